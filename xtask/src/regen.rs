//! `cargo xtask regen`: reads the trees, and writes the tables that follow from them.

mod elsewhere;
mod tables;

use crate::Workspace;
use crate::sources::Sources;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Reads trees and writes the tables that follow from them: into crates/bestiary for the editions of sources.toml, into
/// DIR for any other tree.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Editions of sources.toml (all of them when nothing is named), or paths of other trees
    #[arg(value_name = "ID|PATH")]
    targets: Vec<String>,
    /// Where the modules of other trees are written
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The id of the other tree's edition, instead of one made from its own family and version
    #[arg(long, value_name = "ID", requires = "out")]
    id: Option<String>,
    /// Do not bring trees that are absent
    #[arg(long)]
    offline: bool,
}

/// Writes what `args` asks for, and says of each edition what came of it. The status is 1 when something is wrong that
/// could not be mended here.
///
/// # Errors
/// sources.toml or a tree cannot be read, or the tables cannot be written. Then no file was changed.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let sources = Sources::load(&workspace.sources_toml())?;
    let is_id = |target: &&str| sources.editions().iter().any(|edition| edition.id == **target);
    let (ids, paths): (Vec<&str>, Vec<&str>) = args.targets.iter().map(String::as_str).partition(is_id);
    for path in &paths {
        if !Path::new(path).exists() {
            // Names the ids that there are.
            sources.get(path)?;
        }
    }
    match (&args.out, paths.is_empty(), ids.is_empty()) {
        (None, true, _) => tables::run(&ids, args.offline, workspace, &sources),
        (None, false, _) => bail!("--out DIR must say where the module of {} goes", paths.join(", ")),
        (Some(out), false, true) => elsewhere::run(&paths, args.id.as_deref(), out),
        (Some(_), _, false) => {
            bail!("--out is for other trees; the tables of {} go into crates/bestiary", ids.join(", "))
        }
        (Some(_), true, true) => bail!("--out is for other trees: name their paths"),
    }
}
