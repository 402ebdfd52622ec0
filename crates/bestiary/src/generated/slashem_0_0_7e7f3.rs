// Made by `cargo xtask regen slashem-0.0.7E7F3` from SLASH'EM 0.0.7E7F3 (https://github.com/dirkz/SlashEM at f41311d00b044ad3c81fd9172cb61d98fc59daf7); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:fda4bc33d9a33d338805fbf5de286a69729435f3aa6dce64b08b2a81d3cf3488
// table sha256:c73aec808e04bd196d55879dba055f04a397874b90b689d0b03bca827a1139e6
// difficulty sha256:531b881dd379582fcf8d54b597ceb71d6fd38c0440c3de1cf0a35c6447b34221
// body sha256:b099b06f01a8ffbbe9b179a102ce5085c373380e216db8b193230c14bf275cb9

//! SLASH'EM 0.0.7E7F3: 612 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Extra, ExtraValue, Family, Field, Gen, Genders, Generation,
    GenerationRule, GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named,
    NamedFlags, Names, Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine,
    Str, Traits, Version,
};

/// SLASH'EM 0.0.7E7F3.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("slashem-0.0.7E7F3"),
    title: Cow::Borrowed("SLASH'EM 0.0.7E7F3"),
    family: Family::SlashEm,
    version: Version {
        major: 0,
        minor: 0,
        patch: 7,
        suffix: Cow::Borrowed("E7F3"),
    },
    rules: Rules {
        difficulty: DifficultyRule::SlashEm,
        assumed_from: None,
        generation: GenerationRule::SlashEm,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/dirkz/SlashEM"),
        revision: Cow::Borrowed("f41311d00b044ad3c81fd9172cb61d98fc59daf7"),
        table: Cow::Borrowed("src/monst.c"),
    },
    fields: Cow::Borrowed(&FIELDS),
    trait_words: Cow::Borrowed(&TRAIT_WORDS),
    classes: Cow::Borrowed(&CLASSES),
    attack_types: Cow::Borrowed(&ATTACK_TYPES),
    damage_types: Cow::Borrowed(&DAMAGE_TYPES),
    attack_slots: 6,
    geno: Some(GenoBits {
        frequency: 0x7,
        flags: 0x3ef0,
    }),
    monsters: Cow::Borrowed(&MONSTERS),
    roles: Cow::Borrowed(&ROLES),
    grown_ups: Cow::Borrowed(&GROWN_UPS),
};

/// Enemies of a quest: a species or none, and a class.
const fn foes(species: Option<MonsterId>, class: Option<Class>) -> QuestEnemies {
    QuestEnemies { species, class }
}

/// A monster, and what it grows up into.
const fn grows(young: MonsterId, grown: MonsterId) -> GrownUp {
    GrownUp { young, grown }
}

/// The roles, in the order of `roles[]`.
pub static ROLES: [Role; 18] = [
    Role {
        name: Cow::Borrowed("Archeologist"),
        female_name: None,
        file_code: Cow::Borrowed("Arc"),
        monster: Some(pm::ARCHEOLOGIST),
        female_monster: None,
        pet: None,
        leader: Some(pm::LORD_CARNARVON),
        guardians: Some(pm::STUDENT),
        nemesis: Some(pm::MINION_OF_HUHETOTL),
        enemies: Some([
            foes(None, Some(Class::Snake)),
            foes(Some(pm::HUMAN_MUMMY), Some(Class::Mummy)),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_694,
    },
    Role {
        name: Cow::Borrowed("Barbarian"),
        female_name: None,
        file_code: Cow::Borrowed("Bar"),
        monster: Some(pm::BARBARIAN),
        female_monster: None,
        pet: None,
        leader: Some(pm::PELIAS),
        guardians: Some(pm::CHIEFTAIN),
        nemesis: Some(pm::THOTH_AMON),
        enemies: Some([
            foes(Some(pm::OGRE), Some(Class::Ogre)),
            foes(Some(pm::TROLL), Some(Class::Troll)),
        ]),
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_979,
    },
    Role {
        name: Cow::Borrowed("Caveman"),
        female_name: Some(Cow::Borrowed("Cavewoman")),
        file_code: Cow::Borrowed("Cav"),
        monster: Some(pm::CAVEMAN),
        female_monster: Some(pm::CAVEWOMAN),
        pet: Some(pm::LITTLE_DOG),
        leader: Some(pm::SHAMAN_KARNOV),
        guardians: Some(pm::NEANDERTHAL),
        nemesis: Some(pm::CHROMATIC_DRAGON),
        enemies: Some([
            foes(Some(pm::BUGBEAR), Some(Class::Humanoid)),
            foes(Some(pm::HILL_GIANT), Some(Class::Giant)),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_422,
    },
    Role {
        name: Cow::Borrowed("Flame Mage"),
        female_name: None,
        file_code: Cow::Borrowed("Fla"),
        monster: Some(pm::FLAME_MAGE),
        female_monster: None,
        pet: Some(pm::HELL_HOUND_PUP),
        leader: Some(pm::HIGH_FLAME_MAGE),
        guardians: Some(pm::IGNITER),
        nemesis: Some(pm::WATER_MAGE),
        enemies: Some([
            foes(Some(pm::WATER_ELEMENTAL), Some(Class::Elemental)),
            foes(Some(pm::RUST_MONSTER), Some(Class::RustMonster)),
        ]),
        alignments: Alignments::LAWFUL
            .union(Alignments::NEUTRAL)
            .union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_767,
    },
    Role {
        name: Cow::Borrowed("Healer"),
        female_name: None,
        file_code: Cow::Borrowed("Hea"),
        monster: Some(pm::HEALER),
        female_monster: None,
        pet: None,
        leader: Some(pm::HIPPOCRATES),
        guardians: Some(pm::ATTENDANT),
        nemesis: Some(pm::CYCLOPS),
        enemies: Some([
            foes(Some(pm::GIANT_RAT), Some(Class::Rodent)),
            foes(Some(pm::SNAKE), Some(Class::Yeti)),
        ]),
        alignments: Alignments::NEUTRAL,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_634,
    },
    Role {
        name: Cow::Borrowed("Ice Mage"),
        female_name: None,
        file_code: Cow::Borrowed("Ice"),
        monster: Some(pm::ICE_MAGE),
        female_monster: None,
        pet: Some(pm::WINTER_WOLF_CUB),
        leader: Some(pm::HIGH_ICE_MAGE),
        guardians: Some(pm::FROSTER),
        nemesis: Some(pm::EARTH_MAGE),
        enemies: Some([
            foes(Some(pm::RUST_MONSTER), Some(Class::RustMonster)),
            foes(Some(pm::XORN), Some(Class::Xorn)),
        ]),
        alignments: Alignments::LAWFUL
            .union(Alignments::NEUTRAL)
            .union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_791,
    },
    Role {
        name: Cow::Borrowed("Knight"),
        female_name: None,
        file_code: Cow::Borrowed("Kni"),
        monster: Some(pm::KNIGHT),
        female_monster: None,
        pet: Some(pm::PONY),
        leader: Some(pm::KING_ARTHUR),
        guardians: Some(pm::PAGE),
        nemesis: Some(pm::IXOTH),
        enemies: Some([
            foes(Some(pm::QUASIT), Some(Class::Imp)),
            foes(Some(pm::OCHRE_JELLY), Some(Class::Jelly)),
        ]),
        alignments: Alignments::LAWFUL,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_300,
    },
    Role {
        name: Cow::Borrowed("Monk"),
        female_name: None,
        file_code: Cow::Borrowed("Mon"),
        monster: Some(pm::MONK),
        female_monster: None,
        pet: None,
        leader: Some(pm::GRAND_MASTER),
        guardians: Some(pm::ABBOT),
        nemesis: Some(pm::MASTER_KAEN),
        enemies: Some([
            foes(Some(pm::EARTH_ELEMENTAL), Some(Class::Elemental)),
            foes(Some(pm::XORN), Some(Class::Xorn)),
        ]),
        alignments: Alignments::LAWFUL
            .union(Alignments::NEUTRAL)
            .union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_559,
    },
    Role {
        name: Cow::Borrowed("Necromancer"),
        female_name: None,
        file_code: Cow::Borrowed("Nec"),
        monster: Some(pm::NECROMANCER),
        female_monster: None,
        pet: Some(pm::GHOUL),
        leader: Some(pm::DARK_LORD),
        guardians: Some(pm::EMBALMER),
        nemesis: Some(pm::MAUGNESHAAGAR),
        enemies: Some([
            foes(Some(pm::NUPPERIBO), Some(Class::Bat)),
            foes(Some(pm::MONGBAT), Some(Class::Imp)),
        ]),
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_465,
    },
    Role {
        name: Cow::Borrowed("Priest"),
        female_name: Some(Cow::Borrowed("Priestess")),
        file_code: Cow::Borrowed("Pri"),
        monster: Some(pm::PRIEST),
        female_monster: Some(pm::PRIESTESS),
        pet: None,
        leader: Some(pm::ARCH_PRIEST),
        guardians: Some(pm::ACOLYTE),
        nemesis: Some(pm::NALZOK),
        enemies: Some([
            foes(Some(pm::HUMAN_ZOMBIE), Some(Class::Zombie)),
            foes(Some(pm::WRAITH), Some(Class::Wraith)),
        ]),
        alignments: Alignments::LAWFUL
            .union(Alignments::NEUTRAL)
            .union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_575,
    },
    Role {
        name: Cow::Borrowed("Rogue"),
        female_name: None,
        file_code: Cow::Borrowed("Rog"),
        monster: Some(pm::ROGUE),
        female_monster: None,
        pet: None,
        leader: Some(pm::MASTER_OF_THIEVES),
        guardians: Some(pm::THUG),
        nemesis: Some(pm::MASTER_ASSASSIN),
        enemies: Some([
            foes(Some(pm::LEPRECHAUN), Some(Class::Nymph)),
            foes(Some(pm::GUARDIAN_NAGA), Some(Class::Naga)),
        ]),
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_961,
    },
    Role {
        name: Cow::Borrowed("Ranger"),
        female_name: None,
        file_code: Cow::Borrowed("Ran"),
        monster: Some(pm::RANGER),
        female_monster: None,
        pet: Some(pm::LITTLE_DOG),
        leader: Some(pm::ORION),
        guardians: Some(pm::HUNTER),
        nemesis: Some(pm::SCORPIUS),
        enemies: Some([
            foes(Some(pm::FOREST_CENTAUR), Some(Class::Centaur)),
            foes(Some(pm::SCORPION), Some(Class::Spider)),
        ]),
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_275,
    },
    Role {
        name: Cow::Borrowed("Samurai"),
        female_name: None,
        file_code: Cow::Borrowed("Sam"),
        monster: Some(pm::SAMURAI),
        female_monster: None,
        pet: Some(pm::LITTLE_DOG),
        leader: Some(pm::LORD_SATO),
        guardians: Some(pm::ROSHI),
        nemesis: Some(pm::ASHIKAGA_TAKAUJI),
        enemies: Some([
            foes(Some(pm::WOLF), Some(Class::Dog)),
            foes(Some(pm::STALKER), Some(Class::Elemental)),
        ]),
        alignments: Alignments::LAWFUL,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_300,
    },
    Role {
        name: Cow::Borrowed("Tourist"),
        female_name: None,
        file_code: Cow::Borrowed("Tou"),
        monster: Some(pm::TOURIST),
        female_monster: None,
        pet: None,
        leader: Some(pm::TWOFLOWER),
        guardians: Some(pm::GUIDE),
        nemesis: Some(pm::MASTER_OF_THIEVES),
        enemies: Some([
            foes(Some(pm::GIANT_SPIDER), Some(Class::Spider)),
            foes(Some(pm::FOREST_CENTAUR), Some(Class::Centaur)),
        ]),
        alignments: Alignments::NEUTRAL,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_554,
    },
    Role {
        name: Cow::Borrowed("Undead Slayer"),
        female_name: None,
        file_code: Cow::Borrowed("Und"),
        monster: Some(pm::UNDEAD_SLAYER),
        female_monster: None,
        pet: None,
        leader: Some(pm::VAN_HELSING),
        guardians: Some(pm::EXTERMINATOR),
        nemesis: Some(pm::COUNT_DRACULA),
        enemies: Some([
            foes(Some(pm::HUMAN_MUMMY), Some(Class::Mummy)),
            foes(Some(pm::VAMPIRE), Some(Class::Vampire)),
        ]),
        alignments: Alignments::LAWFUL
            .union(Alignments::NEUTRAL)
            .union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_279,
    },
    Role {
        name: Cow::Borrowed("Valkyrie"),
        female_name: None,
        file_code: Cow::Borrowed("Val"),
        monster: Some(pm::VALKYRIE),
        female_monster: None,
        pet: None,
        leader: Some(pm::NORN),
        guardians: Some(pm::WARRIOR),
        nemesis: Some(pm::LORD_SURTUR),
        enemies: Some([
            foes(Some(pm::FIRE_ANT), Some(Class::Ant)),
            foes(Some(pm::FIRE_GIANT), Some(Class::Giant)),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::FEMALE,
        allow: 8238,
    },
    Role {
        name: Cow::Borrowed("Wizard"),
        female_name: None,
        file_code: Cow::Borrowed("Wiz"),
        monster: Some(pm::WIZARD),
        female_monster: None,
        pet: Some(pm::KITTEN),
        leader: Some(pm::NEFERET_THE_GREEN),
        guardians: Some(pm::APPRENTICE),
        nemesis: Some(pm::DARK_ONE),
        enemies: Some([
            foes(Some(pm::VAMPIRE_BAT), Some(Class::Bat)),
            foes(Some(pm::XORN), Some(Class::Wraith)),
        ]),
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 13_787,
    },
    Role {
        name: Cow::Borrowed("Yeoman"),
        female_name: None,
        file_code: Cow::Borrowed("Yeo"),
        monster: Some(pm::YEOMAN),
        female_monster: None,
        pet: Some(pm::PONY),
        leader: Some(pm::CHIEF_YEOMAN_WARDER),
        guardians: Some(pm::YEOMAN_WARDER),
        nemesis: Some(pm::COLONEL_BLOOD),
        enemies: Some([
            foes(Some(pm::RAVEN), Some(Class::Rodent)),
            foes(Some(pm::WEREWOLF), Some(Class::Dog)),
        ]),
        alignments: Alignments::LAWFUL,
        genders: Genders::MALE,
        allow: 4380,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 84] = [
    grows(pm::LITTLE_DOG, pm::DOG),
    grows(pm::DOG, pm::LARGE_DOG),
    grows(pm::HELL_HOUND_PUP, pm::HELL_HOUND),
    grows(pm::KITTEN, pm::HOUSECAT),
    grows(pm::HOUSECAT, pm::LARGE_CAT),
    grows(pm::KOBOLD, pm::LARGE_KOBOLD),
    grows(pm::LARGE_KOBOLD, pm::KOBOLD_LORD),
    grows(pm::GNOME, pm::GNOME_LORD),
    grows(pm::GNOME_LORD, pm::GNOME_WARRIOR),
    grows(pm::DWARF, pm::DWARF_LORD),
    grows(pm::DWARF_LORD, pm::DWARF_KING),
    grows(pm::MIND_FLAYER, pm::MASTER_MIND_FLAYER),
    grows(pm::ORC, pm::ORC_CAPTAIN),
    grows(pm::HILL_ORC, pm::ORC_CAPTAIN),
    grows(pm::MORDOR_ORC, pm::ORC_CAPTAIN),
    grows(pm::URUK_HAI, pm::ORC_CAPTAIN),
    grows(pm::SEWER_RAT, pm::GIANT_RAT),
    grows(pm::CAVE_SPIDER, pm::GIANT_SPIDER),
    grows(pm::OGRE, pm::OGRE_LORD),
    grows(pm::OGRE_LORD, pm::OGRE_KING),
    grows(pm::ELF, pm::ELF_LORD),
    grows(pm::WOODLAND_ELF, pm::ELF_LORD),
    grows(pm::GREEN_ELF, pm::ELF_LORD),
    grows(pm::GREY_ELF, pm::ELF_LORD),
    grows(pm::ELF_LORD, pm::ELVENKING),
    grows(pm::LICH, pm::DEMILICH),
    grows(pm::DEMILICH, pm::MASTER_LICH),
    grows(pm::MASTER_LICH, pm::ARCH_LICH),
    grows(pm::VAMPIRE, pm::VAMPIRE_LORD),
    grows(pm::VAMPIRE_LORD, pm::VAMPIRE_MAGE),
    grows(pm::BAT, pm::GIANT_BAT),
    grows(pm::CHICKATRICE, pm::COCKATRICE),
    grows(pm::BABY_GRAY_DRAGON, pm::GRAY_DRAGON),
    grows(pm::BABY_RED_DRAGON, pm::RED_DRAGON),
    grows(pm::BABY_SILVER_DRAGON, pm::SILVER_DRAGON),
    grows(pm::BABY_DEEP_DRAGON, pm::DEEP_DRAGON),
    grows(pm::BABY_SHIMMERING_DRAGON, pm::SHIMMERING_DRAGON),
    grows(pm::BABY_WHITE_DRAGON, pm::WHITE_DRAGON),
    grows(pm::BABY_ORANGE_DRAGON, pm::ORANGE_DRAGON),
    grows(pm::BABY_BLACK_DRAGON, pm::BLACK_DRAGON),
    grows(pm::BABY_BLUE_DRAGON, pm::BLUE_DRAGON),
    grows(pm::BABY_GREEN_DRAGON, pm::GREEN_DRAGON),
    grows(pm::BABY_YELLOW_DRAGON, pm::YELLOW_DRAGON),
    grows(pm::RED_NAGA_HATCHLING, pm::RED_NAGA),
    grows(pm::BLACK_NAGA_HATCHLING, pm::BLACK_NAGA),
    grows(pm::GOLDEN_NAGA_HATCHLING, pm::GOLDEN_NAGA),
    grows(pm::GUARDIAN_NAGA_HATCHLING, pm::GUARDIAN_NAGA),
    grows(pm::SMALL_MIMIC, pm::LARGE_MIMIC),
    grows(pm::LARGE_MIMIC, pm::GIANT_MIMIC),
    grows(pm::BABY_LONG_WORM, pm::LONG_WORM),
    grows(pm::BABY_PURPLE_WORM, pm::PURPLE_WORM),
    grows(pm::BABY_CROCODILE, pm::CROCODILE),
    grows(pm::SOLDIER, pm::SERGEANT),
    grows(pm::SERGEANT, pm::LIEUTENANT),
    grows(pm::LIEUTENANT, pm::CAPTAIN),
    grows(pm::WATCHMAN, pm::WATCH_CAPTAIN),
    grows(pm::ALIGNED_PRIEST, pm::HIGH_PRIEST),
    grows(pm::STUDENT, pm::ARCHEOLOGIST),
    grows(pm::ATTENDANT, pm::HEALER),
    grows(pm::PAGE, pm::KNIGHT),
    grows(pm::ACOLYTE, pm::PRIEST),
    grows(pm::APPRENTICE, pm::WIZARD),
    grows(pm::MANES, pm::LEMURE),
    grows(pm::KEYSTONE_KOP, pm::KOP_SERGEANT),
    grows(pm::KOP_SERGEANT, pm::KOP_LIEUTENANT),
    grows(pm::KOP_LIEUTENANT, pm::KOP_KAPTAIN),
    grows(pm::PILE_OF_KILLER_COINS, pm::LARGE_PILE_OF_KILLER_COINS),
    grows(pm::LARGE_PILE_OF_KILLER_COINS, pm::HUGE_PILE_OF_KILLER_COINS),
    grows(pm::DINGO_PUPPY, pm::DINGO),
    grows(pm::DINGO, pm::LARGE_DINGO),
    grows(pm::PONY, pm::HORSE),
    grows(pm::HORSE, pm::WARHORSE),
    grows(pm::LARVA, pm::MAGGOT),
    grows(pm::MAGGOT, pm::DUNG_WORM),
    grows(pm::WINTER_WOLF_CUB, pm::WINTER_WOLF),
    grows(pm::GIANT_TICK, pm::GIANT_FLEA),
    grows(pm::GIANT_FLEA, pm::GIANT_LOUSE),
    grows(pm::DEEP_ONE, pm::DEEPER_ONE),
    grows(pm::DEEPER_ONE, pm::DEEPEST_ONE),
    grows(pm::LAMB, pm::SHEEP),
    grows(pm::SHOGGOTH, pm::GIANT_SHOGGOTH),
    grows(pm::GNOLL, pm::GNOLL_WARRIOR),
    grows(pm::GNOLL_WARRIOR, pm::GNOLL_CHIEFTAIN),
    grows(pm::MIGO_DRONE, pm::MIGO_WARRIOR),
];

/// The members of `struct permonst`, in order.
pub static FIELDS: [Field; 20] = [
    field("mname", "char *"),
    field("mlet", "char"),
    field("mlevel", "signed char"),
    field("mmove", "signed char"),
    field("ac", "signed char"),
    field("mr", "signed char"),
    field("maligntyp", "signed char"),
    field("geno", "unsigned short"),
    field("mattk", "struct attack [6]"),
    field("cwt", "unsigned short"),
    field("cnutrit", "unsigned short"),
    field("pxlth", "short"),
    field("msound", "unsigned char"),
    field("msize", "unsigned char"),
    field("mresists", "unsigned long"),
    field("mconveys", "unsigned char"),
    field("mflags1", "unsigned long"),
    field("mflags2", "unsigned long"),
    field("mflags3", "unsigned short"),
    field("mcolor", "unsigned char"),
];

/// The members that hold traits.
pub static TRAIT_WORDS: [Str; 3] = [
    Cow::Borrowed("mflags1"),
    Cow::Borrowed("mflags2"),
    Cow::Borrowed("mflags3"),
];

/// The classes, by number.
pub static CLASSES: [ClassDef; 61] = [
    class_def(Class::Ant, 1, Some('a')),
    class_def(Class::Blob, 2, Some('b')),
    class_def(Class::Cockatrice, 3, Some('c')),
    class_def(Class::Dog, 4, Some('d')),
    class_def(Class::Eye, 5, Some('e')),
    class_def(Class::Feline, 6, Some('f')),
    class_def(Class::Gremlin, 7, Some('g')),
    class_def(Class::Humanoid, 8, Some('h')),
    class_def(Class::Imp, 9, Some('i')),
    class_def(Class::Jelly, 10, Some('j')),
    class_def(Class::Kobold, 11, Some('k')),
    class_def(Class::Leprechaun, 12, Some('l')),
    class_def(Class::Mimic, 13, Some('m')),
    class_def(Class::Nymph, 14, Some('n')),
    class_def(Class::Orc, 15, Some('o')),
    class_def(Class::Piercer, 16, Some('p')),
    class_def(Class::Quadruped, 17, Some('q')),
    class_def(Class::Rodent, 18, Some('r')),
    class_def(Class::Spider, 19, Some('s')),
    class_def(Class::Trapper, 20, Some('t')),
    class_def(Class::Unicorn, 21, Some('u')),
    class_def(Class::Vortex, 22, Some('v')),
    class_def(Class::Worm, 23, Some('w')),
    class_def(Class::Xan, 24, Some('x')),
    class_def(Class::Light, 25, Some('y')),
    class_def(Class::Zruty, 26, Some('z')),
    class_def(Class::Angel, 27, Some('A')),
    class_def(Class::Bat, 28, Some('B')),
    class_def(Class::Centaur, 29, Some('C')),
    class_def(Class::Dragon, 30, Some('D')),
    class_def(Class::Elemental, 31, Some('E')),
    class_def(Class::Fungus, 32, Some('F')),
    class_def(Class::Gnome, 33, Some('G')),
    class_def(Class::Giant, 34, Some('H')),
    class_def(Class::Jabberwock, 36, Some('J')),
    class_def(Class::Kop, 37, Some('K')),
    class_def(Class::Lich, 38, Some('L')),
    class_def(Class::Mummy, 39, Some('M')),
    class_def(Class::Naga, 40, Some('N')),
    class_def(Class::Ogre, 41, Some('O')),
    class_def(Class::Pudding, 42, Some('P')),
    class_def(Class::QuantumMechanic, 43, Some('Q')),
    class_def(Class::RustMonster, 44, Some('R')),
    class_def(Class::Snake, 45, Some('S')),
    class_def(Class::Troll, 46, Some('T')),
    class_def(Class::UmberHulk, 47, Some('U')),
    class_def(Class::Vampire, 48, Some('V')),
    class_def(Class::Wraith, 49, Some('W')),
    class_def(Class::Xorn, 50, Some('X')),
    class_def(Class::Yeti, 51, Some('Y')),
    class_def(Class::Zombie, 52, Some('Z')),
    class_def(Class::Human, 53, Some('@')),
    class_def(Class::Ghost, 54, Some(' ')),
    class_def(Class::Golem, 55, Some('\'')),
    class_def(Class::Demon, 56, Some('&')),
    class_def(Class::Eel, 57, Some(';')),
    class_def(Class::Lizard, 58, Some(':')),
    class_def(Class::BadFood, 59, Some('%')),
    class_def(Class::BadCoins, 60, Some('$')),
    class_def(Class::WormTail, 61, Some('~')),
    class_def(Class::MimicDefault, 62, Some(']')),
];

/// The attack types, by number.
pub static ATTACK_TYPES: [Named<AttackType>; 18] = [
    named(AttackType::None, 0),
    named(AttackType::Claw, 1),
    named(AttackType::Bite, 2),
    named(AttackType::Kick, 3),
    named(AttackType::Butt, 4),
    named(AttackType::Touch, 5),
    named(AttackType::Sting, 6),
    named(AttackType::Hug, 7),
    named(AttackType::Spit, 10),
    named(AttackType::Engulf, 11),
    named(AttackType::Breath, 12),
    named(AttackType::Explode, 13),
    named(AttackType::Boom, 14),
    named(AttackType::Gaze, 15),
    named(AttackType::Tentacle, 16),
    named(AttackType::Multiply, 17),
    named(AttackType::Weapon, 254),
    named(AttackType::Magic, 255),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 51] = [
    named(DamageType::Physical, 0),
    named(DamageType::MagicMissile, 1),
    named(DamageType::Fire, 2),
    named(DamageType::Cold, 3),
    named(DamageType::Sleep, 4),
    named(DamageType::Disintegrate, 5),
    named(DamageType::Electric, 6),
    named(DamageType::PoisonStrength, 7),
    named(DamageType::Acid, 8),
    named(DamageType::Light, 9),
    named(DamageType::Special2, 10),
    named(DamageType::Blind, 11),
    named(DamageType::Stun, 12),
    named(DamageType::Slow, 13),
    named(DamageType::Paralyse, 14),
    named(DamageType::DrainLife, 15),
    named(DamageType::DrainEnergy, 16),
    named(DamageType::WoundLegs, 17),
    named(DamageType::Stone, 18),
    named(DamageType::Stick, 19),
    named(DamageType::StealGold, 20),
    named(DamageType::StealItem, 21),
    named(DamageType::SeduceSteal, 22),
    named(DamageType::Teleport, 23),
    named(DamageType::Rust, 24),
    named(DamageType::Confuse, 25),
    named(DamageType::Digest, 26),
    named(DamageType::Heal, 27),
    named(DamageType::Wrap, 28),
    named(DamageType::Lycanthropy, 29),
    named(DamageType::PoisonDexterity, 30),
    named(DamageType::PoisonConstitution, 31),
    named(DamageType::DrainIntelligence, 32),
    named(DamageType::Disease, 33),
    named(DamageType::Decay, 34),
    named(DamageType::Seduce, 35),
    named(DamageType::Hallucinate, 36),
    named(DamageType::Death, 37),
    named(DamageType::Pestilence, 38),
    named(DamageType::Famine, 39),
    named(DamageType::Slime, 40),
    named(DamageType::Calm, 41),
    named(DamageType::Disenchant, 42),
    named(DamageType::Polymorph, 43),
    named(DamageType::Corrode, 44),
    named(DamageType::Tickle, 45),
    named(DamageType::ClericSpell, 240),
    named(DamageType::MageSpell, 241),
    named(DamageType::RandomBreath, 242),
    named(DamageType::StealAmulet, 252),
    named(DamageType::Curse, 253),
];

const AT_NONE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::None), 0);
const AT_CLAW: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Claw), 1);
const AT_BITE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 2);
const AT_KICK: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Kick), 3);
const AT_BUTT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Butt), 4);
const AT_TUCH: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Touch), 5);
const AT_STNG: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Sting), 6);
const AT_HUGS: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Hug), 7);
const AT_SPIT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Spit), 10);
const AT_ENGL: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Engulf), 11);
const AT_BREA: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Breath), 12);
const AT_EXPL: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Explode), 13);
const AT_BOOM: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Boom), 14);
const AT_GAZE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Gaze), 15);
const AT_TENT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Tentacle), 16);
const AT_MULTIPLY: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Multiply), 17);
const AT_WEAP: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Weapon), 254);
const AT_MAGC: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Magic), 255);
const AD_PHYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Physical), 0);
const AD_MAGM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::MagicMissile), 1);
const AD_FIRE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Fire), 2);
const AD_COLD: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Cold), 3);
const AD_SLEE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Sleep), 4);
const AD_DISN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disintegrate), 5);
const AD_ELEC: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Electric), 6);
const AD_DRST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::PoisonStrength), 7);
const AD_ACID: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Acid), 8);
const AD_BLND: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Blind), 11);
const AD_STUN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stun), 12);
const AD_SLOW: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Slow), 13);
const AD_PLYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Paralyse), 14);
const AD_DRLI: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::DrainLife), 15);
const AD_DREN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::DrainEnergy), 16);
const AD_LEGS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::WoundLegs), 17);
const AD_STON: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stone), 18);
const AD_STCK: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stick), 19);
const AD_SGLD: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealGold), 20);
const AD_SITM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealItem), 21);
const AD_SEDU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::SeduceSteal), 22);
const AD_TLPT: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Teleport), 23);
const AD_RUST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Rust), 24);
const AD_CONF: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Confuse), 25);
const AD_DGST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Digest), 26);
const AD_HEAL: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Heal), 27);
const AD_WRAP: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Wrap), 28);
const AD_WERE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Lycanthropy), 29);
const AD_DRDX: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::PoisonDexterity),
    30,
);
const AD_DRCO: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::PoisonConstitution),
    31,
);
const AD_DRIN: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::DrainIntelligence),
    32,
);
const AD_DISE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disease), 33);
const AD_DCAY: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Decay), 34);
const AD_SSEX: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Seduce), 35);
const AD_HALU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Hallucinate), 36);
const AD_DETH: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Death), 37);
const AD_PEST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Pestilence), 38);
const AD_FAMN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Famine), 39);
const AD_SLIM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Slime), 40);
const AD_CALM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Calm), 41);
const AD_ENCH: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disenchant), 42);
const AD_POLY: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Polymorph), 43);
const AD_CORR: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Corrode), 44);
const AD_TCKL: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Tickle), 45);
const AD_CLRC: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::ClericSpell), 240);
const AD_SPEL: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::MageSpell), 241);
const AD_RBRE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::RandomBreath), 242);
const AD_SAMU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealAmulet), 252);
const AD_CURS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Curse), 253);
const G_GENO: u32 = Gen::GENO.bits();
const G_HELL: u32 = Gen::HELL.bits();
const G_LGROUP: u32 = Gen::LGROUP.bits();
const G_NOCORPSE: u32 = Gen::NOCORPSE.bits();
const G_NOGEN: u32 = Gen::NOGEN.bits();
const G_NOHELL: u32 = Gen::NOHELL.bits();
const G_SGROUP: u32 = Gen::SGROUP.bits();
const G_UNIQ: u32 = Gen::UNIQ.bits();
const G_VLGROUP: u32 = Gen::VLGROUP.bits();
const M1_ACID: u32 = M1::ACID.bits();
const M1_AMORPHOUS: u32 = M1::AMORPHOUS.bits();
const M1_AMPHIBIOUS: u32 = M1::AMPHIBIOUS.bits();
const M1_ANIMAL: u32 = M1::ANIMAL.bits();
const M1_BREATHLESS: u32 = M1::BREATHLESS.bits();
const M1_CARNIVORE: u32 = M1::CARNIVORE.bits();
const M1_CLING: u32 = M1::CLING.bits();
const M1_CONCEAL: u32 = M1::CONCEAL.bits();
const M1_FLY: u32 = M1::FLY.bits();
const M1_HERBIVORE: u32 = M1::HERBIVORE.bits();
const M1_HIDE: u32 = M1::HIDE.bits();
const M1_HUMANOID: u32 = M1::HUMANOID.bits();
const M1_METALLIVORE: u32 = M1::METALLIVORE.bits();
const M1_MINDLESS: u32 = M1::MINDLESS.bits();
const M1_NEEDPICK: u32 = M1::NEEDPICK.bits();
const M1_NOEYES: u32 = M1::NOEYES.bits();
const M1_NOHANDS: u32 = M1::NOHANDS.bits();
const M1_NOHEAD: u32 = M1::NOHEAD.bits();
const M1_NOLIMBS: u32 = M1::NOLIMBS.bits();
const M1_NOTAKE: u32 = M1::NOTAKE.bits();
const M1_OVIPAROUS: u32 = M1::OVIPAROUS.bits();
const M1_POIS: u32 = M1::POIS.bits();
const M1_REGEN: u32 = M1::REGEN.bits();
const M1_SEE_INVIS: u32 = M1::SEE_INVIS.bits();
const M1_SLITHY: u32 = M1::SLITHY.bits();
const M1_SWIM: u32 = M1::SWIM.bits();
const M1_THICK_HIDE: u32 = M1::THICK_HIDE.bits();
const M1_TPORT: u32 = M1::TPORT.bits();
const M1_TPORT_CNTRL: u32 = M1::TPORT_CNTRL.bits();
const M1_TUNNEL: u32 = M1::TUNNEL.bits();
const M1_UNSOLID: u32 = M1::UNSOLID.bits();
const M1_WALLWALK: u32 = M1::WALLWALK.bits();
const M2_COLLECT: u64 = M2::COLLECT.bits();
const M2_DEMON: u64 = M2::DEMON.bits();
const M2_DOMESTIC: u64 = M2::DOMESTIC.bits();
const M2_DWARF: u64 = M2::DWARF.bits();
const M2_ELF: u64 = M2::ELF.bits();
const M2_FEMALE: u64 = M2::FEMALE.bits();
const M2_GIANT: u64 = M2::GIANT.bits();
const M2_GNOME: u64 = M2::GNOME.bits();
const M2_GREEDY: u64 = M2::GREEDY.bits();
const M2_HOBBIT: u64 = M2::HOBBIT.bits();
const M2_HOSTILE: u64 = M2::HOSTILE.bits();
const M2_HUMAN: u64 = M2::HUMAN.bits();
const M2_JEWELS: u64 = M2::JEWELS.bits();
const M2_LORD: u64 = M2::LORD.bits();
const M2_MAGIC: u64 = M2::MAGIC.bits();
const M2_MALE: u64 = M2::MALE.bits();
const M2_MERC: u64 = M2::MERC.bits();
const M2_MINION: u64 = M2::MINION.bits();
const M2_NASTY: u64 = M2::NASTY.bits();
const M2_NEUTER: u64 = M2::NEUTER.bits();
const M2_NOPOLY: u64 = M2::NOPOLY.bits();
const M2_ORC: u64 = M2::ORC.bits();
const M2_PEACEFUL: u64 = M2::PEACEFUL.bits();
const M2_PNAME: u64 = M2::PNAME.bits();
const M2_PRINCE: u64 = M2::PRINCE.bits();
const M2_ROCKTHROW: u64 = M2::ROCKTHROW.bits();
const M2_STALK: u64 = M2::STALK.bits();
const M2_STRONG: u64 = M2::STRONG.bits();
const M2_UNDEAD: u64 = M2::UNDEAD.bits();
const M2_VAMPIRE: u64 = M2::VAMPIRE.bits();
const M2_WANDER: u64 = M2::WANDER.bits();
const M2_WERE: u64 = M2::WERE.bits();
const M3_CLOSE: u32 = M3::CLOSE.bits();
const M3_INFRAVISIBLE: u32 = M3::INFRAVISIBLE.bits();
const M3_INFRAVISION: u32 = M3::INFRAVISION.bits();
const M3_NOTAME: u32 = M3::NOTAME.bits();
const M3_TRAITOR: u32 = M3::TRAITOR.bits();
const M3_WAITFORU: u32 = M3::WAITFORU.bits();
const M3_WANTSAMUL: u32 = M3::WANTSAMUL.bits();
const M3_WANTSARTI: u32 = M3::WANTSARTI.bits();
const M3_WANTSBELL: u32 = M3::WANTSBELL.bits();
const M3_WANTSBOOK: u32 = M3::WANTSBOOK.bits();
const M3_WANTSCAND: u32 = M3::WANTSCAND.bits();
const MR_ACID: u32 = Mr::ACID.bits();
const MR_COLD: u32 = Mr::COLD.bits();
const MR_DEATH: u32 = Mr::DEATH.bits();
const MR_DISINT: u32 = Mr::DISINT.bits();
const MR_DRAIN: u32 = Mr::DRAIN.bits();
const MR_ELEC: u32 = Mr::ELEC.bits();
const MR_FIRE: u32 = Mr::FIRE.bits();
const MR_HITASFOUR: u32 = Mr::HITASFOUR.bits();
const MR_HITASONE: u32 = Mr::HITASONE.bits();
const MR_HITASTHREE: u32 = Mr::HITASTHREE.bits();
const MR_HITASTWO: u32 = Mr::HITASTWO.bits();
const MR_PLUSFOUR: u32 = Mr::PLUSFOUR.bits();
const MR_PLUSONE: u32 = Mr::PLUSONE.bits();
const MR_PLUSTHREE: u32 = Mr::PLUSTHREE.bits();
const MR_PLUSTWO: u32 = Mr::PLUSTWO.bits();
const MR_POISON: u32 = Mr::POISON.bits();
const MR_SLEEP: u32 = Mr::SLEEP.bits();
const MR_STONE: u32 = Mr::STONE.bits();

/// A member of `struct permonst` and its C type.
const fn field(name: &'static str, ctype: &'static str) -> Field {
    Field {
        name: Cow::Borrowed(name),
        ctype: Cow::Borrowed(ctype),
    }
}

/// A class, the tree's own number of it, and its default map symbol.
const fn class_def(class: Class, value: u8, symbol: Option<char>) -> ClassDef {
    ClassDef { class, value, symbol }
}

/// What a C name means, and the tree's own number of it.
const fn named<T>(what: T, value: i64) -> Named<T> {
    Named { what, value }
}

/// One name for all genders.
const fn one_name(neuter: &'static str) -> Names {
    Names {
        neuter: Cow::Borrowed(neuter),
        male: None,
        female: None,
    }
}

/// C's `geno`: frequency, flags by name, and the tree's own word.
const fn geno(frequency: u8, flags: u32, raw: u64) -> Generation {
    let known = Gen::from_bits_retain(flags);
    Generation {
        frequency,
        flags: NamedFlags {
            known,
            raw,
            others: Cow::Borrowed(&[]),
        },
    }
}

/// What a C name of an attack means, and the tree's own number of it.
struct Kind<T>(ManuallyDrop<T>, u8);

/// C's `ATTK(aatyp, adtyp, damn, damd)` in a slot of `mattk[]`.
const fn attack(
    slot: u8,
    kind: Kind<AttackType>,
    damage: Kind<DamageType>,
    dice: i16,
    sides: i16,
) -> Attack {
    Attack {
        slot,
        kind: ManuallyDrop::into_inner(kind.0),
        kind_raw: kind.1,
        damage: ManuallyDrop::into_inner(damage.0),
        damage_raw: damage.1,
        dice,
        sides,
        extra: Cow::Borrowed(&[]),
    }
}

/// Resistances by name, and the tree's own word.
const fn mresist(flags: u32, raw: u64) -> NamedFlags<Mr> {
    NamedFlags {
        known: Mr::from_bits_retain(flags),
        raw,
        others: Cow::Borrowed(&[]),
    }
}

/// Traits by name, and the tree's own words.
const fn mflags(m1: u32, m2: u64, m3: u32, words: &'static [u64]) -> Traits {
    Traits {
        m1: M1::from_bits_retain(m1),
        m2: M2::from_bits_retain(m2),
        m3: M3::from_bits_retain(m3),
        words: Cow::Borrowed(words),
        others: Cow::Borrowed(&[]),
    }
}

/// A number that only this variant has.
const fn extra_int(field: &'static str, value: i128) -> Extra {
    Extra {
        field: Cow::Borrowed(field),
        value: ExtraValue::Int(value),
    }
}

/// A line of `src/monst.c`.
const fn at(line: u32) -> SourceLine {
    SourceLine {
        file: Cow::Borrowed("src/monst.c"),
        line,
    }
}

/// What a row does not say: zero, as in C, and `None` for what this edition's `struct permonst` lacks.
const BLANK: Monster = Monster {
    id: MonsterId(0),
    symbol: Cow::Borrowed(""),
    names: Names {
        neuter: Cow::Borrowed(""),
        male: None,
        female: None,
    },
    class: Class::MimicDefault,
    level: 0,
    speed: 0,
    ac: Some(0),
    mr: Some(0),
    alignment: Some(0),
    generation: Some(Generation {
        frequency: 0,
        flags: NamedFlags {
            known: Gen::empty(),
            raw: 0,
            others: Cow::Borrowed(&[]),
        },
    }),
    attacks: Cow::Borrowed(&[]),
    weight: Some(0),
    nutrition: Some(0),
    sound: Some(Sound::Silent),
    size: Some(Size::Tiny),
    resists: Some(NamedFlags {
        known: Mr::empty(),
        raw: 0,
        others: Cow::Borrowed(&[]),
    }),
    conveys: Some(NamedFlags {
        known: Mr::empty(),
        raw: 0,
        others: Cow::Borrowed(&[]),
    }),
    traits: Traits {
        m1: M1::empty(),
        m2: M2::empty(),
        m3: M3::empty(),
        words: Cow::Borrowed(&[0, 0, 0]),
        others: Cow::Borrowed(&[]),
    },
    difficulty: None,
    color: Some(Color::Black),
    extra: Cow::Borrowed(&[]),
    line: SourceLine {
        file: Cow::Borrowed(""),
        line: 0,
    },
};

/// The table, in the order of `mons[]`.
pub static MONSTERS: [Monster; 612] = [
    Monster {
        id: pm::GIANT_ANT,
        symbol: Cow::Borrowed("GIANT_ANT"),
        names: one_name("giant ant"),
        class: Class::Ant,
        level: 2,
        speed: 18,
        ac: Some(3),
        generation: Some(geno(4, G_GENO | G_SGROUP | G_NOHELL, 0x8a4)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(10),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(110),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_TICK,
        symbol: Cow::Borrowed("GIANT_TICK"),
        names: one_name("giant tick"),
        class: Class::Ant,
        level: 1,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN | G_HELL, 0x6a0)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 1), attack(1, AT_MULTIPLY, AD_PHYS, 0, 0)],
        ),
        weight: Some(5),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(117),
        ..BLANK
    },
    Monster {
        id: pm::KILLER_BEE,
        symbol: Cow::Borrowed("KILLER_BEE"),
        names: one_name("killer bee"),
        class: Class::Ant,
        level: 1,
        speed: 18,
        ac: Some(-1),
        generation: Some(geno(3, G_GENO | G_LGROUP | G_NOHELL, 0x863)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 1, 3)]),
        weight: Some(1),
        nutrition: Some(5),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1004_2001, 0x12_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(124),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_FLEA,
        symbol: Cow::Borrowed("GIANT_FLEA"),
        names: one_name("giant flea"),
        class: Class::Ant,
        level: 3,
        speed: 14,
        ac: Some(8),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN | G_HELL, 0x6a0)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 2),
                attack(1, AT_BITE, AD_PHYS, 1, 2),
                attack(2, AT_MULTIPLY, AD_PHYS, 0, 0),
            ],
        ),
        weight: Some(5),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(131),
        ..BLANK
    },
    Monster {
        id: pm::SOLDIER_ANT,
        symbol: Cow::Borrowed("SOLDIER_ANT"),
        names: one_name("soldier ant"),
        class: Class::Ant,
        level: 3,
        speed: 18,
        ac: Some(3),
        generation: Some(geno(3, G_GENO | G_SGROUP | G_NOHELL, 0x8a3)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_STNG, AD_DRST, 3, 4)],
        ),
        weight: Some(20),
        nutrition: Some(5),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(139),
        ..BLANK
    },
    Monster {
        id: pm::FIRE_ANT,
        symbol: Cow::Borrowed("FIRE_ANT"),
        names: one_name("fire ant"),
        class: Class::Ant,
        level: 3,
        speed: 18,
        ac: Some(3),
        mr: Some(10),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_BITE, AD_FIRE, 2, 4)],
        ),
        weight: Some(30),
        nutrition: Some(10),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2044_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(146),
        ..BLANK
    },
    Monster {
        id: pm::SNOW_ANT,
        symbol: Cow::Borrowed("SNOW_ANT"),
        names: one_name("snow ant"),
        class: Class::Ant,
        level: 3,
        speed: 18,
        ac: Some(3),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_BITE, AD_COLD, 2, 4)],
        ),
        weight: Some(30),
        nutrition: Some(10),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(153),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_BEETLE,
        symbol: Cow::Borrowed("GIANT_BEETLE"),
        names: one_name("giant beetle"),
        class: Class::Ant,
        level: 5,
        speed: 6,
        ac: Some(4),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        line: at(160),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_LOUSE,
        symbol: Cow::Borrowed("GIANT_LOUSE"),
        names: one_name("giant louse"),
        class: Class::Ant,
        level: 5,
        speed: 16,
        ac: Some(6),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN | G_HELL, 0x6a0)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 4),
                attack(1, AT_BITE, AD_PHYS, 1, 4),
                attack(2, AT_MULTIPLY, AD_PHYS, 0, 0),
            ],
        ),
        weight: Some(10),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(167),
        ..BLANK
    },
    Monster {
        id: pm::TSETSE_FLY,
        symbol: Cow::Borrowed("TSETSE_FLY"),
        names: one_name("tsetse fly"),
        class: Class::Ant,
        level: 3,
        speed: 15,
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_STNG, AD_SLEE, 1, 3), attack(1, AT_STNG, AD_PHYS, 1, 3)],
        ),
        weight: Some(1),
        nutrition: Some(5),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_HOSTILE | M2_NASTY,
            0,
            &[0x1004_2001, 0x210_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(175),
        ..BLANK
    },
    Monster {
        id: pm::MIGO_DRONE,
        symbol: Cow::Borrowed("MIGO_DRONE"),
        names: one_name("migo drone"),
        class: Class::Ant,
        level: 7,
        speed: 12,
        mr: Some(10),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 1, 3)]),
        weight: Some(500),
        nutrition: Some(50),
        sound: Some(Sound::Buzz),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7100_0001, 0xf494_0000, 0x500],
        ),
        color: Some(Color::Green),
        line: at(182),
        ..BLANK
    },
    Monster {
        id: pm::QUEEN_BEE,
        symbol: Cow::Borrowed("QUEEN_BEE"),
        names: one_name("queen bee"),
        class: Class::Ant,
        level: 9,
        speed: 24,
        ac: Some(-4),
        generation: Some(geno(0, G_GENO | G_NOGEN | G_NOHELL, 0xa20)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 1, 8)]),
        weight: Some(1),
        nutrition: Some(5),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS,
            M2_PRINCE | M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1044_2001, 0x12_1000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(191),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_JACKET,
        symbol: Cow::Borrowed("YELLOW_JACKET"),
        names: one_name("yellow jacket"),
        class: Class::Ant,
        level: 8,
        speed: 15,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_NOHELL, 0x861)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 1, 6)]),
        weight: Some(30),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1004_2001, 0x12_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(198),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_WASP,
        symbol: Cow::Borrowed("BLACK_WASP"),
        names: one_name("black wasp"),
        class: Class::Ant,
        level: 9,
        speed: 15,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_NOHELL, 0x861)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 2, 6)]),
        weight: Some(300),
        nutrition: Some(100),
        sound: Some(Sound::Buzz),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1004_2001, 0x12_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(205),
        ..BLANK
    },
    Monster {
        id: pm::MIGO_WARRIOR,
        symbol: Cow::Borrowed("MIGO_WARRIOR"),
        names: one_name("migo warrior"),
        class: Class::Ant,
        level: 10,
        speed: 18,
        ac: Some(-3),
        mr: Some(30),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_STNG, AD_DRST, 1, 3), attack(1, AT_BITE, AD_PHYS, 2, 4)],
        ),
        weight: Some(600),
        nutrition: Some(50),
        sound: Some(Sound::Buzz),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_MALE | M2_HOSTILE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7100_0001, 0xc411_0000, 0x500],
        ),
        color: Some(Color::Yellow),
        line: at(212),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_WASP,
        symbol: Cow::Borrowed("GIANT_WASP"),
        names: one_name("giant wasp"),
        class: Class::Ant,
        level: 12,
        speed: 15,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_NOHELL, 0x861)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 2, 8)]),
        weight: Some(300),
        nutrition: Some(100),
        sound: Some(Sound::Buzz),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1004_2001, 0x12_0000, 0x0],
        ),
        line: at(222),
        ..BLANK
    },
    Monster {
        id: pm::SPITTING_BEETLE,
        symbol: Cow::Borrowed("SPITTING_BEETLE"),
        names: one_name("spitting beetle"),
        class: Class::Ant,
        level: 14,
        speed: 6,
        ac: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 4, 6), attack(1, AT_SPIT, AD_ACID, 2, 6)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(229),
        ..BLANK
    },
    Monster {
        id: pm::MIGO_QUEEN,
        symbol: Cow::Borrowed("MIGO_QUEEN"),
        names: one_name("migo queen"),
        class: Class::Ant,
        level: 15,
        speed: 15,
        ac: Some(-3),
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_STNG, AD_DRIN, 1, 3), attack(1, AT_BITE, AD_PHYS, 6, 8)],
        ),
        weight: Some(1500),
        nutrition: Some(100),
        sound: Some(Sound::Buzz),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_FEMALE | M2_HOSTILE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_NOTAME,
            &[0x7100_0001, 0xc412_0000, 0x900],
        ),
        color: Some(Color::Magenta),
        line: at(236),
        ..BLANK
    },
    Monster {
        id: pm::ASSASSIN_BUG,
        symbol: Cow::Borrowed("ASSASSIN_BUG"),
        names: one_name("assassin bug"),
        class: Class::Ant,
        level: 10,
        speed: 24,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 4, 6)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_TRAITOR,
            &[0x3004_2000, 0x10_0000, 0x400],
        ),
        line: at(246),
        ..BLANK
    },
    Monster {
        id: pm::KILLER_BEETLE,
        symbol: Cow::Borrowed("KILLER_BEETLE"),
        names: one_name("killer beetle"),
        class: Class::Ant,
        level: 19,
        speed: 6,
        ac: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 6, 6)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(253),
        ..BLANK
    },
    Monster {
        id: pm::ACID_BLOB,
        symbol: Cow::Borrowed("ACID_BLOB"),
        names: one_name("acid blob"),
        class: Class::Blob,
        level: 1,
        speed: 3,
        ac: Some(8),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_ACID, 1, 8)]),
        weight: Some(30),
        nutrition: Some(10),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_ACID | MR_STONE, 0xe4)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_WANDER,
            0,
            &[0x801_f404, 0x84_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(263),
        ..BLANK
    },
    Monster {
        id: pm::QUIVERING_BLOB,
        symbol: Cow::Borrowed("QUIVERING_BLOB"),
        names: one_name("quivering blob"),
        class: Class::Blob,
        level: 5,
        speed: 1,
        ac: Some(8),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_PHYS, 1, 8)]),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(272),
        ..BLANK
    },
    Monster {
        id: pm::GELATINOUS_CUBE,
        symbol: Cow::Borrowed("GELATINOUS_CUBE"),
        names: one_name("gelatinous cube"),
        class: Class::Blob,
        level: 6,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PLYS, 2, 4), attack(1, AT_NONE, AD_PLYS, 1, 4)],
        ),
        weight: Some(600),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_ACID | MR_STONE,
                0xf7,
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC, 0x17)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_ACID | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x6801_f000, 0x94_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(280),
        ..BLANK
    },
    Monster {
        id: pm::JIGGLING_BLOB,
        symbol: Cow::Borrowed("JIGGLING_BLOB"),
        names: one_name("jiggling blob"),
        class: Class::Blob,
        level: 10,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PHYS, 2, 8), attack(1, AT_NONE, AD_ACID, 2, 4)],
        ),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(289),
        ..BLANK
    },
    Monster {
        id: pm::LAVA_BLOB,
        symbol: Cow::Borrowed("LAVA_BLOB"),
        names: one_name("lava blob"),
        class: Class::Blob,
        level: 10,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_FIRE, 4, 4), attack(1, AT_NONE, AD_FIRE, 2, 6)],
        ),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_SLEEP, 0x5)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(297),
        ..BLANK
    },
    Monster {
        id: pm::STATIC_BLOB,
        symbol: Cow::Borrowed("STATIC_BLOB"),
        names: one_name("static blob"),
        class: Class::Blob,
        level: 12,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_ELEC, 3, 8), attack(1, AT_NONE, AD_ELEC, 3, 4)],
        ),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_ELEC | MR_POISON, 0x34)),
        conveys: Some(mresist(MR_ELEC | MR_POISON, 0x30)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(305),
        ..BLANK
    },
    Monster {
        id: pm::BURBLING_BLOB,
        symbol: Cow::Borrowed("BURBLING_BLOB"),
        names: one_name("burbling blob"),
        class: Class::Blob,
        level: 14,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PHYS, 2, 8), attack(1, AT_NONE, AD_ACID, 5, 4)],
        ),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        line: at(313),
        ..BLANK
    },
    Monster {
        id: pm::CHICKEN,
        symbol: Cow::Borrowed("CHICKEN"),
        names: one_name("chicken"),
        class: Class::Cockatrice,
        level: 2,
        speed: 15,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(100),
        nutrition: Some(50),
        sound: Some(Sound::Chicken),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xc0_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(324),
        ..BLANK
    },
    Monster {
        id: pm::COCKATOO,
        symbol: Cow::Borrowed("COCKATOO"),
        names: one_name("cockatoo"),
        class: Class::Cockatrice,
        level: 3,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(75),
        nutrition: Some(30),
        sound: Some(Sound::Parrot),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xc0_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(331),
        ..BLANK
    },
    Monster {
        id: pm::CHICKATRICE,
        symbol: Cow::Borrowed("CHICKATRICE"),
        names: one_name("chickatrice"),
        class: Class::Cockatrice,
        level: 4,
        speed: 4,
        ac: Some(8),
        mr: Some(30),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 2),
                attack(1, AT_TUCH, AD_STON, 0, 0),
                attack(2, AT_NONE, AD_STON, 0, 0),
            ],
        ),
        weight: Some(10),
        nutrition: Some(10),
        sound: Some(Sound::Hiss),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(338),
        ..BLANK
    },
    Monster {
        id: pm::COCKATRICE,
        symbol: Cow::Borrowed("COCKATRICE"),
        names: one_name("cockatrice"),
        class: Class::Cockatrice,
        level: 5,
        speed: 6,
        ac: Some(6),
        mr: Some(30),
        generation: Some(geno(6, G_GENO, 0x26)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 3),
                attack(1, AT_TUCH, AD_STON, 0, 0),
                attack(2, AT_NONE, AD_STON, 0, 0),
            ],
        ),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_STONE | MR_HITASTWO, 0x2000_00a0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6044_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(346),
        ..BLANK
    },
    Monster {
        id: pm::PYROLISK,
        symbol: Cow::Borrowed("PYROLISK"),
        names: one_name("pyrolisk"),
        class: Class::Cockatrice,
        level: 6,
        speed: 6,
        ac: Some(6),
        mr: Some(30),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_FIRE, 2, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6044_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(354),
        ..BLANK
    },
    Monster {
        id: pm::PARROT,
        symbol: Cow::Borrowed("PARROT"),
        names: one_name("parrot"),
        class: Class::Cockatrice,
        level: 7,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(75),
        nutrition: Some(30),
        sound: Some(Sound::Parrot),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xc0_0000, 0x200],
        ),
        color: Some(Color::Green),
        line: at(362),
        ..BLANK
    },
    Monster {
        id: pm::JACKAL,
        symbol: Cow::Borrowed("JACKAL"),
        names: one_name("jackal"),
        class: Class::Dog,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(4, G_GENO | G_SGROUP | G_NOHELL, 0x8a4)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(300),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(372),
        ..BLANK
    },
    Monster {
        id: pm::FOX,
        symbol: Cow::Borrowed("FOX"),
        names: one_name("fox"),
        class: Class::Dog,
        speed: 15,
        ac: Some(7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(300),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(379),
        ..BLANK
    },
    Monster {
        id: pm::COYOTE,
        symbol: Cow::Borrowed("COYOTE"),
        names: one_name("coyote"),
        class: Class::Dog,
        level: 1,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(300),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(386),
        ..BLANK
    },
    Monster {
        id: pm::WEREJACKAL,
        symbol: Cow::Borrowed("WEREJACKAL"),
        names: one_name("werejackal"),
        class: Class::Dog,
        level: 2,
        speed: 12,
        ac: Some(7),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_WERE, 1, 4)]),
        weight: Some(300),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0201, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(393),
        ..BLANK
    },
    Monster {
        id: pm::LITTLE_DOG,
        symbol: Cow::Borrowed("LITTLE_DOG"),
        names: one_name("little dog"),
        class: Class::Dog,
        level: 2,
        speed: 18,
        ac: Some(6),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(400),
        ..BLANK
    },
    Monster {
        id: pm::DOG,
        symbol: Cow::Borrowed("DOG"),
        names: one_name("dog"),
        class: Class::Dog,
        level: 4,
        speed: 16,
        ac: Some(5),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(400),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(407),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_DOG,
        symbol: Cow::Borrowed("LARGE_DOG"),
        names: one_name("large dog"),
        class: Class::Dog,
        level: 6,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(414),
        ..BLANK
    },
    Monster {
        id: pm::PIT_BULL,
        symbol: Cow::Borrowed("PIT_BULL"),
        names: one_name("pit bull"),
        class: Class::Dog,
        level: 11,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 4)]),
        weight: Some(800),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(421),
        ..BLANK
    },
    Monster {
        id: pm::DINGO_PUPPY,
        symbol: Cow::Borrowed("DINGO_PUPPY"),
        names: one_name("dingo puppy"),
        class: Class::Dog,
        level: 2,
        speed: 18,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(428),
        ..BLANK
    },
    Monster {
        id: pm::DINGO,
        symbol: Cow::Borrowed("DINGO"),
        names: one_name("dingo"),
        class: Class::Dog,
        level: 4,
        speed: 16,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(400),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(435),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_DINGO,
        symbol: Cow::Borrowed("LARGE_DINGO"),
        names: one_name("large dingo"),
        class: Class::Dog,
        level: 6,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(442),
        ..BLANK
    },
    Monster {
        id: pm::WOLF,
        symbol: Cow::Borrowed("WOLF"),
        names: one_name("wolf"),
        class: Class::Dog,
        level: 5,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(3, G_GENO | G_SGROUP | G_NOHELL, 0x8a3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(449),
        ..BLANK
    },
    Monster {
        id: pm::DEATH_DOG,
        symbol: Cow::Borrowed("DEATH_DOG"),
        names: one_name("death dog"),
        class: Class::Dog,
        level: 2,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 10), attack(1, AT_BITE, AD_PHYS, 1, 10)],
        ),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x400],
        ),
        line: at(456),
        ..BLANK
    },
    Monster {
        id: pm::RABID_WOLF,
        symbol: Cow::Borrowed("RABID_WOLF"),
        names: one_name("rabid wolf"),
        class: Class::Dog,
        level: 6,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 4)]),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x600],
        ),
        color: Some(Color::Brown),
        line: at(462),
        ..BLANK
    },
    Monster {
        id: pm::WEREWOLF,
        symbol: Cow::Borrowed("WEREWOLF"),
        names: one_name("werewolf"),
        class: Class::Dog,
        level: 5,
        speed: 12,
        ac: Some(4),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_WERE, 2, 6)]),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASTWO, 0x2000_0020)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x201, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(469),
        ..BLANK
    },
    Monster {
        id: pm::WARG,
        symbol: Cow::Borrowed("WARG"),
        names: one_name("warg"),
        class: Class::Dog,
        level: 7,
        speed: 12,
        ac: Some(4),
        alignment: Some(-5),
        generation: Some(geno(3, G_GENO | G_SGROUP | G_NOHELL, 0x8a3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(850),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(476),
        ..BLANK
    },
    Monster {
        id: pm::WINTER_WOLF_CUB,
        symbol: Cow::Borrowed("WINTER_WOLF_CUB"),
        names: one_name("winter wolf cub"),
        class: Class::Dog,
        level: 5,
        speed: 12,
        ac: Some(4),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 8), attack(1, AT_BREA, AD_COLD, 1, 8)],
        ),
        weight: Some(250),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(483),
        ..BLANK
    },
    Monster {
        id: pm::WINTER_WOLF,
        symbol: Cow::Borrowed("WINTER_WOLF"),
        names: one_name("winter wolf"),
        class: Class::Dog,
        level: 7,
        speed: 12,
        ac: Some(4),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 6), attack(1, AT_BREA, AD_COLD, 3, 6)],
        ),
        weight: Some(700),
        nutrition: Some(300),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2004_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(489),
        ..BLANK
    },
    Monster {
        id: pm::HELL_HOUND_PUP,
        symbol: Cow::Borrowed("HELL_HOUND_PUP"),
        names: one_name("hell hound pup"),
        class: Class::Dog,
        level: 7,
        speed: 12,
        ac: Some(4),
        mr: Some(20),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_BREA, AD_FIRE, 2, 6)],
        ),
        weight: Some(200),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(496),
        ..BLANK
    },
    Monster {
        id: pm::WOLVERINE,
        symbol: Cow::Borrowed("WOLVERINE"),
        names: one_name("wolverine"),
        class: Class::Dog,
        level: 9,
        speed: 15,
        ac: Some(4),
        alignment: Some(-8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 4, 6), attack(1, AT_CLAW, AD_PHYS, 2, 6)],
        ),
        weight: Some(850),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(503),
        ..BLANK
    },
    Monster {
        id: pm::SHADOW_WOLF,
        symbol: Cow::Borrowed("SHADOW_WOLF"),
        names: one_name("shadow wolf"),
        class: Class::Dog,
        level: 11,
        speed: 15,
        ac: Some(4),
        alignment: Some(-8),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_COLD, 4, 6), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(850),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_PLUSONE | MR_HITASTWO, 0x2100_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x400],
        ),
        line: at(510),
        ..BLANK
    },
    Monster {
        id: pm::MIST_WOLF,
        symbol: Cow::Borrowed("MIST_WOLF"),
        names: one_name("mist wolf"),
        class: Class::Dog,
        level: 12,
        speed: 18,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_COLD, 4, 6), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(850),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_PLUSONE | MR_HITASTWO, 0x2100_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(517),
        ..BLANK
    },
    Monster {
        id: pm::HELL_HOUND,
        symbol: Cow::Borrowed("HELL_HOUND"),
        names: one_name("hell hound"),
        class: Class::Dog,
        level: 12,
        speed: 14,
        ac: Some(2),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 6), attack(1, AT_BREA, AD_FIRE, 3, 6)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(524),
        ..BLANK
    },
    Monster {
        id: pm::CERBERUS,
        symbol: Cow::Borrowed("CERBERUS"),
        names: one_name("Cerberus"),
        class: Class::Dog,
        level: 17,
        speed: 16,
        ac: Some(2),
        mr: Some(50),
        alignment: Some(-7),
        generation: Some(geno(1, G_HELL | G_UNIQ, 0x1401)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 6, 8),
                attack(1, AT_BITE, AD_PHYS, 6, 8),
                attack(2, AT_BITE, AD_PHYS, 4, 8),
                attack(3, AT_BREA, AD_FIRE, 3, 8),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xad),
        ),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_NOTAME,
            &[0x2004_2000, 0x419_0801, 0xb00],
        ),
        color: Some(Color::Magenta),
        line: at(533),
        ..BLANK
    },
    Monster {
        id: pm::GAS_SPORE,
        symbol: Cow::Borrowed("GAS_SPORE"),
        names: one_name("gas spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(10),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_BOOM, AD_PHYS, 4, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(547),
        ..BLANK
    },
    Monster {
        id: pm::FLOATING_EYE,
        symbol: Cow::Borrowed("FLOATING_EYE"),
        names: one_name("floating eye"),
        class: Class::Eye,
        level: 2,
        speed: 1,
        ac: Some(9),
        mr: Some(10),
        generation: Some(geno(6, G_GENO | G_NOHELL, 0x826)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_PLYS, 0, 70)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0xea01, 0x14_0000, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(554),
        ..BLANK
    },
    Monster {
        id: pm::GLOWING_EYE,
        symbol: Cow::Borrowed("GLOWING_EYE"),
        names: one_name("glowing eye"),
        class: Class::Eye,
        level: 5,
        speed: 3,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_BLND, 3, 4)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e001, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(561),
        ..BLANK
    },
    Monster {
        id: pm::FREEZING_SPHERE,
        symbol: Cow::Borrowed("FREEZING_SPHERE"),
        names: one_name("freezing sphere"),
        class: Class::Eye,
        level: 6,
        speed: 13,
        ac: Some(4),
        generation: Some(geno(2, G_NOCORPSE | G_GENO | G_NOHELL, 0x832)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_COLD, 4, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_HITASTWO, 0x2000_0006)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(568),
        ..BLANK
    },
    Monster {
        id: pm::FLAMING_SPHERE,
        symbol: Cow::Borrowed("FLAMING_SPHERE"),
        names: one_name("flaming sphere"),
        class: Class::Eye,
        level: 6,
        speed: 13,
        ac: Some(4),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_FIRE, 4, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_e401, 0x14_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(575),
        ..BLANK
    },
    Monster {
        id: pm::SHOCKING_SPHERE,
        symbol: Cow::Borrowed("SHOCKING_SPHERE"),
        names: one_name("shocking sphere"),
        class: Class::Eye,
        level: 6,
        speed: 13,
        ac: Some(4),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_ELEC, 4, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_e401, 0x14_0000, 0x200],
        ),
        color: Some(Color::BrightBlue),
        line: at(582),
        ..BLANK
    },
    Monster {
        id: pm::BLOODSHOT_EYE,
        symbol: Cow::Borrowed("BLOODSHOT_EYE"),
        names: one_name("bloodshot eye"),
        class: Class::Eye,
        level: 6,
        speed: 3,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_STUN, 3, 4)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_e001, 0x14_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(589),
        ..BLANK
    },
    Monster {
        id: pm::BLINKING_EYE,
        symbol: Cow::Borrowed("BLINKING_EYE"),
        names: one_name("blinking eye"),
        class: Class::Eye,
        level: 8,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_TLPT, 0, 0)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_TPORT,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x201_e001, 0x14_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(596),
        ..BLANK
    },
    Monster {
        id: pm::KITTEN,
        symbol: Cow::Borrowed("KITTEN"),
        names: one_name("kitten"),
        class: Class::Feline,
        level: 2,
        speed: 18,
        ac: Some(6),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0xc0_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(606),
        ..BLANK
    },
    Monster {
        id: pm::HOUSECAT,
        symbol: Cow::Borrowed("HOUSECAT"),
        names: one_name("housecat"),
        class: Class::Feline,
        level: 4,
        speed: 16,
        ac: Some(5),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(200),
        nutrition: Some(200),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(613),
        ..BLANK
    },
    Monster {
        id: pm::JAGUAR,
        symbol: Cow::Borrowed("JAGUAR"),
        names: one_name("jaguar"),
        class: Class::Feline,
        level: 4,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(619),
        ..BLANK
    },
    Monster {
        id: pm::LYNX,
        symbol: Cow::Borrowed("LYNX"),
        names: one_name("lynx"),
        class: Class::Feline,
        level: 5,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 10),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(626),
        ..BLANK
    },
    Monster {
        id: pm::PANTHER,
        symbol: Cow::Borrowed("PANTHER"),
        names: one_name("panther"),
        class: Class::Feline,
        level: 5,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 10),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        line: at(633),
        ..BLANK
    },
    Monster {
        id: pm::WEREPANTHER,
        symbol: Cow::Borrowed("WEREPANTHER"),
        names: one_name("werepanther"),
        class: Class::Feline,
        level: 5,
        speed: 15,
        ac: Some(6),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_WERE, 1, 10),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_CLAW, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0201, 0x200],
        ),
        line: at(640),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_CAT,
        symbol: Cow::Borrowed("LARGE_CAT"),
        names: one_name("large cat"),
        class: Class::Feline,
        level: 6,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(7, G_GENO | G_NOHELL, 0x827)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(250),
        nutrition: Some(250),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(647),
        ..BLANK
    },
    Monster {
        id: pm::KAMADAN,
        symbol: Cow::Borrowed("KAMADAN"),
        names: one_name("kamadan"),
        class: Class::Feline,
        level: 4,
        speed: 12,
        ac: Some(4),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_SLEE, 1, 6),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 3),
                attack(3, AT_BITE, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(750),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(654),
        ..BLANK
    },
    Monster {
        id: pm::DISPLACER_BEAST,
        symbol: Cow::Borrowed("DISPLACER_BEAST"),
        names: one_name("displacer beast"),
        class: Class::Feline,
        level: 12,
        speed: 12,
        ac: Some(-10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 4),
                attack(1, AT_CLAW, AD_PHYS, 4, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 10),
            ],
        ),
        weight: Some(750),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x600],
        ),
        color: Some(Color::Blue),
        line: at(662),
        ..BLANK
    },
    Monster {
        id: pm::CATERWAUL,
        symbol: Cow::Borrowed("CATERWAUL"),
        names: one_name("caterwaul"),
        class: Class::Feline,
        level: 6,
        speed: 24,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(300),
        nutrition: Some(100),
        sound: Some(Sound::Growl),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(670),
        ..BLANK
    },
    Monster {
        id: pm::TIGER,
        symbol: Cow::Borrowed("TIGER"),
        names: one_name("tiger"),
        class: Class::Feline,
        level: 6,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 4),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 10),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(677),
        ..BLANK
    },
    Monster {
        id: pm::WERETIGER,
        symbol: Cow::Borrowed("WERETIGER"),
        names: one_name("weretiger"),
        class: Class::Feline,
        level: 7,
        speed: 12,
        ac: Some(6),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_WERE, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 5),
                attack(2, AT_CLAW, AD_PHYS, 2, 5),
            ],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0201, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(684),
        ..BLANK
    },
    Monster {
        id: pm::SABRE_TOOTHED_CAT,
        symbol: Cow::Borrowed("SABRE_TOOTHED_CAT"),
        names: one_name("sabre-toothed cat"),
        class: Class::Feline,
        level: 9,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 4),
                attack(1, AT_CLAW, AD_PHYS, 4, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 10),
            ],
        ),
        weight: Some(800),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(691),
        ..BLANK
    },
    Monster {
        id: pm::HELLCAT,
        symbol: Cow::Borrowed("HELLCAT"),
        names: one_name("hellcat"),
        class: Class::Feline,
        level: 12,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 4),
                attack(1, AT_CLAW, AD_PHYS, 4, 4),
                attack(2, AT_BITE, AD_FIRE, 3, 10),
            ],
        ),
        weight: Some(800),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x600],
        ),
        color: Some(Color::Red),
        line: at(698),
        ..BLANK
    },
    Monster {
        id: pm::GREMLIN,
        symbol: Cow::Borrowed("GREMLIN"),
        names: one_name("gremlin"),
        class: Class::Gremlin,
        level: 5,
        speed: 12,
        ac: Some(2),
        mr: Some(25),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_CURS, 0, 0),
            ],
        ),
        weight: Some(100),
        nutrition: Some(20),
        sound: Some(Sound::Laugh),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_POIS,
            M2_STALK,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0002, 0x100_0000, 0x600],
        ),
        color: Some(Color::Green),
        line: at(708),
        ..BLANK
    },
    Monster {
        id: pm::GARGOYLE,
        symbol: Cow::Borrowed("GARGOYLE"),
        names: one_name("gargoyle"),
        class: Class::Gremlin,
        level: 6,
        speed: 10,
        ac: Some(-4),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_STRONG,
            M3_TRAITOR,
            &[0x22_0400, 0x410_0000, 0x400],
        ),
        color: Some(Color::Brown),
        line: at(715),
        ..BLANK
    },
    Monster {
        id: pm::WINGED_GARGOYLE,
        symbol: Cow::Borrowed("WINGED_GARGOYLE"),
        names: one_name("winged gargoyle"),
        class: Class::Gremlin,
        level: 9,
        speed: 15,
        ac: Some(-2),
        alignment: Some(-12),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 6),
                attack(2, AT_BITE, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_THICK_HIDE | M1_OVIPAROUS,
            M2_LORD | M2_HOSTILE | M2_STRONG | M2_MAGIC,
            M3_TRAITOR,
            &[0x62_0401, 0x8410_0800, 0x400],
        ),
        color: Some(Color::Magenta),
        line: at(722),
        ..BLANK
    },
    Monster {
        id: pm::STATUE_GARGOYLE,
        symbol: Cow::Borrowed("STATUE_GARGOYLE"),
        names: one_name("statue gargoyle"),
        class: Class::Gremlin,
        level: 4,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 3), attack(1, AT_CLAW, AD_PHYS, 1, 3)],
        ),
        weight: Some(900),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_SLEEP | MR_POISON | MR_STONE | MR_DEATH | MR_PLUSONE, 0x140_00a4),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE,
            0,
            &[0x23_0400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(729),
        ..BLANK
    },
    Monster {
        id: pm::HOBBIT,
        symbol: Cow::Borrowed("HOBBIT"),
        names: one_name("hobbit"),
        class: Class::Humanoid,
        level: 1,
        speed: 9,
        ac: Some(10),
        alignment: Some(6),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_COLLECT | M2_HOBBIT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0101, 0x300],
        ),
        color: Some(Color::Green),
        line: at(753),
        ..BLANK
    },
    Monster {
        id: pm::DWARF,
        symbol: Cow::Borrowed("DWARF"),
        names: one_name("dwarf"),
        class: Class::Humanoid,
        level: 2,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(5, G_GENO | G_NOHELL, 0x825)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 4), attack(1, AT_WEAP, AD_PHYS, 1, 4)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_DWARF | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0021, 0x300],
        ),
        color: Some(Color::Red),
        line: at(760),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_THIEF,
        symbol: Cow::Borrowed("DWARF_THIEF"),
        names: one_name("dwarf thief"),
        class: Class::Humanoid,
        level: 2,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_TUCH, AD_SITM, 0, 0)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0060, 0x7410_0020, 0x700],
        ),
        line: at(768),
        ..BLANK
    },
    Monster {
        id: pm::BUGBEAR,
        symbol: Cow::Borrowed("BUGBEAR"),
        names: one_name("bugbear"),
        class: Class::Humanoid,
        level: 3,
        speed: 9,
        ac: Some(5),
        alignment: Some(-6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1250),
        nutrition: Some(250),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(776),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_LORD,
        symbol: Cow::Borrowed("DWARF_LORD"),
        names: one_name("dwarf lord"),
        class: Class::Humanoid,
        level: 4,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(5),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_LORD | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7401_0820, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(783),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_KING,
        symbol: Cow::Borrowed("DWARF_KING"),
        names: one_name("dwarf king"),
        class: Class::Humanoid,
        level: 6,
        speed: 6,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_PRINCE | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7401_1020, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(791),
        ..BLANK
    },
    Monster {
        id: pm::DUERGAR,
        symbol: Cow::Borrowed("DUERGAR"),
        names: one_name("duergar"),
        class: Class::Humanoid,
        level: 4,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(5),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID,
            M2_DWARF | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x2_0060, 0x7401_0020, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(799),
        ..BLANK
    },
    Monster {
        id: pm::DEEP_ONE,
        symbol: Cow::Borrowed("DEEP_ONE"),
        names: one_name("deep one"),
        class: Class::Humanoid,
        level: 7,
        speed: 9,
        ac: Some(5),
        mr: Some(10),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_HOSTILE | M2_STALK | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0202, 0xf110_0000, 0x700],
        ),
        color: Some(Color::Green),
        line: at(807),
        ..BLANK
    },
    Monster {
        id: pm::MIND_FLAYER,
        symbol: Cow::Borrowed("MIND_FLAYER"),
        names: one_name("mind flayer"),
        class: Class::Humanoid,
        level: 9,
        speed: 12,
        ac: Some(5),
        mr: Some(90),
        alignment: Some(-8),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 4),
                attack(1, AT_TENT, AD_DRIN, 2, 1),
                attack(2, AT_TENT, AD_DRIN, 2, 1),
                attack(3, AT_TENT, AD_DRIN, 2, 1),
                attack(4, AT_TENT, AD_DRIN, 2, 1),
                attack(5, AT_TENT, AD_DRIN, 2, 1),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6102_0001, 0x7210_0000, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(816),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_MIND_FLAYER,
        symbol: Cow::Borrowed("MASTER_MIND_FLAYER"),
        names: one_name("master mind flayer"),
        class: Class::Humanoid,
        level: 13,
        speed: 12,
        mr: Some(90),
        alignment: Some(-8),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 8),
                attack(1, AT_TENT, AD_DRIN, 2, 1),
                attack(2, AT_TENT, AD_DRIN, 2, 1),
                attack(3, AT_TENT, AD_DRIN, 2, 1),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6102_0001, 0x7210_0000, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(825),
        ..BLANK
    },
    Monster {
        id: pm::DEEPER_ONE,
        symbol: Cow::Borrowed("DEEPER_ONE"),
        names: one_name("deeper one"),
        class: Class::Humanoid,
        level: 15,
        speed: 12,
        mr: Some(30),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 4, 6),
            ],
        ),
        weight: Some(2000),
        nutrition: Some(500),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_LORD | M2_HOSTILE | M2_STALK | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0202, 0xf510_0800, 0x700],
        ),
        color: Some(Color::Green),
        line: at(834),
        ..BLANK
    },
    Monster {
        id: pm::DEEPEST_ONE,
        symbol: Cow::Borrowed("DEEPEST_ONE"),
        names: one_name("deepest one"),
        class: Class::Humanoid,
        level: 30,
        speed: 15,
        ac: Some(-5),
        mr: Some(70),
        alignment: Some(-9),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 6),
                attack(2, AT_BITE, AD_PHYS, 5, 6),
            ],
        ),
        weight: Some(3000),
        nutrition: Some(500),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_PRINCE | M2_HOSTILE | M2_STALK | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7022_0202, 0xf510_1000, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(843),
        ..BLANK
    },
    Monster {
        id: pm::MANES,
        symbol: Cow::Borrowed("MANES"),
        names: one_name("manes"),
        class: Class::Imp,
        level: 1,
        speed: 3,
        ac: Some(7),
        alignment: Some(-7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x71)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_HITASONE, 0x1000_0024)),
        traits: mflags(
            M1_POIS,
            M2_HOSTILE | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0000, 0x110_0000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(855),
        ..BLANK
    },
    Monster {
        id: pm::HOMUNCULUS,
        symbol: Cow::Borrowed("HOMUNCULUS"),
        names: one_name("homunculus"),
        class: Class::Imp,
        level: 2,
        speed: 12,
        ac: Some(6),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_SLEE, 1, 3)]),
        weight: Some(60),
        nutrition: Some(100),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_HITASONE, 0x1000_0024)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x100_0000, 0x300],
        ),
        color: Some(Color::Green),
        line: at(861),
        ..BLANK
    },
    Monster {
        id: pm::DRETCH,
        symbol: Cow::Borrowed("DRETCH"),
        names: one_name("dretch"),
        class: Class::Imp,
        level: 2,
        speed: 12,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 4)]),
        weight: Some(20),
        nutrition: Some(10),
        sound: Some(Sound::Cuss),
        traits: mflags(
            M1_REGEN,
            M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x80_0000, 0x180_0000, 0x700],
        ),
        color: Some(Color::Yellow),
        line: at(868),
        ..BLANK
    },
    Monster {
        id: pm::IMP,
        symbol: Cow::Borrowed("IMP"),
        names: one_name("imp"),
        class: Class::Imp,
        level: 3,
        speed: 12,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 4)]),
        weight: Some(20),
        nutrition: Some(10),
        sound: Some(Sound::Cuss),
        traits: mflags(
            M1_REGEN,
            M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x80_0000, 0x180_0000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(874),
        ..BLANK
    },
    Monster {
        id: pm::LEMURE,
        symbol: Cow::Borrowed("LEMURE"),
        names: one_name("lemure"),
        class: Class::Imp,
        level: 3,
        speed: 3,
        ac: Some(7),
        alignment: Some(-7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP | G_HELL, 0x471)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 3)]),
        weight: Some(150),
        nutrition: Some(100),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_SLEEP | MR_POISON | MR_PLUSONE | MR_HITASONE, 0x1100_0024),
        ),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_REGEN | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1080_0000, 0x194_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(880),
        ..BLANK
    },
    Monster {
        id: pm::QUASIT,
        symbol: Cow::Borrowed("QUASIT"),
        names: one_name("quasit"),
        class: Class::Imp,
        level: 3,
        speed: 15,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_DRDX, 1, 2),
                attack(1, AT_CLAW, AD_DRDX, 1, 2),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(200),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_REGEN,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x80_0000, 0x100_0000, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(888),
        ..BLANK
    },
    Monster {
        id: pm::RUTTERKIN,
        symbol: Cow::Borrowed("RUTTERKIN"),
        names: one_name("rutterkin"),
        class: Class::Imp,
        level: 5,
        speed: 12,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_DRST, 1, 4)]),
        weight: Some(20),
        nutrition: Some(10),
        sound: Some(Sound::Cuss),
        traits: mflags(
            M1_REGEN,
            M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x80_0000, 0x180_0000, 0x700],
        ),
        color: Some(Color::Orange),
        line: at(894),
        ..BLANK
    },
    Monster {
        id: pm::TENGU,
        symbol: Cow::Borrowed("TENGU"),
        names: one_name("tengu"),
        class: Class::Imp,
        level: 6,
        speed: 13,
        ac: Some(5),
        mr: Some(30),
        alignment: Some(7),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 7)]),
        weight: Some(300),
        nutrition: Some(200),
        sound: Some(Sound::Squawk),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_TPORT | M1_TPORT_CNTRL,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x600_0000, 0x100_0000, 0x300],
        ),
        color: Some(Color::Cyan),
        line: at(900),
        ..BLANK
    },
    Monster {
        id: pm::NUPPERIBO,
        symbol: Cow::Borrowed("NUPPERIBO"),
        names: one_name("nupperibo"),
        class: Class::Imp,
        level: 7,
        speed: 12,
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_DRST, 3, 4)]),
        weight: Some(20),
        nutrition: Some(10),
        sound: Some(Sound::Cuss),
        traits: mflags(
            M1_REGEN,
            M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x80_0000, 0x180_0000, 0x700],
        ),
        color: Some(Color::Green),
        line: at(907),
        ..BLANK
    },
    Monster {
        id: pm::BLOOD_IMP,
        symbol: Cow::Borrowed("BLOOD_IMP"),
        names: one_name("blood imp"),
        class: Class::Imp,
        level: 9,
        speed: 12,
        mr: Some(60),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRST, 3, 4), attack(1, AT_BITE, AD_PHYS, 3, 4)],
        ),
        weight: Some(20),
        nutrition: Some(10),
        sound: Some(Sound::Cuss),
        traits: mflags(
            M1_REGEN,
            M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x80_0000, 0x180_0000, 0x700],
        ),
        line: at(913),
        ..BLANK
    },
    Monster {
        id: pm::BLUE_JELLY,
        symbol: Cow::Borrowed("BLUE_JELLY"),
        names: one_name("blue jelly"),
        class: Class::Jelly,
        level: 4,
        ac: Some(8),
        mr: Some(10),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_COLD, 0, 6)]),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc04, 0x14_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(922),
        ..BLANK
    },
    Monster {
        id: pm::SPOTTED_JELLY,
        symbol: Cow::Borrowed("SPOTTED_JELLY"),
        names: one_name("spotted jelly"),
        class: Class::Jelly,
        level: 5,
        ac: Some(8),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_ACID, 0, 6)]),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(931),
        ..BLANK
    },
    Monster {
        id: pm::CLEAR_JELLY,
        symbol: Cow::Borrowed("CLEAR_JELLY"),
        names: one_name("clear jelly"),
        class: Class::Jelly,
        level: 6,
        speed: 3,
        ac: Some(8),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_ACID, 3, 6)]),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_AMORPHOUS | M1_CLING | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS
                | M1_NOHEAD | M1_MINDLESS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6001_f514, 0x14_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(939),
        ..BLANK
    },
    Monster {
        id: pm::OCHRE_JELLY,
        symbol: Cow::Borrowed("OCHRE_JELLY"),
        names: one_name("ochre jelly"),
        class: Class::Jelly,
        level: 6,
        speed: 3,
        ac: Some(8),
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_ACID, 3, 6), attack(1, AT_NONE, AD_ACID, 3, 6)],
        ),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(948),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_JELLY,
        symbol: Cow::Borrowed("YELLOW_JELLY"),
        names: one_name("yellow jelly"),
        class: Class::Jelly,
        level: 8,
        speed: 5,
        ac: Some(8),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_ACID, 3, 6), attack(1, AT_NONE, AD_STUN, 2, 6)],
        ),
        weight: Some(250),
        nutrition: Some(220),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(956),
        ..BLANK
    },
    Monster {
        id: pm::ORANGE_JELLY,
        symbol: Cow::Borrowed("ORANGE_JELLY"),
        names: one_name("orange jelly"),
        class: Class::Jelly,
        level: 8,
        speed: 5,
        ac: Some(8),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_ACID, 2, 8), attack(1, AT_NONE, AD_SLEE, 2, 6)],
        ),
        weight: Some(250),
        nutrition: Some(220),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(964),
        ..BLANK
    },
    Monster {
        id: pm::RANCID_JELLY,
        symbol: Cow::Borrowed("RANCID_JELLY"),
        names: one_name("rancid jelly"),
        class: Class::Jelly,
        level: 12,
        speed: 5,
        ac: Some(8),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_ACID, 4, 6), attack(1, AT_NONE, AD_ACID, 3, 6)],
        ),
        weight: Some(250),
        nutrition: Some(220),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        line: at(972),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD,
        symbol: Cow::Borrowed("KOBOLD"),
        names: one_name("kobold"),
        class: Class::Kobold,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4010_0000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(983),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_KOBOLD,
        symbol: Cow::Borrowed("LARGE_KOBOLD"),
        names: one_name("large kobold"),
        class: Class::Kobold,
        level: 1,
        speed: 6,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4010_0000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(990),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_LORD,
        symbol: Cow::Borrowed("KOBOLD_LORD"),
        names: one_name("kobold lord"),
        class: Class::Kobold,
        level: 2,
        speed: 6,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_MALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4011_0800, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(997),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_SHAMAN,
        symbol: Cow::Borrowed("KOBOLD_SHAMAN"),
        names: one_name("kobold shaman"),
        class: Class::Kobold,
        level: 2,
        speed: 6,
        ac: Some(6),
        mr: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x8010_0000, 0x700],
        ),
        color: Some(Color::BrightBlue),
        line: at(1005),
        ..BLANK
    },
    Monster {
        id: pm::SWAMP_KOBOLD,
        symbol: Cow::Borrowed("SWAMP_KOBOLD"),
        names: one_name("swamp kobold"),
        class: Class::Kobold,
        level: 3,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4010_0000, 0x700],
        ),
        color: Some(Color::Green),
        line: at(1012),
        ..BLANK
    },
    Monster {
        id: pm::ROCK_KOBOLD,
        symbol: Cow::Borrowed("ROCK_KOBOLD"),
        names: one_name("rock kobold"),
        class: Class::Kobold,
        level: 5,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4010_0000, 0x700],
        ),
        line: at(1019),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_WARRIOR,
        symbol: Cow::Borrowed("KOBOLD_WARRIOR"),
        names: one_name("kobold warrior"),
        class: Class::Kobold,
        level: 7,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0x4010_0000, 0x700],
        ),
        color: Some(Color::Gray),
        line: at(1026),
        ..BLANK
    },
    Monster {
        id: pm::KROO_THE_KOBOLD_KING,
        symbol: Cow::Borrowed("KROO_THE_KOBOLD_KING"),
        names: one_name("Kroo the Kobold King"),
        class: Class::Kobold,
        level: 13,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x1201)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x7002_0000, 0xf319_1001, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(1033),
        ..BLANK
    },
    Monster {
        id: pm::LEPRECHAUN,
        symbol: Cow::Borrowed("LEPRECHAUN"),
        names: one_name("leprechaun"),
        class: Class::Leprechaun,
        level: 5,
        speed: 15,
        ac: Some(8),
        mr: Some(20),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_SGLD, 1, 2)]),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_HOSTILE | M2_GREEDY,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x1010_0000, 0x200],
        ),
        color: Some(Color::Green),
        line: at(1045),
        ..BLANK
    },
    Monster {
        id: pm::LEPRECHAUN_WIZARD,
        symbol: Cow::Borrowed("LEPRECHAUN_WIZARD"),
        names: one_name("leprechaun wizard"),
        class: Class::Leprechaun,
        level: 8,
        speed: 15,
        ac: Some(6),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SGLD, 1, 2), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_HOSTILE | M2_GREEDY | M2_MAGIC,
            0,
            &[0x202_0000, 0x9010_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(1051),
        ..BLANK
    },
    Monster {
        id: pm::SMALL_MIMIC,
        symbol: Cow::Borrowed("SMALL_MIMIC"),
        names: one_name("small mimic"),
        class: Class::Mimic,
        level: 7,
        speed: 3,
        ac: Some(7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 3, 4)]),
        weight: Some(300),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_AMORPHOUS | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2024_f504, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1060),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_MIMIC,
        symbol: Cow::Borrowed("LARGE_MIMIC"),
        names: one_name("large mimic"),
        class: Class::Mimic,
        level: 8,
        speed: 3,
        ac: Some(7),
        mr: Some(10),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_STCK, 3, 4)]),
        weight: Some(600),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_AMORPHOUS | M1_CLING | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS
                | M1_NOHEAD | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2024_f514, 0x410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1068),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_MIMIC,
        symbol: Cow::Borrowed("GIANT_MIMIC"),
        names: one_name("giant mimic"),
        class: Class::Mimic,
        level: 9,
        speed: 3,
        ac: Some(7),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_STCK, 3, 6), attack(1, AT_CLAW, AD_STCK, 3, 6)],
        ),
        weight: Some(800),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_AMORPHOUS | M1_CLING | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS
                | M1_NOHEAD | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2024_f514, 0x410_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1076),
        ..BLANK
    },
    Monster {
        id: pm::WOOD_NYMPH,
        symbol: Cow::Borrowed("WOOD_NYMPH"),
        names: one_name("wood nymph"),
        class: Class::Nymph,
        level: 3,
        speed: 12,
        ac: Some(9),
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x4012_0000, 0x200],
        ),
        color: Some(Color::Green),
        line: at(1087),
        ..BLANK
    },
    Monster {
        id: pm::WATER_NYMPH,
        symbol: Cow::Borrowed("WATER_NYMPH"),
        names: one_name("water nymph"),
        class: Class::Nymph,
        level: 3,
        speed: 12,
        ac: Some(9),
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0002, 0x4012_0000, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(1094),
        ..BLANK
    },
    Monster {
        id: pm::MOUNTAIN_NYMPH,
        symbol: Cow::Borrowed("MOUNTAIN_NYMPH"),
        names: one_name("mountain nymph"),
        class: Class::Nymph,
        level: 3,
        speed: 12,
        ac: Some(9),
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x4012_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1101),
        ..BLANK
    },
    Monster {
        id: pm::PIXIE,
        symbol: Cow::Borrowed("PIXIE"),
        names: one_name("pixie"),
        class: Class::Nymph,
        level: 3,
        speed: 15,
        ac: Some(3),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_SITM, 1, 2)]),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS,
            M2_HOSTILE | M2_GREEDY,
            M3_INFRAVISIBLE,
            &[0x102_0000, 0x1010_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(1108),
        ..BLANK
    },
    Monster {
        id: pm::BROWNIE,
        symbol: Cow::Borrowed("BROWNIE"),
        names: one_name("brownie"),
        class: Class::Nymph,
        level: 8,
        speed: 15,
        ac: Some(3),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_HOSTILE | M2_GREEDY | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x9010_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1115),
        ..BLANK
    },
    Monster {
        id: pm::QUICKLING,
        symbol: Cow::Borrowed("QUICKLING"),
        names: one_name("quickling"),
        class: Class::Nymph,
        level: 3,
        speed: 30,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_SITM, 0, 0)],
        ),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID,
            M2_HOSTILE | M2_NASTY | M2_GREEDY,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2_0000, 0x1210_0000, 0x600],
        ),
        color: Some(Color::Blue),
        line: at(1122),
        ..BLANK
    },
    Monster {
        id: pm::APHRODITE,
        symbol: Cow::Borrowed("APHRODITE"),
        names: one_name("Aphrodite"),
        class: Class::Nymph,
        level: 10,
        speed: 15,
        ac: Some(-5),
        mr: Some(20),
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x1201)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_NOPOLY | M2_PRINCE | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE | M3_NOTAME,
            &[0x202_0000, 0xf31a_1001, 0xa00],
        ),
        color: Some(Color::Magenta),
        line: at(1129),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN,
        symbol: Cow::Borrowed("GOBLIN"),
        names: one_name("goblin"),
        class: Class::Orc,
        speed: 6,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x4000_0080, 0x700],
        ),
        color: Some(Color::Gray),
        line: at(1141),
        ..BLANK
    },
    Monster {
        id: pm::HOBGOBLIN,
        symbol: Cow::Borrowed("HOBGOBLIN"),
        names: one_name("hobgoblin"),
        class: Class::Orc,
        level: 1,
        speed: 9,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x4400_0080, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(1148),
        ..BLANK
    },
    Monster {
        id: pm::ORC,
        symbol: Cow::Borrowed("ORC"),
        names: one_name("orc"),
        class: Class::Orc,
        level: 1,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(850),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0081, 0x700],
        ),
        color: Some(Color::Red),
        line: at(1157),
        ..BLANK
    },
    Monster {
        id: pm::HILL_ORC,
        symbol: Cow::Borrowed("HILL_ORC"),
        names: one_name("hill orc"),
        class: Class::Orc,
        level: 2,
        speed: 9,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(3, G_GENO | G_LGROUP | G_NOHELL, 0x863)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::Yellow),
        line: at(1164),
        ..BLANK
    },
    Monster {
        id: pm::MORDOR_ORC,
        symbol: Cow::Borrowed("MORDOR_ORC"),
        names: one_name("Mordor orc"),
        class: Class::Orc,
        level: 3,
        speed: 5,
        ac: Some(10),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_LGROUP | G_NOHELL, 0x862)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1200),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::Blue),
        line: at(1171),
        ..BLANK
    },
    Monster {
        id: pm::URUK_HAI,
        symbol: Cow::Borrowed("URUK_HAI"),
        names: one_name("Uruk-hai"),
        class: Class::Orc,
        level: 3,
        speed: 7,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_NOHELL, 0x861)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        line: at(1178),
        ..BLANK
    },
    Monster {
        id: pm::ORC_SHAMAN,
        symbol: Cow::Borrowed("ORC_SHAMAN"),
        names: one_name("orc shaman"),
        class: Class::Orc,
        level: 3,
        speed: 9,
        ac: Some(5),
        mr: Some(10),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(1000),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0xb400_0080, 0x700],
        ),
        color: Some(Color::BrightBlue),
        line: at(1185),
        ..BLANK
    },
    Monster {
        id: pm::ORC_CAPTAIN,
        symbol: Cow::Borrowed("ORC_CAPTAIN"),
        names: one_name("orc-captain"),
        class: Class::Orc,
        level: 5,
        speed: 5,
        ac: Some(10),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(1350),
        nutrition: Some(350),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(1192),
        ..BLANK
    },
    Monster {
        id: pm::WAR_ORC,
        symbol: Cow::Borrowed("WAR_ORC"),
        names: one_name("war orc"),
        class: Class::Orc,
        level: 6,
        speed: 7,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_HELL, 0x461)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::Green),
        line: at(1199),
        ..BLANK
    },
    Monster {
        id: pm::GREAT_ORC,
        symbol: Cow::Borrowed("GREAT_ORC"),
        names: one_name("great orc"),
        class: Class::Orc,
        level: 9,
        speed: 7,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_HELL, 0x461)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::BrightGreen),
        line: at(1206),
        ..BLANK
    },
    Monster {
        id: pm::GRUND_THE_ORC_KING,
        symbol: Cow::Borrowed("GRUND_THE_ORC_KING"),
        names: one_name("Grund the Orc King"),
        class: Class::Orc,
        level: 20,
        speed: 7,
        ac: Some(10),
        mr: Some(66),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x1201)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_NOTAME,
            &[0x6002_0000, 0xf719_1081, 0xb00],
        ),
        color: Some(Color::Magenta),
        line: at(1213),
        ..BLANK
    },
    Monster {
        id: pm::SNOW_ORC,
        symbol: Cow::Borrowed("SNOW_ORC"),
        names: one_name("snow orc"),
        class: Class::Orc,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-9),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_NOHELL, 0x861)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7400_0080, 0x700],
        ),
        color: Some(Color::Cyan),
        line: at(1222),
        ..BLANK
    },
    Monster {
        id: pm::DEMON_ORC,
        symbol: Cow::Borrowed("DEMON_ORC"),
        names: one_name("demon orc"),
        class: Class::Orc,
        level: 12,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-9),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_HELL, 0x461)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 6)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x7410_0080, 0x700],
        ),
        color: Some(Color::Orange),
        line: at(1230),
        ..BLANK
    },
    Monster {
        id: pm::ROCK_PIERCER,
        symbol: Cow::Borrowed("ROCK_PIERCER"),
        names: one_name("rock piercer"),
        class: Class::Piercer,
        level: 3,
        speed: 1,
        ac: Some(3),
        generation: Some(geno(4, G_GENO, 0x24)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(200),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags(
            M1_CLING | M1_HIDE | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7910, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1241),
        ..BLANK
    },
    Monster {
        id: pm::IRON_PIERCER,
        symbol: Cow::Borrowed("IRON_PIERCER"),
        names: one_name("iron piercer"),
        class: Class::Piercer,
        level: 5,
        speed: 1,
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        weight: Some(400),
        nutrition: Some(300),
        size: Some(Size::Medium),
        traits: mflags(
            M1_CLING | M1_HIDE | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7910, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1248),
        ..BLANK
    },
    Monster {
        id: pm::GLASS_PIERCER,
        symbol: Cow::Borrowed("GLASS_PIERCER"),
        names: one_name("glass piercer"),
        class: Class::Piercer,
        level: 7,
        speed: 1,
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 6)]),
        weight: Some(400),
        nutrition: Some(300),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_CLING | M1_HIDE | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7910, 0x10_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1255),
        ..BLANK
    },
    Monster {
        id: pm::LAMB,
        symbol: Cow::Borrowed("LAMB"),
        names: one_name("lamb"),
        class: Class::Quadruped,
        level: 1,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 2), attack(1, AT_KICK, AD_PHYS, 1, 2)],
        ),
        weight: Some(200),
        nutrition: Some(50),
        sound: Some(Sound::Sheep),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_PEACEFUL | M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xe0_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1265),
        ..BLANK
    },
    Monster {
        id: pm::ROTHE,
        symbol: Cow::Borrowed("ROTHE"),
        names: one_name("rothe"),
        class: Class::Quadruped,
        level: 2,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(4, G_GENO | G_SGROUP | G_NOHELL, 0x8a4)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            0,
            &[0x6004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1272),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_BADGER,
        symbol: Cow::Borrowed("GIANT_BADGER"),
        names: one_name("giant badger"),
        class: Class::Quadruped,
        level: 2,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 2),
                attack(1, AT_CLAW, AD_PHYS, 1, 2),
                attack(2, AT_BITE, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(200),
        nutrition: Some(50),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1278),
        ..BLANK
    },
    Monster {
        id: pm::SCRAMPER,
        symbol: Cow::Borrowed("SCRAMPER"),
        names: one_name("scramper"),
        class: Class::Quadruped,
        level: 3,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 8),
                attack(3, AT_STNG, AD_LEGS, 1, 6),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1284),
        ..BLANK
    },
    Monster {
        id: pm::SHEEP,
        symbol: Cow::Borrowed("SHEEP"),
        names: one_name("sheep"),
        class: Class::Quadruped,
        level: 3,
        speed: 12,
        ac: Some(8),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 4), attack(1, AT_KICK, AD_PHYS, 1, 3)],
        ),
        weight: Some(700),
        nutrition: Some(100),
        sound: Some(Sound::Sheep),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_PEACEFUL | M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xe0_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1291),
        ..BLANK
    },
    Monster {
        id: pm::GOAT,
        symbol: Cow::Borrowed("GOAT"),
        names: one_name("goat"),
        class: Class::Quadruped,
        level: 4,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BUTT, AD_PHYS, 2, 4),
                attack(1, AT_KICK, AD_PHYS, 1, 4),
                attack(2, AT_KICK, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(700),
        nutrition: Some(75),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xc0_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1298),
        ..BLANK
    },
    Monster {
        id: pm::SQUEALER,
        symbol: Cow::Borrowed("SQUEALER"),
        names: one_name("squealer"),
        class: Class::Quadruped,
        level: 4,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 8),
                attack(3, AT_STNG, AD_LEGS, 1, 6),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Shriek),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1305),
        ..BLANK
    },
    Monster {
        id: pm::MUMAK,
        symbol: Cow::Borrowed("MUMAK"),
        names: one_name("mumak"),
        class: Class::Quadruped,
        level: 5,
        speed: 9,
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 4, 12), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1312),
        ..BLANK
    },
    Monster {
        id: pm::LEOCROTTA,
        symbol: Cow::Borrowed("LEOCROTTA"),
        names: one_name("leocrotta"),
        class: Class::Quadruped,
        level: 6,
        speed: 18,
        ac: Some(4),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_BITE, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        sound: Some(Sound::Imitate),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x6004_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1319),
        ..BLANK
    },
    Monster {
        id: pm::COW,
        symbol: Cow::Borrowed("COW"),
        names: one_name("cow"),
        class: Class::Quadruped,
        level: 7,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 8), attack(1, AT_KICK, AD_PHYS, 2, 4)],
        ),
        weight: Some(2000),
        nutrition: Some(300),
        sound: Some(Sound::Cow),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_FEMALE | M2_PEACEFUL | M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xe2_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1325),
        ..BLANK
    },
    Monster {
        id: pm::MANGLER,
        symbol: Cow::Borrowed("MANGLER"),
        names: one_name("mangler"),
        class: Class::Quadruped,
        level: 8,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 3),
                attack(1, AT_CLAW, AD_PHYS, 3, 3),
                attack(2, AT_BITE, AD_PHYS, 3, 8),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_TRAITOR,
            &[0x2004_2000, 0x10_0000, 0x400],
        ),
        color: Some(Color::Orange),
        line: at(1332),
        ..BLANK
    },
    Monster {
        id: pm::WUMPUS,
        symbol: Cow::Borrowed("WUMPUS"),
        names: one_name("wumpus"),
        class: Class::Quadruped,
        level: 8,
        speed: 3,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Burble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_CLING | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x6004_2010, 0x410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1338),
        ..BLANK
    },
    Monster {
        id: pm::BULL,
        symbol: Cow::Borrowed("BULL"),
        names: one_name("bull"),
        class: Class::Quadruped,
        level: 10,
        speed: 15,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 2, 8), attack(1, AT_KICK, AD_PHYS, 2, 4)],
        ),
        weight: Some(3000),
        nutrition: Some(500),
        sound: Some(Sound::Cow),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_MALE | M2_HOSTILE | M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0xd1_0000, 0x200],
        ),
        line: at(1345),
        ..BLANK
    },
    Monster {
        id: pm::TITANOTHERE,
        symbol: Cow::Borrowed("TITANOTHERE"),
        names: one_name("titanothere"),
        class: Class::Quadruped,
        level: 12,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 2, 8)]),
        weight: Some(2650),
        nutrition: Some(650),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1352),
        ..BLANK
    },
    Monster {
        id: pm::BALUCHITHERIUM,
        symbol: Cow::Borrowed("BALUCHITHERIUM"),
        names: one_name("baluchitherium"),
        class: Class::Quadruped,
        level: 14,
        speed: 12,
        ac: Some(5),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 5, 4), attack(1, AT_CLAW, AD_PHYS, 5, 4)],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTHREE, 0x4000_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1359),
        ..BLANK
    },
    Monster {
        id: pm::MASTODON,
        symbol: Cow::Borrowed("MASTODON"),
        names: one_name("mastodon"),
        class: Class::Quadruped,
        level: 20,
        speed: 12,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 4, 8), attack(1, AT_BUTT, AD_PHYS, 4, 8)],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1366),
        ..BLANK
    },
    Monster {
        id: pm::JUMBO_THE_ELEPHANT,
        symbol: Cow::Borrowed("JUMBO_THE_ELEPHANT"),
        names: one_name("Jumbo the Elephant"),
        class: Class::Quadruped,
        level: 30,
        speed: 12,
        ac: Some(5),
        generation: Some(geno(1, G_UNIQ, 0x1001)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 6, 8), attack(1, AT_BUTT, AD_PHYS, 6, 8)],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        size: Some(Size::Large),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG,
            0,
            &[0x4024_2000, 0x719_1001, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1373),
        ..BLANK
    },
    Monster {
        id: pm::JUGGERNAUT,
        symbol: Cow::Borrowed("JUGGERNAUT"),
        names: one_name("juggernaut"),
        class: Class::Quadruped,
        level: 30,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(&[attack(0, AT_BUTT, AD_PHYS, 8, 8)]),
        weight: Some(3800),
        nutrition: Some(800),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1381),
        ..BLANK
    },
    Monster {
        id: pm::CATOBLEPAS,
        symbol: Cow::Borrowed("CATOBLEPAS"),
        names: one_name("catoblepas"),
        class: Class::Quadruped,
        level: 6,
        speed: 6,
        ac: Some(7),
        mr: Some(10),
        generation: Some(geno(0, G_GENO | G_NOGEN | G_UNIQ, 0x1220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_GAZE, AD_DETH, 2, 6), attack(1, AT_BITE, AD_PHYS, 1, 3)],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x4004_2000, 0x610_0000, 0x0],
        ),
        line: at(1388),
        ..BLANK
    },
    Monster {
        id: pm::SEWER_RAT,
        symbol: Cow::Borrowed("SEWER_RAT"),
        names: one_name("sewer rat"),
        class: Class::Rodent,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1398),
        ..BLANK
    },
    Monster {
        id: pm::RABBIT,
        symbol: Cow::Borrowed("RABBIT"),
        names: one_name("rabbit"),
        class: Class::Rodent,
        speed: 15,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1405),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_RAT,
        symbol: Cow::Borrowed("BLACK_RAT"),
        names: one_name("black rat"),
        class: Class::Rodent,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        line: at(1412),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_RAT,
        symbol: Cow::Borrowed("GIANT_RAT"),
        names: one_name("giant rat"),
        class: Class::Rodent,
        level: 1,
        speed: 10,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1419),
        ..BLANK
    },
    Monster {
        id: pm::RABID_RAT,
        symbol: Cow::Borrowed("RABID_RAT"),
        names: one_name("rabid rat"),
        class: Class::Rodent,
        level: 2,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 4)]),
        weight: Some(30),
        nutrition: Some(5),
        sound: Some(Sound::Squeak),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1426),
        ..BLANK
    },
    Monster {
        id: pm::RABID_RABBIT,
        symbol: Cow::Borrowed("RABID_RABBIT"),
        names: one_name("rabid rabbit"),
        class: Class::Rodent,
        level: 3,
        speed: 18,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 6)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1433),
        ..BLANK
    },
    Monster {
        id: pm::PACK_RAT,
        symbol: Cow::Borrowed("PACK_RAT"),
        names: one_name("pack rat"),
        class: Class::Rodent,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 3), attack(1, AT_TUCH, AD_SITM, 1, 1)],
        ),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        line: at(1440),
        ..BLANK
    },
    Monster {
        id: pm::WERERAT,
        symbol: Cow::Borrowed("WERERAT"),
        names: one_name("wererat"),
        class: Class::Rodent,
        level: 2,
        speed: 12,
        ac: Some(6),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_WERE, 1, 4)]),
        weight: Some(40),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0201, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1447),
        ..BLANK
    },
    Monster {
        id: pm::ROCK_MOLE,
        symbol: Cow::Borrowed("ROCK_MOLE"),
        names: one_name("rock mole"),
        class: Class::Rodent,
        level: 3,
        speed: 3,
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        size: Some(Size::Small),
        traits: mflags(
            M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_METALLIVORE,
            M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x8004_2020, 0x7010_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(1454),
        ..BLANK
    },
    Monster {
        id: pm::WOODCHUCK,
        symbol: Cow::Borrowed("WOODCHUCK"),
        names: one_name("woodchuck"),
        class: Class::Rodent,
        level: 3,
        speed: 3,
        mr: Some(20),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        size: Some(Size::Small),
        traits: mflags(
            M1_SWIM | M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2022, 0x90_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1461),
        ..BLANK
    },
    Monster {
        id: pm::HELLRAT,
        symbol: Cow::Borrowed("HELLRAT"),
        names: one_name("hellrat"),
        class: Class::Rodent,
        level: 5,
        speed: 15,
        ac: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP | G_HELL, 0x471)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_FIRE, 3, 3)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(1469),
        ..BLANK
    },
    Monster {
        id: pm::THE_RAT_KING,
        symbol: Cow::Borrowed("THE_RAT_KING"),
        names: one_name("the Rat King"),
        class: Class::Rodent,
        level: 12,
        speed: 15,
        ac: Some(7),
        generation: Some(geno(1, G_UNIQ, 0x1001)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_BITE, AD_PHYS, 2, 3)],
        ),
        weight: Some(200),
        nutrition: Some(120),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE | M3_NOTAME,
            &[0x2004_2000, 0xf719_1001, 0xa00],
        ),
        color: Some(Color::Magenta),
        line: at(1476),
        ..BLANK
    },
    Monster {
        id: pm::CAVE_SPIDER,
        symbol: Cow::Borrowed("CAVE_SPIDER"),
        names: one_name("cave spider"),
        class: Class::Spider,
        level: 1,
        speed: 12,
        ac: Some(3),
        generation: Some(geno(3, G_GENO | G_SGROUP | G_NOHELL, 0x8a3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(50),
        nutrition: Some(50),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1488),
        ..BLANK
    },
    Monster {
        id: pm::CENTIPEDE,
        symbol: Cow::Borrowed("CENTIPEDE"),
        names: one_name("centipede"),
        class: Class::Spider,
        level: 2,
        speed: 4,
        ac: Some(3),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 1, 3)]),
        weight: Some(50),
        nutrition: Some(50),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1495),
        ..BLANK
    },
    Monster {
        id: pm::RECLUSE_SPIDER,
        symbol: Cow::Borrowed("RECLUSE_SPIDER"),
        names: one_name("recluse spider"),
        class: Class::Spider,
        level: 3,
        speed: 12,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 1, 4)]),
        weight: Some(50),
        nutrition: Some(50),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1502),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_SPIDER,
        symbol: Cow::Borrowed("GIANT_SPIDER"),
        names: one_name("giant spider"),
        class: Class::Spider,
        level: 5,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 2, 4)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3044_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1509),
        ..BLANK
    },
    Monster {
        id: pm::BARKING_SPIDER,
        symbol: Cow::Borrowed("BARKING_SPIDER"),
        names: one_name("barking spider"),
        class: Class::Spider,
        level: 5,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 2), attack(1, AT_BITE, AD_PHYS, 1, 2)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(1516),
        ..BLANK
    },
    Monster {
        id: pm::SCORPION,
        symbol: Cow::Borrowed("SCORPION"),
        names: one_name("scorpion"),
        class: Class::Spider,
        level: 5,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 2),
                attack(1, AT_CLAW, AD_PHYS, 1, 2),
                attack(2, AT_STNG, AD_DRST, 1, 4),
            ],
        ),
        weight: Some(50),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2080, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1523),
        ..BLANK
    },
    Monster {
        id: pm::CARRION_CRAWLER,
        symbol: Cow::Borrowed("CARRION_CRAWLER"),
        names: one_name("carrion crawler"),
        class: Class::Spider,
        level: 3,
        speed: 12,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TUCH, AD_PLYS, 1, 1),
                attack(1, AT_TUCH, AD_PLYS, 1, 1),
                attack(2, AT_TUCH, AD_PLYS, 1, 1),
                attack(3, AT_TUCH, AD_PLYS, 1, 1),
                attack(4, AT_TUCH, AD_PLYS, 1, 1),
                attack(5, AT_TUCH, AD_PLYS, 1, 1),
            ],
        ),
        weight: Some(50),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY,
            0,
            &[0x2044_2000, 0x210_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1530),
        ..BLANK
    },
    Monster {
        id: pm::NICKELPEDE,
        symbol: Cow::Borrowed("NICKELPEDE"),
        names: one_name("nickelpede"),
        class: Class::Spider,
        level: 8,
        speed: 4,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 3, 4)]),
        weight: Some(150),
        nutrition: Some(50),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1538),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_SCORPION,
        symbol: Cow::Borrowed("GIANT_SCORPION"),
        names: one_name("giant scorpion"),
        class: Class::Spider,
        level: 12,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 5, 2),
                attack(1, AT_CLAW, AD_PHYS, 5, 2),
                attack(2, AT_STNG, AD_DRST, 3, 4),
            ],
        ),
        weight: Some(500),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1545),
        ..BLANK
    },
    Monster {
        id: pm::GIRTAB,
        symbol: Cow::Borrowed("GIRTAB"),
        names: one_name("Girtab"),
        class: Class::Spider,
        level: 22,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x1201)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 5, 4),
                attack(1, AT_CLAW, AD_PHYS, 5, 4),
                attack(2, AT_STNG, AD_DRST, 3, 8),
            ],
        ),
        weight: Some(500),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_PRINCE | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG,
            M3_NOTAME,
            &[0x3044_2000, 0x71a_1001, 0x800],
        ),
        color: Some(Color::Red),
        line: at(1552),
        ..BLANK
    },
    Monster {
        id: pm::SHELOB,
        symbol: Cow::Borrowed("SHELOB"),
        names: one_name("Shelob"),
        class: Class::Spider,
        level: 26,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x1201)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 8, 4), attack(1, AT_BITE, AD_DRST, 5, 4)],
        ),
        weight: Some(500),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_PRINCE | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG,
            M3_NOTAME,
            &[0x3044_2000, 0x71a_1001, 0x800],
        ),
        line: at(1560),
        ..BLANK
    },
    Monster {
        id: pm::PHASE_SPIDER,
        symbol: Cow::Borrowed("PHASE_SPIDER"),
        names: one_name("phase spider"),
        class: Class::Spider,
        level: 8,
        speed: 12,
        ac: Some(2),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 3, 4)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_TPORT | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3244_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1568),
        ..BLANK
    },
    Monster {
        id: pm::WERESPIDER,
        symbol: Cow::Borrowed("WERESPIDER"),
        names: one_name("werespider"),
        class: Class::Spider,
        level: 11,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOGEN, 0x221)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_WERE, 4, 4)]),
        weight: Some(100),
        nutrition: Some(100),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            0,
            &[0x30c4_2000, 0x10_0201, 0x0],
        ),
        line: at(1575),
        ..BLANK
    },
    Monster {
        id: pm::LURKER_ABOVE,
        symbol: Cow::Borrowed("LURKER_ABOVE"),
        names: one_name("lurker above"),
        class: Class::Trapper,
        level: 10,
        speed: 3,
        ac: Some(3),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_DGST, 1, 8)]),
        weight: Some(800),
        nutrition: Some(350),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_HIDE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_ANIMAL
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            0,
            &[0x2004_f101, 0x510_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1585),
        ..BLANK
    },
    Monster {
        id: pm::TRAPPER,
        symbol: Cow::Borrowed("TRAPPER"),
        names: one_name("trapper"),
        class: Class::Trapper,
        level: 12,
        speed: 3,
        ac: Some(3),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_DGST, 1, 10)]),
        weight: Some(800),
        nutrition: Some(350),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HIDE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            0,
            &[0x2004_f100, 0x510_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1592),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_UNICORN,
        symbol: Cow::Borrowed("WHITE_UNICORN"),
        names: one_name("white unicorn"),
        class: Class::Unicorn,
        level: 4,
        speed: 24,
        ac: Some(2),
        mr: Some(70),
        alignment: Some(7),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_HITASTWO, 0x2000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(1602),
        ..BLANK
    },
    Monster {
        id: pm::GRAY_UNICORN,
        symbol: Cow::Borrowed("GRAY_UNICORN"),
        names: one_name("gray unicorn"),
        class: Class::Unicorn,
        level: 4,
        speed: 24,
        ac: Some(2),
        mr: Some(70),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_HITASTWO, 0x2000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(1609),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_UNICORN,
        symbol: Cow::Borrowed("BLACK_UNICORN"),
        names: one_name("black unicorn"),
        class: Class::Unicorn,
        level: 4,
        speed: 24,
        ac: Some(2),
        mr: Some(70),
        alignment: Some(-7),
        generation: Some(geno(4, G_GENO | G_NOHELL, 0x824)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_HITASTWO, 0x2000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        line: at(1616),
        ..BLANK
    },
    Monster {
        id: pm::PONY,
        symbol: Cow::Borrowed("PONY"),
        names: one_name("pony"),
        class: Class::Unicorn,
        level: 3,
        speed: 16,
        ac: Some(6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_PHYS, 1, 2)],
        ),
        weight: Some(1300),
        nutrition: Some(250),
        sound: Some(Sound::Neigh),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1623),
        ..BLANK
    },
    Monster {
        id: pm::HORSE,
        symbol: Cow::Borrowed("HORSE"),
        names: one_name("horse"),
        class: Class::Unicorn,
        level: 5,
        speed: 20,
        ac: Some(5),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_PHYS, 1, 3)],
        ),
        weight: Some(1500),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1630),
        ..BLANK
    },
    Monster {
        id: pm::WARHORSE,
        symbol: Cow::Borrowed("WARHORSE"),
        names: one_name("warhorse"),
        class: Class::Unicorn,
        level: 7,
        speed: 24,
        ac: Some(4),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 10), attack(1, AT_BITE, AD_PHYS, 1, 4)],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(1637),
        ..BLANK
    },
    Monster {
        id: pm::PEGASUS,
        symbol: Cow::Borrowed("PEGASUS"),
        names: one_name("Pegasus"),
        class: Class::Unicorn,
        level: 12,
        speed: 24,
        ac: Some(2),
        mr: Some(70),
        alignment: Some(7),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 2, 10), attack(1, AT_BITE, AD_PHYS, 1, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL,
            M2_NOPOLY | M2_PNAME | M2_PEACEFUL | M2_WANDER | M2_STRONG,
            0,
            &[0x4_2001, 0x4a8_0001, 0x0],
        ),
        color: Some(Color::White),
        line: at(1644),
        ..BLANK
    },
    Monster {
        id: pm::FOG_CLOUD,
        symbol: Cow::Borrowed("FOG_CLOUD"),
        names: one_name("fog cloud"),
        class: Class::Vortex,
        level: 3,
        speed: 1,
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_PHYS, 1, 6)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x11_f405, 0x14_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1654),
        ..BLANK
    },
    Monster {
        id: pm::DUST_VORTEX,
        symbol: Cow::Borrowed("DUST_VORTEX"),
        names: one_name("dust vortex"),
        class: Class::Vortex,
        level: 4,
        speed: 20,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_BLND, 2, 8)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f401, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1662),
        ..BLANK
    },
    Monster {
        id: pm::ICE_VORTEX,
        symbol: Cow::Borrowed("ICE_VORTEX"),
        names: one_name("ice vortex"),
        class: Class::Vortex,
        level: 5,
        speed: 20,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_COLD, 1, 6)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_f401, 0x14_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(1669),
        ..BLANK
    },
    Monster {
        id: pm::ENERGY_VORTEX,
        symbol: Cow::Borrowed("ENERGY_VORTEX"),
        names: one_name("energy vortex"),
        class: Class::Vortex,
        level: 6,
        speed: 20,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_ENGL, AD_ELEC, 1, 6),
                attack(1, AT_ENGL, AD_DREN, 0, 0),
                attack(2, AT_NONE, AD_ELEC, 0, 4),
            ],
        ),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_STONE, 0xbc),
        ),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x11_f401, 0x14_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(1677),
        ..BLANK
    },
    Monster {
        id: pm::STEAM_VORTEX,
        symbol: Cow::Borrowed("STEAM_VORTEX"),
        names: one_name("steam vortex"),
        class: Class::Vortex,
        level: 7,
        speed: 22,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_GENO | G_HELL, 0x432)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_FIRE, 1, 8)]),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_POISON | MR_STONE | MR_PLUSONE, 0x100_00a5),
        ),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x14_0000, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(1686),
        ..BLANK
    },
    Monster {
        id: pm::FIRE_VORTEX,
        symbol: Cow::Borrowed("FIRE_VORTEX"),
        names: one_name("fire vortex"),
        class: Class::Vortex,
        level: 8,
        speed: 22,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_HELL, 0x431)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_FIRE, 1, 10), attack(1, AT_NONE, AD_FIRE, 0, 4)],
        ),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_POISON | MR_STONE | MR_PLUSONE, 0x100_00a5),
        ),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x14_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(1695),
        ..BLANK
    },
    Monster {
        id: pm::LARVA,
        symbol: Cow::Borrowed("LARVA"),
        names: one_name("larva"),
        class: Class::Worm,
        level: 1,
        speed: 6,
        ac: Some(9),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(150),
        nutrition: Some(100),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_REGEN | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_STALK,
            0,
            &[0x108c_6800, 0x194_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1707),
        ..BLANK
    },
    Monster {
        id: pm::MAGGOT,
        symbol: Cow::Borrowed("MAGGOT"),
        names: one_name("maggot"),
        class: Class::Worm,
        level: 2,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6880, 0x10_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1714),
        ..BLANK
    },
    Monster {
        id: pm::DUNG_WORM,
        symbol: Cow::Borrowed("DUNG_WORM"),
        names: one_name("dung worm"),
        class: Class::Worm,
        level: 3,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6800, 0x10_0000, 0x0],
        ),
        line: at(1721),
        ..BLANK
    },
    Monster {
        id: pm::ACID_WORM,
        symbol: Cow::Borrowed("ACID_WORM"),
        names: one_name("acid worm"),
        class: Class::Worm,
        level: 4,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_SPIT, AD_ACID, 2, 4), attack(1, AT_BITE, AD_DRST, 1, 4)],
        ),
        weight: Some(30),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_ACID | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x280c_6800, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1728),
        ..BLANK
    },
    Monster {
        id: pm::BLOODWORM,
        symbol: Cow::Borrowed("BLOODWORM"),
        names: one_name("bloodworm"),
        class: Class::Worm,
        level: 6,
        speed: 9,
        ac: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 2, 4)]),
        weight: Some(30),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6a00, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1736),
        ..BLANK
    },
    Monster {
        id: pm::TUNNEL_WORM,
        symbol: Cow::Borrowed("TUNNEL_WORM"),
        names: one_name("tunnel worm"),
        class: Class::Worm,
        level: 7,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 4)]),
        weight: Some(300),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_TUNNEL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6820, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1743),
        ..BLANK
    },
    Monster {
        id: pm::BABY_LONG_WORM,
        symbol: Cow::Borrowed("BABY_LONG_WORM"),
        names: one_name("baby long worm"),
        class: Class::Worm,
        level: 8,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(600),
        nutrition: Some(250),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6800, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1750),
        ..BLANK
    },
    Monster {
        id: pm::BABY_PURPLE_WORM,
        symbol: Cow::Borrowed("BABY_PURPLE_WORM"),
        names: one_name("baby purple worm"),
        class: Class::Worm,
        level: 8,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(600),
        nutrition: Some(250),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1757),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM,
        symbol: Cow::Borrowed("LONG_WORM"),
        names: one_name("long worm"),
        class: Class::Worm,
        level: 8,
        speed: 3,
        ac: Some(5),
        mr: Some(10),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(1500),
        nutrition: Some(500),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6800, 0x610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1764),
        ..BLANK
    },
    Monster {
        id: pm::PURPLE_WORM,
        symbol: Cow::Borrowed("PURPLE_WORM"),
        names: one_name("purple worm"),
        class: Class::Worm,
        level: 15,
        speed: 9,
        ac: Some(6),
        mr: Some(20),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 8), attack(1, AT_ENGL, AD_DGST, 1, 10)],
        ),
        weight: Some(2700),
        nutrition: Some(700),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6000, 0x610_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1771),
        ..BLANK
    },
    Monster {
        id: pm::ROT_WORM,
        symbol: Cow::Borrowed("ROT_WORM"),
        names: one_name("rot worm"),
        class: Class::Worm,
        level: 1,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DISE, 1, 2)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY,
            0,
            &[0x200c_6080, 0x210_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1778),
        ..BLANK
    },
    Monster {
        id: pm::GRID_BUG,
        symbol: Cow::Borrowed("GRID_BUG"),
        names: one_name("grid bug"),
        class: Class::Xan,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(3, G_NOCORPSE | G_GENO | G_SGROUP | G_NOHELL, 0x8b3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 1, 1)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON | MR_HITASONE, 0x1000_0030)),
        traits: mflags(
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(1788),
        ..BLANK
    },
    Monster {
        id: pm::SPARK_BUG,
        symbol: Cow::Borrowed("SPARK_BUG"),
        names: one_name("spark bug"),
        class: Class::Xan,
        level: 2,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP | G_NOHELL, 0x8b1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 1, 3)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON | MR_HITASONE, 0x1000_0030)),
        traits: mflags(
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::BrightBlue),
        line: at(1794),
        ..BLANK
    },
    Monster {
        id: pm::ARC_BUG,
        symbol: Cow::Borrowed("ARC_BUG"),
        names: one_name("arc bug"),
        class: Class::Xan,
        level: 4,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP | G_NOHELL, 0x8b1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 2, 4)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON | MR_HITASONE, 0x1000_0030)),
        traits: mflags(
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(1800),
        ..BLANK
    },
    Monster {
        id: pm::LIGHTNING_BUG,
        symbol: Cow::Borrowed("LIGHTNING_BUG"),
        names: one_name("lightning bug"),
        class: Class::Xan,
        level: 6,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP | G_NOHELL, 0x8b1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 2, 6)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON | MR_HITASONE, 0x1000_0030)),
        traits: mflags(
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(1806),
        ..BLANK
    },
    Monster {
        id: pm::XAN,
        symbol: Cow::Borrowed("XAN"),
        names: one_name("xan"),
        class: Class::Xan,
        level: 7,
        speed: 18,
        ac: Some(-4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_LEGS, 1, 4)]),
        weight: Some(300),
        nutrition: Some(300),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1004_2001, 0x10_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(1812),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_LIGHT,
        symbol: Cow::Borrowed("YELLOW_LIGHT"),
        names: one_name("yellow light"),
        class: Class::Light,
        level: 3,
        speed: 15,
        generation: Some(geno(4, G_NOCORPSE | G_GENO | G_NOHELL, 0x834)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_BLND, 10, 20)]),
        size: Some(Size::Small),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0xff,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS
                | M1_NOHEAD | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_fc05, 0x14_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(1822),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_LIGHT,
        symbol: Cow::Borrowed("BLACK_LIGHT"),
        names: one_name("black light"),
        class: Class::Light,
        level: 5,
        speed: 15,
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_HALU, 10, 12)]),
        size: Some(Size::Small),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0xff,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS
                | M1_NOHEAD | M1_MINDLESS | M1_UNSOLID | M1_SEE_INVIS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x111_fc05, 0x14_0000, 0x0],
        ),
        line: at(1832),
        ..BLANK
    },
    Monster {
        id: pm::ECHIDNA,
        symbol: Cow::Borrowed("ECHIDNA"),
        names: one_name("echidna"),
        class: Class::Zruty,
        level: 2,
        speed: 6,
        ac: Some(9),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 2)],
        ),
        weight: Some(15),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_WANDER,
            0,
            &[0x2064_2000, 0x80_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1858),
        ..BLANK
    },
    Monster {
        id: pm::PLATYPUS,
        symbol: Cow::Borrowed("PLATYPUS"),
        names: one_name("platypus"),
        class: Class::Zruty,
        level: 4,
        speed: 8,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 4), attack(1, AT_KICK, AD_DRST, 1, 4)],
        ),
        weight: Some(20),
        nutrition: Some(12),
        traits: mflags(
            M1_SWIM | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_WANDER,
            0,
            &[0x2064_2002, 0x80_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1865),
        ..BLANK
    },
    Monster {
        id: pm::KOALA,
        symbol: Cow::Borrowed("KOALA"),
        names: one_name("koala"),
        class: Class::Zruty,
        level: 7,
        speed: 4,
        ac: Some(9),
        mr: Some(10),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_CALM, 0, 0)]),
        weight: Some(150),
        nutrition: Some(50),
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_ANIMAL | M1_SEE_INVIS | M1_HERBIVORE,
            M2_DOMESTIC,
            0,
            &[0x4104_0000, 0x40_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1875),
        ..BLANK
    },
    Monster {
        id: pm::WOMBAT,
        symbol: Cow::Borrowed("WOMBAT"),
        names: one_name("wombat"),
        class: Class::Zruty,
        level: 5,
        speed: 12,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_PHYS, 1, 2)],
        ),
        weight: Some(100),
        nutrition: Some(40),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC,
            0,
            &[0x4004_2000, 0x40_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1887),
        ..BLANK
    },
    Monster {
        id: pm::TASMANIAN_DEVIL,
        symbol: Cow::Borrowed("TASMANIAN_DEVIL"),
        names: one_name("Tasmanian devil"),
        class: Class::Zruty,
        level: 9,
        speed: 12,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 3, 6),
            ],
        ),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            0,
            &[0x6004_2000, 0x10_0000, 0x0],
        ),
        line: at(1894),
        ..BLANK
    },
    Monster {
        id: pm::WALLABY,
        symbol: Cow::Borrowed("WALLABY"),
        names: one_name("wallaby"),
        class: Class::Zruty,
        level: 5,
        speed: 16,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 2, 4), attack(1, AT_BITE, AD_PHYS, 1, 4)],
        ),
        weight: Some(400),
        nutrition: Some(150),
        size: Some(Size::Small),
        traits: mflags(M1_ANIMAL | M1_HERBIVORE, 0, 0, &[0x4004_0000, 0x0, 0x0]),
        color: Some(Color::Brown),
        line: at(1904),
        ..BLANK
    },
    Monster {
        id: pm::WALLAROO,
        symbol: Cow::Borrowed("WALLAROO"),
        names: one_name("wallaroo"),
        class: Class::Zruty,
        level: 6,
        speed: 20,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 2, 6), attack(1, AT_BITE, AD_PHYS, 1, 6)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        size: Some(Size::Small),
        traits: mflags(M1_ANIMAL | M1_HERBIVORE, 0, 0, &[0x4004_0000, 0x0, 0x0]),
        color: Some(Color::Red),
        line: at(1911),
        ..BLANK
    },
    Monster {
        id: pm::KANGAROO,
        symbol: Cow::Borrowed("KANGAROO"),
        names: one_name("kangaroo"),
        class: Class::Zruty,
        level: 10,
        speed: 24,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(500),
        size: Some(Size::Medium),
        traits: mflags(
            M1_ANIMAL | M1_HERBIVORE,
            M2_NASTY,
            0,
            &[0x4004_0000, 0x200_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1918),
        ..BLANK
    },
    Monster {
        id: pm::COUATL,
        symbol: Cow::Borrowed("COUATL"),
        names: one_name("couatl"),
        class: Class::Angel,
        level: 8,
        speed: 10,
        ac: Some(5),
        mr: Some(30),
        alignment: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_SGROUP | G_NOHELL, 0x891)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_DRST, 2, 4),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_HUGS, AD_WRAP, 2, 4),
            ],
        ),
        weight: Some(900),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_PLUSTWO, 0x200_0020)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x700_2000, 0x300],
        ),
        color: Some(Color::Green),
        line: at(1928),
        ..BLANK
    },
    Monster {
        id: pm::ALEAX,
        symbol: Cow::Borrowed("ALEAX"),
        names: one_name("Aleax"),
        class: Class::Angel,
        level: 10,
        speed: 8,
        mr: Some(30),
        alignment: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_KICK, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Imitate),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_PLUSTWO, 0x200_0036),
        ),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0000, 0x4300_2000, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(1936),
        ..BLANK
    },
    Monster {
        id: pm::MOVANIC_DEVA,
        symbol: Cow::Borrowed("MOVANIC_DEVA"),
        names: one_name("movanic deva"),
        class: Class::Angel,
        level: 12,
        speed: 18,
        ac: Some(-5),
        mr: Some(90),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_FIRE, 3, 4),
                attack(1, AT_WEAP, AD_FIRE, 3, 4),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_MAGC, AD_CLRC, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_DEATH | MR_PLUSONE, 0x140_0000)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x700_2001, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(1945),
        ..BLANK
    },
    Monster {
        id: pm::MONADIC_DEVA,
        symbol: Cow::Borrowed("MONADIC_DEVA"),
        names: one_name("monadic deva"),
        class: Class::Angel,
        level: 15,
        speed: 18,
        ac: Some(-4),
        mr: Some(90),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 4),
                attack(1, AT_WEAP, AD_PHYS, 6, 4),
                attack(2, AT_MAGC, AD_CLRC, 3, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_DEATH | MR_PLUSONE, 0x140_0000)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x700_2001, 0x300],
        ),
        color: Some(Color::BrightCyan),
        line: at(1954),
        ..BLANK
    },
    Monster {
        id: pm::ASTRAL_DEVA,
        symbol: Cow::Borrowed("ASTRAL_DEVA"),
        names: one_name("astral deva"),
        class: Class::Angel,
        level: 18,
        speed: 18,
        ac: Some(-6),
        mr: Some(90),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 12),
                attack(1, AT_WEAP, AD_STUN, 1, 4),
                attack(2, AT_MAGC, AD_CLRC, 3, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_DEATH | MR_PLUSONE, 0x140_0000)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x700_2001, 0x300],
        ),
        color: Some(Color::White),
        line: at(1962),
        ..BLANK
    },
    Monster {
        id: pm::ANGEL,
        symbol: Cow::Borrowed("ANGEL"),
        names: one_name("Angel"),
        class: Class::Angel,
        level: 14,
        speed: 10,
        ac: Some(-4),
        mr: Some(55),
        alignment: Some(12),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_MAGC, AD_MAGM, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_DEATH | MR_PLUSTHREE,
                0x440_0036,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x4700_2001, 0x300],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(1970),
        ..BLANK
    },
    Monster {
        id: pm::KI_RIN,
        symbol: Cow::Borrowed("KI_RIN"),
        names: one_name("ki-rin"),
        class: Class::Angel,
        level: 16,
        speed: 18,
        ac: Some(-5),
        mr: Some(90),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 4),
                attack(1, AT_KICK, AD_PHYS, 2, 4),
                attack(2, AT_BUTT, AD_PHYS, 3, 6),
                attack(3, AT_MAGC, AD_SPEL, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_DEATH | MR_PLUSTHREE, 0x440_0000)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x100_0001, 0x700_2801, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(1980),
        ..BLANK
    },
    Monster {
        id: pm::ARCHON,
        symbol: Cow::Borrowed("ARCHON"),
        names: one_name("Archon"),
        class: Class::Angel,
        level: 19,
        speed: 16,
        ac: Some(-10),
        mr: Some(80),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_GAZE, AD_BLND, 2, 6),
                attack(3, AT_CLAW, AD_PHYS, 1, 8),
                attack(4, AT_MAGC, AD_SPEL, 4, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_DEATH
                    | MR_PLUSFOUR,
                0x840_0037,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_2801, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(1989),
        ..BLANK
    },
    Monster {
        id: pm::PLANETAR,
        symbol: Cow::Borrowed("PLANETAR"),
        names: one_name("Planetar"),
        class: Class::Angel,
        level: 29,
        speed: 16,
        ac: Some(-10),
        mr: Some(80),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 4),
                attack(1, AT_WEAP, AD_PHYS, 4, 4),
                attack(2, AT_GAZE, AD_BLND, 3, 6),
                attack(3, AT_CLAW, AD_PHYS, 2, 8),
                attack(4, AT_MAGC, AD_SPEL, 4, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_DEATH
                    | MR_PLUSFOUR,
                0x840_0037,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_2801, 0x300],
        ),
        color: Some(Color::Cyan),
        line: at(2000),
        ..BLANK
    },
    Monster {
        id: pm::SOLAR,
        symbol: Cow::Borrowed("SOLAR"),
        names: one_name("Solar"),
        class: Class::Angel,
        level: 39,
        speed: 16,
        ac: Some(-10),
        mr: Some(80),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 5, 4),
                attack(1, AT_WEAP, AD_PHYS, 5, 4),
                attack(2, AT_GAZE, AD_BLND, 5, 6),
                attack(3, AT_CLAW, AD_PHYS, 5, 8),
                attack(4, AT_MAGC, AD_SPEL, 5, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_DEATH
                    | MR_PLUSFOUR,
                0x840_0037,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_2801, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(2010),
        ..BLANK
    },
    Monster {
        id: pm::BAT,
        symbol: Cow::Borrowed("BAT"),
        names: one_name("bat"),
        class: Class::Bat,
        speed: 22,
        ac: Some(8),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(20),
        nutrition: Some(20),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x80_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(2023),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_BAT,
        symbol: Cow::Borrowed("GIANT_BAT"),
        names: one_name("giant bat"),
        class: Class::Bat,
        level: 2,
        speed: 22,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2030),
        ..BLANK
    },
    Monster {
        id: pm::RHUMBAT,
        symbol: Cow::Borrowed("RHUMBAT"),
        names: one_name("rhumbat"),
        class: Class::Bat,
        level: 3,
        speed: 22,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 10)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(2037),
        ..BLANK
    },
    Monster {
        id: pm::ATHOL,
        symbol: Cow::Borrowed("ATHOL"),
        names: one_name("athol"),
        class: Class::Bat,
        level: 2,
        speed: 20,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_HELL, 0x461)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 5)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(2044),
        ..BLANK
    },
    Monster {
        id: pm::RAVEN,
        symbol: Cow::Borrowed("RAVEN"),
        names: one_name("raven"),
        class: Class::Bat,
        level: 4,
        speed: 20,
        ac: Some(6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_CLAW, AD_PHYS, 1, 6)],
        ),
        weight: Some(40),
        nutrition: Some(20),
        sound: Some(Sound::Squawk),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            0,
            &[0x2004_2001, 0x90_0000, 0x0],
        ),
        line: at(2051),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_BAT,
        symbol: Cow::Borrowed("VAMPIRE_BAT"),
        names: one_name("vampire bat"),
        class: Class::Bat,
        level: 5,
        speed: 20,
        ac: Some(6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRST, 0, 0)],
        ),
        weight: Some(30),
        nutrition: Some(20),
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_HOSTILE | M2_VAMPIRE,
            M3_INFRAVISIBLE,
            &[0x7084_2001, 0x10_0400, 0x200],
        ),
        line: at(2058),
        ..BLANK
    },
    Monster {
        id: pm::HELLBAT,
        symbol: Cow::Borrowed("HELLBAT"),
        names: one_name("hellbat"),
        class: Class::Bat,
        level: 7,
        speed: 22,
        ac: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP | G_HELL, 0x4b1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_FIRE, 1, 12)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2065),
        ..BLANK
    },
    Monster {
        id: pm::MONGBAT,
        symbol: Cow::Borrowed("MONGBAT"),
        names: one_name("mongbat"),
        class: Class::Bat,
        level: 7,
        speed: 22,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 12)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(2072),
        ..BLANK
    },
    Monster {
        id: pm::MOBAT,
        symbol: Cow::Borrowed("MOBAT"),
        names: one_name("mobat"),
        class: Class::Bat,
        level: 9,
        speed: 22,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_LGROUP | G_HELL, 0x461)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 8)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Shriek),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        line: at(2079),
        ..BLANK
    },
    Monster {
        id: pm::HARPY,
        symbol: Cow::Borrowed("HARPY"),
        names: one_name("harpy"),
        class: Class::Bat,
        level: 9,
        speed: 17,
        ac: Some(5),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_HELL, 0x4a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 12)]),
        weight: Some(130),
        nutrition: Some(130),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2004_2001, 0x90_0000, 0x600],
        ),
        color: Some(Color::Gray),
        line: at(2086),
        ..BLANK
    },
    Monster {
        id: pm::BYAKHEE,
        symbol: Cow::Borrowed("BYAKHEE"),
        names: one_name("byakhee"),
        class: Class::Bat,
        level: 11,
        speed: 20,
        ac: Some(1),
        mr: Some(25),
        alignment: Some(-4),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
                attack(3, AT_STNG, AD_STUN, 1, 3),
            ],
        ),
        weight: Some(1600),
        nutrition: Some(100),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_THICK_HIDE | M1_REGEN | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_WANDER | M2_STALK | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x71a0_0401, 0xc590_0000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(2093),
        ..BLANK
    },
    Monster {
        id: pm::NIGHTGAUNT,
        symbol: Cow::Borrowed("NIGHTGAUNT"),
        names: one_name("nightgaunt"),
        class: Class::Bat,
        level: 15,
        speed: 20,
        ac: Some(-2),
        mr: Some(50),
        alignment: Some(-6),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_TCKL, 1, 6), attack(1, AT_CLAW, AD_TCKL, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(100),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_THICK_HIDE | M1_REGEN | M1_SEE_INVIS
                | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_WANDER | M2_STALK | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x71a0_1401, 0xc590_0000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(2101),
        ..BLANK
    },
    Monster {
        id: pm::PLAINS_CENTAUR,
        symbol: Cow::Borrowed("PLAINS_CENTAUR"),
        names: one_name("plains centaur"),
        class: Class::Centaur,
        level: 4,
        speed: 18,
        ac: Some(4),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(2113),
        ..BLANK
    },
    Monster {
        id: pm::FOREST_CENTAUR,
        symbol: Cow::Borrowed("FOREST_CENTAUR"),
        names: one_name("forest centaur"),
        class: Class::Centaur,
        level: 5,
        speed: 18,
        ac: Some(3),
        mr: Some(10),
        alignment: Some(-1),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(2550),
        nutrition: Some(600),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x5400_0000, 0x600],
        ),
        color: Some(Color::Green),
        line: at(2120),
        ..BLANK
    },
    Monster {
        id: pm::MOUNTAIN_CENTAUR,
        symbol: Cow::Borrowed("MOUNTAIN_CENTAUR"),
        names: one_name("mountain centaur"),
        class: Class::Centaur,
        level: 6,
        speed: 20,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 10),
                attack(1, AT_KICK, AD_PHYS, 1, 6),
                attack(2, AT_KICK, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(2550),
        nutrition: Some(500),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x5400_0000, 0x600],
        ),
        color: Some(Color::Cyan),
        line: at(2127),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GRAY_DRAGON,
        symbol: Cow::Borrowed("BABY_GRAY_DRAGON"),
        names: one_name("baby gray dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2146),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SILVER_DRAGON,
        symbol: Cow::Borrowed("BABY_SILVER_DRAGON"),
        names: one_name("baby silver dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(40),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::BrightCyan),
        line: at(2153),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SHIMMERING_DRAGON,
        symbol: Cow::Borrowed("BABY_SHIMMERING_DRAGON"),
        names: one_name("baby shimmering dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(-4),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(2160),
        ..BLANK
    },
    Monster {
        id: pm::BABY_DEEP_DRAGON,
        symbol: Cow::Borrowed("BABY_DEEP_DRAGON"),
        names: one_name("baby deep dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2167),
        ..BLANK
    },
    Monster {
        id: pm::BABY_RED_DRAGON,
        symbol: Cow::Borrowed("BABY_RED_DRAGON"),
        names: one_name("baby red dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_HITASONE, 0x1000_0001)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x2020_2001, 0x3410_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2174),
        ..BLANK
    },
    Monster {
        id: pm::BABY_WHITE_DRAGON,
        symbol: Cow::Borrowed("BABY_WHITE_DRAGON"),
        names: one_name("baby white dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_HITASONE, 0x1000_0002)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(2181),
        ..BLANK
    },
    Monster {
        id: pm::BABY_ORANGE_DRAGON,
        symbol: Cow::Borrowed("BABY_ORANGE_DRAGON"),
        names: one_name("baby orange dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_HITASONE, 0x1000_0004)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(2188),
        ..BLANK
    },
    Monster {
        id: pm::BABY_BLACK_DRAGON,
        symbol: Cow::Borrowed("BABY_BLACK_DRAGON"),
        names: one_name("baby black dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_DISINT | MR_HITASONE, 0x1000_0008)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        line: at(2195),
        ..BLANK
    },
    Monster {
        id: pm::BABY_BLUE_DRAGON,
        symbol: Cow::Borrowed("BABY_BLUE_DRAGON"),
        names: one_name("baby blue dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC | MR_HITASONE, 0x1000_0010)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(2202),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GREEN_DRAGON,
        symbol: Cow::Borrowed("BABY_GREEN_DRAGON"),
        names: one_name("baby green dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x3020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2209),
        ..BLANK
    },
    Monster {
        id: pm::BABY_YELLOW_DRAGON,
        symbol: Cow::Borrowed("BABY_YELLOW_DRAGON"),
        names: one_name("baby yellow dragon"),
        class: Class::Dragon,
        level: 4,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ACID | MR_STONE | MR_HITASONE, 0x1000_00c0)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2820_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2216),
        ..BLANK
    },
    Monster {
        id: pm::GRAY_DRAGON,
        symbol: Cow::Borrowed("GRAY_DRAGON"),
        names: one_name("gray dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_MAGM, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_HITASTHREE, 0x4000_0000)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2223),
        ..BLANK
    },
    Monster {
        id: pm::SILVER_DRAGON,
        symbol: Cow::Borrowed("SILVER_DRAGON"),
        names: one_name("silver dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-1),
        mr: Some(95),
        alignment: Some(4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_COLD, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::BrightCyan),
        line: at(2232),
        ..BLANK
    },
    Monster {
        id: pm::SHIMMERING_DRAGON,
        symbol: Cow::Borrowed("SHIMMERING_DRAGON"),
        names: one_name("shimmering dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-8),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_MAGM, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(2242),
        ..BLANK
    },
    Monster {
        id: pm::DEEP_DRAGON,
        symbol: Cow::Borrowed("DEEP_DRAGON"),
        names: one_name("deep dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(-6),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DRST, 4, 10),
                attack(1, AT_BITE, AD_DRLI, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON | MR_DRAIN | MR_HITASTHREE, 0x4080_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_TRAITOR,
            &[0x3160_2001, 0xb610_0000, 0x400],
        ),
        color: Some(Color::Magenta),
        line: at(2252),
        ..BLANK
    },
    Monster {
        id: pm::RED_DRAGON,
        symbol: Cow::Borrowed("RED_DRAGON"),
        names: one_name("red dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_FIRE, 6, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE | MR_HITASTHREE, 0x4000_0001)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2160_2001, 0xb610_0000, 0x600],
        ),
        color: Some(Color::Red),
        line: at(2263),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_DRAGON,
        symbol: Cow::Borrowed("WHITE_DRAGON"),
        names: one_name("white dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(-5),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_COLD, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD | MR_HITASTHREE, 0x4000_0002)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_TRAITOR,
            &[0x2160_2001, 0xb610_0000, 0x400],
        ),
        color: Some(Color::White),
        line: at(2273),
        ..BLANK
    },
    Monster {
        id: pm::ORANGE_DRAGON,
        symbol: Cow::Borrowed("ORANGE_DRAGON"),
        names: one_name("orange dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(5),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_SLEE, 4, 25),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_SLEEP | MR_HITASTHREE, 0x4000_0004)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_TRAITOR,
            &[0x2160_2001, 0xb610_0000, 0x400],
        ),
        color: Some(Color::Orange),
        line: at(2282),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_DRAGON,
        symbol: Cow::Borrowed("BLACK_DRAGON"),
        names: one_name("black dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(-6),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DISN, 4, 10),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_DISINT | MR_HITASTHREE, 0x4000_0008)),
        conveys: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_TRAITOR,
            &[0x2160_2001, 0xb610_0000, 0x400],
        ),
        line: at(2292),
        ..BLANK
    },
    Monster {
        id: pm::BLUE_DRAGON,
        symbol: Cow::Borrowed("BLUE_DRAGON"),
        names: one_name("blue dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ELEC, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ELEC | MR_HITASTHREE, 0x4000_0010)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_TRAITOR,
            &[0x2160_2001, 0xb610_0000, 0x400],
        ),
        color: Some(Color::Blue),
        line: at(2301),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_DRAGON,
        symbol: Cow::Borrowed("GREEN_DRAGON"),
        names: one_name("green dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(6),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DRST, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON | MR_HITASTHREE, 0x4000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x3160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2310),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_DRAGON,
        symbol: Cow::Borrowed("YELLOW_DRAGON"),
        names: one_name("yellow dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(7),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ACID, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ACID | MR_STONE | MR_HITASTHREE, 0x4000_00c0)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_ACID
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2960_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2319),
        ..BLANK
    },
    Monster {
        id: pm::WYVERN,
        symbol: Cow::Borrowed("WYVERN"),
        names: one_name("wyvern"),
        class: Class::Dragon,
        level: 18,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_STNG, AD_DRST, 4, 6), attack(1, AT_BITE, AD_PHYS, 3, 8)],
        ),
        weight: Some(4500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON | MR_STONE | MR_HITASTWO, 0x2000_00a0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2120_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2330),
        ..BLANK
    },
    Monster {
        id: pm::HYDRA,
        symbol: Cow::Borrowed("HYDRA"),
        names: one_name("hydra"),
        class: Class::Dragon,
        level: 26,
        speed: 9,
        ac: Some(-4),
        mr: Some(20),
        alignment: Some(7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 2, 8),
                attack(1, AT_BITE, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 8),
                attack(3, AT_BITE, AD_PHYS, 2, 8),
                attack(4, AT_BITE, AD_PHYS, 2, 8),
                attack(5, AT_BITE, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON | MR_STONE | MR_HITASTWO, 0x2000_00a0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2120_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::BrightGreen),
        line: at(2339),
        ..BLANK
    },
    Monster {
        id: pm::STALKER,
        symbol: Cow::Borrowed("STALKER"),
        names: one_name("stalker"),
        class: Class::Elemental,
        level: 8,
        speed: 12,
        ac: Some(3),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 4, 4)]),
        weight: Some(900),
        nutrition: Some(400),
        size: Some(Size::Large),
        traits: mflags(
            M1_FLY | M1_ANIMAL | M1_SEE_INVIS,
            M2_HOSTILE | M2_WANDER | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x104_0001, 0x590_0000, 0x500],
        ),
        color: Some(Color::White),
        line: at(2352),
        ..BLANK
    },
    Monster {
        id: pm::AIR_ELEMENTAL,
        symbol: Cow::Borrowed("AIR_ELEMENTAL"),
        names: one_name("air elemental"),
        class: Class::Elemental,
        level: 8,
        speed: 36,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_PHYS, 1, 10)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_FLY | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f001, 0x404_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(2359),
        ..BLANK
    },
    Monster {
        id: pm::FIRE_ELEMENTAL,
        symbol: Cow::Borrowed("FIRE_ELEMENTAL"),
        names: one_name("fire elemental"),
        class: Class::Elemental,
        level: 8,
        speed: 12,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_FIRE, 3, 6), attack(1, AT_NONE, AD_FIRE, 0, 4)],
        ),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        traits: mflags(
            M1_FLY | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x11_f801, 0x404_0000, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(2366),
        ..BLANK
    },
    Monster {
        id: pm::EARTH_ELEMENTAL,
        symbol: Cow::Borrowed("EARTH_ELEMENTAL"),
        names: one_name("earth elemental"),
        class: Class::Elemental,
        level: 8,
        speed: 6,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 4, 6)]),
        weight: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON | MR_STONE, 0xa3)),
        traits: mflags(
            M1_WALLWALK | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_THICK_HIDE,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x21_f408, 0x404_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2373),
        ..BLANK
    },
    Monster {
        id: pm::WATER_ELEMENTAL,
        symbol: Cow::Borrowed("WATER_ELEMENTAL"),
        names: one_name("water elemental"),
        class: Class::Elemental,
        level: 8,
        speed: 6,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 5, 6)]),
        weight: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x1_f202, 0x404_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(2382),
        ..BLANK
    },
    Monster {
        id: pm::LICHEN,
        symbol: Cow::Borrowed("LICHEN"),
        names: one_name("lichen"),
        class: Class::Fungus,
        speed: 1,
        ac: Some(9),
        generation: Some(geno(4, G_GENO, 0x24)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_STCK, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::BrightGreen),
        line: at(2392),
        ..BLANK
    },
    Monster {
        id: pm::BROWN_MOLD,
        symbol: Cow::Borrowed("BROWN_MOLD"),
        names: one_name("brown mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_COLD, 0, 6)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2399),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_MOLD,
        symbol: Cow::Borrowed("YELLOW_MOLD"),
        names: one_name("yellow mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_STUN, 0, 4)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_POIS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1001_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2407),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_MOLD,
        symbol: Cow::Borrowed("GREEN_MOLD"),
        names: one_name("green mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_ACID, 0, 4)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2414),
        ..BLANK
    },
    Monster {
        id: pm::RED_MOLD,
        symbol: Cow::Borrowed("RED_MOLD"),
        names: one_name("red mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_FIRE, 0, 4)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_fc00, 0x14_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2421),
        ..BLANK
    },
    Monster {
        id: pm::SHRIEKER,
        symbol: Cow::Borrowed("SHRIEKER"),
        names: one_name("shrieker"),
        class: Class::Fungus,
        level: 3,
        speed: 1,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        weight: Some(100),
        nutrition: Some(100),
        sound: Some(Sound::Shriek),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_DEATH, 0x40_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2429),
        ..BLANK
    },
    Monster {
        id: pm::VIOLET_FUNGUS,
        symbol: Cow::Borrowed("VIOLET_FUNGUS"),
        names: one_name("violet fungus"),
        class: Class::Fungus,
        level: 3,
        speed: 1,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PHYS, 1, 4), attack(1, AT_TUCH, AD_STCK, 0, 0)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2435),
        ..BLANK
    },
    Monster {
        id: pm::DISGUSTING_MOLD,
        symbol: Cow::Borrowed("DISGUSTING_MOLD"),
        names: one_name("disgusting mold"),
        class: Class::Fungus,
        level: 5,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_NONE, AD_DRST, 1, 8), attack(1, AT_NONE, AD_ACID, 2, 4)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6001_fc00, 0x14_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(2442),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_MOLD,
        symbol: Cow::Borrowed("BLACK_MOLD"),
        names: one_name("black mold"),
        class: Class::Fungus,
        level: 6,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_NONE, AD_DRST, 0, 4), attack(1, AT_NONE, AD_ACID, 1, 8)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6001_fc00, 0x14_0000, 0x0],
        ),
        line: at(2449),
        ..BLANK
    },
    Monster {
        id: pm::GNOME,
        symbol: Cow::Borrowed("GNOME"),
        names: one_name("gnome"),
        class: Class::Gnome,
        level: 1,
        speed: 6,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(4, G_GENO | G_SGROUP | G_NOHELL, 0x8a4)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(650),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GNOME | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0041, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(2459),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_THIEF,
        symbol: Cow::Borrowed("GNOME_THIEF"),
        names: one_name("gnome thief"),
        class: Class::Gnome,
        level: 1,
        speed: 6,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_TUCH, AD_SITM, 0, 0)],
        ),
        weight: Some(650),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x4010_0000, 0x700],
        ),
        line: at(2466),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_LORD,
        symbol: Cow::Borrowed("GNOME_LORD"),
        names: one_name("gnome lord"),
        class: Class::Gnome,
        level: 3,
        speed: 8,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_LORD | M2_MALE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4001_0840, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(2474),
        ..BLANK
    },
    Monster {
        id: pm::GNOMISH_WIZARD,
        symbol: Cow::Borrowed("GNOMISH_WIZARD"),
        names: one_name("gnomish wizard"),
        class: Class::Gnome,
        level: 3,
        speed: 10,
        ac: Some(4),
        mr: Some(10),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x8000_0040, 0x300],
        ),
        color: Some(Color::BrightBlue),
        line: at(2481),
        ..BLANK
    },
    Monster {
        id: pm::DEEP_GNOME,
        symbol: Cow::Borrowed("DEEP_GNOME"),
        names: one_name("deep gnome"),
        class: Class::Gnome,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_MALE | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7001_0000, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(2488),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_WARRIOR,
        symbol: Cow::Borrowed("GNOME_WARRIOR"),
        names: one_name("gnome warrior"),
        class: Class::Gnome,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_MALE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4001_0000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2495),
        ..BLANK
    },
    Monster {
        id: pm::RUGGO_THE_GNOME_KING,
        symbol: Cow::Borrowed("RUGGO_THE_GNOME_KING"),
        names: one_name("Ruggo the Gnome King"),
        class: Class::Gnome,
        level: 16,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_UNIQ, 0x1001)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_STONE | MR_HITASONE, 0x1000_00a0)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0xf319_1001, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(2502),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_KING,
        symbol: Cow::Borrowed("GNOME_KING"),
        names: one_name("gnome king"),
        class: Class::Gnome,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_PRINCE | M2_MALE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4001_1040, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(2511),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL,
        symbol: Cow::Borrowed("GNOLL"),
        names: one_name("gnoll"),
        class: Class::Gnome,
        level: 18,
        speed: 12,
        ac: Some(5),
        mr: Some(10),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 6), attack(1, AT_WEAP, AD_PHYS, 3, 6)],
        ),
        weight: Some(1800),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HIDE | M1_HUMANOID | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7102_0100, 0xf010_0001, 0x500],
        ),
        color: Some(Color::Gray),
        line: at(2519),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_WARRIOR,
        symbol: Cow::Borrowed("GNOLL_WARRIOR"),
        names: one_name("gnoll warrior"),
        class: Class::Gnome,
        level: 24,
        speed: 15,
        mr: Some(20),
        alignment: Some(-6),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 6), attack(1, AT_WEAP, AD_PHYS, 3, 6)],
        ),
        weight: Some(1800),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HIDE | M1_HUMANOID | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7102_0100, 0xf010_0001, 0x500],
        ),
        color: Some(Color::White),
        line: at(2527),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_CHIEFTAIN,
        symbol: Cow::Borrowed("GNOLL_CHIEFTAIN"),
        names: one_name("gnoll chieftain"),
        class: Class::Gnome,
        level: 30,
        speed: 18,
        ac: Some(-5),
        mr: Some(40),
        alignment: Some(-8),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 6), attack(1, AT_WEAP, AD_PHYS, 3, 6)],
        ),
        weight: Some(1800),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HIDE | M1_HUMANOID | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7102_0100, 0xf010_0001, 0x500],
        ),
        color: Some(Color::Magenta),
        line: at(2535),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_SHAMAN,
        symbol: Cow::Borrowed("GNOLL_SHAMAN"),
        names: one_name("gnoll shaman"),
        class: Class::Gnome,
        level: 18,
        speed: 15,
        mr: Some(60),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_MAGC, AD_SPEL, 0, 0), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(1800),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HIDE | M1_HUMANOID | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x7102_0100, 0xf010_0001, 0x500],
        ),
        color: Some(Color::Yellow),
        line: at(2543),
        ..BLANK
    },
    Monster {
        id: pm::GIANT,
        symbol: Cow::Borrowed("GIANT"),
        names: one_name("giant"),
        class: Class::Giant,
        level: 6,
        speed: 6,
        alignment: Some(2),
        generation: Some(geno(0, G_GENO | G_NOGEN | G_NOHELL, 0xa20)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2573),
        ..BLANK
    },
    Monster {
        id: pm::STONE_GIANT,
        symbol: Cow::Borrowed("STONE_GIANT"),
        names: one_name("stone giant"),
        class: Class::Giant,
        level: 6,
        speed: 6,
        alignment: Some(2),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(2581),
        ..BLANK
    },
    Monster {
        id: pm::HILL_GIANT,
        symbol: Cow::Borrowed("HILL_GIANT"),
        names: one_name("hill giant"),
        class: Class::Giant,
        level: 8,
        speed: 10,
        ac: Some(6),
        alignment: Some(-2),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Cyan),
        line: at(2589),
        ..BLANK
    },
    Monster {
        id: pm::FIRE_GIANT,
        symbol: Cow::Borrowed("FIRE_GIANT"),
        names: one_name("fire giant"),
        class: Class::Giant,
        level: 9,
        speed: 12,
        ac: Some(4),
        mr: Some(5),
        alignment: Some(2),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_HITASTWO, 0x2000_0001)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(2597),
        ..BLANK
    },
    Monster {
        id: pm::FROST_GIANT,
        symbol: Cow::Borrowed("FROST_GIANT"),
        names: one_name("frost giant"),
        class: Class::Giant,
        level: 10,
        speed: 12,
        ac: Some(3),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 12)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_HITASTWO, 0x2000_0002)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::White),
        line: at(2605),
        ..BLANK
    },
    Monster {
        id: pm::ETTIN,
        symbol: Cow::Borrowed("ETTIN"),
        names: one_name("ettin"),
        class: Class::Giant,
        level: 10,
        speed: 12,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 8), attack(1, AT_WEAP, AD_PHYS, 3, 6)],
        ),
        weight: Some(1700),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x4610_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(2613),
        ..BLANK
    },
    Monster {
        id: pm::TITAN,
        symbol: Cow::Borrowed("TITAN"),
        names: one_name("titan"),
        class: Class::Giant,
        level: 16,
        speed: 18,
        ac: Some(-3),
        mr: Some(70),
        alignment: Some(9),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 8), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(2300),
        nutrition: Some(900),
        sound: Some(Sound::Spell),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_DEATH, 0x40_0000)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0001, 0xce00_0000, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(2621),
        ..BLANK
    },
    Monster {
        id: pm::STORM_GIANT,
        symbol: Cow::Borrowed("STORM_GIANT"),
        names: one_name("storm giant"),
        class: Class::Giant,
        level: 16,
        speed: 12,
        ac: Some(3),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 12)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(2629),
        ..BLANK
    },
    Monster {
        id: pm::MINOTAUR,
        symbol: Cow::Borrowed("MINOTAUR"),
        names: one_name("minotaur"),
        class: Class::Giant,
        level: 15,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 10),
                attack(1, AT_CLAW, AD_PHYS, 3, 10),
                attack(2, AT_BUTT, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(700),
        size: Some(Size::Large),
        resists: Some(mresist(MR_DEATH | MR_HITASTWO, 0x2040_0000)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_MALE | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x611_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(2637),
        ..BLANK
    },
    Monster {
        id: pm::THE_LARGEST_GIANT,
        symbol: Cow::Borrowed("THE_LARGEST_GIANT"),
        names: one_name("the Largest Giant"),
        class: Class::Giant,
        level: 26,
        speed: 12,
        mr: Some(15),
        alignment: Some(-3),
        generation: Some(geno(1, G_UNIQ, 0x1001)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_FIRE | MR_POISON | MR_STONE | MR_HITASTHREE, 0x4000_00a1),
        ),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_NOPOLY | M2_PRINCE | M2_GIANT | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0xef19_5001, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(2644),
        ..BLANK
    },
    Monster {
        id: pm::FATHER_DAGON,
        symbol: Cow::Borrowed("FATHER_DAGON"),
        names: one_name("Father Dagon"),
        class: Class::Giant,
        level: 100,
        speed: 15,
        ac: Some(-10),
        mr: Some(90),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 8, 10),
                attack(1, AT_CLAW, AD_PHYS, 8, 10),
                attack(2, AT_BITE, AD_PHYS, 6, 6),
            ],
        ),
        weight: Some(5000),
        nutrition: Some(500),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_MINION | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_STRONG | M2_ROCKTHROW | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR | M3_NOTAME,
            &[0x7022_0202, 0x7d19_2001, 0xf00],
        ),
        color: Some(Color::Green),
        line: at(2653),
        ..BLANK
    },
    Monster {
        id: pm::MOTHER_HYDRA,
        symbol: Cow::Borrowed("MOTHER_HYDRA"),
        names: one_name("Mother Hydra"),
        class: Class::Giant,
        level: 102,
        speed: 18,
        ac: Some(-12),
        mr: Some(90),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 8, 12),
                attack(1, AT_CLAW, AD_PHYS, 8, 10),
                attack(2, AT_BITE, AD_PHYS, 6, 8),
            ],
        ),
        weight: Some(5000),
        nutrition: Some(500),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_MINION | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_STRONG | M2_ROCKTHROW | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR | M3_NOTAME,
            &[0x7022_0202, 0x7d1a_2001, 0xf00],
        ),
        color: Some(Color::Green),
        line: at(2662),
        ..BLANK
    },
    Monster {
        id: pm::JABBERWOCK,
        symbol: Cow::Borrowed("JABBERWOCK"),
        names: one_name("jabberwock"),
        class: Class::Jabberwock,
        level: 15,
        speed: 12,
        ac: Some(-2),
        mr: Some(50),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 2, 10),
                attack(1, AT_BITE, AD_PHYS, 2, 10),
                attack(2, AT_CLAW, AD_PHYS, 2, 10),
                attack(3, AT_CLAW, AD_PHYS, 2, 10),
            ],
        ),
        weight: Some(1300),
        nutrition: Some(600),
        sound: Some(Sound::Burble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x4610_0000, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(2675),
        ..BLANK
    },
    Monster {
        id: pm::VORPAL_JABBERWOCK,
        symbol: Cow::Borrowed("VORPAL_JABBERWOCK"),
        names: one_name("vorpal jabberwock"),
        class: Class::Jabberwock,
        level: 20,
        speed: 12,
        ac: Some(-2),
        mr: Some(50),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 10),
                attack(1, AT_BITE, AD_PHYS, 3, 10),
                attack(2, AT_CLAW, AD_PHYS, 3, 10),
                attack(3, AT_CLAW, AD_PHYS, 3, 10),
            ],
        ),
        weight: Some(1300),
        nutrition: Some(600),
        sound: Some(Sound::Burble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTHREE, 0x4000_0000)),
        traits: mflags(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x4610_0000, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(2683),
        ..BLANK
    },
    Monster {
        id: pm::KEYSTONE_KOP,
        symbol: Cow::Borrowed("KEYSTONE_KOP"),
        names: one_name("Keystone Kop"),
        class: Class::Kop,
        level: 1,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(9),
        generation: Some(geno(0, G_GENO | G_LGROUP | G_NOGEN, 0x260)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(200),
        sound: Some(Sound::Arrest),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID,
            M2_HUMAN | M2_MALE | M2_HOSTILE | M2_WANDER | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2_0000, 0x4091_0008, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(2695),
        ..BLANK
    },
    Monster {
        id: pm::KOP_SERGEANT,
        symbol: Cow::Borrowed("KOP_SERGEANT"),
        names: one_name("Kop Sergeant"),
        class: Class::Kop,
        level: 2,
        speed: 8,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(10),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN, 0x2a0)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(200),
        sound: Some(Sound::Arrest),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID,
            M2_HUMAN | M2_MALE | M2_HOSTILE | M2_WANDER | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2_0000, 0x4491_0008, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(2702),
        ..BLANK
    },
    Monster {
        id: pm::KOP_LIEUTENANT,
        symbol: Cow::Borrowed("KOP_LIEUTENANT"),
        names: one_name("Kop Lieutenant"),
        class: Class::Kop,
        level: 3,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(11),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(200),
        sound: Some(Sound::Arrest),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID,
            M2_HUMAN | M2_MALE | M2_HOSTILE | M2_WANDER | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2_0000, 0x4491_0008, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(2709),
        ..BLANK
    },
    Monster {
        id: pm::KOP_KAPTAIN,
        symbol: Cow::Borrowed("KOP_KAPTAIN"),
        names: one_name("Kop Kaptain"),
        class: Class::Kop,
        level: 4,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(12),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(1450),
        nutrition: Some(200),
        sound: Some(Sound::Arrest),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID,
            M2_HUMAN | M2_MALE | M2_HOSTILE | M2_WANDER | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2_0000, 0x4491_0008, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(2716),
        ..BLANK
    },
    Monster {
        id: pm::LICH,
        symbol: Cow::Borrowed("LICH"),
        names: one_name("lich"),
        class: Class::Lich,
        level: 11,
        speed: 6,
        mr: Some(30),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 1, 10), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_PLUSTWO, 0x200_0026)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x1082_0400, 0x8010_0002, 0x500],
        ),
        color: Some(Color::Brown),
        line: at(2727),
        ..BLANK
    },
    Monster {
        id: pm::DEMILICH,
        symbol: Cow::Borrowed("DEMILICH"),
        names: one_name("demilich"),
        class: Class::Lich,
        level: 14,
        speed: 9,
        ac: Some(-2),
        mr: Some(60),
        alignment: Some(-12),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 3, 4), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_PLUSTHREE, 0x400_0026),
        ),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x1082_0400, 0x8010_0002, 0x500],
        ),
        color: Some(Color::Red),
        line: at(2735),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_LICH,
        symbol: Cow::Borrowed("MASTER_LICH"),
        names: one_name("master lich"),
        class: Class::Lich,
        level: 17,
        speed: 9,
        ac: Some(-4),
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_HELL, 0x431)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 3, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_POISON | MR_PLUSTHREE, 0x400_0027),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_TRAITOR,
            &[0x1082_0400, 0x8010_0002, 0x404],
        ),
        color: Some(Color::Magenta),
        line: at(2743),
        ..BLANK
    },
    Monster {
        id: pm::ARCH_LICH,
        symbol: Cow::Borrowed("ARCH_LICH"),
        names: one_name("arch-lich"),
        class: Class::Lich,
        level: 25,
        speed: 9,
        ac: Some(-6),
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_HELL, 0x431)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 5, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_PLUSTHREE,
                0x400_0037,
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION | M3_TRAITOR,
            &[0x1082_0400, 0x8010_0002, 0x504],
        ),
        color: Some(Color::Magenta),
        line: at(2751),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_MUMMY,
        symbol: Cow::Borrowed("KOBOLD_MUMMY"),
        names: one_name("kobold mummy"),
        class: Class::Mummy,
        level: 3,
        speed: 8,
        ac: Some(6),
        mr: Some(20),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0002, 0x100],
        ),
        color: Some(Color::Brown),
        line: at(2762),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_MUMMY,
        symbol: Cow::Borrowed("GNOME_MUMMY"),
        names: one_name("gnome mummy"),
        class: Class::Mummy,
        level: 4,
        speed: 10,
        ac: Some(6),
        mr: Some(20),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 6)]),
        weight: Some(650),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_GNOME | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0042, 0x100],
        ),
        color: Some(Color::Red),
        line: at(2769),
        ..BLANK
    },
    Monster {
        id: pm::ORC_MUMMY,
        symbol: Cow::Borrowed("ORC_MUMMY"),
        names: one_name("orc mummy"),
        class: Class::Mummy,
        level: 5,
        speed: 10,
        ac: Some(5),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 6)]),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_ORC | M2_HOSTILE | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3010_0082, 0x100],
        ),
        color: Some(Color::Gray),
        line: at(2776),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_MUMMY,
        symbol: Cow::Borrowed("DWARF_MUMMY"),
        names: one_name("dwarf mummy"),
        class: Class::Mummy,
        level: 5,
        speed: 10,
        ac: Some(5),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 6)]),
        weight: Some(900),
        nutrition: Some(150),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_DWARF | M2_HOSTILE | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3010_0022, 0x100],
        ),
        color: Some(Color::Red),
        line: at(2784),
        ..BLANK
    },
    Monster {
        id: pm::ELF_MUMMY,
        symbol: Cow::Borrowed("ELF_MUMMY"),
        names: one_name("elf mummy"),
        class: Class::Mummy,
        level: 6,
        speed: 12,
        ac: Some(4),
        mr: Some(30),
        alignment: Some(5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_ELF | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0012, 0x100],
        ),
        color: Some(Color::Green),
        line: at(2792),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_MUMMY,
        symbol: Cow::Borrowed("HUMAN_MUMMY"),
        names: one_name("human mummy"),
        class: Class::Mummy,
        level: 6,
        speed: 12,
        ac: Some(4),
        mr: Some(30),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 4), attack(1, AT_CLAW, AD_PHYS, 2, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0002, 0x100],
        ),
        color: Some(Color::Gray),
        line: at(2800),
        ..BLANK
    },
    Monster {
        id: pm::ETTIN_MUMMY,
        symbol: Cow::Borrowed("ETTIN_MUMMY"),
        names: one_name("ettin mummy"),
        class: Class::Mummy,
        level: 7,
        speed: 12,
        ac: Some(4),
        mr: Some(30),
        alignment: Some(-6),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 6), attack(1, AT_CLAW, AD_PHYS, 2, 6)],
        ),
        weight: Some(1700),
        nutrition: Some(250),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x1003_0400, 0x410_0002, 0x100],
        ),
        color: Some(Color::Blue),
        line: at(2808),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_MUMMY,
        symbol: Cow::Borrowed("GIANT_MUMMY"),
        names: one_name("giant mummy"),
        class: Class::Mummy,
        level: 8,
        speed: 14,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-7),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 3, 4), attack(1, AT_CLAW, AD_PHYS, 3, 4)],
        ),
        weight: Some(2050),
        nutrition: Some(375),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_GIANT | M2_HOSTILE | M2_STRONG | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x2410_4002, 0x100],
        ),
        color: Some(Color::Cyan),
        line: at(2816),
        ..BLANK
    },
    Monster {
        id: pm::TROLL_MUMMY,
        symbol: Cow::Borrowed("TROLL_MUMMY"),
        names: one_name("troll mummy"),
        class: Class::Mummy,
        level: 9,
        speed: 14,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-8),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 3, 4), attack(1, AT_CLAW, AD_PHYS, 3, 4)],
        ),
        weight: Some(1500),
        nutrition: Some(375),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_GIANT | M2_HOSTILE | M2_STRONG | M2_JEWELS,
            0,
            &[0x1003_0400, 0x2410_4002, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2825),
        ..BLANK
    },
    Monster {
        id: pm::RED_NAGA_HATCHLING,
        symbol: Cow::Borrowed("RED_NAGA_HATCHLING"),
        names: one_name("red naga hatchling"),
        class: Class::Naga,
        level: 3,
        speed: 10,
        ac: Some(6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(500),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6028_6800, 0x400_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2837),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_NAGA_HATCHLING,
        symbol: Cow::Borrowed("BLACK_NAGA_HATCHLING"),
        names: one_name("black naga hatchling"),
        class: Class::Naga,
        level: 3,
        speed: 10,
        ac: Some(6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(500),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_ACID | MR_STONE, 0xe0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2828_6800, 0x400_0000, 0x0],
        ),
        line: at(2845),
        ..BLANK
    },
    Monster {
        id: pm::GOLDEN_NAGA_HATCHLING,
        symbol: Cow::Borrowed("GOLDEN_NAGA_HATCHLING"),
        names: one_name("golden naga hatchling"),
        class: Class::Naga,
        level: 3,
        speed: 10,
        ac: Some(6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(500),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x6028_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2853),
        ..BLANK
    },
    Monster {
        id: pm::GUARDIAN_NAGA_HATCHLING,
        symbol: Cow::Borrowed("GUARDIAN_NAGA_HATCHLING"),
        names: one_name("guardian naga hatchling"),
        class: Class::Naga,
        level: 3,
        speed: 10,
        ac: Some(6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(500),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x6028_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2860),
        ..BLANK
    },
    Monster {
        id: pm::RED_NAGA,
        symbol: Cow::Borrowed("RED_NAGA"),
        names: one_name("red naga"),
        class: Class::Naga,
        level: 6,
        speed: 12,
        ac: Some(4),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_BREA, AD_FIRE, 2, 6)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6068_6800, 0x400_0000, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2867),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_NAGA,
        symbol: Cow::Borrowed("BLACK_NAGA"),
        names: one_name("black naga"),
        class: Class::Naga,
        level: 8,
        speed: 14,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_SPIT, AD_ACID, 0, 0)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_ACID | MR_STONE, 0xe0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_ACID
                | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2868_6800, 0x400_0000, 0x0],
        ),
        line: at(2875),
        ..BLANK
    },
    Monster {
        id: pm::GOLDEN_NAGA,
        symbol: Cow::Borrowed("GOLDEN_NAGA"),
        names: one_name("golden naga"),
        class: Class::Naga,
        level: 10,
        speed: 14,
        ac: Some(2),
        mr: Some(70),
        alignment: Some(5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_MAGC, AD_SPEL, 4, 6)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x6068_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2884),
        ..BLANK
    },
    Monster {
        id: pm::GUARDIAN_NAGA,
        symbol: Cow::Borrowed("GUARDIAN_NAGA"),
        names: one_name("guardian naga"),
        class: Class::Naga,
        level: 12,
        speed: 16,
        mr: Some(50),
        alignment: Some(7),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PLYS, 1, 6),
                attack(1, AT_SPIT, AD_DRST, 1, 6),
                attack(2, AT_HUGS, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x7068_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2891),
        ..BLANK
    },
    Monster {
        id: pm::OGRE,
        symbol: Cow::Borrowed("OGRE"),
        names: one_name("ogre"),
        class: Class::Ogre,
        level: 5,
        speed: 10,
        ac: Some(5),
        alignment: Some(-3),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 5)]),
        weight: Some(1600),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0x7400_0000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(2902),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_LORD,
        symbol: Cow::Borrowed("OGRE_LORD"),
        names: one_name("ogre lord"),
        class: Class::Ogre,
        level: 7,
        speed: 12,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_LORD | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0x7401_0800, 0x700],
        ),
        color: Some(Color::Red),
        line: at(2909),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_MAGE,
        symbol: Cow::Borrowed("OGRE_MAGE"),
        names: one_name("ogre mage"),
        class: Class::Ogre,
        level: 7,
        speed: 12,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-5),
        generation: Some(geno(0, G_GENO | G_NOHELL, 0x820)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_LORD | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0x7401_0800, 0x700],
        ),
        color: Some(Color::BrightBlue),
        line: at(2916),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_KING,
        symbol: Cow::Borrowed("OGRE_KING"),
        names: one_name("ogre king"),
        class: Class::Ogre,
        level: 9,
        speed: 14,
        ac: Some(4),
        mr: Some(60),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 5)]),
        weight: Some(1700),
        nutrition: Some(750),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_PRINCE | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0x7401_1000, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(2923),
        ..BLANK
    },
    Monster {
        id: pm::SHADOW_OGRE,
        symbol: Cow::Borrowed("SHADOW_OGRE"),
        names: one_name("shadow ogre"),
        class: Class::Ogre,
        level: 10,
        speed: 14,
        mr: Some(60),
        alignment: Some(-7),
        generation: Some(geno(0, G_GENO | G_HELL, 0x420)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 5), attack(1, AT_TUCH, AD_DRLI, 3, 5)],
        ),
        weight: Some(1700),
        nutrition: Some(750),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_PLUSONE, 0x100_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_PRINCE | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2002_0000, 0x7401_1000, 0x700],
        ),
        line: at(2931),
        ..BLANK
    },
    Monster {
        id: pm::GRAY_OOZE,
        symbol: Cow::Borrowed("GRAY_OOZE"),
        names: one_name("gray ooze"),
        class: Class::Pudding,
        level: 3,
        speed: 1,
        ac: Some(8),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_RUST, 2, 8)]),
        weight: Some(500),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_POISON | MR_ACID | MR_STONE | MR_DEATH,
                0x40_00e3,
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2942),
        ..BLANK
    },
    Monster {
        id: pm::BROWN_PUDDING,
        symbol: Cow::Borrowed("BROWN_PUDDING"),
        names: one_name("brown pudding"),
        class: Class::Pudding,
        level: 5,
        speed: 3,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DCAY, 0, 0)]),
        weight: Some(500),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE | MR_DEATH
                    | MR_HITASONE,
                0x1040_00f2,
            ),
        ),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2951),
        ..BLANK
    },
    Monster {
        id: pm::MOLDY_PUDDING,
        symbol: Cow::Borrowed("MOLDY_PUDDING"),
        names: one_name("moldy pudding"),
        class: Class::Pudding,
        level: 8,
        speed: 3,
        ac: Some(8),
        generation: Some(geno(0, G_GENO | G_NOHELL, 0x820)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_DCAY, 4, 4)]),
        weight: Some(500),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE | MR_DEATH
                    | MR_HITASONE,
                0x1040_00f2,
            ),
        ),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2960),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_PUDDING,
        symbol: Cow::Borrowed("BLACK_PUDDING"),
        names: one_name("black pudding"),
        class: Class::Pudding,
        level: 10,
        speed: 6,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_CORR, 3, 8), attack(1, AT_NONE, AD_CORR, 0, 0)],
        ),
        weight: Some(900),
        nutrition: Some(250),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE | MR_DEATH
                    | MR_HITASTWO,
                0x2040_00f2,
            ),
        ),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        line: at(2970),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_SLIME,
        symbol: Cow::Borrowed("GREEN_SLIME"),
        names: one_name("green slime"),
        class: Class::Pudding,
        level: 6,
        speed: 6,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_SLIM, 1, 4), attack(1, AT_NONE, AD_SLIM, 0, 0)],
        ),
        weight: Some(400),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x7801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2979),
        ..BLANK
    },
    Monster {
        id: pm::SHOGGOTH,
        symbol: Cow::Borrowed("SHOGGOTH"),
        names: one_name("shoggoth"),
        class: Class::Pudding,
        level: 18,
        speed: 15,
        ac: Some(-5),
        mr: Some(25),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 8),
                attack(1, AT_TUCH, AD_CORR, 0, 0),
                attack(2, AT_NONE, AD_CORR, 0, 0),
                attack(3, AT_ENGL, AD_ACID, 4, 8),
            ],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags(
            M1_AMORPHOUS | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_REGEN | M1_ACID | M1_CARNIVORE | M1_HERBIVORE | M1_METALLIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0xe880_f504, 0xc714_0000, 0x500],
        ),
        line: at(2988),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_SHOGGOTH,
        symbol: Cow::Borrowed("GIANT_SHOGGOTH"),
        names: one_name("giant shoggoth"),
        class: Class::Pudding,
        level: 36,
        speed: 20,
        ac: Some(-10),
        mr: Some(50),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 5, 10),
                attack(1, AT_CLAW, AD_PHYS, 5, 10),
                attack(2, AT_TUCH, AD_CORR, 0, 0),
                attack(3, AT_TUCH, AD_CORR, 0, 0),
                attack(4, AT_NONE, AD_CORR, 0, 0),
                attack(5, AT_ENGL, AD_ACID, 8, 10),
            ],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags(
            M1_AMORPHOUS | M1_HIDE | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_REGEN | M1_TPORT | M1_TPORT_CNTRL | M1_ACID | M1_CARNIVORE
                | M1_HERBIVORE | M1_METALLIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0xee80_f504, 0xc714_0000, 0x500],
        ),
        line: at(2999),
        ..BLANK
    },
    Monster {
        id: pm::QUANTUM_MECHANIC,
        symbol: Cow::Borrowed("QUANTUM_MECHANIC"),
        names: one_name("quantum mechanic"),
        class: Class::QuantumMechanic,
        level: 7,
        speed: 12,
        ac: Some(3),
        mr: Some(10),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_TLPT, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(20),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x7202_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(3013),
        ..BLANK
    },
    Monster {
        id: pm::GENETIC_ENGINEER,
        symbol: Cow::Borrowed("GENETIC_ENGINEER"),
        names: one_name("genetic engineer"),
        class: Class::QuantumMechanic,
        level: 12,
        speed: 12,
        ac: Some(3),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_POLY, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(20),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x7202_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Green),
        line: at(3020),
        ..BLANK
    },
    Monster {
        id: pm::DOCTOR_FRANKENSTEIN,
        symbol: Cow::Borrowed("DOCTOR_FRANKENSTEIN"),
        names: one_name("Doctor Frankenstein"),
        class: Class::QuantumMechanic,
        level: 20,
        speed: 12,
        ac: Some(-10),
        mr: Some(75),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 4), attack(1, AT_CLAW, AD_TLPT, 1, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(20),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_ELEC | MR_POISON, 0x34)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE,
            M3_INFRAVISIBLE | M3_NOTAME,
            &[0x7202_0000, 0x19_0001, 0xa00],
        ),
        color: Some(Color::Magenta),
        line: at(3027),
        ..BLANK
    },
    Monster {
        id: pm::RUST_MONSTER,
        symbol: Cow::Borrowed("RUST_MONSTER"),
        names: one_name("rust monster"),
        class: Class::RustMonster,
        level: 5,
        speed: 18,
        ac: Some(2),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TUCH, AD_RUST, 0, 0),
                attack(1, AT_TUCH, AD_RUST, 0, 0),
                attack(2, AT_NONE, AD_RUST, 0, 0),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_SWIM | M1_NOHANDS | M1_ANIMAL | M1_METALLIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x8004_2002, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(3037),
        ..BLANK
    },
    Monster {
        id: pm::DISENCHANTER,
        symbol: Cow::Borrowed("DISENCHANTER"),
        names: one_name("disenchanter"),
        class: Class::RustMonster,
        level: 12,
        speed: 12,
        ac: Some(-10),
        alignment: Some(-3),
        generation: Some(geno(2, G_GENO | G_HELL, 0x422)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_ENCH, 4, 4), attack(1, AT_NONE, AD_ENCH, 0, 0)],
        ),
        weight: Some(750),
        nutrition: Some(200),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2004_0000, 0x10_0000, 0x600],
        ),
        color: Some(Color::Blue),
        line: at(3044),
        ..BLANK
    },
    Monster {
        id: pm::GARTER_SNAKE,
        symbol: Cow::Borrowed("GARTER_SNAKE"),
        names: one_name("garter snake"),
        class: Class::Snake,
        level: 1,
        speed: 8,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_LGROUP, 0x61)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(50),
        nutrition: Some(60),
        sound: Some(Sound::Hiss),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            0,
            0,
            &[0x204c_6882, 0x0, 0x0],
        ),
        color: Some(Color::Green),
        line: at(3054),
        ..BLANK
    },
    Monster {
        id: pm::SNAKE,
        symbol: Cow::Borrowed("SNAKE"),
        names: one_name("snake"),
        class: Class::Snake,
        level: 4,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 1, 6)]),
        weight: Some(100),
        nutrition: Some(80),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3062),
        ..BLANK
    },
    Monster {
        id: pm::WATER_MOCCASIN,
        symbol: Cow::Borrowed("WATER_MOCCASIN"),
        names: one_name("water moccasin"),
        class: Class::Snake,
        level: 4,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(0, G_GENO | G_LGROUP | G_NOGEN, 0x260)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 1, 6)]),
        weight: Some(150),
        nutrition: Some(80),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(3070),
        ..BLANK
    },
    Monster {
        id: pm::PIT_VIPER,
        symbol: Cow::Borrowed("PIT_VIPER"),
        names: one_name("pit viper"),
        class: Class::Snake,
        level: 6,
        speed: 15,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 1, 4), attack(1, AT_BITE, AD_DRST, 1, 4)],
        ),
        weight: Some(100),
        nutrition: Some(60),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISION,
            &[0x304c_6882, 0x10_0000, 0x100],
        ),
        color: Some(Color::Blue),
        line: at(3078),
        ..BLANK
    },
    Monster {
        id: pm::PYTHON,
        symbol: Cow::Borrowed("PYTHON"),
        names: one_name("python"),
        class: Class::Snake,
        level: 6,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 4),
                attack(1, AT_TUCH, AD_PHYS, 0, 0),
                attack(2, AT_HUGS, AD_WRAP, 1, 4),
                attack(3, AT_HUGS, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(250),
        nutrition: Some(100),
        sound: Some(Sound::Hiss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x204c_6802, 0x410_0000, 0x100],
        ),
        color: Some(Color::Magenta),
        line: at(3087),
        ..BLANK
    },
    Monster {
        id: pm::COBRA,
        symbol: Cow::Borrowed("COBRA"),
        names: one_name("cobra"),
        class: Class::Snake,
        level: 6,
        speed: 18,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 2, 4), attack(1, AT_SPIT, AD_BLND, 0, 0)],
        ),
        weight: Some(250),
        nutrition: Some(100),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(3096),
        ..BLANK
    },
    Monster {
        id: pm::KING_COBRA,
        symbol: Cow::Borrowed("KING_COBRA"),
        names: one_name("king cobra"),
        class: Class::Snake,
        level: 9,
        speed: 15,
        ac: Some(2),
        generation: Some(geno(0, G_GENO | G_NOHELL, 0x820)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 3, 4), attack(1, AT_BITE, AD_DRST, 3, 4)],
        ),
        weight: Some(200),
        nutrition: Some(120),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(3105),
        ..BLANK
    },
    Monster {
        id: pm::WERESNAKE,
        symbol: Cow::Borrowed("WERESNAKE"),
        names: one_name("weresnake"),
        class: Class::Snake,
        level: 9,
        speed: 12,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_WERE, 3, 6), attack(1, AT_BITE, AD_DRST, 2, 6)],
        ),
        weight: Some(300),
        nutrition: Some(120),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_NOLIMBS | M1_SLITHY | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_LORD | M2_HOSTILE,
            0,
            &[0x3088_6002, 0x10_0a01, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3112),
        ..BLANK
    },
    Monster {
        id: pm::ASPHYNX,
        symbol: Cow::Borrowed("ASPHYNX"),
        names: one_name("asphynx"),
        class: Class::Snake,
        level: 8,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_STON, 1, 6), attack(1, AT_NONE, AD_STON, 0, 0)],
        ),
        weight: Some(100),
        nutrition: Some(80),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        line: at(3119),
        ..BLANK
    },
    Monster {
        id: pm::TROLL,
        symbol: Cow::Borrowed("TROLL"),
        names: one_name("troll"),
        class: Class::Troll,
        level: 7,
        speed: 12,
        ac: Some(4),
        alignment: Some(-3),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 2),
                attack(1, AT_CLAW, AD_PHYS, 4, 2),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x510_0000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(3130),
        ..BLANK
    },
    Monster {
        id: pm::ICE_TROLL,
        symbol: Cow::Borrowed("ICE_TROLL"),
        names: one_name("ice troll"),
        class: Class::Troll,
        level: 9,
        speed: 10,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_COLD, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_HITASONE, 0x1000_0002)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x510_0000, 0x700],
        ),
        color: Some(Color::White),
        line: at(3138),
        ..BLANK
    },
    Monster {
        id: pm::ROCK_TROLL,
        symbol: Cow::Borrowed("ROCK_TROLL"),
        names: one_name("rock troll"),
        class: Class::Troll,
        level: 9,
        speed: 12,
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x4510_0000, 0x700],
        ),
        color: Some(Color::Cyan),
        line: at(3146),
        ..BLANK
    },
    Monster {
        id: pm::TWO_HEADED_TROLL,
        symbol: Cow::Borrowed("TWO_HEADED_TROLL"),
        names: one_name("two-headed troll"),
        class: Class::Troll,
        level: 10,
        speed: 12,
        ac: Some(8),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 10),
                attack(3, AT_BITE, AD_PHYS, 1, 10),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x4510_0000, 0x700],
        ),
        color: Some(Color::Green),
        line: at(3154),
        ..BLANK
    },
    Monster {
        id: pm::WATER_TROLL,
        symbol: Cow::Borrowed("WATER_TROLL"),
        names: one_name("water troll"),
        class: Class::Troll,
        level: 11,
        speed: 14,
        ac: Some(4),
        mr: Some(40),
        alignment: Some(-3),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(350),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0002, 0x510_0000, 0x700],
        ),
        color: Some(Color::Blue),
        line: at(3163),
        ..BLANK
    },
    Monster {
        id: pm::OLOG_HAI,
        symbol: Cow::Borrowed("OLOG_HAI"),
        names: one_name("Olog-hai"),
        class: Class::Troll,
        level: 13,
        speed: 12,
        ac: Some(-4),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTWO, 0x2000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x4510_0000, 0x700],
        ),
        color: Some(Color::Magenta),
        line: at(3171),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_TROLL,
        symbol: Cow::Borrowed("BLACK_TROLL"),
        names: one_name("black troll"),
        class: Class::Troll,
        level: 17,
        speed: 12,
        ac: Some(-4),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 8),
                attack(2, AT_BITE, AD_PHYS, 3, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASTHREE, 0x4000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x2082_0000, 0x4510_0000, 0x700],
        ),
        line: at(3179),
        ..BLANK
    },
    Monster {
        id: pm::UMBER_HULK,
        symbol: Cow::Borrowed("UMBER_HULK"),
        names: one_name("umber hulk"),
        class: Class::UmberHulk,
        level: 9,
        speed: 6,
        ac: Some(2),
        mr: Some(25),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 5),
                attack(3, AT_GAZE, AD_CONF, 0, 0),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_TUNNEL | M1_CARNIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2000_0020, 0x400_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(3190),
        ..BLANK
    },
    Monster {
        id: pm::WATER_HULK,
        symbol: Cow::Borrowed("WATER_HULK"),
        names: one_name("water hulk"),
        class: Class::UmberHulk,
        level: 11,
        speed: 6,
        ac: Some(2),
        mr: Some(25),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 5),
                attack(3, AT_GAZE, AD_CONF, 0, 0),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_SWIM | M1_TUNNEL | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2000_0022, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(3197),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE,
        symbol: Cow::Borrowed("VAMPIRE"),
        names: one_name("vampire"),
        class: Class::Vampire,
        level: 10,
        speed: 12,
        ac: Some(1),
        mr: Some(25),
        alignment: Some(-8),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRLI, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_PLUSTWO, 0x200_0024)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_VAMPIRE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x3082_0401, 0x710_0403, 0x600],
        ),
        color: Some(Color::Red),
        line: at(3207),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_LORD,
        symbol: Cow::Borrowed("VAMPIRE_LORD"),
        names: one_name("vampire lord"),
        class: Class::Vampire,
        level: 12,
        speed: 14,
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_DRLI, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_PLUSTHREE, 0x400_0024)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_LORD | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_VAMPIRE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x3082_0401, 0x711_0c02, 0x600],
        ),
        color: Some(Color::Blue),
        line: at(3215),
        ..BLANK
    },
    Monster {
        id: pm::FIRE_VAMPIRE,
        symbol: Cow::Borrowed("FIRE_VAMPIRE"),
        names: one_name("fire vampire"),
        class: Class::Vampire,
        level: 12,
        speed: 24,
        mr: Some(50),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_FIRE, 2, 4),
                attack(1, AT_CLAW, AD_FIRE, 2, 4),
                attack(2, AT_BITE, AD_DRLI, 2, 4),
                attack(3, AT_TUCH, AD_DREN, 2, 4),
                attack(4, AT_MAGC, AD_FIRE, 2, 12),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_POISON, 0x27)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x3082_0401, 0x714_0400, 0x600],
        ),
        color: Some(Color::Red),
        line: at(3223),
        ..BLANK
    },
    Monster {
        id: pm::STAR_VAMPIRE,
        symbol: Cow::Borrowed("STAR_VAMPIRE"),
        names: one_name("star vampire"),
        class: Class::Vampire,
        level: 18,
        speed: 18,
        ac: Some(-5),
        mr: Some(60),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TENT, AD_PHYS, 2, 6),
                attack(1, AT_TENT, AD_DRLI, 2, 6),
                attack(2, AT_TENT, AD_PHYS, 2, 6),
                attack(3, AT_TENT, AD_DRLI, 2, 6),
                attack(4, AT_TENT, AD_PHYS, 2, 6),
                attack(5, AT_TENT, AD_DRLI, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x3082_0401, 0x714_0400, 0x600],
        ),
        color: Some(Color::White),
        line: at(3232),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_MAGE,
        symbol: Cow::Borrowed("VAMPIRE_MAGE"),
        names: one_name("vampire mage"),
        class: Class::Vampire,
        level: 20,
        speed: 14,
        ac: Some(-4),
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_DRLI, 2, 8),
                attack(1, AT_BITE, AD_DRLI, 1, 8),
                attack(2, AT_MAGC, AD_SPEL, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_PLUSTHREE, 0x400_0024)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_LORD | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_MAGIC | M2_VAMPIRE,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x3082_0401, 0x8711_0c02, 0x600],
        ),
        color: Some(Color::BrightBlue),
        line: at(3241),
        ..BLANK
    },
    Monster {
        id: pm::VLAD_THE_IMPALER,
        symbol: Cow::Borrowed("VLAD_THE_IMPALER"),
        names: one_name("Vlad the Impaler"),
        class: Class::Vampire,
        level: 14,
        speed: 18,
        ac: Some(-3),
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 10), attack(1, AT_BITE, AD_DRLI, 1, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_PLUSTHREE, 0x400_0024)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_WANTSCAND | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x3082_0401, 0x719_1403, 0x248],
        ),
        color: Some(Color::Magenta),
        line: at(3249),
        ..BLANK
    },
    Monster {
        id: pm::BARROW_WIGHT,
        symbol: Cow::Borrowed("BARROW_WIGHT"),
        names: one_name("barrow wight"),
        class: Class::Wraith,
        level: 3,
        speed: 12,
        ac: Some(5),
        mr: Some(5),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_DRLI, 0, 0),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(1200),
        sound: Some(Sound::Spell),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_COLLECT,
            0,
            &[0x2_0400, 0x4110_0002, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(3261),
        ..BLANK
    },
    Monster {
        id: pm::WIGHT,
        symbol: Cow::Borrowed("WIGHT"),
        names: one_name("wight"),
        class: Class::Wraith,
        level: 5,
        speed: 12,
        ac: Some(5),
        mr: Some(5),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_DRLI, 1, 4),
                attack(1, AT_BITE, AD_PHYS, 2, 3),
                attack(2, AT_CLAW, AD_DRLI, 0, 0),
            ],
        ),
        weight: Some(1200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_COLLECT,
            0,
            &[0x2_0400, 0x4110_0002, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(3268),
        ..BLANK
    },
    Monster {
        id: pm::WRAITH,
        symbol: Cow::Borrowed("WRAITH"),
        names: one_name("wraith"),
        class: Class::Wraith,
        level: 6,
        speed: 12,
        ac: Some(4),
        mr: Some(15),
        alignment: Some(-6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_DRLI, 1, 6)]),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_COLD | MR_SLEEP | MR_POISON | MR_STONE | MR_PLUSONE | MR_HITASTWO,
                0x2100_00a6,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            0,
            &[0x12_0401, 0x110_0002, 0x0],
        ),
        line: at(3275),
        ..BLANK
    },
    Monster {
        id: pm::NAZGUL,
        symbol: Cow::Borrowed("NAZGUL"),
        names: one_name("Nazgul"),
        class: Class::Wraith,
        level: 13,
        speed: 12,
        mr: Some(25),
        alignment: Some(-17),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_DRLI, 1, 4), attack(1, AT_BREA, AD_SLEE, 2, 25)],
        ),
        weight: Some(1450),
        sound: Some(Sound::Spell),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_COLD | MR_SLEEP | MR_POISON | MR_PLUSONE | MR_HITASTWO,
                0x2100_0026,
            ),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID,
            M2_NOPOLY | M2_UNDEAD | M2_MALE | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            0,
            &[0x2_0400, 0x4511_0003, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(3283),
        ..BLANK
    },
    Monster {
        id: pm::XORN,
        symbol: Cow::Borrowed("XORN"),
        names: one_name("xorn"),
        class: Class::Xorn,
        level: 8,
        speed: 9,
        ac: Some(-2),
        mr: Some(20),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_CLAW, AD_PHYS, 1, 3),
                attack(3, AT_BITE, AD_PHYS, 4, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(700),
        sound: Some(Sound::Roar),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_STONE | MR_HITASTWO, 0x2000_0083)),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_STONE, 0x83)),
        traits: mflags(
            M1_WALLWALK | M1_BREATHLESS | M1_THICK_HIDE | M1_METALLIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x8020_0408, 0x410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3294),
        ..BLANK
    },
    Monster {
        id: pm::MONKEY,
        symbol: Cow::Borrowed("MONKEY"),
        names: one_name("monkey"),
        class: Class::Yeti,
        level: 2,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_BITE, AD_PHYS, 1, 3)],
        ),
        weight: Some(100),
        nutrition: Some(50),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            0,
            M3_INFRAVISIBLE,
            &[0x6006_0000, 0x0, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(3306),
        ..BLANK
    },
    Monster {
        id: pm::APE,
        symbol: Cow::Borrowed("APE"),
        names: one_name("ape"),
        class: Class::Yeti,
        level: 4,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(1100),
        nutrition: Some(500),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6006_0000, 0x400_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(3312),
        ..BLANK
    },
    Monster {
        id: pm::OWLBEAR,
        symbol: Cow::Borrowed("OWLBEAR"),
        names: one_name("owlbear"),
        class: Class::Yeti,
        level: 5,
        speed: 12,
        ac: Some(5),
        generation: Some(geno(3, G_GENO | G_NOHELL, 0x823)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_HUGS, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(3319),
        ..BLANK
    },
    Monster {
        id: pm::YETI,
        symbol: Cow::Borrowed("YETI"),
        names: one_name("yeti"),
        class: Class::Yeti,
        level: 5,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(1600),
        nutrition: Some(700),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_HITASONE, 0x1000_0002)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        color: Some(Color::White),
        line: at(3326),
        ..BLANK
    },
    Monster {
        id: pm::CARNIVOROUS_APE,
        symbol: Cow::Borrowed("CARNIVOROUS_APE"),
        names: one_name("carnivorous ape"),
        class: Class::Yeti,
        level: 6,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_HUGS, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(1250),
        nutrition: Some(550),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        line: at(3333),
        ..BLANK
    },
    Monster {
        id: pm::SASQUATCH,
        symbol: Cow::Borrowed("SASQUATCH"),
        names: one_name("sasquatch"),
        class: Class::Yeti,
        level: 7,
        speed: 15,
        ac: Some(6),
        alignment: Some(2),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_KICK, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(1550),
        nutrition: Some(750),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6106_0000, 0x400_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(3340),
        ..BLANK
    },
    Monster {
        id: pm::ZRUTY,
        symbol: Cow::Borrowed("ZRUTY"),
        names: one_name("zruty"),
        class: Class::Yeti,
        level: 9,
        speed: 8,
        ac: Some(3),
        generation: Some(geno(2, G_GENO | G_NOHELL, 0x822)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 3, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(600),
        size: Some(Size::Large),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Green),
        line: at(3348),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_ZOMBIE,
        symbol: Cow::Borrowed("KOBOLD_ZOMBIE"),
        names: one_name("kobold zombie"),
        class: Class::Zombie,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0002, 0x100],
        ),
        color: Some(Color::Brown),
        line: at(3358),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_ZOMBIE,
        symbol: Cow::Borrowed("GNOME_ZOMBIE"),
        names: one_name("gnome zombie"),
        class: Class::Zombie,
        level: 1,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 5)]),
        weight: Some(650),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_GNOME | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0042, 0x100],
        ),
        color: Some(Color::Brown),
        line: at(3365),
        ..BLANK
    },
    Monster {
        id: pm::ORC_ZOMBIE,
        symbol: Cow::Borrowed("ORC_ZOMBIE"),
        names: one_name("orc zombie"),
        class: Class::Zombie,
        level: 2,
        speed: 6,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 6)]),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_ORC | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0082, 0x100],
        ),
        color: Some(Color::Gray),
        line: at(3372),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_ZOMBIE,
        symbol: Cow::Borrowed("DWARF_ZOMBIE"),
        names: one_name("dwarf zombie"),
        class: Class::Zombie,
        level: 2,
        speed: 6,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 6)]),
        weight: Some(900),
        nutrition: Some(150),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_DWARF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0022, 0x100],
        ),
        color: Some(Color::Red),
        line: at(3379),
        ..BLANK
    },
    Monster {
        id: pm::ELF_ZOMBIE,
        symbol: Cow::Borrowed("ELF_ZOMBIE"),
        names: one_name("elf zombie"),
        class: Class::Zombie,
        level: 3,
        speed: 6,
        ac: Some(9),
        alignment: Some(3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 7)]),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_ELF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0012, 0x100],
        ),
        color: Some(Color::Green),
        line: at(3386),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_ZOMBIE,
        symbol: Cow::Borrowed("HUMAN_ZOMBIE"),
        names: one_name("human zombie"),
        class: Class::Zombie,
        level: 4,
        speed: 6,
        ac: Some(8),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0002, 0x100],
        ),
        color: Some(Color::White),
        line: at(3394),
        ..BLANK
    },
    Monster {
        id: pm::GHOUL,
        symbol: Cow::Borrowed("GHOUL"),
        names: one_name("ghoul"),
        class: Class::Zombie,
        level: 5,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PLYS, 1, 6), attack(1, AT_CLAW, AD_PHYS, 1, 4)],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER,
            M3_INFRAVISION,
            &[0x3003_0400, 0x90_0002, 0x100],
        ),
        line: at(3402),
        ..BLANK
    },
    Monster {
        id: pm::GHOUL_MAGE,
        symbol: Cow::Borrowed("GHOUL_MAGE"),
        names: one_name("ghoul mage"),
        class: Class::Zombie,
        level: 10,
        speed: 12,
        ac: Some(4),
        mr: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PLYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_MAGC, AD_SPEL, 6, 6),
            ],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x3002_0060, 0xc090_0002, 0x500],
        ),
        line: at(3410),
        ..BLANK
    },
    Monster {
        id: pm::ETTIN_ZOMBIE,
        symbol: Cow::Borrowed("ETTIN_ZOMBIE"),
        names: one_name("ettin zombie"),
        class: Class::Zombie,
        level: 6,
        speed: 8,
        ac: Some(6),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 10), attack(1, AT_CLAW, AD_PHYS, 1, 10)],
        ),
        weight: Some(1700),
        nutrition: Some(250),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_0002, 0x100],
        ),
        color: Some(Color::Blue),
        line: at(3419),
        ..BLANK
    },
    Monster {
        id: pm::GHAST,
        symbol: Cow::Borrowed("GHAST"),
        names: one_name("ghast"),
        class: Class::Zombie,
        level: 4,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PLYS, 1, 2),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            0,
            &[0x3003_0400, 0x110_0002, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(3427),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_ZOMBIE,
        symbol: Cow::Borrowed("GIANT_ZOMBIE"),
        names: one_name("giant zombie"),
        class: Class::Zombie,
        level: 8,
        speed: 8,
        ac: Some(6),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 8), attack(1, AT_CLAW, AD_PHYS, 2, 8)],
        ),
        weight: Some(2050),
        nutrition: Some(375),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_GIANT | M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_4002, 0x100],
        ),
        color: Some(Color::Cyan),
        line: at(3435),
        ..BLANK
    },
    Monster {
        id: pm::SKELETON,
        symbol: Cow::Borrowed("SKELETON"),
        names: one_name("skeleton"),
        class: Class::Zombie,
        level: 12,
        speed: 8,
        ac: Some(4),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_TUCH, AD_SLOW, 1, 6)],
        ),
        weight: Some(300),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE | MR_PLUSTWO, 0x200_00a6),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x23_0400, 0x4690_0002, 0x100],
        ),
        color: Some(Color::White),
        line: at(3444),
        ..BLANK
    },
    Monster {
        id: pm::GHOUL_QUEEN,
        symbol: Cow::Borrowed("GHOUL_QUEEN"),
        names: one_name("ghoul queen"),
        class: Class::Zombie,
        level: 14,
        speed: 12,
        mr: Some(30),
        alignment: Some(-8),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOGEN, 0x231)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PLYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_MAGC, AD_SPEL, 4, 6),
                attack(3, AT_MAGC, AD_SPEL, 4, 6),
            ],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_POIS | M1_CARNIVORE,
            M2_UNDEAD | M2_FEMALE | M2_HOSTILE | M2_WANDER | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x3002_0060, 0xc092_0002, 0x500],
        ),
        line: at(3453),
        ..BLANK
    },
    Monster {
        id: pm::GUG,
        symbol: Cow::Borrowed("GUG"),
        names: one_name("gug"),
        class: Class::Zombie,
        level: 15,
        speed: 18,
        ac: Some(5),
        mr: Some(15),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x71)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PLYS, 3, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(150),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_THICK_HIDE | M1_POIS
                | M1_CARNIVORE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_STALK | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISION | M3_TRAITOR,
            &[0x3022_0060, 0xc590_0002, 0x500],
        ),
        line: at(3463),
        ..BLANK
    },
    Monster {
        id: pm::STRAW_GOLEM,
        symbol: Cow::Borrowed("STRAW_GOLEM"),
        names: one_name("straw golem"),
        class: Class::Golem,
        level: 3,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 2)],
        ),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_HITASONE, 0x1000_0024)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(3475),
        ..BLANK
    },
    Monster {
        id: pm::PAPER_GOLEM,
        symbol: Cow::Borrowed("PAPER_GOLEM"),
        names: one_name("paper golem"),
        class: Class::Golem,
        level: 3,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 3)]),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(3482),
        ..BLANK
    },
    Monster {
        id: pm::WAX_GOLEM,
        symbol: Cow::Borrowed("WAX_GOLEM"),
        names: one_name("wax golem"),
        class: Class::Golem,
        level: 3,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 2), attack(1, AT_TUCH, AD_FIRE, 1, 4)],
        ),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3_0400, 0x14_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(3489),
        ..BLANK
    },
    Monster {
        id: pm::PLASTIC_GOLEM,
        symbol: Cow::Borrowed("PLASTIC_GOLEM"),
        names: one_name("plastic golem"),
        class: Class::Golem,
        level: 4,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 3), attack(1, AT_CLAW, AD_PHYS, 1, 3)],
        ),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        line: at(3496),
        ..BLANK
    },
    Monster {
        id: pm::ROPE_GOLEM,
        symbol: Cow::Borrowed("ROPE_GOLEM"),
        names: one_name("rope golem"),
        class: Class::Golem,
        level: 4,
        speed: 9,
        ac: Some(8),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_HUGS, AD_PHYS, 6, 1),
            ],
        ),
        weight: Some(450),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_SLEEP | MR_POISON | MR_DEATH | MR_HITASONE, 0x1040_0024),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3503),
        ..BLANK
    },
    Monster {
        id: pm::GOLD_GOLEM,
        symbol: Cow::Borrowed("GOLD_GOLEM"),
        names: one_name("gold golem"),
        class: Class::Golem,
        level: 5,
        speed: 9,
        ac: Some(6),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 3), attack(1, AT_CLAW, AD_PHYS, 2, 3)],
        ),
        weight: Some(450),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_ACID, 0x64)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x23_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(3510),
        ..BLANK
    },
    Monster {
        id: pm::LEATHER_GOLEM,
        symbol: Cow::Borrowed("LEATHER_GOLEM"),
        names: one_name("leather golem"),
        class: Class::Golem,
        level: 6,
        speed: 6,
        ac: Some(6),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 6), attack(1, AT_CLAW, AD_PHYS, 1, 6)],
        ),
        weight: Some(800),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_SLEEP | MR_POISON | MR_DEATH | MR_HITASONE, 0x1040_0024),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3517),
        ..BLANK
    },
    Monster {
        id: pm::WOOD_GOLEM,
        symbol: Cow::Borrowed("WOOD_GOLEM"),
        names: one_name("wood golem"),
        class: Class::Golem,
        level: 7,
        speed: 3,
        ac: Some(4),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 3, 4)]),
        weight: Some(900),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_SLEEP | MR_POISON | MR_DEATH | MR_HITASONE, 0x1040_0024),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x23_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3524),
        ..BLANK
    },
    Monster {
        id: pm::FLESH_GOLEM,
        symbol: Cow::Borrowed("FLESH_GOLEM"),
        names: one_name("flesh golem"),
        class: Class::Golem,
        level: 9,
        speed: 8,
        ac: Some(9),
        mr: Some(30),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 8), attack(1, AT_CLAW, AD_PHYS, 2, 8)],
        ),
        weight: Some(1400),
        nutrition: Some(600),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_PLUSONE
                    | MR_HITASTWO,
                0x2100_0037,
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3_0400, 0x410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(3531),
        ..BLANK
    },
    Monster {
        id: pm::CLAY_GOLEM,
        symbol: Cow::Borrowed("CLAY_GOLEM"),
        names: one_name("clay golem"),
        class: Class::Golem,
        level: 11,
        speed: 7,
        ac: Some(7),
        mr: Some(40),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 3, 10)]),
        weight: Some(1550),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x23_0400, 0x410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3540),
        ..BLANK
    },
    Monster {
        id: pm::STONE_GOLEM,
        symbol: Cow::Borrowed("STONE_GOLEM"),
        names: one_name("stone golem"),
        class: Class::Golem,
        level: 14,
        speed: 6,
        ac: Some(5),
        mr: Some(50),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 3, 8)]),
        weight: Some(1900),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x23_0400, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(3547),
        ..BLANK
    },
    Monster {
        id: pm::GLASS_GOLEM,
        symbol: Cow::Borrowed("GLASS_GOLEM"),
        names: one_name("glass golem"),
        class: Class::Golem,
        level: 16,
        speed: 6,
        ac: Some(1),
        mr: Some(50),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 8), attack(1, AT_CLAW, AD_PHYS, 2, 8)],
        ),
        weight: Some(1800),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_ACID, 0x64)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x23_0400, 0x410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(3554),
        ..BLANK
    },
    Monster {
        id: pm::IRON_GOLEM,
        symbol: Cow::Borrowed("IRON_GOLEM"),
        names: one_name("iron golem"),
        class: Class::Golem,
        level: 18,
        speed: 6,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_BREA, AD_DRST, 4, 6)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(3561),
        ..BLANK
    },
    Monster {
        id: pm::FRANKENSTEIN_S_MONSTER,
        symbol: Cow::Borrowed("FRANKENSTEIN_S_MONSTER"),
        names: one_name("Frankenstein's Monster"),
        class: Class::Golem,
        level: 20,
        speed: 8,
        ac: Some(-5),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 3, 8), attack(1, AT_CLAW, AD_PHYS, 3, 8)],
        ),
        weight: Some(1400),
        nutrition: Some(600),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        conveys: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NOPOLY | M2_UNDEAD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STRONG,
            0,
            &[0x3_0400, 0x419_0003, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(3569),
        ..BLANK
    },
    Monster {
        id: pm::RUBY_GOLEM,
        symbol: Cow::Borrowed("RUBY_GOLEM"),
        names: one_name("ruby golem"),
        class: Class::Golem,
        level: 24,
        speed: 12,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_BREA, AD_FIRE, 5, 6)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(3579),
        ..BLANK
    },
    Monster {
        id: pm::DIAMOND_GOLEM,
        symbol: Cow::Borrowed("DIAMOND_GOLEM"),
        names: one_name("diamond golem"),
        class: Class::Golem,
        level: 26,
        speed: 12,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 5, 10), attack(1, AT_BREA, AD_MAGM, 5, 6)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(3587),
        ..BLANK
    },
    Monster {
        id: pm::SAPPHIRE_GOLEM,
        symbol: Cow::Borrowed("SAPPHIRE_GOLEM"),
        names: one_name("sapphire golem"),
        class: Class::Golem,
        level: 28,
        speed: 12,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 6, 10), attack(1, AT_BREA, AD_ELEC, 5, 8)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0000, 0x0],
        ),
        color: Some(Color::BrightCyan),
        line: at(3595),
        ..BLANK
    },
    Monster {
        id: pm::STEEL_GOLEM,
        symbol: Cow::Borrowed("STEEL_GOLEM"),
        names: one_name("steel golem"),
        class: Class::Golem,
        level: 30,
        speed: 15,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 6, 10),
                attack(1, AT_BREA, AD_COLD, 5, 8),
                attack(2, AT_NONE, AD_ENCH, 0, 0),
            ],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(3603),
        ..BLANK
    },
    Monster {
        id: pm::CRYSTAL_GOLEM,
        symbol: Cow::Borrowed("CRYSTAL_GOLEM"),
        names: one_name("crystal golem"),
        class: Class::Golem,
        level: 32,
        speed: 15,
        ac: Some(3),
        mr: Some(60),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 8, 12), attack(1, AT_BREA, AD_RBRE, 6, 8)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(3611),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN,
        symbol: Cow::Borrowed("HUMAN"),
        names: one_name("human"),
        class: Class::Human,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 3), attack(1, AT_WEAP, AD_PHYS, 1, 3)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(3622),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WERERAT,
        symbol: Cow::Borrowed("HUMAN_WERERAT"),
        names: one_name("wererat"),
        class: Class::Human,
        level: 2,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Were),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4010_0209, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(3630),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WEREJACKAL,
        symbol: Cow::Borrowed("HUMAN_WEREJACKAL"),
        names: one_name("werejackal"),
        class: Class::Human,
        level: 2,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Were),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4010_0209, 0x200],
        ),
        color: Some(Color::Red),
        line: at(3638),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WEREWOLF,
        symbol: Cow::Borrowed("HUMAN_WEREWOLF"),
        names: one_name("werewolf"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Were),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4000_0209, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(3646),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WEREPANTHER,
        symbol: Cow::Borrowed("HUMAN_WEREPANTHER"),
        names: one_name("werepanther"),
        class: Class::Human,
        level: 5,
        speed: 15,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4010_0209, 0x200],
        ),
        line: at(3654),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WERETIGER,
        symbol: Cow::Borrowed("HUMAN_WERETIGER"),
        names: one_name("weretiger"),
        class: Class::Human,
        level: 7,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4010_0209, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(3662),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WERESNAKE,
        symbol: Cow::Borrowed("HUMAN_WERESNAKE"),
        names: one_name("weresnake"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-7),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            0,
            &[0x7082_0000, 0x4010_0209, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3670),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_WERESPIDER,
        symbol: Cow::Borrowed("HUMAN_WERESPIDER"),
        names: one_name("werespider"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-7),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 3, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            0,
            &[0x7082_0000, 0x4010_0209, 0x0],
        ),
        line: at(3678),
        ..BLANK
    },
    Monster {
        id: pm::GIBBERLING,
        symbol: Cow::Borrowed("GIBBERLING"),
        names: one_name("gibberling"),
        class: Class::Human,
        level: 6,
        speed: 12,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_HELL | G_VLGROUP, 0x2421)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Wail),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_COLLECT,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x4000_0009, 0x600],
        ),
        color: Some(Color::Gray),
        line: at(3686),
        ..BLANK
    },
    Monster {
        id: pm::GRIMLOCK,
        symbol: Cow::Borrowed("GRIMLOCK"),
        names: one_name("grimlock"),
        class: Class::Human,
        level: 8,
        speed: 12,
        ac: Some(5),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_HELL | G_VLGROUP, 0x2421)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOEYES | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_COLLECT,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_1000, 0x4000_0009, 0x600],
        ),
        line: at(3693),
        ..BLANK
    },
    Monster {
        id: pm::ELF,
        symbol: Cow::Borrowed("ELF"),
        names: one_name("elf"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 4), attack(1, AT_WEAP, AD_PHYS, 1, 4)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0011, 0x300],
        ),
        color: Some(Color::White),
        line: at(3712),
        ..BLANK
    },
    Monster {
        id: pm::WOODLAND_ELF,
        symbol: Cow::Borrowed("WOODLAND_ELF"),
        names: one_name("Woodland-elf"),
        class: Class::Human,
        level: 4,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(5),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        color: Some(Color::Green),
        line: at(3720),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_ELF,
        symbol: Cow::Borrowed("GREEN_ELF"),
        names: one_name("Green-elf"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(6),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        color: Some(Color::BrightGreen),
        line: at(3727),
        ..BLANK
    },
    Monster {
        id: pm::GREY_ELF,
        symbol: Cow::Borrowed("GREY_ELF"),
        names: one_name("Grey-elf"),
        class: Class::Human,
        level: 6,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(7),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(3734),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_ELF,
        symbol: Cow::Borrowed("HIGH_ELF"),
        names: one_name("High-elf"),
        class: Class::Human,
        level: 7,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(9),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_MAGC, AD_CLRC, 2, 17)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0010, 0x300],
        ),
        color: Some(Color::White),
        line: at(3741),
        ..BLANK
    },
    Monster {
        id: pm::ELF_LORD,
        symbol: Cow::Borrowed("ELF_LORD"),
        names: one_name("elf-lord"),
        class: Class::Human,
        level: 8,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(9),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_LORD | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4401_0810, 0x300],
        ),
        color: Some(Color::BrightBlue),
        line: at(3749),
        ..BLANK
    },
    Monster {
        id: pm::DROW,
        symbol: Cow::Borrowed("DROW"),
        names: one_name("drow"),
        class: Class::Human,
        level: 6,
        speed: 12,
        ac: Some(4),
        mr: Some(60),
        alignment: Some(-9),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_SLEE, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_LORD | M2_MALE | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_TRAITOR,
            &[0x6002_0000, 0x4411_0811, 0x400],
        ),
        line: at(3757),
        ..BLANK
    },
    Monster {
        id: pm::ELVENKING,
        symbol: Cow::Borrowed("ELVENKING"),
        names: one_name("Elvenking"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(25),
        alignment: Some(10),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_PRINCE | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4401_1010, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(3765),
        ..BLANK
    },
    Monster {
        id: pm::DOPPELGANGER,
        symbol: Cow::Borrowed("DOPPELGANGER"),
        names: one_name("doppelganger"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(5),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 12)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Imitate),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(3773),
        ..BLANK
    },
    Monster {
        id: pm::MUGGER,
        symbol: Cow::Borrowed("MUGGER"),
        names: one_name("mugger"),
        class: Class::Human,
        level: 2,
        speed: 12,
        ac: Some(10),
        alignment: Some(-8),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x6002_0000, 0x4410_0009, 0x600],
        ),
        line: at(3781),
        ..BLANK
    },
    Monster {
        id: pm::NURSE,
        symbol: Cow::Borrowed("NURSE"),
        names: one_name("nurse"),
        class: Class::Human,
        level: 11,
        speed: 6,
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_HEAL, 2, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nurse),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x10_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(3789),
        ..BLANK
    },
    Monster {
        id: pm::GYPSY,
        symbol: Cow::Borrowed("GYPSY"),
        names: one_name("gypsy"),
        class: Class::Human,
        level: 20,
        speed: 12,
        ac: Some(-2),
        mr: Some(90),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_CURS, 2, 12), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Gypsy),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_DEATH, 0x40_0024)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_GREEDY | M2_MAGIC,
            M3_TRAITOR,
            &[0x6382_0000, 0x9420_0009, 0x400],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 88)]),
        line: at(3796),
        ..BLANK
    },
    Monster {
        id: pm::SHOPKEEPER,
        symbol: Cow::Borrowed("SHOPKEEPER"),
        names: one_name("shopkeeper"),
        class: Class::Human,
        level: 24,
        speed: 18,
        ac: Some(-6),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 4), attack(1, AT_WEAP, AD_PHYS, 4, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Sell),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 4944)]),
        line: at(3805),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_MARKETEER,
        symbol: Cow::Borrowed("BLACK_MARKETEER"),
        names: one_name("black marketeer"),
        class: Class::Human,
        level: 25,
        speed: 24,
        ac: Some(-8),
        mr: Some(50),
        alignment: Some(-2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Sell),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_STONE | MR_DEATH
                    | MR_HITASFOUR,
                0x8040_0097,
            ),
        ),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc421_0009, 0x200],
        ),
        extra: Cow::Borrowed(&[extra_int("pxlth", 4944)]),
        line: at(3815),
        ..BLANK
    },
    Monster {
        id: pm::GUARD,
        symbol: Cow::Borrowed("GUARD"),
        names: one_name("guard"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(10),
        mr: Some(40),
        alignment: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guard),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_000d, 0x200],
        ),
        color: Some(Color::Blue),
        extra: Cow::Borrowed(&[extra_int("pxlth", 324)]),
        line: at(3825),
        ..BLANK
    },
    Monster {
        id: pm::PRISONER,
        symbol: Cow::Borrowed("PRISONER"),
        names: one_name("prisoner"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Djinni),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x280],
        ),
        color: Some(Color::White),
        line: at(3833),
        ..BLANK
    },
    Monster {
        id: pm::ORACLE,
        symbol: Cow::Borrowed("ORACLE"),
        names: one_name("Oracle"),
        class: Class::Human,
        level: 12,
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_MAGM, 0, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Oracle),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x22_0009, 0x200],
        ),
        color: Some(Color::BrightBlue),
        line: at(3841),
        ..BLANK
    },
    Monster {
        id: pm::ALIGNED_PRIEST,
        symbol: Cow::Borrowed("ALIGNED_PRIEST"),
        names: one_name("aligned priest"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(10),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_PHYS, 1, 4),
                attack(2, AT_MAGC, AD_CLRC, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Priest),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_LORD | M2_PEACEFUL | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4020_0809, 0x200],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(3848),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_PRIEST,
        symbol: Cow::Borrowed("HIGH_PRIEST"),
        names: one_name("high priest"),
        class: Class::Human,
        level: 25,
        speed: 15,
        ac: Some(7),
        mr: Some(70),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_MAGC, AD_CLRC, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Priest),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON, 0x35)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PRINCE | M2_MINION | M2_NASTY | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc200_3009, 0x200],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(3856),
        ..BLANK
    },
    Monster {
        id: pm::SOLDIER,
        symbol: Cow::Borrowed("SOLDIER"),
        names: one_name("soldier"),
        class: Class::Human,
        level: 6,
        speed: 10,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_000d, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(3886),
        ..BLANK
    },
    Monster {
        id: pm::SERGEANT,
        symbol: Cow::Borrowed("SERGEANT"),
        names: one_name("sergeant"),
        class: Class::Human,
        level: 8,
        speed: 10,
        ac: Some(10),
        mr: Some(5),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_000d, 0x200],
        ),
        color: Some(Color::Red),
        line: at(3894),
        ..BLANK
    },
    Monster {
        id: pm::LIEUTENANT,
        symbol: Cow::Borrowed("LIEUTENANT"),
        names: one_name("lieutenant"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(15),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 4), attack(1, AT_WEAP, AD_PHYS, 3, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_000d, 0x200],
        ),
        color: Some(Color::Green),
        line: at(3902),
        ..BLANK
    },
    Monster {
        id: pm::CAPTAIN,
        symbol: Cow::Borrowed("CAPTAIN"),
        names: one_name("captain"),
        class: Class::Human,
        level: 12,
        speed: 10,
        ac: Some(10),
        mr: Some(15),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 4), attack(1, AT_WEAP, AD_PHYS, 4, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_000d, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(3910),
        ..BLANK
    },
    Monster {
        id: pm::WATCHMAN,
        symbol: Cow::Borrowed("WATCHMAN"),
        names: one_name("watchman"),
        class: Class::Human,
        level: 6,
        speed: 10,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOGEN, 0x2a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_PEACEFUL | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4520_000d, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(3921),
        ..BLANK
    },
    Monster {
        id: pm::WATCH_CAPTAIN,
        symbol: Cow::Borrowed("WATCH_CAPTAIN"),
        names: one_name("watch captain"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(15),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOGEN, 0x221)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 4), attack(1, AT_WEAP, AD_PHYS, 3, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_PEACEFUL | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4520_000d, 0x200],
        ),
        color: Some(Color::Green),
        line: at(3929),
        ..BLANK
    },
    Monster {
        id: pm::MEDUSA,
        symbol: Cow::Borrowed("MEDUSA"),
        names: one_name("Medusa"),
        class: Class::Human,
        level: 20,
        speed: 12,
        ac: Some(2),
        mr: Some(50),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 8),
                attack(2, AT_GAZE, AD_STON, 0, 0),
                attack(3, AT_BITE, AD_DRST, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_FLY | M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STRONG,
            M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x7002_0203, 0x41a_0001, 0x240],
        ),
        color: Some(Color::BrightGreen),
        line: at(3939),
        ..BLANK
    },
    Monster {
        id: pm::WIZARD_OF_YENDOR,
        symbol: Cow::Borrowed("WIZARD_OF_YENDOR"),
        names: one_name("Wizard of Yendor"),
        class: Class::Human,
        level: 30,
        speed: 12,
        ac: Some(-8),
        mr: Some(100),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SAMU, 2, 12), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT
                | M1_TPORT_CNTRL | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PRINCE | M2_MALE | M2_HOSTILE | M2_NASTY
                | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WANTSBELL | M3_WANTSBOOK | M3_WANTSCAND | M3_WANTSARTI
                | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6782_0401, 0x8611_1009, 0x25f],
        ),
        color: Some(Color::Magenta),
        line: at(3949),
        ..BLANK
    },
    Monster {
        id: pm::CROESUS,
        symbol: Cow::Borrowed("CROESUS"),
        names: one_name("Croesus"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(40),
        alignment: Some(15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guard),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6102_0000, 0xf719_1009, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(3960),
        ..BLANK
    },
    Monster {
        id: pm::SHADOW,
        symbol: Cow::Borrowed("SHADOW"),
        names: one_name("shadow"),
        class: Class::Ghost,
        level: 4,
        speed: 9,
        ac: Some(4),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_DRST, 1, 4), attack(1, AT_TUCH, AD_COLD, 1, 4)],
        ),
        weight: Some(1450),
        sound: Some(Sound::Wail),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xae),
        ),
        traits: mflags(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_NASTY,
            0,
            &[0x102_0409, 0x290_0003, 0x0],
        ),
        line: at(3983),
        ..BLANK
    },
    Monster {
        id: pm::GHOST,
        symbol: Cow::Borrowed("GHOST"),
        names: one_name("ghost"),
        class: Class::Ghost,
        level: 10,
        speed: 3,
        ac: Some(-5),
        mr: Some(50),
        alignment: Some(-5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_PHYS, 1, 1)]),
        weight: Some(1450),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xae),
        ),
        traits: mflags(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_NOPOLY | M2_UNDEAD | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x12_0409, 0x110_0003, 0x100],
        ),
        color: Some(Color::Gray),
        line: at(3992),
        ..BLANK
    },
    Monster {
        id: pm::SHADE,
        symbol: Cow::Borrowed("SHADE"),
        names: one_name("shade"),
        class: Class::Ghost,
        level: 12,
        speed: 10,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PLYS, 2, 6), attack(1, AT_TUCH, AD_SLOW, 1, 6)],
        ),
        weight: Some(1450),
        sound: Some(Sound::Wail),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xae),
        ),
        traits: mflags(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID
                | M1_SEE_INVIS,
            M2_NOPOLY | M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_STALK | M2_NASTY,
            M3_INFRAVISION,
            &[0x112_0409, 0x390_0003, 0x100],
        ),
        line: at(4000),
        ..BLANK
    },
    Monster {
        id: pm::WATER_DEMON,
        symbol: Cow::Borrowed("WATER_DEMON"),
        names: one_name("water demon"),
        class: Class::Demon,
        level: 8,
        speed: 12,
        ac: Some(-4),
        mr: Some(30),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Djinni),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0002, 0x4310_8001, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(4012),
        ..BLANK
    },
    Monster {
        id: pm::HORNED_DEVIL,
        symbol: Cow::Borrowed("HORNED_DEVIL"),
        names: one_name("horned devil"),
        class: Class::Demon,
        level: 6,
        speed: 9,
        ac: Some(-5),
        mr: Some(50),
        alignment: Some(11),
        generation: Some(geno(2, G_NOCORPSE | G_HELL, 0x412)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 3),
                attack(3, AT_STNG, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1020_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Brown),
        line: at(4022),
        ..BLANK
    },
    Monster {
        id: pm::SPINED_DEVIL,
        symbol: Cow::Borrowed("SPINED_DEVIL"),
        names: one_name("spined devil"),
        class: Class::Demon,
        level: 5,
        speed: 18,
        ac: Some(1),
        mr: Some(45),
        alignment: Some(7),
        generation: Some(geno(2, G_NOCORPSE | G_LGROUP | G_HELL, 0x452)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_CLAW, AD_PHYS, 1, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE, 0x140_0021)),
        traits: mflags(
            M1_FLY | M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_TRAITOR,
            &[0x1020_0001, 0x310_8000, 0x400],
        ),
        color: Some(Color::Green),
        line: at(4031),
        ..BLANK
    },
    Monster {
        id: pm::BEARDED_DEVIL,
        symbol: Cow::Borrowed("BEARDED_DEVIL"),
        names: one_name("bearded devil"),
        class: Class::Demon,
        level: 8,
        speed: 15,
        ac: Some(1),
        mr: Some(45),
        alignment: Some(7),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 10), attack(1, AT_WEAP, AD_PHYS, 1, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE | MR_HITASTWO,
                0x2140_0021,
            ),
        ),
        traits: mflags(
            M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_TRAITOR,
            &[0x1020_0000, 0x310_8000, 0x400],
        ),
        line: at(4039),
        ..BLANK
    },
    Monster {
        id: pm::SUCCUBUS,
        symbol: Cow::Borrowed("SUCCUBUS"),
        names: one_name("succubus"),
        class: Class::Demon,
        level: 6,
        speed: 12,
        mr: Some(70),
        alignment: Some(-9),
        generation: Some(geno(2, G_NOCORPSE, 0x12)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_SSEX, 0, 0),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_CLAW, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_POIS,
            M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0001, 0x312_8000, 0x700],
        ),
        color: Some(Color::Gray),
        line: at(4056),
        ..BLANK
    },
    Monster {
        id: pm::INCUBUS,
        symbol: Cow::Borrowed("INCUBUS"),
        names: one_name("incubus"),
        class: Class::Demon,
        level: 6,
        speed: 12,
        mr: Some(70),
        alignment: Some(-9),
        generation: Some(geno(2, G_NOCORPSE, 0x12)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_SSEX, 0, 0),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_CLAW, AD_PHYS, 1, 3),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_POIS,
            M2_DEMON | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0001, 0x311_8000, 0x700],
        ),
        color: Some(Color::Gray),
        line: at(4063),
        ..BLANK
    },
    Monster {
        id: pm::ERINYS,
        symbol: Cow::Borrowed("ERINYS"),
        names: one_name("erinys"),
        class: Class::Demon,
        level: 7,
        speed: 12,
        ac: Some(2),
        mr: Some(30),
        alignment: Some(10),
        generation: Some(geno(1, G_NOCORPSE | G_SGROUP | G_HELL, 0x491)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_DRST, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x4712_8001, 0x300],
        ),
        color: Some(Color::Red),
        line: at(4073),
        ..BLANK
    },
    Monster {
        id: pm::BARBED_DEVIL,
        symbol: Cow::Borrowed("BARBED_DEVIL"),
        names: one_name("barbed devil"),
        class: Class::Demon,
        level: 8,
        speed: 12,
        mr: Some(35),
        alignment: Some(8),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 4),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_STNG, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1020_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4082),
        ..BLANK
    },
    Monster {
        id: pm::MARILITH,
        symbol: Cow::Borrowed("MARILITH"),
        names: one_name("marilith"),
        class: Class::Demon,
        level: 7,
        speed: 12,
        ac: Some(-6),
        mr: Some(80),
        alignment: Some(-12),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
                attack(3, AT_CLAW, AD_PHYS, 2, 4),
                attack(4, AT_CLAW, AD_PHYS, 2, 4),
                attack(5, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_SLITHY | M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x110a_0000, 0x4312_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4089),
        ..BLANK
    },
    Monster {
        id: pm::BAR_LGURA,
        symbol: Cow::Borrowed("BAR_LGURA"),
        names: one_name("bar-lgura"),
        class: Class::Demon,
        level: 7,
        speed: 15,
        ac: Some(-3),
        mr: Some(45),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_SGROUP | G_HELL, 0x491)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 12),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE | MR_HITASTWO,
                0x2140_0021,
            ),
        ),
        traits: mflags(
            M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1000_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Orange),
        line: at(4098),
        ..BLANK
    },
    Monster {
        id: pm::CHASME,
        symbol: Cow::Borrowed("CHASME"),
        names: one_name("chasme"),
        class: Class::Demon,
        level: 8,
        speed: 21,
        ac: Some(-1),
        mr: Some(40),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_SGROUP | G_HELL, 0x491)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 4),
                attack(3, AT_GAZE, AD_SLEE, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE | MR_HITASTWO,
                0x2140_0021,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1000_0001, 0x310_8000, 0x700],
        ),
        color: Some(Color::Cyan),
        line: at(4106),
        ..BLANK
    },
    Monster {
        id: pm::VROCK,
        symbol: Cow::Borrowed("VROCK"),
        names: one_name("vrock"),
        class: Class::Demon,
        level: 8,
        speed: 12,
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_CLAW, AD_PHYS, 1, 8),
                attack(3, AT_CLAW, AD_PHYS, 1, 8),
                attack(4, AT_BITE, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1000_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4115),
        ..BLANK
    },
    Monster {
        id: pm::BABAU,
        symbol: Cow::Borrowed("BABAU"),
        names: one_name("babau"),
        class: Class::Demon,
        level: 9,
        speed: 15,
        ac: Some(-3),
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_SGROUP | G_HELL, 0x491)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_GAZE, AD_DRST, 1, 8),
                attack(3, AT_BITE, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE | MR_HITASTWO,
                0x2140_0021,
            ),
        ),
        traits: mflags(
            M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1000_0000, 0x310_8000, 0x700],
        ),
        line: at(4123),
        ..BLANK
    },
    Monster {
        id: pm::HEZROU,
        symbol: Cow::Borrowed("HEZROU"),
        names: one_name("hezrou"),
        class: Class::Demon,
        level: 9,
        speed: 6,
        ac: Some(-2),
        mr: Some(55),
        alignment: Some(-10),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_CLAW, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 4, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4132),
        ..BLANK
    },
    Monster {
        id: pm::BONE_DEVIL,
        symbol: Cow::Borrowed("BONE_DEVIL"),
        names: one_name("bone devil"),
        class: Class::Demon,
        level: 9,
        speed: 15,
        ac: Some(-1),
        mr: Some(40),
        alignment: Some(-9),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 4), attack(1, AT_STNG, AD_DRST, 2, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1000_0000, 0x4310_8000, 0x700],
        ),
        color: Some(Color::Gray),
        line: at(4139),
        ..BLANK
    },
    Monster {
        id: pm::ICE_DEVIL,
        symbol: Cow::Borrowed("ICE_DEVIL"),
        names: one_name("ice devil"),
        class: Class::Demon,
        level: 11,
        speed: 6,
        ac: Some(-4),
        mr: Some(55),
        alignment: Some(-12),
        generation: Some(geno(2, G_NOCORPSE | G_HELL, 0x412)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 4),
                attack(3, AT_STNG, AD_COLD, 3, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1100_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::White),
        line: at(4146),
        ..BLANK
    },
    Monster {
        id: pm::NALFESHNEE,
        symbol: Cow::Borrowed("NALFESHNEE"),
        names: one_name("nalfeshnee"),
        class: Class::Demon,
        level: 11,
        speed: 9,
        ac: Some(-1),
        mr: Some(65),
        alignment: Some(-11),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 4),
                attack(3, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Spell),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0000, 0x310_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4155),
        ..BLANK
    },
    Monster {
        id: pm::NABASSU,
        symbol: Cow::Borrowed("NABASSU"),
        names: one_name("nabassu"),
        class: Class::Demon,
        level: 9,
        speed: 15,
        ac: Some(-5),
        mr: Some(50),
        alignment: Some(-11),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 4),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_BITE, AD_DRLI, 3, 4),
                attack(3, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_POISON | MR_DEATH | MR_PLUSONE | MR_HITASTHREE,
                0x4140_0021,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1002_0001, 0x310_8000, 0x700],
        ),
        line: at(4163),
        ..BLANK
    },
    Monster {
        id: pm::PIT_FIEND,
        symbol: Cow::Borrowed("PIT_FIEND"),
        names: one_name("pit fiend"),
        class: Class::Demon,
        level: 13,
        speed: 6,
        ac: Some(-3),
        mr: Some(65),
        alignment: Some(-13),
        generation: Some(geno(2, G_NOCORPSE | G_HELL, 0x412)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 2),
                attack(1, AT_WEAP, AD_PHYS, 4, 2),
                attack(2, AT_HUGS, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1100_0000, 0x4310_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4173),
        ..BLANK
    },
    Monster {
        id: pm::BALROG,
        symbol: Cow::Borrowed("BALROG"),
        names: one_name("balrog"),
        class: Class::Demon,
        level: 16,
        speed: 5,
        ac: Some(-2),
        mr: Some(75),
        alignment: Some(-14),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 8, 4), attack(1, AT_WEAP, AD_PHYS, 4, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_TRAITOR,
            &[0x1100_0001, 0x4710_8000, 0x700],
        ),
        color: Some(Color::Red),
        line: at(4181),
        ..BLANK
    },
    Monster {
        id: pm::JUIBLEX,
        symbol: Cow::Borrowed("JUIBLEX"),
        names: one_name("Juiblex"),
        class: Class::Demon,
        level: 50,
        speed: 3,
        ac: Some(-7),
        mr: Some(65),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_DISE, 4, 10), attack(1, AT_SPIT, AD_ACID, 3, 6)],
        ),
        weight: Some(1500),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_ACID | MR_STONE, 0xe1)),
        traits: mflags(
            M1_FLY | M1_AMORPHOUS | M1_AMPHIBIOUS | M1_NOHEAD | M1_SEE_INVIS | M1_ACID
                | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION,
            &[0x1900_8205, 0x319_8801, 0x141],
        ),
        color: Some(Color::BrightGreen),
        line: at(4192),
        ..BLANK
    },
    Monster {
        id: pm::YEENOGHU,
        symbol: Cow::Borrowed("YEENOGHU"),
        names: one_name("Yeenoghu"),
        class: Class::Demon,
        level: 56,
        speed: 18,
        ac: Some(-5),
        mr: Some(80),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_WEAP, AD_CONF, 2, 8),
                attack(2, AT_CLAW, AD_PLYS, 1, 6),
                attack(3, AT_MAGC, AD_MAGM, 2, 6),
            ],
        ),
        weight: Some(900),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_COLLECT,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_8801, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4203),
        ..BLANK
    },
    Monster {
        id: pm::ORCUS,
        symbol: Cow::Borrowed("ORCUS"),
        names: one_name("Orcus"),
        class: Class::Demon,
        level: 66,
        speed: 9,
        ac: Some(-6),
        mr: Some(85),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_MAGC, AD_SPEL, 8, 6),
                attack(4, AT_STNG, AD_DRST, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_COLLECT,
            M3_WANTSAMUL | M3_WANTSBOOK | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_9001, 0x345],
        ),
        color: Some(Color::Magenta),
        line: at(4213),
        ..BLANK
    },
    Monster {
        id: pm::GERYON,
        symbol: Cow::Borrowed("GERYON"),
        names: one_name("Geryon"),
        class: Class::Demon,
        level: 72,
        speed: 3,
        ac: Some(-3),
        mr: Some(75),
        alignment: Some(15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 6),
                attack(2, AT_STNG, AD_DRST, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SLITHY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1108_0001, 0x319_9001, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4224),
        ..BLANK
    },
    Monster {
        id: pm::DISPATER,
        symbol: Cow::Borrowed("DISPATER"),
        names: one_name("Dispater"),
        class: Class::Demon,
        level: 78,
        speed: 15,
        ac: Some(-2),
        mr: Some(80),
        alignment: Some(15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 6), attack(1, AT_MAGC, AD_SPEL, 6, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_COLLECT,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x4319_9001, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4233),
        ..BLANK
    },
    Monster {
        id: pm::BAALZEBUB,
        symbol: Cow::Borrowed("BAALZEBUB"),
        names: one_name("Baalzebub"),
        class: Class::Demon,
        level: 89,
        speed: 9,
        ac: Some(-5),
        mr: Some(85),
        alignment: Some(20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 2, 6), attack(1, AT_GAZE, AD_STUN, 2, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x319_9001, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4242),
        ..BLANK
    },
    Monster {
        id: pm::ASMODEUS,
        symbol: Cow::Borrowed("ASMODEUS"),
        names: one_name("Asmodeus"),
        class: Class::Demon,
        level: 105,
        speed: 12,
        ac: Some(-7),
        mr: Some(90),
        alignment: Some(20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 4, 4), attack(1, AT_MAGC, AD_COLD, 6, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x719_9001, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4251),
        ..BLANK
    },
    Monster {
        id: pm::DEMOGORGON,
        symbol: Cow::Borrowed("DEMOGORGON"),
        names: one_name("Demogorgon"),
        class: Class::Demon,
        level: 106,
        speed: 15,
        ac: Some(-8),
        mr: Some(95),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_SPEL, 8, 6),
                attack(1, AT_STNG, AD_DRLI, 1, 4),
                attack(2, AT_CLAW, AD_DISE, 1, 6),
                attack(3, AT_CLAW, AD_DISE, 1, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Growl),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_2001, 0x319_9001, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(4260),
        ..BLANK
    },
    Monster {
        id: pm::CTHULHU,
        symbol: Cow::Borrowed("CTHULHU"),
        names: one_name("Cthulhu"),
        class: Class::Demon,
        level: 106,
        speed: 18,
        ac: Some(-15),
        mr: Some(95),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_CLRC, 4, 6),
                attack(1, AT_CLAW, AD_PHYS, 6, 8),
                attack(2, AT_BITE, AD_PHYS, 4, 10),
                attack(3, AT_HUGS, AD_PHYS, 6, 6),
                attack(4, AT_TENT, AD_DRIN, 2, 1),
                attack(5, AT_GAZE, AD_CONF, 0, 0),
            ],
        ),
        weight: Some(3000),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(
            mresist(MR_SLEEP | MR_DISINT | MR_POISON | MR_ACID | MR_STONE, 0xec),
        ),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_BREATHLESS | M1_NOHANDS | M1_THICK_HIDE
                | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_NEUTER | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG,
            M3_WAITFORU | M3_INFRAVISION | M3_NOTAME,
            &[0x1120_2602, 0x71c_9001, 0x940],
        ),
        color: Some(Color::Magenta),
        line: at(4272),
        ..BLANK
    },
    Monster {
        id: pm::DEATH,
        symbol: Cow::Borrowed("DEATH"),
        names: one_name("Death"),
        class: Class::Demon,
        level: 30,
        speed: 12,
        ac: Some(-5),
        mr: Some(100),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_DETH, 8, 8), attack(1, AT_TUCH, AD_DETH, 8, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(1),
        sound: Some(Sound::Rider),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x582_0001, 0x718_0001, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(4286),
        ..BLANK
    },
    Monster {
        id: pm::PESTILENCE,
        symbol: Cow::Borrowed("PESTILENCE"),
        names: one_name("Pestilence"),
        class: Class::Demon,
        level: 30,
        speed: 12,
        ac: Some(-5),
        mr: Some(100),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PEST, 8, 8), attack(1, AT_TUCH, AD_PEST, 8, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(1),
        sound: Some(Sound::Rider),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x582_0001, 0x718_0001, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(4295),
        ..BLANK
    },
    Monster {
        id: pm::FAMINE,
        symbol: Cow::Borrowed("FAMINE"),
        names: one_name("Famine"),
        class: Class::Demon,
        level: 30,
        speed: 12,
        ac: Some(-5),
        mr: Some(100),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_FAMN, 8, 8), attack(1, AT_TUCH, AD_FAMN, 8, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(1),
        sound: Some(Sound::Rider),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x582_0001, 0x718_0001, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(4304),
        ..BLANK
    },
    Monster {
        id: pm::MAIL_DAEMON,
        symbol: Cow::Borrowed("MAIL_DAEMON"),
        names: one_name("mail daemon"),
        class: Class::Demon,
        level: 56,
        speed: 24,
        ac: Some(10),
        mr: Some(127),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        weight: Some(600),
        nutrition: Some(300),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags(
            M1_FLY | M1_SWIM | M1_BREATHLESS | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_PEACEFUL | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0403, 0x120_0001, 0x300],
        ),
        color: Some(Color::BrightBlue),
        line: at(4316),
        ..BLANK
    },
    Monster {
        id: pm::DJINNI,
        symbol: Cow::Borrowed("DJINNI"),
        names: one_name("djinni"),
        class: Class::Demon,
        level: 7,
        speed: 12,
        ac: Some(4),
        mr: Some(30),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Djinni),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_STALK | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x1002_0001, 0x4100_0001, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(4326),
        ..BLANK
    },
    Monster {
        id: pm::SANDESTIN,
        symbol: Cow::Borrowed("SANDESTIN"),
        names: one_name("sandestin"),
        class: Class::Demon,
        level: 13,
        speed: 12,
        ac: Some(4),
        mr: Some(60),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID,
            M2_NOPOLY | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2_0000, 0x4500_0001, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(4363),
        ..BLANK
    },
    Monster {
        id: pm::JELLYFISH,
        symbol: Cow::Borrowed("JELLYFISH"),
        names: one_name("jellyfish"),
        class: Class::Eel,
        level: 3,
        speed: 3,
        ac: Some(6),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 3, 3)]),
        weight: Some(80),
        nutrition: Some(20),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1008_6a02, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(4375),
        ..BLANK
    },
    Monster {
        id: pm::PIRANHA,
        symbol: Cow::Borrowed("PIRANHA"),
        names: one_name("piranha"),
        class: Class::Eel,
        level: 5,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN, 0x2a0)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(60),
        nutrition: Some(30),
        size: Some(Size::Small),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6a02, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(4382),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_EEL,
        symbol: Cow::Borrowed("GIANT_EEL"),
        names: one_name("giant eel"),
        class: Class::Eel,
        level: 5,
        speed: 9,
        ac: Some(-1),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 6), attack(1, AT_TUCH, AD_WRAP, 0, 0)],
        ),
        weight: Some(200),
        nutrition: Some(250),
        size: Some(Size::Huge),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x204c_6a02, 0x10_0000, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(4390),
        ..BLANK
    },
    Monster {
        id: pm::SHARK,
        symbol: Cow::Borrowed("SHARK"),
        names: one_name("shark"),
        class: Class::Eel,
        level: 7,
        speed: 12,
        ac: Some(2),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 5, 6)]),
        weight: Some(500),
        nutrition: Some(350),
        size: Some(Size::Large),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x206c_6a02, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(4398),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_CRAB,
        symbol: Cow::Borrowed("GIANT_CRAB"),
        names: one_name("giant crab"),
        class: Class::Eel,
        level: 7,
        speed: 12,
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 3, 6), attack(1, AT_CLAW, AD_PHYS, 3, 6)],
        ),
        weight: Some(500),
        nutrition: Some(350),
        size: Some(Size::Huge),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_ANIMAL | M1_OVIPAROUS,
            M2_HOSTILE,
            0,
            &[0x44_0202, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(4406),
        ..BLANK
    },
    Monster {
        id: pm::ELECTRIC_EEL,
        symbol: Cow::Borrowed("ELECTRIC_EEL"),
        names: one_name("electric eel"),
        class: Class::Eel,
        level: 7,
        speed: 10,
        ac: Some(-3),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_ELEC, 4, 6), attack(1, AT_TUCH, AD_WRAP, 0, 0)],
        ),
        weight: Some(200),
        nutrition: Some(250),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x204c_6a02, 0x10_0000, 0x200],
        ),
        color: Some(Color::BrightBlue),
        line: at(4413),
        ..BLANK
    },
    Monster {
        id: pm::KRAKEN,
        symbol: Cow::Borrowed("KRAKEN"),
        names: one_name("kraken"),
        class: Class::Eel,
        level: 20,
        speed: 3,
        ac: Some(6),
        alignment: Some(-3),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 4),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_HUGS, AD_WRAP, 2, 6),
                attack(3, AT_BITE, AD_PHYS, 5, 4),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(1000),
        size: Some(Size::Huge),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2202, 0x410_0001, 0x200],
        ),
        color: Some(Color::Red),
        line: at(4421),
        ..BLANK
    },
    Monster {
        id: pm::NEWT,
        symbol: Cow::Borrowed("NEWT"),
        names: one_name("newt"),
        class: Class::Lizard,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(5, G_GENO, 0x25)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(10),
        nutrition: Some(20),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2202, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(4432),
        ..BLANK
    },
    Monster {
        id: pm::GECKO,
        symbol: Cow::Borrowed("GECKO"),
        names: one_name("gecko"),
        class: Class::Lizard,
        level: 1,
        speed: 6,
        ac: Some(8),
        generation: Some(geno(5, G_GENO, 0x25)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(10),
        nutrition: Some(20),
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(4439),
        ..BLANK
    },
    Monster {
        id: pm::IGUANA,
        symbol: Cow::Borrowed("IGUANA"),
        names: one_name("iguana"),
        class: Class::Lizard,
        level: 2,
        speed: 6,
        ac: Some(7),
        generation: Some(geno(5, G_GENO, 0x25)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(30),
        nutrition: Some(30),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4445),
        ..BLANK
    },
    Monster {
        id: pm::BABY_CROCODILE,
        symbol: Cow::Borrowed("BABY_CROCODILE"),
        names: one_name("baby crocodile"),
        class: Class::Lizard,
        level: 3,
        speed: 6,
        ac: Some(7),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(200),
        nutrition: Some(200),
        size: Some(Size::Medium),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2202, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4451),
        ..BLANK
    },
    Monster {
        id: pm::LIZARD,
        symbol: Cow::Borrowed("LIZARD"),
        names: one_name("lizard"),
        class: Class::Lizard,
        level: 5,
        speed: 6,
        ac: Some(6),
        mr: Some(10),
        generation: Some(geno(5, G_GENO, 0x25)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(10),
        nutrition: Some(40),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(4458),
        ..BLANK
    },
    Monster {
        id: pm::GILA_MONSTER,
        symbol: Cow::Borrowed("GILA_MONSTER"),
        names: one_name("gila monster"),
        class: Class::Lizard,
        level: 6,
        speed: 6,
        ac: Some(6),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 2, 6)]),
        weight: Some(10),
        nutrition: Some(40),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(4464),
        ..BLANK
    },
    Monster {
        id: pm::CHAMELEON,
        symbol: Cow::Borrowed("CHAMELEON"),
        names: one_name("chameleon"),
        class: Class::Lizard,
        level: 6,
        speed: 5,
        ac: Some(6),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 2)]),
        weight: Some(100),
        nutrition: Some(100),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0001, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4470),
        ..BLANK
    },
    Monster {
        id: pm::CROCODILE,
        symbol: Cow::Borrowed("CROCODILE"),
        names: one_name("crocodile"),
        class: Class::Lizard,
        level: 6,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 4, 2), attack(1, AT_CLAW, AD_PHYS, 1, 12)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2202, 0x410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4476),
        ..BLANK
    },
    Monster {
        id: pm::SALAMANDER,
        symbol: Cow::Borrowed("SALAMANDER"),
        names: one_name("salamander"),
        class: Class::Lizard,
        level: 8,
        speed: 12,
        ac: Some(-1),
        alignment: Some(-9),
        generation: Some(geno(1, G_HELL, 0x401)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_TUCH, AD_FIRE, 1, 6),
                attack(2, AT_HUGS, AD_PHYS, 2, 6),
                attack(3, AT_HUGS, AD_FIRE, 3, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_SLEEP, 0x5)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_SLITHY | M1_THICK_HIDE | M1_POIS,
            M2_HOSTILE | M2_STALK | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x102a_0000, 0xc110_0000, 0x200],
        ),
        color: Some(Color::Orange),
        line: at(4484),
        ..BLANK
    },
    Monster {
        id: pm::RHAUMBUSUN,
        symbol: Cow::Borrowed("RHAUMBUSUN"),
        names: one_name("rhaumbusun"),
        class: Class::Lizard,
        level: 2,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_PLYS, 1, 2)]),
        weight: Some(20),
        nutrition: Some(40),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY,
            0,
            &[0x2064_2000, 0x210_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(4492),
        ..BLANK
    },
    Monster {
        id: pm::BASILISK,
        symbol: Cow::Borrowed("BASILISK"),
        names: one_name("basilisk"),
        class: Class::Lizard,
        level: 8,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_STON, 4, 2), attack(1, AT_NONE, AD_STON, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2000, 0x410_0000, 0x0],
        ),
        line: at(4499),
        ..BLANK
    },
    Monster {
        id: pm::KOMODO_DRAGON,
        symbol: Cow::Borrowed("KOMODO_DRAGON"),
        names: one_name("komodo dragon"),
        class: Class::Lizard,
        level: 9,
        speed: 9,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_DRCO, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 12),
                attack(2, AT_CLAW, AD_PHYS, 1, 12),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(4507),
        ..BLANK
    },
    Monster {
        id: pm::BAD_EGG,
        symbol: Cow::Borrowed("BAD_EGG"),
        names: one_name("bad egg"),
        class: Class::BadFood,
        level: 4,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 8)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(4516),
        ..BLANK
    },
    Monster {
        id: pm::KILLER_TRIPE_RATION,
        symbol: Cow::Borrowed("KILLER_TRIPE_RATION"),
        names: one_name("killer tripe ration"),
        class: Class::BadFood,
        level: 7,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 8)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4523),
        ..BLANK
    },
    Monster {
        id: pm::KILLER_FOOD_RATION,
        symbol: Cow::Borrowed("KILLER_FOOD_RATION"),
        names: one_name("killer food ration"),
        class: Class::BadFood,
        level: 9,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 10)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(4530),
        ..BLANK
    },
    Monster {
        id: pm::PILE_OF_KILLER_COINS,
        symbol: Cow::Borrowed("PILE_OF_KILLER_COINS"),
        names: one_name("pile of killer coins"),
        class: Class::BadCoins,
        level: 6,
        speed: 9,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(4538),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_PILE_OF_KILLER_COINS,
        symbol: Cow::Borrowed("LARGE_PILE_OF_KILLER_COINS"),
        names: one_name("large pile of killer coins"),
        class: Class::BadCoins,
        level: 9,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(4545),
        ..BLANK
    },
    Monster {
        id: pm::HUGE_PILE_OF_KILLER_COINS,
        symbol: Cow::Borrowed("HUGE_PILE_OF_KILLER_COINS"),
        names: one_name("huge pile of killer coins"),
        class: Class::BadCoins,
        level: 11,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOHELL, 0x830)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 6)]),
        size: Some(Size::Small),
        traits: mflags(
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2001_f400, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(4552),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM_TAIL,
        symbol: Cow::Borrowed("LONG_WORM_TAIL"),
        names: one_name("long worm tail"),
        class: Class::WormTail,
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        traits: mflags(0, M2_NOPOLY, 0, &[0x0, 0x1, 0x0]),
        color: Some(Color::Brown),
        line: at(4564),
        ..BLANK
    },
    Monster {
        id: pm::NIGHTMARE,
        symbol: Cow::Borrowed("NIGHTMARE"),
        names: one_name("Nightmare"),
        class: Class::Unicorn,
        level: 12,
        speed: 24,
        ac: Some(-2),
        mr: Some(70),
        alignment: Some(15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 3, 12), attack(1, AT_KICK, AD_PHYS, 3, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_ELEC | MR_POISON | MR_HITASTWO, 0x2000_0033),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_ELEC | MR_POISON, 0x33)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_NOPOLY | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_WANDER | M2_STALK
                | M2_NASTY | M2_STRONG,
            M3_WANTSAMUL | M3_WANTSBELL | M3_WANTSBOOK | M3_WANTSCAND | M3_WANTSARTI
                | M3_WAITFORU,
            &[0x4004_2000, 0x79a_0001, 0x5f],
        ),
        color: Some(Color::Red),
        line: at(4579),
        ..BLANK
    },
    Monster {
        id: pm::BEHOLDER,
        symbol: Cow::Borrowed("BEHOLDER"),
        names: one_name("Beholder"),
        class: Class::Eye,
        level: 15,
        speed: 9,
        ac: Some(-4),
        mr: Some(70),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_DETH, 1, 4),
                attack(1, AT_GAZE, AD_PHYS, 3, 8),
                attack(2, AT_GAZE, AD_STUN, 1, 3),
                attack(3, AT_GAZE, AD_CONF, 1, 3),
                attack(4, AT_GAZE, AD_SLEE, 1, 4),
            ],
        ),
        weight: Some(500),
        nutrition: Some(100),
        size: Some(Size::Large),
        traits: mflags(
            M1_FLY | M1_NOLIMBS | M1_NOHEAD | M1_REGEN,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_WANTSAMUL | M3_WANTSBELL | M3_WANTSBOOK | M3_WANTSCAND | M3_WANTSARTI
                | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x80_e001, 0x314_0001, 0x25f],
        ),
        color: Some(Color::Gray),
        line: at(4590),
        ..BLANK
    },
    Monster {
        id: pm::VECNA,
        symbol: Cow::Borrowed("VECNA"),
        names: one_name("Vecna"),
        class: Class::Lich,
        level: 49,
        speed: 9,
        ac: Some(-8),
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 9, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_POISON | MR_STONE | MR_PLUSFOUR,
                0x800_00a7,
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT
                | M2_MAGIC,
            M3_WANTSAMUL | M3_WANTSBELL | M3_WANTSBOOK | M3_WANTSCAND | M3_WANTSARTI
                | M3_WAITFORU,
            &[0x1082_0400, 0xf719_1003, 0x5f],
        ),
        color: Some(Color::Magenta),
        line: at(4600),
        ..BLANK
    },
    Monster {
        id: pm::ARCHEOLOGIST,
        symbol: Cow::Borrowed("ARCHEOLOGIST"),
        names: one_name("archeologist"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0060, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4616),
        ..BLANK
    },
    Monster {
        id: pm::BARBARIAN,
        symbol: Cow::Borrowed("BARBARIAN"),
        names: one_name("barbarian"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4623),
        ..BLANK
    },
    Monster {
        id: pm::CAVEMAN,
        symbol: Cow::Borrowed("CAVEMAN"),
        names: one_name("caveman"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        alignment: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4401_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4630),
        ..BLANK
    },
    Monster {
        id: pm::CAVEWOMAN,
        symbol: Cow::Borrowed("CAVEWOMAN"),
        names: one_name("cavewoman"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        alignment: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4402_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4638),
        ..BLANK
    },
    Monster {
        id: pm::FLAME_MAGE,
        symbol: Cow::Borrowed("FLAME_MAGE"),
        names: one_name("flame mage"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc410_0009, 0x200],
        ),
        color: Some(Color::Red),
        line: at(4646),
        ..BLANK
    },
    Monster {
        id: pm::HEALER,
        symbol: Cow::Borrowed("HEALER"),
        names: one_name("healer"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4654),
        ..BLANK
    },
    Monster {
        id: pm::ICE_MAGE,
        symbol: Cow::Borrowed("ICE_MAGE"),
        names: one_name("ice mage"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc410_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4661),
        ..BLANK
    },
    Monster {
        id: pm::KNIGHT,
        symbol: Cow::Borrowed("KNIGHT"),
        names: one_name("knight"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4669),
        ..BLANK
    },
    Monster {
        id: pm::MONK,
        symbol: Cow::Borrowed("MONK"),
        names: one_name("monk"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 8), attack(1, AT_KICK, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x4002_0000, 0x4401_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4676),
        ..BLANK
    },
    Monster {
        id: pm::NECROMANCER,
        symbol: Cow::Borrowed("NECROMANCER"),
        names: one_name("necromancer"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc410_0009, 0x200],
        ),
        line: at(4684),
        ..BLANK
    },
    Monster {
        id: pm::PRIEST,
        symbol: Cow::Borrowed("PRIEST"),
        names: one_name("priest"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4401_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4692),
        ..BLANK
    },
    Monster {
        id: pm::PRIESTESS,
        symbol: Cow::Borrowed("PRIESTESS"),
        names: one_name("priestess"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4402_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4700),
        ..BLANK
    },
    Monster {
        id: pm::RANGER,
        symbol: Cow::Borrowed("RANGER"),
        names: one_name("ranger"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4708),
        ..BLANK
    },
    Monster {
        id: pm::ROGUE,
        symbol: Cow::Borrowed("ROGUE"),
        names: one_name("rogue"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4716),
        ..BLANK
    },
    Monster {
        id: pm::SAMURAI,
        symbol: Cow::Borrowed("SAMURAI"),
        names: one_name("samurai"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4724),
        ..BLANK
    },
    Monster {
        id: pm::TOURIST,
        symbol: Cow::Borrowed("TOURIST"),
        names: one_name("tourist"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4732),
        ..BLANK
    },
    Monster {
        id: pm::UNDEAD_SLAYER,
        symbol: Cow::Borrowed("UNDEAD_SLAYER"),
        names: one_name("undead slayer"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(-1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_DRAIN, 0x80_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4412_0009, 0x200],
        ),
        line: at(4740),
        ..BLANK
    },
    Monster {
        id: pm::VALKYRIE,
        symbol: Cow::Borrowed("VALKYRIE"),
        names: one_name("valkyrie"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(-1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4402_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4748),
        ..BLANK
    },
    Monster {
        id: pm::YEOMAN,
        symbol: Cow::Borrowed("YEOMAN"),
        names: one_name("yeoman"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4757),
        ..BLANK
    },
    Monster {
        id: pm::WIZARD,
        symbol: Cow::Borrowed("WIZARD"),
        names: one_name("wizard"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc400_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(4767),
        ..BLANK
    },
    Monster {
        id: pm::LORD_CARNARVON,
        symbol: Cow::Borrowed("LORD_CARNARVON"),
        names: one_name("Lord Carnarvon"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0060, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4778),
        ..BLANK
    },
    Monster {
        id: pm::PELIAS,
        symbol: Cow::Borrowed("PELIAS"),
        names: one_name("Pelias"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4787),
        ..BLANK
    },
    Monster {
        id: pm::SHAMAN_KARNOV,
        symbol: Cow::Borrowed("SHAMAN_KARNOV"),
        names: one_name("Shaman Karnov"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4796),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_FLAME_MAGE,
        symbol: Cow::Borrowed("HIGH_FLAME_MAGE"),
        names: one_name("High Flame Mage"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASFOUR, 0x8000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4847),
        ..BLANK
    },
    Monster {
        id: pm::HIPPOCRATES,
        symbol: Cow::Borrowed("HIPPOCRATES"),
        names: one_name("Hippocrates"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0009, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(4855),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_ICE_MAGE,
        symbol: Cow::Borrowed("HIGH_ICE_MAGE"),
        names: one_name("High Ice Mage"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASFOUR, 0x8000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4874),
        ..BLANK
    },
    Monster {
        id: pm::KING_ARTHUR,
        symbol: Cow::Borrowed("KING_ARTHUR"),
        names: one_name("King Arthur"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4882),
        ..BLANK
    },
    Monster {
        id: pm::GRAND_MASTER,
        symbol: Cow::Borrowed("GRAND_MASTER"),
        names: one_name("Grand Master"),
        class: Class::Human,
        level: 25,
        speed: 12,
        mr: Some(70),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_MAGC, AD_CLRC, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON, 0x35)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x4102_0000, 0x8620_0009, 0x280],
        ),
        line: at(4901),
        ..BLANK
    },
    Monster {
        id: pm::DARK_LORD,
        symbol: Cow::Borrowed("DARK_LORD"),
        names: one_name("Dark Lord"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(60),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASFOUR, 0x8000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc420_0009, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(4911),
        ..BLANK
    },
    Monster {
        id: pm::ARCH_PRIEST,
        symbol: Cow::Borrowed("ARCH_PRIEST"),
        names: one_name("Arch Priest"),
        class: Class::Human,
        level: 25,
        speed: 12,
        ac: Some(7),
        mr: Some(70),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_MAGC, AD_CLRC, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON, 0x35)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc420_0009, 0x280],
        ),
        color: Some(Color::White),
        line: at(4919),
        ..BLANK
    },
    Monster {
        id: pm::ORION,
        symbol: Cow::Borrowed("ORION"),
        names: one_name("Orion"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0202, 0xc429_0009, 0x380],
        ),
        color: Some(Color::Magenta),
        line: at(4929),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_OF_THIEVES,
        symbol: Cow::Borrowed("MASTER_OF_THIEVES"),
        names: one_name("Master of Thieves"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_SAMU, 2, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_GREEDY
                | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xf421_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4940),
        ..BLANK
    },
    Monster {
        id: pm::LORD_SATO,
        symbol: Cow::Borrowed("LORD_SATO"),
        names: one_name("Lord Sato"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(30),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4949),
        ..BLANK
    },
    Monster {
        id: pm::TWOFLOWER,
        symbol: Cow::Borrowed("TWOFLOWER"),
        names: one_name("Twoflower"),
        class: Class::Human,
        level: 20,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        color: Some(Color::White),
        line: at(4959),
        ..BLANK
    },
    Monster {
        id: pm::VAN_HELSING,
        symbol: Cow::Borrowed("VAN_HELSING"),
        names: one_name("Van Helsing"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASFOUR, 0x8000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0009, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(4969),
        ..BLANK
    },
    Monster {
        id: pm::NORN,
        symbol: Cow::Borrowed("NORN"),
        names: one_name("Norn"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(80),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc422_0009, 0x280],
        ),
        color: Some(Color::Magenta),
        line: at(4977),
        ..BLANK
    },
    Monster {
        id: pm::NEFERET_THE_GREEN,
        symbol: Cow::Borrowed("NEFERET_THE_GREEN"),
        names: one_name("Neferet the Green"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(60),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 2, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc42a_0009, 0x280],
        ),
        color: Some(Color::Green),
        line: at(4986),
        ..BLANK
    },
    Monster {
        id: pm::CHIEF_YEOMAN_WARDER,
        symbol: Cow::Borrowed("CHIEF_YEOMAN_WARDER"),
        names: one_name("Chief Yeoman Warder"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc421_0009, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(5006),
        ..BLANK
    },
    Monster {
        id: pm::MINION_OF_HUHETOTL,
        symbol: Cow::Borrowed("MINION_OF_HUHETOTL"),
        names: one_name("Minion of Huhetotl"),
        class: Class::Demon,
        level: 16,
        speed: 12,
        ac: Some(-2),
        mr: Some(75),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 8, 4),
                attack(1, AT_WEAP, AD_PHYS, 4, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4710_8001, 0x350],
        ),
        color: Some(Color::Red),
        line: at(5019),
        ..BLANK
    },
    Monster {
        id: pm::THOTH_AMON,
        symbol: Cow::Borrowed("THOTH_AMON"),
        names: one_name("Thoth Amon"),
        class: Class::Human,
        level: 16,
        speed: 12,
        mr: Some(10),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc719_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(5028),
        ..BLANK
    },
    Monster {
        id: pm::CHROMATIC_DRAGON,
        symbol: Cow::Borrowed("CHROMATIC_DRAGON"),
        names: one_name("Chromatic Dragon"),
        class: Class::Dragon,
        level: 16,
        speed: 12,
        mr: Some(30),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_RBRE, 6, 8),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_CLAW, AD_SAMU, 2, 8),
                attack(3, AT_BITE, AD_PHYS, 4, 8),
                attack(4, AT_BITE, AD_PHYS, 4, 8),
                attack(5, AT_STNG, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1700),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Gigantic),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0xff,
            ),
        ),
        conveys: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON
                    | MR_STONE,
                0xbf,
            ),
        ),
        traits: mflags(
            M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x3120_2000, 0xb712_0001, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(5041),
        ..BLANK
    },
    Monster {
        id: pm::WATER_MAGE,
        symbol: Cow::Borrowed("WATER_MAGE"),
        names: one_name("Water Mage"),
        class: Class::Human,
        level: 25,
        speed: 10,
        ac: Some(-10),
        mr: Some(10),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_SPEL, 0, 0),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_WEAP, AD_PHYS, 1, 6),
                attack(3, AT_CLAW, AD_SAMU, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_DEATH | MR_HITASFOUR, 0x8040_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc710_0009, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(5089),
        ..BLANK
    },
    Monster {
        id: pm::CYCLOPS,
        symbol: Cow::Borrowed("CYCLOPS"),
        names: one_name("Cyclops"),
        class: Class::Giant,
        level: 18,
        speed: 12,
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 8),
                attack(1, AT_WEAP, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1900),
        nutrition: Some(700),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GIANT | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x6f11_4001, 0x350],
        ),
        color: Some(Color::Gray),
        line: at(5110),
        ..BLANK
    },
    Monster {
        id: pm::EARTH_MAGE,
        symbol: Cow::Borrowed("EARTH_MAGE"),
        names: one_name("Earth Mage"),
        class: Class::Human,
        level: 25,
        speed: 10,
        ac: Some(-10),
        mr: Some(10),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_DEATH | MR_HITASFOUR, 0x8040_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc710_0009, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(5130),
        ..BLANK
    },
    Monster {
        id: pm::IXOTH,
        symbol: Cow::Borrowed("IXOTH"),
        names: one_name("Ixoth"),
        class: Class::Dragon,
        level: 15,
        speed: 12,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_FIRE, 8, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_PHYS, 2, 4),
                attack(4, AT_CLAW, AD_SAMU, 2, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1600),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE | MR_STONE, 0x81)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x2120_2001, 0xb718_0001, 0x250],
        ),
        color: Some(Color::Red),
        line: at(5139),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_KAEN,
        symbol: Cow::Borrowed("MASTER_KAEN"),
        names: one_name("Master Kaen"),
        class: Class::Human,
        level: 25,
        speed: 12,
        ac: Some(-10),
        mr: Some(10),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 16, 2),
                attack(1, AT_CLAW, AD_PHYS, 16, 2),
                attack(2, AT_MAGC, AD_CLRC, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x4102_0000, 0xc718_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(5161),
        ..BLANK
    },
    Monster {
        id: pm::MAUGNESHAAGAR,
        symbol: Cow::Borrowed("MAUGNESHAAGAR"),
        names: one_name("Maugneshaagar"),
        class: Class::Demon,
        level: 16,
        speed: 10,
        ac: Some(-10),
        mr: Some(85),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 8, 4),
                attack(1, AT_WEAP, AD_PHYS, 4, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_FIRE | MR_POISON | MR_DEATH | MR_HITASFOUR, 0x8040_0021),
        ),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x1100_0001, 0x4718_8001, 0x50],
        ),
        line: at(5172),
        ..BLANK
    },
    Monster {
        id: pm::NALZOK,
        symbol: Cow::Borrowed("NALZOK"),
        names: one_name("Nalzok"),
        class: Class::Demon,
        level: 16,
        speed: 12,
        ac: Some(-2),
        mr: Some(85),
        alignment: Some(-127),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 8, 4),
                attack(1, AT_WEAP, AD_PHYS, 4, 6),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4718_8001, 0x350],
        ),
        color: Some(Color::Red),
        line: at(5181),
        ..BLANK
    },
    Monster {
        id: pm::SCORPIUS,
        symbol: Cow::Borrowed("SCORPIUS"),
        names: one_name("Scorpius"),
        class: Class::Spider,
        level: 15,
        speed: 12,
        ac: Some(10),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_SAMU, 2, 6),
                attack(2, AT_STNG, AD_DISE, 1, 4),
            ],
        ),
        weight: Some(750),
        nutrition: Some(350),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x3044_2000, 0xc718_0001, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(5191),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_ASSASSIN,
        symbol: Cow::Borrowed("MASTER_ASSASSIN"),
        names: one_name("Master Assassin"),
        class: Class::Human,
        level: 15,
        speed: 12,
        mr: Some(30),
        alignment: Some(18),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_DRST, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 8),
                attack(2, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc710_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(5200),
        ..BLANK
    },
    Monster {
        id: pm::ASHIKAGA_TAKAUJI,
        symbol: Cow::Borrowed("ASHIKAGA_TAKAUJI"),
        names: one_name("Ashikaga Takauji"),
        class: Class::Human,
        level: 15,
        speed: 12,
        mr: Some(40),
        alignment: Some(-13),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc719_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(5212),
        ..BLANK
    },
    Monster {
        id: pm::COUNT_DRACULA,
        symbol: Cow::Borrowed("COUNT_DRACULA"),
        names: one_name("Count Dracula"),
        class: Class::Vampire,
        level: 25,
        speed: 18,
        ac: Some(-8),
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_DRLI, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_HITASFOUR, 0x8000_0024)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x1082_0401, 0x719_1403, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(5226),
        ..BLANK
    },
    Monster {
        id: pm::LORD_SURTUR,
        symbol: Cow::Borrowed("LORD_SURTUR"),
        names: one_name("Lord Surtur"),
        class: Class::Giant,
        level: 15,
        speed: 12,
        ac: Some(2),
        mr: Some(50),
        alignment: Some(12),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 10),
                attack(1, AT_WEAP, AD_PHYS, 2, 10),
                attack(2, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(2250),
        nutrition: Some(850),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_STONE, 0x81)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GIANT | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x6f19_4001, 0x350],
        ),
        color: Some(Color::Magenta),
        line: at(5236),
        ..BLANK
    },
    Monster {
        id: pm::DARK_ONE,
        symbol: Cow::Borrowed("DARK_ONE"),
        names: one_name("Dark One"),
        class: Class::Human,
        level: 15,
        speed: 12,
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_CLAW, AD_SAMU, 1, 4),
                attack(3, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc710_0009, 0x250],
        ),
        line: at(5245),
        ..BLANK
    },
    Monster {
        id: pm::COLONEL_BLOOD,
        symbol: Cow::Borrowed("COLONEL_BLOOD"),
        names: one_name("Colonel Blood"),
        class: Class::Human,
        level: 20,
        speed: 10,
        ac: Some(5),
        mr: Some(10),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 6), attack(1, AT_WEAP, AD_PHYS, 4, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc719_0009, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(5256),
        ..BLANK
    },
    Monster {
        id: pm::STUDENT,
        symbol: Cow::Borrowed("STUDENT"),
        names: one_name("student"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0060, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5270),
        ..BLANK
    },
    Monster {
        id: pm::CHIEFTAIN,
        symbol: Cow::Borrowed("CHIEFTAIN"),
        names: one_name("chieftain"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5278),
        ..BLANK
    },
    Monster {
        id: pm::NEANDERTHAL,
        symbol: Cow::Borrowed("NEANDERTHAL"),
        names: one_name("neanderthal"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5286),
        ..BLANK
    },
    Monster {
        id: pm::IGNITER,
        symbol: Cow::Borrowed("IGNITER"),
        names: one_name("igniter"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::Red),
        line: at(5315),
        ..BLANK
    },
    Monster {
        id: pm::FROSTER,
        symbol: Cow::Borrowed("FROSTER"),
        names: one_name("froster"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_HITASONE, 0x1000_0020)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5323),
        ..BLANK
    },
    Monster {
        id: pm::ATTENDANT,
        symbol: Cow::Borrowed("ATTENDANT"),
        names: one_name("attendant"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5341),
        ..BLANK
    },
    Monster {
        id: pm::PAGE,
        symbol: Cow::Borrowed("PAGE"),
        names: one_name("page"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5367),
        ..BLANK
    },
    Monster {
        id: pm::ABBOT,
        symbol: Cow::Borrowed("ABBOT"),
        names: one_name("abbot"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 8, 2),
                attack(1, AT_KICK, AD_STUN, 3, 2),
                attack(2, AT_MAGC, AD_CLRC, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x4002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5375),
        ..BLANK
    },
    Monster {
        id: pm::EMBALMER,
        symbol: Cow::Borrowed("EMBALMER"),
        names: one_name("embalmer"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(30),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        line: at(5383),
        ..BLANK
    },
    Monster {
        id: pm::ACOLYTE,
        symbol: Cow::Borrowed("ACOLYTE"),
        names: one_name("acolyte"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5391),
        ..BLANK
    },
    Monster {
        id: pm::HUNTER,
        symbol: Cow::Borrowed("HUNTER"),
        names: one_name("hunter"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4420_0009, 0x300],
        ),
        color: Some(Color::White),
        line: at(5399),
        ..BLANK
    },
    Monster {
        id: pm::THUG,
        symbol: Cow::Borrowed("THUG"),
        names: one_name("thug"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5407),
        ..BLANK
    },
    Monster {
        id: pm::NINJA,
        symbol: Cow::Borrowed("NINJA"),
        names: one_name("ninja"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5415),
        ..BLANK
    },
    Monster {
        id: pm::ROSHI,
        symbol: Cow::Borrowed("ROSHI"),
        names: one_name("roshi"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5423),
        ..BLANK
    },
    Monster {
        id: pm::GUIDE,
        symbol: Cow::Borrowed("GUIDE"),
        names: one_name("guide"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5432),
        ..BLANK
    },
    Monster {
        id: pm::EXTERMINATOR,
        symbol: Cow::Borrowed("EXTERMINATOR"),
        names: one_name("exterminator"),
        class: Class::Human,
        level: 8,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_HITASONE, 0x1000_0000)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        line: at(5441),
        ..BLANK
    },
    Monster {
        id: pm::WARRIOR,
        symbol: Cow::Borrowed("WARRIOR"),
        names: one_name("warrior"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_WEAP, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4422_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5449),
        ..BLANK
    },
    Monster {
        id: pm::APPRENTICE,
        symbol: Cow::Borrowed("APPRENTICE"),
        names: one_name("apprentice"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(30),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5457),
        ..BLANK
    },
    Monster {
        id: pm::YEOMAN_WARDER,
        symbol: Cow::Borrowed("YEOMAN_WARDER"),
        names: one_name("Yeoman Warder"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_WEAP, AD_PHYS, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(5466),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [src/monst.c:110](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L110).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `giant tick`, [src/monst.c:117](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L117).
    pub const GIANT_TICK: MonsterId = MonsterId(1);
    /// `killer bee`, [src/monst.c:124](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L124).
    pub const KILLER_BEE: MonsterId = MonsterId(2);
    /// `giant flea`, [src/monst.c:131](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L131).
    pub const GIANT_FLEA: MonsterId = MonsterId(3);
    /// `soldier ant`, [src/monst.c:139](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L139).
    pub const SOLDIER_ANT: MonsterId = MonsterId(4);
    /// `fire ant`, [src/monst.c:146](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L146).
    pub const FIRE_ANT: MonsterId = MonsterId(5);
    /// `snow ant`, [src/monst.c:153](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L153).
    pub const SNOW_ANT: MonsterId = MonsterId(6);
    /// `giant beetle`, [src/monst.c:160](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L160).
    pub const GIANT_BEETLE: MonsterId = MonsterId(7);
    /// `giant louse`, [src/monst.c:167](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L167).
    pub const GIANT_LOUSE: MonsterId = MonsterId(8);
    /// `tsetse fly`, [src/monst.c:175](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L175).
    pub const TSETSE_FLY: MonsterId = MonsterId(9);
    /// `migo drone`, [src/monst.c:182](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L182).
    pub const MIGO_DRONE: MonsterId = MonsterId(10);
    /// `queen bee`, [src/monst.c:191](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L191).
    pub const QUEEN_BEE: MonsterId = MonsterId(11);
    /// `yellow jacket`, [src/monst.c:198](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L198).
    pub const YELLOW_JACKET: MonsterId = MonsterId(12);
    /// `black wasp`, [src/monst.c:205](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L205).
    pub const BLACK_WASP: MonsterId = MonsterId(13);
    /// `migo warrior`, [src/monst.c:212](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L212).
    pub const MIGO_WARRIOR: MonsterId = MonsterId(14);
    /// `giant wasp`, [src/monst.c:222](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L222).
    pub const GIANT_WASP: MonsterId = MonsterId(15);
    /// `spitting beetle`, [src/monst.c:229](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L229).
    pub const SPITTING_BEETLE: MonsterId = MonsterId(16);
    /// `migo queen`, [src/monst.c:236](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L236).
    pub const MIGO_QUEEN: MonsterId = MonsterId(17);
    /// `assassin bug`, [src/monst.c:246](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L246).
    pub const ASSASSIN_BUG: MonsterId = MonsterId(18);
    /// `killer beetle`, [src/monst.c:253](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L253).
    pub const KILLER_BEETLE: MonsterId = MonsterId(19);
    /// `acid blob`, [src/monst.c:263](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L263).
    pub const ACID_BLOB: MonsterId = MonsterId(20);
    /// `quivering blob`, [src/monst.c:272](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L272).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(21);
    /// `gelatinous cube`, [src/monst.c:280](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L280).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(22);
    /// `jiggling blob`, [src/monst.c:289](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L289).
    pub const JIGGLING_BLOB: MonsterId = MonsterId(23);
    /// `lava blob`, [src/monst.c:297](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L297).
    pub const LAVA_BLOB: MonsterId = MonsterId(24);
    /// `static blob`, [src/monst.c:305](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L305).
    pub const STATIC_BLOB: MonsterId = MonsterId(25);
    /// `burbling blob`, [src/monst.c:313](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L313).
    pub const BURBLING_BLOB: MonsterId = MonsterId(26);
    /// `chicken`, [src/monst.c:324](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L324).
    pub const CHICKEN: MonsterId = MonsterId(27);
    /// `cockatoo`, [src/monst.c:331](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L331).
    pub const COCKATOO: MonsterId = MonsterId(28);
    /// `chickatrice`, [src/monst.c:338](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L338).
    pub const CHICKATRICE: MonsterId = MonsterId(29);
    /// `cockatrice`, [src/monst.c:346](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L346).
    pub const COCKATRICE: MonsterId = MonsterId(30);
    /// `pyrolisk`, [src/monst.c:354](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L354).
    pub const PYROLISK: MonsterId = MonsterId(31);
    /// `parrot`, [src/monst.c:362](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L362).
    pub const PARROT: MonsterId = MonsterId(32);
    /// `jackal`, [src/monst.c:372](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L372).
    pub const JACKAL: MonsterId = MonsterId(33);
    /// `fox`, [src/monst.c:379](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L379).
    pub const FOX: MonsterId = MonsterId(34);
    /// `coyote`, [src/monst.c:386](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L386).
    pub const COYOTE: MonsterId = MonsterId(35);
    /// `werejackal`, [src/monst.c:393](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L393).
    pub const WEREJACKAL: MonsterId = MonsterId(36);
    /// `little dog`, [src/monst.c:400](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L400).
    pub const LITTLE_DOG: MonsterId = MonsterId(37);
    /// `dog`, [src/monst.c:407](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L407).
    pub const DOG: MonsterId = MonsterId(38);
    /// `large dog`, [src/monst.c:414](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L414).
    pub const LARGE_DOG: MonsterId = MonsterId(39);
    /// `pit bull`, [src/monst.c:421](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L421).
    pub const PIT_BULL: MonsterId = MonsterId(40);
    /// `dingo puppy`, [src/monst.c:428](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L428).
    pub const DINGO_PUPPY: MonsterId = MonsterId(41);
    /// `dingo`, [src/monst.c:435](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L435).
    pub const DINGO: MonsterId = MonsterId(42);
    /// `large dingo`, [src/monst.c:442](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L442).
    pub const LARGE_DINGO: MonsterId = MonsterId(43);
    /// `wolf`, [src/monst.c:449](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L449).
    pub const WOLF: MonsterId = MonsterId(44);
    /// `death dog`, [src/monst.c:456](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L456).
    pub const DEATH_DOG: MonsterId = MonsterId(45);
    /// `rabid wolf`, [src/monst.c:462](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L462).
    pub const RABID_WOLF: MonsterId = MonsterId(46);
    /// `werewolf`, [src/monst.c:469](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L469).
    pub const WEREWOLF: MonsterId = MonsterId(47);
    /// `warg`, [src/monst.c:476](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L476).
    pub const WARG: MonsterId = MonsterId(48);
    /// `winter wolf cub`, [src/monst.c:483](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L483).
    pub const WINTER_WOLF_CUB: MonsterId = MonsterId(49);
    /// `winter wolf`, [src/monst.c:489](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L489).
    pub const WINTER_WOLF: MonsterId = MonsterId(50);
    /// `hell hound pup`, [src/monst.c:496](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L496).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(51);
    /// `wolverine`, [src/monst.c:503](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L503).
    pub const WOLVERINE: MonsterId = MonsterId(52);
    /// `shadow wolf`, [src/monst.c:510](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L510).
    pub const SHADOW_WOLF: MonsterId = MonsterId(53);
    /// `mist wolf`, [src/monst.c:517](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L517).
    pub const MIST_WOLF: MonsterId = MonsterId(54);
    /// `hell hound`, [src/monst.c:524](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L524).
    pub const HELL_HOUND: MonsterId = MonsterId(55);
    /// `Cerberus`, [src/monst.c:533](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L533).
    pub const CERBERUS: MonsterId = MonsterId(56);
    /// `gas spore`, [src/monst.c:547](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L547).
    pub const GAS_SPORE: MonsterId = MonsterId(57);
    /// `floating eye`, [src/monst.c:554](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L554).
    pub const FLOATING_EYE: MonsterId = MonsterId(58);
    /// `glowing eye`, [src/monst.c:561](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L561).
    pub const GLOWING_EYE: MonsterId = MonsterId(59);
    /// `freezing sphere`, [src/monst.c:568](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L568).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(60);
    /// `flaming sphere`, [src/monst.c:575](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L575).
    pub const FLAMING_SPHERE: MonsterId = MonsterId(61);
    /// `shocking sphere`, [src/monst.c:582](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L582).
    pub const SHOCKING_SPHERE: MonsterId = MonsterId(62);
    /// `bloodshot eye`, [src/monst.c:589](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L589).
    pub const BLOODSHOT_EYE: MonsterId = MonsterId(63);
    /// `blinking eye`, [src/monst.c:596](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L596).
    pub const BLINKING_EYE: MonsterId = MonsterId(64);
    /// `kitten`, [src/monst.c:606](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L606).
    pub const KITTEN: MonsterId = MonsterId(65);
    /// `housecat`, [src/monst.c:613](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L613).
    pub const HOUSECAT: MonsterId = MonsterId(66);
    /// `jaguar`, [src/monst.c:619](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L619).
    pub const JAGUAR: MonsterId = MonsterId(67);
    /// `lynx`, [src/monst.c:626](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L626).
    pub const LYNX: MonsterId = MonsterId(68);
    /// `panther`, [src/monst.c:633](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L633).
    pub const PANTHER: MonsterId = MonsterId(69);
    /// `werepanther`, [src/monst.c:640](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L640).
    pub const WEREPANTHER: MonsterId = MonsterId(70);
    /// `large cat`, [src/monst.c:647](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L647).
    pub const LARGE_CAT: MonsterId = MonsterId(71);
    /// `kamadan`, [src/monst.c:654](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L654).
    pub const KAMADAN: MonsterId = MonsterId(72);
    /// `displacer beast`, [src/monst.c:662](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L662).
    pub const DISPLACER_BEAST: MonsterId = MonsterId(73);
    /// `caterwaul`, [src/monst.c:670](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L670).
    pub const CATERWAUL: MonsterId = MonsterId(74);
    /// `tiger`, [src/monst.c:677](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L677).
    pub const TIGER: MonsterId = MonsterId(75);
    /// `weretiger`, [src/monst.c:684](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L684).
    pub const WERETIGER: MonsterId = MonsterId(76);
    /// `sabre-toothed cat`, [src/monst.c:691](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L691).
    pub const SABRE_TOOTHED_CAT: MonsterId = MonsterId(77);
    /// `hellcat`, [src/monst.c:698](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L698).
    pub const HELLCAT: MonsterId = MonsterId(78);
    /// `gremlin`, [src/monst.c:708](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L708).
    pub const GREMLIN: MonsterId = MonsterId(79);
    /// `gargoyle`, [src/monst.c:715](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L715).
    pub const GARGOYLE: MonsterId = MonsterId(80);
    /// `winged gargoyle`, [src/monst.c:722](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L722).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(81);
    /// `statue gargoyle`, [src/monst.c:729](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L729).
    pub const STATUE_GARGOYLE: MonsterId = MonsterId(82);
    /// `hobbit`, [src/monst.c:753](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L753).
    pub const HOBBIT: MonsterId = MonsterId(83);
    /// `dwarf`, [src/monst.c:760](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L760).
    pub const DWARF: MonsterId = MonsterId(84);
    /// `dwarf thief`, [src/monst.c:768](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L768).
    pub const DWARF_THIEF: MonsterId = MonsterId(85);
    /// `bugbear`, [src/monst.c:776](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L776).
    pub const BUGBEAR: MonsterId = MonsterId(86);
    /// `dwarf lord`, [src/monst.c:783](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L783).
    pub const DWARF_LORD: MonsterId = MonsterId(87);
    /// `dwarf king`, [src/monst.c:791](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L791).
    pub const DWARF_KING: MonsterId = MonsterId(88);
    /// `duergar`, [src/monst.c:799](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L799).
    pub const DUERGAR: MonsterId = MonsterId(89);
    /// `deep one`, [src/monst.c:807](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L807).
    pub const DEEP_ONE: MonsterId = MonsterId(90);
    /// `mind flayer`, [src/monst.c:816](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L816).
    pub const MIND_FLAYER: MonsterId = MonsterId(91);
    /// `master mind flayer`, [src/monst.c:825](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L825).
    pub const MASTER_MIND_FLAYER: MonsterId = MonsterId(92);
    /// `deeper one`, [src/monst.c:834](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L834).
    pub const DEEPER_ONE: MonsterId = MonsterId(93);
    /// `deepest one`, [src/monst.c:843](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L843).
    pub const DEEPEST_ONE: MonsterId = MonsterId(94);
    /// `manes`, [src/monst.c:855](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L855).
    pub const MANES: MonsterId = MonsterId(95);
    /// `homunculus`, [src/monst.c:861](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L861).
    pub const HOMUNCULUS: MonsterId = MonsterId(96);
    /// `dretch`, [src/monst.c:868](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L868).
    pub const DRETCH: MonsterId = MonsterId(97);
    /// `imp`, [src/monst.c:874](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L874).
    pub const IMP: MonsterId = MonsterId(98);
    /// `lemure`, [src/monst.c:880](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L880).
    pub const LEMURE: MonsterId = MonsterId(99);
    /// `quasit`, [src/monst.c:888](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L888).
    pub const QUASIT: MonsterId = MonsterId(100);
    /// `rutterkin`, [src/monst.c:894](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L894).
    pub const RUTTERKIN: MonsterId = MonsterId(101);
    /// `tengu`, [src/monst.c:900](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L900).
    pub const TENGU: MonsterId = MonsterId(102);
    /// `nupperibo`, [src/monst.c:907](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L907).
    pub const NUPPERIBO: MonsterId = MonsterId(103);
    /// `blood imp`, [src/monst.c:913](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L913).
    pub const BLOOD_IMP: MonsterId = MonsterId(104);
    /// `blue jelly`, [src/monst.c:922](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L922).
    pub const BLUE_JELLY: MonsterId = MonsterId(105);
    /// `spotted jelly`, [src/monst.c:931](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L931).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(106);
    /// `clear jelly`, [src/monst.c:939](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L939).
    pub const CLEAR_JELLY: MonsterId = MonsterId(107);
    /// `ochre jelly`, [src/monst.c:948](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L948).
    pub const OCHRE_JELLY: MonsterId = MonsterId(108);
    /// `yellow jelly`, [src/monst.c:956](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L956).
    pub const YELLOW_JELLY: MonsterId = MonsterId(109);
    /// `orange jelly`, [src/monst.c:964](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L964).
    pub const ORANGE_JELLY: MonsterId = MonsterId(110);
    /// `rancid jelly`, [src/monst.c:972](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L972).
    pub const RANCID_JELLY: MonsterId = MonsterId(111);
    /// `kobold`, [src/monst.c:983](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L983).
    pub const KOBOLD: MonsterId = MonsterId(112);
    /// `large kobold`, [src/monst.c:990](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L990).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(113);
    /// `kobold lord`, [src/monst.c:997](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L997).
    pub const KOBOLD_LORD: MonsterId = MonsterId(114);
    /// `kobold shaman`, [src/monst.c:1005](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1005).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(115);
    /// `swamp kobold`, [src/monst.c:1012](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1012).
    pub const SWAMP_KOBOLD: MonsterId = MonsterId(116);
    /// `rock kobold`, [src/monst.c:1019](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1019).
    pub const ROCK_KOBOLD: MonsterId = MonsterId(117);
    /// `kobold warrior`, [src/monst.c:1026](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1026).
    pub const KOBOLD_WARRIOR: MonsterId = MonsterId(118);
    /// `Kroo the Kobold King`, [src/monst.c:1033](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1033).
    pub const KROO_THE_KOBOLD_KING: MonsterId = MonsterId(119);
    /// `leprechaun`, [src/monst.c:1045](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1045).
    pub const LEPRECHAUN: MonsterId = MonsterId(120);
    /// `leprechaun wizard`, [src/monst.c:1051](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1051).
    pub const LEPRECHAUN_WIZARD: MonsterId = MonsterId(121);
    /// `small mimic`, [src/monst.c:1060](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1060).
    pub const SMALL_MIMIC: MonsterId = MonsterId(122);
    /// `large mimic`, [src/monst.c:1068](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1068).
    pub const LARGE_MIMIC: MonsterId = MonsterId(123);
    /// `giant mimic`, [src/monst.c:1076](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1076).
    pub const GIANT_MIMIC: MonsterId = MonsterId(124);
    /// `wood nymph`, [src/monst.c:1087](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1087).
    pub const WOOD_NYMPH: MonsterId = MonsterId(125);
    /// `water nymph`, [src/monst.c:1094](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1094).
    pub const WATER_NYMPH: MonsterId = MonsterId(126);
    /// `mountain nymph`, [src/monst.c:1101](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1101).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(127);
    /// `pixie`, [src/monst.c:1108](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1108).
    pub const PIXIE: MonsterId = MonsterId(128);
    /// `brownie`, [src/monst.c:1115](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1115).
    pub const BROWNIE: MonsterId = MonsterId(129);
    /// `quickling`, [src/monst.c:1122](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1122).
    pub const QUICKLING: MonsterId = MonsterId(130);
    /// `Aphrodite`, [src/monst.c:1129](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1129).
    pub const APHRODITE: MonsterId = MonsterId(131);
    /// `goblin`, [src/monst.c:1141](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1141).
    pub const GOBLIN: MonsterId = MonsterId(132);
    /// `hobgoblin`, [src/monst.c:1148](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1148).
    pub const HOBGOBLIN: MonsterId = MonsterId(133);
    /// `orc`, [src/monst.c:1157](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1157).
    pub const ORC: MonsterId = MonsterId(134);
    /// `hill orc`, [src/monst.c:1164](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1164).
    pub const HILL_ORC: MonsterId = MonsterId(135);
    /// `Mordor orc`, [src/monst.c:1171](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1171).
    pub const MORDOR_ORC: MonsterId = MonsterId(136);
    /// `Uruk-hai`, [src/monst.c:1178](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1178).
    pub const URUK_HAI: MonsterId = MonsterId(137);
    /// `orc shaman`, [src/monst.c:1185](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1185).
    pub const ORC_SHAMAN: MonsterId = MonsterId(138);
    /// `orc-captain`, [src/monst.c:1192](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1192).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(139);
    /// `war orc`, [src/monst.c:1199](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1199).
    pub const WAR_ORC: MonsterId = MonsterId(140);
    /// `great orc`, [src/monst.c:1206](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1206).
    pub const GREAT_ORC: MonsterId = MonsterId(141);
    /// `Grund the Orc King`, [src/monst.c:1213](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1213).
    pub const GRUND_THE_ORC_KING: MonsterId = MonsterId(142);
    /// `snow orc`, [src/monst.c:1222](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1222).
    pub const SNOW_ORC: MonsterId = MonsterId(143);
    /// `demon orc`, [src/monst.c:1230](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1230).
    pub const DEMON_ORC: MonsterId = MonsterId(144);
    /// `rock piercer`, [src/monst.c:1241](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1241).
    pub const ROCK_PIERCER: MonsterId = MonsterId(145);
    /// `iron piercer`, [src/monst.c:1248](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1248).
    pub const IRON_PIERCER: MonsterId = MonsterId(146);
    /// `glass piercer`, [src/monst.c:1255](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1255).
    pub const GLASS_PIERCER: MonsterId = MonsterId(147);
    /// `lamb`, [src/monst.c:1265](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1265).
    pub const LAMB: MonsterId = MonsterId(148);
    /// `rothe`, [src/monst.c:1272](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1272).
    pub const ROTHE: MonsterId = MonsterId(149);
    /// `giant badger`, [src/monst.c:1278](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1278).
    pub const GIANT_BADGER: MonsterId = MonsterId(150);
    /// `scramper`, [src/monst.c:1284](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1284).
    pub const SCRAMPER: MonsterId = MonsterId(151);
    /// `sheep`, [src/monst.c:1291](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1291).
    pub const SHEEP: MonsterId = MonsterId(152);
    /// `goat`, [src/monst.c:1298](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1298).
    pub const GOAT: MonsterId = MonsterId(153);
    /// `squealer`, [src/monst.c:1305](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1305).
    pub const SQUEALER: MonsterId = MonsterId(154);
    /// `mumak`, [src/monst.c:1312](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1312).
    pub const MUMAK: MonsterId = MonsterId(155);
    /// `leocrotta`, [src/monst.c:1319](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1319).
    pub const LEOCROTTA: MonsterId = MonsterId(156);
    /// `cow`, [src/monst.c:1325](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1325).
    pub const COW: MonsterId = MonsterId(157);
    /// `mangler`, [src/monst.c:1332](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1332).
    pub const MANGLER: MonsterId = MonsterId(158);
    /// `wumpus`, [src/monst.c:1338](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1338).
    pub const WUMPUS: MonsterId = MonsterId(159);
    /// `bull`, [src/monst.c:1345](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1345).
    pub const BULL: MonsterId = MonsterId(160);
    /// `titanothere`, [src/monst.c:1352](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1352).
    pub const TITANOTHERE: MonsterId = MonsterId(161);
    /// `baluchitherium`, [src/monst.c:1359](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1359).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(162);
    /// `mastodon`, [src/monst.c:1366](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1366).
    pub const MASTODON: MonsterId = MonsterId(163);
    /// `Jumbo the Elephant`, [src/monst.c:1373](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1373).
    pub const JUMBO_THE_ELEPHANT: MonsterId = MonsterId(164);
    /// `juggernaut`, [src/monst.c:1381](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1381).
    pub const JUGGERNAUT: MonsterId = MonsterId(165);
    /// `catoblepas`, [src/monst.c:1388](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1388).
    pub const CATOBLEPAS: MonsterId = MonsterId(166);
    /// `sewer rat`, [src/monst.c:1398](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1398).
    pub const SEWER_RAT: MonsterId = MonsterId(167);
    /// `rabbit`, [src/monst.c:1405](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1405).
    pub const RABBIT: MonsterId = MonsterId(168);
    /// `black rat`, [src/monst.c:1412](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1412).
    pub const BLACK_RAT: MonsterId = MonsterId(169);
    /// `giant rat`, [src/monst.c:1419](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1419).
    pub const GIANT_RAT: MonsterId = MonsterId(170);
    /// `rabid rat`, [src/monst.c:1426](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1426).
    pub const RABID_RAT: MonsterId = MonsterId(171);
    /// `rabid rabbit`, [src/monst.c:1433](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1433).
    pub const RABID_RABBIT: MonsterId = MonsterId(172);
    /// `pack rat`, [src/monst.c:1440](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1440).
    pub const PACK_RAT: MonsterId = MonsterId(173);
    /// `wererat`, [src/monst.c:1447](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1447).
    pub const WERERAT: MonsterId = MonsterId(174);
    /// `rock mole`, [src/monst.c:1454](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1454).
    pub const ROCK_MOLE: MonsterId = MonsterId(175);
    /// `woodchuck`, [src/monst.c:1461](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1461).
    pub const WOODCHUCK: MonsterId = MonsterId(176);
    /// `hellrat`, [src/monst.c:1469](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1469).
    pub const HELLRAT: MonsterId = MonsterId(177);
    /// `the Rat King`, [src/monst.c:1476](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1476).
    pub const THE_RAT_KING: MonsterId = MonsterId(178);
    /// `cave spider`, [src/monst.c:1488](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1488).
    pub const CAVE_SPIDER: MonsterId = MonsterId(179);
    /// `centipede`, [src/monst.c:1495](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1495).
    pub const CENTIPEDE: MonsterId = MonsterId(180);
    /// `recluse spider`, [src/monst.c:1502](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1502).
    pub const RECLUSE_SPIDER: MonsterId = MonsterId(181);
    /// `giant spider`, [src/monst.c:1509](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1509).
    pub const GIANT_SPIDER: MonsterId = MonsterId(182);
    /// `barking spider`, [src/monst.c:1516](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1516).
    pub const BARKING_SPIDER: MonsterId = MonsterId(183);
    /// `scorpion`, [src/monst.c:1523](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1523).
    pub const SCORPION: MonsterId = MonsterId(184);
    /// `carrion crawler`, [src/monst.c:1530](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1530).
    pub const CARRION_CRAWLER: MonsterId = MonsterId(185);
    /// `nickelpede`, [src/monst.c:1538](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1538).
    pub const NICKELPEDE: MonsterId = MonsterId(186);
    /// `giant scorpion`, [src/monst.c:1545](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1545).
    pub const GIANT_SCORPION: MonsterId = MonsterId(187);
    /// `Girtab`, [src/monst.c:1552](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1552).
    pub const GIRTAB: MonsterId = MonsterId(188);
    /// `Shelob`, [src/monst.c:1560](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1560).
    pub const SHELOB: MonsterId = MonsterId(189);
    /// `phase spider`, [src/monst.c:1568](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1568).
    pub const PHASE_SPIDER: MonsterId = MonsterId(190);
    /// `werespider`, [src/monst.c:1575](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1575).
    pub const WERESPIDER: MonsterId = MonsterId(191);
    /// `lurker above`, [src/monst.c:1585](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1585).
    pub const LURKER_ABOVE: MonsterId = MonsterId(192);
    /// `trapper`, [src/monst.c:1592](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1592).
    pub const TRAPPER: MonsterId = MonsterId(193);
    /// `white unicorn`, [src/monst.c:1602](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1602).
    pub const WHITE_UNICORN: MonsterId = MonsterId(194);
    /// `gray unicorn`, [src/monst.c:1609](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1609).
    pub const GRAY_UNICORN: MonsterId = MonsterId(195);
    /// `black unicorn`, [src/monst.c:1616](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1616).
    pub const BLACK_UNICORN: MonsterId = MonsterId(196);
    /// `pony`, [src/monst.c:1623](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1623).
    pub const PONY: MonsterId = MonsterId(197);
    /// `horse`, [src/monst.c:1630](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1630).
    pub const HORSE: MonsterId = MonsterId(198);
    /// `warhorse`, [src/monst.c:1637](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1637).
    pub const WARHORSE: MonsterId = MonsterId(199);
    /// `Pegasus`, [src/monst.c:1644](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1644).
    pub const PEGASUS: MonsterId = MonsterId(200);
    /// `fog cloud`, [src/monst.c:1654](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1654).
    pub const FOG_CLOUD: MonsterId = MonsterId(201);
    /// `dust vortex`, [src/monst.c:1662](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1662).
    pub const DUST_VORTEX: MonsterId = MonsterId(202);
    /// `ice vortex`, [src/monst.c:1669](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1669).
    pub const ICE_VORTEX: MonsterId = MonsterId(203);
    /// `energy vortex`, [src/monst.c:1677](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1677).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(204);
    /// `steam vortex`, [src/monst.c:1686](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1686).
    pub const STEAM_VORTEX: MonsterId = MonsterId(205);
    /// `fire vortex`, [src/monst.c:1695](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1695).
    pub const FIRE_VORTEX: MonsterId = MonsterId(206);
    /// `larva`, [src/monst.c:1707](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1707).
    pub const LARVA: MonsterId = MonsterId(207);
    /// `maggot`, [src/monst.c:1714](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1714).
    pub const MAGGOT: MonsterId = MonsterId(208);
    /// `dung worm`, [src/monst.c:1721](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1721).
    pub const DUNG_WORM: MonsterId = MonsterId(209);
    /// `acid worm`, [src/monst.c:1728](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1728).
    pub const ACID_WORM: MonsterId = MonsterId(210);
    /// `bloodworm`, [src/monst.c:1736](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1736).
    pub const BLOODWORM: MonsterId = MonsterId(211);
    /// `tunnel worm`, [src/monst.c:1743](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1743).
    pub const TUNNEL_WORM: MonsterId = MonsterId(212);
    /// `baby long worm`, [src/monst.c:1750](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1750).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(213);
    /// `baby purple worm`, [src/monst.c:1757](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1757).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(214);
    /// `long worm`, [src/monst.c:1764](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1764).
    pub const LONG_WORM: MonsterId = MonsterId(215);
    /// `purple worm`, [src/monst.c:1771](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1771).
    pub const PURPLE_WORM: MonsterId = MonsterId(216);
    /// `rot worm`, [src/monst.c:1778](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1778).
    pub const ROT_WORM: MonsterId = MonsterId(217);
    /// `grid bug`, [src/monst.c:1788](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1788).
    pub const GRID_BUG: MonsterId = MonsterId(218);
    /// `spark bug`, [src/monst.c:1794](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1794).
    pub const SPARK_BUG: MonsterId = MonsterId(219);
    /// `arc bug`, [src/monst.c:1800](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1800).
    pub const ARC_BUG: MonsterId = MonsterId(220);
    /// `lightning bug`, [src/monst.c:1806](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1806).
    pub const LIGHTNING_BUG: MonsterId = MonsterId(221);
    /// `xan`, [src/monst.c:1812](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1812).
    pub const XAN: MonsterId = MonsterId(222);
    /// `yellow light`, [src/monst.c:1822](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1822).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(223);
    /// `black light`, [src/monst.c:1832](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1832).
    pub const BLACK_LIGHT: MonsterId = MonsterId(224);
    /// `echidna`, [src/monst.c:1858](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1858).
    pub const ECHIDNA: MonsterId = MonsterId(225);
    /// `platypus`, [src/monst.c:1865](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1865).
    pub const PLATYPUS: MonsterId = MonsterId(226);
    /// `koala`, [src/monst.c:1875](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1875).
    pub const KOALA: MonsterId = MonsterId(227);
    /// `wombat`, [src/monst.c:1887](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1887).
    pub const WOMBAT: MonsterId = MonsterId(228);
    /// `Tasmanian devil`, [src/monst.c:1894](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1894).
    pub const TASMANIAN_DEVIL: MonsterId = MonsterId(229);
    /// `wallaby`, [src/monst.c:1904](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1904).
    pub const WALLABY: MonsterId = MonsterId(230);
    /// `wallaroo`, [src/monst.c:1911](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1911).
    pub const WALLAROO: MonsterId = MonsterId(231);
    /// `kangaroo`, [src/monst.c:1918](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1918).
    pub const KANGAROO: MonsterId = MonsterId(232);
    /// `couatl`, [src/monst.c:1928](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1928).
    pub const COUATL: MonsterId = MonsterId(233);
    /// `Aleax`, [src/monst.c:1936](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1936).
    pub const ALEAX: MonsterId = MonsterId(234);
    /// `movanic deva`, [src/monst.c:1945](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1945).
    pub const MOVANIC_DEVA: MonsterId = MonsterId(235);
    /// `monadic deva`, [src/monst.c:1954](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1954).
    pub const MONADIC_DEVA: MonsterId = MonsterId(236);
    /// `astral deva`, [src/monst.c:1962](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1962).
    pub const ASTRAL_DEVA: MonsterId = MonsterId(237);
    /// `Angel`, [src/monst.c:1970](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1970).
    pub const ANGEL: MonsterId = MonsterId(238);
    /// `ki-rin`, [src/monst.c:1980](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1980).
    pub const KI_RIN: MonsterId = MonsterId(239);
    /// `Archon`, [src/monst.c:1989](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L1989).
    pub const ARCHON: MonsterId = MonsterId(240);
    /// `Planetar`, [src/monst.c:2000](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2000).
    pub const PLANETAR: MonsterId = MonsterId(241);
    /// `Solar`, [src/monst.c:2010](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2010).
    pub const SOLAR: MonsterId = MonsterId(242);
    /// `bat`, [src/monst.c:2023](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2023).
    pub const BAT: MonsterId = MonsterId(243);
    /// `giant bat`, [src/monst.c:2030](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2030).
    pub const GIANT_BAT: MonsterId = MonsterId(244);
    /// `rhumbat`, [src/monst.c:2037](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2037).
    pub const RHUMBAT: MonsterId = MonsterId(245);
    /// `athol`, [src/monst.c:2044](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2044).
    pub const ATHOL: MonsterId = MonsterId(246);
    /// `raven`, [src/monst.c:2051](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2051).
    pub const RAVEN: MonsterId = MonsterId(247);
    /// `vampire bat`, [src/monst.c:2058](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2058).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(248);
    /// `hellbat`, [src/monst.c:2065](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2065).
    pub const HELLBAT: MonsterId = MonsterId(249);
    /// `mongbat`, [src/monst.c:2072](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2072).
    pub const MONGBAT: MonsterId = MonsterId(250);
    /// `mobat`, [src/monst.c:2079](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2079).
    pub const MOBAT: MonsterId = MonsterId(251);
    /// `harpy`, [src/monst.c:2086](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2086).
    pub const HARPY: MonsterId = MonsterId(252);
    /// `byakhee`, [src/monst.c:2093](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2093).
    pub const BYAKHEE: MonsterId = MonsterId(253);
    /// `nightgaunt`, [src/monst.c:2101](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2101).
    pub const NIGHTGAUNT: MonsterId = MonsterId(254);
    /// `plains centaur`, [src/monst.c:2113](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2113).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(255);
    /// `forest centaur`, [src/monst.c:2120](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2120).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(256);
    /// `mountain centaur`, [src/monst.c:2127](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2127).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(257);
    /// `baby gray dragon`, [src/monst.c:2146](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2146).
    pub const BABY_GRAY_DRAGON: MonsterId = MonsterId(258);
    /// `baby silver dragon`, [src/monst.c:2153](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2153).
    pub const BABY_SILVER_DRAGON: MonsterId = MonsterId(259);
    /// `baby shimmering dragon`, [src/monst.c:2160](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2160).
    pub const BABY_SHIMMERING_DRAGON: MonsterId = MonsterId(260);
    /// `baby deep dragon`, [src/monst.c:2167](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2167).
    pub const BABY_DEEP_DRAGON: MonsterId = MonsterId(261);
    /// `baby red dragon`, [src/monst.c:2174](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2174).
    pub const BABY_RED_DRAGON: MonsterId = MonsterId(262);
    /// `baby white dragon`, [src/monst.c:2181](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2181).
    pub const BABY_WHITE_DRAGON: MonsterId = MonsterId(263);
    /// `baby orange dragon`, [src/monst.c:2188](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2188).
    pub const BABY_ORANGE_DRAGON: MonsterId = MonsterId(264);
    /// `baby black dragon`, [src/monst.c:2195](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2195).
    pub const BABY_BLACK_DRAGON: MonsterId = MonsterId(265);
    /// `baby blue dragon`, [src/monst.c:2202](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2202).
    pub const BABY_BLUE_DRAGON: MonsterId = MonsterId(266);
    /// `baby green dragon`, [src/monst.c:2209](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2209).
    pub const BABY_GREEN_DRAGON: MonsterId = MonsterId(267);
    /// `baby yellow dragon`, [src/monst.c:2216](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2216).
    pub const BABY_YELLOW_DRAGON: MonsterId = MonsterId(268);
    /// `gray dragon`, [src/monst.c:2223](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2223).
    pub const GRAY_DRAGON: MonsterId = MonsterId(269);
    /// `silver dragon`, [src/monst.c:2232](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2232).
    pub const SILVER_DRAGON: MonsterId = MonsterId(270);
    /// `shimmering dragon`, [src/monst.c:2242](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2242).
    pub const SHIMMERING_DRAGON: MonsterId = MonsterId(271);
    /// `deep dragon`, [src/monst.c:2252](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2252).
    pub const DEEP_DRAGON: MonsterId = MonsterId(272);
    /// `red dragon`, [src/monst.c:2263](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2263).
    pub const RED_DRAGON: MonsterId = MonsterId(273);
    /// `white dragon`, [src/monst.c:2273](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2273).
    pub const WHITE_DRAGON: MonsterId = MonsterId(274);
    /// `orange dragon`, [src/monst.c:2282](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2282).
    pub const ORANGE_DRAGON: MonsterId = MonsterId(275);
    /// `black dragon`, [src/monst.c:2292](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2292).
    pub const BLACK_DRAGON: MonsterId = MonsterId(276);
    /// `blue dragon`, [src/monst.c:2301](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2301).
    pub const BLUE_DRAGON: MonsterId = MonsterId(277);
    /// `green dragon`, [src/monst.c:2310](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2310).
    pub const GREEN_DRAGON: MonsterId = MonsterId(278);
    /// `yellow dragon`, [src/monst.c:2319](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2319).
    pub const YELLOW_DRAGON: MonsterId = MonsterId(279);
    /// `wyvern`, [src/monst.c:2330](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2330).
    pub const WYVERN: MonsterId = MonsterId(280);
    /// `hydra`, [src/monst.c:2339](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2339).
    pub const HYDRA: MonsterId = MonsterId(281);
    /// `stalker`, [src/monst.c:2352](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2352).
    pub const STALKER: MonsterId = MonsterId(282);
    /// `air elemental`, [src/monst.c:2359](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2359).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(283);
    /// `fire elemental`, [src/monst.c:2366](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2366).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(284);
    /// `earth elemental`, [src/monst.c:2373](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2373).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(285);
    /// `water elemental`, [src/monst.c:2382](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2382).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(286);
    /// `lichen`, [src/monst.c:2392](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2392).
    pub const LICHEN: MonsterId = MonsterId(287);
    /// `brown mold`, [src/monst.c:2399](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2399).
    pub const BROWN_MOLD: MonsterId = MonsterId(288);
    /// `yellow mold`, [src/monst.c:2407](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2407).
    pub const YELLOW_MOLD: MonsterId = MonsterId(289);
    /// `green mold`, [src/monst.c:2414](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2414).
    pub const GREEN_MOLD: MonsterId = MonsterId(290);
    /// `red mold`, [src/monst.c:2421](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2421).
    pub const RED_MOLD: MonsterId = MonsterId(291);
    /// `shrieker`, [src/monst.c:2429](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2429).
    pub const SHRIEKER: MonsterId = MonsterId(292);
    /// `violet fungus`, [src/monst.c:2435](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2435).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(293);
    /// `disgusting mold`, [src/monst.c:2442](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2442).
    pub const DISGUSTING_MOLD: MonsterId = MonsterId(294);
    /// `black mold`, [src/monst.c:2449](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2449).
    pub const BLACK_MOLD: MonsterId = MonsterId(295);
    /// `gnome`, [src/monst.c:2459](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2459).
    pub const GNOME: MonsterId = MonsterId(296);
    /// `gnome thief`, [src/monst.c:2466](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2466).
    pub const GNOME_THIEF: MonsterId = MonsterId(297);
    /// `gnome lord`, [src/monst.c:2474](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2474).
    pub const GNOME_LORD: MonsterId = MonsterId(298);
    /// `gnomish wizard`, [src/monst.c:2481](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2481).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(299);
    /// `deep gnome`, [src/monst.c:2488](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2488).
    pub const DEEP_GNOME: MonsterId = MonsterId(300);
    /// `gnome warrior`, [src/monst.c:2495](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2495).
    pub const GNOME_WARRIOR: MonsterId = MonsterId(301);
    /// `Ruggo the Gnome King`, [src/monst.c:2502](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2502).
    pub const RUGGO_THE_GNOME_KING: MonsterId = MonsterId(302);
    /// `gnome king`, [src/monst.c:2511](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2511).
    pub const GNOME_KING: MonsterId = MonsterId(303);
    /// `gnoll`, [src/monst.c:2519](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2519).
    pub const GNOLL: MonsterId = MonsterId(304);
    /// `gnoll warrior`, [src/monst.c:2527](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2527).
    pub const GNOLL_WARRIOR: MonsterId = MonsterId(305);
    /// `gnoll chieftain`, [src/monst.c:2535](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2535).
    pub const GNOLL_CHIEFTAIN: MonsterId = MonsterId(306);
    /// `gnoll shaman`, [src/monst.c:2543](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2543).
    pub const GNOLL_SHAMAN: MonsterId = MonsterId(307);
    /// `giant`, [src/monst.c:2573](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2573).
    pub const GIANT: MonsterId = MonsterId(308);
    /// `stone giant`, [src/monst.c:2581](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2581).
    pub const STONE_GIANT: MonsterId = MonsterId(309);
    /// `hill giant`, [src/monst.c:2589](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2589).
    pub const HILL_GIANT: MonsterId = MonsterId(310);
    /// `fire giant`, [src/monst.c:2597](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2597).
    pub const FIRE_GIANT: MonsterId = MonsterId(311);
    /// `frost giant`, [src/monst.c:2605](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2605).
    pub const FROST_GIANT: MonsterId = MonsterId(312);
    /// `ettin`, [src/monst.c:2613](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2613).
    pub const ETTIN: MonsterId = MonsterId(313);
    /// `titan`, [src/monst.c:2621](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2621).
    pub const TITAN: MonsterId = MonsterId(314);
    /// `storm giant`, [src/monst.c:2629](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2629).
    pub const STORM_GIANT: MonsterId = MonsterId(315);
    /// `minotaur`, [src/monst.c:2637](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2637).
    pub const MINOTAUR: MonsterId = MonsterId(316);
    /// `the Largest Giant`, [src/monst.c:2644](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2644).
    pub const THE_LARGEST_GIANT: MonsterId = MonsterId(317);
    /// `Father Dagon`, [src/monst.c:2653](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2653).
    pub const FATHER_DAGON: MonsterId = MonsterId(318);
    /// `Mother Hydra`, [src/monst.c:2662](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2662).
    pub const MOTHER_HYDRA: MonsterId = MonsterId(319);
    /// `jabberwock`, [src/monst.c:2675](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2675).
    pub const JABBERWOCK: MonsterId = MonsterId(320);
    /// `vorpal jabberwock`, [src/monst.c:2683](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2683).
    pub const VORPAL_JABBERWOCK: MonsterId = MonsterId(321);
    /// `Keystone Kop`, [src/monst.c:2695](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2695).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(322);
    /// `Kop Sergeant`, [src/monst.c:2702](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2702).
    pub const KOP_SERGEANT: MonsterId = MonsterId(323);
    /// `Kop Lieutenant`, [src/monst.c:2709](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2709).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(324);
    /// `Kop Kaptain`, [src/monst.c:2716](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2716).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(325);
    /// `lich`, [src/monst.c:2727](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2727).
    pub const LICH: MonsterId = MonsterId(326);
    /// `demilich`, [src/monst.c:2735](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2735).
    pub const DEMILICH: MonsterId = MonsterId(327);
    /// `master lich`, [src/monst.c:2743](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2743).
    pub const MASTER_LICH: MonsterId = MonsterId(328);
    /// `arch-lich`, [src/monst.c:2751](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2751).
    pub const ARCH_LICH: MonsterId = MonsterId(329);
    /// `kobold mummy`, [src/monst.c:2762](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2762).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(330);
    /// `gnome mummy`, [src/monst.c:2769](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2769).
    pub const GNOME_MUMMY: MonsterId = MonsterId(331);
    /// `orc mummy`, [src/monst.c:2776](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2776).
    pub const ORC_MUMMY: MonsterId = MonsterId(332);
    /// `dwarf mummy`, [src/monst.c:2784](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2784).
    pub const DWARF_MUMMY: MonsterId = MonsterId(333);
    /// `elf mummy`, [src/monst.c:2792](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2792).
    pub const ELF_MUMMY: MonsterId = MonsterId(334);
    /// `human mummy`, [src/monst.c:2800](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2800).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(335);
    /// `ettin mummy`, [src/monst.c:2808](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2808).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(336);
    /// `giant mummy`, [src/monst.c:2816](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2816).
    pub const GIANT_MUMMY: MonsterId = MonsterId(337);
    /// `troll mummy`, [src/monst.c:2825](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2825).
    pub const TROLL_MUMMY: MonsterId = MonsterId(338);
    /// `red naga hatchling`, [src/monst.c:2837](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2837).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(339);
    /// `black naga hatchling`, [src/monst.c:2845](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2845).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(340);
    /// `golden naga hatchling`, [src/monst.c:2853](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2853).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(341);
    /// `guardian naga hatchling`, [src/monst.c:2860](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2860).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(342);
    /// `red naga`, [src/monst.c:2867](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2867).
    pub const RED_NAGA: MonsterId = MonsterId(343);
    /// `black naga`, [src/monst.c:2875](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2875).
    pub const BLACK_NAGA: MonsterId = MonsterId(344);
    /// `golden naga`, [src/monst.c:2884](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2884).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(345);
    /// `guardian naga`, [src/monst.c:2891](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2891).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(346);
    /// `ogre`, [src/monst.c:2902](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2902).
    pub const OGRE: MonsterId = MonsterId(347);
    /// `ogre lord`, [src/monst.c:2909](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2909).
    pub const OGRE_LORD: MonsterId = MonsterId(348);
    /// `ogre mage`, [src/monst.c:2916](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2916).
    pub const OGRE_MAGE: MonsterId = MonsterId(349);
    /// `ogre king`, [src/monst.c:2923](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2923).
    pub const OGRE_KING: MonsterId = MonsterId(350);
    /// `shadow ogre`, [src/monst.c:2931](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2931).
    pub const SHADOW_OGRE: MonsterId = MonsterId(351);
    /// `gray ooze`, [src/monst.c:2942](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2942).
    pub const GRAY_OOZE: MonsterId = MonsterId(352);
    /// `brown pudding`, [src/monst.c:2951](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2951).
    pub const BROWN_PUDDING: MonsterId = MonsterId(353);
    /// `moldy pudding`, [src/monst.c:2960](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2960).
    pub const MOLDY_PUDDING: MonsterId = MonsterId(354);
    /// `black pudding`, [src/monst.c:2970](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2970).
    pub const BLACK_PUDDING: MonsterId = MonsterId(355);
    /// `green slime`, [src/monst.c:2979](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2979).
    pub const GREEN_SLIME: MonsterId = MonsterId(356);
    /// `shoggoth`, [src/monst.c:2988](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2988).
    pub const SHOGGOTH: MonsterId = MonsterId(357);
    /// `giant shoggoth`, [src/monst.c:2999](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L2999).
    pub const GIANT_SHOGGOTH: MonsterId = MonsterId(358);
    /// `quantum mechanic`, [src/monst.c:3013](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3013).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(359);
    /// `genetic engineer`, [src/monst.c:3020](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3020).
    pub const GENETIC_ENGINEER: MonsterId = MonsterId(360);
    /// `Doctor Frankenstein`, [src/monst.c:3027](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3027).
    pub const DOCTOR_FRANKENSTEIN: MonsterId = MonsterId(361);
    /// `rust monster`, [src/monst.c:3037](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3037).
    pub const RUST_MONSTER: MonsterId = MonsterId(362);
    /// `disenchanter`, [src/monst.c:3044](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3044).
    pub const DISENCHANTER: MonsterId = MonsterId(363);
    /// `garter snake`, [src/monst.c:3054](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3054).
    pub const GARTER_SNAKE: MonsterId = MonsterId(364);
    /// `snake`, [src/monst.c:3062](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3062).
    pub const SNAKE: MonsterId = MonsterId(365);
    /// `water moccasin`, [src/monst.c:3070](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3070).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(366);
    /// `pit viper`, [src/monst.c:3078](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3078).
    pub const PIT_VIPER: MonsterId = MonsterId(367);
    /// `python`, [src/monst.c:3087](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3087).
    pub const PYTHON: MonsterId = MonsterId(368);
    /// `cobra`, [src/monst.c:3096](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3096).
    pub const COBRA: MonsterId = MonsterId(369);
    /// `king cobra`, [src/monst.c:3105](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3105).
    pub const KING_COBRA: MonsterId = MonsterId(370);
    /// `weresnake`, [src/monst.c:3112](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3112).
    pub const WERESNAKE: MonsterId = MonsterId(371);
    /// `asphynx`, [src/monst.c:3119](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3119).
    pub const ASPHYNX: MonsterId = MonsterId(372);
    /// `troll`, [src/monst.c:3130](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3130).
    pub const TROLL: MonsterId = MonsterId(373);
    /// `ice troll`, [src/monst.c:3138](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3138).
    pub const ICE_TROLL: MonsterId = MonsterId(374);
    /// `rock troll`, [src/monst.c:3146](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3146).
    pub const ROCK_TROLL: MonsterId = MonsterId(375);
    /// `two-headed troll`, [src/monst.c:3154](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3154).
    pub const TWO_HEADED_TROLL: MonsterId = MonsterId(376);
    /// `water troll`, [src/monst.c:3163](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3163).
    pub const WATER_TROLL: MonsterId = MonsterId(377);
    /// `Olog-hai`, [src/monst.c:3171](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3171).
    pub const OLOG_HAI: MonsterId = MonsterId(378);
    /// `black troll`, [src/monst.c:3179](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3179).
    pub const BLACK_TROLL: MonsterId = MonsterId(379);
    /// `umber hulk`, [src/monst.c:3190](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3190).
    pub const UMBER_HULK: MonsterId = MonsterId(380);
    /// `water hulk`, [src/monst.c:3197](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3197).
    pub const WATER_HULK: MonsterId = MonsterId(381);
    /// `vampire`, [src/monst.c:3207](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3207).
    pub const VAMPIRE: MonsterId = MonsterId(382);
    /// `vampire lord`, [src/monst.c:3215](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3215).
    pub const VAMPIRE_LORD: MonsterId = MonsterId(383);
    /// `fire vampire`, [src/monst.c:3223](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3223).
    pub const FIRE_VAMPIRE: MonsterId = MonsterId(384);
    /// `star vampire`, [src/monst.c:3232](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3232).
    pub const STAR_VAMPIRE: MonsterId = MonsterId(385);
    /// `vampire mage`, [src/monst.c:3241](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3241).
    pub const VAMPIRE_MAGE: MonsterId = MonsterId(386);
    /// `Vlad the Impaler`, [src/monst.c:3249](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3249).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(387);
    /// `barrow wight`, [src/monst.c:3261](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3261).
    pub const BARROW_WIGHT: MonsterId = MonsterId(388);
    /// `wight`, [src/monst.c:3268](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3268).
    pub const WIGHT: MonsterId = MonsterId(389);
    /// `wraith`, [src/monst.c:3275](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3275).
    pub const WRAITH: MonsterId = MonsterId(390);
    /// `Nazgul`, [src/monst.c:3283](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3283).
    pub const NAZGUL: MonsterId = MonsterId(391);
    /// `xorn`, [src/monst.c:3294](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3294).
    pub const XORN: MonsterId = MonsterId(392);
    /// `monkey`, [src/monst.c:3306](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3306).
    pub const MONKEY: MonsterId = MonsterId(393);
    /// `ape`, [src/monst.c:3312](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3312).
    pub const APE: MonsterId = MonsterId(394);
    /// `owlbear`, [src/monst.c:3319](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3319).
    pub const OWLBEAR: MonsterId = MonsterId(395);
    /// `yeti`, [src/monst.c:3326](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3326).
    pub const YETI: MonsterId = MonsterId(396);
    /// `carnivorous ape`, [src/monst.c:3333](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3333).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(397);
    /// `sasquatch`, [src/monst.c:3340](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3340).
    pub const SASQUATCH: MonsterId = MonsterId(398);
    /// `zruty`, [src/monst.c:3348](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3348).
    pub const ZRUTY: MonsterId = MonsterId(399);
    /// `kobold zombie`, [src/monst.c:3358](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3358).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(400);
    /// `gnome zombie`, [src/monst.c:3365](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3365).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(401);
    /// `orc zombie`, [src/monst.c:3372](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3372).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(402);
    /// `dwarf zombie`, [src/monst.c:3379](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3379).
    pub const DWARF_ZOMBIE: MonsterId = MonsterId(403);
    /// `elf zombie`, [src/monst.c:3386](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3386).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(404);
    /// `human zombie`, [src/monst.c:3394](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3394).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(405);
    /// `ghoul`, [src/monst.c:3402](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3402).
    pub const GHOUL: MonsterId = MonsterId(406);
    /// `ghoul mage`, [src/monst.c:3410](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3410).
    pub const GHOUL_MAGE: MonsterId = MonsterId(407);
    /// `ettin zombie`, [src/monst.c:3419](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3419).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(408);
    /// `ghast`, [src/monst.c:3427](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3427).
    pub const GHAST: MonsterId = MonsterId(409);
    /// `giant zombie`, [src/monst.c:3435](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3435).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(410);
    /// `skeleton`, [src/monst.c:3444](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3444).
    pub const SKELETON: MonsterId = MonsterId(411);
    /// `ghoul queen`, [src/monst.c:3453](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3453).
    pub const GHOUL_QUEEN: MonsterId = MonsterId(412);
    /// `gug`, [src/monst.c:3463](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3463).
    pub const GUG: MonsterId = MonsterId(413);
    /// `straw golem`, [src/monst.c:3475](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3475).
    pub const STRAW_GOLEM: MonsterId = MonsterId(414);
    /// `paper golem`, [src/monst.c:3482](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3482).
    pub const PAPER_GOLEM: MonsterId = MonsterId(415);
    /// `wax golem`, [src/monst.c:3489](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3489).
    pub const WAX_GOLEM: MonsterId = MonsterId(416);
    /// `plastic golem`, [src/monst.c:3496](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3496).
    pub const PLASTIC_GOLEM: MonsterId = MonsterId(417);
    /// `rope golem`, [src/monst.c:3503](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3503).
    pub const ROPE_GOLEM: MonsterId = MonsterId(418);
    /// `gold golem`, [src/monst.c:3510](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3510).
    pub const GOLD_GOLEM: MonsterId = MonsterId(419);
    /// `leather golem`, [src/monst.c:3517](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3517).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(420);
    /// `wood golem`, [src/monst.c:3524](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3524).
    pub const WOOD_GOLEM: MonsterId = MonsterId(421);
    /// `flesh golem`, [src/monst.c:3531](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3531).
    pub const FLESH_GOLEM: MonsterId = MonsterId(422);
    /// `clay golem`, [src/monst.c:3540](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3540).
    pub const CLAY_GOLEM: MonsterId = MonsterId(423);
    /// `stone golem`, [src/monst.c:3547](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3547).
    pub const STONE_GOLEM: MonsterId = MonsterId(424);
    /// `glass golem`, [src/monst.c:3554](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3554).
    pub const GLASS_GOLEM: MonsterId = MonsterId(425);
    /// `iron golem`, [src/monst.c:3561](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3561).
    pub const IRON_GOLEM: MonsterId = MonsterId(426);
    /// `Frankenstein's Monster`, [src/monst.c:3569](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3569).
    pub const FRANKENSTEIN_S_MONSTER: MonsterId = MonsterId(427);
    /// `ruby golem`, [src/monst.c:3579](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3579).
    pub const RUBY_GOLEM: MonsterId = MonsterId(428);
    /// `diamond golem`, [src/monst.c:3587](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3587).
    pub const DIAMOND_GOLEM: MonsterId = MonsterId(429);
    /// `sapphire golem`, [src/monst.c:3595](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3595).
    pub const SAPPHIRE_GOLEM: MonsterId = MonsterId(430);
    /// `steel golem`, [src/monst.c:3603](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3603).
    pub const STEEL_GOLEM: MonsterId = MonsterId(431);
    /// `crystal golem`, [src/monst.c:3611](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3611).
    pub const CRYSTAL_GOLEM: MonsterId = MonsterId(432);
    /// `human`, [src/monst.c:3622](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3622).
    pub const HUMAN: MonsterId = MonsterId(433);
    /// `wererat`, [src/monst.c:3630](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3630).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(434);
    /// `werejackal`, [src/monst.c:3638](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3638).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(435);
    /// `werewolf`, [src/monst.c:3646](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3646).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(436);
    /// `werepanther`, [src/monst.c:3654](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3654).
    pub const HUMAN_WEREPANTHER: MonsterId = MonsterId(437);
    /// `weretiger`, [src/monst.c:3662](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3662).
    pub const HUMAN_WERETIGER: MonsterId = MonsterId(438);
    /// `weresnake`, [src/monst.c:3670](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3670).
    pub const HUMAN_WERESNAKE: MonsterId = MonsterId(439);
    /// `werespider`, [src/monst.c:3678](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3678).
    pub const HUMAN_WERESPIDER: MonsterId = MonsterId(440);
    /// `gibberling`, [src/monst.c:3686](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3686).
    pub const GIBBERLING: MonsterId = MonsterId(441);
    /// `grimlock`, [src/monst.c:3693](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3693).
    pub const GRIMLOCK: MonsterId = MonsterId(442);
    /// `elf`, [src/monst.c:3712](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3712).
    pub const ELF: MonsterId = MonsterId(443);
    /// `Woodland-elf`, [src/monst.c:3720](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3720).
    pub const WOODLAND_ELF: MonsterId = MonsterId(444);
    /// `Green-elf`, [src/monst.c:3727](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3727).
    pub const GREEN_ELF: MonsterId = MonsterId(445);
    /// `Grey-elf`, [src/monst.c:3734](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3734).
    pub const GREY_ELF: MonsterId = MonsterId(446);
    /// `High-elf`, [src/monst.c:3741](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3741).
    pub const HIGH_ELF: MonsterId = MonsterId(447);
    /// `elf-lord`, [src/monst.c:3749](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3749).
    pub const ELF_LORD: MonsterId = MonsterId(448);
    /// `drow`, [src/monst.c:3757](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3757).
    pub const DROW: MonsterId = MonsterId(449);
    /// `Elvenking`, [src/monst.c:3765](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3765).
    pub const ELVENKING: MonsterId = MonsterId(450);
    /// `doppelganger`, [src/monst.c:3773](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3773).
    pub const DOPPELGANGER: MonsterId = MonsterId(451);
    /// `mugger`, [src/monst.c:3781](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3781).
    pub const MUGGER: MonsterId = MonsterId(452);
    /// `nurse`, [src/monst.c:3789](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3789).
    pub const NURSE: MonsterId = MonsterId(453);
    /// `gypsy`, [src/monst.c:3796](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3796).
    pub const GYPSY: MonsterId = MonsterId(454);
    /// `shopkeeper`, [src/monst.c:3805](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3805).
    pub const SHOPKEEPER: MonsterId = MonsterId(455);
    /// `black marketeer`, [src/monst.c:3815](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3815).
    pub const BLACK_MARKETEER: MonsterId = MonsterId(456);
    /// `guard`, [src/monst.c:3825](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3825).
    pub const GUARD: MonsterId = MonsterId(457);
    /// `prisoner`, [src/monst.c:3833](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3833).
    pub const PRISONER: MonsterId = MonsterId(458);
    /// `Oracle`, [src/monst.c:3841](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3841).
    pub const ORACLE: MonsterId = MonsterId(459);
    /// `aligned priest`, [src/monst.c:3848](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3848).
    pub const ALIGNED_PRIEST: MonsterId = MonsterId(460);
    /// `high priest`, [src/monst.c:3856](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3856).
    pub const HIGH_PRIEST: MonsterId = MonsterId(461);
    /// `soldier`, [src/monst.c:3886](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3886).
    pub const SOLDIER: MonsterId = MonsterId(462);
    /// `sergeant`, [src/monst.c:3894](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3894).
    pub const SERGEANT: MonsterId = MonsterId(463);
    /// `lieutenant`, [src/monst.c:3902](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3902).
    pub const LIEUTENANT: MonsterId = MonsterId(464);
    /// `captain`, [src/monst.c:3910](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3910).
    pub const CAPTAIN: MonsterId = MonsterId(465);
    /// `watchman`, [src/monst.c:3921](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3921).
    pub const WATCHMAN: MonsterId = MonsterId(466);
    /// `watch captain`, [src/monst.c:3929](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3929).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(467);
    /// `Medusa`, [src/monst.c:3939](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3939).
    pub const MEDUSA: MonsterId = MonsterId(468);
    /// `Wizard of Yendor`, [src/monst.c:3949](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3949).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(469);
    /// `Croesus`, [src/monst.c:3960](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3960).
    pub const CROESUS: MonsterId = MonsterId(470);
    /// `shadow`, [src/monst.c:3983](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3983).
    pub const SHADOW: MonsterId = MonsterId(471);
    /// `ghost`, [src/monst.c:3992](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L3992).
    pub const GHOST: MonsterId = MonsterId(472);
    /// `shade`, [src/monst.c:4000](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4000).
    pub const SHADE: MonsterId = MonsterId(473);
    /// `water demon`, [src/monst.c:4012](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4012).
    pub const WATER_DEMON: MonsterId = MonsterId(474);
    /// `horned devil`, [src/monst.c:4022](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4022).
    pub const HORNED_DEVIL: MonsterId = MonsterId(475);
    /// `spined devil`, [src/monst.c:4031](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4031).
    pub const SPINED_DEVIL: MonsterId = MonsterId(476);
    /// `bearded devil`, [src/monst.c:4039](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4039).
    pub const BEARDED_DEVIL: MonsterId = MonsterId(477);
    /// `succubus`, [src/monst.c:4056](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4056).
    pub const SUCCUBUS: MonsterId = MonsterId(478);
    /// `incubus`, [src/monst.c:4063](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4063).
    pub const INCUBUS: MonsterId = MonsterId(479);
    /// `erinys`, [src/monst.c:4073](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4073).
    pub const ERINYS: MonsterId = MonsterId(480);
    /// `barbed devil`, [src/monst.c:4082](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4082).
    pub const BARBED_DEVIL: MonsterId = MonsterId(481);
    /// `marilith`, [src/monst.c:4089](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4089).
    pub const MARILITH: MonsterId = MonsterId(482);
    /// `bar-lgura`, [src/monst.c:4098](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4098).
    pub const BAR_LGURA: MonsterId = MonsterId(483);
    /// `chasme`, [src/monst.c:4106](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4106).
    pub const CHASME: MonsterId = MonsterId(484);
    /// `vrock`, [src/monst.c:4115](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4115).
    pub const VROCK: MonsterId = MonsterId(485);
    /// `babau`, [src/monst.c:4123](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4123).
    pub const BABAU: MonsterId = MonsterId(486);
    /// `hezrou`, [src/monst.c:4132](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4132).
    pub const HEZROU: MonsterId = MonsterId(487);
    /// `bone devil`, [src/monst.c:4139](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4139).
    pub const BONE_DEVIL: MonsterId = MonsterId(488);
    /// `ice devil`, [src/monst.c:4146](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4146).
    pub const ICE_DEVIL: MonsterId = MonsterId(489);
    /// `nalfeshnee`, [src/monst.c:4155](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4155).
    pub const NALFESHNEE: MonsterId = MonsterId(490);
    /// `nabassu`, [src/monst.c:4163](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4163).
    pub const NABASSU: MonsterId = MonsterId(491);
    /// `pit fiend`, [src/monst.c:4173](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4173).
    pub const PIT_FIEND: MonsterId = MonsterId(492);
    /// `balrog`, [src/monst.c:4181](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4181).
    pub const BALROG: MonsterId = MonsterId(493);
    /// `Juiblex`, [src/monst.c:4192](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4192).
    pub const JUIBLEX: MonsterId = MonsterId(494);
    /// `Yeenoghu`, [src/monst.c:4203](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4203).
    pub const YEENOGHU: MonsterId = MonsterId(495);
    /// `Orcus`, [src/monst.c:4213](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4213).
    pub const ORCUS: MonsterId = MonsterId(496);
    /// `Geryon`, [src/monst.c:4224](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4224).
    pub const GERYON: MonsterId = MonsterId(497);
    /// `Dispater`, [src/monst.c:4233](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4233).
    pub const DISPATER: MonsterId = MonsterId(498);
    /// `Baalzebub`, [src/monst.c:4242](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4242).
    pub const BAALZEBUB: MonsterId = MonsterId(499);
    /// `Asmodeus`, [src/monst.c:4251](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4251).
    pub const ASMODEUS: MonsterId = MonsterId(500);
    /// `Demogorgon`, [src/monst.c:4260](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4260).
    pub const DEMOGORGON: MonsterId = MonsterId(501);
    /// `Cthulhu`, [src/monst.c:4272](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4272).
    pub const CTHULHU: MonsterId = MonsterId(502);
    /// `Death`, [src/monst.c:4286](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4286).
    pub const DEATH: MonsterId = MonsterId(503);
    /// `Pestilence`, [src/monst.c:4295](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4295).
    pub const PESTILENCE: MonsterId = MonsterId(504);
    /// `Famine`, [src/monst.c:4304](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4304).
    pub const FAMINE: MonsterId = MonsterId(505);
    /// `mail daemon`, [src/monst.c:4316](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4316).
    pub const MAIL_DAEMON: MonsterId = MonsterId(506);
    /// `djinni`, [src/monst.c:4326](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4326).
    pub const DJINNI: MonsterId = MonsterId(507);
    /// `sandestin`, [src/monst.c:4363](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4363).
    pub const SANDESTIN: MonsterId = MonsterId(508);
    /// `jellyfish`, [src/monst.c:4375](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4375).
    pub const JELLYFISH: MonsterId = MonsterId(509);
    /// `piranha`, [src/monst.c:4382](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4382).
    pub const PIRANHA: MonsterId = MonsterId(510);
    /// `giant eel`, [src/monst.c:4390](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4390).
    pub const GIANT_EEL: MonsterId = MonsterId(511);
    /// `shark`, [src/monst.c:4398](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4398).
    pub const SHARK: MonsterId = MonsterId(512);
    /// `giant crab`, [src/monst.c:4406](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4406).
    pub const GIANT_CRAB: MonsterId = MonsterId(513);
    /// `electric eel`, [src/monst.c:4413](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4413).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(514);
    /// `kraken`, [src/monst.c:4421](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4421).
    pub const KRAKEN: MonsterId = MonsterId(515);
    /// `newt`, [src/monst.c:4432](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4432).
    pub const NEWT: MonsterId = MonsterId(516);
    /// `gecko`, [src/monst.c:4439](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4439).
    pub const GECKO: MonsterId = MonsterId(517);
    /// `iguana`, [src/monst.c:4445](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4445).
    pub const IGUANA: MonsterId = MonsterId(518);
    /// `baby crocodile`, [src/monst.c:4451](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4451).
    pub const BABY_CROCODILE: MonsterId = MonsterId(519);
    /// `lizard`, [src/monst.c:4458](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4458).
    pub const LIZARD: MonsterId = MonsterId(520);
    /// `gila monster`, [src/monst.c:4464](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4464).
    pub const GILA_MONSTER: MonsterId = MonsterId(521);
    /// `chameleon`, [src/monst.c:4470](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4470).
    pub const CHAMELEON: MonsterId = MonsterId(522);
    /// `crocodile`, [src/monst.c:4476](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4476).
    pub const CROCODILE: MonsterId = MonsterId(523);
    /// `salamander`, [src/monst.c:4484](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4484).
    pub const SALAMANDER: MonsterId = MonsterId(524);
    /// `rhaumbusun`, [src/monst.c:4492](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4492).
    pub const RHAUMBUSUN: MonsterId = MonsterId(525);
    /// `basilisk`, [src/monst.c:4499](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4499).
    pub const BASILISK: MonsterId = MonsterId(526);
    /// `komodo dragon`, [src/monst.c:4507](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4507).
    pub const KOMODO_DRAGON: MonsterId = MonsterId(527);
    /// `bad egg`, [src/monst.c:4516](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4516).
    pub const BAD_EGG: MonsterId = MonsterId(528);
    /// `killer tripe ration`, [src/monst.c:4523](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4523).
    pub const KILLER_TRIPE_RATION: MonsterId = MonsterId(529);
    /// `killer food ration`, [src/monst.c:4530](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4530).
    pub const KILLER_FOOD_RATION: MonsterId = MonsterId(530);
    /// `pile of killer coins`, [src/monst.c:4538](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4538).
    pub const PILE_OF_KILLER_COINS: MonsterId = MonsterId(531);
    /// `large pile of killer coins`, [src/monst.c:4545](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4545).
    pub const LARGE_PILE_OF_KILLER_COINS: MonsterId = MonsterId(532);
    /// `huge pile of killer coins`, [src/monst.c:4552](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4552).
    pub const HUGE_PILE_OF_KILLER_COINS: MonsterId = MonsterId(533);
    /// `long worm tail`, [src/monst.c:4564](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4564).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(534);
    /// `Nightmare`, [src/monst.c:4579](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4579).
    pub const NIGHTMARE: MonsterId = MonsterId(535);
    /// `Beholder`, [src/monst.c:4590](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4590).
    pub const BEHOLDER: MonsterId = MonsterId(536);
    /// `Vecna`, [src/monst.c:4600](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4600).
    pub const VECNA: MonsterId = MonsterId(537);
    /// `archeologist`, [src/monst.c:4616](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4616).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(538);
    /// `barbarian`, [src/monst.c:4623](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4623).
    pub const BARBARIAN: MonsterId = MonsterId(539);
    /// `caveman`, [src/monst.c:4630](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4630).
    pub const CAVEMAN: MonsterId = MonsterId(540);
    /// `cavewoman`, [src/monst.c:4638](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4638).
    pub const CAVEWOMAN: MonsterId = MonsterId(541);
    /// `flame mage`, [src/monst.c:4646](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4646).
    pub const FLAME_MAGE: MonsterId = MonsterId(542);
    /// `healer`, [src/monst.c:4654](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4654).
    pub const HEALER: MonsterId = MonsterId(543);
    /// `ice mage`, [src/monst.c:4661](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4661).
    pub const ICE_MAGE: MonsterId = MonsterId(544);
    /// `knight`, [src/monst.c:4669](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4669).
    pub const KNIGHT: MonsterId = MonsterId(545);
    /// `monk`, [src/monst.c:4676](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4676).
    pub const MONK: MonsterId = MonsterId(546);
    /// `necromancer`, [src/monst.c:4684](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4684).
    pub const NECROMANCER: MonsterId = MonsterId(547);
    /// `priest`, [src/monst.c:4692](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4692).
    pub const PRIEST: MonsterId = MonsterId(548);
    /// `priestess`, [src/monst.c:4700](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4700).
    pub const PRIESTESS: MonsterId = MonsterId(549);
    /// `ranger`, [src/monst.c:4708](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4708).
    pub const RANGER: MonsterId = MonsterId(550);
    /// `rogue`, [src/monst.c:4716](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4716).
    pub const ROGUE: MonsterId = MonsterId(551);
    /// `samurai`, [src/monst.c:4724](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4724).
    pub const SAMURAI: MonsterId = MonsterId(552);
    /// `tourist`, [src/monst.c:4732](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4732).
    pub const TOURIST: MonsterId = MonsterId(553);
    /// `undead slayer`, [src/monst.c:4740](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4740).
    pub const UNDEAD_SLAYER: MonsterId = MonsterId(554);
    /// `valkyrie`, [src/monst.c:4748](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4748).
    pub const VALKYRIE: MonsterId = MonsterId(555);
    /// `yeoman`, [src/monst.c:4757](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4757).
    pub const YEOMAN: MonsterId = MonsterId(556);
    /// `wizard`, [src/monst.c:4767](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4767).
    pub const WIZARD: MonsterId = MonsterId(557);
    /// `Lord Carnarvon`, [src/monst.c:4778](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4778).
    pub const LORD_CARNARVON: MonsterId = MonsterId(558);
    /// `Pelias`, [src/monst.c:4787](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4787).
    pub const PELIAS: MonsterId = MonsterId(559);
    /// `Shaman Karnov`, [src/monst.c:4796](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4796).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(560);
    /// `High Flame Mage`, [src/monst.c:4847](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4847).
    pub const HIGH_FLAME_MAGE: MonsterId = MonsterId(561);
    /// `Hippocrates`, [src/monst.c:4855](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4855).
    pub const HIPPOCRATES: MonsterId = MonsterId(562);
    /// `High Ice Mage`, [src/monst.c:4874](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4874).
    pub const HIGH_ICE_MAGE: MonsterId = MonsterId(563);
    /// `King Arthur`, [src/monst.c:4882](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4882).
    pub const KING_ARTHUR: MonsterId = MonsterId(564);
    /// `Grand Master`, [src/monst.c:4901](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4901).
    pub const GRAND_MASTER: MonsterId = MonsterId(565);
    /// `Dark Lord`, [src/monst.c:4911](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4911).
    pub const DARK_LORD: MonsterId = MonsterId(566);
    /// `Arch Priest`, [src/monst.c:4919](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4919).
    pub const ARCH_PRIEST: MonsterId = MonsterId(567);
    /// `Orion`, [src/monst.c:4929](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4929).
    pub const ORION: MonsterId = MonsterId(568);
    /// `Master of Thieves`, [src/monst.c:4940](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4940).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(569);
    /// `Lord Sato`, [src/monst.c:4949](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4949).
    pub const LORD_SATO: MonsterId = MonsterId(570);
    /// `Twoflower`, [src/monst.c:4959](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4959).
    pub const TWOFLOWER: MonsterId = MonsterId(571);
    /// `Van Helsing`, [src/monst.c:4969](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4969).
    pub const VAN_HELSING: MonsterId = MonsterId(572);
    /// `Norn`, [src/monst.c:4977](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4977).
    pub const NORN: MonsterId = MonsterId(573);
    /// `Neferet the Green`, [src/monst.c:4986](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L4986).
    pub const NEFERET_THE_GREEN: MonsterId = MonsterId(574);
    /// `Chief Yeoman Warder`, [src/monst.c:5006](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5006).
    pub const CHIEF_YEOMAN_WARDER: MonsterId = MonsterId(575);
    /// `Minion of Huhetotl`, [src/monst.c:5019](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5019).
    pub const MINION_OF_HUHETOTL: MonsterId = MonsterId(576);
    /// `Thoth Amon`, [src/monst.c:5028](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5028).
    pub const THOTH_AMON: MonsterId = MonsterId(577);
    /// `Chromatic Dragon`, [src/monst.c:5041](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5041).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(578);
    /// `Water Mage`, [src/monst.c:5089](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5089).
    pub const WATER_MAGE: MonsterId = MonsterId(579);
    /// `Cyclops`, [src/monst.c:5110](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5110).
    pub const CYCLOPS: MonsterId = MonsterId(580);
    /// `Earth Mage`, [src/monst.c:5130](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5130).
    pub const EARTH_MAGE: MonsterId = MonsterId(581);
    /// `Ixoth`, [src/monst.c:5139](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5139).
    pub const IXOTH: MonsterId = MonsterId(582);
    /// `Master Kaen`, [src/monst.c:5161](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5161).
    pub const MASTER_KAEN: MonsterId = MonsterId(583);
    /// `Maugneshaagar`, [src/monst.c:5172](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5172).
    pub const MAUGNESHAAGAR: MonsterId = MonsterId(584);
    /// `Nalzok`, [src/monst.c:5181](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5181).
    pub const NALZOK: MonsterId = MonsterId(585);
    /// `Scorpius`, [src/monst.c:5191](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5191).
    pub const SCORPIUS: MonsterId = MonsterId(586);
    /// `Master Assassin`, [src/monst.c:5200](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5200).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(587);
    /// `Ashikaga Takauji`, [src/monst.c:5212](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5212).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(588);
    /// `Count Dracula`, [src/monst.c:5226](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5226).
    pub const COUNT_DRACULA: MonsterId = MonsterId(589);
    /// `Lord Surtur`, [src/monst.c:5236](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5236).
    pub const LORD_SURTUR: MonsterId = MonsterId(590);
    /// `Dark One`, [src/monst.c:5245](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5245).
    pub const DARK_ONE: MonsterId = MonsterId(591);
    /// `Colonel Blood`, [src/monst.c:5256](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5256).
    pub const COLONEL_BLOOD: MonsterId = MonsterId(592);
    /// `student`, [src/monst.c:5270](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5270).
    pub const STUDENT: MonsterId = MonsterId(593);
    /// `chieftain`, [src/monst.c:5278](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5278).
    pub const CHIEFTAIN: MonsterId = MonsterId(594);
    /// `neanderthal`, [src/monst.c:5286](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5286).
    pub const NEANDERTHAL: MonsterId = MonsterId(595);
    /// `igniter`, [src/monst.c:5315](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5315).
    pub const IGNITER: MonsterId = MonsterId(596);
    /// `froster`, [src/monst.c:5323](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5323).
    pub const FROSTER: MonsterId = MonsterId(597);
    /// `attendant`, [src/monst.c:5341](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5341).
    pub const ATTENDANT: MonsterId = MonsterId(598);
    /// `page`, [src/monst.c:5367](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5367).
    pub const PAGE: MonsterId = MonsterId(599);
    /// `abbot`, [src/monst.c:5375](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5375).
    pub const ABBOT: MonsterId = MonsterId(600);
    /// `embalmer`, [src/monst.c:5383](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5383).
    pub const EMBALMER: MonsterId = MonsterId(601);
    /// `acolyte`, [src/monst.c:5391](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5391).
    pub const ACOLYTE: MonsterId = MonsterId(602);
    /// `hunter`, [src/monst.c:5399](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5399).
    pub const HUNTER: MonsterId = MonsterId(603);
    /// `thug`, [src/monst.c:5407](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5407).
    pub const THUG: MonsterId = MonsterId(604);
    /// `ninja`, [src/monst.c:5415](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5415).
    pub const NINJA: MonsterId = MonsterId(605);
    /// `roshi`, [src/monst.c:5423](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5423).
    pub const ROSHI: MonsterId = MonsterId(606);
    /// `guide`, [src/monst.c:5432](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5432).
    pub const GUIDE: MonsterId = MonsterId(607);
    /// `exterminator`, [src/monst.c:5441](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5441).
    pub const EXTERMINATOR: MonsterId = MonsterId(608);
    /// `warrior`, [src/monst.c:5449](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5449).
    pub const WARRIOR: MonsterId = MonsterId(609);
    /// `apprentice`, [src/monst.c:5457](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5457).
    pub const APPRENTICE: MonsterId = MonsterId(610);
    /// `Yeoman Warder`, [src/monst.c:5466](https://github.com/dirkz/SlashEM/blob/f41311d00b044ad3c81fd9172cb61d98fc59daf7/src/monst.c#L5466).
    pub const YEOMAN_WARDER: MonsterId = MonsterId(611);
}
