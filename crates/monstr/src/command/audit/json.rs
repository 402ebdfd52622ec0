//! Findings for programs.

use super::entry::Entry;
use super::report::Report;
use crate::output;
use audit::Finding;
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct Document<'a> {
    edition: &'a str,
    findings: Vec<Entry>,
    accepted: Vec<Accepted<'a>>,
    not_run: &'a [&'static str],
}

#[derive(Serialize)]
struct Accepted<'a> {
    #[serde(flatten)]
    finding: Entry,
    reason: &'a str,
}

/// Writes the document.
pub fn write(output: &mut impl Write, report: &Report) -> io::Result<()> {
    let entry = |finding: &Finding| Entry::of(finding, report.path(finding));
    let accepted = report.accepted.iter().map(|(finding, reason)| Accepted { finding: entry(finding), reason });
    let document = Document {
        edition: &report.edition,
        findings: report.findings.iter().map(entry).collect(),
        accepted: accepted.collect(),
        not_run: &report.not_run,
    };
    output::json(output, &document)
}
