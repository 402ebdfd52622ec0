//! `#include`: which file a name means, and the files that are open.

use super::lexer::Lexer;
use super::preprocessor::Preprocessor;
use super::token::{Flags, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Diagnostic, Kind, Origin, Pos, SourceText, TreeError};
use std::sync::Arc;

/// How many files may be open within each other.
const DEPTH: usize = 200;
/// How large all files together may be, each counted as often as it is included.
const TOTAL: u32 = 256 << 20;
/// How many files may be included, each counted as often as it is.
const INCLUDES: usize = 100_000;

/// A file that is being read.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) lexer: Lexer,
    /// The file's path in the tree.
    path: Arc<str>,
    /// The file's folder in the tree.
    folder: String,
    /// The number of the search folder that it was found in.
    found_in: usize,
    /// What `#line` says: how much to add to the number of a line, and another name for the file.
    line_shift: i64,
    line_name: Option<String>,
}

/// A header that the tree lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AbsentHeader {
    /// Its name as included.
    pub(crate) name: String,
    /// Whether it was named in quotes: one of the tree's own, which a build may generate.
    pub(crate) quoted: bool,
    /// Where it was first asked for.
    pub(crate) pos: Pos,
}

/// What came of looking for a header.
pub(super) enum Found {
    File(Arc<SourceText>, String, usize),
    Absent,
    Outside,
    Unreadable(TreeError),
}

impl Preprocessor<'_> {
    /// Opens the file that the reading begins with.
    pub(super) fn open_first(&mut self, path: &str) -> bool {
        match self.file(path) {
            Ok(Some(text)) => self.push_source(text, folder_of(path), None),
            Ok(None) => {
                let message = format!("there is no file {path}");
                self.diagnostics.push(Diagnostic::new(Kind::NoTable, message));
                return false;
            }
            Err(error) => {
                self.diagnostics.push(Diagnostic::new(Kind::UnreadableFile, error.to_string()));
                return false;
            }
        }
        true
    }

    pub(super) fn push_source(&mut self, text: Arc<SourceText>, folder: String, at: Option<(Pos, usize)>) {
        let path = Arc::clone(text.path());
        match self.map.add(Arc::clone(&text), at.map(|(pos, _)| pos)).filter(|base| base.0 < TOTAL) {
            Some(base) => {
                let found_in = at.map_or(0, |(_, found_in)| found_in);
                self.sources.push(Source {
                    lexer: Lexer::new(text, base),
                    path,
                    folder,
                    found_in,
                    line_shift: 0,
                    line_name: None,
                });
            }
            None => {
                let message = format!("the files included together have more than {TOTAL} bytes");
                let pos = at.map_or(Pos(0), |(pos, _)| pos);
                let (kind, symbol) = (TokenKind::Newline, names::NEWLINE);
                self.stop(message, &Token { kind, symbol, pos, flags: Flags::default(), origin: Origin::FILE });
            }
        }
    }

    /// At the end of a file: back to the one that included it.
    pub(super) fn leave_source(&mut self) {
        self.close_groups();
        self.sources.pop();
    }

    /// `#include`, `#include_next` and `#import`.
    pub(super) fn include(&mut self, directive: &Token) {
        let named = match self.sources.last_mut().and_then(|source| source.lexer.header_name()) {
            Some((pos, name)) => {
                let symbol = self.symbols.intern(&name);
                Some((Token { kind: TokenKind::Str, symbol, pos, ..*directive }, name))
            }
            None if self.begins_unclosed_name() => None,
            None => self.computed_header(directive),
        };
        self.leave_line();
        let Some((at, name)) = named else {
            let message = "`#include` takes a name in quotes or angle brackets".to_owned();
            self.report(Kind::BadDirective, message, directive);
            return;
        };
        let quoted = name.first() == Some(&b'"');
        let name = String::from_utf8_lossy(name.get(1..name.len() - 1).unwrap_or_default()).into_owned();
        if self.sources.len() >= DEPTH {
            let message = match self.sources.split_last() {
                Some((own, others)) if others.iter().any(|other| other.path == own.path) => {
                    format!("{} includes itself, over and over: {DEPTH} files are open", own.path)
                }
                _ => format!("files are included more than {DEPTH} deep"),
            };
            self.report(Kind::IncludeLoop, message, &at);
            // Going on would only say it again for every file on the way back.
            self.stop_quietly();
            return;
        }
        if self.map.instances() >= INCLUDES {
            self.stop(format!("more than {INCLUDES} files are included"), &at);
            return;
        }
        match self.find_header(&name, quoted, directive.symbol == names::INCLUDE_NEXT) {
            Found::File(text, path, found_in) => {
                let once = directive.symbol == names::IMPORT;
                if self.once.contains(&path) {
                    return;
                }
                if once {
                    self.once.insert(path.clone());
                }
                self.push_source(text, folder_of(&path), Some((at.pos, found_in)));
            }
            Found::Absent => {
                if !self.absent.iter().any(|absent| absent.name == name) {
                    let kind = if quoted { "" } else { "system " };
                    let message = format!("there is no {kind}header {name} in the tree; it is read as empty");
                    self.report(Kind::AbsentHeader, message, &at);
                    self.absent.push(AbsentHeader { name, quoted, pos: at.pos });
                }
            }
            Found::Outside => {
                let message = format!("{name} is outside the tree; nothing there is read");
                self.report(Kind::OutsideTree, message, &at);
            }
            Found::Unreadable(error) => self.report(Kind::UnreadableFile, error.to_string(), &at),
        }
    }

    /// Whether the tree has the header of this name, which is in its quotes or brackets.
    pub(super) fn has_header(&mut self, name: &[u8]) -> bool {
        let bare = String::from_utf8_lossy(name.get(1..name.len().saturating_sub(1)).unwrap_or_default()).into_owned();
        matches!(self.find_header(&bare, name.first() == Some(&b'"'), false), Found::File(..))
    }

    /// Whether a name in quotes or brackets begins here; it does not end on its line.
    fn begins_unclosed_name(&self) -> bool {
        let line = self.sources.last().map_or(&b""[..], |source| source.lexer.rest_of_line());
        matches!(line.trim_ascii_start(), [b'"' | b'<', ..])
    }

    /// A header's name that macros make.
    fn computed_header(&mut self, directive: &Token) -> Option<(Token, Vec<u8>)> {
        let tokens = self.expanded_line();
        let first = *tokens.first()?;
        if first.kind == TokenKind::Str && self.symbols.text(first.symbol).len() > 1 {
            return Some((first, self.symbols.text(first.symbol).to_vec()));
        }
        if !first.is(Punct::Less) {
            return None;
        }
        let mut name = Vec::new();
        for token in &tokens {
            if token.flags.has(Flags::SPACE) && !name.is_empty() {
                name.push(b' ');
            }
            name.extend_from_slice(self.symbols.text(token.symbol));
            if token.is(Punct::Greater) {
                return Some((Token { pos: directive.pos, ..first }, name));
            }
        }
        None
    }

    /// `#pragma once`.
    pub(super) fn include_once(&mut self) {
        if let Some(path) = self.sources.last().map(|source| source.path.to_string()) {
            self.once.insert(path);
        }
    }

    /// `#line`: the number, and perhaps the name, that the next line claims to have.
    pub(super) fn renumber(&mut self, directive: &Token, tokens: &[Token]) {
        let number = tokens.first().filter(|token| token.kind == TokenKind::Number);
        let number =
            number.and_then(|token| std::str::from_utf8(self.symbols.text(token.symbol)).ok()?.parse::<i64>().ok());
        let (Some(number), Some((_, line))) = (number, self.map.line(directive.pos)) else {
            self.report(Kind::BadDirective, "`#line` takes a number".to_owned(), directive);
            return;
        };
        let name = tokens.get(1).and_then(|token| crate::literal::string(self.symbols.text(token.symbol)));
        if let Some(source) = self.sources.last_mut() {
            source.line_shift = number.saturating_sub(i64::from(line) + 1);
            if let Some(name) = name {
                source.line_name = Some(String::from_utf8_lossy(&name).into_owned());
            }
        }
    }

    /// How much to add to the number of a line.
    pub(super) fn line_shift(&self) -> i64 {
        self.sources.last().map_or(0, |source| source.line_shift)
    }

    /// The name of the file that is being read, as `__FILE__` gives it.
    pub(super) fn shown_name(&self) -> String {
        let name = |source: &Source| source.line_name.clone().unwrap_or_else(|| source.path.to_string());
        self.sources.last().map_or_else(String::new, name)
    }

    pub(super) fn find_header(&mut self, name: &str, quoted: bool, next: bool) -> Found {
        let name = name.replace('\\', "/");
        let beside = self.sources.last().filter(|_| quoted && !next).map(|source| source.folder.clone());
        let after = self.sources.last().filter(|_| next).map_or(0, |source| source.found_in + 1);
        // The first folder is the one that is meant; from another, `..` leads to somewhere else.
        let mut outside = None;
        let search: Vec<_> = self.config.search.iter().cloned().enumerate().skip(after).collect();
        for (found_in, folder) in beside.into_iter().map(|folder| (0, folder)).chain(search) {
            let Some(path) = join(&folder, &name) else {
                outside.get_or_insert(true);
                continue;
            };
            outside.get_or_insert(false);
            match self.file(&path) {
                Ok(Some(text)) => return Found::File(text, path, found_in),
                Ok(None) => {}
                Err(error) => return Found::Unreadable(error),
            }
        }
        if outside == Some(true) { Found::Outside } else { Found::Absent }
    }

    /// A file of the tree, read at most once.
    fn file(&mut self, path: &str) -> Result<Option<Arc<SourceText>>, TreeError> {
        if let Some(known) = self.files.get(path) {
            return Ok(known.clone());
        }
        let text = self.tree.read(path)?.map(|bytes| Arc::new(SourceText::new(Arc::from(path), bytes)));
        if text.is_some() {
            self.opened.push(path.to_owned());
        }
        self.files.insert(path.to_owned(), text.clone());
        Ok(text)
    }
}

/// The folder of a path, empty for the root.
pub(super) fn folder_of(path: &str) -> String {
    path.rsplit_once('/').map_or_else(String::new, |(folder, _)| folder.to_owned())
}

/// A name relative to a folder, without `.` and `..`; `None` if it leads out of the tree.
fn join(folder: &str, name: &str) -> Option<String> {
    if name.starts_with('/') || name.contains('\0') {
        return None;
    }
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(name.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_within_the_tree() {
        assert_eq!(join("src", "../include/a.h").as_deref(), Some("include/a.h"));
        assert_eq!(join("", "./a.h").as_deref(), Some("a.h"));
        assert_eq!(join("src", "../../etc/hostname"), None);
        assert_eq!(join("src", "/etc/hostname"), None);
    }
}
