//! The dungeons of SLASH'EM 0.0.7 (`dat/dungeon.def`). The Rogue level is off in the build as it is shipped.

use super::layout::Passage::{Down, Portal, Up};
use super::layout::{Dungeon, Level, PLAIN, Position, after, at, level, way};
use super::vanilla;
use crate::generation::LevelAlignment::{self, Chaotic, Lawful, Neutral};

pub(super) const DUNGEONS: &[Dungeon] = &[
    MAIN,
    GEHENNOM,
    MINES,
    Dungeon { way: Some(way("main", at(15, 5), Portal)), ..vanilla::QUEST },
    aligned("lawful-quest", "the Lawful Quest", "Lawful Quest", Lawful, &["nightmar"], (at(15, 5), true)),
    aligned("neutral-quest", "the Neutral Quest", "Neutral Quest", Neutral, &["beholder"], (at(15, 5), true)),
    aligned("chaotic-quest", "the Chaotic Quest", "Chaotic Quest", Chaotic, &["lich"], (at(15, 5), true)),
    vanilla::SOKOBAN,
    aligned("grund", "Grund's Stronghold", "Grund's Stronghold", Chaotic, &["grund"], (at(12, 2), false)),
    Dungeon { way: Some(way("main", at(23, 4), Portal)), ..vanilla::LUDIOS },
    aligned("wyrm-caves", "the Wyrm Caves", "The Wyrm Caves", Chaotic, &["dragons"], (at(20, 2), false)),
    aligned("market", "One-eyed Sam's Market", "One-eyed Sam's Market", Chaotic, &["blkmar"], (at(22, 2), true)),
    aligned("lost-tomb", "the Lost Tomb", "The Lost Tomb", Chaotic, &["tomb"], (at(21, 4), false)),
    aligned("spider-caves", "the Spider Caves", "The Spider Caves", Chaotic, &["spiders"], (at(26, 4), false)),
    aligned("sunless-sea", "the Sunless Sea", "The Sunless Sea", Chaotic, &["sea"], (at(28, 4), false)),
    aligned("temple", "the Temple of Moloch", "The Temple of Moloch", Chaotic, &["mtemple"], (at(32, 4), false)),
    aligned("giant-caverns", "the Giant Caverns", "The Giant Caverns", Chaotic, &["cav2fill"], (at(32, 4), false)),
    Dungeon { way: Some(way("gehennom", at(3, 10), Up)), ..vanilla::VLAD },
    FRANKENSTEIN,
];

/// A branch of one level off the Dungeons of Doom; down stairs lead to it, or a portal.
const fn aligned(
    name: &'static str,
    words: &'static str,
    title: &'static str,
    alignment: LevelAlignment,
    alike: &'static [&'static str],
    (position, portal): (Position, bool),
) -> Dungeon {
    let way = Some(way("main", position, if portal { Portal } else { Down }));
    Dungeon { name, words, title, way, alignment, alike, ..PLAIN }
}

const MAIN: Dungeon = Dungeon {
    name: "main",
    words: "the Dungeons of Doom",
    title: "The Dungeons of Doom",
    size: (42, 5),
    levels: &[
        Level { alignment: Some(Lawful), ..level("mall", "the Mall", &["mall"], at(5, 2)) },
        Level { alignment: Some(Neutral), ..level("oracle", "the Oracle", &["oracle"], at(7, 3)) },
        level("rats", "the rats' level", &["rats"], at(10, 2)),
        level("kobolds", "the kobolds' level", &["kobold"], at(11, 2)),
        level("nymphs", "the nymphs' level", &["nymph"], at(23, 2)),
        level("bigroom", "the Big Room", &["bigrm"], at(20, 7)),
        level("storage", "the storage level", &["stor"], at(19, 8)),
        level("guild", "the guild of disgruntled adventurers", &["guild"], at(26, 6)),
        Level { alignment: Some(Chaotic), ..level("medusa", "Medusa's island", &["medusa"], at(-5, 4)) },
        level("castle", "the Castle", &["castle"], at(-1, 0)),
    ],
    ..PLAIN
};

const GEHENNOM: Dungeon = Dungeon {
    name: "gehennom",
    words: "Gehennom",
    title: "Gehennom",
    size: (17, 0),
    way: Some(way("main", after("castle", 0, 0), Down)),
    hellish: true,
    levels: &[
        level("valley", "the Valley of the Dead", &["valley"], at(1, 0)),
        level("sanctum", "Moloch's Sanctum", &["sanctum"], at(-1, 0)),
        level("juiblex", "Juiblex' swamp", &["juiblex"], at(2, 5)),
        level("yeenoghu", "Yeenoghu's lair", &["yeenoghu"], at(2, 5)),
        level("orcus", "Orcus Town", &["orcus"], at(2, 5)),
        level("demogorgon", "Demogorgon's lair", &["demogorg"], at(2, 5)),
        Level {
            storeys: 3,
            ..level("wizards-tower", "the Wizard's Tower", &["wizard1", "wizard2", "wizard3"], at(7, 0))
        },
        level("baalzebub", "Baalzebub's lair", &["baalz"], at(10, 6)),
        level("geryon", "Geryon's lair", &["geryon"], at(10, 6)),
        level("dispater", "Dispater's lair", &["dispater"], at(10, 6)),
        level("asmodeus", "Asmodeus' lair", &["asmodeus"], at(10, 6)),
        level("fake-wizard", "the fake Wizard's Towers", &["fakewiz1", "fakewiz2"], at(10, 6)),
    ],
    ..PLAIN
};

const MINES: Dungeon = Dungeon {
    levels: &[
        level("minetown", "Minetown", &["minetn"], at(3, 2)),
        level("mines-end", "Mines' End", &["minend"], at(-2, 0)),
        level("mine-king", "the mine king's level", &["mineking"], at(-1, 0)),
    ],
    ..vanilla::MINES
};

/// Stairs up lead to its only level.
const FRANKENSTEIN: Dungeon = Dungeon {
    name: "frankenstein",
    words: "Frankenstein's Lab",
    title: "Frankenstein's Lab",
    way: Some(way("gehennom", at(3, 10), Up)),
    alignment: Chaotic,
    alike: &["frnknstn"],
    ..PLAIN
};
