//! Expressions for the model's small values.

use crate::idents::ident;
use model::{Extra, ExtraValue, FlagSet, Names, OpenEnum, SourceLine};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::str::FromStr as _;

/// Borrowed text.
pub(crate) fn text(text: &str) -> TokenStream {
    quote!(Cow::Borrowed(#text))
}

/// A borrowed list of values that own nothing.
pub(crate) fn list(items: impl IntoIterator<Item = TokenStream>) -> TokenStream {
    let items = items.into_iter();
    quote!(Cow::Borrowed(&[#(#items),*]))
}

/// `None`, or `Some` of what `value` makes.
pub(crate) fn option<T>(option: Option<&T>, value: impl FnOnce(&T) -> TokenStream) -> TokenStream {
    option.map(value).map_or_else(|| quote!(None), |value| quote!(Some(#value)))
}

/// A value of an open enumeration: the variant, or `other` with the C name.
pub(crate) fn open_enum<T: OpenEnum>(value: &T, name: &str) -> TokenStream {
    let enumeration = ident(name);
    if let Some(variant) = value.variant_name().map(ident) {
        return quote!(#enumeration::#variant);
    }
    let c_name = value.c_name();
    quote!(#enumeration::other(#c_name))
}

/// A decimal integer, in groups of three digits where it is long.
pub(crate) fn int(value: impl Into<i128>) -> TokenStream {
    let value = value.into();
    let digits = literal(&grouped(&value.unsigned_abs().to_string(), 3));
    if value < 0 { quote!(-#digits) } else { quote!(#digits) }
}

/// A word of flags in hexadecimal, in groups of four digits where it is long.
pub(crate) fn word(value: u64) -> TokenStream {
    literal(&format!("0x{}", grouped(&format!("{value:x}"), 4)))
}

/// A floating-point number, bit for bit.
fn real(value: f64) -> TokenStream {
    if value.is_finite() {
        let digits = Literal::f64_unsuffixed(value.abs());
        if value.is_sign_negative() { quote!(-#digits) } else { quote!(#digits) }
    } else {
        let bits = word(value.to_bits());
        quote!(f64::from_bits(#bits))
    }
}

/// Sets of flags whose bits can be seen.
pub(crate) trait Bits: FlagSet {
    /// The model's own bits.
    fn word(self) -> u64;
}

macro_rules! bits {
    ($($set:ident),*) => { $( impl Bits for model::$set { fn word(self) -> u64 { self.bits().into() } } )* };
}
bits!(Gen, M1, M2, M3, Mr);

/// The bits of a set of flags, by the names of the constants in [`legend`](crate::legend): `M1_FLY | M1_SWIM`.
pub(crate) fn flags<F: Bits>(set: F) -> TokenStream {
    let mut named_bits = 0;
    let mut parts = Vec::new();
    for name in set.names() {
        let c_name = format!("{}{name}", F::PREFIX);
        named_bits |= F::from_c_name(&c_name).map_or(0, Bits::word);
        let constant = ident(&c_name);
        parts.push(quote!(#constant));
    }
    let nameless = set.word() & !named_bits;
    if nameless != 0 {
        parts.push(word(nameless));
    }
    if parts.is_empty() { quote!(0) } else { quote!(#(#parts)|*) }
}

/// A monster's names.
pub(crate) fn names(names: &Names) -> TokenStream {
    let Names { neuter, male, female } = names;
    if male.is_none() && female.is_none() {
        return quote!(one_name(#neuter));
    }
    let neuter = text(neuter);
    let (male, female) = (option(male.as_ref(), |name| text(name)), option(female.as_ref(), |name| text(name)));
    quote!(Names { neuter: #neuter, male: #male, female: #female })
}

/// A line of the tree: `at` for one of the table's own file.
pub(crate) fn line(line: &SourceLine, table_file: &str) -> TokenStream {
    let number = int(line.line);
    if line.file == table_file {
        return quote!(at(#number));
    }
    let file = text(&line.file);
    quote!(SourceLine { file: #file, line: #number })
}

/// What only a variant has.
pub(crate) fn extras(extras: &[Extra]) -> TokenStream {
    list(extra_items(extras))
}

/// Each member that only a variant has.
pub(crate) fn extra_items(extras: &[Extra]) -> impl Iterator<Item = TokenStream> {
    extras.iter().map(|extra| {
        let (name, value) = (&extra.field, extra_value(&extra.value));
        // A list lives as long as the static only where no call is around it.
        if matches!(extra.value, ExtraValue::List(_) | ExtraValue::Struct(_)) {
            let field = text(name);
            return quote!(Extra { field: #field, value: #value });
        }
        match &extra.value {
            ExtraValue::Int(value) => {
                let value = int(*value);
                quote!(extra_int(#name, #value))
            }
            ExtraValue::Text(text) => quote!(extra_text(#name, #text)),
            _ => quote!(extra_of(#name, #value)),
        }
    })
}

fn extra_value(value: &ExtraValue) -> TokenStream {
    let (variant, content) = match value {
        ExtraValue::Int(value) => ("Int", int(*value)),
        ExtraValue::Real(value) => ("Real", real(*value)),
        ExtraValue::Text(value) => ("Text", text(value)),
        ExtraValue::Symbol(value) => ("Symbol", text(value)),
        ExtraValue::Null => return quote!(ExtraValue::Null),
        ExtraValue::List(values) => ("List", list(values.iter().map(extra_value))),
        ExtraValue::Struct(members) => ("Struct", extras(members)),
    };
    let variant = ident(variant);
    quote!(ExtraValue::#variant(#content))
}

/// `digits` with `_` between groups, where there are more than four.
fn grouped(digits: &str, group: usize) -> String {
    if digits.len() <= 4 {
        return digits.to_owned();
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(group) {
            text.push('_');
        }
        text.push(digit);
    }
    text
}

/// A literal that is known to be one.
fn literal(digits: &str) -> TokenStream {
    Literal::from_str(digits).map(|literal| quote!(#literal)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{AttackType, M1};

    #[test]
    fn numbers_are_grouped_when_they_are_long() {
        let decimal = |value: i128| int(value).to_string().replace(' ', "");
        assert_eq!(decimal(0), "0");
        assert_eq!(decimal(-128), "-128");
        assert_eq!(decimal(1_234_567), "1_234_567");
        assert_eq!(decimal(i128::MIN), "-170_141_183_460_469_231_731_687_303_715_884_105_728");
        assert_eq!(word(0x63).to_string(), "0x63");
        assert_eq!(word(0x2044_2000).to_string(), "0x2044_2000");
    }

    #[test]
    fn flags_are_named_and_the_rest_is_kept() {
        assert_eq!(flags(M1::FLY | M1::OMNIVORE).to_string(), "M1_FLY | M1_CARNIVORE | M1_HERBIVORE");
        assert_eq!(flags(M1::NOLIMBS).to_string(), "M1_NOLIMBS");
        assert_eq!(flags(model::Gen::from_bits_retain(1 << 30)).to_string(), "0x4000_0000");
        assert_eq!(flags(M1::empty()).to_string(), "0");
    }

    #[test]
    fn unknown_names_are_kept() {
        let other = AttackType::from_c_name("AT_SING");
        assert_eq!(open_enum(&other, "AttackType").to_string(), "AttackType :: other (\"AT_SING\")");
        assert_eq!(open_enum(&AttackType::Bite, "AttackType").to_string(), "AttackType :: Bite");
    }

    #[test]
    fn reals_are_kept_bit_for_bit() {
        assert_eq!(real(-1.5).to_string().replace(' ', ""), "-1.5");
        assert_eq!(real(-0.0).to_string().replace(' ', ""), "-0.0");
        assert_eq!(real(f64::INFINITY).to_string().replace(' ', ""), "f64::from_bits(0x7ff0_0000_0000_0000)");
    }
}
