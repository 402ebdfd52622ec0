// Made by `cargo xtask regen odd-1.1` from Odd 1.1 (https://github.com/odd/hack.git at 0123456789abcdef0123456789abcdef01234567); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:00
// table sha256:7d618338581878a0e77e9af78b635c9cef3b7998edfd6db905f58c76b8c12fd1
// difficulty sha256:11
// body sha256:a0df22e666de1e4ae3c8fcd39fff087d17e34967e0e6fbb90466c5b3d6b2dd6d

//! Odd 1.1, whose table is that of `odd-1.0`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
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
    monsters: Cow::Borrowed(&MONSTERS),
};

pub use super::odd_1_0::{
    ATTACK_TYPES, CLASSES, DAMAGE_TYPES, FIELDS, MONSTERS, TRAIT_WORDS, pm,
};
