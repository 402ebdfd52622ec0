//! Storing: what becomes of a value in the place where it goes.

use super::eval::{Constant, Scalar};
use super::failure::{Failure, Outcome, fail};
use super::image::{Image, Pointee};
use super::init::Slot;
use super::types::{IntKind, Type};
use super::unit::{OBJECT_SIZE, Unit};
use crate::cpp::Token;
use crate::extended::Exact;
use crate::source::Kind;
use std::sync::Arc;

impl Unit {
    pub(super) fn store_string(&mut self, slot: Slot, tokens: &[Token], image: &mut Image) -> Outcome<()> {
        let mut bytes = self.string_bytes(tokens)?;
        let room = self.types.size(slot.ty).unwrap_or(0) as usize;
        image.clear(slot.offset as usize, room);
        if bytes.len() > room {
            let message = format!("this string has {} bytes; there is room for {room}", bytes.len());
            self.report(Failure { kind: Some(Kind::Truncated), message, at: tokens.first().copied(), help: None });
            bytes.truncate(room);
        }
        image.write(slot.offset as usize, &bytes);
        Ok(())
    }

    /// Stores one value, converted to the type that it is stored in.
    pub(super) fn store(
        &mut self,
        slot: Slot,
        constant: &Constant,
        at: Option<Token>,
        image: &mut Image,
    ) -> Outcome<()> {
        let offset = slot.offset as usize;
        match (self.types.get(slot.ty), &constant.value) {
            (Type::Pointer(_), value) => {
                let pointee = Self::pointee(value, at)?;
                if let Some(Pointee::Str(bytes)) = &pointee {
                    self.text_bytes += bytes.len() as u64;
                    if self.text_bytes > OBJECT_SIZE {
                        let message = format!("the table's texts are longer than {OBJECT_SIZE} bytes");
                        return fail(Kind::LimitReached, message, at);
                    }
                }
                image.point(offset, pointee);
            }
            (Type::Float(kind), Scalar::Int(_) | Scalar::Real(_) | Scalar::Long(_)) => {
                let value = match self.convert(constant, slot.ty) {
                    Scalar::Real(value) => value,
                    Scalar::Long(value) => Exact::from(value).double(),
                    _ => f64::INFINITY,
                };
                if !value.is_finite() {
                    let message = format!("this is too large for {}", self.show_type(slot.ty));
                    return fail(Kind::BadArithmetic, message, at);
                }
                image.write_float(offset, kind, value);
            }
            (Type::Int(kind) | Type::Enum(kind, _), Scalar::Int(value)) => {
                self.store_int(slot, kind, *value, at, image);
            }
            (Type::Int(kind) | Type::Enum(kind, _), value @ (Scalar::Real(_) | Scalar::Long(_))) => {
                let (whole, shown) = match value {
                    Scalar::Long(value) => (value.whole(), Exact::from(*value).double()),
                    Scalar::Real(value) => (*value as i128, *value),
                    _ => (0, 0.0),
                };
                let Scalar::Int(stored) = self.convert(constant, slot.ty) else { return Ok(()) };
                if kind != IntKind::Bool && stored != whole {
                    self.note_change(slot, whole, stored);
                    let message = format!("{shown} does not fit in `{}`; {stored} is stored", self.show_type(slot.ty));
                    self.report(Failure { kind: Some(Kind::Truncated), message, at, help: None });
                }
                self.store_int(slot, kind, stored, at, image);
            }
            (Type::Int(_) | Type::Enum(..) | Type::Float(_), Scalar::Address(..)) => {
                return fail(Kind::WrongValue, format!("a pointer where `{}` is stored", self.show_type(slot.ty)), at);
            }
            (_, _) => {
                return fail(Kind::WrongValue, format!("this cannot be stored as `{}`", self.show_type(slot.ty)), at);
            }
        }
        Ok(())
    }

    pub(super) fn store_int(&mut self, slot: Slot, kind: IntKind, value: i128, at: Option<Token>, image: &mut Image) {
        let offset = slot.offset as usize;
        let stored = match slot.bits {
            Some(bits) => {
                image.write_bits(offset, bits, kind.wrap(value));
                image.read_bits(offset, kind, bits)
            }
            None => {
                let stored = kind.wrap(value);
                image.write_int(offset, kind.size(), stored);
                stored
            }
        };
        if stored != value && kind != IntKind::Bool {
            self.note_change(slot, value, stored);
            let ty = self.show_type(slot.ty);
            let message = format!("{value} does not fit in `{ty}`; {stored} is stored");
            self.report(Failure { kind: Some(Kind::Truncated), message, at, help: None });
        }
    }

    /// What a pointer that is given a value points to.
    fn pointee(value: &Scalar, at: Option<Token>) -> Outcome<Option<Pointee>> {
        match value {
            Scalar::Int(0) => Ok(None),
            Scalar::Address(Pointee::Str(bytes), offset) => {
                let rest = usize::try_from(*offset).ok().and_then(|offset| bytes.get(offset..));
                match rest {
                    Some(rest) => Ok(Some(Pointee::Str(Arc::from(rest)))),
                    None => fail(Kind::WrongValue, "a pointer past the end of its string", at),
                }
            }
            Scalar::Address(pointee, _) => Ok(Some(pointee.clone())),
            Scalar::Int(number) => fail(Kind::WrongValue, format!("the number {number} where a pointer is stored"), at),
            Scalar::Real(_) | Scalar::Long(_) => fail(Kind::WrongValue, "a fraction where a pointer is stored", at),
            Scalar::Object(..) | Scalar::Unknown => fail(Kind::NotConstant, "this is no constant", at),
        }
    }
}
