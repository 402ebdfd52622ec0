//! The tables in crates/bestiary.

use crate::Workspace;
use crate::generate::output::{Matter, Mode, Others, settle};
use crate::generate::{Complaint, Found, Loaded, Outcome, load, parse, plan, present};
use crate::sources::{Edition, Sources};
use crate::vendor::Vendor;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// Makes the tables of the editions `ids` anew, all of them where none is named, and the files that are about all.
pub(super) fn run(ids: &[&str], offline: bool, workspace: &Workspace, sources: &Sources) -> Result<ExitCode> {
    if offline {
        workspace.require_trees()?;
    }
    let mut vendor = Vendor::new(workspace);
    let bring = |edition: &Edition| {
        if offline {
            return None;
        }
        let outcome = vendor.bring(edition);
        (!outcome.is_there()).then(|| outcome.to_string())
    };
    let loaded = load(workspace, sources, |edition| is_wanted(ids, sources, edition), bring);
    let trees = trees(workspace, &loaded);
    refuse_faulty(&loaded)?;
    let mut read = Vec::new();
    for loaded in loaded {
        let parsed = parse(&loaded).transpose().with_context(|| loaded.source.id.clone())?;
        warn(&loaded.source.id, parsed.iter().flat_map(|parsed| &parsed.warnings));
        read.push((loaded, parsed));
    }
    let folder = workspace.generated();
    let mut plan = plan(read, &present(&folder)?)?;
    if !plan.refused.is_empty() {
        complain(&plan.complaints);
        bail!("nothing was written");
    }
    let others = Others::Only(plan.kept.clone());
    let matters = settle(&folder, &plan.files, &others, Mode::Write)?;

    for outcome in &plan.outcomes {
        tell(outcome, trees.get(&outcome.id).map(String::as_str), &matters);
    }
    for name in matters.keys().filter(|name| !plan.outcomes.iter().any(|outcome| outcome.file == **name)) {
        outln!("{name:<20} {}", became(&matters, name));
    }
    let foreign = matters.iter().filter(|(_, matter)| **matter == Matter::Foreign);
    plan.complaints.extend(foreign.map(|(name, _)| Complaint::foreign(name)));
    complain(&plan.complaints);
    let is_missing = |outcome: &Outcome| outcome.edition.is_none() && ids.contains(&outcome.id.as_str());
    let is_done = plan.complaints.is_empty() && !plan.outcomes.iter().any(is_missing);
    Ok(if is_done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says what the reader warns of: values that are not stored as they are written are easily overlooked in a table.
pub(super) fn warn<'a>(id: &str, warnings: impl IntoIterator<Item = &'a String>) {
    for warning in warnings {
        errln!("{id}: {warning}");
    }
}

/// Whether an edition's tree is to be read: it was named, or shares a table with one that was.
fn is_wanted(ids: &[&str], sources: &Sources, edition: &Edition) -> bool {
    let owner = |edition: &Edition| edition.table_of.clone().unwrap_or_else(|| edition.id.clone());
    let owner_of = |id: &str| sources.get(id).ok().map(owner);
    ids.is_empty() || ids.iter().any(|id| owner_of(id) == Some(owner(edition)))
}

/// Where the tree of each edition that was asked for is from, or why it is not there, by id.
fn trees(workspace: &Workspace, loaded: &[Loaded<'_>]) -> BTreeMap<String, String> {
    let told = |loaded: &Loaded<'_>| match &loaded.found {
        Found::Verified(folder) | Found::Faulty(folder, _) => {
            Some(folder.strip_prefix(workspace.root()).unwrap_or(folder).display().to_string())
        }
        Found::Absent(reason) => Some(reason.clone().unwrap_or_else(|| "absent".to_owned())),
        Found::NotWanted => None,
    };
    loaded.iter().filter_map(|loaded| Some((loaded.source.id.clone(), told(loaded)?))).collect()
}

/// An error where a tree is not the one that is pinned: nothing is made of it.
fn refuse_faulty(loaded: &[Loaded<'_>]) -> Result<()> {
    let faults: Vec<String> = loaded
        .iter()
        .filter_map(|loaded| match &loaded.found {
            Found::Faulty(_, fault) => {
                let id = &loaded.source.id;
                Some(format!("the tree of {id}: {fault} (cargo xtask vendor --replace {id} lays it anew)"))
            }
            _ => None,
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

/// Says what became of an edition that was asked for.
fn tell(outcome: &Outcome, tree: Option<&str>, matters: &BTreeMap<String, Matter>) {
    let Some(tree) = tree else { return };
    let Some(edition) = &outcome.edition else {
        outln!("{:<20} not read: its tree is {tree}", outcome.id);
        return;
    };
    outln!("{:<20} {} rows from {tree}: {}", outcome.id, edition.monsters.len(), became(matters, &outcome.file));
    outln!("{:<20} difficulty by {}", "", engine::difficulty::compare(edition));
}

/// What became of a file.
fn became(matters: &BTreeMap<String, Matter>, name: &str) -> &'static str {
    match matters.get(name) {
        Some(Matter::Current) => "unchanged",
        Some(Matter::Missing | Matter::Differs) => "written",
        Some(Matter::Stale) => "removed: no edition has it",
        Some(Matter::Foreign) => "not made by regen: it should not be there",
        None => "not written",
    }
}

/// Says what could not be mended here.
fn complain(complaints: &[Complaint]) {
    for complaint in complaints {
        errln!("error: {}\n  to mend it: {}", complaint.message, complaint.mend);
    }
}
