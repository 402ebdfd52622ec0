//! The documents show what the program really prints, and links in them lead somewhere.

#![cfg(unix)]

use monstr_tests::report::{Failures, text_difference};
use monstr_tests::{fixtures, program};
use std::path::PathBuf;
use std::process::Command;

/// The documents for people.
const DOCUMENTS: [&str; 10] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "NOTICE",
    "docs/audit.md",
    "docs/audit/nethack-3.6.7.md",
    "docs/audit/nethack-5.0.0.md",
    "docs/audit/reports.md",
    "tests/README.md",
    "vendor-sources/README.md",
];

/// Those that show what commands print.
const SHOWING: [&str; 2] = ["README.md", "docs/audit.md"];

fn root() -> PathBuf {
    fixtures::folder("..")
}

/// The commands with their output in the `console` blocks of a document.
fn commands(document: &str) -> Vec<(String, String)> {
    let blocks = document.split("\n```console\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let command = |block: &str| {
        let (command, output) = block.split_once('\n').unwrap_or((block, ""));
        let command = command.strip_prefix("$ ").unwrap_or_else(|| panic!("{command} is no command")).to_owned();
        (command, output.to_owned())
    };
    blocks.map(command).collect()
}

/// Whether the command is about a tree that is not there.
fn lacks_its_tree(command: &str) -> bool {
    let mut words = command.split(' ').filter(|word| word.starts_with("vendor-sources/"));
    words.any(|word| !root().join(word).exists())
}

#[test]
fn commands_print_what_the_documents_show() {
    let mut failures = Failures::new();
    let shown = SHOWING.iter().flat_map(|document| commands(&fixtures::text(&root().join(document))));
    let commands: Vec<_> = shown.collect();
    assert!(commands.len() >= 4, "{commands:?}");
    let folder = program::path().parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([folder.to_owned()].into_iter().chain(std::env::split_paths(&path))).unwrap();
    for (command, expected) in &commands {
        if lacks_its_tree(command) {
            println!("{command}: its tree is absent");
            continue;
        }
        let output =
            Command::new("sh").args(["-c", &format!("{command} 2>&1")]).current_dir(root()).env("PATH", &path).output();
        let printed = String::from_utf8(output.unwrap().stdout).unwrap();
        if let Some(difference) = text_difference(expected.trim_end(), printed.trim_end()) {
            failures.push(command, difference);
        }
    }
    failures.finish(commands.len());
}

#[test]
fn links_lead_somewhere() {
    let mut failures = Failures::new();
    for document in DOCUMENTS {
        let path = root().join(document);
        let folder = path.parent().unwrap();
        let text = fixtures::text(&path);
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://") && !target.starts_with('#')) {
            let file = target.split('#').next().unwrap_or_default();
            if !folder.join(file).exists() {
                failures.push(document, format!("there is no {target}"));
            }
        }
    }
    failures.finish(DOCUMENTS.len());
}
