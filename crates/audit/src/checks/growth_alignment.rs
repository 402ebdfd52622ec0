//! Monsters whose alignment changes when they grow up.

use super::growth::pairs;
use super::words::alignment;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::Monster;

pub(super) const CHECK: Check = Check {
    id: "growth-alignment",
    severity: Severity::Warning,
    title: "a young monster and what it grows up into have different alignments",
    explanation: "grow_up() gives a pet, or a monster that has killed enough, the species that grownups[] says, and with \
        it another alignment: what was cross-aligned may be co-aligned from then on, or the other way round. Young that \
        are neutral and take a side when they grow up are only worth knowing (a note), and all hatchlings are so.",
    rule: "grownups[]: src/mondata.c; grow_up(), set_malign(): src/makemon.c, all versions",
    needs: &[Need::GrownUps, Need::Alignment],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    pairs(context).filter_map(|(young, grown)| of_pair(check, young, grown)).collect()
}

fn of_pair(check: &Check, young: &Monster, grown: &Monster) -> Option<Finding> {
    let (from, to) = (young.alignment?, grown.alignment?);
    if from.signum() == to.signum() {
        return None;
    }
    let message = format!(
        "{} is {} ({from}) and grows up into {}, which is {} ({to}): grow_up() changes its alignment",
        young.name(),
        alignment(from),
        grown.name(),
        alignment(to)
    );
    let finding = Finding::of(check, young, message).field("maligntyp");
    Some(if from == 0 { finding.severity(Severity::Note) } else { finding })
}
