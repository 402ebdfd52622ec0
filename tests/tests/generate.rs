//! `monstr odds`, `monstr simulate` and `monstr class` from end to end.

use monstr_tests::program::{Ran, command, run};
use monstr_tests::{Value, fixtures};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn words(line: &str) -> Vec<String> {
    // A plus stands for a blank within a word.
    line.split(' ').map(|word| word.replace('+', " ")).collect()
}

fn documents(line: &str) -> Vec<Value> {
    Value::parse_lines(&run(words(line)).success())
}

/// The chances of one document by name, as they are written.
fn chances(document: &Value) -> BTreeMap<String, String> {
    let entries = document.get("entries").unwrap().list();
    let fraction = |entry: &Value| format!("{}/{}", entry.get("num").unwrap().int(), entry.get("den").unwrap().int());
    let name = |entry: &Value| match entry.get("name").unwrap() {
        Value::Text(name) => name.clone(),
        _ => String::new(),
    };
    entries.iter().map(|entry| (name(entry), fraction(entry))).collect()
}

fn number(document: &Value, keys: &[&str]) -> i128 {
    keys.iter().fold(document, |value, key| value.get(key).unwrap()).int()
}

#[test]
fn odds_of_an_ordinary_level() {
    let line = "odds -e nethack-3.6.7 --depth 5 --xl 3";
    let documents = documents(&format!("{line} --format json"));
    let [document] = documents.as_slice() else { panic!("{documents:?}") };
    let window: Vec<_> = document.get("window").unwrap().list().iter().map(Value::int).collect();
    assert_eq!((window, number(document, &["total_weight"])), (vec![0, 4], 110));
    let chances = chances(document);
    assert_eq!((chances.len(), chances["floating eye"].as_str()), (59, "1/22"));

    let text = run(words(line)).success();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("NetHack 3.6.7: level difficulty 5, experience level 3"));
    assert_eq!(lines.next(), Some("difficulties 0 to 4: 59 monsters, total weight 110"));
    let rate = "a turn brings one with a chance of 1/70, below the castle 1/50, for a demigod 1/25";
    assert_eq!(lines.next(), Some(rate));
    assert!(text.contains("floating eye    4.55 %   5/110    22"), "{text}");
    assert!(text.trim_end().lines().last().unwrap().contains("100.00 %"), "{text}");
}

#[test]
fn places_lead_to_difficulties_of_levels() {
    for (place, expected) in [
        ("-e nethack-3.6.7 --depth 10 --amulet --deepest 49 --xl 14", 49),
        ("--plane fire --sanctum 50 --xl 14", 57),
        ("--plane fire --sanctum 50 --xl 14 --aggravate", 50),
        ("-e nethack-3.7 --plane fire --sanctum 50 --xl 14 --aggravate", 72),
        ("--branch sokoban --depth 5 --entry 9 --xl 6", 13),
        ("-e nethack-3.4.3 --branch sokoban --depth 5 --xl 6", 5),
        // Its lowest level is at 39, below the stairs.
        ("-e evilhack-0.9.3 --branch vlad --depth 38 --entry 38 --xl 15", 42),
        ("-e xnethack-9.1 --place citadel --depth 32 --entry 33 --xl 15", 34),
        ("--place sokoban --depth 5 --entry 9 --xl 6", 13),
        ("--place water --sanctum 50 --xl 14", 57),
        ("--level-difficulty 72 --xl 1", 72),
    ] {
        let documents = documents(&format!("odds {place} --format json"));
        assert_eq!(number(&documents[0], &["scenario", "level_difficulty"]), expected, "{place}");
    }
}

#[test]
fn branches_and_planes_imply_what_their_levels_are() {
    for (place, alignment, gehennom, temperature) in [
        ("--depth 40 --branch gehennom", "none", true, "hot"),
        ("--depth 40 --branch gehennom --temperature temperate", "none", true, "temperate"),
        ("-e nethack-3.6.7 --depth 40 --branch gehennom", "none", true, "temperate"),
        ("--depth 37 --branch vlad --entry 39", "chaotic", false, "temperate"),
        ("--depth 6 --branch mines", "lawful", false, "temperate"),
        ("--depth 6 --branch mines --level-alignment none", "none", false, "temperate"),
        ("--plane fire --sanctum 50", "none", false, "hot"),
        ("--place fire --sanctum 50", "none", false, "hot"),
        ("--place oracle --depth 7", "neutral", false, "temperate"),
        ("--place medusa --depth 22 --gehennom", "chaotic", true, "hot"),
        ("--place valley --depth 27", "none", true, "temperate"),
        ("--place valley --depth 27 --gehennom", "none", true, "temperate"),
        ("--place valley --depth 27 --temperature cold", "none", true, "cold"),
        ("--place gehennom --depth 27", "none", true, "hot"),
        ("--place minetn --depth 5", "lawful", false, "temperate"),
        ("--place medusa --level-difficulty 3 --level-alignment neutral", "neutral", false, "temperate"),
        ("-e slashem-0.0.7E7F3 --place spider-caves --depth 28", "chaotic", false, "temperate"),
        ("-e xnethack-9.1 --place cocytus --depth 30", "lawful", true, "cold"),
        ("--level-difficulty 20", "none", false, "temperate"),
        ("--level-difficulty 20 --gehennom", "none", true, "hot"),
    ] {
        let documents = documents(&format!("odds {place} --xl 10 --format json"));
        let scenario = documents[0].get("scenario").unwrap();
        let text = |key| match scenario.get(key).unwrap() {
            Value::Text(text) => text.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(text("level_alignment"), alignment, "{place}");
        assert_eq!(text("temperature"), temperature, "{place}");
        assert_eq!(scenario.get("gehennom"), Some(&Value::Bool(gehennom)), "{place}");
    }
}

#[test]
fn ranges_are_lines() {
    let documents = documents("odds --depth 1..5 --xl 1..3 --format json");
    let found: Vec<_> = documents
        .iter()
        .map(|document| (number(document, &["scenario", "depth"]), number(document, &["scenario", "xl"])))
        .collect();
    let expected: Vec<_> = (1..=5).flat_map(|depth| (1..=3).map(move |level| (depth, level))).collect();
    assert_eq!(found, expected);
}

#[test]
fn odds_of_classes() {
    for (line, expected) in [
        ("L -e nethack-5.0.0 --depth 25 --xl 14", vec![("lich", "3/4"), ("demilich", "1/4")]),
        ("V -e nethack-3.4.3 --level-difficulty 40 --xl 5", vec![("vampire", "1/1")]),
        ("ghost -e nethack-3.6.7 --depth 10 --xl 8", vec![("", "1/1")]),
        ("S_KOP -e nethack-3.6.7 --depth 10 --xl 8 --allow G_NOGEN", vec![("", "1/1")]),
        ("& -e nethack-3.6.7 --depth 5 --xl 3 --monster-alignment neutral", vec![("", "1/1")]),
    ] {
        let documents = documents(&format!("class {line} --format json"));
        let expected: BTreeMap<_, _> =
            expected.into_iter().map(|(name, chance)| (name.to_owned(), chance.to_owned())).collect();
        assert_eq!(chances(&documents[0]), expected, "{line}");
    }
}

#[test]
fn a_tree_answers_as_an_edition_does() {
    let tree = fixtures::folder("trees").join("nethack-3.6.2-like").display().to_string();
    let line = ["odds", "--depth", "5", "--xl", "3", "--format", "json", "-e"];
    let document = run(line.into_iter().chain([tree.as_str()])).success();
    assert!(document.contains("\"rules\":{\"id\":\"3.6.2\",\"assumed_from\":null}"), "{document}");
    // The environment names the edition where the command line does not.
    let ran: Ran = command(["odds", "--depth", "5", "--xl", "3"]).env("MONSTR_EDITION", &tree).output().unwrap().into();
    assert!(ran.success().starts_with("NetHack 3.6.2: "));
    assert!(run(["odds", "--depth", "5", "--xl", "3"]).success().starts_with("NetHack 5.0.0: "));
}

#[test]
fn rules_that_are_not_sure_say_so() {
    let assumed = "The rules are assumed: this edition's own are not modelled, and those of nethack-3.4.3 are nearest.";
    let read = "The rules were read in the source, and not held against the game as it runs.";
    for (edition, expected) in [("dnao-3.23", assumed), ("xnethack-9.1", read), ("evilhack-0.9.3", read)] {
        for command in ["odds", "class L"] {
            let text = run(words(&format!("{command} -e {edition} --depth 5 --xl 3"))).success();
            assert!(text.lines().any(|line| line == expected), "{text}");
        }
    }
}

#[test]
fn what_cannot_be_says_what_can() {
    for (line, expected) in [
        ("odds --depth 0 --xl 3", "--depth 0 is impossible: NetHack 5.0.0 has 1 to 53"),
        ("odds --depth 60 --xl 3", "--depth 60 is impossible: NetHack 5.0.0 has 1 to 53"),
        ("odds --depth 1..60 --xl 3", "--depth 60 is impossible"),
        ("odds -e slashem-0.0.7E7F3 --depth 70 --xl 3", "has 1 to 63"),
        ("odds --depth 5 --xl 0", "--xl 0 is impossible: a hero has 1 to 30"),
        ("odds --depth 5 --xl 31", "--xl 31 is impossible: a hero has 1 to 30"),
        ("odds --depth 9..5 --xl 3", "the lower number comes first"),
        ("odds --level-difficulty 0 --xl 3", "--level-difficulty 0 is impossible"),
        ("odds --level-difficulty 5 --depth 5 --xl 3", "cannot be used with"),
        ("odds --xl 3", "Give --depth"),
        ("odds --depth 5", "--xl <N>"),
        ("odds --plane fire --sanctum 50 --xl 14 --gehennom", "--gehennom is impossible on a plane"),
        ("odds --plane fire --sanctum 50 --xl 14 --depth 5", "--depth is impossible on a plane"),
        ("odds --plane fire --sanctum 50 --xl 14 --rogue", "the Rogue level is on no plane"),
        ("odds --plane fire --xl 14", "--plane needs --sanctum"),
        ("odds --depth 10 --amulet --xl 14", "--deepest"),
        ("odds --depth 10 --amulet --deepest 9 --xl 14", "the hero has been there"),
        ("odds --depth 5 --branch sokoban --xl 3", "sokoban needs --entry"),
        ("odds --depth 9 --branch sokoban --entry 9 --xl 3", "sokoban entered from depth 9 has 5 to 8"),
        ("odds --depth 40 --place medusa --xl 3", "Medusa's island, in NetHack 5.0.0, has 21 to 28"),
        ("odds --depth 20..28 --place medusa --xl 3", "--depth 20 is impossible"),
        ("odds --place medusa --xl 3", "--place medusa needs --depth: Medusa's island, in NetHack 5.0.0, has 21 to 28"),
        ("odds --depth 5 --place medsa --xl 3", "no place called medsa; the nearest are medusa"),
        ("odds --depth 15 --place rogue --xl 3 -e xnethack-9.1", "xNetHack 9.1 has no place called rogue"),
        ("odds --depth 30 --place baalz --xl 3 -e xnethack-9.1", "name one: cocytus, asphodel"),
        ("odds --depth 5 --place sokoban --entry 20 --xl 3", "--entry 20 is impossible"),
        ("odds --depth 5 --place oracle --branch main --xl 3", "cannot be used with"),
        ("odds --place air --xl 14", "--place needs --sanctum"),
        ("odds --depth 5 --sanctum 50 --xl 3", "--sanctum matters on the planes"),
        ("class L --depth 40 --place oracle --xl 3", "the Oracle, in NetHack 5.0.0, has 5 to 9"),
        ("odds --depth 7 --place oracle --quest Arc --xl 14", "--place is impossible with --quest"),
        ("odds --depth 5 --entry 9 --xl 3", "--entry matters where a branch leads up"),
        ("odds --depth 5 --xl 3 -e xnethack-9.1 --rogue", "--rogue: xNetHack 9.1 knows no such thing"),
        ("odds --depth 5 --xl 3 -e nethack-3.6.7 --temperature hot", "--temperature: NetHack 3.6.7 knows no such"),
        ("odds --depth 5 --xl 3 -e nethack-3.6.7 --max-adjust 3", "--max-adjust: NetHack 3.6.7 knows no such"),
        ("odds --depth 5 --xl 3 -e nethack-3.6.7 --aggravate", "--aggravate: NetHack 3.6.7 knows no such"),
        ("odds --depth 5 --xl 3 --genocided soldrt", "the nearest are soldier"),
        ("odds --depth 5 --xl 3 --genocided soldier+any", "no monster called soldier any; the nearest is soldier ant"),
        ("odds --depth 5 --xl 3 --gehennom --rogue -e nethack-3.6.7", "the Rogue level is in the main dungeon"),
        ("odds --depth 5 --xl 3 --branch mines --rogue -e nethack-3.6.7", "the Rogue level is in the main dungeon"),
        ("odds --depth 5 --xl 3 --extinct wererat", "has several monsters called wererat; name one:"),
        ("odds --depth 5 --xl 3 -e nethack-3.6.8", "did you mean nethack-3.6."),
        ("simulate --depth 5 --xl 3 --draws 0", "0 is not in 1..=1000000000"),
        ("simulate --depth 5 --xl 3 --draws 1000000001", "1000000001 is not in 1..=1000000000"),
        ("simulate --depth 5 --xl 3 --seed x", "invalid value 'x' for '--seed <S>'"),
        ("simulate --depth 0 --xl 3", "--depth 0 is impossible: NetHack 5.0.0 has 1 to 53"),
        ("class S_GOST --depth 5 --xl 3", "the nearest names are GHOST"),
        ("class 7 --depth 5 --xl 3", "has no class 7; there are abc"),
        ("class L --depth 5 --xl 3 --allow G_FOO", "can allow G_NOGEN, G_UNIQ, G_HELL, G_NOHELL, G_IGNORE"),
        ("class L --depth 5 --xl 3 -e nethack-3.6.7 --allow G_IGNORE", "NetHack 3.6.7 can allow G_NOGEN, G_UNIQ"),
        ("class L --depth 5 --xl 3 -e nethack-3.4.3 --monster-alignment lawful", "does not choose by alignment"),
    ] {
        let ran = run(words(line));
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{line}: {}", ran.stderr);
        assert!(ran.stderr.contains(expected), "{line}: {}", ran.stderr);
        assert!(!ran.stderr.contains("panicked"), "{}", ran.stderr);
    }
    let hack = fixtures::folder("trees").join("hack-1.0-like").display().to_string();
    let ran = run(["odds", "--depth", "5", "--xl", "3", "-e", &hack]);
    assert!(ran.status == 2 && ran.stderr.contains("says nothing of how often"), "{}", ran.stderr);
}

#[test]
fn the_quest_of_a_role() {
    let [document] = &documents("odds -e nethack-3.4.3 --quest Arc --depth 14 --xl 14 --format json")[..] else {
        panic!("one place, one document")
    };
    let scenario = document.get("scenario").unwrap();
    let text = |key: &str| scenario.get(key).and_then(Value::text).map(str::to_owned);
    assert_eq!((text("quest"), text("branch")), (Some("Archeologist".to_owned()), Some("quest".to_owned())));
    let entries = document.get("entries").unwrap().list();
    let ratio = |key: &str, entry: &Value| number(entry, &[key]).to_string().parse::<f64>().unwrap();
    let chance = |entry: &Value| ratio("num", entry) / ratio("den", entry);
    let sum: f64 = entries.iter().map(chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    let of = |name: &str| entries.iter().find(|entry| entry.get("name").and_then(Value::text) == Some(name)).unwrap();
    // The second enemies are asked for in 6/7 * 1/5, and the species itself in 4/5 of that.
    assert!(chance(of("human mummy")) > 24.0 / 175.0);
    // The first are any snakes, in 6/7 * 4/5.
    let snakes = ["garter snake", "snake", "water moccasin", "pit viper", "python", "cobra"];
    let is_snake = |entry: &&Value| entry.get("name").and_then(Value::text).is_some_and(|name| snakes.contains(&name));
    assert!(entries.iter().filter(is_snake).map(chance).sum::<f64>() > 24.0 / 35.0);

    // By another spelling, and from the tree's own name of a role.
    let line = |role: &str| format!("odds -e nethack-3.4.3 --quest {role} --depth 14 --xl 14 --format json");
    assert_eq!(&documents(&line("archeologist"))[..], std::slice::from_ref(document));
    let text = run(words("odds -e nethack-5.0.0 --quest Val --depth 12 --xl 14")).success();
    assert!(text.contains("The quest of the Valkyrie") && text.contains("fire ant"), "{text}");
}

#[test]
fn impossible_quests() {
    for (line, expected) in [
        (
            "-e nethack-3.4.3 --quest Archaeologist --depth 14",
            "no role called Archaeologist; the nearest are Archeologist",
        ),
        ("-e nethack-3.2.3 --quest Arc --depth 14", "NetHack 3.2.3 has no list of roles"),
        ("-e unnethack-6.0.15 --quest Arc --depth 14", "does not list who comes in the quest of this role"),
        ("-e dnao-3.23 --quest Monk --depth 14", "does not list who comes in the quest of this role"),
        ("--quest Arc --plane fire --sanctum 50", "--plane is impossible with --quest"),
        ("--quest Arc --branch mines --depth 4", "--branch is impossible with --quest"),
        ("-e nethack-3.4.3 --quest Arc --rogue --depth 14", "--rogue is impossible with --quest"),
    ] {
        let Ran { status, stderr, .. } = run(words(&format!("odds {line} --xl 14")));
        assert!(status == 2 && stderr.contains(expected), "{line}: {status}: {stderr}");
    }
}

/// What `monstr simulate` draws, a document for each place. Its statistic has a fraction, so this is not [`Value`].
fn simulations(line: &str) -> Vec<serde_json::Value> {
    let lines = run(words(&format!("simulate {line} --format json"))).success();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// How often each monster came, and last that none did.
fn drawn(document: &serde_json::Value) -> Vec<u64> {
    let entries = document["entries"].as_array().unwrap();
    let counts = entries.iter().chain(document.get("nothing")).map(|entry| entry["drawn"].as_u64().unwrap());
    counts.collect()
}

#[test]
fn a_seed_gives_the_same_draws() {
    let line = "-e nethack-3.6.7 --depth 5 --xl 3 --draws 20000";
    let first = simulations(&format!("{line} --seed 5"));
    assert_eq!(first, simulations(&format!("{line} --seed 5")));
    assert_ne!(drawn(&first[0]), drawn(&simulations(&format!("{line} --seed 6"))[0]));
    assert_eq!(simulations(line), simulations(&format!("{line} --seed 0")));
    // Each of several places begins anew.
    let places = simulations("-e nethack-3.6.7 --depth 4..5 --xl 3 --draws 20000 --seed 5");
    assert_eq!((places.len(), &places[1]), (2, &first[0]));
}

#[test]
fn draws_agree_with_the_odds() {
    for (line, seed) in [
        ("-e nethack-3.4.3 --depth 12 --xl 8", 1),
        ("-e nethack-3.6.7 --branch gehennom --depth 40 --xl 14", 2),
        ("--plane fire --sanctum 50 --xl 14", 3),
        ("-e slashem-0.0.7E7F3 --depth 20 --xl 10", 4),
        ("-e nethack-5.0.0 --quest Val --depth 12 --xl 14", 5),
    ] {
        let documents = simulations(&format!("{line} --draws 200000 --seed {seed}"));
        let [document] = documents.as_slice() else { panic!("{documents:?}") };
        let p = document["p"].as_f64().unwrap();
        assert!(p > 1e-6, "{line}: {p}");
        assert_eq!((document["draws"].as_u64(), document["seed"].as_u64()), (Some(200_000), Some(seed)));
        assert_eq!(drawn(document).iter().sum::<u64>(), 200_000, "{line}");
        let entries = document["entries"].as_array().unwrap();
        assert!(document["degrees_of_freedom"].as_u64().unwrap() < entries.len() as u64, "{line}");
        let odds = run(words(&format!("odds {line} --format json"))).success();
        let odds: serde_json::Value = serde_json::from_str(&odds).unwrap();
        assert_eq!(odds["entries"].as_array().unwrap().len(), entries.len(), "{line}");
        for (entry, of_odds) in entries.iter().zip(odds["entries"].as_array().unwrap()) {
            for key in ["index", "symbol", "name", "num", "den"] {
                assert_eq!(entry[key], of_odds[key], "{line}: {key}");
            }
        }
    }
}

#[test]
fn a_simulation_for_people() {
    let text = run(words("simulate -e nethack-3.6.7 --depth 1 --xl 1 --draws 21000")).success();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("NetHack 3.6.7: level difficulty 1, experience level 1"));
    let result = lines.next().unwrap();
    assert!(
        result.starts_with("seed 0, 21000 draws: chi-square ") && result.contains(", degrees of freedom 8, p "),
        "{text}"
    );
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(lines.nth(1).unwrap()), ["monster", "expected", "drawn", "deviations"]);
    assert_eq!(words(lines.next().unwrap())[..2], ["newt", "5000.0"]);
    assert_eq!(lines.count(), 8);
}

#[test]
fn a_simulation_where_nothing_comes() {
    let line = "--level-difficulty 1 --xl 1 --min-adjust 900 --draws 50";
    let text = run(words(&format!("simulate {line}"))).success();
    assert!(
        text.ends_with("seed 0, 50 draws: chi-square 0.00, degrees of freedom 0, p 1.0000\nNo monster comes.\n"),
        "{text}"
    );
    let document = &simulations(line)[0];
    assert_eq!((&document["entries"], &document["p"]), (&serde_json::json!([]), &serde_json::json!(1.0)));
    let nothing = serde_json::json!({"num": 1, "den": 1, "expected": 50.0, "drawn": 50});
    assert_eq!(document["nothing"], nothing);
}

#[test]
fn the_rogue_level_is_a_place() {
    let letters = documents("odds --place rogue --depth 16 --xl 10 --format json");
    let same = documents("odds --rogue --depth 16 --xl 10 --format json");
    assert_eq!(letters[0].get("entries"), same[0].get("entries"));
    assert_eq!(letters[0].get("scenario").unwrap().get("place"), Some(&Value::Text("rogue".to_owned())));
}

#[test]
fn tables_of_an_edition() {
    let text = run(["tables", "-e", "nethack-3.6.7"]).success();
    assert!(text.starts_with("NetHack 3.6.7: places\n"), "{text}");
    for line in [
        "oracle         5 to 9    neutral                          the Oracle",
        "sokoban        2 to 9    neutral                          Sokoban, climbed; entered from 6 to 10",
        "-20         0       0        5",
        "0           2       5        2",
    ] {
        let squeezed = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.lines().any(|found| squeezed(found) == squeezed(line)), "{line} in {text}");
    }
    let assumed = run(["tables", "-e", "unnethack-6.0.15"]).success();
    assert!(assumed.contains("The rules are assumed"), "{assumed}");
    let text = run(["tables", "-e", "nethack-3.6.7", "--monsters"]).success();
    assert!(text.contains("main 1, XL 11"), "{text}");
}

/// A tree whose only class has so many monsters, of difficulties that go up and down.
fn one_class(folder: &Path, members: usize) {
    let rows = (0..members).map(|at| format!("{{ \"ant {at}\", S_ANT, {}, 1 }},\n", 1 + at % 2 * 20));
    let rows = rows.collect::<Vec<_>>().concat();
    let table = format!(
        "#define S_ANT 1\nstruct permonst {{ const char *mname; char mlet, mlevel; unsigned short geno; }};\n\
         struct permonst mons[] = {{\n{rows}{{ 0 }} }};\n"
    );
    fs::create_dir(folder.join("src")).unwrap();
    fs::write(folder.join("src/monst.c"), table).unwrap();
}

#[test]
fn a_class_with_hundreds_of_monsters_has_its_odds_and_one_with_thousands_has_none() {
    for (members, refusal) in
        [(300, None), (5_000, Some("error: S_ANT has 5000 monsters; the odds of a class are told for 2000 at most\n"))]
    {
        let folder = TempDir::new().unwrap();
        one_class(folder.path(), members);
        let mut arguments = words("class S_ANT --level-difficulty 5 --xl 20 --excluded --format json -e");
        arguments.push(folder.path().to_str().unwrap().to_owned());
        let ran = run(arguments);
        if let Some(refusal) = refusal {
            assert!(ran.status == 2 && ran.stderr.ends_with(refusal), "{}", ran.stderr);
            continue;
        }
        // Its numbers are longer than those that a JSON library keeps.
        let document = ran.success();
        assert_eq!(document.matches("\"num\"").count() + document.matches("\"conditions\"").count(), members);
    }
}
