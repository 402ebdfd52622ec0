// Made by `cargo xtask regen nethack-3.2.3` from NetHack 3.2.3 (https://github.com/Vanilla-NetHack/NetHack-3.4.3 at f8cc28813853445654151a6fcce705dca1b8f32a); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:436f2ddb29cb34adc8f42dfbc180a058317dc5f85116b51a925432eea6f1387a
// table sha256:ecce418aeb441bfa2c4d60e0495e4efa688fdd0552364cd226d2a78c7bb0dfd9
// difficulty sha256:1ff02a6798ad6a844051e8c1fa7ddc59c2194be12c1df5873f9e6d55cabe7c39
// body sha256:c7eb5dad9c470070eb5867152ba7fad1eaf2221892ac4ed63d951cacf21e4ca7

//! NetHack 3.2.3: 338 monsters.

use core::mem::ManuallyDrop;
use model::{
    Attack, AttackType, Class, ClassDef, Color, Cow, DamageType, DifficultyRule, Edition,
    Extra, ExtraValue, Family, Field, Gen, Generation, GenerationRule, GenoBits, GrownUp,
    M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names, Provenance, Role,
    Rules, Size, Sound, SourceLine, Str, Traits, Version,
};

/// NetHack 3.2.3.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.2.3"),
    title: Cow::Borrowed("NetHack 3.2.3"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 2,
        patch: 3,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: None,
        generation: GenerationRule::V3_4_3,
        generation_assumed_from: Some(Cow::Borrowed("nethack-3.4.3")),
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/Vanilla-NetHack/NetHack-3.4.3"),
        revision: Cow::Borrowed("f8cc28813853445654151a6fcce705dca1b8f32a"),
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

/// A monster, and what it grows up into.
const fn grows(young: MonsterId, grown: MonsterId) -> GrownUp {
    GrownUp { young, grown }
}

/// The roles, in the order of `roles[]`.
pub static ROLES: [Role; 0] = [];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 52] = [
    grows(pm::LITTLE_DOG, pm::DOG),
    grows(pm::DOG, pm::LARGE_DOG),
    grows(pm::HELL_HOUND_PUP, pm::HELL_HOUND),
    grows(pm::KITTEN, pm::HOUSECAT),
    grows(pm::HOUSECAT, pm::LARGE_CAT),
    grows(pm::KOBOLD, pm::LARGE_KOBOLD),
    grows(pm::LARGE_KOBOLD, pm::KOBOLD_LORD),
    grows(pm::GNOME, pm::GNOME_LORD),
    grows(pm::GNOME_LORD, pm::GNOME_KING),
    grows(pm::DWARF, pm::DWARF_LORD),
    grows(pm::DWARF_LORD, pm::DWARF_KING),
    grows(pm::OGRE, pm::OGRE_LORD),
    grows(pm::OGRE_LORD, pm::OGRE_KING),
    grows(pm::ELF, pm::ELF_LORD),
    grows(pm::WOODLAND_ELF, pm::ELF_LORD),
    grows(pm::GREEN_ELF, pm::ELF_LORD),
    grows(pm::GREY_ELF, pm::ELF_LORD),
    grows(pm::ELF_LORD, pm::ELVENKING),
    grows(pm::LICH, pm::DEMILICH),
    grows(pm::DEMILICH, pm::MASTER_LICH),
    grows(pm::VAMPIRE, pm::VAMPIRE_LORD),
    grows(pm::BAT, pm::GIANT_BAT),
    grows(pm::BABY_GRAY_DRAGON, pm::GRAY_DRAGON),
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
    field("pxlth", "short"),
    field("msound", "unsigned char"),
    field("msize", "unsigned char"),
    field("mresists", "unsigned char"),
    field("mconveys", "unsigned char"),
    field("mflags1", "unsigned long"),
    field("mflags2", "unsigned long"),
    field("mflags3", "unsigned char"),
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
    class_def(Class::Stalker, 35, Some('I')),
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
pub static ATTACK_TYPES: [Named<AttackType>; 16] = [
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
    named(AttackType::Gaze, 14),
    named(AttackType::Tentacle, 15),
    named(AttackType::Weapon, 254),
    named(AttackType::Magic, 255),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 45] = [
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
const AT_GAZE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Gaze), 14);
const AT_TENT: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Tentacle), 15);
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
const M2_STALK: u64 = M2::STALK.bits();
const M2_STRONG: u64 = M2::STRONG.bits();
const M2_UNDEAD: u64 = M2::UNDEAD.bits();
const M2_WANDER: u64 = M2::WANDER.bits();
const M2_WERE: u64 = M2::WERE.bits();
const M3_CLOSE: u32 = M3::CLOSE.bits();
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
pub static MONSTERS: [Monster; 338] = [
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
        color: Some(Color::Brown),
        line: at(110),
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
        color: Some(Color::Yellow),
        line: at(117),
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
        color: Some(Color::Blue),
        line: at(124),
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
            0,
            &[0x2044_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(131),
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
        line: at(138),
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
        color: Some(Color::Magenta),
        line: at(145),
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
        color: Some(Color::Green),
        line: at(155),
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
        color: Some(Color::White),
        line: at(164),
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
        color: Some(Color::Cyan),
        line: at(172),
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
            M1_NOHANDS | M1_ANIMAL | M1_OVIPAROUS,
            M2_HOSTILE,
            0,
            &[0x44_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(184),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(194),
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
            0,
            &[0x3080_2000, 0x10_0005, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(200),
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
            0,
            &[0x2004_2000, 0x40_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(207),
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
            0,
            &[0x2004_2000, 0x40_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(213),
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
            0,
            &[0x2004_2000, 0x440_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(219),
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
        size: Some(Size::Small),
        traits: mflags(
            M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(226),
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
            0,
            &[0x3080_2000, 0x10_0005, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(232),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(239),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        line: at(245),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(252),
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
            0,
            &[0x2004_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(258),
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
            M1_FLY | M1_AMPHIBIOUS | M1_NOLIMBS | M1_NOHEAD,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0xe201, 0x14_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(276),
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
        generation: Some(geno(2, G_GENO, 0x22)),
        attacks: Cow::Borrowed(&[attack(0, AT_EXPL, AD_COLD, 4, 6)]),
        weight: Some(10),
        nutrition: Some(10),
        size: Some(Size::Small),
        resists: Some(mresist(MR_COLD, 0x2)),
        conveys: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_FLY | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_e001, 0x14_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(283),
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
            0,
            &[0x2004_2000, 0xc0_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(303),
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
            0,
            &[0x2004_2000, 0x40_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(310),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(316),
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
            0,
            &[0x2004_2000, 0x440_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(322),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(329),
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
            0,
            &[0x1002_0002, 0x100_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(338),
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
        color: Some(Color::Brown),
        line: at(345),
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
        color: Some(Color::Magenta),
        line: at(352),
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
            0,
            &[0x6002_0000, 0x4000_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(362),
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
            0,
            &[0x6002_0060, 0x7400_0010, 0x0],
        ),
        color: Some(Color::Red),
        line: at(368),
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
            0,
            &[0x6002_0000, 0x4400_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(375),
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
            0,
            &[0x6002_0060, 0x7401_0410, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(381),
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
            0,
            &[0x6002_0060, 0x7401_0810, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(389),
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
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Hiss),
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_HOSTILE | M2_NASTY | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6102_0001, 0x7210_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(397),
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
            0,
            &[0x1000_0000, 0x110_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(408),
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
        traits: mflags(M1_FLY | M1_POIS, M2_STALK, 0, &[0x1000_0001, 0x100_0000, 0x0]),
        color: Some(Color::Green),
        line: at(414),
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
        traits: mflags(M1_REGEN, M2_WANDER | M2_STALK, 0, &[0x80_0000, 0x180_0000, 0x0]),
        color: Some(Color::Red),
        line: at(421),
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
            0,
            &[0x1080_0000, 0x194_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(427),
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
        traits: mflags(M1_REGEN, M2_STALK, 0, &[0x80_0000, 0x100_0000, 0x0]),
        color: Some(Color::Blue),
        line: at(434),
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
            0,
            &[0x600_0000, 0x100_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(440),
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
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(449),
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
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(457),
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
            M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_f404, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(465),
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
            0,
            &[0x7002_0000, 0x4010_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(476),
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
            0,
            &[0x7002_0000, 0x4010_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(482),
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
            0,
            &[0x7002_0000, 0x4011_0400, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(488),
        ..BLANK
    },
    Monster {
        id: pm::KOBOLD_SHAMAN,
        symbol: Cow::Borrowed("KOBOLD_SHAMAN"),
        names: one_name("kobold shaman"),
        class: Class::Kobold,
        level: 1,
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
            0,
            &[0x7002_0000, 0x8010_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(495),
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
            0,
            &[0x202_0000, 0x1010_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(504),
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
        line: at(513),
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
        line: at(521),
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
        line: at(529),
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
            0,
            &[0x202_0000, 0x4012_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(540),
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
            0,
            &[0x202_0002, 0x4012_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(546),
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
            0,
            &[0x202_0000, 0x4012_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(553),
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
            0,
            &[0x6002_0000, 0x4000_0040, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(562),
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
            0,
            &[0x6002_0000, 0x4400_0040, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(568),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7410_0040, 0x0],
        ),
        color: Some(Color::Red),
        line: at(576),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7410_0040, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(583),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7410_0040, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(590),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7410_0040, 0x0],
        ),
        line: at(596),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            0,
            &[0x6002_0000, 0xb410_0040, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(602),
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
            M2_ORC | M2_HOSTILE | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7410_0040, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(608),
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
            M1_CLING | M1_HIDE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7110, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(618),
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
            M1_CLING | M1_HIDE | M1_NOEYES | M1_NOLIMBS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x2004_7110, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(625),
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
            0,
            &[0x6004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(635),
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
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(641),
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
            0,
            &[0x6004_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(648),
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
            0,
            &[0x6004_2010, 0x410_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(654),
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
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(661),
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
            0,
            &[0x4024_2000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(668),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(678),
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
            0,
            &[0x2004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(684),
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
            0,
            &[0x3004_2000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(690),
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
            0,
            &[0x3080_2000, 0x10_0005, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(696),
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
            0,
            &[0x8004_2020, 0x7010_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(703),
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
        color: Some(Color::Gray),
        line: at(713),
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
        color: Some(Color::Magenta),
        line: at(720),
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
        color: Some(Color::Red),
        line: at(727),
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
        line: at(737),
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
        line: at(744),
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
            0,
            &[0x4000_2000, 0x2480_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(754),
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
            0,
            &[0x4000_2000, 0x2480_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(760),
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
            0,
            &[0x4000_2000, 0x2480_0000, 0x0],
        ),
        line: at(766),
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
        line: at(775),
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
        line: at(783),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_COLD, 1, 6)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0xa6)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f401, 0x14_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(790),
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
        line: at(798),
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
            0,
            &[0x11_f401, 0x14_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(807),
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
            0,
            &[0x11_f401, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(816),
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
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x200c_6000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(828),
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
        line: at(834),
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
            M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_NASTY | M2_STRONG,
            0,
            &[0x204c_6000, 0x610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(840),
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
        line: at(847),
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
        traits: mflags(M1_ANIMAL, M2_HOSTILE, 0, &[0x4_0000, 0x10_0000, 0x0]),
        color: Some(Color::Magenta),
        line: at(857),
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
            0,
            &[0x1004_2001, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(863),
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
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x11_f405, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(872),
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
            M1_FLY | M1_AMORPHOUS | M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD
                | M1_MINDLESS | M1_UNSOLID | M1_SEE_INVIS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x111_f405, 0x14_0000, 0x0],
        ),
        line: at(882),
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
            0,
            &[0x2006_0000, 0x410_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(895),
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
            M1_FLY | M1_POIS,
            M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            0,
            &[0x1000_0001, 0x700_1000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(905),
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
            0,
            &[0x102_0000, 0x4300_1000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(912),
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
                attack(1, AT_CLAW, AD_PHYS, 1, 4),
                attack(2, AT_WEAP, AD_PHYS, 1, 6),
                attack(3, AT_MAGC, AD_MAGM, 2, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Cuss),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD | MR_SLEEP | MR_ELEC | MR_POISON, 0x36)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS,
            M2_NOPOLY | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG | M2_COLLECT,
            0,
            &[0x102_0000, 0x4700_1001, 0x0],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(920),
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
                attack(1, AT_KICK, AD_BLND, 2, 4),
                attack(2, AT_BUTT, AD_PHYS, 3, 6),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Neigh),
        size: Some(Size::Large),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS,
            M2_NOPOLY | M2_LORD | M2_MINION | M2_STALK | M2_NASTY | M2_STRONG,
            0,
            &[0x100_0001, 0x700_1401, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(929),
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
                attack(1, AT_GAZE, AD_BLND, 2, 6),
                attack(2, AT_WEAP, AD_PHYS, 2, 4),
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
            0,
            &[0x182_0001, 0xc700_1401, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(936),
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
            0,
            &[0x2004_2001, 0x80_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(950),
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
        size: Some(Size::Medium),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE,
            M2_HOSTILE | M2_WANDER,
            0,
            &[0x2004_2001, 0x90_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(956),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_NOHANDS | M1_ANIMAL | M1_REGEN | M1_POIS,
            M2_UNDEAD | M2_HOSTILE,
            0,
            &[0x1084_2401, 0x10_0002, 0x0],
        ),
        line: at(963),
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
            0,
            &[0x6002_0000, 0x5400_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(973),
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
            0,
            &[0x6002_0000, 0x5400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(979),
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
            0,
            &[0x6002_0000, 0x5400_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(985),
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
        color: Some(Color::Gray),
        line: at(1000),
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
            0,
            &[0x2020_2001, 0x3410_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1007),
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
        color: Some(Color::White),
        line: at(1014),
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
        color: Some(Color::Orange),
        line: at(1021),
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
        line: at(1028),
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
        color: Some(Color::Blue),
        line: at(1035),
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
        color: Some(Color::Green),
        line: at(1042),
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
        color: Some(Color::Yellow),
        line: at(1049),
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
        color: Some(Color::Gray),
        line: at(1056),
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
            0,
            &[0x2160_2001, 0xb610_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1065),
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
        color: Some(Color::White),
        line: at(1074),
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
        color: Some(Color::Orange),
        line: at(1083),
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
                attack(0, AT_BREA, AD_DISN, 4, 10),
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
        line: at(1093),
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
        color: Some(Color::Blue),
        line: at(1102),
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
        color: Some(Color::Green),
        line: at(1111),
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
        color: Some(Color::Yellow),
        line: at(1120),
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
        attacks: Cow::Borrowed(&[attack(0, AT_ENGL, AD_PHYS, 2, 10)]),
        size: Some(Size::Huge),
        resists: Some(mresist(MR_POISON | MR_STONE, 0xa0)),
        traits: mflags(
            M1_FLY | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f001, 0x404_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1134),
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
            M1_FLY | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_UNSOLID,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x11_f001, 0x404_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1141),
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
        line: at(1148),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_STRONG,
            0,
            &[0x1_f202, 0x404_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1157),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1167),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_POIS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1001_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1175),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS | M1_ACID,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x801_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1182),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1189),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1197),
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
            M1_BREATHLESS | M1_NOEYES | M1_NOLIMBS | M1_NOHEAD | M1_MINDLESS,
            M2_NEUTER | M2_HOSTILE,
            0,
            &[0x1_f400, 0x14_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1203),
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
            M2_COLLECT,
            0,
            &[0x6002_0000, 0x4000_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1213),
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
            M2_LORD | M2_MALE | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4001_0400, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1219),
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
            M2_MAGIC,
            0,
            &[0x6002_0000, 0x8000_0000, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(1225),
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
            M2_PRINCE | M2_MALE | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4001_0800, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1231),
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
            0,
            &[0x2002_0000, 0x6e00_0020, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1259),
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
            0,
            &[0x2002_0000, 0x6e00_0020, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1267),
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
            0,
            &[0x2002_0000, 0x6e00_0020, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1275),
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
            0,
            &[0x2002_0000, 0x6e00_0020, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1283),
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
        generation: Some(geno(1, G_GENO | G_SGROUP, 0xa1)),
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
            0,
            &[0x2002_0000, 0x6e00_0020, 0x0],
        ),
        color: Some(Color::White),
        line: at(1291),
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
            0,
            &[0x2006_0000, 0x4610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1299),
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
            0,
            &[0x6002_0001, 0xce00_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1306),
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
            0,
            &[0x2006_0000, 0x610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1313),
        ..BLANK
    },
    Monster {
        id: pm::STALKER,
        symbol: Cow::Borrowed("STALKER"),
        names: one_name("stalker"),
        class: Class::Stalker,
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
            0,
            &[0x104_0001, 0x590_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1323),
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
            0,
            &[0x2004_0001, 0x4610_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(1333),
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
            0,
            &[0x2_0000, 0x4091_0080, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1345),
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
            0,
            &[0x2_0000, 0x4491_0080, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1351),
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
            0,
            &[0x2_0000, 0x4491_0080, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1357),
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
            0,
            &[0x2_0000, 0x4491_0080, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1363),
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
            0,
            &[0x1082_0400, 0x8010_0002, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1374),
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
            0,
            &[0x1082_0400, 0x8010_0002, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1382),
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
            M3_WANTSBOOK,
            &[0x1082_0400, 0x8010_0002, 0x4],
        ),
        color: Some(Color::Magenta),
        line: at(1390),
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
            0,
            &[0x1003_0400, 0x10_0002, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1401),
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
            M2_UNDEAD | M2_HOSTILE,
            0,
            &[0x1003_0400, 0x10_0002, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1408),
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
            0,
            &[0x1003_0400, 0x3010_0042, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1415),
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
            0,
            &[0x1003_0400, 0x10_000a, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1422),
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
            0,
            &[0x1003_0400, 0x10_0002, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1430),
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
            0,
            &[0x1003_0400, 0x410_0002, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1438),
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
            0,
            &[0x1003_0400, 0x2410_0022, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1446),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE,
            M2_STRONG,
            0,
            &[0x28_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1457),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_ACID,
            M2_STRONG,
            0,
            &[0x828_6000, 0x400_0000, 0x0],
        ),
        line: at(1464),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE,
            M2_STRONG,
            0,
            &[0x28_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1471),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE,
            M2_STRONG,
            0,
            &[0x28_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1477),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS,
            M2_STRONG,
            0,
            &[0x68_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1483),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_ACID,
            M2_STRONG,
            0,
            &[0x868_6000, 0x400_0000, 0x0],
        ),
        line: at(1490),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS,
            M2_STRONG,
            0,
            &[0x68_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(1498),
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
            M1_NOLIMBS | M1_SLITHY | M1_THICK_HIDE | M1_OVIPAROUS | M1_POIS,
            M2_STRONG,
            0,
            &[0x1068_6000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1505),
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
            0,
            &[0x2002_0000, 0x7400_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1515),
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
            0,
            &[0x2002_0000, 0x7401_0400, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1521),
        ..BLANK
    },
    Monster {
        id: pm::OGRE_KING,
        symbol: Cow::Borrowed("OGRE_KING"),
        names: one_name("ogre king"),
        class: Class::Ogre,
        level: 7,
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
            0,
            &[0x2002_0000, 0x7401_0800, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1527),
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
        generation: Some(geno(2, G_GENO, 0x22)),
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
        line: at(1537),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        line: at(1546),
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
            &[attack(0, AT_BITE, AD_RUST, 3, 8), attack(1, AT_NONE, AD_RUST, 0, 0)],
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
        line: at(1555),
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
            0,
            &[0x7202_0000, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1567),
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
            0,
            &[0x8004_2002, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1576),
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
            M1_SWIM | M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            0,
            0,
            &[0x204c_6082, 0x0, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1585),
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
            M1_SWIM | M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6082, 0x10_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1593),
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
            M1_SWIM | M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6082, 0x10_0000, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1601),
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
            M1_SWIM | M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6082, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1609),
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
            M1_SWIM | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS | M1_CARNIVORE,
            M2_HOSTILE | M2_STRONG,
            0,
            &[0x204c_6002, 0x410_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1618),
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
            M1_SWIM | M1_CONCEAL | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_POIS | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x304c_6082, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1626),
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
                attack(0, AT_CLAW, AD_PHYS, 4, 2),
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
            0,
            &[0x2082_0000, 0x510_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1638),
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
        generation: Some(geno(1, G_GENO, 0x21)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_CLAW, AD_PHYS, 2, 6),
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
            0,
            &[0x2082_0000, 0x510_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1645),
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
                attack(0, AT_CLAW, AD_PHYS, 2, 8),
                attack(1, AT_WEAP, AD_PHYS, 3, 6),
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
            0,
            &[0x2082_0000, 0x4510_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1652),
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
                attack(0, AT_CLAW, AD_PHYS, 2, 8),
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
            0,
            &[0x2082_0002, 0x510_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1659),
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
                attack(0, AT_CLAW, AD_PHYS, 2, 8),
                attack(1, AT_WEAP, AD_PHYS, 3, 6),
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
            0,
            &[0x2082_0000, 0x4510_0000, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1666),
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
            0,
            &[0x2000_0020, 0x400_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1676),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            M2_UNDEAD | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            0,
            &[0x1082_0401, 0x710_0002, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1686),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
            M2_UNDEAD | M2_LORD | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG,
            0,
            &[0x1082_0401, 0x711_0402, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1693),
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
        resists: Some(mresist(MR_SLEEP | MR_POISON, 0x24)),
        traits: mflags(
            M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_REGEN | M1_POIS,
            M2_NOPOLY | M2_UNDEAD | M2_PRINCE | M2_MALE | M2_PNAME | M2_HOSTILE
                | M2_STALK | M2_NASTY | M2_STRONG,
            M3_WANTSBOOK | M3_WAITFORU,
            &[0x1082_0401, 0x719_0803, 0x44],
        ),
        color: Some(Color::Magenta),
        line: at(1701),
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
                attack(0, AT_CLAW, AD_PHYS, 1, 4),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_WEAP, AD_DRLI, 0, 0),
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
        line: at(1713),
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
        line: at(1720),
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
            M2_UNDEAD | M2_MALE | M2_HOSTILE | M2_STALK | M2_STRONG | M2_COLLECT,
            0,
            &[0x2_0400, 0x4511_0002, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1728),
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
        line: at(1739),
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
            M1_HUMANOID | M1_ANIMAL | M1_CARNIVORE,
            M2_STRONG,
            0,
            &[0x2006_0000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1751),
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
            0,
            &[0x2006_0000, 0x610_0000, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1757),
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
            0,
            &[0x2006_0000, 0x410_0000, 0x0],
        ),
        color: Some(Color::White),
        line: at(1764),
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
            0,
            &[0x2006_0000, 0x410_0000, 0x0],
        ),
        line: at(1770),
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
            0,
            &[0x6106_0000, 0x400_0000, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1776),
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
            0,
            &[0x1003_0400, 0x110_0002, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1785),
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
            M2_UNDEAD | M2_HOSTILE | M2_STALK,
            0,
            &[0x1003_0400, 0x110_0002, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1792),
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
            0,
            &[0x1003_0400, 0x110_0042, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1799),
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
            0,
            &[0x3_0400, 0x110_000a, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1806),
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
            0,
            &[0x3_0400, 0x110_0002, 0x0],
        ),
        color: Some(Color::White),
        line: at(1814),
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
            0,
            &[0x3_0400, 0x510_0002, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(1822),
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
            0,
            &[0x3_0400, 0x510_0022, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(1830),
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
            0,
            &[0x23_0400, 0x4690_0002, 0x0],
        ),
        color: Some(Color::White),
        line: at(1838),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1850),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1857),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1864),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1871),
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
        generation: Some(geno(1, G_GENO, 0x21)),
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
        line: at(1878),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1887),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1894),
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
        generation: Some(geno(1, G_NOCORPSE | G_GENO, 0x31)),
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
        line: at(1901),
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
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(1912),
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
            0,
            &[0x7082_0000, 0x4010_0085, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(1920),
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
            0,
            &[0x7082_0000, 0x4010_0085, 0x0],
        ),
        color: Some(Color::Red),
        line: at(1927),
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
            0,
            &[0x7082_0000, 0x4010_0085, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(1934),
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
            0,
            &[0x6102_0000, 0x4000_0008, 0x0],
        ),
        color: Some(Color::Green),
        line: at(1942),
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
            0,
            &[0x6102_0000, 0x4000_0008, 0x0],
        ),
        color: Some(Color::BrightGreen),
        line: at(1949),
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
            0,
            &[0x6102_0000, 0x4000_0008, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(1956),
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
            0,
            &[0x6102_0000, 0x4401_0408, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(1963),
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
            0,
            &[0x6102_0000, 0x4401_0808, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(1970),
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
            0,
            &[0x6002_0000, 0x10_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(1977),
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
            0,
            &[0x6002_0000, 0xc420_0081, 0x0],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 4936)]),
        line: at(1984),
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
            0,
            &[0x6002_0000, 0x4420_0281, 0x0],
        ),
        color: Some(Color::Blue),
        extra: Cow::Borrowed(&[extra_int("pxlth", 324)]),
        line: at(1992),
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
            0,
            &[0x6002_0000, 0x22_0081, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(2000),
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
            0,
            &[0x6002_0000, 0x4020_0481, 0x0],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(2007),
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
            0,
            &[0x6102_0000, 0xc200_1881, 0x0],
        ),
        color: Some(Color::White),
        extra: Cow::Borrowed(&[extra_int("pxlth", 6)]),
        line: at(2014),
        ..BLANK
    },
    Monster {
        id: pm::SOLDIER,
        symbol: Cow::Borrowed("SOLDIER"),
        names: one_name("soldier"),
        class: Class::Human,
        level: 6,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4510_0281, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2024),
        ..BLANK
    },
    Monster {
        id: pm::SERGEANT,
        symbol: Cow::Borrowed("SERGEANT"),
        names: one_name("sergeant"),
        class: Class::Human,
        level: 8,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4510_0281, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2032),
        ..BLANK
    },
    Monster {
        id: pm::LIEUTENANT,
        symbol: Cow::Borrowed("LIEUTENANT"),
        names: one_name("lieutenant"),
        class: Class::Human,
        level: 10,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4510_0281, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2040),
        ..BLANK
    },
    Monster {
        id: pm::CAPTAIN,
        symbol: Cow::Borrowed("CAPTAIN"),
        names: one_name("captain"),
        class: Class::Human,
        level: 12,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4510_0281, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(2048),
        ..BLANK
    },
    Monster {
        id: pm::WATCHMAN,
        symbol: Cow::Borrowed("WATCHMAN"),
        names: one_name("watchman"),
        class: Class::Human,
        level: 6,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4520_0281, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2059),
        ..BLANK
    },
    Monster {
        id: pm::WATCH_CAPTAIN,
        symbol: Cow::Borrowed("WATCH_CAPTAIN"),
        names: one_name("watch captain"),
        class: Class::Human,
        level: 10,
        speed: 4,
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
            0,
            &[0x6002_0000, 0x4520_0281, 0x0],
        ),
        color: Some(Color::Green),
        line: at(2067),
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
                attack(0, AT_CLAW, AD_PHYS, 1, 8),
                attack(1, AT_GAZE, AD_STON, 0, 0),
                attack(2, AT_BITE, AD_DRST, 1, 6),
                attack(3, AT_WEAP, AD_PHYS, 2, 4),
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
            M3_WAITFORU,
            &[0x7002_0203, 0x41a_0001, 0x40],
        ),
        color: Some(Color::BrightGreen),
        line: at(2077),
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
                | M3_WAITFORU,
            &[0x6782_0401, 0x8611_0881, 0x5f],
        ),
        color: Some(Color::Magenta),
        line: at(2087),
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
            0,
            &[0x6102_0000, 0xf719_0881, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2098),
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
            0,
            &[0x12_0409, 0x110_0003, 0x0],
        ),
        color: Some(Color::Gray),
        extra: Cow::Borrowed(&[extra_int("pxlth", 32)]),
        line: at(2121),
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
            0,
            &[0x112_0409, 0x390_0003, 0x0],
        ),
        line: at(2129),
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
            M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_COLLECT,
            0,
            &[0x1002_0002, 0x4310_0100, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(2141),
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
            0,
            &[0x1020_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::Brown),
        line: at(2150),
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
            0,
            &[0x1002_0001, 0x312_0100, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2167),
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
            0,
            &[0x1002_0001, 0x311_0100, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2173),
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
            M2_DEMON | M2_FEMALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            0,
            &[0x1002_0000, 0x4712_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2182),
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
            0,
            &[0x1020_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2190),
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
                attack(2, AT_WEAP, AD_PHYS, 2, 4),
                attack(3, AT_WEAP, AD_PHYS, 2, 4),
                attack(4, AT_WEAP, AD_PHYS, 2, 4),
                attack(5, AT_WEAP, AD_PHYS, 2, 4),
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
            0,
            &[0x110a_0000, 0x4312_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2196),
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
            0,
            &[0x1000_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2204),
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
            0,
            &[0x1002_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2211),
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
            0,
            &[0x1000_0000, 0x4310_0100, 0x0],
        ),
        color: Some(Color::Gray),
        line: at(2217),
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
            0,
            &[0x1100_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::White),
        line: at(2223),
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
            0,
            &[0x1002_0000, 0x310_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2231),
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
            0,
            &[0x1100_0000, 0x4310_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2238),
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
            0,
            &[0x1100_0001, 0x4710_0100, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2245),
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
            M3_WANTSAMUL | M3_WAITFORU,
            &[0x1900_8205, 0x319_0501, 0x41],
        ),
        color: Some(Color::BrightGreen),
        line: at(2255),
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
                attack(2, AT_WEAP, AD_PLYS, 1, 6),
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
            M3_WANTSAMUL,
            &[0x1100_0001, 0x4319_0501, 0x1],
        ),
        color: Some(Color::Magenta),
        line: at(2266),
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
                attack(0, AT_MAGC, AD_SPEL, 8, 6),
                attack(1, AT_WEAP, AD_PHYS, 3, 6),
                attack(2, AT_CLAW, AD_PHYS, 3, 4),
                attack(3, AT_CLAW, AD_PHYS, 3, 4),
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
            M3_WANTSAMUL | M3_WANTSBOOK | M3_WAITFORU,
            &[0x1100_0001, 0x4319_0901, 0x45],
        ),
        color: Some(Color::Magenta),
        line: at(2276),
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
            M3_WANTSAMUL,
            &[0x1108_0001, 0x319_0901, 0x1],
        ),
        color: Some(Color::Magenta),
        line: at(2286),
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
            M3_WANTSAMUL,
            &[0x1102_0001, 0x4319_0901, 0x1],
        ),
        color: Some(Color::Magenta),
        line: at(2295),
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
            M3_WANTSAMUL | M3_WAITFORU,
            &[0x1100_0001, 0x319_0901, 0x41],
        ),
        color: Some(Color::Magenta),
        line: at(2304),
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
            M3_WANTSAMUL | M3_WAITFORU,
            &[0x1102_0001, 0x719_0901, 0x41],
        ),
        color: Some(Color::Magenta),
        line: at(2313),
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
            M3_WANTSAMUL,
            &[0x1100_2001, 0x319_0901, 0x1],
        ),
        color: Some(Color::Magenta),
        line: at(2322),
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
            0,
            &[0x582_0001, 0x718_0001, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2334),
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
            0,
            &[0x582_0001, 0x718_0001, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2343),
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
            0,
            &[0x582_0001, 0x718_0001, 0x0],
        ),
        color: Some(Color::Magenta),
        line: at(2352),
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
            0,
            &[0x1102_0403, 0x120_0001, 0x0],
        ),
        color: Some(Color::BrightBlue),
        line: at(2364),
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
            0,
            &[0x1002_0001, 0x4100_0001, 0x0],
        ),
        color: Some(Color::Yellow),
        line: at(2372),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6202, 0x10_0000, 0x0],
        ),
        color: Some(Color::Cyan),
        line: at(2382),
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
            M1_SWIM | M1_AMPHIBIOUS | M1_NOLIMBS | M1_ANIMAL | M1_SLITHY | M1_OVIPAROUS
                | M1_CARNIVORE,
            M2_HOSTILE,
            0,
            &[0x204c_6202, 0x10_0000, 0x0],
        ),
        color: Some(Color::Blue),
        line: at(2390),
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
            0,
            &[0x2004_2202, 0x410_0001, 0x0],
        ),
        color: Some(Color::Red),
        line: at(2398),
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
        line: at(2409),
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
        line: at(2416),
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
        line: at(2422),
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
        line: at(2428),
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
        line: at(2435),
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
        line: at(2441),
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
        line: at(2447),
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
            0,
            &[0x102a_0000, 0xc110_0000, 0x0],
        ),
        color: Some(Color::Orange),
        line: at(2455),
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
        line: at(2469),
        ..BLANK
    },
    Monster {
        id: pm::ARCHEOLOGIST,
        symbol: Cow::Borrowed("ARCHEOLOGIST"),
        names: one_name("archeologist"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_TUNNEL | M1_NEEDPICK | M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0060, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2484),
        ..BLANK
    },
    Monster {
        id: pm::BARBARIAN,
        symbol: Cow::Borrowed("BARBARIAN"),
        names: one_name("barbarian"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2491),
        ..BLANK
    },
    Monster {
        id: pm::CAVEMAN,
        symbol: Cow::Borrowed("CAVEMAN"),
        names: one_name("caveman"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4401_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2498),
        ..BLANK
    },
    Monster {
        id: pm::CAVEWOMAN,
        symbol: Cow::Borrowed("CAVEWOMAN"),
        names: one_name("cavewoman"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4402_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2505),
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
            0,
            &[0x6102_0000, 0x4400_0009, 0x0],
        ),
        color: Some(Color::White),
        line: at(2515),
        ..BLANK
    },
    Monster {
        id: pm::HEALER,
        symbol: Cow::Borrowed("HEALER"),
        names: one_name("healer"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2522),
        ..BLANK
    },
    Monster {
        id: pm::KNIGHT,
        symbol: Cow::Borrowed("KNIGHT"),
        names: one_name("knight"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2529),
        ..BLANK
    },
    Monster {
        id: pm::PRIEST,
        symbol: Cow::Borrowed("PRIEST"),
        names: one_name("priest"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4401_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2536),
        ..BLANK
    },
    Monster {
        id: pm::PRIESTESS,
        symbol: Cow::Borrowed("PRIESTESS"),
        names: one_name("priestess"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4402_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2543),
        ..BLANK
    },
    Monster {
        id: pm::ROGUE,
        symbol: Cow::Borrowed("ROGUE"),
        names: one_name("rogue"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_GREEDY | M2_JEWELS | M2_COLLECT,
            0,
            &[0x6002_0000, 0x7400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2550),
        ..BLANK
    },
    Monster {
        id: pm::SAMURAI,
        symbol: Cow::Borrowed("SAMURAI"),
        names: one_name("samurai"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2558),
        ..BLANK
    },
    Monster {
        id: pm::TOURIST,
        symbol: Cow::Borrowed("TOURIST"),
        names: one_name("tourist"),
        class: Class::Human,
        level: 10,
        speed: 10,
        ac: Some(10),
        mr: Some(1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2566),
        ..BLANK
    },
    Monster {
        id: pm::VALKYRIE,
        symbol: Cow::Borrowed("VALKYRIE"),
        names: one_name("valkyrie"),
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
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4402_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2574),
        ..BLANK
    },
    Monster {
        id: pm::WIZARD,
        symbol: Cow::Borrowed("WIZARD"),
        names: one_name("wizard"),
        class: Class::Human,
        level: 10,
        speed: 10,
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
            0,
            &[0x6002_0000, 0xc400_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2581),
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
            M3_CLOSE,
            &[0x6002_0060, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2591),
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
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2600),
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
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2609),
        ..BLANK
    },
    Monster {
        id: pm::EARENDIL,
        symbol: Cow::Borrowed("EARENDIL"),
        names: one_name("Earendil"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(50),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_ELF | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6102_0000, 0xc429_0089, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2620),
        ..BLANK
    },
    Monster {
        id: pm::ELWING,
        symbol: Cow::Borrowed("ELWING"),
        names: one_name("Elwing"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(50),
        alignment: Some(-20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_ELF | M2_FEMALE | M2_PNAME | M2_PEACEFUL
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6102_0000, 0xc42a_0089, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2629),
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
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2638),
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
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2647),
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
            M3_CLOSE,
            &[0x6102_0000, 0xc420_0081, 0x80],
        ),
        color: Some(Color::White),
        line: at(2656),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_OF_THIEVES,
        symbol: Cow::Borrowed("MASTER_OF_THIEVES"),
        names: one_name("Master of Thieves"),
        class: Class::Human,
        level: 20,
        speed: 15,
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PEACEFUL | M2_STRONG | M2_GREEDY
                | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xf421_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2668),
        ..BLANK
    },
    Monster {
        id: pm::LORD_SATO,
        symbol: Cow::Borrowed("LORD_SATO"),
        names: one_name("Lord Sato"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(30),
        alignment: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2677),
        ..BLANK
    },
    Monster {
        id: pm::TWOFLOWER,
        symbol: Cow::Borrowed("TWOFLOWER"),
        names: one_name("Twoflower"),
        class: Class::Human,
        level: 20,
        speed: 10,
        ac: Some(10),
        mr: Some(20),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_PEACEFUL | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc429_0081, 0x80],
        ),
        color: Some(Color::White),
        line: at(2687),
        ..BLANK
    },
    Monster {
        id: pm::NORN,
        symbol: Cow::Borrowed("NORN"),
        names: one_name("Norn"),
        class: Class::Human,
        level: 20,
        speed: 15,
        mr: Some(80),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_COLD, 0x2)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_FEMALE | M2_PEACEFUL | M2_STRONG | M2_COLLECT
                | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc422_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2697),
        ..BLANK
    },
    Monster {
        id: pm::WIZARD_OF_BALANCE,
        symbol: Cow::Borrowed("WIZARD_OF_BALANCE"),
        names: one_name("Wizard of Balance"),
        class: Class::Human,
        level: 20,
        speed: 12,
        mr: Some(60),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Leader),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_CLOSE,
            &[0x6002_0000, 0xc420_0081, 0x80],
        ),
        color: Some(Color::Magenta),
        line: at(2706),
        ..BLANK
    },
    Monster {
        id: pm::MINION_OF_HUHETOTL,
        symbol: Cow::Borrowed("MINION_OF_HUHETOTL"),
        names: one_name("Minion of Huhetotl"),
        class: Class::Demon,
        level: 16,
        speed: 10,
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
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x1100_0001, 0x4710_0101, 0x50],
        ),
        color: Some(Color::Red),
        line: at(2717),
        ..BLANK
    },
    Monster {
        id: pm::THOTH_AMON,
        symbol: Cow::Borrowed("THOTH_AMON"),
        names: one_name("Thoth Amon"),
        class: Class::Human,
        level: 16,
        speed: 10,
        mr: Some(10),
        alignment: Some(-14),
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
        resists: Some(mresist(MR_POISON, 0x20)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc719_0081, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2726),
        ..BLANK
    },
    Monster {
        id: pm::CHROMATIC_DRAGON,
        symbol: Cow::Borrowed("CHROMATIC_DRAGON"),
        names: one_name("Chromatic Dragon"),
        class: Class::Dragon,
        level: 16,
        speed: 10,
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
            M3_WANTSARTI | M3_WAITFORU,
            &[0x3120_2000, 0xb712_0001, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2739),
        ..BLANK
    },
    Monster {
        id: pm::GOBLIN_KING,
        symbol: Cow::Borrowed("GOBLIN_KING"),
        names: one_name("Goblin King"),
        class: Class::Orc,
        level: 15,
        speed: 10,
        ac: Some(10),
        alignment: Some(-15),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 2, 6),
                attack(1, AT_WEAP, AD_PHYS, 2, 6),
                attack(2, AT_CLAW, AD_SAMU, 1, 6),
            ],
        ),
        weight: Some(750),
        nutrition: Some(350),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ORC | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xf711_0041, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2751),
        ..BLANK
    },
    Monster {
        id: pm::CYCLOPS,
        symbol: Cow::Borrowed("CYCLOPS"),
        names: one_name("Cyclops"),
        class: Class::Giant,
        level: 18,
        speed: 10,
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GIANT | M2_MALE | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0x6f11_0021, 0x50],
        ),
        color: Some(Color::Gray),
        line: at(2760),
        ..BLANK
    },
    Monster {
        id: pm::IXOTH,
        symbol: Cow::Borrowed("IXOTH"),
        names: one_name("Ixoth"),
        class: Class::Dragon,
        level: 15,
        speed: 9,
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
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_FLY | M1_NOHANDS | M1_THICK_HIDE | M1_SEE_INVIS | M1_CARNIVORE,
            M2_NOPOLY | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_GREEDY | M2_JEWELS | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x2120_2001, 0xb718_0001, 0x50],
        ),
        color: Some(Color::Red),
        line: at(2769),
        ..BLANK
    },
    Monster {
        id: pm::NALZOK,
        symbol: Cow::Borrowed("NALZOK"),
        names: one_name("Nalzok"),
        class: Class::Demon,
        level: 16,
        speed: 10,
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
        resists: Some(mresist(MR_FIRE | MR_POISON, 0x21)),
        traits: mflags(
            M1_FLY | M1_SEE_INVIS | M1_POIS,
            M2_NOPOLY | M2_DEMON | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x1100_0001, 0x4718_0101, 0x50],
        ),
        color: Some(Color::Red),
        line: at(2779),
        ..BLANK
    },
    Monster {
        id: pm::MASTER_ASSASSIN,
        symbol: Cow::Borrowed("MASTER_ASSASSIN"),
        names: one_name("Master Assassin"),
        class: Class::Human,
        level: 15,
        speed: 15,
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc710_0081, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2789),
        ..BLANK
    },
    Monster {
        id: pm::ASHIKAGA_TAKAUJI,
        symbol: Cow::Borrowed("ASHIKAGA_TAKAUJI"),
        names: one_name("Ashikaga Takauji"),
        class: Class::Human,
        level: 15,
        speed: 15,
        mr: Some(40),
        alignment: Some(-13),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
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
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc719_0081, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2801),
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
        resists: Some(mresist(MR_FIRE, 0x1)),
        conveys: Some(mresist(MR_FIRE, 0x1)),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_GIANT | M2_MALE | M2_PNAME | M2_HOSTILE | M2_STALK | M2_NASTY
                | M2_STRONG | M2_ROCKTHROW | M2_JEWELS | M2_COLLECT,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0x6f19_0021, 0x50],
        ),
        color: Some(Color::Magenta),
        line: at(2815),
        ..BLANK
    },
    Monster {
        id: pm::DARK_ONE,
        symbol: Cow::Borrowed("DARK_ONE"),
        names: one_name("Dark One"),
        class: Class::Human,
        level: 15,
        speed: 10,
        mr: Some(80),
        alignment: Some(-10),
        generation: Some(geno(0, G_NOGEN | G_UNIQ, 0x1200)),
        attacks: Cow::Borrowed(
            &[
                attack(0, AT_WEAP, AD_PHYS, 1, 6),
                attack(1, AT_MAGC, AD_SPEL, 0, 0),
                attack(2, AT_WEAP, AD_PHYS, 1, 6),
                attack(3, AT_CLAW, AD_SAMU, 1, 4),
            ],
        ),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Nemesis),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STALK | M2_NASTY | M2_STRONG
                | M2_COLLECT | M2_MAGIC,
            M3_WANTSARTI | M3_WAITFORU,
            &[0x6002_0000, 0xc710_0081, 0x50],
        ),
        line: at(2824),
        ..BLANK
    },
    Monster {
        id: pm::STUDENT,
        symbol: Cow::Borrowed("STUDENT"),
        names: one_name("student"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0060, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2837),
        ..BLANK
    },
    Monster {
        id: pm::CHIEFTAIN,
        symbol: Cow::Borrowed("CHIEFTAIN"),
        names: one_name("chieftain"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2844),
        ..BLANK
    },
    Monster {
        id: pm::NEANDERTHAL,
        symbol: Cow::Borrowed("NEANDERTHAL"),
        names: one_name("neanderthal"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2851),
        ..BLANK
    },
    Monster {
        id: pm::HIGH_ELF,
        symbol: Cow::Borrowed("HIGH_ELF"),
        names: one_name("High-elf"),
        class: Class::Human,
        level: 5,
        speed: 12,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-7),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(
            &[attack(0, AT_WEAP, AD_PHYS, 2, 4), attack(1, AT_MAGC, AD_CLRC, 0, 0)],
        ),
        weight: Some(800),
        nutrition: Some(350),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        resists: Some(mresist(MR_SLEEP, 0x4)),
        conveys: Some(mresist(MR_SLEEP, 0x4)),
        traits: mflags(
            M1_HUMANOID | M1_SEE_INVIS | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_ELF | M2_PEACEFUL | M2_COLLECT,
            0,
            &[0x6102_0000, 0x4020_0009, 0x0],
        ),
        color: Some(Color::White),
        line: at(2858),
        ..BLANK
    },
    Monster {
        id: pm::ATTENDANT,
        symbol: Cow::Borrowed("ATTENDANT"),
        names: one_name("attendant"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2865),
        ..BLANK
    },
    Monster {
        id: pm::PAGE,
        symbol: Cow::Borrowed("PAGE"),
        names: one_name("page"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2872),
        ..BLANK
    },
    Monster {
        id: pm::ACOLYTE,
        symbol: Cow::Borrowed("ACOLYTE"),
        names: one_name("acolyte"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2879),
        ..BLANK
    },
    Monster {
        id: pm::THUG,
        symbol: Cow::Borrowed("THUG"),
        names: one_name("thug"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 6)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_GREEDY | M2_COLLECT,
            0,
            &[0x6002_0000, 0x5420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2886),
        ..BLANK
    },
    Monster {
        id: pm::NINJA,
        symbol: Cow::Borrowed("NINJA"),
        names: one_name("ninja"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Humanoid),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_HOSTILE | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4410_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2894),
        ..BLANK
    },
    Monster {
        id: pm::ROSHI,
        symbol: Cow::Borrowed("ROSHI"),
        names: one_name("roshi"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(3),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2901),
        ..BLANK
    },
    Monster {
        id: pm::GUIDE,
        symbol: Cow::Borrowed("GUIDE"),
        names: one_name("guide"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0xc420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2909),
        ..BLANK
    },
    Monster {
        id: pm::WARRIOR,
        symbol: Cow::Borrowed("WARRIOR"),
        names: one_name("warrior"),
        class: Class::Human,
        level: 5,
        speed: 10,
        ac: Some(10),
        mr: Some(10),
        alignment: Some(-1),
        generation: Some(geno(0, G_NOGEN, 0x200)),
        attacks: Cow::Borrowed(&[attack(0, AT_WEAP, AD_PHYS, 1, 8)]),
        weight: Some(1450),
        nutrition: Some(400),
        sound: Some(Sound::Guardian),
        size: Some(Size::Medium),
        traits: mflags(
            M1_HUMANOID | M1_CARNIVORE | M1_HERBIVORE,
            M2_NOPOLY | M2_HUMAN | M2_PEACEFUL | M2_STRONG | M2_COLLECT,
            0,
            &[0x6002_0000, 0x4420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2918),
        ..BLANK
    },
    Monster {
        id: pm::APPRENTICE,
        symbol: Cow::Borrowed("APPRENTICE"),
        names: one_name("apprentice"),
        class: Class::Human,
        level: 5,
        speed: 10,
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
            0,
            &[0x6002_0000, 0xc420_0081, 0x0],
        ),
        color: Some(Color::White),
        line: at(2925),
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `giant ant`, [src/monst.c:110](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L110).
    pub const GIANT_ANT: MonsterId = MonsterId(0);
    /// `killer bee`, [src/monst.c:117](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L117).
    pub const KILLER_BEE: MonsterId = MonsterId(1);
    /// `soldier ant`, [src/monst.c:124](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L124).
    pub const SOLDIER_ANT: MonsterId = MonsterId(2);
    /// `fire ant`, [src/monst.c:131](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L131).
    pub const FIRE_ANT: MonsterId = MonsterId(3);
    /// `giant beetle`, [src/monst.c:138](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L138).
    pub const GIANT_BEETLE: MonsterId = MonsterId(4);
    /// `queen bee`, [src/monst.c:145](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L145).
    pub const QUEEN_BEE: MonsterId = MonsterId(5);
    /// `acid blob`, [src/monst.c:155](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L155).
    pub const ACID_BLOB: MonsterId = MonsterId(6);
    /// `quivering blob`, [src/monst.c:164](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L164).
    pub const QUIVERING_BLOB: MonsterId = MonsterId(7);
    /// `gelatinous cube`, [src/monst.c:172](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L172).
    pub const GELATINOUS_CUBE: MonsterId = MonsterId(8);
    /// `cockatrice`, [src/monst.c:184](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L184).
    pub const COCKATRICE: MonsterId = MonsterId(9);
    /// `jackal`, [src/monst.c:194](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L194).
    pub const JACKAL: MonsterId = MonsterId(10);
    /// `werejackal`, [src/monst.c:200](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L200).
    pub const WEREJACKAL: MonsterId = MonsterId(11);
    /// `little dog`, [src/monst.c:207](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L207).
    pub const LITTLE_DOG: MonsterId = MonsterId(12);
    /// `dog`, [src/monst.c:213](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L213).
    pub const DOG: MonsterId = MonsterId(13);
    /// `large dog`, [src/monst.c:219](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L219).
    pub const LARGE_DOG: MonsterId = MonsterId(14);
    /// `wolf`, [src/monst.c:226](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L226).
    pub const WOLF: MonsterId = MonsterId(15);
    /// `werewolf`, [src/monst.c:232](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L232).
    pub const WEREWOLF: MonsterId = MonsterId(16);
    /// `warg`, [src/monst.c:239](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L239).
    pub const WARG: MonsterId = MonsterId(17);
    /// `winter wolf`, [src/monst.c:245](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L245).
    pub const WINTER_WOLF: MonsterId = MonsterId(18);
    /// `hell hound pup`, [src/monst.c:252](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L252).
    pub const HELL_HOUND_PUP: MonsterId = MonsterId(19);
    /// `hell hound`, [src/monst.c:258](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L258).
    pub const HELL_HOUND: MonsterId = MonsterId(20);
    /// `floating eye`, [src/monst.c:276](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L276).
    pub const FLOATING_EYE: MonsterId = MonsterId(21);
    /// `freezing sphere`, [src/monst.c:283](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L283).
    pub const FREEZING_SPHERE: MonsterId = MonsterId(22);
    /// `kitten`, [src/monst.c:303](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L303).
    pub const KITTEN: MonsterId = MonsterId(23);
    /// `housecat`, [src/monst.c:310](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L310).
    pub const HOUSECAT: MonsterId = MonsterId(24);
    /// `jaguar`, [src/monst.c:316](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L316).
    pub const JAGUAR: MonsterId = MonsterId(25);
    /// `large cat`, [src/monst.c:322](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L322).
    pub const LARGE_CAT: MonsterId = MonsterId(26);
    /// `tiger`, [src/monst.c:329](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L329).
    pub const TIGER: MonsterId = MonsterId(27);
    /// `gremlin`, [src/monst.c:338](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L338).
    pub const GREMLIN: MonsterId = MonsterId(28);
    /// `gargoyle`, [src/monst.c:345](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L345).
    pub const GARGOYLE: MonsterId = MonsterId(29);
    /// `winged gargoyle`, [src/monst.c:352](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L352).
    pub const WINGED_GARGOYLE: MonsterId = MonsterId(30);
    /// `hobbit`, [src/monst.c:362](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L362).
    pub const HOBBIT: MonsterId = MonsterId(31);
    /// `dwarf`, [src/monst.c:368](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L368).
    pub const DWARF: MonsterId = MonsterId(32);
    /// `bugbear`, [src/monst.c:375](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L375).
    pub const BUGBEAR: MonsterId = MonsterId(33);
    /// `dwarf lord`, [src/monst.c:381](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L381).
    pub const DWARF_LORD: MonsterId = MonsterId(34);
    /// `dwarf king`, [src/monst.c:389](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L389).
    pub const DWARF_KING: MonsterId = MonsterId(35);
    /// `mind flayer`, [src/monst.c:397](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L397).
    pub const MIND_FLAYER: MonsterId = MonsterId(36);
    /// `manes`, [src/monst.c:408](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L408).
    pub const MANES: MonsterId = MonsterId(37);
    /// `homunculus`, [src/monst.c:414](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L414).
    pub const HOMUNCULUS: MonsterId = MonsterId(38);
    /// `imp`, [src/monst.c:421](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L421).
    pub const IMP: MonsterId = MonsterId(39);
    /// `lemure`, [src/monst.c:427](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L427).
    pub const LEMURE: MonsterId = MonsterId(40);
    /// `quasit`, [src/monst.c:434](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L434).
    pub const QUASIT: MonsterId = MonsterId(41);
    /// `tengu`, [src/monst.c:440](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L440).
    pub const TENGU: MonsterId = MonsterId(42);
    /// `blue jelly`, [src/monst.c:449](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L449).
    pub const BLUE_JELLY: MonsterId = MonsterId(43);
    /// `spotted jelly`, [src/monst.c:457](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L457).
    pub const SPOTTED_JELLY: MonsterId = MonsterId(44);
    /// `ochre jelly`, [src/monst.c:465](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L465).
    pub const OCHRE_JELLY: MonsterId = MonsterId(45);
    /// `kobold`, [src/monst.c:476](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L476).
    pub const KOBOLD: MonsterId = MonsterId(46);
    /// `large kobold`, [src/monst.c:482](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L482).
    pub const LARGE_KOBOLD: MonsterId = MonsterId(47);
    /// `kobold lord`, [src/monst.c:488](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L488).
    pub const KOBOLD_LORD: MonsterId = MonsterId(48);
    /// `kobold shaman`, [src/monst.c:495](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L495).
    pub const KOBOLD_SHAMAN: MonsterId = MonsterId(49);
    /// `leprechaun`, [src/monst.c:504](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L504).
    pub const LEPRECHAUN: MonsterId = MonsterId(50);
    /// `small mimic`, [src/monst.c:513](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L513).
    pub const SMALL_MIMIC: MonsterId = MonsterId(51);
    /// `large mimic`, [src/monst.c:521](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L521).
    pub const LARGE_MIMIC: MonsterId = MonsterId(52);
    /// `giant mimic`, [src/monst.c:529](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L529).
    pub const GIANT_MIMIC: MonsterId = MonsterId(53);
    /// `wood nymph`, [src/monst.c:540](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L540).
    pub const WOOD_NYMPH: MonsterId = MonsterId(54);
    /// `water nymph`, [src/monst.c:546](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L546).
    pub const WATER_NYMPH: MonsterId = MonsterId(55);
    /// `mountain nymph`, [src/monst.c:553](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L553).
    pub const MOUNTAIN_NYMPH: MonsterId = MonsterId(56);
    /// `goblin`, [src/monst.c:562](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L562).
    pub const GOBLIN: MonsterId = MonsterId(57);
    /// `hobgoblin`, [src/monst.c:568](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L568).
    pub const HOBGOBLIN: MonsterId = MonsterId(58);
    /// `orc`, [src/monst.c:576](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L576).
    pub const ORC: MonsterId = MonsterId(59);
    /// `hill orc`, [src/monst.c:583](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L583).
    pub const HILL_ORC: MonsterId = MonsterId(60);
    /// `Mordor orc`, [src/monst.c:590](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L590).
    pub const MORDOR_ORC: MonsterId = MonsterId(61);
    /// `Uruk-hai`, [src/monst.c:596](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L596).
    pub const URUK_HAI: MonsterId = MonsterId(62);
    /// `orc shaman`, [src/monst.c:602](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L602).
    pub const ORC_SHAMAN: MonsterId = MonsterId(63);
    /// `orc-captain`, [src/monst.c:608](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L608).
    pub const ORC_CAPTAIN: MonsterId = MonsterId(64);
    /// `rock piercer`, [src/monst.c:618](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L618).
    pub const ROCK_PIERCER: MonsterId = MonsterId(65);
    /// `iron piercer`, [src/monst.c:625](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L625).
    pub const IRON_PIERCER: MonsterId = MonsterId(66);
    /// `rothe`, [src/monst.c:635](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L635).
    pub const ROTHE: MonsterId = MonsterId(67);
    /// `mumak`, [src/monst.c:641](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L641).
    pub const MUMAK: MonsterId = MonsterId(68);
    /// `leocrotta`, [src/monst.c:648](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L648).
    pub const LEOCROTTA: MonsterId = MonsterId(69);
    /// `wumpus`, [src/monst.c:654](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L654).
    pub const WUMPUS: MonsterId = MonsterId(70);
    /// `titanothere`, [src/monst.c:661](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L661).
    pub const TITANOTHERE: MonsterId = MonsterId(71);
    /// `baluchitherium`, [src/monst.c:668](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L668).
    pub const BALUCHITHERIUM: MonsterId = MonsterId(72);
    /// `sewer rat`, [src/monst.c:678](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L678).
    pub const SEWER_RAT: MonsterId = MonsterId(73);
    /// `giant rat`, [src/monst.c:684](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L684).
    pub const GIANT_RAT: MonsterId = MonsterId(74);
    /// `rabid rat`, [src/monst.c:690](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L690).
    pub const RABID_RAT: MonsterId = MonsterId(75);
    /// `wererat`, [src/monst.c:696](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L696).
    pub const WERERAT: MonsterId = MonsterId(76);
    /// `rock mole`, [src/monst.c:703](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L703).
    pub const ROCK_MOLE: MonsterId = MonsterId(77);
    /// `cave spider`, [src/monst.c:713](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L713).
    pub const CAVE_SPIDER: MonsterId = MonsterId(78);
    /// `giant spider`, [src/monst.c:720](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L720).
    pub const GIANT_SPIDER: MonsterId = MonsterId(79);
    /// `scorpion`, [src/monst.c:727](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L727).
    pub const SCORPION: MonsterId = MonsterId(80);
    /// `lurker above`, [src/monst.c:737](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L737).
    pub const LURKER_ABOVE: MonsterId = MonsterId(81);
    /// `trapper`, [src/monst.c:744](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L744).
    pub const TRAPPER: MonsterId = MonsterId(82);
    /// `white unicorn`, [src/monst.c:754](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L754).
    pub const WHITE_UNICORN: MonsterId = MonsterId(83);
    /// `gray unicorn`, [src/monst.c:760](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L760).
    pub const GRAY_UNICORN: MonsterId = MonsterId(84);
    /// `black unicorn`, [src/monst.c:766](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L766).
    pub const BLACK_UNICORN: MonsterId = MonsterId(85);
    /// `fog cloud`, [src/monst.c:775](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L775).
    pub const FOG_CLOUD: MonsterId = MonsterId(86);
    /// `dust vortex`, [src/monst.c:783](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L783).
    pub const DUST_VORTEX: MonsterId = MonsterId(87);
    /// `ice vortex`, [src/monst.c:790](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L790).
    pub const ICE_VORTEX: MonsterId = MonsterId(88);
    /// `energy vortex`, [src/monst.c:798](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L798).
    pub const ENERGY_VORTEX: MonsterId = MonsterId(89);
    /// `steam vortex`, [src/monst.c:807](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L807).
    pub const STEAM_VORTEX: MonsterId = MonsterId(90);
    /// `fire vortex`, [src/monst.c:816](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L816).
    pub const FIRE_VORTEX: MonsterId = MonsterId(91);
    /// `baby long worm`, [src/monst.c:828](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L828).
    pub const BABY_LONG_WORM: MonsterId = MonsterId(92);
    /// `baby purple worm`, [src/monst.c:834](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L834).
    pub const BABY_PURPLE_WORM: MonsterId = MonsterId(93);
    /// `long worm`, [src/monst.c:840](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L840).
    pub const LONG_WORM: MonsterId = MonsterId(94);
    /// `purple worm`, [src/monst.c:847](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L847).
    pub const PURPLE_WORM: MonsterId = MonsterId(95);
    /// `grid bug`, [src/monst.c:857](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L857).
    pub const GRID_BUG: MonsterId = MonsterId(96);
    /// `xan`, [src/monst.c:863](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L863).
    pub const XAN: MonsterId = MonsterId(97);
    /// `yellow light`, [src/monst.c:872](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L872).
    pub const YELLOW_LIGHT: MonsterId = MonsterId(98);
    /// `black light`, [src/monst.c:882](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L882).
    pub const BLACK_LIGHT: MonsterId = MonsterId(99);
    /// `zruty`, [src/monst.c:895](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L895).
    pub const ZRUTY: MonsterId = MonsterId(100);
    /// `couatl`, [src/monst.c:905](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L905).
    pub const COUATL: MonsterId = MonsterId(101);
    /// `Aleax`, [src/monst.c:912](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L912).
    pub const ALEAX: MonsterId = MonsterId(102);
    /// `Angel`, [src/monst.c:920](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L920).
    pub const ANGEL: MonsterId = MonsterId(103);
    /// `ki-rin`, [src/monst.c:929](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L929).
    pub const KI_RIN: MonsterId = MonsterId(104);
    /// `Archon`, [src/monst.c:936](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L936).
    pub const ARCHON: MonsterId = MonsterId(105);
    /// `bat`, [src/monst.c:950](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L950).
    pub const BAT: MonsterId = MonsterId(106);
    /// `giant bat`, [src/monst.c:956](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L956).
    pub const GIANT_BAT: MonsterId = MonsterId(107);
    /// `vampire bat`, [src/monst.c:963](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L963).
    pub const VAMPIRE_BAT: MonsterId = MonsterId(108);
    /// `plains centaur`, [src/monst.c:973](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L973).
    pub const PLAINS_CENTAUR: MonsterId = MonsterId(109);
    /// `forest centaur`, [src/monst.c:979](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L979).
    pub const FOREST_CENTAUR: MonsterId = MonsterId(110);
    /// `mountain centaur`, [src/monst.c:985](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L985).
    pub const MOUNTAIN_CENTAUR: MonsterId = MonsterId(111);
    /// `baby gray dragon`, [src/monst.c:1000](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1000).
    pub const BABY_GRAY_DRAGON: MonsterId = MonsterId(112);
    /// `baby red dragon`, [src/monst.c:1007](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1007).
    pub const BABY_RED_DRAGON: MonsterId = MonsterId(113);
    /// `baby white dragon`, [src/monst.c:1014](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1014).
    pub const BABY_WHITE_DRAGON: MonsterId = MonsterId(114);
    /// `baby orange dragon`, [src/monst.c:1021](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1021).
    pub const BABY_ORANGE_DRAGON: MonsterId = MonsterId(115);
    /// `baby black dragon`, [src/monst.c:1028](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1028).
    pub const BABY_BLACK_DRAGON: MonsterId = MonsterId(116);
    /// `baby blue dragon`, [src/monst.c:1035](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1035).
    pub const BABY_BLUE_DRAGON: MonsterId = MonsterId(117);
    /// `baby green dragon`, [src/monst.c:1042](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1042).
    pub const BABY_GREEN_DRAGON: MonsterId = MonsterId(118);
    /// `baby yellow dragon`, [src/monst.c:1049](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1049).
    pub const BABY_YELLOW_DRAGON: MonsterId = MonsterId(119);
    /// `gray dragon`, [src/monst.c:1056](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1056).
    pub const GRAY_DRAGON: MonsterId = MonsterId(120);
    /// `red dragon`, [src/monst.c:1065](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1065).
    pub const RED_DRAGON: MonsterId = MonsterId(121);
    /// `white dragon`, [src/monst.c:1074](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1074).
    pub const WHITE_DRAGON: MonsterId = MonsterId(122);
    /// `orange dragon`, [src/monst.c:1083](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1083).
    pub const ORANGE_DRAGON: MonsterId = MonsterId(123);
    /// `black dragon`, [src/monst.c:1093](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1093).
    pub const BLACK_DRAGON: MonsterId = MonsterId(124);
    /// `blue dragon`, [src/monst.c:1102](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1102).
    pub const BLUE_DRAGON: MonsterId = MonsterId(125);
    /// `green dragon`, [src/monst.c:1111](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1111).
    pub const GREEN_DRAGON: MonsterId = MonsterId(126);
    /// `yellow dragon`, [src/monst.c:1120](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1120).
    pub const YELLOW_DRAGON: MonsterId = MonsterId(127);
    /// `air elemental`, [src/monst.c:1134](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1134).
    pub const AIR_ELEMENTAL: MonsterId = MonsterId(128);
    /// `fire elemental`, [src/monst.c:1141](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1141).
    pub const FIRE_ELEMENTAL: MonsterId = MonsterId(129);
    /// `earth elemental`, [src/monst.c:1148](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1148).
    pub const EARTH_ELEMENTAL: MonsterId = MonsterId(130);
    /// `water elemental`, [src/monst.c:1157](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1157).
    pub const WATER_ELEMENTAL: MonsterId = MonsterId(131);
    /// `brown mold`, [src/monst.c:1167](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1167).
    pub const BROWN_MOLD: MonsterId = MonsterId(132);
    /// `yellow mold`, [src/monst.c:1175](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1175).
    pub const YELLOW_MOLD: MonsterId = MonsterId(133);
    /// `green mold`, [src/monst.c:1182](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1182).
    pub const GREEN_MOLD: MonsterId = MonsterId(134);
    /// `red mold`, [src/monst.c:1189](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1189).
    pub const RED_MOLD: MonsterId = MonsterId(135);
    /// `shrieker`, [src/monst.c:1197](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1197).
    pub const SHRIEKER: MonsterId = MonsterId(136);
    /// `violet fungus`, [src/monst.c:1203](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1203).
    pub const VIOLET_FUNGUS: MonsterId = MonsterId(137);
    /// `gnome`, [src/monst.c:1213](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1213).
    pub const GNOME: MonsterId = MonsterId(138);
    /// `gnome lord`, [src/monst.c:1219](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1219).
    pub const GNOME_LORD: MonsterId = MonsterId(139);
    /// `gnomish wizard`, [src/monst.c:1225](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1225).
    pub const GNOMISH_WIZARD: MonsterId = MonsterId(140);
    /// `gnome king`, [src/monst.c:1231](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1231).
    pub const GNOME_KING: MonsterId = MonsterId(141);
    /// `giant`, [src/monst.c:1259](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1259).
    pub const GIANT: MonsterId = MonsterId(142);
    /// `stone giant`, [src/monst.c:1267](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1267).
    pub const STONE_GIANT: MonsterId = MonsterId(143);
    /// `hill giant`, [src/monst.c:1275](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1275).
    pub const HILL_GIANT: MonsterId = MonsterId(144);
    /// `fire giant`, [src/monst.c:1283](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1283).
    pub const FIRE_GIANT: MonsterId = MonsterId(145);
    /// `frost giant`, [src/monst.c:1291](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1291).
    pub const FROST_GIANT: MonsterId = MonsterId(146);
    /// `ettin`, [src/monst.c:1299](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1299).
    pub const ETTIN: MonsterId = MonsterId(147);
    /// `titan`, [src/monst.c:1306](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1306).
    pub const TITAN: MonsterId = MonsterId(148);
    /// `minotaur`, [src/monst.c:1313](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1313).
    pub const MINOTAUR: MonsterId = MonsterId(149);
    /// `stalker`, [src/monst.c:1323](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1323).
    pub const STALKER: MonsterId = MonsterId(150);
    /// `jabberwock`, [src/monst.c:1333](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1333).
    pub const JABBERWOCK: MonsterId = MonsterId(151);
    /// `Keystone Kop`, [src/monst.c:1345](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1345).
    pub const KEYSTONE_KOP: MonsterId = MonsterId(152);
    /// `Kop Sergeant`, [src/monst.c:1351](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1351).
    pub const KOP_SERGEANT: MonsterId = MonsterId(153);
    /// `Kop Lieutenant`, [src/monst.c:1357](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1357).
    pub const KOP_LIEUTENANT: MonsterId = MonsterId(154);
    /// `Kop Kaptain`, [src/monst.c:1363](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1363).
    pub const KOP_KAPTAIN: MonsterId = MonsterId(155);
    /// `lich`, [src/monst.c:1374](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1374).
    pub const LICH: MonsterId = MonsterId(156);
    /// `demilich`, [src/monst.c:1382](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1382).
    pub const DEMILICH: MonsterId = MonsterId(157);
    /// `master lich`, [src/monst.c:1390](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1390).
    pub const MASTER_LICH: MonsterId = MonsterId(158);
    /// `kobold mummy`, [src/monst.c:1401](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1401).
    pub const KOBOLD_MUMMY: MonsterId = MonsterId(159);
    /// `gnome mummy`, [src/monst.c:1408](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1408).
    pub const GNOME_MUMMY: MonsterId = MonsterId(160);
    /// `orc mummy`, [src/monst.c:1415](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1415).
    pub const ORC_MUMMY: MonsterId = MonsterId(161);
    /// `elf mummy`, [src/monst.c:1422](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1422).
    pub const ELF_MUMMY: MonsterId = MonsterId(162);
    /// `human mummy`, [src/monst.c:1430](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1430).
    pub const HUMAN_MUMMY: MonsterId = MonsterId(163);
    /// `ettin mummy`, [src/monst.c:1438](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1438).
    pub const ETTIN_MUMMY: MonsterId = MonsterId(164);
    /// `giant mummy`, [src/monst.c:1446](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1446).
    pub const GIANT_MUMMY: MonsterId = MonsterId(165);
    /// `red naga hatchling`, [src/monst.c:1457](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1457).
    pub const RED_NAGA_HATCHLING: MonsterId = MonsterId(166);
    /// `black naga hatchling`, [src/monst.c:1464](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1464).
    pub const BLACK_NAGA_HATCHLING: MonsterId = MonsterId(167);
    /// `golden naga hatchling`, [src/monst.c:1471](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1471).
    pub const GOLDEN_NAGA_HATCHLING: MonsterId = MonsterId(168);
    /// `guardian naga hatchling`, [src/monst.c:1477](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1477).
    pub const GUARDIAN_NAGA_HATCHLING: MonsterId = MonsterId(169);
    /// `red naga`, [src/monst.c:1483](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1483).
    pub const RED_NAGA: MonsterId = MonsterId(170);
    /// `black naga`, [src/monst.c:1490](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1490).
    pub const BLACK_NAGA: MonsterId = MonsterId(171);
    /// `golden naga`, [src/monst.c:1498](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1498).
    pub const GOLDEN_NAGA: MonsterId = MonsterId(172);
    /// `guardian naga`, [src/monst.c:1505](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1505).
    pub const GUARDIAN_NAGA: MonsterId = MonsterId(173);
    /// `ogre`, [src/monst.c:1515](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1515).
    pub const OGRE: MonsterId = MonsterId(174);
    /// `ogre lord`, [src/monst.c:1521](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1521).
    pub const OGRE_LORD: MonsterId = MonsterId(175);
    /// `ogre king`, [src/monst.c:1527](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1527).
    pub const OGRE_KING: MonsterId = MonsterId(176);
    /// `gray ooze`, [src/monst.c:1537](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1537).
    pub const GRAY_OOZE: MonsterId = MonsterId(177);
    /// `brown pudding`, [src/monst.c:1546](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1546).
    pub const BROWN_PUDDING: MonsterId = MonsterId(178);
    /// `black pudding`, [src/monst.c:1555](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1555).
    pub const BLACK_PUDDING: MonsterId = MonsterId(179);
    /// `quantum mechanic`, [src/monst.c:1567](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1567).
    pub const QUANTUM_MECHANIC: MonsterId = MonsterId(180);
    /// `rust monster`, [src/monst.c:1576](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1576).
    pub const RUST_MONSTER: MonsterId = MonsterId(181);
    /// `garter snake`, [src/monst.c:1585](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1585).
    pub const GARTER_SNAKE: MonsterId = MonsterId(182);
    /// `snake`, [src/monst.c:1593](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1593).
    pub const SNAKE: MonsterId = MonsterId(183);
    /// `water moccasin`, [src/monst.c:1601](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1601).
    pub const WATER_MOCCASIN: MonsterId = MonsterId(184);
    /// `pit viper`, [src/monst.c:1609](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1609).
    pub const PIT_VIPER: MonsterId = MonsterId(185);
    /// `python`, [src/monst.c:1618](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1618).
    pub const PYTHON: MonsterId = MonsterId(186);
    /// `cobra`, [src/monst.c:1626](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1626).
    pub const COBRA: MonsterId = MonsterId(187);
    /// `troll`, [src/monst.c:1638](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1638).
    pub const TROLL: MonsterId = MonsterId(188);
    /// `ice troll`, [src/monst.c:1645](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1645).
    pub const ICE_TROLL: MonsterId = MonsterId(189);
    /// `rock troll`, [src/monst.c:1652](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1652).
    pub const ROCK_TROLL: MonsterId = MonsterId(190);
    /// `water troll`, [src/monst.c:1659](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1659).
    pub const WATER_TROLL: MonsterId = MonsterId(191);
    /// `Olog-hai`, [src/monst.c:1666](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1666).
    pub const OLOG_HAI: MonsterId = MonsterId(192);
    /// `umber hulk`, [src/monst.c:1676](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1676).
    pub const UMBER_HULK: MonsterId = MonsterId(193);
    /// `vampire`, [src/monst.c:1686](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1686).
    pub const VAMPIRE: MonsterId = MonsterId(194);
    /// `vampire lord`, [src/monst.c:1693](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1693).
    pub const VAMPIRE_LORD: MonsterId = MonsterId(195);
    /// `Vlad the Impaler`, [src/monst.c:1701](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1701).
    pub const VLAD_THE_IMPALER: MonsterId = MonsterId(196);
    /// `barrow wight`, [src/monst.c:1713](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1713).
    pub const BARROW_WIGHT: MonsterId = MonsterId(197);
    /// `wraith`, [src/monst.c:1720](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1720).
    pub const WRAITH: MonsterId = MonsterId(198);
    /// `Nazgul`, [src/monst.c:1728](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1728).
    pub const NAZGUL: MonsterId = MonsterId(199);
    /// `xorn`, [src/monst.c:1739](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1739).
    pub const XORN: MonsterId = MonsterId(200);
    /// `ape`, [src/monst.c:1751](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1751).
    pub const APE: MonsterId = MonsterId(201);
    /// `owlbear`, [src/monst.c:1757](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1757).
    pub const OWLBEAR: MonsterId = MonsterId(202);
    /// `yeti`, [src/monst.c:1764](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1764).
    pub const YETI: MonsterId = MonsterId(203);
    /// `carnivorous ape`, [src/monst.c:1770](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1770).
    pub const CARNIVOROUS_APE: MonsterId = MonsterId(204);
    /// `sasquatch`, [src/monst.c:1776](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1776).
    pub const SASQUATCH: MonsterId = MonsterId(205);
    /// `kobold zombie`, [src/monst.c:1785](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1785).
    pub const KOBOLD_ZOMBIE: MonsterId = MonsterId(206);
    /// `gnome zombie`, [src/monst.c:1792](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1792).
    pub const GNOME_ZOMBIE: MonsterId = MonsterId(207);
    /// `orc zombie`, [src/monst.c:1799](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1799).
    pub const ORC_ZOMBIE: MonsterId = MonsterId(208);
    /// `elf zombie`, [src/monst.c:1806](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1806).
    pub const ELF_ZOMBIE: MonsterId = MonsterId(209);
    /// `human zombie`, [src/monst.c:1814](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1814).
    pub const HUMAN_ZOMBIE: MonsterId = MonsterId(210);
    /// `ettin zombie`, [src/monst.c:1822](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1822).
    pub const ETTIN_ZOMBIE: MonsterId = MonsterId(211);
    /// `giant zombie`, [src/monst.c:1830](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1830).
    pub const GIANT_ZOMBIE: MonsterId = MonsterId(212);
    /// `skeleton`, [src/monst.c:1838](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1838).
    pub const SKELETON: MonsterId = MonsterId(213);
    /// `straw golem`, [src/monst.c:1850](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1850).
    pub const STRAW_GOLEM: MonsterId = MonsterId(214);
    /// `rope golem`, [src/monst.c:1857](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1857).
    pub const ROPE_GOLEM: MonsterId = MonsterId(215);
    /// `leather golem`, [src/monst.c:1864](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1864).
    pub const LEATHER_GOLEM: MonsterId = MonsterId(216);
    /// `wood golem`, [src/monst.c:1871](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1871).
    pub const WOOD_GOLEM: MonsterId = MonsterId(217);
    /// `flesh golem`, [src/monst.c:1878](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1878).
    pub const FLESH_GOLEM: MonsterId = MonsterId(218);
    /// `clay golem`, [src/monst.c:1887](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1887).
    pub const CLAY_GOLEM: MonsterId = MonsterId(219);
    /// `stone golem`, [src/monst.c:1894](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1894).
    pub const STONE_GOLEM: MonsterId = MonsterId(220);
    /// `iron golem`, [src/monst.c:1901](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1901).
    pub const IRON_GOLEM: MonsterId = MonsterId(221);
    /// `human`, [src/monst.c:1912](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1912).
    pub const HUMAN: MonsterId = MonsterId(222);
    /// `wererat`, [src/monst.c:1920](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1920).
    pub const HUMAN_WERERAT: MonsterId = MonsterId(223);
    /// `werejackal`, [src/monst.c:1927](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1927).
    pub const HUMAN_WEREJACKAL: MonsterId = MonsterId(224);
    /// `werewolf`, [src/monst.c:1934](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1934).
    pub const HUMAN_WEREWOLF: MonsterId = MonsterId(225);
    /// `Woodland-elf`, [src/monst.c:1942](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1942).
    pub const WOODLAND_ELF: MonsterId = MonsterId(226);
    /// `Green-elf`, [src/monst.c:1949](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1949).
    pub const GREEN_ELF: MonsterId = MonsterId(227);
    /// `Grey-elf`, [src/monst.c:1956](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1956).
    pub const GREY_ELF: MonsterId = MonsterId(228);
    /// `elf-lord`, [src/monst.c:1963](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1963).
    pub const ELF_LORD: MonsterId = MonsterId(229);
    /// `Elvenking`, [src/monst.c:1970](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1970).
    pub const ELVENKING: MonsterId = MonsterId(230);
    /// `nurse`, [src/monst.c:1977](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1977).
    pub const NURSE: MonsterId = MonsterId(231);
    /// `shopkeeper`, [src/monst.c:1984](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1984).
    pub const SHOPKEEPER: MonsterId = MonsterId(232);
    /// `guard`, [src/monst.c:1992](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L1992).
    pub const GUARD: MonsterId = MonsterId(233);
    /// `Oracle`, [src/monst.c:2000](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2000).
    pub const ORACLE: MonsterId = MonsterId(234);
    /// `aligned priest`, [src/monst.c:2007](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2007).
    pub const ALIGNED_PRIEST: MonsterId = MonsterId(235);
    /// `high priest`, [src/monst.c:2014](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2014).
    pub const HIGH_PRIEST: MonsterId = MonsterId(236);
    /// `soldier`, [src/monst.c:2024](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2024).
    pub const SOLDIER: MonsterId = MonsterId(237);
    /// `sergeant`, [src/monst.c:2032](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2032).
    pub const SERGEANT: MonsterId = MonsterId(238);
    /// `lieutenant`, [src/monst.c:2040](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2040).
    pub const LIEUTENANT: MonsterId = MonsterId(239);
    /// `captain`, [src/monst.c:2048](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2048).
    pub const CAPTAIN: MonsterId = MonsterId(240);
    /// `watchman`, [src/monst.c:2059](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2059).
    pub const WATCHMAN: MonsterId = MonsterId(241);
    /// `watch captain`, [src/monst.c:2067](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2067).
    pub const WATCH_CAPTAIN: MonsterId = MonsterId(242);
    /// `Medusa`, [src/monst.c:2077](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2077).
    pub const MEDUSA: MonsterId = MonsterId(243);
    /// `Wizard of Yendor`, [src/monst.c:2087](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2087).
    pub const WIZARD_OF_YENDOR: MonsterId = MonsterId(244);
    /// `Croesus`, [src/monst.c:2098](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2098).
    pub const CROESUS: MonsterId = MonsterId(245);
    /// `ghost`, [src/monst.c:2121](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2121).
    pub const GHOST: MonsterId = MonsterId(246);
    /// `shade`, [src/monst.c:2129](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2129).
    pub const SHADE: MonsterId = MonsterId(247);
    /// `water demon`, [src/monst.c:2141](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2141).
    pub const WATER_DEMON: MonsterId = MonsterId(248);
    /// `horned devil`, [src/monst.c:2150](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2150).
    pub const HORNED_DEVIL: MonsterId = MonsterId(249);
    /// `succubus`, [src/monst.c:2167](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2167).
    pub const SUCCUBUS: MonsterId = MonsterId(250);
    /// `incubus`, [src/monst.c:2173](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2173).
    pub const INCUBUS: MonsterId = MonsterId(251);
    /// `erinys`, [src/monst.c:2182](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2182).
    pub const ERINYS: MonsterId = MonsterId(252);
    /// `barbed devil`, [src/monst.c:2190](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2190).
    pub const BARBED_DEVIL: MonsterId = MonsterId(253);
    /// `marilith`, [src/monst.c:2196](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2196).
    pub const MARILITH: MonsterId = MonsterId(254);
    /// `vrock`, [src/monst.c:2204](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2204).
    pub const VROCK: MonsterId = MonsterId(255);
    /// `hezrou`, [src/monst.c:2211](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2211).
    pub const HEZROU: MonsterId = MonsterId(256);
    /// `bone devil`, [src/monst.c:2217](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2217).
    pub const BONE_DEVIL: MonsterId = MonsterId(257);
    /// `ice devil`, [src/monst.c:2223](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2223).
    pub const ICE_DEVIL: MonsterId = MonsterId(258);
    /// `nalfeshnee`, [src/monst.c:2231](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2231).
    pub const NALFESHNEE: MonsterId = MonsterId(259);
    /// `pit fiend`, [src/monst.c:2238](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2238).
    pub const PIT_FIEND: MonsterId = MonsterId(260);
    /// `balrog`, [src/monst.c:2245](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2245).
    pub const BALROG: MonsterId = MonsterId(261);
    /// `Juiblex`, [src/monst.c:2255](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2255).
    pub const JUIBLEX: MonsterId = MonsterId(262);
    /// `Yeenoghu`, [src/monst.c:2266](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2266).
    pub const YEENOGHU: MonsterId = MonsterId(263);
    /// `Orcus`, [src/monst.c:2276](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2276).
    pub const ORCUS: MonsterId = MonsterId(264);
    /// `Geryon`, [src/monst.c:2286](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2286).
    pub const GERYON: MonsterId = MonsterId(265);
    /// `Dispater`, [src/monst.c:2295](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2295).
    pub const DISPATER: MonsterId = MonsterId(266);
    /// `Baalzebub`, [src/monst.c:2304](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2304).
    pub const BAALZEBUB: MonsterId = MonsterId(267);
    /// `Asmodeus`, [src/monst.c:2313](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2313).
    pub const ASMODEUS: MonsterId = MonsterId(268);
    /// `Demogorgon`, [src/monst.c:2322](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2322).
    pub const DEMOGORGON: MonsterId = MonsterId(269);
    /// `Death`, [src/monst.c:2334](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2334).
    pub const DEATH: MonsterId = MonsterId(270);
    /// `Pestilence`, [src/monst.c:2343](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2343).
    pub const PESTILENCE: MonsterId = MonsterId(271);
    /// `Famine`, [src/monst.c:2352](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2352).
    pub const FAMINE: MonsterId = MonsterId(272);
    /// `mail daemon`, [src/monst.c:2364](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2364).
    pub const MAIL_DAEMON: MonsterId = MonsterId(273);
    /// `djinni`, [src/monst.c:2372](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2372).
    pub const DJINNI: MonsterId = MonsterId(274);
    /// `giant eel`, [src/monst.c:2382](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2382).
    pub const GIANT_EEL: MonsterId = MonsterId(275);
    /// `electric eel`, [src/monst.c:2390](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2390).
    pub const ELECTRIC_EEL: MonsterId = MonsterId(276);
    /// `kraken`, [src/monst.c:2398](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2398).
    pub const KRAKEN: MonsterId = MonsterId(277);
    /// `newt`, [src/monst.c:2409](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2409).
    pub const NEWT: MonsterId = MonsterId(278);
    /// `gecko`, [src/monst.c:2416](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2416).
    pub const GECKO: MonsterId = MonsterId(279);
    /// `iguana`, [src/monst.c:2422](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2422).
    pub const IGUANA: MonsterId = MonsterId(280);
    /// `baby crocodile`, [src/monst.c:2428](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2428).
    pub const BABY_CROCODILE: MonsterId = MonsterId(281);
    /// `lizard`, [src/monst.c:2435](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2435).
    pub const LIZARD: MonsterId = MonsterId(282);
    /// `chameleon`, [src/monst.c:2441](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2441).
    pub const CHAMELEON: MonsterId = MonsterId(283);
    /// `crocodile`, [src/monst.c:2447](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2447).
    pub const CROCODILE: MonsterId = MonsterId(284);
    /// `salamander`, [src/monst.c:2455](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2455).
    pub const SALAMANDER: MonsterId = MonsterId(285);
    /// `long worm tail`, [src/monst.c:2469](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2469).
    pub const LONG_WORM_TAIL: MonsterId = MonsterId(286);
    /// `archeologist`, [src/monst.c:2484](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2484).
    pub const ARCHEOLOGIST: MonsterId = MonsterId(287);
    /// `barbarian`, [src/monst.c:2491](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2491).
    pub const BARBARIAN: MonsterId = MonsterId(288);
    /// `caveman`, [src/monst.c:2498](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2498).
    pub const CAVEMAN: MonsterId = MonsterId(289);
    /// `cavewoman`, [src/monst.c:2505](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2505).
    pub const CAVEWOMAN: MonsterId = MonsterId(290);
    /// `elf`, [src/monst.c:2515](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2515).
    pub const ELF: MonsterId = MonsterId(291);
    /// `healer`, [src/monst.c:2522](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2522).
    pub const HEALER: MonsterId = MonsterId(292);
    /// `knight`, [src/monst.c:2529](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2529).
    pub const KNIGHT: MonsterId = MonsterId(293);
    /// `priest`, [src/monst.c:2536](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2536).
    pub const PRIEST: MonsterId = MonsterId(294);
    /// `priestess`, [src/monst.c:2543](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2543).
    pub const PRIESTESS: MonsterId = MonsterId(295);
    /// `rogue`, [src/monst.c:2550](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2550).
    pub const ROGUE: MonsterId = MonsterId(296);
    /// `samurai`, [src/monst.c:2558](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2558).
    pub const SAMURAI: MonsterId = MonsterId(297);
    /// `tourist`, [src/monst.c:2566](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2566).
    pub const TOURIST: MonsterId = MonsterId(298);
    /// `valkyrie`, [src/monst.c:2574](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2574).
    pub const VALKYRIE: MonsterId = MonsterId(299);
    /// `wizard`, [src/monst.c:2581](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2581).
    pub const WIZARD: MonsterId = MonsterId(300);
    /// `Lord Carnarvon`, [src/monst.c:2591](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2591).
    pub const LORD_CARNARVON: MonsterId = MonsterId(301);
    /// `Pelias`, [src/monst.c:2600](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2600).
    pub const PELIAS: MonsterId = MonsterId(302);
    /// `Shaman Karnov`, [src/monst.c:2609](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2609).
    pub const SHAMAN_KARNOV: MonsterId = MonsterId(303);
    /// `Earendil`, [src/monst.c:2620](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2620).
    pub const EARENDIL: MonsterId = MonsterId(304);
    /// `Elwing`, [src/monst.c:2629](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2629).
    pub const ELWING: MonsterId = MonsterId(305);
    /// `Hippocrates`, [src/monst.c:2638](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2638).
    pub const HIPPOCRATES: MonsterId = MonsterId(306);
    /// `King Arthur`, [src/monst.c:2647](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2647).
    pub const KING_ARTHUR: MonsterId = MonsterId(307);
    /// `Arch Priest`, [src/monst.c:2656](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2656).
    pub const ARCH_PRIEST: MonsterId = MonsterId(308);
    /// `Master of Thieves`, [src/monst.c:2668](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2668).
    pub const MASTER_OF_THIEVES: MonsterId = MonsterId(309);
    /// `Lord Sato`, [src/monst.c:2677](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2677).
    pub const LORD_SATO: MonsterId = MonsterId(310);
    /// `Twoflower`, [src/monst.c:2687](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2687).
    pub const TWOFLOWER: MonsterId = MonsterId(311);
    /// `Norn`, [src/monst.c:2697](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2697).
    pub const NORN: MonsterId = MonsterId(312);
    /// `Wizard of Balance`, [src/monst.c:2706](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2706).
    pub const WIZARD_OF_BALANCE: MonsterId = MonsterId(313);
    /// `Minion of Huhetotl`, [src/monst.c:2717](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2717).
    pub const MINION_OF_HUHETOTL: MonsterId = MonsterId(314);
    /// `Thoth Amon`, [src/monst.c:2726](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2726).
    pub const THOTH_AMON: MonsterId = MonsterId(315);
    /// `Chromatic Dragon`, [src/monst.c:2739](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2739).
    pub const CHROMATIC_DRAGON: MonsterId = MonsterId(316);
    /// `Goblin King`, [src/monst.c:2751](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2751).
    pub const GOBLIN_KING: MonsterId = MonsterId(317);
    /// `Cyclops`, [src/monst.c:2760](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2760).
    pub const CYCLOPS: MonsterId = MonsterId(318);
    /// `Ixoth`, [src/monst.c:2769](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2769).
    pub const IXOTH: MonsterId = MonsterId(319);
    /// `Nalzok`, [src/monst.c:2779](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2779).
    pub const NALZOK: MonsterId = MonsterId(320);
    /// `Master Assassin`, [src/monst.c:2789](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2789).
    pub const MASTER_ASSASSIN: MonsterId = MonsterId(321);
    /// `Ashikaga Takauji`, [src/monst.c:2801](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2801).
    pub const ASHIKAGA_TAKAUJI: MonsterId = MonsterId(322);
    /// `Lord Surtur`, [src/monst.c:2815](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2815).
    pub const LORD_SURTUR: MonsterId = MonsterId(323);
    /// `Dark One`, [src/monst.c:2824](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2824).
    pub const DARK_ONE: MonsterId = MonsterId(324);
    /// `student`, [src/monst.c:2837](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2837).
    pub const STUDENT: MonsterId = MonsterId(325);
    /// `chieftain`, [src/monst.c:2844](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2844).
    pub const CHIEFTAIN: MonsterId = MonsterId(326);
    /// `neanderthal`, [src/monst.c:2851](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2851).
    pub const NEANDERTHAL: MonsterId = MonsterId(327);
    /// `High-elf`, [src/monst.c:2858](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2858).
    pub const HIGH_ELF: MonsterId = MonsterId(328);
    /// `attendant`, [src/monst.c:2865](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2865).
    pub const ATTENDANT: MonsterId = MonsterId(329);
    /// `page`, [src/monst.c:2872](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2872).
    pub const PAGE: MonsterId = MonsterId(330);
    /// `acolyte`, [src/monst.c:2879](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2879).
    pub const ACOLYTE: MonsterId = MonsterId(331);
    /// `thug`, [src/monst.c:2886](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2886).
    pub const THUG: MonsterId = MonsterId(332);
    /// `ninja`, [src/monst.c:2894](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2894).
    pub const NINJA: MonsterId = MonsterId(333);
    /// `roshi`, [src/monst.c:2901](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2901).
    pub const ROSHI: MonsterId = MonsterId(334);
    /// `guide`, [src/monst.c:2909](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2909).
    pub const GUIDE: MonsterId = MonsterId(335);
    /// `warrior`, [src/monst.c:2918](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2918).
    pub const WARRIOR: MonsterId = MonsterId(336);
    /// `apprentice`, [src/monst.c:2925](https://github.com/Vanilla-NetHack/NetHack-3.4.3/blob/f8cc28813853445654151a6fcce705dca1b8f32a/src/monst.c#L2925).
    pub const APPRENTICE: MonsterId = MonsterId(337);
}
