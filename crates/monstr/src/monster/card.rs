//! A monster in words: what a card says of it, line by line.

use super::dice;
use super::style::{of_severity, styled};
use crate::scenario::has_frequencies;
use engine::attacks::Short;
use engine::difficulty;
use engine::generation::{Appearances, Spot};
use engine::ratio::Ratio;
use engine::severity::{Severity, severity};
use engine::uses::{
    Death, Eating, Ground, Group, base_experience, bites, corpse_chance, eating, frequency_words, group_kind,
    species_difficulty,
};
use engine::words;
use model::{Edition, Gen, Monster, OpenEnum};

/// A line of a card: what it is about, and what there is to say. Severities are styled.
pub struct Line {
    pub label: &'static str,
    pub text: String,
}

/// An ordinary death by the hero's hand.
const DEATH: Death = Death { level: Ground::Ordinary, cloned: false, shopkeeper: false, by_hero: true };

/// All that a card says of a monster, but its source.
pub fn lines(edition: &Edition, monster: &Monster, appearances: &Appearances) -> Vec<Line> {
    let eating = eating(edition, monster);
    let number = |number: Option<i16>| number.map_or_else(|| "unknown to this version".to_owned(), |n| n.to_string());
    let all = [
        ("names", genders(monster)),
        ("level", Some(level(monster))),
        ("speed", Some(monster.speed.to_string())),
        ("AC", Some(number(monster.ac))),
        ("MR", Some(monster.mr.map_or_else(|| number(None), |mr| format!("{mr} %")))),
        ("alignment", Some(alignment(monster))),
        ("difficulty", Some(difficulty_line(edition, monster))),
        ("frequency", Some(frequency(monster))),
        ("group", Some(group(edition, monster))),
        ("first", easiest(monster, appearances).filter(|_| has_frequencies(edition))),
        ("likeliest", likeliest(monster, appearances).filter(|_| has_frequencies(edition))),
        ("attacks", Some(attacks(edition, monster))),
        ("resists", monster.resists.as_ref().map(|flags| list(&words::resistances(flags)))),
        ("corpse", Some(corpse(edition, monster, &eating))),
        ("eating", Some(meal(&eating))),
        ("in vain", in_vain(&eating)),
        ("body", body(monster)),
        ("traits", Some(list(&words::traits(&monster.traits)))),
        ("experience", Some(base_experience(edition, monster).to_string())),
    ];
    all.into_iter().filter_map(|(label, text)| Some(Line { label, text: text? })).collect()
}

/// Where the row stands.
pub fn source(monster: &Monster) -> String {
    format!("{}:{}", monster.line.file, monster.line.line)
}

/// The level as the table has it, and as the game shows it where that is another.
fn level(monster: &Monster) -> String {
    let (raw, shown) = (monster.level, monster.level_shown());
    if raw == shown { raw.to_string() } else { format!("{shown} (in the table {raw}, a code for its hit points)") }
}

/// The names by gender, where there are several.
fn genders(monster: &Monster) -> Option<String> {
    let names = &monster.names;
    let of = |gender, name: &Option<model::Str>| name.as_ref().map(|name| format!("{gender} {name}"));
    let genders: Vec<_> = [of("male", &names.male), of("female", &names.female)].into_iter().flatten().collect();
    (!genders.is_empty()).then(|| genders.join(", "))
}

fn alignment(monster: &Monster) -> String {
    match (monster.alignment, words::alignment(monster)) {
        (Some(number), Some(word)) => format!("{number} ({word})"),
        _ => "unknown to this version".to_owned(),
    }
}

/// The difficulty, and what the edition's own rule gives where that is another.
fn difficulty_line(edition: &Edition, monster: &Monster) -> String {
    let number = species_difficulty(edition, monster);
    let computed = difficulty(edition, monster, edition.rules.difficulty).value;
    let rule = edition.rules.difficulty.id();
    match (&edition.rules.assumed_from, monster.difficulty) {
        (Some(from), None) => format!("{number} (an estimate, by the rule of {from})"),
        (None, Some(_)) if i64::from(number) != i64::from(computed) => {
            format!("{number} (stored; the rule {rule} gives {computed})")
        }
        _ => number.to_string(),
    }
}

/// The frequency as a number and in words, with where it holds.
fn frequency(monster: &Monster) -> String {
    let Some(generation) = &monster.generation else { return "unknown to this version".to_owned() };
    let has = |flag| generation.flags.known.contains(flag);
    let mut text = format!("{} ({})", generation.frequency, frequency_words(monster));
    for (flag, words) in [(Gen::UNIQ, "unique"), (Gen::HELL, "in Gehennom only"), (Gen::NOHELL, "not in Gehennom")] {
        if has(flag) {
            text = format!("{text}, {words}");
        }
    }
    let genocide = if has(Gen::GENO) { "can be genocided" } else { "cannot be genocided" };
    format!("{text}; {genocide}")
}

/// What kinds of groups it comes in, with their chances.
fn group(edition: &Edition, monster: &Monster) -> String {
    let kinds = group_kind(edition, monster);
    if kinds.chance_of(&Group::None) == Ratio::one() {
        return "none".to_owned();
    }
    let kind = |(group, chance): &(Group, Ratio)| match group {
        Group::None => format!("alone {}", percent(chance)),
        _ => format!("{} {}", group.words(), percent(chance)),
    };
    kinds.outcomes().iter().map(kind).collect::<Vec<_>>().join(", ")
}

/// The easiest level that it comes to at random, and the least experienced hero there.
fn easiest(monster: &Monster, appearances: &Appearances) -> Option<String> {
    let found = appearances.of(monster.id)?;
    Some(spot(appearances, &found.easiest_level))
}

/// Where it is likeliest to come at random, and how likely that is.
fn likeliest(monster: &Monster, appearances: &Appearances) -> Option<String> {
    let found = appearances.of(monster.id)?;
    Some(format!("{}: {}", spot(appearances, &found.likeliest), percent(&found.chance)))
}

/// A place and a hero.
fn spot(appearances: &Appearances, spot: &Spot) -> String {
    let place = appearances.place(spot).map_or("", |place| place.name);
    format!("{place}, level difficulty {}, XL {}", spot.level_difficulty, spot.experience_level)
}

/// The attacks, each with how bad it is.
fn attacks(edition: &Edition, monster: &Monster) -> String {
    let attack = |attack| {
        let severity = severity(attack);
        let word = match severity {
            Some(Severity::Plain) => String::new(),
            Some(severity) => format!(" ({})", severity.word()),
            None => " (unknown)".to_owned(),
        };
        styled(of_severity(severity), &format!("{}{word}", Short(attack)))
    };
    let all: Vec<_> = monster.attacks.iter().map(attack).collect();
    match dice::bare(edition, monster) {
        Some((count, sides)) => format!("{count}d{sides}; of what kind is not in the table"),
        None if all.is_empty() => "none".to_owned(),
        None => all.join(", "),
    }
}

/// Whether a corpse is left, and whose.
fn corpse(edition: &Edition, monster: &Monster, eating: &Eating<'_>) -> String {
    let chance = corpse_chance(edition, monster, &DEATH);
    let weight = |monster: &Monster| match (monster.weight, monster.nutrition) {
        (Some(weight), Some(nutrition)) => format!(", weight {weight}, nutrition {nutrition}"),
        (Some(weight), None) => format!(", weight {weight}"),
        _ => String::new(),
    };
    match eating.corpse {
        None => "none".to_owned(),
        Some(_) if chance.is_zero() => "none".to_owned(),
        Some(corpse) if corpse.id == monster.id => format!("{}{}", percent(&chance), weight(corpse)),
        Some(corpse) => format!("{}, an old one of a {}{}", percent(&chance), corpse.name(), weight(corpse)),
    }
}

/// What a meal of it does.
fn meal(eating: &Eating<'_>) -> String {
    let Some(corpse) = eating.corpse else { return "nothing to eat".to_owned() };
    let effects = eating.effects.iter().map(|(effect, chance)| format!("{} {}", effect.words(), percent(chance)));
    let all: Vec<_> = bites(corpse).map(|bite| bite.words().to_owned()).chain(effects).collect();
    if all.is_empty() { "conveys nothing".to_owned() } else { all.join(", ") }
}

/// What only the table says that it conveys.
fn in_vain(eating: &Eating<'_>) -> Option<String> {
    if eating.in_vain.is_empty() {
        return None;
    }
    Some(format!("the table says that it conveys {}; in play it does not", words::resistance(eating.in_vain)))
}

/// Size and sound.
fn body(monster: &Monster) -> Option<String> {
    let size = monster.size.as_ref().map(|size| words::small(size.c_name()));
    let sound = monster.sound.as_ref().map(|sound| format!("sound {}", words::small(sound.c_name())));
    let color =
        monster.color.as_ref().map(|color| format!("colour {}", words::small(color.c_name()).replace('_', " ")));
    let all: Vec<_> = [size, sound, color].into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// A list in a line.
pub fn list(items: &[String]) -> String {
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

/// A chance in percent, with as many digits as it needs and two at most.
pub fn percent(chance: &Ratio) -> String {
    let text = format!("{:.2}", chance.to_f64() * 100.0);
    format!("{} %", text.trim_end_matches('0').trim_end_matches('.'))
}
