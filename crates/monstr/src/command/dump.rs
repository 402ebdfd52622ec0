//! `monstr dump`: a table as JSON Lines, as a C compiler would store it.

use crate::arguments::Dump;
use crate::exit::{Done, Failure, report};
use crate::output::Output;
use crate::subject;
use anstream::eprintln;
use parser::source::Severity;
use std::io::{self, Write};
use std::path::Path;

/// Writes the table of a tree, or of all trees in a folder.
pub fn run(options: &Dump) -> Done {
    let name = options.tree.to_string_lossy();
    if !options.tree.exists() && engine::tables::edition(&name).is_some() {
        let message = format!("{name} is compiled in, without its source; dump takes a tree");
        return Err(Failure::Usage(message));
    }
    if options.all {
        return all(options);
    }
    let table = subject::table(&options.tree, options.table.as_deref(), &options.names)?;
    let mut output = Output::new();
    table.write_json_lines(&mut output)?;
    output.finish()?;
    // The process ends here; giving back the memory piece by piece would only take time.
    std::mem::forget(table);
    Ok(())
}

/// Writes the tables of all trees below a folder. One that cannot be read does not hide the others.
fn all(options: &Dump) -> Done {
    let found = tree::find_trees(&options.tree).map_err(|error| Failure::Usage(error.to_string()))?;
    for skipped in &found.skipped {
        eprintln!("warning: {skipped}");
    }
    if found.trees.is_empty() {
        return Err(Failure::Usage(format!("there is no monster table below {}", options.tree.display())));
    }
    let mut output = Output::new();
    let mut unreadable = 0;
    for path in &found.trees {
        match subject::table(path, options.table.as_deref(), &options.names) {
            Ok(table) => table.write_json_lines(&mut Tagged::new(&mut output, &shown(path, &options.tree))?)?,
            Err(Failure::Source(diagnostics)) => {
                unreadable += 1;
                eprintln!("{} cannot be read:", path.display());
                report(&diagnostics, Severity::Error);
            }
            Err(failure) => return Err(failure),
        }
    }
    output.finish()?;
    if unreadable == 0 { Ok(()) } else { Err(Failure::Unreadable { unreadable, trees: found.trees.len() }) }
}

/// A tree's path from the folder that was named, with `/`; `.` for that folder itself.
fn shown(path: &Path, folder: &Path) -> String {
    let names: Vec<_> =
        path.strip_prefix(folder).unwrap_or(path).iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.is_empty() { ".".to_owned() } else { names.join("/") }
}

/// JSON Lines with one more key, `_tree`, before all others of each line.
struct Tagged<'o> {
    output: &'o mut Output,
    /// What each line begins with, instead of its brace.
    beginning: Vec<u8>,
    at_beginning: bool,
}

impl<'o> Tagged<'o> {
    fn new(output: &'o mut Output, tree: &str) -> io::Result<Self> {
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
        self.output.flush()
    }
}
