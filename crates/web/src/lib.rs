//! The threat-filter page: what may come around this corner, with the game's own odds.
//!
//! The page is a function of its URL: [`Page::show`] takes what stands behind the `?` and gives all that is to be seen,
//! as HTML. The rules are those of `engine`, over the compiled-in tables. What runs in the browser beside this (the
//! scripts in `assets/`) turns clicks and keys into URLs, and puts the HTML where it belongs. So the same code writes
//! the page that is there before any script runs, and tests need no browser.

mod generators;
mod monsters;
mod page;
mod plot;
mod query;
mod scenario;
mod sort;
mod state;
mod table;
mod view;

pub use page::{Page, Shown, document, names};
