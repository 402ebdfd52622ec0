//! The list of all editions.

use crate::idents::ident;
use crate::{Error, File, Header, module_name, print};
use quote::quote;

/// The file `index.rs`: a module for each edition, and the list of all, in the given order.
///
/// # Errors
/// What was made is no Rust: a defect of this crate.
pub fn index(ids: &[&str]) -> Result<File, Error> {
    let header = Header {
        made_by: "Made by `cargo xtask regen` from the list of editions; to change it, edit \
                  vendor-sources/sources.toml or crates/codegen and run that again."
            .to_owned(),
        ..Header::default()
    };
    let modules: Vec<_> = ids.iter().map(|id| ident(&module_name(id))).collect();
    let items = quote! {
        //! Every edition.

        #(pub mod #modules;)*

        /// Every edition, in the order of `vendor-sources/sources.toml`.
        pub static EDITIONS: &[&model::Edition] = &[#(&#modules::EDITION),*];
    };
    print::file("index.rs".to_owned(), &header, items)
}
