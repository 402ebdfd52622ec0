//! What maintainers of monstr run: bring trees, regenerate the tables, check that they are current, make the
//! page, the wheel and a release, measure.
//!
//! Nothing here depends on what is generated, so a broken generated file never prevents regenerating it.

/// Writes a line to standard output. Where that cannot be done, whoever read it has seen enough.
macro_rules! outln {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($part)*);
    }};
}

/// Writes a line to standard error. Where that cannot be done, nobody is there to be told.
macro_rules! errln {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($part)*);
    }};
}

pub mod bench;
pub mod check;
pub mod digest;
pub mod dist;
pub mod docs;
pub mod generate;
pub mod licences;
pub mod pin;
pub mod program;
pub mod regen;
pub mod report;
pub mod sources;
pub mod vendor;
pub mod web;
pub mod wheel;
pub mod workspace;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

pub use workspace::Workspace;

/// Maintains monstr's tables.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    /// Where trees are, instead of vendor-sources/
    #[arg(long, global = true, value_name = "DIR", env = "NETHACK_SOURCES")]
    sources: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Bring the trees of editions to vendor-sources/
    Vendor(vendor::Args),
    /// Read the trees and write the tables that follow from them
    Regen(regen::Args),
    /// Check that every generated file is current
    Check(check::Args),
    /// Write the pages of docs/commands/, which are made from the program's help
    Docs(docs::Args),
    /// Measure the reader against the C preprocessor, and the engine
    Bench(bench::Args),
    /// Make the threat-filter page in dist/
    Web(web::Args),
    /// Make the Python wheel of all tables in release/
    Wheel(wheel::Args),
    /// Make what a release has in release/: the program, exports, wheel, page and digests
    Dist(dist::Args),
    /// Write the digests of the files that the reader opens into sources.toml
    Pin(pin::Args),
}

/// The program. The exit status is 0 when all is well, 1 when something was found or could not be had, 2 for bad usage
/// or input.
pub fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            errln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode> {
    let workspace = Workspace::find(cli.sources.as_deref())?;
    match &cli.command {
        Command::Vendor(args) => vendor::run(args, &workspace),
        Command::Regen(args) => regen::run(args, &workspace),
        Command::Check(args) => check::run(args, &workspace),
        Command::Docs(args) => docs::run(args, &workspace),
        Command::Bench(args) => bench::run(args, &workspace),
        Command::Web(args) => web::run(args, &workspace),
        Command::Wheel(args) => wheel::run(args, &workspace),
        Command::Dist(args) => dist::run(args, &workspace),
        Command::Pin(args) => pin::run(args, &workspace),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
