//! What a command is about: an edition that is compiled in, or a tree.

use crate::arguments::Names;
use crate::arguments::monsters::Editions;
use crate::exit::{Failure, report};
use crate::say::told;
use engine::tables;
use model::{Edition, Family};
use parser::source::{Diagnostics, Severity};
use parser::{Reading, Recognition, Request, Table};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use tree::{Opened, Shown};

/// How many trees are listed where several are found.
const LISTED: usize = 20;

/// The edition that is compiled in with this id.
pub fn compiled_in(id: &str, names: &Names) -> Result<Option<&'static Edition>, Failure> {
    let edition = tables::edition(id);
    if edition.is_some() && !(names.defines.is_empty() && names.undefines.is_empty()) {
        let message = format!("{id} is compiled in: -D and -U only say how a tree is to be read");
        return Err(Failure::Usage(message));
    }
    Ok(edition)
}

/// The path that a name which is no edition's should be.
pub fn path(subject: &str) -> Result<&Path, Failure> {
    let path = Path::new(subject);
    if path.exists() { Ok(path) } else { Err(Failure::Usage(neither(subject))) }
}

/// That a command takes a tree, where an edition's id was given.
pub fn must_be_tree(path: &Path, command: &str) -> Result<(), Failure> {
    let name = path.to_string_lossy();
    if !path.exists() && tables::edition(&name).is_some() {
        let message = format!("{name} is compiled in, without its source; {command} takes a tree");
        return Err(Failure::Usage(message));
    }
    Ok(())
}

/// What was read, and the warnings about it.
pub type Read<T> = Result<(T, Diagnostics), Failure>;

/// A table, and how the paths of its tree are shown.
pub struct Subject {
    pub table: Table,
    pub shown: Shown,
}

/// The table of a tree with all that can be recognised in it; errors are the failure.
pub fn recognise(path: &Path, array: Option<&str>, names: &Names) -> Read<Recognition> {
    let (subject, diagnostics) = table(path, array, names)?;
    recognise_table(subject, diagnostics)
}

/// The same of a table that has been read.
pub fn recognise_table(Subject { table, shown }: Subject, mut diagnostics: Diagnostics) -> Read<Recognition> {
    let identity = table.identify();
    let (recognition, more) = table.recognise(identity);
    let more = more.with_paths(|path| shown.path(path));
    match recognition.filter(|_| !more.has_errors()) {
        Some(recognition) => {
            diagnostics.append(more);
            Ok((recognition, diagnostics))
        }
        None => Err(Failure::Source(more)),
    }
}

/// The edition that a command about monsters is asked about: one that is compiled in, or a tree's; by default, and for an
/// environment variable that is set to nothing, the newest vanilla one.
pub fn edition(subject: Option<&str>, names: &Names) -> Result<Cow<'static, Edition>, Failure> {
    let Some(subject) = subject.filter(|subject| !subject.is_empty()) else {
        let newest =
            newest().ok_or_else(|| Failure::Usage("no edition is compiled in; name one with -e".to_owned()))?;
        // Checks that nothing is to be configured.
        return compiled_in(&newest.id, names).map(|_| Cow::Borrowed(newest));
    };
    if let Some(edition) = compiled_in(subject, names)? {
        return Ok(Cow::Borrowed(edition));
    }
    let (recognition, diagnostics) = recognise(path(subject)?, None, names)?;
    report(&diagnostics, Severity::Warning);
    Ok(Cow::Owned(recognition.edition))
}

/// The editions that a command about monsters is asked about, in the order in which they are named; by default the
/// newest vanilla one.
pub fn editions(Editions { edition: subjects, names }: &Editions) -> Result<Vec<Cow<'static, Edition>>, Failure> {
    // A comma too many names nothing.
    let mut named = subjects.iter().filter(|subject| !subject.is_empty()).peekable();
    if named.peek().is_none() {
        return Ok(vec![edition(None, names)?]);
    }
    named.map(|subject| edition(Some(subject), names)).collect()
}

/// The same with the roles, which a tree has in another file than its table.
pub fn edition_with_roles(subject: Option<&str>, names: &Names) -> Result<Cow<'static, Edition>, Failure> {
    let (mut edition, subject) = match (edition(subject, names)?, subject) {
        (Cow::Owned(edition), Some(subject)) => (edition, subject),
        (edition, _) => return Ok(edition),
    };
    let (opened, request) = locate(path(subject)?, None, names)?;
    let completion = parser::complete(&*opened.tree, &request, &mut edition);
    let diagnostics = completion.diagnostics.with_paths(|path| opened.shown.path(path));
    if diagnostics.has_errors() {
        return Err(Failure::Source(diagnostics));
    }
    report(&diagnostics, Severity::Warning);
    Ok(Cow::Owned(edition))
}

/// The newest vanilla edition that is compiled in; those of development have lower numbers than what they led to.
fn newest() -> Option<&'static Edition> {
    let vanilla = tables::editions().iter().copied().filter(|edition| edition.family == Family::NetHack);
    vanilla.max_by(|a, b| a.version.cmp(&b.version))
}

/// What to say of a name that is no edition's and no path.
fn neither(subject: &str) -> String {
    let ids = tables::editions().iter().map(|edition| &*edition.id);
    // Of several that are as similar, one of the same game, and of those the newest.
    let game = |id: &str| id.split_once('-').map(|(game, _)| game.to_owned());
    let unlike = |id: &str| (strsim::damerau_levenshtein(id, subject), game(id) != game(subject));
    let similar = ids.clone().map(|id| (unlike(id), Reverse(id))).min();
    let begins = |id: &str| id.starts_with(subject);
    let versions: Vec<_> =
        ids.filter(|id| begins(id) || id.split_once('-').is_some_and(|(_, version)| begins(version))).collect();
    let hint = match similar {
        _ if versions.len() > 1 => format!("did you mean one of {}?", versions.join(", ")),
        _ if !versions.is_empty() => format!("did you mean {}?", versions.concat()),
        Some(((distance, _), Reverse(id))) if distance <= 3 => format!("did you mean {id}?"),
        _ => "`monstr editions` lists the editions".to_owned(),
    };
    format!("{} is neither an edition nor a path; {hint}", told(subject))
}

/// The table of the tree at a path; errors are the failure.
pub fn table(path: &Path, array: Option<&str>, names: &Names) -> Read<Subject> {
    let (opened, request) = locate(path, array, names)?;
    read(opened, &request)
}

/// The same, for its values alone: nobody is going to ask what the tree is.
pub fn values(path: &Path, array: Option<&str>, names: &Names) -> Read<Subject> {
    let (opened, request) = locate(path, array, names)?;
    read(opened, &Request { values_only: true, ..request })
}

fn read(Opened { tree, shown, .. }: Opened, request: &Request) -> Read<Subject> {
    let Reading { table, diagnostics, .. } = parser::read(&*tree, request);
    let diagnostics = diagnostics.with_paths(|path| shown.path(path));
    match table.filter(|_| !diagnostics.has_errors()) {
        Some(table) => Ok((Subject { table, shown }, diagnostics)),
        None => Err(Failure::Source(diagnostics)),
    }
}

/// The tree at a path, and what to read of it.
pub fn locate(path: &Path, array: Option<&str>, names: &Names) -> Result<(Opened, Request), Failure> {
    let opened = tree::open(path).map_err(|error| Failure::Usage(error.to_string()))?;
    let mut request = Request {
        base: opened.base.clone(),
        table: opened.table.clone(),
        array: array.map(str::to_owned),
        defines: names.defines.clone(),
        undefines: names.undefines.clone(),
        origins: false,
        values_only: false,
    };
    if parser::has_table(&*opened.tree, &request) {
        return Ok((opened, request));
    }
    // A repository whose game is a part of it: NetHack4's libnethack.
    let found = tree::find_trees(path).map_err(|error| Failure::Usage(error.to_string()))?;
    match found.trees.as_slice() {
        [only] => {
            let opened = tree::open(only).map_err(|error| Failure::Usage(error.to_string()))?;
            request.base.clone_from(&opened.base);
            Ok((opened, request))
        }
        [] => Ok((opened, request)),
        several => Err(Failure::Source(several_tables(path, several))),
    }
}

fn several_tables(path: &Path, several: &[PathBuf]) -> Diagnostics {
    let mut list: Vec<_> = several.iter().take(LISTED).map(|tree| format!("\n  {}", tree.display())).collect();
    if several.len() > LISTED {
        list.push(format!("\n  … and {} more", several.len() - LISTED));
    }
    let message =
        format!("{} holds {} monster tables; name one of them:{}", path.display(), several.len(), list.concat());
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(parser::source::Diagnostic::new(parser::source::Kind::SeveralTables, message));
    diagnostics
}
