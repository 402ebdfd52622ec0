//! What is done with one input of a fuzzer: libFuzzer calls these functions (`fuzz/` in the repository's root), and so
//! does proptest with mutated seeds (`tests/properties.rs`).
//!
//! Each panics where the input shows a defect, and returns nothing otherwise: what is read is the input's own affair.

use crate::json::Value;
use crate::{adapters, fixtures};
use model::Edition;
use parser::source::{Diagnostics, MemoryTree};
use parser::{Coverage, Request, Tree};

/// One of the functions below.
pub type Body = fn(&[u8]);

/// All of them, by the name that each has in `fuzz/`.
pub const BODIES: &[(&str, Body)] = &[("preprocessor", preprocessor), ("expression", expression), ("tree", tree)];

/// Where an input's text goes that stands before the first line with a path.
pub const FIRST: &str = "src/monst.c";

/// What a line begins with that names the file below it, or an option.
const MARK: &str = "//// ";

/// The macros that C defines itself; a name that stands for itself is left over where one of them was defined anew.
const STANDARD: [&str; 8] =
    ["__STDC__", "__STDC_VERSION__", "__STDC_HOSTED__", "__DATE__", "__TIME__", "__FILE__", "__LINE__", "__COUNTER__"];

/// The seeds of one of the functions, by name.
pub fn seeds(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = fixtures::folder("../fuzz/seeds").join(name);
    let files = fixtures::files(&folder, "c", 4);
    files.iter().map(|path| (format!("{name}/{}", fixtures::name(path)), std::fs::read(path).unwrap())).collect()
}

/// Takes an input apart: `//// PATH` on a line of its own begins a file, `//// -DNAME=VALUE`, `//// -DNAME` and
/// `//// -UNAME` are options. Text before the first path, if there is any, is
/// [`FIRST`].
///
/// A plain text, so that seeds can be written by hand and whatever a fuzzer makes of them is an input, too.
pub fn parts(input: &[u8]) -> (MemoryTree, Request) {
    let (mut tree, mut request) = (MemoryTree::new(), Request::default());
    let mut path = None;
    let mut text = Vec::new();
    for line in input.split_inclusive(|byte| *byte == b'\n') {
        let Some(words) = line.strip_prefix(MARK.as_bytes()) else {
            text.extend_from_slice(line);
            continue;
        };
        let words = String::from_utf8_lossy(words).trim().to_owned();
        if let Some(define) = words.strip_prefix("-D") {
            let (name, value) = define.split_once('=').unwrap_or((define, "1"));
            request.defines.push((name.to_owned(), value.to_owned()));
        } else if let Some(name) = words.strip_prefix("-U") {
            request.undefines.push(name.to_owned());
        } else {
            let file = std::mem::take(&mut text);
            if path.is_some() || !file.is_empty() {
                tree = tree.with(path.as_deref().unwrap_or(FIRST), file);
            }
            path = Some(words);
        }
    }
    (tree.with(path.as_deref().unwrap_or(FIRST), text), request)
}

/// Preprocesses [`FIRST`] of the input's files. Where that goes without an error, what comes out preprocesses to itself.
pub fn preprocessor(input: &[u8]) {
    let (tree, request) = parts(input);
    let (text, diagnostics) = adapters::preprocess(&tree, FIRST, &request).unwrap();
    show(&diagnostics);
    // A definition may hold a quote that does not end on its line. Where it is used, it takes in what follows it there.
    let unclosed = diagnostics.iter().any(|diagnostic| diagnostic.kind().code() == "unclosed-definition");
    if diagnostics.has_errors() || unclosed {
        return;
    }
    // At the beginning of a line a `#` that a macro left would be a directive, and at that of a file a mark of the byte
    // order is no token.
    let text = format!("; {text}");
    let again = MemoryTree::new().with(FIRST, &text);
    let request = Request { undefines: STANDARD.map(str::to_owned).to_vec(), ..Request::default() };
    let (same, diagnostics) = adapters::preprocess(&again, FIRST, &request).unwrap();
    show(&diagnostics);
    assert_eq!(same.trim_end(), text.trim_end(), "tokens are read back as others");
}

/// Evaluates the input's last line, after all other lines as declarations. Parentheses around it change nothing.
pub fn expression(input: &[u8]) {
    let input = String::from_utf8_lossy(input);
    // A carriage return alone ends a line as well, and what stands before it may be a directive.
    let input = input.strip_suffix(['\n', '\r']).unwrap_or(&input);
    let (prelude, expression) = input.rsplit_once(['\n', '\r']).unwrap_or(("", input));
    // At the beginning of a text, and nowhere else, a mark of the byte order is no token.
    let expression = expression.trim_start_matches('\u{feff}');
    let plain = parser::c::evaluate(prelude, expression);
    if let Err(diagnostics) = &plain {
        show(diagnostics);
        assert!(diagnostics.has_errors(), "no value and no error");
    }
    // What ends with a comment hides no parenthesis on the next line, nor behind one that is joined to it.
    let grouped = parser::c::evaluate(prelude, &format!("({expression}\n\n)"));
    match (plain, grouped) {
        (Ok(plain), Ok(grouped)) => assert_eq!(plain, grouped, "{expression}"),
        (Ok(plain), Err(diagnostics)) => {
            show(&diagnostics);
            let limited = diagnostics.iter().any(|diagnostic| diagnostic.kind().code() == "limit-reached");
            assert!(limited, "{expression} is {plain:?}, but not in parentheses");
        }
        (Err(_), _) => {}
    }
}

/// Reads the table of the input's files with all that the program does with it.
pub fn tree(input: &[u8]) {
    let (tree, request) = parts(input);
    read(&tree, &request);
}

/// Reads a tree, writes its table, binds it and renders what was said: everything that a user's input reaches.
pub fn read(tree: &dyn Tree, request: &Request) {
    let Some(dumped) = dump(tree, request) else { return };
    assert_eq!(dump(tree, request).as_ref(), Some(&dumped), "two readings differ");
}

/// The table of a tree as JSON Lines; `None` where there is none.
fn dump(tree: &dyn Tree, request: &Request) -> Option<String> {
    let reading = parser::read(tree, request);
    show(&reading.diagnostics);
    let Some(table) = reading.table else {
        assert!(reading.diagnostics.has_errors(), "no table and no error");
        return None;
    };
    let mut written = Vec::new();
    table.write_json_lines(&mut written).unwrap();
    let text = String::from_utf8(written).expect("JSON is UTF-8");
    assert_eq!(Value::parse_lines(&text).len(), table.len(), "a line for each row");
    drop(table.options());
    let identity = table.identify();
    let (edition, diagnostics) = table.bind(identity);
    show(&diagnostics);
    if let Some(edition) = edition {
        coverage(&edition);
    }
    Some(text)
}

/// Looks for what the model does not know of an edition.
fn coverage(edition: &Edition) {
    drop(Coverage::of(edition).notes());
}

/// Renders what was said in each of its forms.
fn show(diagnostics: &Diagnostics) {
    for diagnostic in diagnostics {
        assert!(!diagnostic.render(false).is_empty());
        assert!(!diagnostic.render(true).is_empty());
        assert!(!diagnostic.to_string().is_empty());
    }
}
