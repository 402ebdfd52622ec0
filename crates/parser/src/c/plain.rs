//! Values that are stored as they are read: numbers and flags, lists of them, and texts. Nearly all of a table is such.
//!
//! Whatever has more to it is left to [`super::init`], and so is what storing would change: there it is parsed, and
//! what is wrong with it is said.

use super::grammar::OPERATORS;
use super::image::{Image, Pointee};
use super::init::{Frame, Slot};
use super::types::Type;
use super::unit::{OBJECT_SIZE, Unit};
use crate::cpp::{Punct, Token, TokenKind};
use std::sync::Arc;

impl Unit {
    /// Stores values from `at` on in the next parts of an aggregate; `at` is then at the first that is left, or at the
    /// closing brace.
    pub(super) fn plain_values(&mut self, frame: &mut Frame, tokens: &[Token], at: &mut usize, image: &mut Image) {
        // What is to be noted is parsed value by value.
        if self.notes.is_some() {
            return;
        }
        while let Some(slot) = self.plain_part(frame) {
            let Some(end) = self.plain_value(slot, tokens, *at, image) else { return };
            frame.next += 1;
            *at = end;
            if !tokens.get(end).is_some_and(|token| token.is(Punct::Comma)) {
                return;
            }
            *at += 1;
        }
    }

    /// The next part of an aggregate whose parts are all there, each beside the other.
    fn plain_part(&self, frame: &Frame) -> Option<Slot> {
        if frame.is_plain() { self.part(frame) } else { None }
    }

    /// Stores one value, and says where it ends: at a comma or a closing brace.
    fn plain_value(&mut self, slot: Slot, tokens: &[Token], begin: usize, image: &mut Image) -> Option<usize> {
        match tokens.get(begin)?.kind {
            TokenKind::Punct(Punct::OpenBrace) => self.plain_list(slot, tokens, begin + 1, image),
            TokenKind::Str => self.plain_text(slot, tokens, begin, image),
            _ => {
                let (value, end) = self.plain_number(tokens, begin)?;
                self.store_plain(slot, value, image)?;
                Some(end)
            }
        }
    }

    /// Stores the numbers of a list, the first of which is at `at`.
    fn plain_list(&self, slot: Slot, tokens: &[Token], mut at: usize, image: &mut Image) -> Option<usize> {
        if !self.is_aggregate(slot.ty) {
            return None;
        }
        self.clear(slot, image);
        let mut frame = self.frame(slot.ty, slot.offset);
        while !tokens.get(at)?.is(Punct::CloseBrace) {
            let part = self.plain_part(&frame)?;
            let (value, end) = self.plain_number(tokens, at)?;
            self.store_plain(part, value, image)?;
            frame.next += 1;
            at = end + usize::from(tokens.get(end)?.is(Punct::Comma));
        }
        tokens.get(at + 1).is_some_and(is_end).then_some(at + 1)
    }

    /// Makes a pointer point to a text without escape sequences.
    fn plain_text(&mut self, slot: Slot, tokens: &[Token], at: usize, image: &mut Image) -> Option<usize> {
        let text = self.symbols.text(tokens.get(at)?.symbol);
        let bytes = text.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
        let length = self.text_bytes + bytes.len() as u64;
        let is_pointer = matches!(self.types.get(slot.ty), Type::Pointer(_));
        if !is_pointer || bytes.contains(&b'\\') || length > OBJECT_SIZE || !tokens.get(at + 1).is_some_and(is_end) {
            return None;
        }
        image.point(slot.offset as usize, Some(Pointee::Str(Arc::from(bytes))));
        self.text_bytes = length;
        Some(at + 1)
    }

    /// The value at `begin` as a number: a constant, or several with `|` between them; and where it ends. `None` for any
    /// other value.
    #[inline]
    fn plain_number(&self, tokens: &[Token], begin: usize) -> Option<(i64, usize)> {
        match tokens.get(begin..)? {
            [only, end, ..] if is_end(end) => Some((self.plain_constant(only)?, begin + 1)),
            [minus, only, end, ..] if minus.is(Punct::Minus) && is_end(end) => {
                // Of a greater one, the type matters.
                let value = self.plain_constant(only).filter(|value| *value <= i64::from(i32::MAX))?;
                Some((-value, begin + 2))
            }
            [open, rest @ ..] if open.is(Punct::OpenParen) => {
                let (value, used) = self.plain_flags(rest)?;
                let [close, end, ..] = rest.get(used..)? else { return None };
                (close.is(Punct::CloseParen) && is_end(end)).then_some((value, begin + used + 2))
            }
            part => {
                let (value, used) = self.plain_flags(part)?;
                part.get(used).is_some_and(is_end).then_some((value, begin + used))
            }
        }
    }

    /// Constants with `|` between them, and how many tokens they are.
    fn plain_flags(&self, tokens: &[Token]) -> Option<(i64, usize)> {
        let mut value = 0;
        for at in (0..2 * OPERATORS).step_by(2) {
            value |= self.plain_constant(tokens.get(at)?)?;
            if !tokens.get(at + 1)?.is(Punct::Or) {
                return Some((value, at + 1));
            }
        }
        None
    }

    /// The value of a number or of an enumerator that was read before, if it is not negative: then it does not matter to
    /// `|` which types its operands have.
    #[inline]
    fn plain_constant(&self, token: &Token) -> Option<i64> {
        let value = match token.kind {
            TokenKind::Number => self.integers.get(token.symbol.0 as usize).copied()??.1,
            TokenKind::Ident => self.enumerators.get(&token.symbol)?.1,
            _ => return None,
        };
        i64::try_from(value).ok().filter(|value| *value >= 0)
    }

    /// Stores a number that storing does not change.
    #[inline]
    fn store_plain(&self, slot: Slot, value: i64, image: &mut Image) -> Option<()> {
        let offset = slot.offset as usize;
        match (self.types.get(slot.ty), slot.bits) {
            (Type::Int(kind) | Type::Enum(kind, _), None) if kind.holds(value) => {
                image.write_int(offset, kind.size(), i128::from(value));
            }
            (Type::Pointer(_), _) if value == 0 => image.point(offset, None),
            _ => return None,
        }
        Some(())
    }
}

fn is_end(token: &Token) -> bool {
    token.is(Punct::Comma) || token.is(Punct::CloseBrace)
}
