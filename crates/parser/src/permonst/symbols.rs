//! PM names: what the game's code calls each monster.

use crate::source::Interner;
use crate::source::Symbol;
use model::Class;

/// The PM name, without its prefix, that `makedefs` (`util/makedefs.c`, `do_permonst`) makes of a monster's name:
/// letters in upper case, everything else an underscore. A were in the form of a human is told from that of the animal,
/// and in EvilHack the one in the form of a demon.
pub(super) fn by_makedefs(name: &[u8], class: &Class) -> String {
    let letter = |byte: &u8| if byte.is_ascii_alphabetic() { byte.to_ascii_uppercase() as char } else { '_' };
    let prefix = match class {
        Class::Human if name.starts_with(b"were") => "HUMAN_",
        Class::Demon if name.starts_with(b"were") => "DEMON_",
        _ => "",
    };
    prefix.chars().chain(name.iter().map(letter)).collect()
}

/// The names of an enumeration of the tree (3.7 and later): the first with each number, without the prefix.
pub(super) fn by_number(names: &[(Symbol, i64)], symbols: &Interner, prefix: &str, number: i64) -> Option<String> {
    let (symbol, _) = names.iter().find(|(_, value)| *value == number)?;
    symbols.show(*symbol).strip_prefix(prefix).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::by_makedefs;
    use model::Class;

    #[test]
    fn makedefs_knows_letters_only() {
        assert_eq!(by_makedefs(b"giant ant", &Class::Ant), "GIANT_ANT");
        assert_eq!(by_makedefs(b"wererat", &Class::Human), "HUMAN_WERERAT");
        assert_eq!(by_makedefs(b"wererat", &Class::Rodent), "WERERAT");
        assert_eq!(by_makedefs(b"weredemon", &Class::Demon), "DEMON_WEREDEMON");
        assert_eq!(by_makedefs(b"PDP-11", &Class::Human), "PDP___");
    }
}
