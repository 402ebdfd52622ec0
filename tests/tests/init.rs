//! Initializers: what a compiler stores, field by field.

use monstr_tests::Value;
use monstr_tests::fixtures::{self, Remarks};
use monstr_tests::report::Failures;
use parser::Request;

#[test]
fn every_table_is_stored_as_gcc_stores_it() {
    let folder = fixtures::folder("init");
    let tree = fixtures::memory_tree(&folder);
    let files = fixtures::files(&folder, "c", 67);
    let (mut failures, mut fields) = (Failures::new(), 0);
    for path in &files {
        let name = fixtures::name(path);
        let remarks = Remarks::read(&std::fs::read(path).unwrap());
        let request = Request {
            table: Some(name.clone()),
            array: remarks.get("table").map(str::to_owned),
            defines: remarks.defines(),
            undefines: remarks.undefines(),
            ..Request::default()
        };
        let reading = parser::read(&tree, &request);
        let mut differences: Vec<_> = reading
            .diagnostics
            .iter()
            .filter(|diagnostic| diagnostic.severity() == parser::source::Severity::Error)
            .map(ToString::to_string)
            .collect();
        let mut written = Vec::new();
        match reading.table {
            Some(table) => table.write_json_lines(&mut written).unwrap(),
            None => differences.push("no table was read".to_owned()),
        }
        let expected = Value::parse_lines(&fixtures::text(&path.with_extension("jsonl")));
        let actual = Value::parse_lines(std::str::from_utf8(&written).unwrap());
        assert!(!expected.is_empty(), "{name}: nothing is expected");
        fields += expected.iter().map(Value::leaves).sum::<usize>();
        Value::List(expected).compare(&Value::List(actual), "", &mut differences);
        failures.differences(&name, &differences);
    }
    println!("{fields} fields");
    failures.finish(files.len());
}
