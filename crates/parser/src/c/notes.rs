//! What stands where: for each number that is stored, its place in the source, and the names that it was written with.
//!
//! The macro expansions of a row are forgotten with it, and the values keep nothing of how they were written. So what is
//! to be known later is noted while the row is read, where somebody asks for that.

use super::init::Slot;
use super::types::TypeId;
use super::unit::Unit;
use crate::cpp::{Token, TokenKind};
use crate::source::{Pos, Symbol};

/// The notes of one array.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// Where the row begins that is being read.
    row: Option<Pos>,
    /// The tokens of the value that is about to be stored.
    tokens: Vec<Token>,
    /// One for each number, in the order of storing.
    pub(crate) list: Vec<Note>,
    /// The names of all numbers, one number's after another's.
    pub(crate) names: Vec<(Symbol, Pos)>,
}

/// One number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// Where in the image it is stored.
    pub(crate) offset: usize,
    /// The bits of a bit-field.
    pub(crate) bits: Option<(u8, u8)>,
    /// The type that it is stored in.
    pub(crate) ty: TypeId,
    /// Where it begins in the row.
    pub(crate) pos: Pos,
    /// Where its names begin among all, and where they end.
    pub(crate) names: (usize, usize),
    /// What was to be stored and what was, where the two differ.
    pub(crate) changed: Option<(i128, i128)>,
}

impl Unit {
    /// Notes that a row begins with this token, which stands in a file as it is.
    pub(super) fn note_row(&mut self, first: Token) {
        if let Some(notes) = &mut self.notes {
            notes.row = Some(first.pos);
        }
    }

    /// Notes the tokens of the next value; none where it is not known which part of a list they are.
    pub(super) fn note_tokens(&mut self, tokens: &[Token]) {
        if let Some(notes) = &mut self.notes {
            notes.tokens.clear();
            notes.tokens.extend_from_slice(tokens);
        }
    }

    /// Notes a number that is stored: that of the tokens that were noted, or where there are none, that begins `at`.
    pub(super) fn note(&mut self, slot: Slot, at: Option<Token>) {
        let Some(mut notes) = self.notes.take() else { return };
        if let Some(row) = notes.row {
            let tokens = if notes.tokens.is_empty() { at.as_slice() } else { &notes.tokens };
            let pos = tokens.first().map_or(row, |token| self.in_row(row, *token));
            // A name of no value stands for nothing, wherever it is.
            let is_zero = |token: &&Token| {
                let known = self.integers.get(&token.symbol);
                token.kind == TokenKind::Number && known.is_some_and(|(_, value)| *value == 0)
            };
            let begin = notes.names.len();
            for token in tokens.iter().filter(|token| !is_zero(token)) {
                for expansion in self.map.chain(token.origin) {
                    let within = Token { pos: expansion.pos, origin: expansion.origin, ..*token };
                    let name = (expansion.name, self.in_row(row, within));
                    // A macro of several tokens is one name.
                    if !notes.names.get(begin..).unwrap_or_default().contains(&name) {
                        notes.names.push(name);
                    }
                }
            }
            let (offset, names) = (slot.offset as usize, (begin, notes.names.len()));
            notes.list.push(Note { offset, bits: slot.bits, ty: slot.ty, pos, names, changed: None });
        }
        self.notes = Some(notes);
    }

    /// Notes that the last number changed when it was stored.
    pub(super) fn note_change(&mut self, slot: Slot, value: i128, stored: i128) {
        let last = self.notes.as_mut().and_then(|notes| notes.list.last_mut());
        if let Some(last) = last.filter(|last| last.offset == slot.offset as usize) {
            // A fraction is cut off before the rest is stored; what it was first counts.
            let value = last.changed.map_or(value, |(first, _)| first);
            last.changed = Some((value, stored));
        }
    }

    /// Where a token stands in the row that begins at `row`: itself, or the innermost macro around it that stands there.
    fn in_row(&self, row: Pos, token: Token) -> Pos {
        let outer = self.map.chain(token.origin).map(|expansion| expansion.pos);
        let mut all = std::iter::once(token.pos).chain(outer);
        all.find(|pos| self.map.follows(row, *pos)).unwrap_or(row)
    }
}
