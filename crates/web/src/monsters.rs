//! Monsters by what people call them.

use engine::names::{self, Found, How};
use model::{Edition, Monster};
use strsim::damerau_levenshtein;

/// How many are listed where several are meant.
const LISTED: usize = 8;

/// The monster that is called so, or why none is. Odds hang on it, so that nothing is guessed.
pub fn called<'e>(edition: &'e Edition, name: &str) -> Result<&'e Monster, String> {
    match names::find(edition, name, damerau_levenshtein) {
        Found::One { monster, how: How::Name } => Ok(monster),
        Found::One { monster, how: How::Part | How::Typo } => {
            Err(format!("{} has no such monster; the nearest is {}", edition.title, monster.name()))
        }
        Found::Several(several) => {
            let symbols: Vec<_> = several.iter().take(LISTED).map(|monster| &*monster.symbol).collect();
            Err(format!("{} has several: {}", edition.title, symbols.join(", ")))
        }
        Found::Nobody(near) => {
            Err(format!("{} has no such monster; the nearest are {}", edition.title, near.join(", ")))
        }
    }
}

/// The monster of another edition that is the same: of the same PM name, or else with a name in common, as the ogre lord
/// of 3.6 has with the ogre leader of 3.7.
pub fn like<'e>(edition: &'e Edition, monster: &Monster) -> Option<&'e Monster> {
    let shares_a_name = |known: &&Monster| names::names(known).any(|name| names::names(monster).any(|own| own == name));
    edition.monster(&monster.symbol).or_else(|| edition.monsters.iter().find(shares_a_name))
}

/// Whether a monster is what somebody searches for: by a part of a name, or by its symbol.
pub fn matches(edition: &Edition, monster: &Monster, search: &str) -> bool {
    let mut letters = search.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let symbol = edition.class(&monster.class).and_then(|class| class.symbol);
        return symbol == Some(letter);
    }
    let search = names::plain(search);
    names::names(monster).any(|name| names::plain(name).contains(&search))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn monsters_are_found_by_name() {
        for edition in engine::tables::editions() {
            for monster in &*edition.monsters {
                assert_eq!(called(edition, &monster.symbol), Ok(monster));
            }
        }
        let newest = engine::tables::edition("nethack-5.0.0").unwrap();
        assert_eq!(called(newest, "Soldier Ant").map(|monster| &*monster.symbol), Ok("SOLDIER_ANT"));
        assert_eq!(called(newest, "cavewoman").map(|monster| &*monster.symbol), Ok("CAVE_DWELLER"));
        assert!(called(newest, "moloch").is_err());
        assert!(called(newest, "foo").is_err_and(|why| why.ends_with("the nearest is fox")));
    }

    #[test]
    fn monsters_of_other_editions_are_known_by_any_of_their_names() {
        let [old, new] = ["nethack-3.6.7", "nethack-5.0.0"].map(|id| engine::tables::edition(id).unwrap());
        let in_new = |symbol: &str| like(new, old.monster(symbol).unwrap()).map(|monster| &*monster.symbol);
        assert_eq!(in_new("NEWT"), Some("NEWT"));
        assert_eq!(in_new("OGRE_LORD"), Some("OGRE_LEADER"));
        assert_eq!(in_new("SUCCUBUS"), Some("AMOROUS_DEMON"));
        assert_eq!(like(old, new.monster("GOLD_DRAGON").unwrap()), None);
    }

    #[test]
    fn a_single_letter_is_a_symbol() {
        let newest = engine::tables::edition("nethack-5.0.0").unwrap();
        let found = |search: &str| newest.monsters.iter().filter(|monster| matches(newest, monster, search)).count();
        assert!(found("ant") > found("a"));
        assert!(
            newest.monsters.iter().filter(|m| matches(newest, m, "c")).all(|m| m.class == model::Class::Cockatrice)
        );
    }
}
