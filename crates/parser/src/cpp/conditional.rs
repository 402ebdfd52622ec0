//! Conditional groups: `#if` to `#endif`, and which part of each is compiled.

use super::preprocessor::Preprocessor;
use super::token::{Token, TokenKind};
use crate::names;
use crate::source::{Kind, Place, Pos, SourceMap};
use std::ops::Range;

/// One group of a conditional: from `#if`, `#elif` or `#else` to the next of its directives.
#[derive(Clone, Debug)]
pub(crate) struct Conditional {
    /// Where its directive stands.
    pub(crate) at: Pos,
    /// Of an `#else`: where the directive before it stands.
    pub(crate) else_of: Option<Pos>,
    /// Whether it was compiled.
    pub(crate) taken: bool,
    /// The tokens of the result that it holds; empty where it was not compiled.
    pub(crate) tokens: Range<usize>,
    /// Where the next directive of its conditional stands; `None` without an `#endif`.
    pub(crate) end: Option<Pos>,
}

impl Conditional {
    /// What decided, as the directive says it: `ifdef MAIL`, or `else of ifdef MAIL`.
    pub(crate) fn text(&self, map: &SourceMap) -> String {
        let text = |at| map.place(at, 1).map(|place| directive_text(&place)).unwrap_or_default();
        match self.else_of {
            Some(opening) => format!("else of {}", text(opening)),
            None => text(self.at),
        }
    }
}

/// A directive with the rest of its line, without comments and superfluous blanks.
fn directive_text(place: &Place) -> String {
    let from_name: String = place.text.chars().skip(place.column.saturating_sub(1) as usize).collect();
    let text = from_name.split("/*").next().unwrap_or_default().split("//").next().unwrap_or_default();
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ")
}

/// A conditional that has not met its `#endif`.
#[derive(Debug)]
pub(super) struct OpenGroup {
    directive: Token,
    /// The current group's number in the list of all.
    current: usize,
    /// Whether a group of it was compiled.
    taken: bool,
    /// Whether its `#else` was met.
    after_else: bool,
    /// How many files were open at its `#if`.
    pub(super) depth: usize,
}

/// How deep conditionals may be nested.
const NESTED: usize = 100_000;

impl Preprocessor<'_> {
    /// `#if`, `#ifdef`, `#ifndef`.
    pub(super) fn open_conditional(&mut self, directive: &Token) {
        if self.groups.len() >= NESTED {
            self.stop(format!("conditionals are nested more than {NESTED} deep"), directive);
            return;
        }
        let taken = self.decide(directive);
        self.groups.push(OpenGroup {
            directive: *directive,
            current: 0,
            taken: false,
            after_else: false,
            depth: self.sources.len(),
        });
        self.begin_group(directive, None, taken);
        if !taken {
            self.skip_groups();
        }
    }

    /// `#elif`, `#else`, `#endif` in a part that is compiled.
    pub(super) fn continue_conditional(&mut self, directive: &Token) {
        let depth = self.sources.len();
        let Some(group) = self.groups.last_mut().filter(|group| group.depth == depth) else {
            let message = format!("`#{}` without an `#if`", self.symbols.show(directive.symbol));
            self.report(Kind::StrayConditional, message, directive);
            return;
        };
        group.taken = true;
        self.end_group(Some(directive.pos));
        if !self.next_group(directive) {
            self.skip_groups();
        }
    }

    /// Leaves groups that are not compiled, up to one that is, or to the `#endif`.
    fn skip_groups(&mut self) {
        let mut nested = 0_usize;
        loop {
            let found = match self.sources.last_mut() {
                Some(source) => source.lexer.skip_to_directive(&mut self.symbols, usize::MAX),
                None => None,
            };
            // The end of the file is reported when the file is left.
            let Some(directive) = found else { return };
            match directive.symbol {
                names::IF | names::IFDEF | names::IFNDEF => nested += 1,
                names::ENDIF if nested > 0 => nested -= 1,
                names::ELIF | names::ELIFDEF | names::ELIFNDEF | names::ELSE | names::ENDIF if nested == 0 => {
                    self.end_group(Some(directive.pos));
                    if self.next_group(&directive) {
                        return;
                    }
                }
                _ => {}
            }
            self.leave_line();
        }
    }

    /// Goes on to the group that a directive begins, or ends the conditional; whether what follows is compiled.
    fn next_group(&mut self, directive: &Token) -> bool {
        if directive.symbol == names::ENDIF {
            self.groups.pop();
            self.leave_line();
            return true;
        }
        let Some(group) = self.groups.last() else { return true };
        let (taken_before, after_else, opening) = (group.taken, group.after_else, group.current);
        if after_else {
            let message = format!("`#{}` after `#else`", self.symbols.show(directive.symbol));
            self.report(Kind::StrayConditional, message, directive);
        }
        let (else_of, taken) = if directive.symbol == names::ELSE {
            self.leave_line();
            (self.conditionals.get(opening).map(|group| group.at), !taken_before)
        } else {
            // A condition behind one that held is not even looked at.
            (None, !taken_before && self.decide(directive))
        };
        if let Some(group) = self.groups.last_mut() {
            group.after_else |= directive.symbol == names::ELSE;
        }
        self.begin_group(directive, else_of, taken);
        taken
    }

    fn begin_group(&mut self, directive: &Token, else_of: Option<Pos>, taken: bool) {
        let begin = self.output_len();
        let current = self.conditionals.len();
        self.conditionals.push(Conditional { at: directive.pos, else_of, taken, tokens: begin..begin, end: None });
        if let Some(group) = self.groups.last_mut() {
            group.current = current;
            group.taken |= taken;
        }
    }

    fn end_group(&mut self, at: Option<Pos>) {
        let end = self.output_len();
        let current = self.groups.last().map_or(0, |group| group.current);
        if let Some(conditional) = self.conditionals.get_mut(current) {
            conditional.tokens.end = end;
            conditional.end = at;
        }
    }

    /// Whether the condition of a directive holds.
    fn decide(&mut self, directive: &Token) -> bool {
        self.in_directive = true;
        let holds = match directive.symbol {
            names::IF | names::ELIF => self.condition(directive),
            _ => {
                let name = self.raw().filter(|token| token.kind == TokenKind::Ident);
                let defined = name.map(|name| self.ask(name.symbol));
                if defined.is_none() {
                    let message = format!("`#{}` takes a name", self.symbols.show(directive.symbol));
                    self.report(Kind::BadDirective, message, directive);
                }
                let wanted = matches!(directive.symbol, names::IFDEF | names::ELIFDEF);
                defined.is_some_and(|defined| defined == wanted)
            }
        };
        self.in_directive = false;
        self.lookahead = None;
        self.leave_line();
        holds
    }

    /// In an `#else`: the directive before it, which did not hold.
    pub(super) fn condition_before_else(&self) -> Option<String> {
        let group = self.conditionals.get(self.groups.last()?.current)?;
        Some(directive_text(&self.map.place(group.else_of?, 1)?))
    }

    /// At the end of a file: conditionals that it opened and did not close.
    pub(super) fn close_groups(&mut self) {
        let depth = self.sources.len();
        while self.groups.last().is_some_and(|group| group.depth >= depth) {
            self.end_group(None);
            if let Some(group) = self.groups.pop() {
                let message = format!("this `#{}` has no `#endif`", self.symbols.show(group.directive.symbol));
                self.report(Kind::UnclosedConditional, message, &group.directive);
            }
        }
    }
}
