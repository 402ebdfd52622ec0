//! Chances as JSON and as a table, for the commands that have them.

use engine::generation::Scenario;
use engine::odds::Odds;
use engine::ratio::{Natural, Ratio};
use model::{Edition, MonsterId};
use serde::Serialize;
use serde::ser::{Error, Serializer};
use serde_json::value::RawValue;
use std::io::{self, Write};

/// How wide the longest bar is.
const BAR: usize = 24;

/// The parts of a full block, by eighths from one.
const PARTS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// How many digits a fraction may have before the table leaves it out; JSON has all.
const SHOWN_DIGITS: usize = 21;

/// From where on a number is shown by its first digits and how many follow.
const MOST_WRITTEN_OUT: f64 = 1e9;

/// The rules that answer, as JSON has them.
#[derive(Serialize)]
pub struct Rules<'a> {
    id: &'a str,
    assumed_from: Option<&'a str>,
}

impl<'a> Rules<'a> {
    /// Those of an edition.
    pub fn of(edition: &'a Edition) -> Self {
        let rules = &edition.rules;
        Self { id: rules.generation.id(), assumed_from: rules.generation_assumed_from.as_deref() }
    }
}

/// A natural number as a JSON integer of any length.
pub fn integer<S: Serializer>(number: &Natural, serializer: S) -> Result<S::Ok, S::Error> {
    RawValue::from_string(number.to_string()).map_err(S::Error::custom)?.serialize(serializer)
}

/// What to say of rules that are not the edition's own, or that nobody ran.
pub fn write_doubts(output: &mut impl Write, edition: &Edition) -> io::Result<()> {
    let rules = &edition.rules;
    if let Some(from) = &rules.generation_assumed_from {
        writeln!(
            output,
            "The rules are assumed: this edition's own are not modelled, and those of {from} are nearest."
        )?;
    }
    if !rules.generation.is_run() {
        writeln!(output, "The rules were read in the source, and not held against the game as it runs.")?;
    }
    Ok(())
}

/// Where and for whom, for people.
pub fn place(scenario: &Scenario) -> String {
    format!("level difficulty {}, experience level {}", scenario.level_difficulty, scenario.experience_level)
}

/// More columns of the table: their heads, and a monster's cells.
pub struct Columns<'a> {
    /// The heads.
    pub heads: [&'static str; 2],
    /// The cells of a monster with this chance.
    pub cells: &'a dyn Fn(MonsterId, &Ratio) -> [String; 2],
}

/// One line of the table.
struct Line<'a> {
    /// `None` is that no monster comes.
    monster: Option<MonsterId>,
    name: &'a str,
    ratio: Ratio,
    fraction: String,
}

/// Writes a table of chances, the greatest first. `total` is what fractions are shown over; their lowest terms where it
/// is `None`. `more` is shown before the bars.
pub fn write_table(
    output: &mut impl Write,
    edition: &Edition,
    odds: &Odds,
    total: Option<&Natural>,
    more: Option<&Columns<'_>>,
) -> io::Result<()> {
    let mut lines: Vec<Line<'_>> = odds
        .chances()
        .iter()
        .map(|chance| {
            let ratio = odds.ratio(chance);
            let fraction = match total {
                Some(total) if total == odds.total() => format!("{}/{total}", chance.weight),
                _ => ratio.to_string(),
            };
            let monster = edition.row(chance.monster);
            Line { monster: Some(chance.monster), name: monster.map_or("", model::Monster::name), ratio, fraction }
        })
        .collect();
    // A stable sort: equal chances stay in array order.
    lines.sort_by(|a, b| b.ratio.cmp(&a.ratio));
    let nothing = odds.of_nothing();
    if !nothing.is_zero() {
        lines.push(Line { monster: None, name: "(nothing)", fraction: nothing.to_string(), ratio: nothing });
    }
    let greatest = lines.iter().map(|line| &line.ratio).max().map_or(1.0, Ratio::to_f64);
    let mut table = super::plain_table();
    let mut heads = vec!["monster", "percent", "chance", "1 in", "so far"];
    heads.extend(more.iter().flat_map(|more| more.heads));
    let numbers = 1..heads.len();
    heads.push("");
    table.set_header(heads);
    let mut so_far = 0.0;
    for line in &lines {
        let chance = line.ratio.to_f64();
        so_far += chance;
        let fraction = if line.fraction.len() > SHOWN_DIGITS { "…" } else { &line.fraction };
        let mut cells =
            vec![line.name.to_owned(), percent(chance), fraction.to_owned(), one_in(chance), percent(so_far)];
        if let Some(more) = more {
            cells.extend(line.monster.map_or_else(Default::default, |monster| (more.cells)(monster, &line.ratio)));
        }
        cells.push(bar(chance / greatest));
        table.add_row(cells);
    }
    for column in numbers {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(comfy_table::CellAlignment::Right);
        }
    }
    super::write_table(output, &table)
}

/// A chance in percent.
pub fn percent(chance: f64) -> String {
    format!("{:.2} %", chance * 100.0)
}

/// One in so many, with as many digits as say something.
fn one_in(chance: f64) -> String {
    let many = 1.0 / chance;
    if many.is_infinite() {
        // It is less than a floating-point number can be.
        return "…".to_owned();
    }
    if many >= MOST_WRITTEN_OUT {
        return format!("{many:.1e}");
    }
    if many < 100.0 && (many - many.round()).abs() > 0.05 { format!("{many:.1}") } else { format!("{many:.0}") }
}

/// A bar for a share of the greatest, to an eighth of a letter.
fn bar(share: f64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "a bar is short")]
    let eighths = (share * (BAR * PARTS.len()) as f64).round().max(1.0) as usize;
    let mut bar: String = std::iter::repeat_n('█', eighths / PARTS.len()).collect();
    bar.extend((eighths % PARTS.len()).checked_sub(1).and_then(|part| PARTS.get(part)));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_share() {
        assert_eq!(bar(1.0).chars().count(), BAR);
        assert_eq!(bar(0.5), "█".repeat(BAR / 2));
        assert_eq!(bar(0.0), "▏");
        assert_eq!(bar(1.0 / 48.0), "▌");
    }

    #[test]
    fn one_in_so_many() {
        assert_eq!((one_in(0.25), one_in(0.03)), ("4".to_owned(), "33.3".to_owned()));
        assert_eq!((one_in(0.001), one_in(1.0)), ("1000".to_owned(), "1".to_owned()));
        assert_eq!((one_in(1e-8), one_in(4e-81)), ("100000000".to_owned(), "2.5e80".to_owned()));
        assert_eq!(one_in(0.0), "…");
    }
}
