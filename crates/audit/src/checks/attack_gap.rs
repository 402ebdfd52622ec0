//! Attacks behind an empty slot.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Attack, AttackType, Monster};

pub(super) const CHECK: Check = Check {
    id: "attack-gap",
    severity: Severity::Warning,
    title: "an attack comes after an empty slot",
    explanation: "An empty slot is AT_NONE, as a passive attack is. passive() takes the first slot with AT_NONE for the \
        monster's passive attack and looks no further: a passive one behind an empty slot never does anything. An \
        active attack behind it is still made, since mattacku() goes through all slots (a note).",
    rule: "passive(), passiveum(): src/uhitm.c, src/mhitu.c; mattacku(): src/mhitu.c, all versions",
    needs: &[Need::Attacks],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let finding = |row: &Monster| {
        let (gap, attack) = behind_gap(row)?;
        let is_passive = attack.kind == AttackType::None;
        let effect = if is_passive { "passive() never gets to it" } else { "it is made all the same" };
        let message = format!(
            "attack {} of {} ({} {}) comes after slot {}, which is empty: {effect}",
            attack.slot + 1,
            row.name(),
            attack.kind,
            attack.damage,
            gap + 1
        );
        let finding = Finding::of(check, row, message).field(format!("mattk[{}]", attack.slot));
        Some(if is_passive { finding } else { finding.severity(Severity::Note) })
    };
    context.edition.monsters.iter().filter_map(finding).collect()
}

/// The first empty slot before an attack, and the worst attack behind it: a passive one, else the first.
fn behind_gap(row: &Monster) -> Option<(u8, &Attack)> {
    let slots = row.attacks.iter().map(|attack| attack.slot);
    let gap = (0..).zip(slots).find(|(expected, slot)| expected != slot).map(|(expected, _)| expected)?;
    let behind = || row.attacks.iter().filter(|attack| attack.slot > gap);
    // A passive attack that comes before the gap is the one that passive() finds.
    let has_passive_before = row.attacks.iter().any(|attack| attack.slot < gap && attack.kind == AttackType::None);
    let passive = behind().find(|attack| attack.kind == AttackType::None && !has_passive_before);
    passive.or_else(|| behind().next()).map(|attack| (gap, attack))
}
