//! Constant expressions, with C's types and conversions.

use super::ast::{Association, Designator, Expr, TypeName, Unary};
use super::failure::{Failure, Outcome, fail, reported};
use super::image::Pointee;
use super::types::{FloatKind, IntKind, MemberLayout, Type, TypeId};
use super::unit::{HEADERS_SHOWN, Unit};
use crate::cpp::{Token, TokenKind};
use crate::extended::{Exact, Extended};
use crate::literal::{self, FloatingLiteral};
use crate::names;
use crate::operator::Binary;
use crate::source::{Kind, Severity, Symbol};
use std::cmp::Ordering;
use std::sync::Arc;

/// How long a name may be for others to be compared with it.
const COMPARED: usize = 64;
/// How many names may be compared with others, again and again: enough to make a suggestion for every unknown name of a
/// tree, and not for a hundred in the midst of a million.
const COMPARISONS: usize = 1_000_000;

/// How many steps may be taken to read the numbers of all values: the digits of a `long double` are many.
const LITERAL_WORK: u64 = 100_000_000;

/// A value with its type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Constant {
    pub(crate) ty: TypeId,
    pub(crate) value: Scalar,
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Scalar {
    /// An integer, in the range of its type; also a pointer made of a number.
    Int(i128),
    /// A `float`, or a `double`.
    Real(f64),
    /// A `long double`.
    Long(Extended),
    /// A pointer to something, and how many bytes beyond its beginning.
    Address(Pointee, i64),
    /// An object itself: what `&` takes the address of, and `sizeof` the size.
    Object(Pointee, i64),
    /// A value that only the type of is known: an operand of `sizeof`.
    Unknown,
}

impl Unit {
    /// The value of an integer constant expression.
    pub(crate) fn integer(&mut self, expr: &Expr) -> Outcome<i128> {
        self.integer_constant(expr).map(|(_, value)| value)
    }

    /// The value of an integer constant expression, and its type.
    pub(super) fn integer_constant(&mut self, expr: &Expr) -> Outcome<(IntKind, i128)> {
        // A length or an enumerator is computed, even where only a type is asked for.
        let measuring = std::mem::replace(&mut self.measuring, false);
        let constant = self.evaluate(expr);
        self.measuring = measuring;
        let constant = constant?;
        match (self.types.int_kind(constant.ty), constant.value) {
            (Some(kind), Scalar::Int(value)) => Ok((kind, value)),
            _ => fail(Kind::NotConstant, "this is no integer constant", expr.token()),
        }
    }

    /// The type of an expression, of which the value does not matter.
    pub(super) fn type_of(&mut self, expr: &Expr) -> Outcome<TypeId> {
        let nested = |unit: &mut Self| {
            let outer = std::mem::replace(&mut unit.measuring, true);
            let constant = unit.operand(expr);
            unit.measuring = outer;
            constant.map(|constant| constant.ty)
        };
        self.nested(expr.token(), nested)
    }

    /// The value of an expression: arrays and functions become pointers.
    pub(crate) fn evaluate(&mut self, expr: &Expr) -> Outcome<Constant> {
        let constant = self.operand(expr)?;
        self.decay(constant, expr.token())
    }

    fn decay(&mut self, constant: Constant, at: Option<Token>) -> Outcome<Constant> {
        let Constant { ty, value } = constant;
        let pointed = match self.types.get(ty) {
            Type::Array(element, _) => Some(element),
            Type::Function(_) => Some(ty),
            _ => None,
        };
        Ok(match (pointed, value) {
            (Some(to), Scalar::Object(pointee, offset)) => {
                Constant { ty: self.types.id(Type::Pointer(to)), value: Scalar::Address(pointee, offset) }
            }
            (_, Scalar::Unknown) if !self.measuring => return fail(Kind::NotConstant, "this is no constant", at),
            (Some(to), value) => Constant { ty: self.types.id(Type::Pointer(to)), value },
            (None, Scalar::Object(Pointee::Str(bytes), offset)) if self.types.size(ty) == Some(1) => {
                // The character of a string, or the NUL behind its last.
                let byte = usize::try_from(offset).ok().filter(|offset| *offset <= bytes.len());
                let Some(byte) = byte.map(|offset| bytes.get(offset).copied().unwrap_or(0)) else {
                    return fail(Kind::NotConstant, "this string has no such character", at);
                };
                let kind = self.types.int_kind(ty).unwrap_or(IntKind::Char);
                Constant { ty, value: Scalar::Int(kind.wrap(i128::from(byte))) }
            }
            (None, Scalar::Object(..)) if self.measuring => Constant { ty, value: Scalar::Unknown },
            (None, Scalar::Object(Pointee::Symbol(name), _)) => {
                let message = format!("`{}` is a variable, not a constant", self.symbols.show(name));
                return fail(Kind::NotConstant, message, at);
            }
            (None, Scalar::Object(..)) => return fail(Kind::NotConstant, "this is no constant", at),
            (None, value) => Constant { ty, value },
        })
    }

    fn operand(&mut self, expr: &Expr) -> Outcome<Constant> {
        match expr {
            Expr::Leaf(token) => self.leaf(*token),
            Expr::Str(tokens) => self.string(tokens),
            Expr::Flags(tokens) => self.flags(tokens),
            Expr::Unary(operator, token, operand) => self.unary(*operator, *token, operand),
            Expr::Binary(operator, token, operands) => {
                let [left, right] = &**operands;
                self.binary(*operator, *token, left, right)
            }
            Expr::Conditional(token, parts) => {
                let [condition, yes, no] = &**parts;
                self.conditional(*token, condition, yes, no)
            }
            Expr::Either(token, parts) => {
                let [value, no] = &**parts;
                self.either(*token, value, no)
            }
            Expr::Generic(token, controlling, associations) => self.generic(*token, controlling, associations),
            Expr::Cast(token, name, operand) => {
                let ty = self.type_name(name)?;
                // A value is nowhere, and so is not aligned.
                let ty = self.types.plain(ty);
                let value = self.evaluate(operand)?;
                match self.types.get(ty) {
                    Type::UnknownEnum(_) => {
                        self.unknown_type(format!("`{}` is not defined", self.show_type(ty)), Some(*token))
                    }
                    Type::Record(_) | Type::Array(..) | Type::Function(_) if value.value != Scalar::Unknown => {
                        let message = format!("no value can be made `{}`", self.show_type(ty));
                        fail(Kind::WrongValue, message, Some(*token))
                    }
                    _ => self.cast(value, ty, *token),
                }
            }
            Expr::Sizeof(token, operand) => {
                let ty = self.type_of(operand)?;
                let size = self.size_of(ty, Some(*token))?;
                Ok(self.size(size))
            }
            Expr::SizeofType(token, name) => {
                let ty = self.type_name(name)?;
                let size = self.size_of(ty, Some(*token))?;
                Ok(self.size(size))
            }
            Expr::AlignofType(token, name) => {
                let ty = self.type_name(name)?;
                let align = self.align_of(ty, Some(*token))?;
                Ok(self.size(align))
            }
            Expr::Alignof(token, operand) => {
                let nested = |unit: &mut Self| unit.alignment_of(operand, *token);
                let align = self.nested(Some(*token), nested)?;
                Ok(self.size(align))
            }
            Expr::Offsetof(token, name, path) => {
                let offset = self.offsetof(*token, name, path)?;
                Ok(Constant { ty: self.types.int(IntKind::ULong), value: Scalar::Int(IntKind::ULong.wrap(offset)) })
            }
            Expr::Index(token, operands) => {
                let [left, right] = &**operands;
                let sum = self.binary(Binary::Add, *token, left, right)?;
                self.dereference(sum, *token)
            }
            Expr::Member(operand, name, arrow) => self.member(operand, *name, *arrow),
            Expr::Call(token) => self.call(*token),
            Expr::Compound(_, name, _) => {
                let ty = self.type_name(name)?;
                Ok(Constant { ty, value: Scalar::Unknown })
            }
        }
    }

    /// A call, which is never a constant; mostly, a macro's name is misspelled.
    fn call(&self, token: Token) -> Outcome<Constant> {
        let name = self.symbols.show(token.symbol);
        if self.index.objects.contains_key(&token.symbol) {
            return fail(Kind::NotConstant, format!("a call of `{name}` is no constant"), Some(token));
        }
        let message = format!("`{name}` is neither a macro nor a constant");
        let help = self.similar_name(&name).map(|similar| format!("did you mean `{similar}`?"));
        Err(Box::new(Failure { kind: Some(Kind::NotConstant), message, at: Some(token), help }))
    }

    fn size(&mut self, bytes: u64) -> Constant {
        Constant { ty: self.types.int(IntKind::ULong), value: Scalar::Int(i128::from(bytes)) }
    }

    fn int(&mut self, value: i128) -> Constant {
        Constant { ty: self.types.int(IntKind::Int), value: Scalar::Int(value) }
    }

    /// Numbers with `|` between them.
    fn flags(&mut self, tokens: &[Token]) -> Outcome<Constant> {
        let mut tokens = tokens.iter();
        let Some(first) = tokens.next() else { return fail(Kind::Syntax, "expected a value", None) };
        let mut whole = self.number(*first)?;
        for token in tokens {
            let part = self.number(*token)?;
            whole = self.arithmetic(Binary::Or, *token, &whole, &part)?;
        }
        Ok(whole)
    }

    // Leaves.

    fn leaf(&mut self, token: Token) -> Outcome<Constant> {
        match token.kind {
            TokenKind::Number => self.number(token),
            TokenKind::Char => match literal::character(self.symbols.text(token.symbol)) {
                Some(value) => {
                    self.check_escapes(token);
                    let kind = element_kind(self.symbols.text(token.symbol));
                    // Without a prefix, a character constant is an int.
                    let kind = if kind == IntKind::Char { IntKind::Int } else { kind };
                    Ok(Constant { ty: self.types.int(kind), value: Scalar::Int(kind.wrap(i128::from(value))) })
                }
                None => fail(Kind::Syntax, "this is no character constant", Some(token)),
            },
            _ => self.name(token),
        }
    }

    fn number(&mut self, token: Token) -> Outcome<Constant> {
        if let Some((ty, value)) = self.integers.get(&token.symbol) {
            return Ok(Constant { ty: *ty, value: Scalar::Int(*value) });
        }
        self.literal_work = self.literal_work.saturating_add(literal::floating_work(self.symbols.text(token.symbol)));
        if self.literal_work > LITERAL_WORK {
            return fail(Kind::LimitReached, "the numbers here have too many digits to be read", Some(token));
        }
        let Some(constant) = self.parse_number(token.symbol) else {
            let message = format!("`{}` is no number of C", self.symbols.show(token.symbol));
            return fail(Kind::Syntax, message, Some(token));
        };
        self.finite(&constant, token)?;
        if let Scalar::Int(value) = constant.value {
            if literal::integer(self.symbols.text(token.symbol)).is_some_and(|literal| literal.too_large) {
                let message = format!("this number has more than 64 bits; {value} is left of it");
                self.report(Failure { kind: Some(Kind::LiteralTooLarge), message, at: Some(token), help: None });
            }
            self.integers.insert(token.symbol, (constant.ty, value));
            self.plain_constants.set(token.symbol, value);
        }
        Ok(constant)
    }

    /// A number with the first type that holds it (C17 6.4.4.1).
    fn parse_number(&mut self, symbol: Symbol) -> Option<Constant> {
        let text = self.symbols.text(symbol);
        if let Some(integer) = literal::integer(text) {
            let ladder: &[IntKind] = match (integer.longs, integer.unsigned, integer.decimal) {
                (0, false, true) => &[IntKind::Int, IntKind::Long],
                (0, false, false) => &[IntKind::Int, IntKind::UInt, IntKind::Long, IntKind::ULong],
                (0, true, _) => &[IntKind::UInt, IntKind::ULong],
                (1, false, true) => &[IntKind::Long],
                (1, false, false) => &[IntKind::Long, IntKind::ULong],
                (1, true, _) => &[IntKind::ULong],
                (_, false, true) => &[IntKind::LongLong],
                (_, false, false) => &[IntKind::LongLong, IntKind::ULongLong],
                (_, true, _) => &[IntKind::ULongLong],
            };
            let value = i128::from(integer.value);
            let fits = ladder.iter().copied().find(|kind| kind.wrap(value) == value);
            // gcc takes a decimal beyond long for an unsigned one, with a warning.
            let kind = fits.unwrap_or(IntKind::ULong);
            return Some(Constant { ty: self.types.int(kind), value: Scalar::Int(value) });
        }
        let (kind, value) = match literal::floating(text)? {
            FloatingLiteral::Float(value) => (FloatKind::Float, Scalar::Real(f64::from(value))),
            FloatingLiteral::Double(value) => (FloatKind::Double, Scalar::Real(value)),
            FloatingLiteral::LongDouble(value) => (FloatKind::LongDouble, Scalar::Long(value)),
        };
        Some(Constant { ty: self.types.id(Type::Float(kind)), value })
    }

    fn name(&mut self, token: Token) -> Outcome<Constant> {
        if token.symbol == names::POISON {
            return reported();
        }
        if let Some(known) = self.enumerator(token.symbol) {
            return Ok(known);
        }
        if let Some(keyword) = self.index.enumerators.get(token.symbol) {
            self.enumeration_at(keyword as usize, token)?;
            if let Some(known) = self.enumerator(token.symbol) {
                return Ok(known);
            }
        }
        if let Some(ty) = self.object_type(token.symbol, Some(token))? {
            return Ok(Constant { ty, value: Scalar::Object(Pointee::Symbol(token.symbol), 0) });
        }
        let shown = self.symbols.show(token.symbol);
        // The names of <stddef.h> and <stdbool.h>, which no tree has.
        match &*shown {
            "NULL" => {
                let void = self.types.id(Type::Void);
                return Ok(Constant { ty: self.types.id(Type::Pointer(void)), value: Scalar::Int(0) });
            }
            "true" => return Ok(self.int(1)),
            "false" => return Ok(self.int(0)),
            _ => {}
        }
        let message = format!("unknown name `{shown}`");
        // It is reported once, and so the search for a similar name is made once.
        let first = self.diagnostics.has_room(Severity::Error) && self.unknown.insert(token.symbol);
        let help = first.then(|| self.help_for_unknown(&self.symbols.show(token.symbol)));
        Err(Box::new(Failure { kind: Some(Kind::UnknownName), message, at: Some(token), help }))
    }

    /// An enumerator that has been read.
    fn enumerator(&mut self, name: Symbol) -> Option<Constant> {
        let (kind, value) = self.enumerators.get(name)?;
        Some(Constant { ty: self.types.int(kind), value: Scalar::Int(kind.wrap(i128::from(value))) })
    }

    /// What to do about a name that nothing defines.
    fn help_for_unknown(&self, name: &str) -> String {
        let absent: Vec<_> = self.absent.iter().take(HEADERS_SHOWN).cloned().collect();
        let similar = self.similar_name(name);
        let define = format!("give its value with -D {name}=VALUE");
        match (similar, absent.is_empty()) {
            (Some(similar), _) => format!("did you mean `{similar}`?"),
            (None, true) => define,
            (None, false) => {
                format!("the tree has no {}, which may define it; {define}", absent.join(", "))
            }
        }
    }

    /// Suggests no other name for one that is unknown, from now on.
    pub(crate) fn suggest_nothing(&self) {
        self.compared.set(usize::MAX);
    }

    /// A known name that this one may be a misspelling of.
    fn similar_name(&self, name: &str) -> Option<String> {
        let names = || self.index.enumerator_order.iter().copied().chain(self.macros.names());
        self.compared.set(self.compared.get().saturating_add(names().count()));
        if self.compared.get() > COMPARISONS || name.len() > COMPARED {
            return None;
        }
        let close = names().filter_map(|candidate| {
            if self.symbols.text(candidate).len().abs_diff(name.len()) > 2 {
                return None;
            }
            let candidate = self.symbols.show(candidate);
            let distance = strsim::damerau_levenshtein(&candidate, name);
            let close = if name.len() < 4 { distance == 1 } else { distance <= 2 && distance * 3 < name.len() };
            (distance > 0 && close).then_some((distance, candidate))
        });
        close.min().map(|(_, candidate)| candidate.into_owned())
    }

    /// The bytes that adjacent strings stand for, without the closing NUL.
    pub(super) fn string_bytes(&mut self, tokens: &[Token]) -> Outcome<Vec<u8>> {
        let mut bytes = Vec::new();
        for token in tokens {
            match literal::string(self.symbols.text(token.symbol)) {
                Some(part) => bytes.extend_from_slice(&part),
                None => return fail(Kind::Syntax, "this string has an escape that C does not have", Some(*token)),
            }
            self.check_escapes(*token);
        }
        Ok(bytes)
    }

    /// Warns of an escape in a literal that is too large for a byte.
    fn check_escapes(&mut self, token: Token) {
        if !literal::escapes_fit(self.symbols.text(token.symbol)) {
            let message = "this has an escape that is too large for a character; its low bits are taken".to_owned();
            self.report(Failure { kind: Some(Kind::LiteralTooLarge), message, at: Some(token), help: None });
        }
    }

    fn string(&mut self, tokens: &[Token]) -> Outcome<Constant> {
        let bytes = self.string_bytes(tokens)?;
        // One prefix is enough for adjacent strings.
        let kinds = tokens.iter().map(|token| element_kind(self.symbols.text(token.symbol)));
        let kind = kinds.max_by_key(|kind| kind.size()).unwrap_or(IntKind::Char);
        let length = if kind == IntKind::Char { bytes.len() } else { String::from_utf8_lossy(&bytes).chars().count() };
        let element = self.types.int(kind);
        let ty = self.types.id(Type::Array(element, Some(length as u64 + 1)));
        Ok(Constant { ty, value: Scalar::Object(Pointee::Str(Arc::from(bytes)), 0) })
    }

    // Operators.

    fn unary(&mut self, operator: Unary, token: Token, operand: &Expr) -> Outcome<Constant> {
        if operator == Unary::Address {
            if is_at_number(operand)
                && let Some((ty, at)) = self.at_number(operand, token)?
            {
                return Ok(Constant { ty: self.types.id(Type::Pointer(ty)), value: Scalar::Int(at) });
            }
            let constant = self.operand(operand)?;
            let ty = self.types.id(Type::Pointer(constant.ty));
            return match constant.value {
                Scalar::Object(pointee, offset) => Ok(Constant { ty, value: Scalar::Address(pointee, offset) }),
                Scalar::Unknown => Ok(Constant { ty, value: Scalar::Unknown }),
                _ => fail(Kind::NotConstant, "`&` takes an object", Some(token)),
            };
        }
        let constant = self.evaluate(operand)?;
        match operator {
            Unary::Indirection => self.dereference(constant, token),
            Unary::Not => {
                let truth = Self::truth(&constant, token)?;
                Ok(self.int(i128::from(truth.is_some_and(|truth| !truth))))
            }
            _ => {
                let ty = self.promoted(constant.ty);
                Ok(match constant.value {
                    Scalar::Int(value) => {
                        let kind = self.types.int_kind(ty).unwrap_or(IntKind::Int);
                        let result = match operator {
                            Unary::Minus => -value,
                            Unary::Complement => !value,
                            _ => value,
                        };
                        Constant { ty, value: Scalar::Int(kind.wrap(result)) }
                    }
                    Scalar::Real(value) if operator != Unary::Complement => {
                        let value = if operator == Unary::Minus { -value } else { value };
                        Constant { ty, value: Scalar::Real(value) }
                    }
                    Scalar::Long(value) if operator != Unary::Complement => {
                        let value = if operator == Unary::Minus { value.negated() } else { value };
                        Constant { ty, value: Scalar::Long(value) }
                    }
                    Scalar::Unknown => Constant { ty, value: Scalar::Unknown },
                    _ => return fail(Kind::WrongValue, "this operator takes a number", Some(token)),
                })
            }
        }
    }

    /// What a pointer points to, as an object.
    fn dereference(&mut self, pointer: Constant, token: Token) -> Outcome<Constant> {
        let Type::Pointer(to) = self.types.get(pointer.ty) else {
            return fail(Kind::WrongValue, "this is no pointer", Some(token));
        };
        match pointer.value {
            Scalar::Address(pointee, offset) => Ok(Constant { ty: to, value: Scalar::Object(pointee, offset) }),
            _ if self.measuring => Ok(Constant { ty: to, value: Scalar::Unknown }),
            _ => fail(Kind::NotConstant, "this is no constant", Some(token)),
        }
    }

    fn member(&mut self, operand: &Expr, name: Token, arrow: bool) -> Outcome<Constant> {
        let mut object = self.operand(operand)?;
        if arrow {
            let pointer = self.decay(object, operand.token())?;
            object = match pointer.value {
                // `((struct s *) 0)->member`, of which only the type or the address is wanted.
                Scalar::Int(_) if matches!(self.types.get(pointer.ty), Type::Pointer(_)) => {
                    match self.types.get(pointer.ty) {
                        Type::Pointer(ty) => Constant { ty, value: Scalar::Unknown },
                        _ => return fail(Kind::WrongValue, "this is no pointer", Some(name)),
                    }
                }
                _ => self.dereference(pointer, name)?,
            };
        }
        let found = self.known_member(object.ty, name)?;
        let value = match object.value {
            Scalar::Object(pointee, at) => Scalar::Object(pointee, at.saturating_add(found.offset as i64)),
            other => other,
        };
        Ok(Constant { ty: found.ty, value })
    }

    /// A member by name, which there must be.
    fn known_member(&mut self, ty: TypeId, name: Token) -> Outcome<MemberLayout> {
        self.complete(ty, Some(name))?;
        if let Some(found) = self.find_member(ty, name.symbol) {
            return Ok(found);
        }
        let message = format!("`{}` has no member `{}`", self.show_type(ty), self.symbols.show(name.symbol));
        fail(Kind::UnknownName, message, Some(name))
    }

    /// A member by name, through unnamed structures and unions too; its offset is that in the whole.
    fn find_member(&self, ty: TypeId, name: Symbol) -> Option<MemberLayout> {
        let Type::Record(id) = self.types.get(ty) else { return None };
        self.types.record(id)?.layout.as_ref()?.members.iter().find_map(|member| match member.name {
            Some(own) => (own == name).then_some(*member),
            None => self
                .find_member(member.ty, name)
                .map(|found| MemberLayout { offset: member.offset + found.offset, ..found }),
        })
    }

    /// How many bytes lie before a member of a type, or of one of its members or elements.
    fn offsetof(&mut self, token: Token, name: &TypeName, path: &[Designator]) -> Outcome<i128> {
        let mut ty = self.type_name(name)?;
        let mut offset = 0_i128;
        for part in path {
            match part {
                Designator::Member(name) => {
                    let found = self.known_member(ty, *name)?;
                    if found.bits.is_some() {
                        let message = format!("`{}` is a bit-field", self.symbols.show(name.symbol));
                        return fail(Kind::WrongValue, message, Some(*name));
                    }
                    offset += i128::from(found.offset);
                    ty = found.ty;
                }
                Designator::Index(index) => {
                    let Type::Array(element, _) = self.types.get(ty) else {
                        return fail(Kind::WrongValue, "this is no array", index.token().or(Some(token)));
                    };
                    let size = i128::from(self.size_of(element, Some(token))?);
                    offset += self.integer(index)?.saturating_mul(size);
                    ty = element;
                }
                Designator::Range(..) | Designator::Element(_) => {
                    return fail(Kind::Syntax, "a range where one element is needed", Some(token));
                }
            }
        }
        Ok(offset)
    }

    /// The type and the address of what lies at a number, as in `((struct s *) 0)->member`; `None` where it turns out to
    /// lie somewhere else.
    fn at_number(&mut self, expr: &Expr, at: Token) -> Outcome<Option<(TypeId, i128)>> {
        let pointed = |unit: &mut Self, pointer: &Expr| {
            let Constant { ty, value } = unit.evaluate(pointer)?;
            Ok(match (unit.types.get(ty), value) {
                (Type::Pointer(to), Scalar::Int(address)) => Some((to, address)),
                _ => None,
            })
        };
        match expr {
            Expr::Unary(Unary::Indirection, _, pointer) => pointed(self, pointer),
            Expr::Member(operand, name, arrow) => {
                let whole = if *arrow { pointed(self, operand)? } else { self.at_number(operand, at)? };
                let Some((ty, address)) = whole else { return Ok(None) };
                let found = self.known_member(ty, *name)?;
                Ok(found.bits.is_none().then_some((found.ty, address + i128::from(found.offset))))
            }
            Expr::Index(_, parts) => {
                let [whole, index] = &**parts;
                let first = match whole {
                    Expr::Cast(..) => pointed(self, whole)?,
                    _ => match self.at_number(whole, at)? {
                        Some((ty, address)) => match self.types.get(ty) {
                            Type::Array(element, _) => Some((element, address)),
                            _ => None,
                        },
                        None => None,
                    },
                };
                let Some((element, address)) = first else { return Ok(None) };
                let size = i128::from(self.size_of(element, Some(at))?);
                Ok(Some((element, address.saturating_add(self.integer(index)?.saturating_mul(size)))))
            }
            _ => Ok(None),
        }
    }

    /// The alignment of an expression: a member's or variable's own, else that of its type.
    fn alignment_of(&mut self, expr: &Expr, at: Token) -> Outcome<u64> {
        match expr {
            Expr::Member(operand, name, arrow) => {
                let mut ty = self.type_of(operand)?;
                if *arrow {
                    let (Type::Pointer(to) | Type::Array(to, _)) = self.types.get(ty) else {
                        return fail(Kind::WrongValue, "this is no pointer", Some(*name));
                    };
                    ty = to;
                }
                let found = self.known_member(ty, *name)?;
                if found.bits.is_some() {
                    let message = format!("`{}` is a bit-field", self.symbols.show(name.symbol));
                    return fail(Kind::WrongValue, message, Some(*name));
                }
                Ok(found.align)
            }
            _ => {
                let ty = self.type_of(expr)?;
                self.align_of(ty, Some(at))
            }
        }
    }

    fn conditional(&mut self, token: Token, condition: &Expr, yes: &Expr, no: &Expr) -> Outcome<Constant> {
        let chosen = self.evaluate(condition)?;
        let chosen = Self::truth(&chosen, token)?;
        // Each side is looked at once: the other one for its type only.
        let yes = self.side(yes, chosen == Some(true))?;
        let no = self.side(no, chosen == Some(false))?;
        let ty = self.type_of_both(&yes, &no);
        match chosen {
            None => Ok(Constant { ty, value: Scalar::Unknown }),
            Some(chosen) => self.cast(if chosen { yes } else { no }, ty, token),
        }
    }

    /// A value, or another where it counts as false.
    fn either(&mut self, token: Token, value: &Expr, no: &Expr) -> Outcome<Constant> {
        let value = self.evaluate(value)?;
        let chosen = Self::truth(&value, token)?;
        let no = self.side(no, chosen == Some(false))?;
        let ty = self.type_of_both(&value, &no);
        match chosen {
            None => Ok(Constant { ty, value: Scalar::Unknown }),
            Some(chosen) => self.cast(if chosen { value } else { no }, ty, token),
        }
    }

    /// The type of a conditional, by its sides.
    fn type_of_both(&mut self, yes: &Constant, no: &Constant) -> TypeId {
        match (self.types.get(yes.ty), self.types.get(no.ty)) {
            (Type::Pointer(_), _) => yes.ty,
            (_, Type::Pointer(_)) => no.ty,
            _ => self.common_type(yes.ty, no.ty),
        }
    }

    /// The value that a type selects.
    fn generic(&mut self, token: Token, controlling: &Expr, associations: &[Association]) -> Outcome<Constant> {
        let nested = |unit: &mut Self| {
            let outer = std::mem::replace(&mut unit.measuring, true);
            let constant = unit.evaluate(controlling);
            unit.measuring = outer;
            constant.map(|constant| constant.ty)
        };
        let ty = self.nested(Some(token), nested)?;
        if self.is_pointer(ty) {
            // Types here are without qualifiers, and `char *` and `const char *` would be the same.
            return fail(Kind::NotConstant, "a selection by the type of a pointer is not read", Some(token));
        }
        let mut selected = None;
        for association in associations {
            let Some(name) = &association.name else {
                selected = selected.or(Some(&association.value));
                continue;
            };
            let own = self.type_name(name)?;
            if !association.qualified && self.same_type(own, ty) {
                selected = Some(&association.value);
                break;
            }
        }
        match selected {
            Some(value) => self.operand(value),
            None => fail(Kind::WrongValue, format!("no type here is `{}`", self.show_type(ty)), Some(token)),
        }
    }

    /// Whether two types are the same: an enumeration is the same as the integer that stores it.
    fn same_type(&self, a: TypeId, b: TypeId) -> bool {
        match (self.types.get(a), self.types.get(b)) {
            (Type::Int(a), Type::Enum(b, _)) | (Type::Enum(a, _), Type::Int(b)) => a == b,
            (a, b) => a == b,
        }
    }

    /// One side of a conditional: its value where it is the one that counts, else its type.
    fn side(&mut self, expr: &Expr, counts: bool) -> Outcome<Constant> {
        let measuring = self.measuring;
        self.measuring |= !counts;
        let constant = self.evaluate(expr);
        self.measuring = measuring;
        constant
    }

    /// Whether a value counts as true; `None` when it is not known.
    fn truth(constant: &Constant, token: Token) -> Outcome<Option<bool>> {
        match constant.value {
            Scalar::Int(value) => Ok(Some(value != 0)),
            Scalar::Real(value) => Ok(Some(value != 0.0)),
            Scalar::Long(value) => Ok(Some(!value.is_zero())),
            Scalar::Address(..) => Ok(Some(true)),
            Scalar::Unknown => Ok(None),
            Scalar::Object(..) => fail(Kind::NotConstant, "this is no constant", Some(token)),
        }
    }

    fn binary(&mut self, operator: Binary, token: Token, left: &Expr, right: &Expr) -> Outcome<Constant> {
        let a = self.evaluate(left)?;
        if matches!(operator, Binary::AndAnd | Binary::OrOr) {
            // What the left side decides, the right side is not computed for.
            let decided = Self::truth(&a, token)?.filter(|truth| *truth == (operator == Binary::OrOr));
            if let Some(truth) = decided {
                self.type_of(right)?;
                return Ok(self.int(i128::from(truth)));
            }
            let b = self.evaluate(right)?;
            let truth = Self::truth(&b, token)?.unwrap_or(false);
            return Ok(self.int(i128::from(truth)));
        }
        let b = self.evaluate(right)?;
        if operator == Binary::Comma {
            return Ok(b);
        }
        match (&a.value, &b.value) {
            (Scalar::Unknown, _) | (_, Scalar::Unknown) => Ok(self.unknown(operator, &a, &b)),
            (Scalar::Int(_), Scalar::Int(_))
            | (Scalar::Real(_) | Scalar::Long(_), _)
            | (_, Scalar::Real(_) | Scalar::Long(_))
                if !self.is_pointer(a.ty) && !self.is_pointer(b.ty) =>
            {
                self.arithmetic(operator, token, &a, &b)
            }
            _ => self.pointer_arithmetic(operator, token, a, b),
        }
    }

    fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.types.get(ty), Type::Pointer(_))
    }

    /// The type of a result that is not known.
    fn unknown(&mut self, operator: Binary, a: &Constant, b: &Constant) -> Constant {
        let ty = match operator.tightness() {
            6 | 7 => self.types.int(IntKind::Int),
            8 => self.promoted(a.ty),
            _ if self.is_pointer(a.ty) && self.is_pointer(b.ty) => self.types.int(IntKind::Long),
            _ if self.is_pointer(a.ty) => a.ty,
            _ if self.is_pointer(b.ty) => b.ty,
            _ => self.common_type(a.ty, b.ty),
        };
        Constant { ty, value: Scalar::Unknown }
    }

    fn arithmetic(&mut self, operator: Binary, token: Token, a: &Constant, b: &Constant) -> Outcome<Constant> {
        if matches!(operator, Binary::Shl | Binary::Shr) {
            return self.shift(operator, token, a, b);
        }
        let ty = if a.ty == b.ty { self.promoted(a.ty) } else { self.common_type(a.ty, b.ty) };
        let (a, b) = (self.convert(a, ty), self.convert(b, ty));
        match (a, b) {
            (Scalar::Real(a), Scalar::Real(b)) => self.real(operator, token, ty, a, b),
            (Scalar::Long(a), Scalar::Long(b)) => self.long(operator, token, ty, a, b),
            (Scalar::Int(a), Scalar::Int(b)) => self.whole(operator, token, ty, a, b),
            _ => fail(Kind::WrongValue, "this operator takes numbers", Some(token)),
        }
    }

    fn shift(&mut self, operator: Binary, token: Token, a: &Constant, b: &Constant) -> Outcome<Constant> {
        let ty = self.promoted(a.ty);
        let kind = self.types.int_kind(ty);
        let (Some(kind), Scalar::Int(value), Scalar::Int(by)) = (kind, &a.value, &b.value) else {
            return fail(Kind::WrongValue, "a shift takes integers", Some(token));
        };
        let Some(by) = u32::try_from(*by).ok().filter(|by| u64::from(*by) < kind.size() * 8) else {
            if self.measuring {
                return Ok(Constant { ty, value: Scalar::Unknown });
            }
            let message = format!("a shift by {by} of a value of {} bits", kind.size() * 8);
            return fail(Kind::BadArithmetic, message, Some(token));
        };
        let result = if operator == Binary::Shl { kind.wrap(*value << by) } else { *value >> by };
        Ok(Constant { ty, value: Scalar::Int(result) })
    }

    fn whole(&mut self, operator: Binary, token: Token, ty: TypeId, a: i128, b: i128) -> Outcome<Constant> {
        let kind = self.types.int_kind(ty).unwrap_or(IntKind::Int);
        let truth = |unit: &mut Self, truth: bool| Ok(unit.int(i128::from(truth)));
        let result = match operator {
            Binary::Less => return truth(self, a < b),
            Binary::Greater => return truth(self, a > b),
            Binary::LessEqual => return truth(self, a <= b),
            Binary::GreaterEqual => return truth(self, a >= b),
            Binary::Equal => return truth(self, a == b),
            Binary::NotEqual => return truth(self, a != b),
            // Only what is computed must be possible.
            Binary::Div | Binary::Rem if self.measuring => return Ok(Constant { ty, value: Scalar::Unknown }),
            Binary::Div | Binary::Rem if b == 0 => return fail(Kind::BadArithmetic, "division by zero", Some(token)),
            Binary::Div if kind.wrap(a / b) != a / b => {
                return fail(Kind::BadArithmetic, format!("{a} / {b} is too large for {}", kind.name()), Some(token));
            }
            Binary::Div => a / b,
            Binary::Rem if kind.wrap(a / b) != a / b => {
                return fail(Kind::BadArithmetic, format!("{a} % {b} is too large for {}", kind.name()), Some(token));
            }
            Binary::Rem => a % b,
            Binary::Mul => a.wrapping_mul(b),
            Binary::Add => a + b,
            Binary::Sub => a - b,
            Binary::And => a & b,
            Binary::Xor => a ^ b,
            _ => a | b,
        };
        let stored = kind.wrap(result);
        if kind.signed() && stored != result && !self.measuring {
            let message = format!("the result {result} is too large for {}; it becomes {stored}", kind.name());
            self.report(Failure { kind: Some(Kind::Truncated), message, at: Some(token), help: None });
        }
        Ok(Constant { ty, value: Scalar::Int(stored) })
    }

    #[expect(clippy::float_cmp, reason = "C compares floating-point constants exactly")]
    fn real(&mut self, operator: Binary, token: Token, ty: TypeId, a: f64, b: f64) -> Outcome<Constant> {
        let truth = |unit: &mut Self, truth: bool| Ok(unit.int(i128::from(truth)));
        let result = match operator {
            Binary::Less => return truth(self, a < b),
            Binary::Greater => return truth(self, a > b),
            Binary::LessEqual => return truth(self, a <= b),
            Binary::GreaterEqual => return truth(self, a >= b),
            Binary::Equal => return truth(self, a == b),
            Binary::NotEqual => return truth(self, a != b),
            Binary::Mul => a * b,
            Binary::Add => a + b,
            Binary::Sub => a - b,
            Binary::Div if b == 0.0 && self.measuring => return Ok(Constant { ty, value: Scalar::Unknown }),
            Binary::Div if b == 0.0 => return fail(Kind::BadArithmetic, "division by zero", Some(token)),
            Binary::Div => a / b,
            _ => return fail(Kind::WrongValue, "this operator takes integers", Some(token)),
        };
        let result = Constant { ty, value: self.convert(&Constant { ty, value: Scalar::Real(result) }, ty) };
        self.finite(&result, token)?;
        Ok(result)
    }

    fn long(&mut self, operator: Binary, token: Token, ty: TypeId, a: Extended, b: Extended) -> Outcome<Constant> {
        let result = match operator {
            Binary::Less => Err(a.compare(b).is_lt()),
            Binary::Greater => Err(a.compare(b).is_gt()),
            Binary::LessEqual => Err(a.compare(b).is_le()),
            Binary::GreaterEqual => Err(a.compare(b).is_ge()),
            Binary::Equal => Err(a.compare(b).is_eq()),
            Binary::NotEqual => Err(a.compare(b).is_ne()),
            Binary::Mul => Ok(a.times(b)),
            Binary::Add => Ok(a.plus(b)),
            Binary::Sub => Ok(a.plus(b.negated())),
            Binary::Div => match a.divided_by(b) {
                Some(quotient) => Ok(quotient),
                None if self.measuring => return Ok(Constant { ty, value: Scalar::Unknown }),
                None => return fail(Kind::BadArithmetic, "division by zero", Some(token)),
            },
            _ => return fail(Kind::WrongValue, "this operator takes integers", Some(token)),
        };
        match result {
            Ok(number) => {
                let result = Constant { ty, value: Scalar::Long(number) };
                self.finite(&result, token)?;
                Ok(result)
            }
            Err(truth) => Ok(self.int(i128::from(truth))),
        }
    }

    /// Refuses what is beyond its type: C says that no constant is, and JSON has no number for it.
    fn finite(&self, constant: &Constant, token: Token) -> Outcome<()> {
        let finite = match constant.value {
            Scalar::Real(value) => value.is_finite(),
            Scalar::Long(value) => value.is_finite(),
            _ => true,
        };
        if finite || self.measuring {
            return Ok(());
        }
        fail(Kind::BadArithmetic, format!("this is too large for {}", self.show_type(constant.ty)), Some(token))
    }

    fn pointer_arithmetic(&mut self, operator: Binary, token: Token, a: Constant, b: Constant) -> Outcome<Constant> {
        if matches!(operator, Binary::Equal | Binary::NotEqual) {
            let same = a.value == b.value;
            return Ok(self.int(i128::from(same == (operator == Binary::Equal))));
        }
        if matches!(operator, Binary::Less | Binary::Greater | Binary::LessEqual | Binary::GreaterEqual) {
            let order = match (&a.value, &b.value) {
                (Scalar::Address(from, first), Scalar::Address(to, second)) if from == to => first.cmp(second),
                (Scalar::Int(first), Scalar::Int(second)) => (*first as u64).cmp(&(*second as u64)),
                // Whatever there is lies behind nothing.
                (Scalar::Address(..), Scalar::Int(0)) => Ordering::Greater,
                (Scalar::Int(0), Scalar::Address(..)) => Ordering::Less,
                _ => return fail(Kind::NotConstant, "this is no constant", Some(token)),
            };
            let truth = match operator {
                Binary::Less => order.is_lt(),
                Binary::Greater => order.is_gt(),
                Binary::LessEqual => order.is_le(),
                _ => order.is_ge(),
            };
            return Ok(self.int(i128::from(truth)));
        }
        let (pointer, number, sign) = match (operator, self.is_pointer(a.ty)) {
            (Binary::Add, true) => (a, b, 1),
            (Binary::Add, false) => (b, a, 1),
            (Binary::Sub, true) => (a, b, -1),
            _ => return fail(Kind::WrongValue, "this operator takes numbers", Some(token)),
        };
        if sign < 0
            && let (Type::Pointer(element), Type::Pointer(_)) = (self.types.get(pointer.ty), self.types.get(number.ty))
        {
            let bytes = match (&pointer.value, &number.value) {
                (Scalar::Address(from, first), Scalar::Address(to, second)) if from == to => {
                    i128::from(*first) - i128::from(*second)
                }
                (Scalar::Int(first), Scalar::Int(second)) => first - second,
                _ => return fail(Kind::NotConstant, "this is no constant", Some(token)),
            };
            let size = i128::from(self.size_of(element, Some(token))?.max(1));
            return Ok(Constant { ty: self.types.int(IntKind::Long), value: Scalar::Int(bytes / size) });
        }
        let (Type::Pointer(element), Scalar::Int(count)) = (self.types.get(pointer.ty), &number.value) else {
            return fail(Kind::NotConstant, "this is no constant", Some(token));
        };
        let size = self.size_of(element, Some(token))?;
        let Ok(bytes) = i64::try_from(count * sign * i128::from(size)) else {
            return fail(Kind::BadArithmetic, "a pointer out of all memory", Some(token));
        };
        let value = match pointer.value {
            Scalar::Address(pointee, offset) => Scalar::Address(pointee, offset.saturating_add(bytes)),
            Scalar::Int(address) => Scalar::Int(address + i128::from(bytes)),
            other => other,
        };
        Ok(Constant { ty: pointer.ty, value })
    }

    // Conversions.

    /// Integer promotion.
    fn promoted(&mut self, ty: TypeId) -> TypeId {
        match self.types.int_kind(ty) {
            Some(kind) if kind.rank() < IntKind::Int.rank() => self.types.int(IntKind::Int),
            Some(kind) => self.types.int(kind),
            None => ty,
        }
    }

    /// The usual arithmetic conversions.
    fn common_type(&mut self, a: TypeId, b: TypeId) -> TypeId {
        let float = |ty| match self.types.get(ty) {
            Type::Float(kind) => Some(kind),
            _ => None,
        };
        let float = match (float(a), float(b)) {
            (Some(a), Some(b)) => Some(if a.size() >= b.size() { a } else { b }),
            (a, b) => a.or(b),
        };
        if let Some(kind) = float {
            return self.types.id(Type::Float(kind));
        }
        let (a, b) = (self.promoted(a), self.promoted(b));
        let (Some(ka), Some(kb)) = (self.types.int_kind(a), self.types.int_kind(b)) else { return a };
        if ka.signed() == kb.signed() {
            return if ka.rank() >= kb.rank() { a } else { b };
        }
        let (signed, unsigned) = if ka.signed() { (ka, kb) } else { (kb, ka) };
        let kind = if unsigned.rank() >= signed.rank() {
            unsigned
        } else if signed.size() > unsigned.size() {
            signed
        } else {
            signed.to_unsigned()
        };
        self.types.int(kind)
    }

    /// A number in another arithmetic type.
    pub(super) fn convert(&self, constant: &Constant, ty: TypeId) -> Scalar {
        let real = |wide: Exact, kind| match kind {
            FloatKind::Float => Scalar::Real(f64::from(wide.float())),
            FloatKind::Double => Scalar::Real(wide.double()),
            FloatKind::LongDouble => Scalar::Long(wide.extended()),
        };
        match (self.types.get(ty), &constant.value) {
            (Type::Float(kind), Scalar::Int(value)) => real(Exact::from(*value), kind),
            (Type::Float(kind), Scalar::Real(value)) => real(Exact::from(*value), kind),
            (Type::Float(kind), Scalar::Long(value)) => real(Exact::from(*value), kind),
            (_, value) => match (self.types.int_kind(ty), value) {
                (Some(kind), Scalar::Int(value)) => Scalar::Int(kind.wrap(*value)),
                (Some(IntKind::Bool), Scalar::Real(value)) => Scalar::Int(i128::from(*value != 0.0)),
                (Some(IntKind::Bool), Scalar::Long(value)) => Scalar::Int(i128::from(!value.is_zero())),
                (Some(kind), Scalar::Real(value)) => Scalar::Int(kind.clamp(*value as i128)),
                (Some(kind), Scalar::Long(value)) => Scalar::Int(kind.clamp(value.whole())),
                (_, value) => value.clone(),
            },
        }
    }

    fn cast(&mut self, constant: Constant, ty: TypeId, token: Token) -> Outcome<Constant> {
        let value = match (self.types.get(ty), &constant.value) {
            (Type::Pointer(_), Scalar::Real(_) | Scalar::Long(_)) => {
                return fail(Kind::WrongValue, "a number is no pointer", Some(token));
            }
            (Type::Pointer(_), _) => constant.value,
            (Type::Int(IntKind::Bool), Scalar::Address(..)) => Scalar::Int(1),
            (Type::Int(_) | Type::Enum(..), Scalar::Address(..)) if self.measuring => Scalar::Unknown,
            (Type::Int(_) | Type::Enum(..) | Type::Float(_), Scalar::Address(..)) => {
                return fail(Kind::NotConstant, "an address is no number that is known here", Some(token));
            }
            _ => self.convert(&constant, ty),
        };
        let constant = Constant { ty, value };
        self.finite(&constant, token)?;
        Ok(constant)
    }
}

/// Whether an expression is of what lies at a number that is made a pointer: what macros like `offsetof` are written
/// with.
fn is_at_number(mut expr: &Expr) -> bool {
    let is_pointer = |expr: &Expr| matches!(expr, Expr::Cast(_, _, number) if matches!(**number, Expr::Leaf(_)));
    loop {
        expr = match expr {
            Expr::Member(pointer, _, true) | Expr::Unary(Unary::Indirection, _, pointer) => return is_pointer(pointer),
            Expr::Member(whole, _, false) => whole,
            Expr::Index(_, parts) => {
                let [whole, _] = &**parts;
                if is_pointer(whole) {
                    return true;
                }
                whole
            }
            _ => return false,
        }
    }
}

/// The type of a character or string's element, by its prefix.
fn element_kind(text: &[u8]) -> IntKind {
    match text {
        [b'L', ..] => IntKind::Int,
        [b'u', b'8', ..] => IntKind::Char,
        [b'u', ..] => IntKind::UShort,
        [b'U', ..] => IntKind::UInt,
        _ => IntKind::Char,
    }
}
