//! `monstr difficulty`: stored and recomputed difficulties.

use crate::arguments::Difficulty;
use crate::exit::{Done, Failure, report};
use crate::output::{Format, Output, json};
use crate::trees::{self, Outcome};
use crate::{strict, subject};
use engine::difficulty::{Comparison, Row, compare};
use model::Edition;
use parser::Coverage;
use parser::source::Severity;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(rename = "_tree", skip_serializing_if = "Option::is_none")]
    tree: Option<&'a str>,
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

/// Recomputes the difficulties of an edition, or of all trees in a folder.
pub fn run(options: &Difficulty) -> Done {
    let subject = options.subject.as_str();
    if options.all {
        if engine::tables::edition(subject).is_some() && !Path::new(subject).exists() {
            let message = format!("{subject} is compiled in, and no folder of trees; --full shows all its monsters");
            return Err(Failure::Usage(message));
        }
        return trees::each(subject::path(subject)?, |path, name| one_of_all(options, path, name));
    }
    let mut output = Output::new();
    if let Some(edition) = subject::compiled_in(subject, &options.names)? {
        write(&mut output, edition, options, None)?;
        output.finish()?;
        return if options.strict { strict::check(&Coverage::of(edition)) } else { Ok(()) };
    }
    let (recognition, diagnostics) = subject::recognise(subject::path(subject)?, None, &options.names)?;
    report(&diagnostics, Severity::Warning);
    write(&mut output, &recognition.edition, options, None)?;
    output.finish()?;
    if options.strict { strict::check(&recognition.coverage) } else { Ok(()) }
}

/// The difficulties of one of several trees.
fn one_of_all(options: &Difficulty, path: &Path, name: &str) -> Result<Outcome, Failure> {
    let (recognition, diagnostics) = subject::recognise(path, None, &options.names)?;
    let mut text = Vec::new();
    write(&mut text, &recognition.edition, options, Some(name))?;
    Ok(Outcome { text, diagnostics, coverage: options.strict.then_some(recognition.coverage) })
}

fn write(output: &mut impl Write, edition: &Edition, options: &Difficulty, tree: Option<&str>) -> io::Result<()> {
    let comparison = compare(edition);
    match options.format {
        Format::Json => json(output, &document(edition, &comparison, tree)),
        Format::Text => {
            if let Some(tree) = tree {
                write!(output, "{tree}: ")?;
            }
            write_text(output, edition, &comparison, options.full)?;
            // A blank line between the trees.
            if tree.is_some() { writeln!(output) } else { Ok(()) }
        }
    }
}

fn document<'a>(edition: &'a Edition, comparison: &Comparison<'a>, tree: Option<&'a str>) -> Document<'a> {
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
        tree,
        edition: &edition.id,
        rule: comparison.rule.id(),
        assumed: comparison.assumed,
        rows: comparison.rows.iter().map(entry).collect(),
    }
}

fn write_text(output: &mut impl Write, edition: &Edition, comparison: &Comparison<'_>, all: bool) -> io::Result<()> {
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
            (true, _) if comparison.assumed => "differs from the assumed rule",
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
