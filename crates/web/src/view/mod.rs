//! What the page shows, as HTML.

mod card;
mod chances;
mod class;
mod compare;
mod controls;
mod curves;
mod monster;
mod parts;
mod search;
mod threats;
mod why;

use crate::generators::Generators;
use crate::state::{State, View};
use engine::Generator;
use maud::{Markup, html};

/// A view, and what is told to those who do not see it.
#[derive(Debug)]
pub struct Seen {
    /// The view.
    pub html: Markup,
    /// What it is of, in a few words.
    pub title: String,
    /// What it shows, in a sentence.
    pub status: String,
    /// How many pages its table has, if it has one.
    pub pages: Option<usize>,
}

/// Everything below the heading: what is asked, and the answer.
pub fn all(state: &State, complaints: &[String], generators: &mut Generators) -> Seen {
    let generator = generators.of(state.edition);
    let controls = controls::html(state, generator);
    let seen = match state.view {
        View::Threats => threats::html(state, generator),
        View::Class => class::html(state, generator),
        View::Monster => monster::html(state, generator),
        View::Curves => curves::html(state, generator),
        View::Compare => compare::html(state, generators),
    };
    let html = html! {
        nav class="tabs" aria-label="Views" {
            @for view in View::ALL {
                a href=(state.link(|state| state.view = view)) aria-current=[(view == state.view).then_some("page")] {
                    (view.title())
                }
            }
        }
        // Always there: what is read aloud is what comes into it.
        div id="complaints" role="alert" {
            @if !complaints.is_empty() {
                div class="complaints" {
                    p { "Not all of this can be meant:" }
                    ul { @for complaint in complaints { li { (complaint) } } }
                }
            }
        }
        (controls)
        (on_paper(state))
        section id="view" aria-labelledby="view-title" {
            (seen.html)
            (unknowable())
        }
    };
    Seen { html, ..seen }
}

/// What is asked, in words: on paper there is no form.
fn on_paper(state: &State) -> Markup {
    let gone: Vec<_> = state.genocided.iter().chain(&state.extinct).filter_map(|id| state.find(*id)).collect();
    html! {
        p class="on-paper" {
            (state.edition.title) ", " (state.place.title)
            @if state.place.plane.is_none() { ", depth " (state.depth) }
            ", experience level " (state.experience_level)
            @if state.amulet { ", with the Amulet" }
            @for (at, monster) in gone.iter().enumerate() {
                @if at == 0 { ", without " } @else { ", " }
                (monster.name())
            }
            ". " code { (state.query()) }
        }
    }
}

/// What no table can tell.
fn unknowable() -> Markup {
    html! {
        details class="fine-print" {
            summary { "What this does not know" }
            p {
                "These are the odds of one monster that the game makes at random, at its first call on a level. Where it \
                 appears counts, too: the game tries another place when a monster cannot live there, as on water or in \
                 rock. What a special level, a room or a shop places itself follows other rules, and so do those who come \
                 in groups, are summoned or rise from graves."
            }
            (parts::legend())
        }
    }
}

/// What to say of rules that are not the edition's own, or that nobody ran.
fn doubts(generator: &Generator<'_>) -> Markup {
    let rules = &generator.edition().rules;
    html! {
        @if let Some(from) = &rules.generation_assumed_from {
            p class="doubt" {
                "The rules are assumed: this edition’s own are not modelled, and those of " (from) " are nearest."
            }
        }
        @if !rules.generation.is_run() {
            p class="doubt" { "The rules were read in the source, and not held against the game as it runs." }
        }
    }
}
