//! The places of a game: the branches of its dungeon and the special levels in them, and what each means for who comes.
//!
//! Alignment, depth and all else are those of the dungeon file (`dat/dungeon.def` up to 3.6, `dat/dungeon.lua` since),
//! temperature and the Rogue level those of the level files (`dat/*.des`, `dat/*.lua`): one table for each rule of
//! generation, in a file of its own. An edition whose rules are assumed gets the table of the rule that is assumed for
//! it, which says nothing of dungeons that only it has.

mod evilhack;
mod layout;
mod slashem;
mod vanilla;
mod xnethack;

use self::layout::{Dungeon, Laid, Level};
use super::parameters::{Parameters, parameters};
use super::{LevelAlignment, Plane, Scenario, Temperature, Whereabouts};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use model::GenerationRule;

/// The title of the dungeon that the planes are in, and the names of its levels.
const ENDGAME: &str = "The Elemental Planes";

/// A branch's ordinary levels, or one or several special ones, as far as they are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its short name: `mines`, `oracle`, `mines-end`.
    pub name: &'static str,
    /// What it is, in words.
    pub title: &'static str,
    /// C's name of the dungeon that it is in.
    pub dungeon: &'static str,
    /// The names that the dungeon file has for the special levels among it, such as `minetn`.
    pub levels: &'static [&'static str],
    /// The depths that it can have; `None` for the planes, where the depth of Moloch's Sanctum counts instead.
    pub depths: Option<RangeInclusive<i32>>,
    /// Its alignment: its own, else its dungeon's.
    pub alignment: LevelAlignment,
    /// Whether its dungeon is `hellish`.
    pub gehennom: bool,
    /// Its temperature; `Temperate` where the version knows none.
    pub temperature: Temperature,
    /// Whether it is the Rogue level.
    pub rogue: bool,
    /// Whether it is in Cocytus; xNetHack.
    pub cocytus: bool,
    /// Which plane it is.
    pub plane: Option<Plane>,
    /// How it is climbed, where its branch builds up (`builds_up()`, `src/dungeon.c`).
    pub climb: Option<Climb>,
}

/// A branch that is entered by its lowest level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Climb {
    /// The depths that the level from which it is entered can have.
    pub entries: RangeInclusive<i32>,
    /// By how much its lowest level is deeper than that one: −1 for stairs up, 0 for a portal, 1 for stairs down.
    pub step: i32,
    /// How many levels it has.
    pub levels: i32,
}

impl Climb {
    /// The depth of its lowest level, where it is entered from a level of this depth.
    pub fn lowest(&self, entry: i32) -> i32 {
        entry.saturating_add(self.step)
    }

    /// The depths of its levels, where it is entered from a level of this depth.
    pub fn depths(&self, entry: i32) -> RangeInclusive<i32> {
        self.lowest(entry).saturating_sub(self.levels).saturating_add(1)..=self.lowest(entry)
    }
}

impl Place {
    /// Whether it is called so, in letters of any case: by its short name, or the dungeon file's name of a level.
    pub fn is_called(&self, name: &str) -> bool {
        let mut names = core::iter::once(&self.name).chain(self.levels);
        names.any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Makes a scenario one in this place. Its difficulty and its hero stay.
    pub fn set(&self, scenario: &mut Scenario) {
        scenario.level_alignment = self.alignment;
        scenario.gehennom = self.gehennom;
        scenario.temperature = self.temperature;
        scenario.rogue = self.rogue;
        scenario.cocytus = self.cocytus;
        scenario.plane = self.plane;
    }

    /// Where a hero without the Amulet is on its level of this depth, in a branch that builds up entered from the level
    /// of the depth `entry`.
    pub fn at(&self, depth: i32, entry: Option<i32>) -> Whereabouts {
        let lowest = self.climb.as_ref().zip(entry).map(|(climb, entry)| climb.lowest(entry));
        Whereabouts::Dungeon { depth, climbed_from: lowest }
    }
}

/// The dungeons of a rule, parents first.
fn dungeons(rule: GenerationRule) -> &'static [Dungeon] {
    match rule {
        GenerationRule::V3_7 | GenerationRule::V5_0 => vanilla::SINCE_3_7,
        GenerationRule::SlashEm => slashem::DUNGEONS,
        GenerationRule::XNetHack => xnethack::DUNGEONS,
        GenerationRule::EvilHack => evilhack::DUNGEONS,
        // 3.4.3 and 3.6 have the same, and a rule that is new here gets the oldest, as `parameters()` has it.
        _ => vanilla::UP_TO_3_6,
    }
}

/// The places of an edition with this rule, in the order of the dungeon file: each branch's ordinary levels and then
/// its special ones, and last the planes.
pub fn places(rule: GenerationRule) -> Vec<Place> {
    let parameters = parameters(rule);
    let laid = layout::lay(dungeons(rule));
    let mut places: Vec<Place> = laid.iter().flat_map(|laid| of_dungeon(laid, parameters)).collect();
    places.extend(Plane::ALL.map(|plane| of_plane(plane, parameters)));
    places
}

/// The place that an edition with this rule calls so by its short name.
pub fn place(rule: GenerationRule, name: &str) -> Option<Place> {
    places(rule).into_iter().find(|place| place.name == name)
}

/// The depth of the deepest level that an edition with this rule can have.
pub fn deepest_level(rule: GenerationRule) -> i32 {
    places(rule).iter().filter_map(|place| place.depths.as_ref()).map(|depths| *depths.end()).max().unwrap_or(1)
}

/// The greatest depth that the castle of an edition with this rule can have; what is deeper is below it in every game.
pub fn deepest_castle(rule: GenerationRule) -> i32 {
    place(rule, "castle").and_then(|castle| castle.depths).map_or(1, |depths| *depths.end())
}

/// A dungeon's ordinary levels, those that are filled otherwise, and its special levels.
fn of_dungeon(laid: &Laid<'_>, rule: &Parameters) -> Vec<Place> {
    let dungeon = laid.dungeon;
    let temperature = dungeon.temperature.unwrap_or(if dungeon.hellish {
        // `makelevel()` of `src/mklev.c`, since 3.7.
        Temperature::Hot
    } else {
        Temperature::Temperate
    });
    let known = |temperature| if rule.temperature_shift.is_some() { temperature } else { Temperature::Temperate };
    let ordinary = Place {
        name: dungeon.name,
        title: dungeon.words,
        dungeon: dungeon.title,
        levels: dungeon.alike,
        depths: Some(laid.ordinary()),
        alignment: dungeon.alignment,
        gehennom: dungeon.hellish,
        temperature: known(temperature),
        rogue: false,
        cocytus: dungeon.cocytus,
        plane: None,
        climb: laid.climb(rule.difficulty.single_levels_build_up),
    };
    let filling = dungeon.filling.iter().map(|filling| Place {
        name: filling.name,
        title: filling.words,
        temperature: known(filling.temperature),
        ..ordinary.clone()
    });
    let special = dungeon.levels.iter().map(|level: &Level| Place {
        name: level.name,
        title: level.words,
        levels: level.levels,
        depths: Some(laid.depths(&level.position, level.storeys)),
        alignment: level.alignment.unwrap_or(dungeon.alignment),
        temperature: known(level.temperature.unwrap_or(temperature)),
        rogue: level.rogue,
        ..ordinary.clone()
    });
    let rest: Vec<_> = filling.chain(special).collect();
    core::iter::once(ordinary).chain(rest).collect()
}

/// A plane. They are alike in all versions: without an alignment, and hot is that of Fire (`dat/fire.lua`, since 3.7).
fn of_plane(plane: Plane, rule: &Parameters) -> Place {
    let (name, title, levels): (_, _, &[&str]) = match plane {
        Plane::Earth => ("earth", "the Plane of Earth", &["earth"]),
        Plane::Air => ("air", "the Plane of Air", &["air"]),
        Plane::Fire => ("fire", "the Plane of Fire", &["fire"]),
        Plane::Water => ("water", "the Plane of Water", &["water"]),
        Plane::Astral => ("astral", "the Astral Plane", &["astral"]),
    };
    let is_hot = plane == Plane::Fire && rule.temperature_shift.is_some();
    Place {
        name,
        title,
        dungeon: ENDGAME,
        levels,
        depths: None,
        alignment: LevelAlignment::None,
        gehennom: false,
        temperature: if is_hot { Temperature::Hot } else { Temperature::Temperate },
        rogue: false,
        cocytus: false,
        plane: Some(plane),
        climb: None,
    }
}

#[cfg(test)]
mod tests;
