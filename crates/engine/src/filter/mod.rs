//! Filters: which monsters somebody wants to see, such as `class=d level>=5 trait=fly`.
//!
//! A filter is a row of conditions, separated by blanks, that must all hold. Each is the name of a [`Field`], an operator
//! and a value: `=` and `!=` for all; `<`, `<=`, `>`, `>=` for numbers, and for how bad the worst attack is; `~` for words
//! that have the value in them. A value with blanks stands in quotes: `name="soldier ant"`. Where a field has several
//! words, as attacks and traits have, `=` asks whether one of them is the value, and `!=` whether none is. What an
//! edition lacks fulfils no condition on a number.

mod parse;

pub use parse::parse;

use crate::fields::{Field, severities};
use crate::severity::Severity;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;
use model::{Edition, Monster};

/// Conditions that must all hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The conditions, in the order in which they were written.
    pub conditions: Vec<Condition>,
}

/// One condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// What is asked about.
    pub field: Field,
    /// How it is compared.
    pub operator: Operator,
    /// With what.
    pub value: Value,
}

/// How a field is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `=`.
    Equal,
    /// `!=`.
    NotEqual,
    /// `<`.
    Less,
    /// `<=`.
    AtMost,
    /// `>`.
    Greater,
    /// `>=`.
    AtLeast,
    /// `~`: has it in it.
    Contains,
}

/// What a field is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
    /// How bad an attack is.
    Severity(Severity),
}

/// Why a filter cannot be understood, and which part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The part, in bytes.
    pub span: Range<usize>,
    /// What is wrong with it.
    pub message: String,
}

impl Filter {
    /// Whether a monster fulfils every condition.
    pub fn lets(&self, edition: &Edition, monster: &Monster) -> bool {
        self.conditions.iter().all(|condition| condition.holds(edition, monster))
    }
}

impl Condition {
    /// Whether it holds for a monster.
    pub fn holds(&self, edition: &Edition, monster: &Monster) -> bool {
        match &self.value {
            Value::Number(wanted) => {
                let number = self.field.number(edition, monster);
                number.is_some_and(|number| self.operator.allows(number.cmp(wanted)))
            }
            Value::Severity(wanted) => match self.operator {
                Operator::Equal | Operator::Contains => severities(monster).any(|severity| severity == *wanted),
                Operator::NotEqual => severities(monster).all(|severity| severity != *wanted),
                // The worst counts; what varies may be as bad as can be.
                operator => severities(monster).max().is_some_and(|worst| operator.allows(worst.cmp(wanted))),
            },
            Value::Word(wanted) => {
                let has = |is_it: fn(&str, &str) -> bool| {
                    self.field.words(edition, monster).iter().any(|word| is_it(word, wanted))
                };
                match self.operator {
                    Operator::Contains => has(contains),
                    Operator::NotEqual => !has(is_same),
                    _ => has(is_same),
                }
            }
        }
    }
}

impl Operator {
    /// Every operator with how it is written, those of two signs first.
    pub const ALL: [(&'static str, Self); 7] = [
        ("!=", Self::NotEqual),
        ("<=", Self::AtMost),
        (">=", Self::AtLeast),
        ("=", Self::Equal),
        ("<", Self::Less),
        (">", Self::Greater),
        ("~", Self::Contains),
    ];

    /// Whether a value that is so ordered against the wanted one will do.
    fn allows(self, ordering: Ordering) -> bool {
        match self {
            Self::Equal | Self::Contains => ordering.is_eq(),
            Self::NotEqual => ordering.is_ne(),
            Self::Less => ordering.is_lt(),
            Self::AtMost => ordering.is_le(),
            Self::Greater => ordering.is_gt(),
            Self::AtLeast => ordering.is_ge(),
        }
    }
}

/// Whether a word is the wanted one. A single letter is a map symbol, of which the capital is another.
fn is_same(word: &str, wanted: &str) -> bool {
    let is_letter = |text: &str| text.chars().nth(1).is_none();
    if is_letter(word) && is_letter(wanted) { word == wanted } else { word.eq_ignore_ascii_case(wanted) }
}

/// Whether a word has the wanted one in it.
fn contains(word: &str, wanted: &str) -> bool {
    word.to_lowercase().contains(&wanted.to_lowercase())
}
