//! A C table to the model: each field by its name, each number by the tree's own name for it.

pub(super) mod flags;
mod members;
mod numbers;
pub(super) mod values;

use self::flags::{Flag, TraitFlag, TraitWord, conveyances, flags, named_flags, set_flags, trait_words};
use self::members::{AttackMembers, Known, NameMembers, Room, attack_members, known_members};
use self::numbers::{by_value, classes, colors, named};
use self::values::{extra_values, read_int};
use super::constants::{pointed_text, show_text};
use super::fields::{Member, members};
use super::symbols::{by_makedefs, by_number};
use super::{Identity, NamelessBits, Table};
use crate::c::{Failure, Type, TypeId, Unit};
use crate::source::{Kind, Symbol};
use model::{
    Attack, AttackType, Class, ClassDef, Color, DamageType, Edition, Extra, Field, FlagSet, Gen, Generation, GenoBits,
    List, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names, OpenEnum, Size, Sound, SourceLine, Str, Traits,
};
use rustc_hash::FxHashMap;

/// A table that is bound, and what only its tree can tell of what the model does not know.
pub(super) struct Bound {
    pub(super) edition: Edition,
    /// The fields of an attack that the model does not know.
    pub(super) attack_extra: Vec<Field>,
    /// The bits that the tree has no names for.
    pub(super) nameless: Vec<NamelessBits>,
}

/// Binds a table; `None` where its rows are no monsters, which is reported.
pub(super) fn bind(table: &mut Table, identity: Identity) -> Option<Bound> {
    let mut binder = Binder::new(table)?;
    let monsters: Vec<_> = (0..binder.rows()).map(|index| binder.monster(index)).collect();
    let nameless = binder.nameless(monsters.len());
    let geno = binder.known.geno.map(|_| binder.geno_bits());
    let attack_extra = binder.attacks.as_ref().map_or(&[][..], |attacks| &attacks.extra);
    let attack_extra = attack_extra.iter().map(|member| field(&binder.table.unit, member)).collect();
    let Binder { fields, words, classes, attack_types, damage_types, attack_slots, .. } = binder;
    let edition = Edition {
        id: identity.id,
        title: identity.title,
        family: identity.family,
        version: identity.version,
        rules: identity.rules,
        provenance: identity.provenance,
        fields: List::Owned(fields),
        trait_words: words.iter().map(|word| Str::Owned(word.field.clone())).collect(),
        classes: List::Owned(classes),
        attack_types: List::Owned(attack_types),
        damage_types: List::Owned(damage_types),
        attack_slots,
        geno,
        monsters: List::Owned(monsters),
        roles: List::default(),
        grown_ups: List::default(),
    };
    Some(Bound { edition, attack_extra, nameless })
}

/// A member as people know it.
fn field(unit: &Unit, member: &Member) -> Field {
    Field {
        name: Str::Owned(unit.symbols.show(member.name).into_owned()),
        ctype: Str::Owned(unit.show_type(member.ty)),
    }
}

struct Binder<'t> {
    table: &'t mut Table,
    row_size: usize,
    known: Known,
    rooms: Vec<Room>,
    attacks: Option<AttackMembers>,
    words: Vec<TraitWord>,
    extra: Vec<Member>,
    fields: Vec<Field>,
    classes: Vec<ClassDef>,
    attack_types: Vec<Named<AttackType>>,
    damage_types: Vec<Named<DamageType>>,
    sounds: Vec<Named<Sound>>,
    sizes: Vec<Named<Size>>,
    colors: Vec<Named<Color>>,
    resistances: Vec<Flag<Mr>>,
    conveyances: Vec<Flag<Mr>>,
    generation: Vec<Flag<Gen>>,
    frequency: u64,
    pm_names: Vec<(Symbol, i64)>,
    /// The PM names so far, each with the last number that made a name of it unique.
    symbols_taken: FxHashMap<String, usize>,
    attack_slots: u8,
}

impl<'t> Binder<'t> {
    fn new(table: &'t mut Table) -> Option<Self> {
        let Table { unit, object, constants, .. } = &mut *table;
        let element = object.element;
        let mut rest = members(unit, element);
        let fields: Vec<_> = rest.iter().map(|member| field(unit, member)).collect();
        let known = known_members(unit, constants, element, &mut rest)?;
        let attacks = attack_members(unit, element, &mut rest);
        let words = trait_words(unit, constants, &mut rest);
        let conveyances = conveyances(unit, constants, &words);
        let frequency = constants.named(unit, "G_FREQ").map_or(7, |mask| mask as u64);
        // Names that share bits with the frequency are flags of `mvitals`, not of the table.
        let mut generation = flags::<Gen>(unit, constants);
        generation.retain(|flag| flag.value & frequency == 0);
        let pm_names = constants.with_prefix(unit, "PM_");
        let row_size = unit.types.size(element)? as usize;
        let attack_slots = attacks.as_ref().map_or(1, |attacks| attacks.slots);
        Some(Self {
            row_size,
            rooms: known.rooms(unit),
            known,
            words,
            extra: rest,
            fields,
            classes: classes(unit, constants),
            attack_types: named::<AttackType>(unit, constants, "AT_"),
            damage_types: named::<DamageType>(unit, constants, "AD_"),
            sounds: named::<Sound>(unit, constants, "MS_"),
            sizes: named::<Size>(unit, constants, "MZ_"),
            colors: colors(unit, constants),
            resistances: flags(unit, constants),
            conveyances,
            generation,
            frequency,
            pm_names,
            symbols_taken: FxHashMap::default(),
            attack_slots: u8::try_from(attack_slots).unwrap_or(u8::MAX),
            attacks,
            table,
        })
    }

    /// How many rows are monsters: those before the terminator, whose name is empty or null.
    fn rows(&self) -> usize {
        let total = self.table.len();
        let last = total.checked_sub(1);
        let ends = last.is_some_and(|last| self.names(last).neuter.is_empty());
        total - usize::from(ends)
    }

    fn at(&self, index: usize, member: Member) -> usize {
        index * self.row_size + member.offset
    }

    fn int(&self, index: usize, member: Member) -> i64 {
        read_int(&self.table.unit, &self.table.object, self.at(index, member), member)
    }

    fn optional(&self, index: usize, member: Option<Member>) -> Option<i64> {
        member.map(|member| self.int(index, member))
    }

    /// Reports numbers that the model has no room for, so that none is cut short in silence.
    fn check_ranges(&mut self, index: usize) {
        let frequency = self.known.geno.filter(|_| self.frequency > u64::from(u8::MAX));
        let frequency = frequency.map(|geno| (geno.name, self.int(index, geno) & self.frequency as i64));
        let frequency = frequency.filter(|(_, frequency)| u8::try_from(*frequency).is_err());
        let Table { unit, object, .. } = &*self.table;
        let row = index * self.row_size;
        let outside = |rooms: &[Room], base| {
            let values =
                rooms.iter().map(|room| (room, read_int(unit, object, base + room.member.offset, room.member)));
            let outside = values.filter(|(room, value)| !room.values.contains(value));
            outside.map(|(room, value)| (room.member.name, value)).collect::<Vec<_>>()
        };
        let attacks = self.attacks.iter().filter(|attacks| !attacks.rooms.is_empty());
        let slots = attacks.flat_map(|attacks| {
            let first = row + attacks.array.offset;
            (0..attacks.slots).flat_map(move |slot| outside(&attacks.rooms, first + slot * attacks.size))
        });
        let found: Vec<_> = outside(&self.rooms, row).into_iter().chain(frequency).chain(slots).collect();
        for (name, value) in found {
            let message =
                format!("`{}` is {value}, which the model has no room for", self.table.unit.symbols.show(name));
            self.report(index, Kind::UnboundField, message);
        }
    }

    fn monster(&mut self, index: usize) -> Monster {
        self.check_ranges(index);
        let names = self.names(index);
        let class_value = self.int(index, self.known.mlet);
        let class = self.class(class_value);
        let symbol = self.symbol(index, &names, &class);
        let line = self.table.row_line(index as u64);
        let (file, line) = line.unwrap_or_else(|| (self.table.table_path(), 0));
        let small = |value: i64| value as i16;
        let known = &self.known;
        Monster {
            id: MonsterId(index as u16),
            symbol: Str::Owned(symbol),
            class,
            level: small(self.int(index, known.mlevel)),
            speed: self.optional(index, known.mmove).map_or(0, small),
            ac: self.optional(index, known.ac).map(small),
            mr: self.optional(index, known.mr).map(small),
            alignment: self.optional(index, known.alignment).map(small),
            generation: self.optional(index, known.geno).map(|word| self.generation(word as u64)),
            attacks: List::Owned(self.attacks(index)),
            weight: self.optional(index, known.weight).map(|value| value as u32),
            nutrition: self.optional(index, known.nutrition).map(|value| value as u32),
            sound: self.optional(index, known.sound).map(|value| by_value(&self.sounds, value)),
            size: self.optional(index, known.size).map(|value| by_value(&self.sizes, value)),
            resists: self.optional(index, known.resists).map(|word| named_flags(&self.resistances, word as u64)),
            conveys: self.optional(index, known.conveys).map(|word| named_flags(&self.conveyances, word as u64)),
            traits: self.traits(index),
            difficulty: self.optional(index, known.difficulty).map(|value| value as u16),
            color: self.optional(index, known.color).map(|value| by_value(&self.colors, value)),
            extra: self.extra(index, &self.extra),
            line: SourceLine { file: Str::Owned(file), line },
            names,
        }
    }

    fn text(&self, offset: usize, ty: TypeId) -> Option<String> {
        let Table { unit, object, .. } = &*self.table;
        let bytes = match unit.types.get(ty) {
            Type::Array(_, length) => {
                let bytes = object.image.read(offset, length? as usize);
                bytes.split(|byte| *byte == 0).next().unwrap_or_default().to_vec()
            }
            _ => pointed_text(object.image.pointee(offset))?,
        };
        Some(show_text(&bytes))
    }

    fn names(&self, index: usize) -> Names {
        let base = index * self.row_size;
        let pointer = |offset| match self.table.object.image.pointee(base + offset) {
            pointee @ Some(_) => pointed_text(pointee).map(|bytes| show_text(&bytes)),
            None => None,
        };
        match &self.known.name {
            NameMembers::One { all, female } => {
                let all_name = self.text(base + all.offset, all.ty).unwrap_or_default();
                let female = female.and_then(|member| self.text(base + member.offset, member.ty));
                let female = female.filter(|female| *female != all_name && !female.is_empty());
                Names { neuter: Str::Owned(all_name), male: None, female: female.map(Str::Owned) }
            }
            NameMembers::Gendered { male, female, neuter } => Names {
                neuter: Str::Owned(pointer(*neuter).unwrap_or_default()),
                male: pointer(*male).map(Str::Owned),
                female: pointer(*female).map(Str::Owned),
            },
        }
    }

    fn class(&self, value: i64) -> Class {
        let known = self.classes.iter().find(|def| i64::from(def.value) == value);
        known.map_or_else(
            // Before 3.0 a class was nothing but its letter.
            || {
                Class::from_c_name(
                    u8::try_from(value)
                        .map_or_else(|_| value.to_string(), |letter| format!("'{}'", char::from(letter))),
                )
            },
            |def| def.class.clone(),
        )
    }

    /// The PM name: the tree's own where it has an enumeration of them, else what `makedefs` would make.
    fn symbol(&mut self, index: usize, names: &Names, class: &Class) -> String {
        let number = self.optional(index, self.known.index).unwrap_or(index as i64);
        let own =
            by_number(&self.pm_names, &self.table.unit.symbols, "PM_", number).filter(|_| self.known.index.is_some());
        let symbol = own.unwrap_or_else(|| by_makedefs(names.neuter.as_bytes(), class));
        let numbered = |number| if number == 1 { symbol.clone() } else { format!("{symbol}_{number}") };
        let mut number = self.symbols_taken.get(&symbol).map_or(1, |last| last + 1);
        while number > 1 && self.symbols_taken.contains_key(&numbered(number)) {
            number += 1;
        }
        let unique = numbered(number);
        self.symbols_taken.insert(symbol.clone(), number);
        self.symbols_taken.entry(unique.clone()).or_insert(1);
        if number > 1 {
            let message = format!("another row is PM_{symbol} already; this one is called {unique}");
            self.report(index, Kind::DuplicateSymbol, message);
        }
        unique
    }

    fn report(&mut self, index: usize, kind: Kind, message: String) {
        let at = self.table.row_token(index as u64);
        self.table.unit.report(Failure { kind: Some(kind), message, at, help: None });
    }

    fn generation(&self, word: u64) -> Generation {
        let flags = named_flags(&self.generation, word & !self.frequency);
        Generation { frequency: (word & self.frequency) as u8, flags: NamedFlags { raw: word, ..flags } }
    }

    fn geno_bits(&self) -> GenoBits {
        let flags = self.generation.iter().map(|flag| flag.value).fold(0, |flags, flag| flags | flag);
        GenoBits { frequency: self.frequency, flags }
    }

    /// The bits of flag words that the tree has no names for.
    fn nameless(&self, monsters: usize) -> Vec<NamelessBits> {
        let all = |flags: u64, flag: u64| flags | flag;
        let named = |flags: &[Flag<Mr>]| flags.iter().map(|flag| flag.value).fold(0, all);
        let GenoBits { frequency, flags } = self.geno_bits();
        let words = self.words.iter().map(|word| (word.member, word.flags.iter().map(|flag| flag.value).fold(0, all)));
        let others = [
            (self.known.geno, frequency | flags),
            (self.known.resists, named(&self.resistances)),
            (self.known.conveys, named(&self.conveyances)),
        ];
        let others = others.into_iter().filter_map(|(member, named)| Some((member?, named)));
        let found = others.chain(words).filter_map(|(member, named)| {
            // Without its sign, as wide as the field is.
            let size = self.table.unit.types.int_kind(member.ty)?.size();
            let width = u64::MAX.checked_shr(64_u32.saturating_sub(size as u32 * 8)).unwrap_or(u64::MAX);
            let left = |index| self.int(index, member) as u64 & width & !named;
            let (bits, monsters) = (0..monsters)
                .map(left)
                .fold((0, 0), |(bits, monsters), left| (bits | left, monsters + usize::from(left != 0)));
            let field = self.table.unit.symbols.show(member.name).into_owned();
            (bits != 0).then_some(NamelessBits { field, bits, monsters })
        });
        found.collect()
    }

    fn traits(&self, index: usize) -> Traits {
        let mut traits = Traits {
            m1: M1::none(),
            m2: M2::none(),
            m3: M3::none(),
            words: List::Borrowed(&[]),
            others: List::Borrowed(&[]),
        };
        let mut words = Vec::with_capacity(self.words.len());
        let mut others = Vec::new();
        for word in &self.words {
            let raw = self.int(index, word.member) as u64;
            words.push(raw);
            let unknown = set_flags(&word.flags, raw, |flag| match flag {
                TraitFlag::One(flag) => traits.m1 = traits.m1.with(flag),
                TraitFlag::Two(flag) => traits.m2 = traits.m2.with(flag),
                TraitFlag::Three(flag) => traits.m3 = traits.m3.with(flag),
            });
            others.extend(unknown);
        }
        Traits { words: List::Owned(words), others: List::Owned(others), ..traits }
    }

    fn attacks(&self, index: usize) -> Vec<Attack> {
        let Some(attacks) = &self.attacks else { return Vec::new() };
        let Table { unit, object, .. } = &*self.table;
        let row = index * self.row_size + attacks.array.offset;
        let slot = |slot: usize| {
            let base = row + slot * attacks.size;
            let value = |member: Member| read_int(unit, object, base + member.offset, member);
            let (kind, damage) = (value(attacks.kind), value(attacks.damage));
            let (dice, sides) = (attacks.dice.map_or(0, value), attacks.sides.map_or(0, value));
            let extra = extra_values(unit, object, base, &attacks.extra, 0);
            let empty = kind == 0 && damage == 0 && dice == 0 && sides == 0 && extra.is_empty();
            (!empty).then(|| Attack {
                slot: slot as u8,
                kind: by_value(&self.attack_types, kind),
                kind_raw: kind as u8,
                damage: by_value(&self.damage_types, damage),
                damage_raw: damage as u8,
                dice: dice as i16,
                sides: sides as i16,
                extra,
            })
        };
        (0..attacks.slots).filter_map(slot).collect()
    }

    fn extra(&self, index: usize, members: &[Member]) -> List<Extra> {
        extra_values(&self.table.unit, &self.table.object, index * self.row_size, members, 0)
    }
}
