//! DIFFICULTY.md: the reviewed answer to where stored difficulties differ from recomputed ones.
//!
//! One section an edition, each with its own digest in the header of the edition's generated file: the section of an
//! edition whose tree is not at hand is carried over, and an edit to it is seen.

use engine::difficulty::{Comparison, Row, compare};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The file's name.
pub const DIFFICULTY_MD: &str = "DIFFICULTY.md";

/// What the file begins with.
const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask regen`; to change it, change what it follows from and run that again. -->

# Stored and recomputed difficulty

NetHack computed the difficulty of its monsters at build time up to 3.6.1; since 3.6.2 it is written into the table by
hand. Here both are compared: what each edition stores, what its own rule gives, and what the classic rule (up to 3.6.x)
gives. The rows are those in which a stored difficulty is not what one of the two rules gives. A variant that has no
rule of its own, or one that is not modelled, is shown by the rule of the edition that it descends from; what differs
there is the variant's choice.
";

/// How the heading of a section begins.
const HEADING: &str = "## ";

/// The section of one edition.
pub fn section(edition: &model::Edition) -> String {
    let comparison = compare(edition);
    let mut text = format!("{HEADING}{} (`{}`)\n\n{}\n", edition.title, edition.id, verdict(&comparison));
    let rows: Vec<&Row<'_>> =
        comparison.rows.iter().filter(|row| row.differs() || row.differs_from_classic()).collect();
    if !rows.is_empty() {
        text.push_str(
            "\n| index | monster | stored | own rule | classic rule |\n| ---: | --- | ---: | ---: | ---: |\n",
        );
    }
    for row in rows {
        let stored = row.stored.map_or_else(String::new, |stored| stored.to_string());
        let cells = (row.index, cell(row.name), stored, marked(row.recomputed, row.differs()));
        let classic = marked(row.classic, row.differs_from_classic());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {} | {} | {} | {} | {classic} |", cells.0, cells.1, cells.2, cells.3);
    }
    text
}

/// What the comparison comes to, in a sentence or two.
fn verdict(comparison: &Comparison<'_>) -> String {
    let rule = comparison.rule.id();
    let whose = if comparison.assumed { "rule that is assumed for the edition" } else { "edition's own rule" };
    let (rows, stored) = (comparison.rows.len(), comparison.stored());
    if stored == 0 {
        let values = || comparison.rows.iter().map(|row| row.recomputed);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let sum: u32 = values().sum();
        return format!(
            "{rows} rows, none of which stores a difficulty. The {whose} ({rule}) gives {least} to \
             {most}, {sum} in all."
        );
    }
    let (own, classic) = (comparison.differing().count(), comparison.differing_from_classic().count());
    format!(
        "{stored} of {rows} rows store a difficulty. By the {whose} ({rule}) {own} differ; by the classic rule \
         {classic}."
    )
}

/// A number, in bold where it is not what is stored.
fn marked(value: u32, differs: bool) -> String {
    if differs { format!("**{value}**") } else { value.to_string() }
}

/// Text for a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace(char::is_control, " ")
}

/// The whole file, of sections in the order of the editions.
pub fn difficulty_md<'a>(sections: impl IntoIterator<Item = &'a str>) -> String {
    sections.into_iter().fold(INTRODUCTION.to_owned(), |text, section| text + "\n" + section)
}

/// The sections of a file, by edition id.
pub fn sections(text: &str) -> BTreeMap<String, String> {
    let mut sections = BTreeMap::new();
    let mut starts: Vec<usize> = text.match_indices(&format!("\n{HEADING}")).map(|(at, _)| at + 1).collect();
    starts.push(text.len() + 1);
    for (start, next) in starts.iter().zip(starts.iter().skip(1)) {
        let Some(section) = text.get(*start..next.saturating_sub(1)) else { continue };
        let id = section.lines().next().and_then(|heading| heading.rsplit('`').nth(1));
        if let Some(id) = id {
            sections.insert(id.to_owned(), section.to_owned());
        }
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_read_back_as_they_were_written() {
        let one = "## One (`one-1.0`)\n\nText.\n";
        let two = "## Two (`two-2.0`)\n\nText.\n\n| a |\n| - |\n| b |\n";
        let text = difficulty_md([one, two]);
        let read = sections(&text);
        assert_eq!(read.len(), 2);
        assert_eq!((&*read["one-1.0"], &*read["two-2.0"]), (one, two));
        assert_eq!(difficulty_md(read.values().map(String::as_str)), text);
    }

    #[test]
    fn a_file_without_sections_has_none() {
        assert!(sections("").is_empty());
        assert!(sections(&difficulty_md([])).is_empty());
    }
}
