//! The search in a table, and how likely one of what it leaves is.

use super::parts;
use crate::state::State;
use crate::table::Table;
use maud::{Markup, html};

/// The search, and how likely one of what it leaves is.
pub fn html(state: &State, table: &Table) -> Markup {
    let together = table.together.to_f64();
    let once = 1.0 - (1.0 - together).powi(i32::try_from(state.spawns).unwrap_or(i32::MAX));
    html! {
        div class="search" {
            label for="q" { "Search" }
            input #q form="controls" name="q" type="search" value=(state.search) placeholder="name or symbol"
                autocomplete="off" autocapitalize="none" spellcheck="false" aria-keyshortcuts="/";
            p class="at-least" {
                "At least one of these " (table.count) " in "
                label class="for-ears" for="spawns" { "How many spawns" }
                input #spawns form="controls" name="spawns" type="number" min="1" max="1000" value=(state.spawns)
                    inputmode="numeric";
                " spawns: " b id="at-least" { (parts::percent(once)) }
            }
        }
    }
}
