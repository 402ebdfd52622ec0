//! Spellings, kept once each.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::ops::Range;

/// How many of a spelling's first bytes are compared as one number.
const HEAD: usize = 16;

/// A spelling: an identifier, a number, a string with its quotes, a punctuator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub(crate) u32);

/// All spellings of one reading, one after another.
#[derive(Clone, Debug, Default)]
pub struct Interner {
    bytes: Vec<u8>,
    /// Where each symbol's spelling ends; it begins where the one before ends.
    ends: Vec<u32>,
    symbols: HashTable<Entry>,
}

/// A symbol with the first bytes of its spelling, which are the whole of most.
#[derive(Clone, Copy, Debug)]
struct Entry {
    head: u128,
    length: u32,
    symbol: Symbol,
}

impl Interner {
    /// An interner that has room for so many spellings.
    pub fn with_capacity(spellings: usize) -> Self {
        Self { symbols: HashTable::with_capacity(spellings), ..Self::default() }
    }

    /// The symbol of a spelling.
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        self.intern_first(text, text.len())
    }

    /// The symbol of the spelling that the first `length` bytes of a text are. The text may go on: so most spellings are
    /// read at once, not byte by byte.
    #[inline(never)]
    pub fn intern_first(&mut self, text: &[u8], length: usize) -> Symbol {
        let head = head(text, length);
        let tail = text.get(HEAD..length).unwrap_or_default();
        match self.symbol(head, tail, length) {
            Some(symbol) => symbol,
            None => self.add(head, text.get(..length).unwrap_or(text)),
        }
    }

    /// The symbol of a spelling that has occurred.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let text = text.as_bytes();
        self.symbol(head(text, text.len()), text.get(HEAD..).unwrap_or_default(), text.len())
    }

    #[expect(clippy::inline_always, reason = "a call for each name would take as long as finding it")]
    #[inline(always)]
    fn symbol(&self, head: u128, tail: &[u8], length: usize) -> Option<Symbol> {
        let is_it = |entry: &Entry| {
            entry.head == head
                && entry.length as usize == length
                && (tail.is_empty() || self.text(entry.symbol).ends_with(tail))
        };
        self.symbols.find(hash(head, tail), is_it).map(|entry| entry.symbol)
    }

    /// Adds a spelling that has not occurred.
    fn add(&mut self, head: u128, text: &[u8]) -> Symbol {
        let symbol = Symbol(self.ends.len() as u32);
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
        let entry = Entry { head, length: text.len() as u32, symbol };
        let Self { bytes, ends, symbols } = self;
        let tail = |symbol| spelling(bytes, ends, symbol).get(HEAD..).unwrap_or_default();
        symbols.insert_unique(hash(head, tail(symbol)), entry, |entry| hash(entry.head, tail(entry.symbol)));
        symbol
    }

    /// The spelling of a symbol.
    pub fn text(&self, symbol: Symbol) -> &[u8] {
        spelling(&self.bytes, &self.ends, symbol)
    }

    /// The spelling of a symbol, for people.
    pub fn show(&self, symbol: Symbol) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.text(symbol))
    }
}

fn spelling<'b>(bytes: &'b [u8], ends: &[u32], symbol: Symbol) -> &'b [u8] {
    let index = symbol.0 as usize;
    let begin = index.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
    let end = ends.get(index).copied().unwrap_or(begin);
    bytes.get(Range { start: begin as usize, end: end as usize }).unwrap_or_default()
}

/// The first bytes of the spelling that the first `length` bytes of a text are; zeroes where it has no more.
#[inline]
fn head(text: &[u8], length: usize) -> u128 {
    let bytes = match text.first_chunk() {
        Some(bytes) => *bytes,
        None => {
            let mut bytes = [0; HEAD];
            bytes.iter_mut().zip(text).for_each(|(byte, own)| *byte = *own);
            bytes
        }
    };
    u128::from_le_bytes(bytes) & MASKS.get(length).copied().unwrap_or(u128::MAX)
}

/// For each length up to that of a head, the bytes that a spelling of that length has.
const MASKS: [u128; HEAD + 1] = {
    let mut masks = [0; HEAD + 1];
    let mut length = 1;
    while length <= HEAD {
        #[expect(clippy::indexing_slicing, reason = "computed when this is compiled")]
        let mask = &mut masks[length];
        *mask = u128::MAX >> (8 * (HEAD - length));
        length += 1;
    }
    masks
};

fn hash(head: u128, tail: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(head as u64);
    hasher.write_u64((head >> 64) as u64);
    if !tail.is_empty() {
        hasher.write(tail);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spelling_has_one_symbol() {
        let mut interner = Interner::default();
        let symbols: Vec<_> = (0..2000).map(|number: u32| interner.intern(number.to_string().as_bytes())).collect();
        let again: Vec<_> = (0..2000).map(|number: u32| interner.intern(number.to_string().as_bytes())).collect();
        assert_eq!(symbols, again);
        assert_eq!(interner.text(symbols[1234]), b"1234");
        assert_eq!(interner.find("1234"), Some(symbols[1234]));
        assert_eq!(interner.find("2000"), None);
        assert_eq!(interner.text(Symbol(u32::MAX)), b"");
        assert_ne!(interner.intern(b""), interner.intern(b"\0"));
    }

    #[test]
    fn long_spellings_differ_in_every_byte() {
        let mut interner = Interner::default();
        let long = [b'a'; 40];
        let symbols: Vec<_> = (0..=40)
            .map(|at| {
                let mut text = long;
                text.iter_mut().skip(at).take(1).for_each(|byte| *byte = b'b');
                interner.intern(&text)
            })
            .collect();
        assert!(symbols.iter().enumerate().all(|(at, symbol)| !symbols[..at].contains(symbol)));
        assert_eq!(interner.intern_first(&[b'a'; 50], 40), symbols[40]);
        assert!(!symbols.contains(&interner.intern_first(&long, 39)));
    }
}
