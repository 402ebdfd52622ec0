//! Tokens of a file as they stand: no macro is expanded, no header read, and every branch of an `#if` is there but that of
//! `#if 0`. For what is asked of code whose configuration does not matter.

use super::lexer::Lexer;
use super::scan::function_ends;
use super::token::{Flags, Token, TokenKind};
use crate::names;
use crate::source::{Interner, Origin, Pos, SourceText};
use std::sync::Arc;

/// Tokens of one file.
#[derive(Debug)]
pub(crate) struct Raw {
    /// The tokens; a directive that defines a macro is among them, with a [`TokenKind::Newline`] behind it. A position is
    /// an offset into the text.
    pub(crate) tokens: Vec<Token>,
    /// Their spellings.
    pub(crate) symbols: Interner,
}

/// Reads the tokens of those functions of a file, with what stands before each, that have one of the places in them, which
/// are in their order. Text that is no C ends the reading, without an error.
pub(crate) fn raw_tokens(text: &Arc<SourceText>, mut places: &[usize]) -> Raw {
    let mut symbols = Interner::default();
    names::intern_all(&mut symbols);
    let lexer = Lexer::new(Arc::clone(text), Pos(0));
    let mut reader = Reader { lexer, raw: Raw { tokens: Vec::new(), symbols }, dead: 0 };
    for end in function_ends(text.joined()) {
        let within = places.partition_point(|place| *place < end);
        if within == 0 {
            reader.skip(end);
        } else if !reader.read(end) {
            break;
        }
        places = places.get(within..).unwrap_or_default();
        if places.is_empty() {
            break;
        }
    }
    reader.raw
}

struct Reader {
    lexer: Lexer,
    raw: Raw,
    /// How many groups are open since an `#if 0`, that one among them.
    dead: usize,
}

impl Reader {
    /// Reads up to the end of a function; whether the text is C so far.
    fn read(&mut self, end: usize) -> bool {
        while (self.lexer.pos().0 as usize) < end {
            let Some(token) = self.lexer.next(&mut self.raw.symbols, false) else { break };
            if self.lexer.take_fault().is_some() {
                return false;
            }
            if token.begins_directive() {
                let line = self.line();
                let word = |at: usize| line.get(at).map_or(&b""[..], |token| self.raw.symbols.text(token.symbol));
                self.dead = dead_after(self.dead, word(0), word(1) == b"0" && line.len() == 2);
                if self.dead == 0 && word(0) == b"define" {
                    let (kind, symbol) = (TokenKind::Newline, names::NEWLINE);
                    let end = Token { kind, flags: Flags::default(), symbol, pos: token.pos, origin: Origin::FILE };
                    self.raw.tokens.extend([end].into_iter().chain(line).chain([end]));
                }
            } else if self.dead == 0 {
                self.raw.tokens.push(token);
            }
        }
        true
    }

    /// Goes past everything up to the end of a function, but for the conditionals.
    fn skip(&mut self, end: usize) {
        while let Some(name) = self.lexer.skip_to_directive(&mut self.raw.symbols, end) {
            let is_if = self.raw.symbols.text(name.symbol) == b"if";
            let line = if is_if { self.line() } else { Vec::new() };
            let is_0 = matches!(line.as_slice(), [only] if self.raw.symbols.text(only.symbol) == b"0");
            self.dead = dead_after(self.dead, self.raw.symbols.text(name.symbol), is_0);
            let _ = self.lexer.skip_line();
        }
    }

    /// The tokens up to the end of a directive's line.
    fn line(&mut self) -> Vec<Token> {
        let mut line = Vec::new();
        while let Some(token) = self.lexer.next(&mut self.raw.symbols, true) {
            if token.kind == TokenKind::Newline {
                break;
            }
            line.push(token);
        }
        line
    }
}

/// How many groups are open since an `#if 0` after a directive of this name; whether it is followed by a lone `0`.
fn dead_after(dead: usize, name: &[u8], is_0: bool) -> usize {
    match name {
        b"if" | b"ifdef" | b"ifndef" if dead > 0 => dead + 1,
        b"if" if is_0 => 1,
        b"endif" => dead.saturating_sub(1),
        b"else" | b"elif" if dead == 1 => 0,
        _ => dead,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of the functions with an `@`.
    fn words(text: &str) -> Vec<String> {
        let text = Arc::new(SourceText::new(Arc::from("a.c"), text.as_bytes().to_vec()));
        let places: Vec<_> = memchr::memchr_iter(b'@', text.joined()).collect();
        let raw = raw_tokens(&text, &places);
        let words = raw.tokens.iter().filter(|token| token.kind != TokenKind::Newline);
        words.map(|token| raw.symbols.show(token.symbol).into_owned()).collect()
    }

    #[test]
    fn every_branch_is_read_but_that_of_if_0() {
        let text =
            "a\n#if 0\nb\n#ifdef X\nc\n#endif\n#else\nd\n#endif\n#ifdef Y\ne\n#else\nf\n#endif\n#include \"g.h\"\n@";
        assert_eq!(words(text), ["a", "d", "e", "f", "@"]);
    }

    #[test]
    fn macros_are_read_and_comments_are_not() {
        assert_eq!(
            words("#define A(x) \\\n (x) /* b */\n\"c\" // d @\n"),
            ["define", "A", "(", "x", ")", "(", "x", ")", "\"c\""]
        );
    }

    #[test]
    fn only_functions_with_a_place_are_read() {
        assert_eq!(words("a {\n}\nb { @\n}\nc {\n}\n"), ["b", "{", "@", "}"]);
        // What is hidden from one function by a comment, or a conditional of another, stays so.
        assert_eq!(words("a /*\n}*/ {\n}\nb '@'"), ["b", "'@'"]);
        assert_eq!(words("a {\n#if 0\n}\n#if 1\nb @\n}\n#endif\n#else\nc @\n#endif\n}\n"), ["c", "@", "}"]);
    }
}
