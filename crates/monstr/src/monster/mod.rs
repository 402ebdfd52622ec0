//! A monster as the program shows it: as JSON, and in words.

pub mod card;
pub mod dice;
pub mod json;
pub mod style;
