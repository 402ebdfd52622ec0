// Made by `cargo xtask regen nethack-3.6.6` from NetHack 3.6.6 (https://github.com/NetHack/NetHack at 34c56eece35f42aa99bb5ab1a829bb31b2db3b1a); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:70840bc27d8b323a87cc527cdce4cf4786dc07c559bf2a4d63e2947b11797b16
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:49fb75d0f1bf9dd22a77cdcf0008021ed3d574ff6f6f698446fc3f37ad9a4780
// body sha256:083dd8041b7ad1693c72f28d1185f5862ce48016eb981a53396abe0b9771f3de

//! NetHack 3.6.6, whose table is that of `nethack-3.6.2`.

use model::{Cow, DifficultyRule, Edition, Family, Provenance, Rules, Version};

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
