//! Bad input: each kind of error, in the words that people see. `MONSTR_BLESS=1` rewrites the expected texts.

use monstr_tests::fixtures::{self, Remarks};
use monstr_tests::report::{Failures, bless_or_compare};
use parser::source::{Diagnostics, Kind, MemoryTree, Severity, TreeError};
use parser::{Request, Tree};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

/// A bad input: its name, what it says of itself, the tree with it, and how to read it.
struct Case {
    name: String,
    remarks: Remarks,
    tree: MemoryTree,
    request: Request,
    expected: PathBuf,
}

fn cases() -> Vec<Case> {
    let folder = fixtures::folder("errors");
    let whole = fixtures::memory_tree(&folder);
    let file = |path: PathBuf| {
        let name = fixtures::name(&path);
        let request = Request { table: Some(name.clone()), ..Request::default() };
        let remarks = Remarks::read(&std::fs::read(&path).unwrap());
        Case { name, remarks, tree: whole.clone(), request, expected: path.with_extension("expected") }
    };
    let tree = |path: PathBuf| Case {
        name: fixtures::name(&path),
        remarks: Remarks::read(&std::fs::read(path.join("expect.txt")).unwrap()),
        tree: fixtures::memory_tree(&path),
        request: Request::default(),
        expected: path.join("expected.txt"),
    };
    let files = fixtures::files(&folder, "c", 55).into_iter().map(file);
    files.chain(fixtures::folders(&folder, 4).into_iter().map(tree)).collect()
}

/// Reads, and binds where a fixture says that it is a whole table (`binds: yes`); what there is to say about both, and
/// how many rows there are.
fn read(tree: &dyn Tree, request: &Request, binds: bool) -> (Diagnostics, Option<usize>) {
    let reading = parser::read(tree, request);
    let mut diagnostics = reading.diagnostics;
    let rows = reading.table.as_ref().map(parser::Table::len);
    if let Some(table) = reading.table
        && binds
        && !diagnostics.has_errors()
    {
        let identity = table.identify();
        diagnostics.append(table.bind(identity).1);
    }
    (diagnostics, rows)
}

#[test]
fn every_bad_input_has_its_error() {
    let mut failures = Failures::new();
    let cases = cases();
    for case in &cases {
        let (diagnostics, rows) = read(&case.tree, &case.request, case.remarks.get("binds").is_some());
        let mut text: String = diagnostics.iter().map(|diagnostic| diagnostic.render(false)).collect();
        let dropped = diagnostics.dropped(Severity::Note);
        if dropped > 0 {
            let _ = writeln!(text, "and {dropped} more");
        }
        // The kinds come first: they are known without monstr.
        let found: BTreeSet<_> = diagnostics.iter().map(|diagnostic| diagnostic.kind().code()).collect();
        let expected = case.remarks.get("expect").unwrap_or_else(|| panic!("{}: expects nothing", case.name));
        let missing: Vec<_> = expected.split(' ').filter(|code| !found.contains(code)).collect();
        if !missing.is_empty() {
            failures.push(&case.name, format!("no {missing:?} among {found:?}\n{text}"));
            continue;
        }
        // What is only a warning or a note does not keep the table from being read.
        if let Some(count) = case.remarks.get("reads") {
            if diagnostics.has_errors() || rows != Some(count.parse().unwrap()) {
                failures.push(&case.name, format!("expected {count} rows and no error, got {rows:?}\n{text}"));
            }
        } else if !diagnostics.has_errors() {
            failures.push(&case.name, "no error");
        }
        bless_or_compare(&case.expected, &text, &mut failures, &case.name);
    }
    failures.finish(cases.len());
}

#[test]
fn every_kind_has_a_bad_input() {
    let mut covered: BTreeSet<String> = BTreeSet::new();
    for case in cases() {
        covered.extend(case.remarks.get("expect").unwrap_or_default().split(' ').map(str::to_owned));
    }
    // The first needs a tree that cannot be read, below; the second a search of the disk, in cli.rs.
    for elsewhere in [Kind::UnreadableFile, Kind::SeveralTables] {
        covered.insert(elsewhere.code().to_owned());
    }
    let all: BTreeSet<_> = Kind::ALL.iter().map(|kind| kind.code().to_owned()).collect();
    assert_eq!(covered, all);
}

#[test]
fn a_place_is_where_the_mistake_is() {
    let place = |name: &str| {
        let case = cases().into_iter().find(|case| case.name == name).unwrap();
        let (diagnostics, _) = read(&case.tree, &case.request, case.remarks.get("binds").is_some());
        let code = case.remarks.get("expect").unwrap();
        let found = diagnostics.iter().find(|diagnostic| diagnostic.kind().code() == code);
        let found = found.unwrap_or_else(|| panic!("{name}: no {code}"));
        found.place().map(|place| (place.path.to_string(), place.line, place.column)).expect("a place")
    };
    let at = |path: &str, line, column| (path.to_owned(), line, column);
    assert_eq!(place("unknown_name.c"), at("unknown_name.c", 7, 20));
    assert_eq!(place("include_chain.c"), at("chain_inner.h", 2, 11));
    assert_eq!(place("wrong_row_in_header"), at("include/rows.h", 2, 16));
    assert_eq!(place("unclosed_comment.c"), at("unclosed_comment.c", 4, 20));
    assert_eq!(place("unclosed_if.c"), at("unclosed_if.c", 5, 2));
    assert_eq!(place("unclosed_if_header.c"), at("unclosed_if.h", 1, 2));
    assert_eq!(place("stray_endif.c"), at("stray_endif.c", 5, 2));
    assert_eq!(place("macro_few.c"), at("macro_few.c", 6, 5));
    assert_eq!(place("crlf_error.c"), at("crlf_error.c", 5, 15));
    assert_eq!(place("truncated.c"), at("truncated.c", 6, 15));
    assert_eq!(place("too_many_fields.c"), at("too_many_fields.c", 5, 22));
}

#[test]
fn one_bad_row_does_not_hide_the_others() {
    for (name, rows) in [("unknown_name.c", 3), ("too_many_fields.c", 3), ("syntax_row.c", 4), ("wrong_string.c", 2)] {
        let case = cases().into_iter().find(|case| case.name == name).unwrap();
        let (diagnostics, read) = read(&case.tree, &case.request, case.remarks.get("binds").is_some());
        assert!(diagnostics.has_errors(), "{name}");
        assert_eq!(read, Some(rows), "{name}");
    }
}

/// A tree in which one header cannot be read.
struct Locked(MemoryTree);

impl Tree for Locked {
    fn files(&self, path: &str) -> Vec<String> {
        self.0.files(path)
    }

    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, TreeError> {
        match path {
            "include/permonst.h" => Err(TreeError::new(path, "permission denied")),
            _ => self.0.read(path),
        }
    }

    fn folders(&self, path: &str) -> Vec<String> {
        self.0.folders(path)
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let tree = fixtures::memory_tree(&fixtures::folder("trees/nethack-3.6.2-like"));
    let (diagnostics, _) = read(&Locked(tree), &Request::default(), false);
    let found = diagnostics.iter().find(|diagnostic| diagnostic.kind() == Kind::UnreadableFile);
    let message = found.expect("unreadable-file").to_string();
    assert!(message.contains("include/permonst.h") && message.contains("permission denied"), "{message}");
}
