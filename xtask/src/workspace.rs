//! Where things are: the checkout of monstr, and the trees.

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};

/// The list of editions, from the checkout's root.
const SOURCES_TOML: &str = "vendor-sources/sources.toml";

/// A checkout of monstr, and the folder where trees are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workspace {
    root: PathBuf,
    trees: PathBuf,
}

impl Workspace {
    /// The checkout that the current folder is in, else the one that cargo runs this program from. `sources` is where
    /// trees are; `vendor-sources/` when not given.
    ///
    /// # Errors
    /// There is no checkout.
    pub fn find(sources: Option<&Path>) -> Result<Self> {
        let here = std::env::current_dir().ok();
        let around = here.iter().flat_map(|folder| folder.ancestors());
        // What cargo runs this from, not what it was compiled in: a target folder may serve several checkouts.
        let run_from = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let built_from = run_from.as_deref().and_then(Path::parent);
        let root = around
            .chain(built_from)
            .find(|folder| folder.join(SOURCES_TOML).is_file())
            .with_context(|| format!("{SOURCES_TOML} is neither here nor above: run this in a checkout of monstr"))?;
        Ok(Self::at(root, sources))
    }

    /// The checkout at `root`, with trees in `sources`, or in its `vendor-sources/` when not given.
    pub fn at(root: &Path, sources: Option<&Path>) -> Self {
        let trees = sources.map_or_else(|| root.join("vendor-sources"), Path::to_owned);
        Self { root: root.to_owned(), trees }
    }

    /// The root of the checkout.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Whether the program itself is part of the checkout.
    pub fn has_program(&self) -> bool {
        self.root.join("crates/monstr/Cargo.toml").is_file()
    }

    /// The list of editions.
    pub fn sources_toml(&self) -> PathBuf {
        self.root.join(SOURCES_TOML)
    }

    /// The folder of the generated tables.
    pub fn generated(&self) -> PathBuf {
        self.root.join("crates/bestiary/src/generated")
    }

    /// The folder where trees are.
    pub fn trees(&self) -> &Path {
        &self.trees
    }

    /// Makes sure that the folder where trees are is there: what is checked without any tree looks just as good.
    ///
    /// # Errors
    /// It is not.
    pub fn require_trees(&self) -> Result<()> {
        let trees = self.trees.display();
        ensure!(self.trees.is_dir(), "`{trees}`, where trees should be (NETHACK_SOURCES or --sources), is no folder");
        Ok(())
    }

    /// Where the tree of the edition `id` is, if it is there.
    pub fn tree(&self, id: &str) -> PathBuf {
        self.trees.join(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_is_found_from_a_crate_in_it() {
        let workspace = Workspace::find(None).unwrap();
        assert!(workspace.sources_toml().is_file());
        assert_eq!(workspace.tree("x"), workspace.root().join("vendor-sources/x"));
    }

    #[test]
    fn trees_may_be_elsewhere() {
        let workspace = Workspace::at(Path::new("/monstr"), Some(Path::new("/trees")));
        assert_eq!(workspace.tree("nethack-3.6.6"), Path::new("/trees/nethack-3.6.6"));
        assert_eq!(workspace.sources_toml(), Path::new("/monstr").join(SOURCES_TOML));
    }
}
