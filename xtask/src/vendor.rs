//! `cargo xtask vendor`: brings the trees of editions to where the reader finds them.
//!
//! A tree consists of the pinned files alone, and is there whole and verified, or not at all.

pub(crate) mod apt;
mod apt_sources;
mod bring;
mod git;
mod lay;
mod local;
pub(crate) mod timed;
mod verify;

pub use bring::{Outcome, Vendor};
pub use verify::{Fault, State, verify};

pub(crate) use local::open as open_local;

use crate::Workspace;
use crate::sources::Sources;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use std::process::ExitCode;

/// Brings the trees of editions.
///
/// They come by git from upstream where the network allows, else from the Debian source package; each file is verified
/// against its pin in sources.toml.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The editions; all that can be had when none is named
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    /// Take them from a local git directory (bare or not), checkout, folder of trees or tarball, and not from the
    /// network; may be given several times
    #[arg(long, value_name = "PATH")]
    from: Vec<PathBuf>,
    /// Lay a tree anew whose files differ from their pins
    #[arg(long)]
    replace: bool,
}

/// Brings what `args` asks for, and says of each edition what came of it. The status is 1 when a named edition could
/// not be brought.
///
/// # Errors
/// sources.toml cannot be read, or does not have a named edition.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let sources = Sources::load(&workspace.sources_toml())?;
    for path in &args.from {
        ensure!(path.exists(), "--from {}: nothing is there", path.display());
    }
    let mut vendor = Vendor::new(workspace).from(args.from.clone()).replace(args.replace);
    let mut absent = 0;
    let editions = sources.select(&args.ids)?;
    for edition in &editions {
        let outcome = vendor.bring(edition);
        absent += usize::from(!outcome.is_there());
        outln!("{:<20} {outcome}", edition.id);
    }
    outln!("{} of {} trees in {}", editions.len() - absent, editions.len(), workspace.trees().display());
    Ok(if args.ids.is_empty() || absent == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
