//! PM names: what the game's code calls each monster.

use crate::source::Interner;
use crate::source::Symbol;

/// The PM name, without its prefix, that `makedefs` (`util/makedefs.c`, `do_permonst`) makes of a monster's name:
/// letters in upper case, everything else an underscore.
pub(super) fn by_makedefs(name: &[u8], human_form_of_were: bool) -> String {
    let letter = |byte: &u8| if byte.is_ascii_alphabetic() { byte.to_ascii_uppercase() as char } else { '_' };
    let prefix = if human_form_of_were { "HUMAN_" } else { "" };
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

    #[test]
    fn makedefs_knows_letters_only() {
        assert_eq!(by_makedefs(b"giant ant", false), "GIANT_ANT");
        assert_eq!(by_makedefs(b"wererat", true), "HUMAN_WERERAT");
        assert_eq!(by_makedefs(b"PDP-11", false), "PDP___");
    }
}
