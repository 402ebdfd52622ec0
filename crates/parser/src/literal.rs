//! What the literals of C stand for: integers, floating-point numbers, characters, strings (nom over their text).

use crate::extended::{Exact, Extended};
use nom::branch::alt;
use nom::bytes::complete::{tag_no_case, take_while, take_while1};
use nom::character::complete::one_of;
use nom::combinator::{all_consuming, opt, recognize};
use nom::sequence::preceded;
use nom::{IResult, Parser};

type Text<'a> = &'a [u8];

/// An integer as written: its value, its base and its suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct IntegerLiteral {
    /// The value: its low 64 bits, where it has more.
    pub(crate) value: u64,
    /// Whether it has more than 64 bits.
    pub(crate) too_large: bool,
    /// Whether it is written in decimal; only such a literal never becomes unsigned by its size alone.
    pub(crate) decimal: bool,
    /// Whether it has the suffix `u`.
    pub(crate) unsigned: bool,
    /// How many `l` its suffix has: 0, 1 or 2.
    pub(crate) longs: u8,
}

/// The integer that a number token stands for; `None` if it is none.
pub(crate) fn integer(text: Text<'_>) -> Option<IntegerLiteral> {
    let digits_of = |base: u32| take_while1(move |byte: u8| (byte as char).is_digit(base));
    let mut parser = all_consuming((
        alt((
            preceded(tag_no_case(&b"0x"[..]), digits_of(16)).map(|digits: Text<'_>| (16, digits)),
            preceded(tag_no_case(&b"0b"[..]), digits_of(2)).map(|digits: Text<'_>| (2, digits)),
            recognize((nom::bytes::complete::tag(&b"0"[..]), take_while(|byte: u8| byte.is_ascii_digit())))
                .map(|digits: Text<'_>| (8, digits)),
            digits_of(10).map(|digits: Text<'_>| (10, digits)),
        )),
        take_while(|byte: u8| matches!(byte, b'u' | b'U' | b'l' | b'L')),
    ));
    let parsed: IResult<Text<'_>, ((u32, Text<'_>), Text<'_>)> = parser.parse(text);
    let (_, ((base, digits), suffix)) = parsed.ok()?;
    let (unsigned, longs) = integer_suffix(suffix)?;
    let (mut value, mut too_large) = (0_u64, false);
    for digit in digits {
        let digit = u64::from((*digit as char).to_digit(base)?);
        let whole = u128::from(value) * u128::from(base) + u128::from(digit);
        too_large |= whole > u128::from(u64::MAX);
        value = whole as u64;
    }
    Some(IntegerLiteral { value, too_large, decimal: base == 10, unsigned, longs })
}

/// Whether a suffix says unsigned, and how many times long; `None` for one that C does not have.
fn integer_suffix(suffix: Text<'_>) -> Option<(bool, u8)> {
    let lower = suffix.to_ascii_lowercase();
    Some(match lower.as_slice() {
        b"" => (false, 0),
        b"u" => (true, 0),
        b"l" => (false, 1),
        b"ul" | b"lu" => (true, 1),
        // `lL` is no suffix.
        b"ll" if matches!(suffix, b"ll" | b"LL") => (false, 2),
        b"ull" | b"llu" => (true, 2),
        _ => return None,
    })
}

/// A floating-point literal, in the type that its suffix names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum FloatingLiteral {
    /// With `f`.
    Float(f32),
    /// Without a suffix.
    Double(f64),
    /// With `l`.
    LongDouble(Extended),
}

/// A floating-point literal in decimal, or in hexadecimal; `None` if it is none.
pub(crate) fn floating(text: Text<'_>) -> Option<FloatingLiteral> {
    let Some((number, suffix)) = decimal(text) else { return hexadecimal(text) };
    let text = std::str::from_utf8(number).ok()?;
    Some(match suffix {
        Some('f' | 'F') => FloatingLiteral::Float(text.parse().ok()?),
        Some(_) => FloatingLiteral::LongDouble(Extended::decimal(number)),
        None => FloatingLiteral::Double(text.parse().ok()?),
    })
}

/// How many steps it takes to find the number that a literal stands for, more or less.
pub(crate) fn floating_work(text: Text<'_>) -> u64 {
    match decimal(text) {
        Some((number, Some('l' | 'L'))) => Extended::decimal_work(number),
        _ => text.len() as u64,
    }
}

/// A floating-point literal in decimal, and its suffix.
fn decimal(text: Text<'_>) -> Option<(Text<'_>, Option<char>)> {
    let digits = || take_while(|byte: u8| byte.is_ascii_digit());
    let exponent = (one_of(&b"eE"[..]), opt(one_of(&b"+-"[..])), take_while1(|byte: u8| byte.is_ascii_digit()));
    let mut parser = all_consuming((
        recognize((digits(), opt((one_of(&b"."[..]), digits())), opt(exponent))),
        opt(one_of(&b"fFlL"[..])),
    ));
    let parsed: IResult<Text<'_>, (Text<'_>, Option<char>)> = parser.parse(text);
    let (_, (number, suffix)) = parsed.ok()?;
    // Digits alone are an integer, or nothing: one in a wrong base, or too large.
    let is_fraction = number.iter().any(|byte| !byte.is_ascii_digit());
    // A point needs a digit beside it.
    let has_digit = number.iter().take_while(|byte| !matches!(byte, b'e' | b'E')).any(u8::is_ascii_digit);
    (is_fraction && has_digit).then_some((number, suffix))
}

/// Prefix, whole digits, digits of the fraction, letter and digits of the power, and suffix.
type HexadecimalParts<'a> = (Text<'a>, Text<'a>, Option<Text<'a>>, char, (Option<char>, Text<'a>), Option<char>);

/// A floating-point literal in hexadecimal: `0x1.8p1`.
fn hexadecimal(text: Text<'_>) -> Option<FloatingLiteral> {
    let digits = || take_while(|byte: u8| byte.is_ascii_hexdigit());
    let power = (opt(one_of(&b"+-"[..])), take_while1(|byte: u8| byte.is_ascii_digit()));
    let mut parser = all_consuming((
        tag_no_case(&b"0x"[..]),
        digits(),
        opt(preceded(one_of(&b"."[..]), digits())),
        one_of(&b"pP"[..]),
        power,
        opt(one_of(&b"fFlL"[..])),
    ));
    let parsed: IResult<Text<'_>, HexadecimalParts<'_>> = parser.parse(text);
    let (_, (_, whole, fraction, _, (sign, power), suffix)) = parsed.ok()?;
    let fraction = fraction.unwrap_or_default();
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let digits = whole.iter().chain(fraction).map(|byte| (*byte as char).to_digit(16).unwrap_or(0) as u8);
    let power =
        power.iter().fold(0_i64, |power, digit| power.saturating_mul(10).saturating_add(i64::from(digit - b'0')));
    let power = if sign == Some('-') { -power } else { power };
    let exact = Exact::hexadecimal(digits, fraction.len(), power);
    Some(match suffix {
        Some('f' | 'F') => FloatingLiteral::Float(exact.float()),
        Some(_) => FloatingLiteral::LongDouble(exact.extended()),
        None => FloatingLiteral::Double(exact.double()),
    })
}

/// The value of a character constant, as an `int`: several characters are packed as gcc packs them.
pub(crate) fn character(text: Text<'_>) -> Option<i64> {
    let wide = matches!(text.first(), Some(b'L' | b'U' | b'u'));
    let quoted = text.iter().position(|byte| *byte == b'\'')?;
    let inner = text.get(quoted + 1..text.len().checked_sub(1)?)?;
    if inner.is_empty() || text.last() != Some(&b'\'') {
        return None;
    }
    if wide && !escapes_fit(inner) {
        return None;
    }
    if wide {
        let wide = std::str::from_utf8(inner).ok().filter(|inner| !inner.starts_with('\\'));
        return match wide {
            Some(inner) => Some(i64::from(u32::from(inner.chars().last()?))),
            None => unescape(inner)?.last().map(|byte| i64::from(*byte)),
        };
    }
    let bytes = unescape(inner)?;
    match bytes.as_slice() {
        // A plain char is signed.
        [byte] => Some(i64::from(*byte as i8)),
        bytes => Some(i64::from(bytes.iter().fold(0_u32, |value, byte| (value << 8) | u32::from(*byte)) as i32)),
    }
}

/// The bytes of a string literal, without the closing NUL.
pub(crate) fn string(text: Text<'_>) -> Option<Vec<u8>> {
    let quote = text.iter().position(|byte| *byte == b'"')?;
    unescape(text.get(quote + 1..text.len().checked_sub(1)?)?)
}

/// Whether each numeric escape sequence of a literal stands for one byte; of one that does not, the low bits are taken.
pub(crate) fn escapes_fit(text: Text<'_>) -> bool {
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        let (escape, after) = match rest.get(at + 1..) {
            Some([escape, after @ ..]) => (*escape, after),
            _ => return true,
        };
        let too_large = match escape {
            b'x' => {
                let digits = after.iter().take_while(|byte| byte.is_ascii_hexdigit());
                digits.skip_while(|byte| **byte == b'0').count() > 2
            }
            b'4'..=b'7' => matches!(after, [b'0'..=b'7', b'0'..=b'7', ..]),
            _ => false,
        };
        if too_large {
            return false;
        }
        rest = after;
    }
    true
}

/// Text with its escape sequences replaced; `None` for one that C does not have.
fn unescape(mut text: Text<'_>) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    while let [first, rest @ ..] = text {
        text = rest;
        if *first != b'\\' {
            bytes.push(*first);
            continue;
        }
        let (escape, rest) = text.split_first()?;
        text = rest;
        bytes.push(match escape {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'a' => 7,
            b'b' => 8,
            b'f' => 12,
            b'v' => 11,
            b'e' | b'E' => 27,
            b'\\' | b'\'' | b'"' | b'?' => *escape,
            b'0'..=b'7' => {
                let more = text.iter().take(2).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
                let digits = text.get(..more)?;
                text = text.get(more..)?;
                let value =
                    digits.iter().fold(u32::from(escape - b'0'), |value, digit| value * 8 + u32::from(digit - b'0'));
                value as u8
            }
            b'x' => {
                let count = text.iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
                let digits = text.get(..count).filter(|digits| !digits.is_empty())?;
                text = text.get(count..)?;
                // Of digits that are too many, the last two count.
                digits.iter().fold(0, |value, digit| (value << 4) | (*digit as char).to_digit(16).unwrap_or(0)) as u8
            }
            b'u' | b'U' => {
                let count = if *escape == b'u' { 4 } else { 8 };
                let digits = std::str::from_utf8(text.get(..count)?).ok()?;
                text = text.get(count..)?;
                let c = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
                bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                continue;
            }
            // gcc takes the character as it is, with a warning.
            other => *other,
        });
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        let value = |text: &str| integer(text.as_bytes()).map(|literal| literal.value);
        assert_eq!(value("0"), Some(0));
        assert_eq!(value("00"), Some(0));
        assert_eq!(value("017"), Some(15));
        assert_eq!(value("0x80000000L"), Some(0x8000_0000));
        assert_eq!(value("0b101u"), Some(5));
        assert_eq!(value("18446744073709551615ull"), Some(u64::MAX));
        assert_eq!(value("18446744073709551617"), Some(1));
        assert!(integer(b"18446744073709551616").is_some_and(|literal| literal.too_large));
        assert!(integer(b"0xffffffffffffffff").is_some_and(|literal| !literal.too_large));
        for wrong in ["08", "0x", "1lul", "1lL", "1e3", "12a"] {
            assert_eq!(value(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn floats() {
        assert_eq!(floating(b"1.3334"), Some(FloatingLiteral::Double(1.3334)));
        assert_eq!(floating(b".5f"), Some(FloatingLiteral::Float(0.5)));
        assert_eq!(floating(b"1e3L"), Some(FloatingLiteral::LongDouble(Exact::from(1000_i128).extended())));
        assert_eq!(floating(b"0x1.8p1"), Some(FloatingLiteral::Double(3.0)));
        assert_eq!(floating(b"."), None);
        assert_eq!(floating(b".e1"), None);
        assert_eq!(floating(b"0x.p1"), None);
        assert_eq!(floating(b"1e"), None);
        assert_eq!(floating(b"08"), None);
        assert_eq!(floating(b"99999999999999999999"), None);
    }

    #[test]
    fn characters() {
        assert_eq!(character(b"'a'"), Some(97));
        assert_eq!(character(br"'\377'"), Some(-1));
        assert_eq!(character(br"'\''"), Some(39));
        assert_eq!(character(b"'ab'"), Some(0x6162));
        assert_eq!(character(b"''"), None);
        assert_eq!(character("L'é'".as_bytes()), Some(0xE9));
    }

    #[test]
    fn strings() {
        assert_eq!(string(br#""a\"b\x41\101""#), Some(b"a\"bAA".to_vec()));
        assert_eq!(string(br#""\xfff""#), Some(vec![0xFF]));
        assert_eq!(string(br#""\x""#), None);
        assert!(escapes_fit(br"\x00ff\377\0777\\777"));
        assert!(!escapes_fit(br"\\\x411") && !escapes_fit(br"a\777"));
    }
}
