//! `cargo xtask bench`: the reader against the C preprocessor, and against other readers of C; and the engine.

mod odds;
mod others;

use crate::Workspace;
use crate::sources::{Edition, Sources};
use crate::vendor::{self, State};
use anyhow::{Context, Result, bail, ensure};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tree::Folder;

/// Measures `monstr dump`, the whole process, against `gcc -E` on the file with the table, and against libclang and
/// pycparser where Python has them; then the engine's odds and draws.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The edition to read; the newest 3.6 whose tree is there when not given
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// Measure all editions whose trees are there, a line each
    #[arg(long, conflicts_with = "id")]
    all: bool,
    /// Measure the engine alone, which needs no tree
    #[arg(long, conflicts_with_all = ["id", "all", "runs"])]
    odds: bool,
    /// How often each is run
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..))]
    runs: u16,
}

/// Prints the medians, their ratio, how long others take, how long each phase takes, and what the engine takes; for all
/// editions, medians and ratios in a table.
///
/// # Errors
/// There is no tree, or one of the programs cannot be built or run.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    if args.odds {
        odds::run(workspace)?;
        return Ok(ExitCode::SUCCESS);
    }
    let sources = Sources::load(&workspace.sources_toml())?;
    if args.all {
        return all(args.runs, workspace, &sources);
    }
    let edition = edition(args.id.as_deref(), workspace, &sources)?;
    let folder = workspace.tree(&edition.id);
    let monstr = build(workspace)?;

    let Medians { dump, preprocess } = alternate(&monstr, edition, &folder, args.runs)?;
    outln!("{} ({} alternated runs, medians)", edition.title, args.runs);
    outln!("  monstr dump  {}", milliseconds(dump));
    outln!("  gcc -E       {}", milliseconds(preprocess));
    outln!("  ratio        {:.1}", preprocess.as_secs_f64() / dump.as_secs_f64());
    others::run(edition, &folder, args.runs, dump, preprocess)?;
    phases(edition, &folder, args.runs)?;
    odds::run(workspace)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a table of all editions whose trees are there. One that cannot be measured does not keep the others from it.
fn all(runs: u16, workspace: &Workspace, sources: &Sources) -> Result<ExitCode> {
    let mut present: Vec<_> = sources.editions().iter().collect();
    present.retain(|edition| is_there(edition, workspace));
    ensure!(!present.is_empty(), "no tree of an edition is there: cargo xtask vendor");
    let monstr = build(workspace)?;
    let width = present.iter().map(|edition| edition.id.len()).max().unwrap_or_default();
    outln!("{:<width$}  monstr dump       gcc -E   ratio  ({runs} alternated runs, medians)", "edition");
    let mut code = ExitCode::SUCCESS;
    for edition in present {
        match alternate(&monstr, edition, &workspace.tree(&edition.id), runs) {
            Ok(Medians { dump, preprocess }) => {
                let ratio = preprocess.as_secs_f64() / dump.as_secs_f64();
                let (dump, preprocess) = (milliseconds(dump), milliseconds(preprocess));
                outln!("{:<width$}  {dump}  {preprocess}  {ratio:6.1}", edition.id);
            }
            Err(error) => {
                errln!("error: {}: {error:#}", edition.id);
                code = ExitCode::from(1);
            }
        }
    }
    Ok(code)
}

/// The medians of an edition.
struct Medians {
    dump: Duration,
    preprocess: Duration,
}

/// Measures both programs in turn, so that whatever else the machine does falls on both.
fn alternate(monstr: &Path, edition: &Edition, folder: &Path, runs: u16) -> Result<Medians> {
    let dump = || {
        let mut command = Command::new(monstr);
        command.arg("dump").args(configuration(edition)).arg(folder.join(&edition.base));
        command
    };
    let preprocess = || preprocessor(edition, folder);
    // Once each, so that the files are in memory.
    time(dump())?;
    time(preprocess())?;
    let (mut dumps, mut preprocesses) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        dumps.push(time(dump())?);
        preprocesses.push(time(preprocess())?);
    }
    Ok(Medians { dump: median(dumps), preprocess: median(preprocesses) })
}

/// Whether an edition's tree is there, as it is pinned.
fn is_there(edition: &Edition, workspace: &Workspace) -> bool {
    vendor::verify(edition, &workspace.tree(&edition.id)) == State::Present
}

/// The edition to measure, whose tree is there.
fn edition<'a>(id: Option<&str>, workspace: &Workspace, sources: &'a Sources) -> Result<&'a Edition> {
    if let Some(id) = id {
        let edition = sources.get(id)?;
        ensure!(is_there(edition, workspace), "the tree of {id} is not there: cargo xtask vendor {id}");
        return Ok(edition);
    }
    let is_3_6 = |edition: &&Edition| (edition.version.major, edition.version.minor) == (3, 6);
    let newest = sources.editions().iter().rev().filter(is_3_6).find(|edition| is_there(edition, workspace));
    newest.context("no tree of a 3.6 is there: cargo xtask vendor nethack-3.6.6")
}

/// Builds the program as it is given away; its path.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "build",
            "--release",
            "--package",
            "monstr",
            "--config",
            ".cargo/release.toml",
            "--target",
            "host-tuple",
        ])
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(workspace.root())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo")?;
    ensure!(output.status.success(), "monstr could not be built");
    let executable = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message.get("executable")?.as_str().map(PathBuf::from)
    };
    String::from_utf8_lossy(&output.stdout).lines().find_map(executable).context("cargo built no program")
}

/// `gcc -E` of an edition's file with the table.
fn preprocessor(edition: &Edition, folder: &Path) -> Command {
    let mut command = Command::new("gcc");
    command.arg("-E").args(options(edition, folder)).arg(folder.join(edition.table_path()));
    command
}

/// An edition's configuration, as compilers take it.
fn options(edition: &Edition, folder: &Path) -> Vec<OsString> {
    let roots = edition.include_roots.iter().flat_map(|root| ["-I".into(), folder.join(root).into()]);
    roots.chain(configuration(edition)).collect()
}

/// The names that an edition fixes, as compilers and monstr take them.
fn configuration(edition: &Edition) -> impl Iterator<Item = OsString> {
    let defines = edition.defines.iter().map(|(name, value)| format!("-D{name}={value}").into());
    let undefines = edition.undefines.iter().map(|name| format!("-U{name}").into());
    defines.chain(undefines)
}

/// How long a program runs; what it prints is not looked at. Its exit status may be 1: the headers of an old game and of a
/// new C library do not always agree, and gcc says so and goes on to the end.
fn time(mut command: Command) -> Result<Duration> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let status = command.status();
    let elapsed = start.elapsed();
    let program = command.get_program().to_string_lossy().into_owned();
    let status = status.with_context(|| format!("cannot run {program}"))?;
    if !matches!(status.code(), Some(0 | 1)) {
        bail!("it failed: {command:?}");
    }
    Ok(elapsed)
}

/// Prints how long each phase takes, in this process.
fn phases(edition: &Edition, folder: &Path, runs: u16) -> Result<()> {
    let profile = if cfg!(debug_assertions) { ", in xtask's own, unoptimised process" } else { ", in xtask's process" };
    let mut times: [(&str, Vec<Duration>); 4] =
        [("headers", vec![]), ("table", vec![]), ("dump", vec![]), ("bind", vec![])];
    for _ in 0..runs {
        let measured = measure(edition, folder)?;
        for ((_, times), time) in times.iter_mut().zip(measured) {
            times.push(time);
        }
    }
    outln!("phases (medians{profile})");
    for (name, times) in times {
        outln!("  {name:<12} {}", milliseconds(median(times)));
    }
    Ok(())
}

/// One reading: how long it took for the headers, for the table row by row, to dump it and to bind it.
fn measure(edition: &Edition, folder: &Path) -> Result<[Duration; 4]> {
    let tree = Folder::open(folder)?;
    let reading = parser::read(&tree, &edition.request());
    let table = reading.table.with_context(|| format!("the tree of {} cannot be read", edition.id))?;
    let start = Instant::now();
    table.write_json_lines(&mut std::io::sink())?;
    let dump = start.elapsed();
    let start = Instant::now();
    let bound = table.bind(edition.identity());
    let bind = start.elapsed();
    drop(bound);
    let phases = reading.phases;
    Ok([phases.headers, phases.table, dump, bind])
}

/// The median of at least one time.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let upper = times.get(times.len() / 2).copied().unwrap_or_default();
    let lower = times.get((times.len().max(1) - 1) / 2).copied().unwrap_or_default();
    (lower + upper) / 2
}

fn milliseconds(time: Duration) -> String {
    format!("{:8.2} ms", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let times = |list: &[u64]| median(list.iter().map(|ms| Duration::from_millis(*ms)).collect());
        assert_eq!(times(&[3, 1, 2]), Duration::from_millis(2));
        assert_eq!(times(&[4, 1, 2, 3]), Duration::from_micros(2500));
        assert_eq!(times(&[7]), Duration::from_millis(7));
    }

    #[test]
    fn the_preprocessor_gets_the_editions_configuration() {
        let text = crate::sources::tests::stanza("mons").replace("licence", "undefines = [\"MAIL\"]\nlicence");
        let sources = Sources::parse(&text).unwrap();
        let command = preprocessor(&sources.editions()[0], Path::new("/tree"));
        let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect();
        assert_eq!(args, ["-E", "-I", "/tree/include", "-UMAIL", "/tree/src/monst.c"]);
    }
}
