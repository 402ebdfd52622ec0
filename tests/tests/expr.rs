//! Constant expressions: types and values as GCC gives them.

use monstr_tests::report::Failures;
use monstr_tests::{adapters, fixtures};

#[test]
fn every_expression_has_gccs_type_and_value() {
    let folder = fixtures::folder("expr");
    let prelude = fixtures::text(&folder.join("prelude.h"));
    let mut failures = Failures::new();
    let mut count = 0;
    let text = fixtures::text(&folder.join("constants.tsv"));
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        let mut cells = line.split('\t');
        let (Some(expression), Some(ctype), Some(value), None) =
            (cells.next(), cells.next(), cells.next(), cells.next())
        else {
            panic!("not three cells: {line}");
        };
        count += 1;
        match adapters::evaluate(&prelude, expression) {
            Ok((got_type, got_value)) => {
                if got_type != ctype || !same_number(ctype, value, &got_value) {
                    failures.push(expression, format!("expected {ctype} {value}, got {got_type} {got_value}"));
                }
            }
            Err(error) => failures.push(expression, error),
        }
    }
    assert!(count >= 300, "{count} expressions only");
    failures.finish(count);
}

/// Whether two spellings are the same number of type `ctype`: to the last bit for floating-point types.
fn same_number(ctype: &str, expected: &str, actual: &str) -> bool {
    match ctype {
        "double" | "float" => {
            let bits = |text: &str| text.parse::<f64>().map(f64::to_bits);
            bits(expected).is_ok() && bits(expected) == bits(actual)
        }
        _ => expected == actual,
    }
}
