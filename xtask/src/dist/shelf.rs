//! The folder that a release is put into, with the digests of what is in it.

use crate::digest::Digest;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The list of digests, as `sha256sum --check` reads it.
const SUMS: &str = "SHA256SUMS";

/// What will be in the folder when all of it is made.
#[derive(Debug)]
pub struct Shelf {
    folder: PathBuf,
    staged: TempDir,
    files: BTreeMap<String, (usize, Digest)>,
}

impl Shelf {
    /// An empty shelf for a folder, in which nothing changes yet.
    pub fn open(folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let staged = tempfile::Builder::new().prefix(".release-").tempdir_in(folder)?;
        Ok(Self { folder: folder.to_owned(), staged, files: BTreeMap::new() })
    }

    /// Puts a file there.
    pub fn put(&mut self, name: &str, content: &[u8]) -> Result<()> {
        fs::write(self.staged.path().join(name), content).with_context(|| format!("cannot write {name}"))?;
        self.files.insert(name.to_owned(), (content.len(), Digest::of(content)));
        Ok(())
    }

    /// Puts a copy of a file there.
    pub fn put_file(&mut self, path: &Path) -> Result<()> {
        let name = path.file_name().context("a file has a name")?.to_string_lossy();
        self.put(&name, &fs::read(path).with_context(|| format!("cannot read {}", path.display()))?)
    }

    /// Writes the digests, and moves everything into the folder, in the place of what a run before put there. Returns
    /// how large each file is.
    pub fn finish(mut self) -> Result<Vec<(String, usize)>> {
        let mut sums = String::new();
        for (name, (_, digest)) in &self.files {
            writeln!(sums, "{}  {name}", digest.as_str())?;
        }
        self.put(SUMS, sums.as_bytes())?;
        for name in self.former()? {
            let path = self.folder.join(&name);
            if !self.files.contains_key(&name) && path.is_file() {
                fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        for name in self.files.keys() {
            let path = self.folder.join(name);
            fs::rename(self.staged.path().join(name), &path)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(self.files.into_iter().map(|(name, (size, _))| (name, size)).collect())
    }

    /// The names of the files that a run before put there: only names, so that nothing outside can be meant.
    fn former(&self) -> Result<Vec<String>> {
        let path = self.folder.join(SUMS);
        if !path.is_file() {
            return Ok(Vec::new());
        }
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let names = text.lines().filter_map(|line| line.split_once("  ")).map(|(_, name)| name);
        Ok(names.filter(|name| !name.contains(['/', '\\'])).map(str::to_owned).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_release_takes_the_place_of_the_one_before_and_of_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("letter.txt"), "dear").unwrap();
        let mut shelf = Shelf::open(folder.path()).unwrap();
        shelf.put("monstr-1.whl", b"one").unwrap();
        shelf.put("page.tar.gz", b"page").unwrap();
        shelf.finish().unwrap();
        assert_eq!(names(folder.path()), [SUMS, "letter.txt", "monstr-1.whl", "page.tar.gz"]);

        let mut shelf = Shelf::open(folder.path()).unwrap();
        shelf.put("monstr-2.whl", b"two!").unwrap();
        let sizes = shelf.finish().unwrap();
        assert_eq!(names(folder.path()), [SUMS, "letter.txt", "monstr-2.whl"]);
        assert!(sizes.contains(&("monstr-2.whl".to_owned(), 4)));
        let sums = fs::read_to_string(folder.path().join(SUMS)).unwrap();
        assert_eq!(sums, format!("{}  monstr-2.whl\n", Digest::of("two!").as_str()));
    }

    #[test]
    fn nothing_changes_before_all_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = Shelf::open(folder.path()).unwrap();
        shelf.put("page.tar.gz", b"page").unwrap();
        drop(shelf);
        assert!(names(folder.path()).is_empty());
    }

    #[test]
    fn a_list_of_digests_removes_nothing_outside() {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("dist");
        fs::create_dir(&folder).unwrap();
        fs::write(outer.path().join("letter.txt"), "dear").unwrap();
        fs::write(folder.join(SUMS), "0  ../letter.txt\n").unwrap();
        Shelf::open(&folder).unwrap().finish().unwrap();
        assert!(outer.path().join("letter.txt").is_file());
    }
}
