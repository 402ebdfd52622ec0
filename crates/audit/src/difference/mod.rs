//! What differs between two tables, of any two editions.
//!
//! Rows are matched first ([`Pairs`]), and every question is asked of the pairs: which rows are new, gone, renamed or
//! moved and which fields differ ([`Pairs::difference`]), what the rules of difficulty make of it
//! ([`Pairs::recomputed`]), and whose odds changed most ([`Pairs::odds`]). All that is compared has a name in C, and
//! the name is what counts: trees number the same flag differently.

mod fields;
mod odds;
mod order;
mod pairs;
mod value;

pub use odds::{OddsChange, Place};
pub use order::{Moved, Position};
pub use pairs::Pairs;
pub use value::Value;

use model::{Edition, Field, Monster, Names, Str};

/// What differs between two tables.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Difference {
    /// The members that only the new `struct permonst` has, in its order. What they hold is in no row's changes.
    pub members_added: Vec<Str>,
    /// The members that only the old `struct permonst` has, in its order.
    pub members_removed: Vec<Str>,
    /// The rows of the new table that the old one has nothing of, in array order.
    pub added: Vec<Row>,
    /// The rows of the old table that the new one has nothing of, in array order.
    pub removed: Vec<Row>,
    /// The rows that have another symbol or other names, in the order of the new table.
    pub renamed: Vec<Renamed>,
    /// The rows that stand elsewhere among the others, in the order of the new table.
    pub moved: Vec<Moved>,
    /// The rows with fields that differ, in the order of the new table.
    pub changed: Vec<Changed>,
}

/// A row by what it is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The index in `mons[]`.
    pub index: u16,
    /// The PM name without its prefix.
    pub symbol: Str,
    /// The name; the neuter one where there are names by gender.
    pub name: Str,
}

impl From<&Monster> for Row {
    fn from(monster: &Monster) -> Self {
        Self { index: monster.id.0, symbol: monster.symbol.clone(), name: monster.names.neuter.clone() }
    }
}

/// What a row is called in one table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Called {
    /// The PM name without its prefix.
    pub symbol: Str,
    /// The name, or the names by gender.
    pub names: Names,
}

impl From<&Monster> for Called {
    fn from(monster: &Monster) -> Self {
        Self { symbol: monster.symbol.clone(), names: monster.names.clone() }
    }
}

/// A row with another symbol or other names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renamed {
    /// What it was called.
    pub old: Called,
    /// What it is called.
    pub new: Called,
}

/// A row with fields that differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// The row in the new table.
    pub row: Row,
    /// Its fields that differ, in the order of vanilla's `struct permonst`; never empty.
    pub fields: Vec<FieldChange>,
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldChange {
    /// The field as C writes it, by vanilla's name: `mlevel`, `mattk[2].damd`; `geno & G_FREQ` for the frequency in
    /// `geno`, which has the flags.
    pub field: Str,
    /// What the old table has.
    pub old: Value,
    /// What the new table has.
    pub new: Value,
}

/// A row of which the rules of the two editions compute different difficulties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    /// The row in the new table.
    pub row: Row,
    /// What the old edition's rule gives.
    pub old: u32,
    /// What the new edition's rule gives.
    pub new: u32,
}

impl Difference {
    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Pairs<'_> {
    /// What differs.
    pub fn difference(&self) -> Difference {
        let comparer = fields::Comparer::new(self.old_edition(), self.new_edition());
        let changed = self.both().filter_map(|(old, new)| {
            let fields = comparer.changes(old, new);
            (!fields.is_empty()).then(|| Changed { row: new.into(), fields })
        });
        let renamed = self
            .both()
            .filter(|(old, new)| old.symbol != new.symbol || old.names != new.names)
            .map(|(old, new)| Renamed { old: old.into(), new: new.into() });
        Difference {
            members_added: members(self.new_edition(), self.old_edition()),
            members_removed: members(self.old_edition(), self.new_edition()),
            added: self.added().map(Row::from).collect(),
            removed: self.removed().map(Row::from).collect(),
            renamed: renamed.collect(),
            moved: order::moved(self),
            changed: changed.collect(),
        }
    }

    /// The rows of which the editions' own rules compute different difficulties, in the order of the new table
    /// (`mstrength()`: `util/makedefs.c` up to 3.6, `src/mondata.c` since 3.7).
    pub fn recomputed(&self) -> Vec<Recomputed> {
        let [old, new] = [self.old_edition(), self.new_edition()].map(engine::difficulty::compare);
        let of = |comparison: &engine::difficulty::Comparison<'_>, monster: &Monster| {
            comparison.rows.iter().find(|row| row.index == monster.id.0).map(|row| row.recomputed)
        };
        let recomputed = self.both().filter_map(|(was, is)| {
            let (old, new) = (of(&old, was)?, of(&new, is)?);
            (old != new).then(|| Recomputed { row: is.into(), old, new })
        });
        recomputed.collect()
    }
}

/// The members of a `struct permonst` that another lacks.
fn members(of: &Edition, without: &Edition) -> Vec<Str> {
    let is_there = |name: &Str| without.fields.iter().any(|field| field.name == *name);
    of.fields.iter().map(|Field { name, .. }| name).filter(|name| !is_there(name)).cloned().collect()
}

#[cfg(test)]
mod tests;
