// Made by `cargo xtask regen evilhack-0.9.3` from EvilHack 0.9.3 (https://github.com/k21971/EvilHack at c444f6a3ab1e9f16d0676961dba86f628e91c6ba); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:781ff76705e73fdf6d5ad03a6efa84fc89396071d1b4fb549c1c42840deecd57
// table sha256:713d3a37456ec86763e9fdc7d5a33507ee72e2691bacc6e81b6bef5d22b2578f
// difficulty sha256:fc8864561da6d6bcc54258d00569482471abd233e10d7728a57a01cb31a33a41
// body sha256:c72910c46a0c6adb256964377d3e8395440fa49ffde4d9dcda3364cb99be9597

//! EvilHack 0.9.3: 564 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Family, Field, Gen, Genders, Generation, GenerationRule,
    GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names,
    Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine, Str, Traits, Version,
};

/// EvilHack 0.9.3.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("evilhack-0.9.3"),
    title: Cow::Borrowed("EvilHack 0.9.3"),
    family: Family::EvilHack,
    version: Version {
        major: 0,
        minor: 9,
        patch: 3,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: Some(Cow::Borrowed("nethack-3.6.7")),
        generation: GenerationRule::EvilHack,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/k21971/EvilHack"),
        revision: Cow::Borrowed("c444f6a3ab1e9f16d0676961dba86f628e91c6ba"),
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
        flags: 0xfef0,
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
pub static ROLES: [Role; 16] = [
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
        allow: 12_294,
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
        allow: 12_291,
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
        nemesis: Some(pm::ANNAM),
        enemies: Some([
            foes(Some(pm::BUGBEAR), Some(Class::Humanoid)),
            foes(Some(pm::HILL_GIANT), Some(Class::Giant)),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_294,
    },
    Role {
        name: Cow::Borrowed("Convict"),
        female_name: None,
        file_code: Cow::Borrowed("Con"),
        monster: Some(pm::CONVICT),
        female_monster: None,
        pet: Some(pm::SEWER_RAT),
        leader: Some(pm::ROBERT_THE_LIFER),
        guardians: Some(pm::INMATE),
        nemesis: Some(pm::WARDEN_ARIANNA),
        enemies: Some([
            foes(Some(pm::GIANT_BEETLE), Some(Class::Rodent)),
            foes(Some(pm::SOLDIER_ANT), Some(Class::Spider)),
        ]),
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_545,
    },
    Role {
        name: Cow::Borrowed("Druid"),
        female_name: None,
        file_code: Cow::Borrowed("Dru"),
        monster: Some(pm::DRUID),
        female_monster: None,
        pet: Some(pm::HAWK),
        leader: Some(pm::ELANEE),
        guardians: Some(pm::ASPIRANT),
        nemesis: Some(pm::BABA_YAGA),
        enemies: Some([
            foes(Some(pm::WEREWOLF), Some(Class::other("S_SKELETON"))),
            foes(Some(pm::TREE_BLIGHT), Some(Class::other("S_PLANT"))),
        ]),
        alignments: Alignments::NEUTRAL,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_290,
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
        allow: 12_290,
    },
    Role {
        name: Cow::Borrowed("Infidel"),
        female_name: None,
        file_code: Cow::Borrowed("Inf"),
        monster: Some(pm::INFIDEL),
        female_monster: None,
        pet: Some(pm::LESSER_HOMUNCULUS),
        leader: Some(pm::ARCHBISHOP_OF_MOLOCH),
        guardians: Some(pm::CULTIST),
        nemesis: Some(pm::PALADIN),
        enemies: Some([
            foes(Some(pm::AGENT), Some(Class::Dog)),
            foes(Some(pm::CHAMPION), Some(Class::Unicorn)),
        ]),
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_289,
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
        alignments: Alignments::LAWFUL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_293,
    },
    Role {
        name: Cow::Borrowed("Monk"),
        female_name: None,
        file_code: Cow::Borrowed("Mon"),
        monster: Some(pm::MONK),
        female_monster: None,
        pet: None,
        leader: Some(pm::MASTER_PO),
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
        allow: 12_295,
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
        allow: 12_295,
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
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_291,
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
        allow: 12_291,
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
        allow: 12_292,
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
        allow: 12_290,
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
        allow: 8198,
    },
    Role {
        name: Cow::Borrowed("Wizard"),
        female_name: None,
        file_code: Cow::Borrowed("Wiz"),
        monster: Some(pm::WIZARD),
        female_monster: None,
        pet: Some(pm::PSEUDODRAGON),
        leader: Some(pm::NEFERET_THE_GREEN),
        guardians: Some(pm::APPRENTICE),
        nemesis: Some(pm::DARK_ONE),
        enemies: Some([
            foes(Some(pm::VAMPIRE_BAT), Some(Class::Bat)),
            foes(Some(pm::XORN), Some(Class::Wraith)),
        ]),
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_291,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 100] = [
    grows(pm::CHICKATRICE, pm::COCKATRICE),
    grows(pm::LITTLE_DOG, pm::DOG),
    grows(pm::DOG, pm::LARGE_DOG),
    grows(pm::SMALL_SKELETAL_HOUND, pm::SKELETAL_HOUND),
    grows(pm::SKELETAL_HOUND, pm::LARGE_SKELETAL_HOUND),
    grows(pm::HELL_HOUND_PUP, pm::HELL_HOUND),
    grows(pm::WOLF_CUB, pm::WOLF),
    grows(pm::WINTER_WOLF_CUB, pm::WINTER_WOLF),
    grows(pm::KITTEN, pm::HOUSECAT),
    grows(pm::HOUSECAT, pm::LARGE_CAT),
    grows(pm::PONY, pm::HORSE),
    grows(pm::HORSE, pm::WARHORSE),
    grows(pm::SKELETAL_PONY, pm::SKELETAL_HORSE),
    grows(pm::SKELETAL_HORSE, pm::SKELETAL_WARHORSE),
    grows(pm::LESSER_NIGHTMARE, pm::NIGHTMARE),
    grows(pm::NIGHTMARE, pm::CAUCHEMAR),
    grows(pm::PEGASUS, pm::GREATER_PEGASUS),
    grows(pm::KOBOLD, pm::LARGE_KOBOLD),
    grows(pm::LARGE_KOBOLD, pm::KOBOLD_NOBLE),
    grows(pm::ROCK_GNOME, pm::GNOME_NOBLE),
    grows(pm::GNOME_NOBLE, pm::GNOME_ROYAL),
    grows(pm::MOUNTAIN_DWARF, pm::DWARF_NOBLE),
    grows(pm::DWARF_NOBLE, pm::DWARF_ROYAL),
    grows(pm::GNOLL, pm::GNOLL_HUNTER),
    grows(pm::GNOLL_HUNTER, pm::FLIND),
    grows(pm::MIND_FLAYER, pm::MASTER_MIND_FLAYER),
    grows(pm::GOBLIN, pm::HOBGOBLIN),
    grows(pm::HILL_ORC, pm::URUK_HAI),
    grows(pm::MORDOR_ORC, pm::URUK_HAI),
    grows(pm::URUK_HAI, pm::ORC_CAPTAIN),
    grows(pm::SEWER_RAT, pm::GIANT_RAT),
    grows(pm::GIANT_RAT, pm::ENORMOUS_RAT),
    grows(pm::ENORMOUS_RAT, pm::RODENT_OF_UNUSUAL_SIZE),
    grows(pm::LESSER_HOMUNCULUS, pm::HOMUNCULUS),
    grows(pm::HOMUNCULUS, pm::GREATER_HOMUNCULUS),
    grows(pm::CAVE_SPIDER, pm::LARGE_SPIDER),
    grows(pm::LARGE_SPIDER, pm::GIANT_SPIDER),
    grows(pm::GIANT_SPIDER, pm::GARGANTUAN_SPIDER),
    grows(pm::OGRE, pm::OGRE_NOBLE),
    grows(pm::OGRE_NOBLE, pm::OGRE_ROYAL),
    grows(pm::DROW_RAIDER, pm::DROW_WARRIOR),
    grows(pm::WOODLAND_ELF, pm::GREY_ELF),
    grows(pm::GREEN_ELF, pm::GREY_ELF),
    grows(pm::GREY_ELF, pm::ELVEN_NOBLE),
    grows(pm::ELVEN_NOBLE, pm::ELVEN_ROYAL),
    grows(pm::LICH, pm::DEMILICH),
    grows(pm::DEMILICH, pm::MASTER_LICH),
    grows(pm::MASTER_LICH, pm::ARCH_LICH),
    grows(pm::VAMPIRE_SOVEREIGN, pm::VAMPIRE_NOBLE),
    grows(pm::VAMPIRE_NOBLE, pm::VAMPIRE_ROYAL),
    grows(pm::BAT, pm::GIANT_BAT),
    grows(pm::HAWK, pm::LARGE_HAWK),
    grows(pm::LARGE_HAWK, pm::GIANT_HAWK),
    grows(pm::BABY_GRAY_DRAGON, pm::GRAY_DRAGON),
    grows(pm::BABY_SILVER_DRAGON, pm::SILVER_DRAGON),
    grows(pm::BABY_SHIMMERING_DRAGON, pm::SHIMMERING_DRAGON),
    grows(pm::BABY_RED_DRAGON, pm::RED_DRAGON),
    grows(pm::BABY_WHITE_DRAGON, pm::WHITE_DRAGON),
    grows(pm::BABY_ORANGE_DRAGON, pm::ORANGE_DRAGON),
    grows(pm::BABY_BLACK_DRAGON, pm::BLACK_DRAGON),
    grows(pm::BABY_BLUE_DRAGON, pm::BLUE_DRAGON),
    grows(pm::BABY_GREEN_DRAGON, pm::GREEN_DRAGON),
    grows(pm::BABY_GOLD_DRAGON, pm::GOLD_DRAGON),
    grows(pm::BABY_SEA_DRAGON, pm::SEA_DRAGON),
    grows(pm::BABY_YELLOW_DRAGON, pm::YELLOW_DRAGON),
    grows(pm::BABY_SHADOW_DRAGON, pm::SHADOW_DRAGON),
    grows(pm::BABY_CELESTIAL_DRAGON, pm::CELESTIAL_DRAGON),
    grows(pm::PSEUDODRAGON, pm::ELDER_PSEUDODRAGON),
    grows(pm::ELDER_PSEUDODRAGON, pm::ANCIENT_PSEUDODRAGON),
    grows(pm::RED_NAGA_HATCHLING, pm::RED_NAGA),
    grows(pm::BLACK_NAGA_HATCHLING, pm::BLACK_NAGA),
    grows(pm::GOLDEN_NAGA_HATCHLING, pm::GOLDEN_NAGA),
    grows(pm::GUARDIAN_NAGA_HATCHLING, pm::GUARDIAN_NAGA),
    grows(pm::SMALL_MIMIC, pm::LARGE_MIMIC),
    grows(pm::LARGE_MIMIC, pm::GIANT_MIMIC),
    grows(pm::BABY_LONG_WORM, pm::LONG_WORM),
    grows(pm::BABY_PURPLE_WORM, pm::PURPLE_WORM),
    grows(pm::BABY_CROCODILE, pm::CROCODILE),
    grows(pm::CROCODILE, pm::GIANT_CROCODILE),
    grows(pm::CAVE_LIZARD, pm::LARGE_CAVE_LIZARD),
    grows(pm::SOLDIER, pm::SERGEANT),
    grows(pm::SERGEANT, pm::LIEUTENANT),
    grows(pm::LIEUTENANT, pm::CAPTAIN),
    grows(pm::WATCHMAN, pm::WATCH_CAPTAIN),
    grows(pm::ALIGNED_PRIEST, pm::HIGH_PRIEST),
    grows(pm::STUDENT, pm::ARCHEOLOGIST),
    grows(pm::ASPIRANT, pm::DRUID),
    grows(pm::ATTENDANT, pm::HEALER),
    grows(pm::PAGE, pm::KNIGHT),
    grows(pm::ACOLYTE, pm::PRIESTESS),
    grows(pm::APPRENTICE, pm::WIZARD),
    grows(pm::MANES, pm::LEMURE),
    grows(pm::KEYSTONE_KOP, pm::KOP_SERGEANT),
    grows(pm::KOP_SERGEANT, pm::KOP_LIEUTENANT),
    grows(pm::KOP_LIEUTENANT, pm::KOP_KAPTAIN),
    grows(pm::BABY_OWLBEAR, pm::OWLBEAR),
    grows(pm::ENT, pm::ELDER_ENT),
    grows(pm::TWIG_BLIGHT, pm::NEEDLE_BLIGHT),
    grows(pm::GRIZZLY_BEAR, pm::CAVE_BEAR),
    grows(pm::WOLVERINE, pm::DIRE_WOLVERINE),
];

/// The members of `struct permonst`, in order.
pub static FIELDS: [Field; 22] = [
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
    field("msound", "unsigned char"),
    field("msize", "unsigned char"),
    field("mresists", "unsigned long"),
    field("mconveys", "unsigned char"),
    field("mflags1", "unsigned long"),
    field("mflags2", "unsigned long"),
    field("mflags3", "unsigned short"),
    field("mflags4", "unsigned short"),
    field("mhflags", "unsigned long"),
    field("difficulty", "unsigned char"),
    field("mcolor", "unsigned char"),
];

/// The members that hold traits.
pub static TRAIT_WORDS: [Str; 5] = [
    Cow::Borrowed("mflags1"),
    Cow::Borrowed("mflags2"),
    Cow::Borrowed("mflags3"),
    Cow::Borrowed("mflags4"),
    Cow::Borrowed("mhflags"),
];

/// The classes, by number.
pub static CLASSES: [ClassDef; 63] = [
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
    class_def(Class::other("S_SKELETON"), 26, Some('z')),
    class_def(Class::Angel, 27, Some('A')),
    class_def(Class::Bat, 28, Some('B')),
    class_def(Class::Centaur, 29, Some('C')),
    class_def(Class::Dragon, 30, Some('D')),
    class_def(Class::Elemental, 31, Some('E')),
    class_def(Class::Fungus, 32, Some('F')),
    class_def(Class::Gnome, 33, Some('G')),
    class_def(Class::Giant, 34, Some('H')),
    class_def(Class::Invisible, 35, Some('I')),
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
    class_def(Class::other("S_ENT"), 59, Some('#')),
    class_def(Class::other("S_PLANT"), 60, Some('{')),
    class_def(Class::other("S_ORB"), 61, Some('8')),
    class_def(Class::WormTail, 62, Some('~')),
    class_def(Class::MimicDefault, 63, Some(']')),
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
    named(AttackType::Spit, 8),
    named(AttackType::Engulf, 9),
    named(AttackType::Breath, 10),
    named(AttackType::Explode, 11),
    named(AttackType::Boom, 12),
    named(AttackType::Gaze, 13),
    named(AttackType::Tentacle, 14),
    named(AttackType::other("AT_SCRE"), 15),
    named(AttackType::Weapon, 16),
    named(AttackType::Magic, 17),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 61] = [
    named(DamageType::Physical, 0),
    named(DamageType::MagicMissile, 1),
    named(DamageType::Fire, 2),
    named(DamageType::Cold, 3),
    named(DamageType::Sleep, 4),
    named(DamageType::Disintegrate, 5),
    named(DamageType::Electric, 6),
    named(DamageType::PoisonStrength, 7),
    named(DamageType::Acid, 8),
    named(DamageType::other("AD_WATR"), 9),
    named(DamageType::DrainLife, 10),
    named(DamageType::Stun, 11),
    named(DamageType::Special1, 12),
    named(DamageType::Special2, 13),
    named(DamageType::Blind, 14),
    named(DamageType::Slow, 15),
    named(DamageType::Paralyse, 16),
    named(DamageType::DrainEnergy, 17),
    named(DamageType::WoundLegs, 18),
    named(DamageType::Stone, 19),
    named(DamageType::Stick, 20),
    named(DamageType::StealGold, 21),
    named(DamageType::StealItem, 22),
    named(DamageType::SeduceSteal, 23),
    named(DamageType::Teleport, 24),
    named(DamageType::Rust, 25),
    named(DamageType::Confuse, 26),
    named(DamageType::Digest, 27),
    named(DamageType::Heal, 28),
    named(DamageType::Wrap, 29),
    named(DamageType::Lycanthropy, 30),
    named(DamageType::PoisonDexterity, 31),
    named(DamageType::PoisonConstitution, 32),
    named(DamageType::DrainIntelligence, 33),
    named(DamageType::Disease, 34),
    named(DamageType::Decay, 35),
    named(DamageType::Seduce, 36),
    named(DamageType::Hallucinate, 37),
    named(DamageType::Death, 38),
    named(DamageType::Pestilence, 39),
    named(DamageType::Famine, 40),
    named(DamageType::Slime, 41),
    named(DamageType::Disenchant, 42),
    named(DamageType::Corrode, 43),
    named(DamageType::other("AD_CNCL"), 44),
    named(DamageType::other("AD_BHED"), 45),
    named(DamageType::other("AD_LUCK"), 46),
    named(DamageType::other("AD_PSYC"), 47),
    named(DamageType::other("AD_LOUD"), 48),
    named(DamageType::other("AD_CLOB"), 49),
    named(DamageType::Polymorph, 50),
    named(DamageType::other("AD_WTHR"), 51),
    named(DamageType::other("AD_PITS"), 52),
    named(DamageType::other("AD_WEBS"), 53),
    named(DamageType::other("AD_FUSE"), 54),
    named(DamageType::Curse, 55),
    named(DamageType::ClericSpell, 56),
    named(DamageType::MageSpell, 57),
    named(DamageType::RandomBreath, 58),
    named(DamageType::StealAmulet, 59),
    named(DamageType::other("AD_GOLD"), 60),
];

const AT_NONE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::None), 0);
const AT_CLAW: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Claw), 1);
const AT_BITE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 2);
const AT_KICK: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Kick), 3);
const AT_BUTT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Butt), 4);
const AT_TUCH: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Touch), 5);
const AT_STNG: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Sting), 6);
const AT_HUGS: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Hug), 7);
const AT_SPIT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Spit), 8);
const AT_ENGL: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Engulf), 9);
const AT_BREA: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Breath), 10);
const AT_EXPL: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Explode), 11);
const AT_BOOM: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Boom), 12);
const AT_GAZE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Gaze), 13);
const AT_TENT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Tentacle), 14);
const AT_SCRE: Kind<AttackType> = Kind(
    ManuallyDrop::new(AttackType::other("AT_SCRE")),
    15,
);
const AT_WEAP: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Weapon), 16);
const AT_MAGC: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Magic), 17);
const AD_PHYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Physical), 0);
const AD_MAGM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::MagicMissile), 1);
const AD_FIRE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Fire), 2);
const AD_COLD: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Cold), 3);
const AD_SLEE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Sleep), 4);
const AD_DISN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disintegrate), 5);
const AD_ELEC: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Electric), 6);
const AD_DRST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::PoisonStrength), 7);
const AD_ACID: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Acid), 8);
const AD_WATR: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_WATR")),
    9,
);
const AD_DRLI: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::DrainLife), 10);
const AD_STUN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stun), 11);
const AD_BLND: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Blind), 14);
const AD_SLOW: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Slow), 15);
const AD_PLYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Paralyse), 16);
const AD_DREN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::DrainEnergy), 17);
const AD_LEGS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::WoundLegs), 18);
const AD_STON: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stone), 19);
const AD_STCK: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stick), 20);
const AD_SGLD: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealGold), 21);
const AD_SITM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealItem), 22);
const AD_SEDU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::SeduceSteal), 23);
const AD_TLPT: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Teleport), 24);
const AD_RUST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Rust), 25);
const AD_CONF: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Confuse), 26);
const AD_DGST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Digest), 27);
const AD_HEAL: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Heal), 28);
const AD_WRAP: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Wrap), 29);
const AD_WERE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Lycanthropy), 30);
const AD_DRDX: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::PoisonDexterity),
    31,
);
const AD_DRCO: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::PoisonConstitution),
    32,
);
const AD_DRIN: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::DrainIntelligence),
    33,
);
const AD_DISE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disease), 34);
const AD_DCAY: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Decay), 35);
const AD_SSEX: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Seduce), 36);
const AD_HALU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Hallucinate), 37);
const AD_DETH: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Death), 38);
const AD_PEST: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Pestilence), 39);
const AD_FAMN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Famine), 40);
const AD_SLIM: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Slime), 41);
const AD_ENCH: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disenchant), 42);
const AD_CORR: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Corrode), 43);
const AD_CNCL: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_CNCL")),
    44,
);
const AD_BHED: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_BHED")),
    45,
);
const AD_LUCK: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_LUCK")),
    46,
);
const AD_LOUD: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_LOUD")),
    48,
);
const AD_CLOB: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_CLOB")),
    49,
);
const AD_POLY: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Polymorph), 50);
const AD_WTHR: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_WTHR")),
    51,
);
const AD_PITS: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_PITS")),
    52,
);
const AD_WEBS: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_WEBS")),
    53,
);
const AD_CURS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Curse), 55);
const AD_CLRC: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::ClericSpell), 56);
const AD_SPEL: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::MageSpell), 57);
const AD_RBRE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::RandomBreath), 58);
const AD_SAMU: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::StealAmulet), 59);
const AD_GOLD: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_GOLD")),
    60,
);
const G_GENO: u32 = Gen::GENO.bits();
const G_HELL: u32 = Gen::HELL.bits();
const G_LGROUP: u32 = Gen::LGROUP.bits();
const G_NOCORPSE: u32 = Gen::NOCORPSE.bits();
const G_NOGEN: u32 = Gen::NOGEN.bits();
const G_NOHELL: u32 = Gen::NOHELL.bits();
const G_SGROUP: u32 = Gen::SGROUP.bits();
const G_UNIQ: u32 = Gen::UNIQ.bits();
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
const M2_SHAPESHIFTER: u64 = M2::SHAPESHIFTER.bits();
const M2_STALK: u64 = M2::STALK.bits();
const M2_STRONG: u64 = M2::STRONG.bits();
const M2_VAMPIRE: u64 = M2::VAMPIRE.bits();
const M2_WANDER: u64 = M2::WANDER.bits();
const M2_WERE: u64 = M2::WERE.bits();
const M3_CLOSE: u32 = M3::CLOSE.bits();
const M3_DISPLACES: u32 = M3::DISPLACES.bits();
const M3_INFRAVISIBLE: u32 = M3::INFRAVISIBLE.bits();
const M3_INFRAVISION: u32 = M3::INFRAVISION.bits();
const M3_WAITFORU: u32 = M3::WAITFORU.bits();
const M3_WANTSAMUL: u32 = M3::WANTSAMUL.bits();
const M3_WANTSARTI: u32 = M3::WANTSARTI.bits();
const M3_WANTSBELL: u32 = M3::WANTSBELL.bits();
const M3_WANTSBOOK: u32 = M3::WANTSBOOK.bits();
const M3_WANTSCAND: u32 = M3::WANTSCAND.bits();
const MR_ACID: u32 = Mr::ACID.bits();
const MR_COLD: u32 = Mr::COLD.bits();
const MR_DISINT: u32 = Mr::DISINT.bits();
const MR_ELEC: u32 = Mr::ELEC.bits();
const MR_FIRE: u32 = Mr::FIRE.bits();
const MR_POISON: u32 = Mr::POISON.bits();
const MR_SLEEP: u32 = Mr::SLEEP.bits();
const MR_STONE: u32 = Mr::STONE.bits();
const G_TALG: Str = Cow::Borrowed("G_TALG");
const G_VECNA: Str = Cow::Borrowed("G_VECNA");
const G_VLAD: Str = Cow::Borrowed("G_VLAD");
const M2_DRUID_FORM_A: Str = Cow::Borrowed("M2_DRUID_FORM_A");
const M2_DRUID_FORM_B: Str = Cow::Borrowed("M2_DRUID_FORM_B");
const M2_DRUID_FORM_C: Str = Cow::Borrowed("M2_DRUID_FORM_C");
const M2_DRUID_FORM_D: Str = Cow::Borrowed("M2_DRUID_FORM_D");
const M2_VAMPIRE_FORM: Str = Cow::Borrowed("M2_VAMPIRE_FORM");
const M3_ACCURATE: Str = Cow::Borrowed("M3_ACCURATE");
const M3_BERSERK: Str = Cow::Borrowed("M3_BERSERK");
const M3_SKITTISH: Str = Cow::Borrowed("M3_SKITTISH");
const M3_STATIONARY: Str = Cow::Borrowed("M3_STATIONARY");
const M3_ULTRAVISION: Str = Cow::Borrowed("M3_ULTRAVISION");
const M4_VULNERABLE_ACID: Str = Cow::Borrowed("M4_VULNERABLE_ACID");
const M4_VULNERABLE_COLD: Str = Cow::Borrowed("M4_VULNERABLE_COLD");
const M4_VULNERABLE_ELEC: Str = Cow::Borrowed("M4_VULNERABLE_ELEC");
const M4_VULNERABLE_FIRE: Str = Cow::Borrowed("M4_VULNERABLE_FIRE");
const MH_AASIMAR: Str = Cow::Borrowed("MH_AASIMAR");
const MH_ANGEL: Str = Cow::Borrowed("MH_ANGEL");
const MH_CENTAUR: Str = Cow::Borrowed("MH_CENTAUR");
const MH_DRAGON: Str = Cow::Borrowed("MH_DRAGON");
const MH_DROW: Str = Cow::Borrowed("MH_DROW");
const MH_GNOLL: Str = Cow::Borrowed("MH_GNOLL");
const MH_ILLITHID: Str = Cow::Borrowed("MH_ILLITHID");
const MH_JABBERWOCK: Str = Cow::Borrowed("MH_JABBERWOCK");
const MH_OGRE: Str = Cow::Borrowed("MH_OGRE");
const MH_SPIDER: Str = Cow::Borrowed("MH_SPIDER");
const MH_TORTLE: Str = Cow::Borrowed("MH_TORTLE");
const MH_TROLL: Str = Cow::Borrowed("MH_TROLL");
const MH_UNZOMBIE: Str = Cow::Borrowed("MH_UNZOMBIE");
const MH_WRAITH: Str = Cow::Borrowed("MH_WRAITH");
const MH_ZOMBIE: Str = Cow::Borrowed("MH_ZOMBIE");
const MR_PSYCHIC: Str = Cow::Borrowed("MR_PSYCHIC");

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

/// As `geno`, with flags that only this variant has.
const fn geno_with(
    frequency: u8,
    flags: u32,
    raw: u64,
    others: &'static [Str],
) -> Generation {
    let known = Gen::from_bits_retain(flags);
    Generation {
        frequency,
        flags: NamedFlags {
            known,
            raw,
            others: Cow::Borrowed(others),
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

/// As `mresist`, with flags that only this variant has.
const fn mresist_with(flags: u32, raw: u64, others: &'static [Str]) -> NamedFlags<Mr> {
    NamedFlags {
        known: Mr::from_bits_retain(flags),
        raw,
        others: Cow::Borrowed(others),
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

/// As `mflags`, with flags that only this variant has.
const fn mflags_with(
    m1: u32,
    m2: u64,
    m3: u32,
    words: &'static [u64],
    others: &'static [Str],
) -> Traits {
    Traits {
        m1: M1::from_bits_retain(m1),
        m2: M2::from_bits_retain(m2),
        m3: M3::from_bits_retain(m3),
        words: Cow::Borrowed(words),
        others: Cow::Borrowed(others),
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
        words: Cow::Borrowed(&[0, 0, 0, 0, 0]),
        others: Cow::Borrowed(&[]),
    },
    difficulty: Some(0),
    color: Some(Color::Black),
    extra: Cow::Borrowed(&[]),
    line: SourceLine {
        file: Cow::Borrowed(""),
        line: 0,
    },
};

/// The table, in the order of `mons[]`.
pub static MONSTERS: [Monster; 564] = [
    Monster {
        id: pm::GIANT_ANT,
        symbol: Cow::Borrowed("GIANT_ANT"),
        names: one_name("giant ant"),
        class: Class::Ant,
        level: 2,
        speed: 18,
        ac: Some(3),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(10),
        nutrition: Some(10),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(108),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_MOSQUITO,
        symbol: Cow::Borrowed("GIANT_MOSQUITO"),
        names: one_name("giant mosquito"),
        class: Class::Ant,
        level: 1,
        speed: 20,
        ac: Some(2),
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRCO, 1, 1), attack(1, AT_BITE, AD_PHYS, 1, 1)],
        ),
        weight: Some(1),
        nutrition: Some(3),
        sound: Some(Sound::Buzz),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS,
            M2_FEMALE | M2_HOSTILE,
            0,
            &[0x44_2001, 0x12_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Orange),
        line: at(119),
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
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
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
            &[0x1004_2001, 0x12_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(125),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_STNG, AD_DRST, 3, 4)],
        ),
        weight: Some(20),
        nutrition: Some(5),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Blue),
        line: at(131),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_BITE, AD_FIRE, 2, 4)],
        ),
        weight: Some(30),
        nutrition: Some(10),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(137),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_COCKROACH,
        symbol: Cow::Borrowed("GIANT_COCKROACH"),
        names: one_name("giant cockroach"),
        class: Class::Ant,
        level: 4,
        speed: 16,
        ac: Some(3),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 4)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CLING | M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2090, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(143),
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
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0002, 0x0, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(6),
        line: at(150),
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
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_STNG, AD_DRST, 1, 8)]),
        weight: Some(1),
        nutrition: Some(5),
        sound: Some(Sound::Buzz),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS,
            M2_PRINCE | M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1044_2001, 0x12_0800, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(12),
        color: Some(Color::Magenta),
        line: at(156),
        ..BLANK
    },
    Monster {
        id: pm::LOCUST,
        symbol: Cow::Borrowed("LOCUST"),
        names: one_name("locust"),
        class: Class::Ant,
        level: 9,
        speed: 12,
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 8), attack(1, AT_STNG, AD_DISE, 1, 4)],
        ),
        weight: Some(1),
        nutrition: Some(5),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1044_2001, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Gray),
        line: at(164),
        ..BLANK
    },
    Monster {
        id: pm::QUEEN_ANT,
        symbol: Cow::Borrowed("QUEEN_ANT"),
        names: one_name("queen ant"),
        class: Class::Ant,
        level: 14,
        speed: 24,
        ac: Some(-8),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 8), attack(1, AT_STNG, AD_DRST, 3, 4)],
        ),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS | M1_POIS
                | M1_CARNIVORE,
            M2_PRINCE | M2_FEMALE | M2_HOSTILE | M2_NASTY,
            0,
            &[0x3064_2000, 0x212_0800, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(16),
        color: Some(Color::Cyan),
        line: at(172),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_ACID, 1, 8)]),
        weight: Some(30),
        nutrition: Some(10),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_ACID | MR_STONE, 0xe4)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_WANDER,
            0,
            &[0x801_f404, 0x84_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(183),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_PHYS, 1, 8)]),
        weight: Some(200),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(6),
        color: Some(Color::White),
        line: at(191),
        ..BLANK
    },
    Monster {
        id: pm::GELATINOUS_CUBE,
        symbol: Cow::Borrowed("GELATINOUS_CUBE"),
        names: one_name("gelatinous cube"),
        class: Class::Blob,
        level: 6,
        speed: 8,
        ac: Some(8),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TUCH, AD_PLYS, 2, 4),
                attack(1, AT_ENGL, AD_WRAP, 1, 4),
                attack(2, AT_NONE, AD_PLYS, 1, 4),
            ],
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
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_NASTY,
            0,
            &[0x6801_f000, 0x294_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(199),
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
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(213),
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
        generation: Some(geno(5, G_GENO, 0x25)),
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
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6044_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(220),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_GAZE, AD_FIRE, 2, 6), attack(1, AT_BITE, AD_PHYS, 1, 6)],
        ),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Hiss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6044_2000, 0x10_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(227),
        ..BLANK
    },
    Monster {
        id: pm::BASILISK,
        symbol: Cow::Borrowed("BASILISK"),
        names: one_name("basilisk"),
        class: Class::Cockatrice,
        level: 12,
        speed: 12,
        ac: Some(-10),
        mr: Some(70),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 2, 4),
                attack(1, AT_TUCH, AD_STON, 1, 6),
                attack(2, AT_TUCH, AD_STON, 1, 6),
                attack(3, AT_CLAW, AD_PHYS, 2, 8),
                attack(4, AT_NONE, AD_STON, 0, 0),
            ],
        ),
        weight: Some(90),
        nutrition: Some(50),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6024_2000, 0x610_0400, 0x2200, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(16),
        color: Some(Color::BrightGreen),
        line: at(239),
        ..BLANK
    },
    Monster {
        id: pm::JACKAL,
        symbol: Cow::Borrowed("JACKAL"),
        names: one_name("jackal"),
        class: Class::Dog,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(3, G_GENO | G_SGROUP, 0xa3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(300),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(251),
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
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::Red),
        line: at(257),
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
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::other("HI_CLOTH")),
        line: at(263),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0001, 0x200, 0x0, 0x1_0000],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_COPPER")),
        line: at(269),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::White),
        line: at(275),
        ..BLANK
    },
    Monster {
        id: pm::WOLF_CUB,
        symbol: Cow::Borrowed("WOLF_CUB"),
        names: one_name("wolf cub"),
        class: Class::Dog,
        level: 2,
        speed: 15,
        ac: Some(6),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(200),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(281),
        ..BLANK
    },
    Monster {
        id: pm::RABID_DOG,
        symbol: Cow::Borrowed("RABID_DOG"),
        names: one_name("rabid dog"),
        class: Class::Dog,
        level: 3,
        speed: 16,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 4)]),
        weight: Some(200),
        nutrition: Some(150),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x3004_2000, 0x90_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(287),
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
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(293),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(400),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(299),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0002, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(305),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0001, 0x200, 0x0, 0x1_0000],
        ),
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(311),
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
        generation: Some(geno(2, G_GENO | G_SGROUP | G_NOHELL, 0x8a2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 8), attack(1, AT_BREA, AD_COLD, 1, 6)],
        ),
        weight: Some(250),
        nutrition: Some(200),
        sound: Some(Sound::Bark),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(317),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(324),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(850),
        nutrition: Some(350),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0020, 0x200, 0x0, 0x0],
            &[M2_VAMPIRE_FORM],
        ),
        difficulty: Some(8),
        line: at(330),
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
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_BREA, AD_COLD, 2, 6)],
        ),
        weight: Some(700),
        nutrition: Some(300),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2004_2000, 0x410_0004, 0x0, 0x1, 0x0],
            &[M2_DRUID_FORM_B, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(337),
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
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(344),
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
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 6), attack(1, AT_BREA, AD_FIRE, 3, 6)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x410_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(14),
        color: Some(Color::Red),
        line: at(351),
        ..BLANK
    },
    Monster {
        id: pm::WEREDEMON,
        symbol: Cow::Borrowed("WEREDEMON"),
        names: one_name("weredemon"),
        class: Class::Dog,
        level: 15,
        speed: 16,
        mr: Some(40),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_WERE, 4, 6), attack(1, AT_BREA, AD_FIRE, 4, 6)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x410_0001, 0x200, 0x2, 0x1_0000],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(16),
        color: Some(Color::Red),
        line: at(357),
        ..BLANK
    },
    Monster {
        id: pm::BOURBON,
        symbol: Cow::Borrowed("BOURBON"),
        names: one_name("Bourbon"),
        class: Class::Dog,
        level: 20,
        speed: 20,
        ac: Some(2),
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 4, 6), attack(1, AT_CLAW, AD_PHYS, 3, 4)],
        ),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Bark),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_STONE, 0x86)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_CLOSE | M3_INFRAVISION,
            &[0x2004_2000, 0x61a_0001, 0x4180, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(22),
        color: Some(Color::Brown),
        line: at(375),
        ..BLANK
    },
    Monster {
        id: pm::OZZY,
        symbol: Cow::Borrowed("OZZY"),
        names: one_name("Ozzy"),
        class: Class::Dog,
        level: 22,
        speed: 14,
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 6, 8), attack(1, AT_CLAW, AD_PHYS, 4, 4)],
        ),
        weight: Some(850),
        nutrition: Some(400),
        sound: Some(Sound::Bark),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_STONE, 0x86)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_CLOSE | M3_INFRAVISION,
            &[0x2004_2000, 0x619_0001, 0x4180, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(24),
        color: Some(Color::Brown),
        line: at(383),
        ..BLANK
    },
    Monster {
        id: pm::CERBERUS,
        symbol: Cow::Borrowed("CERBERUS"),
        names: one_name("Cerberus"),
        class: Class::Dog,
        level: 27,
        speed: 20,
        ac: Some(-7),
        mr: Some(90),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOGEN | G_HELL | G_UNIQ, 0x1600)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 6),
                attack(2, AT_BITE, AD_PHYS, 3, 6),
                attack(3, AT_BREA, AD_FIRE, 3, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        sound: Some(Sound::Bark),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_POISON | MR_STONE, 0xa5)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_SEE_INVIS | M1_TPORT_CNTRL
                | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STRONG,
            M3_WAITFORU | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x3524_2000, 0x419_0001, 0x6a40, 0x2, 0x0],
            &[M3_ACCURATE, M3_BERSERK, M4_VULNERABLE_COLD],
        ),
        difficulty: Some(30),
        line: at(391),
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
            &[0x1_e401, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Gray),
        line: at(407),
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
        generation: Some(geno(5, G_GENO, 0x25)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_PLYS, 0, 70)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_REGEN,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x80_ea01, 0x14_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Blue),
        line: at(413),
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
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_COLD, 4, 6), attack(1, AT_BOOM, AD_COLD, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_ec01, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(419),
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
        generation: Some(geno(2, G_NOCORPSE, 0x12)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_FIRE, 4, 6), attack(1, AT_BOOM, AD_FIRE, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(428),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_ELEC, 4, 6), attack(1, AT_BOOM, AD_ELEC, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::BrightBlue),
        line: at(437),
        ..BLANK
    },
    Monster {
        id: pm::ACID_SPHERE,
        symbol: Cow::Borrowed("ACID_SPHERE"),
        names: one_name("acid sphere"),
        class: Class::Eye,
        level: 7,
        speed: 13,
        ac: Some(4),
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_ACID, 5, 6), attack(1, AT_BOOM, AD_ACID, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_ACID, 0x40)),
        conveys: Some(mresist(MR_ACID, 0x40)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Yellow),
        line: at(445),
        ..BLANK
    },
    Monster {
        id: pm::MAGICAL_EYE,
        symbol: Cow::Borrowed("MAGICAL_EYE"),
        names: one_name("magical eye"),
        class: Class::Eye,
        level: 8,
        speed: 6,
        mr: Some(90),
        alignment: Some(-10),
        generation: Some(geno(2, 0, 0x2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_SLOW, 0, 0),
                attack(1, AT_GAZE, AD_SLEE, 2, 6),
                attack(2, AT_GAZE, AD_STUN, 2, 6),
                attack(3, AT_GAZE, AD_FIRE, 4, 6),
                attack(4, AT_GAZE, AD_COLD, 2, 4),
                attack(5, AT_GAZE, AD_LUCK, 0, 0),
            ],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_ELEC, 0x13)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0xe401, 0x214_0001, 0x1300, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_PURPLE")),
        line: at(453),
        ..BLANK
    },
    Monster {
        id: pm::BEHOLDER,
        symbol: Cow::Borrowed("BEHOLDER"),
        names: one_name("beholder"),
        class: Class::Eye,
        level: 8,
        speed: 6,
        ac: Some(-8),
        mr: Some(50),
        alignment: Some(-10),
        generation: Some(geno_with(1, G_GENO, 0x8021, &[G_TALG])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_SLOW, 0, 0),
                attack(1, AT_GAZE, AD_SLEE, 2, 25),
                attack(2, AT_GAZE, AD_DISN, 8, 8),
                attack(3, AT_GAZE, AD_STON, 0, 0),
                attack(4, AT_GAZE, AD_CNCL, 4, 4),
                attack(5, AT_BITE, AD_PHYS, 8, 8),
            ],
        ),
        weight: Some(800),
        nutrition: Some(200),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_STONE, 0xb2)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS
                | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0xe401, 0xb214_0001, 0x1300, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(14),
        color: Some(Color::Brown),
        line: at(465),
        ..BLANK
    },
    Monster {
        id: pm::TAL_GATH,
        symbol: Cow::Borrowed("TAL_GATH"),
        names: one_name("Tal'Gath"),
        class: Class::Eye,
        level: 46,
        speed: 12,
        ac: Some(-10),
        mr: Some(70),
        alignment: Some(-18),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_SLOW, 0, 0),
                attack(1, AT_GAZE, AD_DISN, 8, 8),
                attack(2, AT_GAZE, AD_STON, 0, 0),
                attack(3, AT_GAZE, AD_CNCL, 6, 6),
                attack(4, AT_MAGC, AD_MAGM, 16, 4),
                attack(5, AT_BITE, AD_PHYS, 10, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Cuss),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_COLD | MR_DISINT | MR_ELEC | MR_POISON | MR_STONE, 0xba),
        ),
        conveys: Some(mresist(MR_DISINT | MR_POISON, 0x28)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_SEE_INVIS,
            M2_NOPOLY | M2_PRINCE | M2_NEUTER | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x100_e401, 0xb71c_0801, 0x1340, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(50),
        color: Some(Color::BrightMagenta),
        line: at(476),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_WANDER,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0xc0_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::White),
        line: at(491),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(200),
        nutrition: Some(200),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(497),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(503),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(509),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(7),
        line: at(515),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(250),
        nutrition: Some(250),
        sound: Some(Sound::Mew),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(521),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0004, 0x300, 0x0, 0x0],
            &[M2_DRUID_FORM_B],
        ),
        difficulty: Some(8),
        color: Some(Color::other("HI_ORANGE")),
        line: at(527),
        ..BLANK
    },
    Monster {
        id: pm::SABER_TOOTHED_TIGER,
        symbol: Cow::Borrowed("SABER_TOOTHED_TIGER"),
        names: one_name("saber-toothed tiger"),
        class: Class::Feline,
        level: 12,
        speed: 14,
        ac: Some(2),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 4, 4),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(600),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2024_2000, 0x10_0008, 0x4300, 0x0, 0x0],
            &[M2_DRUID_FORM_C, M3_BERSERK],
        ),
        difficulty: Some(14),
        color: Some(Color::Yellow),
        line: at(534),
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
            M2_HOSTILE | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x2004_2000, 0x210_0000, 0xb00, 0x0, 0x0],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(542),
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
            M3_INFRAVISIBLE,
            &[0x1002_0002, 0x100_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(552),
        ..BLANK
    },
    Monster {
        id: pm::LAVA_GREMLIN,
        symbol: Cow::Borrowed("LAVA_GREMLIN"),
        names: one_name("lava gremlin"),
        class: Class::Gremlin,
        level: 5,
        speed: 12,
        ac: Some(2),
        mr: Some(25),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO | G_HELL, 0x422)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_FIRE, 1, 6),
                attack(1, AT_CLAW, AD_FIRE, 1, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_CURS, 0, 0),
            ],
        ),
        weight: Some(100),
        nutrition: Some(20),
        sound: Some(Sound::Laugh),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_HUMANOID | M1_POIS,
            M2_STALK,
            M3_INFRAVISIBLE,
            &[0x1002_0000, 0x100_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(559),
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
            0,
            &[0x22_0400, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(566),
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
            0,
            &[0x62_0401, 0x8410_0400, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(572),
        ..BLANK
    },
    Monster {
        id: pm::DWARF,
        symbol: Cow::Borrowed("DWARF"),
        names: one_name("dwarf"),
        class: Class::Humanoid,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_DWARF | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0001, 0x4300, 0x0, 0x4],
            &[M3_BERSERK],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(581),
        ..BLANK
    },
    Monster {
        id: pm::ILLITHID,
        symbol: Cow::Borrowed("ILLITHID"),
        names: one_name("illithid"),
        class: Class::Humanoid,
        speed: 12,
        ac: Some(10),
        alignment: Some(-8),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_TENT, AD_DRIN, 2, 1)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist_with(0, 0x100, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0001, 0x300, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(2),
        color: Some(Color::BrightMagenta),
        line: at(589),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_COLLECT | M2_HOBBIT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x300, 0x0, 0x40],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(597),
        ..BLANK
    },
    Monster {
        id: pm::HOBBIT_PICKPOCKET,
        symbol: Cow::Borrowed("HOBBIT_PICKPOCKET"),
        names: one_name("hobbit pickpocket"),
        class: Class::Humanoid,
        level: 2,
        speed: 9,
        ac: Some(8),
        alignment: Some(-1),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_CLAW, AD_SITM, 0, 0)],
        ),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT | M2_HOBBIT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4010_0000, 0x300, 0x0, 0x40],
        ),
        difficulty: Some(3),
        line: at(602),
        ..BLANK
    },
    Monster {
        id: pm::MOUNTAIN_DWARF,
        symbol: Cow::Borrowed("MOUNTAIN_DWARF"),
        names: one_name("mountain dwarf"),
        class: Class::Humanoid,
        level: 2,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0000, 0x4300, 0x0, 0x4],
            &[M3_BERSERK],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(608),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_NOBLE,
        symbol: Cow::Borrowed("DWARF_NOBLE"),
        names: one_name("dwarf noble"),
        class: Class::Humanoid,
        level: 4,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(5),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_LORD | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0400, 0x300, 0x0, 0x4],
        ),
        difficulty: Some(6),
        color: Some(Color::Blue),
        line: at(616),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL,
        symbol: Cow::Borrowed("GNOLL"),
        names: one_name("gnoll"),
        class: Class::Humanoid,
        level: 4,
        speed: 8,
        ac: Some(7),
        alignment: Some(-10),
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_PHYS, 1, 4)],
        ),
        weight: Some(1200),
        nutrition: Some(300),
        sound: Some(Sound::Laugh),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5410_0000, 0x4300, 0x0, 0x20_0000],
            &[M3_BERSERK, MH_GNOLL],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(623),
        ..BLANK
    },
    Monster {
        id: pm::GOLLUM,
        symbol: Cow::Borrowed("GOLLUM"),
        names: one_name("Gollum"),
        class: Class::Humanoid,
        level: 5,
        speed: 10,
        ac: Some(6),
        mr: Some(30),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_CLAW, AD_SITM, 0, 0)],
        ),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Cuss),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_GREEDY
                | M2_JEWELS | M2_COLLECT | M2_MAGIC | M2_HOBBIT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0002, 0xf119_0001, 0x300, 0x0, 0x40],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(631),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_ROYAL,
        symbol: Cow::Borrowed("DWARF_ROYAL"),
        names: one_name("dwarf royal"),
        class: Class::Humanoid,
        level: 6,
        speed: 6,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_PRINCE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0800, 0x2300, 0x0, 0x4],
            &[M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::Magenta),
        line: at(639),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_HUNTER,
        symbol: Cow::Borrowed("GNOLL_HUNTER"),
        names: one_name("gnoll hunter"),
        class: Class::Humanoid,
        level: 7,
        speed: 12,
        ac: Some(6),
        alignment: Some(-10),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(1300),
        nutrition: Some(350),
        sound: Some(Sound::Laugh),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5410_0000, 0x4300, 0x0, 0x20_0000],
            &[M3_BERSERK, MH_GNOLL],
        ),
        difficulty: Some(9),
        color: Some(Color::Orange),
        line: at(646),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_CLERIC,
        symbol: Cow::Borrowed("GNOLL_CLERIC"),
        names: one_name("gnoll cleric"),
        class: Class::Humanoid,
        level: 8,
        speed: 9,
        ac: Some(6),
        mr: Some(30),
        alignment: Some(-10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 4), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(300),
        sound: Some(Sound::Laugh),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xd410_0000, 0x300, 0x0, 0x20_0000],
            &[MH_GNOLL],
        ),
        difficulty: Some(10),
        color: Some(Color::BrightBlue),
        line: at(654),
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
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist_with(0, 0x100, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0001, 0x7210_0000, 0x300, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightMagenta),
        line: at(661),
        ..BLANK
    },
    Monster {
        id: pm::FLIND,
        symbol: Cow::Borrowed("FLIND"),
        names: one_name("flind"),
        class: Class::Humanoid,
        level: 10,
        speed: 12,
        ac: Some(4),
        mr: Some(20),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(1400),
        nutrition: Some(400),
        sound: Some(Sound::Laugh),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5410_0000, 0x4300, 0x0, 0x20_0000],
            &[M3_BERSERK, MH_GNOLL],
        ),
        difficulty: Some(12),
        color: Some(Color::Yellow),
        line: at(669),
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
                attack(0, AT_WEAP, AD_PHYS, 1, 10),
                attack(1, AT_TENT, AD_DRIN, 2, 1),
                attack(2, AT_TENT, AD_DRIN, 2, 1),
                attack(3, AT_TENT, AD_DRIN, 2, 1),
                attack(4, AT_TENT, AD_DRIN, 2, 1),
                attack(5, AT_TENT, AD_DRIN, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist_with(0, 0x100, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0001, 0x7210_0000, 0x300, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(19),
        color: Some(Color::BrightMagenta),
        line: at(677),
        ..BLANK
    },
    Monster {
        id: pm::ALHOON,
        symbol: Cow::Borrowed("ALHOON"),
        names: one_name("alhoon"),
        class: Class::Humanoid,
        level: 26,
        speed: 9,
        ac: Some(-6),
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x2431, &[G_VECNA])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 10),
                attack(1, AT_TUCH, AD_COLD, 5, 6),
                attack(2, AT_TENT, AD_DRIN, 2, 1),
                attack(3, AT_TENT, AD_DRIN, 2, 1),
                attack(4, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(250),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(
            mresist_with(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON,
                0x137,
                &[MR_PSYCHIC],
            ),
        ),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT
                | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1182_0401, 0xf210_0001, 0x304, 0x0, 0x8100],
            &[MH_ILLITHID, MH_UNZOMBIE],
        ),
        difficulty: Some(30),
        color: Some(Color::Gray),
        line: at(686),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_POIS,
            M2_HOSTILE | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0000, 0x110_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(702),
        ..BLANK
    },
    Monster {
        id: pm::LESSER_HOMUNCULUS,
        symbol: Cow::Borrowed("LESSER_HOMUNCULUS"),
        names: one_name("lesser homunculus"),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x100_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Green),
        line: at(712),
        ..BLANK
    },
    Monster {
        id: pm::HOMUNCULUS,
        symbol: Cow::Borrowed("HOMUNCULUS"),
        names: one_name("homunculus"),
        class: Class::Imp,
        level: 4,
        speed: 12,
        ac: Some(4),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_SLEE, 1, 6)]),
        weight: Some(80),
        nutrition: Some(120),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x100_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Green),
        line: at(718),
        ..BLANK
    },
    Monster {
        id: pm::GREATER_HOMUNCULUS,
        symbol: Cow::Borrowed("GREATER_HOMUNCULUS"),
        names: one_name("greater homunculus"),
        class: Class::Imp,
        level: 6,
        speed: 16,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_SLEE, 2, 4)]),
        weight: Some(200),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x100_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(724),
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
            &[0x80_0000, 0x180_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(730),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_REGEN | M1_POIS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1080_0000, 0x194_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Brown),
        line: at(735),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_REGEN,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x80_0000, 0x100_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(742),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_TPORT | M1_TPORT_CNTRL,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x600_0000, 0x100_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(747),
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
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc04, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(756),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_ACID, 0, 6)]),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(764),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_ACID, 3, 6), attack(1, AT_NONE, AD_ACID, 3, 6)],
        ),
        weight: Some(50),
        nutrition: Some(20),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(771),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(781),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(787),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_NOBLE,
        symbol: Cow::Borrowed("KOBOLD_NOBLE"),
        names: one_name("kobold noble"),
        class: Class::Kobold,
        level: 2,
        speed: 6,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0400, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Magenta),
        line: at(793),
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
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_CLRC, 0, 0)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x8010_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::BrightBlue),
        line: at(800),
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
        generation: Some(geno(4, G_GENO, 0x24)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_SGLD, 1, 2)]),
        weight: Some(60),
        nutrition: Some(30),
        sound: Some(Sound::Laugh),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_HOSTILE | M2_GREEDY,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x1010_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(809),
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
            &[0x2024_f504, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(817),
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
            &[0x2024_f514, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(824),
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
            &[0x2024_f514, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::other("HI_PURPLE")),
        line: at(832),
        ..BLANK
    },
    Monster {
        id: pm::NYMPH,
        symbol: Cow::Borrowed("NYMPH"),
        names: one_name("nymph"),
        class: Class::Nymph,
        speed: 12,
        ac: Some(9),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_NOPOLY | M2_FEMALE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x4002_0001, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Cyan),
        line: at(843),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x4012_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Green),
        line: at(848),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0002, 0x4012_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::other("HI_WATER")),
        line: at(853),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_CLAW, AD_SEDU, 0, 0)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Seduce),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x202_0000, 0x4012_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Brown),
        line: at(859),
        ..BLANK
    },
    Monster {
        id: pm::ICE_NYMPH,
        symbol: Cow::Borrowed("ICE_NYMPH"),
        names: one_name("ice nymph"),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_HUMANOID | M1_TPORT,
            M2_FEMALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION,
            &[0x202_0000, 0x4012_0000, 0x100, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightCyan),
        line: at(864),
        ..BLANK
    },
    Monster {
        id: pm::SATYR,
        symbol: Cow::Borrowed("SATYR"),
        names: one_name("satyr"),
        class: Class::Nymph,
        level: 5,
        speed: 12,
        ac: Some(7),
        mr: Some(25),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_BUTT, AD_PHYS, 1, 4)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        sound: Some(Sound::Laugh),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID,
            M2_MALE | M2_HOSTILE | M2_GREEDY | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2_0000, 0x9011_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Orange),
        line: at(870),
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
            M3_INFRAVISIBLE,
            &[0x202_0000, 0xf31a_0801, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Magenta),
        line: at(876),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(1),
        color: Some(Color::Gray),
        line: at(887),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(892),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN_SHAMAN,
        symbol: Cow::Borrowed("GOBLIN_SHAMAN"),
        names: one_name("goblin shaman"),
        class: Class::Orc,
        level: 2,
        speed: 9,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_CLRC, 0, 0)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc000_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(5),
        color: Some(Color::Green),
        line: at(900),
        ..BLANK
    },
    Monster {
        id: pm::ORC,
        symbol: Cow::Borrowed("ORC"),
        names: one_name("orc"),
        class: Class::Orc,
        speed: 9,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(850),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0001, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(908),
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
        generation: Some(geno(2, G_GENO | G_LGROUP, 0x62)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(914),
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
        generation: Some(geno(1, G_GENO | G_LGROUP, 0x61)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1200),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0000, 0x4300, 0x0, 0x10],
            &[M3_BERSERK],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(920),
        ..BLANK
    },
    Monster {
        id: pm::BUGBEAR,
        symbol: Cow::Borrowed("BUGBEAR"),
        names: one_name("bugbear"),
        class: Class::Orc,
        level: 3,
        speed: 9,
        ac: Some(5),
        alignment: Some(-6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1250),
        nutrition: Some(250),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(5),
        color: Some(Color::Orange),
        line: at(927),
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
        generation: Some(geno(1, G_GENO | G_LGROUP, 0x61)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0000, 0x6300, 0x0, 0x10],
            &[M3_ACCURATE, M3_BERSERK],
        ),
        difficulty: Some(5),
        line: at(933),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_CLRC, 0, 0)]),
        weight: Some(1000),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xb400_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(940),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN_OUTRIDER,
        symbol: Cow::Borrowed("GOBLIN_OUTRIDER"),
        names: one_name("goblin outrider"),
        class: Class::Orc,
        level: 4,
        speed: 10,
        ac: Some(10),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x300, 0x0, 0x10],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(948),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(1350),
        nutrition: Some(350),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0000, 0x2300, 0x0, 0x10],
            &[M3_ACCURATE],
        ),
        difficulty: Some(7),
        color: Some(Color::Magenta),
        line: at(953),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN_CAPTAIN,
        symbol: Cow::Borrowed("GOBLIN_CAPTAIN"),
        names: one_name("goblin-captain"),
        class: Class::Orc,
        level: 5,
        speed: 10,
        ac: Some(10),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(800),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x2300, 0x0, 0x10],
            &[M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(959),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN_KING,
        symbol: Cow::Borrowed("GOBLIN_KING"),
        names: one_name("Goblin King"),
        class: Class::Orc,
        level: 8,
        speed: 12,
        ac: Some(7),
        mr: Some(10),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xf711_0001, 0x340, 0x0, 0x10],
        ),
        difficulty: Some(10),
        color: Some(Color::BrightMagenta),
        line: at(965),
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
            &[0x2004_7910, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_MINERAL")),
        line: at(978),
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
        traits: mflags_with(
            M1_CLING | M1_HIDE | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7910, 0x10_0000, 0x0, 0x8, 0x0],
            &[M4_VULNERABLE_ACID],
        ),
        difficulty: Some(6),
        color: Some(Color::Cyan),
        line: at(985),
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
            &[0x2004_7910, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::other("HI_GLASS")),
        line: at(992),
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
        generation: Some(geno(4, G_GENO | G_SGROUP, 0xa4)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 3),
                attack(1, AT_KICK, AD_PHYS, 1, 3),
                attack(2, AT_BUTT, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1002),
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
                attack(0, AT_BITE, AD_PHYS, 2, 6),
                attack(1, AT_KICK, AD_PHYS, 2, 6),
                attack(2, AT_KICK, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        sound: Some(Sound::Imitate),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(1008),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 3, 6)]),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Burble),
        size: Some(Size::Large),
        traits: mflags(
            M1_CLING | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6004_2010, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(1014),
        ..BLANK
    },
    Monster {
        id: pm::GRIZZLY_BEAR,
        symbol: Cow::Borrowed("GRIZZLY_BEAR"),
        names: one_name("grizzly bear"),
        class: Class::Quadruped,
        level: 8,
        speed: 12,
        ac: Some(6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 8),
                attack(1, AT_CLAW, AD_PHYS, 1, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(400),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6024_2000, 0x410_0004, 0x4200, 0x0, 0x0],
            &[M2_DRUID_FORM_B, M3_BERSERK],
        ),
        difficulty: Some(9),
        color: Some(Color::Yellow),
        line: at(1020),
        ..BLANK
    },
    Monster {
        id: pm::MUMAK,
        symbol: Cow::Borrowed("MUMAK"),
        names: one_name("mumak"),
        class: Class::Quadruped,
        level: 8,
        speed: 9,
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BUTT, AD_PHYS, 4, 12),
                attack(1, AT_BITE, AD_PHYS, 2, 6),
                attack(2, AT_HUGS, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(3500),
        nutrition: Some(700),
        sound: Some(Sound::Trumpet),
        size: Some(Size::Huge),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Gray),
        line: at(1027),
        ..BLANK
    },
    Monster {
        id: pm::CAVE_BEAR,
        symbol: Cow::Borrowed("CAVE_BEAR"),
        names: one_name("cave bear"),
        class: Class::Quadruped,
        level: 12,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 4, 4),
            ],
        ),
        weight: Some(2000),
        nutrition: Some(800),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6024_2000, 0x410_0008, 0x4200, 0x0, 0x0],
            &[M2_DRUID_FORM_C, M3_BERSERK],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_GOLD")),
        line: at(1033),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BUTT, AD_PHYS, 2, 8)]),
        weight: Some(2650),
        nutrition: Some(650),
        size: Some(Size::Huge),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(1040),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 5, 4), attack(1, AT_KICK, AD_PHYS, 5, 4)],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        size: Some(Size::Huge),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(1046),
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
            &[
                attack(0, AT_BUTT, AD_PHYS, 4, 8),
                attack(1, AT_BUTT, AD_CLOB, 4, 8),
                attack(2, AT_HUGS, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        sound: Some(Sound::Trumpet),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0010, 0x4200, 0x0, 0x0],
            &[M2_DRUID_FORM_D, M3_BERSERK],
        ),
        difficulty: Some(22),
        line: at(1052),
        ..BLANK
    },
    Monster {
        id: pm::WOOLLY_MAMMOTH,
        symbol: Cow::Borrowed("WOOLLY_MAMMOTH"),
        names: one_name("woolly mammoth"),
        class: Class::Quadruped,
        level: 24,
        speed: 10,
        ac: Some(2),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BUTT, AD_PHYS, 6, 6),
                attack(1, AT_BUTT, AD_CLOB, 6, 6),
                attack(2, AT_HUGS, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(4200),
        nutrition: Some(1200),
        sound: Some(Sound::Trumpet),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x4200, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(26),
        color: Some(Color::other("HI_ORANGE")),
        line: at(1059),
        ..BLANK
    },
    Monster {
        id: pm::SEWER_RAT,
        symbol: Cow::Borrowed("SEWER_RAT"),
        names: one_name("sewer rat"),
        class: Class::Rodent,
        speed: 12,
        ac: Some(7),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(20),
        nutrition: Some(12),
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        traits: mflags(
            M1_SWIM | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2002, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(1069),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 3)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(1075),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRCO, 2, 4)]),
        weight: Some(30),
        nutrition: Some(5),
        sound: Some(Sound::Squeak),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1081),
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
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_REGEN | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_WERE | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x3080_2000, 0x10_0001, 0x200, 0x0, 0x1_0000],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1087),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_METALLIVORE,
            M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x8004_2020, 0x7010_0002, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_MINERAL")),
        line: at(1093),
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
        sound: Some(Sound::other("MS_WCHUCK")),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_SWIM | M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x4004_2022, 0x90_0002, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_CLOTH")),
        line: at(1100),
        ..BLANK
    },
    Monster {
        id: pm::ENORMOUS_RAT,
        symbol: Cow::Borrowed("ENORMOUS_RAT"),
        names: one_name("enormous rat"),
        class: Class::Rodent,
        level: 6,
        speed: 8,
        ac: Some(5),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(400),
        nutrition: Some(150),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(1109),
        ..BLANK
    },
    Monster {
        id: pm::RODENT_OF_UNUSUAL_SIZE,
        symbol: Cow::Borrowed("RODENT_OF_UNUSUAL_SIZE"),
        names: one_name("rodent of unusual size"),
        class: Class::Rodent,
        level: 8,
        speed: 8,
        ac: Some(2),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(600),
        nutrition: Some(250),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(1115),
        ..BLANK
    },
    Monster {
        id: pm::HONEY_BADGER,
        symbol: Cow::Borrowed("HONEY_BADGER"),
        names: one_name("honey badger"),
        class: Class::Rodent,
        level: 10,
        speed: 12,
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_CLAW, AD_PHYS, 2, 8)],
        ),
        weight: Some(150),
        nutrition: Some(100),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6024_2020, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(12),
        line: at(1122),
        ..BLANK
    },
    Monster {
        id: pm::WOLVERINE,
        symbol: Cow::Borrowed("WOLVERINE"),
        names: one_name("wolverine"),
        class: Class::Rodent,
        level: 12,
        speed: 12,
        ac: Some(2),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(250),
        nutrition: Some(150),
        sound: Some(Sound::Growl),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2024_2000, 0x510_0008, 0x4200, 0x0, 0x0],
            &[M2_DRUID_FORM_C, M3_BERSERK],
        ),
        difficulty: Some(14),
        color: Some(Color::Orange),
        line: at(1129),
        ..BLANK
    },
    Monster {
        id: pm::DIRE_WOLVERINE,
        symbol: Cow::Borrowed("DIRE_WOLVERINE"),
        names: one_name("dire wolverine"),
        class: Class::Rodent,
        level: 16,
        speed: 14,
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 6),
                attack(2, AT_BITE, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(500),
        nutrition: Some(250),
        sound: Some(Sound::Growl),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2024_2000, 0x510_0010, 0x4200, 0x0, 0x0],
            &[M2_DRUID_FORM_D, M3_BERSERK],
        ),
        difficulty: Some(17),
        color: Some(Color::other("HI_ORANGE")),
        line: at(1137),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 2)]),
        weight: Some(50),
        nutrition: Some(50),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0, 0x0, 0x40_0000],
            &[MH_SPIDER],
        ),
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(1148),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_SPIDER,
        symbol: Cow::Borrowed("LARGE_SPIDER"),
        names: one_name("large spider"),
        class: Class::Spider,
        level: 2,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_TUCH, AD_WEBS, 0, 0)],
        ),
        weight: Some(150),
        nutrition: Some(150),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0, 0x0, 0x40_0000],
            &[MH_SPIDER],
        ),
        difficulty: Some(3),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1154),
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
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(1160),
        ..BLANK
    },
    Monster {
        id: pm::JUMPING_SPIDER,
        symbol: Cow::Borrowed("JUMPING_SPIDER"),
        names: one_name("jumping spider"),
        class: Class::Spider,
        level: 3,
        speed: 15,
        ac: Some(3),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 1, 4)]),
        weight: Some(75),
        nutrition: Some(75),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2080, 0x10_0000, 0x0, 0x0, 0x40_0000],
            &[MH_SPIDER],
        ),
        difficulty: Some(5),
        color: Some(Color::Cyan),
        line: at(1166),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 2, 4), attack(1, AT_TUCH, AD_WEBS, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(250),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3044_2000, 0x410_0000, 0x0, 0x0, 0x40_0000],
            &[MH_SPIDER],
        ),
        difficulty: Some(8),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1172),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags_with(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2080, 0x10_0004, 0x2000, 0x0, 0x0],
            &[M2_DRUID_FORM_B, M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(1178),
        ..BLANK
    },
    Monster {
        id: pm::GARGANTUAN_SPIDER,
        symbol: Cow::Borrowed("GARGANTUAN_SPIDER"),
        names: one_name("gargantuan spider"),
        class: Class::Spider,
        level: 7,
        speed: 15,
        ac: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 2, 6), attack(1, AT_TUCH, AD_WEBS, 0, 0)],
        ),
        weight: Some(1500),
        nutrition: Some(300),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3044_2000, 0x410_0000, 0x0, 0x0, 0x40_0000],
            &[MH_SPIDER],
        ),
        difficulty: Some(10),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1185),
        ..BLANK
    },
    Monster {
        id: pm::DRIDER,
        symbol: Cow::Borrowed("DRIDER"),
        names: one_name("drider"),
        class: Class::Spider,
        level: 14,
        speed: 15,
        ac: Some(2),
        mr: Some(15),
        alignment: Some(-15),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_BITE, AD_DRST, 1, 4),
                attack(3, AT_SPIT, AD_WEBS, 0, 0),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(300),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            0,
            &[0x7102_0000, 0x4614_0000, 0x6400, 0x0, 0x40_0400],
            &[M3_ULTRAVISION, M3_ACCURATE, M3_BERSERK, MH_DROW, MH_SPIDER],
        ),
        difficulty: Some(16),
        line: at(1191),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_CENTIPEDE,
        symbol: Cow::Borrowed("GIANT_CENTIPEDE"),
        names: one_name("giant centipede"),
        class: Class::Spider,
        level: 16,
        speed: 24,
        ac: Some(-6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 6, 8), attack(1, AT_TUCH, AD_WRAP, 1, 4)],
        ),
        weight: Some(600),
        nutrition: Some(300),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x2064_2080, 0x610_0010, 0x2000, 0x0, 0x0],
            &[M2_DRUID_FORM_D, M3_ACCURATE],
        ),
        difficulty: Some(20),
        color: Some(Color::Orange),
        line: at(1203),
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
            &[0x2004_f101, 0x510_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(1214),
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
            &[0x2004_f100, 0x510_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(14),
        color: Some(Color::Green),
        line: at(1221),
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
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1231),
        ..BLANK
    },
    Monster {
        id: pm::LESSER_NIGHTMARE,
        symbol: Cow::Borrowed("LESSER_NIGHTMARE"),
        names: one_name("lesser nightmare"),
        class: Class::Unicorn,
        level: 3,
        speed: 16,
        ac: Some(6),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRST, 1, 2)],
        ),
        weight: Some(1300),
        nutrition: Some(250),
        sound: Some(Sound::Neigh),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Green),
        line: at(1237),
        ..BLANK
    },
    Monster {
        id: pm::DEER,
        symbol: Cow::Borrowed("DEER"),
        names: one_name("deer"),
        class: Class::Unicorn,
        level: 3,
        speed: 18,
        ac: Some(7),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_KICK, AD_PHYS, 1, 4)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_FEMALE | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x482_0000, 0x1200, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(4),
        color: Some(Color::Orange),
        line: at(1243),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::White),
        line: at(1250),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0004, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_B],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(1256),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 1, 12), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(6),
        line: at(1263),
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
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(1269),
        ..BLANK
    },
    Monster {
        id: pm::NIGHTMARE,
        symbol: Cow::Borrowed("NIGHTMARE"),
        names: one_name("nightmare"),
        class: Class::Unicorn,
        level: 5,
        speed: 20,
        ac: Some(5),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_DRST, 1, 2)],
        ),
        weight: Some(1500),
        nutrition: Some(300),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(1275),
        ..BLANK
    },
    Monster {
        id: pm::STAG,
        symbol: Cow::Borrowed("STAG"),
        names: one_name("stag"),
        class: Class::Unicorn,
        level: 6,
        speed: 20,
        ac: Some(6),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 2, 4), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(1300),
        nutrition: Some(400),
        sound: Some(Sound::Squeak),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_MALE | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x481_0002, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(7),
        color: Some(Color::other("HI_COPPER")),
        line: at(1281),
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
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(1288),
        ..BLANK
    },
    Monster {
        id: pm::CAUCHEMAR,
        symbol: Cow::Borrowed("CAUCHEMAR"),
        names: one_name("cauchemar"),
        class: Class::Unicorn,
        level: 7,
        speed: 24,
        ac: Some(4),
        alignment: Some(-9),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 10), attack(1, AT_BITE, AD_DRST, 1, 4)],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_HERBIVORE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4004_2000, 0x4c0_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Green),
        line: at(1294),
        ..BLANK
    },
    Monster {
        id: pm::PEGASUS,
        symbol: Cow::Borrowed("PEGASUS"),
        names: one_name("pegasus"),
        class: Class::Unicorn,
        level: 18,
        speed: 24,
        ac: Some(-4),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 6),
                attack(1, AT_KICK, AD_PHYS, 2, 6),
                attack(2, AT_BITE, AD_PHYS, 4, 4),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_REGEN | M1_HERBIVORE,
            M2_NOPOLY | M2_PEACEFUL | M2_DOMESTIC | M2_WANDER | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x40c4_2001, 0x6e0_0011, 0x300, 0x0, 0x0],
            &[M2_DRUID_FORM_D],
        ),
        difficulty: Some(20),
        color: Some(Color::White),
        line: at(1300),
        ..BLANK
    },
    Monster {
        id: pm::GREATER_PEGASUS,
        symbol: Cow::Borrowed("GREATER_PEGASUS"),
        names: one_name("greater pegasus"),
        class: Class::Unicorn,
        level: 20,
        speed: 24,
        ac: Some(-6),
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_PHYS, 4, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_REGEN | M1_HERBIVORE,
            M2_NOPOLY | M2_PEACEFUL | M2_DOMESTIC | M2_WANDER | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x40c4_2001, 0x6e0_0001, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(22),
        color: Some(Color::White),
        line: at(1309),
        ..BLANK
    },
    Monster {
        id: pm::PALE_HORSE,
        symbol: Cow::Borrowed("PALE_HORSE"),
        names: one_name("Pale Horse"),
        class: Class::Unicorn,
        level: 18,
        speed: 24,
        mr: Some(70),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_DRLI, 2, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x184_2001, 0x610_0001, 0x300, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(21),
        color: Some(Color::Gray),
        line: at(1325),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_HORSE,
        symbol: Cow::Borrowed("WHITE_HORSE"),
        names: one_name("White Horse"),
        class: Class::Unicorn,
        level: 18,
        speed: 24,
        mr: Some(70),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_ENCH, 2, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x184_2001, 0x610_0001, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(21),
        color: Some(Color::White),
        line: at(1333),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_HORSE,
        symbol: Cow::Borrowed("BLACK_HORSE"),
        names: one_name("Black Horse"),
        class: Class::Unicorn,
        level: 18,
        speed: 24,
        mr: Some(70),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_SLOW, 2, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x184_2001, 0x610_0001, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(21),
        line: at(1341),
        ..BLANK
    },
    Monster {
        id: pm::RED_HORSE,
        symbol: Cow::Borrowed("RED_HORSE"),
        names: one_name("Red Horse"),
        class: Class::Unicorn,
        level: 30,
        speed: 24,
        ac: Some(-10),
        mr: Some(70),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_KICK, AD_PHYS, 2, 8),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_BITE, AD_FIRE, 2, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(350),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_SEE_INVIS | M1_HERBIVORE,
            M2_NOPOLY | M2_PEACEFUL | M2_DOMESTIC | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x4184_2001, 0x660_0001, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(32),
        color: Some(Color::Red),
        line: at(1349),
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
        traits: mflags_with(
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x11_f405, 0x14_0020, 0x0, 0x0, 0x0],
            &[M2_VAMPIRE_FORM],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(1360),
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
            &[0x1_f401, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1367),
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
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_f401, 0x14_0000, 0x200, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(1374),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_ENGL, AD_ELEC, 1, 6),
                attack(1, AT_ENGL, AD_DREN, 2, 6),
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
            &[0x11_f401, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::BrightBlue),
        line: at(1384),
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
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_POISON | MR_STONE, 0xa5)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x14_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Blue),
        line: at(1393),
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
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_POISON | MR_STONE, 0xa5)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x14_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(10),
        color: Some(Color::Yellow),
        line: at(1402),
        ..BLANK
    },
    Monster {
        id: pm::ANTIMATTER_VORTEX,
        symbol: Cow::Borrowed("ANTIMATTER_VORTEX"),
        names: one_name("antimatter vortex"),
        class: Class::Vortex,
        level: 15,
        speed: 18,
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_HELL, 0x431)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_DISN, 1, 10), attack(1, AT_NONE, AD_DISN, 0, 0)],
        ),
        size: Some(Size::Huge),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON
                    | MR_STONE,
                0xbf,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE | M2_NASTY,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x214_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::BrightGreen),
        line: at(1412),
        ..BLANK
    },
    Monster {
        id: pm::BABY_LONG_WORM,
        symbol: Cow::Borrowed("BABY_LONG_WORM"),
        names: one_name("baby long worm"),
        class: Class::Worm,
        level: 5,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(600),
        nutrition: Some(250),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6800, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1426),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_LEECH,
        symbol: Cow::Borrowed("GIANT_LEECH"),
        names: one_name("giant leech"),
        class: Class::Worm,
        level: 6,
        speed: 8,
        ac: Some(5),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_STCK, 2, 6)]),
        weight: Some(100),
        nutrition: Some(100),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6a02, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(8),
        line: at(1432),
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
            &[0x200c_6000, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1439),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM,
        symbol: Cow::Borrowed("LONG_WORM"),
        names: one_name("long worm"),
        class: Class::Worm,
        level: 9,
        speed: 3,
        ac: Some(5),
        mr: Some(10),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(1500),
        nutrition: Some(500),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6800, 0x610_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Brown),
        line: at(1445),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 8), attack(1, AT_ENGL, AD_DGST, 4, 6)],
        ),
        weight: Some(2700),
        nutrition: Some(700),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6000, 0x610_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1452),
        ..BLANK
    },
    Monster {
        id: pm::NEOTHELID,
        symbol: Cow::Borrowed("NEOTHELID"),
        names: one_name("neothelid"),
        class: Class::Worm,
        level: 32,
        speed: 12,
        ac: Some(2),
        mr: Some(60),
        alignment: Some(-8),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ACID, 6, 6),
                attack(1, AT_TENT, AD_PHYS, 2, 4),
                attack(2, AT_TENT, AD_DRIN, 2, 4),
                attack(3, AT_TENT, AD_DRIN, 2, 4),
                attack(4, AT_TENT, AD_DRIN, 2, 4),
                attack(5, AT_ENGL, AD_DGST, 6, 6),
            ],
        ),
        weight: Some(3000),
        nutrition: Some(800),
        size: Some(Size::Gigantic),
        resists: Some(mresist_with(MR_ACID, 0x140, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_SWIM | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_ACID | M1_CARNIVORE,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x280c_6002, 0x614_0001, 0x0, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(36),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1458),
        ..BLANK
    },
    Monster {
        id: pm::GRID_BUG,
        symbol: Cow::Borrowed("GRID_BUG"),
        names: one_name("grid bug"),
        class: Class::Xan,
        speed: 12,
        ac: Some(9),
        generation: Some(geno(3, G_NOCORPSE | G_GENO | G_SGROUP, 0xb3)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 1, 1)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON, 0x30)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_2000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1470),
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
            &[0x1004_2001, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(1477),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_LIGHT,
        symbol: Cow::Borrowed("YELLOW_LIGHT"),
        names: one_name("yellow light"),
        class: Class::Light,
        level: 3,
        speed: 15,
        generation: Some(geno(4, G_NOCORPSE | G_GENO, 0x34)),
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
            &[0x11_fc05, 0x14_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(1486),
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
            &[0x111_fc05, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(7),
        line: at(1495),
        ..BLANK
    },
    Monster {
        id: pm::SMALL_SKELETAL_HOUND,
        symbol: Cow::Borrowed("SMALL_SKELETAL_HOUND"),
        names: one_name("small skeletal hound"),
        class: Class::other("S_SKELETON"),
        level: 2,
        speed: 18,
        ac: Some(6),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(50),
        nutrition: Some(3),
        sound: Some(Sound::Bones),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC,
            M3_INFRAVISION,
            &[0x25_2400, 0x40_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(3),
        color: Some(Color::Cyan),
        line: at(1508),
        ..BLANK
    },
    Monster {
        id: pm::SKELETAL_PONY,
        symbol: Cow::Borrowed("SKELETAL_PONY"),
        names: one_name("skeletal pony"),
        class: Class::other("S_SKELETON"),
        level: 3,
        speed: 16,
        ac: Some(6),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_PHYS, 1, 2)],
        ),
        weight: Some(500),
        nutrition: Some(10),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISION,
            &[0x25_2400, 0x4c0_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(1518),
        ..BLANK
    },
    Monster {
        id: pm::SKELETAL_HOUND,
        symbol: Cow::Borrowed("SKELETAL_HOUND"),
        names: one_name("skeletal hound"),
        class: Class::other("S_SKELETON"),
        level: 4,
        speed: 16,
        ac: Some(5),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(150),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC,
            M3_INFRAVISION,
            &[0x25_2400, 0x40_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(5),
        color: Some(Color::Cyan),
        line: at(1528),
        ..BLANK
    },
    Monster {
        id: pm::SKELETON,
        symbol: Cow::Borrowed("SKELETON"),
        names: one_name("skeleton"),
        class: Class::other("S_SKELETON"),
        level: 4,
        speed: 8,
        ac: Some(4),
        mr: Some(50),
        alignment: Some(-5),
        generation: Some(geno(2, G_NOCORPSE | G_GENO | G_SGROUP, 0xb2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(300),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_WANDER | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x23_0400, 0x4490_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(5),
        color: Some(Color::other("HI_BONE")),
        line: at(1538),
        ..BLANK
    },
    Monster {
        id: pm::SKELETAL_HORSE,
        symbol: Cow::Borrowed("SKELETAL_HORSE"),
        names: one_name("skeletal horse"),
        class: Class::other("S_SKELETON"),
        level: 5,
        speed: 20,
        ac: Some(5),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_PHYS, 1, 3)],
        ),
        weight: Some(800),
        nutrition: Some(20),
        sound: Some(Sound::Bones),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISION,
            &[0x25_2400, 0x4c0_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(1547),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_SKELETAL_HOUND,
        symbol: Cow::Borrowed("LARGE_SKELETAL_HOUND"),
        names: one_name("large skeletal hound"),
        class: Class::other("S_SKELETON"),
        level: 6,
        speed: 15,
        ac: Some(4),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 4)]),
        weight: Some(300),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISION,
            &[0x25_2400, 0x440_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(1557),
        ..BLANK
    },
    Monster {
        id: pm::SKELETAL_WARHORSE,
        symbol: Cow::Borrowed("SKELETAL_WARHORSE"),
        names: one_name("skeletal warhorse"),
        class: Class::other("S_SKELETON"),
        level: 7,
        speed: 24,
        ac: Some(4),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_KICK, AD_PHYS, 1, 10), attack(1, AT_BITE, AD_PHYS, 1, 4)],
        ),
        weight: Some(1000),
        nutrition: Some(25),
        sound: Some(Sound::Bones),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOHANDS | M1_MINDLESS | M1_ANIMAL | M1_THICK_HIDE,
            M2_DOMESTIC | M2_WANDER | M2_STRONG,
            M3_INFRAVISION,
            &[0x25_2400, 0x4c0_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(1567),
        ..BLANK
    },
    Monster {
        id: pm::SKELETON_WARRIOR,
        symbol: Cow::Borrowed("SKELETON_WARRIOR"),
        names: one_name("skeleton warrior"),
        class: Class::other("S_SKELETON"),
        level: 12,
        speed: 8,
        ac: Some(2),
        mr: Some(75),
        alignment: Some(-8),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_TUCH, AD_SLOW, 1, 6)],
        ),
        weight: Some(400),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(
            mresist_with(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0x1a6, &[MR_PSYCHIC]),
        ),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_LORD | M2_HOSTILE | M2_WANDER | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x22_0400, 0x4690_0400, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(14),
        color: Some(Color::BrightCyan),
        line: at(1577),
        ..BLANK
    },
    Monster {
        id: pm::SKELETAL_DRAGON,
        symbol: Cow::Borrowed("SKELETAL_DRAGON"),
        names: one_name("skeletal dragon"),
        class: Class::other("S_SKELETON"),
        level: 15,
        speed: 12,
        ac: Some(-3),
        mr: Some(30),
        alignment: Some(-15),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_RBRE, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 6),
                attack(3, AT_CLAW, AD_PHYS, 4, 6),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Bones),
        size: Some(Size::Gigantic),
        resists: Some(
            mresist_with(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0x1a6, &[MR_PSYCHIC]),
        ),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION,
            &[0x120_2401, 0xb610_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(18),
        color: Some(Color::other("HI_CLOTH")),
        line: at(1588),
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
        resists: Some(mresist(MR_SLEEP | MR_ELEC | MR_POISON, 0x34)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_SLITHY | M1_POIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1008_2001, 0x700_1000, 0x300, 0x0, 0x4_0000],
            &[MH_ANGEL],
        ),
        difficulty: Some(11),
        color: Some(Color::Green),
        line: at(1603),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0000, 0x4300_1000, 0x300, 0x0, 0x4_0000],
            &[MH_ANGEL],
        ),
        difficulty: Some(12),
        color: Some(Color::Yellow),
        line: at(1612),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x4700_1001, 0x2300, 0x0, 0x4_0000],
            &[M3_ACCURATE, MH_ANGEL],
        ),
        difficulty: Some(19),
        color: Some(Color::White),
        line: at(1624),
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
        sound: Some(Sound::Spell),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x100_2001, 0x8700_1401, 0x300, 0x0, 0x4_0000],
            &[MH_ANGEL],
        ),
        difficulty: Some(21),
        color: Some(Color::other("HI_GOLD")),
        line: at(1634),
        ..BLANK
    },
    Monster {
        id: pm::ELDRITCH_KI_RIN,
        symbol: Cow::Borrowed("ELDRITCH_KI_RIN"),
        names: one_name("eldritch ki-rin"),
        class: Class::Angel,
        level: 16,
        speed: 18,
        ac: Some(-5),
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
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
        sound: Some(Sound::Spell),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x100_2001, 0x8700_1401, 0x300, 0x0, 0x4_0000],
            &[MH_ANGEL],
        ),
        difficulty: Some(21),
        line: at(1648),
        ..BLANK
    },
    Monster {
        id: pm::ARCHANGEL,
        symbol: Cow::Borrowed("ARCHANGEL"),
        names: one_name("Archangel"),
        class: Class::Angel,
        level: 18,
        speed: 16,
        ac: Some(-6),
        mr: Some(70),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOGEN, 0x211)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 1, 8),
                attack(3, AT_MAGC, AD_CLRC, 4, 6),
                attack(4, AT_HUGS, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_1401, 0x2300, 0x0, 0x4_0000],
            &[M3_ACCURATE, MH_ANGEL],
        ),
        difficulty: Some(25),
        color: Some(Color::BrightCyan),
        line: at(1661),
        ..BLANK
    },
    Monster {
        id: pm::ARCHON,
        symbol: Cow::Borrowed("ARCHON"),
        names: one_name("Archon"),
        class: Class::Angel,
        level: 19,
        speed: 16,
        ac: Some(-6),
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
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_1401, 0x2300, 0x0, 0x4_0000],
            &[M3_ACCURATE, MH_ANGEL],
        ),
        difficulty: Some(26),
        color: Some(Color::Magenta),
        line: at(1672),
        ..BLANK
    },
    Monster {
        id: pm::SAINT_MICHAEL,
        symbol: Cow::Borrowed("SAINT_MICHAEL"),
        names: one_name("Saint Michael"),
        class: Class::Angel,
        level: 77,
        speed: 14,
        ac: Some(-8),
        mr: Some(90),
        alignment: Some(15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_WEAP, AD_PHYS, 4, 6),
                attack(2, AT_CLAW, AD_CLOB, 2, 4),
                attack(3, AT_MAGC, AD_CLRC, 4, 6),
                attack(4, AT_MAGC, AD_MAGM, 4, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc709_0801, 0x2300, 0x0, 0x4_0000],
            &[M3_ACCURATE, MH_ANGEL],
        ),
        difficulty: Some(40),
        color: Some(Color::BrightMagenta),
        line: at(1683),
        ..BLANK
    },
    Monster {
        id: pm::BAT,
        symbol: Cow::Borrowed("BAT"),
        names: one_name("bat"),
        class: Class::Bat,
        speed: 22,
        ac: Some(8),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        weight: Some(20),
        nutrition: Some(20),
        sound: Some(Sound::other("MS_BAT")),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x80_0000, 0x1200, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(1698),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 6)]),
        weight: Some(30),
        nutrition: Some(30),
        sound: Some(Sound::other("MS_BAT")),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(1704),
        ..BLANK
    },
    Monster {
        id: pm::HAWK,
        symbol: Cow::Borrowed("HAWK"),
        names: one_name("hawk"),
        class: Class::Bat,
        level: 2,
        speed: 18,
        ac: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 4)],
        ),
        weight: Some(60),
        nutrition: Some(40),
        sound: Some(Sound::other("MS_RAPTOR")),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::other("HI_CLOTH")),
        line: at(1710),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_HAWK,
        symbol: Cow::Borrowed("LARGE_HAWK"),
        names: one_name("large hawk"),
        class: Class::Bat,
        level: 4,
        speed: 20,
        ac: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 4), attack(1, AT_CLAW, AD_PHYS, 1, 4)],
        ),
        weight: Some(100),
        nutrition: Some(60),
        sound: Some(Sound::other("MS_RAPTOR")),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::other("HI_CLOTH")),
        line: at(1717),
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
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_CLAW, AD_BLND, 1, 6)],
        ),
        weight: Some(40),
        nutrition: Some(20),
        sound: Some(Sound::Squawk),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(6),
        line: at(1724),
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
        sound: Some(Sound::other("MS_BAT")),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x7084_2001, 0x10_0020, 0x200, 0x0, 0x0],
            &[M2_VAMPIRE_FORM],
        ),
        difficulty: Some(7),
        line: at(1730),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_HAWK,
        symbol: Cow::Borrowed("GIANT_HAWK"),
        names: one_name("giant hawk"),
        class: Class::Bat,
        level: 6,
        speed: 22,
        ac: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 4), attack(1, AT_CLAW, AD_PHYS, 1, 6)],
        ),
        weight: Some(300),
        nutrition: Some(150),
        sound: Some(Sound::other("MS_RAPTOR")),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2044_2001, 0x490_0002, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(7),
        color: Some(Color::other("HI_CLOTH")),
        line: at(1736),
        ..BLANK
    },
    Monster {
        id: pm::CENTAUR,
        symbol: Cow::Borrowed("CENTAUR"),
        names: one_name("centaur"),
        class: Class::Centaur,
        speed: 18,
        ac: Some(4),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(2200),
        nutrition: Some(500),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0001, 0x2200, 0x0, 0x80],
            &[M3_ACCURATE, MH_CENTAUR],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(1746),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x2200, 0x0, 0x80],
            &[M3_ACCURATE, MH_CENTAUR],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1753),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_KICK, AD_PHYS, 1, 6)],
        ),
        weight: Some(2550),
        nutrition: Some(600),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x2200, 0x0, 0x80],
            &[M3_ACCURATE, MH_CENTAUR],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(1759),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x2200, 0x0, 0x80],
            &[M3_ACCURATE, MH_CENTAUR],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(1765),
        ..BLANK
    },
    Monster {
        id: pm::PSEUDODRAGON,
        symbol: Cow::Borrowed("PSEUDODRAGON"),
        names: one_name("pseudodragon"),
        class: Class::Dragon,
        level: 2,
        speed: 18,
        ac: Some(4),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_STNG, AD_DRST, 1, 2)],
        ),
        weight: Some(150),
        nutrition: Some(150),
        sound: Some(Sound::other("MS_PSEUDO")),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2001, 0x40_0000, 0x2300, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1777),
        ..BLANK
    },
    Monster {
        id: pm::ELDER_PSEUDODRAGON,
        symbol: Cow::Borrowed("ELDER_PSEUDODRAGON"),
        names: one_name("elder pseudodragon"),
        class: Class::Dragon,
        level: 4,
        speed: 18,
        ac: Some(2),
        mr: Some(40),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 6), attack(1, AT_STNG, AD_DRST, 1, 4)],
        ),
        weight: Some(300),
        nutrition: Some(200),
        sound: Some(Sound::other("MS_PSEUDO")),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2001, 0x40_0000, 0x2300, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1784),
        ..BLANK
    },
    Monster {
        id: pm::ANCIENT_PSEUDODRAGON,
        symbol: Cow::Borrowed("ANCIENT_PSEUDODRAGON"),
        names: one_name("ancient pseudodragon"),
        class: Class::Dragon,
        level: 6,
        speed: 20,
        mr: Some(60),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_SLEE, 1, 10), attack(1, AT_STNG, AD_DRST, 1, 4)],
        ),
        weight: Some(800),
        nutrition: Some(250),
        sound: Some(Sound::other("MS_PSEUDO")),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_DOMESTIC | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2001, 0x440_0004, 0x2300, 0x0, 0x0],
            &[M2_DRUID_FORM_B, M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(1791),
        ..BLANK
    },
    Monster {
        id: pm::FELL_BEAST,
        symbol: Cow::Borrowed("FELL_BEAST"),
        names: one_name("fell beast"),
        class: Class::Dragon,
        level: 14,
        speed: 12,
        ac: Some(-2),
        mr: Some(20),
        alignment: Some(-17),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 5),
                attack(1, AT_CLAW, AD_PHYS, 4, 5),
                attack(2, AT_BITE, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(800),
        sound: Some(Sound::Shriek),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION,
            &[0x3120_2001, 0x610_0001, 0x2100, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(16),
        color: Some(Color::other("HI_PURPLE")),
        line: at(1803),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GRAY_DRAGON,
        symbol: Cow::Borrowed("BABY_GRAY_DRAGON"),
        names: one_name("baby gray dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(1831),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SILVER_DRAGON,
        symbol: Cow::Borrowed("BABY_SILVER_DRAGON"),
        names: one_name("baby silver dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightCyan),
        line: at(1838),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SHIMMERING_DRAGON,
        symbol: Cow::Borrowed("BABY_SHIMMERING_DRAGON"),
        names: one_name("baby shimmering dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Cyan),
        line: at(1845),
        ..BLANK
    },
    Monster {
        id: pm::BABY_RED_DRAGON,
        symbol: Cow::Borrowed("BABY_RED_DRAGON"),
        names: one_name("baby red dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-4),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 6, 5),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_PHYS, 2, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x2020_2001, 0x3410_0000, 0x200, 0x2, 0x2_0000],
            &[M4_VULNERABLE_COLD, MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Red),
        line: at(1852),
        ..BLANK
    },
    Monster {
        id: pm::BABY_WHITE_DRAGON,
        symbol: Cow::Borrowed("BABY_WHITE_DRAGON"),
        names: one_name("baby white dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-4),
        generation: Some(geno(0, G_GENO | G_NOHELL, 0x820)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x1, 0x2_0000],
            &[M4_VULNERABLE_FIRE, MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(1859),
        ..BLANK
    },
    Monster {
        id: pm::BABY_ORANGE_DRAGON,
        symbol: Cow::Borrowed("BABY_ORANGE_DRAGON"),
        names: one_name("baby orange dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-5),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_ORANGE")),
        line: at(1867),
        ..BLANK
    },
    Monster {
        id: pm::BABY_BLACK_DRAGON,
        symbol: Cow::Borrowed("BABY_BLACK_DRAGON"),
        names: one_name("baby black dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        line: at(1874),
        ..BLANK
    },
    Monster {
        id: pm::BABY_BLUE_DRAGON,
        symbol: Cow::Borrowed("BABY_BLUE_DRAGON"),
        names: one_name("baby blue dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 14,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Blue),
        line: at(1881),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GREEN_DRAGON,
        symbol: Cow::Borrowed("BABY_GREEN_DRAGON"),
        names: one_name("baby green dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-6),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x3020_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Green),
        line: at(1888),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GOLD_DRAGON,
        symbol: Cow::Borrowed("BABY_GOLD_DRAGON"),
        names: one_name("baby gold dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x2020_2001, 0x3410_0000, 0x200, 0x2, 0x2_0000],
            &[M4_VULNERABLE_COLD, MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_GOLD")),
        line: at(1895),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SEA_DRAGON,
        symbol: Cow::Borrowed("BABY_SEA_DRAGON"),
        names: one_name("baby sea dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
                attack(3, AT_NONE, AD_RUST, 0, 2),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_UNSOLID | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2010_2202, 0x3410_0000, 0x0, 0x4, 0x2_0000],
            &[M4_VULNERABLE_ELEC, MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightBlue),
        line: at(1902),
        ..BLANK
    },
    Monster {
        id: pm::BABY_YELLOW_DRAGON,
        symbol: Cow::Borrowed("BABY_YELLOW_DRAGON"),
        names: one_name("baby yellow dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 2, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2820_2001, 0x3410_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(13),
        color: Some(Color::Yellow),
        line: at(1910),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SHADOW_DRAGON,
        symbol: Cow::Borrowed("BABY_SHADOW_DRAGON"),
        names: one_name("baby shadow dragon"),
        class: Class::Dragon,
        level: 18,
        speed: 12,
        mr: Some(25),
        alignment: Some(-15),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 8),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x3020_2001, 0x3410_0000, 0x400, 0x0, 0x2_0000],
            &[M3_ULTRAVISION, MH_DRAGON],
        ),
        difficulty: Some(19),
        line: at(1917),
        ..BLANK
    },
    Monster {
        id: pm::BABY_CELESTIAL_DRAGON,
        symbol: Cow::Borrowed("BABY_CELESTIAL_DRAGON"),
        names: one_name("baby celestial dragon"),
        class: Class::Dragon,
        level: 24,
        speed: 15,
        ac: Some(-2),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 4, 8),
                attack(1, AT_CLAW, AD_PHYS, 4, 6),
                attack(2, AT_CLAW, AD_PHYS, 4, 6),
            ],
        ),
        weight: Some(3000),
        nutrition: Some(1000),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_ACID | MR_STONE, 0xd7),
        ),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_REGEN | M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x21a0_2001, 0xb410_0001, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(26),
        color: Some(Color::BrightMagenta),
        line: at(1924),
        ..BLANK
    },
    Monster {
        id: pm::GRAY_DRAGON,
        symbol: Cow::Borrowed("GRAY_DRAGON"),
        names: one_name("gray dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_MAGM, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_CNCL, 0, 0),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Gray),
        line: at(1938),
        ..BLANK
    },
    Monster {
        id: pm::SILVER_DRAGON,
        symbol: Cow::Borrowed("SILVER_DRAGON"),
        names: one_name("silver dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_COLD, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::BrightCyan),
        line: at(1947),
        ..BLANK
    },
    Monster {
        id: pm::SHIMMERING_DRAGON,
        symbol: Cow::Borrowed("SHIMMERING_DRAGON"),
        names: one_name("shimmering dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_STUN, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Cyan),
        line: at(1956),
        ..BLANK
    },
    Monster {
        id: pm::RED_DRAGON,
        symbol: Cow::Borrowed("RED_DRAGON"),
        names: one_name("red dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_FIRE, 7, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 9),
                attack(2, AT_CLAW, AD_PHYS, 4, 5),
                attack(3, AT_CLAW, AD_PHYS, 4, 5),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_FIRE, 0, 1),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x2160_2001, 0xb610_0000, 0x200, 0x2, 0x2_0000],
            &[M4_VULNERABLE_COLD, MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Red),
        line: at(1965),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_DRAGON,
        symbol: Cow::Borrowed("WHITE_DRAGON"),
        names: one_name("white dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_COLD, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_COLD, 0, 1),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x1, 0x2_0000],
            &[M4_VULNERABLE_FIRE, MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::White),
        line: at(1974),
        ..BLANK
    },
    Monster {
        id: pm::ORANGE_DRAGON,
        symbol: Cow::Borrowed("ORANGE_DRAGON"),
        names: one_name("orange dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_SLEE, 4, 25),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_SLOW, 0, 2),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::other("HI_ORANGE")),
        line: at(1984),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_DRAGON,
        symbol: Cow::Borrowed("BLACK_DRAGON"),
        names: one_name("black dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DISN, 12, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_DISN, 0, 0),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_DISINT, 0x8)),
        conveys: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        line: at(1993),
        ..BLANK
    },
    Monster {
        id: pm::BLUE_DRAGON,
        symbol: Cow::Borrowed("BLUE_DRAGON"),
        names: one_name("blue dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 14,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ELEC, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Blue),
        line: at(2002),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_DRAGON,
        symbol: Cow::Borrowed("GREEN_DRAGON"),
        names: one_name("green dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DRST, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_DRST, 0, 1),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x3160_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Green),
        line: at(2011),
        ..BLANK
    },
    Monster {
        id: pm::GOLD_DRAGON,
        symbol: Cow::Borrowed("GOLD_DRAGON"),
        names: one_name("gold dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_FIRE, 6, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x2160_2001, 0xb610_0000, 0x200, 0x2, 0x2_0000],
            &[M4_VULNERABLE_COLD, MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::other("HI_GOLD")),
        line: at(2020),
        ..BLANK
    },
    Monster {
        id: pm::SEA_DRAGON,
        symbol: Cow::Borrowed("SEA_DRAGON"),
        names: one_name("sea dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_WATR, 6, 8),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_WRAP, 2, 10),
                attack(5, AT_NONE, AD_RUST, 0, 2),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_UNSOLID | M1_OVIPAROUS
                | M1_SEE_INVIS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2150_2202, 0xb610_0000, 0x0, 0x4, 0x2_0000],
            &[M4_VULNERABLE_ELEC, MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::BrightBlue),
        line: at(2029),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_DRAGON,
        symbol: Cow::Borrowed("YELLOW_DRAGON"),
        names: one_name("yellow dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ACID, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 4),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
                attack(5, AT_NONE, AD_ACID, 0, 2),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_ACID
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2960_2001, 0xb610_0000, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Yellow),
        line: at(2038),
        ..BLANK
    },
    Monster {
        id: pm::SHADOW_DRAGON,
        symbol: Cow::Borrowed("SHADOW_DRAGON"),
        names: one_name("shadow dragon"),
        class: Class::Dragon,
        level: 22,
        speed: 12,
        ac: Some(-4),
        mr: Some(25),
        alignment: Some(-15),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DRLI, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 6),
                attack(3, AT_CLAW, AD_PHYS, 4, 6),
                attack(4, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x3160_2001, 0xb610_0000, 0x400, 0x0, 0x2_0000],
            &[M3_ULTRAVISION, MH_DRAGON],
        ),
        difficulty: Some(24),
        line: at(2047),
        ..BLANK
    },
    Monster {
        id: pm::CELESTIAL_DRAGON,
        symbol: Cow::Borrowed("CELESTIAL_DRAGON"),
        names: one_name("celestial dragon"),
        class: Class::Dragon,
        level: 30,
        speed: 15,
        ac: Some(-6),
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_SCRE, AD_LOUD, 16, 4),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 4, 6),
                attack(3, AT_CLAW, AD_PHYS, 4, 6),
                attack(4, AT_MAGC, AD_CLRC, 4, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(5000),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_ACID | MR_STONE, 0xd7),
        ),
        conveys: Some(mresist(MR_SLEEP | MR_ELEC, 0x14)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_REGEN | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_MAGIC,
            0,
            &[0x21e0_2001, 0xb610_0001, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(34),
        color: Some(Color::BrightMagenta),
        line: at(2056),
        ..BLANK
    },
    Monster {
        id: pm::CHROMATIC_DRAGON,
        symbol: Cow::Borrowed("CHROMATIC_DRAGON"),
        names: one_name("chromatic dragon"),
        class: Class::Dragon,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_RBRE, 6, 6),
                attack(1, AT_BREA, AD_RBRE, 6, 6),
                attack(2, AT_BITE, AD_PHYS, 4, 8),
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_CLAW, AD_PHYS, 4, 4),
                attack(5, AT_ENGL, AD_DGST, 2, 10),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
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
        traits: mflags_with(
            M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_MAGIC,
            0,
            &[0x3120_2000, 0xb610_0001, 0x0, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(20),
        color: Some(Color::Magenta),
        line: at(2069),
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
            M3_INFRAVISION,
            &[0x104_0001, 0x590_0000, 0x100, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::White),
        line: at(2085),
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
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_PHYS, 1, 10)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f401, 0x404_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(2092),
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
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_FIRE, 3, 6),
                attack(1, AT_ENGL, AD_FIRE, 4, 4),
                attack(2, AT_NONE, AD_FIRE, 0, 4),
            ],
        ),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x11_fc01, 0x404_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(10),
        color: Some(Color::Yellow),
        line: at(2102),
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
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 4, 6), attack(1, AT_ENGL, AD_PHYS, 4, 6)],
        ),
        weight: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON | MR_STONE, 0xa3)),
        traits: mflags_with(
            M1_WALLWALK | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_THICK_HIDE,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x21_f408, 0x404_0000, 0x0, 0x8, 0x0],
            &[M4_VULNERABLE_ACID],
        ),
        difficulty: Some(10),
        color: Some(Color::Brown),
        line: at(2109),
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
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 5, 6),
                attack(1, AT_ENGL, AD_WRAP, 4, 4),
                attack(2, AT_NONE, AD_RUST, 0, 0),
            ],
        ),
        weight: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f602, 0x404_0000, 0x0, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(10),
        color: Some(Color::Blue),
        line: at(2117),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_STCK, 1, 2), attack(1, AT_TUCH, AD_SLOW, 1, 1)],
        ),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(1),
        color: Some(Color::BrightGreen),
        line: at(2127),
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
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(2134),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_MOLD,
        symbol: Cow::Borrowed("YELLOW_MOLD"),
        names: one_name("yellow mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(2, G_GENO, 0x22)),
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
            &[0x1001_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Yellow),
        line: at(2141),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_MOLD,
        symbol: Cow::Borrowed("GREEN_MOLD"),
        names: one_name("green mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO, 0x21)),
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
            &[0x801_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(2148),
        ..BLANK
    },
    Monster {
        id: pm::RED_MOLD,
        symbol: Cow::Borrowed("RED_MOLD"),
        names: one_name("red mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_FIRE, 0, 4)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_fc00, 0x14_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(2155),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        weight: Some(100),
        nutrition: Some(100),
        sound: Some(Sound::Shriek),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2163),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
            &[0x1_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2169),
        ..BLANK
    },
    Monster {
        id: pm::GRAY_FUNGUS,
        symbol: Cow::Borrowed("GRAY_FUNGUS"),
        names: one_name("gray fungus"),
        class: Class::Fungus,
        level: 3,
        ac: Some(7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_DISE, 0, 2)]),
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
            &[0x1001_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Gray),
        line: at(2176),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_FUNGUS,
        symbol: Cow::Borrowed("BLACK_FUNGUS"),
        names: one_name("black fungus"),
        class: Class::Fungus,
        level: 3,
        ac: Some(7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_NONE, AD_SLEE, 0, 2)]),
        weight: Some(50),
        nutrition: Some(30),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_POIS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1001_fc00, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(5),
        line: at(2183),
        ..BLANK
    },
    Monster {
        id: pm::GNOME,
        symbol: Cow::Borrowed("GNOME"),
        names: one_name("gnome"),
        class: Class::Gnome,
        speed: 6,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(650),
        nutrition: Some(100),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GNOME | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0001, 0x300, 0x0, 0x8],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(2193),
        ..BLANK
    },
    Monster {
        id: pm::ROCK_GNOME,
        symbol: Cow::Borrowed("ROCK_GNOME"),
        names: one_name("rock gnome"),
        class: Class::Gnome,
        level: 1,
        speed: 6,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(650),
        nutrition: Some(100),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x300, 0x0, 0x8],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(2199),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_NOBLE,
        symbol: Cow::Borrowed("GNOME_NOBLE"),
        names: one_name("gnome noble"),
        class: Class::Gnome,
        level: 3,
        speed: 8,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_LORD | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0400, 0x300, 0x0, 0x8],
        ),
        difficulty: Some(4),
        color: Some(Color::Blue),
        line: at(2205),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x8000_0000, 0x300, 0x0, 0x8],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(2211),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_ROYAL,
        symbol: Cow::Borrowed("GNOME_ROYAL"),
        names: one_name("gnome royal"),
        class: Class::Gnome,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_PRINCE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0800, 0x2300, 0x0, 0x8],
            &[M3_ACCURATE],
        ),
        difficulty: Some(6),
        color: Some(Color::Magenta),
        line: at(2216),
        ..BLANK
    },
    Monster {
        id: pm::GIANT,
        symbol: Cow::Borrowed("GIANT"),
        names: one_name("giant"),
        class: Class::Giant,
        speed: 10,
        ac: Some(6),
        alignment: Some(2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 10)]),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_NOPOLY | M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0001, 0x300, 0x0, 0x20],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(2244),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0000, 0x300, 0x0, 0x20],
        ),
        difficulty: Some(8),
        color: Some(Color::other("HI_MINERAL")),
        line: at(2250),
        ..BLANK
    },
    Monster {
        id: pm::HILL_GIANT_SHAMAN,
        symbol: Cow::Borrowed("HILL_GIANT_SHAMAN"),
        names: one_name("hill giant shaman"),
        class: Class::Giant,
        level: 7,
        speed: 10,
        ac: Some(4),
        alignment: Some(-3),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_CLRC, 0, 0)]),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT
                | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0xee00_0000, 0x300, 0x0, 0x20],
        ),
        difficulty: Some(10),
        color: Some(Color::BrightBlue),
        line: at(2257),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 8)]),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0000, 0x300, 0x0, 0x20],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(2265),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0000, 0x4300, 0x2, 0x20],
            &[M3_BERSERK, M4_VULNERABLE_COLD],
        ),
        difficulty: Some(11),
        color: Some(Color::Yellow),
        line: at(2271),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 12)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0000, 0x4300, 0x1, 0x20],
            &[M3_BERSERK, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(2280),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 8), attack(1, AT_WEAP, AD_PHYS, 3, 6)],
        ),
        weight: Some(1700),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x4610_0000, 0x4300, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(13),
        color: Some(Color::Brown),
        line: at(2289),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 2, 12)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_0000, 0x4300, 0x0, 0x20],
            &[M3_BERSERK],
        ),
        difficulty: Some(19),
        color: Some(Color::Blue),
        line: at(2297),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_CLOB, 2, 8), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(2300),
        nutrition: Some(900),
        sound: Some(Sound::Spell),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0001, 0xce00_0000, 0x2300, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(20),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2305),
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
                attack(2, AT_BUTT, AD_CLOB, 2, 8),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(700),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::Brown),
        line: at(2312),
        ..BLANK
    },
    Monster {
        id: pm::ELDER_MINOTAUR,
        symbol: Cow::Borrowed("ELDER_MINOTAUR"),
        names: one_name("elder minotaur"),
        class: Class::Giant,
        level: 26,
        speed: 14,
        ac: Some(-8),
        mr: Some(25),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_HELL, 0x421)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 6, 6),
                attack(1, AT_CLAW, AD_PHYS, 6, 6),
                attack(2, AT_HUGS, AD_PHYS, 6, 4),
                attack(3, AT_BUTT, AD_CLOB, 8, 4),
            ],
        ),
        weight: Some(2200),
        nutrition: Some(900),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_THICK_HIDE | M1_CARNIVORE,
            M2_LORD | M2_HOSTILE | M2_WANDER | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2026_0000, 0x790_0400, 0x4300, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(29),
        line: at(2321),
        ..BLANK
    },
    Monster {
        id: pm::SNARK,
        symbol: Cow::Borrowed("SNARK"),
        names: one_name("snark"),
        class: Class::Jabberwock,
        level: 12,
        speed: 18,
        mr: Some(30),
        generation: Some(geno(2, 0, 0x2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(400),
        nutrition: Some(200),
        size: Some(Size::Large),
        resists: Some(mresist(MR_DISINT, 0x8)),
        conveys: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags_with(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x410_0001, 0x1200, 0x0, 0x0],
            &[M3_SKITTISH],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(2336),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags_with(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x4610_0000, 0x200, 0x0, 0x80_0000],
            &[MH_JABBERWOCK],
        ),
        difficulty: Some(18),
        color: Some(Color::Orange),
        line: at(2343),
        ..BLANK
    },
    Monster {
        id: pm::BOOJUM,
        symbol: Cow::Borrowed("BOOJUM"),
        names: one_name("boojum"),
        class: Class::Jabberwock,
        level: 18,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 10),
                attack(1, AT_CLAW, AD_PHYS, 3, 10),
                attack(2, AT_CLAW, AD_PHYS, 3, 10),
                attack(3, AT_CLAW, AD_TLPT, 0, 0),
            ],
        ),
        weight: Some(400),
        nutrition: Some(200),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_DISINT | MR_ELEC, 0x19)),
        conveys: Some(mresist(MR_FIRE | MR_DISINT | MR_ELEC, 0x19)),
        traits: mflags(
            M1_FLY | M1_ANIMAL | M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2104_0001, 0x410_0001, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(21),
        color: Some(Color::Yellow),
        line: at(2352),
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
        mr: Some(70),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 10),
                attack(1, AT_BITE, AD_PHYS, 3, 10),
                attack(2, AT_CLAW, AD_BHED, 3, 10),
                attack(3, AT_CLAW, AD_BHED, 3, 10),
            ],
        ),
        weight: Some(1300),
        nutrition: Some(600),
        sound: Some(Sound::Burble),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x4610_0000, 0x200, 0x0, 0x80_0000],
            &[MH_JABBERWOCK],
        ),
        difficulty: Some(26),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2361),
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
            &[0x2_0000, 0x4091_0000, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(3),
        color: Some(Color::Blue),
        line: at(2372),
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
            &[0x2_0000, 0x4491_0000, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_WATER")),
        line: at(2379),
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
            &[0x2_0000, 0x4491_0000, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(5),
        color: Some(Color::Cyan),
        line: at(2386),
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
        traits: mflags_with(
            M1_HUMANOID,
            M2_HUMAN | M2_MALE | M2_HOSTILE | M2_WANDER | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2_0000, 0x4491_0000, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(6),
        color: Some(Color::Magenta),
        line: at(2392),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x2031, &[G_VECNA])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 1, 10), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(14),
        color: Some(Color::Brown),
        line: at(2401),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x2031, &[G_VECNA])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 3, 4), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(18),
        color: Some(Color::Red),
        line: at(2409),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x2431, &[G_VECNA])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 3, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_POISON, 0x27)),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0000, 0x104, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(21),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2417),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x2431, &[G_VECNA])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_COLD, 5, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0000, 0x104, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(29),
        color: Some(Color::Magenta),
        line: at(2426),
        ..BLANK
    },
    Monster {
        id: pm::VECNA,
        symbol: Cow::Borrowed("VECNA"),
        names: one_name("Vecna"),
        class: Class::Lich,
        level: 99,
        speed: 12,
        ac: Some(-10),
        mr: Some(90),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TUCH, AD_COLD, 8, 6),
                attack(1, AT_TUCH, AD_WTHR, 6, 6),
                attack(2, AT_GAZE, AD_DETH, 3, 4),
                attack(3, AT_MAGC, AD_SPEL, 4, 6),
                attack(4, AT_MAGC, AD_CLRC, 4, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(100),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_MAGIC,
            M3_WANTSBOOK | M3_WAITFORU | M3_CLOSE | M3_INFRAVISION,
            &[0x1182_0401, 0x8719_0801, 0x1c4, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(50),
        color: Some(Color::BrightMagenta),
        line: at(2435),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_MUMMY,
        symbol: Cow::Borrowed("KOBOLD_MUMMY"),
        names: one_name("kobold mummy"),
        class: Class::Mummy,
        level: 2,
        speed: 8,
        ac: Some(6),
        mr: Some(20),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 1, 4)]),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(2451),
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
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 1, 6)]),
        weight: Some(650),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_GNOME | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0000, 0x100, 0x1, 0x8008],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(5),
        color: Some(Color::Red),
        line: at(2457),
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
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 1, 6)]),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_ORC | M2_HOSTILE | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3010_0000, 0x100, 0x1, 0x8010],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(2463),
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
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 1, 6)]),
        weight: Some(900),
        nutrition: Some(150),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_DWARF | M2_HOSTILE | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3010_0000, 0x100, 0x1, 0x8004],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(2470),
        ..BLANK
    },
    Monster {
        id: pm::HOBBIT_MUMMY,
        symbol: Cow::Borrowed("HOBBIT_MUMMY"),
        names: one_name("hobbit mummy"),
        class: Class::Mummy,
        level: 5,
        speed: 10,
        ac: Some(5),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 1, 6)]),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_HOBBIT,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3010_0000, 0x100, 0x1, 0x8040],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(2477),
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
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 2, 4)]),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_ELF | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0000, 0x2100, 0x1, 0x8002],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(7),
        color: Some(Color::BrightGreen),
        line: at(2484),
        ..BLANK
    },
    Monster {
        id: pm::DROW_MUMMY,
        symbol: Cow::Borrowed("DROW_MUMMY"),
        names: one_name("drow mummy"),
        class: Class::Mummy,
        level: 6,
        speed: 12,
        ac: Some(4),
        mr: Some(30),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_WTHR, 2, 4)]),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1003_0400, 0x10_0000, 0x2400, 0x1, 0x8400],
            &[M3_ULTRAVISION, M3_ACCURATE, M4_VULNERABLE_FIRE, MH_DROW, MH_UNZOMBIE],
        ),
        difficulty: Some(7),
        line: at(2491),
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
            &[attack(0, AT_CLAW, AD_WTHR, 2, 4), attack(1, AT_CLAW, AD_PHYS, 2, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE,
            M3_INFRAVISION,
            &[0x1003_0400, 0x10_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(2498),
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
            &[attack(0, AT_CLAW, AD_WTHR, 2, 6), attack(1, AT_CLAW, AD_PHYS, 2, 6)],
        ),
        weight: Some(1700),
        nutrition: Some(250),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x1003_0400, 0x410_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(8),
        color: Some(Color::Blue),
        line: at(2506),
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
            &[attack(0, AT_CLAW, AD_WTHR, 3, 4), attack(1, AT_CLAW, AD_CLOB, 3, 4)],
        ),
        weight: Some(2050),
        nutrition: Some(375),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_GIANT | M2_HOSTILE | M2_STRONG | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x2410_0000, 0x100, 0x1, 0x8020],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(2514),
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
        traits: mflags_with(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6028_6800, 0x400_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(2525),
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
            &[0x2828_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        line: at(2532),
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
            &[0x6028_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::other("HI_GOLD")),
        line: at(2539),
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
            &[0x6028_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(2545),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_BREA, AD_FIRE, 2, 6)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        conveys: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6068_6800, 0x400_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(2551),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            &[0x2868_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(10),
        line: at(2558),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_MAGC, AD_SPEL, 4, 6)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x6068_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_GOLD")),
        line: at(2566),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_POIS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            0,
            &[0x7068_6800, 0x400_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(16),
        color: Some(Color::Green),
        line: at(2573),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 5)]),
        weight: Some(1600),
        nutrition: Some(500),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0000, 0x4300, 0x0, 0x8_0000],
            &[M3_BERSERK, MH_OGRE],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2583),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_NOBLE,
        symbol: Cow::Borrowed("OGRE_NOBLE"),
        names: one_name("ogre noble"),
        class: Class::Ogre,
        level: 7,
        speed: 12,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_LORD | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0400, 0x300, 0x0, 0x8_0000],
            &[MH_OGRE],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(2589),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_ROYAL,
        symbol: Cow::Borrowed("OGRE_ROYAL"),
        names: one_name("ogre royal"),
        class: Class::Ogre,
        level: 9,
        speed: 14,
        ac: Some(4),
        mr: Some(60),
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_CLOB, 3, 5)]),
        weight: Some(1700),
        nutrition: Some(750),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE,
            M2_PRINCE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0800, 0x2300, 0x0, 0x8_0000],
            &[M3_ACCURATE, MH_OGRE],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(2595),
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
        generation: Some(geno(2, G_NOCORPSE | G_GENO, 0x32)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_RUST, 2, 8)]),
        weight: Some(500),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON | MR_ACID | MR_STONE, 0xe3)),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(2606),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DCAY, 0, 0)]),
        weight: Some(500),
        nutrition: Some(250),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2615),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_HELL, 0x431)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_TUCH, AD_SLIM, 1, 4),
                attack(1, AT_ENGL, AD_SLIM, 2, 4),
                attack(2, AT_NONE, AD_SLIM, 0, 0),
            ],
        ),
        weight: Some(400),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x7801_f404, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(2626),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_CORR, 3, 8), attack(1, AT_NONE, AD_CORR, 0, 0)],
        ),
        weight: Some(900),
        nutrition: Some(250),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        conveys: Some(mresist(MR_COLD | MR_ELEC | MR_POISON, 0x32)),
        traits: mflags_with(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(12),
        line: at(2635),
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
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_TLPT, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(20),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x7202_0000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(2648),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_POLY, 1, 4)]),
        weight: Some(1450),
        nutrition: Some(20),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY,
            M3_INFRAVISIBLE,
            &[0x7202_0000, 0x210_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(14),
        color: Some(Color::Green),
        line: at(2654),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags(
            M1_SWIM | M1_NOHANDS | M1_ANIMAL | M1_METALLIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x8004_2002, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(2663),
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
            M3_INFRAVISIBLE,
            &[0x2004_0000, 0x10_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2669),
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
            &[0x204c_6882, 0x0, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Green),
        line: at(2678),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
            &[0x304c_6882, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2685),
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
            &[0x304c_6882, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Red),
        line: at(2692),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags(
            M1_SWIM | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x204c_6802, 0x410_0000, 0x100, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2700),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            &[0x304c_6882, 0x10_0000, 0x100, 0x0, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::other("HI_WATER")),
        line: at(2708),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_DRST, 2, 4), attack(1, AT_SPIT, AD_BLND, 0, 0)],
        ),
        weight: Some(250),
        nutrition: Some(100),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x2000, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(10),
        color: Some(Color::Blue),
        line: at(2715),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_ANACONDA,
        symbol: Cow::Borrowed("GIANT_ANACONDA"),
        names: one_name("giant anaconda"),
        class: Class::Snake,
        level: 10,
        speed: 6,
        ac: Some(2),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 2, 6),
                attack(1, AT_BITE, AD_PHYS, 2, 6),
                attack(2, AT_HUGS, AD_PHYS, 4, 6),
                attack(3, AT_ENGL, AD_DGST, 3, 6),
            ],
        ),
        weight: Some(1600),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_SWIM | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x204c_6802, 0x410_0008, 0x100, 0x0, 0x0],
            &[M2_DRUID_FORM_C],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightGreen),
        line: at(2722),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags_with(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x510_0000, 0x300, 0x0, 0x10_0000],
            &[MH_TROLL],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(2734),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x510_0000, 0x300, 0x1, 0x10_0000],
            &[M4_VULNERABLE_FIRE, MH_TROLL],
        ),
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2741),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags_with(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x4510_0000, 0x300, 0x0, 0x10_0000],
            &[MH_TROLL],
        ),
        difficulty: Some(12),
        color: Some(Color::Cyan),
        line: at(2748),
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
        traits: mflags_with(
            M1_SWIM | M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0002, 0x510_0000, 0x300, 0x4, 0x10_0000],
            &[M4_VULNERABLE_ELEC, MH_TROLL],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_WATER")),
        line: at(2755),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags_with(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x4510_0000, 0x2300, 0x0, 0x10_0000],
            &[M3_ACCURATE, MH_TROLL],
        ),
        difficulty: Some(16),
        color: Some(Color::other("HI_PURPLE")),
        line: at(2762),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 3, 4),
                attack(1, AT_CLAW, AD_PHYS, 3, 4),
                attack(2, AT_BITE, AD_PHYS, 2, 5),
                attack(3, AT_GAZE, AD_CONF, 3, 4),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        size: Some(Size::Large),
        traits: mflags(
            M1_TUNNEL | M1_CARNIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2000_0020, 0x400_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(12),
        color: Some(Color::Brown),
        line: at(2772),
        ..BLANK
    },
    Monster {
        id: pm::SHAMBLING_HORROR,
        symbol: Cow::Borrowed("SHAMBLING_HORROR"),
        names: one_name("shambling horror"),
        class: Class::UmberHulk,
        level: 12,
        speed: 12,
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        weight: Some(25),
        nutrition: Some(25),
        traits: mflags(
            M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE,
            0,
            &[0x2000_0000, 0x10_0001, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(15),
        color: Some(Color::BrightCyan),
        line: at(2786),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE,
        symbol: Cow::Borrowed("VAMPIRE"),
        names: one_name("vampire"),
        class: Class::Vampire,
        speed: 15,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRLI, 1, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_STALK | M2_STRONG | M2_VAMPIRE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0400, 0x500_0001, 0x300, 0x1, 0x9000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(2),
        color: Some(Color::White),
        line: at(2794),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_SOVEREIGN,
        symbol: Cow::Borrowed("VAMPIRE_SOVEREIGN"),
        names: one_name("vampire sovereign"),
        class: Class::Vampire,
        level: 10,
        speed: 15,
        ac: Some(1),
        mr: Some(25),
        alignment: Some(-8),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x4031, &[G_VLAD])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRLI, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x710_4000, 0x300, 0x1, 0x9000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(12),
        color: Some(Color::Red),
        line: at(2801),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_NOBLE,
        symbol: Cow::Borrowed("VAMPIRE_NOBLE"),
        names: one_name("vampire noble"),
        class: Class::Vampire,
        level: 12,
        speed: 16,
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x4031, &[G_VLAD])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_DRLI, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_LORD | M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_VAMPIRE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x710_4400, 0x300, 0x1, 0x9000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2811),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_ROYAL,
        symbol: Cow::Borrowed("VAMPIRE_ROYAL"),
        names: one_name("vampire royal"),
        class: Class::Vampire,
        level: 16,
        speed: 18,
        ac: Some(-2),
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x4031, &[G_VLAD])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_BITE, AD_DRLI, 1, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_PRINCE | M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_VAMPIRE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x710_4800, 0x300, 0x1, 0x9000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(18),
        color: Some(Color::Magenta),
        line: at(2821),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_MAGE,
        symbol: Cow::Borrowed("VAMPIRE_MAGE"),
        names: one_name("vampire mage"),
        class: Class::Vampire,
        level: 20,
        speed: 15,
        ac: Some(-4),
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x4031, &[G_VLAD])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_DRLI, 2, 8),
                attack(1, AT_BITE, AD_DRLI, 1, 8),
                attack(2, AT_MAGC, AD_SPEL, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist_with(MR_SLEEP | MR_POISON, 0x124, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_LORD | M2_SHAPESHIFTER | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_MAGIC | M2_VAMPIRE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x8711_4400, 0x300, 0x1, 0x9000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(26),
        color: Some(Color::BrightBlue),
        line: at(2831),
        ..BLANK
    },
    Monster {
        id: pm::KAS,
        symbol: Cow::Borrowed("KAS"),
        names: one_name("Kas"),
        class: Class::Vampire,
        level: 26,
        speed: 18,
        ac: Some(-5),
        mr: Some(70),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 4),
                attack(1, AT_BITE, AD_DRLI, 1, 12),
                attack(2, AT_WEAP, AD_PHYS, 4, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_PRINCE | M2_SHAPESHIFTER | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x719_4801, 0x2340, 0x1, 0x9000],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(30),
        line: at(2843),
        ..BLANK
    },
    Monster {
        id: pm::VLAD_THE_IMPALER,
        symbol: Cow::Borrowed("VLAD_THE_IMPALER"),
        names: one_name("Vlad the Impaler"),
        class: Class::Vampire,
        level: 28,
        speed: 26,
        ac: Some(-6),
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 10),
                attack(1, AT_BITE, AD_DRLI, 1, 12),
                attack(2, AT_MAGC, AD_SPEL, 3, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_PRINCE | M2_SHAPESHIFTER | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_MAGIC | M2_VAMPIRE,
            M3_WANTSCAND | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x8719_4801, 0x2348, 0x1, 0x9000],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(32),
        color: Some(Color::BrightMagenta),
        line: at(2857),
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
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_TUCH, AD_COLD, 1, 4),
                attack(3, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1200),
        sound: Some(Sound::Spell),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STALK | M2_COLLECT | M2_MAGIC,
            0,
            &[0x2_0400, 0xc110_0000, 0x0, 0x1, 0x100_8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE, MH_WRAITH],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2872),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_HOSTILE | M2_STALK,
            0,
            &[0x12_0401, 0x110_0000, 0x0, 0x1, 0x100_8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE, MH_WRAITH],
        ),
        difficulty: Some(8),
        line: at(2881),
        ..BLANK
    },
    Monster {
        id: pm::NAZGUL,
        symbol: Cow::Borrowed("NAZGUL"),
        names: one_name("Nazgul"),
        class: Class::Wraith,
        level: 17,
        speed: 12,
        ac: Some(-2),
        mr: Some(35),
        alignment: Some(-17),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_DRLI, 1, 10),
                attack(1, AT_BREA, AD_SLEE, 2, 25),
                attack(2, AT_SCRE, AD_LOUD, 4, 4),
            ],
        ),
        weight: Some(1450),
        sound: Some(Sound::Spell),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MALE | M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x102_0400, 0x4511_0001, 0x2100, 0x1, 0x100_8000],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE, MH_UNZOMBIE, MH_WRAITH],
        ),
        difficulty: Some(19),
        color: Some(Color::Magenta),
        line: at(2889),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_STONE, 0x83)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_WALLWALK | M1_BREATHLESS | M1_THICK_HIDE | M1_METALLIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x8020_0408, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Brown),
        line: at(2902),
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
            &[0x6006_0000, 0x0, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(2915),
        ..BLANK
    },
    Monster {
        id: pm::BABY_OWLBEAR,
        symbol: Cow::Borrowed("BABY_OWLBEAR"),
        names: one_name("baby owlbear"),
        class: Class::Yeti,
        level: 2,
        speed: 14,
        ac: Some(7),
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 1, 4), attack(1, AT_CLAW, AD_PHYS, 1, 4)],
        ),
        weight: Some(1000),
        nutrition: Some(450),
        sound: Some(Sound::Roar),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Orange),
        line: at(2920),
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
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
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
            &[0x6006_0000, 0x400_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2926),
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
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_HUGS, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2046_0000, 0x610_0000, 0x4200, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2932),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(2939),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            &[0x2006_0000, 0x410_0000, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        line: at(2945),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6106_0000, 0x400_0000, 0x4200, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(2951),
        ..BLANK
    },
    Monster {
        id: pm::ZRUTY,
        symbol: Cow::Borrowed("ZRUTY"),
        names: one_name("zruty"),
        class: Class::Yeti,
        level: 9,
        speed: 12,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 6),
                attack(1, AT_CLAW, AD_PHYS, 3, 6),
                attack(2, AT_CLAW, AD_CLOB, 3, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(1000),
        sound: Some(Sound::Growl),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x4200, 0x0, 0x0],
            &[M3_BERSERK],
        ),
        difficulty: Some(12),
        color: Some(Color::Yellow),
        line: at(2957),
        ..BLANK
    },
    Monster {
        id: pm::ABOMINABLE_SNOWMAN,
        symbol: Cow::Borrowed("ABOMINABLE_SNOWMAN"),
        names: one_name("Abominable Snowman"),
        class: Class::Yeti,
        level: 25,
        speed: 12,
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 8, 4),
                attack(1, AT_WEAP, AD_PHYS, 6, 6),
                attack(2, AT_CLAW, AD_CLOB, 6, 6),
            ],
        ),
        weight: Some(5000),
        nutrition: Some(2000),
        sound: Some(Sound::Growl),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_SWIM | M1_HUMANOID | M1_ANIMAL | M1_THICK_HIDE | M1_REGEN | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_NASTY | M2_STRONG | M2_ROCKTHROW,
            M3_WAITFORU | M3_INFRAVISION,
            &[0x20a6_0002, 0xe10_0001, 0x4140, 0x1, 0x0],
            &[M3_BERSERK, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(27),
        color: Some(Color::BrightCyan),
        line: at(2964),
        ..BLANK
    },
    Monster {
        id: pm::DRAUGR,
        symbol: Cow::Borrowed("DRAUGR"),
        names: one_name("draugr"),
        class: Class::Zombie,
        speed: 10,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(1450),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_CARNIVORE,
            M2_NOPOLY | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x2003_0400, 0x500_0001, 0x100, 0x1, 0x800],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(2),
        color: Some(Color::White),
        line: at(2977),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_ZOMBIE,
        symbol: Cow::Borrowed("KOBOLD_ZOMBIE"),
        names: one_name("kobold zombie"),
        class: Class::Zombie,
        speed: 2,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_LGROUP, 0x61)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 4), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0000, 0x100, 0x1, 0x800],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(2985),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_ZOMBIE,
        symbol: Cow::Borrowed("GNOME_ZOMBIE"),
        names: one_name("gnome zombie"),
        class: Class::Zombie,
        level: 1,
        speed: 2,
        ac: Some(10),
        alignment: Some(-3),
        generation: Some(geno(1, G_GENO | G_LGROUP, 0x61)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 5), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(650),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_GNOME | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0000, 0x100, 0x1, 0x808],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(2993),
        ..BLANK
    },
    Monster {
        id: pm::ORC_ZOMBIE,
        symbol: Cow::Borrowed("ORC_ZOMBIE"),
        names: one_name("orc zombie"),
        class: Class::Zombie,
        level: 2,
        speed: 3,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x71)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 6), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_ORC | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0000, 0x100, 0x1, 0x810],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(3001),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_ZOMBIE,
        symbol: Cow::Borrowed("DWARF_ZOMBIE"),
        names: one_name("dwarf zombie"),
        class: Class::Zombie,
        level: 2,
        speed: 3,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x71)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 6), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(900),
        nutrition: Some(150),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_DWARF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0000, 0x100, 0x1, 0x804],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(3009),
        ..BLANK
    },
    Monster {
        id: pm::HOBBIT_ZOMBIE,
        symbol: Cow::Borrowed("HOBBIT_ZOMBIE"),
        names: one_name("hobbit zombie"),
        class: Class::Zombie,
        level: 2,
        speed: 3,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x71)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 6), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(850),
        nutrition: Some(75),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_HOSTILE | M2_STALK | M2_HOBBIT,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0000, 0x100, 0x1, 0x840],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(3),
        color: Some(Color::Green),
        line: at(3017),
        ..BLANK
    },
    Monster {
        id: pm::ELF_ZOMBIE,
        symbol: Cow::Borrowed("ELF_ZOMBIE"),
        names: one_name("elf zombie"),
        class: Class::Zombie,
        level: 3,
        speed: 3,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 7), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_ELF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0000, 0x2100, 0x1, 0x802],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(4),
        color: Some(Color::BrightGreen),
        line: at(3025),
        ..BLANK
    },
    Monster {
        id: pm::DROW_ZOMBIE,
        symbol: Cow::Borrowed("DROW_ZOMBIE"),
        names: one_name("drow zombie"),
        class: Class::Zombie,
        level: 3,
        speed: 3,
        ac: Some(9),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 7), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(800),
        nutrition: Some(175),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STALK,
            0,
            &[0x3_0400, 0x110_0000, 0x2400, 0x1, 0xc00],
            &[M3_ULTRAVISION, M3_ACCURATE, M4_VULNERABLE_FIRE, MH_DROW, MH_ZOMBIE],
        ),
        difficulty: Some(4),
        line: at(3033),
        ..BLANK
    },
    Monster {
        id: pm::GHOUL,
        symbol: Cow::Borrowed("GHOUL"),
        names: one_name("ghoul"),
        class: Class::Zombie,
        level: 3,
        speed: 6,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PLYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 3)],
        ),
        weight: Some(400),
        nutrition: Some(50),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISION,
            &[0x7003_0400, 0x90_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(5),
        line: at(3041),
        ..BLANK
    },
    Monster {
        id: pm::HUMAN_ZOMBIE,
        symbol: Cow::Borrowed("HUMAN_ZOMBIE"),
        names: one_name("human zombie"),
        class: Class::Zombie,
        level: 4,
        speed: 4,
        ac: Some(8),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_DRCO, 1, 8), attack(1, AT_BITE, AD_DRIN, 1, 2)],
        ),
        weight: Some(1450),
        nutrition: Some(200),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0000, 0x100, 0x1, 0x800],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(3048),
        ..BLANK
    },
    Monster {
        id: pm::GNOLL_WITHERLING,
        symbol: Cow::Borrowed("GNOLL_WITHERLING"),
        names: one_name("gnoll witherling"),
        class: Class::Zombie,
        level: 5,
        speed: 5,
        ac: Some(7),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_WTHR, 2, 4), attack(1, AT_BITE, AD_DRIN, 1, 4)],
        ),
        weight: Some(1400),
        nutrition: Some(300),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0000, 0x100, 0x1, 0x20_0800],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE, MH_GNOLL],
        ),
        difficulty: Some(6),
        color: Some(Color::Orange),
        line: at(3057),
        ..BLANK
    },
    Monster {
        id: pm::ETTIN_ZOMBIE,
        symbol: Cow::Borrowed("ETTIN_ZOMBIE"),
        names: one_name("ettin zombie"),
        class: Class::Zombie,
        level: 6,
        speed: 5,
        ac: Some(6),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_DRCO, 1, 10),
                attack(1, AT_CLAW, AD_DRCO, 1, 6),
                attack(2, AT_BITE, AD_DRIN, 1, 3),
            ],
        ),
        weight: Some(1700),
        nutrition: Some(250),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_0000, 0x100, 0x1, 0x800],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(3066),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_ZOMBIE,
        symbol: Cow::Borrowed("GIANT_ZOMBIE"),
        names: one_name("giant zombie"),
        class: Class::Zombie,
        level: 8,
        speed: 5,
        ac: Some(6),
        alignment: Some(-4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_DRCO, 2, 8),
                attack(1, AT_BITE, AD_DRIN, 1, 4),
                attack(2, AT_CLAW, AD_CLOB, 2, 8),
            ],
        ),
        weight: Some(2050),
        nutrition: Some(375),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_GIANT | M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_0000, 0x100, 0x1, 0x820],
            &[M4_VULNERABLE_FIRE, MH_ZOMBIE],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(3074),
        ..BLANK
    },
    Monster {
        id: pm::REVENANT,
        symbol: Cow::Borrowed("REVENANT"),
        names: one_name("revenant"),
        class: Class::Zombie,
        level: 12,
        speed: 9,
        ac: Some(1),
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 8), attack(1, AT_TUCH, AD_PLYS, 1, 6)],
        ),
        weight: Some(300),
        nutrition: Some(5),
        sound: Some(Sound::Bones),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_WANDER | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x23_0400, 0x4690_0000, 0x100, 0x1, 0x8000],
            &[M4_VULNERABLE_FIRE, MH_UNZOMBIE],
        ),
        difficulty: Some(15),
        color: Some(Color::BrightBlue),
        line: at(3082),
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
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 2)],
        ),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(3095),
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
        generation: Some(geno(1, G_NOCORPSE | G_NOHELL, 0x811)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 3)]),
        weight: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(4),
        color: Some(Color::White),
        line: at(3102),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(6),
        color: Some(Color::other("HI_CLOTH")),
        line: at(3109),
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
            &[0x23_0400, 0x14_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::other("HI_GOLD")),
        line: at(3115),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(3121),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x23_0400, 0x14_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(8),
        color: Some(Color::other("HI_WOOD")),
        line: at(3127),
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
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        conveys: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3_0400, 0x410_0000, 0x0, 0x8, 0x0],
            &[M4_VULNERABLE_ACID],
        ),
        difficulty: Some(10),
        color: Some(Color::other("HI_FLESH")),
        line: at(3133),
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
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x23_0400, 0x410_0000, 0x0, 0x8, 0x0],
            &[M4_VULNERABLE_ACID],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_COPPER")),
        line: at(3141),
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
            &[0x23_0400, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(15),
        color: Some(Color::other("HI_MINERAL")),
        line: at(3147),
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
            &[0x23_0400, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(18),
        color: Some(Color::other("HI_GLASS")),
        line: at(3153),
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
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4410_0000, 0x0, 0x8, 0x0],
            &[M4_VULNERABLE_ACID],
        ),
        difficulty: Some(22),
        color: Some(Color::Cyan),
        line: at(3159),
        ..BLANK
    },
    Monster {
        id: pm::SNOW_GOLEM,
        symbol: Cow::Borrowed("SNOW_GOLEM"),
        names: one_name("snow golem"),
        class: Class::Golem,
        level: 22,
        speed: 8,
        ac: Some(-3),
        mr: Some(80),
        generation: Some(geno(2, G_NOCORPSE | G_NOHELL, 0x812)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_COLD, 6, 8),
                attack(1, AT_SPIT, AD_COLD, 1, 6),
                attack(2, AT_CLAW, AD_CLOB, 8, 10),
            ],
        ),
        weight: Some(2800),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x23_0400, 0x4410_0001, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(25),
        color: Some(Color::BrightCyan),
        line: at(3166),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(2),
        color: Some(Color::White),
        line: at(3178),
        ..BLANK
    },
    Monster {
        id: pm::AASIMAR,
        symbol: Cow::Borrowed("AASIMAR"),
        names: one_name("aasimar"),
        class: Class::Human,
        speed: 12,
        ac: Some(10),
        mr: Some(5),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0001, 0x300, 0x0, 0x2000],
            &[MH_AASIMAR],
        ),
        difficulty: Some(2),
        color: Some(Color::other("HI_GOLD")),
        line: at(3185),
        ..BLANK
    },
    Monster {
        id: pm::MINER,
        symbol: Cow::Borrowed("MINER"),
        names: one_name("miner"),
        class: Class::Human,
        level: 2,
        speed: 6,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(4),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6002_0060, 0x400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(3193),
        ..BLANK
    },
    Monster {
        id: pm::PRISON_GUARD,
        symbol: Cow::Borrowed("PRISON_GUARD"),
        names: one_name("prison guard"),
        class: Class::Human,
        level: 12,
        speed: 10,
        ac: Some(10),
        mr: Some(15),
        alignment: Some(-6),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 4), attack(1, AT_WEAP, AD_PHYS, 4, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Bribe),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_2001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(14),
        color: Some(Color::Cyan),
        line: at(3200),
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
        generation: Some(geno(2, 0, 0x2)),
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
            &[0x7082_0000, 0x4010_0001, 0x200, 0x0, 0x1_0001],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(3207),
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
            &[0x7082_0000, 0x4010_0001, 0x200, 0x0, 0x1_0001],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(3214),
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
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4010_0001, 0x200, 0x0, 0x1_0001],
        ),
        difficulty: Some(6),
        color: Some(Color::Orange),
        line: at(3221),
        ..BLANK
    },
    Monster {
        id: pm::CHAMPION,
        symbol: Cow::Borrowed("CHAMPION"),
        names: one_name("champion"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(6),
        mr: Some(10),
        generation: Some(geno(2, G_NOGEN | G_NOHELL, 0xa02)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4610_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(3231),
        ..BLANK
    },
    Monster {
        id: pm::AGENT,
        symbol: Cow::Borrowed("AGENT"),
        names: one_name("agent"),
        class: Class::Human,
        level: 6,
        speed: 18,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(3, G_NOGEN | G_NOHELL, 0xa03)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_SAMU, 1, 4),
                attack(1, AT_CLAW, AD_SAMU, 1, 1),
                attack(2, AT_CLAW, AD_SAMU, 1, 1),
                attack(3, AT_CLAW, AD_SAMU, 1, 1),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_TPORT | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6202_0000, 0x4510_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(6),
        line: at(3241),
        ..BLANK
    },
    Monster {
        id: pm::DROW,
        symbol: Cow::Borrowed("DROW"),
        names: one_name("drow"),
        class: Class::Human,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_STRONG | M2_COLLECT,
            0,
            &[0x6102_0000, 0x4400_0001, 0x2400, 0x0, 0x400],
            &[M3_ULTRAVISION, M3_ACCURATE, MH_DROW],
        ),
        difficulty: Some(2),
        line: at(3249),
        ..BLANK
    },
    Monster {
        id: pm::ELF,
        symbol: Cow::Borrowed("ELF"),
        names: one_name("elf"),
        class: Class::Human,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0001, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(2),
        color: Some(Color::BrightGreen),
        line: at(3256),
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
        alignment: Some(-5),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0000, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(3264),
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
        alignment: Some(-6),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0000, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(7),
        color: Some(Color::BrightGreen),
        line: at(3271),
        ..BLANK
    },
    Monster {
        id: pm::DROW_RAIDER,
        symbol: Cow::Borrowed("DROW_RAIDER"),
        names: one_name("drow raider"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-15),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_COLLECT,
            0,
            &[0x6102_0000, 0x4000_0000, 0x2400, 0x0, 0x400],
            &[M3_ULTRAVISION, M3_ACCURATE, MH_DROW],
        ),
        difficulty: Some(7),
        line: at(3278),
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
        alignment: Some(-7),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0000, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(3284),
        ..BLANK
    },
    Monster {
        id: pm::ELVEN_NOBLE,
        symbol: Cow::Borrowed("ELVEN_NOBLE"),
        names: one_name("elven noble"),
        class: Class::Human,
        level: 8,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-9),
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
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_LORD | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0400, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(11),
        color: Some(Color::BrightBlue),
        line: at(3291),
        ..BLANK
    },
    Monster {
        id: pm::DROW_WARRIOR,
        symbol: Cow::Borrowed("DROW_WARRIOR"),
        names: one_name("drow warrior"),
        class: Class::Human,
        level: 8,
        speed: 12,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(-15),
        generation: Some(geno(2, G_GENO | G_SGROUP, 0xa2)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_WEAP, AD_PHYS, 2, 4)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_COLLECT,
            0,
            &[0x6102_0000, 0x4400_0000, 0x2400, 0x0, 0x400],
            &[M3_ULTRAVISION, M3_ACCURATE, MH_DROW],
        ),
        difficulty: Some(11),
        line: at(3299),
        ..BLANK
    },
    Monster {
        id: pm::ELVEN_WIZARD,
        symbol: Cow::Borrowed("ELVEN_WIZARD"),
        names: one_name("elven wizard"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(25),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_MAGC, AD_MAGM, 2, 4), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_MALE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc401_0000, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(11),
        color: Some(Color::BrightBlue),
        line: at(3306),
        ..BLANK
    },
    Monster {
        id: pm::ELVEN_ROYAL,
        symbol: Cow::Borrowed("ELVEN_ROYAL"),
        names: one_name("elven royal"),
        class: Class::Human,
        level: 9,
        speed: 12,
        ac: Some(10),
        mr: Some(25),
        alignment: Some(-10),
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
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_PRINCE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0800, 0x2300, 0x0, 0x2],
            &[M3_ACCURATE],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(3314),
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
            M2_NOPOLY | M2_HUMAN | M2_SHAPESHIFTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_4001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(11),
        color: Some(Color::White),
        line: at(3322),
        ..BLANK
    },
    Monster {
        id: pm::DROW_MAGE,
        symbol: Cow::Borrowed("DROW_MAGE"),
        names: one_name("drow mage"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(25),
        alignment: Some(-15),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_MAGC, AD_MAGM, 2, 4), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_MALE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            0,
            &[0x6102_0000, 0xc401_0400, 0x2400, 0x0, 0x400],
            &[M3_ULTRAVISION, M3_ACCURATE, MH_DROW],
        ),
        difficulty: Some(12),
        line: at(3330),
        ..BLANK
    },
    Monster {
        id: pm::DROW_CLERIC,
        symbol: Cow::Borrowed("DROW_CLERIC"),
        names: one_name("drow cleric"),
        class: Class::Human,
        level: 13,
        speed: 12,
        ac: Some(10),
        mr: Some(25),
        alignment: Some(-15),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_FEMALE | M2_STRONG | M2_COLLECT | M2_MAGIC,
            0,
            &[0x6102_0000, 0xc402_0400, 0x2400, 0x0, 0x400],
            &[M3_ULTRAVISION, M3_ACCURATE, MH_DROW],
        ),
        difficulty: Some(15),
        line: at(3337),
        ..BLANK
    },
    Monster {
        id: pm::SHOPKEEPER,
        symbol: Cow::Borrowed("SHOPKEEPER"),
        names: one_name("shopkeeper"),
        class: Class::Human,
        level: 13,
        speed: 18,
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 4), attack(1, AT_WEAP, AD_PHYS, 4, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Sell),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(3344),
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
            &[0x6002_0000, 0x4420_2001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(3351),
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
            &[0x6002_0000, 0x4420_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(14),
        color: Some(Color::White),
        line: at(3358),
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
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_CLRC, 2, 6),
                attack(1, AT_MAGC, AD_SPEL, 2, 6),
                attack(2, AT_NONE, AD_MAGM, 8, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Oracle),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x8022_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(16),
        color: Some(Color::BrightBlue),
        line: at(3366),
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
            M2_NOPOLY | M2_HUMAN | M2_LORD | M2_PEACEFUL | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc020_0401, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(3376),
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
            &[0x6102_0000, 0xc200_1801, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(3384),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_2001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(3394),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_2001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(3401),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x10_0001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(3408),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_2001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(12),
        color: Some(Color::Green),
        line: at(3414),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4510_2001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(3421),
        ..BLANK
    },
    Monster {
        id: pm::WATCHMAN,
        symbol: Cow::Borrowed("WATCHMAN"),
        names: one_name("watchman"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        alignment: Some(-2),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOGEN, 0x2a1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
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
            &[0x6002_0000, 0x4520_2001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(3431),
        ..BLANK
    },
    Monster {
        id: pm::WATCH_CAPTAIN,
        symbol: Cow::Borrowed("WATCH_CAPTAIN"),
        names: one_name("watch captain"),
        class: Class::Human,
        level: 15,
        speed: 10,
        ac: Some(10),
        mr: Some(15),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO | G_NOGEN, 0x221)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 5), attack(1, AT_WEAP, AD_PHYS, 3, 5)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Soldier),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MERC | M2_PEACEFUL | M2_STALK | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4520_2001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(17),
        color: Some(Color::Green),
        line: at(3439),
        ..BLANK
    },
    Monster {
        id: pm::MEDUSA,
        symbol: Cow::Borrowed("MEDUSA"),
        names: one_name("Medusa"),
        class: Class::Human,
        level: 24,
        speed: 12,
        ac: Some(-8),
        mr: Some(50),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 4),
                attack(1, AT_TENT, AD_DRST, 2, 6),
                attack(2, AT_GAZE, AD_STON, 0, 0),
                attack(3, AT_BITE, AD_STON, 4, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags_with(
            M1_FLY | M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x7002_0203, 0x61a_0001, 0x240, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(28),
        color: Some(Color::BrightGreen),
        line: at(3449),
        ..BLANK
    },
    Monster {
        id: pm::WIZARD_OF_YENDOR,
        symbol: Cow::Borrowed("WIZARD_OF_YENDOR"),
        names: one_name("Wizard of Yendor"),
        class: Class::Human,
        level: 30,
        speed: 12,
        ac: Some(-6),
        mr: Some(100),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_CLAW, AD_SAMU, 2, 12),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_MAGC, AD_CLRC, 0, 0),
            ],
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
            &[0x6782_0401, 0x8611_0801, 0x25f, 0x0, 0x1],
        ),
        difficulty: Some(35),
        color: Some(Color::BrightMagenta),
        line: at(3459),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_TUCH, AD_GOLD, 0, 0)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guard),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x6102_0000, 0xf719_0801, 0xa00, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(3472),
        ..BLANK
    },
    Monster {
        id: pm::CHARON,
        symbol: Cow::Borrowed("CHARON"),
        names: one_name("Charon"),
        class: Class::Human,
        level: 76,
        ac: Some(-5),
        mr: Some(120),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 8),
                attack(1, AT_TUCH, AD_PLYS, 1, 8),
                attack(2, AT_MAGC, AD_CLRC, 1, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON | MR_STONE, 0xa3)),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_GREEDY
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x102_0400, 0xd029_0001, 0x280, 0x0, 0x8001],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(38),
        color: Some(Color::White),
        line: at(3481),
        ..BLANK
    },
    Monster {
        id: pm::RAT_KING,
        symbol: Cow::Borrowed("RAT_KING"),
        names: one_name("Rat King"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(3),
        mr: Some(30),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 4), attack(1, AT_BITE, AD_WERE, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Were),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_HUMAN | M2_MALE | M2_HOSTILE | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_COLLECT,
            M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x7082_0002, 0x5611_0001, 0x240, 0x0, 0x1_0001],
        ),
        difficulty: Some(14),
        line: at(3491),
        ..BLANK
    },
    Monster {
        id: pm::KATHRYN_THE_ICE_QUEEN,
        symbol: Cow::Borrowed("KATHRYN_THE_ICE_QUEEN"),
        names: one_name("Kathryn the Ice Queen"),
        class: Class::Human,
        level: 32,
        speed: 15,
        mr: Some(80),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 4),
                attack(1, AT_TUCH, AD_COLD, 8, 8),
                attack(2, AT_MAGC, AD_CLRC, 3, 8),
                attack(3, AT_MAGC, AD_SPEL, 3, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_NASTY
                | M2_STRONG | M2_GREEDY | M2_COLLECT | M2_MAGIC,
            M3_WAITFORU | M3_INFRAVISION,
            &[0x6582_0001, 0xd61a_0001, 0x2140, 0x1, 0x1],
            &[M3_ACCURATE, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(36),
        color: Some(Color::BrightCyan),
        line: at(3500),
        ..BLANK
    },
    Monster {
        id: pm::KATHRYN_THE_ENCHANTRESS,
        symbol: Cow::Borrowed("KATHRYN_THE_ENCHANTRESS"),
        names: one_name("Kathryn the Enchantress"),
        class: Class::Human,
        level: 100,
        speed: 9,
        mr: Some(100),
        alignment: Some(15),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 10, 10),
                attack(1, AT_MAGC, AD_CLRC, 10, 10),
                attack(2, AT_MAGC, AD_SPEL, 10, 10),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(
            mresist_with(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0x1ff,
                &[MR_PSYCHIC],
            ),
        ),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_NASTY
                | M2_STRONG | M2_GREEDY | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISION,
            &[0x6582_0001, 0xd62a_0001, 0x2180, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(104),
        color: Some(Color::Yellow),
        line: at(3513),
        ..BLANK
    },
    Monster {
        id: pm::GHOST,
        symbol: Cow::Borrowed("GHOST"),
        names: one_name("ghost"),
        class: Class::Ghost,
        level: 7,
        speed: 5,
        mr: Some(80),
        alignment: Some(-5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_PLYS, 1, 1)]),
        weight: Some(1450),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xae),
        ),
        traits: mflags_with(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_NOPOLY | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x12_0409, 0x110_0001, 0x100, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(3529),
        ..BLANK
    },
    Monster {
        id: pm::SPECTRE,
        symbol: Cow::Borrowed("SPECTRE"),
        names: one_name("spectre"),
        class: Class::Ghost,
        level: 10,
        speed: 9,
        ac: Some(-8),
        mr: Some(50),
        alignment: Some(-5),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 10)]),
        weight: Some(1450),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_STONE, 0xae),
        ),
        traits: mflags_with(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_NOPOLY | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x12_0409, 0x110_0001, 0x100, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightBlue),
        line: at(3537),
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
        traits: mflags_with(
            M1_FLY | M1_WALLWALK | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID
                | M1_SEE_INVIS,
            M2_NOPOLY | M2_HOSTILE | M2_WANDER | M2_STALK | M2_NASTY,
            M3_INFRAVISION,
            &[0x112_0409, 0x390_0001, 0x100, 0x0, 0x8000],
            &[MH_UNZOMBIE],
        ),
        difficulty: Some(14),
        line: at(3545),
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
        alignment: Some(-128),
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
        traits: mflags_with(
            M1_SWIM | M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0002, 0x4310_0001, 0x300, 0x4, 0x4000],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(11),
        color: Some(Color::other("HI_WATER")),
        line: at(3557),
        ..BLANK
    },
    Monster {
        id: pm::LAVA_DEMON,
        symbol: Cow::Borrowed("LAVA_DEMON"),
        names: one_name("lava demon"),
        class: Class::Demon,
        level: 12,
        speed: 12,
        ac: Some(-8),
        mr: Some(40),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 4),
                attack(1, AT_BITE, AD_PHYS, 1, 8),
                attack(2, AT_BITE, AD_FIRE, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x4310_0001, 0x300, 0x2, 0x4000],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(15),
        color: Some(Color::Orange),
        line: at(3566),
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
        alignment: Some(-128),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0001, 0x312_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(3583),
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
        alignment: Some(-128),
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
            M1_FLY | M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0001, 0x310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(3588),
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
        alignment: Some(-128),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0001, 0x311_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(3596),
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
        alignment: Some(-128),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_DRST, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0001, 0x4712_0001, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(3603),
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
        alignment: Some(-128),
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 4),
                attack(1, AT_STNG, AD_PHYS, 3, 4),
                attack(2, AT_MAGC, AD_FIRE, 2, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_THICK_HIDE | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0000, 0x310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(3612),
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
        alignment: Some(-128),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x110a_0000, 0x4312_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(11),
        color: Some(Color::Red),
        line: at(3619),
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
        alignment: Some(-128),
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
            M1_FLY | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(11),
        color: Some(Color::Green),
        line: at(3628),
        ..BLANK
    },
    Monster {
        id: pm::HEZROU,
        symbol: Cow::Borrowed("HEZROU"),
        names: one_name("hezrou"),
        class: Class::Demon,
        level: 9,
        speed: 9,
        ac: Some(-2),
        mr: Some(55),
        alignment: Some(-128),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(12),
        color: Some(Color::Green),
        line: at(3636),
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
        alignment: Some(-128),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0000, 0x4310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(13),
        color: Some(Color::other("HI_BONE")),
        line: at(3643),
        ..BLANK
    },
    Monster {
        id: pm::ICE_DEVIL,
        symbol: Cow::Borrowed("ICE_DEVIL"),
        names: one_name("ice devil"),
        class: Class::Demon,
        level: 11,
        speed: 9,
        ac: Some(-4),
        mr: Some(55),
        alignment: Some(-128),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0000, 0x310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(14),
        color: Some(Color::White),
        line: at(3650),
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
        alignment: Some(-128),
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
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x8310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(15),
        color: Some(Color::Red),
        line: at(3659),
        ..BLANK
    },
    Monster {
        id: pm::PIT_FIEND,
        symbol: Cow::Borrowed("PIT_FIEND"),
        names: one_name("pit fiend"),
        class: Class::Demon,
        level: 13,
        speed: 9,
        ac: Some(-3),
        mr: Some(65),
        alignment: Some(-128),
        generation: Some(geno(2, G_NOCORPSE | G_HELL, 0x412)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 2),
                attack(1, AT_WEAP, AD_PHYS, 4, 2),
                attack(2, AT_HUGS, AD_PITS, 4, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Growl),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4310_0000, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(16),
        color: Some(Color::Red),
        line: at(3667),
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
        traits: mflags_with(
            M1_HUMANOID,
            M2_NOPOLY | M2_SHAPESHIFTER | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2_0000, 0x4500_4001, 0x2300, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(3675),
        ..BLANK
    },
    Monster {
        id: pm::DEMON_WEREDEMON,
        symbol: Cow::Borrowed("DEMON_WEREDEMON"),
        names: one_name("weredemon"),
        class: Class::Demon,
        level: 16,
        speed: 16,
        mr: Some(60),
        alignment: Some(-128),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 4, 6), attack(1, AT_BITE, AD_WERE, 3, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Were),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_WERE | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7082_0000, 0x4710_0001, 0x300, 0x0, 0x1_4000],
        ),
        difficulty: Some(19),
        line: at(3682),
        ..BLANK
    },
    Monster {
        id: pm::BALROG,
        symbol: Cow::Borrowed("BALROG"),
        names: one_name("balrog"),
        class: Class::Demon,
        level: 18,
        speed: 12,
        ac: Some(-2),
        mr: Some(75),
        alignment: Some(-128),
        generation: Some(geno(1, G_NOCORPSE | G_HELL, 0x411)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 8, 4), attack(1, AT_WEAP, AD_PHYS, 4, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_FLY | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1120_0001, 0x4710_0000, 0x4300, 0x0, 0x4000],
            &[M3_BERSERK],
        ),
        difficulty: Some(22),
        color: Some(Color::Red),
        line: at(3689),
        ..BLANK
    },
    Monster {
        id: pm::JUIBLEX,
        symbol: Cow::Borrowed("JUIBLEX"),
        names: one_name("Juiblex"),
        class: Class::Demon,
        level: 50,
        speed: 12,
        ac: Some(-7),
        mr: Some(65),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_ENGL, AD_DISE, 4, 10),
                attack(1, AT_SPIT, AD_ACID, 3, 6),
                attack(2, AT_TUCH, AD_ACID, 4, 6),
                attack(3, AT_MAGC, AD_CLRC, 2, 6),
                attack(4, AT_NONE, AD_ACID, 0, 1),
                attack(5, AT_BOOM, AD_ACID, 4, 6),
            ],
        ),
        weight: Some(2000),
        sound: Some(Sound::Gurgle),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_ACID | MR_STONE, 0xe1)),
        traits: mflags(
            M1_FLY | M1_AMORPHOUS | M1_AMPHIBIOUS | M1_NOHEAD | M1_SEE_INVIS | M1_ACID
                | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION,
            &[0x1900_8205, 0x8319_0401, 0x141, 0x0, 0x4000],
        ),
        difficulty: Some(27),
        color: Some(Color::BrightGreen),
        line: at(3700),
        ..BLANK
    },
    Monster {
        id: pm::BAPHOMET,
        symbol: Cow::Borrowed("BAPHOMET"),
        names: one_name("Baphomet"),
        class: Class::Demon,
        level: 54,
        speed: 18,
        ac: Some(-4),
        mr: Some(75),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_CLAW, AD_PHYS, 4, 6),
                attack(2, AT_MAGC, AD_CLRC, 2, 6),
                attack(3, AT_BUTT, AD_CLOB, 8, 6),
            ],
        ),
        weight: Some(2200),
        nutrition: Some(900),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags_with(
            M1_FLY | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1120_0001, 0xc719_0401, 0x4341, 0x0, 0x4000],
            &[M3_BERSERK],
        ),
        difficulty: Some(30),
        color: Some(Color::Magenta),
        line: at(3713),
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
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 6),
                attack(1, AT_WEAP, AD_CONF, 2, 8),
                attack(2, AT_CLAW, AD_PLYS, 1, 6),
                attack(3, AT_MAGC, AD_MAGM, 6, 6),
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
                | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4719_0401, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(31),
        color: Some(Color::Magenta),
        line: at(3725),
        ..BLANK
    },
    Monster {
        id: pm::LOLTH,
        symbol: Cow::Borrowed("LOLTH"),
        names: one_name("Lolth"),
        class: Class::Demon,
        level: 67,
        speed: 12,
        ac: Some(-10),
        mr: Some(70),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 3, 4),
                attack(1, AT_WEAP, AD_PHYS, 2, 4),
                attack(2, AT_BITE, AD_PLYS, 2, 4),
                attack(3, AT_TUCH, AD_WEBS, 0, 0),
                attack(4, AT_MAGC, AD_CLRC, 4, 6),
                attack(5, AT_MAGC, AD_SPEL, 4, 6),
            ],
        ),
        weight: Some(1800),
        nutrition: Some(600),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_POISON, 0x25)),
        traits: mflags_with(
            M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0000, 0x871a_0401, 0x341, 0x0, 0x40_4000],
            &[MH_SPIDER],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(3736),
        ..BLANK
    },
    Monster {
        id: pm::GERYON,
        symbol: Cow::Borrowed("GERYON"),
        names: one_name("Geryon"),
        class: Class::Demon,
        level: 72,
        speed: 12,
        ac: Some(-3),
        mr: Some(75),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_CLAW, AD_PHYS, 4, 6),
                attack(2, AT_STNG, AD_DRST, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 4, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x8719_0401, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(3747),
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
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_WEAP, AD_PHYS, 4, 6),
                attack(2, AT_MAGC, AD_CLRC, 6, 6),
            ],
        ),
        weight: Some(900),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0xc719_0401, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(40),
        color: Some(Color::Magenta),
        line: at(3758),
        ..BLANK
    },
    Monster {
        id: pm::BAALZEBUB,
        symbol: Cow::Borrowed("BAALZEBUB"),
        names: one_name("Baalzebub"),
        class: Class::Demon,
        level: 89,
        speed: 12,
        ac: Some(-5),
        mr: Some(85),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_DRST, 4, 6),
                attack(1, AT_GAZE, AD_STUN, 2, 6),
                attack(2, AT_MAGC, AD_CLRC, 4, 6),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x8319_0401, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(45),
        color: Some(Color::Magenta),
        line: at(3768),
        ..BLANK
    },
    Monster {
        id: pm::MEPHISTOPHELES,
        symbol: Cow::Borrowed("MEPHISTOPHELES"),
        names: one_name("Mephistopheles"),
        class: Class::Demon,
        level: 80,
        speed: 12,
        ac: Some(-6),
        mr: Some(90),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_CLAW, AD_ENCH, 3, 4),
                attack(2, AT_MAGC, AD_FIRE, 3, 4),
                attack(3, AT_MAGC, AD_SPEL, 3, 4),
                attack(4, AT_NONE, AD_FIRE, 0, 6),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0xc719_0401, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(42),
        color: Some(Color::Magenta),
        line: at(3778),
        ..BLANK
    },
    Monster {
        id: pm::ORCUS,
        symbol: Cow::Borrowed("ORCUS"),
        names: one_name("Orcus"),
        class: Class::Demon,
        level: 66,
        speed: 15,
        ac: Some(-6),
        mr: Some(85),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 4),
                attack(1, AT_WEAP, AD_PHYS, 4, 4),
                attack(2, AT_CLAW, AD_WTHR, 3, 4),
                attack(3, AT_MAGC, AD_SPEL, 6, 6),
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
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSAMUL | M3_WANTSBOOK | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0xc719_0801, 0x345, 0x0, 0x4000],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(3789),
        ..BLANK
    },
    Monster {
        id: pm::TIAMAT,
        symbol: Cow::Borrowed("TIAMAT"),
        names: one_name("Tiamat"),
        class: Class::Dragon,
        level: 103,
        speed: 15,
        ac: Some(-8),
        mr: Some(80),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_RBRE, 6, 6),
                attack(1, AT_MAGC, AD_SPEL, 2, 4),
                attack(2, AT_CLAW, AD_PHYS, 4, 6),
                attack(3, AT_BITE, AD_PHYS, 6, 6),
                attack(4, AT_BITE, AD_PHYS, 6, 6),
                attack(5, AT_STNG, AD_DRST, 2, 4),
            ],
        ),
        weight: Some(6000),
        nutrition: Some(3000),
        sound: Some(Sound::Roar),
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
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_FEMALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x3120_2001, 0xb71a_0801, 0x341, 0x0, 0x2_4000],
            &[MH_DRAGON],
        ),
        difficulty: Some(53),
        color: Some(Color::Magenta),
        line: at(3804),
        ..BLANK
    },
    Monster {
        id: pm::GRAZ_ZT,
        symbol: Cow::Borrowed("GRAZ_ZT"),
        names: one_name("Graz'zt"),
        class: Class::Demon,
        level: 105,
        speed: 12,
        ac: Some(-9),
        mr: Some(35),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 8),
                attack(1, AT_CLAW, AD_STUN, 6, 6),
                attack(2, AT_MAGC, AD_CLRC, 4, 6),
                attack(3, AT_CLAW, AD_SITM, 0, 0),
            ],
        ),
        weight: Some(1000),
        nutrition: Some(500),
        sound: Some(Sound::Cuss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x8719_0801, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(53),
        color: Some(Color::Magenta),
        line: at(3820),
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
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_CLAW, AD_SLOW, 3, 6),
                attack(2, AT_MAGC, AD_COLD, 6, 6),
                attack(3, AT_MAGC, AD_CLRC, 6, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Bribe),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON, 0x23)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x8719_0801, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(53),
        color: Some(Color::Magenta),
        line: at(3831),
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
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_SPEL, 8, 6),
                attack(1, AT_STNG, AD_DRLI, 2, 4),
                attack(2, AT_TENT, AD_DISE, 2, 6),
                attack(3, AT_TENT, AD_DISE, 2, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Growl),
        size: Some(Size::Huge),
        resists: Some(mresist_with(MR_FIRE | MR_POISON, 0x121, &[MR_PSYCHIC])),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_2001, 0x8719_0801, 0x341, 0x0, 0x4000],
        ),
        difficulty: Some(57),
        color: Some(Color::Magenta),
        line: at(3842),
        ..BLANK
    },
    Monster {
        id: pm::LUCIFER,
        symbol: Cow::Borrowed("LUCIFER"),
        names: one_name("Lucifer"),
        class: Class::Demon,
        level: 110,
        speed: 15,
        ac: Some(-1),
        mr: Some(99),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x1610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 6),
                attack(1, AT_CLAW, AD_WTHR, 4, 6),
                attack(2, AT_MAGC, AD_FIRE, 8, 8),
                attack(3, AT_MAGC, AD_CLRC, 4, 6),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        sound: Some(Sound::Cuss),
        size: Some(Size::Huge),
        resists: Some(mresist_with(MR_FIRE | MR_ELEC | MR_POISON, 0x131, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_CLOSE | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x8719_0801, 0x23c1, 0x0, 0x4000],
            &[M3_ACCURATE],
        ),
        difficulty: Some(66),
        color: Some(Color::Magenta),
        line: at(3854),
        ..BLANK
    },
    Monster {
        id: pm::DEATH,
        symbol: Cow::Borrowed("DEATH"),
        names: one_name("Death"),
        class: Class::Demon,
        level: 40,
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
            mresist_with(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE,
                0x1b7,
                &[MR_PSYCHIC],
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0xb00, 0x0, 0x0],
        ),
        difficulty: Some(44),
        color: Some(Color::Magenta),
        line: at(3870),
        ..BLANK
    },
    Monster {
        id: pm::PESTILENCE,
        symbol: Cow::Borrowed("PESTILENCE"),
        names: one_name("Pestilence"),
        class: Class::Demon,
        level: 40,
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
            mresist_with(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE,
                0x1b7,
                &[MR_PSYCHIC],
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0xb00, 0x0, 0x0],
        ),
        difficulty: Some(44),
        color: Some(Color::Magenta),
        line: at(3880),
        ..BLANK
    },
    Monster {
        id: pm::FAMINE,
        symbol: Cow::Borrowed("FAMINE"),
        names: one_name("Famine"),
        class: Class::Demon,
        level: 40,
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
            mresist_with(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE,
                0x1b7,
                &[MR_PSYCHIC],
            ),
        ),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_TPORT_CNTRL,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0xb00, 0x0, 0x0],
        ),
        difficulty: Some(44),
        color: Some(Color::Magenta),
        line: at(3890),
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
            &[0x1102_0403, 0x120_0001, 0x300, 0x0, 0x0],
        ),
        difficulty: Some(26),
        color: Some(Color::BrightBlue),
        line: at(3903),
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
            &[0x1002_0001, 0x4100_0001, 0x200, 0x0, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(3913),
        ..BLANK
    },
    Monster {
        id: pm::DEMON,
        symbol: Cow::Borrowed("DEMON"),
        names: one_name("demon"),
        class: Class::Demon,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_STNG, AD_DRST, 2, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x4110_0001, 0x300, 0x0, 0x4000],
        ),
        difficulty: Some(13),
        color: Some(Color::Red),
        line: at(3920),
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
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_SLITHY
                | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1008_ea02, 0x10_0000, 0x0, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(5),
        color: Some(Color::other("HI_WATER")),
        line: at(3930),
        ..BLANK
    },
    Monster {
        id: pm::PIRANHA,
        symbol: Cow::Borrowed("PIRANHA"),
        names: one_name("piranha"),
        class: Class::Eel,
        level: 5,
        speed: 18,
        ac: Some(4),
        generation: Some(geno(0, G_GENO | G_SGROUP | G_NOGEN, 0x2a0)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(60),
        nutrition: Some(30),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6a02, 0x10_0002, 0x0, 0x4, 0x0],
            &[M2_DRUID_FORM_A, M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(3937),
        ..BLANK
    },
    Monster {
        id: pm::MIND_FLAYER_LARVA,
        symbol: Cow::Borrowed("MIND_FLAYER_LARVA"),
        names: one_name("mind flayer larva"),
        class: Class::Eel,
        level: 5,
        speed: 15,
        ac: Some(8),
        mr: Some(60),
        alignment: Some(-8),
        generation: Some(geno(0, G_GENO | G_NOGEN, 0x220)),
        attacks: Cow::Borrowed(&[attack(0, AT_TENT, AD_WRAP, 1, 2)]),
        weight: Some(20),
        nutrition: Some(5),
        resists: Some(mresist_with(0, 0x100, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6008_6a02, 0x214_0000, 0x300, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(8),
        color: Some(Color::BrightMagenta),
        line: at(3945),
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
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_THICK_HIDE | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x206c_6a02, 0x10_0000, 0x0, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(3953),
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
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x204c_6a02, 0x10_0000, 0x200, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(3960),
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
        size: Some(Size::Large),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x204c_6a02, 0x10_0004, 0x200, 0x0, 0x0],
            &[M2_DRUID_FORM_B],
        ),
        difficulty: Some(10),
        color: Some(Color::BrightBlue),
        line: at(3967),
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
        size: Some(Size::Gigantic),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2202, 0x410_0001, 0x200, 0x4, 0x0],
            &[M4_VULNERABLE_ELEC],
        ),
        difficulty: Some(22),
        color: Some(Color::Red),
        line: at(3975),
        ..BLANK
    },
    Monster {
        id: pm::TORTLE,
        symbol: Cow::Borrowed("TORTLE"),
        names: one_name("tortle"),
        class: Class::Lizard,
        speed: 10,
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1600),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6022_0202, 0x4400_0001, 0x200, 0x2, 0x200],
            &[M4_VULNERABLE_COLD, MH_TORTLE],
        ),
        difficulty: Some(2),
        color: Some(Color::Cyan),
        line: at(3986),
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
            &[0x2004_2202, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(1),
        color: Some(Color::Yellow),
        line: at(3994),
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
            &[0x2004_2000, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(4000),
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
            &[0x2004_2000, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(4005),
        ..BLANK
    },
    Monster {
        id: pm::SEA_TORTLE,
        symbol: Cow::Borrowed("SEA_TORTLE"),
        names: one_name("sea tortle"),
        class: Class::Lizard,
        level: 2,
        speed: 5,
        alignment: Some(3),
        generation: Some(geno(1, G_GENO | G_SGROUP | G_NOHELL, 0x8a1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1600),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6022_0202, 0x4400_0000, 0x200, 0x2, 0x200],
            &[M4_VULNERABLE_COLD, MH_TORTLE],
        ),
        difficulty: Some(3),
        color: Some(Color::Cyan),
        line: at(4010),
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
            &[0x2004_2202, 0x10_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(4018),
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
        sound: Some(Sound::other("MS_LIZARD")),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0002, 0x0, 0x0, 0x0],
            &[M2_DRUID_FORM_A],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(4024),
        ..BLANK
    },
    Monster {
        id: pm::TORTLE_SHAMAN,
        symbol: Cow::Borrowed("TORTLE_SHAMAN"),
        names: one_name("tortle shaman"),
        class: Class::Lizard,
        level: 5,
        speed: 8,
        mr: Some(20),
        alignment: Some(5),
        generation: Some(geno(0, G_GENO | G_NOHELL, 0x820)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 4), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(1600),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6022_0202, 0xc400_0000, 0x200, 0x2, 0x200],
            &[M4_VULNERABLE_COLD, MH_TORTLE],
        ),
        difficulty: Some(6),
        color: Some(Color::BrightBlue),
        line: at(4030),
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
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_SHAPESHIFTER | M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_4001, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(4038),
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
        sound: Some(Sound::other("MS_LIZARD")),
        size: Some(Size::Large),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2202, 0x410_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(4044),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_TURTLE,
        symbol: Cow::Borrowed("GIANT_TURTLE"),
        names: one_name("giant turtle"),
        class: Class::Lizard,
        level: 7,
        speed: 2,
        ac: Some(-8),
        mr: Some(10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 6)]),
        weight: Some(4000),
        nutrition: Some(1200),
        sound: Some(Sound::other("MS_LIZARD")),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE
                | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x4024_2202, 0x410_0000, 0x0, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(8),
        color: Some(Color::BrightGreen),
        line: at(4052),
        ..BLANK
    },
    Monster {
        id: pm::CAVE_LIZARD,
        symbol: Cow::Borrowed("CAVE_LIZARD"),
        names: one_name("cave lizard"),
        class: Class::Lizard,
        level: 7,
        speed: 12,
        ac: Some(4),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 4), attack(1, AT_KICK, AD_PHYS, 1, 10)],
        ),
        weight: Some(1200),
        nutrition: Some(400),
        sound: Some(Sound::other("MS_LIZARD")),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags_with(
            M1_CLING | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x2064_2010, 0x410_0004, 0x100, 0x0, 0x0],
            &[M2_DRUID_FORM_B],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(4060),
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
                attack(2, AT_HUGS, AD_FIRE, 3, 6),
                attack(3, AT_HUGS, AD_WRAP, 2, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_SLEEP, 0x5)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_HUMANOID | M1_SLITHY | M1_THICK_HIDE | M1_POIS,
            M2_HOSTILE | M2_STALK | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x102a_0000, 0xc110_0000, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(12),
        color: Some(Color::Orange),
        line: at(4068),
        ..BLANK
    },
    Monster {
        id: pm::FROST_SALAMANDER,
        symbol: Cow::Borrowed("FROST_SALAMANDER"),
        names: one_name("frost salamander"),
        class: Class::Lizard,
        level: 10,
        speed: 12,
        ac: Some(-3),
        alignment: Some(-3),
        generation: Some(geno(1, G_NOHELL, 0x801)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_TUCH, AD_COLD, 1, 8),
                attack(2, AT_HUGS, AD_COLD, 3, 6),
                attack(3, AT_HUGS, AD_COLD, 2, 6),
            ],
        ),
        weight: Some(1500),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP, 0x6)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_SWIM | M1_HUMANOID | M1_SLITHY | M1_THICK_HIDE | M1_POIS,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION,
            &[0x102a_0002, 0xc510_0000, 0x100, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(4076),
        ..BLANK
    },
    Monster {
        id: pm::LARGE_CAVE_LIZARD,
        symbol: Cow::Borrowed("LARGE_CAVE_LIZARD"),
        names: one_name("large cave lizard"),
        class: Class::Lizard,
        level: 11,
        speed: 12,
        ac: Some(2),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 3, 6), attack(1, AT_KICK, AD_PHYS, 2, 8)],
        ),
        weight: Some(1600),
        nutrition: Some(600),
        sound: Some(Sound::other("MS_LIZARD")),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_CLING | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION,
            &[0x2064_2010, 0x410_0000, 0x100, 0x0, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(4084),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_CROCODILE,
        symbol: Cow::Borrowed("GIANT_CROCODILE"),
        names: one_name("giant crocodile"),
        class: Class::Lizard,
        level: 12,
        speed: 9,
        ac: Some(1),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 4, 4), attack(1, AT_CLAW, AD_PHYS, 3, 6)],
        ),
        weight: Some(1600),
        nutrition: Some(800),
        sound: Some(Sound::other("MS_LIZARD")),
        size: Some(Size::Huge),
        traits: mflags_with(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2202, 0x410_0008, 0x0, 0x0, 0x0],
            &[M2_DRUID_FORM_C],
        ),
        difficulty: Some(15),
        color: Some(Color::Brown),
        line: at(4091),
        ..BLANK
    },
    Monster {
        id: pm::ENT,
        symbol: Cow::Borrowed("ENT"),
        names: one_name("ent"),
        class: Class::other("S_ENT"),
        level: 10,
        speed: 5,
        mr: Some(20),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 6, 6), attack(1, AT_CLAW, AD_CLOB, 6, 6)],
        ),
        weight: Some(4500),
        nutrition: Some(2000),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_THICK_HIDE,
            M2_MALE | M2_STRONG | M2_ROCKTHROW,
            M3_INFRAVISION,
            &[0x20_0000, 0xc01_0008, 0x100, 0x1, 0x0],
            &[M2_DRUID_FORM_C, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_TREE")),
        line: at(4101),
        ..BLANK
    },
    Monster {
        id: pm::TREE_BLIGHT,
        symbol: Cow::Borrowed("TREE_BLIGHT"),
        names: one_name("tree blight"),
        class: Class::other("S_ENT"),
        level: 12,
        speed: 8,
        ac: Some(-1),
        mr: Some(25),
        alignment: Some(-10),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 6, 6), attack(1, AT_HUGS, AD_PHYS, 4, 6)],
        ),
        weight: Some(5000),
        nutrition: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_MINDLESS | M1_THICK_HIDE
                | M1_CARNIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_ROCKTHROW,
            M3_WAITFORU,
            &[0x2021_1c00, 0xc14_0000, 0x40, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(14),
        line: at(4108),
        ..BLANK
    },
    Monster {
        id: pm::ELDER_ENT,
        symbol: Cow::Borrowed("ELDER_ENT"),
        names: one_name("elder ent"),
        class: Class::other("S_ENT"),
        level: 14,
        speed: 5,
        ac: Some(-2),
        mr: Some(40),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 6, 8), attack(1, AT_CLAW, AD_CLOB, 6, 8)],
        ),
        weight: Some(6000),
        nutrition: Some(3000),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_THICK_HIDE,
            M2_LORD | M2_MALE | M2_STRONG | M2_ROCKTHROW,
            M3_INFRAVISION,
            &[0x20_0000, 0xc01_0410, 0x100, 0x1, 0x0],
            &[M2_DRUID_FORM_D, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(16),
        color: Some(Color::other("HI_WOOD")),
        line: at(4118),
        ..BLANK
    },
    Monster {
        id: pm::PETRIFIED_ENT,
        symbol: Cow::Borrowed("PETRIFIED_ENT"),
        names: one_name("petrified ent"),
        class: Class::other("S_ENT"),
        level: 16,
        speed: 4,
        ac: Some(-4),
        mr: Some(50),
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 6, 8), attack(1, AT_CLAW, AD_CLOB, 6, 8)],
        ),
        weight: Some(7500),
        nutrition: Some(4000),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_THICK_HIDE,
            M2_MALE | M2_STRONG | M2_ROCKTHROW,
            M3_INFRAVISION,
            &[0x20_0000, 0xc01_0000, 0x100, 0x0, 0x0],
        ),
        difficulty: Some(18),
        color: Some(Color::other("HI_MINERAL")),
        line: at(4126),
        ..BLANK
    },
    Monster {
        id: pm::GULTHIAS_TREE,
        symbol: Cow::Borrowed("GULTHIAS_TREE"),
        names: one_name("gulthias tree"),
        class: Class::other("S_ENT"),
        level: 20,
        speed: 10,
        ac: Some(-6),
        mr: Some(50),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 6, 8),
                attack(1, AT_CLAW, AD_PHYS, 6, 8),
                attack(2, AT_HUGS, AD_PHYS, 6, 6),
            ],
        ),
        weight: Some(8000),
        nutrition: Some(5000),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_MINDLESS | M1_THICK_HIDE
                | M1_CARNIVORE,
            M2_NOPOLY | M2_PRINCE | M2_NEUTER | M2_HOSTILE | M2_NASTY | M2_STRONG
                | M2_ROCKTHROW,
            0,
            &[0x2021_1c00, 0xe14_0801, 0x8000, 0x1, 0x0],
            &[M3_STATIONARY, M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4134),
        ..BLANK
    },
    Monster {
        id: pm::CREEPING_MOUND,
        symbol: Cow::Borrowed("CREEPING_MOUND"),
        names: one_name("creeping mound"),
        class: Class::other("S_PLANT"),
        level: 6,
        speed: 9,
        generation: Some(geno(1, G_GENO | G_NOHELL, 0x821)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 4), attack(1, AT_ENGL, AD_WRAP, 2, 6)],
        ),
        weight: Some(800),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE | M2_WANDER | M2_STRONG,
            0,
            &[0x6001_fc00, 0x494_0000, 0x0, 0x0, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Yellow),
        line: at(4147),
        ..BLANK
    },
    Monster {
        id: pm::TWIG_BLIGHT,
        symbol: Cow::Borrowed("TWIG_BLIGHT"),
        names: one_name("twig blight"),
        class: Class::other("S_PLANT"),
        level: 6,
        speed: 10,
        ac: Some(3),
        mr: Some(15),
        alignment: Some(-10),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP | G_NOHELL, 0x8b1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 2, 4), attack(1, AT_CLAW, AD_PHYS, 2, 4)],
        ),
        weight: Some(1200),
        nutrition: Some(600),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_MINDLESS | M1_THICK_HIDE
                | M1_CARNIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STRONG,
            M3_WAITFORU,
            &[0x2021_1c00, 0x414_0000, 0x40, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(7),
        color: Some(Color::Red),
        line: at(4157),
        ..BLANK
    },
    Monster {
        id: pm::NEEDLE_BLIGHT,
        symbol: Cow::Borrowed("NEEDLE_BLIGHT"),
        names: one_name("needle blight"),
        class: Class::other("S_PLANT"),
        level: 8,
        speed: 10,
        ac: Some(4),
        mr: Some(15),
        alignment: Some(-10),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 1, 8),
                attack(1, AT_SPIT, AD_DRCO, 1, 4),
                attack(2, AT_SPIT, AD_DRCO, 1, 4),
                attack(3, AT_SPIT, AD_DRCO, 1, 4),
            ],
        ),
        weight: Some(800),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_MINDLESS | M1_CARNIVORE,
            M2_NEUTER | M2_HOSTILE | M2_STRONG,
            0,
            &[0x2001_1c00, 0x414_0000, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(10),
        color: Some(Color::other("HI_ORANGE")),
        line: at(4167),
        ..BLANK
    },
    Monster {
        id: pm::ASSASSIN_VINE,
        symbol: Cow::Borrowed("ASSASSIN_VINE"),
        names: one_name("assassin vine"),
        class: Class::other("S_PLANT"),
        level: 10,
        speed: 10,
        ac: Some(4),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x831)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_TUCH, AD_PHYS, 1, 4), attack(1, AT_HUGS, AD_WRAP, 3, 6)],
        ),
        weight: Some(100),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_SLEEP | MR_ELEC | MR_POISON, 0x34)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_STRONG,
            0,
            &[0x1_fc00, 0x414_0001, 0x8000, 0x0, 0x0],
            &[M3_STATIONARY],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_PLANT")),
        line: at(4177),
        ..BLANK
    },
    Monster {
        id: pm::ORB_OF_FROST,
        symbol: Cow::Borrowed("ORB_OF_FROST"),
        names: one_name("orb of frost"),
        class: Class::other("S_ORB"),
        level: 6,
        speed: 15,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_COLD, 4, 6), attack(1, AT_BOOM, AD_COLD, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc01, 0x14_0001, 0x0, 0x1, 0x0],
            &[M4_VULNERABLE_FIRE],
        ),
        difficulty: Some(8),
        color: Some(Color::BrightCyan),
        line: at(4188),
        ..BLANK
    },
    Monster {
        id: pm::ORB_OF_FIRE,
        symbol: Cow::Borrowed("ORB_OF_FIRE"),
        names: one_name("orb of fire"),
        class: Class::other("S_ORB"),
        level: 6,
        speed: 15,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_FIRE, 4, 6), attack(1, AT_BOOM, AD_FIRE, 4, 6)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_fc01, 0x14_0001, 0x200, 0x2, 0x0],
            &[M4_VULNERABLE_COLD],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(4197),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0060, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4212),
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
        alignment: Some(-3),
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4219),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4401_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4226),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4402_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4233),
        ..BLANK
    },
    Monster {
        id: pm::CONVICT,
        symbol: Cow::Borrowed("CONVICT"),
        names: one_name("convict"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(-3),
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4240),
        ..BLANK
    },
    Monster {
        id: pm::DRUID,
        symbol: Cow::Borrowed("DRUID"),
        names: one_name("druid"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(1),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4247),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4254),
        ..BLANK
    },
    Monster {
        id: pm::INFIDEL,
        symbol: Cow::Borrowed("INFIDEL"),
        names: one_name("infidel"),
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        alignment: Some(-128),
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4261),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4268),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 8), attack(1, AT_KICK, AD_PHYS, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x4002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4275),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4401_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4282),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4402_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4289),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4296),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x7400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4303),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4310),
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
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4317),
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
        alignment: Some(1),
        generation: Some(geno(1, 0, 0x1)),
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
            &[0x6002_0000, 0x4402_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4324),
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
        generation: Some(geno(1, 0, 0x1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc400_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::other("HI_MPLAYER")),
        line: at(4331),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM_TAIL,
        symbol: Cow::Borrowed("LONG_WORM_TAIL"),
        names: one_name("long worm tail"),
        class: Class::WormTail,
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        traits: mflags(0, M2_NOPOLY, 0, &[0x0, 0x1, 0x0, 0x0, 0x0]),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(4342),
        ..BLANK
    },
    Monster {
        id: pm::LORD_CARNARVON,
        symbol: Cow::Borrowed("LORD_CARNARVON"),
        names: one_name("Lord Carnarvon"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_MAGC, AD_SPEL, 4, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0060, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4356),
        ..BLANK
    },
    Monster {
        id: pm::PELIAS,
        symbol: Cow::Borrowed("PELIAS"),
        names: one_name("Pelias"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_WEAP, AD_PHYS, 4, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4364),
        ..BLANK
    },
    Monster {
        id: pm::SHAMAN_KARNOV,
        symbol: Cow::Borrowed("SHAMAN_KARNOV"),
        names: one_name("Shaman Karnov"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_MAGC, AD_CLRC, 2, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4372),
        ..BLANK
    },
    Monster {
        id: pm::ROBERT_THE_LIFER,
        symbol: Cow::Borrowed("ROBERT_THE_LIFER"),
        names: one_name("Robert the Lifer"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_WEAP, AD_PHYS, 4, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::White),
        line: at(4404),
        ..BLANK
    },
    Monster {
        id: pm::ELANEE,
        symbol: Cow::Borrowed("ELANEE"),
        names: one_name("Elanee"),
        class: Class::Human,
        level: 25,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_PHYS, 2, 8),
                attack(2, AT_MAGC, AD_CLRC, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb5),
        ),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc42a_0001, 0x280, 0x0, 0x2],
        ),
        difficulty: Some(30),
        color: Some(Color::BrightGreen),
        line: at(4412),
        ..BLANK
    },
    Monster {
        id: pm::HIPPOCRATES,
        symbol: Cow::Borrowed("HIPPOCRATES"),
        names: one_name("Hippocrates"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_MAGC, AD_CLRC, 2, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4422),
        ..BLANK
    },
    Monster {
        id: pm::ARCHBISHOP_OF_MOLOCH,
        symbol: Cow::Borrowed("ARCHBISHOP_OF_MOLOCH"),
        names: one_name("Archbishop of Moloch"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_MAGC, AD_CLRC, 2, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb5),
        ),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Red),
        line: at(4430),
        ..BLANK
    },
    Monster {
        id: pm::KING_ARTHUR,
        symbol: Cow::Borrowed("KING_ARTHUR"),
        names: one_name("King Arthur"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_WEAP, AD_PHYS, 4, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4440),
        ..BLANK
    },
    Monster {
        id: pm::MORGAN_LE_FAY,
        symbol: Cow::Borrowed("MORGAN_LE_FAY"),
        names: one_name("Morgan le Fay"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_SPEL, 2, 8),
                attack(2, AT_MAGC, AD_SPEL, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc42a_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4448),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_PO,
        symbol: Cow::Borrowed("MASTER_PO"),
        names: one_name("Master Po"),
        class: Class::Human,
        level: 25,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 4, 10),
                attack(1, AT_KICK, AD_CLOB, 2, 8),
                attack(2, AT_MAGC, AD_CLRC, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb5),
        ),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_NASTY
                | M2_STRONG | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x4102_0000, 0x8629_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(30),
        line: at(4457),
        ..BLANK
    },
    Monster {
        id: pm::ARCH_PRIEST,
        symbol: Cow::Borrowed("ARCH_PRIEST"),
        names: one_name("Arch Priest"),
        class: Class::Human,
        level: 25,
        speed: 15,
        mr: Some(90),
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
        resists: Some(
            mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb5),
        ),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc421_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(4467),
        ..BLANK
    },
    Monster {
        id: pm::ORION,
        symbol: Cow::Borrowed("ORION"),
        names: one_name("Orion"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_MAGC, AD_SPEL, 4, 8)],
        ),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Leader),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0202, 0xc429_0001, 0x380, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4477),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_OF_THIEVES,
        symbol: Cow::Borrowed("MASTER_OF_THIEVES"),
        names: one_name("Master of Thieves"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_SAMU, 2, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_GREEDY
                | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xf421_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(4487),
        ..BLANK
    },
    Monster {
        id: pm::LORD_SATO,
        symbol: Cow::Borrowed("LORD_SATO"),
        names: one_name("Lord Sato"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_WEAP, AD_PHYS, 4, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4496),
        ..BLANK
    },
    Monster {
        id: pm::TWOFLOWER,
        symbol: Cow::Borrowed("TWOFLOWER"),
        names: one_name("Twoflower"),
        class: Class::Human,
        level: 20,
        speed: 15,
        ac: Some(10),
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::White),
        line: at(4504),
        ..BLANK
    },
    Monster {
        id: pm::NORN,
        symbol: Cow::Borrowed("NORN"),
        names: one_name("Norn"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 4, 10), attack(1, AT_WEAP, AD_PHYS, 4, 10)],
        ),
        weight: Some(1800),
        nutrition: Some(550),
        sound: Some(Sound::Leader),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc422_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4512),
        ..BLANK
    },
    Monster {
        id: pm::NEFERET_THE_GREEN,
        symbol: Cow::Borrowed("NEFERET_THE_GREEN"),
        names: one_name("Neferet the Green"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(90),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_SPEL, 2, 8),
                attack(2, AT_MAGC, AD_SPEL, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON | MR_STONE, 0xa4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc42a_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Green),
        line: at(4521),
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
        alignment: Some(-128),
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
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0xc710_0001, 0x350, 0x0, 0x4000],
        ),
        difficulty: Some(23),
        color: Some(Color::Red),
        line: at(4533),
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
            &[0x6002_0000, 0xc719_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4544),
        ..BLANK
    },
    Monster {
        id: pm::ANNAM,
        symbol: Cow::Borrowed("ANNAM"),
        names: one_name("Annam"),
        class: Class::Giant,
        level: 16,
        speed: 15,
        mr: Some(30),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_SAMU, 4, 8),
                attack(1, AT_CLAW, AD_CLOB, 4, 8),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(2500),
        nutrition: Some(1800),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Gigantic),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_ACID | MR_STONE,
                0xf7,
            ),
        ),
        conveys: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        traits: mflags_with(
            M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_GIANT | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_ROCKTHROW | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x2100_0000, 0xbf19_0001, 0x4250, 0x0, 0x20],
            &[M3_BERSERK],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4554),
        ..BLANK
    },
    Monster {
        id: pm::WARDEN_ARIANNA,
        symbol: Cow::Borrowed("WARDEN_ARIANNA"),
        names: one_name("Warden Arianna"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 25),
                attack(1, AT_WEAP, AD_PHYS, 1, 25),
                attack(2, AT_CLAW, AD_SAMU, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc71a_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(25),
        color: Some(Color::Magenta),
        line: at(4568),
        ..BLANK
    },
    Monster {
        id: pm::BABA_YAGA,
        symbol: Cow::Borrowed("BABA_YAGA"),
        names: one_name("Baba Yaga"),
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
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc71a_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(4578),
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
                attack(1, AT_CLAW, AD_SAMU, 2, 6),
                attack(2, AT_WEAP, AD_CLOB, 4, 8),
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
            &[0x6002_0000, 0x6f11_0001, 0x350, 0x0, 0x20],
        ),
        difficulty: Some(23),
        color: Some(Color::Gray),
        line: at(4588),
        ..BLANK
    },
    Monster {
        id: pm::PALADIN,
        symbol: Cow::Borrowed("PALADIN"),
        names: one_name("Paladin"),
        class: Class::Human,
        level: 24,
        speed: 12,
        mr: Some(50),
        alignment: Some(20),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 4, 4),
                attack(1, AT_WEAP, AD_STUN, 2, 6),
                attack(2, AT_MAGC, AD_CLRC, 1, 8),
                attack(3, AT_CLAW, AD_SAMU, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_LORD | M2_MINION | M2_FEMALE | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSAMUL | M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc712_1401, 0x251, 0x0, 0x1],
        ),
        difficulty: Some(29),
        color: Some(Color::other("HI_GOLD")),
        line: at(4598),
        ..BLANK
    },
    Monster {
        id: pm::IXOTH,
        symbol: Cow::Borrowed("IXOTH"),
        names: one_name("Ixoth"),
        class: Class::Dragon,
        level: 20,
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
                attack(3, AT_CLAW, AD_PHYS, 4, 4),
                attack(4, AT_CLAW, AD_SAMU, 4, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1600),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x2120_2001, 0xb719_0001, 0x250, 0x0, 0x2_0000],
            &[MH_DRAGON],
        ),
        difficulty: Some(23),
        color: Some(Color::Red),
        line: at(4609),
        ..BLANK
    },
    Monster {
        id: pm::MERLIN,
        symbol: Cow::Borrowed("MERLIN"),
        names: one_name("Merlin"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(30),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_SAMU, 1, 4),
                attack(2, AT_MAGC, AD_SPEL, 2, 8),
                attack(3, AT_MAGC, AD_CLRC, 2, 8),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc619_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(4619),
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
                attack(1, AT_CLAW, AD_SAMU, 1, 4),
                attack(2, AT_MAGC, AD_CLRC, 0, 0),
                attack(3, AT_CLAW, AD_CLOB, 16, 2),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x4102_0000, 0xc719_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(31),
        color: Some(Color::Magenta),
        line: at(4629),
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
        alignment: Some(-128),
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
            M2_NOPOLY | M2_DEMON | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0xc719_0001, 0x350, 0x0, 0x4000],
        ),
        difficulty: Some(23),
        color: Some(Color::Red),
        line: at(4638),
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
        traits: mflags_with(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x3044_2000, 0xc719_0001, 0x2050, 0x0, 0x0],
            &[M3_ACCURATE],
        ),
        difficulty: Some(17),
        color: Some(Color::Magenta),
        line: at(4649),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc711_0001, 0x2250, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(20),
        color: Some(Color::Magenta),
        line: at(4657),
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
            &[0x6002_0000, 0xc719_0001, 0x250, 0x0, 0x1],
        ),
        difficulty: Some(19),
        color: Some(Color::Magenta),
        line: at(4670),
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
                attack(1, AT_CLAW, AD_SAMU, 2, 6),
                attack(2, AT_WEAP, AD_CLOB, 2, 10),
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
            &[0x6002_0000, 0x6f19_0001, 0x350, 0x0, 0x20],
        ),
        difficulty: Some(19),
        color: Some(Color::Magenta),
        line: at(4682),
        ..BLANK
    },
    Monster {
        id: pm::DARK_ONE,
        symbol: Cow::Borrowed("DARK_ONE"),
        names: one_name("Dark One"),
        class: Class::Humanoid,
        level: 15,
        speed: 12,
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_SAMU, 1, 6),
                attack(1, AT_TENT, AD_DRIN, 2, 1),
                attack(2, AT_MAGC, AD_SPEL, 0, 0),
                attack(3, AT_MAGC, AD_SPEL, 0, 0),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist_with(MR_STONE, 0x180, &[MR_PSYCHIC])),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_GREEDY
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xd710_0001, 0x350, 0x0, 0x100],
            &[MH_ILLITHID],
        ),
        difficulty: Some(20),
        line: at(4691),
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
            &[0x6002_0060, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4705),
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
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4712),
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
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4719),
        ..BLANK
    },
    Monster {
        id: pm::INMATE,
        symbol: Cow::Borrowed("INMATE"),
        names: one_name("inmate"),
        class: Class::Human,
        level: 12,
        speed: 12,
        ac: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0001, 0x280, 0x0, 0x1],
        ),
        difficulty: Some(14),
        line: at(4736),
        ..BLANK
    },
    Monster {
        id: pm::ASPIRANT,
        symbol: Cow::Borrowed("ASPIRANT"),
        names: one_name("aspirant"),
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
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(4743),
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
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4750),
        ..BLANK
    },
    Monster {
        id: pm::TEMPLAR,
        symbol: Cow::Borrowed("TEMPLAR"),
        names: one_name("templar"),
        class: Class::Human,
        level: 12,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        alignment: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 3, 4), attack(1, AT_WEAP, AD_PHYS, 3, 4)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(4758),
        ..BLANK
    },
    Monster {
        id: pm::CULTIST,
        symbol: Cow::Borrowed("CULTIST"),
        names: one_name("cultist"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-128),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4765),
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
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4772),
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
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x4002_0000, 0xc420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(4779),
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
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(4786),
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
        traits: mflags_with(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4420_0001, 0x2300, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4793),
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
            &[0x6002_0000, 0x5420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4801),
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
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0001, 0x2200, 0x0, 0x1],
            &[M3_ACCURATE],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4808),
        ..BLANK
    },
    Monster {
        id: pm::RONIN,
        symbol: Cow::Borrowed("RONIN"),
        names: one_name("ronin"),
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
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(4815),
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
            &[0x6002_0000, 0x4420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4822),
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
            &[0x6002_0000, 0xc420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(4829),
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
        alignment: Some(1),
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
            &[0x6002_0000, 0x4422_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(4836),
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
            &[0x6002_0000, 0xc420_0001, 0x200, 0x0, 0x1],
        ),
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(4843),
        ..BLANK
    },
    Monster {
        id: pm::TEST_MONSTER,
        symbol: Cow::Borrowed("TEST_MONSTER"),
        names: one_name("test monster"),
        class: Class::Demon,
        level: 5,
        speed: 10,
        ac: Some(10),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 2)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Roar),
        size: Some(Size::Medium),
        traits: mflags_with(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4410_0001, 0x8200, 0x0, 0x0],
            &[M3_STATIONARY],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightCyan),
        line: at(4852),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [src/monst.c:108](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L108).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `giant mosquito`, [src/monst.c:119](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L119).
    pub const GIANT_MOSQUITO: MonsterId = MonsterId(1);
    /// `killer bee`, [src/monst.c:125](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L125).
    pub const KILLER_BEE: MonsterId = MonsterId(2);
    /// `soldier ant`, [src/monst.c:131](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L131).
    pub const SOLDIER_ANT: MonsterId = MonsterId(3);
    /// `fire ant`, [src/monst.c:137](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L137).
    pub const FIRE_ANT: MonsterId = MonsterId(4);
    /// `giant cockroach`, [src/monst.c:143](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L143).
    pub const GIANT_COCKROACH: MonsterId = MonsterId(5);
    /// `giant beetle`, [src/monst.c:150](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L150).
    pub const GIANT_BEETLE: MonsterId = MonsterId(6);
    /// `queen bee`, [src/monst.c:156](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L156).
    pub const QUEEN_BEE: MonsterId = MonsterId(7);
    /// `locust`, [src/monst.c:164](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L164).
    pub const LOCUST: MonsterId = MonsterId(8);
    /// `queen ant`, [src/monst.c:172](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L172).
    pub const QUEEN_ANT: MonsterId = MonsterId(9);
    /// `acid blob`, [src/monst.c:183](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L183).
    pub const ACID_BLOB: MonsterId = MonsterId(10);
    /// `quivering blob`, [src/monst.c:191](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L191).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(11);
    /// `gelatinous cube`, [src/monst.c:199](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L199).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(12);
    /// `chickatrice`, [src/monst.c:213](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L213).
    pub const CHICKATRICE: MonsterId = MonsterId(13);
    /// `cockatrice`, [src/monst.c:220](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L220).
    pub const COCKATRICE: MonsterId = MonsterId(14);
    /// `pyrolisk`, [src/monst.c:227](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L227).
    pub const PYROLISK: MonsterId = MonsterId(15);
    /// `basilisk`, [src/monst.c:239](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L239).
    pub const BASILISK: MonsterId = MonsterId(16);
    /// `jackal`, [src/monst.c:251](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L251).
    pub const JACKAL: MonsterId = MonsterId(17);
    /// `fox`, [src/monst.c:257](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L257).
    pub const FOX: MonsterId = MonsterId(18);
    /// `coyote`, [src/monst.c:263](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L263).
    pub const COYOTE: MonsterId = MonsterId(19);
    /// `werejackal`, [src/monst.c:269](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L269).
    pub const WEREJACKAL: MonsterId = MonsterId(20);
    /// `little dog`, [src/monst.c:275](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L275).
    pub const LITTLE_DOG: MonsterId = MonsterId(21);
    /// `wolf cub`, [src/monst.c:281](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L281).
    pub const WOLF_CUB: MonsterId = MonsterId(22);
    /// `rabid dog`, [src/monst.c:287](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L287).
    pub const RABID_DOG: MonsterId = MonsterId(23);
    /// `dingo`, [src/monst.c:293](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L293).
    pub const DINGO: MonsterId = MonsterId(24);
    /// `dog`, [src/monst.c:299](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L299).
    pub const DOG: MonsterId = MonsterId(25);
    /// `wolf`, [src/monst.c:305](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L305).
    pub const WOLF: MonsterId = MonsterId(26);
    /// `werewolf`, [src/monst.c:311](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L311).
    pub const WEREWOLF: MonsterId = MonsterId(27);
    /// `winter wolf cub`, [src/monst.c:317](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L317).
    pub const WINTER_WOLF_CUB: MonsterId = MonsterId(28);
    /// `large dog`, [src/monst.c:324](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L324).
    pub const LARGE_DOG: MonsterId = MonsterId(29);
    /// `warg`, [src/monst.c:330](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L330).
    pub const WARG: MonsterId = MonsterId(30);
    /// `winter wolf`, [src/monst.c:337](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L337).
    pub const WINTER_WOLF: MonsterId = MonsterId(31);
    /// `hell hound pup`, [src/monst.c:344](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L344).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(32);
    /// `hell hound`, [src/monst.c:351](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L351).
    pub const HELL_HOUND: MonsterId = MonsterId(33);
    /// `weredemon`, [src/monst.c:357](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L357).
    pub const WEREDEMON: MonsterId = MonsterId(34);
    /// `Bourbon`, [src/monst.c:375](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L375).
    pub const BOURBON: MonsterId = MonsterId(35);
    /// `Ozzy`, [src/monst.c:383](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L383).
    pub const OZZY: MonsterId = MonsterId(36);
    /// `Cerberus`, [src/monst.c:391](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L391).
    pub const CERBERUS: MonsterId = MonsterId(37);
    /// `gas spore`, [src/monst.c:407](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L407).
    pub const GAS_SPORE: MonsterId = MonsterId(38);
    /// `floating eye`, [src/monst.c:413](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L413).
    pub const FLOATING_EYE: MonsterId = MonsterId(39);
    /// `freezing sphere`, [src/monst.c:419](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L419).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(40);
    /// `flaming sphere`, [src/monst.c:428](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L428).
    pub const FLAMING_SPHERE: MonsterId = MonsterId(41);
    /// `shocking sphere`, [src/monst.c:437](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L437).
    pub const SHOCKING_SPHERE: MonsterId = MonsterId(42);
    /// `acid sphere`, [src/monst.c:445](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L445).
    pub const ACID_SPHERE: MonsterId = MonsterId(43);
    /// `magical eye`, [src/monst.c:453](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L453).
    pub const MAGICAL_EYE: MonsterId = MonsterId(44);
    /// `beholder`, [src/monst.c:465](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L465).
    pub const BEHOLDER: MonsterId = MonsterId(45);
    /// `Tal'Gath`, [src/monst.c:476](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L476).
    pub const TAL_GATH: MonsterId = MonsterId(46);
    /// `kitten`, [src/monst.c:491](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L491).
    pub const KITTEN: MonsterId = MonsterId(47);
    /// `housecat`, [src/monst.c:497](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L497).
    pub const HOUSECAT: MonsterId = MonsterId(48);
    /// `jaguar`, [src/monst.c:503](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L503).
    pub const JAGUAR: MonsterId = MonsterId(49);
    /// `lynx`, [src/monst.c:509](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L509).
    pub const LYNX: MonsterId = MonsterId(50);
    /// `panther`, [src/monst.c:515](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L515).
    pub const PANTHER: MonsterId = MonsterId(51);
    /// `large cat`, [src/monst.c:521](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L521).
    pub const LARGE_CAT: MonsterId = MonsterId(52);
    /// `tiger`, [src/monst.c:527](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L527).
    pub const TIGER: MonsterId = MonsterId(53);
    /// `saber-toothed tiger`, [src/monst.c:534](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L534).
    pub const SABER_TOOTHED_TIGER: MonsterId = MonsterId(54);
    /// `displacer beast`, [src/monst.c:542](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L542).
    pub const DISPLACER_BEAST: MonsterId = MonsterId(55);
    /// `gremlin`, [src/monst.c:552](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L552).
    pub const GREMLIN: MonsterId = MonsterId(56);
    /// `lava gremlin`, [src/monst.c:559](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L559).
    pub const LAVA_GREMLIN: MonsterId = MonsterId(57);
    /// `gargoyle`, [src/monst.c:566](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L566).
    pub const GARGOYLE: MonsterId = MonsterId(58);
    /// `winged gargoyle`, [src/monst.c:572](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L572).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(59);
    /// `dwarf`, [src/monst.c:581](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L581).
    pub const DWARF: MonsterId = MonsterId(60);
    /// `illithid`, [src/monst.c:589](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L589).
    pub const ILLITHID: MonsterId = MonsterId(61);
    /// `hobbit`, [src/monst.c:597](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L597).
    pub const HOBBIT: MonsterId = MonsterId(62);
    /// `hobbit pickpocket`, [src/monst.c:602](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L602).
    pub const HOBBIT_PICKPOCKET: MonsterId = MonsterId(63);
    /// `mountain dwarf`, [src/monst.c:608](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L608).
    pub const MOUNTAIN_DWARF: MonsterId = MonsterId(64);
    /// `dwarf noble`, [src/monst.c:616](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L616).
    pub const DWARF_NOBLE: MonsterId = MonsterId(65);
    /// `gnoll`, [src/monst.c:623](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L623).
    pub const GNOLL: MonsterId = MonsterId(66);
    /// `Gollum`, [src/monst.c:631](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L631).
    pub const GOLLUM: MonsterId = MonsterId(67);
    /// `dwarf royal`, [src/monst.c:639](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L639).
    pub const DWARF_ROYAL: MonsterId = MonsterId(68);
    /// `gnoll hunter`, [src/monst.c:646](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L646).
    pub const GNOLL_HUNTER: MonsterId = MonsterId(69);
    /// `gnoll cleric`, [src/monst.c:654](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L654).
    pub const GNOLL_CLERIC: MonsterId = MonsterId(70);
    /// `mind flayer`, [src/monst.c:661](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L661).
    pub const MIND_FLAYER: MonsterId = MonsterId(71);
    /// `flind`, [src/monst.c:669](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L669).
    pub const FLIND: MonsterId = MonsterId(72);
    /// `master mind flayer`, [src/monst.c:677](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L677).
    pub const MASTER_MIND_FLAYER: MonsterId = MonsterId(73);
    /// `alhoon`, [src/monst.c:686](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L686).
    pub const ALHOON: MonsterId = MonsterId(74);
    /// `manes`, [src/monst.c:702](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L702).
    pub const MANES: MonsterId = MonsterId(75);
    /// `lesser homunculus`, [src/monst.c:712](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L712).
    pub const LESSER_HOMUNCULUS: MonsterId = MonsterId(76);
    /// `homunculus`, [src/monst.c:718](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L718).
    pub const HOMUNCULUS: MonsterId = MonsterId(77);
    /// `greater homunculus`, [src/monst.c:724](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L724).
    pub const GREATER_HOMUNCULUS: MonsterId = MonsterId(78);
    /// `imp`, [src/monst.c:730](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L730).
    pub const IMP: MonsterId = MonsterId(79);
    /// `lemure`, [src/monst.c:735](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L735).
    pub const LEMURE: MonsterId = MonsterId(80);
    /// `quasit`, [src/monst.c:742](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L742).
    pub const QUASIT: MonsterId = MonsterId(81);
    /// `tengu`, [src/monst.c:747](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L747).
    pub const TENGU: MonsterId = MonsterId(82);
    /// `blue jelly`, [src/monst.c:756](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L756).
    pub const BLUE_JELLY: MonsterId = MonsterId(83);
    /// `spotted jelly`, [src/monst.c:764](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L764).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(84);
    /// `ochre jelly`, [src/monst.c:771](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L771).
    pub const OCHRE_JELLY: MonsterId = MonsterId(85);
    /// `kobold`, [src/monst.c:781](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L781).
    pub const KOBOLD: MonsterId = MonsterId(86);
    /// `large kobold`, [src/monst.c:787](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L787).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(87);
    /// `kobold noble`, [src/monst.c:793](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L793).
    pub const KOBOLD_NOBLE: MonsterId = MonsterId(88);
    /// `kobold shaman`, [src/monst.c:800](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L800).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(89);
    /// `leprechaun`, [src/monst.c:809](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L809).
    pub const LEPRECHAUN: MonsterId = MonsterId(90);
    /// `small mimic`, [src/monst.c:817](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L817).
    pub const SMALL_MIMIC: MonsterId = MonsterId(91);
    /// `large mimic`, [src/monst.c:824](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L824).
    pub const LARGE_MIMIC: MonsterId = MonsterId(92);
    /// `giant mimic`, [src/monst.c:832](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L832).
    pub const GIANT_MIMIC: MonsterId = MonsterId(93);
    /// `nymph`, [src/monst.c:843](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L843).
    pub const NYMPH: MonsterId = MonsterId(94);
    /// `wood nymph`, [src/monst.c:848](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L848).
    pub const WOOD_NYMPH: MonsterId = MonsterId(95);
    /// `water nymph`, [src/monst.c:853](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L853).
    pub const WATER_NYMPH: MonsterId = MonsterId(96);
    /// `mountain nymph`, [src/monst.c:859](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L859).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(97);
    /// `ice nymph`, [src/monst.c:864](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L864).
    pub const ICE_NYMPH: MonsterId = MonsterId(98);
    /// `satyr`, [src/monst.c:870](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L870).
    pub const SATYR: MonsterId = MonsterId(99);
    /// `Aphrodite`, [src/monst.c:876](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L876).
    pub const APHRODITE: MonsterId = MonsterId(100);
    /// `goblin`, [src/monst.c:887](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L887).
    pub const GOBLIN: MonsterId = MonsterId(101);
    /// `hobgoblin`, [src/monst.c:892](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L892).
    pub const HOBGOBLIN: MonsterId = MonsterId(102);
    /// `goblin shaman`, [src/monst.c:900](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L900).
    pub const GOBLIN_SHAMAN: MonsterId = MonsterId(103);
    /// `orc`, [src/monst.c:908](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L908).
    pub const ORC: MonsterId = MonsterId(104);
    /// `hill orc`, [src/monst.c:914](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L914).
    pub const HILL_ORC: MonsterId = MonsterId(105);
    /// `Mordor orc`, [src/monst.c:920](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L920).
    pub const MORDOR_ORC: MonsterId = MonsterId(106);
    /// `bugbear`, [src/monst.c:927](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L927).
    pub const BUGBEAR: MonsterId = MonsterId(107);
    /// `Uruk-hai`, [src/monst.c:933](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L933).
    pub const URUK_HAI: MonsterId = MonsterId(108);
    /// `orc shaman`, [src/monst.c:940](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L940).
    pub const ORC_SHAMAN: MonsterId = MonsterId(109);
    /// `goblin outrider`, [src/monst.c:948](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L948).
    pub const GOBLIN_OUTRIDER: MonsterId = MonsterId(110);
    /// `orc-captain`, [src/monst.c:953](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L953).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(111);
    /// `goblin-captain`, [src/monst.c:959](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L959).
    pub const GOBLIN_CAPTAIN: MonsterId = MonsterId(112);
    /// `Goblin King`, [src/monst.c:965](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L965).
    pub const GOBLIN_KING: MonsterId = MonsterId(113);
    /// `rock piercer`, [src/monst.c:978](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L978).
    pub const ROCK_PIERCER: MonsterId = MonsterId(114);
    /// `iron piercer`, [src/monst.c:985](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L985).
    pub const IRON_PIERCER: MonsterId = MonsterId(115);
    /// `glass piercer`, [src/monst.c:992](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L992).
    pub const GLASS_PIERCER: MonsterId = MonsterId(116);
    /// `rothe`, [src/monst.c:1002](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1002).
    pub const ROTHE: MonsterId = MonsterId(117);
    /// `leocrotta`, [src/monst.c:1008](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1008).
    pub const LEOCROTTA: MonsterId = MonsterId(118);
    /// `wumpus`, [src/monst.c:1014](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1014).
    pub const WUMPUS: MonsterId = MonsterId(119);
    /// `grizzly bear`, [src/monst.c:1020](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1020).
    pub const GRIZZLY_BEAR: MonsterId = MonsterId(120);
    /// `mumak`, [src/monst.c:1027](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1027).
    pub const MUMAK: MonsterId = MonsterId(121);
    /// `cave bear`, [src/monst.c:1033](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1033).
    pub const CAVE_BEAR: MonsterId = MonsterId(122);
    /// `titanothere`, [src/monst.c:1040](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1040).
    pub const TITANOTHERE: MonsterId = MonsterId(123);
    /// `baluchitherium`, [src/monst.c:1046](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1046).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(124);
    /// `mastodon`, [src/monst.c:1052](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1052).
    pub const MASTODON: MonsterId = MonsterId(125);
    /// `woolly mammoth`, [src/monst.c:1059](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1059).
    pub const WOOLLY_MAMMOTH: MonsterId = MonsterId(126);
    /// `sewer rat`, [src/monst.c:1069](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1069).
    pub const SEWER_RAT: MonsterId = MonsterId(127);
    /// `giant rat`, [src/monst.c:1075](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1075).
    pub const GIANT_RAT: MonsterId = MonsterId(128);
    /// `rabid rat`, [src/monst.c:1081](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1081).
    pub const RABID_RAT: MonsterId = MonsterId(129);
    /// `wererat`, [src/monst.c:1087](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1087).
    pub const WERERAT: MonsterId = MonsterId(130);
    /// `rock mole`, [src/monst.c:1093](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1093).
    pub const ROCK_MOLE: MonsterId = MonsterId(131);
    /// `woodchuck`, [src/monst.c:1100](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1100).
    pub const WOODCHUCK: MonsterId = MonsterId(132);
    /// `enormous rat`, [src/monst.c:1109](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1109).
    pub const ENORMOUS_RAT: MonsterId = MonsterId(133);
    /// `rodent of unusual size`, [src/monst.c:1115](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1115).
    pub const RODENT_OF_UNUSUAL_SIZE: MonsterId = MonsterId(134);
    /// `honey badger`, [src/monst.c:1122](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1122).
    pub const HONEY_BADGER: MonsterId = MonsterId(135);
    /// `wolverine`, [src/monst.c:1129](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1129).
    pub const WOLVERINE: MonsterId = MonsterId(136);
    /// `dire wolverine`, [src/monst.c:1137](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1137).
    pub const DIRE_WOLVERINE: MonsterId = MonsterId(137);
    /// `cave spider`, [src/monst.c:1148](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1148).
    pub const CAVE_SPIDER: MonsterId = MonsterId(138);
    /// `large spider`, [src/monst.c:1154](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1154).
    pub const LARGE_SPIDER: MonsterId = MonsterId(139);
    /// `centipede`, [src/monst.c:1160](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1160).
    pub const CENTIPEDE: MonsterId = MonsterId(140);
    /// `jumping spider`, [src/monst.c:1166](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1166).
    pub const JUMPING_SPIDER: MonsterId = MonsterId(141);
    /// `giant spider`, [src/monst.c:1172](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1172).
    pub const GIANT_SPIDER: MonsterId = MonsterId(142);
    /// `scorpion`, [src/monst.c:1178](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1178).
    pub const SCORPION: MonsterId = MonsterId(143);
    /// `gargantuan spider`, [src/monst.c:1185](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1185).
    pub const GARGANTUAN_SPIDER: MonsterId = MonsterId(144);
    /// `drider`, [src/monst.c:1191](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1191).
    pub const DRIDER: MonsterId = MonsterId(145);
    /// `giant centipede`, [src/monst.c:1203](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1203).
    pub const GIANT_CENTIPEDE: MonsterId = MonsterId(146);
    /// `lurker above`, [src/monst.c:1214](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1214).
    pub const LURKER_ABOVE: MonsterId = MonsterId(147);
    /// `trapper`, [src/monst.c:1221](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1221).
    pub const TRAPPER: MonsterId = MonsterId(148);
    /// `pony`, [src/monst.c:1231](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1231).
    pub const PONY: MonsterId = MonsterId(149);
    /// `lesser nightmare`, [src/monst.c:1237](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1237).
    pub const LESSER_NIGHTMARE: MonsterId = MonsterId(150);
    /// `deer`, [src/monst.c:1243](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1243).
    pub const DEER: MonsterId = MonsterId(151);
    /// `white unicorn`, [src/monst.c:1250](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1250).
    pub const WHITE_UNICORN: MonsterId = MonsterId(152);
    /// `gray unicorn`, [src/monst.c:1256](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1256).
    pub const GRAY_UNICORN: MonsterId = MonsterId(153);
    /// `black unicorn`, [src/monst.c:1263](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1263).
    pub const BLACK_UNICORN: MonsterId = MonsterId(154);
    /// `horse`, [src/monst.c:1269](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1269).
    pub const HORSE: MonsterId = MonsterId(155);
    /// `nightmare`, [src/monst.c:1275](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1275).
    pub const NIGHTMARE: MonsterId = MonsterId(156);
    /// `stag`, [src/monst.c:1281](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1281).
    pub const STAG: MonsterId = MonsterId(157);
    /// `warhorse`, [src/monst.c:1288](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1288).
    pub const WARHORSE: MonsterId = MonsterId(158);
    /// `cauchemar`, [src/monst.c:1294](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1294).
    pub const CAUCHEMAR: MonsterId = MonsterId(159);
    /// `pegasus`, [src/monst.c:1300](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1300).
    pub const PEGASUS: MonsterId = MonsterId(160);
    /// `greater pegasus`, [src/monst.c:1309](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1309).
    pub const GREATER_PEGASUS: MonsterId = MonsterId(161);
    /// `Pale Horse`, [src/monst.c:1325](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1325).
    pub const PALE_HORSE: MonsterId = MonsterId(162);
    /// `White Horse`, [src/monst.c:1333](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1333).
    pub const WHITE_HORSE: MonsterId = MonsterId(163);
    /// `Black Horse`, [src/monst.c:1341](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1341).
    pub const BLACK_HORSE: MonsterId = MonsterId(164);
    /// `Red Horse`, [src/monst.c:1349](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1349).
    pub const RED_HORSE: MonsterId = MonsterId(165);
    /// `fog cloud`, [src/monst.c:1360](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1360).
    pub const FOG_CLOUD: MonsterId = MonsterId(166);
    /// `dust vortex`, [src/monst.c:1367](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1367).
    pub const DUST_VORTEX: MonsterId = MonsterId(167);
    /// `ice vortex`, [src/monst.c:1374](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1374).
    pub const ICE_VORTEX: MonsterId = MonsterId(168);
    /// `energy vortex`, [src/monst.c:1384](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1384).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(169);
    /// `steam vortex`, [src/monst.c:1393](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1393).
    pub const STEAM_VORTEX: MonsterId = MonsterId(170);
    /// `fire vortex`, [src/monst.c:1402](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1402).
    pub const FIRE_VORTEX: MonsterId = MonsterId(171);
    /// `antimatter vortex`, [src/monst.c:1412](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1412).
    pub const ANTIMATTER_VORTEX: MonsterId = MonsterId(172);
    /// `baby long worm`, [src/monst.c:1426](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1426).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(173);
    /// `giant leech`, [src/monst.c:1432](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1432).
    pub const GIANT_LEECH: MonsterId = MonsterId(174);
    /// `baby purple worm`, [src/monst.c:1439](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1439).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(175);
    /// `long worm`, [src/monst.c:1445](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1445).
    pub const LONG_WORM: MonsterId = MonsterId(176);
    /// `purple worm`, [src/monst.c:1452](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1452).
    pub const PURPLE_WORM: MonsterId = MonsterId(177);
    /// `neothelid`, [src/monst.c:1458](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1458).
    pub const NEOTHELID: MonsterId = MonsterId(178);
    /// `grid bug`, [src/monst.c:1470](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1470).
    pub const GRID_BUG: MonsterId = MonsterId(179);
    /// `xan`, [src/monst.c:1477](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1477).
    pub const XAN: MonsterId = MonsterId(180);
    /// `yellow light`, [src/monst.c:1486](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1486).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(181);
    /// `black light`, [src/monst.c:1495](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1495).
    pub const BLACK_LIGHT: MonsterId = MonsterId(182);
    /// `small skeletal hound`, [src/monst.c:1508](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1508).
    pub const SMALL_SKELETAL_HOUND: MonsterId = MonsterId(183);
    /// `skeletal pony`, [src/monst.c:1518](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1518).
    pub const SKELETAL_PONY: MonsterId = MonsterId(184);
    /// `skeletal hound`, [src/monst.c:1528](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1528).
    pub const SKELETAL_HOUND: MonsterId = MonsterId(185);
    /// `skeleton`, [src/monst.c:1538](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1538).
    pub const SKELETON: MonsterId = MonsterId(186);
    /// `skeletal horse`, [src/monst.c:1547](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1547).
    pub const SKELETAL_HORSE: MonsterId = MonsterId(187);
    /// `large skeletal hound`, [src/monst.c:1557](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1557).
    pub const LARGE_SKELETAL_HOUND: MonsterId = MonsterId(188);
    /// `skeletal warhorse`, [src/monst.c:1567](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1567).
    pub const SKELETAL_WARHORSE: MonsterId = MonsterId(189);
    /// `skeleton warrior`, [src/monst.c:1577](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1577).
    pub const SKELETON_WARRIOR: MonsterId = MonsterId(190);
    /// `skeletal dragon`, [src/monst.c:1588](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1588).
    pub const SKELETAL_DRAGON: MonsterId = MonsterId(191);
    /// `couatl`, [src/monst.c:1603](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1603).
    pub const COUATL: MonsterId = MonsterId(192);
    /// `Aleax`, [src/monst.c:1612](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1612).
    pub const ALEAX: MonsterId = MonsterId(193);
    /// `Angel`, [src/monst.c:1624](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1624).
    pub const ANGEL: MonsterId = MonsterId(194);
    /// `ki-rin`, [src/monst.c:1634](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1634).
    pub const KI_RIN: MonsterId = MonsterId(195);
    /// `eldritch ki-rin`, [src/monst.c:1648](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1648).
    pub const ELDRITCH_KI_RIN: MonsterId = MonsterId(196);
    /// `Archangel`, [src/monst.c:1661](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1661).
    pub const ARCHANGEL: MonsterId = MonsterId(197);
    /// `Archon`, [src/monst.c:1672](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1672).
    pub const ARCHON: MonsterId = MonsterId(198);
    /// `Saint Michael`, [src/monst.c:1683](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1683).
    pub const SAINT_MICHAEL: MonsterId = MonsterId(199);
    /// `bat`, [src/monst.c:1698](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1698).
    pub const BAT: MonsterId = MonsterId(200);
    /// `giant bat`, [src/monst.c:1704](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1704).
    pub const GIANT_BAT: MonsterId = MonsterId(201);
    /// `hawk`, [src/monst.c:1710](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1710).
    pub const HAWK: MonsterId = MonsterId(202);
    /// `large hawk`, [src/monst.c:1717](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1717).
    pub const LARGE_HAWK: MonsterId = MonsterId(203);
    /// `raven`, [src/monst.c:1724](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1724).
    pub const RAVEN: MonsterId = MonsterId(204);
    /// `vampire bat`, [src/monst.c:1730](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1730).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(205);
    /// `giant hawk`, [src/monst.c:1736](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1736).
    pub const GIANT_HAWK: MonsterId = MonsterId(206);
    /// `centaur`, [src/monst.c:1746](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1746).
    pub const CENTAUR: MonsterId = MonsterId(207);
    /// `plains centaur`, [src/monst.c:1753](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1753).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(208);
    /// `forest centaur`, [src/monst.c:1759](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1759).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(209);
    /// `mountain centaur`, [src/monst.c:1765](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1765).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(210);
    /// `pseudodragon`, [src/monst.c:1777](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1777).
    pub const PSEUDODRAGON: MonsterId = MonsterId(211);
    /// `elder pseudodragon`, [src/monst.c:1784](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1784).
    pub const ELDER_PSEUDODRAGON: MonsterId = MonsterId(212);
    /// `ancient pseudodragon`, [src/monst.c:1791](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1791).
    pub const ANCIENT_PSEUDODRAGON: MonsterId = MonsterId(213);
    /// `fell beast`, [src/monst.c:1803](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1803).
    pub const FELL_BEAST: MonsterId = MonsterId(214);
    /// `baby gray dragon`, [src/monst.c:1831](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1831).
    pub const BABY_GRAY_DRAGON: MonsterId = MonsterId(215);
    /// `baby silver dragon`, [src/monst.c:1838](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1838).
    pub const BABY_SILVER_DRAGON: MonsterId = MonsterId(216);
    /// `baby shimmering dragon`, [src/monst.c:1845](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1845).
    pub const BABY_SHIMMERING_DRAGON: MonsterId = MonsterId(217);
    /// `baby red dragon`, [src/monst.c:1852](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1852).
    pub const BABY_RED_DRAGON: MonsterId = MonsterId(218);
    /// `baby white dragon`, [src/monst.c:1859](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1859).
    pub const BABY_WHITE_DRAGON: MonsterId = MonsterId(219);
    /// `baby orange dragon`, [src/monst.c:1867](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1867).
    pub const BABY_ORANGE_DRAGON: MonsterId = MonsterId(220);
    /// `baby black dragon`, [src/monst.c:1874](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1874).
    pub const BABY_BLACK_DRAGON: MonsterId = MonsterId(221);
    /// `baby blue dragon`, [src/monst.c:1881](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1881).
    pub const BABY_BLUE_DRAGON: MonsterId = MonsterId(222);
    /// `baby green dragon`, [src/monst.c:1888](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1888).
    pub const BABY_GREEN_DRAGON: MonsterId = MonsterId(223);
    /// `baby gold dragon`, [src/monst.c:1895](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1895).
    pub const BABY_GOLD_DRAGON: MonsterId = MonsterId(224);
    /// `baby sea dragon`, [src/monst.c:1902](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1902).
    pub const BABY_SEA_DRAGON: MonsterId = MonsterId(225);
    /// `baby yellow dragon`, [src/monst.c:1910](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1910).
    pub const BABY_YELLOW_DRAGON: MonsterId = MonsterId(226);
    /// `baby shadow dragon`, [src/monst.c:1917](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1917).
    pub const BABY_SHADOW_DRAGON: MonsterId = MonsterId(227);
    /// `baby celestial dragon`, [src/monst.c:1924](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1924).
    pub const BABY_CELESTIAL_DRAGON: MonsterId = MonsterId(228);
    /// `gray dragon`, [src/monst.c:1938](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1938).
    pub const GRAY_DRAGON: MonsterId = MonsterId(229);
    /// `silver dragon`, [src/monst.c:1947](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1947).
    pub const SILVER_DRAGON: MonsterId = MonsterId(230);
    /// `shimmering dragon`, [src/monst.c:1956](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1956).
    pub const SHIMMERING_DRAGON: MonsterId = MonsterId(231);
    /// `red dragon`, [src/monst.c:1965](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1965).
    pub const RED_DRAGON: MonsterId = MonsterId(232);
    /// `white dragon`, [src/monst.c:1974](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1974).
    pub const WHITE_DRAGON: MonsterId = MonsterId(233);
    /// `orange dragon`, [src/monst.c:1984](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1984).
    pub const ORANGE_DRAGON: MonsterId = MonsterId(234);
    /// `black dragon`, [src/monst.c:1993](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L1993).
    pub const BLACK_DRAGON: MonsterId = MonsterId(235);
    /// `blue dragon`, [src/monst.c:2002](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2002).
    pub const BLUE_DRAGON: MonsterId = MonsterId(236);
    /// `green dragon`, [src/monst.c:2011](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2011).
    pub const GREEN_DRAGON: MonsterId = MonsterId(237);
    /// `gold dragon`, [src/monst.c:2020](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2020).
    pub const GOLD_DRAGON: MonsterId = MonsterId(238);
    /// `sea dragon`, [src/monst.c:2029](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2029).
    pub const SEA_DRAGON: MonsterId = MonsterId(239);
    /// `yellow dragon`, [src/monst.c:2038](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2038).
    pub const YELLOW_DRAGON: MonsterId = MonsterId(240);
    /// `shadow dragon`, [src/monst.c:2047](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2047).
    pub const SHADOW_DRAGON: MonsterId = MonsterId(241);
    /// `celestial dragon`, [src/monst.c:2056](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2056).
    pub const CELESTIAL_DRAGON: MonsterId = MonsterId(242);
    /// `chromatic dragon`, [src/monst.c:2069](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2069).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(243);
    /// `stalker`, [src/monst.c:2085](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2085).
    pub const STALKER: MonsterId = MonsterId(244);
    /// `air elemental`, [src/monst.c:2092](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2092).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(245);
    /// `fire elemental`, [src/monst.c:2102](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2102).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(246);
    /// `earth elemental`, [src/monst.c:2109](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2109).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(247);
    /// `water elemental`, [src/monst.c:2117](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2117).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(248);
    /// `lichen`, [src/monst.c:2127](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2127).
    pub const LICHEN: MonsterId = MonsterId(249);
    /// `brown mold`, [src/monst.c:2134](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2134).
    pub const BROWN_MOLD: MonsterId = MonsterId(250);
    /// `yellow mold`, [src/monst.c:2141](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2141).
    pub const YELLOW_MOLD: MonsterId = MonsterId(251);
    /// `green mold`, [src/monst.c:2148](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2148).
    pub const GREEN_MOLD: MonsterId = MonsterId(252);
    /// `red mold`, [src/monst.c:2155](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2155).
    pub const RED_MOLD: MonsterId = MonsterId(253);
    /// `shrieker`, [src/monst.c:2163](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2163).
    pub const SHRIEKER: MonsterId = MonsterId(254);
    /// `violet fungus`, [src/monst.c:2169](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2169).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(255);
    /// `gray fungus`, [src/monst.c:2176](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2176).
    pub const GRAY_FUNGUS: MonsterId = MonsterId(256);
    /// `black fungus`, [src/monst.c:2183](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2183).
    pub const BLACK_FUNGUS: MonsterId = MonsterId(257);
    /// `gnome`, [src/monst.c:2193](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2193).
    pub const GNOME: MonsterId = MonsterId(258);
    /// `rock gnome`, [src/monst.c:2199](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2199).
    pub const ROCK_GNOME: MonsterId = MonsterId(259);
    /// `gnome noble`, [src/monst.c:2205](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2205).
    pub const GNOME_NOBLE: MonsterId = MonsterId(260);
    /// `gnomish wizard`, [src/monst.c:2211](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2211).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(261);
    /// `gnome royal`, [src/monst.c:2216](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2216).
    pub const GNOME_ROYAL: MonsterId = MonsterId(262);
    /// `giant`, [src/monst.c:2244](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2244).
    pub const GIANT: MonsterId = MonsterId(263);
    /// `stone giant`, [src/monst.c:2250](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2250).
    pub const STONE_GIANT: MonsterId = MonsterId(264);
    /// `hill giant shaman`, [src/monst.c:2257](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2257).
    pub const HILL_GIANT_SHAMAN: MonsterId = MonsterId(265);
    /// `hill giant`, [src/monst.c:2265](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2265).
    pub const HILL_GIANT: MonsterId = MonsterId(266);
    /// `fire giant`, [src/monst.c:2271](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2271).
    pub const FIRE_GIANT: MonsterId = MonsterId(267);
    /// `frost giant`, [src/monst.c:2280](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2280).
    pub const FROST_GIANT: MonsterId = MonsterId(268);
    /// `ettin`, [src/monst.c:2289](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2289).
    pub const ETTIN: MonsterId = MonsterId(269);
    /// `storm giant`, [src/monst.c:2297](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2297).
    pub const STORM_GIANT: MonsterId = MonsterId(270);
    /// `titan`, [src/monst.c:2305](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2305).
    pub const TITAN: MonsterId = MonsterId(271);
    /// `minotaur`, [src/monst.c:2312](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2312).
    pub const MINOTAUR: MonsterId = MonsterId(272);
    /// `elder minotaur`, [src/monst.c:2321](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2321).
    pub const ELDER_MINOTAUR: MonsterId = MonsterId(273);
    /// `snark`, [src/monst.c:2336](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2336).
    pub const SNARK: MonsterId = MonsterId(274);
    /// `jabberwock`, [src/monst.c:2343](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2343).
    pub const JABBERWOCK: MonsterId = MonsterId(275);
    /// `boojum`, [src/monst.c:2352](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2352).
    pub const BOOJUM: MonsterId = MonsterId(276);
    /// `vorpal jabberwock`, [src/monst.c:2361](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2361).
    pub const VORPAL_JABBERWOCK: MonsterId = MonsterId(277);
    /// `Keystone Kop`, [src/monst.c:2372](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2372).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(278);
    /// `Kop Sergeant`, [src/monst.c:2379](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2379).
    pub const KOP_SERGEANT: MonsterId = MonsterId(279);
    /// `Kop Lieutenant`, [src/monst.c:2386](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2386).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(280);
    /// `Kop Kaptain`, [src/monst.c:2392](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2392).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(281);
    /// `lich`, [src/monst.c:2401](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2401).
    pub const LICH: MonsterId = MonsterId(282);
    /// `demilich`, [src/monst.c:2409](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2409).
    pub const DEMILICH: MonsterId = MonsterId(283);
    /// `master lich`, [src/monst.c:2417](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2417).
    pub const MASTER_LICH: MonsterId = MonsterId(284);
    /// `arch-lich`, [src/monst.c:2426](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2426).
    pub const ARCH_LICH: MonsterId = MonsterId(285);
    /// `Vecna`, [src/monst.c:2435](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2435).
    pub const VECNA: MonsterId = MonsterId(286);
    /// `kobold mummy`, [src/monst.c:2451](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2451).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(287);
    /// `gnome mummy`, [src/monst.c:2457](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2457).
    pub const GNOME_MUMMY: MonsterId = MonsterId(288);
    /// `orc mummy`, [src/monst.c:2463](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2463).
    pub const ORC_MUMMY: MonsterId = MonsterId(289);
    /// `dwarf mummy`, [src/monst.c:2470](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2470).
    pub const DWARF_MUMMY: MonsterId = MonsterId(290);
    /// `hobbit mummy`, [src/monst.c:2477](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2477).
    pub const HOBBIT_MUMMY: MonsterId = MonsterId(291);
    /// `elf mummy`, [src/monst.c:2484](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2484).
    pub const ELF_MUMMY: MonsterId = MonsterId(292);
    /// `drow mummy`, [src/monst.c:2491](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2491).
    pub const DROW_MUMMY: MonsterId = MonsterId(293);
    /// `human mummy`, [src/monst.c:2498](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2498).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(294);
    /// `ettin mummy`, [src/monst.c:2506](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2506).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(295);
    /// `giant mummy`, [src/monst.c:2514](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2514).
    pub const GIANT_MUMMY: MonsterId = MonsterId(296);
    /// `red naga hatchling`, [src/monst.c:2525](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2525).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(297);
    /// `black naga hatchling`, [src/monst.c:2532](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2532).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(298);
    /// `golden naga hatchling`, [src/monst.c:2539](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2539).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(299);
    /// `guardian naga hatchling`, [src/monst.c:2545](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2545).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(300);
    /// `red naga`, [src/monst.c:2551](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2551).
    pub const RED_NAGA: MonsterId = MonsterId(301);
    /// `black naga`, [src/monst.c:2558](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2558).
    pub const BLACK_NAGA: MonsterId = MonsterId(302);
    /// `golden naga`, [src/monst.c:2566](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2566).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(303);
    /// `guardian naga`, [src/monst.c:2573](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2573).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(304);
    /// `ogre`, [src/monst.c:2583](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2583).
    pub const OGRE: MonsterId = MonsterId(305);
    /// `ogre noble`, [src/monst.c:2589](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2589).
    pub const OGRE_NOBLE: MonsterId = MonsterId(306);
    /// `ogre royal`, [src/monst.c:2595](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2595).
    pub const OGRE_ROYAL: MonsterId = MonsterId(307);
    /// `gray ooze`, [src/monst.c:2606](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2606).
    pub const GRAY_OOZE: MonsterId = MonsterId(308);
    /// `brown pudding`, [src/monst.c:2615](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2615).
    pub const BROWN_PUDDING: MonsterId = MonsterId(309);
    /// `green slime`, [src/monst.c:2626](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2626).
    pub const GREEN_SLIME: MonsterId = MonsterId(310);
    /// `black pudding`, [src/monst.c:2635](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2635).
    pub const BLACK_PUDDING: MonsterId = MonsterId(311);
    /// `quantum mechanic`, [src/monst.c:2648](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2648).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(312);
    /// `genetic engineer`, [src/monst.c:2654](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2654).
    pub const GENETIC_ENGINEER: MonsterId = MonsterId(313);
    /// `rust monster`, [src/monst.c:2663](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2663).
    pub const RUST_MONSTER: MonsterId = MonsterId(314);
    /// `disenchanter`, [src/monst.c:2669](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2669).
    pub const DISENCHANTER: MonsterId = MonsterId(315);
    /// `garter snake`, [src/monst.c:2678](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2678).
    pub const GARTER_SNAKE: MonsterId = MonsterId(316);
    /// `snake`, [src/monst.c:2685](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2685).
    pub const SNAKE: MonsterId = MonsterId(317);
    /// `water moccasin`, [src/monst.c:2692](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2692).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(318);
    /// `python`, [src/monst.c:2700](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2700).
    pub const PYTHON: MonsterId = MonsterId(319);
    /// `pit viper`, [src/monst.c:2708](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2708).
    pub const PIT_VIPER: MonsterId = MonsterId(320);
    /// `cobra`, [src/monst.c:2715](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2715).
    pub const COBRA: MonsterId = MonsterId(321);
    /// `giant anaconda`, [src/monst.c:2722](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2722).
    pub const GIANT_ANACONDA: MonsterId = MonsterId(322);
    /// `troll`, [src/monst.c:2734](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2734).
    pub const TROLL: MonsterId = MonsterId(323);
    /// `ice troll`, [src/monst.c:2741](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2741).
    pub const ICE_TROLL: MonsterId = MonsterId(324);
    /// `rock troll`, [src/monst.c:2748](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2748).
    pub const ROCK_TROLL: MonsterId = MonsterId(325);
    /// `water troll`, [src/monst.c:2755](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2755).
    pub const WATER_TROLL: MonsterId = MonsterId(326);
    /// `Olog-hai`, [src/monst.c:2762](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2762).
    pub const OLOG_HAI: MonsterId = MonsterId(327);
    /// `umber hulk`, [src/monst.c:2772](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2772).
    pub const UMBER_HULK: MonsterId = MonsterId(328);
    /// `shambling horror`, [src/monst.c:2786](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2786).
    pub const SHAMBLING_HORROR: MonsterId = MonsterId(329);
    /// `vampire`, [src/monst.c:2794](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2794).
    pub const VAMPIRE: MonsterId = MonsterId(330);
    /// `vampire sovereign`, [src/monst.c:2801](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2801).
    pub const VAMPIRE_SOVEREIGN: MonsterId = MonsterId(331);
    /// `vampire noble`, [src/monst.c:2811](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2811).
    pub const VAMPIRE_NOBLE: MonsterId = MonsterId(332);
    /// `vampire royal`, [src/monst.c:2821](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2821).
    pub const VAMPIRE_ROYAL: MonsterId = MonsterId(333);
    /// `vampire mage`, [src/monst.c:2831](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2831).
    pub const VAMPIRE_MAGE: MonsterId = MonsterId(334);
    /// `Kas`, [src/monst.c:2843](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2843).
    pub const KAS: MonsterId = MonsterId(335);
    /// `Vlad the Impaler`, [src/monst.c:2857](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2857).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(336);
    /// `barrow wight`, [src/monst.c:2872](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2872).
    pub const BARROW_WIGHT: MonsterId = MonsterId(337);
    /// `wraith`, [src/monst.c:2881](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2881).
    pub const WRAITH: MonsterId = MonsterId(338);
    /// `Nazgul`, [src/monst.c:2889](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2889).
    pub const NAZGUL: MonsterId = MonsterId(339);
    /// `xorn`, [src/monst.c:2902](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2902).
    pub const XORN: MonsterId = MonsterId(340);
    /// `monkey`, [src/monst.c:2915](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2915).
    pub const MONKEY: MonsterId = MonsterId(341);
    /// `baby owlbear`, [src/monst.c:2920](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2920).
    pub const BABY_OWLBEAR: MonsterId = MonsterId(342);
    /// `ape`, [src/monst.c:2926](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2926).
    pub const APE: MonsterId = MonsterId(343);
    /// `owlbear`, [src/monst.c:2932](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2932).
    pub const OWLBEAR: MonsterId = MonsterId(344);
    /// `yeti`, [src/monst.c:2939](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2939).
    pub const YETI: MonsterId = MonsterId(345);
    /// `carnivorous ape`, [src/monst.c:2945](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2945).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(346);
    /// `sasquatch`, [src/monst.c:2951](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2951).
    pub const SASQUATCH: MonsterId = MonsterId(347);
    /// `zruty`, [src/monst.c:2957](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2957).
    pub const ZRUTY: MonsterId = MonsterId(348);
    /// `Abominable Snowman`, [src/monst.c:2964](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2964).
    pub const ABOMINABLE_SNOWMAN: MonsterId = MonsterId(349);
    /// `draugr`, [src/monst.c:2977](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2977).
    pub const DRAUGR: MonsterId = MonsterId(350);
    /// `kobold zombie`, [src/monst.c:2985](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2985).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(351);
    /// `gnome zombie`, [src/monst.c:2993](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L2993).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(352);
    /// `orc zombie`, [src/monst.c:3001](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3001).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(353);
    /// `dwarf zombie`, [src/monst.c:3009](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3009).
    pub const DWARF_ZOMBIE: MonsterId = MonsterId(354);
    /// `hobbit zombie`, [src/monst.c:3017](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3017).
    pub const HOBBIT_ZOMBIE: MonsterId = MonsterId(355);
    /// `elf zombie`, [src/monst.c:3025](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3025).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(356);
    /// `drow zombie`, [src/monst.c:3033](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3033).
    pub const DROW_ZOMBIE: MonsterId = MonsterId(357);
    /// `ghoul`, [src/monst.c:3041](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3041).
    pub const GHOUL: MonsterId = MonsterId(358);
    /// `human zombie`, [src/monst.c:3048](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3048).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(359);
    /// `gnoll witherling`, [src/monst.c:3057](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3057).
    pub const GNOLL_WITHERLING: MonsterId = MonsterId(360);
    /// `ettin zombie`, [src/monst.c:3066](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3066).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(361);
    /// `giant zombie`, [src/monst.c:3074](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3074).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(362);
    /// `revenant`, [src/monst.c:3082](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3082).
    pub const REVENANT: MonsterId = MonsterId(363);
    /// `straw golem`, [src/monst.c:3095](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3095).
    pub const STRAW_GOLEM: MonsterId = MonsterId(364);
    /// `paper golem`, [src/monst.c:3102](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3102).
    pub const PAPER_GOLEM: MonsterId = MonsterId(365);
    /// `rope golem`, [src/monst.c:3109](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3109).
    pub const ROPE_GOLEM: MonsterId = MonsterId(366);
    /// `gold golem`, [src/monst.c:3115](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3115).
    pub const GOLD_GOLEM: MonsterId = MonsterId(367);
    /// `leather golem`, [src/monst.c:3121](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3121).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(368);
    /// `wood golem`, [src/monst.c:3127](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3127).
    pub const WOOD_GOLEM: MonsterId = MonsterId(369);
    /// `flesh golem`, [src/monst.c:3133](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3133).
    pub const FLESH_GOLEM: MonsterId = MonsterId(370);
    /// `clay golem`, [src/monst.c:3141](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3141).
    pub const CLAY_GOLEM: MonsterId = MonsterId(371);
    /// `stone golem`, [src/monst.c:3147](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3147).
    pub const STONE_GOLEM: MonsterId = MonsterId(372);
    /// `glass golem`, [src/monst.c:3153](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3153).
    pub const GLASS_GOLEM: MonsterId = MonsterId(373);
    /// `iron golem`, [src/monst.c:3159](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3159).
    pub const IRON_GOLEM: MonsterId = MonsterId(374);
    /// `snow golem`, [src/monst.c:3166](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3166).
    pub const SNOW_GOLEM: MonsterId = MonsterId(375);
    /// `human`, [src/monst.c:3178](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3178).
    pub const HUMAN: MonsterId = MonsterId(376);
    /// `aasimar`, [src/monst.c:3185](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3185).
    pub const AASIMAR: MonsterId = MonsterId(377);
    /// `miner`, [src/monst.c:3193](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3193).
    pub const MINER: MonsterId = MonsterId(378);
    /// `prison guard`, [src/monst.c:3200](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3200).
    pub const PRISON_GUARD: MonsterId = MonsterId(379);
    /// `wererat`, [src/monst.c:3207](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3207).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(380);
    /// `werejackal`, [src/monst.c:3214](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3214).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(381);
    /// `werewolf`, [src/monst.c:3221](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3221).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(382);
    /// `champion`, [src/monst.c:3231](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3231).
    pub const CHAMPION: MonsterId = MonsterId(383);
    /// `agent`, [src/monst.c:3241](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3241).
    pub const AGENT: MonsterId = MonsterId(384);
    /// `drow`, [src/monst.c:3249](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3249).
    pub const DROW: MonsterId = MonsterId(385);
    /// `elf`, [src/monst.c:3256](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3256).
    pub const ELF: MonsterId = MonsterId(386);
    /// `Woodland-elf`, [src/monst.c:3264](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3264).
    pub const WOODLAND_ELF: MonsterId = MonsterId(387);
    /// `Green-elf`, [src/monst.c:3271](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3271).
    pub const GREEN_ELF: MonsterId = MonsterId(388);
    /// `drow raider`, [src/monst.c:3278](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3278).
    pub const DROW_RAIDER: MonsterId = MonsterId(389);
    /// `Grey-elf`, [src/monst.c:3284](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3284).
    pub const GREY_ELF: MonsterId = MonsterId(390);
    /// `elven noble`, [src/monst.c:3291](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3291).
    pub const ELVEN_NOBLE: MonsterId = MonsterId(391);
    /// `drow warrior`, [src/monst.c:3299](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3299).
    pub const DROW_WARRIOR: MonsterId = MonsterId(392);
    /// `elven wizard`, [src/monst.c:3306](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3306).
    pub const ELVEN_WIZARD: MonsterId = MonsterId(393);
    /// `elven royal`, [src/monst.c:3314](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3314).
    pub const ELVEN_ROYAL: MonsterId = MonsterId(394);
    /// `doppelganger`, [src/monst.c:3322](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3322).
    pub const DOPPELGANGER: MonsterId = MonsterId(395);
    /// `drow mage`, [src/monst.c:3330](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3330).
    pub const DROW_MAGE: MonsterId = MonsterId(396);
    /// `drow cleric`, [src/monst.c:3337](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3337).
    pub const DROW_CLERIC: MonsterId = MonsterId(397);
    /// `shopkeeper`, [src/monst.c:3344](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3344).
    pub const SHOPKEEPER: MonsterId = MonsterId(398);
    /// `guard`, [src/monst.c:3351](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3351).
    pub const GUARD: MonsterId = MonsterId(399);
    /// `prisoner`, [src/monst.c:3358](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3358).
    pub const PRISONER: MonsterId = MonsterId(400);
    /// `Oracle`, [src/monst.c:3366](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3366).
    pub const ORACLE: MonsterId = MonsterId(401);
    /// `aligned priest`, [src/monst.c:3376](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3376).
    pub const ALIGNED_PRIEST: MonsterId = MonsterId(402);
    /// `high priest`, [src/monst.c:3384](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3384).
    pub const HIGH_PRIEST: MonsterId = MonsterId(403);
    /// `soldier`, [src/monst.c:3394](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3394).
    pub const SOLDIER: MonsterId = MonsterId(404);
    /// `sergeant`, [src/monst.c:3401](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3401).
    pub const SERGEANT: MonsterId = MonsterId(405);
    /// `nurse`, [src/monst.c:3408](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3408).
    pub const NURSE: MonsterId = MonsterId(406);
    /// `lieutenant`, [src/monst.c:3414](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3414).
    pub const LIEUTENANT: MonsterId = MonsterId(407);
    /// `captain`, [src/monst.c:3421](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3421).
    pub const CAPTAIN: MonsterId = MonsterId(408);
    /// `watchman`, [src/monst.c:3431](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3431).
    pub const WATCHMAN: MonsterId = MonsterId(409);
    /// `watch captain`, [src/monst.c:3439](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3439).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(410);
    /// `Medusa`, [src/monst.c:3449](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3449).
    pub const MEDUSA: MonsterId = MonsterId(411);
    /// `Wizard of Yendor`, [src/monst.c:3459](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3459).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(412);
    /// `Croesus`, [src/monst.c:3472](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3472).
    pub const CROESUS: MonsterId = MonsterId(413);
    /// `Charon`, [src/monst.c:3481](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3481).
    pub const CHARON: MonsterId = MonsterId(414);
    /// `Rat King`, [src/monst.c:3491](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3491).
    pub const RAT_KING: MonsterId = MonsterId(415);
    /// `Kathryn the Ice Queen`, [src/monst.c:3500](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3500).
    pub const KATHRYN_THE_ICE_QUEEN: MonsterId = MonsterId(416);
    /// `Kathryn the Enchantress`, [src/monst.c:3513](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3513).
    pub const KATHRYN_THE_ENCHANTRESS: MonsterId = MonsterId(417);
    /// `ghost`, [src/monst.c:3529](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3529).
    pub const GHOST: MonsterId = MonsterId(418);
    /// `spectre`, [src/monst.c:3537](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3537).
    pub const SPECTRE: MonsterId = MonsterId(419);
    /// `shade`, [src/monst.c:3545](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3545).
    pub const SHADE: MonsterId = MonsterId(420);
    /// `water demon`, [src/monst.c:3557](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3557).
    pub const WATER_DEMON: MonsterId = MonsterId(421);
    /// `lava demon`, [src/monst.c:3566](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3566).
    pub const LAVA_DEMON: MonsterId = MonsterId(422);
    /// `succubus`, [src/monst.c:3583](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3583).
    pub const SUCCUBUS: MonsterId = MonsterId(423);
    /// `horned devil`, [src/monst.c:3588](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3588).
    pub const HORNED_DEVIL: MonsterId = MonsterId(424);
    /// `incubus`, [src/monst.c:3596](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3596).
    pub const INCUBUS: MonsterId = MonsterId(425);
    /// `erinys`, [src/monst.c:3603](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3603).
    pub const ERINYS: MonsterId = MonsterId(426);
    /// `barbed devil`, [src/monst.c:3612](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3612).
    pub const BARBED_DEVIL: MonsterId = MonsterId(427);
    /// `marilith`, [src/monst.c:3619](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3619).
    pub const MARILITH: MonsterId = MonsterId(428);
    /// `vrock`, [src/monst.c:3628](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3628).
    pub const VROCK: MonsterId = MonsterId(429);
    /// `hezrou`, [src/monst.c:3636](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3636).
    pub const HEZROU: MonsterId = MonsterId(430);
    /// `bone devil`, [src/monst.c:3643](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3643).
    pub const BONE_DEVIL: MonsterId = MonsterId(431);
    /// `ice devil`, [src/monst.c:3650](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3650).
    pub const ICE_DEVIL: MonsterId = MonsterId(432);
    /// `nalfeshnee`, [src/monst.c:3659](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3659).
    pub const NALFESHNEE: MonsterId = MonsterId(433);
    /// `pit fiend`, [src/monst.c:3667](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3667).
    pub const PIT_FIEND: MonsterId = MonsterId(434);
    /// `sandestin`, [src/monst.c:3675](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3675).
    pub const SANDESTIN: MonsterId = MonsterId(435);
    /// `weredemon`, [src/monst.c:3682](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3682).
    pub const DEMON_WEREDEMON: MonsterId = MonsterId(436);
    /// `balrog`, [src/monst.c:3689](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3689).
    pub const BALROG: MonsterId = MonsterId(437);
    /// `Juiblex`, [src/monst.c:3700](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3700).
    pub const JUIBLEX: MonsterId = MonsterId(438);
    /// `Baphomet`, [src/monst.c:3713](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3713).
    pub const BAPHOMET: MonsterId = MonsterId(439);
    /// `Yeenoghu`, [src/monst.c:3725](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3725).
    pub const YEENOGHU: MonsterId = MonsterId(440);
    /// `Lolth`, [src/monst.c:3736](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3736).
    pub const LOLTH: MonsterId = MonsterId(441);
    /// `Geryon`, [src/monst.c:3747](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3747).
    pub const GERYON: MonsterId = MonsterId(442);
    /// `Dispater`, [src/monst.c:3758](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3758).
    pub const DISPATER: MonsterId = MonsterId(443);
    /// `Baalzebub`, [src/monst.c:3768](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3768).
    pub const BAALZEBUB: MonsterId = MonsterId(444);
    /// `Mephistopheles`, [src/monst.c:3778](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3778).
    pub const MEPHISTOPHELES: MonsterId = MonsterId(445);
    /// `Orcus`, [src/monst.c:3789](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3789).
    pub const ORCUS: MonsterId = MonsterId(446);
    /// `Tiamat`, [src/monst.c:3804](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3804).
    pub const TIAMAT: MonsterId = MonsterId(447);
    /// `Graz'zt`, [src/monst.c:3820](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3820).
    pub const GRAZ_ZT: MonsterId = MonsterId(448);
    /// `Asmodeus`, [src/monst.c:3831](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3831).
    pub const ASMODEUS: MonsterId = MonsterId(449);
    /// `Demogorgon`, [src/monst.c:3842](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3842).
    pub const DEMOGORGON: MonsterId = MonsterId(450);
    /// `Lucifer`, [src/monst.c:3854](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3854).
    pub const LUCIFER: MonsterId = MonsterId(451);
    /// `Death`, [src/monst.c:3870](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3870).
    pub const DEATH: MonsterId = MonsterId(452);
    /// `Pestilence`, [src/monst.c:3880](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3880).
    pub const PESTILENCE: MonsterId = MonsterId(453);
    /// `Famine`, [src/monst.c:3890](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3890).
    pub const FAMINE: MonsterId = MonsterId(454);
    /// `mail daemon`, [src/monst.c:3903](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3903).
    pub const MAIL_DAEMON: MonsterId = MonsterId(455);
    /// `djinni`, [src/monst.c:3913](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3913).
    pub const DJINNI: MonsterId = MonsterId(456);
    /// `demon`, [src/monst.c:3920](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3920).
    pub const DEMON: MonsterId = MonsterId(457);
    /// `jellyfish`, [src/monst.c:3930](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3930).
    pub const JELLYFISH: MonsterId = MonsterId(458);
    /// `piranha`, [src/monst.c:3937](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3937).
    pub const PIRANHA: MonsterId = MonsterId(459);
    /// `mind flayer larva`, [src/monst.c:3945](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3945).
    pub const MIND_FLAYER_LARVA: MonsterId = MonsterId(460);
    /// `shark`, [src/monst.c:3953](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3953).
    pub const SHARK: MonsterId = MonsterId(461);
    /// `giant eel`, [src/monst.c:3960](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3960).
    pub const GIANT_EEL: MonsterId = MonsterId(462);
    /// `electric eel`, [src/monst.c:3967](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3967).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(463);
    /// `kraken`, [src/monst.c:3975](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3975).
    pub const KRAKEN: MonsterId = MonsterId(464);
    /// `tortle`, [src/monst.c:3986](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3986).
    pub const TORTLE: MonsterId = MonsterId(465);
    /// `newt`, [src/monst.c:3994](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L3994).
    pub const NEWT: MonsterId = MonsterId(466);
    /// `gecko`, [src/monst.c:4000](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4000).
    pub const GECKO: MonsterId = MonsterId(467);
    /// `iguana`, [src/monst.c:4005](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4005).
    pub const IGUANA: MonsterId = MonsterId(468);
    /// `sea tortle`, [src/monst.c:4010](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4010).
    pub const SEA_TORTLE: MonsterId = MonsterId(469);
    /// `baby crocodile`, [src/monst.c:4018](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4018).
    pub const BABY_CROCODILE: MonsterId = MonsterId(470);
    /// `lizard`, [src/monst.c:4024](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4024).
    pub const LIZARD: MonsterId = MonsterId(471);
    /// `tortle shaman`, [src/monst.c:4030](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4030).
    pub const TORTLE_SHAMAN: MonsterId = MonsterId(472);
    /// `chameleon`, [src/monst.c:4038](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4038).
    pub const CHAMELEON: MonsterId = MonsterId(473);
    /// `crocodile`, [src/monst.c:4044](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4044).
    pub const CROCODILE: MonsterId = MonsterId(474);
    /// `giant turtle`, [src/monst.c:4052](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4052).
    pub const GIANT_TURTLE: MonsterId = MonsterId(475);
    /// `cave lizard`, [src/monst.c:4060](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4060).
    pub const CAVE_LIZARD: MonsterId = MonsterId(476);
    /// `salamander`, [src/monst.c:4068](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4068).
    pub const SALAMANDER: MonsterId = MonsterId(477);
    /// `frost salamander`, [src/monst.c:4076](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4076).
    pub const FROST_SALAMANDER: MonsterId = MonsterId(478);
    /// `large cave lizard`, [src/monst.c:4084](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4084).
    pub const LARGE_CAVE_LIZARD: MonsterId = MonsterId(479);
    /// `giant crocodile`, [src/monst.c:4091](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4091).
    pub const GIANT_CROCODILE: MonsterId = MonsterId(480);
    /// `ent`, [src/monst.c:4101](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4101).
    pub const ENT: MonsterId = MonsterId(481);
    /// `tree blight`, [src/monst.c:4108](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4108).
    pub const TREE_BLIGHT: MonsterId = MonsterId(482);
    /// `elder ent`, [src/monst.c:4118](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4118).
    pub const ELDER_ENT: MonsterId = MonsterId(483);
    /// `petrified ent`, [src/monst.c:4126](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4126).
    pub const PETRIFIED_ENT: MonsterId = MonsterId(484);
    /// `gulthias tree`, [src/monst.c:4134](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4134).
    pub const GULTHIAS_TREE: MonsterId = MonsterId(485);
    /// `creeping mound`, [src/monst.c:4147](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4147).
    pub const CREEPING_MOUND: MonsterId = MonsterId(486);
    /// `twig blight`, [src/monst.c:4157](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4157).
    pub const TWIG_BLIGHT: MonsterId = MonsterId(487);
    /// `needle blight`, [src/monst.c:4167](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4167).
    pub const NEEDLE_BLIGHT: MonsterId = MonsterId(488);
    /// `assassin vine`, [src/monst.c:4177](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4177).
    pub const ASSASSIN_VINE: MonsterId = MonsterId(489);
    /// `orb of frost`, [src/monst.c:4188](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4188).
    pub const ORB_OF_FROST: MonsterId = MonsterId(490);
    /// `orb of fire`, [src/monst.c:4197](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4197).
    pub const ORB_OF_FIRE: MonsterId = MonsterId(491);
    /// `archeologist`, [src/monst.c:4212](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4212).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(492);
    /// `barbarian`, [src/monst.c:4219](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4219).
    pub const BARBARIAN: MonsterId = MonsterId(493);
    /// `caveman`, [src/monst.c:4226](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4226).
    pub const CAVEMAN: MonsterId = MonsterId(494);
    /// `cavewoman`, [src/monst.c:4233](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4233).
    pub const CAVEWOMAN: MonsterId = MonsterId(495);
    /// `convict`, [src/monst.c:4240](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4240).
    pub const CONVICT: MonsterId = MonsterId(496);
    /// `druid`, [src/monst.c:4247](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4247).
    pub const DRUID: MonsterId = MonsterId(497);
    /// `healer`, [src/monst.c:4254](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4254).
    pub const HEALER: MonsterId = MonsterId(498);
    /// `infidel`, [src/monst.c:4261](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4261).
    pub const INFIDEL: MonsterId = MonsterId(499);
    /// `knight`, [src/monst.c:4268](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4268).
    pub const KNIGHT: MonsterId = MonsterId(500);
    /// `monk`, [src/monst.c:4275](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4275).
    pub const MONK: MonsterId = MonsterId(501);
    /// `priest`, [src/monst.c:4282](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4282).
    pub const PRIEST: MonsterId = MonsterId(502);
    /// `priestess`, [src/monst.c:4289](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4289).
    pub const PRIESTESS: MonsterId = MonsterId(503);
    /// `ranger`, [src/monst.c:4296](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4296).
    pub const RANGER: MonsterId = MonsterId(504);
    /// `rogue`, [src/monst.c:4303](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4303).
    pub const ROGUE: MonsterId = MonsterId(505);
    /// `samurai`, [src/monst.c:4310](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4310).
    pub const SAMURAI: MonsterId = MonsterId(506);
    /// `tourist`, [src/monst.c:4317](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4317).
    pub const TOURIST: MonsterId = MonsterId(507);
    /// `valkyrie`, [src/monst.c:4324](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4324).
    pub const VALKYRIE: MonsterId = MonsterId(508);
    /// `wizard`, [src/monst.c:4331](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4331).
    pub const WIZARD: MonsterId = MonsterId(509);
    /// `long worm tail`, [src/monst.c:4342](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4342).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(510);
    /// `Lord Carnarvon`, [src/monst.c:4356](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4356).
    pub const LORD_CARNARVON: MonsterId = MonsterId(511);
    /// `Pelias`, [src/monst.c:4364](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4364).
    pub const PELIAS: MonsterId = MonsterId(512);
    /// `Shaman Karnov`, [src/monst.c:4372](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4372).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(513);
    /// `Robert the Lifer`, [src/monst.c:4404](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4404).
    pub const ROBERT_THE_LIFER: MonsterId = MonsterId(514);
    /// `Elanee`, [src/monst.c:4412](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4412).
    pub const ELANEE: MonsterId = MonsterId(515);
    /// `Hippocrates`, [src/monst.c:4422](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4422).
    pub const HIPPOCRATES: MonsterId = MonsterId(516);
    /// `Archbishop of Moloch`, [src/monst.c:4430](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4430).
    pub const ARCHBISHOP_OF_MOLOCH: MonsterId = MonsterId(517);
    /// `King Arthur`, [src/monst.c:4440](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4440).
    pub const KING_ARTHUR: MonsterId = MonsterId(518);
    /// `Morgan le Fay`, [src/monst.c:4448](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4448).
    pub const MORGAN_LE_FAY: MonsterId = MonsterId(519);
    /// `Master Po`, [src/monst.c:4457](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4457).
    pub const MASTER_PO: MonsterId = MonsterId(520);
    /// `Arch Priest`, [src/monst.c:4467](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4467).
    pub const ARCH_PRIEST: MonsterId = MonsterId(521);
    /// `Orion`, [src/monst.c:4477](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4477).
    pub const ORION: MonsterId = MonsterId(522);
    /// `Master of Thieves`, [src/monst.c:4487](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4487).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(523);
    /// `Lord Sato`, [src/monst.c:4496](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4496).
    pub const LORD_SATO: MonsterId = MonsterId(524);
    /// `Twoflower`, [src/monst.c:4504](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4504).
    pub const TWOFLOWER: MonsterId = MonsterId(525);
    /// `Norn`, [src/monst.c:4512](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4512).
    pub const NORN: MonsterId = MonsterId(526);
    /// `Neferet the Green`, [src/monst.c:4521](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4521).
    pub const NEFERET_THE_GREEN: MonsterId = MonsterId(527);
    /// `Minion of Huhetotl`, [src/monst.c:4533](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4533).
    pub const MINION_OF_HUHETOTL: MonsterId = MonsterId(528);
    /// `Thoth Amon`, [src/monst.c:4544](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4544).
    pub const THOTH_AMON: MonsterId = MonsterId(529);
    /// `Annam`, [src/monst.c:4554](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4554).
    pub const ANNAM: MonsterId = MonsterId(530);
    /// `Warden Arianna`, [src/monst.c:4568](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4568).
    pub const WARDEN_ARIANNA: MonsterId = MonsterId(531);
    /// `Baba Yaga`, [src/monst.c:4578](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4578).
    pub const BABA_YAGA: MonsterId = MonsterId(532);
    /// `Cyclops`, [src/monst.c:4588](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4588).
    pub const CYCLOPS: MonsterId = MonsterId(533);
    /// `Paladin`, [src/monst.c:4598](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4598).
    pub const PALADIN: MonsterId = MonsterId(534);
    /// `Ixoth`, [src/monst.c:4609](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4609).
    pub const IXOTH: MonsterId = MonsterId(535);
    /// `Merlin`, [src/monst.c:4619](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4619).
    pub const MERLIN: MonsterId = MonsterId(536);
    /// `Master Kaen`, [src/monst.c:4629](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4629).
    pub const MASTER_KAEN: MonsterId = MonsterId(537);
    /// `Nalzok`, [src/monst.c:4638](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4638).
    pub const NALZOK: MonsterId = MonsterId(538);
    /// `Scorpius`, [src/monst.c:4649](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4649).
    pub const SCORPIUS: MonsterId = MonsterId(539);
    /// `Master Assassin`, [src/monst.c:4657](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4657).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(540);
    /// `Ashikaga Takauji`, [src/monst.c:4670](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4670).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(541);
    /// `Lord Surtur`, [src/monst.c:4682](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4682).
    pub const LORD_SURTUR: MonsterId = MonsterId(542);
    /// `Dark One`, [src/monst.c:4691](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4691).
    pub const DARK_ONE: MonsterId = MonsterId(543);
    /// `student`, [src/monst.c:4705](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4705).
    pub const STUDENT: MonsterId = MonsterId(544);
    /// `chieftain`, [src/monst.c:4712](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4712).
    pub const CHIEFTAIN: MonsterId = MonsterId(545);
    /// `neanderthal`, [src/monst.c:4719](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4719).
    pub const NEANDERTHAL: MonsterId = MonsterId(546);
    /// `inmate`, [src/monst.c:4736](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4736).
    pub const INMATE: MonsterId = MonsterId(547);
    /// `aspirant`, [src/monst.c:4743](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4743).
    pub const ASPIRANT: MonsterId = MonsterId(548);
    /// `attendant`, [src/monst.c:4750](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4750).
    pub const ATTENDANT: MonsterId = MonsterId(549);
    /// `templar`, [src/monst.c:4758](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4758).
    pub const TEMPLAR: MonsterId = MonsterId(550);
    /// `cultist`, [src/monst.c:4765](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4765).
    pub const CULTIST: MonsterId = MonsterId(551);
    /// `page`, [src/monst.c:4772](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4772).
    pub const PAGE: MonsterId = MonsterId(552);
    /// `abbot`, [src/monst.c:4779](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4779).
    pub const ABBOT: MonsterId = MonsterId(553);
    /// `acolyte`, [src/monst.c:4786](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4786).
    pub const ACOLYTE: MonsterId = MonsterId(554);
    /// `hunter`, [src/monst.c:4793](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4793).
    pub const HUNTER: MonsterId = MonsterId(555);
    /// `thug`, [src/monst.c:4801](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4801).
    pub const THUG: MonsterId = MonsterId(556);
    /// `ninja`, [src/monst.c:4808](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4808).
    pub const NINJA: MonsterId = MonsterId(557);
    /// `ronin`, [src/monst.c:4815](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4815).
    pub const RONIN: MonsterId = MonsterId(558);
    /// `roshi`, [src/monst.c:4822](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4822).
    pub const ROSHI: MonsterId = MonsterId(559);
    /// `guide`, [src/monst.c:4829](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4829).
    pub const GUIDE: MonsterId = MonsterId(560);
    /// `warrior`, [src/monst.c:4836](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4836).
    pub const WARRIOR: MonsterId = MonsterId(561);
    /// `apprentice`, [src/monst.c:4843](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4843).
    pub const APPRENTICE: MonsterId = MonsterId(562);
    /// `test monster`, [src/monst.c:4852](https://github.com/k21971/EvilHack/blob/c444f6a3ab1e9f16d0676961dba86f628e91c6ba/src/monst.c#L4852).
    pub const TEST_MONSTER: MonsterId = MonsterId(563);
}
