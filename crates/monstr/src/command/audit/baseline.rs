//! `--write-baseline`: all findings become accepted ones.

use super::config::Config;
use crate::exit::{Done, Failure};
use crate::files;
use crate::say::say;
use audit::{Audit, Finding, Subject, judge};
use toml_edit::{DocumentMut, Item, Table, value};

/// The reason of what nobody has given another one.
const REASON: &str = "was there when the baseline was written";

/// Writes the file with what is accepted from now on: the rest of it, comments as well, stays as it is.
pub fn write(config: &Config, audit: &Audit) -> Done {
    let Some(path) = &config.path else { return Err(Failure::Usage("there is no file to write to".to_owned())) };
    let failed = |error: &dyn std::fmt::Display| Failure::Usage(format!("cannot write {}: {error}", config.shown));
    let mut document: DocumentMut = config.text.parse().map_err(|error| failed(&error))?;
    let judged = judge(audit.findings.clone(), &config.accepted, &audit.not_run, &config.settings(None));
    let new: Vec<_> = judged.findings.iter().filter(|finding| finding.id != "accepted-gone").collect();
    // `accept = []` is an empty one, too, and `accept = [{ … }]` is turned into one.
    let written = document.remove("accept").map(Item::into_array_of_tables);
    let mut accept = written.and_then(Result::ok).unwrap_or_default();
    // From the last on, so that those before keep their places.
    for at in judged.gone.iter().rev() {
        accept.remove(*at);
    }
    accept.extend(new.iter().map(|finding| entry(finding)));
    if !accept.is_empty() {
        document.insert("accept", Item::ArrayOfTables(accept));
    }
    files::replace(path, document.to_string().as_bytes()).map_err(|error| failed(&error))?;
    say(format_args!("{}: {} more accepted, {} taken out", config.shown, new.len(), judged.gone.len()));
    Ok(())
}

fn entry(finding: &Finding) -> Table {
    let mut entry = Table::new();
    entry.insert("id", value(finding.id));
    let key = if matches!(finding.subject, Subject::Class(_)) { "class" } else { "monster" };
    entry.insert(key, value(finding.subject_name()));
    if let Some(field) = &finding.field {
        entry.insert("field", value(field.as_str()));
    }
    if let Some(detail) = &finding.detail {
        entry.insert("detail", value(detail.as_str()));
    }
    entry.insert("reason", value(REASON));
    entry
}
