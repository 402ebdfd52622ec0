//! `monstr diff` against what a compiler stored of both editions, and as scripts rely on it.

use monstr_tests::oracle::{self, Facts};
use monstr_tests::program::run;
use monstr_tests::report::Failures;
use monstr_tests::{Value, fixtures};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};

/// A member of a monster's row that differs: the monster's name, and the member, an attack's by slot.
type Differs = BTreeSet<(String, String)>;

fn facts(edition: &str) -> Facts {
    oracle::editions().into_iter().find(|facts| facts.edition == edition).unwrap()
}

/// The rows that a compiler stored, by name and class: the were creatures have one name in two classes.
fn rows(edition: &str) -> BTreeMap<(String, String), Value> {
    let mut found = BTreeMap::new();
    for row in facts(edition).rows() {
        let name = name(&row);
        if !name.is_empty() {
            let class = row.at("mlet").to_string();
            assert!(found.insert((name.clone(), class), row).is_none(), "{name} is there twice");
        }
    }
    found
}

/// The neuter name; empty for the terminator.
fn name(row: &Value) -> String {
    let name = row.get("mname").unwrap_or_else(|| &row.at("pmnames").list()[2]);
    name.text().unwrap_or_default().to_owned()
}

/// What differs between two editions, by the numbers that a compiler stored. Both number alike.
fn stored_differences(old: &str, new: &str) -> Differs {
    let (old, new) = (rows(old), rows(new));
    assert!(old.keys().eq(new.keys()), "the same monsters");
    let mut found = Differs::new();
    for ((key, old), new) in old.iter().zip(new.values()) {
        let members = old.keys().into_iter().filter(|member| *member != "_index" && new.get(member).is_some());
        for member in members {
            let mut differ = |what: String| found.insert((key.0.clone(), what));
            let (old, new) = (old.at(member), new.at(member));
            if member == "mattk" {
                for (slot, (old, new)) in old.list().iter().zip(new.list()).enumerate() {
                    for part in old.keys().into_iter().filter(|part| old.at(part) != new.at(part)) {
                        differ(format!("mattk[{slot}].{part}"));
                    }
                }
            } else if old != new && member != "pmidx" && !member.starts_with("pm") {
                differ(member.to_owned());
            }
        }
    }
    found
}

/// What the program says differs.
fn told_differences(old: &str, new: &str) -> (Json, Differs) {
    let document: Json = serde_json::from_str(&run(["diff", old, new, "--format", "json"]).success()).unwrap();
    let mut found = Differs::new();
    for changed in document["changed"].as_array().unwrap() {
        for change in changed["fields"].as_array().unwrap() {
            let field = change["field"].as_str().unwrap().trim_end_matches(" & G_FREQ");
            found.insert((changed["name"].as_str().unwrap().to_owned(), field.to_owned()));
        }
    }
    (document, found)
}

#[test]
fn differences_are_those_that_a_compiler_stored() {
    let pairs = [
        ("nethack-3.6.0", "nethack-3.6.1", 7),
        ("nethack-3.7", "nethack-5.0.0", 9),
        ("nethack-3.4.3", "nethack-3.6.0", 37),
    ];
    let mut failures = Failures::new();
    for (old, new, monsters) in pairs {
        let (document, told) = told_differences(old, new);
        let stored = stored_differences(old, new);
        let lines = |differs: &Differs, sign| {
            differs.iter().map(move |(name, field)| format!("{sign} {name}: {field}")).collect::<Vec<_>>()
        };
        let missing = lines(&stored.difference(&told).cloned().collect(), "missing");
        let surplus = lines(&told.difference(&stored).cloned().collect(), "surplus");
        failures.differences(&format!("{old} {new}"), &[missing, surplus].concat());
        assert_eq!(document["changed"].as_array().unwrap().len(), monsters, "{old} {new}");
    }
    failures.finish(pairs.len());
}

#[test]
fn only_what_is_asked_for_is_told() {
    let text = run(["diff", "nethack-3.6.0", "nethack-3.6.1", "--only", "mattk"]).success();
    assert!(text.contains("mattk[1].damn: 4 -> 2"), "{text}");
    assert!(!text.contains("mlevel") && !text.contains("difficulty"), "{text}");
    let text = run(["diff", "nethack-3.6.0", "nethack-3.6.1", "--monster", "pm_ape", "--monster", "MONKEY"]);
    assert_eq!(text.status, 2, "PM_ names are in capital letters");
    let text = run(["diff", "nethack-3.6.0", "nethack-3.6.1", "--monster", "Ape"]).success();
    assert!(text.contains("1 changed") && text.contains("mflags1: +M1_HERBIVORE"), "{text}");
    assert!(!text.contains("Vlad"), "{text}");
    let text = run(["diff", "nethack-3.6.7", "nethack-3.7", "--only", "mname"]).success();
    assert!(text.contains("dwarf lord (PM_DWARF_LORD) -> dwarf leader") && !text.contains("changed"), "{text}");
    // A name of the old edition only.
    let text = run(["diff", "nethack-3.6.7", "nethack-3.7", "--monster", "PM_PRIESTESS"]).success();
    assert!(text.contains("1 removed"), "{text}");
}

#[test]
fn a_status_says_whether_anything_differs() {
    let status = |words: &str| run(words.split(' ')).status;
    assert_eq!(status("diff nethack-3.6.0 nethack-3.6.1"), 0);
    assert_eq!(status("diff nethack-3.6.0 nethack-3.6.1 --exit-code"), 1);
    assert_eq!(status("diff nethack-3.6.6 nethack-3.6.7 --exit-code"), 0);
    assert_eq!(status("diff nethack-3.6.0 nethack-3.6.1 --exit-code --only mcolor"), 0);
    for wrong in [
        "--only mflags9",
        "--only mattk[0].die",
        "--monster grue",
        "--depth 3",
        "--odds --depth 0",
        "--odds --xl 31",
        "-D MAIL",
    ] {
        let ran = run(["diff", "nethack-3.6.0", "nethack-3.6.1"].into_iter().chain(wrong.split(' ')));
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{wrong}: {}", ran.stderr);
    }
    assert!(run(["diff", "nethack-3.6.0", "nethack-3.6.9"]).stderr.contains("nethack-3.6.9"));
}

#[test]
fn a_tree_is_compared_as_it_is_configured() {
    let tree = fixtures::folder("trees/nethack-3.6.2-like").display().to_string();
    let without_mail = run(["diff", &tree, &tree]).success();
    assert!(without_mail.contains("no monster differs"), "{without_mail}");
    let text = run(["diff", "nethack-3.6.2", &tree, "-U", "MAIL"]).success();
    assert!(!text.contains("letter daemon"), "{text}");
    let text = run(["diff", "nethack-3.6.2", &tree]).success();
    assert!(text.contains("letter daemon (PM_LETTER_DAEMON)"), "{text}");
}

#[test]
fn odds_are_told_where_they_changed_most() {
    let words = "diff nethack-3.7 nethack-5.0.0 --odds --format json --depth 1..10 --xl 5..9";
    let document: Json = serde_json::from_str(&run(words.split(' ')).success()).unwrap();
    let first = &document["odds"][0];
    assert_eq!((&first["symbol"], &first["new"]["num"]), (&Json::from("KILLER_BEE"), &Json::from(0)));
    // What monstr odds says of that place.
    let (depth, xl) = (first["depth"].to_string(), first["xl"].to_string());
    let odds = run(["odds", "-e", "nethack-3.7", "--depth", &depth, "--xl", &xl, "--format", "json"]).success();
    let odds: Json = serde_json::from_str(&odds).unwrap();
    let bee = odds["entries"].as_array().unwrap().iter().find(|entry| entry["symbol"] == "KILLER_BEE").unwrap();
    assert_eq!((&bee["num"], &bee["den"]), (&first["old"]["num"], &first["old"]["den"]));
}

#[test]
fn markdown_is_a_table_of_changes() {
    let text = run(["diff", "nethack-3.6.0", "nethack-3.6.1", "--format", "markdown"]).success();
    assert!(text.starts_with("## NetHack 3.6.0 → NetHack 3.6.1\n\n7 changed.\n"), "{text}");
    assert!(text.contains("| energy vortex (`PM_ENERGY_VORTEX`) | `mattk[1].damn` | `4` | `2` |\n"), "{text}");
    let flags = run(["diff", "nethack-3.6.0", "nethack-3.6.1", "--format", "markdown", "--monster", "ape"]).success();
    let row = flags.lines().find(|line| line.contains("mflags1")).unwrap();
    assert_eq!(row.replace("\\|", "").matches('|').count(), 5, "{row}");
}

#[test]
fn odds_are_not_made_up_for_a_table_without_frequencies() {
    let tree = fixtures::folder("trees/hack-1.0-like").display().to_string();
    let ran = run(["diff", &tree, "nethack-5.0.0", "--odds"]);
    assert!(ran.status == 2 && ran.stderr.contains("says nothing of how often a monster comes"), "{}", ran.stderr);
}
