//! The functions that rows are written with. Each module has its own, so that it needs nothing but the model.
//!
//! None has the name of a member of the model, so that the names in the rows tell which functions are used.

use crate::expr;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The definitions of those helpers that are in `used`; `table_file` is the file whose lines `at` means.
pub(crate) fn definitions(used: &BTreeSet<String>, table_file: &str) -> TokenStream {
    let all = [
        ("field", field()),
        ("class_def", class_def()),
        ("named", named()),
        ("one_name", one_name()),
        ("geno", geno()),
        ("geno_with", geno_with()),
        // What both ways to write an attack need; every constant for a kind of attack uses it.
        ("Kind", kind()),
        ("attack", attack()),
        ("attack_with", attack_with()),
        ("mresist", resistances()),
        ("mresist_with", resistances_with()),
        ("mflags", traits()),
        ("mflags_with", traits_with()),
        ("extra_int", extra_int()),
        ("extra_text", extra_text()),
        ("extra_of", extra_of()),
        ("at", at(table_file)),
    ];
    let wanted = all.into_iter().filter(|(name, _)| used.contains(*name)).map(|(_, definition)| definition);
    quote!(#(#wanted)*)
}

fn field() -> TokenStream {
    quote! {
        /// A member of `struct permonst` and its C type.
        const fn field(name: &'static str, ctype: &'static str) -> Field {
            Field { name: Cow::Borrowed(name), ctype: Cow::Borrowed(ctype) }
        }
    }
}

fn class_def() -> TokenStream {
    quote! {
        /// A class, the tree's own number of it, and its default map symbol.
        const fn class_def(class: Class, value: u8, symbol: Option<char>) -> ClassDef {
            ClassDef { class, value, symbol }
        }
    }
}

fn named() -> TokenStream {
    quote! {
        /// What a C name means, and the tree's own number of it.
        const fn named<T>(what: T, value: i64) -> Named<T> {
            Named { what, value }
        }
    }
}

fn one_name() -> TokenStream {
    quote! {
        /// One name for all genders.
        const fn one_name(neuter: &'static str) -> Names {
            Names { neuter: Cow::Borrowed(neuter), male: None, female: None }
        }
    }
}

fn geno() -> TokenStream {
    quote! {
        /// C's `geno`: frequency, flags by name, and the tree's own word.
        const fn geno(frequency: u8, flags: u32, raw: u64) -> Generation {
            let known = Gen::from_bits_retain(flags);
            Generation { frequency, flags: NamedFlags { known, raw, others: Cow::Borrowed(&[]) } }
        }
    }
}

fn geno_with() -> TokenStream {
    quote! {
        /// As `geno`, with flags that only this variant has.
        const fn geno_with(frequency: u8, flags: u32, raw: u64, others: &'static [Str]) -> Generation {
            let known = Gen::from_bits_retain(flags);
            Generation { frequency, flags: NamedFlags { known, raw, others: Cow::Borrowed(others) } }
        }
    }
}

fn kind() -> TokenStream {
    quote! {
        /// What a C name of an attack means, and the tree's own number of it.
        struct Kind<T>(ManuallyDrop<T>, u8);
    }
}

fn attack() -> TokenStream {
    quote! {
        /// C's `ATTK(aatyp, adtyp, damn, damd)` in a slot of `mattk[]`.
        const fn attack(
            slot: u8, kind: Kind<AttackType>, damage: Kind<DamageType>, dice: i16, sides: i16,
        ) -> Attack {
            Attack {
                slot,
                kind: ManuallyDrop::into_inner(kind.0),
                kind_raw: kind.1,
                damage: ManuallyDrop::into_inner(damage.0),
                damage_raw: damage.1,
                dice,
                sides,
                extra: Cow::Borrowed(&[]),
            }
        }
    }
}

fn attack_with() -> TokenStream {
    quote! {
        /// As `attack`, with members that only this variant has.
        const fn attack_with(
            slot: u8, kind: Kind<AttackType>, damage: Kind<DamageType>, dice: i16, sides: i16,
            extra: &'static [Extra],
        ) -> Attack {
            Attack {
                slot,
                kind: ManuallyDrop::into_inner(kind.0),
                kind_raw: kind.1,
                damage: ManuallyDrop::into_inner(damage.0),
                damage_raw: damage.1,
                dice,
                sides,
                extra: Cow::Borrowed(extra),
            }
        }
    }
}

fn resistances() -> TokenStream {
    quote! {
        /// Resistances by name, and the tree's own word.
        const fn mresist(flags: u32, raw: u64) -> NamedFlags<Mr> {
            NamedFlags { known: Mr::from_bits_retain(flags), raw, others: Cow::Borrowed(&[]) }
        }
    }
}

fn resistances_with() -> TokenStream {
    quote! {
        /// As `mresist`, with flags that only this variant has.
        const fn mresist_with(flags: u32, raw: u64, others: &'static [Str]) -> NamedFlags<Mr> {
            NamedFlags { known: Mr::from_bits_retain(flags), raw, others: Cow::Borrowed(others) }
        }
    }
}

fn traits() -> TokenStream {
    quote! {
        /// Traits by name, and the tree's own words.
        const fn mflags(m1: u32, m2: u64, m3: u32, words: &'static [u64]) -> Traits {
            Traits {
                m1: M1::from_bits_retain(m1),
                m2: M2::from_bits_retain(m2),
                m3: M3::from_bits_retain(m3),
                words: Cow::Borrowed(words),
                others: Cow::Borrowed(&[]),
            }
        }
    }
}

fn traits_with() -> TokenStream {
    quote! {
        /// As `mflags`, with flags that only this variant has.
        const fn mflags_with(
            m1: u32, m2: u64, m3: u32, words: &'static [u64], others: &'static [Str],
        ) -> Traits {
            Traits {
                m1: M1::from_bits_retain(m1),
                m2: M2::from_bits_retain(m2),
                m3: M3::from_bits_retain(m3),
                words: Cow::Borrowed(words),
                others: Cow::Borrowed(others),
            }
        }
    }
}

fn extra_int() -> TokenStream {
    quote! {
        /// A number that only this variant has.
        const fn extra_int(field: &'static str, value: i128) -> Extra {
            Extra { field: Cow::Borrowed(field), value: ExtraValue::Int(value) }
        }
    }
}

fn extra_text() -> TokenStream {
    quote! {
        /// A text that only this variant has.
        const fn extra_text(field: &'static str, value: &'static str) -> Extra {
            Extra { field: Cow::Borrowed(field), value: ExtraValue::Text(Cow::Borrowed(value)) }
        }
    }
}

fn extra_of() -> TokenStream {
    quote! {
        /// A member that only this variant has.
        const fn extra_of(field: &'static str, value: ExtraValue) -> Extra {
            Extra { field: Cow::Borrowed(field), value }
        }
    }
}

fn at(table_file: &str) -> TokenStream {
    let doc = format!(" A line of `{table_file}`.");
    let file = expr::text(table_file);
    quote! {
        #[doc = #doc]
        const fn at(line: u32) -> SourceLine {
            SourceLine { file: #file, line }
        }
    }
}
