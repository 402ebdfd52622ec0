//! `long double`, as the x87 has it: 64 bits of mantissa, which no type of Rust has. Each result is rounded once, to
//! the nearest, ties to even.

use std::cmp::Ordering;
use std::fmt;

/// How many bits a mantissa has.
const MANTISSA: i32 = 64;
/// The power of two of the last bit that a number can have, however small the number is.
const LEAST: i32 = -16_445;
/// The greatest power of two of a mantissa's last bit.
const MOST: i32 = 16_383 - (MANTISSA - 1);
/// How many decimal digits decide: halfway between two neighbours lies no number with more than 11,515.
const DIGITS: usize = 12_000;
/// The power of ten beyond which everything is infinite, or zero.
const TENS: i64 = 5_000;
/// Ten to the nine: as many digits as are multiplied or divided by at once.
const BILLION: u32 = 1_000_000_000;

/// A `long double`: its mantissa, of which the first bit is set unless it is zero, times two to the power of `exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extended {
    negative: bool,
    mantissa: u64,
    exponent: i32,
}

/// A number that is not rounded yet: a mantissa times two to the power of `exponent`, and perhaps less than one more
/// unit of it. Where there is more, the mantissa has at least 66 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exact {
    negative: bool,
    mantissa: u128,
    exponent: i32,
    more: bool,
}

impl Exact {
    /// The number that hexadecimal digits and a power of two stand for.
    pub(crate) fn hexadecimal(digits: impl Iterator<Item = u8>, fraction: usize, power: i64) -> Self {
        let mut exact = Self { negative: false, mantissa: 0, exponent: 0, more: false };
        let mut exponent = power.saturating_sub(4_i64.saturating_mul(fraction as i64));
        for digit in digits {
            if exact.mantissa >> 120 == 0 {
                exact.mantissa = (exact.mantissa << 4) | u128::from(digit);
            } else {
                exact.more |= digit != 0;
                exponent = exponent.saturating_add(4);
            }
        }
        exact.exponent = exponent.clamp(-100_000, 100_000) as i32;
        exact
    }

    /// The mantissa with at most `bits` bits, of which the last is at least two to the power of `least`.
    fn round(self, bits: i32, least: i32) -> (u128, i32) {
        let Self { mut mantissa, mut exponent, mut more, .. } = self;
        // So that a rounded one has room.
        if mantissa >> 127 != 0 {
            more |= mantissa & 1 != 0;
            mantissa >>= 1;
            exponent += 1;
        }
        let length = 128 - mantissa.leading_zeros() as i32;
        let dropped = (length - bits).max(least - exponent);
        if dropped <= 0 || mantissa == 0 {
            return (mantissa, exponent);
        }
        if dropped > 127 {
            return (0, least);
        }
        let (kept, rest) = (mantissa >> dropped, mantissa & ((1 << dropped) - 1));
        let up = match rest.cmp(&(1 << (dropped - 1))) {
            Ordering::Less => false,
            Ordering::Equal => more || kept & 1 != 0,
            Ordering::Greater => true,
        };
        (kept + u128::from(up), exponent + dropped)
    }

    /// The nearest `long double`.
    pub(crate) fn extended(self) -> Extended {
        let (mantissa, exponent) = self.round(MANTISSA, LEAST);
        if mantissa == 0 {
            return Extended { negative: self.negative, mantissa: 0, exponent: 0 };
        }
        // Rounded up, it may have a bit more, which is zero.
        let length = 128 - mantissa.leading_zeros() as i32;
        let exponent = exponent + length - MANTISSA;
        let mantissa = if length > MANTISSA { mantissa >> 1 } else { mantissa << (MANTISSA - length) };
        if exponent > MOST {
            return Extended::infinite(self.negative);
        }
        Extended { negative: self.negative, mantissa: mantissa as u64, exponent }
    }

    /// The nearest `double`.
    pub(crate) fn double(self) -> f64 {
        self.narrow(53, -1074)
    }

    /// The nearest `float`.
    pub(crate) fn float(self) -> f32 {
        self.narrow(24, -149) as f32
    }

    /// The nearest number of so many bits, as a `double`.
    fn narrow(self, bits: i32, least: i32) -> f64 {
        let (mantissa, exponent) = self.round(bits, least);
        let length = 128 - mantissa.leading_zeros() as i32;
        let magnitude = if mantissa == 0 {
            0.0
        } else if exponent + length > 1024 {
            f64::INFINITY
        } else {
            let shift = (53 - length).min(exponent + 1074);
            let (mantissa, exponent) =
                if shift >= 0 { (mantissa << shift, exponent - shift) } else { (mantissa >> -shift, exponent - shift) };
            let implicit = 1_u128 << 52;
            let biased = if mantissa < implicit { 0 } else { (exponent + 1075) as u64 };
            f64::from_bits((biased << 52) | (mantissa % implicit) as u64)
        };
        if self.negative { -magnitude } else { magnitude }
    }
}

impl From<i128> for Exact {
    fn from(value: i128) -> Self {
        Self { negative: value < 0, mantissa: value.unsigned_abs(), exponent: 0, more: false }
    }
}

impl From<f64> for Exact {
    fn from(value: f64) -> Self {
        let bits = value.to_bits();
        let (fraction, biased) = (bits & ((1 << 52) - 1), ((bits >> 52) & 0x7FF) as i32);
        let negative = value.is_sign_negative();
        match biased {
            0 => Self { negative, mantissa: u128::from(fraction), exponent: -1074, more: false },
            0x7FF => Self { negative, mantissa: 1, exponent: 100_000, more: false },
            _ => Self { negative, mantissa: u128::from(fraction | (1 << 52)), exponent: biased - 1075, more: false },
        }
    }
}

impl From<Extended> for Exact {
    fn from(value: Extended) -> Self {
        let Extended { negative, mantissa, exponent } = value;
        Self { negative, mantissa: u128::from(mantissa), exponent, more: false }
    }
}

impl Extended {
    /// What is too large for any number.
    fn infinite(negative: bool) -> Self {
        Self { negative, mantissa: 1 << 63, exponent: 100_000 }
    }

    /// Whether it is a number.
    pub(crate) fn is_finite(self) -> bool {
        self.exponent <= MOST
    }

    /// Whether it is zero, of either sign.
    pub(crate) fn is_zero(self) -> bool {
        self.mantissa == 0
    }

    /// The number with the other sign.
    pub(crate) fn negated(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    /// The sum.
    pub(crate) fn plus(self, other: Self) -> Self {
        if self.is_zero() && other.is_zero() {
            return Self { negative: self.negative && other.negative, ..self };
        }
        let order = |number: &Self| (!number.is_zero(), number.exponent, number.mantissa);
        let (large, small) = if order(&self) >= order(&other) { (self, other) } else { (other, self) };
        let wide = |mantissa: u64| u128::from(mantissa) << 62;
        let distance = if small.is_zero() { 0 } else { (large.exponent - small.exponent).min(127) };
        let (a, b) = (wide(large.mantissa), wide(small.mantissa));
        let shifted = b >> distance;
        let more = shifted << distance != b;
        let mantissa = if large.negative == small.negative {
            a + shifted
        } else {
            // What was shifted out is subtracted, too.
            a - shifted - u128::from(more)
        };
        // A difference of nothing is positive.
        let negative = large.negative && mantissa != 0;
        Exact { negative, mantissa, exponent: large.exponent - 62, more }.extended()
    }

    /// The product.
    pub(crate) fn times(self, other: Self) -> Self {
        let mantissa = u128::from(self.mantissa) * u128::from(other.mantissa);
        let exponent = self.exponent + other.exponent;
        Exact { negative: self.negative != other.negative, mantissa, exponent, more: false }.extended()
    }

    /// The quotient; `None` for one by zero.
    pub(crate) fn divided_by(self, other: Self) -> Option<Self> {
        let divisor = u128::from(other.mantissa);
        let (whole, rest) = div_rem(u128::from(self.mantissa) << 64, divisor)?;
        let (part, rest) = div_rem(rest << 62, divisor)?;
        let exponent = self.exponent - other.exponent - 64 - 62;
        let negative = self.negative != other.negative;
        Some(Exact { negative, mantissa: (whole << 62) | part, exponent, more: rest != 0 }.extended())
    }

    /// How it compares with another.
    pub(crate) fn compare(self, other: Self) -> Ordering {
        let magnitude = |number: Self| (!number.is_zero(), number.exponent, number.mantissa);
        match (self.negative && !self.is_zero(), other.negative && !other.is_zero()) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => magnitude(self).cmp(&magnitude(other)),
            (true, true) => magnitude(other).cmp(&magnitude(self)),
        }
    }

    /// Its whole part; the nearest number where that is too large.
    pub(crate) fn whole(self) -> i128 {
        let magnitude = match self.exponent {
            ..=-64 => 0,
            negative @ -63..=-1 => u128::from(self.mantissa >> -negative),
            shift @ 0..=62 => u128::from(self.mantissa) << shift,
            _ if self.is_zero() => 0,
            _ => i128::MAX as u128,
        };
        let magnitude = i128::try_from(magnitude).unwrap_or(i128::MAX);
        if self.negative { -magnitude } else { magnitude }
    }

    /// The number that digits with a point and a power of ten stand for.
    pub(crate) fn decimal(text: &[u8]) -> Self {
        let Decimal { digits, scale } = Decimal::read(text);
        let magnitude = scale.saturating_add(digits.len() as i64);
        if digits.is_empty() || magnitude < -TENS {
            return Self { negative: false, mantissa: 0, exponent: 0 };
        }
        if magnitude > TENS {
            return Self::infinite(false);
        }
        let mut limbs = Vec::new();
        for group in digits.chunks(9) {
            let value = group.iter().fold(0, |value, digit| value * 10 + u32::from(*digit));
            multiply(&mut limbs, 10_u32.pow(group.len() as u32), value);
        }
        let mut more = false;
        let mut exponent = 0;
        if scale >= 0 {
            for power in powers(scale) {
                multiply(&mut limbs, power, 0);
            }
        } else {
            // A power of ten has less than ten bits for three digits.
            let room = (scale.unsigned_abs() as usize * 10 / 3 + 70) / 32 + 1;
            limbs.splice(0..0, std::iter::repeat_n(0, room));
            exponent = -32 * room as i32;
            for power in powers(scale) {
                more |= divide(&mut limbs, power) != 0;
            }
        }
        let first = limbs.len().saturating_sub(4);
        let (low, high) = limbs.split_at_checked(first).unwrap_or_default();
        let mantissa = high.iter().rev().fold(0, |value, limb| (value << 32) | u128::from(*limb));
        more |= low.iter().any(|limb| *limb != 0);
        Exact { negative: false, mantissa, exponent: exponent + 32 * first as i32, more }.extended()
    }

    /// How many steps it takes to find the number that a decimal text stands for, more or less.
    pub(crate) fn decimal_work(text: &[u8]) -> u64 {
        let Decimal { digits, scale } = Decimal::read(text);
        let size = (digits.len() as u64).saturating_add(scale.unsigned_abs().min(TENS.unsigned_abs() * 4)) / 9 + 1;
        size * size + text.len() as u64
    }
}

/// Formats as C does with `%La`.
impl fmt::Display for Extended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.negative { "-" } else { "" };
        if self.is_zero() {
            return write!(f, "{sign}0x0p+0");
        }
        // The smallest numbers are written with zeroes before their first bit.
        let shift = (LEAST - self.exponent).max(0);
        let mantissa = self.mantissa.checked_shr(shift as u32).unwrap_or(0);
        let first = mantissa >> 60;
        let rest = format!("{:015x}", mantissa & (u64::MAX >> 4));
        let rest = rest.trim_end_matches('0');
        let point = if rest.is_empty() { "" } else { "." };
        write!(f, "{sign}0x{first:x}{point}{rest}p{:+}", self.exponent + shift + 60)
    }
}

/// A decimal number: its digits without zeroes before them, and the power of ten that they are to be multiplied by.
struct Decimal {
    digits: Vec<u8>,
    scale: i64,
}

impl Decimal {
    fn read(text: &[u8]) -> Self {
        let (number, exponent) = match text.iter().position(|byte| matches!(byte, b'e' | b'E')) {
            Some(at) => (text.get(..at).unwrap_or_default(), text.get(at + 1..).unwrap_or_default()),
            None => (text, &b""[..]),
        };
        let mut scale = exponent
            .iter()
            .filter(|byte| byte.is_ascii_digit())
            .fold(0_i64, |value, byte| value.saturating_mul(10).saturating_add(i64::from(byte - b'0')))
            // Half of the range, so that the digits of the fraction have room.
            .min(i64::MAX / 2);
        if exponent.first() == Some(&b'-') {
            scale = -scale;
        }
        let mut digits = Vec::new();
        let (mut fraction, mut more) = (false, false);
        for byte in number {
            let digit = byte.wrapping_sub(b'0');
            if *byte == b'.' {
                fraction = true;
                continue;
            }
            scale -= i64::from(fraction);
            if digits.len() >= DIGITS {
                more |= digit != 0;
                scale += 1;
            } else if digit != 0 || !digits.is_empty() {
                digits.push(digit);
            }
        }
        // What follows so many digits decides only that there is more.
        if more {
            digits.push(1);
            scale -= 1;
        }
        Self { digits, scale }
    }
}

/// Numbers whose product is ten to the power of `scale`, whatever its sign.
fn powers(scale: i64) -> impl Iterator<Item = u32> {
    let scale = scale.unsigned_abs();
    let last = 10_u32.pow((scale % 9) as u32);
    std::iter::repeat_n(BILLION, (scale / 9) as usize).chain(std::iter::once(last))
}

/// Multiplies a number (its lowest limb first), and adds to it.
fn multiply(limbs: &mut Vec<u32>, by: u32, add: u32) {
    let mut carry = u64::from(add);
    for limb in limbs.iter_mut() {
        carry += u64::from(*limb) * u64::from(by);
        *limb = carry as u32;
        carry >>= 32;
    }
    if carry != 0 {
        limbs.push(carry as u32);
    }
}

/// Divides a number, which gets shorter when it can; the remainder.
fn divide(limbs: &mut Vec<u32>, by: u32) -> u64 {
    let mut rest = 0_u64;
    for limb in limbs.iter_mut().rev() {
        let dividend = (rest << 32) | u64::from(*limb);
        *limb = dividend.checked_div(u64::from(by)).unwrap_or(0) as u32;
        rest = dividend.checked_rem(u64::from(by)).unwrap_or(0);
    }
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
    rest
}

fn div_rem(a: u128, b: u128) -> Option<(u128, u128)> {
    Some((a.checked_div(b)?, a.checked_rem(b)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(value: i128) -> Extended {
        Exact::from(value).extended()
    }

    #[test]
    fn doubles_and_their_neighbours_convert_both_ways() {
        for value in [0.0, -0.0, 1.0, -1.5, 0.1, f64::MAX, f64::MIN_POSITIVE, 5e-324, -3e-310, 1e300] {
            let back = Exact::from(Exact::from(value).extended()).double();
            assert_eq!(back.to_bits(), value.to_bits(), "{value}");
        }
        assert!(Exact::from(Extended::decimal(b"1e400")).double().is_infinite());
        assert_eq!(Exact::from(16_777_217_i128).float().to_bits(), 16_777_216_f32.to_bits());
        assert_eq!(Exact::from(9_007_199_254_740_993_i128).double().to_bits(), 9_007_199_254_740_992_f64.to_bits());
    }

    #[test]
    fn decimals_agree_with_doubles() {
        for text in ["1.4", "0.1", "123456789012345678901234567890", "1e22", "1e-22", "4.9e-324", "2.5e-300", "1e308"] {
            let value = Exact::from(Extended::decimal(text.as_bytes())).double();
            assert_eq!(value.to_bits(), text.parse::<f64>().unwrap().to_bits(), "{text}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(Extended::decimal(b"1.18e4932").is_finite());
        assert!(!Extended::decimal(b"1.19e4932").is_finite());
        assert!(!Extended::decimal(b"1e99999999999999999999").is_finite());
        assert!(!Extended::decimal(b"3.6e-4951").is_zero());
        assert!(Extended::decimal(b"1.8e-4951").is_zero());
        assert!(Extended::decimal(b"1e-99999999999999999999").is_zero());
        assert!(Extended::decimal(b"0e99").is_zero());
    }

    #[test]
    fn arithmetic_rounds_once() {
        let (three, ten) = (whole(3), whole(10));
        let third = whole(1).divided_by(three).unwrap();
        assert_eq!(third.to_string(), "0xa.aaaaaaaaaaaaaabp-5");
        assert_eq!(third.times(three), whole(1));
        assert_eq!(ten.plus(three.negated()), whole(7));
        assert_eq!(ten.plus(ten.negated()), whole(0));
        assert_eq!(whole(1 << 64).plus(whole(1)), whole(1 << 64));
        assert_eq!(whole(1 << 64).plus(whole(3)).whole(), (1 << 64) + 4);
        assert_eq!(whole(1 << 64).plus(whole(-1)).whole(), (1 << 64) - 1);
        assert!(ten.divided_by(whole(0)).is_none());
        assert_eq!(three.negated().compare(whole(0)), Ordering::Less);
        assert_eq!(whole(0).negated().compare(whole(0)), Ordering::Equal);
        assert_eq!(third.compare(whole(0)), Ordering::Greater);
    }
}
