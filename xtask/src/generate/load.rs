//! The first phase: which trees there are.

use crate::Workspace;
use crate::sources::{Edition, Sources};
use crate::vendor::{self, Fault, State};
use std::path::PathBuf;

/// An edition and its tree.
#[derive(Debug)]
pub struct Loaded<'a> {
    /// The edition as sources.toml has it.
    pub source: &'a Edition,
    /// Its tree.
    pub found: Found,
}

/// What is known of the tree of an edition.
#[derive(Debug)]
pub enum Found {
    /// It is there, each file as it is pinned.
    Verified(PathBuf),
    /// Something else is there.
    Faulty(PathBuf, Fault),
    /// It is not there; why it could not be brought, where that was tried.
    Absent(Option<String>),
    /// It was not asked for.
    NotWanted,
}

impl Found {
    /// Where the tree is, sound or not.
    pub fn folder(&self) -> Option<&PathBuf> {
        match self {
            Self::Verified(folder) | Self::Faulty(folder, _) => Some(folder),
            Self::Absent(_) | Self::NotWanted => None,
        }
    }
}

/// Looks for the trees of those editions that `is_wanted` accepts. `bring` is called for each that is absent, and says
/// why it still is.
pub fn load<'a>(
    workspace: &Workspace,
    sources: &'a Sources,
    is_wanted: impl Fn(&Edition) -> bool,
    mut bring: impl FnMut(&Edition) -> Option<String>,
) -> Vec<Loaded<'a>> {
    let found = |source: &Edition| {
        if !is_wanted(source) {
            return Found::NotWanted;
        }
        let folder = workspace.tree(&source.id);
        let mut state = vendor::verify(source, &folder);
        let mut reason = None;
        if state == State::Absent {
            reason = bring(source);
            state = vendor::verify(source, &folder);
        }
        match state {
            State::Present => Found::Verified(folder),
            State::Faulty(fault) => Found::Faulty(folder, fault),
            State::Absent => Found::Absent(reason),
        }
    };
    let mut found = found;
    sources.editions().iter().map(|source| Loaded { source, found: found(source) }).collect()
}
