//! NetHack's monster tables, compiled in: one module for each edition, and [`EDITIONS`], the list of all.
//!
//! ```
//! for edition in bestiary::EDITIONS {
//!     println!("{}: {} monsters", edition.title, edition.monsters.len());
//! }
//! ```
//!
//! Each module has its edition as `EDITION`, and a module `pm` that names every row as NetHack does and links it to the
//! line of the source where it stands. Editions that have one table share it.
//!
//! Everything in `src/generated/` is made by `cargo xtask regen` out of the game's own source; `cargo xtask check`
//! proves that it still is what that source says. The data is NetHack's, under the NetHack General Public License.
#![no_std]

// The generator formats it.
#[rustfmt::skip]
#[path = "generated/index.rs"]
mod index;

pub use index::*;
use model::Edition;

/// The edition with this id, such as `nethack-3.6.7`.
pub fn by_id(id: &str) -> Option<&'static Edition> {
    EDITIONS.iter().copied().find(|edition| edition.id == id)
}
