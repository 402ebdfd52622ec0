//! Level, polymorph, and single fields.

use super::{Point, Section};
use crate::monster::card;
use engine::fields::{Field, Kind};
use engine::generation::Scenario;
use engine::uses::{adjusted_level, hit_points, level_at_creation, uses_polymorph_item, uses_polymorph_trap};
use model::{Edition, M2, Monster};

/// Places and heroes for which levels are shown: level difficulty and experience level.
const PLACES: [(i32, i32); 5] = [(1, 1), (10, 8), (20, 10), (30, 14), (50, 30)];

/// The level as stored and shown, and the one with which it comes into the game.
pub fn level(edition: &Edition, monster: &Monster) -> Section {
    let points = PLACES.map(|(difficulty, experience)| {
        let scenario = Scenario::new(difficulty, experience);
        let levels = level_at_creation(edition, monster, &scenario);
        let all = || levels.outcomes().iter().map(|(level, _)| *level);
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let points = hit_points(edition, monster, adjusted_level(monster, &scenario), None);
        Point::plain(
            format!("level difficulty {difficulty}, XL {experience}"),
            format!("level {}, hit points {}", range(least.into(), most.into()), range(points.min(), points.max())),
        )
    });
    let (raw, shown) = (monster.level, monster.level_shown());
    let answer = if raw == shown {
        format!(
            "{raw} in the table; a new one gains a level for each 5 that the place, and each 4 that the hero is above it, \
             up to one and a half times its own (adj_lev(), src/makemon.c)"
        )
    } else {
        format!(
            "{shown}; the table has {raw}, which is above 49 and so a code for fixed hit points: twice what is above 6 \
             (newmonhp(), src/makemon.c)"
        )
    };
    Section { topic: "level".to_owned(), answer, points: points.into() }
}

fn range(least: u32, most: u32) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// Who changes its form, and who may become it.
pub fn polymorph(edition: &Edition, monster: &Monster) -> Section {
    let yes = |does| if does { "yes" } else { "no" };
    let has = |flag| monster.traits.m2.contains(flag);
    let trap = uses_polymorph_trap(edition, monster);
    let points = vec![
        Point::plain("steps into polymorph traps that it knows (find_misc(), src/muse.c)", yes(trap)),
        Point::plain("uses wands and potions of polymorph", yes(uses_polymorph_item(edition, monster))),
        Point::plain("changes its shape by itself (M2_SHAPESHIFTER)", yes(has(M2::SHAPESHIFTER))),
        Point::plain("a hero can become one (without M2_NOPOLY)", yes(!has(M2::NOPOLY))),
    ];
    let answer = if trap {
        "it is weak and clever enough to want another form"
    } else {
        "it wants no other form: it is too strong, too stupid, or cannot move"
    };
    Section { topic: "polymorph".to_owned(), answer: answer.to_owned(), points }
}

/// One field: what it is, and its value.
pub fn field(edition: &Edition, monster: &Monster, field: Field) -> Section {
    let computed = matches!(field, Field::Experience | Field::Severity)
        || (field == Field::Difficulty && monster.difficulty.is_none());
    let value = field.text(edition, monster);
    let value = if value.is_empty() { "nothing, or unknown to this version".to_owned() } else { value };
    let mut points = vec![Point {
        amount: None,
        what: field.name().to_owned(),
        value,
        source: (!computed).then(|| card::source(monster)),
    }];
    if field.kind() == Kind::Words {
        let words = field.words(edition, monster).join(", ");
        points.push(Point::plain("may be asked for as", if words.is_empty() { "nothing".to_owned() } else { words }));
    }
    Section { topic: field.name().to_owned(), answer: field.about().replace('`', ""), points }
}
