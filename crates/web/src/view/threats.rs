//! Which monsters may come.

use super::chances::{self, Fractions};
use super::{Seen, doubts, parts, search, why};
use crate::state::State;
use crate::table::Table;
use engine::Generator;
use engine::generation::Pool;
use engine::uses::{Era, generation_rate};
use maud::{Markup, html};

/// The view.
pub fn html(state: &State, generator: &Generator<'_>) -> Seen {
    let scenario = state.scenario(generator);
    let pool = generator.pool(&scenario);
    let odds = state.odds(generator, &scenario);
    let table = Table::of(state, generator, &odds);
    let is_plain = state.role.is_none() && pool.weights.iter().all(|weight| weight.one_in == 1);
    let fractions = if is_plain { Fractions::Weights } else { Fractions::Lowest };
    let status = status(state, &table, &pool);
    let html = html! {
        h2 id="view-title" { "What may come" }
        (summary(state, generator, &pool, scenario.level_difficulty))
        (doubts(generator))
        @if state.is_quest() { (quest(state)) }
        (search::html(state, &table))
        @if odds.chances().is_empty() {
            p class="nothing" { "No monster comes here at random." }
        } @else if table.count == 0 {
            p class="nothing" { "None of those that may come is called so." }
        } @else {
            (chances::table(state, &table, &odds, fractions, "Monsters that may come"))
        }
        (why::html(state, &odds, |monster| generator.exclusions(monster, &scenario)))
    };
    Seen { html, title: state.view.title().to_owned(), status, pages: Some(table.pages) }
}

fn status(state: &State, table: &Table, pool: &Pool) -> String {
    let found = if state.search.is_empty() { "may come" } else { "are found" };
    let window = pool.window;
    format!(
        "{} monsters {found}, difficulties {} to {}, page {} of {}.",
        table.count, window.min, window.max, table.page, table.pages
    )
}

fn summary(state: &State, generator: &Generator<'_>, pool: &Pool, level_difficulty: i32) -> Markup {
    let rate = |era| generation_rate(generator.edition(), era).to_string();
    let [ordinary, below_castle, demigod] = [Era::Ordinary, Era::BelowCastle, Era::Demigod].map(rate);
    html! {
        p id="summary" class="summary" {
            "Level difficulty " b { (level_difficulty) } ", difficulties "
            b { (parts::signed(pool.window.min.into())) " to " (parts::signed(pool.window.max.into())) } ": "
            b { (pool.weights.len()) } " monsters, total weight " b { (pool.total) } ". A turn brings one with a chance of "
            @if state.is_demigod() { b { (demigod) } "." }
            @else { b { (ordinary) } ", below the castle " b { (below_castle) } "." }
        }
    }
}

fn quest(state: &State) -> Markup {
    html! {
        p class="note" {
            @match state.role {
                Some(role) => { "The quest of the " (role.name) ": mostly its enemies come, else one of all that may." }
                None => {
                    "On most calls the quest asks for the role’s own enemies first, and these are the others: choose a \
                     role to have both."
                }
            }
        }
    }
}
