//! Symbolic links in a tree that is not on the disk.

use crate::path::outside;
use parser::source::TreeError;
use std::collections::VecDeque;

/// How many links one path may pass; Linux has the same limit.
const MAX_LINKS: usize = 40;

/// What stands at a name in a folder; `D` identifies a folder, `F` a file.
pub enum Entry<D, F> {
    Folder(D),
    File(F),
    /// A symbolic link, with its target.
    Link(String),
    /// Nothing that can be read.
    Other,
}

/// The file at `path`, given as its components, below `root`; links are resolved as far as they stay in the tree.
///
/// `look` tells what a folder has under a name.
pub fn resolve<D: Copy, F>(
    root: D,
    path: &str,
    components: &[&str],
    mut look: impl FnMut(D, &str) -> Result<Entry<D, F>, TreeError>,
) -> Result<Option<F>, TreeError> {
    let mut pending: VecDeque<String> = components.iter().map(|&name| name.to_owned()).collect();
    let mut folders = Vec::new();
    let mut links = 0;
    while let Some(name) = pending.pop_front() {
        match name.as_str() {
            "" | "." => continue,
            ".." => {
                folders.pop().ok_or_else(|| outside(path))?;
                continue;
            }
            _ => {}
        }
        match look(folders.last().copied().unwrap_or(root), &name)? {
            Entry::Folder(folder) => folders.push(folder),
            Entry::File(file) => return Ok(pending.is_empty().then_some(file)),
            Entry::Link(target) => {
                links += 1;
                if links > MAX_LINKS {
                    return Err(TreeError::new(path, "too many links lead to each other"));
                }
                if target.starts_with('/') {
                    return Err(TreeError::new(path, "it is a link that leads out of the tree"));
                }
                for part in target.rsplit('/') {
                    pending.push_front(part.to_owned());
                }
            }
            Entry::Other => return Ok(None),
        }
    }
    Ok(None)
}
