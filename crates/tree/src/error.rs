//! Why a tree could not be opened.

use std::fmt;
use std::path::{Path, PathBuf};

/// Why a folder, repository or archive could not be opened as a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenError {
    path: PathBuf,
    reason: String,
}

impl OpenError {
    /// An error about `path`; `reason` completes "cannot open PATH: …".
    pub(crate) fn new(path: &Path, reason: impl fmt::Display) -> Self {
        Self { path: path.to_owned(), reason: reason.to_string() }
    }

    /// The path as it was given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What went wrong.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot open {}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for OpenError {}
