//! Reads NetHack's monster table out of C source, exactly as a C compiler would.
//!
//! The way is `source` → `cpp` → `c` → `permonst`: files, preprocessed tokens, declarations and values, and at last
//! the model. No layer but `permonst` knows what a monster is; none touches a disk.
//!
//! ```
//! use parser::Request;
//! use parser::source::MemoryTree;
//!
//! let tree = MemoryTree::new().with(
//!     "src/monst.c",
//!     "struct permonst { const char *mname; signed char mlevel; };
//!      #define MON(name, level) { name, level }
//!      struct permonst mons[] = { MON(\"newt\", 0), MON(\"demon\", 106 + 200), MON(\"\", 0) };",
//! );
//! let table = parser::read(&tree, &Request::default()).table.expect("a table");
//! let mut rows = Vec::new();
//! table.write_json_lines(&mut rows)?;
//! let rows = String::from_utf8_lossy(&rows);
//! // As C stores it in a `signed char`.
//! assert_eq!(rows.lines().nth(1), Some(r#"{"_index": 1, "mname": "demon", "mlevel": 50}"#));
//! # Ok::<(), std::io::Error>(())
//! ```

pub mod c;
pub mod cpp;
mod extended;
mod literal;
mod names;
mod operator;
pub mod permonst;

pub mod source;

pub use permonst::{
    Beginning, ChangedValue, Code, CodeRange, Completion, Coverage, Header, Identity, MisplacedName, NamelessBits,
    OptionalPart, Origins, Phases, Reading, Recognition, Request, SkippedRow, Table, UnknownField, UnknownName,
    Vocabulary, begin, complete, has_table, read,
};
pub use source::Tree;
