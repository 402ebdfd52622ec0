//! Corpses: whether a monster leaves one, and whose.

use super::{RuleSet, chance, is_player_monster, is_rider};
use crate::Ratio;
use model::{AttackType, Class, Edition, Gen, M1, M2, Monster, Size};

/// What the game asks about a death before it leaves a corpse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Death {
    /// The level on which it happens.
    pub level: Ground,
    /// Whether the monster was cloned; versions before 3.6.0 and SLASH'EM do not ask.
    pub cloned: bool,
    /// Whether it was a shopkeeper in a shop (`isshk`); versions before 3.6.1 and SLASH'EM do not ask.
    pub shopkeeper: bool,
    /// Whether the hero killed it (`xkilled()`), so that a graveyard is asked about twice.
    pub by_hero: bool,
}

/// A level, as far as corpses depend on it (`LEVEL_SPECIFIC_NOCORPSE`, `src/mon.c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// An ordinary level.
    Ordinary,
    /// A graveyard, where two of three undead leave nothing.
    Graveyard,
    /// The Rogue level, or since 3.7 a level whose flag for death drops is off: nobody leaves anything.
    Barren,
}

/// What is particular about corpses in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct CorpseRule {
    /// Whether clones of large monsters are as others are.
    pub(super) asks_for_clones: bool,
    /// Whether shopkeepers always leave one.
    pub(super) asks_for_shopkeepers: bool,
    /// Whether a monster without hands drops no treasure.
    pub(super) treasure_needs_hands: bool,
    /// Who crumbles, explodes or dissolves, besides Vlad, the liches and what explodes.
    pub(super) gone: &'static [&'static str],
    /// The lich that is an exception.
    pub(super) lasting_lich: &'static [&'static str],
    /// Who leaves something else than a corpse.
    pub(super) remains: &'static [&'static str],
    /// Whose corpse is left although the species is marked to have none.
    pub(super) own_corpse: &'static [&'static str],
}

/// 3.4.3.
pub(super) const V3_4_3: CorpseRule = CorpseRule {
    asks_for_clones: false,
    asks_for_shopkeepers: false,
    treasure_needs_hands: false,
    gone: &[],
    lasting_lich: &[],
    remains: &[],
    own_corpse: &[],
};

/// 3.6.0: what is a pudding leaves a glob.
pub(super) const V3_6_0: CorpseRule = CorpseRule {
    asks_for_clones: true,
    remains: &["GRAY_OOZE", "BROWN_PUDDING", "GREEN_SLIME", "BLACK_PUDDING"],
    ..V3_4_3
};

/// 3.6.1.
pub(super) const V3_6_1: CorpseRule = CorpseRule { asks_for_shopkeepers: true, ..V3_6_0 };

/// SLASH'EM.
pub(super) const SLASHEM: CorpseRule = CorpseRule {
    treasure_needs_hands: true,
    gone: &["CTHULHU"],
    lasting_lich: &["VECNA"],
    remains: &["KILLER_TRIPE_RATION", "KILLER_FOOD_RATION", "NIGHTMARE", "BEHOLDER", "VECNA"],
    own_corpse: &["WIGHT", "GHOUL", "GHAST", "FRANKENSTEIN_S_MONSTER"],
    ..V3_4_3
};

/// The chance that a dead monster leaves its remains, be they a corpse or not.
///
/// `corpse_chance()` of `src/mon.c`: never for Vlad, a lich or what explodes; always for what is large, a lizard, a
/// golem, a player monster, a Rider; else 1 in 2, one more for a species of a frequency below 2, and one more for a
/// tiny one.
pub fn corpse_chance(edition: &Edition, monster: &Monster, death: &Death) -> Ratio {
    let rules = &RuleSet::of(edition).corpses;
    let symbol = &*monster.symbol;
    if rules.lasting_lich.contains(&symbol) {
        return Ratio::one();
    }
    let explodes = monster.attacks.iter().any(|attack| attack.kind == AttackType::Boom);
    if symbol == "VLAD_THE_IMPALER" || monster.class == Class::Lich || explodes || rules.gone.contains(&symbol) {
        return Ratio::zero();
    }
    let cloned = rules.asks_for_clones && death.cloned;
    let sure = ((is_large(monster) || symbol == "LIZARD") && !cloned)
        || monster.class == Class::Golem
        || is_player_monster(edition, monster)
        || is_rider(monster)
        || (rules.asks_for_shopkeepers && death.shopkeeper);
    let frequency = monster.generation.as_ref().map_or(0, |generation| generation.frequency);
    let rare = u32::from(frequency < 2);
    let tiny = u32::from(monster.size == Some(Size::Tiny));
    let left = if sure { Ratio::one() } else { chance::one_in(2 + rare + tiny) };
    &left * &on_ground(monster, death.level)
}

/// Whose corpse a dead monster leaves, and with which chance; `None` if it can leave none.
///
/// `make_corpse()` of `src/mon.c`, and before it `corpse_chance()` and, where the hero kills, `xkilled()`. Zombies,
/// mummies and vampires leave an old corpse of what they were. Golems leave what they are made of, and since 3.6.0
/// puddings a glob.
pub fn corpse<'a>(edition: &'a Edition, monster: &'a Monster, death: &Death) -> Option<(&'a Monster, Ratio)> {
    let chance = corpse_chance(edition, monster, death);
    let by_hero = if death.by_hero { on_ground(monster, death.level) } else { Ratio::one() };
    let chance = &chance * &by_hero;
    if chance.is_zero() {
        return None;
    }
    Some((corpse_species(edition, monster)?, chance))
}

/// The species of a monster's corpse; `None` if it leaves none.
pub fn corpse_species<'a>(edition: &'a Edition, monster: &'a Monster) -> Option<&'a Monster> {
    let rules = &RuleSet::of(edition).corpses;
    let symbol = &*monster.symbol;
    if rules.remains.contains(&symbol) {
        return None;
    }
    if let Some(living) = living(symbol) {
        return edition.monster(living);
    }
    let has_corpse = !has_no_corpse(monster) || rules.own_corpse.contains(&symbol);
    has_corpse.then_some(monster)
}

/// The chance that a monster which the hero kills drops something that it did not have.
///
/// `xkilled()` of `src/mon.c`: 1/6, but nothing from a species without a corpse, from Kops, from clones (since 3.6.0),
/// nor from what has no hands (SLASH'EM). What is dropped may then be taken away again: large things from small
/// monsters, and in 3.7 and 5.0 food from those that do not collect any.
pub fn treasure_chance(edition: &Edition, monster: &Monster, death: &Death) -> Ratio {
    let rules = &RuleSet::of(edition).corpses;
    let none = has_no_corpse(monster)
        || monster.class == Class::Kop
        || (rules.asks_for_clones && death.cloned)
        || (rules.treasure_needs_hands && monster.traits.m1.intersects(M1::NOHANDS))
        || !death.by_hero;
    if none { Ratio::zero() } else { &chance::of(1, 6) * &on_ground(monster, death.level) }
}

/// `bigmonst()` of `include/mondata.h`.
fn is_large(monster: &Monster) -> bool {
    matches!(monster.size, Some(Size::Large | Size::Huge | Size::Gigantic))
}

/// `G_NOCORPSE`.
pub(super) fn has_no_corpse(monster: &Monster) -> bool {
    monster.generation.as_ref().is_some_and(|generation| generation.flags.known.contains(Gen::NOCORPSE))
}

/// The chance that the ground lets a corpse be.
fn on_ground(monster: &Monster, ground: Ground) -> Ratio {
    match ground {
        Ground::Barren => Ratio::zero(),
        Ground::Graveyard if monster.traits.m2.contains(M2::UNDEAD) => chance::of(1, 3),
        _ => Ratio::one(),
    }
}

/// What an undead was when it lived (`undead_to_corpse()`, `src/mon.c`), by PM name.
fn living(symbol: &str) -> Option<&str> {
    if matches!(symbol, "VAMPIRE" | "VAMPIRE_LORD" | "VAMPIRE_LEADER" | "VAMPIRE_MAGE") {
        return Some("HUMAN");
    }
    let race = symbol.strip_suffix("_ZOMBIE").or_else(|| symbol.strip_suffix("_MUMMY"))?;
    let races = ["KOBOLD", "DWARF", "GNOME", "ORC", "ELF", "HUMAN", "GIANT", "ETTIN", "TROLL"];
    races.contains(&race).then_some(race)
}
