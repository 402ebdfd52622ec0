//! Which monster of a class comes: `mkclass()` of `src/makemon.c` (`mkclass_aligned()` since 3.6.2, `pm_mkclass()` in
//! SLASH'EM), and `mkclass_poly()`.
//!
//! None of it asks for the level's alignment or temperature, for the Rogue level or the planes.

mod allowance;
mod excluded;
mod two_passes;
mod weighed;

pub use allowance::Allowance;

use super::Scenario;
use super::generator::Generator;
use super::parameters::Algorithm;
use super::species::Species;
use crate::odds::{Mixture, Odds};
use crate::ratio::{Natural, Ratio};
use alloc::vec::Vec;
use model::{Class, Gen};

/// Whether an alignment is below, at or above 0: what C's `sgn()` gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Below.
    Chaotic,
    /// At 0.
    Neutral,
    /// Above.
    Lawful,
}

impl Sign {
    /// The sign of an alignment.
    pub(super) fn of(alignment: i32) -> Self {
        match alignment {
            ..0 => Self::Chaotic,
            0 => Self::Neutral,
            1.. => Self::Lawful,
        }
    }
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassChoice {
    /// The class.
    pub class: Class,
    /// The alignment that it must have; since 3.6.2.
    pub alignment: Option<Sign>,
    /// What is allowed besides ordinary monsters.
    pub allow: Allowance,
}

impl ClassChoice {
    /// An ordinary monster of a class.
    pub fn new(class: Class) -> Self {
        Self { class, alignment: None, allow: Allowance::NONE }
    }
}

/// Half of the level's difficulty, above which a monster of a class is too strong.
fn greatest_difficulty(scenario: &Scenario) -> i32 {
    scenario.level_difficulty >> 1
}

/// Whether `mk_gen_ok()` lets a monster through, flags aside.
fn is_possible(species: &Species, scenario: &Scenario, ignore_gone: bool) -> bool {
    let is_gone = scenario.genocided.contains(&species.id) || scenario.extinct.contains(&species.id);
    (ignore_gone || !is_gone) && !species.is_never_chosen
}

impl Generator<'_> {
    /// The odds of a monster of a class.
    pub fn class(&self, scenario: &Scenario, choice: &ClassChoice) -> Odds {
        match &self.rule.class.algorithm {
            Algorithm::TwoPasses { upper_limit } => self.by_two_passes(scenario, choice, *upper_limit),
            Algorithm::Weighed(weighed) => self.by_weight(scenario, choice, weighed),
        }
    }

    /// The odds of what a hero who chooses a class becomes: `mkclass_poly()` of `src/makemon.c`, since 3.6.0; `None`
    /// where the edition has no such choice.
    ///
    /// Only frequencies count, and only genocide keeps a monster out. Since 3.7 a monster in the wrong place is kept
    /// out, too, in eight of nine cases for the whole class, and liches always.
    pub fn polymorph_class(&self, scenario: &Scenario, class: &Class) -> Option<Odds> {
        if !self.rule.class.polymorph {
            return None;
        }
        let place = match &self.rule.class.algorithm {
            Algorithm::Weighed(weighed) => weighed.place,
            Algorithm::TwoPasses { .. } => None,
        };
        let usual = Gen::NOGEN | Gen::UNIQ;
        let by_place = usual | wrong_place(scenario);
        let mut mixture = Mixture::new();
        match place {
            None => mixture.add(&self.by_frequency(scenario, class, usual), &Ratio::one()),
            Some(_) if *class == Class::Lich => {
                mixture.add(&self.by_frequency(scenario, class, by_place), &Ratio::one());
            }
            Some(cases) => {
                let once = Ratio::new(1_u8, cases)?;
                mixture.add(&self.by_frequency(scenario, class, by_place), &once.complement()?);
                mixture.add(&self.by_frequency(scenario, class, usual), &once);
            }
        }
        Some(mixture.odds())
    }

    /// The odds by frequency alone of what has none of these flags.
    fn by_frequency(&self, scenario: &Scenario, class: &Class, mask: Gen) -> Odds {
        let number = self.edition().class(class).map(|class| class.value);
        let is_member = |species: &&Species| number.is_some() && species.class == number;
        let members = self.ordinary().skip_while(|species| !is_member(species)).take_while(is_member);
        let let_in = members.filter(|species| {
            let is_gone = scenario.genocided.contains(&species.id);
            !is_gone && !species.is_never_chosen && !species.flags.intersects(mask)
        });
        let weights: Vec<_> = let_in.map(|species| (species.id, Natural::from(species.frequency))).collect();
        Odds::of(weights, Natural::ZERO)
    }
}

/// The flag of what is in the wrong place.
fn wrong_place(scenario: &Scenario) -> Gen {
    if scenario.gehennom { Gen::NOHELL } else { Gen::HELL }
}
