//! Which commits of a history have the same at the places that a reading looks at.

use crate::place::Listing;
use crate::revision::unreadable;
use crate::{Answer, Commit, OpenError, Place, Repository};
use gix::ObjectId;
use gix::objs::tree::EntryKind;
use parser::source::TreeError;
use std::collections::{BTreeSet, HashMap};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// What the commits of a history have at certain places.
///
/// A folder that did not change from one commit to the next is not looked into again, so this takes little more than
/// reading each commit's root.
#[derive(Debug)]
pub struct Scan {
    places: BTreeSet<Place>,
    folders: Vec<Folder>,
    summaries: Vec<Arc<Summary>>,
    classes: Vec<Result<Class, TreeError>>,
}

/// The commits that have the same at all places of a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(u32);

/// A folder with places in it: the names that are looked at.
#[derive(Debug, Default)]
struct Folder {
    /// Each name, and the folder of this name, where there are places in that; sorted.
    names: Vec<(String, Option<usize>)>,
    /// Whether the names of its folders are looked at.
    lists_folders: bool,
    /// Whether the names of its files are looked at.
    lists_files: bool,
}

impl Folder {
    /// Notes a name that is looked at, and gives the folder of this name; `below` is its number if it is a new one.
    fn name(&mut self, name: &str, below: Option<usize>) -> Option<usize> {
        match self.position(name.as_bytes()) {
            Ok(at) => {
                let known = &mut self.names.get_mut(at)?.1;
                *known = known.or(below);
                below.and(*known)
            }
            Err(at) => {
                self.names.insert(at, (name.to_owned(), below));
                below
            }
        }
    }

    fn position(&self, name: &[u8]) -> Result<usize, usize> {
        self.names.binary_search_by(|(known, _)| known.as_bytes().cmp(name))
    }
}

/// What is in a folder, as far as it is looked at.
struct Look {
    /// What stands under each name.
    entries: Vec<Option<(EntryKind, ObjectId)>>,
    folders: Vec<String>,
    files: Vec<String>,
}

/// What some tree has at the places in a folder.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Summary {
    /// What is under each name, in their order, and the summary of what is in it.
    found: Vec<(Answer, Option<Class>)>,
    folders: Vec<String>,
    files: Vec<String>,
}

impl Repository {
    /// What commits have at places.
    ///
    /// # Errors
    /// There are more different ones than can be told apart. A commit whose tree cannot be read is an error of its own.
    pub fn scan(&self, commits: &[Commit], places: BTreeSet<Place>) -> Result<Scan, OpenError> {
        let folders = folders(&places);
        let interner = Mutex::default();
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let part = commits.len().div_ceil(threads).max(1);
        let classes = thread::scope(|scope| {
            let scan = |commits: &[Commit]| Scanner::new(self, &folders, &interner).classes(commits);
            let threads: Vec<_> = commits.chunks(part).map(|commits| scope.spawn(move || scan(commits))).collect();
            threads.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
        });
        let classes = classes.map_err(|_| self.lacks("left", &"a thread that read them ended"))?.concat();
        let Interner { summaries, .. } = interner.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(Scan { places, folders, summaries, classes })
    }
}

/// The folders with places in them; the root is the first.
fn folders(places: &BTreeSet<Place>) -> Vec<Folder> {
    let mut folders = vec![Folder::default()];
    for place in places {
        let (names, listing) = place.parts();
        let mut names = names.peekable();
        let mut at = 0;
        while let Some(name) = names.next() {
            let next = folders.len();
            let is_passed = names.peek().is_some() || listing.is_some();
            let below = folders.get_mut(at).and_then(|folder| folder.name(name, is_passed.then_some(next)));
            if let Some(below) = below {
                at = below;
            }
            if below == Some(next) {
                folders.push(Folder::default());
            }
        }
        if let Some(folder) = folders.get_mut(at) {
            folder.lists_folders |= listing == Some(Listing::Folders);
            folder.lists_files |= listing == Some(Listing::Files);
        }
    }
    folders
}

/// Gives the same number to the same summary.
#[derive(Debug, Default)]
struct Interner {
    summaries: Vec<Arc<Summary>>,
    numbers: HashMap<Arc<Summary>, Class>,
}

impl Interner {
    fn number(&mut self, summary: Summary) -> Class {
        let summary = Arc::new(summary);
        let next = Class(self.summaries.len() as u32);
        let number = *self.numbers.entry(Arc::clone(&summary)).or_insert(next);
        if number == next {
            self.summaries.push(summary);
        }
        number
    }
}

/// One thread's part of a scan.
struct Scanner<'s> {
    repository: gix::Repository,
    folders: &'s [Folder],
    interner: &'s Mutex<Interner>,
    /// What was found in each folder that has been looked into, by its number and by git's hash of it.
    known: HashMap<(usize, ObjectId), Class>,
}

impl<'s> Scanner<'s> {
    fn new(repository: &Repository, folders: &'s [Folder], interner: &'s Mutex<Interner>) -> Self {
        Self { repository: repository.local(), folders, interner, known: HashMap::new() }
    }

    /// The classes of commits, from the last to the first: git keeps an older folder as what differs from a newer one, so
    /// that the newer one is at hand.
    fn classes(mut self, commits: &[Commit]) -> Vec<Result<Class, TreeError>> {
        let mut classes: Vec<_> = commits.iter().rev().map(|commit| self.class(0, commit.tree)).collect();
        classes.reverse();
        classes
    }

    /// What is in the folder with this number where git's hash of it is `tree`.
    fn class(&mut self, number: usize, tree: ObjectId) -> Result<Class, TreeError> {
        if let Some(class) = self.known.get(&(number, tree)) {
            return Ok(*class);
        }
        let Some(folder) = self.folders.get(number) else { return Err(TreeError::new("", "it has no such folder")) };
        let Look { entries, folders, files } =
            self.look(folder, tree).map_err(|error| unreadable("a folder", &error))?;
        let mut found = Vec::with_capacity(entries.len());
        for (entry, (_, below)) in entries.into_iter().zip(&folder.names) {
            let inner = match (entry, below) {
                (Some((EntryKind::Tree, id)), Some(below)) => Some(self.class(*below, id)?),
                _ => None,
            };
            found.push((Answer::of(entry), inner));
        }
        let class =
            self.interner.lock().unwrap_or_else(PoisonError::into_inner).number(Summary { found, folders, files });
        self.known.insert((number, tree), class);
        Ok(class)
    }

    /// What is in a folder, as far as it is looked at.
    fn look(&self, folder: &Folder, tree: ObjectId) -> Result<Look, gix::Error> {
        let mut look = Look { entries: vec![None; folder.names.len()], folders: Vec::new(), files: Vec::new() };
        for entry in self.repository.find_tree(tree)?.iter() {
            let entry = entry?;
            let kind = entry.mode().kind();
            if let Ok(at) = folder.position(entry.filename())
                && let Some(found) = look.entries.get_mut(at)
            {
                *found = Some((kind, entry.object_id()));
            }
            if folder.lists_folders && kind == EntryKind::Tree {
                look.folders.push(entry.filename().to_string());
            }
            if folder.lists_files && entry.mode().is_blob() {
                look.files.push(entry.filename().to_string());
            }
        }
        Ok(look)
    }
}

impl Scan {
    /// The places.
    pub fn places(&self) -> &BTreeSet<Place> {
        &self.places
    }

    /// The class of a commit, by its place among those that were scanned.
    ///
    /// # Errors
    /// A folder in its tree cannot be read, or there is no such commit.
    pub fn class(&self, commit: usize) -> Result<Class, TreeError> {
        self.classes.get(commit).cloned().unwrap_or_else(|| Err(TreeError::new("", "there is no such commit")))
    }

    /// What the commits of a class have at a place; `None` for a place that was not looked at.
    pub fn found(&self, class: Class, place: &Place) -> Option<Answer> {
        let (names, listing) = place.parts();
        let mut names = names.peekable();
        let (mut folder, mut summary) = (self.folders.first()?, self.summary(class)?);
        while let Some(name) = names.next() {
            let at = folder.position(name.as_bytes()).ok()?;
            let (found, inner) = summary.found.get(at)?;
            if names.peek().is_none() && listing.is_none() {
                return Some(found.clone());
            }
            folder = self.folders.get(folder.names.get(at)?.1?)?;
            // Below what is no folder there is nothing.
            let Some(inner) = inner else { return Some(Answer::Absent) };
            summary = self.summary(*inner)?;
        }
        match listing? {
            Listing::Folders => folder.lists_folders.then(|| Answer::Names(summary.folders.clone())),
            Listing::Files => folder.lists_files.then(|| Answer::Names(summary.files.clone())),
        }
    }

    fn summary(&self, class: Class) -> Option<&Summary> {
        self.summaries.get(class.0 as usize).map(|summary| &**summary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::git::git;
    use parser::source::Tree as _;
    use std::fs;

    /// A repository in which each commit changes one thing.
    fn sample() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        git(root, &["init", "--quiet"]);
        let write = |path: &str, text: &str| {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), text).unwrap();
        };
        let commit = |subject: &str| {
            git(root, &["add", "--all"]);
            git(root, &["commit", "--quiet", "-m", subject]);
        };
        write("src/monst.c", "one");
        write("include/a.h", "a");
        commit("begun");
        write("src/other.c", "x");
        commit("a new source");
        write("src/other.c", "y");
        commit("what nobody looks at");
        write("include/a.h", "b");
        commit("a header");
        write("sys/unix/b.h", "b");
        commit("a new header");
        write("game_common/include/c.h", "c");
        commit("a new folder");
        fs::remove_dir_all(root.join("include")).unwrap();
        write("include", "now a file");
        commit("a file instead of a folder");
        #[cfg(unix)]
        {
            fs::remove_file(root.join("include")).unwrap();
            std::os::unix::fs::symlink("sys/unix", root.join("include")).unwrap();
            commit("a link instead of a file");
        }
        dir
    }

    /// Looks where a reading might, and where it then leads.
    fn look(snapshot: &crate::Snapshot<'_>) -> Vec<Option<Vec<u8>>> {
        let mut read: Vec<_> =
            ["src/monst.c", "include/a.h", "include/b.h"].map(|path| snapshot.read(path).unwrap()).into();
        read.extend(snapshot.files("src").into_iter().map(|name| Some(name.into_bytes())));
        for folder in snapshot.folders("") {
            read.push(snapshot.read(&format!("{folder}/include/c.h")).unwrap());
        }
        if !snapshot.has("include/b.h") {
            read.push(snapshot.read("sys/unix/b.h").unwrap());
        }
        read
    }

    #[test]
    fn a_scan_finds_what_a_reading_finds() {
        let dir = sample();
        let repository = Repository::open(dir.path()).unwrap();
        let commits = repository.history("HEAD", false).unwrap();
        let reader = repository.reader();
        let readings = commits.iter().map(|commit| {
            let snapshot = reader.snapshot(commit);
            let read = look(&snapshot);
            (snapshot.into_seen(), read)
        });
        let readings: Vec<_> = readings.collect();
        let places = readings.iter().flat_map(|(seen, _)| seen.keys().cloned()).collect();
        let scan = repository.scan(&commits, places).unwrap();
        for (at, (seen, read)) in readings.iter().enumerate() {
            let class = scan.class(at).unwrap();
            for (place, answer) in seen {
                assert_eq!(scan.found(class, place).as_ref(), Some(answer), "{place} in commit {at}");
            }
            // Who finds the same has read the same.
            for (other, (_, other_read)) in readings.iter().enumerate() {
                assert!(scan.class(other).unwrap() != class || read == other_read, "commits {at} and {other}");
            }
        }
        let classes: BTreeSet<_> = (0..commits.len()).map(|at| scan.class(at).unwrap()).collect();
        assert_eq!(classes.len(), commits.len() - 1);
        assert_eq!(scan.class(1).unwrap(), scan.class(2).unwrap());
        assert_eq!(scan.found(scan.class(0).unwrap(), &Place::from_text("src/other.c")), None);
    }
}
