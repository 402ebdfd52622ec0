//! Findings: what a check has to say of a table.

use crate::Identity;
use model::{Edition, Monster};
use std::fmt;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; it may well be meant.
    Note,
    /// The game does something that its authors hardly want.
    Warning,
    /// The table contradicts the tree's own code.
    Error,
}

impl Severity {
    /// Every severity, from the least.
    pub const ALL: [Self; 3] = [Self::Note, Self::Warning, Self::Error];

    /// Its name: `note`, `warning`, `error`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a finding is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// One row.
    Monster {
        /// Its index in `mons[]`.
        index: u16,
        /// Its PM name without the prefix.
        symbol: String,
        /// Its name.
        name: String,
    },
    /// A class, by its C name: `S_EEL`.
    Class(String),
    /// What was accepted of a row or class, by the name that it had.
    Accepted(String),
}

/// Where a finding is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, from the tree's root.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1; `None` where only the line is known, as of an edition that is compiled in.
    pub column: Option<u32>,
    /// How many characters are meant, at least 1.
    pub width: u32,
    /// The whole line; empty where it is not known.
    pub text: String,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The id of the check that made it.
    pub id: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What it is about.
    pub subject: Subject,
    /// What is wrong, and what the game does because of it.
    pub message: String,
    /// The member of the row that it is about, by its C name: `difficulty`, `mattk[2].damd`.
    pub field: Option<String>,
    /// What tells it from others of its check about the same member: a C name in that such as `M2_MALE`, or what else
    /// it is about.
    pub detail: Option<String>,
    /// Where it is; the row, or a class's first one.
    pub place: Option<Place>,
}

impl Finding {
    /// A finding about a row, at the line where that begins.
    pub fn of(check: &super::Check, monster: &Monster, message: String) -> Self {
        let subject = Subject::Monster {
            index: monster.id.0,
            symbol: monster.symbol.clone().into_owned(),
            name: monster.name().to_owned(),
        };
        let severity = check.severity;
        Self { id: check.id, severity, subject, message, field: None, detail: None, place: Some(place_of(monster)) }
    }

    /// A finding about a class, at the line of the first of these rows.
    pub fn of_class(check: &super::Check, class: &str, rows: &[&Monster], message: String) -> Self {
        let place = rows.first().map(|monster| place_of(monster));
        let subject = Subject::Class(class.to_owned());
        Self { id: check.id, severity: check.severity, subject, message, field: None, detail: None, place }
    }

    /// The same about one member of the row.
    #[must_use]
    pub fn field(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// The same about one C name in that member, or about whatever else tells it from others.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// The same with another severity than the check's own.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Its row in an edition, where it is about one.
    pub fn monster<'a>(&self, edition: &'a Edition) -> Option<&'a Monster> {
        match &self.subject {
            Subject::Monster { index, .. } => edition.monsters.get(usize::from(*index)),
            Subject::Class(_) | Subject::Accepted(_) => None,
        }
    }

    /// What it is known again by.
    pub fn identity(&self) -> Identity<'_> {
        let (field, detail) = (self.field.as_deref(), self.detail.as_deref());
        Identity { id: self.id, subject: self.subject_name(), field, detail }
    }

    /// What a baseline knows a subject by: a row's PM name, a class's C name.
    pub fn subject_name(&self) -> &str {
        match &self.subject {
            Subject::Monster { symbol, .. } => symbol,
            Subject::Class(name) | Subject::Accepted(name) => name,
        }
    }
}

fn place_of(monster: &Monster) -> Place {
    let line = &monster.line;
    Place { file: line.file.clone().into_owned(), line: line.line, column: None, width: 1, text: String::new() }
}
