//! Links the program to fixed addresses where that is possible.
//!
//! The compiled-in tables are full of pointers. In a position-independent program the loader writes each of them at
//! every start, which takes longer than reading a table out of its source.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
