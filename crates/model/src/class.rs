//! Monster classes: the letter on the map.

use crate::open_enum::open_enum;

open_enum! {
    /// A monster class: the `mlet` of C's `struct permonst`, from `include/monsym.h` (`defsym.h` since 3.7).
    Class, "S_" {
        Ant = "S_ANT", Blob = "S_BLOB", Cockatrice = "S_COCKATRICE", Dog = "S_DOG", Eye = "S_EYE",
        Feline = "S_FELINE", Gremlin = "S_GREMLIN", Humanoid = "S_HUMANOID", Imp = "S_IMP", Jelly = "S_JELLY",
        Kobold = "S_KOBOLD", Leprechaun = "S_LEPRECHAUN", Mimic = "S_MIMIC", Nymph = "S_NYMPH", Orc = "S_ORC",
        Piercer = "S_PIERCER", Quadruped = "S_QUADRUPED", Rodent = "S_RODENT", Spider = "S_SPIDER",
        Trapper = "S_TRAPPER", Unicorn = "S_UNICORN", Vortex = "S_VORTEX", Worm = "S_WORM", Xan = "S_XAN",
        Light = "S_LIGHT", Zruty = "S_ZRUTY", Angel = "S_ANGEL", Bat = "S_BAT", Centaur = "S_CENTAUR",
        Dragon = "S_DRAGON", Elemental = "S_ELEMENTAL", Fungus = "S_FUNGUS", Gnome = "S_GNOME", Giant = "S_GIANT",
        /// Stalkers, before there were elementals beside them; up to 3.2.
        Stalker = "S_STALKER",
        /// What the hero remembers of a monster that cannot be seen; no monster has it.
        Invisible = "S_INVISIBLE" | "S_invisible",
        Jabberwock = "S_JABBERWOCK", Kop = "S_KOP", Lich = "S_LICH", Mummy = "S_MUMMY", Naga = "S_NAGA",
        Ogre = "S_OGRE", Pudding = "S_PUDDING", QuantumMechanic = "S_QUANTMECH", RustMonster = "S_RUSTMONST",
        Snake = "S_SNAKE", Troll = "S_TROLL", UmberHulk = "S_UMBER", Vampire = "S_VAMPIRE", Wraith = "S_WRAITH",
        Xorn = "S_XORN", Yeti = "S_YETI", Zombie = "S_ZOMBIE", Human = "S_HUMAN", Ghost = "S_GHOST",
        Golem = "S_GOLEM", Demon = "S_DEMON", Eel = "S_EEL", Lizard = "S_LIZARD",
        /// Evil food; SLASH'EM.
        BadFood = "S_BAD_FOOD",
        /// Evil coins; SLASH'EM.
        BadCoins = "S_BAD_COINS",
        WormTail = "S_WORM_TAIL",
        /// What a mimic looks like by default; no monster has it.
        MimicDefault = "S_MIMIC_DEF",
    }
}

/// A class as one edition defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassDef {
    /// Which class.
    pub class: Class,
    /// The tree's own number (`mlet`); it decides how 5.0 and `SLASH'EM` sort.
    pub value: u8,
    /// The default map symbol, such as `a`; `None` where the tree gives the class none.
    pub symbol: Option<char>,
}
