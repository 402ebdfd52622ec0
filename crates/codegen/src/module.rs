//! The module of one edition.

use crate::idents::{ident, used};
use crate::table::{SHARED, linked_items, table_digest};
use crate::{Error, File, Header, expr, module_name, print, roles};
use model::{Edition, GenoBits, Rules};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// What one file of `bestiary` is made from.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// Whose table it has.
    pub table: TableOf<'a>,
    /// The digest of what the edition was read from.
    pub inputs: &'a str,
    /// The digest of its table, by [`table_digest`].
    pub table_digest: &'a str,
    /// The digest of its part of `DIFFICULTY.md`.
    pub difficulty: &'a str,
}

/// Whose table an edition has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOf<'a> {
    /// Its own.
    Itself,
    /// That of the edition with this id, whose file is beside this one. Both must have one
    /// [`table_digest`].
    Edition(&'a str),
}

/// The file of an edition in `bestiary`.
///
/// # Errors
/// What was made is no Rust: a defect of this crate.
pub fn render(job: &Job<'_>) -> Result<File, Error> {
    let edition = job.edition;
    let header = Header {
        made_by: format!(
            "Made by `cargo xtask regen {}` from {}; to change it, edit vendor-sources/sources.toml or crates/codegen \
             and run that again.",
            one_line(&edition.id),
            source(edition)
        ),
        inputs: job.inputs.to_owned(),
        table: job.table_digest.to_owned(),
        difficulty: job.difficulty.to_owned(),
        body: String::new(),
    };
    file(edition, job.table, &header)
}

/// A module that holds one edition and needs nothing but the model.
///
/// # Errors
/// What was made is no Rust: a defect of this crate.
pub fn standalone(edition: &Edition) -> Result<File, Error> {
    let header = Header {
        made_by: format!(
            "Made by `cargo xtask regen TREE --id {} --out DIR` from {}; to change it, edit the tree and run that \
             again. It needs the crate monstr-model.",
            one_line(&edition.id),
            source(edition)
        ),
        table: table_digest(edition),
        ..Header::default()
    };
    file(edition, TableOf::Itself, &header)
}

fn file(edition: &Edition, table: TableOf<'_>, header: &Header) -> Result<File, Error> {
    let item = edition_item(edition);
    let (about, items) = match table {
        TableOf::Itself => {
            let count = edition.monsters.len();
            (format!(" {}: {count} monsters.", edition.title), linked_items(edition))
        }
        TableOf::Edition(owner) => {
            let (module, names) = (ident(&module_name(owner)), SHARED.map(ident));
            let about = format!(" {}, whose table is that of `{owner}`.", edition.title);
            (about, quote!(pub use super::#module::{#(#names),*};))
        }
    };
    let own = roles::items(edition);
    let body = quote!(#item #own #items);
    let imports = imports(&used(&body));
    let items = quote!(#![doc = #about] #imports #body);
    print::file(format!("{}.rs", module_name(&edition.id)), header, items)
}

/// The static with all that is the edition's own.
fn edition_item(edition: &Edition) -> TokenStream {
    let (id, title) = (expr::text(&edition.id), expr::text(&edition.title));
    let family = expr::open_enum(&edition.family, "Family");
    let (major, minor) = (expr::int(edition.version.major), expr::int(edition.version.minor));
    let (patch, suffix) = (expr::int(edition.version.patch), expr::text(&edition.version.suffix));
    let rules = rules(&edition.rules);
    let (origin, revision) = (expr::text(&edition.provenance.origin), expr::text(&edition.provenance.revision));
    let table = expr::text(&edition.provenance.table);
    let slots = expr::int(edition.attack_slots);
    let geno = expr::option(edition.geno.as_ref(), |GenoBits { frequency, flags }| {
        let (frequency, flags) = (expr::word(*frequency), expr::word(*flags));
        quote!(GenoBits { frequency: #frequency, flags: #flags })
    });
    let doc = format!(" {}.", edition.title);
    quote! {
        #[doc = #doc]
        pub static EDITION: Edition = Edition {
            id: #id,
            title: #title,
            family: #family,
            version: Version { major: #major, minor: #minor, patch: #patch, suffix: #suffix },
            rules: #rules,
            provenance: Provenance { origin: #origin, revision: #revision, table: #table },
            fields: Cow::Borrowed(&FIELDS),
            trait_words: Cow::Borrowed(&TRAIT_WORDS),
            classes: Cow::Borrowed(&CLASSES),
            attack_types: Cow::Borrowed(&ATTACK_TYPES),
            damage_types: Cow::Borrowed(&DAMAGE_TYPES),
            attack_slots: #slots,
            geno: #geno,
            monsters: Cow::Borrowed(&MONSTERS),
            roles: Cow::Borrowed(&ROLES),
            grown_ups: Cow::Borrowed(&GROWN_UPS),
        };
    }
}

/// The rules that an edition plays by.
fn rules(rules: &Rules) -> TokenStream {
    // The derived `Debug` is the variant's name.
    let difficulty = ident(&format!("{:?}", rules.difficulty));
    let generation = ident(&format!("{:?}", rules.generation));
    let assumed_from = expr::option(rules.assumed_from.as_ref(), |id| expr::text(id));
    let generation_assumed_from = expr::option(rules.generation_assumed_from.as_ref(), |id| expr::text(id));
    quote! {
        Rules {
            difficulty: DifficultyRule::#difficulty,
            assumed_from: #assumed_from,
            generation: GenerationRule::#generation,
            generation_assumed_from: #generation_assumed_from,
        }
    }
}

/// The `use` of those names of the model that are used.
fn imports(used: &BTreeSet<String>) -> TokenStream {
    const MODEL: &[&str] = &[
        "Alignments",
        "Attack",
        "AttackType",
        "Class",
        "ClassDef",
        "Color",
        "Cow",
        "DamageType",
        "DifficultyRule",
        "Edition",
        "Extra",
        "ExtraValue",
        "Family",
        "Field",
        "Gen",
        "Genders",
        "Generation",
        "GenerationRule",
        "GenoBits",
        "GrownUp",
        "M1",
        "M2",
        "M3",
        "Monster",
        "MonsterId",
        "Mr",
        "Named",
        "NamedFlags",
        "Names",
        "Provenance",
        "QuestEnemies",
        "Role",
        "Rules",
        "Size",
        "Sound",
        "SourceLine",
        "Str",
        "Traits",
        "Version",
    ];
    let names = MODEL.iter().filter(|name| used.contains(**name)).map(|name| ident(name));
    let manually_drop = if used.contains("ManuallyDrop") {
        quote!(
            use core::mem::ManuallyDrop;
        )
    } else {
        TokenStream::new()
    };
    quote!(#manually_drop use model::{#(#names),*};)
}

/// What an edition was read from, for people.
fn source(edition: &Edition) -> String {
    let provenance = &edition.provenance;
    let place: Vec<&str> =
        [&*provenance.origin, &*provenance.revision].into_iter().filter(|part| !part.is_empty()).collect();
    let place = if place.is_empty() { String::new() } else { format!(" ({})", place.join(" at ")) };
    one_line(&format!("{}{place}", edition.title))
}

/// Text without line breaks, for a comment.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}
