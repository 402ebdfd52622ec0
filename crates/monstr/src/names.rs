//! Monsters, classes and roles by the names that people give them.

use crate::exit::Failure;
use model::{Class, ClassDef, Edition, Monster, OpenEnum, Role};

/// How many names are suggested where none is right.
const SUGGESTED: usize = 3;

/// The monster that is called so: by its PM name with or without the prefix, or by one of its names.
pub fn monster<'a>(edition: &'a Edition, called: &str) -> Result<&'a Monster, Failure> {
    match all_called(edition, called).as_slice() {
        [only] => Ok(only),
        [] => Err(unknown(edition, called)),
        several => {
            let symbols: Vec<_> = several.iter().map(|monster| &*monster.symbol).collect();
            let message = format!("{} has several called {called}; name one: {}", edition.title, symbols.join(", "));
            Err(Failure::Usage(message))
        }
    }
}

/// All monsters that are called so: the one of this PM name, with or without the prefix, else those of this name.
pub fn all_called<'a>(edition: &'a Edition, called: &str) -> Vec<&'a Monster> {
    let symbol = called.strip_prefix("PM_").unwrap_or(called);
    if let Some(monster) = edition.monster(symbol) {
        return vec![monster];
    }
    let is_called = |monster: &&Monster| names(monster).any(|name| name.eq_ignore_ascii_case(called));
    edition.monsters.iter().filter(is_called).collect()
}

/// All names of a monster.
fn names(monster: &Monster) -> impl Iterator<Item = &str> {
    let names = &monster.names;
    [Some(&names.neuter), names.male.as_ref(), names.female.as_ref()].into_iter().flatten().map(|name| &**name)
}

/// What to say of a name that no monster has.
pub fn unknown(edition: &Edition, called: &str) -> Failure {
    let lower = called.to_lowercase();
    let all = edition.monsters.iter().flat_map(names);
    let near = nearest(&lower, all);
    let message = format!("{} has no monster called {called}; the nearest are {}", edition.title, near.join(", "));
    Failure::Usage(message)
}

/// The role that is called so, by its short name or its name.
pub fn role<'a>(edition: &'a Edition, called: &str) -> Result<&'a Role, Failure> {
    if let Some(role) = engine::generation::find_role(edition, called) {
        return Ok(role);
    }
    if edition.roles.is_empty() {
        return Err(Failure::Usage(format!("{} has no list of roles, which came with NetHack 3.3", edition.title)));
    }
    let lower = called.to_lowercase();
    let name = |role: &'a Role| [Some(&role.file_code), Some(&role.name), role.female_name.as_ref()];
    let near = nearest(&lower, edition.roles.iter().flat_map(name).flatten().map(|name| &**name));
    let message = format!("{} has no role called {called}; the nearest are {}", edition.title, near.join(", "));
    Err(Failure::Usage(message))
}

/// The class with this map symbol, or of this name.
pub fn class<'a>(edition: &'a Edition, called: &str) -> Result<&'a ClassDef, Failure> {
    let mut letters = called.chars();
    let by_symbol = match (letters.next(), letters.next()) {
        (Some(symbol), None) => edition.classes.iter().find(|class| class.symbol == Some(symbol)),
        _ => None,
    };
    let name = called.strip_prefix(Class::PREFIX).unwrap_or(called);
    let is_called = |class: &&ClassDef| plain_name(class).eq_ignore_ascii_case(name);
    by_symbol.or_else(|| edition.classes.iter().find(is_called)).ok_or_else(|| {
        let symbols: String = edition.classes.iter().filter_map(|class| class.symbol).collect();
        let near = nearest(&name.to_lowercase(), edition.classes.iter().map(plain_name));
        let message = format!(
            "{} has no class {called}; there are {}, and the nearest names are {}",
            edition.title,
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

/// The names nearest to what was asked for.
fn nearest<'a>(asked: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut near: Vec<_> = names.map(|name| (strsim::damerau_levenshtein(&name.to_lowercase(), asked), name)).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(SUGGESTED).map(|(_, name)| name).collect()
}
