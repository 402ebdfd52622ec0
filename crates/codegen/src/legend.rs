//! The constants that rows are written with: C's names of attacks and flags.
//!
//! ```text
//! const AT_BITE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 2);
//! const M1_FLY: u32 = M1::FLY.bits();
//! ```
//!
//! And what many rows of a variant share: its own flags, and what its attacks have beyond vanilla's.
//!
//! ```text
//! const MA_DROW: Str = Cow::Borrowed("MA_DROW");
//! static LEV_REQ_5: [Extra; 1] = [extra_int("lev_req", 5)];
//! ```

use crate::expr::{self, Bits};
use crate::idents::{ident, unique};
use model::{Attack, AttackType, DamageType, Edition, Extra, ExtraValue, Gen, M1, M2, M3, Monster, Mr, OpenEnum, Str};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// Names that a module uses for something else.
const RESERVED: [&str; 10] =
    ["EDITION", "FIELDS", "TRAIT_WORDS", "CLASSES", "ATTACK_TYPES", "DAMAGE_TYPES", "MONSTERS", "BLANK", "M1", "Kind"];

/// The constants of one edition.
pub(crate) struct Legend {
    kinds: BTreeMap<(u8, AttackType), Ident>,
    damages: BTreeMap<(u8, DamageType), Ident>,
    /// Flags that the model does not know, by C name.
    flags: BTreeMap<Str, Ident>,
    /// What attacks have beyond vanilla's, by its text.
    extras: BTreeMap<String, Shared>,
}

/// A list that attacks share.
struct Shared {
    name: Ident,
    count: usize,
    items: TokenStream,
}

impl Legend {
    /// Names for all attacks of an edition: the C name, numbered where a tree has one name with several numbers.
    pub(crate) fn of(edition: &Edition) -> Self {
        let attacks = || edition.monsters.iter().flat_map(|monster| monster.attacks.iter());
        let mut taken: BTreeSet<String> = RESERVED.map(str::to_owned).into();
        let kinds = constants(attacks().map(|attack| (attack.kind_raw, &attack.kind)), &mut taken);
        let damages = constants(attacks().map(|attack| (attack.damage_raw, &attack.damage)), &mut taken);
        let names: BTreeSet<&Str> = edition.monsters.iter().flat_map(other_flags).collect();
        let flags = names.into_iter().map(|name| (name.clone(), ident(&unique(name, &mut taken)))).collect();
        let mut extras = BTreeMap::new();
        for attack in attacks().filter(|attack| !attack.extra.is_empty()) {
            extras.entry(key(&attack.extra)).or_insert_with(|| {
                let items = expr::extra_items(&attack.extra);
                Shared {
                    name: ident(&unique(&extra_name(&attack.extra), &mut taken)),
                    count: attack.extra.len(),
                    items: quote!(#(#items),*),
                }
            });
        }
        Self { kinds, damages, flags, extras }
    }

    /// The name for the kind of an attack.
    pub(crate) fn kind(&self, attack: &Attack) -> Option<&Ident> {
        self.kinds.get(&(attack.kind_raw, attack.kind.clone()))
    }

    /// The name for the damage of an attack.
    pub(crate) fn damage(&self, attack: &Attack) -> Option<&Ident> {
        self.damages.get(&(attack.damage_raw, attack.damage.clone()))
    }

    /// The names for flags that the model does not know.
    pub(crate) fn flags(&self, names: &[Str]) -> impl Iterator<Item = &Ident> {
        names.iter().filter_map(|name| self.flags.get(name))
    }

    /// The name for what an attack has beyond vanilla's.
    pub(crate) fn extra(&self, attack: &Attack) -> Option<&Ident> {
        self.extras.get(&key(&attack.extra)).map(|shared| &shared.name)
    }

    /// The definitions of those constants that are in `used`.
    pub(crate) fn definitions(&self, used: &BTreeSet<String>) -> TokenStream {
        let is_used = |name: &Ident| used.contains(&name.to_string());
        let kinds = self.kinds.iter().filter(|(_, name)| is_used(name));
        let kinds = kinds.map(|((raw, kind), name)| definition(name, kind, "AttackType", *raw));
        let damages = self.damages.iter().filter(|(_, name)| is_used(name));
        let damages = damages.map(|((raw, kind), name)| definition(name, kind, "DamageType", *raw));
        let flags = [
            flag_constants::<Gen>("Gen", "u32", used),
            flag_constants::<M1>("M1", "u32", used),
            flag_constants::<M2>("M2", "u64", used),
            flag_constants::<M3>("M3", "u32", used),
            flag_constants::<Mr>("Mr", "u32", used),
        ];
        let others = self.flags.iter().filter(|(_, name)| is_used(name));
        let others = others.map(|(c_name, name)| quote!(const #name: Str = Cow::Borrowed(#c_name);));
        let extras = self.extras.values().filter(|shared| is_used(&shared.name));
        let extras = extras.map(|Shared { name, count, items }| {
            let count = expr::int(i128::try_from(*count).unwrap_or(i128::MAX));
            quote!(static #name: [Extra; #count] = [#items];)
        });
        quote!(#(#kinds)* #(#damages)* #(#flags)* #(#others)* #(#extras)*)
    }
}

/// The flags of a row that the model does not know.
fn other_flags(monster: &Monster) -> impl Iterator<Item = &Str> {
    let generation = monster.generation.iter().flat_map(|generation| &*generation.flags.others);
    let resistances = [&monster.resists, &monster.conveys].into_iter().flatten().flat_map(|flags| &*flags.others);
    monster.traits.others.iter().chain(generation).chain(resistances)
}

/// What tells lists of extra members apart.
fn key(extras: &[Extra]) -> String {
    let items = expr::extra_items(extras);
    quote!(#(#items),*).to_string()
}

/// A name for a list of extra members, of what is in it: `LEV_REQ_5_OFFHAND_1`.
fn extra_name(extras: &[Extra]) -> String {
    let parts = extras.iter().map(|extra| {
        let field = extra.field.to_uppercase();
        match extra.value {
            ExtraValue::Int(value) if value < 0 => format!("{field}_MINUS_{}", value.unsigned_abs()),
            ExtraValue::Int(value) => format!("{field}_{value}"),
            _ => field,
        }
    });
    parts.collect::<Vec<_>>().join("_")
}

fn constants<'a, T: OpenEnum + Ord>(
    pairs: impl Iterator<Item = (u8, &'a T)>,
    taken: &mut BTreeSet<String>,
) -> BTreeMap<(u8, T), Ident> {
    let pairs: BTreeSet<(u8, T)> = pairs.map(|(raw, what)| (raw, what.clone())).collect();
    pairs
        .into_iter()
        .map(|(raw, what)| {
            let name = ident(&unique(what.c_name(), taken));
            ((raw, what), name)
        })
        .collect()
}

fn definition<T: OpenEnum>(name: &Ident, what: &T, enumeration: &str, raw: u8) -> TokenStream {
    let value = expr::open_enum(what, enumeration);
    let (enumeration, raw) = (ident(enumeration), expr::int(raw));
    quote!(const #name: Kind<#enumeration> = Kind(ManuallyDrop::new(#value), #raw);)
}

/// `const M1_FLY: u32 = M1::FLY.bits();` for each flag of a set that is used.
fn flag_constants<F: Bits>(set: &str, bits: &str, used: &BTreeSet<String>) -> TokenStream {
    let (set, bits) = (ident(set), ident(bits));
    let definitions = used.iter().filter_map(|name| {
        let flag = name.strip_prefix(F::PREFIX)?;
        F::from_c_name(name)?;
        let (constant, flag) = (ident(name), ident(flag));
        Some(quote!(const #constant: #bits = #set::#flag.bits();))
    });
    quote!(#(#definitions)*)
}
