//! What `monstr history` is asked.

use super::Names;
use crate::output::Format;
use clap::Args;
use std::path::PathBuf;

/// `monstr history`.
#[derive(Debug, Args)]
pub struct History {
    /// Only what became of this monster, by a name or PM_ name that it has or had
    #[arg(value_name = "MONSTER")]
    pub monster: Option<String>,

    /// The git repository, bare or not, or the folder of the game in it
    #[arg(long, value_name = "PATH", default_value = ".")]
    pub repo: PathBuf,

    /// The commit whose history it is, by any name that git knows
    #[arg(long, value_name = "REV", default_value = "HEAD")]
    pub rev: String,

    /// Follow the first parent of each merge only
    #[arg(long)]
    pub first_parent: bool,

    /// Where in the repository the game is, such as libnethack [default: where PATH leads]
    #[arg(long, value_name = "FOLDER")]
    pub project: Option<String>,

    /// Say of each commit which findings it brought and which it ended
    #[arg(long)]
    pub audit: bool,

    /// The folder for what is kept from one run to the next; it may be deleted at any time [default: monstr in the
    /// user's folder for caches]
    #[arg(long, value_name = "DIR", conflicts_with = "no_cache")]
    pub cache: Option<PathBuf>,

    /// Keep nothing, and use nothing that was kept
    #[arg(long)]
    pub no_cache: bool,

    /// The form of the result; JSON is a line for each commit
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub names: Names,
}
