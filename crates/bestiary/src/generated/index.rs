// Made by `cargo xtask regen` from the list of editions; to change it, edit vendor-sources/sources.toml or crates/codegen and run that again.
// body sha256:51e9b0110690df383d98ec499108fe34dad882497032a5859bf9e08d5337a137

//! Every edition.

pub mod nethack_3_1_3;
pub mod nethack_3_2_3;
pub mod nethack_3_3_1;
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
pub mod xnethack_9_1;
pub mod evilhack_0_9_3;
pub mod unnethack_6_0_15;
pub mod dnao_3_23;
pub mod gnollhack_4_3_0;
pub mod nle_3_6_6;

/// Every edition, in the order of `vendor-sources/sources.toml`.
pub static EDITIONS: &[&model::Edition] = &[
    &nethack_3_1_3::EDITION,
    &nethack_3_2_3::EDITION,
    &nethack_3_3_1::EDITION,
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
    &xnethack_9_1::EDITION,
    &evilhack_0_9_3::EDITION,
    &unnethack_6_0_15::EDITION,
    &dnao_3_23::EDITION,
    &gnollhack_4_3_0::EDITION,
    &nle_3_6_6::EDITION,
];
