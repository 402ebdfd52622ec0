//! Downloads Debian packages, and sources of packages, without root and without a change to the system.
//!
//! apt works in private folders, with sources derived from the system's own. Its output is never shown: it names hosts,
//! which may be those of a private mirror.

use super::apt_sources;
use super::timed::{self, Ended};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

/// How long one call of apt may take.
const LIMIT: Duration = Duration::from_secs(2 * 60);

/// The configuration that is read last: hooks that packages added would change the system.
const NO_HOOKS: &str = "\
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
";

/// What lists are fetched of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Source packages.
    Source,
    /// Packages for this machine.
    Binary,
}

impl Kind {
    /// What begins a source of such packages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Source => "deb-src",
            Self::Binary => "deb",
        }
    }

    /// What the name of a list of such packages has in it.
    fn list(self) -> &'static str {
        match self {
            Self::Source => "_Sources",
            Self::Binary => "_Packages",
        }
    }
}

/// apt with fresh lists of packages, in a folder of its own.
#[derive(Debug)]
pub struct Apt {
    dir: TempDir,
    kind: Kind,
}

impl Apt {
    /// Fetches the lists of packages of the system that is configured in `etc`, `/etc/apt` of the running one.
    pub fn update(etc: &Path, kind: Kind) -> Result<Self, String> {
        let apt = Self::prepare(etc, kind)?;
        run(apt.command("apt-get").args(["--quiet", "update"]))?;
        // apt's status does not tell: it is good without any network, and bad where but one third-party repository has
        // no source packages.
        if apt.has_lists() { Ok(apt) } else { Err("no list of Debian packages could be fetched".to_owned()) }
    }

    /// The private folders and the sources.
    fn prepare(etc: &Path, kind: Kind) -> Result<Self, String> {
        let dir = tempfile::tempdir().map_err(|error| scratch(&error))?;
        let apt = Self { dir, kind };
        let sources = apt.lay_out(etc).map_err(|error| scratch(&error))?;
        if sources == 0 { Err("this system has no package sources of apt".to_owned()) } else { Ok(apt) }
    }

    fn lay_out(&self, etc: &Path) -> io::Result<usize> {
        for folder in ["lists/partial", "cache/archives/partial", "parts", "packages"] {
            fs::create_dir_all(self.path(folder))?;
        }
        // APT_CONFIG is read first, and names what is read last in the place of apt.conf, which that one includes.
        let of_user = std::env::var_os("APT_CONFIG").map(PathBuf::from);
        let mut last = Vec::new();
        for system in of_user.into_iter().chain([etc.join("apt.conf")]).filter(|path| path.is_file()) {
            writeln!(last, "#include \"{}\";", system.display())?;
        }
        last.extend_from_slice(NO_HOOKS.as_bytes());
        fs::write(self.path("last.conf"), last)?;
        let first = format!("Dir::Etc::main \"{}\";\n", self.path("last.conf").display());
        fs::write(self.path("first.conf"), first)?;
        apt_sources::derive(etc, &self.path("parts"), self.kind.word())
    }

    /// Whether any list of packages is there.
    fn has_lists(&self) -> bool {
        let lists = fs::read_dir(self.path("lists")).into_iter().flatten().filter_map(Result::ok);
        lists.into_iter().any(|list| list.file_name().to_string_lossy().contains(self.kind.list()))
    }

    /// The full version of the source package whose upstream part is `wanted`.
    pub fn version(&self, package: &str, wanted: &str) -> Result<String, String> {
        let ended = run(self.command("apt-cache").args(["showsrc", "--only-source", package]))?;
        let versions: Vec<_> = ended.stdout.lines().filter_map(|line| line.strip_prefix("Version: ")).collect();
        match versions.iter().find(|version| upstream(version) == wanted) {
            Some(version) => Ok((*version).to_owned()),
            None if !versions.is_empty() => {
                Err(format!("the Debian source package {package} is {} here, not {wanted}", versions.join(", ")))
            }
            None => Err(format!("this system's package sources have no Debian source package {package}")),
        }
    }

    /// Downloads the upstream tarball of the source package; it is there as long as `self` is.
    pub fn download(&self, package: &str, version: &str) -> Result<PathBuf, String> {
        let folder = tempfile::tempdir_in(self.path("packages")).map_err(|error| scratch(&error))?.keep();
        let mut command = self.command("apt-get");
        command.args(["--quiet", "source", "--download-only", "--tar-only", &format!("{package}={version}")]);
        if !run(command.current_dir(&folder))?.success {
            return Err(format!("apt-get source {package}={version} failed"));
        }
        let mut entries = fs::read_dir(&folder).map_err(|error| scratch(&error))?.filter_map(Result::ok);
        let tarball = entries.find(|entry| entry.file_name().to_string_lossy().contains(".tar"));
        tarball.map(|entry| entry.path()).ok_or_else(|| format!("{package} {version} has no tarball"))
    }

    /// The packages that a package depends on.
    pub fn depends(&self, package: &str) -> Result<Vec<String>, String> {
        let ended = run(self.command("apt-cache").args(["depends", "--no-recommends", "--no-suggests", package]))?;
        let lines = ended.stdout.lines();
        let depends: Vec<_> =
            lines.filter_map(|line| line.trim().strip_prefix("Depends: ")).map(str::to_owned).collect();
        if ended.success {
            Ok(depends)
        } else {
            Err(format!("this system's package sources have no package {package}"))
        }
    }

    /// Downloads packages into a folder.
    pub fn download_packages(&self, packages: &[String], folder: &Path) -> Result<(), String> {
        let mut command = self.command("apt-get");
        command.args(["--quiet", "download"]).args(packages).current_dir(folder);
        if run(&mut command)?.success { Ok(()) } else { Err(format!("apt-get download {} failed", packages.join(" "))) }
    }

    /// `program` of apt, bound to the private folders.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("APT_CONFIG", self.path("first.conf")).env("LC_ALL", "C");
        for (option, value) in [
            ("Dir::State::lists", self.path("lists")),
            ("Dir::Cache", self.path("cache")),
            ("Dir::Etc::sourcelist", PathBuf::from("/dev/null")),
            ("Dir::Etc::sourceparts", self.path("parts")),
        ] {
            command.arg("-o").arg(format!("{option}={}", value.display()));
        }
        // A source that does not answer is not worth waiting for.
        for option in ["Acquire::Retries=1", "Acquire::http::Timeout=20", "Acquire::https::Timeout=20"] {
            command.args(["-o", option]);
        }
        command
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }
}

/// Runs a call of apt, whose output is for reading versions only.
fn run(command: &mut Command) -> Result<Ended, String> {
    timed::run(command, LIMIT).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "this system has no apt".to_owned(),
        _ => format!("cannot run apt ({error})"),
    })
}

/// The upstream part of a Debian version: `3.6.6` of `1:3.6.6-3`.
fn upstream(version: &str) -> &str {
    let version = version.split_once(':').map_or(version, |(_, version)| version);
    version.rsplit_once('-').map_or(version, |(version, _)| version)
}

fn scratch(error: &io::Error) -> String {
    format!("cannot write a temporary folder ({error})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upstream_part_of_a_version() {
        for version in ["3.6.6-3", "1:3.6.6-3", "3.6.6"] {
            assert_eq!(upstream(version), "3.6.6");
        }
        assert_eq!(upstream("3.4.3+x-y-15.1"), "3.4.3+x-y");
    }

    #[test]
    fn a_system_without_sources_is_told() {
        let etc = tempfile::tempdir().unwrap();
        assert_eq!(Apt::update(etc.path(), Kind::Source).unwrap_err(), "this system has no package sources of apt");
    }

    #[test]
    fn everything_that_apt_writes_is_private() {
        let etc = tempfile::tempdir().unwrap();
        fs::write(etc.path().join("sources.list"), "deb http://a.invalid/ x main\n").unwrap();
        let apt = Apt::prepare(etc.path(), Kind::Source).unwrap();
        let private = apt.dir.path().display().to_string();
        let command = format!("{:?}", apt.command("apt-get"));
        for option in ["Dir::State::lists=", "Dir::Cache=", "Dir::Etc::sourceparts="] {
            assert!(command.contains(&format!("{option}{private}/")), "{command}");
        }
        assert!(fs::read_to_string(apt.path("last.conf")).unwrap().ends_with(NO_HOOKS));
    }
}
