// Made by `cargo xtask regen glhack-1.2` from GLHack 1.2 (Debian source package glhack at 1.2); to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// inputs sha256:0645a873d0c62e6d0f99799f22f675668f522b92e7aff541f9112fa8ec4a5650
// table sha256:f5fdf28ed60d8c9f040c4d15eaa8ec0b295e72be77a081cfcfea3291ee3bf703
// difficulty sha256:407b8a4ee3cf66a9f298895bae667899f9eaa7242b75553241ba50398d0dc28e
// body sha256:209455a064b4a9ecd3eb002446481ad91322c0c62ad50b1a06ea1896d5f4e745

//! GLHack 1.2, whose table is that of `nethack-3.4.3`.

use model::{
    Cow, DifficultyRule, Edition, Family, GenerationRule, Provenance, Rules, Version,
};

/// GLHack 1.2.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("glhack-1.2"),
    title: Cow::Borrowed("GLHack 1.2"),
    family: Family::GlHack,
    version: Version {
        major: 1,
        minor: 2,
        patch: 0,
        suffix: Cow::Borrowed(""),
    },
    rules: Rules {
        difficulty: DifficultyRule::Classic,
        assumed_from: None,
        generation: GenerationRule::V3_4_3,
        generation_assumed_from: Some(Cow::Borrowed("nethack-3.4.3")),
    },
    provenance: Provenance {
        origin: Cow::Borrowed("Debian source package glhack"),
        revision: Cow::Borrowed("1.2"),
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

pub use super::nethack_3_4_3::{
    ATTACK_TYPES, CLASSES, DAMAGE_TYPES, FIELDS, MONSTERS, TRAIT_WORDS, pm,
};
