//! The level that a new monster has: `adj_lev()` of `src/makemon.c`, the same from 3.4.3 to 5.0.

use super::Scenario;
use super::species::Species;

/// The highest level of an ordinary monster.
const HIGHEST: i32 = 49;

/// The level of the monsters whose stored level is a code for hit points.
const SPECIAL: i32 = 50;

/// The level of a new monster.
pub(super) fn adjusted_level(species: &Species, scenario: &Scenario) -> i32 {
    adjusted(species.level, species.is_wizard, scenario)
}

/// The level of a new monster whose species has the level `base`; that of the Wizard of Yendor depends on nothing else
/// but how often he was killed.
pub(crate) fn adjusted(base: i32, is_wizard: bool, scenario: &Scenario) -> i32 {
    if is_wizard {
        return base.saturating_add(scenario.wizard_kills).min(HIGHEST);
    }
    if base > HIGHEST {
        return SPECIAL;
    }
    let below = scenario.level_difficulty.saturating_sub(base);
    let by_place = if below < 0 { base - 1 } else { base.saturating_add(below / 5) };
    let above = scenario.experience_level.saturating_sub(base);
    let by_hero = if above > 0 { by_place.saturating_add(above / 4) } else { by_place };
    // The greatest of what is too much wins over the least of what is too little, as in C.
    let most = (base.saturating_mul(3) / 2).min(HIGHEST);
    if by_hero > most { most } else { by_hero.max(0) }
}

/// The levels that a new player monster may have in EvilHack, each as likely as the others (`adj_lev()`): within two of
/// the hero's own, and from 1 to 30.
pub(crate) fn player_monster_levels(scenario: &Scenario) -> impl Iterator<Item = i32> {
    let lowest = scenario.experience_level.saturating_sub(2);
    (0..5).map(move |more| lowest.saturating_add(more).clamp(1, 30))
}
