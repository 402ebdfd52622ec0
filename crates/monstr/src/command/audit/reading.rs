//! A tree, read for an audit: its table with the roles and what grows up, and what its source says beside.

use crate::exit::Failure;
use audit::{Finding, Place, Source, Subject};
use model::{Edition, GrownUp, OpenEnum, Role};
use parser::source::{self, Diagnostics, Kind};
use parser::{Code, Completion, Origins, Request};
use std::panic::resume_unwind;
use std::sync::{Arc, mpsc};
use std::thread;
use tree::Shown;

/// What was read of a tree.
pub struct Reading {
    pub edition: Edition,
    pub source: Source,
    /// What there is to say about it that is no finding.
    pub diagnostics: Diagnostics,
    origins: Origins,
    /// The game's folder in the tree, with an end; empty for the root.
    base: String,
}

impl Reading {
    /// Reads a tree; errors are the failure.
    pub fn of(tree: &dyn parser::Tree, request: &Request, shown: &Shown) -> Result<Self, Failure> {
        let request = Request { origins: true, ..request.clone() };
        let code = Code::of(tree, &request);
        let Files { mut edition, origins, mut source, mut diagnostics, roles, grown_ups } =
            files(tree, &request, shown, &code)?;
        // What could be read in part only is as good as nothing: checks would call the rest clean.
        edition.roles = whole(roles.0, &roles.1).into();
        edition.grown_ups = whole(grown_ups.0, &grown_ups.1).into();
        for completion in [roles.1, grown_ups.1] {
            diagnostics.append(completion.diagnostics.with_paths(|path| shown.path(path)));
        }
        source.ranges = code.into_ranges().into_iter().map(range).collect();
        let base = if request.base.is_empty() { String::new() } else { format!("{}/", request.base) };
        Ok(Self { edition, source, diagnostics: without_changes(&diagnostics), origins, base })
    }

    /// Gives findings their places to the column: that of the field, or where the row begins. Files are named from the
    /// tree's root.
    pub fn locate(&self, findings: &mut [Finding]) {
        for finding in findings {
            let Some(coarse) = finding.place.as_mut().filter(|place| place.column.is_none()) else { continue };
            coarse.file = format!("{}{}", self.base, coarse.file);
            let row = match &finding.subject {
                Subject::Monster { index, .. } => Some(usize::from(*index)),
                Subject::Class(class) => self.edition.monsters.iter().position(|row| row.class.c_name() == class),
                Subject::Accepted(_) => None,
            };
            let Some(row) = row else { continue };
            let field = finding.field.as_deref();
            // Of the flag that it is about, where that is there.
            let name =
                field.zip(finding.detail.as_deref()).and_then(|(field, name)| self.origins.name(row, field, name));
            let value = || field.and_then(|field| self.origins.value(row, field));
            if let Some(exact) = name.or_else(value).or_else(|| self.origins.row(row)) {
                *coarse = place(&exact);
            }
        }
    }
}

/// What a tree's files say.
struct Files {
    edition: Edition,
    origins: Origins,
    /// All but the ranges.
    source: Source,
    diagnostics: Diagnostics,
    roles: (Vec<Role>, Completion),
    grown_ups: (Vec<GrownUp>, Completion),
}

/// Reads the table, what the files beside it say, and all code, on two threads: what the files beside the table's begin
/// with is most of them, and needs no table. It is read on the thread that is there already, since most memory is taken
/// for it: the system hands that out to a new thread in smaller pieces.
fn files(tree: &dyn parser::Tree, request: &Request, shown: &Shown, code: &Code<'_>) -> Result<Files, Failure> {
    thread::scope(|scope| {
        let (known, wanted) = mpsc::sync_channel::<Arc<Edition>>(1);
        let reader = scope.spawn(move || {
            let (edition, origins, diagnostics) = table(tree, request, shown)?;
            let edition = Arc::new(edition);
            // Nobody receives it only where the other thread panicked, which ends all.
            drop(known.send(Arc::clone(&edition)));
            drop(known);
            let source = Source {
                changed: origins.changed().into_iter().map(changed).collect(),
                misplaced: origins.misplaced().into_iter().map(misplaced).collect(),
                ..Source::default()
            };
            code.look_through();
            Ok::<_, Failure>((edition, origins, source, diagnostics))
        });
        let beginning = parser::begin(tree, request);
        // None comes where there is no table.
        let (roles, grown_ups) = wanted.recv().map_or_else(
            |_| Default::default(),
            |edition| {
                let read = beginning.read(&edition);
                drop(edition);
                code.look_through();
                read
            },
        );
        let (edition, origins, source, diagnostics) = reader.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok(Files { edition: Arc::unwrap_or_clone(edition), origins, source, diagnostics, roles, grown_ups })
    })
}

/// The table of a tree as an edition.
fn table(
    tree: &dyn parser::Tree,
    request: &Request,
    shown: &Shown,
) -> Result<(Edition, Origins, Diagnostics), Failure> {
    let reading = parser::read(tree, request);
    let mut diagnostics = without_errors(reading.diagnostics.with_paths(|path| shown.path(path)))?;
    let Some(table) = reading.table else { return Err(Failure::Source(diagnostics)) };
    let identity = table.identify();
    let (bound, more) = table.bind_with_origins(identity);
    let more = more.with_paths(|path| shown.path(path));
    match bound.filter(|_| !more.has_errors()) {
        Some((edition, origins)) => {
            diagnostics.append(more);
            Ok((edition, origins, diagnostics))
        }
        None => Err(Failure::Source(more)),
    }
}

/// What was read, if all of it could be.
fn whole<T>(read: Vec<T>, completion: &Completion) -> Vec<T> {
    if completion.diagnostics.has_errors() { Vec::new() } else { read }
}

fn without_errors(diagnostics: Diagnostics) -> Result<Diagnostics, Failure> {
    if diagnostics.has_errors() { Err(Failure::Source(diagnostics)) } else { Ok(diagnostics) }
}

/// The diagnostics without those that become findings.
fn without_changes(diagnostics: &Diagnostics) -> Diagnostics {
    let mut others = Diagnostics::new();
    for diagnostic in diagnostics.iter().filter(|diagnostic| diagnostic.kind() != Kind::Truncated) {
        others.push(diagnostic.clone());
    }
    others
}

fn place(place: &source::Place) -> Place {
    Place {
        file: place.path.to_string(),
        line: place.line,
        column: Some(place.column),
        width: place.width,
        text: place.text.to_string(),
    }
}

fn changed(changed: parser::ChangedValue) -> audit::ChangedValue {
    let parser::ChangedValue { row, field, ctype, value, stored, place: at } = changed;
    audit::ChangedValue { row, field, ctype, value, stored, place: at.as_ref().map(place) }
}

fn misplaced(misplaced: parser::MisplacedName) -> audit::MisplacedName {
    let parser::MisplacedName { row, field, name, belongs, place: at } = misplaced;
    audit::MisplacedName { row, field, name, belongs, place: at.as_ref().map(place) }
}

fn range(range: parser::CodeRange) -> audit::CodeRange {
    let parser::CodeRange { first, with_first, last, with_last, code, place: at } = range;
    audit::CodeRange { first, with_first, last, with_last, code, place: place(&at) }
}
