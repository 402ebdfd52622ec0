// Made by `cargo xtask regen nethack-3.6.5` from NetHack 3.6.5 (https://github.com/NetHack/NetHack at 514682730773318f68d5b28b0428cfe333f92fe0); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:2856a33de55b113683c631a43991307fbb43c8888e420eacd4a90d80eb85507d
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:ef9394bfbe2594432653c1857ad938e4b1c7461a2c535ef9b6aea4e193f4dfa2
// body sha256:bbc484a1176b6b708dbdd788069cbbd36c8941577ce22d2509281db5772fe612

//! NetHack 3.6.5, whose table is that of `nethack-3.6.2`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// NetHack 3.6.5.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.6.5"),
    title: Cow::Borrowed("NetHack 3.6.5"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 6,
        patch: 5,
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
        revision: Cow::Borrowed("514682730773318f68d5b28b0428cfe333f92fe0"),
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
