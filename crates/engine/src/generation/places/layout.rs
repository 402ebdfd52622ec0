//! What a dungeon file says, and the depths that follow from it: `init_dungeons()` of `src/dungeon.c`.
//!
//! The game draws how many levels a dungeon has and where in it each special level and each branch is. Here each of
//! these is a range, from the least to the greatest that can be drawn. No two special levels are in one place, which keeps
//! some from an end of their range in a small dungeon (the Wizard's Tower, in a Gehennom of 20 levels), but none in a
//! dungeon of every size.

use super::Climb;
use crate::generation::{LevelAlignment, Temperature};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// One dungeon.
#[derive(Debug)]
pub(super) struct Dungeon {
    /// The short name of its ordinary levels.
    pub(super) name: &'static str,
    /// What they are, in words.
    pub(super) words: &'static str,
    /// C's name of the dungeon.
    pub(super) title: &'static str,
    /// How many levels it has at least, and how many different numbers of levels there are; 0 stands for one.
    pub(super) size: (i32, i32),
    /// The level that it is entered by: counted from the top, or where it is negative from the bottom; 0 for the first.
    pub(super) entry: i32,
    /// Where it is entered from; `None` for the one where the hero begins.
    pub(super) way: Option<Way>,
    pub(super) alignment: LevelAlignment,
    pub(super) hellish: bool,
    /// The temperature of its ordinary levels, where it is not what follows from `hellish`.
    pub(super) temperature: Option<Temperature>,
    /// Whether it is xNetHack's Cocytus (`In_cocytus()`).
    pub(super) cocytus: bool,
    /// Another kind of its ordinary levels.
    pub(super) filling: Option<Filling>,
    /// Special levels in which all is as in the ordinary ones.
    pub(super) alike: &'static [&'static str],
    /// The others, and those that have a name of their own.
    pub(super) levels: &'static [Level],
}

/// How a dungeon is entered.
#[derive(Debug)]
pub(super) struct Way {
    /// The short name of the dungeon that it branches off.
    pub(super) parent: &'static str,
    /// Where in it.
    pub(super) position: Position,
    pub(super) passage: Passage,
}

/// What leads from a dungeon into a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    Up,
    Down,
    Portal,
}

impl Passage {
    /// By how much the level behind it is deeper.
    fn step(self) -> i32 {
        match self {
            Self::Up => -1,
            Self::Down => 1,
            Self::Portal => 0,
        }
    }
}

/// A position in a dungeon: one of `random` levels from `base` on (0 stands for one), as far as there are so many.
#[derive(Debug)]
pub(super) struct Position {
    /// The special level that `base` is counted from, by the dungeon file's name.
    pub(super) chain: Option<&'static str>,
    /// A level counted from the top; negative from the bottom, which is −1.
    pub(super) base: i32,
    pub(super) random: i32,
}

/// A special level, or several that are alike.
#[derive(Debug)]
pub(super) struct Level {
    /// The short name.
    pub(super) name: &'static str,
    /// What it is, in words.
    pub(super) words: &'static str,
    /// The dungeon file's names.
    pub(super) levels: &'static [&'static str],
    pub(super) position: Position,
    /// How many levels lie one below the other, the first of them at the position.
    pub(super) storeys: i32,
    /// Its own alignment.
    pub(super) alignment: Option<LevelAlignment>,
    /// Its own temperature.
    pub(super) temperature: Option<Temperature>,
    /// Whether it is the Rogue level.
    pub(super) rogue: bool,
}

/// A kind of ordinary levels that differs in temperature.
#[derive(Debug)]
pub(super) struct Filling {
    pub(super) name: &'static str,
    pub(super) words: &'static str,
    pub(super) temperature: Temperature,
}

/// A position in a dungeon, without a special level that it follows.
pub(super) const fn at(base: i32, random: i32) -> Position {
    Position { chain: None, base, random }
}

/// A position that follows a special level.
pub(super) const fn after(level: &'static str, base: i32, random: i32) -> Position {
    Position { chain: Some(level), base, random }
}

/// The way into a branch.
pub(super) const fn way(parent: &'static str, position: Position, passage: Passage) -> Way {
    Way { parent, position, passage }
}

/// A dungeon that is entered by its first level and of which nothing else is to be said.
pub(super) const PLAIN: Dungeon = Dungeon {
    name: "",
    words: "",
    title: "",
    size: (1, 0),
    entry: 0,
    way: None,
    alignment: LevelAlignment::None,
    hellish: false,
    temperature: None,
    cocytus: false,
    filling: None,
    alike: &[],
    levels: &[],
};

/// A special level on which all is as in its dungeon.
pub(super) const fn level(
    name: &'static str,
    words: &'static str,
    levels: &'static [&'static str],
    position: Position,
) -> Level {
    Level { name, words, levels, position, storeys: 1, alignment: None, temperature: None, rogue: false }
}

/// A dungeon, and where it can begin.
pub(super) struct Laid<'d> {
    pub(super) dungeon: &'d Dungeon,
    /// The depths that the level from which it is entered can have; one above the first for the first dungeon.
    from: (i32, i32),
    /// By how much the level that it is entered by is deeper than that.
    step: i32,
}

/// Lays out dungeons, each after the one that it branches off.
pub(super) fn lay(dungeons: &[Dungeon]) -> Vec<Laid<'_>> {
    let mut laid: Vec<Laid<'_>> = Vec::new();
    for dungeon in dungeons {
        let from = dungeon.way.as_ref().and_then(|way| {
            let parent = laid.iter().find(|laid| laid.dungeon.name == way.parent)?;
            let depths = parent.depths(&way.position, 1);
            Some(((*depths.start(), *depths.end()), way.passage.step()))
        });
        let (from, step) = from.unwrap_or(((0, 0), 1));
        laid.push(Laid { dungeon, from, step });
    }
    laid
}

impl Laid<'_> {
    /// The depths that a position in it, and the levels right below that, can have.
    pub(super) fn depths(&self, position: &Position, storeys: i32) -> RangeInclusive<i32> {
        self.hull(|size| {
            let (first, last) = self.numbers(position, size);
            (first, last + storeys - 1)
        })
    }

    /// The depths that its ordinary levels can have: those between the special levels at its ends. Where all levels are
    /// alike, they are all of them.
    pub(super) fn ordinary(&self) -> RangeInclusive<i32> {
        self.hull(|size| {
            let is_special = |number| {
                let is_there = |level: &Level| {
                    let fixed = level.position.chain.is_none() && level.position.random <= 1;
                    fixed && self.numbers(&level.position, size).0 == number
                };
                self.dungeon.levels.iter().any(is_there)
            };
            let first = (1..=size).find(|number| !is_special(*number)).unwrap_or(1);
            let last = (1..=size).rev().find(|number| !is_special(*number)).unwrap_or(size);
            (first, last)
        })
    }

    /// How it is climbed, if it is entered by its last level; or, for `single_levels`, by stairs up into its only one.
    pub(super) fn climb(&self, single_levels: bool) -> Option<Climb> {
        let way = self.dungeon.way.as_ref()?;
        let (least, random) = self.dungeon.size;
        let builds_up = match least {
            1 => single_levels && way.passage == Passage::Up,
            _ => self.entry(least) == least,
        };
        let (first, last) = self.from;
        builds_up.then(|| Climb { entries: first..=last, step: self.step, levels: least + random.max(1) - 1 })
    }

    /// The number of the level that it is entered by (`entry_lev`).
    fn entry(&self, size: i32) -> i32 {
        match self.dungeon.entry {
            0 => 1,
            above @ ..0 => (size + above + 1).max(1),
            number => number.min(size),
        }
    }

    /// The levels that a position can be on, where there are so many in all (`level_range()`).
    pub(super) fn numbers(&self, position: &Position, size: i32) -> (i32, i32) {
        let chain = position.chain.and_then(|name| {
            let level = self.dungeon.levels.iter().find(|level| level.levels.contains(&name))?;
            Some(self.numbers(&level.position, size))
        });
        let (first, last) = match chain {
            Some((first, last)) => (first + position.base, last + position.base),
            None if position.base < 0 => (size + position.base + 1, size + position.base + 1),
            None => (position.base, position.base),
        };
        (first, (last + position.random.max(1) - 1).min(size))
    }

    /// The least and the greatest depth of the levels that `numbers` gives for each number of levels in all.
    fn hull(&self, numbers: impl Fn(i32) -> (i32, i32)) -> RangeInclusive<i32> {
        let (least, random) = self.dungeon.size;
        let of_size = |size: i32| {
            let (first, last) = numbers(size);
            // The depth of level 0 (`depth_start` is that of level 1).
            let above = self.step - self.entry(size);
            (self.from.0 + above + first, self.from.1 + above + last)
        };
        let sizes = (least..).take(random.max(1).unsigned_abs() as usize).map(of_size);
        let hull = sizes.reduce(|(a, b), (c, d)| (a.min(c), b.max(d)));
        let (first, last) = hull.unwrap_or(self.from);
        first..=last
    }
}
