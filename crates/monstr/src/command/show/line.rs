//! A monster in one line, in the form that the bots of NetHack's chat rooms have.

use crate::monster::card::percent;
use engine::attacks::short_list;
use engine::uses::{bites, eating, frequency_words, species_difficulty};
use engine::words;
use model::{Edition, Gen, Monster};

/// The longest line, in characters: what a chat room lets through.
const LONGEST: usize = 400;

/// One line of at most 400 characters; what does not fit is left out from the end, and an ellipsis says so.
pub fn of(edition: &Edition, monster: &Monster) -> String {
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol).unwrap_or(' ');
    let resists = monster.resists.as_ref().map(words::resistances).unwrap_or_default();
    let parts = [
        format!("{} ({symbol}) [{}]", monster.name(), edition.title),
        format!("Lvl: {}", monster.level_shown()),
        format!("Diff: {}", species_difficulty(edition, monster)),
        format!("Spd: {}", monster.speed),
        format!("AC: {}", number(monster.ac)),
        format!("MR: {}", number(monster.mr)),
        format!("Attacks: {}", short_list(&monster.attacks)),
        format!("Res: {}", list(&resists)),
        format!("Eat: {}", eaten(edition, monster)),
        format!("Generates: {}", generates(monster)),
        format!("Alignment: {}", alignment(monster)),
        format!("Flags: {}", list(&words::traits(&monster.traits))),
    ];
    shortened(&parts.join(" | "))
}

fn number(number: Option<i16>) -> String {
    number.map_or_else(|| "?".to_owned(), |number| number.to_string())
}

fn list(items: &[String]) -> String {
    if items.is_empty() { "none".to_owned() } else { items.join(" ") }
}

/// What its corpse does.
fn eaten(edition: &Edition, monster: &Monster) -> String {
    let eating = eating(edition, monster);
    let Some(corpse) = eating.corpse else { return "no corpse".to_owned() };
    let effects = eating.effects.iter().map(|(effect, chance)| format!("{} {}", effect.words(), percent(chance)));
    let effects: Vec<_> = bites(corpse).map(|bite| bite.words().to_owned()).chain(effects).collect();
    if effects.is_empty() { "nothing".to_owned() } else { effects.join(", ") }
}

fn generates(monster: &Monster) -> String {
    let Some(generation) = &monster.generation else { return "?".to_owned() };
    let has = |flag| generation.flags.known.contains(flag);
    let mut text = format!("{} ({})", generation.frequency, frequency_words(monster));
    for (flag, words) in [
        (Gen::SGROUP, "small groups"),
        (Gen::LGROUP, "large groups"),
        (Gen::VLGROUP, "very large groups"),
        (Gen::HELL, "Gehennom only"),
        (Gen::NOHELL, "not in Gehennom"),
        (Gen::UNIQ, "unique"),
    ] {
        if has(flag) {
            text = format!("{text}, {words}");
        }
    }
    text
}

fn alignment(monster: &Monster) -> String {
    match (monster.alignment, words::alignment(monster)) {
        (Some(number), Some(word)) => format!("{number} ({word})"),
        _ => "?".to_owned(),
    }
}

/// A line without what is too much for it, cut between words.
fn shortened(line: &str) -> String {
    if line.chars().count() <= LONGEST {
        return line.to_owned();
    }
    let fitting: String = line.chars().take(LONGEST - 2).collect();
    let whole = fitting.rsplit_once(' ').map_or(&*fitting, |(whole, _)| whole);
    format!("{} …", whole.trim_end_matches([' ', '|', ',']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_between_words_and_never_too_long() {
        assert_eq!(shortened("a b"), "a b");
        let long = "word ".repeat(200);
        let short = shortened(&long);
        assert!(short.chars().count() <= LONGEST && short.ends_with("word …"), "{short}");
    }

    #[test]
    fn every_monster_of_every_edition_fits_in_a_line() {
        for edition in engine::tables::editions() {
            for monster in &*edition.monsters {
                let line = of(edition, monster);
                assert!(line.chars().count() <= LONGEST && !line.contains('\n'), "{}: {line}", edition.id);
            }
        }
    }
}
