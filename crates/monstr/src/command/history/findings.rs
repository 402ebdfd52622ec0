//! What an audit says of a table, commit by commit.

use audit::{Identity, Settings, Subject};
use model::Edition;
use serde::{Deserialize, Serialize};

/// One finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    pub id: String,
    pub severity: String,
    /// What it is about: a monster's PM name, or a class's C name.
    pub subject: String,
    /// The member of the row, where a row may have several findings of one check.
    pub field: Option<String>,
    /// What tells it from others of its check about that member.
    pub detail: Option<String>,
    pub index: Option<u16>,
    pub symbol: Option<String>,
    pub name: Option<String>,
    pub message: String,
    pub file: Option<String>,
    pub line: Option<u32>,
}

impl Finding {
    fn identity(&self) -> Identity<'_> {
        let Self { id, subject, field, detail, .. } = self;
        Identity { id, subject, field: field.as_deref(), detail: detail.as_deref() }
    }
}

impl From<audit::Finding> for Finding {
    fn from(finding: audit::Finding) -> Self {
        let subject = finding.subject_name().to_owned();
        let (index, symbol, name) = match finding.subject {
            Subject::Monster { index, symbol, name } => (Some(index), Some(symbol), Some(name)),
            Subject::Class(_) | Subject::Accepted(_) => (None, None, None),
        };
        Self {
            id: finding.id.to_owned(),
            severity: finding.severity.id().to_owned(),
            subject,
            field: finding.field,
            detail: finding.detail,
            index,
            symbol,
            name,
            message: finding.message,
            line: finding.place.as_ref().map(|place| place.line),
            file: finding.place.map(|place| place.file),
        }
    }
}

/// What an audit says of one table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Audited {
    findings: Vec<Finding>,
    /// The ids of the checks that were not made.
    not_run: Vec<String>,
}

/// The findings that a commit brought, and those that it ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    pub new: Vec<Finding>,
    pub gone: Vec<Finding>,
    /// The ids of the checks that were not made of the new table, of which nobody knows what there is to find.
    pub not_run: Vec<String>,
}

impl Findings {
    /// Those that came between two tables.
    pub fn between(old: &Audited, new: &Audited) -> Self {
        let without = |these: &Audited, those: &Audited| -> Vec<Finding> {
            let is_new =
                |finding: &&Finding| !those.findings.iter().any(|other| finding.identity() == other.identity());
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
    Audited {
        findings: audit.findings.into_iter().map(Finding::from).collect(),
        not_run: audit.not_run.into_iter().map(str::to_owned).collect(),
    }
}
