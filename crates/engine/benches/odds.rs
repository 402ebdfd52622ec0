//! How long odds and draws take. `cargo xtask bench` runs this; what it should come to is said at each.

#![expect(clippy::expect_used, reason = "what is measured is compiled in")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::generation::{ClassChoice, LevelAlignment, Scenario};
use engine::{Generator, Sampler, tables};
use model::{Class, Edition, OpenEnum};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::fmt;

fn main() {
    divan::main();
}

/// NetHack 5.0.0, which has 383 rows.
fn edition() -> &'static Edition {
    tables::edition("nethack-5.0.0").expect("it is compiled in")
}

/// A level and a hero for whom many monsters may come.
fn scenario() -> Scenario {
    Scenario::new(25, 14)
}

/// A generator out of a table; once for all questions about it.
#[divan::bench]
fn generator(bencher: Bencher<'_, '_>) {
    bencher.bench(|| Generator::new(black_box(edition())));
}

/// The distribution of a random monster as integer weights over their sum: at most 2 microseconds.
#[divan::bench]
fn distribution(bencher: Bencher<'_, '_>) {
    let (generator, scenario) = (Generator::new(edition()), scenario());
    bencher.bench(|| generator.pool(black_box(&scenario)));
}

/// Every depth from 1 to 50, experience level, alignment, in and out of Gehennom: 12,000, at most 25 milliseconds.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn all_distributions(bencher: Bencher<'_, '_>) {
    let generator = Generator::new(edition());
    let scenarios: Vec<_> = (1..=50)
        .flat_map(|depth| (1..=30).map(move |hero| Scenario::new(depth, hero)))
        .flat_map(|scenario| {
            LevelAlignment::ALL.map(|level_alignment| Scenario { level_alignment, ..scenario.clone() })
        })
        .flat_map(|scenario| [false, true].map(|gehennom| Scenario { gehennom, ..scenario.clone() }))
        .collect();
    assert_eq!(scenarios.len(), 12_000);
    bencher.counter(ItemsCount::new(scenarios.len())).bench(|| {
        for scenario in black_box(&scenarios) {
            black_box(generator.pool(scenario));
        }
    });
}

/// A monster drawn by exact odds: at most 5 nanoseconds.
#[divan::bench]
fn draw(bencher: Bencher<'_, '_>) {
    let sampler = Sampler::new(&Generator::new(edition()).random(&scenario()));
    let mut rng = SmallRng::seed_from_u64(5);
    bencher.bench_local(|| sampler.draw(&mut rng));
}

/// An edition by its id.
struct Compiled(&'static Edition);

impl fmt::Display for Compiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id)
    }
}

fn editions() -> Vec<Compiled> {
    tables::editions().iter().map(|edition| Compiled(edition)).collect()
}

/// The exact odds of all classes of an edition, one after the other.
#[divan::bench(args = editions(), sample_count = 10, sample_size = 1)]
fn all_classes(bencher: Bencher<'_, '_>, edition: &Compiled) {
    let (generator, scenario) = (Generator::new(edition.0), scenario());
    let choices: Vec<_> = edition.0.classes.iter().map(|class| ClassChoice::new(class.class.clone())).collect();
    bencher.counter(ItemsCount::new(choices.len())).bench(|| {
        for choice in black_box(&choices) {
            black_box(generator.class(&scenario, choice));
        }
    });
}

/// A class by its C name.
#[derive(Clone, Debug)]
struct Named(Class);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.c_name())
    }
}

fn classes() -> Vec<Named> {
    edition().classes.iter().map(|class| Named(class.class.clone())).collect()
}

/// The exact odds of each class: the median over them at most 50 microseconds, the longest 1 millisecond.
#[divan::bench(args = classes(), sample_count = 30)]
fn class(bencher: Bencher<'_, '_>, class: &Named) {
    let (generator, scenario, choice) = (Generator::new(edition()), scenario(), ClassChoice::new(class.0.clone()));
    bencher.bench(|| generator.class(black_box(&scenario), black_box(&choice)));
}
