//! What keeps monsters out that has nothing to do with their difficulty, for all of them at once.
//!
//! Which monsters a condition is about is the same wherever the hero is, so it is kept as a set; a place only says which
//! of the conditions count.

use super::parameters::Parameters;
use super::species::Species;
use super::{Exclusion, Plane, Scenario, Sign};
use alloc::vec;
use alloc::vec::Vec;
use model::Gen;

/// How many monsters a word of a set is about.
pub(super) const WORD: usize = u64::BITS as usize;

/// The conditions in the order in which `rndmonst()` and `uncommon()` of `src/makemon.c` ask.
pub(super) const BARS: [Exclusion; 15] = [
    Exclusion::SmallLetter,
    Exclusion::WrongElement(Plane::Earth),
    Exclusion::WrongElement(Plane::Air),
    Exclusion::WrongElement(Plane::Fire),
    Exclusion::WrongElement(Plane::Water),
    Exclusion::WrongElement(Plane::Astral),
    Exclusion::NotRandom,
    Exclusion::Unique,
    Exclusion::Genocided,
    Exclusion::Extinct,
    Exclusion::LawfulInGehennom,
    Exclusion::OnlyInGehennom,
    Exclusion::NotInGehennom,
    Exclusion::TooColdInCocytus,
    Exclusion::Elsewhere,
];

/// Whether a condition counts in a place.
fn counts(bar: Exclusion, scenario: &Scenario, rule: &Parameters) -> bool {
    match bar {
        Exclusion::SmallLetter => scenario.rogue && rule.rogue_filter,
        Exclusion::WrongElement(plane) => scenario.plane == Some(plane),
        Exclusion::LawfulInGehennom | Exclusion::NotInGehennom => scenario.gehennom,
        Exclusion::OnlyInGehennom => !scenario.gehennom,
        Exclusion::TooColdInCocytus => scenario.cocytus,
        Exclusion::NotRandom | Exclusion::Unique | Exclusion::Elsewhere => true,
        _ => false,
    }
}

/// Whether a condition is about a monster.
fn is_about(bar: Exclusion, species: &Species) -> bool {
    match bar {
        Exclusion::SmallLetter => !species.is_capital,
        Exclusion::WrongElement(plane) => species.is_unfit(plane),
        Exclusion::NotRandom => species.flags.contains(Gen::NOGEN),
        Exclusion::Unique => species.flags.contains(Gen::UNIQ),
        Exclusion::LawfulInGehennom => species.sign == Sign::Lawful,
        Exclusion::OnlyInGehennom => species.flags.contains(Gen::HELL),
        Exclusion::NotInGehennom => species.flags.contains(Gen::NOHELL),
        Exclusion::TooColdInCocytus => !species.resists_cold && !species.is_demon,
        Exclusion::Elsewhere => species.is_elsewhere,
        _ => false,
    }
}

/// Whether a condition keeps a monster out of a place.
pub(super) fn keeps_out(bar: Exclusion, species: &Species, scenario: &Scenario, rule: &Parameters) -> bool {
    match bar {
        Exclusion::Genocided => scenario.genocided.contains(&species.id),
        Exclusion::Extinct => scenario.extinct.contains(&species.id),
        _ => counts(bar, scenario, rule) && is_about(bar, species),
    }
}

/// The monsters that each condition is about, a bit each in the order of the array.
#[derive(Clone, Debug)]
pub(super) struct Bars {
    sets: Vec<(Exclusion, Vec<u64>)>,
    words: usize,
}

impl Bars {
    pub(super) fn of(species: &[Species]) -> Self {
        let word = |bar: Exclusion, some: &[Species]| {
            let bits = some.iter().enumerate().map(|(at, species)| u64::from(is_about(bar, species)) << at);
            bits.fold(0, |word, bit| word | bit)
        };
        let set = |bar: Exclusion| (bar, species.chunks(WORD).map(|some| word(bar, some)).collect::<Vec<_>>());
        let sets = BARS.into_iter().map(set).filter(|(_, set)| set.iter().any(|word| *word != 0));
        Self { sets: sets.collect(), words: species.len().div_ceil(WORD) }
    }

    /// The monsters that something keeps out of a place, those that are gone left aside.
    pub(super) fn kept_out(&self, scenario: &Scenario, rule: &Parameters) -> Vec<u64> {
        let mut all = vec![0; self.words];
        for (_, set) in self.sets.iter().filter(|(bar, _)| counts(*bar, scenario, rule)) {
            for (word, more) in all.iter_mut().zip(set) {
                *word |= more;
            }
        }
        all
    }
}
