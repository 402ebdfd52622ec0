//! What a field holds, as it is compared.

use core::fmt;
use model::{ExtraValue, Str};

/// What a field of a row holds, by C's names where it has any.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number.
    Int(i128),
    /// A value of an enumeration, such as `AT_BITE`.
    Name(Str),
    /// Flags, in the order of the model's bits, then those that it does not know.
    Flags(Vec<Str>),
    /// What only a variant's rows have.
    Extra(ExtraValue),
}

impl Value {
    /// Whether both stand for the same. Flags have no order.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Flags(old), Self::Flags(new)) => old.len() == new.len() && old.iter().all(|flag| new.contains(flag)),
            _ => self == other,
        }
    }

    /// The flags of this value that another lacks; none where one of them is no flags.
    pub fn flags_without<'v>(&'v self, other: &'v Self) -> impl Iterator<Item = &'v Str> {
        let (these, those) = match (self, other) {
            (Self::Flags(these), Self::Flags(those)) => (these.as_slice(), those.as_slice()),
            _ => (&[][..], &[][..]),
        };
        these.iter().filter(move |flag| !those.contains(flag))
    }
}

/// As in C's source: flags with `|` between them, and 0 for none.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => write!(f, "{number}"),
            Self::Name(name) => f.write_str(name),
            Self::Flags(flags) if flags.is_empty() => f.write_str("0"),
            Self::Flags(flags) => f.write_str(&flags.join(" | ")),
            Self::Extra(value) => write_extra(f, value),
        }
    }
}

fn write_extra(f: &mut fmt::Formatter<'_>, value: &ExtraValue) -> fmt::Result {
    match value {
        ExtraValue::Int(number) => write!(f, "{number}"),
        ExtraValue::Real(number) => write!(f, "{number}"),
        ExtraValue::Text(text) => write!(f, "{text:?}"),
        ExtraValue::Symbol(name) => f.write_str(name),
        ExtraValue::Null => f.write_str("NULL"),
        ExtraValue::List(values) => {
            f.write_str("{")?;
            for (at, value) in values.iter().enumerate() {
                f.write_str(if at > 0 { ", " } else { " " })?;
                write_extra(f, value)?;
            }
            f.write_str(" }")
        }
        ExtraValue::Struct(members) => {
            f.write_str("{")?;
            for (at, member) in members.iter().enumerate() {
                write!(f, "{}.{} = ", if at > 0 { ", " } else { " " }, member.field)?;
                write_extra(f, &member.value)?;
            }
            f.write_str(" }")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Extra, List};

    #[test]
    fn values_are_written_as_in_c() {
        let flags = |names: &[&'static str]| Value::Flags(names.iter().map(|name| Str::Borrowed(name)).collect());
        assert_eq!(flags(&["M1_FLY", "M1_SWIM"]).to_string(), "M1_FLY | M1_SWIM");
        assert_eq!(flags(&[]).to_string(), "0");
        let member = Extra { field: "min".into(), value: ExtraValue::Int(-1) };
        let list = ExtraValue::List(List::Owned(vec![ExtraValue::Null, ExtraValue::Text("a\"b".into())]));
        assert_eq!(Value::Extra(list).to_string(), r#"{ NULL, "a\"b" }"#);
        assert_eq!(Value::Extra(ExtraValue::Struct(List::Owned(vec![member]))).to_string(), "{ .min = -1 }");
    }

    #[test]
    fn flags_have_no_order() {
        let (one, other) = (Value::Flags(vec!["A".into(), "B".into()]), Value::Flags(vec!["B".into(), "A".into()]));
        assert!(one.is_same(&other));
        let fewer = Value::Flags(vec!["B".into()]);
        assert!(!one.is_same(&fewer) && !fewer.is_same(&one));
        assert_eq!(one.flags_without(&fewer).collect::<Vec<_>>(), ["A"]);
        assert_eq!(fewer.flags_without(&one).count(), 0);
    }
}
