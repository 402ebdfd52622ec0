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
    /// What it shows, in a sentence.
    pub status: String,
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
        @if !complaints.is_empty() {
            div id="complaints" class="complaints" role="alert" {
                p { "Not all of this address can be meant:" }
                ul { @for complaint in complaints { li { (complaint) } } }
            }
        }
        (controls)
        section id="view" aria-labelledby="view-title" { (seen.html) }
    };
    Seen { html, status: seen.status }
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
