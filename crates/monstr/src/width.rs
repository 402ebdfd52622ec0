//! How wide text may be.

/// The width where nobody says one, and the widest that is easy to read.
const USUAL: usize = 100;

/// The narrowest line or table that is made: what is narrower than that nobody can read.
const LEAST: usize = 40;

/// How wide a line of text may be: as the terminal, but never wider than is easy to read.
pub fn line() -> usize {
    table().min(USUAL)
}

/// How wide a table may be: as the terminal, or what `COLUMNS` says; else the usual.
pub fn table() -> usize {
    let terminal = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| usize::from(width.0));
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(columns).filter(|width| *width > 0).unwrap_or(USUAL).max(LEAST)
}
