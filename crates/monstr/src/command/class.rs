//! `monstr class`: which monster of a class comes, and how likely each is.

use super::chances::{self, Rules};
use crate::arguments::generation::{self, word};
use crate::exit::{Done, Failure};
use crate::output::{Format, Output, json};
use crate::scenario::{self, Asked, Description};
use crate::{names, subject};
use engine::Generator;
use engine::generation::{Allowance, ClassChoice};
use engine::odds::Odds;
use engine::ratio::{Natural, Ratio};
use model::{ClassDef, Gen, OpenEnum};
use serde::Serialize;
use std::io::{self, Write};

/// The JSON document.
#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    scenario: Scenario<'a>,
    entries: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Scenario<'a> {
    class: Class<'a>,
    #[serde(flatten)]
    place: Description<'a>,
    monster_alignment: Option<String>,
    allow: &'a [String],
}

#[derive(Serialize)]
struct Class<'a> {
    symbol: Option<char>,
    name: &'a str,
}

/// A monster, or with nothing but the chance that none comes.
#[derive(Serialize)]
struct Entry<'a> {
    index: Option<u16>,
    symbol: Option<&'a str>,
    name: Option<&'a str>,
    #[serde(serialize_with = "chances::integer")]
    num: Natural,
    #[serde(serialize_with = "chances::integer")]
    den: Natural,
}

/// Writes the odds of a class at each place that is asked about.
pub fn run(options: &generation::Class) -> Done {
    let edition = subject::edition(options.place.edition.as_deref(), &options.place.names)?;
    let generator = Generator::new(&edition);
    let class = names::class(&edition, &options.symbol)?;
    let choice = choice(&generator, class, options)?;
    let all = scenario::all(&generator, &options.place)?;
    let mut output = Output::new();
    for (at, asked) in all.iter().enumerate() {
        let odds = generator.class(&asked.scenario, &choice);
        match options.place.format {
            Format::Json => json(&mut output, &document(&generator, class, asked, options, &odds))?,
            Format::Text => {
                if at > 0 {
                    writeln!(output)?;
                }
                write_text(&mut output, &generator, class, asked, &odds)?;
            }
        }
    }
    Ok(output.finish()?)
}

/// What the game is asked for.
fn choice(generator: &Generator<'_>, class: &ClassDef, options: &generation::Class) -> Result<ClassChoice, Failure> {
    if options.monster_alignment.is_some() && !generator.knows_aligned_class() {
        let title = &generator.edition().title;
        return Err(Failure::Usage(format!("--monster-alignment: {title} does not choose by alignment")));
    }
    Ok(ClassChoice {
        class: class.class.clone(),
        alignment: options.monster_alignment.map(Into::into),
        allow: allowance(generator, &options.allow)?,
    })
}

/// The caller's mask by C's names of its flags.
fn allowance(generator: &Generator<'_>, names: &[String]) -> Result<Allowance, Failure> {
    let mut known = vec!["G_NOGEN", "G_UNIQ"];
    if generator.knows_wrong_places() {
        known.extend(["G_HELL", "G_NOHELL"]);
    }
    if generator.knows_ignoring_the_gone() {
        known.push("G_IGNORE");
    }
    if generator.knows_upper_limit() {
        known.push("MKC_ULIMIT");
    }
    let mut allowance = Allowance::NONE;
    for name in names {
        match name.as_str() {
            name if !known.contains(&name) => {
                let title = &generator.edition().title;
                return Err(Failure::Usage(format!("--allow {name}: {title} can allow {}", known.join(", "))));
            }
            "G_NOGEN" => allowance.flags |= Gen::NOGEN,
            "G_UNIQ" => allowance.flags |= Gen::UNIQ,
            "G_HELL" => allowance.flags |= Gen::HELL,
            "G_NOHELL" => allowance.flags |= Gen::NOHELL,
            "G_IGNORE" => allowance.ignore_gone = true,
            _ => allowance.upper_limit = true,
        }
    }
    Ok(allowance)
}

fn document<'a>(
    generator: &Generator<'a>,
    class: &'a ClassDef,
    asked: &Asked,
    options: &'a generation::Class,
    odds: &Odds,
) -> Document<'a> {
    let edition = generator.edition();
    let parts = |ratio: &Ratio| (ratio.numerator().clone(), ratio.denominator().clone());
    let monsters = odds.chances().iter().filter_map(|chance| {
        let monster = edition.monsters.iter().find(|monster| monster.id == chance.monster)?;
        let (num, den) = parts(&odds.ratio(chance));
        Some(Entry { index: Some(monster.id.0), symbol: Some(&monster.symbol), name: Some(monster.name()), num, den })
    });
    let nothing = Some(odds.of_nothing()).filter(|nothing| !nothing.is_zero()).map(|nothing| {
        let (num, den) = parts(&nothing);
        Entry { index: None, symbol: None, name: None, num, den }
    });
    Document {
        edition: &edition.id,
        rules: Rules::of(edition),
        scenario: Scenario {
            class: Class { symbol: class.symbol, name: class.class.c_name() },
            place: asked.of_class(edition, &options.place),
            monster_alignment: options.monster_alignment.as_ref().map(word),
            allow: &options.allow,
        },
        entries: monsters.chain(nothing).collect(),
    }
}

fn write_text(
    output: &mut impl Write,
    generator: &Generator<'_>,
    class: &ClassDef,
    asked: &Asked,
    odds: &Odds,
) -> io::Result<()> {
    let edition = generator.edition();
    let symbol =
        class.symbol.filter(|symbol| !symbol.is_whitespace()).map(|symbol| format!("{symbol} ")).unwrap_or_default();
    writeln!(output, "{}: class {symbol}({}), {}", edition.title, class.class, chances::place(&asked.scenario))?;
    chances::write_doubts(output, edition)?;
    let most = asked.scenario.level_difficulty / 2;
    writeln!(output, "difficulties above {most} are too strong")?;
    writeln!(output)?;
    chances::write_table(output, edition, odds, None)
}
