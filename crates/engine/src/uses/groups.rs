//! Groups: how many come when one is generated.

use super::{Distribution, RuleSet, chance};
use crate::Ratio;
use model::{Edition, Gen, Monster};

/// What kind of group a monster brings with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// It comes alone.
    None,
    /// Up to 3 more (`m_initsgrp`).
    Small,
    /// Up to 10 more (`m_initlgrp`).
    Large,
    /// Up to 20 more (`m_initvlgrp`); SLASH'EM.
    VeryLarge,
}

impl Group {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::None, Self::Small, Self::Large, Self::VeryLarge];

    /// In words: `none`, `small`, `large`, `very large`.
    pub const fn words(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Small => "small",
            Self::Large => "large",
            Self::VeryLarge => "very large",
        }
    }

    /// The sides of the die that is rolled for its size.
    const fn die(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Small => 3,
            Self::Large => 10,
            Self::VeryLarge => 20,
        }
    }
}

/// What is particular about groups in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroupRule {
    /// Whether there are very large ones.
    very_large: bool,
    /// By what their size is divided for heroes below a level.
    divisors: &'static [(u8, u32)],
}

/// NetHack's.
pub(super) const VANILLA: GroupRule = GroupRule { very_large: false, divisors: &[(3, 4), (5, 2)] };

/// SLASH'EM's.
pub(super) const SLASHEM: GroupRule = GroupRule { very_large: true, divisors: &[(5, 2)] };

/// The kind of group that a monster of this species brings when it is generated at random.
///
/// `makemon()` of `src/makemon.c`, when it gets no species; since 3.6.2 not for what fills ordinary rooms when a level
/// is made. A species for small groups comes in one half the time; otherwise one for large groups in a large one two
/// times in three and in a small one the third; and SLASH'EM goes on to very large ones.
pub fn group_kind(edition: &Edition, monster: &Monster) -> Distribution<Group> {
    let has = |flag| monster.generation.as_ref().is_some_and(|generation| generation.flags.known.contains(flag));
    let two_thirds = chance::of(2, 3);
    let certain = Distribution::certain;
    let mut kind = certain(Group::None);
    if RuleSet::of(edition).groups.very_large && has(Gen::VLGROUP) {
        kind = Distribution::either(&two_thirds, certain(Group::Large), certain(Group::Small));
        kind = Distribution::either(&two_thirds, certain(Group::VeryLarge), kind);
    }
    if has(Gen::LGROUP) {
        kind = Distribution::either(&two_thirds, certain(Group::Large), certain(Group::Small));
    }
    if has(Gen::SGROUP) {
        kind = Distribution::either(&chance::of(1, 2), certain(Group::Small), kind);
    }
    kind
}

/// How many further members the game tries to make for a group of this kind, with a hero of this level.
///
/// `m_initgrp()` of `src/makemon.c`: a die, divided by 4 for a hero below level 3 and by 2 below level 5 (SLASH'EM: by
/// 2 below level 5), and at least 1. 0 for no group.
pub fn group_size(edition: &Edition, group: Group, hero_level: u8) -> Distribution<u32> {
    if group == Group::None {
        return Distribution::certain(0);
    }
    let divisors = RuleSet::of(edition).groups.divisors;
    let divisor = divisors.iter().find(|(below, _)| hero_level < *below).map_or(1, |(_, divisor)| *divisor);
    Distribution::die(group.die()).map(|roll| (roll + 1).checked_div(divisor).unwrap_or(0).max(1))
}

/// How many monsters come altogether when one of this species is generated at random, if there is room for all.
///
/// Every further member is left out with the chance that the species is peaceful; see
/// [`peacefulness`](super::peacefulness). Those that come are hostile, and bring nobody.
pub fn group_total(edition: &Edition, monster: &Monster, hero_level: u8, peaceful: &Ratio) -> Distribution<u32> {
    let tried = group_kind(edition, monster).and_then(|kind| group_size(edition, kind, hero_level));
    tried.and_then(|size| {
        (0..size).fold(Distribution::certain(1), |fewer, _| {
            let more = fewer.clone().map(|count| count + 1);
            Distribution::either(peaceful, fewer, more)
        })
    })
}
