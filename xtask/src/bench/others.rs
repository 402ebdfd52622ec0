//! Other programs that read C: libclang and pycparser, where Python has them.

use super::{median, milliseconds};
use crate::sources::Edition;
use anyhow::{Context, Result, bail, ensure};
use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How often each is run at most: they take up to a hundred times as long.
const RUNS: u16 = 5;

/// A reader of C in Python.
struct Reader {
    /// What it is called.
    name: &'static str,
    /// What Python installs it by.
    package: &'static str,
    /// The program that runs it: it prints how long reading took, and how many errors there were.
    program: &'static str,
}

const LIBCLANG: Reader = Reader { name: "libclang", package: "libclang", program: include_str!("libclang.py") };
const PYCPARSER: Reader = Reader { name: "pycparser", package: "pycparser", program: include_str!("pycparser.py") };

/// What makes a C library's headers standard C, which is all that pycparser reads.
const PLAIN: &[&str] = &[
    "-D__attribute__(x)=",
    "-D__extension__=",
    "-D__restrict=",
    "-D__inline=",
    "-D__asm__(x)=",
    "-D__builtin_va_list=int",
    "-D_Float32=float",
    "-D_Float64=double",
    "-D_Float32x=double",
    "-D_Float64x=double",
    "-D_Float128=double",
];

/// What several runs of a reader brought.
struct Measured {
    /// The whole process, as for `monstr dump`.
    process: Duration,
    /// Reading alone, without the interpreter's start.
    reading: Duration,
    /// The errors in one run.
    errors: u64,
}

/// Prints how long the others take, and how many times as long as `dump` that is.
///
/// # Errors
/// gcc cannot be run, or there is no place for a temporary file. A reader that is not there, or that cannot read the
/// file, is not an error.
pub fn run(edition: &Edition, folder: &Path, runs: u16, dump: Duration, preprocess: Duration) -> Result<()> {
    let runs = runs.min(RUNS);
    if LIBCLANG.is_there() {
        let mut arguments = super::options(edition, folder);
        // Python's package has no headers of the compiler's own.
        let headers = Command::new("gcc").arg("-print-file-name=include").output().context("cannot run gcc")?;
        arguments.extend(["-isystem".into(), String::from_utf8_lossy(&headers.stdout).trim().into()]);
        arguments.push(folder.join(edition.table_path()).into());
        LIBCLANG.tell(&arguments, runs, dump, None);
    }
    if PYCPARSER.is_there() {
        let file = preprocessed(edition, folder)?;
        PYCPARSER.tell(&[file.path().into()], runs, dump, Some(preprocess));
    }
    Ok(())
}

/// What `gcc -E` makes of the file with the table, in standard C.
fn preprocessed(edition: &Edition, folder: &Path) -> Result<tempfile::NamedTempFile> {
    let mut command = super::preprocessor(edition, folder);
    let output = command.args(PLAIN).stdin(Stdio::null()).output().context("cannot run gcc")?;
    ensure!(matches!(output.status.code(), Some(0 | 1)), "it failed: {command:?}");
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(&output.stdout)?;
    Ok(file)
}

impl Reader {
    fn command(&self) -> Command {
        let mut command = Command::new("python3");
        command.args(["-c", self.program]).stdin(Stdio::null());
        command
    }

    /// Whether Python has it; where not, says so.
    fn is_there(&self) -> bool {
        let status = self.command().stdout(Stdio::null()).stderr(Stdio::null()).status();
        let found = status.is_ok_and(|status| status.success());
        if !found {
            outln!("  {:<12} not measured: python3 has no {}", self.name, self.package);
        }
        found
    }

    /// Measures it, and prints a line; `before` is how long making its input takes.
    fn tell(&self, arguments: &[OsString], runs: u16, dump: Duration, before: Option<Duration>) {
        let measured = match self.measure(arguments, runs) {
            Ok(measured) => measured,
            Err(error) => {
                outln!("  {:<12} not measured: {error:#}", self.name);
                return;
            }
        };
        let total = measured.process + before.unwrap_or_default();
        let after = if before.is_some() { ", with gcc -E before it" } else { "" };
        let errors = match measured.errors {
            0 => String::new(),
            1 => ", 1 error".to_owned(),
            errors => format!(", {errors} errors"),
        };
        outln!(
            "  {:<12} {}  ratio {:.1} (reading alone {}{after}{errors}; {runs} runs)",
            self.name,
            milliseconds(total),
            total.as_secs_f64() / dump.as_secs_f64(),
            milliseconds(measured.reading).trim_start(),
        );
    }

    /// The medians of several runs, after one that brings the files to memory.
    fn measure(&self, arguments: &[OsString], runs: u16) -> Result<Measured> {
        let (mut processes, mut readings) = (Vec::new(), Vec::new());
        let (_, _, errors) = self.once(arguments)?;
        for _ in 0..runs {
            let (process, reading, _) = self.once(arguments)?;
            processes.push(process);
            readings.push(reading);
        }
        Ok(Measured { process: median(processes), reading: median(readings), errors })
    }

    /// One run: the whole process, reading alone, and the errors.
    fn once(&self, arguments: &[OsString]) -> Result<(Duration, Duration, u64)> {
        let start = Instant::now();
        let output = self.command().args(arguments).output().context("cannot run python3")?;
        let elapsed = start.elapsed();
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("it cannot read the file: {}", said.trim().lines().last().unwrap_or("no word why"));
        }
        let (reading, errors) = parse(&String::from_utf8_lossy(&output.stdout)).context("it printed no time")?;
        Ok((elapsed, reading, errors))
    }
}

/// The time and the number of errors that a helper printed.
fn parse(text: &str) -> Option<(Duration, u64)> {
    let (seconds, errors) = text.trim().split_once(' ')?;
    Some((Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?, errors.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_not_measured() {
        let reader = Reader { name: "none", package: "none", program: "import there_is_no_such_module" };
        assert!(!reader.is_there());
        assert!(reader.measure(&[], 1).is_err());
    }

    #[test]
    fn what_a_helper_prints_is_read() {
        assert_eq!(parse("0.25 3\n"), Some((Duration::from_millis(250), 3)));
        for bad in ["", "0.25", "x 1", "-1 0", "inf 0", "1 -1"] {
            assert_eq!(parse(bad), None, "{bad}");
        }
    }
}
