//! One monster: all that its row says, what the game makes of it, and what it is in every edition.

use super::{Seen, card, parts, why};
use crate::monsters;
use crate::state::{State, View};
use engine::Generator;
use engine::generation::Scenario;
use engine::uses::species_difficulty;
use maud::{Markup, html};
use model::{Edition, Monster};

/// The view.
pub fn html(state: &State, generator: &Generator<'_>) -> Seen {
    let Some(monster) = state.find(state.monster) else {
        let html = html! { h2 id="view-title" { "No monster" } p class="nothing" { "This edition has no monsters." } };
        return Seen { html, title: state.view.title().to_owned(), status: "No monster.".to_owned(), pages: None };
    };
    let edition = state.edition;
    let scenario = state.scenario(generator);
    let html = html! {
        (chooser(monster))
        h2 id="view-title" class="monster-title" { (parts::symbol(edition, monster)) " " (monster.name()) }
        (here(state, generator, &scenario, monster))
        div class="columns" { (card::html(edition, monster)) (difficulty(edition, monster)) }
        (everywhere(state, monster))
    };
    let status = format!("{} of {}.", monster.name(), edition.title);
    Seen { html, title: monster.name().to_owned(), status, pages: None }
}

fn chooser(monster: &Monster) -> Markup {
    html! {
        label class="field" {
            span { "Monster" }
            input form="controls" name="monster" data-late="" list="names" placeholder=(monster.name())
                autocapitalize="none" spellcheck="false";
        }
    }
}

/// What its chance is in the place that is asked about, or what keeps it out.
fn here(state: &State, generator: &Generator<'_>, scenario: &Scenario, monster: &Monster) -> Markup {
    let ratio = state.odds(generator, scenario).of_monster(monster.id);
    let curves = state.link(|state| {
        state.view = View::Curves;
        state.curves = vec![monster.id];
    });
    html! {
        p id="summary" class="summary" {
            "At level difficulty " (scenario.level_difficulty) " and experience level " (scenario.experience_level) ": "
            @if !ratio.is_zero() {
                b { (parts::percent(ratio.to_f64())) } " of what comes at random (" (parts::fraction(&ratio.to_string())) "). "
            } @else {
                b { "does not come" } ": " (why::words(&generator.exclusions(monster.id, scenario))) ". "
            }
            a href=(curves) { "Its odds by depth" } "."
        }
    }
}

/// How its difficulty comes about, term by term.
fn difficulty(edition: &Edition, monster: &Monster) -> Markup {
    let rule = edition.rules.difficulty;
    let computed = engine::difficulty(edition, monster, rule);
    html! {
        section aria-labelledby="difficulty-title" {
            h3 id="difficulty-title" { "Difficulty" }
            p {
                @match monster.difficulty {
                    Some(stored) => {
                        b { (stored) } " in the table"
                        @if u32::from(stored) != computed.value { ", where the rule " (rule.id()) " gives " b { (computed.value) } }
                        "."
                    }
                    None => { b { (computed.value) } " by the rule " (rule.id()) "; the table stores none." }
                }
                @if let Some(from) = &edition.rules.assumed_from { " The rule is assumed, from " (from) "." }
            }
            table class="terms" {
                caption class="for-ears" { "The terms of the difficulty" }
                thead { tr { th scope="col" { "Term" } th scope="col" class="number" { "Counts" } } }
                tbody {
                    tr { td { "its level" } td class="number" { (computed.base_level) } }
                    @for term in &computed.terms {
                        tr {
                            td {
                                @if let Some(slot) = term.slot { "attack " (u16::from(slot) + 1) ": " }
                                (term.what.words()) " " code { (term.what.c_condition()) }
                            }
                            td class="number" { "(" (parts::signed(term.amount.into())) ")" }
                        }
                    }
                    tr {
                        td { "the terms together are " (parts::signed(computed.bonus.into())) ", which changes the level by" }
                        td class="number" { (parts::signed(computed.adjustment().into())) }
                    }
                }
                tfoot { tr { th scope="row" { "Difficulty" } td class="number" { b { (computed.value) } } } }
            }
        }
    }
}

/// What it is in every edition.
fn everywhere(state: &State, monster: &Monster) -> Markup {
    let editions = engine::tables::editions().iter().copied();
    let found: Vec<_> = editions.map(|edition| (edition, monsters::like(edition, monster))).collect();
    html! {
        section aria-labelledby="everywhere-title" {
            h3 id="everywhere-title" { "In every game" }
            div class="table-box" tabindex="0" role="group" aria-labelledby="everywhere-title" {
                table class="everywhere" {
                    caption class="for-ears" { "The monster in every edition" }
                    thead {
                        tr {
                            @for heading in ["Game", "Difficulty", "Level", "Speed", "AC", "MR", "Frequency", "Attacks"] {
                                th scope="col" { (heading) }
                            }
                        }
                    }
                    tbody {
                        @for (edition, there) in &found {
                            tr aria-current=[(edition.id == state.edition.id).then_some("true")] {
                                th scope="row" { (edition_link(state, edition, *there)) }
                                @match there {
                                    Some(there) => (values(edition, there, state.edition, monster)),
                                    None => { td colspan="7" class="absent" { "has none" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn edition_link(state: &State, edition: &'static Edition, there: Option<&Monster>) -> Markup {
    html! {
        @match there {
            Some(_) => { a href=(state.in_edition(edition).query()) { (edition.title) } }
            None => { (edition.title) }
        }
    }
}

/// Its values in an edition; those that are not the same in the edition that is shown are marked.
fn values(edition: &Edition, there: &Monster, shown: &Edition, here: &Monster) -> Markup {
    let of = |edition: &Edition, monster: &Monster| {
        [
            html! { (species_difficulty(edition, monster)) },
            html! { (parts::number(Some(monster.level_shown()))) },
            html! { (parts::number(Some(monster.speed))) },
            html! { (parts::number(monster.ac)) },
            html! { (parts::number(monster.mr)) },
            html! { (parts::number(monster.generation.as_ref().map(|generation| generation.frequency))) },
            html! { (parts::attacks(monster)) },
        ]
    };
    let (there, here) = (of(edition, there), of(shown, here));
    html! {
        @for (there, here) in there.iter().zip(&here) {
            td {
                @if there.0 == here.0 { (there) } @else { mark { (there) } }
            }
        }
    }
}
