//! The depths that there are, for what is asked.

use engine::generation::{Place, deepest_level};
use model::GenerationRule;

/// The depths that Moloch's Sanctum can have.
pub fn sanctums(rule: GenerationRule) -> (i32, i32) {
    let sanctum = engine::generation::place(rule, "sanctum").and_then(|place| place.depths);
    sanctum.map_or((1, deepest_level(rule)), |depths| (*depths.start(), *depths.end()))
}

/// The depths that may be the deepest that a hero reached who is at a depth now.
pub fn deepests(rule: GenerationRule, depth: i32) -> (i32, i32) {
    (depth, deepest_level(rule).max(depth))
}

/// The depths that a place can have, where it is entered from the level of this depth if it builds up.
pub fn depths(place: &Place, entry: i32) -> (i32, i32) {
    let depths = place.climb.as_ref().map(|climb| climb.depths(entry)).or_else(|| place.depths.clone());
    depths.map_or((1, 1), |depths| (1.max(*depths.start()), 1.max(*depths.end())))
}
