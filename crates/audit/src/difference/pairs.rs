//! Which row of one table is which of another.

use super::fields::Comparer;
use model::{Edition, Monster, Names};
use std::collections::HashMap;

/// Two tables, and which rows of them are the same monster.
///
/// A row is sought by its symbol first; then by name, among those that are left (`PM_PRIEST` became `PM_CLERIC` when
/// names got genders), and where several have the name, in the place where it should be; and last in that place alone,
/// if nothing but symbol and names differs there.
#[derive(Clone, Debug)]
pub struct Pairs<'a> {
    old: &'a Edition,
    new: &'a Edition,
    /// The old row of each new one.
    origins: Vec<Option<usize>>,
    /// The new row of each old one.
    partners: Vec<Option<usize>>,
}

impl<'a> Pairs<'a> {
    /// The pairs of two editions.
    pub fn of(old: &'a Edition, new: &'a Edition) -> Self {
        let (origins, partners) = (vec![None; new.monsters.len()], vec![None; old.monsters.len()]);
        let mut pairs = Self { old, new, origins, partners };
        pairs.by_symbol();
        pairs.by_name();
        pairs.by_place();
        pairs
    }

    /// The old edition.
    pub fn old_edition(&self) -> &'a Edition {
        self.old
    }

    /// The new edition.
    pub fn new_edition(&self) -> &'a Edition {
        self.new
    }

    /// The rows that are in both tables, the old one and the new one, in the order of the new table.
    pub fn both(&self) -> impl Iterator<Item = (&'a Monster, &'a Monster)> {
        let old = |origin: &Option<usize>| self.old.monsters.get((*origin)?);
        self.new.monsters.iter().zip(&self.origins).filter_map(move |(new, origin)| Some((old(origin)?, new)))
    }

    /// The rows of the new table that are not in the old one, in array order.
    pub fn added(&self) -> impl Iterator<Item = &'a Monster> {
        self.new.monsters.iter().zip(&self.origins).filter(|(_, origin)| origin.is_none()).map(|(new, _)| new)
    }

    /// The rows of the old table that are not in the new one, in array order.
    pub fn removed(&self) -> impl Iterator<Item = &'a Monster> {
        self.old.monsters.iter().zip(&self.partners).filter(|(_, partner)| partner.is_none()).map(|(old, _)| old)
    }

    fn pair(&mut self, old: usize, new: usize) {
        if let (Some(partner), Some(origin)) = (self.partners.get_mut(old), self.origins.get_mut(new)) {
            (*partner, *origin) = (Some(new), Some(old));
        }
    }

    fn by_symbol(&mut self) {
        let new = self.new.monsters.iter().enumerate();
        let by_symbol: HashMap<&str, usize> = new.map(|(at, monster)| (&*monster.symbol, at)).collect();
        for (at, monster) in self.old.monsters.iter().enumerate() {
            if let Some(new) = by_symbol.get(&*monster.symbol) {
                self.pair(at, *new);
            }
        }
    }

    /// Pairs what shares a name, of those that have no partner so far. Where several have it, only the one counts that
    /// is of the old row's class and nearest to its place: `priestess` is a name of two clerics since 3.7, and both the
    /// priest and the priestess became the same one of them.
    fn by_name(&mut self) {
        let free: Vec<usize> = (0..self.new.monsters.len()).filter(|new| self.is_free(*new)).collect();
        for (at, old) in self.old.monsters.iter().enumerate() {
            if !self.is_alone(at) {
                continue;
            }
            let place = self.place(at);
            let candidates = free.iter().filter_map(|new| Some((*new, self.new.monsters.get(*new)?)));
            let namesakes = candidates.filter(|(_, new)| share_a_name(&old.names, &new.names));
            let best = namesakes.min_by_key(|(new, monster)| (monster.class != old.class, new.abs_diff(place)));
            if let Some((new, _)) = best.filter(|(new, _)| self.is_free(*new)) {
                self.pair(at, new);
            }
        }
    }

    /// Pairs what stands where it should, if it differs in nothing but what it is called.
    fn by_place(&mut self) {
        let comparer = Comparer::new(self.old, self.new);
        for (at, old) in self.old.monsters.iter().enumerate() {
            if !self.is_alone(at) {
                continue;
            }
            let place = self.place(at);
            let new = self.new.monsters.get(place).filter(|_| self.is_free(place));
            if new.is_some_and(|new| comparer.changes(old, new).is_empty()) {
                self.pair(at, place);
            }
        }
    }

    fn is_alone(&self, old: usize) -> bool {
        self.partners.get(old) == Some(&None)
    }

    fn is_free(&self, new: usize) -> bool {
        self.origins.get(new) == Some(&None)
    }

    /// Where in the new table an old row should be: behind the partner of the nearest row before it that has one.
    fn place(&self, at: usize) -> usize {
        let before = self.partners.get(..at).unwrap_or_default();
        before.iter().rev().find_map(|partner| *partner).map_or(0, |partner| partner + 1)
    }
}

/// Whether some name of the one is a name of the other; letters' case does not count.
fn share_a_name(one: &Names, other: &Names) -> bool {
    all(one).any(|name| !name.is_empty() && all(other).any(|other| name.eq_ignore_ascii_case(other)))
}

fn all(names: &Names) -> impl Iterator<Item = &str> {
    [Some(&names.neuter), names.male.as_ref(), names.female.as_ref()].into_iter().flatten().map(|name| &**name)
}
