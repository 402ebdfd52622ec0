//! Monsters by the names that people type: right, wrong, in the plural, of any gender, and of several monsters.

use engine::names::{Found, How, find};
use monstr_tests::report::Failures;
use strsim::damerau_levenshtein;

/// What a name is taken for: `SYMBOL`, `~SYMBOL` for a part of a name, `?SYMBOL` for a typing error, `SYMBOL SYMBOL …`
/// for several (the first three and an ellipsis), and `!` for nobody.
fn taken_for(edition: &str, called: &str) -> String {
    let edition = bestiary::by_id(edition).unwrap();
    match find(edition, called, damerau_levenshtein) {
        Found::One { monster, how } => {
            let mark = match how {
                How::Name => "",
                How::Part => "~",
                How::Typo => "?",
            };
            format!("{mark}{}", monster.symbol)
        }
        Found::Several(several) => {
            let mut symbols: Vec<&str> = several.iter().take(3).map(|monster| &*monster.symbol).collect();
            symbols.extend((several.len() > 3).then_some("…"));
            symbols.join(" ")
        }
        Found::Nobody(_) => "!".to_owned(),
    }
}

/// What people type, in which edition, and what they mean.
const QUERIES: &[(&str, &str, &str)] = &[
    // As the table has it, in any case, with an article, by the PM name.
    ("nethack-3.6.7", "newt", "NEWT"),
    ("nethack-3.6.7", "NEWT", "NEWT"),
    ("nethack-3.6.7", "the Oracle", "ORACLE"),
    ("nethack-3.6.7", "an owlbear", "OWLBEAR"),
    ("nethack-3.6.7", "giant ant", "GIANT_ANT"),
    ("nethack-3.6.7", "PM_KILLER_BEE", "KILLER_BEE"),
    ("nethack-3.6.7", "killer_bee", "KILLER_BEE"),
    ("nethack-3.6.7", "human werewolf", "HUMAN_WEREWOLF"),
    ("nethack-3.6.7", "WEREWOLF", "WEREWOLF"),
    ("nethack-3.6.7", "S_DOG", "JACKAL FOX COYOTE …"),
    // Hyphens, apostrophes, and the colour of dragons.
    ("nethack-3.6.7", "grey dragon", "GRAY_DRAGON"),
    ("nethack-3.6.7", "gray-elf", "GREY_ELF"),
    ("nethack-3.6.7", "uruk hai", "URUK_HAI"),
    ("nethack-3.6.7", "woodland elf", "WOODLAND_ELF"),
    ("slashem-0.0.7E7F3", "frankenstein’s monster", "FRANKENSTEIN_S_MONSTER"),
    ("nethack-3.6.7", "arch lich", "ARCH_LICH"),
    // What the game itself knows besides.
    ("nethack-3.6.7", "mindflayers", "MIND_FLAYER"),
    ("nethack-3.6.7", "archlich", "ARCH_LICH"),
    ("nethack-3.6.7", "invisible stalker", "STALKER"),
    ("nethack-5.0.0", "high-elf", "ELVEN_MONARCH"),
    ("nethack-3.6.7", "genie", "DJINNI"),
    ("nethack-3.6.7", "halflings", "HOBBIT"),
    ("nethack-3.6.7", "rat wererat", "WERERAT"),
    // Plurals.
    ("nethack-3.6.7", "wolves", "WOLF"),
    ("nethack-3.6.7", "werejackals", "WEREJACKAL HUMAN_WEREJACKAL"),
    ("nethack-3.6.7", "soldier ants", "SOLDIER_ANT"),
    ("nethack-3.6.7", "mumakil", "MUMAK"),
    ("nethack-3.6.7", "fire vortices", "FIRE_VORTEX"),
    ("nethack-3.6.7", "lurkers above", "LURKER_ABOVE"),
    ("nethack-3.6.7", "Masters of Thieves", "MASTER_OF_THIEVES"),
    ("nethack-3.6.7", "watchmen", "WATCHMAN"),
    ("nethack-3.6.7", "djinn", "DJINNI"),
    ("nethack-3.6.7", "liches", "LICH"),
    ("nethack-3.6.7", "Woodland-elves", "WOODLAND_ELF"),
    ("nethack-3.6.7", "baluchitheria", "BALUCHITHERIUM"),
    ("nethack-3.6.7", "human werejackals", "HUMAN_WEREJACKAL"),
    // Genders.
    ("nethack-5.0.0", "dwarf lady", "DWARF_LEADER"),
    ("nethack-5.0.0", "dwarf lords", "DWARF_LEADER"),
    ("nethack-5.0.0", "succubi", "AMOROUS_DEMON"),
    ("nethack-3.6.7", "succubi", "SUCCUBUS"),
    ("nethack-5.0.0", "elvenqueen", "ELVEN_MONARCH"),
    ("nethack-5.0.0", "cavewomen", "CAVE_DWELLER"),
    ("nethack-3.6.7", "cavewoman", "CAVEWOMAN"),
    ("nethack-5.0.0", "high priestess", "HIGH_CLERIC"),
    // Parts of names.
    ("nethack-3.6.7", "vlad", "~VLAD_THE_IMPALER"),
    ("nethack-3.6.7", "Demog", "~DEMOGORGON"),
    ("nethack-3.6.7", "master flayer", "~MASTER_MIND_FLAYER"),
    // Typing errors.
    ("nethack-3.6.7", "cockatirce", "?COCKATRICE"),
    ("nethack-3.6.7", "kobald", "?KOBOLD"),
    ("nethack-3.6.7", "chickatrise", "?CHICKATRICE"),
    ("nethack-3.6.7", "leperchaun", "?LEPRECHAUN"),
    ("nethack-3.6.7", "soldeir ants", "?SOLDIER_ANT"),
    ("nethack-3.6.7", "jackel", "?JACKAL"),
    ("nethack-3.6.7", "quasite", "?QUASIT"),
    // Several.
    ("nethack-3.6.7", "werewolf", "WEREWOLF HUMAN_WEREWOLF"),
    ("nethack-3.6.7", "werewolves", "WEREWOLF HUMAN_WEREWOLF"),
    ("nethack-3.6.7", "dragons", "BABY_GRAY_DRAGON BABY_SILVER_DRAGON BABY_RED_DRAGON …"),
    ("nethack-3.6.7", "L", "LICH DEMILICH MASTER_LICH …"),
    ("nethack-3.6.7", ";", "JELLYFISH PIRANHA SHARK …"),
    // A class of one monster is that monster.
    ("nethack-3.1.3", "~", "LONG_WORM_TAIL"),
    // Nobody.
    ("nethack-3.6.7", "balrogue the destroyer", "!"),
    ("nethack-3.6.7", "", "!"),
    ("nethack-3.6.7", "zz", "!"),
    ("nethack-3.6.7", "displacer beast", "!"),
    ("nethack-5.0.0", "displacer beast", "DISPLACER_BEAST"),
    // Monster 0 is a monster.
    ("nethack-5.0.0", "giant ants", "GIANT_ANT"),
];

#[test]
fn names_are_understood_as_they_are_meant() {
    let mut failures = Failures::new();
    for (edition, called, expected) in QUERIES {
        let found = taken_for(edition, called);
        if found != *expected {
            failures.push(format!("{edition}: {called}"), format!("expected {expected}, found {found}"));
        }
    }
    failures.finish(QUERIES.len());
}

#[test]
fn every_pm_name_means_its_monster() {
    let mut failures = Failures::new();
    for edition in bestiary::EDITIONS {
        for monster in &*edition.monsters {
            if taken_for(&edition.id, &monster.symbol) != *monster.symbol {
                failures.push(&*edition.id, format!("{} means another", monster.symbol));
            }
        }
    }
    failures.finish(bestiary::EDITIONS.len());
}
