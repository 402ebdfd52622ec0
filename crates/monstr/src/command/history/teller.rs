//! Goes over the commits of a history, and notes what each did to the table.

use super::findings::{Audited, Findings};
use super::story::{Change, Event, Story, What};
use super::tables::{Record, Table, Tables};
use crate::exit::Failure;
use crate::in_order::in_order;
use crate::progress;
use indicatif::ProgressBar;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use tree::{Class, Commit, Repository, Scan};

/// How many commits are read before the others are looked at, to learn where readings look.
const SAMPLES: usize = 32;

/// What became of the table in these commits.
pub fn tell(repository: &Repository, commits: &[Commit], tables: &Tables<'_>) -> Result<Story, Failure> {
    let progress = progress::bar(commits.len() as u64, "commits");
    let samples = samples(commits, tables)?;
    let scan = Arc::new(repository.scan(commits, tables.places())?);
    let mut teller = Teller::new(repository, commits, tables);
    teller.tell(&scan, &progress)?;
    drop(samples);
    progress.finish_and_clear();
    Ok(teller.finish())
}

/// Reads some tables from all over the history, unless an earlier run tells where readings look. They are kept, so that
/// they are not read again.
fn samples(commits: &[Commit], tables: &Tables<'_>) -> Result<Vec<Arc<Table>>, Failure> {
    if !tables.places().is_empty() {
        return Ok(Vec::new());
    }
    let last = commits.len().saturating_sub(1);
    let chosen: BTreeSet<_> = (0..SAMPLES).map(|sample| last * sample / (SAMPLES - 1)).collect();
    let chosen: Vec<_> = chosen.into_iter().filter_map(|at| commits.get(at)).collect();
    let mut samples = Vec::new();
    let read = |at: usize| chosen.get(at).map(|commit| tables.read(commit));
    in_order(chosen.len(), read, |_, table| {
        samples.extend(table);
        Ok::<_, Failure>(())
    })?;
    Ok(samples)
}

/// What a commit leaves to those after it.
#[derive(Clone)]
struct State {
    /// Its own table, be it readable or not.
    own: Arc<Table>,
    /// The nearest table that can be read, from it back over first parents, and the commit that has it.
    last: Option<(usize, Arc<Table>)>,
}

struct Teller<'a> {
    repository: &'a Repository,
    commits: &'a [Commit],
    tables: &'a Tables<'a>,
    /// What each commit leaves, as long as it is some later commit's first parent.
    states: HashMap<usize, State>,
    /// How many later commits have each as their first parent.
    children: Vec<usize>,
    inputs: HashSet<String>,
    story: Story,
}

impl<'a> Teller<'a> {
    fn new(repository: &'a Repository, commits: &'a [Commit], tables: &'a Tables<'a>) -> Self {
        let mut children = vec![0; commits.len()];
        for parent in commits.iter().filter_map(Commit::parent) {
            children.get_mut(parent).into_iter().for_each(|count| *count += 1);
        }
        let story = Story { commits: commits.len(), may_be_kept: true, ..Story::default() };
        Self { repository, commits, tables, states: HashMap::new(), children, inputs: HashSet::new(), story }
    }

    fn finish(mut self) -> Story {
        self.story.inputs = self.inputs.len();
        self.story
    }

    /// Goes over the commits, which were scanned.
    ///
    /// The classes are gone through in the order in which they first come, so that a commit's table is there when the
    /// commit is told.
    fn tell(&mut self, scan: &Arc<Scan>, progress: &ProgressBar) -> Result<(), Failure> {
        let plan = Plan::new(self.commits, scan);
        let (tables, commits) = (self.tables, self.commits);
        let read = |task: usize| {
            let members = plan.members.get(task).map_or(&[][..], Vec::as_slice);
            let Some((first, commit)) = members.first().and_then(|at| Some((*at, commits.get(*at)?))) else {
                return Ok(Vec::new());
            };
            match scan.class(first) {
                Ok(class) => tables.of(commits, scan, class, members),
                Err(error) => Ok(vec![(first, Arc::new(Table::unreadable(commit, &error)))]),
            }
        };
        // The tables of commits that are not told yet.
        let mut held: HashMap<usize, Arc<Table>> = HashMap::new();
        in_order(plan.members.len(), read, |task, found| {
            held.extend(found?);
            for at in plan.commits_of(task) {
                if let Some(table) = held.remove(&at) {
                    self.commit(at, table)?;
                }
                progress.inc(1);
            }
            Ok(())
        })
    }

    /// Notes what one commit did.
    fn commit(&mut self, at: usize, table: Arc<Table>) -> Result<(), Failure> {
        let Some(commit) = self.commits.get(at) else { return Ok(()) };
        let before = commit.parent().and_then(|parent| self.take(parent));
        let is_same = before.as_ref().is_some_and(|before| before.own.key == table.key);
        let had_table = before.as_ref().is_some_and(|before| !matches!(before.own.record, Record::Absent));
        let mut last = before.and_then(|before| before.last);
        if !is_same {
            self.story.touching += usize::from(had_table || !matches!(table.record, Record::Absent));
            self.inputs.insert(table.key.clone());
        }
        self.story.may_be_kept &= table.may_be_kept;
        match &table.record {
            Record::Absent => self.story.without += 1,
            Record::Unreadable(_) => self.story.unreadable += 1,
            Record::Table { .. } => {}
        }
        match &table.record {
            Record::Absent if had_table && !is_same => {
                self.event(commit, What::Error { error: "there is no monster table any more".to_owned() })?;
            }
            Record::Unreadable(error) if !is_same => self.event(commit, What::Error { error: error.clone() })?,
            Record::Absent | Record::Unreadable(_) => {}
            Record::Table { .. } => {
                let change = if is_same { None } else { self.change(last.as_ref(), &table)? };
                if let Some(change) = change {
                    self.event(commit, What::Change(Box::new(change)))?;
                }
                last = Some((at, Arc::clone(&table)));
            }
        }
        if self.children.get(at).is_some_and(|children| *children > 0) {
            self.states.insert(at, State { own: table, last });
        }
        Ok(())
    }

    /// What a commit left, given to one of those whose first parent it is.
    fn take(&mut self, parent: usize) -> Option<State> {
        let left = self.children.get_mut(parent)?;
        *left = left.saturating_sub(1);
        if *left == 0 { self.states.remove(&parent) } else { self.states.get(&parent).cloned() }
    }

    /// In what a table differs from the last one; `None` where it does not.
    fn change(&self, last: Option<&(usize, Arc<Table>)>, table: &Table) -> Result<Option<Change>, Failure> {
        if last.is_some_and(|(_, last)| last.key == table.key) {
            return Ok(None);
        }
        let difference = self.tables.difference(last.map(|(_, last)| &**last), table)?;
        let Record::Table { rows } = &table.record else { return Ok(None) };
        let nothing = Audited::default();
        let old = last.and_then(|(_, last)| last.audited.as_ref()).unwrap_or(&nothing);
        let findings = table.audited.as_ref().map(|new| Findings::between(old, new));
        if difference.is_empty() && findings.as_ref().is_none_or(Findings::is_empty) {
            return Ok(None);
        }
        let parent = last.and_then(|(at, _)| self.commits.get(*at)).map(Commit::id);
        Ok(Some(Change { parent, rows: *rows, difference, findings }))
    }

    fn event(&mut self, commit: &Commit, what: What) -> Result<(), Failure> {
        let description = self.repository.describe(commit)?;
        let event = Event { commit: commit.id(), date: description.date, subject: description.subject, what };
        self.story.events.push(event);
        Ok(())
    }
}

/// Which commits have one class: each class is a task, in the order in which they first come.
struct Plan {
    members: Vec<Vec<usize>>,
    /// How many commits there are.
    commits: usize,
}

impl Plan {
    fn new(commits: &[Commit], scan: &Scan) -> Self {
        let mut members: Vec<Vec<usize>> = Vec::new();
        let mut known: HashMap<Class, usize> = HashMap::new();
        for at in 0..commits.len() {
            let new = members.len();
            // A commit that cannot be read is like no other.
            let task = scan.class(at).map_or(new, |class| *known.entry(class).or_insert(new));
            match members.get_mut(task) {
                Some(members) => members.push(at),
                None => members.push(vec![at]),
            }
        }
        Self { members, commits: commits.len() }
    }

    /// The commits that can be told once a task is done, and not before.
    fn commits_of(&self, task: usize) -> std::ops::Range<usize> {
        let first = |task: usize| self.members.get(task).and_then(|members| members.first());
        first(task).copied().unwrap_or(self.commits)..first(task + 1).copied().unwrap_or(self.commits)
    }
}
