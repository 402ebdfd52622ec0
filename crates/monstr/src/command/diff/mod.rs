//! `monstr diff`: what differs between two tables.

pub mod document;
mod filter;
mod markdown;
mod text;

use crate::arguments::Names;
use crate::arguments::difference::{Diff, Form};
use crate::exit::{Done, Failure};
use crate::output::{Output, json};
use crate::scenario::{EXPERIENCE_LEVELS, must_have_frequencies, within};
use crate::subject;
use audit::difference::{Difference, OddsChange, Pairs, Place, Recomputed};
use document::Document;
use engine::generation::deepest_level;
use engine::tables;
use filter::Filter;
use model::Edition;
use std::borrow::Cow;

/// How many changes of odds are shown to people; JSON has all.
const SHOWN_ODDS: usize = 10;

/// What is told of two editions.
struct Told<'a> {
    old: &'a Edition,
    new: &'a Edition,
    /// What people call the two.
    titles: [String; 2],
    difference: Difference,
    /// Which difficulties follow from it, by each edition's rule.
    recomputed: Vec<Recomputed>,
    /// Whose odds changed, where that was asked.
    odds: Option<Vec<OddsChange>>,
}

impl Told<'_> {
    /// Whether there is nothing to tell.
    fn is_empty(&self) -> bool {
        self.difference.is_empty() && self.recomputed.is_empty() && self.odds.as_ref().is_none_or(Vec::is_empty)
    }

    /// How many there are of each kind of difference, where there are any: `2 added, 7 changed`.
    fn summary(&self) -> String {
        let Difference { added, removed, renamed, moved, changed, .. } = &self.difference;
        let counts = [
            (added.len(), "added"),
            (removed.len(), "removed"),
            (renamed.len(), "renamed"),
            (moved.len(), "moved"),
            (changed.len(), "changed"),
        ];
        let counts = counts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}"));
        let counts: Vec<_> = counts.collect();
        if counts.is_empty() { "no monster differs".to_owned() } else { counts.join(", ") }
    }
}

/// Writes what differs.
pub fn run(options: &Diff) -> Done {
    let (old, new) = editions(options)?;
    let filter = Filter::of(options, &old, &new)?;
    let pairs = Pairs::of(&old, &new);
    let mut told = Told {
        old: &old,
        new: &new,
        titles: titles(options, &old, &new),
        difference: pairs.difference(),
        recomputed: pairs.recomputed(),
        odds: if options.odds { Some(pairs.odds(places(options, &old, &new)?)) } else { None },
    };
    filter.apply(&mut told);
    let mut output = Output::new();
    match options.format {
        Form::Json => json(&mut output, &Document::of(&told))?,
        Form::Text => text::write(&mut output, &told)?,
        Form::Markdown => markdown::write(&mut output, &told)?,
    }
    output.finish()?;
    if options.exit_code && !told.is_empty() { Err(Failure::Findings) } else { Ok(()) }
}

/// Both editions. How a tree is configured is said of those of them that are trees.
fn editions(options: &Diff) -> Result<(Cow<'static, Edition>, Cow<'static, Edition>), Failure> {
    let is_tree = |subject: &str| tables::edition(subject).is_none();
    let any_tree = is_tree(&options.old) || is_tree(&options.new);
    let edition = |subject: &str| {
        let names = if any_tree && !is_tree(subject) { &Names::default() } else { &options.names };
        subject::edition(Some(subject), names)
    };
    Ok((edition(&options.old)?, edition(&options.new)?))
}

/// What people call the two: by their titles, and where that says nothing, by what the command line calls them.
fn titles(options: &Diff, old: &Edition, new: &Edition) -> [String; 2] {
    if old.title == new.title {
        [format!("{} ({})", old.title, options.old), format!("{} ({})", new.title, options.new)]
    } else {
        [old.title.clone().into_owned(), new.title.clone().into_owned()]
    }
}

/// The places in which odds are looked at.
fn places(options: &Diff, old: &Edition, new: &Edition) -> Result<impl Iterator<Item = Place>, Failure> {
    for edition in [old, new] {
        must_have_frequencies(edition)?;
        let depths = (1, deepest_level(edition.rules.generation));
        for depth in [options.depth.first, options.depth.last] {
            within("--depth", depth, depths, &edition.title)?;
        }
    }
    for level in [options.xl.first, options.xl.last] {
        within("--xl", level, EXPERIENCE_LEVELS, "a hero")?;
    }
    let place = |depth| options.xl.iter().map(move |experience_level| Place { depth, experience_level });
    Ok(options.depth.iter().flat_map(place))
}
