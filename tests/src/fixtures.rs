//! Fixtures: files in the folders of this package, found at run time.

use parser::source::MemoryTree;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder `name` of this package.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The files of `folder` that end in `.extension`, by name; there must be at least `at_least`, so that a test never
/// passes because its fixtures are gone.
pub fn files(folder: &Path, extension: &str, at_least: usize) -> Vec<PathBuf> {
    let wanted = |path: &PathBuf| path.is_file() && path.extension().is_some_and(|found| found == extension);
    let mut found: Vec<_> = entries(folder).into_iter().filter(wanted).collect();
    found.sort();
    let count = found.len();
    assert!(
        count >= at_least,
        "{}: {count} .{extension} files, but at least {at_least} are expected",
        folder.display()
    );
    found
}

/// The folders in `folder`, by name; there must be at least `at_least`.
pub fn folders(folder: &Path, at_least: usize) -> Vec<PathBuf> {
    let mut found: Vec<_> = entries(folder).into_iter().filter(|path| path.is_dir()).collect();
    found.sort();
    assert!(found.len() >= at_least, "{}: {} folders, expected {at_least}", folder.display(), found.len());
    found
}

/// What is in `folder`.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let reading = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    reading.map(|entry| entry.unwrap().path()).collect()
}

/// The file's name without folder and extension.
pub fn stem(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

/// The text of a file.
pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below `folder`, as a tree in memory.
pub fn memory_tree(folder: &Path) -> MemoryTree {
    fn add(mut tree: MemoryTree, folder: &Path, prefix: &str) -> MemoryTree {
        for path in entries(folder) {
            let inner = format!("{prefix}{}", name(&path));
            tree = if path.is_dir() {
                add(tree, &path, &format!("{inner}/"))
            } else {
                tree.with(&inner, fs::read(&path).unwrap())
            };
        }
        tree
    }
    add(MemoryTree::new(), folder, "")
}

/// What the first lines of a fixture say about it: `// key: value`, or `key: value` in a file of its own.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    lines: Vec<(String, String)>,
}

impl Remarks {
    /// Reads them out of a fixture's bytes.
    pub fn read(bytes: &[u8]) -> Self {
        let mut lines = Vec::new();
        for line in String::from_utf8_lossy(bytes).lines() {
            let line = line.strip_prefix("// ").unwrap_or(line);
            match line.split_once(": ") {
                Some((key, value)) if key.bytes().all(|byte| byte.is_ascii_lowercase()) => {
                    lines.push((key.to_owned(), value.trim().to_owned()));
                }
                _ => break,
            }
        }
        Self { lines }
    }

    /// The value of `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// The `-D NAME=VALUE` of the key `flags`.
    pub fn defines(&self) -> Vec<(String, String)> {
        self.flags("-D").map(|flag| flag.split_once('=').unwrap_or((flag, "1"))).map(owned).collect()
    }

    /// The `-U NAME` of the key `flags`.
    pub fn undefines(&self) -> Vec<String> {
        self.flags("-U").map(str::to_owned).collect()
    }

    fn flags<'a>(&'a self, option: &'a str) -> impl Iterator<Item = &'a str> {
        let words: Vec<_> = self.get("flags").unwrap_or_default().split_whitespace().collect();
        assert!(words.len().is_multiple_of(2), "flags are pairs: {words:?}");
        words.into_iter().pairs().filter(move |(name, _)| *name == option).map(|(_, value)| value)
    }
}

/// A pair of owned strings.
fn owned((name, value): (&str, &str)) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// Groups an iterator's items by two.
trait Pairs: Iterator + Sized {
    /// The items, two by two.
    fn pairs(self) -> impl Iterator<Item = (Self::Item, Self::Item)> {
        let mut items = self;
        std::iter::from_fn(move || Some((items.next()?, items.next()?)))
    }
}

impl<I: Iterator> Pairs for I {}
