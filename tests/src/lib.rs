//! What the tests share: fixtures from folders, JSON that keeps its order, differences that can be read.
//!
//! Every expectation but those of `errors/` is a C compiler's word; only `errors/` can be rewritten from monstr's own
//! output, with `MONSTR_BLESS=1`.

pub mod adapters;
pub mod fixtures;
pub mod fuzz;
pub mod hostile;
pub mod json;
pub mod oracle;
pub mod program;
pub mod report;
pub mod repository;
pub mod vectors;

pub use json::Value;

/// The example in the README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
