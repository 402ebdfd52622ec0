//! What stands where: for each number that is stored, its place in the source, and the names that it was written with.
//!
//! The macro expansions of a row are forgotten with it, and the values keep nothing of how they were written. So what is
//! to be known later is noted while the row is read, where somebody asks for that.

use super::init::Slot;
use super::types::TypeId;
use super::unit::Unit;
use crate::cpp::{Token, TokenKind};
use crate::names;
use crate::source::{Origin, Pos, Symbol};
use std::ops::RangeInclusive;

/// The notes of one array.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    /// From where the row begins that is being read to the end of its file.
    row: Option<RangeInclusive<Pos>>,
    /// The tokens of the value that is about to be stored.
    tokens: Vec<Token>,
    /// The macros that a token came through, innermost first, while their names are noted.
    through: Vec<(Symbol, Pos)>,
    /// One for each number, in the order of storing.
    pub(crate) list: Vec<Note>,
    /// The names of all numbers, one number's after another's.
    pub(crate) names: Vec<Name>,
    /// What was changed when it was stored, in the order of storing.
    pub(crate) changes: Vec<Change>,
}

/// One number. There are tens of thousands of them, so each is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// Where in the image it is stored.
    pub(crate) offset: u32,
    /// The type that it is stored in.
    pub(crate) ty: TypeId,
    /// Where it begins in the row.
    pub(crate) pos: Pos,
    /// Where its names begin among all, and where they end.
    pub(crate) names: (u32, u32),
    /// The bits of a bit-field.
    pub(crate) bits: Option<(u8, u8)>,
    /// Whether something else was stored than what was to be: the last [`Change`] in its place says what.
    pub(crate) changed: bool,
}

/// The name of a macro that a number was written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) symbol: Symbol,
    /// Where it stands in the row, itself or within others.
    pub(crate) pos: Pos,
    /// Which of all names it came out of.
    pub(crate) within: Option<u32>,
    /// Whether part of the number is of this macro and of none within it.
    pub(crate) is_innermost: bool,
}

/// A number that was changed when it was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// Where in the image it is stored.
    pub(crate) offset: u32,
    /// The bits of a bit-field.
    pub(crate) bits: Option<(u8, u8)>,
    /// What was to be stored.
    pub(crate) value: i128,
    /// What was.
    pub(crate) stored: i128,
}

/// How many notes there are, to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    list: usize,
    names: usize,
}

impl Notes {
    pub(super) fn mark(&self) -> Mark {
        Mark { list: self.list.len(), names: self.names.len() }
    }

    /// Takes back what was noted since, of which no value changed.
    pub(super) fn take_back(&mut self, mark: Mark) {
        self.list.truncate(mark.list);
        self.names.truncate(mark.names);
    }

    /// Notes a number that is stored, which these are the tokens of.
    pub(super) fn add(&mut self, unit: &Unit, slot: Slot, tokens: &[Token]) {
        let Some(row) = self.row.clone() else { return };
        let pos = tokens.first().map_or(*row.start(), |token| unit.in_row(&row, token.pos, token.origin));
        let begin = self.names.len();
        let mut last = Origin::FILE;
        for token in tokens {
            // The names of a macro's tokens are the same for each of them. A name of no value stands for nothing,
            // wherever it is, and what joins values is none of them.
            let is_value = !matches!(token.kind, TokenKind::Punct(_)) && !unit.is_zero(token);
            if token.origin == last || !is_value {
                continue;
            }
            last = token.origin;
            let through = unit.map.chain(token.origin);
            self.through.clear();
            self.through.extend(through.map(|it| (it.name, unit.in_row(&row, it.pos, it.origin))));
            self.add_names(begin);
        }
        let names = (begin as u32, self.names.len() as u32);
        self.list.push(Note { offset: slot.offset as u32, ty: slot.ty, pos, names, bits: slot.bits, changed: false });
    }

    /// Adds the macros that a token came through to the names of its number, which begin at `begin`.
    fn add_names(&mut self, begin: usize) {
        let mut within: Option<u32> = None;
        for (symbol, pos) in self.through.iter().rev() {
            // A macro of several tokens is one name.
            let is_same = |name: &Name| (name.symbol, name.pos, name.within) == (*symbol, *pos, within);
            let known = self.names.iter().skip(begin).position(is_same).map(|at| begin + at);
            let at = known.unwrap_or(self.names.len());
            if known.is_none() {
                self.names.push(Name { symbol: *symbol, pos: *pos, within, is_innermost: false });
            }
            within = Some(at as u32);
        }
        if let Some(innermost) = within.and_then(|at| self.names.get_mut(at as usize)) {
            innermost.is_innermost = true;
        }
    }
}

impl Unit {
    /// Notes that a row begins with this token, which stands in a file as it is.
    pub(super) fn note_row(&mut self, first: Token) {
        if let Some(notes) = &mut self.notes {
            notes.row = Some(self.map.rest_of_file(first.pos));
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
        let tokens = std::mem::take(&mut notes.tokens);
        notes.add(self, slot, if tokens.is_empty() { at.as_slice() } else { &tokens });
        notes.tokens = tokens;
        self.notes = Some(notes);
    }

    /// Notes that the last number changed when it was stored.
    pub(super) fn note_change(&mut self, slot: Slot, value: i128, stored: i128) {
        let Some(notes) = &mut self.notes else { return };
        let (offset, bits) = (slot.offset as u32, slot.bits);
        let Some(last) = notes.list.last_mut().filter(|last| last.offset == offset) else { return };
        match notes.changes.last_mut().filter(|_| last.changed) {
            // A fraction is cut off before the rest is stored; what it was first counts.
            Some(change) => change.stored = stored,
            None => notes.changes.push(Change { offset, bits, value, stored }),
        }
        last.changed = true;
    }

    fn is_zero(&self, token: &Token) -> bool {
        let is_known = || self.integers.get(&token.symbol).is_some_and(|(_, value)| *value == 0);
        token.kind == TokenKind::Number && (token.symbol == names::ZERO || is_known())
    }

    /// Where a token stands in the row that `row` begins with: itself, or the innermost macro around it that stands there.
    fn in_row(&self, row: &RangeInclusive<Pos>, pos: Pos, origin: Origin) -> Pos {
        let outer = self.map.chain(origin).map(|expansion| expansion.pos);
        std::iter::once(pos).chain(outer).find(|pos| row.contains(pos)).unwrap_or(*row.start())
    }
}
