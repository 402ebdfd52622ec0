//! What is wrong in a monster table, and what differs between two: plain values, which the program renders.
//!
//! [`audit`] makes each of the [`checks`] of an edition. What only a tree's source can tell comes beside it, as a
//! [`Source`]. [`difference`] compares two editions. Nothing here touches the disk.
//!
//! ```
//! let edition = bestiary::by_id("nethack-5.0.0").expect("an edition that is compiled in");
//! let audit = audit::audit(edition, None, &audit::Settings::default());
//! let stale = audit.findings.iter().find(|finding| finding.id == "difficulty").expect("a stale difficulty");
//! assert!(stale.message.starts_with("cleric has difficulty 12; the 5.0 rule gives 13"), "{}", stale.message);
//! // It needs the source.
//! assert!(audit.not_run.contains(&"code-range"));
//! ```

mod audit;
mod baseline;
mod check;
pub mod checks;
pub mod difference;
mod finding;
mod identity;
mod need;
mod settings;
mod source;

pub use audit::{Audit, audit};
pub use baseline::{Accepted, Judged, judge, new_since};
pub use check::{Check, Context};
pub use finding::{Finding, Place, Severity, Subject};
pub use identity::Identity;
pub use need::Need;
pub use settings::{Level, Settings};
pub use source::{ChangedValue, CodeRange, MisplacedName, Source};
