//! What may come, and how likely each is.

use crate::ratio::{Natural, Ratio};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use model::MonsterId;
use num_integer::Integer;

/// An exact distribution over the monsters of an edition and nothing: weights over their total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    chances: Vec<Chance>,
    nothing: Natural,
    total: Natural,
}

/// One monster's weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Which monster.
    pub monster: MonsterId,
    /// Its weight; never 0.
    pub weight: Natural,
}

impl Odds {
    /// Certainly nothing.
    pub fn none() -> Self {
        Self { chances: Vec::new(), nothing: Natural::from(1_u8), total: Natural::from(1_u8) }
    }

    /// The odds of these weights, and of nothing; certainly nothing where all are 0.
    pub(crate) fn of(weights: impl IntoIterator<Item = (MonsterId, Natural)>, nothing: Natural) -> Self {
        let mut chances: Vec<Chance> = weights
            .into_iter()
            .filter(|(_, weight)| *weight != Natural::ZERO)
            .map(|(monster, weight)| Chance { monster, weight })
            .collect();
        chances.sort_by_key(|chance| chance.monster);
        let total = chances.iter().fold(nothing.clone(), |sum, chance| sum + &chance.weight);
        if total == Natural::ZERO { Self::none() } else { Self { chances, nothing, total } }
    }

    /// The monsters that may come, in array order.
    pub fn chances(&self) -> &[Chance] {
        &self.chances
    }

    /// The sum of all weights, that of nothing among them; never 0.
    pub fn total(&self) -> &Natural {
        &self.total
    }

    /// The weight of no monster.
    pub fn nothing(&self) -> &Natural {
        &self.nothing
    }

    /// The chance of a monster in this list.
    pub fn ratio(&self, chance: &Chance) -> Ratio {
        Ratio::reduced(&chance.weight, &self.total)
    }

    /// The chance of a monster.
    pub fn of_monster(&self, monster: MonsterId) -> Ratio {
        self.find(monster).map_or_else(Ratio::zero, |chance| self.ratio(chance))
    }

    /// Whether a monster may come.
    pub fn has(&self, monster: MonsterId) -> bool {
        self.find(monster).is_some()
    }

    fn find(&self, monster: MonsterId) -> Option<&Chance> {
        let found = self.chances.binary_search_by_key(&monster, |chance| chance.monster);
        found.ok().and_then(|at| self.chances.get(at))
    }

    /// The chance that no monster comes.
    pub fn of_nothing(&self) -> Ratio {
        Ratio::reduced(&self.nothing, &self.total)
    }
}

/// Odds that are put together out of others.
#[derive(Debug)]
pub(crate) struct Mixture {
    chances: BTreeMap<MonsterId, Ratio>,
    nothing: Ratio,
}

impl Mixture {
    pub(crate) fn new() -> Self {
        Self { chances: BTreeMap::new(), nothing: Ratio::zero() }
    }

    /// Adds a monster that comes with this chance.
    pub(crate) fn add_monster(&mut self, monster: MonsterId, chance: &Ratio) {
        let sum = self.chances.entry(monster).or_insert_with(Ratio::zero);
        *sum = &*sum + chance;
    }

    /// Adds what `odds` give, where they decide with this chance.
    pub(crate) fn add(&mut self, odds: &Odds, chance: &Ratio) {
        for entry in &odds.chances {
            self.add_monster(entry.monster, &(chance * &odds.ratio(entry)));
        }
        self.nothing = &self.nothing + &(chance * &odds.of_nothing());
    }

    /// Lets `odds` decide wherever there is nothing so far.
    pub(crate) fn fall_back(&mut self, odds: &Odds) {
        let nothing = core::mem::replace(&mut self.nothing, Ratio::zero());
        self.add(odds, &nothing);
    }

    /// The odds.
    pub(crate) fn odds(&self) -> Odds {
        let denominators = self.chances.values().chain([&self.nothing]).map(Ratio::denominator);
        let common = denominators.fold(Natural::from(1_u8), |common, denominator| common.lcm(denominator));
        let weight = |ratio: &Ratio| ratio.numerator() * (&common / ratio.denominator());
        Odds::of(self.chances.iter().map(|(monster, ratio)| (*monster, weight(ratio))), weight(&self.nothing))
    }
}
