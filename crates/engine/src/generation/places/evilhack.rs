//! The dungeons of EvilHack 0.9.3 (`dat/dungeon.def`), read and not run.
//!
//! Goblin Town, the Ice Queen's Realm and Purgatory are left out: what comes there is chosen by rules of their own.

use super::layout::Passage::{Down, Portal};
use super::layout::{Dungeon, Level, PLAIN, after, at, level, way};
use super::vanilla;
use crate::generation::LevelAlignment::{Chaotic, Neutral};

pub(super) const DUNGEONS: &[Dungeon] = &[
    MAIN,
    GEHENNOM,
    vanilla::MINES,
    vanilla::QUEST,
    vanilla::SOKOBAN,
    vanilla::LUDIOS,
    Dungeon {
        name: "hidden-dungeon",
        words: "the Hidden Dungeon",
        title: "The Hidden Dungeon",
        way: Some(way("gehennom", after("valley", 0, 0), Portal)),
        alignment: Chaotic,
        alike: &["hdgn"],
        ..PLAIN
    },
    Dungeon {
        name: "vecna",
        words: "Vecna's Domain",
        title: "Vecna's Domain",
        size: (3, 0),
        way: Some(way("gehennom", after("valley", 1, 0), Portal)),
        alignment: Chaotic,
        alike: &["vecna-1", "vecna-2", "vecna-3"],
        ..PLAIN
    },
    // Stairs down lead to the lowest level of the tower.
    Dungeon {
        size: (4, 0),
        way: Some(way("gehennom", at(8, 5), Down)),
        alike: &["tower1", "tower2", "tower3", "tower4"],
        ..vanilla::VLAD
    },
    Dungeon {
        name: "wizards-tower",
        words: "the Wizard's Tower",
        title: "The Wizard's Tower",
        size: (3, 0),
        entry: 3,
        way: Some(way("gehennom", after("wizportal", 0, 0), Portal)),
        alignment: Chaotic,
        alike: &["wizard1", "wizard2", "wizard3"],
        ..PLAIN
    },
];

const MAIN: Dungeon = Dungeon {
    name: "main",
    words: "the Dungeons of Doom",
    title: "The Dungeons of Doom",
    size: (25, 5),
    levels: &[
        Level { alignment: Some(Neutral), ..level("oracle", "the Oracle", &["oracle"], at(5, 5)) },
        level("bigroom", "the Big Room", &["bigrm"], at(10, 3)),
        level("nymphs", "the nymphs' level", &["nymph"], at(8, 12)),
        level("forest", "the forest", &["forest"], at(12, 10)),
        Level { alignment: Some(Chaotic), ..level("medusa", "Medusa's island", &["medusa"], at(-5, 4)) },
        level("castle", "the Castle", &["castle"], at(-1, 0)),
    ],
    ..PLAIN
};

const GEHENNOM: Dungeon = Dungeon {
    name: "gehennom",
    words: "Gehennom",
    title: "Gehennom",
    size: (16, 5),
    way: Some(way("main", after("castle", 0, 0), Down)),
    hellish: true,
    levels: &[
        level("valley", "the Valley of the Dead", &["valley"], at(1, 0)),
        level("hell-a", "the first of the lairs in Gehennom", &["hella"], at(3, 2)),
        level("hell-b", "the second of the lairs in Gehennom", &["hellb"], at(6, 2)),
        level("hell-c", "the third of the lairs in Gehennom", &["hellc"], at(12, 2)),
        level("orcus", "Orcus Town", &["orcus"], at(9, 2)),
        level("sanctum", "Moloch's Sanctum", &["sanctum"], at(-1, 0)),
        level("fake-wizard", "the fake Wizard's Tower", &["wizportal"], at(-3, 0)),
    ],
    ..PLAIN
};
