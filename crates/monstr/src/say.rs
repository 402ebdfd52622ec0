//! What is said on standard error.

use crate::output::harmless;
use std::fmt;
use std::io::Write;

/// So many letters of what somebody typed are told again.
const TOLD: usize = 60;

/// Writes a line to standard error, in which paths and names of a tree do nothing to a terminal. Where that cannot be done,
/// nobody is there to be told.
pub fn say(line: impl fmt::Display) {
    let _ = writeln!(anstream::stderr(), "{}", harmless(&line.to_string()));
}

/// What somebody typed, as it is told again: not without end, and without what would do something to a terminal.
pub fn told(typed: &str) -> String {
    let mut letters = typed.chars();
    let plain =
        |letter: char| if letter.is_control() { letter.escape_default().collect() } else { String::from(letter) };
    let mut text: String = letters.by_ref().take(TOLD).map(plain).collect();
    if letters.next().is_some() {
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn what_was_typed_is_told_on_a_line() {
        assert_eq!(told("Frankenstein's größe"), "Frankenstein's größe");
        assert_eq!(told("a\nb\u{1b}[2J"), "a\\nb\\u{1b}[2J");
        assert_eq!(told(&"x".repeat(1000)), "x".repeat(60) + "…");
    }
}
