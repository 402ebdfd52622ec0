//! Stored difficulties against the tree's own formula.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use engine::difficulty;
use engine::difficulty::Term;
use model::{Gen, Monster};

pub(super) const CHECK: Check = Check {
    id: "difficulty",
    severity: Severity::Error,
    title: "a stored difficulty is not what the formula gives",
    explanation: "Since 3.6.2 the difficulty is written into the table by hand, while the formula that it should come \
        from is still in the source. When a row's level, attacks or flags change and its difficulty does not, \
        rndmonst() takes the monster for weaker or stronger than it is, and so do mkclass(), the items that monsters \
        are made with, and the worth of a corpse on an altar. Rows from the long worm tail on are never generated at \
        random: of those it is a warning. The check is not made where the table stores nothing (the build computes it \
        up to 3.6.1), nor where the tree has no formula of its own, or one that is not modelled: --rule names one.",
    rule: "mstrength(): util/makedefs.c up to 3.6, src/mondata.c since 3.7; hints on it in src/monst.c of 3.6.2",
    needs: &[Need::Difficulty],
    by_generation: false,
    withheld,
    run,
};

fn withheld(context: &Context<'_>) -> bool {
    context.edition.rules.assumed_from.is_some() && !context.rule_is_given
}

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let rows = context.edition.monsters.iter();
    rows.filter_map(|monster| of_row(check, context, monster)).collect()
}

fn of_row(check: &Check, context: &Context<'_>, monster: &Monster) -> Option<Finding> {
    let stored = monster.difficulty?;
    let computed = difficulty(context.edition, monster, context.rule);
    if u32::from(stored) == computed.value {
        return None;
    }
    let term = |term: &Term| {
        let slot = term.slot.map_or_else(String::new, |slot| format!("attack {}: ", slot + 1));
        format!("{:+} {slot}{}", term.amount, term.what)
    };
    let terms: Vec<_> = computed.terms.iter().map(term).collect();
    let bonus = if terms.is_empty() { "no bonus".to_owned() } else { format!("a bonus of {}", computed.bonus) };
    let message = format!(
        "{} has difficulty {stored}; the {} rule gives {}: level {}, and {bonus} that counts {:+}{}; {}",
        monster.name(),
        context.rule.id(),
        computed.value,
        computed.base_level,
        computed.adjustment(),
        if terms.is_empty() { String::new() } else { format!(" ({})", terms.join(", ")) },
        effect(context, monster, u32::from(stored), computed.value)
    );
    let finding = Finding::of(check, monster, message).field("difficulty");
    Some(if context.is_generated(monster) { finding } else { finding.severity(Severity::Warning) })
}

/// What the game does by the stored difficulty that it would not do by the computed one.
fn effect(context: &Context<'_>, monster: &Monster, stored: u32, computed: u32) -> String {
    let generation = if context.is_generated(monster) {
        let taken = if stored < computed { "easier" } else { "harder" };
        format!("rndmonst() and mkclass() take it for {taken} than that")
    } else if context.is_before_special(monster.id) {
        "it is not generated at random".to_owned()
    } else {
        "it is never generated at random, nor chosen out of its class".to_owned()
    };
    let leaves_corpse = monster.generation.as_ref().is_some_and(|it| !it.flags.known.contains(Gen::NOCORPSE));
    let corpse = if leaves_corpse {
        format!(", and a fresh corpse is worth {} on an altar instead of {}", stored + 1, computed + 1)
    } else {
        String::new()
    };
    generation + &corpse
}
