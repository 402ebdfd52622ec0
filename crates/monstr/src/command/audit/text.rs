//! Findings for people, with the line of the source.

use super::report::Report;
use audit::{Finding, Severity};
use parser::source::{self, Spot, render};
use std::io::{self, Write};
use std::sync::Arc;

/// Writes all findings, and a summary.
pub fn write(output: &mut impl Write, report: &Report) -> io::Result<()> {
    // A stream that strips colours where nobody would see them, as they are decided for the whole program.
    let color = anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
    for finding in &report.findings {
        writeln!(output, "{}", rendered(report, finding, color).trim_end())?;
        writeln!(output)?;
    }
    writeln!(output, "{}", summary(report))
}

fn rendered(report: &Report, finding: &Finding, color: bool) -> String {
    let severity = match finding.severity {
        Severity::Note => source::Severity::Note,
        Severity::Warning => source::Severity::Warning,
        Severity::Error => source::Severity::Error,
    };
    let path = report.path(finding).unwrap_or_default();
    let place = finding.place.as_ref().and_then(|place| {
        Some(source::Place {
            path: Arc::from(path.as_str()),
            line: place.line,
            column: place.column?,
            width: place.width,
            text: Arc::from(place.text.as_str()),
        })
    });
    let spot = match (&place, &finding.place) {
        (Some(place), _) => Spot::Place(place),
        (None, Some(line)) => Spot::Line(&path, line.line),
        (None, None) => Spot::Nowhere,
    };
    render(severity, finding.id, &finding.message, spot, color)
}

/// `NetHack 3.6.7: 1 error, 12 warnings, 3 notes; 2 accepted; not made: code-range, …`.
fn summary(report: &Report) -> String {
    let count = |severity: Severity| {
        let count = report.count(severity);
        format!("{count} {}{}", severity.id(), if count == 1 { "" } else { "s" })
    };
    let counts = [Severity::Error, Severity::Warning, Severity::Note].map(count).join(", ");
    let mut summary = format!("{}: {counts}", report.title);
    if let Some((revision, known)) = &report.since {
        summary.extend([" that ", revision, " has not; ", &known.to_string(), " known"]);
    }
    if !report.accepted.is_empty() {
        summary.extend(["; ", &report.accepted.len().to_string(), " accepted"]);
    }
    if !report.not_run.is_empty() {
        summary.extend(["; checks not made: ", &report.not_run.join(", ")]);
    }
    summary
}
