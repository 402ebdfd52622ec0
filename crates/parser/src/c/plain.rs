//! Values that are stored as they are read: numbers and flags, texts, null pointers, and lists of them. Nearly all of a
//! table is such.
//!
//! Whatever has more to it is left to [`super::init`], and so is what storing would change: there it is parsed, and
//! what is wrong with it is said.

use super::grammar::OPERATORS;
use super::image::{Image, Pointee};
use super::init::{Frame, Slot};
use super::notes::Notes;
use super::types::{MemberLayout, Type};
use super::unit::{OBJECT_SIZE, Unit};
use crate::cpp::{Punct, Token, TokenKind};
use crate::names;
use crate::source::Symbol;
use std::ops::Range;
use std::sync::Arc;

/// How deep lists may be within each other: each is tried again by itself where the one around it is left.
const DEPTH: usize = 4;

impl Unit {
    /// Stores values from `at` on in the next parts of an aggregate; `at` is then at the first that is left, or at the
    /// closing brace.
    pub(super) fn plain_values(&mut self, frame: &mut Frame, tokens: &[Token], at: &mut usize, image: &mut Image) {
        // Only what has a place for each part is gone through.
        if !frame.is_plain() || self.parses_all() {
            return;
        }
        let notes = self.notes.take();
        let mut plain = Plain { unit: self, tokens, image, text_bytes: self.text_bytes, notes };
        while let Some(slot) = plain.unit.part(frame) {
            let Some(end) = plain.value(slot, *at, 0) else { break };
            frame.next += 1;
            *at = end;
            if !tokens.get(end).is_some_and(|token| token.is(Punct::Comma)) {
                break;
            }
            *at += 1;
        }
        let Plain { text_bytes, notes, .. } = plain;
        (self.text_bytes, self.notes) = (text_bytes, notes);
    }

    /// Whether a test wants all values to be parsed.
    #[cfg(test)]
    fn parses_all(&self) -> bool {
        self.parses_all
    }

    #[cfg(not(test))]
    #[expect(clippy::unused_self, reason = "a test asks the unit")]
    fn parses_all(&self) -> bool {
        false
    }
}

/// The integers that spellings stand for once they were read, of numbers and of enumerators, as far as they are not
/// negative: then it does not matter to `|` which types its operands have.
#[derive(Debug, Default)]
pub(super) struct PlainConstants(Vec<i64>);

impl PlainConstants {
    /// Stands for none.
    const NONE: i64 = -1;

    pub(super) fn set(&mut self, symbol: Symbol, value: i128) {
        let index = symbol.0 as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, Self::NONE);
        }
        if let Some(slot) = self.0.get_mut(index) {
            *slot = i64::try_from(value).unwrap_or(Self::NONE);
        }
    }

    fn get(&self, symbol: Symbol) -> Option<i64> {
        self.0.get(symbol.0 as usize).copied().filter(|value| *value >= 0)
    }
}

/// Values that are being stored.
struct Plain<'a> {
    unit: &'a Unit,
    tokens: &'a [Token],
    image: &'a mut Image,
    /// How many bytes the object's texts have so far.
    text_bytes: u64,
    /// What stands where, if that is to be known.
    notes: Option<Box<Notes>>,
}

impl Plain<'_> {
    /// Stores the value at `begin`, and says where it ends: at a comma or a closing brace. `None` for one that is left.
    #[expect(clippy::inline_always, reason = "a call for each constant would take as long as storing it")]
    #[inline(always)]
    fn value(&mut self, slot: Slot, begin: usize, depth: usize) -> Option<usize> {
        let [first, second, ..] = self.tokens.get(begin..)? else { return None };
        match self.unit.plain_constants.get(first.symbol) {
            Some(value) if is_end(second) => {
                self.store(slot, value)?;
                self.note(slot, begin..begin + 1);
                Some(begin + 1)
            }
            _ => self.composed(slot, begin, depth),
        }
    }

    /// The same for a value of more than one token, and for a text.
    #[inline(never)]
    fn composed(&mut self, slot: Slot, begin: usize, depth: usize) -> Option<usize> {
        match self.tokens.get(begin)?.kind {
            TokenKind::Punct(Punct::OpenBrace) => {
                let before = self.text_bytes;
                let mark = self.notes.as_ref().map(|notes| notes.mark());
                let end = self.list(slot, begin + 1, depth + 1);
                if end.is_none() {
                    self.text_bytes = before;
                    if let (Some(notes), Some(mark)) = (&mut self.notes, mark) {
                        notes.take_back(mark);
                    }
                }
                end
            }
            TokenKind::Str => {
                let end = self.text(slot, begin)?;
                self.note(slot, begin..end);
                Some(end)
            }
            _ => {
                let (value, end) = self.number(begin).or_else(|| self.null(slot, begin))?;
                self.store(slot, value)?;
                self.note(slot, begin..end);
                Some(end)
            }
        }
    }

    /// Notes a value that has been stored, by its tokens.
    #[inline]
    fn note(&mut self, slot: Slot, value: Range<usize>) {
        if let Some(notes) = &mut self.notes {
            notes.add(self.unit, slot, self.tokens.get(value).unwrap_or_default());
        }
    }

    /// Stores the values of a list, the first of which is at `at`.
    fn list(&mut self, slot: Slot, at: usize, depth: usize) -> Option<usize> {
        if depth > DEPTH {
            return None;
        }
        let unit = self.unit;
        match unit.types.get(slot.ty) {
            Type::Array(element, Some(length)) => {
                unit.clear(slot, self.image);
                let size = unit.types.size(element)?;
                let part = |index: u64| {
                    let offset = slot.offset.checked_add(index.checked_mul(size)?)?;
                    Some(Slot { ty: element, offset, bits: None })
                };
                self.parts((0..length).map_while(part), at, depth)
            }
            Type::Record(id) => {
                let record = unit.types.record(id).filter(|record| !record.union)?;
                let members = record.layout.as_ref()?.members.iter();
                unit.clear(slot, self.image);
                let part = |member: &MemberLayout| {
                    let offset = slot.offset + member.offset;
                    Slot { ty: member.ty, offset, bits: member.bits }
                };
                self.parts(members.map(part), at, depth)
            }
            _ => None,
        }
    }

    /// Stores the values up to a closing brace, each in the next of the parts.
    fn parts(&mut self, mut parts: impl Iterator<Item = Slot>, mut at: usize, depth: usize) -> Option<usize> {
        while !self.tokens.get(at)?.is(Punct::CloseBrace) {
            let end = self.value(parts.next()?, at, depth)?;
            at = end + usize::from(self.tokens.get(end)?.is(Punct::Comma));
        }
        self.tokens.get(at + 1).is_some_and(is_end).then_some(at + 1)
    }

    /// Makes a pointer point to a text without escape sequences.
    fn text(&mut self, slot: Slot, at: usize) -> Option<usize> {
        let text = self.unit.symbols.text(self.tokens.get(at)?.symbol);
        let bytes = text.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
        let length = self.text_bytes + bytes.len() as u64;
        let is_pointer = matches!(self.unit.types.get(slot.ty), Type::Pointer(_));
        if !is_pointer || bytes.contains(&b'\\') || length > OBJECT_SIZE || !self.tokens.get(at + 1).is_some_and(is_end)
        {
            return None;
        }
        self.image.point(slot.offset as usize, Some(Pointee::Str(Arc::from(bytes))));
        self.text_bytes = length;
        Some(at + 1)
    }

    /// The value at `begin` as a number: a constant with a sign, or several with `|` between them; and where it ends.
    /// `None` for any other value.
    fn number(&self, begin: usize) -> Option<(i64, usize)> {
        match self.tokens.get(begin..)? {
            [minus, only, end, ..] if minus.is(Punct::Minus) && is_end(end) => {
                let value = self.unit.plain_constants.get(only.symbol);
                // Of a greater one, the type matters.
                let value = value.filter(|value| *value <= i64::from(i32::MAX))?;
                Some((-value, begin + 2))
            }
            [open, rest @ ..] if open.is(Punct::OpenParen) => {
                let (value, used) = self.flags(rest)?;
                let [close, end, ..] = rest.get(used..)? else { return None };
                (close.is(Punct::CloseParen) && is_end(end)).then_some((value, begin + used + 2))
            }
            part => {
                let (value, used) = self.flags(part)?;
                part.get(used).is_some_and(is_end).then_some((value, begin + used))
            }
        }
    }

    /// Where a zero ends that is cast to a pointer to one of C's own types, as in `(const char *) 0`, and goes to a pointer.
    fn null(&self, slot: Slot, begin: usize) -> Option<(i64, usize)> {
        if !matches!(self.unit.types.get(slot.ty), Type::Pointer(_)) {
            return None;
        }
        let [open, rest @ ..] = self.tokens.get(begin..)? else { return None };
        let qualifiers = usize::from(names::is_qualifier(rest.first()?.symbol));
        let [basic, star, close, zero, end, ..] = rest.get(qualifiers..)? else { return None };
        let is_pointer_type = open.is(Punct::OpenParen)
            && names::is_basic_type(basic.symbol)
            && star.is(Punct::Star)
            && close.is(Punct::CloseParen);
        (is_pointer_type && zero.symbol == names::ZERO && is_end(end)).then_some((0, begin + qualifiers + 5))
    }

    /// Constants with `|` between them, and how many tokens they are.
    fn flags(&self, tokens: &[Token]) -> Option<(i64, usize)> {
        let mut value = 0;
        for at in (0..2 * OPERATORS).step_by(2) {
            value |= self.unit.plain_constants.get(tokens.get(at)?.symbol)?;
            if !tokens.get(at + 1)?.is(Punct::Or) {
                return Some((value, at + 1));
            }
        }
        None
    }

    /// Stores a number that storing does not change.
    #[inline]
    fn store(&mut self, slot: Slot, value: i64) -> Option<()> {
        let offset = slot.offset as usize;
        match (self.unit.types.get(slot.ty), slot.bits) {
            (Type::Int(kind) | Type::Enum(kind, _), None) => self.image.write_held(offset, kind, value)?,
            (Type::Pointer(_), _) if value == 0 => self.image.point(offset, None),
            _ => return None,
        }
        Some(())
    }
}

fn is_end(token: &Token) -> bool {
    token.is(Punct::Comma) || token.is(Punct::CloseBrace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::c::{Change, Name, Note};
    use crate::cpp::{Config, Preprocessor};
    use crate::source::MemoryTree;
    use proptest::prelude::*;

    const STRUCT: &str = "\
enum { BITE = 1, FIERCE = 4, FEWER = -1 };
struct pair { unsigned char first; const char *text; short numbers[2]; };
struct monst {
    const char *name; int level; signed char mood; unsigned long flags; char *more;
    struct pair pairs[2]; unsigned bits : 3; _Bool odd; union { int i; char c; } either; char letters[4]; double weight;
};
";

    /// What is stored of a table: its bytes, what its pointers point to, what is said, and what is noted.
    type Stored = (Vec<u8>, Vec<Option<Pointee>>, Vec<String>, Noted);
    type Noted = (Vec<Note>, Vec<Name>, Vec<Change>);

    /// What is stored of a table with these values.
    fn stored(values: &str, plainly: bool) -> Stored {
        let tree = MemoryTree::new();
        let mut preprocessor = Preprocessor::new(&tree, Config::default());
        // A number is plain once it has been read.
        let text =
            format!("{STRUCT}int numbers[] = {{ 0, 1, 2, 200, 70000 }};\nstruct monst mons[3] = {{ {values} }};\n");
        preprocessor.run_text("a.c", &text);
        let (preprocessed, diagnostics) = preprocessor.finish();
        let mut unit = Unit::new(preprocessed, diagnostics);
        let symbol = |name: &str, unit: &Unit| unit.symbols.find(name).unwrap();
        let _ = unit.array(symbol("numbers", &unit));
        unit.parses_all = !plainly;
        unit.notes = Some(Box::default());
        let object = unit.array(symbol("mons", &unit)).unwrap();
        let size = unit.types.size(object.element).unwrap() as usize * 3;
        let pointees = (0..size).map(|offset| object.image.pointee(offset).cloned()).collect();
        let said = unit.diagnostics.iter().map(|diagnostic| diagnostic.render(false)).collect();
        let Notes { list, names, changes, .. } = *unit.notes.unwrap();
        (object.image.read(0, size).to_vec(), pointees, said, (list, names, changes))
    }

    #[test]
    fn what_is_stored_as_it_is_read_is_what_is_stored_of_its_syntax_tree() {
        for values in [
            "{ \"newt\", 1, -1, BITE | FIERCE, (char *) 0, { { 1, (const char *) 0, { 2, } }, { 200, \"x\" } }, 1, 1 }",
            // What storing changes, what is too many, and what is no value.
            "{ \"newt\", 1, 200, 70000 }, { 0, 0, 0, 0, 0, { { 70000, 0, { 1, 2, 200 } } } }, { 1 }",
            "{ (int *) 0, 2 }, { (const void *) 0, (long) 1 }, { (char) 0, (char *) 1 }",
            "{ (volatile char *) 0 }, { (char * const) 0 }, { (float double *) 0 }",
            "{ .level = 2, 1, FEWER, { 0 }, { \"in braces\" } }, [2] = { \"last\" }",
            "\"newt\", 1, 2, 200, 0, 1, \"elided\", 1, 2, 2, 0, 1, 2, 1, 1, { 1 }, \"abc\", 2",
            "{ \"a\" \"b\", 1 + 1, 2 }, { \"\\n\", (1), (BITE) | FIERCE, ((BITE | FIERCE)) }",
            "{ \"cut\", 1, { 2, (char *) 0, {",
        ] {
            assert_eq!(stored(values, true), stored(values, false), "{values}");
            assert_ne!(stored(values, true).3.0, [], "{values}");
        }
    }

    /// Values as tables have them, and some that no table should.
    fn value() -> impl Strategy<Value = String> {
        let single = prop_oneof![
            4 => proptest::sample::select(vec!["0", "1", "2", "200", "70000", "3", "-1", "-200", "BITE", "FEWER", "1.5"]),
            2 => proptest::sample::select(vec!["\"newt\"", "\"\"", "\"\\t\"", "\"a\" \"b\"", "(\"x\")"]),
            2 => proptest::sample::select(vec!["(char *) 0", "(const char*)0", "(void *) 0", "(char *) 1", "(long) 0"]),
            1 => proptest::sample::select(vec!["BITE | FIERCE", "(BITE | 2)", "BITE | FEWER", "1 + 1", "", ".level = 1"]),
        ];
        single.prop_map(str::to_owned).prop_recursive(3, 24, 5, |inner| {
            let comma = prop_oneof![Just(""), Just(",")];
            (proptest::collection::vec(inner, 0..5), comma).prop_map(|(list, comma)| {
                let comma = if list.is_empty() { "" } else { comma };
                format!("{{ {}{comma} }}", list.join(", "))
            })
        })
    }

    /// A row in the shape of the structure, each part of which may be anything.
    fn row() -> impl Strategy<Value = String> {
        let fitting =
            ["\"newt\"", "1", "2", "BITE | FIERCE", "(char *) 0", "{ { 1, \"x\", { 1, 2 } }, { 2 } }", "1", "1"];
        let parts = fitting.map(|fitting| prop_oneof![6 => Just(fitting.to_owned()), 1 => value()]);
        parts.prop_map(|parts| format!("{{ {} }}", parts.join(", ")))
    }

    proptest! {
        #[test]
        fn both_ways_store_the_same(rows in proptest::collection::vec(prop_oneof![4 => row(), 1 => value()], 1..4)) {
            let values = rows.join(", ");
            prop_assert_eq!(stored(&values, true), stored(&values, false), "{}", values);
        }
    }
}
