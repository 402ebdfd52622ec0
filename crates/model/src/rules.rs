//! Which of the game's rules an edition plays by.

use crate::Str;

/// The rules of one edition, as a value: chosen once, when the edition is made, from its family and version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How difficulty is computed.
    pub difficulty: DifficultyRule,
    /// The edition whose rules these are, where the edition's own are not modelled; `None` when they are its own.
    pub assumed_from: Option<Str>,
}

/// A version of `mstrength()`, which estimates how dangerous a monster is.
///
/// `util/makedefs.c` up to 3.6.1 and in SLASH'EM, where the build runs it; since 3.6.2 the result is written into the
/// table by hand, and `src/mondata.c` of 3.7 keeps the formula for a debugging command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DifficultyRule {
    /// Up to 3.6.x, and in UnNetHack: makedefs's own.
    Classic,
    /// 3.7 of 2024: exploding attacks count for more.
    V3_7,
    /// 5.0, 3.7 since 2025-05-29, and xNetHack 9: as 3.7, and killer bees and soldier ants count for more.
    V5_0,
    /// SLASH'EM: very large groups and nasty monsters count for more.
    SlashEm,
}

impl DifficultyRule {
    /// Every rule.
    pub const ALL: [Self; 4] = [Self::Classic, Self::V3_7, Self::V5_0, Self::SlashEm];

    /// The rule's name in reports: `classic`, `3.7`, `5.0`, `slashem`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::V3_7 => "3.7",
            Self::V5_0 => "5.0",
            Self::SlashEm => "slashem",
        }
    }
}
