//! Runs a program for a limited time.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often a running program is looked at.
const POLL: Duration = Duration::from_millis(20);

/// How long a program may take to end when it is asked to.
const GRACE: Duration = Duration::from_secs(2);

/// How a program ended.
#[derive(Debug)]
pub struct Ended {
    /// Whether it ended by itself, and well.
    pub success: bool,
    /// Whether its time was up.
    pub timed_out: bool,
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
}

/// Runs `command` for at most `limit`, with nothing to read.
///
/// Its output goes through files: a pipe would be held open by the program's own children after it was ended.
pub fn run(command: &mut Command, limit: Duration) -> io::Result<Ended> {
    let (mut stdout, mut stderr) = (tempfile::tempfile()?, tempfile::tempfile()?);
    let mut child = command.stdin(Stdio::null()).stdout(stdout.try_clone()?).stderr(stderr.try_clone()?).spawn()?;
    let status = wait(&mut child, limit)?;
    if status.is_none() {
        end(&mut child)?;
    }
    Ok(Ended {
        success: status.is_some_and(|status| status.success()),
        timed_out: status.is_none(),
        stdout: text(&mut stdout)?,
        stderr: text(&mut stderr)?,
    })
}

/// The status of `child`, if it ends within `limit`.
fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() >= limit {
            return Ok(None);
        }
        sleep(POLL);
    }
}

/// Ends `child`: politely, so that it can end its own children, then by force.
fn end(child: &mut Child) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(id) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        // It may have ended just now, and then there is nothing to end.
        let _ = rustix::process::kill_process(id, rustix::process::Signal::TERM);
        if wait(child, GRACE)?.is_some() {
            return Ok(());
        }
    }
    child.kill()?;
    child.wait().map(drop)
}

fn text(file: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limit: Duration) -> Ended {
        run(Command::new("sh").args(["-c", script]), limit).unwrap()
    }

    #[test]
    fn output_and_status_are_told() {
        let ended = shell("echo out; echo err >&2; exit 3", Duration::from_secs(10));
        assert_eq!((ended.stdout.as_str(), ended.stderr.as_str()), ("out\n", "err\n"));
        assert!(!ended.success && !ended.timed_out);
    }

    #[test]
    fn time_is_limited_even_for_what_ignores_it() {
        let start = Instant::now();
        let ended = shell("trap '' TERM; while :; do :; done", Duration::from_millis(100));
        assert!(ended.timed_out && !ended.success);
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
