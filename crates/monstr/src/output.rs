//! Where results go, and in which form.

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, BufWriter, StdoutLock, Write};

/// The form of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people; it may change.
    #[default]
    Text,
    /// For programs; each document has a schema in docs/schema/.
    Json,
}

/// Standard output, buffered.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Standard output.
    pub fn new() -> Self {
        Self(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Writes out what is buffered: only now is it known whether there was room for it.
    pub fn finish(mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A text with its styles where they are seen on the standard output, and without them elsewhere.
pub fn seen(text: &str) -> Cow<'_, str> {
    match AutoStream::choice(&io::stdout()) {
        ColorChoice::Never => Cow::Owned(anstream::adapter::strip_str(text).to_string()),
        _ => Cow::Borrowed(text),
    }
}

/// Writes one JSON document on a line of its own.
pub fn json(mut output: impl Write, document: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut output, document)?;
    output.write_all(b"\n")
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
