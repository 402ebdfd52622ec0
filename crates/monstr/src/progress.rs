//! How far a long job is, on standard error where that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};

/// A bar of so many of something; hidden where standard error is no terminal.
pub fn bar(length: u64, unit: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    match ProgressStyle::with_template(&format!("{{pos}}/{{len}} {unit} {{wide_bar}}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
