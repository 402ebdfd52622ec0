//! Names of a race without its flag.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{M2, Monster};

pub(super) const CHECK: Check = Check {
    id: "race-flag",
    severity: Severity::Warning,
    title: "a monster is called after a race and lacks its flag",
    explanation: "is_human(), is_elf() and the like look at M2_HUMAN, M2_ELF, … and not at names; so does your_race(), \
        by which the game knows a hero's own people. A monster whose name says one of these races, as a word of its \
        own, and that lacks the flag is none of them to the game. Giants are not asked: many that are called giant are \
        only large.",
    rule: "is_human() and others, your_race(): include/mondata.h; M2_HUMAN …: include/monflag.h, all versions",
    needs: &[Need::OneOf(M2::HUMAN.union(M2::ELF).union(M2::DWARF).union(M2::GNOME).union(M2::ORC))],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

/// The races, with the words that name them in the names of monsters, and what asks for them.
const RACES: [(M2, &str, &str, &[&str]); 5] = [
    (M2::HUMAN, "M2_HUMAN", "is_human()", &["human"]),
    (M2::ELF, "M2_ELF", "is_elf()", &["elf", "elven"]),
    (M2::DWARF, "M2_DWARF", "is_dwarf()", &["dwarf", "dwarvish", "dwarven"]),
    (M2::GNOME, "M2_GNOME", "is_gnome()", &["gnome", "gnomish"]),
    (M2::ORC, "M2_ORC", "is_orc()", &["orc", "orcish"]),
];

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (flag, name, question, words) in RACES {
        // A tree that gives nobody the flag has none.
        if !context.edition.monsters.iter().any(|row| row.traits.m2.contains(flag)) {
            continue;
        }
        let called = context.edition.monsters.iter().filter(|row| is_called(row, words));
        findings.extend(called.filter(|row| !row.traits.m2.contains(flag)).map(|row| {
            let message = format!("{} lacks {name}: to {question} and your_race() it is none", row.name());
            Finding::of(check, row, message).field("mflags2").detail(name)
        }));
    }
    findings
}

fn is_called(row: &Monster, words: &[&str]) -> bool {
    let mut own = row.name().split([' ', '-']);
    own.any(|word| words.iter().any(|race| word.eq_ignore_ascii_case(race)))
}
