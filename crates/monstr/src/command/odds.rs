//! `monstr odds`: which monsters may come at random, and how likely each is.

use super::chances::{self, Rules};
use crate::arguments::generation::{Branch, Odds};
use crate::exit::Done;
use crate::output::{Format, Output, json};
use crate::scenario::{self, Asked, Description};
use crate::subject;
use engine::Generator;
use engine::generation::Pool;
use engine::ratio::Natural;
use engine::uses::{Era, generation_rate};
use serde::Serialize;
use std::io::{self, Write};

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    scenario: Description<'a>,
    window: [i32; 2],
    total_weight: u32,
    entries: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    weight: u32,
    #[serde(serialize_with = "chances::integer")]
    num: Natural,
    #[serde(serialize_with = "chances::integer")]
    den: Natural,
}

/// Writes the odds of each place that is asked about.
pub fn run(options: &Odds) -> Done {
    let edition = subject::edition(options.place.edition.as_deref(), &options.place.names)?;
    let generator = Generator::new(&edition);
    let all = scenario::all_of_odds(&generator, options)?;
    let mut output = Output::new();
    for (at, asked) in all.iter().enumerate() {
        let pool = generator.pool(&asked.scenario);
        match options.place.format {
            Format::Json => json(&mut output, &document(&generator, asked, options, &pool))?,
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, &generator, asked, options, &pool)?;
            }
        }
    }
    Ok(output.finish()?)
}

fn document<'a>(generator: &Generator<'a>, asked: &Asked, options: &Odds, pool: &Pool) -> Document<'a> {
    let edition = generator.edition();
    let odds = pool.odds();
    let entry = |weighted: &engine::generation::Weighted| {
        let monster = edition.monsters.iter().find(|monster| monster.id == weighted.monster)?;
        let ratio = odds.of_monster(monster.id);
        Some(Entry {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            weight: weighted.weight,
            num: ratio.numerator().clone(),
            den: ratio.denominator().clone(),
        })
    };
    Document {
        edition: &edition.id,
        rules: Rules::of(edition),
        scenario: asked.of_odds(edition, &options.place),
        window: [pool.window.min, pool.window.max],
        total_weight: pool.total,
        entries: pool.weights.iter().filter_map(entry).collect(),
    }
}

fn write_text(
    output: &mut impl Write,
    generator: &Generator<'_>,
    asked: &Asked,
    options: &Odds,
    pool: &Pool,
) -> io::Result<()> {
    let edition = generator.edition();
    writeln!(output, "{}: {}", edition.title, chances::place(&asked.scenario))?;
    chances::write_doubts(output, edition)?;
    if options.place.branch == Some(Branch::Quest) {
        writeln!(output, "On most calls the quest asks for the role's own enemies first; these are the others.")?;
    }
    writeln!(
        output,
        "difficulties {} to {}: {} monsters, total weight {}",
        pool.window.min,
        pool.window.max,
        pool.weights.len(),
        pool.total
    )?;
    let rate = |era| generation_rate(edition, era);
    writeln!(
        output,
        "a turn brings one with a chance of {}, below the castle {}, for a demigod {}",
        rate(Era::Ordinary),
        rate(Era::BelowCastle),
        rate(Era::Demigod)
    )?;
    if pool.weights.is_empty() {
        return writeln!(output, "No monster comes.");
    }
    writeln!(output)?;
    chances::write_table(output, edition, &pool.odds(), Some(&Natural::from(pool.total)))
}
