//! The tree's own constants by prefix: `AT_`, `AD_`, `M1_`, from macros and enumerations alike.

use crate::c::{Constant, Pointee, Scalar, Unit};
use crate::cpp::Token;
use crate::source::Symbol;
use rustc_hash::FxHashMap;

/// A unit's constants: what its object-like macros expand to, and the values of those and of enumerators as far as they
/// were asked for.
#[derive(Debug, Default)]
pub(super) struct Constants {
    expansions: Option<FxHashMap<Symbol, Vec<Token>>>,
    values: FxHashMap<Symbol, Option<i64>>,
}

impl Constants {
    /// All integer constants with a prefix, in the order in which the tree defines them.
    pub(super) fn with_prefix(&mut self, unit: &mut Unit, prefix: &str) -> Vec<(Symbol, i64)> {
        let begins = |symbol: &Symbol| {
            let text = unit.symbols.text(*symbol);
            text.len() > prefix.len() && text.starts_with(prefix.as_bytes())
        };
        let macros: Vec<_> = unit.macros.constants().filter(begins).collect();
        let enumerators: Vec<_> = unit.index.enumerator_order.iter().copied().filter(begins).collect();
        let names = macros.into_iter().chain(enumerators);
        names.into_iter().filter_map(|name| Some((name, self.value(unit, name)?))).collect()
    }

    /// The integer that a name stands for.
    fn value(&mut self, unit: &mut Unit, name: Symbol) -> Option<i64> {
        if let Some(known) = self.values.get(&name) {
            return *known;
        }
        let value = match enumerator_token(unit, name) {
            Some(token) => integer(unit, &[token]),
            None => self.expansions(unit).get(&name).cloned().and_then(|tokens| integer(unit, &tokens)),
        };
        self.values.insert(name, value);
        value
    }

    /// What the unit's macros expand to; computed all at once, when the first is asked for.
    fn expansions(&mut self, unit: &mut Unit) -> &FxHashMap<Symbol, Vec<Token>> {
        self.expansions.get_or_insert_with(|| {
            let names: Vec<_> = unit.macros.constants().collect();
            expand(unit, &names).into_iter().collect()
        })
    }

    /// The integer that a name stands for, by its spelling.
    pub(super) fn named(&mut self, unit: &mut Unit, name: &str) -> Option<i64> {
        let symbol = unit.symbols.find(name)?;
        self.value(unit, symbol)
    }

    /// Whether a macro or enumerator of this name exists.
    pub(super) fn has(unit: &Unit, name: &str) -> bool {
        let named =
            |symbol| unit.index.enumerators.get(symbol).is_some() || unit.macros.constants().any(|it| it == symbol);
        unit.symbols.find(name).is_some_and(named)
    }
}

/// What macros of a unit expand to.
pub(super) fn expand(unit: &mut Unit, names: &[Symbol]) -> Vec<(Symbol, Vec<Token>)> {
    if names.is_empty() {
        return Vec::new();
    }
    unit.macros.expand(names, &mut unit.symbols)
}

/// The integer that tokens are, if they are one.
fn integer(unit: &mut Unit, tokens: &[Token]) -> Option<i64> {
    match evaluate(unit, tokens)?.value {
        Scalar::Int(value) => i64::try_from(value).ok(),
        _ => None,
    }
}

/// The value of an expression, if it is a constant.
pub(super) fn evaluate(unit: &mut Unit, tokens: &[Token]) -> Option<Constant> {
    let (used, expr) = unit.parse(tokens, |grammar, input| grammar.expression(input, 0)).ok()?;
    if used < tokens.len() { None } else { unit.evaluate(&expr).ok() }
}

/// An enumerator as a token that stands where its enumeration begins: to look for it in there, once for each, would take
/// a time that grows with the square of their number.
fn enumerator_token(unit: &Unit, name: Symbol) -> Option<Token> {
    let keyword = unit.index.enumerators.get(name)?;
    unit.tokens.get(keyword as usize).map(|keyword| Token { symbol: name, ..*keyword })
}

/// Text that a pointer of the table points to.
pub(super) fn pointed_text(pointee: Option<&Pointee>) -> Option<Vec<u8>> {
    match pointee {
        Some(Pointee::Str(bytes)) => Some(bytes.split(|byte| *byte == 0).next().unwrap_or_default().to_vec()),
        _ => None,
    }
}

/// Text for people: bytes that are not UTF-8 are taken as Latin-1, as a whole.
pub(super) fn show_text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}
