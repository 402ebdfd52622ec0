//! From trees to generated files, in phases: load, parse, prepare, generate; what becomes of the files is decided last.
//!
//! `regen` and `check` run the same phases and differ only in what they do with the result: see [`output`].

mod load;
pub mod output;
mod parse;
mod plan;

pub use load::{Found, Loaded, load};
pub use parse::{Parsed, parse, parse_folder};
pub use plan::{Complaint, Outcome, Plan, plan};

pub(crate) use parse::{Need, read};
pub(crate) use plan::{INDEX, told};

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// The text of each file in the folder of generated files, by name; none where it is not there.
///
/// # Errors
/// The folder or a file in it cannot be read.
pub fn present(folder: &Path) -> Result<BTreeMap<String, String>> {
    if !folder.exists() {
        return Ok(BTreeMap::new());
    }
    let mut files = BTreeMap::new();
    let context = |path: &Path| format!("cannot read {}", path.display());
    for entry in std::fs::read_dir(folder).with_context(|| context(folder))? {
        let path = entry.with_context(|| context(folder))?.path();
        if path.is_file() {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let bytes = std::fs::read(&path).with_context(|| context(&path))?;
            files.insert(name, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(files)
}
