//! The files of the page: all made before the first is written.

use super::toolchain::TARGET;
use crate::{Workspace, licences};
use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use lzma_rust2::{LzmaOptions, LzmaWriter};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// What the page is made of besides what is compiled, in `crates/web/assets`.
const ASSETS: [&str; 11] = [
    "address.js",
    "focus.js",
    "icon.svg",
    "keys.js",
    "main.js",
    "manifest.webmanifest",
    "morph.js",
    "plain.css",
    "style.css",
    "trusted.js",
    "updates.js",
];

/// What is compiled, and served as it is.
const BOUND: [&str; 3] = ["monstr.js", "unpack.js", "unpack_bg.wasm"];

/// What is compiled, and packed: the tables in it are alike, but too far apart for gzip.
const PACKED: &str = "monstr_bg.wasm";

/// The packages that the page is compiled from.
const PACKAGES: [&str; 2] = ["monstr-web", "monstr-web-unpack"];

/// The document.
const DOCUMENT: &str = "index.html";

/// The service worker, which names all the others.
const WORKER: &str = "sw.js";

/// How many digits of a digest tell versions apart.
const DIGITS: usize = 16;

/// How far back packing looks, in bytes: over all of it, and no farther than unpacking has memory for.
const DICTIONARY: u32 = 8 << 20;

/// Files by their names.
type Files = BTreeMap<String, Vec<u8>>;

/// All files of the page.
pub fn files(workspace: &Workspace, page: Vec<u8>, bound: &Path) -> Result<Files> {
    let assets = workspace.root().join("crates/web/assets");
    let mut files = Files::new();
    for (folder, names) in [(assets.as_path(), &ASSETS[..]), (bound, &BOUND[..])] {
        for name in names {
            files.insert((*name).to_owned(), read(&folder.join(name))?);
        }
    }
    files.insert(format!("{PACKED}.lzma"), pack(&read(&bound.join(PACKED))?)?);
    for licence in ["crates/bestiary/LICENSE-NGPL", "NOTICE"] {
        let name = licence.rsplit('/').next().unwrap_or(licence);
        files.insert(name.to_owned(), read(&workspace.root().join(licence))?);
    }
    files.insert(licences::FILE.to_owned(), licences::of(workspace, &PACKAGES, TARGET)?);
    files.insert(DOCUMENT.to_owned(), page);
    let worker = worker(&files, &read(&assets.join(WORKER))?)?;
    files.insert(WORKER.to_owned(), worker);
    Ok(files)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Packs a module in the `.lzma` format.
fn pack(module: &[u8]) -> Result<Vec<u8>> {
    let options = LzmaOptions { dict_size: DICTIONARY, ..LzmaOptions::with_preset(9) };
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(module.len() as u64))?;
    writer.write_all(module)?;
    Ok(writer.finish()?)
}

/// The service worker with the version and the names of the files that it keeps.
fn worker(files: &Files, code: &[u8]) -> Result<Vec<u8>> {
    let mut digest = Sha256::new();
    for (name, content) in files {
        digest.update(name);
        digest.update(content.len().to_le_bytes());
        digest.update(content);
    }
    // A change of the worker itself is a new version as well.
    digest.update(code);
    let mut version = String::new();
    for byte in digest.finalize() {
        write!(version, "{byte:02x}")?;
    }
    version.truncate(DIGITS);
    // The folder itself is the document.
    let names: Vec<&str> = std::iter::once("./").chain(files.keys().map(String::as_str)).collect();
    let head = format!("const VERSION = \"{version}\";\nconst FILES = {};\n\n", serde_json::to_string(&names)?);
    Ok([head.as_bytes(), code].concat())
}

/// Writes the files into a folder, in the place of whatever page was there.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent)?;
    let staged = tempfile::Builder::new().prefix(".dist-").tempdir_in(parent)?;
    for (name, content) in files {
        fs::write(staged.path().join(name), content)?;
    }
    if folder.exists() {
        anyhow::ensure!(
            folder.join(WORKER).is_file() || fs::read_dir(folder)?.next().is_none(),
            "{} holds something else than a page: name another folder",
            folder.display()
        );
        fs::remove_dir_all(folder)?;
    }
    fs::rename(staged.keep(), folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Says how large each file is, raw and gzipped. Returns how large all are gzipped.
pub fn report(files: &Files) -> Result<usize> {
    let mut together = (0, 0);
    for (name, content) in files {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(content)?;
        let gzipped = encoder.finish()?.len();
        together = (together.0 + content.len(), together.1 + gzipped);
        outln!("{name:<22} {:>9} {gzipped:>9}", content.len());
    }
    outln!("{:<22} {:>9} {:>9} gzipped", "together", together.0, together.1);
    Ok(together.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(content: &str) -> Files {
        Files::from([("index.html".to_owned(), content.as_bytes().to_vec()), (WORKER.to_owned(), Vec::new())])
    }

    #[test]
    fn a_worker_has_a_version_that_changes_with_the_files() {
        let text = |files: &Files| String::from_utf8(worker(files, b"code").unwrap()).unwrap();
        let (a, b) = (text(&page("a")), text(&page("b")));
        assert!(a.contains(r#"const FILES = ["./","index.html","sw.js"];"#) && a.ends_with("code"), "{a}");
        assert_ne!(a, b);
        assert_eq!(a, text(&page("a")));
    }

    #[test]
    fn a_page_is_written_in_the_place_of_another_but_of_nothing_else() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("dist");
        write(&folder, &page("a")).unwrap();
        write(&folder, &page("b")).unwrap();
        assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), "b");
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 1);

        let other = parent.path().join("other");
        fs::create_dir(&other).unwrap();
        fs::write(other.join("letter.txt"), "dear").unwrap();
        assert!(write(&other, &page("a")).is_err());
        assert!(other.join("letter.txt").is_file());
    }
}
