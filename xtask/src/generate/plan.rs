//! The third and fourth phase: what is known of each edition is put together, and all text is made from it.

use super::{Found, Loaded, Parsed};
use crate::report::{DIFFICULTY_MD, difficulty_md, section, sections};
use crate::sources::Edition;
use crate::vendor::Fault;
use anyhow::Result;
use codegen::{Header, Job, TableOf, module_name, sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The list of all editions.
pub(crate) const INDEX: &str = "index.rs";

/// How many differences between two tables are told.
const TOLD: usize = 20;

/// All files that should be there, and what stands against it.
#[derive(Debug, Default)]
pub struct Plan {
    /// What became of each edition, in the order of the list.
    pub outcomes: Vec<Outcome>,
    /// The text of each file that could be made, by name.
    pub files: BTreeMap<String, String>,
    /// The files that stay as they are: of editions without a tree, and of those in `refused`.
    pub kept: BTreeSet<String>,
    /// The ids of editions whose table is not the one that sources.toml says.
    pub refused: BTreeSet<String>,
    /// What is wrong.
    pub complaints: Vec<Complaint>,
}

/// What became of one edition.
#[derive(Debug)]
pub struct Outcome {
    /// Its id.
    pub id: String,
    /// The name of its file.
    pub file: String,
    /// Its table, where its tree could be read.
    pub edition: Option<model::Edition>,
}

/// Something that is wrong, and the command that mends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What is wrong, beginning with the file or edition.
    pub message: String,
    /// The command.
    pub mend: String,
}

impl Complaint {
    /// A complaint that `regen` of the edition mends.
    pub fn regen(id: &str, message: String) -> Self {
        Self { message, mend: format!("cargo xtask regen {id}") }
    }

    /// A complaint about a file that is among the generated ones and was not generated.
    pub fn foreign(name: &str) -> Self {
        let message = format!("{name} was not made by regen, and should not be there");
        Self { message, mend: format!("remove {name}, or move it elsewhere") }
    }

    /// A complaint about a tree that is not the one that is pinned, or about what such a tree gives.
    pub fn tree(id: &str, fault: &Fault, message: String) -> Self {
        let mend = match fault {
            Fault::Unpinned => format!("cargo xtask pin {id} --from TREE"),
            _ => format!("cargo xtask vendor --replace {id}"),
        };
        Self { message, mend }
    }

    /// A complaint that only `regen` with the edition's tree mends.
    fn needs_tree(id: &str, message: String) -> Self {
        Self { message, mend: format!("cargo xtask vendor {id} && cargo xtask regen {id}") }
    }
}

/// An edition with all that its files follow from.
struct Prepared<'a> {
    source: &'a Edition,
    file: String,
    parsed: Option<Parsed>,
    /// What is wrong with its tree.
    fault: Option<Fault>,
    /// The digest of its table: of the tree's, else of the present file's.
    table: Option<String>,
    /// Its part of `DIFFICULTY.md`: as its table gives it, else as it is.
    section: Option<String>,
    /// Its part of `DIFFICULTY.md` as it is.
    old_section: Option<String>,
    /// Whether the list of all editions has it as it is.
    was_there: bool,
}

/// Makes the text of all files. `present` are the generated files as they are, by name.
///
/// # Errors
/// The generator made text that is no Rust.
pub fn plan(read: Vec<(Loaded<'_>, Option<Parsed>)>, present: &BTreeMap<String, String>) -> Result<Plan> {
    let old_sections = present.get(DIFFICULTY_MD).map(|text| sections(text)).unwrap_or_default();
    let prepared: Vec<Prepared<'_>> =
        read.into_iter().map(|(loaded, parsed)| prepare(loaded, parsed, present, &old_sections)).collect();
    generate(prepared, present)
}

fn prepare<'a>(
    Loaded { source, found }: Loaded<'a>,
    parsed: Option<Parsed>,
    present: &BTreeMap<String, String>,
    old_sections: &BTreeMap<String, String>,
) -> Prepared<'a> {
    let file = format!("{}.rs", module_name(&source.id));
    let old_section = old_sections.get(&source.id).cloned();
    let (table, section) = if let Some(Parsed { edition, .. }) = &parsed {
        (Some(codegen::table_digest(edition)), Some(section(edition)))
    } else {
        let header = present.get(&file).and_then(|text| codegen::parse_header(text));
        (header.map(|header| header.table), old_section.clone())
    };
    let fault = match found {
        Found::Faulty(_, fault) => Some(fault),
        _ => None,
    };
    let was_there =
        present.get(INDEX).is_some_and(|index| index.contains(&format!("mod {};", module_name(&source.id))));
    Prepared { source, file, parsed, fault, table, section, old_section, was_there }
}

/// The digest of each edition's table, by id, where it is known.
type Tables<'a> = BTreeMap<&'a str, &'a str>;

fn generate(prepared: Vec<Prepared<'_>>, present: &BTreeMap<String, String>) -> Result<Plan> {
    let mut plan = Plan::default();
    let tables: Tables<'_> =
        prepared.iter().filter_map(|edition| Some((edition.source.id.as_str(), edition.table.as_deref()?))).collect();
    for edition in &prepared {
        let owner = edition.source.table_of.as_deref();
        match (&edition.parsed, owner) {
            (None, _) => plan.keep(edition, &tables, present),
            (Some(parsed), None) => plan.render(edition, parsed, TableOf::Itself)?,
            (Some(parsed), Some(owner)) if tables.get(owner).copied() == edition.table.as_deref() => {
                plan.render(edition, parsed, TableOf::Edition(owner))?;
            }
            (Some(parsed), Some(owner)) => plan.refuse(edition, parsed, owner, present)?,
        }
    }
    plan.add_lists(&prepared)?;
    plan.outcomes = prepared
        .into_iter()
        .map(|Prepared { source, file, parsed, .. }| Outcome {
            id: source.id.clone(),
            file,
            edition: parsed.map(|parsed| parsed.edition),
        })
        .collect();
    Ok(plan)
}

impl Plan {
    /// Makes the file of an edition that was read.
    fn render(&mut self, edition: &Prepared<'_>, parsed: &Parsed, table: TableOf<'_>) -> Result<()> {
        let id = &edition.source.id;
        for file in parsed.opened.iter().filter(|file| !edition.source.files.contains_key(*file)) {
            let message = format!("the tree of {id}: {file} was read and is not pinned in sources.toml");
            self.complaints.push(match &edition.fault {
                Some(fault) => Complaint::tree(id, fault, message),
                None => Complaint { message, mend: format!("cargo xtask pin {id} --from TREE") },
            });
        }
        let inputs = edition.source.inputs_digest(codegen::FORMAT);
        let difficulty = sha256(edition.section.as_deref().unwrap_or_default());
        let job = Job {
            edition: &parsed.edition,
            table,
            inputs: inputs.as_str(),
            table_digest: edition.table.as_deref().unwrap_or_default(),
            difficulty: &difficulty,
        };
        let file = codegen::render(&job)?;
        self.files.insert(file.name, file.text);
        Ok(())
    }

    /// Keeps the file of an edition without a tree, and says where its digests do not hold.
    fn keep(&mut self, edition: &Prepared<'_>, tables: &Tables<'_>, present: &BTreeMap<String, String>) {
        let (id, file) = (&edition.source.id, &edition.file);
        let Some(text) = present.get(file) else {
            self.complaints.push(Complaint::needs_tree(id, format!("{file} is missing, and so is the tree of {id}")));
            return;
        };
        self.kept.insert(file.clone());
        let header = codegen::parse_header(text).unwrap_or_default();
        for message in faults_of(edition, &header, text, tables) {
            self.complaints.push(Complaint::needs_tree(id, message));
        }
    }

    /// Says that an edition's table is not the one that sources.toml says, and in what.
    fn refuse(
        &mut self,
        edition: &Prepared<'_>,
        parsed: &Parsed,
        owner: &str,
        present: &BTreeMap<String, String>,
    ) -> Result<()> {
        let id = &edition.source.id;
        self.refused.insert(id.clone());
        if present.contains_key(&edition.file) {
            self.kept.insert(edition.file.clone());
        }
        let owner_file = format!("{}.rs", module_name(owner));
        let owner_text = self.files.get(&owner_file).or_else(|| present.get(&owner_file));
        let Some(owner_text) = owner_text else {
            let message = format!("{id} has the table of {owner}, and of that there is neither tree nor file");
            self.complaints.push(Complaint::needs_tree(owner, message));
            return Ok(());
        };
        let own_text = codegen::standalone(&parsed.edition)?.text;
        let message = format!(
            "the table of {id} is not that of {owner}, as its table_of in sources.toml says ({owner} -> {id}):{}",
            told(owner_text, &own_text)
        );
        self.complaints.push(Complaint { message, mend: format!("cargo xtask vendor --replace {id} {owner}") });
        Ok(())
    }

    /// Makes the files that are about all editions: of those whose own file is there, now or soon, and of those whose
    /// file was lost, so that it is the one thing to be mended.
    fn add_lists(&mut self, prepared: &[Prepared<'_>]) -> Result<()> {
        let is_there = |edition: &&Prepared<'_>| {
            self.files.contains_key(&edition.file) || self.kept.contains(&edition.file) || edition.was_there
        };
        let there: Vec<&Prepared<'_>> = prepared.iter().filter(is_there).collect();
        let ids: Vec<&str> = there.iter().map(|edition| edition.source.id.as_str()).collect();
        let index = codegen::index(&ids)?;
        let section = |edition: &&Prepared<'_>| {
            let is_refused = self.refused.contains(&edition.source.id);
            if is_refused { edition.old_section.clone() } else { edition.section.clone() }
        };
        let sections: Vec<String> = there.iter().filter_map(section).collect();
        let difficulty = difficulty_md(sections.iter().map(String::as_str));
        self.files.insert(index.name, index.text);
        self.files.insert(DIFFICULTY_MD.to_owned(), difficulty);
        Ok(())
    }
}

/// What is wrong with the present file of an edition without a tree.
fn faults_of(edition: &Prepared<'_>, header: &Header, text: &str, tables: &Tables<'_>) -> Vec<String> {
    let (id, file) = (&edition.source.id, &edition.file);
    let mut faults = Vec::new();
    if !codegen::verify_body(text) {
        faults.push(format!("{file} was edited: it is not what its own digest says"));
    }
    if header.inputs != edition.source.inputs_digest(codegen::FORMAT).as_str() {
        faults.push(format!("{file} is outdated: sources.toml or the generator's format changed since it was made"));
    }
    if edition.section.as_deref().map(sha256).as_deref() != Some(&header.difficulty) {
        faults.push(format!("{DIFFICULTY_MD}: the part about {id} is not the one that {file} was made with"));
    }
    let owner = edition.source.table_of.as_deref();
    if owner.is_some_and(|owner| tables.get(owner).copied() != Some(&header.table)) {
        faults.push(format!("{file} was made for another table than the one that it refers to"));
    }
    faults
}

/// In what two generated tables differ, one difference a line.
pub(crate) fn told(old: &str, new: &str) -> String {
    let Some(differences) = codegen::differences(old, new) else { return " one of them is no Rust".to_owned() };
    let mut text = String::new();
    for difference in differences.iter().take(TOLD) {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {difference}");
    }
    if let Some(more @ 1..) = differences.len().checked_sub(TOLD) {
        let _ = write!(text, "\n  and {more} more");
    }
    text
}
