//! Which monster comes at random: `rndmonst()` of `src/makemon.c` (`rndmonst_adj()` since 3.7).
//!
//! Every version gives each monster that is let in its weight's share of all weights. 3.4.3 and 3.6 draw once and walk
//! down the weights, 3.7 draws at every monster; the odds are the same. What 3.4.3 and 3.6 remember from one call to
//! the next is left out: those are the odds of the first call on a level.

use super::bars::{BARS, WORD, keeps_out};
use super::generator::Generator;
use super::parameters::WindowLimit;
use super::species::{HIGHEST_WEIGHT, Species};
use super::walk::{Outcome, Step, Stop, walk};
use super::{Plane, Scenario, Temperature};
use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use model::MonsterId;

/// In one of how many cases EvilHack lets a player monster in (`rndmonst()`).
const PLAYER_MONSTERS_ONE_IN: u32 = 3;

/// The difficulties that are let in, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The least: a sixth of the level's difficulty (`monmin_difficulty()`).
    pub min: i32,
    /// The greatest: half of the level's difficulty and the hero's level together (`monmax_difficulty()`).
    pub max: i32,
}

/// A monster that is let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighted {
    /// Which monster.
    pub monster: MonsterId,
    /// Its frequency with what alignment and temperature add to it; never 0.
    pub weight: u32,
    /// In one of how many cases it is let in: 1, but for EvilHack's player monsters.
    pub one_in: u32,
}

/// All that is let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The difficulties that are let in.
    pub window: Window,
    /// The sum of the weights.
    pub total: u32,
    /// The monsters with their weights, in array order.
    pub weights: Vec<Weighted>,
}

/// What keeps a monster out, in the order in which the game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exclusion {
    /// It stands behind the last monster that comes at random, as player monsters and those of the quest do
    /// (`SPECIAL_PM`).
    Special,
    /// Its difficulty is below the least.
    TooWeak,
    /// Its difficulty is above the greatest.
    TooStrong,
    /// The Rogue level lets only capital letters in.
    SmallLetter,
    /// The element of the plane keeps it out (`wrong_elem_type()`).
    WrongElement(Plane),
    /// It never comes at random (`G_NOGEN`).
    NotRandom,
    /// There is only one of it (`G_UNIQ`).
    Unique,
    /// It was genocided.
    Genocided,
    /// It is extinct.
    Extinct,
    /// It is lawful, and the level is in Gehennom.
    LawfulInGehennom,
    /// It comes in Gehennom only (`G_HELL`).
    OnlyInGehennom,
    /// It does not come in Gehennom (`G_NOHELL`).
    NotInGehennom,
    /// It neither bears the cold of Cocytus nor is a demon; xNetHack.
    TooColdInCocytus,
    /// It comes to a part of the dungeon only that is not asked about here; EvilHack.
    Elsewhere,
    /// Its frequency is 0, and neither alignment nor temperature adds to it.
    NoFrequency,
    /// Its weight is below 0 or above 127; the game complains.
    ImpossibleWeight,
}

impl Exclusion {
    /// The condition in words, and by C's names where it has any.
    pub fn words(self) -> &'static str {
        match self {
            Self::Special => "never comes at random (SPECIAL_PM)",
            Self::TooWeak => "too weak (montooweak)",
            Self::TooStrong => "too strong (montoostrong)",
            Self::SmallLetter => "no capital letter, on the Rogue level",
            Self::WrongElement(Plane::Earth) => "an elemental that is not at home on the Plane of Earth",
            Self::WrongElement(Plane::Air) => "cannot stay aloft on the Plane of Air",
            Self::WrongElement(Plane::Fire) => "does not resist fire, on the Plane of Fire",
            Self::WrongElement(Plane::Water) => "does not swim, on the Plane of Water",
            Self::WrongElement(Plane::Astral) => "not at home on the Astral Plane",
            Self::NotRandom => "never comes at random (G_NOGEN)",
            Self::Unique => "unique (G_UNIQ)",
            Self::Genocided => "genocided",
            Self::Extinct => "extinct",
            Self::LawfulInGehennom => "lawful, in Gehennom",
            Self::OnlyInGehennom => "comes in Gehennom only (G_HELL)",
            Self::NotInGehennom => "does not come in Gehennom (G_NOHELL)",
            Self::TooColdInCocytus => "neither resists cold nor is a demon, in Cocytus",
            Self::Elsewhere => "comes elsewhere only",
            Self::NoFrequency => "has a frequency of 0",
            Self::ImpossibleWeight => "would have an impossible weight",
        }
    }
}

impl fmt::Display for Exclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

impl Generator<'_> {
    /// The difficulties that are let in: `monmin_difficulty()` and `monmax_difficulty()` of `include/monst.h` since
    /// 3.7, and the same within `rndmonst()` before.
    pub fn window(&self, scenario: &Scenario) -> Window {
        let difficulty = scenario.level_difficulty;
        let sum = difficulty.saturating_add(scenario.experience_level);
        let max = match self.rule.window {
            WindowLimit::DownUnlessDemigod(limit) if scenario.demigod => limit,
            WindowLimit::Down | WindowLimit::DownUnlessDemigod(_) => sum / 2,
            WindowLimit::Up => sum.saturating_add(1) >> 1,
        };
        let (more_min, more_max) =
            if self.rule.adjustable { (scenario.min_adjust, scenario.max_adjust) } else { (0, 0) };
        Window { min: (difficulty / 6).saturating_add(more_min), max: max.saturating_add(more_max) }
    }

    /// The monsters that are let in, with their weights.
    pub fn pool(&self, scenario: &Scenario) -> Pool {
        let window = self.window(scenario);
        let mut pool = Pool { window, total: 0, weights: Vec::with_capacity(self.difficulties.len()) };
        let kept_out = self.bars.kept_out(scenario, self.rule);
        let words = self.difficulties.chunks(WORD).zip(self.species.chunks(WORD)).zip(kept_out);
        for ((difficulties, species), kept_out) in words {
            let mut let_in = within(difficulties, window) & !kept_out;
            while let_in != 0 {
                if let Some(species) = species.get(let_in.trailing_zeros() as usize) {
                    self.let_in(&mut pool, species, scenario);
                }
                let_in &= let_in - 1;
            }
        }
        pool
    }

    /// Lets a monster in that nothing keeps out, unless it is gone or has no weight.
    fn let_in(&self, pool: &mut Pool, species: &Species, scenario: &Scenario) {
        if scenario.genocided.contains(&species.id) || scenario.extinct.contains(&species.id) {
            return;
        }
        if let Ok(weight) = self.weight(species, scenario) {
            let one_in = if species.is_player_monster { PLAYER_MONSTERS_ONE_IN } else { 1 };
            pool.total += weight;
            pool.weights.push(Weighted { monster: species.id, weight, one_in });
        }
    }

    /// The odds of a random monster, without what the quest does first; see [`quest`](Self::quest).
    pub fn random(&self, scenario: &Scenario) -> Odds {
        self.pool(scenario).odds()
    }

    /// What keeps a monster out; `None` where it is let in, and where the edition has no such monster.
    pub fn exclusion(&self, monster: MonsterId, scenario: &Scenario) -> Option<Exclusion> {
        let at = self.species.iter().position(|species| species.id == monster)?;
        if at >= self.special {
            return Some(Exclusion::Special);
        }
        let species = self.species.get(at)?;
        let window = self.window(scenario);
        if species.difficulty < window.min {
            return Some(Exclusion::TooWeak);
        }
        if species.difficulty > window.max {
            return Some(Exclusion::TooStrong);
        }
        let bar = BARS.into_iter().find(|bar| keeps_out(*bar, species, scenario, self.rule));
        bar.or_else(|| self.weight(species, scenario).err())
    }

    /// The weight of a monster that nothing keeps out.
    fn weight(&self, species: &Species, scenario: &Scenario) -> Result<u32, Exclusion> {
        let endures = match scenario.temperature {
            Temperature::Cold => species.resists_cold,
            Temperature::Temperate => false,
            Temperature::Hot => species.resists_fire,
        };
        let by_temperature = if endures { self.rule.temperature_shift.unwrap_or(0) } else { 0 };
        let weight = i32::from(species.frequency) + species.shift(scenario.level_alignment) + by_temperature;
        match weight {
            0 => Err(Exclusion::NoFrequency),
            1..=HIGHEST_WEIGHT => Ok(weight.unsigned_abs()),
            _ => Err(Exclusion::ImpossibleWeight),
        }
    }
}

/// Which of up to 64 difficulties are within a window, a bit each.
fn within(difficulties: &[i32], window: Window) -> u64 {
    let bits = difficulties
        .iter()
        .enumerate()
        .map(|(at, difficulty)| u64::from((window.min..=window.max).contains(difficulty)) << at);
    bits.fold(0, |word, bit| word | bit)
}

impl Pool {
    /// The odds of the pool.
    pub fn odds(&self) -> Odds {
        if self.weights.iter().all(|weight| weight.one_in == 1) {
            let weights = self.weights.iter().map(|weight| (weight.monster, Natural::from(weight.weight)));
            return Odds::of(weights, Natural::ZERO);
        }
        let steps: Vec<_> = self.weights.iter().map(step).collect();
        walk(&steps)
    }
}

/// A monster that may be let in.
fn step(weight: &Weighted) -> Step {
    let mut outcomes = vec![Outcome { ways: 1, weight: Some(weight.weight) }];
    if let Some(ways @ 1..) = weight.one_in.checked_sub(1) {
        outcomes.push(Outcome { ways, weight: None });
    }
    Step { monster: weight.monster, stop: Stop::Never, outcomes }
}
