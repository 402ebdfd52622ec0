//! From the command line to a place that the game has, or to why it has none such.

mod check;
mod description;

pub use check::{EXPERIENCE_LEVELS, within};
pub use description::Description;

use crate::arguments::generation::{Odds, Place, word};
use crate::exit::Failure;
use crate::names;
use engine::Generator;
use engine::generation::{self, Scenario, Temperature, Whereabouts, level_difficulty};
use model::{Edition, MonsterId};

/// The dungeon of the quest (`quest_dnum`, `src/dungeon.c`).
pub const QUEST: &str = "The Quest";

/// Vlad's Tower (`tower_dnum`).
pub const TOWER: &str = "Vlad's Tower";

/// One place and one hero, with what was said of them.
pub struct Asked {
    /// What the game's rules are asked.
    pub scenario: Scenario,
    /// The depth.
    pub depth: Option<i32>,
    /// The name of the place, where it was asked for by name.
    preset: Option<&'static str>,
    /// C's name of the dungeon, where a place, a branch or a plane says which.
    pub dungeon: Option<&'static str>,
}

/// Refuses an edition whose table says nothing of how often its monsters come: those before NetHack 3.0.
pub fn must_have_frequencies(edition: &Edition) -> Result<(), Failure> {
    if has_frequencies(edition) {
        return Ok(());
    }
    check::usage(format!("the table of {} says nothing of how often a monster comes", edition.title))
}

/// Whether an edition's table says how often its monsters come.
pub fn has_frequencies(edition: &Edition) -> bool {
    edition.monsters.iter().any(|monster| monster.generation.is_some())
}

/// All that is asked, one after the other: every depth, and every experience level at each.
pub fn all(generator: &Generator<'_>, place: &Place) -> Result<Vec<Asked>, Failure> {
    let edition = generator.edition();
    must_have_frequencies(edition)?;
    let found = found(edition, place)?;
    check::place(generator, place, found.as_ref())?;
    let mut all = Vec::new();
    let ids = |called: &[String]| -> Result<Vec<MonsterId>, Failure> {
        called.iter().map(|called| Ok(names::exactly(edition, called)?.id)).collect()
    };
    let (genocided, extinct) = (ids(&place.genocided)?, ids(&place.extinct)?);
    let depths: Vec<Option<i32>> = place.depth.map_or_else(|| vec![None], |depths| depths.iter().map(Some).collect());
    for depth in depths {
        for experience_level in place.xl.iter() {
            let difficulty = difficulty(generator, place, found.as_ref(), depth, experience_level)?;
            let mut scenario = Scenario::new(difficulty, experience_level);
            if let Some(found) = &found {
                found.set(&mut scenario);
            }
            if place.gehennom && !scenario.gehennom {
                scenario.gehennom = true;
                scenario.temperature = temperature_of_gehennom(generator);
            }
            scenario.genocided.clone_from(&genocided);
            scenario.extinct.clone_from(&extinct);
            let preset = found.as_ref().map(|found| found.name).filter(|_| place.preset.is_some());
            all.push(Asked { scenario, depth, preset, dungeon: found.as_ref().map(|found| found.dungeon) });
        }
    }
    Ok(all)
}

/// The place in the edition's table that is asked about, if any is: by its name, or as a branch or a plane.
fn found(edition: &Edition, place: &Place) -> Result<Option<generation::Place>, Failure> {
    let called = place.preset.clone();
    let called = called.or_else(|| place.plane.as_ref().map(word)).or_else(|| place.branch.as_ref().map(word));
    called.map(|called| names::place(edition, &called)).transpose()
}

/// The temperature that an ordinary level of Gehennom has.
fn temperature_of_gehennom(generator: &Generator<'_>) -> Temperature {
    let gehennom = generation::place(generator.rule(), "gehennom");
    gehennom.map_or(Temperature::Temperate, |gehennom| gehennom.temperature)
}

/// The same with what only random generation asks.
pub fn all_of_odds(generator: &Generator<'_>, options: &Odds) -> Result<Vec<Asked>, Failure> {
    let edition = generator.edition();
    check::odds(generator, options, found(edition, &options.place)?.as_ref())?;
    let mut all = all(generator, &options.place)?;
    for Asked { scenario, .. } in &mut all {
        scenario.rogue |= options.rogue;
        // Nobody has the Amulet who has not performed the Invocation.
        scenario.demigod = options.demigod || options.place.amulet || scenario.plane.is_some();
        scenario.level_alignment = options.level_alignment.map_or(scenario.level_alignment, Into::into);
        scenario.temperature = options.temperature.map_or(scenario.temperature, Into::into);
        scenario.min_adjust = options.min_adjust.unwrap_or(0);
        scenario.max_adjust = options.max_adjust.unwrap_or(0);
    }
    Ok(all)
}

/// The difficulty of the level.
fn difficulty(
    generator: &Generator<'_>,
    place: &Place,
    found: Option<&generation::Place>,
    depth: Option<i32>,
    experience_level: i32,
) -> Result<i32, Failure> {
    if let Some(difficulty) = place.level_difficulty {
        return Ok(difficulty);
    }
    let whereabouts = match (place.sanctum, place.deepest, depth) {
        (Some(sanctum), _, _) => Whereabouts::Endgame { sanctum },
        (None, Some(deepest), Some(depth)) if deepest < depth => {
            return check::usage(format!(
                "--deepest {deepest} is impossible at --depth {depth}: the hero has been there"
            ));
        }
        (None, Some(deepest), _) => Whereabouts::WithAmulet { deepest },
        (None, None, Some(depth)) => match found {
            Some(found) => in_place(generator, place, found, depth)?,
            None => Whereabouts::Dungeon { depth, climbed_from: None },
        },
        (None, None, None) => return check::usage("where? Give --depth, --plane or --level-difficulty".to_owned()),
    };
    Ok(level_difficulty(generator.rule(), whereabouts, experience_level, place.aggravate))
}

/// Where a level of this depth is in a place, which matters where that leads up.
fn in_place(
    generator: &Generator<'_>,
    place: &Place,
    found: &generation::Place,
    depth: i32,
) -> Result<Whereabouts, Failure> {
    let Some(climb) = &found.climb else { return Ok(found.at(depth, None)) };
    let Some(entry) = place.entry else {
        if generator.knows_building_up() {
            return check::usage(format!(
                "{} needs --entry, the depth of the level from which it is entered: the levels above are harder",
                found.name
            ));
        }
        return Ok(found.at(depth, None));
    };
    let possible = climb.depths(entry);
    let possible = ((*possible.start()).max(1), *possible.end());
    within("--depth", depth, possible, &format!("{} entered from depth {entry}", found.name))?;
    Ok(found.at(depth, Some(entry)))
}
