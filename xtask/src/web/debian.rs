//! Debian's compiler, unpacked from its packages: without root, and without a change to the system.

use crate::vendor::apt::{Apt, Kind};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler.
const COMPILER: &str = "rustc-web";

/// What is needed beside the compiler: the standard library's source, since no package has it compiled for this target.
const SOURCE: &str = "rust-web-src";

/// The libraries of the compiler, by the beginnings of their names, which have versions in them.
const LIBRARIES: [&str; 2] = ["libstd-rust-web", "libllvm"];

/// Brings and unpacks the packages, unless they are there. Returns the folder that stands for `/`.
pub fn unpack(folder: &Path) -> Result<PathBuf, String> {
    let root = folder.join("root");
    if root.join("usr/bin/rustc").is_file() {
        return Ok(root);
    }
    let apt = Apt::update(Path::new("/etc/apt"), Kind::Binary)?;
    let mut packages = vec![COMPILER.to_owned(), SOURCE.to_owned()];
    let mut at = 0;
    // What it depends on, and that in turn.
    while let Some(package) = packages.get(at).cloned() {
        for needed in apt.depends(&package)? {
            let is_library = LIBRARIES.iter().any(|library| needed.starts_with(library));
            if is_library && !packages.contains(&needed) {
                packages.push(needed);
            }
        }
        at += 1;
    }
    let archives = folder.join("packages");
    fs::create_dir_all(&archives).map_err(|error| format!("cannot make {} ({error})", archives.display()))?;
    apt.download_packages(&packages, &archives)?;
    // Unpacked elsewhere first, so that what is there is whole.
    let unpacked = folder.join("unpacked");
    for archive in fs::read_dir(&archives).into_iter().flatten().filter_map(Result::ok) {
        let output = Command::new("dpkg").arg("-x").arg(archive.path()).arg(&unpacked).output();
        let output = output.map_err(|error| format!("cannot run dpkg ({error})"))?;
        if !output.status.success() {
            return Err(format!("dpkg cannot unpack {}", archive.path().display()));
        }
    }
    fs::rename(&unpacked, &root).map_err(|error| format!("cannot make {} ({error})", root.display()))?;
    Ok(root)
}
