//! C's types on LP64, and how they lie in memory.

use crate::source::Symbol;

/// A type, by its number in the [`Types`] it was made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TypeId(u32);

/// A structure or union, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RecordId(u32);

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Type {
    Void,
    Int(IntKind),
    Float(FloatKind),
    Pointer(TypeId),
    Array(TypeId, Option<u64>),
    Record(RecordId),
    /// An enumeration, with the integer that stores it and its tag.
    Enum(IntKind, Option<Symbol>),
    /// An enumeration that nothing defines, of which a pointer can be had.
    UnknownEnum(Symbol),
    Function(TypeId),
}

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum IntKind {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
}

impl IntKind {
    /// Bytes.
    pub(crate) const fn size(self) -> u64 {
        match self {
            Self::Bool | Self::Char | Self::SChar | Self::UChar => 1,
            Self::Short | Self::UShort => 2,
            Self::Int | Self::UInt => 4,
            Self::Long | Self::ULong | Self::LongLong | Self::ULongLong => 8,
        }
    }

    /// Whether it holds negative numbers; plain `char` does.
    pub(crate) const fn signed(self) -> bool {
        matches!(self, Self::Char | Self::SChar | Self::Short | Self::Int | Self::Long | Self::LongLong)
    }

    /// C's conversion rank.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::Bool => 0,
            Self::Char | Self::SChar | Self::UChar => 1,
            Self::Short | Self::UShort => 2,
            Self::Int | Self::UInt => 3,
            Self::Long | Self::ULong => 4,
            Self::LongLong | Self::ULongLong => 5,
        }
    }

    /// The unsigned type of the same size.
    pub(crate) const fn to_unsigned(self) -> Self {
        match self {
            Self::Char | Self::SChar => Self::UChar,
            Self::Short => Self::UShort,
            Self::Int => Self::UInt,
            Self::Long => Self::ULong,
            Self::LongLong => Self::ULongLong,
            other => other,
        }
    }

    /// What a value becomes in this type: the low bits, as C converts.
    pub(crate) const fn wrap(self, value: i128) -> i128 {
        match self {
            Self::Bool => (value != 0) as i128,
            Self::Char | Self::SChar => value as i8 as i128,
            Self::UChar => value as u8 as i128,
            Self::Short => value as i16 as i128,
            Self::UShort => value as u16 as i128,
            Self::Int => value as i32 as i128,
            Self::UInt => value as u32 as i128,
            Self::Long | Self::LongLong => value as i64 as i128,
            Self::ULong | Self::ULongLong => value as u64 as i128,
        }
    }

    /// What the whole part of a fraction becomes in this type. Out of its range, C leaves open what happens; gcc takes
    /// the nearest value.
    pub(crate) fn clamp(self, whole: i128) -> i128 {
        let bits = self.size() * 8;
        let (least, most) = if self.signed() {
            (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1)
        } else {
            (0, (1_i128 << bits) - 1)
        };
        whole.clamp(least, most)
    }

    /// C's name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Bool => "_Bool",
            Self::Char => "char",
            Self::SChar => "signed char",
            Self::UChar => "unsigned char",
            Self::Short => "short",
            Self::UShort => "unsigned short",
            Self::Int => "int",
            Self::UInt => "unsigned int",
            Self::Long => "long",
            Self::ULong => "unsigned long",
            Self::LongLong => "long long",
            Self::ULongLong => "unsigned long long",
        }
    }
}

/// A floating-point type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FloatKind {
    Float,
    Double,
    LongDouble,
}

impl FloatKind {
    /// Bytes.
    pub(crate) const fn size(self) -> u64 {
        match self {
            Self::Float => 4,
            Self::Double => 8,
            Self::LongDouble => 16,
        }
    }

    /// C's name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Double => "double",
            Self::LongDouble => "long double",
        }
    }
}

/// A member of a structure or union, laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MemberLayout {
    /// `None` for an unnamed structure or union, whose members are its parent's.
    pub(crate) name: Option<Symbol>,
    pub(crate) ty: TypeId,
    /// Bytes from the beginning.
    pub(crate) offset: u64,
    /// Of a bit-field: the bits from `offset` on, and how many.
    pub(crate) bits: Option<(u8, u8)>,
    /// Its alignment in bytes, which need not be that of its type.
    pub(crate) align: u64,
}

/// A structure or union.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) union: bool,
    pub(crate) tag: Option<Symbol>,
    /// `None` until its members are known.
    pub(crate) layout: Option<RecordLayout>,
    /// How deep what it holds is built of others.
    pub(crate) depth: u16,
}

/// How a structure or union lies in memory; unnamed bit-fields are left out.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecordLayout {
    pub(crate) members: Vec<MemberLayout>,
    pub(crate) size: u64,
    pub(crate) align: u64,
    /// How many numbers and pointers it holds, those of its members' members among them.
    pub(crate) parts: u64,
}

/// All types of one reading.
#[derive(Debug, Default)]
pub(crate) struct Types {
    all: Vec<Type>,
    /// How deep each type is built of others.
    depths: Vec<u16>,
    numbers: rustc_hash::FxHashMap<Type, TypeId>,
    /// The types that differ from others in their alignment alone: their alignments and those others.
    aligned: rustc_hash::FxHashMap<TypeId, (u64, TypeId)>,
    /// The same the other way round.
    with_align: rustc_hash::FxHashMap<(u64, TypeId), TypeId>,
    /// The integer types' numbers, which are asked for at every value.
    ints: [Option<TypeId>; 12],
    records: Vec<Record>,
}

impl Types {
    /// The number of a type.
    pub(crate) fn id(&mut self, ty: Type) -> TypeId {
        if let Some(id) = self.numbers.get(&ty) {
            return *id;
        }
        let id = TypeId(self.all.len() as u32);
        let depth = match ty {
            Type::Pointer(of) | Type::Array(of, _) | Type::Function(of) => self.depth(of).saturating_add(1),
            _ => 0,
        };
        self.all.push(ty);
        self.depths.push(depth);
        self.numbers.insert(ty, id);
        id
    }

    /// The type that differs from another in its alignment alone.
    pub(crate) fn with_align(&mut self, id: TypeId, align: u64) -> TypeId {
        let plain = self.plain(id);
        if let Some(known) = self.with_align.get(&(align, plain)) {
            return *known;
        }
        let aligned = TypeId(self.all.len() as u32);
        self.all.push(self.get(plain));
        self.depths.push(self.depth(plain));
        self.aligned.insert(aligned, (align, plain));
        self.with_align.insert((align, plain), aligned);
        aligned
    }

    /// A type without an alignment of its own.
    pub(crate) fn plain(&self, id: TypeId) -> TypeId {
        self.aligned.get(&id).map_or(id, |(_, plain)| *plain)
    }

    /// The number of an integer type.
    pub(crate) fn int(&mut self, kind: IntKind) -> TypeId {
        if let Some(Some(id)) = self.ints.get(kind as usize) {
            return *id;
        }
        let id = self.id(Type::Int(kind));
        if let Some(slot) = self.ints.get_mut(kind as usize) {
            *slot = Some(id);
        }
        id
    }

    /// The type with a number.
    pub(crate) fn get(&self, id: TypeId) -> Type {
        self.all.get(id.0 as usize).copied().unwrap_or(Type::Void)
    }

    /// How deep a type is built of others: pointers, arrays and functions one by one, and what structures hold.
    pub(crate) fn depth(&self, id: TypeId) -> u16 {
        match self.get(id) {
            Type::Record(record) => self.record(record).map_or(0, |record| record.depth),
            _ => self.depths.get(id.0 as usize).copied().unwrap_or(0),
        }
    }

    /// Adds a structure or union whose members are not known yet.
    pub(crate) fn add_record(&mut self, union: bool, tag: Option<Symbol>) -> RecordId {
        self.records.push(Record { union, tag, layout: None, depth: 0 });
        RecordId(self.records.len() as u32 - 1)
    }

    /// A structure or union.
    pub(crate) fn record(&self, id: RecordId) -> Option<&Record> {
        self.records.get(id.0 as usize)
    }

    /// Says how a structure or union lies in memory.
    pub(crate) fn set_layout(&mut self, id: RecordId, layout: RecordLayout) {
        let depth = layout.members.iter().map(|member| self.depth(member.ty)).max().unwrap_or(0);
        if let Some(record) = self.records.get_mut(id.0 as usize) {
            record.depth = depth.saturating_add(1);
            record.layout = Some(layout);
        }
    }

    /// Bytes; `None` for a type whose size is not known.
    pub(crate) fn size(&self, id: TypeId) -> Option<u64> {
        Some(match self.get(id) {
            // gcc's extension.
            Type::Void | Type::Function(_) => 1,
            Type::UnknownEnum(_) => return None,
            Type::Int(kind) | Type::Enum(kind, _) => kind.size(),
            Type::Float(kind) => kind.size(),
            Type::Pointer(_) => 8,
            Type::Array(element, length) => self.size(element)?.checked_mul(length?)?,
            Type::Record(record) => self.record(record)?.layout.as_ref()?.size,
        })
    }

    /// How many numbers and pointers a type holds.
    pub(crate) fn parts(&self, id: TypeId) -> u64 {
        match self.get(id) {
            Type::Array(element, length) => self.parts(element).saturating_mul(length.unwrap_or(0)).max(1),
            Type::Record(record) => {
                self.record(record).and_then(|record| record.layout.as_ref()).map_or(1, |layout| layout.parts)
            }
            _ => 1,
        }
    }

    /// Alignment in bytes.
    pub(crate) fn align(&self, id: TypeId) -> Option<u64> {
        if let Some((align, _)) = self.aligned.get(&id) {
            return Some(*align);
        }
        Some(match self.get(id) {
            Type::Array(element, _) => self.align(element)?,
            Type::Record(record) => self.record(record)?.layout.as_ref()?.align,
            _ => self.size(id)?,
        })
    }

    /// The integer kind behind an integer or enumeration.
    pub(crate) fn int_kind(&self, id: TypeId) -> Option<IntKind> {
        match self.get(id) {
            Type::Int(kind) | Type::Enum(kind, _) => Some(kind),
            _ => None,
        }
    }
}

/// How a member is placed, as its declaration says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Placing {
    /// Whether it is aligned to bytes only, unless it has an alignment of its own.
    pub(crate) packed: bool,
    /// Its own alignment in bytes.
    pub(crate) align: Option<u64>,
}

/// Lays out a structure or union member by member: System V's rules for x86-64, and gcc's for what attributes say.
#[derive(Debug)]
pub(crate) struct Layouter {
    union: bool,
    /// Whether members are aligned to bytes only.
    packed: bool,
    /// Bits used so far.
    end: u64,
    /// The most bits any member of a union needs.
    most: u64,
    layout: RecordLayout,
}

impl Layouter {
    /// No members yet; the whole is aligned to `align` bytes at least.
    pub(crate) fn new(union: bool, packed: bool, align: u64) -> Self {
        let layout = RecordLayout { members: Vec::new(), size: 0, align: align.max(1), parts: 0 };
        Self { union, packed, end: 0, most: 0, layout }
    }

    /// Adds a member of `size` bytes, whose type has the alignment `align`; `None` when the whole is too large.
    pub(crate) fn member(
        &mut self,
        name: Option<Symbol>,
        (ty, size, align): (TypeId, u64, u64),
        placing: Placing,
    ) -> Option<()> {
        let align = match placing.align {
            Some(own) if self.packed || placing.packed => own,
            None if self.packed || placing.packed => 1,
            own => align.max(own.unwrap_or(1)),
        };
        let begin = self.begin(Some(align))?;
        self.layout.align = self.layout.align.max(align);
        self.layout.members.push(MemberLayout { name, ty, offset: begin / 8, bits: None, align });
        self.advance(begin.checked_add(size.checked_mul(8)?)?);
        Some(())
    }

    /// Adds a bit-field whose type has so many bytes and this alignment; a width of 0 ends the unit.
    pub(crate) fn bit_field(
        &mut self,
        name: Option<Symbol>,
        (ty, size, align): (TypeId, u64, u64),
        width: u8,
        placing: Placing,
    ) -> Option<()> {
        let own = placing.align.unwrap_or(1);
        if width == 0 {
            // What follows is aligned as the type is, packed or not.
            let end = self.begin(Some(align.max(own)))?;
            self.advance(end);
            return Some(());
        }
        let packed = self.packed || placing.packed;
        let is_whole = self.is_whole(width, packed);
        let own = if is_whole { own.max(u64::from(width) / 8) } else { own };
        let mut begin = self.begin(placing.align.or(is_whole.then_some(1)).map(|_| own))?;
        let unit = align.checked_mul(8)?;
        let spanned = (begin % unit).checked_add(u64::from(width))?.div_ceil(unit);
        // It may not lie in more of its type's units than a whole one of its type does.
        if !packed && !is_whole && spanned > size.checked_mul(8)? / unit {
            begin = begin.checked_next_multiple_of(unit)?;
        }
        if name.is_some() {
            let align = if packed { own } else { align.max(own) };
            self.layout.align = self.layout.align.max(align);
            let bits = Some(((begin % 8) as u8, width));
            self.layout.members.push(MemberLayout { name, ty, offset: begin / 8, bits, align });
        }
        self.advance(begin.checked_add(u64::from(width))?);
        Some(())
    }

    /// Whether gcc takes a bit-field for the integer of its width that it is, where that begins at a multiple of its
    /// own size: then the alignment of its type does not matter.
    fn is_whole(&self, width: u8, packed: bool) -> bool {
        let end = if self.union { 0 } else { self.end };
        matches!(width, 8 | 16 | 32 | 64) && end.is_multiple_of(u64::from(width)) && (width == 8 || !packed)
    }

    /// Where what has this alignment in bytes begins, in bits; without one, where the last one ends.
    fn begin(&self, align: Option<u64>) -> Option<u64> {
        let bits = align.map_or(Some(1), |align| align.max(1).checked_mul(8))?;
        if self.union { Some(0) } else { self.end.checked_next_multiple_of(bits) }
    }

    fn advance(&mut self, end: u64) {
        self.end = end;
        self.most = self.most.max(end);
    }

    /// The whole.
    pub(crate) fn finish(mut self) -> Option<RecordLayout> {
        let bits = if self.union { self.most } else { self.end };
        self.layout.size = bits.div_ceil(8).checked_next_multiple_of(self.layout.align)?;
        Some(self.layout)
    }
}
