//! How often a monster appears by itself.

use super::{RuleSet, chance};
use crate::Ratio;
use model::Edition;

/// What the rate of generation depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Era {
    /// On a level that is not deeper than the castle, before anything below.
    Ordinary,
    /// Deeper than the castle.
    BelowCastle,
    /// After the Wizard of Yendor was killed, or the Invocation performed (`u.uevent.udemigod`), anywhere.
    Demigod,
}

impl Era {
    /// A name for programs: `ordinary`, `below_castle`, `demigod`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ordinary => "ordinary",
            Self::BelowCastle => "below_castle",
            Self::Demigod => "demigod",
        }
    }

    /// That of a depth, in a dungeon whose castle is at `castle`; at the castle itself the ordinary one.
    pub const fn at(depth: u16, castle: u16, demigod: bool) -> Self {
        Self::of(demigod, depth > castle)
    }

    /// That of a hero, who may have become a demigod, on a level that may be below the castle.
    pub const fn of(demigod: bool, is_below_castle: bool) -> Self {
        match (demigod, is_below_castle) {
            (true, _) => Self::Demigod,
            (false, true) => Self::BelowCastle,
            (false, false) => Self::Ordinary,
        }
    }
}

/// The chance that a turn brings a new monster.
///
/// `moveloop()` of `src/allmain.c` (`moveloop_core()` since 3.7): one roll each turn, when neither the hero nor any
/// monster can move any more. 1/70, below the castle 1/50, for a demigod 1/25; xNetHack 1/150, 1/100 and 1/40. Since
/// 3.7 nothing comes on a level whose flag for random creation is off. EvilHack has a clock instead of the depth, in
/// which these are the slowest rate, that of Gehennom, and that after the Wizard was killed.
pub fn generation_rate(edition: &Edition, era: Era) -> Ratio {
    let rates = RuleSet::of(edition).turns_for_a_monster;
    chance::one_in(match era {
        Era::Ordinary => rates.ordinary,
        Era::BelowCastle => rates.below_castle,
        Era::Demigod => rates.demigod,
    })
}

/// In how many turns one monster comes on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turns {
    ordinary: u32,
    below_castle: u32,
    demigod: u32,
}

/// NetHack's, and SLASH'EM's.
pub(super) const VANILLA: Turns = Turns { ordinary: 70, below_castle: 50, demigod: 25 };

/// xNetHack's.
pub(super) const XNETHACK: Turns = Turns { ordinary: 150, below_castle: 100, demigod: 40 };

/// EvilHack's.
pub(super) const EVILHACK: Turns = Turns { ordinary: 80, below_castle: 40, demigod: 13 };
