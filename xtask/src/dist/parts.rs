//! The parts of a release.

use super::archive::{self, Entry};
use super::shelf::Shelf;
use crate::program::{self, cargo};
use crate::{Workspace, licences, web, wheel};
use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What comes with the program, from the checkout's root.
const BESIDE: [&str; 6] =
    ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "NOTICE", "README.md", "crates/bestiary/LICENSE-NGPL"];

/// What comes with the exports: they are tables of the game.
const BESIDE_TABLES: [&str; 2] = ["NOTICE", "crates/bestiary/LICENSE-NGPL"];

/// The shells that the program has completions for, and what they call such a file.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "monstr.bash"),
    ("elvish", "monstr.elv"),
    ("fish", "monstr.fish"),
    ("powershell", "_monstr.ps1"),
    ("zsh", "_monstr"),
];

/// The forms of exports.
const FORMATS: [&str; 5] = ["csv", "json", "markdown", "wiki", "wiki-table"];

/// A part of a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Part {
    /// The program for one target, with its manual and completions
    Program,
    /// The exports of each edition
    Exports,
    /// The Python wheel
    Wheel,
    /// The threat-filter page
    Page,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Program => "the program",
            Self::Exports => "the exports",
            Self::Wheel => "the wheel",
            Self::Page => "the page",
        })
    }
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 4] = [Self::Program, Self::Exports, Self::Wheel, Self::Page];

    /// Makes the part, and puts its files on the shelf.
    pub fn make(self, workspace: &Workspace, target: Option<&str>, shelf: &mut Shelf) -> Result<()> {
        match self {
            Self::Program => program(workspace, target, shelf),
            Self::Exports => exports(workspace, shelf),
            Self::Wheel => {
                let folder = tempfile::tempdir()?;
                shelf.put_file(&wheel::make(workspace, folder.path())?)
            }
            Self::Page => page(workspace, shelf),
        }
    }
}

/// The program, its manual and its completions, in the archive that the target's people expect.
fn program(workspace: &Workspace, target: Option<&str>, shelf: &mut Shelf) -> Result<()> {
    let target = target.map_or_else(host, |target| Ok(target.to_owned()))?;
    let mut entries = vec![Entry::program(&compiled(workspace, &target)?)?];
    for name in BESIDE {
        entries.push(Entry::file(&workspace.root().join(name))?);
    }
    entries.push(Entry::new(licences::FILE, licences::of(workspace, &["monstr"], &target)?));
    for (shell, name) in SHELLS {
        entries.push(Entry::new(&format!("completions/{name}"), program::run(workspace, ["completions", shell])?));
    }
    let manual = tempfile::tempdir()?;
    program::run(workspace, ["man", "--out"].map(OsStr::new).into_iter().chain([manual.path().as_os_str()]))?;
    entries.extend(Entry::folder(manual.path(), "man/")?);
    let name = format!("monstr-{target}");
    if target.contains("windows") {
        return shelf.put(&format!("{name}.zip"), &archive::zip(&name, &entries)?);
    }
    shelf.put(&format!("{name}.tar.gz"), &archive::tar_gz(&name, &entries)?)
}

/// The target of this machine's compiler.
fn host() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "host-tuple"]).output().context("cannot run rustc")?;
    ensure!(output.status.success(), "rustc does not say what it compiles for");
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Compiles the program for a target, and returns where it is.
fn compiled(workspace: &Workspace, target: &str) -> Result<PathBuf> {
    let mut command = cargo(workspace);
    command.args(["build", "--quiet", "--release", "--locked", "--package", "monstr"]);
    command.args(["--config", ".cargo/release.toml", "--target", target]);
    // A variable would stand in the place of the flags of that file.
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    ensure!(command.status().context("cannot run cargo")?.success(), "the program cannot be compiled for {target}");
    let name = if target.contains("windows") { "monstr.exe" } else { "monstr" };
    Ok(program::target_folder(workspace)?.join(target).join("release").join(name))
}

/// An archive for each form, with a file for each edition.
fn exports(workspace: &Workspace, shelf: &mut Shelf) -> Result<()> {
    for format in FORMATS {
        let folder = tempfile::tempdir()?;
        let arguments = ["export", "--all", "--format", format, "--out"].map(OsStr::new);
        program::run(workspace, arguments.into_iter().chain([folder.path().as_os_str()]))?;
        let mut entries = Entry::folder(folder.path(), "")?;
        for name in BESIDE_TABLES {
            entries.push(Entry::file(&workspace.root().join(name))?);
        }
        if format == "json" {
            entries.push(Entry::file(&workspace.root().join("docs/schema/export.schema.json"))?);
        }
        let name = format!("monstr-exports-{format}");
        shelf.put(&format!("{name}.tar.gz"), &archive::tar_gz(&name, &entries)?)?;
    }
    Ok(())
}

/// The page as an archive, which any host of files takes.
fn page(workspace: &Workspace, shelf: &mut Shelf) -> Result<()> {
    let staged = tempfile::tempdir()?;
    let folder: &Path = &staged.path().join("page");
    web::make(workspace, web::Choice::default(), folder)?;
    let entries = Entry::folder(folder, "")?;
    shelf.put("monstr-page.tar.gz", &archive::tar_gz("monstr-page", &entries)?)
}
