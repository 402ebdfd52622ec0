//! `cargo xtask pin`: writes the digests of the files that the reader opens into sources.toml.
//!
//! A tree under vendor-sources/ consists of the pinned files alone, so pins are made from a whole tree.

use crate::Workspace;
use crate::digest::Digest;
use crate::generate;
use crate::sources::{Edition, Sources};
use crate::vendor::open_local;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use toml_edit::{DocumentMut, Item, Table, value};
use tree::Tree;

/// What tells the version; the table does not include it before 3.7.
const PATCHLEVEL: &str = "include/patchlevel.h";

/// Writes the digests of the files that the reader opens into sources.toml.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The editions
    #[arg(value_name = "ID", required = true)]
    ids: Vec<String>,
    /// Where they are whole: a local git directory (bare or not), checkout, folder of trees or tarball; may be given
    /// several times, and the first that has an edition is taken
    #[arg(long, value_name = "PATH", required = true)]
    from: Vec<PathBuf>,
}

/// Pins the files of the editions.
///
/// # Errors
/// A tree cannot be had or read, or sources.toml cannot be written.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let path = workspace.sources_toml();
    let sources = Sources::load(&path)?;
    let old = std::fs::read_to_string(&path)?;
    let mut document: DocumentMut = old.parse()?;
    for edition in sources.select(&args.ids)? {
        let pins = pins(edition, &*find(edition, &args.from)?).with_context(|| edition.id.clone())?;
        let unchanged = if pins == edition.files { "unchanged" } else { "written" };
        outln!("{:<20} {} files pinned, {unchanged}", edition.id, pins.len());
        write_pins(&mut document, &edition.id, &pins)?;
    }
    let new = document.to_string();
    Sources::parse(&new).context("the pins would make sources.toml unsound")?;
    if new != old {
        write(&path, &new).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The tree of `edition` in the first of `places` that has it.
fn find(edition: &Edition, places: &[PathBuf]) -> Result<Box<dyn Tree>> {
    let mut reasons = Vec::new();
    for place in places {
        match open_local(edition, place) {
            Ok(tree) => return Ok(tree),
            Err(reason) => reasons.push(reason),
        }
    }
    bail!("{}: {}", edition.id, reasons.join("; "))
}

/// The digests of what the reader opens in `tree`.
fn pins(edition: &Edition, tree: &dyn Tree) -> Result<BTreeMap<String, Digest>> {
    let mut files = generate::read(tree, &edition.request(), generate::Need::Whole, |_| edition.identity())?.opened;
    files.push(if edition.base.is_empty() { PATCHLEVEL.to_owned() } else { format!("{}/{PATCHLEVEL}", edition.base) });
    let mut pins = BTreeMap::new();
    for file in files {
        if let Some(bytes) = tree.read(&file)? {
            pins.insert(file, Digest::of(bytes));
        }
    }
    Ok(pins)
}

/// Sets the pins of the edition `id` in `document`; comments and everything else stay.
fn write_pins(document: &mut DocumentMut, id: &str, pins: &BTreeMap<String, Digest>) -> Result<()> {
    let editions = document.get_mut("edition").and_then(Item::as_array_of_tables_mut);
    let stanza = editions
        .into_iter()
        .flat_map(|editions| editions.iter_mut())
        .find(|stanza| stanza.get("id").and_then(Item::as_str) == Some(id))
        .with_context(|| format!("sources.toml has no edition {id}"))?;
    let files = stanza.entry("files").or_insert_with(|| Item::Table(Table::new()));
    let files = files.as_table_mut().context("files is no table")?;
    files.retain(|path, _| pins.contains_key(path));
    for (path, digest) in pins {
        if files.get(path).and_then(Item::as_str) != Some(digest.as_str()) {
            files.insert(path, value(digest.as_str()));
        }
    }
    files.sort_values();
    Ok(())
}

/// Makes `text` the content of the file at `path`, whole or not at all.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = tempfile::NamedTempFile::new_in(path.parent().unwrap_or(Path::new(".")))?;
    file.write_all(text.as_bytes())?;
    file.as_file().set_permissions(std::fs::metadata(path)?.permissions())?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::tests::stanza;

    #[test]
    fn pins_are_written_and_comments_stay() {
        let text = format!("# Why.\n{}", stanza("mons").replace("[edition.files]", "[edition.files] # Pins."));
        let mut document: DocumentMut = text.parse().unwrap();
        let pins: BTreeMap<_, _> =
            ["src/monst.c", "include/config.h"].map(|path| (path.to_owned(), Digest::of(path))).into();
        write_pins(&mut document, "nethack-9.9.9", &pins).unwrap();
        let written = document.to_string();
        assert!(written.contains("# Why.") && written.contains("# Pins."), "{written}");
        assert_eq!(Sources::parse(&written).unwrap().editions()[0].files, pins);

        write_pins(&mut document, "nethack-9.9.9", &pins).unwrap();
        assert_eq!(document.to_string(), written);
        assert!(write_pins(&mut document, "x", &pins).is_err());
    }
}
