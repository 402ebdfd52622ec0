//! The monsters that may come, in the order and on the page that is asked for.

use crate::monsters;
use crate::sort::{Column, Sort};
use crate::state::State;
use engine::Generator;
use engine::odds::Odds;
use engine::ratio::{Natural, Ratio};
use engine::severity::{Severity, severity};
use model::Monster;
use std::cmp::Ordering;

/// How many monsters are on a page of the table: a browser lays out as many within a frame.
const PAGE: usize = 25;

/// A monster that may come.
#[derive(Clone, Debug)]
pub struct Row {
    /// The monster.
    pub monster: &'static Monster,
    /// Its difficulty.
    pub difficulty: i32,
    /// Its weight among the others.
    pub weight: Natural,
}

/// A page of a table.
#[derive(Debug)]
pub struct Table {
    /// The rows of the page.
    pub rows: Vec<Row>,
    /// How many are in the whole table.
    pub count: usize,
    /// Which page it is, from 1.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// The chance that one of the whole table comes.
    pub together: Ratio,
    /// The greatest chance in the whole table.
    pub greatest: f64,
}

impl Table {
    /// The table of all that may come and is searched for.
    pub fn of(state: &State, generator: &Generator<'_>, odds: &Odds) -> Self {
        let mut rows: Vec<Row> = odds
            .chances()
            .iter()
            .filter_map(|chance| {
                let monster = state.find(chance.monster)?;
                let difficulty = generator.difficulty(chance.monster)?;
                Some(Row { monster, difficulty, weight: chance.weight.clone() })
            })
            .filter(|row| state.search.is_empty() || monsters::matches(state.edition, row.monster, &state.search))
            .collect();
        sort(&mut rows, state);
        let weight = rows.iter().fold(Natural::ZERO, |sum, row| sum + &row.weight);
        let greatest = rows.iter().map(|row| &row.weight).max();
        let ratio = |weight: &Natural| Ratio::new(weight.clone(), odds.total().clone()).unwrap_or_else(Ratio::zero);
        let (together, greatest) = (ratio(&weight), greatest.map_or(1.0, |weight| ratio(weight).to_f64()));
        let count = rows.len();
        let on_page = if state.whole { count.max(1) } else { PAGE };
        let pages = count.div_ceil(on_page).max(1);
        let page = state.page.min(pages);
        let rows = rows.into_iter().skip((page - 1) * on_page).take(on_page).collect();
        Self { rows, count, page, pages, together, greatest }
    }
}

/// Sorts rows; those that are equal stay in array order.
fn sort(rows: &mut [Row], state: &State) {
    let Sort { column, descending } = state.sort;
    let class = |row: &Row| state.edition.class(&row.monster.class).map(|class| class.value);
    let compare = |a: &Row, b: &Row| match column {
        Column::Class => class(a).cmp(&class(b)),
        Column::Name => a.monster.name().to_lowercase().cmp(&b.monster.name().to_lowercase()),
        Column::Difficulty => a.difficulty.cmp(&b.difficulty),
        Column::Level => a.monster.level_shown().cmp(&b.monster.level_shown()),
        Column::Speed => a.monster.speed.cmp(&b.monster.speed),
        Column::ArmorClass => a.monster.ac.cmp(&b.monster.ac),
        Column::MagicResistance => a.monster.mr.cmp(&b.monster.mr),
        Column::Attacks => compare_attacks(a.monster, b.monster),
        Column::Odds => a.weight.cmp(&b.weight),
    };
    rows.sort_by(|a, b| if descending { compare(b, a) } else { compare(a, b) });
}

/// By the worst attack, then the next.
fn compare_attacks(a: &Monster, b: &Monster) -> Ordering {
    let of = |monster: &Monster| {
        let mut all: Vec<Option<Severity>> = monster.attacks.iter().map(severity).collect();
        all.sort_unstable_by(|a, b| b.cmp(a));
        all
    };
    of(a).cmp(&of(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(query: &str) -> (Vec<&'static str>, usize, usize) {
        let (state, complaints) = State::read(query).unwrap();
        assert_eq!(complaints, [""; 0]);
        let generator = Generator::new(state.edition);
        let odds = state.odds(&generator, &state.scenario(&generator));
        let table = Table::of(&state, &generator, &odds);
        (table.rows.iter().map(|row| row.monster.name()).collect(), table.count, table.pages)
    }

    #[test]
    fn the_likeliest_come_first_and_equal_ones_stay_in_array_order() {
        let (list, count, _) = names("?edition=nethack-3.6.7&depth=1&xl=1");
        assert_eq!(count, 9);
        assert_eq!(
            list,
            ["newt", "lichen", "jackal", "grid bug", "goblin", "fox", "kobold", "sewer rat", "kobold zombie"]
        );
    }

    #[test]
    fn any_column_sorts() {
        let (by_name, ..) = names("?edition=nethack-3.6.7&depth=1&xl=1&sort=name");
        assert!(by_name.is_sorted());
        let (by_speed, ..) = names("?edition=nethack-3.6.7&depth=1&xl=1&sort=speed");
        assert_eq!(by_speed.first(), Some(&"fox"));
        let (slowest, ..) = names("?edition=nethack-3.6.7&depth=1&xl=1&sort=-speed");
        assert_eq!(slowest.first(), Some(&"lichen"));
    }

    #[test]
    fn pages_hold_all_between_them() {
        let query = "?edition=nethack-5.0.0&depth=25&xl=20";
        let (_, count, pages) = names(query);
        assert!(pages > 1);
        let of_pages: usize = (1..=pages).map(|page| names(&format!("{query}&page={page}")).0.len()).sum();
        assert_eq!(of_pages, count);
        assert_eq!(names(&format!("{query}&whole=1")).0.len(), count);
        // A page that is not there is the last one.
        assert_eq!(names(&format!("{query}&page=999")), names(&format!("{query}&page={pages}")));
    }

    #[test]
    fn a_search_leaves_what_matches() {
        let (list, ..) = names("?edition=nethack-3.6.7&depth=1&xl=1&q=kob");
        assert_eq!(list, ["kobold", "kobold zombie"]);
    }
}
