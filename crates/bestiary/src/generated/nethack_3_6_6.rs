// Made by `cargo xtask regen nethack-3.6.6` from NetHack 3.6.6 (https://github.com/NetHack/NetHack at 34c56eece35f42aa99bb5ab1a829bb31b2db3b1a); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:16cb6468efd38e2c98ad8fae62d061dc2ebe5022d02aa87bf2df599e3adbc3e3
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:49fb75d0f1bf9dd22a77cdcf0008021ed3d574ff6f6f698446fc3f37ad9a4780
// body sha256:df3ed40a07d808c6427a4c737db89420c158bc6960d8d8d091ca8d32e8c3db8e

//! NetHack 3.6.6, whose table is that of `nethack-3.6.2`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// NetHack 3.6.6.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.6.6"),
    title: Cow::Borrowed("NetHack 3.6.6"),
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
        origin: Cow::Borrowed("https://github.com/NetHack/NetHack"),
        revision: Cow::Borrowed("34c56eece35f42aa99bb5ab1a829bb31b2db3b1a"),
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
