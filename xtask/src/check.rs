//! `cargo xtask check`: whether every generated file is what its source says.

use crate::Workspace;
use crate::docs;
use crate::generate::output::{Matter, Mode, Others, settle};
use crate::generate::{Complaint, Found, INDEX, Loaded, Parsed, Plan, load, parse, plan, present, told};
use crate::report::{DIFFICULTY_MD, sections};
use crate::sources::Sources;
use crate::vendor::Fault;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

/// Checks that every generated file is current: against its tree where that is at hand, by its digests where not; and the
/// pages of docs/commands/ against the program's help.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Checks everything, and changes nothing. The status is 1 when something is not current; the command that mends it is
/// printed.
///
/// # Errors
/// sources.toml or the generated files cannot be read.
pub fn run(_args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    workspace.require_trees()?;
    let sources = Sources::load(&workspace.sources_toml())?;
    let mut complaints = Vec::new();
    let read: Vec<_> = load(workspace, &sources, |_| true, |_| None)
        .into_iter()
        .map(|loaded| {
            let parsed = parsed(&loaded, &mut complaints);
            (loaded, parsed)
        })
        .collect();
    let unreadable: BTreeSet<String> = read
        .iter()
        .filter(|(loaded, parsed)| loaded.found.folder().is_some() && parsed.is_none())
        .map(|(loaded, _)| loaded.source.id.clone())
        .collect();
    let faults: Faults = read
        .iter()
        .filter_map(|(loaded, _)| match &loaded.found {
            Found::Faulty(_, fault) => Some((loaded.source.id.clone(), fault.clone())),
            _ => None,
        })
        .collect();
    let folder = workspace.generated();
    let present = present(&folder)?;
    let mut plan = plan(read, &present)?;
    let others = Others::Only(std::mem::take(&mut plan.kept));
    let matters = settle(&folder, &plan.files, &others, Mode::Check)?;
    complaints.append(&mut plan.complaints);
    complaints.extend(matters.iter().filter_map(|(name, matter)| complaint(name, *matter, &plan, &present, &faults)));

    if workspace.has_program() {
        let stale = docs::check(workspace)?.into_iter();
        complaints.extend(stale.map(|message| Complaint { message, mend: "cargo xtask docs".to_owned() }));
    }

    for outcome in &plan.outcomes {
        let how = match &outcome.edition {
            Some(edition) => format!("checked with its tree: {} rows", edition.monsters.len()),
            None if unreadable.contains(&outcome.id) => "its tree cannot be read".to_owned(),
            None => "checked by its digests alone: its tree is absent".to_owned(),
        };
        outln!("{:<20} {how}", outcome.id);
    }
    Ok(verdict(&complaints))
}

/// What is wrong with the trees of editions, by id.
type Faults = BTreeMap<String, Fault>;

/// What the tree of an edition says; what is wrong with the tree is added to `complaints`.
fn parsed(loaded: &Loaded<'_>, complaints: &mut Vec<Complaint>) -> Option<Parsed> {
    let id = &loaded.source.id;
    if let Found::Faulty(_, fault) = &loaded.found {
        complaints.push(Complaint::tree(id, fault, format!("the tree of {id}: {fault}")));
    }
    match parse(loaded)? {
        Ok(parsed) => Some(parsed),
        Err(error) => {
            let message = format!("the tree of {id}: {error:#}");
            complaints.push(match &loaded.found {
                Found::Faulty(_, fault) => Complaint::tree(id, fault, message),
                _ => Complaint::regen(id, message),
            });
            None
        }
    }
}

/// What there is to say about a generated file. What a tree gives that is not the one that is pinned is not what the
/// file should say, and so it is the tree that is to be mended.
fn complaint(
    name: &str,
    matter: Matter,
    plan: &Plan,
    present: &BTreeMap<String, String>,
    faults: &Faults,
) -> Option<Complaint> {
    let id = plan.outcomes.iter().find(|outcome| outcome.file == name).map(|outcome| outcome.id.as_str());
    let mut of: Vec<String> = id.iter().map(|id| (*id).to_owned()).collect();
    let message = match matter {
        Matter::Current => return None,
        Matter::Missing => format!("{name} is missing"),
        Matter::Differs => {
            let (old, new) = (present.get(name)?, plan.files.get(name)?);
            if name == DIFFICULTY_MD {
                of = differing_sections(old, new);
            }
            format!("{name} is not what its source gives{}", difference(name, old, new))
        }
        Matter::Stale => format!("{name} is of no edition in sources.toml"),
        Matter::Foreign => return Some(Complaint::foreign(name)),
    };
    if let Some((id, fault)) = of.first().and_then(|id| Some((id, faults.get(id)?)))
        && of.iter().all(|id| faults.contains_key(id))
    {
        return Some(Complaint::tree(id, fault, message));
    }
    Some(match id {
        Some(id) => Complaint::regen(id, message),
        None => Complaint { message, mend: "cargo xtask regen".to_owned() },
    })
}

/// In what a file differs from what it should be: by section, or by monster and member.
fn difference(name: &str, old: &str, new: &str) -> String {
    if name == INDEX {
        return String::new();
    }
    if name == DIFFICULTY_MD {
        let ids = differing_sections(old, new);
        return if ids.is_empty() { String::new() } else { format!(": {}", ids.join(", ")) };
    }
    let told = told(old, new);
    if told.is_empty() { ", though its table is".to_owned() } else { format!(" (file -> source):{told}") }
}

/// The editions whose sections in two texts of `DIFFICULTY.md` differ.
fn differing_sections(old: &str, new: &str) -> Vec<String> {
    let (old, new) = (sections(old), sections(new));
    let ids: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    ids.into_iter().filter(|id| old.get(*id) != new.get(*id)).cloned().collect()
}

/// Says what is wrong and how it is mended.
fn verdict(complaints: &[Complaint]) -> ExitCode {
    if complaints.is_empty() {
        outln!("every generated file is current");
        return ExitCode::SUCCESS;
    }
    for complaint in complaints {
        errln!("error: {}", complaint.message);
    }
    let mends: BTreeSet<&str> = complaints.iter().map(|complaint| complaint.mend.as_str()).collect();
    errln!("\nThis mends it:");
    for mend in mends {
        errln!("  {mend}");
    }
    ExitCode::FAILURE
}
