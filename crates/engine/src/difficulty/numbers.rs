//! The numbers that a tree gives the attacks which the rule asks about.

use model::{Attack, AttackType, DamageType, Edition};

/// An edition's own numbers, looked up once. `None` where the tree lacks the name: then no attack can have it.
pub(super) struct Numbers {
    weapon: Option<i64>,
    magic: Option<i64>,
    explosion: Option<i64>,
    ranged: [Option<i64>; 3],
    physical: i64,
    deadly: [Option<i64>; 6],
    fire_or_cold: [Option<i64>; 2],
    electric: Option<i64>,
}

impl Numbers {
    /// Those of an edition.
    pub(super) fn of(edition: &Edition) -> Self {
        let kind = |kind| edition.attack_type_value(&kind);
        let damage = |damage| edition.damage_types.iter().find(|named| named.what == damage).map(|named| named.value);
        Self {
            weapon: kind(AttackType::Weapon),
            magic: kind(AttackType::Magic),
            explosion: kind(AttackType::Explode),
            ranged: [kind(AttackType::Breath), kind(AttackType::Spit), kind(AttackType::Gaze)],
            physical: damage(DamageType::Physical).unwrap_or(0),
            deadly: [
                damage(DamageType::DrainLife),
                damage(DamageType::Stone),
                damage(DamageType::PoisonStrength),
                damage(DamageType::PoisonDexterity),
                damage(DamageType::PoisonConstitution),
                damage(DamageType::Lycanthropy),
            ],
            fire_or_cold: [damage(DamageType::Fire), damage(DamageType::Cold)],
            electric: damage(DamageType::Electric),
        }
    }

    /// `ranged_attk()`: `AT_WEAP` or any number from there on, or a breath, spit or gaze.
    pub(super) fn is_ranged(&self, attack: &Attack) -> bool {
        let kind = i64::from(attack.kind_raw);
        self.weapon.is_some_and(|weapon| kind >= weapon) || self.ranged.contains(&Some(kind))
    }

    /// `AT_WEAP`.
    pub(super) fn is_weapon(&self, attack: &Attack) -> bool {
        self.weapon == Some(i64::from(attack.kind_raw))
    }

    /// `AT_MAGC`.
    pub(super) fn is_magic(&self, attack: &Attack) -> bool {
        self.magic == Some(i64::from(attack.kind_raw))
    }

    /// `AT_EXPL`.
    pub(super) fn is_explosion(&self, attack: &Attack) -> bool {
        self.explosion == Some(i64::from(attack.kind_raw))
    }

    /// `AD_PHYS`.
    pub(super) fn is_physical(&self, attack: &Attack) -> bool {
        i64::from(attack.damage_raw) == self.physical
    }

    /// Level drain, stoning, poison or lycanthropy.
    pub(super) fn is_deadly(&self, attack: &Attack) -> bool {
        self.deadly.contains(&Some(i64::from(attack.damage_raw)))
    }

    /// `AD_FIRE` or `AD_COLD`.
    pub(super) fn is_fire_or_cold(&self, attack: &Attack) -> bool {
        self.fire_or_cold.contains(&Some(i64::from(attack.damage_raw)))
    }

    /// `AD_ELEC`.
    pub(super) fn is_electric(&self, attack: &Attack) -> bool {
        self.electric == Some(i64::from(attack.damage_raw))
    }
}
