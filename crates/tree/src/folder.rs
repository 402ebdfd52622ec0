//! A folder on the disk.

use crate::{MAX_FILE, OpenError, path, too_large};
use parser::source::{Tree, TreeError};
use std::collections::HashMap;
use std::fs::{self, File, FileType};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A folder as a tree. Symbolic links are followed as long as they stay in it.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Canonical, so that a resolved path can be compared with it.
    root: PathBuf,
    /// What the folders are in which files were looked for, each by its path from the root behind a `/`: each is looked at
    /// once, while dozens of headers are sought in the same few.
    folders: Arc<Mutex<HashMap<String, Kind>>>,
}

/// What stands at the path of a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A folder, and no component of its path is a link.
    Plain,
    /// Nothing, or no folder.
    Absent,
    /// There is a link on the way.
    Linked,
}

impl Folder {
    /// The tree of the folder at `root`.
    ///
    /// # Errors
    /// There is no such folder.
    pub fn open(root: impl AsRef<Path>) -> Result<Self, OpenError> {
        let given = root.as_ref();
        let root = fs::canonicalize(given).map_err(|error| OpenError::new(given, error))?;
        if root.is_dir() {
            Ok(Self { root, folders: Arc::default() })
        } else {
            Err(OpenError::new(given, "it is no folder"))
        }
    }

    /// The folder's canonical path.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where the regular file at `path` really is, with its size; `None` where there is none.
    fn resolve(&self, path: &str) -> Result<Option<(PathBuf, u64)>, TreeError> {
        let names = path::components(path)?;
        let Some((file, folders)) = names.split_last() else { return Ok(None) };
        let kind = self.folder_kind(path, folders)?;
        if kind == Kind::Absent {
            return Ok(None);
        }
        let mut real = folders.iter().fold(self.root.clone(), |folder, name| folder.join(name));
        real.push(file);
        let Some(mut metadata) = absent(path, fs::symlink_metadata(&real))? else { return Ok(None) };
        let linked = kind == Kind::Linked || metadata.is_symlink();
        // Without a link in it, a path of plain names cannot leave the root, and the longer look is saved.
        if linked {
            let Some(target) = absent(path, fs::canonicalize(&real))? else { return Ok(None) };
            if !target.starts_with(&self.root) {
                return Err(TreeError::new(path, "it is a link that leads out of the tree"));
            }
            let Some(of_target) = absent(path, fs::metadata(&target))? else { return Ok(None) };
            (real, metadata) = (target, of_target);
        }
        // Asked before it is opened: to open a FIFO waits for somebody to write into it.
        Ok(metadata.is_file().then_some((real, metadata.len())))
    }

    /// What the folder is that has this path from the root.
    fn folder_kind(&self, path: &str, names: &[&str]) -> Result<Kind, TreeError> {
        let mut folders = self.folders.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kind = Kind::Plain;
        let mut real = self.root.clone();
        let mut folder = String::new();
        for name in names {
            real.push(name);
            folder.extend(["/", *name]);
            if let Some(known) = folders.get(&folder) {
                kind = *known;
            } else {
                kind = match absent(path, fs::symlink_metadata(&real))? {
                    Some(found) if found.is_symlink() => Kind::Linked,
                    Some(found) if found.is_dir() => kind,
                    _ => Kind::Absent,
                };
                folders.insert(folder.clone(), kind);
            }
            if kind == Kind::Absent {
                break;
            }
        }
        Ok(kind)
    }

    /// The names of those entries of a folder that are of a kind; links are of none.
    fn entries(&self, path: &str, is_wanted: impl Fn(FileType) -> bool) -> Vec<String> {
        let names = if path.is_empty() { Ok(Vec::new()) } else { path::components(path) };
        let Ok(names) = names else { return Vec::new() };
        let folder = names.iter().fold(self.root.clone(), |folder, name| folder.join(name));
        // A link is not followed: what it leads to has a name of its own, or is outside.
        let real = fs::canonicalize(&folder).is_ok_and(|real| real == folder);
        let Some(entries) = real.then(|| fs::read_dir(folder).ok()).flatten() else { return Vec::new() };
        let wanted = |entry: &fs::DirEntry| entry.file_type().is_ok_and(&is_wanted);
        let names = entries.flatten().filter(wanted).filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }
}

impl Tree for Folder {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        let mut bytes = Vec::new();
        Ok(self.read_into(path, &mut bytes)?.then_some(bytes))
    }

    fn read_into(&self, path: &str, buffer: &mut Vec<u8>) -> Result<bool, TreeError> {
        let Some((real, size)) = self.resolve(path)? else { return Ok(false) };
        if size > MAX_FILE {
            return Err(too_large(path));
        }
        let Some(file) = absent(path, File::open(real))? else { return Ok(false) };
        read_all(file, size as usize, buffer).map_err(|error| unreadable(path, &error))?;
        if buffer.len() as u64 > MAX_FILE { Err(too_large(path)) } else { Ok(true) }
    }

    fn has(&self, path: &str) -> bool {
        // A file that must not be read is there all the same: the reader then says why it cannot be.
        !matches!(self.resolve(path), Ok(None))
    }

    fn folders(&self, path: &str) -> Vec<String> {
        self.entries(path, |kind| kind.is_dir())
    }

    fn files(&self, path: &str) -> Vec<String> {
        self.entries(path, |kind| kind.is_file())
    }
}

/// What a file holds, which is expected to have so many bytes; it may grow while it is read, but is not read on for ever.
fn read_all(mut file: File, expected: usize, bytes: &mut Vec<u8>) -> io::Result<()> {
    // In one piece: the standard library would begin with small ones, and ask the system for each. With room for one byte
    // more than there should be, what is read shows that nothing follows.
    let room = expected + 1;
    if bytes.capacity() == 0 {
        // Memory that is new is zero already.
        *bytes = vec![0; room];
    } else {
        bytes.resize(room, 0);
    }
    let mut read = 0;
    while (read != expected || expected == 0)
        && let Some(room) = bytes.get_mut(read..).filter(|room| !room.is_empty())
    {
        match file.read(room) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    bytes.truncate(read);
    if read > expected {
        file.take(MAX_FILE + 1 - read as u64).read_to_end(bytes)?;
    }
    Ok(())
}

/// The result, `None` where nothing has the path.
fn absent<T>(path: &str, result: io::Result<T>) -> Result<Option<T>, TreeError> {
    match result {
        Ok(value) => Ok(Some(value)),
        // A file stands where the path wants a folder; a name that the system cannot have.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidFilename => Ok(None),
        Err(error) => Err(unreadable(path, &error)),
    }
}

fn unreadable(path: &str, error: &io::Error) -> TreeError {
    TreeError::new(path, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A folder `tree` with a few files, beside a `secret` that must never be read.
    fn sample() -> (tempfile::TempDir, Folder) {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("tree/src")).unwrap();
        fs::write(dir.path().join("tree/src/monst.c"), "mons").unwrap();
        fs::write(dir.path().join("secret"), "secret").unwrap();
        let folder = Folder::open(dir.path().join("tree")).unwrap();
        (dir, folder)
    }

    #[test]
    fn reads_a_file() {
        let (_dir, folder) = sample();
        assert_eq!(folder.read("src/monst.c").unwrap().as_deref(), Some(b"mons".as_slice()));
        assert!(folder.has("src/monst.c"));
    }

    #[test]
    fn what_is_no_file_is_absent() {
        let (_dir, folder) = sample();
        for path in ["src", "src/absent.c", "src/monst.c/x", &"x".repeat(5000)] {
            assert_eq!(folder.read(path).unwrap(), None, "{path}");
            assert!(!folder.has(path));
        }
    }

    #[test]
    fn a_root_must_be_a_folder() {
        let (dir, _folder) = sample();
        assert_eq!(Folder::open(dir.path().join("secret")).unwrap_err().reason(), "it is no folder");
        assert!(Folder::open(dir.path().join("absent")).is_err());
    }

    #[test]
    fn a_file_may_have_another_size_than_was_expected() {
        let (_dir, folder) = sample();
        let path = folder.root().join("src/monst.c");
        for expected in [0, 1, 3, 4, 5, 100] {
            for mut bytes in [Vec::new(), vec![b'x'; 50]] {
                read_all(File::open(&path).unwrap(), expected, &mut bytes).unwrap();
                assert_eq!(bytes, b"mons", "{expected}");
            }
        }
    }

    #[test]
    fn a_large_file_is_refused() {
        let (_dir, folder) = sample();
        File::create(folder.root().join("large")).unwrap().set_len(MAX_FILE + 1).unwrap();
        assert_eq!(folder.read("large").unwrap_err().reason(), "it is larger than 16 MiB");
        File::create(folder.root().join("fits")).unwrap().set_len(MAX_FILE).unwrap();
        assert_eq!(folder.read("fits").unwrap().unwrap().len() as u64, MAX_FILE);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_within_the_tree_only() {
        use std::os::unix::fs::symlink;
        let (dir, folder) = sample();
        let root = folder.root().to_owned();
        symlink("monst.c", root.join("src/inside.c")).unwrap();
        symlink("../secret", root.join("relative")).unwrap();
        symlink(dir.path().join("secret"), root.join("absolute")).unwrap();
        symlink(dir.path(), root.join("up")).unwrap();
        symlink("loop", root.join("loop")).unwrap();
        symlink("../absent", root.join("dangling")).unwrap();

        assert_eq!(folder.read("src/inside.c").unwrap().as_deref(), Some(b"mons".as_slice()));
        for path in ["relative", "absolute", "up/secret", "up/tree/../secret", "loop"] {
            assert!(folder.read(path).is_err(), "{path}");
        }
        assert_eq!(folder.read("up/tree/src/monst.c").unwrap().as_deref(), Some(b"mons".as_slice()));
        assert_eq!(folder.read("dangling").unwrap(), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_fifo_is_no_file_and_does_not_block() {
        let (_dir, folder) = sample();
        let fifo = folder.root().join("fifo");
        assert!(std::process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
        assert_eq!(folder.read("fifo").unwrap(), None);
    }

    proptest! {
        #[test]
        fn no_path_reads_outside_the_root(
            parts in proptest::collection::vec(
                prop_oneof![
                    Just(String::new()), Just(".".into()), Just("..".into()), Just("tree".into()),
                    Just("secret".into()), Just("up".into()), Just("src".into()), Just("monst.c".into()), any::<String>(),
                ],
                0..8,
            ),
            separator in prop_oneof![Just("/"), Just("//"), Just("\\"), Just("/./")],
            absolute: bool,
        ) {
            let (dir, folder) = sample();
            #[cfg(unix)]
            std::os::unix::fs::symlink("..", folder.root().join("up")).unwrap();
            let mut path = parts.join(separator);
            if absolute {
                path = dir.path().join(path.trim_start_matches('/')).to_str().unwrap().to_owned();
            }
            if let Ok(Some(bytes)) = folder.read(&path) {
                prop_assert_eq!(&*bytes, b"mons".as_slice());
            }
        }
    }
}
