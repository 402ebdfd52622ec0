//! The odds on the page are the engine's.

use crate::browser::with_page;
use engine::Generator;
use engine::generation::{
    Allowance, ClassChoice, Enemies, LevelAlignment, Scenario, Whereabouts, find_role, level_difficulty, place,
};
use engine::odds::Odds;
use model::{Class, Gen, OpenEnum};
use std::collections::BTreeMap;

/// The editions that are asked.
const EDITIONS: [&str; 4] = ["nethack-3.4.3", "nethack-3.6.7", "nethack-5.0.0", "slashem-0.0.7E7F3"];

/// What the page is asked, and what the engine is, by other means than the page has.
struct Case {
    query: Box<dyn Fn(&Generator<'_>) -> String>,
    odds: Box<dyn Fn(&Generator<'_>) -> Odds>,
}

fn case(query: impl Fn(&Generator<'_>) -> String + 'static, odds: impl Fn(&Generator<'_>) -> Odds + 'static) -> Case {
    Case { query: Box::new(query), odds: Box::new(odds) }
}

/// A query that is the same in all editions.
fn same(query: String) -> impl Fn(&Generator<'_>) -> String {
    move |_| query.clone()
}

/// The depth that is so many levels below the highest that a place can have.
fn depth_in(generator: &Generator<'_>, name: &str, below: i32) -> i32 {
    place(generator.rule(), name).unwrap().depths.unwrap().start() + below
}

/// A level of this difficulty in a place.
fn scenario(generator: &Generator<'_>, name: &str, whereabouts: Whereabouts, xl: i32) -> Scenario {
    let mut scenario = Scenario::new(level_difficulty(generator.rule(), whereabouts, xl, false), xl);
    place(generator.rule(), name).unwrap().set(&mut scenario);
    scenario
}

fn dungeon(depth: i32) -> Whereabouts {
    Whereabouts::Dungeon { depth, climbed_from: None }
}

fn in_place(name: &'static str, below: i32, xl: i32) -> Case {
    case(
        move |generator| format!("place={name}&depth={}&xl={xl}", depth_in(generator, name, below)),
        move |generator| generator.random(&scenario(generator, name, dungeon(depth_in(generator, name, below)), xl)),
    )
}

fn in_sokoban(entry: i32, depth: i32, xl: i32) -> Case {
    case(same(format!("place=sokoban&entry={entry}&depth={depth}&xl={xl}")), move |generator| {
        let whereabouts = Whereabouts::Dungeon { depth, climbed_from: Some(entry - 1) };
        generator.random(&scenario(generator, "sokoban", whereabouts, xl))
    })
}

/// On a plane, with Moloch's Sanctum as deep as can be.
fn on_plane(name: &'static str, xl: i32) -> Case {
    case(same(format!("place={name}&xl={xl}")), move |generator| {
        let sanctum = *place(generator.rule(), "sanctum").unwrap().depths.unwrap().end();
        generator.random(&scenario(generator, name, Whereabouts::Endgame { sanctum }, xl))
    })
}

fn with_amulet(depth: i32, deepest: i32, xl: i32) -> Case {
    case(same(format!("depth={depth}&amulet=1&deepest={deepest}&xl={xl}")), move |generator| {
        generator.random(&scenario(generator, "main", Whereabouts::WithAmulet { deepest }, xl))
    })
}

fn of_difficulty(difficulty: i32, xl: i32) -> Case {
    case(same(format!("depth=7&difficulty={difficulty}&xl={xl}")), move |generator| {
        generator.random(&Scenario::new(difficulty, xl))
    })
}

fn aligned(word: &str, alignment: LevelAlignment, depth: i32, xl: i32) -> Case {
    case(same(format!("depth={depth}&alignment={word}&xl={xl}")), move |generator| {
        generator.random(&Scenario { level_alignment: alignment, ..Scenario::new(depth, xl) })
    })
}

fn without(symbols: &'static [&'static str], depth: i32, xl: i32) -> Case {
    let gone: String = symbols.iter().map(|symbol| ["&genocided=", symbol].concat()).collect();
    case(same(format!("depth={depth}&xl={xl}{gone}")), move |generator| {
        let id = |symbol: &&str| generator.edition().monster(symbol).unwrap().id;
        generator.random(&Scenario { genocided: symbols.iter().map(id).collect(), ..Scenario::new(depth, xl) })
    })
}

fn with_extinct(symbol: &'static str, depth: i32, xl: i32) -> Case {
    case(same(format!("depth={depth}&xl={xl}&extinct={symbol}")), move |generator| {
        let extinct = vec![generator.edition().monster(symbol).unwrap().id];
        generator.random(&Scenario { extinct, ..Scenario::new(depth, xl) })
    })
}

fn of_class(class: Class, flags: Gen, depth: i32, xl: i32) -> Case {
    let allowed: Vec<_> = flags.iter_names().map(|(name, _)| format!("&allow=G_{name}")).collect();
    let query = format!("view=class&class={}&depth={depth}&xl={xl}{}", class.c_name(), allowed.concat());
    case(same(query), move |generator| {
        let allow = Allowance { flags, ..Allowance::NONE };
        generator.class(&Scenario::new(depth, xl), &ClassChoice { allow, ..ClassChoice::new(class.clone()) })
    })
}

fn on_quest(code: &'static str, below: i32, xl: i32) -> Case {
    case(
        move |generator| format!("place=quest&role={code}&depth={}&xl={xl}", depth_in(generator, "quest", below)),
        move |generator| {
            let enemies = Enemies::of(find_role(generator.edition(), code).unwrap()).unwrap();
            generator.quest(&Scenario::new(depth_in(generator, "quest", below), xl), &enemies)
        },
    )
}

fn cases() -> Vec<Case> {
    let levels = [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 5), (9, 7), (12, 10), (15, 8), (20, 12), (24, 14)];
    let mut cases: Vec<_> = levels.into_iter().map(|(depth, xl)| in_place("main", depth - 1, xl)).collect();
    cases.extend([
        with_amulet(10, 49, 14),
        with_amulet(1, 45, 30),
        of_difficulty(72, 30),
        of_difficulty(33, 1),
        aligned("lawful", LevelAlignment::Lawful, 10, 8),
        aligned("chaotic", LevelAlignment::Chaotic, 12, 12),
        without(&["FLOATING_EYE", "JACKAL", "SOLDIER_ANT"], 6, 6),
        with_extinct("HOMUNCULUS", 6, 6),
        of_class(Class::Human, Gen::NOGEN, 20, 14),
        of_class(Class::Dragon, Gen::NOGEN | Gen::UNIQ, 24, 14),
        in_place("mines", 3, 5),
        in_place("oracle", 1, 4),
        in_place("medusa", 2, 11),
        in_place("castle", 2, 13),
        in_place("valley", 2, 14),
        in_place("gehennom", 6, 12),
        in_place("gehennom", 15, 14),
        in_sokoban(8, 6, 6),
        in_sokoban(9, 6, 8),
        on_plane("earth", 20),
        on_plane("air", 20),
        on_plane("fire", 14),
        on_plane("water", 25),
        on_plane("astral", 30),
        on_quest("Sam", 2, 14),
        on_quest("Wiz", 3, 16),
    ]);
    cases
}

/// The chance of each monster as a fraction in the words of the page, with its percentage.
fn expected(odds: &Odds, generator: &Generator<'_>, is_weighed: bool) -> BTreeMap<String, (String, String)> {
    let row = |chance: &engine::odds::Chance| {
        let monster = &generator.edition().monsters[usize::from(chance.monster.0)];
        let ratio = odds.ratio(chance);
        let fraction = if is_weighed { format!("{}/{}", chance.weight, odds.total()) } else { ratio.to_string() };
        let percent = ratio.to_f64() * 100.0;
        let percent = if percent < 0.005 { "< 0.01 %".to_owned() } else { format!("{percent:.2} %") };
        (monster.symbol.to_string(), (fraction, percent))
    };
    odds.chances().iter().map(row).collect()
}

#[test]
fn the_odds_on_the_page_are_the_engine_s() {
    with_page(async |page| {
        let mut count = 0;
        for id in EDITIONS {
            let generator = Generator::new(engine::tables::edition(id).unwrap());
            for case in cases() {
                let query = (case.query)(&generator);
                page.go(&format!("?edition={id}&whole=1&{query}")).await;
                let shown = page
                    .eval(
                        "return [document.querySelectorAll('#complaints li').length,
                                 [...document.querySelectorAll('#view .chances tbody tr')].map((row) => [
                                     row.dataset.symbol,
                                     row.querySelector('.fraction').title || row.querySelector('.fraction').textContent,
                                     row.querySelector('.percent').textContent])]",
                    )
                    .await;
                assert_eq!(shown[0], 0, "{id}: {query} is complained of");
                let rows = shown[1].as_array().unwrap().iter().map(|row| {
                    let text = |at: usize| row[at].as_str().unwrap().to_owned();
                    (text(0), (text(1), text(2)))
                });
                let rows: BTreeMap<_, _> = rows.collect();
                let expected = expected(
                    &(case.odds)(&generator),
                    &generator,
                    !(query.contains("role=") || query.contains("view=class")),
                );
                assert!(!expected.is_empty(), "{id}: nothing comes at {query}");
                assert_eq!(rows, expected, "{id}: {query}");
                count += 1;
            }
        }
        println!("{count} pages have the odds of the engine");
        assert!(count >= 30 * EDITIONS.len());
    });
}
