//! `cargo xtask docs`: the pages of docs/commands/, which the program makes of its own help.

use crate::{Workspace, program};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::process::ExitCode;

/// The folder of the pages, from the checkout's root.
const FOLDER: &str = "docs/commands";

/// Builds the program, and writes the pages of its commands.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Writes the pages.
///
/// # Errors
/// The program cannot be built, or the pages cannot be written.
pub fn run(_args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let folder = workspace.root().join(FOLDER);
    let pages = pages(workspace)?;
    for name in names(&folder)?.iter().filter(|name| !pages.contains_key(*name)) {
        std::fs::remove_file(folder.join(name)).with_context(|| format!("cannot remove {FOLDER}/{name}"))?;
        outln!("{FOLDER}/{name}: removed, there is no such command");
    }
    write(workspace, &folder)?;
    outln!("{} pages in {FOLDER}", pages.len());
    Ok(ExitCode::SUCCESS)
}

/// What is not current among the pages, each with why.
///
/// # Errors
/// The program cannot be built, or the pages cannot be read.
pub fn check(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root().join(FOLDER);
    let pages = pages(workspace)?;
    let mut complaints = Vec::new();
    for (name, text) in &pages {
        match std::fs::read_to_string(folder.join(name)) {
            Ok(present) if present == *text => {}
            Ok(_) => complaints.push(format!("{FOLDER}/{name} is not what the program's help says")),
            Err(_) => complaints.push(format!("{FOLDER}/{name} is missing")),
        }
    }
    let strays = names(&folder)?.into_iter().filter(|name| !pages.contains_key(name));
    complaints.extend(strays.map(|name| format!("{FOLDER}/{name} is of no command")));
    Ok(complaints)
}

/// The pages as they should be, by name.
fn pages(workspace: &Workspace) -> Result<BTreeMap<String, String>> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    write(workspace, folder.path())?;
    names(folder.path())?
        .into_iter()
        .map(|name| {
            let text = std::fs::read_to_string(folder.path().join(&name));
            Ok((name.clone(), text.with_context(|| format!("cannot read the new {name}"))?))
        })
        .collect()
}

/// Has the program write its pages.
fn write(workspace: &Workspace, folder: &Path) -> Result<()> {
    let arguments = ["man", "--format", "markdown", "--out"].map(OsStr::new);
    program::run(workspace, arguments.into_iter().chain([folder.as_os_str()])).map(drop)
}

/// The names of the files in a folder; none where it is not there.
fn names(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}
