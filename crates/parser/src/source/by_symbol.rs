//! What is known of spellings, by their numbers.

use super::Symbol;

/// Values for some symbols. A list and no hash table: symbols are numbered one after another, and what is looked up
/// together was mostly read together.
#[derive(Clone, Debug)]
pub(crate) struct BySymbol<T>(Vec<Option<T>>);

impl<T> Default for BySymbol<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> BySymbol<T> {
    /// The value of a symbol.
    pub(crate) fn get(&self, symbol: Symbol) -> Option<T> {
        self.0.get(symbol.0 as usize).copied().flatten()
    }

    /// Gives a symbol a value, in the place of another.
    pub(crate) fn insert(&mut self, symbol: Symbol, value: T) {
        let index = symbol.0 as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        if let Some(slot) = self.0.get_mut(index) {
            *slot = Some(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_has_the_value_that_it_was_given_last() {
        let mut values = BySymbol::default();
        assert_eq!(values.get(Symbol(3)), None);
        values.insert(Symbol(3), 'a');
        values.insert(Symbol(1), 'b');
        values.insert(Symbol(3), 'c');
        assert_eq!([0, 1, 2, 3, 4].map(|number| values.get(Symbol(number))), [None, Some('b'), None, Some('c'), None]);
    }
}
