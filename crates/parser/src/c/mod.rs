//! The language: declarations, types and their layout, constant expressions, initializers.
//!
//! Nothing here knows what a monster is; nothing is read before it is asked for.

mod array;
mod ast;
mod eval;
mod failure;
mod grammar;
mod image;
mod index;
mod init;
mod notes;
mod plain;
mod rows;
mod store;
mod types;
mod unit;

pub(crate) use array::{Object, Row};
pub(crate) use eval::{Constant, Scalar};
pub(crate) use failure::Failure;
pub(crate) use image::{Image, Pointee};
pub(crate) use notes::{Change, Name, Note, Notes};
pub(crate) use rows::find as find_values;
pub(crate) use types::{FloatKind, IntKind, MemberLayout, Type, TypeId};
pub(crate) use unit::Unit;

use crate::cpp::{Config, Preprocessor};
use crate::source::{Diagnostics, Kind, MemoryTree};

/// The type and the value of a constant expression after the declarations of `prelude`, both as C writes them: what
/// tests hold against a compiler.
///
/// # Errors
/// What is wrong with the prelude or the expression.
pub fn evaluate(prelude: &str, expression: &str) -> Result<(String, String), Diagnostics> {
    let tree = MemoryTree::new();
    let mut preprocessor = Preprocessor::new(&tree, Config::default());
    preprocessor.run_text("<prelude>", prelude);
    let begin = preprocessor.output_len();
    preprocessor.run_text("<expression>", expression);
    let (mut preprocessed, diagnostics) = preprocessor.finish();
    let tokens = preprocessed.tokens.split_off(begin);
    let mut unit = Unit::new(preprocessed, diagnostics);
    let value =
        unit.parse(&tokens, |grammar, input| grammar.expression(input, 0)).and_then(|(used, expr)| {
            match tokens.get(used) {
                Some(token) => failure::fail(Kind::Syntax, "this does not belong to the expression", Some(*token)),
                None => unit.evaluate(&expr),
            }
        });
    match value {
        Ok(Constant { ty, value }) if !unit.diagnostics.has_errors() => {
            let value = match value {
                Scalar::Int(value) => value.to_string(),
                Scalar::Real(value) => format!("{value:?}"),
                Scalar::Long(value) => value.to_string(),
                Scalar::Address(..) | Scalar::Object(..) | Scalar::Unknown => "an address".to_owned(),
            };
            // An enumeration is the integer that stores it.
            let ty = unit.types.int_kind(ty).map_or_else(|| unit.show_type(ty), |kind| kind.name().to_owned());
            Ok((ty, value))
        }
        Ok(_) => Err(unit.diagnostics),
        Err(failure) => {
            unit.report(*failure);
            Err(unit.diagnostics)
        }
    }
}
