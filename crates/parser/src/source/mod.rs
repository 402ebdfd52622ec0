//! Source files: where they come from, where each token stood, and what to say about it.

mod by_symbol;
mod diagnostic;
mod map;
mod render;
mod symbol;
mod text;
mod tree;

pub(crate) use by_symbol::BySymbol;
pub use diagnostic::{Diagnostic, Diagnostics, Kind, Place, Related, Severity};
pub(crate) use map::{Expansion, Origin, Pos, SourceMap};
pub use render::{Spot, render};
pub(crate) use symbol::{Interner, Symbol};
pub(crate) use text::SourceText;
pub use tree::{MemoryTree, Tree, TreeError, files_of, folders_of};
