//! What commands about monsters are asked.

use super::Names;
use crate::output::Format;
use clap::{Args, ValueEnum};
use engine::fields::Field;
use std::path::PathBuf;

/// The editions in question.
#[derive(Debug, Args)]
pub struct Editions {
    /// Editions' ids (see `monstr editions`), or paths as for `monstr dump` [default: the newest vanilla edition]
    #[arg(
        short,
        long,
        value_name = "EDITION|TREE,…",
        env = "MONSTR_EDITION",
        hide_env_values = true,
        value_delimiter = ','
    )]
    pub edition: Vec<String>,

    #[command(flatten)]
    pub names: Names,
}

/// `monstr show`.
#[derive(Debug, Args)]
pub struct Show {
    /// The monster, or several
    #[arg(value_name = "NAME", required = true)]
    pub monsters: Vec<String>,

    /// One line of at most 400 characters for each, as bots of chat rooms give it
    #[arg(long, conflicts_with = "format")]
    pub line: bool,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub editions: Editions,
}

/// `monstr list`.
#[derive(Debug, Args)]
pub struct List {
    /// Conditions that must all hold: a field, an operator (=, !=, <, <=, >, >=, ~) and a value
    #[arg(value_name = "FILTER")]
    pub filter: Vec<String>,

    /// What to sort by; a minus sign turns the order round [default: the order of the table]
    #[arg(long, value_name = "FIELD,…", value_delimiter = ',', value_parser = sort_key, allow_hyphen_values = true)]
    pub sort: Vec<SortKey>,

    /// The fields that are shown, in this order; not for JSON, which has everything
    #[arg(long, value_name = "FIELD,…", value_delimiter = ',', value_parser = field)]
    pub columns: Vec<Field>,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: ListFormat,

    #[command(flatten)]
    pub editions: Editions,
}

/// The form of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ListFormat {
    /// For people; it may change.
    #[default]
    Text,
    /// For programs; docs/schema/ has its schema.
    Json,
    /// Comma-separated values: the edition, and the columns.
    Csv,
}

/// A field to sort by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey {
    /// Which.
    pub field: Field,
    /// Whether the greatest comes first.
    pub descending: bool,
}

/// Reads the name of a field.
fn field(text: &str) -> Result<Field, String> {
    let names = || Field::ALL.iter().map(|field| field.name()).collect::<Vec<_>>().join(", ");
    Field::from_name(text).ok_or_else(|| format!("there is no such field; there are {}", names()))
}

/// Reads what to sort by.
fn sort_key(text: &str) -> Result<SortKey, String> {
    let name = text.strip_prefix('-');
    Ok(SortKey { field: field(name.unwrap_or(text))?, descending: name.is_some() })
}

/// `monstr export`.
#[derive(Debug, Args)]
pub struct Export {
    /// The monsters, by name as for `monstr show` [default: all]
    #[arg(value_name = "NAME")]
    pub monsters: Vec<String>,

    /// Every edition that is compiled in
    #[arg(long)]
    pub all: bool,

    /// Write a file for each edition into this folder, all or none, instead of the standard output
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: ExportFormat,

    #[command(flatten)]
    pub editions: Editions,
}

/// The form of an export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// A JSON document for each edition.
    #[default]
    Json,
    /// Comma-separated values, a line for each monster.
    Csv,
    /// NetHackWiki's infobox for each monster.
    Wiki,
    /// A table for NetHackWiki, sorted by difficulty, then by experience.
    WikiTable,
    /// A table in Markdown.
    Markdown,
}

impl ExportFormat {
    /// How the name of a file of this form ends.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Wiki => "wiki",
            Self::WikiTable => "table.wiki",
            Self::Markdown => "md",
        }
    }
}
