//! The dice of a game whose table has nothing else of attacks.

use model::{Edition, ExtraValue, Monster};

/// How many dice of how many sides a monster of Hack hits with. Of what kind that is, `hack.mhitu.c` knows. `None` in a
/// game whose table has attacks.
pub fn bare(edition: &Edition, monster: &Monster) -> Option<(i128, i128)> {
    // What is zero in a row is not among its extra members.
    let number = |name| {
        edition.fields.iter().any(|field| field.name == name).then(|| {
            match monster.extra.iter().find(|extra| extra.field == name).map(|extra| &extra.value) {
                Some(ExtraValue::Int(number)) => *number,
                _ => 0,
            }
        })
    };
    number("damn").zip(number("damd"))
}
