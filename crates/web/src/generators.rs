//! What generates each edition's monsters, made once.

use engine::Generator;
use model::Edition;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The generators of the editions that were asked about.
///
/// Making one takes longer than any answer.
#[derive(Debug, Default)]
pub struct Generators(BTreeMap<&'static str, Generator<'static>>);

impl Generators {
    /// The generator of an edition.
    pub fn of(&mut self, edition: &'static Edition) -> &Generator<'static> {
        match self.0.entry(&*edition.id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Generator::new(edition)),
        }
    }
}
