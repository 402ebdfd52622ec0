//! What tells one version's rules of generation from another's: one value for each.

use super::caller::Caller;
use super::callers;
use model::GenerationRule;

/// The rules of one version.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule that some version has")]
pub(super) struct Parameters {
    /// How the window's upper limit is rounded, and whether a demigod has one.
    pub(super) window: WindowLimit,
    /// `ALIGNWEIGHT` (`src/makemon.c`).
    pub(super) align_weight: i32,
    /// What an alignment of `A_NONE` counts as in `align_shift()`, where it does not count as itself.
    pub(super) unaligned_as: Option<i32>,
    /// What resisting the level's temperature adds to a weight (`temperature_shift()`); `None` where there is none.
    pub(super) temperature_shift: Option<i32>,
    /// Whether the Rogue level keeps small letters out (`rndmonst()`).
    pub(super) rogue_filter: bool,
    /// Whether `rndmonst_adj()` can move the window.
    pub(super) adjustable: bool,
    /// The classes that float (`is_floater()`, `include/mondata.h`).
    pub(super) floaters: &'static [&'static str],
    /// The trait that makes noncorporeal (`noncorporeal()`, `include/mondata.h`); ghosts are where there is none.
    pub(super) noncorporeal_trait: Option<&'static str>,
    /// Monsters that never come to an ordinary level, by PM name.
    pub(super) elsewhere: &'static [&'static str],
    /// Whether player monsters are ordinary monsters with rules of their own (EvilHack's `is_mplayer()`).
    pub(super) player_monsters: bool,
    /// Whether `rndmonnum()` (`src/mkobj.c`) lets unique monsters pass when nothing comes at random.
    pub(super) falls_back_on_uniques: bool,
    /// `level_difficulty()`.
    pub(super) difficulty: DifficultyOfLevels,
    /// How often a level of the quest asks for the role's own monsters: in so many of so many cases (`rndmonst()`).
    pub(super) quest: (u32, u32),
    /// `mkclass()`.
    pub(super) class: ClassRule,
    /// Who calls it.
    pub(super) callers: &'static [&'static [Caller]],
}

/// The upper limit of the window.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum WindowLimit {
    /// Half the sum of level difficulty and experience level, rounded down.
    Down,
    /// The same, rounded up.
    Up,
    /// As `Down`; for a demigod it is this.
    DownUnlessDemigod(i32),
}

/// `level_difficulty()` of `src/dungeon.c`.
#[derive(Debug)]
pub(super) struct DifficultyOfLevels {
    /// Whether levels above a branch's entrance are harder (`builds_up()`).
    pub(super) builds_up: bool,
    /// Whether a branch of a single level builds up where stairs up lead to it.
    pub(super) single_levels_build_up: bool,
    /// What a ring of aggravate monster does.
    pub(super) aggravate: Aggravate,
}

/// What worn aggravation does to a level's difficulty.
#[derive(Debug)]
pub(super) enum Aggravate {
    /// Nothing.
    Nothing,
    /// It adds so much.
    Adds(i32),
    /// It doubles it, or makes it `most` where it is above `from`.
    Doubles { from: i32, most: i32 },
}

/// `mkclass()` of `src/makemon.c`.
#[derive(Debug)]
pub(super) struct ClassRule {
    /// How a monster is chosen.
    pub(super) algorithm: Algorithm,
    /// Monsters that are never chosen, by PM name: placeholders, the mail daemon.
    pub(super) never: &'static [&'static str],
    /// Whether a class can be chosen to polymorph into (`mkclass_poly()`).
    pub(super) polymorph: bool,
}

/// The two ways in which a monster of a class is chosen.
#[derive(Debug)]
pub(super) enum Algorithm {
    /// Two passes: one adds up frequencies, the other takes them away again, and a slot more for strong monsters.
    TwoPasses {
        /// Whether the caller can set an upper limit (`MKC_ULIMIT`).
        upper_limit: bool,
    },
    /// One pass that weighs each monster by its own level.
    Weighed(Weighed),
}

/// The choice of a class that weighs each monster by its own level.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule that some version has")]
pub(super) struct Weighed {
    /// Whether the class is sorted by difficulty first.
    pub(super) sorted: bool,
    /// Whether a class in which all frequencies are 0 has a frequency of 1 for each.
    pub(super) even: bool,
    /// Of how many cases the flag of a wrong place counts in all but one; `None` where it does not count.
    pub(super) place: Option<u32>,
    /// Whether the caller can ask for monsters that are genocided or extinct (`G_IGNORE`).
    pub(super) ignore: bool,
    /// Whether a monster that is too strong ends the choice for certain, and not every other time.
    pub(super) certain: bool,
    /// What frequencies are multiplied by; a player monster's are not.
    pub(super) scale: u32,
}

/// `is_placeholder()` of `include/mondata.h`.
const PLACEHOLDERS: &[&str] = &["ORC", "GIANT", "ELF", "HUMAN"];

/// The same, and the mail daemon, which `mk_gen_ok()` refuses since 3.6.0.
const PLACEHOLDERS_AND_MAIL: &[&str] = &["ORC", "GIANT", "ELF", "HUMAN", "MAIL_DAEMON"];

/// Eyes float.
const EYES: &[&str] = &["S_EYE"];

/// Eyes and lights float, since 3.6.0.
const EYES_AND_LIGHTS: &[&str] = &["S_EYE", "S_LIGHT"];

/// The rules of 3.4.3: `rndmonst()` and `mkclass()` of `src/makemon.c`, `level_difficulty()` of `src/dungeon.c`.
const V3_4_3: Parameters = Parameters {
    window: WindowLimit::Down,
    align_weight: 4,
    unaligned_as: None,
    temperature_shift: None,
    rogue_filter: true,
    adjustable: false,
    floaters: EYES,
    noncorporeal_trait: None,
    elsewhere: &[],
    player_monsters: false,
    falls_back_on_uniques: true,
    difficulty: DifficultyOfLevels { builds_up: false, single_levels_build_up: false, aggravate: Aggravate::Nothing },
    quest: (6, 7),
    class: ClassRule { algorithm: Algorithm::TwoPasses { upper_limit: false }, never: PLACEHOLDERS, polymorph: false },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_AGAIN,
    ],
};

/// The rules of 3.6.0 and 3.6.1.
const V3_6_0: Parameters = Parameters {
    floaters: EYES_AND_LIGHTS,
    falls_back_on_uniques: false,
    difficulty: DifficultyOfLevels { builds_up: true, ..V3_4_3.difficulty },
    class: ClassRule {
        algorithm: Algorithm::TwoPasses { upper_limit: false },
        never: PLACEHOLDERS_AND_MAIL,
        polymorph: true,
    },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::SPECIAL_OBJECT_3_6,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_AGAIN,
        callers::SINCE_3_6_0,
    ],
    ..V3_4_3
};

/// The choice of a class of 3.6.2: `mkclass_aligned()` of `src/makemon.c`.
const WEIGHED: Weighed = Weighed { sorted: false, even: false, place: None, ignore: false, certain: false, scale: 1 };

/// The rules of 3.6.2 to 3.6.7.
const V3_6_2: Parameters = Parameters {
    class: ClassRule { algorithm: Algorithm::Weighed(WEIGHED), never: PLACEHOLDERS_AND_MAIL, polymorph: true },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::SPECIAL_OBJECT_3_6,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_ONCE,
        callers::SINCE_3_6_0,
    ],
    ..V3_6_0
};

/// The choice of a class of 3.7 of 2024.
const WEIGHED_BY_PLACE: Weighed = Weighed { place: Some(9), ignore: true, ..WEIGHED };

/// The rules of 3.7 of 2024: `rndmonst_adj()`, `temperature_shift()` and `mkclass_aligned()` of `src/makemon.c`,
/// `monmin_difficulty()` and `monmax_difficulty()` of `include/monst.h`.
const V3_7: Parameters = Parameters {
    temperature_shift: Some(3),
    adjustable: true,
    difficulty: DifficultyOfLevels { builds_up: true, single_levels_build_up: true, aggravate: Aggravate::Adds(15) },
    class: ClassRule { algorithm: Algorithm::Weighed(WEIGHED_BY_PLACE), ..V3_6_2.class },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::SPECIAL_OBJECT_3_7,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_ONCE,
        callers::SINCE_3_6_0,
    ],
    ..V3_6_2
};

/// The choice of a class of 5.0: `init_mongen_order()` and `mkclass_aligned()` of `src/makemon.c`.
const WEIGHED_IN_ORDER: Weighed = Weighed { sorted: true, even: true, ..WEIGHED_BY_PLACE };

/// The rules of 5.0.
const V5_0: Parameters = Parameters {
    difficulty: DifficultyOfLevels { aggravate: Aggravate::Doubles { from: 25, most: 50 }, ..V3_7.difficulty },
    class: ClassRule { algorithm: Algorithm::Weighed(WEIGHED_IN_ORDER), ..V3_6_2.class },
    ..V3_7
};

/// The rules of SLASH'EM 0.0.7: `rndmonst()` and `pm_mkclass()` of `src/makemon.c`.
const SLASHEM: Parameters = Parameters {
    window: WindowLimit::Up,
    align_weight: 10,
    // REINCARNATION is off in the build as it is shipped (`include/config.h`).
    rogue_filter: false,
    quest: (1, 1),
    class: ClassRule { algorithm: Algorithm::TwoPasses { upper_limit: true }, ..V3_4_3.class },
    callers: &[
        callers::SPECIAL_LEVEL_SLASHEM,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_AGAIN,
        callers::SLASHEM,
    ],
    ..V3_4_3
};

/// The rules of xNetHack 9.1, by reading its `src/makemon.c`, `src/dungeon.c` and `include/monst.h`.
const XNETHACK: Parameters = Parameters {
    window: WindowLimit::DownUnlessDemigod(256),
    rogue_filter: false,
    noncorporeal_trait: Some("M3_NONCORPOREAL"),
    class: ClassRule { algorithm: Algorithm::Weighed(Weighed { certain: true, ..WEIGHED_IN_ORDER }), ..V3_6_2.class },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::SPECIAL_OBJECT_3_7,
        callers::COMMON,
        callers::GRAVEYARD,
        callers::INSECTS,
        callers::DEMONS_ASKED_ONCE,
        callers::SINCE_3_6_0,
        callers::XNETHACK,
    ],
    ..V5_0
};

/// The rules of EvilHack 0.9.3, by reading its `src/makemon.c`, `src/dungeon.c`, `include/monst.h` and
/// `include/mondata.h`.
const EVILHACK: Parameters = Parameters {
    window: WindowLimit::DownUnlessDemigod(256),
    unaligned_as: Some(-3),
    floaters: &["S_EYE", "S_LIGHT", "S_ORB"],
    // `is_iceq_only()`.
    elsewhere: &["SNOW_GOLEM", "WOOLLY_MAMMOTH", "SABER_TOOTHED_TIGER", "ICE_NYMPH", "FROST_SALAMANDER", "REVENANT"],
    player_monsters: true,
    class: ClassRule {
        algorithm: Algorithm::Weighed(Weighed { scale: 5, ..WEIGHED }),
        // `is_placeholder()`, and what `mk_gen_ok()` refuses on an ordinary level.
        never: &[
            "ORC",
            "GIANT",
            "ELF",
            "HUMAN",
            "CENTAUR",
            "DEMON",
            "DWARF",
            "GNOME",
            "ILLITHID",
            "NYMPH",
            "DROW",
            "AASIMAR",
            "DRAUGR",
            "VAMPIRE",
            "ICE_NYMPH",
            "AGENT",
            "CHAMPION",
            "MAIL_DAEMON",
        ],
        polymorph: true,
    },
    callers: &[
        callers::SPECIAL_LEVEL,
        callers::SPECIAL_OBJECT_3_6,
        callers::COMMON,
        callers::GRAVEYARD_EVILHACK,
        callers::INSECTS_EVILHACK,
        callers::DEMONS_ASKED_ONCE,
        callers::SINCE_3_6_0,
        callers::EVILHACK,
    ],
    ..V3_6_2
};

/// The parameters of a rule.
///
/// 3.6.1 has 3.6.0's: what it changed is in the table.
pub(super) fn parameters(rule: GenerationRule) -> &'static Parameters {
    match rule {
        GenerationRule::V3_6_0 | GenerationRule::V3_6_1 => &V3_6_0,
        GenerationRule::V3_6_2 => &V3_6_2,
        GenerationRule::V3_7 => &V3_7,
        GenerationRule::V5_0 => &V5_0,
        GenerationRule::SlashEm => &SLASHEM,
        GenerationRule::XNetHack => &XNETHACK,
        GenerationRule::EvilHack => &EVILHACK,
        // `GenerationRule` can grow before this does; the oldest rule is the one without additions.
        _ => &V3_4_3,
    }
}
