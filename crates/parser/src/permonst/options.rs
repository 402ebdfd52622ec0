//! The `#if`s within the table: which rows are there because of them, and which are not.

use super::Table;
use super::constants::show_text;
use crate::cpp::{Conditional, Punct, Skipped, Token, TokenKind};
use crate::literal;

/// How many rows that are not there are named in all.
const SKIPPED: usize = 65_536;

/// An `#if` within the table that decides whether rows, or parts of rows, are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionalPart {
    /// What decides, as the directive says it: `ifdef MAIL`, or `else of ifdef MAIL`.
    pub condition: String,
    /// Whether its part is compiled.
    pub taken: bool,
    /// The file, from the tree's root.
    pub file: String,
    /// The directive's line.
    pub line: u32,
    /// The rows that are there because of it, by their index in the array.
    pub rows: Vec<usize>,
    /// The rows of which it decides only a part, such as an attack.
    pub parts_of: Vec<usize>,
    /// The rows that are not there because of it.
    pub skipped: Vec<SkippedRow>,
}

/// A row that the tree has, in a part that is not compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedRow {
    /// The name that its first text gives; of several, by gender, the last, which stands for all.
    pub name: String,
    /// The line that it begins in.
    pub line: u32,
}

impl Table {
    /// The `#if`s within the table that decide on rows, in order.
    pub fn options(&self) -> Vec<OptionalPart> {
        let Some(begin) = self.object.rows.first().map(|row| row.tokens.start) else { return Vec::new() };
        let end = self.object.rows.last().map_or(begin, |row| row.tokens.end);
        let mut room = SKIPPED;
        let mut options = Vec::new();
        for conditional in &self.conditionals {
            // A comma stands between the last row and what follows it.
            if begin <= conditional.tokens.start && conditional.tokens.end <= end + 1 && room > 0 {
                let option = self.option(conditional, room);
                room -= option.as_ref().map_or(0, |option| option.skipped.len());
                options.extend(option);
            }
        }
        options
    }

    /// What one group decides; `None` where that is nothing of a row.
    fn option(&self, conditional: &Conditional, room: usize) -> Option<OptionalPart> {
        let (file, line) = self.unit.map.line(conditional.at)?;
        let rows = &self.object.rows;
        let tokens = &conditional.tokens;
        let first = rows.partition_point(|row| row.tokens.end <= tokens.start);
        let last = rows.partition_point(|row| row.tokens.start < tokens.end);
        let (mut whole, mut parts_of) = (Vec::new(), Vec::new());
        for row in rows.get(first..last).unwrap_or_default() {
            let is_whole = tokens.start <= row.tokens.start && row.tokens.end <= tokens.end;
            let list = if is_whole { &mut whole } else { &mut parts_of };
            list.push(row.index as usize);
        }
        // What stands among a macro's arguments is over before the macro gives the row its first token.
        let within_call = rows.get(first).filter(|row| tokens.is_empty() && row.tokens.start == tokens.start);
        if let Some(row) = within_call
            && self.unit.map.between(row.first.pos, conditional.at).is_some()
        {
            parts_of.push(row.index as usize);
        }
        let skipped = self.skipped_rows(conditional, room);
        if whole.is_empty() && parts_of.is_empty() && skipped.is_empty() {
            return None;
        }
        Some(OptionalPart {
            condition: conditional.text(&self.unit.map),
            taken: conditional.taken,
            file: self.shown_path(&file).to_owned(),
            line,
            rows: whole,
            parts_of,
            skipped,
        })
    }

    /// The rows in a group that is not compiled: each call of a macro, or list in braces, that begins with a text.
    fn skipped_rows(&self, conditional: &Conditional, room: usize) -> Vec<SkippedRow> {
        let Some(Skipped { tokens, symbols }) = Skipped::read(conditional, &self.unit.map) else { return Vec::new() };
        let mut rows = Vec::new();
        let mut rest = tokens.as_slice();
        while let [token, after @ ..] = rest {
            rest = after;
            let begins = match after.first() {
                _ if token.is(Punct::OpenBrace) => Some(after),
                Some(next) if token.kind == TokenKind::Ident && next.is(Punct::OpenParen) => after.get(1..),
                _ => None,
            };
            let Some(row) = begins.filter(|_| rows.len() < room) else { continue };
            let (name, length) = first_text(row);
            rest = row.get(length..).unwrap_or_default();
            let texts = name.iter().filter_map(|token| literal::string(symbols.text(token.symbol)));
            let name = show_text(&texts.collect::<Vec<_>>().concat());
            if let Some((_, line)) = self.unit.map.line(token.pos).filter(|_| !name.is_empty()) {
                rows.push(SkippedRow { name, line });
            }
        }
        rows
    }
}

/// The last text, perhaps in several literals, of the first argument that has one; and how many tokens there are up to
/// the bracket that closes the row. The opening one has been read.
fn first_text(row: &[Token]) -> (&[Token], usize) {
    let mut depth = 1_usize;
    let mut text = 0..0;
    let mut done = false;
    for (index, token) in row.iter().enumerate() {
        match token.kind {
            TokenKind::Punct(Punct::OpenParen | Punct::OpenBrace | Punct::OpenBracket) => depth += 1,
            TokenKind::Punct(Punct::CloseParen | Punct::CloseBrace | Punct::CloseBracket) => {
                depth -= 1;
                if depth == 0 {
                    return (row.get(text).unwrap_or_default(), index + 1);
                }
            }
            TokenKind::Punct(Punct::Comma) if depth == 1 => done |= !text.is_empty(),
            TokenKind::Str if !done && text.end == index && !text.is_empty() => text.end = index + 1,
            TokenKind::Str if !done => text = index..index + 1,
            _ => {}
        }
    }
    (row.get(text).unwrap_or_default(), row.len())
}
