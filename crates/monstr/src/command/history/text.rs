//! What became of a table, for people.

use super::story::{Change, Event, Story, What};
use crate::command::audit::entry::Entry;
use crate::command::diff::document::{Called, FieldChange, Position, Row, Rows};
use serde_json::Value;
use std::io::{self, Write};

/// How many of a commit's rows are named where it has more: the first table has hundreds.
const SHOWN: usize = 12;

/// How many letters of a hash are shown.
const HASH: usize = 9;

pub fn write(output: &mut impl Write, story: &Story) -> io::Result<()> {
    let mut not_run: &[String] = &[];
    for event in &story.events {
        write_event(output, event)?;
        if let What::Change(change) = &event.what
            && let Some(findings) = &change.findings
        {
            // Once, until it changes.
            if findings.not_run != not_run {
                writeln!(output, "  checks not made: {}", or_none(&findings.not_run))?;
            }
            not_run = &findings.not_run;
        }
        writeln!(output)?;
    }
    writeln!(output, "{}", summary(story))
}

/// How many commits there are of each kind.
pub fn summary(story: &Story) -> String {
    let Story { commits, touching, inputs, without, unreadable, events, .. } = story;
    let changes = events.iter().filter(|event| matches!(event.what, What::Change(_))).count();
    let without = if *without > 0 { format!("; {without} have no table") } else { String::new() };
    format!(
        "{commits} commits, {touching} touch what is read ({inputs} different inputs), {changes} shown{without}; \
         {unreadable} cannot be read"
    )
}

fn or_none(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn write_event(output: &mut impl Write, event: &Event) -> io::Result<()> {
    let hash = event.commit.get(..HASH).unwrap_or(&event.commit);
    let day = event.date.split('T').next().unwrap_or_default();
    writeln!(output, "{hash} {day} {}", event.subject)?;
    match &event.what {
        What::Error { error } => writeln!(output, "  cannot be read: {error}"),
        What::Change(change) => write_change(output, change),
    }
}

fn write_change(output: &mut impl Write, change: &Change) -> io::Result<()> {
    let Rows { members, added, removed, renamed, moved, changed } = &change.difference;
    for (sign, members) in [('-', &members.removed), ('+', &members.added)] {
        if !members.is_empty() && change.parent.is_some() {
            writeln!(output, "  {sign} struct permonst: {}", members.join(", "))?;
        }
    }
    if change.parent.is_none() {
        writeln!(output, "  the first table: {} monsters", change.rows)?;
    } else {
        write_rows(output, '+', added)?;
    }
    write_rows(output, '-', removed)?;
    for renamed in renamed {
        writeln!(output, "  {} is now {}", all(&renamed.old), all(&renamed.new))?;
    }
    for moved in moved {
        writeln!(output, "  {} moved: {} -> {}", called(&moved.row), place(&moved.old), place(&moved.new))?;
    }
    for changed in changed {
        let fields: Vec<_> = changed.fields.iter().map(field).collect();
        writeln!(output, "  {}: {}", called(&changed.row), fields.join("; "))?;
    }
    let findings = change.findings.iter();
    for (sign, finding) in findings.flat_map(|findings| {
        let new = findings.new.iter().map(|finding| ("found", finding));
        new.chain(findings.gone.iter().map(|finding| ("no longer found", finding)))
    }) {
        writeln!(output, "  {sign}: {}", found(finding))?;
    }
    Ok(())
}

fn write_rows(output: &mut impl Write, sign: char, rows: &[Row]) -> io::Result<()> {
    for row in rows.iter().take(SHOWN) {
        writeln!(output, "  {sign} {}", called(row))?;
    }
    match rows.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => writeln!(output, "  {sign} … and {more} more"),
    }
}

fn called(row: &Row) -> String {
    format!("{} (PM_{})", row.name, row.symbol)
}

fn all(called: &Called) -> String {
    let male = called.male.iter().map(|name| format!("male {name}"));
    let female = called.female.iter().map(|name| format!("female {name}"));
    let names: Vec<_> = std::iter::once(called.name.clone()).chain(male).chain(female).collect();
    format!("{} (PM_{})", names.join(", "), called.symbol)
}

fn place(position: &Position) -> String {
    position.after.as_ref().map_or_else(|| "the first".to_owned(), |before| format!("after PM_{before}"))
}

/// What a field held and holds; of flags, those that came and went.
fn field(change: &FieldChange) -> String {
    let FieldChange { field, old, new } = change;
    let (Value::Array(olds), Value::Array(news)) = (old, new) else {
        return format!("{field} {} -> {}", value(old), value(new));
    };
    let gone = olds.iter().filter(|flag| !news.contains(flag)).map(|flag| format!("-{}", value(flag)));
    let come = news.iter().filter(|flag| !olds.contains(flag)).map(|flag| format!("+{}", value(flag)));
    let flags: Vec<_> = gone.chain(come).collect();
    format!("{field} {}", flags.join(" "))
}

fn value(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn found(finding: &Entry) -> String {
    let place = match (&finding.file, finding.line) {
        (Some(file), Some(line)) => format!("{file}:{line}: "),
        _ => String::new(),
    };
    format!("{place}{}[{}]: {}", finding.severity, finding.id, finding.message)
}
