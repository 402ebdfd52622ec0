//! The tables for people.

use super::{ALIGNMENTS, Told, alignment, ends, shifts, temperature};
use crate::command::{chances, plain_table, write_table};
use engine::Generator;
use engine::generation::{Appearance, Appearances, Place, Spot};
use std::io::{self, Write};

/// Writes all that is told.
pub fn write(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    writeln!(output, "{}: places", told.edition.title)?;
    chances::write_doubts(output, told.edition)?;
    writeln!(output)?;
    write_places(output, told)?;
    writeln!(output, "\nWhat the alignment of a level adds to the frequency of a monster, by that one's alignment:\n")?;
    write_shifts(output, told)?;
    if let Some(appearances) = &told.appearances {
        writeln!(
            output,
            "\nThe easiest level that each monster comes to, for the hero of the least experience; the hero of the least \
             experience to whom it comes; and where it is likeliest. Levels by place and difficulty, experience as XL:\n"
        )?;
        write_monsters(output, told, appearances)?;
    }
    Ok(())
}

/// One number, or two.
fn range([first, last]: [i32; 2]) -> String {
    if first == last { first.to_string() } else { format!("{first} to {last}") }
}

fn write_places(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let knows_temperature = Generator::new(told.edition).knows_temperature();
    let mut table = plain_table();
    let temperature_header = if knows_temperature { "temperature" } else { "" };
    table.set_header(["place", "depth", "alignment", "hellish", temperature_header, ""]);
    for place in &told.places {
        let depths = place.depths.as_ref().map_or_else(String::new, |depths| range(ends(depths)));
        let temperature = if knows_temperature { temperature(place) } else { "" };
        let hellish = if place.gehennom { "hellish" } else { "" };
        table.add_row([place.name, &depths, alignment(place), hellish, temperature, &words(place)]);
    }
    write_table(output, &table)
}

/// A place in words.
fn words(place: &Place) -> String {
    let climb = place.climb.as_ref().map(|climb| format!(", climbed; entered from {}", range(ends(&climb.entries))));
    format!("{}{}", place.title, climb.unwrap_or_default())
}

/// Writes what alignments do, those that do the same in one line.
fn write_shifts(output: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let mut runs: Vec<([i32; 2], [i32; 3])> = Vec::new();
    for alignment in ALIGNMENTS {
        let shifts = shifts(told.rule(), alignment);
        match runs.last_mut() {
            Some(([_, last], same)) if *same == shifts => *last = alignment,
            _ => runs.push(([alignment, alignment], shifts)),
        }
    }
    let mut table = plain_table();
    table.set_header(["alignment", "lawful", "neutral", "chaotic"]);
    for (alignments, shifts) in runs {
        let [lawful, neutral, chaotic] = shifts.map(|shift| shift.to_string());
        table.add_row([&range(alignments), &lawful, &neutral, &chaotic]);
    }
    write_table(output, &table)
}

fn write_monsters(output: &mut impl Write, told: &Told<'_>, appearances: &Appearances) -> io::Result<()> {
    let words = |spot: &Spot| {
        let place = appearances.place(spot).map_or("", |place| place.name);
        format!("{place} {}, XL {}", spot.level_difficulty, spot.experience_level)
    };
    let mut table = plain_table();
    table.set_header(["monster", "easiest level", "least experience", "likeliest", ""]);
    for (monster, found) in told.each(appearances) {
        let Appearance { easiest_level, least_experience, likeliest, chance, .. } = found;
        let percent = chances::percent(chance.to_f64());
        table.add_row([monster.name(), &words(easiest_level), &words(least_experience), &words(likeliest), &percent]);
    }
    write_table(output, &table)
}
