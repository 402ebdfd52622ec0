//! What is kept from one run to the next, each thing in a file that is named after all it was made from.
//!
//! A file is complete before it gets its name, so a run that is killed leaves nothing that is wrong, and two that run at
//! once write the same. What cannot be read is made again.

use crate::arguments::history::History;
use crate::say::say;
use etcetera::BaseStrategy;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Once;

/// A folder of such files, or none.
pub struct Cache {
    folder: Option<PathBuf>,
    /// Says once that nothing can be kept.
    complains: Once,
}

impl Cache {
    /// The cache that was asked for; `reader` stands for all that decides how a table is read.
    pub fn of(options: &History, reader: &str) -> Self {
        let usual = || etcetera::choose_base_strategy().ok().map(|base| base.cache_dir().join("monstr"));
        let folder = if options.no_cache { None } else { options.cache.clone().or_else(usual) };
        Self { folder: folder.map(|folder| folder.join("history").join(reader)), complains: Once::new() }
    }

    /// What is kept of a kind under a key; `None` where that is nothing, or nothing that can be read.
    pub fn get<T: DeserializeOwned>(&self, kind: &str, key: &str) -> Option<T> {
        let text = fs::read(self.folder.as_ref()?.join(kind).join(key)).ok()?;
        serde_json::from_slice(&text).ok()
    }

    /// All that is kept of a kind.
    pub fn all<T: DeserializeOwned>(&self, kind: &str) -> Vec<T> {
        let Some(entries) = self.folder.as_ref().and_then(|folder| fs::read_dir(folder.join(kind)).ok()) else {
            return Vec::new();
        };
        let mut keys: Vec<_> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
        keys.sort_unstable();
        // What begins with a dot was being written when a run was killed.
        keys.iter().filter(|key| !key.starts_with('.')).filter_map(|key| self.get(kind, key)).collect()
    }

    /// Keeps something. That it cannot be kept is no error: the next run takes longer.
    pub fn put(&self, kind: &str, key: &str, value: &impl Serialize) {
        if let Err(error) = self.try_put(kind, key, value) {
            self.complains.call_once(|| say(format_args!("warning: the cache cannot be written: {error}")));
        }
    }

    fn try_put(&self, kind: &str, key: &str, value: &impl Serialize) -> io::Result<()> {
        let Some(folder) = self.folder.as_ref().map(|folder| folder.join(kind)) else { return Ok(()) };
        fs::create_dir_all(&folder)?;
        let mut file = tempfile::Builder::new().prefix(".").tempfile_in(&folder)?;
        file.write_all(&serde_json::to_vec(value)?)?;
        file.persist(folder.join(key))?;
        Ok(())
    }
}

/// The key of what was made from `parts`: another for each other list of them.
pub fn key<P: AsRef<str>>(parts: impl IntoIterator<Item = P>) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        let part = part.as_ref();
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    digest.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(folder: Option<PathBuf>) -> Cache {
        Cache { folder, complains: Once::new() }
    }

    #[test]
    fn what_is_kept_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(Some(folder.path().join("new")));
        assert_eq!(cache.get::<u32>("numbers", "one"), None);
        cache.put("numbers", "one", &1);
        cache.put("numbers", "two", &2);
        assert_eq!(cache.get("numbers", "one"), Some(1));
        assert_eq!(cache.all::<u32>("numbers"), [1, 2]);
        assert!(cache.all::<u32>("letters").is_empty());
    }

    #[test]
    fn what_is_broken_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(Some(folder.path().to_owned()));
        cache.put("numbers", "one", &1);
        fs::write(folder.path().join("numbers/two"), "{").unwrap();
        fs::write(folder.path().join("numbers/.tmp"), "3").unwrap();
        assert_eq!(cache.get::<u32>("numbers", "two"), None);
        assert_eq!(cache.all::<u32>("numbers"), [1]);
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let cache = cache(None);
        cache.put("numbers", "one", &1);
        assert_eq!(cache.get::<u32>("numbers", "one"), None);
    }

    #[test]
    fn keys_tell_parts_apart() {
        assert_ne!(key(["ab", "c"]), key(["a", "bc"]));
        assert_ne!(key([""]), key::<&str>([]));
        assert_eq!(key(["a"]).len(), 64);
    }
}
