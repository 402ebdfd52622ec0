//! How many monsters come by themselves in some time, and whether one of a kind is among them.

use super::{Era, generation_rate};
use crate::Ratio;
use crate::ratio::Natural;
use model::Edition;

/// How many binary digits an exact chance over many tries may have: enough for a million turns of any game, and few
/// enough for a second.
const MOST_DIGITS: u64 = 1 << 22;

/// A number of turns on one level, each of which may bring a monster.
///
/// The place, its odds and the hero are taken to stay as they are meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrivals {
    rate: Ratio,
    turns: u32,
}

impl Arrivals {
    /// So many turns of the game in this era; see [`generation_rate`].
    pub fn new(edition: &Edition, era: Era, turns: u32) -> Self {
        Self { rate: generation_rate(edition, era), turns }
    }

    /// The chance that one turn asks for a monster.
    pub fn rate(&self) -> &Ratio {
        &self.rate
    }

    /// How often a monster is asked for on average.
    pub fn spawns(&self) -> Ratio {
        &self.rate * &Ratio::from(self.turns)
    }

    /// How many individuals of a species come on average, whose chance in one spawn this is, and of which so many come
    /// together on average: 1, or [`Distribution::mean`](super::Distribution::mean) of
    /// [`group_total`](super::group_total).
    pub fn individuals(&self, chance: &Ratio, together: &Ratio) -> Ratio {
        &(&self.spawns() * chance) * together
    }

    /// The chance that something comes at least once that has this chance in one spawn, exactly; `None` where that would
    /// take more than four million binary digits.
    pub fn at_least_once(&self, chance: &Ratio) -> Option<Ratio> {
        at_least_once(&(&self.rate * chance), self.turns)
    }
}

/// The chance that something happens at least once in so many tries, each of which has this chance, exactly; `None`
/// where that would take more than four million binary digits, and where the chance is above 1.
pub fn at_least_once(chance: &Ratio, tries: u32) -> Option<Ratio> {
    let digits = chance.denominator().bits().checked_mul(tries.into())?;
    if digits > MOST_DIGITS {
        return None;
    }
    let missed = chance.complement()?;
    let power = |number: &Natural| number.pow(tries);
    // Powers of what has no common divisor have none either.
    let all = power(missed.denominator());
    Some(Ratio::coprime(&all - power(missed.numerator()), all))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uses::chance;

    #[test]
    fn at_least_once_is_not_never() {
        let sixth = chance::one_in(6);
        assert_eq!(at_least_once(&sixth, 0), Some(Ratio::zero()));
        assert_eq!(at_least_once(&sixth, 1), Some(sixth.clone()));
        assert_eq!(at_least_once(&sixth, 4), Ratio::new(671_u32, 1296_u32));
        assert_eq!(at_least_once(&Ratio::one(), 3), Some(Ratio::one()));
        assert_eq!(at_least_once(&Ratio::zero(), 3), Some(Ratio::zero()));
    }

    #[test]
    fn what_is_too_long_is_refused() {
        let small = chance::one_in(7700);
        let long = at_least_once(&small, 10_000).unwrap();
        assert!((long.to_f64() - 0.727_1).abs() < 1e-4);
        assert_eq!(at_least_once(&small, u32::MAX), None);
        assert_eq!(at_least_once(&Ratio::from(2), 1), None);
    }
}
