//! Why a monster that is searched for is not in the list.

use super::{chances, parts};
use crate::monsters;
use crate::state::State;
use engine::generation::Exclusion;
use engine::odds::Odds;
use maud::{Markup, html};
use model::MonsterId;

/// How many are shown.
const SHOWN: usize = 20;

/// The monsters that are searched for and do not come, each with what keeps it out.
///
/// `exclusions` says what keeps a monster out.
pub fn html(state: &State, odds: &Odds, exclusions: impl Fn(MonsterId) -> Vec<Exclusion>) -> Markup {
    if state.search.is_empty() {
        return html! {
            p class="hint" { "A monster is missing? Search for it, and see what keeps it out." }
        };
    }
    let wanted =
        state.edition.monsters.iter().filter(|monster| monsters::matches(state.edition, monster, &state.search));
    let out: Vec<_> =
        wanted.filter(|monster| !odds.has(monster.id)).map(|monster| (monster, exclusions(monster.id))).collect();
    html! {
        @if !out.is_empty() {
            section class="why" aria-labelledby="why-title" {
                h3 id="why-title" { "Why not?" }
                ul {
                    @for (monster, exclusions) in out.iter().take(SHOWN) {
                        li data-symbol=(monster.symbol) {
                            (parts::symbol(state.edition, monster)) " "
                            a href=(chances::monster_link(state, monster.id)) { (monster.name()) } ": "
                            (words(exclusions))
                        }
                    }
                }
                @if out.len() > SHOWN { p { "And " (out.len() - SHOWN) " more." } }
            }
        }
    }
}

/// All that keeps a monster out.
pub fn words(exclusions: &[Exclusion]) -> Markup {
    html! {
        @for (at, exclusion) in exclusions.iter().enumerate() { @if at > 0 { "; " } (exclusion) }
    }
}
