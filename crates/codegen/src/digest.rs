//! Digests: of text, and of tokens whatever their spacing.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The sha256 of bytes, in lower-case hexadecimal.
pub fn sha256(bytes: impl AsRef<[u8]>) -> String {
    hex(&Sha256::digest(bytes.as_ref()))
}

/// The sha256 of tokens: of the text of each, one a line, so that it does not depend on how they are printed.
pub(crate) fn of_tokens(tokens: TokenStream) -> String {
    let mut hasher = Sha256::new();
    feed(&mut hasher, tokens);
    hex(&hasher.finalize())
}

fn feed(hasher: &mut Sha256, tokens: TokenStream) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => line(hasher, &ident.to_string()),
            TokenTree::Punct(punct) => line(hasher, &punct.as_char().to_string()),
            TokenTree::Literal(literal) => line(hasher, &literal.to_string()),
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                line(hasher, open);
                feed(hasher, group.stream());
                line(hasher, close);
            }
        }
    }
}

fn line(hasher: &mut Sha256, text: &str) {
    hasher.update(text);
    hasher.update("\n");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
