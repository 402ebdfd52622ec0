//! Monsters that lose resistances when they grow up.

use super::words::list;
use crate::check::Context;
use crate::{Check, Finding, Severity};
use model::{FlagSet, GrownUp, Monster};

pub(super) const CHECK: Check = Check {
    id: "growth-resistance",
    severity: Severity::Warning,
    title: "a young monster resists what its adult form does not",
    explanation: "grow_up() gives a monster the resistances of the species that grownups[] says. One that is lost on the \
        way was probably forgotten in the adult's row. Hatchlings are not asked: they are of their own.",
    rule: "grownups[]: src/mondata.c; grow_up(): src/makemon.c, all versions",
    needs_source: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let row = |id: model::MonsterId| context.edition.monsters.get(usize::from(id.0));
    let finding = |pair: &GrownUp| of_pair(check, row(pair.young)?, row(pair.grown)?);
    context.edition.grown_ups.iter().filter_map(finding).collect()
}

fn of_pair(check: &Check, young: &Monster, grown: &Monster) -> Option<Finding> {
    let lost = young.resists.as_ref()?.known - grown.resists.as_ref()?.known;
    if lost.is_empty() || young.name().split(' ').any(|word| word == "hatchling") {
        return None;
    }
    let names: Vec<_> = lost.names().map(|name| format!("MR_{name}")).collect();
    let message = format!(
        "{} has {} and grows up into {}, which has not: grow_up() takes it away",
        young.name(),
        list(&names),
        grown.name()
    );
    Some(Finding::of(check, young, message).field("mresists"))
}
