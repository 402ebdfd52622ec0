//! Unpacks the WebAssembly of the page in the browser.
//!
//! The tables of all editions are much alike, but farther apart than gzip looks back, which is all that hosts and
//! browsers have in common. Packed by LZMA and with this beside it, the page is little more than half as large.

use lzma_rust2::LzmaReader;
use std::io::Read;
use wasm_bindgen::prelude::wasm_bindgen;

/// How much memory unpacking may need beside its result, in kibibytes: a dictionary of 8 MiB, and some more.
const MEMORY: u32 = 16 << 10;

/// What was packed in the `.lzma` format; `None` for what was not.
#[wasm_bindgen]
pub fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut unpacked = Vec::new();
    let mut reader = LzmaReader::new_mem_limit(packed, MEMORY, None).ok()?;
    reader.read_to_end(&mut unpacked).ok()?;
    Some(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::{LzmaOptions, LzmaWriter};
    use std::io::Write;

    #[test]
    fn what_was_packed_is_unpacked() {
        let content = b"the tables of all editions are much alike".repeat(1000);
        let mut writer =
            LzmaWriter::new_use_header(Vec::new(), &LzmaOptions::with_preset(6), Some(content.len() as u64)).unwrap();
        writer.write_all(&content).unwrap();
        let packed = writer.finish().unwrap();
        assert!(packed.len() < 200);
        assert_eq!(unpack(&packed), Some(content));
        assert_eq!(unpack(&packed[..packed.len() / 2]), None);
        assert_eq!(unpack(b"not packed at all"), None);
    }
}
