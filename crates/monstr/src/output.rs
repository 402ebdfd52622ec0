//! Where results go, and in which form.

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::sync::atomic::{AtomicBool, Ordering};

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

/// Whether nothing but ASCII is written.
static ASCII: AtomicBool = AtomicBool::new(false);

/// Makes it the choice of the whole program whether nothing but ASCII is written.
pub fn set_ascii(ascii: bool) {
    ASCII.store(ascii, Ordering::Relaxed);
}

/// A text in ASCII: signs as the nearest ones, other letters as `\uXXXX`, which in JSON is the letter itself.
fn ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '…' => plain.push_str("..."),
            '−' | '–' | '—' | '─' => plain.push('-'),
            '’' | '‘' => plain.push('\''),
            '█' | '▉' | '▊' | '▋' | '▌' => plain.push('#'),
            '▍' | '▎' | '▏' => plain.push('.'),
            _ if letter.is_ascii() => plain.push(letter),
            _ => plain.extend(letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}"))),
        }
    }
    plain
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
        if !ASCII.load(Ordering::Relaxed) || bytes.is_ascii() {
            return self.0.write(bytes);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                self.0.write_all(ascii(text).as_bytes())?;
                Ok(bytes.len())
            }
            Err(_) => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::ascii;

    #[test]
    fn signs_are_as_near_as_can_be_and_letters_are_escaped() {
        assert_eq!(ascii("a − b …"), "a - b ...");
        assert_eq!(ascii("███▌▏"), "####.");
        assert_eq!(ascii("\"Jörmungandr 🐍\""), "\"J\\u00f6rmungandr \\ud83d\\udc0d\"");
    }
}
