//! Monsters of several editions side by side.

use super::{Chosen, title};
use crate::command::{plain_table, write_table};
use crate::monster::card::{self, Line};
use crate::width;
use comfy_table::ContentArrangement;
use engine::Generator;
use engine::generation::Appearances;
use std::io::{self, Write};

/// What stands before a line whose texts are not all the same.
const DIFFERS: &str = "*";

/// Writes a table for each monster that was asked for, a column for each edition; what differs is marked.
pub fn write(output: &mut impl Write, chosen: &[Chosen<'_>]) -> io::Result<()> {
    let monsters = chosen.iter().map(|(_, monsters)| monsters.len()).max().unwrap_or(0);
    let appearances: Vec<_> = chosen.iter().map(|(edition, _)| Generator::new(edition).appearances()).collect();
    for at in 0..monsters {
        if at > 0 {
            writeln!(output)?;
        }
        write_one(output, chosen, &appearances, at)?;
    }
    Ok(())
}

/// Writes the table of the `at`th monster.
fn write_one(output: &mut impl Write, chosen: &[Chosen<'_>], appearances: &[Appearances], at: usize) -> io::Result<()> {
    let columns: Vec<Vec<Line>> = chosen
        .iter()
        .zip(appearances)
        .filter_map(|((edition, monsters), appearances)| {
            let monster = monsters.get(at)?;
            let name = Line { label: "name", text: monster.name().to_owned() };
            let source = Line { label: "source", text: card::source(monster) };
            Some([name].into_iter().chain(card::lines(edition, monster, appearances)).chain([source]).collect())
        })
        .collect();
    let mut table = plain_table();
    let width = u16::try_from(width::table()).unwrap_or(u16::MAX);
    table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    table.set_header(["".into(), "".into()].into_iter().chain(chosen.iter().map(title)));
    for label in labels(&columns) {
        let texts: Vec<String> = columns.iter().map(|column| text(column, label)).collect();
        // A row stands elsewhere in each tree; that says nothing.
        let differs = label != "source" && texts.iter().any(|text| Some(text) != texts.first());
        let mark = if differs { DIFFERS } else { "" };
        table.add_row([mark.to_owned(), label.to_owned()].into_iter().chain(texts));
    }
    write_table(output, &table)
}

/// The labels of all columns, in the order of a card.
fn labels(columns: &[Vec<Line>]) -> Vec<&'static str> {
    let mut labels: Vec<&'static str> = Vec::new();
    for column in columns {
        let mut place = 0;
        for line in column {
            match labels.iter().position(|label| *label == line.label) {
                Some(known) => place = known + 1,
                None => {
                    labels.insert(place, line.label);
                    place += 1;
                }
            }
        }
    }
    labels
}

/// What a column says under a label, without styles.
fn text(column: &[Line], label: &str) -> String {
    let line = column.iter().find(|line| line.label == label);
    line.map_or_else(String::new, |line| anstream::adapter::strip_str(&line.text).to_string())
}
