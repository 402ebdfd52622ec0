//! What `monstr audit` is asked.

use super::Names;
use clap::{ArgGroup, Args, ValueEnum};
use model::DifficultyRule;
use std::path::PathBuf;

/// The forms in which findings are reported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For people; it may change.
    #[default]
    Text,
    /// For programs; its schema is in docs/schema/.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Annotations of a GitHub workflow.
    Github,
    /// `JUnit` XML, for what shows results of tests.
    Junit,
}

/// What a finding must at least be for the exit status to be 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum FailOn {
    #[default]
    Error,
    Warning,
    Note,
}

impl From<FailOn> for audit::Severity {
    fn from(fail_on: FailOn) -> Self {
        match fail_on {
            FailOn::Error => Self::Error,
            FailOn::Warning => Self::Warning,
            FailOn::Note => Self::Note,
        }
    }
}

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("what").required(true).args(["subject", "explain", "list"]))]
pub struct Audit {
    /// An edition's id (see `monstr editions`), or a path as for `monstr dump`
    #[arg(value_name = "EDITION|TREE")]
    pub subject: Option<String>,

    /// Say what a check is for, and where the game has the rule
    #[arg(long, value_name = "ID")]
    pub explain: Option<String>,

    /// List the checks
    #[arg(long)]
    pub list: bool,

    /// Hold difficulties against this rule: classic, 3.7, 5.0 or slashem
    #[arg(long, value_name = "RULE", value_parser = rule)]
    pub rule: Option<DifficultyRule>,

    /// Exit with 1 if there is a finding that is at least so bad
    #[arg(long, value_enum, default_value_t, value_name = "SEVERITY")]
    pub fail_on: FailOn,

    /// Take levels, rules and accepted findings from this file [default: monstr.toml in TREE]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Accept all findings: write them into that file, and take those out that no longer occur
    #[arg(long, conflicts_with_all = ["since", "form"])]
    pub write_baseline: bool,

    /// Report only what a git revision of TREE has not
    #[arg(long, value_name = "REV")]
    pub since: Option<String>,

    /// The form of the result
    #[arg(long = "format", id = "form", value_enum, default_value_t)]
    pub format: Form,

    #[command(flatten)]
    pub names: Names,
}

/// A rule of difficulty by its name.
pub fn rule(name: &str) -> Result<DifficultyRule, String> {
    DifficultyRule::ALL.into_iter().find(|rule| rule.id() == name).ok_or_else(|| {
        let names = DifficultyRule::ALL.map(DifficultyRule::id);
        format!("there is no rule of difficulty called `{name}`; the rules are {}", names.join(", "))
    })
}
