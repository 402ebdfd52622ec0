// Made by `cargo xtask regen odd-1.1` from Odd 1.1 (https://github.com/odd/hack.git at 0123456789abcdef0123456789abcdef01234567); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:00
// table sha256:7d618338581878a0e77e9af78b635c9cef3b7998edfd6db905f58c76b8c12fd1
// difficulty sha256:11
// body sha256:2f55e8e2ced8d7067a51a07a7135b8c377de6608445e8d56ed218e5bc9b2764f

//! Odd 1.1, whose table is that of `odd-1.0`.

use model::{
    Alignments, Class, Cow, DifficultyRule, Edition, Family, Genders, GenerationRule,
    GenoBits, GrownUp, MonsterId, Provenance, QuestEnemies, Role, Rules, Version,
};

/// Odd 1.1.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("odd-1.1"),
    title: Cow::Borrowed("Odd 1.1"),
    family: Family::other("OddHack"),
    version: Version {
        major: 1,
        minor: 0,
        patch: 0,
        suffix: Cow::Borrowed("beta"),
    },
    rules: Rules {
        difficulty: DifficultyRule::SlashEm,
        assumed_from: Some(Cow::Borrowed("slashem-0.0.7E7F3")),
        generation: GenerationRule::EvilHack,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/odd/hack.git"),
        revision: Cow::Borrowed("0123456789abcdef0123456789abcdef01234567"),
        table: Cow::Borrowed("src/monst.c"),
    },
    fields: Cow::Borrowed(&FIELDS),
    trait_words: Cow::Borrowed(&TRAIT_WORDS),
    classes: Cow::Borrowed(&CLASSES),
    attack_types: Cow::Borrowed(&ATTACK_TYPES),
    damage_types: Cow::Borrowed(&DAMAGE_TYPES),
    attack_slots: 6,
    geno: Some(GenoBits {
        frequency: 0x7f,
        flags: 0x8000_1080,
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
pub static ROLES: [Role; 2] = [
    Role {
        name: Cow::Borrowed("Odd \"Hero\""),
        female_name: Some(Cow::Borrowed("Heroine")),
        file_code: Cow::Borrowed("Odd"),
        monster: Some(pm::PLAIN),
        female_monster: Some(pm::_3_HEADED_HYDRA),
        pet: Some(pm::PLAIN),
        leader: Some(pm::PLAIN),
        guardians: Some(pm::PLAIN),
        nemesis: Some(pm::_3_HEADED_HYDRA),
        enemies: Some([
            foes(Some(pm::_3_HEADED_HYDRA), Some(Class::Ant)),
            foes(None, Some(Class::other("S_ODD"))),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: -3,
    },
    Role {
        name: Cow::Borrowed("Outcast"),
        female_name: None,
        file_code: Cow::Borrowed(""),
        monster: None,
        female_monster: None,
        pet: None,
        leader: None,
        guardians: None,
        nemesis: None,
        enemies: None,
        alignments: Alignments::empty(),
        genders: Genders::empty(),
        allow: 0,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 1] = [grows(pm::PLAIN, pm::_3_HEADED_HYDRA)];

pub use super::odd_1_0::{
    ATTACK_TYPES, CLASSES, DAMAGE_TYPES, FIELDS, MONSTERS, TRAIT_WORDS, pm,
};
