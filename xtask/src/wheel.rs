//! `cargo xtask wheel`: the tables for Python, as a wheel.

use crate::{Workspace, program};
use anyhow::{Context, Result, bail, ensure};
use flate2::{Compression, GzBuilder};
use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The folder of the package, from the checkout's root.
const PACKAGE: &str = "python";

/// What goes into the wheel as it is, from the checkout's root.
const LICENCES: [&str; 4] = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE", "crates/bestiary/LICENSE-NGPL"];

/// Makes the Python wheel: all exports, typed.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the wheel goes, instead of release/ in the checkout
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Makes the wheel, and says how large it is.
///
/// # Errors
/// There is no Python with pip, or something cannot be built or written.
pub fn run(args: &Args, workspace: &Workspace) -> Result<ExitCode> {
    let folder = args.out.clone().unwrap_or_else(|| workspace.root().join("release"));
    let wheel = make(workspace, &folder)?;
    outln!("{}: {} bytes", wheel.display(), fs::metadata(&wheel)?.len());
    Ok(ExitCode::SUCCESS)
}

/// Makes the wheel in a folder, and returns its path.
///
/// # Errors
/// As for [`run`].
pub fn make(workspace: &Workspace, folder: &Path) -> Result<PathBuf> {
    let staged = tempfile::tempdir()?;
    let package = staged.path().join("package");
    lay(workspace, &package)?;
    let built = staged.path().join("built");
    build(&package, staged.path(), &built)?;
    let mut wheels = fs::read_dir(&built)?.collect::<std::io::Result<Vec<_>>>()?;
    let (Some(wheel), true) = (wheels.pop(), wheels.is_empty()) else {
        bail!("pip made something else than one wheel");
    };
    fs::create_dir_all(folder)?;
    let path = folder.join(wheel.file_name());
    fs::copy(wheel.path(), &path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

/// Lays the package's own files down, with what is not among them: the tables, the version and the licences.
fn lay(workspace: &Workspace, package: &Path) -> Result<()> {
    let own = workspace.root().join(PACKAGE);
    let code = package.join("src/monstr");
    fs::create_dir_all(&code)?;
    for name in ["pyproject.toml", "README.md"] {
        copy(&own.join(name), package)?;
    }
    for entry in fs::read_dir(own.join("src/monstr"))? {
        let entry = entry?;
        // Not what Python left there when somebody tried it.
        if entry.file_type()?.is_file() {
            copy(&entry.path(), &code)?;
        }
    }
    for licence in LICENCES {
        copy(&workspace.root().join(licence), package)?;
    }
    let version = env!("CARGO_PKG_VERSION");
    fs::write(code.join("_version.py"), format!("\"\"\"The version.\"\"\"\n\n__version__ = \"{version}\"\n"))?;
    tables(workspace, &code.join("data"))
}

fn copy(file: &Path, folder: &Path) -> Result<()> {
    let name = file.file_name().context("a file has a name")?;
    fs::copy(file, folder.join(name)).with_context(|| format!("cannot copy {}", file.display()))?;
    Ok(())
}

/// Writes the list of editions, and the export of each, packed.
fn tables(workspace: &Workspace, data: &Path) -> Result<()> {
    fs::create_dir_all(data)?;
    fs::write(data.join("editions.json"), program::run(workspace, ["editions", "--format", "json"])?)?;
    let exports = tempfile::tempdir()?;
    let arguments = ["export", "--all", "--format", "json", "--out"].map(OsStr::new);
    program::run(workspace, arguments.into_iter().chain([exports.path().as_os_str()]))?;
    for entry in fs::read_dir(exports.path())? {
        let entry = entry?;
        let mut name = entry.file_name();
        name.push(".gz");
        // Without a time, so that the same tables are the same bytes.
        let mut packed = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
        packed.write_all(&fs::read(entry.path())?)?;
        fs::write(data.join(name), packed.finish()?)?;
    }
    Ok(())
}

/// Has pip build the package, in an environment of its own: what the system's Python may install is its own affair.
fn build(package: &Path, folder: &Path, built: &Path) -> Result<()> {
    let environment = folder.join("environment");
    succeed(python()?.args(["-m", "venv"]).arg(&environment), "making a virtual environment")?;
    let binaries = environment.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let mut pip = Command::new(binaries.join("python"));
    pip.args(["-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--wheel-dir"]);
    succeed(pip.arg(built).arg(package), "building the wheel")
}

/// The Python that is installed.
fn python() -> Result<Command> {
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let name = ["python3", "python"].into_iter().find(runs).context("there is no Python to build a wheel with")?;
    Ok(Command::new(name))
}

fn succeed(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run Python for {what}"))?;
    ensure!(status.success(), "{what} failed");
    Ok(())
}
