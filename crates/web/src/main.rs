//! `monstr-web-page`: writes the page as it is before any script runs, with the threats at the default place.

use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(shown) = web::Page::new().show("") else { return ExitCode::FAILURE };
    match io::stdout().write_all(web::document(&shown).as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
