//! Reads NetHack's monster table out of C source, exactly as a C compiler would.
//!
//! The way is `source` → `cpp` → `c` → `permonst`: files, preprocessed tokens, declarations and values, and at last
//! the model. No layer but `permonst` knows what a monster is; none touches a disk.

pub mod c;
pub mod cpp;
mod extended;
mod literal;
mod names;
mod operator;
pub mod permonst;

pub mod source;

pub use permonst::{
    ChangedValue, CodeRange, Completion, Coverage, Header, Identity, MisplacedName, NamelessBits, OptionalPart,
    Origins, Phases, Reading, Recognition, Request, SkippedRow, Table, UnknownField, UnknownName, Vocabulary,
    code_ranges, complete, grown_ups, has_table, read, roles,
};
pub use source::Tree;
