//! What an audit says of a table, commit by commit.

use crate::command::audit::entry::Entry;
use audit::{Finding, Settings};
use model::Edition;
use serde::{Deserialize, Serialize};

/// What an audit says of one table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Audited {
    findings: Vec<Entry>,
    /// The ids of the checks that were not made.
    not_run: Vec<String>,
}

/// The findings that a commit brought, and those that it ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub new: Vec<Entry>,
    pub gone: Vec<Entry>,
    /// The ids of the checks that were not made of the new table, of which nobody knows what there is to find.
    pub not_run: Vec<String>,
}

impl Findings {
    /// Those that came between two tables.
    pub fn between(old: &Audited, new: &Audited) -> Self {
        let without = |these: &Audited, those: &Audited| -> Vec<Entry> {
            let is_new = |finding: &&Entry| !those.findings.iter().any(|other| finding.identity() == other.identity());
            these.findings.iter().filter(is_new).cloned().collect()
        };
        Self { new: without(new, old), gone: without(old, new), not_run: new.not_run.clone() }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.new.is_empty() && self.gone.is_empty()
    }
}

/// What an audit says of a table. What only the rest of the source tells is not looked at: the table of each commit is
/// read alone.
pub fn audit(edition: &Edition) -> Audited {
    let audit = audit::audit(edition, None, &Settings::default());
    let entry = |finding: &Finding| Entry::of(finding, finding.place.as_ref().map(|place| place.file.clone()));
    Audited {
        findings: audit.findings.iter().map(entry).collect(),
        not_run: audit.not_run.into_iter().map(str::to_owned).collect(),
    }
}
