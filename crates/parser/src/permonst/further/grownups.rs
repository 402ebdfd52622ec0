//! What grows up into what: `grownups[][2]` of `mondata.c`, pairs of PM numbers.

use super::Array;
use crate::c::Type;
use crate::permonst::fields::Member;
use crate::source::Kind;
use model::{Edition, GrownUp};

/// Binds the pairs before the first that begins with no monster, which ends them.
pub(super) fn bind(array: &mut Array, edition: &Edition) -> Vec<GrownUp> {
    let pair = array.object.element;
    let number = match array.unit.types.get(pair) {
        Type::Array(number, Some(2)) if array.unit.types.int_kind(number).is_some() => number,
        _ => {
            let message = format!("a row of `grownups` is `{}`; it should be two numbers", array.unit.show_type(pair));
            array.report(0, Kind::UnboundField, message);
            return Vec::new();
        }
    };
    let (Some(size), Some(step)) = (array.unit.types.size(number), array.unit.types.size(pair)) else {
        return Vec::new();
    };
    let Some(name) = array.unit.symbols.find(array.name) else { return Vec::new() };
    let mut pairs = Vec::new();
    for index in 0..array.len() {
        let side = |offset| Member { name, ty: number, offset, bits: None };
        let base = index * step as usize;
        let [young, grown] = [0, size as usize].map(|offset| array.int(index, base, side(offset)));
        if young < 0 {
            break;
        }
        let [young, grown] = [young, grown].map(|number| array.monster(index, number, edition));
        pairs.extend(young.zip(grown).map(|(young, grown)| GrownUp { young, grown }));
    }
    pairs
}
