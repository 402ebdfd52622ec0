//! Who is peaceful.

use super::races::{self, Race};
use super::{RuleSet, chance};
use crate::Ratio;
use model::{Edition, M2, Monster, Sound};

/// The hero, as far as monsters ask before they attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The hero's race; see [`races`](super::races).
    pub race: Race,
    /// The hero's alignment (`u.ualign.type`): negative chaotic, 0 neutral, positive lawful.
    pub alignment: i16,
    /// The alignment record (`u.ualign.record`): negative for one who has strayed.
    pub record: i32,
    /// Whether the hero carries the Amulet of Yendor.
    pub has_amulet: bool,
    /// How much the hero has abused the alignment (`u.ualign.abuse`); only the erinys of 3.7 and 5.0 asks.
    pub abuse: u32,
}

/// What is particular about peace in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct PeaceRule {
    /// The hero's races.
    pub(super) races: &'static [Race],
    /// Whether an erinys asks how much the hero has abused the alignment.
    erinys_asks_for_abuse: bool,
    /// Whether light and dark elves are enemies.
    elves_are_divided: bool,
}

/// NetHack's, up to 3.6.7.
pub(super) const VANILLA: PeaceRule =
    PeaceRule { races: races::VANILLA, erinys_asks_for_abuse: false, elves_are_divided: false };

/// 3.7.
pub(super) const V3_7: PeaceRule = PeaceRule { erinys_asks_for_abuse: true, ..VANILLA };

/// SLASH'EM.
pub(super) const SLASHEM: PeaceRule = PeaceRule { races: races::SLASHEM, elves_are_divided: true, ..VANILLA };

/// The chance that a monster of this species is peaceful when it is made.
///
/// `peace_minded()` of `src/makemon.c`. At the start of the game the quest's leader and guardians of the hero's own
/// role are made always peaceful and its nemesis always hostile (`role_init()`, `src/role.c`), which a table does not
/// show.
pub fn peacefulness(edition: &Edition, monster: &Monster, hero: &Standing) -> Ratio {
    match attitude(&RuleSet::of(edition).peace, monster, hero) {
        Attitude::Peaceful => Ratio::one(),
        Attitude::Hostile => Ratio::zero(),
        Attitude::Rolled { record, alignment } => {
            &chance::not(&chance::one_in(record)) * &chance::not(&chance::one_in(alignment))
        }
    }
}

/// What a monster thinks of the hero.
enum Attitude {
    Peaceful,
    Hostile,
    /// Peaceful unless one of two dice, with so many sides, shows 0.
    Rolled {
        record: u32,
        alignment: u32,
    },
}

/// Asks the questions in the game's order.
fn attitude(rules: &PeaceRule, monster: &Monster, hero: &Standing) -> Attitude {
    let is = |flags: M2| monster.traits.m2.intersects(flags);
    // A tree without alignments has neutral monsters.
    let alignment = monster.alignment.unwrap_or(0);
    let (theirs, ours) = (alignment.signum(), hero.alignment.signum());
    if is(M2::PEACEFUL) {
        return Attitude::Peaceful;
    }
    if is(M2::HOSTILE) {
        return Attitude::Hostile;
    }
    match monster.sound {
        Some(Sound::Leader | Sound::Guardian) => return Attitude::Peaceful,
        Some(Sound::Nemesis) => return Attitude::Hostile,
        _ => {}
    }
    if rules.erinys_asks_for_abuse && monster.symbol == "ERINYS" {
        return if hero.abuse == 0 { Attitude::Peaceful } else { Attitude::Hostile };
    }
    if rules.elves_are_divided && is(M2::ELF) && hero.race.own.contains(M2::ELF) && theirs * ours < 0 {
        return Attitude::Hostile;
    }
    if is(hero.race.lovers) {
        return Attitude::Peaceful;
    }
    if is(hero.race.haters) || theirs != ours || (theirs < 0 && hero.has_amulet) {
        return Attitude::Hostile;
    }
    if is(M2::MINION) {
        return if hero.record >= 0 { Attitude::Peaceful } else { Attitude::Hostile };
    }
    let record = (16 + i64::from(hero.record.max(-15))).unsigned_abs();
    Attitude::Rolled {
        record: u32::try_from(record).unwrap_or(u32::MAX),
        alignment: 2 + u32::from(alignment.unsigned_abs()),
    }
}
