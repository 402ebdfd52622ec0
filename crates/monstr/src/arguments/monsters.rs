//! What commands about monsters are asked.

use super::Names;
use crate::output::Format;
use clap::{Args, ValueEnum};
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
