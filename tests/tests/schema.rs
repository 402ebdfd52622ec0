//! The program's JSON against the schemas in `docs/schema/`, which are what other programs may rely on.

use jsonschema::Validator;
use monstr_tests::program::run;
use monstr_tests::report::Failures;
use monstr_tests::repository::Repository;
use monstr_tests::{fixtures, oracle};
use serde_json::{Value, json};

/// The schema `docs/schema/NAME.schema.json`, itself held against the meta-schema.
fn schema(name: &str) -> Validator {
    let path = fixtures::folder("../docs/schema").join(format!("{name}.schema.json"));
    let schema: Value = serde_json::from_str(&fixtures::text(&path)).unwrap();
    if let Err(error) = jsonschema::draft202012::meta::validate(&schema) {
        panic!("{name}: {error}");
    }
    jsonschema::draft202012::new(&schema).unwrap()
}

/// What a schema has against a document.
fn errors(schema: &Validator, document: &str) -> Vec<String> {
    let document = serde_json::from_str(document).unwrap();
    schema.iter_errors(&document).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Trees in the shapes that the game had.
const TREES: [&str; 5] =
    ["hack-1.0-like", "nethack-3.4.3-like", "nethack-3.6.2-like", "nethack-3.7-like", "slashem-like"];

#[test]
fn editions_are_as_their_schema_says() {
    let schema = schema("editions");
    assert_eq!(errors(&schema, &run(["editions", "--format", "json"]).success()), [""; 0]);
}

#[test]
fn difficulties_are_as_their_schema_says() {
    let schema = schema("difficulty");
    let mut failures = Failures::new();
    let mut subjects: Vec<_> = oracle::editions().into_iter().map(|facts| facts.edition).collect();
    subjects.extend(TREES.map(|tree| fixtures::folder("trees").join(tree).display().to_string()));
    for subject in &subjects {
        let document = run(["difficulty", "--format", "json", subject]).success();
        failures.differences(subject, &errors(&schema, &document));
    }
    failures.finish(subjects.len());
}

#[test]
fn what_is_identified_is_as_its_schema_says() {
    let schema = schema("identify");
    let mut failures = Failures::new();
    let trees = TREES.into_iter().chain(["nethack4-like/libnethack"]);
    for tree in trees {
        let path = fixtures::folder("trees").join(tree).display().to_string();
        let document = run(["identify", "--format", "json", &path]).success();
        failures.differences(tree, &errors(&schema, &document));
    }
    failures.finish(TREES.len() + 1);
}

#[test]
fn lines_of_several_trees_are_as_their_schemas_say() {
    let trees = fixtures::folder("trees").display().to_string();
    let mut failures = Failures::new();
    for command in ["difficulty", "identify"] {
        let schema = schema(command);
        let lines = run([command, "--all", "--format", "json", &trees]).success();
        for line in lines.lines() {
            failures.differences(command, &errors(&schema, line));
        }
        assert!(lines.lines().count() > TREES.len(), "{lines}");
    }
    failures.finish(2);
}

#[test]
fn odds_are_as_their_schema_says() {
    let schema = schema("odds");
    let mut failures = Failures::new();
    let editions = oracle::editions();
    for facts in &editions {
        let document = run(["odds", "-e", &facts.edition, "--depth", "9", "--xl", "7", "--format", "json"]).success();
        failures.differences(&facts.edition, &errors(&schema, &document));
    }
    let places = [
        "--place rogue --depth 15",
        "--plane fire --sanctum 50",
        "--branch gehennom --depth 40..42",
        "--level-difficulty 1 --rogue",
    ];
    for place in places {
        let gone = "--xl 14..15 --genocided newt --extinct PM_XAN --min-adjust -1 --max-adjust 2 --format json";
        let lines = run(["odds"].into_iter().chain(place.split(' ')).chain(gone.split(' '))).success();
        let found: Vec<_> = lines.lines().flat_map(|line| errors(&schema, line)).collect();
        failures.differences(place, &found);
    }
    let more = ["--turns 500 --why newt --why PM_XAN", "--turns 1 --excluded", "--quest Sam --excluded --turns 7"];
    for options in more {
        let line = format!("odds --depth 12..13 --xl 9 {options} --format json");
        let lines = run(line.split(' ')).success();
        let found: Vec<_> = lines.lines().flat_map(|line| errors(&schema, line)).collect();
        failures.differences(options, &found);
    }
    failures.finish(editions.len() + places.len() + more.len());
}

#[test]
fn simulations_are_as_their_schema_says() {
    let schema = schema("simulate");
    let mut failures = Failures::new();
    let places = [
        "--depth 9 --xl 7",
        "--depth 3..4 --xl 1..2 --seed 18446744073709551615",
        "-e evilhack-0.9.3 --plane fire --sanctum 49 --xl 14",
        "-e nethack-3.4.3 --quest Arc --depth 14 --xl 14",
        // Nothing comes.
        "--level-difficulty 1 --xl 1 --min-adjust 900",
    ];
    for place in places {
        let line = format!("simulate {place} --draws 1000 --format json");
        let lines = run(line.split(' ')).success();
        let found: Vec<_> = lines.lines().flat_map(|line| errors(&schema, line)).collect();
        failures.differences(place, &found);
    }
    failures.finish(places.len());
}

#[test]
fn classes_are_as_their_schema_says() {
    let schema = schema("class");
    let mut failures = Failures::new();
    let editions = oracle::editions();
    for facts in &editions {
        for class in ["a", "S_HUMAN", "demon", ";"] {
            let document =
                run(["class", class, "-e", &facts.edition, "--depth", "9", "--xl", "7", "--format", "json"]).success();
            failures.differences(&facts.edition, &errors(&schema, &document));
        }
    }
    let choice = "class & --depth 30..31 --xl 12 --gehennom --monster-alignment lawful --allow G_NOGEN,G_IGNORE";
    let lines = run(choice.split(' ').chain(["--format", "json"])).success();
    let found: Vec<_> = lines.lines().flat_map(|line| errors(&schema, line)).collect();
    failures.differences(choice, &found);
    let callers =
        ["& --caller demon --excluded", "L --caller polymorph --why lich", "; --caller special-object --excluded"];
    for options in callers {
        let line = format!("class {options} --depth 12..13 --xl 9 --format json");
        let lines = run(line.split(' ')).success();
        let found: Vec<_> = lines.lines().flat_map(|line| errors(&schema, line)).collect();
        failures.differences(options, &found);
    }
    failures.finish(editions.len() + 1 + callers.len());
}

#[test]
fn differences_are_as_their_schema_says() {
    let schema = schema("diff");
    let mut failures = Failures::new();
    let mut subjects: Vec<_> = oracle::editions().into_iter().map(|facts| facts.edition).collect();
    subjects.extend(TREES.map(|tree| fixtures::folder("trees").join(tree).display().to_string()));
    for pair in subjects.windows(2) {
        let document = run(["diff", "--format", "json", &pair[0], &pair[1]]).success();
        failures.differences(&pair.join(" "), &errors(&schema, &document));
    }
    let odds = "diff nethack-3.7 xnethack-9.1 --odds --depth 3..5 --xl 4 --format json";
    failures.differences(odds, &errors(&schema, &run(odds.split(' ')).success()));
    failures.finish(subjects.len());
}

#[test]
fn monsters_are_as_their_schema_says() {
    let schema = schema("export");
    let mut failures = Failures::new();
    let lines = run(["export", "--all", "--format", "json"]).success();
    assert_eq!(lines.lines().count(), oracle::editions().len());
    for line in lines.lines() {
        failures.differences("export --all", &errors(&schema, line));
    }
    for tree in TREES {
        let path = fixtures::folder("trees").join(tree).display().to_string();
        failures.differences(tree, &errors(&schema, &run(["export", "-e", &path]).success()));
    }
    let shown = run("show newt PM_XAN Vlad -e nethack-3.4.3,nethack-5.0.0 --format json".split(' ')).success();
    assert_eq!(shown.lines().count(), 2);
    for line in shown.lines() {
        failures.differences("show", &errors(&schema, line));
    }
    let listed = run("list severity=red speed>18 --sort -level --format json".split(' ')).success();
    failures.differences("list", &errors(&schema, &listed));
    failures.finish(lines.lines().count() + TREES.len() + 3);
}

#[test]
fn tables_are_as_their_schema_says() {
    let schema = schema("tables");
    let mut failures = Failures::new();
    let editions = oracle::editions();
    for facts in &editions {
        let document = run(["tables", "-e", &facts.edition, "--format", "json"]).success();
        failures.differences(&facts.edition, &errors(&schema, &document));
    }
    let document = run(["tables", "-e", "nethack-5.0.0", "--monsters", "--format", "json"]).success();
    failures.differences("--monsters", &errors(&schema, &document));
    failures.finish(editions.len() + 1);
}

#[test]
fn explanations_are_as_their_schema_says() {
    let schema = schema("explain");
    let mut failures = Failures::new();
    let editions: Vec<_> = oracle::editions().into_iter().map(|facts| facts.edition).collect();
    for question in ["PM_LICH", "PM_NEWT odds --depth 1..3 --xl 1", "PM_DJINNI weight"] {
        let words = ["explain"].into_iter().chain(question.split(' '));
        let list = editions.join(",");
        let lines = run(words.chain(["--format", "json", "-e", &list])).success();
        assert_eq!(lines.lines().count(), editions.len());
        for line in lines.lines() {
            failures.differences(question, &errors(&schema, line));
        }
    }
    failures.finish(3 * editions.len());
}

#[test]
fn audits_are_as_their_schema_says() {
    let schema = schema("audit");
    let mut failures = Failures::new();
    let mut subjects: Vec<_> = oracle::editions().into_iter().map(|facts| facts.edition).collect();
    let trees = ["code-range-finds", "class-frequency-finds", "accepted-gone-finds", "accepted-gone-silent"];
    subjects.extend(trees.map(|tree| fixtures::folder("audit").join(tree).display().to_string()));
    for subject in &subjects {
        let document = run(["audit", "--format", "json", "--fail-on", "error", subject]).stdout;
        failures.differences(subject, &errors(&schema, &document));
    }
    failures.finish(subjects.len());
}

#[test]
fn histories_are_as_their_schema_says() {
    let schema = schema("history");
    let repository = Repository::new();
    repository.copy_tree("nethack-3.6.2-like");
    repository.commit("the table");
    repository.replace("src/monst.c", "LVL(0, 9, 9, 0, 0)", "LVL(9, 9, 9, 0, 0)");
    repository.commit("a harder ant");
    repository.replace("src/monst.c", "MON(\"moss nymph\", S_NYMPH,", "MON(\"moss nymph\",");
    repository.commit("a broken row");
    let path = repository.path().display().to_string();
    let mut failures = Failures::new();
    for words in [&["--audit"][..], &[], &["moss nymph"]] {
        let arguments = ["history", "--no-cache", "--format", "json", "--repo", &path];
        let lines = run(arguments.iter().chain(words)).success();
        assert!(!lines.is_empty(), "{words:?}");
        for line in lines.lines() {
            failures.differences(&words.join(" "), &errors(&schema, line));
        }
    }
    failures.finish(3);
}

#[test]
fn rows_are_as_their_schema_says() {
    let schema = schema("dump-row");
    let mut failures = Failures::new();
    let check = |tree: &str, failures: &mut Failures| {
        let rows = run(["dump", tree]).success();
        let found: Vec<_> = rows.lines().flat_map(|line| errors(&schema, line)).collect();
        failures.differences(tree, &found);
    };
    for tree in TREES {
        check(&fixtures::folder("trees").join(tree).display().to_string(), &mut failures);
    }
    // Every kind of member that C has.
    let mut files = fixtures::files(&fixtures::folder("init"), "c", 20);
    files.retain(|file| {
        let remarks = fixtures::Remarks::read(&std::fs::read(file).unwrap());
        remarks.get("table").is_none() && remarks.get("flags").is_none()
    });
    for file in &files {
        check(&file.display().to_string(), &mut failures);
    }
    let all = run(["dump", "--all", &fixtures::folder("trees").display().to_string()]).success();
    for line in all.lines() {
        failures.differences("--all", &errors(&schema, line));
    }
    failures.finish(TREES.len() + files.len() + 1);
}

#[test]
fn a_schema_refuses_what_is_not_promised() {
    let refused = |name: &str, document: Value| {
        let schema = schema(name);
        assert!(!schema.is_valid(&document), "{name} takes {document}");
    };
    refused("editions", json!({"editions": [{"id": "nethack-3.6.7"}]}));
    refused("difficulty", json!({"edition": "nethack-3.6.7", "rule": "other", "rows": []}));
    refused("difficulty", json!({"edition": "nethack-3.6.7", "rule": "classic", "assumed": false, "rows": []}));
    refused("identify", json!({"edition": "nethack-3.6.7"}));
    refused(
        "audit",
        json!({"edition": "nethack-3.6.7", "findings": [{"id": "conveys"}], "accepted": [], "not_run": []}),
    );
    refused("odds", json!({"edition": "nethack-3.6.7", "entries": []}));
    refused("simulate", json!({"edition": "nethack-3.6.7", "draws": 0, "entries": []}));
    refused("class", json!({"edition": "nethack-3.6.7", "entries": []}));
    refused("diff", json!({"a": "nethack-3.6.0", "b": "nethack-3.6.1", "changed": []}));
    refused("tables", json!({"edition": "nethack-3.6.7", "places": []}));
    refused("history", json!({"commit": "0123456789012345678901234567890123456789", "error": "no date"}));
    refused("dump-row", json!({"mname": "newt"}));
    refused("dump-row", json!({"_index": -1, "mname": "newt"}));
    refused("dump-row", json!({"_index": 0, "mname": true}));
    refused("dump-row", json!({"_index": 0, "two words": 1}));
    refused("dump-row", json!({"_index": 0, "pointer": {"_ptr": 1}}));
}
