//! Lays verified files into a folder, all or none.

use super::verify::Files;
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Keeps others from laying trees into `folder` as long as the result lives: two that lay the same one at once would
/// be in each other's way. `None` where folders cannot be locked; then too, what is laid is whole.
pub fn lock(folder: &Path) -> Option<File> {
    fs::create_dir_all(folder).ok()?;
    let lock = File::open(folder).ok()?;
    lock.lock().ok()?;
    Some(lock)
}

/// Makes `files` the tree at `target`. They are written beside it and renamed as a whole; what stood at `target` goes.
pub fn lay(files: &Files, target: &Path) -> io::Result<()> {
    let beside = target.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(beside)?;
    let scratch = tempfile::Builder::new().prefix(".vendor-").tempdir_in(beside)?;
    let fresh = scratch.path().join("fresh");
    for (path, bytes) in files {
        let file = fresh.join(path);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, bytes)?;
    }
    if target.symlink_metadata().is_ok() {
        // Kept until the new tree stands in its place; it goes with the scratch folder.
        let old = scratch.path().join("old");
        fs::rename(target, &old)?;
        return fs::rename(&fresh, target).inspect_err(|_| {
            // The error that is returned tells more than a failure to undo it would.
            let _ = fs::rename(&old, target);
        });
    }
    fs::rename(fresh, target)
}

/// Whether the tree at `target` holds nothing but `files`, by name: whether nobody put anything else there.
pub fn holds_only(target: &Path, is_pinned: impl Fn(&str) -> bool) -> bool {
    fn walk(folder: &Path, prefix: &str, is_pinned: &dyn Fn(&str) -> bool) -> Option<()> {
        for entry in fs::read_dir(folder).ok()? {
            let entry = entry.ok()?;
            let name = format!("{prefix}{}", entry.file_name().to_str()?);
            if entry.file_type().ok()?.is_dir() {
                walk(&entry.path(), &format!("{name}/"), is_pinned)?;
            } else if !is_pinned(&name) {
                return None;
            }
        }
        Some(())
    }
    walk(target, "", &is_pinned).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(text: &str) -> Files {
        vec![("src/monst.c".to_owned(), text.into()), ("top.h".to_owned(), Vec::new())]
    }

    #[test]
    fn lays_and_replaces_a_tree() {
        let dir = tempfile::tempdir().unwrap();
        let target = dir.path().join("trees/game");
        for text in ["old", "new"] {
            lay(&files(text), &target).unwrap();
            assert_eq!(fs::read_to_string(target.join("src/monst.c")).unwrap(), text);
        }
        assert_eq!(fs::read_dir(dir.path().join("trees")).unwrap().count(), 1, "no scratch is left");
        assert!(holds_only(&target, |path| path == "src/monst.c" || path == "top.h"));
        assert!(!holds_only(&target, |path| path == "top.h"));
    }

    #[test]
    fn a_failure_leaves_what_was_there() {
        let dir = tempfile::tempdir().unwrap();
        let target = dir.path().join("game");
        lay(&files("old"), &target).unwrap();
        // A file where a folder is wanted: the second cannot be written.
        let bad: Files = vec![("a".into(), Vec::new()), ("a/b".into(), Vec::new())];
        assert!(lay(&bad, &target).is_err());
        assert_eq!(fs::read_to_string(target.join("src/monst.c")).unwrap(), "old");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    }
}
