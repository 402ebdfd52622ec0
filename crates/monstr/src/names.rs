//! Monsters, classes and roles by the names that people give them.

use crate::exit::Failure;
use crate::say::{say, told};
use engine::generation::{Place, places};
use engine::names::{self, Found, How};
use model::{Class, ClassDef, Edition, Monster, OpenEnum, Role};
use strsim::damerau_levenshtein;

/// How many candidates are listed where several are meant.
const LISTED: usize = 20;

/// The monster that is called so, as [`engine::names`] finds it; what is only a part of a name or like one is said.
pub fn monster<'a>(edition: &'a Edition, called: &str) -> Result<&'a Monster, Failure> {
    match names::find(edition, called, damerau_levenshtein) {
        Found::One { monster, how: How::Name } => Ok(monster),
        Found::One { monster, how: How::Part | How::Typo } => {
            say(format_args!("note: {} is taken for {}", told(called), monster.name()));
            Ok(monster)
        }
        Found::Several(several) => Err(Failure::Usage(ambiguous(edition, called, &several))),
        Found::Nobody(near) => Err(unknown(edition, called, &near)),
    }
}

/// The monster whose name this is, in some spelling, number or gender.
pub fn named<'a>(edition: &'a Edition, called: &str) -> Option<&'a Monster> {
    match names::find(edition, called, damerau_levenshtein) {
        Found::One { monster, how: How::Name } => Some(monster),
        _ => None,
    }
}

/// The monster that is called just so. What an answer depends on is not guessed: what is a part of a name or like one is
/// suggested.
pub fn exactly<'a>(edition: &'a Edition, called: &str) -> Result<&'a Monster, Failure> {
    match names::find(edition, called, damerau_levenshtein) {
        Found::One { monster, how: How::Part | How::Typo } => Err(unknown(edition, called, &[monster.name()])),
        _ => monster(edition, called),
    }
}

/// All monsters that are called so in an edition or the one after it; what is only like a name is none.
pub fn all_called<'a>(old: &'a Edition, new: &'a Edition, called: &str) -> Result<Vec<&'a Monster>, Failure> {
    let mut all = Vec::new();
    let mut suggested = Vec::new();
    for edition in [old, new] {
        match names::find(edition, called, damerau_levenshtein) {
            Found::One { monster, how: How::Name } => all.push(monster),
            Found::One { monster, how: How::Part | How::Typo } => suggested = vec![monster.name()],
            Found::Several(several) => all.extend(several),
            Found::Nobody(near) => suggested = near,
        }
    }
    if all.is_empty() { Err(unknown(new, called, &suggested)) } else { Ok(all) }
}

/// What to say of a name that no monster has.
fn unknown(edition: &Edition, called: &str, near: &[&str]) -> Failure {
    let called = told(called);
    if called.trim().is_empty() {
        return Failure::Usage("a monster's name is missing: it is empty".to_owned());
    }
    let nearest = if near.len() == 1 { "nearest is" } else { "nearest are" };
    Failure::Usage(format!("{} has no monster called {called}; the {nearest} {}", edition.title, near.join(", ")))
}

/// What to say where several monsters are meant.
fn ambiguous(edition: &Edition, called: &str, several: &[&Monster]) -> String {
    let candidate = |monster: &&Monster| {
        let symbol = edition.class(&monster.class).and_then(|class| class.symbol).unwrap_or(' ');
        let name = monster.name();
        format!("\n  {symbol} {name:<24} {}", monster.symbol).trim_end().to_owned()
    };
    let called = told(called);
    let more = several.len().checked_sub(LISTED).filter(|more| *more > 0).map(|more| format!("\n  … and {more} more"));
    let list: String = several.iter().take(LISTED).map(candidate).chain(more).collect();
    format!("{} has several monsters called {called}; name one:{list}", edition.title)
}

/// The role that is called so, by its short name or its name.
pub fn role<'a>(edition: &'a Edition, called: &str) -> Result<&'a Role, Failure> {
    if let Some(role) = engine::generation::find_role(edition, called) {
        return Ok(role);
    }
    if edition.roles.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no list of roles: it is in src/role.c, since NetHack 3.3",
            edition.title
        )));
    }
    let lower = called.to_lowercase();
    let name = |role: &'a Role| [Some(&role.file_code), Some(&role.name), role.female_name.as_ref()];
    let near =
        names::nearest(&lower, edition.roles.iter().flat_map(name).flatten().map(|name| &**name), damerau_levenshtein);
    let message = format!("{} has no role called {}; the nearest are {}", edition.title, told(called), near.join(", "));
    Err(Failure::Usage(message))
}

/// The class with this map symbol, or of this name.
pub fn class<'a>(edition: &'a Edition, called: &str) -> Result<&'a ClassDef, Failure> {
    if edition.classes.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no classes with a name: its monsters are letters only",
            edition.title
        )));
    }
    let mut letters = called.chars();
    let by_symbol = match (letters.next(), letters.next()) {
        (Some(symbol), None) => edition.classes.iter().find(|class| class.symbol == Some(symbol)),
        _ => None,
    };
    let name = called.strip_prefix(Class::PREFIX).unwrap_or(called);
    let is_called = |class: &&ClassDef| plain_name(class).eq_ignore_ascii_case(name);
    by_symbol.or_else(|| edition.classes.iter().find(is_called)).ok_or_else(|| {
        let symbols: String = edition.classes.iter().filter_map(|class| class.symbol).collect();
        let near = names::nearest(&name.to_lowercase(), edition.classes.iter().map(plain_name), damerau_levenshtein);
        let message = format!(
            "{} has no class {}; there are {}, and the nearest names are {}",
            edition.title,
            told(called),
            symbols.trim(),
            near.join(", ")
        );
        Failure::Usage(message)
    })
}

/// C's name of a class without its prefix.
fn plain_name(class: &ClassDef) -> &str {
    let name = class.class.c_name();
    name.strip_prefix(Class::PREFIX).unwrap_or(name)
}

/// The place that is called so, by its short name or the dungeon file's name of a level.
pub fn place(edition: &Edition, called: &str) -> Result<Place, Failure> {
    let places = places(edition.rules.generation);
    let mut found: Vec<_> = places.iter().filter(|place| place.is_called(called)).collect();
    if let Some(named) = found.iter().position(|place| place.name.eq_ignore_ascii_case(called)) {
        found = vec![found.swap_remove(named)];
    }
    let list = |places: &[&Place]| places.iter().map(|place| place.name).collect::<Vec<_>>().join(", ");
    match found.as_slice() {
        [only] => Ok((*only).clone()),
        [] => {
            let near =
                names::nearest(&called.to_lowercase(), places.iter().map(|place| place.name), damerau_levenshtein);
            Err(Failure::Usage(format!(
                "{} has no place called {}; the nearest are {}, and all are {}",
                edition.title,
                told(called),
                near.join(", "),
                list(&places.iter().collect::<Vec<_>>())
            )))
        }
        several => {
            let message = format!("{} has several places called {called}; name one: {}", edition.title, list(several));
            Err(Failure::Usage(message))
        }
    }
}
