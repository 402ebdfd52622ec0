//! Which compiler makes WebAssembly.

use super::debian;
use crate::vendor::timed;
use anyhow::{Context, Result, bail};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The target of the page.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// How long rustup may take to bring the target.
const LIMIT: Duration = Duration::from_secs(2 * 60);

/// What is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Choice {
    /// The first that can be had.
    #[default]
    Auto,
    /// The installed one, as it is or with rustup's target.
    Installed,
    /// Debian's.
    Debian,
}

/// A compiler that makes WebAssembly.
#[derive(Debug)]
pub enum Toolchain {
    /// The one that is installed.
    Installed,
    /// One that was unpacked from packages.
    Debian {
        /// The folder that the packages were unpacked into.
        root: PathBuf,
        /// The linker.
        linker: PathBuf,
    },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Installed => write!(f, "compiling with the installed toolchain"),
            Self::Debian { .. } => write!(f, "compiling with Debian's rustc-web"),
        }
    }
}

/// The compiler that is asked for. What must be brought is kept in `target`.
pub fn find(choice: Choice, target: &Path) -> Result<Toolchain> {
    let has_target = || has_target().unwrap_or(false);
    if choice != Choice::Debian && (has_target() || (add_target() && has_target())) {
        return Ok(Toolchain::Installed);
    }
    if choice == Choice::Installed {
        bail!("the installed toolchain has no target {TARGET}: `rustup target add {TARGET}` would bring it");
    }
    let root = debian::unpack(&target.join("page/debian"))
        .map_err(anyhow::Error::msg)
        .context("neither the installed toolchain nor Debian's packages compile to WebAssembly")?;
    Ok(Toolchain::Debian { root, linker: linker()? })
}

/// What the installed compiler prints.
fn rustc(arguments: &[&str]) -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(arguments).output().context("cannot run rustc")?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether the installed compiler has the target's libraries.
fn has_target() -> Result<bool> {
    let folder = rustc(&["--print", "target-libdir", "--target", TARGET])?;
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    Ok(entries.into_iter().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-")))
}

/// Has rustup bring them, if it can.
fn add_target() -> bool {
    let added = timed::run(Command::new("rustup").args(["target", "add", TARGET]), LIMIT);
    added.is_ok_and(|ended| ended.success)
}

/// The linker that comes with the installed toolchain, or is on the path.
fn linker() -> Result<PathBuf> {
    let (sysroot, host) = (rustc(&["--print", "sysroot"])?, rustc(&["--print", "host-tuple"])?);
    let own = Path::new(&sysroot).join("lib/rustlib").join(host).join("bin/rust-lld");
    if own.is_file() {
        return Ok(own);
    }
    let on_path =
        std::env::var_os("PATH").into_iter().flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let candidates = on_path.flat_map(|folder| ["wasm-ld", "rust-lld"].map(|name| folder.join(name)));
    candidates.into_iter().find(|path| path.is_file()).context("there is neither rust-lld nor wasm-ld to link with")
}
