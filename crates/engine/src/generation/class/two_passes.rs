//! The choice of a class up to 3.6.1, and in SLASH'EM.
//!
//! The first pass adds up the frequencies of what may come, and at each monster that is too strong and not as difficult
//! as the array's row before it ends in one of two cases. The second draws a number up to that sum and takes the
//! frequencies away again, of the whole class this time, and one more for each monster whose adjusted level is more
//! than twice the hero's and whose stored level is not that of the array's next row. So strong monsters that come early
//! have a larger share, those behind are squeezed out, and some with a frequency of 0 can come.

use super::super::Scenario;
use super::super::generator::Generator;
use super::super::level::adjusted_level;
use super::super::species::Species;
use super::{ClassChoice, greatest_difficulty, is_possible};
use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::vec::Vec;
use model::{Gen, MonsterId};
use num_integer::Integer;

/// A monster that may come, as both passes see it.
struct Candidate {
    id: MonsterId,
    frequency: u32,
    /// How much of the drawn number it takes away.
    width: u32,
    /// Whether the first pass may end before it, if there is something to draw from by then.
    may_end: bool,
    /// Whether the first pass ends before it for certain.
    ends: bool,
}

impl Generator<'_> {
    pub(super) fn by_two_passes(&self, scenario: &Scenario, choice: &ClassChoice, upper_limit: bool) -> Odds {
        let candidates: Vec<_> = self
            .members(&choice.class)
            .filter(|(_, species)| is_let_in(species, scenario, choice))
            .map(|(position, species)| {
                self.candidate(position, species, scenario, upper_limit && choice.allow.upper_limit)
            })
            .collect();
        draw(&candidates, &sums(&candidates))
    }

    fn candidate(&self, position: usize, species: &Species, scenario: &Scenario, upper_limit: bool) -> Candidate {
        let most = greatest_difficulty(scenario);
        let row = |at: Option<usize>| at.and_then(|at| self.species.get(at));
        let before = row(position.checked_sub(1)).map(|before| before.difficulty);
        // Behind the last row is the terminator, of level 0.
        let next_level = row(position.checked_add(1)).map_or(0, |next| next.level);
        let is_strong = adjusted_level(species, scenario) > scenario.experience_level.saturating_mul(2);
        let frequency = u32::from(species.frequency);
        Candidate {
            id: species.id,
            frequency,
            width: frequency + u32::from(is_strong && species.level != next_level),
            may_end: species.difficulty > most && before != Some(species.difficulty),
            ends: upper_limit && species.difficulty > most.saturating_mul(4),
        }
    }
}

fn is_let_in(species: &Species, scenario: &Scenario, choice: &ClassChoice) -> bool {
    let mask = (Gen::NOGEN | Gen::UNIQ) - choice.allow.flags;
    is_possible(species, scenario, false) && !species.flags.intersects(mask)
}

/// The sums that the first pass may end with: of each a chance half that of the one before, and the last again that of
/// the one before it.
fn sums(candidates: &[Candidate]) -> Vec<u32> {
    let mut sums = Vec::new();
    let mut sum = 0;
    for candidate in candidates {
        if candidate.ends {
            break;
        }
        if sum > 0 && candidate.may_end {
            sums.push(sum);
        }
        sum += candidate.frequency;
    }
    sums.push(sum);
    sums
}

/// The odds of the second pass over all sums.
///
/// A candidate has the part of a sum's range that lies between where those before it end and where it ends itself. Both
/// only grow, as do the sums, so all is gone through once, from the last back.
fn draw(candidates: &[Candidate], sums: &[u32]) -> Odds {
    let mut slots = slots(sums).into_iter().rev().peekable();
    let ends = candidates.iter().scan(0_u32, |end, candidate| {
        *end = end.saturating_add(candidate.width);
        Some(*end)
    });
    let ends: Vec<_> = ends.collect();
    // What one of width 1 has that ends before all sums from here on.
    let mut whole = Natural::ZERO;
    let mut weights = Vec::with_capacity(candidates.len());
    for (candidate, end) in candidates.iter().zip(&ends).rev() {
        let begin = end.saturating_sub(candidate.width);
        let mut cut_short = Natural::ZERO;
        let mut weight = Natural::ZERO;
        while let Some(slot) = slots.next_if(|slot| slot.sum > begin) {
            if slot.sum < *end {
                weight += &slot.share * (slot.sum - begin);
                cut_short += slot.share;
            } else {
                whole += slot.share;
            }
        }
        weight += &whole * candidate.width;
        whole += cut_short;
        weights.push((candidate.id, weight));
    }
    Odds::of(weights, Natural::ZERO)
}

/// A sum that is drawn from, and what each number up to it is worth.
struct Slot {
    sum: u32,
    share: Natural,
}

/// The slots of all sums that are drawn from.
fn slots(sums: &[u32]) -> Vec<Slot> {
    let drawn = || sums.iter().copied().filter(|sum| *sum > 0);
    let common = drawn().fold(Natural::from(1_u8), |common, sum| common.lcm(&Natural::from(sum)));
    // Out of two to the power of the number of places where it may end, from the last one back: 1, 1, 2, 4, …
    let mut ways = Natural::from(1_u8);
    let mut slots = Vec::with_capacity(sums.len());
    for (from_last, sum) in drawn().rev().enumerate() {
        if from_last > 1 {
            ways *= 2_u8;
        }
        slots.push(Slot { sum, share: &common / sum * &ways });
    }
    slots.reverse();
    slots
}
