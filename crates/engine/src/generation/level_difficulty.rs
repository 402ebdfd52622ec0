//! How difficult a level is: `level_difficulty()` of `src/dungeon.c`.

use super::parameters::{Aggravate, parameters};
use model::GenerationRule;

/// Where a hero is, as far as a level's difficulty asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// In one of the dungeons, on the level of this depth.
    Dungeon {
        /// The depth below the surface (`depth()`).
        depth: i32,
        /// In a branch that builds up, the depth of the level that it is entered by: the lowest of the branch.
        climbed_from: Option<i32>,
    },
    /// In one of the dungeons, with the Amulet of Yendor: the greatest depth that the hero ever reached counts
    /// (`deepest_lev_reached(FALSE)`), the quest's among it.
    WithAmulet {
        /// That depth.
        deepest: i32,
    },
    /// On one of the planes.
    Endgame {
        /// The depth of Moloch's Sanctum.
        sanctum: i32,
    },
}

/// One of the game's dungeons: a branch, as the game numbers its levels (`include/dungeon.h`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dungeon {
    /// The depth of its level 1 (`depth_start`).
    pub first_depth: i32,
    /// How many levels it has (`num_dunlevs`).
    pub levels: i32,
    /// The level that it is entered by (`entry_lev`).
    pub entry: i32,
}

impl Dungeon {
    /// The level with this number.
    ///
    /// A dungeon builds up when it is entered by its last level (`builds_up()`, `src/dungeon.c`). One of a single level
    /// is not taken to: it does since 3.7 if stairs up lead to it, as to xNetHack's Citadel of Dis alone; see
    /// [`Climb`](super::Climb).
    pub fn level(&self, number: i32) -> Whereabouts {
        let depth = |level: i32| self.first_depth.saturating_add(level).saturating_sub(1);
        let builds_up = self.levels > 1 && self.entry == self.levels;
        Whereabouts::Dungeon { depth: depth(number), climbed_from: builds_up.then(|| depth(self.entry)) }
    }
}

/// The difficulty of a level.
///
/// `aggravate` is whether the hero wears what aggravates monsters (`EAggravate_monster`); it counts since 3.7.
pub fn level_difficulty(rule: GenerationRule, place: Whereabouts, experience_level: i32, aggravate: bool) -> i32 {
    let rule = &parameters(rule).difficulty;
    let difficulty = match place {
        Whereabouts::Endgame { sanctum } => sanctum.saturating_add(experience_level / 2),
        Whereabouts::WithAmulet { deepest } => deepest,
        Whereabouts::Dungeon { depth, climbed_from: Some(entry) } if rule.builds_up => {
            // As many levels up as down to the entrance count, and one for that itself.
            depth.saturating_add(2_i32.saturating_mul(entry.saturating_sub(depth).saturating_add(1)))
        }
        Whereabouts::Dungeon { depth, .. } => depth,
    };
    match rule.aggravate {
        Aggravate::Adds(more) if aggravate => difficulty.saturating_add(more),
        Aggravate::Doubles { from, most } if aggravate => {
            if difficulty > from {
                most
            } else {
                difficulty.saturating_mul(2)
            }
        }
        _ => difficulty,
    }
}
