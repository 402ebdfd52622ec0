//! Fetches pinned commits from upstream repositories with the `git` program.

use super::timed::{self, Ended};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use tree::{Repository, Revision};

/// How long a host may take to answer at all.
const ANSWER: Duration = Duration::from_secs(20);

/// How long the transfer of one commit may take.
const TRANSFER: Duration = Duration::from_secs(5 * 60);

/// Fetches commits, and remembers which hosts could not be reached.
#[derive(Debug, Default)]
pub struct Git {
    /// A bare repository for each URL, so that the commits of one share their objects.
    repositories: BTreeMap<String, TempDir>,
    reached: BTreeSet<String>,
    unreachable: BTreeSet<String>,
}

impl Git {
    /// The tree of `commit` in the repository at `url`. It is there as long as `self` is.
    pub fn fetch(&mut self, url: &str, commit: &str) -> Result<Revision, String> {
        self.reach(url)?;
        let dir = match self.repositories.entry(url.to_owned()) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => entry.insert(bare_repository()?),
        };
        let mut command = git();
        command.arg("--git-dir").arg(dir.path()).args(["fetch", "--quiet", "--depth=1", "--no-tags", url, commit]);
        let ended = run(&mut command, TRANSFER)?;
        if !ended.success {
            return Err(format!("git fetch failed ({})", reason(&ended)));
        }
        let repository = Repository::open(dir.path()).map_err(|error| error.to_string())?;
        repository.revision(commit).map_err(|error| error.to_string())
    }

    /// Makes sure that the host of `url` answers. Each host is tried once.
    fn reach(&mut self, url: &str) -> Result<(), String> {
        let host = host(url);
        if self.unreachable.contains(host) {
            return Err(format!("{host} cannot be reached"));
        }
        if self.reached.contains(host) {
            return Ok(());
        }
        let ended = run(git().args(["ls-remote", "--quiet", url, "HEAD"]), ANSWER)?;
        if ended.success {
            self.reached.insert(host.to_owned());
            return Ok(());
        }
        if ended.timed_out || is_unreachable(&ended.stderr) {
            self.unreachable.insert(host.to_owned());
            return Err(format!("{host} cannot be reached"));
        }
        Err(format!("git ls-remote failed ({})", reason(&ended)))
    }
}

/// git, that asks nobody anything, and does not take another repository from the environment.
fn git() -> Command {
    let mut command = Command::new("git");
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR"] {
        command.env_remove(variable);
    }
    command
        .env("GIT_TERMINAL_PROMPT", "0")
        .env("GIT_ASKPASS", "true")
        .env("SSH_ASKPASS", "true")
        .env("LC_ALL", "C")
        // No helper asks for a password in a window either; a transfer that stands still ends.
        .args(["-c", "credential.helper=", "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20"]);
    command
}

fn run(command: &mut Command, limit: Duration) -> Result<Ended, String> {
    timed::run(command, limit).map_err(|error| format!("cannot run git ({error})"))
}

fn bare_repository() -> Result<TempDir, String> {
    let dir = tempfile::tempdir().map_err(|error| format!("cannot make a temporary folder ({error})"))?;
    let ended = run(git().args(["init", "--quiet", "--bare"]).arg(dir.path()), ANSWER)?;
    if ended.success { Ok(dir) } else { Err(format!("git init failed ({})", reason(&ended))) }
}

/// What git said last.
fn reason(ended: &Ended) -> &str {
    if ended.timed_out {
        return "it took too long";
    }
    ended.stderr.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it did not say why")
}

/// Whether git's message is about the way to a host, and not about a repository there.
fn is_unreachable(stderr: &str) -> bool {
    stderr.contains("unable to access") && !stderr.contains("returned error")
}

/// The host in `url`.
fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;
    use tree::Tree;

    fn in_repository(dir: &Path, arguments: &[&str]) -> String {
        let identity = ["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "commit.gpgSign=false"];
        let ended = run(git().current_dir(dir).args(identity).args(arguments), ANSWER).unwrap();
        assert!(ended.success, "{arguments:?}: {}", ended.stderr);
        ended.stdout.trim().to_owned()
    }

    #[test]
    fn an_old_commit_is_fetched() {
        let dir = tempfile::tempdir().unwrap();
        in_repository(dir.path(), &["init", "--quiet"]);
        in_repository(dir.path(), &["config", "uploadpack.allowAnySHA1InWant", "true"]);
        let mut commits = Vec::new();
        for text in ["old", "new"] {
            fs::write(dir.path().join("monst.c"), text).unwrap();
            in_repository(dir.path(), &["add", "."]);
            in_repository(dir.path(), &["commit", "--quiet", "-m", text]);
            commits.push(in_repository(dir.path(), &["rev-parse", "HEAD"]));
        }
        let url = format!("file://{}", dir.path().display());
        let mut fetcher = Git::default();
        for (commit, text) in commits.iter().zip(["old", "new"]) {
            let revision = fetcher.fetch(&url, commit).unwrap();
            assert_eq!(revision.read("monst.c").unwrap().as_deref(), Some(text.as_bytes()));
        }
        let error = fetcher.fetch(&url, &"0".repeat(40)).unwrap_err();
        assert!(error.starts_with("git fetch failed"), "{error}");
    }

    #[test]
    fn a_host_that_is_not_there_is_tried_once() {
        let mut fetcher = Git::default();
        let commit = "0123456789abcdef0123456789abcdef01234567";
        // The port is one that nothing listens at.
        let url = "https://localhost:9/repository";
        for _ in 0..2 {
            assert_eq!(fetcher.fetch(url, commit).unwrap_err(), "localhost cannot be reached");
        }
        assert_eq!(fetcher.unreachable.len(), 1);
    }

    #[test]
    fn messages_about_a_repository_are_not_about_its_host() {
        assert!(is_unreachable("fatal: unable to access 'https://x/': Could not resolve host: x"));
        assert!(!is_unreachable("fatal: unable to access 'https://x/': The requested URL returned error: 403"));
        assert!(!is_unreachable("remote: Repository not found."));
        assert_eq!(host("https://github.com/NetHack/NetHack"), "github.com");
    }
}
