//! What a roll of the game may come to, with exact chances.

use super::chance;
use crate::Ratio;
use crate::ratio::Natural;
use alloc::vec::Vec;

/// The outcomes of something that the game rolls for, each with its chance.
///
/// No outcome stands there twice, none has the chance 0, and the chances add up to 1. The order is that in which the
/// rule meets the outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution<T> {
    outcomes: Vec<(T, Ratio)>,
}

impl Distribution<u32> {
    /// A die that shows 0 or more, and less than its number of sides; one without sides always shows 0.
    pub(super) fn die(sides: u32) -> Self {
        let each = chance::one_in(sides.max(1));
        Self { outcomes: (0..sides.max(1)).map(|roll| (roll, each.clone())).collect() }
    }

    /// The mean of the outcomes.
    pub fn mean(&self) -> Ratio {
        self.outcomes.iter().fold(Ratio::zero(), |sum, (number, chance)| &sum + &(&Ratio::from(*number) * chance))
    }
}

impl<T: PartialEq> Distribution<T> {
    /// What is certain.
    pub(super) fn certain(outcome: T) -> Self {
        Self { outcomes: Vec::from([(outcome, Ratio::one())]) }
    }

    /// Several outcomes, each as likely as any other; one that is given twice is twice as likely. `None` for none.
    pub(super) fn any_of(outcomes: impl IntoIterator<Item = T>) -> Option<Self> {
        Self::weighed(outcomes.into_iter().map(|outcome| (outcome, Natural::from(1_u8))))
    }

    /// Outcomes by their weights; `None` where these are all 0.
    pub(super) fn weighed(outcomes: impl IntoIterator<Item = (T, Natural)>) -> Option<Self> {
        let outcomes: Vec<_> = outcomes.into_iter().collect();
        let total = outcomes.iter().fold(Natural::ZERO, |sum, (_, weight)| sum + weight);
        if total == Natural::ZERO {
            return None;
        }
        let mut all = Self { outcomes: Vec::new() };
        for (outcome, weight) in outcomes {
            all.add(outcome, &Ratio::new(weight, total.clone())?);
        }
        Some(all)
    }

    /// The first with this chance, the second otherwise.
    pub(super) fn either(chance: &Ratio, first: Self, second: Self) -> Self {
        let mut all = Self { outcomes: Vec::new() };
        for (part, share) in [(first, chance), (second, &chance::not(chance))] {
            for (outcome, chance) in part.outcomes {
                all.add(outcome, &(&chance * share));
            }
        }
        all
    }

    /// What follows from each outcome, which may be left to further rolls.
    pub(super) fn and_then<U: PartialEq>(self, mut next: impl FnMut(T) -> Distribution<U>) -> Distribution<U> {
        let mut all = Distribution { outcomes: Vec::new() };
        for (outcome, share) in self.outcomes {
            for (outcome, chance) in next(outcome).outcomes {
                all.add(outcome, &(&chance * &share));
            }
        }
        all
    }

    /// What follows from each outcome with certainty.
    pub(super) fn map<U: PartialEq>(self, mut next: impl FnMut(T) -> U) -> Distribution<U> {
        self.and_then(|outcome| Distribution::certain(next(outcome)))
    }

    /// What is left of it when it is rolled again until the outcome is one of these; `None` if none is.
    pub(super) fn given(mut self, mut wanted: impl FnMut(&T) -> bool) -> Option<Self> {
        self.outcomes.retain(|(outcome, _)| wanted(outcome));
        let total = self.outcomes.iter().fold(Ratio::zero(), |sum, (_, chance)| &sum + chance);
        let share = Ratio::new(total.denominator().clone(), total.numerator().clone())?;
        for (_, chance) in &mut self.outcomes {
            *chance = &*chance * &share;
        }
        Some(self)
    }

    /// Adds to the chance of an outcome.
    fn add(&mut self, outcome: T, chance: &Ratio) {
        match self.outcomes.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, sum)) => *sum = &*sum + chance,
            None if chance.is_zero() => {}
            None => self.outcomes.push((outcome, chance.clone())),
        }
    }

    /// The outcomes that are possible, with their chances.
    pub fn outcomes(&self) -> &[(T, Ratio)] {
        &self.outcomes
    }

    /// The chance of one outcome; 0 for what is impossible.
    pub fn chance_of(&self, outcome: &T) -> Ratio {
        self.chance_that(|known| known == outcome)
    }

    /// The chance that an outcome is one of these.
    pub fn chance_that(&self, mut wanted: impl FnMut(&T) -> bool) -> Ratio {
        let these = self.outcomes.iter().filter(|(outcome, _)| wanted(outcome));
        these.fold(Ratio::zero(), |sum, (_, chance)| &sum + chance)
    }
}

#[cfg(test)]
mod tests {
    use super::Distribution;
    use crate::Ratio;
    use crate::uses::chance;

    #[test]
    fn outcomes_are_kept_once() {
        let die = Distribution::die(6);
        let even = die.clone().map(|roll| roll % 2 == 0);
        assert_eq!(even.outcomes(), [(true, chance::of(1, 2)), (false, chance::of(1, 2))]);
        let mixed = Distribution::either(&chance::of(1, 3), Distribution::certain(5), die.clone());
        assert_eq!(mixed.chance_of(&5), chance::of(4, 9));
        assert_eq!(mixed.chance_of(&6), Ratio::zero());
        assert_eq!(mixed.chance_that(|_| true), Ratio::one());
        assert_eq!(die.clone().given(|roll| *roll > 3).unwrap().chance_of(&4), chance::of(1, 2));
        assert_eq!(die.given(|roll| *roll > 6), None);
    }

    #[test]
    fn what_cannot_happen_is_left_out() {
        let certain = Distribution::either(&Ratio::one(), Distribution::certain(1), Distribution::certain(2));
        assert_eq!(certain, Distribution::certain(1));
        assert_eq!(Distribution::<u8>::any_of([]), None);
        assert_eq!(Distribution::die(0), Distribution::certain(0));
    }
}
