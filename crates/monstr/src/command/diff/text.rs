//! A difference for people.

use super::{SHOWN_ODDS, Told};
use audit::difference::{Difference, FieldChange, Moved, Position, Renamed, Row, Value};
use model::Names;
use std::fmt::Display;
use std::io::{self, Write};

pub(super) fn write(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let [old, new] = &told.titles;
    writeln!(output, "{old} -> {new}: {}", told.summary())?;
    let Difference { members_added, members_removed, .. } = &told.difference;
    for (title, members) in [(old, members_removed), (new, members_added)] {
        if !members.is_empty() {
            writeln!(output, "struct permonst has only in {title}: {}", members.join(", "))?;
        }
    }
    write_changes(output, &told.difference)?;
    write_difficulties(output, told)?;
    write_odds(output, told)
}

/// Writes which rows differ, and in what; a blank line stands before each part.
fn write_changes(output: &mut impl Write, difference: &Difference) -> io::Result<()> {
    write_part(output, "added", &difference.added, called)?;
    write_part(output, "removed", &difference.removed, called)?;
    write_part(output, "renamed", &difference.renamed, renamed)?;
    write_part(output, "moved", &difference.moved, moved)?;
    if !difference.changed.is_empty() {
        writeln!(output, "\nchanged:")?;
    }
    for changed in &difference.changed {
        writeln!(output, "  {}", called(&changed.row))?;
        for change in &changed.fields {
            writeln!(output, "    {}: {}", change.field, values(change))?;
        }
    }
    Ok(())
}

/// Writes a heading, and a line for each of a part that is not empty.
fn write_part<T, D: Display>(output: &mut impl Write, what: &str, part: &[T], line: fn(&T) -> D) -> io::Result<()> {
    if !part.is_empty() {
        writeln!(output, "\n{what}:")?;
    }
    for element in part {
        writeln!(output, "  {}", line(element))?;
    }
    Ok(())
}

/// `giant ant (PM_GIANT_ANT)`.
pub(super) fn called(row: &Row) -> String {
    format!("{} (PM_{})", row.name, row.symbol)
}

fn renamed(renamed: &Renamed) -> String {
    let called = |symbol, names| format!("{} (PM_{symbol})", all(names));
    let (old, new) = (&renamed.old, &renamed.new);
    format!("{} -> {}", called(&old.symbol, &old.names), called(&new.symbol, &new.names))
}

/// A name, and those by gender that differ from it.
pub(super) fn all(names: &Names) -> String {
    let male = names.male.iter().map(|name| format!("male {name}"));
    let female = names.female.iter().map(|name| format!("female {name}"));
    std::iter::once(names.neuter.clone().into_owned()).chain(male).chain(female).collect::<Vec<_>>().join(", ")
}

fn moved(moved: &Moved) -> String {
    format!("{}: {} -> {}", called(&moved.row), place(&moved.old), place(&moved.new))
}

/// `12, after PM_PYROLISK`.
pub(super) fn place(position: &Position) -> String {
    match &position.after {
        Some(before) => format!("{}, after PM_{before}", position.index),
        None => format!("{}, the first", position.index),
    }
}

/// What a field held and holds; of flags, those that came and went.
fn values(change: &FieldChange) -> String {
    let FieldChange { old, new, .. } = change;
    if !matches!((old, new), (Value::Flags(_), Value::Flags(_))) {
        return format!("{old} -> {new}");
    }
    let gone = old.flags_without(new).map(|flag| format!("-{flag}"));
    let come = new.flags_without(old).map(|flag| format!("+{flag}"));
    gone.chain(come).collect::<Vec<_>>().join(" ")
}

fn write_difficulties(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    if told.recomputed.is_empty() {
        return Ok(());
    }
    let [old, new] = [told.old, told.new].map(|edition| edition.rules.difficulty.id());
    let rules = if old == new { format!("the rule ({new})") } else { format!("its rule ({old}, {new})") };
    writeln!(output, "\ndifficulty by {rules}:")?;
    for row in &told.recomputed {
        writeln!(output, "  {}: {} -> {}", called(&row.row), row.old, row.new)?;
    }
    Ok(())
}

fn write_odds(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let Some(odds) = &told.odds else { return Ok(()) };
    if odds.is_empty() {
        return writeln!(output, "\nNo odds changed.");
    }
    writeln!(output, "\nodds that changed most:")?;
    let mut table = crate::command::plain_table();
    table.set_header(["  monster", "depth", "level", "old", "new"]);
    for change in odds.iter().take(SHOWN_ODDS) {
        let [old, new] = [&change.old, &change.new].map(|chance| percent(chance.to_f64()));
        let place = [change.place.depth, change.place.experience_level].map(|number| number.to_string());
        table.add_row([&format!("  {}", change.row.name), &place[0], &place[1], &old, &new]);
    }
    crate::command::write_table(output, &table)?;
    match odds.len().saturating_sub(SHOWN_ODDS) {
        0 => Ok(()),
        more => writeln!(output, "  … and {more} more"),
    }
}

pub(super) fn percent(chance: f64) -> String {
    format!("{:.2} %", chance * 100.0)
}
