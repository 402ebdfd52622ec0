//! The monster table: the only part of the reader that knows `permonst`, `MON`, `AT_` and `M1_`.

mod bind;
mod code_ranges;
mod constants;
mod coverage;
mod facts;
mod fields;
mod find;
mod further;
mod json;
mod options;
mod origins;
mod rules;
mod symbols;

use crate::c::{Object, Row, Unit, find_values};
use crate::cpp::{AbsentHeader, Conditional, Preprocessor, Token};
use crate::source::{Diagnostic, Diagnostics, Kind, Place, Symbol, Tree};
use constants::Constants;
use facts::Facts;
use model::{Edition, Family, Provenance, Rules, Str, Version};
use std::time::{Duration, Instant};

pub use code_ranges::{Code, CodeRange};
pub use coverage::{Coverage, Header, NamelessBits, Recognition, UnknownField, UnknownName, Vocabulary};
pub use further::{Beginning, Completion, begin, complete};
pub use options::{OptionalPart, SkippedRow};
pub use origins::{ChangedValue, MisplacedName, Origins};

/// What to read, and how the tree is configured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// Where in the tree the game is: empty for the root, `libnethack` for a sub-project.
    pub base: String,
    /// The file with the table, from `base`; sought where it is usual when not given.
    pub table: Option<String>,
    /// The array to read; `mons_init` where the tree has it, else `mons`, when not given.
    pub array: Option<String>,
    /// Names with their values, fixed for the whole reading: the tree's own `#define` and `#undef` don't count.
    pub defines: Vec<(String, String)>,
    /// Names that stay undefined for the whole reading.
    pub undefines: Vec<String>,
    /// Whether the places of values, and the names that they are written with, are kept: see [`Origins`].
    pub origins: bool,
    /// Whether nothing but the values is asked for: what the tree says of itself, its family and version, is not read then.
    pub values_only: bool,
}

/// What a reading brought.
#[derive(Debug)]
pub struct Reading {
    /// The table; `None` when it could not be read at all.
    pub table: Option<Table>,
    /// What there is to say about it.
    pub diagnostics: Diagnostics,
    /// The files that were opened, from the tree's root, in the order of their first opening.
    pub opened: Vec<String>,
    /// How long each phase took.
    pub phases: Phases,
}

/// How long the phases of a reading took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// What comes before the table: finding the file, preprocessing it and its headers, finding what they declare.
    pub headers: Duration,
    /// The table, row by row: preprocessing it, and storing its values; and what comes after it.
    pub table: Duration,
}

/// A table as C would store it, with what is needed to bind it to the model.
#[derive(Debug)]
pub struct Table {
    unit: Unit,
    object: Object,
    /// The array's name.
    array: String,
    constants: Constants,
    conditionals: Vec<Conditional>,
    absent: Vec<AbsentHeader>,
    facts: Facts,
    /// The prefix that paths of the tree have and that people don't need to see: `base` with its `/`.
    prefix: String,
}

/// What an edition is called and where it is from: what its table does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The id, such as `nethack-3.6.7`.
    pub id: Str,
    /// The title, such as `NetHack 3.6.7`.
    pub title: Str,
    /// The family.
    pub family: Family,
    /// The version.
    pub version: Version,
    /// The rules.
    pub rules: Rules,
    /// Where it is from.
    pub provenance: Provenance,
}

/// Whether the file that a request names, or one of those where a table usually is, exists.
pub fn has_table(tree: &dyn Tree, request: &Request) -> bool {
    find::table_file(tree, request).is_some()
}

/// Reads the monster table of a tree.
pub fn read(tree: &dyn Tree, request: &Request) -> Reading {
    let begin = Instant::now();
    let mut phases = Phases::default();
    let Some(table_file) = find::table_file(tree, request) else {
        let diagnostics = find::no_table(request);
        return Reading { table: None, diagnostics, opened: Vec::new(), phases };
    };
    let config = find::config(tree, request, &table_file);
    let facts = if request.values_only { Facts::default() } else { facts::read(tree, config.clone()) };
    let mut preprocessor = Preprocessor::new(tree, config);
    let wanted: Vec<&str> = request.array.as_deref().map_or_else(|| vec!["mons_init", "mons"], |name| vec![name]);
    let names: Vec<_> = wanted.iter().map(|name| preprocessor.symbol(name)).collect();
    let mut head = Vec::new();
    let found = if preprocessor.open(&table_file) { find_values(&mut preprocessor, &names, &mut head) } else { None };
    let mut unit = Unit::new(preprocessor.lend(head), Diagnostics::new());
    unit.notes = request.origins.then(Box::default);
    phases.headers = begin.elapsed();
    let object = found.and_then(|(name, values)| read_table(&mut unit, &mut preprocessor, &names, name, values));
    phases.table = begin.elapsed().saturating_sub(phases.headers);
    let (preprocessed, mut diagnostics) = preprocessor.finish();

    let mut opened = preprocessed.opened;
    opened.extend(facts.opened.iter().filter(|file| !opened.contains(file)).cloned().collect::<Vec<_>>());
    // Where text was lost, what its rows lack says nothing.
    let object = object.filter(|_| !preprocessed.broken);
    if !preprocessed.broken {
        diagnostics.append(std::mem::take(&mut unit.diagnostics));
    }
    if object.is_none() && !diagnostics.has_errors() {
        diagnostics.push(no_values(&table_file, &wanted));
    }
    let prefix = if request.base.is_empty() { String::new() } else { format!("{}/", request.base) };
    let constants = Constants::default();
    let table = object.map(|(array, object)| Table {
        unit,
        object,
        array,
        constants,
        conditionals: preprocessed.conditionals,
        absent: preprocessed.absent,
        facts,
        prefix,
    });
    for header in table.iter().flat_map(Table::absent_rows) {
        diagnostics.push(header);
    }
    Reading { table, diagnostics, opened, phases }
}

/// Reads the array that holds the table, row by row: `name`, whose first values there are, or one that is wanted more.
/// With it comes its name.
fn read_table(
    unit: &mut Unit,
    preprocessor: &mut Preprocessor<'_>,
    wanted: &[Symbol],
    name: Symbol,
    values: Vec<Token>,
) -> Option<(String, Object)> {
    let object = unit.last_array(name, preprocessor, values);
    // An array that is wanted more may come after one that is wanted less, of which then nothing is said.
    let said = std::mem::take(&mut unit.diagnostics);
    for better in wanted.iter().copied().take_while(|wanted| *wanted != name) {
        let object = unit.array(better);
        if object.is_some() || unit.diagnostics.has_errors() {
            return Some((unit.symbols.show(better).into_owned(), object?));
        }
    }
    unit.diagnostics = said;
    let object = object?;
    Some((unit.symbols.show(name).into_owned(), object))
}

/// That no array with one of these names is given values.
fn no_values(file: &str, wanted: &[&str]) -> Diagnostic {
    let names = wanted.join("` nor `");
    let message = format!("{file} gives no array `{names}` its values");
    Diagnostic::new(Kind::NoTable, message).help("name the array with --table, or give the file that holds it")
}

impl Table {
    /// How many rows there are, the terminator included.
    pub fn len(&self) -> usize {
        self.object.length as usize
    }

    /// Whether there is no row at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Writes the table as JSON Lines, in the form of `monstr dump`.
    ///
    /// # Errors
    /// What `out` says.
    pub fn write_json_lines(&self, out: &mut dyn std::io::Write) -> std::io::Result<()> {
        json::write(&self.unit, &self.object, out)
    }

    /// What the tree itself says of its family and version; the id is made of both.
    pub fn identify(&self) -> Identity {
        self.facts.identity(self)
    }

    /// The table as an edition; `None` where its rows are no monsters.
    pub fn bind(mut self, identity: Identity) -> (Option<Edition>, Diagnostics) {
        let edition = bind::bind(&mut self, identity).map(|bound| bound.edition);
        (edition, std::mem::take(&mut self.unit.diagnostics))
    }

    /// The table as an edition, together with what its rows were written like, if the request asked for that.
    pub fn bind_with_origins(mut self, identity: Identity) -> (Option<(Edition, Origins)>, Diagnostics) {
        let edition = bind::bind(&mut self, identity).map(|bound| bound.edition);
        let diagnostics = std::mem::take(&mut self.unit.diagnostics);
        (edition.map(|edition| (edition, Origins::new(self))), diagnostics)
    }

    /// How much of the source was not needed: declarations in all, and functions whose bodies were skipped.
    pub fn skipped(&self) -> (usize, usize) {
        (self.unit.index.declarations, self.unit.index.functions)
    }

    /// The file with the table, as people see it.
    fn table_path(&self) -> String {
        self.row_line(0).map_or_else(String::new, |(file, _)| file)
    }

    /// Whether the tree defines a constant.
    fn has_constant(&self, name: &str) -> bool {
        Constants::has(&self.unit, name)
    }

    /// Whether a row has a member of this C name.
    fn has_field(&self, name: &str) -> bool {
        let symbol = self.unit.symbols.find(name);
        symbol.is_some_and(|symbol| {
            fields::members(&self.unit, self.object.element).iter().any(|member| member.name == symbol)
        })
    }

    /// What to say of the headers that the tree lacks and that are asked for between two rows: no compiler goes on there.
    fn absent_rows(&self) -> impl Iterator<Item = Diagnostic> {
        let Self { unit, object, .. } = self;
        let map = &unit.map;
        let begin = |row: &Row| map.outermost(row.first.pos, row.first.origin);
        let between = object.rows.first().map(begin)..object.rows.last().map(begin);
        let is_between = move |header: &&AbsentHeader| between.contains(&Some(header.pos));
        self.absent.iter().filter(is_between).map(|header| {
            let message = format!("there is no header {} in the tree, which may have rows of the table", header.name);
            let diagnostic =
                Diagnostic::new(Kind::AbsentRows, message).help("give the tree with all that its build makes");
            let width = header.name.chars().count() as u32 + 2;
            match map.word(header.pos) {
                Some(place) => diagnostic.at(Place { width, ..place }),
                None => diagnostic,
            }
        })
    }

    /// The file and line at which the row with this index begins.
    fn row_line(&self, index: u64) -> Option<(String, u32)> {
        let token = self.row_token(index)?;
        let (file, line) = self.unit.map.line(self.unit.map.outermost(token.pos, token.origin))?;
        Some((self.shown_path(&file).to_owned(), line))
    }

    /// The token that the row with this index begins with.
    fn row_token(&self, index: u64) -> Option<Token> {
        let rows = &self.object.rows;
        // Without designators, rows stand in their order.
        let in_order = usize::try_from(index).ok().and_then(|place| rows.get(place)).filter(|row| row.index == index);
        in_order.or_else(|| rows.iter().find(|row| row.index == index)).map(|row| row.first)
    }

    fn shown_path<'p>(&self, path: &'p str) -> &'p str {
        path.strip_prefix(self.prefix.as_str()).unwrap_or(path)
    }
}
