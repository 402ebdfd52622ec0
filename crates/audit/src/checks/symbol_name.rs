//! PM names that are not made of the monsters' names.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Class, Monster};

pub(super) const CHECK: Check = Check {
    id: "symbol-name",
    severity: Severity::Note,
    title: "a PM name is not that of any of the monster's names",
    explanation: "Up to 3.6 makedefs makes the PM name of the monster's name; since 3.7 it is written beside it, and \
        the two can part. The compiler takes any name; whoever reads the code looks for the wrong monster. Letters and \
        digits are compared, in any case, and names that are not ASCII are left alone; were creatures have the prefix \
        HUMAN_ in the form of a human.",
    rule: "do_permonst(): util/makedefs.c up to 3.6; MON(): include/monsters.h since 3.7",
    // Where the tree has no enumeration, the name was derived.
    needs: &[Need::Symbols],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let rows = context.edition.monsters.iter().filter(|row| !is_named_so(row));
    let finding = |row: &Monster| {
        let message = format!("the row of {} is PM_{}, which none of its names gives", row.name(), row.symbol);
        Finding::of(check, row, message).field("pmidx")
    };
    rows.map(finding).collect()
}

fn is_named_so(row: &Monster) -> bool {
    // A name that is translated is none that could be compared.
    if !row.name().is_ascii() {
        return true;
    }
    let symbol = letters(&row.symbol);
    let names = [Some(&row.names.neuter), row.names.male.as_ref(), row.names.female.as_ref()];
    let mut names = names.into_iter().flatten().map(|name| letters(name));
    names.any(|name| {
        let is_were = row.class == Class::Human && name.starts_with("were");
        name == symbol || (is_were && symbol == format!("human{name}"))
    })
}

fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
