//! Frequencies that are too large for their bits.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::GenoBits;

pub(super) const CHECK: Check = Check {
    id: "frequency-range",
    severity: Severity::Error,
    title: "a frequency is above what G_FREQ holds",
    explanation: "The frequency is in the bits of geno that the tree calls G_FREQ: three, up to 7, in most trees, and \
        seven, up to 127, in SLASH'EM Extended. A larger number sets bits above them, which mean nothing, and the \
        frequency is what is left in those of G_FREQ. Only the bits below the tree's next flag count for that: beyond, \
        a number cannot be told from flags.",
    rule: "G_FREQ: include/permonst.h, include/monflag.h since 3.1; rndmonst(), mkclass(): src/makemon.c",
    needs: &[Need::Generation],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let Some(bits) = context.edition.geno else { return Vec::new() };
    let written = bits.frequency | nameless_above(bits);
    let finding = |row: &model::Monster| {
        let number = row.generation.as_ref()?.flags.raw & written;
        let counts = number & bits.frequency;
        if number == counts {
            return None;
        }
        let message = format!(
            "{} has a frequency of {number}, and G_FREQ is {:#x}: only {counts} of it counts",
            row.name(),
            bits.frequency
        );
        Some(Finding::of(check, row, message).field("geno"))
    };
    context.edition.monsters.iter().filter_map(finding).collect()
}

/// The bits between those of the frequency and the first flag above them. None where there is no such flag: then nobody
/// knows what they are for.
fn nameless_above(bits: GenoBits) -> u64 {
    let up_to = |bit: u32| u64::MAX.checked_shr(u64::BITS - bit).unwrap_or(0);
    let frequency = up_to(u64::BITS - bits.frequency.leading_zeros());
    let flags = bits.flags & !frequency;
    if flags == 0 { 0 } else { up_to(flags.trailing_zeros()) & !frequency }
}
