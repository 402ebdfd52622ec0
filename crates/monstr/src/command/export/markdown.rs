//! A Markdown table: a line for each monster, as people read it.

use engine::attacks::short_list;
use engine::uses::{base_experience, frequency_words, species_difficulty};
use engine::words;
use model::{Edition, Monster};
use std::io::{self, Write};

/// The head of the table, with how each column is aligned.
const HEAD: [(&str, &str); 12] = [
    ("", "---"),
    ("monster", "---"),
    ("level", "--:"),
    ("speed", "--:"),
    ("AC", "--:"),
    ("MR", "--:"),
    ("alignment", "--:"),
    ("difficulty", "--:"),
    ("frequency", "---"),
    ("attacks", "---"),
    ("resists", "---"),
    ("experience", "--:"),
];

/// Writes the monsters of an edition.
pub fn write(output: &mut impl Write, edition: &Edition, monsters: &[&Monster]) -> io::Result<()> {
    writeln!(output, "{}", line(HEAD.map(|(name, _)| name.to_owned())))?;
    writeln!(output, "{}", line(HEAD.map(|(_, rule)| rule.to_owned())))?;
    for monster in monsters {
        writeln!(output, "{}", line(row(edition, monster)))?;
    }
    Ok(())
}

fn row(edition: &Edition, monster: &Monster) -> [String; HEAD.len()] {
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol);
    let number = |number: Option<i16>| number.map_or_else(String::new, |number| number.to_string());
    let frequency = monster
        .generation
        .as_ref()
        .map_or_else(String::new, |generation| format!("{} ({})", generation.frequency, frequency_words(monster)));
    [
        symbol.map_or_else(String::new, |symbol| format!("`{symbol}`")),
        monster.name().to_owned(),
        monster.level_shown().to_string(),
        monster.speed.to_string(),
        number(monster.ac),
        number(monster.mr),
        number(monster.alignment),
        species_difficulty(edition, monster).to_string(),
        frequency,
        short_list(&monster.attacks),
        monster.resists.as_ref().map(words::resistances).unwrap_or_default().join(", "),
        base_experience(edition, monster).to_string(),
    ]
}

/// A line of the table.
fn line(cells: [String; HEAD.len()]) -> String {
    let cells = cells.map(|cell| cell.replace('|', "\\|").replace(char::is_control, " "));
    format!("| {} |", cells.join(" | "))
}
