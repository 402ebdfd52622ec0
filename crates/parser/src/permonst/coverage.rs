//! What of a table the model knows, and what it does not.

use super::fields;
use crate::cpp::AbsentHeader;
use crate::source::Diagnostics;
use crate::{Identity, OptionalPart, Table};
use model::{Attack, Class, Edition, FlagSet, M1, M2, M3, Monster, NamedFlags, OpenEnum};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// All that was recognised in a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Recognition {
    /// The table, bound to the model.
    pub edition: Edition,
    /// Whether the tree says its version; NetHack up to 3.1.0 does not, and some variants' builds make it.
    pub version_stated: bool,
    /// The array that holds it.
    pub array: String,
    /// How many rows it has, the terminator included.
    pub rows: usize,
    /// The `#if`s that decide on rows that are monsters.
    pub options: Vec<OptionalPart>,
    /// What the model does not know, and what the tree lacks.
    pub coverage: Coverage,
    /// The headers that the tree lacks, in the order in which they were asked for.
    pub absent: Vec<Header>,
    /// How many declarations there are around the table; most were not needed.
    pub declarations: usize,
    /// How many functions' bodies were skipped.
    pub functions: usize,
}

/// A header as an `#include` names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The name.
    pub name: String,
    /// Whether it was named in angle brackets: one of the system's.
    pub system: bool,
}

/// What the model does not know of an edition, and what the edition lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The fields that the model does not know, in the order of their declaration.
    pub fields: Vec<UnknownField>,
    /// The names that rows use and that the model does not know, by what they are names of.
    pub names: Vec<UnknownName>,
    /// Bits that rows set and that the tree has no name for; only known where a tree is read.
    pub nameless: Vec<NamelessBits>,
    /// The fields of the model that the edition lacks, by the name that they have in C.
    pub lacking: Vec<&'static str>,
}

/// A field that the model does not know; its values are kept as [`Extra`](model::Extra).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownField {
    /// The C name; `mattk[].` stands before that of an attack's field.
    pub name: String,
    /// The C type; `None` for an attack's field of an edition that is compiled in.
    pub ctype: Option<String>,
    /// How many monsters have another value than zero.
    pub monsters: usize,
}

/// A name that rows use and that the model does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// What it is a name of.
    pub what: Vocabulary,
    /// The name; the number where the tree has no name for it.
    pub name: String,
    /// How many monsters use it.
    pub monsters: usize,
}

/// Bits of a word of flags that the tree has no name for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamelessBits {
    /// The field's C name.
    pub field: String,
    /// The bits.
    pub bits: u64,
    /// How many monsters have some of them.
    pub monsters: usize,
}

/// What a C name can be a name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Vocabulary {
    /// `S_…`.
    Class,
    /// `G_…`.
    Generation,
    /// `AT_…`.
    AttackType,
    /// `AD_…`.
    DamageType,
    /// `MS_…`.
    Sound,
    /// `MZ_…`.
    Size,
    /// `MR_…`.
    Resistance,
    /// `M1_…`, `M2_…`, and the words that variants add.
    Trait,
    /// `CLR_…`.
    Color,
}

impl Vocabulary {
    /// What people call one of these: `damage type`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::Generation => "generation flag",
            Self::AttackType => "attack type",
            Self::DamageType => "damage type",
            Self::Sound => "sound",
            Self::Size => "size",
            Self::Resistance => "resistance",
            Self::Trait => "trait",
            Self::Color => "colour",
        }
    }

    /// The same as an identifier: `damage_type`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::Generation => "generation",
            Self::AttackType => "attack_type",
            Self::DamageType => "damage_type",
            Self::Sound => "sound",
            Self::Size => "size",
            Self::Resistance => "resistance",
            Self::Trait => "trait",
            Self::Color => "color",
        }
    }
}

impl Coverage {
    /// What the model does not know of an edition, and what the edition lacks.
    pub fn of(edition: &Edition) -> Self {
        let known = |name: &str| fields::is_known(name) || edition.trait_words.iter().any(|word| word == name);
        let unknown = edition.fields.iter().filter(|field| !known(&field.name)).map(|field| UnknownField {
            name: field.name.clone().into_owned(),
            ctype: Some(field.ctype.clone().into_owned()),
            monsters: count(edition, |monster| monster.extra.iter().any(|extra| extra.field == field.name)),
        });
        let mut fields: Vec<_> = unknown.collect();
        fields.extend(attack_fields(edition));
        Self { fields, names: unknown_names(edition), nameless: Vec::new(), lacking: lacking(edition) }
    }

    /// Whether the model knows all that the edition has.
    pub fn is_complete(&self) -> bool {
        self.fields.is_empty() && self.names.is_empty() && self.nameless.is_empty()
    }

    /// What the model does not know, and then what the edition lacks, each in a few words.
    pub fn notes(&self) -> Vec<String> {
        let monsters = |count: usize| format!("{count} monster{}", if count == 1 { "" } else { "s" });
        let field = |field: &UnknownField| {
            let ctype = field.ctype.as_ref().map_or_else(String::new, |ctype| format!(", {ctype}"));
            format!("unknown field: {}{ctype} ({})", field.name, monsters(field.monsters))
        };
        let name = |unknown: &UnknownName| {
            format!("unknown {}: {} ({})", unknown.what.name(), unknown.name, monsters(unknown.monsters))
        };
        let bits = |unknown: &NamelessBits| {
            format!("bits without a name: {:#x} of {} ({})", unknown.bits, unknown.field, monsters(unknown.monsters))
        };
        let unknown = self.fields.iter().map(field).chain(self.names.iter().map(name));
        let unknown = unknown.chain(self.nameless.iter().map(bits));
        unknown.chain(self.lacking.iter().map(|field| format!("lacking field: {field}"))).collect()
    }
}

fn count(edition: &Edition, has: impl Fn(&Monster) -> bool) -> usize {
    edition.monsters.iter().filter(|monster| has(monster)).count()
}

/// The fields of attacks that the model does not know and that some monster makes use of.
fn attack_fields(edition: &Edition) -> Vec<UnknownField> {
    let mut found: Vec<UnknownField> = Vec::new();
    for monster in edition.monsters.iter() {
        let mut seen = Vec::new();
        for extra in monster.attacks.iter().flat_map(|attack: &Attack| attack.extra.iter()) {
            if seen.contains(&&extra.field) {
                continue;
            }
            seen.push(&extra.field);
            let name = attack_field(&extra.field);
            match found.iter_mut().find(|field| field.name == name) {
                Some(field) => field.monsters += 1,
                None => found.push(UnknownField { name, ctype: None, monsters: 1 }),
            }
        }
    }
    found
}

fn attack_field(name: &str) -> String {
    format!("mattk[].{name}")
}

/// Names by what they are names of, each with how many monsters use it.
#[derive(Default)]
struct Tally(BTreeMap<(Vocabulary, String), (usize, usize)>);

impl Tally {
    /// Notes that the monster with this index uses a name.
    fn note(&mut self, what: Vocabulary, name: &str, index: usize) {
        match self.0.entry((what, name.to_owned())) {
            Entry::Vacant(entry) => {
                entry.insert((1, index));
            }
            Entry::Occupied(mut entry) => {
                let (count, last) = entry.get_mut();
                *count += usize::from(*last != index);
                *last = index;
            }
        }
    }

    fn value<T: OpenEnum>(&mut self, what: Vocabulary, value: &T, index: usize) {
        if value.variant_name().is_none() {
            self.note(what, value.c_name(), index);
        }
    }

    fn flags<F: FlagSet>(&mut self, what: Vocabulary, flags: &NamedFlags<F>, index: usize) {
        for name in flags.others.iter() {
            self.note(what, name, index);
        }
    }
}

fn unknown_names(edition: &Edition) -> Vec<UnknownName> {
    let mut tally = Tally::default();
    for (index, monster) in edition.monsters.iter().enumerate() {
        // A class that is nothing but its letter has no name that could be unknown.
        if monster.class.c_name().starts_with(Class::PREFIX) {
            tally.value(Vocabulary::Class, &monster.class, index);
        }
        if let Some(generation) = &monster.generation {
            tally.flags(Vocabulary::Generation, &generation.flags, index);
        }
        for attack in monster.attacks.iter() {
            tally.value(Vocabulary::AttackType, &attack.kind, index);
            tally.value(Vocabulary::DamageType, &attack.damage, index);
        }
        if let Some(sound) = &monster.sound {
            tally.value(Vocabulary::Sound, sound, index);
        }
        if let Some(size) = &monster.size {
            tally.value(Vocabulary::Size, size, index);
        }
        for flags in monster.resists.iter().chain(&monster.conveys) {
            tally.flags(Vocabulary::Resistance, flags, index);
        }
        for name in monster.traits.others.iter() {
            tally.note(Vocabulary::Trait, name, index);
        }
        if let Some(color) = &monster.color {
            tally.value(Vocabulary::Color, color, index);
        }
    }
    let unknown = tally.0.into_iter();
    unknown.map(|((what, name), (monsters, _))| UnknownName { what, name, monsters }).collect()
}

fn lacking(edition: &Edition) -> Vec<&'static str> {
    let has = |meaning: &str| edition.fields.iter().any(|field| fields::means(&field.name, meaning));
    let uses = |has: fn(&Monster) -> bool| edition.monsters.iter().any(has);
    let has_traits = |word: &str| match word {
        // Variants that moved a word's flags to words of their own have its traits all the same.
        "mflags1" => uses(|monster| monster.traits.m1 != M1::none()),
        "mflags2" => uses(|monster| monster.traits.m2 != M2::none()),
        "mflags3" => uses(|monster| monster.traits.m3 != M3::none()),
        _ => false,
    };
    fields::OF_THE_MODEL.iter().copied().filter(|field| !has(field) && !has_traits(field)).collect()
}

impl Table {
    /// All that can be recognised in the tree; `None` where the rows are no monsters.
    pub fn recognise(mut self, identity: Identity) -> (Option<Recognition>, Diagnostics) {
        let mut options = self.options();
        let (declarations, functions) = self.skipped();
        let rows = self.len();
        let version_stated = self.facts.major.is_some();
        let array = self.array.clone();
        let header = |AbsentHeader { name, quoted, .. }: AbsentHeader| Header { name, system: !quoted };
        let absent = std::mem::take(&mut self.absent).into_iter().map(header).collect();
        let bound = super::bind::bind(&mut self, identity);
        let recognition = bound.map(|bound| {
            let mut coverage = Coverage::of(&bound.edition);
            for field in bound.attack_extra {
                let name = attack_field(&field.name);
                match coverage.fields.iter_mut().find(|known| known.name == name) {
                    Some(known) => known.ctype = Some(field.ctype.into_owned()),
                    None => {
                        let ctype = Some(field.ctype.into_owned());
                        coverage.fields.push(UnknownField { name, ctype, monsters: 0 });
                    }
                }
            }
            coverage.nameless = bound.nameless;
            let edition = bound.edition;
            let monsters = |rows: &mut Vec<usize>| rows.retain(|row| *row < edition.monsters.len());
            for option in &mut options {
                monsters(&mut option.rows);
                monsters(&mut option.parts_of);
            }
            options
                .retain(|option| !(option.rows.is_empty() && option.parts_of.is_empty() && option.skipped.is_empty()));
            Recognition { edition, version_stated, array, rows, options, coverage, absent, declarations, functions }
        });
        (recognition, std::mem::take(&mut self.unit.diagnostics))
    }
}
