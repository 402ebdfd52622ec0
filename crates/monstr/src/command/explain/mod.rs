//! `monstr explain`: where a monster's numbers come from, and what they mean in play.

mod chance;
mod difficulty;
mod life;
mod place;

use crate::arguments::monsters::{Explain, Topic, topic};
use crate::exit::{Done, Failure};
use crate::monster::card;
use crate::output::{Format, Output, json};
use crate::{names, subject, width};
use comfy_table::ContentArrangement;
use engine::Generator;
use model::{Edition, Monster};
use serde::Serialize;
use std::io::{self, Write};

/// What stands before each step.
const INDENT: &str = "  ";

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    index: u16,
    symbol: &'a str,
    name: &'a str,
    sections: Vec<Section>,
}

/// What there is to say of one topic.
#[derive(Serialize)]
pub struct Section {
    /// The topic.
    topic: String,
    /// The answer, in a sentence.
    answer: String,
    /// What it follows from, or what follows from it.
    points: Vec<Point>,
}

/// One step of an explanation.
#[derive(Serialize)]
pub struct Point {
    /// What it counts, where it does.
    amount: Option<i64>,
    /// What it is about.
    what: String,
    /// The value.
    value: String,
    /// Where the value stands in the tree; null where it is computed.
    source: Option<String>,
}

impl Point {
    /// A step that counts nothing, and stands nowhere.
    fn plain(what: impl Into<String>, value: impl Into<String>) -> Self {
        Self { amount: None, what: what.into(), value: value.into(), source: None }
    }
}

/// Explains a monster of each edition that is asked about.
pub fn run(options: &Explain) -> Done {
    let editions = subject::editions(&options.editions)?;
    let mut all = Vec::new();
    for edition in &editions {
        let (monster, topic) = question(edition, &options.words)?;
        all.push((edition, monster, sections(edition, monster, topic, options)?));
    }
    let mut output = Output::new();
    for (at, (edition, monster, sections)) in all.into_iter().enumerate() {
        match options.format {
            Format::Json => {
                let (symbol, name) = (&*monster.symbol, monster.name());
                json(&mut output, &Document { edition: &edition.id, index: monster.id.0, symbol, name, sections })?;
            }
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, edition, monster, &sections)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// The monster that is meant, and what is asked about it: the last word, where the words before it name the monster.
fn question<'a>(edition: &'a Edition, words: &[String]) -> Result<(&'a Monster, Option<Topic>), Failure> {
    let together = words.join(" ");
    let name = names::named(edition, &together);
    let (Some((last, before @ [_, ..])), None) = (words.split_last(), name) else {
        return Ok((names::monster(edition, &together)?, None));
    };
    let before = before.join(" ");
    match topic(last) {
        Ok(topic) => Ok((names::monster(edition, &before)?, Some(topic))),
        Err(message) if names::named(edition, &before).is_some() => Err(Failure::Usage(message)),
        Err(_) => Ok((names::monster(edition, &together)?, None)),
    }
}

/// What is said of the topic that is asked about, or of all but fields.
fn sections(
    edition: &Edition,
    monster: &Monster,
    topic: Option<Topic>,
    options: &Explain,
) -> Result<Vec<Section>, Failure> {
    let all = [Topic::Difficulty, Topic::Level, Topic::Odds, Topic::Sacrifice, Topic::Items, Topic::Polymorph];
    let topics = topic.map_or_else(|| all.to_vec(), |topic| vec![topic]);
    let generator = Generator::new(edition);
    let section = |topic| match topic {
        Topic::Difficulty => Ok(difficulty::section(edition, monster)),
        Topic::Level => Ok(life::level(edition, monster)),
        Topic::Odds => place::section(&generator, monster, options),
        Topic::Sacrifice => Ok(chance::sacrifice(edition, monster)),
        Topic::Items => Ok(chance::items(edition, monster)),
        Topic::Polymorph => Ok(life::polymorph(edition, monster)),
        Topic::Field(field) => Ok(life::field(edition, monster, field)),
    };
    topics.into_iter().map(section).collect()
}

fn write_text(output: &mut impl Write, edition: &Edition, monster: &Monster, sections: &[Section]) -> io::Result<()> {
    writeln!(output, "{} ({}) in {}, {}", monster.name(), monster.symbol, edition.title, card::source(monster))?;
    for section in sections {
        let answer = format!("{}: {}", section.topic, section.answer);
        writeln!(output, "\n{}", textwrap::fill(&answer, width::line()))?;
        let mut table = super::plain_table();
        let width = u16::try_from(width::table().saturating_sub(INDENT.len())).unwrap_or(u16::MAX);
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        for point in &section.points {
            let amount = point.amount.map(|amount| format!("{amount:+}")).unwrap_or_default();
            let source = point.source.clone().unwrap_or_default();
            table.add_row([amount, point.what.clone(), point.value.clone(), source]);
        }
        for line in table.lines() {
            writeln!(output, "{INDENT}{}", line.trim_end())?;
        }
    }
    Ok(())
}
