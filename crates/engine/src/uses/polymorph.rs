//! Who changes its own form.

use super::species_difficulty;
use model::{Class, Edition, M1, M2, Monster};

/// No species of this difficulty or above wants another form.
const TOO_GOOD: i32 = 6;

/// Whether a monster of this species steps into a polymorph trap that it sees.
///
/// `find_misc()` of `src/muse.c`: if it is weak (difficulty below 6), neither an animal nor mindless, can move, and is
/// no shape-changer.
pub fn uses_polymorph_trap(edition: &Edition, monster: &Monster) -> bool {
    wants_other_form(edition, monster) && monster.speed != 0
}

/// Whether a monster of this species uses a wand or a potion of polymorph on itself.
///
/// `find_misc()` of `src/muse.c`: as for a trap, but it needs hands and need not be able to move.
pub fn uses_polymorph_item(edition: &Edition, monster: &Monster) -> bool {
    wants_other_form(edition, monster) && !monster.traits.m1.intersects(M1::NOHANDS)
}

/// Whether it would be better off as something else, and knows it. A tail decides nothing: its worm does.
fn wants_other_form(edition: &Edition, monster: &Monster) -> bool {
    let is_weak = species_difficulty(edition, monster) < TOO_GOOD;
    let is_stupid = monster.traits.m1.intersects(M1::ANIMAL | M1::MINDLESS);
    let is_tail = monster.class == Class::WormTail;
    is_weak && !is_stupid && !is_tail && !monster.traits.m2.contains(M2::SHAPESHIFTER)
}
