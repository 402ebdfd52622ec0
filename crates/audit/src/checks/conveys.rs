//! Corpses that convey what the monster itself lacks.

use super::words::list;
use crate::check::Context;
use crate::{Check, Finding, Severity};
use model::{FlagSet, Monster};

pub(super) const CHECK: Check = Check {
    id: "conveys",
    severity: Severity::Note,
    title: "a corpse conveys a resistance that the monster has not",
    explanation: "The hero who eats it may become resistant to what kills the monster itself. In vanilla every monster \
        has what its corpse conveys.",
    rule: "mresists, mconveys: include/permonst.h; givit(), cpostfx(): src/eat.c, all versions",
    needs_source: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let finding = |row: &Monster| {
        let lacking = row.conveys.as_ref()?.known - row.resists.as_ref()?.known;
        if lacking.is_empty() {
            return None;
        }
        let names: Vec<_> = lacking.names().map(|name| format!("MR_{name}")).collect();
        let message = format!("eating {} may convey {}, which it does not have itself", row.name(), list(&names));
        Some(Finding::of(check, row, message).field("mconveys"))
    };
    context.edition.monsters.iter().filter_map(finding).collect()
}
