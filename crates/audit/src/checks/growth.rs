//! Monsters that grow up.

use crate::check::Context;
use model::{GrownUp, Monster};

/// The rows of all that grow up, each with what it becomes. Not of hatchlings: they are of their own.
pub(super) fn pairs<'a>(context: &Context<'a>) -> impl Iterator<Item = (&'a Monster, &'a Monster)> {
    let edition = context.edition;
    let rows = |pair: &GrownUp| edition.row(pair.young).zip(edition.row(pair.grown));
    let is_hatchling = |young: &Monster| young.name().split(' ').any(|word| word == "hatchling");
    edition.grown_ups.iter().filter_map(rows).filter(move |(young, _)| !is_hatchling(young))
}
