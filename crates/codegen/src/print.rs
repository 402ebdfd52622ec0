//! From tokens to text.

use crate::{Error, File, Header};
use proc_macro2::TokenStream;
use std::mem::discriminant;
use syn::Item;

/// A file of these items, formatted, with its header; its text is known to be Rust.
pub(crate) fn file(name: String, header: &Header, items: TokenStream) -> Result<File, Error> {
    let parsed = syn::parse2::<syn::File>(items).map_err(|error| Error::new(&name, error))?;
    let text = header.before(&formatted(parsed));
    match syn::parse_file(&text) {
        Ok(_) => Ok(File { name, text }),
        Err(error) => Err(Error::new(&name, error)),
    }
}

/// The text of a file: each item by prettyplease, with blank lines between them, which it does not keep.
fn formatted(file: syn::File) -> String {
    let attributes = syn::File { shebang: None, frontmatter: None, attrs: file.attrs, items: Vec::new() };
    let mut text = prettyplease::unparse(&attributes);
    let mut previous = None;
    for item in file.items {
        let is_brief = match &item {
            Item::Use(_) => true,
            Item::Const(item) => item.attrs.is_empty(),
            Item::Mod(item) => item.content.is_none(),
            _ => false,
        };
        let kind = is_brief.then(|| discriminant(&item));
        if kind.is_none() || kind != previous {
            text.push('\n');
        }
        previous = kind;
        let alone = syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items: vec![item] };
        text.push_str(&prettyplease::unparse(&alone));
    }
    text
}
