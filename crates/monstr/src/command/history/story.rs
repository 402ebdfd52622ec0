//! What became of a table, commit by commit.

use super::findings::Findings;
use crate::command::diff::document::{Row, Rows};
use crate::exit::Failure;
use engine::names::nearest;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What became of a table: what its commits changed, the oldest first, and how many there are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Story {
    /// How many commits there are.
    pub commits: usize,
    /// How many of them have another input for the table than their first parents.
    pub touching: usize,
    /// How many different inputs there are.
    pub inputs: usize,
    /// How many commits have no table.
    pub without: usize,
    /// How many have one that cannot be read.
    pub unreadable: usize,
    /// Whether the next telling is bound to be the same: not where git's objects could not be read.
    #[serde(skip)]
    pub may_be_kept: bool,
    /// The commits at which the table differs, or cannot be read any more.
    pub events: Vec<Event>,
}

/// A commit that changed the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// The full hash.
    pub commit: String,
    /// When it was written.
    pub date: String,
    /// The first line of its message.
    pub subject: String,
    /// What it did to the table.
    #[serde(flatten)]
    pub what: What,
}

/// What a commit did to the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum What {
    /// It cannot be read.
    Error {
        /// Why.
        error: String,
    },
    /// It differs.
    Change(Box<Change>),
}

/// In what a table differs from an earlier one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The commit that it is compared with: the first parent, or where that has no table that can be read, the nearest
    /// before it that has; null for the first table.
    pub parent: Option<String>,
    /// How many monsters there are now.
    pub rows: usize,
    /// The rows that differ.
    #[serde(flatten)]
    pub difference: Rows,
    /// With `--audit`: what the commit brought and ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub findings: Option<Findings>,
}

impl Story {
    /// Leaves only what became of one monster, by a name that it has or had.
    pub fn of(&mut self, called: &str) -> Result<(), Failure> {
        let symbols = self.symbols(called)?;
        let is_meant = |symbol: &str| symbols.contains(symbol);
        self.events.retain_mut(|event| match &mut event.what {
            What::Error { .. } => true,
            What::Change(change) => {
                change.difference.retain(is_meant);
                if let Some(findings) = &mut change.findings {
                    for list in [&mut findings.new, &mut findings.gone] {
                        list.retain(|finding| finding.symbol.as_deref().is_some_and(is_meant));
                    }
                }
                !change.difference.is_empty() || change.findings.as_ref().is_some_and(|findings| !findings.is_empty())
            }
        });
        Ok(())
    }

    /// All PM names of the monster that is or was called so.
    fn symbols(&self, called: &str) -> Result<BTreeSet<String>, Failure> {
        let symbol = called.strip_prefix("PM_").unwrap_or(called);
        let changes = || {
            self.events.iter().filter_map(|event| match &event.what {
                What::Change(change) => Some(&change.difference),
                What::Error { .. } => None,
            })
        };
        let renamed = || changes().flat_map(|rows| &rows.renamed);
        // Each row came with some commit, the first table's rows with the first.
        let rows = || changes().flat_map(|rows| &rows.added);
        let mut named: Vec<(&str, &str)> = rows().map(|Row { symbol, name, .. }| (&**symbol, &**name)).collect();
        for called in renamed().flat_map(|renamed| [&renamed.old, &renamed.new]) {
            let names = [Some(&called.name), called.male.as_ref(), called.female.as_ref()];
            named.extend(names.into_iter().flatten().map(|name| (&*called.symbol, &**name)));
        }
        let by_symbol = named.iter().filter(|(known, _)| *known == symbol);
        let mut found: BTreeSet<&str> = by_symbol.map(|(known, _)| *known).collect();
        if found.is_empty() {
            let by_name = named.iter().filter(|(_, name)| name.eq_ignore_ascii_case(called));
            found = by_name.map(|(known, _)| *known).collect();
        }
        if found.is_empty() {
            let near =
                nearest(&called.to_lowercase(), named.iter().map(|(_, name)| *name), strsim::damerau_levenshtein);
            let message = format!("no commit has a monster called {called}; the nearest are {}", near.join(", "));
            return Err(Failure::Usage(message));
        }
        // Other symbols that it had, before and after.
        loop {
            let before = found.len();
            for renamed in renamed() {
                let (old, new) = (&*renamed.old.symbol, &*renamed.new.symbol);
                if found.contains(old) || found.contains(new) {
                    found.extend([old, new]);
                }
            }
            if found.len() == before {
                return Ok(found.into_iter().map(str::to_owned).collect());
            }
        }
    }
}
