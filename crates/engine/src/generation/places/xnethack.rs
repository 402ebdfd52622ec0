//! The dungeons of xNetHack 9.1 (`dat/dungeon.lua`), read and not run: a short Gehennom with branches of its own, and
//! no Rogue level.
//!
//! Baalzebub and Geryon are in Cocytus and Asphodel, Orcus and Yeenoghu in Shedaklah and the Abyss, either this way or
//! the other. The Citadel of Dis is unaligned: the dungeon file names its alignment by a key that is not read.

use super::layout::Passage::{Down, Up};
use super::layout::{Dungeon, Level, PLAIN, after, at, level, way};
use super::vanilla;
use crate::generation::LevelAlignment::{Chaotic, Lawful, Neutral};
use crate::generation::Temperature::{Cold, Temperate};

pub(super) const DUNGEONS: &[Dungeon] = &[
    MAIN,
    GEHENNOM,
    vanilla::MINES,
    vanilla::QUEST,
    vanilla::SOKOBAN,
    vanilla::LUDIOS,
    Dungeon {
        size: (4, 0),
        way: Some(way("gehennom", at(2, 0), Up)),
        alike: &["tower1", "tower2", "tower3", "tower4"],
        ..vanilla::VLAD
    },
    Dungeon {
        name: "cocytus",
        words: "Cocytus",
        title: "Cocytus",
        size: (3, 0),
        way: Some(way("gehennom", at(3, 0), Down)),
        alignment: Lawful,
        hellish: true,
        temperature: Some(Cold),
        cocytus: true,
        alike: &["baalz", "geryon", "asmodeus"],
        ..PLAIN
    },
    Dungeon {
        name: "asphodel",
        words: "Asphodel",
        title: "Asphodel",
        way: Some(way("gehennom", at(4, 0), Down)),
        alignment: Lawful,
        hellish: true,
        alike: &["baalz", "geryon"],
        ..PLAIN
    },
    Dungeon {
        name: "shedaklah",
        words: "Shedaklah",
        title: "Shedaklah",
        size: (2, 0),
        way: Some(way("gehennom", at(5, 0), Down)),
        alignment: Chaotic,
        hellish: true,
        alike: &["orcus", "yeenoghu"],
        levels: &[Level { temperature: Some(Temperate), ..level("juiblex", "Juiblex' swamp", &["juiblex"], at(1, 0)) }],
        ..PLAIN
    },
    Dungeon {
        name: "citadel",
        words: "the Citadel of Dis",
        title: "The Citadel of Dis",
        way: Some(way("gehennom", at(6, 0), Up)),
        hellish: true,
        alike: &["dispater"],
        ..PLAIN
    },
    Dungeon {
        name: "abyss",
        words: "the Abyss",
        title: "The Abyss",
        size: (3, 0),
        way: Some(way("gehennom", at(7, 0), Down)),
        alignment: Chaotic,
        hellish: true,
        alike: &["orcus", "yeenoghu"],
        ..PLAIN
    },
    Dungeon {
        name: "tartarus",
        words: "Tartarus",
        title: "Tartarus",
        way: Some(way("abyss", at(2, 0), Down)),
        alignment: Chaotic,
        hellish: true,
        alike: &["demogorgon"],
        ..PLAIN
    },
    Dungeon {
        name: "wizards-tower",
        words: "the Wizard's Tower",
        title: "The Wizard's Tower",
        size: (3, 0),
        entry: -1,
        way: Some(way("gehennom", at(8, 0), Up)),
        hellish: true,
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
        level("bigroom", "the Big Room", &["bigrm"], at(13, 3)),
        Level { alignment: Some(Chaotic), ..level("medusa", "Medusa's island", &["medusa"], at(-5, 4)) },
        level("castle", "the Castle", &["castle"], at(-1, 0)),
    ],
    ..PLAIN
};

const GEHENNOM: Dungeon = Dungeon {
    name: "gehennom",
    words: "Gehennom",
    title: "Gehennom",
    size: (10, 0),
    way: Some(way("main", after("castle", 0, 0), Down)),
    hellish: true,
    levels: &[
        Level { temperature: Some(Temperate), ..level("valley", "the Valley of the Dead", &["valley"], at(1, 0)) },
        level("hellgate", "the gate of hell", &["hellgate"], at(2, 0)),
        level("styx", "the marsh of the Styx", &["styxmarsh"], at(5, 0)),
        level("dis", "the city of Dis", &["dis"], at(6, 0)),
        level("invocation", "the level of the Invocation", &["invocation"], at(-2, 0)),
        level("sanctum", "Moloch's Sanctum", &["sanctum"], at(-1, 0)),
    ],
    ..PLAIN
};
