//! What a baseline accepts and nobody finds any more.

use crate::check::Context;
use crate::{Accepted, Check, Finding, Severity, Subject};

pub(crate) const CHECK: Check = Check {
    id: "accepted-gone",
    severity: Severity::Warning,
    title: "a finding that is accepted does not occur any more",
    explanation: "monstr.toml accepts a finding that was mended, or whose row is called otherwise now. What is left there \
        would hide the same mistake when somebody makes it again. --write-baseline takes it out. Nothing is said of \
        checks that were not made.",
    rule: "[[accept]] of monstr.toml (a baseline, and nothing of the game's: see docs/audit.md)",
    needs: &[],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

/// It is found by comparison with what is accepted, see [`judge`](crate::judge).
fn run(_: &Check, _: &Context<'_>) -> Vec<Finding> {
    Vec::new()
}

/// The finding that something accepted is gone.
pub(crate) fn finding(accepted: &Accepted) -> Finding {
    let Accepted { id, subject, field, detail, .. } = accepted;
    let about: Vec<_> = field.iter().chain(detail).map(String::as_str).collect();
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(": ")) };
    let message = format!("{id} of {subject}{about} is accepted and does not occur any more");
    let detail = detail.as_ref().map_or_else(|| id.clone(), |detail| format!("{id} {detail}"));
    Finding {
        id: CHECK.id,
        severity: CHECK.severity,
        subject: Subject::Accepted(subject.clone()),
        message,
        field: field.clone(),
        detail: Some(detail),
        place: accepted.place.clone(),
    }
}
