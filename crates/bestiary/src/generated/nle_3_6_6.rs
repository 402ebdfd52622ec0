// Made by `cargo xtask regen nle-3.6.6` from NetHack Learning Environment (NetHack 3.6.6) (https://github.com/facebookresearch/nle at 862a439a84f52abca94d1f744d57061da12c5831); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:ef8b644c1c1475c8f35a9bfea6f72a6c786c857febe421b91ea61acf56a96e89
// table sha256:856d01f4ece705a3b6c949f5ec68a0de0106a2a27ed6c9e19862b55f62904a84
// difficulty sha256:c239fb4622d2ffcf197f2c2e99ed20bd3c979e94d9aa653ed30ce03b718e8569
// body sha256:c8940fb6a45df827a81817a77b8b7d13248246dab548ace44ffd294831466151

//! NetHack Learning Environment (NetHack 3.6.6): 381 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Family, Field, Gen, Genders, Generation, GenerationRule,
    GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names,
    Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine, Str, Traits, Version,
};

/// NetHack Learning Environment (NetHack 3.6.6).
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nle-3.6.6"),
    title: Cow::Borrowed("NetHack Learning Environment (NetHack 3.6.6)"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 6,
        patch: 6,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: None,
        generation: GenerationRule::V3_6_2,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/facebookresearch/nle"),
        revision: Cow::Borrowed("862a439a84f52abca94d1f744d57061da12c5831"),
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
        flags: 0x1ef0,
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
pub static GROWN_UPS: [GrownUp; 66] = [
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
    grows(pm::BABY_GRAY_DRAGON, pm::GRAY_DRAGON),
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
    named(AttackType::Weapon, 254),
    named(AttackType::Magic, 255),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 48] = [
    named(DamageType::Physical, 0),
    named(DamageType::MagicMissile, 1),
    named(DamageType::Fire, 2),
    named(DamageType::Cold, 3),
    named(DamageType::Sleep, 4),
    named(DamageType::Disintegrate, 5),
    named(DamageType::Electric, 6),
    named(DamageType::PoisonStrength, 7),
    named(DamageType::Acid, 8),
    named(DamageType::Special1, 9),
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
    named(DamageType::Disenchant, 41),
    named(DamageType::Corrode, 42),
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
    difficulty: Some(0),
    color: Some(Color::Black),
    extra: Cow::Borrowed(&[]),
    line: SourceLine {
        file: Cow::Borrowed(""),
        line: 0,
    },
};

/// The table, in the order of `mons[]`.
pub static MONSTERS: [Monster; 381] = [
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
        line: at(108),
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
        difficulty: Some(5),
        color: Some(Color::Yellow),
        line: at(114),
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
        difficulty: Some(6),
        color: Some(Color::Blue),
        line: at(120),
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
        line: at(126),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        difficulty: Some(6),
        line: at(132),
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
        line: at(138),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_WANDER,
            0,
            &[0x801_f404, 0x84_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(147),
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
        line: at(155),
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
        line: at(161),
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
        line: at(174),
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
        line: at(181),
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
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(188),
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
        line: at(198),
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
        line: at(204),
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
        line: at(210),
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
        line: at(216),
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
        line: at(222),
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
        line: at(228),
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
        line: at(234),
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
        line: at(240),
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
        color: Some(Color::Brown),
        line: at(246),
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
        color: Some(Color::Brown),
        line: at(252),
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
        line: at(258),
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
        color: Some(Color::Brown),
        line: at(264),
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
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x2004_2000, 0x410_0000, 0x0],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(270),
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
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(276),
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
        difficulty: Some(14),
        color: Some(Color::Red),
        line: at(283),
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
        line: at(302),
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
        line: at(308),
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
        difficulty: Some(8),
        color: Some(Color::White),
        line: at(314),
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
        difficulty: Some(8),
        color: Some(Color::Red),
        line: at(322),
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
        difficulty: Some(8),
        color: Some(Color::BrightBlue),
        line: at(329),
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
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0xc0_0000, 0x200],
        ),
        difficulty: Some(3),
        color: Some(Color::White),
        line: at(349),
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
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x40_0000, 0x200],
        ),
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(355),
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
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(6),
        color: Some(Color::Brown),
        line: at(361),
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
        difficulty: Some(7),
        color: Some(Color::Cyan),
        line: at(367),
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
        difficulty: Some(7),
        line: at(373),
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
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x440_0000, 0x200],
        ),
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(379),
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
            M3_INFRAVISIBLE,
            &[0x2004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(8),
        color: Some(Color::Yellow),
        line: at(385),
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
        line: at(394),
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
        line: at(401),
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
        line: at(407),
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
        line: at(416),
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
            M2_NOPOLY | M2_DWARF | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7400_0021, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(421),
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
        line: at(428),
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
            M2_DWARF | M2_LORD | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7401_0420, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Blue),
        line: at(433),
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
            M2_DWARF | M2_PRINCE | M2_MALE | M2_STRONG | M2_GREEDY | M2_JEWELS
                | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0060, 0x7401_0820, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Magenta),
        line: at(441),
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
        color: Some(Color::Magenta),
        line: at(449),
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
        color: Some(Color::Magenta),
        line: at(457),
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
        line: at(469),
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
        line: at(475),
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
        line: at(481),
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
        line: at(486),
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
        line: at(493),
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
        line: at(498),
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
        line: at(507),
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
        difficulty: Some(6),
        color: Some(Color::Green),
        line: at(515),
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
        difficulty: Some(8),
        color: Some(Color::Brown),
        line: at(522),
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
        sound: Some(Sound::Grunt),
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
        line: at(532),
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
            &[0x7002_0000, 0x4010_0000, 0x300],
        ),
        difficulty: Some(2),
        color: Some(Color::Red),
        line: at(538),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            &[0x7002_0000, 0x4011_0400, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Magenta),
        line: at(544),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x7002_0000, 0x8010_0000, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::BrightBlue),
        line: at(551),
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
        line: at(560),
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
        line: at(568),
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
        line: at(575),
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
        line: at(583),
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
        line: at(594),
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
        line: at(599),
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
        line: at(605),
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
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0080, 0x300],
        ),
        difficulty: Some(1),
        color: Some(Color::Gray),
        line: at(613),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4400_0080, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(618),
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
        sound: Some(Sound::Grunt),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0081, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(626),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Yellow),
        line: at(632),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(638),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_ORC | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x7400_0080, 0x300],
        ),
        difficulty: Some(5),
        line: at(644),
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
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(650),
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
        difficulty: Some(7),
        color: Some(Color::Magenta),
        line: at(656),
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
        line: at(665),
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
        line: at(672),
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
        line: at(679),
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
        size: Some(Size::Large),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x6004_2000, 0x10_0000, 0x200],
        ),
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(689),
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
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(695),
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
        line: at(701),
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
        line: at(707),
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
        difficulty: Some(13),
        color: Some(Color::Gray),
        line: at(713),
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
        difficulty: Some(15),
        color: Some(Color::Gray),
        line: at(719),
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
        difficulty: Some(22),
        line: at(725),
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
        line: at(734),
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
        line: at(740),
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
        line: at(746),
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
        line: at(752),
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
        line: at(758),
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
        line: at(765),
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
        line: at(776),
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
        line: at(782),
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
        difficulty: Some(7),
        color: Some(Color::Magenta),
        line: at(788),
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
        line: at(794),
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
        difficulty: Some(12),
        color: Some(Color::Gray),
        line: at(804),
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
        difficulty: Some(14),
        color: Some(Color::Green),
        line: at(811),
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
        line: at(821),
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
        line: at(827),
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
        line: at(833),
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
        line: at(839),
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
        line: at(845),
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
        line: at(851),
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
        line: at(860),
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
        line: at(867),
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
        line: at(874),
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
        line: at(883),
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
        line: at(892),
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
        line: at(901),
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
        line: at(913),
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
        line: at(919),
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
        line: at(925),
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
        line: at(932),
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
            M1_ANIMAL,
            M2_HOSTILE,
            M3_INFRAVISIBLE,
            &[0x4_0000, 0x10_0000, 0x200],
        ),
        difficulty: Some(1),
        color: Some(Color::Magenta),
        line: at(941),
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
        line: at(947),
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
        line: at(956),
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
        line: at(965),
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
        line: at(978),
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
        line: at(987),
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
        line: at(995),
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
        line: at(1007),
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
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x104_2001, 0x700_1401, 0x300],
        ),
        difficulty: Some(21),
        color: Some(Color::Yellow),
        line: at(1017),
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
        line: at(1026),
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
        line: at(1040),
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
        line: at(1046),
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
        difficulty: Some(6),
        line: at(1052),
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
        line: at(1058),
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
        line: at(1067),
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
        line: at(1073),
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
        line: at(1079),
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
        line: at(1097),
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
        line: at(1103),
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
        line: at(1118),
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
        line: at(1125),
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
        line: at(1131),
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
        line: at(1137),
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
        line: at(1143),
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
        line: at(1149),
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
        line: at(1155),
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
        line: at(1161),
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
        line: at(1170),
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
            M3_INFRAVISIBLE,
            &[0x2160_2001, 0xb610_0000, 0x200],
        ),
        difficulty: Some(20),
        color: Some(Color::Red),
        line: at(1191),
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
        line: at(1200),
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
        line: at(1209),
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
        line: at(1219),
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
        line: at(1228),
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
        line: at(1237),
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
        conveys: Some(mresist(MR_STONE, 0x80)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_OVIPAROUS | M1_SEE_INVIS | M1_ACID
                | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x2960_2001, 0xb610_0000, 0x0],
        ),
        difficulty: Some(20),
        color: Some(Color::Yellow),
        line: at(1246),
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
        line: at(1258),
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
        line: at(1265),
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
        line: at(1272),
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
        line: at(1279),
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
        difficulty: Some(10),
        color: Some(Color::Blue),
        line: at(1287),
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
        line: at(1297),
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
        line: at(1304),
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
        line: at(1311),
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
            &[0x801_fc00, 0x14_0000, 0x0],
        ),
        difficulty: Some(2),
        color: Some(Color::Green),
        line: at(1318),
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
        line: at(1325),
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
        line: at(1332),
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
        line: at(1338),
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
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GNOME | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4000_0041, 0x300],
        ),
        difficulty: Some(3),
        color: Some(Color::Brown),
        line: at(1348),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(700),
        nutrition: Some(120),
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_LORD | M2_MALE | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x4001_0440, 0x300],
        ),
        difficulty: Some(4),
        color: Some(Color::Blue),
        line: at(1354),
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
        sound: Some(Sound::Grunt),
        size: Some(Size::Small),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_GNOME | M2_MAGIC,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x6002_0000, 0x8000_0040, 0x300],
        ),
        difficulty: Some(5),
        color: Some(Color::BrightBlue),
        line: at(1360),
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
            &[0x6002_0000, 0x4001_0840, 0x300],
        ),
        difficulty: Some(6),
        color: Some(Color::Magenta),
        line: at(1365),
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
        line: at(1393),
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
        line: at(1400),
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
        line: at(1407),
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
        line: at(1414),
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
        line: at(1421),
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
        line: at(1429),
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
        line: at(1436),
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
        line: at(1443),
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
        traits: mflags(
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x2006_0000, 0x610_0000, 0x300],
        ),
        difficulty: Some(17),
        color: Some(Color::Brown),
        line: at(1450),
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
        line: at(1463),
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
        line: at(1485),
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
        line: at(1492),
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
        line: at(1499),
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
        line: at(1505),
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
        line: at(1514),
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
        line: at(1520),
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
        line: at(1527),
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
        line: at(1536),
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
        line: at(1548),
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
        line: at(1554),
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
        difficulty: Some(6),
        color: Some(Color::Gray),
        line: at(1560),
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
        line: at(1567),
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
        line: at(1574),
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
        line: at(1580),
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
        line: at(1588),
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
        line: at(1595),
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
        difficulty: Some(4),
        color: Some(Color::Red),
        line: at(1606),
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
        difficulty: Some(4),
        line: at(1613),
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
        line: at(1620),
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
        line: at(1626),
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
        line: at(1632),
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
        difficulty: Some(10),
        line: at(1639),
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
        line: at(1647),
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
        difficulty: Some(16),
        color: Some(Color::Green),
        line: at(1654),
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
        line: at(1664),
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
            &[0x2002_0000, 0x7401_0400, 0x300],
        ),
        difficulty: Some(9),
        color: Some(Color::Red),
        line: at(1670),
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
            &[0x2002_0000, 0x7401_0800, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(1676),
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
        line: at(1687),
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
        line: at(1696),
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
        traits: mflags(
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID | M1_POIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x7801_f404, 0x14_0000, 0x0],
        ),
        difficulty: Some(8),
        color: Some(Color::Green),
        line: at(1705),
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
        line: at(1714),
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
        line: at(1727),
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
        line: at(1736),
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
        line: at(1742),
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
        line: at(1751),
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
        line: at(1758),
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
        line: at(1765),
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
        line: at(1773),
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
        line: at(1781),
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
        line: at(1788),
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
        line: at(1798),
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
        line: at(1805),
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
        line: at(1812),
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
        line: at(1819),
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
        line: at(1826),
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
        line: at(1836),
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
        line: at(1845),
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
                | M2_NASTY | M2_STRONG,
            M3_INFRAVISIBLE,
            &[0x1082_0401, 0x711_4402, 0x200],
        ),
        difficulty: Some(14),
        color: Some(Color::Blue),
        line: at(1854),
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
        line: at(1874),
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
        difficulty: Some(7),
        color: Some(Color::Gray),
        line: at(1886),
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
        line: at(1893),
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
            M1_BREATHLESS | M1_HUMANOID,
            M2_NOPOLY | M2_UNDEAD | M2_MALE | M2_HOSTILE | M2_STALK | M2_STRONG
                | M2_COLLECT,
            0,
            &[0x2_0400, 0x4511_0003, 0x0],
        ),
        difficulty: Some(17),
        color: Some(Color::Magenta),
        line: at(1900),
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
        line: at(1912),
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
        line: at(1925),
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
        line: at(1930),
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
        line: at(1936),
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
        line: at(1942),
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
        line: at(1948),
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
        line: at(1954),
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
        difficulty: Some(1),
        color: Some(Color::Brown),
        line: at(1963),
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
        difficulty: Some(2),
        color: Some(Color::Brown),
        line: at(1969),
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
        difficulty: Some(3),
        color: Some(Color::Gray),
        line: at(1976),
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
        difficulty: Some(3),
        color: Some(Color::Red),
        line: at(1984),
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
        difficulty: Some(4),
        color: Some(Color::Green),
        line: at(1992),
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
        difficulty: Some(5),
        color: Some(Color::White),
        line: at(2000),
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
        difficulty: Some(7),
        color: Some(Color::Blue),
        line: at(2008),
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
        line: at(2016),
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
            &[0x3_0400, 0x510_2002, 0x100],
        ),
        difficulty: Some(9),
        color: Some(Color::Cyan),
        line: at(2022),
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
        line: at(2030),
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
        line: at(2042),
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
        line: at(2048),
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
        line: at(2054),
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
        line: at(2060),
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
        line: at(2066),
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
        line: at(2072),
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
        line: at(2078),
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
        line: at(2086),
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
        line: at(2092),
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
        line: at(2098),
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
        line: at(2104),
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
        line: at(2114),
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
        line: at(2121),
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
        line: at(2128),
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
        line: at(2135),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2142),
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
        line: at(2149),
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
        line: at(2155),
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
        line: at(2161),
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
            &[0x6102_0000, 0x4401_0410, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::BrightBlue),
        line: at(2167),
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
            &[0x6102_0000, 0x4401_0810, 0x300],
        ),
        difficulty: Some(11),
        color: Some(Color::Magenta),
        line: at(2174),
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
        line: at(2181),
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
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(2189),
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
        line: at(2196),
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
        line: at(2203),
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
        line: at(2211),
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
            &[0x6002_0000, 0x4020_0409, 0x200],
        ),
        difficulty: Some(15),
        color: Some(Color::White),
        line: at(2221),
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
            &[0x6102_0000, 0xc200_1809, 0x200],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(2229),
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
        line: at(2239),
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
        line: at(2246),
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
        line: at(2253),
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
        line: at(2259),
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
        line: at(2266),
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
        line: at(2276),
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
        line: at(2284),
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
        line: at(2294),
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
        color: Some(Color::Magenta),
        line: at(2303),
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
        line: at(2314),
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
        line: at(2338),
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
        line: at(2346),
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
        line: at(2358),
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
            &[0x1002_0001, 0x312_0100, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2374),
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
        line: at(2379),
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
            &[0x1002_0001, 0x311_0100, 0x300],
        ),
        difficulty: Some(8),
        color: Some(Color::Gray),
        line: at(2387),
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
            M2_NOPOLY | M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1002_0000, 0x4712_0101, 0x300],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(2394),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1020_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(10),
        color: Some(Color::Red),
        line: at(2403),
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
        line: at(2410),
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
        color: Some(Color::Red),
        line: at(2419),
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
        color: Some(Color::Red),
        line: at(2427),
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
        line: at(2434),
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
            M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0000, 0x310_0100, 0x300],
        ),
        difficulty: Some(14),
        color: Some(Color::White),
        line: at(2441),
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
        line: at(2450),
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
        line: at(2458),
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
        line: at(2466),
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
        line: at(2473),
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
        line: at(2483),
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
            M3_WANTSAMUL | M3_INFRAVISION | M3_INFRAVISIBLE,
            &[0x1100_0001, 0x4319_0501, 0x301],
        ),
        difficulty: Some(31),
        color: Some(Color::Magenta),
        line: at(2494),
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
            &[0x1100_0001, 0x4319_0901, 0x345],
        ),
        difficulty: Some(36),
        color: Some(Color::Magenta),
        line: at(2504),
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
        line: at(2516),
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
        line: at(2525),
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
        line: at(2534),
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
        line: at(2544),
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
        line: at(2554),
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
        color: Some(Color::Magenta),
        line: at(2567),
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
        color: Some(Color::Magenta),
        line: at(2575),
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
        color: Some(Color::Magenta),
        line: at(2583),
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
        line: at(2604),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOTAKE | M1_NOLIMBS | M1_NOHEAD | M1_SLITHY
                | M1_POIS,
            M2_HOSTILE,
            0,
            &[0x1008_ea02, 0x10_0000, 0x0],
        ),
        difficulty: Some(5),
        color: Some(Color::Blue),
        line: at(2613),
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
        difficulty: Some(6),
        color: Some(Color::Red),
        line: at(2620),
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
        difficulty: Some(9),
        color: Some(Color::Gray),
        line: at(2627),
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
        line: at(2634),
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
        line: at(2641),
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
        line: at(2648),
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
        line: at(2658),
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
        line: at(2664),
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
        line: at(2669),
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
        difficulty: Some(4),
        color: Some(Color::Brown),
        line: at(2674),
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
        line: at(2680),
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
        line: at(2685),
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
        difficulty: Some(7),
        color: Some(Color::Brown),
        line: at(2691),
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
        line: at(2698),
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
        line: at(2711),
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
        line: at(2725),
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
        line: at(2732),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2739),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2746),
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
        line: at(2753),
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
        line: at(2760),
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
        difficulty: Some(11),
        color: Some(Color::White),
        line: at(2767),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2774),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2781),
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
        line: at(2788),
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
        line: at(2795),
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
        line: at(2802),
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
        line: at(2809),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2816),
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
        difficulty: Some(12),
        color: Some(Color::White),
        line: at(2823),
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
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2833),
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
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2841),
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
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2849),
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
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6002_0000, 0xc429_0009, 0x280],
        ),
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2879),
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
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(2887),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_NASTY | M2_STRONG
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x4102_0000, 0x8621_0009, 0x280],
        ),
        difficulty: Some(30),
        line: at(2895),
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
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE | M3_INFRAVISIBLE,
            &[0x6102_0000, 0xc421_0009, 0x280],
        ),
        difficulty: Some(30),
        color: Some(Color::White),
        line: at(2905),
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
        difficulty: Some(22),
        color: Some(Color::Magenta),
        line: at(2915),
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
        difficulty: Some(24),
        color: Some(Color::Magenta),
        line: at(2925),
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
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(2934),
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
        difficulty: Some(22),
        color: Some(Color::White),
        line: at(2942),
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
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(2950),
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
        difficulty: Some(23),
        color: Some(Color::Green),
        line: at(2958),
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
        color: Some(Color::Red),
        line: at(2970),
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
        line: at(2981),
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
        difficulty: Some(23),
        color: Some(Color::Magenta),
        line: at(2994),
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
        line: at(3020),
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
        line: at(3029),
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
        line: at(3039),
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
        color: Some(Color::Red),
        line: at(3048),
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
        line: at(3059),
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
        line: at(3067),
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
        line: at(3079),
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
        line: at(3091),
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
        line: at(3100),
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
        line: at(3113),
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
        line: at(3120),
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
        line: at(3127),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3144),
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
        line: at(3151),
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
        line: at(3158),
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
        line: at(3165),
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
        line: at(3172),
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
        line: at(3179),
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
        line: at(3186),
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
        line: at(3193),
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
        line: at(3200),
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
        difficulty: Some(7),
        color: Some(Color::White),
        line: at(3207),
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
        line: at(3214),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [src/monst.c:108](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L108).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `killer bee`, [src/monst.c:114](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L114).
    pub const KILLER_BEE: MonsterId = MonsterId(1);
    /// `soldier ant`, [src/monst.c:120](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L120).
    pub const SOLDIER_ANT: MonsterId = MonsterId(2);
    /// `fire ant`, [src/monst.c:126](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L126).
    pub const FIRE_ANT: MonsterId = MonsterId(3);
    /// `giant beetle`, [src/monst.c:132](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L132).
    pub const GIANT_BEETLE: MonsterId = MonsterId(4);
    /// `queen bee`, [src/monst.c:138](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L138).
    pub const QUEEN_BEE: MonsterId = MonsterId(5);
    /// `acid blob`, [src/monst.c:147](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L147).
    pub const ACID_BLOB: MonsterId = MonsterId(6);
    /// `quivering blob`, [src/monst.c:155](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L155).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(7);
    /// `gelatinous cube`, [src/monst.c:161](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L161).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(8);
    /// `chickatrice`, [src/monst.c:174](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L174).
    pub const CHICKATRICE: MonsterId = MonsterId(9);
    /// `cockatrice`, [src/monst.c:181](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L181).
    pub const COCKATRICE: MonsterId = MonsterId(10);
    /// `pyrolisk`, [src/monst.c:188](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L188).
    pub const PYROLISK: MonsterId = MonsterId(11);
    /// `jackal`, [src/monst.c:198](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L198).
    pub const JACKAL: MonsterId = MonsterId(12);
    /// `fox`, [src/monst.c:204](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L204).
    pub const FOX: MonsterId = MonsterId(13);
    /// `coyote`, [src/monst.c:210](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L210).
    pub const COYOTE: MonsterId = MonsterId(14);
    /// `werejackal`, [src/monst.c:216](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L216).
    pub const WEREJACKAL: MonsterId = MonsterId(15);
    /// `little dog`, [src/monst.c:222](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L222).
    pub const LITTLE_DOG: MonsterId = MonsterId(16);
    /// `dingo`, [src/monst.c:228](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L228).
    pub const DINGO: MonsterId = MonsterId(17);
    /// `dog`, [src/monst.c:234](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L234).
    pub const DOG: MonsterId = MonsterId(18);
    /// `large dog`, [src/monst.c:240](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L240).
    pub const LARGE_DOG: MonsterId = MonsterId(19);
    /// `wolf`, [src/monst.c:246](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L246).
    pub const WOLF: MonsterId = MonsterId(20);
    /// `werewolf`, [src/monst.c:252](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L252).
    pub const WEREWOLF: MonsterId = MonsterId(21);
    /// `winter wolf cub`, [src/monst.c:258](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L258).
    pub const WINTER_WOLF_CUB: MonsterId = MonsterId(22);
    /// `warg`, [src/monst.c:264](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L264).
    pub const WARG: MonsterId = MonsterId(23);
    /// `winter wolf`, [src/monst.c:270](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L270).
    pub const WINTER_WOLF: MonsterId = MonsterId(24);
    /// `hell hound pup`, [src/monst.c:276](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L276).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(25);
    /// `hell hound`, [src/monst.c:283](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L283).
    pub const HELL_HOUND: MonsterId = MonsterId(26);
    /// `gas spore`, [src/monst.c:302](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L302).
    pub const GAS_SPORE: MonsterId = MonsterId(27);
    /// `floating eye`, [src/monst.c:308](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L308).
    pub const FLOATING_EYE: MonsterId = MonsterId(28);
    /// `freezing sphere`, [src/monst.c:314](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L314).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(29);
    /// `flaming sphere`, [src/monst.c:322](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L322).
    pub const FLAMING_SPHERE: MonsterId = MonsterId(30);
    /// `shocking sphere`, [src/monst.c:329](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L329).
    pub const SHOCKING_SPHERE: MonsterId = MonsterId(31);
    /// `kitten`, [src/monst.c:349](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L349).
    pub const KITTEN: MonsterId = MonsterId(32);
    /// `housecat`, [src/monst.c:355](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L355).
    pub const HOUSECAT: MonsterId = MonsterId(33);
    /// `jaguar`, [src/monst.c:361](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L361).
    pub const JAGUAR: MonsterId = MonsterId(34);
    /// `lynx`, [src/monst.c:367](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L367).
    pub const LYNX: MonsterId = MonsterId(35);
    /// `panther`, [src/monst.c:373](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L373).
    pub const PANTHER: MonsterId = MonsterId(36);
    /// `large cat`, [src/monst.c:379](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L379).
    pub const LARGE_CAT: MonsterId = MonsterId(37);
    /// `tiger`, [src/monst.c:385](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L385).
    pub const TIGER: MonsterId = MonsterId(38);
    /// `gremlin`, [src/monst.c:394](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L394).
    pub const GREMLIN: MonsterId = MonsterId(39);
    /// `gargoyle`, [src/monst.c:401](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L401).
    pub const GARGOYLE: MonsterId = MonsterId(40);
    /// `winged gargoyle`, [src/monst.c:407](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L407).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(41);
    /// `hobbit`, [src/monst.c:416](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L416).
    pub const HOBBIT: MonsterId = MonsterId(42);
    /// `dwarf`, [src/monst.c:421](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L421).
    pub const DWARF: MonsterId = MonsterId(43);
    /// `bugbear`, [src/monst.c:428](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L428).
    pub const BUGBEAR: MonsterId = MonsterId(44);
    /// `dwarf lord`, [src/monst.c:433](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L433).
    pub const DWARF_LORD: MonsterId = MonsterId(45);
    /// `dwarf king`, [src/monst.c:441](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L441).
    pub const DWARF_KING: MonsterId = MonsterId(46);
    /// `mind flayer`, [src/monst.c:449](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L449).
    pub const MIND_FLAYER: MonsterId = MonsterId(47);
    /// `master mind flayer`, [src/monst.c:457](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L457).
    pub const MASTER_MIND_FLAYER: MonsterId = MonsterId(48);
    /// `manes`, [src/monst.c:469](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L469).
    pub const MANES: MonsterId = MonsterId(49);
    /// `homunculus`, [src/monst.c:475](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L475).
    pub const HOMUNCULUS: MonsterId = MonsterId(50);
    /// `imp`, [src/monst.c:481](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L481).
    pub const IMP: MonsterId = MonsterId(51);
    /// `lemure`, [src/monst.c:486](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L486).
    pub const LEMURE: MonsterId = MonsterId(52);
    /// `quasit`, [src/monst.c:493](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L493).
    pub const QUASIT: MonsterId = MonsterId(53);
    /// `tengu`, [src/monst.c:498](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L498).
    pub const TENGU: MonsterId = MonsterId(54);
    /// `blue jelly`, [src/monst.c:507](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L507).
    pub const BLUE_JELLY: MonsterId = MonsterId(55);
    /// `spotted jelly`, [src/monst.c:515](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L515).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(56);
    /// `ochre jelly`, [src/monst.c:522](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L522).
    pub const OCHRE_JELLY: MonsterId = MonsterId(57);
    /// `kobold`, [src/monst.c:532](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L532).
    pub const KOBOLD: MonsterId = MonsterId(58);
    /// `large kobold`, [src/monst.c:538](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L538).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(59);
    /// `kobold lord`, [src/monst.c:544](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L544).
    pub const KOBOLD_LORD: MonsterId = MonsterId(60);
    /// `kobold shaman`, [src/monst.c:551](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L551).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(61);
    /// `leprechaun`, [src/monst.c:560](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L560).
    pub const LEPRECHAUN: MonsterId = MonsterId(62);
    /// `small mimic`, [src/monst.c:568](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L568).
    pub const SMALL_MIMIC: MonsterId = MonsterId(63);
    /// `large mimic`, [src/monst.c:575](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L575).
    pub const LARGE_MIMIC: MonsterId = MonsterId(64);
    /// `giant mimic`, [src/monst.c:583](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L583).
    pub const GIANT_MIMIC: MonsterId = MonsterId(65);
    /// `wood nymph`, [src/monst.c:594](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L594).
    pub const WOOD_NYMPH: MonsterId = MonsterId(66);
    /// `water nymph`, [src/monst.c:599](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L599).
    pub const WATER_NYMPH: MonsterId = MonsterId(67);
    /// `mountain nymph`, [src/monst.c:605](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L605).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(68);
    /// `goblin`, [src/monst.c:613](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L613).
    pub const GOBLIN: MonsterId = MonsterId(69);
    /// `hobgoblin`, [src/monst.c:618](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L618).
    pub const HOBGOBLIN: MonsterId = MonsterId(70);
    /// `orc`, [src/monst.c:626](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L626).
    pub const ORC: MonsterId = MonsterId(71);
    /// `hill orc`, [src/monst.c:632](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L632).
    pub const HILL_ORC: MonsterId = MonsterId(72);
    /// `Mordor orc`, [src/monst.c:638](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L638).
    pub const MORDOR_ORC: MonsterId = MonsterId(73);
    /// `Uruk-hai`, [src/monst.c:644](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L644).
    pub const URUK_HAI: MonsterId = MonsterId(74);
    /// `orc shaman`, [src/monst.c:650](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L650).
    pub const ORC_SHAMAN: MonsterId = MonsterId(75);
    /// `orc-captain`, [src/monst.c:656](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L656).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(76);
    /// `rock piercer`, [src/monst.c:665](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L665).
    pub const ROCK_PIERCER: MonsterId = MonsterId(77);
    /// `iron piercer`, [src/monst.c:672](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L672).
    pub const IRON_PIERCER: MonsterId = MonsterId(78);
    /// `glass piercer`, [src/monst.c:679](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L679).
    pub const GLASS_PIERCER: MonsterId = MonsterId(79);
    /// `rothe`, [src/monst.c:689](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L689).
    pub const ROTHE: MonsterId = MonsterId(80);
    /// `mumak`, [src/monst.c:695](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L695).
    pub const MUMAK: MonsterId = MonsterId(81);
    /// `leocrotta`, [src/monst.c:701](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L701).
    pub const LEOCROTTA: MonsterId = MonsterId(82);
    /// `wumpus`, [src/monst.c:707](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L707).
    pub const WUMPUS: MonsterId = MonsterId(83);
    /// `titanothere`, [src/monst.c:713](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L713).
    pub const TITANOTHERE: MonsterId = MonsterId(84);
    /// `baluchitherium`, [src/monst.c:719](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L719).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(85);
    /// `mastodon`, [src/monst.c:725](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L725).
    pub const MASTODON: MonsterId = MonsterId(86);
    /// `sewer rat`, [src/monst.c:734](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L734).
    pub const SEWER_RAT: MonsterId = MonsterId(87);
    /// `giant rat`, [src/monst.c:740](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L740).
    pub const GIANT_RAT: MonsterId = MonsterId(88);
    /// `rabid rat`, [src/monst.c:746](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L746).
    pub const RABID_RAT: MonsterId = MonsterId(89);
    /// `wererat`, [src/monst.c:752](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L752).
    pub const WERERAT: MonsterId = MonsterId(90);
    /// `rock mole`, [src/monst.c:758](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L758).
    pub const ROCK_MOLE: MonsterId = MonsterId(91);
    /// `woodchuck`, [src/monst.c:765](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L765).
    pub const WOODCHUCK: MonsterId = MonsterId(92);
    /// `cave spider`, [src/monst.c:776](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L776).
    pub const CAVE_SPIDER: MonsterId = MonsterId(93);
    /// `centipede`, [src/monst.c:782](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L782).
    pub const CENTIPEDE: MonsterId = MonsterId(94);
    /// `giant spider`, [src/monst.c:788](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L788).
    pub const GIANT_SPIDER: MonsterId = MonsterId(95);
    /// `scorpion`, [src/monst.c:794](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L794).
    pub const SCORPION: MonsterId = MonsterId(96);
    /// `lurker above`, [src/monst.c:804](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L804).
    pub const LURKER_ABOVE: MonsterId = MonsterId(97);
    /// `trapper`, [src/monst.c:811](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L811).
    pub const TRAPPER: MonsterId = MonsterId(98);
    /// `pony`, [src/monst.c:821](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L821).
    pub const PONY: MonsterId = MonsterId(99);
    /// `white unicorn`, [src/monst.c:827](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L827).
    pub const WHITE_UNICORN: MonsterId = MonsterId(100);
    /// `gray unicorn`, [src/monst.c:833](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L833).
    pub const GRAY_UNICORN: MonsterId = MonsterId(101);
    /// `black unicorn`, [src/monst.c:839](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L839).
    pub const BLACK_UNICORN: MonsterId = MonsterId(102);
    /// `horse`, [src/monst.c:845](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L845).
    pub const HORSE: MonsterId = MonsterId(103);
    /// `warhorse`, [src/monst.c:851](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L851).
    pub const WARHORSE: MonsterId = MonsterId(104);
    /// `fog cloud`, [src/monst.c:860](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L860).
    pub const FOG_CLOUD: MonsterId = MonsterId(105);
    /// `dust vortex`, [src/monst.c:867](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L867).
    pub const DUST_VORTEX: MonsterId = MonsterId(106);
    /// `ice vortex`, [src/monst.c:874](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L874).
    pub const ICE_VORTEX: MonsterId = MonsterId(107);
    /// `energy vortex`, [src/monst.c:883](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L883).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(108);
    /// `steam vortex`, [src/monst.c:892](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L892).
    pub const STEAM_VORTEX: MonsterId = MonsterId(109);
    /// `fire vortex`, [src/monst.c:901](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L901).
    pub const FIRE_VORTEX: MonsterId = MonsterId(110);
    /// `baby long worm`, [src/monst.c:913](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L913).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(111);
    /// `baby purple worm`, [src/monst.c:919](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L919).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(112);
    /// `long worm`, [src/monst.c:925](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L925).
    pub const LONG_WORM: MonsterId = MonsterId(113);
    /// `purple worm`, [src/monst.c:932](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L932).
    pub const PURPLE_WORM: MonsterId = MonsterId(114);
    /// `grid bug`, [src/monst.c:941](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L941).
    pub const GRID_BUG: MonsterId = MonsterId(115);
    /// `xan`, [src/monst.c:947](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L947).
    pub const XAN: MonsterId = MonsterId(116);
    /// `yellow light`, [src/monst.c:956](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L956).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(117);
    /// `black light`, [src/monst.c:965](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L965).
    pub const BLACK_LIGHT: MonsterId = MonsterId(118);
    /// `zruty`, [src/monst.c:978](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L978).
    pub const ZRUTY: MonsterId = MonsterId(119);
    /// `couatl`, [src/monst.c:987](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L987).
    pub const COUATL: MonsterId = MonsterId(120);
    /// `Aleax`, [src/monst.c:995](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L995).
    pub const ALEAX: MonsterId = MonsterId(121);
    /// `Angel`, [src/monst.c:1007](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1007).
    pub const ANGEL: MonsterId = MonsterId(122);
    /// `ki-rin`, [src/monst.c:1017](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1017).
    pub const KI_RIN: MonsterId = MonsterId(123);
    /// `Archon`, [src/monst.c:1026](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1026).
    pub const ARCHON: MonsterId = MonsterId(124);
    /// `bat`, [src/monst.c:1040](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1040).
    pub const BAT: MonsterId = MonsterId(125);
    /// `giant bat`, [src/monst.c:1046](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1046).
    pub const GIANT_BAT: MonsterId = MonsterId(126);
    /// `raven`, [src/monst.c:1052](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1052).
    pub const RAVEN: MonsterId = MonsterId(127);
    /// `vampire bat`, [src/monst.c:1058](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1058).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(128);
    /// `plains centaur`, [src/monst.c:1067](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1067).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(129);
    /// `forest centaur`, [src/monst.c:1073](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1073).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(130);
    /// `mountain centaur`, [src/monst.c:1079](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1079).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(131);
    /// `baby gray dragon`, [src/monst.c:1097](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1097).
    pub const BABY_GRAY_DRAGON: MonsterId = MonsterId(132);
    /// `baby silver dragon`, [src/monst.c:1103](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1103).
    pub const BABY_SILVER_DRAGON: MonsterId = MonsterId(133);
    /// `baby red dragon`, [src/monst.c:1118](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1118).
    pub const BABY_RED_DRAGON: MonsterId = MonsterId(134);
    /// `baby white dragon`, [src/monst.c:1125](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1125).
    pub const BABY_WHITE_DRAGON: MonsterId = MonsterId(135);
    /// `baby orange dragon`, [src/monst.c:1131](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1131).
    pub const BABY_ORANGE_DRAGON: MonsterId = MonsterId(136);
    /// `baby black dragon`, [src/monst.c:1137](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1137).
    pub const BABY_BLACK_DRAGON: MonsterId = MonsterId(137);
    /// `baby blue dragon`, [src/monst.c:1143](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1143).
    pub const BABY_BLUE_DRAGON: MonsterId = MonsterId(138);
    /// `baby green dragon`, [src/monst.c:1149](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1149).
    pub const BABY_GREEN_DRAGON: MonsterId = MonsterId(139);
    /// `baby yellow dragon`, [src/monst.c:1155](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1155).
    pub const BABY_YELLOW_DRAGON: MonsterId = MonsterId(140);
    /// `gray dragon`, [src/monst.c:1161](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1161).
    pub const GRAY_DRAGON: MonsterId = MonsterId(141);
    /// `silver dragon`, [src/monst.c:1170](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1170).
    pub const SILVER_DRAGON: MonsterId = MonsterId(142);
    /// `red dragon`, [src/monst.c:1191](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1191).
    pub const RED_DRAGON: MonsterId = MonsterId(143);
    /// `white dragon`, [src/monst.c:1200](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1200).
    pub const WHITE_DRAGON: MonsterId = MonsterId(144);
    /// `orange dragon`, [src/monst.c:1209](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1209).
    pub const ORANGE_DRAGON: MonsterId = MonsterId(145);
    /// `black dragon`, [src/monst.c:1219](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1219).
    pub const BLACK_DRAGON: MonsterId = MonsterId(146);
    /// `blue dragon`, [src/monst.c:1228](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1228).
    pub const BLUE_DRAGON: MonsterId = MonsterId(147);
    /// `green dragon`, [src/monst.c:1237](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1237).
    pub const GREEN_DRAGON: MonsterId = MonsterId(148);
    /// `yellow dragon`, [src/monst.c:1246](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1246).
    pub const YELLOW_DRAGON: MonsterId = MonsterId(149);
    /// `stalker`, [src/monst.c:1258](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1258).
    pub const STALKER: MonsterId = MonsterId(150);
    /// `air elemental`, [src/monst.c:1265](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1265).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(151);
    /// `fire elemental`, [src/monst.c:1272](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1272).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(152);
    /// `earth elemental`, [src/monst.c:1279](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1279).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(153);
    /// `water elemental`, [src/monst.c:1287](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1287).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(154);
    /// `lichen`, [src/monst.c:1297](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1297).
    pub const LICHEN: MonsterId = MonsterId(155);
    /// `brown mold`, [src/monst.c:1304](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1304).
    pub const BROWN_MOLD: MonsterId = MonsterId(156);
    /// `yellow mold`, [src/monst.c:1311](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1311).
    pub const YELLOW_MOLD: MonsterId = MonsterId(157);
    /// `green mold`, [src/monst.c:1318](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1318).
    pub const GREEN_MOLD: MonsterId = MonsterId(158);
    /// `red mold`, [src/monst.c:1325](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1325).
    pub const RED_MOLD: MonsterId = MonsterId(159);
    /// `shrieker`, [src/monst.c:1332](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1332).
    pub const SHRIEKER: MonsterId = MonsterId(160);
    /// `violet fungus`, [src/monst.c:1338](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1338).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(161);
    /// `gnome`, [src/monst.c:1348](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1348).
    pub const GNOME: MonsterId = MonsterId(162);
    /// `gnome lord`, [src/monst.c:1354](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1354).
    pub const GNOME_LORD: MonsterId = MonsterId(163);
    /// `gnomish wizard`, [src/monst.c:1360](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1360).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(164);
    /// `gnome king`, [src/monst.c:1365](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1365).
    pub const GNOME_KING: MonsterId = MonsterId(165);
    /// `giant`, [src/monst.c:1393](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1393).
    pub const GIANT: MonsterId = MonsterId(166);
    /// `stone giant`, [src/monst.c:1400](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1400).
    pub const STONE_GIANT: MonsterId = MonsterId(167);
    /// `hill giant`, [src/monst.c:1407](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1407).
    pub const HILL_GIANT: MonsterId = MonsterId(168);
    /// `fire giant`, [src/monst.c:1414](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1414).
    pub const FIRE_GIANT: MonsterId = MonsterId(169);
    /// `frost giant`, [src/monst.c:1421](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1421).
    pub const FROST_GIANT: MonsterId = MonsterId(170);
    /// `ettin`, [src/monst.c:1429](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1429).
    pub const ETTIN: MonsterId = MonsterId(171);
    /// `storm giant`, [src/monst.c:1436](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1436).
    pub const STORM_GIANT: MonsterId = MonsterId(172);
    /// `titan`, [src/monst.c:1443](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1443).
    pub const TITAN: MonsterId = MonsterId(173);
    /// `minotaur`, [src/monst.c:1450](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1450).
    pub const MINOTAUR: MonsterId = MonsterId(174);
    /// `jabberwock`, [src/monst.c:1463](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1463).
    pub const JABBERWOCK: MonsterId = MonsterId(175);
    /// `Keystone Kop`, [src/monst.c:1485](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1485).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(176);
    /// `Kop Sergeant`, [src/monst.c:1492](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1492).
    pub const KOP_SERGEANT: MonsterId = MonsterId(177);
    /// `Kop Lieutenant`, [src/monst.c:1499](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1499).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(178);
    /// `Kop Kaptain`, [src/monst.c:1505](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1505).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(179);
    /// `lich`, [src/monst.c:1514](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1514).
    pub const LICH: MonsterId = MonsterId(180);
    /// `demilich`, [src/monst.c:1520](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1520).
    pub const DEMILICH: MonsterId = MonsterId(181);
    /// `master lich`, [src/monst.c:1527](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1527).
    pub const MASTER_LICH: MonsterId = MonsterId(182);
    /// `arch-lich`, [src/monst.c:1536](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1536).
    pub const ARCH_LICH: MonsterId = MonsterId(183);
    /// `kobold mummy`, [src/monst.c:1548](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1548).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(184);
    /// `gnome mummy`, [src/monst.c:1554](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1554).
    pub const GNOME_MUMMY: MonsterId = MonsterId(185);
    /// `orc mummy`, [src/monst.c:1560](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1560).
    pub const ORC_MUMMY: MonsterId = MonsterId(186);
    /// `dwarf mummy`, [src/monst.c:1567](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1567).
    pub const DWARF_MUMMY: MonsterId = MonsterId(187);
    /// `elf mummy`, [src/monst.c:1574](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1574).
    pub const ELF_MUMMY: MonsterId = MonsterId(188);
    /// `human mummy`, [src/monst.c:1580](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1580).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(189);
    /// `ettin mummy`, [src/monst.c:1588](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1588).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(190);
    /// `giant mummy`, [src/monst.c:1595](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1595).
    pub const GIANT_MUMMY: MonsterId = MonsterId(191);
    /// `red naga hatchling`, [src/monst.c:1606](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1606).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(192);
    /// `black naga hatchling`, [src/monst.c:1613](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1613).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(193);
    /// `golden naga hatchling`, [src/monst.c:1620](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1620).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(194);
    /// `guardian naga hatchling`, [src/monst.c:1626](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1626).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(195);
    /// `red naga`, [src/monst.c:1632](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1632).
    pub const RED_NAGA: MonsterId = MonsterId(196);
    /// `black naga`, [src/monst.c:1639](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1639).
    pub const BLACK_NAGA: MonsterId = MonsterId(197);
    /// `golden naga`, [src/monst.c:1647](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1647).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(198);
    /// `guardian naga`, [src/monst.c:1654](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1654).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(199);
    /// `ogre`, [src/monst.c:1664](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1664).
    pub const OGRE: MonsterId = MonsterId(200);
    /// `ogre lord`, [src/monst.c:1670](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1670).
    pub const OGRE_LORD: MonsterId = MonsterId(201);
    /// `ogre king`, [src/monst.c:1676](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1676).
    pub const OGRE_KING: MonsterId = MonsterId(202);
    /// `gray ooze`, [src/monst.c:1687](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1687).
    pub const GRAY_OOZE: MonsterId = MonsterId(203);
    /// `brown pudding`, [src/monst.c:1696](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1696).
    pub const BROWN_PUDDING: MonsterId = MonsterId(204);
    /// `green slime`, [src/monst.c:1705](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1705).
    pub const GREEN_SLIME: MonsterId = MonsterId(205);
    /// `black pudding`, [src/monst.c:1714](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1714).
    pub const BLACK_PUDDING: MonsterId = MonsterId(206);
    /// `quantum mechanic`, [src/monst.c:1727](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1727).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(207);
    /// `rust monster`, [src/monst.c:1736](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1736).
    pub const RUST_MONSTER: MonsterId = MonsterId(208);
    /// `disenchanter`, [src/monst.c:1742](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1742).
    pub const DISENCHANTER: MonsterId = MonsterId(209);
    /// `garter snake`, [src/monst.c:1751](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1751).
    pub const GARTER_SNAKE: MonsterId = MonsterId(210);
    /// `snake`, [src/monst.c:1758](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1758).
    pub const SNAKE: MonsterId = MonsterId(211);
    /// `water moccasin`, [src/monst.c:1765](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1765).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(212);
    /// `python`, [src/monst.c:1773](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1773).
    pub const PYTHON: MonsterId = MonsterId(213);
    /// `pit viper`, [src/monst.c:1781](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1781).
    pub const PIT_VIPER: MonsterId = MonsterId(214);
    /// `cobra`, [src/monst.c:1788](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1788).
    pub const COBRA: MonsterId = MonsterId(215);
    /// `troll`, [src/monst.c:1798](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1798).
    pub const TROLL: MonsterId = MonsterId(216);
    /// `ice troll`, [src/monst.c:1805](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1805).
    pub const ICE_TROLL: MonsterId = MonsterId(217);
    /// `rock troll`, [src/monst.c:1812](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1812).
    pub const ROCK_TROLL: MonsterId = MonsterId(218);
    /// `water troll`, [src/monst.c:1819](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1819).
    pub const WATER_TROLL: MonsterId = MonsterId(219);
    /// `Olog-hai`, [src/monst.c:1826](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1826).
    pub const OLOG_HAI: MonsterId = MonsterId(220);
    /// `umber hulk`, [src/monst.c:1836](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1836).
    pub const UMBER_HULK: MonsterId = MonsterId(221);
    /// `vampire`, [src/monst.c:1845](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1845).
    pub const VAMPIRE: MonsterId = MonsterId(222);
    /// `vampire lord`, [src/monst.c:1854](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1854).
    pub const VAMPIRE_LORD: MonsterId = MonsterId(223);
    /// `Vlad the Impaler`, [src/monst.c:1874](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1874).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(224);
    /// `barrow wight`, [src/monst.c:1886](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1886).
    pub const BARROW_WIGHT: MonsterId = MonsterId(225);
    /// `wraith`, [src/monst.c:1893](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1893).
    pub const WRAITH: MonsterId = MonsterId(226);
    /// `Nazgul`, [src/monst.c:1900](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1900).
    pub const NAZGUL: MonsterId = MonsterId(227);
    /// `xorn`, [src/monst.c:1912](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1912).
    pub const XORN: MonsterId = MonsterId(228);
    /// `monkey`, [src/monst.c:1925](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1925).
    pub const MONKEY: MonsterId = MonsterId(229);
    /// `ape`, [src/monst.c:1930](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1930).
    pub const APE: MonsterId = MonsterId(230);
    /// `owlbear`, [src/monst.c:1936](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1936).
    pub const OWLBEAR: MonsterId = MonsterId(231);
    /// `yeti`, [src/monst.c:1942](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1942).
    pub const YETI: MonsterId = MonsterId(232);
    /// `carnivorous ape`, [src/monst.c:1948](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1948).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(233);
    /// `sasquatch`, [src/monst.c:1954](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1954).
    pub const SASQUATCH: MonsterId = MonsterId(234);
    /// `kobold zombie`, [src/monst.c:1963](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1963).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(235);
    /// `gnome zombie`, [src/monst.c:1969](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1969).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(236);
    /// `orc zombie`, [src/monst.c:1976](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1976).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(237);
    /// `dwarf zombie`, [src/monst.c:1984](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1984).
    pub const DWARF_ZOMBIE: MonsterId = MonsterId(238);
    /// `elf zombie`, [src/monst.c:1992](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L1992).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(239);
    /// `human zombie`, [src/monst.c:2000](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2000).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(240);
    /// `ettin zombie`, [src/monst.c:2008](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2008).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(241);
    /// `ghoul`, [src/monst.c:2016](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2016).
    pub const GHOUL: MonsterId = MonsterId(242);
    /// `giant zombie`, [src/monst.c:2022](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2022).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(243);
    /// `skeleton`, [src/monst.c:2030](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2030).
    pub const SKELETON: MonsterId = MonsterId(244);
    /// `straw golem`, [src/monst.c:2042](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2042).
    pub const STRAW_GOLEM: MonsterId = MonsterId(245);
    /// `paper golem`, [src/monst.c:2048](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2048).
    pub const PAPER_GOLEM: MonsterId = MonsterId(246);
    /// `rope golem`, [src/monst.c:2054](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2054).
    pub const ROPE_GOLEM: MonsterId = MonsterId(247);
    /// `gold golem`, [src/monst.c:2060](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2060).
    pub const GOLD_GOLEM: MonsterId = MonsterId(248);
    /// `leather golem`, [src/monst.c:2066](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2066).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(249);
    /// `wood golem`, [src/monst.c:2072](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2072).
    pub const WOOD_GOLEM: MonsterId = MonsterId(250);
    /// `flesh golem`, [src/monst.c:2078](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2078).
    pub const FLESH_GOLEM: MonsterId = MonsterId(251);
    /// `clay golem`, [src/monst.c:2086](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2086).
    pub const CLAY_GOLEM: MonsterId = MonsterId(252);
    /// `stone golem`, [src/monst.c:2092](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2092).
    pub const STONE_GOLEM: MonsterId = MonsterId(253);
    /// `glass golem`, [src/monst.c:2098](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2098).
    pub const GLASS_GOLEM: MonsterId = MonsterId(254);
    /// `iron golem`, [src/monst.c:2104](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2104).
    pub const IRON_GOLEM: MonsterId = MonsterId(255);
    /// `human`, [src/monst.c:2114](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2114).
    pub const HUMAN: MonsterId = MonsterId(256);
    /// `wererat`, [src/monst.c:2121](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2121).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(257);
    /// `werejackal`, [src/monst.c:2128](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2128).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(258);
    /// `werewolf`, [src/monst.c:2135](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2135).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(259);
    /// `elf`, [src/monst.c:2142](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2142).
    pub const ELF: MonsterId = MonsterId(260);
    /// `Woodland-elf`, [src/monst.c:2149](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2149).
    pub const WOODLAND_ELF: MonsterId = MonsterId(261);
    /// `Green-elf`, [src/monst.c:2155](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2155).
    pub const GREEN_ELF: MonsterId = MonsterId(262);
    /// `Grey-elf`, [src/monst.c:2161](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2161).
    pub const GREY_ELF: MonsterId = MonsterId(263);
    /// `elf-lord`, [src/monst.c:2167](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2167).
    pub const ELF_LORD: MonsterId = MonsterId(264);
    /// `Elvenking`, [src/monst.c:2174](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2174).
    pub const ELVENKING: MonsterId = MonsterId(265);
    /// `doppelganger`, [src/monst.c:2181](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2181).
    pub const DOPPELGANGER: MonsterId = MonsterId(266);
    /// `shopkeeper`, [src/monst.c:2189](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2189).
    pub const SHOPKEEPER: MonsterId = MonsterId(267);
    /// `guard`, [src/monst.c:2196](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2196).
    pub const GUARD: MonsterId = MonsterId(268);
    /// `prisoner`, [src/monst.c:2203](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2203).
    pub const PRISONER: MonsterId = MonsterId(269);
    /// `Oracle`, [src/monst.c:2211](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2211).
    pub const ORACLE: MonsterId = MonsterId(270);
    /// `aligned priest`, [src/monst.c:2221](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2221).
    pub const ALIGNED_PRIEST: MonsterId = MonsterId(271);
    /// `high priest`, [src/monst.c:2229](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2229).
    pub const HIGH_PRIEST: MonsterId = MonsterId(272);
    /// `soldier`, [src/monst.c:2239](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2239).
    pub const SOLDIER: MonsterId = MonsterId(273);
    /// `sergeant`, [src/monst.c:2246](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2246).
    pub const SERGEANT: MonsterId = MonsterId(274);
    /// `nurse`, [src/monst.c:2253](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2253).
    pub const NURSE: MonsterId = MonsterId(275);
    /// `lieutenant`, [src/monst.c:2259](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2259).
    pub const LIEUTENANT: MonsterId = MonsterId(276);
    /// `captain`, [src/monst.c:2266](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2266).
    pub const CAPTAIN: MonsterId = MonsterId(277);
    /// `watchman`, [src/monst.c:2276](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2276).
    pub const WATCHMAN: MonsterId = MonsterId(278);
    /// `watch captain`, [src/monst.c:2284](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2284).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(279);
    /// `Medusa`, [src/monst.c:2294](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2294).
    pub const MEDUSA: MonsterId = MonsterId(280);
    /// `Wizard of Yendor`, [src/monst.c:2303](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2303).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(281);
    /// `Croesus`, [src/monst.c:2314](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2314).
    pub const CROESUS: MonsterId = MonsterId(282);
    /// `ghost`, [src/monst.c:2338](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2338).
    pub const GHOST: MonsterId = MonsterId(283);
    /// `shade`, [src/monst.c:2346](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2346).
    pub const SHADE: MonsterId = MonsterId(284);
    /// `water demon`, [src/monst.c:2358](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2358).
    pub const WATER_DEMON: MonsterId = MonsterId(285);
    /// `succubus`, [src/monst.c:2374](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2374).
    pub const SUCCUBUS: MonsterId = MonsterId(286);
    /// `horned devil`, [src/monst.c:2379](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2379).
    pub const HORNED_DEVIL: MonsterId = MonsterId(287);
    /// `incubus`, [src/monst.c:2387](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2387).
    pub const INCUBUS: MonsterId = MonsterId(288);
    /// `erinys`, [src/monst.c:2394](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2394).
    pub const ERINYS: MonsterId = MonsterId(289);
    /// `barbed devil`, [src/monst.c:2403](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2403).
    pub const BARBED_DEVIL: MonsterId = MonsterId(290);
    /// `marilith`, [src/monst.c:2410](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2410).
    pub const MARILITH: MonsterId = MonsterId(291);
    /// `vrock`, [src/monst.c:2419](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2419).
    pub const VROCK: MonsterId = MonsterId(292);
    /// `hezrou`, [src/monst.c:2427](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2427).
    pub const HEZROU: MonsterId = MonsterId(293);
    /// `bone devil`, [src/monst.c:2434](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2434).
    pub const BONE_DEVIL: MonsterId = MonsterId(294);
    /// `ice devil`, [src/monst.c:2441](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2441).
    pub const ICE_DEVIL: MonsterId = MonsterId(295);
    /// `nalfeshnee`, [src/monst.c:2450](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2450).
    pub const NALFESHNEE: MonsterId = MonsterId(296);
    /// `pit fiend`, [src/monst.c:2458](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2458).
    pub const PIT_FIEND: MonsterId = MonsterId(297);
    /// `sandestin`, [src/monst.c:2466](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2466).
    pub const SANDESTIN: MonsterId = MonsterId(298);
    /// `balrog`, [src/monst.c:2473](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2473).
    pub const BALROG: MonsterId = MonsterId(299);
    /// `Juiblex`, [src/monst.c:2483](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2483).
    pub const JUIBLEX: MonsterId = MonsterId(300);
    /// `Yeenoghu`, [src/monst.c:2494](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2494).
    pub const YEENOGHU: MonsterId = MonsterId(301);
    /// `Orcus`, [src/monst.c:2504](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2504).
    pub const ORCUS: MonsterId = MonsterId(302);
    /// `Geryon`, [src/monst.c:2516](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2516).
    pub const GERYON: MonsterId = MonsterId(303);
    /// `Dispater`, [src/monst.c:2525](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2525).
    pub const DISPATER: MonsterId = MonsterId(304);
    /// `Baalzebub`, [src/monst.c:2534](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2534).
    pub const BAALZEBUB: MonsterId = MonsterId(305);
    /// `Asmodeus`, [src/monst.c:2544](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2544).
    pub const ASMODEUS: MonsterId = MonsterId(306);
    /// `Demogorgon`, [src/monst.c:2554](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2554).
    pub const DEMOGORGON: MonsterId = MonsterId(307);
    /// `Death`, [src/monst.c:2567](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2567).
    pub const DEATH: MonsterId = MonsterId(308);
    /// `Pestilence`, [src/monst.c:2575](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2575).
    pub const PESTILENCE: MonsterId = MonsterId(309);
    /// `Famine`, [src/monst.c:2583](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2583).
    pub const FAMINE: MonsterId = MonsterId(310);
    /// `djinni`, [src/monst.c:2604](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2604).
    pub const DJINNI: MonsterId = MonsterId(311);
    /// `jellyfish`, [src/monst.c:2613](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2613).
    pub const JELLYFISH: MonsterId = MonsterId(312);
    /// `piranha`, [src/monst.c:2620](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2620).
    pub const PIRANHA: MonsterId = MonsterId(313);
    /// `shark`, [src/monst.c:2627](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2627).
    pub const SHARK: MonsterId = MonsterId(314);
    /// `giant eel`, [src/monst.c:2634](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2634).
    pub const GIANT_EEL: MonsterId = MonsterId(315);
    /// `electric eel`, [src/monst.c:2641](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2641).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(316);
    /// `kraken`, [src/monst.c:2648](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2648).
    pub const KRAKEN: MonsterId = MonsterId(317);
    /// `newt`, [src/monst.c:2658](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2658).
    pub const NEWT: MonsterId = MonsterId(318);
    /// `gecko`, [src/monst.c:2664](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2664).
    pub const GECKO: MonsterId = MonsterId(319);
    /// `iguana`, [src/monst.c:2669](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2669).
    pub const IGUANA: MonsterId = MonsterId(320);
    /// `baby crocodile`, [src/monst.c:2674](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2674).
    pub const BABY_CROCODILE: MonsterId = MonsterId(321);
    /// `lizard`, [src/monst.c:2680](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2680).
    pub const LIZARD: MonsterId = MonsterId(322);
    /// `chameleon`, [src/monst.c:2685](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2685).
    pub const CHAMELEON: MonsterId = MonsterId(323);
    /// `crocodile`, [src/monst.c:2691](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2691).
    pub const CROCODILE: MonsterId = MonsterId(324);
    /// `salamander`, [src/monst.c:2698](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2698).
    pub const SALAMANDER: MonsterId = MonsterId(325);
    /// `long worm tail`, [src/monst.c:2711](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2711).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(326);
    /// `archeologist`, [src/monst.c:2725](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2725).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(327);
    /// `barbarian`, [src/monst.c:2732](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2732).
    pub const BARBARIAN: MonsterId = MonsterId(328);
    /// `caveman`, [src/monst.c:2739](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2739).
    pub const CAVEMAN: MonsterId = MonsterId(329);
    /// `cavewoman`, [src/monst.c:2746](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2746).
    pub const CAVEWOMAN: MonsterId = MonsterId(330);
    /// `healer`, [src/monst.c:2753](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2753).
    pub const HEALER: MonsterId = MonsterId(331);
    /// `knight`, [src/monst.c:2760](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2760).
    pub const KNIGHT: MonsterId = MonsterId(332);
    /// `monk`, [src/monst.c:2767](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2767).
    pub const MONK: MonsterId = MonsterId(333);
    /// `priest`, [src/monst.c:2774](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2774).
    pub const PRIEST: MonsterId = MonsterId(334);
    /// `priestess`, [src/monst.c:2781](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2781).
    pub const PRIESTESS: MonsterId = MonsterId(335);
    /// `ranger`, [src/monst.c:2788](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2788).
    pub const RANGER: MonsterId = MonsterId(336);
    /// `rogue`, [src/monst.c:2795](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2795).
    pub const ROGUE: MonsterId = MonsterId(337);
    /// `samurai`, [src/monst.c:2802](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2802).
    pub const SAMURAI: MonsterId = MonsterId(338);
    /// `tourist`, [src/monst.c:2809](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2809).
    pub const TOURIST: MonsterId = MonsterId(339);
    /// `valkyrie`, [src/monst.c:2816](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2816).
    pub const VALKYRIE: MonsterId = MonsterId(340);
    /// `wizard`, [src/monst.c:2823](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2823).
    pub const WIZARD: MonsterId = MonsterId(341);
    /// `Lord Carnarvon`, [src/monst.c:2833](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2833).
    pub const LORD_CARNARVON: MonsterId = MonsterId(342);
    /// `Pelias`, [src/monst.c:2841](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2841).
    pub const PELIAS: MonsterId = MonsterId(343);
    /// `Shaman Karnov`, [src/monst.c:2849](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2849).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(344);
    /// `Hippocrates`, [src/monst.c:2879](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2879).
    pub const HIPPOCRATES: MonsterId = MonsterId(345);
    /// `King Arthur`, [src/monst.c:2887](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2887).
    pub const KING_ARTHUR: MonsterId = MonsterId(346);
    /// `Grand Master`, [src/monst.c:2895](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2895).
    pub const GRAND_MASTER: MonsterId = MonsterId(347);
    /// `Arch Priest`, [src/monst.c:2905](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2905).
    pub const ARCH_PRIEST: MonsterId = MonsterId(348);
    /// `Orion`, [src/monst.c:2915](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2915).
    pub const ORION: MonsterId = MonsterId(349);
    /// `Master of Thieves`, [src/monst.c:2925](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2925).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(350);
    /// `Lord Sato`, [src/monst.c:2934](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2934).
    pub const LORD_SATO: MonsterId = MonsterId(351);
    /// `Twoflower`, [src/monst.c:2942](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2942).
    pub const TWOFLOWER: MonsterId = MonsterId(352);
    /// `Norn`, [src/monst.c:2950](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2950).
    pub const NORN: MonsterId = MonsterId(353);
    /// `Neferet the Green`, [src/monst.c:2958](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2958).
    pub const NEFERET_THE_GREEN: MonsterId = MonsterId(354);
    /// `Minion of Huhetotl`, [src/monst.c:2970](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2970).
    pub const MINION_OF_HUHETOTL: MonsterId = MonsterId(355);
    /// `Thoth Amon`, [src/monst.c:2981](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2981).
    pub const THOTH_AMON: MonsterId = MonsterId(356);
    /// `Chromatic Dragon`, [src/monst.c:2994](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L2994).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(357);
    /// `Cyclops`, [src/monst.c:3020](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3020).
    pub const CYCLOPS: MonsterId = MonsterId(358);
    /// `Ixoth`, [src/monst.c:3029](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3029).
    pub const IXOTH: MonsterId = MonsterId(359);
    /// `Master Kaen`, [src/monst.c:3039](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3039).
    pub const MASTER_KAEN: MonsterId = MonsterId(360);
    /// `Nalzok`, [src/monst.c:3048](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3048).
    pub const NALZOK: MonsterId = MonsterId(361);
    /// `Scorpius`, [src/monst.c:3059](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3059).
    pub const SCORPIUS: MonsterId = MonsterId(362);
    /// `Master Assassin`, [src/monst.c:3067](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3067).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(363);
    /// `Ashikaga Takauji`, [src/monst.c:3079](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3079).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(364);
    /// `Lord Surtur`, [src/monst.c:3091](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3091).
    pub const LORD_SURTUR: MonsterId = MonsterId(365);
    /// `Dark One`, [src/monst.c:3100](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3100).
    pub const DARK_ONE: MonsterId = MonsterId(366);
    /// `student`, [src/monst.c:3113](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3113).
    pub const STUDENT: MonsterId = MonsterId(367);
    /// `chieftain`, [src/monst.c:3120](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3120).
    pub const CHIEFTAIN: MonsterId = MonsterId(368);
    /// `neanderthal`, [src/monst.c:3127](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3127).
    pub const NEANDERTHAL: MonsterId = MonsterId(369);
    /// `attendant`, [src/monst.c:3144](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3144).
    pub const ATTENDANT: MonsterId = MonsterId(370);
    /// `page`, [src/monst.c:3151](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3151).
    pub const PAGE: MonsterId = MonsterId(371);
    /// `abbot`, [src/monst.c:3158](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3158).
    pub const ABBOT: MonsterId = MonsterId(372);
    /// `acolyte`, [src/monst.c:3165](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3165).
    pub const ACOLYTE: MonsterId = MonsterId(373);
    /// `hunter`, [src/monst.c:3172](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3172).
    pub const HUNTER: MonsterId = MonsterId(374);
    /// `thug`, [src/monst.c:3179](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3179).
    pub const THUG: MonsterId = MonsterId(375);
    /// `ninja`, [src/monst.c:3186](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3186).
    pub const NINJA: MonsterId = MonsterId(376);
    /// `roshi`, [src/monst.c:3193](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3193).
    pub const ROSHI: MonsterId = MonsterId(377);
    /// `guide`, [src/monst.c:3200](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3200).
    pub const GUIDE: MonsterId = MonsterId(378);
    /// `warrior`, [src/monst.c:3207](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3207).
    pub const WARRIOR: MonsterId = MonsterId(379);
    /// `apprentice`, [src/monst.c:3214](https://github.com/facebookresearch/nle/blob/862a439a84f52abca94d1f744d57061da12c5831/src/monst.c#L3214).
    pub const APPRENTICE: MonsterId = MonsterId(380);
}
