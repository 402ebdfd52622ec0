//! `cargo xtask dist`: makes what a release has.

mod archive;
mod parts;
mod shelf;

use crate::Workspace;
use anyhow::Result;
use parts::Part;
use shelf::Shelf;
use std::path::PathBuf;
use std::process::ExitCode;

/// Makes what a release has: the program in one file that needs no other, the exports of each edition, the wheel, the
/// page, and the digests of them all.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where it goes, instead of release/ in the checkout; what was made there before is replaced
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// What is made, instead of all of it
    #[arg(long, value_enum, value_name = "PART")]
    only: Vec<Part>,
    /// The target that the program is compiled for, instead of this machine's
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

/// Makes all parts, and says how large each file is. The status is 1 when a part cannot be made on this machine; the
/// others are there all the same.
///
/// # Errors
/// The files cannot be written.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let folder = args.out.clone().unwrap_or_else(|| workspace.root().join("release"));
    let parts = if args.only.is_empty() { Part::ALL.to_vec() } else { args.only.clone() };
    let mut shelf = Shelf::open(&folder)?;
    let mut code = ExitCode::SUCCESS;
    for part in parts {
        errln!("{part}");
        if let Err(error) = part.make(workspace, args.target.as_deref(), &mut shelf) {
            errln!("error: {part} cannot be made: {error:#}");
            code = ExitCode::FAILURE;
        }
    }
    for (name, size) in shelf.finish()? {
        outln!("{name:<48} {size:>10}");
    }
    Ok(code)
}
