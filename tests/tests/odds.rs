//! `monstr odds` and `monstr class` from end to end: what is worked out by hand, and what they refuse.

use monstr_tests::fixtures;
use monstr_tests::program::run;
use monstr_tests::report::Failures;
use serde_json::Value;

/// The document that a command line gives; words are separated by blanks.
fn document(line: &str) -> Value {
    serde_json::from_str(&run(line.split(' ').chain(["--format", "json"])).success()).unwrap()
}

/// The chance of a monster as a fraction; `None` where it does not come.
fn chance(document: &Value, name: &str) -> Option<String> {
    let entry = document["entries"].as_array().unwrap().iter().find(|entry| entry["name"] == name)?;
    Some(format!("{}/{}", entry["num"], entry["den"]))
}

#[test]
fn the_fifth_level_of_3_6_7() {
    let odds = document("odds -e nethack-3.6.7 --depth 5 --xl 3");
    assert_eq!((&odds["window"], &odds["total_weight"]), (&serde_json::json!([0, 4]), &110.into()));
    assert_eq!(odds["entries"].as_array().unwrap().len(), 59);
    assert_eq!(chance(&odds, "floating eye").unwrap(), "1/22");
    let text = run(["odds", "-e", "nethack-3.6.7", "--depth", "5", "--xl", "3"]).success();
    assert!(text.contains("difficulties 0 to 4: 59 monsters, total weight 110\n"), "{text}");
    assert!(text.contains(" chance of 1/70, "), "{text}");
    assert!(text.contains("floating eye    4.55 %   5/110    22    4.55 %  █"), "{text}");
}

#[test]
fn an_ascent_and_the_plane_of_fire() {
    let ascent = document("odds -e nethack-3.6.7 --depth 10 --amulet --deepest 49 --xl 14 --turns 25");
    assert_eq!(ascent["window"], serde_json::json!([8, 31]));
    assert_eq!(ascent["scenario"]["level_difficulty"], 49);
    // Who has the Amulet is a demigod.
    assert_eq!((&ascent["scenario"]["demigod"], &ascent["by_turn"]["era"]), (&true.into(), &"demigod".into()));
    assert_eq!(ascent["by_turn"]["spawns"], serde_json::json!({"num": 1, "den": 1}));
    let fire = document("odds --plane fire --sanctum 50 --xl 14");
    assert_eq!(fire["scenario"]["level_difficulty"], 57);
    assert_eq!((&fire["window"], &fire["total_weight"]), (&serde_json::json!([9, 35]), &40.into()));
    assert_eq!(chance(&fire, "flaming sphere").unwrap(), "1/8");
}

#[test]
fn a_tree_is_asked_as_an_edition_is() {
    let tree = fixtures::folder("trees").join("nethack-3.6.2-like").display().to_string();
    let odds = document(&format!("odds -e {tree} --depth 5 --xl 3"));
    assert_eq!((&odds["rules"]["id"], &odds["window"]), (&"3.6.2".into(), &serde_json::json!([0, 4])));
    assert!(!odds["entries"].as_array().unwrap().is_empty(), "{odds}");
}

#[test]
fn a_table_without_classes_is_told_from_one_that_lacks_a_class() {
    let tree = fixtures::folder("trees").join("hack-1.0-like").display().to_string();
    let ran = run(["class", "h", "-e", &tree, "--depth", "5", "--xl", "3"]);
    assert_eq!((ran.status, &*ran.stdout), (2, ""));
    assert!(ran.stderr.contains("has no classes with a name"), "{}", ran.stderr);
}

#[test]
fn turns_by_depth_and_place() {
    let era = |place: &str| document(&format!("odds {place} --xl 14 --turns 1"))["by_turn"]["era"].clone();
    for (place, expected) in [
        ("--depth 12", "ordinary"),
        ("--depth 29", "ordinary"),
        ("--depth 30", "below_castle"),
        ("--depth 27 --castle 26", "below_castle"),
        ("--depth 26 --castle 26", "ordinary"),
        ("--depth 12 --demigod", "demigod"),
        ("--depth 35 --branch gehennom", "below_castle"),
        ("--level-difficulty 40", "ordinary"),
        ("--level-difficulty 40 --gehennom", "below_castle"),
        ("--plane water --sanctum 50", "demigod"),
    ] {
        assert_eq!(era(place), expected, "{place}");
    }
    let odds = document("odds -e nethack-3.6.7 --depth 5 --xl 3 --turns 1000");
    let jackal = odds["entries"].as_array().unwrap().iter().find(|entry| entry["name"] == "jackal").unwrap();
    // 3 of 110, one in 70 turns, and one more every other time.
    assert_eq!(jackal["by_turn"]["individuals"], serde_json::json!({"num": 45, "den": 77}));
    let at_least_once = jackal["by_turn"]["at_least_once"].as_f64().unwrap();
    assert!((at_least_once - (1.0 - (1.0 - 3.0 / 7700.0_f64).powi(1000))).abs() < 1e-12, "{at_least_once}");
}

#[test]
fn why_a_monster_does_not_come() {
    let odds = document("odds -e nethack-3.6.7 --depth 5 --xl 3 --why xan --why newt");
    let words = |at: usize| odds["excluded"][at]["conditions"].as_array().unwrap().clone();
    assert_eq!(words(0)[0]["words"], "too strong: difficulty 9, and the greatest is 4 (montoostrong)");
    assert_eq!((words(0).len(), words(1).len()), (1, 0));
    // Whoever does not come is kept out by something, and nobody who does.
    let all = document("odds --depth 20 --xl 9 --gehennom --excluded");
    let count = |key: &str| all[key].as_array().unwrap().len();
    assert_eq!(count("entries") + count("excluded"), 383);
    let liches = document("class L --depth 25 --xl 14 --excluded");
    let names: Vec<_> = liches["excluded"].as_array().unwrap().iter().map(|lich| lich["name"].clone()).collect();
    assert_eq!(names, ["master lich", "arch-lich"]);
    // The enemies of a quest come whatever keeps them out elsewhere.
    let mummy = |quest: &str| {
        let odds = document(&format!("odds -e nethack-3.6.7 --depth 12 --xl 1 --why PM_HUMAN_MUMMY{quest}"));
        odds["excluded"][0]["conditions"].as_array().unwrap().len()
    };
    assert_eq!((mummy(""), mummy(" --quest Arc")), (1, 0));
}

#[test]
fn a_class_by_its_caller() {
    let liches = document("class L -e nethack-5.0.0 --depth 25 --xl 14");
    assert_eq!((chance(&liches, "lich"), chance(&liches, "demilich")), (Some("3/4".into()), Some("1/4".into())));
    let eels = document("class ; --depth 10 --xl 8 --caller special-level");
    assert_eq!(eels["scenario"]["allow"], serde_json::json!(["G_NOGEN"]));
    assert_eq!(chance(&eels, "jellyfish").unwrap(), "3371/5280");
    assert_eq!(document("class ; --depth 10 --xl 8 --allow G_NOGEN")["entries"], eels["entries"]);
    // What is allowed besides adds to the caller's mask.
    let more = document("class ; --depth 10 --xl 8 --caller special-level --allow G_UNIQ,G_NOGEN");
    assert_eq!(more["scenario"]["allow"], serde_json::json!(["G_NOGEN", "G_UNIQ"]));
    let ants = document("class a -e nethack-3.6.7 --depth 1 --xl 1 --caller polymorph");
    assert_eq!(chance(&ants, "giant ant").unwrap(), "3/11");
}

#[test]
fn what_cannot_be_is_refused_with_what_can() {
    let mut failures = Failures::new();
    let cases = [
        ("odds --plane fire --sanctum 50 --xl 14 --gehennom", "--gehennom is impossible on a plane"),
        ("odds --plane fire --sanctum 50 --xl 14 --depth 4", "--depth is impossible on a plane"),
        ("odds --plane fire --xl 14", "--plane needs --sanctum"),
        ("odds --depth 0 --xl 3", "--depth 0 is impossible: NetHack 5.0.0 has 1 to 53"),
        ("odds --depth 60 --xl 3", "--depth 60 is impossible: NetHack 5.0.0 has 1 to 53"),
        ("odds --depth 99999999999 --xl 3", "number too large"),
        ("odds --depth 5-8 --xl 3", "`5-8` is no number; give one, as 5, or a range with both ends, as 1..50"),
        ("odds --depth 5 --xl 0", "--xl 0 is impossible: a hero has 1 to 30"),
        ("odds --depth 5 --xl 31", "--xl 31 is impossible: a hero has 1 to 30"),
        ("odds --level-difficulty -3 --xl 3", "--level-difficulty -3 is impossible: monstr has 1 to 1000"),
        ("odds --depth 5 --xl 3 --genocided soldrt", "the nearest are soldier,"),
        ("odds --depth 5 --xl 3 --why soldrt", "the nearest are soldier,"),
        ("odds --depth 5 --xl 3 --castle 30 --turns 9", "--castle 30 is impossible: NetHack 5.0.0 has 1 to 29"),
        ("odds --depth 5 --xl 3 --turns 0", "0 is not in 1..=10000000"),
        ("odds -e xnethack-9.1 --depth 5 --xl 3 --rogue", "--rogue: xNetHack 9.1 knows no such thing"),
        ("odds -e nethack-9 --depth 5 --xl 3", "did you mean nethack-"),
        ("class liche --depth 5 --xl 3", "the nearest names are LICH,"),
        ("class Z --depth 5 --xl 3 --caller nobody", "there are special-level, special-object, throne-room,"),
        ("class L --depth 5 --xl 3 --caller graveyard", "asks for S_ZOMBIE, S_VAMPIRE, S_DEMON only (morguemon()"),
        ("class a -e nethack-3.4.3 --depth 5 --xl 3 --caller polymorph", "there are special-level, throne-room,"),
        ("class a --depth 5 --xl 3 --caller polymorph --allow G_UNIQ", "takes no mask"),
        ("class a --depth 5 --xl 3 --caller polymorph --monster-alignment lawful", "does not choose by alignment"),
        ("class a -e nethack-3.4.3 --depth 5 --xl 3 --monster-alignment lawful", "does not choose by alignment"),
        ("class a -e nethack-3.4.3 --depth 5 --xl 3 --allow G_HELL", "NetHack 3.4.3 can allow G_NOGEN, G_UNIQ"),
    ];
    for (line, expected) in cases {
        let ran = run(line.split(' '));
        if ran.status != 2 || !ran.stderr.contains(expected) || !ran.stdout.is_empty() {
            failures.push(line, format!("{}: {}{}", ran.status, ran.stderr, ran.stdout));
        }
    }
    failures.finish(cases.len());
}
