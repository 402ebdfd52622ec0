//! A table's tokens as the preprocessor makes them: a few rows at a time, each read before the next is made.
//!
//! A table has more tokens than all headers before it together. None of them is needed once its value is stored, so they
//! are never all there.

use super::unit::Unit;
use crate::cpp::{Preprocessor, Punct, Token, TokenKind};
use crate::names;
use crate::source::Symbol;
use std::ops::Range;

/// The tokens of an initializer, from behind its opening brace on.
pub(crate) struct Rows<'p, 't> {
    /// Where more tokens come from; `None` where all are there.
    preprocessor: Option<&'p mut Preprocessor<'t>>,
    tokens: Vec<Token>,
    /// The next token to be read.
    pub(super) at: usize,
    /// How many tokens the whole unit has before the first of these.
    base: usize,
    /// Up to which token the values are complete: with the comma behind each, or with the end of the initializer and two
    /// tokens more.
    complete: usize,
    /// Up to which token that is known, and how many brackets are open there.
    scanned: usize,
    depth: usize,
    /// How many absent headers the unit knows of.
    absent: usize,
}

impl<'p, 't> Rows<'p, 't> {
    /// Rows of which `tokens` are the first, `base` tokens after the beginning of the unit.
    pub(super) fn new(preprocessor: Option<&'p mut Preprocessor<'t>>, tokens: Vec<Token>, base: usize) -> Self {
        let absent = preprocessor.as_ref().map_or(0, |preprocessor| preprocessor.absent().len());
        Self { preprocessor, tokens, at: 0, base, complete: 0, scanned: 0, depth: 0, absent }
    }

    /// The tokens of complete values, of which those before `at` have been read. More are made if there is none left.
    pub(super) fn fill(&mut self, unit: &mut Unit) {
        if self.at < self.complete {
            return;
        }
        self.forget(unit);
        let end = loop {
            match self.scan() {
                None if self.make(unit) => {}
                end => break end,
            }
        };
        if end.is_some_and(|end| end != Punct::Comma) {
            while self.tokens.len() < self.scanned + 2 && self.make(unit) {}
        }
        self.complete = self.scanned;
    }

    /// What the next value ends with: its comma, or the end of the initializer; `None` if that is not there yet.
    fn scan(&mut self) -> Option<Punct> {
        let new = self.tokens.get(self.scanned..).unwrap_or_default();
        for (index, token) in new.iter().enumerate() {
            let TokenKind::Punct(punct) = token.kind else { continue };
            match punct {
                Punct::OpenBrace | Punct::OpenParen | Punct::OpenBracket => self.depth += 1,
                Punct::Comma | Punct::CloseBrace | Punct::Semicolon if self.depth == 0 => {
                    self.scanned += index + 1;
                    return Some(punct);
                }
                Punct::CloseBrace | Punct::CloseParen | Punct::CloseBracket => {
                    self.depth = self.depth.saturating_sub(1);
                }
                _ => {}
            }
        }
        self.scanned = self.tokens.len();
        None
    }

    /// The tokens of complete values, those that were read among them.
    pub(super) fn values(&self) -> &[Token] {
        self.tokens.get(..self.complete).unwrap_or_default()
    }

    /// All tokens that are there.
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Where tokens of these are among all of the unit.
    pub(super) fn in_unit(&self, range: Range<usize>) -> Range<usize> {
        self.base + range.start..self.base + range.end
    }

    /// What is left of the unit when its rows have been read.
    pub(super) fn rest(mut self, unit: &mut Unit) -> Vec<Token> {
        self.tokens.drain(..self.at.min(self.tokens.len()));
        while self.make(unit) {}
        self.tokens
    }

    /// Gives up what has been read. Moving what is left costs no more than has been read.
    fn forget(&mut self, unit: &mut Unit) {
        let read = self.at.min(self.tokens.len());
        if read < self.tokens.len() - read {
            return;
        }
        self.tokens.drain(..read);
        self.base += read;
        (self.at, self.complete) = (0, 0);
        self.scanned -= read;
        let between = self.preprocessor.as_ref().is_some_and(|preprocessor| preprocessor.is_between_calls());
        if between && self.tokens.is_empty() {
            unit.map.forget_expansions();
        }
    }

    /// Makes more tokens; `false` at the end of all files.
    fn make(&mut self, unit: &mut Unit) -> bool {
        let Some(preprocessor) = &mut self.preprocessor else { return false };
        preprocessor.exchange(&mut unit.symbols, &mut unit.map, &mut unit.macros);
        let more = preprocessor.step(&mut self.tokens);
        preprocessor.exchange(&mut unit.symbols, &mut unit.map, &mut unit.macros);
        unit.has_earlier_errors |= preprocessor.has_errors();
        if self.absent < preprocessor.absent().len() {
            self.absent = preprocessor.absent().len();
            unit.set_absent(preprocessor.absent());
        }
        more
    }
}

/// Preprocesses up to the values of the first array with one of these names; the tokens up to its opening brace are then
/// in `head`, those behind it that were made already are the result. `None` if no such array is given values.
pub(crate) fn find(
    preprocessor: &mut Preprocessor<'_>,
    names: &[Symbol],
    head: &mut Vec<Token>,
) -> Option<(Symbol, Vec<Token>)> {
    let mut depth = 0_usize;
    let mut at = 0;
    while preprocessor.step(head) {
        while let Some(token) = head.get(at) {
            at += 1;
            match token.kind {
                TokenKind::Punct(Punct::OpenBrace) if depth == 0 => {
                    let before = head.get(..at - 1).unwrap_or_default();
                    if let Some(name) = initialized(before).filter(|name| names.contains(name)) {
                        return Some((name, head.split_off(at)));
                    }
                    depth = 1;
                }
                TokenKind::Punct(Punct::OpenBrace) => depth += 1,
                TokenKind::Punct(Punct::CloseBrace) => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    None
}

/// The name of the array that gets values, where the tokens end with `name[…] =`.
fn initialized(tokens: &[Token]) -> Option<Symbol> {
    let (assign, mut rest) = tokens.split_last()?;
    if !assign.is(Punct::Assign) {
        return None;
    }
    let (mut brackets, mut parentheses) = (0_usize, 0_usize);
    // The name may stand in parentheses, and attributes behind it.
    let mut within = None;
    while let Some((token, before)) = rest.split_last() {
        match token.kind {
            TokenKind::Punct(Punct::Semicolon | Punct::OpenBrace | Punct::CloseBrace) => return None,
            TokenKind::Punct(Punct::CloseBracket) => brackets += 1,
            TokenKind::Punct(Punct::OpenBracket) => brackets = brackets.checked_sub(1)?,
            _ if brackets > 0 => {}
            TokenKind::Punct(Punct::CloseParen) => parentheses += 1,
            TokenKind::Punct(Punct::OpenParen) => parentheses = parentheses.checked_sub(1)?,
            TokenKind::Ident if parentheses > 0 => within = within.or(Some(token.symbol)),
            _ if parentheses > 0 => {}
            TokenKind::Ident if follows_declarator(token.symbol) => within = None,
            TokenKind::Ident => return within.or(Some(token.symbol)),
            _ => return within,
        }
        rest = before;
    }
    None
}

/// Whether a word with parentheses may stand behind what is declared.
fn follows_declarator(word: Symbol) -> bool {
    names::is_attribute(word) || matches!(word, names::ASM | names::ASM_PLAIN)
}
