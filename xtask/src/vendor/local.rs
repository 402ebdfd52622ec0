//! Trees that are already on this machine.

use crate::sources::Edition;
use std::path::Path;
use tree::{Folder, Repository, Tarball, Tree};

/// The tree of `edition` at `path`: the pinned commit of a git directory, bare or not; a checkout, or a folder in which
/// the edition's tree has the name of its id; a tarball.
pub fn open(edition: &Edition, path: &Path) -> Result<Box<dyn Tree>, String> {
    if path.is_file() {
        return Ok(Box::new(Tarball::open(path).map_err(|error| error.to_string())?));
    }
    let no_commit = match (&edition.git, Repository::open(path)) {
        (Some(git), Ok(repository)) => match repository.revision(&git.commit) {
            Ok(revision) => return Ok(Box::new(revision)),
            Err(error) => Some(error.to_string()),
        },
        _ => None,
    };
    let below = path.join(&edition.id);
    let folder = if below.is_dir() { below.as_path() } else { path };
    match Folder::open(folder) {
        Ok(folder) if folder.has(&edition.table_path()) => Ok(Box::new(folder)),
        Ok(_) => Err(no_commit.unwrap_or_else(|| format!("{} has no {}", folder.display(), edition.table_path()))),
        Err(error) => Err(error.to_string()),
    }
}
