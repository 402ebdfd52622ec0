//! How many monsters come in some turns.

use engine::Generator;
use engine::generation::Scenario;
use engine::ratio::Ratio;
use engine::uses::{Arrivals, Era, at_least_once, generation_rate, group_total};
use model::{Edition, MonsterId};

fn edition(id: &str) -> &'static Edition {
    bestiary::by_id(id).unwrap()
}

fn id(edition: &Edition, symbol: &str) -> MonsterId {
    edition.monster(symbol).unwrap().id
}

fn ratio(numerator: u32, denominator: u32) -> Ratio {
    Ratio::new(numerator, denominator).unwrap()
}

#[test]
fn floating_eyes_and_jackals_on_the_fifth_level() {
    let edition = edition("nethack-3.6.7");
    let odds = Generator::new(edition).random(&Scenario::new(5, 3));
    let arrivals = Arrivals::new(edition, Era::Ordinary, 1000);
    assert_eq!(arrivals.spawns(), ratio(1000, 70));
    let individuals = |symbol: &str| {
        let monster = edition.monster(symbol).unwrap();
        let together = group_total(edition, monster, 3, &Ratio::zero()).mean();
        (arrivals.individuals(&odds.of_monster(monster.id), &together), together)
    };
    // 5 of 110, alone; 3 of 110, and one more in every other case.
    assert_eq!(individuals("FLOATING_EYE"), (ratio(50, 77), Ratio::one()));
    assert_eq!(individuals("JACKAL"), (ratio(1000 * 3 * 3, 70 * 110 * 2), ratio(3, 2)));
    let eye = odds.of_monster(id(edition, "FLOATING_EYE"));
    assert_eq!(arrivals.at_least_once(&eye), at_least_once(&ratio(1, 1540), 1000));
}

#[test]
fn one_turn_after_another() {
    for edition in bestiary::EDITIONS {
        for era in [Era::Ordinary, Era::BelowCastle, Era::Demigod] {
            let rate = generation_rate(edition, era);
            let chance = ratio(3, 11);
            let missed = (&rate * &chance).complement().unwrap();
            let mut all_missed = Ratio::one();
            for turns in 0..30 {
                let arrivals = Arrivals::new(edition, era, turns);
                assert_eq!(arrivals.at_least_once(&chance), all_missed.complement(), "{}, {turns}", edition.id);
                let spawns = (0..turns).fold(Ratio::zero(), |sum, _| &sum + &rate);
                assert_eq!(arrivals.spawns(), spawns);
                all_missed = &all_missed * &missed;
            }
        }
    }
}

#[test]
fn the_mean_of_a_group() {
    for edition in bestiary::EDITIONS {
        for monster in edition.monsters.iter().step_by(7) {
            for hero_level in [1, 4, 14] {
                let total = group_total(edition, monster, hero_level, &ratio(1, 4));
                let mean = total
                    .outcomes()
                    .iter()
                    .fold(Ratio::zero(), |sum, (count, chance)| (0..*count).fold(sum, |sum, _| &sum + chance));
                assert_eq!(total.mean(), mean, "{}: {}", edition.id, monster.symbol);
            }
        }
    }
}
