//! The page in a real browser: Chromium, headless, driven by its own driver, against a server in the test.
//!
//! `cargo xtask web` makes the page that is tested. Where it, or the browser, is not there, each test says what it
//! skipped; with `MONSTR_BROWSER=1` that is a failure. `MONSTR_SCREENSHOTS=DIR` keeps what is looked at.
//!
//! Whatever a test does, it fails as well when the page asks another host for anything, or writes an error to the
//! console.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on should panic"
)]

mod access;
mod browser;
mod looks;
mod odds;
mod offline;
mod pace;
mod server;
mod state;
