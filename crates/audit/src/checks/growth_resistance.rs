//! Monsters that lose resistances when they grow up.

use super::growth::pairs;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{FlagSet, Monster};

pub(super) const CHECK: Check = Check {
    id: "growth-resistance",
    severity: Severity::Warning,
    title: "a young monster resists what its adult form does not",
    explanation: "What the young resist and the species that grownups[] says does not was probably forgotten in the \
        adult's row. Since 3.6.2 a monster that grows up has no more than its new species; before, and in SLASH'EM, it \
        keeps what it had, and only those that were never young lack it. Hatchlings are not asked: they are of their own.",
    rule: "grownups[]: src/mondata.c; grow_up(): src/makemon.c; set_mon_data(): src/mondata.c, all versions",
    needs: &[Need::GrownUps, Need::Resistances],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    pairs(context).flat_map(|(young, grown)| of_pair(check, young, grown)).collect()
}

fn of_pair(check: &Check, young: &Monster, grown: &Monster) -> Vec<Finding> {
    let (Some(own), Some(left)) = (&young.resists, &grown.resists) else { return Vec::new() };
    let finding = |name: &str| {
        let message = format!("{} has MR_{name} and grows up into {}, which has not", young.name(), grown.name());
        Finding::of(check, young, message).field("mresists").detail(format!("MR_{name}"))
    };
    (own.known - left.known).names().filter(|name| is_resistance(name)).map(finding).collect()
}

/// Whether a flag says what does no harm: SLASH'EM has some that say how good a weapon must be to hit, or counts as.
fn is_resistance(name: &str) -> bool {
    !name.starts_with("HITAS") && !name.starts_with("PLUS")
}
