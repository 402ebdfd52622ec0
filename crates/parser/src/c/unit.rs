//! A translation unit whose declarations are read when they are asked for.

use super::ast::{Alignment, Attributes, Base, Declarator, Derived, Expr, Member, TypeName};
use super::failure::{Failure, Outcome, fail, reported};
use super::grammar::{Grammar, TOO_DEEP, TOO_MANY};
use super::index::Index;
use super::notes::Notes;
use super::plain::PlainConstants;
use super::types::{IntKind, Layouter, Placing, RecordId, RecordLayout, Type, TypeId, Types};
use crate::cpp::{AbsentHeader, Macros, Parsed, Preprocessed, Token, TokenKind, Tokens};
use crate::names;
use crate::source::{BySymbol, Diagnostics, Interner, Kind, Origin, SourceMap, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

/// How deep declarations may need each other.
const DEPTH: usize = 100;
/// How many absent headers a message names.
pub(super) const HEADERS_SHOWN: usize = 6;
/// How deep a type may be built of others.
const TYPE_DEPTH: u16 = 100;
/// How many members a structure may have.
const MEMBERS: usize = 5000;
/// How many unknown names are shown where a header is absent.
const MISSING_SHOWN: usize = 5;
/// How many numbers and pointers a structure may hold, those of its members' members among them.
const PARTS: u64 = 1 << 20;
/// The alignment that `aligned` alone stands for on x86-64.
const GREATEST_ALIGN: u64 = 16;
/// The greatest alignment that an object file can have.
const MOST_ALIGN: i128 = 1 << 28;
/// How many bytes an object may have.
pub(crate) const OBJECT_SIZE: u64 = 64 << 20;

/// The types of the standard headers, which no tree has: glibc's on x86-64.
const STANDARD_TYPES: &[(&str, IntKind)] = &[
    ("bool", IntKind::Bool),
    ("int8_t", IntKind::SChar),
    ("uint8_t", IntKind::UChar),
    ("int16_t", IntKind::Short),
    ("uint16_t", IntKind::UShort),
    ("int32_t", IntKind::Int),
    ("uint32_t", IntKind::UInt),
    ("int64_t", IntKind::Long),
    ("uint64_t", IntKind::ULong),
    ("intptr_t", IntKind::Long),
    ("uintptr_t", IntKind::ULong),
    ("intmax_t", IntKind::Long),
    ("uintmax_t", IntKind::ULong),
    ("size_t", IntKind::ULong),
    ("ssize_t", IntKind::Long),
    ("ptrdiff_t", IntKind::Long),
    ("wchar_t", IntKind::Int),
    ("off_t", IntKind::Long),
    ("time_t", IntKind::Long),
    ("clock_t", IntKind::Long),
    ("pid_t", IntKind::Int),
    ("uid_t", IntKind::UInt),
    ("gid_t", IntKind::UInt),
    ("mode_t", IntKind::UInt),
    ("dev_t", IntKind::ULong),
    ("ino_t", IntKind::ULong),
    ("u_char", IntKind::UChar),
    ("u_short", IntKind::UShort),
    ("u_int", IntKind::UInt),
    ("u_long", IntKind::ULong),
    ("sig_atomic_t", IntKind::Int),
];

/// A preprocessed translation unit, with what has been understood of it so far.
#[derive(Debug)]
pub(crate) struct Unit {
    pub(crate) tokens: Arc<Vec<Token>>,
    pub(crate) symbols: Interner,
    pub(crate) map: SourceMap,
    pub(crate) index: Arc<Index>,
    pub(crate) types: Types,
    pub(crate) diagnostics: Diagnostics,
    /// Whether preprocessing found an error.
    pub(super) has_earlier_errors: bool,
    /// Headers of its own that the tree lacks: perhaps what an unknown name would have been defined in.
    pub(crate) absent: Arc<[String]>,
    standard_types: Arc<FxHashMap<Symbol, IntKind>>,
    typedefs: FxHashMap<Symbol, Option<TypeId>>,
    objects: FxHashMap<Symbol, Option<TypeId>>,
    /// By the tag, or else by the place of the keyword.
    records: FxHashMap<RecordKey, RecordId>,
    being_laid_out: Vec<RecordId>,
    /// Those that cannot be laid out, which was reported.
    failed_records: FxHashSet<RecordId>,
    enumerations: FxHashMap<usize, Option<IntKind>>,
    /// What the enumerators stand for: the type, and its 64 bits at most.
    pub(super) enumerators: BySymbol<(IntKind, i64)>,
    /// The integers that number tokens stand for, with their types.
    pub(super) integers: FxHashMap<Symbol, (TypeId, i128)>,
    /// Those of both that can be stored as they are read.
    pub(super) plain_constants: PlainConstants,
    /// The names that nothing defines, as far as they were asked for.
    pub(super) unknown: FxHashSet<Symbol>,
    /// Which member each union of the array holds, by its place and type.
    pub(super) union_members: FxHashMap<(u64, TypeId), u64>,
    /// Memory for the next list of values: a table has thousands of them.
    pub(super) spare_frames: Vec<super::init::Frame>,
    /// The macros that are defined so far.
    pub(crate) macros: Macros,
    /// Whether only types matter: within `sizeof`.
    pub(super) measuring: bool,
    depth: usize,
    /// How long the texts are that were stored.
    pub(super) text_bytes: u64,
    /// How many names were compared, in search of one that may be meant.
    pub(super) compared: Cell<usize>,
    /// How many steps it took to read the numbers.
    pub(super) literal_work: u64,
    /// How many values ranges have stored.
    pub(super) repeated: i128,
    /// What stands where, if that is to be known.
    pub(crate) notes: Option<Box<Notes>>,
    /// Whether even the values are parsed that could be stored as they are read.
    #[cfg(test)]
    pub(super) parses_all: bool,
    /// Names whose declarations could not be read, which was reported.
    failed: FxHashSet<Symbol>,
    /// How many names were unknown in a tree that lacks headers.
    missing_names: usize,
}

/// The names of those headers that should be the tree's own.
fn quoted(absent: &[AbsentHeader]) -> Arc<[String]> {
    absent.iter().filter(|header| header.quoted).map(|header| header.name.clone()).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RecordKey {
    Tag(Symbol),
    Keyword(crate::source::Pos, crate::source::Origin),
}

impl Unit {
    /// A unit of which nothing has been read yet.
    pub(crate) fn new(preprocessed: Preprocessed, diagnostics: Diagnostics) -> Self {
        let Preprocessed { tokens, mut symbols, map, absent, macros, .. } = preprocessed;
        let known = STANDARD_TYPES.iter().map(|(name, kind)| (symbols.intern(name.as_bytes()), *kind));
        let standard_types: FxHashMap<_, _> = known.collect();
        let mut index = Index::default();
        index.read_on(&tokens, 0, &|name| standard_types.contains_key(&name));
        Self {
            tokens: Arc::new(tokens),
            symbols,
            map,
            index: Arc::new(index),
            types: Types::default(),
            diagnostics,
            has_earlier_errors: false,
            absent: quoted(&absent),
            standard_types: Arc::new(standard_types),
            typedefs: FxHashMap::default(),
            objects: FxHashMap::default(),
            records: FxHashMap::default(),
            being_laid_out: Vec::new(),
            failed_records: FxHashSet::default(),
            enumerations: FxHashMap::default(),
            enumerators: BySymbol::default(),
            integers: FxHashMap::default(),
            plain_constants: PlainConstants::default(),
            unknown: FxHashSet::default(),
            union_members: FxHashMap::default(),
            spare_frames: Vec::new(),
            macros,
            measuring: false,
            depth: 0,
            text_bytes: 0,
            compared: Cell::new(0),
            literal_work: 0,
            repeated: 0,
            notes: None,
            #[cfg(test)]
            parses_all: false,
            failed: FxHashSet::default(),
            missing_names: 0,
        }
    }

    /// Adds the rest of the unit's tokens, which goes on in the middle of an array's declaration: behind its values.
    pub(crate) fn append(&mut self, array: Symbol, rest: &[Token]) {
        Arc::make_mut(&mut self.tokens).extend_from_slice(rest);
        let standard_types = &self.standard_types;
        let is_builtin_type = |name| standard_types.contains_key(&name);
        Arc::make_mut(&mut self.index).read_again(&self.tokens, array, &is_builtin_type);
    }

    /// Notes the headers that the tree lacks.
    pub(super) fn set_absent(&mut self, absent: &[AbsentHeader]) {
        self.absent = quoted(absent);
    }

    /// Whether an error was found so far, be it in preprocessing.
    pub(super) fn has_errors(&self) -> bool {
        self.has_earlier_errors || self.diagnostics.has_errors()
    }

    /// Notes the type of an array whose length its values have told.
    pub(super) fn set_object_type(&mut self, name: Symbol, ty: TypeId) {
        self.objects.insert(name, Some(ty));
    }

    /// Parses a part of the unit's tokens.
    pub(crate) fn parse<T>(
        &self,
        tokens: &[Token],
        parser: impl for<'a> FnOnce(&Grammar<'_>, Tokens<'a>) -> Parsed<'a, T>,
    ) -> Outcome<(usize, T)> {
        let index = Arc::clone(&self.index);
        let standard = Arc::clone(&self.standard_types);
        let is_type = move |name| index.typedefs.contains_key(&name) || standard.contains_key(&name);
        match parser(&Grammar::new(&is_type), Tokens(tokens)) {
            Ok((rest, parsed)) => Ok((tokens.len() - rest.0.len(), parsed)),
            Err(nom::Err::Incomplete(_)) => fail(Kind::Syntax, "this is incomplete", tokens.last().copied()),
            Err(nom::Err::Error(error) | nom::Err::Failure(error)) => {
                let at = tokens.len().checked_sub(error.left).and_then(|index| tokens.get(index)).or(tokens.last());
                match error.what {
                    TOO_DEEP | TOO_MANY => fail(Kind::LimitReached, error.what, at.copied()),
                    _ => self.unexpected(&error.to_string(), at),
                }
            }
        }
    }

    /// A failure at a token that does not belong where it is; `None` for the end.
    pub(super) fn unexpected<T>(&self, expected: &str, at: Option<&Token>) -> Outcome<T> {
        let Some(token) = at else { return fail(Kind::Syntax, format!("{expected}, found the end"), None) };
        let found = self.symbols.show(token.symbol);
        match token.kind {
            _ if token.symbol == names::POISON => reported(),
            TokenKind::Stray => fail(Kind::StrayByte, format!("`{found}` begins no token of C"), Some(*token)),
            _ => fail(Kind::Syntax, format!("{expected}, found `{found}`"), Some(*token)),
        }
    }

    /// Runs what reads another declaration, within bounds.
    pub(super) fn nested<T>(&mut self, at: Option<Token>, read: impl FnOnce(&mut Self) -> Outcome<T>) -> Outcome<T> {
        if self.depth >= DEPTH {
            return fail(Kind::LimitReached, format!("declarations need each other more than {DEPTH} deep"), at);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    // Types by name.

    fn typedef(&mut self, name: Token) -> Outcome<TypeId> {
        if self.failed.contains(&name.symbol) {
            return reported();
        }
        if let Some(known) = self.typedefs.get(&name.symbol) {
            return match known {
                Some(id) => Ok(*id),
                None => fail(
                    Kind::UnknownType,
                    format!("the type `{}` is defined by itself", self.symbols.show(name.symbol)),
                    Some(name),
                ),
            };
        }
        let Some(range) = self.index.typedefs.get(&name.symbol).cloned() else {
            return match self.standard_types.get(&name.symbol) {
                Some(kind) => Ok(self.types.int(*kind)),
                None => self.unknown_type(format!("unknown type `{}`", self.symbols.show(name.symbol)), Some(name)),
            };
        };
        self.typedefs.insert(name.symbol, None);
        let ty = self.nested(Some(name), |unit| unit.declared_type(&range, name.symbol, Some(name)));
        match &ty {
            Ok(ty) => {
                self.typedefs.insert(name.symbol, Some(*ty));
            }
            Err(_) => {
                self.failed.insert(name.symbol);
            }
        }
        ty
    }

    /// A failure about a type that nothing defines, with the headers that may have defined it.
    pub(super) fn unknown_type<T>(&self, message: String, at: Option<Token>) -> Outcome<T> {
        let absent: Vec<_> = self.absent.iter().take(HEADERS_SHOWN).cloned().collect();
        let help = (!absent.is_empty()).then(|| format!("the tree has no {}, which may define it", absent.join(", ")));
        Err(Box::new(Failure { kind: Some(Kind::UnknownType), message, at, help }))
    }

    /// The type of a variable or function; `None` if nothing declares it.
    pub(crate) fn object_type(&mut self, name: Symbol, at: Option<Token>) -> Outcome<Option<TypeId>> {
        if self.failed.contains(&name) {
            return reported();
        }
        if let Some(known) = self.objects.get(&name) {
            return Ok(*known);
        }
        let Some(ranges) = self.index.objects.get(&name).cloned() else { return Ok(None) };
        self.objects.insert(name, None);
        // The declaration that says most: an array's length may stand in one of them alone.
        let mut best = None;
        for range in ranges {
            let ty = self.nested(at, |unit| unit.declared_type(&range, name, at));
            if ty.is_err() {
                self.failed.insert(name);
            }
            let ty = ty?;
            let says_most = match self.types.get(ty) {
                Type::Array(_, length) => length.is_some(),
                _ => self.types.size(ty).is_some(),
            };
            if best.is_none() || says_most {
                best = Some(ty);
            }
        }
        if let Some(ty) = best
            && let Type::Array(element, None) = self.types.get(ty)
            && self.measuring
        {
            // Only `sizeof` asks for what the initializer says.
            self.objects.insert(name, best);
            let length = self.initialized_length(name);
            let whole = self.types.id(Type::Array(element, length));
            self.objects.insert(name, Some(whole));
            return Ok(Some(whole));
        }
        self.objects.insert(name, best);
        Ok(best)
    }

    /// The type that one declaration gives a name.
    fn declared_type(&mut self, range: &Range<usize>, name: Symbol, at: Option<Token>) -> Outcome<TypeId> {
        let tokens = Arc::clone(&self.tokens);
        let part = tokens.get(range.clone()).unwrap_or_default();
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is for one lifetime, the closure for all"
        )]
        let (_, declaration) = self.parse(part, |grammar, input| grammar.declaration(input))?;
        let named = |declarator: &&Declarator| declarator.name.is_some_and(|token| token.symbol == name);
        match declaration.declarators.iter().find(named) {
            Some(declarator) => {
                let base = self.base(&declaration.base)?;
                let ty = self.derive(base, declarator, at)?;
                self.aligned(ty, &declarator.attributes, at)
            }
            None => fail(Kind::Syntax, format!("cannot read the declaration of `{}`", self.symbols.show(name)), at),
        }
    }

    // Types as written.

    pub(super) fn type_name(&mut self, name: &TypeName) -> Outcome<TypeId> {
        let base = self.base(&name.base)?;
        let ty = self.derive(base, &name.declarator, None)?;
        self.aligned(ty, &name.declarator.attributes, None)
    }

    /// A type with the alignment that attributes give it. Of several, the last one counts.
    fn aligned(&mut self, ty: TypeId, attributes: &Attributes, at: Option<Token>) -> Outcome<TypeId> {
        let align = self.alignments(attributes, at)?.last().copied();
        Ok(align.map_or(ty, |align| self.types.with_align(ty, align)))
    }

    /// The alignments that attributes speak of, in bytes.
    fn alignments(&mut self, attributes: &Attributes, at: Option<Token>) -> Outcome<Vec<u64>> {
        let mut found = Vec::new();
        for alignment in &attributes.alignments {
            match alignment {
                Alignment::Greatest => found.push(GREATEST_ALIGN),
                Alignment::LikeType(name) => {
                    let ty = self.type_name(name)?;
                    found.push(self.align_of(ty, at)?);
                }
                Alignment::Bytes(expr) => {
                    let value = self.integer(expr)?;
                    match u64::try_from(value).ok().filter(|bytes| bytes.is_power_of_two() && value <= MOST_ALIGN) {
                        Some(bytes) => found.push(bytes),
                        // `_Alignas (0)` asks for nothing.
                        None if value == 0 => {}
                        None => {
                            let message = format!("an alignment of {value} bytes, which is no power of two");
                            return fail(Kind::WrongValue, message, expr.token().or(at));
                        }
                    }
                }
            }
        }
        Ok(found)
    }

    pub(super) fn base(&mut self, base: &Base) -> Outcome<TypeId> {
        match base {
            Base::Void => Ok(self.types.id(Type::Void)),
            Base::Int(kind) => Ok(self.types.int(*kind)),
            Base::Implicit(at) => {
                let message = "no type is named here; it is int".to_owned();
                self.report(Failure { kind: Some(Kind::ImplicitInt), message, at: *at, help: None });
                Ok(self.types.int(IntKind::Int))
            }
            Base::Float(kind) => Ok(self.types.id(Type::Float(*kind))),
            Base::Named(name) => self.typedef(*name),
            Base::Record { union, attributes, keyword, tag, members } => {
                let id = self.record_id(*union, *keyword, *tag);
                if let Some(members) = members {
                    let align = self.alignments(attributes, Some(*keyword))?.last().copied();
                    let layouter = Layouter::new(*union, attributes.packed, align.unwrap_or(1));
                    self.lay_out(id, layouter, members, *keyword)?;
                }
                Ok(self.types.id(Type::Record(id)))
            }
            Base::Enum { packed, keyword, tag, enumerators } => {
                let kind = match (enumerators, tag) {
                    (Some(enumerators), _) => self.enumeration(enumerators, *packed)?,
                    (None, Some(tag)) => match self.index.enumerations.get(&tag.symbol).copied() {
                        Some(definition) => self.enumeration_at(definition, *tag)?,
                        None => return Ok(self.types.id(Type::UnknownEnum(tag.symbol))),
                    },
                    (None, None) => return fail(Kind::Syntax, "an enumeration without a tag", Some(*keyword)),
                };
                Ok(self.types.id(Type::Enum(kind, tag.map(|tag| tag.symbol))))
            }
            Base::Typeof(expr) => self.type_of(expr),
            Base::TypeofType(name) => self.type_name(name),
        }
    }

    pub(super) fn derive(&mut self, base: TypeId, declarator: &Declarator, at: Option<Token>) -> Outcome<TypeId> {
        let mut ty = base;
        for derived in &declarator.derived {
            ty = match derived {
                Derived::Pointer => self.types.id(Type::Pointer(ty)),
                Derived::Function => self.types.id(Type::Function(ty)),
                Derived::Array(None, _) => self.types.id(Type::Array(ty, None)),
                Derived::Array(Some(length), at) => {
                    let length = self.length(length, *at)?;
                    self.types.id(Type::Array(ty, Some(length)))
                }
            };
            if self.types.depth(ty) > TYPE_DEPTH {
                let message = format!("a type that is built of others more than {TYPE_DEPTH} deep");
                return fail(Kind::LimitReached, message, declarator.name.or(at));
            }
        }
        Ok(ty)
    }

    fn length(&mut self, length: &Expr, at: Token) -> Outcome<u64> {
        let value = self.integer(length)?;
        if value < 0 {
            return fail(Kind::WrongValue, format!("an array of {value} elements"), length.token().or(Some(at)));
        }
        match u64::try_from(value).ok().filter(|length| *length <= OBJECT_SIZE) {
            Some(length) => Ok(length),
            None => {
                let message = format!("an array of {value} elements; the most that is read is {OBJECT_SIZE}");
                fail(Kind::LimitReached, message, length.token().or(Some(at)))
            }
        }
    }

    // Structures and unions.

    fn record_id(&mut self, union: bool, keyword: Token, tag: Option<Token>) -> RecordId {
        let key = match tag {
            Some(tag) => RecordKey::Tag(tag.symbol),
            None => RecordKey::Keyword(keyword.pos, keyword.origin),
        };
        let types = &mut self.types;
        *self.records.entry(key).or_insert_with(|| types.add_record(union, tag.map(|tag| tag.symbol)))
    }

    fn lay_out(&mut self, id: RecordId, mut layouter: Layouter, members: &[Member], keyword: Token) -> Outcome<()> {
        if self.types.record(id).is_some_and(|record| record.layout.is_some()) {
            return Ok(());
        }
        // What is wrong with it is said once.
        if self.failed_records.contains(&id) {
            return reported();
        }
        if self.being_laid_out.contains(&id) {
            return fail(Kind::UnknownType, "a structure that holds itself", Some(keyword));
        }
        self.being_laid_out.push(id);
        let layout = self.nested(Some(keyword), |unit| {
            if members.len() > MEMBERS {
                return fail(
                    Kind::LimitReached,
                    format!("a structure with more than {MEMBERS} members"),
                    Some(keyword),
                );
            }
            for member in members {
                unit.lay_out_member(&mut layouter, member, keyword)?;
            }
            let layout = layouter.finish().map(|layout| {
                let parts = layout.members.iter().map(|member| unit.types.parts(member.ty));
                RecordLayout { parts: parts.fold(1, u64::saturating_add), ..layout }
            });
            // Parts without a size are not bounded by it.
            match layout.filter(|layout| layout.size <= OBJECT_SIZE && layout.parts <= PARTS) {
                Some(layout) => Ok(layout),
                None => fail(Kind::LimitReached, "this structure is too large", Some(keyword)),
            }
        });
        self.being_laid_out.pop();
        if layout.is_err() {
            self.failed_records.insert(id);
        }
        self.types.set_layout(id, layout?);
        Ok(())
    }

    fn lay_out_member(&mut self, layouter: &mut Layouter, member: &Member, keyword: Token) -> Outcome<()> {
        let base = self.base(&member.base)?;
        let ty = self.derive(base, &member.declarator, Some(keyword))?;
        let name = member.declarator.name.map(|name| name.symbol);
        let at = member.declarator.name.or(Some(keyword));
        let too_large = || fail(Kind::LimitReached, "this structure is too large", at);
        let attributes = &member.declarator.attributes;
        let align = self.alignments(attributes, at)?.into_iter().max();
        let placing = Placing { packed: attributes.packed, align };
        if let Some(width) = &member.bits {
            let width = self.integer(width)?;
            let size = self.types.int_kind(ty).map(IntKind::size);
            let Some((size, width)) = size.and_then(|size| {
                let width = u8::try_from(width).ok().filter(|width| u64::from(*width) <= size * 8)?;
                Some((size, width))
            }) else {
                return fail(Kind::WrongValue, format!("a bit-field of {width} bits"), at);
            };
            let align = self.align_of(ty, at)?;
            return layouter.bit_field(name, (ty, size, align), width, placing).map_or_else(too_large, Ok);
        }
        // A structure's last array may have no length; it adds nothing.
        if let Type::Array(element, None) = self.types.get(ty) {
            let align = self.align_of(element, at)?;
            return layouter.member(name, (ty, 0, align), placing).map_or_else(too_large, Ok);
        }
        let is_record = matches!(self.types.get(ty), Type::Record(_));
        self.complete(ty, at)?;
        if self.types.depth(ty) > TYPE_DEPTH {
            return fail(Kind::LimitReached, format!("structures within each other, more than {TYPE_DEPTH} deep"), at);
        }
        // Without a name, only a structure or union that is defined there, without a tag, has members.
        let is_unnamed = matches!(&*member.base, Base::Record { tag: None, members: Some(_), .. });
        if name.is_none() && !(is_record && is_unnamed) {
            return Ok(());
        }
        let (size, align) = (self.size_of(ty, at)?, self.align_of(ty, at)?);
        layouter.member(name, (ty, size, align), placing).map_or_else(too_large, Ok)
    }

    /// Makes sure that a type's members are known, where the unit defines them.
    pub(crate) fn complete(&mut self, ty: TypeId, at: Option<Token>) -> Outcome<()> {
        match self.types.get(ty) {
            Type::Array(element, _) => self.complete(element, at),
            Type::Record(id) => {
                let Some(record) = self.types.record(id).filter(|record| record.layout.is_none()) else {
                    return Ok(());
                };
                let Some(tag) = record.tag else { return Ok(()) };
                let Some(keyword) = self.index.records.get(&tag).copied() else { return Ok(()) };
                if self.failed_records.contains(&id) {
                    return reported();
                }
                self.nested(at, |unit| {
                    let tokens = Arc::clone(&unit.tokens);
                    let part = tokens.get(keyword..).unwrap_or_default();
                    let (_, (base, _)) = unit.parse(part, |grammar, input| grammar.specifiers(input, 0))?;
                    unit.base(&base).map(|_| ())
                })
            }
            _ => Ok(()),
        }
    }

    /// Bytes of a type.
    pub(crate) fn size_of(&mut self, ty: TypeId, at: Option<Token>) -> Outcome<u64> {
        self.complete(ty, at)?;
        match self.types.size(ty) {
            Some(size) => Ok(size),
            None => self.unknown_type(format!("the size of `{}` is not known", self.show_type(ty)), at),
        }
    }

    pub(super) fn align_of(&mut self, ty: TypeId, at: Option<Token>) -> Outcome<u64> {
        self.complete(ty, at)?;
        match self.types.align(ty) {
            Some(align) => Ok(align),
            None => fail(Kind::UnknownType, format!("the alignment of `{}` is not known", self.show_type(ty)), at),
        }
    }

    // Enumerations.

    /// Reads an enumeration by the index of its keyword.
    pub(super) fn enumeration_at(&mut self, keyword: usize, at: Token) -> Outcome<IntKind> {
        match self.enumerations.get(&keyword) {
            Some(Some(kind)) => return Ok(*kind),
            // An enumerator that is computed from an earlier one of the same enumeration finds that one.
            Some(None) => return Ok(IntKind::Int),
            None => {}
        }
        self.enumerations.insert(keyword, None);
        let kind = self.nested(Some(at), |unit| {
            let tokens = Arc::clone(&unit.tokens);
            let part = tokens.get(keyword..).unwrap_or_default();
            match unit.parse(part, |grammar, input| grammar.specifiers(input, 0))?.1.0 {
                Base::Enum { packed, enumerators: Some(enumerators), .. } => unit.enumeration(&enumerators, packed),
                _ => fail(Kind::Syntax, "cannot read this enumeration", Some(at)),
            }
        })?;
        self.enumerations.insert(keyword, Some(kind));
        Ok(kind)
    }

    /// Notes enumerators without a value: that one has none is said once.
    fn failed_enumerators(&mut self, enumerators: &[(Token, Option<Expr>)]) {
        let unknown = enumerators.iter().map(|(name, _)| name.symbol);
        let unknown: Vec<_> = unknown.filter(|name| self.enumerators.get(*name).is_none()).collect();
        self.failed.extend(unknown);
    }

    /// Gives enumerators their values, and says which integer stores them: gcc's choice.
    fn enumeration(&mut self, enumerators: &[(Token, Option<Expr>)], packed: bool) -> Outcome<IntKind> {
        // The value that the next one has when it gives none itself.
        let mut next = (IntKind::Int, 0_i128);
        let (mut least, mut most) = (0_i128, 0_i128);
        for (name, value) in enumerators {
            let given = match value {
                Some(value) => self.integer_constant(value),
                None if next.0.wrap(next.1) == next.1 => Ok(next),
                None => {
                    let message = format!("the value {} is too large for {}", next.1, next.0.name());
                    fail(Kind::BadArithmetic, message, Some(*name))
                }
            };
            // Where one has no value, those behind it have none either.
            let (kind, value) = match given {
                Ok((_, value)) if IntKind::Int.wrap(value) == value => (IntKind::Int, value),
                Ok(given) => given,
                Err(failure) => {
                    self.failed_enumerators(enumerators);
                    return Err(failure);
                }
            };
            self.enumerators.insert(name.symbol, (kind, value as i64));
            self.plain_constants.set(name.symbol, value);
            least = least.min(value);
            most = most.max(value);
            next = (kind, value + 1);
        }
        let kinds = if least < 0 {
            [IntKind::SChar, IntKind::Short, IntKind::Int, IntKind::Long]
        } else {
            [IntKind::UChar, IntKind::UShort, IntKind::UInt, IntKind::ULong]
        };
        let least_size = if packed { 1 } else { IntKind::Int.size() };
        let holds = |kind: &IntKind| kind.size() >= least_size && kind.wrap(least) == least && kind.wrap(most) == most;
        // What no integer holds is cut to the largest.
        let kind = kinds.into_iter().find(holds).unwrap_or(IntKind::Long);
        // From here on, an enumerator that is no int has the type of the whole.
        for (name, _) in enumerators {
            if let Some((own, value)) = self.enumerators.get(name.symbol)
                && own != IntKind::Int
            {
                let value = kind.wrap(own.wrap(i128::from(value)));
                self.enumerators.insert(name.symbol, (kind, value as i64));
                self.plain_constants.set(name.symbol, value);
            }
        }
        Ok(kind)
    }

    // What to show.

    /// A type as C writes it, without names of variables.
    pub(crate) fn show_type(&self, ty: TypeId) -> String {
        match self.types.get(ty) {
            Type::Void => "void".to_owned(),
            Type::Int(kind) | Type::Enum(kind, None) => kind.name().to_owned(),
            Type::Float(kind) => kind.name().to_owned(),
            Type::Pointer(to) => match self.types.get(to) {
                Type::Function(result) => format!("{} (*)()", self.show_type(result)),
                _ => format!("{} *", self.show_type(to)).replace("* *", "**"),
            },
            Type::Array(..) => {
                let mut lengths = String::new();
                let mut element = ty;
                while let Type::Array(of, length) = self.types.get(element) {
                    lengths += &length.map_or_else(|| "[]".to_owned(), |length| format!("[{length}]"));
                    element = of;
                }
                format!("{} {lengths}", self.show_type(element))
            }
            Type::Record(id) => {
                let Some(record) = self.types.record(id) else { return "struct".to_owned() };
                let word = if record.union { "union" } else { "struct" };
                record.tag.map_or_else(|| word.to_owned(), |tag| format!("{word} {}", self.symbols.show(tag)))
            }
            Type::Enum(_, Some(tag)) | Type::UnknownEnum(tag) => format!("enum {}", self.symbols.show(tag)),
            Type::Function(result) => format!("{} ()", self.show_type(result)),
        }
    }

    /// The name of the outermost macro that a token came out of; the token itself outside of any macro.
    pub(super) fn outermost_name(&self, token: Token) -> Token {
        match self.map.chain(token.origin).last() {
            Some(outermost) => Token { pos: outermost.pos, origin: Origin::FILE, symbol: outermost.name, ..token },
            None => token,
        }
    }

    /// Notes a failure as a diagnostic.
    pub(crate) fn report(&mut self, failure: Failure) {
        let Some(kind) = failure.kind else { return };
        // One absent header is behind any number of unknown names: a few of them say so.
        let missing = kind == Kind::UnknownName && !self.absent.is_empty();
        self.missing_names += usize::from(missing);
        if !self.diagnostics.has_room(kind.severity()) || (missing && self.missing_names > MISSING_SHOWN) {
            self.diagnostics.count(kind.severity());
            return;
        }
        let mut diagnostic = match failure.at {
            // What a macro's replacement does not go together with stands around its name.
            Some(at) if kind == Kind::Syntax => {
                let at = self.outermost_name(at);
                self.map.diagnose(kind, failure.message, (at.pos, at.origin, at.symbol), &self.symbols)
            }
            Some(at) => self.map.diagnose(kind, failure.message, (at.pos, at.origin, at.symbol), &self.symbols),
            None => crate::source::Diagnostic::new(kind, failure.message),
        };
        if let Some(help) = failure.help {
            diagnostic = diagnostic.help(help);
        } else if matches!(kind, Kind::Syntax | Kind::UnknownType) && !self.absent.is_empty() {
            let absent: Vec<_> = self.absent.iter().take(HEADERS_SHOWN).cloned().collect();
            diagnostic =
                diagnostic.help(format!("the tree has no {}, which may define what this needs", absent.join(", ")));
        }
        self.diagnostics.push(diagnostic);
    }
}
