//! `monstr show`: all there is to know of a monster.

mod compare;
mod line;

use crate::arguments::monsters::Show;
use crate::exit::{Done, Failure};
use crate::monster::card::{self, Line};
use crate::monster::json::Document;
use crate::monster::style::{of_color, styled};
use crate::output::{Format, Output, json, seen};
use crate::{names, subject, width};
use engine::Generator;
use engine::generation::Appearances;
use model::{Edition, Monster, OpenEnum};
use std::borrow::Cow;
use std::io::{self, Write};

/// How wide the column of labels is.
const LABELS: usize = 12;

/// Shows the monsters of each edition that is asked about.
pub fn run(options: &Show) -> Done {
    let editions = subject::editions(&options.editions)?;
    let chosen = editions.iter().map(|edition| Ok((&**edition, monsters(edition, &options.monsters)?)));
    let chosen: Vec<_> = chosen.collect::<Result<_, Failure>>()?;
    let mut output = Output::new();
    match options.format {
        Format::Json => {
            for (edition, monsters) in &chosen {
                json(&mut output, &Document::of(edition, monsters.iter().copied()))?;
            }
        }
        Format::Text if options.line => {
            for (edition, monsters) in &chosen {
                for monster in monsters {
                    writeln!(output, "{}", line::of(edition, monster))?;
                }
            }
        }
        Format::Text if chosen.len() > 1 => compare::write(&mut output, &chosen)?,
        Format::Text => {
            for (edition, monsters) in &chosen {
                let appearances = Generator::new(edition).appearances();
                for (at, monster) in monsters.iter().enumerate() {
                    if at > 0 {
                        writeln!(output)?;
                    }
                    write_card(&mut output, edition, monster, &appearances)?;
                }
            }
        }
    }
    Ok(output.finish()?)
}

/// The monsters that are meant: all words together name one, or each names one.
fn monsters<'a>(edition: &'a Edition, called: &[String]) -> Result<Vec<&'a Monster>, Failure> {
    if let Some(monster) = names::named(edition, &called.join(" ")) {
        return Ok(vec![monster]);
    }
    called.iter().map(|called| names::monster(edition, called)).collect()
}

/// The symbol of a monster in its colour.
fn symbol(edition: &Edition, monster: &Monster) -> String {
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol).unwrap_or(' ');
    styled(of_color(monster.color.as_ref()), &symbol.to_string())
}

/// Writes one monster's card.
fn write_card(
    output: &mut impl Write,
    edition: &Edition,
    monster: &Monster,
    appearances: &Appearances,
) -> io::Result<()> {
    let heading = format!(
        "{} {} ({}, {}, number {}) in {}",
        symbol(edition, monster),
        monster.name(),
        monster.symbol,
        monster.class.c_name(),
        monster.id.0,
        edition.title
    );
    writeln!(output, "{}\n", seen(&heading))?;
    let source = Line { label: "source", text: card::source(monster) };
    for Line { label, text } in card::lines(edition, monster, appearances).iter().chain([&source]) {
        let indent = " ".repeat(LABELS);
        let first = format!("{label:<LABELS$}");
        let options = textwrap::Options::new(width::line()).initial_indent(&first).subsequent_indent(&indent);
        writeln!(output, "{}", textwrap::fill(&seen(text), options))?;
    }
    if let Some(from) = engine::uses::assumed_from(edition) {
        writeln!(
            output,
            "\nGroups, corpses, meals and experience are by the rules of {from}: its own are not modelled."
        )?;
    }
    Ok(())
}

/// The editions side by side, and the one monster that each calls so.
pub type Chosen<'a> = (&'a Edition, Vec<&'a Monster>);

/// The editions' titles, for a table's head.
fn title<'a>(chosen: &Chosen<'a>) -> Cow<'a, str> {
    Cow::Borrowed(&*chosen.0.title)
}
