//! Frequencies: in words, and on levels with an alignment.

use crate::generation::LevelAlignment;
use crate::generation::alignment_shift;
use model::{Edition, Gen, Monster};

/// How often a species is generated, in the words of the published scale: from `not randomly generated` to `prolific`.
///
/// The number is what `geno` has in `G_FREQ` (`include/monflag.h`), 0 to 7 in most editions. A species that is never generated at random (`G_NOGEN`) is one
/// of the first word whatever its frequency is.
pub fn frequency_words(monster: &Monster) -> &'static str {
    words_for(frequency(monster))
}

/// A frequency in the words of the published scale, which ends with 7: what is above is `prolific`, too.
pub fn words_for(frequency: i32) -> &'static str {
    match frequency {
        ..=0 => "not randomly generated",
        1 => "very rare",
        2 => "quite rare",
        3 => "rare",
        4 => "uncommon",
        5 => "common",
        6 => "very common",
        7.. => "prolific",
    }
}

/// The frequency of a species on a level of some alignment: what counts as its weight there, if nothing keeps it out and
/// the level's temperature adds nothing.
///
/// `align_shift()` of `src/makemon.c` adds 0 to 5 to `G_FREQ` (up to 2 in SLASH'EM), the more the nearer the species is
/// to the level's alignment. So monsters with a frequency of 0 can come to such levels. What is never generated at
/// random (`G_NOGEN`) has 0 everywhere.
pub fn aligned_frequency(edition: &Edition, monster: &Monster, level: LevelAlignment) -> i32 {
    if is_never_generated(monster) {
        return 0;
    }
    let alignment = monster.alignment.unwrap_or(0).into();
    frequency(monster).saturating_add(alignment_shift(edition.rules.generation, level, alignment))
}

/// `G_FREQ`, and 0 for what is never generated at random.
fn frequency(monster: &Monster) -> i32 {
    if is_never_generated(monster) {
        return 0;
    }
    monster.generation.as_ref().map_or(0, |generation| generation.frequency.into())
}

fn is_never_generated(monster: &Monster) -> bool {
    monster.generation.as_ref().is_none_or(|generation| generation.flags.known.contains(Gen::NOGEN))
}
