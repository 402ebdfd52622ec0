//! What `monstr export` gives, against facts of the game: difficulties and experience in every row.

use monstr_tests::program::run;
use monstr_tests::report::Failures;
use monstr_tests::{Value, fixtures, oracle, vectors};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use tempfile::TempDir;

/// The experience of all species of a version.
#[derive(Deserialize)]
struct Experience {
    version: String,
    monsters: Vec<Species>,
}

#[derive(Deserialize)]
struct Species {
    index: usize,
    name: String,
    exp: u64,
}

/// A line of the wiki's table: a name without what tells namesakes apart, the difficulty, and the experience.
fn wiki_row(line: &str) -> Option<(String, u64, u64)> {
    let mut cells = line.strip_prefix("| [[")?.split(" || ");
    let title = cells.next()?.trim_end_matches("]]");
    let name = title.split_once(" (").map_or(title, |(name, _)| name);
    Some((name.to_owned(), cells.next()?.parse().ok()?, cells.next()?.parse().ok()?))
}

#[test]
fn the_wiki_table_has_the_games_own_numbers() {
    let mut failures = Failures::new();
    let experience: BTreeMap<_, _> = vectors::lines::<Experience>("uses/experience_base.jsonl")
        .into_iter()
        .map(|line| (line.version, line.monsters))
        .collect();
    for (edition, version) in [("nethack-3.4.3", "343"), ("nethack-3.6.1", "361")] {
        let facts = oracle::editions().into_iter().find(|facts| facts.edition == edition).unwrap();
        let difficulties = facts.difficulties().unwrap();
        let species = &experience[version];
        let of = |species: &Species| (species.name.clone(), difficulties[species.index] as u64, species.exp);
        let mut expected: Vec<_> = species.iter().map(of).collect();
        let table = run(["export", "-e", edition, "--format", "wiki-table"]).success();
        let mut rows: Vec<_> = table.lines().filter_map(wiki_row).collect();
        let numbers: Vec<_> = rows.iter().map(|(_, difficulty, experience)| (*difficulty, *experience)).collect();
        assert!(numbers.is_sorted(), "{edition}: by difficulty, then by experience");
        assert_eq!(rows.len(), expected.len(), "{edition}");
        rows.sort();
        expected.sort();
        for (row, expected) in rows.iter().zip(&expected).filter(|(row, expected)| row != expected) {
            failures.push(edition, format!("expected {expected:?}, found {row:?}"));
        }
    }
    failures.finish(2);
}

#[test]
fn an_infobox_has_every_parameter_of_the_template() {
    let text = run(["export", "--format", "wiki", "-e", "nethack-3.6.1", "killer bee"]).success();
    let parameters: Vec<_> =
        text.lines().filter_map(|line| line.strip_prefix(" |")?.split_once('=')).map(|(name, _)| name).collect();
    for name in [
        "name",
        "symbol",
        "tile",
        "difficulty",
        "level",
        "experience",
        "speed",
        "AC",
        "MR",
        "align",
        "frequency",
        "genocidable",
        "attacks",
        "weight",
        "nutr",
        "size",
        "resistances",
        "resistances conveyed",
        "attributes",
        "refline",
        "reffile",
    ] {
        assert!(parameters.contains(&name), "{name}: {text}");
    }
}

#[test]
fn a_file_for_each_edition_is_written_and_the_same_again() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("exports").display().to_string();
    let export = ["export", "--all", "--format", "csv", "--out", &out];
    assert_eq!(run(export).success(), "");
    let read = || -> BTreeMap<_, _> {
        let files = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path());
        files
            .map(|path| (path.clone(), (fs::read(&path).unwrap(), fs::metadata(&path).unwrap().modified().unwrap())))
            .collect()
    };
    let first = read();
    assert_eq!(first.len(), oracle::editions().len());
    run(export).success();
    assert_eq!(read(), first, "a file that is right is not touched");
}

#[test]
fn rows_of_csv_are_those_of_json() {
    let csv = run(["export", "-e", "nethack-5.0.0", "--format", "csv"]).success();
    let json = Value::parse(run(["export", "-e", "nethack-5.0.0"]).success().trim()).unwrap();
    let symbols: Vec<_> = csv.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned()).collect();
    let monsters = json.at("monsters").list();
    let expected: Vec<_> = monsters.iter().map(|monster| monster.at("symbol").text().unwrap().to_owned()).collect();
    assert_eq!(symbols, expected);
}

#[test]
fn markdown_has_a_line_for_each_monster() {
    let text = run(["export", "-e", "nethack-3.6.7", "--format", "markdown", "newt", "xan"]).success();
    let bars: Vec<_> = text.lines().map(|line| line.matches(" | ").count()).collect();
    assert_eq!(bars, [11; 4], "{text}");
}

#[test]
fn exports_of_several_editions_follow_each_other() {
    let both = |format| {
        let words = ["export", "-e", "nethack-3.6.7,nethack-5.0.0", "newt", "--format", format];
        run(words).success()
    };
    // One table of all, whose lines say which edition they are of.
    let csv = both("csv");
    let lines: Vec<_> = csv.lines().collect();
    let [head, old, new] = lines[..] else { panic!("{csv}") };
    assert!(head.starts_with("index,") && old.contains(",nethack-3.6.7,") && new.contains(",nethack-5.0.0,"), "{csv}");
    assert_eq!(both("json").lines().count(), 2);
    for format in ["markdown", "wiki", "wiki-table"] {
        let text = both(format);
        let of = |edition| run(["export", "-e", edition, "newt", "--format", format]).success();
        assert_eq!(text, format!("{}\n{}", of("nethack-3.6.7"), of("nethack-5.0.0")), "{format}");
    }
}

#[test]
fn what_cannot_be_written_is_not_half_written() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "ours").unwrap();
    let export = |editions: &str, out: &std::path::Path| {
        run(["export", "newt", "-e", editions, "--out", &out.display().to_string()])
    };
    let ran = export("nethack-3.6.7", &file);
    assert!(ran.status == 2 && ran.stderr.contains("it is there, and is no folder"), "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&file).unwrap(), "ours");
    // Two trees that say the same of themselves would be the same file.
    let trees = ["class-order-finds", "class-order-silent"]
        .map(|name| fixtures::folder("audit").join(name).display().to_string());
    let out = folder.path().join("out");
    let all = format!("{},{}", trees[0], trees[1]);
    let ran = run(["export", "-e", &all, "--out", &out.display().to_string()]);
    assert!(ran.status == 2 && ran.stderr.contains("two trees are nethack-3.6.7"), "{}", ran.stderr);
    assert!(!out.exists());
    assert_eq!(export("nethack-3.6.7,nethack-3.6.7", &out).status, 0, "the same twice is one file");
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1);
}
