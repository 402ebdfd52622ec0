use super::layout::lay;
use super::*;
use alloc::collections::BTreeSet;

fn depths(rule: GenerationRule, name: &str) -> (i32, i32) {
    let depths = place(rule, name).unwrap().depths.unwrap();
    (*depths.start(), *depths.end())
}

#[test]
fn depths_are_those_that_the_game_draws() {
    for (rule, name, expected) in [
        (GenerationRule::V3_6_2, "oracle", (5, 9)),
        (GenerationRule::V3_6_2, "mines", (3, 12)),
        (GenerationRule::V3_6_2, "minetown", (5, 8)),
        (GenerationRule::V3_6_2, "mines-end", (10, 13)),
        (GenerationRule::V3_6_2, "sokoban", (2, 9)),
        (GenerationRule::V3_6_2, "rogue", (15, 18)),
        (GenerationRule::V3_6_2, "quest-home", (11, 16)),
        (GenerationRule::V3_6_2, "ludios", (18, 21)),
        (GenerationRule::V3_6_2, "medusa", (21, 28)),
        (GenerationRule::V3_6_2, "castle", (25, 29)),
        (GenerationRule::V3_6_2, "valley", (26, 30)),
        // One below the other: levels 11 to 18 of Gehennom.
        (GenerationRule::V3_6_2, "wizards-tower", (36, 47)),
        (GenerationRule::V3_6_2, "vlad", (31, 41)),
        (GenerationRule::V3_6_2, "sanctum", (45, 53)),
        (GenerationRule::SlashEm, "castle", (42, 46)),
        (GenerationRule::SlashEm, "mines-end", (9, 12)),
        (GenerationRule::SlashEm, "lost-tomb", (22, 25)),
        (GenerationRule::XNetHack, "cocytus", (29, 35)),
        (GenerationRule::XNetHack, "tartarus", (35, 39)),
        (GenerationRule::EvilHack, "sanctum", (41, 49)),
        (GenerationRule::EvilHack, "vlad", (31, 42)),
    ] {
        assert_eq!(depths(rule, name), expected, "{name} by {}", rule.id());
    }
    let deepest = [GenerationRule::V3_4_3, GenerationRule::SlashEm, GenerationRule::XNetHack, GenerationRule::EvilHack];
    assert_eq!(deepest.map(deepest_level), [53, 63, 39, 49]);
}

/// Whether levels that can each be from one number to another, so many below one another, find room side by side.
fn find_room(levels: &[(i32, i32, i32)], taken: &BTreeSet<i32>) -> bool {
    let Some(((first, last, storeys), rest)) = levels.split_first() else { return true };
    (*first..=*last).any(|number| {
        let mut more: BTreeSet<i32> = (number..number + storeys).collect();
        let is_free = more.is_disjoint(taken);
        more.extend(taken);
        is_free && find_room(rest, &more)
    })
}

#[test]
fn both_ends_of_a_special_levels_range_are_drawn_in_a_dungeon_of_some_size() {
    for laid in GenerationRule::ALL.into_iter().flat_map(|rule| lay(dungeons(rule))) {
        let (least, random) = laid.dungeon.size;
        let sizes = least..least + random.max(1);
        for (at, level) in laid.dungeon.levels.iter().enumerate() {
            let drawn = sizes.clone().flat_map(|size| drawn(&laid, at, size)).collect::<BTreeSet<_>>();
            let ends = sizes.clone().map(|size| laid.numbers(&level.position, size));
            let (first, last) = ends.reduce(|(a, b), (c, d)| (a.min(c), b.max(d))).unwrap();
            assert!(drawn.contains(&first) && drawn.contains(&last), "{} of {}", level.name, laid.dungeon.name);
        }
    }
}

/// Where the special level of this index can be in a dungeon of a size, with room for all others.
fn drawn(laid: &Laid<'_>, at: usize, size: i32) -> Vec<i32> {
    let single = |level: &Level| {
        let (first, last) = laid.numbers(&level.position, size);
        let many = if level.storeys > 1 { 1 } else { level.levels.len() };
        core::iter::repeat_n((first, last, level.storeys), many)
    };
    let levels = &laid.dungeon.levels;
    let (first, last, storeys) = single(&levels[at]).next().unwrap();
    let rest: Vec<_> =
        levels.iter().enumerate().flat_map(|(n, level)| single(level).skip(usize::from(n == at))).collect();
    let fits = |number: &i32| number + storeys - 1 <= size && find_room(&rest, &(*number..number + storeys).collect());
    (first..=last).filter(fits).collect()
}

#[test]
fn names_are_one_places_own() {
    for rule in GenerationRule::ALL {
        let places = places(rule);
        let names: BTreeSet<_> = places.iter().map(|place| place.name).collect();
        assert_eq!(names.len(), places.len(), "{}", rule.id());
        for name in ["main", "sokoban", "mines", "quest", "ludios", "gehennom", "vlad", "earth", "astral", "sanctum"] {
            assert!(names.contains(name), "{name} by {}", rule.id());
        }
    }
    let town = place(GenerationRule::V5_0, "minetown").unwrap();
    assert!(town.is_called("Minetown") && town.is_called("minetn") && !town.is_called("mines"));
}

#[test]
fn a_branch_that_is_entered_by_its_lowest_level_is_climbed() {
    let climb = |rule, name| place(rule, name).unwrap().climb;
    let sokoban = climb(GenerationRule::V3_6_2, "sokoban").unwrap();
    assert_eq!((sokoban.entries.clone(), sokoban.depths(9)), (6..=10, 5..=8));
    assert_eq!(climb(GenerationRule::V3_6_2, "mines"), None);
    assert_eq!(climb(GenerationRule::V3_6_2, "ludios"), None);
    // Stairs down lead to the lowest of its four levels.
    assert_eq!(climb(GenerationRule::EvilHack, "vlad").unwrap().depths(35), 33..=36);
    // A single level, with stairs up to it.
    assert_eq!(climb(GenerationRule::XNetHack, "citadel").unwrap().depths(33), 32..=32);
    assert_eq!(climb(GenerationRule::SlashEm, "frankenstein"), None);
    let vlad = place(GenerationRule::V5_0, "vlad").unwrap();
    assert_eq!(vlad.at(36, Some(39)), Whereabouts::Dungeon { depth: 36, climbed_from: Some(38) });
}

#[test]
fn each_place_has_its_own_alignment_and_temperature_or_its_dungeons() {
    use LevelAlignment::{Chaotic, Lawful, Neutral, None};
    use Temperature::{Cold, Hot, Temperate};
    for (rule, name, alignment, gehennom, temperature) in [
        (GenerationRule::V5_0, "main", None, false, Temperate),
        (GenerationRule::V5_0, "oracle", Neutral, false, Temperate),
        (GenerationRule::V5_0, "medusa", Chaotic, false, Temperate),
        (GenerationRule::V5_0, "mines-end", Lawful, false, Temperate),
        (GenerationRule::V5_0, "sokoban", Neutral, false, Temperate),
        (GenerationRule::V5_0, "vlad", Chaotic, false, Temperate),
        (GenerationRule::V5_0, "gehennom", None, true, Hot),
        (GenerationRule::V5_0, "gehennom-cold", None, true, Cold),
        (GenerationRule::V5_0, "valley", None, true, Temperate),
        (GenerationRule::V5_0, "juiblex", None, true, Temperate),
        (GenerationRule::V5_0, "orcus", None, true, Hot),
        (GenerationRule::V5_0, "fire", None, false, Hot),
        (GenerationRule::V3_6_2, "fire", None, false, Temperate),
        (GenerationRule::V3_6_2, "gehennom", None, true, Temperate),
        (GenerationRule::SlashEm, "mall", Lawful, false, Temperate),
        (GenerationRule::SlashEm, "frankenstein", Chaotic, false, Temperate),
        (GenerationRule::XNetHack, "cocytus", Lawful, true, Cold),
        (GenerationRule::XNetHack, "juiblex", Chaotic, true, Temperate),
        (GenerationRule::XNetHack, "citadel", None, true, Hot),
        (GenerationRule::EvilHack, "wizards-tower", Chaotic, false, Temperate),
    ] {
        let place = place(rule, name).unwrap();
        let found = (place.alignment, place.gehennom, place.temperature);
        assert_eq!(found, (alignment, gehennom, temperature), "{name} by {}", rule.id());
    }
    let rogue = |rule| places(rule).into_iter().filter(|place| place.rogue).count();
    assert_eq!(GenerationRule::ALL.map(rogue), [1, 1, 1, 1, 1, 1, 0, 0, 0]);
    assert!(place(GenerationRule::V5_0, "gehennom-cold").is_some());
    assert_eq!(place(GenerationRule::V3_6_2, "gehennom-cold"), Option::None);
}
