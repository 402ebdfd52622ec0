//! `monstr tables`: the places of an edition, what a level's alignment does, and where each monster comes.

mod document;
mod text;

use crate::arguments::generation::Tables;
use crate::exit::Done;
use crate::output::{Format, Output, json};
use crate::subject;
use engine::Generator;
use engine::generation::{Appearance, Appearances, LevelAlignment, Place, Temperature, alignment_shift, places};
use model::{Edition, GenerationRule, Monster};
use std::ops::RangeInclusive;

/// The alignments of monsters that the table of alignment has.
const ALIGNMENTS: RangeInclusive<i32> = -20..=20;

/// What is asked about, looked up.
struct Told<'a> {
    edition: &'a Edition,
    places: Vec<Place>,
    appearances: Option<Appearances>,
}

/// Writes the tables.
pub fn run(options: &Tables) -> Done {
    let edition = &*subject::edition(options.edition.as_deref(), &options.names)?;
    let appearances = options.monsters.then(|| Generator::new(edition).appearances());
    let told = Told { edition, places: places(edition.rules.generation), appearances };
    let mut output = Output::new();
    match options.format {
        Format::Json => json(&mut output, &document::document(&told))?,
        Format::Text => text::write(&mut output, &told)?,
    }
    Ok(output.finish()?)
}

impl Told<'_> {
    fn rule(&self) -> GenerationRule {
        self.edition.rules.generation
    }

    /// The monsters that come somewhere.
    fn each<'a>(&'a self, appearances: &'a Appearances) -> impl Iterator<Item = (&'a Monster, &'a Appearance)> {
        self.edition.monsters.iter().filter_map(|monster| Some((monster, appearances.of(monster.id)?)))
    }
}

/// What a lawful, a neutral and a chaotic level add to the frequency of a monster of an alignment.
fn shifts(rule: GenerationRule, alignment: i32) -> [i32; 3] {
    let aligned = [LevelAlignment::Lawful, LevelAlignment::Neutral, LevelAlignment::Chaotic];
    aligned.map(|level| alignment_shift(rule, level, alignment))
}

fn alignment(place: &Place) -> &'static str {
    match place.alignment {
        LevelAlignment::None => "none",
        LevelAlignment::Lawful => "lawful",
        LevelAlignment::Neutral => "neutral",
        LevelAlignment::Chaotic => "chaotic",
    }
}

fn temperature(place: &Place) -> &'static str {
    match place.temperature {
        Temperature::Cold => "cold",
        Temperature::Temperate => "temperate",
        Temperature::Hot => "hot",
    }
}

/// Both ends of a range.
fn ends(range: &RangeInclusive<i32>) -> [i32; 2] {
    [*range.start(), *range.end()]
}
