//! Arrays and their values: the one that a table is, row by row.

use super::failure::{Failure, Outcome, fail};
use super::image::Image;
use super::init::{Frame, TOO_LARGE, TOO_MANY_ROWS, end_of_value};
use super::rows::Rows;
use super::types::{Type, TypeId};
use super::unit::{OBJECT_SIZE, Unit};
use crate::cpp::{Preprocessor, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Kind, Symbol};
use std::ops::Range;
use std::sync::Arc;

/// How many elements the outermost array may have.
pub(super) const ROWS: u64 = 65_536;
/// How many bytes a row may have.
const ROW_SIZE: u64 = 1 << 20;

/// An array with its values.
#[derive(Debug)]
pub(crate) struct Object {
    /// The type of an element.
    pub(crate) element: TypeId,
    /// How many elements there are.
    pub(crate) length: u64,
    pub(crate) image: Image,
    /// The values at the outermost level.
    pub(crate) rows: Vec<Row>,
}

/// A value at the outermost level of an array.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// Which element it is.
    pub(crate) index: u64,
    /// Its tokens among all of the unit, whether these are kept or not.
    pub(crate) tokens: Range<usize>,
    /// What it begins with in its file: its first token, or the macro that this came out of.
    pub(crate) first: Token,
}

impl Unit {
    /// Reads the array of this name with its values; `None` if nothing defines it.
    ///
    /// A value that cannot be read is reported, and reading goes on with the next.
    pub(crate) fn array(&mut self, name: Symbol) -> Option<Object> {
        let (range, initializer) = self.definition(name)?;
        let values = self.tokens.get(initializer..range.end).unwrap_or_default().to_vec();
        self.array_from(name, &mut Rows::new(None, values, initializer))
    }

    /// Reads the array whose values are about to be made, with which the unit's tokens end so far; what is then left of
    /// the unit is added to it.
    pub(crate) fn last_array(
        &mut self,
        name: Symbol,
        preprocessor: &mut Preprocessor<'_>,
        values: Vec<Token>,
    ) -> Option<Object> {
        let (object, rows) = self.made_array(name, preprocessor, values);
        let rest = rows.rest(self);
        self.append(name, &rest);
        object
    }

    /// Reads the array whose values are about to be made; what is then left of the unit is not read.
    pub(crate) fn array_so_far(
        &mut self,
        name: Symbol,
        preprocessor: &mut Preprocessor<'_>,
        values: Vec<Token>,
    ) -> Option<Object> {
        self.made_array(name, preprocessor, values).0
    }

    fn made_array<'p, 't>(
        &mut self,
        name: Symbol,
        preprocessor: &'p mut Preprocessor<'t>,
        values: Vec<Token>,
    ) -> (Option<Object>, Rows<'p, 't>) {
        let base = self.tokens.len();
        self.has_earlier_errors = preprocessor.has_errors();
        self.map.keep_expansions();
        let mut rows = Rows::new(Some(preprocessor), values, base);
        (self.array_from(name, &mut rows), rows)
    }

    fn array_from(&mut self, name: Symbol, rows: &mut Rows<'_, '_>) -> Option<Object> {
        let begin = self.index.objects.get(&name).and_then(|ranges| ranges.last()).map(|range| range.start);
        let at = begin.and_then(|begin| self.tokens.get(begin)).copied();
        let ty = match self.object_type(name, at) {
            Ok(ty) => ty?,
            Err(failure) => {
                self.report(*failure);
                return None;
            }
        };
        let Type::Array(element, length) = self.types.get(ty) else {
            let message = format!("`{}` is no array", self.symbols.show(name));
            self.report(Failure { kind: Some(Kind::NoTable), message, at, help: None });
            return None;
        };
        let size = match self.row_size(element, length, at) {
            Ok(size) => size,
            Err(failure) => {
                self.report(*failure);
                return None;
            }
        };
        let mut image = Image::default();
        if let Some(length) = length {
            image.grow(usize::try_from(length.saturating_mul(size)).unwrap_or(0));
        }
        let open = rows.in_unit(0..0).start.checked_sub(1).and_then(|open| self.tokens.get(open)).copied();
        let rows = self.fill_rows(ty, open, rows, &mut image);
        let last = rows.iter().map(|row| row.index + 1).max().unwrap_or(0);
        let length = length.unwrap_or(last);
        let ty = self.types.id(Type::Array(element, Some(length)));
        self.set_object_type(name, ty);
        Some(Object { element, length, image, rows })
    }

    /// How many bytes a row has, if the table can be read at all.
    fn row_size(&mut self, row: TypeId, length: Option<u64>, at: Option<Token>) -> Outcome<u64> {
        let size = self.size_of(row, at).map_err(|mut failure| {
            // Nothing else is known of the rows when nothing says what they hold.
            if failure.kind == Some(Kind::UnknownType) && self.types.size(row).is_none() && self.is_undefined(row) {
                failure.kind = Some(Kind::NoStruct);
                failure.message = format!("nothing says what the rows hold: `{}` is not defined", self.show_type(row));
            }
            failure
        })?;
        if size == 0 {
            return fail(Kind::NoStruct, format!("`{}` has no members", self.show_type(row)), at);
        }
        if size > ROW_SIZE {
            return fail(Kind::LimitReached, "a row has more than 1 MiB", at);
        }
        match length {
            Some(length) if length > ROWS => fail(Kind::LimitReached, TOO_MANY_ROWS, at),
            Some(length) if length.saturating_mul(size) > OBJECT_SIZE => fail(Kind::LimitReached, TOO_LARGE, at),
            _ => Ok(size),
        }
    }

    /// Whether a structure or union is only named.
    fn is_undefined(&self, ty: TypeId) -> bool {
        let Type::Record(id) = self.types.get(ty) else { return false };
        let tag = self.types.record(id).and_then(|record| record.tag);
        tag.is_some_and(|tag| !self.index.records.contains_key(&tag))
    }

    /// The declaration that gives an array its values: its tokens, and where the values begin.
    fn definition(&self, name: Symbol) -> Option<(Range<usize>, usize)> {
        let ranges = self.index.objects.get(&name)?;
        ranges.iter().find_map(|range| {
            let tokens = self.tokens.get(range.clone())?;
            let named = tokens.iter().position(|token| token.symbol == name && token.kind == TokenKind::Ident)?;
            let begins = |pair: &[Token]| matches!(pair, [equals, open] if equals.is(Punct::Assign) && open.is(Punct::OpenBrace));
            let assign = tokens.get(named..)?.windows(2).position(begins)?;
            Some((range.clone(), range.start + named + assign + 2))
        })
    }

    /// Fills the outermost array value by value, so that one that is wrong does not hide the others. `open` is the brace
    /// before them.
    fn fill_rows(&mut self, ty: TypeId, open: Option<Token>, rows: &mut Rows<'_, '_>, image: &mut Image) -> Vec<Row> {
        let mut read = Vec::new();
        let mut frames = vec![self.frame(ty, 0)];
        // Up to where no wrong macro call stands: where commas are missing, values are looked through once.
        let mut well_called = 0;
        loop {
            rows.fill(self);
            let Some(token) = rows.values().get(rows.at).copied() else { break };
            match token.kind {
                TokenKind::Punct(Punct::CloseBrace) => {
                    self.check_end(rows.tokens(), rows.at);
                    return read;
                }
                TokenKind::Punct(Punct::Comma | Punct::Semicolon) => {
                    // Where a brace is missing, something has been said about it.
                    if !self.has_errors() {
                        self.report_unexpected("expected a value or `}`", Some(&token));
                    }
                    return read;
                }
                _ => {}
            }
            let first = self.outermost_name(token);
            if self.has_errors() && rows.in_unit(0..rows.at).end >= well_called {
                let end = end_of_value(rows.values(), rows.at);
                well_called = rows.in_unit(0..end).end;
                let value = rows.values().get(rows.at..end).unwrap_or_default();
                if value.iter().any(|token| token.symbol == names::POISON) {
                    read.push(skip_row(&mut frames, rows, end, first));
                    continue;
                }
            }
            if !self.fill_row(&mut frames, rows, first, &mut read, image) {
                return read;
            }
        }
        if !self.has_errors() {
            let message = "the table does not end: expected `}`".to_owned();
            self.report(Failure { kind: Some(Kind::Syntax), message, at: open, help: None });
        }
        read
    }

    /// Stores the next value, which begins with `first`, and notes of which row it is. Whether there is anything to be
    /// read behind it.
    fn fill_row(
        &mut self,
        frames: &mut Vec<Frame>,
        rows: &mut Rows<'_, '_>,
        first: Token,
        read: &mut Vec<Row>,
        image: &mut Image,
    ) -> bool {
        self.note_row(first);
        let begin = rows.at;
        let before = frames.first().map_or(0, |frame| frame.next);
        let tokens = rows.values();
        let mut at = begin;
        let result = self.value(frames, tokens, &mut at, image, 0);
        if result.is_err() {
            at = end_of_value(tokens, begin);
        }
        // A row that elides its braces is several values for one element.
        let next = frames.first().map_or(0, |frame| frame.next);
        let index = if next == before && result.is_err() { before } else { next.saturating_sub(1) };
        let in_unit = rows.in_unit(begin..at);
        match read.last_mut() {
            Some(last) if last.index == index => last.tokens.end = in_unit.end,
            _ if index < ROWS => read.push(Row { index, tokens: in_unit, first }),
            _ => {}
        }
        if self.text_bytes > OBJECT_SIZE {
            return false;
        }
        if let Err(failure) = result {
            let nothing_follows = matches!(failure.kind, Some(Kind::LimitReached | Kind::TooManyValues));
            self.report(*failure);
            if nothing_follows && frames.len() <= 1 {
                return false;
            }
            go_to(frames, index + 1);
        }
        match tokens.get(at).map(|token| token.kind) {
            Some(TokenKind::Punct(Punct::Comma)) => at += 1,
            Some(TokenKind::Punct(Punct::CloseBrace | Punct::Semicolon)) | None => {}
            // Most likely a comma is missing: what follows is the next value.
            Some(_) => self.report_unexpected("expected `,` or `}`", tokens.get(at)),
        }
        rows.at = at;
        true
    }

    /// Reports a closing brace after which the declaration goes on as if the table did.
    fn check_end(&mut self, tokens: &[Token], close: usize) {
        let (next, after) = (tokens.get(close + 1), tokens.get(close + 2));
        let another =
            |token: &Token| token.kind == TokenKind::Ident || token.is(Punct::Star) || token.is(Punct::OpenParen);
        let ends = match next.map(|token| token.kind) {
            Some(TokenKind::Punct(Punct::Semicolon) | TokenKind::Ident) | None => true,
            Some(TokenKind::Punct(Punct::Comma)) => after.is_some_and(another),
            _ => false,
        };
        if !ends && !self.has_errors() {
            let message = "the table ends here, but what follows is no end".to_owned();
            let help = Some("is this `}` one too many?".to_owned());
            self.report(Failure { kind: Some(Kind::Syntax), message, at: tokens.get(close).copied(), help });
        }
    }

    fn report_unexpected(&mut self, expected: &str, at: Option<&Token>) {
        if let Err(failure) = self.unexpected::<()>(expected, at) {
            self.report(*failure);
        }
    }

    /// How many elements an array without a length gets from its initializer.
    pub(super) fn initialized_length(&mut self, name: Symbol) -> Option<u64> {
        let tokens = Arc::clone(&self.tokens);
        let ranges = self.index.objects.get(&name)?.clone();
        for range in ranges {
            let part = tokens.get(range)?;
            let named = part.iter().position(|token| token.symbol == name && token.kind == TokenKind::Ident)?;
            let Some(assign) = part.iter().skip(named).position(|token| token.is(Punct::Assign)) else { continue };
            let value = part.get(named + assign + 1..)?;
            if value.first().is_some_and(|token| token.kind == TokenKind::Str) {
                let (_, expr) = self.parse(value, |grammar, input| grammar.expression(input, 0)).ok()?;
                let ty = self.type_of(&expr).ok()?;
                return match self.types.get(ty) {
                    Type::Array(_, length) => length,
                    _ => None,
                };
            }
            let measuring = std::mem::replace(&mut self.measuring, false);
            let length = self.array(name).map(|object| object.length);
            self.measuring = measuring;
            return length;
        }
        None
    }
}

/// Goes past a row with a wrong macro call, which was reported: all that follows the call in it is out of place.
fn skip_row(frames: &mut Vec<Frame>, rows: &mut Rows<'_, '_>, end: usize, first: Token) -> Row {
    let index = frames.first().map_or(0, |frame| frame.next);
    go_to(frames, index + 1);
    let row = Row { index, tokens: rows.in_unit(rows.at..end), first };
    rows.at = end + usize::from(rows.values().get(end).is_some_and(|token| token.is(Punct::Comma)));
    row
}

/// Goes to an element of the outermost array.
fn go_to(frames: &mut Vec<Frame>, index: u64) {
    frames.truncate(1);
    if let Some(frame) = frames.first_mut() {
        frame.next = index;
    }
}
