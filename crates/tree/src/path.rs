//! Paths in a tree.

use parser::source::TreeError;
use std::path::{Component, Path};

/// The components of `path`, a path in a tree.
///
/// # Errors
/// The path could name something outside a tree: it is absolute, has a drive letter or a `..`, or is empty. A `.` or a
/// doubled `/` is refused too, so that each file has one name.
pub fn components(path: &str) -> Result<Vec<&str>, TreeError> {
    path.split('/').map(|name| component(name).ok_or_else(|| outside(path))).collect()
}

/// `name` where it is the plain name of a file or folder on this system.
fn component(name: &str) -> Option<&str> {
    let mut parts = Path::new(name).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(part)), None) if part == name && !name.contains('\0') => Some(name),
        _ => None,
    }
}

/// The error for a path that names nothing in a tree.
pub fn outside(path: &str) -> TreeError {
    TreeError::new(path, "the path leads out of the tree")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_paths_have_their_components() {
        assert_eq!(components("src/monst.c").unwrap(), ["src", "monst.c"]);
        assert_eq!(components("..a/.b").unwrap(), ["..a", ".b"]);
    }

    #[test]
    fn paths_that_could_lead_out_are_refused() {
        for path in ["", "/", "/etc/passwd", "..", "src/../../x", "a//b", "./a", "a/.", "a/", "a\0b"] {
            assert!(components(path).is_err(), "{path:?}");
        }
    }
}
