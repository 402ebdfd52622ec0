//! A command's page in Markdown.

use clap::{Arg, Command};
use std::io::{self, Write};

/// Writes the page: what the command does, its usage, its arguments and options under their headings, and examples.
pub fn write(output: &mut impl Write, command: &Command) -> io::Result<()> {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    writeln!(output, "# {name}\n")?;
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
    writeln!(output, "{about}\n")?;
    let usage = command.clone().render_usage().to_string();
    writeln!(output, "```text\n{usage}\n```")?;
    let commands: Vec<_> = command.get_subcommands().collect();
    if !commands.is_empty() {
        writeln!(output, "\n## Commands\n")?;
    }
    for command in commands {
        let (name, file) = (command.get_name(), command.get_display_name().unwrap_or(command.get_name()));
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        writeln!(output, "- [{name}]({file}.md): {about}")?;
    }
    for heading in headings(command) {
        writeln!(output, "\n## {heading}\n")?;
        for argument in command.get_arguments().filter(|argument| heading_of(argument) == heading) {
            writeln!(output, "- `{}`: {}", signature(argument), help(argument))?;
        }
    }
    write_after(output, command)
}

/// The headings of arguments, in their order.
fn headings(command: &Command) -> Vec<String> {
    let mut headings: Vec<String> = Vec::new();
    for heading in command.get_arguments().filter(|argument| !argument.is_hide_set()).map(heading_of) {
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    headings
}

fn heading_of(argument: &Arg) -> String {
    let usual = if argument.is_positional() { "Arguments" } else { "Options" };
    argument.get_help_heading().unwrap_or(usual).to_owned()
}

/// An argument as it is written: `-e, --edition <EDITION>`.
fn signature(argument: &Arg) -> String {
    let short = argument.get_short().map(|short| format!("-{short}"));
    let long = argument.get_long().map(|long| format!("--{long}"));
    let flags: Vec<_> = [short, long].into_iter().flatten().collect();
    let takes_value = argument.get_action().takes_values();
    let values: Vec<_> = argument.get_value_names().into_iter().flatten().map(|name| format!("<{name}>")).collect();
    let values = if takes_value { values.join(" ") } else { String::new() };
    format!("{} {values}", flags.join(", ")).trim().to_owned()
}

/// What an argument is for, with the values that it can have.
fn help(argument: &Arg) -> String {
    let help = argument.get_long_help().or(argument.get_help()).map(ToString::to_string).unwrap_or_default();
    let values: Vec<_> = argument.get_possible_values().iter().map(|value| format!("`{}`", value.get_name())).collect();
    let help = help.replace("\n\n", " ").replace('\n', " ");
    if values.is_empty() || !argument.get_action().takes_values() {
        help
    } else {
        format!("{help}: {}", values.join(", "))
    }
}

/// What stands at the end of the help: examples, and what is said before them.
fn write_after(output: &mut impl Write, command: &Command) -> io::Result<()> {
    let after = command.get_after_long_help().or(command.get_after_help()).map(ToString::to_string).unwrap_or_default();
    let (before, examples) = after.split_once("Examples:\n").unwrap_or((&after, ""));
    if !before.trim().is_empty() {
        writeln!(output, "\n{}", before.trim())?;
    }
    if examples.is_empty() {
        return Ok(());
    }
    writeln!(output, "\n## Examples\n\n```sh")?;
    for line in examples.lines() {
        writeln!(output, "{}", line.trim())?;
    }
    writeln!(output, "```")
}
