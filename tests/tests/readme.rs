//! The documents show what the programs really print, and links in them lead somewhere.

#![cfg(unix)]

use engine::difficulty;
use monstr_tests::report::{Failures, text_difference};
use monstr_tests::{fixtures, program};
use std::path::PathBuf;
use std::process::Command;

/// The documents for people.
const DOCUMENTS: [&str; 13] = [
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "NOTICE",
    "fuzz/README.md",
    "python/README.md",
    "docs/audit.md",
    "docs/audit/nethack-3.6.7.md",
    "docs/audit/nethack-5.0.0.md",
    "docs/audit/reports.md",
    "tests/README.md",
    "vendor-sources/README.md",
];

/// Those that show what commands print.
const SHOWING: [&str; 2] = ["README.md", "docs/audit.md"];

/// What a `text` block shows, which a reader cannot just type, and what holds it to that.
enum Held {
    /// What is wrong with the block; nothing if all is right.
    Here(fn(&str) -> Option<String>),
    /// A test elsewhere.
    Elsewhere,
    /// Nothing can: the reason.
    Not(&'static str),
}

/// All `text` blocks, by the documents that they are in and how they begin.
const TEXTS: [(&str, &str, Held); 7] = [
    ("README.md", "nethack-3.6.6        382 rows", Held::Here(wrong_in_regen)),
    ("README.md", "$ monstr history wizard --repo path/to/NetHack --audit", Held::Here(wrong_in_history)),
    ("ARCHITECTURE.md", "sources.toml", Held::Not("it is a drawing")),
    (
        "CONTRIBUTING.md",
        "$ cargo xtask pin nethack-3.4.0",
        Held::Not("it changes the checkout, and needs a clone and a git host"),
    ),
    // xtask/tests/tables: an_edited_file_is_named_with_what_was_edited
    ("CONTRIBUTING.md", "error: nethack_5_0_0.rs was edited", Held::Elsewhere),
    // tests/tests/audit.rs: the_workflow_says_what_a_pull_request_breaks
    ("docs/audit.md", "::warning file=src/monst.c", Held::Elsewhere),
    // tests/tests/audit.rs: the_hook_stops_a_commit_that_breaks_something
    ("docs/audit.md", "monstr audit....", Held::Elsewhere),
];

fn root() -> PathBuf {
    fixtures::folder("..")
}

/// The blocks of a kind in a document.
fn blocks<'a>(document: &'a str, kind: &str) -> Vec<&'a str> {
    let fence = format!("\n```{kind}\n");
    document.split(&fence).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// The commands with their output in the `console` blocks of a document.
fn commands(document: &str) -> Vec<(String, String)> {
    let command = |block: &str| {
        let (command, output) = block.split_once('\n').unwrap_or((block, ""));
        let command = command.strip_prefix("$ ").unwrap_or_else(|| panic!("{command} is no command")).to_owned();
        (command, output.to_owned())
    };
    blocks(document, "console").into_iter().map(command).collect()
}

/// Whether the command is about a tree that is not there.
fn lacks_its_tree(command: &str) -> bool {
    let mut words = command.split(' ').filter(|word| word.starts_with("vendor-sources/"));
    words.any(|word| !root().join(word).exists())
}

/// What a shell prints for a command, in the checkout's root.
fn printed(command: &str) -> String {
    let folder = program::path().parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([folder.to_owned()].into_iter().chain(std::env::split_paths(&path))).unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{command} 2>&1")]).current_dir(root()).env("PATH", path);
    // What a reader has set is not what the documents tell of.
    shell.env_remove("MONSTR_EDITION").env_remove("COLUMNS");
    String::from_utf8(shell.output().unwrap().stdout).unwrap()
}

/// What is wrong in the part of what `regen` says: it is said of the tables that are compiled in.
fn wrong_in_regen(block: &str) -> Option<String> {
    let of = |line: &str| {
        let id = line.split(' ').next()?;
        let edition = bestiary::by_id(id)?;
        let rows = format!("{id:<20} {} rows from vendor-sources/{id}: unchanged", edition.monsters.len());
        Some(format!("{rows}\n{:<20} difficulty by {}\n", "", difficulty::compare(edition)))
    };
    let said: String = block.lines().filter_map(of).collect();
    text_difference(block.trim_end(), said.trim_end())
}

/// What is wrong in the end of what NetHack's history says of its wizard. The history itself is not here: what it has
/// come to is, the edition with this row and what an audit says of it.
fn wrong_in_history(block: &str) -> Option<String> {
    let finding = block.lines().find_map(|line| line.strip_prefix("  found: ")?.split_once(": "));
    let Some((place, said)) = finding else { return Some("nothing is found".to_owned()) };
    let audit = program::run(["audit", "nethack-5.0.0"]).stdout;
    let place = format!("--> {place}");
    let is_said = audit.lines().zip(audit.lines().skip(1)).any(|(line, next)| line == said && next.trim() == place);
    (!is_said).then(|| format!("{said}\n{place}\nis not in\n{audit}"))
}

#[test]
fn every_text_block_is_held_or_it_is_said_why_not() {
    let mut failures = Failures::new();
    let mut count = 0;
    for document in DOCUMENTS {
        let text = fixtures::text(&root().join(document));
        for block in blocks(&text, "text") {
            count += 1;
            let known = TEXTS.iter().find(|(place, start, _)| *place == document && block.starts_with(start));
            match known.map(|(_, _, held)| held) {
                None => failures.push(document, format!("nothing is known of this block:\n{block}")),
                Some(Held::Here(wrong)) => {
                    failures.differences(document, &wrong(block).into_iter().collect::<Vec<_>>());
                }
                Some(Held::Elsewhere) => {}
                Some(Held::Not(reason)) => println!("{document}: nothing holds a block, since {reason}"),
            }
        }
    }
    assert_eq!(count, TEXTS.len(), "a block that is gone has an entry");
    failures.finish(count);
}

#[test]
fn commands_print_what_the_documents_show() {
    let mut failures = Failures::new();
    let shown = SHOWING.iter().flat_map(|document| commands(&fixtures::text(&root().join(document))));
    let commands: Vec<_> = shown.collect();
    assert!(commands.len() >= 4, "{commands:?}");
    for (command, expected) in &commands {
        if lacks_its_tree(command) {
            println!("{command}: its tree is absent");
            continue;
        }
        let printed = printed(command);
        if let Some(difference) = text_difference(expected.trim_end(), printed.trim_end()) {
            failures.push(command, difference);
        }
    }
    failures.finish(commands.len());
}

/// How a link names the heading of a line: in small letters, without signs, with a hyphen for each blank.
fn anchor(line: &str) -> Option<String> {
    let heading = line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#'))?;
    let letters = heading.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
    Some(letters.flat_map(char::to_lowercase).map(|letter| if letter == ' ' { '-' } else { letter }).collect())
}

#[test]
fn links_lead_somewhere() {
    let mut failures = Failures::new();
    for document in DOCUMENTS {
        let path = root().join(document);
        let folder = path.parent().unwrap();
        let text = fixtures::text(&path);
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let to = if file.is_empty() { path.clone() } else { folder.join(file) };
            let has_heading = || fixtures::text(&to).lines().filter_map(anchor).any(|anchor| anchor == heading);
            if !to.exists() || !(heading.is_empty() || has_heading()) {
                failures.push(document, format!("there is no {target}"));
            }
        }
    }
    failures.finish(DOCUMENTS.len());
}
