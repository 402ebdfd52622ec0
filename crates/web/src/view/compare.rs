//! Two editions: who comes in the same place, and whose row has changed.

use super::{Seen, parts};
use crate::generators::Generators;
use crate::monsters;
use crate::state::State;
use engine::odds::Odds;
use engine::uses::species_difficulty;
use maud::{Markup, html};
use model::{Edition, Monster};

/// How many rows are shown, unless all are asked for.
const SHOWN: usize = 40;

/// One edition in the place that is asked about.
struct Side {
    state: State,
    odds: Odds,
    level_difficulty: i32,
}

impl Side {
    fn of(mut state: State, generators: &mut Generators, notes: &mut Vec<String>) -> Self {
        let generator = generators.of(state.edition);
        state.settle(generator, notes);
        let scenario = state.scenario(generator);
        let odds = state.odds(generator, &scenario);
        Self { state, odds, level_difficulty: scenario.level_difficulty }
    }

    fn chance(&self, monster: Option<&Monster>) -> f64 {
        monster.map_or(0.0, |monster| self.odds.of_monster(monster.id).to_f64())
    }
}

/// A monster with its chances in both editions.
struct Pair {
    monster: &'static Monster,
    in_first: bool,
    chances: [f64; 2],
}

impl Pair {
    fn change(&self) -> f64 {
        let [first, second] = self.chances;
        second - first
    }
}

/// The view.
pub fn html(state: &State, generators: &mut Generators) -> Seen {
    let mut notes = Vec::new();
    let first = Side::of(state.clone(), generators, &mut notes);
    let second = Side::of(state.in_edition(state.other), generators, &mut notes);
    let pairs = pairs(&first, &second);
    let status = format!("{} compared with {}.", first.state.edition.title, second.state.edition.title);
    let html = html! {
        h2 id="view-title" { (first.state.edition.title) " and " (second.state.edition.title) }
        (chooser(state))
        @for note in &notes { p class="note" { (note) } }
        p id="summary" class="summary" {
            "Level difficulty " b { (first.level_difficulty) }
            @if first.level_difficulty != second.level_difficulty { " and " b { (second.level_difficulty) } }
            ": " b { (first.odds.chances().len()) } " and " b { (second.odds.chances().len()) } " monsters may come."
        }
        section aria-labelledby="odds-title" {
            h3 id="odds-title" { "Whose odds differ" }
            (odds(state, &first, &second, &pairs))
        }
        (changes(state, first.state.edition, second.state.edition))
    };
    let title = format!("Compared with {}", second.state.edition.title);
    Seen { html, title, status, pages: None }
}

fn chooser(state: &State) -> Markup {
    html! {
        label class="field" {
            span { "Compared with" }
            select name="with" form="controls" {
                @for edition in engine::tables::editions().iter().rev() {
                    option value=(edition.id) selected[edition.id == state.other.id] { (edition.title) }
                }
            }
        }
    }
}

/// All that may come in either, the greatest change first.
fn pairs(first: &Side, second: &Side) -> Vec<Pair> {
    let edition = first.state.edition;
    let of_first = first.odds.chances().iter().filter_map(|chance| edition.row(chance.monster));
    let mut pairs: Vec<Pair> = of_first
        .map(|monster| {
            let like = monsters::like(second.state.edition, monster);
            Pair { monster, in_first: true, chances: [first.chance(Some(monster)), second.chance(like)] }
        })
        .collect();
    for chance in second.odds.chances() {
        let Some(monster) = second.state.find(chance.monster) else { continue };
        let like = monsters::like(edition, monster);
        if first.chance(like) == 0.0 {
            let shown = like.unwrap_or(monster);
            pairs.push(Pair { monster: shown, in_first: like.is_some(), chances: [0.0, second.chance(Some(monster))] });
        }
    }
    pairs.sort_by(|a, b| b.change().abs().total_cmp(&a.change().abs()));
    pairs
}

fn odds(state: &State, first: &Side, second: &Side, pairs: &[Pair]) -> Markup {
    let differing = pairs.iter().take_while(|pair| pair.change() != 0.0).count();
    if differing == 0 {
        return html! { p class="nothing" { "The odds are the same." } };
    }
    let shown = if state.whole { differing } else { differing.min(SHOWN) };
    let greatest = pairs.iter().flat_map(|pair| pair.chances).fold(f64::MIN_POSITIVE, f64::max);
    html! {
        div class="table-box" tabindex="0" role="group" aria-labelledby="odds-title" {
            table class="compared" {
                caption class="for-ears" { "Odds in both editions" }
                thead {
                    tr {
                        th scope="col" { "Monster" }
                        th scope="col" { (first.state.edition.title) }
                        th scope="col" { (second.state.edition.title) }
                        th scope="col" class="number" { "Change" }
                    }
                }
                tbody {
                    @for pair in pairs.iter().take(shown) {
                        @let edition = if pair.in_first { first.state.edition } else { second.state.edition };
                        tr data-symbol=(pair.monster.symbol) {
                            th scope="row" { (parts::symbol(edition, pair.monster)) " " (pair.monster.name()) }
                            @for chance in pair.chances { td class="k-odds" { (cell(chance, greatest)) } }
                            td class="number" { (change(pair.change())) }
                        }
                    }
                }
            }
        }
        @if differing > shown { p { a href=(state.link(|state| state.whole = true)) { "All " (differing) } } }
    }
}

fn cell(chance: f64, greatest: f64) -> Markup {
    html! {
        @if chance == 0.0 { "–" }
        @else { span class="percent" { (parts::percent(chance)) } " " (parts::bar(chance / greatest)) }
    }
}

/// A change in percentage points.
fn change(change: f64) -> String {
    let points = change * 100.0;
    let sign = if points < 0.0 { '−' } else { '+' };
    format!("{sign}{:.2}", points.abs())
}

/// The rows of the table that are not the same, and those that only one has.
fn changes(state: &State, first: &'static Edition, second: &'static Edition) -> Markup {
    let both = first.monsters.iter().filter_map(|here| Some((here, monsters::like(second, here)?)));
    let changed: Vec<_> = both
        .map(|(here, there)| (here, differences(first, here, second, there)))
        .filter(|(_, differences)| !differences.is_empty())
        .collect();
    let lacking = |edition: &'static Edition, other: &'static Edition| -> Vec<&'static Monster> {
        edition.monsters.iter().filter(|monster| monsters::like(other, monster).is_none()).collect()
    };
    let shown = if state.whole { changed.len() } else { SHOWN };
    html! {
        section aria-labelledby="changes-title" {
            h3 id="changes-title" { "Whose row has changed" }
            @if changed.is_empty() { p { "No monster’s values differ." } }
            ul class="changes" {
                @for (monster, differences) in changed.iter().take(shown) {
                    li {
                        (parts::symbol(first, monster)) " " b { (monster.name()) } ": "
                        (differences.join("; "))
                    }
                }
            }
            @if changed.len() > shown { p { a href=(state.link(|state| state.whole = true)) { "All " (changed.len()) } } }
            (only(&first.title, &lacking(first, second), shown))
            (only(&second.title, &lacking(second, first), shown))
        }
    }
}

fn only(title: &str, monsters: &[&Monster], shown: usize) -> Markup {
    html! {
        @if !monsters.is_empty() {
            p {
                "Only in " (title) " (" (monsters.len()) "): "
                @for (at, monster) in monsters.iter().take(shown).enumerate() { @if at > 0 { ", " } (monster.name()) }
                @if monsters.len() > shown { " …" }
            }
        }
    }
}

/// What differs between two rows, in words.
fn differences(first: &Edition, here: &Monster, second: &Edition, there: &Monster) -> Vec<String> {
    let of = |edition: &Edition, monster: &Monster| {
        [
            ("difficulty", species_difficulty(edition, monster).to_string()),
            ("level", parts::signed(monster.level.into())),
            ("speed", parts::signed(monster.speed.into())),
            ("AC", parts::number(monster.ac)),
            ("MR", parts::number(monster.mr)),
            ("frequency", parts::number(monster.generation.as_ref().map(|generation| generation.frequency))),
            ("attacks", engine::attacks::short_list(&monster.attacks)),
        ]
    };
    let both = of(first, here).into_iter().zip(of(second, there));
    both.filter(|((_, a), (_, b))| a != b).map(|((what, a), (_, b))| format!("{what} {a} → {b}")).collect()
}
