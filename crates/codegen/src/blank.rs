//! The row that all others are written against: C's zero in every member that the edition has.

use crate::idents::ident;
use model::{Color, Edition, FlagSet, Gen, Generation, List, Monster, NamedFlags, Size, Sound, Traits};
use proc_macro2::TokenStream;
use quote::quote;

/// The members that a row may leave to [`BLANK`](definition), each at C's zero; `None` where the edition has no such
/// member. A row writes every member in which it differs.
#[derive(Debug)]
pub(crate) struct Blank {
    pub(crate) ac: Option<i16>,
    pub(crate) mr: Option<i16>,
    pub(crate) alignment: Option<i16>,
    pub(crate) generation: Option<Generation>,
    pub(crate) weight: Option<u32>,
    pub(crate) nutrition: Option<u32>,
    pub(crate) sound: Option<Sound>,
    pub(crate) size: Option<Size>,
    pub(crate) resists: Option<NamedFlags<model::Mr>>,
    pub(crate) conveys: Option<NamedFlags<model::Mr>>,
    pub(crate) traits: Traits,
    pub(crate) difficulty: Option<u16>,
    pub(crate) color: Option<Color>,
}

impl Blank {
    /// That of an edition. A member is C's zero where every row has it, and `None` where one lacks it.
    pub(crate) fn of(edition: &Edition) -> Self {
        Self {
            ac: zero(edition, |row| row.ac.is_some(), 0),
            mr: zero(edition, |row| row.mr.is_some(), 0),
            alignment: zero(edition, |row| row.alignment.is_some(), 0),
            generation: zero(
                edition,
                |row| row.generation.is_some(),
                Generation { frequency: 0, flags: no_flags::<Gen>() },
            ),
            weight: zero(edition, |row| row.weight.is_some(), 0),
            nutrition: zero(edition, |row| row.nutrition.is_some(), 0),
            sound: zero(edition, |row| row.sound.is_some(), Sound::Silent),
            size: zero(edition, |row| row.size.is_some(), Size::Tiny),
            resists: zero(edition, |row| row.resists.is_some(), no_flags()),
            conveys: zero(edition, |row| row.conveys.is_some(), no_flags()),
            traits: Traits {
                m1: FlagSet::none(),
                m2: FlagSet::none(),
                m3: FlagSet::none(),
                words: vec![0; edition.trait_words.len()].into(),
                others: List::default(),
            },
            difficulty: zero(edition, |row| row.difficulty.is_some(), 0),
            color: zero(edition, |row| row.color.is_some(), Color::Black),
        }
    }

    /// The constant `BLANK`. Its members are written out: a call in it would keep it from being the base of a row
    /// (E0493), as the compiler could not see that nothing in it needs dropping.
    pub(crate) fn definition(&self) -> TokenStream {
        let number = |present| some(present, &quote!(0));
        let (ac, mr, alignment) =
            (number(self.ac.is_some()), number(self.mr.is_some()), number(self.alignment.is_some()));
        let (weight, nutrition) = (number(self.weight.is_some()), number(self.nutrition.is_some()));
        let difficulty = number(self.difficulty.is_some());
        let sound = some(self.sound.is_some(), &quote!(Sound::Silent));
        let size = some(self.size.is_some(), &quote!(Size::Tiny));
        let color = some(self.color.is_some(), &quote!(Color::Black));
        let flags = |set: &str| {
            let set = ident(set);
            quote!(NamedFlags { known: #set::empty(), raw: 0, others: Cow::Borrowed(&[]) })
        };
        let gen_flags = flags("Gen");
        let generation = some(self.generation.is_some(), &quote!(Generation { frequency: 0, flags: #gen_flags }));
        let resists = some(self.resists.is_some(), &flags("Mr"));
        let conveys = some(self.conveys.is_some(), &flags("Mr"));
        let words = self.traits.words.iter().map(|_| quote!(0));
        quote! {
            /// What a row does not say: zero, as in C, and `None` for what this edition's `struct permonst` lacks.
            const BLANK: Monster = Monster {
                id: MonsterId(0),
                symbol: Cow::Borrowed(""),
                names: Names { neuter: Cow::Borrowed(""), male: None, female: None },
                class: Class::MimicDefault,
                level: 0,
                speed: 0,
                ac: #ac,
                mr: #mr,
                alignment: #alignment,
                generation: #generation,
                attacks: Cow::Borrowed(&[]),
                weight: #weight,
                nutrition: #nutrition,
                sound: #sound,
                size: #size,
                resists: #resists,
                conveys: #conveys,
                traits: Traits {
                    m1: M1::empty(),
                    m2: M2::empty(),
                    m3: M3::empty(),
                    words: Cow::Borrowed(&[#(#words),*]),
                    others: Cow::Borrowed(&[]),
                },
                difficulty: #difficulty,
                color: #color,
                extra: Cow::Borrowed(&[]),
                line: SourceLine { file: Cow::Borrowed(""), line: 0 },
            };
        }
    }
}

fn zero<T>(edition: &Edition, has: impl Fn(&Monster) -> bool, zero: T) -> Option<T> {
    edition.monsters.iter().all(has).then_some(zero)
}

fn no_flags<F: FlagSet>() -> NamedFlags<F> {
    NamedFlags { known: F::none(), raw: 0, others: List::default() }
}

fn some(present: bool, value: &TokenStream) -> TokenStream {
    if present { quote!(Some(#value)) } else { quote!(None) }
}
