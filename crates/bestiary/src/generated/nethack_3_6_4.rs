// Made by `cargo xtask regen nethack-3.6.4` from NetHack 3.6.4 (https://github.com/NetHack/NetHack at cf9e92677a18d1bc66c040068b2e666c651c7522); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:90f494a31c522f81754865dd7306030858e67dbe0293b5da459e262416d40f37
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:381809c31f91886be77901d5ca3d89b3f128c152bc4bce8992e7071e6a799678
// body sha256:b3ef57bb205c4725e2efc8081461bca76d29fa9bfa6b9fa8597d62b83d821438

//! NetHack 3.6.4, whose table is that of `nethack-3.6.2`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// NetHack 3.6.4.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.6.4"),
    title: Cow::Borrowed("NetHack 3.6.4"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 6,
        patch: 4,
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
        revision: Cow::Borrowed("cf9e92677a18d1bc66c040068b2e666c651c7522"),
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
