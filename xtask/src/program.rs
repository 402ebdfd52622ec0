//! The program, as xtask runs it: it has the tables, which nothing here depends on.

use crate::Workspace;
use anyhow::{Context, Result, ensure};
use cargo_metadata::{Metadata, MetadataCommand};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Cargo, in the checkout.
pub fn cargo(workspace: &Workspace) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(workspace.root());
    command
}

/// What Cargo says of the workspace.
///
/// # Errors
/// Cargo does not say.
pub fn metadata(workspace: &Workspace, options: &[&str]) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    command.current_dir(workspace.root());
    command.other_options(options.iter().copied().chain(["--locked"]).map(str::to_owned).collect::<Vec<_>>());
    command.exec().context("cannot read what cargo metadata says")
}

/// Where Cargo puts what it makes.
///
/// # Errors
/// Cargo does not say.
pub fn target_folder(workspace: &Workspace) -> Result<PathBuf> {
    Ok(metadata(workspace, &["--no-deps"])?.target_directory.into())
}

/// Builds the program, and runs it with these arguments. Returns what it wrote to standard output.
///
/// # Errors
/// It cannot be built, or it fails.
pub fn run<A: AsRef<OsStr>>(workspace: &Workspace, arguments: impl IntoIterator<Item = A>) -> Result<Vec<u8>> {
    let mut command = cargo(workspace);
    command.args(["run", "--quiet", "--locked", "--package", "monstr", "--"]).args(arguments);
    let output = command.stderr(Stdio::inherit()).output().context("cannot run cargo")?;
    ensure!(output.status.success(), "the program cannot be built, or fails");
    Ok(output.stdout)
}
