//! Corpses that convey what the monster itself lacks.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{FlagSet, Monster};

pub(super) const CHECK: Check = Check {
    id: "conveys",
    severity: Severity::Note,
    title: "a corpse conveys a resistance that the monster has not",
    explanation: "The hero who eats it may become resistant to what kills the monster itself. In vanilla every monster \
        has what its corpse conveys.",
    rule: "mresists, mconveys: include/permonst.h; givit(), cpostfx(): src/eat.c, all versions",
    needs: &[Need::Resistances, Need::Conveyances],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let of_row = |row: &Monster| {
        let (Some(conveys), Some(resists)) = (&row.conveys, &row.resists) else { return Vec::new() };
        let finding = |name: &str| {
            let message = format!("eating {} may convey MR_{name}, which it does not have itself", row.name());
            Finding::of(check, row, message).field("mconveys").detail(format!("MR_{name}"))
        };
        (conveys.known - resists.known).names().map(finding).collect()
    };
    context.edition.monsters.iter().flat_map(of_row).collect()
}
