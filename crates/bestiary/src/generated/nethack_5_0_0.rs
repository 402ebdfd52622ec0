// Made by `cargo xtask regen nethack-5.0.0` from NetHack 5.0.0 (https://github.com/copperwater/NetHack at 6b92be3656a11a46abd0f15108e8d96d3d9ebb95); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:214f48ac8aef75ceac1f6f35f9e634d91c24319835fea227ca41074d4ba7c2c1
// table sha256:37fbafae8edac4e75f9228089e8abfcd950359d19e827cfafa7bd12d8ea12d1f
// difficulty sha256:39961f49c3170cf1659008ddbf51ff717f3b20fc9e077025478e65f8e66f0b9f
// body sha256:2991f8e9b6accd2547aa2474a4d9a4b04b984428351e9b9ec622ba9d8609f9cc

//! NetHack 5.0.0: 383 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Family, Field, Gen, Genders, Generation, GenerationRule,
    GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names,
    Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine, Str, Traits, Version,
};

/// NetHack 5.0.0.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-5.0.0"),
    title: Cow::Borrowed("NetHack 5.0.0"),
    family: Family::NetHack,
    version: Version {
        major: 5,
        minor: 0,
        patch: 0,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::V5_0,
        assumed_from: None,
        generation: GenerationRule::V5_0,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/copperwater/NetHack"),
        revision: Cow::Borrowed("6b92be3656a11a46abd0f15108e8d96d3d9ebb95"),
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
        flags: 0x9ef0,
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
pub static ROLES: [Role; 13] = [
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
        allow: 12_398,
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
        allow: 12_427,
    },
    Role {
        name: Cow::Borrowed("Caveman"),
        female_name: Some(Cow::Borrowed("Cavewoman")),
        file_code: Cow::Borrowed("Cav"),
        monster: Some(pm::CAVE_DWELLER),
        female_monster: None,
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
        allow: 12_398,
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
        allow: 12_362,
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
        allow: 12_303,
    },
    Role {
        name: Cow::Borrowed("Priest"),
        female_name: Some(Cow::Borrowed("Priestess")),
        file_code: Cow::Borrowed("Pri"),
        monster: Some(pm::CLERIC),
        female_monster: None,
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
        allow: 12_319,
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
        allow: 12_425,
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
        allow: 12_507,
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
        allow: 12_298,
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
        allow: 12_507,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 67] = [
    grows(pm::CHICKATRICE, pm::COCKATRICE),
    grows(pm::LITTLE_DOG, pm::DOG),
    grows(pm::DOG, pm::LARGE_DOG),
    grows(pm::HELL_HOUND_PUP, pm::HELL_HOUND),
    grows(pm::WINTER_WOLF_CUB, pm::WINTER_WOLF),
    grows(pm::KITTEN, pm::HOUSECAT),
    grows(pm::HOUSECAT, pm::LARGE_CAT),
    grows(pm::PONY, pm::HORSE),
    grows(pm::HORSE, pm::WARHORSE),
    grows(pm::KOBOLD, pm::LARGE_KOBOLD),
    grows(pm::LARGE_KOBOLD, pm::KOBOLD_LEADER),
    grows(pm::GNOME, pm::GNOME_LEADER),
    grows(pm::GNOME_LEADER, pm::GNOME_RULER),
    grows(pm::DWARF, pm::DWARF_LEADER),
    grows(pm::DWARF_LEADER, pm::DWARF_RULER),
    grows(pm::MIND_FLAYER, pm::MASTER_MIND_FLAYER),
    grows(pm::ORC, pm::ORC_CAPTAIN),
    grows(pm::HILL_ORC, pm::ORC_CAPTAIN),
    grows(pm::MORDOR_ORC, pm::ORC_CAPTAIN),
    grows(pm::URUK_HAI, pm::ORC_CAPTAIN),
    grows(pm::SEWER_RAT, pm::GIANT_RAT),
    grows(pm::CAVE_SPIDER, pm::GIANT_SPIDER),
    grows(pm::OGRE, pm::OGRE_LEADER),
    grows(pm::OGRE_LEADER, pm::OGRE_TYRANT),
    grows(pm::ELF, pm::ELF_NOBLE),
    grows(pm::WOODLAND_ELF, pm::ELF_NOBLE),
    grows(pm::GREEN_ELF, pm::ELF_NOBLE),
    grows(pm::GREY_ELF, pm::ELF_NOBLE),
    grows(pm::ELF_NOBLE, pm::ELVEN_MONARCH),
    grows(pm::LICH, pm::DEMILICH),
    grows(pm::DEMILICH, pm::MASTER_LICH),
    grows(pm::MASTER_LICH, pm::ARCH_LICH),
    grows(pm::VAMPIRE, pm::VAMPIRE_LEADER),
    grows(pm::BAT, pm::GIANT_BAT),
    grows(pm::BABY_GRAY_DRAGON, pm::GRAY_DRAGON),
    grows(pm::BABY_GOLD_DRAGON, pm::GOLD_DRAGON),
    grows(pm::BABY_SILVER_DRAGON, pm::SILVER_DRAGON),
    grows(pm::BABY_RED_DRAGON, pm::RED_DRAGON),
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
    grows(pm::ALIGNED_CLERIC, pm::HIGH_CLERIC),
    grows(pm::STUDENT, pm::ARCHEOLOGIST),
    grows(pm::ATTENDANT, pm::HEALER),
    grows(pm::PAGE, pm::KNIGHT),
    grows(pm::ACOLYTE, pm::CLERIC),
    grows(pm::APPRENTICE, pm::WIZARD),
    grows(pm::MANES, pm::LEMURE),
    grows(pm::KEYSTONE_KOP, pm::KOP_SERGEANT),
    grows(pm::KOP_SERGEANT, pm::KOP_LIEUTENANT),
    grows(pm::KOP_LIEUTENANT, pm::KOP_KAPTAIN),
];

/// The members of `struct permonst`, in order.
pub static FIELDS: [Field; 21] = [
    field("pmnames", "char * [3]"),
    field("pmidx", "enum monnums"),
    field("mlet", "char"),
    field("mlevel", "signed char"),
    field("mmove", "signed char"),
    field("ac", "signed char"),
    field("mr", "signed char"),
    field("maligntyp", "signed char"),
    field("geno", "unsigned short"),
    field("mattk", "struct attack [6]"),
    field("cwt", "unsigned int"),
    field("cnutrit", "unsigned short"),
    field("msound", "unsigned char"),
    field("msize", "unsigned char"),
    field("mresists", "unsigned char"),
    field("mconveys", "unsigned char"),
    field("mflags1", "unsigned long"),
    field("mflags2", "unsigned long"),
    field("mflags3", "unsigned short"),
    field("difficulty", "unsigned char"),
    field("mcolor", "unsigned char"),
];

/// The members that hold traits.
pub static TRAIT_WORDS: [Str; 3] = [
    Cow::Borrowed("mflags1"),
    Cow::Borrowed("mflags2"),
    Cow::Borrowed("mflags3"),
];

/// The classes, by number.
pub static CLASSES: [ClassDef; 60] = [
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
    class_def(Class::WormTail, 59, Some('~')),
    class_def(Class::MimicDefault, 60, Some(']')),
];

/// The attack types, by number.
pub static ATTACK_TYPES: [Named<AttackType>; 17] = [
    named(AttackType::Bite, 2),
    named(AttackType::Sting, 6),
    named(AttackType::None, 0),
    named(AttackType::Touch, 5),
    named(AttackType::Gaze, 15),
    named(AttackType::Breath, 12),
    named(AttackType::Boom, 14),
    named(AttackType::Explode, 13),
    named(AttackType::Claw, 1),
    named(AttackType::Weapon, 254),
    named(AttackType::Tentacle, 16),
    named(AttackType::Engulf, 11),
    named(AttackType::Magic, 255),
    named(AttackType::Butt, 4),
    named(AttackType::Kick, 3),
    named(AttackType::Hug, 7),
    named(AttackType::Spit, 10),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 49] = [
    named(DamageType::Physical, 0),
    named(DamageType::PoisonStrength, 7),
    named(DamageType::Fire, 2),
    named(DamageType::Acid, 8),
    named(DamageType::Paralyse, 14),
    named(DamageType::Stone, 18),
    named(DamageType::Lycanthropy, 29),
    named(DamageType::Cold, 3),
    named(DamageType::Electric, 6),
    named(DamageType::Curse, 253),
    named(DamageType::DrainIntelligence, 32),
    named(DamageType::Sleep, 4),
    named(DamageType::PoisonDexterity, 30),
    named(DamageType::MageSpell, 241),
    named(DamageType::StealGold, 20),
    named(DamageType::Stick, 19),
    named(DamageType::StealItem, 21),
    named(DamageType::SeduceSteal, 22),
    named(DamageType::PoisonConstitution, 31),
    named(DamageType::Wrap, 28),
    named(DamageType::Blind, 11),
    named(DamageType::DrainEnergy, 16),
    named(DamageType::Digest, 26),
    named(DamageType::WoundLegs, 17),
    named(DamageType::Hallucinate, 36),
    named(DamageType::MagicMissile, 1),
    named(DamageType::Disintegrate, 5),
    named(DamageType::Stun, 12),
    named(DamageType::Rust, 24),
    named(DamageType::Decay, 34),
    named(DamageType::Slime, 40),
    named(DamageType::Corrode, 42),
    named(DamageType::Teleport, 23),
    named(DamageType::Polymorph, 43),
    named(DamageType::Disenchant, 41),
    named(DamageType::Confuse, 25),
    named(DamageType::DrainLife, 15),
    named(DamageType::Slow, 13),
    named(DamageType::ClericSpell, 240),
    named(DamageType::Heal, 27),
    named(DamageType::StealAmulet, 252),
    named(DamageType::Seduce, 35),
    named(DamageType::Disease, 33),
    named(DamageType::Death, 37),
    named(DamageType::Pestilence, 38),
    named(DamageType::Famine, 39),
    named(DamageType::RandomBreath, 242),
    named(DamageType::Special1, 9),
    named(DamageType::Special2, 10),
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
const AD_ENCH: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Disenchant), 41);
const AD_CORR: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Corrode), 42);
const AD_POLY: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Polymorph), 43);
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
const M2_UNDEAD: u64 = M2::UNDEAD.bits();
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

/// A line of `include/monsters.h`.
const fn at(line: u32) -> SourceLine {
    SourceLine {
        file: Cow::Borrowed("include/monsters.h"),
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
    difficulty: Some(0),
    color: Some(Color::Black),
    extra: Cow::Borrowed(&[]),
    line: SourceLine {
        file: Cow::Borrowed(""),
        line: 0,
    },
};

/// The table, in the order of `mons[]`.
pub static MONSTERS: [Monster; 383] = [
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
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(89),
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
            &[0x1004_2001, 0x12_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Yellow),
        line: at(96),
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
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2000, 0x10_0000, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(103),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2044_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(111),
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
        weight: Some(200),
        nutrition: Some(50),
        size: Some(Size::Large),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        difficulty: Some(6),
        line: at(119),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS,
            M2_PRINCE | M2_FEMALE | M2_HOSTILE,
            0,
            &[0x1044_2001, 0x12_0800, 0x0],
        ),
        difficulty: Some(12),
        color: Some(Color::Magenta),
        line: at(126),
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
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_WANDER,
            0,
            &[0x801_f404, 0x84_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(137),
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
        traits: mflags(
            M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE | M2_WANDER,
            0,
            &[0x1_f000, 0x94_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::White),
        line: at(147),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        difficulty: Some(8),
        color: Some(Color::Cyan),
        line: at(155),
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
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(170),
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
            &[0x6044_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(178),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6044_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(187),
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
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(199),
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
        difficulty: Some(1),
        color: Some(Color::Red),
        line: at(206),
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
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(213),
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
            &[0x3080_2000, 0x10_0005, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(220),
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
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::White),
        line: at(228),
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
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(235),
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
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(242),
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
            &[0x2004_2000, 0x440_0000, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(249),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(257),
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
            &[0x3080_2000, 0x10_0005, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(267),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(275),
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
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(8),
        line: at(283),
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
        alignment: Some(-5),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2004_2000, 0x410_0000, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(290),
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
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(297),
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
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Red),
        line: at(304),
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
        difficulty: Some(2),
        color: Some(Color::Gray),
        line: at(325),
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
            M1_FLY | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0xea01, 0x14_0000, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::Blue),
        line: at(333),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::White),
        line: at(341),
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
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(350),
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
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_ec01, 0x14_0000, 0x200],
        ),
        difficulty: Some(10),
        color: Some(Color::BrightBlue),
        line: at(358),
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
            &[0x2004_2000, 0xc0_0000, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::White),
        line: at(381),
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
            &[0x2004_2000, 0x40_0000, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(389),
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
            &[0x2004_2000, 0x10_0000, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(397),
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
            &[0x2004_2000, 0x10_0000, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(405),
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
            &[0x2004_2000, 0x10_0000, 0x300],
        ),
        difficulty: Some(7),
        line: at(413),
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
            &[0x2004_2000, 0x440_0000, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(421),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(429),
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
            &[0x2004_2000, 0x210_0000, 0x700],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(437),
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
            &[0x1002_0002, 0x100_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(448),
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
            &[0x22_0400, 0x410_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(458),
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
            &[0x62_0401, 0x8410_0400, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(466),
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
            M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0000, 0x300],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(477),
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
        generation: Some(geno(3, G_GENO, 0x23)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(900),
        nutrition: Some(300),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0020, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(485),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        difficulty: Some(5),
        color: Some(Color::Brown),
        line: at(494),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_LEADER,
        symbol: Cow::Borrowed("DWARF_LEADER"),
        names: Names {
            neuter: Cow::Borrowed("dwarf leader"),
            male: Some(Cow::Borrowed("dwarf lord")),
            female: Some(Cow::Borrowed("dwarf lady")),
        },
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
            &[0x6002_0060, 0x7400_0420, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Blue),
        line: at(502),
        ..BLANK
    },
    Monster {
        id: pm::DWARF_RULER,
        symbol: Cow::Borrowed("DWARF_RULER"),
        names: Names {
            neuter: Cow::Borrowed("dwarf ruler"),
            male: Some(Cow::Borrowed("dwarf king")),
            female: Some(Cow::Borrowed("dwarf queen")),
        },
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
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_DWARF | M2_PRINCE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0820, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Magenta),
        line: at(511),
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
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0001, 0x7210_0000, 0x300],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightMagenta),
        line: at(521),
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
                attack(4, AT_TENT, AD_DRIN, 2, 1),
                attack(5, AT_TENT, AD_DRIN, 2, 1),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0001, 0x7210_0000, 0x300],
        ),
        difficulty: Some(19),
        color: Some(Color::BrightMagenta),
        line: at(531),
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
            &[0x1000_0000, 0x110_0000, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(544),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_POIS,
            M2_STALK,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x100_0000, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Green),
        line: at(551),
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
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(559),
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
            &[0x1080_0000, 0x194_0000, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::Brown),
        line: at(566),
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
            &[0x80_0000, 0x100_0000, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(574),
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
            &[0x600_0000, 0x100_0000, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(581),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(591),
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
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(601),
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
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(611),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0000, 0x300],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(624),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0000, 0x300],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(632),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_LEADER,
        symbol: Cow::Borrowed("KOBOLD_LEADER"),
        names: Names {
            neuter: Cow::Borrowed("kobold leader"),
            male: Some(Cow::Borrowed("kobold lord")),
            female: Some(Cow::Borrowed("kobold lady")),
        },
        class: Class::Kobold,
        level: 2,
        speed: 6,
        ac: Some(10),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4010_0400, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Magenta),
        line: at(640),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x8010_0000, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::BrightBlue),
        line: at(649),
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
            &[0x202_0000, 0x1010_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(660),
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
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(670),
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
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(679),
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
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(689),
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
            &[0x202_0000, 0x4012_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::Green),
        line: at(702),
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
            &[0x202_0002, 0x4012_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(709),
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
            &[0x202_0000, 0x4012_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::Brown),
        line: at(717),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0080, 0x300],
        ),
        difficulty: Some(1),
        color: Some(Color::Gray),
        line: at(727),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0080, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(734),
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
        generation: Some(geno(0, G_GENO | G_LGROUP | G_NOGEN, 0x260)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(850),
        nutrition: Some(150),
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0081, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(743),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(752),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(761),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(5),
        line: at(770),
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
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(1000),
        nutrition: Some(300),
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xb000_0080, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(779),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::Magenta),
        line: at(788),
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
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(800),
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
        difficulty: Some(6),
        color: Some(Color::Cyan),
        line: at(809),
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
        difficulty: Some(9),
        color: Some(Color::White),
        line: at(818),
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
                attack(0, AT_CLAW, AD_PHYS, 1, 3),
                attack(1, AT_BITE, AD_PHYS, 1, 3),
                attack(2, AT_BITE, AD_PHYS, 1, 8),
            ],
        ),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Moo),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(831),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BUTT, AD_PHYS, 4, 12), attack(1, AT_BITE, AD_PHYS, 2, 6)],
        ),
        weight: Some(2500),
        nutrition: Some(500),
        sound: Some(Sound::Trumpet),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(838),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(846),
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
            &[0x6004_2010, 0x410_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(854),
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
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 2, 8)]),
        weight: Some(2650),
        nutrition: Some(650),
        sound: Some(Sound::Bellow),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(862),
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
            &[attack(0, AT_CLAW, AD_PHYS, 5, 4), attack(1, AT_CLAW, AD_PHYS, 5, 4)],
        ),
        weight: Some(3800),
        nutrition: Some(800),
        sound: Some(Sound::Bellow),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(870),
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
        sound: Some(Sound::Trumpet),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        difficulty: Some(22),
        line: at(878),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(889),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(896),
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
            &[0x3004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(903),
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
            &[0x3080_2000, 0x10_0005, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(911),
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
        traits: mflags(
            M1_TUNNEL | M1_NOHANDS | M1_ANIMAL | M1_METALLIVORE,
            M2_HOSTILE | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x8004_2020, 0x7010_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(919),
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
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(927),
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
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_2080, 0x10_0000, 0x0],
        ),
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(940),
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
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(948),
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
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_DRST, 2, 4)]),
        weight: Some(200),
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
        difficulty: Some(7),
        color: Some(Color::Magenta),
        line: at(956),
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
        traits: mflags(
            M1_CONCEAL | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3044_2080, 0x10_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(964),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_WRAP, 1, 6), attack(1, AT_ENGL, AD_PHYS, 2, 6)],
        ),
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
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(981),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_ENGL, AD_WRAP, 1, 8), attack(1, AT_ENGL, AD_PHYS, 2, 8)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HIDE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            0,
            &[0x2004_f100, 0x510_0000, 0x0],
        ),
        difficulty: Some(14),
        color: Some(Color::Green),
        line: at(990),
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
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1002),
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
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::White),
        line: at(1010),
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
        traits: mflags(
            M1_NOHANDS | M1_HERBIVORE,
            M2_WANDER | M2_STRONG | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(1018),
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
            &[0x4000_2000, 0x2480_0000, 0x200],
        ),
        difficulty: Some(6),
        line: at(1026),
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
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(1034),
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
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(1042),
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
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(1053),
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
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1062),
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
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(1071),
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
            &[0x11_f401, 0x14_0000, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::BrightBlue),
        line: at(1081),
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
            &[0x11_f401, 0x14_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Blue),
        line: at(1091),
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
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x11_f401, 0x14_0000, 0x200],
        ),
        difficulty: Some(10),
        color: Some(Color::Yellow),
        line: at(1101),
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
            &[0x200c_6800, 0x10_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1114),
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
        difficulty: Some(9),
        color: Some(Color::Magenta),
        line: at(1122),
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
            &[0x204c_6800, 0x610_0000, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Brown),
        line: at(1129),
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
            &[attack(0, AT_BITE, AD_PHYS, 2, 8), attack(1, AT_ENGL, AD_DGST, 1, 10)],
        ),
        weight: Some(2700),
        nutrition: Some(700),
        size: Some(Size::Gigantic),
        traits: mflags(
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6000, 0x610_0000, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::Magenta),
        line: at(1138),
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
            &[0x4_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(1),
        color: Some(Color::Magenta),
        line: at(1149),
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
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(1157),
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
            &[0x11_fc05, 0x14_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(1169),
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
        difficulty: Some(7),
        line: at(1181),
        ..BLANK
    },
    Monster {
        id: pm::ZRUTY,
        symbol: Cow::Borrowed("ZRUTY"),
        names: one_name("zruty"),
        class: Class::Zruty,
        level: 9,
        speed: 8,
        ac: Some(3),
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        difficulty: Some(11),
        color: Some(Color::Brown),
        line: at(1195),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_SLITHY | M1_POIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1008_2001, 0x700_1000, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Green),
        line: at(1206),
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0000, 0x4300_1000, 0x300],
        ),
        difficulty: Some(12),
        color: Some(Color::Yellow),
        line: at(1215),
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
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x102_0001, 0x4700_1001, 0x300],
        ),
        difficulty: Some(19),
        color: Some(Color::White),
        line: at(1229),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x100_2001, 0x700_1401, 0x300],
        ),
        difficulty: Some(21),
        color: Some(Color::Yellow),
        line: at(1244),
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
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x182_0001, 0xc700_1401, 0x300],
        ),
        difficulty: Some(26),
        color: Some(Color::Magenta),
        line: at(1254),
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
        sound: Some(Sound::Squeak),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x80_0000, 0x200],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(1269),
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
        sound: Some(Sound::Squeak),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(1276),
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
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            M3_INFRAVISIBLE,
            &[0x2044_2001, 0x90_0000, 0x200],
        ),
        difficulty: Some(6),
        line: at(1284),
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
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x7084_2001, 0x10_0000, 0x200],
        ),
        difficulty: Some(7),
        line: at(1291),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(1301),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(1308),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG | M2_GREEDY | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x5400_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(1316),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(1341),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x2020_2001, 0x3410_0000, 0x200],
        ),
        difficulty: Some(13),
        color: Some(Color::Yellow),
        line: at(1349),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::BrightCyan),
        line: at(1357),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISIBLE,
            &[0x2020_2001, 0x3410_0000, 0x200],
        ),
        difficulty: Some(13),
        color: Some(Color::Red),
        line: at(1376),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(1384),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Orange),
        line: at(1392),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        line: at(1400),
        ..BLANK
    },
    Monster {
        id: pm::BABY_BLUE_DRAGON,
        symbol: Cow::Borrowed("BABY_BLUE_DRAGON"),
        names: one_name("baby blue dragon"),
        class: Class::Dragon,
        level: 12,
        speed: 9,
        ac: Some(2),
        mr: Some(10),
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Blue),
        line: at(1408),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x3020_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Green),
        line: at(1416),
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
        generation: Some(geno(0, G_GENO, 0x20)),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(1500),
        nutrition: Some(500),
        sound: Some(Sound::Roar),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            0,
            &[0x2820_2001, 0x3410_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Yellow),
        line: at(1424),
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
        difficulty: Some(20),
        color: Some(Color::Gray),
        line: at(1432),
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
                attack(0, AT_BREA, AD_FIRE, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x2160_2001, 0xb610_0000, 0x200],
        ),
        difficulty: Some(20),
        color: Some(Color::Yellow),
        line: at(1444),
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
        difficulty: Some(20),
        color: Some(Color::BrightCyan),
        line: at(1455),
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
                attack(0, AT_BREA, AD_FIRE, 6, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2160_2001, 0xb610_0000, 0x300],
        ),
        difficulty: Some(20),
        color: Some(Color::Red),
        line: at(1484),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::White),
        line: at(1495),
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
        alignment: Some(5),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_SLEE, 4, 25),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::Orange),
        line: at(1506),
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
                attack(0, AT_BREA, AD_DISN, 1, 255),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_DISINT, 0x8)),
        conveys: Some(mresist(MR_DISINT, 0x8)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        line: at(1518),
        ..BLANK
    },
    Monster {
        id: pm::BLUE_DRAGON,
        symbol: Cow::Borrowed("BLUE_DRAGON"),
        names: one_name("blue dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ELEC, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ELEC, 0x10)),
        conveys: Some(mresist(MR_ELEC, 0x10)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::Blue),
        line: at(1529),
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
        alignment: Some(6),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_DRST, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_POISON, 0x20)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_POIS
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x3160_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::Green),
        line: at(1540),
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
        alignment: Some(7),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_ACID, 4, 6),
                attack(1, AT_BITE, AD_PHYS, 3, 8),
                attack(2, AT_CLAW, AD_PHYS, 1, 4),
                attack(3, AT_CLAW, AD_PHYS, 1, 4),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1500),
        sound: Some(Sound::Roar),
        size: Some(Size::Gigantic),
        resists: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_ACID
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2960_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::Yellow),
        line: at(1551),
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
            &[0x104_0001, 0x590_0000, 0x100],
        ),
        difficulty: Some(9),
        color: Some(Color::White),
        line: at(1566),
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
            &[0x11_f401, 0x404_0000, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(1574),
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
            &[attack(0, AT_CLAW, AD_FIRE, 3, 6), attack(1, AT_NONE, AD_FIRE, 0, 4)],
        ),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON | MR_STONE, 0xa1)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x11_fc01, 0x404_0000, 0x200],
        ),
        difficulty: Some(10),
        color: Some(Color::Yellow),
        line: at(1583),
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
        difficulty: Some(10),
        color: Some(Color::Brown),
        line: at(1592),
        ..BLANK
    },
    Monster {
        id: pm::WATER_ELEMENTAL,
        symbol: Cow::Borrowed("WATER_ELEMENTAL"),
        names: one_name("water elemental"),
        class: Class::Elemental,
        level: 8,
        speed: 5,
        ac: Some(2),
        mr: Some(30),
        generation: Some(geno(1, G_NOCORPSE, 0x11)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 5, 6)]),
        weight: Some(2500),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f602, 0x404_0000, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Blue),
        line: at(1602),
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
        difficulty: Some(1),
        color: Some(Color::BrightGreen),
        line: at(1614),
        ..BLANK
    },
    Monster {
        id: pm::BROWN_MOLD,
        symbol: Cow::Borrowed("BROWN_MOLD"),
        names: one_name("brown mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno(1, G_GENO, 0x21)),
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
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(1623),
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
            &[0x1001_fc00, 0x14_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Yellow),
        line: at(1632),
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
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS
                | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc00, 0x14_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(1641),
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
        traits: mflags(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_fc00, 0x14_0000, 0x200],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(1651),
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
            &[0x1_fc00, 0x14_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Magenta),
        line: at(1660),
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
            &[0x1_fc00, 0x14_0000, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Magenta),
        line: at(1668),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(650),
        nutrition: Some(100),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0040, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(1681),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_LEADER,
        symbol: Cow::Borrowed("GNOME_LEADER"),
        names: Names {
            neuter: Cow::Borrowed("gnome leader"),
            male: Some(Cow::Borrowed("gnome lord")),
            female: Some(Cow::Borrowed("gnome lady")),
        },
        class: Class::Gnome,
        level: 3,
        speed: 8,
        ac: Some(10),
        mr: Some(4),
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_LORD | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0440, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Blue),
        line: at(1688),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x8000_0040, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(1695),
        ..BLANK
    },
    Monster {
        id: pm::GNOME_RULER,
        symbol: Cow::Borrowed("GNOME_RULER"),
        names: Names {
            neuter: Cow::Borrowed("gnome ruler"),
            male: Some(Cow::Borrowed("gnome king")),
            female: Some(Cow::Borrowed("gnome queen")),
        },
        class: Class::Gnome,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(750),
        nutrition: Some(150),
        sound: Some(Sound::Orc),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_PRINCE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0840, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Magenta),
        line: at(1702),
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
        generation: Some(geno(1, G_GENO | G_NOGEN, 0x221)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(1714),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(1722),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 8)]),
        weight: Some(2200),
        nutrition: Some(700),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(1731),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Yellow),
        line: at(1740),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(1749),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x4610_0000, 0x300],
        ),
        difficulty: Some(13),
        color: Some(Color::Brown),
        line: at(1759),
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
            &[0x2002_0000, 0x6e00_2000, 0x300],
        ),
        difficulty: Some(19),
        color: Some(Color::Blue),
        line: at(1768),
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
            &[attack(0, AT_WEAP, AD_PHYS, 2, 8), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
        weight: Some(2300),
        nutrition: Some(900),
        sound: Some(Sound::Spell),
        size: Some(Size::Huge),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0001, 0xce00_0000, 0x300],
        ),
        difficulty: Some(20),
        color: Some(Color::Magenta),
        line: at(1777),
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
        sound: Some(Sound::Moo),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x300],
        ),
        difficulty: Some(17),
        color: Some(Color::Brown),
        line: at(1786),
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
        traits: mflags(
            M1_FLY | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x2004_0001, 0x4610_0000, 0x200],
        ),
        difficulty: Some(18),
        color: Some(Color::Orange),
        line: at(1806),
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
        difficulty: Some(3),
        color: Some(Color::Blue),
        line: at(1829),
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
        difficulty: Some(4),
        color: Some(Color::Blue),
        line: at(1837),
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
        difficulty: Some(5),
        color: Some(Color::Cyan),
        line: at(1845),
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
        difficulty: Some(6),
        color: Some(Color::Magenta),
        line: at(1853),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0002, 0x100],
        ),
        difficulty: Some(14),
        color: Some(Color::Brown),
        line: at(1864),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0002, 0x100],
        ),
        difficulty: Some(18),
        color: Some(Color::Red),
        line: at(1872),
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
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_POISON, 0x27)),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0002, 0x104],
        ),
        difficulty: Some(21),
        color: Some(Color::Magenta),
        line: at(1880),
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
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x37)),
        conveys: Some(mresist(MR_FIRE | MR_COLD, 0x3)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_MAGIC,
            M3_WANTSBOOK | M3_INFRAVISION,
            &[0x1082_0400, 0x8010_0002, 0x104],
        ),
        difficulty: Some(29),
        color: Some(Color::Magenta),
        line: at(1889),
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
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(1901),
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
        difficulty: Some(5),
        color: Some(Color::Red),
        line: at(1909),
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
            M2_UNDEAD | M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS,
            M3_INFRAVISION,
            &[0x1003_0400, 0x3410_0082, 0x100],
        ),
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(1917),
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
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(1926),
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
        difficulty: Some(7),
        color: Some(Color::Green),
        line: at(1935),
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
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(1943),
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
        difficulty: Some(8),
        color: Some(Color::Blue),
        line: at(1952),
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
            &[0x1003_0400, 0x2410_2002, 0x100],
        ),
        difficulty: Some(10),
        color: Some(Color::Cyan),
        line: at(1960),
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
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6028_6800, 0x400_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(1972),
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
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2828_6800, 0x400_0000, 0x0],
        ),
        difficulty: Some(4),
        line: at(1980),
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
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(1990),
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
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(1998),
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
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS
                | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6068_6800, 0x400_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(2006),
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
        conveys: Some(mresist(MR_POISON | MR_ACID | MR_STONE, 0xe0)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_ACID
                | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2868_6800, 0x400_0000, 0x0],
        ),
        difficulty: Some(10),
        line: at(2015),
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
            &[0x6068_6800, 0x400_0000, 0x0],
        ),
        difficulty: Some(13),
        color: Some(Color::Yellow),
        line: at(2025),
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
                attack(0, AT_SPIT, AD_DRST, 1, 6),
                attack(1, AT_BITE, AD_PLYS, 1, 6),
                attack(2, AT_TUCH, AD_PHYS, 0, 0),
                attack(3, AT_HUGS, AD_WRAP, 2, 4),
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
            &[0x7068_6800, 0x400_0000, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::Green),
        line: at(2039),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0000, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2052),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_LEADER,
        symbol: Cow::Borrowed("OGRE_LEADER"),
        names: Names {
            neuter: Cow::Borrowed("ogre leader"),
            male: Some(Cow::Borrowed("ogre lord")),
            female: Some(Cow::Borrowed("ogre lady")),
        },
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_LORD | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0400, 0x300],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(2060),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_TYRANT,
        symbol: Cow::Borrowed("OGRE_TYRANT"),
        names: Names {
            neuter: Cow::Borrowed("ogre tyrant"),
            male: Some(Cow::Borrowed("ogre king")),
            female: Some(Cow::Borrowed("ogre queen")),
        },
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_PRINCE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7400_0800, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(2068),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(2081),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2092),
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
            &[attack(0, AT_TUCH, AD_SLIM, 1, 4), attack(1, AT_NONE, AD_SLIM, 0, 0)],
        ),
        weight: Some(400),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_ELEC | MR_POISON | MR_ACID | MR_STONE, 0xf2)),
        conveys: Some(mresist(MR_ACID | MR_STONE, 0xc0)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x7801_f404, 0x14_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(2103),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x6801_f404, 0x14_0000, 0x0],
        ),
        difficulty: Some(12),
        line: at(2113),
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
            &[0x7202_0000, 0x10_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(2127),
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
            &[0x7202_0000, 0x210_0000, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Green),
        line: at(2136),
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
            &[0x8004_2002, 0x10_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(2147),
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
            &[0x2004_0000, 0x10_0000, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2155),
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
        difficulty: Some(3),
        color: Some(Color::Green),
        line: at(2167),
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
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2176),
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
        difficulty: Some(7),
        color: Some(Color::Red),
        line: at(2185),
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
            &[0x204c_6802, 0x410_0000, 0x100],
        ),
        difficulty: Some(8),
        color: Some(Color::Magenta),
        line: at(2194),
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
            &[0x304c_6882, 0x10_0000, 0x100],
        ),
        difficulty: Some(9),
        color: Some(Color::Blue),
        line: at(2204),
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
        traits: mflags(
            M1_SWIM | M1_CONCEAL | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6882, 0x10_0000, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Blue),
        line: at(2213),
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
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x510_0000, 0x300],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(2225),
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
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x510_0000, 0x300],
        ),
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2233),
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
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x4510_0000, 0x300],
        ),
        difficulty: Some(12),
        color: Some(Color::Cyan),
        line: at(2241),
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
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0002, 0x510_0000, 0x300],
        ),
        difficulty: Some(13),
        color: Some(Color::Blue),
        line: at(2250),
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
        traits: mflags(
            M1_HUMANOID | M1_REGEN | M1_CARNIVORE,
            M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2082_0000, 0x4510_0000, 0x300],
        ),
        difficulty: Some(16),
        color: Some(Color::Magenta),
        line: at(2258),
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
                attack(3, AT_GAZE, AD_CONF, 0, 0),
            ],
        ),
        weight: Some(1200),
        nutrition: Some(500),
        size: Some(Size::Large),
        traits: mflags(
            M1_TUNNEL | M1_CARNIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2000_0020, 0x400_0000, 0x200],
        ),
        difficulty: Some(12),
        color: Some(Color::Brown),
        line: at(2270),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 6), attack(1, AT_BITE, AD_DRLI, 1, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x1082_0401, 0x710_4002, 0x200],
        ),
        difficulty: Some(12),
        color: Some(Color::Red),
        line: at(2281),
        ..BLANK
    },
    Monster {
        id: pm::VAMPIRE_LEADER,
        symbol: Cow::Borrowed("VAMPIRE_LEADER"),
        names: Names {
            neuter: Cow::Borrowed("vampire leader"),
            male: Some(Cow::Borrowed("vampire lord")),
            female: Some(Cow::Borrowed("vampire lady")),
        },
        class: Class::Vampire,
        level: 12,
        speed: 14,
        mr: Some(50),
        alignment: Some(-9),
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 8), attack(1, AT_BITE, AD_DRLI, 1, 8)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_LORD | M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x1082_0401, 0x710_4402, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2291),
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
            &[attack(0, AT_WEAP, AD_PHYS, 2, 10), attack(1, AT_BITE, AD_DRLI, 1, 12)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_SHAPESHIFTER | M2_MALE | M2_PNAME
                | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            M3_WANTSCAND | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x1082_0401, 0x719_4803, 0x248],
        ),
        difficulty: Some(32),
        color: Some(Color::Magenta),
        line: at(2313),
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
                attack(3, AT_TUCH, AD_COLD, 1, 4),
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
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2326),
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
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            0,
            &[0x12_0401, 0x110_0002, 0x0],
        ),
        difficulty: Some(8),
        line: at(2336),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_UNDEAD | M2_MALE | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            0,
            &[0x102_0400, 0x4511_0003, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::Magenta),
        line: at(2345),
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
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_STONE, 0x83)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_WALLWALK | M1_BREATHLESS | M1_THICK_HIDE | M1_METALLIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x8020_0408, 0x410_0000, 0x0],
        ),
        difficulty: Some(11),
        color: Some(Color::Brown),
        line: at(2357),
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
        difficulty: Some(4),
        color: Some(Color::Gray),
        line: at(2372),
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
            &[0x6006_0000, 0x400_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2379),
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
                attack(0, AT_CLAW, AD_PHYS, 1, 6),
                attack(1, AT_CLAW, AD_PHYS, 1, 6),
                attack(2, AT_HUGS, AD_PHYS, 2, 8),
            ],
        ),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2386),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(2394),
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
            &[0x2006_0000, 0x410_0000, 0x200],
        ),
        difficulty: Some(8),
        line: at(2402),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6106_0000, 0x400_0000, 0x200],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(2410),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0002, 0x100],
        ),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(2421),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_GNOME | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0042, 0x100],
        ),
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(2429),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_ORC | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0082, 0x100],
        ),
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(2437),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_DWARF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x1003_0400, 0x110_0022, 0x100],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(2445),
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
        alignment: Some(-3),
        generation: Some(geno(1, G_NOCORPSE | G_GENO | G_SGROUP, 0xb1)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 1, 7)]),
        weight: Some(800),
        nutrition: Some(175),
        sound: Some(Sound::Groan),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_ELF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0012, 0x100],
        ),
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(2453),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0002, 0x100],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(2461),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_0002, 0x100],
        ),
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(2470),
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
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER,
            M3_INFRAVISION,
            &[0x7003_0400, 0x90_0002, 0x100],
        ),
        difficulty: Some(5),
        line: at(2478),
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
        sound: Some(Sound::Groan),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_GIANT | M2_HOSTILE | M2_STALK | M2_STRONG,
            M3_INFRAVISION,
            &[0x3_0400, 0x510_2002, 0x100],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(2486),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER | M2_NASTY | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION,
            &[0x23_0400, 0x4690_0002, 0x100],
        ),
        difficulty: Some(14),
        color: Some(Color::White),
        line: at(2495),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(2509),
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
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::White),
        line: at(2516),
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
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(2523),
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
        difficulty: Some(6),
        color: Some(Color::Yellow),
        line: at(2530),
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
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x3_0400, 0x14_0000, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2538),
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
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x23_0400, 0x14_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(2545),
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
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x3_0400, 0x410_0000, 0x0],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(2553),
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
        difficulty: Some(12),
        color: Some(Color::Brown),
        line: at(2562),
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
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(2570),
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
        difficulty: Some(18),
        color: Some(Color::Cyan),
        line: at(2578),
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
        difficulty: Some(22),
        color: Some(Color::Cyan),
        line: at(2586),
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
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        difficulty: Some(2),
        color: Some(Color::White),
        line: at(2600),
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
            &[0x7082_0000, 0x4010_000d, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(2609),
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
            &[0x7082_0000, 0x4010_000d, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(2618),
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
            &[0x7082_0000, 0x4010_000d, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Orange),
        line: at(2627),
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0011, 0x300],
        ),
        difficulty: Some(1),
        color: Some(Color::White),
        line: at(2637),
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(2646),
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        difficulty: Some(7),
        color: Some(Color::BrightGreen),
        line: at(2654),
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4000_0010, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2662),
        ..BLANK
    },
    Monster {
        id: pm::ELF_NOBLE,
        symbol: Cow::Borrowed("ELF_NOBLE"),
        names: Names {
            neuter: Cow::Borrowed("elf-noble"),
            male: Some(Cow::Borrowed("elf-lord")),
            female: Some(Cow::Borrowed("elf-lady")),
        },
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_LORD | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0410, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::BrightBlue),
        line: at(2670),
        ..BLANK
    },
    Monster {
        id: pm::ELVEN_MONARCH,
        symbol: Cow::Borrowed("ELVEN_MONARCH"),
        names: Names {
            neuter: Cow::Borrowed("elven monarch"),
            male: Some(Cow::Borrowed("Elvenking")),
            female: Some(Cow::Borrowed("Elvenqueen")),
        },
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
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_ELF | M2_PRINCE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0810, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(2679),
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
            &[0x6002_0000, 0x4410_4009, 0x200],
        ),
        difficulty: Some(11),
        color: Some(Color::White),
        line: at(2688),
        ..BLANK
    },
    Monster {
        id: pm::SHOPKEEPER,
        symbol: Cow::Borrowed("SHOPKEEPER"),
        names: one_name("shopkeeper"),
        class: Class::Human,
        level: 12,
        speed: 16,
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
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(2707),
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
            &[0x6002_0000, 0x4420_0209, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2718),
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
        difficulty: Some(14),
        color: Some(Color::White),
        line: at(2728),
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
        difficulty: Some(13),
        color: Some(Color::BrightBlue),
        line: at(2738),
        ..BLANK
    },
    Monster {
        id: pm::ALIGNED_CLERIC,
        symbol: Cow::Borrowed("ALIGNED_CLERIC"),
        names: Names {
            neuter: Cow::Borrowed("aligned cleric"),
            male: Some(Cow::Borrowed("priest")),
            female: Some(Cow::Borrowed("priestess")),
        },
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
            &[0x6002_0000, 0x4020_0409, 0x200],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(2749),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_CLERIC,
        symbol: Cow::Borrowed("HIGH_CLERIC"),
        names: Names {
            neuter: Cow::Borrowed("high cleric"),
            male: Some(Cow::Borrowed("high priest")),
            female: Some(Cow::Borrowed("high priestess")),
        },
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
            &[0x6102_0000, 0xc200_1809, 0x200],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(2760),
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
            &[0x6002_0000, 0x4510_0209, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2772),
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
            &[0x6002_0000, 0x4510_0209, 0x200],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(2781),
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
        difficulty: Some(13),
        color: Some(Color::White),
        line: at(2790),
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
            &[0x6002_0000, 0x4510_0209, 0x200],
        ),
        difficulty: Some(12),
        color: Some(Color::Green),
        line: at(2798),
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
            &[0x6002_0000, 0x4510_0209, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(2807),
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
            &[0x6002_0000, 0x4520_0209, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2816),
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
            &[0x6002_0000, 0x4520_0209, 0x200],
        ),
        difficulty: Some(12),
        color: Some(Color::Green),
        line: at(2825),
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
        difficulty: Some(25),
        color: Some(Color::BrightGreen),
        line: at(2836),
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
            &[0x6782_0401, 0x8611_0809, 0x25f],
        ),
        difficulty: Some(34),
        color: Some(Color::BrightMagenta),
        line: at(2847),
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
            &[0x6102_0000, 0xf719_0809, 0x200],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2859),
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
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(2888),
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
        difficulty: Some(14),
        line: at(2897),
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
            &[0x1002_0002, 0x4310_0101, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Blue),
        line: at(2911),
        ..BLANK
    },
    Monster {
        id: pm::AMOROUS_DEMON,
        symbol: Cow::Borrowed("AMOROUS_DEMON"),
        names: Names {
            neuter: Cow::Borrowed("amorous demon"),
            male: Some(Cow::Borrowed("incubus")),
            female: Some(Cow::Borrowed("succubus")),
        },
        class: Class::Demon,
        level: 6,
        speed: 12,
        mr: Some(70),
        alignment: Some(-9),
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
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0001, 0x310_0100, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2931),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(9),
        color: Some(Color::Brown),
        line: at(2939),
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
        generation: Some(geno(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x492)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_DRST, 2, 4)]),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_FEMALE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x4702_0101, 0x300],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(2950),
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
                attack(1, AT_CLAW, AD_STCK, 2, 4),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Red),
        line: at(2962),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x110a_0000, 0x4312_0100, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Red),
        line: at(2970),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Green),
        line: at(2980),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(12),
        color: Some(Color::Green),
        line: at(2989),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0000, 0x4310_0100, 0x300],
        ),
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(2997),
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
                attack(4, AT_TUCH, AD_SLOW, 1, 1),
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
            &[0x1100_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(3005),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(15),
        color: Some(Color::Red),
        line: at(3015),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0000, 0x4310_0100, 0x300],
        ),
        difficulty: Some(16),
        color: Some(Color::Red),
        line: at(3024),
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
            M2_NOPOLY | M2_SHAPESHIFTER | M2_STALK | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2_0000, 0x4500_4001, 0x300],
        ),
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(3035),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4710_0100, 0x300],
        ),
        difficulty: Some(20),
        color: Some(Color::Red),
        line: at(3043),
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
            &[0x1900_8205, 0x319_0501, 0x141],
        ),
        difficulty: Some(26),
        color: Some(Color::BrightGreen),
        line: at(3055),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_LORD | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_COLLECT,
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_0501, 0x301],
        ),
        difficulty: Some(31),
        color: Some(Color::Magenta),
        line: at(3067),
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
        sound: Some(Sound::Orc),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_COLLECT,
            M3_WANTSAMUL | M3_WANTSBOOK | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_0901, 0x345],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(3078),
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
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1108_0001, 0x319_0901, 0x301],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(3090),
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
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1102_0001, 0x4319_0901, 0x301],
        ),
        difficulty: Some(40),
        color: Some(Color::Magenta),
        line: at(3100),
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
            &[0x1100_0001, 0x319_0901, 0x341],
        ),
        difficulty: Some(45),
        color: Some(Color::Magenta),
        line: at(3110),
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
            &[0x1102_0001, 0x719_0901, 0x341],
        ),
        difficulty: Some(53),
        color: Some(Color::Magenta),
        line: at(3120),
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
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_2001, 0x319_0901, 0x301],
        ),
        difficulty: Some(57),
        color: Some(Color::Magenta),
        line: at(3130),
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
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0x700],
        ),
        difficulty: Some(34),
        color: Some(Color::BrightMagenta),
        line: at(3144),
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
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0x700],
        ),
        difficulty: Some(34),
        color: Some(Color::BrightMagenta),
        line: at(3154),
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
            M3_INFRAVISION | M3_INFRAVISIBLE | M3_DISPLACES,
            &[0x582_0001, 0x718_0001, 0x700],
        ),
        difficulty: Some(34),
        color: Some(Color::BrightMagenta),
        line: at(3164),
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
        difficulty: Some(26),
        color: Some(Color::BrightBlue),
        line: at(3177),
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
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(3188),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1000_ea02, 0x10_0000, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(3205),
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
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2044_6a02, 0x10_0000, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Red),
        line: at(3213),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_THICK_HIDE
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2064_6a02, 0x10_0000, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(3221),
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
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(3230),
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
        difficulty: Some(10),
        color: Some(Color::BrightBlue),
        line: at(3239),
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
        difficulty: Some(22),
        color: Some(Color::Red),
        line: at(3248),
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
        difficulty: Some(1),
        color: Some(Color::Yellow),
        line: at(3260),
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
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(3268),
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
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(3275),
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
        sound: Some(Sound::Chirp),
        size: Some(Size::Medium),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2202, 0x10_0000, 0x0],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(3282),
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
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(3292),
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
            M2_NOPOLY | M2_SHAPESHIFTER | M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_4001, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(3299),
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
        sound: Some(Sound::Bellow),
        size: Some(Size::Large),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2064_2202, 0x410_0000, 0x0],
        ),
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(3307),
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
        difficulty: Some(12),
        color: Some(Color::Orange),
        line: at(3316),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM_TAIL,
        symbol: Cow::Borrowed("LONG_WORM_TAIL"),
        names: one_name("long worm tail"),
        class: Class::WormTail,
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x1210)),
        traits: mflags(0, M2_NOPOLY, 0, &[0x0, 0x1, 0x0]),
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(3330),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3345),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3353),
        ..BLANK
    },
    Monster {
        id: pm::CAVE_DWELLER,
        symbol: Cow::Borrowed("CAVE_DWELLER"),
        names: Names {
            neuter: Cow::Borrowed("cave dweller"),
            male: Some(Cow::Borrowed("caveman")),
            female: Some(Cow::Borrowed("cavewoman")),
        },
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
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0009, 0x200],
        ),
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3361),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3370),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3378),
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
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            M3_INFRAVISIBLE,
            &[0x4002_0000, 0x4400_0009, 0x200],
        ),
        difficulty: Some(11),
        color: Some(Color::White),
        line: at(3386),
        ..BLANK
    },
    Monster {
        id: pm::CLERIC,
        symbol: Cow::Borrowed("CLERIC"),
        names: Names {
            neuter: Cow::Borrowed("cleric"),
            male: Some(Cow::Borrowed("priest")),
            female: Some(Cow::Borrowed("priestess")),
        },
        class: Class::Human,
        level: 10,
        speed: 12,
        ac: Some(10),
        mr: Some(2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3396),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3405),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3413),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3422),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3430),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3443),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 1, 6), attack(1, AT_MAGC, AD_SPEL, 0, 0)],
        ),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(3452),
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
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0060, 0xc429_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3464),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3473),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3482),
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
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_CLRC, 3, 8),
                attack(2, AT_MAGC, AD_CLRC, 3, 8),
            ],
        ),
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
        difficulty: Some(26),
        color: Some(Color::Magenta),
        line: at(3515),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3524),
        ..BLANK
    },
    Monster {
        id: pm::GRAND_MASTER,
        symbol: Cow::Borrowed("GRAND_MASTER"),
        names: one_name("Grand Master"),
        class: Class::Human,
        level: 25,
        speed: 15,
        mr: Some(90),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_NASTY | M2_STRONG
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x4102_0000, 0x8621_0009, 0x280],
        ),
        difficulty: Some(30),
        line: at(3533),
        ..BLANK
    },
    Monster {
        id: pm::ARCH_PRIEST,
        symbol: Cow::Borrowed("ARCH_PRIEST"),
        names: one_name("Arch Priest"),
        class: Class::Human,
        level: 25,
        speed: 15,
        ac: Some(7),
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
        resists: Some(mresist(MR_FIRE | MR_SLEEP | MR_ELEC | MR_POISON, 0x35)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc421_0009, 0x280],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(3544),
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
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0202, 0xc429_0009, 0x380],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3555),
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
        resists: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_GREEDY
                | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xf421_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3566),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3576),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(22),
        color: Some(Color::White),
        line: at(3584),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc422_0009, 0x280],
        ),
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(3595),
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
                attack(0, AT_WEAP, AD_PHYS, 4, 10),
                attack(1, AT_MAGC, AD_SPEL, 2, 8),
                attack(2, AT_MAGC, AD_SPEL, 2, 8),
            ],
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
        difficulty: Some(25),
        color: Some(Color::Green),
        line: at(3604),
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
            &[0x1100_0001, 0x4710_0101, 0x350],
        ),
        difficulty: Some(23),
        color: Some(Color::Orange),
        line: at(3616),
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
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(3627),
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
                attack(0, AT_BREA, AD_RBRE, 6, 6),
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
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0xff,
            ),
        ),
        traits: mflags(
            M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x3120_2000, 0xb712_0001, 0x350],
        ),
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(3642),
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
            &[0x6002_0000, 0x6f11_2001, 0x350],
        ),
        difficulty: Some(23),
        color: Some(Color::Gray),
        line: at(3669),
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
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x2120_2001, 0xb719_0001, 0x250],
        ),
        difficulty: Some(22),
        color: Some(Color::Red),
        line: at(3679),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x4102_0000, 0xc719_0009, 0x250],
        ),
        difficulty: Some(31),
        color: Some(Color::Magenta),
        line: at(3691),
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
            M2_NOPOLY | M2_DEMON | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4719_0101, 0x350],
        ),
        difficulty: Some(23),
        color: Some(Color::Orange),
        line: at(3702),
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
            M2_NOPOLY | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x3044_2000, 0xc719_0001, 0x50],
        ),
        difficulty: Some(17),
        color: Some(Color::Magenta),
        line: at(3713),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc711_0009, 0x250],
        ),
        difficulty: Some(20),
        color: Some(Color::Magenta),
        line: at(3723),
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
        difficulty: Some(19),
        color: Some(Color::Magenta),
        line: at(3736),
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
            &[0x6002_0000, 0x6f19_2001, 0x350],
        ),
        difficulty: Some(19),
        color: Some(Color::Magenta),
        line: at(3749),
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
        difficulty: Some(20),
        line: at(3759),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3773),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3782),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3791),
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
            &[0x6002_0000, 0x4420_0009, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3813),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3822),
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
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(3831),
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
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(3840),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3849),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3858),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3867),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3876),
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
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(3885),
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
            &[0x6002_0000, 0x4422_0009, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3897),
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
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(3906),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [include/monsters.h:89](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L89).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `killer bee`, [include/monsters.h:96](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L96).
    pub const KILLER_BEE: MonsterId = MonsterId(1);
    /// `soldier ant`, [include/monsters.h:103](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L103).
    pub const SOLDIER_ANT: MonsterId = MonsterId(2);
    /// `fire ant`, [include/monsters.h:111](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L111).
    pub const FIRE_ANT: MonsterId = MonsterId(3);
    /// `giant beetle`, [include/monsters.h:119](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L119).
    pub const GIANT_BEETLE: MonsterId = MonsterId(4);
    /// `queen bee`, [include/monsters.h:126](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L126).
    pub const QUEEN_BEE: MonsterId = MonsterId(5);
    /// `acid blob`, [include/monsters.h:137](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L137).
    pub const ACID_BLOB: MonsterId = MonsterId(6);
    /// `quivering blob`, [include/monsters.h:147](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L147).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(7);
    /// `gelatinous cube`, [include/monsters.h:155](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L155).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(8);
    /// `chickatrice`, [include/monsters.h:170](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L170).
    pub const CHICKATRICE: MonsterId = MonsterId(9);
    /// `cockatrice`, [include/monsters.h:178](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L178).
    pub const COCKATRICE: MonsterId = MonsterId(10);
    /// `pyrolisk`, [include/monsters.h:187](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L187).
    pub const PYROLISK: MonsterId = MonsterId(11);
    /// `jackal`, [include/monsters.h:199](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L199).
    pub const JACKAL: MonsterId = MonsterId(12);
    /// `fox`, [include/monsters.h:206](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L206).
    pub const FOX: MonsterId = MonsterId(13);
    /// `coyote`, [include/monsters.h:213](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L213).
    pub const COYOTE: MonsterId = MonsterId(14);
    /// `werejackal`, [include/monsters.h:220](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L220).
    pub const WEREJACKAL: MonsterId = MonsterId(15);
    /// `little dog`, [include/monsters.h:228](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L228).
    pub const LITTLE_DOG: MonsterId = MonsterId(16);
    /// `dingo`, [include/monsters.h:235](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L235).
    pub const DINGO: MonsterId = MonsterId(17);
    /// `dog`, [include/monsters.h:242](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L242).
    pub const DOG: MonsterId = MonsterId(18);
    /// `large dog`, [include/monsters.h:249](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L249).
    pub const LARGE_DOG: MonsterId = MonsterId(19);
    /// `wolf`, [include/monsters.h:257](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L257).
    pub const WOLF: MonsterId = MonsterId(20);
    /// `werewolf`, [include/monsters.h:267](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L267).
    pub const WEREWOLF: MonsterId = MonsterId(21);
    /// `winter wolf cub`, [include/monsters.h:275](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L275).
    pub const WINTER_WOLF_CUB: MonsterId = MonsterId(22);
    /// `warg`, [include/monsters.h:283](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L283).
    pub const WARG: MonsterId = MonsterId(23);
    /// `winter wolf`, [include/monsters.h:290](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L290).
    pub const WINTER_WOLF: MonsterId = MonsterId(24);
    /// `hell hound pup`, [include/monsters.h:297](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L297).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(25);
    /// `hell hound`, [include/monsters.h:304](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L304).
    pub const HELL_HOUND: MonsterId = MonsterId(26);
    /// `gas spore`, [include/monsters.h:325](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L325).
    pub const GAS_SPORE: MonsterId = MonsterId(27);
    /// `floating eye`, [include/monsters.h:333](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L333).
    pub const FLOATING_EYE: MonsterId = MonsterId(28);
    /// `freezing sphere`, [include/monsters.h:341](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L341).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(29);
    /// `flaming sphere`, [include/monsters.h:350](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L350).
    pub const FLAMING_SPHERE: MonsterId = MonsterId(30);
    /// `shocking sphere`, [include/monsters.h:358](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L358).
    pub const SHOCKING_SPHERE: MonsterId = MonsterId(31);
    /// `kitten`, [include/monsters.h:381](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L381).
    pub const KITTEN: MonsterId = MonsterId(32);
    /// `housecat`, [include/monsters.h:389](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L389).
    pub const HOUSECAT: MonsterId = MonsterId(33);
    /// `jaguar`, [include/monsters.h:397](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L397).
    pub const JAGUAR: MonsterId = MonsterId(34);
    /// `lynx`, [include/monsters.h:405](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L405).
    pub const LYNX: MonsterId = MonsterId(35);
    /// `panther`, [include/monsters.h:413](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L413).
    pub const PANTHER: MonsterId = MonsterId(36);
    /// `large cat`, [include/monsters.h:421](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L421).
    pub const LARGE_CAT: MonsterId = MonsterId(37);
    /// `tiger`, [include/monsters.h:429](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L429).
    pub const TIGER: MonsterId = MonsterId(38);
    /// `displacer beast`, [include/monsters.h:437](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L437).
    pub const DISPLACER_BEAST: MonsterId = MonsterId(39);
    /// `gremlin`, [include/monsters.h:448](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L448).
    pub const GREMLIN: MonsterId = MonsterId(40);
    /// `gargoyle`, [include/monsters.h:458](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L458).
    pub const GARGOYLE: MonsterId = MonsterId(41);
    /// `winged gargoyle`, [include/monsters.h:466](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L466).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(42);
    /// `hobbit`, [include/monsters.h:477](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L477).
    pub const HOBBIT: MonsterId = MonsterId(43);
    /// `dwarf`, [include/monsters.h:485](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L485).
    pub const DWARF: MonsterId = MonsterId(44);
    /// `bugbear`, [include/monsters.h:494](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L494).
    pub const BUGBEAR: MonsterId = MonsterId(45);
    /// `dwarf leader`, [include/monsters.h:502](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L502).
    pub const DWARF_LEADER: MonsterId = MonsterId(46);
    /// `dwarf ruler`, [include/monsters.h:511](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L511).
    pub const DWARF_RULER: MonsterId = MonsterId(47);
    /// `mind flayer`, [include/monsters.h:521](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L521).
    pub const MIND_FLAYER: MonsterId = MonsterId(48);
    /// `master mind flayer`, [include/monsters.h:531](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L531).
    pub const MASTER_MIND_FLAYER: MonsterId = MonsterId(49);
    /// `manes`, [include/monsters.h:544](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L544).
    pub const MANES: MonsterId = MonsterId(50);
    /// `homunculus`, [include/monsters.h:551](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L551).
    pub const HOMUNCULUS: MonsterId = MonsterId(51);
    /// `imp`, [include/monsters.h:559](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L559).
    pub const IMP: MonsterId = MonsterId(52);
    /// `lemure`, [include/monsters.h:566](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L566).
    pub const LEMURE: MonsterId = MonsterId(53);
    /// `quasit`, [include/monsters.h:574](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L574).
    pub const QUASIT: MonsterId = MonsterId(54);
    /// `tengu`, [include/monsters.h:581](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L581).
    pub const TENGU: MonsterId = MonsterId(55);
    /// `blue jelly`, [include/monsters.h:591](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L591).
    pub const BLUE_JELLY: MonsterId = MonsterId(56);
    /// `spotted jelly`, [include/monsters.h:601](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L601).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(57);
    /// `ochre jelly`, [include/monsters.h:611](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L611).
    pub const OCHRE_JELLY: MonsterId = MonsterId(58);
    /// `kobold`, [include/monsters.h:624](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L624).
    pub const KOBOLD: MonsterId = MonsterId(59);
    /// `large kobold`, [include/monsters.h:632](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L632).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(60);
    /// `kobold leader`, [include/monsters.h:640](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L640).
    pub const KOBOLD_LEADER: MonsterId = MonsterId(61);
    /// `kobold shaman`, [include/monsters.h:649](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L649).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(62);
    /// `leprechaun`, [include/monsters.h:660](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L660).
    pub const LEPRECHAUN: MonsterId = MonsterId(63);
    /// `small mimic`, [include/monsters.h:670](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L670).
    pub const SMALL_MIMIC: MonsterId = MonsterId(64);
    /// `large mimic`, [include/monsters.h:679](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L679).
    pub const LARGE_MIMIC: MonsterId = MonsterId(65);
    /// `giant mimic`, [include/monsters.h:689](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L689).
    pub const GIANT_MIMIC: MonsterId = MonsterId(66);
    /// `wood nymph`, [include/monsters.h:702](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L702).
    pub const WOOD_NYMPH: MonsterId = MonsterId(67);
    /// `water nymph`, [include/monsters.h:709](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L709).
    pub const WATER_NYMPH: MonsterId = MonsterId(68);
    /// `mountain nymph`, [include/monsters.h:717](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L717).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(69);
    /// `goblin`, [include/monsters.h:727](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L727).
    pub const GOBLIN: MonsterId = MonsterId(70);
    /// `hobgoblin`, [include/monsters.h:734](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L734).
    pub const HOBGOBLIN: MonsterId = MonsterId(71);
    /// `orc`, [include/monsters.h:743](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L743).
    pub const ORC: MonsterId = MonsterId(72);
    /// `hill orc`, [include/monsters.h:752](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L752).
    pub const HILL_ORC: MonsterId = MonsterId(73);
    /// `Mordor orc`, [include/monsters.h:761](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L761).
    pub const MORDOR_ORC: MonsterId = MonsterId(74);
    /// `Uruk-hai`, [include/monsters.h:770](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L770).
    pub const URUK_HAI: MonsterId = MonsterId(75);
    /// `orc shaman`, [include/monsters.h:779](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L779).
    pub const ORC_SHAMAN: MonsterId = MonsterId(76);
    /// `orc-captain`, [include/monsters.h:788](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L788).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(77);
    /// `rock piercer`, [include/monsters.h:800](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L800).
    pub const ROCK_PIERCER: MonsterId = MonsterId(78);
    /// `iron piercer`, [include/monsters.h:809](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L809).
    pub const IRON_PIERCER: MonsterId = MonsterId(79);
    /// `glass piercer`, [include/monsters.h:818](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L818).
    pub const GLASS_PIERCER: MonsterId = MonsterId(80);
    /// `rothe`, [include/monsters.h:831](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L831).
    pub const ROTHE: MonsterId = MonsterId(81);
    /// `mumak`, [include/monsters.h:838](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L838).
    pub const MUMAK: MonsterId = MonsterId(82);
    /// `leocrotta`, [include/monsters.h:846](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L846).
    pub const LEOCROTTA: MonsterId = MonsterId(83);
    /// `wumpus`, [include/monsters.h:854](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L854).
    pub const WUMPUS: MonsterId = MonsterId(84);
    /// `titanothere`, [include/monsters.h:862](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L862).
    pub const TITANOTHERE: MonsterId = MonsterId(85);
    /// `baluchitherium`, [include/monsters.h:870](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L870).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(86);
    /// `mastodon`, [include/monsters.h:878](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L878).
    pub const MASTODON: MonsterId = MonsterId(87);
    /// `sewer rat`, [include/monsters.h:889](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L889).
    pub const SEWER_RAT: MonsterId = MonsterId(88);
    /// `giant rat`, [include/monsters.h:896](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L896).
    pub const GIANT_RAT: MonsterId = MonsterId(89);
    /// `rabid rat`, [include/monsters.h:903](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L903).
    pub const RABID_RAT: MonsterId = MonsterId(90);
    /// `wererat`, [include/monsters.h:911](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L911).
    pub const WERERAT: MonsterId = MonsterId(91);
    /// `rock mole`, [include/monsters.h:919](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L919).
    pub const ROCK_MOLE: MonsterId = MonsterId(92);
    /// `woodchuck`, [include/monsters.h:927](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L927).
    pub const WOODCHUCK: MonsterId = MonsterId(93);
    /// `cave spider`, [include/monsters.h:940](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L940).
    pub const CAVE_SPIDER: MonsterId = MonsterId(94);
    /// `centipede`, [include/monsters.h:948](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L948).
    pub const CENTIPEDE: MonsterId = MonsterId(95);
    /// `giant spider`, [include/monsters.h:956](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L956).
    pub const GIANT_SPIDER: MonsterId = MonsterId(96);
    /// `scorpion`, [include/monsters.h:964](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L964).
    pub const SCORPION: MonsterId = MonsterId(97);
    /// `lurker above`, [include/monsters.h:981](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L981).
    pub const LURKER_ABOVE: MonsterId = MonsterId(98);
    /// `trapper`, [include/monsters.h:990](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L990).
    pub const TRAPPER: MonsterId = MonsterId(99);
    /// `pony`, [include/monsters.h:1002](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1002).
    pub const PONY: MonsterId = MonsterId(100);
    /// `white unicorn`, [include/monsters.h:1010](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1010).
    pub const WHITE_UNICORN: MonsterId = MonsterId(101);
    /// `gray unicorn`, [include/monsters.h:1018](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1018).
    pub const GRAY_UNICORN: MonsterId = MonsterId(102);
    /// `black unicorn`, [include/monsters.h:1026](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1026).
    pub const BLACK_UNICORN: MonsterId = MonsterId(103);
    /// `horse`, [include/monsters.h:1034](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1034).
    pub const HORSE: MonsterId = MonsterId(104);
    /// `warhorse`, [include/monsters.h:1042](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1042).
    pub const WARHORSE: MonsterId = MonsterId(105);
    /// `fog cloud`, [include/monsters.h:1053](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1053).
    pub const FOG_CLOUD: MonsterId = MonsterId(106);
    /// `dust vortex`, [include/monsters.h:1062](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1062).
    pub const DUST_VORTEX: MonsterId = MonsterId(107);
    /// `ice vortex`, [include/monsters.h:1071](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1071).
    pub const ICE_VORTEX: MonsterId = MonsterId(108);
    /// `energy vortex`, [include/monsters.h:1081](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1081).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(109);
    /// `steam vortex`, [include/monsters.h:1091](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1091).
    pub const STEAM_VORTEX: MonsterId = MonsterId(110);
    /// `fire vortex`, [include/monsters.h:1101](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1101).
    pub const FIRE_VORTEX: MonsterId = MonsterId(111);
    /// `baby long worm`, [include/monsters.h:1114](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1114).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(112);
    /// `baby purple worm`, [include/monsters.h:1122](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1122).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(113);
    /// `long worm`, [include/monsters.h:1129](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1129).
    pub const LONG_WORM: MonsterId = MonsterId(114);
    /// `purple worm`, [include/monsters.h:1138](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1138).
    pub const PURPLE_WORM: MonsterId = MonsterId(115);
    /// `grid bug`, [include/monsters.h:1149](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1149).
    pub const GRID_BUG: MonsterId = MonsterId(116);
    /// `xan`, [include/monsters.h:1157](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1157).
    pub const XAN: MonsterId = MonsterId(117);
    /// `yellow light`, [include/monsters.h:1169](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1169).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(118);
    /// `black light`, [include/monsters.h:1181](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1181).
    pub const BLACK_LIGHT: MonsterId = MonsterId(119);
    /// `zruty`, [include/monsters.h:1195](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1195).
    pub const ZRUTY: MonsterId = MonsterId(120);
    /// `couatl`, [include/monsters.h:1206](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1206).
    pub const COUATL: MonsterId = MonsterId(121);
    /// `Aleax`, [include/monsters.h:1215](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1215).
    pub const ALEAX: MonsterId = MonsterId(122);
    /// `Angel`, [include/monsters.h:1229](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1229).
    pub const ANGEL: MonsterId = MonsterId(123);
    /// `ki-rin`, [include/monsters.h:1244](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1244).
    pub const KI_RIN: MonsterId = MonsterId(124);
    /// `Archon`, [include/monsters.h:1254](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1254).
    pub const ARCHON: MonsterId = MonsterId(125);
    /// `bat`, [include/monsters.h:1269](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1269).
    pub const BAT: MonsterId = MonsterId(126);
    /// `giant bat`, [include/monsters.h:1276](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1276).
    pub const GIANT_BAT: MonsterId = MonsterId(127);
    /// `raven`, [include/monsters.h:1284](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1284).
    pub const RAVEN: MonsterId = MonsterId(128);
    /// `vampire bat`, [include/monsters.h:1291](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1291).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(129);
    /// `plains centaur`, [include/monsters.h:1301](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1301).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(130);
    /// `forest centaur`, [include/monsters.h:1308](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1308).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(131);
    /// `mountain centaur`, [include/monsters.h:1316](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1316).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(132);
    /// `baby gray dragon`, [include/monsters.h:1341](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1341).
    pub const BABY_GRAY_DRAGON: MonsterId = MonsterId(133);
    /// `baby gold dragon`, [include/monsters.h:1349](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1349).
    pub const BABY_GOLD_DRAGON: MonsterId = MonsterId(134);
    /// `baby silver dragon`, [include/monsters.h:1357](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1357).
    pub const BABY_SILVER_DRAGON: MonsterId = MonsterId(135);
    /// `baby red dragon`, [include/monsters.h:1376](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1376).
    pub const BABY_RED_DRAGON: MonsterId = MonsterId(136);
    /// `baby white dragon`, [include/monsters.h:1384](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1384).
    pub const BABY_WHITE_DRAGON: MonsterId = MonsterId(137);
    /// `baby orange dragon`, [include/monsters.h:1392](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1392).
    pub const BABY_ORANGE_DRAGON: MonsterId = MonsterId(138);
    /// `baby black dragon`, [include/monsters.h:1400](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1400).
    pub const BABY_BLACK_DRAGON: MonsterId = MonsterId(139);
    /// `baby blue dragon`, [include/monsters.h:1408](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1408).
    pub const BABY_BLUE_DRAGON: MonsterId = MonsterId(140);
    /// `baby green dragon`, [include/monsters.h:1416](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1416).
    pub const BABY_GREEN_DRAGON: MonsterId = MonsterId(141);
    /// `baby yellow dragon`, [include/monsters.h:1424](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1424).
    pub const BABY_YELLOW_DRAGON: MonsterId = MonsterId(142);
    /// `gray dragon`, [include/monsters.h:1432](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1432).
    pub const GRAY_DRAGON: MonsterId = MonsterId(143);
    /// `gold dragon`, [include/monsters.h:1444](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1444).
    pub const GOLD_DRAGON: MonsterId = MonsterId(144);
    /// `silver dragon`, [include/monsters.h:1455](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1455).
    pub const SILVER_DRAGON: MonsterId = MonsterId(145);
    /// `red dragon`, [include/monsters.h:1484](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1484).
    pub const RED_DRAGON: MonsterId = MonsterId(146);
    /// `white dragon`, [include/monsters.h:1495](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1495).
    pub const WHITE_DRAGON: MonsterId = MonsterId(147);
    /// `orange dragon`, [include/monsters.h:1506](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1506).
    pub const ORANGE_DRAGON: MonsterId = MonsterId(148);
    /// `black dragon`, [include/monsters.h:1518](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1518).
    pub const BLACK_DRAGON: MonsterId = MonsterId(149);
    /// `blue dragon`, [include/monsters.h:1529](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1529).
    pub const BLUE_DRAGON: MonsterId = MonsterId(150);
    /// `green dragon`, [include/monsters.h:1540](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1540).
    pub const GREEN_DRAGON: MonsterId = MonsterId(151);
    /// `yellow dragon`, [include/monsters.h:1551](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1551).
    pub const YELLOW_DRAGON: MonsterId = MonsterId(152);
    /// `stalker`, [include/monsters.h:1566](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1566).
    pub const STALKER: MonsterId = MonsterId(153);
    /// `air elemental`, [include/monsters.h:1574](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1574).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(154);
    /// `fire elemental`, [include/monsters.h:1583](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1583).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(155);
    /// `earth elemental`, [include/monsters.h:1592](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1592).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(156);
    /// `water elemental`, [include/monsters.h:1602](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1602).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(157);
    /// `lichen`, [include/monsters.h:1614](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1614).
    pub const LICHEN: MonsterId = MonsterId(158);
    /// `brown mold`, [include/monsters.h:1623](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1623).
    pub const BROWN_MOLD: MonsterId = MonsterId(159);
    /// `yellow mold`, [include/monsters.h:1632](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1632).
    pub const YELLOW_MOLD: MonsterId = MonsterId(160);
    /// `green mold`, [include/monsters.h:1641](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1641).
    pub const GREEN_MOLD: MonsterId = MonsterId(161);
    /// `red mold`, [include/monsters.h:1651](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1651).
    pub const RED_MOLD: MonsterId = MonsterId(162);
    /// `shrieker`, [include/monsters.h:1660](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1660).
    pub const SHRIEKER: MonsterId = MonsterId(163);
    /// `violet fungus`, [include/monsters.h:1668](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1668).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(164);
    /// `gnome`, [include/monsters.h:1681](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1681).
    pub const GNOME: MonsterId = MonsterId(165);
    /// `gnome leader`, [include/monsters.h:1688](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1688).
    pub const GNOME_LEADER: MonsterId = MonsterId(166);
    /// `gnomish wizard`, [include/monsters.h:1695](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1695).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(167);
    /// `gnome ruler`, [include/monsters.h:1702](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1702).
    pub const GNOME_RULER: MonsterId = MonsterId(168);
    /// `giant`, [include/monsters.h:1714](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1714).
    pub const GIANT: MonsterId = MonsterId(169);
    /// `stone giant`, [include/monsters.h:1722](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1722).
    pub const STONE_GIANT: MonsterId = MonsterId(170);
    /// `hill giant`, [include/monsters.h:1731](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1731).
    pub const HILL_GIANT: MonsterId = MonsterId(171);
    /// `fire giant`, [include/monsters.h:1740](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1740).
    pub const FIRE_GIANT: MonsterId = MonsterId(172);
    /// `frost giant`, [include/monsters.h:1749](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1749).
    pub const FROST_GIANT: MonsterId = MonsterId(173);
    /// `ettin`, [include/monsters.h:1759](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1759).
    pub const ETTIN: MonsterId = MonsterId(174);
    /// `storm giant`, [include/monsters.h:1768](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1768).
    pub const STORM_GIANT: MonsterId = MonsterId(175);
    /// `titan`, [include/monsters.h:1777](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1777).
    pub const TITAN: MonsterId = MonsterId(176);
    /// `minotaur`, [include/monsters.h:1786](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1786).
    pub const MINOTAUR: MonsterId = MonsterId(177);
    /// `jabberwock`, [include/monsters.h:1806](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1806).
    pub const JABBERWOCK: MonsterId = MonsterId(178);
    /// `Keystone Kop`, [include/monsters.h:1829](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1829).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(179);
    /// `Kop Sergeant`, [include/monsters.h:1837](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1837).
    pub const KOP_SERGEANT: MonsterId = MonsterId(180);
    /// `Kop Lieutenant`, [include/monsters.h:1845](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1845).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(181);
    /// `Kop Kaptain`, [include/monsters.h:1853](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1853).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(182);
    /// `lich`, [include/monsters.h:1864](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1864).
    pub const LICH: MonsterId = MonsterId(183);
    /// `demilich`, [include/monsters.h:1872](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1872).
    pub const DEMILICH: MonsterId = MonsterId(184);
    /// `master lich`, [include/monsters.h:1880](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1880).
    pub const MASTER_LICH: MonsterId = MonsterId(185);
    /// `arch-lich`, [include/monsters.h:1889](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1889).
    pub const ARCH_LICH: MonsterId = MonsterId(186);
    /// `kobold mummy`, [include/monsters.h:1901](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1901).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(187);
    /// `gnome mummy`, [include/monsters.h:1909](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1909).
    pub const GNOME_MUMMY: MonsterId = MonsterId(188);
    /// `orc mummy`, [include/monsters.h:1917](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1917).
    pub const ORC_MUMMY: MonsterId = MonsterId(189);
    /// `dwarf mummy`, [include/monsters.h:1926](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1926).
    pub const DWARF_MUMMY: MonsterId = MonsterId(190);
    /// `elf mummy`, [include/monsters.h:1935](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1935).
    pub const ELF_MUMMY: MonsterId = MonsterId(191);
    /// `human mummy`, [include/monsters.h:1943](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1943).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(192);
    /// `ettin mummy`, [include/monsters.h:1952](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1952).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(193);
    /// `giant mummy`, [include/monsters.h:1960](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1960).
    pub const GIANT_MUMMY: MonsterId = MonsterId(194);
    /// `red naga hatchling`, [include/monsters.h:1972](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1972).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(195);
    /// `black naga hatchling`, [include/monsters.h:1980](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1980).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(196);
    /// `golden naga hatchling`, [include/monsters.h:1990](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1990).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(197);
    /// `guardian naga hatchling`, [include/monsters.h:1998](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L1998).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(198);
    /// `red naga`, [include/monsters.h:2006](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2006).
    pub const RED_NAGA: MonsterId = MonsterId(199);
    /// `black naga`, [include/monsters.h:2015](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2015).
    pub const BLACK_NAGA: MonsterId = MonsterId(200);
    /// `golden naga`, [include/monsters.h:2025](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2025).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(201);
    /// `guardian naga`, [include/monsters.h:2039](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2039).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(202);
    /// `ogre`, [include/monsters.h:2052](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2052).
    pub const OGRE: MonsterId = MonsterId(203);
    /// `ogre leader`, [include/monsters.h:2060](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2060).
    pub const OGRE_LEADER: MonsterId = MonsterId(204);
    /// `ogre tyrant`, [include/monsters.h:2068](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2068).
    pub const OGRE_TYRANT: MonsterId = MonsterId(205);
    /// `gray ooze`, [include/monsters.h:2081](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2081).
    pub const GRAY_OOZE: MonsterId = MonsterId(206);
    /// `brown pudding`, [include/monsters.h:2092](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2092).
    pub const BROWN_PUDDING: MonsterId = MonsterId(207);
    /// `green slime`, [include/monsters.h:2103](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2103).
    pub const GREEN_SLIME: MonsterId = MonsterId(208);
    /// `black pudding`, [include/monsters.h:2113](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2113).
    pub const BLACK_PUDDING: MonsterId = MonsterId(209);
    /// `quantum mechanic`, [include/monsters.h:2127](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2127).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(210);
    /// `genetic engineer`, [include/monsters.h:2136](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2136).
    pub const GENETIC_ENGINEER: MonsterId = MonsterId(211);
    /// `rust monster`, [include/monsters.h:2147](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2147).
    pub const RUST_MONSTER: MonsterId = MonsterId(212);
    /// `disenchanter`, [include/monsters.h:2155](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2155).
    pub const DISENCHANTER: MonsterId = MonsterId(213);
    /// `garter snake`, [include/monsters.h:2167](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2167).
    pub const GARTER_SNAKE: MonsterId = MonsterId(214);
    /// `snake`, [include/monsters.h:2176](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2176).
    pub const SNAKE: MonsterId = MonsterId(215);
    /// `water moccasin`, [include/monsters.h:2185](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2185).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(216);
    /// `python`, [include/monsters.h:2194](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2194).
    pub const PYTHON: MonsterId = MonsterId(217);
    /// `pit viper`, [include/monsters.h:2204](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2204).
    pub const PIT_VIPER: MonsterId = MonsterId(218);
    /// `cobra`, [include/monsters.h:2213](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2213).
    pub const COBRA: MonsterId = MonsterId(219);
    /// `troll`, [include/monsters.h:2225](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2225).
    pub const TROLL: MonsterId = MonsterId(220);
    /// `ice troll`, [include/monsters.h:2233](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2233).
    pub const ICE_TROLL: MonsterId = MonsterId(221);
    /// `rock troll`, [include/monsters.h:2241](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2241).
    pub const ROCK_TROLL: MonsterId = MonsterId(222);
    /// `water troll`, [include/monsters.h:2250](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2250).
    pub const WATER_TROLL: MonsterId = MonsterId(223);
    /// `Olog-hai`, [include/monsters.h:2258](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2258).
    pub const OLOG_HAI: MonsterId = MonsterId(224);
    /// `umber hulk`, [include/monsters.h:2270](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2270).
    pub const UMBER_HULK: MonsterId = MonsterId(225);
    /// `vampire`, [include/monsters.h:2281](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2281).
    pub const VAMPIRE: MonsterId = MonsterId(226);
    /// `vampire leader`, [include/monsters.h:2291](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2291).
    pub const VAMPIRE_LEADER: MonsterId = MonsterId(227);
    /// `Vlad the Impaler`, [include/monsters.h:2313](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2313).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(228);
    /// `barrow wight`, [include/monsters.h:2326](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2326).
    pub const BARROW_WIGHT: MonsterId = MonsterId(229);
    /// `wraith`, [include/monsters.h:2336](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2336).
    pub const WRAITH: MonsterId = MonsterId(230);
    /// `Nazgul`, [include/monsters.h:2345](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2345).
    pub const NAZGUL: MonsterId = MonsterId(231);
    /// `xorn`, [include/monsters.h:2357](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2357).
    pub const XORN: MonsterId = MonsterId(232);
    /// `monkey`, [include/monsters.h:2372](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2372).
    pub const MONKEY: MonsterId = MonsterId(233);
    /// `ape`, [include/monsters.h:2379](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2379).
    pub const APE: MonsterId = MonsterId(234);
    /// `owlbear`, [include/monsters.h:2386](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2386).
    pub const OWLBEAR: MonsterId = MonsterId(235);
    /// `yeti`, [include/monsters.h:2394](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2394).
    pub const YETI: MonsterId = MonsterId(236);
    /// `carnivorous ape`, [include/monsters.h:2402](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2402).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(237);
    /// `sasquatch`, [include/monsters.h:2410](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2410).
    pub const SASQUATCH: MonsterId = MonsterId(238);
    /// `kobold zombie`, [include/monsters.h:2421](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2421).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(239);
    /// `gnome zombie`, [include/monsters.h:2429](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2429).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(240);
    /// `orc zombie`, [include/monsters.h:2437](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2437).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(241);
    /// `dwarf zombie`, [include/monsters.h:2445](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2445).
    pub const DWARF_ZOMBIE: MonsterId = MonsterId(242);
    /// `elf zombie`, [include/monsters.h:2453](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2453).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(243);
    /// `human zombie`, [include/monsters.h:2461](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2461).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(244);
    /// `ettin zombie`, [include/monsters.h:2470](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2470).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(245);
    /// `ghoul`, [include/monsters.h:2478](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2478).
    pub const GHOUL: MonsterId = MonsterId(246);
    /// `giant zombie`, [include/monsters.h:2486](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2486).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(247);
    /// `skeleton`, [include/monsters.h:2495](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2495).
    pub const SKELETON: MonsterId = MonsterId(248);
    /// `straw golem`, [include/monsters.h:2509](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2509).
    pub const STRAW_GOLEM: MonsterId = MonsterId(249);
    /// `paper golem`, [include/monsters.h:2516](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2516).
    pub const PAPER_GOLEM: MonsterId = MonsterId(250);
    /// `rope golem`, [include/monsters.h:2523](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2523).
    pub const ROPE_GOLEM: MonsterId = MonsterId(251);
    /// `gold golem`, [include/monsters.h:2530](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2530).
    pub const GOLD_GOLEM: MonsterId = MonsterId(252);
    /// `leather golem`, [include/monsters.h:2538](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2538).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(253);
    /// `wood golem`, [include/monsters.h:2545](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2545).
    pub const WOOD_GOLEM: MonsterId = MonsterId(254);
    /// `flesh golem`, [include/monsters.h:2553](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2553).
    pub const FLESH_GOLEM: MonsterId = MonsterId(255);
    /// `clay golem`, [include/monsters.h:2562](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2562).
    pub const CLAY_GOLEM: MonsterId = MonsterId(256);
    /// `stone golem`, [include/monsters.h:2570](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2570).
    pub const STONE_GOLEM: MonsterId = MonsterId(257);
    /// `glass golem`, [include/monsters.h:2578](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2578).
    pub const GLASS_GOLEM: MonsterId = MonsterId(258);
    /// `iron golem`, [include/monsters.h:2586](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2586).
    pub const IRON_GOLEM: MonsterId = MonsterId(259);
    /// `human`, [include/monsters.h:2600](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2600).
    pub const HUMAN: MonsterId = MonsterId(260);
    /// `wererat`, [include/monsters.h:2609](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2609).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(261);
    /// `werejackal`, [include/monsters.h:2618](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2618).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(262);
    /// `werewolf`, [include/monsters.h:2627](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2627).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(263);
    /// `elf`, [include/monsters.h:2637](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2637).
    pub const ELF: MonsterId = MonsterId(264);
    /// `Woodland-elf`, [include/monsters.h:2646](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2646).
    pub const WOODLAND_ELF: MonsterId = MonsterId(265);
    /// `Green-elf`, [include/monsters.h:2654](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2654).
    pub const GREEN_ELF: MonsterId = MonsterId(266);
    /// `Grey-elf`, [include/monsters.h:2662](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2662).
    pub const GREY_ELF: MonsterId = MonsterId(267);
    /// `elf-noble`, [include/monsters.h:2670](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2670).
    pub const ELF_NOBLE: MonsterId = MonsterId(268);
    /// `elven monarch`, [include/monsters.h:2679](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2679).
    pub const ELVEN_MONARCH: MonsterId = MonsterId(269);
    /// `doppelganger`, [include/monsters.h:2688](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2688).
    pub const DOPPELGANGER: MonsterId = MonsterId(270);
    /// `shopkeeper`, [include/monsters.h:2707](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2707).
    pub const SHOPKEEPER: MonsterId = MonsterId(271);
    /// `guard`, [include/monsters.h:2718](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2718).
    pub const GUARD: MonsterId = MonsterId(272);
    /// `prisoner`, [include/monsters.h:2728](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2728).
    pub const PRISONER: MonsterId = MonsterId(273);
    /// `Oracle`, [include/monsters.h:2738](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2738).
    pub const ORACLE: MonsterId = MonsterId(274);
    /// `aligned cleric`, [include/monsters.h:2749](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2749).
    pub const ALIGNED_CLERIC: MonsterId = MonsterId(275);
    /// `high cleric`, [include/monsters.h:2760](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2760).
    pub const HIGH_CLERIC: MonsterId = MonsterId(276);
    /// `soldier`, [include/monsters.h:2772](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2772).
    pub const SOLDIER: MonsterId = MonsterId(277);
    /// `sergeant`, [include/monsters.h:2781](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2781).
    pub const SERGEANT: MonsterId = MonsterId(278);
    /// `nurse`, [include/monsters.h:2790](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2790).
    pub const NURSE: MonsterId = MonsterId(279);
    /// `lieutenant`, [include/monsters.h:2798](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2798).
    pub const LIEUTENANT: MonsterId = MonsterId(280);
    /// `captain`, [include/monsters.h:2807](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2807).
    pub const CAPTAIN: MonsterId = MonsterId(281);
    /// `watchman`, [include/monsters.h:2816](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2816).
    pub const WATCHMAN: MonsterId = MonsterId(282);
    /// `watch captain`, [include/monsters.h:2825](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2825).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(283);
    /// `Medusa`, [include/monsters.h:2836](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2836).
    pub const MEDUSA: MonsterId = MonsterId(284);
    /// `Wizard of Yendor`, [include/monsters.h:2847](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2847).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(285);
    /// `Croesus`, [include/monsters.h:2859](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2859).
    pub const CROESUS: MonsterId = MonsterId(286);
    /// `ghost`, [include/monsters.h:2888](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2888).
    pub const GHOST: MonsterId = MonsterId(287);
    /// `shade`, [include/monsters.h:2897](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2897).
    pub const SHADE: MonsterId = MonsterId(288);
    /// `water demon`, [include/monsters.h:2911](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2911).
    pub const WATER_DEMON: MonsterId = MonsterId(289);
    /// `amorous demon`, [include/monsters.h:2931](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2931).
    pub const AMOROUS_DEMON: MonsterId = MonsterId(290);
    /// `horned devil`, [include/monsters.h:2939](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2939).
    pub const HORNED_DEVIL: MonsterId = MonsterId(291);
    /// `erinys`, [include/monsters.h:2950](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2950).
    pub const ERINYS: MonsterId = MonsterId(292);
    /// `barbed devil`, [include/monsters.h:2962](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2962).
    pub const BARBED_DEVIL: MonsterId = MonsterId(293);
    /// `marilith`, [include/monsters.h:2970](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2970).
    pub const MARILITH: MonsterId = MonsterId(294);
    /// `vrock`, [include/monsters.h:2980](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2980).
    pub const VROCK: MonsterId = MonsterId(295);
    /// `hezrou`, [include/monsters.h:2989](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2989).
    pub const HEZROU: MonsterId = MonsterId(296);
    /// `bone devil`, [include/monsters.h:2997](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L2997).
    pub const BONE_DEVIL: MonsterId = MonsterId(297);
    /// `ice devil`, [include/monsters.h:3005](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3005).
    pub const ICE_DEVIL: MonsterId = MonsterId(298);
    /// `nalfeshnee`, [include/monsters.h:3015](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3015).
    pub const NALFESHNEE: MonsterId = MonsterId(299);
    /// `pit fiend`, [include/monsters.h:3024](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3024).
    pub const PIT_FIEND: MonsterId = MonsterId(300);
    /// `sandestin`, [include/monsters.h:3035](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3035).
    pub const SANDESTIN: MonsterId = MonsterId(301);
    /// `balrog`, [include/monsters.h:3043](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3043).
    pub const BALROG: MonsterId = MonsterId(302);
    /// `Juiblex`, [include/monsters.h:3055](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3055).
    pub const JUIBLEX: MonsterId = MonsterId(303);
    /// `Yeenoghu`, [include/monsters.h:3067](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3067).
    pub const YEENOGHU: MonsterId = MonsterId(304);
    /// `Orcus`, [include/monsters.h:3078](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3078).
    pub const ORCUS: MonsterId = MonsterId(305);
    /// `Geryon`, [include/monsters.h:3090](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3090).
    pub const GERYON: MonsterId = MonsterId(306);
    /// `Dispater`, [include/monsters.h:3100](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3100).
    pub const DISPATER: MonsterId = MonsterId(307);
    /// `Baalzebub`, [include/monsters.h:3110](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3110).
    pub const BAALZEBUB: MonsterId = MonsterId(308);
    /// `Asmodeus`, [include/monsters.h:3120](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3120).
    pub const ASMODEUS: MonsterId = MonsterId(309);
    /// `Demogorgon`, [include/monsters.h:3130](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3130).
    pub const DEMOGORGON: MonsterId = MonsterId(310);
    /// `Death`, [include/monsters.h:3144](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3144).
    pub const DEATH: MonsterId = MonsterId(311);
    /// `Pestilence`, [include/monsters.h:3154](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3154).
    pub const PESTILENCE: MonsterId = MonsterId(312);
    /// `Famine`, [include/monsters.h:3164](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3164).
    pub const FAMINE: MonsterId = MonsterId(313);
    /// `mail daemon`, [include/monsters.h:3177](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3177).
    pub const MAIL_DAEMON: MonsterId = MonsterId(314);
    /// `djinni`, [include/monsters.h:3188](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3188).
    pub const DJINNI: MonsterId = MonsterId(315);
    /// `jellyfish`, [include/monsters.h:3205](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3205).
    pub const JELLYFISH: MonsterId = MonsterId(316);
    /// `piranha`, [include/monsters.h:3213](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3213).
    pub const PIRANHA: MonsterId = MonsterId(317);
    /// `shark`, [include/monsters.h:3221](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3221).
    pub const SHARK: MonsterId = MonsterId(318);
    /// `giant eel`, [include/monsters.h:3230](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3230).
    pub const GIANT_EEL: MonsterId = MonsterId(319);
    /// `electric eel`, [include/monsters.h:3239](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3239).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(320);
    /// `kraken`, [include/monsters.h:3248](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3248).
    pub const KRAKEN: MonsterId = MonsterId(321);
    /// `newt`, [include/monsters.h:3260](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3260).
    pub const NEWT: MonsterId = MonsterId(322);
    /// `gecko`, [include/monsters.h:3268](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3268).
    pub const GECKO: MonsterId = MonsterId(323);
    /// `iguana`, [include/monsters.h:3275](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3275).
    pub const IGUANA: MonsterId = MonsterId(324);
    /// `baby crocodile`, [include/monsters.h:3282](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3282).
    pub const BABY_CROCODILE: MonsterId = MonsterId(325);
    /// `lizard`, [include/monsters.h:3292](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3292).
    pub const LIZARD: MonsterId = MonsterId(326);
    /// `chameleon`, [include/monsters.h:3299](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3299).
    pub const CHAMELEON: MonsterId = MonsterId(327);
    /// `crocodile`, [include/monsters.h:3307](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3307).
    pub const CROCODILE: MonsterId = MonsterId(328);
    /// `salamander`, [include/monsters.h:3316](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3316).
    pub const SALAMANDER: MonsterId = MonsterId(329);
    /// `long worm tail`, [include/monsters.h:3330](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3330).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(330);
    /// `archeologist`, [include/monsters.h:3345](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3345).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(331);
    /// `barbarian`, [include/monsters.h:3353](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3353).
    pub const BARBARIAN: MonsterId = MonsterId(332);
    /// `cave dweller`, [include/monsters.h:3361](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3361).
    pub const CAVE_DWELLER: MonsterId = MonsterId(333);
    /// `healer`, [include/monsters.h:3370](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3370).
    pub const HEALER: MonsterId = MonsterId(334);
    /// `knight`, [include/monsters.h:3378](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3378).
    pub const KNIGHT: MonsterId = MonsterId(335);
    /// `monk`, [include/monsters.h:3386](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3386).
    pub const MONK: MonsterId = MonsterId(336);
    /// `cleric`, [include/monsters.h:3396](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3396).
    pub const CLERIC: MonsterId = MonsterId(337);
    /// `ranger`, [include/monsters.h:3405](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3405).
    pub const RANGER: MonsterId = MonsterId(338);
    /// `rogue`, [include/monsters.h:3413](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3413).
    pub const ROGUE: MonsterId = MonsterId(339);
    /// `samurai`, [include/monsters.h:3422](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3422).
    pub const SAMURAI: MonsterId = MonsterId(340);
    /// `tourist`, [include/monsters.h:3430](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3430).
    pub const TOURIST: MonsterId = MonsterId(341);
    /// `valkyrie`, [include/monsters.h:3443](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3443).
    pub const VALKYRIE: MonsterId = MonsterId(342);
    /// `wizard`, [include/monsters.h:3452](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3452).
    pub const WIZARD: MonsterId = MonsterId(343);
    /// `Lord Carnarvon`, [include/monsters.h:3464](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3464).
    pub const LORD_CARNARVON: MonsterId = MonsterId(344);
    /// `Pelias`, [include/monsters.h:3473](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3473).
    pub const PELIAS: MonsterId = MonsterId(345);
    /// `Shaman Karnov`, [include/monsters.h:3482](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3482).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(346);
    /// `Hippocrates`, [include/monsters.h:3515](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3515).
    pub const HIPPOCRATES: MonsterId = MonsterId(347);
    /// `King Arthur`, [include/monsters.h:3524](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3524).
    pub const KING_ARTHUR: MonsterId = MonsterId(348);
    /// `Grand Master`, [include/monsters.h:3533](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3533).
    pub const GRAND_MASTER: MonsterId = MonsterId(349);
    /// `Arch Priest`, [include/monsters.h:3544](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3544).
    pub const ARCH_PRIEST: MonsterId = MonsterId(350);
    /// `Orion`, [include/monsters.h:3555](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3555).
    pub const ORION: MonsterId = MonsterId(351);
    /// `Master of Thieves`, [include/monsters.h:3566](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3566).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(352);
    /// `Lord Sato`, [include/monsters.h:3576](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3576).
    pub const LORD_SATO: MonsterId = MonsterId(353);
    /// `Twoflower`, [include/monsters.h:3584](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3584).
    pub const TWOFLOWER: MonsterId = MonsterId(354);
    /// `Norn`, [include/monsters.h:3595](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3595).
    pub const NORN: MonsterId = MonsterId(355);
    /// `Neferet the Green`, [include/monsters.h:3604](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3604).
    pub const NEFERET_THE_GREEN: MonsterId = MonsterId(356);
    /// `Minion of Huhetotl`, [include/monsters.h:3616](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3616).
    pub const MINION_OF_HUHETOTL: MonsterId = MonsterId(357);
    /// `Thoth Amon`, [include/monsters.h:3627](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3627).
    pub const THOTH_AMON: MonsterId = MonsterId(358);
    /// `Chromatic Dragon`, [include/monsters.h:3642](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3642).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(359);
    /// `Cyclops`, [include/monsters.h:3669](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3669).
    pub const CYCLOPS: MonsterId = MonsterId(360);
    /// `Ixoth`, [include/monsters.h:3679](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3679).
    pub const IXOTH: MonsterId = MonsterId(361);
    /// `Master Kaen`, [include/monsters.h:3691](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3691).
    pub const MASTER_KAEN: MonsterId = MonsterId(362);
    /// `Nalzok`, [include/monsters.h:3702](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3702).
    pub const NALZOK: MonsterId = MonsterId(363);
    /// `Scorpius`, [include/monsters.h:3713](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3713).
    pub const SCORPIUS: MonsterId = MonsterId(364);
    /// `Master Assassin`, [include/monsters.h:3723](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3723).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(365);
    /// `Ashikaga Takauji`, [include/monsters.h:3736](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3736).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(366);
    /// `Lord Surtur`, [include/monsters.h:3749](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3749).
    pub const LORD_SURTUR: MonsterId = MonsterId(367);
    /// `Dark One`, [include/monsters.h:3759](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3759).
    pub const DARK_ONE: MonsterId = MonsterId(368);
    /// `student`, [include/monsters.h:3773](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3773).
    pub const STUDENT: MonsterId = MonsterId(369);
    /// `chieftain`, [include/monsters.h:3782](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3782).
    pub const CHIEFTAIN: MonsterId = MonsterId(370);
    /// `neanderthal`, [include/monsters.h:3791](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3791).
    pub const NEANDERTHAL: MonsterId = MonsterId(371);
    /// `attendant`, [include/monsters.h:3813](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3813).
    pub const ATTENDANT: MonsterId = MonsterId(372);
    /// `page`, [include/monsters.h:3822](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3822).
    pub const PAGE: MonsterId = MonsterId(373);
    /// `abbot`, [include/monsters.h:3831](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3831).
    pub const ABBOT: MonsterId = MonsterId(374);
    /// `acolyte`, [include/monsters.h:3840](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3840).
    pub const ACOLYTE: MonsterId = MonsterId(375);
    /// `hunter`, [include/monsters.h:3849](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3849).
    pub const HUNTER: MonsterId = MonsterId(376);
    /// `thug`, [include/monsters.h:3858](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3858).
    pub const THUG: MonsterId = MonsterId(377);
    /// `ninja`, [include/monsters.h:3867](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3867).
    pub const NINJA: MonsterId = MonsterId(378);
    /// `roshi`, [include/monsters.h:3876](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3876).
    pub const ROSHI: MonsterId = MonsterId(379);
    /// `guide`, [include/monsters.h:3885](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3885).
    pub const GUIDE: MonsterId = MonsterId(380);
    /// `warrior`, [include/monsters.h:3897](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3897).
    pub const WARRIOR: MonsterId = MonsterId(381);
    /// `apprentice`, [include/monsters.h:3906](https://github.com/copperwater/NetHack/blob/6b92be3656a11a46abd0f15108e8d96d3d9ebb95/include/monsters.h#L3906).
    pub const APPRENTICE: MonsterId = MonsterId(382);
}
