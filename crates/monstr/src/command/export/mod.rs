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
use std::fmt::Display;
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
        // One after the other, lines of all editions are one table.
        let has_head = options.out.is_some() || texts.is_empty();
        texts.push((edition, text(options.format, edition, &monsters, has_head)?));
    }
    let Some(folder) = &options.out else {
        let mut output = Output::new();
        for (at, (_, text)) in texts.iter().enumerate() {
            if at > 0 && !options.format.is_of_lines() {
                writeln!(output)?;
            }
            output.write_all(text)?;
        }
        return Ok(output.finish()?);
    };
    let refused = |why: &dyn Display| Failure::Usage(format!("--out {}: {why}", folder.display()));
    let mut all = BTreeMap::new();
    for (edition, text) in texts {
        let name = format!("{}.{}", edition.id, options.format.extension());
        if all.get(&name).is_some_and(|other| *other != text) {
            let why = format!("two trees are {}, and would be one file; give each a folder of its own", edition.id);
            return Err(refused(&why));
        }
        all.insert(name, text);
    }
    files::write(folder, &all).map_err(|error| refused(&error))
}

/// The monsters that are asked for; all of them where none is.
fn monsters<'a>(edition: &'a Edition, called: &[String]) -> Result<Vec<&'a Monster>, Failure> {
    if called.is_empty() {
        return Ok(edition.monsters.iter().collect());
    }
    called.iter().map(|called| names::monster(edition, called)).collect()
}

/// What is exported of an edition; `has_head` is whether CSV begins with the names of its columns.
fn text(format: ExportFormat, edition: &Edition, monsters: &[&Monster], has_head: bool) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    match format {
        ExportFormat::Json => json(&mut text, &Document::of(edition, monsters.iter().copied()))?,
        ExportFormat::Csv => csv::write(&mut text, edition, monsters, has_head)?,
        ExportFormat::Markdown => markdown::write(&mut text, edition, monsters)?,
        ExportFormat::Wiki => wiki::write_boxes(&mut text, edition, monsters)?,
        ExportFormat::WikiTable => wiki::write_table(&mut text, edition, monsters)?,
    }
    Ok(text)
}
