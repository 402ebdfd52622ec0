//! The dungeons of NetHack 3.4.3 to 5.0 (`dat/dungeon.def`, since 3.7 `dat/dungeon.lua`), which differ in none of what
//! counts here. The Rogue level is in the builds that are usual (`REINCARNATION`, up to 3.4.3).

use super::layout::Passage::{Down, Portal, Up};
use super::layout::{Dungeon, Filling, Level, PLAIN, after, at, level, way};
use crate::generation::LevelAlignment::{Chaotic, Lawful, Neutral};
use crate::generation::Temperature::{Cold, Temperate};

/// Up to 3.6.
pub(super) const UP_TO_3_6: &[Dungeon] = &[MAIN, GEHENNOM, MINES, QUEST, SOKOBAN, LUDIOS, VLAD];

/// Since 3.7, with a cold kind of Gehennom (`dat/hellfill.lua`).
pub(super) const SINCE_3_7: &[Dungeon] = &[
    MAIN,
    Dungeon {
        filling: Some(Filling {
            name: "gehennom-cold",
            words: "the cold maze, one of the fillings of Gehennom",
            temperature: Cold,
        }),
        ..GEHENNOM
    },
    MINES,
    QUEST,
    SOKOBAN,
    LUDIOS,
    VLAD,
];

const MAIN: Dungeon = Dungeon {
    name: "main",
    words: "the Dungeons of Doom",
    title: "The Dungeons of Doom",
    size: (25, 5),
    levels: &[
        Level { rogue: true, ..level("rogue", "the Rogue level", &["rogue"], at(15, 4)) },
        Level { alignment: Some(Neutral), ..level("oracle", "the Oracle", &["oracle"], at(5, 5)) },
        level("bigroom", "the Big Room", &["bigrm"], at(10, 3)),
        Level { alignment: Some(Chaotic), ..level("medusa", "Medusa's island", &["medusa"], at(-5, 4)) },
        level("castle", "the Castle", &["castle"], at(-1, 0)),
    ],
    ..PLAIN
};

/// The Valley and Juiblex' swamp have a temperature of their own (`dat/valley.lua`, `dat/juiblex.lua`, since 3.7).
const GEHENNOM: Dungeon = Dungeon {
    name: "gehennom",
    words: "Gehennom",
    title: "Gehennom",
    size: (20, 5),
    way: Some(way("main", after("castle", 0, 0), Down)),
    hellish: true,
    levels: &[
        Level { temperature: Some(Temperate), ..level("valley", "the Valley of the Dead", &["valley"], at(1, 0)) },
        level("sanctum", "Moloch's Sanctum", &["sanctum"], at(-1, 0)),
        Level { temperature: Some(Temperate), ..level("juiblex", "Juiblex' swamp", &["juiblex"], at(4, 4)) },
        level("baalzebub", "Baalzebub's lair", &["baalz"], at(6, 4)),
        level("asmodeus", "Asmodeus' lair", &["asmodeus"], at(2, 6)),
        Level {
            storeys: 3,
            ..level("wizards-tower", "the Wizard's Tower", &["wizard1", "wizard2", "wizard3"], at(11, 6))
        },
        level("orcus", "Orcus Town", &["orcus"], at(10, 6)),
        level("fake-wizard", "the fake Wizard's Towers", &["fakewiz1", "fakewiz2"], at(-6, 4)),
    ],
    ..PLAIN
};

pub(super) const MINES: Dungeon = Dungeon {
    name: "mines",
    words: "the Gnomish Mines",
    title: "The Gnomish Mines",
    size: (8, 2),
    way: Some(way("main", at(2, 3), Down)),
    alignment: Lawful,
    levels: &[
        level("minetown", "Minetown", &["minetn"], at(3, 2)),
        level("mines-end", "Mines' End", &["minend"], at(-1, 0)),
    ],
    ..PLAIN
};

pub(super) const QUEST: Dungeon = Dungeon {
    name: "quest",
    words: "the Quest",
    title: "The Quest",
    size: (5, 2),
    way: Some(way("main", after("oracle", 6, 2), Portal)),
    levels: &[
        level("quest-home", "the home of the Quest", &["x-strt"], at(1, 1)),
        level("quest-locate", "the locate level of the Quest", &["x-loca"], at(3, 1)),
        level("quest-goal", "the goal of the Quest", &["x-goal"], at(-1, 0)),
    ],
    ..PLAIN
};

pub(super) const SOKOBAN: Dungeon = Dungeon {
    name: "sokoban",
    words: "Sokoban",
    title: "Sokoban",
    size: (4, 0),
    entry: -1,
    way: Some(way("main", after("oracle", 1, 0), Up)),
    alignment: Neutral,
    alike: &["soko1", "soko2", "soko3", "soko4"],
    ..PLAIN
};

/// Its depth is that of the level where the dungeon file has the portal, wherever a vault has it in the end
/// (`mk_knox_portal()`, `src/mklev.c`).
pub(super) const LUDIOS: Dungeon = Dungeon {
    name: "ludios",
    words: "Fort Ludios",
    title: "Fort Ludios",
    way: Some(way("main", at(18, 4), Portal)),
    alike: &["knox"],
    ..PLAIN
};

pub(super) const VLAD: Dungeon = Dungeon {
    name: "vlad",
    words: "Vlad's Tower",
    title: "Vlad's Tower",
    size: (3, 0),
    entry: -1,
    way: Some(way("gehennom", at(9, 5), Up)),
    alignment: Chaotic,
    alike: &["tower1", "tower2", "tower3"],
    ..PLAIN
};
