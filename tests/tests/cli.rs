//! The program from end to end: what scripts may rely on.

use monstr_tests::program::{self, Ran, command, run};
use monstr_tests::report::Failures;
use monstr_tests::{Value, fixtures, hostile, oracle};
use parser::source::{Kind, Severity};
use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;

/// The path of a tree of `trees/`.
fn tree(name: &str) -> PathBuf {
    fixtures::folder("trees").join(name)
}

fn arguments<'a>(words: &'a [&'a str], path: &'a Path) -> Vec<&'a std::ffi::OsStr> {
    words.iter().map(AsRef::as_ref).chain([path.as_os_str()]).collect()
}

/// A folder with a tree of one table in it.
fn small_tree(folder: &Path, rows: usize) {
    fs::create_dir_all(folder.join("include")).unwrap();
    fs::create_dir_all(folder.join("src")).unwrap();
    let header = "struct permonst { const char *mname; int level; };\n";
    fs::write(folder.join("include/permonst.h"), header).unwrap();
    let mut text = "#include \"permonst.h\"\nstruct permonst mons[] = {\n".to_owned();
    for row in 0..rows {
        writeln!(text, "    {{ \"monster {row}\", {row} }},").unwrap();
    }
    text.push_str("};\n");
    fs::write(folder.join("src/monst.c"), text).unwrap();
}

/// A failure as the contract has it: status 2, nothing on the standard output, and a message that names `what`.
fn assert_refused(ran: &Ran, what: &str) {
    assert_eq!(ran.status, 2, "{}", ran.stderr);
    assert_eq!(ran.stdout, "", "results of a run that failed");
    assert!(ran.stderr.contains(what), "expected {what} in: {}", ran.stderr);
    assert!(!ran.stderr.contains("panicked"), "{}", ran.stderr);
}

#[test]
fn dump_prints_what_a_compiler_stores() {
    let mut failures = Failures::new();
    let trees = ["hack-1.0-like", "nethack-3.4.3-like", "nethack-3.6.2-like", "nethack-3.7-like", "slashem-like"];
    for name in trees {
        let stdout = run(arguments(&["dump"], &tree(name))).success();
        let expected = Value::parse_lines(&fixtures::text(&tree(name).join("expected.jsonl")));
        let mut differences = Vec::new();
        Value::List(expected).compare(&Value::List(Value::parse_lines(&stdout)), "", &mut differences);
        failures.differences(name, &differences);
    }
    failures.finish(trees.len());
}

#[test]
fn a_tree_is_a_root_a_project_in_it_or_the_file() {
    let expected = run(arguments(&["dump"], &tree("nethack-3.6.2-like"))).success();
    let file = tree("nethack-3.6.2-like").join("src/monst.c");
    assert_eq!(run(arguments(&["dump"], &file)).success(), expected);
    let project = run(arguments(&["dump"], &tree("nethack4-like").join("libnethack"))).success();
    assert_eq!(project.lines().count(), 6);
    // From inside the tree, by a relative path.
    let here = command(["dump", "."]).current_dir(tree("nethack-3.6.2-like")).output().unwrap();
    assert_eq!(Ran::from(here).success(), expected);
}

#[test]
fn places_are_shown_from_where_the_tree_was_named() {
    let errors = fixtures::folder("errors");
    let tree = errors.join("wrong_row_in_header");
    for (folder, named, shown) in [
        (&errors, "wrong_row_in_header", "wrong_row_in_header/include/rows.h"),
        (&errors, "wrong_row_in_header/src/monst.c", "wrong_row_in_header/include/rows.h"),
        (&tree, ".", "include/rows.h"),
        (&tree, "src/monst.c", "include/rows.h"),
        (&tree.join("src"), "monst.c", "../include/rows.h"),
    ] {
        let ran = command(["dump", named]).current_dir(folder).output().unwrap();
        let text = String::from_utf8(ran.stderr).unwrap();
        assert!(text.contains(&format!("--> {shown}:2:")), "{named}: {text}");
    }
}

#[test]
fn an_edition_is_sought_by_what_its_name_is_like() {
    for (asked, hint) in [
        ("3.6.7", "did you mean nethack-3.6.7?"),
        ("nethack-3.6.8", "did you mean nethack-3.6.7?"),
        ("nethack-3.4", "did you mean nethack-3.4.3?"),
        ("nethack-3.2", "did you mean nethack-3.2.3?"),
        ("slashem", "did you mean slashem-0.0.7E7F3?"),
        ("moria", "`monstr editions` lists the editions"),
    ] {
        let stderr = run(["odds", "--xl", "1", "--depth", "1", "-e", asked]).stderr;
        assert!(stderr.contains(&format!("{asked} is neither an edition nor a path; {hint}")), "{stderr}");
    }
    let set_to_nothing = Ran::from(command(["show", "newt", "--line"]).env("MONSTR_EDITION", "").output().unwrap());
    assert_eq!(set_to_nothing.success(), run(["show", "newt", "--line"]).success());
}

#[test]
fn definitions_and_the_table_are_options() {
    let lines = |words: &[&str]| {
        let mut arguments: Vec<&std::ffi::OsStr> = words.iter().map(AsRef::as_ref).collect();
        let path = tree("nethack-3.4.3-like");
        arguments.push(path.as_os_str());
        run(arguments).success().lines().count()
    };
    assert_eq!(lines(&["dump"]), 10);
    assert_eq!(lines(&["dump", "-U", "MAIL"]), 9);
    assert_eq!(lines(&["dump", "-U", "MAIL", "-UKOPS"]), 8);
    assert_eq!(lines(&["dump", "-D", "NOMAIL=1"]), 9);
    let other = fixtures::folder("init/other_table.c");
    let stdout = run(arguments(&["dump", "--table", "pets"], &other)).success();
    assert!(stdout.contains("kitten") && !stdout.contains("\"no\""), "{stdout}");
}

#[test]
fn all_trees_below_a_folder() {
    let folder = TempDir::new().unwrap();
    small_tree(&folder.path().join("one"), 2);
    small_tree(&folder.path().join("deep/er/two"), 3);
    let stdout = run(arguments(&["dump", "--all"], folder.path())).success();
    let rows = Value::parse_lines(&stdout);
    assert_eq!(rows.len(), 5);
    for row in &rows {
        assert_eq!(row.keys()[0], "_tree");
    }
    let mut trees: Vec<_> = rows.iter().map(|row| row.at("_tree").text().unwrap().replace('\\', "/")).collect();
    trees.dedup();
    assert_eq!(trees.len(), 2, "{trees:?}");
}

#[test]
fn what_cannot_be_read_is_status_two() {
    let folder = TempDir::new().unwrap();
    let missing = folder.path().join("not-here");
    assert_refused(&run(arguments(&["dump"], &missing)), "not-here");
    assert_refused(&run(arguments(&["dump"], folder.path())), "no-table");
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear maintainer,\n").unwrap();
    assert_refused(&run(arguments(&["dump"], &text)), "letter.txt");
    // Compiled-in editions have no source to dump.
    assert_refused(&run(["dump", "nethack-3.6.7"]), "nethack-3.6.7");
}

#[test]
fn bad_usage_is_status_two() {
    for arguments in [&[][..], &["frobnicate"], &["dump"], &["dump", "--no-such-flag", "."], &["difficulty"]] {
        let ran = run(arguments);
        assert_eq!(ran.status, 2, "{arguments:?}: {}", ran.stderr);
        assert_eq!(ran.stdout, "", "{arguments:?}");
        assert!(!ran.stderr.is_empty(), "{arguments:?}");
    }
    assert_refused(&run(["difficulty", "nethack-9.9.9"]), "nethack-9.9.9");
    assert_refused(&run(["difficulty", "nethack-3.6.7", "--format", "xml"]), "xml");
    let tree = tree("nethack-3.6.2-like");
    for (wrong, named) in
        [("-D3", "3"), ("-D", ""), ("-DA(x)=x", "A(x)"), ("-DA=1\n#undef MON", "line"), ("-UA-B", "A-B")]
    {
        assert_refused(&run(arguments(&["dump", wrong], &tree)), named);
    }
    assert_refused(&run(arguments(&["dump", "--table", "nothing"], &tree)), "nothing");
    // A compiled-in table cannot be configured any more.
    for option in ["-DMAIL", "-UMAIL"] {
        assert_refused(&run(["difficulty", "nethack-3.6.7", option]), "nethack-3.6.7");
    }
}

#[test]
fn what_nobody_can_mean_is_told_in_a_few_words() {
    let long = "x".repeat(100_000);
    let broken = "a\nb\u{1b}[31m";
    let condition = format!("name={long}");
    for words in [
        &["show", ""][..],
        &["show", &long],
        &["show", broken],
        &["show", "newt", "-e", &long],
        &["show", "newt", "-e", broken],
        &["explain", ""],
        &["explain", "", "level"],
        &["explain", "newt", &long],
        &["list", &long],
        &["list", &condition],
        &["list", "--columns", ""],
        &["list", "--sort", "name,,level"],
        &["export", &long],
        &["class", &long, "--depth", "1", "--xl", "1"],
        &["odds", "--place", &long, "--xl", "1"],
    ] {
        let shown: Vec<String> = words.iter().map(|word| word.chars().take(20).collect()).collect();
        let ran = run(words);
        assert_refused(&ran, "");
        assert!(ran.stderr.len() < 2000 && !ran.stderr.contains('\u{1b}'), "{shown:?}: {}", ran.stderr);
    }
    assert_refused(&run(["show", ""]), "a monster's name is missing");
    // A comma too many names no edition.
    let show = |editions: &str| run(["show", "--line", "newt", "-e", editions]).success();
    assert_eq!(show("nethack-3.6.7,"), show("nethack-3.6.7"));
    assert_eq!(show(","), run(["show", "--line", "newt"]).success());
}

#[test]
fn whatever_the_width_something_is_shown() {
    for question in [
        "list class=L",
        "show lich",
        "show lich -e nethack-3.4.3,nethack-5.0.0",
        "explain lich",
        "odds --depth 5 --xl 3",
        "tables",
        "editions",
    ] {
        for width in ["0", "1", "39", "100000", "99999999999999999999", "-3", "wide"] {
            let text = Ran::from(command(question.split(' ')).env("COLUMNS", width).output().unwrap()).success();
            let longest = text.split_whitespace().map(str::len).max().unwrap();
            assert!(longest > 2, "COLUMNS={width} {question}: {text}");
        }
    }
}

#[test]
fn a_definition_that_breaks_the_source_is_named() {
    let tree = tree("nethack-3.4.3-like");
    assert_refused(&run(arguments(&["dump", "-DAT_BITE=NO_SUCH_NAME"], &tree)), "NO_SUCH_NAME");
    assert_refused(&run(arguments(&["dump", "-DAT_BITE=1 +"], &tree)), "error[syntax]");
}

#[test]
fn a_tree_that_is_none_says_what_it_lacks() {
    let (errors, folder) = (fixtures::folder("errors"), TempDir::new().unwrap());
    assert_refused(&run(arguments(&["dump"], &errors.join("tree_without_permonst"))), "the tree has no permonst.h");
    assert_refused(&run(arguments(&["dump"], &errors.join("tree_without_table"))), "src/monst.c");
    assert_refused(&run(arguments(&["dump"], &errors.join("empty_table"))), "src/monst.c");
    assert_refused(&run(arguments(&["difficulty"], &errors.join("tree_without_permonst"))), "no-struct");
    assert_refused(&run(arguments(&["difficulty"], &errors.join("unbound_field.c"))), "unbound-field");
    assert_refused(&run(arguments(&["dump", "--all"], folder.path())), "no monster table");
    // One bad tree does not hide the others; the status tells.
    small_tree(&folder.path().join("good"), 2);
    small_tree(&folder.path().join("bad"), 2);
    fs::write(folder.path().join("bad/include/permonst.h"), "struct permonst { const char *mname; depth level; };\n")
        .unwrap();
    let ran = run(arguments(&["dump", "--all"], folder.path()));
    assert_eq!((ran.status, ran.stdout.lines().count()), (2, 2), "{}", ran.stderr);
    assert!(ran.stderr.contains("unknown type `depth`"), "{}", ran.stderr);
}

#[test]
fn several_tables_are_listed() {
    let folder = TempDir::new().unwrap();
    small_tree(&folder.path().join("first"), 1);
    small_tree(&folder.path().join("second"), 1);
    let ran = run(arguments(&["dump"], folder.path()));
    assert_refused(&ran, "several-tables");
    assert!(ran.stderr.contains("first") && ran.stderr.contains("second"), "{}", ran.stderr);
}

#[test]
fn every_bad_table_is_one_clear_error() {
    let mut failures = Failures::new();
    let files = fixtures::files(&fixtures::folder("errors"), "c", 55);
    for path in &files {
        let remarks = fixtures::Remarks::read(&fs::read(path).unwrap());
        let name = fixtures::name(path);
        // `bind` is not asked for by dump, and neither is what only it finds.
        // Notes are not shown beside errors: the help names absent headers.
        let is_error =
            |code: &&str| Kind::ALL.iter().any(|kind| kind.code() == *code && kind.severity() == Severity::Error);
        let expects: Vec<_> = remarks.get("expect").unwrap().split(' ').filter(is_error).collect();
        let reads = remarks.get("reads").is_some() || remarks.get("binds").is_some();
        let ran = run(arguments(&["dump"], path));
        let complaint = if ran.stderr.contains("panicked") {
            Some("it panicked")
        } else if reads && ran.status != 0 {
            Some("a table that can be read was refused")
        } else if !reads && ran.status != 2 {
            Some("expected status 2")
        } else if !reads && !ran.stdout.is_empty() {
            Some("half a result")
        } else if !reads && !expects.iter().all(|code| ran.stderr.contains(code)) {
            Some("the kind of error is not named")
        } else {
            None
        };
        if let Some(complaint) = complaint {
            failures.push(name, format!("{complaint}; status {}\n{}", ran.status, ran.stderr));
        }
    }
    failures.finish(files.len());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let folder = TempDir::new().unwrap();
    small_tree(folder.path(), 20_000); // more than any pipe holds
    let mut child =
        command(arguments(&["dump"], folder.path())).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    assert_eq!(&first, b"{\"_index\":");
    // The pipe is closed here.
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.code().is_none_or(|code| code == 0), "{:?}", output.status);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let tree = tree("nethack-3.6.2-like");
    for words in [
        arguments(&["dump"], &tree),
        arguments(&["dump", "--all"], &tree),
        arguments(&["difficulty", "--all"], &tree),
        arguments(&["difficulty", "--format", "json"], &tree),
        arguments(&["editions", "--format"], Path::new("json")),
        arguments(&[], Path::new("editions")),
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ran = Ran::from(command(&words).stdout(full).output().unwrap());
        assert_refused(&ran, "cannot write the result");
    }
}

#[test]
fn nothing_outside_a_tree_is_read() {
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("games/tree");
    let secret = folder.path().join("secret.h");
    fs::write(&secret, "struct permonst { const char *mname; int SECRET; };\n#error SECRET\n").unwrap();
    let absolute = secret.to_str().unwrap().to_owned();
    for name in ["../../../secret.h", "../../../../../../../../etc/hostname", &absolute, "/etc/hostname", "/dev/zero"] {
        small_tree(&inner, 1);
        fs::write(inner.join("include/permonst.h"), format!("#include \"{name}\"\n")).unwrap();
        let ran = run(arguments(&["dump"], &inner));
        assert_refused(&ran, "outside-tree");
        assert!(!ran.stderr.contains("SECRET"), "{}", ran.stderr);
    }
}

#[cfg(unix)]
#[test]
fn no_link_leads_out_of_a_tree() {
    use std::os::unix::fs::symlink;
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("games/tree");
    let secret = folder.path().join("outside/permonst.h");
    fs::create_dir(folder.path().join("outside")).unwrap();
    fs::write(&secret, "struct permonst { const char *mname; int SECRET; };\n#error SECRET\n").unwrap();
    for target in [secret.clone(), PathBuf::from("../../../outside/permonst.h"), PathBuf::from("/dev/zero")] {
        small_tree(&inner, 1);
        fs::remove_file(inner.join("include/permonst.h")).unwrap();
        symlink(&target, inner.join("include/permonst.h")).unwrap();
        let ran = run(arguments(&["dump"], &inner));
        assert_refused(&ran, "permonst.h");
        assert!(!ran.stderr.contains("SECRET"), "{}", ran.stderr);
        fs::remove_dir_all(&inner).unwrap();
    }
    // A folder may be such a link, too.
    small_tree(&inner, 1);
    fs::remove_dir_all(inner.join("include")).unwrap();
    symlink(folder.path().join("outside"), inner.join("include")).unwrap();
    let ran = run(arguments(&["dump"], &inner));
    assert_refused(&ran, "permonst.h");
    assert!(!ran.stderr.contains("SECRET"), "{}", ran.stderr);
}

/// A gigabyte of address space is more than enough for any input.
#[cfg(target_os = "linux")]
#[test]
fn hostile_input_takes_no_more_than_its_share_of_memory() {
    let folder = TempDir::new().unwrap();
    let mut failures = Failures::new();
    let mut cases = hostile::cases();
    let in_memory = cases.len();
    cases.extend(hostile::cases_on_disk());
    for (number, case) in cases.iter().enumerate() {
        let tree = folder.path().join("tree");
        case.lay(&tree);
        let mut limited = std::process::Command::new("sh");
        limited.args(["-c", "ulimit -v 1000000 && exec \"$0\" difficulty \"$1\""]).arg(program::path()).arg(&tree);
        let output = limited.stdin(Stdio::null()).stdout(Stdio::null()).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        let ended = matches!(output.status.code(), Some(0 | 2)) && !stderr.contains("panicked");
        let named = stderr.is_empty() || stderr.contains("error") || stderr.contains("warning");
        // What the others must say is asked in tests/hostile.rs.
        let told = number < in_memory || case.codes.iter().all(|code| stderr.contains(code));
        if !ended || !named || !told {
            let shown: String = stderr.chars().take(400).collect();
            failures.push(case.name, format!("{}: {shown}", output.status));
        }
        fs::remove_dir_all(&tree).unwrap();
    }
    failures.finish(cases.len());
}

#[test]
fn colours_are_only_where_they_are_seen() {
    let bad = fixtures::folder("errors/unknown_name.c");
    let escapes = |words: &[&str]| run(arguments(words, &bad)).stderr.contains('\x1b');
    assert!(!escapes(&["dump"]) && !escapes(&["--color", "never", "dump"]));
    assert!(escapes(&["--color", "always", "dump"]));
}

#[test]
fn editions_are_listed() {
    let stdout = run(["editions", "--format", "json"]).success();
    let document = Value::parse(&stdout).unwrap();
    let entries = document.at("editions").list();
    assert_eq!(entries.len(), oracle::editions().len());
    for entry in entries {
        let keys: Vec<_> = entry.keys().into_iter().filter(|key| *key != "assumed").collect();
        assert_eq!(keys, ["id", "title", "family", "version", "monsters", "rule", "origin", "revision"]);
        let assumed = ["evilhack-0.9.3", "dnao-3.23", "gnollhack-4.3.0"].map(Some).contains(&entry.at("id").text());
        assert_eq!(entry.get("assumed"), assumed.then_some(&Value::Bool(true)), "{entry}");
        assert!(entry.at("monsters").int() > 300, "{entry}");
        assert!(["classic", "3.7", "5.0", "slashem"].map(Some).contains(&entry.at("rule").text()), "{entry}");
    }
    let text = run(["editions"]).success();
    for facts in oracle::editions() {
        let id = format!("\"{}\"", facts.edition);
        assert!(stdout.contains(&id), "no {id} in {stdout}");
        assert!(text.contains(&facts.edition), "no {} in {text}", facts.edition);
    }
}

/// The document of `monstr difficulty`.
fn difficulty(edition: &str) -> Value {
    let document = Value::parse(&run(["difficulty", edition, "--format", "json"]).success()).unwrap();
    assert_eq!(document.at("edition").text(), Some(edition));
    let keys = document.keys();
    assert_eq!(keys[..2], ["edition", "rule"], "{keys:?}");
    for (index, row) in document.at("rows").list().iter().enumerate() {
        assert_eq!(row.keys(), ["index", "symbol", "name", "stored", "recomputed", "classic", "bonus"]);
        assert_eq!(row.at("index").int(), index as i128);
        for number in ["recomputed", "classic", "bonus"] {
            row.at(number).int();
        }
    }
    document
}

#[test]
fn difficulty_is_the_games_own() {
    let mut failures = Failures::new();
    let all = oracle::editions();
    for facts in &all {
        let document = difficulty(&facts.edition);
        let rows = document.at("rows").list();
        let recomputed: Vec<_> = rows.iter().map(|row| row.at("recomputed").int()).collect();
        let mut differences = Vec::new();
        // A rule that is only assumed says nothing about the game's own.
        let assumed = document.get("assumed") == Some(&Value::Bool(true));
        let expected = facts.difficulties().filter(|_| !assumed).unwrap_or_else(|| recomputed.clone());
        if recomputed.len() != expected.len() {
            differences.push(format!("expected {} rows, got {}", expected.len(), recomputed.len()));
        }
        for (row, (expected, actual)) in rows.iter().zip(expected.iter().zip(&recomputed)) {
            if expected != actual {
                differences.push(format!("{}: expected {expected}, got {actual}", row.at("name")));
            }
        }
        let stored: Vec<_> = facts.rows().iter().map(|row| row.get("difficulty").cloned()).collect();
        for (row, stored) in rows.iter().zip(stored) {
            let stored = stored.unwrap_or(Value::Null);
            stored.compare(row.at("stored"), row.at("name").text().unwrap(), &mut differences);
        }
        failures.differences(&facts.edition, &differences);
    }
    failures.finish(all.len());
}

#[test]
fn the_known_differences_are_these() {
    let differing = |edition: &str, field: &str| -> Vec<String> {
        let document = difficulty(edition);
        let rows = document.at("rows").list();
        let differs = |row: &&Value| row.at("stored") != row.at(field);
        rows.iter().filter(differs).map(|row| row.at("symbol").text().unwrap().to_owned()).collect()
    };
    assert_eq!(differing("nethack-5.0.0", "recomputed"), ["CLERIC", "WIZARD"]);
    assert_eq!(differing("nethack-5.0.0", "classic").len(), 7);
    assert_eq!(differing("xnethack-9.1", "recomputed").len(), 28);
    assert_eq!(differing("nethack-3.7", "recomputed"), [""; 0]);
    assert_eq!(differing("nethack-3.7", "classic").len(), 3);
    for patch in 2..=7 {
        let edition = format!("nethack-3.6.{patch}");
        assert_eq!(differing(&edition, "recomputed"), [""; 0], "{edition}");
        assert_eq!(differing(&edition, "classic"), [""; 0], "{edition}");
    }
}

#[test]
fn a_tree_may_stand_for_an_edition() {
    let stdout = run(arguments(&["difficulty", "--format", "json"], &tree("nethack-3.6.2-like"))).success();
    let document = Value::parse(&stdout).unwrap();
    assert_eq!(document.at("rule").text(), Some("classic"));
    let rows = document.at("rows").list();
    assert_eq!(rows.len(), 8);
    assert!(document.get("assumed").is_none(), "{document}");
    assert_eq!(rows[1].at("symbol").text(), Some("SLAG_DRAKE"));
    assert_eq!(rows[1].at("stored").int(), 16);
}
