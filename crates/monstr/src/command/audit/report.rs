//! What an audit found, ready to be written in any form.

use super::config::Config;
use audit::{Audit, Finding, Severity, judge, new_since};
use model::Edition;
use tree::Shown;

/// The findings of one audit.
pub struct Report {
    /// The edition's id.
    pub edition: String,
    pub title: String,
    pub findings: Vec<Finding>,
    /// The accepted findings with the reasons.
    pub accepted: Vec<(Finding, String)>,
    /// The ids of the checks that were not made.
    pub not_run: Vec<&'static str>,
    /// How paths from the tree's root are shown; `None` where there is no tree.
    pub shown: Option<Shown>,
    /// Whether the file with what is accepted is in the tree.
    has_own_config: bool,
    /// The revision whose findings are left out, and how many those are.
    pub since: Option<(String, usize)>,
}

impl Report {
    pub fn new(edition: &Edition, audit: Audit, config: &Config) -> Self {
        let judged = judge(audit.findings, &config.accepted, &audit.not_run, &config.settings(None));
        Self {
            edition: edition.id.clone().into_owned(),
            title: edition.title.clone().into_owned(),
            findings: judged.findings,
            accepted: judged.accepted,
            not_run: audit.not_run,
            shown: None,
            has_own_config: config.in_tree.is_some(),
            since: None,
        }
    }

    /// Leaves out what an earlier revision has as well.
    pub fn only_new(&mut self, earlier: &[Finding], revision: &str) {
        let all = self.findings.len();
        let findings = std::mem::take(&mut self.findings);
        // That an accepted finding is gone is nothing that somebody broke.
        let of_table = findings.into_iter().filter(|finding| finding.id != "accepted-gone").collect();
        self.findings = new_since(of_table, earlier);
        self.since = Some((revision.to_owned(), all - self.findings.len()));
    }

    /// How many findings there are of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| finding.severity == severity).count()
    }

    /// A file's path as people see it.
    pub fn path(&self, finding: &Finding) -> Option<String> {
        let place = finding.place.as_ref()?;
        let is_of_tree = finding.id != "accepted-gone" || self.has_own_config;
        let shown = self.shown.as_ref().filter(|_| is_of_tree);
        Some(shown.map_or_else(|| place.file.clone(), |shown| shown.path(&place.file)))
    }
}
