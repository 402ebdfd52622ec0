//! The facts of `oracle/`: what a compiler stored of each edition.

use crate::{Value, fixtures};
use std::io::Read as _;

/// One line of `oracle/editions.tsv`.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The edition's id.
    pub edition: String,
    /// Which table is its.
    table: String,
    /// Which class symbols are its.
    classes: String,
    /// Which difficulties are its; `-` where its tree computes none.
    difficulty: String,
    /// The name that is defined for the whole reading, if any.
    pub define: Option<String>,
}

/// All editions that there are facts about.
pub fn editions() -> Vec<Facts> {
    let text = fixtures::text(&fixtures::folder("oracle").join("editions.tsv"));
    let facts = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        let mut next = || cells.next().unwrap_or_else(|| panic!("too few cells in {line}"));
        let (edition, table, classes, difficulty) = (next(), next(), next(), next());
        Facts { edition, table, classes, difficulty, define: cells.next() }
    };
    let found: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).map(facts).collect();
    assert!(found.len() >= 22, "facts about {} editions only", found.len());
    found
}

impl Facts {
    /// The rows of the table, the terminator too, in the form of `monstr dump`.
    pub fn rows(&self) -> Vec<Value> {
        Value::parse_lines(&unpacked(&format!("{}.jsonl.gz", self.table)))
    }

    /// The class symbols, by class number; `None` for no symbol.
    pub fn class_symbols(&self) -> Vec<Option<char>> {
        let symbol = |row: &Value| {
            let code = row.get("sym").or_else(|| row.get("_value")).unwrap().int();
            char::from_u32(u32::try_from(code).unwrap()).filter(|symbol| *symbol != '\0')
        };
        Value::parse_lines(&unpacked(&format!("{}.monsyms.jsonl.gz", self.classes))).iter().map(symbol).collect()
    }

    /// The rows of `roles[]` with what the model keeps of them, the terminator too; `None` where there are no facts.
    pub fn roles(&self) -> Option<Vec<Value>> {
        further(&self.edition, "roles")
    }

    /// The rows of `grownups[]`, the terminator too; `None` where there are no facts.
    pub fn grown_ups(&self) -> Option<Vec<Value>> {
        further(&self.edition, "grownups")
    }

    /// The difficulties by the edition's own rule, without the terminator's; `None` where its tree has no rule.
    pub fn difficulties(&self) -> Option<Vec<i128>> {
        if self.difficulty == "-" {
            return None;
        }
        let list = Value::parse(&unpacked(&format!("{}.json.gz", self.difficulty))).unwrap();
        Some(list.list().iter().map(Value::int).collect())
    }
}

/// The rows of another array of an edition, if there are facts about it.
fn further(edition: &str, array: &str) -> Option<Vec<Value>> {
    let name = format!("{edition}.{array}.jsonl.gz");
    fixtures::folder("oracle").join(&name).is_file().then(|| Value::parse_lines(&unpacked(&name)))
}

/// The text of a packed file of `oracle/`.
fn unpacked(name: &str) -> String {
    let path = fixtures::folder("oracle").join(name);
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    text
}
