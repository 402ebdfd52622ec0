//! Brings one tree after another by whatever way has it.

use super::apt::{Apt, Kind};
use super::git::Git;
use super::verify::{Files, collect};
use super::{Fault, State, lay, local, verify};
use crate::Workspace;
use crate::sources::Edition;
use std::fmt;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use tree::{Tarball, Tree};

/// Brings trees, and remembers between them what cannot be reached.
#[derive(Debug)]
pub struct Vendor<'a> {
    workspace: &'a Workspace,
    from: Vec<PathBuf>,
    replace: bool,
    git: Git,
    /// Made at its first use, as the lists take seconds to fetch.
    apt: Option<Result<Apt, String>>,
}

/// What came of bringing a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was there, and is verified.
    Present {
        /// How many files it has.
        files: usize,
    },
    /// It was brought.
    Brought {
        /// Where from.
        way: String,
        /// How many files it has.
        files: usize,
    },
    /// It is not there; why each way failed.
    Absent {
        /// The reasons, in the order of the ways.
        reasons: Vec<String>,
    },
    /// Something else is there, and was left as it is.
    Kept {
        /// What is wrong with it.
        fault: Fault,
        /// Whether it holds files that are not pinned, and so is somebody's own.
        own: bool,
    },
}

impl Outcome {
    /// Whether the tree is there now, verified.
    pub fn is_there(&self) -> bool {
        matches!(self, Self::Present { .. } | Self::Brought { .. })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Present { files } => write!(f, "present: {files} files, verified"),
            Self::Brought { way, files } => write!(f, "brought: {files} files from {way}"),
            Self::Absent { reasons } => write!(f, "absent: {}", reasons.join("; ")),
            Self::Kept { fault, own: true } => write!(f, "left as it is, for it holds files of its own: {fault}"),
            Self::Kept { fault, own: false } => write!(f, "left as it is (--replace lays it anew): {fault}"),
        }
    }
}

impl<'a> Vendor<'a> {
    /// Brings trees to where `workspace` has them, from the network.
    pub fn new(workspace: &'a Workspace) -> Self {
        Self { workspace, from: Vec::new(), replace: false, git: Git::default(), apt: None }
    }

    /// Brings them from these local places instead, unless there are none.
    #[must_use]
    pub fn from(mut self, paths: Vec<PathBuf>) -> Self {
        self.from = paths;
        self
    }

    /// Whether a tree whose files differ from their pins is laid anew.
    #[must_use]
    pub fn replace(mut self, replace: bool) -> Self {
        self.replace = replace;
        self
    }

    /// Brings the tree of `edition`, unless it is there.
    pub fn bring(&mut self, edition: &Edition) -> Outcome {
        let target = self.workspace.tree(&edition.id);
        match verify(edition, &target) {
            State::Present => return Outcome::Present { files: edition.files.len() },
            State::Absent => {}
            State::Faulty(fault) => {
                // A tree that merely lacks files, as after a new pin, is nothing to lose.
                let may_go = self.replace || matches!(fault, Fault::Missing { .. });
                let own = !lay::holds_only(&target, |path| edition.files.contains_key(path));
                if own || !may_go {
                    return Outcome::Kept { fault, own };
                }
            }
        }
        if edition.files.is_empty() {
            return Outcome::Absent { reasons: vec![Fault::Unpinned.to_string()] };
        }
        let (way, files) = match self.get(edition) {
            Ok(brought) => brought,
            Err(reasons) => return Outcome::Absent { reasons },
        };
        let _lock = lay::lock(self.workspace.trees());
        // Somebody else may have brought it in the meantime.
        if verify(edition, &target) == State::Present {
            return Outcome::Present { files: files.len() };
        }
        match lay::lay(&files, &target) {
            Ok(()) => Outcome::Brought { way, files: files.len() },
            Err(error) => Outcome::Absent { reasons: vec![format!("cannot write {} ({error})", target.display())] },
        }
    }

    /// The pinned files by the first way that has them, or why none has.
    fn get(&mut self, edition: &Edition) -> Result<(String, Files), Vec<String>> {
        let mut reasons = Vec::new();
        if self.from.is_empty() {
            for way in [Self::by_git, Self::by_debian] {
                match way(self, edition) {
                    Ok(brought) => return Ok(brought),
                    Err(reason) => reasons.push(reason),
                }
            }
        }
        for path in &self.from {
            let read =
                || collect(edition, &*local::open(edition, path)?).map_err(|fault| in_tree(&path.display(), &fault));
            match read() {
                Ok(files) => return Ok((path.display().to_string(), files)),
                Err(reason) => reasons.push(reason),
            }
        }
        Err(reasons)
    }

    fn by_git(&mut self, edition: &Edition) -> Result<(String, Files), String> {
        let Some(git) = &edition.git else { return Err("it has no git repository".to_owned()) };
        note(format_args!("fetching {} at {} …", git.url, git.commit));
        let tree = self.git.fetch(&git.url, &git.commit)?;
        checked(edition, &tree, format!("{} at {}", git.url, git.commit))
    }

    fn by_debian(&mut self, edition: &Edition) -> Result<(String, Files), String> {
        let Some(debian) = &edition.debian else { return Err("Debian does not have it".to_owned()) };
        note(format_args!("fetching the Debian source package {} …", debian.package));
        let apt = self
            .apt
            .get_or_insert_with(|| Apt::update(Path::new("/etc/apt"), Kind::Source))
            .as_ref()
            .map_err(Clone::clone)?;
        let version = apt.version(&debian.package, &debian.version)?;
        let tarball = apt.download(&debian.package, &version)?;
        let tree = Tarball::open(tarball).map_err(|error| error.to_string())?;
        checked(edition, &tree, format!("Debian source package {} {version}", debian.package))
    }
}

/// Tells somebody who waits what for.
fn note(message: fmt::Arguments<'_>) {
    if io::stderr().is_terminal() {
        errln!("{message}");
    }
}

/// The pinned files in `tree`, which came by `way`.
fn checked(edition: &Edition, tree: &dyn Tree, way: String) -> Result<(String, Files), String> {
    match collect(edition, tree) {
        Ok(files) => Ok((way, files)),
        Err(fault) => Err(in_tree(&way, &fault)),
    }
}

fn in_tree(way: &dyn fmt::Display, fault: &Fault) -> String {
    format!("{way}: {fault}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest::Digest;
    use crate::sources::Sources;
    use crate::sources::tests::stanza;
    use std::fs;

    /// A workspace, an edition with one file `mons`, and a checkout in which that file says `text`.
    fn sample(text: &str) -> (tempfile::TempDir, Workspace, Edition, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(dir.path(), None);
        let edition = Sources::parse(&stanza("mons")).unwrap().editions()[0].clone();
        let checkout = dir.path().join("checkout");
        fs::create_dir_all(checkout.join("src")).unwrap();
        fs::write(checkout.join("src/monst.c"), text).unwrap();
        fs::write(checkout.join("README"), "not pinned").unwrap();
        (dir, workspace, edition, checkout)
    }

    fn bring(workspace: &Workspace, edition: &Edition, from: &Path) -> Outcome {
        Vendor::new(workspace).from(vec![from.to_owned()]).bring(edition)
    }

    #[test]
    fn a_checkout_is_brought_once() {
        let (_dir, workspace, edition, checkout) = sample("mons");
        let brought = bring(&workspace, &edition, &checkout);
        assert_eq!(brought, Outcome::Brought { way: checkout.display().to_string(), files: 1 });
        assert!(!workspace.tree(&edition.id).join("README").exists(), "only pinned files are laid");
        assert_eq!(bring(&workspace, &edition, &checkout), Outcome::Present { files: 1 });
    }

    #[test]
    fn a_tree_that_many_bring_at_once_is_there() {
        let (_dir, workspace, edition, checkout) = sample("mons");
        let outcomes: Vec<Outcome> = std::thread::scope(|scope| {
            let bring = || scope.spawn(|| bring(&workspace, &edition, &checkout));
            let threads: Vec<_> = std::iter::repeat_with(bring).take(8).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(outcomes.iter().all(Outcome::is_there), "{outcomes:?}");
        let brought = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Brought { .. }));
        assert_eq!(brought.count(), 1, "{outcomes:?}");
    }

    #[test]
    fn a_folder_of_trees_is_taken() {
        let (dir, workspace, edition, checkout) = sample("mons");
        fs::create_dir(dir.path().join("trees")).unwrap();
        fs::rename(checkout, dir.path().join("trees").join(&edition.id)).unwrap();
        assert!(bring(&workspace, &edition, &dir.path().join("trees")).is_there());
    }

    #[test]
    fn a_mismatch_names_the_file_and_both_digests_and_installs_nothing() {
        let (_dir, workspace, edition, checkout) = sample("mans");
        let outcome = bring(&workspace, &edition, &checkout);
        let message = outcome.to_string();
        for part in ["src/monst.c", Digest::of("mons").as_str(), Digest::of("mans").as_str()] {
            assert!(message.contains(part), "{message}");
        }
        assert!(!outcome.is_there() && !workspace.trees().exists());
    }

    #[test]
    fn an_edited_tree_is_left_alone_unless_asked() {
        let (_dir, workspace, edition, checkout) = sample("mons");
        bring(&workspace, &edition, &checkout);
        let file = workspace.tree(&edition.id).join("src/monst.c");
        fs::write(&file, "edited").unwrap();
        assert!(matches!(
            bring(&workspace, &edition, &checkout),
            Outcome::Kept { fault: Fault::Mismatch { .. }, own: false }
        ));
        assert_eq!(fs::read_to_string(&file).unwrap(), "edited");

        let mut vendor = Vendor::new(&workspace).from(vec![checkout]).replace(true);
        let note = workspace.tree(&edition.id).join("note");
        fs::write(&note, "mine").unwrap();
        assert!(matches!(vendor.bring(&edition), Outcome::Kept { own: true, .. }), "somebody works there");
        fs::remove_file(note).unwrap();
        assert!(vendor.bring(&edition).is_there());
        assert_eq!(fs::read_to_string(&file).unwrap(), "mons");
    }

    #[test]
    fn a_place_without_the_tree_is_named() {
        let (dir, workspace, edition, _checkout) = sample("mons");
        let message = bring(&workspace, &edition, dir.path()).to_string();
        assert_eq!(message, format!("absent: {} has no src/monst.c", dir.path().display()));
    }
}
