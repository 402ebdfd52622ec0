//! The branches of the dungeon, and what each implies for an ordinary level of it (`dat/dungeon.def` up to 3.6,
//! `dat/dungeon.lua` since).
//!
//! Special levels have their own: the Oracle is neutral, Medusa chaotic, the Valley of the Dead and Juiblex's swamp are
//! temperate.

use super::parameters::parameters;
use super::{LevelAlignment, Plane, Temperature};
use model::GenerationRule;

/// A branch that all versions have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Branch {
    /// The Dungeons of Doom.
    Main,
    /// Sokoban.
    Sokoban,
    /// The Gnomish Mines.
    Mines,
    /// The quest.
    Quest,
    /// Fort Ludios.
    Ludios,
    /// Gehennom.
    Gehennom,
    /// Vlad's Tower, which is not in Gehennom as far as monsters go.
    Vlad,
}

impl Branch {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Main, Self::Sokoban, Self::Mines, Self::Quest, Self::Ludios, Self::Gehennom, Self::Vlad];

    /// The alignment of its levels.
    pub fn alignment(self) -> LevelAlignment {
        match self {
            Self::Sokoban => LevelAlignment::Neutral,
            Self::Mines => LevelAlignment::Lawful,
            Self::Vlad => LevelAlignment::Chaotic,
            Self::Main | Self::Quest | Self::Ludios | Self::Gehennom => LevelAlignment::None,
        }
    }

    /// Whether its levels are `hellish`.
    pub fn is_gehennom(self) -> bool {
        self == Self::Gehennom
    }

    /// How many levels it has that lead up from where it is entered; `None` where it does not lead up.
    ///
    /// EvilHack's tower of Vlad leads down, and xNetHack's has four levels.
    pub fn levels_up(self, rule: GenerationRule) -> Option<i32> {
        match (self, rule) {
            (Self::Sokoban, _) | (Self::Vlad, GenerationRule::XNetHack) => Some(4),
            (Self::Vlad, rule) if rule != GenerationRule::EvilHack => Some(3),
            _ => None,
        }
    }
}

/// The temperature of a level: hot in Gehennom (`src/mklev.c`, since 3.7) and on the Plane of Fire (`dat/fire.lua`),
/// where the version knows one.
pub fn usual_temperature(rule: GenerationRule, gehennom: bool, plane: Option<Plane>) -> Temperature {
    let is_hot = gehennom || plane == Some(Plane::Fire);
    if is_hot && parameters(rule).temperature_shift.is_some() { Temperature::Hot } else { Temperature::Temperate }
}
