//! Which rows stand elsewhere among the others.

use super::{Pairs, Row};
use model::{Edition, Monster, Str};

/// A row that stands elsewhere among the rows of both tables.
///
/// As few rows as possible are said to have moved: a row that was inserted moves none, and of two parts that changed
/// places it is the smaller one. Up to 3.7, what comes when a class is asked for follows the order of its rows
/// (`mkclass()`, `src/makemon.c`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The row in the new table.
    pub row: Row,
    /// Where it stood.
    pub old: Position,
    /// Where it stands.
    pub new: Position,
}

/// Where a row stands in its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The index in `mons[]`.
    pub index: u16,
    /// The symbol of the row before it; `None` for the first.
    pub after: Option<Str>,
}

impl Position {
    fn of(edition: &Edition, monster: &Monster) -> Self {
        let index = monster.id.0;
        let before = index.checked_sub(1).and_then(|before| edition.monsters.get(usize::from(before)));
        Self { index, after: before.map(|before| before.symbol.clone()) }
    }
}

/// The rows that moved, in the order of the new table.
pub(super) fn moved(pairs: &Pairs<'_>) -> Vec<Moved> {
    let old: Vec<_> = pairs.both().map(|(old, _)| old.id).collect();
    let stays = in_longest_rise(&old);
    let moved = pairs.both().zip(stays).filter(|(_, stays)| !stays);
    let moved = moved.map(|((old, new), _)| Moved {
        row: new.into(),
        old: Position::of(pairs.old_edition(), old),
        new: Position::of(pairs.new_edition(), new),
    });
    moved.collect()
}

/// Whether each element is in the longest subsequence that rises: by patience sorting, in which each pile's top is the
/// least end of all rises of the pile's number. No element is there twice.
fn in_longest_rise<T: Ord>(sequence: &[T]) -> Vec<bool> {
    // Positions in the sequence: the piles' tops, and of each element the top of the pile before it at its time.
    let mut tops: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(sequence.len());
    for (at, element) in sequence.iter().enumerate() {
        let pile = tops.partition_point(|top| sequence.get(*top).is_some_and(|top| top < element));
        before.push(pile.checked_sub(1).and_then(|pile| tops.get(pile)).copied());
        match tops.get_mut(pile) {
            Some(top) => *top = at,
            None => tops.push(at),
        }
    }
    let mut is_in = vec![false; sequence.len()];
    let mut next = tops.last().copied();
    while let Some(at) = next {
        if let Some(is_in) = is_in.get_mut(at) {
            *is_in = true;
        }
        next = before.get(at).copied().flatten();
    }
    is_in
}

#[cfg(test)]
mod tests {
    use super::in_longest_rise;
    use proptest::prelude::*;

    /// The elements that are not in the rise.
    fn out(sequence: &[u8]) -> Vec<u8> {
        let stays = in_longest_rise(sequence);
        sequence.iter().zip(stays).filter(|(_, stays)| !stays).map(|(element, _)| *element).collect()
    }

    #[test]
    fn the_fewest_are_left_out() {
        assert_eq!(out(&[]), []);
        assert_eq!(out(&[1, 2, 5, 9]), []);
        assert_eq!(out(&[1, 5, 2, 3, 4]), [5]);
        assert_eq!(out(&[3, 4, 5, 6, 1, 2]), [1, 2]);
        assert_eq!(out(&[9, 1]).len(), 1);
    }

    /// The length of the longest rise, by trying all subsequences.
    fn longest(sequence: &[u8]) -> usize {
        let rises = (0_u32..1 << sequence.len()).filter(|chosen| {
            let chosen = sequence.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
            chosen.map(|(_, element)| element).is_sorted_by(|one, next| one < next)
        });
        rises.map(u32::count_ones).max().map_or(0, |length| length as usize)
    }

    proptest! {
        #[test]
        fn what_stays_is_a_longest_rise(sequence in Just((0_u8..9).collect::<Vec<_>>()).prop_shuffle()) {
            let stays = in_longest_rise(&sequence);
            let kept: Vec<_> = sequence.iter().zip(stays).filter(|(_, stays)| *stays).map(|(element, _)| element).collect();
            prop_assert!(kept.is_sorted());
            prop_assert_eq!(kept.len(), longest(&sequence));
        }
    }
}
