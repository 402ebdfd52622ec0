//! Files that are written all or not at all.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Writes files into a folder, which is made if it is not there. All are complete on the disk, under other names, before
/// the first is renamed into place; one that is right is not touched.
pub fn write(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    if folder.exists() && !folder.is_dir() {
        return Err(io::Error::new(io::ErrorKind::NotADirectory, "it is there, and is no folder"));
    }
    fs::create_dir_all(folder)?;
    let mut staged = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        if path.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, format!("{name} is there, and is a folder")));
        }
        if fs::read(&path).is_ok_and(|present| present == *text) {
            continue;
        }
        staged.push((stage(folder, text)?, path));
    }
    for (file, path) in staged {
        file.persist(path)?;
    }
    Ok(())
}

/// Puts a text in the place of a file's as a whole, or makes the file. What a link leads to is replaced, and not the link;
/// who may do what with the file stays.
pub fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = real.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = stage(folder, text)?;
    if let Ok(present) = fs::metadata(&real) {
        file.as_file().set_permissions(present.permissions())?;
    }
    file.persist(real)?;
    Ok(())
}

/// A temporary file with this text, surely on the disk.
fn stage(folder: &Path, text: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".monstr-").suffix(".tmp");
    // As for any new file; what the user masks is taken off.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // What the file would have been called is nobody's business.
    let mut file = builder.tempfile_in(folder).map_err(|error| io::Error::from(error.kind()))?;
    file.write_all(text)?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_written_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let files = BTreeMap::from([("a".to_owned(), b"one".to_vec()), ("b".to_owned(), b"two".to_vec())]);
        write(&folder.path().join("new"), &files).unwrap();
        let written = fs::read_dir(folder.path().join("new")).unwrap().count();
        assert_eq!(written, 2);
        assert_eq!(fs::read(folder.path().join("new/b")).unwrap(), b"two");
    }

    #[test]
    #[cfg(unix)]
    fn what_is_replaced_keeps_its_links_and_its_mode() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        replace(&file, b"one").unwrap();
        assert_ne!(fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0, "as any new file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o664)).unwrap();
        symlink(&file, &link).unwrap();
        replace(&link, b"two").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o664);
    }

    #[test]
    fn where_one_cannot_be_written_none_is() {
        let folder = tempfile::tempdir().unwrap();
        let files = BTreeMap::from([("a".to_owned(), b"one".to_vec())]);
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(write(&file, &files).unwrap_err().to_string(), "it is there, and is no folder");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        // Nor where a folder is in the place of the last one.
        fs::create_dir(folder.path().join("b")).unwrap();
        let files = BTreeMap::from([("a".to_owned(), b"one".to_vec()), ("b".to_owned(), b"two".to_vec())]);
        assert_eq!(write(folder.path(), &files).unwrap_err().to_string(), "b is there, and is a folder");
        assert!(!folder.path().join("a").exists());
    }
}
