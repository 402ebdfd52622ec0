//! Plurals, by the game's own rules.

use alloc::borrow::ToOwned;
use alloc::string::String;

/// What is the same in the plural, at the end of a word (`as_is[]`).
const AS_IS: &[&str] = &[
    "bison", "deer", "elk", "fish", "fowl", "tuna", "-hai", "krill", "manes", "moose", "ninja", "sheep", "ronin",
    "roshi", "tengu", "ki-rin", "nazgul", "piranha", "samurai", "ae", "eaux",
];

/// What has a plural of its own, at the end of a word (`one_off[]`).
const ONE_OFF: &[(&str, &str)] = &[
    ("child", "children"),
    ("cubus", "cubi"),
    ("culus", "culi"),
    ("cyclops", "cyclopes"),
    ("djinni", "djinn"),
    ("erinys", "erinyes"),
    ("foot", "feet"),
    ("fungus", "fungi"),
    ("goose", "geese"),
    ("knife", "knives"),
    ("louse", "lice"),
    ("mouse", "mice"),
    ("mumak", "mumakil"),
    ("nemesis", "nemeses"),
    ("ovum", "ova"),
    ("passerby", "passersby"),
    ("rtex", "rtices"),
    ("staff", "staves"),
    ("tooth", "teeth"),
];

/// What comes before a `man` that has no `men` (`badman()`).
const NO_MEN: &[&str] = &["hu", "sha", "talis", "otto", "cay", "le", "re", "so", "to", "at", "a"];

/// What ends in a `ch` that sounds as a k (`ch_ksound()`).
const K_SOUND: &[&str] = &["monarch", "atriarch", "oligarch", "stomach", "tech", "loch"];

/// Where the words end that change in the plural (`singplur_compound()`).
const COMPOUNDS: &[&str] =
    &[" of ", " above", " versus ", " from ", " in ", " on ", " a la ", " with", " de ", " du ", "-in-", "-at-"];

/// Endings with what becomes of them, tried in this order after all that is irregular.
const ENDINGS: &[(&str, &str)] = &[
    ("ium", "ia"),
    ("alga", "algae"),
    ("hypha", "hyphae"),
    ("larva", "larvae"),
    ("amoeba", "amoebae"),
    ("vertebra", "vertebrae"),
    ("lotus", "lotuses"),
    ("wumpus", "wumpuses"),
    ("us", "i"),
    ("sis", "ses"),
    ("eau", "eaux"),
    ("dex", "dices"),
    ("dix", "dices"),
    ("tex", "tices"),
    ("ato", "atoes"),
    ("dingo", "dingoes"),
    ("z", "zes"),
    ("x", "xes"),
    ("s", "ses"),
    ("ch", "ches"),
    ("sh", "shes"),
];

/// The plural of a monster's name: `wolves`, `jackalweres`, `mumakil`, `lurkers above`.
///
/// `makeplural()` of `src/objnam.c`, as far as names of monsters go; as in 5.0, which has learnt from the versions
/// before it.
pub fn plural(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    let end = COMPOUNDS.iter().filter_map(|compound| lower.find(compound)).min().unwrap_or(lower.len());
    let (head, rest) = name.split_at_checked(end).unwrap_or((name, ""));
    let (stem, ending) = parts(head);
    [stem, ending, rest].concat()
}

/// A word's plural: what stays of it, and what is put behind that.
fn parts(word: &str) -> (&str, &str) {
    let lower = word.to_ascii_lowercase();
    let cut = |letters: usize| word.get(..word.len().saturating_sub(letters)).unwrap_or(word);
    if lower.len() == 1 || !lower.ends_with(|last: char| last.is_ascii_alphabetic()) {
        return (word, "'s");
    }
    if AS_IS.iter().any(|same| lower.ends_with(same)) {
        return (word, "");
    }
    if lower == "ox" || lower.ends_with("muskox") {
        return (word, "en");
    }
    if let Some((singular, plural)) = ONE_OFF.iter().find(|(singular, _)| lower.ends_with(singular)) {
        return (cut(singular.len()), plural);
    }
    if let Some(before) = lower.strip_suffix("man") {
        return if has_no_men(before) { (word, "s") } else { (cut(2), "en") };
    }
    if let Some(before) = lower.strip_suffix('f')
        && before.ends_with(['a', 'e', 'i', 'o', 'u', 'l', 'r'])
        && !before.ends_with("er")
    {
        return (cut(1), "ves");
    }
    if K_SOUND.iter().any(|sound| lower.ends_with(sound)) {
        return (word, "s");
    }
    if let Some((ending, plural)) = ENDINGS.iter().find(|(ending, _)| lower.ends_with(ending)) {
        return (cut(ending.len()), plural);
    }
    match lower.strip_suffix('y') {
        Some(before) if !before.ends_with(['a', 'e', 'i', 'o', 'u']) => (cut(1), "ies"),
        _ => (word, "s"),
    }
}

/// Whether a `man` after this is none: a human, a shaman.
fn has_no_men(before: &str) -> bool {
    let word = before.rsplit(' ').next().unwrap_or(before).to_owned();
    NO_MEN.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::plural;

    #[test]
    fn plurals_are_the_games_own() {
        for (singular, expected) in [
            ("newt", "newts"),
            ("wolf", "wolves"),
            ("Woodland-elf", "Woodland-elves"),
            ("dwarf", "dwarves"),
            ("jackalwere", "jackalweres"),
            ("mumak", "mumakil"),
            ("djinni", "djinn"),
            ("erinys", "erinyes"),
            ("Nazgul", "Nazgul"),
            ("ki-rin", "ki-rin"),
            ("Uruk-hai", "Uruk-hai"),
            ("manes", "manes"),
            ("giant piranha", "giant piranha"),
            ("watchman", "watchmen"),
            ("cavewoman", "cavewomen"),
            ("human", "humans"),
            ("orc shaman", "orc shamans"),
            ("fire vortex", "fire vortices"),
            ("violet fungus", "violet fungi"),
            ("homunculus", "homunculi"),
            ("succubus", "succubi"),
            ("baluchitherium", "baluchitheria"),
            ("lich", "liches"),
            ("elven monarch", "elven monarchs"),
            ("fox", "foxes"),
            ("xan", "xans"),
            ("harpy", "harpies"),
            ("nemesis", "nemeses"),
            ("lurker above", "lurkers above"),
            ("Master of Thieves", "Masters of Thieves"),
            ("winged gargoyle", "winged gargoyles"),
            ("Cyclops", "Cyclopes"),
            ("wumpus", "wumpuses"),
            ("monkey", "monkeys"),
        ] {
            assert_eq!(plural(singular).to_lowercase(), expected.to_lowercase(), "{singular}");
        }
    }

    #[test]
    fn what_is_no_word_has_a_plural_as_well() {
        assert_eq!(plural("a"), "a's");
        assert_eq!(plural(""), "'s");
        assert_eq!(plural("größe"), "größes");
    }
}
