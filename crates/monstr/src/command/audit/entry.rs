//! A finding as JSON, in an audit and in a history.

use audit::{Finding, Identity, Subject};
use serde::{Deserialize, Serialize};

/// One finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub id: String,
    pub severity: String,
    /// What it is about: a monster's PM name, or a class's C name.
    pub subject: String,
    /// The member of the row, where it is about one.
    pub field: Option<String>,
    /// What tells it from others of its check about that member.
    pub detail: Option<String>,
    pub index: Option<u16>,
    pub symbol: Option<String>,
    pub name: Option<String>,
    pub message: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
}

impl Entry {
    /// A finding; its file is called so.
    pub fn of(finding: &Finding, file: Option<String>) -> Self {
        let (index, symbol, name) = match &finding.subject {
            Subject::Monster { index, symbol, name } => (Some(*index), Some(symbol.clone()), Some(name.clone())),
            Subject::Class(_) | Subject::Accepted(_) => (None, None, None),
        };
        Self {
            id: finding.id.to_owned(),
            severity: finding.severity.id().to_owned(),
            subject: finding.subject_name().to_owned(),
            field: finding.field.clone(),
            detail: finding.detail.clone(),
            index,
            symbol,
            name,
            message: finding.message.clone(),
            file,
            line: finding.place.as_ref().map(|place| place.line),
            column: finding.place.as_ref().and_then(|place| place.column),
        }
    }

    /// What the finding is known again by.
    pub fn identity(&self) -> Identity<'_> {
        let Self { id, subject, field, detail, .. } = self;
        Identity { id, subject, field: field.as_deref(), detail: detail.as_deref() }
    }
}
