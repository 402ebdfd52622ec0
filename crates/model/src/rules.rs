//! Which of the game's rules an edition plays by.

use crate::Str;

/// The rules of one edition, as a value: chosen once, when the edition is made, from its family and version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How difficulty is computed.
    pub difficulty: DifficultyRule,
    /// The edition whose rule of difficulty that is, where the edition's own is not modelled; `None` when it is its
    /// own.
    pub assumed_from: Option<Str>,
    /// How monsters are generated.
    pub generation: GenerationRule,
    /// The edition whose rule of generation that is, where the edition's own is not modelled; `None` when it is its
    /// own. It is beside [`assumed_from`](Self::assumed_from), since an edition may have kept the one rule and
    /// changed the other: NetHack 3.3.1 has the difficulty of 3.4.3, and EvilHack a generation of its own.
    pub generation_assumed_from: Option<Str>,
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

/// A version of the code that decides what is generated: `rndmonst()`, `mkclass()`, `align_shift()` and `adj_lev()` of
/// `src/makemon.c`, and `level_difficulty()` of `src/dungeon.c`.
///
/// Each is named by the first version of the game that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GenerationRule {
    /// NetHack 3.4.3.
    V3_4_3,
    /// NetHack 3.6.0: levels above the entrance of a branch are harder, lights float on the Plane of Air, and no
    /// mail daemon comes when a demon is asked for.
    V3_6_0,
    /// NetHack 3.6.1.
    V3_6_1,
    /// NetHack 3.6.2 to 3.6.7: `mkclass()` weighs each monster by its own level alone, and can ask for an alignment.
    V3_6_2,
    /// NetHack 3.7 of 2024-03-23 to 2025-02: the level's temperature counts, a class keeps mostly to its place in or
    /// out of Gehennom, and a ring of aggravate monster makes levels harder.
    V3_7,
    /// NetHack 5.0, and 3.7 since 2025-05-05: a class is sorted by difficulty, and one without frequencies has even
    /// ones.
    V5_0,
    /// SLASH'EM 0.0.7 and 0.0.8: 3.4.3's with its own upper limit and alignment weight.
    SlashEm,
    /// xNetHack 9.1; its code was read, and not run.
    XNetHack,
    /// EvilHack 0.9.3; its code was read, and not run.
    EvilHack,
}

impl GenerationRule {
    /// Every rule.
    pub const ALL: [Self; 9] = [
        Self::V3_4_3,
        Self::V3_6_0,
        Self::V3_6_1,
        Self::V3_6_2,
        Self::V3_7,
        Self::V5_0,
        Self::SlashEm,
        Self::XNetHack,
        Self::EvilHack,
    ];

    /// The rule's name in reports: `3.4.3`, `3.6.0`, `3.6.1`, `3.6.2`, `3.7`, `5.0`, `slashem`, `xnethack`,
    /// `evilhack`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::V3_4_3 => "3.4.3",
            Self::V3_6_0 => "3.6.0",
            Self::V3_6_1 => "3.6.1",
            Self::V3_6_2 => "3.6.2",
            Self::V3_7 => "3.7",
            Self::V5_0 => "5.0",
            Self::SlashEm => "slashem",
            Self::XNetHack => "xnethack",
            Self::EvilHack => "evilhack",
        }
    }

    /// Whether what this rule gives was held against the game's own compiled code; otherwise the code was only read.
    pub const fn is_run(self) -> bool {
        !matches!(self, Self::XNetHack | Self::EvilHack)
    }
}
