// Made by `cargo xtask regen` from the list of editions; to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// body sha256:410d53ce0c47c426b64c7c77574908e31d7a4979bf32360e89a98e6deed3d0a1

//! Every edition.

pub mod nethack_3_4_3;
pub mod nethack_3_6_0;
pub mod nethack_3_6_1;
pub mod nethack_3_6_2;
pub mod nethack_3_6_3;
pub mod nethack_3_6_4;
pub mod nethack_3_6_5;
pub mod nethack_3_6_6;
pub mod nethack_3_6_7;
pub mod nethack_3_7;
pub mod nethack_5_0_0;
pub mod slashem_0_0_7e7f3;
pub mod glhack_1_2;

/// Every edition, in the order of `vendor-sources/sources.toml`.
pub static EDITIONS: &[&model::Edition] = &[
    &nethack_3_4_3::EDITION,
    &nethack_3_6_0::EDITION,
    &nethack_3_6_1::EDITION,
    &nethack_3_6_2::EDITION,
    &nethack_3_6_3::EDITION,
    &nethack_3_6_4::EDITION,
    &nethack_3_6_5::EDITION,
    &nethack_3_6_6::EDITION,
    &nethack_3_6_7::EDITION,
    &nethack_3_7::EDITION,
    &nethack_5_0_0::EDITION,
    &slashem_0_0_7e7f3::EDITION,
    &glhack_1_2::EDITION,
];
