//! An edition with everything in it that any variant has: its generated module compiles and holds the same edition.
//!
//! After an intended change of the text, `MONSTR_BLESS=1 cargo test -p monstr-codegen` writes the modules anew.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod odd;

use codegen::{Job, TableOf, differences, render, standalone, table_digest, verify_body};
use std::path::Path;

/// The modules in `tests/generated`, compiled.
mod generated {
    #[rustfmt::skip]
    pub mod odd_1_0;
    #[rustfmt::skip]
    pub mod odd_1_1;
}

/// Compares a generated text with the file in `tests/generated`, or writes the file anew.
fn assert_current(file: &codegen::File) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generated").join(&file.name);
    if std::env::var_os("MONSTR_BLESS").is_some() {
        std::fs::write(&path, &file.text).unwrap();
    }
    let present = std::fs::read_to_string(&path).unwrap();
    assert!(present == file.text, "{} is outdated: MONSTR_BLESS=1 cargo test -p monstr-codegen", path.display());
}

fn later_edition() -> model::Edition {
    model::Edition { id: "odd-1.1".into(), title: "Odd 1.1".into(), ..odd::edition() }
}

#[test]
fn the_text_is_current_and_its_own_digest_holds() {
    let file = standalone(&odd::edition()).unwrap();
    assert!(verify_body(&file.text));
    assert_current(&file);
    let later = later_edition();
    let table = TableOf::Edition("odd-1.0");
    let job = Job { edition: &later, table, inputs: "00", table_digest: &table_digest(&later), difficulty: "11" };
    let file = render(&job).unwrap();
    assert!(verify_body(&file.text));
    assert_current(&file);
}

#[test]
fn the_compiled_edition_is_the_same() {
    assert_eq!(generated::odd_1_0::EDITION, odd::edition());
    assert_eq!(generated::odd_1_1::EDITION, later_edition());
    assert!(std::ptr::eq(
        &raw const *generated::odd_1_0::EDITION.monsters,
        &raw const *generated::odd_1_1::EDITION.monsters
    ));
}

#[test]
fn a_compiled_edition_gives_the_same_text() {
    assert_eq!(standalone(&generated::odd_1_0::EDITION).unwrap(), standalone(&odd::edition()).unwrap());
}

#[test]
fn rows_are_named() {
    use generated::odd_1_0::{EDITION, pm};
    let hydra = &EDITION.monsters[usize::from(pm::_3_HEADED_HYDRA.0)];
    assert_eq!(hydra.name(), "3-headed `hydra`");
}

#[test]
fn the_digest_of_a_table_is_of_the_table_alone() {
    let digest = table_digest(&odd::edition());
    let mut same = later_edition();
    same.provenance.revision = "ff".repeat(20).into();
    assert_eq!(table_digest(&same), digest);
    let mut moved = odd::edition();
    moved.monsters.to_mut()[1].line.line += 1;
    assert_ne!(table_digest(&moved), digest);
    let mut renumbered = odd::edition();
    renumbered.classes.to_mut()[0].value += 1;
    assert_ne!(table_digest(&renumbered), digest);
    let mut without_roles = odd::edition();
    without_roles.roles.to_mut().clear();
    assert_eq!(table_digest(&without_roles), digest);
}

#[test]
fn differences_name_monster_and_member() {
    let old = standalone(&odd::edition()).unwrap().text;
    assert_eq!(differences(&old, &old).unwrap(), []);
    let mut edition = odd::edition();
    let rows = edition.monsters.to_mut();
    rows[0].level = 3;
    rows[0].attacks.to_mut()[0].sides = 7;
    rows[1].weight = Some(5);
    rows[1].traits.m1 = model::M1::FLY;
    edition.classes.to_mut()[0].symbol = None;
    edition.attack_types.to_mut()[0].value = 9;
    edition.grown_ups.to_mut()[0].grown = model::MonsterId(0);
    let new = standalone(&edition).unwrap().text;
    let found: Vec<String> = differences(&old, &new).unwrap().iter().map(ToString::to_string).collect();
    assert_contains(
        &found,
        &[
            "ATTACK_TYPES[0]: named(AttackType::None, 0) -> named(AttackType::None, 9)",
            "CLASSES[0]: class_def(Class::Ant, 1, Some('a')) -> class_def(Class::Ant, 1, None)",
            "GROWN_UPS[0]: grows(pm::PLAIN, pm::_3_HEADED_HYDRA) -> grows(pm::PLAIN, pm::PLAIN)",
            "3_HEADED_HYDRA: weight: 0 -> 5",
            "PLAIN: attacks[0]: attack(0, AT_BITE, AD_PHYS, 1, 4) -> attack(0, AT_BITE, AD_PHYS, 1, 7)",
            "PLAIN: level: 0 -> 3",
        ],
    );
}

#[test]
fn differences_name_rows_that_come_and_go() {
    let old = standalone(&odd::edition()).unwrap().text;
    let mut edition = odd::edition();
    edition.monsters.to_mut()[0].symbol = "OTHER".into();
    let new = standalone(&edition).unwrap().text;
    let found: Vec<String> = differences(&old, &new).unwrap().iter().map(ToString::to_string).collect();
    assert_contains(&found, &["PLAIN: a row -> nothing", "OTHER: nothing -> a row"]);
    assert!(differences("fn (", &new).is_none());
}

/// Each expected line is there; what else is found may be about the same change.
fn assert_contains(found: &[String], expected: &[&str]) {
    for line in expected {
        assert!(found.iter().any(|found| found == line), "{line}\nis not in\n{}", found.join("\n"));
    }
}
