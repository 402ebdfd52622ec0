//! What a baseline accepts and nobody finds any more.

use crate::check::Context;
use crate::{Accepted, Check, Finding, Severity, Subject};

pub(super) const CHECK: Check = Check {
    id: "accepted-gone",
    severity: Severity::Warning,
    title: "a finding that is accepted does not occur any more",
    explanation: "monstr.toml accepts a finding that was mended, or whose row is called otherwise now. What is left there \
        would hide the same mistake when somebody makes it again. --write-baseline takes it out. Nothing is said of \
        checks that were not made.",
    rule: "[[accept]] of monstr.toml (a baseline, and nothing of the game's: see docs/audit.md)",
    needs_source: false,
    withheld: crate::check::never_withheld,
    run,
};

/// It is found by comparison with what is accepted, see [`judge`](crate::judge).
fn run(_: &Check, _: &Context<'_>) -> Vec<Finding> {
    Vec::new()
}

/// The finding that something accepted is gone.
pub(crate) fn finding(accepted: &Accepted) -> Finding {
    let field = accepted.field.as_ref().map_or_else(String::new, |field| format!(" ({field})"));
    let message = format!("{} of {}{field} is accepted and does not occur any more", accepted.id, accepted.subject);
    Finding {
        id: CHECK.id,
        severity: CHECK.severity,
        subject: Subject::Accepted(accepted.subject.clone()),
        message,
        field: None,
        flag: None,
        place: accepted.place.clone(),
    }
}
