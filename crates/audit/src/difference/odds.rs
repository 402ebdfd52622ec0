//! Whose odds changed most.

use super::{Pairs, Row};
use engine::generation::{Scenario, Whereabouts, level_difficulty};
use engine::{Generator, Odds, Ratio};
use model::Monster;

/// A place in the main dungeon, and a hero there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The depth of the level.
    pub depth: i32,
    /// The hero's experience level.
    pub experience_level: i32,
}

impl Place {
    /// The odds of what comes at random there, by an edition's own rules.
    fn odds(self, generator: &Generator<'_>) -> Odds {
        let whereabouts = Whereabouts::Dungeon { depth: self.depth, climbed_from: None };
        let difficulty = level_difficulty(generator.rule(), whereabouts, self.experience_level, false);
        generator.pool(&Scenario::new(difficulty, self.experience_level)).odds()
    }
}

/// A monster that is more likely than it was, or less.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsChange {
    /// The row, in the new table where it is in both.
    pub row: Row,
    /// Where its chance changed most; the first such place.
    pub place: Place,
    /// Its chance there in the old edition; 0 where that lacks it.
    pub old: Ratio,
    /// Its chance there in the new edition.
    pub new: Ratio,
}

impl OddsChange {
    /// By how much the chance changed.
    fn size(&self) -> f64 {
        (self.new.to_f64() - self.old.to_f64()).abs()
    }
}

impl Pairs<'_> {
    /// The monsters whose chance to come at random changed in some of these places (`rndmonst()`, `src/makemon.c`), the
    /// greatest change first.
    pub fn odds(&self, places: impl Iterator<Item = Place>) -> Vec<OddsChange> {
        let (old, new) = (Generator::new(self.old_edition()), Generator::new(self.new_edition()));
        let both = self.both().map(|(old, new)| (Some(old), Some(new)));
        let added = self.added().map(|new| (None, Some(new)));
        let removed = self.removed().map(|old| (Some(old), None));
        let monsters: Vec<_> = both.chain(added).chain(removed).collect();
        let mut greatest: Vec<Option<OddsChange>> = vec![None; monsters.len()];
        for place in places {
            let (old, new) = (place.odds(&old), place.odds(&new));
            for ((was, is), greatest) in monsters.iter().zip(&mut greatest) {
                let Some(row) = is.or(*was) else { continue };
                let (old, new) = (chance(&old, *was), chance(&new, *is));
                if old == new {
                    continue;
                }
                let change = OddsChange { row: row.into(), place, old, new };
                if greatest.as_ref().is_none_or(|greatest| greatest.size() < change.size()) {
                    *greatest = Some(change);
                }
            }
        }
        let mut changes: Vec<_> = greatest.into_iter().flatten().collect();
        changes.sort_by(|one, other| other.size().total_cmp(&one.size()));
        changes
    }
}

fn chance(odds: &Odds, monster: Option<&Monster>) -> Ratio {
    monster.map_or_else(Ratio::zero, |monster| odds.of_monster(monster.id))
}
