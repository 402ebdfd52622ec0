//! Where each token stood: positions, include instances, and the macros that a token came through.

use super::symbol::{Interner, Symbol};
use super::text::SourceText;
use super::{Diagnostic, Kind, Place, Related};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A position: an offset into one include instance, or into the scratch text that pasting makes.
///
/// Instances lie one after another in one space of numbers, so that a position needs four bytes; lines are computed
/// only to show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos(pub(crate) u32);

/// The macro expansion that a token came out of; [`Origin::FILE`] for one that stands in a file as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin(pub(crate) u32);

impl Origin {
    /// Not out of a macro.
    pub const FILE: Self = Self(0);
}

/// One macro expansion.
#[derive(Clone, Copy, Debug)]
pub struct Expansion {
    /// The macro's name.
    pub name: Symbol,
    /// Where the name stood.
    pub pos: Pos,
    /// The expansion that this name itself came out of.
    pub origin: Origin,
}

/// A file as included once.
#[derive(Clone, Debug)]
struct Instance {
    base: u32,
    text: Arc<SourceText>,
    /// Where the `#include` stands; `None` for the first file.
    included_at: Option<Pos>,
}

/// All files of one reading as they were included, and all macro expansions.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    instances: Vec<Instance>,
    end: u32,
    /// The first `kept` of all, and those since the last were forgotten.
    expansions: Vec<Expansion>,
    kept: usize,
    /// How many were forgotten.
    forgotten: u32,
}

/// How many places of a chain of macros or includes are shown.
const SHOWN: usize = 6;
/// How many links of a chain are followed.
const FOLLOWED: usize = 10_000;

impl SourceMap {
    /// Adds an instance of a file; `None` when the space of positions is used up.
    pub fn add(&mut self, text: Arc<SourceText>, included_at: Option<Pos>) -> Option<Pos> {
        let base = self.end;
        let length = u32::try_from(text.joined().len()).ok()?;
        self.end = base.checked_add(length)?.checked_add(1)?;
        self.instances.push(Instance { base, text, included_at });
        (self.end < u32::MAX).then_some(Pos(base))
    }

    /// Keeps the expansions so far for as long as the map, whatever is forgotten later.
    pub fn keep_expansions(&mut self) {
        self.kept = self.expansions.len();
    }

    /// Forgets all expansions that are not kept, for when no token that is needed came out of them. Their numbers are not
    /// given again, so that an origin never stands for another expansion than its own.
    pub fn forget_expansions(&mut self) {
        self.forgotten += (self.expansions.len() - self.kept) as u32;
        self.expansions.truncate(self.kept);
    }

    /// How many instances of files there are.
    pub fn instances(&self) -> usize {
        self.instances.len()
    }

    /// Notes an expansion.
    pub fn expand(&mut self, expansion: Expansion) -> Origin {
        self.expansions.push(expansion);
        Origin(self.expansions.len() as u32 + self.forgotten)
    }

    /// How many expansions are noted.
    pub fn expansions(&self) -> usize {
        self.expansions.len()
    }

    /// Takes back the expansions that were noted after the first `count`, of which no token is left.
    pub fn take_back(&mut self, count: usize) {
        self.expansions.truncate(count.max(self.kept));
    }

    /// The expansion that was noted last.
    pub fn last_expansion(&self) -> Option<&Expansion> {
        self.expansions.last()
    }

    /// The expansion behind an origin; `None` for a token that stands in a file as it is.
    pub fn expansion(&self, origin: Origin) -> Option<&Expansion> {
        let number = (origin.0 as usize).checked_sub(1)?;
        if number < self.kept {
            return self.expansions.get(number);
        }
        let index = number.checked_sub(self.forgotten as usize).filter(|index| *index >= self.kept)?;
        self.expansions.get(index)
    }

    /// The expansions that a token came through, innermost first.
    pub fn chain(&self, origin: Origin) -> impl Iterator<Item = &Expansion> {
        let next = |expansion: &&Expansion| self.expansion(expansion.origin);
        std::iter::successors(self.expansion(origin), next).take(FOLLOWED)
    }

    /// Where a token stands in a file, outside of any macro: the place of the outermost macro's name.
    pub fn outermost(&self, pos: Pos, origin: Origin) -> Pos {
        self.chain(origin).last().map_or(pos, |expansion| expansion.pos)
    }

    fn instance(&self, pos: Pos) -> Option<&Instance> {
        let after = self.instances.partition_point(|instance| instance.base <= pos.0);
        self.instances.get(after.checked_sub(1)?).filter(|_| pos.0 < self.end)
    }

    /// File and line of a position.
    pub fn line(&self, pos: Pos) -> Option<(Arc<str>, u32)> {
        let instance = self.instance(pos)?;
        let line = instance.text.line_at((pos.0 - instance.base) as usize);
        Some((Arc::clone(instance.text.path()), line))
    }

    /// The positions from one on, in its include instance.
    pub(crate) fn rest_of_file(&self, first: Pos) -> RangeInclusive<Pos> {
        let end = self.instance(first).map_or(0, |instance| instance.base + instance.text.joined().len() as u32);
        first..=Pos(end)
    }

    /// The word, number or sign that stands at a position, with all there is to show of it.
    pub(crate) fn word(&self, pos: Pos) -> Option<Place> {
        let instance = self.instance(pos)?;
        let text = instance.text.joined().get((pos.0 - instance.base) as usize..).unwrap_or_default();
        let sign = usize::from(text.first() == Some(&b'-'));
        let is_word = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let letters = text.get(sign..).unwrap_or_default().iter().take_while(is_word).count();
        self.place(pos, sign + letters)
    }

    /// The text between two positions of one include instance.
    pub(crate) fn between(&self, begin: Pos, end: Pos) -> Option<&[u8]> {
        let instance = self.instance(begin)?;
        let offset = |pos: Pos| pos.0.checked_sub(instance.base).map(|offset| offset as usize);
        instance.text.joined().get(offset(begin)?..offset(end)?)
    }

    /// A position with all there is to show of it; `width` in characters.
    pub fn place(&self, pos: Pos, width: usize) -> Option<Place> {
        let instance = self.instance(pos)?;
        let (line, column, text) = instance.text.locate((pos.0 - instance.base) as usize);
        let path = Arc::clone(instance.text.path());
        Some(Place { path, line, column, width: width.max(1) as u32, text: Arc::from(text) })
    }

    /// A diagnostic at a token, with the macros and includes that led there.
    pub fn diagnose(
        &self,
        kind: Kind,
        message: String,
        (pos, origin, symbol): (Pos, Origin, Symbol),
        symbols: &Interner,
    ) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(kind, message);
        diagnostic.place = self.place(pos, self.width(pos, symbol, symbols));
        let expansions = self.chain(origin).map(|expansion| (expansion.pos, Some(expansion.name)));
        let includes = self.includes(self.outermost(pos, origin)).map(|pos| (pos, None));
        for (pos, name) in self.shown(pos, expansions).into_iter().chain(self.shown(pos, includes)) {
            let name = name.map(|name| symbols.show(name));
            let Some(place) = self.place(pos, name.as_ref().map_or(1, |name| name.chars().count())) else { continue };
            let message =
                name.map_or_else(|| "included here".to_owned(), |name| format!("in the expansion of `{name}`"));
            diagnostic.related.push(Related { message, place });
        }
        diagnostic
    }

    /// How many characters are meant at a position: those of a spelling, or of what stands there where `##` made the
    /// spelling of it.
    fn width(&self, pos: Pos, symbol: Symbol, symbols: &Interner) -> usize {
        let text =
            self.instance(pos).and_then(|instance| instance.text.joined().get((pos.0 - instance.base) as usize..));
        let text = text.unwrap_or_default();
        if text.starts_with(symbols.text(symbol)) {
            return symbols.show(symbol).trim_end().chars().count();
        }
        text.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count()
    }

    /// The links of a chain that are shown: none twice, the innermost ones, and the outermost, where all began.
    fn shown<T: Copy>(&self, from: Pos, chain: impl Iterator<Item = (Pos, T)>) -> Vec<(Pos, T)> {
        let spot = |pos: Pos| self.instance(pos).map(|instance| (Arc::as_ptr(&instance.text), pos.0 - instance.base));
        let mut spots = vec![spot(from)];
        let mut links = Vec::new();
        let mut outermost = None;
        for (pos, what) in chain {
            let spot = spot(pos);
            if spots.contains(&spot) {
                continue;
            }
            if links.len() < SHOWN - 1 {
                spots.push(spot);
                links.push((pos, what));
            } else {
                outermost = Some((pos, what));
            }
        }
        links.extend(outermost);
        links
    }

    /// Where the files around a position are included, innermost first.
    fn includes(&self, pos: Pos) -> impl Iterator<Item = Pos> {
        let included_at = |pos: Pos| self.instance(pos).and_then(|instance| instance.included_at);
        std::iter::successors(included_at(pos), move |pos| included_at(*pos)).take(FOLLOWED)
    }
}
