//! Tasks that threads carry out, with their results in the order of the tasks.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many tasks each thread may be ahead of what is taken: what bounds the memory.
const AHEAD: usize = 2;

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
///
/// # Errors
/// The first that `take` gives, which ends all.
pub fn in_order<T: Send, E>(
    tasks: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), E>,
) -> Result<(), E> {
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
            Ok::<_, ()>(())
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
            |task, _| if task == 3 { Err("the fourth") } else { Ok(()) },
        );
        assert_eq!(done, Err("the fourth"));
        assert!(begun.into_inner() < 10_000);
        assert!(in_order(0, |task| task, |_, _| Ok::<_, ()>(())).is_ok());
    }
}
