//! A table of chances: who may come, with what it takes to know whether to run.

use super::parts;
use crate::sort::{Column, Sort};
use crate::state::State;
use crate::table::{Row, Table};
use engine::odds::Odds;
use engine::ratio::Ratio;
use maud::{Markup, html};

/// How a chance is told as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fractions {
    /// Its weight over the total of all.
    Weights,
    /// In lowest terms.
    Lowest,
}

/// The table, with a way to its other pages.
///
/// Roles are spelled out, as a narrow screen lays rows out by other means than tables have.
pub fn table(state: &State, table: &Table, odds: &Odds, fractions: Fractions, caption: &str) -> Markup {
    html! {
        div class="table-box" {
            table class="chances" role="table" aria-rowcount=(table.count) {
                caption class="for-ears" { (caption) }
                thead role="rowgroup" {
                    tr role="row" { @for column in Column::ALL { (heading(state, column)) } }
                }
                tbody role="rowgroup" {
                    @for row in &table.rows { (self::row(state, table, odds, fractions, row)) }
                }
            }
        }
        (pages(state, table))
    }
}

fn heading(state: &State, column: Column) -> Markup {
    let Sort { column: sorted, descending } = state.sort;
    let order = (sorted == column).then_some(if descending { "descending" } else { "ascending" });
    let (short, long) = column.heading();
    html! {
        th role="columnheader" scope="col" class={ "k-" (column.id()) } aria-sort=[order] {
            a href=(state.link(|state| state.sort = state.sort.asked(column))) {
                @match long {
                    Some(long) => { abbr title=(long) { (short) } }
                    None => { (short) }
                }
            }
        }
    }
}

fn row(state: &State, table: &Table, odds: &Odds, fractions: Fractions, row: &Row) -> Markup {
    let monster = row.monster;
    let ratio = Ratio::new(row.weight.clone(), odds.total().clone()).unwrap_or_else(Ratio::zero);
    let chance = ratio.to_f64();
    let fraction = match fractions {
        Fractions::Weights => format!("{}/{}", row.weight, odds.total()),
        Fractions::Lowest => ratio.to_string(),
    };
    html! {
        tr role="row" data-symbol=(monster.symbol) {
            td role="cell" class="k-class" { (parts::symbol(state.edition, monster)) }
            th role="rowheader" scope="row" class="k-name" {
                a href=(monster_link(state, monster.id)) { (monster.name()) }
            }
            td role="cell" class="k-difficulty" { (parts::signed(row.difficulty.into())) }
            td role="cell" class="k-level" { (parts::number(Some(monster.level_shown()))) }
            td role="cell" class="k-speed" { (parts::number(Some(monster.speed))) }
            td role="cell" class="k-ac" { (parts::number(monster.ac)) }
            td role="cell" class="k-mr" { (parts::number(monster.mr)) }
            td role="cell" class="k-attacks" { (parts::attacks(monster)) }
            td role="cell" class="k-odds" {
                span class="percent" { (parts::percent(chance)) }
                " " (parts::fraction(&fraction))
                " " (parts::bar(chance / table.greatest))
            }
        }
    }
}

/// The query of a monster's own view.
pub fn monster_link(state: &State, id: model::MonsterId) -> String {
    state.link(|state| {
        state.view = crate::state::View::Monster;
        state.monster = id;
    })
}

/// The way to the other pages of a table.
fn pages(state: &State, table: &Table) -> Markup {
    let Table { page, pages, count, .. } = *table;
    let link = |to: usize| state.link(|state| state.page = to);
    html! {
        @if pages > 1 || state.whole {
            nav class="pages" aria-label="Pages of the table" {
                @if pages > 1 {
                    a id="page-before" href=[(page > 1).then(|| link(page - 1))] rel="prev" { "‹ Before" }
                    span { "Page " (page) " of " (pages) }
                    a id="page-after" href=[(page < pages).then(|| link(page + 1))] rel="next" { "After ›" }
                    a href=(state.link(|state| state.whole = true)) { "All " (count) " on one page" }
                } @else {
                    a href=(state.link(|state| state.whole = false)) { "In pages" }
                }
            }
        }
    }
}
