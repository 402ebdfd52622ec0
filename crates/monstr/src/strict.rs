//! `--strict`: what the model does not know, and what an edition lacks.

use crate::exit::{Done, Failure};
use anstream::eprintln;
use parser::Coverage;

/// Writes the notes, each after the tree's name if it is one of several.
pub fn notes(coverage: &Coverage, tree: Option<&str>) {
    for note in coverage.notes() {
        match tree {
            Some(tree) => eprintln!("{tree}: note: {note}"),
            None => eprintln!("note: {note}"),
        }
    }
}

/// Writes the notes; what the model does not know is a finding, and what an edition lacks is none.
pub fn check(coverage: &Coverage) -> Done {
    notes(coverage, None);
    if coverage.is_complete() { Ok(()) } else { Err(Failure::Findings) }
}
