//! Values that change when C stores them.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};

pub(super) const CHECK: Check = Check {
    id: "truncated",
    severity: Severity::Error,
    title: "a value does not fit in its field",
    explanation: "The compiler stores the low bits of a number that is too large for its field, and takes the highest \
        for a sign where the field has one: 300 in an unsigned char is 44, 200 in a signed char is -56. The game works \
        with what is stored.",
    rule: "struct permonst and struct attack: include/permonst.h, all versions (numbers by C17 6.3.1.3)",
    needs: &[Need::Source],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let changed = context.source.map_or(&[][..], |source| &source.changed);
    let finding = |changed: &crate::ChangedValue| {
        let row = context.edition.monsters.get(changed.row)?;
        let message = format!(
            "{} of {} is given as {}; `{}` cannot hold that, and {} is stored",
            changed.field,
            row.name(),
            changed.value,
            changed.ctype,
            changed.stored
        );
        let mut finding = Finding::of(check, row, message).field(changed.field.clone());
        finding.place = changed.place.clone().or(finding.place);
        Some(finding)
    };
    changed.iter().filter_map(finding).collect()
}
