//! JSON with the order of its keys and whole numbers of any sign: what `monstr dump` writes.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A JSON value that keeps the order of keys.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number without a fraction.
    Int(i128),
    /// Another number.
    Real(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// Reads one JSON document.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// Reads JSON Lines.
    pub fn parse_lines(text: &str) -> Vec<Self> {
        let line = |(number, line)| Self::parse(line).unwrap_or_else(|error| panic!("line {}: {error}", number + 1));
        text.lines().enumerate().map(line).collect()
    }

    /// The member `key` of an object.
    pub fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => members.iter().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// The member `key`, which must be there.
    pub fn at(&self, key: &str) -> &Self {
        self.get(key).unwrap_or_else(|| panic!("no key {key} in {self}"))
    }

    /// The whole number that this is.
    pub fn int(&self) -> i128 {
        match self {
            Self::Int(value) => *value,
            other => panic!("{other} is no whole number"),
        }
    }

    /// The string that this is; `None` for null.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Null => None,
            other => panic!("{other} is no string"),
        }
    }

    /// The elements of an array.
    pub fn list(&self) -> &[Self] {
        match self {
            Self::List(list) => list,
            other => panic!("{other} is no array"),
        }
    }

    /// The keys of an object, in order.
    pub fn keys(&self) -> Vec<&str> {
        match self {
            Self::Object(members) => members.iter().map(|(name, _)| name.as_str()).collect(),
            other => panic!("{other} is no object"),
        }
    }

    /// Whether this is zero, null, empty, or made of nothing else.
    pub fn is_zero(&self) -> bool {
        match self {
            Self::Null => true,
            Self::Bool(value) => !value,
            Self::Int(value) => *value == 0,
            Self::Real(value) => *value == 0.0,
            Self::Text(text) => text.is_empty(),
            Self::List(list) => list.iter().all(Self::is_zero),
            Self::Object(members) => members.iter().all(|(_, value)| value.is_zero()),
        }
    }

    /// This without what is zero in it: no members of objects, and no elements at the end of arrays.
    #[must_use]
    pub fn without_zeros(&self) -> Self {
        match self {
            Self::List(list) => {
                let used = list.iter().rposition(|value| !value.is_zero()).map_or(0, |last| last + 1);
                Self::List(list[..used].iter().map(Self::without_zeros).collect())
            }
            Self::Object(members) => {
                let members = members.iter().filter(|(_, value)| !value.is_zero());
                Self::Object(members.map(|(name, value)| (name.clone(), value.without_zeros())).collect())
            }
            other => other.clone(),
        }
    }

    /// How many single values there are in this.
    pub fn leaves(&self) -> usize {
        match self {
            Self::List(list) => list.iter().map(Self::leaves).sum(),
            Self::Object(members) => members.iter().map(|(_, value)| value.leaves()).sum(),
            _ => 1,
        }
    }

    /// Adds to `differences` each place where `other` is not this. `5` and `5.0` are the same number.
    pub fn compare(&self, other: &Self, path: &str, differences: &mut Vec<String>) {
        match (self, other) {
            (Self::Int(a), Self::Real(b)) | (Self::Real(b), Self::Int(a)) if is_same(*a, *b) => {}
            (Self::List(a), Self::List(b)) => {
                if a.len() != b.len() {
                    let path = if path.is_empty() { "rows" } else { path };
                    differences.push(format!("{path}: expected {} elements, got {}", a.len(), b.len()));
                }
                for (index, (a, b)) in a.iter().zip(b).enumerate() {
                    a.compare(b, &format!("{path}[{index}]"), differences);
                }
            }
            (Self::Object(a), Self::Object(b)) if a.iter().map(|(k, _)| k).eq(b.iter().map(|(k, _)| k)) => {
                for ((key, a), (_, b)) in a.iter().zip(b) {
                    let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                    a.compare(b, &path, differences);
                }
            }
            (Self::Object(_), Self::Object(_)) => {
                differences.push(format!("{path}: expected the keys {:?}, got {:?}", self.keys(), other.keys()));
            }
            _ if self == other => {}
            _ => differences.push(format!("{path}: expected {self}, got {other}")),
        }
    }
}

/// Whether a number with a fraction has none and is `whole`.
fn is_same(whole: i128, real: f64) -> bool {
    real.fract() == 0.0 && real.abs() < 1e15 && real as i128 == whole
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => value.fmt(f),
            Self::Int(value) => value.fmt(f),
            Self::Real(value) => write!(f, "{value:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(list) => {
                f.write_str("[")?;
                for (index, value) in list.iter().enumerate() {
                    write!(f, "{}{value}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Self::Object(members) => {
                f.write_str("{")?;
                for (index, (key, value)) in members.iter().enumerate() {
                    write!(f, "{}{key:?}: {value}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("}")
            }
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

/// Makes a [`Value`] of whatever comes.
struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Int(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Int(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::Real(value))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = access.next_element()? {
            list.push(value);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = access.next_entry()? {
            members.push(member);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::Value;

    fn differences(a: &str, b: &str) -> Vec<String> {
        let mut found = Vec::new();
        Value::parse(a).unwrap().compare(&Value::parse(b).unwrap(), "", &mut found);
        found
    }

    #[test]
    fn numbers_compare_by_value() {
        assert!(differences("[1, 18446744073709551615, -1, 2.5]", "[1.0, 18446744073709551615, -1, 2.5]").is_empty());
        assert_eq!(differences(r#"{"a": [1, 2]}"#, r#"{"a": [1, 3]}"#), ["a[1]: expected 2, got 3"]);
    }

    #[test]
    fn the_order_of_keys_counts() {
        assert_eq!(differences(r#"{"a": 1, "b": 2}"#, r#"{"b": 2, "a": 1}"#).len(), 1);
        assert_eq!(differences(r#"{"a": null}"#, r#"{"a": 0}"#), ["a: expected null, got 0"]);
    }
}
