//! Difficulty: the game's estimate of how dangerous a monster is.
//!
//! `mstrength()` of `util/makedefs.c` up to 3.6.1 and in SLASH'EM, of `src/mondata.c` in 3.7 and 5.0. It begins with
//! the level, collects a bonus of many small terms, and makes one number of both.

mod compare;
mod numbers;
mod term;

pub use compare::{Comparison, Row, compare};
pub use term::{Term, TermKind};

use alloc::vec::Vec;
use model::{Attack, DifficultyRule, Edition, Gen, M2, Monster};
use numbers::Numbers;

/// The difficulty of one monster by one rule, and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// The difficulty.
    pub value: u32,
    /// The level it begins with; see [`Monster::level_shown`].
    pub base_level: i32,
    /// The sum of the terms.
    pub bonus: i32,
    /// What the bonus is made of, in the order in which the game adds it up.
    pub terms: Vec<Term>,
}

impl Difficulty {
    /// What the bonus adds to the level: −1 for none at all, half of it from 6 on, else a third of it and 1.
    pub fn adjustment(&self) -> i32 {
        adjustment(self.bonus)
    }
}

/// The difficulty of a monster of this edition by a rule, which need not be the edition's own.
///
/// The tree's own numbers are compared, as in C. They differ: `AT_WEAP`, from which on every attack counts as ranged,
/// is 254 in vanilla and 15 in xNetHack.
pub fn difficulty(edition: &Edition, monster: &Monster, rule: DifficultyRule) -> Difficulty {
    by_numbers(&Numbers::of(edition), monster, rule)
}

/// [`difficulty`], with the edition's numbers already looked up.
fn by_numbers(numbers: &Numbers, monster: &Monster, rule: DifficultyRule) -> Difficulty {
    let mut terms = Vec::new();
    group_terms(&mut terms, monster, rule);
    body_terms(&mut terms, numbers, monster);
    for attack in &*monster.attacks {
        attack_terms(&mut terms, numbers, monster, attack, rule);
    }
    for attack in &*monster.attacks {
        damage_terms(&mut terms, numbers, monster, attack);
    }
    monster_terms(&mut terms, monster, rule);

    let base_level = i32::from(monster.level_shown());
    let bonus = terms.iter().map(|term| term.amount).sum();
    let value = (base_level + adjustment(bonus)).max(0).unsigned_abs();
    Difficulty { value, base_level, bonus, terms }
}

/// How a bonus changes the level.
fn adjustment(bonus: i32) -> i32 {
    match bonus {
        0 => -1,
        6.. => bonus / 2,
        // Truncates towards zero, as in C.
        _ => bonus / 3 + 1,
    }
}

/// "For creation in groups".
fn group_terms(terms: &mut Vec<Term>, monster: &Monster, rule: DifficultyRule) {
    let Some(generation) = &monster.generation else { return };
    let mut add = |flag, what, amount| {
        if generation.flags.known.contains(flag) {
            terms.push(Term { what, slot: None, amount });
        }
    };
    add(Gen::SGROUP, TermKind::SmallGroup, 1);
    add(Gen::LGROUP, TermKind::LargeGroup, 2);
    if rule == DifficultyRule::SlashEm {
        add(Gen::VLGROUP, TermKind::VeryLargeGroup, 4);
    }
}

/// What counts once a monster: an attack from afar, armour, speed.
fn body_terms(terms: &mut Vec<Term>, numbers: &Numbers, monster: &Monster) {
    let mut add = |what, slot| terms.push(Term { what, slot, amount: 1 });
    if let Some(attack) = monster.attacks.iter().find(|attack| numbers.is_ranged(attack)) {
        add(TermKind::Ranged, Some(attack.slot));
    }
    // A tree without armour classes has no such term.
    if monster.ac.is_some_and(|ac| ac < 4) {
        add(TermKind::GoodArmor, None);
    }
    if monster.ac.is_some_and(|ac| ac < 0) {
        add(TermKind::GreatArmor, None);
    }
    if monster.speed >= 18 {
        add(TermKind::Fast, None);
    }
}

/// What the way in which an attack is made counts.
fn attack_terms(terms: &mut Vec<Term>, numbers: &Numbers, monster: &Monster, attack: &Attack, rule: DifficultyRule) {
    let mut add = |what, amount| terms.push(Term { what, slot: Some(attack.slot), amount });
    if attack.kind_raw > 0 {
        add(TermKind::ActiveAttack, 1);
    }
    if numbers.is_magic(attack) {
        add(TermKind::MagicAttack, 1);
    }
    if numbers.is_weapon(attack) && monster.traits.m2.contains(M2::STRONG) {
        add(TermKind::StrongWeapon, 1);
    }
    let explosions_count = matches!(rule, DifficultyRule::V3_7 | DifficultyRule::V5_0);
    if explosions_count && numbers.is_explosion(attack) {
        if numbers.is_fire_or_cold(attack) {
            add(TermKind::FireOrColdExplosion, 3);
        } else if numbers.is_electric(attack) {
            add(TermKind::ElectricExplosion, 5);
        }
    }
}

/// What the damage of an attack counts.
fn damage_terms(terms: &mut Vec<Term>, numbers: &Numbers, monster: &Monster, attack: &Attack) {
    let mut add = |what, amount| terms.push(Term { what, slot: Some(attack.slot), amount });
    if numbers.is_deadly(attack) {
        add(TermKind::DeadlyDamage, 2);
    } else if monster.name() != "grid bug" && !numbers.is_physical(attack) {
        add(TermKind::SpecialDamage, 1);
    }
    if i32::from(attack.dice) * i32::from(attack.sides) > 23 {
        add(TermKind::HeavyDamage, 1);
    }
}

/// The terms for nasty monsters and for single ones, by name.
fn monster_terms(terms: &mut Vec<Term>, monster: &Monster, rule: DifficultyRule) {
    let mut add = |what, amount| terms.push(Term { what, slot: None, amount });
    if rule == DifficultyRule::SlashEm && monster.traits.m2.contains(M2::NASTY) {
        add(TermKind::Nasty, 5);
    }
    if monster.name() == "leprechaun" {
        add(TermKind::Leprechaun, -2);
    }
    if rule == DifficultyRule::V5_0 && matches!(monster.name(), "killer bee" | "soldier ant") {
        add(TermKind::PoisonousSwarm, 2);
    }
}

#[cfg(test)]
mod tests;
