//! The licences of the crates that others wrote, and that are compiled into what is given away.

use crate::{Workspace, program};
use anyhow::{Context, Result, ensure};
use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

/// The name of the file that they are in.
pub const FILE: &str = "LICENSES-THIRD-PARTY";

/// How the names of files begin that have a licence, or what must be said besides.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// What no crate brings.
const HEAD: &str = "What is compiled into this besides monstr's own code, with its licences. The Rust standard library is\n\
                    in it, too, under the MIT licence or the Apache Licence 2.0; and in the program for Linux the GNU C\n\
                    library, under the GNU Lesser General Public License 2.1 or later: it can be linked anew with another\n\
                    one, as the source has all that this takes.\n";

/// The licences of all crates that some packages are compiled with for a target: each text once, under the names of those
/// that have it.
///
/// # Errors
/// Cargo does not say what there is, or a crate's files cannot be read.
pub fn of(workspace: &Workspace, packages: &[&str], target: &str) -> Result<Vec<u8>> {
    let metadata = program::metadata(workspace, &["--filter-platform", target])?;
    let mut crates: Vec<&Package> = compiled_in(&metadata, packages)?
        .into_iter()
        .map(|id| &metadata[id])
        .filter(|package| !metadata.workspace_members.contains(&package.id))
        .collect();
    crates.sort_by_key(|package| (&package.name, &package.version));

    let mut text = HEAD.to_owned();
    let mut shared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    writeln!(text, "\nCrates:\n")?;
    for package in crates {
        let name = format!("{} {}", package.name, package.version);
        writeln!(text, "  {name}: {}", package.license.as_deref().unwrap_or("see below"))?;
        for licence in texts(package)? {
            shared.entry(licence).or_default().push(name.clone());
        }
    }
    for (licence, names) in shared {
        writeln!(text, "\n{}\n{}:\n\n{licence}", "=".repeat(80), names.join(", "))?;
    }
    Ok(text.into_bytes())
}

/// The packages that are compiled into some, themselves among them.
fn compiled_in<'a>(metadata: &'a Metadata, names: &[&str]) -> Result<BTreeSet<&'a PackageId>> {
    let nodes = &metadata.resolve.as_ref().context("cargo metadata says nothing of dependencies")?.nodes;
    let own = metadata.workspace_packages();
    let mut left: Vec<_> =
        own.iter().filter(|package| names.contains(&package.name.as_str())).map(|package| &package.id).collect();
    ensure!(left.len() == names.len(), "not all of {} are packages of this workspace", names.join(", "));
    let mut found = BTreeSet::new();
    while let Some(id) = left.pop() {
        if !found.insert(id) {
            continue;
        }
        let node = nodes.iter().find(|node| node.id == *id).context("a package depends on what is not there")?;
        let is_compiled_in = |kind: &cargo_metadata::DepKindInfo| kind.kind == DependencyKind::Normal;
        left.extend(node.deps.iter().filter(|dep| dep.dep_kinds.iter().any(is_compiled_in)).map(|dep| &dep.pkg));
    }
    Ok(found)
}

/// The texts that a package brings.
fn texts(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest is in a folder")?;
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {folder}"))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if NAMES.iter().any(|begin| name.starts_with(begin)) && entry.file_type()?.is_file() {
            let text = fs::read(entry.path()).with_context(|| format!("cannot read {}", entry.path().display()))?;
            texts.push(String::from_utf8_lossy(&text).trim_end().replace("\r\n", "\n"));
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_compiled_in_is_named_with_its_licence() {
        let workspace = Workspace::find(None).unwrap();
        let text = String::from_utf8(of(&workspace, &["monstr"], "x86_64-unknown-linux-gnu").unwrap()).unwrap();
        for crate_name in ["clap", "gix", "serde", "num-bigint"] {
            assert!(text.lines().any(|line| line.starts_with(&format!("  {crate_name} "))), "{crate_name}");
        }
        assert!(!text.contains("monstr-model") && text.contains("Permission is hereby granted"));
        // What only tests need is not in the program.
        assert!(!text.lines().any(|line| line.starts_with("  proptest ")));
    }
}
