//! Findings that are accepted, and those that are new against an earlier audit.

use crate::audit::at_level;
use crate::{Finding, Identity, Level, Place, Settings, checks};
use std::collections::BTreeMap;

/// A finding that somebody accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The id of its check.
    pub id: String,
    /// Its subject: a row's PM name without the prefix, or a class's C name.
    pub subject: String,
    /// The field, where a row has several findings of one check; any field where it is `None`.
    pub field: Option<String>,
    /// The detail, where there are several of one field; any detail where it is `None`.
    pub detail: Option<String>,
    /// Why.
    pub reason: String,
    /// Where that is said.
    pub place: Option<Place>,
}

impl Accepted {
    /// Whether it is this finding that is accepted.
    fn covers(&self, finding: &Finding) -> bool {
        let Identity { id, subject, field, detail } = finding.identity();
        let is_meant = |accepted: Option<&str>, has| accepted.is_none() || accepted == has;
        self.id == id
            && self.subject == subject
            && is_meant(self.field.as_deref(), field)
            && is_meant(self.detail.as_deref(), detail)
    }
}

/// Findings, told apart by whether they are accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Those that are not, and one for each that is accepted and does not occur.
    pub findings: Vec<Finding>,
    /// Those that are, each with the reason.
    pub accepted: Vec<(Finding, String)>,
    /// Which of what is accepted does not occur, by its place in the list.
    pub gone: Vec<usize>,
}

/// Tells the accepted findings from the others. What is accepted and does not occur is a finding, too; not where its
/// check was not made, as nobody knows then, and not where the settings switch such findings off.
pub fn judge(findings: Vec<Finding>, accepted: &[Accepted], not_run: &[&str], settings: &Settings) -> Judged {
    let level = settings.level(&checks::accepted_gone::CHECK);
    let mut judged = Judged::default();
    let mut occurs = vec![false; accepted.len()];
    for finding in findings {
        let covering = accepted.iter().zip(&mut occurs).filter(|(accepted, _)| accepted.covers(&finding));
        let mut reason = None;
        for (accepted, occurs) in covering {
            *occurs = true;
            reason.get_or_insert_with(|| accepted.reason.clone());
        }
        match reason {
            Some(reason) => judged.accepted.push((finding, reason)),
            None => judged.findings.push(finding),
        }
    }
    for (at, (accepted, occurs)) in accepted.iter().zip(occurs).enumerate() {
        if !occurs && !not_run.contains(&accepted.id.as_str()) {
            judged.gone.push(at);
            if level != Some(Level::Off) {
                judged.findings.push(at_level(checks::accepted_gone::finding(accepted), level));
            }
        }
    }
    judged
}

/// The findings that an earlier audit has not, or has not so many times.
pub fn new_since(findings: Vec<Finding>, earlier: &[Finding]) -> Vec<Finding> {
    let mut known: BTreeMap<_, usize> = BTreeMap::new();
    for finding in earlier {
        *known.entry(finding.identity()).or_default() += 1;
    }
    let is_new = |finding| match known.get_mut(&Finding::identity(finding)) {
        Some(left @ 1..) => {
            *left -= 1;
            false
        }
        _ => true,
    };
    let new: Vec<_> = findings.iter().map(is_new).collect();
    findings.into_iter().zip(new).filter_map(|(finding, is_new)| is_new.then_some(finding)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Severity, Subject};

    fn finding(id: &'static str, symbol: &str, field: Option<&str>) -> Finding {
        let subject = Subject::Monster { index: 0, symbol: symbol.to_owned(), name: symbol.to_lowercase() };
        let field = field.map(str::to_owned);
        Finding { id, severity: Severity::Note, subject, message: String::new(), field, detail: None, place: None }
    }

    fn accepted(id: &str, subject: &str, field: Option<&str>) -> Accepted {
        let field = field.map(str::to_owned);
        let reason = "meant".to_owned();
        Accepted { id: id.to_owned(), subject: subject.to_owned(), field, detail: None, reason, place: None }
    }

    #[test]
    fn what_is_accepted_is_told_apart_and_what_is_gone_is_told() {
        let findings = vec![finding("conveys", "XAN", None), finding("attack-dice", "XAN", Some("mattk[1]"))];
        let list = [
            accepted("attack-dice", "XAN", None),
            accepted("attack-dice", "XAN", Some("mattk[2]")),
            accepted("conveys", "NEWT", None),
            accepted("truncated", "NEWT", None),
        ];
        let judged = judge(findings.clone(), &list, &["truncated"], &Settings::default());
        let left: Vec<_> = judged.findings.iter().map(|finding| (finding.id, finding.subject_name())).collect();
        assert_eq!(left, [("conveys", "XAN"), ("accepted-gone", "XAN"), ("accepted-gone", "NEWT")]);
        assert_eq!((judged.accepted.len(), judged.gone), (1, vec![1, 2]));

        // The settings say how bad that is, as of any check.
        let gone_at = |level| {
            let settings = Settings { levels: [("accepted-gone".to_owned(), level)].into(), ..Settings::default() };
            let judged = judge(findings.clone(), &list, &["truncated"], &settings);
            let severities: Vec<_> = judged.findings.iter().skip(1).map(|finding| finding.severity).collect();
            (severities, judged.gone.len())
        };
        assert_eq!(gone_at(Level::Off), (vec![], 2));
        assert_eq!(gone_at(Level::At(Severity::Error)), (vec![Severity::Error; 2], 2));
    }

    #[test]
    fn a_detail_is_accepted_alone_or_with_all_others() {
        let of = |detail: &str| finding("misplaced-flag", "XAN", Some("mflags1")).detail(detail);
        let findings = vec![of("M2_MALE"), of("M2_HOSTILE")];
        let any = accepted("misplaced-flag", "XAN", Some("mflags1"));
        assert_eq!(judge(findings.clone(), std::slice::from_ref(&any), &[], &Settings::default()).findings, []);
        let one = Accepted { detail: Some("M2_MALE".to_owned()), ..any };
        assert_eq!(judge(findings.clone(), &[one], &[], &Settings::default()).findings, [of("M2_HOSTILE")]);
        assert_eq!(new_since(findings, &[of("M2_MALE")]), [of("M2_HOSTILE")]);
        assert_eq!(of("M2_MALE").identity().to_string(), "misplaced-flag/XAN/mflags1/M2_MALE");
    }

    #[test]
    fn only_what_is_new_is_left() {
        let old = vec![finding("conveys", "XAN", None), finding("truncated", "XAN", Some("cwt"))];
        let mut new = old.clone();
        new.push(finding("conveys", "NEWT", None));
        new.push(finding("conveys", "XAN", None));
        let left = new_since(new, &old);
        assert_eq!(left, [finding("conveys", "NEWT", None), finding("conveys", "XAN", None)]);
        assert_eq!(new_since(old.clone(), &old), []);
    }
}
