//! `cargo xtask`: what maintainers of monstr run.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
