//! The grammar of declarations, expressions and initializers: nom over tokens.
//!
//! Nothing is computed here, and nothing is looked up but whether a name is a type's.

use super::ast::{
    Alignment, Association, Attributes, Base, Declaration, Declarator, Derived, Designator, Expr, Init, Item, Member,
    TypeName, Unary,
};
use super::types::{FloatKind, IntKind};
use crate::cpp::{Expected, Parsed, Punct, Token, TokenKind, Tokens, expected, punct};
use crate::names;
use crate::operator::{Binary, binary_operator};
use crate::source::Symbol;
use nom::Parser;
use nom::branch::alt;
use nom::combinator::{cut, opt};
use nom::multi::many1;
use nom::sequence::{delimited, preceded};
use std::cell::Cell;
use std::sync::Arc;

/// How deep parentheses, braces and declarators may be nested.
pub(crate) const DEPTH: usize = 200;
/// How many operators one value may have: as high as its expression can become.
pub(super) const OPERATORS: usize = 1000;
/// What is said where the one or the other is not enough.
pub(super) const TOO_DEEP: &str = "parentheses, braces or declarators are nested more than 200 deep";
pub(super) const TOO_MANY: &str = "a value has more than 1000 operators";

/// The grammar, with what it must know of the names.
pub(crate) struct Grammar<'g> {
    /// Whether a name is a type's.
    is_type: &'g dyn Fn(Symbol) -> bool,
    /// How many operators the value that is being read has so far.
    operators: Cell<usize>,
    /// Whether types and values are read within an expression, and belong to its value.
    within: Cell<bool>,
}

/// A name that is no keyword.
fn identifier(input: Tokens<'_>) -> Parsed<'_, Token> {
    match input.first() {
        Some(token) if token.kind == TokenKind::Ident && !is_keyword(token.symbol) => Ok((input.skip(1), token)),
        _ => expected(input, "a name"),
    }
}

/// Whether a name is one of C's keywords.
pub(crate) fn is_keyword(symbol: Symbol) -> bool {
    (names::TYPEDEF..=names::ASM_PLAIN).contains(&symbol) || symbol == names::IF || symbol == names::ELSE
}

/// Items with commas between them, and perhaps one after the last; unlike nom's own lists, an error within an item is
/// an error, not the list's end.
fn comma_list<'a, T>(
    close: Punct,
    mut item: impl FnMut(Tokens<'a>) -> Parsed<'a, T>,
) -> impl FnMut(Tokens<'a>) -> Parsed<'a, Vec<T>> {
    move |mut input: Tokens<'a>| {
        let mut items = Vec::with_capacity(4);
        loop {
            if let Ok((rest, _)) = punct(close).parse(input) {
                return Ok((rest, items));
            }
            let (rest, parsed) = item(input)?;
            items.push(parsed);
            input = match punct(Punct::Comma).parse(rest) {
                Ok((rest, _)) => rest,
                Err(_) => {
                    let both = |error: nom::Err<Expected>| error.map(|error| Expected { what: "`,` or `}`", ..error });
                    return cut(punct(close))
                        .parse(rest)
                        .map_err(both)
                        .map(|(rest, _)| (rest, std::mem::take(&mut items)));
                }
            };
        }
    }
}

/// What stands in parentheses or brackets, unread.
fn skip_group(input: Tokens<'_>) -> Parsed<'_, ()> {
    let mut depth = 0_usize;
    for (index, token) in input.0.iter().enumerate() {
        match token.kind {
            TokenKind::Punct(Punct::OpenParen | Punct::OpenBracket | Punct::OpenBrace) => depth += 1,
            TokenKind::Punct(Punct::CloseParen | Punct::CloseBracket | Punct::CloseBrace) => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Ok((input.skip(index + 1), ()));
                }
            }
            _ if depth == 0 => break,
            _ => {}
        }
    }
    expected(input, "a group in parentheses")
}

/// Whether an attribute begins here, or what is written like one.
fn begins_attribute(input: Tokens<'_>) -> bool {
    let is_word = |word| names::is_attribute(word) || matches!(word, names::ASM | names::ASM_PLAIN);
    input.first().is_some_and(|token| token.kind == TokenKind::Ident && is_word(token.symbol))
}

/// What is not read of an attribute: a name, a number, a string, or something in parentheses.
fn skip_piece(input: Tokens<'_>) -> Tokens<'_> {
    skip_group(input).map_or_else(|_| input.skip(1), |(rest, ())| rest)
}

fn too_deep<T>(input: Tokens<'_>) -> Parsed<'_, T> {
    Err(nom::Err::Failure(Expected { left: input.0.len(), what: TOO_DEEP }))
}

/// The type that specifiers from `begin` to `end` mean without naming any: C89's int. Where there are none, no type is
/// meant.
fn implicit_int<'a>(begin: Tokens<'a>, end: Tokens<'a>) -> Result<Base, nom::Err<Expected>> {
    match expected::<Base>(end, "a type") {
        Err(error) if begin == end => Err(error),
        _ => Ok(Base::Implicit(end.first())),
    }
}

impl<'g> Grammar<'g> {
    /// The grammar where `is_type` knows the names of types.
    pub(super) fn new(is_type: &'g dyn Fn(Symbol) -> bool) -> Self {
        Self { is_type, operators: Cell::new(0), within: Cell::new(false) }
    }

    /// Notes one more operator of the value that is being read.
    fn count_operator<'a>(&self, input: Tokens<'a>) -> Parsed<'a, ()> {
        self.operators.set(self.operators.get() + 1);
        if self.operators.get() > OPERATORS {
            return Err(nom::Err::Failure(Expected { left: input.0.len(), what: TOO_MANY }));
        }
        Ok((input, ()))
    }

    /// Reads what stands within an expression, and is a part of its value.
    fn within<T>(&self, read: impl FnOnce() -> T) -> T {
        let outer = self.within.replace(true);
        let result = read();
        self.within.set(outer);
        result
    }
}

/// Numbers with `|` between them up to the end of a value: the other form that nearly all values of a table have.
fn flags(input: Tokens<'_>) -> Option<(Tokens<'_>, Vec<Token>)> {
    let is_or = |token: &Token| token.is(Punct::Or);
    if !input.0.get(1).is_some_and(is_or) {
        return None;
    }
    let ends = |token: &Token| matches!(token.kind, TokenKind::Punct(Punct::Comma | Punct::CloseBrace));
    let count = input.0.iter().take(2 * OPERATORS).position(ends)?;
    let value = input.0.get(..count)?;
    let alternates = value.len() % 2 == 1
        && value.iter().step_by(2).all(|token| token.kind == TokenKind::Number)
        && value.iter().skip(1).step_by(2).all(is_or);
    alternates.then(|| (input.skip(count), value.iter().step_by(2).copied().collect()))
}

/// Behind an initializer that nobody asked for.
fn skip_initializer(input: Tokens<'_>) -> Tokens<'_> {
    if !input.first().is_some_and(|token| token.is(Punct::Assign)) {
        return input;
    }
    let mut depth = 0_usize;
    let ends = |token: &Token| {
        match token.kind {
            TokenKind::Punct(Punct::OpenBrace | Punct::OpenParen | Punct::OpenBracket) => depth += 1,
            TokenKind::Punct(Punct::CloseBrace | Punct::CloseParen | Punct::CloseBracket) => {
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
        depth == 0 && (token.is(Punct::Comma) || token.is(Punct::Semicolon))
    };
    input.skip(input.0.iter().position(ends).unwrap_or(input.0.len()))
}

impl Grammar<'_> {
    fn is_type_name(&self, token: Token) -> bool {
        token.kind == TokenKind::Ident && !is_keyword(token.symbol) && (self.is_type)(token.symbol)
    }

    /// Whether a type's name begins here.
    fn begins_type(&self, input: Tokens<'_>) -> bool {
        input.first().is_some_and(|token| {
            token.kind == TokenKind::Ident
                && token.symbol != names::EXTENSION
                && ((names::CONST..=names::ENUM).contains(&token.symbol) || self.is_type_name(token))
        })
    }

    // Expressions.

    /// A constant expression, or any other without a comma at its top.
    pub(crate) fn expression<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Expr> {
        if !self.within.get() {
            self.operators.set(0);
        }
        match flags(input) {
            Some((rest, tokens)) => Ok((rest, Expr::Flags(tokens))),
            None => self.operators(input, 1, depth),
        }
    }

    /// An expression of operators that bind at least as tightly as `tightness`.
    fn operators<'a>(&self, input: Tokens<'a>, tightness: u8, depth: usize) -> Parsed<'a, Expr> {
        if depth > DEPTH {
            return too_deep(input);
        }
        let (mut input, mut left) = self.unary(input, depth + 1)?;
        loop {
            let Some(token) = input.first() else { return Ok((input, left)) };
            if let Some(operator) = binary_operator(input).filter(|operator| operator.tightness() >= tightness) {
                let (rest, right) = self.operators(input.skip(1), operator.tightness() + 1, depth + 1)?;
                left = Expr::Binary(operator, token, Box::new([left, right]));
                (input, ()) = self.count_operator(rest)?;
            } else if tightness <= 1
                && token.is(Punct::Question)
                && input.nth(1).is_some_and(|next| next.is(Punct::Colon))
            {
                let (rest, no) = self.operators(input.skip(2), 1, depth + 1)?;
                left = Expr::Either(token, Box::new([left, no]));
                (input, ()) = self.count_operator(rest)?;
            } else if tightness <= 1 && token.is(Punct::Question) {
                let (rest, yes) = self.comma_expression(input.skip(1), depth + 1)?;
                let (rest, _) = cut(punct(Punct::Colon)).parse(rest)?;
                let (rest, no) = self.operators(rest, 1, depth + 1)?;
                left = Expr::Conditional(token, Box::new([left, yes, no]));
                (input, ()) = self.count_operator(rest)?;
            } else {
                return Ok((input, left));
            }
        }
    }

    /// An expression in parentheses, where a comma is an operator.
    fn comma_expression<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Expr> {
        let (mut input, mut left) = self.operators(input, 1, depth)?;
        loop {
            let Some(token) = input.first().filter(|token| token.is(Punct::Comma)) else { return Ok((input, left)) };
            let (rest, right) = self.operators(input.skip(1), 1, depth)?;
            left = Expr::Binary(Binary::Comma, token, Box::new([left, right]));
            (input, ()) = self.count_operator(rest)?;
        }
    }

    fn unary<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Expr> {
        if depth > DEPTH {
            return too_deep(input);
        }
        let Some(token) = input.first() else { return expected(input, "a value") };
        let operator = match token.kind {
            TokenKind::Punct(Punct::Minus) => Some(Unary::Minus),
            TokenKind::Punct(Punct::Plus) => Some(Unary::Plus),
            TokenKind::Punct(Punct::Tilde) => Some(Unary::Complement),
            TokenKind::Punct(Punct::Not) => Some(Unary::Not),
            TokenKind::Punct(Punct::And) => Some(Unary::Address),
            TokenKind::Punct(Punct::Star) => Some(Unary::Indirection),
            _ => None,
        };
        if let Some(operator) = operator {
            let (rest, operand) = self.unary(input.skip(1), depth + 1)?;
            return Ok((rest, Expr::Unary(operator, token, Box::new(operand))));
        }
        match token.symbol {
            names::EXTENSION if token.kind == TokenKind::Ident => self.unary(input.skip(1), depth + 1),
            word if token.kind == TokenKind::Ident && (word == names::SIZEOF || names::is_alignof(word)) => {
                self.sizeof(input, token, depth)
            }
            _ if token.is(Punct::OpenParen) && self.begins_type(input.skip(1)) => self.cast(input, token, depth),
            _ => self.postfix(input, depth),
        }
    }

    fn sizeof<'a>(&self, input: Tokens<'a>, token: Token, depth: usize) -> Parsed<'a, Expr> {
        let rest = input.skip(1);
        let of_type = rest.first().is_some_and(|open| open.is(Punct::OpenParen)) && self.begins_type(rest.skip(1));
        if of_type {
            let (after, name) = self.type_in_parentheses(rest, depth)?;
            // `sizeof (type){ … }` measures the literal, which has that type.
            let (after, ()) = if after.first().is_some_and(|open| open.is(Punct::OpenBrace)) {
                skip_group(after)?
            } else {
                (after, ())
            };
            let name = Box::new(name);
            let expr = if token.symbol == names::SIZEOF {
                Expr::SizeofType(token, name)
            } else {
                Expr::AlignofType(token, name)
            };
            return Ok((after, expr));
        }
        let (rest, operand) = self.unary(rest, depth + 1)?;
        let operand = Box::new(operand);
        let expr =
            if token.symbol == names::SIZEOF { Expr::Sizeof(token, operand) } else { Expr::Alignof(token, operand) };
        Ok((rest, expr))
    }

    /// `offsetof (type, member)`; a member's own members and elements may follow.
    fn offsetof<'a>(&self, input: Tokens<'a>, token: Token, depth: usize) -> Parsed<'a, Expr> {
        let (input, _) = punct(Punct::OpenParen).parse(input)?;
        if !self.begins_type(input) {
            return expected(input, "a type");
        }
        let (input, name) = self.within(|| self.type_name(input, depth + 1))?;
        let (input, _) = cut(punct(Punct::Comma)).parse(input)?;
        let (mut input, first) = cut(identifier).parse(input)?;
        let mut path = vec![Designator::Member(first)];
        loop {
            let Some(next) = input.first() else { return expected(input, "`)`") };
            let rest = input.skip(1);
            match next.kind {
                TokenKind::Punct(Punct::Dot) => {
                    let (rest, member) = cut(identifier).parse(rest)?;
                    path.push(Designator::Member(member));
                    input = rest;
                }
                TokenKind::Punct(Punct::OpenBracket) => {
                    let (rest, index) = self.comma_expression(rest, depth + 1)?;
                    let (rest, _) = cut(punct(Punct::CloseBracket)).parse(rest)?;
                    path.push(Designator::Index(index));
                    input = rest;
                }
                _ => {
                    let (rest, _) = cut(punct(Punct::CloseParen)).parse(input)?;
                    return Ok((rest, Expr::Offsetof(token, Box::new(name), path)));
                }
            }
            (input, ()) = self.count_operator(input)?;
        }
    }

    /// `_Generic (value, type: value, default: value)`
    fn generic<'a>(&self, input: Tokens<'a>, token: Token, depth: usize) -> Parsed<'a, Expr> {
        let (input, _) = punct(Punct::OpenParen).parse(input)?;
        let (mut input, controlling) = self.operators(input, 1, depth + 1)?;
        let mut associations = Vec::new();
        while let Ok((rest, _)) = punct(Punct::Comma).parse(input) {
            let (rest, name, qualified) = match rest.first() {
                Some(word) if word.kind == TokenKind::Ident && word.symbol == names::DEFAULT => {
                    (rest.skip(1), None, false)
                }
                _ => {
                    let (after, name) = self.within(|| self.type_name(rest, depth + 1))?;
                    let read = rest.0.get(..rest.0.len().saturating_sub(after.0.len())).unwrap_or_default();
                    (after, Some(name), read.iter().any(|token| names::is_qualifier(token.symbol)))
                }
            };
            let (rest, _) = cut(punct(Punct::Colon)).parse(rest)?;
            let (rest, value) = self.operators(rest, 1, depth + 1)?;
            associations.push(Association { name, qualified, value });
            (input, ()) = self.count_operator(rest)?;
        }
        let (input, _) = cut(punct(Punct::CloseParen)).parse(input)?;
        Ok((input, Expr::Generic(token, Box::new(controlling), associations)))
    }

    fn type_in_parentheses<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, TypeName> {
        let type_name = |input| self.within(|| self.type_name(input, depth + 1));
        delimited(punct(Punct::OpenParen), type_name, cut(punct(Punct::CloseParen))).parse(input)
    }

    fn cast<'a>(&self, input: Tokens<'a>, token: Token, depth: usize) -> Parsed<'a, Expr> {
        let (rest, name) = self.type_in_parentheses(input, depth)?;
        if rest.first().is_some_and(|open| open.is(Punct::OpenBrace)) {
            let (rest, items) = self.within(|| self.items(rest.skip(1), depth + 1))?;
            return Ok((rest, Expr::Compound(token, Box::new(name), items)));
        }
        let (rest, operand) = self.unary(rest, depth + 1)?;
        Ok((rest, Expr::Cast(token, Box::new(name), Box::new(operand))))
    }

    fn postfix<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Expr> {
        let (mut input, mut expr) = self.primary(input, depth)?;
        loop {
            let Some(token) = input.first() else { return Ok((input, expr)) };
            let rest = input.skip(1);
            (input, expr) = match token.kind {
                TokenKind::Punct(Punct::OpenBracket) => {
                    let (rest, index) = self.comma_expression(rest, depth + 1)?;
                    let (rest, _) = cut(punct(Punct::CloseBracket)).parse(rest)?;
                    (rest, Expr::Index(token, Box::new([expr, index])))
                }
                TokenKind::Punct(Punct::Dot | Punct::Arrow) => {
                    let (rest, name) = cut(identifier).parse(rest)?;
                    (rest, Expr::Member(Box::new(expr), name, token.is(Punct::Arrow)))
                }
                TokenKind::Punct(Punct::OpenParen) => {
                    let (rest, ()) = skip_group(input)?;
                    (rest, Expr::Call(expr.token().unwrap_or(token)))
                }
                _ => return Ok((input, expr)),
            };
            (input, ()) = self.count_operator(input)?;
        }
    }

    fn primary<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Expr> {
        let Some(token) = input.first() else { return expected(input, "a value") };
        match token.kind {
            TokenKind::Number | TokenKind::Char => Ok((input.skip(1), Expr::Leaf(token))),
            TokenKind::Str => {
                let string = |input: Tokens<'a>| match input.first() {
                    Some(token) if token.kind == TokenKind::Str => Ok((input.skip(1), token)),
                    _ => expected(input, "a string"),
                };
                many1(string).map(Expr::Str).parse(input)
            }
            TokenKind::Punct(Punct::OpenParen) => {
                let inner = |input| self.comma_expression(input, depth + 1);
                delimited(punct(Punct::OpenParen), inner, cut(punct(Punct::CloseParen))).parse(input)
            }
            TokenKind::Ident => {
                let rest = input.skip(1);
                let called = rest.first().is_some_and(|open| open.is(Punct::OpenParen));
                match token.symbol {
                    names::OFFSETOF_GNU | names::OFFSETOF if called => self.offsetof(rest, token, depth),
                    names::GENERIC if called => self.generic(rest, token, depth),
                    _ => identifier.map(Expr::Leaf).parse(input),
                }
            }
            _ => expected(input, "a value"),
        }
    }

    // Initializers.

    /// The values after an opening brace, up to the closing one.
    pub(crate) fn items<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Vec<Item>> {
        if depth > DEPTH {
            return too_deep(input);
        }
        comma_list(Punct::CloseBrace, |input| self.item(input, depth + 1))(input)
    }

    /// One value in braces, with its designators.
    pub(crate) fn item<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Item> {
        // Nearly every value of a table is one token.
        if let [token, next, ..] = input.0
            && matches!(token.kind, TokenKind::Number | TokenKind::Char)
            && matches!(next.kind, TokenKind::Punct(Punct::Comma | Punct::CloseBrace))
        {
            let init = Init::Expr(Expr::Leaf(*token));
            return Ok((input.skip(1), Item { designators: Vec::new(), init }));
        }
        let (input, designators) = self.designators(input, depth)?;
        let (input, init) = self.initializer(input, depth)?;
        Ok((input, Item { designators, init }))
    }

    fn designators<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Vec<Designator>> {
        let begins =
            |input: Tokens<'_>| input.first().is_some_and(|token| token.is(Punct::Dot) || token.is(Punct::OpenBracket));
        if begins(input) {
            let (input, designators) = many1(|input| self.designator(input, depth)).parse(input)?;
            let (input, _) = opt(punct(Punct::Assign)).parse(input)?;
            return Ok((input, designators));
        }
        // `name: value`, gcc's old form.
        if input.nth(1).is_some_and(|next| next.is(Punct::Colon))
            && let Ok((rest, name)) = identifier(input)
        {
            return Ok((rest.skip(1), vec![Designator::Member(name)]));
        }
        Ok((input, Vec::new()))
    }

    fn designator<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Designator> {
        let member = preceded(punct(Punct::Dot), cut(identifier)).map(Designator::Member);
        let index = |input| {
            let (input, _) = punct(Punct::OpenBracket).parse(input)?;
            let (input, first) = self.expression(input, depth + 1)?;
            let last = preceded(punct(Punct::Ellipsis), |input| self.expression(input, depth + 1));
            let (input, last) = opt(last).parse(input)?;
            let (input, _) = cut(punct(Punct::CloseBracket)).parse(input)?;
            Ok((
                input,
                match last {
                    Some(last) => Designator::Range(first, last),
                    None => Designator::Index(first),
                },
            ))
        };
        alt((member, index)).parse(input)
    }

    fn initializer<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Init> {
        match input.first() {
            Some(open) if open.is(Punct::OpenBrace) => {
                let (rest, items) = self.items(input.skip(1), depth + 1)?;
                Ok((rest, Init::List(open, items)))
            }
            _ => self.expression(input, depth).map(|(rest, expr)| (rest, Init::Expr(expr))),
        }
    }

    // Declarations.

    /// A declaration up to where its initializer or its end is: specifiers and the first declarator's kin.
    pub(crate) fn declaration<'a>(&self, input: Tokens<'a>) -> Parsed<'a, Declaration> {
        let (mut input, (base, shared)) = self.specifiers(input, 0)?;
        let mut declarators = Vec::new();
        loop {
            let (rest, declarator) = self.attributed(input, &shared, 0)?;
            declarators.push(declarator);
            let rest = skip_initializer(rest);
            match punct(Punct::Comma).parse(rest) {
                Ok((rest, _)) => input = rest,
                Err(_) => return Ok((rest, Declaration { base, declarators })),
            }
        }
    }

    fn type_name<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, TypeName> {
        let (rest, (base, attributes)) = self.given_specifiers(input, depth)?;
        let (rest, base) = match base {
            Some(base) => (rest, base),
            // There is nothing to name: a name can only be a type's; one that nothing defines.
            None => match identifier(rest) {
                Ok((rest, name)) => (rest, Base::Named(name)),
                Err(_) => (rest, implicit_int(input, rest)?),
            },
        };
        let (input, mut declarator) = self.declarator(rest, depth, false)?;
        declarator.attributes.add(attributes);
        Ok((input, TypeName { base, declarator }))
    }

    // Attributes.

    /// Any number of attributes.
    fn attributes<'a>(&self, mut input: Tokens<'a>, depth: usize) -> Parsed<'a, Attributes> {
        let mut attributes = Attributes::default();
        while let Some(attribute) = self.attribute(input, depth)? {
            input = attribute.0;
            attributes.add(attribute.1);
        }
        Ok((input, attributes))
    }

    /// `__attribute__((…))` or its like, if one is here. What it says of layout is all of it that a table needs.
    fn attribute<'a>(
        &self,
        input: Tokens<'a>,
        depth: usize,
    ) -> Result<Option<(Tokens<'a>, Attributes)>, nom::Err<Expected>> {
        let mut attributes = Attributes::default();
        let group = input.skip(1);
        // What has no parentheses is no attribute.
        let rest = begins_attribute(input).then(|| skip_group(group).ok()).flatten();
        let (Some(word), Some((rest, ()))) = (input.first(), rest) else { return Ok(None) };
        match word.symbol {
            names::ALIGNAS | names::ALIGNAS_PLAIN => {
                let (_, alignment) = self.alignment(group, depth)?;
                attributes.alignments.push(alignment);
            }
            names::ATTRIBUTE | names::ATTRIBUTE_GNU => {
                let mut list = group.skip(1);
                if list.first().is_some_and(|open| open.is(Punct::OpenParen)) {
                    list = list.skip(1);
                }
                while list.0.len() > rest.0.len() {
                    list = self.listed(list, &mut attributes, depth)?;
                }
            }
            _ => {}
        }
        Ok(Some((rest, attributes)))
    }

    /// One piece of an attribute's list.
    fn listed<'a>(
        &self,
        list: Tokens<'a>,
        attributes: &mut Attributes,
        depth: usize,
    ) -> Result<Tokens<'a>, nom::Err<Expected>> {
        match list.first().filter(|token| token.kind == TokenKind::Ident).map(|token| token.symbol) {
            Some(names::PACKED | names::PACKED_GNU) => attributes.packed = true,
            Some(names::ALIGNED | names::ALIGNED_GNU) => {
                if list.nth(1).is_some_and(|open| open.is(Punct::OpenParen)) {
                    let (rest, alignment) = self.alignment(list.skip(1), depth)?;
                    attributes.alignments.push(alignment);
                    return Ok(rest);
                }
                attributes.alignments.push(Alignment::Greatest);
            }
            _ => {}
        }
        Ok(skip_piece(list))
    }

    /// An alignment in parentheses.
    fn alignment<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Alignment> {
        if depth > DEPTH {
            return too_deep(input);
        }
        if self.begins_type(input.skip(1)) {
            return self.type_in_parentheses(input, depth + 1).map(|(rest, name)| (rest, Alignment::LikeType(name)));
        }
        let bytes = |input| self.expression(input, depth + 1);
        delimited(punct(Punct::OpenParen), bytes, cut(punct(Punct::CloseParen))).map(Alignment::Bytes).parse(input)
    }

    /// The specifiers of a declaration: the type that they name, and the attributes of what is declared.
    pub(crate) fn specifiers<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, (Base, Attributes)> {
        let (rest, (base, attributes)) = self.given_specifiers(input, depth)?;
        if let Some(base) = base {
            return Ok((rest, (base, attributes)));
        }
        let is_name = identifier(rest).is_ok();
        match rest.0 {
            // A name before another, or before an asterisk, can only be a type's; one that nothing defines.
            [name, next, ..] if is_name && (next.is(Punct::Star) || identifier(rest.skip(1)).is_ok()) => {
                Ok((rest.skip(1), (Base::Named(*name), attributes)))
            }
            // C89's implicit int.
            _ if is_name => Ok((rest, (Base::Implicit(rest.first()), attributes))),
            _ => Ok((rest, (implicit_int(input, rest)?, attributes))),
        }
    }

    /// The specifiers that are there, with the type if they name one.
    fn given_specifiers<'a>(&self, mut input: Tokens<'a>, depth: usize) -> Parsed<'a, (Option<Base>, Attributes)> {
        if depth > DEPTH {
            return too_deep(input);
        }
        let mut words = BasicWords::default();
        let mut base = None;
        let mut attributes = Attributes::default();
        loop {
            if let Some((rest, attribute)) = self.attribute(input, depth)? {
                attributes.add(attribute);
                input = rest;
                continue;
            }
            let Some(token) = input.first().filter(|token| token.kind == TokenKind::Ident) else { break };
            let rest = input.skip(1);
            input = match token.symbol {
                word if names::is_storage_or_qualifier(word) => rest,
                names::STRUCT | names::UNION => {
                    let (rest, record) = self.record(input, token, depth)?;
                    base = Some(record);
                    rest
                }
                names::ENUM => {
                    let (rest, enumeration) = self.enumeration(input, token, depth)?;
                    base = Some(enumeration);
                    rest
                }
                names::TYPEOF | names::TYPEOF_GNU => {
                    let (rest, of) = self.typeof_operand(rest, depth)?;
                    base = Some(of);
                    rest
                }
                _ if words.take(token.symbol) => rest,
                _ if base.is_none() && words.is_empty() && self.is_type_name(token) => {
                    base = Some(Base::Named(token));
                    rest
                }
                _ => break,
            };
        }
        Ok((input, (base.or_else(|| words.base()), attributes)))
    }

    fn typeof_operand<'a>(&self, input: Tokens<'a>, depth: usize) -> Parsed<'a, Base> {
        if self.begins_type(input.skip(1)) {
            return self.type_in_parentheses(input, depth).map(|(rest, name)| (rest, Base::TypeofType(Box::new(name))));
        }
        let inner = |input| self.comma_expression(input, depth + 1);
        let (input, expr) = delimited(punct(Punct::OpenParen), inner, cut(punct(Punct::CloseParen))).parse(input)?;
        Ok((input, Base::Typeof(Box::new(expr))))
    }

    fn record<'a>(&self, input: Tokens<'a>, keyword: Token, depth: usize) -> Parsed<'a, Base> {
        let (input, mut attributes) = self.attributes(input.skip(1), depth)?;
        let (input, tag) = opt(identifier).parse(input)?;
        let union = keyword.symbol == names::UNION;
        if !input.first().is_some_and(|token| token.is(Punct::OpenBrace)) {
            if tag.is_none() {
                return expected(input, "a tag or a list of members");
            }
            return Ok((input, Base::Record { union, attributes, keyword, tag, members: None }));
        }
        let mut input = input.skip(1);
        let mut members = Vec::new();
        loop {
            if let Ok((rest, _)) = punct(Punct::CloseBrace).parse(input) {
                let (rest, behind) = self.attributes(rest, depth)?;
                attributes.add(behind);
                return Ok((rest, Base::Record { union, attributes, keyword, tag, members: Some(members) }));
            }
            if let Ok((rest, _)) = punct(Punct::Semicolon).parse(input) {
                input = rest;
                continue;
            }
            input = self.members(input, &mut members, depth + 1)?.0;
        }
    }

    /// The members of one declaration in a structure.
    fn members<'a>(&self, input: Tokens<'a>, members: &mut Vec<Member>, depth: usize) -> Parsed<'a, ()> {
        if input.first().is_some_and(|token| token.symbol == names::STATIC_ASSERT) {
            return skip_group(input.skip(1));
        }
        let (mut input, (base, shared)) = self.specifiers(input, depth)?;
        let base = Arc::new(base);
        loop {
            let (rest, mut declarator) = self.attributed(input, &shared, depth)?;
            let bits = preceded(punct(Punct::Colon), cut(|input| self.expression(input, depth)));
            let (rest, bits) = opt(bits).parse(rest)?;
            let (rest, behind) = self.attributes(rest, depth)?;
            declarator.attributes.add(behind);
            members.push(Member { base: Arc::clone(&base), declarator, bits });
            if let Ok((rest, _)) = punct(Punct::Comma).parse(rest) {
                input = rest;
                continue;
            }
            // The last one may lack its semicolon, as gcc allows.
            return match rest.first() {
                Some(token) if token.is(Punct::CloseBrace) => Ok((rest, ())),
                _ => cut(punct(Punct::Semicolon)).map(|_| ()).parse(rest),
            };
        }
    }

    fn enumeration<'a>(&self, input: Tokens<'a>, keyword: Token, depth: usize) -> Parsed<'a, Base> {
        let (input, before) = self.attributes(input.skip(1), depth)?;
        let (input, tag) = opt(identifier).parse(input)?;
        if !input.first().is_some_and(|token| token.is(Punct::OpenBrace)) {
            if tag.is_none() {
                return expected(input, "a tag or a list of enumerators");
            }
            return Ok((input, Base::Enum { packed: before.packed, keyword, tag, enumerators: None }));
        }
        let enumerator = |input: Tokens<'a>| {
            let (input, name) = identifier(input)?;
            let (input, _) = self.attributes(input, depth)?;
            let value = preceded(punct(Punct::Assign), |input| self.expression(input, depth + 1));
            let (input, value) = opt(value).parse(input)?;
            Ok((input, (name, value)))
        };
        let (input, enumerators) = comma_list(Punct::CloseBrace, enumerator)(input.skip(1))?;
        let (input, behind) = self.attributes(input, depth)?;
        let packed = before.packed || behind.packed;
        Ok((input, Base::Enum { packed, keyword, tag, enumerators: Some(enumerators) }))
    }

    /// A declarator; `named` says whether it may have a name.
    fn declarator<'a>(&self, input: Tokens<'a>, depth: usize, named: bool) -> Parsed<'a, Declarator> {
        if depth > DEPTH {
            return too_deep(input);
        }
        let mut derived = Vec::new();
        let mut attributes = Attributes::default();
        let mut input = input;
        while let Some(token) = input.first() {
            input = match token.kind {
                TokenKind::Punct(Punct::Star) => {
                    derived.push(Derived::Pointer);
                    input.skip(1)
                }
                TokenKind::Ident if (names::CONST..=names::EXTENSION).contains(&token.symbol) => input.skip(1),
                _ => match self.attribute(input, depth)? {
                    Some((rest, attribute)) => {
                        attributes.add(attribute);
                        rest
                    }
                    None => break,
                },
            };
            if derived.len() > DEPTH {
                return too_deep(input);
            }
        }
        let mut inner = Declarator::default();
        if named && let Ok((rest, name)) = identifier(input) {
            inner.name = Some(name);
            input = rest;
        } else if input.first().is_some_and(|token| token.is(Punct::OpenParen)) && self.is_nested(input.skip(1)) {
            let nested = |input| self.declarator(input, depth + 1, named);
            let (rest, declarator) =
                delimited(punct(Punct::OpenParen), nested, cut(punct(Punct::CloseParen))).parse(input)?;
            inner = declarator;
            input = rest;
        }
        let (input, mut suffixes) = self.suffixes(input, depth)?;
        suffixes.reverse();
        derived.append(&mut suffixes);
        derived.append(&mut inner.derived);
        attributes.add(inner.attributes);
        Ok((input, Declarator { name: inner.name, derived, attributes }))
    }

    /// A declarator with the attributes around it; `shared` are those among the specifiers.
    fn attributed<'a>(&self, input: Tokens<'a>, shared: &Attributes, depth: usize) -> Parsed<'a, Declarator> {
        let (input, mut declarator) = self.declarator(input, depth, true)?;
        let (input, mut attributes) = self.attributes(input, depth)?;
        attributes.add(std::mem::take(&mut declarator.attributes));
        attributes.add(shared.clone());
        declarator.attributes = attributes;
        Ok((input, declarator))
    }

    /// Whether a parenthesis after which this stands holds a declarator, not parameters.
    fn is_nested(&self, mut input: Tokens<'_>) -> bool {
        // Attributes stand before both, and are read later.
        while let Some(rest) = begins_attribute(input).then(|| skip_group(input.skip(1)).ok()).flatten() {
            input = rest.0;
        }
        !self.begins_type(input) && !input.first().is_none_or(|token| token.is(Punct::CloseParen))
    }

    fn suffixes<'a>(&self, mut input: Tokens<'a>, depth: usize) -> Parsed<'a, Vec<Derived>> {
        let mut suffixes = Vec::new();
        loop {
            let Some(token) = input.first() else { return Ok((input, suffixes)) };
            match token.kind {
                TokenKind::Punct(Punct::OpenBracket) => {
                    let length = |input| self.expression(input, depth + 1);
                    let (rest, length) = opt(length).parse(input.skip(1))?;
                    let (rest, _) = cut(punct(Punct::CloseBracket)).parse(rest)?;
                    suffixes.push(Derived::Array(length, token));
                    input = rest;
                }
                TokenKind::Punct(Punct::OpenParen) => {
                    let (rest, ()) = skip_group(input)?;
                    suffixes.push(Derived::Function);
                    input = rest;
                }
                _ => return Ok((input, suffixes)),
            }
            if suffixes.len() > DEPTH {
                return too_deep(input);
            }
        }
    }
}

/// The words that name C's own types, in whatever order.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each word is there or not, whatever the others are")]
struct BasicWords {
    void: bool,
    bool: bool,
    char: bool,
    short: bool,
    int: bool,
    longs: u8,
    float: bool,
    double: bool,
    signed: bool,
    unsigned: bool,
}

impl BasicWords {
    /// Takes a word, if it is one of these.
    fn take(&mut self, word: Symbol) -> bool {
        match word {
            names::VOID => self.void = true,
            names::BOOL => self.bool = true,
            names::CHAR => self.char = true,
            names::SHORT => self.short = true,
            names::INT => self.int = true,
            names::LONG => self.longs = self.longs.saturating_add(1),
            names::FLOAT => self.float = true,
            names::DOUBLE => self.double = true,
            names::SIGNED | names::SIGNED_GNU => self.signed = true,
            names::UNSIGNED => self.unsigned = true,
            _ => return false,
        }
        true
    }

    fn is_empty(self) -> bool {
        self.base().is_none()
    }

    /// The type that the words name.
    fn base(self) -> Option<Base> {
        let by_sign = |signed, unsigned| Some(Base::Int(if self.unsigned { unsigned } else { signed }));
        match self {
            Self { void: true, .. } => Some(Base::Void),
            Self { bool: true, .. } => Some(Base::Int(IntKind::Bool)),
            Self { float: true, .. } => Some(Base::Float(FloatKind::Float)),
            Self { double: true, longs, .. } => {
                Some(Base::Float(if longs > 0 { FloatKind::LongDouble } else { FloatKind::Double }))
            }
            Self { char: true, signed: true, .. } => Some(Base::Int(IntKind::SChar)),
            Self { char: true, .. } => by_sign(IntKind::Char, IntKind::UChar),
            Self { short: true, .. } => by_sign(IntKind::Short, IntKind::UShort),
            Self { longs: 2.., .. } => by_sign(IntKind::LongLong, IntKind::ULongLong),
            Self { longs: 1, .. } => by_sign(IntKind::Long, IntKind::ULong),
            Self { int: true, .. } | Self { signed: true, .. } | Self { unsigned: true, .. } => {
                by_sign(IntKind::Int, IntKind::UInt)
            }
            _ => None,
        }
    }
}
