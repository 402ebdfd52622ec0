//! `monstr identify`, `--strict` and `--all`, from end to end.

use monstr_tests::program::{Ran, command, run};
use monstr_tests::{Value, fixtures};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The path of a tree of `trees/`.
fn tree(name: &str) -> String {
    fixtures::folder("trees").join(name).display().to_string()
}

/// What is identified in a tree.
fn identified(arguments: &[&str]) -> Value {
    let words = ["identify", "--format", "json"].into_iter().chain(arguments.iter().copied());
    Value::parse(&run(words).success()).unwrap()
}

/// The texts of a list at `key` of each value.
fn texts(list: &Value, key: &str) -> Vec<String> {
    list.list().iter().map(|value| value.at(key).text().unwrap().to_owned()).collect()
}

/// The `#if`s of a document: condition, monsters, parts of monsters, absent rows.
fn options(document: &Value) -> Vec<(String, bool, [Vec<String>; 3])> {
    let option = |option: &Value| {
        let lists = [("monsters", "name"), ("parts_of", "name"), ("absent", "name")];
        let taken = option.at("taken").to_string() == "true";
        (option.at("condition").text().unwrap().to_owned(), taken, lists.map(|(list, key)| texts(option.at(list), key)))
    };
    document.at("options").list().iter().map(option).collect()
}

fn strings<const N: usize>(list: [&str; N]) -> Vec<String> {
    list.map(str::to_owned).to_vec()
}

/// A tree with fields, names and rows that no other has.
fn odd_tree(folder: &Path) {
    fs::create_dir_all(folder.join("include")).unwrap();
    fs::create_dir_all(folder.join("src")).unwrap();
    let headers = [
        (
            "patchlevel.h",
            "#define VERSION_MAJOR 1\n#define VERSION_MINOR 2\n#define PATCHLEVEL 3\n#define COPYRIGHT_BANNER_A \"Odd'Hack, Copyright 2020\"\n",
        ),
        (
            "permonst.h",
            "struct attack { unsigned char aatyp, adtyp, damn, damd; short reach; };\n\
             struct permonst { const char *mname; char mlet, mlevel; struct attack mattk[2]; unsigned long mflags1, mflags4; int mood; };\n",
        ),
        (
            "names.h",
            "#define S_ANT 1\n#define DEF_ANT 'a'\n#define S_MOTH 2\n#define DEF_MOTH 'm'\n#define AT_BITE 1\n#define AT_LICK 2\n\
             #define AD_PHYS 0\n#define M1_FLY 1\n#define M1_GLOW 2\n#define M4_HUM 1\n",
        ),
    ];
    for (name, text) in headers {
        fs::write(folder.join("include").join(name), text).unwrap();
    }
    let table = r#"#include "permonst.h"
#include "names.h"
#define MON(name, class, level, attacks, flags, more, mood) { name, class, level, attacks, flags, more, mood }
#define BITE { { AT_BITE, AD_PHYS, 1, 2, 0 } }
#define LICK { { AT_LICK, AD_PHYS, 1, 2, 3 } }
struct permonst mons[] = {
    MON("ant", S_ANT, 1, BITE, M1_FLY, 0, 0),
#ifdef MOTHS /* and what they eat */
    MON("moth", S_MOTH, 2, LICK, M1_FLY | M1_GLOW | 64, M4_HUM, 5),
#else
    MON("wool" "worm", S_ANT, 1, BITE, 0, 0, 0),
    { "mite", S_ANT, 0 },
# if NEVER
    MON("never \"ever\"", S_ANT, 1, BITE, 0, 0, 0),
# endif
#endif
    MON("queen", S_ANT, 3,
#ifdef TAME
        LICK,
#else
        BITE,
#endif
        0, 0, 0),
    { 0 }
#ifdef TAIL
    , { 0 }
#endif
};
"#;
    fs::write(folder.join("src/monst.c"), table).unwrap();
}

#[test]
fn a_tree_says_what_it_is() {
    let document = identified(&[&tree("nethack-3.4.3-like")]);
    for (key, expected) in [("edition", "nethack-3.4.3"), ("family", "NetHack"), ("version", "3.4.3")] {
        assert_eq!(document.at(key).text(), Some(expected));
    }
    assert_eq!(document.at("table").at("file").text(), Some("src/monst.c"));
    assert_eq!(document.at("table").at("array").text(), Some("mons"));
    assert_eq!((document.at("rows").int(), document.at("monsters").int()), (10, 9));
    assert_eq!(texts(document.at("unknown").at("fields"), "name"), ["pxlth"]);
    let lacking: Vec<_> = document.at("lacking").list().iter().filter_map(Value::text).collect();
    assert_eq!(lacking, ["difficulty"]);
    // Nothing says what version Hack has.
    let document = identified(&[&tree("hack-1.0-like")]);
    assert_eq!((document.at("family").text(), document.at("version")), (Some("Hack"), &Value::Null));
    let text = run(["identify", &tree("nethack-3.7-like")]).success();
    assert!(text.contains("table: mons_init in include/monsters.h\nrows: 8 monsters and a terminator\n"), "{text}");
}

#[test]
fn optional_monsters_are_named_whether_they_are_there_or_not() {
    let path = tree("nethack-3.4.3-like");
    let there = |names: &[&str]| options(&identified(names));
    let expected = [
        ("ifdef KOPS".to_owned(), true, [strings(["Kop Major"]), vec![], vec![]]),
        ("ifdef CHARON".to_owned(), false, [vec![], vec![], strings(["ferryman"])]),
        ("ifdef MAIL".to_owned(), true, [strings(["letter daemon"]), vec![], vec![]]),
        ("if 0".to_owned(), false, [vec![], vec![], strings(["unfinished"])]),
    ];
    assert_eq!(there(&[&path]), expected);
    let other = there(&[&path, "-U", "MAIL", "-D", "CHARON", "-D", "MS_FERRY=60"]);
    assert_eq!(other[1].2, [strings(["ferryman"]), vec![], vec![]]);
    assert_eq!(other[2].2, [vec![], vec![], strings(["letter daemon"])]);
    // Names by gender: the one that stands for all.
    let gendered = there(&[&tree("nethack-3.7-like"), "-U", "MAIL_STRUCTURES"]);
    assert_eq!(
        gendered.iter().map(|(_, _, lists)| lists[2].clone()).collect::<Vec<_>>(),
        [strings(["letter daemon"]), strings(["rower"])]
    );
}

#[test]
fn every_form_of_a_row_is_found() {
    let folder = TempDir::new().unwrap();
    odd_tree(folder.path());
    let path = folder.path().display().to_string();
    let absent = strings(["woolworm", "mite", "never \"ever\""]);
    let queen = || strings(["queen"]);
    let expected = [
        ("ifdef MOTHS".to_owned(), true, [strings(["moth"]), vec![], vec![]]),
        ("else of ifdef MOTHS".to_owned(), false, [vec![], vec![], absent]),
        ("ifdef TAME".to_owned(), false, [vec![], queen(), vec![]]),
        ("else of ifdef TAME".to_owned(), true, [vec![], queen(), vec![]]),
    ];
    assert_eq!(options(&identified(&[&path, "-DMOTHS"])), expected);
    let without = options(&identified(&[&path]));
    assert_eq!(without[0], ("ifdef MOTHS".to_owned(), false, [vec![], vec![], strings(["moth"])]));
    assert_eq!(without[1].2, [strings(["woolworm", "mite"]), vec![], vec![]]);
}

#[test]
fn what_the_model_does_not_know_is_a_finding() {
    let folder = TempDir::new().unwrap();
    odd_tree(folder.path());
    let path = folder.path().display().to_string();
    let document = identified(&[&path, "-DMOTHS"]);
    assert_eq!(document.at("family").text(), Some("Odd'Hack"));
    let unknown = document.at("unknown");
    assert_eq!(texts(unknown.at("fields"), "name"), ["mood", "mattk[].reach"]);
    assert_eq!(texts(unknown.at("fields"), "type"), ["int", "short"]);
    assert_eq!(texts(unknown.at("names"), "name"), ["S_MOTH", "AT_LICK", "M1_GLOW", "M4_HUM"]);
    assert_eq!(texts(unknown.at("names"), "kind"), ["class", "attack_type", "trait", "trait"]);
    assert_eq!(texts(unknown.at("bits"), "field"), ["mflags1"]);
    assert_eq!(unknown.at("bits").list()[0].at("bits").int(), 64);
    for words in [&["dump"][..], &["difficulty"], &["identify"]] {
        let call = |more: &[&str]| run(words.iter().chain(more).copied().chain([path.as_str()]));
        let (plain, strict) = (call(&["-DMOTHS"]), call(&["-DMOTHS", "--strict"]));
        assert_eq!((plain.status, strict.status), (0, 1), "{words:?}: {}", strict.stderr);
        assert_eq!((plain.stderr.as_str(), &plain.stdout), ("", &strict.stdout), "{words:?}");
        for note in [
            "unknown field: mood, int (1 monster)",
            "unknown attack type: AT_LICK (1 monster)",
            "0x40 of mflags1",
            "lacking field: geno",
        ] {
            assert!(strict.stderr.contains(note), "{words:?}: no {note} in {}", strict.stderr);
        }
    }
    // What is only lacking is none.
    let known = run(["identify", "--strict", &tree("nethack-3.6.2-like")]);
    assert_eq!((known.status, known.stderr.as_str()), (0, ""));
    let compiled_in = run(["difficulty", "--strict", "nethack-5.0.0"]);
    assert_eq!((compiled_in.status, compiled_in.stderr.as_str()), (0, ""));
    assert_eq!(run(["difficulty", "--strict", "slashem-0.0.7E7F3"]).status, 1);
}

#[test]
fn all_trees_of_a_folder_in_their_order() {
    let folder = TempDir::new().unwrap();
    for number in 0..40 {
        odd_tree(&folder.path().join(format!("tree{number:02}")));
    }
    fs::write(folder.path().join("tree07/include/names.h"), "").unwrap();
    let path = folder.path().display().to_string();
    let expected: Vec<_> = (0..40).filter(|number| *number != 7).map(|number| format!("tree{number:02}")).collect();
    for words in [&["dump"][..], &["difficulty", "--format", "json"], &["identify", "--format", "json"]] {
        let ran = run(words.iter().copied().chain(["--all", path.as_str()]));
        assert_eq!(ran.status, 2, "{}", ran.stderr);
        assert!(ran.stderr.contains("tree07 cannot be read:\nerror[unknown-name]"), "{}", ran.stderr);
        assert!(ran.stderr.ends_with("error: 1 of 40 trees cannot be read\n"), "{}", ran.stderr);
        let lines = Value::parse_lines(&ran.stdout);
        assert!(lines.iter().all(|line| line.keys()[0] == "_tree"));
        let mut trees: Vec<_> = lines.iter().map(|line| line.at("_tree").text().unwrap().to_owned()).collect();
        trees.dedup();
        assert_eq!(trees, expected, "{words:?}");
    }
    let text = run(["identify", "--all", &path]);
    assert!(text.stdout.starts_with("tree00: Odd'Hack 1.2.3\n"), "{}", text.stdout);
    fs::remove_dir_all(folder.path().join("tree07")).unwrap();
    let strict = run(["identify", "--all", "--strict", "-DMOTHS", &path]);
    assert_eq!(strict.status, 1, "{}", strict.stderr);
    assert!(strict.stderr.contains("tree39: note: unknown class: S_MOTH (1 monster)\n"), "{}", strict.stderr);
}

#[test]
fn what_cannot_be_identified_is_refused() {
    let refused = |ran: Ran, what: &str| {
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert!(ran.stderr.contains(what), "expected {what} in: {}", ran.stderr);
    };
    refused(run(["identify", "nethack-3.6.7"]), "identify takes a tree");
    refused(run(["identify", "no/such/tree"]), "no/such/tree");
    refused(run(["identify", "--all", "no/such/tree"]), "no/such/tree");
    refused(run(["difficulty", "--all", "no/such/tree"]), "no/such/tree");
    refused(run(["difficulty", "--all", "nethack-3.6.7"]), "--full");
    let errors = fixtures::folder("errors");
    refused(run(["identify", &errors.join("unbound_field.c").display().to_string()]), "unbound-field");
    // A table of something else can be dumped; what of it the model knows cannot be said.
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("monst.c"), "struct pet { int legs; } mons[] = { { 4 } };\n").unwrap();
    let output = command(["dump", "--strict", "."]).current_dir(folder.path()).output().unwrap();
    let ran = Ran::from(output);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, "{\"_index\": 0, \"legs\": 4}\n"), "{}", ran.stderr);
    assert!(ran.stderr.contains("no-struct"), "{}", ran.stderr);
}
