//! What commands about monsters are asked.

use super::Names;
use super::generation::{Branch, Numbers, Place, Plane, numbers};
use crate::output::Format;
use crate::say::told;
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
    Field::from_name(text).ok_or_else(|| format!("there is no such field; there are {}", fields()))
}

/// The names of all fields.
fn fields() -> String {
    Field::ALL.iter().map(|field| field.name()).collect::<Vec<_>>().join(", ")
}

/// Reads what to sort by.
fn sort_key(text: &str) -> Result<SortKey, String> {
    let name = text.strip_prefix('-');
    Ok(SortKey { field: field(name.unwrap_or(text))?, descending: name.is_some() })
}

/// `monstr explain`.
#[derive(Debug, Args)]
pub struct Explain {
    /// The monster, and what about it: difficulty, level, odds, sacrifice, items, polymorph, or a field of `monstr list` [default: all six]
    #[arg(value_name = "NAME", required = true)]
    pub words: Vec<String>,

    /// The difficulty of the level, for odds
    #[arg(long, value_name = "N", conflicts_with = "depth", requires = "xl", help_heading = "Where")]
    pub level_difficulty: Option<i32>,

    /// The depth of the level, or several: 1..50
    #[arg(long, value_name = "N", value_parser = numbers, allow_hyphen_values = true, requires = "xl", help_heading = "Where")]
    pub depth: Option<Numbers>,

    /// The place, as `monstr tables` lists them: medusa, valley; it implies all that follows from it
    #[arg(
        long = "place",
        value_name = "NAME",
        requires = "xl",
        help_heading = "Where",
        conflicts_with_all = ["branch", "plane"]
    )]
    pub preset: Option<String>,

    /// The branch of the dungeon; it implies alignment, Gehennom and temperature
    #[arg(long, value_enum, requires = "xl", help_heading = "Where")]
    pub branch: Option<Branch>,

    /// The depth of the level from which the branch is entered, where it leads up
    #[arg(long, value_name = "N", help_heading = "Where")]
    pub entry: Option<i32>,

    /// A plane of the endgame
    #[arg(long, value_enum, requires = "xl", help_heading = "Where")]
    pub plane: Option<Plane>,

    /// The depth of Moloch's Sanctum, from which the difficulty of the planes follows
    #[arg(long, value_name = "N", requires = "xl", help_heading = "Where")]
    pub sanctum: Option<i32>,

    /// The level is in Gehennom
    #[arg(long, requires = "xl", help_heading = "Where")]
    pub gehennom: bool,

    /// The hero's experience level, or several; what is said of a place needs it
    #[arg(long, value_name = "N", value_parser = numbers, allow_hyphen_values = true, help_heading = "Who")]
    pub xl: Option<Numbers>,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub editions: Editions,
}

impl Explain {
    /// The place that is asked about; `None` where none is.
    pub fn place(&self) -> Option<Place> {
        Some(Place {
            edition: None,
            level_difficulty: self.level_difficulty,
            depth: self.depth,
            preset: self.preset.clone(),
            branch: self.branch,
            entry: self.entry,
            amulet: false,
            deepest: None,
            plane: self.plane,
            sanctum: self.sanctum,
            aggravate: false,
            xl: self.xl?,
            gehennom: self.gehennom,
            genocided: Vec::new(),
            extinct: Vec::new(),
            format: self.format,
            names: Names::default(),
        })
    }
}

/// What is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The difficulty, term by term.
    Difficulty,
    /// The level, and the one with which it comes into the game.
    Level,
    /// Why it can come in a place, or cannot.
    Odds,
    /// What its corpse is worth on an altar.
    Sacrifice,
    /// What it is given.
    Items,
    /// Who changes form.
    Polymorph,
    /// One field.
    Field(Field),
}

/// Reads what is to be explained.
pub fn topic(text: &str) -> Result<Topic, String> {
    Ok(match text {
        "difficulty" => Topic::Difficulty,
        "level" => Topic::Level,
        "odds" => Topic::Odds,
        "sacrifice" => Topic::Sacrifice,
        "items" => Topic::Items,
        "polymorph" => Topic::Polymorph,
        other => Topic::Field(Field::from_name(other).ok_or_else(|| {
            format!(
                "there is no topic {}; there are difficulty, level, odds, sacrifice, items and polymorph, and the \
                 fields {}",
                told(other),
                fields()
            )
        })?),
    })
}

/// `monstr export`.
#[derive(Debug, Args)]
pub struct Export {
    /// The monsters, by name as for `monstr show` [default: all]
    #[arg(value_name = "NAME")]
    pub monsters: Vec<String>,

    /// Every edition that is compiled in, instead of those that -e names
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
    /// Whether a line is a document or a record, and the lines of several editions can follow each other.
    pub const fn is_of_lines(self) -> bool {
        matches!(self, Self::Json | Self::Csv)
    }

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
