//! Weights that belong to another size.

use crate::check::Context;
use crate::{Check, Finding, Need, Severity};
use model::{Edition, Monster, OpenEnum, Size};

pub(super) const CHECK: Check = Check {
    id: "size-weight",
    severity: Severity::Note,
    title: "a monster weighs as one of another size does",
    explanation: "A row is lighter than half of those that are two sizes smaller, or heavier than half of those two \
        sizes larger; rows without a weight don't count. Size decides what a monster can pass, wear, swallow and carry \
        and whether it always leaves a corpse, weight is that of the corpse: probably one of the two is not meant.",
    rule: "MZ_: include/monflag.h; cwt as the weight of a corpse: weight() in src/mkobj.c, all versions",
    needs: &[Need::Size, Need::Weight],
    by_generation: false,
    withheld: crate::check::never_withheld,
    run,
};

/// The sizes, from the smallest.
const SIZES: [Size; 6] = [Size::Tiny, Size::Small, Size::Medium, Size::Large, Size::Huge, Size::Gigantic];

fn run(check: &Check, context: &Context<'_>) -> Vec<Finding> {
    let medians = SIZES.map(|size| median(context.edition, &size));
    let finding = |row: &Monster| {
        let (size, weight) = (row.size.as_ref()?, row.weight.filter(|weight| *weight > 0)?);
        let at = SIZES.iter().position(|known| known == size)?;
        let median = |at: Option<usize>| at.and_then(|at| medians.get(at)).copied().flatten();
        let named = |at: Option<usize>| at.and_then(|at| SIZES.get(at)).map_or("", OpenEnum::c_name);
        let (smaller, larger) = (at.checked_sub(2), at.checked_add(2));
        let message = match (median(smaller), median(larger)) {
            (Some(least), _) if weight < least => {
                format!("less than half of the monsters of size {} ({least})", named(smaller))
            }
            (_, Some(most)) if weight > most => {
                format!("more than half of the monsters of size {} ({most})", named(larger))
            }
            _ => return None,
        };
        let message = format!("{} is {} and weighs {weight}, {message}", row.name(), size.c_name());
        Some(Finding::of(check, row, message).field("cwt"))
    };
    context.edition.monsters.iter().filter_map(finding).collect()
}

/// The median weight of the rows of a size that have one.
fn median(edition: &Edition, size: &Size) -> Option<u32> {
    let of_size = edition.monsters.iter().filter(|row| row.size.as_ref() == Some(size));
    let mut weights: Vec<_> = of_size.filter_map(|row| row.weight).filter(|weight| *weight > 0).collect();
    weights.sort_unstable();
    let lower = weights.get(weights.len().checked_sub(1)? / 2)?;
    let upper = weights.get(weights.len() / 2)?;
    Some(lower.midpoint(*upper))
}
