//! Monsters that lose resistances when they grow up.

use super::growth::pairs;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{FlagSet, Monster};

pub(super) const CHECK: Check = Check {
    id: "growth-resistance",
    severity: Severity::Warning,
    title: "a young monster resists what its adult form does not",
    explanation: "grow_up() gives a monster the resistances of the species that grownups[] says. One that is lost on the \
        way was probably forgotten in the adult's row. Hatchlings are not asked: they are of their own.",
    rule: "grownups[]: src/mondata.c; grow_up(): src/makemon.c, all versions",
    needs: &[Need::GrownUps, Need::Resistances],
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    pairs(context).flat_map(|(young, grown)| of_pair(check, young, grown)).collect()
}

fn of_pair(check: &Check, young: &Monster, grown: &Monster) -> Vec<Finding> {
    let (Some(own), Some(left)) = (&young.resists, &grown.resists) else { return Vec::new() };
    let finding = |name: &str| {
        let message = format!(
            "{} has MR_{name} and grows up into {}, which has not: grow_up() takes it away",
            young.name(),
            grown.name()
        );
        Finding::of(check, young, message).field("mresists").detail(format!("MR_{name}"))
    };
    (own.known - left.known).names().map(finding).collect()
}
