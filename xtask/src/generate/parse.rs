//! The second phase: what the trees say.

use super::Loaded;
use crate::sources::Edition;
use anyhow::{Result, anyhow};
use parser::source::{Diagnostics, Severity};
use parser::{Identity, Request};
use std::fmt::Write as _;
use std::path::Path;
use tree::{Folder, Tree};

/// What one tree says.
#[derive(Debug)]
pub struct Parsed {
    /// The edition.
    pub edition: model::Edition,
    /// The files that were opened, from the tree's root.
    pub opened: Vec<String>,
    /// What the reader warns of, rendered.
    pub warnings: Vec<String>,
}

/// Reads the tree of an edition; `None` where there is none.
///
/// # Errors
/// The tree cannot be read; the message has all that the reader says.
pub fn parse(loaded: &Loaded<'_>) -> Option<Result<Parsed>> {
    let folder = loaded.found.folder()?;
    Some(parse_folder(loaded.source, folder))
}

/// Reads the tree of `source` in `folder`.
///
/// # Errors
/// As for [`parse`].
pub fn parse_folder(source: &Edition, folder: &Path) -> Result<Parsed> {
    let tree = Folder::open(folder)?;
    read(&tree, &source.request(), Need::Whole, |_| source.identity())
}

/// How much of an edition must be read for it to be of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// All of it.
    Whole,
    /// Its table: what is wrong with the roles and with what grows up is only warned of.
    Table,
}

/// Reads a table with what belongs to it, and binds it to the identity that `identity` makes for it.
pub(crate) fn read(
    tree: &dyn Tree,
    request: &Request,
    need: Need,
    identity: impl FnOnce(&parser::Table) -> Identity,
) -> Result<Parsed> {
    let reading = parser::read(tree, request);
    let Some(table) = reading.table.filter(|_| !reading.diagnostics.has_errors()) else {
        return Err(unreadable("the table", &reading.diagnostics));
    };
    let identity = identity(&table);
    let (edition, diagnostics) = table.bind(identity);
    let Some(mut edition) = edition.filter(|_| !diagnostics.has_errors()) else {
        return Err(unreadable("the table", &diagnostics));
    };
    let completion = parser::complete(tree, request, &mut edition);
    if need == Need::Whole && completion.diagnostics.has_errors() {
        return Err(unreadable("what belongs to the table", &completion.diagnostics));
    }
    let of_table = [&reading.diagnostics, &diagnostics].into_iter().flat_map(warnings);
    let beside_it = completion.diagnostics.iter().filter(|diagnostic| diagnostic.severity() >= Severity::Warning);
    let warnings = of_table.chain(beside_it.map(|diagnostic| diagnostic.render(false))).collect();
    let mut opened = reading.opened;
    opened.extend(completion.opened.into_iter().filter(|file| !opened.contains(file)).collect::<Vec<_>>());
    Ok(Parsed { edition, opened, warnings })
}

/// The warnings among diagnostics, rendered.
fn warnings(diagnostics: &Diagnostics) -> impl Iterator<Item = String> {
    let warnings = diagnostics.iter().filter(|diagnostic| diagnostic.severity() == Severity::Warning);
    warnings.map(|warning| warning.render(false))
}

/// An error that says all that the reader has to say about errors.
fn unreadable(what: &str, diagnostics: &Diagnostics) -> anyhow::Error {
    let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error);
    let mut text = format!("{what} cannot be read");
    for error in errors {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{}", error.render(false));
    }
    anyhow!(text)
}
