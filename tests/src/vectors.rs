//! The facts of `vectors/`: what the game's own compiled code generates, as exact fractions.

use crate::fixtures;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::io::Read as _;

/// A case of random generation or of the choice of a class.
#[derive(Debug, Deserialize)]
pub struct Case {
    /// `367:depth5_xl3`: the version it is of, and what it is.
    pub id: String,
    /// What it is about.
    pub params: Params,
    /// The least difficulty that is let in.
    pub min_difficulty: Option<i32>,
    /// The greatest.
    pub max_difficulty: Option<i32>,
    /// The sum of all weights.
    pub total_weight: Option<u32>,
    /// What may come.
    pub entries: Vec<Entry>,
}

/// What a case is about; each kind of case has some of these.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    /// The level's difficulty.
    pub level_difficulty: i32,
    /// The hero's experience level.
    pub ulevel: i32,
    /// `none`, `lawful`, `neutral` or `chaotic`.
    pub level_alignment: Option<String>,
    /// Whether the level is in Gehennom.
    #[serde(default)]
    pub in_hell: bool,
    /// Whether it is the Rogue level.
    #[serde(default)]
    pub rogue_level: bool,
    /// The plane.
    pub plane: Option<String>,
    /// The temperature.
    #[serde(default)]
    pub temperature: i32,
    /// Indices of genocided monsters.
    #[serde(default)]
    pub genocided: Vec<u16>,
    /// The class, by its map symbol, or `GHOST`.
    pub class: Option<String>,
    /// The caller's mask.
    #[serde(default)]
    pub spc: u32,
    /// The alignment that is asked for: `A_NONE` or a number.
    pub atyp: Option<serde_json::Value>,
    /// The first species of a role's enemies; -1 for none.
    pub enemy1num: Option<i32>,
    /// The second.
    pub enemy2num: Option<i32>,
    /// The first class of them, by its map symbol.
    pub enemy1sym: Option<String>,
    /// The second.
    pub enemy2sym: Option<String>,
}

/// What may come: the index (`None` for nothing), the fraction, and for random generation the weight.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// With its weight.
    Weighed(Option<u16>, String, String, u32),
    /// Without one.
    Plain(Option<u16>, String, String),
}

impl Entry {
    /// The index, and the fraction as text.
    pub fn chance(&self) -> (Option<u16>, String) {
        match self {
            Self::Weighed(index, num, den, _) | Self::Plain(index, num, den) => (*index, format!("{num}/{den}")),
        }
    }

    /// The weight.
    pub fn weight(&self) -> Option<u32> {
        match self {
            Self::Weighed(.., weight) => Some(*weight),
            Self::Plain(..) => None,
        }
    }
}

/// Levels of monsters, by index.
#[derive(Debug, Deserialize)]
pub struct Levels {
    /// The version.
    pub version: String,
    /// The level's difficulty.
    pub level_difficulty: i32,
    /// The hero's experience level.
    pub ulevel: i32,
    /// How often the Wizard of Yendor was killed.
    pub wizard_died: i32,
    /// Each monster's level.
    pub adj_lev: Vec<i32>,
}

/// Levels of monsters, by name.
#[derive(Debug, Deserialize)]
pub struct NamedLevels {
    /// The version.
    pub version: String,
    /// What they are about.
    pub params: Params,
    /// The levels.
    pub entries: Vec<NamedLevel>,
}

/// A monster's level.
#[derive(Debug, Deserialize)]
pub struct NamedLevel {
    /// The monster's name.
    pub name: String,
    /// Its level.
    pub level: i32,
}

/// The difficulty of a level.
#[derive(Debug, Deserialize)]
pub struct LevelDifficulty {
    /// The version.
    pub version: String,
    /// Which case it is.
    pub case: String,
    /// Where.
    pub params: Place,
    /// The difficulty.
    pub level_difficulty: i32,
}

/// A place, as the game's own variables have it.
#[derive(Debug, Deserialize)]
pub struct Place {
    /// The level's number in its dungeon.
    pub dlevel: i32,
    /// The hero's experience level.
    pub xl: i32,
    /// The depth of the dungeon's first level.
    pub depth_start: i32,
    /// How many levels the dungeon has.
    pub num: i32,
    /// The number of the level it is entered by.
    pub entry: i32,
    /// Whether the hero has the Amulet.
    pub amulet: i32,
    /// The greatest depth that was reached.
    pub deepest: i32,
    /// Whether it is in the endgame.
    pub endgame: i32,
    /// The depth of the sanctum.
    pub sanct: i32,
    /// Whether aggravation is worn.
    pub aggr: i32,
}

/// What the alignments of levels add to an alignment's frequency.
#[derive(Debug, Deserialize)]
pub struct AlignShift {
    /// The monster's alignment.
    pub maligntyp: i16,
    /// On a lawful level.
    pub lawful: i32,
    /// On a neutral one.
    pub neutral: i32,
    /// On a chaotic one.
    pub chaotic: i32,
    /// On an unaligned one.
    pub none: i32,
}

/// The lines of a packed file of `vectors/`.
pub fn lines<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let path = fixtures::folder("vectors").join(format!("{name}.gz"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    let line = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{name}: {error}: {line}"));
    text.lines().map(line).collect()
}
