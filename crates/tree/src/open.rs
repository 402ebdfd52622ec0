//! What a user's TREE stands for.

use crate::{Folder, OpenError};
use parser::source::Tree;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A tree that a user named by a path.
#[derive(Clone)]
pub struct Opened {
    /// What may be read: the enclosing repository; without one, the folder above the game's.
    pub tree: Arc<dyn Tree>,
    /// The folder of the game, from the tree's root; empty for the root itself.
    pub base: String,
    /// The file with the table, from `base`, where the path named it.
    pub table: Option<String>,
    /// The canonical path of the tree's root.
    pub root: PathBuf,
    /// How paths from the tree's root are shown.
    pub shown: Shown,
}

/// Shows paths from a tree's root as its user would write them, who named the tree from where they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What the user wrote for `inner`, with an end; empty for the current folder.
    prefix: String,
    /// A folder, from the tree's root and with `/` behind it; empty for the root itself.
    inner: String,
}

impl Shown {
    /// For a tree in which the user wrote `given` for `inner`, a path from the tree's root. `is_at` says whether a path
    /// leads to a place in the tree, and not by a link from elsewhere.
    fn new(given: &Path, inner: &str, is_file: bool, root: &Path, is_at: impl Fn(&Path, &Path) -> bool) -> Self {
        let mut given = given.to_owned();
        let mut inner: Vec<&str> = inner.split('/').filter(|name| !name.is_empty()).collect();
        let mut any = false;
        while let Some((last, above)) = inner.split_last()
            && given.file_name().is_some_and(|name| name == *last)
            && let Some(folder) = given.parent()
            && is_at(folder, &root.join(above.join("/")))
        {
            given.pop();
            inner.pop();
            any = true;
        }
        // What is beside a link to a file says nothing of what is beside the file.
        if is_file && !any {
            (given, inner) = (root.to_owned(), Vec::new());
        }
        let mut prefix = given.to_string_lossy().into_owned();
        if prefix == "." {
            prefix.clear();
        }
        if !prefix.is_empty() && !prefix.ends_with(std::path::is_separator) {
            prefix.push('/');
        }
        let mut inner = inner.join("/");
        if !inner.is_empty() {
            inner.push('/');
        }
        Self { prefix, inner }
    }

    /// A path from the tree's root, as it is shown.
    pub fn path(&self, path: &str) -> String {
        let (mut inner, mut rest) = (self.inner.as_str(), path);
        while let (Some((folder, below)), Some((first, behind))) = (inner.split_once('/'), rest.split_once('/'))
            && folder == first
        {
            (inner, rest) = (below, behind);
        }
        // Upwards, a folder's real place counts, even where it was named by a link.
        format!("{}{}{rest}", self.prefix, "../".repeat(inner.matches('/').count()))
    }
}

/// The tree at `path`: a repository's root, a sub-project in it, or the file with the table. A `src` with the table in it
/// stands for the game above, which has the headers.
///
/// # Errors
/// Nothing that can be read is there.
pub fn open(path: impl AsRef<Path>) -> Result<Opened, OpenError> {
    let given = path.as_ref();
    let real = fs::canonicalize(given).map_err(|error| OpenError::new(given, error))?;
    let metadata = fs::metadata(&real).map_err(|error| OpenError::new(given, error))?;
    let file = if metadata.is_file() {
        Some(real.clone())
    } else if metadata.is_dir() {
        let inner = real.join("monst.c");
        (real.ends_with("src") && inner.is_file()).then_some(inner)
    } else {
        return Err(OpenError::new(given, "it is neither a folder nor a file"));
    };
    let game = file.as_deref().map_or(real.as_path(), game_of);
    let root = repository_of(game).or_else(|| game.parent()).unwrap_or(game);
    let table = file.as_deref().map(|file| relative(given, file, game)).transpose()?;
    let is_at = |folder: &Path, place: &Path| {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        fs::canonicalize(folder).is_ok_and(|folder| folder == place)
    };
    let shown = Shown::new(given, &relative(given, &real, root)?, metadata.is_file(), root, is_at);
    Ok(Opened {
        tree: Arc::new(Folder::open(root)?),
        base: relative(given, game, root)?,
        table,
        root: root.to_owned(),
        shown,
    })
}

/// The folder of the game that the table file `file` belongs to: the one above `src` or `include`, else the file's own.
fn game_of(file: &Path) -> &Path {
    let folder = file.parent().unwrap_or(file);
    let is_part = folder.file_name().is_some_and(|name| name == "src" || name == "include");
    if is_part { folder.parent().unwrap_or(folder) } else { folder }
}

/// The nearest folder from `folder` upwards that is the root of a repository.
fn repository_of(folder: &Path) -> Option<&Path> {
    // A file in a worktree or submodule, a folder elsewhere.
    folder.ancestors().find(|folder| folder.join(".git").exists())
}

/// `path` from `root`, with `/` between components.
fn relative(given: &Path, path: &Path, root: &Path) -> Result<String, OpenError> {
    let rest = path.strip_prefix(root).map_err(|error| OpenError::new(given, error))?;
    let names: Option<Vec<_>> = rest.iter().map(|name| name.to_str()).collect();
    Ok(names.ok_or_else(|| OpenError::new(given, "its name is not UTF-8"))?.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository with a sub-project, and one folder that is in no repository.
    fn sample() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for folder in ["repo/.git", "repo/src", "repo/libnethack/src", "repo/libnethack/include", "plain/game/src"] {
            fs::create_dir_all(dir.path().join(folder)).unwrap();
        }
        for file in [
            "repo/src/monst.c",
            "repo/hack.monst.c",
            "repo/libnethack/src/monst.c",
            "repo/libnethack/include/monsters.h",
            "plain/game/src/monst.c",
            "plain/beside.h",
            "above.h",
        ] {
            fs::write(dir.path().join(file), file).unwrap();
        }
        dir
    }

    #[test]
    fn a_tree_is_a_root_a_sub_project_or_a_table() {
        let dir = sample();
        for (path, root, base, table) in [
            ("repo", "repo", "", None),
            ("repo/libnethack", "repo", "libnethack", None),
            ("repo/src/monst.c", "repo", "", Some("src/monst.c")),
            ("repo/src", "repo", "", Some("src/monst.c")),
            ("repo/hack.monst.c", "repo", "", Some("hack.monst.c")),
            ("repo/libnethack/src/../src/monst.c", "repo", "libnethack", Some("src/monst.c")),
            ("repo/libnethack/include/monsters.h", "repo", "libnethack", Some("include/monsters.h")),
            ("plain/game", "plain", "game", None),
            ("plain/game/src/monst.c", "plain", "game", Some("src/monst.c")),
            ("plain/game/src", "plain", "game", Some("src/monst.c")),
        ] {
            let opened = open(dir.path().join(path)).unwrap();
            let table = table.map(str::to_owned);
            assert_eq!((opened.base.as_str(), opened.table), (base, table), "{path}");
            assert_eq!(opened.root, fs::canonicalize(dir.path().join(root)).unwrap(), "{path}");
        }
    }

    #[test]
    fn paths_are_shown_as_the_user_would_write_them() {
        let root = Path::new("/home/dev/repo");
        for (given, inner, is_file, path, shown) in [
            ("game", "game", false, "game/src/monst.c", "game/src/monst.c"),
            ("../game/", "game", false, "game/src/monst.c", "../game/src/monst.c"),
            ("../game", "game", false, "beside.h", "../beside.h"),
            ("/home/dev/repo", "", false, "src/monst.c", "/home/dev/repo/src/monst.c"),
            (".", "", false, "src/monst.c", "src/monst.c"),
            (".", "lib/game", false, "lib/game/src/monst.c", "src/monst.c"),
            (".", "lib/game", false, "lib/beside.h", "../beside.h"),
            (".", "lib/game", false, "above.h", "../../above.h"),
            ("./game", "lib/game", false, "lib/beside.h", "beside.h"),
            ("..", "lib", false, "lib/a.h", "../a.h"),
            ("link", "lib/game", false, "lib/game/a.h", "link/a.h"),
            ("/", "", false, "a.h", "/a.h"),
            ("game/src/monst.c", "game/src/monst.c", true, "game/include/a.h", "game/include/a.h"),
            ("monst.c", "src/monst.c", true, "src/monst.c", "monst.c"),
            ("monst.c", "src/monst.c", true, "include/a.h", "../include/a.h"),
            ("link.c", "src/monst.c", true, "src/monst.c", "/home/dev/repo/src/monst.c"),
        ] {
            let by_name = |_: &Path, _: &Path| true;
            let made = Shown::new(Path::new(given), inner, is_file, root, by_name);
            assert_eq!(made.path(path), shown, "{given}: {path}");
        }
        // A link of the same name, from elsewhere.
        let linked = Shown::new(Path::new("x/game"), "game", false, root, |_, _| false);
        assert_eq!(linked.path("game/a.h"), "x/game/a.h");
        assert_eq!(linked.path("beside.h"), "x/game/../beside.h");
    }

    #[test]
    fn nothing_above_the_root_is_read() {
        let dir = sample();
        let opened = open(dir.path().join("plain/game")).unwrap();
        assert!(opened.tree.has("beside.h"));
        assert!(opened.tree.read("../above.h").is_err());
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("../../above.h", dir.path().join("plain/game/link.h")).unwrap();
            assert!(opened.tree.read("game/link.h").is_err());
        }
    }

    #[test]
    fn a_path_that_is_no_tree_has_a_clear_error() {
        let dir = sample();
        let absent = dir.path().join("absent");
        assert!(open(&absent).err().unwrap().to_string().starts_with(&format!("cannot open {}: ", absent.display())));
        #[cfg(unix)]
        assert_eq!(open("/dev/null").err().unwrap().reason(), "it is neither a folder nor a file");
    }
}
