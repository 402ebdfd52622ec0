//! The habits of good programs: completions, manual, plain ASCII, and pages that are what the help says.

use monstr_tests::program::run;
use monstr_tests::report::{Failures, text_difference};
use monstr_tests::{Value, fixtures};
use std::collections::BTreeSet;
use std::fs;
use tempfile::TempDir;

#[test]
fn the_usual_shells_have_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(["completions", shell]).success();
        assert!(script.contains("identify") && script.contains("explain"), "{shell}");
    }
    assert_eq!(run(["completions", "dos"]).status, 2);
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("man1");
    run(["man", "--out", &out.display().to_string()]).success();
    let page = fs::read_to_string(out.join("monstr-show.1")).unwrap();
    assert!(page.contains(".TH monstr-show 1  \"monstr ") && page.contains("400 characters"), "{page}");
    assert_eq!(run(["man", "show"]).success(), page);
    assert!(run(["man"]).success().contains("monstr"));
    let ran = run(["man", "frobnicate"]);
    assert!(ran.status == 2 && ran.stderr.contains("identify"), "{}", ran.stderr);
}

#[test]
fn pages_in_docs_are_what_the_help_says() {
    let mut failures = Failures::new();
    let made = TempDir::new().unwrap();
    run(["man", "--format", "markdown", "--out", &made.path().display().to_string()]).success();
    let kept = fixtures::folder("../docs/commands");
    let names = |folder: &std::path::Path| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    assert_eq!(names(&kept), names(made.path()), "cargo xtask docs writes them");
    for name in names(&kept) {
        let [old, new] = [&kept, made.path()].map(|folder| fixtures::text(&folder.join(&name)));
        failures.differences(&name, &text_difference(&new, &old).into_iter().collect::<Vec<_>>());
    }
    failures.finish(names(&kept).len());
}

#[test]
fn ascii_is_all_there_is_where_it_is_asked_for() {
    for command in [
        "odds --depth 1 --xl 1",
        "export --format wiki -e nethack-3.6.7 giant-ant Vlad",
        "explain lich",
        "show --line Vlad -e dnao-3.23",
        "show cockatrice -e nethack-3.4.3,nethack-5.0.0",
    ] {
        let plain = run(command.split(' ').chain(["--ascii"])).success();
        assert!(plain.is_ascii() && !plain.is_empty(), "{command}: {plain}");
    }
    for format in ["json", "csv", "wiki", "wiki-table", "markdown"] {
        let plain = run(["export", "--all", "--ascii", "--format", format]).success();
        assert!(plain.is_ascii() && plain.lines().count() > 20, "{format}");
    }
    let infobox = run("export --format wiki -e nethack-3.6.7 PM_GIANT_ANT PM_KILLER_BEE --ascii".split(' ')).success();
    assert!(infobox.contains("AC=-1"), "{infobox}");
}

/// Whether all that a text says to a terminal is how its letters look.
fn is_harmless(text: &str) -> bool {
    let is_style = |after: &str| {
        let codes = after.strip_prefix('[').unwrap_or_default();
        codes.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ';').starts_with('m')
    };
    text.split('\x1b').skip(1).all(is_style) && !text.contains(['\r', '\x07', '\u{9b}', '\u{202e}'])
}

#[test]
fn names_of_a_tree_do_nothing_to_a_terminal() {
    let folder = TempDir::new().unwrap();
    let tree = folder.path().join("game");
    fs::create_dir_all(tree.join("src")).unwrap();
    let table = "struct permonst { const char *mname; char mlet, mlevel; };\n\
                 struct permonst mons[] = { { \"a\\033[2Jnt\\a\\r\", 27, 1 }, { \"b\u{9b}2J\u{202e}ee\", 2, 1 }, { \"\", 0, 0 } };\n\
                 #include \"\x1b[2Jabsent.h\"\n";
    fs::write(tree.join("src/monst.c"), table).unwrap();
    let tree = tree.display().to_string();
    for words in [
        "dump TREE",
        "identify TREE",
        "difficulty --full TREE",
        "audit TREE",
        "audit TREE --format github",
        "list -e TREE",
        "show ant -e TREE",
        "show bee -e TREE",
        "diff TREE nethack-3.4.3",
        "diff TREE nethack-3.4.3 --format markdown",
        "export -e TREE --format json",
        "export -e TREE --format csv",
        "export -e TREE --format wiki",
        "export -e TREE --format markdown",
    ] {
        let ran =
            run(words.split(' ').map(|word| word.replace("TREE", &tree)).chain(["--color".into(), "always".into()]));
        assert!(is_harmless(&ran.stdout), "{words}: {:?}", ran.stdout);
        assert!(is_harmless(&ran.stderr), "{words}: {:?}", ran.stderr);
    }
    let dumped = run(["dump", &tree]).success();
    let names: Vec<_> =
        Value::parse_lines(&dumped).iter().map(|row| row.at("mname").text().map(str::to_owned)).collect();
    let stored = ["a\x1b[2Jnt\x07\r", "b\u{9b}2J\u{202e}ee", ""].map(|name| Some(name.to_owned()));
    assert_eq!(names, stored, "JSON has them as they are stored");
}
