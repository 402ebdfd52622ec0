//! `monstr history`: what became of a table, commit by commit.

mod cache;
mod findings;
mod story;
mod tables;
mod teller;
mod text;

use crate::arguments::history::History;
use crate::exit::{Done, Failure};
use crate::output::{Format, Output, json};
use crate::say::say;
use cache::{Cache, key};
use parser::Request;
use std::path::{Component, Path};
use story::Story;
use tables::Tables;
use tree::Repository;

/// Raised whenever a table that was read is read or compared in another way: what earlier versions kept then counts for
/// nothing. What an audit finds does not count here, but in [`AUDITOR`].
const READER: &str = concat!(env!("CARGO_PKG_VERSION"), "/3");
/// Raised whenever a check finds something else without being described in another way: the findings that were kept, and
/// the stories with findings, then count for nothing. A check that comes, goes or is described anew needs no raising.
const AUDITOR: &str = "2";

/// Writes what became of a table.
pub fn run(options: &History) -> Done {
    let (repository, folder) = Repository::containing(&options.repo)?;
    let request = Request {
        base: options.project.as_deref().map_or(Ok(folder), within)?,
        defines: options.names.defines.clone(),
        undefines: options.names.undefines.clone(),
        ..Request::default()
    };
    let mut story = story(options, &repository, &request)?;
    if story.without == story.commits {
        return Err(Failure::Usage(no_table(options, &request)));
    }
    let is_readable = story.without + story.unreadable < story.commits;
    if let Some(monster) = &options.monster {
        story.of(monster)?;
    }
    let mut output = Output::new();
    match options.format {
        Format::Json => {
            for event in &story.events {
                json(&mut output, event)?;
            }
            output.finish()?;
            say(text::summary(&story));
        }
        Format::Text => {
            text::write(&mut output, &story)?;
            output.finish()?;
        }
    }
    if is_readable {
        return Ok(());
    }
    let help = "-D and --project say how, and where in the repository, to read it";
    Err(Failure::Usage(format!("the table cannot be read at any of {} commits; {help}", story.unreadable)))
}

/// A folder of a repository, however it is named.
fn within(project: &str) -> Result<String, Failure> {
    let mut names = Vec::new();
    for part in Path::new(project).components() {
        match part {
            Component::CurDir => {}
            Component::Normal(name) => names.push(name.to_string_lossy()),
            Component::ParentDir | Component::RootDir | Component::Prefix(_) => {
                let message =
                    format!("--project {project}: name a folder from the repository's root on, as libnethack");
                return Err(Failure::Usage(message));
            }
        }
    }
    Ok(names.join("/"))
}

/// What became of the table: as an earlier run kept it, or told anew.
fn story(options: &History, repository: &Repository, request: &Request) -> Result<Story, Failure> {
    let cache = Cache::of(options, &reader(request));
    let identity = repository.identity(&options.rev)?;
    let auditor = options.audit.then(auditor);
    let story = key([identity, options.first_parent.to_string()].into_iter().chain(auditor.clone()));
    if let Some(story) = cache.get("stories", &story) {
        return Ok(story);
    }
    let commits = repository.history(&options.rev, options.first_parent)?;
    let told = teller::tell(repository, &commits, &Tables::new(repository, request, &cache, auditor.as_deref()))?;
    if told.may_be_kept {
        cache.put("stories", &story, &told);
    }
    Ok(told)
}

/// All that decides how a table is read.
fn reader(request: &Request) -> String {
    let Request { base, defines, undefines, .. } = request;
    let defines = defines.iter().map(|(name, value)| format!("-D{name}={value}"));
    let undefines = undefines.iter().map(|name| format!("-U{name}"));
    key([READER.to_owned(), base.clone()].into_iter().chain(defines).chain(undefines))
}

/// All that decides what an audit finds in a table that was read.
fn auditor() -> String {
    let checks = audit::checks::ALL.iter().flat_map(|check| [check.id, check.severity.id(), check.explanation]);
    key([AUDITOR].into_iter().chain(checks))
}

/// What to say of a history without any table.
fn no_table(options: &History, request: &Request) -> String {
    let place = if request.base.is_empty() { String::new() } else { format!(" in {}", request.base) };
    format!(
        "no commit of {} in {} has a monster table{place}; --project names the folder of the game",
        options.rev,
        options.repo.display()
    )
}
