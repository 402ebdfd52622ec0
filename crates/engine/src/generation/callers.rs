//! The callers of `mkclass()`, version by version.
//!
//! What they allow is the same nearly everywhere: nothing, but for special levels. Functions are called as in the newest
//! version that has them; where a function asks for several classes, which it is follows from its own rolls, which are
//! not modelled here (the throne room's, for one: [`Caller::classes`] has what it may ask for). Left out is the fungus on
//! a mouldy corpse in SLASH'EM and xNetHack, which is drawn a second time if the first one can move.

use super::caller::{Caller, Manner, Wanted};
use super::class::Allowance;
use model::Gen;

/// What most callers allow.
const NOTHING: Manner = Manner::Mask(Allowance::NONE);

/// What special levels allow: what never comes at random.
const NOGEN: Allowance = Allowance { flags: Gen::NOGEN, ..Allowance::NONE };

const fn caller(
    name: &'static str,
    makes: &'static str,
    function: &'static str,
    classes: &'static [&'static str],
    manner: Manner,
) -> Caller {
    Caller { name, makes, function, classes, manner }
}

/// Those of all versions since 3.4.3.
pub(super) const COMMON: &[Caller] = &[
    caller(
        "throne-room",
        "the court of a throne room",
        "courtmon(), src/mkroom.c",
        &["S_DRAGON", "S_GIANT", "S_TROLL", "S_CENTAUR", "S_ORC", "S_GNOME", "S_KOBOLD"],
        NOTHING,
    ),
    caller("swamp", "what grows in a swamp", "mkswamp(), src/mkroom.c", &["S_FUNGUS"], NOTHING),
    caller("grave", "who rises from a grave", "dig_up_grave(), src/dig.c", &["S_ZOMBIE", "S_MUMMY"], NOTHING),
    caller("door", "a mimic in a door's place", "dosdoor(), src/mklev.c", &["S_MIMIC"], NOTHING),
    caller("shop", "a mimic among a shop's goods", "mkshobj_at(), src/shknam.c", &["S_MIMIC"], NOTHING),
    caller("quest", "the enemies of a role's quest", "qt_montype(), src/questpgr.c", &[], NOTHING),
    caller("bell", "a nymph called by a cursed bell", "use_bell(), src/apply.c", &["S_NYMPH"], NOTHING),
    caller(
        "minion",
        "a lawful god's minion",
        "lminion(), src/minion.c",
        &["S_ANGEL"],
        Manner::Until { tries: 20, wanted: Wanted::NoLord },
    ),
    caller("create", "what a wizard's command makes", "create_particular_creation(), src/read.c", &[], NOTHING),
];

/// Special levels, but for SLASH'EM's.
pub(super) const SPECIAL_LEVEL: &[Caller] = &[caller(
    "special-level",
    "the monsters of a special level",
    "create_monster(), src/sp_lev.c",
    &[],
    Manner::Mask(NOGEN),
)];

/// SLASH'EM's special levels.
pub(super) const SPECIAL_LEVEL_SLASHEM: &[Caller] = &[caller(
    "special-level",
    "the monsters of a special level",
    "create_monster(), src/sp_lev.c",
    &[],
    Manner::Mask(Allowance { upper_limit: true, ..NOGEN }),
)];

/// Corpses, statues and the like on special levels, in 3.6.
pub(super) const SPECIAL_OBJECT_3_6: &[Caller] = &[caller(
    "special-object",
    "whose corpse, statue, egg or tin lies on a special level",
    "spo_object(), src/sp_lev.c",
    &[],
    Manner::Mask(NOGEN),
)];

/// The same since 3.7.
pub(super) const SPECIAL_OBJECT_3_7: &[Caller] = &[caller(
    "special-object",
    "whose corpse, statue, egg or tin lies on a special level",
    "lspo_object(), src/sp_lev.c",
    &[],
    Manner::Mask(Allowance { ignore_gone: true, ..NOGEN }),
)];

/// Graveyards, but for EvilHack's.
pub(super) const GRAVEYARD: &[Caller] = &[caller(
    "graveyard",
    "the dead of a graveyard, and in Gehennom demons",
    "morguemon(), src/mkroom.c",
    &["S_ZOMBIE", "S_VAMPIRE", "S_DEMON"],
    NOTHING,
)];

/// EvilHack's graveyards.
pub(super) const GRAVEYARD_EVILHACK: &[Caller] = &[caller(
    "graveyard",
    "the dead of a graveyard, and in Gehennom demons",
    "morguemon(), src/mkroom.c",
    &["S_ZOMBIE", "S_SKELETON", "S_VAMPIRE", "S_DEMON"],
    NOTHING,
)];

/// Insects that a spell brings, but for EvilHack's.
pub(super) const INSECTS: &[Caller] = &[caller(
    "insects",
    "the insects of a priest's spell, or snakes if there are none",
    "cast_cleric_spell(), src/mcastu.c; mcast_insects() in 5.0",
    &["S_ANT", "S_SNAKE"],
    NOTHING,
)];

/// EvilHack's.
pub(super) const INSECTS_EVILHACK: &[Caller] = &[caller(
    "insects",
    "the insects or spiders of a priest's spell, or snakes if there are none",
    "do_cleric_spell(), src/mcastu.c",
    &["S_ANT", "S_SPIDER", "S_SNAKE"],
    NOTHING,
)];

/// A demon that is asked for until it has the right alignment, up to 3.6.1 and in SLASH'EM.
pub(super) const DEMONS_ASKED_AGAIN: &[Caller] = &demons(20);

/// A demon that is asked for once, with its alignment, since 3.6.2.
pub(super) const DEMONS_ASKED_ONCE: &[Caller] = &demons(1);

const fn demons(tries: u32) -> [Caller; 2] {
    let manner = Manner::Until { tries, wanted: Wanted::Demon };
    [
        caller(
            "demon",
            "a demon that a demon, an angry god or a graveyard calls",
            "ndemon(), src/minion.c",
            &["S_DEMON"],
            manner,
        ),
        caller(
            "nasty",
            "the demon that comes instead of nasties in Gehennom, of any alignment",
            "nasty(), src/wizard.c, by msummon() and ndemon(), src/minion.c",
            &["S_DEMON"],
            manner,
        ),
    ]
}

/// What came with 3.6.0.
pub(super) const SINCE_3_6_0: &[Caller] = &[
    caller("niche", "whose corpse lies behind the bars of a niche", "makeniche(), src/mklev.c", &["S_HUMAN"], NOTHING),
    caller("polymorph", "what a hero becomes who names a class", "polyself(), src/polyself.c", &[], Manner::Polymorph),
];

/// SLASH'EM's own.
pub(super) const SLASHEM: &[Caller] = &[
    caller(
        "lair",
        "the dragons, giants or bad food of a room of their own",
        "fill_zoo(), src/mkroom.c",
        &["S_DRAGON", "S_GIANT", "S_BAD_FOOD"],
        NOTHING,
    ),
    caller(
        "create-undead",
        "the undead that a scroll or an artifact calls",
        "seffects(), src/read.c, and arti_invoke(), src/artifact.c",
        &["S_VAMPIRE", "S_ZOMBIE", "S_MUMMY", "S_GHOST", "S_WRAITH"],
        NOTHING,
    ),
];

/// xNetHack's own.
pub(super) const XNETHACK: &[Caller] = &[
    caller(
        "demon-den",
        "the demons and imps of their den",
        "demondenmon(), src/mkroom.c",
        &["S_DEMON", "S_IMP"],
        NOTHING,
    ),
    caller(
        "submerged-room",
        "the fish of a room under water",
        "mksubmerged(), src/mkroom.c",
        &["S_EEL"],
        Manner::Mask(NOGEN),
    ),
    caller("mummy-chest", "the mummy in a chest", "chest_trap(), src/trap.c", &["S_MUMMY"], NOTHING),
    caller(
        "forbidden-object",
        "the undead that punish a thief",
        "u_took_forbidden_object(), src/pickup.c",
        &["S_ZOMBIE", "S_LICH", "S_WRAITH"],
        NOTHING,
    ),
    caller(
        "juiblex",
        "what Juiblex spawns",
        "special_juiblex_actions(), src/monmove.c",
        &["S_BLOB", "S_JELLY", "S_PUDDING"],
        NOTHING,
    ),
];

/// EvilHack's own.
pub(super) const EVILHACK: &[Caller] = &[
    caller("armory", "a rust monster in an armory", "armorymon(), src/mkroom.c", &["S_RUSTMONST"], NOTHING),
    caller("garden", "the nymphs and plants of a garden", "mkgarden(), src/mkroom.c", &["S_NYMPH", "S_PLANT"], NOTHING),
];
