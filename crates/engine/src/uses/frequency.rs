//! Frequencies in words.

use model::{Gen, Monster};

/// How often a species is generated, in the words of the published scale: from `not randomly generated` to `prolific`.
///
/// The number is `G_FREQ` of `include/monflag.h`, 0 to 7. A species that is never generated at random (`G_NOGEN`) is one
/// of the first word whatever its frequency is.
pub fn frequency_words(monster: &Monster) -> &'static str {
    let Some(generation) = &monster.generation else { return SCALE_START };
    if generation.flags.known.contains(Gen::NOGEN) {
        return SCALE_START;
    }
    match generation.frequency {
        0 => SCALE_START,
        1 => "very rare",
        2 => "quite rare",
        3 => "rare",
        4 => "uncommon",
        5 => "common",
        6 => "very common",
        _ => "prolific",
    }
}

/// What is never generated at random.
const SCALE_START: &str = "not randomly generated";
