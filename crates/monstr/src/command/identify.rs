//! `monstr identify`: what was recognised in a tree.

use crate::arguments::Identify;
use crate::exit::{Done, Failure, report};
use crate::output::{Format, Output, json};
use crate::trees::{self, Outcome};
use crate::{strict, subject};
use model::{Edition, Monster};
use parser::source::Severity;
use parser::{Coverage, OptionalPart, Recognition};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(rename = "_tree", skip_serializing_if = "Option::is_none")]
    tree: Option<&'a str>,
    edition: &'a str,
    title: &'a str,
    family: String,
    version: Option<String>,
    rules: Rules<'a>,
    table: Table<'a>,
    rows: usize,
    monsters: usize,
    terminator: bool,
    attack_slots: u8,
    fields: Vec<Field<'a>>,
    options: Vec<Choice<'a>>,
    unknown: Unknown<'a>,
    lacking: &'a [&'static str],
    absent_headers: Vec<Header<'a>>,
    skipped: Skipped,
}

#[derive(Serialize)]
struct Rules<'a> {
    id: &'a str,
    assumed_from: Option<&'a str>,
}

#[derive(Serialize)]
struct Table<'a> {
    file: &'a str,
    array: &'a str,
}

#[derive(Serialize)]
struct Field<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    ctype: &'a str,
}

#[derive(Serialize)]
struct Choice<'a> {
    condition: &'a str,
    taken: bool,
    file: &'a str,
    line: u32,
    monsters: Vec<Row<'a>>,
    parts_of: Vec<Row<'a>>,
    absent: Vec<Absent<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
}

#[derive(Serialize)]
struct Absent<'a> {
    name: &'a str,
    line: u32,
}

#[derive(Serialize)]
struct Unknown<'a> {
    fields: Vec<UnknownField<'a>>,
    names: Vec<UnknownName<'a>>,
    bits: Vec<NamelessBits<'a>>,
}

#[derive(Serialize)]
struct UnknownField<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    ctype: Option<&'a str>,
    monsters: usize,
}

#[derive(Serialize)]
struct UnknownName<'a> {
    kind: &'static str,
    name: &'a str,
    monsters: usize,
}

#[derive(Serialize)]
struct NamelessBits<'a> {
    field: &'a str,
    bits: u64,
    monsters: usize,
}

#[derive(Serialize)]
struct Header<'a> {
    name: &'a str,
    system: bool,
}

#[derive(Serialize)]
struct Skipped {
    declarations: usize,
    functions: usize,
}

/// Says what was recognised in a tree, or in all trees in a folder.
pub fn run(options: &Identify) -> Done {
    subject::must_be_tree(&options.tree, "identify")?;
    if options.all {
        return trees::each(&options.tree, |path, name| one_of_all(options, path, name));
    }
    let (recognition, diagnostics) = subject::recognise(&options.tree, options.table.as_deref(), &options.names)?;
    report(&diagnostics, Severity::Warning);
    let mut output = Output::new();
    write(&mut output, &recognition, options, None)?;
    output.finish()?;
    if options.strict { strict::check(&recognition.coverage) } else { Ok(()) }
}

/// What was recognised in one of several trees.
fn one_of_all(options: &Identify, path: &Path, name: &str) -> Result<Outcome, Failure> {
    let (recognition, diagnostics) = subject::recognise(path, options.table.as_deref(), &options.names)?;
    let mut text = Vec::new();
    write(&mut text, &recognition, options, Some(name))?;
    Ok(Outcome { text, diagnostics, coverage: options.strict.then_some(recognition.coverage) })
}

fn write(output: &mut impl Write, recognition: &Recognition, options: &Identify, tree: Option<&str>) -> io::Result<()> {
    match options.format {
        Format::Json => json(output, &document(recognition, tree)),
        Format::Text => {
            if let Some(tree) = tree {
                write!(output, "{tree}: ")?;
            }
            write_text(output, recognition)?;
            // A blank line between the trees.
            if tree.is_some() { writeln!(output) } else { Ok(()) }
        }
    }
}

/// The monsters in rows with these indices; the terminator is none.
fn monsters<'a>(edition: &'a Edition, rows: &'a [usize]) -> impl Iterator<Item = &'a Monster> {
    rows.iter().filter_map(|row| edition.monsters.get(*row))
}

fn document<'a>(recognition: &'a Recognition, tree: Option<&'a str>) -> Document<'a> {
    let Recognition { edition, version_stated, array, rows, options, coverage, absent, declarations, functions } =
        recognition;
    Document {
        tree,
        edition: &edition.id,
        title: &edition.title,
        family: edition.family.to_string(),
        version: version_stated.then(|| edition.version.to_string()),
        rules: Rules { id: edition.rules.difficulty.id(), assumed_from: edition.rules.assumed_from.as_deref() },
        table: Table { file: &edition.provenance.table, array },
        rows: *rows,
        monsters: edition.monsters.len(),
        terminator: *rows > edition.monsters.len(),
        attack_slots: edition.attack_slots,
        fields: edition.fields.iter().map(|field| Field { name: &field.name, ctype: &field.ctype }).collect(),
        options: options.iter().map(|option| choice(edition, option)).collect(),
        unknown: unknown(coverage),
        lacking: &coverage.lacking,
        absent_headers: absent.iter().map(|header| Header { name: &header.name, system: header.system }).collect(),
        skipped: Skipped { declarations: *declarations, functions: *functions },
    }
}

fn choice<'a>(edition: &'a Edition, option: &'a OptionalPart) -> Choice<'a> {
    let row = |monster: &'a Monster| Row { index: monster.id.0, symbol: &monster.symbol, name: monster.name() };
    Choice {
        condition: &option.condition,
        taken: option.taken,
        file: &option.file,
        line: option.line,
        monsters: monsters(edition, &option.rows).map(row).collect(),
        parts_of: monsters(edition, &option.parts_of).map(row).collect(),
        absent: option.skipped.iter().map(|row| Absent { name: &row.name, line: row.line }).collect(),
    }
}

fn unknown(coverage: &Coverage) -> Unknown<'_> {
    let fields = coverage.fields.iter().map(|field| UnknownField {
        name: &field.name,
        ctype: field.ctype.as_deref(),
        monsters: field.monsters,
    });
    let names = coverage.names.iter().map(|name| UnknownName {
        kind: name.what.id(),
        name: &name.name,
        monsters: name.monsters,
    });
    let bits = coverage.nameless.iter().map(|bits| NamelessBits {
        field: &bits.field,
        bits: bits.bits,
        monsters: bits.monsters,
    });
    Unknown { fields: fields.collect(), names: names.collect(), bits: bits.collect() }
}

/// How wide a list may get.
const WIDTH: usize = 100;

/// A list after a heading, in as many lines as it needs.
fn write_list(output: &mut impl Write, heading: &str, items: impl IntoIterator<Item = String>) -> io::Result<()> {
    let mut items = items.into_iter().peekable();
    if items.peek().is_none() {
        return Ok(());
    }
    write!(output, "{heading}:")?;
    let mut width = heading.chars().count() + 1;
    while let Some(item) = items.next() {
        let comma = if items.peek().is_some() { "," } else { "" };
        let added = 1 + item.chars().count() + comma.len();
        if width + added > WIDTH {
            write!(output, "\n ")?;
            width = 1;
        }
        write!(output, " {item}{comma}")?;
        width += added;
    }
    writeln!(output)
}

fn write_text(output: &mut impl Write, recognition: &Recognition) -> io::Result<()> {
    let Recognition { edition, version_stated, array, rows, options, coverage, absent, declarations, functions } =
        recognition;
    let count = edition.monsters.len();
    writeln!(output, "{}", edition.title)?;
    match version_stated {
        true => writeln!(output, "family: {}, version {}", edition.family, edition.version)?,
        false => writeln!(output, "family: {}, version not stated", edition.family)?,
    }
    match &edition.rules.assumed_from {
        Some(from) => writeln!(output, "rules: {}, assumed from {from}", edition.rules.difficulty.id())?,
        None => writeln!(output, "rules: {}", edition.rules.difficulty.id())?,
    }
    writeln!(output, "table: {array} in {}", edition.provenance.table)?;
    let terminator = if *rows > count { " and a terminator" } else { ", no terminator" };
    writeln!(output, "rows: {count} monsters{terminator}")?;
    writeln!(output, "attack slots: {}", edition.attack_slots)?;
    write_list(output, "fields", edition.fields.iter().map(|field| field.name.clone().into_owned()))?;
    for option in options {
        write_option(output, edition, option)?;
    }
    let used =
        |name: &str, monsters: usize| if monsters == 1 { name.to_owned() } else { format!("{name} ({monsters})") };
    let fields = coverage.fields.iter().map(|field| match &field.ctype {
        Some(ctype) => format!("{}: {ctype}", field.name),
        None => field.name.clone(),
    });
    write_list(output, "unknown fields", fields)?;
    for names in coverage.names.chunk_by(|a, b| a.what == b.what) {
        let what = names.first().map_or("name", |name| name.what.name());
        let plural = if what.ends_with('s') { "es" } else { "s" };
        let names = names.iter().map(|name| used(&name.name, name.monsters));
        write_list(output, &format!("unknown {what}{plural}"), names)?;
    }
    let bits = coverage.nameless.iter().map(|bits| used(&format!("{:#x} of {}", bits.bits, bits.field), bits.monsters));
    write_list(output, "bits without a name", bits)?;
    write_list(output, "lacking fields", coverage.lacking.iter().map(|field| (*field).to_owned()))?;
    for (heading, system) in [("absent headers", false), ("absent system headers", true)] {
        let headers = absent.iter().filter(|header| header.system == system);
        write_list(output, heading, headers.map(|header| header.name.clone()))?;
    }
    writeln!(output, "around the table: {declarations} declarations, {functions} functions whose bodies were skipped")
}

/// An `#if` and the rows that it decides on.
fn write_option(output: &mut impl Write, edition: &Edition, option: &OptionalPart) -> io::Result<()> {
    let OptionalPart { condition, taken, file, line, .. } = option;
    let whether = if *taken { "yes" } else { "no" };
    let mut parts = Vec::new();
    let names = |rows| monsters(edition, rows).map(Monster::name).map(str::to_owned).collect::<Vec<_>>().join(", ");
    let there = names(&option.rows);
    if !there.is_empty() {
        parts.push(there);
    }
    let in_part = names(&option.parts_of);
    if !in_part.is_empty() {
        parts.push(format!("a part of {in_part}"));
    }
    let absent: Vec<_> = option.skipped.iter().map(|row| row.name.as_str()).collect();
    if !absent.is_empty() {
        parts.push(format!("without {}", absent.join(", ")));
    }
    writeln!(output, "{file}:{line}: #{condition}: {whether}: {}", parts.join("; "))
}
