//! `monstr odds`: which monsters may come at random, and how likely each is.

use super::by_turn::{self, Stay};
use super::chances::{self, Columns, Rules};
use super::excluded::{self, Excluded};
use crate::arguments::answer::OfOdds;
use crate::arguments::generation::Odds;
use crate::exit::{Done, Failure};
use crate::output::{Format, Output, json};
use crate::scenario::{self, Asked, Description};
use crate::{names, subject};
use engine::Generator;
use engine::generation::{Enemies, Pool};
use engine::odds::Chance;
use engine::ratio::Natural;
use engine::uses::{Era, generation_rate};
use model::{Edition, Role};
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    scenario: Description<'a>,
    window: [i32; 2],
    total_weight: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_turn: Option<by_turn::Document>,
    entries: Vec<Entry<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    excluded: Option<&'a [Excluded<'a>]>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    by_turn: Option<by_turn::OfSpecies>,
}

/// Writes the odds of each place that is asked about.
pub fn run(OfOdds { asked: options, why, time }: &OfOdds) -> Done {
    let edition = edition(options)?;
    let generator = Generator::new(&edition);
    let all = scenario::all_of_odds(&generator, options)?;
    let quest = options.quest.as_deref().map(|called| Quest::of(&edition, called)).transpose()?;
    let why = excluded::Asked::of(&edition, why, |_| true)?;
    let mut output = Output::new();
    for (at, asked) in all.iter().enumerate() {
        let stay = Stay::of(&generator, time, asked)?;
        let pool = generator.pool(&asked.scenario);
        let odds = match &quest {
            Some(quest) => quest.odds(&generator, asked),
            None => pool.odds(),
        };
        let why = why.as_ref().map(|why| {
            // Among the enemies of a quest are such as nothing but a random draw keeps out.
            why.answer(|id| if odds.has(id) { Vec::new() } else { generator.exclusions(id, &asked.scenario) })
        });
        let (pool, odds, why) = (&pool, &odds, why.as_deref());
        let told = Told { asked, pool, odds, quest: quest.as_ref(), stay: stay.as_ref(), why };
        match options.place.format {
            Format::Json => json(&mut output, &document(&generator, options, &told))?,
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, &generator, &told)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// The edition that is asked about, with its roles where a quest is.
pub(super) fn edition(options: &Odds) -> Result<Cow<'static, Edition>, Failure> {
    let subject = options.place.edition.as_deref();
    match &options.quest {
        Some(_) => subject::edition_with_roles(subject, &options.place.names),
        None => subject::edition(subject, &options.place.names),
    }
}

/// The role whose quest it is, and who comes there.
pub(super) struct Quest<'a> {
    /// The role.
    pub(super) role: &'a Role,
    enemies: Enemies,
}

impl<'a> Quest<'a> {
    /// The quest of the role that is called so.
    pub(super) fn of(edition: &'a Edition, called: &str) -> Result<Self, Failure> {
        let role = names::role(edition, called)?;
        let enemies = Enemies::of(role).ok_or_else(|| {
            let message =
                format!("--quest {called}: {} does not list who comes in the quest of this role", edition.title);
            Failure::Usage(message)
        })?;
        Ok(Self { role, enemies })
    }

    /// The odds of who comes there.
    pub(super) fn odds(&self, generator: &Generator<'_>, asked: &Asked) -> engine::Odds {
        generator.quest(&asked.scenario, &self.enemies)
    }
}

/// What is told of one place.
struct Told<'a> {
    asked: &'a Asked,
    pool: &'a Pool,
    odds: &'a engine::Odds,
    quest: Option<&'a Quest<'a>>,
    stay: Option<&'a Stay<'a>>,
    why: Option<&'a [Excluded<'a>]>,
}

fn document<'a>(generator: &Generator<'a>, options: &Odds, told: &Told<'a>) -> Document<'a> {
    let edition = generator.edition();
    let Told { asked, pool, odds, quest, stay, why } = *told;
    let entry = |chance: &Chance| {
        let monster = edition.row(chance.monster)?;
        let ratio = odds.ratio(chance);
        Some(Entry {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            // What comes as an enemy alone has none among the others.
            weight: pool.weight(chance.monster),
            num: ratio.numerator().clone(),
            den: ratio.denominator().clone(),
            by_turn: stay.map(|stay| stay.of_species(chance.monster, &ratio)),
        })
    };
    Document {
        edition: &edition.id,
        rules: Rules::of(edition),
        scenario: asked.of_odds(edition, &options.place, quest.map(|quest| quest.role)),
        window: [pool.window.min, pool.window.max],
        total_weight: pool.total,
        by_turn: stay.map(|stay| stay.document(odds)),
        entries: odds.chances().iter().filter_map(entry).collect(),
        excluded: why,
    }
}

/// Writes where it is and for whom, and what is to be known of the rules.
pub(super) fn write_heading(
    output: &mut impl Write,
    edition: &Edition,
    asked: &Asked,
    quest: Option<&Quest<'_>>,
) -> io::Result<()> {
    writeln!(output, "{}: {}", edition.title, chances::place(&asked.scenario))?;
    chances::write_doubts(output, edition)?;
    if let Some(quest) = quest {
        writeln!(output, "The quest of the {}: mostly its enemies come, else one of all that may.", quest.role.name)?;
    } else if asked.dungeon == Some(scenario::QUEST) {
        writeln!(
            output,
            "On most calls the quest asks for the role's own enemies first, and these are the others; --quest ROLE has \
             both."
        )?;
    }
    Ok(())
}

fn write_text(output: &mut impl Write, generator: &Generator<'_>, told: &Told<'_>) -> io::Result<()> {
    let edition = generator.edition();
    let Told { asked, pool, odds, quest, stay, why } = *told;
    write_heading(output, edition, asked, quest)?;
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
    if let Some(stay) = stay {
        stay.write_line(output, odds)?;
    }
    if odds.chances().is_empty() {
        writeln!(output, "No monster comes.")?;
        return why.map_or(Ok(()), |why| excluded::write_table(output, why));
    }
    writeln!(output)?;
    // Among the enemies of a quest chances have no weights of their own.
    let total = quest.is_none().then(|| Natural::from(pool.total));
    let cells = |monster, chance: &_| stay.map(|stay| stay.cells(monster, chance)).unwrap_or_default();
    let columns = stay.map(|_| Columns { heads: ["number", "at least 1"], cells: &cells });
    chances::write_table(output, edition, odds, total.as_ref(), columns.as_ref())?;
    why.map_or(Ok(()), |why| excluded::write_table(output, why))
}
