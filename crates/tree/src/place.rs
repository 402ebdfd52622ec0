//! Where in a tree a reading looked, and what was there.

use gix::ObjectId;
use gix::objs::tree::EntryKind;
use std::fmt;

/// A place in a tree that a reading can look at: what stands at a path, or which folders or files are right in a folder.
///
/// As text it is the path, with `/` behind it for the folders in a folder, and `//` for the files in it:
/// `include/config.h`, `libnethack/`, `src//`; the root's path is empty.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(String);

impl Place {
    /// What stands at a path.
    pub(crate) fn at(path: String) -> Self {
        Self(path)
    }

    /// The folders right in the folder at a path, which is empty for the root.
    pub(crate) fn folders_in(path: &str) -> Self {
        Self(format!("{path}/"))
    }

    /// The files right in the folder at a path, which is empty for the root.
    pub(crate) fn files_in(path: &str) -> Self {
        Self(format!("{path}//"))
    }

    /// The place that has this text.
    pub fn from_text(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The names that lead to it, and what is looked at in that folder, if it is one that is looked into.
    pub(crate) fn parts(&self) -> (impl Iterator<Item = &str>, Option<Listing>) {
        let listing = match (self.0.ends_with("//"), self.0.ends_with('/')) {
            (true, _) => Some(Listing::Files),
            (false, true) => Some(Listing::Folders),
            (false, false) => None,
        };
        (self.0.split('/').filter(|name| !name.is_empty()), listing)
    }
}

/// Whose names are looked at in a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    Folders,
    Files,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is at a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Answer {
    /// Nothing.
    Absent,
    /// A folder.
    Folder,
    /// A file, by the hash that git gives its content.
    File(ObjectId),
    /// A symbolic link, by the hash of its target.
    Link(ObjectId),
    /// What can't be read: a submodule.
    Other,
    /// The names of the folders, or of the files there.
    Names(Vec<String>),
}

impl Answer {
    /// What a folder has under a name.
    pub(crate) fn of(entry: Option<(EntryKind, ObjectId)>) -> Self {
        match entry {
            None => Self::Absent,
            Some((EntryKind::Tree, _)) => Self::Folder,
            Some((EntryKind::Blob | EntryKind::BlobExecutable, id)) => Self::File(id),
            Some((EntryKind::Link, id)) => Self::Link(id),
            Some((EntryKind::Commit, _)) => Self::Other,
        }
    }
}

/// Short, and another for each thing that can be found.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => f.write_str("absent"),
            Self::Folder => f.write_str("folder"),
            Self::File(id) => write!(f, "file {id}"),
            Self::Link(id) => write!(f, "link {id}"),
            Self::Other => f.write_str("other"),
            // No name has a slash in it.
            Self::Names(names) => write!(f, "names {}", names.join("/")),
        }
    }
}
