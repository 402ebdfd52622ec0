//! Hit points: how many a monster is made with.

use super::{Distribution, RuleSet, is_rider};
use crate::Ratio;
use crate::generation::{Plane, species};
use crate::ratio::Natural;
use alloc::vec::Vec;
use model::{Class, Edition, Monster};

/// How the hit points of a monster are rolled.
///
/// They are `fixed` and the roll of `dice`, times `factor`, and on top the level once or twice where SLASH'EM rolls for
/// that as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct HitPoints {
    /// What is certain.
    pub fixed: u32,
    /// How many dice are rolled; 0 for none.
    pub dice: u8,
    /// How many sides each has: 4 or 8.
    pub sides: u8,
    /// By what the roll is multiplied: 3 for an elemental at home, else 1.
    pub factor: u8,
    /// What is added once or twice, as likely as not: the level in SLASH'EM, else 0.
    pub once_or_twice: u8,
    /// Whether a result that equals the number of dice becomes one more; since 3.7.
    pub raised: bool,
}

/// How a monster of this species gets its hit points if its level is `level`, the one of
/// [`adjusted_level`](super::adjusted_level), or of [`level_at_creation`](super::level_at_creation) where that is
/// rolled for; and on which plane, if it is made on one.
///
/// `makemon()` of `src/makemon.c` up to 3.4.3 and in SLASH'EM, `newmonhp()` since 3.6.0, with `golemhp()`.
pub fn hit_points(edition: &Edition, monster: &Monster, level: u8, plane: Option<Plane>) -> HitPoints {
    let rules = &RuleSet::of(edition).hit_points;
    let rolled =
        |dice: u8, sides: u8| HitPoints { fixed: 0, dice, sides, factor: 1, once_or_twice: 0, raised: rules.raised };
    let fixed = |fixed: u32| HitPoints { fixed, ..rolled(0, 8) };
    let dragon = is_adult_dragon(edition, monster);
    if monster.class == Class::Golem {
        return fixed(golem_hit_points(edition, monster));
    }
    if is_rider(monster) {
        return HitPoints { fixed: rules.rider_extra, ..rolled(10, 8) };
    }
    if monster.level > 49 {
        return fixed(2 * (i32::from(monster.level) - 6).unsigned_abs());
    }
    let is_at_home =
        monster.class == Class::Elemental && plane.is_some_and(|plane| species::is_at_home(plane, &monster.symbol));
    match level {
        _ if dragon && plane.is_some() => fixed(8 * u32::from(level)),
        _ if dragon => HitPoints { fixed: 4 * u32::from(level), ..rolled(level, 4) },
        0 => rolled(1, 4),
        _ if is_at_home => HitPoints { factor: 3, ..rolled(level, 8) },
        _ if rules.level_counts_again => HitPoints { once_or_twice: level, ..rolled(level, 8) },
        _ => rolled(level, 8),
    }
}

/// The hit points of a golem of this species; 0 for any other monster, and for a golem that the game forgot.
///
/// `golemhp()` of `src/makemon.c`.
pub fn golem_hit_points(edition: &Edition, monster: &Monster) -> u32 {
    if monster.class != Class::Golem {
        return 0;
    }
    let golems = RuleSet::of(edition).hit_points.golems;
    golems.iter().find(|(symbol, _)| *symbol == monster.symbol).map_or(0, |(_, points)| *points)
}

/// Golems and their hit points, by PM name.
type Golems = &'static [(&'static str, u32)];

/// Up to 3.6.7.
const GOLEMS: Golems = &[
    ("STRAW_GOLEM", 20),
    ("PAPER_GOLEM", 20),
    ("ROPE_GOLEM", 30),
    ("LEATHER_GOLEM", 40),
    ("GOLD_GOLEM", 40),
    ("WOOD_GOLEM", 50),
    ("FLESH_GOLEM", 40),
    ("CLAY_GOLEM", 50),
    ("STONE_GOLEM", 60),
    ("GLASS_GOLEM", 60),
    ("IRON_GOLEM", 80),
];

/// Since 3.7.
const GOLEMS_OF_3_7: Golems = &[
    ("STRAW_GOLEM", 20),
    ("PAPER_GOLEM", 20),
    ("ROPE_GOLEM", 30),
    ("LEATHER_GOLEM", 40),
    ("GOLD_GOLEM", 60),
    ("WOOD_GOLEM", 50),
    ("FLESH_GOLEM", 40),
    ("CLAY_GOLEM", 70),
    ("STONE_GOLEM", 100),
    ("GLASS_GOLEM", 80),
    ("IRON_GOLEM", 120),
];

/// In SLASH'EM. Its function has two gargoyles as well, which it is never asked about: they are no golems.
const GOLEMS_OF_SLASHEM: Golems = &[
    ("PAPER_GOLEM", 36),
    ("STRAW_GOLEM", 40),
    ("WAX_GOLEM", 40),
    ("PLASTIC_GOLEM", 60),
    ("ROPE_GOLEM", 60),
    ("LEATHER_GOLEM", 80),
    ("GOLD_GOLEM", 80),
    ("WOOD_GOLEM", 100),
    ("FLESH_GOLEM", 120),
    ("GLASS_GOLEM", 140),
    ("CLAY_GOLEM", 150),
    ("STONE_GOLEM", 180),
    ("IRON_GOLEM", 240),
    ("RUBY_GOLEM", 250),
    ("DIAMOND_GOLEM", 270),
    ("SAPPHIRE_GOLEM", 280),
    ("STEEL_GOLEM", 290),
    ("CRYSTAL_GOLEM", 300),
    ("FRANKENSTEIN_S_MONSTER", 400),
];

/// What is particular about hit points in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct HitPointRule {
    /// Those of golems.
    golems: Golems,
    /// What Riders have besides what is rolled.
    rider_extra: u32,
    /// Whether the smallest roll becomes one more.
    raised: bool,
    /// Whether the level is added once or twice.
    level_counts_again: bool,
}

/// NetHack's, up to 3.6.7.
pub(super) const VANILLA: HitPointRule =
    HitPointRule { golems: GOLEMS, rider_extra: 0, raised: false, level_counts_again: false };

/// 3.7.
pub(super) const V3_7: HitPointRule = HitPointRule { golems: GOLEMS_OF_3_7, raised: true, ..VANILLA };

/// SLASH'EM.
pub(super) const SLASHEM: HitPointRule =
    HitPointRule { golems: GOLEMS_OF_SLASHEM, rider_extra: 20, level_counts_again: true, ..VANILLA };

/// Whether a row is an adult dragon: a dragon from the grey one on.
fn is_adult_dragon(edition: &Edition, monster: &Monster) -> bool {
    let first = edition.monster("GRAY_DRAGON").map(|monster| monster.id);
    monster.class == Class::Dragon && first.is_some_and(|first| monster.id >= first)
}

impl HitPoints {
    /// The fewest hit points that are possible.
    pub fn min(&self) -> u32 {
        let least = self.fixed + u32::from(self.dice) * u32::from(self.factor) + u32::from(self.once_or_twice);
        if self.is_raised(least) { least + 1 } else { least }
    }

    /// The most hit points that are possible.
    pub fn max(&self) -> u32 {
        let roll = u32::from(self.dice) * u32::from(self.sides) * u32::from(self.factor);
        self.fixed + roll + 2 * u32::from(self.once_or_twice)
    }

    /// Whether a result becomes one more.
    fn is_raised(&self, result: u32) -> bool {
        self.raised && self.dice > 0 && result == u32::from(self.dice)
    }

    /// Every possible number of hit points with its chance.
    pub fn distribution(&self) -> Distribution<u32> {
        let ways = (0..self.dice).fold(Vec::from([Natural::from(1_u8)]), |ways, _| with_one_more(&ways, self.sides));
        let results = (0..).zip(ways).flat_map(|(above, ways)| {
            let result = self.fixed + (u32::from(self.dice) + above) * u32::from(self.factor);
            let result = if self.is_raised(result) { result + 1 } else { result };
            let more = u32::from(self.once_or_twice);
            [(result + more, ways.clone()), (result + 2 * more, ways)]
        });
        Distribution::weighed(results).unwrap_or_else(|| Distribution::certain(self.fixed))
    }

    /// The mean.
    pub fn mean(&self) -> Ratio {
        let (dice, sides, factor) = (u32::from(self.dice), u32::from(self.sides), u32::from(self.factor));
        let twice = 2 * self.fixed + dice * (sides + 1) * factor + 3 * u32::from(self.once_or_twice);
        let mean = Ratio::new(twice, 2_u8).unwrap_or_else(Ratio::zero);
        match self.raised_in() {
            None => mean,
            Some(all) => &mean + &Ratio::new(1_u8, all).unwrap_or_else(Ratio::zero),
        }
    }

    /// The variance.
    pub fn variance(&self) -> Ratio {
        let (dice, sides, factor) = (u32::from(self.dice), u32::from(self.sides), u32::from(self.factor));
        // That of a die with n sides is (n² - 1) / 12; that of the level once or twice a quarter of its square.
        let once_or_twice = u32::from(self.once_or_twice);
        let twelve_times = dice * (sides * sides - 1) * factor * factor + 3 * once_or_twice * once_or_twice;
        let plain = || Ratio::new(twelve_times, 12_u8).unwrap_or_else(Ratio::zero);
        let Some(all) = self.raised_in() else { return plain() };
        // The smallest roll becomes one more with the chance p = 1 / all: that adds p - p² - 2p(mean - smallest).
        let more = &(&all * &all) * twelve_times + &all * 12_u8;
        let less = &all * (12 * dice * (sides - 1)) + 12_u8;
        let difference = if more > less { more - less } else { Natural::ZERO };
        Ratio::new(difference, &(&all * &all) * 12_u8).unwrap_or_else(plain)
    }

    /// Of how many equally likely rolls one is raised; `None` if none is.
    fn raised_in(&self) -> Option<Natural> {
        let least = self.fixed + u32::from(self.dice) * u32::from(self.factor);
        let is_raised = self.is_raised(least) && self.once_or_twice == 0;
        is_raised.then(|| Natural::from(self.sides).pow(self.dice.into()))
    }
}

/// How many rolls come to each sum, with one die more; sums count from the smallest possible.
fn with_one_more(ways: &[Natural], sides: u8) -> Vec<Natural> {
    let last = ways.len() + usize::from(sides) - 1;
    let sum_of = |sum: usize| {
        let from = (sum + 1).saturating_sub(sides.into());
        ways.iter().take(sum + 1).skip(from).fold(Natural::ZERO, |total, ways| total + ways)
    };
    (0..last).map(sum_of).collect()
}
