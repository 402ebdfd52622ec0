//! Damage of a passive attack that does none.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Attack, AttackType, DamageType, Family, Monster};

pub(super) const CHECK: Check = Check {
    id: "attack-dice",
    severity: Severity::Warning,
    title: "a slot with AT_NONE and AD_PHYS has damage dice",
    explanation: "NetHack's passive() does nothing for AD_PHYS: the dice are rolled and forgotten. A variant's may, as \
        xNetHack's does for the barbed devil, so that it is a note there. Perhaps the type of the attack \
        or of its damage was left out. If it is up to 24 points or more, the formula of difficulty counts 1 for it. \
        Dice of other passive attacks are used.",
    rule: "passive(): src/uhitm.c, all versions of NetHack",
    needs: &[Need::Attacks],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let is_idle = |attack: &&Attack| {
        attack.kind == AttackType::None
            && attack.damage == DamageType::Physical
            && (attack.dice != 0 || attack.sides != 0)
    };
    let of_row = |row: &Monster| -> Vec<Finding> {
        let finding = |attack: &Attack| {
            let message = format!(
                "attack {} of {} is AT_NONE, AD_PHYS {}d{}: NetHack's passive() never does that damage",
                attack.slot + 1,
                row.name(),
                attack.dice,
                attack.sides
            );
            let finding = Finding::of(check, row, message).field(format!("mattk[{}]", attack.slot));
            if context.edition.family == Family::NetHack { finding } else { finding.severity(Severity::Note) }
        };
        row.attacks.iter().filter(is_idle).map(finding).collect()
    };
    context.edition.monsters.iter().flat_map(of_row).collect()
}
