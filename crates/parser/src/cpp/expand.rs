//! Macro expansion: the stream of tokens with every macro replaced, and rescanned.
//!
//! A macro's name is disabled while its replacement is read. A disabled name that is met is painted: it will not be
//! expanded later either. This is what hide sets do, at the cost of a flag; a call whose arguments reach past the end
//! of a replacement ends that replacement first, as gcc has it.
//!
//! This is the way for every macro there may be; [`super::direct`] goes before it, and takes what is simple.

use super::direct::{Behind, Direct};
use super::macros::{Arguments, Macro};
use super::preprocessor::{ARGUMENT, Preprocessor, SPARE, is_disabled, room_in_place};
use super::token::{Flags, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Kind, Symbol};
use std::ops::Range;

/// How deep arguments may be expanded within arguments.
const ARGUMENT_DEPTH: usize = 200;
/// How many replacements may be open at once.
const CONTEXTS: usize = 100_000;

/// Tokens that are read before the file is read on.
#[derive(Debug)]
pub(super) struct Context {
    tokens: Tokens,
    next: usize,
    /// The macro to enable again at the end.
    disabled: Option<Symbol>,
    /// Nothing is read past the end of an argument that is expanded by itself.
    barrier: bool,
}

#[derive(Debug)]
enum Tokens {
    /// What a macro's name was replaced by.
    List(Vec<Token>),
    /// One argument of a call that is being carried out: which call, and up to where among its tokens.
    Argument(usize, usize),
}

impl Context {
    fn peek(&self, calls: &[Arguments]) -> Option<Token> {
        match &self.tokens {
            Tokens::List(list) => list.get(self.next).copied(),
            Tokens::Argument(call, end) => argument_tokens(calls, *call, *end).get(self.next).copied(),
        }
    }
}

impl Preprocessor<'_> {
    /// The next token with all macros expanded, and without what is for the compiler alone. `None` at the end: of the
    /// argument, or of everything.
    pub(super) fn next(&mut self) -> Option<Token> {
        loop {
            let token = self.expanded()?;
            if !self.is_pragma(&token) {
                return Some(token);
            }
            self.leave_pragma(&token);
        }
    }

    /// The next token with all macros expanded.
    fn expanded(&mut self) -> Option<Token> {
        loop {
            let mut token = self.raw()?;
            if token.kind != TokenKind::Ident || token.flags.has(Flags::PAINTED) {
                return Some(token);
            }
            if !self.may_expand(token.symbol) {
                return Some(token);
            }
            if self.is_disabled(token.symbol) {
                token.flags = token.flags.with(Flags::PAINTED);
                return Some(token);
            }
            let Some(definition) = self.macro_named(token.symbol) else {
                return Some(self.builtin(token).unwrap_or(token));
            };
            if let Some(token) = self.enter(&definition, token) {
                return Some(token);
            }
        }
    }

    /// Puts what the tokens that come next stand for into `out`, as far as that needs no context and the innermost
    /// replacement goes: most of a table is such runs. In a file, a call is a run by itself.
    pub(super) fn take_run(&mut self, out: &mut Vec<Token>) {
        let Self { contexts, calls, macros, disabled, map, scratch, expanded, batch, batch_next, .. } = self;
        let most = room_in_place(*expanded, map);
        let call_by_call = contexts.is_empty();
        let mut direct = Direct { macros, disabled, map, scratch, call_by_call, most, made: 0, depth: 0, uncalled: 0 };
        let (tokens, next, behind) = match contexts.last_mut() {
            Some(Context { tokens: Tokens::List(list), next, .. }) => (list.as_slice(), next, Behind::More),
            Some(Context { tokens: Tokens::Argument(call, end), next, .. }) => {
                (argument_tokens(calls, *call, *end), next, Behind::Nothing)
            }
            None if self.lookahead.is_some() => return,
            None => (batch.as_slice(), batch_next, Behind::More),
        };
        *next += direct.run(tokens.get(*next..).unwrap_or_default(), behind, out);
        *expanded += direct.made;
    }

    /// The next token as it is. `None` at the end.
    pub(super) fn raw(&mut self) -> Option<Token> {
        while let Some(context) = self.contexts.last_mut() {
            if let Some(token) = context.peek(&self.calls) {
                context.next += 1;
                return Some(token);
            }
            if context.barrier || self.is_stopped() {
                return None;
            }
            self.leave_context();
        }
        self.lookahead.take().or_else(|| self.lex())
    }

    fn leave_context(&mut self) {
        let Some(context) = self.contexts.pop() else { return };
        if let Some(symbol) = context.disabled {
            self.set_disabled(symbol, false);
        }
        if let Tokens::List(mut list) = context.tokens {
            self.held -= list.len();
            if list.capacity() <= SPARE {
                list.clear();
                self.spare.push(list);
            }
        }
    }

    /// Takes the next token if it is an opening parenthesis.
    fn take_open_paren(&mut self) -> bool {
        while let Some(context) = self.contexts.last_mut() {
            if let Some(token) = context.peek(&self.calls) {
                let open = token.is(Punct::OpenParen);
                context.next += usize::from(open);
                return open;
            }
            if context.barrier || self.is_stopped() {
                return false;
            }
            self.leave_context();
        }
        if self.lookahead.is_none() {
            if let Some(token) = self.ahead().first() {
                let open = token.is(Punct::OpenParen);
                self.batch_next += usize::from(open);
                return open;
            }
            if !self.line_goes_on() {
                return false;
            }
            self.lookahead = self.lex();
        }
        let open = self.lookahead.is_some_and(|token| token.is(Punct::OpenParen));
        if open {
            self.lookahead = None;
        }
        open
    }

    /// Whether a token is the operator `_Pragma`, and its parenthesis follows, which is taken.
    fn is_pragma(&mut self, token: &Token) -> bool {
        token.symbol == names::PRAGMA_OPERATOR
            && token.kind == TokenKind::Ident
            && !token.flags.has(Flags::PAINTED)
            && self.macro_named(token.symbol).is_none()
            && self.take_open_paren()
    }

    /// The rest of `_Pragma("…")`, which says nothing that a table needs. The string may be what a macro stands for.
    fn leave_pragma(&mut self, operator: &Token) {
        let string = self.expanded();
        let is_string = string.is_some_and(|token| token.kind == TokenKind::Str);
        // What stands in the string's place is taken for it, but not what ends the whole.
        let ends = string.is_none_or(|token| token.is(Punct::CloseParen) || token.kind == TokenKind::Newline);
        let is_closed = !ends && self.expanded().is_some_and(|token| token.is(Punct::CloseParen));
        if !is_string || !is_closed {
            self.report(Kind::BadDirective, "`_Pragma` takes a string in parentheses".to_owned(), operator);
        }
    }

    /// Begins to read what a macro stands for. A token to go on with instead, where there is no call.
    fn enter(&mut self, definition: &Macro, name: Token) -> Option<Token> {
        let arguments = match definition.parameters {
            // Each is put back, so that it has to be taken.
            None => self.spare_arguments.pop().unwrap_or_default(),
            Some(_) if !self.take_open_paren() => return Some(name),
            Some(count) => match self.arguments(definition, count, &name) {
                Some(arguments) => arguments,
                None => return Some(Token { symbol: names::POISON, ..name }),
            },
        };
        let list = self.substitute(definition, arguments, name);
        self.held += list.len();
        if self.contexts.len() >= CONTEXTS {
            self.stop(format!("more than {CONTEXTS} macros are being expanded within each other"), &name);
            return None;
        }
        self.set_disabled(name.symbol, true);
        let (tokens, disabled) = (Tokens::List(list), Some(name.symbol));
        self.contexts.push(Context { tokens, next: 0, disabled, barrier: false });
        None
    }

    /// The arguments of a call, after its opening parenthesis. `None` for a wrong call, which is reported.
    fn arguments(&mut self, definition: &Macro, count: u8, name: &Token) -> Option<Arguments> {
        let mut arguments = self.spare_arguments.pop().unwrap_or_default();
        if self.take_arguments(definition, count, &mut arguments) {
            self.count_of(arguments.tokens.len(), name);
            return self.check_count(definition, count, name, arguments);
        }
        let mut begin = 0;
        let mut depth = 0_usize;
        loop {
            let Some(mut token) = self.raw().filter(|token| token.kind != TokenKind::Newline) else {
                if !self.is_stopped() {
                    let message = format!("the call of macro `{}` does not end", self.symbols.show(name.symbol));
                    self.report_at_definition(Kind::UnclosedCall, message, name, definition);
                    self.lose();
                }
                return None;
            };
            match token.kind {
                TokenKind::Punct(Punct::OpenParen) => depth += 1,
                TokenKind::Punct(Punct::CloseParen) if depth == 0 => break,
                TokenKind::Punct(Punct::CloseParen) => depth -= 1,
                TokenKind::Punct(Punct::Comma) if depth == 0 => {
                    let last = arguments.ranges.len() + 1 >= usize::from(count);
                    if !(definition.variadic && last) {
                        arguments.ranges.push(begin..arguments.tokens.len());
                        begin = arguments.tokens.len();
                        continue;
                    }
                }
                TokenKind::Ident if self.is_disabled(token.symbol) => {
                    token.flags = token.flags.with(Flags::PAINTED);
                }
                _ => {}
            }
            // A line's beginning is white space inside a call.
            if token.flags.has(Flags::LINE_START) {
                token.flags = token.flags.without(Flags::LINE_START).with(Flags::SPACE);
            }
            arguments.tokens.push(token);
            if arguments.tokens.len() > ARGUMENT {
                self.count_live(arguments.tokens.len(), name);
            }
        }
        self.count_of(arguments.tokens.len(), name);
        arguments.ranges.push(begin..arguments.tokens.len());
        if count == 0 && arguments.tokens.is_empty() {
            arguments.ranges.clear();
        }
        self.check_count(definition, count, name, arguments)
    }

    /// Takes the arguments of a call that lies as a whole in the innermost replacement, or in what is read ahead of the
    /// file; otherwise, takes nothing.
    fn take_arguments(&mut self, definition: &Macro, count: u8, arguments: &mut Arguments) -> bool {
        let (tokens, next) = match self.contexts.last_mut() {
            Some(Context { tokens, next, .. }) => match tokens {
                Tokens::List(list) => (list.as_slice(), next),
                Tokens::Argument(call, end) => (argument_tokens(&self.calls, *call, *end), next),
            },
            None if self.lookahead.is_some() => return false,
            None => (self.batch.as_slice(), &mut self.batch_next),
        };
        let left = tokens.get(*next..).unwrap_or_default();
        let mut depth = 0_usize;
        let mut begin = 0;
        for (index, token) in left.iter().enumerate() {
            match token.kind {
                TokenKind::Punct(Punct::OpenParen) => depth += 1,
                TokenKind::Punct(Punct::CloseParen) if depth == 0 => {
                    arguments.ranges.push(begin..index);
                    arguments.tokens.extend_from_slice(left.get(..index).unwrap_or_default());
                    *next += index + 1;
                    for token in &mut arguments.tokens {
                        if token.kind == TokenKind::Ident && is_disabled(&self.disabled, token.symbol) {
                            token.flags = token.flags.with(Flags::PAINTED);
                        }
                        // A line's beginning is white space inside a call.
                        if token.flags.has(Flags::LINE_START) {
                            token.flags = token.flags.without(Flags::LINE_START).with(Flags::SPACE);
                        }
                    }
                    if count == 0 && arguments.tokens.is_empty() {
                        arguments.ranges.clear();
                    }
                    return true;
                }
                TokenKind::Punct(Punct::CloseParen) => depth -= 1,
                TokenKind::Punct(Punct::Comma) if depth == 0 => {
                    let last = arguments.ranges.len() + 1 >= usize::from(count);
                    if !(definition.variadic && last) {
                        arguments.ranges.push(begin..index);
                        begin = index + 1;
                    }
                }
                _ => {}
            }
        }
        arguments.ranges.clear();
        false
    }

    fn check_count(
        &mut self,
        definition: &Macro,
        count: u8,
        name: &Token,
        mut arguments: Arguments,
    ) -> Option<Arguments> {
        let wanted = usize::from(count);
        let given = arguments.ranges.len();
        if given == wanted {
            arguments.rest_omitted = definition.variadic && given == 1 && arguments.tokens.is_empty();
            return Some(arguments);
        }
        if definition.variadic && given + 1 == wanted {
            arguments.rest_omitted = true;
            arguments.ranges.push(arguments.tokens.len()..arguments.tokens.len());
            return Some(arguments);
        }
        let shown = self.symbols.show(name.symbol);
        let takes = if definition.variadic { format!("at least {}", wanted - 1) } else { wanted.to_string() };
        let message = format!("macro `{shown}` takes {takes} argument{}, but is given {given}", plural(wanted));
        self.report_at_definition(Kind::MacroArguments, message, name, definition);
        None
    }

    /// Puts an argument of the call that is being carried out into `out`, with all its macros expanded, by itself.
    pub(super) fn expand_argument(&mut self, range: Range<usize>, out: &mut Vec<Token>) {
        let Some(call) = self.calls.len().checked_sub(1) else { return };
        let Self { calls, macros, disabled, map, scratch, expanded, .. } = self;
        let most = room_in_place(*expanded, map);
        let mut direct =
            Direct { macros, disabled, map, scratch, call_by_call: false, most, made: 0, depth: 0, uncalled: 0 };
        let tokens = argument_tokens(calls, call, range.end).get(range.start..).unwrap_or_default();
        let begin = out.len();
        let used = direct.run(tokens, Behind::Nothing, out);
        *expanded += direct.made;
        let Some(left) = tokens.get(used).copied() else { return };
        if self.argument_depth >= ARGUMENT_DEPTH {
            self.stop(format!("macro arguments are nested more than {ARGUMENT_DEPTH} deep"), &left);
            return;
        }
        self.argument_depth += 1;
        let (tokens, next) = (Tokens::Argument(call, range.end), range.start + used);
        self.contexts.push(Context { tokens, next, disabled: None, barrier: true });
        let level = self.contexts.len();
        while let Some(token) = self.next() {
            out.push(token);
            self.take_run(out);
            self.count_live(out.len() - begin, &token);
        }
        while self.contexts.len() >= level {
            self.leave_context();
        }
        self.argument_depth -= 1;
    }
}

/// The tokens of a call up to the end of one of its arguments.
fn argument_tokens(calls: &[Arguments], call: usize, end: usize) -> &[Token] {
    calls.get(call).and_then(|arguments| arguments.tokens.get(..end)).unwrap_or_default()
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
