//! Spellings, kept once each.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// How many of a spelling's first bytes are compared as one number.
const HEAD: usize = 16;

/// How long a spelling is.
const LENGTH: usize = 12;
/// How many times as many spellings there may be, without more memory, as are expected.
const ROOM: usize = 4;

/// A spelling: an identifier, a number, a string with its quotes, a punctuator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub(crate) u32);

/// All spellings of one reading, one after another.
#[derive(Clone, Debug, Default)]
pub struct Interner {
    bytes: Vec<u8>,
    /// By symbol. Apart from the table, which has room for more: so less memory is touched.
    spellings: Vec<Spelling>,
    symbols: HashTable<Symbol>,
}

/// Where a spelling is, with its first bytes, which are the whole of most.
#[derive(Clone, Copy, Debug)]
struct Spelling {
    head: [u64; 2],
    begin: u32,
    length: u32,
}

impl Spelling {
    fn text(self, bytes: &[u8]) -> &[u8] {
        let begin = self.begin as usize;
        bytes.get(begin..begin + self.length as usize).unwrap_or_default()
    }

    fn tail(self, bytes: &[u8]) -> &[u8] {
        self.text(bytes).get(HEAD..).unwrap_or_default()
    }
}

impl Interner {
    /// An interner that has room for so many spellings.
    pub fn with_capacity(spellings: usize) -> Self {
        Self {
            // Room that is not used yet costs nothing here, and to move what is there would.
            bytes: Vec::with_capacity(spellings * ROOM * LENGTH),
            spellings: Vec::with_capacity(spellings * ROOM),
            symbols: HashTable::with_capacity(spellings),
        }
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
        let known = if length <= HEAD {
            self.short(head, length)
        } else {
            self.long(head, text.get(HEAD..length).unwrap_or_default(), length)
        };
        known.unwrap_or_else(|| self.add(head, text.get(..length).unwrap_or(text)))
    }

    /// The symbol of a spelling that has occurred.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let text = text.as_bytes();
        let head = head(text, text.len());
        match text.get(HEAD..) {
            Some(tail) if !tail.is_empty() => self.long(head, tail, text.len()),
            _ => self.short(head, text.len()),
        }
    }

    /// The symbol of a spelling that is no longer than its head.
    #[inline]
    fn short(&self, head: [u64; 2], length: usize) -> Option<Symbol> {
        self.symbol(hash(head, &[]), |spelling| spelling.head == head && spelling.length as usize == length)
    }

    /// The symbol of a spelling with a tail behind its head.
    #[inline(never)]
    fn long(&self, head: [u64; 2], tail: &[u8], length: usize) -> Option<Symbol> {
        self.symbol(hash(head, tail), |spelling| {
            spelling.head == head && spelling.length as usize == length && spelling.tail(&self.bytes) == tail
        })
    }

    #[inline]
    fn symbol(&self, hash: u64, is_it: impl Fn(&Spelling) -> bool) -> Option<Symbol> {
        let is_it = |symbol: &Symbol| self.spellings.get(symbol.0 as usize).is_some_and(&is_it);
        self.symbols.find(hash, is_it).copied()
    }

    /// Adds a spelling that has not occurred.
    #[cold]
    fn add(&mut self, head: [u64; 2], text: &[u8]) -> Symbol {
        let symbol = Symbol(self.spellings.len() as u32);
        let spelling = Spelling { head, begin: self.bytes.len() as u32, length: text.len() as u32 };
        self.bytes.extend_from_slice(text);
        self.spellings.push(spelling);
        let Self { bytes, spellings, symbols } = self;
        let hash_of = |symbol: &Symbol| {
            spellings.get(symbol.0 as usize).map_or(0, |spelling| hash(spelling.head, spelling.tail(bytes)))
        };
        symbols.insert_unique(hash_of(&symbol), symbol, hash_of);
        symbol
    }

    /// The spelling of a symbol.
    pub fn text(&self, symbol: Symbol) -> &[u8] {
        self.spellings.get(symbol.0 as usize).map_or(&[], |spelling| spelling.text(&self.bytes))
    }

    /// The spelling of a symbol, for people.
    pub fn show(&self, symbol: Symbol) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.text(symbol))
    }
}

/// The first bytes of the spelling that the first `length` bytes of a text are; zeroes where it has no more.
#[inline]
fn head(text: &[u8], length: usize) -> [u64; 2] {
    let bytes = match text.first_chunk() {
        Some(bytes) => *bytes,
        None => {
            let mut bytes = [0; HEAD];
            bytes.iter_mut().zip(text).for_each(|(byte, own)| *byte = *own);
            bytes
        }
    };
    let head = u128::from_le_bytes(bytes) & MASKS.get(length).copied().unwrap_or(u128::MAX);
    [head as u64, (head >> 64) as u64]
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

#[inline]
fn hash([low, high]: [u64; 2], tail: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(low);
    hasher.write_u64(high);
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
