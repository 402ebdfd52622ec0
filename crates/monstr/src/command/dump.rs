//! `monstr dump`: a table as JSON Lines, as a C compiler would store it.

use crate::arguments::Dump;
use crate::exit::{Done, Failure, report};
use crate::output::Output;
use crate::subject::{Read, Subject};
use crate::trees::{self, Outcome};
use crate::{strict, subject};
use parser::source::Severity;
use std::io::{self, Write};
use std::path::Path;

/// Writes the table of a tree, or of all trees in a folder.
pub fn run(options: &Dump) -> Done {
    subject::must_be_tree(&options.tree, "dump")?;
    if options.all {
        return trees::each(&options.tree, |path, name| one_of_all(options, path, name));
    }
    let (subject, diagnostics) = read(options, &options.tree)?;
    report(&diagnostics, Severity::Warning);
    let mut output = Output::new();
    subject.table.write_json_lines(&mut output)?;
    output.finish()?;
    if options.strict {
        let (recognition, more) = subject::recognise_table(subject, parser::source::Diagnostics::new())?;
        report(&more, Severity::Warning);
        return strict::check(&recognition.coverage);
    }
    // The process ends here; giving back the memory piece by piece would only take time.
    std::mem::forget(subject);
    Ok(())
}

/// The table of a tree, with what is needed of it.
fn read(options: &Dump, path: &Path) -> Read<Subject> {
    let read = if options.strict { subject::table } else { subject::values };
    read(path, options.table.as_deref(), &options.names)
}

/// The rows of one of several trees.
fn one_of_all(options: &Dump, path: &Path, name: &str) -> Result<Outcome, Failure> {
    let (subject, diagnostics) = read(options, path)?;
    let mut text = Vec::new();
    subject.table.write_json_lines(&mut Tagged::new(&mut text, name)?)?;
    if !options.strict {
        return Ok(Outcome { text, diagnostics, coverage: None });
    }
    let (recognition, diagnostics) = subject::recognise_table(subject, diagnostics)?;
    Ok(Outcome { text, diagnostics, coverage: Some(recognition.coverage) })
}

/// JSON Lines with one more key, `_tree`, before all others of each line.
struct Tagged<'o> {
    output: &'o mut Vec<u8>,
    /// What each line begins with, instead of its brace.
    beginning: Vec<u8>,
    at_beginning: bool,
}

impl<'o> Tagged<'o> {
    fn new(output: &'o mut Vec<u8>, tree: &str) -> io::Result<Self> {
        let beginning = format!("{{\"_tree\": {}, ", serde_json::to_string(tree)?).into_bytes();
        Ok(Self { output, beginning, at_beginning: true })
    }
}

impl Write for Tagged<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A new line within a string is escaped: each one that stands here ends an object.
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            let rest = match part.strip_prefix(b"{").filter(|_| self.at_beginning) {
                Some(rest) => {
                    self.output.write_all(&self.beginning)?;
                    rest
                }
                None => part,
            };
            self.output.write_all(rest)?;
            self.at_beginning = part.ends_with(b"\n");
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
