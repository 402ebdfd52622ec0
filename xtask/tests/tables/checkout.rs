//! A checkout of its own for each test, with small trees.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::digest::Digest;

/// An edition of a checkout: id, minor version of its family, rule, and whose table it has.
type Stanza = (&'static str, u8, &'static str, Option<&'static str>);

/// The editions: `late` has the table of `first`.
const EDITIONS: [Stanza; 3] = [
    ("first-3.6.2", 6, "classic", None),
    ("late-3.6.3", 6, "classic", Some("first-3.6.2")),
    ("new-3.7", 7, "3.7", None),
];

/// A folder with a list of editions, their trees, and what `xtask` makes of them.
pub struct Checkout {
    dir: tempfile::TempDir,
}

/// What a run of `xtask` came to.
pub struct Run {
    /// The exit status.
    pub status: i32,
    /// All that was printed: results, then errors.
    pub text: String,
}

impl Checkout {
    /// One with all its trees and nothing generated.
    pub fn new() -> Self {
        let checkout = Self { dir: tempfile::tempdir().unwrap() };
        for (id, minor, ..) in EDITIONS {
            let shape = if minor == 6 { "nethack-3.6.2-like" } else { "nethack-3.7-like" };
            copy(&sample(shape), &checkout.tree(id));
        }
        checkout.pin();
        checkout
    }

    /// One in which everything was generated.
    pub fn generated() -> Self {
        let checkout = Self::new();
        let run = checkout.run(&["regen", "--offline"]);
        assert_eq!(run.status, 0, "{}", run.text);
        checkout
    }

    /// Writes the list of editions, with the trees as they are.
    pub fn pin(&self) {
        let mut text = String::new();
        for (id, minor, rule, owner) in EDITIONS {
            if !self.tree(id).exists() {
                continue;
            }
            let owner = owner.map_or_else(String::new, |owner| format!("table_of = \"{owner}\"\n"));
            write!(
                text,
                "[[edition]]\nid = \"{id}\"\ntitle = \"Title of {id}\"\nfamily = \"NetHack\"\n\
                 version = {{ major = 3, minor = {minor}, patch = 2 }}\ndifficulty = \"{rule}\"\n\
                 generation = \"3.4.3\"\n\
                 git = \"https://example.invalid/x\"\ncommit = \"0123456789abcdef0123456789abcdef01234567\"\n\
                 table = \"src/monst.c\"\n{owner}licence = \"MIT\"\n[edition.files]\n"
            )
            .unwrap();
            for folder in ["include", "src"] {
                for (name, bytes) in files(&self.tree(id).join(folder)) {
                    writeln!(text, "\"{folder}/{name}\" = \"{}\"", Digest::of(bytes)).unwrap();
                }
            }
        }
        std::fs::write(self.dir.path().join("vendor-sources/sources.toml"), text).unwrap();
    }

    /// Where the tree of an edition is.
    pub fn tree(&self, id: &str) -> PathBuf {
        self.dir.path().join("vendor-sources").join(id)
    }

    /// Where the file of this name is among the generated ones.
    pub fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join("crates/bestiary/src/generated").join(name)
    }

    /// Every generated file with its text.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        files(&self.file(""))
    }

    /// Runs `xtask` here.
    pub fn run(&self, arguments: &[&str]) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        let output =
            command.args(arguments).current_dir(self.dir.path()).env_remove("NETHACK_SOURCES").output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        Run { status: output.status.code().unwrap(), text: String::from_utf8(text).unwrap() }
    }
}

/// Replaces `from`, which must be there, in the file at `path`.
pub fn edit(path: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{} has no {from}", path.display());
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

/// A tree among the workspace's samples.
pub fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("tests/trees").join(name)
}

/// Copies the sources of a tree.
fn copy(from: &Path, to: &Path) {
    for folder in ["include", "src"] {
        std::fs::create_dir_all(to.join(folder)).unwrap();
        for (name, bytes) in files(&from.join(folder)) {
            std::fs::write(to.join(folder).join(name), bytes).unwrap();
        }
    }
}

/// The files in a folder, by name.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}
