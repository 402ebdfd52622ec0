//! Rows of a class behind harder ones.

use super::classes::{difficulty, runs};
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::Monster;

pub(super) const CHECK: Check = Check {
    id: "class-order",
    severity: Severity::Warning,
    title: "a row comes right after a harder one of its class",
    explanation: "mkclass() takes the rows of a class to be in increasing order of difficulty. At a row that is too \
        hard for the level (above half its difficulty) and harder than the row before, it stops every other time, and \
        so leaves out an easier row that comes after. Only pairs of neighbours are looked at of which both can be \
        generated at random: a row with G_NOGEN, G_UNIQ or without a frequency may stand anywhere. The check is not \
        made where the game sorts the rows first (5.0, xNetHack 9).",
    rule: "mkclass() and its second assumption: src/makemon.c; mkclass_aligned() since 3.6.2, up to 3.7",
    needs: &[Need::Generation],
    by_generation: true,
    withheld: |context| context.generator.sorts_classes(),
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (_, rows) in runs(context) {
        for (at, pair) in rows.windows(2).enumerate() {
            let [harder, easier] = pair else { continue };
            let both = context.is_generated(harder) && context.is_generated(easier);
            if both && difficulty(context, easier) < difficulty(context, harder) && may_stop(context, &rows, at) {
                findings.push(finding(check, context, harder, easier));
            }
        }
    }
    findings
}

/// Whether `mkclass()` may stop before a row: it has something to choose from by then, and the row is harder than the
/// one before.
fn may_stop(context: &Context<'_>, rows: &[&Monster], at: usize) -> bool {
    let before = rows.get(..at).unwrap_or_default();
    let hardest = rows.get(at).map_or(0, |row| difficulty(context, row));
    let is_step = before.last().is_some_and(|before| difficulty(context, before) < hardest);
    is_step && before.iter().any(|row| context.is_generated(row))
}

fn finding(check: &Check, context: &Context<'_>, harder: &Monster, easier: &Monster) -> Finding {
    let (least, most) = (difficulty(context, easier), difficulty(context, harder));
    let (name, other) = (easier.name(), harder.name());
    let message = format!(
        "{name} (difficulty {least}) comes after {other} ({most}): on levels of difficulty {} to {}, where {name} is \
         not too hard, mkclass() stops before {other} every other time and leaves {name} out",
        2 * least,
        2 * most - 1
    );
    Finding::of(check, easier, message)
}
