//! Archives: the same entries are always the same bytes.

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use std::fs;
use std::io::{Cursor, Write as _};
use std::path::Path;
use zip::write::SimpleFileOptions;

/// The mode of a file.
const FILE: u32 = 0o644;

/// The mode of a program.
const PROGRAM: u32 = 0o755;

/// A file in an archive.
#[derive(Debug)]
pub struct Entry {
    /// Its name within the archive's folder.
    name: String,
    /// Its mode.
    mode: u32,
    /// What is in it.
    content: Vec<u8>,
}

impl Entry {
    /// An entry with this content.
    pub fn new(name: &str, content: Vec<u8>) -> Self {
        Self { name: name.to_owned(), mode: FILE, content }
    }

    /// A file, by its own name.
    pub fn file(path: &Path) -> Result<Self> {
        let name = path.file_name().context("a file has a name")?.to_string_lossy();
        Ok(Self::new(&name, fs::read(path).with_context(|| format!("cannot read {}", path.display()))?))
    }

    /// A program, by its own name.
    pub fn program(path: &Path) -> Result<Self> {
        Ok(Self { mode: PROGRAM, ..Self::file(path)? })
    }

    /// The files of a folder, by their names, each after `prefix`.
    pub fn folder(folder: &Path, prefix: &str) -> Result<Vec<Self>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder)? {
            let file = Self::file(&entry?.path())?;
            entries.push(Self { name: format!("{prefix}{}", file.name), ..file });
        }
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(entries)
    }
}

/// A `.tar.gz` of a folder with these entries.
pub fn tar_gz(folder: &str, entries: &[Entry]) -> Result<Vec<u8>> {
    let packed = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    let mut archive = tar::Builder::new(packed);
    for Entry { name, mode, content } in entries {
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(*mode);
        header.set_mtime(0);
        archive.append_data(&mut header, format!("{folder}/{name}"), content.as_slice())?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// A `.zip` of a folder with these entries.
pub fn zip(folder: &str, entries: &[Entry]) -> Result<Vec<u8>> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for Entry { name, mode, content } in entries {
        archive.start_file(format!("{folder}/{name}"), SimpleFileOptions::default().unix_permissions(*mode))?;
        archive.write_all(content)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::io::Read as _;

    fn entries() -> Vec<Entry> {
        let program = Entry { mode: PROGRAM, ..Entry::new("monstr", b"\x7fELF".repeat(300)) };
        vec![program, Entry::new("man/monstr.1", b".TH".to_vec())]
    }

    fn expected() -> BTreeMap<String, (u32, Vec<u8>)> {
        let entries = entries().into_iter();
        entries.map(|entry| (format!("monstr-here/{}", entry.name), (entry.mode, entry.content))).collect()
    }

    #[test]
    fn a_tarball_has_its_entries_and_is_always_the_same() {
        let packed = tar_gz("monstr-here", &entries()).unwrap();
        assert_eq!(packed, tar_gz("monstr-here", &entries()).unwrap());
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(packed.as_slice()));
        let read = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            let name = entry.path().unwrap().to_string_lossy().into_owned();
            (name, (entry.header().mode().unwrap(), content))
        });
        assert_eq!(read.collect::<BTreeMap<_, _>>(), expected());
    }

    #[test]
    fn a_zip_has_its_entries_and_is_always_the_same() {
        let packed = zip("monstr-here", &entries()).unwrap();
        assert_eq!(packed, zip("monstr-here", &entries()).unwrap());
        let mut archive = zip::ZipArchive::new(Cursor::new(packed)).unwrap();
        let read = (0..archive.len()).map(|index| {
            let mut entry = archive.by_index(index).unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (entry.name().unwrap().into_owned(), (entry.unix_mode().unwrap() & 0o777, content))
        });
        assert_eq!(read.collect::<BTreeMap<_, _>>(), expected());
    }
}
