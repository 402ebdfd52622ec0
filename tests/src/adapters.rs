//! The few places where the tests meet the API of the crates under test.

use model::Edition;
use parser::source::Diagnostics;
use parser::{Request, Tree};

/// The tokens that `path` preprocesses to, joined by single blanks.
///
/// # Errors
/// What keeps the adapter from answering.
pub fn preprocess(tree: &dyn Tree, path: &str, request: &Request) -> Result<(String, Diagnostics), String> {
    let search = ["include".to_owned()];
    Ok(parser::cpp::preprocess_to_text(tree, path, &search, &request.defines, &request.undefines))
}

/// The type, by C's name, and the value of a constant expression after the declarations of `prelude`.
///
/// Whole numbers in decimal; others as Rust's `{:?}` or any form that reads back as the same number.
///
/// # Errors
/// Why it has none, in the form of the diagnostic.
pub fn evaluate(prelude: &str, expression: &str) -> Result<(String, String), String> {
    parser::c::evaluate(prelude, expression).map_err(|diagnostics| {
        let lines: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}

/// The editions that are compiled in.
pub fn editions() -> Vec<&'static Edition> {
    bestiary::EDITIONS.to_vec()
}
