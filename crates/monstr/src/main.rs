//! `monstr`: NetHack's monsters, read out of the C source as a compiler would.
//!
//! Results go to standard output, errors to standard error; what the exit status means stands in [`exit`].

mod arguments;
mod command;
mod exit;
mod files;
mod in_order;
mod monster;
mod names;
mod output;
mod progress;
mod say;
mod scenario;
mod strict;
mod subject;
mod trees;
mod width;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    arguments.color.apply();
    output::set_ascii(arguments.ascii);
    let done = match &arguments.command {
        Command::Editions(options) => command::editions::run(options),
        Command::Dump(options) => command::dump::run(options),
        Command::Difficulty(options) => command::difficulty::run(options),
        Command::Identify(options) => command::identify::run(options),
        Command::Show(options) => command::show::run(options),
        Command::List(options) => command::list::run(options),
        Command::Explain(options) => command::explain::run(options),
        Command::Export(options) => command::export::run(options),
        Command::Audit(options) => command::audit::run(options),
        Command::Completions(options) => command::completions::run(options),
        Command::Man(options) => command::man::run(options),
        Command::Odds(options) => command::odds::run(options),
        Command::Simulate(options) => command::simulate::run(options),
        Command::Class(options) => command::class::run(options),
        Command::Diff(options) => command::diff::run(options),
        Command::Tables(options) => command::tables::run(options),
        Command::History(options) => command::history::run(options),
    };
    exit::code(done)
}
