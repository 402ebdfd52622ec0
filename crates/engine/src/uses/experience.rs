//! Experience: what a kill gives, and what a level needs.

use super::{RuleSet, damage_value};
use model::{AttackType, Class, DamageType, Edition, M2, Monster};

/// One kill, as far as experience depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kill {
    /// The level the monster had (`m_lev`), which need not be its species'.
    pub level: u8,
    /// The armour class the monster had with what it wore (`find_mac()`); its species' if it wore nothing.
    pub armor_class: i16,
    /// Whether the hero can drown: is not amphibious.
    pub can_drown: bool,
    /// How many of its kind have been killed, this one included, if it was revived or cloned; else `None`. Versions
    /// before 3.6.0 and SLASH'EM do not ask.
    pub repeated: Option<u32>,
}

impl Kill {
    /// An ordinary monster of this species at this level, without armour, killed by a hero who can drown.
    pub fn ordinary(monster: &Monster, level: u8) -> Self {
        // Where a tree has no armour classes, 10 is what a monster has that wears nothing.
        Self { level, armor_class: monster.ac.unwrap_or(10), can_drown: true, repeated: None }
    }
}

/// How many kills of a kind there may be before a revived or cloned one counts half, and how that number grows.
const FIRST_STEP: u32 = 20;

/// The experience points for a kill.
///
/// `experience()` of `src/exper.c`. Up to 3.4.3 and in SLASH'EM a slip of the pen makes every attack slot, physical or
/// unused, count the level; 3.6.0 mended it, and halves what revived and cloned monsters give after 20 kills of their
/// kind, again after 40, 80, 120, 180 and 240.
pub fn experience(edition: &Edition, monster: &Monster, kill: &Kill) -> u64 {
    if monster.symbol == "MAIL_DAEMON" {
        return repeated(&RuleSet::of(edition).experience, 1, kill);
    }
    let level = u64::from(kill.level);
    let mut points = 1 + level * level + body(monster, kill.armor_class);
    points += ways_of_attack(edition, monster);
    points += damage(edition, monster, kill);
    if monster.traits.m2.contains(M2::NASTY) {
        points += 7 * level;
    }
    if level > 8 {
        points += 50;
    }
    repeated(&RuleSet::of(edition).experience, points, kill)
}

/// The experience points for a kill at the level of the species, by a hero who can drown: the number that tables of
/// monsters show.
pub fn base_experience(edition: &Edition, monster: &Monster) -> u64 {
    let level = u8::try_from(monster.level_shown().max(0)).unwrap_or(u8::MAX);
    experience(edition, monster, &Kill::ordinary(monster, level))
}

/// For good armour and for speed.
fn body(monster: &Monster, armor_class: i16) -> u64 {
    let armor = match armor_class {
        3.. => 0,
        0..3 => 7 - i64::from(armor_class),
        _ => 2 * (7 - i64::from(armor_class)),
    };
    let speed = match monster.speed {
        19.. => 5,
        13..19 => 3,
        _ => 0,
    };
    armor.unsigned_abs() + speed
}

/// For attacks that are more than claws, bites, kicks and butts, by the tree's own numbers.
fn ways_of_attack(edition: &Edition, monster: &Monster) -> u64 {
    let value = |kind| edition.attack_type_value(&kind);
    let (butt, weapon, magic) = (value(AttackType::Butt), value(AttackType::Weapon), value(AttackType::Magic));
    let points = |kind| match Some(kind) {
        kind if kind <= butt => 0,
        kind if kind == weapon => 5,
        kind if kind == magic => 10,
        _ => 3,
    };
    monster.attacks.iter().map(|attack| points(i64::from(attack.kind_raw))).sum()
}

/// For special and for heavy damage, by the tree's own numbers.
fn damage(edition: &Edition, monster: &Monster, kill: &Kill) -> u64 {
    let value = |damage| damage_value(edition, &damage);
    let (physical, blinding) = (value(DamageType::Physical), value(DamageType::Blind));
    let deadly = [DamageType::DrainLife, DamageType::Stone, DamageType::Slime].map(value);
    let wrap = value(DamageType::Wrap);
    let level = u64::from(kill.level);
    let every_slot = RuleSet::of(edition).experience.every_slot_counts;

    let mut points = 0;
    for attack in &*monster.attacks {
        let damage = Some(i64::from(attack.damage_raw));
        if damage > physical && damage < blinding {
            points += 2 * level;
        } else if deadly.contains(&damage) {
            points += 50;
        } else if every_slot || damage != physical {
            points += level;
        }
        if i32::from(attack.dice) * i32::from(attack.sides) > 23 {
            points += level;
        }
        if damage == wrap && monster.class == Class::Eel && kill.can_drown {
            points += 1000;
        }
    }
    if every_slot {
        let unused = usize::from(edition.attack_slots).saturating_sub(monster.attacks.len());
        points += level * unused as u64;
    }
    points
}

/// What is left of the points for one more of a kind that was revived or cloned.
fn repeated(rules: &ExperienceRule, mut points: u64, kill: &Kill) -> u64 {
    let Some(mut kills) = kill.repeated.filter(|_| rules.repeated_kills_count_less) else { return points };
    let mut step = FIRST_STEP;
    let mut is_second = false;
    while kills > step && points > 1 {
        points = points.div_ceil(2);
        kills -= step;
        if is_second {
            step += FIRST_STEP;
        }
        is_second = !is_second;
    }
    points
}

/// How the points that a level needs grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thresholds {
    /// Vanilla's, with what level 0 needs: nothing since 3.6.3.
    Vanilla { zero: u64 },
    /// SLASH'EM's.
    SlashEm,
    /// EvilHack's.
    EvilHack,
    /// xNetHack's, for levels 10 to 30; below, they are vanilla's.
    XNetHack(&'static [u64]),
}

/// xNetHack's points from level 10 on.
const POINTS_IN_XNETHACK: &[u64] = &[
    10_000, 15_000, 21_000, 28_000, 36_000, 45_000, 55_000, 66_000, 81_000, 100_000, 142_000, 188_000, 238_000,
    292_000, 350_000, 412_000, 478_000, 548_000, 622_000, 700_000, 800_000,
];

/// What is particular about experience in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExperienceRule {
    /// Whether physical and unused attack slots count the level.
    every_slot_counts: bool,
    /// Whether revived and cloned monsters give less.
    repeated_kills_count_less: bool,
    /// What a level needs.
    thresholds: Thresholds,
}

/// 3.4.3.
pub(super) const V3_4_3: ExperienceRule = ExperienceRule {
    every_slot_counts: true,
    repeated_kills_count_less: false,
    thresholds: Thresholds::Vanilla { zero: 10 },
};

/// 3.6.0.
pub(super) const V3_6_0: ExperienceRule =
    ExperienceRule { every_slot_counts: false, repeated_kills_count_less: true, ..V3_4_3 };

/// 3.6.3; see [`points_for_next_level`] for 3.6.2.
pub(super) const V3_6_2: ExperienceRule = ExperienceRule { thresholds: Thresholds::Vanilla { zero: 0 }, ..V3_6_0 };

/// SLASH'EM.
pub(super) const SLASHEM: ExperienceRule = ExperienceRule { thresholds: Thresholds::SlashEm, ..V3_4_3 };

/// xNetHack.
pub(super) const XNETHACK: ExperienceRule =
    ExperienceRule { thresholds: Thresholds::XNetHack(POINTS_IN_XNETHACK), ..V3_6_2 };

/// EvilHack.
pub(super) const EVILHACK: ExperienceRule = ExperienceRule { thresholds: Thresholds::EvilHack, ..V3_6_2 };

/// The experience points at which a hero of this level, 0 to 30, gains the next; `None` above 30, which no hero is.
///
/// `newuexp()` of `src/exper.c`. The game itself asks about level 0 only to show progress; 3.6.2, whose rules are
/// otherwise those of 3.6.3 to 3.6.7, has 10 points there, as versions before it.
pub fn points_for_next_level(edition: &Edition, level: u8) -> Option<u64> {
    if level > 30 {
        return None;
    }
    let level = u64::from(level);
    let doubling = |base: u64, from: u64| base << (level - from);
    Some(match RuleSet::of(edition).experience.thresholds {
        Thresholds::Vanilla { zero } => match level {
            0 => zero,
            1..10 => doubling(10, 0),
            10..20 => doubling(10_000, 10),
            _ => 10_000_000 * (level - 19),
        },
        Thresholds::SlashEm => match level {
            0..9 => doubling(20, 0),
            9..13 => doubling(10_000, 9),
            13 => 150_000,
            _ => 50_000 * (level - 9),
        },
        Thresholds::XNetHack(from_10) => match level {
            0 => 0,
            1..10 => doubling(10, 0),
            _ => *from_10.get(usize::try_from(level - 10).ok()?)?,
        },
        Thresholds::EvilHack => match level {
            0 => 0,
            1..10 => doubling(10, 0),
            10..17 => doubling(10_000, 10),
            _ => 320_000 * (level - 14),
        },
    })
}
