//! Turns editions into Rust text: modules of statics that hold what was read, ready to compile in.
//!
//! Everything here is a pure function of its arguments: the same edition gives the same bytes, and nothing is read or
//! written. [`render`] makes one file of `bestiary`, [`standalone`] a module that needs nothing but the model,
//! [`index`] the list of all. Each begins with a [`Header`] that tells what it was made from, so that an edited or
//! outdated file is found without the tree it came from. [`differences`] says in what two such files differ.

mod blank;
mod differences;
mod digest;
mod error;
mod expr;
mod header;
mod helpers;
mod idents;
mod index;
mod legend;
mod module;
mod print;
mod roles;
mod row;
mod table;

pub use differences::{Difference, differences};
pub use digest::sha256;
pub use error::Error;
pub use header::{Header, parse_header, verify_body};
pub use idents::module_name;
pub use index::index;
pub use module::{Job, TableOf, render, standalone};
pub use table::table_digest;

/// The format of the generated text. It is raised when the text changes for the same edition, so that every file is
/// known to be outdated.
pub const FORMAT: u32 = 6;

/// One generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, such as `nethack_3_6_7.rs`.
    pub name: String,
    /// Its whole text.
    pub text: String,
}
