//! What the checks are, and why.

use crate::exit::{Done, Failure};
use crate::output::Output;
use audit::{Check, checks};
use std::io::Write;

/// How wide explanations are written.
const WIDTH: usize = 100;

/// Lists all checks.
pub fn list() -> Done {
    let mut output = Output::new();
    let mut table = crate::command::plain_table();
    table.set_header(["check", "severity", "made of", "finds"]);
    for check in checks::ALL {
        let of = if check.needs_source() { "trees" } else { "editions, trees" };
        table.add_row([check.id, check.severity.id(), of, check.title]);
    }
    crate::command::write_table(&mut output, &table)?;
    output.finish()?;
    Ok(())
}

/// Explains one check.
pub fn one(id: &str) -> Done {
    let Some(check) = Check::by_id(id) else { return Err(Failure::Usage(unknown(id))) };
    let mut output = Output::new();
    let of = if check.needs_source() { "trees only, as it needs the source" } else { "editions and trees" };
    writeln!(output, "{} ({}): {}", check.id, check.severity, check.title)?;
    writeln!(output, "made of: {of}\n")?;
    for line in filled(check.explanation) {
        writeln!(output, "{line}")?;
    }
    writeln!(output, "\nin the game's source: {}", check.rule)?;
    output.finish()?;
    Ok(())
}

/// What to say of an id that no check has.
pub fn unknown(id: &str) -> String {
    let near = checks::ALL.iter().map(|check| (strsim::damerau_levenshtein(check.id, id), check.id)).min();
    let hint = near.map_or("", |(_, near)| near);
    format!("there is no check called {id}; did you mean {hint}? `monstr audit --list` lists them")
}

/// The words of a text in lines of bearable length.
fn filled(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
