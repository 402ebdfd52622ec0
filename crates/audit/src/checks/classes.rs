//! The classes of a table, as the game goes through them.

use crate::Context;
use model::{Class, Monster};

/// The rows before the long worm tail, in runs of one class, in array order.
pub(super) fn runs<'a>(context: &Context<'a>) -> Vec<(&'a Class, Vec<&'a Monster>)> {
    let mut runs: Vec<(&Class, Vec<&Monster>)> = Vec::new();
    for monster in context.edition.monsters.iter().take(context.edition.special_start()) {
        match runs.last_mut() {
            Some((class, rows)) if **class == monster.class => rows.push(monster),
            _ => runs.push((&monster.class, vec![monster])),
        }
    }
    runs
}

/// The rows before the long worm tail by class, in the order in which classes first occur.
pub(super) fn all<'a>(context: &Context<'a>) -> Vec<(&'a Class, Vec<&'a Monster>)> {
    let mut classes: Vec<(&Class, Vec<&Monster>)> = Vec::new();
    for (class, rows) in runs(context) {
        match classes.iter_mut().find(|(known, _)| *known == class) {
            Some((_, known)) => known.extend(rows),
            None => classes.push((class, rows)),
        }
    }
    classes
}

/// The difficulty that the game works with.
pub(super) fn difficulty(context: &Context<'_>, monster: &Monster) -> i32 {
    context.generator.difficulty(monster.id).unwrap_or(0)
}
