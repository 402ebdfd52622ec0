//! All trees below a folder: read in parallel, their results written in order.

use crate::exit::{Done, Failure, report};
use crate::output::Output;
use crate::say::say;
use crate::{progress, strict};
use indicatif::ProgressBar;
use parser::Coverage;
use parser::source::{Diagnostics, Severity};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many trees each thread may be ahead of what is written: what bounds the memory.
const AHEAD: usize = 2;

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

/// How far the threads are.
struct State<T> {
    /// The next task to begin.
    next: usize,
    /// How many results were taken.
    taken: usize,
    /// Nobody wants any more results.
    ended: bool,
    ready: BTreeMap<usize, T>,
}

struct Queue<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

impl<T> Queue<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until `ready` holds.
    fn wait(&self, ready: impl Fn(&State<T>) -> bool) -> MutexGuard<'_, State<T>> {
        let waiting = |state: &mut State<T>| !ready(state);
        self.changed.wait_while(self.lock(), waiting).unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the queue when its thread ends in another way than by the end of the tasks.
struct Ends<'q, T>(&'q Queue<T>);

impl<T> Drop for Ends<'_, T> {
    fn drop(&mut self) {
        self.0.lock().ended = true;
        self.0.changed.notify_all();
    }
}

/// Carries out tasks by as many threads as there are processors, and takes their results in the order of the tasks.
fn in_order<T: Send>(tasks: usize, work: impl Fn(usize) -> T + Sync, mut take: impl FnMut(usize, T) -> Done) -> Done {
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get).min(tasks);
    let ahead = threads * AHEAD;
    let state = State { next: 0, taken: 0, ended: false, ready: BTreeMap::new() };
    let queue = Queue { state: Mutex::new(state), changed: Condvar::new() };
    let run = || {
        let ends = Ends(&queue);
        loop {
            let mut state = queue.wait(|state| state.ended || state.next >= tasks || state.next < state.taken + ahead);
            if state.ended || state.next >= tasks {
                break;
            }
            let task = state.next;
            state.next += 1;
            drop(state);
            let result = work(task);
            queue.lock().ready.insert(task, result);
            queue.changed.notify_all();
        }
        // All went well: whoever still works may go on.
        std::mem::forget(ends);
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(run);
        }
        let _ends = Ends(&queue);
        for task in 0..tasks {
            let result = queue.wait(|state| state.ended || state.ready.contains_key(&task)).ready.remove(&task);
            let Some(result) = result else { break };
            queue.lock().taken += 1;
            queue.changed.notify_all();
            take(task, result)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn results_come_in_order_and_never_many_at_once() {
        let (begun, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let most = thread::available_parallelism().map_or(1, NonZeroUsize::get) * AHEAD;
        let mut seen = Vec::new();
        let work = |task: usize| {
            let ahead = begun.fetch_add(1, Ordering::SeqCst) + 1 - taken.load(Ordering::SeqCst).min(task);
            assert!(ahead <= most + 1, "{ahead} are begun and not taken");
            if task.is_multiple_of(7) {
                thread::yield_now();
            }
            task * 2
        };
        let done = in_order(500, work, |task, result| {
            taken.fetch_add(1, Ordering::SeqCst);
            seen.push((task, result));
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(seen, (0..500).map(|task| (task, task * 2)).collect::<Vec<_>>());
    }

    #[test]
    fn a_failure_ends_all() {
        let begun = AtomicUsize::new(0);
        let done = in_order(
            10_000,
            |_| begun.fetch_add(1, Ordering::SeqCst),
            |task, _| if task == 3 { Err(Failure::Findings) } else { Ok(()) },
        );
        assert!(matches!(done, Err(Failure::Findings)));
        assert!(begun.into_inner() < 10_000);
        assert!(in_order(0, |task| task, |_, _| Ok(())).is_ok());
    }
}
