//! All trees below a folder: read in parallel, their results written in order.

use crate::exit::{Done, Failure, report};
use crate::in_order::in_order;
use crate::output::Output;
use crate::say::say;
use crate::{progress, strict};
use indicatif::ProgressBar;
use parser::Coverage;
use parser::source::{Diagnostics, Severity};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// What came of one tree.
pub struct Outcome {
    /// What is to be written.
    pub text: Vec<u8>,
    /// Notes and warnings about it.
    pub diagnostics: Diagnostics,
    /// What the model does not know of it, where that was asked for.
    pub coverage: Option<Coverage>,
}

/// Does `work` for each tree below a folder, given its path and its name from the folder on. One that cannot be read
/// does not hide the others: it is reported at the end.
pub fn each(folder: &Path, work: impl Fn(&Path, &str) -> Result<Outcome, Failure> + Sync) -> Done {
    let found = tree::find_trees(folder).map_err(|error| Failure::Usage(error.to_string()))?;
    for skipped in &found.skipped {
        say(format_args!("warning: {skipped}"));
    }
    if found.trees.is_empty() {
        return Err(Failure::Usage(format!("there is no monster table below {}", folder.display())));
    }
    let names: Vec<_> = found.trees.iter().map(|path| shown(path, folder)).collect();
    let progress = progress(names.len());
    let mut output = Output::new();
    let mut broken = Vec::new();
    let mut findings = false;
    let task = |index: usize| match (found.trees.get(index), names.get(index)) {
        (Some(path), Some(name)) => work(path, name),
        _ => Err(Failure::Usage(format!("there is no tree {index}"))),
    };
    in_order(names.len(), task, |index, outcome| {
        let name = names.get(index).map_or("", String::as_str);
        match outcome {
            Ok(Outcome { text, diagnostics, coverage }) => {
                output.write_all(&text)?;
                progress.suspend(|| {
                    if diagnostics.iter().any(|diagnostic| diagnostic.severity() >= Severity::Warning) {
                        say(format_args!("{name}:"));
                        report(&diagnostics, Severity::Warning);
                    }
                    if let Some(coverage) = coverage {
                        strict::notes(&coverage, Some(name));
                        findings |= !coverage.is_complete();
                    }
                });
            }
            Err(failure @ Failure::Output(_)) => return Err(failure),
            Err(failure) => broken.push((name, failure)),
        }
        progress.inc(1);
        Ok(())
    })?;
    progress.finish_and_clear();
    output.finish()?;
    for (name, failure) in &broken {
        say(format_args!("{name} cannot be read:"));
        match failure {
            Failure::Source(diagnostics) => report(diagnostics, Severity::Error),
            failure => say(format_args!("error: {failure}")),
        }
    }
    match (broken.len(), findings) {
        (0, false) => Ok(()),
        (0, true) => Err(Failure::Findings),
        (unreadable, _) => Err(Failure::Unreadable { unreadable, trees: names.len() }),
    }
}

/// How far it is, on a terminal, unless results go there as well.
fn progress(trees: usize) -> ProgressBar {
    if io::stdout().is_terminal() || trees < 2 { ProgressBar::hidden() } else { progress::bar(trees as u64, "trees") }
}

/// A tree's path from the folder that was named, with `/`; `.` for that folder itself.
fn shown(path: &Path, folder: &Path) -> String {
    let names: Vec<_> =
        path.strip_prefix(folder).unwrap_or(path).iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.is_empty() { ".".to_owned() } else { names.join("/") }
}
