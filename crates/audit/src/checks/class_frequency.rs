//! Classes in which every frequency is 0.

use super::classes::all;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Monster, OpenEnum};

pub(super) const CHECK: Check = Check {
    id: "class-frequency",
    severity: Severity::Warning,
    title: "every row of a class has a frequency of 0",
    explanation: "mkclass() chooses by frequency, also for a special level that asks for a random monster of the class \
        and lets G_NOGEN pass. Where all frequencies are 0 there is nothing to choose from: it gives no monster, and \
        the special level puts one of any class there. Since 5.0 each row counts as 1 in such a class, so that it is \
        only worth knowing (a note).",
    rule: "mkclass(): src/makemon.c; mclass_maxf[] since 5.0; create_monster(): src/sp_lev.c",
    needs: &[Need::Generation],
    by_generation: true,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let has_none = |row: &Monster| row.generation.as_ref().is_some_and(|generation| generation.frequency == 0);
    let classes = all(context).into_iter().filter(|(class, _)| {
        let mut rows = context.edition.monsters.iter().filter(|row| row.class == **class);
        rows.all(has_none)
    });
    let evened = context.generator.evens_out_classes();
    let finding = |(class, rows): (&model::Class, Vec<&Monster>)| {
        let name = class.c_name();
        let effect = if evened {
            "mkclass() takes each for a frequency of 1"
        } else {
            "mkclass() never gives a monster of it, and a special level that asks for one gets a monster of any class"
        };
        let rows_are = match rows.as_slice() {
            [only] => format!("the only row of {name}, {}, has", only.name()),
            rows => format!("all {} rows of {name} have", rows.len()),
        };
        let finding = Finding::of_class(check, name, &rows, format!("{rows_are} a frequency of 0: {effect}"));
        if evened { finding.severity(Severity::Note) } else { finding }
    };
    classes.map(finding).collect()
}
