//! Where results go, and in which form.

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt::Write as _;
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

/// Whether there may be anything in a text that is not to be written as it is; without looking closely, since tables of
/// megabytes are written.
fn is_suspicious(bytes: &[u8]) -> bool {
    let is_suspicious = |byte: &u8| !matches!(byte, b' '..=b'~' | b'\n');
    // All of them, which is faster than to stop at the first.
    bytes.iter().fold(0, |found, byte| found | u8::from(is_suspicious(byte))) != 0
}

/// A text that does nothing to a terminal but to colour it: control characters of a name or of a commit's subject, and what
/// would turn its letters around, as `\uXXXX`, which in JSON is the letter itself.
pub fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let length = style_length(rest).unwrap_or(letter.len_utf8());
        let (first, after) = rest.split_at(length);
        rest = after;
        match letter {
            '\n' | '\t' => shown.push(letter),
            _ if length > 1 && letter == '\x1b' => shown.push_str(first),
            '\0'..' ' | '\x7f'..'\u{a0}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                let _ = write!(shown, "\\u{:04x}", u32::from(letter));
            }
            _ => shown.push(letter),
        }
    }
    shown
}

/// How long the sequence is that a text begins with and that says how letters look, as `ESC [ 1 ; 31 m`.
fn style_length(text: &str) -> Option<usize> {
    let codes = text.strip_prefix("\x1b[")?;
    let end = codes.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
    codes.get(end..)?.starts_with('m').then_some("\x1b[".len() + end + 1)
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
        let text = if is_suspicious(bytes) { std::str::from_utf8(bytes).ok() } else { None };
        let Some(text) = text else { return self.0.write(bytes) };
        let shown = harmless(text);
        let shown = if ASCII.load(Ordering::Relaxed) { ascii(&shown) } else { shown };
        self.0.write_all(shown.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{ascii, harmless, is_suspicious};

    #[test]
    fn nothing_is_done_to_a_terminal_but_to_colour_it() {
        let styled = "\x1b[1m\x1b[38;5;9mJörmungandr\x1b[0m −1\t…\n";
        assert_eq!(harmless(styled), styled);
        assert_eq!(harmless("a\x1b[2Jnt\x1b]0;x\x07\r"), r"a\u001b[2Jnt\u001b]0;x\u0007\u000d");
        assert_eq!(harmless("\x7f\u{9b}2J \u{202e}tna"), r"\u007f\u009b2J \u202etna");
        assert!(is_suspicious(b"\x1b") && is_suspicious("\u{9b}".as_bytes()) && !is_suspicious(b"{\"a\": 1}\n"));
    }

    #[test]
    fn signs_are_as_near_as_can_be_and_letters_are_escaped() {
        assert_eq!(ascii("a − b …"), "a - b ...");
        assert_eq!(ascii("███▌▏"), "####.");
        assert_eq!(ascii("\"Jörmungandr 🐍\""), "\"J\\u00f6rmungandr \\ud83d\\udc0d\"");
    }
}
