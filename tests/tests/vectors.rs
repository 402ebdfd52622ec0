//! The engine against what the game's own compiled code generates, fraction by fraction.

use engine::Generator;
use engine::generation::{
    Allowance, ClassChoice, Dungeon, Enemies, Exclusion, LevelAlignment, Plane, Scenario, Sign, Temperature,
    Whereabouts, level_difficulty,
};
use engine::odds::Odds;
use model::{Class, Edition, Gen, MonsterId, OpenEnum};
use monstr_tests::vectors::{AlignShift, Case, Entry, LevelDifficulty, Levels, NamedLevels, Params, lines};
use std::collections::BTreeMap;

/// The editions that a version of the vectors is about. 3.6.2 to 3.6.7 have one table and one set of rules, so each of
/// them answers for all.
fn editions(version: &str) -> Vec<&'static Edition> {
    let ids: &[&str] = match version {
        "343" => &["nethack-3.4.3"],
        "360" => &["nethack-3.6.0"],
        "361" => &["nethack-3.6.1"],
        "362" | "367" => {
            &["nethack-3.6.2", "nethack-3.6.3", "nethack-3.6.4", "nethack-3.6.5", "nethack-3.6.6", "nethack-3.6.7"]
        }
        "370" => &["nethack-3.7"],
        // The last 3.7, and what follows 5.0.0, have 5.0.0's table and rules.
        "37f" | "500" | "501w" => &["nethack-5.0.0"],
        "slash7" => &["slashem-0.0.7E7F3"],
        other => panic!("no edition is known for {other}"),
    };
    ids.iter().map(|id| bestiary::by_id(id).unwrap()).collect()
}

fn scenario(params: &Params) -> Scenario {
    let mut scenario = Scenario::new(params.level_difficulty, params.ulevel);
    scenario.level_alignment = match params.level_alignment.as_deref() {
        None | Some("none") => LevelAlignment::None,
        Some("lawful") => LevelAlignment::Lawful,
        Some("neutral") => LevelAlignment::Neutral,
        Some("chaotic") => LevelAlignment::Chaotic,
        Some(other) => panic!("{other}"),
    };
    scenario.gehennom = params.in_hell;
    scenario.rogue = params.rogue_level;
    scenario.plane = params.plane.as_deref().map(|plane| match plane {
        "earth" => Plane::Earth,
        "air" => Plane::Air,
        "fire" => Plane::Fire,
        "water" => Plane::Water,
        "astral" => Plane::Astral,
        other => panic!("{other}"),
    });
    scenario.temperature = match params.temperature {
        ..0 => Temperature::Cold,
        0 => Temperature::Temperate,
        1.. => Temperature::Hot,
    };
    scenario.genocided = params.genocided.iter().copied().map(MonsterId).collect();
    scenario
}

/// The class with this map symbol, or of this name.
fn class(edition: &Edition, name: &str) -> Class {
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(symbol), None) => {
            edition.classes.iter().find(|class| class.symbol == Some(symbol)).unwrap().class.clone()
        }
        _ => Class::from_c_name(format!("S_{name}")),
    }
}

/// Compares all chances as they are; returns how many there are.
fn compare(what: &str, odds: &Odds, expected: &[Entry]) -> usize {
    let mut found: Vec<(Option<u16>, String)> =
        odds.chances().iter().map(|chance| (Some(chance.monster.0), odds.ratio(chance).to_string())).collect();
    if !odds.of_nothing().is_zero() {
        found.push((None, odds.of_nothing().to_string()));
    }
    let mut expected: Vec<_> = expected.iter().map(Entry::chance).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{what}");
    found.len()
}

/// How much was compared of each file, for those who run the tests with `--nocapture`.
#[derive(Default)]
struct Tally {
    cases: usize,
    chances: usize,
}

fn tell(file: &str, tally: &Tally) {
    println!("{file}: {} cases and {} values agree", tally.cases, tally.chances);
}

fn version(case: &Case) -> &str {
    case.id.split(':').next().unwrap()
}

fn random(file: &str, least: usize) {
    let mut tally = Tally::default();
    for case in lines::<Case>(file) {
        for edition in editions(version(&case)) {
            let generator = Generator::new(edition);
            let what = format!("{} with {}", case.id, edition.id);
            let pool = generator.pool(&scenario(&case.params));
            assert_eq!(Some(pool.window.min), case.min_difficulty, "{what}");
            assert_eq!(Some(pool.window.max), case.max_difficulty, "{what}");
            assert_eq!(Some(pool.total), case.total_weight, "{what}");
            let weights: Vec<_> = pool.weights.iter().map(|weighted| Some(weighted.weight)).collect();
            assert_eq!(weights, case.entries.iter().map(Entry::weight).collect::<Vec<_>>(), "{what}");
            tally.chances += compare(&what, &pool.odds(), &case.entries);
        }
        tally.cases += 1;
    }
    tell(file, &tally);
    assert!(tally.cases >= least, "{file} has {} cases only", tally.cases);
}

#[test]
fn random_generation() {
    for (file, least) in [
        ("rndmonst_343.jsonl", 16),
        ("rndmonst_360.jsonl", 13),
        ("rndmonst_361.jsonl", 12),
        ("rndmonst_362.jsonl", 14),
        ("rndmonst_367.jsonl", 13),
        ("rndmonst_370.jsonl", 18),
        ("rndmonst_500.jsonl", 20),
        ("rndmonst_slash7.jsonl", 15),
    ] {
        random(file, least);
    }
}

/// The caller's mask by vanilla's numbers, which all versions of the vectors have.
fn allowance(spc: u32) -> Allowance {
    const G_NOGEN: u32 = 0x200;
    const G_UNIQ: u32 = 0x1000;
    const MKC_ULIMIT: u32 = 0x1_0000;
    assert_eq!(spc & !(G_NOGEN | G_UNIQ | MKC_ULIMIT), 0);
    let mut flags = Gen::empty();
    flags.set(Gen::NOGEN, spc & G_NOGEN != 0);
    flags.set(Gen::UNIQ, spc & G_UNIQ != 0);
    Allowance { flags, ignore_gone: false, upper_limit: spc & MKC_ULIMIT != 0 }
}

fn class_choice(edition: &Edition, params: &Params) -> ClassChoice {
    let alignment = match params.atyp.as_ref().unwrap() {
        serde_json::Value::String(none) if none == "A_NONE" => None,
        serde_json::Value::Number(number) => match number.as_i64().unwrap() {
            ..0 => Some(Sign::Chaotic),
            0 => Some(Sign::Neutral),
            1.. => Some(Sign::Lawful),
        },
        other => panic!("{other}"),
    };
    ClassChoice { class: class(edition, params.class.as_deref().unwrap()), alignment, allow: allowance(params.spc) }
}

#[test]
fn choice_of_a_class() {
    for (file, least) in [
        ("mkclass_343.jsonl", 19),
        ("mkclass_360.jsonl", 15),
        ("mkclass_361.jsonl", 15),
        ("mkclass_362.jsonl", 21),
        ("mkclass_367.jsonl", 19),
        ("mkclass_370.jsonl", 19),
        ("mkclass_500.jsonl", 16),
        ("mkclass_slash7.jsonl", 16),
    ] {
        let mut tally = Tally::default();
        for case in lines::<Case>(file) {
            for edition in editions(version(&case)) {
                let odds = Generator::new(edition).class(&scenario(&case.params), &class_choice(edition, &case.params));
                tally.chances += compare(&format!("{} with {}", case.id, edition.id), &odds, &case.entries);
            }
            tally.cases += 1;
        }
        tell(file, &tally);
        assert!(tally.cases >= least, "{file} has {} cases only", tally.cases);
    }
}

#[test]
fn levels_of_the_quest() {
    let mut tally = Tally::default();
    for case in lines::<Case>("rndmonst_quest.jsonl") {
        for edition in editions(version(&case)) {
            let species = |number: Option<i32>| u16::try_from(number.unwrap()).ok().map(MonsterId);
            let of_class = |symbol: &Option<String>| class(edition, symbol.as_deref().unwrap());
            let enemies = Enemies {
                first: species(case.params.enemy1num),
                second: species(case.params.enemy2num),
                first_class: of_class(&case.params.enemy1sym),
                second_class: of_class(&case.params.enemy2sym),
            };
            let odds = Generator::new(edition).quest(&scenario(&case.params), &enemies);
            tally.chances += compare(&format!("{} with {}", case.id, edition.id), &odds, &case.entries);
        }
        tally.cases += 1;
    }
    tell("rndmonst_quest.jsonl", &tally);
    assert!(tally.cases >= 13);
}

#[test]
fn adjusted_levels() {
    let mut tally = Tally::default();
    for case in lines::<Levels>("adj_lev.jsonl") {
        for edition in editions(&case.version) {
            let generator = Generator::new(edition);
            let mut scenario = Scenario::new(case.level_difficulty, case.ulevel);
            scenario.wizard_kills = case.wizard_died;
            let levels =
                edition.monsters.iter().map(|monster| generator.adjusted_level(monster.id, &scenario).unwrap());
            assert_eq!(levels.collect::<Vec<_>>(), case.adj_lev, "{case:?} with {}", edition.id);
            tally.chances += case.adj_lev.len();
        }
        tally.cases += 1;
    }
    tell("adj_lev.jsonl", &tally);
    assert!(tally.cases >= 56);
}

#[test]
fn adjusted_levels_of_named_monsters() {
    let mut tally = Tally::default();
    for case in lines::<NamedLevels>("adj_lev_more.jsonl") {
        for edition in editions(&case.version) {
            let generator = Generator::new(edition);
            let scenario = Scenario::new(case.params.level_difficulty, case.params.ulevel);
            for expected in &case.entries {
                let of_name = |monster: &&model::Monster| monster.name() == expected.name;
                let Some(monster) = edition.monsters.iter().find(of_name) else {
                    panic!("{} has no {}", edition.id, expected.name);
                };
                let level = generator.adjusted_level(monster.id, &scenario);
                assert_eq!(level, Some(expected.level), "{} in {}", expected.name, edition.id);
                tally.chances += 1;
            }
        }
        tally.cases += 1;
    }
    tell("adj_lev_more.jsonl", &tally);
    assert!(tally.cases >= 36);
}

#[test]
fn difficulties_of_levels() {
    let mut tally = Tally::default();
    for case in lines::<LevelDifficulty>("level_difficulty.jsonl") {
        let place = &case.params;
        let dungeon = Dungeon { first_depth: place.depth_start, levels: place.num, entry: place.entry };
        let whereabouts = if place.endgame != 0 {
            Whereabouts::Endgame { sanctum: place.sanct }
        } else if place.amulet != 0 {
            Whereabouts::WithAmulet { deepest: place.deepest }
        } else {
            dungeon.level(place.dlevel)
        };
        for edition in editions(&case.version) {
            let rule = edition.rules.generation;
            let difficulty = level_difficulty(rule, whereabouts, place.xl, place.aggr != 0);
            assert_eq!(difficulty, case.level_difficulty, "{} of {} with {}", case.case, case.version, edition.id);
            tally.chances += 1;
        }
        tally.cases += 1;
    }
    tell("level_difficulty.jsonl", &tally);
    assert!(tally.cases >= 80);
}

/// What a level's alignment adds is seen in the weights of a monster with nothing but that alignment.
#[test]
fn shifts_by_alignment() {
    let mut tally = Tally::default();
    let tables: BTreeMap<String, Vec<AlignShift>> = lines("align_shift.json").pop().unwrap();
    for (divisor, rows) in tables {
        let id = if divisor == "10" { "slashem-0.0.7E7F3" } else { "nethack-3.6.7" };
        let mut edition = bestiary::by_id(id).unwrap().clone();
        let newt = edition.monsters.iter().position(|monster| monster.name() == "newt").unwrap();
        for row in rows {
            edition.monsters.to_mut()[newt].alignment = Some(row.maligntyp);
            let monster = edition.monsters[newt].clone();
            let frequency = i32::from(monster.generation.unwrap().frequency);
            let generator = Generator::new(&edition);
            let expected = [row.none, row.lawful, row.neutral, row.chaotic];
            for (alignment, expected) in LevelAlignment::ALL.into_iter().zip(expected) {
                let mut scenario = Scenario::new(1, 1);
                scenario.level_alignment = alignment;
                let found = match (generator.exclusion(monster.id, &scenario), frequency + expected) {
                    (None, weight) => {
                        let pool = generator.pool(&scenario);
                        let in_pool = pool.weights.iter().find(|weighted| weighted.monster == monster.id).unwrap();
                        assert_eq!(in_pool.weight as i32, weight, "{id}: {} on {alignment:?}", row.maligntyp);
                        true
                    }
                    // Of no alignment at all, which no row has that comes at random.
                    (Some(Exclusion::NoFrequency), weight) => weight == 0,
                    (Some(Exclusion::ImpossibleWeight { weight: found }), weight) => weight < 0 && weight == found,
                    (Some(other), _) => panic!("{other}"),
                };
                assert!(found, "{id}: {} on {alignment:?}", row.maligntyp);
                tally.chances += 1;
            }
        }
        tally.cases += 1;
    }
    tell("align_shift.json", &tally);
    assert_eq!((tally.cases, tally.chances), (2, 2 * 42 * 4));
}
