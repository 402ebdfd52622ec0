//! Which monster comes when the game wants one of a class.

use super::chances::{self, Fractions};
use super::{Seen, doubts, parts, search, why};
use crate::state::{SIGNS, State};
use crate::table::Table;
use engine::Generator;
use engine::generation::{Allowance, ClassChoice, Manner};
use maud::{Markup, html};
use model::{ClassDef, OpenEnum};

/// The view.
pub fn html(state: &State, generator: &Generator<'_>) -> Seen {
    let scenario = state.scenario(generator);
    let manner = state.manner();
    let choice = ClassChoice { alignment: state.sign, allow: state.allow, ..ClassChoice::new(state.class.clone()) };
    let odds = generator.called(&scenario, manner, &choice);
    let table = Table::of(state, generator, &odds);
    let nothing = odds.of_nothing();
    let status = format!("{} monsters of this class may come.", table.count);
    let html = html! {
        h2 id="view-title" { "Which of a class" }
        (controls(state, generator, manner))
        p id="summary" class="summary" { (summary(manner, scenario.level_difficulty)) }
        (doubts(generator))
        (note(state))
        (search::html(state, &table))
        @if odds.chances().is_empty() {
            p class="nothing" { "No monster of this class comes." }
        } @else if table.count == 0 {
            p class="nothing" { "None of those that may come is called so." }
        } @else {
            (chances::table(state, &table, &odds, Fractions::Lowest, "Monsters of the class that may come"))
        }
        @if !nothing.is_zero() {
            p id="of-nothing" { "None comes: " b { (parts::percent(nothing.to_f64())) } " " (parts::fraction(&nothing.to_string())) }
        }
        (why::html(state, &odds, |monster| generator.call_exclusions(monster, &scenario, manner, &choice, &odds)))
    };
    let title = format!("{}, {}", state.view.title(), state.class.c_name());
    Seen { html, title, status, pages: Some(table.pages) }
}

fn summary(manner: Manner, level_difficulty: i32) -> Markup {
    html! {
        @match manner {
            Manner::Polymorph => "The level’s difficulty does not count: frequencies alone do.",
            Manner::Mask(_) | Manner::Until { .. } => {
                "Level difficulty " b { (level_difficulty) } ": above difficulty " b { (level_difficulty / 2) }
                " a monster is too strong, and the choice may end before it. The level’s alignment and temperature do \
                 not count."
            }
        }
    }
}

/// Whether whoever asks wants this class at all.
fn note(state: &State) -> Markup {
    let Some(caller) = state.caller else { return Markup::default() };
    let asks = caller.classes.is_empty() || caller.classes.contains(&state.class.c_name());
    html! {
        p class="note" {
            code { (caller.function) } " makes " (caller.makes)
            @if !asks { ", and never asks for this class, but for " (caller.classes.join(", ")) }
            "."
        }
    }
}

fn controls(state: &State, generator: &Generator<'_>, manner: Manner) -> Markup {
    html! {
        div class="row" {
            label class="field" {
                span { "Class" }
                select name="class" form="controls" {
                    @for class in state.edition.classes.iter().filter(|class| has_members(state, class)) {
                        option value=(class.class.c_name()) selected[class.class == state.class] { (name(class)) }
                    }
                }
            }
            label class="field" {
                span { "Who asks" }
                select name="caller" form="controls" {
                    option value="" { "anybody, for an ordinary monster" }
                    @for caller in generator.callers() {
                        option value=(caller.name) selected[state.caller == Some(caller)] { (caller.makes) }
                    }
                }
            }
            @if generator.knows_alignment_of(manner) {
                label class="field" {
                    span { "Monster’s alignment" }
                    select name="sign" form="controls" {
                        option value="" { "any" }
                        @for (word, sign) in SIGNS { option value=(word) selected[state.sign == Some(sign)] { (word) } }
                    }
                }
            }
        }
        (allowances(state, generator, manner))
    }
}

/// What is allowed besides ordinary monsters: by whoever asks, and by a caller's own mask, which cannot be taken away.
fn allowances(state: &State, generator: &Generator<'_>, manner: Manner) -> Markup {
    let own = match manner {
        Manner::Mask(mask) => mask,
        Manner::Until { .. } => Allowance::NONE,
        Manner::Polymorph => return Markup::default(),
    };
    html! {
        fieldset class="chips" {
            legend { "Allowed besides ordinary monsters" }
            @for (name, one) in generator.allowances() {
                @let is_own = own.contains(one);
                label class="check" {
                    input type="checkbox" name="allow" value=(name) form="controls" disabled[is_own]
                        checked[is_own || state.allow.contains(one)];
                    " " (meaning(name)) " " code { (name) }
                }
            }
        }
    }
}

/// What a flag that can be allowed says of a monster.
fn meaning(name: &str) -> &'static str {
    match name {
        "G_NOGEN" => "what never comes at random",
        "G_UNIQ" => "the unique",
        "G_HELL" => "outside Gehennom, what belongs there",
        "G_NOHELL" => "in Gehennom, what does not belong there",
        "G_IGNORE" => "the genocided and extinct",
        _ => "nothing that is far too strong",
    }
}

fn has_members(state: &State, class: &ClassDef) -> bool {
    state.edition.monsters.iter().any(|monster| monster.class == class.class)
}

/// A class by its symbol and C's name.
fn name(class: &ClassDef) -> String {
    let name = class.class.c_name().trim_start_matches("S_").to_lowercase().replace('_', " ");
    match class.symbol.filter(|symbol| !symbol.is_whitespace()) {
        Some(symbol) => format!("{symbol}  {name}"),
        None => name,
    }
}
