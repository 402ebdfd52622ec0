//! Where source files come from.

use std::fmt;
use std::sync::Arc;

/// A tree of source files: a folder, a git revision, a tarball, or a map in a test.
///
/// Paths are relative to the tree's root, with `/` between components and neither `.` nor `..` in them. Nothing outside
/// the tree can be named.
pub trait Tree: Send + Sync {
    /// The bytes of the file at `path`, `None` where there is no such file.
    ///
    /// # Errors
    /// The file is there but cannot be read, or must not be: a link out of the tree, or a file that is too large.
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError>;

    /// Puts the bytes of the file at `path` into a buffer, in the place of those there; whether there is such a file. For
    /// many files that are each done with before the next is read.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    fn read_into(&self, path: &str, buffer: &mut Vec<u8>) -> Result<bool, TreeError> {
        let bytes = self.read(path)?;
        let found = bytes.is_some();
        *buffer = bytes.unwrap_or_default();
        Ok(found)
    }

    /// Whether there is a file at `path`.
    fn has(&self, path: &str) -> bool {
        matches!(self.read(path), Ok(Some(_)) | Err(_))
    }

    /// The names of the folders right in the folder at `path`, which is empty for the tree's root; sorted. None where
    /// there is no such folder, or where it cannot be looked into.
    fn folders(&self, path: &str) -> Vec<String>;

    /// The names of the files right in the folder at `path`, as [`folders`](Self::folders) gives those of folders.
    fn files(&self, path: &str) -> Vec<String>;
}

impl<T: Tree + ?Sized> Tree for Arc<T> {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        (**self).read(path)
    }

    fn read_into(&self, path: &str, buffer: &mut Vec<u8>) -> Result<bool, TreeError> {
        (**self).read_into(path, buffer)
    }

    fn has(&self, path: &str) -> bool {
        (**self).has(path)
    }

    fn folders(&self, path: &str) -> Vec<String> {
        (**self).folders(path)
    }

    fn files(&self, path: &str) -> Vec<String> {
        (**self).files(path)
    }
}

/// The folders right in the folder at `path`, of a tree with these files.
pub fn folders_of<'f>(files: impl Iterator<Item = &'f str>, path: &str) -> Vec<String> {
    let below = |file: &'f str| match path {
        "" => Some(file),
        path => file.strip_prefix(path)?.strip_prefix('/'),
    };
    let names = files.filter_map(|file| Some(below(file)?.split_once('/')?.0.to_owned()));
    names.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
}

/// The files right in the folder at `path`, of a tree with these files.
pub fn files_of<'f>(files: impl Iterator<Item = &'f str>, path: &str) -> Vec<String> {
    let names = files.filter_map(|file| match path {
        "" => Some(file),
        path => file.strip_prefix(path)?.strip_prefix('/'),
    });
    let mut names: Vec<_> = names.filter(|name| !name.contains('/')).map(str::to_owned).collect();
    names.sort();
    names
}

/// Why a file of a tree could not be read; it never holds anything of the file's content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeError {
    path: String,
    reason: String,
}

impl TreeError {
    /// An error about the file at `path`; `reason` completes "cannot read PATH: …".
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { path: path.into(), reason: reason.into() }
    }

    /// The path, from the tree's root.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What went wrong.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read {}: {}", self.path, self.reason)
    }
}

impl std::error::Error for TreeError {}

/// A tree in memory, for tests and for text that has no file.
#[derive(Clone, Debug, Default)]
pub struct MemoryTree {
    files: std::collections::BTreeMap<String, Arc<[u8]>>,
}

impl MemoryTree {
    /// A tree without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file, or replaces it.
    #[must_use]
    pub fn with(mut self, path: &str, text: impl AsRef<[u8]>) -> Self {
        self.files.insert(path.to_owned(), Arc::from(text.as_ref()));
        self
    }
}

impl Tree for MemoryTree {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        Ok(self.files.get(path).map(|bytes| bytes.to_vec()))
    }

    fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    fn folders(&self, path: &str) -> Vec<String> {
        folders_of(self.files.keys().map(String::as_str), path)
    }

    fn files(&self, path: &str) -> Vec<String> {
        files_of(self.files.keys().map(String::as_str), path)
    }
}
