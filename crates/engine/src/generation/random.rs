//! Which monster comes at random: `rndmonst()` of `src/makemon.c` (`rndmonst_adj()` since 3.7).
//!
//! Every version gives each monster that is let in its weight's share of all weights. 3.4.3 and 3.6 draw once and walk
//! down the weights, 3.7 draws at every monster; the odds are the same. What 3.4.3 and 3.6 remember from one call to
//! the next is left out: those are the odds of the first call on a level.

use super::bars::{BARS, WORD, keeps_out};
use super::generator::Generator;
use super::parameters::WindowLimit;
use super::species::Species;
use super::walk::{Outcome, Step, Stop, walk};
use super::weights::weight;
use super::{Exclusion, Scenario};
use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::vec;
use alloc::vec::Vec;
use model::MonsterId;

/// In one of how many cases EvilHack lets a player monster in (`rndmonst()`).
const PLAYER_MONSTERS_ONE_IN: u8 = 3;

/// A monster that may come, if its difficulty and the place let it in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    monster: MonsterId,
    /// In one of how many cases it is let in.
    one_in: u8,
}

impl Candidate {
    pub(super) fn of(species: &Species) -> Self {
        Self { monster: species.id, one_in: if species.is_player_monster { PLAYER_MONSTERS_ONE_IN } else { 1 } }
    }
}

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
        let weights = self.weights.on(scenario.level_alignment, scenario.temperature);
        let words =
            self.difficulties.chunks(WORD).zip(self.candidates.chunks(WORD)).zip(weights.chunks(WORD)).zip(kept_out);
        for (((difficulties, candidates), weights), kept_out) in words {
            let mut let_in = within(difficulties, window) & !kept_out;
            while let_in != 0 {
                let at = let_in.trailing_zeros() as usize;
                let_in &= let_in - 1;
                let (Some(candidate), Some(weight @ 1..)) = (candidates.get(at), weights.get(at).copied()) else {
                    continue;
                };
                let Candidate { monster, one_in } = *candidate;
                if !scenario.genocided.contains(&monster) && !scenario.extinct.contains(&monster) {
                    pool.total += u32::from(weight);
                    pool.weights.push(Weighted { monster, weight: weight.into(), one_in: one_in.into() });
                }
            }
        }
        pool
    }

    /// The odds of a random monster, without what the quest does first; see [`quest`](Self::quest).
    pub fn random(&self, scenario: &Scenario) -> Odds {
        self.pool(scenario).odds()
    }

    /// What keeps a monster out, by the first condition that the game asks; `None` where it is let in, and where the
    /// edition has no such monster.
    pub fn exclusion(&self, monster: MonsterId, scenario: &Scenario) -> Option<Exclusion> {
        self.conditions(monster, scenario).next()
    }

    /// All that keeps a monster out, in the order in which the game asks; nothing where it is let in, and where the
    /// edition has no such monster.
    pub fn exclusions(&self, monster: MonsterId, scenario: &Scenario) -> Vec<Exclusion> {
        self.conditions(monster, scenario).collect()
    }

    /// The conditions that keep a monster out.
    fn conditions(&self, monster: MonsterId, scenario: &Scenario) -> impl Iterator<Item = Exclusion> {
        self.find(monster).into_iter().flat_map(move |(at, species)| {
            let difficulty = species.difficulty;
            let Window { min: least, max: greatest } = self.window(scenario);
            let special = (at >= self.special).then_some(Exclusion::Special);
            let weak = (difficulty < least).then_some(Exclusion::TooWeak { difficulty, least });
            let strong = (difficulty > greatest).then_some(Exclusion::TooStrong { difficulty, greatest });
            let bars = BARS.into_iter().filter(move |bar| keeps_out(*bar, species, scenario, self.rule));
            let by_weight = weight(species, scenario.level_alignment, scenario.temperature, self.rule).err();
            special.into_iter().chain(weak).chain(strong).chain(bars).chain(by_weight)
        })
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
    /// The weight of a monster; 0 where it is not let in.
    pub fn weight(&self, monster: MonsterId) -> u32 {
        let found = self.weights.binary_search_by_key(&monster, |weighted| weighted.monster);
        found.ok().and_then(|at| self.weights.get(at)).map_or(0, |weighted| weighted.weight)
    }

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
