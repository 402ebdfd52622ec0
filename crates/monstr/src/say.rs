//! What is said on standard error.

use std::fmt;
use std::io::Write;

/// Writes a line to standard error. Where that cannot be done, nobody is there to be told.
pub fn say(line: impl fmt::Display) {
    let _ = writeln!(anstream::stderr(), "{line}");
}
