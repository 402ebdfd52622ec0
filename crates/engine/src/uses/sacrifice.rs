//! Sacrifices: what a corpse is worth on an altar, and what that buys.

use super::{RuleSet, chance, species_difficulty};
use crate::Ratio;
use model::{Class, Edition, M2, Monster};

/// The value above which more does not help (`MAXVALUE`).
const MAX_VALUE: u32 = 24;

/// A corpse on an altar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offering {
    /// Its age in turns, as the altar sees it: less on ice (`peek_at_iced_corpse_age()`).
    pub age: u32,
    /// What is left of its nutrition, if somebody has eaten of it.
    pub left: Option<u32>,
}

/// Whose altar it is, and who offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worship {
    /// The hero's alignment: negative chaotic, 0 neutral, positive lawful.
    pub hero: i16,
    /// The altar's: −1, 0, 1, or −128 for Moloch's.
    pub altar: i16,
    /// Whether the hero has ever eaten meat (`u.uconduct.unvegetarian`); only 3.7 and 5.0 ask.
    pub has_eaten_meat: bool,
}

/// What is particular about sacrifices in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct SacrificeRule {
    /// What a unicorn is worth on an altar of its own alignment.
    insult: i32,
    /// Whether a corpse that is too old is worth nothing whatever it is, and a wraith more even to the chaotic.
    strict: bool,
    /// Whether a corpse that is partly eaten is worth at least 1 however old it is.
    leftovers_count: bool,
    /// Whether luck does not rise above the value.
    luck_is_capped: bool,
    /// What the chance of a gift begins with, as one in so many.
    gift: u32,
}

/// Up to 3.6.7.
pub(super) const VANILLA: SacrificeRule =
    SacrificeRule { insult: -5, strict: false, leftovers_count: false, luck_is_capped: false, gift: 10 };

/// 3.7.
pub(super) const V3_7: SacrificeRule = SacrificeRule { strict: true, ..VANILLA };

/// 5.0.
pub(super) const V5_0: SacrificeRule = SacrificeRule { insult: -1, luck_is_capped: true, gift: 6, ..V3_7 };

/// SLASH'EM.
pub(super) const SLASHEM: SacrificeRule = SacrificeRule { leftovers_count: true, ..VANILLA };

/// The value of a corpse on an altar: negative where it is an insult, 0 where nothing happens.
///
/// `dosacrifice()` of `src/pray.c`, with `eaten_stat()` of `src/eat.c`. The hero's own race, former pets and Riders are
/// another matter, and so are SLASH'EM's Oracle and its relics of Vecna.
///
/// A corpse is worth its species' difficulty and 1, and nothing after 50 turns unless it is an acid blob's; less if
/// somebody ate of it; 1 more for undead to those who are not chaotic. A unicorn is an insult on an altar of its own
/// alignment; on another it is worth 3 more, but the hero's own unicorn only 1 where the altar is not the hero's.
pub fn sacrifice_value(edition: &Edition, monster: &Monster, offering: &Offering, worship: &Worship) -> i32 {
    let rules = &RuleSet::of(edition).sacrifices;
    let is_fresh = offering.age <= 50 || monster.symbol == "ACID_BLOB";
    let mut value = if is_fresh { species_difficulty(edition, monster).saturating_add(1) } else { 0 };
    if let Some(left) = offering.left.filter(|_| is_fresh || rules.leftovers_count) {
        value = eaten(value, left, monster.nutrition.unwrap_or(0));
    }
    if rules.strict && value == 0 {
        return 0;
    }
    if monster.traits.m2.contains(M2::UNDEAD) {
        let wraith = rules.strict && monster.symbol == "WRAITH" && worship.has_eaten_meat;
        return if worship.hero >= 0 || wraith { value + 1 } else { value };
    }
    if monster.class == Class::Unicorn && monster.traits.m2.contains(M2::JEWELS) {
        let own = monster.alignment.unwrap_or(0).signum();
        let hero = worship.hero.signum();
        return match worship.altar {
            altar if altar == own => rules.insult,
            altar if altar == hero => value + 3,
            _ if own == hero => 1,
            _ => value + 3,
        };
    }
    value
}

/// What is left of a value when a corpse is partly eaten: at least 1.
fn eaten(value: i32, left: u32, full: u32) -> i32 {
    if full == 0 {
        return value.max(1);
    }
    let scaled = i64::from(value) * i64::from(left.min(full)) / i64::from(full);
    i32::try_from(scaled).unwrap_or(value).max(1)
}

/// What a sacrifice of some value buys on an altar of the hero's own god. Of these the first that is needed is had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Favor {
    /// By how much an angry god's anger falls (`u.ugangr`).
    pub anger: u32,
    /// By how many points a negative alignment record rises, to 0 at most.
    pub record: u32,
    /// By how many turns the time until the next prayer falls (`u.ublesscnt`).
    pub timeout: u32,
    /// By how much luck rises, if no artifact is given.
    pub luck: u32,
    /// Above what luck does not rise; since 5.0.
    pub luck_cap: Option<u32>,
}

impl Favor {
    /// Whether an angry god is mollified, at least a little.
    pub const fn mollifies(&self) -> bool {
        self.anger > 0
    }
}

/// What a value above 0 buys a hero on an altar of the own god.
///
/// `dosacrifice()` of `src/pray.c`: an angry god is mollified from a value of 8 on, or 12 where the hero is chaotic.
pub fn favor(edition: &Edition, value: u32, is_chaotic: bool) -> Favor {
    let (anger, timeout) = if is_chaotic { (2, 500) } else { (3, 300) };
    let share = |most: u32| value.saturating_mul(most) / MAX_VALUE;
    Favor {
        anger: share(anger),
        record: value.min(MAX_VALUE),
        timeout: share(timeout),
        luck: value.saturating_mul(10) / (2 * MAX_VALUE),
        luck_cap: RuleSet::of(edition).sacrifices.luck_is_capped.then_some(value),
    }
}

/// The chance that a god who needs nothing gives an artifact to a hero above level 2 whose luck is not bad.
///
/// `dosacrifice()` of `src/pray.c`, in 3.7 and 5.0 `bestow_artifact()`: it falls with the gifts received and the
/// artifacts that exist. In 5.0 the value of the sacrifice decides which artifacts can be given.
pub fn gift_chance(edition: &Edition, gifts: u32, artifacts: u32) -> Ratio {
    let more = gifts.saturating_mul(artifacts).saturating_mul(2);
    chance::one_in(RuleSet::of(edition).sacrifices.gift.saturating_add(more))
}
