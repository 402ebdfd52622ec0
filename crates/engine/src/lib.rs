//! The game's rules over a [`model::Edition`]: what NetHack itself would make of a table.
//!
//! Each rule is the one of the edition at hand ([`model::Rules`]), and each result can be explained. Nothing here
//! reads a file, and nothing here depends on the generated tables unless the feature `tables` asks for them.
//!
//! ```
//! # #[cfg(feature = "tables")] {
//! use engine::generation::{Generator, Scenario};
//!
//! let edition = engine::tables::edition("nethack-3.6.7").expect("an edition that is compiled in");
//! let newt = edition.monster("NEWT").expect("a monster by its PM_ name");
//!
//! // On the first level, for a hero of experience level 1.
//! let odds = Generator::new(edition).random(&Scenario::new(1, 1));
//! assert_eq!(odds.of_monster(newt.id).to_string(), "5/21");
//! # }
//! ```
#![no_std]
#![deny(clippy::std_instead_of_core, clippy::std_instead_of_alloc)]

extern crate alloc;

pub mod attacks;
pub mod difficulty;
pub mod fields;
pub mod filter;
pub mod generation;
pub mod names;
pub mod odds;
pub mod ratio;
pub mod sampler;
pub mod severity;
#[cfg(feature = "tables")]
pub mod tables;
pub mod uses;
pub mod words;

pub use difficulty::{Difficulty, difficulty};
pub use generation::Generator;
pub use odds::Odds;
pub use ratio::Ratio;
pub use sampler::Sampler;
