//! Names of Rust made from names of the game.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The module of an edition: its id with `_` for what no identifier may have (`nethack_3_6_7`).
pub fn module_name(id: &str) -> String {
    let lower = sanitized(id).to_lowercase();
    if is_ident(&lower) { lower } else { format!("edition_{lower}") }
}

/// An identifier that begins with the given name and is not in `taken`, to which it is added.
pub(crate) fn unique(name: &str, taken: &mut BTreeSet<String>) -> String {
    let mut candidate = sanitized(name);
    if !is_ident(&candidate) {
        candidate = format!("_{candidate}");
    }
    // `_` alone, or still no identifier: of a name without letters.
    if !is_ident(&candidate) {
        candidate = format!("N{candidate}");
    }
    let mut unique = candidate.clone();
    let mut number = 2;
    while !taken.insert(unique.clone()) {
        unique = format!("{candidate}_{number}");
        number += 1;
    }
    unique
}

/// An identifier of this name, which must be one.
pub(crate) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Every identifier in `tokens`.
pub(crate) fn used(tokens: &TokenStream) -> BTreeSet<String> {
    let mut idents = BTreeSet::new();
    collect(tokens.clone(), &mut idents);
    idents
}

fn collect(tokens: TokenStream, idents: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                idents.insert(ident.to_string());
            }
            TokenTree::Group(group) => collect(group.stream(), idents),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn sanitized(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

fn is_ident(name: &str) -> bool {
    syn::parse_str::<syn::Ident>(name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_named_after_ids() {
        assert_eq!(module_name("nethack-3.6.7"), "nethack_3_6_7");
        assert_eq!(module_name("slashem-0.0.7E7F3"), "slashem_0_0_7e7f3");
        assert_eq!(module_name("3.6"), "edition_3_6");
        assert_eq!(module_name("self"), "edition_self");
    }

    #[test]
    fn every_name_becomes_an_identifier_of_its_own() {
        let mut taken = BTreeSet::new();
        let names = ["3_HEADED_HYDRA", "GHOUL", "GHOUL", "", "É", "É", "ORC-SHAMAN"];
        let idents = names.map(|name| unique(name, &mut taken));
        assert_eq!(idents, ["_3_HEADED_HYDRA", "GHOUL", "GHOUL_2", "N_", "__", "___2", "ORC_SHAMAN"]);
    }
}
