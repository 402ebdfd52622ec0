//! What `monstr diff` is asked.

use super::Names;
use super::generation::{Numbers, numbers};
use clap::{Args, ValueEnum};

/// The form of a difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For people; it may change.
    #[default]
    Text,
    /// For programs; docs/schema/ has its schema.
    Json,
    /// Tables for a pull request, a wiki or a changelog.
    Markdown,
}

/// `monstr diff`.
#[derive(Debug, Args)]
pub struct Diff {
    /// The old table: an edition's id (see `monstr editions`), or a path as for `monstr dump`
    #[arg(value_name = "A")]
    pub old: String,

    /// The new table
    #[arg(value_name = "B")]
    pub new: String,

    /// Only what differs in this field, by its C name: `mlevel`, `mname`, `mattk`, `mattk[2].damd`; may be given several
    /// times
    #[arg(long, value_name = "FIELD")]
    pub only: Vec<String>,

    /// Only this monster, by name or PM_ name; may be given several times
    #[arg(long, value_name = "NAME")]
    pub monster: Vec<String>,

    /// Say whose odds of coming at random changed most, and where, in the main dungeon and by each edition's own rules
    #[arg(long, conflicts_with = "only")]
    pub odds: bool,

    /// The depths that odds are looked at in
    #[arg(
        long,
        value_name = "N",
        value_parser = numbers,
        default_value = "1..30",
        allow_hyphen_values = true,
        requires = "odds"
    )]
    pub depth: Numbers,

    /// The hero's experience levels that odds are looked at for
    #[arg(
        long,
        value_name = "N",
        value_parser = numbers,
        default_value = "1..30",
        allow_hyphen_values = true,
        requires = "odds"
    )]
    pub xl: Numbers,

    /// Exit with 1 if anything differs
    #[arg(long)]
    pub exit_code: bool,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Form,

    #[command(flatten)]
    pub names: Names,
}
