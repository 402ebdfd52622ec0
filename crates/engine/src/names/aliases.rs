//! Names that no row has, and that players use all the same.

/// What somebody may call a monster, and the PM names of what is meant: the first that an edition has.
///
/// The list of `name_to_mon()` (`src/mondata.c`), without what the other rules find by themselves.
pub(super) const ALIASES: &[(&str, &[&str])] = &[
    ("mindflayer", &["MIND_FLAYER"]),
    ("master mindflayer", &["MASTER_MIND_FLAYER"]),
    ("aligned priest", &["ALIGNED_CLERIC", "ALIGNED_PRIEST"]),
    ("aligned priestess", &["ALIGNED_CLERIC", "ALIGNED_PRIEST"]),
    ("high priest", &["HIGH_CLERIC", "HIGH_PRIEST"]),
    ("high priestess", &["HIGH_CLERIC", "HIGH_PRIEST"]),
    ("master thief", &["MASTER_OF_THIEVES"]),
    ("master of assassins", &["MASTER_ASSASSIN"]),
    ("masterlich", &["MASTER_LICH"]),
    ("archlich", &["ARCH_LICH"]),
    ("invisible stalker", &["STALKER"]),
    ("high elf", &["HIGH_ELF", "ELVEN_MONARCH", "ELVENKING"]),
    ("wood elf", &["WOODLAND_ELF"]),
    ("woodland nymph", &["WOOD_NYMPH"]),
    ("halfling", &["HOBBIT"]),
    ("genie", &["DJINNI"]),
    ("rat wererat", &["WERERAT"]),
    ("jackal werejackal", &["WEREJACKAL"]),
    ("wolf werewolf", &["WEREWOLF"]),
    ("kirin", &["KI_RIN"]),
    ("elf lady", &["ELF_NOBLE", "ELF_LORD"]),
    ("elf lord", &["ELF_NOBLE", "ELF_LORD"]),
    ("incubus", &["INCUBUS", "AMOROUS_DEMON"]),
    ("succubus", &["SUCCUBUS", "AMOROUS_DEMON"]),
    ("killerbee", &["KILLER_BEE"]),
];
