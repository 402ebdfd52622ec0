//! The tables of a history: each is read once, or known from an earlier run.

use super::cache::{Cache, key};
use super::findings::{self, Audited};
use crate::command::diff::document::Rows;
use crate::exit::Failure;
use audit::difference::Pairs;
use model::Edition;
use parser::Request;
use parser::source::{Kind, Severity, TreeError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use tree::{Class, Commit, Place, Reader, Repository, Scan, Snapshot};

/// How many sets of places are tried for a commit, those that were right last first: where readings look changes rarely.
/// A table that is not found in this way is read again.
const TRIED: usize = 32;

/// What of reading a table is kept from one run to the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Record {
    /// It was read.
    Table {
        /// How many monsters it has.
        rows: usize,
    },
    /// There is none.
    Absent,
    /// It cannot be read, and why.
    Unreadable(String),
}

/// The table of one commit, and of all others that have the same where its reading looked.
pub struct Table {
    /// The key of all that was read for it.
    pub key: String,
    /// What came of it.
    pub record: Record,
    /// What an audit says of it, where that was asked and it can be read.
    pub audited: Option<Audited>,
    /// Whether the next reading is bound to bring the same: not where git's objects could not be read.
    pub may_be_kept: bool,
    /// Where its reading looked.
    pub places: Arc<BTreeSet<Place>>,
    /// A commit that has it.
    commit: Commit,
    /// The table itself; one that is known from an earlier run is read only when it is asked for.
    edition: OnceLock<Option<Edition>>,
}

impl Table {
    /// What stands for the table of a commit whose folders cannot be read.
    pub fn unreadable(commit: &Commit, error: &TreeError) -> Self {
        Self {
            key: key(["unreadable", &commit.id()]),
            record: Record::Unreadable(error.to_string()),
            audited: None,
            may_be_kept: false,
            places: Arc::default(),
            commit: commit.clone(),
            edition: OnceLock::from(None),
        }
    }
}

/// Reads tables, and knows those that were read.
pub struct Tables<'a> {
    repository: &'a Repository,
    request: &'a Request,
    cache: &'a Cache,
    /// All that decides what an audit finds, where one is asked for.
    auditor: Option<&'a str>,
    /// Readers that no thread is using.
    idle: Mutex<Vec<Reader>>,
    /// The sets of places at which readings looked, the one that was right last at the end.
    sets: Mutex<Vec<Arc<BTreeSet<Place>>>>,
    /// The tables that somebody still holds.
    living: Mutex<HashMap<String, Weak<Table>>>,
}

impl<'a> Tables<'a> {
    /// The tables of a repository; with an `auditor` each with its findings.
    pub fn new(repository: &'a Repository, request: &'a Request, cache: &'a Cache, auditor: Option<&'a str>) -> Self {
        let sets = cache.all::<Vec<String>>("places");
        let sets = sets.iter().map(|set| Arc::new(set.iter().map(|place| Place::from_text(place)).collect())).collect();
        Self {
            repository,
            request,
            cache,
            auditor,
            idle: Mutex::default(),
            sets: Mutex::new(sets),
            living: Mutex::default(),
        }
    }

    /// All places at which some reading looked.
    pub fn places(&self) -> BTreeSet<Place> {
        lock(&self.sets).iter().flat_map(|set| set.iter().cloned()).collect()
    }

    /// The tables of some commits that have one class in a scan, each with its commit's place in the history: all the
    /// same, unless a reading looks where the scan did not. Then those behind it are scanned again, there too.
    pub fn of(
        &self,
        commits: &[Commit],
        scan: &Arc<Scan>,
        class: Class,
        members: &[usize],
    ) -> Result<Vec<(usize, Arc<Table>)>, Failure> {
        let mut found = Vec::with_capacity(members.len());
        let mut pending = vec![(Arc::clone(scan), class, members.to_vec())];
        while let Some((scan, class, members)) = pending.pop() {
            let Some((first, rest)) = members.split_first() else { continue };
            let Some(commit) = commits.get(*first) else { continue };
            let table = self.known(commit, &scan, class).unwrap_or_else(|| self.read(commit));
            found.push((*first, Arc::clone(&table)));
            if rest.is_empty() || table.places.is_subset(scan.places()) {
                found.extend(rest.iter().map(|at| (*at, Arc::clone(&table))));
                continue;
            }
            let rest: Vec<_> = rest.iter().filter_map(|at| Some((*at, commits.get(*at)?.clone()))).collect();
            let (rest, again): (Vec<_>, Vec<_>) = rest.into_iter().unzip();
            let scan = Arc::new(self.repository.scan(&again, scan.places() | &table.places)?);
            let mut classes: HashMap<Class, Vec<usize>> = HashMap::new();
            for (index, (at, commit)) in rest.into_iter().zip(&again).enumerate() {
                match scan.class(index) {
                    Ok(class) => classes.entry(class).or_default().push(at),
                    Err(error) => found.push((at, Arc::new(Table::unreadable(commit, &error)))),
                }
            }
            pending.extend(classes.into_iter().map(|(class, members)| (Arc::clone(&scan), class, members)));
        }
        Ok(found)
    }

    /// The table, if one was read where the same was found at all places at which its reading looked: reading looks where
    /// it looks because of what it found before.
    fn known(&self, commit: &Commit, scan: &Scan, class: Class) -> Option<Arc<Table>> {
        let answers: Option<Vec<_>> =
            scan.places().iter().map(|place| Some((place, scan.found(class, place)?.to_string()))).collect();
        let answers = answers?;
        let sets: Vec<_> = lock(&self.sets).iter().rev().take(TRIED).cloned().collect();
        for set in sets {
            // Both are sorted.
            let mut all = answers.iter();
            let seen: Option<Vec<_>> = set.iter().map(|place| all.find(|(known, _)| *known == place)).collect();
            let Some(seen) = seen else { continue };
            let key = key_of(seen.into_iter().map(|(place, answer)| (*place, &**answer)));
            let living = lock(&self.living).get(&key).and_then(Weak::upgrade);
            let table = living.or_else(|| self.kept(commit, &key, &set));
            if table.is_some() {
                self.prefer(&set);
                return table;
            }
        }
        None
    }

    /// The table as an earlier run kept it; none where findings are asked for that were not kept.
    fn kept(&self, commit: &Commit, key: &str, places: &Arc<BTreeSet<Place>>) -> Option<Arc<Table>> {
        let record = self.cache.get("tables", key)?;
        let audited = match (self.auditor, &record) {
            (Some(auditor), Record::Table { .. }) => Some(self.cache.get("findings", &audit_key(key, auditor))?),
            _ => None,
        };
        Some(self.hold(Table {
            key: key.to_owned(),
            record,
            audited,
            may_be_kept: true,
            places: Arc::clone(places),
            commit: commit.clone(),
            edition: OnceLock::new(),
        }))
    }

    /// Reads the table of a commit.
    pub fn read(&self, commit: &Commit) -> Arc<Table> {
        let reader = lock(&self.idle).pop().unwrap_or_else(|| self.repository.reader());
        let snapshot = reader.snapshot(commit);
        let read = read(&snapshot, self.request, self.auditor.is_some());
        let seen = snapshot.into_seen();
        lock(&self.idle).push(reader);
        let answers: Vec<_> = seen.iter().map(|(place, answer)| (place, answer.to_string())).collect();
        let key = key_of(answers.iter().map(|(place, answer)| (*place, &**answer)));
        let places = Arc::new(seen.into_keys().collect());
        let places = self.prefer(&places);
        if read.may_be_kept {
            self.cache.put("tables", &key, &read.record);
            if let (Some(auditor), Some(audited)) = (self.auditor, &read.audited) {
                self.cache.put("findings", &audit_key(&key, auditor), audited);
            }
        }
        self.hold(Table {
            key,
            record: read.record,
            audited: read.audited,
            may_be_kept: read.may_be_kept,
            places,
            commit: commit.clone(),
            edition: OnceLock::from(read.edition),
        })
    }

    /// Tries this set of places first from now on; the same set as one that is known is that one.
    fn prefer(&self, set: &Arc<BTreeSet<Place>>) -> Arc<BTreeSet<Place>> {
        let mut sets = lock(&self.sets);
        if let Some(at) = sets.iter().rposition(|known| known == set) {
            let known = sets.remove(at);
            sets.push(Arc::clone(&known));
            return known;
        }
        sets.push(Arc::clone(set));
        drop(sets);
        let texts: Vec<_> = set.iter().map(ToString::to_string).collect();
        self.cache.put("places", &key(&texts), &texts);
        Arc::clone(set)
    }

    fn hold(&self, table: Table) -> Arc<Table> {
        let table = Arc::new(table);
        lock(&self.living).insert(table.key.clone(), Arc::downgrade(&table));
        table
    }

    /// What differs between two tables; with no old one, all monsters are new.
    pub fn difference(&self, old: Option<&Table>, new: &Table) -> Result<Rows, Failure> {
        let pair = key([old.map_or("", |old| &old.key), &new.key]);
        if let Some(rows) = self.cache.get("differences", &pair) {
            return Ok(rows);
        }
        let new = self.edition(new)?;
        let rows = match old {
            Some(old) => Rows::from(&Pairs::of(self.edition(old)?, new).difference()),
            None => {
                let nothing = Edition { monsters: Vec::new().into(), ..new.clone() };
                Rows::from(&Pairs::of(&nothing, new).difference())
            }
        };
        self.cache.put("differences", &pair, &rows);
        Ok(rows)
    }

    fn edition<'t>(&self, table: &'t Table) -> Result<&'t Edition, Failure> {
        let read = || {
            let reader = lock(&self.idle).pop().unwrap_or_else(|| self.repository.reader());
            let edition = read(&reader.snapshot(&table.commit), self.request, false).edition;
            lock(&self.idle).push(reader);
            edition
        };
        let edition = table.edition.get_or_init(read).as_ref();
        edition.ok_or_else(|| Failure::Usage(format!("the table of {} can no longer be read", table.commit.id())))
    }
}

/// What came of reading a table.
struct Read {
    record: Record,
    audited: Option<Audited>,
    edition: Option<Edition>,
    may_be_kept: bool,
}

fn read(snapshot: &Snapshot<'_>, request: &Request, audit: bool) -> Read {
    let unread = |record, may_be_kept| Read { record, audited: None, edition: None, may_be_kept };
    if !parser::has_table(snapshot, request) {
        return unread(Record::Absent, true);
    }
    let parser::Reading { table, mut diagnostics, .. } = parser::read(snapshot, request);
    let mut edition = None;
    if let Some(table) = table.filter(|_| !diagnostics.has_errors()) {
        let identity = table.identify();
        let (bound, more) = table.bind(identity);
        diagnostics.append(more);
        edition = bound.filter(|_| !diagnostics.has_errors());
    }
    let Some(edition) = edition else {
        let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error);
        let why = errors.clone().next().map_or_else(|| "its rows are no monsters".to_owned(), ToString::to_string);
        let may_be_kept = errors.clone().all(|error| error.kind() != Kind::UnreadableFile);
        return unread(Record::Unreadable(why), may_be_kept);
    };
    let audited = audit.then(|| findings::audit(&edition));
    let record = Record::Table { rows: edition.monsters.len() };
    Read { record, audited, edition: Some(edition), may_be_kept: true }
}

/// The key of what was found at places.
fn key_of<'s>(seen: impl IntoIterator<Item = (&'s Place, &'s str)>) -> String {
    key(seen.into_iter().flat_map(|(place, answer)| [place.as_str(), answer]))
}

/// The key of what an audit finds in a table.
fn audit_key(table: &str, auditor: &str) -> String {
    key([table, auditor])
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
