//! What a translation unit declares, and where: found in one pass, read only when it is needed.
//!
//! A table needs a few dozen of the thousands of declarations around it. So this pass looks at nothing but braces and
//! names; functions' bodies and declarations that nobody asks for are counted and skipped.

use super::grammar::is_keyword;
use crate::cpp::{Punct, Token, TokenKind};
use crate::names;
use crate::source::{BySymbol, Symbol};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// How many tokens an attribute before a tag may have.
const ATTRIBUTE: usize = 1000;

/// Where things are declared, as ranges and indices of the unit's tokens.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    /// The declaration of each typedef's name.
    pub(crate) typedefs: FxHashMap<Symbol, Range<usize>>,
    /// The declarations of each variable and function, in order.
    pub(crate) objects: FxHashMap<Symbol, Vec<Range<usize>>>,
    /// The keyword of each structure's and union's definition, by tag.
    pub(crate) records: FxHashMap<Symbol, usize>,
    /// The keyword of each enumeration's definition, by tag.
    pub(crate) enumerations: FxHashMap<Symbol, usize>,
    /// The keyword of the enumeration that defines each enumerator.
    pub(crate) enumerators: BySymbol<u32>,
    /// The enumerators in the order in which they are defined.
    pub(crate) enumerator_order: Vec<Symbol>,
    /// How many declarations there are.
    pub(crate) declarations: usize,
    /// How many functions' bodies were skipped.
    pub(crate) functions: usize,
}

impl Index {
    /// Finds what the tokens from `at` on declare.
    pub(crate) fn read_on(&mut self, tokens: &[Token], mut at: usize, is_builtin_type: &dyn Fn(Symbol) -> bool) {
        while at < tokens.len() {
            let begin = at;
            let function = self.external_declaration(tokens, &mut at);
            self.functions += usize::from(function);
            // A lone semicolon, or the body after the parameters of an old-style function, declares nothing.
            if at - begin > 1 && !tokens.get(begin).is_some_and(|token| token.is(Punct::OpenBrace)) {
                self.declarations += 1;
                self.names(tokens, begin..at, is_builtin_type);
            }
            at = at.max(begin + 1);
        }
    }

    /// Reads on after the tokens ended in the middle of the last declaration of an object, which is read again.
    pub(crate) fn read_again(&mut self, tokens: &[Token], object: Symbol, is_builtin_type: &dyn Fn(Symbol) -> bool) {
        if let Some(part) = self.objects.get_mut(&object).and_then(Vec::pop) {
            self.declarations = self.declarations.saturating_sub(1);
            self.read_on(tokens, part.start, is_builtin_type);
        }
    }

    /// Goes past one declaration, or one function with its body; whether it was a function's body.
    fn external_declaration(&mut self, tokens: &[Token], at: &mut usize) -> bool {
        let begin = *at;
        let mut parens = 0_usize;
        let mut braces = 0_usize;
        while let Some(token) = tokens.get(*at) {
            match token.kind {
                TokenKind::Punct(Punct::Semicolon) if parens == 0 && braces == 0 => {
                    *at += 1;
                    return false;
                }
                TokenKind::Punct(Punct::OpenParen | Punct::OpenBracket) => parens += 1,
                TokenKind::Punct(Punct::CloseParen | Punct::CloseBracket) => parens = parens.saturating_sub(1),
                TokenKind::Punct(Punct::CloseBrace) => braces = braces.saturating_sub(1),
                TokenKind::Punct(Punct::OpenBrace) => match brace(tokens, begin, *at) {
                    Brace::Record => braces += 1,
                    Brace::Enumeration(keyword) => {
                        self.enumeration(tokens, keyword, at);
                        continue;
                    }
                    Brace::Body if parens == 0 && braces == 0 => {
                        *at = after_braces(tokens, *at);
                        return true;
                    }
                    Brace::Initializer | Brace::Body => {
                        *at = after_braces(tokens, *at);
                        continue;
                    }
                },
                TokenKind::Ident if matches!(token.symbol, names::STRUCT | names::UNION | names::ENUM) => {
                    self.tag(tokens, *at);
                }
                _ => {}
            }
            *at += 1;
        }
        false
    }

    /// Notes the definition that a keyword begins, if it is one and has a tag.
    fn tag(&mut self, tokens: &[Token], keyword: usize) {
        let mut next = keyword + 1;
        while tokens.get(next).is_some_and(|token| matches!(token.symbol, names::ATTRIBUTE | names::ATTRIBUTE_GNU)) {
            let near = tokens.get(..next.saturating_add(ATTRIBUTE)).unwrap_or(tokens);
            next = after_parens(near, next + 1);
            if next >= near.len() {
                return;
            }
        }
        let tag = tokens.get(next).filter(|token| token.kind == TokenKind::Ident);
        let body = tokens.get(next + 1).is_some_and(|token| token.is(Punct::OpenBrace));
        if let (Some(tag), true) = (tag, body) {
            let is_enum = tokens.get(keyword).is_some_and(|token| token.symbol == names::ENUM);
            let tags = if is_enum { &mut self.enumerations } else { &mut self.records };
            tags.entry(tag.symbol).or_insert(keyword);
        }
    }

    /// Notes the enumerators between braces.
    fn enumeration(&mut self, tokens: &[Token], keyword: usize, at: &mut usize) {
        let end = after_braces(tokens, *at);
        let mut depth = 0_usize;
        let mut expects_name = false;
        for token in tokens.get(*at..end).unwrap_or_default() {
            match token.kind {
                TokenKind::Punct(Punct::OpenBrace | Punct::OpenParen) => depth += 1,
                TokenKind::Punct(Punct::CloseBrace | Punct::CloseParen) => depth = depth.saturating_sub(1),
                TokenKind::Ident if expects_name && depth == 1 && self.enumerators.get(token.symbol).is_none() => {
                    self.enumerators.insert(token.symbol, keyword as u32);
                    self.enumerator_order.push(token.symbol);
                }
                _ => {}
            }
            expects_name = depth == 1 && (token.is(Punct::OpenBrace) || token.is(Punct::Comma));
        }
        *at = end;
    }

    /// Notes the names that a declaration declares.
    fn names(&mut self, tokens: &[Token], range: Range<usize>, is_builtin_type: &dyn Fn(Symbol) -> bool) {
        let Some(declaration) = tokens.get(range.clone()) else { return };
        let mut at = 0;
        let mut typedef = false;
        let mut has_type = false;
        while let Some(token) = declaration.get(at).filter(|token| token.kind == TokenKind::Ident) {
            match token.symbol {
                word if names::is_attribute(word) => at = after_parens(declaration, at + 1),
                names::TYPEOF | names::TYPEOF_GNU => {
                    has_type = true;
                    at = after_parens(declaration, at + 1);
                }
                names::TYPEDEF => {
                    typedef = true;
                    at += 1;
                }
                word if names::is_storage_or_qualifier(word) => at += 1,
                names::STRUCT | names::UNION | names::ENUM => {
                    has_type = true;
                    at = after_definition(declaration, at);
                }
                word if names::is_basic_type(word) => {
                    has_type = true;
                    at += 1;
                }
                name if !has_type && self.names_type(name, declaration.get(at + 1), is_builtin_type) => {
                    has_type = true;
                    at += 1;
                }
                _ => break,
            }
        }
        while at < declaration.len() {
            let Some(name) = declarator_name(declaration, &mut at) else { break };
            if typedef {
                self.typedefs.entry(name).or_insert_with(|| range.clone());
            } else {
                self.objects.entry(name).or_default().push(range.clone());
            }
        }
    }

    /// Whether a name stands for a type, in a place where a type or the declared name may stand.
    fn names_type(&self, name: Symbol, next: Option<&Token>, is_builtin_type: &dyn Fn(Symbol) -> bool) -> bool {
        let declares = |next: &Token| next.kind == TokenKind::Ident || next.is(Punct::Star);
        self.typedefs.contains_key(&name) || is_builtin_type(name) || next.is_some_and(declares)
    }
}

/// What a brace begins.
enum Brace {
    Record,
    Enumeration(usize),
    Initializer,
    Body,
}

/// What the brace at `at` begins, in the declaration that begins at `begin`.
fn brace(tokens: &[Token], begin: usize, at: usize) -> Brace {
    let word = |index: Option<usize>| {
        let token = tokens.get(index.filter(|index| *index >= begin)?)?;
        (token.kind == TokenKind::Ident).then_some(token.symbol)
    };
    if at.checked_sub(1).and_then(|last| tokens.get(last)).is_some_and(|token| token.is(Punct::Assign)) && at > begin {
        return Brace::Initializer;
    }
    // The keyword, perhaps a tag, perhaps attributes between them.
    let mut before = at.checked_sub(1);
    for _ in 0..2 {
        if let Some(close) = before.filter(|last| tokens.get(*last).is_some_and(|token| token.is(Punct::CloseParen))) {
            let open = before_parens(tokens, begin, close);
            if matches!(word(open), Some(names::ATTRIBUTE | names::ATTRIBUTE_GNU)) {
                before = open.and_then(|open| open.checked_sub(1));
            }
        }
        match word(before) {
            Some(names::STRUCT | names::UNION) => return Brace::Record,
            Some(names::ENUM) => return before.map_or(Brace::Body, Brace::Enumeration),
            Some(_) => before = before.and_then(|last| last.checked_sub(1)),
            None => break,
        }
    }
    Brace::Body
}

/// The index of the word before the parenthesis that `close` closes; `None` where none opens it from `begin` on.
fn before_parens(tokens: &[Token], begin: usize, close: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for index in (begin..=close).rev() {
        let token = tokens.get(index)?;
        depth += usize::from(token.is(Punct::CloseParen));
        if token.is(Punct::OpenParen) {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return index.checked_sub(1);
            }
        }
    }
    None
}

/// Behind the brace that closes the one at `at`.
fn after_braces(tokens: &[Token], at: usize) -> usize {
    after_group(tokens, at, Punct::OpenBrace, Punct::CloseBrace)
}

/// Behind the parenthesis that closes the one at `at`.
fn after_parens(tokens: &[Token], at: usize) -> usize {
    after_group(tokens, at, Punct::OpenParen, Punct::CloseParen)
}

fn after_group(tokens: &[Token], at: usize, open: Punct, close: Punct) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        if token.is(open) {
            depth += 1;
        } else if token.is(close) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return index + 1;
            }
        } else if depth == 0 {
            return index;
        }
    }
    tokens.len()
}

/// Behind a `struct`, `union` or `enum` with its tag and body.
fn after_definition(tokens: &[Token], keyword: usize) -> usize {
    let mut at = keyword + 1;
    while let Some(token) = tokens.get(at) {
        at = match token.symbol {
            names::ATTRIBUTE | names::ATTRIBUTE_GNU => after_parens(tokens, at + 1),
            _ if token.kind == TokenKind::Ident => {
                at += 1;
                break;
            }
            _ => break,
        };
    }
    if tokens.get(at).is_some_and(|token| token.is(Punct::OpenBrace)) { after_braces(tokens, at) } else { at }
}

/// The name of the declarator at `at`, which is left for the next one.
fn declarator_name(tokens: &[Token], at: &mut usize) -> Option<Symbol> {
    let mut name = None;
    while let Some(token) = tokens.get(*at) {
        match token.kind {
            TokenKind::Punct(Punct::Semicolon) => {
                *at = tokens.len();
                return name;
            }
            TokenKind::Punct(Punct::Comma) => {
                *at += 1;
                return name;
            }
            // An attribute before the name names nothing.
            TokenKind::Ident if names::is_attribute(token.symbol) => *at = after_parens(tokens, *at + 1),
            TokenKind::Ident if name.is_none() && !is_keyword(token.symbol) => {
                name = Some(token.symbol);
                *at += 1;
            }
            // Parentheses before the name hold it; behind it, they hold parameters.
            TokenKind::Punct(Punct::OpenParen) if name.is_some() => *at = after_parens(tokens, *at),
            TokenKind::Punct(Punct::OpenBracket) => {
                *at = after_group(tokens, *at, Punct::OpenBracket, Punct::CloseBracket);
            }
            TokenKind::Punct(Punct::OpenBrace) => *at = after_braces(tokens, *at),
            _ => *at += 1,
        }
    }
    name
}
