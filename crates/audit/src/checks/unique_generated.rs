//! Unique monsters that are not marked as never generated.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::Gen;

pub(super) const CHECK: Check = Check {
    id: "unique-generated",
    severity: Severity::Warning,
    title: "a unique monster has no G_NOGEN",
    explanation: "rndmonst() and mkclass() pass a unique monster over in any case. But rndmonnum(), which chooses the \
        species of a corpse, statue, egg or figurine, asks for G_NOGEN alone up to 3.4.3 and in SLASH'EM when \
        rndmonst() finds nothing, so that there may be a statue of the one that is still alive. Since 3.6.0 it passes \
        G_UNIQ over as well, and the missing flag is only worth knowing (a note).",
    rule: "rndmonnum(): src/mkobj.c; uncommon(): src/makemon.c",
    needs: &[Need::Generation],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let ordinary = context.edition.monsters.iter().take(context.edition.special_start());
    let unique = ordinary.filter(|row| {
        let flags = row.generation.as_ref().map_or(Gen::empty(), |generation| generation.flags.known);
        flags.contains(Gen::UNIQ) && !flags.contains(Gen::NOGEN)
    });
    let falls_back = context.generator.falls_back_on_uniques();
    let finding = |row: &model::Monster| {
        let name = row.name();
        let effect = if falls_back {
            "rndmonnum() may make a corpse, statue, egg or figurine of it"
        } else {
            "that changes nothing, as G_UNIQ alone keeps it from being chosen at random"
        };
        let finding = Finding::of(check, row, format!("{name} has G_UNIQ without G_NOGEN: {effect}"))
            .field("geno")
            .detail("G_UNIQ");
        if falls_back { finding } else { finding.severity(Severity::Note) }
    };
    unique.map(finding).collect()
}
