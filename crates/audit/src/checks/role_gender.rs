//! Player monsters that have one gender, of roles that have both.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Genders, M2, Monster, Role};

pub(super) const CHECK: Check = Check {
    id: "role-gender",
    severity: Severity::Warning,
    title: "a player monster has one gender, and its role has both",
    explanation: "A role that women and men can have, and that has one row for both, needs a row without M2_MALE and \
        M2_FEMALE: makemon() and mk_mplayer() give a row with such a flag that gender always. The row of a role that \
        has another one for women may be male.",
    rule: "makemon(): src/makemon.c; roles[], role_init(): src/role.c, since 3.3",
    needs: &[Need::Roles, Need::OneOf(M2::MALE.union(M2::FEMALE))],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let of_role = |role: &Role| {
        let row = context.edition.monsters.get(usize::from(role.monster?.0))?;
        let has_own_row = role.female_monster.is_some_and(|female| Some(female) != role.monster);
        let both = role.genders.contains(Genders::MALE | Genders::FEMALE);
        if has_own_row || !both {
            return None;
        }
        finding(check, role, row)
    };
    context.edition.roles.iter().filter_map(of_role).collect()
}

fn finding(check: &Check, role: &Role, row: &Monster) -> Option<Finding> {
    let m2 = row.traits.m2;
    let (flag, never) = match (m2.contains(M2::MALE), m2.contains(M2::FEMALE)) {
        (true, false) => ("M2_MALE", "female"),
        (false, true) => ("M2_FEMALE", "male"),
        _ => return None,
    };
    let message = format!(
        "{} has {flag}, and a hero who is a {} may be of either gender: such a monster is never {never}",
        row.name(),
        role.name
    );
    Some(Finding::of(check, row, message).field("mflags2").detail(flag))
}
