//! The table as JSON Lines: what `monstr dump` writes.

use super::constants::{pointed_text, show_text};
use crate::c::{FloatKind, IntKind, Object, Pointee, Type, TypeId, Unit};
use std::io::{self, Write};

/// From how many elements on a plain `char` array is text.
const TEXT_LENGTH: u64 = 9;

/// Writes each element of an array as one line.
pub(super) fn write(unit: &Unit, object: &Object, out: &mut dyn Write) -> io::Result<()> {
    let size = unit.types.size(object.element).unwrap_or(0);
    let plan = Plan::of(unit, object.element);
    let mut line = Vec::new();
    for index in 0..object.length {
        line.clear();
        line.extend_from_slice(b"{\"_index\": ");
        write_int(i128::from(index), &mut line);
        plan.write(unit, object, (index * size) as usize, &mut line)?;
        line.extend_from_slice(b"}\n");
        out.write_all(&line)?;
    }
    Ok(())
}

/// How an element is written: the same steps for each.
#[derive(Debug, Default)]
struct Plan {
    steps: Vec<Step>,
    /// The text between the values, all of it.
    text: Vec<u8>,
}

/// A value, and the text before it: up to where in the plan's text.
#[derive(Debug)]
struct Step {
    text_end: usize,
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
        self.steps.push(Step { text_end: self.text.len(), offset, value });
    }

    /// The members of a structure; those of an unnamed one are its parent's. Whether the next is still the first.
    fn members(&mut self, unit: &Unit, ty: TypeId, offset: usize, mut first: bool) -> bool {
        let Type::Record(id) = unit.types.get(ty) else { return first };
        let Some(layout) = unit.types.record(id).and_then(|record| record.layout.as_ref()) else { return first };
        for member in &layout.members {
            let at = offset + member.offset as usize;
            let Some(name) = member.name else {
                first = self.members(unit, member.ty, at, first);
                continue;
            };
            self.text.extend_from_slice(if first { b"\"" } else { b", \"" });
            self.text.extend_from_slice(show_text(unit.symbols.text(name)).as_bytes());
            self.text.extend_from_slice(b"\": ");
            self.value(unit, member.ty, at, member.bits);
            first = false;
        }
        first
    }

    fn value(&mut self, unit: &Unit, ty: TypeId, offset: usize, bits: Option<(u8, u8)>) {
        match (unit.types.get(ty), bits) {
            (Type::Int(kind) | Type::Enum(kind, _), Some(bits)) => self.step(offset, Value::Bits(kind, bits)),
            (Type::Int(kind) | Type::Enum(kind, _), None) => self.step(offset, Value::Int(kind)),
            (Type::Float(kind), _) => self.step(offset, Value::Float(kind)),
            (Type::Pointer(_), _) => self.step(offset, Value::Pointer),
            (Type::Array(element, length), _) => self.array(unit, element, length.unwrap_or(0), offset),
            (Type::Record(_), _) => {
                self.text.push(b'{');
                self.members(unit, ty, offset, true);
                self.text.push(b'}');
            }
            (Type::Void | Type::Function(_) | Type::UnknownEnum(_), _) => self.text.extend_from_slice(b"null"),
        }
    }

    fn array(&mut self, unit: &Unit, element: TypeId, length: u64, offset: usize) {
        let plain_char = matches!(unit.types.get(element), Type::Int(IntKind::Char));
        if plain_char && length >= TEXT_LENGTH {
            self.step(offset, Value::Chars(length as usize));
            return;
        }
        let size = unit.types.size(element).unwrap_or(0) as usize;
        self.text.push(b'[');
        for index in 0..length as usize {
            if index > 0 {
                self.text.extend_from_slice(b", ");
            }
            self.value(unit, element, offset + index * size, None);
        }
        self.text.push(b']');
    }

    /// Writes one element, which lies at `base`.
    fn write(&self, unit: &Unit, object: &Object, base: usize, line: &mut Vec<u8>) -> io::Result<()> {
        let image = &object.image;
        let mut text_begin = 0;
        for Step { text_end, offset, value } in &self.steps {
            line.extend_from_slice(self.text.get(text_begin..*text_end).unwrap_or_default());
            text_begin = *text_end;
            let at = base + offset;
            match value {
                Value::None => {}
                Value::Int(kind) => match image.read_narrow(at, kind.size(), kind.signed()) {
                    // Most numbers of a table are one digit.
                    Some(digit @ 0..=9) => line.push(b'0' + digit as u8),
                    Some(value) => line.extend_from_slice(itoa::Buffer::new().format(value).as_bytes()),
                    None => write_int(image.read_int(at, kind.size(), kind.signed()), line),
                },
                Value::Bits(kind, bits) => write_int(image.read_bits(at, *kind, *bits), line),
                Value::Float(kind) => serde_json::to_writer(&mut *line, &image.read_float(at, *kind))?,
                Value::Chars(length) => {
                    let bytes = image.read(at, *length);
                    write_text(bytes.split(|byte| *byte == 0).next().unwrap_or_default(), line)?;
                }
                Value::Pointer => match (image.pointee(at), pointed_text(image.pointee(at))) {
                    (_, Some(text)) => write_text(&text, line)?,
                    (Some(Pointee::Symbol(symbol)), _) => {
                        line.extend_from_slice(b"{\"_ptr\": ");
                        write_text(unit.symbols.text(*symbol), line)?;
                        line.push(b'}');
                    }
                    _ => line.extend_from_slice(b"null"),
                },
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

fn write_text(bytes: &[u8], line: &mut Vec<u8>) -> io::Result<()> {
    Ok(serde_json::to_writer(line, &show_text(bytes))?)
}
