//! What holds of generation in every edition and every place, and what is worked out by hand.

use engine::Generator;
use engine::generation::{
    Allowance, ClassChoice, Exclusion, LevelAlignment, Plane, Scenario, Sign, Temperature, Whereabouts,
    level_difficulty,
};
use engine::odds::Odds;
use engine::ratio::Ratio;
use engine::sampler::Sampler;
use model::{Class, Edition, Gen, GenerationRule, Monster, MonsterId};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::LazyLock;

static GENERATORS: LazyLock<Vec<Generator<'static>>> =
    LazyLock::new(|| bestiary::EDITIONS.iter().map(|edition| Generator::new(edition)).collect());

fn generator(id: &str) -> &'static Generator<'static> {
    GENERATORS.iter().find(|generator| generator.edition().id == id).unwrap()
}

fn monster(edition: &'static Edition, name: &str) -> &'static Monster {
    edition.monsters.iter().find(|monster| monster.name() == name).unwrap()
}

fn sum(odds: &Odds) -> Ratio {
    odds.chances().iter().fold(odds.of_nothing(), |sum, chance| &sum + &odds.ratio(chance))
}

prop_compose! {
    fn any_scenario()(
        level_difficulty in 1..73_i32,
        experience_level in 1..31_i32,
        level_alignment in prop::sample::select(LevelAlignment::ALL.to_vec()),
        temperature in prop::sample::select(vec![Temperature::Cold, Temperature::Temperate, Temperature::Hot]),
        plane in prop::option::of(prop::sample::select(Plane::ALL.to_vec())),
        (gehennom, rogue, demigod) in any::<(bool, bool, bool)>(),
        genocided in prop::collection::vec(0..400_u16, 0..8),
        extinct in prop::collection::vec(0..400_u16, 0..8),
    ) -> Scenario {
        let ids = |indices: Vec<u16>| indices.into_iter().map(MonsterId).collect();
        Scenario {
            level_alignment, temperature, plane, gehennom, rogue, demigod,
            genocided: ids(genocided), extinct: ids(extinct),
            ..Scenario::new(level_difficulty, experience_level)
        }
    }
}

fn any_generator() -> impl Strategy<Value = &'static Generator<'static>> {
    (0..bestiary::EDITIONS.len()).prop_map(|at| &GENERATORS[at])
}

prop_compose! {
    fn any_choice()(
        generator in any_generator(),
        at: prop::sample::Index,
        alignment in prop::option::of(prop::sample::select(vec![Sign::Chaotic, Sign::Neutral, Sign::Lawful])),
        flags in 0..16_u32,
        (ignore_gone, upper_limit) in any::<(bool, bool)>(),
    ) -> (&'static Generator<'static>, ClassChoice) {
        let class = at.get(&generator.edition().classes).class.clone();
        let names = [Gen::NOGEN, Gen::UNIQ, Gen::HELL, Gen::NOHELL];
        let chosen = names.into_iter().enumerate().filter(|(bit, _)| flags & (1 << bit) != 0).map(|(_, flag)| flag);
        let allow = Allowance { flags: chosen.fold(Gen::empty(), Gen::union), ignore_gone, upper_limit };
        (generator, ClassChoice { class, alignment, allow })
    }
}

proptest! {
    #[test]
    fn random_odds_sum_to_one(generator in any_generator(), scenario in any_scenario()) {
        let pool = generator.pool(&scenario);
        prop_assert_eq!(pool.total, pool.weights.iter().map(|weighted| weighted.weight).sum::<u32>());
        let odds = pool.odds();
        prop_assert_eq!(sum(&odds), Ratio::one());
        prop_assert_eq!(pool.weights.is_empty(), odds.of_nothing() == Ratio::one());
        for monster in &*generator.edition().monsters {
            let in_pool = pool.weights.iter().find(|weighted| weighted.monster == monster.id);
            prop_assert_eq!(pool.weight(monster.id), in_pool.map_or(0, |weighted| weighted.weight));
        }
        if generator.rule() != GenerationRule::EvilHack {
            for weighted in &pool.weights {
                let share = Ratio::new(weighted.weight, pool.total).unwrap();
                prop_assert_eq!(odds.of_monster(weighted.monster), share);
            }
        }
    }

    #[test]
    fn class_odds_sum_to_one((generator, choice) in any_choice(), scenario in any_scenario()) {
        let odds = generator.class(&scenario, &choice);
        prop_assert_eq!(sum(&odds), Ratio::one());
        for chance in odds.chances() {
            let monster = &generator.edition().monsters[usize::from(chance.monster.0)];
            prop_assert_eq!(&monster.class, &choice.class);
            prop_assert!(usize::from(chance.monster.0) < generator.edition().special_start());
        }
        if let Some(odds) = generator.polymorph_class(&scenario, &choice.class) {
            prop_assert_eq!(sum(&odds), Ratio::one());
        }
    }

    #[test]
    fn removing_a_species_never_raises_the_total(
        generator in any_generator(), scenario in any_scenario(), at: prop::sample::Index,
    ) {
        let gone = at.get(&generator.edition().monsters).id;
        let before = generator.pool(&scenario);
        for extinct in [false, true] {
            let mut scenario = scenario.clone();
            if extinct { scenario.extinct.push(gone) } else { scenario.genocided.push(gone) }
            let after = generator.pool(&scenario);
            prop_assert!(after.total <= before.total);
            let kept: Vec<_> = before.weights.iter().filter(|weighted| weighted.monster != gone).copied().collect();
            prop_assert_eq!(after.weights, kept);
        }
    }

    #[test]
    fn the_window_only_moves_up(generator in any_generator(), scenario in any_scenario()) {
        let window = generator.window(&scenario);
        let mut deeper = scenario.clone();
        deeper.level_difficulty += 1;
        let mut stronger = scenario.clone();
        stronger.experience_level += 1;
        for other in [generator.window(&deeper), generator.window(&stronger)] {
            prop_assert!(other.min >= window.min && other.max >= window.max);
        }
    }

    #[test]
    fn a_monster_is_in_the_pool_or_something_keeps_it_out(
        generator in any_generator(), scenario in any_scenario(),
    ) {
        let pool = generator.pool(&scenario);
        for monster in &*generator.edition().monsters {
            let is_in = pool.weights.iter().any(|weighted| weighted.monster == monster.id);
            prop_assert_eq!(is_in, generator.exclusion(monster.id, &scenario).is_none(), "{}", monster.name());
        }
    }
}

#[test]
fn an_ordinary_level_in_3_6_7() {
    let generator = generator("nethack-3.6.7");
    let pool = generator.pool(&Scenario::new(5, 3));
    assert_eq!((pool.window.min, pool.window.max, pool.total, pool.weights.len()), (0, 4, 110, 59));
    let eye = monster(generator.edition(), "floating eye");
    assert_eq!(pool.odds().of_monster(eye.id).to_string(), "1/22");
}

#[test]
fn what_keeps_a_monster_out() {
    let generator = generator("nethack-3.6.7");
    let id = |name| monster(generator.edition(), name).id;
    let scenario = Scenario::new(12, 8);
    let hot = Scenario { gehennom: true, ..Scenario::new(30, 14) };
    let air = Scenario { plane: Some(Plane::Air), ..Scenario::new(57, 14) };
    let rogue = Scenario { rogue: true, ..Scenario::new(15, 10) };
    let gone = Scenario { genocided: vec![id("soldier ant")], extinct: vec![id("xan")], ..scenario.clone() };
    for (name, scenario, expected) in [
        ("newt", &scenario, Some(Exclusion::TooWeak { difficulty: 1, least: 2 })),
        ("arch-lich", &scenario, Some(Exclusion::TooStrong { difficulty: 29, greatest: 10 })),
        ("soldier ant", &scenario, None),
        ("soldier ant", &gone, Some(Exclusion::Genocided)),
        ("xan", &gone, Some(Exclusion::Extinct)),
        ("soldier ant", &rogue, Some(Exclusion::SmallLetter)),
        ("baby red dragon", &Scenario::new(25, 14), Some(Exclusion::NoFrequency)),
        ("long worm tail", &scenario, Some(Exclusion::Special)),
        ("archeologist", &scenario, Some(Exclusion::Special)),
        ("shark", &Scenario::new(25, 14), Some(Exclusion::NotRandom)),
        ("horned devil", &Scenario::new(12, 8), Some(Exclusion::OnlyInGehennom)),
        ("horned devil", &hot, Some(Exclusion::LawfulInGehennom)),
        ("Olog-hai", &hot, None),
        ("couatl", &hot, Some(Exclusion::LawfulInGehennom)),
        ("stalker", &air, Some(Exclusion::WrongElement(Plane::Air))),
        ("fire elemental", &air, Some(Exclusion::WrongElement(Plane::Air))),
        ("air elemental", &air, None),
    ] {
        assert_eq!(generator.exclusion(id(name), scenario), expected, "{name}");
    }
}

#[test]
fn liches_and_ants_of_5_0() {
    let generator = generator("nethack-5.0.0");
    let class = |class, level, hero| {
        let odds = generator.class(&Scenario::new(level, hero), &ClassChoice::new(class));
        let named = odds.chances().iter().map(|chance| {
            let monster = &generator.edition().monsters[usize::from(chance.monster.0)];
            format!("{} {}", monster.name(), odds.ratio(chance))
        });
        named.collect::<Vec<_>>()
    };
    assert_eq!(class(Class::Lich, 25, 14), ["lich 3/4", "demilich 1/4"]);
    let ants = ["giant ant 133/208", "killer bee 87/832", "soldier ant 3/64", "fire ant 29/416", "giant beetle 29/208"];
    assert_eq!(class(Class::Ant, 8, 6), ants);
}

#[test]
fn the_choice_of_a_class_to_polymorph_into() {
    let scenario = Scenario::new(10, 8);
    for generator in GENERATORS.iter() {
        let odds = generator.polymorph_class(&scenario, &Class::Ant);
        let has_choice = !matches!(generator.rule(), GenerationRule::V3_4_3 | GenerationRule::SlashEm);
        assert_eq!(odds.is_some(), has_choice, "{}", generator.edition().id);
    }
    // Frequencies of 3, 2, 2, 1 and 3, wherever the hero is.
    let odds = generator("nethack-3.6.7").polymorph_class(&scenario, &Class::Ant).unwrap();
    let shares: Vec<_> = odds.chances().iter().map(|chance| odds.ratio(chance).to_string()).collect();
    assert_eq!(shares, ["3/11", "2/11", "2/11", "1/11", "3/11"]);
}

#[test]
fn the_amulet_and_the_planes() {
    let ascent = Whereabouts::WithAmulet { deepest: 49 };
    let fire = Whereabouts::Endgame { sanctum: 50 };
    assert_eq!(level_difficulty(GenerationRule::V3_6_2, ascent, 14, false), 49);
    assert_eq!(level_difficulty(GenerationRule::V5_0, fire, 14, false), 57);
    assert_eq!(level_difficulty(GenerationRule::V3_7, fire, 14, true), 72);
    assert_eq!(level_difficulty(GenerationRule::V5_0, fire, 14, true), 50);
    let window = generator("nethack-3.6.7").window(&Scenario::new(49, 14));
    assert_eq!((window.min, window.max), (8, 31));
}

/// How often an outcome must be expected to count on its own; the others are one outcome together.
const LEAST_EXPECTED: f64 = 5.0;

/// How far chi-square is from what it should be, in standard deviations (by Wilson and Hilferty's approximation).
/// `drawn` has how often each monster was drawn, and at its end how often nothing was.
fn deviation(odds: &Odds, drawn: &[u32]) -> f64 {
    let count = f64::from(drawn.iter().sum::<u32>());
    let (nothing, monsters) = drawn.split_last().unwrap();
    let chances = (0..).zip(monsters).map(|(index, drawn)| (odds.of_monster(MonsterId(index)), *drawn));
    let (mut cells, mut rare) = (Vec::new(), (0.0, 0.0));
    for (ratio, drawn) in chances.chain([(odds.of_nothing(), *nothing)]) {
        assert!(drawn == 0 || !ratio.is_zero(), "what cannot come was drawn");
        let expected = ratio.to_f64() * count;
        if expected >= LEAST_EXPECTED {
            cells.push((expected, f64::from(drawn)));
        } else {
            rare = (rare.0 + expected, rare.1 + f64::from(drawn));
        }
    }
    if rare.0 >= LEAST_EXPECTED {
        cells.push(rare);
    }
    if cells.len() < 2 {
        return 0.0;
    }
    let chi_square: f64 = cells.iter().map(|(expected, drawn)| (drawn - expected).powi(2) / expected).sum();
    let freedom = f64::from(u32::try_from(cells.len() - 1).unwrap());
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / f64::sqrt(spread)
}

/// The odds of a random place and hero: in one of three cases those of a class in which something may come.
fn random_odds(generator: &Generator<'_>, rng: &mut SmallRng) -> (Scenario, Odds) {
    loop {
        let one_in = |rng: &mut SmallRng, count: u32| rng.random_range(0..count) == 0;
        let mut scenario = Scenario::new(rng.random_range(1..=55), rng.random_range(1..=30));
        scenario.level_alignment = LevelAlignment::ALL[rng.random_range(0..4)];
        scenario.temperature = [Temperature::Cold, Temperature::Temperate, Temperature::Hot][rng.random_range(0..3)];
        scenario.gehennom = one_in(rng, 3);
        scenario.plane = one_in(rng, 5).then(|| Plane::ALL[rng.random_range(0..5)]);
        let monsters = generator.edition().monsters.len() as u16;
        scenario.genocided = (0..rng.random_range(0..9)).map(|_| MonsterId(rng.random_range(0..monsters))).collect();
        let odds = if one_in(rng, 3) {
            let classes = &generator.edition().classes;
            let class = &classes[rng.random_range(0..classes.len())];
            generator.class(&scenario, &ClassChoice::new(class.class.clone()))
        } else {
            generator.random(&scenario)
        };
        // What is certain needs no draws.
        if odds.chances().len() + usize::from(!odds.of_nothing().is_zero()) > 1 {
            return (scenario, odds);
        }
    }
}

#[test]
fn draws_agree_with_the_odds() {
    const DRAWS: u32 = 1_000_000;
    const PLACES: usize = 20;
    let versions = [
        "nethack-3.4.3",
        "nethack-3.6.0",
        "nethack-3.6.1",
        "nethack-3.6.7",
        "nethack-3.7",
        "nethack-5.0.0",
        "slashem-0.0.7E7F3",
        "xnethack-9.1",
        "evilhack-0.9.3",
    ];
    let check = |id: &str, seed: u64| {
        let generator = generator(id);
        let mut rng = SmallRng::seed_from_u64(seed);
        for _ in 0..PLACES {
            let (scenario, odds) = random_odds(generator, &mut rng);
            let sampler = Sampler::new(&odds);
            let nothing = generator.edition().monsters.len();
            let mut drawn = vec![0; nothing + 1];
            for _ in 0..DRAWS {
                drawn[sampler.draw(&mut rng).map_or(nothing, |monster| usize::from(monster.0))] += 1;
            }
            // The seed is fixed, so this holds or does not. Draws that agree too well are no draws either.
            let deviation = deviation(&odds, &drawn);
            assert!(deviation.abs() < 4.0, "{id}, {scenario:?}: {deviation} standard deviations");
        }
    };
    std::thread::scope(|scope| {
        for (id, seed) in versions.into_iter().zip(20..) {
            scope.spawn(move || check(id, seed));
        }
    });
}

/// xNetHack and EvilHack, whose code was read: what they say of themselves.
#[test]
fn variants_by_reading() {
    let xnethack = generator("xnethack-9.1");
    let demigod = Scenario { demigod: true, ..Scenario::new(50, 14) };
    assert_eq!(xnethack.window(&demigod).max, 256);
    // The end before a monster that is too strong is certain, so the first difficulty that is left takes it all.
    let ants = xnethack.class(&Scenario::new(1, 1), &ClassChoice::new(Class::Ant));
    let ids: Vec<_> = ants.chances().iter().map(|chance| chance.monster).collect();
    let least = ids.iter().filter_map(|id| xnethack.difficulty(*id)).min();
    assert!(!ids.is_empty() && ids.iter().all(|id| xnethack.difficulty(*id) == least), "{ids:?}");

    let evilhack = generator("evilhack-0.9.3");
    let pool = evilhack.pool(&Scenario::new(20, 12));
    assert!(pool.weights.iter().any(|weighted| weighted.one_in == 3));
    let odds = pool.odds();
    for weighted in &pool.weights {
        let share = Ratio::new(weighted.weight, pool.total * weighted.one_in).unwrap();
        // Where others are kept out at times, what is let in has a little more than its share.
        assert!(odds.of_monster(weighted.monster) > share);
    }
}
