//! The commands, a file each.

pub mod audit;
mod by_turn;
mod chances;
pub mod class;
pub mod completions;
pub mod diff;
pub mod difficulty;
pub mod dump;
pub mod editions;
mod excluded;
pub mod explain;
pub mod export;
pub mod history;
pub mod identify;
pub mod list;
pub mod man;
pub mod odds;
pub mod show;
pub mod simulate;
pub mod tables;

use comfy_table::{ContentArrangement, Table, presets};
use std::io::{self, Write};

/// A table without lines, as wide as its content.
fn plain_table() -> Table {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table
}

/// Writes a table without the blanks that its last column is filled with.
fn write_table(output: &mut impl Write, table: &Table) -> io::Result<()> {
    for line in table.lines() {
        let line = line.strip_prefix(' ').unwrap_or(&line);
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}
