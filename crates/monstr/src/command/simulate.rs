//! `monstr simulate`: draws by the odds, held against them.

use super::chances::{self, Rules};
use super::odds::{self, Quest};
use crate::arguments::generation::Simulate;
use crate::exit::Done;
use crate::output::{Format, Output, json};
use crate::progress;
use crate::scenario::{self, Asked, Description};
use engine::ratio::{Natural, Ratio};
use engine::{Generator, Sampler};
use model::{Edition, Monster};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use statrs::function::gamma::checked_gamma_ur;
use std::io::{self, Write};

/// How many draws there are from one step of the progress bar to the next.
const STEP: u64 = 1 << 18;

/// How often an outcome must be expected for the statistic to have it on its own: with less, its square is far from
/// the distribution that the p value supposes.
const LEAST_EXPECTED: f64 = 5.0;

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    scenario: Description<'a>,
    draws: u64,
    seed: u64,
    chi_square: f64,
    degrees_of_freedom: usize,
    p: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    nothing: Option<Count<'a>>,
    entries: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    #[serde(flatten)]
    count: Count<'a>,
}

#[derive(Serialize)]
struct Count<'a> {
    #[serde(serialize_with = "chances::integer")]
    num: &'a Natural,
    #[serde(serialize_with = "chances::integer")]
    den: &'a Natural,
    expected: f64,
    drawn: u64,
}

/// Draws in each place that is asked about, and writes what came.
pub fn run(options: &Simulate) -> Done {
    let edition = odds::edition(&options.odds)?;
    let generator = Generator::new(&edition);
    let all = scenario::all_of_odds(&generator, &options.odds)?;
    let quest = options.odds.quest.as_deref().map(|called| Quest::of(&edition, called)).transpose()?;
    let mut output = Output::new();
    for (at, asked) in all.iter().enumerate() {
        let odds = match &quest {
            Some(quest) => quest.odds(&generator, asked),
            None => generator.random(&asked.scenario),
        };
        let cells = draw(&edition, &odds, options);
        let test = Test::of(&cells);
        match options.odds.place.format {
            Format::Json => {
                json(&mut output, &document(&edition, options, asked, quest.as_ref(), (&cells, &test)))?;
            }
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                odds::write_heading(&mut output, &edition, asked, quest.as_ref())?;
                write_text(&mut output, options, &cells, &test)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// An outcome, and how often it came.
struct Cell<'a> {
    /// `None` is that no monster comes.
    monster: Option<&'a Monster>,
    chance: Ratio,
    /// How often it should come on average.
    expected: f64,
    /// How far from that it usually is: the standard deviation.
    deviation: f64,
    drawn: u64,
}

impl<'a> Cell<'a> {
    fn new(monster: Option<&'a Monster>, chance: Ratio, drawn: u64, draws: u64) -> Self {
        let expected = chance.to_f64() * float(draws);
        let rest = chance.complement().map_or(0.0, |rest| rest.to_f64());
        Self { monster, chance, expected, deviation: (expected * rest).sqrt(), drawn }
    }

    /// The difference from what is expected, in standard deviations.
    fn difference(&self) -> f64 {
        let difference = float(self.drawn) - self.expected;
        // What is certain has none, and does not differ.
        if self.deviation > 0.0 { difference / self.deviation } else { 0.0 }
    }

    fn count(&self) -> Count<'_> {
        let Self { chance, expected, drawn, .. } = self;
        Count { num: chance.numerator(), den: chance.denominator(), expected: *expected, drawn: *drawn }
    }
}

/// Draws as often as is asked for; the cells are in array order, and that of nothing comes last.
fn draw<'a>(edition: &'a Edition, odds: &engine::Odds, options: &Simulate) -> Vec<Cell<'a>> {
    let sampler = Sampler::new(odds);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    let most = odds.chances().iter().map(|chance| chance.monster.0).max().unwrap_or(0);
    let mut counts = vec![0_u64; usize::from(most) + 1];
    let mut nothing = 0;
    let bar = progress::bar(options.draws, "draws");
    let mut left = options.draws;
    while left > 0 {
        let step = left.min(STEP);
        for _ in 0..step {
            match sampler.draw(&mut rng).and_then(|monster| counts.get_mut(usize::from(monster.0))) {
                Some(count) => *count += 1,
                None => nothing += 1,
            }
        }
        left -= step;
        bar.inc(step);
    }
    bar.finish_and_clear();
    let mut cells = Vec::with_capacity(odds.chances().len() + 1);
    for chance in odds.chances() {
        let monster = edition.row(chance.monster);
        let drawn = counts.get(usize::from(chance.monster.0)).copied().unwrap_or(0);
        cells.push(Cell::new(monster, odds.ratio(chance), drawn, options.draws));
    }
    let chance = odds.of_nothing();
    if nothing > 0 || !chance.is_zero() {
        cells.push(Cell::new(None, chance, nothing, options.draws));
    }
    cells
}

/// Pearson's chi-square test.
struct Test {
    chi_square: f64,
    degrees_of_freedom: usize,
    p: f64,
}

impl Test {
    fn of(cells: &[Cell<'_>]) -> Self {
        let pooled = pooled(cells.iter().map(|cell| (cell.expected, float(cell.drawn))).collect());
        let term = |(expected, drawn): &(f64, f64)| (drawn - expected).powi(2) / expected;
        let chi_square: f64 = pooled.iter().map(term).sum();
        let degrees_of_freedom = pooled.len().saturating_sub(1);
        if degrees_of_freedom == 0 {
            // One outcome is certain; what is left is the rounding of the sum.
            return Self { chi_square: 0.0, degrees_of_freedom, p: 1.0 };
        }
        let p = if chi_square > 0.0 {
            // Nothing is refused but a statistic that is infinite.
            checked_gamma_ur(float(degrees_of_freedom as u64) / 2.0, chi_square / 2.0).unwrap_or(0.0)
        } else {
            1.0
        };
        Self { chi_square, degrees_of_freedom, p: p.clamp(0.0, 1.0) }
    }
}

/// What is expected and what was drawn, with all that is too rare in one; the least of the others joins it if it is too
/// rare still.
fn pooled(mut cells: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    cells.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut pooled: Vec<(f64, f64)> = Vec::with_capacity(cells.len());
    for (expected, drawn) in cells {
        match pooled.last_mut() {
            Some(last) if expected < LEAST_EXPECTED || last.0 < LEAST_EXPECTED => {
                last.0 += expected;
                last.1 += drawn;
            }
            _ => pooled.push((expected, drawn)),
        }
    }
    pooled
}

#[expect(clippy::cast_precision_loss, reason = "no count comes near the 53 digits that it has")]
fn float(count: u64) -> f64 {
    count as f64
}

fn document<'a>(
    edition: &'a Edition,
    options: &Simulate,
    asked: &Asked,
    quest: Option<&Quest<'a>>,
    (cells, test): (&'a [Cell<'a>], &Test),
) -> Document<'a> {
    let entry = |cell: &'a Cell<'a>| {
        let monster = cell.monster?;
        Some(Entry { index: monster.id.0, symbol: &monster.symbol, name: monster.name(), count: cell.count() })
    };
    Document {
        edition: &edition.id,
        rules: Rules::of(edition),
        scenario: asked.of_odds(edition, &options.odds.place, quest.map(|quest| quest.role)),
        draws: options.draws,
        seed: options.seed,
        chi_square: test.chi_square,
        degrees_of_freedom: test.degrees_of_freedom,
        p: test.p,
        nothing: cells.iter().find(|cell| cell.monster.is_none()).map(Cell::count),
        entries: cells.iter().filter_map(entry).collect(),
    }
}

fn write_text(output: &mut impl Write, options: &Simulate, cells: &[Cell<'_>], test: &Test) -> io::Result<()> {
    let Simulate { seed, draws, .. } = options;
    let Test { chi_square, degrees_of_freedom, p } = test;
    let p = if *p < 0.0001 { format!("{p:.1e}") } else { format!("{p:.4}") };
    writeln!(
        output,
        "seed {seed}, {draws} draws: chi-square {chi_square:.2}, degrees of freedom {degrees_of_freedom}, p {p}"
    )?;
    if cells.iter().all(|cell| cell.monster.is_none()) {
        return writeln!(output, "No monster comes.");
    }
    if *degrees_of_freedom == 0 {
        writeln!(output, "All counts are pooled into one, so that nothing is tested.")?;
    }
    writeln!(output)?;
    let mut lines: Vec<&Cell<'_>> = cells.iter().collect();
    // A stable sort: equal chances stay in array order. That of nothing is last, as in the table of the odds.
    lines.sort_by(|a, b| a.monster.is_none().cmp(&b.monster.is_none()).then_with(|| b.chance.cmp(&a.chance)));
    let mut table = super::plain_table();
    table.set_header(["monster", "expected", "drawn", "deviations"]);
    for cell in lines {
        table.add_row([
            cell.monster.map_or("(nothing)", Monster::name),
            &format!("{:.1}", cell.expected),
            &cell.drawn.to_string(),
            &format!("{:+.2}", cell.difference()),
        ]);
    }
    for column in 1..4 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(comfy_table::CellAlignment::Right);
        }
    }
    super::write_table(output, &table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rare_is_pooled() {
        let cells = vec![(90.0, 91.0), (1.0, 0.0), (4.0, 3.0), (5.0, 6.0)];
        assert_eq!(pooled(cells), [(5.0, 3.0), (5.0, 6.0), (90.0, 91.0)]);
        // Alone it would be too rare still.
        assert_eq!(pooled(vec![(1.0, 2.0), (9.0, 8.0), (10.0, 10.0)]), [(10.0, 10.0), (10.0, 10.0)]);
        assert_eq!(pooled(vec![(1.0, 0.0), (2.0, 3.0)]), [(3.0, 3.0)]);
        assert_eq!(pooled(Vec::new()), []);
    }

    #[test]
    fn the_p_value_is_that_of_the_tables() {
        // The 5 % of printed tables: 3.841 for one degree of freedom, 18.307 for ten.
        for (cells, chi_square) in [(2, 3.841_f64), (11, 18.307)] {
            let half = Ratio::new(1_u8, cells as u8).unwrap();
            let mut cells: Vec<_> = (0..cells).map(|_| Cell::new(None, half.clone(), 0, 1)).collect();
            // One is above what is expected by as much as another is below.
            let expected = 1e12_f64;
            let off = (chi_square * expected / 2.0).sqrt();
            for cell in &mut cells {
                (cell.expected, cell.drawn) = (expected, expected as u64);
            }
            cells[0].drawn += off as u64;
            cells[1].drawn -= off as u64;
            let test = Test::of(&cells);
            assert!((test.chi_square - chi_square).abs() < 1e-4, "{}", test.chi_square);
            assert!((test.p - 0.05).abs() < 1e-4, "{}", test.p);
        }
    }
}
