//! Exact chances: fractions of natural numbers of any size.
//!
//! The odds of a class have denominators of 90 bits and more, and a variant with large classes has longer ones, so
//! nothing here is rounded and nothing can overflow.

use core::cmp::Ordering;
use core::fmt;
use core::ops::{Add, Mul};
use num_integer::Integer;

/// A natural number of any size.
pub type Natural = num_bigint::BigUint;

/// How many binary digits a fraction's quotient is taken to when it is made a floating-point number.
const DIGITS: u64 = 64;

/// What a digit of [`Natural::to_u64_digits`] is worth more than the one before it: two to the power of 64.
const DIGIT_BASE: f64 = 18_446_744_073_709_551_616.0;

/// An exact fraction that is not negative, in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: Natural,
    denominator: Natural,
}

impl Ratio {
    /// A fraction; `None` where the denominator is 0.
    pub fn new(numerator: impl Into<Natural>, denominator: impl Into<Natural>) -> Option<Self> {
        let (numerator, denominator) = (numerator.into(), denominator.into());
        if denominator == Natural::ZERO { None } else { Some(Self::reduced(&numerator, &denominator)) }
    }

    /// 0.
    pub fn zero() -> Self {
        Self { numerator: Natural::ZERO, denominator: Natural::from(1_u8) }
    }

    /// 1.
    pub fn one() -> Self {
        Self { numerator: Natural::from(1_u8), denominator: Natural::from(1_u8) }
    }

    /// Brings a fraction to its lowest terms; the denominator is not 0.
    pub(crate) fn reduced(numerator: &Natural, denominator: &Natural) -> Self {
        let common = numerator.gcd(denominator);
        Self { numerator: numerator / &common, denominator: denominator / &common }
    }

    /// A fraction that is in its lowest terms already; the denominator is not 0.
    pub(crate) fn coprime(numerator: Natural, denominator: Natural) -> Self {
        Self { numerator, denominator }
    }

    /// What is above the line.
    pub fn numerator(&self) -> &Natural {
        &self.numerator
    }

    /// What is below the line; never 0.
    pub fn denominator(&self) -> &Natural {
        &self.denominator
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.numerator == Natural::ZERO
    }

    /// The difference from 1; `None` where it is more than 1.
    pub fn complement(&self) -> Option<Self> {
        if self.numerator > self.denominator {
            return None;
        }
        Some(Self::reduced(&(&self.denominator - &self.numerator), &self.denominator))
    }

    /// It as a floating-point number, to about 15 digits.
    pub fn to_f64(&self) -> f64 {
        let shift = (DIGITS + self.denominator.bits()).saturating_sub(self.numerator.bits());
        let quotient = (&self.numerator << shift) / &self.denominator;
        let digits = quotient.to_u64_digits();
        let mut value = digits.iter().rev().fold(0.0, |value, digit| value * DIGIT_BASE + as_f64(*digit));
        for _ in 0..shift {
            value *= 0.5;
        }
        value
    }
}

#[expect(clippy::cast_precision_loss, reason = "the last digits are not needed")]
fn as_f64(digit: u64) -> f64 {
    digit as f64
}

impl From<u32> for Ratio {
    fn from(number: u32) -> Self {
        Self { numerator: Natural::from(number), denominator: Natural::from(1_u8) }
    }
}

impl Add for &Ratio {
    type Output = Ratio;

    fn add(self, other: &Ratio) -> Ratio {
        let numerator = &self.numerator * &other.denominator + &other.numerator * &self.denominator;
        Ratio::reduced(&numerator, &(&self.denominator * &other.denominator))
    }
}

impl Mul for &Ratio {
    type Output = Ratio;

    fn mul(self, other: &Ratio) -> Ratio {
        Ratio::reduced(&(&self.numerator * &other.numerator), &(&self.denominator * &other.denominator))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.numerator * &other.denominator).cmp(&(&other.numerator * &self.denominator))
    }
}

/// Formats as `3/110`.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn ratio(numerator: u32, denominator: u32) -> Ratio {
        Ratio::new(numerator, denominator).unwrap()
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(ratio(6, 110).to_string(), "3/55");
        assert_eq!(ratio(0, 7), Ratio::zero());
        assert_eq!(Ratio::new(1_u8, 0_u8), None);
        assert_eq!(&ratio(1, 6) + &ratio(1, 3), ratio(1, 2));
        assert_eq!(&ratio(2, 3) * &ratio(3, 4), ratio(1, 2));
        assert_eq!(ratio(2, 7).complement(), Some(ratio(5, 7)));
        assert_eq!(ratio(9, 7).complement(), None);
        assert!(ratio(1, 3) < ratio(2, 5));
    }

    #[test]
    fn long_fractions_become_floating_point_numbers() {
        let third = Ratio::new(Natural::from(1_u8) << 500_u32, Natural::from(3_u8) << 500_u32).unwrap();
        assert!((third.to_f64() - 1.0 / 3.0).abs() < 1e-15);
        assert!((ratio(7, 2).to_f64() - 3.5).abs() < 1e-15);
        let tiny = Ratio::new(1_u8, Natural::from(1_u8) << 300_u32).unwrap();
        assert!(tiny.to_f64() > 0.0 && tiny.to_f64() < 1e-89);
        assert!(Ratio::zero().to_f64().abs() < f64::EPSILON);
    }
}
