//! People of a role with an alignment that the role cannot have.

use super::words::alignment;
use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Alignments, MonsterId, Role};

pub(super) const CHECK: Check = Check {
    id: "role-alignment",
    severity: Severity::Warning,
    title: "a role's player monster, leader or guardian has an alignment that the role does not allow",
    explanation: "role_init() gives the leader and the guardians of the hero's own quest the hero's alignment. To every \
        other hero the row's own counts, as it always does of player monsters: for whether one is peaceful, and for \
        what its death is worth. The nemesis is meant to be different.",
    rule: "roles[], role_init(): src/role.c; peace_minded(), set_malign(): src/makemon.c, since 3.3",
    needs: &[Need::Roles, Need::Alignment],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let of_role = |role: &Role| {
        let people = [
            (Office::Player, role.monster),
            (Office::Player, role.female_monster.filter(|female| Some(*female) != role.monster)),
            (Office::Leader, role.leader),
            (Office::Guardian, role.guardians),
        ];
        let finding = |(office, id): (Office, Option<MonsterId>)| of_person(check, context, role, office, id?);
        people.into_iter().filter_map(finding).collect::<Vec<_>>()
    };
    context.edition.roles.iter().flat_map(of_role).collect()
}

/// What somebody is to a role.
#[derive(Clone, Copy)]
enum Office {
    Player,
    Leader,
    Guardian,
}

impl Office {
    fn words(self) -> &'static str {
        match self {
            Self::Player => "player monster",
            Self::Leader => "quest leader",
            Self::Guardian => "quest guardian",
        }
    }
}

fn of_person(check: &Check, context: &Context<'_>, role: &Role, office: Office, id: MonsterId) -> Option<Finding> {
    /// `A_NONE`: Moloch's, which no role has.
    const NO_ALIGNMENT: i16 = -128;
    let row = context.edition.monsters.get(usize::from(id.0))?;
    let value = row.alignment.filter(|value| *value != NO_ALIGNMENT)?;
    let own = match value {
        ..0 => Alignments::CHAOTIC,
        0 => Alignments::NEUTRAL,
        1.. => Alignments::LAWFUL,
    };
    if role.alignments.is_empty() || role.alignments.contains(own) {
        return None;
    }
    let allowed = [(Alignments::LAWFUL, 1), (Alignments::NEUTRAL, 0), (Alignments::CHAOTIC, -1)];
    let allowed = allowed.into_iter().filter(|(one, _)| role.alignments.contains(*one));
    let allowed: Vec<_> = allowed.map(|(_, value)| alignment(value)).collect();
    let effect = match office {
        Office::Player => "peace_minded() and set_malign() go by that",
        Office::Leader | Office::Guardian => "role_init() changes that only for a hero of the role",
    };
    let message = format!(
        "{}, a {} of the {}, is {} ({value}), and the role is {}: {effect}",
        row.name(),
        office.words(),
        role.name,
        alignment(value),
        allowed.join(" or ")
    );
    Some(Finding::of(check, row, message).field("maligntyp").detail(&*role.name))
}
