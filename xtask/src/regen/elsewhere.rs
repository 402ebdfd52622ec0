//! Modules of trees that sources.toml does not know.

use super::tables::warn;
use crate::generate::output::{Matter, Mode, Others, settle};
use crate::generate::{Need, Parsed, read};
use anyhow::{Context, Result, ensure};
use parser::Request;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tree::{find_trees, open};

/// Writes a module for each tree at or below `paths` into `out`.
pub(super) fn run(paths: &[&str], id: Option<&str>, out: &Path) -> Result<ExitCode> {
    let mut trees = Vec::new();
    for path in paths {
        trees.extend(trees_at(Path::new(path))?);
    }
    ensure!(id.is_none() || trees.len() == 1, "--id names one edition, and there are {} trees", trees.len());

    let mut files = BTreeMap::new();
    let mut told = Vec::new();
    for path in &trees {
        let Parsed { edition, warnings, .. } = parsed(path, id).with_context(|| path.display().to_string())?;
        warn(&edition.id, &warnings);
        let file = codegen::standalone(&edition)?;
        ensure!(
            files.insert(file.name.clone(), file.text).is_none(),
            "two trees would be {}: name them with --id, one at a time",
            file.name
        );
        told.push((file.name, path, edition));
    }
    let matters = settle(out, &files, &Others::Any, Mode::Write)?;
    for (name, path, edition) in told {
        let became = if matters.get(&name) == Some(&Matter::Current) { "unchanged" } else { "written" };
        let file = out.join(name);
        outln!(
            "{:<20} {} rows from {}: {} {became}",
            edition.id,
            edition.monsters.len(),
            path.display(),
            file.display()
        );
        outln!("{:<20} difficulty by {}", "", engine::difficulty::compare(&edition));
    }
    Ok(ExitCode::SUCCESS)
}

/// The trees at or below a path; the path itself where it is a file, or holds no tree that is easily found.
fn trees_at(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let found = find_trees(path)?;
    for skipped in &found.skipped {
        errln!("warning: {skipped}");
    }
    Ok(if found.trees.is_empty() { vec![path.to_owned()] } else { found.trees })
}

/// The edition that a tree says itself it is.
fn parsed(path: &Path, id: Option<&str>) -> Result<Parsed> {
    let opened = open(path)?;
    let request = Request { base: opened.base, table: opened.table, ..Request::default() };
    read(&*opened.tree, &request, Need::Table, |table| {
        let mut identity = table.identify();
        if let Some(id) = id {
            identity.id = id.to_owned().into();
        }
        identity
    })
}
