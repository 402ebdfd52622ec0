//! Text to preprocessing tokens (nom), one file at a time.

use super::scan::{after_hash, comment_length, quoted_length, skip_line};
use super::token::{DIGRAPHS, Flags, Punct, Token, TokenKind};
use crate::names;
use crate::source::{Interner, Origin, Pos, SourceText, Symbol};
use nom::branch::alt;
use nom::bytes::complete::{tag, take, take_until};
use nom::combinator::{opt, recognize, verify};
use nom::sequence::preceded;
use nom::{IResult, Parser};
use std::sync::Arc;

type Text<'a> = &'a [u8];
type Lexed<'a, T> = IResult<Text<'a>, T>;

/// How many tokens are read ahead.
const AHEAD: usize = 2048;

/// What is wrong with the text of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A comment runs to the end of the file.
    UnclosedComment,
    /// A literal runs to the end of its line.
    UnclosedLiteral,
}

/// Reads the tokens of one include instance.
#[derive(Debug)]
pub(super) struct Lexer {
    source: Arc<SourceText>,
    place: Place,
}

/// Where in a text the next token is read. Small enough to stay in registers while many are.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: usize,
    base: u32,
    line_start: bool,
    /// What was wrong with the last token, until somebody asks; kept apart, since tokens are many and faults few.
    fault: Option<Fault>,
}

impl Lexer {
    pub(super) fn new(source: Arc<SourceText>, base: Pos) -> Self {
        Self { source, place: Place { at: 0, base: base.0, line_start: true, fault: None } }
    }

    /// The position of the next byte.
    pub(super) fn pos(&self) -> Pos {
        self.place.pos()
    }

    /// What was wrong with the last token.
    pub(super) fn take_fault(&mut self) -> Option<Fault> {
        self.place.fault.take()
    }

    fn remaining(&self) -> &[u8] {
        self.source.joined().get(self.place.at..).unwrap_or_default()
    }

    /// The rest of the line, which stays unread.
    pub(super) fn rest_of_line(&self) -> &[u8] {
        let remaining = self.remaining();
        remaining.get(..memchr::memchr(b'\n', remaining).unwrap_or(remaining.len())).unwrap_or_default()
    }

    /// Reads tokens into `out` until there are many, or the file ends. Before that, reading ends at a token that begins a
    /// directive or has a fault: that is the result, and not in `out`.
    pub(super) fn read_ahead(&mut self, symbols: &mut Interner, out: &mut Vec<Token>) -> Option<Token> {
        let text = self.source.joined();
        let mut place = self.place;
        let mut end = None;
        while out.len() < AHEAD {
            if let Some(token) = place.plain(text, symbols) {
                out.push(token);
                continue;
            }
            let Some(token) = place.next(text, symbols, false) else { break };
            if place.fault.is_some() || token.begins_directive() {
                end = Some(token);
                break;
            }
            out.push(token);
        }
        self.place = place;
        end
    }

    /// Reads the tokens of a directive into `out`, up to the end of its line. Before that, reading ends at a token that has a
    /// fault: that is the result, and not in `out`.
    pub(super) fn read_line(&mut self, symbols: &mut Interner, out: &mut Vec<Token>) -> Option<Token> {
        let text = self.source.joined();
        let mut place = self.place;
        let end = loop {
            match place.next(text, symbols, true) {
                end @ Some(_) if place.fault.is_some() => break end,
                Some(token) if token.kind != TokenKind::Newline => out.push(token),
                _ => break None,
            }
        };
        self.place = place;
        end
    }

    /// The next token; in a directive, the end of the line is one. `None` at the end of the file.
    pub(super) fn next(&mut self, symbols: &mut Interner, in_directive: bool) -> Option<Token> {
        self.place.next(self.source.joined(), symbols, in_directive)
    }

    /// Leaves the rest of a directive's line; the end of the line stays, so that the next token begins a line. If a
    /// comment on it does not end, that is the result, as a token.
    pub(super) fn skip_line(&mut self) -> Option<Token> {
        let (at, unclosed) = skip_line(self.source.joined(), self.place.at);
        self.place.at = at;
        Some(newline(Flags::default(), Pos(self.place.base + unclosed? as u32)))
    }

    /// The name of the next directive, from the beginning of a line on; leaves everything up to it, without looking at
    /// it closer than C does in a group that is not compiled. The text after the name is next. `None` at `end`, or at
    /// the end of the file.
    pub(super) fn skip_to_directive(&mut self, symbols: &mut Interner, end: usize) -> Option<Token> {
        loop {
            let text = self.source.joined();
            let hash = after_hash(text.get(..end).unwrap_or(text), self.place.at);
            self.place.at = hash.unwrap_or_else(|end| end);
            if hash.is_err() {
                return None;
            }
            self.place.line_start = false;
            let next = self.next(symbols, true);
            // Nobody is told what is wrong where nothing is compiled.
            self.place.fault = None;
            match next {
                Some(token) if token.kind == TokenKind::Ident => return Some(token),
                Some(token) if token.kind == TokenKind::Newline => {}
                _ => drop(self.skip_line()),
            }
        }
    }

    /// A header's name after `#include`, with its brackets or quotes; `None` when the line goes on otherwise.
    pub(super) fn header_name(&mut self) -> Option<(Pos, Vec<u8>)> {
        let line = self.rest_of_line();
        let start = blanks(line);
        let parsed: Lexed<'_, Text<'_>> = alt((
            recognize((tag(&b"<"[..]), take_until(&b">"[..]), tag(&b">"[..]))),
            recognize((tag(&b"\""[..]), take_until(&b"\""[..]), tag(&b"\""[..]))),
        ))
        .parse(start);
        let (_, name) = parsed.ok()?;
        let name = name.to_vec();
        self.place.at += line.len() - start.len();
        let pos = self.pos();
        self.place.at += name.len();
        Some((pos, name))
    }
}

impl Place {
    fn pos(&self) -> Pos {
        Pos(self.base + self.at as u32)
    }

    /// The next token, if its first byte says what it is and no comment stands before it; else, nothing is read. So is
    /// nearly all of a table.
    #[expect(clippy::inline_always, reason = "a call for each token would take as long as reading it")]
    #[inline(always)]
    fn plain(&mut self, text: &[u8], symbols: &mut Interner) -> Option<Token> {
        let mut at = self.at;
        let mut flags = if self.line_start { Flags::LINE_START } else { Flags::default() };
        let class = loop {
            match class_of(*text.get(at)?) {
                Class::Blank => at = after_blanks(text, at + 1),
                Class::Newline => {
                    flags = flags.with(Flags::LINE_START);
                    at += 1;
                }
                class => break class,
            }
            flags = flags.with(Flags::SPACE);
        };
        let (kind, symbol, length) = class.token(text.get(at..)?, symbols)?;
        let pos = Pos(self.base + at as u32);
        self.at = at + length;
        self.line_start = false;
        Some(Token { kind, flags, symbol, pos, origin: Origin::FILE })
    }

    /// The next token of a text; in a directive, the end of the line is one. `None` at the end of the text.
    fn next(&mut self, text: &[u8], symbols: &mut Interner, in_directive: bool) -> Option<Token> {
        let mut flags = Flags::default();
        let class = loop {
            match class_of(*text.get(self.at)?) {
                Class::Blank => self.at = after_blanks(text, self.at + 1),
                Class::Newline if in_directive => return Some(newline(flags, self.pos())),
                Class::Newline => {
                    self.line_start = true;
                    self.at += 1;
                }
                Class::Slash => match comment_end(text, self.at) {
                    Comment::None => break Class::Other,
                    Comment::Ends(end) => self.at = end,
                    Comment::Unclosed => {
                        let begin = self.pos();
                        self.at = text.len();
                        self.fault = Some(Fault::UnclosedComment);
                        return Some(newline(flags.with(Flags::SPACE), begin));
                    }
                },
                class => break class,
            }
            flags = flags.with(Flags::SPACE);
        };
        if self.line_start {
            flags = flags.with(Flags::LINE_START);
            self.line_start = false;
        }
        let pos = self.pos();
        let rest = text.get(self.at..).unwrap_or_default();
        let (kind, symbol, length) = class.token(rest, symbols).unwrap_or_else(|| {
            let (kind, length, fault) = other(rest);
            self.fault = self.fault.or(fault);
            (kind, symbols.intern_first(rest, length), length)
        });
        self.at += length;
        Some(Token { kind, flags, symbol, pos, origin: Origin::FILE })
    }
}

/// The end of a line, as a token.
#[cold]
fn newline(flags: Flags, pos: Pos) -> Token {
    Token { kind: TokenKind::Newline, flags, symbol: names::NEWLINE, pos, origin: Origin::FILE }
}

/// What a slash begins.
enum Comment {
    /// No comment.
    None,
    /// One that ends here.
    Ends(usize),
    /// One that does not end.
    Unclosed,
}

/// The comment that the slash at `at` begins.
#[inline(never)]
fn comment_end(text: &[u8], at: usize) -> Comment {
    match text.get(at + 1) {
        Some(b'*') => match comment_length(text.get(at + 2..).unwrap_or_default()) {
            Some(length) => Comment::Ends(at + 2 + length),
            None => Comment::Unclosed,
        },
        Some(b'/') => {
            let line = text.get(at..).unwrap_or_default();
            Comment::Ends(at + memchr::memchr(b'\n', line).unwrap_or(line.len()))
        }
        _ => Comment::None,
    }
}

/// Behind the blanks at `at`; those before a line's first token stand in long runs.
fn after_blanks(text: &[u8], mut at: usize) -> usize {
    // Within a line, most are one.
    if !matches!(text.get(at), Some(b' ' | b'\t')) {
        return at;
    }
    while text.get(at..).and_then(<[u8]>::first_chunk) == Some(b"        ") {
        at += 8;
    }
    while matches!(text.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    at
}

fn blanks(text: Text<'_>) -> Text<'_> {
    let count = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r' | 0x0B | 0x0C)).count();
    text.get(count..).unwrap_or_default()
}

/// A token of which the first byte does not say enough, or what stands there and is none: its length, and its fault.
#[inline(never)]
fn other(input: Text<'_>) -> (TokenKind, usize, Option<Fault>) {
    match lex(input) {
        Ok((after, (kind, fault))) => (kind, input.len() - after.len(), fault),
        Err(_) => (TokenKind::Stray, 1, None),
    }
}

/// One token. The first byte decides which kind it can be.
fn lex(input: Text<'_>) -> Lexed<'_, (TokenKind, Option<Fault>)> {
    match input.first() {
        Some(b'L' | b'u' | b'U') => alt((literal, identifier)).parse(input),
        Some(b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80..=0xFF) => identifier(input),
        Some(b'"' | b'\'') => literal(input),
        Some(b'0'..=b'9' | b'.') => number(input),
        _ => punctuator(input),
    }
}

const fn is_identifier_byte(byte: u8) -> bool {
    // Beyond ASCII: UTF-8 names are valid C, and Latin-1 ones must not fall apart.
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | 0x80..)
}

/// What a byte begins.
#[derive(Clone, Copy, Debug)]
enum Class {
    /// White space within a line.
    Blank,
    /// The end of a line.
    Newline,
    /// A slash: perhaps a comment.
    Slash,
    /// A name that has no literal's prefix.
    Name,
    /// A number.
    Digit,
    /// A punctuator that begins no longer one.
    Single(Punct),
    /// A punctuator that may be the first byte of a longer one.
    Operator(Punct),
    /// Anything else, which takes a longer look.
    Other,
}

impl Class {
    /// The token that a text begins with, if its first byte, of this class, says enough: its kind, spelling and length.
    #[expect(clippy::inline_always, reason = "a call for each token would take as long as reading it")]
    #[inline(always)]
    fn token(self, text: Text<'_>, symbols: &mut Interner) -> Option<(TokenKind, Symbol, usize)> {
        match self {
            Self::Single(punct) => Some((TokenKind::Punct(punct), names::of_punctuator(punct), 1)),
            Self::Operator(punct) if !text.get(1).is_some_and(|next| ends_operator(*next)) => {
                Some((TokenKind::Punct(punct), names::of_punctuator(punct), 1))
            }
            Self::Name => {
                let length = identifier_length(text);
                Some((TokenKind::Ident, symbols.intern_first(text, length), length))
            }
            Self::Digit => match text {
                [digit, next, ..] if !is_in_number(*next) => Some((TokenKind::Number, names::of_digit(*digit), 1)),
                _ => {
                    let length = number_length(text);
                    Some((TokenKind::Number, symbols.intern_first(text, length), length))
                }
            },
            _ => None,
        }
    }
}

/// What each byte begins.
const CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        #[expect(clippy::indexing_slicing, reason = "computed when this is compiled")]
        let class = &mut classes[byte];
        *class = match byte as u8 {
            b' ' | b'\t' | b'\r' | 0x0B | 0x0C => Class::Blank,
            b'\n' => Class::Newline,
            b'/' => Class::Slash,
            b'L' | b'u' | b'U' => Class::Other,
            b'0'..=b'9' => Class::Digit,
            b',' => Class::Single(Punct::Comma),
            b'(' => Class::Single(Punct::OpenParen),
            b')' => Class::Single(Punct::CloseParen),
            b'{' => Class::Single(Punct::OpenBrace),
            b'}' => Class::Single(Punct::CloseBrace),
            b';' => Class::Single(Punct::Semicolon),
            b'|' => Class::Operator(Punct::Or),
            b'-' => Class::Operator(Punct::Minus),
            name if is_identifier_byte(name) => Class::Name,
            _ => Class::Other,
        };
        byte += 1;
    }
    classes
};

/// Whether a byte may be the second of an operator.
fn ends_operator(byte: u8) -> bool {
    byte.is_ascii_punctuation() && !matches!(byte, b'_' | b'(' | b'"')
}

fn class_of(byte: u8) -> Class {
    CLASSES.get(usize::from(byte)).copied().unwrap_or(Class::Other)
}

/// For each byte, whether it is part of identifiers.
const IDENTIFIER_BYTES: [bool; 256] = {
    let mut set = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        #[expect(clippy::indexing_slicing, reason = "computed when this is compiled")]
        let slot = &mut set[byte];
        *slot = is_identifier_byte(byte as u8);
        byte += 1;
    }
    set
};

fn is_in_name(byte: u8) -> bool {
    IDENTIFIER_BYTES.get(usize::from(byte)).copied().unwrap_or(false)
}

/// The length of an identifier. Written out: half of all bytes are in identifiers.
fn identifier_length(input: Text<'_>) -> usize {
    input.iter().take_while(|byte| is_in_name(**byte)).count()
}

fn is_in_number(byte: u8) -> bool {
    is_in_name(byte) || byte == b'.'
}

/// The length of C's preprocessing number, which is wider than any number of the language.
#[inline(never)]
fn number_length(input: Text<'_>) -> usize {
    let mut before = 0;
    let in_number = |byte: &&u8| {
        // A sign belongs to the number behind the letter of an exponent.
        let in_exponent = matches!(byte, b'+' | b'-') && matches!(before, b'e' | b'E' | b'p' | b'P');
        before = **byte;
        is_in_number(**byte) || in_exponent
    };
    input.iter().take_while(in_number).count()
}

fn identifier(input: Text<'_>) -> Lexed<'_, (TokenKind, Option<Fault>)> {
    take(identifier_length(input)).map(|_| (TokenKind::Ident, None)).parse(input)
}

/// A number, or a point that begins none.
fn number(input: Text<'_>) -> Lexed<'_, (TokenKind, Option<Fault>)> {
    if !matches!(input, [b'0'..=b'9', ..] | [b'.', b'0'..=b'9', ..]) {
        return punctuator(input);
    }
    take(number_length(input)).map(|_| (TokenKind::Number, None)).parse(input)
}

/// A string or character constant with its prefix. One that does not close ends with its line.
fn literal(input: Text<'_>) -> Lexed<'_, (TokenKind, Option<Fault>)> {
    let prefix = opt(alt((tag(&b"u8"[..]), tag(&b"u"[..]), tag(&b"U"[..]), tag(&b"L"[..]))));
    let quote = verify(take(1_usize), |quote: &[u8]| matches!(quote, b"\"" | b"'"));
    let (after, quote) = preceded(prefix, quote).parse(input)?;
    let quote = quote.first().copied().unwrap_or(b'"');
    let kind = if quote == b'"' { TokenKind::Str } else { TokenKind::Char };
    let (length, fault) = match quoted_length(after, quote) {
        Ok(length) => (length, None),
        Err(length) => (length, Some(Fault::UnclosedLiteral)),
    };
    let (after, _) = take(length).parse(after)?;
    Ok((after, (kind, fault)))
}

/// For each byte, the punctuators that it begins, as bits: longer ones have lower bits.
const BEGINNING_WITH: [u64; 128] = {
    let mut sets = [0_u64; 128];
    let mut index = 0;
    while index < Punct::ALL.len() {
        #[expect(clippy::indexing_slicing, reason = "computed when this is compiled")]
        let first = Punct::ALL[index].1.as_bytes()[0];
        #[expect(clippy::indexing_slicing, reason = "computed when this is compiled")]
        let set = &mut sets[first as usize];
        *set |= 1 << index;
        index += 1;
    }
    sets
};

fn punctuator(input: Text<'_>) -> Lexed<'_, (TokenKind, Option<Fault>)> {
    let first = input.first().copied().unwrap_or_default();
    if matches!(first, b'<' | b'%' | b':')
        && let Some((punct, text)) = DIGRAPHS.iter().find(|(_, text)| input.starts_with(text.as_bytes()))
    {
        return Ok((input.get(text.len()..).unwrap_or_default(), (TokenKind::Punct(*punct), None)));
    }
    let mut candidates = BEGINNING_WITH.get(usize::from(first)).copied().unwrap_or_default();
    while candidates != 0 {
        let candidate = Punct::ALL.get(candidates.trailing_zeros() as usize);
        // The byte itself has been seen.
        if let Some((punct, text)) = candidate
            && text.len() == 1
        {
            return Ok((input.get(1..).unwrap_or_default(), (TokenKind::Punct(*punct), None)));
        }
        if let Some((punct, text)) = candidate
            && let Some(after) = input.strip_prefix(text.as_bytes())
        {
            return Ok((after, (TokenKind::Punct(*punct), None)));
        }
        candidates &= candidates - 1;
    }
    Err(nom::Err::Error(nom::error::Error::new(input, nom::error::ErrorKind::Char)))
}

/// The one token that a text is, if it is one: what `##` makes.
pub(super) fn single(text: &[u8]) -> Option<TokenKind> {
    match lex(text) {
        Ok(([], (kind, None))) => Some(kind),
        _ => None,
    }
}
