//! NetHackWiki: the infobox at the top of a monster's page (`Template:Monster`, `Template:Attributes`), and a table of
//! difficulties and experience.

use super::article::with_article;
use crate::monster::card::percent;
use crate::monster::dice;
use engine::attacks::{Short, kind_words};
use engine::severity::harm;
use engine::uses::{Group, base_experience, eating, group_kind, species_difficulty};
use engine::words;
use model::{Attack, Edition, Gen, Monster, Mr, NamedFlags, OpenEnum};
use std::io::{self, Write};

/// What the template's parameters call traits that have other names in C.
const RENAMED: &[(&str, &str)] = &[("see_invis", "seeinvis"), ("tport_cntrl", "tportcntrl"), ("thick_hide", "thick")];

/// Writes the infobox of each monster.
pub fn write_boxes(output: &mut impl Write, edition: &Edition, monsters: &[&Monster]) -> io::Result<()> {
    for (at, monster) in monsters.iter().enumerate() {
        if at > 0 {
            writeln!(output)?;
        }
        writeln!(output, "{{{{monster")?;
        for (name, value) in parameters(edition, monster) {
            writeln!(output, " |{name}={value}")?;
        }
        writeln!(output, "}}}}")?;
    }
    Ok(())
}

/// Writes a table of the monsters, sorted by difficulty, then by experience.
pub fn write_table(output: &mut impl Write, edition: &Edition, monsters: &[&Monster]) -> io::Result<()> {
    let mut rows: Vec<_> = monsters
        .iter()
        .map(|monster| (species_difficulty(edition, monster), base_experience(edition, monster), monster.id, monster))
        .collect();
    rows.sort_by_key(|(difficulty, experience, id, _)| (*difficulty, *experience, *id));
    writeln!(output, "{{| class=\"prettytable sortable striped\"\n! Name !! Difficulty !! Experience")?;
    for (difficulty, experience, _, monster) in rows {
        writeln!(output, "|-\n| [[{}]] || {difficulty} || {experience}", title(edition, monster))?;
    }
    writeln!(output, "|}}")
}

/// The title of a monster's page: with its symbol where several have its name.
fn title(edition: &Edition, monster: &Monster) -> String {
    let name = monster.name();
    let has_namesakes = edition.monsters.iter().filter(|other| other.name() == name).nth(1).is_some();
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol).filter(|_| has_namesakes);
    symbol.map_or_else(|| name.to_owned(), |symbol| format!("{name} ({symbol})"))
}

/// Every parameter of the template; what the edition lacks is empty.
fn parameters(edition: &Edition, monster: &Monster) -> Vec<(&'static str, String)> {
    let number = |number: Option<i16>| number.map_or_else(String::new, |number| with_minus(number.into()));
    let plain = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let file = monster.line.file.rsplit('/').next().unwrap_or_default();
    let generation = monster.generation.as_ref();
    let genocidable =
        generation.map(|generation| if generation.flags.known.contains(Gen::GENO) { "Yes" } else { "No" });
    vec![
        ("name", monster.name().to_owned()),
        ("symbol", symbol(edition, monster)),
        ("tile", format!("[[Image:{}.png]]", monster.name())),
        ("difficulty", species_difficulty(edition, monster).to_string()),
        ("level", with_minus(monster.level_shown().into())),
        ("experience", base_experience(edition, monster).to_string()),
        ("speed", with_minus(monster.speed.into())),
        ("AC", number(monster.ac)),
        ("MR", number(monster.mr)),
        ("align", if monster.alignment == Some(-128) { "unaligned".to_owned() } else { number(monster.alignment) }),
        ("frequency", frequency(edition, monster)),
        ("genocidable", genocidable.unwrap_or_default().to_owned()),
        ("attacks", attacks(edition, monster)),
        ("weight", plain(monster.weight)),
        ("nutr", plain(monster.nutrition)),
        ("size", monster.size.as_ref().map_or_else(String::new, |size| capital(&words::small(size.c_name())))),
        ("resistances", monster.resists.as_ref().map_or_else(String::new, resistances)),
        ("resistances conveyed", conveyed(edition, monster)),
        ("attributes", attributes(monster)),
        ("refline", monster.line.line.to_string()),
        ("reffile", file.to_owned()),
    ]
}

/// A number with a true minus sign.
fn with_minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// The symbol in its colour, by the wiki's templates for colours.
fn symbol(edition: &Edition, monster: &Monster) -> String {
    let Some(symbol) = edition.class(&monster.class).and_then(|class| class.symbol) else { return String::new() };
    match &monster.color {
        Some(color) => format!("{{{{{}|{symbol}}}}}", words::small(color.c_name()).replace('_', "")),
        None => symbol.to_string(),
    }
}

/// The frequency, and in what groups it comes.
fn frequency(edition: &Edition, monster: &Monster) -> String {
    let Some(generation) = &monster.generation else { return String::new() };
    let has = |flag| generation.flags.known.contains(flag);
    if has(Gen::UNIQ) {
        return "Unique".to_owned();
    }
    let frequency = if has(Gen::NOGEN) { 0 } else { generation.frequency };
    let groups = group_kind(edition, monster);
    let largest = Group::ALL.into_iter().rev().find(|group| !groups.chance_of(group).is_zero());
    match largest.filter(|group| *group != Group::None) {
        Some(group) => format!("{frequency}, appears in {} groups", group.words()),
        None => frequency.to_string(),
    }
}

/// An attack as the wiki writes it: `Sting 1d3 poison`.
fn attack(attack: &Attack) -> String {
    let Some(kind) = kind_words(&attack.kind) else { return Short(attack).to_string() };
    let words = harm(&attack.kind, &attack.damage).map(|harm| harm.words).unwrap_or_default();
    let dice = match (attack.dice, attack.sides) {
        (0, 0) => String::new(),
        (dice, sides) => format!(" {dice}d{sides}"),
    };
    format!("{}{dice} {words}", capital(kind)).trim_end().to_owned()
}

/// What its corpse conveys, with the chance of each.
fn conveyed(edition: &Edition, monster: &Monster) -> String {
    let effect = |(effect, chance): &(engine::uses::Effect, engine::Ratio)| {
        let words = effect.words().replace(" resistance", "");
        format!("{} ({})", capital(&words), percent(chance).replace(' ', ""))
    };
    list(eating(edition, monster).effects.iter().map(effect))
}

/// What it is and does: generation, then traits, by the names of the template.
fn attributes(monster: &Monster) -> String {
    let generation = monster.generation.iter().flat_map(|generation| generation.flags.known.iter_names());
    let told = ["NOCORPSE", "LGROUP", "SGROUP", "VLGROUP", "HELL", "NOHELL"];
    let generation = generation.filter(|(name, _)| told.contains(name)).map(|(name, _)| name.to_ascii_lowercase());
    let all = generation.chain(words::traits(&monster.traits)).map(|name| {
        let renamed = RENAMED.iter().find(|(known, _)| *known == name).map_or(&*name, |(_, renamed)| *renamed);
        format!("|{renamed}=1")
    });
    format!("{{{{attributes|{}|=\n {}}}}}", with_article(monster), all.collect::<String>())
}

/// A list; `None` where there is nothing.
fn list(items: impl Iterator<Item = String>) -> String {
    let all: Vec<_> = items.collect();
    if all.is_empty() { "None".to_owned() } else { all.join(", ") }
}

/// The attacks; of a game whose table has no kinds of them, the dice.
fn attacks(edition: &Edition, monster: &Monster) -> String {
    let bare = dice::bare(edition, monster).map(|(count, sides)| format!("{count}d{sides}"));
    bare.unwrap_or_else(|| list(monster.attacks.iter().map(attack)))
}

fn resistances(flags: &NamedFlags<Mr>) -> String {
    list(words::resistances(flags).into_iter().map(|words| capital(&words)))
}

/// A text with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A parameter of a monster's infobox.
    fn parameter(edition: &str, symbol: &str, name: &str) -> String {
        let edition = engine::tables::edition(edition).unwrap();
        let all = parameters(edition, edition.monster(symbol).unwrap());
        all.into_iter().find(|(known, _)| *known == name).unwrap().1
    }

    #[test]
    fn parameters_are_as_the_wiki_has_them() {
        for (edition, symbol, name, expected) in [
            ("nethack-3.6.1", "KILLER_BEE", "difficulty", "5"),
            ("nethack-3.6.1", "KILLER_BEE", "experience", "26"),
            ("nethack-3.4.3", "KILLER_BEE", "experience", "31"),
            ("nethack-3.6.1", "KILLER_BEE", "frequency", "2, appears in large groups"),
            ("nethack-3.6.1", "KILLER_BEE", "AC", "−1"),
            ("nethack-3.6.1", "KILLER_BEE", "symbol", "{{yellow|a}}"),
            ("nethack-3.6.1", "KILLER_BEE", "resistances conveyed", "Poison (30%)"),
            ("nethack-3.6.1", "KILLER_BEE", "attacks", "Sting 1d3 poison"),
            ("nethack-3.6.7", "DISPATER", "level", "36"),
            ("nethack-3.6.7", "WIZARD_OF_YENDOR", "align", "unaligned"),
            ("nethack-3.6.7", "ORACLE", "frequency", "Unique"),
            ("nethack-3.6.7", "NEWT", "attacks", "Bite 1d2"),
        ] {
            assert_eq!(parameter(edition, symbol, name), expected, "{edition} {symbol} {name}");
        }
        let attributes = parameter("nethack-3.6.7", "KILLER_BEE", "attributes");
        assert!(attributes.starts_with("{{attributes|A killer bee|=\n |lgroup=1|fly=1"), "{attributes}");
    }
}
