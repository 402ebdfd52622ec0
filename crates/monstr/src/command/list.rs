//! `monstr list`: the monsters that fulfil conditions, sorted, in columns.

use super::{plain_table, write_table};
use crate::arguments::monsters::{List, ListFormat, SortKey};
use crate::exit::{Done, Failure};
use crate::monster::json::Document;
use crate::output::{Output, json};
use crate::{subject, width};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use comfy_table::{CellAlignment, ContentArrangement};
use engine::fields::{Field, Kind};
use engine::filter::{Error, Filter, parse};
use model::{Edition, Monster};
use std::cmp::Ordering;
use std::io::{self, Write};

/// The columns that are shown unless others are asked for.
const COLUMNS: [Field; 9] = [
    Field::Class,
    Field::Name,
    Field::Level,
    Field::Speed,
    Field::Ac,
    Field::Mr,
    Field::Difficulty,
    Field::Frequency,
    Field::Attack,
];

/// Lists the monsters of each edition that is asked about.
pub fn run(options: &List) -> Done {
    let editions = subject::editions(&options.editions)?;
    let text = options.filter.join(" ");
    let columns = if options.columns.is_empty() { &COLUMNS[..] } else { &options.columns };
    let mut chosen = Vec::new();
    for edition in &editions {
        let filter = parse(&text, edition).map_err(|error| Failure::Usage(shown(&text, &error)))?;
        chosen.push((edition, monsters(edition, &filter, &options.sort)));
    }
    let mut output = Output::new();
    for (at, (edition, monsters)) in chosen.iter().enumerate() {
        match options.format {
            ListFormat::Json => json(&mut output, &Document::of(edition, monsters.iter().copied()))?,
            ListFormat::Csv => write_csv(&mut output, edition, monsters, columns, at == 0)?,
            ListFormat::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, edition, monsters, columns)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// The monsters that a filter lets in, sorted.
fn monsters<'a>(edition: &'a Edition, filter: &Filter, sort: &[SortKey]) -> Vec<&'a Monster> {
    let mut monsters: Vec<_> = edition.monsters.iter().filter(|monster| filter.lets(edition, monster)).collect();
    // Stable: what is equal stays in the order of the table.
    monsters.sort_by(|a, b| {
        sort.iter().map(|key| key.order(edition, a, b)).find(|ordering| ordering.is_ne()).unwrap_or(Ordering::Equal)
    });
    monsters
}

impl SortKey {
    /// Which of two monsters comes first.
    fn order(self, edition: &Edition, a: &Monster, b: &Monster) -> Ordering {
        let ordering = match self.field.kind() {
            Kind::Number => self.field.number(edition, a).cmp(&self.field.number(edition, b)),
            _ => self.field.text(edition, a).cmp(&self.field.text(edition, b)),
        };
        if self.descending { ordering.reverse() } else { ordering }
    }
}

/// What is wrong with a filter, with a caret under the part.
fn shown(text: &str, error: &Error) -> String {
    let source = Snippet::source(text).annotation(AnnotationKind::Primary.span(error.span.clone()));
    let group = Level::ERROR.primary_title("this part of the filter is not understood").element(source);
    let group = group.element(Level::HELP.message(&*error.message));
    let rendered = Renderer::styled().render(&[group]);
    // The failure says itself that it is an error.
    rendered.split_once(": ").map_or(rendered.clone(), |(_, rest)| rest.to_owned())
}

fn write_text(output: &mut impl Write, edition: &Edition, monsters: &[&Monster], columns: &[Field]) -> io::Result<()> {
    let count = monsters.len();
    let (all, title) = (edition.monsters.len(), &edition.title);
    writeln!(output, "{title}: {count} of {all} monsters")?;
    if monsters.is_empty() {
        return Ok(());
    }
    writeln!(output)?;
    let mut table = plain_table();
    let width = u16::try_from(width::table()).unwrap_or(u16::MAX);
    table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    table.set_header(columns.iter().map(|field| field.name()));
    for monster in monsters {
        table.add_row(columns.iter().map(|field| field.text(edition, monster)));
    }
    for (at, field) in columns.iter().enumerate() {
        if let (Kind::Number, Some(column)) = (field.kind(), table.column_mut(at)) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    write_table(output, &table)
}

fn write_csv(
    output: &mut impl Write,
    edition: &Edition,
    monsters: &[&Monster],
    columns: &[Field],
    has_head: bool,
) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(output);
    if has_head {
        writer.write_record(["edition"].into_iter().chain(columns.iter().map(|field| field.name())))?;
    }
    for monster in monsters {
        let cells = columns.iter().map(|field| field.text(edition, monster));
        writer.write_record([edition.id.to_string()].into_iter().chain(cells))?;
    }
    writer.flush()
}
