// Made by `cargo xtask regen unnethack-6.0.15` from UnNetHack 6.0.15 (https://github.com/UnNetHack/UnNetHack at 24dce72794d4313a9a0bd53d898169cca7fba2ba); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:97438427d11c6d4e02dcaef75fc804f770be9e3c3addab3d060fd8d756ec3eba
// table sha256:3245a52acb88902cfc3248545169bdab8a4e168af34940c267fe005012d002d3
// difficulty sha256:b229d08841d6998c03632e31a781682edcf95b9db94fb5a2932a35b261bb7b3d
// body sha256:7689d322c9b6e57a39c7f39ea5d6d12f2339d62b8a1eae9e2b72bfc070d5e79a

//! UnNetHack 6.0.15: 435 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Family, Field, Gen, Genders, Generation, GenerationRule,
    GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names,
    Provenance, Role, Rules, Size, Sound, SourceLine, Str, Traits, Version,
};

/// UnNetHack 6.0.15.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("unnethack-6.0.15"),
    title: Cow::Borrowed("UnNetHack 6.0.15"),
    family: Family::UnNetHack,
    version: Version {
        major: 6,
        minor: 0,
        patch: 15,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: None,
        generation: GenerationRule::V3_4_3,
        generation_assumed_from: Some(Cow::Borrowed("nethack-3.4.3")),
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/UnNetHack/UnNetHack"),
        revision: Cow::Borrowed("24dce72794d4313a9a0bd53d898169cca7fba2ba"),
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

/// A monster, and what it grows up into.
const fn grows(young: MonsterId, grown: MonsterId) -> GrownUp {
    GrownUp { young, grown }
}

/// The roles, in the order of `roles[]`.
pub static ROLES: [Role; 14] = [
    Role {
        name: Cow::Borrowed("Archeologist"),
        female_name: None,
        file_code: Cow::Borrowed("Arc"),
        monster: Some(pm::ARCHEOLOGIST),
        female_monster: None,
        pet: None,
        leader: Some(pm::LORD_CARNARVON),
        guardians: Some(pm::STUDENT),
        nemesis: Some(pm::SCHLIEMANN),
        enemies: None,
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_654,
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
        enemies: None,
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_683,
    },
    Role {
        name: Cow::Borrowed("Caveman"),
        female_name: Some(Cow::Borrowed("Cavewoman")),
        file_code: Cow::Borrowed("Cav"),
        monster: Some(pm::CAVEMAN),
        female_monster: Some(pm::CAVEWOMAN),
        pet: None,
        leader: Some(pm::SHAMAN_KARNOV),
        guardians: Some(pm::NEANDERTHAL),
        nemesis: Some(pm::TIAMAT),
        enemies: None,
        alignments: Alignments::LAWFUL.union(Alignments::NEUTRAL),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_654,
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
        enemies: None,
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_777,
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
        enemies: None,
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
        enemies: None,
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
        enemies: None,
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
        monster: Some(pm::PRIEST),
        female_monster: Some(pm::PRIESTESS),
        pet: None,
        leader: Some(pm::ARCH_PRIEST),
        guardians: Some(pm::ACOLYTE),
        nemesis: Some(pm::NALZOK),
        enemies: None,
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
        enemies: None,
        alignments: Alignments::CHAOTIC,
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_681,
    },
    Role {
        name: Cow::Borrowed("Ranger"),
        female_name: None,
        file_code: Cow::Borrowed("Ran"),
        monster: Some(pm::RANGER),
        female_monster: None,
        pet: None,
        leader: Some(pm::ORION),
        guardians: Some(pm::HUNTER),
        nemesis: Some(pm::SCORPIUS),
        enemies: None,
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
        enemies: None,
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
        enemies: None,
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
        enemies: None,
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
        nemesis: Some(pm::ANARAXIS_THE_BLACK),
        enemies: None,
        alignments: Alignments::NEUTRAL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: 12_763,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 73] = [
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
    grows(pm::LARGE_KOBOLD, pm::KOBOLD_LORD),
    grows(pm::GNOME, pm::GNOME_LORD),
    grows(pm::GNOME_LORD, pm::GNOME_KING),
    grows(pm::DWARF, pm::DWARF_LORD),
    grows(pm::DWARF_LORD, pm::DWARF_KING),
    grows(pm::MIND_FLAYER, pm::MASTER_MIND_FLAYER),
    grows(pm::ORC, pm::ORC_CAPTAIN),
    grows(pm::HILL_ORC, pm::ORC_CAPTAIN),
    grows(pm::MORDOR_ORC, pm::ORC_CAPTAIN),
    grows(pm::URUK_HAI, pm::ORC_CAPTAIN),
    grows(pm::SEWER_RAT, pm::GIANT_RAT),
    grows(pm::GIANT_RAT, pm::ENORMOUS_RAT),
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
    grows(pm::BAT, pm::GIANT_BAT),
    grows(pm::BABY_TATZELWORM, pm::TATZELWORM),
    grows(pm::BABY_AMPHITERE, pm::AMPHITERE),
    grows(pm::BABY_DRAKEN, pm::DRAKEN),
    grows(pm::BABY_LINDWORM, pm::LINDWORM),
    grows(pm::BABY_SARKANY, pm::SARKANY),
    grows(pm::BABY_SIRRUSH, pm::SIRRUSH),
    grows(pm::BABY_LEVIATHAN, pm::LEVIATHAN),
    grows(pm::BABY_WYVERN, pm::WYVERN),
    grows(pm::BABY_GLOWING_DRAGON, pm::GLOWING_DRAGON),
    grows(pm::BABY_GUIVRE, pm::GUIVRE),
    grows(pm::RED_NAGA_HATCHLING, pm::RED_NAGA),
    grows(pm::BLACK_NAGA_HATCHLING, pm::BLACK_NAGA),
    grows(pm::GOLDEN_NAGA_HATCHLING, pm::GOLDEN_NAGA),
    grows(pm::GUARDIAN_NAGA_HATCHLING, pm::GUARDIAN_NAGA),
    grows(pm::WHITE_NAGA_HATCHLING, pm::WHITE_NAGA),
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
    grows(pm::ARCTIC_FERN_SPROUT, pm::ARCTIC_FERN),
    grows(pm::BLAZING_FERN_SPROUT, pm::BLAZING_FERN),
    grows(pm::DUNGEON_FERN_SPROUT, pm::DUNGEON_FERN),
    grows(pm::SWAMP_FERN_SPROUT, pm::SWAMP_FERN),
    grows(pm::KEYSTONE_KOP, pm::KOP_SERGEANT),
    grows(pm::KOP_SERGEANT, pm::KOP_LIEUTENANT),
    grows(pm::KOP_LIEUTENANT, pm::KOP_KAPTAIN),
];

/// The members of `struct permonst`, in order.
pub static FIELDS: [Field; 21] = [
    field("mname", "char *"),
    field("mlet", "char"),
    field("unicode_codepoint", "long"),
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
    field("mresists", "unsigned char"),
    field("mconveys", "unsigned char"),
    field("mflags1", "unsigned int"),
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
    class_def(Class::other("S_STATUE"), 61, Some('`')),
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
    named(AttackType::other("AT_SCRE"), 17),
    named(AttackType::Weapon, 254),
    named(AttackType::Magic, 255),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 56] = [
    named(DamageType::Physical, 0),
    named(DamageType::MagicMissile, 1),
    named(DamageType::Fire, 2),
    named(DamageType::Cold, 3),
    named(DamageType::Sleep, 4),
    named(DamageType::Disintegrate, 5),
    named(DamageType::Electric, 6),
    named(DamageType::PoisonStrength, 7),
    named(DamageType::other("AD_LAVA"), 8),
    named(DamageType::Acid, 9),
    named(DamageType::Special1, 10),
    named(DamageType::Special2, 11),
    named(DamageType::Blind, 12),
    named(DamageType::Stun, 13),
    named(DamageType::Slow, 14),
    named(DamageType::Paralyse, 15),
    named(DamageType::DrainLife, 16),
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
    named(DamageType::other("AD_LUCK"), 44),
    named(DamageType::other("AD_FREZ"), 45),
    named(DamageType::other("AD_HEAD"), 46),
    named(DamageType::other("AD_PUNI"), 47),
    named(DamageType::other("AD_LVLT"), 48),
    named(DamageType::other("AD_BLNK"), 49),
    named(DamageType::other("AD_SPOR"), 50),
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
const AT_SCRE: Kind<AttackType> = Kind(
    ManuallyDrop::new(AttackType::other("AT_SCRE")),
    17,
);
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
const AD_LAVA: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_LAVA")),
    8,
);
const AD_ACID: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Acid), 9);
const AD_BLND: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Blind), 12);
const AD_STUN: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Stun), 13);
const AD_SLOW: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Slow), 14);
const AD_PLYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Paralyse), 15);
const AD_DRLI: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::DrainLife), 16);
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
const AD_LUCK: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_LUCK")),
    44,
);
const AD_FREZ: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_FREZ")),
    45,
);
const AD_HEAD: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_HEAD")),
    46,
);
const AD_PUNI: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_PUNI")),
    47,
);
const AD_LVLT: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_LVLT")),
    48,
);
const AD_BLNK: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_BLNK")),
    49,
);
const AD_SPOR: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_SPOR")),
    50,
);
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
const M2_VAMPIRE: u64 = M2::VAMPIRE.bits();
const M2_WANDER: u64 = M2::WANDER.bits();
const M2_WERE: u64 = M2::WERE.bits();
const M3_CLOSE: u32 = M3::CLOSE.bits();
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
const G_NOSHEOL: Str = Cow::Borrowed("G_NOSHEOL");
const G_SHEOL: Str = Cow::Borrowed("G_SHEOL");
const M3_BLINKER: Str = Cow::Borrowed("M3_BLINKER");
const M3_GROUPATTACK: Str = Cow::Borrowed("M3_GROUPATTACK");
const M3_NOREGEN: Str = Cow::Borrowed("M3_NOREGEN");
const M3_STATIONARY: Str = Cow::Borrowed("M3_STATIONARY");

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
pub static MONSTERS: [Monster; 435] = [
    Monster {
        id: pm::GIANT_ANT,
        symbol: Cow::Borrowed("GIANT_ANT"),
        names: one_name("giant ant"),
        class: Class::Ant,
        level: 2,
        speed: 18,
        ac: Some(3),
        generation: Some(geno_with(3, G_GENO | G_SGROUP, 0x20a3, &[G_NOSHEOL])),
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
        line: at(95),
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
        generation: Some(geno_with(2, G_GENO | G_LGROUP, 0x2062, &[G_NOSHEOL])),
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
        line: at(102),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(109),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
        line: at(116),
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
        line: at(123),
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
        generation: Some(geno_with(3, G_GENO, 0x2023, &[G_NOSHEOL])),
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
        line: at(130),
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
        generation: Some(geno_with(0, G_GENO | G_NOGEN, 0x2220, &[G_NOSHEOL])),
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
        line: at(137),
        ..BLANK
    },
    Monster {
        id: pm::LOCUST,
        symbol: Cow::Borrowed("LOCUST"),
        names: one_name("locust"),
        class: Class::Ant,
        level: 9,
        speed: 12,
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
            &[0x1044_2001, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(144),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(154),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(163),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(171),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
        line: at(183),
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
        generation: Some(geno_with(5, G_GENO, 0x2025, &[G_NOSHEOL])),
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
        color: Some(Color::Yellow),
        line: at(191),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(199),
        ..BLANK
    },
    Monster {
        id: pm::JACKAL,
        symbol: Cow::Borrowed("JACKAL"),
        names: one_name("jackal"),
        class: Class::Dog,
        speed: 12,
        ac: Some(7),
        generation: Some(geno_with(3, G_GENO | G_SGROUP, 0x20a3, &[G_NOSHEOL])),
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
        line: at(210),
        ..BLANK
    },
    Monster {
        id: pm::FOX,
        symbol: Cow::Borrowed("FOX"),
        names: one_name("fox"),
        class: Class::Dog,
        speed: 15,
        ac: Some(7),
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(217),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
        line: at(224),
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
        generation: Some(geno_with(0, G_NOCORPSE | G_NOGEN, 0x2210, &[G_NOSHEOL])),
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
        color: Some(Color::Magenta),
        line: at(231),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(238),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(245),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(252),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(259),
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
        color: Some(Color::Gray),
        line: at(266),
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
        color: Some(Color::Magenta),
        line: at(273),
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
        line: at(280),
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
        color: Some(Color::Cyan),
        line: at(287),
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
        color: Some(Color::Cyan),
        line: at(293),
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
        color: Some(Color::Red),
        line: at(300),
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
        color: Some(Color::Red),
        line: at(307),
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
        line: at(327),
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
        color: Some(Color::BrightGreen),
        line: at(334),
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
        generation: Some(geno_with(2, G_NOCORPSE | G_GENO, 0x2032, &[G_NOSHEOL])),
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
        line: at(348),
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
        line: at(355),
        ..BLANK
    },
    Monster {
        id: pm::EVIL_EYE,
        symbol: Cow::Borrowed("EVIL_EYE"),
        names: one_name("evil eye"),
        class: Class::Eye,
        level: 10,
        speed: 3,
        ac: Some(4),
        mr: Some(30),
        alignment: Some(-11),
        generation: Some(geno_with(1, G_GENO | G_HELL, 0x1421, &[G_SHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_LUCK, 0, 0)]),
        weight: Some(10),
        size: Some(Size::Small),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x1_e401, 0x14_0001, 0x200],
        ),
        color: Some(Color::BrightMagenta),
        line: at(362),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(382),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(396),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(403),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(410),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(417),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(424),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Green),
        line: at(434),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(441),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
            &[0x62_0401, 0x8410_0800, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(448),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Green),
        line: at(458),
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
        generation: Some(geno_with(3, G_GENO, 0x2023, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
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
        line: at(465),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(473),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(480),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(488),
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
        color: Some(Color::BrightMagenta),
        line: at(496),
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
        color: Some(Color::BrightMagenta),
        line: at(505),
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
        generation: Some(
            geno_with(1, G_NOCORPSE | G_GENO | G_LGROUP, 0x2071, &[G_NOSHEOL]),
        ),
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
        color: Some(Color::Red),
        line: at(517),
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
        color: Some(Color::Green),
        line: at(523),
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
        line: at(530),
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
        generation: Some(
            geno_with(1, G_NOCORPSE | G_GENO | G_LGROUP | G_HELL, 0x1471, &[G_SHEOL]),
        ),
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
        color: Some(Color::Brown),
        line: at(536),
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
        color: Some(Color::Blue),
        line: at(544),
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
        generation: Some(geno_with(3, G_GENO, 0x2023, &[G_NOSHEOL])),
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
        color: Some(Color::Cyan),
        line: at(550),
        ..BLANK
    },
    Monster {
        id: pm::URANIUM_IMP,
        symbol: Cow::Borrowed("URANIUM_IMP"),
        names: one_name("uranium imp"),
        class: Class::Imp,
        level: 9,
        speed: 12,
        ac: Some(2),
        mr: Some(20),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOCORPSE | G_GENO, 0x30)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 4, 4)]),
        weight: Some(90),
        nutrition: Some(10),
        sound: Some(Sound::Laugh),
        traits: mflags(
            M1_REGEN,
            M2_HOSTILE | M2_WANDER | M2_STALK | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x80_0000, 0x8190_0000, 0x300],
        ),
        color: Some(Color::BrightGreen),
        line: at(557),
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
        color: Some(Color::Blue),
        line: at(567),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(576),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_fc04, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(584),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
            &[0x7002_0000, 0x4010_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(595),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
            &[0x7002_0000, 0x4010_0000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(602),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 4)]),
        weight: Some(500),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_LORD | M2_MALE | M2_HOSTILE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x4011_0800, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(609),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_SPEL, 0, 0)]),
        weight: Some(450),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x8010_0000, 0x300],
        ),
        color: Some(Color::BrightBlue),
        line: at(617),
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
        generation: Some(geno_with(4, G_GENO, 0x2024, &[G_NOSHEOL])),
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
        color: Some(Color::Green),
        line: at(627),
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
        line: at(636),
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
        line: at(644),
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
        line: at(652),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Green),
        line: at(663),
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
        color: Some(Color::Blue),
        line: at(670),
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
        color: Some(Color::Brown),
        line: at(677),
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
        generation: Some(geno(1, G_NOGEN | G_UNIQ, 0x4201)),
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
            &[0x202_0000, 0xf31a_1001, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(684),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 4)]),
        weight: Some(400),
        nutrition: Some(100),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0080, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(696),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0080, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(703),
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
        generation: Some(
            geno_with(0, G_GENO | G_LGROUP | G_NOGEN, 0x2260, &[G_NOSHEOL]),
        ),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(850),
        nutrition: Some(150),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0081, 0x300],
        ),
        color: Some(Color::Red),
        line: at(712),
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
        generation: Some(geno_with(2, G_GENO | G_LGROUP, 0x2062, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1000),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(719),
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
        generation: Some(geno_with(1, G_GENO | G_LGROUP, 0x2061, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1200),
        nutrition: Some(200),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(726),
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
        generation: Some(geno_with(1, G_GENO | G_LGROUP, 0x2061, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1300),
        nutrition: Some(300),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        line: at(733),
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
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xb400_0080, 0x300],
        ),
        color: Some(Color::BrightBlue),
        line: at(740),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(747),
        ..BLANK
    },
    Monster {
        id: pm::DEEP_ORC,
        symbol: Cow::Borrowed("DEEP_ORC"),
        names: one_name("deep orc"),
        class: Class::Orc,
        level: 7,
        speed: 9,
        ac: Some(4),
        alignment: Some(-5),
        generation: Some(geno(1, G_GENO | G_NOGEN, 0x221)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 6), attack(1, AT_WEAP, AD_PHYS, 2, 6)],
        ),
        weight: Some(1350),
        nutrition: Some(350),
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        color: Some(Color::Green),
        line: at(754),
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
        line: at(764),
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
        line: at(771),
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
        line: at(778),
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
        generation: Some(geno_with(4, G_GENO | G_SGROUP, 0x20a4, &[G_NOSHEOL])),
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
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(788),
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
        sound: Some(Sound::Roar),
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(795),
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
        color: Some(Color::Red),
        line: at(802),
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
        color: Some(Color::Cyan),
        line: at(809),
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
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(816),
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
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(823),
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
            M3_INFRAVISIBLE,
            &[0x4024_2000, 0x410_0000, 0x200],
        ),
        line: at(830),
        ..BLANK
    },
    Monster {
        id: pm::SEWER_RAT,
        symbol: Cow::Borrowed("SEWER_RAT"),
        names: one_name("sewer rat"),
        class: Class::Rodent,
        speed: 12,
        ac: Some(7),
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
        line: at(840),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(847),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(854),
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
        generation: Some(geno_with(0, G_NOCORPSE | G_NOGEN, 0x2210, &[G_NOSHEOL])),
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
        color: Some(Color::Magenta),
        line: at(861),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 2, 6)]),
        weight: Some(400),
        nutrition: Some(150),
        sound: Some(Sound::Squeak),
        size: Some(Size::Medium),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Brown),
        line: at(868),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(875),
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
        generation: Some(geno_with(0, G_GENO | G_NOGEN, 0x2220, &[G_NOSHEOL])),
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
        line: at(882),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(893),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(900),
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
        color: Some(Color::Magenta),
        line: at(907),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(914),
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
        line: at(924),
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
        line: at(931),
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
        color: Some(Color::White),
        line: at(941),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        color: Some(Color::Gray),
        line: at(948),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(955),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(962),
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
        line: at(969),
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
        line: at(976),
        ..BLANK
    },
    Monster {
        id: pm::FOG_CLOUD,
        symbol: Cow::Borrowed("FOG_CLOUD"),
        names: one_name("fog cloud"),
        class: Class::Vortex,
        level: 3,
        speed: 1,
        generation: Some(geno_with(2, G_NOCORPSE | G_GENO, 0x2032, &[G_NOSHEOL])),
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
        line: at(986),
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
        generation: Some(geno_with(2, G_NOCORPSE | G_GENO, 0x2032, &[G_NOSHEOL])),
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
        line: at(994),
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
        line: at(1001),
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
        color: Some(Color::BrightBlue),
        line: at(1009),
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
        color: Some(Color::Blue),
        line: at(1018),
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
        color: Some(Color::Yellow),
        line: at(1027),
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
        line: at(1040),
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
        line: at(1047),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        line: at(1054),
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
        color: Some(Color::Magenta),
        line: at(1061),
        ..BLANK
    },
    Monster {
        id: pm::GRID_BUG,
        symbol: Cow::Borrowed("GRID_BUG"),
        names: one_name("grid bug"),
        class: Class::Xan,
        speed: 12,
        ac: Some(9),
        generation: Some(
            geno_with(3, G_NOCORPSE | G_GENO | G_SGROUP, 0x20b3, &[G_NOSHEOL]),
        ),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_ELEC, 1, 1)]),
        weight: Some(15),
        nutrition: Some(10),
        sound: Some(Sound::Buzz),
        resists: Some(mresist(MR_ELEC | MR_POISON, 0x30)),
        traits: mflags(
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(1071),
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
        line: at(1077),
        ..BLANK
    },
    Monster {
        id: pm::CHILLBUG,
        symbol: Cow::Borrowed("CHILLBUG"),
        names: one_name("chillbug"),
        class: Class::Xan,
        level: 10,
        speed: 12,
        mr: Some(30),
        generation: Some(geno_with(4, G_GENO | G_LGROUP, 0x1064, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 6, 5), attack(1, AT_BITE, AD_PHYS, 6, 5)],
        ),
        weight: Some(400),
        nutrition: Some(400),
        sound: Some(Sound::Buzz),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_POISON | MR_ACID, 0x62)),
        traits: mflags_with(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1004_2001, 0x10_0000, 0xc00],
            &[M3_GROUPATTACK, M3_BLINKER],
        ),
        color: Some(Color::BrightBlue),
        line: at(1084),
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
        color: Some(Color::Yellow),
        line: at(1095),
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
        line: at(1105),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(1118),
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
        generation: Some(
            geno_with(1, G_NOCORPSE | G_SGROUP | G_NOHELL, 0x2891, &[G_NOSHEOL]),
        ),
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
            M1_FLY | M1_POIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1000_0001, 0x700_2000, 0x300],
        ),
        color: Some(Color::Green),
        line: at(1128),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_NOHELL, 0x2811, &[G_NOSHEOL])),
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
            &[0x102_0000, 0x4300_2000, 0x300],
        ),
        color: Some(Color::Orange),
        line: at(1136),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_NOHELL, 0x2811, &[G_NOSHEOL])),
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
            &[0x102_0001, 0x4700_2001, 0x300],
        ),
        color: Some(Color::White),
        line: at(1145),
        ..BLANK
    },
    Monster {
        id: pm::DARK_ANGEL,
        symbol: Cow::Borrowed("DARK_ANGEL"),
        names: one_name("dark Angel"),
        class: Class::Angel,
        level: 14,
        speed: 10,
        ac: Some(-4),
        mr: Some(55),
        alignment: Some(-12),
        generation: Some(geno_with(1, G_NOCORPSE | G_HELL, 0x1411, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_WEAP, AD_PHYS, 1, 6),
                attack(2, AT_GAZE, AD_STUN, 1, 4),
                attack(3, AT_WEAP, AD_PHYS, 1, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            M3_INFRAVISION,
            &[0x102_0001, 0x4710_2001, 0x100],
        ),
        line: at(1155),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_NOHELL, 0x2811, &[G_NOSHEOL])),
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
            &[0x100_2001, 0x700_2801, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(1167),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_NOHELL, 0x2811, &[G_NOSHEOL])),
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
            &[0x182_0001, 0xc700_2801, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(1176),
        ..BLANK
    },
    Monster {
        id: pm::WEEPING_ANGEL,
        symbol: Cow::Borrowed("WEEPING_ANGEL"),
        names: one_name("weeping angel"),
        class: Class::Angel,
        level: 12,
        speed: 16,
        ac: Some(-5),
        mr: Some(70),
        alignment: Some(-7),
        generation: Some(geno(2, G_NOCORPSE | G_GENO | G_SGROUP, 0xb2)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_BLNK, 0, 0),
                attack(1, AT_CLAW, AD_DREN, 2, 4),
                attack(2, AT_CLAW, AD_DRLI, 2, 4),
                attack(3, AT_TUCH, AD_LVLT, 2, 3),
            ],
        ),
        weight: Some(1450),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_ACID
                    | MR_STONE,
                0xef,
            ),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_MAGIC,
            M3_INFRAVISION,
            &[0x182_0400, 0x8014_0001, 0x100],
        ),
        color: Some(Color::Gray),
        line: at(1188),
        ..BLANK
    },
    Monster {
        id: pm::WEEPING_ARCHANGEL,
        symbol: Cow::Borrowed("WEEPING_ARCHANGEL"),
        names: one_name("weeping archangel"),
        class: Class::Angel,
        level: 17,
        speed: 18,
        ac: Some(-5),
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x1431, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_GAZE, AD_BLNK, 0, 0),
                attack(1, AT_CLAW, AD_DREN, 2, 8),
                attack(2, AT_CLAW, AD_DRLI, 2, 8),
                attack(3, AT_TUCH, AD_LVLT, 2, 6),
            ],
        ),
        weight: Some(1450),
        size: Some(Size::Medium),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_POISON | MR_ACID
                    | MR_STONE,
                0xef,
            ),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_NASTY | M2_MAGIC,
            M3_INFRAVISION,
            &[0x182_0400, 0x8214_0001, 0x100],
        ),
        color: Some(Color::BrightMagenta),
        line: at(1198),
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
        color: Some(Color::Brown),
        line: at(1211),
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
        color: Some(Color::Red),
        line: at(1218),
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
            &[0x2004_2001, 0x90_0000, 0x200],
        ),
        line: at(1225),
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
        line: at(1232),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1242),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        color: Some(Color::Green),
        line: at(1249),
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
        color: Some(Color::Cyan),
        line: at(1256),
        ..BLANK
    },
    Monster {
        id: pm::BABY_TATZELWORM,
        symbol: Cow::Borrowed("BABY_TATZELWORM"),
        names: one_name("baby tatzelworm"),
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
        color: Some(Color::Brown),
        line: at(1279),
        ..BLANK
    },
    Monster {
        id: pm::BABY_AMPHITERE,
        symbol: Cow::Borrowed("BABY_AMPHITERE"),
        names: one_name("baby amphitere"),
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
        color: Some(Color::Brown),
        line: at(1286),
        ..BLANK
    },
    Monster {
        id: pm::BABY_DRAKEN,
        symbol: Cow::Borrowed("BABY_DRAKEN"),
        names: one_name("baby draken"),
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
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1302),
        ..BLANK
    },
    Monster {
        id: pm::BABY_LINDWORM,
        symbol: Cow::Borrowed("BABY_LINDWORM"),
        names: one_name("baby lindworm"),
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
        color: Some(Color::Brown),
        line: at(1309),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SARKANY,
        symbol: Cow::Borrowed("BABY_SARKANY"),
        names: one_name("baby sarkany"),
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
        color: Some(Color::Brown),
        line: at(1316),
        ..BLANK
    },
    Monster {
        id: pm::BABY_SIRRUSH,
        symbol: Cow::Borrowed("BABY_SIRRUSH"),
        names: one_name("baby sirrush"),
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
        color: Some(Color::Brown),
        line: at(1323),
        ..BLANK
    },
    Monster {
        id: pm::BABY_LEVIATHAN,
        symbol: Cow::Borrowed("BABY_LEVIATHAN"),
        names: one_name("baby leviathan"),
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
        color: Some(Color::Brown),
        line: at(1330),
        ..BLANK
    },
    Monster {
        id: pm::BABY_WYVERN,
        symbol: Cow::Borrowed("BABY_WYVERN"),
        names: one_name("baby wyvern"),
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
        color: Some(Color::Brown),
        line: at(1337),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GLOWING_DRAGON,
        symbol: Cow::Borrowed("BABY_GLOWING_DRAGON"),
        names: one_name("baby glowing dragon"),
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
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1344),
        ..BLANK
    },
    Monster {
        id: pm::BABY_GUIVRE,
        symbol: Cow::Borrowed("BABY_GUIVRE"),
        names: one_name("baby guivre"),
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
        color: Some(Color::Brown),
        line: at(1351),
        ..BLANK
    },
    Monster {
        id: pm::TATZELWORM,
        symbol: Cow::Borrowed("TATZELWORM"),
        names: one_name("tatzelworm"),
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
        color: Some(Color::Brown),
        line: at(1358),
        ..BLANK
    },
    Monster {
        id: pm::AMPHITERE,
        symbol: Cow::Borrowed("AMPHITERE"),
        names: one_name("amphitere"),
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
        color: Some(Color::Brown),
        line: at(1367),
        ..BLANK
    },
    Monster {
        id: pm::DRAKEN,
        symbol: Cow::Borrowed("DRAKEN"),
        names: one_name("draken"),
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
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1389),
        ..BLANK
    },
    Monster {
        id: pm::LINDWORM,
        symbol: Cow::Borrowed("LINDWORM"),
        names: one_name("lindworm"),
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
        color: Some(Color::Brown),
        line: at(1399),
        ..BLANK
    },
    Monster {
        id: pm::SARKANY,
        symbol: Cow::Borrowed("SARKANY"),
        names: one_name("sarkany"),
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
        color: Some(Color::Brown),
        line: at(1408),
        ..BLANK
    },
    Monster {
        id: pm::SIRRUSH,
        symbol: Cow::Borrowed("SIRRUSH"),
        names: one_name("sirrush"),
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
        color: Some(Color::Brown),
        line: at(1419),
        ..BLANK
    },
    Monster {
        id: pm::LEVIATHAN,
        symbol: Cow::Borrowed("LEVIATHAN"),
        names: one_name("leviathan"),
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
        color: Some(Color::Brown),
        line: at(1428),
        ..BLANK
    },
    Monster {
        id: pm::WYVERN,
        symbol: Cow::Borrowed("WYVERN"),
        names: one_name("wyvern"),
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
        color: Some(Color::Brown),
        line: at(1437),
        ..BLANK
    },
    Monster {
        id: pm::GLOWING_DRAGON,
        symbol: Cow::Borrowed("GLOWING_DRAGON"),
        names: one_name("glowing dragon"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
        ac: Some(-1),
        mr: Some(20),
        alignment: Some(-4),
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_LAVA, 6, 8),
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
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1446),
        ..BLANK
    },
    Monster {
        id: pm::GUIVRE,
        symbol: Cow::Borrowed("GUIVRE"),
        names: one_name("guivre"),
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
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_ACID
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2960_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1456),
        ..BLANK
    },
    Monster {
        id: pm::CHROMATIC_DRAGON,
        symbol: Cow::Borrowed("CHROMATIC_DRAGON"),
        names: one_name("chromatic dragon"),
        class: Class::Dragon,
        level: 16,
        speed: 10,
        mr: Some(25),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BREA, AD_RBRE, 6, 8),
                attack(1, AT_BITE, AD_PHYS, 4, 8),
                attack(2, AT_CLAW, AD_PHYS, 2, 8),
                attack(3, AT_BITE, AD_PHYS, 4, 8),
            ],
        ),
        weight: Some(4500),
        nutrition: Some(1600),
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
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON | MR_ACID
                    | MR_STONE,
                0xff,
            ),
        ),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS
                | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_GREEDY
                | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2160_2001, 0xb710_0001, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1467),
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
        color: Some(Color::White),
        line: at(1483),
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
        color: Some(Color::Cyan),
        line: at(1490),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        color: Some(Color::Yellow),
        line: at(1497),
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
        color: Some(Color::Brown),
        line: at(1504),
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
        color: Some(Color::Blue),
        line: at(1513),
        ..BLANK
    },
    Monster {
        id: pm::LICHEN,
        symbol: Cow::Borrowed("LICHEN"),
        names: one_name("lichen"),
        class: Class::Fungus,
        speed: 1,
        ac: Some(9),
        generation: Some(geno_with(4, G_GENO, 0x2024, &[G_NOSHEOL])),
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
        line: at(1523),
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
        color: Some(Color::Brown),
        line: at(1530),
        ..BLANK
    },
    Monster {
        id: pm::YELLOW_MOLD,
        symbol: Cow::Borrowed("YELLOW_MOLD"),
        names: one_name("yellow mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(1538),
        ..BLANK
    },
    Monster {
        id: pm::GREEN_MOLD,
        symbol: Cow::Borrowed("GREEN_MOLD"),
        names: one_name("green mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1545),
        ..BLANK
    },
    Monster {
        id: pm::RED_MOLD,
        symbol: Cow::Borrowed("RED_MOLD"),
        names: one_name("red mold"),
        class: Class::Fungus,
        level: 1,
        ac: Some(9),
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1552),
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
        color: Some(Color::Magenta),
        line: at(1560),
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
        color: Some(Color::Magenta),
        line: at(1566),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
        line: at(1576),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(1583),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1590),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1597),
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
        generation: Some(geno_with(1, G_GENO | G_NOGEN, 0x2221, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 10)]),
        weight: Some(2250),
        nutrition: Some(750),
        sound: Some(Sound::Boast),
        size: Some(Size::Huge),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_GIANT | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Red),
        line: at(1626),
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
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(1634),
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
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Cyan),
        line: at(1642),
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
        generation: Some(geno_with(1, G_GENO | G_SGROUP, 0x20a1, &[G_NOSHEOL])),
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
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::Yellow),
        line: at(1650),
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
            &[0x2002_0000, 0x6e00_4000, 0x300],
        ),
        color: Some(Color::White),
        line: at(1658),
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
        line: at(1666),
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
        color: Some(Color::Brown),
        line: at(1674),
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
        color: Some(Color::Magenta),
        line: at(1682),
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
        generation: Some(geno_with(0, G_GENO | G_NOGEN, 0x2220, &[G_NOSHEOL])),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(1690),
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
        color: Some(Color::Orange),
        line: at(1702),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_BITE, AD_PHYS, 3, 10),
                attack(1, AT_BITE, AD_PHYS, 3, 10),
                attack(2, AT_CLAW, AD_HEAD, 3, 10),
                attack(3, AT_CLAW, AD_HEAD, 3, 10),
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
        color: Some(Color::Magenta),
        line: at(1710),
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
        generation: Some(geno(0, G_LGROUP | G_NOGEN, 0x240)),
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
        line: at(1722),
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
        generation: Some(geno(0, G_SGROUP | G_NOGEN, 0x280)),
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
        line: at(1729),
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
        generation: Some(geno(0, G_NOGEN, 0x200)),
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
        line: at(1736),
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
        generation: Some(geno(0, G_NOGEN, 0x200)),
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
        line: at(1743),
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
        color: Some(Color::Brown),
        line: at(1754),
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
        color: Some(Color::Red),
        line: at(1762),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x1431, &[G_SHEOL])),
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
        color: Some(Color::Magenta),
        line: at(1770),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x1431, &[G_SHEOL])),
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
        color: Some(Color::BrightMagenta),
        line: at(1778),
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
        line: at(1789),
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
        line: at(1796),
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
        line: at(1803),
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
        line: at(1811),
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
        color: Some(Color::Green),
        line: at(1819),
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
        line: at(1827),
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
        line: at(1835),
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
        line: at(1843),
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
        generation: Some(geno_with(0, G_GENO, 0x2020, &[G_NOSHEOL])),
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
        line: at(1855),
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
        line: at(1863),
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
        line: at(1871),
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
        line: at(1878),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_NAGA_HATCHLING,
        symbol: Cow::Borrowed("WHITE_NAGA_HATCHLING"),
        names: one_name("white naga hatchling"),
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
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_ACID | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2828_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1885),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(1893),
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
            &[0x2868_6800, 0x400_0000, 0x0],
        ),
        line: at(1901),
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
        color: Some(Color::Yellow),
        line: at(1910),
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
            &[0x7068_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1917),
        ..BLANK
    },
    Monster {
        id: pm::WHITE_NAGA,
        symbol: Cow::Borrowed("WHITE_NAGA"),
        names: one_name("white naga"),
        class: Class::Naga,
        level: 13,
        speed: 14,
        ac: Some(2),
        mr: Some(40),
        alignment: Some(5),
        generation: Some(geno_with(1, G_GENO, 0x1021, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_BITE, AD_PHYS, 2, 6), attack(1, AT_SPIT, AD_COLD, 0, 0)],
        ),
        weight: Some(2600),
        nutrition: Some(400),
        sound: Some(Sound::Mumble),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        conveys: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_NOTAKE | M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_ACID
                | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2868_6800, 0x400_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1925),
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
        color: Some(Color::Brown),
        line: at(1937),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 2, 6)]),
        weight: Some(1700),
        nutrition: Some(700),
        sound: Some(Sound::Grunt),
        size: Some(Size::Large),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_LORD | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7401_0800, 0x300],
        ),
        color: Some(Color::Red),
        line: at(1944),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE,
            M2_PRINCE | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2002_0000, 0x7401_1000, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(1951),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        color: Some(Color::Gray),
        line: at(1961),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(1970),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        line: at(1979),
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
        generation: Some(geno_with(1, G_GENO | G_HELL, 0x1421, &[G_SHEOL])),
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
        line: at(1988),
        ..BLANK
    },
    Monster {
        id: pm::BLUE_SLIME,
        symbol: Cow::Borrowed("BLUE_SLIME"),
        names: one_name("blue slime"),
        class: Class::Pudding,
        level: 11,
        speed: 6,
        ac: Some(6),
        mr: Some(20),
        generation: Some(geno_with(1, G_GENO, 0x1021, &[G_SHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_TUCH, AD_FREZ, 1, 8)]),
        weight: Some(400),
        nutrition: Some(150),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON | MR_ACID | MR_STONE, 0xe2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x7801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(1997),
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
        color: Some(Color::Cyan),
        line: at(2009),
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
        color: Some(Color::Brown),
        line: at(2019),
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
        generation: Some(geno_with(2, G_GENO | G_HELL, 0x1422, &[G_SHEOL])),
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
        color: Some(Color::Blue),
        line: at(2026),
        ..BLANK
    },
    Monster {
        id: pm::DISINTEGRATOR,
        symbol: Cow::Borrowed("DISINTEGRATOR"),
        names: one_name("disintegrator"),
        class: Class::RustMonster,
        level: 18,
        speed: 8,
        mr: Some(20),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOGEN, 0x230)),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_DISN, 4, 4)]),
        weight: Some(1000),
        sound: Some(Sound::Hiss),
        size: Some(Size::Large),
        resists: Some(mresist(MR_DISINT | MR_STONE, 0x88)),
        traits: mflags(
            M1_TUNNEL | M1_NOTAKE | M1_NOHANDS | M1_ANIMAL | M1_REGEN,
            M2_NOPOLY | M2_HOSTILE | M2_WANDER | M2_NASTY,
            M3_INFRAVISIBLE,
            &[0x84_2820, 0x290_0001, 0x200],
        ),
        color: Some(Color::BrightGreen),
        line: at(2034),
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
        generation: Some(geno_with(1, G_GENO | G_LGROUP, 0x2061, &[G_NOSHEOL])),
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
        line: at(2047),
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
        generation: Some(geno_with(2, G_GENO, 0x2022, &[G_NOSHEOL])),
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
        line: at(2055),
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
        generation: Some(
            geno_with(0, G_GENO | G_LGROUP | G_NOGEN, 0x2260, &[G_NOSHEOL]),
        ),
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
        line: at(2063),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(2071),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        color: Some(Color::Magenta),
        line: at(2080),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(2089),
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
        color: Some(Color::Brown),
        line: at(2101),
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
        color: Some(Color::White),
        line: at(2109),
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
        color: Some(Color::Cyan),
        line: at(2117),
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
        generation: Some(geno_with(0, G_GENO | G_NOGEN, 0x2220, &[G_NOSHEOL])),
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
        color: Some(Color::Blue),
        line: at(2125),
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
        color: Some(Color::Magenta),
        line: at(2133),
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
        color: Some(Color::Brown),
        line: at(2144),
        ..BLANK
    },
    Monster {
        id: pm::SHAMBLING_HORROR,
        symbol: Cow::Borrowed("SHAMBLING_HORROR"),
        names: one_name("shambling horror"),
        class: Class::UmberHulk,
        level: 10,
        speed: 12,
        generation: Some(
            geno_with(0, G_NOCORPSE | G_NOGEN | G_HELL, 0x2610, &[G_NOSHEOL]),
        ),
        weight: Some(25),
        nutrition: Some(25),
        traits: mflags(M1_CARNIVORE, 0, M3_INFRAVISIBLE, &[0x2000_0000, 0x0, 0x200]),
        color: Some(Color::BrightCyan),
        line: at(2162),
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
            M2_UNDEAD | M2_SHAPESHIFTER | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_VAMPIRE,
            M3_INFRAVISIBLE,
            &[0x1082_0401, 0x1_0710_0102, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2170),
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
            M2_UNDEAD | M2_LORD | M2_SHAPESHIFTER | M2_MALE | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_INFRAVISIBLE,
            &[0x1082_0401, 0x1_0711_0902, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(2179),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 10), attack(1, AT_BITE, AD_DRLI, 1, 12)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Vampire),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_SHAPESHIFTER | M2_MALE | M2_PNAME
                | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG | M2_VAMPIRE,
            M3_WANTSCAND | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x1182_0401, 0x1_0719_1103, 0x248],
        ),
        color: Some(Color::Magenta),
        line: at(2198),
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
        color: Some(Color::Gray),
        line: at(2210),
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
        line: at(2217),
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
            &[
                attack(0, AT_WEAP, AD_DRLI, 1, 4),
                attack(1, AT_BREA, AD_SLEE, 2, 25),
                attack(2, AT_SCRE, AD_STUN, 2, 8),
            ],
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
        color: Some(Color::Magenta),
        line: at(2225),
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
        color: Some(Color::Brown),
        line: at(2236),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(2250),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(2256),
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
        generation: Some(geno_with(3, G_GENO, 0x2023, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(2263),
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
        color: Some(Color::White),
        line: at(2270),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(2277),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        color: Some(Color::Gray),
        line: at(2284),
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
        line: at(2294),
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
        line: at(2301),
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
        line: at(2308),
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
        line: at(2315),
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
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON, 0x26)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
            M2_UNDEAD | M2_ELF | M2_HOSTILE | M2_STALK,
            M3_INFRAVISION,
            &[0x3_0400, 0x110_0012, 0x100],
        ),
        color: Some(Color::Green),
        line: at(2322),
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
        line: at(2330),
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
        line: at(2338),
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
        line: at(2346),
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
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_POIS,
            M2_UNDEAD | M2_HOSTILE | M2_WANDER,
            M3_INFRAVISION,
            &[0x1003_0400, 0x90_0002, 0x100],
        ),
        line: at(2355),
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
        color: Some(Color::White),
        line: at(2363),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_PHYS, 1, 2), attack(1, AT_CLAW, AD_PHYS, 1, 2)],
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
        color: Some(Color::Yellow),
        line: at(2375),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        line: at(2382),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        line: at(2389),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(2396),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        line: at(2403),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(2410),
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
        generation: Some(geno_with(1, G_NOCORPSE, 0x2011, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_CLAW, AD_PHYS, 3, 4)]),
        weight: Some(900),
        size: Some(Size::Large),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x23_0400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2417),
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
        color: Some(Color::Red),
        line: at(2424),
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
        line: at(2433),
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
        line: at(2440),
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
        line: at(2447),
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
        line: at(2454),
        ..BLANK
    },
    Monster {
        id: pm::ICE_GOLEM,
        symbol: Cow::Borrowed("ICE_GOLEM"),
        names: one_name("ice golem"),
        class: Class::Golem,
        level: 22,
        speed: 8,
        ac: Some(-5),
        mr: Some(60),
        generation: Some(geno_with(1, G_NOCORPSE, 0x1011, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 7, 10), attack(1, AT_BREA, AD_COLD, 8, 8)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4410_0001, 0x0],
        ),
        color: Some(Color::BrightCyan),
        line: at(2462),
        ..BLANK
    },
    Monster {
        id: pm::CRYSTAL_ICE_GOLEM,
        symbol: Cow::Borrowed("CRYSTAL_ICE_GOLEM"),
        names: one_name("crystal ice golem"),
        class: Class::Golem,
        level: 28,
        speed: 9,
        ac: Some(-10),
        mr: Some(30),
        generation: Some(geno_with(5, G_NOCORPSE | G_SGROUP, 0x1095, &[G_SHEOL])),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 10, 13), attack(1, AT_BREA, AD_RBRE, 10, 10)],
        ),
        weight: Some(2000),
        size: Some(Size::Large),
        resists: Some(
            mresist(MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON, 0x3e),
        ),
        traits: mflags(
            M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID | M1_THICK_HIDE | M1_POIS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x1023_0400, 0x4414_0001, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(2470),
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
        color: Some(Color::White),
        line: at(2482),
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
            &[0x6002_0060, 0x400_0009, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(2490),
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
            &[0x6002_0000, 0x4510_0409, 0x200],
        ),
        color: Some(Color::Cyan),
        line: at(2498),
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
        generation: Some(geno_with(1, 0, 0x2001, &[G_NOSHEOL])),
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
        color: Some(Color::Brown),
        line: at(2506),
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
        generation: Some(geno_with(1, 0, 0x2001, &[G_NOSHEOL])),
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
        color: Some(Color::Red),
        line: at(2514),
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
        color: Some(Color::Orange),
        line: at(2522),
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
            M2_NOPOLY | M2_ELF | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4400_0011, 0x300],
        ),
        color: Some(Color::White),
        line: at(2530),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(2538),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(2545),
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
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(2552),
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
        alignment: Some(-9),
        generation: Some(geno_with(2, G_GENO | G_SGROUP, 0x20a2, &[G_NOSHEOL])),
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
        line: at(2559),
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
            M2_ELF | M2_PRINCE | M2_MALE | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6102_0000, 0x4401_1010, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(2567),
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
            &[0x6002_0000, 0x1_4410_0009, 0x200],
        ),
        color: Some(Color::White),
        line: at(2575),
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
        attacks: Cow::Borrowed(
            &[attack(0, AT_CLAW, AD_SITM, 0, 0), attack(1, AT_WEAP, AD_PHYS, 1, 4)],
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
        line: at(2583),
        ..BLANK
    },
    Monster {
        id: pm::NURSE,
        symbol: Cow::Borrowed("NURSE"),
        names: one_name("nurse"),
        class: Class::Human,
        level: 11,
        speed: 6,
        generation: Some(geno_with(3, G_GENO, 0x2023, &[G_NOSHEOL])),
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
        line: at(2591),
        ..BLANK
    },
    Monster {
        id: pm::SHOPKEEPER,
        symbol: Cow::Borrowed("SHOPKEEPER"),
        names: one_name("shopkeeper"),
        class: Class::Human,
        level: 12,
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(2598),
        ..BLANK
    },
    Monster {
        id: pm::BLACK_MARKETEER,
        symbol: Cow::Borrowed("BLACK_MARKETEER"),
        names: one_name("black marketeer"),
        class: Class::Human,
        level: 20,
        speed: 20,
        ac: Some(-5),
        mr: Some(40),
        alignment: Some(-2),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Sell),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP | MR_STONE, 0x84)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc420_0009, 0x200],
        ),
        color: Some(Color::Yellow),
        line: at(2607),
        ..BLANK
    },
    Monster {
        id: pm::ONE_EYED_SAM,
        symbol: Cow::Borrowed("ONE_EYED_SAM"),
        names: one_name("One-eyed Sam"),
        class: Class::Human,
        level: 25,
        speed: 24,
        ac: Some(-8),
        mr: Some(50),
        alignment: Some(-2),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 4, 10)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::other("MS_ONEEYEDSAM")),
        size: Some(Size::Medium),
        resists: Some(
            mresist(MR_FIRE | MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON | MR_STONE, 0xb7),
        ),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_INFRAVISIBLE,
            &[0x6002_0001, 0xc42a_0009, 0x200],
        ),
        line: at(2616),
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
            &[0x6002_0000, 0x4420_0409, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(2627),
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
        line: at(2635),
        ..BLANK
    },
    Monster {
        id: pm::ORACLE,
        symbol: Cow::Borrowed("ORACLE"),
        names: one_name("Oracle"),
        class: Class::Human,
        level: 12,
        mr: Some(50),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(2643),
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
        line: at(2650),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(2658),
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
            &[0x6002_0000, 0x4510_0409, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(2668),
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
            &[0x6002_0000, 0x4510_0409, 0x200],
        ),
        color: Some(Color::Red),
        line: at(2676),
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
            &[0x6002_0000, 0x4510_0409, 0x200],
        ),
        color: Some(Color::Green),
        line: at(2684),
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
            &[0x6002_0000, 0x4510_0409, 0x200],
        ),
        color: Some(Color::Blue),
        line: at(2692),
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
            &[0x6002_0000, 0x4520_0409, 0x200],
        ),
        color: Some(Color::Gray),
        line: at(2703),
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
            &[0x6002_0000, 0x4520_0409, 0x200],
        ),
        color: Some(Color::Green),
        line: at(2711),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(2721),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        color: Some(Color::BrightMagenta),
        line: at(2731),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(2743),
        ..BLANK
    },
    Monster {
        id: pm::EXECUTIONER,
        symbol: Cow::Borrowed("EXECUTIONER"),
        names: one_name("Executioner"),
        class: Class::Human,
        level: 30,
        speed: 18,
        ac: Some(-2),
        mr: Some(60),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 5, 10), attack(1, AT_WEAP, AD_PHYS, 5, 10)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_FIRE | MR_COLD | MR_POISON | MR_STONE, 0xa3)),
        traits: mflags(
            M1_SWIM | M1_HUMANOID | M1_REGEN | M1_SEE_INVIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PRINCE | M2_MALE | M2_HOSTILE | M2_NASTY
                | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x6182_0002, 0x611_1009, 0x200],
        ),
        color: Some(Color::Magenta),
        line: at(2752),
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
        line: at(2775),
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
        line: at(2783),
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
            &[0x1002_0002, 0x4310_0201, 0x300],
        ),
        color: Some(Color::Blue),
        line: at(2795),
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
        alignment: Some(-7),
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
        traits: mflags(
            M1_HUMANOID | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x4310_0201, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2803),
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
            &[0x1020_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::Brown),
        line: at(2819),
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
            &[0x1002_0001, 0x312_0200, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(2837),
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
            &[0x1002_0001, 0x311_0200, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(2844),
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
        generation: Some(
            geno_with(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x1492, &[G_SHEOL]),
        ),
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
            &[0x1002_0000, 0x4712_0201, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2854),
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
        generation: Some(
            geno_with(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x1492, &[G_SHEOL]),
        ),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2863),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_HELL, 0x1411, &[G_SHEOL])),
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
            &[0x110a_0000, 0x4312_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2870),
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
        generation: Some(
            geno_with(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x1492, &[G_SHEOL]),
        ),
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
            &[0x1000_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::Green),
        line: at(2879),
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
        generation: Some(
            geno_with(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x1492, &[G_SHEOL]),
        ),
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
            &[0x1002_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::Green),
        line: at(2888),
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
        generation: Some(
            geno_with(2, G_NOCORPSE | G_SGROUP | G_HELL, 0x1492, &[G_SHEOL]),
        ),
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
            &[0x1000_0000, 0x4310_0200, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(2896),
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
        generation: Some(geno_with(2, G_NOCORPSE | G_HELL, 0x1412, &[G_SHEOL])),
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
            &[0x1100_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::White),
        line: at(2903),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_HELL, 0x1411, &[G_SHEOL])),
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
            &[0x1002_0000, 0x310_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2912),
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
        generation: Some(geno_with(2, G_NOCORPSE | G_HELL, 0x1412, &[G_SHEOL])),
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
            &[0x1100_0000, 0x4310_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2920),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_HELL, 0x1411, &[G_SHEOL])),
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
            &[0x1100_0001, 0x4710_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(2928),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1900_8205, 0x319_0a01, 0x141],
        ),
        color: Some(Color::BrightGreen),
        line: at(2939),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_0a01, 0x301],
        ),
        color: Some(Color::Magenta),
        line: at(2950),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1100_0001, 0x4319_1201, 0x345],
        ),
        color: Some(Color::Magenta),
        line: at(2960),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1108_0001, 0x319_1201, 0x301],
        ),
        color: Some(Color::Magenta),
        line: at(2971),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1102_0001, 0x4319_1201, 0x301],
        ),
        color: Some(Color::Magenta),
        line: at(2980),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1100_0001, 0x319_1201, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(2989),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1102_0001, 0x719_1201, 0x341],
        ),
        color: Some(Color::Magenta),
        line: at(2998),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
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
            &[0x1100_2001, 0x319_1201, 0x301],
        ),
        color: Some(Color::Magenta),
        line: at(3007),
        ..BLANK
    },
    Monster {
        id: pm::CTHULHU,
        symbol: Cow::Borrowed("CTHULHU"),
        names: one_name("Cthulhu"),
        class: Class::Humanoid,
        level: 106,
        speed: 15,
        ac: Some(-8),
        mr: Some(95),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_HELL | G_UNIQ, 0x4610)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_MAGC, AD_SPEL, 4, 6),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_BREATHLESS | M1_THICK_HIDE | M1_REGEN
                | M1_SEE_INVIS | M1_TPORT | M1_TPORT_CNTRL | M1_POIS | M1_CARNIVORE
                | M1_HERBIVORE,
            M2_NOPOLY | M2_PRINCE | M2_NEUTER | M2_PNAME | M2_HOSTILE | M2_STALK
                | M2_NASTY | M2_STRONG | M2_ROCKTHROW | M2_MAGIC,
            M3_WANTSAMUL | M3_WAITFORU | M3_INFRAVISION,
            &[0x77a0_0602, 0x8f1c_1001, 0x141],
        ),
        color: Some(Color::BrightGreen),
        line: at(3017),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        color: Some(Color::BrightMagenta),
        line: at(3032),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        color: Some(Color::BrightMagenta),
        line: at(3042),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        color: Some(Color::BrightMagenta),
        line: at(3052),
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
        line: at(3065),
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
        line: at(3074),
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
        generation: Some(geno_with(1, G_NOCORPSE | G_HELL, 0x1411, &[G_SHEOL])),
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
            &[0x2_0000, 0x1_4500_0001, 0x300],
        ),
        color: Some(Color::Gray),
        line: at(3081),
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
        line: at(3091),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY
                | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6a02, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(3098),
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
        line: at(3106),
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
        line: at(3114),
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
        line: at(3122),
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
        line: at(3130),
        ..BLANK
    },
    Monster {
        id: pm::NEWT,
        symbol: Cow::Borrowed("NEWT"),
        names: one_name("newt"),
        class: Class::Lizard,
        speed: 6,
        ac: Some(8),
        generation: Some(geno_with(5, G_GENO, 0x2025, &[G_NOSHEOL])),
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
        line: at(3141),
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
        generation: Some(geno_with(5, G_GENO, 0x2025, &[G_NOSHEOL])),
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
        line: at(3148),
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
        generation: Some(geno_with(5, G_GENO, 0x2025, &[G_NOSHEOL])),
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
        line: at(3154),
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
        generation: Some(geno_with(0, G_GENO, 0x2020, &[G_NOSHEOL])),
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
        line: at(3160),
        ..BLANK
    },
    Monster {
        id: pm::GIANT_TURTLE,
        symbol: Cow::Borrowed("GIANT_TURTLE"),
        names: one_name("giant turtle"),
        class: Class::Lizard,
        level: 7,
        speed: 2,
        ac: Some(-5),
        mr: Some(10),
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 4, 6)]),
        weight: Some(4000),
        nutrition: Some(1200),
        sound: Some(Sound::Hiss),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_STONE, 0x80)),
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_THICK_HIDE | M1_HERBIVORE,
            M2_HOSTILE,
            0,
            &[0x4024_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::BrightGreen),
        line: at(3167),
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
        line: at(3174),
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
            &[0x2004_2000, 0x1_0010_0001, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3180),
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
        generation: Some(geno_with(1, G_GENO, 0x2021, &[G_NOSHEOL])),
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
        line: at(3186),
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
        line: at(3194),
        ..BLANK
    },
    Monster {
        id: pm::LONG_WORM_TAIL,
        symbol: Cow::Borrowed("LONG_WORM_TAIL"),
        names: one_name("long worm tail"),
        class: Class::WormTail,
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
        traits: mflags(0, M2_NOPOLY, 0, &[0x0, 0x1, 0x0]),
        color: Some(Color::Brown),
        line: at(3208),
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
        line: at(3223),
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
        line: at(3230),
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
        line: at(3237),
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
        line: at(3245),
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
        line: at(3253),
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
        line: at(3260),
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
        line: at(3267),
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
        line: at(3274),
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
        line: at(3282),
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
        line: at(3290),
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
        line: at(3298),
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
        line: at(3306),
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
        line: at(3314),
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
        line: at(3321),
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
        color: Some(Color::White),
        line: at(3333),
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
        line: at(3341),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3352),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3361),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3370),
        ..BLANK
    },
    Monster {
        id: pm::ROBERT_THE_LIFER,
        symbol: Cow::Borrowed("ROBERT_THE_LIFER"),
        names: one_name("Robert the Lifer"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(40),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3379),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3410),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3419),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3428),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3438),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3448),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3459),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3468),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3477),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3488),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3497),
        ..BLANK
    },
    Monster {
        id: pm::SCHLIEMANN,
        symbol: Cow::Borrowed("SCHLIEMANN"),
        names: one_name("Schliemann"),
        class: Class::Human,
        level: 16,
        speed: 12,
        mr: Some(5),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 8),
                attack(1, AT_WEAP, AD_PHYS, 2, 8),
                attack(2, AT_CLAW, AD_SAMU, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_GREEDY | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0060, 0xd719_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(3509),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
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
        line: at(3520),
        ..BLANK
    },
    Monster {
        id: pm::TIAMAT,
        symbol: Cow::Borrowed("TIAMAT"),
        names: one_name("Tiamat"),
        class: Class::Dragon,
        level: 17,
        speed: 12,
        mr: Some(30),
        alignment: Some(-14),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON
                    | MR_STONE,
                0xbf,
            ),
        ),
        traits: mflags(
            M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_POIS | M1_CARNIVORE,
            M2_NOPOLY | M2_FEMALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x3120_2000, 0xb71a_0001, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(3533),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
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
            &[0x6002_0000, 0xc71a_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(3545),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3565),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3574),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3585),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
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
            &[0x1100_0001, 0x4718_0201, 0x350],
        ),
        color: Some(Color::Orange),
        line: at(3596),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3607),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        conveys: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc710_0009, 0x250],
        ),
        color: Some(Color::Magenta),
        line: at(3616),
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
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
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
        line: at(3628),
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
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
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
        line: at(3640),
        ..BLANK
    },
    Monster {
        id: pm::ANARAXIS_THE_BLACK,
        symbol: Cow::Borrowed("ANARAXIS_THE_BLACK"),
        names: one_name("Anaraxis the Black"),
        class: Class::Human,
        level: 15,
        speed: 12,
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4210)),
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
            M2_NOPOLY | M2_HUMAN | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc718_0009, 0x250],
        ),
        line: at(3649),
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
        line: at(3662),
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
        line: at(3670),
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
        line: at(3678),
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
            &[0x6002_0000, 0x4420_0009, 0x280],
        ),
        line: at(3686),
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
        color: Some(Color::White),
        line: at(3706),
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
        line: at(3714),
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
        line: at(3722),
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
        line: at(3730),
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
        line: at(3738),
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
        line: at(3746),
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
        line: at(3754),
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
        line: at(3762),
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
        line: at(3770),
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
        color: Some(Color::White),
        line: at(3781),
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
        line: at(3789),
        ..BLANK
    },
    Monster {
        id: pm::PUNISHER,
        symbol: Cow::Borrowed("PUNISHER"),
        names: one_name("Punisher"),
        class: Class::other("S_STATUE"),
        level: 24,
        speed: 25,
        ac: Some(-15),
        mr: Some(95),
        alignment: Some(15),
        generation: Some(geno(1, G_NOCORPSE | G_NOGEN, 0x211)),
        attacks: Cow::Borrowed(&[attack(0, AT_MAGC, AD_PUNI, 0, 0)]),
        weight: Some(1500),
        nutrition: Some(500),
        size: Some(Size::Large),
        resists: Some(
            mresist(
                MR_FIRE | MR_COLD | MR_SLEEP | MR_DISINT | MR_ELEC | MR_POISON
                    | MR_STONE,
                0xbf,
            ),
        ),
        traits: mflags_with(
            M1_BREATHLESS | M1_HUMANOID | M1_THICK_HIDE | M1_SEE_INVIS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            M3_INFRAVISION,
            &[0x122_0400, 0x14_0001, 0x3100],
            &[M3_NOREGEN, M3_STATIONARY],
        ),
        line: at(3800),
        ..BLANK
    },
    Monster {
        id: pm::DUNGEON_FERN,
        symbol: Cow::Borrowed("DUNGEON_FERN"),
        names: one_name("dungeon fern"),
        class: Class::Fungus,
        level: 12,
        speed: 2,
        ac: Some(10),
        generation: Some(
            geno_with(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x2831, &[G_NOSHEOL]),
        ),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::BrightGreen),
        line: at(3815),
        ..BLANK
    },
    Monster {
        id: pm::DUNGEON_FERN_SPROUT,
        symbol: Cow::Borrowed("DUNGEON_FERN_SPROUT"),
        names: one_name("dungeon fern sprout"),
        class: Class::Fungus,
        level: 6,
        speed: 2,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOGEN, 0x230)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::BrightGreen),
        line: at(3822),
        ..BLANK
    },
    Monster {
        id: pm::DUNGEON_FERN_SPORE,
        symbol: Cow::Borrowed("DUNGEON_FERN_SPORE"),
        names: one_name("dungeon fern spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_PHYS, 2, 4), attack(1, AT_BOOM, AD_PHYS, 2, 4)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0001, 0x0],
        ),
        color: Some(Color::Green),
        line: at(3829),
        ..BLANK
    },
    Monster {
        id: pm::ARCTIC_FERN,
        symbol: Cow::Borrowed("ARCTIC_FERN"),
        names: one_name("arctic fern"),
        class: Class::Fungus,
        level: 12,
        speed: 2,
        ac: Some(10),
        generation: Some(geno_with(1, G_NOCORPSE | G_GENO, 0x1031, &[G_SHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::BrightBlue),
        line: at(3836),
        ..BLANK
    },
    Monster {
        id: pm::ARCTIC_FERN_SPROUT,
        symbol: Cow::Borrowed("ARCTIC_FERN_SPROUT"),
        names: one_name("arctic fern sprout"),
        class: Class::Fungus,
        level: 6,
        speed: 2,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOGEN, 0x230)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::BrightBlue),
        line: at(3843),
        ..BLANK
    },
    Monster {
        id: pm::ARCTIC_FERN_SPORE,
        symbol: Cow::Borrowed("ARCTIC_FERN_SPORE"),
        names: one_name("arctic fern spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_COLD, 2, 4), attack(1, AT_BOOM, AD_PHYS, 2, 4)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0001, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(3850),
        ..BLANK
    },
    Monster {
        id: pm::BLAZING_FERN,
        symbol: Cow::Borrowed("BLAZING_FERN"),
        names: one_name("blazing fern"),
        class: Class::Fungus,
        level: 12,
        speed: 2,
        ac: Some(10),
        generation: Some(
            geno_with(1, G_NOCORPSE | G_GENO | G_HELL, 0x2431, &[G_NOSHEOL]),
        ),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::Orange),
        line: at(3857),
        ..BLANK
    },
    Monster {
        id: pm::BLAZING_FERN_SPROUT,
        symbol: Cow::Borrowed("BLAZING_FERN_SPROUT"),
        names: one_name("blazing fern sprout"),
        class: Class::Fungus,
        level: 6,
        speed: 2,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOGEN, 0x230)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::Orange),
        line: at(3864),
        ..BLANK
    },
    Monster {
        id: pm::BLAZING_FERN_SPORE,
        symbol: Cow::Borrowed("BLAZING_FERN_SPORE"),
        names: one_name("blazing fern spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_FIRE, 2, 4), attack(1, AT_BOOM, AD_PHYS, 2, 4)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0001, 0x0],
        ),
        color: Some(Color::Red),
        line: at(3871),
        ..BLANK
    },
    Monster {
        id: pm::SWAMP_FERN,
        symbol: Cow::Borrowed("SWAMP_FERN"),
        names: one_name("swamp fern"),
        class: Class::Fungus,
        level: 12,
        speed: 2,
        ac: Some(10),
        generation: Some(
            geno_with(1, G_NOCORPSE | G_GENO | G_NOHELL, 0x2831, &[G_NOSHEOL]),
        ),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::Cyan),
        line: at(3878),
        ..BLANK
    },
    Monster {
        id: pm::SWAMP_FERN_SPROUT,
        symbol: Cow::Borrowed("SWAMP_FERN_SPROUT"),
        names: one_name("swamp fern sprout"),
        class: Class::Fungus,
        level: 6,
        speed: 2,
        ac: Some(10),
        generation: Some(geno(0, G_NOCORPSE | G_GENO | G_NOGEN, 0x230)),
        attacks: Cow::Borrowed(&[attack(0, AT_GAZE, AD_SPOR, 0, 0)]),
        weight: Some(20),
        nutrition: Some(200),
        size: Some(Size::Small),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::Cyan),
        line: at(3885),
        ..BLANK
    },
    Monster {
        id: pm::SWAMP_FERN_SPORE,
        symbol: Cow::Borrowed("SWAMP_FERN_SPORE"),
        names: one_name("swamp fern spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_PHYS, 2, 4), attack(1, AT_BOOM, AD_PHYS, 2, 4)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0001, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(3892),
        ..BLANK
    },
    Monster {
        id: pm::FERN_SPORE,
        symbol: Cow::Borrowed("FERN_SPORE"),
        names: one_name("fern spore"),
        class: Class::Eye,
        level: 1,
        speed: 3,
        ac: Some(5),
        generation: Some(geno(0, G_NOCORPSE | G_NOGEN, 0x210)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_EXPL, AD_PHYS, 2, 4), attack(1, AT_BOOM, AD_PHYS, 2, 4)],
        ),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e401, 0x14_0001, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(3899),
        ..BLANK
    },
    Monster {
        id: pm::DEVIL_S_SNARE,
        symbol: Cow::Borrowed("DEVIL_S_SNARE"),
        names: one_name("Devil's Snare"),
        class: Class::Xorn,
        level: 14,
        speed: 10,
        ac: Some(3),
        alignment: Some(-2),
        generation: Some(geno_with(0, G_NOCORPSE | G_GENO, 0x2030, &[G_NOSHEOL])),
        attacks: Cow::Borrowed(&[attack(0, AT_HUGS, AD_WRAP, 4, 6)]),
        weight: Some(40),
        nutrition: Some(200),
        size: Some(Size::Large),
        resists: Some(mresist(MR_COLD | MR_POISON, 0x22)),
        traits: mflags_with(
            M1_BREATHLESS | M1_NOTAKE | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NOPOLY | M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_fc00, 0x14_0001, 0x2000],
            &[M3_STATIONARY],
        ),
        color: Some(Color::Green),
        line: at(3907),
        ..BLANK
    },
    Monster {
        id: pm::DURIN_S_BANE,
        symbol: Cow::Borrowed("DURIN_S_BANE"),
        names: one_name("Durin's Bane"),
        class: Class::Demon,
        level: 16,
        speed: 7,
        ac: Some(-2),
        mr: Some(80),
        alignment: Some(-14),
        generation: Some(geno(1, G_NOCORPSE | G_NOGEN | G_UNIQ, 0x4211)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 8, 4), attack(1, AT_WEAP, AD_PHYS, 4, 6)],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        size: Some(Size::Large),
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_DEMON | M2_NEUTER | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x471c_0200, 0x300],
        ),
        color: Some(Color::Red),
        line: at(3918),
        ..BLANK
    },
    Monster {
        id: pm::WATCHER_IN_THE_WATER,
        symbol: Cow::Borrowed("WATCHER_IN_THE_WATER"),
        names: one_name("Watcher in the Water"),
        class: Class::Eel,
        level: 24,
        speed: 9,
        ac: Some(-2),
        mr: Some(30),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x4200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
                attack(1, AT_CLAW, AD_PHYS, 2, 6),
                attack(2, AT_HUGS, AD_WRAP, 2, 6),
                attack(3, AT_BITE, AD_PHYS, 5, 6),
            ],
        ),
        weight: Some(2000),
        nutrition: Some(1000),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_NOPOLY | M2_HOSTILE | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2004_2202, 0x410_0001, 0x300],
        ),
        color: Some(Color::Magenta),
        line: at(3926),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [src/monst.c:95](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L95).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `killer bee`, [src/monst.c:102](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L102).
    pub const KILLER_BEE: MonsterId = MonsterId(1);
    /// `soldier ant`, [src/monst.c:109](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L109).
    pub const SOLDIER_ANT: MonsterId = MonsterId(2);
    /// `fire ant`, [src/monst.c:116](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L116).
    pub const FIRE_ANT: MonsterId = MonsterId(3);
    /// `snow ant`, [src/monst.c:123](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L123).
    pub const SNOW_ANT: MonsterId = MonsterId(4);
    /// `giant beetle`, [src/monst.c:130](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L130).
    pub const GIANT_BEETLE: MonsterId = MonsterId(5);
    /// `queen bee`, [src/monst.c:137](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L137).
    pub const QUEEN_BEE: MonsterId = MonsterId(6);
    /// `locust`, [src/monst.c:144](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L144).
    pub const LOCUST: MonsterId = MonsterId(7);
    /// `acid blob`, [src/monst.c:154](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L154).
    pub const ACID_BLOB: MonsterId = MonsterId(8);
    /// `quivering blob`, [src/monst.c:163](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L163).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(9);
    /// `gelatinous cube`, [src/monst.c:171](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L171).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(10);
    /// `chickatrice`, [src/monst.c:183](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L183).
    pub const CHICKATRICE: MonsterId = MonsterId(11);
    /// `cockatrice`, [src/monst.c:191](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L191).
    pub const COCKATRICE: MonsterId = MonsterId(12);
    /// `pyrolisk`, [src/monst.c:199](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L199).
    pub const PYROLISK: MonsterId = MonsterId(13);
    /// `jackal`, [src/monst.c:210](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L210).
    pub const JACKAL: MonsterId = MonsterId(14);
    /// `fox`, [src/monst.c:217](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L217).
    pub const FOX: MonsterId = MonsterId(15);
    /// `coyote`, [src/monst.c:224](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L224).
    pub const COYOTE: MonsterId = MonsterId(16);
    /// `werejackal`, [src/monst.c:231](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L231).
    pub const WEREJACKAL: MonsterId = MonsterId(17);
    /// `little dog`, [src/monst.c:238](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L238).
    pub const LITTLE_DOG: MonsterId = MonsterId(18);
    /// `dog`, [src/monst.c:245](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L245).
    pub const DOG: MonsterId = MonsterId(19);
    /// `large dog`, [src/monst.c:252](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L252).
    pub const LARGE_DOG: MonsterId = MonsterId(20);
    /// `dingo`, [src/monst.c:259](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L259).
    pub const DINGO: MonsterId = MonsterId(21);
    /// `wolf`, [src/monst.c:266](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L266).
    pub const WOLF: MonsterId = MonsterId(22);
    /// `werewolf`, [src/monst.c:273](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L273).
    pub const WEREWOLF: MonsterId = MonsterId(23);
    /// `warg`, [src/monst.c:280](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L280).
    pub const WARG: MonsterId = MonsterId(24);
    /// `winter wolf cub`, [src/monst.c:287](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L287).
    pub const WINTER_WOLF_CUB: MonsterId = MonsterId(25);
    /// `winter wolf`, [src/monst.c:293](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L293).
    pub const WINTER_WOLF: MonsterId = MonsterId(26);
    /// `hell hound pup`, [src/monst.c:300](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L300).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(27);
    /// `hell hound`, [src/monst.c:307](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L307).
    pub const HELL_HOUND: MonsterId = MonsterId(28);
    /// `gas spore`, [src/monst.c:327](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L327).
    pub const GAS_SPORE: MonsterId = MonsterId(29);
    /// `floating eye`, [src/monst.c:334](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L334).
    pub const FLOATING_EYE: MonsterId = MonsterId(30);
    /// `freezing sphere`, [src/monst.c:341](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L341).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(31);
    /// `flaming sphere`, [src/monst.c:348](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L348).
    pub const FLAMING_SPHERE: MonsterId = MonsterId(32);
    /// `shocking sphere`, [src/monst.c:355](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L355).
    pub const SHOCKING_SPHERE: MonsterId = MonsterId(33);
    /// `evil eye`, [src/monst.c:362](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L362).
    pub const EVIL_EYE: MonsterId = MonsterId(34);
    /// `kitten`, [src/monst.c:382](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L382).
    pub const KITTEN: MonsterId = MonsterId(35);
    /// `housecat`, [src/monst.c:389](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L389).
    pub const HOUSECAT: MonsterId = MonsterId(36);
    /// `jaguar`, [src/monst.c:396](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L396).
    pub const JAGUAR: MonsterId = MonsterId(37);
    /// `lynx`, [src/monst.c:403](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L403).
    pub const LYNX: MonsterId = MonsterId(38);
    /// `panther`, [src/monst.c:410](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L410).
    pub const PANTHER: MonsterId = MonsterId(39);
    /// `large cat`, [src/monst.c:417](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L417).
    pub const LARGE_CAT: MonsterId = MonsterId(40);
    /// `tiger`, [src/monst.c:424](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L424).
    pub const TIGER: MonsterId = MonsterId(41);
    /// `gremlin`, [src/monst.c:434](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L434).
    pub const GREMLIN: MonsterId = MonsterId(42);
    /// `gargoyle`, [src/monst.c:441](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L441).
    pub const GARGOYLE: MonsterId = MonsterId(43);
    /// `winged gargoyle`, [src/monst.c:448](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L448).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(44);
    /// `hobbit`, [src/monst.c:458](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L458).
    pub const HOBBIT: MonsterId = MonsterId(45);
    /// `dwarf`, [src/monst.c:465](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L465).
    pub const DWARF: MonsterId = MonsterId(46);
    /// `bugbear`, [src/monst.c:473](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L473).
    pub const BUGBEAR: MonsterId = MonsterId(47);
    /// `dwarf lord`, [src/monst.c:480](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L480).
    pub const DWARF_LORD: MonsterId = MonsterId(48);
    /// `dwarf king`, [src/monst.c:488](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L488).
    pub const DWARF_KING: MonsterId = MonsterId(49);
    /// `mind flayer`, [src/monst.c:496](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L496).
    pub const MIND_FLAYER: MonsterId = MonsterId(50);
    /// `master mind flayer`, [src/monst.c:505](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L505).
    pub const MASTER_MIND_FLAYER: MonsterId = MonsterId(51);
    /// `manes`, [src/monst.c:517](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L517).
    pub const MANES: MonsterId = MonsterId(52);
    /// `homunculus`, [src/monst.c:523](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L523).
    pub const HOMUNCULUS: MonsterId = MonsterId(53);
    /// `imp`, [src/monst.c:530](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L530).
    pub const IMP: MonsterId = MonsterId(54);
    /// `lemure`, [src/monst.c:536](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L536).
    pub const LEMURE: MonsterId = MonsterId(55);
    /// `quasit`, [src/monst.c:544](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L544).
    pub const QUASIT: MonsterId = MonsterId(56);
    /// `tengu`, [src/monst.c:550](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L550).
    pub const TENGU: MonsterId = MonsterId(57);
    /// `uranium imp`, [src/monst.c:557](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L557).
    pub const URANIUM_IMP: MonsterId = MonsterId(58);
    /// `blue jelly`, [src/monst.c:567](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L567).
    pub const BLUE_JELLY: MonsterId = MonsterId(59);
    /// `spotted jelly`, [src/monst.c:576](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L576).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(60);
    /// `ochre jelly`, [src/monst.c:584](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L584).
    pub const OCHRE_JELLY: MonsterId = MonsterId(61);
    /// `kobold`, [src/monst.c:595](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L595).
    pub const KOBOLD: MonsterId = MonsterId(62);
    /// `large kobold`, [src/monst.c:602](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L602).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(63);
    /// `kobold lord`, [src/monst.c:609](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L609).
    pub const KOBOLD_LORD: MonsterId = MonsterId(64);
    /// `kobold shaman`, [src/monst.c:617](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L617).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(65);
    /// `leprechaun`, [src/monst.c:627](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L627).
    pub const LEPRECHAUN: MonsterId = MonsterId(66);
    /// `small mimic`, [src/monst.c:636](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L636).
    pub const SMALL_MIMIC: MonsterId = MonsterId(67);
    /// `large mimic`, [src/monst.c:644](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L644).
    pub const LARGE_MIMIC: MonsterId = MonsterId(68);
    /// `giant mimic`, [src/monst.c:652](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L652).
    pub const GIANT_MIMIC: MonsterId = MonsterId(69);
    /// `wood nymph`, [src/monst.c:663](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L663).
    pub const WOOD_NYMPH: MonsterId = MonsterId(70);
    /// `water nymph`, [src/monst.c:670](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L670).
    pub const WATER_NYMPH: MonsterId = MonsterId(71);
    /// `mountain nymph`, [src/monst.c:677](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L677).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(72);
    /// `Aphrodite`, [src/monst.c:684](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L684).
    pub const APHRODITE: MonsterId = MonsterId(73);
    /// `goblin`, [src/monst.c:696](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L696).
    pub const GOBLIN: MonsterId = MonsterId(74);
    /// `hobgoblin`, [src/monst.c:703](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L703).
    pub const HOBGOBLIN: MonsterId = MonsterId(75);
    /// `orc`, [src/monst.c:712](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L712).
    pub const ORC: MonsterId = MonsterId(76);
    /// `hill orc`, [src/monst.c:719](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L719).
    pub const HILL_ORC: MonsterId = MonsterId(77);
    /// `Mordor orc`, [src/monst.c:726](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L726).
    pub const MORDOR_ORC: MonsterId = MonsterId(78);
    /// `Uruk-hai`, [src/monst.c:733](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L733).
    pub const URUK_HAI: MonsterId = MonsterId(79);
    /// `orc shaman`, [src/monst.c:740](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L740).
    pub const ORC_SHAMAN: MonsterId = MonsterId(80);
    /// `orc-captain`, [src/monst.c:747](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L747).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(81);
    /// `deep orc`, [src/monst.c:754](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L754).
    pub const DEEP_ORC: MonsterId = MonsterId(82);
    /// `rock piercer`, [src/monst.c:764](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L764).
    pub const ROCK_PIERCER: MonsterId = MonsterId(83);
    /// `iron piercer`, [src/monst.c:771](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L771).
    pub const IRON_PIERCER: MonsterId = MonsterId(84);
    /// `glass piercer`, [src/monst.c:778](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L778).
    pub const GLASS_PIERCER: MonsterId = MonsterId(85);
    /// `rothe`, [src/monst.c:788](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L788).
    pub const ROTHE: MonsterId = MonsterId(86);
    /// `mumak`, [src/monst.c:795](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L795).
    pub const MUMAK: MonsterId = MonsterId(87);
    /// `leocrotta`, [src/monst.c:802](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L802).
    pub const LEOCROTTA: MonsterId = MonsterId(88);
    /// `wumpus`, [src/monst.c:809](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L809).
    pub const WUMPUS: MonsterId = MonsterId(89);
    /// `titanothere`, [src/monst.c:816](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L816).
    pub const TITANOTHERE: MonsterId = MonsterId(90);
    /// `baluchitherium`, [src/monst.c:823](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L823).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(91);
    /// `mastodon`, [src/monst.c:830](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L830).
    pub const MASTODON: MonsterId = MonsterId(92);
    /// `sewer rat`, [src/monst.c:840](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L840).
    pub const SEWER_RAT: MonsterId = MonsterId(93);
    /// `giant rat`, [src/monst.c:847](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L847).
    pub const GIANT_RAT: MonsterId = MonsterId(94);
    /// `rabid rat`, [src/monst.c:854](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L854).
    pub const RABID_RAT: MonsterId = MonsterId(95);
    /// `wererat`, [src/monst.c:861](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L861).
    pub const WERERAT: MonsterId = MonsterId(96);
    /// `enormous rat`, [src/monst.c:868](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L868).
    pub const ENORMOUS_RAT: MonsterId = MonsterId(97);
    /// `rock mole`, [src/monst.c:875](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L875).
    pub const ROCK_MOLE: MonsterId = MonsterId(98);
    /// `woodchuck`, [src/monst.c:882](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L882).
    pub const WOODCHUCK: MonsterId = MonsterId(99);
    /// `cave spider`, [src/monst.c:893](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L893).
    pub const CAVE_SPIDER: MonsterId = MonsterId(100);
    /// `centipede`, [src/monst.c:900](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L900).
    pub const CENTIPEDE: MonsterId = MonsterId(101);
    /// `giant spider`, [src/monst.c:907](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L907).
    pub const GIANT_SPIDER: MonsterId = MonsterId(102);
    /// `scorpion`, [src/monst.c:914](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L914).
    pub const SCORPION: MonsterId = MonsterId(103);
    /// `lurker above`, [src/monst.c:924](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L924).
    pub const LURKER_ABOVE: MonsterId = MonsterId(104);
    /// `trapper`, [src/monst.c:931](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L931).
    pub const TRAPPER: MonsterId = MonsterId(105);
    /// `white unicorn`, [src/monst.c:941](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L941).
    pub const WHITE_UNICORN: MonsterId = MonsterId(106);
    /// `gray unicorn`, [src/monst.c:948](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L948).
    pub const GRAY_UNICORN: MonsterId = MonsterId(107);
    /// `black unicorn`, [src/monst.c:955](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L955).
    pub const BLACK_UNICORN: MonsterId = MonsterId(108);
    /// `pony`, [src/monst.c:962](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L962).
    pub const PONY: MonsterId = MonsterId(109);
    /// `horse`, [src/monst.c:969](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L969).
    pub const HORSE: MonsterId = MonsterId(110);
    /// `warhorse`, [src/monst.c:976](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L976).
    pub const WARHORSE: MonsterId = MonsterId(111);
    /// `fog cloud`, [src/monst.c:986](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L986).
    pub const FOG_CLOUD: MonsterId = MonsterId(112);
    /// `dust vortex`, [src/monst.c:994](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L994).
    pub const DUST_VORTEX: MonsterId = MonsterId(113);
    /// `ice vortex`, [src/monst.c:1001](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1001).
    pub const ICE_VORTEX: MonsterId = MonsterId(114);
    /// `energy vortex`, [src/monst.c:1009](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1009).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(115);
    /// `steam vortex`, [src/monst.c:1018](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1018).
    pub const STEAM_VORTEX: MonsterId = MonsterId(116);
    /// `fire vortex`, [src/monst.c:1027](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1027).
    pub const FIRE_VORTEX: MonsterId = MonsterId(117);
    /// `baby long worm`, [src/monst.c:1040](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1040).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(118);
    /// `baby purple worm`, [src/monst.c:1047](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1047).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(119);
    /// `long worm`, [src/monst.c:1054](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1054).
    pub const LONG_WORM: MonsterId = MonsterId(120);
    /// `purple worm`, [src/monst.c:1061](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1061).
    pub const PURPLE_WORM: MonsterId = MonsterId(121);
    /// `grid bug`, [src/monst.c:1071](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1071).
    pub const GRID_BUG: MonsterId = MonsterId(122);
    /// `xan`, [src/monst.c:1077](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1077).
    pub const XAN: MonsterId = MonsterId(123);
    /// `chillbug`, [src/monst.c:1084](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1084).
    pub const CHILLBUG: MonsterId = MonsterId(124);
    /// `yellow light`, [src/monst.c:1095](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1095).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(125);
    /// `black light`, [src/monst.c:1105](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1105).
    pub const BLACK_LIGHT: MonsterId = MonsterId(126);
    /// `zruty`, [src/monst.c:1118](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1118).
    pub const ZRUTY: MonsterId = MonsterId(127);
    /// `couatl`, [src/monst.c:1128](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1128).
    pub const COUATL: MonsterId = MonsterId(128);
    /// `Aleax`, [src/monst.c:1136](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1136).
    pub const ALEAX: MonsterId = MonsterId(129);
    /// `Angel`, [src/monst.c:1145](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1145).
    pub const ANGEL: MonsterId = MonsterId(130);
    /// `dark Angel`, [src/monst.c:1155](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1155).
    pub const DARK_ANGEL: MonsterId = MonsterId(131);
    /// `ki-rin`, [src/monst.c:1167](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1167).
    pub const KI_RIN: MonsterId = MonsterId(132);
    /// `Archon`, [src/monst.c:1176](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1176).
    pub const ARCHON: MonsterId = MonsterId(133);
    /// `weeping angel`, [src/monst.c:1188](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1188).
    pub const WEEPING_ANGEL: MonsterId = MonsterId(134);
    /// `weeping archangel`, [src/monst.c:1198](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1198).
    pub const WEEPING_ARCHANGEL: MonsterId = MonsterId(135);
    /// `bat`, [src/monst.c:1211](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1211).
    pub const BAT: MonsterId = MonsterId(136);
    /// `giant bat`, [src/monst.c:1218](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1218).
    pub const GIANT_BAT: MonsterId = MonsterId(137);
    /// `raven`, [src/monst.c:1225](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1225).
    pub const RAVEN: MonsterId = MonsterId(138);
    /// `vampire bat`, [src/monst.c:1232](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1232).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(139);
    /// `plains centaur`, [src/monst.c:1242](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1242).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(140);
    /// `forest centaur`, [src/monst.c:1249](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1249).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(141);
    /// `mountain centaur`, [src/monst.c:1256](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1256).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(142);
    /// `baby tatzelworm`, [src/monst.c:1279](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1279).
    pub const BABY_TATZELWORM: MonsterId = MonsterId(143);
    /// `baby amphitere`, [src/monst.c:1286](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1286).
    pub const BABY_AMPHITERE: MonsterId = MonsterId(144);
    /// `baby draken`, [src/monst.c:1302](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1302).
    pub const BABY_DRAKEN: MonsterId = MonsterId(145);
    /// `baby lindworm`, [src/monst.c:1309](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1309).
    pub const BABY_LINDWORM: MonsterId = MonsterId(146);
    /// `baby sarkany`, [src/monst.c:1316](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1316).
    pub const BABY_SARKANY: MonsterId = MonsterId(147);
    /// `baby sirrush`, [src/monst.c:1323](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1323).
    pub const BABY_SIRRUSH: MonsterId = MonsterId(148);
    /// `baby leviathan`, [src/monst.c:1330](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1330).
    pub const BABY_LEVIATHAN: MonsterId = MonsterId(149);
    /// `baby wyvern`, [src/monst.c:1337](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1337).
    pub const BABY_WYVERN: MonsterId = MonsterId(150);
    /// `baby glowing dragon`, [src/monst.c:1344](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1344).
    pub const BABY_GLOWING_DRAGON: MonsterId = MonsterId(151);
    /// `baby guivre`, [src/monst.c:1351](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1351).
    pub const BABY_GUIVRE: MonsterId = MonsterId(152);
    /// `tatzelworm`, [src/monst.c:1358](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1358).
    pub const TATZELWORM: MonsterId = MonsterId(153);
    /// `amphitere`, [src/monst.c:1367](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1367).
    pub const AMPHITERE: MonsterId = MonsterId(154);
    /// `draken`, [src/monst.c:1389](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1389).
    pub const DRAKEN: MonsterId = MonsterId(155);
    /// `lindworm`, [src/monst.c:1399](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1399).
    pub const LINDWORM: MonsterId = MonsterId(156);
    /// `sarkany`, [src/monst.c:1408](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1408).
    pub const SARKANY: MonsterId = MonsterId(157);
    /// `sirrush`, [src/monst.c:1419](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1419).
    pub const SIRRUSH: MonsterId = MonsterId(158);
    /// `leviathan`, [src/monst.c:1428](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1428).
    pub const LEVIATHAN: MonsterId = MonsterId(159);
    /// `wyvern`, [src/monst.c:1437](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1437).
    pub const WYVERN: MonsterId = MonsterId(160);
    /// `glowing dragon`, [src/monst.c:1446](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1446).
    pub const GLOWING_DRAGON: MonsterId = MonsterId(161);
    /// `guivre`, [src/monst.c:1456](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1456).
    pub const GUIVRE: MonsterId = MonsterId(162);
    /// `chromatic dragon`, [src/monst.c:1467](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1467).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(163);
    /// `stalker`, [src/monst.c:1483](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1483).
    pub const STALKER: MonsterId = MonsterId(164);
    /// `air elemental`, [src/monst.c:1490](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1490).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(165);
    /// `fire elemental`, [src/monst.c:1497](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1497).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(166);
    /// `earth elemental`, [src/monst.c:1504](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1504).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(167);
    /// `water elemental`, [src/monst.c:1513](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1513).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(168);
    /// `lichen`, [src/monst.c:1523](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1523).
    pub const LICHEN: MonsterId = MonsterId(169);
    /// `brown mold`, [src/monst.c:1530](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1530).
    pub const BROWN_MOLD: MonsterId = MonsterId(170);
    /// `yellow mold`, [src/monst.c:1538](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1538).
    pub const YELLOW_MOLD: MonsterId = MonsterId(171);
    /// `green mold`, [src/monst.c:1545](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1545).
    pub const GREEN_MOLD: MonsterId = MonsterId(172);
    /// `red mold`, [src/monst.c:1552](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1552).
    pub const RED_MOLD: MonsterId = MonsterId(173);
    /// `shrieker`, [src/monst.c:1560](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1560).
    pub const SHRIEKER: MonsterId = MonsterId(174);
    /// `violet fungus`, [src/monst.c:1566](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1566).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(175);
    /// `gnome`, [src/monst.c:1576](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1576).
    pub const GNOME: MonsterId = MonsterId(176);
    /// `gnome lord`, [src/monst.c:1583](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1583).
    pub const GNOME_LORD: MonsterId = MonsterId(177);
    /// `gnomish wizard`, [src/monst.c:1590](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1590).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(178);
    /// `gnome king`, [src/monst.c:1597](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1597).
    pub const GNOME_KING: MonsterId = MonsterId(179);
    /// `giant`, [src/monst.c:1626](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1626).
    pub const GIANT: MonsterId = MonsterId(180);
    /// `stone giant`, [src/monst.c:1634](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1634).
    pub const STONE_GIANT: MonsterId = MonsterId(181);
    /// `hill giant`, [src/monst.c:1642](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1642).
    pub const HILL_GIANT: MonsterId = MonsterId(182);
    /// `fire giant`, [src/monst.c:1650](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1650).
    pub const FIRE_GIANT: MonsterId = MonsterId(183);
    /// `frost giant`, [src/monst.c:1658](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1658).
    pub const FROST_GIANT: MonsterId = MonsterId(184);
    /// `storm giant`, [src/monst.c:1666](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1666).
    pub const STORM_GIANT: MonsterId = MonsterId(185);
    /// `ettin`, [src/monst.c:1674](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1674).
    pub const ETTIN: MonsterId = MonsterId(186);
    /// `titan`, [src/monst.c:1682](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1682).
    pub const TITAN: MonsterId = MonsterId(187);
    /// `minotaur`, [src/monst.c:1690](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1690).
    pub const MINOTAUR: MonsterId = MonsterId(188);
    /// `jabberwock`, [src/monst.c:1702](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1702).
    pub const JABBERWOCK: MonsterId = MonsterId(189);
    /// `vorpal jabberwock`, [src/monst.c:1710](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1710).
    pub const VORPAL_JABBERWOCK: MonsterId = MonsterId(190);
    /// `Keystone Kop`, [src/monst.c:1722](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1722).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(191);
    /// `Kop Sergeant`, [src/monst.c:1729](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1729).
    pub const KOP_SERGEANT: MonsterId = MonsterId(192);
    /// `Kop Lieutenant`, [src/monst.c:1736](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1736).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(193);
    /// `Kop Kaptain`, [src/monst.c:1743](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1743).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(194);
    /// `lich`, [src/monst.c:1754](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1754).
    pub const LICH: MonsterId = MonsterId(195);
    /// `demilich`, [src/monst.c:1762](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1762).
    pub const DEMILICH: MonsterId = MonsterId(196);
    /// `master lich`, [src/monst.c:1770](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1770).
    pub const MASTER_LICH: MonsterId = MonsterId(197);
    /// `arch-lich`, [src/monst.c:1778](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1778).
    pub const ARCH_LICH: MonsterId = MonsterId(198);
    /// `kobold mummy`, [src/monst.c:1789](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1789).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(199);
    /// `gnome mummy`, [src/monst.c:1796](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1796).
    pub const GNOME_MUMMY: MonsterId = MonsterId(200);
    /// `orc mummy`, [src/monst.c:1803](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1803).
    pub const ORC_MUMMY: MonsterId = MonsterId(201);
    /// `dwarf mummy`, [src/monst.c:1811](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1811).
    pub const DWARF_MUMMY: MonsterId = MonsterId(202);
    /// `elf mummy`, [src/monst.c:1819](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1819).
    pub const ELF_MUMMY: MonsterId = MonsterId(203);
    /// `human mummy`, [src/monst.c:1827](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1827).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(204);
    /// `ettin mummy`, [src/monst.c:1835](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1835).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(205);
    /// `giant mummy`, [src/monst.c:1843](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1843).
    pub const GIANT_MUMMY: MonsterId = MonsterId(206);
    /// `red naga hatchling`, [src/monst.c:1855](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1855).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(207);
    /// `black naga hatchling`, [src/monst.c:1863](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1863).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(208);
    /// `golden naga hatchling`, [src/monst.c:1871](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1871).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(209);
    /// `guardian naga hatchling`, [src/monst.c:1878](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1878).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(210);
    /// `white naga hatchling`, [src/monst.c:1885](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1885).
    pub const WHITE_NAGA_HATCHLING: MonsterId = MonsterId(211);
    /// `red naga`, [src/monst.c:1893](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1893).
    pub const RED_NAGA: MonsterId = MonsterId(212);
    /// `black naga`, [src/monst.c:1901](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1901).
    pub const BLACK_NAGA: MonsterId = MonsterId(213);
    /// `golden naga`, [src/monst.c:1910](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1910).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(214);
    /// `guardian naga`, [src/monst.c:1917](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1917).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(215);
    /// `white naga`, [src/monst.c:1925](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1925).
    pub const WHITE_NAGA: MonsterId = MonsterId(216);
    /// `ogre`, [src/monst.c:1937](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1937).
    pub const OGRE: MonsterId = MonsterId(217);
    /// `ogre lord`, [src/monst.c:1944](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1944).
    pub const OGRE_LORD: MonsterId = MonsterId(218);
    /// `ogre king`, [src/monst.c:1951](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1951).
    pub const OGRE_KING: MonsterId = MonsterId(219);
    /// `gray ooze`, [src/monst.c:1961](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1961).
    pub const GRAY_OOZE: MonsterId = MonsterId(220);
    /// `brown pudding`, [src/monst.c:1970](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1970).
    pub const BROWN_PUDDING: MonsterId = MonsterId(221);
    /// `black pudding`, [src/monst.c:1979](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1979).
    pub const BLACK_PUDDING: MonsterId = MonsterId(222);
    /// `green slime`, [src/monst.c:1988](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1988).
    pub const GREEN_SLIME: MonsterId = MonsterId(223);
    /// `blue slime`, [src/monst.c:1997](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L1997).
    pub const BLUE_SLIME: MonsterId = MonsterId(224);
    /// `quantum mechanic`, [src/monst.c:2009](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2009).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(225);
    /// `rust monster`, [src/monst.c:2019](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2019).
    pub const RUST_MONSTER: MonsterId = MonsterId(226);
    /// `disenchanter`, [src/monst.c:2026](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2026).
    pub const DISENCHANTER: MonsterId = MonsterId(227);
    /// `disintegrator`, [src/monst.c:2034](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2034).
    pub const DISINTEGRATOR: MonsterId = MonsterId(228);
    /// `garter snake`, [src/monst.c:2047](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2047).
    pub const GARTER_SNAKE: MonsterId = MonsterId(229);
    /// `snake`, [src/monst.c:2055](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2055).
    pub const SNAKE: MonsterId = MonsterId(230);
    /// `water moccasin`, [src/monst.c:2063](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2063).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(231);
    /// `pit viper`, [src/monst.c:2071](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2071).
    pub const PIT_VIPER: MonsterId = MonsterId(232);
    /// `python`, [src/monst.c:2080](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2080).
    pub const PYTHON: MonsterId = MonsterId(233);
    /// `cobra`, [src/monst.c:2089](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2089).
    pub const COBRA: MonsterId = MonsterId(234);
    /// `troll`, [src/monst.c:2101](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2101).
    pub const TROLL: MonsterId = MonsterId(235);
    /// `ice troll`, [src/monst.c:2109](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2109).
    pub const ICE_TROLL: MonsterId = MonsterId(236);
    /// `rock troll`, [src/monst.c:2117](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2117).
    pub const ROCK_TROLL: MonsterId = MonsterId(237);
    /// `water troll`, [src/monst.c:2125](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2125).
    pub const WATER_TROLL: MonsterId = MonsterId(238);
    /// `Olog-hai`, [src/monst.c:2133](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2133).
    pub const OLOG_HAI: MonsterId = MonsterId(239);
    /// `umber hulk`, [src/monst.c:2144](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2144).
    pub const UMBER_HULK: MonsterId = MonsterId(240);
    /// `shambling horror`, [src/monst.c:2162](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2162).
    pub const SHAMBLING_HORROR: MonsterId = MonsterId(241);
    /// `vampire`, [src/monst.c:2170](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2170).
    pub const VAMPIRE: MonsterId = MonsterId(242);
    /// `vampire lord`, [src/monst.c:2179](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2179).
    pub const VAMPIRE_LORD: MonsterId = MonsterId(243);
    /// `Vlad the Impaler`, [src/monst.c:2198](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2198).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(244);
    /// `barrow wight`, [src/monst.c:2210](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2210).
    pub const BARROW_WIGHT: MonsterId = MonsterId(245);
    /// `wraith`, [src/monst.c:2217](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2217).
    pub const WRAITH: MonsterId = MonsterId(246);
    /// `Nazgul`, [src/monst.c:2225](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2225).
    pub const NAZGUL: MonsterId = MonsterId(247);
    /// `xorn`, [src/monst.c:2236](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2236).
    pub const XORN: MonsterId = MonsterId(248);
    /// `monkey`, [src/monst.c:2250](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2250).
    pub const MONKEY: MonsterId = MonsterId(249);
    /// `ape`, [src/monst.c:2256](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2256).
    pub const APE: MonsterId = MonsterId(250);
    /// `owlbear`, [src/monst.c:2263](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2263).
    pub const OWLBEAR: MonsterId = MonsterId(251);
    /// `yeti`, [src/monst.c:2270](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2270).
    pub const YETI: MonsterId = MonsterId(252);
    /// `carnivorous ape`, [src/monst.c:2277](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2277).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(253);
    /// `sasquatch`, [src/monst.c:2284](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2284).
    pub const SASQUATCH: MonsterId = MonsterId(254);
    /// `kobold zombie`, [src/monst.c:2294](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2294).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(255);
    /// `gnome zombie`, [src/monst.c:2301](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2301).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(256);
    /// `orc zombie`, [src/monst.c:2308](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2308).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(257);
    /// `dwarf zombie`, [src/monst.c:2315](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2315).
    pub const DWARF_ZOMBIE: MonsterId = MonsterId(258);
    /// `elf zombie`, [src/monst.c:2322](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2322).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(259);
    /// `human zombie`, [src/monst.c:2330](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2330).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(260);
    /// `ettin zombie`, [src/monst.c:2338](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2338).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(261);
    /// `giant zombie`, [src/monst.c:2346](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2346).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(262);
    /// `ghoul`, [src/monst.c:2355](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2355).
    pub const GHOUL: MonsterId = MonsterId(263);
    /// `skeleton`, [src/monst.c:2363](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2363).
    pub const SKELETON: MonsterId = MonsterId(264);
    /// `straw golem`, [src/monst.c:2375](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2375).
    pub const STRAW_GOLEM: MonsterId = MonsterId(265);
    /// `paper golem`, [src/monst.c:2382](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2382).
    pub const PAPER_GOLEM: MonsterId = MonsterId(266);
    /// `wax golem`, [src/monst.c:2389](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2389).
    pub const WAX_GOLEM: MonsterId = MonsterId(267);
    /// `rope golem`, [src/monst.c:2396](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2396).
    pub const ROPE_GOLEM: MonsterId = MonsterId(268);
    /// `gold golem`, [src/monst.c:2403](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2403).
    pub const GOLD_GOLEM: MonsterId = MonsterId(269);
    /// `leather golem`, [src/monst.c:2410](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2410).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(270);
    /// `wood golem`, [src/monst.c:2417](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2417).
    pub const WOOD_GOLEM: MonsterId = MonsterId(271);
    /// `flesh golem`, [src/monst.c:2424](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2424).
    pub const FLESH_GOLEM: MonsterId = MonsterId(272);
    /// `clay golem`, [src/monst.c:2433](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2433).
    pub const CLAY_GOLEM: MonsterId = MonsterId(273);
    /// `stone golem`, [src/monst.c:2440](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2440).
    pub const STONE_GOLEM: MonsterId = MonsterId(274);
    /// `glass golem`, [src/monst.c:2447](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2447).
    pub const GLASS_GOLEM: MonsterId = MonsterId(275);
    /// `iron golem`, [src/monst.c:2454](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2454).
    pub const IRON_GOLEM: MonsterId = MonsterId(276);
    /// `ice golem`, [src/monst.c:2462](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2462).
    pub const ICE_GOLEM: MonsterId = MonsterId(277);
    /// `crystal ice golem`, [src/monst.c:2470](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2470).
    pub const CRYSTAL_ICE_GOLEM: MonsterId = MonsterId(278);
    /// `human`, [src/monst.c:2482](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2482).
    pub const HUMAN: MonsterId = MonsterId(279);
    /// `miner`, [src/monst.c:2490](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2490).
    pub const MINER: MonsterId = MonsterId(280);
    /// `prison guard`, [src/monst.c:2498](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2498).
    pub const PRISON_GUARD: MonsterId = MonsterId(281);
    /// `wererat`, [src/monst.c:2506](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2506).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(282);
    /// `werejackal`, [src/monst.c:2514](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2514).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(283);
    /// `werewolf`, [src/monst.c:2522](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2522).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(284);
    /// `elf`, [src/monst.c:2530](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2530).
    pub const ELF: MonsterId = MonsterId(285);
    /// `Woodland-elf`, [src/monst.c:2538](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2538).
    pub const WOODLAND_ELF: MonsterId = MonsterId(286);
    /// `Green-elf`, [src/monst.c:2545](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2545).
    pub const GREEN_ELF: MonsterId = MonsterId(287);
    /// `Grey-elf`, [src/monst.c:2552](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2552).
    pub const GREY_ELF: MonsterId = MonsterId(288);
    /// `elf-lord`, [src/monst.c:2559](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2559).
    pub const ELF_LORD: MonsterId = MonsterId(289);
    /// `Elvenking`, [src/monst.c:2567](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2567).
    pub const ELVENKING: MonsterId = MonsterId(290);
    /// `doppelganger`, [src/monst.c:2575](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2575).
    pub const DOPPELGANGER: MonsterId = MonsterId(291);
    /// `mugger`, [src/monst.c:2583](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2583).
    pub const MUGGER: MonsterId = MonsterId(292);
    /// `nurse`, [src/monst.c:2591](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2591).
    pub const NURSE: MonsterId = MonsterId(293);
    /// `shopkeeper`, [src/monst.c:2598](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2598).
    pub const SHOPKEEPER: MonsterId = MonsterId(294);
    /// `black marketeer`, [src/monst.c:2607](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2607).
    pub const BLACK_MARKETEER: MonsterId = MonsterId(295);
    /// `One-eyed Sam`, [src/monst.c:2616](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2616).
    pub const ONE_EYED_SAM: MonsterId = MonsterId(296);
    /// `guard`, [src/monst.c:2627](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2627).
    pub const GUARD: MonsterId = MonsterId(297);
    /// `prisoner`, [src/monst.c:2635](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2635).
    pub const PRISONER: MonsterId = MonsterId(298);
    /// `Oracle`, [src/monst.c:2643](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2643).
    pub const ORACLE: MonsterId = MonsterId(299);
    /// `aligned priest`, [src/monst.c:2650](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2650).
    pub const ALIGNED_PRIEST: MonsterId = MonsterId(300);
    /// `high priest`, [src/monst.c:2658](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2658).
    pub const HIGH_PRIEST: MonsterId = MonsterId(301);
    /// `soldier`, [src/monst.c:2668](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2668).
    pub const SOLDIER: MonsterId = MonsterId(302);
    /// `sergeant`, [src/monst.c:2676](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2676).
    pub const SERGEANT: MonsterId = MonsterId(303);
    /// `lieutenant`, [src/monst.c:2684](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2684).
    pub const LIEUTENANT: MonsterId = MonsterId(304);
    /// `captain`, [src/monst.c:2692](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2692).
    pub const CAPTAIN: MonsterId = MonsterId(305);
    /// `watchman`, [src/monst.c:2703](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2703).
    pub const WATCHMAN: MonsterId = MonsterId(306);
    /// `watch captain`, [src/monst.c:2711](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2711).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(307);
    /// `Medusa`, [src/monst.c:2721](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2721).
    pub const MEDUSA: MonsterId = MonsterId(308);
    /// `Wizard of Yendor`, [src/monst.c:2731](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2731).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(309);
    /// `Croesus`, [src/monst.c:2743](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2743).
    pub const CROESUS: MonsterId = MonsterId(310);
    /// `Executioner`, [src/monst.c:2752](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2752).
    pub const EXECUTIONER: MonsterId = MonsterId(311);
    /// `ghost`, [src/monst.c:2775](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2775).
    pub const GHOST: MonsterId = MonsterId(312);
    /// `shade`, [src/monst.c:2783](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2783).
    pub const SHADE: MonsterId = MonsterId(313);
    /// `water demon`, [src/monst.c:2795](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2795).
    pub const WATER_DEMON: MonsterId = MonsterId(314);
    /// `lava demon`, [src/monst.c:2803](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2803).
    pub const LAVA_DEMON: MonsterId = MonsterId(315);
    /// `horned devil`, [src/monst.c:2819](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2819).
    pub const HORNED_DEVIL: MonsterId = MonsterId(316);
    /// `succubus`, [src/monst.c:2837](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2837).
    pub const SUCCUBUS: MonsterId = MonsterId(317);
    /// `incubus`, [src/monst.c:2844](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2844).
    pub const INCUBUS: MonsterId = MonsterId(318);
    /// `erinys`, [src/monst.c:2854](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2854).
    pub const ERINYS: MonsterId = MonsterId(319);
    /// `barbed devil`, [src/monst.c:2863](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2863).
    pub const BARBED_DEVIL: MonsterId = MonsterId(320);
    /// `marilith`, [src/monst.c:2870](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2870).
    pub const MARILITH: MonsterId = MonsterId(321);
    /// `vrock`, [src/monst.c:2879](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2879).
    pub const VROCK: MonsterId = MonsterId(322);
    /// `hezrou`, [src/monst.c:2888](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2888).
    pub const HEZROU: MonsterId = MonsterId(323);
    /// `bone devil`, [src/monst.c:2896](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2896).
    pub const BONE_DEVIL: MonsterId = MonsterId(324);
    /// `ice devil`, [src/monst.c:2903](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2903).
    pub const ICE_DEVIL: MonsterId = MonsterId(325);
    /// `nalfeshnee`, [src/monst.c:2912](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2912).
    pub const NALFESHNEE: MonsterId = MonsterId(326);
    /// `pit fiend`, [src/monst.c:2920](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2920).
    pub const PIT_FIEND: MonsterId = MonsterId(327);
    /// `balrog`, [src/monst.c:2928](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2928).
    pub const BALROG: MonsterId = MonsterId(328);
    /// `Juiblex`, [src/monst.c:2939](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2939).
    pub const JUIBLEX: MonsterId = MonsterId(329);
    /// `Yeenoghu`, [src/monst.c:2950](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2950).
    pub const YEENOGHU: MonsterId = MonsterId(330);
    /// `Orcus`, [src/monst.c:2960](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2960).
    pub const ORCUS: MonsterId = MonsterId(331);
    /// `Geryon`, [src/monst.c:2971](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2971).
    pub const GERYON: MonsterId = MonsterId(332);
    /// `Dispater`, [src/monst.c:2980](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2980).
    pub const DISPATER: MonsterId = MonsterId(333);
    /// `Baalzebub`, [src/monst.c:2989](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2989).
    pub const BAALZEBUB: MonsterId = MonsterId(334);
    /// `Asmodeus`, [src/monst.c:2998](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L2998).
    pub const ASMODEUS: MonsterId = MonsterId(335);
    /// `Demogorgon`, [src/monst.c:3007](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3007).
    pub const DEMOGORGON: MonsterId = MonsterId(336);
    /// `Cthulhu`, [src/monst.c:3017](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3017).
    pub const CTHULHU: MonsterId = MonsterId(337);
    /// `Death`, [src/monst.c:3032](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3032).
    pub const DEATH: MonsterId = MonsterId(338);
    /// `Pestilence`, [src/monst.c:3042](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3042).
    pub const PESTILENCE: MonsterId = MonsterId(339);
    /// `Famine`, [src/monst.c:3052](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3052).
    pub const FAMINE: MonsterId = MonsterId(340);
    /// `mail daemon`, [src/monst.c:3065](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3065).
    pub const MAIL_DAEMON: MonsterId = MonsterId(341);
    /// `djinni`, [src/monst.c:3074](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3074).
    pub const DJINNI: MonsterId = MonsterId(342);
    /// `sandestin`, [src/monst.c:3081](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3081).
    pub const SANDESTIN: MonsterId = MonsterId(343);
    /// `jellyfish`, [src/monst.c:3091](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3091).
    pub const JELLYFISH: MonsterId = MonsterId(344);
    /// `piranha`, [src/monst.c:3098](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3098).
    pub const PIRANHA: MonsterId = MonsterId(345);
    /// `shark`, [src/monst.c:3106](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3106).
    pub const SHARK: MonsterId = MonsterId(346);
    /// `giant eel`, [src/monst.c:3114](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3114).
    pub const GIANT_EEL: MonsterId = MonsterId(347);
    /// `electric eel`, [src/monst.c:3122](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3122).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(348);
    /// `kraken`, [src/monst.c:3130](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3130).
    pub const KRAKEN: MonsterId = MonsterId(349);
    /// `newt`, [src/monst.c:3141](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3141).
    pub const NEWT: MonsterId = MonsterId(350);
    /// `gecko`, [src/monst.c:3148](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3148).
    pub const GECKO: MonsterId = MonsterId(351);
    /// `iguana`, [src/monst.c:3154](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3154).
    pub const IGUANA: MonsterId = MonsterId(352);
    /// `baby crocodile`, [src/monst.c:3160](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3160).
    pub const BABY_CROCODILE: MonsterId = MonsterId(353);
    /// `giant turtle`, [src/monst.c:3167](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3167).
    pub const GIANT_TURTLE: MonsterId = MonsterId(354);
    /// `lizard`, [src/monst.c:3174](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3174).
    pub const LIZARD: MonsterId = MonsterId(355);
    /// `chameleon`, [src/monst.c:3180](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3180).
    pub const CHAMELEON: MonsterId = MonsterId(356);
    /// `crocodile`, [src/monst.c:3186](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3186).
    pub const CROCODILE: MonsterId = MonsterId(357);
    /// `salamander`, [src/monst.c:3194](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3194).
    pub const SALAMANDER: MonsterId = MonsterId(358);
    /// `long worm tail`, [src/monst.c:3208](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3208).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(359);
    /// `archeologist`, [src/monst.c:3223](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3223).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(360);
    /// `barbarian`, [src/monst.c:3230](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3230).
    pub const BARBARIAN: MonsterId = MonsterId(361);
    /// `caveman`, [src/monst.c:3237](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3237).
    pub const CAVEMAN: MonsterId = MonsterId(362);
    /// `cavewoman`, [src/monst.c:3245](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3245).
    pub const CAVEWOMAN: MonsterId = MonsterId(363);
    /// `convict`, [src/monst.c:3253](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3253).
    pub const CONVICT: MonsterId = MonsterId(364);
    /// `healer`, [src/monst.c:3260](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3260).
    pub const HEALER: MonsterId = MonsterId(365);
    /// `knight`, [src/monst.c:3267](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3267).
    pub const KNIGHT: MonsterId = MonsterId(366);
    /// `monk`, [src/monst.c:3274](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3274).
    pub const MONK: MonsterId = MonsterId(367);
    /// `priest`, [src/monst.c:3282](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3282).
    pub const PRIEST: MonsterId = MonsterId(368);
    /// `priestess`, [src/monst.c:3290](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3290).
    pub const PRIESTESS: MonsterId = MonsterId(369);
    /// `ranger`, [src/monst.c:3298](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3298).
    pub const RANGER: MonsterId = MonsterId(370);
    /// `rogue`, [src/monst.c:3306](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3306).
    pub const ROGUE: MonsterId = MonsterId(371);
    /// `samurai`, [src/monst.c:3314](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3314).
    pub const SAMURAI: MonsterId = MonsterId(372);
    /// `tourist`, [src/monst.c:3321](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3321).
    pub const TOURIST: MonsterId = MonsterId(373);
    /// `valkyrie`, [src/monst.c:3333](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3333).
    pub const VALKYRIE: MonsterId = MonsterId(374);
    /// `wizard`, [src/monst.c:3341](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3341).
    pub const WIZARD: MonsterId = MonsterId(375);
    /// `Lord Carnarvon`, [src/monst.c:3352](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3352).
    pub const LORD_CARNARVON: MonsterId = MonsterId(376);
    /// `Pelias`, [src/monst.c:3361](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3361).
    pub const PELIAS: MonsterId = MonsterId(377);
    /// `Shaman Karnov`, [src/monst.c:3370](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3370).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(378);
    /// `Robert the Lifer`, [src/monst.c:3379](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3379).
    pub const ROBERT_THE_LIFER: MonsterId = MonsterId(379);
    /// `Hippocrates`, [src/monst.c:3410](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3410).
    pub const HIPPOCRATES: MonsterId = MonsterId(380);
    /// `King Arthur`, [src/monst.c:3419](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3419).
    pub const KING_ARTHUR: MonsterId = MonsterId(381);
    /// `Grand Master`, [src/monst.c:3428](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3428).
    pub const GRAND_MASTER: MonsterId = MonsterId(382);
    /// `Arch Priest`, [src/monst.c:3438](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3438).
    pub const ARCH_PRIEST: MonsterId = MonsterId(383);
    /// `Orion`, [src/monst.c:3448](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3448).
    pub const ORION: MonsterId = MonsterId(384);
    /// `Master of Thieves`, [src/monst.c:3459](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3459).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(385);
    /// `Lord Sato`, [src/monst.c:3468](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3468).
    pub const LORD_SATO: MonsterId = MonsterId(386);
    /// `Twoflower`, [src/monst.c:3477](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3477).
    pub const TWOFLOWER: MonsterId = MonsterId(387);
    /// `Norn`, [src/monst.c:3488](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3488).
    pub const NORN: MonsterId = MonsterId(388);
    /// `Neferet the Green`, [src/monst.c:3497](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3497).
    pub const NEFERET_THE_GREEN: MonsterId = MonsterId(389);
    /// `Schliemann`, [src/monst.c:3509](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3509).
    pub const SCHLIEMANN: MonsterId = MonsterId(390);
    /// `Thoth Amon`, [src/monst.c:3520](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3520).
    pub const THOTH_AMON: MonsterId = MonsterId(391);
    /// `Tiamat`, [src/monst.c:3533](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3533).
    pub const TIAMAT: MonsterId = MonsterId(392);
    /// `Warden Arianna`, [src/monst.c:3545](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3545).
    pub const WARDEN_ARIANNA: MonsterId = MonsterId(393);
    /// `Cyclops`, [src/monst.c:3565](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3565).
    pub const CYCLOPS: MonsterId = MonsterId(394);
    /// `Ixoth`, [src/monst.c:3574](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3574).
    pub const IXOTH: MonsterId = MonsterId(395);
    /// `Master Kaen`, [src/monst.c:3585](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3585).
    pub const MASTER_KAEN: MonsterId = MonsterId(396);
    /// `Nalzok`, [src/monst.c:3596](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3596).
    pub const NALZOK: MonsterId = MonsterId(397);
    /// `Scorpius`, [src/monst.c:3607](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3607).
    pub const SCORPIUS: MonsterId = MonsterId(398);
    /// `Master Assassin`, [src/monst.c:3616](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3616).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(399);
    /// `Ashikaga Takauji`, [src/monst.c:3628](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3628).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(400);
    /// `Lord Surtur`, [src/monst.c:3640](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3640).
    pub const LORD_SURTUR: MonsterId = MonsterId(401);
    /// `Anaraxis the Black`, [src/monst.c:3649](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3649).
    pub const ANARAXIS_THE_BLACK: MonsterId = MonsterId(402);
    /// `student`, [src/monst.c:3662](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3662).
    pub const STUDENT: MonsterId = MonsterId(403);
    /// `chieftain`, [src/monst.c:3670](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3670).
    pub const CHIEFTAIN: MonsterId = MonsterId(404);
    /// `neanderthal`, [src/monst.c:3678](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3678).
    pub const NEANDERTHAL: MonsterId = MonsterId(405);
    /// `inmate`, [src/monst.c:3686](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3686).
    pub const INMATE: MonsterId = MonsterId(406);
    /// `attendant`, [src/monst.c:3706](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3706).
    pub const ATTENDANT: MonsterId = MonsterId(407);
    /// `page`, [src/monst.c:3714](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3714).
    pub const PAGE: MonsterId = MonsterId(408);
    /// `abbot`, [src/monst.c:3722](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3722).
    pub const ABBOT: MonsterId = MonsterId(409);
    /// `acolyte`, [src/monst.c:3730](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3730).
    pub const ACOLYTE: MonsterId = MonsterId(410);
    /// `hunter`, [src/monst.c:3738](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3738).
    pub const HUNTER: MonsterId = MonsterId(411);
    /// `thug`, [src/monst.c:3746](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3746).
    pub const THUG: MonsterId = MonsterId(412);
    /// `ninja`, [src/monst.c:3754](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3754).
    pub const NINJA: MonsterId = MonsterId(413);
    /// `roshi`, [src/monst.c:3762](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3762).
    pub const ROSHI: MonsterId = MonsterId(414);
    /// `guide`, [src/monst.c:3770](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3770).
    pub const GUIDE: MonsterId = MonsterId(415);
    /// `warrior`, [src/monst.c:3781](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3781).
    pub const WARRIOR: MonsterId = MonsterId(416);
    /// `apprentice`, [src/monst.c:3789](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3789).
    pub const APPRENTICE: MonsterId = MonsterId(417);
    /// `Punisher`, [src/monst.c:3800](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3800).
    pub const PUNISHER: MonsterId = MonsterId(418);
    /// `dungeon fern`, [src/monst.c:3815](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3815).
    pub const DUNGEON_FERN: MonsterId = MonsterId(419);
    /// `dungeon fern sprout`, [src/monst.c:3822](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3822).
    pub const DUNGEON_FERN_SPROUT: MonsterId = MonsterId(420);
    /// `dungeon fern spore`, [src/monst.c:3829](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3829).
    pub const DUNGEON_FERN_SPORE: MonsterId = MonsterId(421);
    /// `arctic fern`, [src/monst.c:3836](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3836).
    pub const ARCTIC_FERN: MonsterId = MonsterId(422);
    /// `arctic fern sprout`, [src/monst.c:3843](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3843).
    pub const ARCTIC_FERN_SPROUT: MonsterId = MonsterId(423);
    /// `arctic fern spore`, [src/monst.c:3850](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3850).
    pub const ARCTIC_FERN_SPORE: MonsterId = MonsterId(424);
    /// `blazing fern`, [src/monst.c:3857](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3857).
    pub const BLAZING_FERN: MonsterId = MonsterId(425);
    /// `blazing fern sprout`, [src/monst.c:3864](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3864).
    pub const BLAZING_FERN_SPROUT: MonsterId = MonsterId(426);
    /// `blazing fern spore`, [src/monst.c:3871](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3871).
    pub const BLAZING_FERN_SPORE: MonsterId = MonsterId(427);
    /// `swamp fern`, [src/monst.c:3878](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3878).
    pub const SWAMP_FERN: MonsterId = MonsterId(428);
    /// `swamp fern sprout`, [src/monst.c:3885](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3885).
    pub const SWAMP_FERN_SPROUT: MonsterId = MonsterId(429);
    /// `swamp fern spore`, [src/monst.c:3892](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3892).
    pub const SWAMP_FERN_SPORE: MonsterId = MonsterId(430);
    /// `fern spore`, [src/monst.c:3899](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3899).
    pub const FERN_SPORE: MonsterId = MonsterId(431);
    /// `Devil's Snare`, [src/monst.c:3907](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3907).
    pub const DEVIL_S_SNARE: MonsterId = MonsterId(432);
    /// `Durin's Bane`, [src/monst.c:3918](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3918).
    pub const DURIN_S_BANE: MonsterId = MonsterId(433);
    /// `Watcher in the Water`, [src/monst.c:3926](https://github.com/UnNetHack/UnNetHack/blob/24dce72794d4313a9a0bd53d898169cca7fba2ba/src/monst.c#L3926).
    pub const WATCHER_IN_THE_WATER: MonsterId = MonsterId(434);
}
