//! What is asked: which game, where, and who the hero is.

use super::parts;
use crate::sort::Sort;
use crate::state::{ADJUSTMENTS, LEVEL_ALIGNMENTS, State, TEMPERATURES, View};
use engine::Generator;
use engine::generation::{Enemies, Place};
use maud::{Markup, html};
use model::MonsterId;

/// The form. The scripts read the page's state out of it, and never ask it for more than names and values.
pub fn html(state: &State, generator: &Generator<'_>) -> Markup {
    html! {
        form #controls method="get" autocomplete="off" aria-label="What is asked" {
            (hidden(state))
            div class="row" { (editions(state)) (places(state)) }
            div class="row" { (depth(state)) (experience_level(state)) }
            details class="more" {
                summary { "More: Amulet, alignment, genocide" }
                div class="row" { (amulet(state)) (difficulty(state, generator)) }
                div class="row" { (level(state, generator)) (hero(state, generator)) }
                @if generator.knows_adjustment() { (adjustments(state)) }
                (gone(state, &state.genocided, "genocided", "Genocided species"))
                (gone(state, &state.extinct, "extinct", "Extinct species, of which too many were born"))
            }
        }
    }
}

/// What the form carries along.
fn hidden(state: &State) -> Markup {
    html! {
        input type="hidden" name="view" value=(state.view.id());
        @if state.sort != Sort::default() { input type="hidden" name="sort" value=(state.sort.to_string()); }
        @if state.whole { input type="hidden" name="whole" value="1"; }
        @if state.view == View::Monster {
            input type="hidden" name="monster" value=[state.find(state.monster).map(|monster| &*monster.symbol)];
        }
        @if state.view != View::Threats { input type="hidden" name="q" value=(state.search); }
    }
}

fn editions(state: &State) -> Markup {
    html! {
        label class="field" {
            span { "Game" }
            select name="edition" data-moves="" {
                @for edition in engine::tables::editions().iter().rev() {
                    option value=(edition.id) selected[edition.id == state.edition.id] { (edition.title) }
                }
            }
        }
    }
}

fn places(state: &State) -> Markup {
    let places = engine::generation::places(state.edition.rules.generation);
    let groups: Vec<_> = places.chunk_by(|a, b| a.dungeon == b.dungeon).collect();
    let option = |place: &Place| {
        html! { option value=(place.name) selected[place.name == state.place.name] { (capitalised(place.title)) } }
    };
    html! {
        label class="field" {
            span { "Place" }
            select name="place" data-moves="" {
                @for group in groups {
                    @match group {
                        [only] => (option(only)),
                        several => {
                            optgroup label=[several.first().map(|place| place.dungeon)] {
                                @for place in several { (option(place)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How deep the place is, or what stands for it on the planes.
fn depth(state: &State) -> Markup {
    if state.place.plane.is_some() {
        let range = state.sanctums();
        return html! { (stepper("sanctum", "Depth of Moloch’s Sanctum", state.sanctum, range)) };
    }
    html! {
        (stepper("depth", "Depth", state.depth, state.depths()))
        @if let Some(climb) = &state.place.climb {
            (stepper("entry", "Entered from depth", state.entry, (*climb.entries.start(), *climb.entries.end())))
        }
    }
}

fn experience_level(state: &State) -> Markup {
    stepper("xl", "Experience level", state.experience_level, crate::state::EXPERIENCE_LEVELS)
}

/// A number with a slider, so that one tap comes near it, and buttons, so that one tap goes on.
fn stepper(name: &str, label: &str, value: i32, (least, most): (i32, i32)) -> Markup {
    let id = format!("control-{name}");
    let button = |step: i32, sign: &str, word: &str| {
        html! {
            button type="button" data-step=(step) data-for=(id) aria-label={ (label) ": one " (word) }
                aria-disabled=[(!(least..=most).contains(&(value + step))).then_some("true")] { (sign) }
        }
    };
    html! {
        div class="field stepper" {
            label for=(id) { (label) }
            div class="steps" {
                (button(-1, "−", "less"))
                input #(id) name=(name) type="number" inputmode="numeric" min=(least) max=(most) value=(value);
                (button(1, "+", "more"))
                input type="range" min=(least) max=(most) value=(value) data-for=(id) disabled[least == most]
                    aria-label={ (label) ", by slider" };
            }
        }
    }
}

fn checkbox(name: &str, label: &str, is_checked: bool) -> Markup {
    html! {
        label class="check" { input type="checkbox" name=(name) value="1" checked[is_checked]; " " (label) }
    }
}

fn amulet(state: &State) -> Markup {
    html! {
        (checkbox("amulet", "The hero has the Amulet", state.amulet))
        @if state.amulet { (stepper("deepest", "Deepest level reached", state.deepest, state.deepests())) }
    }
}

fn difficulty(state: &State, generator: &Generator<'_>) -> Markup {
    let computed = State { difficulty: None, ..state.clone() }.scenario(generator).level_difficulty;
    html! {
        label class="field" {
            span { "Level difficulty, if not as computed" }
            input name="difficulty" type="number" inputmode="numeric" min="1" max="1000" value=[state.difficulty]
                placeholder=(computed);
        }
    }
}

/// What the level has by itself.
fn level(state: &State, generator: &Generator<'_>) -> Markup {
    html! {
        label class="field" {
            span { "Level’s alignment" }
            select name="alignment" {
                option value="" { "the place’s" }
                @for (word, alignment) in LEVEL_ALIGNMENTS {
                    option value=(word) selected[state.alignment == Some(alignment)] { (word) }
                }
            }
        }
        @if generator.knows_temperature() {
            label class="field" {
                span { "Level’s temperature" }
                select name="temperature" {
                    option value="" { "the place’s" }
                    @for (word, temperature) in TEMPERATURES {
                        option value=(word) selected[state.temperature == Some(temperature)] { (word) }
                    }
                }
            }
        }
    }
}

/// What the hero is and has done.
fn hero(state: &State, generator: &Generator<'_>) -> Markup {
    let roles = state.edition.roles.iter().filter(|role| Enemies::of(role).is_some());
    html! {
        @if state.is_quest() && !state.edition.roles.is_empty() {
            label class="field" {
                span { "Role" }
                select name="role" {
                    option value="" { "any" }
                    @for role in roles {
                        option value=(role.file_code)
                            selected[state.role.is_some_and(|chosen| chosen.file_code == role.file_code)] { (role.name) }
                    }
                }
            }
        }
        @if generator.knows_aggravation() {
            (checkbox("aggravate", "Wears what aggravates monsters", state.aggravate))
        }
        label class="check" {
            input type="checkbox" name="demigod" value="1" checked[state.is_demigod()] disabled[state.implies_demigod()];
            " Killed the Wizard, or performed the invocation"
        }
    }
}

/// What some callers of `rndmonst_adj()` add to the difficulties between which a monster must be.
fn adjustments(state: &State) -> Markup {
    html! {
        div class="row" {
            (stepper("min-adjust", "Added to the least difficulty", state.min_adjust, ADJUSTMENTS))
            (stepper("max-adjust", "Added to the greatest difficulty", state.max_adjust, ADJUSTMENTS))
        }
    }
}

/// Species that are gone, each with a way back, and a way to add one.
fn gone(state: &State, species: &[MonsterId], name: &str, legend: &str) -> Markup {
    html! {
        fieldset class="chips" {
            legend { (legend) }
            @for monster in species.iter().filter_map(|id| state.find(*id)) {
                label id={ (name) "-" (monster.symbol) } class="chip" {
                    input type="checkbox" name=(name) value=(monster.symbol) checked;
                    " " (parts::symbol(state.edition, monster)) " " (monster.name())
                }
            }
            label id={ "add-" (name) } class="field" {
                span class="for-ears" { "Add a species that is " (name) }
                input name=(name) data-late="" list="names" placeholder="add a species" autocapitalize="none"
                    spellcheck="false";
            }
        }
    }
}
