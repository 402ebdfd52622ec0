//! The table as JSON Lines: what `monstr dump` writes.

use super::constants::show_text;
use crate::c::{FloatKind, Image, IntKind, Object, Pointee, Type, TypeId, Unit};
use std::io::{self, Write};
use std::ops::Range;

/// From how many elements on a plain `char` array is text.
const TEXT_LENGTH: u64 = 9;
/// How many levels an aggregate may have of which the text is kept that it has where it is zero: of those around it, it
/// would be the same once more each.
const LEVELS: u32 = 2;

/// Writes each element of an array as one line.
pub(super) fn write(unit: &Unit, object: &Object, out: &mut dyn Write) -> io::Result<()> {
    let size = unit.types.size(object.element).unwrap_or(0);
    let plan = Plan::of(unit, object.element);
    let mut line = Vec::new();
    for index in 0..object.length {
        line.clear();
        line.extend_from_slice(b"{\"_index\": ");
        write_int(i128::from(index), &mut line);
        plan.write(unit, &object.image, (index * size) as usize, Place::default(), &mut line)?;
        line.extend_from_slice(b"}\n");
        out.write_all(&line)?;
    }
    Ok(())
}

/// How an element is written: the same steps for each.
#[derive(Debug, Default)]
struct Plan {
    steps: Vec<Step>,
    /// The text between the values, all of it, and how much of it belongs to steps.
    text: Vec<u8>,
    used: usize,
    /// The texts of aggregates that are zero.
    zeroes: Vec<u8>,
}

/// A place in a plan: the next step, and where the text before its value begins.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    step: usize,
    text: usize,
}

/// A value, and how much text stands before it.
#[derive(Debug)]
struct Step {
    text: usize,
    offset: usize,
    value: Value,
}

#[derive(Debug)]
enum Value {
    /// Nothing; only the text.
    None,
    Int(IntKind),
    Bits(IntKind, (u8, u8)),
    Float(FloatKind),
    Pointer,
    /// A plain `char` array of this length, which is text.
    Chars(usize),
    /// An aggregate, whose values are the next steps. Where it is zero, as most attacks of a table are, it has always the
    /// same text, and it is gone on behind it.
    Aggregate {
        size: usize,
        zero: Range<usize>,
        behind: Place,
    },
}

impl Plan {
    fn of(unit: &Unit, element: TypeId) -> Self {
        let mut plan = Self::default();
        if matches!(unit.types.get(element), Type::Record(_)) {
            plan.members(unit, element, 0, false);
        } else {
            plan.text.extend_from_slice(b", \"_value\": ");
            plan.value(unit, element, 0, None);
        }
        plan.step(0, Value::None);
        plan
    }

    fn step(&mut self, offset: usize, value: Value) {
        self.steps.push(Step { text: self.text.len() - self.used, offset, value });
        self.used = self.text.len();
    }

    /// The members of a structure; those of an unnamed one are its parent's. Whether the next is still the first, and how
    /// many levels of aggregates the values have.
    fn members(&mut self, unit: &Unit, ty: TypeId, offset: usize, mut first: bool) -> (bool, u32) {
        let Type::Record(id) = unit.types.get(ty) else { return (first, 0) };
        let layout = unit.types.record(id).and_then(|record| record.layout.as_ref());
        let mut levels = 0;
        for member in layout.map_or(&[][..], |layout| &layout.members) {
            let at = offset + member.offset as usize;
            let Some(name) = member.name else {
                let (still_first, within) = self.members(unit, member.ty, at, first);
                (first, levels) = (still_first, levels.max(within));
                continue;
            };
            self.text.extend_from_slice(if first { b"\"" } else { b", \"" });
            self.text.extend_from_slice(show_text(unit.symbols.text(name)).as_bytes());
            self.text.extend_from_slice(b"\": ");
            levels = levels.max(self.value(unit, member.ty, at, member.bits));
            first = false;
        }
        (first, levels)
    }

    /// A value; how many levels of aggregates it has.
    fn value(&mut self, unit: &Unit, ty: TypeId, offset: usize, bits: Option<(u8, u8)>) -> u32 {
        match (unit.types.get(ty), bits) {
            (Type::Int(kind) | Type::Enum(kind, _), Some(bits)) => self.step(offset, Value::Bits(kind, bits)),
            (Type::Int(kind) | Type::Enum(kind, _), None) => self.step(offset, Value::Int(kind)),
            (Type::Float(kind), _) => self.step(offset, Value::Float(kind)),
            (Type::Pointer(_), _) => self.step(offset, Value::Pointer),
            (Type::Array(element, length), _) => match length.unwrap_or(0) {
                length @ TEXT_LENGTH.. if matches!(unit.types.get(element), Type::Int(IntKind::Char)) => {
                    self.step(offset, Value::Chars(length as usize));
                }
                length => {
                    return self
                        .aggregate(unit, ty, offset, *b"[]", |plan| plan.elements(unit, element, length, offset));
                }
            },
            (Type::Record(_), _) => {
                return self.aggregate(unit, ty, offset, *b"{}", |plan| plan.members(unit, ty, offset, true).1);
            }
            (Type::Void | Type::Function(_) | Type::UnknownEnum(_), _) => self.text.extend_from_slice(b"null"),
        }
        0
    }

    /// The elements of an array; how many levels of aggregates each has.
    fn elements(&mut self, unit: &Unit, element: TypeId, length: u64, offset: usize) -> u32 {
        let size = unit.types.size(element).unwrap_or(0) as usize;
        let mut levels = 0;
        for index in 0..length as usize {
            if index > 0 {
                self.text.extend_from_slice(b", ");
            }
            levels = self.value(unit, element, offset + index * size, None);
        }
        levels
    }

    /// An aggregate with its values between two brackets; how many levels it has.
    fn aggregate(
        &mut self,
        unit: &Unit,
        ty: TypeId,
        offset: usize,
        [open, close]: [u8; 2],
        values: impl FnOnce(&mut Self) -> u32,
    ) -> u32 {
        let (before, text) = (self.steps.len(), self.text.len());
        self.step(offset, Value::None);
        self.text.push(open);
        let levels = 1 + values(self);
        self.text.push(close);
        if levels <= LEVELS {
            self.step(0, Value::None);
            let mut zero = Vec::new();
            // Where nothing was stored, all is zero.
            let written = self.write(unit, &Image::default(), 0, Place { step: before + 1, text }, &mut zero);
            let range = self.zeroes.len()..self.zeroes.len() + zero.len();
            self.zeroes.append(&mut zero);
            let behind = Place { step: self.steps.len(), text: self.text.len() };
            let size = unit.types.size(ty).unwrap_or(0) as usize;
            if let (Ok(()), Some(step)) = (written, self.steps.get_mut(before)) {
                step.value = Value::Aggregate { size, zero: range, behind };
            }
        }
        levels
    }

    /// What is left of the plan at a place: steps, and text.
    fn rest(&self, place: Place) -> (&[Step], &[u8]) {
        let (steps, text) = (self.steps.get(place.step..), self.text.get(place.text..));
        (steps.unwrap_or_default(), text.unwrap_or_default())
    }

    /// Writes an element that lies at `base`, from a place of the plan on.
    fn write(&self, unit: &Unit, image: &Image, base: usize, from: Place, line: &mut Vec<u8>) -> io::Result<()> {
        let (mut steps, mut text) = self.rest(from);
        while let [Step { text: length, offset, value }, behind @ ..] = steps
            && let Some((before, after)) = text.split_at_checked(*length)
        {
            line.extend_from_slice(before);
            (steps, text) = (behind, after);
            let at = base + offset;
            match value {
                Value::None => {}
                Value::Int(kind) => match image.read_narrow(at, *kind) {
                    // Most numbers of a table are one digit.
                    Some(digit @ 0..=9) => line.push(b'0' + digit as u8),
                    Some(value) => line.extend_from_slice(itoa::Buffer::new().format(value).as_bytes()),
                    None => write_int(image.read_int(at, kind.size(), kind.signed()), line),
                },
                Value::Bits(kind, bits) => write_int(image.read_bits(at, *kind, *bits), line),
                Value::Float(kind) => serde_json::to_writer(&mut *line, &image.read_float(at, *kind))?,
                Value::Chars(length) => write_text(image.read(at, *length), line)?,
                Value::Pointer => match image.pointee(at) {
                    Some(Pointee::Str(bytes)) => write_text(bytes, line)?,
                    Some(Pointee::Symbol(symbol)) => {
                        line.extend_from_slice(b"{\"_ptr\": ");
                        write_text(unit.symbols.text(*symbol), line)?;
                        line.push(b'}');
                    }
                    None => line.extend_from_slice(b"null"),
                },
                Value::Aggregate { size, zero, behind } => {
                    if image.is_zero(at, *size) {
                        line.extend_from_slice(self.zeroes.get(zero.clone()).unwrap_or_default());
                        (steps, text) = self.rest(*behind);
                    }
                }
            }
        }
        Ok(())
    }
}

/// Writes an integer; no C type holds more than 64 bits.
fn write_int(value: i128, line: &mut Vec<u8>) {
    let mut buffer = itoa::Buffer::new();
    let text = match i64::try_from(value) {
        Ok(value) => buffer.format(value),
        Err(_) => buffer.format(value as u64),
    };
    line.extend_from_slice(text.as_bytes());
}

/// Writes text, which ends before its first zero.
fn write_text(bytes: &[u8], line: &mut Vec<u8>) -> io::Result<()> {
    let bytes = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
    match std::str::from_utf8(bytes) {
        Ok(text) => serde_json::to_writer(line, text)?,
        Err(_) => serde_json::to_writer(line, &show_text(bytes))?,
    }
    Ok(())
}
