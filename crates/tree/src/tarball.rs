//! A tarball, plain or compressed, unpacked in memory.

use crate::{MAX_FILE, OpenError, path, too_large};
use parser::source::{Tree, TreeError, files_of, folders_of};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

/// How much an archive may unpack to, its headers and the files that are not kept included. NetHack's are below 40 MB.
const MAX_UNPACKED: u64 = 512 << 20;

/// How much memory the decoder of an `.xz` may ask for, in KiB; `xz -9` needs half of it.
const XZ_MEMORY: u32 = 128 << 10;

/// The regular files of a tarball. A leading folder that all of them share is left out of their paths.
#[derive(Clone, Debug)]
pub struct Tarball {
    files: Arc<BTreeMap<String, Arc<[u8]>>>,
    /// Paths of files above [`MAX_FILE`], which are not kept.
    large: Arc<BTreeSet<String>>,
}

impl Tarball {
    /// The tree in the archive at `path`: `.tar`, or that compressed by gzip, xz or bzip2, told by its first bytes.
    ///
    /// # Errors
    /// It cannot be read, is no such archive, or unpacks to more than 512 MiB.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let wrong = |error: io::Error| OpenError::new(path, error);
        if !path.metadata().map_err(wrong)?.is_file() {
            return Err(OpenError::new(path, "it is no file"));
        }
        Self::from_reader(File::open(path).map_err(wrong)?).map_err(|error| OpenError::new(path, error))
    }

    /// The tree in an archive that is read from `reader`.
    ///
    /// # Errors
    /// As for [`Tarball::open`].
    pub fn from_reader(reader: impl Read) -> io::Result<Self> {
        Self::unpack(reader, MAX_UNPACKED)
    }

    fn unpack(reader: impl Read, limit: u64) -> io::Result<Self> {
        let mut reader = BufReader::with_capacity(1 << 16, reader);
        let start = reader.fill_buf()?;
        let unpacked: Box<dyn Read + '_> = match start {
            [0x1f, 0x8b, ..] => Box::new(flate2::bufread::MultiGzDecoder::new(reader)),
            [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => {
                Box::new(lzma_rust2::XzReader::new_mem_limit(reader, true, XZ_MEMORY))
            }
            [b'B', b'Z', b'h', ..] => Box::new(bzip2::bufread::MultiBzDecoder::new(reader)),
            _ if start.get(257..262) == Some(b"ustar") => Box::new(reader),
            _ => return Err(io::Error::other("it is no tarball that monstr knows (tar; gzip, xz or bzip2)")),
        };
        Self::collect(Bounded { inner: unpacked, left: limit })
    }

    fn collect(unpacked: impl Read) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        let mut large = BTreeSet::new();
        for entry in tar::Archive::new(unpacked).entries()? {
            let entry = entry?;
            if !entry.header().entry_type().is_file() {
                continue;
            }
            let name = entry.path_bytes();
            let Some(name) = str::from_utf8(&name).ok().map(|name| name.trim_start_matches("./").to_owned()) else {
                continue;
            };
            // Such a file could not be asked for: no path of a tree names it.
            if path::components(&name).is_err() {
                continue;
            }
            if entry.size() > MAX_FILE {
                large.insert(name);
                continue;
            }
            let mut bytes = Vec::new();
            entry.take(MAX_FILE).read_to_end(&mut bytes)?;
            files.insert(name, Arc::from(bytes));
        }
        if let Some(folder) = shared_folder(files.keys().chain(&large)) {
            files = files.into_iter().map(|(name, bytes)| (below(&name, &folder), bytes)).collect();
            large = large.into_iter().map(|name| below(&name, &folder)).collect();
        }
        Ok(Self { files: Arc::new(files), large: Arc::new(large) })
    }
}

impl Tree for Tarball {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        path::components(path)?;
        if self.large.contains(path) {
            return Err(too_large(path));
        }
        Ok(self.files.get(path).map(|bytes| bytes.to_vec()))
    }

    fn has(&self, path: &str) -> bool {
        self.files.contains_key(path) || self.read(path).is_err()
    }

    fn folders(&self, path: &str) -> Vec<String> {
        folders_of(self.files.keys().map(String::as_str), path)
    }

    fn files(&self, path: &str) -> Vec<String> {
        files_of(self.files.keys().map(String::as_str), path)
    }
}

/// The first folder of every name, with its `/`, where all have the same one.
fn shared_folder<'a>(mut names: impl Iterator<Item = &'a String>) -> Option<String> {
    let folder = |name: &str| Some(format!("{}/", name.split_once('/')?.0));
    let first = folder(names.next()?)?;
    names.all(|name| name.starts_with(&first)).then_some(first)
}

/// `name` without `folder`, which it begins with.
fn below(name: &str, folder: &str) -> String {
    name.strip_prefix(folder).unwrap_or(name).to_owned()
}

/// A reader that fails, rather than ends, after so many bytes.
struct Bounded<R> {
    inner: R,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.left = self
            .left
            .checked_sub(count as u64)
            .ok_or_else(|| io::Error::other("it unpacks to more than the limit of 512 MiB"))?;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut builder = tar::Builder::new(Vec::new());
        for (name, bytes) in files {
            let mut header = tar::Header::new_ustar();
            // Written raw: the builder refuses the paths that a hostile archive has.
            header.as_mut_bytes()[..name.len()].copy_from_slice(name.as_bytes());
            header.set_size(bytes.len() as u64);
            header.set_entry_type(tar::EntryType::Regular);
            header.set_cksum();
            builder.append(&header, *bytes).unwrap();
        }
        builder.into_inner().unwrap()
    }

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    fn text(tree: &Tarball, path: &str) -> Option<String> {
        tree.read(path).unwrap().map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn each_compression_is_read() {
        let plain = archive(&[("game/src/monst.c", b"mons"), ("game/README", b"")]);
        let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        bzip2.write_all(&plain).unwrap();
        let bzip2 = bzip2.finish().unwrap();
        for bytes in [gzip(&plain), bzip2, plain] {
            let tree = Tarball::from_reader(bytes.as_slice()).unwrap();
            assert_eq!(text(&tree, "src/monst.c").as_deref(), Some("mons"));
            assert!(tree.has("README"));
            assert_eq!(text(&tree, "src"), None);
        }
    }

    #[test]
    fn xz_is_read() {
        // `game/src/monst.c` of an archive that `tar -cJ` made.
        let bytes = include_bytes!("testdata/game.tar.xz");
        let tree = Tarball::from_reader(bytes.as_slice()).unwrap();
        assert_eq!(text(&tree, "src/monst.c").as_deref(), Some("mons\n"));
    }

    #[test]
    fn only_a_folder_that_all_share_is_left_out() {
        let tree = Tarball::from_reader(archive(&[("src/monst.c", b"mons"), ("README", b"")]).as_slice()).unwrap();
        assert_eq!(text(&tree, "src/monst.c").as_deref(), Some("mons"));
        let tree = Tarball::from_reader(archive(&[("./game/src/monst.c", b"mons")]).as_slice()).unwrap();
        assert_eq!(text(&tree, "src/monst.c").as_deref(), Some("mons"));
    }

    #[test]
    fn names_that_lead_out_are_not_there() {
        let files: &[(&str, &[u8])] = &[("../up", b"x"), ("/absolute", b"x"), ("a/../b", b"x"), ("a/c", b"kept")];
        let tree = Tarball::from_reader(archive(files).as_slice()).unwrap();
        assert_eq!(text(&tree, "c").as_deref(), Some("kept"));
        assert_eq!(tree.files.len(), 1);
    }

    #[test]
    fn a_large_file_is_not_kept_and_says_so() {
        let large = vec![0; MAX_FILE as usize + 1];
        let tree = Tarball::from_reader(archive(&[("a/large", &large), ("a/b", b"kept")]).as_slice()).unwrap();
        assert_eq!(tree.read("large").unwrap_err().reason(), "it is larger than 16 MiB");
        assert!(tree.has("large") && tree.has("b"));
    }

    #[test]
    fn a_bomb_is_refused() {
        let bomb = gzip(&archive(&[("a/zeros", vec![0; 1 << 20].as_slice())]));
        assert!(bomb.len() < 10_000);
        let error = Tarball::unpack(bomb.as_slice(), 1 << 19).unwrap_err();
        assert!(error.to_string().contains("unpacks to more"), "{error}");
    }

    #[test]
    fn what_is_no_tarball_is_refused() {
        let broken = &gzip(&archive(&[("a/b", &[1; 4096])]))[..20];
        for bytes in [b"".as_slice(), b"int main;", broken] {
            assert!(Tarball::from_reader(bytes).is_err());
        }
    }
}
