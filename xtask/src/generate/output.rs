//! The last phase: files are written, or it is said in what they differ. One function owns both.

use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use tempfile::NamedTempFile;

/// How the name of a file that is not yet complete begins and ends.
const STAGED: (&str, &str) = (".regen-", ".tmp");

/// What is to be done about files that are not as they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Make them so.
    Write,
    /// Only say it.
    Check,
}

/// What else may be in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Others {
    /// Anything: the folder is somebody else's.
    Any,
    /// These files alone; generated ones beside them are removed.
    Only(BTreeSet<String>),
}

/// What is, or was, the matter with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// It is as it should be.
    Current,
    /// It is not there.
    Missing,
    /// Its text is another.
    Differs,
    /// It should not be there, and was generated.
    Stale,
    /// It should not be there, and was not generated: it is never removed.
    Foreign,
}

/// Compares the folder with the files that should be in it, and in [`Mode::Write`] makes it so. The result says of each
/// file, by name, what was the matter with it.
///
/// In [`Mode::Write`] all new texts are on the disk, under other names, before the first file is replaced; a file that
/// is as it should be is not touched.
///
/// # Errors
/// The folder cannot be read or written. Then nothing in it was changed.
pub fn settle(
    folder: &Path,
    files: &BTreeMap<String, String>,
    others: &Others,
    mode: Mode,
) -> Result<BTreeMap<String, Matter>> {
    let mut matters = BTreeMap::new();
    for (name, text) in files {
        matters.insert(name.clone(), matter(&folder.join(name), text)?);
    }
    if let Others::Only(others) = others {
        let extra = names_in(folder)?.into_iter().filter(|name| !files.contains_key(name) && !others.contains(name));
        for name in extra {
            let is_generated = is_generated(&folder.join(&name));
            matters.insert(name, if is_generated { Matter::Stale } else { Matter::Foreign });
        }
    }
    if mode == Mode::Write {
        write(folder, files, &matters)?;
    }
    Ok(matters)
}

/// What is the matter with the file at `path`, which should say `text`.
fn matter(path: &Path, text: &str) -> Result<Matter> {
    // What is no file may have no end, or none that ever comes.
    if let Ok(metadata) = std::fs::metadata(path) {
        ensure!(metadata.is_file(), "{} is no file, and should be one: remove it", path.display());
    }
    match std::fs::read(path) {
        Ok(present) if present == text.as_bytes() => Ok(Matter::Current),
        Ok(_) => Ok(Matter::Differs),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Matter::Missing),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// The names of all that is in a folder; none where it is not there.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// Whether a file was made by `regen`, or left by one that was interrupted.
fn is_generated(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_left_over = name.starts_with(STAGED.0) && name.ends_with(STAGED.1);
    is_left_over
        || path.is_file() && std::fs::read_to_string(path).is_ok_and(|text| codegen::parse_header(&text).is_some())
}

/// Writes what is missing or differs, and removes what is stale.
fn write(folder: &Path, files: &BTreeMap<String, String>, matters: &BTreeMap<String, Matter>) -> Result<()> {
    let context = || format!("cannot write to {}; nothing there was changed", folder.display());
    let is_due = |name: &str| matches!(matters.get(name), Some(Matter::Missing | Matter::Differs));
    let due: Vec<_> = files.iter().filter(|(name, _)| is_due(name)).collect();
    if !due.is_empty() {
        std::fs::create_dir_all(folder).with_context(context)?;
    }
    let mut staged = Vec::new();
    for (name, text) in due {
        staged.push((stage(folder, text).with_context(context)?, folder.join(name)));
    }
    for (file, path) in staged {
        file.persist(&path).with_context(|| format!("cannot replace {}", path.display()))?;
    }
    for (name, _) in matters.iter().filter(|(_, matter)| **matter == Matter::Stale) {
        let path = folder.join(name);
        std::fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    Ok(())
}

/// A temporary file in `folder` that says `text`, surely on the disk.
fn stage(folder: &Path, text: &str) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(STAGED.0).suffix(STAGED.1);
    // As for any new file; what the user masks is taken off.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, String> {
        list.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    fn only(names: &[&str]) -> Others {
        Others::Only(names.iter().map(|name| (*name).to_owned()).collect())
    }

    fn settled(dir: &Path, list: &[(&str, &str)], others: &Others, mode: Mode) -> Vec<(String, Matter)> {
        settle(dir, &files(list), others, mode).unwrap().into_iter().collect()
    }

    #[test]
    fn the_folder_becomes_what_it_should_be() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("generated");
        let generated = codegen::index(&[]).unwrap().text;
        std::fs::create_dir(&folder).unwrap();
        for (name, text) in [("same", "s"), ("other", "old"), ("kept", "k"), ("stale.rs", &*generated), ("mine", "m")] {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let expected = [("new", "n"), ("other", "new"), ("same", "s")];
        let matters = [
            ("mine".to_owned(), Matter::Foreign),
            ("new".to_owned(), Matter::Missing),
            ("other".to_owned(), Matter::Differs),
            ("same".to_owned(), Matter::Current),
            ("stale.rs".to_owned(), Matter::Stale),
        ];
        let modified = |name: &str| folder.join(name).metadata().unwrap().modified().unwrap();
        let before = modified("same");

        assert_eq!(settled(&folder, &expected, &only(&["kept"]), Mode::Check), matters);
        assert_eq!(std::fs::read_to_string(folder.join("other")).unwrap(), "old", "checking changes nothing");
        assert_eq!(settled(&folder, &expected, &only(&["kept"]), Mode::Write), matters);
        let after = settled(&folder, &expected, &only(&["kept"]), Mode::Check);
        let wrong: Vec<_> = after.iter().filter(|(_, matter)| *matter != Matter::Current).collect();
        assert_eq!(wrong, [&("mine".to_owned(), Matter::Foreign)]);
        assert_eq!(modified("same"), before, "what is current is not touched");
        assert_eq!(names_in(&folder).unwrap().len(), 5, "no temporary file is left");
    }

    #[test]
    fn a_folder_of_somebody_else_is_only_added_to() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("index.rs"), codegen::index(&[]).unwrap().text).unwrap();
        assert_eq!(
            settled(dir.path(), &[("new", "n")], &Others::Any, Mode::Write),
            [("new".to_owned(), Matter::Missing)]
        );
        assert!(dir.path().join("index.rs").exists());
    }

    #[test]
    fn a_folder_that_cannot_be_written_has_one_error() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("file/below");
        std::fs::write(dir.path().join("file"), "").unwrap();
        let error = settle(&folder, &files(&[("new", "n")]), &Others::Any, Mode::Write).unwrap_err();
        assert!(format!("{error:#}").contains(&folder.display().to_string()), "{error:#}");
    }
}
