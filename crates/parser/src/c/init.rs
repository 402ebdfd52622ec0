//! Initializers: which value goes where (C17 6.7.9).

use super::array::ROWS;
use super::ast::{Designator, Expr, Init, Item};
use super::eval::{Constant, Scalar};
use super::failure::{Failure, Outcome, fail};
use super::image::Image;
use super::types::{RecordId, Type, TypeId};
use super::unit::{OBJECT_SIZE, Unit};
use crate::cpp::{Punct, Token, TokenKind};
use crate::source::{Kind, Symbol};

pub(super) const TOO_MANY_ROWS: &str = "the table has more than 65536 rows";
pub(super) const TOO_LARGE: &str = "the table has more than 64 MiB";
/// How many values all ranges of a unit together may store.
const REPEATED: i128 = 262_144;

/// Where a value goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) ty: TypeId,
    pub(super) offset: u64,
    pub(super) bits: Option<(u8, u8)>,
}

/// An aggregate that is being filled, and its next part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    ty: TypeId,
    shape: Shape,
    offset: u64,
    pub(super) next: u64,
}

impl Frame {
    fn is_union(&self) -> bool {
        matches!(self.shape, Shape::Record { union: true, .. })
    }

    /// Whether there is a place for each of its parts.
    pub(super) fn is_plain(&self) -> bool {
        matches!(self.shape, Shape::Array { length: Some(_), .. } | Shape::Record { union: false, .. })
    }
}

/// What parts an aggregate has.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// So many of one type, or as many as there are values.
    Array { element: TypeId, size: u64, length: Option<u64> },
    /// Members, of which a union holds one.
    Record { id: RecordId, union: bool },
    /// None.
    Scalar,
}

impl Unit {
    /// Reads the value at `at`, and stores it where it belongs; `at` is then behind it.
    ///
    pub(super) fn value(
        &mut self,
        frames: &mut Vec<Frame>,
        tokens: &[Token],
        at: &mut usize,
        image: &mut Image,
        depth: usize,
    ) -> Outcome<()> {
        let Some(first) = tokens.get(*at).copied() else { return self.unexpected("expected a value", None) };
        let part = tokens.get(*at..).unwrap_or_default();
        if !first.is(Punct::OpenBrace) {
            let (used, item) = self.parse(part, |grammar, input| grammar.item(input, depth))?;
            self.note_tokens(part.get(..used).unwrap_or_default());
            *at += used;
            return self.place(frames, &item, image);
        }
        let slot = match self.next_slot(frames, Some(first), true, image, |_, _| Ok(true)) {
            Ok(slot) => slot,
            Err(failure) => {
                *at = end_of_value(tokens, *at);
                return Err(failure);
            }
        };
        let is_text = part.get(1).is_some_and(|token| token.kind == TokenKind::Str) && self.is_char_array(slot.ty);
        if self.is_aggregate(slot.ty) && !is_text {
            *at += 1;
            return self.list(slot, tokens, at, image, depth + 1);
        }
        let (used, item) = self.parse(part, |grammar, input| grammar.item(input, depth))?;
        self.note_tokens(part.get(..used).unwrap_or_default());
        *at += used;
        self.initialize(slot, &item.init, image)
    }

    /// Fills an aggregate with the values from `at` to the closing brace, behind which `at` then is.
    fn list(&mut self, slot: Slot, tokens: &[Token], at: &mut usize, image: &mut Image, depth: usize) -> Outcome<()> {
        if depth > super::grammar::DEPTH {
            return fail(Kind::LimitReached, super::grammar::TOO_DEEP, tokens.get(*at).copied());
        }
        self.clear(slot, image);
        let mut frames = std::mem::take(&mut self.spare_frames);
        frames.clear();
        frames.push(self.frame(slot.ty, slot.offset));
        let result = self.list_values(&mut frames, tokens, at, image, depth);
        self.spare_frames = frames;
        result
    }

    /// The values of a list, into the aggregate that `frames` begins with.
    fn list_values(
        &mut self,
        frames: &mut Vec<Frame>,
        tokens: &[Token],
        at: &mut usize,
        image: &mut Image,
        depth: usize,
    ) -> Outcome<()> {
        loop {
            if let Some(frame) = frames.last_mut() {
                self.plain_values(frame, tokens, at, image);
            }
            if tokens.get(*at).is_some_and(|token| token.is(Punct::CloseBrace)) {
                *at += 1;
                return Ok(());
            }
            let begin = *at;
            if let Err(failure) = self.value(frames, tokens, at, image, depth) {
                // Where the syntax is wrong, nobody knows where the next value begins.
                if *at == begin || !ends_value(tokens.get(*at)) {
                    return Err(failure);
                }
                let too_many = failure.kind == Some(Kind::TooManyValues) && frames.len() <= 1;
                self.report(*failure);
                if too_many {
                    *at = end_of_list(tokens, *at);
                    continue;
                }
                // What could not be read was for the whole part that it begins.
                frames.truncate(1);
            }
            match tokens.get(*at) {
                Some(token) if token.is(Punct::Comma) => *at += 1,
                Some(token) if token.is(Punct::CloseBrace) => {}
                other => return self.unexpected("expected `,` or `}`", other),
            }
        }
    }

    /// Fills an aggregate with values that have been parsed.
    fn fill(&mut self, slot: Slot, items: &[Item], image: &mut Image) {
        self.clear(slot, image);
        self.note_tokens(&[]);
        let mut frames = vec![self.frame(slot.ty, slot.offset)];
        for item in items {
            if let Err(failure) = self.place(&mut frames, item, image) {
                let too_many = failure.kind == Some(Kind::TooManyValues) && frames.len() <= 1;
                self.report(*failure);
                if too_many {
                    return;
                }
                frames.truncate(1);
            }
        }
    }

    /// Makes all of a part zero.
    pub(super) fn clear(&self, slot: Slot, image: &mut Image) {
        let offset = slot.offset as usize;
        if image.is_stored_from(offset) {
            image.clear(offset, self.types.size(slot.ty).unwrap_or(0) as usize);
        }
    }

    /// Puts one value where it belongs: where its designators say, or else after the last one.
    fn place(&mut self, frames: &mut Vec<Frame>, item: &Item, image: &mut Image) -> Outcome<()> {
        if let Some(at) = item.designators.iter().position(|designator| matches!(designator, Designator::Range(..))) {
            return self.place_range(frames, item, at, image);
        }
        if !item.designators.is_empty() {
            self.designate(frames, item, image)?;
        }
        let is_list = matches!(item.init, Init::List(..));
        let takes_whole = |unit: &mut Self, slot| unit.takes_whole(slot, &item.init);
        let slot = self.next_slot(frames, first_token(item), is_list, image, takes_whole)?;
        self.initialize(slot, &item.init, image)
    }

    /// The next part that takes a value as a whole, as `takes_whole` says; the value begins with the token `first`.
    fn next_slot(
        &mut self,
        frames: &mut Vec<Frame>,
        first: Option<Token>,
        is_list: bool,
        image: &mut Image,
        takes_whole: impl Fn(&mut Self, Slot) -> Outcome<bool>,
    ) -> Outcome<Slot> {
        loop {
            let outermost = frames.len() == 1;
            let Some(frame) = frames.last_mut() else { return fail(Kind::TooManyValues, "too many values", first) };
            let Some(slot) = self.part(frame) else {
                if outermost {
                    let missing = is_list && matches!(frame.shape, Shape::Record { .. });
                    return Err(Box::new(Failure {
                        kind: Some(Kind::TooManyValues),
                        message: self.too_many_message(frame.ty),
                        at: first,
                        help: missing.then(|| "is a `}` missing before this?".to_owned()),
                    }));
                }
                frames.pop();
                continue;
            };
            Self::make_room(frame, slot, first, image)?;
            let entered = *frame;
            frame.next = after(frame);
            if entered.is_union() {
                self.clear_union(&entered, image);
            }
            if takes_whole(self, slot)? {
                return Ok(slot);
            }
            frames.push(self.frame(slot.ty, slot.offset));
            if frames.len() > super::grammar::DEPTH {
                return fail(Kind::LimitReached, "structures are nested too deep", first);
            }
        }
    }

    /// Puts a value into each part of the range that its designator `at` names.
    fn place_range(&mut self, frames: &mut Vec<Frame>, item: &Item, at: usize, image: &mut Image) -> Outcome<()> {
        let Some(Designator::Range(first, last)) = item.designators.get(at) else { return Ok(()) };
        let (begin, end) = (self.integer(first)?, self.integer(last)?);
        self.repeated = self.repeated.saturating_add(end.saturating_sub(begin).max(0));
        if begin < 0 || end < begin || self.repeated >= REPEATED {
            return fail(Kind::LimitReached, format!("a range from {begin} to {end}"), first.token());
        }
        for index in begin..=end {
            let mut single = item.clone();
            if let Some(designator) = single.designators.get_mut(at) {
                *designator = Designator::Element(index as u64);
            }
            self.place(frames, &single, image)?;
            if self.text_bytes > OBJECT_SIZE {
                break;
            }
        }
        Ok(())
    }

    /// Goes to the part that designators name.
    fn designate(&mut self, frames: &mut Vec<Frame>, item: &Item, image: &mut Image) -> Outcome<()> {
        frames.truncate(1);
        for (number, designator) in item.designators.iter().enumerate() {
            if number > 0 {
                // Into the part that the designator before named.
                let Some(frame) = frames.last_mut() else { return Ok(()) };
                let Some(slot) = self.part(frame) else {
                    return fail(Kind::TooManyValues, self.too_many_message(frame.ty), designator_token(designator));
                };
                Self::make_room(frame, slot, first_token(item), image)?;
                let entered = *frame;
                frame.next = after(frame);
                self.enter_union(&entered, image);
                frames.push(self.frame(slot.ty, slot.offset));
            }
            match designator {
                Designator::Member(name) => self.designate_member(frames, *name, image)?,
                Designator::Index(index) => {
                    let value = self.integer(index)?;
                    let Some(frame) = frames.last_mut() else { return Ok(()) };
                    let Ok(value) = u64::try_from(value) else {
                        return fail(Kind::WrongValue, format!("there is no element {value}"), index.token());
                    };
                    frame.next = value;
                }
                Designator::Element(number) => {
                    let Some(frame) = frames.last_mut() else { return Ok(()) };
                    frame.next = *number;
                }
                // Each of a range's elements is designated by itself.
                Designator::Range(..) => {}
            }
        }
        Ok(())
    }

    fn designate_member(&mut self, frames: &mut Vec<Frame>, name: Token, image: &mut Image) -> Outcome<()> {
        loop {
            let Some(frame) = frames.last().copied() else { return Ok(()) };
            self.complete(frame.ty, Some(name))?;
            let members = self.members(frame.ty);
            let direct = members.iter().position(|(own, _)| *own == Some(name.symbol));
            let holder = members.iter().position(|(own, ty)| own.is_none() && self.has_member(*ty, name.symbol));
            let (Some(found), is_holder) = (direct.or(holder), direct.is_none()) else {
                let message =
                    format!("`{}` has no member `{}`", self.show_type(frame.ty), self.symbols.show(name.symbol));
                return fail(Kind::UnknownName, message, Some(name));
            };
            let index = found as u64;
            if let Some(frame) = frames.last_mut() {
                frame.next = index;
                if is_holder {
                    frame.next = after(frame);
                }
            }
            if !is_holder {
                return Ok(());
            }
            let entered = Frame { next: index, ..frame };
            let Some(slot) = self.part(&entered) else { return Ok(()) };
            self.enter_union(&entered, image);
            frames.push(self.frame(slot.ty, slot.offset));
        }
    }

    /// Goes into the next member of a union: what another one stored is gone, what this one did stays.
    fn enter_union(&mut self, frame: &Frame, image: &mut Image) {
        if frame.is_union() && self.union_members.get(&(frame.offset, frame.ty)) != Some(&frame.next) {
            self.clear_union(frame, image);
        }
    }

    /// Makes a union ready for its next member's value, which takes the place of an earlier one as a whole.
    fn clear_union(&mut self, frame: &Frame, image: &mut Image) {
        image.clear(frame.offset as usize, self.types.size(frame.ty).unwrap_or(0) as usize);
        self.union_members.insert((frame.offset, frame.ty), frame.next);
    }

    fn members(&self, ty: TypeId) -> Vec<(Option<Symbol>, TypeId)> {
        let Type::Record(id) = self.types.get(ty) else { return Vec::new() };
        let layout = self.types.record(id).and_then(|record| record.layout.as_ref());
        layout.map(|layout| layout.members.iter().map(|member| (member.name, member.ty)).collect()).unwrap_or_default()
    }

    fn has_member(&self, ty: TypeId, name: Symbol) -> bool {
        self.members(ty).iter().any(|(own, ty)| match own {
            Some(own) => *own == name,
            None => self.has_member(*ty, name),
        })
    }

    /// An aggregate before its first part.
    pub(super) fn frame(&self, ty: TypeId, offset: u64) -> Frame {
        let shape = match self.types.get(ty) {
            Type::Array(element, length) => {
                Shape::Array { element, size: self.types.size(element).unwrap_or(0), length }
            }
            Type::Record(id) => Shape::Record { id, union: self.types.record(id).is_some_and(|record| record.union) },
            _ => Shape::Scalar,
        };
        Frame { ty, shape, offset, next: 0 }
    }

    /// The next part of an aggregate; `None` behind the last.
    #[inline]
    pub(super) fn part(&self, frame: &Frame) -> Option<Slot> {
        match frame.shape {
            Shape::Array { length: Some(length), .. } if frame.next >= length => None,
            Shape::Array { element, size, .. } => {
                let offset = frame.offset.checked_add(frame.next.checked_mul(size)?)?;
                Some(Slot { ty: element, offset, bits: None })
            }
            Shape::Record { id, .. } => {
                let layout = self.types.record(id)?.layout.as_ref()?;
                let member = layout.members.get(usize::try_from(frame.next).ok()?)?;
                Some(Slot { ty: member.ty, offset: frame.offset + member.offset, bits: member.bits })
            }
            Shape::Scalar => None,
        }
    }

    fn too_many_message(&self, ty: TypeId) -> String {
        match self.types.get(ty) {
            Type::Array(_, Some(length)) => format!("too many values: `{}` has room for {length}", self.show_type(ty)),
            Type::Record(_) => {
                format!("too many values: `{}` has {} members", self.show_type(ty), self.members(ty).len())
            }
            _ => "too many values".to_owned(),
        }
    }

    /// Makes the image long enough for an element of an array without a length; everything else lies in it already.
    fn make_room(frame: &Frame, slot: Slot, first: Option<Token>, image: &mut Image) -> Outcome<()> {
        let Shape::Array { size, length: None, .. } = frame.shape else { return Ok(()) };
        if frame.next >= ROWS {
            return fail(Kind::LimitReached, TOO_MANY_ROWS, first);
        }
        let end = slot.offset.saturating_add(size);
        if end > OBJECT_SIZE {
            return fail(Kind::LimitReached, TOO_LARGE, first);
        }
        image.grow(end as usize);
        Ok(())
    }

    /// Whether a value is for a part as a whole, not for the first scalar in it.
    fn takes_whole(&mut self, slot: Slot, init: &Init) -> Outcome<bool> {
        let Init::Expr(expr) = init else { return Ok(true) };
        Ok(match self.types.get(slot.ty) {
            Type::Array(element, _) => matches!(expr, Expr::Str(_)) && self.is_char(element),
            Type::Record(_) => {
                matches!(expr, Expr::Compound(..)) && {
                    let ty = self.type_of(expr)?;
                    self.types.plain(ty) == self.types.plain(slot.ty)
                }
            }
            _ => true,
        })
    }

    pub(super) fn is_aggregate(&self, ty: TypeId) -> bool {
        matches!(self.types.get(ty), Type::Array(..) | Type::Record(_))
    }

    fn is_char_array(&self, ty: TypeId) -> bool {
        matches!(self.types.get(ty), Type::Array(element, _) if self.is_char(element))
    }

    fn is_char(&self, ty: TypeId) -> bool {
        self.types.int_kind(ty).is_some_and(|kind| kind.size() == 1)
    }

    /// Stores a value, or a list of them, in a part.
    fn initialize(&mut self, slot: Slot, init: &Init, image: &mut Image) -> Outcome<()> {
        let aggregate = self.is_aggregate(slot.ty);
        match init {
            Init::List(_, items) if aggregate => {
                if let ([Item { designators, init: Init::Expr(Expr::Str(tokens)) }], Type::Array(element, _)) =
                    (items.as_slice(), self.types.get(slot.ty))
                    && designators.is_empty()
                    && self.is_char(element)
                {
                    return self.store_string(slot, tokens, image);
                }
                self.fill(slot, items, image);
                Ok(())
            }
            Init::List(open, items) => match items.as_slice() {
                [] => self.store(slot, &Constant { ty: slot.ty, value: Scalar::Int(0) }, Some(*open), image),
                [item] if item.designators.is_empty() => self.initialize(slot, &item.init, image),
                [_, second, ..] => fail(Kind::TooManyValues, "too many values for one number", first_token(second)),
                [_] => fail(Kind::WrongValue, "a designator in a number", Some(*open)),
            },
            Init::Expr(Expr::Str(tokens)) if aggregate => self.store_string(slot, tokens, image),
            Init::Expr(Expr::Compound(_, _, items)) if aggregate => {
                self.fill(slot, items, image);
                Ok(())
            }
            Init::Expr(expr) => {
                let constant = self.evaluate(expr);
                self.note(slot, expr.token());
                let stored = constant.and_then(|constant| self.store(slot, &constant, expr.token(), image));
                if stored.is_err() {
                    image.leave_unread(slot.offset as usize);
                }
                stored
            }
        }
    }
}

/// The number of the part after the next one. A union has room for one value.
fn after(frame: &Frame) -> u64 {
    if matches!(frame.shape, Shape::Record { union: true, .. }) { u64::MAX } else { frame.next.saturating_add(1) }
}

/// Whether a value can end before this token.
fn ends_value(token: Option<&Token>) -> bool {
    token.is_some_and(|token| token.is(Punct::Comma) || token.is(Punct::CloseBrace))
}

/// Where the value that begins at `at` ends: at a comma or closing brace of its own level.
pub(super) fn end_of_value(tokens: &[Token], at: usize) -> usize {
    end_of(tokens, at, |punct| matches!(punct, Punct::CloseBrace | Punct::Comma | Punct::Semicolon))
}

/// Where the list ends that the value at `at` is in: at its closing brace.
fn end_of_list(tokens: &[Token], at: usize) -> usize {
    end_of(tokens, at, |punct| punct == Punct::CloseBrace)
}

/// The index of the next punctuator of the same level that `ends`.
fn end_of(tokens: &[Token], at: usize, ends: impl Fn(Punct) -> bool) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        match token.kind {
            TokenKind::Punct(punct) if depth == 0 && ends(punct) => return index,
            TokenKind::Punct(Punct::OpenBrace | Punct::OpenParen | Punct::OpenBracket) => depth += 1,
            TokenKind::Punct(Punct::CloseBrace | Punct::CloseParen | Punct::CloseBracket) => {
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
    }
    tokens.len()
}

fn first_token(item: &Item) -> Option<Token> {
    match (item.designators.first(), &item.init) {
        (Some(designator), _) => designator_token(designator),
        (None, Init::Expr(expr)) => expr.token(),
        (None, Init::List(open, _)) => Some(*open),
    }
}

fn designator_token(designator: &Designator) -> Option<Token> {
    match designator {
        Designator::Member(name) => Some(*name),
        Designator::Index(index) | Designator::Range(index, _) => index.token(),
        Designator::Element(_) => None,
    }
}
