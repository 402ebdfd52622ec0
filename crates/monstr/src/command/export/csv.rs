//! Comma-separated values: a line for each monster, with C's names; lists are separated by blanks.

use engine::uses::{base_experience, species_difficulty};
use engine::words::trait_names;
use model::{Attack, Edition, FlagSet, Monster, NamedFlags, OpenEnum};
use std::io::{self, Write};

/// The head of the table.
const HEAD: [&str; 29] = [
    "index",
    "symbol",
    "name",
    "male",
    "female",
    "class",
    "class_symbol",
    "level",
    "level_shown",
    "speed",
    "ac",
    "mr",
    "alignment",
    "difficulty",
    "frequency",
    "generation",
    "attacks",
    "weight",
    "nutrition",
    "sound",
    "size",
    "resists",
    "conveys",
    "traits",
    "color",
    "experience",
    "edition",
    "file",
    "line",
];

/// Writes the monsters of an edition, after the names of the columns if there is to be a head.
pub fn write(output: &mut impl Write, edition: &Edition, monsters: &[&Monster], has_head: bool) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(output);
    if has_head {
        writer.write_record(HEAD)?;
    }
    for monster in monsters {
        writer.write_record(row(edition, monster))?;
    }
    writer.flush()
}

fn row(edition: &Edition, monster: &Monster) -> [String; HEAD.len()] {
    let names = &monster.names;
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol);
    let generation = monster.generation.as_ref();
    let attacks: Vec<_> = monster.attacks.iter().map(attack).collect();
    let traits: Vec<_> = trait_names(&monster.traits).collect();
    [
        monster.id.0.to_string(),
        monster.symbol.to_string(),
        monster.name().to_owned(),
        names.male.as_deref().unwrap_or_default().to_owned(),
        names.female.as_deref().unwrap_or_default().to_owned(),
        monster.class.c_name().to_owned(),
        text(symbol),
        monster.level.to_string(),
        monster.level_shown().to_string(),
        monster.speed.to_string(),
        text(monster.ac),
        text(monster.mr),
        text(monster.alignment),
        species_difficulty(edition, monster).to_string(),
        text(generation.map(|generation| generation.frequency)),
        generation.map_or_else(String::new, |generation| c_names(&generation.flags)),
        attacks.join(" "),
        text(monster.weight),
        text(monster.nutrition),
        text(monster.sound.as_ref()),
        text(monster.size.as_ref()),
        monster.resists.as_ref().map_or_else(String::new, c_names),
        monster.conveys.as_ref().map_or_else(String::new, c_names),
        traits.join(" "),
        text(monster.color.as_ref()),
        base_experience(edition, monster).to_string(),
        edition.id.to_string(),
        monster.line.file.to_string(),
        monster.line.line.to_string(),
    ]
}

/// What an edition lacks is empty.
fn text(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// An attack as one word: `AT_BITE:AD_PHYS:1d6`.
fn attack(attack: &Attack) -> String {
    format!("{}:{}:{}d{}", attack.kind, attack.damage, attack.dice, attack.sides)
}

fn c_names<F: FlagSet>(flags: &NamedFlags<F>) -> String {
    flags.c_names().collect::<Vec<_>>().join(" ")
}
