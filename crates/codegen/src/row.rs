//! One row of the table.

use crate::blank::Blank;
use crate::expr;
use crate::idents::ident;
use crate::legend::Legend;
use model::{Attack, Generation, Monster, Mr, NamedFlags, Traits};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// What rows are written with.
pub(crate) struct Writer<'a> {
    pub(crate) legend: &'a Legend,
    pub(crate) blank: &'a Blank,
    /// The file whose lines `at` means.
    pub(crate) table_file: &'a str,
}

impl Writer<'_> {
    /// A row: what tells it apart, then each member that is not what [`Blank`] says.
    pub(crate) fn row(&self, monster: &Monster, id: &Ident) -> TokenStream {
        let blank = self.blank;
        let symbol = expr::text(&monster.symbol);
        let names = expr::names(&monster.names);
        let class = expr::open_enum(&monster.class, "Class");
        let mut members = quote!(id: pm::#id, symbol: #symbol, names: #names, class: #class,);
        let mut leaves_out = false;
        let mut member = |name: &str, is_blank: bool, value: &dyn Fn() -> TokenStream| {
            leaves_out |= is_blank;
            if !is_blank {
                let (name, value) = (ident(name), value());
                members.extend(quote!(#name: #value,));
            }
        };
        // Shortens what follows: an optional member, with what writes its value.
        macro_rules! optional {
            ($field:ident, $write:expr) => {
                member(stringify!($field), monster.$field == blank.$field, &|| {
                    expr::option(monster.$field.as_ref(), $write)
                });
            };
        }

        member("level", monster.level == 0, &|| expr::int(monster.level));
        member("speed", monster.speed == 0, &|| expr::int(monster.speed));
        optional!(ac, |value| expr::int(*value));
        optional!(mr, |value| expr::int(*value));
        optional!(alignment, |value| expr::int(*value));
        optional!(generation, |value| self.generation(value));
        member("attacks", monster.attacks.is_empty(), &|| {
            expr::list(monster.attacks.iter().map(|attack| self.attack(attack)))
        });
        optional!(weight, |value| expr::int(*value));
        optional!(nutrition, |value| expr::int(*value));
        optional!(sound, |value| expr::open_enum(value, "Sound"));
        optional!(size, |value| expr::open_enum(value, "Size"));
        optional!(resists, |value| self.resistances(value));
        optional!(conveys, |value| self.resistances(value));
        member("traits", monster.traits == blank.traits, &|| self.traits(&monster.traits));
        optional!(difficulty, |value| expr::int(*value));
        optional!(color, |value| expr::open_enum(value, "Color"));
        member("extra", monster.extra.is_empty(), &|| expr::extras(&monster.extra));
        let line = expr::line(&monster.line, self.table_file);
        let rest = leaves_out.then(|| quote!(..BLANK));
        quote!(Monster { #members line: #line, #rest })
    }

    /// An attack: a call of `attack`, or of `attack_with` where a variant's attacks have more to them.
    fn attack(&self, attack: &Attack) -> TokenStream {
        let slot = expr::int(attack.slot);
        let (kind, damage) = (self.legend.kind(attack), self.legend.damage(attack));
        let (dice, sides) = (expr::int(attack.dice), expr::int(attack.sides));
        match self.legend.extra(attack) {
            None => quote!(attack(#slot, #kind, #damage, #dice, #sides)),
            Some(extra) => quote!(attack_with(#slot, #kind, #damage, #dice, #sides, &#extra)),
        }
    }

    fn generation(&self, generation: &Generation) -> TokenStream {
        let Generation { frequency, flags } = generation;
        let frequency = expr::int(*frequency);
        let (known, raw) = (expr::flags(flags.known), expr::word(flags.raw));
        if flags.others.is_empty() {
            return quote!(geno(#frequency, #known, #raw));
        }
        let others = self.legend.flags(&flags.others);
        quote!(geno_with(#frequency, #known, #raw, &[#(#others),*]))
    }

    fn resistances(&self, flags: &NamedFlags<Mr>) -> TokenStream {
        let (known, raw) = (expr::flags(flags.known), expr::word(flags.raw));
        if flags.others.is_empty() {
            return quote!(mresist(#known, #raw));
        }
        let others = self.legend.flags(&flags.others);
        quote!(mresist_with(#known, #raw, &[#(#others),*]))
    }

    fn traits(&self, traits: &Traits) -> TokenStream {
        let (m1, m2, m3) = (expr::flags(traits.m1), expr::flags(traits.m2), expr::flags(traits.m3));
        let words = traits.words.iter().map(|word| expr::word(*word));
        if traits.others.is_empty() {
            return quote!(mflags(#m1, #m2, #m3, &[#(#words),*]));
        }
        let others = self.legend.flags(&traits.others);
        quote!(mflags_with(#m1, #m2, #m3, &[#(#words),*], &[#(#others),*]))
    }
}
