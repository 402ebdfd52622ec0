//! What a tree's source says beside its table, as plain values.

use crate::Place;

/// What the reader of a tree saw that an edition does not keep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Values that changed when they were stored.
    pub changed: Vec<ChangedValue>,
    /// Names of flags that stand where flags of another word belong.
    pub misplaced: Vec<MisplacedName>,
    /// Ranges of PM names that the code walks.
    pub ranges: Vec<CodeRange>,
}

/// A value that its field cannot hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedValue {
    /// The row's index.
    pub row: usize,
    /// The member's C name, such as `mattk[0].damd`.
    pub field: String,
    /// The member's C type.
    pub ctype: String,
    /// What was to be stored.
    pub value: i128,
    /// What C stores.
    pub stored: i128,
    /// Where it stands.
    pub place: Option<Place>,
}

/// A name that belongs into another field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisplacedName {
    /// The row's index.
    pub row: usize,
    /// The C name of the member that it stands in.
    pub field: String,
    /// The name, such as `M2_HOSTILE`.
    pub name: String,
    /// The C name of the member that it belongs into.
    pub belongs: String,
    /// Where it stands.
    pub place: Option<Place>,
}

/// A range of PM names in the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRange {
    /// The PM name at the lower end, without its prefix.
    pub first: String,
    /// Whether that row belongs to the range.
    pub with_first: bool,
    /// The PM name at the upper end.
    pub last: String,
    /// Whether that row belongs to the range.
    pub with_last: bool,
    /// The code itself, in one line, such as `PM_SOLDIER <= x && x <= PM_CAPTAIN`.
    pub code: String,
    /// Where it stands.
    pub place: Place,
}
