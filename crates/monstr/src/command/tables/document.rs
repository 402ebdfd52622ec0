//! The tables as JSON.

use super::{ALIGNMENTS, Told, alignment, ends, shifts, temperature};
use crate::command::chances::{self, Rules};
use engine::generation::{Appearance, Appearances, Place, Plane, Spot};
use engine::ratio::Natural;
use model::Monster;
use serde::Serialize;

/// The JSON document.
#[derive(Serialize)]
pub struct Document<'a> {
    edition: &'a str,
    rules: Rules<'a>,
    places: Vec<PlaceEntry>,
    alignment_shifts: Vec<Shifts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    monsters: Option<Vec<MonsterEntry<'a>>>,
}

#[derive(Serialize)]
struct PlaceEntry {
    name: &'static str,
    title: &'static str,
    dungeon: &'static str,
    levels: &'static [&'static str],
    depths: Option<[i32; 2]>,
    level_alignment: &'static str,
    gehennom: bool,
    temperature: &'static str,
    rogue: bool,
    plane: Option<&'static str>,
    climb: Option<Climb>,
}

#[derive(Serialize)]
struct Climb {
    entries: [i32; 2],
    step: i32,
    levels: i32,
}

#[derive(Serialize)]
struct Shifts {
    alignment: i32,
    lawful: i32,
    neutral: i32,
    chaotic: i32,
}

#[derive(Serialize)]
struct MonsterEntry<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    easiest_level: SpotEntry,
    least_experience: SpotEntry,
    likeliest: Likeliest,
}

#[derive(Serialize)]
struct SpotEntry {
    place: &'static str,
    depth: Option<i32>,
    sanctum: Option<i32>,
    entry: Option<i32>,
    level_difficulty: i32,
    xl: i32,
}

#[derive(Serialize)]
struct Likeliest {
    #[serde(flatten)]
    spot: SpotEntry,
    #[serde(serialize_with = "chances::integer")]
    num: Natural,
    #[serde(serialize_with = "chances::integer")]
    den: Natural,
}

/// All that is told.
pub fn document<'a>(told: &'a Told<'a>) -> Document<'a> {
    let monsters = told.appearances.as_ref().map(|appearances| {
        told.each(appearances).map(|(monster, found)| MonsterEntry::of(monster, found, appearances)).collect()
    });
    let shifts = ALIGNMENTS.map(|alignment| {
        let [lawful, neutral, chaotic] = shifts(told.rule(), alignment);
        Shifts { alignment, lawful, neutral, chaotic }
    });
    Document {
        edition: &told.edition.id,
        rules: Rules::of(told.edition),
        places: told.places.iter().map(PlaceEntry::of).collect(),
        alignment_shifts: shifts.collect(),
        monsters,
    }
}

impl PlaceEntry {
    fn of(place: &Place) -> Self {
        Self {
            name: place.name,
            title: place.title,
            dungeon: place.dungeon,
            levels: place.levels,
            depths: place.depths.as_ref().map(ends),
            level_alignment: alignment(place),
            gehennom: place.gehennom,
            temperature: temperature(place),
            rogue: place.rogue,
            plane: place.plane.map(|plane| match plane {
                Plane::Earth => "earth",
                Plane::Air => "air",
                Plane::Fire => "fire",
                Plane::Water => "water",
                Plane::Astral => "astral",
            }),
            climb: place.climb.as_ref().map(|climb| Climb {
                entries: ends(&climb.entries),
                step: climb.step,
                levels: climb.levels,
            }),
        }
    }
}

impl<'a> MonsterEntry<'a> {
    fn of(monster: &'a Monster, found: &Appearance, appearances: &Appearances) -> Self {
        Self {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            easiest_level: SpotEntry::of(&found.easiest_level, appearances),
            least_experience: SpotEntry::of(&found.least_experience, appearances),
            likeliest: Likeliest {
                spot: SpotEntry::of(&found.likeliest, appearances),
                num: found.chance.numerator().clone(),
                den: found.chance.denominator().clone(),
            },
        }
    }
}

impl SpotEntry {
    fn of(spot: &Spot, appearances: &Appearances) -> Self {
        let place = appearances.place(spot);
        let is_plane = place.is_some_and(|place| place.plane.is_some());
        Self {
            place: place.map_or("", |place| place.name),
            depth: (!is_plane).then_some(spot.depth),
            sanctum: is_plane.then_some(spot.depth),
            entry: spot.entry,
            level_difficulty: spot.level_difficulty,
            xl: spot.experience_level,
        }
    }
}
