//! Monsters by the names that people type.
//!
//! A name is asked for in one way after the other, from the strictest on, and the first that finds anybody decides: the
//! PM name, the letter of a class, a name of any gender whatever its case and hyphens, what `name_to_mon()`
//! (`src/mondata.c`) knows besides, a plural, a part of a name, and last a typing error.

mod aliases;
mod plural;

pub use plural::plural;

use aliases::ALIASES;
use alloc::string::String;
use alloc::vec::Vec;
use model::{Class, Edition, Monster, OpenEnum};

/// How far two words are from each other, in letters that are wrong, missing, too many or swapped.
///
/// It is the caller's, since what computes it well needs the standard library: `strsim::damerau_levenshtein`.
pub type Distance = fn(&str, &str) -> usize;

/// How many names are suggested where none is meant.
const SUGGESTED: usize = 3;

/// The shortest beginning of a word that stands for the word.
const SHORTEST_PART: usize = 3;

/// One letter in so many may be wrong.
const LETTERS_PER_ERROR: usize = 4;

/// So many letters of what was asked for are compared with names, to suggest some: nobody is called by more.
const COMPARED: usize = 80;

/// What somebody who typed a name means.
#[derive(Clone, Debug, PartialEq)]
pub enum Found<'a> {
    /// This monster.
    One {
        /// Which.
        monster: &'a Monster,
        /// How sure that is.
        how: How,
    },
    /// One of these, in array order.
    Several(Vec<&'a Monster>),
    /// Nobody; these names are the nearest.
    Nobody(Vec<&'a str>),
}

/// How a name was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// It is the monster's name, in some spelling, number or gender.
    Name,
    /// It is a part of one monster's name only.
    Part,
    /// It is like one monster's name only.
    Typo,
}

/// The monster that somebody means who calls it so.
pub fn find<'a>(edition: &'a Edition, called: &str, distance: Distance) -> Found<'a> {
    let asked = plain(called);
    let stages: [(How, &dyn Fn() -> Vec<&'a Monster>); 8] = [
        (How::Name, &|| edition.monster(pm_name(called)).into_iter().collect()),
        (How::Name, &|| of_class(edition, called)),
        (How::Name, &|| matching(edition, |name| plain(name) == asked)),
        (How::Name, &|| edition.monsters.iter().filter(|monster| plain(&monster.symbol) == asked).collect()),
        (How::Name, &|| by_alias(edition, &asked)),
        (How::Name, &|| by_plural(edition, &asked)),
        (How::Part, &|| by_part(edition, &asked)),
        (How::Typo, &|| by_likeness(edition, &asked, distance)),
    ];
    for (how, stage) in stages {
        match *stage().as_slice() {
            [] => {}
            [monster] => return Found::One { monster, how },
            ref several => return Found::Several(several.to_vec()),
        }
    }
    Found::Nobody(nearest(&asked, edition.monsters.iter().flat_map(names), distance))
}

/// All names of a monster.
pub fn names(monster: &Monster) -> impl Iterator<Item = &str> {
    let names = &monster.names;
    [Some(&names.neuter), names.male.as_ref(), names.female.as_ref()].into_iter().flatten().map(|name| &**name)
}

/// The names that are nearest to what was asked for, the nearest first.
pub fn nearest<'a>(asked: &str, names: impl Iterator<Item = &'a str>, distance: Distance) -> Vec<&'a str> {
    let asked: String = asked.chars().take(COMPARED).collect();
    let mut near: Vec<_> = names.map(|name| (distance(&plain(name), &asked), name)).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(SUGGESTED).map(|(_, name)| name).collect()
}

/// A name without what people write in different ways: capitals, hyphens, articles, the British grey.
pub fn plain(name: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in name.split(|c: char| c.is_whitespace() || matches!(c, '-' | '_' | '\'' | '’')) {
        let word = word.to_lowercase();
        let is_article = words.is_empty() && matches!(word.as_str(), "a" | "an" | "the");
        if !word.is_empty() && !is_article {
            words.push(word.replace("grey", "gray"));
        }
    }
    words.join(" ")
}

/// A PM name without its prefix.
fn pm_name(called: &str) -> &str {
    called.strip_prefix("PM_").unwrap_or(called)
}

/// The monsters of which one of the names is as asked.
fn matching(edition: &Edition, is_asked: impl Fn(&str) -> bool) -> Vec<&Monster> {
    edition.monsters.iter().filter(|monster| names(monster).any(&is_asked)).collect()
}

/// The members of a class, by its map symbol or by C's name.
fn of_class<'a>(edition: &'a Edition, called: &str) -> Vec<&'a Monster> {
    let mut letters = called.chars();
    let symbol = letters.next().filter(|_| letters.next().is_none());
    let is_asked = |class: &Class| {
        let has_symbol = || edition.class(class).is_some_and(|class| class.symbol.is_some() && class.symbol == symbol);
        class.c_name() == called || has_symbol()
    };
    edition.monsters.iter().filter(|monster| is_asked(&monster.class)).collect()
}

/// What is meant by a name that no row has.
fn by_alias<'a>(edition: &'a Edition, asked: &str) -> Vec<&'a Monster> {
    let symbols = ALIASES.iter().filter(|(alias, _)| *alias == asked || plain(&plural(alias)) == asked);
    symbols.filter_map(|(_, symbols)| symbols.iter().find_map(|symbol| edition.monster(symbol))).collect()
}

/// The monsters of which this is a plural.
fn by_plural<'a>(edition: &'a Edition, asked: &str) -> Vec<&'a Monster> {
    let found = matching(edition, |name| plain(&plural(name)) == asked);
    if !found.is_empty() {
        return found;
    }
    let of_symbol = |monster: &&Monster| plain(&plural(&plain(&monster.symbol))) == asked;
    edition.monsters.iter().filter(of_symbol).collect()
}

/// The monsters whose names have all these words in them; if there are none, whose words begin with these.
fn by_part<'a>(edition: &'a Edition, asked: &str) -> Vec<&'a Monster> {
    let has = |name: &str, is_word: &dyn Fn(&str, &str) -> bool| {
        let name = plain(name);
        !asked.is_empty() && asked.split(' ').all(|word| name.split(' ').any(|whole| is_word(whole, word)))
    };
    let found = matching(edition, |name| has(name, &|whole, word| whole == word || plural(whole) == word));
    if !found.is_empty() {
        return found;
    }
    matching(edition, |name| has(name, &|whole, word| word.len() >= SHORTEST_PART && whole.starts_with(word)))
}

/// The monsters whose names are most like this, if they are like it at all.
fn by_likeness<'a>(edition: &'a Edition, asked: &str, distance: Distance) -> Vec<&'a Monster> {
    let letters = asked.chars().count();
    if letters < SHORTEST_PART {
        return Vec::new();
    }
    let allowed = (letters / LETTERS_PER_ERROR).max(1);
    // As many letters are wrong as there are too many or too few: who is far too long or short need not be compared.
    let is_near = |name: &String| name.chars().count().abs_diff(letters) <= allowed;
    let of = |monster: &Monster| {
        let spellings = names(monster).flat_map(|name| [plain(name), plain(&plural(name))]);
        let near = spellings.chain([plain(&monster.symbol)]).filter(is_near);
        near.map(|name| distance(&name, asked)).filter(|distance| *distance <= allowed).min()
    };
    let like: Vec<_> = edition.monsters.iter().filter_map(|monster| Some((of(monster)?, monster))).collect();
    let Some(least) = like.iter().map(|(distance, _)| *distance).min() else { return Vec::new() };
    like.into_iter().filter(|(distance, _)| *distance == least).map(|(_, monster)| monster).collect()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn spellings_that_differ_in_what_does_not_matter_are_the_same() {
        for name in ["grey-elf", "Gray-Elf", "the gray  elf", "GREY_ELF", " a Grey elf "] {
            assert_eq!(plain(name), "gray elf", "{name}");
        }
        assert_eq!(plain("Frankenstein's monster"), plain("FRANKENSTEIN_S_MONSTER"));
        assert_eq!(plain("the"), "");
    }
}
