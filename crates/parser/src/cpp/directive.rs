//! Directives: the lines that begin with `#`.

use super::lexer::Fault;
use super::macros::{Macro, va_opt_part};
use super::preprocessor::{Preprocessor, SPARE};
use super::token::{Flags, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Kind, Symbol};
use std::sync::Arc;

/// How many parameters a macro may have.
const PARAMETERS: usize = 1000;

/// The directives that are worth suggesting.
const DIRECTIVES: &[&str] = &[
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "include", "line", "pragma", "undef",
    "warning",
];

/// The directive that a name may be a misspelling of.
fn similar_directive(name: &str) -> Option<&'static str> {
    let distance = |directive: &&&str| strsim::damerau_levenshtein(directive, name);
    DIRECTIVES.iter().min_by_key(distance).filter(|directive| distance(directive) <= 2).copied()
}

/// The `__VA_OPT__` that stands within another, if there is one.
fn va_opt_within_another(body: &[Token]) -> Option<Token> {
    let mut end = 0;
    for (index, token) in body.iter().enumerate().filter(|(_, token)| token.symbol == names::VA_OPT) {
        if index < end {
            return Some(*token);
        }
        end = va_opt_part(body, index).end;
    }
    None
}

impl Preprocessor<'_> {
    /// Carries out the directive after a `#`.
    pub(super) fn directive(&mut self) {
        self.in_directive = true;
        let name = self.lex();
        self.in_directive = false;
        let Some(name) = name.filter(|name| name.kind != TokenKind::Newline) else { return };
        match name.symbol {
            names::DEFINE => self.with_line(|this, line| this.define(&name, line)),
            names::UNDEF => self.with_line(|this, line| this.undefine(&name, line)),
            names::INCLUDE | names::INCLUDE_NEXT | names::IMPORT => return self.include(&name),
            names::IF | names::IFDEF | names::IFNDEF => return self.open_conditional(&name),
            names::ELIF | names::ELIFDEF | names::ELIFNDEF | names::ELSE | names::ENDIF => {
                return self.continue_conditional(&name);
            }
            names::ERROR => {
                let message = self.message();
                self.report_with_help(Kind::ErrorDirective, format!("#error {message}"), &name, |this| {
                    let help = "a build may define what is asked for here: give it with -D NAME, or -U NAME";
                    Some(match this.condition_before_else() {
                        Some(condition) => format!("{help}; the last condition before it is `#{condition}`"),
                        None => help.to_owned(),
                    })
                });
            }
            names::WARNING => {
                let message = self.message();
                self.report(Kind::WarningDirective, format!("#warning {message}"), &name);
            }
            names::PRAGMA => self.pragma(),
            names::LINE => {
                let tokens = self.expanded_line();
                self.renumber(&name, &tokens);
            }
            names::IDENT | names::SCCS | names::ASSERT | names::UNASSERT => {}
            // A line marker, as a preprocessor writes it.
            _ if name.kind == TokenKind::Number => {
                let mut tokens = vec![name];
                tokens.append(&mut self.expanded_line());
                self.renumber(&name, &tokens);
            }
            _ => {
                let message = format!("`#{}` is no directive", self.symbols.show(name.symbol));
                self.report_with_help(Kind::UnknownDirective, message, &name, |this| {
                    let similar = similar_directive(&this.symbols.show(name.symbol))?;
                    Some(format!("did you mean `#{similar}`?"))
                });
            }
        }
        self.leave_line();
    }

    /// The rest of the line, as text.
    fn message(&self) -> String {
        let line = self.sources.last().map_or(&b""[..], |source| source.lexer.rest_of_line());
        String::from_utf8_lossy(line).trim().to_owned()
    }

    /// Leaves the rest of a directive's line.
    pub(super) fn leave_line(&mut self) {
        if let Some(unclosed) = self.sources.last_mut().and_then(|source| source.lexer.skip_line()) {
            self.report_fault(Fault::UnclosedComment, &unclosed);
        }
    }

    fn pragma(&mut self) {
        self.in_directive = true;
        let word = self.lex();
        self.in_directive = false;
        match word {
            Some(word) if word.symbol == names::ONCE => self.include_once(),
            Some(word) if word.symbol == names::PACK => {
                let message = "`#pragma pack` is not followed: what is declared after it may be laid out otherwise";
                self.report(Kind::IgnoredPragma, message.to_owned(), &word);
            }
            _ => {}
        }
    }

    /// Does something with the tokens up to the end of the line, unexpanded.
    fn with_line(&mut self, work: impl FnOnce(&mut Self, &[Token])) {
        // Most directives are definitions: their tokens are put into the same memory each time.
        let mut tokens = std::mem::take(&mut self.line);
        while let Some(source) = self.sources.last_mut()
            && let Some(mut token) = source.lexer.read_line(&mut self.symbols, &mut tokens)
        {
            match source.lexer.take_fault() {
                Some(Fault::UnclosedLiteral) => {
                    // Nothing is wrong as long as nobody uses it: compilers warn, and go on.
                    let message = "what begins with this quote does not end on its line, and cannot be used";
                    self.report(Kind::UnclosedDefinition, message.to_owned(), &token);
                    token.kind = TokenKind::Stray;
                }
                Some(fault) => self.report_fault(fault, &token),
                None => {}
            }
            // So is a comment that does not end.
            if token.kind == TokenKind::Newline {
                break;
            }
            tokens.push(token);
        }
        work(self, &tokens);
        if tokens.capacity() <= SPARE {
            tokens.clear();
            self.line = tokens;
        }
    }

    /// The tokens up to the end of the line, with macros expanded.
    pub(super) fn expanded_line(&mut self) -> Vec<Token> {
        self.in_directive = true;
        let mut tokens = Vec::new();
        while let Some(token) = self.next().filter(|token| token.kind != TokenKind::Newline) {
            tokens.push(token);
        }
        self.in_directive = false;
        self.lookahead = None;
        tokens
    }

    fn undefine(&mut self, directive: &Token, tokens: &[Token]) {
        match tokens.first().filter(|name| name.kind == TokenKind::Ident) {
            Some(name) if !self.fixed.contains(&name.symbol) => {
                self.set_macro(name.symbol, None);
                self.asked.insert(name.symbol);
            }
            Some(_) => {}
            None => self.report(Kind::BadDirective, "`#undef` takes a name".to_owned(), directive),
        }
    }

    fn define(&mut self, directive: &Token, tokens: &[Token]) {
        let Some((name, rest)) = tokens.split_first().filter(|(name, _)| name.kind == TokenKind::Ident) else {
            self.report(Kind::BadDirective, "`#define` takes a name".to_owned(), directive);
            return;
        };
        if name.symbol == names::DEFINED {
            self.report(Kind::BadDirective, "`defined` cannot be a macro".to_owned(), name);
            return;
        }
        // Only a parenthesis that touches the name begins parameters.
        let function_like = rest.first().is_some_and(|next| next.is(Punct::OpenParen) && !next.flags.has(Flags::SPACE));
        let parsed = if function_like { self.parameters(name, rest) } else { Some((None, false, Vec::new(), rest)) };
        let Some((parameters, variadic, names, body)) = parsed else { return };
        let Some(body) = self.body(parameters.is_some(), &names, body) else { return };
        if let Some(inner) = variadic.then(|| va_opt_within_another(&body)).flatten() {
            self.report(Kind::BadDirective, "`__VA_OPT__` cannot be within another".to_owned(), &inner);
            return;
        }
        let simple = body.iter().all(|token| {
            !token.flags.has(Flags::PASTE)
                && !token.flags.has(Flags::STRINGIFY)
                && (token.symbol != names::VA_OPT || !variadic)
        });
        let literal = !body.iter().any(|token| matches!(token.kind, TokenKind::Ident | TokenKind::Param(_)));
        let mut uses = vec![0_u8; usize::from(parameters.unwrap_or(0))];
        for token in &body {
            if let TokenKind::Param(parameter) = token.kind
                && let Some(count) = uses.get_mut(usize::from(parameter))
            {
                *count = count.saturating_add(1);
            }
        }
        // Whether there is a rest is asked by expanding it.
        if variadic && let Some(count) = uses.last_mut() {
            *count = count.saturating_add(body.iter().filter(|token| token.symbol == names::VA_OPT).count() as u8);
        }
        let definition = Macro { name: name.symbol, pos: name.pos, parameters, variadic, body, uses, simple, literal };
        if self.fixed.contains(&name.symbol) {
            return;
        }
        if let Some(old) = self.macro_named(name.symbol).filter(|old| !old.same_as(&definition)) {
            let message = format!("`{}` is defined again, differently", self.symbols.show(name.symbol));
            self.report_at_definition(Kind::MacroRedefined, message, name, &old);
        }
        self.set_macro(name.symbol, Some(Arc::new(definition)));
    }

    /// The parameters of a function-like macro: how many, whether the last takes the rest, their names; and the body.
    #[expect(clippy::type_complexity, reason = "the parts of a definition, taken apart at the one call")]
    fn parameters<'a>(
        &mut self,
        name: &Token,
        tokens: &'a [Token],
    ) -> Option<(Option<u8>, bool, Vec<Symbol>, &'a [Token])> {
        let mut names = Vec::new();
        let mut variadic = false;
        let mut rest = tokens.get(1..).unwrap_or_default();
        if let [close, body @ ..] = rest
            && close.is(Punct::CloseParen)
        {
            return Some((Some(0), false, names, body));
        }
        loop {
            match rest {
                [dots, after @ ..] if dots.is(Punct::Ellipsis) => {
                    names.push(names::VA_ARGS);
                    variadic = true;
                    rest = after;
                }
                [parameter, after @ ..] if parameter.kind == TokenKind::Ident => {
                    if names.contains(&parameter.symbol) {
                        let shown = self.symbols.show(parameter.symbol);
                        let message = format!("two parameters are called `{shown}`");
                        self.report(Kind::BadDirective, message, parameter);
                        return None;
                    }
                    if names.len() >= PARAMETERS {
                        let message = format!("a macro with more than {PARAMETERS} parameters");
                        self.report(Kind::LimitReached, message, parameter);
                        return None;
                    }
                    names.push(parameter.symbol);
                    rest = after;
                    if let [dots, after @ ..] = rest
                        && dots.is(Punct::Ellipsis)
                    {
                        variadic = true;
                        rest = after;
                    }
                }
                _ => {}
            }
            match rest {
                [comma, after @ ..] if comma.is(Punct::Comma) && !variadic && !names.is_empty() => rest = after,
                [close, body @ ..] if close.is(Punct::CloseParen) => {
                    let Ok(count) = u8::try_from(names.len()) else {
                        let message = format!("`{}` has more than 255 parameters", self.symbols.show(name.symbol));
                        self.report(Kind::LimitReached, message, name);
                        return None;
                    };
                    return Some((Some(count), variadic, names, body));
                }
                _ => {
                    let message = format!("the parameters of `{}` are malformed", self.symbols.show(name.symbol));
                    self.report(Kind::BadDirective, message, rest.first().unwrap_or(name));
                    return None;
                }
            }
        }
    }

    /// A macro's body with its parameters numbered, and its `#` and `##` made properties of their operands.
    fn body(&mut self, function_like: bool, parameters: &[Symbol], tokens: &[Token]) -> Option<Vec<Token>> {
        let mut body: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut stringify = None;
        for (index, token) in tokens.iter().enumerate() {
            let mut token = Token { flags: token.flags.without(Flags::LINE_START), ..*token };
            if token.is(Punct::HashHash) {
                let last = index + 1 == tokens.len();
                match body.last_mut().filter(|_| !last && stringify.is_none()) {
                    Some(left) => left.flags = left.flags.with(Flags::PASTE),
                    None => {
                        let message = "`##` must stand between two tokens".to_owned();
                        self.report(Kind::BadDirective, message, &token);
                        return None;
                    }
                }
                continue;
            }
            if function_like && stringify.is_none() && token.is(Punct::Hash) {
                stringify = Some(token);
                continue;
            }
            if token.kind == TokenKind::Ident
                && let Some(number) = parameters.iter().position(|parameter| *parameter == token.symbol)
            {
                token.kind = TokenKind::Param(number as u8);
            }
            if let Some(hash) = stringify.take() {
                if !matches!(token.kind, TokenKind::Param(_)) {
                    self.report(Kind::BadDirective, "`#` must stand before a parameter".to_owned(), &hash);
                    return None;
                }
                let space = if hash.flags.has(Flags::SPACE) { Flags::SPACE } else { Flags::default() };
                token.flags = token.flags.without(Flags::SPACE).with(Flags::STRINGIFY).with(space);
            }
            body.push(token);
        }
        if let Some(hash) = stringify {
            self.report(Kind::BadDirective, "`#` must stand before a parameter".to_owned(), &hash);
            return None;
        }
        Some(body)
    }
}
