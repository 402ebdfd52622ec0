//! Where in a tree the table is, and where its headers are.

use super::Request;
use crate::cpp::Config;
use crate::source::{Diagnostic, Diagnostics, Kind, Tree};

/// Where the table stands: since 3.0, before, and in Hack 1.0.
const TABLE_FILES: &[&str] = &["src/monst.c", "monst.c", "hack.monst.c"];

/// The file with the table, from the tree's root.
pub(super) fn table_file(tree: &dyn Tree, request: &Request) -> Option<String> {
    let below = |file: &str| join(&request.base, file);
    match &request.table {
        Some(file) => Some(below(file)),
        None => TABLE_FILES.iter().map(|file| below(file)).find(|file| tree.has(file)),
    }
}

/// What to say of a tree without a table.
pub(super) fn no_table(request: &Request) -> Diagnostics {
    let place = if request.base.is_empty() { "here".to_owned() } else { format!("in {}", request.base) };
    let message = format!("there is no monster table {place}: none of {}", TABLE_FILES.join(", "));
    let help = "give a checkout of the game's source, a sub-project in it, or the file with the table";
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(Diagnostic::new(Kind::NoTable, message).help(help));
    diagnostics
}

/// Where headers are sought, as a Unix build of the tree would seek them, and the names that are given.
pub(super) fn config(tree: &dyn Tree, request: &Request, table_file: &str) -> Config {
    let base = request.base.as_str();
    let table_folder = table_file.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let mut search = vec![join(base, "include"), table_folder];
    search.extend(["", "sys/unix", "sys/share", "util"].map(|folder| join(base, folder)));
    // The NetHack4 family keeps what its parts share in folders called so, within the game's or beside it.
    let above = base.rsplit_once('/').map_or("", |(above, _)| above);
    let within = tree.folders(base).into_iter().map(|folder| join(base, &folder));
    let beside = tree.folders(above).into_iter().map(|folder| join(above, &folder));
    let beside: Vec<_> = if base.is_empty() { Vec::new() } else { beside.collect() };
    let common = within.chain(beside).filter(|folder| folder.ends_with("_common"));
    search.extend(common.map(|folder| format!("{folder}/include")));
    Config { search, defines: request.defines.clone(), undefines: request.undefines.clone() }
}

/// A path below a folder of the tree, which is empty for the root.
pub(super) fn join(folder: &str, path: &str) -> String {
    match (folder, path) {
        ("", path) => path.to_owned(),
        (folder, "") => folder.to_owned(),
        (folder, path) => format!("{folder}/{path}"),
    }
}
