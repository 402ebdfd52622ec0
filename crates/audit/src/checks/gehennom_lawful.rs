//! Monsters of Gehennom that Gehennom does not let in.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::Gen;

pub(super) const CHECK: Check = Check {
    id: "gehennom-lawful",
    severity: Severity::Warning,
    title: "a lawful monster is generated in Gehennom only",
    explanation: "Outside of Gehennom, uncommon() keeps out what has G_HELL; in Gehennom, what is lawful. A row with \
        both is never chosen by rndmonst(), whatever its frequency says. It still comes where somebody asks for its \
        class or species.",
    rule: "uncommon(): src/makemon.c, all versions",
    needs: &[Need::Generation, Need::Alignment],
    by_generation: true,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let rows = context.edition.monsters.iter().filter(|row| {
        let is_of_hell = row.generation.as_ref().is_some_and(|it| it.flags.known.contains(Gen::HELL));
        is_of_hell && row.alignment.is_some_and(|alignment| alignment > 0) && context.is_generated(row)
    });
    let finding = |row: &model::Monster| {
        let message = format!(
            "{} has G_HELL and is lawful ({}): rndmonst() never chooses it, in Gehennom or elsewhere",
            row.name(),
            row.alignment.unwrap_or(0)
        );
        Finding::of(check, row, message).field("maligntyp")
    };
    rows.map(finding).collect()
}
