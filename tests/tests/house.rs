//! What ARCHITECTURE.md says of the house and no compiler holds.

use monstr_tests::fixtures;
use monstr_tests::report::Failures;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    fixtures::folder("..")
}

/// The Rust sources in and below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The lines of code of a file that hold one of the words; comments don't count.
fn uses(file: &Path, words: &[&str]) -> Vec<String> {
    let text = fixtures::text(file);
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.filter(|line| words.iter().any(|word| line.contains(word))).map(str::to_owned).collect()
}

/// Asserts that no source in the folders has one of the words.
fn assert_without(folders: &[&str], words: &[&str]) {
    let mut failures = Failures::new();
    let mut count = 0;
    for folder in folders {
        for file in sources(&root().join(folder)) {
            count += 1;
            failures.differences(&file.display().to_string(), &uses(&file, words));
        }
    }
    assert!(count >= folders.len(), "{count} files only");
    failures.finish(count);
}

/// The dependencies of a package as its manifest has them, those of its tests left out.
fn dependencies(folder: &str) -> Vec<String> {
    let manifest = fixtures::text(&root().join(folder).join("Cargo.toml"));
    let mut list = Vec::new();
    let mut is_dependency = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_dependency = line.ends_with("dependencies]") && !line.contains("dev-");
        } else if is_dependency && line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            list.push(line.to_owned());
        }
    }
    list
}

#[test]
fn nothing_that_generates_depends_on_what_is_generated() {
    for folder in ["xtask", "crates/parser", "crates/tree", "crates/codegen", "crates/model"] {
        let list = dependencies(folder);
        assert!(!list.iter().any(|line| line.contains("bestiary") || line.contains("tables")), "{folder}: {list:?}");
    }
    let engine = dependencies("crates/engine");
    let bestiary: Vec<_> = engine.iter().filter(|line| line.starts_with("monstr-bestiary")).collect();
    assert!(bestiary.iter().all(|line| line.contains("optional = true")), "{engine:?}");
}

#[test]
fn only_tree_xtask_and_monstr_touch_the_disk() {
    let folders =
        ["parser", "model", "codegen", "engine", "audit", "bestiary"].map(|name| format!("crates/{name}/src"));
    let words = ["std::fs", "std::env", "std::net", "std::process", "std::path", "File::"];
    assert_without(&folders.each_ref().map(String::as_str), &words);
}

#[test]
fn the_page_asks_nothing_of_the_machine() {
    assert_without(&["crates/web/src", "crates/web/unpack/src"], &["std::fs", "std::env", "std::net", "File::"]);
}

#[test]
fn c_is_read_without_knowing_what_a_monster_is() {
    let folders = ["source", "cpp", "c"].map(|name| format!("crates/parser/src/{name}"));
    assert_without(&folders.each_ref().map(String::as_str), &["model::", "permonst", "regex"]);
}

#[test]
fn every_folder_is_on_the_map() {
    let map = fixtures::text(&root().join("ARCHITECTURE.md"));
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let path = entry.unwrap().path();
        if path.join("Cargo.toml").is_file() {
            let name = format!("`crates/{}/`", fixtures::name(&path));
            assert!(map.contains(&name), "ARCHITECTURE.md has no {name}");
        }
    }
}

#[test]
fn what_is_published_brings_its_licence() {
    let mut count = 0;
    for folder in fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path()) {
        let manifest = fixtures::text(&folder.join("Cargo.toml"));
        if manifest.contains("publish = false") {
            continue;
        }
        count += 1;
        let has_tables = manifest.contains("license = \"NGPL\"");
        let licences: &[&str] =
            if has_tables { &["crates/bestiary/LICENSE-NGPL", "NOTICE"] } else { &["LICENSE-APACHE", "LICENSE-MIT"] };
        for licence in licences {
            let beside = folder.join(Path::new(licence).file_name().unwrap());
            assert_eq!(fixtures::text(&beside), fixtures::text(&root().join(licence)), "{}", beside.display());
        }
        for key in ["description = ", "license", "readme.workspace", "rust-version.workspace", "categories.workspace"] {
            assert!(manifest.lines().any(|line| line.starts_with(key)), "{}: no {key}", folder.display());
        }
    }
    assert_eq!(count, 8, "packages are lost");
}

#[test]
fn nothing_is_published_that_did_not_pass() {
    let workflow = fixtures::text(&root().join(".github/workflows/release.yml"));
    let (head, jobs) = workflow.split_once("\njobs:\n").unwrap();
    // A job begins where a name stands two blanks in.
    let starts = jobs.lines().filter_map(|line| line.strip_prefix("  ")?.strip_suffix(':'));
    let names: Vec<_> = starts.filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic())).collect();
    let of = |name: &str| {
        let after = jobs.split_once(&format!("  {name}:\n")).unwrap().1;
        let lines =
            after.lines().take_while(|line| line.is_empty() || line.starts_with("    ") || line.starts_with("  #"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let publish = of("publish");
    let needs = publish.lines().find_map(|line| line.trim().strip_prefix("needs: [")?.strip_suffix(']')).unwrap();
    let others: Vec<_> = names.iter().copied().filter(|name| *name != "publish").collect();
    assert_eq!(needs.split(", ").collect::<Vec<_>>(), others, "what `publish` waits for");
    let tests = of("tests");
    for command in ["bash .ci/run", "cargo package --workspace --locked"] {
        assert!(tests.contains(&format!("- run: {command}\n")), "{command}: {tests}");
    }
    let rust = head.lines().find_map(|line| line.trim().strip_prefix("RUST: \"")?.strip_suffix('"')).unwrap();
    assert!(tests.contains(&format!("container: rust:{rust}-")), "{tests}\nis not with Rust {rust}");
}
