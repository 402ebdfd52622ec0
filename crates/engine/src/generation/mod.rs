//! What the game generates: which monster comes, and how likely each is.
//!
//! The rules of `src/makemon.c` and `level_difficulty()` of `src/dungeon.c`, as each version of the game has them
//! ([`model::GenerationRule`]). All that tells one version from another stands in one value for each
//! (`parameters.rs`); the code here is one for all. Flags and names are the tree's own, bound by name, so what is said
//! here of `G_NOGEN` holds whatever number a variant gives it.
//!
//! Names of functions are those of the newest version; the version is said where only some have a rule.
//!
//! Modelled as an ordinary day and an ordinary hero: that EvilHack triples the undead on Halloween, and lets some
//! monsters come to an Infidel only, is left out, and so are its Ice Queen's realm, Goblin Town and Purgatory. On
//! SLASH'EM's Oracle level one monster in twenty is a woodchuck, before anything else is asked; that is left out, too.
//!
//! What is drawn is not yet there: `makemon()` draws again, up to 50 times, where a monster cannot be on the square that
//! was chosen for it. How likely that is depends on the map, and is not counted here.

mod appearance;
mod bars;
mod caller;
mod callers;
mod class;
mod exclusion;
mod generator;
pub(crate) mod level;
mod level_difficulty;
mod parameters;
mod places;
mod quest;
mod random;
mod scenario;
pub(crate) mod species;
mod walk;
mod weights;

pub use appearance::{Appearance, Appearances, Spot};
pub use caller::{Caller, Manner, Wanted, callers};
pub use class::{Allowance, ClassChoice, Sign};
pub use exclusion::Exclusion;
pub use generator::Generator;
pub use level_difficulty::{Dungeon, Whereabouts, level_difficulty};
pub use places::{Climb, Place, deepest_castle, deepest_level, place, places};
pub use quest::{Enemies, find_role};
pub use random::{Pool, Weighted, Window};
pub use scenario::{LevelAlignment, Plane, Scenario, Temperature};
pub use species::alignment_shift;
