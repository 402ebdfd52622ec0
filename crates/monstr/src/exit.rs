//! How the program ends: 0 for done, 1 for findings, 2 for what could not be read or written.

use crate::say::say;
use parser::source::{Diagnostic, Diagnostics, Severity};
use std::fmt;
use std::io;
use std::process::ExitCode;
use tree::OpenError;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub enum Failure {
    /// The command line asks for what cannot be.
    Usage(String),
    /// The source could not be read; the diagnostics say why.
    Source(Diagnostics),
    /// It was done, and something was found, which was reported.
    Findings,
    /// Some of several trees could not be read, which was reported for each.
    Unreadable {
        /// How many.
        unreadable: usize,
        /// How many there are.
        trees: usize,
    },
    /// The result could not be written.
    Output(io::Error),
}

/// What a command gives back.
pub type Done = Result<(), Failure>;

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Self::Usage(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(message) => f.write_str(message),
            Self::Source(diagnostics) => write!(f, "{} errors", diagnostics.error_count()),
            Self::Findings => f.write_str("something was found"),
            Self::Unreadable { unreadable, trees } => write!(f, "{unreadable} of {trees} trees cannot be read"),
            Self::Output(error) => write!(f, "cannot write the result: {error}"),
        }
    }
}

/// Reports what went wrong, and says how the process ends.
pub fn code(done: Done) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Findings) => ExitCode::from(1),
        Err(Failure::Source(diagnostics)) => {
            report(&diagnostics, Severity::Error);
            ExitCode::from(2)
        }
        Err(failure) => {
            say(format_args!("error: {failure}"));
            ExitCode::from(2)
        }
    }
}

/// Writes the diagnostics that are at least as bad as `least`, and how many were left out.
pub fn report(diagnostics: &Diagnostics, least: Severity) {
    for diagnostic in diagnostics.iter().filter(|diagnostic| diagnostic.severity() >= least) {
        say(format_args!("{}", rendered(diagnostic)));
    }
    let dropped = diagnostics.dropped(least);
    if dropped > 0 {
        say(format_args!("… and {dropped} more"));
    }
}

/// A diagnostic with its colours; `anstream` takes them out where nobody would see them.
fn rendered(diagnostic: &Diagnostic) -> String {
    diagnostic.render(true)
}
