//! `monstr completions`: what a shell needs to complete command lines.

use crate::arguments::{Arguments, Completions};
use crate::exit::Done;
use crate::output::Output;
use clap::CommandFactory;
use std::io::Write;

/// Writes the script of a shell.
pub fn run(options: &Completions) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Arguments::command(), "monstr", &mut script);
    let mut output = Output::new();
    output.write_all(&script)?;
    Ok(output.finish()?)
}
