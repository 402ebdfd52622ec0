//! From a query to what is asked.

use super::depths::{deepests, depths, sanctums};
use super::{EXPERIENCE_LEVELS, LEVEL_ALIGNMENTS, SIGNS, State, TEMPERATURES, USUAL_SPAWNS, View};
use crate::query::Reader;
use crate::sort::Sort;
use engine::generation::{Allowance, Caller, Place, callers, places};
use model::{Class, Edition, Family, MonsterId, OpenEnum, Role};

/// The level difficulties that can be given: the greatest is far more than any place has.
const DIFFICULTIES: (i32, i32) = (1, 1000);

/// What can be added to the least and the greatest difficulty: more would leave nothing out, or all.
pub const ADJUSTMENTS: (i32, i32) = (-100, 100);

/// How many spawns can be asked about.
const SPAWNS: (u32, u32) = (1, 1000);

/// How many curves one plot can have and still be read.
const MOST_CURVES: usize = 6;

impl State {
    /// What a query asks for, and what in it could not be meant. `None` where no edition is compiled in.
    pub fn read(query: &str) -> Option<(Self, Vec<String>)> {
        let mut reader = Reader::of(query);
        let editions = || engine::tables::editions().iter().map(|edition| (&*edition.id, *edition));
        let edition = reader.choice("edition", editions()).or_else(newest)?;
        let rule = edition.rules.generation;
        let places = places(rule);
        let place =
            reader.choice("place", places.iter().map(|place| (place.name, place))).or_else(|| places.first())?.clone();
        let sanctums = sanctums(rule);
        let (entry, depth) = read_depth(&mut reader, &place);
        let deepest = deepests(rule, depth);
        let other = reader.choice("with", editions());
        let whole = reader.flag("whole");
        let page = reader.number("page", (1, usize::MAX)).filter(|_| !whole);
        let state = Self {
            view: reader.choice("view", View::ALL.map(|view| (view.id(), view))).unwrap_or(View::Threats),
            edition,
            entry,
            depth,
            sanctum: reader.number("sanctum", sanctums).unwrap_or(sanctums.1),
            difficulty: reader.number("difficulty", DIFFICULTIES),
            experience_level: reader.number("xl", EXPERIENCE_LEVELS).unwrap_or(EXPERIENCE_LEVELS.0),
            amulet: reader.flag("amulet"),
            deepest: reader.number("deepest", deepest).unwrap_or(deepest.1),
            aggravate: reader.flag("aggravate"),
            demigod: reader.flag("demigod"),
            alignment: reader.choice("alignment", LEVEL_ALIGNMENTS),
            temperature: reader.choice("temperature", TEMPERATURES),
            role: read_role(&mut reader, edition),
            genocided: read_monsters(&mut reader, "genocided", edition),
            extinct: read_monsters(&mut reader, "extinct", edition),
            min_adjust: reader.number("min-adjust", ADJUSTMENTS).unwrap_or(0),
            max_adjust: reader.number("max-adjust", ADJUSTMENTS).unwrap_or(0),
            search: reader.value("q").unwrap_or_default(),
            sort: read_sort(&mut reader),
            page: page.unwrap_or(1),
            whole,
            spawns: reader.number("spawns", SPAWNS).unwrap_or(USUAL_SPAWNS),
            class: read_class(&mut reader, edition),
            sign: reader.choice("sign", SIGNS),
            caller: read_caller(&mut reader, edition),
            allow: read_allowance(&mut reader),
            monster: read_monsters(&mut reader, "monster", edition).pop().unwrap_or(MonsterId(0)),
            other: other.or_else(|| before(edition)).unwrap_or(edition),
            curves: read_curves(&mut reader, edition),
            place,
        };
        Some((state, reader.complaints()))
    }
}

/// The newest version of NetHack itself.
fn newest() -> Option<&'static Edition> {
    let editions = engine::tables::editions().iter().copied();
    editions.filter(|edition| edition.family == Family::NetHack).max_by_key(|edition| &edition.version)
}

/// The depth, with that from which a branch is entered that builds up.
///
/// `near` is a depth that need not be possible: where a hero was before.
fn read_depth(reader: &mut Reader, place: &Place) -> (i32, i32) {
    let near = reader.number("near", (i32::MIN, i32::MAX));
    let entry = match &place.climb {
        Some(climb) => {
            let entries = (*climb.entries.start(), *climb.entries.end());
            reader.number("entry", entries).unwrap_or(entries.0)
        }
        None => 0,
    };
    let depths = depths(place, entry);
    let depth = if place.plane.is_some() { None } else { reader.number("depth", depths) };
    (entry, depth.or(near).unwrap_or(depths.0).clamp(depths.0, depths.1))
}

/// The edition before this one in the list, for a comparison.
fn before(edition: &Edition) -> Option<&'static Edition> {
    let editions = engine::tables::editions();
    let at = editions.iter().position(|known| known.id == edition.id)?;
    editions.get(at.checked_sub(1)?).copied()
}

fn read_role(reader: &mut Reader, edition: &'static Edition) -> Option<&'static Role> {
    let called = reader.value("role")?;
    let role = engine::generation::find_role(edition, &called);
    if role.is_none() {
        reader.complain(format!("role={called}: {} has no such role.", edition.title));
    }
    role
}

fn read_caller(reader: &mut Reader, edition: &Edition) -> Option<&'static Caller> {
    reader.choice("caller", callers(edition.rules.generation).map(|caller| (caller.name, caller)))
}

fn read_allowance(reader: &mut Reader) -> Allowance {
    let mut allowed = Allowance::NONE;
    for called in reader.all("allow") {
        match Allowance::ALL.into_iter().find(|(name, _)| *name == called) {
            Some((_, one)) => allowed = allowed.with(one),
            None => reader.complain(format!("allow={called} is no flag that a caller can allow.")),
        }
    }
    allowed
}

fn read_class(reader: &mut Reader, edition: &Edition) -> Class {
    let called = reader.value("class");
    let known = |name: &str| edition.classes.iter().find(|class| class.class.c_name() == name);
    match called.as_deref().map(|name| (name, known(name))) {
        Some((_, Some(class))) => return class.class.clone(),
        Some((name, None)) => reader.complain(format!("class={name}: {} has no such class.", edition.title)),
        None => {}
    }
    Class::Humanoid
}

fn read_sort(reader: &mut Reader) -> Sort {
    let Some(value) = reader.value("sort") else { return Sort::default() };
    Sort::read(&value).unwrap_or_else(|| {
        reader.complain(format!("sort={value} is no column."));
        Sort::default()
    })
}

/// The monsters that are called so, each once.
fn read_monsters(reader: &mut Reader, name: &str, edition: &Edition) -> Vec<MonsterId> {
    let mut found = Vec::new();
    for called in reader.all(name) {
        match crate::monsters::called(edition, &called) {
            Ok(monster) if !found.contains(&monster.id) => found.push(monster.id),
            Ok(_) => {}
            Err(why) => reader.complain(format!("{name}={called}: {why}.")),
        }
    }
    found
}

fn read_curves(reader: &mut Reader, edition: &Edition) -> Vec<MonsterId> {
    let mut curves = read_monsters(reader, "curve", edition);
    if curves.len() > MOST_CURVES {
        reader.complain(format!("Of {} curves the first {MOST_CURVES} are drawn.", curves.len()));
        curves.truncate(MOST_CURVES);
    }
    curves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> (State, Vec<String>) {
        State::read(query).unwrap()
    }

    #[test]
    fn nonsense_falls_back_and_is_said() {
        let (state, complaints) = read("?edition=nethack-9&depth=x&xl=31&place=moon&genocided=GRUE&view=2&frob=1");
        assert_eq!(state.query(), "?edition=nethack-5.0.0&place=main&depth=1&xl=30");
        assert_eq!(complaints.len(), 7, "{complaints:?}");
    }

    #[test]
    fn a_place_that_is_chosen_is_entered_as_near_as_can_be() {
        let (state, complaints) = read("?edition=nethack-3.6.7&place=medusa&near=3&xl=1");
        assert_eq!((state.depth, complaints.len()), (21, 0));
        let (state, complaints) = read("?edition=nethack-3.6.7&place=medusa&depth=3&xl=1");
        assert_eq!((state.depth, complaints.len()), (21, 1));
    }
}
