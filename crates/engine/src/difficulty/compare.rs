//! The difficulties of a whole edition: what it stores beside what its rule gives.

use super::by_numbers;
use super::numbers::Numbers;
use alloc::vec::Vec;
use core::fmt;
use model::{DifficultyRule, Edition};

/// One monster's difficulty: stored, by its edition's rule, and by the classic one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The index in `mons[]`.
    pub index: u16,
    /// The PM name without its prefix.
    pub symbol: &'a str,
    /// The name.
    pub name: &'a str,
    /// What the table stores; `None` before 3.6.2.
    pub stored: Option<u16>,
    /// What the edition's own rule gives.
    pub recomputed: u32,
    /// What the rule up to 3.6.x gives.
    pub classic: u32,
    /// The bonus by the edition's own rule.
    pub bonus: i32,
}

impl Row<'_> {
    /// Whether a stored difficulty is not what the edition's own rule gives.
    pub fn differs(&self) -> bool {
        self.stored.is_some_and(|stored| u32::from(stored) != self.recomputed)
    }

    /// Whether a stored difficulty is not what the classic rule gives.
    pub fn differs_from_classic(&self) -> bool {
        self.stored.is_some_and(|stored| u32::from(stored) != self.classic)
    }
}

/// A whole edition's difficulties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison<'a> {
    /// The edition's own rule.
    pub rule: DifficultyRule,
    /// Whether the rule is only assumed: the edition's own is not modelled, or it has none.
    pub assumed: bool,
    /// Every monster, in array order.
    pub rows: Vec<Row<'a>>,
}

impl Comparison<'_> {
    /// How many rows store a difficulty.
    pub fn stored(&self) -> usize {
        self.rows.iter().filter(|row| row.stored.is_some()).count()
    }

    /// The rows whose stored difficulty is not what the edition's own rule gives.
    pub fn differing(&self) -> impl Iterator<Item = &Row<'_>> {
        self.rows.iter().filter(|row| row.differs())
    }

    /// The rows whose stored difficulty is not what the classic rule gives.
    pub fn differing_from_classic(&self) -> impl Iterator<Item = &Row<'_>> {
        self.rows.iter().filter(|row| row.differs_from_classic())
    }
}

/// The verdict in one line: `own rule (3.7): 0 of 383 rows differ; classic rule: 3`.
impl fmt::Display for Comparison<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whose = if self.assumed { "assumed" } else { "own" };
        write!(f, "{whose} rule ({}): ", self.rule.id())?;
        if self.stored() == 0 {
            let recomputed = || self.rows.iter().map(|row| row.recomputed);
            let (least, most) = (recomputed().min().unwrap_or(0), recomputed().max().unwrap_or(0));
            return write!(f, "{least} to {most}; none is stored");
        }
        let (own, classic) = (self.differing().count(), self.differing_from_classic().count());
        write!(f, "{own} of {} rows differ; classic rule: {classic}", self.stored())
    }
}

/// Compares what an edition stores with what its own rule and the classic rule give.
pub fn compare(edition: &Edition) -> Comparison<'_> {
    let rule = edition.rules.difficulty;
    let numbers = Numbers::of(edition);
    let rows = edition.monsters.iter().map(|monster| {
        let own = by_numbers(&numbers, monster, rule);
        Row {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            stored: monster.difficulty,
            recomputed: own.value,
            classic: by_numbers(&numbers, monster, DifficultyRule::Classic).value,
            bonus: own.bonus,
        }
    });
    Comparison { rule, assumed: edition.rules.assumed_from.is_some(), rows: rows.collect() }
}
