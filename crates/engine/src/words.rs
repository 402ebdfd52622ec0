//! What people call flags and alignments.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use model::{FlagSet, M1, M2, M3, Monster, Mr, NamedFlags, Traits};

/// What people call resistances, by C's names without the prefix.
const RESISTANCES: &[(&str, &str)] = &[
    ("FIRE", "fire"),
    ("COLD", "cold"),
    ("SLEEP", "sleep"),
    ("DISINT", "disintegration"),
    ("ELEC", "shock"),
    ("POISON", "poison"),
    ("ACID", "acid"),
    ("STONE", "petrification"),
    ("DEATH", "death magic"),
    ("DRAIN", "level drain"),
    ("PLUSONE", "weapons below +1"),
    ("PLUSTWO", "weapons below +2"),
    ("PLUSTHREE", "weapons below +3"),
    ("PLUSFOUR", "weapons below +4"),
];

/// Resistances in words, such as `fire` and `petrification`, in the order of the bits; those that the model does not
/// know by C's names in small letters.
///
/// `SLASH'EM`'s `MR_HITAS…` are no resistances, and left out.
pub fn resistances(flags: &NamedFlags<Mr>) -> Vec<String> {
    let known = flags.known.names().filter_map(|name| {
        let words = RESISTANCES.iter().find(|(known, _)| *known == name)?;
        Some(words.1.to_string())
    });
    known.chain(flags.others.iter().map(|name| small(name))).collect()
}

/// One resistance in words.
pub fn resistance(flag: Mr) -> String {
    let of = |name| RESISTANCES.iter().find(|(known, _)| *known == name).map(|(_, words)| words.to_string());
    flag.names().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// Traits by C's names in small letters and without prefixes, in the order of the bits: `fly`, `animal`, `see_invis`.
pub fn traits(traits: &Traits) -> Vec<String> {
    trait_names(traits).map(|name| small(&name)).collect()
}

/// C's full names of all traits, in the order of the bits: `M1_FLY`.
pub fn trait_names(traits: &Traits) -> impl Iterator<Item = String> {
    let m1 = traits.m1.names().map(|name| [M1::PREFIX, name].concat());
    let m2 = traits.m2.names().map(|name| [M2::PREFIX, name].concat());
    let m3 = traits.m3.names().map(|name| [M3::PREFIX, name].concat());
    m1.chain(m2).chain(m3).chain(traits.others.iter().map(ToString::to_string))
}

/// C's name in small letters, without what comes before the first underscore.
pub fn small(name: &str) -> String {
    name.split_once('_').map_or(name, |(_, rest)| rest).to_ascii_lowercase()
}

/// The alignment that a number means: `chaotic`, `neutral`, `lawful`, or `unaligned` for −128 (`A_NONE`).
pub fn alignment(monster: &Monster) -> Option<&'static str> {
    Some(match monster.alignment? {
        -128 => "unaligned",
        ..0 => "chaotic",
        0 => "neutral",
        1.. => "lawful",
    })
}
