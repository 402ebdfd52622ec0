//! How far text goes that no token is made of: comments, literals, lines, and groups that are not compiled.

/// The length of a comment after its opening, with its end; `None` if it has none.
pub(super) fn comment_length(text: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'/', text)
        .find(|slash| *slash > 0 && text.get(slash - 1) == Some(&b'*'))
        .map(|slash| slash + 1)
}

/// The length of a quoted literal after its opening quote: with the closing one, or, as an error, to the line's end.
pub(super) fn quoted_length(text: &[u8], quote: u8) -> Result<usize, usize> {
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'\n' => return Err(at),
            b'\\' if !matches!(text.get(at + 1), None | Some(b'\n')) => at += 2,
            byte if *byte == quote => return Ok(at + 1),
            _ => at += 1,
        }
    }
    Err(text.len())
}

/// The end of the line (its newline), over comments that span lines and past quotes that hide a comment's beginning; and
/// where a comment begins that does not end.
pub(super) fn skip_line(text: &[u8], mut at: usize) -> (usize, Option<usize>) {
    let from = |at: usize| text.get(at..).unwrap_or_default();
    let line_end = |at: usize| at + memchr::memchr(b'\n', from(at)).unwrap_or(from(at).len());
    let mut end = line_end(at);
    while let Some(plain) = memchr::memchr3(b'/', b'"', b'\'', text.get(at..end).unwrap_or_default()) {
        at += plain;
        match from(at) {
            [b'/', b'*', after @ ..] => {
                let Some(length) = comment_length(after) else { return (text.len(), Some(at)) };
                at += 2 + length;
                if at > end {
                    end = line_end(at);
                }
            }
            [b'/', b'/', ..] => break,
            [quote @ (b'"' | b'\''), after @ ..] => {
                at += 1 + quoted_length(after, *quote).unwrap_or_else(|unclosed| unclosed);
            }
            _ => at += 1,
        }
    }
    (end, None)
}

/// How far ahead a comment or a quote is searched for at once: far enough not to go line by line, and not so far that
/// many short steps through a large file each look through all of it.
const AHEAD: usize = 4096;

/// From the end or the beginning of a line: behind the next `#` that a directive begins with. Without one, the end of the
/// text, or the beginning of a comment that does not end.
pub(super) fn after_hash(text: &[u8], begin: usize) -> Result<usize, usize> {
    let from = |at: usize| text.get(at..).unwrap_or_default();
    let is_first = |blank: usize, at: usize| is_blank(text.get(blank..at).unwrap_or_default());
    // Where the line is blank up to: its beginning, or the end of a comment.
    let mut blank = begin;
    let mut at = begin;
    // The next comment or quote, which may hide a `#`, or where it was not searched for any further.
    let mut hides = begin;
    loop {
        if hides <= at {
            let ahead = from(at).get(..AHEAD).unwrap_or(from(at));
            hides = at + memchr::memchr3(b'/', b'"', b'\'', ahead).unwrap_or(ahead.len());
        }
        if let Some(found) = memchr::memchr2(b'#', b'%', text.get(at..hides).unwrap_or_default()) {
            at += found;
            match from(at) {
                [b'#', ..] if is_first(blank, at) => return Ok(at + 1),
                [b'%', b':', ..] if is_first(blank, at) => return Ok(at + 2),
                _ => at += 1,
            }
            continue;
        }
        at = match from(hides) {
            [b'/', b'*', after @ ..] => {
                let first = is_first(blank, hides);
                // Behind other text, nobody is told that it does not end.
                let Some(length) = comment_length(after) else { return Err(if first { hides } else { text.len() }) };
                let end = hides + 2 + length;
                if first {
                    blank = end;
                }
                end
            }
            [b'/', b'/', after @ ..] => hides + 2 + memchr::memchr(b'\n', after).unwrap_or(after.len()),
            [quote @ (b'"' | b'\''), after @ ..] => {
                hides + 1 + quoted_length(after, *quote).unwrap_or_else(|unclosed| unclosed)
            }
            [b'/', ..] => hides + 1,
            [_, ..] => hides,
            [] => return Err(text.len()),
        };
    }
}

/// Where the functions of a text end, each behind the brace that begins a line, and at last where the text does.
pub(super) fn function_ends(text: &[u8]) -> impl Iterator<Item = usize> {
    let from = |at: usize| text.get(at..).unwrap_or_default();
    let mut at = 0;
    // The next comment or quote, which may hide a brace.
    let mut hides = 0;
    std::iter::from_fn(move || {
        while at < text.len() {
            if hides <= at {
                hides = at + memchr::memchr3(b'/', b'"', b'\'', from(at)).unwrap_or(from(at).len());
            }
            if let Some(found) = memchr::memmem::find(text.get(at..hides).unwrap_or_default(), b"\n}") {
                at += found + 2;
                return Some(at);
            }
            at = hides + hidden_length(from(hides));
        }
        (at < usize::MAX).then(|| std::mem::replace(&mut at, usize::MAX).min(text.len()))
    })
}

/// The length of the comment or literal that a text begins with, or of its first byte.
fn hidden_length(text: &[u8]) -> usize {
    match text {
        [b'/', b'*', after @ ..] => comment_length(after).map_or(text.len(), |length| 2 + length),
        [b'/', b'/', after @ ..] => 2 + memchr::memchr(b'\n', after).unwrap_or(after.len()),
        [quote @ (b'"' | b'\''), after @ ..] => 1 + quoted_length(after, *quote).unwrap_or_else(|unclosed| unclosed),
        _ => 1,
    }
}

/// Whether the last line of a text has nothing but blanks so far.
fn is_blank(text: &[u8]) -> bool {
    let last = text.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C));
    matches!(last, None | Some(b'\n'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What [`after_hash`] finds, line by line.
    fn after_hash_by_lines(text: &[u8]) -> Option<usize> {
        let mut at = 0;
        loop {
            match &text[at..] {
                [b'\n' | b' ' | b'\t', ..] => at += 1,
                [b'/', b'*', after @ ..] => at += 2 + comment_length(after)?,
                [b'#', ..] => return Some(at + 1),
                [b'%', b':', ..] => return Some(at + 2),
                [] => return None,
                _ => at = skip_line(text, at).0,
            }
        }
    }

    #[test]
    fn a_hash_begins_a_directive_where_its_line_is_blank_before_it() {
        let found = |text: &str| after_hash(text.as_bytes(), 0);
        assert_eq!(found("x # y\n /* # \n */ # z"), Ok(18));
        assert_eq!(found("x /*\n*/ # y\n'\"' \"#\n\" // #\n%: z"), Ok(28));
        assert_eq!(found("x\n"), Err(2));
        // A comment that does not end is reported where it begins a line.
        assert_eq!(found("x\n /* y"), Err(3));
        assert_eq!(found("x /* y"), Err(6));
    }

    #[test]
    fn a_directive_is_found_however_far_away() {
        for length in (AHEAD - 8..AHEAD + 8).chain(2 * AHEAD - 8..2 * AHEAD + 8) {
            let far = "x".repeat(length);
            for (before, hash) in [("\n", 1), ("\"#\"\n", 4), ("/*\n#*/\n", 7), ("//#\n", 4), ("/\n", 2), ("'\n", 2)] {
                let found = after_hash(format!("{far}{before}# y").as_bytes(), 0);
                assert_eq!(found, Ok(length + hash + 1), "{length} {before:?}");
            }
        }
    }

    #[test]
    fn a_function_ends_with_a_brace_that_begins_a_line() {
        let ends = |text: &str| function_ends(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(ends("{\n}\n{ }\n}x"), [3, 9, 10]);
        assert_eq!(ends("/*\n}*/ '\"' {\n}"), [14, 14]);
        assert_eq!(ends(""), [0]);
    }

    proptest! {
        #[test]
        fn the_next_directive_is_found_as_line_by_line(
            words in proptest::collection::vec(
                proptest::sample::select(vec!["#", "%:", "%", "/*", "*/", "//", "/", "\"", "'", "\\", "\n", " ", "\t", "x"]),
                0..40,
            ),
        ) {
            let text = words.concat();
            prop_assert_eq!(after_hash(text.as_bytes(), 0).ok(), after_hash_by_lines(text.as_bytes()), "{:?}", text);
        }
    }
}
