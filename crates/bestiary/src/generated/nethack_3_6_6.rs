// Made by `cargo xtask regen nethack-3.6.6` from NetHack 3.6.6 (https://github.com/NetHack/NetHack at 34c56eece35f42aa99bb5ab1a829bb31b2db3b1a); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:21a79df0394e38edf4cacb8177b4692b0b3a6f2b0d85e9fd8e5608702c99003b
// table sha256:13a81d37940f8d353e22b8c0524708c7d70a5558ef55773cee58f996a12f1f37
// difficulty sha256:49fb75d0f1bf9dd22a77cdcf0008021ed3d574ff6f6f698446fc3f37ad9a4780
// body sha256:58ee467ea8398168374bf385f3df41afc8b093ce05ab160fd21df05cfcafef38

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
