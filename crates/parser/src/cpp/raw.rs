//! A file's tokens as they stand: no macro is expanded, no header read, and every branch of an `#if` is there but that of
//! `#if 0`. For what is asked of code whose configuration does not matter.

use super::lexer::Lexer;
use super::token::{Flags, Token, TokenKind};
use crate::names;
use crate::source::{Interner, Origin, Pos, SourceText};
use std::sync::Arc;

/// The tokens of one file.
#[derive(Debug)]
pub(crate) struct Raw {
    /// The tokens; a directive that defines a macro is among them, with a [`TokenKind::Newline`] behind it. A position is
    /// an offset into the text.
    pub(crate) tokens: Vec<Token>,
    /// Their spellings.
    pub(crate) symbols: Interner,
}

/// Reads the tokens of a file. Text that is no C ends the reading, without an error.
pub(crate) fn raw_tokens(text: &Arc<SourceText>) -> Raw {
    let mut symbols = Interner::default();
    names::intern_all(&mut symbols);
    let mut lexer = Lexer::new(Arc::clone(text), Pos(0));
    let mut tokens = Vec::new();
    // How many groups are open since an `#if 0`, that one among them.
    let mut dead = 0_usize;
    while let Some(token) = lexer.next(&mut symbols, false) {
        if lexer.take_fault().is_some() {
            break;
        }
        if !token.begins_directive() {
            if dead == 0 {
                tokens.push(token);
            }
            continue;
        }
        let line = directive(&mut lexer, &mut symbols);
        let word = |at: usize| line.get(at).map_or(&b""[..], |token| symbols.text(token.symbol));
        match word(0) {
            b"if" | b"ifdef" | b"ifndef" if dead > 0 => dead += 1,
            b"if" if word(1) == b"0" && line.len() == 2 => dead = 1,
            b"endif" => dead = dead.saturating_sub(1),
            b"else" | b"elif" if dead == 1 => dead = 0,
            b"define" if dead == 0 => {
                let (kind, symbol) = (TokenKind::Newline, names::NEWLINE);
                let end = Token { kind, flags: Flags::default(), symbol, pos: token.pos, origin: Origin::FILE };
                tokens.extend([end].into_iter().chain(line).chain([end]));
            }
            _ => {}
        }
    }
    Raw { tokens, symbols }
}

/// The tokens of a directive behind its `#`.
fn directive(lexer: &mut Lexer, symbols: &mut Interner) -> Vec<Token> {
    let mut line = Vec::new();
    while let Some(token) = lexer.next(symbols, true) {
        if token.kind == TokenKind::Newline {
            break;
        }
        line.push(token);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let text = Arc::new(SourceText::new(Arc::from("a.c"), text.as_bytes().to_vec()));
        let raw = raw_tokens(&text);
        let words = raw.tokens.iter().filter(|token| token.kind != TokenKind::Newline);
        words.map(|token| raw.symbols.show(token.symbol).into_owned()).collect()
    }

    #[test]
    fn every_branch_is_read_but_that_of_if_0() {
        let text =
            "a\n#if 0\nb\n#ifdef X\nc\n#endif\n#else\nd\n#endif\n#ifdef Y\ne\n#else\nf\n#endif\n#include \"g.h\"\n";
        assert_eq!(words(text), ["a", "d", "e", "f"]);
    }

    #[test]
    fn macros_are_read_and_comments_are_not() {
        assert_eq!(
            words("#define A(x) \\\n (x) /* b */\n\"c\" // d\n"),
            ["define", "A", "(", "x", ")", "(", "x", ")", "\"c\""]
        );
    }
}
