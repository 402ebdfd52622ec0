//! The text of groups that are not compiled, read all the same when somebody asks what it would have been.

use super::Conditional;
use super::lexer::Lexer;
use super::token::{Token, TokenKind};
use crate::names;
use crate::source::{Interner, SourceMap, SourceText};
use std::sync::Arc;

/// The tokens of a group that was not compiled: as they stand, without directives and with no macro expanded.
#[derive(Debug)]
pub(crate) struct Skipped {
    /// The tokens; their positions are those in the file.
    pub(crate) tokens: Vec<Token>,
    /// Their spellings.
    pub(crate) symbols: Interner,
}

impl Skipped {
    /// Reads a group again; `None` where it was compiled, or where it has no end.
    pub(crate) fn read(conditional: &Conditional, map: &SourceMap) -> Option<Self> {
        let end = conditional.end.filter(|_| !conditional.taken)?;
        let text = map.between(conditional.at, end)?;
        let text = Arc::new(SourceText::new(Arc::from("<skipped>"), text.to_vec()));
        let mut lexer = Lexer::new(text, conditional.at);
        let mut symbols = Interner::default();
        names::intern_all(&mut symbols);
        let mut tokens = Vec::new();
        // The rest of the directive that it begins with, and the `#` of the one that it ends with.
        lexer.skip_line();
        while let Some(token) = lexer.next(&mut symbols, false) {
            if token.begins_directive() {
                lexer.skip_line();
            } else if token.kind != TokenKind::Newline {
                tokens.push(token);
            }
        }
        Some(Self { tokens, symbols })
    }
}
