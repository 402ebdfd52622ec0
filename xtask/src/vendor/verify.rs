//! Whether files are those that sources.toml pins.

use crate::digest::Digest;
use crate::sources::Edition;
use std::fmt;
use std::path::Path;
use tree::{Folder, Tree, TreeError};

/// What is at the place of an edition's tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The tree, with each pinned file as it is pinned.
    Present,
    /// Nothing.
    Absent,
    /// Something else.
    Faulty(Fault),
}

/// Why files are not those that are pinned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// sources.toml pins no files of the edition.
    Unpinned,
    /// A pinned file is not there.
    Missing {
        /// The file, from the tree's root.
        file: String,
    },
    /// A file differs from its pin.
    Mismatch {
        /// The file, from the tree's root.
        file: String,
        /// The digest in sources.toml.
        expected: Digest,
        /// The digest of the file that is there.
        found: Digest,
    },
    /// A file, or the tree, cannot be read; why.
    Unreadable(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unpinned => f.write_str("sources.toml pins no file of it (cargo xtask pin writes the pins)"),
            Self::Missing { file } => write!(f, "{file} is missing"),
            Self::Mismatch { file, expected, found } => {
                write!(f, "{file} differs from its pin: expected sha256 {expected}, found {found}")
            }
            Self::Unreadable(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Fault {}

impl From<TreeError> for Fault {
    fn from(error: TreeError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

/// Files by path, in the order of the pins.
pub(crate) type Files = Vec<(String, Vec<u8>)>;

/// Compares the tree in the folder `dir` with the pins of `edition`. Files that are not pinned don't count.
pub fn verify(edition: &Edition, dir: &Path) -> State {
    if dir.symlink_metadata().is_err() {
        return State::Absent;
    }
    let folder = match Folder::open(dir) {
        Ok(folder) => folder,
        Err(error) => return State::Faulty(Fault::Unreadable(error.to_string())),
    };
    match collect(edition, &folder) {
        Ok(_) => State::Present,
        Err(fault) => State::Faulty(fault),
    }
}

/// The pinned files of `edition`, read from `tree` and verified. A file that differs is reported before one that is
/// missing.
pub(crate) fn collect(edition: &Edition, tree: &dyn Tree) -> Result<Files, Fault> {
    if edition.files.is_empty() {
        return Err(Fault::Unpinned);
    }
    let mut files = Vec::with_capacity(edition.files.len());
    let mut missing = None;
    for (path, expected) in &edition.files {
        let Some(bytes) = tree.read(path)? else {
            missing.get_or_insert(path);
            continue;
        };
        let found = Digest::of(&bytes);
        if found != *expected {
            return Err(Fault::Mismatch { file: path.clone(), expected: expected.clone(), found });
        }
        files.push((path.clone(), bytes));
    }
    missing.map_or(Ok(files), |file| Err(Fault::Missing { file: file.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::Sources;
    use crate::sources::tests::stanza;
    use std::fs;

    #[test]
    fn each_state_is_told() {
        let edition = Sources::parse(&stanza("mons")).unwrap().editions()[0].clone();
        let dir = tempfile::tempdir().unwrap();
        let tree = dir.path().join(&edition.id);
        assert_eq!(verify(&edition, &tree), State::Absent);

        fs::create_dir_all(tree.join("src")).unwrap();
        assert_eq!(verify(&edition, &tree), State::Faulty(Fault::Missing { file: "src/monst.c".into() }));

        fs::write(tree.join("src/monst.c"), "mons").unwrap();
        fs::write(tree.join("src/other.c"), "not pinned").unwrap();
        assert_eq!(verify(&edition, &tree), State::Present);

        fs::write(tree.join("src/monst.c"), "mans").unwrap();
        let State::Faulty(fault) = verify(&edition, &tree) else { panic!("a change must be seen") };
        let message = fault.to_string();
        for part in ["src/monst.c", Digest::of("mons").as_str(), Digest::of("mans").as_str()] {
            assert!(message.contains(part), "{message}");
        }
    }
}
