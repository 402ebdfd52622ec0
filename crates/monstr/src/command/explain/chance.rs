//! Sacrifices and items: what a monster is worth on an altar, and what it is given.

use super::{Point, Section};
use crate::monster::card::percent;
use engine::uses::{
    Drawer, Offering, Purpose, Worship, corpse_species, draw, draw_chance, favor, sacrifice_value, species_difficulty,
};
use model::{Edition, Monster};

/// The heroes of each alignment.
const HEROES: [(&str, i16); 3] = [("lawful", 1), ("neutral", 0), ("chaotic", -1)];

/// What a fresh corpse is worth on an altar of the hero's own god, and what that buys.
pub fn sacrifice(edition: &Edition, monster: &Monster) -> Section {
    let topic = "sacrifice".to_owned();
    let Some(corpse) = corpse_species(edition, monster) else {
        return Section { topic, answer: "it leaves no corpse that could be offered".to_owned(), points: Vec::new() };
    };
    let fresh = Offering { age: 0, left: None };
    let points = HEROES.map(|(name, alignment)| {
        let worship = Worship { hero: alignment, altar: alignment, has_eaten_meat: true };
        let value = sacrifice_value(edition, corpse, &fresh, &worship);
        let favor = favor(edition, value.max(0).unsigned_abs(), alignment < 0);
        let buys = format!(
            "value {value}: prayer timeout −{}, alignment up to +{}, luck up to +{}, anger −{}",
            favor.timeout, favor.record, favor.luck, favor.anger
        );
        let buys = if value <= 0 { format!("value {value}: an insult, or nothing") } else { buys };
        Point::plain(format!("{name} hero, own altar"), buys)
    });
    let whose = if corpse.id == monster.id { String::new() } else { format!(", as a {}", corpse.name()) };
    let answer = format!(
        "a corpse of at most 50 turns{whose} is worth its difficulty and 1, {}, but for undead, unicorns and what was \
         eaten of it; one's own race is murder (dosacrifice(), src/pray.c)",
        species_difficulty(edition, corpse) + 1
    );
    Section { topic, answer, points: points.into() }
}

/// What it is given for its own use when it is made at the level of its species.
pub fn items(edition: &Edition, monster: &Monster) -> Section {
    let level = u8::try_from(monster.level_shown().max(0)).unwrap_or(u8::MAX);
    let mut points = Vec::new();
    for purpose in Purpose::ALL {
        let name = match purpose {
            Purpose::Defensive => "defensive",
            Purpose::Offensive => "offensive",
            Purpose::Misc => "miscellaneous",
        };
        let chance = draw_chance(edition, monster, level, purpose);
        if chance.is_zero() {
            points.push(Point::plain(name, "never"));
            continue;
        }
        let outcomes = draw(edition, monster, purpose, Drawer::PLAIN);
        for (item, share) in outcomes.outcomes() {
            let words = item.map_or("nothing", engine::uses::Item::words);
            points.push(Point::plain(format!("{name}, {}", percent(&chance)), format!("{words} {}", percent(share))));
        }
    }
    let answer = format!(
        "what it may be given for its own use when it is made at level {level}: the chance of a draw for each purpose, and \
         what the draw comes to (m_initinv(), src/makemon.c; src/muse.c). What it wields and wears is another matter"
    );
    Section { topic: "items".to_owned(), answer, points }
}
