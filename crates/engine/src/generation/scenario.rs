//! Where a monster is generated, and for whom.

use alloc::vec::Vec;
use model::MonsterId;

/// The alignment of a level: the special level's own, else its dungeon's (`align_shift()`, `src/makemon.c`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LevelAlignment {
    /// Unaligned, as most levels are.
    #[default]
    None,
    /// Lawful: the Gnomish Mines.
    Lawful,
    /// Neutral: the Oracle, Sokoban.
    Neutral,
    /// Chaotic: Medusa's island, Vlad's Tower.
    Chaotic,
}

impl LevelAlignment {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Lawful, Self::Neutral, Self::Chaotic];
}

/// A level of the endgame: the elemental planes, and the Astral Plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Plane {
    /// The Plane of Earth.
    Earth,
    /// The Plane of Air.
    Air,
    /// The Plane of Fire.
    Fire,
    /// The Plane of Water.
    Water,
    /// The Astral Plane, on which no element keeps a monster out.
    Astral,
}

impl Plane {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Earth, Self::Air, Self::Fire, Self::Water, Self::Astral];
}

/// The temperature of a level (`level.flags.temperature`, `include/rm.h`; it counts since 3.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temperature {
    /// Below 0: a cold filling of Gehennom.
    Cold,
    /// 0, as most levels are.
    #[default]
    Temperate,
    /// Above 0: most of Gehennom, and the Plane of Fire.
    Hot,
}

/// Where a monster is generated, and for whom.
///
/// Any combination can be asked about, those that no dungeon has among them; what the edition at hand does not know
/// (a temperature before 3.7) does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the game asks so many questions with yes or no")]
pub struct Scenario {
    /// The level's difficulty; see [`level_difficulty`](super::level_difficulty).
    pub level_difficulty: i32,
    /// The hero's experience level (`u.ulevel`).
    pub experience_level: i32,
    /// The level's alignment.
    pub level_alignment: LevelAlignment,
    /// Whether the level is in Gehennom: in a dungeon that is flagged `hellish`, as Vlad's Tower is not.
    pub gehennom: bool,
    /// Whether it is the Rogue level, where only monsters with a capital letter appear.
    pub rogue: bool,
    /// Which plane it is, in the endgame.
    pub plane: Option<Plane>,
    /// The level's temperature; since 3.7.
    pub temperature: Temperature,
    /// Whether the level is in Cocytus, a part of xNetHack's Gehennom.
    pub cocytus: bool,
    /// Whether the hero has become a demigod, by the Wizard's death or the invocation (`u.uevent.udemigod`); xNetHack
    /// and EvilHack ask for it.
    pub demigod: bool,
    /// The species that were genocided.
    pub genocided: Vec<MonsterId>,
    /// The species of which too many were born (`G_EXTINCT`).
    pub extinct: Vec<MonsterId>,
    /// What is added to the least difficulty (`rndmonst_adj()`; since 3.7).
    pub min_adjust: i32,
    /// What is added to the greatest difficulty (`rndmonst_adj()`; since 3.7).
    pub max_adjust: i32,
    /// How often the Wizard of Yendor was killed; his level rises with it (`adj_lev()`).
    pub wizard_kills: i32,
}

impl Scenario {
    /// An ordinary level of this difficulty, and a hero of this experience level.
    pub fn new(level_difficulty: i32, experience_level: i32) -> Self {
        Self {
            level_difficulty,
            experience_level,
            level_alignment: LevelAlignment::None,
            gehennom: false,
            rogue: false,
            plane: None,
            temperature: Temperature::Temperate,
            cocytus: false,
            demigod: false,
            genocided: Vec::new(),
            extinct: Vec::new(),
            min_adjust: 0,
            max_adjust: 0,
            wizard_kills: 0,
        }
    }
}
