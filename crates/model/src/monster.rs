//! One row of the table.

use crate::{Attack, Class, Color, Extra, Generation, List, Mr, NamedFlags, Size, Sound, Str, Traits};

/// The level above which a monster's level is a code for its hit points (`adj_lev` and `newmonhp`, `src/makemon.c`).
const HIGHEST_ORDINARY_LEVEL: i16 = 49;

/// A monster's index in `mons[]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MonsterId(pub u16);

/// A monster's name, or names by gender where a version has them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Names {
    /// The name that stands for all (`mname`; `pmnames[NEUTRAL]` since 3.7).
    pub neuter: Str,
    /// The name of a male, where it differs (`pmnames[MALE]`).
    pub male: Option<Str>,
    /// The name of a female, where it differs (`pmnames[FEMALE]`; `fname` in the `NetHack4` family).
    pub female: Option<Str>,
}

/// A line of the tree's source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceLine {
    /// The file's path from the tree's root, with `/`.
    pub file: Str,
    /// The line, from 1.
    pub line: u32,
}

/// One row of `mons[]`.
///
/// A field that some tree's `struct permonst` lacks is an `Option`, and `None` where it is lacking.
#[derive(Clone, Debug, PartialEq)]
pub struct Monster {
    /// The index in `mons[]`.
    pub id: MonsterId,
    /// The monster's PM name without the prefix: `HUMAN_WERERAT` for `PM_HUMAN_WERERAT`. Unique in its edition.
    pub symbol: Str,
    /// The name or names.
    pub names: Names,
    /// The class (`mlet`).
    pub class: Class,
    /// The level as stored (`mlevel`); above 49 it is a code for fixed hit points.
    pub level: i16,
    /// Movement a turn (`mmove`); 12 is the hero's own.
    pub speed: i16,
    /// Armour class (`ac`): 10 is none, lower is better.
    pub ac: Option<i16>,
    /// Magic resistance in percent (`mr`).
    pub mr: Option<i16>,
    /// Alignment (`maligntyp`): negative chaotic, 0 neutral, positive lawful, −128 none.
    pub alignment: Option<i16>,
    /// Frequency and kind of generation (`geno`).
    pub generation: Option<Generation>,
    /// The attack slots in which any field is not zero, in order (`mattk`).
    pub attacks: List<Attack>,
    /// Weight of a corpse (`cwt`).
    pub weight: Option<u32>,
    /// Nutrition of a corpse (`cnutrit`).
    pub nutrition: Option<u32>,
    /// The noise it makes (`msound`).
    pub sound: Option<Sound>,
    /// Physical size (`msize`).
    pub size: Option<Size>,
    /// What it resists (`mresists`).
    pub resists: Option<NamedFlags<Mr>>,
    /// What its corpse may convey (`mconveys`).
    pub conveys: Option<NamedFlags<Mr>>,
    /// What it is and does (`mflags1`, `mflags2`, …).
    pub traits: Traits,
    /// The stored difficulty (`difficulty`, since 3.6.2).
    pub difficulty: Option<u16>,
    /// The colour of its symbol (`mcolor`).
    pub color: Option<Color>,
    /// What only this variant's `struct permonst` has, by C name; values other than zero only.
    pub extra: List<Extra>,
    /// Where its row begins.
    pub line: SourceLine,
}

impl Monster {
    /// The name that stands for all genders.
    pub fn name(&self) -> &str {
        &self.names.neuter
    }

    /// The level that the game works with and shows: of a level above 49, which stands for fixed hit points, half of
    /// what is above 6 (`2 * (level - 6) / 4`; Demogorgon's 106 is 50).
    pub fn level_shown(&self) -> i16 {
        // C's `2 * (level - 6) / 4` without its overflow.
        if self.level > HIGHEST_ORDINARY_LEVEL { (self.level - 6) / 2 } else { self.level }
    }
}
