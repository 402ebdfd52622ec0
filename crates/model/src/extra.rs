//! What only some variant has.

use crate::{List, Str};

/// A field that the model does not know, kept by its C name; values other than zero only.
#[derive(Clone, Debug, PartialEq)]
pub struct Extra {
    /// The field's C name, such as `pxlth`.
    pub field: Str,
    /// Its value.
    pub value: ExtraValue,
}

/// The value of an [`Extra`] field, as C would store it.
#[derive(Clone, Debug, PartialEq)]
pub enum ExtraValue {
    /// An integer of any C type.
    Int(i128),
    /// A floating-point number.
    Real(f64),
    /// A string.
    Text(Str),
    /// A pointer to an object or function, by that object's C name.
    Symbol(Str),
    /// A null pointer (in a list).
    Null,
    /// An array, without what is zero at its end; [`Edition::fields`](crate::Edition::fields) has its length.
    List(List<ExtraValue>),
    /// A structure: its members by C name, those other than zero only.
    Struct(List<Extra>),
}
