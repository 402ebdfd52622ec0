//! Macro definitions, and what a call puts in the place of a macro's name.

use super::lexer::single;
use super::preprocessor::{Preprocessor, SPARE};
use super::token::{Flags, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Expansion, Kind, Origin, Pos, Symbol};
use std::ops::Range;

/// How many tokens the arguments and the replacements of calls within each other may have together.
const HELD: usize = 4_000_000;

/// A macro as defined.
#[derive(Debug)]
pub(crate) struct Macro {
    /// Its name.
    pub(super) name: Symbol,
    /// Where its name stands in the `#define`.
    pub(super) pos: Pos,
    /// How many parameters it has; `None` for an object-like macro.
    pub(super) parameters: Option<u8>,
    /// Whether the last parameter takes all further arguments.
    pub(super) variadic: bool,
    /// The replacement, with parameters by number.
    pub(super) body: Vec<Token>,
    /// How often the body needs each parameter.
    pub(super) uses: Vec<u8>,
    /// Whether the body has parameters alone to be replaced: no `#`, no `##`, no `__VA_OPT__`.
    pub(super) simple: bool,
    /// Whether there is nothing at all to be replaced: neither parameters nor names.
    pub(super) literal: bool,
}

impl Macro {
    /// Whether another definition says the same.
    pub(super) fn same_as(&self, other: &Self) -> bool {
        let token = |token: &Token| (token.kind, token.symbol, token.flags.without(Flags::LINE_START));
        self.parameters == other.parameters
            && self.variadic == other.variadic
            && self.body.iter().map(token).eq(other.body.iter().map(token))
    }
}

/// The arguments of one call: all tokens, and which belong to which argument.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    /// The tokens of all arguments, and behind them those of expansions that are needed again.
    pub(super) tokens: Vec<Token>,
    pub(super) ranges: Vec<Range<usize>>,
    /// Where the expansion of a parameter is that was needed before.
    pub(super) expanded: Vec<(usize, Range<usize>)>,
    /// Whether the rest was left out altogether, with the comma before it.
    pub(super) rest_omitted: bool,
}

impl Arguments {
    /// Forgets the arguments, and keeps their memory for the next call's.
    pub(super) fn clear(&mut self) {
        self.tokens.clear();
        self.ranges.clear();
        self.expanded.clear();
        self.rest_omitted = false;
    }

    fn raw(&self, parameter: usize) -> &[Token] {
        self.ranges.get(parameter).and_then(|range| self.tokens.get(range.clone())).unwrap_or_default()
    }
}

/// A call that is being carried out; its arguments are the last of the preprocessor's.
struct Call<'a> {
    definition: &'a Macro,
    name: Token,
    origin: Origin,
}

impl Preprocessor<'_> {
    /// What a call of `definition` turns into, before it is rescanned.
    pub(super) fn substitute(&mut self, definition: &Macro, arguments: Arguments, name: Token) -> Vec<Token> {
        let origin = self.map.expand(Expansion { name: name.symbol, pos: name.pos, origin: name.origin });
        let mut out = self.spare.pop().unwrap_or_default();
        self.held += arguments.tokens.len();
        self.calls.push(arguments);
        let call = Call { definition, name, origin };
        if definition.simple {
            self.substitute_parameters(&call, &mut out);
        } else {
            self.substitute_body(&call, 0..definition.body.len(), &mut out);
        }
        if let Some(mut arguments) = self.calls.pop() {
            self.held -= arguments.tokens.len();
            if arguments.tokens.capacity() <= SPARE {
                arguments.clear();
                self.spare_arguments.push(arguments);
            }
        }
        if let Some(first) = out.first_mut() {
            first.flags = inherit(first.flags, name.flags);
        }
        out
    }

    /// Ends the reading when calls within each other hold too many tokens: those of the call that is being carried out
    /// are `made` so far. Asked after each part of a body, since an argument can be large, and be needed often.
    fn check_held(&mut self, call: &Call<'_>, made: usize) {
        if self.held + made > HELD {
            self.stop(format!("macro calls within each other have more than {HELD} tokens"), &call.name);
        }
    }

    /// The arguments of the call that is being carried out.
    fn call_arguments(&self) -> Option<&Arguments> {
        self.calls.last()
    }

    fn raw_argument(&self, parameter: usize) -> &[Token] {
        self.call_arguments().map_or(&[], |arguments| arguments.raw(parameter))
    }

    /// Puts the tokens of a body that has neither `#` nor `##` into `out`.
    fn substitute_parameters(&mut self, call: &Call<'_>, out: &mut Vec<Token>) {
        for token in &call.definition.body {
            if self.is_stopped() {
                return;
            }
            let TokenKind::Param(parameter) = token.kind else {
                out.push(Token { origin: call.origin, ..*token });
                continue;
            };
            let begin = out.len();
            self.expanded_argument(call, usize::from(parameter), out);
            if let Some(first) = out.get_mut(begin) {
                first.flags = inherit(first.flags, token.flags);
            }
            self.check_held(call, out.len());
        }
        self.count(out.len());
    }

    /// Puts the tokens of a part of the body into `out`, with `#` and `##` carried out.
    fn substitute_body(&mut self, call: &Call<'_>, part: Range<usize>, out: &mut Vec<Token>) {
        let definition = call.definition;
        let mut at = part.start;
        // Whether a `##` stands between what is in `out` and what comes next, and whether its left side is empty.
        let mut paste = false;
        let mut left_empty = false;
        while let Some(token) = definition.body.get(at).filter(|_| at < part.end && !self.is_stopped()) {
            let mut pastes_on = token.flags.has(Flags::PASTE);
            let begin = out.len();
            if token.symbol == names::VA_OPT && definition.variadic && token.kind == TokenKind::Ident {
                let inner = va_opt_part(&definition.body, at);
                let last = usize::from(definition.parameters.unwrap_or(1)).saturating_sub(1);
                let mut rest = Vec::new();
                self.expanded_argument(call, last, &mut rest);
                if !rest.is_empty() {
                    let mut inside = Vec::new();
                    self.substitute_body(call, inner.clone(), &mut inside);
                    out.append(&mut inside);
                }
                at = inner.end;
                pastes_on = definition.body.get(at).is_some_and(|close| close.flags.has(Flags::PASTE));
            } else if let TokenKind::Param(parameter) = token.kind {
                self.substitute_parameter(call, token, usize::from(parameter), paste, out);
            } else {
                out.push(Token { origin: call.origin, flags: token.flags.without(Flags::PASTE), ..*token });
            }
            // A comma before `## __VA_ARGS__` goes away with it, if the call leaves it out: gcc's extension.
            let comma = begin.checked_sub(1).filter(|last| out.get(*last).is_some_and(|left| left.is(Punct::Comma)));
            let comma_paste = paste && !left_empty && comma.is_some() && call.takes_rest(token.kind);
            if comma_paste {
                if self.call_arguments().is_some_and(|arguments| arguments.rest_omitted) {
                    out.truncate(begin - 1);
                }
            } else if paste && !left_empty && out.len() > begin && begin > 0 {
                self.paste(call.definition, out, begin);
            }
            left_empty = if paste && !comma_paste { left_empty && out.len() == begin } else { out.len() == begin };
            paste = pastes_on;
            at += 1;
            self.check_held(call, out.len());
        }
        self.count(out.len());
    }

    fn substitute_parameter(
        &mut self,
        call: &Call<'_>,
        token: &Token,
        parameter: usize,
        pasted_left: bool,
        out: &mut Vec<Token>,
    ) {
        let begin = out.len();
        if token.flags.has(Flags::STRINGIFY) {
            let text = self.stringify(parameter);
            out.push(Token { kind: TokenKind::Str, symbol: text, origin: call.origin, ..*token });
        } else if pasted_left || token.flags.has(Flags::PASTE) {
            out.extend_from_slice(self.raw_argument(parameter));
        } else {
            self.expanded_argument(call, parameter, out);
        }
        if let Some(first) = out.get_mut(begin) {
            first.flags = inherit(first.flags, token.flags).without(Flags::PASTE).without(Flags::STRINGIFY);
        }
    }

    /// Puts an argument with its macros expanded into `out`; the expansion is done once a call.
    fn expanded_argument(&mut self, call: &Call<'_>, parameter: usize, out: &mut Vec<Token>) {
        let Some(arguments) = self.call_arguments() else { return };
        if let Some((_, known)) = arguments.expanded.iter().find(|(number, _)| *number == parameter) {
            out.extend_from_slice(arguments.tokens.get(known.clone()).unwrap_or_default());
            return;
        }
        let Some(range) = arguments.ranges.get(parameter).cloned() else { return };
        let begin = out.len();
        self.expand_argument(range, out);
        if call.definition.uses.get(parameter).is_some_and(|uses| *uses > 1)
            && let Some(arguments) = self.calls.last_mut()
        {
            let first = arguments.tokens.len();
            arguments.tokens.extend_from_slice(out.get(begin..).unwrap_or_default());
            arguments.expanded.push((parameter, first..arguments.tokens.len()));
            self.held += out.len() - begin;
        }
    }

    /// Makes one token of the last one before `begin` and the one at `begin`.
    fn paste(&mut self, definition: &Macro, out: &mut Vec<Token>, begin: usize) {
        let (Some(left), Some(right)) = (out.get(begin - 1).copied(), out.get(begin).copied()) else { return };
        let mut text = self.symbols.text(left.symbol).to_vec();
        text.extend_from_slice(self.symbols.text(right.symbol));
        // Spellings can double as tokens can.
        self.count(text.len());
        let Some(kind) = single(&text) else {
            let (left_text, right_text) = (self.symbols.show(left.symbol), self.symbols.show(right.symbol));
            let message = format!("`{left_text}` and `{right_text}` do not make one token");
            self.report_at_definition(Kind::BadPaste, message, &left, definition);
            return;
        };
        let symbol = self.symbols.intern(&text);
        let flags = left.flags.without(Flags::PAINTED);
        if let Some(slot) = out.get_mut(begin - 1) {
            *slot = Token { kind, flags, symbol, ..left };
        }
        out.remove(begin);
    }

    /// The string that `#` makes of an argument.
    fn stringify(&mut self, parameter: usize) -> Symbol {
        let mut text = vec![b'"'];
        for (index, token) in self.raw_argument(parameter).iter().enumerate() {
            if index > 0 && (token.flags.has(Flags::SPACE) || token.flags.has(Flags::LINE_START)) {
                text.push(b' ');
            }
            let escape = matches!(token.kind, TokenKind::Str | TokenKind::Char);
            for byte in self.symbols.text(token.symbol) {
                if escape && matches!(byte, b'"' | b'\\') {
                    text.push(b'\\');
                }
                text.push(*byte);
            }
        }
        text.push(b'"');
        self.count(text.len());
        self.symbols.intern(&text)
    }

    /// A token that a `#define` does not stand behind: `__LINE__` and its like.
    pub(super) fn builtin(&mut self, name: Token) -> Option<Token> {
        let outermost = self.map.outermost(name.pos, name.origin);
        let (kind, text) = match name.symbol {
            names::BUILTIN_LINE => {
                let line = self.map.line(outermost).map_or(0, |(_, line)| i64::from(line));
                (TokenKind::Number, line.saturating_add(self.line_shift()).to_string())
            }
            names::BUILTIN_FILE => {
                let path = self.shown_name();
                (TokenKind::Str, format!("\"{}\"", path.replace('\\', "\\\\").replace('"', "\\\"")))
            }
            names::BUILTIN_COUNTER => {
                self.counter += 1;
                (TokenKind::Number, (self.counter - 1).to_string())
            }
            _ => return None,
        };
        Some(Token { kind, symbol: self.symbols.intern(text.as_bytes()), ..name })
    }
}

impl Call<'_> {
    /// Whether this is the parameter that takes all further arguments.
    fn takes_rest(&self, kind: TokenKind) -> bool {
        let last = self.definition.parameters.and_then(|count| count.checked_sub(1));
        self.definition.variadic && matches!(kind, TokenKind::Param(parameter) if Some(parameter) == last)
    }
}

/// The part of a body between the parentheses after `__VA_OPT__` at `at`; it ends where its `)` is.
pub(super) fn va_opt_part(body: &[Token], at: usize) -> Range<usize> {
    let mut depth = 0_usize;
    for (index, token) in body.iter().enumerate().skip(at + 1) {
        depth += usize::from(token.is(Punct::OpenParen));
        if token.is(Punct::CloseParen) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return at + 2..index;
            }
        }
    }
    at + 1..at + 1
}

/// White space before what replaces a token is that of the token.
pub(super) fn inherit(own: Flags, replaced: Flags) -> Flags {
    let mut flags = own.without(Flags::SPACE).without(Flags::LINE_START);
    for flag in [Flags::SPACE, Flags::LINE_START] {
        if replaced.has(flag) {
            flags = flags.with(flag);
        }
    }
    flags
}
