//! `monstr-web-bindgen MODULE FOLDER NAME`: what `wasm-bindgen --target web` does, from the library that it is made of.
//!
//! Cargo installs `wasm-bindgen-cli` only with all that its test runner needs, and in the versions of a lock file that
//! is not this repository's. Here the versions are those of `Cargo.lock` beside this.

use std::error::Error;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [module, folder, name] = arguments.as_slice() else {
        return Err("usage: monstr-web-bindgen MODULE FOLDER NAME".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    Ok(bindgen.generate(folder)?)
}
