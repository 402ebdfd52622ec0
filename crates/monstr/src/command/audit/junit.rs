//! Findings as results of tests: a test for each check, and one for each finding.

use super::report::Report;
use audit::{Finding, Severity, checks};
use quick_junit::{NonSuccessKind, Report as Junit, TestCase, TestCaseStatus, TestSuite};
use std::io::{self, Write};

/// Writes the XML. A finding fails if it is at least as bad as `fail_on`.
pub fn write(output: &mut impl Write, report: &Report, fail_on: Severity) -> io::Result<()> {
    let mut suite = TestSuite::new(report.edition.as_str());
    for check in checks::ALL {
        let findings: Vec<_> = report.findings.iter().filter(|finding| finding.id == check.id).collect();
        if findings.is_empty() {
            suite.add_test_case(without_findings(report, check));
        }
        for finding in findings {
            suite.add_test_case(of_finding(report, finding, fail_on));
        }
    }
    let mut junit = Junit::new("monstr audit");
    junit.add_test_suite(suite);
    let text = junit.to_string().map_err(io::Error::other)?;
    output.write_all(text.as_bytes())
}

fn without_findings(report: &Report, check: &audit::Check) -> TestCase {
    let status = if report.not_run.contains(&check.id) { TestCaseStatus::skipped() } else { TestCaseStatus::success() };
    let mut case = TestCase::new(check.title, status);
    case.set_classname(check.id);
    case
}

fn of_finding(report: &Report, finding: &Finding, fail_on: Severity) -> TestCase {
    let place = match (report.path(finding), &finding.place) {
        (Some(path), Some(place)) => format!("{path}:{}: ", place.line),
        _ => String::new(),
    };
    let text = format!("{place}{}: {}", finding.severity, finding.message);
    let mut case = if finding.severity >= fail_on {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
        status.set_message(finding.message.as_str()).set_type(finding.severity.id()).set_description(text);
        TestCase::new(finding.subject_name(), status)
    } else {
        let mut case = TestCase::new(finding.subject_name(), TestCaseStatus::success());
        case.set_system_out(text);
        case
    };
    case.set_classname(finding.id);
    case
}
