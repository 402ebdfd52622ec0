//! The preprocessor: text to tokens, with directives carried out and macros expanded.

mod beginning;
mod condition;
mod conditional;
mod direct;
mod directive;
mod expand;
mod include;
mod lexer;
mod macros;
mod preprocessor;
mod raw;
mod scan;
mod skipped;
mod stream;
mod token;

pub(crate) use conditional::Conditional;
pub(crate) use include::AbsentHeader;
pub(crate) use preprocessor::{Config, Macros, Preprocessed, Preprocessor};
pub(crate) use raw::{Raw, raw_tokens};
pub(crate) use skipped::Skipped;
pub(crate) use stream::{Expected, Parsed, Tokens, expected, punct};
pub(crate) use token::{Flags, Punct, Token, TokenKind};

use crate::source::{Diagnostics, Tree};

/// The tokens that one file of a tree preprocesses to, each separated by a blank: what golden tests compare.
///
/// Headers are sought beside the including file and in `search`.
pub fn preprocess_to_text(
    tree: &dyn Tree,
    path: &str,
    search: &[String],
    defines: &[(String, String)],
    undefines: &[String],
) -> (String, Diagnostics) {
    let config = Config { search: search.to_vec(), defines: defines.to_vec(), undefines: undefines.to_vec() };
    let mut preprocessor = Preprocessor::new(tree, config);
    preprocessor.run_file(path);
    let (unit, diagnostics) = preprocessor.finish();
    let words: Vec<_> = unit.tokens.iter().map(|token| unit.symbols.show(token.symbol)).collect();
    (words.join(" "), diagnostics)
}
