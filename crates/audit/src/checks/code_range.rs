//! Ranges of PM names in the code, and rows in them that are hardly meant.

use super::words::list;
use crate::check::Context;
use crate::{Check, CodeRange, Finding, Need, Severity};
use model::{Edition, M2, Monster, OpenEnum};
use std::collections::BTreeSet;

pub(super) const CHECK: Check = Check {
    id: "code-range",
    severity: Severity::Warning,
    title: "a range of PM names that the code walks has a row of another kind in it",
    explanation: "The game compares species by number: PM_SOLDIER to PM_CAPTAIN are the soldiers, as long as nobody \
        puts another row between them. The ranges are found in the tree's own C, by token: two comparisons of one \
        value, a loop from one name to another, a difference of two names and one. A row counts as not meant if all \
        others of the range, and there are at least four, have a class or a kind in common (M2_MERC, M2_UNDEAD, …) \
        that it has not, and such rows are at most a quarter. Of all places that walk one range, the first is shown.",
    rule: "squadmon(): src/mkroom.c, and wherever else (PM_A <= x && x <= PM_B) or (PM_B - PM_A + 1) stands",
    needs: &[Need::Source],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

/// The kinds that a range may be of. Rank and conduct are none: kings are among their people.
const KINDS: [M2; 10] =
    [M2::UNDEAD, M2::WERE, M2::HUMAN, M2::ELF, M2::DWARF, M2::GNOME, M2::ORC, M2::DEMON, M2::MERC, M2::GIANT];

/// How many rows a range must have for one of them to stand out.
const LEAST: usize = 4;

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let ranges = context.source.map_or(&[][..], |source| &source.ranges);
    let mut findings: Vec<Finding> = Vec::new();
    let mut seen = BTreeSet::new();
    for range in ranges {
        let rows = rows(context.edition, range);
        for (monster, lacking) in strangers(rows) {
            // One place is enough for a range that the code walks again and again.
            if !seen.insert((monster.id, &range.first, &range.last)) {
                continue;
            }
            let message = format!(
                "{} stands between PM_{} and PM_{}, and has not {}, which all others there have; `{}` counts it in",
                monster.name(),
                range.first,
                range.last,
                list(&lacking),
                range.code
            );
            let mut finding = Finding::of(check, monster, message);
            finding.detail = Some(format!("PM_{}..PM_{}", range.first, range.last));
            finding.place = Some(range.place.clone());
            findings.push(finding);
        }
    }
    findings
}

/// The rows of a range; none where the table lacks one of its ends.
fn rows<'a>(edition: &'a Edition, range: &CodeRange) -> &'a [Monster] {
    let at = |symbol: &str| edition.monster(symbol).map(|monster| usize::from(monster.id.0));
    match (at(&range.first), at(&range.last)) {
        (Some(first), Some(last)) => {
            let first = first + usize::from(!range.with_first);
            let end = last + usize::from(range.with_last);
            edition.monsters.get(first..end).unwrap_or_default()
        }
        _ => &[],
    }
}

/// The rows that lack what all others have, with the C names of that.
fn strangers(rows: &[Monster]) -> Vec<(&Monster, Vec<String>)> {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Vec::new() };
    if rows.len() < LEAST {
        return Vec::new();
    }
    let mut found: Vec<(&Monster, Vec<String>)> = Vec::new();
    let mut note = |mark: String, has: &dyn Fn(&Monster) -> bool| {
        let without: Vec<_> = rows.iter().filter(|row| !has(row)).collect();
        if has(first) && has(last) && without.len() * 4 <= rows.len() {
            for row in without {
                match found.iter_mut().find(|(known, _)| known.id == row.id) {
                    Some((_, marks)) => marks.push(mark.clone()),
                    None => found.push((row, vec![mark.clone()])),
                }
            }
        }
    };
    note(first.class.c_name().to_owned(), &|row| row.class == first.class);
    for kind in KINDS {
        let name = model::FlagSet::names(kind).next().unwrap_or_default();
        note(format!("M2_{name}"), &|row| row.traits.m2.contains(kind));
    }
    found
}
