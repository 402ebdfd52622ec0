//! What a finding is known again by.

use std::fmt;

/// What a finding is known again by: in an earlier revision, in a baseline, and in another run.
///
/// Its sentence does not count, since that may name other rows and numbers, which change without it; nor does its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity<'a> {
    /// The id of its check.
    pub id: &'a str,
    /// Its subject: a row's PM name without the prefix, or a class's C name.
    pub subject: &'a str,
    /// The member of the row, where it is about one.
    pub field: Option<&'a str>,
    /// What tells it from others of the same check and field.
    pub detail: Option<&'a str>,
}

/// `misplaced-flag/NEWT/mflags1/M2_HOSTILE`; what it lacks is empty.
impl fmt::Display for Identity<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, subject, field, detail } = self;
        write!(f, "{id}/{subject}/{}/{}", field.unwrap_or_default(), detail.unwrap_or_default())
    }
}
