//! The level a monster gets when it is made.

use super::{Distribution, RuleSet};
use crate::generation::{Scenario, level};
use model::{Edition, Monster};

/// The level of a monster that is made in this place for this hero, before what its hit points make of it: 0 to 50.
///
/// `adj_lev()` of `src/makemon.c`, the same in all versions: a species that is too weak for the place or the hero gains
/// a level for each 5 or 4 that it lacks, up to one and a half times its own. 50 stands for a level that is a code for
/// hit points; see [`level_at_creation`]. EvilHack rolls for player monsters instead, which only
/// [`level_at_creation`] knows.
pub fn adjusted_level(monster: &Monster, scenario: &Scenario) -> u8 {
    let is_wizard = monster.symbol == "WIZARD_OF_YENDOR";
    as_level(level::adjusted(monster.level.into(), is_wizard, scenario))
}

/// The level with which a monster comes into the game.
///
/// That of [`adjusted_level`], but for a species whose level is a code for its hit points (`makemon()`, since 3.6.0
/// `newmonhp()`, of `src/makemon.c`: a quarter of those), and for player monsters in SLASH'EM and EvilHack, whose level
/// is rolled for.
pub fn level_at_creation(edition: &Edition, monster: &Monster, scenario: &Scenario) -> Distribution<u8> {
    if monster.level_shown() != monster.level {
        return Distribution::certain(as_level(monster.level_shown().into()));
    }
    let rule = RuleSet::of(edition).player_monster_levels;
    if rule == PlayerMonsterLevels::LikeOthers || !is_player_monster(edition, monster) {
        return Distribution::certain(adjusted_level(monster, scenario));
    }
    if rule == PlayerMonsterLevels::EvilHack {
        let levels = Distribution::any_of(level::player_monster_levels(scenario).map(as_level));
        return levels.unwrap_or_else(|| Distribution::certain(adjusted_level(monster, scenario)));
    }
    // SLASH'EM's is the sum of two dice and 2: one by half the hero's level, and half of one by the place.
    let sides = |number: i32| number.saturating_add(1).max(1).unsigned_abs();
    let by_hero = Distribution::die(sides(scenario.experience_level / 2));
    let by_place = Distribution::die(sides(scenario.level_difficulty)).map(|roll| roll / 2);
    by_hero.and_then(|hero| by_place.clone().map(|place| u8::try_from(2 + hero + place).unwrap_or(u8::MAX)))
}

/// A level as the game keeps it, in a byte.
fn as_level(level: i32) -> u8 {
    u8::try_from(level.max(0)).unwrap_or(u8::MAX)
}

/// How the level of a player monster is found that is made like any other monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerMonsterLevels {
    /// As any other's.
    LikeOthers,
    /// By the hero's level and the place, rolled for.
    SlashEm,
    /// Within two of the hero's level.
    EvilHack,
}

/// Whether a row is a player monster (`is_mplayer()` of `include/mondata.h`).
pub(super) fn is_player_monster(edition: &Edition, monster: &Monster) -> bool {
    edition.player_monsters().is_some_and(|all| all.contains(&monster.id))
}
