//! Draws by exact odds, without going through them.
//!
//! An alias table: as many columns of one height as there are outcomes, each shared by two of them. A draw is a point on
//! the line that all columns make, side by side: the column that it falls into, and whether it is in the part of the
//! lower or of the upper outcome. 64 random binary digits say where the point is, to within 2⁻⁶⁴. In the rare case that
//! this leaves open which outcome it is, there are 64 more: however long the odds' fractions are, each outcome is drawn
//! with its exact chance.

use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::vec::Vec;
use core::hint::select_unpredictable;
use model::MonsterId;
use rand_core::Rng;

/// How many random binary digits are drawn at once.
const DIGITS: u32 = u64::BITS;

/// Draws monsters, or nothing, by odds.
///
/// The same odds and the same random numbers give the same draws.
#[derive(Clone, Debug)]
pub struct Sampler {
    columns: Vec<Column>,
    /// The lower one's part of the height of each column; apart, so that a draw looks at nothing large.
    weights: Vec<Natural>,
    /// The height of each column.
    height: Natural,
}

/// A column that two outcomes share; `None` is that no monster comes.
#[derive(Clone, Debug)]
struct Column {
    /// The first 64 binary digits of the lower one's share of the height.
    digits: u64,
    /// The lower one and the upper one.
    outcomes: [Option<MonsterId>; 2],
}

/// An outcome with what is to be laid into columns of it.
type Part = (Option<MonsterId>, Natural);

impl Sampler {
    /// A sampler for these odds.
    pub fn new(odds: &Odds) -> Self {
        let mut parts: Vec<Part> =
            odds.chances().iter().map(|chance| (Some(chance.monster), chance.weight.clone())).collect();
        if *odds.nothing() != Natural::ZERO {
            parts.push((None, odds.nothing().clone()));
        }
        // With as many columns as outcomes, each as high as the total, all is as many times as large.
        let height = odds.total().clone();
        let count = parts.len();
        let larger = parts.into_iter().map(|(outcome, weight)| (outcome, weight * count));
        let (mut low, mut high): (Vec<Part>, Vec<Part>) = larger.partition(|(_, weight)| *weight < height);
        let mut sampler = Self { columns: Vec::with_capacity(count), weights: Vec::with_capacity(count), height };
        while let Some((outcome, weight)) = low.pop() {
            let Some((filler, more)) = high.pop() else { break };
            let left = more - (&sampler.height - &weight);
            let side = if left < sampler.height { &mut low } else { &mut high };
            side.push((filler, left));
            sampler.push([outcome, filler], weight);
        }
        // All that is left fills its columns.
        for (outcome, _) in high {
            sampler.push([outcome, outcome], Natural::ZERO);
        }
        sampler
    }

    /// Adds a column that the first outcome fills up to `weight`, which is less than the height, and the second from
    /// there on.
    fn push(&mut self, outcomes: [Option<MonsterId>; 2], weight: Natural) {
        // There are no more than 64 digits.
        let digits = ((&weight << DIGITS) / &self.height).iter_u64_digits().next().unwrap_or(0);
        self.columns.push(Column { digits, outcomes });
        self.weights.push(weight);
    }

    /// Draws one; `None` is that no monster comes.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<MonsterId> {
        let count = self.columns.len() as u64;
        let point = rng.next_u64();
        let product = u128::from(point) * u128::from(count);
        let column = self.columns.get((product >> DIGITS) as usize)?;
        // Where in the column it is; the digits that are not drawn yet are worth less than `count`.
        let within = product as u64;
        let is_open = column.digits.wrapping_sub(within) < count || within > u64::MAX - count;
        if is_open {
            return self.draw_on(point, rng);
        }
        // A processor that guesses which it is is wrong as often as not.
        let [lower, upper] = column.outcomes;
        select_unpredictable(within < column.digits, lower, upper)
    }

    /// Draws more digits of a point until it is clear which outcome it is.
    #[cold]
    fn draw_on(&self, point: u64, rng: &mut impl Rng) -> Option<MonsterId> {
        let count = self.columns.len();
        let mut point = Natural::from(point);
        let mut digits = DIGITS;
        loop {
            point = (point << DIGITS) + rng.next_u64();
            digits += DIGITS;
            let begin = &point * count;
            let at = &begin >> digits;
            let index = usize::try_from(&at).ok()?;
            let (column, weight) = (self.columns.get(index)?, self.weights.get(index)?);
            let within = begin - (at << digits);
            let end = &within + count;
            let border = weight << digits;
            let [lower, upper] = column.outcomes;
            if end > Natural::from(1_u8) << digits {
                // It may still be in the next column.
            } else if end * &self.height <= border {
                return lower;
            } else if within * &self.height >= border {
                return upper;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratio::Ratio;
    use alloc::collections::BTreeMap;
    use alloc::vec;
    use core::convert::Infallible;
    use proptest::prelude::*;
    use rand_core::TryRng;

    /// What each outcome has of all columns, worked out of the table.
    fn shares(sampler: &Sampler) -> BTreeMap<Option<MonsterId>, Ratio> {
        let mut shares = BTreeMap::new();
        let of_one = Ratio::new(1_u8, sampler.columns.len()).unwrap();
        for (column, weight) in sampler.columns.iter().zip(&sampler.weights) {
            let lower = Ratio::new(weight.clone(), sampler.height.clone()).unwrap();
            for (outcome, share) in column.outcomes.into_iter().zip([lower.clone(), lower.complement().unwrap()]) {
                let sum = shares.entry(outcome).or_insert_with(Ratio::zero);
                *sum = &*sum + &(&of_one * &share);
            }
        }
        shares.retain(|_, share| !share.is_zero());
        shares
    }

    proptest! {
        #[test]
        fn the_table_has_the_exact_chances(
            weights in prop::collection::vec((any::<u128>(), 0_u32..100), 1..12), nothing: u8,
        ) {
            let weights = weights.into_iter().zip(0..);
            let weights = weights.map(|((weight, shift), id)| (MonsterId(id), Natural::from(weight) << shift));
            let odds = Odds::of(weights, Natural::from(nothing));
            let mut expected: BTreeMap<_, _> =
                odds.chances().iter().map(|chance| (Some(chance.monster), odds.ratio(chance))).collect();
            if !odds.of_nothing().is_zero() {
                expected.insert(None, odds.of_nothing());
            }
            prop_assert_eq!(shares(&Sampler::new(&odds)), expected);
        }
    }

    /// Gives what it is told to.
    struct Told(Vec<u64>);

    impl TryRng for Told {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            self.try_next_u64().map(|number| number as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(self.0.pop().unwrap())
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!()
        }
    }

    #[test]
    fn more_digits_decide_where_the_first_do_not() {
        // Two columns, the first divided at two thirds: all points up to a third are the lower outcome's.
        let weights = [(MonsterId(0), Natural::from(1_u8)), (MonsterId(1), Natural::from(2_u8))];
        let sampler = Sampler::new(&Odds::of(weights, Natural::ZERO));
        let drawn = |digits: &[u64]| sampler.draw(&mut Told(digits.iter().rev().copied().collect()));
        // A third is 0.0101… in binary.
        let third = 0x5555_5555_5555_5555;
        assert_eq!(drawn(&[third - 1]), Some(MonsterId(0)));
        assert_eq!(drawn(&[third + 1]), Some(MonsterId(1)));
        assert_eq!(drawn(&[third, third, third - 1]), Some(MonsterId(0)));
        assert_eq!(drawn(&[third, third, third + 1]), Some(MonsterId(1)));
        // The border of the columns lies between two points.
        assert_eq!(drawn(&[u64::MAX / 2, 0]), Some(MonsterId(1)));
        assert_eq!(drawn(&[u64::MAX, u64::MAX - 7]), Some(MonsterId(1)));
    }

    #[test]
    fn what_is_certain_is_drawn() {
        let nothing = Sampler::new(&Odds::none());
        for digits in [0, 5, 1 << 60, u64::MAX] {
            assert_eq!(nothing.draw(&mut Told(vec![3, digits])), None);
        }
    }
}
