//! The choice of a class since 3.6.2: `mkclass_aligned()` of `src/makemon.c`.
//!
//! One pass weighs each monster by its frequency and one more, or not one more where its adjusted level is more than
//! twice the hero's, and then draws by weight. At each monster that is too strong and more difficult than the one
//! before it the pass ends in one of two cases (for certain in xNetHack). Since 3.7 a monster in the wrong place is
//! kept out in eight of nine cases, each by itself, and a lich always. Since 5.0 the class is sorted by difficulty, and
//! where all its frequencies are 0 each counts as 1.

use super::super::Scenario;
use super::super::generator::Generator;
use super::super::level::{adjusted_level, player_monster_levels};
use super::super::parameters::Weighed;
use super::super::species::Species;
use super::super::walk::{Outcome, Step, Stop, walk};
use super::{ClassChoice, greatest_difficulty, is_possible, wrong_place};
use crate::odds::Odds;
use alloc::vec;
use alloc::vec::Vec;
use model::{Class, Gen};

/// How many levels a player monster may have.
const PLAYER_MONSTER_LEVELS: u32 = 5;

impl Generator<'_> {
    pub(super) fn by_weight(&self, scenario: &Scenario, choice: &ClassChoice, rule: &Weighed) -> Odds {
        let even = rule.even && self.has_no_frequency(&choice.class);
        let steps: Vec<_> = self
            .members(&choice.class)
            .filter(|(_, species)| choice.alignment.is_none_or(|alignment| species.sign == alignment))
            .filter_map(|(position, species)| {
                let let_in = let_in(species, scenario, choice, rule)?;
                let stop = self.stop(position, species, scenario, rule);
                Some(Step {
                    monster: species.id,
                    stop,
                    outcomes: outcomes(let_in, &weights(species, scenario, rule, even)),
                })
            })
            .collect();
        walk(&steps)
    }

    /// Whether all monsters of a class have a frequency of 0 (`mclass_maxf[]`), those that never come at random among
    /// them.
    pub(super) fn has_no_frequency(&self, class: &Class) -> bool {
        let number = self.edition().class(class).map(|class| class.value);
        self.species.iter().filter(|species| species.class == number).all(|species| species.frequency == 0)
    }

    /// Whether the pass ends before a monster.
    fn stop(&self, position: usize, species: &Species, scenario: &Scenario, rule: &Weighed) -> Stop {
        let before = position.checked_sub(1).and_then(|before| self.order.get(before));
        let before = before.and_then(|at| self.species.get(*at)).map(|before| before.difficulty);
        let is_step_up = before.is_none_or(|before| species.difficulty > before);
        if species.difficulty <= greatest_difficulty(scenario) || !is_step_up {
            Stop::Never
        } else if rule.certain {
            Stop::Certain
        } else {
            Stop::EveryOther
        }
    }
}

/// In how many of how many cases a monster is let in.
#[derive(Clone, Copy)]
struct LetIn {
    ways: u32,
    of: u32,
}

/// Whether a monster is let in; `None` where it never is.
fn let_in(species: &Species, scenario: &Scenario, choice: &ClassChoice, rule: &Weighed) -> Option<LetIn> {
    let allowed = choice.allow.flags;
    let ignore_gone = rule.ignore && choice.allow.ignore_gone;
    if !is_possible(species, scenario, ignore_gone) || species.flags.intersects((Gen::NOGEN | Gen::UNIQ) - allowed) {
        return None;
    }
    match rule.place {
        Some(cases) if species.flags.intersects(wrong_place(scenario) - allowed) => {
            if choice.class == Class::Lich {
                None
            } else {
                Some(LetIn { ways: 1, of: cases })
            }
        }
        _ => Some(LetIn { ways: 1, of: 1 }),
    }
}

/// The weights that a monster may have, each in so many ways.
fn weights(species: &Species, scenario: &Scenario, rule: &Weighed, even: bool) -> Vec<Outcome> {
    let scale = if species.is_player_monster { 1 } else { rule.scale };
    let frequency = match u32::from(species.frequency) * scale {
        0 if even => 1,
        0 => return vec![Outcome { ways: 1, weight: Some(0) }],
        frequency => frequency,
    };
    let most = scenario.experience_level.saturating_mul(2);
    if species.is_player_monster {
        let strong = player_monster_levels(scenario).filter(|level| *level > most).count();
        let strong = u32::try_from(strong).unwrap_or(0);
        let outcomes = [(strong, frequency), (PLAYER_MONSTER_LEVELS - strong, frequency + 1)];
        let possible = outcomes.into_iter().filter(|(ways, _)| *ways > 0);
        return possible.map(|(ways, weight)| Outcome { ways, weight: Some(weight) }).collect();
    }
    let is_strong = adjusted_level(species, scenario) > most;
    vec![Outcome { ways: 1, weight: Some(frequency + u32::from(!is_strong)) }]
}

/// What may become of a monster that is let in at times, with these weights.
fn outcomes(let_in: LetIn, weights: &[Outcome]) -> Vec<Outcome> {
    let all: u32 = weights.iter().map(|outcome| outcome.ways).sum();
    let mut outcomes: Vec<_> =
        weights.iter().map(|outcome| Outcome { ways: outcome.ways * let_in.ways, weight: outcome.weight }).collect();
    if let Some(kept_out @ 1..) = let_in.of.checked_sub(let_in.ways) {
        outcomes.push(Outcome { ways: kept_out * all, weight: None });
    }
    outcomes
}
