//! `monstr man`: a page for each command, made from its help.

mod markdown;

use crate::arguments::{Arguments, Man, ManFormat};
use crate::exit::{Done, Failure};
use crate::files;
use crate::output::Output;
use clap::{Command, CommandFactory};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Writes the page of a command to the standard output, or the pages of all into a folder.
pub fn run(options: &Man) -> Done {
    let program = program();
    if let Some(folder) = &options.out {
        let pages = pages(&program, options.format)?;
        return files::write(folder, &pages)
            .map_err(|error| Failure::Usage(format!("--out {}: {error}", folder.display())));
    }
    let command = match &options.command {
        None => &program,
        Some(name) => program.find_subcommand(name).ok_or_else(|| {
            let names: Vec<_> = program.get_subcommands().map(Command::get_name).collect();
            Failure::Usage(format!("there is no command {name}; there are {}", names.join(", ")))
        })?,
    };
    let mut output = Output::new();
    output.write_all(&page(command, options.format)?)?;
    Ok(output.finish()?)
}

/// The program with all that its commands take from it.
fn program() -> Command {
    let mut program = Arguments::command().disable_help_subcommand(true);
    program.build();
    program
}

/// The pages of the program and of all its commands, by file name.
fn pages(program: &Command, format: ManFormat) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let commands = [program].into_iter().chain(program.get_subcommands());
    let name = |command: &Command| {
        let name = command.get_display_name().unwrap_or(command.get_name());
        format!("{name}.{}", format.extension())
    };
    commands.map(|command| Ok((name(command), page(command, format)?))).collect()
}

fn page(command: &Command, format: ManFormat) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    match format {
        // All pages are of the program's own version, also those of its commands.
        ManFormat::Roff => {
            let source = concat!("monstr ", env!("CARGO_PKG_VERSION"));
            clap_mangen::Man::new(command.clone()).source(source).render(&mut text)?;
        }
        ManFormat::Markdown => markdown::write(&mut text, command)?,
    }
    Ok(text)
}
