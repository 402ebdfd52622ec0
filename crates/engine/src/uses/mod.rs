//! What else the game's rules make of a monster: its level and hit points, its company, its temper, what a kill is
//! worth.
//!
//! Every function follows the rule of its edition ([`model::Rules::generation`]). The code of xNetHack and EvilHack was
//! read and not run, and only what is said to be theirs is: otherwise they are taken for the versions that they come
//! from, see [`assumed_from`].

mod arrivals;
mod chance;
mod corpse;
mod distribution;
mod eating;
mod experience;
mod frequency;
mod groups;
mod hit_points;
mod items;
mod level;
mod meal;
mod peace;
mod polymorph;
mod races;
mod rate;
mod rules;
mod sacrifice;
mod summons;

pub use arrivals::{Arrivals, at_least_once};
pub use corpse::{Death, Ground, corpse, corpse_chance, corpse_species, treasure_chance};
pub use distribution::Distribution;
pub use eating::{Bite, Eating, bites, eating};
pub use experience::{Kill, base_experience, experience, points_for_next_level};
pub use frequency::{aligned_frequency, frequency_words, words_for};
pub use groups::{Group, group_kind, group_size, group_total};
pub use hit_points::{HitPoints, golem_hit_points, hit_points};
pub use items::{Draw, Drawer, Item, Office, Purpose, Site, State, draw, draw_chance, item_at_creation};
pub use level::{adjusted_level, level_at_creation};
pub use meal::{Body, Eater, Effect, meal};
pub use peace::{Standing, peacefulness};
pub use polymorph::{uses_polymorph_item, uses_polymorph_trap};
pub use races::{Race, races};
pub use rate::{Era, generation_rate};
pub use rules::assumed_from;
pub use sacrifice::{Favor, Offering, Worship, favor, gift_chance, sacrifice_value};
pub use summons::{Answer, nasties, pick_nasty, shriek, summoned};

use level::is_player_monster;
use model::{DamageType, Edition, Monster};
use rules::RuleSet;

/// The tree's own number of a damage type; `None` where the tree does not have it.
fn damage_value(edition: &Edition, damage: &DamageType) -> Option<i64> {
    edition.damage_types.iter().find(|named| named.what == *damage).map(|named| named.value)
}

/// The difficulty that the game works with: the stored one, or where none is stored the one that the edition's rule
/// computes (`monstr[]` up to 3.6.1, `difficulty` of `struct permonst` since).
pub fn species_difficulty(edition: &Edition, monster: &Monster) -> i32 {
    let computed = || i32::try_from(crate::difficulty(edition, monster, edition.rules.difficulty).value);
    monster.difficulty.map_or_else(|| computed().unwrap_or(i32::MAX), i32::from)
}

/// Whether it is one of the Riders (`is_rider()` of `include/mondata.h`).
fn is_rider(monster: &Monster) -> bool {
    matches!(&*monster.symbol, "DEATH" | "FAMINE" | "PESTILENCE")
}
