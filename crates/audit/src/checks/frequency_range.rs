//! Frequencies that are too large for their bits.

use crate::check::Context;
use crate::{Check, Finding, Severity};

/// `G_FREQ`, the same in every tree.
const FREQUENCY: u64 = 7;
/// The bit above it, which no tree gives a name.
const ABOVE: u64 = 8;

pub(super) const CHECK: Check = Check {
    id: "frequency-range",
    severity: Severity::Error,
    title: "a frequency is above 7",
    explanation: "The frequency is the lowest three bits of geno (G_FREQ). A number above 7 sets the bit above them, \
        which means nothing, and the frequency is what is left in the three.",
    rule: "G_FREQ: include/permonst.h, include/monflag.h since 3.1; rndmonst(), mkclass(): src/makemon.c",
    needs_source: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let finding = |row: &model::Monster| {
        let generation = row.generation.as_ref()?;
        let low = generation.flags.raw & (FREQUENCY | ABOVE);
        // A name for the bit would be among those that the model does not know.
        if low & ABOVE == 0 || !generation.flags.others.is_empty() {
            return None;
        }
        let message = format!("{} has a frequency of {low}: only {} of it counts", row.name(), low & FREQUENCY);
        Some(Finding::of(check, row, message).field("geno"))
    };
    context.edition.monsters.iter().filter_map(finding).collect()
}
