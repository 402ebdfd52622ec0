//! Compiling what the page is made of.

use super::toolchain::{TARGET, Toolchain};
use crate::{Workspace, program};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A package that is compiled to WebAssembly.
#[derive(Debug)]
pub struct Package {
    /// Its name.
    name: &'static str,
    /// The name of its library.
    library: &'static str,
    /// The name of what is made of it: `monstr.js`, and `monstr_bg.wasm`.
    module: &'static str,
}

/// The page.
pub const PAGE: Package = Package { name: "monstr-web", library: "web", module: "monstr" };

/// What unpacks it.
pub const UNPACK: Package = Package { name: "monstr-web-unpack", library: "unpack", module: "unpack" };

/// The profile of what browsers download.
const PROFILE: &str = "web";

/// The checkout, and where Cargo puts what it makes.
#[derive(Debug)]
pub struct Build<'w> {
    workspace: &'w Workspace,
    target: PathBuf,
}

impl<'w> Build<'w> {
    /// The build of a checkout.
    pub fn of(workspace: &'w Workspace) -> Result<Self> {
        Ok(Self { workspace, target: program::target_folder(workspace)? })
    }

    /// Where Cargo puts what it makes.
    pub fn target_folder(&self) -> &Path {
        &self.target
    }

    /// Compiles a package to WebAssembly, and gives it the JavaScript around it. Returns the folder with both.
    pub fn module(&self, package: &Package, toolchain: &Toolchain) -> Result<PathBuf> {
        let mut command = cargo(self.workspace);
        command.args(["rustc", "--quiet", "--locked", "--lib", "--crate-type=cdylib", "--package", package.name]);
        command.args(["--profile", PROFILE, "--target", TARGET]);
        let target = match toolchain {
            Toolchain::Installed => self.target.clone(),
            Toolchain::Debian { root, linker } => {
                let libraries = root.join("usr/lib").join(format!("{}-linux-gnu", std::env::consts::ARCH));
                command.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
                command.env("RUSTC", root.join("usr/bin/rustc")).env("LD_LIBRARY_PATH", libraries);
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                self.target.join("page/debian/target")
            }
        };
        succeed(command.arg("--target-dir").arg(&target), &format!("compiling {} to WebAssembly", package.name))?;
        self.bind(package, &target.join(TARGET).join(PROFILE).join(format!("{}.wasm", package.library)))
    }

    fn bind(&self, package: &Package, module: &Path) -> Result<PathBuf> {
        let folder = self.target.join("page/bound");
        let mut command = cargo(self.workspace);
        command.args(["run", "--quiet", "--locked", "--manifest-path", "crates/web/bindgen/Cargo.toml"]);
        command.arg("--target-dir").arg(self.target.join("page/bindgen")).arg("--");
        command.arg(module).arg(&folder).arg(package.module);
        succeed(&mut command, &format!("giving {} its JavaScript", package.name))?;
        Ok(folder)
    }

    /// The page as it is before any script runs.
    pub fn page(&self) -> Result<Vec<u8>> {
        let mut command = cargo(self.workspace);
        command.args(["run", "--quiet", "--locked", "--package", PAGE.name, "--bin", "monstr-web-page"]);
        let output = command.stderr(Stdio::inherit()).output()?;
        ensure!(output.status.success(), "writing the page failed");
        Ok(output.stdout)
    }
}

/// Cargo, in the checkout.
fn cargo(workspace: &Workspace) -> Command {
    let mut command = program::cargo(workspace);
    // Flags for this machine's programs are none for a browser's.
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    command
}

fn succeed(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run cargo for {what}"))?;
    ensure!(status.success(), "{what} failed");
    Ok(())
}
