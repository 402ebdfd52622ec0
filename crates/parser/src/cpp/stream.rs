//! A slice of tokens as an input of nom.

use super::token::{Punct, Token};
use nom::{IResult, Input, Needed, Parser};
use std::iter::{Copied, Enumerate};
use std::slice::Iter;

/// Tokens still to be parsed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tokens<'a>(pub(crate) &'a [Token]);

/// Two inputs are the same when they are the same place: comparing the tokens would make nom's loop checks slow.
impl PartialEq for Tokens<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Tokens<'_> {
    /// The next token.
    pub(crate) fn first(self) -> Option<Token> {
        self.0.first().copied()
    }

    /// The token after the next `count`.
    pub(crate) fn nth(self, count: usize) -> Option<Token> {
        self.0.get(count).copied()
    }

    /// Without the next `count` tokens.
    pub(crate) fn skip(self, count: usize) -> Self {
        Self(self.0.get(count..).unwrap_or_default())
    }
}

impl<'a> Input for Tokens<'a> {
    type Item = Token;
    type Iter = Copied<Iter<'a, Token>>;
    type IterIndices = Enumerate<Self::Iter>;

    fn input_len(&self) -> usize {
        self.0.len()
    }

    fn take(&self, count: usize) -> Self {
        Self(self.0.get(..count).unwrap_or(self.0))
    }

    fn take_from(&self, count: usize) -> Self {
        self.skip(count)
    }

    fn take_split(&self, count: usize) -> (Self, Self) {
        (self.take_from(count), self.take(count))
    }

    fn position<P: Fn(Token) -> bool>(&self, predicate: P) -> Option<usize> {
        self.iter_elements().position(predicate)
    }

    fn iter_elements(&self) -> Self::Iter {
        self.0.iter().copied()
    }

    fn iter_indices(&self) -> Self::IterIndices {
        self.iter_elements().enumerate()
    }

    fn slice_index(&self, count: usize) -> Result<usize, Needed> {
        if count <= self.0.len() { Ok(count) } else { Err(Needed::Unknown) }
    }
}

/// The failure that got farthest, and what would have been right there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    /// How many tokens were left; fewer is farther.
    pub(crate) left: usize,
    /// What would have been right.
    pub(crate) what: &'static str,
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.what {
            word if word.contains(char::is_alphabetic) => write!(f, "expected {word}"),
            punctuator => write!(f, "expected `{punctuator}`"),
        }
    }
}

impl<'a> nom::error::ParseError<Tokens<'a>> for Expected {
    fn from_error_kind(input: Tokens<'a>, _: nom::error::ErrorKind) -> Self {
        Self { left: input.0.len(), what: "something else" }
    }

    fn append(_: Tokens<'a>, _: nom::error::ErrorKind, other: Self) -> Self {
        other
    }

    fn or(self, other: Self) -> Self {
        if other.left < self.left { other } else { self }
    }
}

/// What a parser over tokens gives back.
pub(crate) type Parsed<'a, T> = IResult<Tokens<'a>, T, Expected>;

/// A failure at this place, after which alternatives may be tried.
pub(crate) fn expected<'a, T>(input: Tokens<'a>, what: &'static str) -> Parsed<'a, T> {
    Err(nom::Err::Error(Expected { left: input.0.len(), what }))
}

/// The next token, if it is this punctuator.
pub(crate) fn punct<'a>(punct: Punct) -> impl Parser<Tokens<'a>, Output = Token, Error = Expected> {
    move |input: Tokens<'a>| match input.first() {
        Some(token) if token.is(punct) => Ok((input.skip(1), token)),
        _ => expected(input, punct.text()),
    }
}
