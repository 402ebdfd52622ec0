//! The commits that led to a revision.

use crate::{OpenError, Repository};
use gix::ObjectId;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// A commit of a history.
#[derive(Clone, Debug)]
pub struct Commit {
    pub(crate) id: ObjectId,
    pub(crate) tree: ObjectId,
    parent: Option<usize>,
}

impl Commit {
    /// The full hash.
    pub fn id(&self) -> String {
        self.id.to_string()
    }

    /// Which commit of the history is its first parent; `None` where it has none, or a shallow clone lacks it.
    pub fn parent(&self) -> Option<usize> {
        self.parent
    }
}

/// What a commit says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// When it was written, in its author's time zone: `2025-05-29T20:15:06+03:00`.
    pub date: String,
    /// The first line of its message.
    pub subject: String,
}

/// A commit as it stands in the repository.
struct Entry {
    id: ObjectId,
    tree: ObjectId,
    parents: Vec<ObjectId>,
    seconds: i64,
}

impl Repository {
    /// All that decides which history a revision has: the hash of its commit, and where a shallow clone ends.
    ///
    /// # Errors
    /// The repository has no such commit.
    pub fn identity(&self, rev: &str) -> Result<String, OpenError> {
        let tip = self.commit(rev)?;
        let mut ends: Vec<_> = self.shallow()?.iter().map(ToString::to_string).collect();
        ends.sort_unstable();
        Ok([tip.to_string()].into_iter().chain(ends).collect::<Vec<_>>().join(" "))
    }

    /// All commits that led to a revision, each behind its parents, and else as they were committed; with `first_parent`
    /// those alone that first parents lead to.
    ///
    /// # Errors
    /// The repository has no such commit, or lacks one that led to it.
    pub fn history(&self, rev: &str, first_parent: bool) -> Result<Vec<Commit>, OpenError> {
        let tip = self.commit(rev)?;
        let ends = self.shallow()?;
        let repository = self.local();
        let mut entries = Vec::new();
        let mut pending = vec![tip];
        let mut seen = HashSet::from([tip]);
        while let Some(id) = pending.pop() {
            let mut entry = entry(&repository, id).map_err(|error| self.lacks(id, &error))?;
            if ends.contains(&id) {
                entry.parents.clear();
            }
            entry.parents.truncate(if first_parent { 1 } else { usize::MAX });
            pending.extend(entry.parents.iter().copied().filter(|parent| seen.insert(*parent)));
            entries.push(entry);
        }
        Ok(in_order(&entries))
    }

    /// What a commit says of itself.
    ///
    /// # Errors
    /// The repository lacks it, or it is malformed.
    pub fn describe(&self, commit: &Commit) -> Result<Description, OpenError> {
        let wrong = |error: &dyn std::fmt::Display| self.lacks(commit.id, error);
        let repository = self.local();
        let found = repository.find_commit(commit.id).map_err(|error| wrong(&error))?;
        let time = found.author().and_then(|author| author.time()).map_err(|error| wrong(&error))?;
        let date = time.format(gix::date::time::format::ISO8601_STRICT).map_err(|error| wrong(&error))?;
        let subject = found.message_raw().map_err(|error| wrong(&error))?;
        let subject = subject.to_string();
        Ok(Description { date, subject: subject.lines().next().unwrap_or_default().trim_end().to_owned() })
    }

    /// The commits at which a shallow clone ends.
    fn shallow(&self) -> Result<HashSet<ObjectId>, OpenError> {
        let ends = self.local().shallow_commits().map_err(|error| self.lacks("at which it ends", &error))?;
        Ok(ends.map_or_else(HashSet::new, |ends| ends.iter().copied().collect()))
    }
}

fn entry(repository: &gix::Repository, id: ObjectId) -> Result<Entry, Box<dyn std::error::Error>> {
    let object = repository.find_object(id)?;
    let commit = object.try_into_commit()?;
    let decoded = commit.decode()?;
    let (tree, parents, seconds) = (decoded.tree(), decoded.parents().collect(), decoded.committer()?.time()?.seconds);
    Ok(Entry { id, tree, parents, seconds })
}

/// The commits with each behind its parents: of those whose parents are all there, the one that was committed first
/// comes next.
fn in_order(entries: &[Entry]) -> Vec<Commit> {
    let places: HashMap<ObjectId, usize> = entries.iter().enumerate().map(|(at, entry)| (entry.id, at)).collect();
    let mut waits_for: Vec<usize> = vec![0; entries.len()];
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); entries.len()];
    for (at, entry) in entries.iter().enumerate() {
        let parents: HashSet<_> = entry.parents.iter().filter_map(|parent| places.get(parent).copied()).collect();
        if let Some(count) = waits_for.get_mut(at) {
            *count = parents.len();
        }
        for parent in parents {
            children.get_mut(parent).into_iter().for_each(|children| children.push(at));
        }
    }
    let key = |at: usize| entries.get(at).map(|entry| Reverse((entry.seconds, entry.id, at)));
    let roots = waits_for.iter().enumerate().filter(|(_, count)| **count == 0).filter_map(|(at, _)| key(at));
    let mut ready: BinaryHeap<_> = roots.collect();
    let mut ordered = Vec::with_capacity(entries.len());
    let mut positions: HashMap<ObjectId, usize> = HashMap::with_capacity(entries.len());
    while let Some(Reverse((_, _, at))) = ready.pop() {
        let Some(entry) = entries.get(at) else { continue };
        let parent = entry.parents.first().and_then(|parent| positions.get(parent).copied());
        positions.insert(entry.id, ordered.len());
        ordered.push(Commit { id: entry.id, tree: entry.tree, parent });
        for child in children.get(at).into_iter().flatten() {
            let Some(count) = waits_for.get_mut(*child) else { continue };
            *count -= 1;
            if *count == 0 {
                ready.extend(key(*child));
            }
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::git::git;
    use std::path::Path;

    /// A main line of two commits, a branch of two from the first, and their merge.
    fn sample() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path();
        git(root, &["init", "--quiet"]);
        commit(root, "first");
        git(root, &["checkout", "--quiet", "-b", "side"]);
        commit(root, "side one");
        commit(root, "side two");
        git(root, &["checkout", "--quiet", "main"]);
        commit(root, "second");
        git(root, &["merge", "--quiet", "--no-ff", "-m", "merge", "side"]);
        dir
    }

    fn commit(root: &Path, subject: &str) {
        let date = "2001-02-03T04:05:06+07:00";
        git(root, &["commit", "--quiet", "--allow-empty", "--date", date, "-m", &format!("{subject}\n\nMore.")]);
    }

    /// The subjects of a history, each with its first parent's.
    fn subjects(repository: &Repository, rev: &str, first_parent: bool) -> Vec<(String, Option<String>)> {
        let commits = repository.history(rev, first_parent).unwrap();
        let subject = |at: usize| repository.describe(&commits[at]).unwrap().subject;
        (0..commits.len()).map(|at| (subject(at), commits[at].parent().map(subject))).collect()
    }

    #[test]
    fn a_commit_is_behind_its_parents() {
        let dir = sample();
        let repository = Repository::open(dir.path()).unwrap();
        let all = subjects(&repository, "HEAD", false);
        assert_eq!(all.first(), Some(&("first".to_owned(), None)));
        assert_eq!(all.last(), Some(&("merge".to_owned(), Some("second".to_owned()))));
        let place = |subject: &str| all.iter().position(|(found, _)| found == subject).unwrap();
        assert!(place("side one") < place("side two"));
        assert_eq!(all[place("side two")].1.as_deref(), Some("side one"));
        assert_eq!(all.len(), 5);
    }

    #[test]
    fn first_parents_are_a_line() {
        let dir = sample();
        let repository = Repository::open(dir.path()).unwrap();
        let line: Vec<_> = subjects(&repository, "HEAD", true).into_iter().map(|(subject, _)| subject).collect();
        assert_eq!(line, ["first", "second", "merge"]);
        let before: Vec<_> = subjects(&repository, "HEAD~", true).into_iter().map(|(subject, _)| subject).collect();
        assert_eq!(before, ["first", "second"]);
    }

    #[test]
    fn a_shallow_clone_begins_where_it_ends() {
        let dir = sample();
        let source = format!("file://{}", dir.path().display());
        git(dir.path(), &["clone", "--quiet", "--bare", "--depth", "2", &source, "clone"]);
        let clone = Repository::open(dir.path().join("clone")).unwrap();
        let found = subjects(&clone, "HEAD", false);
        assert_eq!(found.len(), 3);
        assert!(found.contains(&("second".to_owned(), None)), "{found:?}");
        let whole = Repository::open(dir.path()).unwrap();
        assert_ne!(clone.identity("HEAD").unwrap(), whole.identity("HEAD").unwrap());
        assert_eq!(whole.identity("HEAD").unwrap(), whole.identity("main").unwrap());
    }

    #[test]
    fn a_commit_says_when_and_what() {
        let dir = sample();
        let repository = Repository::open(dir.path()).unwrap();
        let commits = repository.history("HEAD", true).unwrap();
        let description = repository.describe(&commits[0]).unwrap();
        assert_eq!((&*description.date, &*description.subject), ("2001-02-03T04:05:06+07:00", "first"));
        assert_eq!(commits[0].id(), git(dir.path(), &["rev-parse", "HEAD~2"]));
    }

    #[test]
    fn what_is_missing_is_said() {
        let dir = sample();
        let repository = Repository::open(dir.path()).unwrap();
        for error in [repository.history("absent", false).err(), repository.identity("absent").err()] {
            assert!(error.unwrap().reason().starts_with("it has no readable commit absent"));
        }
    }
}
