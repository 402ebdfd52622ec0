//! The compiled-in editions.

use model::Edition;

/// Every compiled-in edition, in the order of the list in `vendor-sources/sources.toml`.
pub fn editions() -> &'static [&'static Edition] {
    bestiary::EDITIONS
}

/// The compiled-in edition with this id, such as `nethack-3.6.7`.
pub fn edition(id: &str) -> Option<&'static Edition> {
    bestiary::by_id(id)
}
