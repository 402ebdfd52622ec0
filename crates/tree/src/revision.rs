//! A revision of a git repository, read without a checkout.

use crate::links::{Entry, resolve};
use crate::{MAX_FILE, OpenError, path, too_large};
use gix::ObjectId;
use gix::objs::tree::{EntryKind, EntryMode};
use parser::source::{Tree, TreeError};
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

    /// The tree of `rev`: a full or abbreviated commit hash, or any name of a commit that git knows.
    ///
    /// # Errors
    /// The repository has no such commit, or only a part of it.
    pub fn revision(&self, rev: &str) -> Result<Revision, OpenError> {
        let wrong = |error: &dyn std::fmt::Display| {
            OpenError::new(&self.path, format!("it has no readable commit {rev} ({error})"))
        };
        let repository = self.repository.to_thread_local();
        let object = repository.rev_parse_single(rev).map_err(|error| wrong(&error))?;
        let object = object.object().map_err(|error| wrong(&error))?;
        let commit = object.peel_to_commit().map_err(|error| wrong(&error))?;
        let tree = commit.tree_id().map_err(|error| wrong(&error))?.detach();
        repository.find_tree(tree).map_err(|error| wrong(&error))?;
        Ok(Revision { repository: self.repository.clone(), commit: commit.id, tree })
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
        let unreadable = |error: gix::Error| TreeError::new(path, error.to_string());
        resolve(self.tree, path, &components, |folder, name| {
            let folder = repository.find_tree(folder).map_err(unreadable)?;
            let Some(entry) = folder.find_entry(name) else { return Ok(Entry::Other) };
            let id = entry.object_id();
            Ok(match entry.mode().kind() {
                EntryKind::Tree => Entry::Folder(id),
                EntryKind::Blob | EntryKind::BlobExecutable => Entry::File(id),
                EntryKind::Link => {
                    let target = blob(repository, path, id, MAX_TARGET)?;
                    Entry::Link(String::from_utf8(target).map_err(|_| TreeError::new(path, "a link is not UTF-8"))?)
                }
                // A submodule: its files are in another repository.
                EntryKind::Commit => Entry::Other,
            })
        })
    }
}

impl Revision {
    /// The names of those entries of the folder at `path` that are of a kind; `None` where there is no such folder. Links
    /// are not followed.
    fn names(&self, path: &str, is_wanted: impl Fn(EntryMode) -> bool) -> Option<Vec<String>> {
        let repository = self.repository.to_thread_local();
        let mut folder = repository.find_tree(self.tree).ok()?;
        for name in path.split('/').filter(|name| !name.is_empty()) {
            let id = folder.find_entry(name).filter(|entry| entry.mode().is_tree())?.object_id();
            folder = repository.find_tree(id).ok()?;
        }
        let entries = folder.iter().flatten().filter(|entry| is_wanted(entry.mode()));
        Some(entries.map(|entry| entry.filename().to_string()).collect())
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
        self.names(path, |mode| mode.is_tree()).unwrap_or_default()
    }

    fn files(&self, path: &str) -> Vec<String> {
        self.names(path, |mode| mode.is_blob()).unwrap_or_default()
    }
}

/// The bytes of the blob `id`, at most `limit`.
fn blob(repository: &gix::Repository, path: &str, id: ObjectId, limit: u64) -> Result<Vec<u8>, TreeError> {
    let unreadable = |error: gix::Error| TreeError::new(path, error.to_string());
    // The size stands in front of the object, so a large one is never unpacked.
    if repository.find_header(id).map_err(unreadable)?.size() > limit {
        return Err(too_large(path));
    }
    Ok(repository.find_blob(id).map_err(unreadable)?.take_data())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    fn git(dir: &Path, arguments: &[&str]) -> String {
        let output = Command::new("git")
            .current_dir(dir)
            .args(["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "init.defaultBranch=main"])
            .args(["-c", "commit.gpgSign=false", "-c", "protocol.file.allow=always"])
            .args(arguments)
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env_remove("GIT_DIR")
            .env_remove("GIT_INDEX_FILE")
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

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
    fn errors_say_what_is_missing() {
        let (dir, root) = sample();
        assert!(Repository::open(dir.path()).unwrap_err().reason().starts_with("it is no git repository"));
        let error = Repository::open(&root).unwrap().revision("0123456789abcdef0123456789abcdef01234567").unwrap_err();
        assert!(error.reason().starts_with("it has no readable commit 0123456789"), "{error}");
    }
}
