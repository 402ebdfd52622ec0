//! Odds: why a monster can come in a place, or cannot; without a place, where it can come.

use super::{Point, Section};
use crate::arguments::monsters::Explain;
use crate::exit::Failure;
use crate::monster::card::percent;
use crate::scenario::{self, Asked};
use engine::Generator;
use engine::generation::{Exclusion, Scenario};
use model::Monster;

/// The experience levels that are asked about where none is given.
const LEVELS: [i32; 5] = [1, 5, 10, 14, 30];

/// The greatest level difficulty that is asked about where none is given.
const DEEPEST: i32 = 60;

/// What keeps a monster out of a place, condition by condition, or how likely it is there.
pub fn section(generator: &Generator<'_>, monster: &Monster, options: &Explain) -> Result<Section, Failure> {
    let Some(place) = options.place() else { return Ok(anywhere(generator, monster)) };
    let all = scenario::all(generator, &place)?;
    let points: Vec<_> = all.iter().flat_map(|asked| in_place(generator, monster, asked)).collect();
    let comes = all.iter().filter(|asked| generator.exclusion(monster.id, &asked.scenario).is_none()).count();
    let answer = match (comes, all.len()) {
        (0, 1) => "it cannot come here at random; all that keeps it out:".to_owned(),
        (1, 1) => "it can come here at random".to_owned(),
        (comes, places) => format!("it can come at random to {comes} of these {places} places"),
    };
    Ok(Section { topic: "odds".to_owned(), answer, points })
}

/// What there is to say of one place.
fn in_place(generator: &Generator<'_>, monster: &Monster, asked: &Asked) -> Vec<Point> {
    let scenario = &asked.scenario;
    let here = format!("level difficulty {}, XL {}", scenario.level_difficulty, scenario.experience_level);
    let conditions = generator.exclusions(monster.id, scenario);
    if !conditions.is_empty() {
        return conditions.iter().map(|condition| Point::plain(&*here, condition.to_string())).collect();
    }
    let pool = generator.pool(scenario);
    let odds = pool.odds();
    let chance = odds.chances().iter().find(|chance| chance.monster == monster.id);
    let ratio = chance.map(|chance| odds.ratio(chance));
    let weight = pool.weights.iter().find(|weight| weight.monster == monster.id).map_or(0, |weight| weight.weight);
    let window = pool.window;
    let mut points =
        vec![Point::plain(&*here, format!("its difficulty is within the window, {} to {}", window.min, window.max))];
    points.push(Point::plain(&*here, format!("its weight is {weight}, of {} in all", pool.total)));
    if let Some(ratio) = ratio {
        points.push(Point::plain(here, format!("its chance is {ratio}, {}", percent(&ratio))));
    }
    points
}

/// Where it can come at all: level difficulties for heroes of some levels, out of Gehennom and in it.
fn anywhere(generator: &Generator<'_>, monster: &Monster) -> Section {
    let mut points = Vec::new();
    for (gehennom, name) in [(false, "outside of Gehennom"), (true, "in Gehennom")] {
        let scenario = |difficulty, level| Scenario { gehennom, ..Scenario::new(difficulty, level) };
        let is_of_difficulty =
            |exclusion: &Exclusion| matches!(exclusion, Exclusion::TooWeak { .. } | Exclusion::TooStrong { .. });
        let mut always = generator.exclusions(monster.id, &scenario(1, 1));
        always.retain(|exclusion| !is_of_difficulty(exclusion));
        if !always.is_empty() {
            points.extend(always.iter().map(|exclusion| Point::plain(name, exclusion.to_string())));
            continue;
        }
        for level in LEVELS {
            let can_come = |difficulty: &i32| generator.exclusion(monster.id, &scenario(*difficulty, level)).is_none();
            let first = (1..=DEEPEST).find(can_come);
            let last = (1..=DEEPEST).rev().find(can_come);
            let value = match (first, last) {
                (Some(first), Some(DEEPEST)) => format!("level difficulty {first} and above"),
                (Some(first), Some(last)) => format!("level difficulty {first} to {last}"),
                _ => "nowhere".to_owned(),
            };
            points.push(Point::plain(format!("{name}, XL {level}"), value));
        }
    }
    let comes = points.iter().any(|point| point.value.starts_with("level difficulty"));
    let answer = if comes {
        "where it can come at random, on levels without an alignment (--depth and --xl ask about one place)"
    } else {
        "it never comes at random"
    };
    Section { topic: "odds".to_owned(), answer: answer.to_owned(), points }
}
