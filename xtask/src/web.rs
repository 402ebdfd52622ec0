//! `cargo xtask web`: makes the threat-filter page, the files that any static host serves.

mod build;
mod debian;
mod files;
mod toolchain;

use crate::Workspace;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub use toolchain::Choice;

/// How large the page may be, as a browser downloads it: in bytes, gzipped.
const GREATEST_SIZE: usize = 700_000;

/// Makes the page: the engine and all editions in WebAssembly, with the scripts around it.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the page goes, instead of dist/ in the checkout; what was made there before is replaced
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Which compiler makes the WebAssembly: the one that is installed, with its target brought by rustup if need be,
    /// or Debian's, unpacked into target/ without root
    #[arg(long, value_enum, default_value_t)]
    toolchain: Choice,
}

/// Makes the page, and says how large each of its files is.
///
/// # Errors
/// As for [`make`].
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let folder = args.out.clone().unwrap_or_else(|| workspace.root().join("dist"));
    make(workspace, args.toolchain, &folder)?;
    outln!("written to {}", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// Makes the page in a folder, and says how large each of its files is.
///
/// # Errors
/// There is no compiler to be had, something cannot be built or written, or the page is too large.
pub fn make(workspace: &Workspace, toolchain: Choice, folder: &Path) -> Result<()> {
    let build = build::Build::of(workspace)?;
    let toolchain = toolchain::find(toolchain, build.target_folder())?;
    errln!("{toolchain}");
    let bound = build.module(&build::PAGE, &toolchain)?;
    build.module(&build::UNPACK, &toolchain)?;
    let files = files::files(workspace, build.page()?, &bound)?;
    let size = files::report(&files)?;
    ensure!(size <= GREATEST_SIZE, "the page has {size} bytes gzipped, and may have {GREATEST_SIZE}");
    files::write(folder, &files)
}
