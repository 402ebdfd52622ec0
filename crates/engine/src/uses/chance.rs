//! Chances that a die makes.

use crate::Ratio;

/// So many of so many equal chances; at most all of them, and never where there are none.
pub(super) fn of(these: u32, all: u32) -> Ratio {
    Ratio::new(these.min(all), all).unwrap_or_else(Ratio::zero)
}

/// One of so many equal chances; never where there are none.
pub(super) fn one_in(all: u32) -> Ratio {
    of(1, all)
}

/// That something of this chance does not happen.
pub(super) fn not(chance: &Ratio) -> Ratio {
    chance.complement().unwrap_or_else(Ratio::zero)
}
