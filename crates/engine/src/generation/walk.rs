//! A walk over monsters each of which may be let in, and may end the walk; then one is drawn by weight.
//!
//! Where the sum of the weights is random, too, no common denominator is at hand: a monster's chance is the mean of its
//! weight over the sum. It is worked out with one pass forward, for how likely each sum is before a monster, and one
//! backward, for the mean of one over the final sum after it.

use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use model::MonsterId;
use num_integer::Integer;

/// What happens at one monster.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) monster: MonsterId,
    /// Whether the walk may end before it, where it is let in and something was before.
    pub(super) stop: Stop,
    /// What may become of it.
    pub(super) outcomes: Vec<Outcome>,
}

/// Something that may become of a monster, in so many ways.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub(super) ways: u32,
    /// The weight with which it is let in; `None` where it is kept out.
    pub(super) weight: Option<u32>,
}

/// Whether the walk ends before a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Never,
    /// In one of two cases.
    EveryOther,
    Certain,
}

/// In how many ways a walk ends before a monster, and in how many it goes on.
struct Ways {
    ends: u32,
    goes_on: u32,
}

impl Stop {
    /// The ways at a sum; of nothing yet, nothing can be drawn.
    fn ways(self, sum: u32) -> Ways {
        match self {
            Self::Certain if sum > 0 => Ways { ends: 1, goes_on: 0 },
            Self::EveryOther if sum > 0 => Ways { ends: 1, goes_on: 1 },
            Self::Never | Self::Certain => Ways { ends: 0, goes_on: 1 },
            Self::EveryOther => Ways { ends: 0, goes_on: 2 },
        }
    }

    /// How many ways there are in all.
    fn count(self) -> u32 {
        if self == Self::EveryOther { 2 } else { 1 }
    }
}

impl Step {
    /// In how many ways it goes on from a sum with one of its outcomes.
    fn goes_on(&self, sum: u32, outcome: Outcome) -> u32 {
        let ways = if outcome.weight.is_some() { self.stop.ways(sum).goes_on } else { self.stop.count() };
        outcome.ways * ways
    }

    /// In how many ways the walk ends before it at a sum.
    fn ends(&self, sum: u32) -> u32 {
        let let_in: u32 =
            self.outcomes.iter().filter(|outcome| outcome.weight.is_some()).map(|outcome| outcome.ways).sum();
        let_in * self.stop.ways(sum).ends
    }

    /// In how many ways it can go in all, whatever the sum.
    fn count(&self) -> u32 {
        self.outcomes.iter().map(|outcome| outcome.ways).sum::<u32>() * self.stop.count()
    }
}

/// Something for each sum that can have come about.
type BySum = BTreeMap<u32, Natural>;

/// The odds of what is drawn after such a walk.
pub(super) fn walk(steps: &[Step]) -> Odds {
    let reached = forward(steps);
    let last = reached.last().cloned().unwrap_or_default();
    let shares = shares(steps, &reached, &last);
    let common = &shares.common;
    let nothing = last.get(&0).map_or(Natural::ZERO, |ways| ways * common);

    let mut weights = Vec::with_capacity(steps.len());
    // Of one over the final sum, times `common` and the ways from here on: its mean for each sum.
    let mut after: BySum = last.keys().map(|sum| (*sum, shares.of(*sum))).collect();
    let mut ways_after = Natural::from(1_u8);
    for (step, before) in steps.iter().zip(&reached).rev() {
        let mut weight = Natural::ZERO;
        let mut means = BySum::new();
        for (sum, ways) in before {
            let mut mean = shares.of(*sum) * &ways_after * step.ends(*sum);
            for outcome in &step.outcomes {
                let own = outcome.weight.unwrap_or(0);
                let goes_on = step.goes_on(*sum, *outcome);
                if let Some(next) = after.get(&(sum + own)).filter(|_| goes_on > 0) {
                    let next = next * goes_on;
                    if own > 0 {
                        weight += ways * &next * own;
                    }
                    mean += next;
                }
            }
            means.insert(*sum, mean);
        }
        weights.push((step.monster, weight));
        after = means;
        ways_after *= step.count();
    }
    Odds::of(weights, nothing)
}

/// In how many ways each sum comes about before each step, and after the last.
fn forward(steps: &[Step]) -> Vec<BySum> {
    let mut reached = Vec::with_capacity(steps.len() + 1);
    let mut now = BySum::from([(0, Natural::from(1_u8))]);
    for step in steps {
        let mut next = BySum::new();
        for (sum, ways) in &now {
            for outcome in &step.outcomes {
                let goes_on = step.goes_on(*sum, *outcome);
                if goes_on > 0 {
                    *next.entry(sum + outcome.weight.unwrap_or(0)).or_default() += ways * goes_on;
                }
            }
        }
        reached.push(core::mem::replace(&mut now, next));
    }
    reached.push(now);
    reached
}

/// One over each final sum, times what makes them all whole.
struct Shares {
    common: Natural,
    by_sum: BySum,
}

impl Shares {
    /// The share at a sum; 0 where no walk ends at it.
    fn of(&self, sum: u32) -> Natural {
        self.by_sum.get(&sum).cloned().unwrap_or_default()
    }
}

/// The shares of all sums that a walk can end at.
fn shares(steps: &[Step], reached: &[BySum], last: &BySum) -> Shares {
    let ends = steps.iter().zip(reached).flat_map(|(step, before)| before.keys().filter(|sum| step.ends(**sum) > 0));
    let mut sums: Vec<u32> = ends.chain(last.keys()).copied().filter(|sum| *sum > 0).collect();
    sums.sort_unstable();
    sums.dedup();
    let common = sums.iter().fold(Natural::from(1_u8), |common, sum| common.lcm(&Natural::from(*sum)));
    let by_sum = sums.iter().map(|sum| (*sum, &common / *sum)).collect();
    Shares { common, by_sum }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratio::Ratio;
    use alloc::vec;
    use proptest::prelude::*;

    /// The chances by going through all that can happen, one after the other: of each step, and of nothing at the end.
    fn enumerated(steps: &[Step], chance: &Ratio, drawn: &mut Vec<(u16, u32)>, odds: &mut Vec<Ratio>) {
        let share = |ways: u32, of: u32| chance * &Ratio::new(ways, of).unwrap();
        let sum: u32 = drawn.iter().map(|(_, weight)| weight).sum();
        let draw = |chance: &Ratio, drawn: &[(u16, u32)], odds: &mut Vec<Ratio>| {
            if sum == 0 {
                let nothing = odds.last_mut().unwrap();
                *nothing = &*nothing + chance;
            }
            for (at, weight) in drawn {
                let one = &mut odds[usize::from(*at)];
                *one = &*one + &(chance * &Ratio::new(*weight, sum.max(1)).unwrap());
            }
        };
        let Some((step, rest)) = steps.split_first() else { return draw(chance, drawn, odds) };
        let all: u32 = step.outcomes.iter().map(|outcome| outcome.ways).sum();
        for outcome in &step.outcomes {
            let chance = share(outcome.ways, all);
            let Some(weight) = outcome.weight else {
                enumerated(rest, &chance, drawn, odds);
                continue;
            };
            let (ends, of): (u32, u32) = match step.stop {
                Stop::Certain if sum > 0 => (1, 1),
                Stop::EveryOther if sum > 0 => (1, 2),
                _ => (0, 1),
            };
            if ends > 0 {
                draw(&(&chance * &Ratio::new(ends, of).unwrap()), drawn, odds);
            }
            if ends < of {
                drawn.push((step.monster.0, weight));
                enumerated(rest, &(&chance * &Ratio::new(of - ends, of).unwrap()), drawn, odds);
                drawn.pop();
            }
        }
    }

    fn any_step() -> impl Strategy<Value = Step> {
        let stop = prop::sample::select(vec![Stop::Never, Stop::EveryOther, Stop::Certain]);
        let outcome = (1_u32..4, prop::option::of(0_u32..5)).prop_map(|(ways, weight)| Outcome { ways, weight });
        (stop, prop::collection::vec(outcome, 1..3)).prop_map(|(stop, outcomes)| Step {
            monster: MonsterId(0),
            stop,
            outcomes,
        })
    }

    proptest! {
        #[test]
        fn a_walk_gives_what_going_through_all_cases_gives(mut steps in prop::collection::vec(any_step(), 0..6)) {
            for (at, step) in (0_u16..).zip(&mut steps) {
                step.monster = MonsterId(at);
            }
            let mut expected = vec![Ratio::zero(); steps.len() + 1];
            enumerated(&steps, &Ratio::one(), &mut Vec::new(), &mut expected);
            let odds = walk(&steps);
            let mut found: Vec<_> = steps.iter().map(|step| odds.of_monster(step.monster)).collect();
            found.push(odds.of_nothing());
            prop_assert_eq!(found, expected);
        }
    }
}
