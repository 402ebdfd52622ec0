//! Findings as annotations of a GitHub workflow: a command a line on standard output.

use super::report::Report;
use audit::{Finding, Severity};
use std::io::{self, Write};

/// Writes a command for each finding. Files are named from the repository's root.
pub fn write(output: &mut impl Write, report: &Report) -> io::Result<()> {
    report.findings.iter().try_for_each(|finding| writeln!(output, "{}", command(finding)))
}

fn command(finding: &Finding) -> String {
    let name = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let mut properties = Vec::new();
    if let Some(place) = &finding.place {
        properties.push(format!("file={}", property(&place.file)));
        properties.push(format!("line={}", place.line));
        if let Some(column) = place.column {
            properties.push(format!("col={column}"));
            properties.push(format!("endColumn={}", column + place.width));
        }
    }
    properties.push(format!("title={}", property(finding.id)));
    format!("::{name} {}::{}", properties.join(","), data(&finding.message))
}

/// What stands behind the second `::`.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A property's value, in which `:` and `,` mean something as well.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::{data, property};

    #[test]
    fn what_means_something_is_escaped() {
        assert_eq!(data("100%: a,\nb"), "100%25: a,%0Ab");
        assert_eq!(property("a:b,c%"), "a%3Ab%2Cc%25");
    }
}
