//! What is stored: numbers, and the values of a variant's own fields, in whatever shape they have.

use crate::c::{Object, Pointee, Type, Unit};
use crate::permonst::constants::{pointed_text, show_text};
use crate::permonst::fields::{Member, members};
use model::{Extra, ExtraValue, List, Str};

/// The deepest that values of a variant's own fields are nested.
const EXTRA_DEPTH: usize = 16;

pub(in crate::permonst) fn read_int(unit: &Unit, object: &Object, offset: usize, member: Member) -> i64 {
    let Some(kind) = unit.types.int_kind(member.ty) else { return 0 };
    match member.bits {
        Some(bits) => object.image.read_bits(offset, kind, bits) as i64,
        None => {
            let narrow = object.image.read_narrow(offset, kind);
            narrow.unwrap_or_else(|| object.image.read_int(offset, kind.size(), kind.signed()) as i64)
        }
    }
}

/// The members that are not zero, by C name.
pub(super) fn extra_values(unit: &Unit, object: &Object, base: usize, members: &[Member], depth: usize) -> List<Extra> {
    let extra = members.iter().filter_map(|member| {
        let value = extra_value(unit, object, base + member.offset, *member, depth);
        let field = Str::Owned(unit.symbols.show(member.name).into_owned());
        (!is_zero(&value)).then_some(Extra { field, value })
    });
    extra.collect()
}

fn extra_value(unit: &Unit, object: &Object, offset: usize, member: Member, depth: usize) -> ExtraValue {
    let plain = |ty| Member { ty, bits: None, ..member };
    if depth > EXTRA_DEPTH {
        return ExtraValue::Null;
    }
    match unit.types.get(member.ty) {
        Type::Int(_) | Type::Enum(..) => ExtraValue::Int(i128::from(read_int(unit, object, offset, member))),
        Type::Float(kind) => ExtraValue::Real(object.image.read_float(offset, kind)),
        Type::Pointer(_) => match (object.image.pointee(offset), pointed_text(object.image.pointee(offset))) {
            (_, Some(text)) => ExtraValue::Text(Str::Owned(show_text(&text))),
            (Some(Pointee::Symbol(symbol)), _) => {
                ExtraValue::Symbol(Str::Owned(unit.symbols.show(*symbol).into_owned()))
            }
            _ => ExtraValue::Null,
        },
        Type::Array(element, length) => {
            let size = unit.types.size(element).unwrap_or(0) as usize;
            let value = |index: usize| extra_value(unit, object, offset + index * size, plain(element), depth + 1);
            let mut values: Vec<_> = (0..length.unwrap_or(0) as usize).map(value).collect();
            let used = values.iter().rposition(|value| !is_zero(value)).map_or(0, |last| last + 1);
            values.truncate(used);
            ExtraValue::List(values.into())
        }
        Type::Record(_) => {
            let own = members(unit, member.ty);
            ExtraValue::Struct(extra_values(unit, object, offset, &own, depth + 1))
        }
        Type::Void | Type::Function(_) | Type::UnknownEnum(_) => ExtraValue::Null,
    }
}

fn is_zero(value: &ExtraValue) -> bool {
    match value {
        ExtraValue::Int(value) => *value == 0,
        ExtraValue::Real(value) => *value == 0.0,
        ExtraValue::Null => true,
        ExtraValue::Text(_) | ExtraValue::Symbol(_) => false,
        ExtraValue::List(list) => list.iter().all(is_zero),
        ExtraValue::Struct(members) => members.iter().all(|member| is_zero(&member.value)),
    }
}
