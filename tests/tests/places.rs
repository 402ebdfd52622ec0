//! The places of every edition, and where its monsters come in them.

use engine::Generator;
use engine::generation::{
    Place, Scenario, Spot, Temperature, Whereabouts, alignment_shift, deepest_level, level_difficulty, places,
};
use engine::ratio::Ratio;
use model::{GenerationRule, MonsterId};
use std::collections::BTreeMap;

fn generators() -> impl Iterator<Item = Generator<'static>> {
    bestiary::EDITIONS.iter().map(|edition| Generator::new(edition))
}

/// Every scenario of a place: its difficulty, experience level, and itself.
fn scenarios(rule: GenerationRule, all: &[Place], place: &Place) -> Vec<Scenario> {
    let mut found = Vec::new();
    let sanctum = all.iter().find(|place| place.name == "sanctum").unwrap().depths.clone().unwrap();
    let whereabouts: Vec<Whereabouts> = match (&place.depths, &place.climb) {
        (None, _) => sanctum.map(|sanctum| Whereabouts::Endgame { sanctum }).collect(),
        (Some(depths), None) => depths.clone().map(|depth| place.at(depth, None)).collect(),
        (Some(depths), Some(climb)) => {
            let pairs = climb.entries.clone().flat_map(|entry| depths.clone().map(move |depth| (depth, entry)));
            let pairs = pairs.filter(|(depth, entry)| climb.depths(*entry).contains(depth));
            pairs.map(|(depth, entry)| place.at(depth, Some(entry))).collect()
        }
    };
    for whereabouts in whereabouts {
        for experience_level in 1..=30 {
            let difficulty = level_difficulty(rule, whereabouts, experience_level, false);
            let mut scenario = Scenario::new(difficulty, experience_level);
            place.set(&mut scenario);
            scenario.demigod = place.plane.is_some();
            found.push(scenario);
        }
    }
    found
}

#[test]
fn every_edition_has_places_within_its_dungeons() {
    for generator in generators() {
        let places = places(generator.rule());
        for place in &places {
            let id = &generator.edition().id;
            if let Some(depths) = &place.depths {
                let within = *depths.start() >= 1 && *depths.end() <= deepest_level(generator.rule());
                assert!(!depths.is_empty() && within, "{id}: {}", place.name);
            }
            assert_eq!(place.depths.is_none(), place.plane.is_some(), "{id}: {}", place.name);
            assert!(generator.knows_temperature() || place.temperature == Temperature::Temperate, "{id}");
            assert!(generator.knows_rogue_level() || !place.rogue, "{id}: {}", place.name);
        }
    }
}

#[test]
fn every_monster_appears_where_going_through_all_places_finds_it() {
    for generator in generators() {
        // EvilHack's player monsters take long: there, only where a monster comes is held against the places.
        let is_exact = generator.rule() != GenerationRule::EvilHack;
        let all = places(generator.rule());
        let mut first: BTreeMap<MonsterId, [i32; 2]> = BTreeMap::new();
        let mut weakest: BTreeMap<MonsterId, [i32; 2]> = BTreeMap::new();
        let mut likeliest: BTreeMap<MonsterId, (u32, u32)> = BTreeMap::new();
        for place in &all {
            for scenario in scenarios(generator.rule(), &all, place) {
                let (level, hero) = (scenario.level_difficulty, scenario.experience_level);
                let pool = generator.pool(&scenario);
                for weighted in &pool.weights {
                    let least = first.entry(weighted.monster).or_insert([level, hero]);
                    *least = [level, hero].min(*least);
                    let least = weakest.entry(weighted.monster).or_insert([hero, level]);
                    *least = [hero, level].min(*least);
                    let (weight, total) = likeliest.entry(weighted.monster).or_insert((weighted.weight, pool.total));
                    if u64::from(weighted.weight) * u64::from(*total) > u64::from(*weight) * u64::from(pool.total) {
                        (*weight, *total) = (weighted.weight, pool.total);
                    }
                }
            }
        }
        let appearances = generator.appearances();
        let id = &generator.edition().id;
        assert_eq!(appearances.monsters.len(), first.len(), "{id}");
        for found in &appearances.monsters {
            let pair = |spot: &Spot| [spot.level_difficulty, spot.experience_level];
            assert_eq!(pair(&found.easiest_level), first[&found.monster], "{id}");
            let [level, hero] = pair(&found.least_experience);
            assert_eq!([hero, level], weakest[&found.monster], "{id}");
            let (weight, total) = likeliest[&found.monster];
            if is_exact {
                assert_eq!(found.chance, Ratio::new(weight, total).unwrap(), "{id}");
            }
            let mut scenario = Scenario::new(found.likeliest.level_difficulty, found.likeliest.experience_level);
            let place = appearances.place(&found.likeliest).unwrap();
            place.set(&mut scenario);
            scenario.demigod = place.plane.is_some();
            assert_eq!(generator.random(&scenario).of_monster(found.monster), found.chance, "{id}");
        }
    }
}

#[test]
fn what_is_worked_out_by_hand() {
    let generator = Generator::new(bestiary::by_id("nethack-3.6.7").unwrap());
    let appearances = generator.appearances();
    let of = |symbol| generator.edition().monster(symbol).map(|monster| appearances.of(monster.id));
    let spot = |spot: &Spot| {
        let name = appearances.place(spot).unwrap().name;
        (name, spot.depth, spot.level_difficulty, spot.experience_level)
    };
    // Of difficulty 6: half of 1 and 11, and half of 11 and 1.
    let ant = of("SOLDIER_ANT").unwrap().unwrap();
    assert_eq!(spot(&ant.easiest_level), ("main", 1, 1, 11));
    assert_eq!(spot(&ant.least_experience), ("main", 11, 11, 1));
    // Of difficulty 29: half of 28 and 30; the sanctum is at 53 at most, which wants a hero of 5.
    let lich = of("ARCH_LICH").unwrap().unwrap();
    assert_eq!(spot(&lich.least_experience), ("sanctum", 53, 53, 5));
    assert_eq!(appearances.place(&lich.easiest_level).unwrap().name, "gehennom");
    // The newt has five of the 21 of the first level.
    let newt = of("NEWT").unwrap().unwrap();
    assert_eq!((spot(&newt.easiest_level), newt.chance.to_string()), (("main", 1, 1, 1), "5/21".to_owned()));
    // Unique, and in Gehennom.
    assert_eq!(of("ASMODEUS"), Some(None));
    // On an unaligned level a kitten has its frequency of 1, on the Oracle's five more.
    assert_eq!(alignment_shift(generator.rule(), engine::generation::LevelAlignment::Neutral, 0), 5);
}
