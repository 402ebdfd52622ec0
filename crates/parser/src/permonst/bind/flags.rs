//! Words of flags: the tree's flags by name, and what a word says by them.

use crate::c::Unit;
use crate::permonst::constants::Constants;
use crate::permonst::fields::Member;
use crate::source::Symbol;
use model::{FlagSet, List, M1, M2, M3, Mr, NamedFlags, Str};

/// A word of trait flags: its member, and the tree's flags of it.
#[derive(Debug)]
pub(super) struct TraitWord {
    pub(super) field: String,
    pub(super) member: Member,
    pub(super) flags: Vec<Flag<TraitFlag>>,
}

/// A flag of the tree: its C name, its value, and what the model calls it.
#[derive(Debug)]
pub(super) struct Flag<F> {
    pub(super) name: String,
    pub(super) value: u64,
    pub(super) known: Option<F>,
}

/// A trait that the model knows, of whichever word.
#[derive(Clone, Copy, Debug)]
pub(super) enum TraitFlag {
    One(M1),
    Two(M2),
    Three(M3),
}

/// The words of trait flags: `mflags1` with the names `M1_…`, `mflagsb` with `MB_…`, `mhflags` with `MH_…`.
pub(super) fn trait_words(unit: &mut Unit, constants: &mut Constants, rest: &mut Vec<Member>) -> Vec<TraitWord> {
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

pub(in crate::permonst) fn trait_prefix(field: &str) -> Option<String> {
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

/// The flags whose names begin with the model's prefix.
pub(super) fn flags<F: FlagSet>(unit: &mut Unit, constants: &mut Constants) -> Vec<Flag<F>> {
    flags_with_prefix(unit, constants, F::PREFIX)
}

/// What a corpse may convey, by the names that it is written with: `MC_…` in GnollHack, where that is not a word of traits
/// (as in notdNetHack), and else `MR_…`.
pub(super) fn conveyances(unit: &mut Unit, constants: &mut Constants, words: &[TraitWord]) -> Vec<Flag<Mr>> {
    const OWN: &str = "MC_";
    let is_trait = words.iter().any(|word| trait_prefix(&word.field).is_some_and(|prefix| prefix == OWN));
    let own = if is_trait { Vec::new() } else { flags_with_prefix(unit, constants, OWN) };
    // Names that begin so by chance name no resistance.
    if own.iter().any(|flag: &Flag<Mr>| flag.known.is_some()) { own } else { flags(unit, constants) }
}

/// The flags whose names begin with `prefix`. What follows it says which of the model's they are.
fn flags_with_prefix<F: FlagSet>(unit: &mut Unit, constants: &mut Constants, prefix: &str) -> Vec<Flag<F>> {
    let names = constants.with_prefix(unit, prefix);
    let mut flags: Vec<_> = names
        .into_iter()
        .map(|(symbol, value)| {
            let name = unit.symbols.show(symbol).into_owned();
            let known = name.strip_prefix(prefix).and_then(|name| F::from_c_name(&format!("{}{name}", F::PREFIX)));
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

pub(super) fn named_flags<F: FlagSet>(flags: &[Flag<F>], word: u64) -> NamedFlags<F> {
    let mut known = F::none();
    let others = set_flags(flags, word, |flag| known = known.with(flag));
    NamedFlags { known, raw: word, others: List::Owned(others) }
}

/// Calls `set` for each known flag whose value the word contains, and gives back the names of the rest.
pub(super) fn set_flags<F: Copy>(flags: &[Flag<F>], word: u64, mut set: impl FnMut(F)) -> Vec<Str> {
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
