//! `monstr editions`: what is compiled in.

use crate::arguments::Editions;
use crate::exit::Done;
use crate::output::{Format, Output, json};
use engine::tables;
use model::Edition;
use serde::Serialize;

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    editions: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    title: &'a str,
    family: String,
    version: String,
    monsters: usize,
    rule: &'a str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    assumed: bool,
    origin: &'a str,
    revision: &'a str,
}

/// Lists the editions.
pub fn run(options: &Editions) -> Done {
    let mut output = Output::new();
    match options.format {
        Format::Json => {
            let editions = tables::editions().iter().map(|edition| entry(edition)).collect();
            json(&mut output, &Document { editions })?;
        }
        Format::Text => {
            let mut table = super::plain_table();
            table.set_header(["edition", "monsters", "difficulty", "from"]);
            for edition in tables::editions() {
                let entry = entry(edition);
                let from = format!("{} {:.9}", entry.origin, entry.revision);
                let rule = if entry.assumed { format!("{}, assumed", entry.rule) } else { entry.rule.to_owned() };
                table.add_row([entry.id, &entry.monsters.to_string(), &rule, from.trim()]);
            }
            super::write_table(&mut output, &table)?;
        }
    }
    Ok(output.finish()?)
}

fn entry(edition: &Edition) -> Entry<'_> {
    Entry {
        id: &edition.id,
        title: &edition.title,
        family: edition.family.to_string(),
        version: edition.version.to_string(),
        monsters: edition.monsters.len(),
        rule: edition.rules.difficulty.id(),
        assumed: edition.rules.assumed_from.is_some(),
        origin: &edition.provenance.origin,
        revision: &edition.provenance.revision,
    }
}
