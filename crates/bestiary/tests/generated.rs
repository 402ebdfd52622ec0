//! The generated files are what `codegen` makes of the very statics that they hold. No tree is needed for that.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use codegen::{Header, Job, TableOf};
use model::Edition;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/generated")
}

fn text_of(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap()
}

/// The first edition whose table this one has.
fn owner(edition: &'static Edition) -> &'static Edition {
    let has_its_table = |other: &&Edition| std::ptr::eq(&raw const *other.monsters, &raw const *edition.monsters);
    bestiary::EDITIONS.iter().copied().find(has_its_table).unwrap()
}

#[test]
fn every_edition_renders_to_its_own_file() {
    for edition in bestiary::EDITIONS {
        let name = format!("{}.rs", codegen::module_name(&edition.id));
        let present = text_of(&name);
        let Header { inputs, difficulty, .. } = codegen::parse_header(&present).unwrap();
        let owner = owner(edition);
        let table = if owner.id == edition.id { TableOf::Itself } else { TableOf::Edition(&owner.id) };
        let table_digest = codegen::table_digest(edition);
        let job = Job { edition, table, inputs: &inputs, table_digest: &table_digest, difficulty: &difficulty };
        let file = codegen::render(&job).unwrap();
        assert_eq!(file.name, name);
        assert!(file.text == present, "{name} is not what its own table renders to: cargo xtask regen {}", edition.id);
    }
}

#[test]
fn the_index_lists_every_file() {
    let ids: Vec<&str> = bestiary::EDITIONS.iter().map(|edition| &*edition.id).collect();
    assert_eq!(codegen::index(&ids).unwrap().text, text_of("index.rs"));
    let mut expected: BTreeSet<String> = ids.iter().map(|id| format!("{}.rs", codegen::module_name(id))).collect();
    expected.extend(["index.rs", "DIFFICULTY.md"].map(str::to_owned));
    let present: BTreeSet<String> =
        std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(present, expected, "`cargo xtask regen` makes, and removes, what is needed");
}

#[test]
fn no_file_was_edited() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(codegen::verify_body(&text), "{} was edited: cargo xtask regen", path.display());
        }
    }
}

#[test]
fn editions_are_found_by_id() {
    for edition in bestiary::EDITIONS {
        assert!(std::ptr::eq(bestiary::by_id(&edition.id).unwrap(), *edition));
    }
    assert!(bestiary::by_id("nethack-1.0").is_none());
}

#[test]
fn ids_are_indices_and_symbols_are_unique() {
    for edition in bestiary::EDITIONS {
        let mut symbols = BTreeSet::new();
        for (index, monster) in edition.monsters.iter().enumerate() {
            assert_eq!(usize::from(monster.id.0), index, "{} of {}", monster.symbol, edition.id);
            assert!(symbols.insert(&*monster.symbol), "{} of {} is there twice", monster.symbol, edition.id);
        }
    }
}
