//! Difficulty, term by term.

use super::{Point, Section};
use crate::monster::card;
use engine::attacks::Short;
use engine::difficulty::{self, Difficulty, Term, TermKind};
use model::{Attack, DifficultyRule, Edition, Monster, OpenEnum};

/// How the difficulty comes about: the level, each term with its value, and what the rule makes of them.
pub fn section(edition: &Edition, monster: &Monster) -> Section {
    let rule = edition.rules.difficulty;
    let computed = engine::difficulty(edition, monster, rule);
    let source = Some(card::source(monster));
    let mut points = vec![Point {
        amount: None,
        what: "level, as the game shows it (mlevel)".to_owned(),
        value: level(monster, &computed),
        source: source.clone(),
    }];
    points.extend(computed.terms.iter().copied().map(|term| Point {
        amount: Some(term.amount.into()),
        what: what(term),
        value: value(monster, term),
        source: source.clone(),
    }));
    let adjustment = computed.adjustment();
    points.push(Point::plain("sum of the terms", computed.bonus.to_string()));
    points.push(Point {
        amount: Some(adjustment.into()),
        what: match computed.bonus {
            0 => "what a sum of 0 adds to the level: −1".to_owned(),
            6.. => "what it adds to the level: half, from 6 on".to_owned(),
            _ => "what it adds to the level: a third, and 1".to_owned(),
        },
        value: adjustment.to_string(),
        source: None,
    });
    if let Some(stored) = monster.difficulty {
        points.push(Point { amount: None, what: "stored in the table".to_owned(), value: stored.to_string(), source });
    }
    Section { topic: "difficulty".to_owned(), answer: answer(edition, monster, &computed), points }
}

/// The number, and by what rule.
fn answer(edition: &Edition, monster: &Monster, computed: &Difficulty) -> String {
    let rule = edition.rules.difficulty;
    let whose = match &edition.rules.assumed_from {
        Some(from) => format!("the rule {} of {from}, which is assumed", rule.id()),
        None => format!("the edition's own rule, {}", rule.id()),
    };
    let function = match rule {
        DifficultyRule::Classic | DifficultyRule::SlashEm => "mstrength(), util/makedefs.c",
        _ => "mstrength(), src/mondata.c",
    };
    let classic = difficulty::difficulty(edition, monster, DifficultyRule::Classic).value;
    let before = if classic == computed.value { String::new() } else { format!("; up to 3.6 it would be {classic}") };
    match monster.difficulty {
        Some(stored) if u32::from(stored) != computed.value => {
            format!("{stored}, written into the table by hand; {whose} ({function}), gives {}{before}", computed.value)
        }
        _ => format!("{} by {whose} ({function}){before}", computed.value),
    }
}

/// The level with which it begins.
fn level(monster: &Monster, computed: &Difficulty) -> String {
    let (shown, raw) = (computed.base_level, monster.level);
    if shown == i32::from(raw) { shown.to_string() } else { format!("{shown}, of {raw}") }
}

/// What a term is for, in words and in C's names.
fn what(term: Term) -> String {
    let (words, condition) = (term.what.words(), term.what.c_condition());
    if words == condition { words.to_owned() } else { format!("{words} ({condition})") }
}

/// The value that fulfils a term's condition.
fn value(monster: &Monster, term: Term) -> String {
    let of_attack = |attack: &Attack| {
        let names = format!("{} {}", attack.kind.c_name(), attack.damage.c_name());
        format!("attack {}: {} ({names})", u16::from(attack.slot) + 1, Short(attack))
    };
    if let Some(attack) = monster.attacks.iter().find(|attack| Some(attack.slot) == term.slot) {
        return of_attack(attack);
    }
    match term.what {
        TermKind::GoodArmor | TermKind::GreatArmor => monster.ac.map_or_else(String::new, |ac| format!("ac {ac}")),
        TermKind::Fast => format!("mmove {}", monster.speed),
        TermKind::Leprechaun | TermKind::PoisonousSwarm => monster.name().to_owned(),
        _ => term.what.c_condition().to_owned(),
    }
}
