//! How an audit is to be made: levels, and rules.

use crate::{Check, Severity};
use model::DifficultyRule;
use std::collections::BTreeMap;

/// At which level a check's findings are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Not at all: the check is not made.
    Off,
    /// As the check itself says.
    Default,
    /// At this severity, all of them.
    At(Severity),
}

/// How an audit is to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Levels of checks by id, where they are not the checks' own.
    pub levels: BTreeMap<String, Level>,
    /// The rule against which difficulties are held, where it is not to be the edition's own.
    pub difficulty: Option<DifficultyRule>,
}

impl Settings {
    /// The level of a check; `None` where nobody has said anything of it.
    pub(crate) fn level(&self, check: &Check) -> Option<Level> {
        self.levels.get(check.id).copied()
    }
}
