//! The expressions of `#if` and `#elif`: integers of 64 bits, every unknown name 0.
//!
//! The result is computed along with the parse: in `0 && 1/0`, what stands behind the `&&` is parsed but not computed.

use super::preprocessor::Preprocessor;
use super::stream::{Parsed, Tokens, expected, punct};
use super::token::{Punct, Token, TokenKind};
use crate::literal::{self, IntegerLiteral};
use crate::names;
use crate::operator::{Binary, binary_operator};
use crate::source::{Interner, Kind, Symbol};
use nom::Parser;

/// How deep parentheses and operators may be nested.
const DEPTH: usize = 200;

/// An integer of `#if`: 64 bits, signed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Number {
    bits: u64,
    unsigned: bool,
}

impl Number {
    fn signed(value: i64) -> Self {
        Self { bits: value as u64, unsigned: false }
    }

    fn truth(value: bool) -> Self {
        Self::signed(i64::from(value))
    }

    fn is_true(self) -> bool {
        self.bits != 0
    }
}

/// What makes an expression one that cannot be computed, and where.
struct Problem {
    message: String,
    at: Option<Token>,
}

/// Parses and computes one expression.
struct Condition<'s> {
    symbols: &'s Interner,
    /// The first thing that could not be computed.
    problem: std::cell::RefCell<Option<Problem>>,
}

impl Preprocessor<'_> {
    /// Reads the rest of an `#if` or `#elif` line and computes it. One that cannot be computed is reported, and is 0.
    pub(super) fn condition(&mut self, directive: &Token) -> bool {
        let mut tokens = Vec::new();
        let mut end = None;
        while let Some(token) = self.next() {
            if token.kind == TokenKind::Newline {
                end = Some(token);
                break;
            }
            if token.kind == TokenKind::Ident && matches!(token.symbol, names::DEFINED | names::HAS_INCLUDE) {
                let operand = if token.symbol == names::DEFINED { Self::defined } else { Self::has_include };
                let Some(value) = operand(self, &token) else { return false };
                let symbol = if value { names::ONE } else { names::ZERO };
                tokens.push(Token { kind: TokenKind::Number, symbol, ..token });
            } else {
                tokens.push(token);
            }
        }
        if tokens.iter().any(|token| token.symbol == names::POISON) || self.is_stopped() {
            return false;
        }
        let unknown = tokens.iter().filter(|token| token.kind == TokenKind::Ident).map(|token| token.symbol);
        self.asked.extend(unknown);
        if tokens.is_empty() {
            let message = format!("`#{}` has no condition", self.symbols.show(directive.symbol));
            self.report(Kind::BadCondition, message, directive);
            return false;
        }
        let condition = Condition { symbols: &self.symbols, problem: std::cell::RefCell::new(None) };
        let result = condition.expression(Tokens(&tokens), 0, true, 0);
        let problem = condition.problem.into_inner();
        let (message, at) = match (result, problem) {
            (_, Some(problem)) => (problem.message, problem.at),
            (Ok((Tokens([]), value)), None) => return value.is_true(),
            (Ok((rest, _)), None) => ("this does not belong to the condition".to_owned(), rest.first()),
            (Err(error), None) => {
                let (nom::Err::Error(error) | nom::Err::Failure(error)) = error else { return false };
                let at = tokens.len().checked_sub(error.left).and_then(|index| tokens.get(index)).copied();
                (format!("{error} in the condition"), at)
            }
        };
        let at = at.or(end).unwrap_or(*directive);
        self.report(Kind::BadCondition, message, &at);
        false
    }

    /// Whether a name is defined, as a condition asks.
    pub(super) fn ask(&mut self, symbol: Symbol) -> bool {
        let defined = self.is_defined(symbol);
        if !defined {
            self.asked.insert(symbol);
        }
        defined
    }

    /// The operand of `__has_include`, and whether there is such a header.
    fn has_include(&mut self, token: &Token) -> Option<bool> {
        let open = self.raw().is_some_and(|token| token.is(Punct::OpenParen));
        let header = self.sources.last_mut().filter(|_| open).and_then(|source| source.lexer.header_name());
        match header {
            Some((_, name)) if self.raw().is_some_and(|token| token.is(Punct::CloseParen)) => {
                Some(self.has_header(&name))
            }
            _ => {
                let message = "`__has_include` takes a header's name in parentheses".to_owned();
                self.report(Kind::BadCondition, message, token);
                None
            }
        }
    }

    /// The operand of `defined`, with or without parentheses.
    fn defined(&mut self, token: &Token) -> Option<bool> {
        let mut operand = self.raw();
        let parenthesis = operand.is_some_and(|token| token.is(Punct::OpenParen));
        if parenthesis {
            operand = self.raw();
        }
        let name = operand.filter(|operand| operand.kind == TokenKind::Ident);
        let closed = !parenthesis || self.raw().is_some_and(|token| token.is(Punct::CloseParen));
        match name {
            Some(name) if closed => Some(self.ask(name.symbol)),
            _ => {
                self.report(Kind::BadCondition, "`defined` takes a name".to_owned(), token);
                None
            }
        }
    }
}

impl Condition<'_> {
    /// An expression whose operators bind at least as tightly as `tightness`.
    fn expression<'a>(&self, input: Tokens<'a>, tightness: u8, compute: bool, depth: usize) -> Parsed<'a, Number> {
        if depth > DEPTH {
            self.problem(format!("the condition is nested more than {DEPTH} deep"), input.first());
            return expected(input, "a simpler condition");
        }
        let (mut input, mut left) = self.unary(input, compute, depth + 1)?;
        loop {
            if let Some(operator) = binary_operator(input).filter(|operator| operator.tightness() >= tightness) {
                let at = input.first();
                let needed = match operator {
                    Binary::AndAnd => left.is_true(),
                    Binary::OrOr => !left.is_true(),
                    _ => true,
                };
                let (rest, right) =
                    self.expression(input.skip(1), operator.tightness() + 1, compute && needed, depth + 1)?;
                left = self.binary(operator, left, right, compute && needed, at);
                input = rest;
            } else if tightness == 0 && input.first().is_some_and(|token| token.is(Punct::Question)) {
                let chosen = left.is_true();
                let (rest, yes) = self.expression(input.skip(1), 0, compute && chosen, depth + 1)?;
                let (rest, _) = punct(Punct::Colon).parse(rest)?;
                let (rest, no) = self.expression(rest, 0, compute && !chosen, depth + 1)?;
                let bits = if chosen { yes.bits } else { no.bits };
                left = Number { bits, unsigned: yes.unsigned || no.unsigned };
                input = rest;
            } else {
                return Ok((input, left));
            }
        }
    }

    fn unary<'a>(&self, input: Tokens<'a>, compute: bool, depth: usize) -> Parsed<'a, Number> {
        let Some(token) = input.first() else { return expected(input, "a number") };
        if depth > DEPTH {
            return self.expression(input, 0, compute, depth);
        }
        let rest = input.skip(1);
        match token.kind {
            TokenKind::Punct(Punct::Not) => {
                let (rest, value) = self.unary(rest, compute, depth + 1)?;
                Ok((rest, Number::truth(!value.is_true())))
            }
            TokenKind::Punct(Punct::Minus) => {
                let (rest, value) = self.unary(rest, compute, depth + 1)?;
                Ok((rest, Number { bits: value.bits.wrapping_neg(), ..value }))
            }
            TokenKind::Punct(Punct::Tilde) => {
                let (rest, value) = self.unary(rest, compute, depth + 1)?;
                Ok((rest, Number { bits: !value.bits, ..value }))
            }
            TokenKind::Punct(Punct::Plus) => self.unary(rest, compute, depth + 1),
            TokenKind::Punct(Punct::OpenParen) => {
                let (mut rest, mut value) = self.expression(rest, 0, compute, depth + 1)?;
                while rest.first().is_some_and(|token| token.is(Punct::Comma)) {
                    (rest, value) = self.expression(rest.skip(1), 0, compute, depth + 1)?;
                }
                let (rest, _) = punct(Punct::CloseParen).parse(rest)?;
                Ok((rest, value))
            }
            TokenKind::Ident => Ok((rest, Number::signed(0))),
            TokenKind::Number => match literal::integer(self.symbols.text(token.symbol)) {
                Some(IntegerLiteral { value, unsigned, too_large: false, .. }) => {
                    let unsigned = unsigned || value > i64::MAX as u64;
                    Ok((rest, Number { bits: value, unsigned }))
                }
                _ => {
                    self.not_an_integer(token.symbol, token);
                    expected(input, "an integer")
                }
            },
            TokenKind::Char => match literal::character(self.symbols.text(token.symbol)) {
                Some(value) => Ok((rest, Number::signed(value))),
                None => expected(input, "a character constant"),
            },
            _ => expected(input, "a number"),
        }
    }

    fn not_an_integer(&self, symbol: Symbol, token: Token) {
        self.problem(format!("`{}` is no integer", self.symbols.show(symbol)), Some(token));
    }

    fn problem(&self, message: String, at: Option<Token>) {
        self.problem.borrow_mut().get_or_insert(Problem { message, at });
    }

    fn binary(&self, operator: Binary, left: Number, right: Number, compute: bool, at: Option<Token>) -> Number {
        let unsigned = left.unsigned || right.unsigned;
        let (a, b) = (left.bits, right.bits);
        let (sa, sb) = (a as i64, b as i64);
        let arithmetic = |bits: u64| Number { bits, unsigned };
        let compare =
            |ordering: std::cmp::Ordering, signed: std::cmp::Ordering| if unsigned { ordering } else { signed };
        let order = compare(a.cmp(&b), sa.cmp(&sb));
        let divided = |quotient: Option<u64>| {
            if compute && quotient.is_none() {
                let why = if b == 0 { "division by zero" } else { "the quotient is too large" };
                self.problem(why.to_owned(), at);
            }
            arithmetic(quotient.unwrap_or(0))
        };
        match operator {
            Binary::Mul => arithmetic(a.wrapping_mul(b)),
            Binary::Div if unsigned => divided(a.checked_div(b)),
            Binary::Div => divided(sa.checked_div(sb).map(|quotient| quotient as u64)),
            Binary::Rem if unsigned => divided(a.checked_rem(b)),
            Binary::Rem => divided(sa.checked_rem(sb).map(|rest| rest as u64)),
            Binary::Add => arithmetic(a.wrapping_add(b)),
            Binary::Sub => arithmetic(a.wrapping_sub(b)),
            Binary::Shl | Binary::Shr => shift(operator, left, right),
            Binary::Less => Number::truth(order.is_lt()),
            Binary::Greater => Number::truth(order.is_gt()),
            Binary::LessEqual => Number::truth(order.is_le()),
            Binary::GreaterEqual => Number::truth(order.is_ge()),
            Binary::Equal => Number::truth(a == b),
            Binary::NotEqual => Number::truth(a != b),
            Binary::And => arithmetic(a & b),
            Binary::Xor => arithmetic(a ^ b),
            Binary::Or => arithmetic(a | b),
            Binary::AndAnd => Number::truth(left.is_true() && right.is_true()),
            Binary::OrOr => Number::truth(left.is_true() || right.is_true()),
            Binary::Comma => right,
        }
    }
}

/// Shifts as gcc's preprocessor does: by a negative number the other way, and past the end until nothing is left.
fn shift(operator: Binary, left: Number, right: Number) -> Number {
    let negative = !right.unsigned && (right.bits as i64) < 0;
    let count = if negative { right.bits.wrapping_neg() } else { right.bits };
    let to_the_left = (operator == Binary::Shl) != negative;
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let bits = if to_the_left {
        left.bits.checked_shl(count).unwrap_or(0)
    } else if left.unsigned {
        left.bits.checked_shr(count).unwrap_or(0)
    } else {
        ((left.bits as i64) >> count.min(63)) as u64
    };
    Number { bits, ..left }
}
