//! An object's bytes as the compiler lays them down, and the pointers in them.

use super::types::{FloatKind, IntKind};
use crate::source::Symbol;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What a pointer points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pointee {
    /// A string literal, from some byte on.
    Str(Arc<[u8]>),
    /// An object or function.
    Symbol(Symbol),
}

/// An object in memory.
#[derive(Debug, Default)]
pub(crate) struct Image {
    bytes: Vec<u8>,
    /// Up to where anything was stored; behind it, all is zero.
    stored: usize,
    pointers: FxHashMap<usize, Pointee>,
    /// Where values are lacking that could not be read.
    unread: Vec<usize>,
}

impl Image {
    /// Makes it at least this long, with zeroes.
    pub(crate) fn grow(&mut self, length: usize) {
        if self.bytes.len() < length {
            self.bytes.resize(length, 0);
        }
    }

    /// Whether anything was stored here, or behind it.
    pub(crate) fn is_stored_from(&self, offset: usize) -> bool {
        offset < self.stored
    }

    /// Makes a part zero.
    pub(crate) fn clear(&mut self, offset: usize, size: usize) {
        if !self.is_stored_from(offset) {
            return;
        }
        if let Some(bytes) = self.bytes.get_mut(offset..offset.saturating_add(size)) {
            // A pointer's bytes are not zero either.
            if bytes.iter().any(|byte| *byte != 0) {
                bytes.fill(0);
                let cleared = offset..offset + size;
                if size < self.pointers.len() {
                    cleared.for_each(|at| drop(self.pointers.remove(&at)));
                } else {
                    self.pointers.retain(|at, _| !cleared.contains(at));
                }
            }
        }
    }

    /// Stores bytes.
    #[inline]
    pub(crate) fn write(&mut self, offset: usize, bytes: &[u8]) {
        let end = offset.saturating_add(bytes.len());
        if let Some(target) = self.bytes.get_mut(offset..end) {
            target.copy_from_slice(bytes);
            self.stored = self.stored.max(end);
        }
    }

    /// Stores an integer in this type, if the type holds it; otherwise, nothing is stored, and there is no result.
    #[inline]
    pub(crate) fn write_held(&mut self, offset: usize, kind: IntKind, value: i64) -> Option<()> {
        match kind {
            // Zero is there already.
            _ if value == 0 && !self.is_stored_from(offset) => {}
            IntKind::Bool if !matches!(value, 0 | 1) => return None,
            IntKind::Bool => self.write_array(offset, [value as u8]),
            IntKind::Char | IntKind::SChar => self.write_array(offset, i8::try_from(value).ok()?.to_le_bytes()),
            IntKind::UChar => self.write_array(offset, u8::try_from(value).ok()?.to_le_bytes()),
            IntKind::Short => self.write_array(offset, i16::try_from(value).ok()?.to_le_bytes()),
            IntKind::UShort => self.write_array(offset, u16::try_from(value).ok()?.to_le_bytes()),
            IntKind::Int => self.write_array(offset, i32::try_from(value).ok()?.to_le_bytes()),
            IntKind::UInt => self.write_array(offset, u32::try_from(value).ok()?.to_le_bytes()),
            IntKind::Long | IntKind::LongLong => self.write_array(offset, value.to_le_bytes()),
            IntKind::ULong | IntKind::ULongLong => self.write_array(offset, u64::try_from(value).ok()?.to_le_bytes()),
        }
        Some(())
    }

    /// Stores so many bytes as a type has, which is one instruction.
    #[inline]
    fn write_array<const N: usize>(&mut self, offset: usize, bytes: [u8; N]) {
        if let Some(target) = self.bytes.get_mut(offset..).and_then(<[u8]>::first_chunk_mut) {
            *target = bytes;
            self.stored = self.stored.max(offset + N);
        }
    }

    /// Stores an integer's low bytes.
    pub(crate) fn write_int(&mut self, offset: usize, size: u64, value: i128) {
        self.write(offset, value.to_le_bytes().get(..size as usize).unwrap_or_default());
    }

    /// Stores a floating-point number; a `long double` keeps the precision of a `double`.
    pub(crate) fn write_float(&mut self, offset: usize, kind: FloatKind, value: f64) {
        match kind {
            FloatKind::Float => self.write(offset, &(value as f32).to_le_bytes()),
            FloatKind::Double | FloatKind::LongDouble => self.write(offset, &value.to_le_bytes()),
        }
    }

    /// Stores a bit-field's low bits.
    pub(crate) fn write_bits(&mut self, offset: usize, (first, width): (u8, u8), value: i128) {
        // Packed, a bit-field may reach beyond its unit; elsewhere, its unit may reach beyond the object.
        let size = u64::from(first + width).div_ceil(8);
        let mask = ((1_u128 << width) - 1) << first;
        let old = self.read_int(offset, size, false) as u128;
        let new = (old & !mask) | (((value as u128) << first) & mask);
        self.write_int(offset, size, new as i128);
    }

    /// Makes a pointer point; `None` makes it null.
    pub(crate) fn point(&mut self, offset: usize, pointee: Option<Pointee>) {
        match pointee {
            Some(pointee) => {
                self.write(offset, &[0xFF; 8]);
                self.pointers.insert(offset, pointee);
            }
            None => {
                self.write(offset, &[0; 8]);
                self.pointers.remove(&offset);
            }
        }
    }

    /// Notes that a value could not be read, so that what is here is none.
    pub(crate) fn leave_unread(&mut self, offset: usize) {
        self.unread.push(offset);
    }

    /// Whether the value here could not be read.
    pub(crate) fn is_unread(&self, offset: usize) -> bool {
        self.unread.contains(&offset)
    }

    /// Bytes; those beyond the end are left out.
    pub(crate) fn read(&self, offset: usize, size: usize) -> &[u8] {
        let end = offset.saturating_add(size).min(self.bytes.len());
        self.bytes.get(offset..end).unwrap_or_default()
    }

    /// Whether a part is zero, as all is where nothing was stored.
    pub(crate) fn is_zero(&self, offset: usize, size: usize) -> bool {
        self.read(offset, size).iter().fold(0, |all, byte| all | byte) == 0
    }

    /// An integer.
    pub(crate) fn read_int(&self, offset: usize, size: u64, signed: bool) -> i128 {
        let mut bytes = [0_u8; 16];
        let read = self.read(offset, size as usize);
        if let Some(target) = bytes.get_mut(..read.len()) {
            target.copy_from_slice(read);
        }
        sign_extend(u128::from_le_bytes(bytes), size as u32 * 8, signed)
    }

    /// An integer of at most four bytes, as nearly all are; `None` for a wider one.
    #[inline]
    pub(crate) fn read_narrow(&self, offset: usize, kind: IntKind) -> Option<i64> {
        let bytes = self.bytes.get(offset..)?;
        Some(match kind {
            IntKind::Char | IntKind::SChar => i64::from(*bytes.first()? as i8),
            IntKind::Bool | IntKind::UChar => i64::from(*bytes.first()?),
            IntKind::Short => i64::from(i16::from_le_bytes(*bytes.first_chunk()?)),
            IntKind::UShort => i64::from(u16::from_le_bytes(*bytes.first_chunk()?)),
            IntKind::Int => i64::from(i32::from_le_bytes(*bytes.first_chunk()?)),
            IntKind::UInt => i64::from(u32::from_le_bytes(*bytes.first_chunk()?)),
            IntKind::Long | IntKind::ULong | IntKind::LongLong | IntKind::ULongLong => return None,
        })
    }

    /// A bit-field.
    pub(crate) fn read_bits(&self, offset: usize, kind: IntKind, (first, width): (u8, u8)) -> i128 {
        let size = u64::from(first + width).div_ceil(8);
        let whole = self.read_int(offset, size, false) as u128;
        let bits = (whole >> first) & ((1_u128 << width) - 1);
        sign_extend(bits, u32::from(width), kind.signed())
    }

    /// A floating-point number.
    pub(crate) fn read_float(&self, offset: usize, kind: FloatKind) -> f64 {
        match kind {
            FloatKind::Float => {
                let bytes = self.read(offset, 4).try_into().unwrap_or_default();
                f64::from(f32::from_le_bytes(bytes))
            }
            FloatKind::Double | FloatKind::LongDouble => {
                f64::from_le_bytes(self.read(offset, 8).try_into().unwrap_or_default())
            }
        }
    }

    /// What a pointer points to.
    pub(crate) fn pointee(&self, offset: usize) -> Option<&Pointee> {
        self.pointers.get(&offset)
    }
}

fn sign_extend(value: u128, bits: u32, signed: bool) -> i128 {
    if !signed || bits == 0 || bits >= 128 {
        return value as i128;
    }
    let shift = 128 - bits;
    ((value << shift) as i128) >> shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_keep_their_sign() {
        let mut image = Image::default();
        image.grow(8);
        image.write_int(0, 1, -56);
        image.write_int(2, 2, 40000);
        assert_eq!(image.read_int(0, 1, true), -56);
        assert_eq!(image.read_int(0, 1, false), 200);
        assert_eq!(image.read_int(2, 2, false), 40000);
        assert_eq!(image.read_int(2, 2, true), 40000 - 65536);
    }

    #[test]
    fn what_a_type_does_not_hold_is_not_stored() {
        let kinds = [
            IntKind::Bool,
            IntKind::Char,
            IntKind::SChar,
            IntKind::UChar,
            IntKind::Short,
            IntKind::UShort,
            IntKind::Int,
            IntKind::UInt,
            IntKind::Long,
            IntKind::ULong,
            IntKind::LongLong,
            IntKind::ULongLong,
        ];
        let bounds = [0, 1, 127, 255, 32767, 65535, i64::from(i32::MAX), i64::from(u32::MAX), i64::MAX];
        for (kind, bound) in kinds.into_iter().flat_map(|kind| bounds.map(|bound| (kind, bound))) {
            for value in [bound, bound.wrapping_add(1), -bound, -bound - 1] {
                let mut image = Image::default();
                image.grow(16);
                let is_held = image.write_held(0, kind, value).is_some();
                let wide = i128::from(value);
                assert_eq!(is_held, kind.wrap(wide) == wide, "{value} in {kind:?}");
                let stored = image.read_int(0, kind.size(), kind.signed());
                assert_eq!(stored, if is_held { wide } else { 0 }, "{value} in {kind:?}");
                assert_eq!(image.read(kind.size() as usize, 8), [0; 8], "behind {kind:?}");
            }
        }
    }

    #[test]
    fn bit_fields_share_their_unit() {
        let mut image = Image::default();
        image.grow(4);
        image.write_bits(0, (0, 3), 5);
        image.write_bits(0, (3, 6), -1);
        assert_eq!(image.read_bits(0, IntKind::UInt, (0, 3)), 5);
        assert_eq!(image.read_bits(0, IntKind::Int, (3, 6)), -1);
        assert_eq!(image.read_int(0, 4, false), 0b1_1111_1101);
    }

    #[test]
    fn nothing_is_stored_past_the_end() {
        let mut image = Image::default();
        image.write_int(usize::MAX, 8, 1);
        image.clear(usize::MAX, usize::MAX);
        assert_eq!(image.read_int(usize::MAX, 8, false), 0);
    }
}
