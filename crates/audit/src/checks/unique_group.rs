//! Unique monsters that come in groups.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{FlagSet, Gen};

pub(super) const CHECK: Check = Check {
    id: "unique-group",
    severity: Severity::Warning,
    title: "a unique monster has a flag for groups",
    explanation: "makemon() makes a group only of a species that it has chosen itself, and it never chooses a unique \
        one: there will be no group. But the formula of difficulty adds 1 for a small group and 2 for a large one.",
    rule: "makemon(): src/makemon.c; mstrength(): util/makedefs.c, src/mondata.c since 3.7",
    needs: &[Need::Generation],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let groups = Gen::SGROUP | Gen::LGROUP | Gen::VLGROUP;
    let of_row = |row: &model::Monster| {
        let flags = row.generation.as_ref().map_or(Gen::empty(), |generation| generation.flags.known);
        let vain = if flags.contains(Gen::UNIQ) { flags & groups } else { Gen::empty() };
        let finding = |name: &str| {
            let message = format!(
                "{} has G_UNIQ and G_{name}: no group ever comes of it, and it still counts for the difficulty",
                row.name()
            );
            Finding::of(check, row, message).field("geno").detail(format!("G_{name}"))
        };
        vain.names().map(finding).collect::<Vec<_>>()
    };
    context.edition.monsters.iter().flat_map(of_row).collect()
}
