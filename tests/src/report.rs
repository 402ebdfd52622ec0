//! Failures: all of a test's are shown together, and only then does it fail.

use std::fmt::Write as _;
use std::path::Path;

/// Whether expectations are to be rewritten (`MONSTR_BLESS=1`). Only those of `errors/` and `audit/` can be, which
/// are our own words: the others are a compiler's.
pub fn blessing() -> bool {
    std::env::var_os("MONSTR_BLESS").is_some_and(|value| value == "1")
}

/// How many failures are shown in full.
const SHOWN: usize = 20;

/// What failed so far, by fixture.
#[derive(Debug, Default)]
pub struct Failures {
    list: Vec<(String, String)>,
}

impl Failures {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one.
    pub fn push(&mut self, fixture: impl Into<String>, what: impl Into<String>) {
        self.list.push((fixture.into(), what.into()));
    }

    /// Adds the differences of one fixture, if there are any.
    pub fn differences(&mut self, fixture: &str, differences: &[String]) {
        if !differences.is_empty() {
            let mut text = differences.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n");
            if differences.len() > SHOWN {
                let _ = write!(text, "\n… and {} more", differences.len() - SHOWN);
            }
            self.push(fixture, text);
        }
    }

    /// Ends the test: fails if anything did.
    pub fn finish(self, checked: usize) {
        if self.list.is_empty() {
            println!("{checked} checked");
            return;
        }
        let mut text = format!("{} of {checked} failed\n", self.list.len());
        for (fixture, what) in self.list.iter().take(SHOWN) {
            let _ = write!(text, "\n── {fixture}\n{what}\n");
        }
        for (fixture, _) in self.list.iter().skip(SHOWN) {
            let _ = write!(text, "\n── {fixture}: …");
        }
        panic!("{text}");
    }
}

/// The first lines in which two texts differ, with those before; `None` if they are equal.
pub fn text_difference(expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let (old, new): (Vec<_>, Vec<_>) = (expected.lines().collect(), actual.lines().collect());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let from = same.saturating_sub(2);
    let mut text = String::new();
    for line in &old[from..same] {
        let _ = writeln!(text, "    {line}");
    }
    for line in old.iter().skip(same).take(6) {
        let _ = writeln!(text, "  - {line}");
    }
    for line in new.iter().skip(same).take(6) {
        let _ = writeln!(text, "  + {line}");
    }
    if old == new {
        text.push_str("  only line ends differ\n");
    }
    Some(text)
}

/// Compares `actual` with the file `path`; rewrites the file when [`blessing`].
pub fn bless_or_compare(path: &Path, actual: &str, failures: &mut Failures, fixture: &str) {
    if blessing() {
        std::fs::write(path, actual).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    match std::fs::read_to_string(path) {
        Ok(expected) => {
            if let Some(difference) = text_difference(&expected, actual) {
                failures.push(fixture, difference);
            }
        }
        Err(error) => failures.push(fixture, format!("{}: {error}; MONSTR_BLESS=1 writes it", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::text_difference;

    #[test]
    fn a_difference_is_shown_with_what_precedes_it() {
        assert_eq!(text_difference("a\nb\nc", "a\nb\nc"), None);
        assert_eq!(text_difference("a\nb\nc", "a\nx\nc").unwrap(), "    a\n  - b\n  - c\n  + x\n  + c\n");
        assert!(text_difference("a\n", "a").unwrap().contains("line ends"));
    }
}
