//! What a monster's row says, in words where there are any, and what the game makes of it.

use super::parts;
use engine::ratio::Ratio;
use engine::uses::{Death, Eating, Ground, Group, base_experience, corpse_chance, eating, frequency_words, group_kind};
use engine::words;
use maud::{Markup, html};
use model::{Edition, Gen, M1, Monster, OpenEnum};

/// An ordinary death by the hero's hand.
const DEATH: Death = Death { level: Ground::Ordinary, cloned: false, shopkeeper: false, by_hero: true };

/// The card.
pub fn html(edition: &Edition, monster: &Monster) -> Markup {
    let eating = eating(edition, monster);
    let genders = [("Name, male", &monster.names.male), ("Name, female", &monster.names.female)];
    html! {
        section aria-labelledby="card-title" {
            h3 id="card-title" { "Card" }
            dl class="card" {
                @for (label, name) in genders {
                    @if let Some(name) = name { dt { (label) } dd { (name) } }
                }
                dt { "PM name" } dd { code { "PM_" (monster.symbol) } }
                dt { "Class" } dd { code { (monster.class.c_name()) } }
                dt { "Level" } dd { (level(monster)) }
                dt { "Speed" } dd { (parts::number(Some(monster.speed))) }
                dt { "Armour class" } dd { (parts::number(monster.ac)) }
                dt { "Magic resistance" } dd { (parts::number(monster.mr)) @if monster.mr.is_some() { " %" } }
                dt { "Alignment" } dd { (alignment(monster)) }
                dt { "Attacks" } dd { (parts::attacks(monster)) }
                dt { "Frequency" } dd { (frequency(monster)) }
                dt { "Group" } dd { (group(edition, monster)) }
                dt { "Resists" } dd { (list(&monster.resists.as_ref().map(words::resistances).unwrap_or_default())) }
                dt { "Corpse" } dd { (corpse(edition, monster, &eating)) }
                dt { "Eating it" } dd { (meal(&eating)) }
                dt { "Traits" } dd { (list(&words::traits(&monster.traits))) }
                dt { "Body" } dd { (body(monster)) }
                dt { "Experience" } dd { (base_experience(edition, monster)) }
                dt { "Source" } dd { (source(edition, monster)) }
            }
        }
    }
}

fn list(items: &[String]) -> String {
    if items.is_empty() { "–".to_owned() } else { items.join(", ") }
}

fn level(monster: &Monster) -> String {
    match monster.level_shown() {
        shown if shown == monster.level => parts::signed(shown.into()),
        shown => format!("{shown} (in the table {}, a code for its hit points)", monster.level),
    }
}

fn alignment(monster: &Monster) -> String {
    match words::alignment(monster) {
        Some(word) => format!("{} ({word})", parts::number(monster.alignment)),
        None => parts::number(None::<i16>),
    }
}

/// The frequency as a number and in words, with where it holds.
fn frequency(monster: &Monster) -> String {
    let Some(generation) = &monster.generation else { return parts::number(None::<i16>) };
    let mut all = vec![format!("{} ({})", generation.frequency, frequency_words(monster))];
    let flags = [
        (Gen::UNIQ, "unique"),
        (Gen::NOGEN, "never at random"),
        (Gen::HELL, "in Gehennom only"),
        (Gen::NOHELL, "not in Gehennom"),
        (Gen::GENO, "can be genocided"),
    ];
    let has = |flag| generation.flags.known.contains(flag);
    all.extend(flags.into_iter().filter(|(flag, _)| has(*flag)).map(|(_, words)| words.to_owned()));
    all.join(", ")
}

/// What kinds of groups it comes in, with their chances.
fn group(edition: &Edition, monster: &Monster) -> String {
    let kinds = group_kind(edition, monster);
    let kind = |(group, chance): &(Group, Ratio)| match group {
        Group::None => format!("alone {}", percent(chance)),
        _ => format!("{} {}", group.words(), percent(chance)),
    };
    kinds.outcomes().iter().map(kind).collect::<Vec<_>>().join(", ")
}

/// Whether a corpse is left, and whose.
fn corpse(edition: &Edition, monster: &Monster, eating: &Eating<'_>) -> String {
    let chance = corpse_chance(edition, monster, &DEATH);
    let Some(corpse) = eating.corpse.filter(|_| !chance.is_zero()) else { return "none".to_owned() };
    let whose = if corpse.id == monster.id { String::new() } else { format!(", that of a {}", corpse.name()) };
    let (weight, nutrition) = (parts::number(corpse.weight), parts::number(corpse.nutrition));
    format!("{}{whose}, weight {weight}, nutrition {nutrition}", percent(&chance))
}

/// What a meal of it does.
fn meal(eating: &Eating<'_>) -> String {
    let Some(corpse) = eating.corpse else { return "–".to_owned() };
    let effect = |(effect, chance): &(engine::uses::Effect, Ratio)| format!("{} {}", effect.words(), percent(chance));
    let mut all: Vec<_> = eating.effects.iter().map(effect).collect();
    let warnings = [(M1::POIS, "poisonous"), (M1::ACID, "acidic")];
    all.extend(
        warnings.into_iter().filter(|(flag, _)| corpse.traits.m1.contains(*flag)).map(|(_, word)| word.to_owned()),
    );
    if !eating.in_vain.is_empty() {
        all.push(format!("what the table says of {} is in vain", words::resistance(eating.in_vain)));
    }
    list(&all)
}

/// Size and sound.
fn body(monster: &Monster) -> String {
    let size = monster.size.as_ref().map(|size| words::small(size.c_name()));
    let sound = monster.sound.as_ref().map(|sound| format!("sound {}", words::small(sound.c_name())));
    list(&[size, sound].into_iter().flatten().collect::<Vec<_>>())
}

/// A chance in percent, with as many digits as it needs and two at most.
fn percent(chance: &Ratio) -> String {
    let text = format!("{:.2}", chance.to_f64() * 100.0);
    format!("{} %", text.trim_end_matches('0').trim_end_matches('.'))
}

/// The line of the source where its row begins, with a link where it stands in a repository that shows files.
fn source(edition: &Edition, monster: &Monster) -> Markup {
    let place = format!("{}:{}", monster.line.file, monster.line.line);
    let provenance = &edition.provenance;
    let repository = Some(&provenance.origin).filter(|origin| origin.starts_with("https://github.com/"));
    html! {
        @match repository {
            Some(origin) => {
                @let (file, line) = (&monster.line.file, monster.line.line);
                a href={ (origin) "/blob/" (provenance.revision) "/" (file) "#L" (line) } rel="external noreferrer" {
                    (place)
                }
            }
            None => { (place) " of " (provenance.origin) " " (provenance.revision) }
        }
    }
}
