//! `monstr history` on small repositories: what it tells of their commits, and what it keeps.

use monstr_tests::program::{Ran, command, run};
use monstr_tests::repository::Repository;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// What the program tells of a repository, without a cache.
fn tell(path: &Path, words: &[&str]) -> Vec<Value> {
    let path = path.display().to_string();
    let arguments = ["history", "--no-cache", "--format", "json", "--repo", &path];
    parse(&run(arguments.iter().chain(words)).success())
}

fn parse(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The event of the commit with this subject.
fn event<'e>(events: &'e [Value], subject: &str) -> &'e Value {
    let is_it = |event: &&Value| event["subject"] == subject;
    events.iter().find(is_it).unwrap_or_else(|| panic!("{subject} is not in {events:?}"))
}

fn subjects(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["subject"].as_str().unwrap()).collect()
}

fn symbols(rows: &Value) -> Vec<&str> {
    rows.as_array().unwrap().iter().map(|row| row["symbol"].as_str().unwrap()).collect()
}

const TABLE: &str = "src/monst.c";

/// A repository with one commit of each kind.
fn sample() -> Repository {
    let repository = Repository::new();
    repository.write("README", "A game.\n");
    repository.commit("no table yet");
    repository.copy_tree("nethack-3.6.2-like");
    // The difficulty that the rule gives.
    repository.replace(TABLE, "M2_HOSTILE, 0, 2, CLR_WHITE", "M2_HOSTILE, 0, 1, CLR_WHITE");
    repository.commit("the table");
    repository.write("src/other.c", "int other;\n");
    repository.commit("another file");
    repository.git(&["checkout", "--quiet", "-b", "side"]);
    repository.replace(TABLE, "SIZ(4500, 1500,", "SIZ(4000, 1500,");
    repository.commit("a lighter drake");
    repository.git(&["checkout", "--quiet", "-"]);
    repository.replace(TABLE, "LVL(0, 9, 9, 0, 0)", "LVL(3, 9, 9, 0, 0)");
    repository.commit("a harder ant");
    repository.replace(TABLE, "MON(\"moss nymph\", S_NYMPH,", "MON(\"moss nymph\",");
    repository.commit("a broken row");
    repository.write("src/other.c", "int another;\n");
    repository.commit("broken still");
    repository.replace(TABLE, "MON(\"moss nymph\",", "MON(\"fern nymph\", S_NYMPH,");
    repository.commit("mended, with a new name");
    let header = repository.path().join("include/permonst.h");
    repository.write("include/permonst.h", &format!("/* A comment. */\n{}", fs::read_to_string(header).unwrap()));
    repository.commit("a comment");
    repository.git(&["merge", "--quiet", "--no-ff", "-m", "the drake comes in", "side"]);
    repository.replace(TABLE, "LVL(3, 9, 9, 0, 0)", "LVL(0, 9, 9, 0, 0)");
    repository.commit("an easier ant");
    repository
}

#[test]
fn each_commit_that_changes_the_table_is_told() {
    let repository = sample();
    let events = tell(&repository.path(), &[]);
    let told = subjects(&events);
    assert_eq!(told.first(), Some(&"the table"));
    assert_eq!(told.last(), Some(&"an easier ant"));
    let mut sorted = told.clone();
    sorted.sort_unstable();
    let expected = [
        "a broken row",
        "a harder ant",
        "a lighter drake",
        "an easier ant",
        "mended, with a new name",
        "the drake comes in",
        "the table",
    ];
    assert_eq!(sorted, expected);

    let first = event(&events, "the table");
    assert_eq!(
        (&first["parent"], &first["rows"]),
        (&Value::Null, &Value::from(first["added"].as_array().unwrap().len()))
    );
    assert!(symbols(&first["added"]).contains(&"PAPER_ANT"));

    let ant = event(&events, "a harder ant");
    assert_eq!(symbols(&ant["changed"]), ["PAPER_ANT"]);
    let field = serde_json::json!([{"field": "mlevel", "old": 0, "new": 3}]);
    assert_eq!(ant["changed"][0]["fields"], field);
    assert_eq!(ant["commit"], repository.git(&["log", "--format=%H", "--grep=a harder ant"]));
    let date = repository.git(&["log", "--format=%aI", "--grep=a harder ant"]);
    assert_eq!(ant["date"], date.replace('Z', "+00:00"));
}

#[test]
fn what_cannot_be_read_is_listed_and_counted() {
    let repository = sample();
    let path = repository.path().display().to_string();
    let events = tell(&repository.path(), &[]);
    let error = event(&events, "a broken row")["error"].as_str().unwrap();
    assert!(error.starts_with("src/monst.c:") && error.contains("macro-arguments"), "{error}");
    // What comes after it is compared with what came before it.
    let mended = event(&events, "mended, with a new name");
    assert_eq!(mended["parent"], event(&events, "a harder ant")["commit"]);
    assert_eq!(mended["renamed"][0]["old"]["name"], "moss nymph");
    assert_eq!(mended["renamed"][0]["new"]["symbol"], "FERN_NYMPH");
    assert_eq!((&mended["added"], &mended["changed"]), (&Value::Array(Vec::new()), &Value::Array(Vec::new())));
    let text = run(["history", "--no-cache", "--repo", &path]).success();
    let summary = text.lines().last().unwrap();
    assert!(summary.starts_with("11 commits, "), "{summary}");
    assert!(summary.ends_with("; 1 have no table; 2 cannot be read"), "{summary}");
}

#[test]
fn a_merge_is_compared_with_its_first_parent() {
    let repository = sample();
    let events = tell(&repository.path(), &[]);
    let merge = event(&events, "the drake comes in");
    assert_eq!(symbols(&merge["changed"]), ["SLAG_DRAKE"]);
    assert_eq!(merge["parent"], repository.git(&["log", "--format=%H", "--grep=a comment"]));
    let line = tell(&repository.path(), &["--first-parent"]);
    assert!(!subjects(&line).contains(&"a lighter drake"), "{line:?}");
    assert!(subjects(&line).contains(&"the drake comes in"), "{line:?}");
    // Another revision has another history.
    let side = tell(&repository.path(), &["--rev", "side"]);
    assert_eq!(subjects(&side), ["the table", "a lighter drake"]);
}

#[test]
fn every_kind_of_repository_is_read_and_none_is_touched() {
    let repository = sample();
    let expected = tell(&repository.path(), &[]);
    let before = repository.git(&["status", "--porcelain=v2", "--branch"]);
    let source = format!("file://{}", repository.path().display());
    repository.git(&["clone", "--quiet", "--bare", &source, "../bare"]);
    repository.git(&["worktree", "add", "--quiet", "--detach", "../linked"]);
    repository.git(&["clone", "--quiet", "--depth", "2", "--bare", &source, "../shallow"]);
    for name in ["bare", "linked"] {
        assert_eq!(tell(&repository.beside(name), &[]), expected, "{name}");
    }
    let shallow = tell(&repository.beside("shallow"), &[]);
    assert_eq!(subjects(&shallow).last(), Some(&"an easier ant"));
    assert!(shallow.iter().any(|event| event["parent"].is_null()), "{shallow:?}");
    fs::remove_file(repository.path().join(TABLE)).unwrap();
    assert_eq!(tell(&repository.path(), &[]), expected, "the work tree does not count");
    repository.git(&["checkout", "--quiet", TABLE]);
    assert_eq!(repository.git(&["status", "--porcelain=v2", "--branch"]), before);
}

#[test]
fn a_project_in_a_repository_is_named_or_led_to() {
    let repository = Repository::new();
    repository.copy_tree("nethack4-like");
    repository.commit("a project");
    let led_to = tell(&repository.path().join("libnethack"), &[]);
    assert_eq!(subjects(&led_to), ["a project"]);
    for project in ["libnethack", "./libnethack/", "libnethack/."] {
        assert_eq!(tell(&repository.path(), &["--project", project]), led_to, "{project}");
    }
    for project in ["..", "/libnethack", "libnethack/../libnethack"] {
        let ran =
            run(["history", "--no-cache", "--project", project, "--repo", &repository.path().display().to_string()]);
        assert!(ran.status == 2 && ran.stderr.contains("from the repository's root"), "{project}: {}", ran.stderr);
    }
    let path = repository.path().display().to_string();
    let ran = run(["history", "--no-cache", "--repo", &path]);
    assert_eq!(ran.status, 2, "{}", ran.stdout);
    assert!(ran.stderr.contains("--project"), "{}", ran.stderr);
}

#[test]
fn a_history_of_which_nothing_can_be_read_is_a_failure() {
    let repository = Repository::new();
    repository.copy_tree("nethack-3.6.2-like");
    repository.replace(TABLE, "MON(\"moss nymph\", S_NYMPH,", "MON(\"moss nymph\",");
    repository.commit("broken from the beginning");
    let ran = run(["history", "--no-cache", "--repo", &repository.path().display().to_string()]);
    assert!(ran.status == 2 && ran.stderr.contains("cannot be read at any of 1 commits"), "{}", ran.stderr);
    assert!(ran.stdout.contains("broken from the beginning"), "{}", ran.stdout);
}

#[test]
fn one_monster_is_followed_through_its_names() {
    let repository = sample();
    for name in ["moss nymph", "PM_FERN_NYMPH", "Fern Nymph"] {
        let events = tell(&repository.path(), &[name]);
        let told = subjects(&events);
        assert_eq!(told, ["the table", "a broken row", "mended, with a new name"], "{name}");
        assert_eq!(symbols(&events[0]["added"]), ["MOSS_NYMPH"], "{name}");
    }
    let path = repository.path().display().to_string();
    let ran = run(["history", "peper ant", "--no-cache", "--repo", &path]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("paper ant"), "{}", ran.stderr);
}

#[test]
fn an_audit_tells_what_a_commit_brought_and_ended() {
    let repository = sample();
    let events = tell(&repository.path(), &["--audit"]);
    let about = |subject: &str, when: &str| {
        let findings = event(&events, subject)["findings"][when].as_array().unwrap().clone();
        findings.iter().filter(|finding| finding["symbol"] == "PAPER_ANT").count()
    };
    assert_eq!((about("a harder ant", "new"), about("a harder ant", "gone")), (1, 0));
    assert_eq!((about("an easier ant", "new"), about("an easier ant", "gone")), (0, 1));
    assert_eq!((about("the drake comes in", "new"), about("the drake comes in", "gone")), (0, 0));
    // The table is read alone: nobody knows its roles, or what grows up.
    let not_run = event(&events, "the table")["findings"]["not_run"].as_array().unwrap();
    for id in ["role-gender", "role-alignment", "growth-alignment", "growth-resistance", "code-range"] {
        assert!(not_run.iter().any(|known| known == id), "{id}: {not_run:?}");
    }
    assert!(not_run.iter().all(|id| id != "attack-dice"), "{not_run:?}");
    let path = repository.path().display().to_string();
    let told = run(["history", "--no-cache", "--audit", "--repo", &path]).success();
    assert_eq!(told.matches("checks not made: ").count(), 1, "{told}");
}

#[test]
fn what_is_wrong_is_said() {
    let repository = sample();
    let path = repository.path().display().to_string();
    let refused = |words: &[&str], what: &str| {
        let ran = run(["history", "--no-cache"].iter().chain(words));
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{words:?}");
        assert!(ran.stderr.contains(what), "{words:?}: {}", ran.stderr);
    };
    refused(&["--repo", &path, "--rev", "absent"], "absent");
    refused(&["--repo", &repository.beside("").display().to_string()], "no git repository");
    refused(&["--repo", &path, "--cache", "x"], "--cache");
}

/// A repository in which many commits change the table.
fn long(commits: usize) -> Repository {
    let repository = Repository::new();
    repository.copy_tree("nethack-3.6.2-like");
    repository.commit("the table");
    lengthen(&repository, commits);
    repository
}

/// Adds many commits that change the table.
fn lengthen(repository: &Repository, commits: usize) {
    let text = fs::read_to_string(repository.path().join(TABLE)).unwrap();
    let parent = repository.git(&["rev-parse", "HEAD"]);
    let branch = repository.git(&["symbolic-ref", "HEAD"]);
    let mut stream = String::new();
    for commit in 1..=commits {
        let text = text.replace("SIZ(4500, 1500,", &format!("SIZ({}, 1500,", 4500 + commit));
        write!(stream, "commit {branch}\ncommitter t <t@localhost> {} +0000\ndata 4\nnext\n", 2_000_000_000 + commit)
            .unwrap();
        if commit == 1 {
            writeln!(stream, "from {parent}").unwrap();
        }
        write!(stream, "M 100644 inline {TABLE}\ndata {}\n{text}\n", text.len()).unwrap();
    }
    let mut git = Command::new("git")
        .args(["fast-import", "--quiet"])
        .current_dir(repository.path())
        .env_remove("GIT_DIR")
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    git.stdin.take().unwrap().write_all(stream.as_bytes()).unwrap();
    assert!(git.wait().unwrap().success());
}

#[test]
fn what_few_commits_read_is_looked_at_in_those() {
    let repository = Repository::new();
    repository.copy_tree("nethack-3.6.2-like");
    repository.commit("the table");
    let text = fs::read_to_string(repository.path().join(TABLE)).unwrap();
    let extra = |speed: u8| repository.write("include/extra.h", &format!("#define SPEED {speed}\n"));
    extra(9);
    repository
        .write(TABLE, &format!("#include \"extra.h\"\n{text}").replace("LVL(0, 9, 9, 0, 0)", "LVL(0, SPEED, 9, 0, 0)"));
    repository.commit("a header that no other commit reads");
    extra(8);
    repository.commit("slower");
    repository.write("src/other.c", "int other;\n");
    repository.commit("another file");
    extra(7);
    repository.commit("slower still");
    repository.write(TABLE, &text);
    repository.commit("as it was");
    lengthen(&repository, 200);
    let events = tell(&repository.path(), &["paper ant"]);
    let expected = ["the table", "slower", "slower still", "as it was"];
    assert_eq!(subjects(&events)[..4], expected);
    assert_eq!(event(&events, "slower still")["changed"][0]["fields"][0]["old"], 8);
    assert_eq!(event(&events, "as it was")["changed"][0]["fields"][0]["old"], 7);
}

/// A run with a cache in this folder.
fn with_cache(repository: &Repository, cache: &Path) -> Command {
    let (path, cache) = (repository.path().display().to_string(), cache.display().to_string());
    command(["history", "--repo", &path, "--cache", &cache, "--format", "json"])
}

/// The files that are kept of a kind.
fn kept(cache: &Path, kind: &str) -> Vec<PathBuf> {
    let readers = fs::read_dir(cache.join("history")).into_iter().flatten().flatten();
    let files = readers.flat_map(|reader| fs::read_dir(reader.path().join(kind)).into_iter().flatten().flatten());
    files.map(|file| file.path()).filter(|path| !path.file_name().unwrap().to_string_lossy().starts_with('.')).collect()
}

#[test]
fn a_second_run_tells_what_was_kept() {
    let repository = sample();
    let cache = repository.beside("cache");
    let expected = tell(&repository.path(), &[]);
    let told = |what: &str| {
        let ran: Ran = with_cache(&repository, &cache).output().unwrap().into();
        assert_eq!(parse(&ran.success()), expected, "{what}");
    };
    told("nothing is kept");
    assert!(!kept(&cache, "tables").is_empty() && !kept(&cache, "differences").is_empty());
    told("tables and differences are kept");
    // A kept difference is told as it is kept, where the whole story is not.
    fs::remove_file(&kept(&cache, "stories")[0]).unwrap();
    let difference = kept(&cache, "differences")
        .into_iter()
        .find(|path| fs::read_to_string(path).unwrap().contains("mlevel"))
        .unwrap();
    let text = fs::read_to_string(&difference).unwrap();
    fs::write(&difference, text.replace("mlevel", "mlevelx")).unwrap();
    let ran: Ran = with_cache(&repository, &cache).output().unwrap().into();
    assert!(ran.success().contains("mlevelx"));
    // What is broken is made again.
    for path in ["stories", "tables", "differences", "places"].iter().flat_map(|kind| kept(&cache, kind)) {
        fs::write(path, "{").unwrap();
    }
    told("what was kept is broken");
    fs::remove_dir_all(&cache).unwrap();
    told("what was kept is gone");
    // A new commit is read with what is known of the others.
    let tables = kept(&cache, "tables").len();
    repository.replace(TABLE, "SIZ(4000, 1500,", "SIZ(4001, 1500,");
    repository.commit("one more");
    let ran: Ran = with_cache(&repository, &cache).output().unwrap().into();
    assert_eq!(parse(&ran.success()), tell(&repository.path(), &[]));
    assert_eq!(kept(&cache, "tables").len(), tables + 1);
}

#[test]
fn what_is_told_with_an_audit_and_without_stays_apart() {
    let repository = sample();
    repository.replace(TABLE, "MON(\"tin golem\", S_GOLEM,", "MON(\"tin golem\", S_NYMPH,");
    repository.replace(TABLE, "M3_INFRAVISIBLE, 5, CLR_GREEN", "M3_INFRAVISIBLE, 9, CLR_GREEN");
    repository.commit("a class out of order");
    // A finding goes, and no row changes: this version sorts its classes.
    repository.write("include/patchlevel.h", "#define VERSION_MAJOR 5\n#define VERSION_MINOR 0\n");
    repository.commit("another version");
    let words: [&[&str]; 2] = [&[], &["--audit"]];
    let expected = words.map(|words| tell(&repository.path(), words));
    assert_eq!(expected.each_ref().map(|events| subjects(events).contains(&"another version")), [false, true]);
    for order in [[0, 1], [1, 0]] {
        let cache = repository.beside(&format!("cache-{}", order[0]));
        for kind in order.into_iter().chain(order) {
            let ran: Ran = with_cache(&repository, &cache).args(words[kind]).output().unwrap().into();
            assert_eq!(parse(&ran.success()), expected[kind], "{order:?}");
            // The next is told of what is kept of the tables.
            for story in kept(&cache, "stories") {
                fs::remove_file(story).unwrap();
            }
        }
        assert_eq!(kept(&cache, "findings").len(), kept(&cache, "tables").len() - 2, "{order:?}");
    }
}

#[test]
fn a_whole_story_is_kept() {
    let repository = long(3);
    let cache = repository.beside("cache");
    let first: Ran = with_cache(&repository, &cache).output().unwrap().into();
    let [story] = <[PathBuf; 1]>::try_from(kept(&cache, "stories")).unwrap();
    let text = fs::read_to_string(&story).unwrap();
    fs::write(&story, text.replace("the table", "the tabel")).unwrap();
    let second: Ran = with_cache(&repository, &cache).output().unwrap().into();
    assert_eq!(second.success(), first.success().replace("the table", "the tabel"));
}

#[test]
fn a_run_that_is_killed_leaves_a_cache_of_use() {
    let repository = long(200);
    let cache = repository.beside("cache");
    let mut first = with_cache(&repository, &cache).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while kept(&cache, "tables").len() < 20 {
        assert!(first.try_wait().unwrap().is_none(), "it ended before it was killed");
        std::thread::sleep(Duration::from_millis(1));
    }
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(kept(&cache, "stories"), Vec::<PathBuf>::new());
    let second: Ran = with_cache(&repository, &cache).output().unwrap().into();
    assert_eq!(parse(&second.success()), tell(&repository.path(), &[]));
}

#[test]
fn two_runs_at_once_tell_the_same() {
    let repository = long(60);
    let cache = repository.beside("cache");
    let run = || with_cache(&repository, &cache).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let runs = [run(), run()].map(|run| Ran::from(run.wait_with_output().unwrap()).success());
    assert_eq!(parse(&runs[0]), tell(&repository.path(), &[]));
    assert_eq!(runs[0], runs[1]);
}
