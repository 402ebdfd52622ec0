//! The text of one file, as the preprocessor reads it.

use std::sync::{Arc, OnceLock};

/// How many bytes a line may have to be shown.
const SHOWN: usize = 4096;

/// A file's text with its continued lines joined (C's translation phases 1 and 2).
#[derive(Debug)]
pub struct SourceText {
    path: Arc<str>,
    text: Vec<u8>,
    /// Where in the text a line's end was taken out.
    splices: Vec<u32>,
    /// Where the lines of the file begin, found when a line is first asked for.
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceText {
    /// Decodes a file: UTF-16 with a byte order mark becomes UTF-8, everything else stays the bytes it is.
    pub fn new(path: Arc<str>, bytes: Vec<u8>) -> Self {
        let mut text = decode(bytes);
        end_lines(&mut text);
        let splices = join_lines(&mut text);
        Self { path, text, splices, line_starts: OnceLock::new() }
    }

    /// The file's path, from the tree's root.
    pub fn path(&self) -> &Arc<str> {
        &self.path
    }

    /// The text with continued lines joined.
    pub fn joined(&self) -> &[u8] {
        &self.text
    }

    /// Line, column (in characters, both from 1) and the whole line at an offset of the joined text; no line where it is
    /// too long to be shown.
    pub fn locate(&self, offset: usize) -> (u32, u32, String) {
        let offset = offset.min(self.text.len());
        let (before, after) = self.text.split_at_checked(offset).unwrap_or((&self.text, &[]));
        // One place needs no list of all lines.
        let splices = self.splices.partition_point(|splice| *splice as usize <= offset);
        let number = memchr::memchr_iter(b'\n', before).count() as u32 + splices as u32 + 1;
        let spliced = splices.checked_sub(1).and_then(|last| self.splices.get(last)).map_or(0, |at| *at as usize);
        let begin = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1).max(spliced);
        let newline = offset + memchr::memchr(b'\n', after).unwrap_or(after.len());
        let next = self.splices.get(splices).map_or(usize::MAX, |at| *at as usize);
        let (end, continues) = (newline.min(next), next <= newline);
        let line = self.text.get(begin..end).unwrap_or_default();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let before = line.get(..offset - begin).unwrap_or(line);
        if line.len() > SHOWN {
            let column = before.iter().filter(|byte| !matches!(byte, 0x80..=0xBF)).count();
            return (number, column as u32 + 1, String::new());
        }
        let (column, mut shown) = match std::str::from_utf8(line) {
            Ok(text) => (String::from_utf8_lossy(before).chars().count(), text.to_owned()),
            // As Latin-1, in which every byte is a character.
            Err(_) => (before.len(), line.iter().map(|byte| char::from(*byte)).collect()),
        };
        if continues {
            shown.push('\\');
        }
        (number, column as u32 + 1, shown)
    }

    /// The line, from 1, at an offset of the joined text.
    pub fn line_at(&self, offset: usize) -> u32 {
        self.line_starts().partition_point(|start| *start as usize <= offset) as u32
    }

    /// Where each line begins: behind each newline, and where one was taken out.
    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let newlines = memchr::memchr_iter(b'\n', &self.text).map(|end| end as u32 + 1);
            let mut starts: Vec<_> = std::iter::once(0).chain(newlines).chain(self.splices.iter().copied()).collect();
            starts.sort_unstable();
            starts
        })
    }
}

/// UTF-16 text as UTF-8; other text without a UTF-8 byte order mark, as it is.
fn decode(bytes: Vec<u8>) -> Vec<u8> {
    let units = |unit: fn([u8; 2]) -> u16| {
        let pairs = bytes.get(2..).unwrap_or_default().chunks_exact(2);
        let units = pairs.map(|pair| unit([pair.first().copied().unwrap_or(0), pair.last().copied().unwrap_or(0)]));
        let text: String = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        text.into_bytes()
    };
    match bytes.as_slice() {
        [0xFF, 0xFE, ..] => units(u16::from_le_bytes),
        [0xFE, 0xFF, ..] => units(u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => rest.to_vec(),
        _ => bytes,
    }
}

/// Makes each carriage return that no newline follows a newline: gcc takes it for a line's end, too.
fn end_lines(text: &mut [u8]) {
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'\r', text.get(at..).unwrap_or_default()) {
        at += found + 1;
        if text.get(at) != Some(&b'\n')
            && let Some(end) = text.get_mut(at - 1)
        {
            *end = b'\n';
        }
    }
}

/// Takes out each backslash at the end of a line, with the line's end, and says where. As gcc does, blanks between the
/// two count as nothing.
fn join_lines(text: &mut Vec<u8>) -> Vec<u32> {
    let mut splices = Vec::new();
    // What is kept lies before `kept`; what was looked at, before `read`.
    let (mut kept, mut read) = (0, 0);
    while let Some(found) = memchr::memchr(b'\\', text.get(read..).unwrap_or_default()) {
        let backslash = read + found;
        let after = text.get(backslash + 1..).unwrap_or_default();
        let blanks = after.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)).count();
        let continues = after.get(blanks) == Some(&b'\n');
        let end = if continues { backslash } else { backslash + 1 };
        text.copy_within(read..end, kept);
        kept += end - read;
        read = if continues { backslash + 1 + blanks + 1 } else { end };
        if continues {
            splices.push(kept as u32);
        }
    }
    if !splices.is_empty() {
        text.copy_within(read.., kept);
        text.truncate(kept + text.len() - read);
    }
    splices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> SourceText {
        SourceText::new(Arc::from("a.c"), bytes.to_vec())
    }

    #[test]
    fn continued_lines_are_joined_and_still_located() {
        let text = text(b"one\\\ntwo \\ \r\nthree\nfour\n");
        assert_eq!(text.joined(), b"onetwo three\nfour\n");
        assert_eq!(text.locate(0), (1, 1, "one\\".to_owned()));
        assert_eq!(text.locate(3), (2, 1, "two \\".to_owned()));
        assert_eq!(text.locate(7), (3, 1, "three".to_owned()));
        assert_eq!(text.locate(13), (4, 1, "four".to_owned()));
    }

    #[test]
    fn other_backslashes_stay() {
        assert_eq!(text(b"\"\\n\" \\\n\\x\\").joined(), b"\"\\n\" \\x\\");
        assert_eq!(text(b"\\\n\\\n\n").locate(0).0, 3);
    }

    #[test]
    fn a_carriage_return_alone_ends_a_line() {
        let text = text(b"one\rtwo\\\rthree\r\nfour\r");
        assert_eq!(text.joined(), b"one\ntwothree\r\nfour\n");
        assert_eq!(text.locate(11), (3, 5, "three".to_owned()));
    }

    #[test]
    fn utf16_becomes_utf8() {
        let bytes: Vec<u8> = "\u{feff}é\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(text(&bytes).joined(), "é\n".as_bytes());
    }

    #[test]
    fn a_line_that_is_not_utf8_is_latin1() {
        assert_eq!(text(b"caf\xE9 = x;").locate(7), (1, 8, "café = x;".to_owned()));
    }

    #[test]
    fn the_end_of_a_file_is_a_place() {
        assert_eq!(text(b"").locate(0), (1, 1, String::new()));
        assert_eq!(text(b"a\\\n").locate(1), (2, 1, String::new()));
    }
}
