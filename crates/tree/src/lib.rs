//! Trees of NetHack's source for the reader: a folder, a git revision, a tarball.
//!
//! Each implements the reader's [`Tree`], and nothing outside it is ever read: no `..`, no absolute path, and no
//! symbolic link leads out. Sizes are bounded, so that a hostile tree gets an error instead of the memory.
//!
//! ```
//! use tree::Tree as _;
//!
//! let folder = tempfile::tempdir()?;
//! std::fs::create_dir(folder.path().join("src"))?;
//! std::fs::write(folder.path().join("src/monst.c"), "struct permonst mons[1];")?;
//!
//! let tree = tree::Folder::open(folder.path())?;
//! assert_eq!(tree.read("src/monst.c")?.as_deref(), Some(&b"struct permonst mons[1];"[..]));
//! assert!(tree.read("../letter.txt").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod find;
mod folder;
#[cfg(test)]
mod git;
mod history;
mod links;
mod open;
mod path;
mod place;
mod revision;
mod scan;
mod snapshot;
mod tarball;

pub use error::OpenError;
pub use find::{Found, find_trees};
pub use folder::Folder;
pub use history::{Commit, Description};
pub use open::{Opened, Shown, open};
pub use parser::source::{Tree, TreeError};
pub use place::{Answer, Place};
pub use revision::{Repository, Revision};
pub use scan::{Class, Scan};
pub use snapshot::{Reader, Snapshot};
pub use tarball::Tarball;

/// The largest file that is read, in bytes. The largest table known, SLASH'EM Extended's, has under 4 MB.
pub const MAX_FILE: u64 = 16 << 20;

/// Whether `path` can name a file in a tree: relative, with `/` between plain names.
pub fn is_tree_path(path: &str) -> bool {
    path::components(path).is_ok()
}

/// Why a file above [`MAX_FILE`] is not read.
fn too_large(path: &str) -> TreeError {
    TreeError::new(path, format!("it is larger than {} MiB", MAX_FILE >> 20))
}
