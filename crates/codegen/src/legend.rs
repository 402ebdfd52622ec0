//! The constants that rows are written with: C's names of attacks and flags.
//!
//! ```text
//! const AT_BITE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 2);
//! const M1_FLY: u32 = M1::FLY.bits();
//! ```

use crate::expr::{self, Bits};
use crate::idents::{ident, unique};
use model::{Attack, AttackType, DamageType, Edition, Gen, M1, M2, M3, Mr, OpenEnum};
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
}

impl Legend {
    /// Names for all attacks of an edition: the C name, numbered where a tree has one name with several numbers.
    pub(crate) fn of(edition: &Edition) -> Self {
        let attacks = || edition.monsters.iter().flat_map(|monster| monster.attacks.iter());
        let mut taken: BTreeSet<String> = RESERVED.map(str::to_owned).into();
        let kinds = constants(attacks().map(|attack| (attack.kind_raw, &attack.kind)), &mut taken);
        let damages = constants(attacks().map(|attack| (attack.damage_raw, &attack.damage)), &mut taken);
        Self { kinds, damages }
    }

    /// The name for the kind of an attack.
    pub(crate) fn kind(&self, attack: &Attack) -> Option<&Ident> {
        self.kinds.get(&(attack.kind_raw, attack.kind.clone()))
    }

    /// The name for the damage of an attack.
    pub(crate) fn damage(&self, attack: &Attack) -> Option<&Ident> {
        self.damages.get(&(attack.damage_raw, attack.damage.clone()))
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
        quote!(#(#kinds)* #(#damages)* #(#flags)*)
    }
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
