//! The trees of a history's commits, which note what is looked at.

use crate::links::{Entry, resolve};
use crate::revision::{blob, entry, look, names, unreadable};
use crate::{Answer, Commit, MAX_FILE, Place, Repository, path};
use gix::ObjectId;
use gix::objs::tree::EntryMode;
use parser::source::{Tree, TreeError};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How much of what was read last is kept, in bytes: most files are the same in the next commit.
const KEPT: usize = 24 << 20;

/// Reads the trees of one repository, one after the other; each thread has its own.
pub struct Reader {
    repository: Mutex<gix::Repository>,
}

impl Repository {
    /// A reader.
    pub fn reader(&self) -> Reader {
        let mut repository = self.local();
        repository.object_cache_size(KEPT);
        Reader { repository: Mutex::new(repository) }
    }
}

impl Reader {
    /// The tree of a commit.
    pub fn snapshot(&self, commit: &Commit) -> Snapshot<'_> {
        Snapshot { reader: self, tree: commit.tree, seen: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, gix::Repository> {
        self.repository.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tree of one commit. Symbolic links are followed as long as they stay in it.
///
/// Whatever is read of it follows from what was [`seen`](Self::into_seen): two trees that have the same at these places
/// read the same.
pub struct Snapshot<'r> {
    reader: &'r Reader,
    tree: ObjectId,
    seen: Mutex<BTreeMap<Place, Answer>>,
}

impl Snapshot<'_> {
    /// The places that were looked at, and what was there.
    pub fn into_seen(self) -> BTreeMap<Place, Answer> {
        self.seen.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, place: Place, found: Answer) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(place, found);
    }

    /// The names of those entries of a folder that are of a kind, which is looked at as this place.
    fn names(&self, path: &str, place: Place, is_wanted: impl Fn(EntryMode) -> bool) -> Vec<String> {
        let names = names(&self.reader.lock(), self.tree, path, is_wanted);
        self.note(place, names.clone().map_or(Answer::Absent, Answer::Names));
        names.unwrap_or_default()
    }

    /// The blob at `path`; `None` where there is none.
    fn find(&self, repository: &gix::Repository, path: &str) -> Result<Option<ObjectId>, TreeError> {
        let components = path::components(path)?;
        // The folders that were passed, with their paths, which are others than `path` says where links lead.
        let mut folders = vec![(self.tree, String::new())];
        resolve(0, path, &components, |folder, name| {
            let Some((id, above)) = folders.get(folder) else { return Ok(Entry::Other) };
            let place = if above.is_empty() { name.to_owned() } else { format!("{above}/{name}") };
            let found = look(repository, *id, name).map_err(|error| unreadable(path, &error))?;
            self.note(Place::at(place.clone()), Answer::of(found));
            let Some((kind, id)) = found else { return Ok(Entry::Other) };
            Ok(match entry(repository, path, kind, id)? {
                Entry::Folder(id) => {
                    folders.push((id, place));
                    Entry::Folder(folders.len() - 1)
                }
                Entry::File(id) => Entry::File(id),
                Entry::Link(target) => Entry::Link(target),
                Entry::Other => Entry::Other,
            })
        })
    }
}

impl Tree for Snapshot<'_> {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        let repository = self.reader.lock();
        let Some(id) = self.find(&repository, path)? else { return Ok(None) };
        blob(&repository, path, id, MAX_FILE).map(Some)
    }

    fn has(&self, path: &str) -> bool {
        !matches!(self.find(&self.reader.lock(), path), Ok(None))
    }

    fn folders(&self, path: &str) -> Vec<String> {
        self.names(path, Place::folders_in(path), |mode| mode.is_tree())
    }

    fn files(&self, path: &str) -> Vec<String> {
        self.names(path, Place::files_in(path), |mode| mode.is_blob())
    }
}
