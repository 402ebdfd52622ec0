//! What `monstr odds`, `monstr simulate` and `monstr class` are asked; what else they tell is in [`super::answer`].

use super::Names;
use crate::output::Format;
use clap::{Args, ValueEnum};
use engine::generation::{self, LevelAlignment, Sign};
use std::num::IntErrorKind;

/// Numbers from one to another: `5`, or `1..50` with both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The first.
    pub first: i32,
    /// The last.
    pub last: i32,
}

impl Numbers {
    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = i32> + Clone {
        self.first..=self.last
    }
}

/// Reads a number or a range.
pub(super) fn numbers(text: &str) -> Result<Numbers, String> {
    let number = |text: &str| {
        text.parse::<i32>().map_err(|error| match error.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => format!("cannot take `{text}`: {error}"),
            _ => format!("`{text}` is no number; give one, as 5, or a range with both ends, as 1..50"),
        })
    };
    let Some((first, last)) = text.split_once("..") else {
        let only = number(text)?;
        return Ok(Numbers { first: only, last: only });
    };
    let (first, last) = (number(first)?, number(last.strip_prefix('=').unwrap_or(last))?);
    if first > last {
        return Err(format!("{first}..{last} is empty: the lower number comes first"));
    }
    Ok(Numbers { first, last })
}

/// A branch of the dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Branch {
    Main,
    Sokoban,
    Mines,
    Quest,
    Ludios,
    Gehennom,
    Vlad,
}

/// A level of the endgame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Plane {
    Earth,
    Air,
    Fire,
    Water,
    Astral,
}

/// An alignment of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Alignment {
    None,
    Lawful,
    Neutral,
    Chaotic,
}

impl From<Alignment> for LevelAlignment {
    fn from(alignment: Alignment) -> Self {
        match alignment {
            Alignment::None => Self::None,
            Alignment::Lawful => Self::Lawful,
            Alignment::Neutral => Self::Neutral,
            Alignment::Chaotic => Self::Chaotic,
        }
    }
}

/// An alignment of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MonsterAlignment {
    Lawful,
    Neutral,
    Chaotic,
}

impl From<MonsterAlignment> for Sign {
    fn from(alignment: MonsterAlignment) -> Self {
        match alignment {
            MonsterAlignment::Lawful => Self::Lawful,
            MonsterAlignment::Neutral => Self::Neutral,
            MonsterAlignment::Chaotic => Self::Chaotic,
        }
    }
}

/// A temperature of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Temperature {
    Hot,
    Cold,
    Temperate,
}

impl From<Temperature> for generation::Temperature {
    fn from(temperature: Temperature) -> Self {
        match temperature {
            Temperature::Hot => Self::Hot,
            Temperature::Cold => Self::Cold,
            Temperature::Temperate => Self::Temperate,
        }
    }
}

/// The name by which the command line knows a value.
pub fn word(value: &impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Where a monster comes, and for whom.
#[derive(Debug, Args)]
pub struct Place {
    /// An edition's id (see `monstr editions`), or a path as for `monstr dump` [default: the newest vanilla edition]
    #[arg(short, long, value_name = "EDITION|TREE", env = "MONSTR_EDITION", hide_env_values = true)]
    pub edition: Option<String>,

    /// The difficulty of the level itself, instead of what it follows from
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        help_heading = "Where",
        conflicts_with_all = ["depth", "entry", "amulet", "deepest", "sanctum", "aggravate"]
    )]
    pub level_difficulty: Option<i32>,

    /// The depth of the level, or several: 1..50
    #[arg(long, value_name = "N", value_parser = numbers, allow_hyphen_values = true, help_heading = "Where")]
    pub depth: Option<Numbers>,

    /// The place, as `monstr tables` lists them: medusa, valley; it implies all that follows from it
    #[arg(long = "place", value_name = "NAME", help_heading = "Where", conflicts_with_all = ["branch", "plane"])]
    pub preset: Option<String>,

    /// The branch of the dungeon; it implies alignment, Gehennom and temperature
    #[arg(long, value_enum, help_heading = "Where")]
    pub branch: Option<Branch>,

    /// The depth of the level from which the branch is entered, where it leads up: the levels above it are harder
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "Where")]
    pub entry: Option<i32>,

    /// The hero has the Amulet of Yendor: the greatest depth that was reached counts
    #[arg(long, help_heading = "Where", requires = "deepest")]
    pub amulet: bool,

    /// That depth
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "Where", requires = "amulet")]
    pub deepest: Option<i32>,

    /// A plane of the endgame; it implies the temperature
    #[arg(long, value_enum, help_heading = "Where")]
    pub plane: Option<Plane>,

    /// The depth of Moloch's Sanctum, from which the difficulty of the planes follows
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "Where")]
    pub sanctum: Option<i32>,

    /// The hero wears what aggravates monsters (since 3.7)
    #[arg(long, help_heading = "Where")]
    pub aggravate: bool,

    /// The hero's experience level, or several: 1..30
    #[arg(long, value_name = "N", value_parser = numbers, allow_hyphen_values = true, required = true, help_heading = "Who")]
    pub xl: Numbers,

    /// The level is in Gehennom
    #[arg(long, help_heading = "How")]
    pub gehennom: bool,

    /// A species that is genocided, by name or PM_ name; may be given several times
    #[arg(long, value_name = "NAME", help_heading = "How")]
    pub genocided: Vec<String>,

    /// A species that is extinct, by name or PM_ name; may be given several times
    #[arg(long, value_name = "NAME", help_heading = "How")]
    pub extinct: Vec<String>,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub names: Names,
}

/// `monstr odds`.
#[derive(Debug, Args)]
pub struct Odds {
    #[command(flatten)]
    pub place: Place,

    /// The alignment of the level [default: the place's, or none]
    #[arg(long, value_enum, help_heading = "How")]
    pub level_alignment: Option<Alignment>,

    /// It is a level of the quest of this role, by name or short name: Samurai, Sam
    #[arg(long, value_name = "ROLE", help_heading = "How")]
    pub quest: Option<String>,

    /// The hero is a demigod: the Wizard of Yendor was killed, or the Invocation performed, as --amulet and --plane imply
    #[arg(long, help_heading = "Who")]
    pub demigod: bool,

    /// It is the Rogue level
    #[arg(long, help_heading = "How")]
    pub rogue: bool,

    /// The temperature of the level (since 3.7) [default: the place's; hot in Gehennom and on the Plane of Fire]
    #[arg(long, value_enum, help_heading = "How")]
    pub temperature: Option<Temperature>,

    /// What is added to the least difficulty that may come (since 3.7)
    #[arg(long, value_name = "N", allow_hyphen_values = true, help_heading = "How")]
    pub min_adjust: Option<i32>,

    /// What is added to the greatest difficulty that may come (since 3.7)
    #[arg(long, value_name = "N", allow_hyphen_values = true, help_heading = "How")]
    pub max_adjust: Option<i32>,
}

/// `monstr simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    pub odds: Odds,

    /// How many monsters are drawn in each place, at most a thousand million
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1_000_000,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000),
        help_heading = "Draws"
    )]
    pub draws: u64,

    /// Where the random numbers begin; the same seed gives the same draws, so without it they are the same each time
    #[arg(long, value_name = "S", default_value_t = 0, help_heading = "Draws")]
    pub seed: u64,
}

/// `monstr tables`.
#[derive(Debug, Args)]
pub struct Tables {
    /// An edition's id (see `monstr editions`), or a path as for `monstr dump` [default: the newest vanilla edition]
    #[arg(short, long, value_name = "EDITION|TREE", env = "MONSTR_EDITION", hide_env_values = true)]
    pub edition: Option<String>,

    /// For each monster, too, where it can come first and where it is likeliest
    #[arg(long)]
    pub monsters: bool,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub names: Names,
}

/// `monstr class`.
#[derive(Debug, Args)]
pub struct Class {
    /// The class: its default map symbol, such as h, or its name, such as `S_GHOST` or ghost
    #[arg(value_name = "SYMBOL", allow_hyphen_values = true)]
    pub symbol: String,

    #[command(flatten)]
    pub place: Place,

    /// Monsters of this alignment only (since 3.6.2)
    #[arg(long, value_enum, help_heading = "How")]
    pub monster_alignment: Option<MonsterAlignment>,

    /// Who asks for the class, which decides what is allowed: special-level, throne-room, …; --allow adds to that
    #[arg(long, value_name = "NAME", help_heading = "How")]
    pub caller: Option<String>,

    /// What is allowed besides ordinary monsters, by C's names: `G_NOGEN`, `G_UNIQ`, …
    #[arg(long, value_name = "FLAG,…", value_delimiter = ',', help_heading = "How")]
    pub allow: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_one_or_a_range() {
        assert_eq!(numbers("5"), Ok(Numbers { first: 5, last: 5 }));
        assert_eq!(numbers("1..50"), Ok(Numbers { first: 1, last: 50 }));
        assert_eq!(numbers("1..=3"), Ok(Numbers { first: 1, last: 3 }));
        for wrong in ["", "x", "1..", "..3", "3..1", "1..2..3", "1..==3", "99999999999"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
    }
}
