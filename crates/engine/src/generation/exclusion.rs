//! What keeps a monster out, each condition with its words and numbers.

use super::Plane;
use core::fmt;

/// What keeps a monster out: of those that come at random, in the order in which the game asks, and of those that come
/// when a class is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exclusion {
    /// It stands behind the last monster that comes at random, as player monsters and those of the quest do
    /// (`SPECIAL_PM`).
    Special,
    /// Its difficulty is below the least.
    TooWeak {
        /// Its difficulty.
        difficulty: i32,
        /// The least.
        least: i32,
    },
    /// Its difficulty is above the greatest.
    TooStrong {
        /// Its difficulty.
        difficulty: i32,
        /// The greatest.
        greatest: i32,
    },
    /// The Rogue level lets only capital letters in.
    SmallLetter,
    /// The element of the plane keeps it out (`wrong_elem_type()`).
    WrongElement(Plane),
    /// It never comes at random (`G_NOGEN`).
    NotRandom,
    /// There is only one of it (`G_UNIQ`).
    Unique,
    /// It was genocided.
    Genocided,
    /// It is extinct.
    Extinct,
    /// It is lawful, and the level is in Gehennom.
    LawfulInGehennom,
    /// It comes in Gehennom only (`G_HELL`).
    OnlyInGehennom,
    /// It does not come in Gehennom (`G_NOHELL`).
    NotInGehennom,
    /// It neither bears the cold of Cocytus nor is a demon; xNetHack.
    TooColdInCocytus,
    /// It comes to a part of the dungeon only that is not asked about here; EvilHack.
    Elsewhere,
    /// Its frequency is 0, and neither alignment nor temperature adds to it.
    NoFrequency,
    /// Its weight is below 0 or above 127; the game complains.
    ImpossibleWeight {
        /// The weight.
        weight: i32,
    },
    /// It is of another class than is asked for.
    OtherClass,
    /// It has another alignment than is asked for (`mkclass_aligned()`, since 3.6.2).
    OtherAlignment,
    /// It stands for a race, or is the mail daemon: `mkclass()` never takes it (`mk_gen_ok()`, `is_placeholder()`).
    Placeholder,
    /// Who asks for the class does not take it.
    NotWanted,
    /// Nothing keeps it out but those that stand before it, which leave nothing of the draw to it.
    Unreached,
}

impl Exclusion {
    /// A name for programs, which does not change: `too_strong`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Special => "special",
            Self::TooWeak { .. } => "too_weak",
            Self::TooStrong { .. } => "too_strong",
            Self::SmallLetter => "small_letter",
            Self::WrongElement(_) => "wrong_element",
            Self::NotRandom => "not_random",
            Self::Unique => "unique",
            Self::Genocided => "genocided",
            Self::Extinct => "extinct",
            Self::LawfulInGehennom => "lawful_in_gehennom",
            Self::OnlyInGehennom => "only_in_gehennom",
            Self::NotInGehennom => "not_in_gehennom",
            Self::TooColdInCocytus => "too_cold_in_cocytus",
            Self::Elsewhere => "elsewhere",
            Self::NoFrequency => "no_frequency",
            Self::ImpossibleWeight { .. } => "impossible_weight",
            Self::OtherClass => "other_class",
            Self::OtherAlignment => "other_alignment",
            Self::Placeholder => "placeholder",
            Self::NotWanted => "not_wanted",
            Self::Unreached => "unreached",
        }
    }
}

/// Formats the condition in words, with its numbers, and with C's name where it has one.
impl fmt::Display for Exclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::TooWeak { difficulty, least } => {
                return write!(f, "too weak: difficulty {difficulty}, and the least is {least} (montooweak)");
            }
            Self::TooStrong { difficulty, greatest } => {
                return write!(f, "too strong: difficulty {difficulty}, and the greatest is {greatest} (montoostrong)");
            }
            Self::ImpossibleWeight { weight } => {
                return write!(f, "an impossible weight: {weight}, which is not from 0 to 127");
            }
            Self::Special => "stands behind all that come at random (SPECIAL_PM)",
            Self::SmallLetter => "no capital letter, on the Rogue level",
            Self::WrongElement(Plane::Earth) => "an elemental that is not at home on the Plane of Earth",
            Self::WrongElement(Plane::Air) => "cannot stay aloft on the Plane of Air",
            Self::WrongElement(Plane::Fire) => "does not resist fire, on the Plane of Fire",
            Self::WrongElement(Plane::Water) => "does not swim, on the Plane of Water",
            Self::WrongElement(Plane::Astral) => "not at home on the Astral Plane",
            Self::NotRandom => "never comes at random (G_NOGEN)",
            Self::Unique => "unique (G_UNIQ)",
            Self::Genocided => "genocided",
            Self::Extinct => "extinct",
            Self::LawfulInGehennom => "lawful, in Gehennom",
            Self::OnlyInGehennom => "comes in Gehennom only (G_HELL)",
            Self::NotInGehennom => "does not come in Gehennom (G_NOHELL)",
            Self::TooColdInCocytus => "neither resists cold nor is a demon, in Cocytus",
            Self::Elsewhere => "comes elsewhere only",
            Self::NoFrequency => "a frequency of 0, and nothing adds to it",
            Self::OtherClass => "of another class",
            Self::OtherAlignment => "of another alignment than is asked for",
            Self::Placeholder => "never chosen for its class",
            Self::NotWanted => "not what is wanted of its class",
            Self::Unreached => "those before it in its class leave nothing to it",
        };
        f.write_str(words)
    }
}
