// Made by `cargo xtask regen nethack-3.6.7` from NetHack 3.6.7 (https://github.com/NetHack/NetHack at ed600d9f0f3c37677418f0150f59363ca641f3dc); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:d889377b241f493bf973b5c655625c4b630b4ec0559225a7f545366c372df083
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:f78456c126169d896aff93d59f039d791aee6998bf51725fd73788f767da7a30
// body sha256:c17d24326b89d590e4597c44e67415320e3432de934272b531b3a0ab2e83ade7

//! NetHack 3.6.7, whose table is that of `nethack-3.6.2`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// NetHack 3.6.7.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.6.7"),
    title: Cow::Borrowed("NetHack 3.6.7"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 6,
        patch: 7,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: None,
        generation: GenerationRule::V3_6_2,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/NetHack/NetHack"),
        revision: Cow::Borrowed("ed600d9f0f3c37677418f0150f59363ca641f3dc"),
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

pub use super::nethack_3_6_2::{
    ATTACK_TYPES, CLASSES, DAMAGE_TYPES, FIELDS, MONSTERS, TRAIT_WORDS, pm,
};
