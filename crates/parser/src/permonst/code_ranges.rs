//! Ranges of PM names that a tree's code walks: `PM_A <= x && x <= PM_B`, `for (i = PM_A; i <= PM_B; i++)`, and how many
//! there are from one to the other, `PM_B - PM_A + 1`.
//!
//! They are found by token, in the C files beside the table's and in the headers, of all configurations.

use super::{Request, find};
use crate::cpp::{Flags, Punct, Raw, Token, TokenKind, raw_tokens};
use crate::source::{Place, SourceText, Symbol, Tree};
use memchr::memmem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The longest comparison, and the longest piece of code that is shown, in tokens.
const LONGEST: usize = 40;

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
    /// The code, in one line.
    pub code: String,
    /// Where it stands.
    pub place: Place,
}

/// The code of a tree, to be looked through for ranges of PM names by as many threads as there are at hand.
pub struct Code<'t> {
    tree: &'t dyn Tree,
    /// The headers and the C files beside the table's.
    files: Vec<String>,
    /// Which file nobody reads yet.
    next: AtomicUsize,
    /// What was found, each with the number of its file.
    found: Mutex<Vec<(usize, Vec<CodeRange>)>>,
}

impl<'t> Code<'t> {
    /// The code of a tree; none where it has no table.
    pub fn of(tree: &'t dyn Tree, request: &Request) -> Self {
        let mut files = Vec::new();
        if let Some(table_file) = find::table_file(tree, request) {
            let folder = table_file.rsplit_once('/').map_or("", |(folder, _)| folder);
            let headers = find::join(&request.base, "include");
            for (folder, end) in [(headers.as_str(), ".h"), (folder, ".c")] {
                let names = tree.files(folder).into_iter().filter(|file| file.ends_with(end));
                files.extend(names.map(|name| find::join(folder, &name)));
            }
        }
        Self { tree, files, next: AtomicUsize::new(0), found: Mutex::default() }
    }

    /// Looks through files until others have, or this one has, begun with each. A file that cannot be read has no ranges.
    pub fn look_through(&self) {
        // One buffer for all: a tree's code is much larger than what is looked at closer.
        let mut bytes = Vec::new();
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(path) = self.files.get(number) else { return };
            if self.tree.read_into(path, &mut bytes) == Ok(true) && places(&bytes).next().is_some() {
                let ranges = of_file(&Arc::new(SourceText::new(Arc::from(path.as_str()), bytes.clone())));
                self.found.lock().unwrap_or_else(PoisonError::into_inner).push((number, ranges));
            }
        }
    }

    /// The ranges that were found, in the order of the files.
    pub fn into_ranges(self) -> Vec<CodeRange> {
        let mut found = self.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by_key(|(number, _)| *number);
        found.into_iter().flat_map(|(_, ranges)| ranges).collect()
    }
}

/// The places of PM names beside which a comparison or a subtraction stands: most files have none, and need not be looked
/// at closer.
fn places(bytes: &[u8]) -> impl Iterator<Item = usize> {
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let is_blank = |byte: &&u8| byte.is_ascii_whitespace() || matches!(byte, b'(' | b')' | b'=');
    memmem::find_iter(bytes, b"PM_").filter(move |at| {
        let (before, after) = bytes.split_at(*at);
        let name = after.iter().take_while(is_name).count();
        let next = after.iter().skip(name).find(|byte| !is_blank(byte));
        let last = before.iter().rev().find(|byte| !is_blank(byte));
        matches!(next, Some(b'<' | b'>' | b'-')) || matches!(last, Some(b'<' | b'>' | b'-'))
    })
}

/// The ranges of one file.
fn of_file(text: &Arc<SourceText>) -> Vec<CodeRange> {
    let places: Vec<_> = places(text.joined()).collect();
    let raw = raw_tokens(text, &places);
    let found = (0..raw.tokens.len()).filter_map(|at| {
        let finder = Finder { raw: &raw };
        let token = raw.tokens.get(at)?;
        let (range, begin, end) = match token.kind {
            TokenKind::Punct(punct @ (Punct::AndAnd | Punct::OrOr)) => finder.comparisons(at, punct)?,
            TokenKind::Ident if raw.symbols.text(token.symbol) == b"for" => finder.loop_header(at)?,
            TokenKind::Punct(Punct::Minus) => finder.difference(at)?,
            _ => return None,
        };
        let shown = raw.tokens.get(begin..end)?;
        let first = shown.first()?;
        let (line, column, line_text) = text.locate(first.pos.0 as usize);
        let width = raw.symbols.show(first.symbol).chars().count() as u32;
        let place = Place { path: Arc::clone(text.path()), line, column, width, text: Arc::from(line_text) };
        let name = |symbol| raw.symbols.show(symbol).strip_prefix("PM_").map(str::to_owned);
        Some(CodeRange {
            first: name(range.low.name)?,
            with_first: range.low.with,
            last: name(range.high.name)?,
            with_last: range.high.with,
            code: finder.code(shown),
            place,
        })
    });
    found.collect()
}

/// An end of a range: a PM name, and whether its row belongs to it.
#[derive(Clone, Copy)]
struct End {
    name: Symbol,
    with: bool,
}

struct Ends {
    low: End,
    high: End,
}

/// A comparison of a value with a PM name, as `value PUNCT name`.
struct Comparison<'t> {
    value: &'t [Token],
    punct: Punct,
    name: Symbol,
}

/// The ends of a range, and the tokens that say so.
type Found = Option<(Ends, usize, usize)>;

struct Finder<'r> {
    raw: &'r Raw,
}

impl Finder<'_> {
    /// Two comparisons of one value: within the range, or outside of it.
    fn comparisons(&self, at: usize, connective: Punct) -> Found {
        let (begin, end) = (self.begin_before(at), self.end_after(at));
        let left = self.comparison(self.raw.tokens.get(begin..at)?)?;
        let right = self.comparison(self.raw.tokens.get(at + 1..end)?)?;
        let symbols = |tokens: &[Token]| tokens.iter().map(|token| token.symbol).collect::<Vec<_>>();
        if symbols(left.value) != symbols(right.value) {
            return None;
        }
        let ends = match (bound(&left, connective)?, bound(&right, connective)?) {
            (Bound::Low(low), Bound::High(high)) | (Bound::High(high), Bound::Low(low)) => Ends { low, high },
            _ => return None,
        };
        Some((ends, begin, end))
    }

    /// `for (i = PM_A; i <= PM_B; …`, or downwards.
    fn loop_header(&self, at: usize) -> Found {
        let open = self.raw.tokens.get(at + 1)?;
        let header = self.raw.tokens.get(at + 2..)?;
        let init = header.iter().take(LONGEST).position(|token| token.is(Punct::Semicolon))?;
        let [.., assign, start] = header.get(..init)? else { return None };
        let condition = header.get(init + 1..)?;
        let length = condition.iter().take(LONGEST).position(|token| token.is(Punct::Semicolon))?;
        let comparison = self.comparison(condition.get(..length)?)?;
        if !open.is(Punct::OpenParen) || !assign.is(Punct::Assign) || !self.is_pm(start) {
            return None;
        }
        let start = End { name: start.symbol, with: true };
        let ends = match bound(&comparison, Punct::AndAnd)? {
            Bound::High(high) => Ends { low: start, high },
            Bound::Low(low) => Ends { low, high: start },
        };
        Some((ends, at + 2, at + 2 + init + 1 + length))
    }

    /// `PM_B - PM_A + 1`.
    fn difference(&self, at: usize) -> Found {
        let [high, _, low, plus, one] = self.raw.tokens.get(at.checked_sub(1)?..at + 4)? else { return None };
        let is_count = plus.is(Punct::Plus) && self.raw.symbols.text(one.symbol) == b"1";
        if !is_count || !self.is_pm(high) || !self.is_pm(low) {
            return None;
        }
        let end = |token: &Token| End { name: token.symbol, with: true };
        Some((Ends { low: end(low), high: end(high) }, at - 1, at + 4))
    }

    /// A comparison with a PM name, if tokens are one.
    fn comparison<'t>(&self, tokens: &'t [Token]) -> Option<Comparison<'t>> {
        let tokens = unwrapped(tokens);
        let at = top_level(tokens, |punct| relation(punct).is_some())?;
        let TokenKind::Punct(punct) = tokens.get(at)?.kind else { return None };
        let (left, right) = (unwrapped(tokens.get(..at)?), unwrapped(tokens.get(at + 1..)?));
        match (left, right) {
            (value, [name]) if self.is_pm(name) => Some(Comparison { value, punct, name: name.symbol }),
            ([name], value) if self.is_pm(name) => {
                Some(Comparison { value, punct: relation(punct)?, name: name.symbol })
            }
            _ => None,
        }
    }

    fn is_pm(&self, token: &Token) -> bool {
        token.kind == TokenKind::Ident && self.raw.symbols.text(token.symbol).starts_with(b"PM_")
    }

    /// Where the operand before a connective begins.
    fn begin_before(&self, at: usize) -> usize {
        let mut depth = 0_usize;
        let mut begin = at;
        while let Some(token) = begin.checked_sub(1).and_then(|before| self.raw.tokens.get(before)) {
            match token.kind {
                TokenKind::Punct(Punct::CloseParen) => depth += 1,
                TokenKind::Punct(Punct::OpenParen) if depth == 0 => break,
                TokenKind::Punct(Punct::OpenParen) => depth -= 1,
                _ if depth == 0 && self.ends_operand(token) => break,
                _ => {}
            }
            if at - begin > LONGEST {
                break;
            }
            begin -= 1;
        }
        begin
    }

    /// Where the operand after a connective ends.
    fn end_after(&self, at: usize) -> usize {
        let mut depth = 0_usize;
        let mut end = at + 1;
        while let Some(token) = self.raw.tokens.get(end) {
            match token.kind {
                TokenKind::Punct(Punct::OpenParen) => depth += 1,
                TokenKind::Punct(Punct::CloseParen) if depth == 0 => break,
                TokenKind::Punct(Punct::CloseParen) => depth -= 1,
                _ if depth == 0 && self.ends_operand(token) => break,
                _ => {}
            }
            if end - at > LONGEST {
                break;
            }
            end += 1;
        }
        end
    }

    /// Whether an operand of `&&` or `||` cannot go on over this token.
    fn ends_operand(&self, token: &Token) -> bool {
        match token.kind {
            TokenKind::Punct(punct) => matches!(
                punct,
                Punct::AndAnd
                    | Punct::OrOr
                    | Punct::Semicolon
                    | Punct::Comma
                    | Punct::Question
                    | Punct::Colon
                    | Punct::Assign
                    | Punct::OpenBrace
                    | Punct::CloseBrace
            ),
            TokenKind::Newline => true,
            TokenKind::Ident => self.raw.symbols.text(token.symbol) == b"return",
            _ => false,
        }
    }

    /// Tokens as one line of code.
    fn code(&self, tokens: &[Token]) -> String {
        let mut code = String::new();
        for (at, token) in tokens.iter().enumerate() {
            if at > 0 && token.flags.has(Flags::SPACE) {
                code.push(' ');
            }
            code.push_str(&self.raw.symbols.show(token.symbol));
        }
        code
    }
}

/// What a comparison says of the values in a range.
enum Bound {
    Low(End),
    High(End),
}

/// The bound that a comparison gives: of the values for which it holds, or, where two are alternatives, of the others.
fn bound(comparison: &Comparison<'_>, connective: Punct) -> Option<Bound> {
    let end = |with| End { name: comparison.name, with };
    Some(match (comparison.punct, connective) {
        (Punct::GreaterEqual, Punct::AndAnd) | (Punct::Less, Punct::OrOr) => Bound::Low(end(true)),
        (Punct::Greater, Punct::AndAnd) | (Punct::LessEqual, Punct::OrOr) => Bound::Low(end(false)),
        (Punct::LessEqual, Punct::AndAnd) | (Punct::Greater, Punct::OrOr) => Bound::High(end(true)),
        (Punct::Less, Punct::AndAnd) | (Punct::GreaterEqual, Punct::OrOr) => Bound::High(end(false)),
        _ => return None,
    })
}

/// The same relation with its sides exchanged; `None` for what is none.
fn relation(punct: Punct) -> Option<Punct> {
    Some(match punct {
        Punct::Less => Punct::Greater,
        Punct::Greater => Punct::Less,
        Punct::LessEqual => Punct::GreaterEqual,
        Punct::GreaterEqual => Punct::LessEqual,
        _ => return None,
    })
}

/// Tokens without the parentheses around all of them.
fn unwrapped(mut tokens: &[Token]) -> &[Token] {
    while let [open, inner @ .., close] = tokens
        && open.is(Punct::OpenParen)
        && close.is(Punct::CloseParen)
        && balanced(inner)
    {
        tokens = inner;
    }
    tokens
}

/// Whether no parenthesis closes that was not opened.
fn balanced(tokens: &[Token]) -> bool {
    let mut depth = 0_usize;
    for token in tokens {
        if token.is(Punct::OpenParen) {
            depth += 1;
        } else if token.is(Punct::CloseParen) {
            let Some(outer) = depth.checked_sub(1) else { return false };
            depth = outer;
        }
    }
    depth == 0
}

/// The first punctuator outside of parentheses that is wanted.
fn top_level(tokens: &[Token], is_wanted: impl Fn(Punct) -> bool) -> Option<usize> {
    let mut depth = 0_usize;
    tokens.iter().position(|token| {
        match token.kind {
            TokenKind::Punct(Punct::OpenParen) => depth += 1,
            TokenKind::Punct(Punct::CloseParen) => depth = depth.saturating_sub(1),
            TokenKind::Punct(punct) => return depth == 0 && is_wanted(punct),
            _ => {}
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(code: &str) -> Vec<String> {
        let text = Arc::new(SourceText::new(Arc::from("a.c"), code.as_bytes().to_vec()));
        let found = of_file(&text).into_iter();
        let show = |range: CodeRange| {
            let (open, close) = (if range.with_first { '[' } else { '(' }, if range.with_last { ']' } else { ')' });
            format!("{open}{} {}{close} {}:{}", range.first, range.last, range.place.line, range.place.column)
        };
        found.map(show).collect()
    }

    #[test]
    fn two_comparisons_of_one_value_are_a_range() {
        assert_eq!(ranges("if (PM_A <= m->id && m->id <= PM_B) f();"), ["[A B] 1:5"]);
        assert_eq!(ranges("x = ((mndx) >= PM_A) && \\\n (mndx) < (PM_B);"), ["[A B) 1:5"]);
        assert_eq!(ranges("if (y\n && (mndx < PM_A || mndx > PM_B))"), ["[A B] 2:6"]);
        assert_eq!(ranges("#define is_x(p) (monsndx(p) > PM_A && monsndx(p) <= PM_B)\n"), ["(A B] 1:18"]);
    }

    #[test]
    fn a_loop_and_a_count_are_ranges() {
        assert_eq!(ranges("for (i = PM_A; i <= PM_B; i++)"), ["[A B] 1:6"]);
        assert_eq!(ranges("for (i = PM_B; i > PM_A; i--)"), ["(A B] 1:6"]);
        assert_eq!(ranges("#define N (PM_B - PM_A + 1)\n"), ["[A B] 1:12"]);
    }

    #[test]
    fn other_comparisons_are_none() {
        for code in [
            "if (a >= PM_A && b <= PM_B)",
            "if (a >= PM_A && a >= PM_B)",
            "if (a == PM_A || a == PM_B)",
            "/* a >= PM_A && a <= PM_B */ \"a >= PM_A && a <= PM_B\"",
            "#if 0\nif (a >= PM_A && a <= PM_B)\n#endif\n",
            "i = x - PM_A + 1; j = PM_B - PM_A;",
        ] {
            assert_eq!(ranges(code), [""; 0], "{code}");
        }
    }

    #[test]
    fn only_pm_names_that_are_compared_are_looked_at() {
        let found = |code: &str| places(code.as_bytes()).collect::<Vec<_>>();
        assert_eq!(found("x >= PM_A"), [5]);
        assert_eq!(found("PM_B\n < x"), [0]);
        assert_eq!(found("PM_B) - (PM_A"), [0, 9]);
        assert_eq!(found("case PM_A: x = PM_B; y == PM_C"), [0; 0]);
    }
}
