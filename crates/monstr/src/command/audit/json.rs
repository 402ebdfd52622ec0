//! Findings for programs.

use super::report::Report;
use crate::output;
use audit::{Finding, Subject};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    findings: Vec<Entry<'a>>,
    accepted: Vec<Accepted<'a>>,
    not_run: &'a [&'static str],
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    severity: &'a str,
    index: Option<u16>,
    symbol: Option<&'a str>,
    name: Option<&'a str>,
    message: &'a str,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
}

#[derive(Serialize)]
struct Accepted<'a> {
    #[serde(flatten)]
    finding: Entry<'a>,
    reason: &'a str,
}

/// Writes the document.
pub fn write(output: &mut impl Write, report: &Report) -> io::Result<()> {
    let accepted = report.accepted.iter().map(|(finding, reason)| Accepted { finding: entry(report, finding), reason });
    let document = Document {
        edition: &report.edition,
        findings: report.findings.iter().map(|finding| entry(report, finding)).collect(),
        accepted: accepted.collect(),
        not_run: &report.not_run,
    };
    output::json(output, &document)
}

fn entry<'a>(report: &Report, finding: &'a Finding) -> Entry<'a> {
    let (index, symbol, name) = match &finding.subject {
        Subject::Monster { index, symbol, name } => (Some(*index), Some(symbol.as_str()), Some(name.as_str())),
        Subject::Class(_) | Subject::Accepted(_) => (None, None, None),
    };
    Entry {
        id: finding.id,
        severity: finding.severity.id(),
        index,
        symbol,
        name,
        message: &finding.message,
        file: report.path(finding),
        line: finding.place.as_ref().map(|place| place.line),
        column: finding.place.as_ref().and_then(|place| place.column),
    }
}
