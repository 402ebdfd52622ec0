//! The audit of one edition: all checks, one after another.

use crate::{Check, Context, Finding, Level, Settings, Severity, Source, Subject, checks};
use model::Edition;

/// What an audit brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// The findings: about rows in the order of the table, then about classes.
    pub findings: Vec<Finding>,
    /// The ids of the checks that were not made: those that need what the edition has not, those that it gives no reason
    /// for, and those that are switched off.
    pub not_run: Vec<&'static str>,
}

/// Makes the checks of an edition, with what its tree's source says where there is a tree.
pub fn audit(edition: &Edition, source: Option<&Source>, settings: &Settings) -> Audit {
    let context = Context::new(edition, settings.difficulty, source);
    let mut audit = Audit::default();
    for check in checks::ALL {
        let level = settings.level(check);
        if is_made(check, &context, level) {
            let findings = (check.run)(check, &context).into_iter();
            let assumed = edition.rules.generation_assumed_from.as_ref().filter(|_| check.by_generation);
            audit.findings.extend(findings.map(|finding| {
                let finding = match assumed {
                    Some(from) => doubted(finding, from),
                    None => finding,
                };
                at_level(finding, level)
            }));
        } else {
            audit.not_run.push(check.id);
        }
    }
    // Stable: one row's findings stay in the order of the checks.
    audit.findings.sort_by_key(|finding| match &finding.subject {
        Subject::Monster { index, .. } => (0, *index),
        Subject::Class(_) | Subject::Accepted(_) => (1, 0),
    });
    audit
}

fn is_made(check: &Check, context: &Context<'_>, level: Option<Level>) -> bool {
    let asked_for = matches!(level, Some(Level::At(_) | Level::Default));
    level != Some(Level::Off)
        && check.needs.iter().all(|need| need.is_met(context))
        && (asked_for || !(check.withheld)(context))
}

/// What the rules of another edition find, which are assumed: no more than a note.
fn doubted(finding: Finding, from: &str) -> Finding {
    let message = format!("{} (by the rules of {from}, which are assumed)", finding.message);
    Finding { message, ..finding }.severity(Severity::Note)
}

pub(crate) fn at_level(finding: Finding, level: Option<Level>) -> Finding {
    match level {
        Some(Level::At(severity)) => finding.severity(severity),
        _ => finding,
    }
}
