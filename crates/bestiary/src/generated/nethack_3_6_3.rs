// Made by `cargo xtask regen nethack-3.6.3` from NetHack 3.6.3 (https://github.com/NetHack/NetHack at 7ea41cd31d9f418b6eeac8e43a179cfae4b064bd); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:79019364a27d6a8688a62bb8b88c80009d06048fc30aa996c13455ad1d02340b
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:c828725e190202001d560e93217b21321e821a3be5225d252924c52762a9f6f9
// body sha256:2a6b5c766f7f959ae2c9dc3ea9a18c8f74ac4a3ab76ddd4d9a2c7b15f82f4ddf

//! NetHack 3.6.3, whose table is that of `nethack-3.6.2`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// NetHack 3.6.3.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("nethack-3.6.3"),
    title: Cow::Borrowed("NetHack 3.6.3"),
    family: Family::NetHack,
    version: Version {
        major: 3,
        minor: 6,
        patch: 3,
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
        revision: Cow::Borrowed("7ea41cd31d9f418b6eeac8e43a179cfae4b064bd"),
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
