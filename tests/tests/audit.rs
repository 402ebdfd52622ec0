//! The audit: small trees of our own for each check, the counts of every edition, and the forms of the result.

use audit::{Level, Settings, Severity, checks};
use monstr_tests::fixtures;
use monstr_tests::program::{self, Ran, run};
use monstr_tests::report::{Failures, bless_or_compare};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    fixtures::folder("audit")
}

/// The path of a fixture, as the program is given it.
fn tree(name: &str) -> String {
    folder().join(name).display().to_string()
}

/// The findings of a run, in the order in which they are reported.
fn findings(ran: &Ran) -> Vec<Value> {
    let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {}", ran.stderr));
    document["findings"].as_array().unwrap().clone()
}

fn text<'v>(finding: &'v Value, key: &str) -> &'v str {
    finding[key].as_str().unwrap_or_default()
}

fn audited(arguments: &[&str]) -> Vec<Value> {
    findings(&run(["audit", "--format", "json"].iter().chain(arguments)))
}

#[test]
fn every_check_has_a_tree_that_it_finds_something_in_and_one_that_it_does_not() {
    let found = fixtures::folders(&folder(), 2 * checks::ALL.len() + 1);
    let found: BTreeSet<_> = found.iter().map(|path| fixtures::name(path)).collect();
    let kinds = |check: &&audit::Check| ["finds", "silent"].map(|kind| format!("{}-{kind}", check.id));
    let mut wanted: BTreeSet<_> = checks::ALL.iter().flat_map(kinds).collect();
    wanted.insert("game_common".to_owned());
    assert_eq!(found, wanted);
}

#[test]
fn a_check_finds_what_its_tree_is_made_for_and_nothing_else_is_found() {
    let mut failures = Failures::new();
    let mut listed = String::from("check\tseverity\tsubject\tplace\tmessage\n");
    for check in checks::ALL {
        let silent = audited(&[&tree(&format!("{}-silent", check.id))]);
        failures.differences(check.id, &silent.iter().map(ToString::to_string).collect::<Vec<_>>());
        let name = format!("{}-finds", check.id);
        let found = audited(&[&tree(&name)]);
        if found.is_empty() {
            failures.push(check.id, "nothing is found");
        }
        for finding in found {
            if text(&finding, "id") != check.id {
                failures.push(check.id, finding.to_string());
            }
            let file = text(&finding, "file").rsplit_once(&name).map_or("", |(_, file)| file.trim_start_matches('/'));
            let place = format!("{file}:{}:{}", finding["line"], finding["column"]);
            let (severity, message) = (text(&finding, "severity"), text(&finding, "message"));
            let _ = writeln!(listed, "{}\t{severity}\t{}\t{place}\t{message}", check.id, text(&finding, "symbol"));
        }
    }
    bless_or_compare(&folder().join("expected.tsv"), &listed, &mut failures, "expected.tsv");
    failures.finish(checks::ALL.len());
}

#[test]
fn every_edition_has_the_counts_that_were_reviewed() {
    let mut failures = Failures::new();
    let editions = bestiary::EDITIONS;
    let mut counts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for edition in editions {
        let audit = audit::audit(edition, None, &Settings::default());
        for check in checks::ALL {
            let count = audit.findings.iter().filter(|finding| finding.id == check.id).count();
            let shown = if audit.not_run.contains(&check.id) { "-".to_owned() } else { count.to_string() };
            counts.entry(check.id).or_default().push(shown);
        }
    }
    let ids: Vec<_> = editions.iter().map(|edition| &*edition.id).collect();
    let mut table = format!("check\t{}\n", ids.join("\t"));
    for check in checks::ALL {
        let _ = writeln!(table, "{}\t{}", check.id, counts[check.id].join("\t"));
    }
    bless_or_compare(&folder().join("editions.tsv"), &table, &mut failures, "editions.tsv");
    failures.finish(editions.len());
}

/// How many findings of a check an edition has.
fn count(edition: &str, check: &str, settings: &Settings) -> usize {
    let edition = bestiary::by_id(edition).unwrap();
    audit::audit(edition, None, settings).findings.iter().filter(|finding| finding.id == check).count()
}

#[test]
fn what_was_counted_by_hand_is_found() {
    let usual = Settings::default();
    for (edition, check, expected) in [
        ("nethack-3.6.7", "difficulty", 0),
        ("nethack-5.0.0", "difficulty", 2),
        ("xnethack-9.1", "difficulty", 28),
        ("evilhack-0.9.3", "difficulty", 0),
        ("nethack-3.4.3", "difficulty", 0),
        ("nethack-3.6.7", "class-order", 5),
        ("nethack-5.0.0", "class-order", 0),
        ("xnethack-9.1", "class-order", 0),
        ("nethack-3.6.7", "class-frequency", 3),
        ("nethack-5.0.0", "class-frequency", 3),
        ("nethack-3.6.7", "gehennom-lawful", 3),
        ("nethack-3.6.7", "role-gender", 1),
        ("nethack-5.0.0", "role-gender", 0),
    ] {
        assert_eq!(count(edition, check, &usual), expected, "{check} of {edition}");
    }
    let classic = Settings { difficulty: Some(model::DifficultyRule::Classic), ..Settings::default() };
    assert_eq!(count("evilhack-0.9.3", "difficulty", &classic), 195);
    let subjects = |edition: &str, check: &str| -> Vec<String> {
        let audit = audit::audit(bestiary::by_id(edition).unwrap(), None, &Settings::default());
        let of_check = audit.findings.iter().filter(|finding| finding.id == check);
        of_check.map(|finding| finding.subject_name().to_owned()).collect()
    };
    assert_eq!(subjects("nethack-5.0.0", "difficulty"), ["CLERIC", "WIZARD"]);
    assert_eq!(subjects("nethack-3.6.7", "class-frequency"), ["S_KOP", "S_GHOST", "S_EEL"]);
    assert_eq!(subjects("nethack-3.6.7", "race-flag"), ["HUMAN_MUMMY", "HUMAN_ZOMBIE"]);
    assert_eq!(subjects("nethack-3.6.7", "role-gender"), ["MONK"]);
    assert!(subjects("nethack-3.6.7", "size-weight").contains(&"GIANT_BEETLE".to_owned()));
}

#[test]
fn what_is_found_in_vanilla_is_argued_one_by_one() {
    let mut failures = Failures::new();
    for id in ["nethack-3.6.7", "nethack-5.0.0"] {
        let audit = audit::audit(bestiary::by_id(id).unwrap(), None, &Settings::default());
        let serious: Vec<_> = audit.findings.iter().filter(|finding| finding.severity >= Severity::Warning).collect();
        assert!(serious.len() <= 25, "{id}: {}", serious.len());
        let document = fixtures::text(&fixtures::folder("../docs/audit").join(format!("{id}.md")));
        let entry = |finding: &&audit::Finding| format!("| `{}` | {} |", finding.id, finding.subject_name());
        let expected: BTreeSet<_> = serious.iter().map(entry).collect();
        let rows = document.lines().filter(|line| line.starts_with("| `") && !line.starts_with("| `code-range"));
        let argued: BTreeSet<_> =
            rows.map(|line| line.splitn(4, '|').take(3).collect::<Vec<_>>().join("|") + "|").collect();
        failures.differences(id, &expected.symmetric_difference(&argued).cloned().collect::<Vec<_>>());
    }
    failures.finish(2);
}

#[test]
fn levels_decide_what_is_made_and_how_bad_it_is() {
    let edition = bestiary::by_id("nethack-3.6.7").unwrap();
    let with = |level| {
        let levels = [("class-order".to_owned(), level)].into();
        audit::audit(edition, None, &Settings { levels, ..Settings::default() })
    };
    let off = with(Level::Off);
    assert!(off.not_run.contains(&"class-order") && off.findings.iter().all(|finding| finding.id != "class-order"));
    let at_note = with(Level::At(Severity::Note));
    let mut order = at_note.findings.iter().filter(|finding| finding.id == "class-order");
    assert!(order.all(|finding| finding.severity == Severity::Note));
    // What an edition gives no reason for is made where somebody asks for it.
    let sorted = bestiary::by_id("nethack-5.0.0").unwrap();
    let levels = [("class-order".to_owned(), Level::Default)].into();
    let asked = audit::audit(sorted, None, &Settings { levels, ..Settings::default() });
    assert!(asked.findings.iter().any(|finding| finding.id == "class-order"));
}

#[test]
fn a_check_that_a_tree_has_nothing_for_is_not_made() {
    let not_run = |arguments: &[&str]| -> BTreeSet<String> {
        let ran = run(["audit", "--format", "json"].iter().chain(arguments));
        let document: Value = serde_json::from_str(&ran.stdout).unwrap();
        document["not_run"].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
    };
    // Neither flags, alignments nor resistances, and no other file than the table's.
    let oldest = not_run(&[&fixtures::folder("trees").join("hack-1.0-like").display().to_string()]);
    let made: Vec<_> = checks::ALL.iter().map(|check| check.id).filter(|id| !oldest.contains(*id)).collect();
    assert_eq!(made, ["code-range", "truncated", "accepted-gone"]);
    // Whoever asks for it.
    let config = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(config.path(), "[levels]\nrole-gender = \"error\"\n").unwrap();
    let asked = ["nethack-3.2.3", "--config", &config.path().display().to_string()].map(str::to_owned);
    assert!(not_run(&asked.each_ref().map(String::as_str)).contains("role-gender"));
    // A file that cannot be read is as good as none: what could be read of it would pass for all there is.
    let dir = repository("role-gender-finds");
    let tree = dir.path().display().to_string();
    let roles = dir.path().join("src/role.c");
    assert!(!not_run(&[&tree]).contains("role-gender"));
    std::fs::write(&roles, fixtures::text(&roles).replace("PM_", "PM_NOBODY_")).unwrap();
    assert!(not_run(&[&tree]).is_superset(&["role-gender", "role-alignment"].map(str::to_owned).into()));
}

#[test]
fn the_exit_status_is_that_of_the_worst_finding() {
    for (name, fail_on, status) in [
        ("difficulty-finds", "error", 1),
        ("class-order-finds", "error", 0),
        ("class-order-finds", "warning", 1),
        ("conveys-finds", "warning", 0),
        ("conveys-finds", "note", 1),
        ("conveys-silent", "note", 0),
    ] {
        assert_eq!(run(["audit", &tree(name), "--fail-on", fail_on]).status, status, "{name} {fail_on}");
    }
    for wrong in [
        &["audit"][..],
        &["audit", "nethack-3.6"],
        &["audit", "nethack-3.6.7", "--since", "HEAD"],
        &["audit", "nethack-3.6.7", "--write-baseline"],
        &["audit", "nethack-3.6.7", "--rule", "3.8"],
        &["audit", "--explain", "class-ordr"],
    ] {
        assert_eq!(run(wrong).status, 2, "{wrong:?}");
    }
    assert!(run(["audit", "--explain", "class-ordr"]).stderr.contains("did you mean class-order?"));
}

#[test]
fn checks_are_listed_and_explained() {
    let list = run(["audit", "--list"]).success();
    for check in checks::ALL {
        assert!(list.contains(check.id), "{}", check.id);
        let explained = run(["audit", "--explain", check.id]).success();
        assert!(explained.contains(check.title) && explained.contains(check.rule), "{explained}");
    }
}

#[test]
fn annotations_name_the_place() {
    let ran = run(["audit", &tree("class-order-finds"), "--format", "github"]).success();
    assert!(ran.starts_with("::warning file="), "{ran}");
    assert!(
        ran.contains("/class-order-finds/src/monst.c,line=7,col=5,endColumn=10,title=class-order::glass ant"),
        "{ran}"
    );
    assert_eq!(ran.lines().count(), 1, "{ran}");
}

#[test]
fn junit_has_a_test_for_each_check_and_each_finding() {
    let xml = run(["audit", &tree("difficulty-finds"), "--format", "junit"]).stdout;
    let report = quick_junit::Report::deserialize_from_str(&xml).unwrap();
    let suite = &report.test_suites[0];
    assert_eq!((suite.tests, suite.failures), (checks::ALL.len(), 1), "{xml}");
    let classes: BTreeSet<_> = suite.test_cases.iter().filter_map(|case| case.classname.as_ref()).collect();
    assert_eq!(classes.len(), checks::ALL.len());
}

/// What Cargo or the compiler prints.
fn printed(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The schema of SARIF 2.1.0, as the crate has it that writes it: it is not ours to copy.
fn sarif_schema() -> jsonschema::Validator {
    let version = printed(option_env!("RUSTC").unwrap_or("rustc"), &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // Of this platform only: packages of others are not there.
    let arguments = ["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", host];
    let metadata: Value = serde_json::from_str(&printed(env!("CARGO"), &arguments)).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "serde-sarif").unwrap();
    let manifest = Path::new(package["manifest_path"].as_str().unwrap());
    let schema = fixtures::text(&manifest.parent().unwrap().join("src/schema.json"));
    // Its pattern of languages has a bracket too many, and is no regular expression.
    let mended = schema.replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}?$");
    assert_ne!(mended, schema);
    let schema: Value = serde_json::from_str(&mended).unwrap();
    jsonschema::draft7::new(&schema).unwrap()
}

#[test]
fn sarif_is_as_its_schema_says() {
    let schema = sarif_schema();
    let mut failures = Failures::new();
    let accepted = tree("accepted-gone-silent");
    let trees = [tree("code-range-finds"), tree("class-frequency-finds"), accepted.clone(), "nethack-5.0.0".to_owned()];
    for subject in &trees {
        let document: Value = serde_json::from_str(&run(["audit", subject, "--format", "sarif"]).stdout).unwrap();
        let errors = schema.iter_errors(&document).map(|error| format!("{}: {error}", error.instance_path()));
        failures.differences(subject, &errors.collect::<Vec<_>>());
        let run = &document["runs"][0];
        let results = run["results"].as_array().unwrap();
        assert!(!results.is_empty(), "{subject}");
        let prints: BTreeSet<_> =
            results.iter().map(|result| result["partialFingerprints"]["monstr/v2"].as_str()).collect();
        assert_eq!((prints.len(), prints.contains(&None)), (results.len(), false), "{subject}");
        for result in results {
            let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
            assert_eq!(rule["id"], result["ruleId"]);
        }
        assert_eq!(results.iter().any(|result| result["suppressions"].is_array()), *subject == accepted);
    }
    assert!(!schema.is_valid(&serde_json::json!({"version": "2.1.0"})), "the schema takes anything");
    failures.finish(trees.len());
}

/// A git repository with a copy of a fixture as its only commit.
fn repository(fixture: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (from, to) in [(fixture, "src"), ("game_common", "include")] {
        std::fs::create_dir(dir.path().join(to)).unwrap();
        for file in std::fs::read_dir(folder().join(from).join(to)).unwrap() {
            let path = file.unwrap().path();
            std::fs::copy(&path, dir.path().join(to).join(fixtures::name(&path))).unwrap();
        }
    }
    git(dir.path(), &["init", "--quiet"]);
    git(dir.path(), &["add", "."]);
    git(dir.path(), &["commit", "--quiet", "-m", "all"]);
    dir
}

fn git(dir: &Path, arguments: &[&str]) -> String {
    let output = Command::new("git")
        .current_dir(dir)
        .args(["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "commit.gpgSign=false"])
        .args(arguments)
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env_remove("GIT_DIR")
        .env_remove("GIT_INDEX_FILE")
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn in_folder(dir: &Path, arguments: &[&str]) -> Ran {
    program::command(["audit"].iter().chain(arguments)).current_dir(dir).output().unwrap().into()
}

#[test]
fn only_what_is_new_since_a_revision_is_reported() {
    let dir = repository("class-order-finds");
    let table = dir.path().join("src/monst.c");
    // One more row above, so that lines and indices move, and one thing that is broken.
    let broken = fixtures::text(&table)
        .replace("    PLAIN(\"paper ant\"", "    PLAIN(\"moss ant\", S_ANT, 0, 0, G_GENO),\n    PLAIN(\"paper ant\"")
        .replace("    TAIL,", "    PLAIN(\"tin devil\", S_DEMON, 5, 4, (G_HELL | 1)),\n    TAIL,");
    std::fs::write(&table, broken).unwrap();
    let all = findings(&in_folder(dir.path(), &[".", "--format", "json"]));
    let ids: Vec<_> = all.iter().map(|finding| text(finding, "id")).collect();
    // The devil's difficulty is that of its level, as it has no bonus of its own.
    assert_eq!(ids, ["class-order", "gehennom-lawful"]);
    let new = findings(&in_folder(dir.path(), &[".", "--since", "HEAD", "--format", "json"]));
    let new: Vec<_> = new.iter().map(|finding| (text(finding, "id"), text(finding, "symbol"))).collect();
    assert_eq!(new, [("gehennom-lawful", "TIN_DEVIL")]);
    assert_eq!(git(dir.path(), &["status", "--porcelain"]).trim(), "M src/monst.c");
    let summary = in_folder(dir.path(), &[".", "--since", "HEAD"]);
    assert!(summary.stdout.contains("1 warning, 0 notes that HEAD has not; 1 known"), "{}", summary.stdout);
    assert_eq!(in_folder(dir.path(), &[".", "--since", "absent"]).status, 2);
}

#[test]
fn a_wrong_flag_beside_one_that_is_known_is_new() {
    let dir = repository("misplaced-flag-finds");
    let table = dir.path().join("src/monst.c");
    let before = in_folder(dir.path(), &[".", "--write-baseline"]);
    assert!(before.stderr.contains("2 more accepted"), "{}", before.stderr);
    let written = fixtures::text(&dir.path().join("monstr.toml"));
    assert!(written.contains("detail = \"M2_HOSTILE\""), "{written}");
    let worse = fixtures::text(&table).replace("M1_ANIMAL | ANGRY", "M1_ANIMAL | ANGRY | M2_FEMALE");
    std::fs::write(&table, worse).unwrap();
    let baseline = findings(&in_folder(dir.path(), &[".", "--format", "json"]));
    std::fs::remove_file(dir.path().join("monstr.toml")).unwrap();
    let since = findings(&in_folder(dir.path(), &[".", "--since", "HEAD", "--format", "json"]));
    for new in [baseline, since] {
        let about: Vec<_> = new.iter().map(|finding| (text(finding, "symbol"), text(finding, "message"))).collect();
        let [("PAPER_ANT", message)] = about[..] else { panic!("{about:?}") };
        assert!(message.contains("M2_FEMALE"), "{message}");
    }
}

/// A file of this repository.
fn own(path: &str) -> String {
    fixtures::text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path))
}

/// Runs a script as CI would, with the program at hand.
#[cfg(unix)]
fn script(dir: &Path, text: &str, variables: &[(&str, &str)]) -> Ran {
    let folder = program::path().parent().unwrap().to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::env::join_paths(std::iter::once(folder).chain(std::env::split_paths(&path))).unwrap();
    let mut shell = Command::new("sh");
    shell.current_dir(dir).args(["-e", "-c", text]).env("PATH", paths).envs(variables.iter().copied());
    shell.output().unwrap().into()
}

/// A branch `main`, and a work tree in which a lawful monster gets `G_HELL`.
#[cfg(unix)]
fn with_a_lawful_devil() -> tempfile::TempDir {
    let dir = repository("class-order-finds");
    git(dir.path(), &["update-ref", "refs/remotes/origin/main", "HEAD"]);
    let table = dir.path().join("src/monst.c");
    let devil = "    PLAIN(\"tin devil\", S_DEMON, 5, 4, (G_HELL | 1)),\n    TAIL,";
    std::fs::write(&table, fixtures::text(&table).replace("    TAIL,", devil)).unwrap();
    dir
}

#[test]
#[cfg(unix)]
fn the_workflow_says_what_a_pull_request_breaks() {
    let workflow = own("docs/ci/monstr.yml");
    let audit = workflow.trim_end().lines().next_back().unwrap().trim().strip_prefix("run: ").unwrap();
    let dir = with_a_lawful_devil();
    let ran = script(dir.path(), audit, &[("GITHUB_BASE_REF", "main")]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let line = ran.stdout.lines().next().unwrap();
    assert!(line.starts_with("::warning ") && line.contains("title=gehennom-lawful::"), "{line}");
    assert!(own("docs/audit.md").contains(line), "{line}");
    assert_eq!(ran.stdout.matches("::warning ").count(), 1, "{}", ran.stdout);
    git(dir.path(), &["checkout", "--quiet", "."]);
    assert_eq!(script(dir.path(), audit, &[("GITHUB_BASE_REF", "main")]).status, 0);
}

#[test]
#[cfg(unix)]
fn the_workflow_says_what_has_to_be_set() {
    let workflow = own("docs/ci/monstr.yml");
    let steps: Vec<_> = workflow.split("run: |\n").collect();
    let [_, install] = steps[..] else { panic!("there is not one step of several lines") };
    let lines = install.lines().take_while(|line| line.starts_with("          "));
    let install = lines.collect::<Vec<_>>().join("\n");
    // As long as nobody set them, the variables are what the workflow has.
    let unset = ["MONSTR_REPOSITORY", "MONSTR_RELEASE"].map(|name| {
        assert!(workflow.contains(&format!("  {name}: \"\"\n")), "{name}");
        (name, "")
    });
    let dir = tempfile::tempdir().unwrap();
    let ran = script(dir.path(), &install, &unset);
    assert!(ran.status == 1 && ran.stdout.starts_with("::error::MONSTR_REPOSITORY"), "{ran:?}");
}

#[test]
#[cfg(unix)]
fn the_hook_stops_a_commit_that_breaks_something() {
    let hook = own(".pre-commit-hooks.yaml");
    let entry = hook.lines().find_map(|line| line.trim().strip_prefix("entry: ")).unwrap();
    let dir = with_a_lawful_devil();
    // With the arguments that the documentation gives it.
    let ran = script(dir.path(), &format!("{entry} --since HEAD --fail-on warning"), &[]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let documented = own("docs/audit.md");
    assert!(documented.contains(ran.stdout.trim()), "{}", ran.stdout);
}

#[test]
fn a_baseline_accepts_what_is_there_and_forgets_what_is_gone() {
    let dir = repository("class-order-finds");
    let (table, config) = (dir.path().join("src/monst.c"), dir.path().join("monstr.toml"));
    let comment = "# Ours.\n[levels]\nconveys = \"off\" # by intent\n";
    std::fs::write(&config, comment).unwrap();
    let ran = in_folder(dir.path(), &[".", "--write-baseline"]);
    assert!(ran.status == 0 && ran.stderr.contains("1 more accepted, 0 taken out"), "{}", ran.stderr);
    let written = fixtures::text(&config);
    assert!(written.starts_with(comment) && written.contains("monster = \"GLASS_ANT\""), "{written}");
    let ran = in_folder(dir.path(), &[".", "--format", "json", "--fail-on", "note"]);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.status, document["findings"].as_array().map(Vec::len)), (0, Some(0)), "{document}");
    assert_eq!(document["accepted"][0]["symbol"], "GLASS_ANT");
    assert!(!text(&document["accepted"][0], "reason").is_empty());

    // Mended: the second ant is easier than the third.
    let mended = fixtures::text(&table).replace("\"brass ant\", S_ANT, 6", "\"brass ant\", S_ANT, 2");
    std::fs::write(&table, mended).unwrap();
    let gone = findings(&in_folder(dir.path(), &[".", "--format", "json"]));
    assert_eq!((gone.len(), text(&gone[0], "id")), (1, "accepted-gone"), "{gone:?}");
    assert_eq!(text(&gone[0], "file"), "monstr.toml");
    let ran = in_folder(dir.path(), &[".", "--write-baseline"]);
    assert!(ran.stderr.contains("0 more accepted, 1 taken out"), "{}", ran.stderr);
    assert_eq!(fixtures::text(&config), comment);
}

#[test]
fn a_baseline_can_be_any_file_and_any_form_of_it() {
    let dir = repository("class-order-finds");
    let file = dir.path().join("new.toml");
    let write = || in_folder(dir.path(), &[".", "--write-baseline", "--config", "new.toml"]);
    let ran = write();
    assert!(ran.status == 0 && ran.stderr.contains("new.toml: 1 more accepted"), "{}", ran.stderr);
    let written = fixtures::text(&file);
    let gone = "id = \"conveys\", monster = \"GLASS_ANT\", reason = \"once\"";
    for (accept, taken_out) in [("accept = []", 0), (&*format!("accept = [{{ {gone} }}]"), 1)] {
        std::fs::write(&file, format!("{accept}\n")).unwrap();
        let ran = write();
        assert!(ran.stderr.contains(&format!("1 more accepted, {taken_out} taken out")), "{}", ran.stderr);
        assert_eq!(fixtures::text(&file), written);
    }
}

#[test]
fn what_is_no_longer_found_stands_where_it_was_accepted() {
    let dir = repository("conveys-silent");
    let gone = "[[accept]]\nid = \"conveys\"\nmonster = \"GLASS_ANT\"\nreason = \"once\"\n";
    let place = |words: &[&str]| {
        let sarif = in_folder(dir.path(), &[words, &["--format", "sarif"]].concat());
        let document: Value = serde_json::from_str(&sarif.stdout).unwrap();
        let location = &document["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
        text(&location["artifactLocation"], "uri").to_owned()
    };
    std::fs::write(dir.path().join("monstr.toml"), gone).unwrap();
    assert_eq!(place(&["."]), "monstr.toml");
    std::fs::rename(dir.path().join("monstr.toml"), dir.path().join("src/other.toml")).unwrap();
    let named = dir.path().join("src/../src/other.toml");
    assert_eq!(place(&[".", "--config", named.to_str().unwrap()]), "src/other.toml");
}

#[test]
fn a_wrong_configuration_is_said() {
    let dir = repository("conveys-silent");
    std::fs::write(dir.path().join("monstr.toml"), "[levels]\nconvey = \"off\"\n").unwrap();
    let ran = in_folder(dir.path(), &["."]);
    assert!(ran.status == 2 && ran.stderr.contains("did you mean conveys?"), "{}", ran.stderr);
    assert_eq!(in_folder(dir.path(), &[".", "--config", "absent.toml"]).status, 2);
    let other = dir.path().join("other.toml");
    std::fs::write(&other, "undefines = [\"MAIL\"]\n").unwrap();
    assert_eq!(in_folder(dir.path(), &[".", "--config", "other.toml"]).status, 0);
    assert_eq!(in_folder(dir.path(), &["nethack-3.6.7", "--config", "other.toml"]).status, 2);
}

/// Where trees may be: `NETHACK_SOURCES`, else `vendor-sources/`.
fn sources() -> PathBuf {
    std::env::var_os("NETHACK_SOURCES").map_or_else(|| fixtures::folder("../vendor-sources"), PathBuf::from)
}

/// A public report: the tree that has the mistake, and the check, subject, file and line of the finding that says so.
struct Report {
    tree: String,
    id: String,
    subject: String,
    file: String,
    line: u64,
}

fn reports() -> Vec<Report> {
    let document = fixtures::text(&fixtures::folder("../docs/audit/reports.md"));
    let rows = document.lines().filter(|line| line.starts_with("| ") && line.contains('#'));
    let report = |row: &str| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let words: Vec<_> = cells[4].split(' ').map(|word| word.trim_matches('`').to_owned()).collect();
        let (file, line) = words[2].rsplit_once(':').unwrap();
        let [tree, id, subject, file] = [cells[3], &words[0], &words[1], file].map(str::to_owned);
        Report { tree, id, subject, file, line: line.parse().unwrap() }
    };
    rows.map(report).collect()
}

#[test]
fn what_was_reported_in_public_is_found() {
    let mut failures = Failures::new();
    let reports = reports();
    assert!(reports.len() >= 9);
    for Report { tree, id, subject, file, line } in &reports {
        if let Some(edition) = bestiary::by_id(tree)
            && !audit::Check::by_id(id).unwrap().needs_source()
            && !audit::audit(edition, None, &Settings::default())
                .findings
                .iter()
                .any(|finding| finding.id == id && finding.subject_name() == subject)
        {
            failures.push(format!("{tree}: {id} of {subject}"), "it is not found in what is compiled in");
        }
        let folder = sources().join(tree);
        if !folder.join(file).is_file() {
            println!("{tree} has no {file} here");
            continue;
        }
        let found = audited(&[&folder.display().to_string()]).into_iter().any(|finding| {
            let is_subject = text(&finding, "symbol") == subject || text(&finding, "message").contains(subject);
            text(&finding, "id") == id
                && is_subject
                && text(&finding, "file").ends_with(file)
                && finding["line"].as_u64() == Some(*line)
        });
        if !found {
            failures.push(format!("{tree}: {id} of {subject}"), format!("it is not found at {file}:{line}"));
        }
    }
    failures.finish(reports.len());
}

#[test]
fn trees_that_are_present_have_the_counts_that_were_reviewed() {
    let mut failures = Failures::new();
    let table = fixtures::text(&folder().join("trees.tsv"));
    let mut lines = table.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let header = lines.next().unwrap();
    let ids: Vec<_> = checks::ALL.iter().filter(|check| check.needs_source()).map(|check| check.id).collect();
    assert_eq!(header[1..], ids);
    let mut checked = 0;
    for expected in lines {
        let tree = sources().join(expected[0]);
        // What is pinned of a tree is what its table is made of: without the rest there are no ranges to be found.
        if !tree.join("src/mkroom.c").is_file() {
            println!("{} is absent, or only in part there", expected[0]);
            continue;
        }
        checked += 1;
        let found = audited(&[&tree.display().to_string()]);
        let count = |id: &&str| found.iter().filter(|finding| text(finding, "id") == *id).count().to_string();
        let counts: Vec<_> = ids.iter().map(count).collect();
        if counts != expected[1..] {
            failures.push(expected[0], format!("expected {:?}, got {counts:?}", &expected[1..]));
        }
    }
    failures.finish(checked);
}
