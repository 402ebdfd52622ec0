//! Small git repositories with a game in them.

use crate::fixtures;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A git repository in a folder of its own.
#[derive(Debug)]
pub struct Repository {
    folder: TempDir,
}

impl Default for Repository {
    fn default() -> Self {
        Self::new()
    }
}

impl Repository {
    /// One without commits.
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        fs::create_dir(folder.path().join("game")).unwrap();
        let repository = Self { folder };
        repository.git(&["init", "--quiet"]);
        repository
    }

    /// The folder that it is in.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("game")
    }

    /// A folder beside it.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs git in it, apart from the configuration and environment of whoever runs the tests.
    pub fn git(&self, arguments: &[&str]) -> String {
        let output = Command::new("git")
            .current_dir(self.path())
            .args(["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "init.defaultBranch=main"])
            .args(["-c", "commit.gpgSign=false", "-c", "protocol.file.allow=always", "-c", "merge.ff=false"])
            .args(arguments)
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env_remove("GIT_DIR")
            .env_remove("GIT_INDEX_FILE")
            .env_remove("GIT_WORK_TREE")
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// Writes a file.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Puts other text in a file where it has some; it must be there once.
    pub fn replace(&self, path: &str, old: &str, new: &str) {
        let text = fixtures::text(&self.path().join(path));
        assert_eq!(text.matches(old).count(), 1, "{old} in {path}");
        self.write(path, &text.replace(old, new));
    }

    /// Copies the files of one of the trees in `trees/`, but for what it is expected to be read as.
    pub fn copy_tree(&self, name: &str) {
        copy(&fixtures::folder("trees").join(name), &self.path());
    }

    /// Commits all that is in the folder, and gives the commit's hash.
    pub fn commit(&self, subject: &str) -> String {
        self.git(&["add", "--all"]);
        self.git(&["commit", "--quiet", "--allow-empty", "-m", subject]);
        self.git(&["rev-parse", "HEAD"])
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let to = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &to);
        } else if path.extension().is_some_and(|extension| extension == "c" || extension == "h") {
            fs::copy(&path, to).unwrap();
        }
    }
}
