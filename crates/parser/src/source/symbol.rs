//! Spellings, kept once each.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::ops::Range;

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

/// A symbol with its spelling's hash, which tells most spellings apart without looking at them.
#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u32,
    symbol: Symbol,
}

impl Interner {
    /// The symbol of a spelling.
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        let hash = hash(text);
        if let Some(symbol) = self.symbol(text, hash) {
            return symbol;
        }
        let symbol = Symbol(self.ends.len() as u32);
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
        self.symbols.insert_unique(spread(hash), Entry { hash, symbol }, |entry| spread(entry.hash));
        symbol
    }

    /// The symbol of a spelling that has occurred.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.symbol(text.as_bytes(), hash(text.as_bytes()))
    }

    fn symbol(&self, text: &[u8], hash: u32) -> Option<Symbol> {
        let is_it = |entry: &Entry| entry.hash == hash && self.text(entry.symbol) == text;
        self.symbols.find(spread(hash), is_it).map(|entry| entry.symbol)
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

fn hash(text: &[u8]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    (hasher.finish() >> 32) as u32
}

/// A hash whose highest bits, too, depend on all of it, as the table wants them.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
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
    }
}
