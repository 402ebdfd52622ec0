//! Trees below a folder.

use crate::OpenError;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// What was found below a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The folders that hold a monster table, sorted.
    pub trees: Vec<PathBuf>,
    /// What could not be looked into, and why, in the order of the walk.
    pub skipped: Vec<OpenError>,
}

/// Finds each folder at or below `folder` that holds a monster table: `src/monst.c`, or `monst.c` or `hack.monst.c`
/// itself.
///
/// Symbolic links are not followed, and `.git` and `target` are not looked into.
///
/// # Errors
/// `folder` itself cannot be read.
pub fn find_trees(folder: impl AsRef<Path>) -> Result<Found, OpenError> {
    let folder = folder.as_ref();
    if !folder.metadata().map_err(|error| OpenError::new(folder, error))?.is_dir() {
        return Err(OpenError::new(folder, "it is no folder"));
    }
    let mut found = Found::default();
    for entry in WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(may_hold_trees) {
        match entry {
            Ok(entry) if holds_table(&entry) => found.trees.push(entry.into_path()),
            Ok(_) => {}
            Err(error) if error.depth() == 0 => return Err(OpenError::new(folder, error)),
            Err(error) => {
                let path = error.path().unwrap_or(folder).to_owned();
                let reason = error.io_error().map_or_else(|| error.to_string(), ToString::to_string);
                found.skipped.push(OpenError::new(&path, reason));
            }
        }
    }
    found.trees.sort();
    Ok(found)
}

/// Whether the walk goes on below `entry`. A folder given by name is walked whatever it is called.
fn may_hold_trees(entry: &DirEntry) -> bool {
    entry.depth() == 0 || (entry.file_type().is_dir() && entry.file_name() != ".git" && entry.file_name() != "target")
}

/// Whether the folder `entry` is the root of a game.
fn holds_table(entry: &DirEntry) -> bool {
    let folder = entry.path();
    // The game of `src/monst.c` is the folder above, which the walk has passed unless it began here.
    let is_part = entry.depth() > 0 && entry.file_name() == "src";
    folder.join("src/monst.c").is_file()
        || folder.join("hack.monst.c").is_file()
        || (!is_part && folder.join("monst.c").is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn sample(files: &[&str]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for file in files {
            let path = dir.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        dir
    }

    fn names(dir: &Path, below: &str) -> Vec<String> {
        let found = find_trees(dir.join(below)).unwrap();
        assert_eq!(found.skipped, []);
        found.trees.iter().map(|path| path.strip_prefix(dir).unwrap().display().to_string()).collect()
    }

    #[test]
    fn finds_each_shape_of_tree() {
        let dir = sample(&[
            "b/src/monst.c",
            "a/hack.monst.c",
            "c/monst.c",
            "nethack4/libnethack/src/monst.c",
            "d/src/other.c",
            "d/.git/src/monst.c",
            "target/src/monst.c",
        ]);
        assert_eq!(names(dir.path(), ""), ["a", "b", "c", "nethack4/libnethack"]);
        assert_eq!(names(dir.path(), "target"), ["target"]);
        assert_eq!(names(dir.path(), "b/src"), ["b/src"]);
        assert_eq!(names(dir.path(), "d"), Vec::<String>::new());
    }

    #[cfg(unix)]
    #[test]
    fn links_are_not_followed() {
        let dir = sample(&["a/src/monst.c"]);
        std::os::unix::fs::symlink("..", dir.path().join("a/up")).unwrap();
        std::os::unix::fs::symlink("a", dir.path().join("b")).unwrap();
        assert_eq!(names(dir.path(), ""), ["a"]);
    }

    #[test]
    fn what_is_no_folder_is_an_error() {
        let dir = sample(&["file"]);
        assert!(find_trees(dir.path().join("file")).is_err());
        assert!(find_trees(dir.path().join("absent")).is_err());
    }
}
