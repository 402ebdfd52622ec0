//! What a command is about: an edition that is compiled in, or a tree.

use crate::arguments::Names;
use crate::exit::{Failure, report};
use engine::tables;
use model::Edition;
use parser::source::{Diagnostics, Severity};
use parser::{Reading, Request, Table};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// How many trees are listed where several are found.
const LISTED: usize = 20;

/// The edition with this id, or the one read from the tree at this path.
pub fn edition(subject: &str, names: &Names) -> Result<Cow<'static, Edition>, Failure> {
    if let Some(edition) = tables::edition(subject) {
        if !names.defines.is_empty() || !names.undefines.is_empty() {
            let message = format!("{subject} is compiled in: -D and -U only say how a tree is to be read");
            return Err(Failure::Usage(message));
        }
        return Ok(Cow::Borrowed(edition));
    }
    let path = Path::new(subject);
    if !path.exists() {
        return Err(Failure::Usage(neither(subject)));
    }
    let table = table(path, None, names)?;
    let identity = table.identify();
    let (edition, diagnostics) = table.bind(identity);
    match edition.filter(|_| !diagnostics.has_errors()) {
        Some(edition) => {
            report(&diagnostics, Severity::Warning);
            Ok(Cow::Owned(edition))
        }
        None => Err(Failure::Source(diagnostics)),
    }
}

/// What to say of a name that is no edition's and no path.
fn neither(subject: &str) -> String {
    let ids = tables::editions().iter().map(|edition| &*edition.id);
    let similar = ids.map(|id| (strsim::damerau_levenshtein(id, subject), id)).min();
    let hint = match similar {
        Some((distance, id)) if distance <= 3 => format!("did you mean {id}?"),
        _ => "`monstr editions` lists the editions".to_owned(),
    };
    format!("{subject} is neither an edition nor a path; {hint}")
}

/// The table of the tree at a path; errors end it, and warnings are reported.
pub fn table(path: &Path, array: Option<&str>, names: &Names) -> Result<Table, Failure> {
    let Reading { table, diagnostics, .. } = read(path, array, names)?;
    match table.filter(|_| !diagnostics.has_errors()) {
        Some(table) => {
            report(&diagnostics, Severity::Warning);
            Ok(table)
        }
        None => Err(Failure::Source(diagnostics)),
    }
}

fn read(path: &Path, array: Option<&str>, names: &Names) -> Result<Reading, Failure> {
    let opened = tree::open(path).map_err(|error| Failure::Usage(error.to_string()))?;
    let mut request = Request {
        base: opened.base.clone(),
        table: opened.table.clone(),
        array: array.map(str::to_owned),
        defines: names.defines.clone(),
        undefines: names.undefines.clone(),
    };
    if parser::has_table(&*opened.tree, &request) {
        return Ok(parser::read(&*opened.tree, &request));
    }
    // A repository whose game is a part of it: NetHack4's libnethack.
    let found = tree::find_trees(path).map_err(|error| Failure::Usage(error.to_string()))?;
    match found.trees.as_slice() {
        [only] => {
            let opened = tree::open(only).map_err(|error| Failure::Usage(error.to_string()))?;
            request.base.clone_from(&opened.base);
            Ok(parser::read(&*opened.tree, &request))
        }
        [] => Ok(parser::read(&*opened.tree, &request)),
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
