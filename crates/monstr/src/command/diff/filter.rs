//! What of a difference was asked for.

use super::Told;
use crate::arguments::difference::Diff;
use crate::exit::Failure;
use crate::names;
use audit::difference::{Difference, Row};
use model::{Edition, Str};
use std::collections::BTreeSet;

/// The fields that vanilla has had, as `--only` takes them; those that only variants have are taken from their tables.
const FIELDS: [&str; 20] = [
    "mlet",
    "mlevel",
    "mmove",
    "ac",
    "mr",
    "maligntyp",
    "geno",
    "mattk",
    "cwt",
    "cnutrit",
    "msound",
    "msize",
    "mresists",
    "mconveys",
    "mflags1",
    "mflags2",
    "mflags3",
    "difficulty",
    "mcolor",
    "geno & G_FREQ",
];

/// The fields that a monster's names are in.
const NAMES: [&str; 2] = ["mname", "pmnames"];

/// The members of an attack that vanilla has had.
const OF_ATTACKS: [&str; 4] = ["aatyp", "adtyp", "damn", "damd"];

/// What of a difference was asked for: everything, unless fields or monsters are named.
pub struct Filter {
    /// The fields, by their names in C.
    only: Vec<String>,
    /// The PM names of the monsters, in either edition; `None` for all.
    symbols: Option<BTreeSet<String>>,
}

impl Filter {
    /// What the options ask for.
    pub fn of(options: &Diff, old: &Edition, new: &Edition) -> Result<Self, Failure> {
        for field in &options.only {
            check_field(field, old, new)?;
        }
        let mut symbols = BTreeSet::new();
        for called in &options.monster {
            let found = names::all_called(old, new, called)?;
            symbols.extend(found.iter().map(|monster| monster.symbol.clone().into_owned()));
        }
        Ok(Self { only: options.only.clone(), symbols: (!options.monster.is_empty()).then_some(symbols) })
    }

    /// Takes out what was not asked for.
    pub fn apply(&self, told: &mut Told<'_>) {
        if !self.only.is_empty() {
            self.apply_only(told);
        }
        let Some(symbols) = &self.symbols else { return };
        let is_asked = |symbol: &Str| symbols.contains(&**symbol);
        let rows = |rows: &mut Vec<Row>| rows.retain(|row| is_asked(&row.symbol));
        let difference = &mut told.difference;
        (difference.members_added, difference.members_removed) = (Vec::new(), Vec::new());
        rows(&mut difference.added);
        rows(&mut difference.removed);
        difference.renamed.retain(|renamed| is_asked(&renamed.old.symbol) || is_asked(&renamed.new.symbol));
        difference.moved.retain(|moved| is_asked(&moved.row.symbol));
        difference.changed.retain(|changed| is_asked(&changed.row.symbol));
        told.recomputed.retain(|recomputed| is_asked(&recomputed.row.symbol));
        if let Some(odds) = &mut told.odds {
            odds.retain(|change| is_asked(&change.row.symbol));
        }
    }

    /// Leaves the changes of the fields that are named alone: of names, what was renamed.
    fn apply_only(&self, told: &mut Told<'_>) {
        let Difference { mut changed, mut renamed, .. } = std::mem::take(&mut told.difference);
        if !self.only.iter().any(|field| NAMES.contains(&&**field)) {
            renamed.clear();
        }
        for row in &mut changed {
            row.fields.retain(|change| self.only.iter().any(|field| is_part(&change.field, field)));
        }
        changed.retain(|row| !row.fields.is_empty());
        told.difference = Difference { changed, renamed, ..Difference::default() };
        told.recomputed.clear();
    }
}

/// Whether `part` is the field, or something in it: `mattk[2].damd` is in `mattk[2]`, and that in `mattk`.
fn is_part(part: &str, field: &str) -> bool {
    part.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.', ' ']))
}

/// That one of the editions has, or vanilla had, a field of this name, with the part of it that is named.
fn check_field(field: &str, old: &Edition, new: &Edition) -> Result<(), Failure> {
    let (name, part) = field.split_at(field.find(['[', '.']).unwrap_or(field.len()));
    let editions = || [old, new].into_iter();
    let members = editions().flat_map(|edition| edition.fields.iter()).map(|member| &*member.name);
    must_be_known("field", field, name, FIELDS.into_iter().chain(NAMES).chain(members).collect())?;
    if part.is_empty() {
        return Ok(());
    }
    let refused = |why: &str| Err(Failure::Usage(format!("--only {field}: {why}")));
    let Some((slot, member)) = (name == "mattk").then(|| attack_part(part)).flatten() else {
        return refused("a part is named as in mattk[0].damd, and of attacks only");
    };
    let slots = editions().map(|edition| edition.attack_slots).max().unwrap_or_default();
    if slot >= usize::from(slots) {
        return refused(&format!("there are {slots} attacks, from mattk[0] on"));
    }
    let Some(member) = member else { return Ok(()) };
    let attacks = editions().flat_map(|edition| edition.monsters.iter()).flat_map(|monster| monster.attacks.iter());
    let more = attacks.flat_map(|attack| attack.extra.iter()).map(|extra| &*extra.field);
    must_be_known("member of an attack", field, member, OF_ATTACKS.into_iter().chain(more).collect())
}

/// Which attack `[0]` or `[0].damd` is of, and which member of it.
fn attack_part(part: &str) -> Option<(usize, Option<&str>)> {
    let (slot, rest) = part.strip_prefix('[')?.split_once(']')?;
    let member = match rest.strip_prefix('.') {
        Some(member) => Some(member),
        None if rest.is_empty() => None,
        None => return None,
    };
    Some((slot.parse().ok()?, member))
}

/// That a name is among those that are known.
fn must_be_known(what: &str, field: &str, name: &str, mut known: Vec<&str>) -> Result<(), Failure> {
    if known.contains(&name) {
        return Ok(());
    }
    known.sort_unstable();
    known.dedup();
    Err(Failure::Usage(format!("--only {field}: there is no such {what}; there are {}", known.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_all_that_is_in_it() {
        for (part, field) in [("mattk[2].damd", "mattk"), ("mattk[2].damd", "mattk[2]"), ("geno & G_FREQ", "geno")] {
            assert!(is_part(part, field), "{part} in {field}");
        }
        for (part, field) in [("mrace", "mr"), ("mattk[12].damd", "mattk[1]"), ("geno", "geno & G_FREQ")] {
            assert!(!is_part(part, field), "{part} in {field}");
        }
    }
}
