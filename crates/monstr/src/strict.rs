//! `--strict`: what the model does not know, and what an edition lacks.

use crate::exit::{Done, Failure};
use crate::say::say;
use parser::Coverage;

/// Writes the notes, each after the tree's name if it is one of several.
pub fn notes(coverage: &Coverage, tree: Option<&str>) {
    for note in coverage.notes() {
        match tree {
            Some(tree) => say(format_args!("{tree}: note: {note}")),
            None => say(format_args!("note: {note}")),
        }
    }
}

/// Writes the notes; what the model does not know is a finding, and what an edition lacks is none.
pub fn check(coverage: &Coverage) -> Done {
    notes(coverage, None);
    if coverage.is_complete() { Ok(()) } else { Err(Failure::Findings) }
}
