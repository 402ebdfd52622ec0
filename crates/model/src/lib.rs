//! The typed model of a NetHack monster table.
//!
//! An [`Edition`] is one version of one family (NetHack 3.6.7, SLASH'EM 0.0.7E7F3) with its whole table. An edition
//! read from a checkout at run time and one compiled into `bestiary` are the same type: everything here is
//! `Clone + Send + Sync + 'static`, owned where it was parsed and borrowed where it is a static.
//!
//! The model is open where variants are open and closed where C is closed. What it does not know by name it keeps by
//! the C name it has in the tree ([`AttackType::Other`], [`Traits::others`], [`Monster::extra`]); what a version
//! lacks is `None`, never zero.
//!
//! ```
//! use model::{AttackType, OpenEnum as _};
//!
//! assert_eq!(AttackType::from_c_name("AT_BITE"), AttackType::Bite);
//! // A variant's own.
//! assert_eq!(AttackType::from_c_name("AT_WINK").c_name(), "AT_WINK");
//! ```
#![no_std]
#![deny(clippy::std_instead_of_core, clippy::std_instead_of_alloc)]

extern crate alloc;

mod attack;
mod class;
mod edition;
mod extra;
mod family;
mod flags;
mod monster;
mod open_enum;
mod role;
mod rules;
mod terms;

pub use attack::{Attack, AttackType, DamageType};
pub use class::{Class, ClassDef};
pub use edition::{Edition, Field, GenoBits, Named, Provenance};
pub use extra::{Extra, ExtraValue};
pub use family::{Family, Version};
pub use flags::{FlagSet, Gen, Generation, M1, M2, M3, Mr, NamedFlags, Traits};
pub use monster::{Monster, MonsterId, Names, SourceLine};
pub use open_enum::{OpenEnum, Unknown};
pub use role::{Alignments, Genders, GrownUp, QuestEnemies, Role};
pub use rules::{DifficultyRule, GenerationRule, Rules};
pub use terms::{Color, Size, Sound};

/// What [`Str`] and [`List`] are, for compiled-in tables: a borrowed list in a static must be written `Cow::Borrowed`,
/// as the compiler keeps a temporary for as long as the static only when it sees the variant by its own name.
pub use alloc::borrow::Cow;

/// Text that is borrowed in a compiled-in table and owned in one read at run time.
pub type Str = Cow<'static, str>;

/// A list that is borrowed in a compiled-in table and owned in one read at run time.
pub type List<T> = Cow<'static, [T]>;
