//! Hostile input gets an error, soon, and takes neither the stack nor the memory.

use monstr_tests::hostile::{self, Case};
use monstr_tests::report::Failures;
use parser::Request;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// How long one case may take, on a slow machine, with the checks of a debug build.
const SOON: Duration = Duration::from_secs(10);

/// Reads, writes, binds and renders; the codes of what was said.
fn exercise(case: &Case) -> (BTreeSet<&'static str>, bool) {
    let reading = parser::read(&case.tree(), &Request::default());
    let mut said = reading.diagnostics;
    let read = reading.table.is_some();
    if let Some(table) = reading.table {
        table.write_json_lines(&mut std::io::sink()).unwrap();
        drop(table.options());
        let identity = table.identify();
        said.append(table.bind(identity).1);
    }
    let text: usize = said.iter().map(|diagnostic| diagnostic.render(false).len()).sum();
    assert!(text < 2_000_000, "{text} bytes to say what is wrong");
    (said.iter().map(|diagnostic| diagnostic.kind().code()).collect(), read && !said.has_errors())
}

#[test]
fn hostile_input_gets_its_error_soon() {
    let mut failures = Failures::new();
    let only = std::env::var("MONSTR_HOSTILE").ok();
    let cases: Vec<_> = hostile::cases()
        .into_iter()
        .filter(|case| only.as_ref().is_none_or(|only| case.name.contains(only.as_str())))
        .collect();
    for case in &cases {
        // What overflows the stack ends the process, and this line is the last.
        print!("{}: ", case.name);
        let begin = Instant::now();
        let (codes, fine) = exercise(case);
        let time = begin.elapsed();
        println!("{} ms", time.as_millis());
        let missing: Vec<_> = case.codes.iter().filter(|code| !codes.contains(**code)).collect();
        let refused = case.codes.iter().any(|code| !matches!(*code, "truncated" | "absent-header" | "macro-redefined"));
        if !missing.is_empty() || fine == refused {
            failures.push(case.name, format!("expected {:?}, got {codes:?}; read: {fine}", case.codes));
        }
        if time > SOON {
            failures.push(case.name, format!("{} ms", time.as_millis()));
        }
    }
    failures.finish(cases.len());
}
