//! The engine's own measurements: `crates/engine/benches/odds.rs`.

use crate::Workspace;
use anyhow::{Context, Result, ensure};
use std::process::Command;

/// Builds and runs them, which prints a table.
///
/// Cargo does both, since nothing here may depend on the tables that they need.
///
/// # Errors
/// They cannot be built or run.
pub fn run(workspace: &Workspace) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["bench", "--quiet", "--package", "monstr-engine", "--features", "tables", "--bench", "odds"])
        .current_dir(workspace.root())
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "the engine could not be measured");
    Ok(())
}
