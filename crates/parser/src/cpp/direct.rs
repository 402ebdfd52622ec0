//! Expansion where the tokens lie: of calls that stand in one run of tokens as a whole, as nearly all of a table do.
//!
//! Their arguments are read in their places, and what they stand for goes right to where it belongs, without copies in
//! between. What has more to it is left, with nothing of it done, to [`super::expand`]: a call that goes on behind the
//! run or is wrong, `#` and `##`, what no `#define` stands behind.

use super::macros::{Macro, inherit};
use super::preprocessor::{ARGUMENT, SPARE, is_builtin, is_disabled, may_expand, set_disabled};
use super::token::{Flags, Punct, Token, TokenKind};
use crate::source::{Expansion, Origin, SourceMap, Symbol};
use std::ops::Range;
use std::sync::Arc;

/// How deep calls may be within each other.
const DEPTH: usize = 16;
/// How often calls of a macro may be left for what is within them: then they are no longer tried.
const TRIES: u8 = 8;

/// Memory that is used again from call to call.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// The arguments of the calls that are being expanded, innermost last.
    arguments: Vec<Argument>,
    lists: Vec<Vec<Token>>,
    /// How often calls of each macro were left for what is within them, by the macro's symbol.
    left: Vec<u8>,
}

/// An argument of a call.
#[derive(Debug)]
struct Argument {
    /// Where it is among the tokens behind the macro's name.
    tokens: Range<usize>,
    /// Where its expansion is in the result, once it was needed.
    expanded: Option<Range<usize>>,
}

/// What stands behind a run of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    /// More tokens, perhaps: a call may go on in them.
    More,
    /// Nothing: it is an argument.
    Nothing,
}

impl Scratch {
    fn note_left(&mut self, name: Symbol) {
        let index = name.0 as usize;
        if self.left.len() <= index {
            self.left.resize(index + 1, 0);
        }
        if let Some(count) = self.left.get_mut(index) {
            *count = count.saturating_add(1);
        }
    }
}

/// One expansion of a run of tokens.
pub(super) struct Direct<'p> {
    pub(super) macros: &'p [Option<Arc<Macro>>],
    pub(super) disabled: &'p mut Vec<bool>,
    pub(super) map: &'p mut SourceMap,
    pub(super) scratch: &'p mut Scratch,
    /// Whether a call is a run by itself.
    pub(super) call_by_call: bool,
    /// How many tokens may be made.
    pub(super) most: usize,
    /// How many were, those of arguments and of results that were expanded again among them.
    pub(super) made: usize,
    pub(super) depth: usize,
    /// How many names of macros were put into the result since no call follows them: one may follow there.
    pub(super) uncalled: usize,
}

impl Direct<'_> {
    /// Puts what tokens stand for into `out`, up to the first macro that is left; how many tokens that takes.
    pub(super) fn run(&mut self, tokens: &[Token], behind: Behind, out: &mut Vec<Token>) -> usize {
        let call_by_call = self.call_by_call && self.depth == 0;
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if self.put(token, out) {
                at += 1;
                continue;
            }
            let Some(definition) = definition(self.macros, token.symbol) else { break };
            let is_apart = call_by_call && definition.parameters.is_some();
            if is_apart && at > 0 {
                break;
            }
            let after = tokens.get(at + 1..).unwrap_or_default();
            let Some(used) = self.replace(definition, *token, after, behind, out) else { break };
            at += 1 + used;
            if is_apart {
                break;
            }
        }
        at
    }

    /// Puts a token into `out` that is no macro's name, or else the one token that the macro stands for: most are, since
    /// constants are such macros. Whether it is either.
    #[inline]
    fn put(&mut self, token: &Token, out: &mut Vec<Token>) -> bool {
        if token.kind != TokenKind::Ident || token.flags.has(Flags::PAINTED) {
            out.push(*token);
            return true;
        }
        self.put_name(token, out)
    }

    #[inline(never)]
    fn put_name(&mut self, token: &Token, out: &mut Vec<Token>) -> bool {
        let Some(definition) = definition(self.macros, token.symbol) else {
            let stays = !is_builtin(token.symbol);
            if stays {
                out.push(*token);
            }
            return stays;
        };
        let (None, [only]) = (definition.parameters, definition.body.as_slice()) else { return false };
        if !stays(only, self.macros) || is_disabled(self.disabled, token.symbol) {
            return false;
        }
        let origin = self.map.expand(Expansion { name: token.symbol, pos: token.pos, origin: token.origin });
        out.push(Token { origin, flags: token.flags, ..*only });
        self.made += 2;
        true
    }

    /// Puts what a macro's name stands for into `out`; how many of the tokens after it belong to its call. `None` where it
    /// is left.
    #[inline(never)]
    fn replace(
        &mut self,
        definition: &Macro,
        name: Token,
        after: &[Token],
        behind: Behind,
        out: &mut Vec<Token>,
    ) -> Option<usize> {
        if is_disabled(self.disabled, name.symbol) {
            out.push(Token { flags: name.flags.with(Flags::PAINTED), ..name });
            return Some(0);
        }
        let tries = self.scratch.left.get(name.symbol.0 as usize).copied().unwrap_or(0);
        if !definition.simple || self.depth >= DEPTH || self.made >= self.most || tries >= TRIES {
            return None;
        }
        let first_argument = self.scratch.arguments.len();
        let used = match (definition.parameters, after) {
            (None, _) => 0,
            (Some(count), [open, after @ ..]) if open.is(Punct::OpenParen) => {
                1 + self.arguments(count, definition.variadic, after)?
            }
            (Some(_), []) if behind == Behind::More => return None,
            (Some(_), _) => {
                out.push(name);
                self.uncalled += 1;
                return Some(0);
            }
        };
        let (begin, expansions) = (out.len(), self.map.expansions());
        let origin = self.map.expand(Expansion { name: name.symbol, pos: name.pos, origin: name.origin });
        self.depth += 1;
        let again = self.substitute(definition, origin, after.get(1..).unwrap_or_default(), first_argument, out);
        if let Some(first) = out.get_mut(begin) {
            first.flags = inherit(first.flags, name.flags);
        }
        self.made += definition.body.len() + out.len() - begin + 1;
        let replaced = again.is_some_and(|again| again >= out.len() || self.rescan(name.symbol, again, out));
        self.depth -= 1;
        self.scratch.arguments.truncate(first_argument);
        if !replaced {
            out.truncate(begin);
            self.map.take_back(expansions);
            self.scratch.note_left(name.symbol);
            return None;
        }
        Some(used)
    }

    /// Notes the arguments of a call, after its opening parenthesis; how many tokens there are up to the closing one, and
    /// with it. `None`, and nothing noted, where it does not close, or has another number of arguments.
    fn arguments(&mut self, count: u8, variadic: bool, tokens: &[Token]) -> Option<usize> {
        let (first, count) = (self.scratch.arguments.len(), usize::from(count));
        let (mut begin, mut depth) = (0, 0_usize);
        let mut close = None;
        for (at, token) in tokens.iter().enumerate() {
            let TokenKind::Punct(punct) = token.kind else { continue };
            match punct {
                Punct::OpenParen => depth += 1,
                Punct::CloseParen if depth == 0 => {
                    close = Some(at);
                    break;
                }
                Punct::CloseParen => depth -= 1,
                // The last parameter may take all that is left.
                Punct::Comma if depth == 0 && variadic && self.scratch.arguments.len() + 1 >= first + count => {}
                Punct::Comma if depth == 0 => {
                    self.scratch.arguments.push(Argument { tokens: begin..at, expanded: None });
                    begin = at + 1;
                }
                _ => {}
            }
        }
        let close = close.filter(|close| {
            // Nothing between the parentheses is no argument where none is wanted.
            if count > 0 || *close > 0 {
                self.scratch.arguments.push(Argument { tokens: begin..*close, expanded: None });
            }
            if variadic && self.scratch.arguments.len() + 1 == first + count {
                self.scratch.arguments.push(Argument { tokens: *close..*close, expanded: None });
            }
            self.scratch.arguments.len() == first + count
        });
        match close {
            Some(close) => self.made += close,
            None => self.scratch.arguments.truncate(first),
        }
        Some(close? + 1)
    }

    /// Puts a macro's body into `out`, with the arguments for its parameters: they are among `after`. The result is where
    /// the first name in `out` is that may have to be expanded, or the end; `None` if anything of it was left.
    fn substitute(
        &mut self,
        definition: &Macro,
        origin: Origin,
        after: &[Token],
        first_argument: usize,
        out: &mut Vec<Token>,
    ) -> Option<usize> {
        if definition.literal {
            out.extend(definition.body.iter().map(|token| Token { origin, ..*token }));
            return Some(out.len());
        }
        let begin = out.len();
        let mut again = None;
        for token in &definition.body {
            let TokenKind::Param(parameter) = token.kind else {
                if token.kind == TokenKind::Ident && again.is_none() && !stays(token, self.macros) {
                    again = Some(out.len());
                }
                out.push(Token { origin, ..*token });
                continue;
            };
            let own = out.len();
            let index = first_argument + usize::from(parameter);
            let argument = self.scratch.arguments.get(index)?;
            if let Some(known) = argument.expanded.clone() {
                out.extend_from_within(known);
            } else {
                let tokens = after.get(argument.tokens.clone()).unwrap_or_default();
                let uncalled = self.uncalled;
                let is_put = matches!(tokens, [only] if self.put(only, out));
                if !is_put && self.run(tokens, Behind::Nothing, out) < tokens.len() {
                    return None;
                }
                if self.uncalled > uncalled {
                    again = again.or(Some(own));
                }
                self.scratch.arguments.get_mut(index)?.expanded = Some(own..out.len());
            }
            if out.len() - begin > ARGUMENT {
                return None;
            }
            if let Some(first) = out.get_mut(own) {
                first.flags = inherit(first.flags, token.flags);
            }
        }
        Some(again.unwrap_or(out.len()))
    }

    /// Expands what the macro `name` was replaced by again, from its token at `from` in `out` on. Whether nothing of it was
    /// left.
    fn rescan(&mut self, name: Symbol, from: usize, out: &mut Vec<Token>) -> bool {
        let mut list = self.scratch.lists.pop().unwrap_or_default();
        list.extend_from_slice(out.get(from..).unwrap_or_default());
        out.truncate(from);
        set_disabled(self.disabled, name, true);
        let is_whole = self.run(&list, Behind::More, out) == list.len();
        set_disabled(self.disabled, name, false);
        if list.capacity() <= SPARE {
            list.clear();
            self.scratch.lists.push(list);
        }
        is_whole
    }
}

/// What a name is defined as.
fn definition(macros: &[Option<Arc<Macro>>], name: Symbol) -> Option<&Macro> {
    macros.get(name.0 as usize).and_then(Option::as_deref)
}

/// Whether expansion leaves a token as it is.
fn stays(token: &Token, macros: &[Option<Arc<Macro>>]) -> bool {
    token.kind != TokenKind::Ident || token.flags.has(Flags::PAINTED) || !may_expand(macros, token.symbol)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpp::{Config, Preprocessor};
    use crate::source::{MemoryTree, Pos};
    use proptest::prelude::*;

    /// What is known of a token: its kind and text, whether it is painted, whether white space stands before it, where it
    /// stood, and the macros that it came through.
    type Known = (TokenKind, String, [bool; 2], Pos, Vec<(Symbol, Pos)>);

    /// What a text expands to, and what is said of it; and whether any macro was given a context for that.
    fn expand(text: &str, directly: bool) -> (Vec<Known>, Vec<String>, bool) {
        let tree = MemoryTree::new().with("a.c", text);
        let mut preprocessor = Preprocessor::new(&tree, Config::default());
        assert!(preprocessor.open("a.c"));
        let mut tokens = Vec::new();
        if directly {
            while preprocessor.step(&mut tokens) {}
        } else {
            preprocessor.scratch.left = vec![TRIES; 10_000];
            tokens.extend(std::iter::from_fn(|| preprocessor.next()));
        }
        let had_contexts = !preprocessor.spare.is_empty();
        let (unit, diagnostics) = preprocessor.finish();
        let known = |token: &Token| {
            let space = token.flags.has(Flags::SPACE) || token.flags.has(Flags::LINE_START);
            let chain = unit.map.chain(token.origin).map(|expansion| (expansion.name, expansion.pos)).collect();
            let text = unit.symbols.show(token.symbol).into_owned();
            (token.kind, text, [token.flags.has(Flags::PAINTED), space], token.pos, chain)
        };
        let said = diagnostics.iter().map(|diagnostic| diagnostic.render(false)).collect();
        (unit.tokens.iter().chain(&tokens).map(known).collect(), said, had_contexts)
    }

    const TABLE: &str = "\
#define A(a1, a2) { a1, a2 }
#define ATTK(at, n, d) { at, n, d }
#define LVL(lvl, mov) lvl, mov
#define MON(nam, lvl, atk, ...) { nam, lvl, atk, __VA_ARGS__ }
#define NO ATTK(0, 0, 0)
#define BITE 1
#define FIERCE (BITE | 4)
MON(\"newt\", LVL(0, 6), A(ATTK(BITE, 1, 3),
    NO), FIERCE, 2),
";

    #[test]
    fn a_table_needs_no_contexts() {
        let (tokens, said, had_contexts) = expand(TABLE, true);
        assert!(!had_contexts);
        let (expected, _, had_contexts) = expand(TABLE, false);
        assert!(had_contexts);
        assert_eq!((tokens, said), (expected, Vec::new()));
    }

    #[test]
    fn what_hides_a_long_way_is_not_tried_again() {
        let text = format!("#define S(x) #x\n#define F(x) x S(x)\n{}", "F(1),\n".repeat(100));
        let tree = MemoryTree::new().with("a.c", &text);
        let mut preprocessor = Preprocessor::new(&tree, Config::default());
        preprocessor.run_file("a.c");
        let name = preprocessor.symbol("F").0 as usize;
        assert_eq!(preprocessor.scratch.left.get(name), Some(&TRIES));
    }

    /// Tokens of bodies and of the text behind them: the macros themselves, their parameters, and what calls are made of.
    fn words(most: usize) -> impl Strategy<Value = String> {
        let word = prop_oneof![
            3 => "[F-H]\\(",
            2 => "[F-K]",
            3 => "[x-z]",
            1 => Just("__VA_ARGS__".to_owned()),
            1 => "[1-3]",
            4 => Just(")".to_owned()),
            3 => Just(",".to_owned()),
            1 => "[({]",
        ];
        proptest::collection::vec(word, 0..most).prop_map(|words| words.join(" "))
    }

    /// A few macros, with and without parameters, that stand for each other.
    fn definitions() -> impl Strategy<Value = String> {
        let parameters = ["()", "(x)", "(x, y)", "(x, y, z)", "(x, ...)", "(...)"].map(Just).to_vec();
        let rare = prop_oneof![9 => Just(""), 1 => Just(" #x"), 1 => Just(" x ## y"), 1 => Just(" 1 ## 2")];
        let calls = proptest::collection::vec((proptest::sample::select(parameters), words(8), rare), 3);
        let constants = proptest::collection::vec(words(4), 3);
        (calls, constants).prop_map(|(calls, constants)| {
            let call = |(name, (Just(parameters), body, rare))| format!("#define {name}{parameters} {body}{rare}\n");
            let constant = |(name, body)| format!("#define {name} {body}\n");
            let calls = ["F", "G", "H"].into_iter().zip(calls).map(call);
            calls.chain(["I", "J", "K"].into_iter().zip(constants).map(constant)).collect()
        })
    }

    proptest! {
        #[test]
        fn the_short_way_leads_where_the_long_one_does(
            definitions in definitions(),
            lines in proptest::collection::vec(words(12), 1..4),
        ) {
            let text = definitions + &lines.join("\n") + "\n";
            let ((direct, said, _), (long, expected, _)) = (expand(&text, true), expand(&text, false));
            prop_assert_eq!(direct, long, "{}", text);
            prop_assert_eq!(said, expected, "{}", text);
        }
    }
}
