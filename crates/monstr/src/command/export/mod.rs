//! `monstr export`: the table, or some of its monsters, as data and for wikis.

mod article;
mod csv;
mod markdown;
mod wiki;

use crate::arguments::monsters::{Export, ExportFormat};
use crate::exit::{Done, Failure};
use crate::monster::json::Document;
use crate::output::{Output, json};
use crate::{files, names, subject};
use model::{Edition, Monster};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Exports the monsters of each edition that is asked about, to the standard output or to a file each.
pub fn run(options: &Export) -> Done {
    let editions = if options.all {
        engine::tables::editions().iter().copied().map(std::borrow::Cow::Borrowed).collect()
    } else {
        subject::editions(&options.editions)?
    };
    let mut texts = Vec::new();
    for edition in &editions {
        let monsters = monsters(edition, &options.monsters)?;
        texts.push((edition, text(options.format, edition, &monsters)?));
    }
    let Some(folder) = &options.out else {
        let mut output = Output::new();
        for (_, text) in &texts {
            output.write_all(text)?;
        }
        return Ok(output.finish()?);
    };
    let name = |edition: &Edition| format!("{}.{}", edition.id, options.format.extension());
    let all: BTreeMap<_, _> = texts.into_iter().map(|(edition, text)| (name(edition), text)).collect();
    files::write(folder, &all).map_err(|error| Failure::Usage(format!("--out {}: {error}", folder.display())))
}

/// The monsters that are asked for; all of them where none is.
fn monsters<'a>(edition: &'a Edition, called: &[String]) -> Result<Vec<&'a Monster>, Failure> {
    if called.is_empty() {
        return Ok(edition.monsters.iter().collect());
    }
    called.iter().map(|called| names::monster(edition, called)).collect()
}

/// What is exported of an edition.
fn text(format: ExportFormat, edition: &Edition, monsters: &[&Monster]) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    match format {
        ExportFormat::Json => json(&mut text, &Document::of(edition, monsters.iter().copied()))?,
        ExportFormat::Csv => csv::write(&mut text, edition, monsters)?,
        ExportFormat::Markdown => markdown::write(&mut text, edition, monsters)?,
        ExportFormat::Wiki => wiki::write_boxes(&mut text, edition, monsters)?,
        ExportFormat::WikiTable => wiki::write_table(&mut text, edition, monsters)?,
    }
    Ok(text)
}
