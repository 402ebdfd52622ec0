//! The first lines of a generated file: what made it, from what, and the digests that show whether it still is that.
//!
//! ```text
//! // Made by `cargo xtask regen nethack-3.6.7` from …; to change it, edit … and run that again.
//! // inputs sha256: the stanza in sources.toml, the pins of its files, and the generator's format
//! // table sha256: the table alone, so that editions that share one can be told to
//! // difficulty sha256: the edition's part of DIFFICULTY.md
//! // body sha256: all of this file but this line
//! ```

use crate::sha256;

const INPUTS: &str = "// inputs sha256:";
const TABLE: &str = "// table sha256:";
const DIFFICULTY: &str = "// difficulty sha256:";
const BODY: &str = "// body sha256:";

/// How every generated file begins.
const MADE_BY: &str = "// Made by `cargo xtask regen";

/// What a generated file says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The first line, without its slashes: what made the file, from what, and what to edit instead.
    pub made_by: String,
    /// The digest of what it was made from; empty where nothing was pinned.
    pub inputs: String,
    /// The digest of its table; empty where it has none.
    pub table: String,
    /// The digest of its edition's part of `DIFFICULTY.md`; empty where it has none.
    pub difficulty: String,
    /// The digest of the whole file but this line.
    pub body: String,
}

impl Header {
    /// The whole text of a file with this header, whose body digest is computed here.
    pub(crate) fn before(&self, body: &str) -> String {
        let mut text = format!("// {}\n", self.made_by);
        for (prefix, digest) in [(INPUTS, &self.inputs), (TABLE, &self.table), (DIFFICULTY, &self.difficulty)] {
            if !digest.is_empty() {
                text.push_str(prefix);
                text.push_str(digest);
                text.push('\n');
            }
        }
        let line = format!("{BODY}{}\n", sha256(format!("{text}\n{body}")));
        text + &line + "\n" + body
    }
}

/// The header of a generated file; `None` for a file that was not generated.
pub fn parse_header(text: &str) -> Option<Header> {
    text.starts_with(MADE_BY).then_some(())?;
    let mut lines = text.lines();
    let made_by = lines.next()?.strip_prefix("// ")?.to_owned();
    let mut header = Header { made_by, ..Header::default() };
    for line in lines.take_while(|line| line.starts_with("//")) {
        let fields = [
            (INPUTS, &mut header.inputs),
            (TABLE, &mut header.table),
            (DIFFICULTY, &mut header.difficulty),
            (BODY, &mut header.body),
        ];
        for (prefix, field) in fields {
            if let Some(digest) = line.strip_prefix(prefix) {
                digest.clone_into(field);
            }
        }
    }
    Some(header)
}

/// Whether a generated file is as it was generated: nothing in it, nor in its header, was edited since.
pub fn verify_body(text: &str) -> bool {
    let Some(header) = parse_header(text) else { return false };
    let line = format!("{BODY}{}\n", header.body);
    let Some((before, after)) = text.split_once(&line) else { return false };
    header.body == sha256(format!("{before}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> String {
        let header = Header {
            made_by: "Made by `cargo xtask regen x` from X.".to_owned(),
            inputs: "1f".to_owned(),
            table: "2f".to_owned(),
            ..Header::default()
        };
        header.before("pub static X: u8 = 1;\n")
    }

    #[test]
    fn a_header_is_read_back() {
        let text = sample();
        let header = parse_header(&text).unwrap();
        assert_eq!((&*header.inputs, &*header.table, &*header.difficulty), ("1f", "2f", ""));
        assert_eq!(header.body.len(), 64);
        assert!(text.ends_with("\n\npub static X: u8 = 1;\n"));
        assert!(verify_body(&text));
    }

    #[test]
    fn any_edit_shows() {
        let text = sample();
        for (from, to) in
            [("= 1", "= 2"), ("1f", "1e"), ("from X", "from Y"), ("body sha256:", "body sha256:0"), ("\n\n", "\n")]
        {
            assert!(!verify_body(&text.replacen(from, to, 1)), "{from}");
        }
        assert!(!verify_body(&(text + "\n")));
    }

    #[test]
    fn other_files_have_no_header() {
        assert_eq!(parse_header("//! By hand.\n"), None);
        assert_eq!(parse_header(""), None);
        assert!(!verify_body("// Made by `cargo xtask regen`\n"));
    }
}
