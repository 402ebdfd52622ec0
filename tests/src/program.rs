//! The monstr program itself, for tests from end to end.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// The program, built from this checkout with the profile of the test that runs.
///
/// Cargo gives a test only the programs of its own package, so this asks Cargo to build it; when it is built already,
/// that takes a moment.
pub fn path() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("monstr"))
}

/// Builds the program `package` and gives its path.
fn build(package: &str) -> PathBuf {
    // …/TARGET/PROFILE/deps/TEST
    let test = std::env::current_exe().unwrap();
    let profile_folder = test.parent().and_then(Path::parent).unwrap();
    let profile = match profile_folder.file_name().and_then(OsStr::to_str).unwrap() {
        "debug" => "dev",
        name => name,
    };
    let output = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--quiet", "--offline", "--package", package, "--bin", package, "--profile", profile])
        .arg("--target-dir")
        .arg(profile_folder.parent().unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "building {package}: {}", String::from_utf8_lossy(&output.stderr));
    profile_folder.join(format!("{package}{}", std::env::consts::EXE_SUFFIX))
}

/// A call of the program, apart from the environment of whoever runs the tests.
pub fn command<I, S>(arguments: I) -> Command
where
    I: IntoIterator<Item = S>,
    S: AsRef<OsStr>,
{
    let mut command = Command::new(path());
    command.args(arguments).env_remove("MONSTR_EDITION").env_remove("NETHACK_SOURCES").stdin(Stdio::null());
    command
}

/// What a call of the program brought.
#[derive(Debug)]
pub struct Ran {
    /// The exit status; −1 when a signal ended it.
    pub status: i32,
    /// The standard output.
    pub stdout: String,
    /// The standard error output.
    pub stderr: String,
}

/// Runs the program with `arguments`.
pub fn run<I, S>(arguments: I) -> Ran
where
    I: IntoIterator<Item = S>,
    S: AsRef<OsStr>,
{
    command(arguments).output().unwrap().into()
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// The standard output of a run that went well.
    pub fn success(self) -> String {
        assert_eq!(self.status, 0, "{}", self.stderr);
        self.stdout
    }
}
