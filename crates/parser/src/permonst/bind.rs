//! A C table to the model: each field by its name, each number by the tree's own name for it.

use super::constants::{Constants, pointed_text, show_text};
use super::fields::{Member, members, take};
use super::symbols::{by_makedefs, by_number};
use super::{Identity, NamelessBits, Table};
use crate::c::{Failure, Object, Type, TypeId, Unit};
use crate::source::{Kind, Symbol};
use model::{
    Attack, AttackType, Class, ClassDef, Color, DamageType, Edition, Extra, ExtraValue, Field, FlagSet, Gen,
    Generation, List, M1, M2, M3, Monster, MonsterId, Mr, Named, NamedFlags, Names, OpenEnum, Size, Sound, SourceLine,
    Str, Traits,
};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The deepest that values of a variant's own fields are nested.
const EXTRA_DEPTH: usize = 16;

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
        monsters: List::Owned(monsters),
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

/// The members of a row that the model knows.
#[derive(Debug)]
struct Known {
    name: NameMembers,
    mlet: Member,
    mlevel: Member,
    mmove: Option<Member>,
    ac: Option<Member>,
    mr: Option<Member>,
    alignment: Option<Member>,
    geno: Option<Member>,
    weight: Option<Member>,
    nutrition: Option<Member>,
    sound: Option<Member>,
    size: Option<Member>,
    resists: Option<Member>,
    conveys: Option<Member>,
    difficulty: Option<Member>,
    color: Option<Member>,
    index: Option<Member>,
}

/// Where the names are.
#[derive(Debug)]
enum NameMembers {
    /// `mname`, and in some families one for females.
    One { all: Member, female: Option<Member> },
    /// `pmnames[]`, with the offsets of each gender's.
    Gendered { male: usize, female: usize, neuter: usize },
}

/// The members of an attack.
#[derive(Debug)]
struct AttackMembers {
    array: Member,
    size: usize,
    slots: usize,
    kind: Member,
    damage: Member,
    dice: Option<Member>,
    sides: Option<Member>,
    extra: Vec<Member>,
}

/// A word of trait flags: its member, and the tree's flags of it.
#[derive(Debug)]
struct TraitWord {
    field: String,
    member: Member,
    flags: Vec<Flag<TraitFlag>>,
}

/// A flag of the tree: its C name, its value, and what the model calls it.
#[derive(Debug)]
struct Flag<F> {
    name: String,
    value: u64,
    known: Option<F>,
}

/// A trait that the model knows, of whichever word.
#[derive(Clone, Copy, Debug)]
enum TraitFlag {
    One(M1),
    Two(M2),
    Three(M3),
}

struct Binder<'t> {
    table: &'t mut Table,
    row_size: usize,
    known: Known,
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
        let frequency = constants.named(unit, "G_FREQ").map_or(7, |mask| mask as u64);
        // Names that share bits with the frequency are flags of `mvitals`, not of the table.
        let mut generation = flags::<Gen>(unit, constants, "G_");
        generation.retain(|flag| flag.value & frequency == 0);
        let pm_names = constants.with_prefix(unit, "PM_");
        let row_size = unit.types.size(element)? as usize;
        let attack_slots = attacks.as_ref().map_or(1, |attacks| attacks.slots);
        Some(Self {
            row_size,
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
            resistances: flags::<Mr>(unit, constants, "MR_"),
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
        let known = &self.known;
        let narrow = [Some(known.mlevel), known.mmove, known.ac, known.mr, known.alignment];
        let narrow = narrow.into_iter().flatten().map(|member| (member, i64::from(i16::MIN), i64::from(i16::MAX)));
        let wide = [known.weight, known.nutrition].into_iter().flatten().map(|member| (member, 0, i64::from(u32::MAX)));
        let difficulty = known.difficulty.map(|member| (member, 0, i64::from(u16::MAX)));
        let outside = narrow.chain(wide).chain(difficulty).find_map(|(member, least, most)| {
            let value = self.int(index, member);
            (!(least..=most).contains(&value)).then_some((member.name, value))
        });
        if let Some((name, value)) = outside {
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
            conveys: self.optional(index, known.conveys).map(|word| named_flags(&self.resistances, word as u64)),
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

    /// The bits of flag words that the tree has no names for.
    fn nameless(&self, monsters: usize) -> Vec<NamelessBits> {
        let all = |flags: u64, flag: u64| flags | flag;
        let resistances = self.resistances.iter().map(|flag| flag.value).fold(0, all);
        let generation = self.generation.iter().map(|flag| flag.value).fold(self.frequency, all);
        let words = self.words.iter().map(|word| (word.member, word.flags.iter().map(|flag| flag.value).fold(0, all)));
        let others =
            [(self.known.geno, generation), (self.known.resists, resistances), (self.known.conveys, resistances)];
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

/// Finds the members that the model knows; without a name, a class or a level a row is no monster.
fn known_members(unit: &mut Unit, constants: &mut Constants, element: TypeId, rest: &mut Vec<Member>) -> Option<Known> {
    let name = name_members(unit, constants, rest);
    let mlet = take(unit, rest, "mlet");
    let mlevel = take(unit, rest, "mlevel");
    let (Some(name), Some(mlet), Some(mlevel)) = (name, mlet, mlevel) else {
        let message = "the rows have no name, class or level: no monsters".to_owned();
        let at = unit.tokens.get(definition(unit, element).start).copied();
        unit.report(Failure { kind: Some(Kind::NoStruct), message, at, help: None });
        return None;
    };
    let mut bound = true;
    for member in [mlet, mlevel] {
        if !is_number(unit, member) {
            unbound(unit, element, member, "a number");
            bound = false;
        }
    }
    if !bound {
        return None;
    }
    let mut number = |meaning: &str| {
        let member = take(unit, rest, meaning)?;
        if is_number(unit, member) {
            return Some(member);
        }
        // Kept as an extra field, in the shape it has.
        unbound(unit, element, member, "a number");
        rest.push(member);
        None
    };
    Some(Known {
        name,
        mlet,
        mlevel,
        mmove: number("mmove"),
        ac: number("ac"),
        mr: number("mr"),
        alignment: number("maligntyp"),
        geno: number("geno"),
        weight: number("cwt"),
        nutrition: number("cnutrit"),
        sound: number("msound"),
        size: number("msize"),
        resists: number("mresists"),
        conveys: number("mconveys"),
        difficulty: number("difficulty"),
        color: number("mcolor"),
        index: number("pmidx"),
    })
}

fn is_number(unit: &Unit, member: Member) -> bool {
    unit.types.int_kind(member.ty).is_some()
}

/// Reports a member that the model knows in another shape.
fn unbound(unit: &mut Unit, element: TypeId, member: Member, expected: &str) {
    let tokens = unit.tokens.get(definition(unit, element)).unwrap_or_default();
    let at = tokens.iter().find(|token| token.symbol == member.name).copied();
    let name = unit.symbols.show(member.name);
    let message = format!("`{name}` is declared as `{}`; it should be {expected}", unit.show_type(member.ty));
    unit.report(Failure { kind: Some(Kind::UnboundField), message, at, help: None });
}

/// Where a structure with a tag is defined, up to the end of the unit; nothing for one without.
fn definition(unit: &Unit, ty: TypeId) -> Range<usize> {
    let tag = match unit.types.get(ty) {
        Type::Record(id) => unit.types.record(id).and_then(|record| record.tag),
        _ => None,
    };
    let end = unit.tokens.len();
    tag.and_then(|tag| unit.index.records.get(&tag).copied()).map_or(end..end, |begin| begin..end)
}

fn name_members(unit: &mut Unit, constants: &mut Constants, rest: &mut Vec<Member>) -> Option<NameMembers> {
    if let Some(array) = take(unit, rest, "pmnames") {
        let Type::Array(pointer, length) = unit.types.get(array.ty) else { return None };
        let size = unit.types.size(pointer)? as usize;
        let mut offset = |gender: &str, usual: usize| {
            let index = constants.named(unit, gender).and_then(|index| usize::try_from(index).ok());
            let index = index.filter(|index| length.is_some_and(|length| (*index as u64) < length));
            array.offset + index.unwrap_or(usual) * size
        };
        let (male, female, neuter) = (offset("MALE", 0), offset("FEMALE", 1), offset("NEUTRAL", 2));
        return Some(NameMembers::Gendered { male, female, neuter });
    }
    let all = take(unit, rest, "mname")?;
    let female = take(unit, rest, "fname");
    Some(NameMembers::One { all, female })
}

fn attack_members(unit: &mut Unit, element: TypeId, rest: &mut Vec<Member>) -> Option<AttackMembers> {
    let array = take(unit, rest, "mattk")?;
    let attacks = match unit.types.get(array.ty) {
        Type::Array(attack, Some(slots @ 0..=255)) => attack_layout(unit, array, attack, slots as usize),
        _ => None,
    };
    if attacks.is_none() {
        // Kept as an extra field, in the shape it has.
        unbound(unit, element, array, "an array of attacks");
        rest.push(array);
    }
    attacks
}

fn attack_layout(unit: &Unit, array: Member, element: TypeId, slots: usize) -> Option<AttackMembers> {
    let size = unit.types.size(element)? as usize;
    let mut own = members(unit, element);
    let kind = take(unit, &mut own, "aatyp")?;
    let damage = take(unit, &mut own, "adtyp")?;
    let dice = take(unit, &mut own, "damn");
    let sides = take(unit, &mut own, "damd");
    Some(AttackMembers { array, size, slots, kind, damage, dice, sides, extra: own })
}

/// The words of trait flags: `mflags1` with the names `M1_…`, `mflagsb` with `MB_…`, `mhflags` with `MH_…`.
fn trait_words(unit: &mut Unit, constants: &mut Constants, rest: &mut Vec<Member>) -> Vec<TraitWord> {
    let mut words = Vec::new();
    let mut others = Vec::new();
    for member in std::mem::take(rest) {
        let field = unit.symbols.show(member.name).into_owned();
        let Some(prefix) = trait_prefix(&field).filter(|_| unit.types.int_kind(member.ty).is_some()) else {
            others.push(member);
            continue;
        };
        let names = constants.with_prefix(unit, &prefix);
        let flag = |(symbol, value): (Symbol, i64)| {
            let name = unit.symbols.show(symbol).into_owned();
            let known = name.strip_prefix(&prefix).and_then(known_trait);
            Flag { name, value: value as u64, known }
        };
        let mut flags: Vec<_> = names.into_iter().map(flag).collect();
        sort_flags(&mut flags);
        words.push(TraitWord { field, member, flags });
    }
    *rest = others;
    words
}

fn trait_prefix(field: &str) -> Option<String> {
    let field = field.strip_prefix("XX").unwrap_or(field);
    let letters = match field.strip_prefix("mflags") {
        Some(letters) => letters,
        None => field.strip_prefix('m')?.strip_suffix("flags").filter(|letters| !letters.is_empty())?,
    };
    Some(format!("M{}_", letters.to_ascii_uppercase()))
}

/// The model's flag for a name without its prefix. Variants move flags from word to word (`M2_HUMAN` is `MH_HUMAN` in
/// EvilHack, `M1_FLY` is `MM_FLY` in dNetHack), and the name alone says what they mean.
fn known_trait(name: &str) -> Option<TraitFlag> {
    M1::from_c_name(&format!("M1_{name}"))
        .map(TraitFlag::One)
        .or_else(|| M2::from_c_name(&format!("M2_{name}")).map(TraitFlag::Two))
        .or_else(|| M3::from_c_name(&format!("M3_{name}")).map(TraitFlag::Three))
}

fn flags<F: FlagSet>(unit: &mut Unit, constants: &mut Constants, prefix: &str) -> Vec<Flag<F>> {
    let names = constants.with_prefix(unit, prefix);
    let mut flags: Vec<_> = names
        .into_iter()
        .map(|(symbol, value)| {
            let name = unit.symbols.show(symbol).into_owned();
            let known = F::from_c_name(&name);
            Flag { name, value: value as u64, known }
        })
        .collect();
    sort_flags(&mut flags);
    flags
}

/// Single bits first, so that what they name is not named again by a mask of several.
fn sort_flags<F>(flags: &mut Vec<Flag<F>>) {
    flags.retain(|flag| flag.value != 0);
    flags.sort_by_key(|flag| flag.value.count_ones());
}

fn named_flags<F: FlagSet>(flags: &[Flag<F>], word: u64) -> NamedFlags<F> {
    let mut known = F::none();
    let others = set_flags(flags, word, |flag| known = known.with(flag));
    NamedFlags { known, raw: word, others: List::Owned(others) }
}

/// Calls `set` for each known flag whose value the word contains, and gives back the names of the rest.
fn set_flags<F: Copy>(flags: &[Flag<F>], word: u64, mut set: impl FnMut(F)) -> Vec<Str> {
    let mut left = word;
    for flag in flags.iter().filter(|flag| word & flag.value == flag.value) {
        if let Some(known) = flag.known {
            set(known);
            left &= !flag.value;
        }
    }
    let mut others = Vec::new();
    for flag in flags.iter().filter(|flag| flag.known.is_none() && word & flag.value == flag.value) {
        if left & flag.value != 0 {
            others.push(Str::Owned(flag.name.clone()));
            left &= !flag.value;
        }
    }
    others
}

fn named<T: OpenEnum>(unit: &mut Unit, constants: &mut Constants, prefix: &str) -> Vec<Named<T>> {
    let names = constants.with_prefix(unit, prefix);
    let not_negative = names.into_iter().filter(|(_, value)| *value >= 0);
    let named = not_negative.map(|(symbol, value)| {
        let name = unit.symbols.show(symbol).into_owned();
        Named { what: T::from_c_name(name), value }
    });
    named.collect()
}

/// The colours: `CLR_RED`, or `RED` up to 3.1. After them come the names that a tree gives to colours by their use
/// (`HI_GOLD`): EvilHack's have numbers of their own, of a palette of 256.
fn colors(unit: &mut Unit, constants: &mut Constants) -> Vec<Named<Color>> {
    let mut colors = named::<Color>(unit, constants, Color::PREFIX);
    if colors.is_empty() {
        colors.extend(Color::KNOWN.iter().filter_map(|color| {
            let bare = color.c_name().strip_prefix(Color::PREFIX)?;
            // The one that is also the name of an object.
            let value = constants.named(unit, bare).or_else(|| constants.named(unit, &format!("{bare}_COLORED")))?;
            Some(Named { what: color.clone(), value })
        }));
    }
    // A terminal's way to show black, and no colour of the table.
    let none = constants.named(unit, Color::None.c_name());
    colors.extend(none.map(|value| Named { what: Color::None, value }));
    colors.extend(named::<Color>(unit, constants, "HI_"));
    colors
}

/// What a number stands for: the first name that the tree gives it and the model knows, else the tree's first (it may
/// have the prefix by chance, as GnollHack's `AD_MODULO`); the number itself where it has none.
fn by_value<T: OpenEnum>(names: &[Named<T>], value: i64) -> T {
    let mut all = names.iter().filter(|named| named.value == value);
    let first = all.clone().next();
    all.find(|named| named.what.variant_name().is_some())
        .or(first)
        .map_or_else(|| T::from_c_name(value.to_string()), |named| named.what.clone())
}

/// The classes: every `S_NAME` that has a `DEF_NAME`, its symbol; in trees without those, every `S_NAME` in capitals.
fn classes(unit: &mut Unit, constants: &mut Constants) -> Vec<ClassDef> {
    let names = constants.with_prefix(unit, Class::PREFIX);
    let mut classes = Vec::new();
    let any_default = Constants::has(unit, "DEF_ANT");
    for (symbol, value) in names {
        let name = unit.symbols.show(symbol).into_owned();
        let bare = name.strip_prefix(Class::PREFIX).unwrap_or(&name);
        let default = constants.named(unit, &format!("DEF_{}", bare.to_ascii_uppercase()));
        let letter = |code: i64| u8::try_from(code & 0xFF).ok().map(char::from);
        let symbol = match (any_default, default) {
            (true, Some(code)) => letter(code),
            // Up to 3.0 a class's number is its letter.
            (false, _) if bare.chars().all(|c| c.is_ascii_uppercase() || c == '_') => letter(value),
            _ => continue,
        };
        if let Ok(value) = u8::try_from(value)
            && !classes.iter().any(|def: &ClassDef| def.value == value)
        {
            classes.push(ClassDef { class: Class::from_c_name(name), value, symbol });
        }
    }
    classes.sort_by_key(|def| def.value);
    classes
}

fn read_int(unit: &Unit, object: &Object, offset: usize, member: Member) -> i64 {
    let Some(kind) = unit.types.int_kind(member.ty) else { return 0 };
    let value = match member.bits {
        Some(bits) => object.image.read_bits(offset, kind, bits),
        None => object.image.read_int(offset, kind.size(), kind.signed()),
    };
    value as i64
}

/// The members that are not zero, by C name.
fn extra_values(unit: &Unit, object: &Object, base: usize, members: &[Member], depth: usize) -> List<Extra> {
    let extra = members.iter().filter_map(|member| {
        let value = extra_value(unit, object, base + member.offset, *member, depth);
        let field = Str::Owned(unit.symbols.show(member.name).into_owned());
        (!is_zero(&value)).then_some(Extra { field, value })
    });
    extra.collect()
}

fn extra_value(unit: &Unit, object: &Object, offset: usize, member: Member, depth: usize) -> ExtraValue {
    let plain = |ty| Member { ty, bits: None, ..member };
    if depth > EXTRA_DEPTH {
        return ExtraValue::Null;
    }
    match unit.types.get(member.ty) {
        Type::Int(_) | Type::Enum(..) => ExtraValue::Int(i128::from(read_int(unit, object, offset, member))),
        Type::Float(kind) => ExtraValue::Real(object.image.read_float(offset, kind)),
        Type::Pointer(_) => match (object.image.pointee(offset), pointed_text(object.image.pointee(offset))) {
            (_, Some(text)) => ExtraValue::Text(Str::Owned(show_text(&text))),
            (Some(crate::c::Pointee::Symbol(symbol)), _) => {
                ExtraValue::Symbol(Str::Owned(unit.symbols.show(*symbol).into_owned()))
            }
            _ => ExtraValue::Null,
        },
        Type::Array(element, length) => {
            let size = unit.types.size(element).unwrap_or(0) as usize;
            let value = |index: usize| extra_value(unit, object, offset + index * size, plain(element), depth + 1);
            let mut values: Vec<_> = (0..length.unwrap_or(0) as usize).map(value).collect();
            let used = values.iter().rposition(|value| !is_zero(value)).map_or(0, |last| last + 1);
            values.truncate(used);
            ExtraValue::List(values.into())
        }
        Type::Record(_) => {
            let own = crate::permonst::fields::members(unit, member.ty);
            ExtraValue::Struct(extra_values(unit, object, offset, &own, depth + 1))
        }
        Type::Void | Type::Function(_) => ExtraValue::Null,
    }
}

fn is_zero(value: &ExtraValue) -> bool {
    match value {
        ExtraValue::Int(value) => *value == 0,
        ExtraValue::Real(value) => *value == 0.0,
        ExtraValue::Null => true,
        ExtraValue::Text(_) | ExtraValue::Symbol(_) => false,
        ExtraValue::List(list) => list.iter().all(is_zero),
        ExtraValue::Struct(members) => members.iter().all(|member| is_zero(&member.value)),
    }
}

impl Table {
    /// The file with the table, as people see it.
    pub(super) fn table_path(&self) -> String {
        self.row_line(0).map_or_else(String::new, |(file, _)| file)
    }

    /// Whether the tree defines a constant.
    pub(super) fn has_constant(&self, name: &str) -> bool {
        Constants::has(&self.unit, name)
    }

    /// Whether a row has a member of this C name.
    pub(super) fn has_field(&self, name: &str) -> bool {
        let symbol = self.unit.symbols.find(name);
        symbol.is_some_and(|symbol| members(&self.unit, self.object.element).iter().any(|member| member.name == symbol))
    }
}
