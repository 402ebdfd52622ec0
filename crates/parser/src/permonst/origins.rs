//! What the rows were written like: where each value stands, which names it was written with, and what storing changed.

use super::Table;
use super::bind::flags::trait_prefix;
use super::fields::{self, Member, members};
use crate::c::{Change, Name, Note, Notes, Type, TypeId, Unit};
use crate::source::{Place, Symbol};
use std::collections::BTreeMap;
use std::ops::Range;

/// What the rows of a table were written like.
#[derive(Debug)]
pub struct Origins {
    table: Table,
    row_size: usize,
    /// Sorted by where the values are stored; of a value that was stored again, the last.
    notes: Vec<Note>,
    names: Vec<Name>,
    /// Sorted as well.
    changes: Vec<Change>,
}

/// A value that changed when it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedValue {
    /// The row's index.
    pub row: usize,
    /// The member's C name, such as `mattk[0].damd`.
    pub field: String,
    /// The member's C type.
    pub ctype: String,
    /// What was to be stored.
    pub value: i128,
    /// What C stores.
    pub stored: i128,
    /// Where it stands.
    pub place: Option<Place>,
}

/// A name of one field's in another field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisplacedName {
    /// The row's index.
    pub row: usize,
    /// The C name of the member that it stands in.
    pub field: String,
    /// The name, such as `M2_HOSTILE`.
    pub name: String,
    /// The C name of the member that it belongs into.
    pub belongs: String,
    /// Where it stands.
    pub place: Option<Place>,
}

impl Origins {
    /// Those of a table that has been bound.
    pub(super) fn new(mut table: Table) -> Self {
        let row_size = table.unit.types.size(table.object.element).unwrap_or(1).max(1) as usize;
        let Notes { mut list, names, mut changes, .. } = *table.unit.notes.take().unwrap_or_default();
        keep_last(&mut list, |note| (note.offset, note.bits));
        keep_last(&mut changes, |change| (change.offset, change.bits));
        Self { table, row_size, notes: list, names, changes }
    }

    /// Where a row begins.
    pub fn row(&self, index: usize) -> Option<Place> {
        let token = self.table.row_token(index as u64)?;
        let map = &self.table.unit.map;
        map.word(map.outermost(token.pos, token.origin))
    }

    /// Where the value of a row's member stands, or the first value in it.
    pub fn value(&self, index: usize, field: &str) -> Option<Place> {
        let (_, begin, end) = self.all_fields().find(|(name, ..)| name == field)?;
        let base = index * self.row_size;
        let from = self.notes.partition_point(|note| (note.offset as usize) < base + begin);
        let note = self.notes.get(from).filter(|note| (note.offset as usize) < base + end)?;
        self.table.unit.map.word(note.pos)
    }

    /// Where a name stands in the value of a row's member.
    pub fn name(&self, index: usize, field: &str, name: &str) -> Option<Place> {
        let (_, begin, end) = self.all_fields().find(|(known, ..)| known == field)?;
        let base = index * self.row_size;
        let from = self.notes.partition_point(|note| (note.offset as usize) < base + begin);
        let within = self.notes.iter().skip(from).take_while(|note| (note.offset as usize) < base + end);
        let symbol = self.table.unit.symbols.find(name)?;
        let mut names = within.flat_map(|note| self.names_of(note));
        names.find(|name| name.symbol == symbol).and_then(|name| self.table.unit.map.word(name.pos))
    }

    /// The values that changed when they were stored, in the order of the rows.
    pub fn changed(&self) -> Vec<ChangedValue> {
        let changed = self.notes.iter().filter_map(|note| {
            let Change { value, stored, .. } = *self.change(note)?;
            Some(ChangedValue {
                row: note.offset as usize / self.row_size,
                field: self.field_of(note),
                ctype: self.table.unit.show_type(note.ty),
                value,
                stored,
                place: self.table.unit.map.word(note.pos),
            })
        });
        changed.collect()
    }

    /// The names that begin as those of one field do and stand in another, in the order of the rows.
    pub fn misplaced(&self) -> Vec<MisplacedName> {
        let Table { unit, object, .. } = &self.table;
        let own = members(unit, object.element);
        let prefixes: Vec<_> = own.iter().filter_map(|member| prefix_of(unit, *member)).collect();
        // What has no names of its own may be computed of any: a difficulty, a weight.
        let prefixed = own.iter().filter_map(|member| {
            let (_, prefix) = prefixes.iter().find(|(field, _)| *field == member.name)?;
            Some((span(unit, *member), prefix))
        });
        let prefixed: Vec<_> = prefixed.collect();
        let mut found = Vec::new();
        for note in self.notes.iter().filter(|note| note.names.0 < note.names.1) {
            let at = note.offset as usize % self.row_size;
            let Some((_, expected)) = prefixed.iter().find(|(span, _)| span.contains(&at)) else { continue };
            let strangers = (note.names.0..note.names.1).filter_map(|at| self.stranger(at, expected, &prefixes));
            // One for each name in the row, whatever it is made of.
            for (at, field) in strangers.collect::<BTreeMap<_, _>>() {
                let Some(name) = self.names.get(at as usize) else { continue };
                found.push(MisplacedName {
                    row: note.offset as usize / self.row_size,
                    field: self.field_of(note),
                    name: unit.symbols.show(name.symbol).into_owned(),
                    belongs: unit.symbols.show(field).into_owned(),
                    place: unit.map.word(name.pos),
                });
            }
        }
        found
    }

    /// Of the macros from an innermost one outwards, the last whose name belongs into another field than this, with that
    /// field. None if one of them belongs into this: what is another word's flag by a name of this word
    /// (`#define MH_ELF M2_ELF`), or by another word's name a flag of this, is meant so.
    fn stranger(&self, innermost: u32, expected: &str, prefixes: &[(Symbol, String)]) -> Option<(u32, Symbol)> {
        let name = |at: u32| self.names.get(at as usize);
        let first = name(innermost).filter(|name| name.is_innermost).map(|_| innermost);
        let mut stranger = None;
        for at in std::iter::successors(first, |at| name(*at)?.within) {
            let text = self.table.unit.symbols.show(name(at)?.symbol);
            match prefixes.iter().find(|(_, prefix)| text.starts_with(prefix.as_str())) {
                Some((_, prefix)) if prefix == expected => return None,
                Some((field, _)) => stranger = Some((at, *field)),
                None => {}
            }
        }
        stranger
    }

    /// The names that a number was written with.
    fn names_of(&self, note: &Note) -> &[Name] {
        let (begin, end) = note.names;
        self.names.get(begin as usize..end as usize).unwrap_or_default()
    }

    /// How a number was changed when it was stored, if it was.
    fn change(&self, note: &Note) -> Option<&Change> {
        let find =
            || self.changes.binary_search_by_key(&(note.offset, note.bits), |change| (change.offset, change.bits));
        note.changed.then(find)?.ok().and_then(|at| self.changes.get(at))
    }

    /// The C name of the member that a number is stored in.
    fn field_of(&self, note: &Note) -> String {
        let at = note.offset as usize % self.row_size;
        let own = members(&self.table.unit, self.table.object.element);
        let is_it = |member: &&Member| {
            covers(&self.table.unit, **member, at) && member.bits.is_none_or(|bits| note.bits == Some(bits))
        };
        let Some(member) = own.iter().find(is_it) else { return String::new() };
        let mut name = self.table.unit.symbols.show(member.name).into_owned();
        self.descend(member.ty, at - member.offset, &mut name);
        name
    }

    /// Adds to `name` the part of a type that lies at an offset.
    fn descend(&self, ty: TypeId, at: usize, name: &mut String) {
        let unit = &self.table.unit;
        match unit.types.get(ty) {
            Type::Array(element, _) => {
                let size = unit.types.size(element).unwrap_or(1).max(1) as usize;
                name.extend(["[", &(at / size).to_string(), "]"]);
                self.descend(element, at % size, name);
            }
            Type::Record(_) => {
                let own = members(unit, ty);
                if let Some(member) = own.iter().find(|member| covers(unit, **member, at)) {
                    name.push('.');
                    name.push_str(&unit.symbols.show(member.name));
                    self.descend(member.ty, at - member.offset, name);
                }
            }
            _ => {}
        }
    }

    /// The members of a row, and the elements of those that are arrays, with where they begin and end.
    fn all_fields(&self) -> impl Iterator<Item = (String, usize, usize)> {
        let unit = &self.table.unit;
        let own = members(unit, self.table.object.element);
        own.into_iter().flat_map(move |member| {
            let name = unit.symbols.show(member.name).into_owned();
            let size = unit.types.size(member.ty).unwrap_or(0) as usize;
            let mut fields = vec![(name.clone(), member.offset, member.offset + size)];
            if let Type::Array(element, Some(length)) = unit.types.get(member.ty) {
                let step = unit.types.size(element).unwrap_or(0) as usize;
                fields.extend((0..length as usize).map(|index| {
                    let begin = member.offset + index * step;
                    (format!("{name}[{index}]"), begin, begin + step)
                }));
            }
            fields
        })
    }
}

/// Sorts what is known by place, and keeps of each place what was noted last.
fn keep_last<T, K: Ord>(list: &mut Vec<T>, key: impl Fn(&T) -> K) {
    // Values are nearly always stored one behind the other.
    if !list.is_sorted_by(|one, next| key(one) < key(next)) {
        // Stable: of those with one key, the last one noted comes first, and is kept.
        list.reverse();
        list.sort_by_key(&key);
        list.dedup_by_key(|one| key(one));
    }
}

fn covers(unit: &Unit, member: Member, at: usize) -> bool {
    span(unit, member).contains(&at)
}

/// Where a member lies in its structure.
fn span(unit: &Unit, member: Member) -> Range<usize> {
    let size = unit.types.size(member.ty).unwrap_or(0) as usize;
    member.offset..member.offset + size
}

/// The prefix of the names that belong into a member.
fn prefix_of(unit: &Unit, member: Member) -> Option<(Symbol, String)> {
    const FLAGS: [(&str, &str); 3] = [("geno", "G_"), ("mresists", "MR_"), ("mconveys", "MR_")];
    let name = unit.symbols.show(member.name);
    let known = FLAGS.iter().find(|(meaning, _)| fields::means(&name, meaning)).map(|(_, prefix)| (*prefix).to_owned());
    let prefix = known.or_else(|| trait_prefix(&name).filter(|_| unit.types.int_kind(member.ty).is_some()))?;
    Some((member.name, prefix))
}
