//! Classes whose rows do not lie together.

use super::classes::runs;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Gen, Monster, OpenEnum};

pub(super) const CHECK: Check = Check {
    id: "class-split",
    severity: Severity::Warning,
    title: "a class's rows do not lie together",
    explanation: "mkclass() goes from the first row of a class to the first row of another. What comes after that is \
        never chosen, whoever asks for the class: a throne room, a graveyard, a special level. Rows that are unique or \
        have no frequency are not chosen anyway. The check is not made \
        where the game sorts the rows first (5.0, xNetHack 9).",
    rule: "mkclass() and its first assumption: src/makemon.c, up to 3.7",
    needs: &[Need::Generation],
    by_generation: false,
    withheld: |context| context.generator.sorts_classes(),
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let runs = runs(context);
    let mut findings = Vec::new();
    for (at, (class, rows)) in runs.iter().enumerate() {
        let before = runs.get(..at).unwrap_or_default();
        let Some((_, first)) = before.iter().find(|(known, _)| known == class) else { continue };
        let (Some(row), Some(end)) = (rows.first(), first.last()) else { continue };
        if !rows.iter().any(|row| may_be_asked_for(row)) {
            continue;
        }
        let others = match rows.len() {
            1 => String::new(),
            2 => " and the row after it".to_owned(),
            several => format!(" and the {} rows after it", several - 1),
        };
        let message = format!(
            "{}{others}: {} has ended with {} before, and mkclass() never gets to what comes later",
            row.name(),
            class.c_name(),
            end.name()
        );
        findings.push(Finding::of(check, row, message).field("mlet"));
    }
    findings
}

/// Whether `mkclass()` could choose a row for some caller: there is always a frequency in it, and never `G_UNIQ`.
fn may_be_asked_for(row: &Monster) -> bool {
    let generation = row.generation.as_ref();
    generation.is_some_and(|it| it.frequency > 0 && !it.flags.known.contains(Gen::UNIQ))
}
