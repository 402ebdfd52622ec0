//! Findings as SARIF 2.1.0, which code scanning reads.

use super::report::Report;
use crate::output;
use audit::{Check, Finding, Severity, Subject, checks};
use serde_json::json;
use serde_sarif::sarif;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// What paths are relative to: the root of the repository.
const ROOT: &str = "%SRCROOT%";

/// What the fingerprint is called by which a finding is known again when lines have moved. The number is raised when
/// findings get another identity.
const FINGERPRINT: &str = "monstr/v2";

/// Writes the document.
pub fn write(output: &mut impl Write, report: &Report) -> io::Result<()> {
    let driver = sarif::ToolComponent::builder()
        .name(env!("CARGO_PKG_NAME"))
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .rules(checks::ALL.iter().map(|check| rule(check)).collect::<Vec<_>>())
        .build();
    let found = report.findings.iter().map(|finding| result(finding, None));
    let accepted = report.accepted.iter().map(|(finding, reason)| result(finding, Some(reason)));
    let run = sarif::Run::builder()
        .tool(sarif::Tool::builder().driver(driver).build())
        .column_kind(json!(sarif::ResultColumnKind::UnicodeCodePoints))
        .results(found.chain(accepted).collect::<Vec<_>>())
        .build();
    let document = sarif::Sarif::builder()
        .schema(sarif::SCHEMA_URL)
        .version(json!(sarif::Version::V2_1_0))
        .runs(vec![run])
        .build();
    output::json(output, &document)
}

fn rule(check: &Check) -> sarif::ReportingDescriptor {
    let text = |text: &str| sarif::MultiformatMessageString::builder().text(text).build();
    let level = sarif::ReportingConfiguration::builder().level(json!(level(check.severity))).build();
    sarif::ReportingDescriptor::builder()
        .id(check.id)
        .short_description(text(check.title))
        .full_description(text(check.explanation))
        .help(text(&format!("In the game's source: {}.", check.rule)))
        .default_configuration(level)
        .build()
}

fn level(severity: Severity) -> sarif::ReportingConfigurationLevel {
    match severity {
        Severity::Note => sarif::ReportingConfigurationLevel::Note,
        Severity::Warning => sarif::ReportingConfigurationLevel::Warning,
        Severity::Error => sarif::ReportingConfigurationLevel::Error,
    }
}

fn result_level(severity: Severity) -> sarif::ResultLevel {
    match severity {
        Severity::Note => sarif::ResultLevel::Note,
        Severity::Warning => sarif::ResultLevel::Warning,
        Severity::Error => sarif::ResultLevel::Error,
    }
}

/// A finding; with the reason for which it is accepted, if it is.
fn result(finding: &Finding, accepted: Option<&String>) -> sarif::Result {
    let index = checks::ALL.iter().position(|check| check.id == finding.id).and_then(|at| i64::try_from(at).ok());
    let suppression = |reason: &String| {
        sarif::Suppression::builder()
            .kind(json!(sarif::SupressionKind::External))
            .justification(reason.as_str())
            .build()
    };
    let mut result = sarif::Result::builder()
        .rule_id(finding.id)
        .message(sarif::Message::builder().text(finding.message.as_str()).build())
        .level(result_level(finding.severity))
        .locations(vec![location(finding)])
        .partial_fingerprints(BTreeMap::from([(FINGERPRINT.to_owned(), finding.identity().to_string())]))
        .build();
    result.rule_index = index;
    result.suppressions = accepted.map(|reason| vec![suppression(reason)]);
    result
}

fn location(finding: &Finding) -> sarif::Location {
    let mut location = sarif::Location::builder().build();
    if let Some(place) = &finding.place {
        let artifact = sarif::ArtifactLocation::builder().uri(uri(&place.file)).uri_base_id(ROOT).build();
        let mut region = sarif::Region::builder().start_line(i64::from(place.line)).build();
        region.start_column = place.column.map(i64::from);
        region.end_column = place.column.map(|column| i64::from(column + place.width));
        location.physical_location =
            Some(sarif::PhysicalLocation::builder().artifact_location(artifact).region(region).build());
    }
    let kind = match finding.subject {
        Subject::Monster { .. } => "variable",
        Subject::Class(_) | Subject::Accepted(_) => "type",
    };
    let logical = sarif::LogicalLocation::builder().name(finding.subject_name()).kind(kind).build();
    location.logical_locations = Some(vec![logical]);
    location
}

/// A path as a relative reference: every byte that is none of a plain path is escaped.
fn uri(path: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    let escaped =
        path.bytes().map(|byte| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") });
    escaped.collect()
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn a_path_becomes_a_reference() {
        assert_eq!(uri("src/monst.c"), "src/monst.c");
        assert_eq!(uri("a b/é%.c"), "a%20b/%C3%A9%25.c");
    }
}
