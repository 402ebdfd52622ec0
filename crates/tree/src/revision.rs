//! A revision of a git repository, read without a checkout.

use crate::links::{Entry, resolve};
use crate::{MAX_FILE, OpenError, path, too_large};
use gix::ObjectId;
use gix::objs::tree::{EntryKind, EntryMode};
use parser::source::{Tree, TreeError};
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// The longest target of a link; Linux has the same limit.
const MAX_TARGET: u64 = 4096;

/// A git repository: bare or not, a worktree, or a shallow clone.
#[derive(Clone, Debug)]
pub struct Repository {
    repository: gix::ThreadSafeRepository,
    path: PathBuf,
}

impl Repository {
    /// The repository at `path`, which is a git directory or a folder that has one.
    ///
    /// Neither the user's configuration nor the environment changes what is read.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let repository = gix::open::Options::isolated()
            .open(path)
            .map_err(|error| OpenError::new(path, format!("it is no git repository ({error})")))?;
        Ok(Self { repository, path: path.to_owned() })
    }

    /// The repository that `path` is the root of or leads into, and where in its work tree that is; empty for the root.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub fn containing(path: impl AsRef<Path>) -> Result<(Self, String), OpenError> {
        let path = path.as_ref();
        let opened = match Self::open(path) {
            Ok(repository) => return Ok((repository, String::new())),
            Err(error) => error,
        };
        let real = std::fs::canonicalize(path).map_err(|error| OpenError::new(path, error))?;
        let is_root = |folder: &&Path| folder.join(".git").exists();
        let root = real.ancestors().find(is_root).ok_or(opened)?;
        let names: Option<Vec<_>> = real.strip_prefix(root).unwrap_or(root).iter().map(|name| name.to_str()).collect();
        let names = names.ok_or_else(|| OpenError::new(path, "its name is not UTF-8"))?;
        Ok((Self::open(root)?, names.join("/")))
    }

    /// The tree of `rev`: a full or abbreviated commit hash, or any name of a commit that git knows.
    ///
    /// # Errors
    /// The repository has no such commit, or only a part of it.
    pub fn revision(&self, rev: &str) -> Result<Revision, OpenError> {
        let commit = self.commit(rev)?;
        let repository = self.local();
        let tree = repository.find_commit(commit).and_then(|commit| Ok(commit.tree_id()?.detach()));
        let tree = tree.and_then(|tree| repository.find_tree(tree).map(|tree| tree.id));
        let tree = tree.map_err(|error| self.lacks(rev, &error))?;
        Ok(Revision { repository: self.repository.clone(), commit, tree })
    }

    /// The commit that `rev` names.
    pub(crate) fn commit(&self, rev: &str) -> Result<ObjectId, OpenError> {
        let repository = self.local();
        let object = repository.rev_parse_single(rev).map_err(|error| self.lacks(rev, &error))?;
        let object = object.object().map_err(|error| self.lacks(rev, &error))?;
        Ok(object.peel_to_commit().map_err(|error| self.lacks(rev, &error))?.id)
    }

    /// The repository for one thread.
    pub(crate) fn local(&self) -> gix::Repository {
        self.repository.to_thread_local()
    }

    /// The error for a commit that is not there, or only in part.
    pub(crate) fn lacks(&self, rev: impl Display, error: &dyn Display) -> OpenError {
        OpenError::new(&self.path, format!("it has no readable commit {rev} ({error})"))
    }
}

/// The tree of one commit. Symbolic links are followed as long as they stay in it.
#[derive(Clone, Debug)]
pub struct Revision {
    repository: gix::ThreadSafeRepository,
    commit: ObjectId,
    tree: ObjectId,
}

impl Revision {
    /// The full hash of the commit.
    pub fn commit(&self) -> String {
        self.commit.to_string()
    }

    /// The blob at `path`; `None` where there is none.
    fn find(&self, repository: &gix::Repository, path: &str) -> Result<Option<ObjectId>, TreeError> {
        let components = path::components(path)?;
        resolve(self.tree, path, &components, |folder, name| {
            let found = look(repository, folder, name).map_err(|error| unreadable(path, &error))?;
            found.map_or(Ok(Entry::Other), |(kind, id)| entry(repository, path, kind, id))
        })
    }
}

impl Tree for Revision {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        let repository = self.repository.to_thread_local();
        let Some(id) = self.find(&repository, path)? else { return Ok(None) };
        blob(&repository, path, id, MAX_FILE).map(Some)
    }

    fn has(&self, path: &str) -> bool {
        !matches!(self.find(&self.repository.to_thread_local(), path), Ok(None))
    }

    fn folders(&self, path: &str) -> Vec<String> {
        let is_folder = |mode: EntryMode| mode.is_tree();
        names(&self.repository.to_thread_local(), self.tree, path, is_folder).unwrap_or_default()
    }

    fn files(&self, path: &str) -> Vec<String> {
        let is_file = |mode: EntryMode| mode.is_blob();
        names(&self.repository.to_thread_local(), self.tree, path, is_file).unwrap_or_default()
    }
}

/// What a folder has under a name.
pub(crate) fn look(
    repository: &gix::Repository,
    folder: ObjectId,
    name: &str,
) -> Result<Option<(EntryKind, ObjectId)>, gix::Error> {
    let folder = repository.find_tree(folder)?;
    Ok(folder.find_entry(name).map(|entry| (entry.mode().kind(), entry.object_id())))
}

/// The same as what it is for whoever follows a path.
pub(crate) fn entry(
    repository: &gix::Repository,
    path: &str,
    kind: EntryKind,
    id: ObjectId,
) -> Result<Entry<ObjectId, ObjectId>, TreeError> {
    Ok(match kind {
        EntryKind::Tree => Entry::Folder(id),
        EntryKind::Blob | EntryKind::BlobExecutable => Entry::File(id),
        EntryKind::Link => {
            let target = blob(repository, path, id, MAX_TARGET)?;
            Entry::Link(String::from_utf8(target).map_err(|_| TreeError::new(path, "a link is not UTF-8"))?)
        }
        // A submodule: its files are in another repository.
        EntryKind::Commit => Entry::Other,
    })
}

/// The names of those entries of the folder at `path` below `root` that are of a kind; `None` where there is no such
/// folder. Links are not followed.
pub(crate) fn names(
    repository: &gix::Repository,
    root: ObjectId,
    path: &str,
    is_wanted: impl Fn(EntryMode) -> bool,
) -> Option<Vec<String>> {
    let mut folder = repository.find_tree(root).ok()?;
    for name in path.split('/').filter(|name| !name.is_empty()) {
        let id = folder.find_entry(name).filter(|entry| entry.mode().is_tree())?.object_id();
        folder = repository.find_tree(id).ok()?;
    }
    let entries = folder.iter().flatten().filter(|entry| is_wanted(entry.mode()));
    Some(entries.map(|entry| entry.filename().to_string()).collect())
}

/// The bytes of the blob `id`, at most `limit`.
pub(crate) fn blob(repository: &gix::Repository, path: &str, id: ObjectId, limit: u64) -> Result<Vec<u8>, TreeError> {
    // The size stands in front of the object, so a large one is never unpacked.
    if repository.find_header(id).map_err(|error| unreadable(path, &error))?.size() > limit {
        return Err(too_large(path));
    }
    Ok(repository.find_blob(id).map_err(|error| unreadable(path, &error))?.take_data())
}

/// The error for an object that is not there, or is no such one.
pub(crate) fn unreadable(path: &str, error: &gix::Error) -> TreeError {
    TreeError::new(path, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::git::git;

    /// A repository with two commits; the second has links.
    fn sample() -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("game");
        std::fs::create_dir_all(root.join("src")).unwrap();
        git(&root, &["init", "--quiet"]);
        std::fs::write(root.join("src/monst.c"), "old").unwrap();
        git(&root, &["add", "."]);
        git(&root, &["commit", "--quiet", "-m", "old"]);
        std::fs::write(root.join("src/monst.c"), "new").unwrap();
        #[cfg(unix)]
        for (target, link) in [
            ("src", "code"),
            ("../src/./monst.c", "src/same.c"),
            ("../../etc/passwd", "src/out"),
            ("/etc/passwd", "absolute"),
            ("loop", "loop"),
        ] {
            std::os::unix::fs::symlink(target, root.join(link)).unwrap();
        }
        git(&root, &["add", "."]);
        git(&root, &["commit", "--quiet", "-m", "new"]);
        (dir, root)
    }

    fn text(tree: &dyn Tree, path: &str) -> Option<String> {
        tree.read(path).unwrap().map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn reads_each_commit() {
        let (_dir, root) = sample();
        let repository = Repository::open(&root).unwrap();
        let old = git(&root, &["rev-parse", "HEAD~"]);
        for rev in [old.as_str(), &old[..9], "HEAD~", "main~1"] {
            let revision = repository.revision(rev).unwrap();
            assert_eq!(revision.commit(), old);
            assert_eq!(text(&revision, "src/monst.c").as_deref(), Some("old"), "{rev}");
        }
        let new = repository.revision("HEAD").unwrap();
        assert_eq!(text(&new, "src/monst.c").as_deref(), Some("new"));
        for path in ["src", "absent", "src/monst.c/x"] {
            assert_eq!(text(&new, path), None, "{path}");
            assert!(!new.has(path));
        }
        assert!(new.read("../x").is_err());
        assert_eq!(new.folders("")[..1], ["src"]);
        assert_eq!(new.folders("absent"), [""; 0]);
        assert_eq!(new.files("src")[..1], ["monst.c"]);
        assert_eq!(new.files("absent"), [""; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_within_the_tree_only() {
        let (_dir, root) = sample();
        let new = Repository::open(root).unwrap().revision("HEAD").unwrap();
        assert_eq!(text(&new, "code/monst.c").as_deref(), Some("new"));
        assert_eq!(text(&new, "src/same.c").as_deref(), Some("new"));
        assert_eq!(text(&new, "code/same.c").as_deref(), Some("new"));
        for path in ["src/out", "absolute", "loop"] {
            assert!(new.read(path).is_err(), "{path}");
        }
    }

    #[test]
    fn bare_shallow_and_linked_repositories_are_read() {
        let (dir, root) = sample();
        let source = format!("file://{}", root.display());
        git(dir.path(), &["clone", "--quiet", "--bare", "--depth", "1", &source, "bare"]);
        git(&root, &["worktree", "add", "--quiet", "../linked", "HEAD~"]);
        for (name, expected) in [("bare", "new"), ("linked", "old")] {
            let revision = Repository::open(dir.path().join(name)).unwrap().revision("HEAD").unwrap();
            assert_eq!(text(&revision, "src/monst.c").as_deref(), Some(expected), "{name}");
        }
        assert!(Repository::open(dir.path().join("bare")).unwrap().revision("HEAD~").is_err());
    }

    #[test]
    fn a_folder_in_a_work_tree_leads_to_its_repository() {
        let (dir, root) = sample();
        git(dir.path(), &["clone", "--quiet", "--bare", &root.display().to_string(), "game/bare"]);
        for (path, inner) in [("game", ""), ("game/src", "src"), ("game/bare", ""), ("game/.git", "")] {
            let (repository, found) = Repository::containing(dir.path().join(path)).unwrap();
            assert_eq!(found, inner, "{path}");
            assert_eq!(text(&repository.revision("HEAD").unwrap(), "src/monst.c").as_deref(), Some("new"), "{path}");
        }
        assert!(Repository::containing(dir.path().join("absent")).is_err());
    }

    #[test]
    fn errors_say_what_is_missing() {
        let (dir, root) = sample();
        assert!(Repository::open(dir.path()).unwrap_err().reason().starts_with("it is no git repository"));
        let error = Repository::open(&root).unwrap().revision("0123456789abcdef0123456789abcdef01234567").unwrap_err();
        assert!(error.reason().starts_with("it has no readable commit 0123456789"), "{error}");
    }
}
