//! The article before a monster's name, by the game's own rules: `the_unique_pm()` and `just_an()` in `objnam.c`.

use model::{Gen, M2, Monster};

/// Species that are unique in the game in one of their uses alone: a high priest of a god, and the tail of a worm.
const NOT_UNIQUE: [&str; 3] = ["HIGH_PRIEST", "HIGH_CLERIC", "LONG_WORM_TAIL"];

/// How words begin that are spoken with a consonant, though they are written with a vowel: "you", not "oo".
const AS_YOU: [&str; 6] = ["eu", "uke", "ukulele", "unicorn", "uranium", "useful"];

/// Letters whose names begin with a vowel: "an x".
const SPOKEN_WITH_VOWEL: &str = "aefhilmnosx";

/// A monster as a sentence begins with it: `A newt`, `An Archon`, `The Oracle`, `Asmodeus`.
pub fn with_article(monster: &Monster) -> String {
    let name = monster.name();
    if let Some(rest) = name.strip_prefix("the ") {
        return format!("The {rest}");
    }
    if monster.traits.m2.contains(M2::PNAME) {
        return name.to_owned();
    }
    let article = if is_the_only_one(monster) { "The" } else { indefinite(name) };
    format!("{article} {name}")
}

/// Whether there is one of it in the game.
fn is_the_only_one(monster: &Monster) -> bool {
    let is_unique = monster.generation.as_ref().is_some_and(|generation| generation.flags.known.contains(Gen::UNIQ));
    is_unique && !NOT_UNIQUE.contains(&&*monster.symbol)
}

/// The article of a word by how it is spoken: capitals are no other sounds.
fn indefinite(name: &str) -> &'static str {
    let name = name.to_ascii_lowercase();
    let mut letters = name.chars();
    let (Some(first), second) = (letters.next(), letters.next()) else { return "A" };
    let is_vowel = |letter: char| "aeiou".contains(letter);
    let spoken_with_vowel = match second {
        None | Some(' ') => SPOKEN_WITH_VOWEL.contains(first),
        // "ex": nobody says an x before a consonant otherwise.
        Some(second) if first == 'x' => !is_vowel(second),
        Some(_) => is_vowel(first) && !is_one(&name) && !AS_YOU.iter().any(|word| name.starts_with(word)),
    };
    if spoken_with_vowel { "An" } else { "A" }
}

/// Whether the first word is "one", as in "one-eyed": it is spoken with a w.
fn is_one(name: &str) -> bool {
    name.strip_prefix("one").is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_is_by_what_is_heard() {
        for name in
            ["ape", "Elvenking", "Olog-hai", "Uruk-hai", "umber hulk", "unearthly drow", "oneiromancer", "xvart"]
        {
            assert_eq!(indefinite(name), "An", "{name}");
        }
        for name in
            ["newt", "Keystone Kop", "unicorn", "Unicorn", "uranium imp", "eucalyptus", "one-eyed orc", "One-eyed Sam"]
        {
            assert_eq!(indefinite(name), "A", "{name}");
        }
        for name in ["useful idiot", "ukulele player", "one", "xan", "yeti", "Éowyn", "'gone", "u", "b", "b b", ""] {
            assert_eq!(indefinite(name), "A", "{name}");
        }
        for name in ["x", "F", "a", "m m"] {
            assert_eq!(indefinite(name), "An", "{name}");
        }
    }

    #[test]
    fn monsters_have_the_articles_of_the_game() {
        for (edition, symbol, expected) in [
            ("nethack-3.6.7", "OLOG_HAI", "An Olog-hai"),
            ("nethack-3.6.7", "ELVENKING", "An Elvenking"),
            ("nethack-3.6.7", "ANGEL", "An Angel"),
            ("nethack-3.6.7", "ARCHON", "An Archon"),
            ("nethack-3.6.7", "BLACK_UNICORN", "A black unicorn"),
            ("nethack-3.6.7", "XAN", "A xan"),
            ("nethack-3.6.7", "ORACLE", "The Oracle"),
            ("nethack-3.6.7", "WIZARD_OF_YENDOR", "The Wizard of Yendor"),
            ("nethack-3.6.7", "ASMODEUS", "Asmodeus"),
            ("nethack-3.6.7", "VLAD_THE_IMPALER", "Vlad the Impaler"),
            ("nethack-3.6.7", "HIGH_PRIEST", "A high priest"),
            ("nethack-5.0.0", "HIGH_CLERIC", "A high cleric"),
            ("nethack-3.6.7", "LONG_WORM_TAIL", "A long worm tail"),
            ("unnethack-6.0.15", "URANIUM_IMP", "A uranium imp"),
            ("slashem-0.0.7E7F3", "THE_RAT_KING", "The Rat King"),
        ] {
            let edition = engine::tables::edition(edition).unwrap();
            assert_eq!(with_article(edition.monster(symbol).unwrap()), expected, "{symbol}");
        }
    }
}
