//! The members of a tree's `struct permonst`, by what they mean.

use crate::c::{MemberLayout, Type, TypeId, Unit};
use crate::source::Symbol;

/// A member that has been found: where it lies in a row, and what it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) name: Symbol,
    pub(super) ty: TypeId,
    pub(super) offset: usize,
    pub(super) bits: Option<(u8, u8)>,
}

/// All members of a structure, those of unnamed ones among them.
pub(super) fn members(unit: &Unit, ty: TypeId) -> Vec<Member> {
    let mut found = Vec::new();
    collect(unit, ty, 0, &mut found);
    found
}

fn collect(unit: &Unit, ty: TypeId, base: usize, found: &mut Vec<Member>) {
    let Type::Record(id) = unit.types.get(ty) else { return };
    let Some(layout) = unit.types.record(id).and_then(|record| record.layout.as_ref()) else { return };
    for MemberLayout { name, ty, offset, bits, .. } in &layout.members {
        let offset = base + *offset as usize;
        match name {
            Some(name) => found.push(Member { name: *name, ty: *ty, offset, bits: *bits }),
            None => collect(unit, *ty, offset, found),
        }
    }
}

/// What variants call fields that the model knows; the model's own name is C's of vanilla.
///
/// NH4J renames every member of `struct permonst` to find the uses of each, and spells the attack's out; bNetHack
/// renames `geno`, since its monsters are not killed but banished; 3.7 gives each gender a name; the `NetHack4` family
/// and GnollHack add one name for females to the one for all.
const ALIASES: &[(&str, &[&str])] = &[
    ("mname", &["XXmname"]),
    ("fname", &["mfemalename"]),
    ("mlet", &["XXmlet"]),
    ("mlevel", &["XXmlevel"]),
    ("mmove", &["XXmmove"]),
    ("ac", &["XXac"]),
    ("mr", &["XXmr"]),
    ("maligntyp", &["XXmaligntyp"]),
    ("geno", &["XXgeno", "bani"]),
    ("mattk", &["XXmattk"]),
    ("cwt", &["XXcwt"]),
    ("cnutrit", &["XXcnutrit"]),
    ("msound", &["XXmsound"]),
    ("msize", &["XXmsize"]),
    ("mresists", &["XXmresists"]),
    ("mconveys", &["XXmconveys"]),
    ("mcolor", &["XXmcolor"]),
    ("difficulty", &["XXdifficulty"]),
    ("aatyp", &["type"]),
    ("adtyp", &["damageType"]),
    ("damn", &["dice"]),
    ("damd", &["diceSides"]),
];

/// The fields that the model has, by the names that they have in C.
pub(super) const OF_THE_MODEL: &[&str] = &[
    "mname",
    "mlet",
    "mlevel",
    "mmove",
    "ac",
    "mr",
    "maligntyp",
    "geno",
    "mattk",
    "cwt",
    "cnutrit",
    "msound",
    "msize",
    "mresists",
    "mconveys",
    "mflags1",
    "mflags2",
    "mflags3",
    "difficulty",
    "mcolor",
];

/// Further names of fields that the model knows: names by gender, and the row's own number.
const FURTHER: &[&str] = &["fname", "pmidx"];

/// Whether the tree's name of a row's field has this meaning.
pub(super) fn means(name: &str, meaning: &str) -> bool {
    let plain = name.strip_prefix("XX").unwrap_or(name);
    name == meaning
        || ALIASES.iter().any(|(known, aliases)| *known == meaning && aliases.contains(&name))
        || (meaning == "mname" && name == "pmnames")
        || (meaning.starts_with("mflags") && plain == meaning)
}

/// Whether the model knows a row's field of this name.
pub(super) fn is_known(name: &str) -> bool {
    OF_THE_MODEL.iter().chain(FURTHER).any(|meaning| means(name, meaning))
}

/// Takes the member with a meaning out of a list of members.
pub(super) fn take(unit: &Unit, members: &mut Vec<Member>, meaning: &str) -> Option<Member> {
    let aliases = ALIASES.iter().find(|(name, _)| *name == meaning).map_or(&[][..], |(_, aliases)| *aliases);
    let names = std::iter::once(&meaning).chain(aliases);
    let index = names
        .filter_map(|name| unit.symbols.find(name))
        .find_map(|symbol| members.iter().position(|member| member.name == symbol))?;
    Some(members.remove(index))
}
