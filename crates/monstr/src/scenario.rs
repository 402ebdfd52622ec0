//! From the command line to a place that the game has, or to why it has none such.

use crate::arguments::generation::{Branch, Numbers, Odds, Place, word};
use crate::exit::Failure;
use crate::names;
use engine::Generator;
use engine::generation::{
    self, LevelAlignment, Scenario, Temperature, Whereabouts, deepest_level, level_difficulty, usual_temperature,
};
use model::{Edition, MonsterId, Role};
use serde::Serialize;

/// The experience levels that there are.
pub const EXPERIENCE_LEVELS: (i32, i32) = (1, 30);

/// The greatest level difficulty that is taken: far more than any place has, and little enough for any sum.
const GREATEST_DIFFICULTY: i32 = 1000;

/// The furthest that the window is moved.
const GREATEST_ADJUSTMENT: i32 = 1000;

/// One place and one hero, with what was said of them.
pub struct Asked {
    /// What the game's rules are asked.
    pub scenario: Scenario,
    /// The depth.
    pub depth: Option<i32>,
}

/// What is asked, as JSON repeats it.
#[derive(Serialize)]
pub struct Description<'a> {
    level_difficulty: i32,
    depth: Option<i32>,
    branch: Option<String>,
    plane: Option<String>,
    xl: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    level_alignment: Option<&'static str>,
    gehennom: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rogue: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    demigod: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quest: Option<&'a str>,
    genocided: Vec<&'a str>,
    extinct: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min_adjust: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_adjust: Option<i32>,
}

impl Asked {
    /// What was asked about a class.
    pub fn of_class<'a>(&self, edition: &'a Edition, place: &Place) -> Description<'a> {
        let symbols = |ids: &[MonsterId]| {
            let of = |id: &MonsterId| edition.monsters.iter().find(|monster| monster.id == *id);
            ids.iter().filter_map(of).map(|monster| &*monster.symbol).collect()
        };
        Description {
            level_difficulty: self.scenario.level_difficulty,
            depth: self.depth,
            branch: place.branch.as_ref().map(word),
            plane: place.plane.as_ref().map(word),
            xl: self.scenario.experience_level,
            level_alignment: None,
            gehennom: self.scenario.gehennom,
            rogue: None,
            temperature: None,
            demigod: None,
            quest: None,
            genocided: symbols(&self.scenario.genocided),
            extinct: symbols(&self.scenario.extinct),
            min_adjust: None,
            max_adjust: None,
        }
    }

    /// What was asked about random monsters.
    pub fn of_odds<'a>(&self, edition: &'a Edition, place: &Place, quest: Option<&'a Role>) -> Description<'a> {
        let scenario = &self.scenario;
        Description {
            level_alignment: Some(match scenario.level_alignment {
                LevelAlignment::None => "none",
                LevelAlignment::Lawful => "lawful",
                LevelAlignment::Neutral => "neutral",
                LevelAlignment::Chaotic => "chaotic",
            }),
            rogue: Some(scenario.rogue),
            temperature: Some(match scenario.temperature {
                Temperature::Cold => "cold",
                Temperature::Temperate => "temperate",
                Temperature::Hot => "hot",
            }),
            demigod: Some(scenario.demigod),
            min_adjust: Some(scenario.min_adjust),
            max_adjust: Some(scenario.max_adjust),
            branch: quest.map(|_| Branch::Quest).or(place.branch).as_ref().map(word),
            quest: quest.map(|role| &*role.name),
            ..self.of_class(edition, place)
        }
    }
}

fn usage<T>(message: String) -> Result<T, Failure> {
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

/// All that is asked, one after the other: every depth, and every experience level at each.
pub fn all(generator: &Generator<'_>, place: &Place) -> Result<Vec<Asked>, Failure> {
    let edition = generator.edition();
    if edition.monsters.iter().all(|monster| monster.generation.is_none()) {
        return usage(format!("the table of {} says nothing of how often a monster comes", edition.title));
    }
    check(generator, place)?;
    let mut all = Vec::new();
    let ids = |called: &[String]| -> Result<Vec<MonsterId>, Failure> {
        called.iter().map(|called| Ok(names::monster(edition, called)?.id)).collect()
    };
    let (genocided, extinct) = (ids(&place.genocided)?, ids(&place.extinct)?);
    let depths: Vec<Option<i32>> = place.depth.map_or_else(|| vec![None], |depths| depths.iter().map(Some).collect());
    for depth in depths {
        for experience_level in place.xl.iter() {
            let mut scenario = Scenario::new(difficulty(generator, place, depth, experience_level)?, experience_level);
            scenario.plane = place.plane.map(Into::into);
            let branch = place.branch.map(generation::Branch::from);
            scenario.gehennom = place.gehennom || branch.is_some_and(generation::Branch::is_gehennom);
            scenario.level_alignment = branch.map_or(LevelAlignment::None, generation::Branch::alignment);
            scenario.temperature = usual_temperature(generator.rule(), scenario.gehennom, scenario.plane);
            scenario.genocided.clone_from(&genocided);
            scenario.extinct.clone_from(&extinct);
            all.push(Asked { scenario, depth });
        }
    }
    Ok(all)
}

/// The same with what only random generation asks.
pub fn all_of_odds(generator: &Generator<'_>, options: &Odds) -> Result<Vec<Asked>, Failure> {
    let edition = generator.edition();
    known("--rogue", options.rogue, generator.knows_rogue_level(), edition)?;
    known("--temperature", options.temperature.is_some(), generator.knows_temperature(), edition)?;
    known("--min-adjust", options.min_adjust.is_some(), generator.knows_adjustment(), edition)?;
    known("--max-adjust", options.max_adjust.is_some(), generator.knows_adjustment(), edition)?;
    if options.quest.is_some() {
        check_quest(options)?;
    }
    if options.rogue && options.place.plane.is_some() {
        return usage("--rogue: the Rogue level is on no plane".to_owned());
    }
    for (flag, adjust) in [("--min-adjust", options.min_adjust), ("--max-adjust", options.max_adjust)] {
        within(flag, adjust.unwrap_or(0), (-GREATEST_ADJUSTMENT, GREATEST_ADJUSTMENT), "monstr")?;
    }
    let mut all = all(generator, &options.place)?;
    for Asked { scenario, .. } in &mut all {
        scenario.rogue = options.rogue;
        // Nobody has the Amulet who has not performed the Invocation.
        scenario.demigod = options.demigod || options.place.amulet || options.place.plane.is_some();
        scenario.level_alignment = options.level_alignment.map_or(scenario.level_alignment, Into::into);
        scenario.temperature = options.temperature.map_or(scenario.temperature, Into::into);
        scenario.min_adjust = options.min_adjust.unwrap_or(0);
        scenario.max_adjust = options.max_adjust.unwrap_or(0);
    }
    Ok(all)
}

/// Checks what does not depend on the single depth.
fn check(generator: &Generator<'_>, place: &Place) -> Result<(), Failure> {
    let edition = generator.edition();
    let Numbers { first, last } = place.xl;
    for level in [first, last] {
        within("--xl", level, EXPERIENCE_LEVELS, "a hero")?;
    }
    let depths = (1, deepest_level(generator.rule()));
    let ends = place.depth.into_iter().flat_map(|depth| [depth.first, depth.last]);
    for (flag, depth) in ends
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
    if place.plane.is_some() {
        check_plane(place)?;
    }
    let branch = place.branch.map(generation::Branch::from);
    if place.entry.is_some() && branch.is_none_or(|branch| branch.levels_up(generator.rule()).is_none()) {
        return usage("--entry matters where a branch leads up: with --branch sokoban, and mostly vlad".to_owned());
    }
    if place.depth.is_none() && place.plane.is_none() && place.level_difficulty.is_none() && !place.amulet {
        return usage(
            "where? Give --depth, with --branch if it is not the main dungeon; or --plane with --sanctum; or \
             --level-difficulty"
                .to_owned(),
        );
    }
    Ok(())
}

/// Checks what is said beside a quest.
fn check_quest(options: &Odds) -> Result<(), Failure> {
    let place = &options.place;
    let stray = [
        ("--branch", place.branch.is_some_and(|branch| branch != Branch::Quest)),
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
fn check_plane(place: &Place) -> Result<(), Failure> {
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
        return usage("--plane needs --sanctum, the depth of Moloch's Sanctum, or --level-difficulty".to_owned());
    }
    Ok(())
}

/// The difficulty of the level.
fn difficulty(
    generator: &Generator<'_>,
    place: &Place,
    depth: Option<i32>,
    experience_level: i32,
) -> Result<i32, Failure> {
    if let Some(difficulty) = place.level_difficulty {
        return Ok(difficulty);
    }
    let whereabouts = match (place.sanctum, place.deepest, depth) {
        (Some(sanctum), _, _) => Whereabouts::Endgame { sanctum },
        (None, Some(deepest), Some(depth)) if deepest < depth => {
            return usage(format!("--deepest {deepest} is impossible at --depth {depth}: the hero has been there"));
        }
        (None, Some(deepest), _) => Whereabouts::WithAmulet { deepest },
        (None, None, Some(depth)) => {
            let climbed_from = place.branch.map(|branch| climbed_from(generator, place, branch, depth)).transpose()?;
            Whereabouts::Dungeon { depth, climbed_from: climbed_from.flatten() }
        }
        (None, None, None) => return usage("where? Give --depth, --plane or --level-difficulty".to_owned()),
    };
    Ok(level_difficulty(generator.rule(), whereabouts, experience_level, place.aggravate))
}

/// The depth of the lowest level of a branch that leads up; `None` where it leads nowhere up, or that does not matter.
fn climbed_from(generator: &Generator<'_>, place: &Place, branch: Branch, depth: i32) -> Result<Option<i32>, Failure> {
    let Some(levels) = generation::Branch::from(branch).levels_up(generator.rule()) else { return Ok(None) };
    let Some(entry) = place.entry else {
        if generator.knows_building_up() {
            return usage(format!(
                "--branch {} needs --entry, the depth of the level with the stairs up to it: the levels above are harder",
                word(&branch)
            ));
        }
        return Ok(None);
    };
    let possible = (entry.saturating_sub(levels).max(1), entry.saturating_sub(1));
    within("--depth", depth, possible, &format!("{} entered from depth {entry}", word(&branch)))?;
    Ok(Some(entry - 1))
}
