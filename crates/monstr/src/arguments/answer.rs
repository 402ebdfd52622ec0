//! What `monstr odds` and `monstr class` are to tell besides the odds.

use super::generation::{self, Class};
use clap::Args;

/// Why monsters do not come.
#[derive(Debug, Args)]
#[command(next_help_heading = "Besides")]
pub struct Why {
    /// Say what keeps this monster out, by name or PM_ name; may be given several times
    #[arg(long, value_name = "NAME")]
    pub why: Vec<String>,

    /// Say of all that do not come what keeps them out
    #[arg(long, conflicts_with = "why")]
    pub excluded: bool,
}

/// How many come in some time.
#[derive(Debug, Args)]
#[command(next_help_heading = "Besides")]
pub struct Time {
    /// Say how many come by themselves in so many turns: each species with its groups, as if none were peaceful
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub turns: Option<u32>,

    /// The depth of the castle, below which more come [default: the greatest that it can have]
    #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "turns")]
    pub castle: Option<i32>,
}

/// `monstr odds`.
#[derive(Debug, Args)]
pub struct OfOdds {
    #[command(flatten)]
    pub asked: generation::Odds,

    #[command(flatten)]
    pub why: Why,

    #[command(flatten)]
    pub time: Time,
}

/// `monstr class`.
#[derive(Debug, Args)]
pub struct OfClass {
    #[command(flatten)]
    pub asked: Class,

    #[command(flatten)]
    pub why: Why,
}
