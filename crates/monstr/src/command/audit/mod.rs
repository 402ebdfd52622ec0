//! `monstr audit`: what is wrong in a table.

mod baseline;
mod config;
pub mod entry;
mod explain;
mod github;
mod json;
mod junit;
mod reading;
mod report;
mod sarif;
mod text;

use crate::arguments::audit::{Audit, Form};
use crate::exit::{Done, Failure};
use crate::output::Output;
use crate::subject;
use ::audit::Severity;
use config::Config;
use model::Edition;
use reading::Reading;
use report::Report;
use tree::Repository;

/// Audits an edition or a tree, or says what the checks are.
pub fn run(options: &Audit) -> Done {
    let Some(subject) = &options.subject else {
        return options.explain.as_deref().map_or_else(explain::list, explain::one);
    };
    match subject::compiled_in(subject, &options.names)? {
        Some(edition) => of_edition(edition, options),
        None => of_tree(subject, options),
    }
}

fn of_edition(edition: &Edition, options: &Audit) -> Done {
    if options.since.is_some() {
        let message = format!("{} is compiled in, without its history; --since takes a tree", edition.id);
        return Err(Failure::Usage(message));
    }
    let config = match &options.config {
        Some(file) => Config::of_file(file, None, options.write_baseline)?,
        None if options.write_baseline => {
            let message = "an edition has no folder to write the baseline to; name a file with --config".to_owned();
            return Err(Failure::Usage(message));
        }
        None => Config::default(),
    };
    config.must_not_define(&edition.id)?;
    let mut edition = edition.clone();
    config.set_rules(&mut edition);
    let audit = ::audit::audit(&edition, None, &config.settings(options.rule));
    if options.write_baseline {
        return baseline::write(&config, &audit);
    }
    finish(&Report::new(&edition, audit, &config), options)
}

fn of_tree(subject: &str, options: &Audit) -> Done {
    let (opened, mut request) = subject::locate(subject::path(subject)?, None, &options.names)?;
    let config = match &options.config {
        Some(file) => Config::of_file(file, Some(&opened), options.write_baseline)?,
        None => Config::of_tree(&opened, &request.base)?,
    };
    config.configure(&mut request);
    let settings = config.settings(options.rule);
    let audited = |tree: &dyn parser::Tree| {
        let mut reading = Reading::of(tree, &request, &opened.shown)?;
        config.set_rules(&mut reading.edition);
        let mut audit = ::audit::audit(&reading.edition, Some(&reading.source), &settings);
        reading.locate(&mut audit.findings);
        Ok::<_, Failure>((reading, audit))
    };
    let (reading, audit) = audited(&*opened.tree)?;
    crate::exit::report(&reading.diagnostics, parser::source::Severity::Warning);
    if options.write_baseline {
        return baseline::write(&config, &audit);
    }
    let mut report = Report::new(&reading.edition, audit, &config);
    report.shown = Some(opened.shown.clone());
    if let Some(revision) = &options.since {
        let open = |error: tree::OpenError| Failure::Usage(error.to_string());
        let earlier = Repository::open(&opened.root).map_err(open)?.revision(revision).map_err(open)?;
        let (_, earlier) = audited(&earlier)?;
        report.only_new(&earlier.findings, revision);
    }
    finish(&report, options)
}

/// Writes the report, and says whether there is anything in it that is too bad.
fn finish(report: &Report, options: &Audit) -> Done {
    let fail_on = Severity::from(options.fail_on);
    let mut output = Output::new();
    match options.format {
        Form::Text => text::write(&mut output, report)?,
        Form::Json => json::write(&mut output, report)?,
        Form::Sarif => sarif::write(&mut output, report)?,
        Form::Github => github::write(&mut output, report)?,
        Form::Junit => junit::write(&mut output, report, fail_on)?,
    }
    output.finish()?;
    let fails = report.findings.iter().any(|finding| finding.severity >= fail_on);
    if fails { Err(Failure::Findings) } else { Ok(()) }
}
