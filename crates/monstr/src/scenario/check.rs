//! Whether what is asked for can be, and if not, what can.

use super::QUEST;
use crate::arguments::generation::{Branch, Numbers, Odds, Place};
use crate::exit::Failure;
use engine::Generator;
use engine::generation::{self, deepest_level};
use model::Edition;

/// The experience levels that there are.
pub const EXPERIENCE_LEVELS: (i32, i32) = (1, 30);

/// The greatest level difficulty that is taken: far more than any place has, and little enough for any sum.
const GREATEST_DIFFICULTY: i32 = 1000;

/// The furthest that the window is moved.
const GREATEST_ADJUSTMENT: i32 = 1000;

/// That what is asked for cannot be.
pub fn usage<T>(message: String) -> Result<T, Failure> {
    Err(Failure::Usage(message))
}

/// Checks that a number is between two others.
pub fn within(what: &str, value: i32, (least, most): (i32, i32), whose: &str) -> Result<(), Failure> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    usage(format!("{what} {value} is impossible: {whose} has {least} to {most}"))
}

/// Checks that the edition knows what a flag asks for.
fn known(flag: &str, is_given: bool, is_known: bool, edition: &Edition) -> Result<(), Failure> {
    if is_given && !is_known { usage(format!("{flag}: {} knows no such thing", edition.title)) } else { Ok(()) }
}

/// Checks what does not depend on the single depth.
pub fn place(generator: &Generator<'_>, place: &Place, found: Option<&generation::Place>) -> Result<(), Failure> {
    let edition = generator.edition();
    let Numbers { first, last } = place.xl;
    for level in [first, last] {
        within("--xl", level, EXPERIENCE_LEVELS, "a hero")?;
    }
    let depths = (1, deepest_level(generator.rule()));
    let ends = place.depth.into_iter().flat_map(|depth| [depth.first, depth.last]);
    for (flag, depth) in ends
        .clone()
        .map(|depth| ("--depth", depth))
        .chain(place.deepest.map(|depth| ("--deepest", depth)))
        .chain(place.entry.map(|depth| ("--entry", depth)))
        .chain(place.sanctum.map(|depth| ("--sanctum", depth)))
    {
        within(flag, depth, depths, &edition.title)?;
    }
    if let Some(difficulty) = place.level_difficulty {
        within("--level-difficulty", difficulty, (1, GREATEST_DIFFICULTY), "monstr")?;
    }
    known("--aggravate", place.aggravate, generator.knows_aggravation(), edition)?;
    let is_plane = found.is_some_and(|found| found.plane.is_some());
    if is_plane {
        plane(place)?;
    } else if place.sanctum.is_some() {
        return usage("--sanctum matters on the planes: with --plane".to_owned());
    }
    if place.entry.is_some() && found.is_none_or(|found| found.climb.is_none()) {
        return usage("--entry matters where a branch leads up: with --branch sokoban or vlad".to_owned());
    }
    if let Some(found) = found.filter(|_| place.preset.is_some()) {
        preset(edition, place, found, ends)?;
    }
    if place.depth.is_none() && !is_plane && place.level_difficulty.is_none() && !place.amulet {
        return usage(
            "where? Give --depth, with --place or --branch if it is not an ordinary level of the main dungeon; or \
             --plane with --sanctum; or --level-difficulty"
                .to_owned(),
        );
    }
    Ok(())
}

/// Checks that a place that is asked for by name can have the depths, and can be entered from where it is said to be.
fn preset(
    edition: &Edition,
    place: &Place,
    found: &generation::Place,
    depths: impl Iterator<Item = i32>,
) -> Result<(), Failure> {
    let name = format!("{}, in {},", found.title, edition.title);
    if let Some(possible) = &found.depths {
        let possible = (*possible.start(), *possible.end());
        for depth in depths {
            within("--depth", depth, possible, &name)?;
        }
        if place.depth.is_none() && place.level_difficulty.is_none() && !place.amulet {
            return usage(format!("--place {} needs --depth: {name} has {} to {}", found.name, possible.0, possible.1));
        }
    }
    if let (Some(entry), Some(climb)) = (place.entry, &found.climb) {
        let whose = format!("the level from which {} is entered, in {},", found.title, edition.title);
        within("--entry", entry, (*climb.entries.start(), *climb.entries.end()), &whose)?;
    }
    Ok(())
}

/// Checks what only random generation asks.
pub fn odds(generator: &Generator<'_>, options: &Odds, found: Option<&generation::Place>) -> Result<(), Failure> {
    let edition = generator.edition();
    known("--rogue", options.rogue, generator.knows_rogue_level(), edition)?;
    known("--temperature", options.temperature.is_some(), generator.knows_temperature(), edition)?;
    known("--min-adjust", options.min_adjust.is_some(), generator.knows_adjustment(), edition)?;
    known("--max-adjust", options.max_adjust.is_some(), generator.knows_adjustment(), edition)?;
    if options.quest.is_some() {
        quest(options, found)?;
    }
    if options.rogue && found.is_some_and(|found| found.plane.is_some()) {
        return usage("--rogue: the Rogue level is on no plane".to_owned());
    }
    let is_elsewhere = options.place.gehennom || options.place.branch.is_some_and(|branch| branch != Branch::Main);
    if options.rogue && is_elsewhere {
        return usage(
            "--rogue: the Rogue level is in the main dungeon, so neither --gehennom nor another --branch is possible"
                .to_owned(),
        );
    }
    for (flag, adjust) in [("--min-adjust", options.min_adjust), ("--max-adjust", options.max_adjust)] {
        within(flag, adjust.unwrap_or(0), (-GREATEST_ADJUSTMENT, GREATEST_ADJUSTMENT), "monstr")?;
    }
    Ok(())
}

/// Checks what is said beside a quest.
fn quest(options: &Odds, found: Option<&generation::Place>) -> Result<(), Failure> {
    let place = &options.place;
    let stray = [
        ("--branch", place.branch.is_some_and(|branch| branch != Branch::Quest)),
        ("--place", place.preset.is_some() && found.is_none_or(|found| found.dungeon != QUEST)),
        ("--plane", place.plane.is_some()),
        ("--gehennom", place.gehennom),
        ("--rogue", options.rogue),
    ];
    match stray.into_iter().find(|(_, is_given)| *is_given) {
        Some((flag, _)) => usage(format!("{flag} is impossible with --quest, which is a branch of its own")),
        None => Ok(()),
    }
}

/// Checks what is said beside a plane.
fn plane(place: &Place) -> Result<(), Failure> {
    let stray = [
        ("--depth", place.depth.is_some()),
        ("--branch", place.branch.is_some()),
        ("--entry", place.entry.is_some()),
        ("--gehennom", place.gehennom),
        ("--amulet", place.amulet),
    ];
    if let Some((flag, _)) = stray.into_iter().find(|(_, is_given)| *is_given) {
        return usage(format!(
            "{flag} is impossible on a plane: what counts there is --sanctum, or --level-difficulty itself"
        ));
    }
    if place.sanctum.is_none() && place.level_difficulty.is_none() {
        let flag = if place.preset.is_some() { "--place" } else { "--plane" };
        return usage(format!("{flag} needs --sanctum, the depth of Moloch's Sanctum, or --level-difficulty"));
    }
    Ok(())
}
