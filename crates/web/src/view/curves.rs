//! What comes by depth: the odds of some monsters, and how difficult what comes is.

use super::{Seen, parts};
use crate::plot::{Plot, Series};
use crate::state::State;
use engine::Generator;
use engine::generation::{Place, Scenario, Whereabouts, deepest_level, place};
use engine::odds::Odds;
use maud::{Markup, html};
use model::{Monster, MonsterId};

/// How many monsters are drawn where none is chosen: the likeliest ones.
const USUAL: usize = 3;

/// How far above the deepest level the plot goes where level difficulties are asked for.
const BEYOND: i32 = 20;

/// What the plots go along, and what comes at each of its values.
struct Walk {
    label: &'static str,
    steps: Vec<(i32, Odds)>,
}

/// The view.
pub fn html(state: &State, generator: &Generator<'_>) -> Seen {
    let walk = walk(state, generator);
    let drawn = drawn(state, generator);
    let names: Vec<_> = drawn.iter().filter_map(|id| state.find(*id)).map(Monster::name).collect();
    let odds = Plot {
        id: "odds-plot",
        title: "Odds of each",
        x: walk.label,
        y: "percent of what comes",
        series: drawn.iter().filter_map(|id| of_monster(state, &walk, *id)).collect(),
    };
    let difficulty = Plot {
        id: "difficulty-plot",
        title: "Difficulty of what comes",
        x: walk.label,
        y: "difficulty",
        series: vec![mean(&walk, generator), greatest(&walk, generator)],
    };
    let html = html! {
        h2 id="view-title" { "By " (walk.label) }
        (chooser(state, &drawn))
        p class="summary" {
            "For experience level " b { (state.experience_level) } ", with all that is set above. "
            @if is_descent(state) { "Below the Dungeons of Doom it is Gehennom." }
        }
        (odds.html())
        (difficulty.html())
    };
    Seen {
        html,
        title: format!("Curves of {}", names.join(", ")),
        status: format!("Curves of {}.", names.join(", ")),
        pages: None,
    }
}

/// The monsters that are chosen, or the likeliest of the place.
fn drawn(state: &State, generator: &Generator<'_>) -> Vec<MonsterId> {
    if !state.curves.is_empty() {
        return state.curves.clone();
    }
    let odds = state.odds(generator, &state.scenario(generator));
    let mut chances: Vec<_> = odds.chances().iter().collect();
    chances.sort_by(|a, b| b.weight.cmp(&a.weight));
    chances.into_iter().take(USUAL).map(|chance| chance.monster).collect()
}

fn chooser(state: &State, drawn: &[MonsterId]) -> Markup {
    html! {
        fieldset class="chips" {
            legend { "Monsters" }
            @for monster in drawn.iter().filter_map(|id| state.find(*id)) {
                label id={ "curve-" (monster.symbol) } class="chip" {
                    input form="controls" type="checkbox" name="curve" value=(monster.symbol) checked;
                    " " (parts::symbol(state.edition, monster)) " " (monster.name())
                }
            }
            label id="add-curve" class="field" {
                span class="for-ears" { "Add a monster" }
                input form="controls" name="curve" data-late="" list="names" placeholder="add a monster"
                    autocapitalize="none" spellcheck="false";
            }
        }
    }
}

/// Whether the hero goes down the Dungeons of Doom, and on through Gehennom.
fn is_descent(state: &State) -> bool {
    matches!(state.place.name, "main" | "gehennom") && has_depth(state)
}

/// Whether the depth decides at all.
fn has_depth(state: &State) -> bool {
    state.place.plane.is_none() && !state.amulet && state.difficulty.is_none()
}

fn walk(state: &State, generator: &Generator<'_>) -> Walk {
    let odds = |scenario: &Scenario| state.odds(generator, scenario);
    if !has_depth(state) {
        let here = state.scenario(generator);
        let steps = (1..=deepest_level(generator.rule()) + BEYOND).map(|difficulty| {
            let scenario = Scenario { level_difficulty: difficulty, ..here.clone() };
            (difficulty, odds(&scenario))
        });
        return Walk { label: "level difficulty", steps: steps.collect() };
    }
    let at = |place: &Place, depth: i32| {
        let state = State { place: place.clone(), ..state.clone() };
        let whereabouts: Whereabouts = place.at(depth, Some(state.entry));
        (depth, odds(&state.at(generator, whereabouts)))
    };
    let ends =
        is_descent(state).then(|| Some((place(generator.rule(), "main")?, place(generator.rule(), "gehennom")?)));
    let steps = match ends.flatten() {
        Some((main, gehennom)) => {
            let castle = main.depths.as_ref().map_or(1, |depths| *depths.end()) + 1;
            let deepest = deepest_level(generator.rule());
            (1..=deepest).map(|depth| at(if depth <= castle { &main } else { &gehennom }, depth)).collect()
        }
        None => {
            let (first, last) = state.depths();
            (first..=last).map(|depth| at(&state.place, depth)).collect()
        }
    };
    Walk { label: "depth", steps }
}

fn of_monster(state: &State, walk: &Walk, id: MonsterId) -> Option<Series> {
    let name = state.find(id)?.name().to_owned();
    let point = |(x, odds): &(i32, Odds)| (*x, Some(odds.of_monster(id).to_f64() * 100.0));
    Some(Series { name, points: walk.steps.iter().map(point).collect() })
}

/// The mean difficulty of what comes.
fn mean(walk: &Walk, generator: &Generator<'_>) -> Series {
    let of = |odds: &Odds| {
        let chances = odds.chances();
        let difficulty = |id| generator.difficulty(id).map_or(0.0, f64::from);
        let sum: f64 = chances.iter().map(|chance| odds.ratio(chance).to_f64() * difficulty(chance.monster)).sum();
        (!chances.is_empty()).then_some(sum)
    };
    Series { name: "mean".to_owned(), points: walk.steps.iter().map(|(x, odds)| (*x, of(odds))).collect() }
}

/// The difficulty of the most difficult that comes.
fn greatest(walk: &Walk, generator: &Generator<'_>) -> Series {
    let of = |odds: &Odds| odds.chances().iter().filter_map(|chance| generator.difficulty(chance.monster)).max();
    let point = |(x, odds): &(i32, Odds)| (*x, of(odds).map(f64::from));
    Series { name: "greatest".to_owned(), points: walk.steps.iter().map(point).collect() }
}
