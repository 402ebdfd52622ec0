//! Flags that stand in another word than their own.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};

pub(super) const CHECK: Check = Check {
    id: "misplaced-flag",
    severity: Severity::Error,
    title: "a flag stands in the wrong word",
    explanation: "M1_, M2_, M3_, MR_ and G_ flags are bits of different words, and C does not tell them apart: \
        M2_HOSTILE in mflags1 is another trait with the same bit. The names are taken from the row as it is written, \
        before the macros are gone. A macro that is an alias of another word's flag is a flag of both words.",
    rule: "M1_ to M3_, MR_, G_: include/monflag.h; MON(): src/monst.c, include/monsters.h since 3.7 (all versions)",
    needs: &[Need::Source, Need::Flags],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let misplaced = context.source.map_or(&[][..], |source| &source.misplaced);
    let finding = |misplaced: &crate::MisplacedName| {
        let row = context.edition.monsters.get(misplaced.row)?;
        let message = format!(
            "{} of {} has {}, which belongs into {}: the game reads its bits as those of {}",
            misplaced.field,
            row.name(),
            misplaced.name,
            misplaced.belongs,
            misplaced.field
        );
        let finding = Finding::of(check, row, message).field(misplaced.field.clone());
        let mut finding = finding.detail(misplaced.name.clone());
        finding.place = misplaced.place.clone().or(finding.place);
        Some(finding)
    };
    misplaced.iter().filter_map(finding).collect()
}
