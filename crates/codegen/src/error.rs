//! What can go wrong: only a mistake of the generator's own.

use std::fmt;

/// The generator made text that is not Rust.
#[derive(Debug)]
pub struct Error {
    file: String,
    reason: syn::Error,
}

impl Error {
    pub(crate) fn new(file: &str, reason: syn::Error) -> Self {
        Self { file: file.to_owned(), reason }
    }

    /// The file that was to be made.
    pub fn file(&self) -> &str {
        &self.file
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, reason } = self;
        write!(f, "the text generated for {file} is no Rust: {reason}; this is a defect of crates/codegen")
    }
}

impl std::error::Error for Error {}
