//! The preprocessor against GCC's, one idea a file.

use monstr_tests::adapters;
use monstr_tests::fixtures::{self, Remarks};
use monstr_tests::report::{Failures, text_difference};
use parser::Request;

#[test]
fn every_fixture_preprocesses_as_gcc_does() {
    let folder = fixtures::folder("cpp");
    let tree = fixtures::memory_tree(&folder);
    let files = fixtures::files(&folder, "c", 103);
    let mut failures = Failures::new();
    for path in &files {
        let name = fixtures::name(path);
        let remarks = Remarks::read(&std::fs::read(path).unwrap());
        let request = Request { defines: remarks.defines(), undefines: remarks.undefines(), ..Request::default() };
        // Lines are for the reader only: a golden file is one sequence of tokens.
        let expected = fixtures::text(&path.with_extension("expected")).replace('\n', " ");
        match adapters::preprocess(&tree, &name, &request) {
            Ok((_, diagnostics)) if diagnostics.has_errors() => {
                let shown: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
                failures.push(name, shown.join("\n"));
            }
            Ok((text, _)) => {
                let lines = |text: &str| text.trim_end().replace(" ; ", " ;\n");
                if let Some(difference) = text_difference(&lines(&expected), &lines(&text)) {
                    failures.push(name, difference);
                }
            }
            Err(error) => failures.push(name, error),
        }
    }
    failures.finish(files.len());
}

#[test]
fn every_expectation_has_its_fixture() {
    let folder = fixtures::folder("cpp");
    for path in fixtures::files(&folder, "expected", 103) {
        assert!(path.with_extension("c").is_file(), "{} has no .c file", path.display());
    }
}
