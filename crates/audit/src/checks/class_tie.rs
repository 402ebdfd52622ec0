//! Ties in a class that is sorted, of which only some rows can be generated.

use super::classes::{all, difficulty};
use super::words::list;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::Monster;
use std::collections::BTreeMap;

pub(super) const CHECK: Check = Check {
    id: "class-tie",
    severity: Severity::Note,
    title: "rows of one difficulty, of which only some can be generated, are sorted without a tie-break",
    explanation: "Since 5.0 the game sorts each class by difficulty with qsort(), whose comparison leaves open which of \
        two equal rows comes first. mkclass_aligned() may stop before a row that is too hard only if it is harder than \
        the row before, so of a tie only before the first. Where that one cannot be generated, there is no stop before \
        the others, and the odds depend on the C library. Ties that are the easiest of their class have no stop before \
        them anyway. The check is made only where the game sorts.",
    rule: "init_mongen_order(), cmp_init_mongen_order() and mkclass_aligned(): src/makemon.c, since 5.0",
    needs: &[Need::Generation],
    by_generation: false,
    withheld: |context| !context.generator.sorts_classes(),
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (_, rows) in all(context) {
        let mut ties: BTreeMap<i32, Vec<&Monster>> = BTreeMap::new();
        for row in rows {
            ties.entry(difficulty(context, row)).or_default().push(row);
        }
        let mut anything_before = false;
        for (difficulty, tie) in ties {
            let chosen = |row: &&&Monster| context.is_generated(row);
            let (can, cannot): (Vec<_>, Vec<_>) = tie.iter().partition(chosen);
            if let (true, Some(first), false) = (anything_before, cannot.first(), can.is_empty()) {
                let names = |rows: &[&&Monster]| list(&rows.iter().map(|row| row.name()).collect::<Vec<_>>());
                let message = format!(
                    "{} {} the difficulty of {} ({difficulty}), and cannot be generated: if qsort() puts such a row first, \
                     mkclass() does not stop before the others even where they are too hard",
                    names(&cannot),
                    if cannot.len() == 1 { "has" } else { "have" },
                    names(&can),
                );
                findings.push(Finding::of(check, first, message).field("difficulty"));
            }
            anything_before |= !can.is_empty();
        }
    }
    findings
}
