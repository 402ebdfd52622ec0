//! A difference as tables of GitHub's Markdown, for a pull request or a wiki.

use super::text::{all, percent, place};
use super::{SHOWN_ODDS, Told};
use audit::difference::{Difference, Row};
use std::fmt::{self, Display};
use std::io::{self, Write};

pub(super) fn write(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let [old, new] = &told.titles;
    writeln!(output, "## {} → {}\n\n{}.", Text(old), Text(new), capitalised(&told.summary()))?;
    let Difference { members_added, members_removed, added, removed, renamed, moved, changed } = &told.difference;
    for (title, members) in [(old, members_removed), (new, members_added)] {
        if !members.is_empty() {
            let members: Vec<_> = members.iter().map(|member| Code(member).to_string()).collect();
            writeln!(output, "\n`struct permonst` has only in {}: {}.", Text(title), members.join(", "))?;
        }
    }
    write_rows(output, "Added", added)?;
    write_rows(output, "Removed", removed)?;
    if !renamed.is_empty() {
        write_table(output, "Renamed", &["old", "new"])?;
    }
    for renamed in renamed {
        let [old, new] = [&renamed.old, &renamed.new]
            .map(|called| format!("{} ({})", Text(&all(&called.names)), Code(&format!("PM_{}", called.symbol))));
        writeln!(output, "| {old} | {new} |")?;
    }
    if !moved.is_empty() {
        write_table(output, "Moved", &["monster", "old place", "new place"])?;
    }
    for moved in moved {
        let [old, new] = [&moved.old, &moved.new].map(place);
        writeln!(output, "| {} | {} | {} |", called(&moved.row), Text(&old), Text(&new))?;
    }
    if !changed.is_empty() {
        write_table(output, "Changed", &["monster", "field", "old", "new"])?;
    }
    for row in changed {
        for change in &row.fields {
            let [old, new] = [&change.old, &change.new].map(ToString::to_string);
            writeln!(output, "| {} | {} | {} | {} |", called(&row.row), Code(&change.field), Code(&old), Code(&new))?;
        }
    }
    write_consequences(output, told)
}

/// What follows from the difference.
fn write_consequences(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    if !told.recomputed.is_empty() {
        let [old, new] = [told.old, told.new].map(|edition| edition.rules.difficulty.id());
        write_table(output, "Difficulty by rule", &["monster", &format!("old ({old})"), &format!("new ({new})")])?;
    }
    for row in &told.recomputed {
        writeln!(output, "| {} | {} | {} |", called(&row.row), row.old, row.new)?;
    }
    let odds = told.odds.as_deref().unwrap_or_default();
    if !odds.is_empty() {
        write_table(output, "Odds that changed most", &["monster", "depth", "experience level", "old", "new"])?;
    }
    for change in odds.iter().take(SHOWN_ODDS) {
        let [old, new] = [&change.old, &change.new].map(|chance| percent(chance.to_f64()));
        let (depth, level) = (change.place.depth, change.place.experience_level);
        writeln!(output, "| {} | {depth} | {level} | {old} | {new} |", called(&change.row))?;
    }
    Ok(())
}

/// A part with a list of rows, where there are any.
fn write_rows(output: &mut impl Write, title: &str, rows: &[Row]) -> io::Result<()> {
    if !rows.is_empty() {
        writeln!(output, "\n### {title}\n")?;
    }
    for row in rows {
        writeln!(output, "- {}", called(row))?;
    }
    Ok(())
}

/// The head of a part that is a table.
fn write_table(output: &mut impl Write, title: &str, columns: &[&str]) -> io::Result<()> {
    let line: String = columns.iter().map(|_| " --- |").collect();
    writeln!(output, "\n### {title}\n\n| {} |\n|{line}", columns.join(" | "))
}

fn called(row: &Row) -> String {
    format!("{} ({})", Text(&row.name), Code(&format!("PM_{}", row.symbol)))
}

/// The same with a capital letter first.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Text that Markdown leaves as it is, whatever a tree calls its monsters.
struct Text<'a>(&'a str);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '&' | '~' => write!(f, "\\{letter}")?,
                letter if letter.is_control() => write!(f, " ")?,
                letter => write!(f, "{letter}")?,
            }
        }
        Ok(())
    }
}

/// What C calls something; a table splits even code at `|`.
struct Code<'a>(&'a str);

impl Display for Code<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() || self.0.contains('`') || self.0.contains(char::is_control) {
            return Text(self.0).fmt(f);
        }
        write!(f, "`{}`", self.0.replace('|', "\\|"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_tree_says_is_never_markdown() {
        assert_eq!(Text("a|b *c* <d>\n").to_string(), r"a\|b \*c\* \<d\> ");
        assert_eq!(Code("M1_FLY | M1_SWIM").to_string(), r"`M1_FLY \| M1_SWIM`");
        assert_eq!(Code("`|`").to_string(), r"\`\|\`");
    }
}
