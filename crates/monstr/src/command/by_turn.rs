//! How many monsters come in some time, for `monstr odds`.

use super::chances;
use crate::arguments::answer::Time;
use crate::exit::Failure;
use crate::scenario::{self, Asked};
use engine::Generator;
use engine::generation::deepest_castle;
use engine::odds::Odds;
use engine::ratio::{Natural, Ratio};
use engine::uses::{Arrivals, Era, group_total};
use model::{Edition, MonsterId};
use serde::Serialize;
use std::io::{self, Write};

/// A stay of some turns on one level.
pub struct Stay<'a> {
    edition: &'a Edition,
    turns: u32,
    era: Era,
    arrivals: Arrivals,
    hero_level: u8,
}

/// What comes in these turns, as JSON has it.
#[derive(Serialize)]
pub struct Document {
    turns: u32,
    era: &'static str,
    rate: Fraction,
    /// How often a monster is asked for, and how many come.
    spawns: Fraction,
    individuals: Fraction,
}

/// What comes of a species.
#[derive(Serialize)]
pub struct OfSpecies {
    individuals: Fraction,
    at_least_once: f64,
}

#[derive(Serialize)]
struct Fraction {
    #[serde(serialize_with = "chances::integer")]
    num: Natural,
    #[serde(serialize_with = "chances::integer")]
    den: Natural,
}

impl From<&Ratio> for Fraction {
    fn from(ratio: &Ratio) -> Self {
        Self { num: ratio.numerator().clone(), den: ratio.denominator().clone() }
    }
}

impl<'a> Stay<'a> {
    /// The one that the command line asks about, if any.
    pub fn of(generator: &Generator<'a>, time: &Time, asked: &Asked) -> Result<Option<Self>, Failure> {
        let deepest = deepest_castle(generator.rule());
        if let Some(castle) = time.castle {
            scenario::within("--castle", castle, (1, deepest), &generator.edition().title)?;
        }
        let Some(turns) = time.turns else { return Ok(None) };
        let scenario = &asked.scenario;
        let is_deep = asked.depth.is_some_and(|depth| depth > time.castle.unwrap_or(deepest));
        let is_below = scenario.gehennom || asked.dungeon == Some(scenario::TOWER) || is_deep;
        let era = Era::of(scenario.demigod, is_below);
        let edition = generator.edition();
        let arrivals = Arrivals::new(edition, era, turns);
        let hero_level = u8::try_from(scenario.experience_level).unwrap_or(u8::MAX);
        Ok(Some(Self { edition, turns, era, arrivals, hero_level }))
    }

    /// How many individuals of a species come on average.
    fn individuals(&self, monster: MonsterId, chance: &Ratio) -> Ratio {
        let together = self.edition.row(monster).map_or_else(Ratio::one, |monster| {
            group_total(self.edition, monster, self.hero_level, &Ratio::zero()).mean()
        });
        self.arrivals.individuals(chance, &together)
    }

    /// How many individuals come on average.
    fn all(&self, odds: &Odds) -> Ratio {
        let each = odds.chances().iter().map(|chance| self.individuals(chance.monster, &odds.ratio(chance)));
        each.fold(Ratio::zero(), |sum, individuals| &sum + &individuals)
    }

    /// The chance that a species comes at least once.
    ///
    /// The exact fraction has thousands of digits, which nobody would read.
    fn at_least_once(&self, chance: &Ratio) -> f64 {
        let each = (self.arrivals.rate() * chance).to_f64();
        -(f64::from(self.turns) * (-each).ln_1p()).exp_m1()
    }

    /// It for JSON.
    pub fn document(&self, odds: &Odds) -> Document {
        Document {
            turns: self.turns,
            era: self.era.id(),
            rate: self.arrivals.rate().into(),
            spawns: (&self.arrivals.spawns()).into(),
            individuals: (&self.all(odds)).into(),
        }
    }

    /// What comes of one species.
    pub fn of_species(&self, monster: MonsterId, chance: &Ratio) -> OfSpecies {
        OfSpecies {
            individuals: (&self.individuals(monster, chance)).into(),
            at_least_once: self.at_least_once(chance),
        }
    }

    /// Writes the line about all.
    pub fn write_line(&self, output: &mut impl Write, odds: &Odds) -> io::Result<()> {
        let (spawns, all) = (self.arrivals.spawns().to_f64(), self.all(odds).to_f64());
        let rate = self.arrivals.rate();
        writeln!(
            output,
            "{} turns at {rate} ask for {spawns:.2} monsters, and with their groups {all:.2} come",
            self.turns
        )
    }

    /// The two cells of the table for a species: how many come, and the chance of one at least.
    pub fn cells(&self, monster: MonsterId, chance: &Ratio) -> [String; 2] {
        let individuals = self.individuals(monster, chance).to_f64();
        [format!("{individuals:.2}"), chances::percent(self.at_least_once(chance))]
    }
}
