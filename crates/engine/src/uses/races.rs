//! The hero's races, as far as monsters care.

use super::RuleSet;
use model::{Edition, M2};

/// A race that a hero can have (`struct Race`, `src/role.c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// Its name, such as `human`.
    pub name: &'static str,
    /// What its members are (`selfrace`).
    pub own: M2,
    /// Who is always at peace with it (`lovers`).
    pub lovers: M2,
    /// Who is always hostile to it (`haters`).
    pub haters: M2,
}

/// The races of a hero in this edition, in the order of its `races[]`.
pub fn races(edition: &Edition) -> &'static [Race] {
    RuleSet::of(edition).peace.races
}

/// Makes flags of several.
const fn any(flags: &[M2]) -> M2 {
    let mut bits = 0;
    let mut rest = flags;
    while let Some((first, others)) = rest.split_first() {
        bits |= first.bits();
        rest = others;
    }
    M2::from_bits_retain(bits)
}

/// One race.
const fn race(name: &'static str, own: M2, lovers: &[M2], haters: &[M2]) -> Race {
    Race { name, own, lovers: any(lovers), haters: any(haters) }
}

/// NetHack's own.
pub(super) const VANILLA: &[Race] = &[
    race("human", M2::HUMAN, &[], &[M2::GNOME, M2::ORC]),
    race("elf", M2::ELF, &[M2::ELF], &[M2::ORC]),
    race("dwarf", M2::DWARF, &[M2::DWARF, M2::GNOME], &[M2::ORC]),
    race("gnome", M2::GNOME, &[M2::DWARF, M2::GNOME], &[M2::HUMAN]),
    race("orc", M2::ORC, &[], &[M2::HUMAN, M2::ELF, M2::DWARF]),
];

/// SLASH'EM's.
pub(super) const SLASHEM: &[Race] = &[
    race("doppelganger", M2::HUMAN, &[M2::WERE], &[M2::ELF, M2::GNOME, M2::DWARF]),
    race("drow", M2::ELF, &[M2::ELF], &[M2::ORC]),
    race("dwarf", M2::DWARF, &[M2::DWARF, M2::GNOME], &[M2::ORC]),
    race("elf", M2::ELF, &[M2::ELF], &[M2::ORC]),
    race("gnome", M2::GNOME, &[M2::DWARF, M2::GNOME], &[M2::HUMAN, M2::HOBBIT]),
    race("hobbit", M2::HOBBIT, &[M2::HOBBIT], &[M2::GNOME, M2::ORC]),
    race("human", M2::HUMAN, &[], &[M2::GNOME, M2::ORC]),
    race("lycanthrope", M2::WERE, &[], &[M2::ELF, M2::GNOME, M2::DWARF]),
    race("orc", M2::ORC, &[], &[M2::HUMAN, M2::ELF, M2::DWARF, M2::HOBBIT]),
    race("vampire", M2::VAMPIRE, &[], &[M2::ELF, M2::GNOME, M2::HOBBIT, M2::DWARF, M2::ORC]),
];
