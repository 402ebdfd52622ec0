//! What editions can share: the table with all that describes it.

use crate::blank::Blank;
use crate::expr;
use crate::idents::{ident, unique, used};
use crate::legend::Legend;
use crate::row::Writer;
use crate::{digest, helpers};
use model::{Edition, Field, Monster, Named, OpenEnum, Provenance};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// The names of the items that [`items`] makes and that an edition refers to.
pub(crate) const SHARED: [&str; 7] =
    ["ATTACK_TYPES", "CLASSES", "DAMAGE_TYPES", "FIELDS", "MONSTERS", "TRAIT_WORDS", "pm"];

/// The digest of an edition's table: two editions have the same exactly when their tables, with all that describes
/// them (fields, classes, numbers of attacks, source lines), are equal.
pub fn table_digest(edition: &Edition) -> String {
    digest::of_tokens(items(edition, &|monster| doc_without_link(monster)))
}

/// The items of an edition's table, its rows linked to where the edition is from.
pub(crate) fn linked_items(edition: &Edition) -> TokenStream {
    items(edition, &|monster| doc_with_link(monster, &edition.provenance))
}

fn items(edition: &Edition, doc: &dyn Fn(&Monster) -> String) -> TokenStream {
    let ids = row_ids(edition);
    let (legend, blank) = (Legend::of(edition), Blank::of(edition));
    let table_file = table_file(edition);
    let writer = Writer { legend: &legend, blank: &blank, table_file: &table_file };
    let rows: Vec<TokenStream> =
        edition.monsters.iter().zip(&ids).map(|(monster, id)| writer.row(monster, id)).collect();
    let rows = quote!(#(#rows),*);
    let frame = frame(edition);
    let constants = legend.definitions(&used(&quote!(#rows)));
    let helpers = helpers::definitions(&used(&quote!(#frame #constants #rows)), &table_file);
    let blank = if edition.monsters.is_empty() { TokenStream::new() } else { blank.definition() };
    let count = count(edition.monsters.len());
    let pm = pm(edition, &ids, doc);
    quote! {
        #frame
        #constants
        #helpers
        #blank
        /// The table, in the order of `mons[]`.
        pub static MONSTERS: [Monster; #count] = [#rows];
        #pm
    }
}

/// All of the table but its rows.
fn frame(edition: &Edition) -> TokenStream {
    let fields = edition.fields.iter().map(|field| {
        let Field { name, ctype } = field;
        quote!(field(#name, #ctype))
    });
    let field_count = count(edition.fields.len());
    let words = edition.trait_words.iter().map(|word| expr::text(word));
    let word_count = count(edition.trait_words.len());
    let classes = edition.classes.iter().map(|def| {
        let class = expr::open_enum(&def.class, "Class");
        let (value, symbol) = (expr::int(def.value), expr::option(def.symbol.as_ref(), |symbol| quote!(#symbol)));
        quote!(class_def(#class, #value, #symbol))
    });
    let class_count = count(edition.classes.len());
    let attack_types = named(&edition.attack_types, "AttackType");
    let attack_type_count = count(edition.attack_types.len());
    let damage_types = named(&edition.damage_types, "DamageType");
    let damage_type_count = count(edition.damage_types.len());
    quote! {
        /// The members of `struct permonst`, in order.
        pub static FIELDS: [Field; #field_count] = [#(#fields),*];
        /// The members that hold traits.
        pub static TRAIT_WORDS: [Str; #word_count] = [#(#words),*];
        /// The classes, by number.
        pub static CLASSES: [ClassDef; #class_count] = [#(#classes),*];
        /// The attack types, by number.
        pub static ATTACK_TYPES: [Named<AttackType>; #attack_type_count] = [#attack_types];
        /// The damage types, by number.
        pub static DAMAGE_TYPES: [Named<DamageType>; #damage_type_count] = [#damage_types];
    }
}

fn named<T: OpenEnum>(list: &[Named<T>], enumeration: &str) -> TokenStream {
    let items = list.iter().map(|named| {
        let (what, value) = (expr::open_enum(&named.what, enumeration), expr::int(named.value));
        quote!(named(#what, #value))
    });
    quote!(#(#items),*)
}

/// The module of constants that name the rows, each documented with the line its row stands on.
fn pm(edition: &Edition, ids: &[Ident], doc: &dyn Fn(&Monster) -> String) -> TokenStream {
    let constants = edition.monsters.iter().zip(ids).map(|(monster, id)| {
        let (doc, index) = (doc(monster), expr::int(monster.id.0));
        quote! {
            #[doc = #doc]
            pub const #id: MonsterId = MonsterId(#index);
        }
    });
    let import = if edition.monsters.is_empty() {
        TokenStream::new()
    } else {
        quote!(
            use super::MonsterId;
        )
    };
    quote! {
        /// The rows of the table by their PM names, each with the line of the source where it stands.
        pub mod pm {
            #import
            #(#constants)*
        }
    }
}

/// A constant's name for each row: its PM name; `_3_HEADED_HYDRA` where that is no identifier.
pub(crate) fn row_ids(edition: &Edition) -> Vec<Ident> {
    // The module imports this name.
    let mut taken = BTreeSet::from(["MonsterId".to_owned()]);
    edition.monsters.iter().map(|monster| ident(&unique(&monster.symbol, &mut taken))).collect()
}

/// The file that most rows stand in: `src/monst.c`, or `include/monsters.h` since 3.7.
fn table_file(edition: &Edition) -> String {
    let mut counts = BTreeMap::<&str, usize>::new();
    for monster in &*edition.monsters {
        *counts.entry(&monster.line.file).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(file, _)| file.to_owned()).unwrap_or_default()
}

fn doc_without_link(monster: &Monster) -> String {
    format!(" `{}`, `{}:{}`.", code(monster.name()), code(&monster.line.file), monster.line.line)
}

fn doc_with_link(monster: &Monster, provenance: &Provenance) -> String {
    let (file, line) = (&monster.line.file, monster.line.line);
    match web_page(provenance) {
        Some(page) => format!(" `{}`, [{file}:{line}]({page}/{file}#L{line}).", code(monster.name())),
        None => doc_without_link(monster),
    }
}

/// Where a revision's files can be seen, if it is on GitHub.
fn web_page(provenance: &Provenance) -> Option<String> {
    let is_commit = provenance.revision.len() == 40 && provenance.revision.bytes().all(|b| b.is_ascii_hexdigit());
    let repository = provenance.origin.strip_suffix(".git").unwrap_or(&provenance.origin);
    let is_seen = is_commit && repository.starts_with("https://github.com/");
    is_seen.then(|| format!("{repository}/blob/{}", provenance.revision))
}

/// Text for a code span.
fn code(text: &str) -> String {
    text.replace('`', "'")
}

pub(crate) fn count(len: usize) -> TokenStream {
    expr::int(i128::try_from(len).unwrap_or(i128::MAX))
}
