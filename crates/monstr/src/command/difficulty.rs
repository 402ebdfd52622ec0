//! `monstr difficulty`: stored and recomputed difficulties.

use crate::arguments::Difficulty;
use crate::exit::Done;
use crate::output::{Format, Output};
use crate::subject;
use engine::difficulty::{Comparison, Row, compare};
use model::Edition;
use serde::Serialize;
use std::io::{self, Write};

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rule: &'a str,
    #[serde(skip_serializing_if = "is_false")]
    assumed: bool,
    rows: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    stored: Option<u16>,
    recomputed: u32,
    classic: u32,
    bonus: i32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Recomputes the difficulties of an edition.
pub fn run(options: &Difficulty) -> Done {
    let edition = subject::edition(&options.subject, &options.names)?;
    let comparison = compare(&edition);
    let mut output = Output::new();
    match options.format {
        Format::Json => output.json(&document(&edition, &comparison))?,
        Format::Text => write_text(&mut output, &edition, &comparison, options.all)?,
    }
    Ok(output.finish()?)
}

fn document<'a>(edition: &'a Edition, comparison: &Comparison<'a>) -> Document<'a> {
    let entry = |row: &Row<'a>| Entry {
        index: row.index,
        symbol: row.symbol,
        name: row.name,
        stored: row.stored,
        recomputed: row.recomputed,
        classic: row.classic,
        bonus: row.bonus,
    };
    Document {
        edition: &edition.id,
        rule: comparison.rule.id(),
        assumed: comparison.assumed,
        rows: comparison.rows.iter().map(entry).collect(),
    }
}

fn write_text(output: &mut Output, edition: &Edition, comparison: &Comparison<'_>, all: bool) -> io::Result<()> {
    writeln!(output, "{}: {comparison}", edition.title)?;
    if let Some(from) = &edition.rules.assumed_from {
        writeln!(output, "The rule is assumed: this edition's own is not modelled, and that of {from} is nearest.")?;
    }
    // Without stored values there is nothing to differ from, and the recomputed ones are the answer.
    let all = all || comparison.stored() == 0;
    let shown = |row: &&Row<'_>| all || row.differs() || row.differs_from_classic();
    let rows: Vec<_> = comparison.rows.iter().filter(shown).collect();
    if rows.is_empty() {
        return Ok(());
    }
    let mut table = super::plain_table();
    table.set_header(["index", "monster", "stored", "recomputed", "classic", ""]);
    for row in rows {
        let stored = row.stored.map_or_else(String::new, |stored| stored.to_string());
        let remark = match (row.differs(), row.differs_from_classic()) {
            (true, _) => "differs from its own rule",
            (false, true) => "differs from the classic rule",
            (false, false) => "",
        };
        let numbers = [row.recomputed, row.classic].map(|number| number.to_string());
        let [recomputed, classic] = &numbers;
        table.add_row([&row.index.to_string(), row.name, &stored, recomputed, classic, remark]);
    }
    writeln!(output)?;
    super::write_table(output, &table)
}
