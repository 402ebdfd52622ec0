//! The preprocessor's state, and its main loop.

use super::conditional::{Conditional, OpenGroup};
use super::direct::Scratch;
use super::expand::Context;
use super::include::{AbsentHeader, Source};
use super::lexer::Fault;
use super::macros::{Arguments, Macro};
use super::token::{Flags, Token, TokenKind};
use crate::names;
use crate::source::{
    Diagnostic, Diagnostics, Expansion, Interner, Kind, Origin, SourceMap, SourceText, Symbol, Tree, TreeError,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// How many tokens all expansions together may make.
const EXPANDED: usize = 25_000_000;
/// How many expansions may be noted at once, those of macros that stand for nothing among them.
const NOTED: usize = 8_000_000;
/// How many tokens the result may have.
const LIVE: usize = 4_000_000;
/// How many tokens one argument may have.
pub(super) const ARGUMENT: usize = 1_000_000;

/// The macros that C itself defines; a table has no use for the day of its compilation.
const STANDARD: &str = "\
#define __STDC__ 1
#define __STDC_VERSION__ 201710L
#define __STDC_HOSTED__ 1
#define __DATE__ \"Jan  1 1970\"
#define __TIME__ \"00:00:00\"
";

/// How many spellings a small tree's headers and table have.
const SPELLINGS: usize = 7000;

/// How many tokens memory may have room for that is kept to be used again.
pub(super) const SPARE: usize = 4096;

/// How a translation unit is to be read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Config {
    /// Where headers are sought after the including file's own folder, in order.
    pub(crate) search: Vec<String>,
    /// Names with their values, which the tree cannot change.
    pub(crate) defines: Vec<(String, String)>,
    /// Names that stay undefined.
    pub(crate) undefines: Vec<String>,
}

/// A preprocessed translation unit, and what is needed to ask for more of it.
#[derive(Debug, Default)]
pub(crate) struct Preprocessed {
    /// All tokens.
    pub(crate) tokens: Vec<Token>,
    /// The `#if`s that were met, in the order of their beginnings.
    pub(crate) conditionals: Vec<Conditional>,
    /// The spellings of the tokens.
    pub(crate) symbols: Interner,
    /// Where the tokens stood.
    pub(crate) map: SourceMap,
    /// The headers that the tree lacks.
    pub(crate) absent: Vec<AbsentHeader>,
    /// Whether text was lost, by a limit or by what does not end: what the tokens lack then says nothing.
    pub(crate) broken: bool,
    /// The files that were opened.
    pub(crate) opened: Vec<String>,
    /// The macros that are defined.
    pub(crate) macros: Macros,
}

/// The macros that are defined so far, at last those at the end of a unit, to be expanded when somebody asks.
#[derive(Debug, Default)]
pub(crate) struct Macros(Vec<Option<Arc<Macro>>>);

impl Macros {
    /// The names of object-like macros that stand for something, in the order of their first occurrence.
    pub(crate) fn constants(&self) -> impl Iterator<Item = Symbol> {
        let object_like = |definition: &&Arc<Macro>| definition.parameters.is_none() && !definition.body.is_empty();
        self.0.iter().flatten().filter(object_like).map(|definition| definition.name)
    }

    /// The names of all macros, in the order of their first occurrence.
    pub(crate) fn names(&self) -> impl Iterator<Item = Symbol> {
        self.0.iter().flatten().map(|definition| definition.name)
    }

    /// What macros expand to. Pasting may make new spellings, which `symbols` gets.
    pub(crate) fn expand(&self, names: &[Symbol], symbols: &mut Interner) -> Vec<(Symbol, Vec<Token>)> {
        let mut preprocessor = Preprocessor::empty(&NoTree, Config::default(), std::mem::take(symbols));
        preprocessor.macros.clone_from(&self.0);
        let expand = |name: &Symbol| {
            let definition = self.0.get(name.0 as usize)?.as_ref()?;
            let (symbol, pos) = (*name, definition.pos);
            let name = Token { kind: TokenKind::Ident, flags: Flags::default(), symbol, pos, origin: Origin::FILE };
            preprocessor.calls.push(Arguments { tokens: vec![name], ..Arguments::default() });
            let mut tokens = Vec::new();
            preprocessor.expand_argument(0..1, &mut tokens);
            preprocessor.calls.clear();
            Some((symbol, tokens))
        };
        let expanded = names.iter().filter_map(expand).collect();
        *symbols = preprocessor.symbols;
        expanded
    }
}

/// A tree without files.
struct NoTree;

impl Tree for NoTree {
    fn read(&self, _: &str) -> Result<Option<Vec<u8>>, TreeError> {
        Ok(None)
    }

    fn folders(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn files(&self, _: &str) -> Vec<String> {
        Vec::new()
    }
}

/// The preprocessor.
#[derive(Debug)]
pub(crate) struct Preprocessor<'t> {
    pub(super) tree: &'t dyn Tree,
    pub(super) config: Config,
    pub(super) symbols: Interner,
    pub(super) map: SourceMap,
    pub(super) diagnostics: Diagnostics,

    /// By symbol.
    pub(super) macros: Vec<Option<Arc<Macro>>>,
    pub(super) disabled: Vec<bool>,
    /// Names of the command line, which the tree's own directives do not change.
    pub(super) fixed: FxHashSet<Symbol>,
    /// Names that mattered without being macros at the end: conditions asked for them, or they were defined and no longer
    /// are.
    pub(super) asked: FxHashSet<Symbol>,

    pub(super) files: FxHashMap<String, Option<Arc<SourceText>>>,
    pub(super) once: FxHashSet<String>,
    pub(super) opened: Vec<String>,
    pub(super) absent: Vec<AbsentHeader>,
    pub(super) sources: Vec<Source>,

    pub(super) contexts: Vec<Context>,
    /// The arguments of the calls that are being carried out, innermost last.
    pub(super) calls: Vec<Arguments>,
    /// Memory of lists and arguments that were done with: there are tens of thousands of both.
    pub(super) spare: Vec<Vec<Token>>,
    pub(super) spare_arguments: Vec<Arguments>,
    pub(super) scratch: Scratch,
    pub(super) lookahead: Option<Token>,
    /// Tokens of the file that is being read, up to the next directive at most, and which of them is next.
    pub(super) batch: Vec<Token>,
    pub(super) batch_next: usize,
    /// The token behind them, where there is something to do with it.
    batch_end: Option<Token>,
    pub(super) in_directive: bool,
    /// Memory for the tokens of a directive.
    pub(super) line: Vec<Token>,
    pub(super) argument_depth: usize,
    /// How many tokens the arguments have of the calls that are being carried out, and what is read in their places.
    pub(super) held: usize,
    pub(super) counter: u32,
    pub(super) conditionals: Vec<Conditional>,
    pub(super) groups: Vec<OpenGroup>,

    output: Vec<Token>,
    made: usize,
    pub(super) expanded: usize,
    stopped: bool,
    broken: bool,
}

impl std::fmt::Debug for dyn Tree + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tree")
    }
}

impl<'t> Preprocessor<'t> {
    /// A preprocessor that has read nothing but its configuration.
    pub(crate) fn new(tree: &'t dyn Tree, config: Config) -> Self {
        let mut symbols = Interner::with_capacity(SPELLINGS);
        names::intern_all(&mut symbols);
        let mut preprocessor = Self::empty(tree, config, symbols);
        preprocessor.predefine();
        preprocessor
    }

    /// A preprocessor without any macro.
    fn empty(tree: &'t dyn Tree, config: Config, symbols: Interner) -> Self {
        Self {
            tree,
            config,
            symbols,
            map: SourceMap::default(),
            diagnostics: Diagnostics::new(),
            macros: Vec::new(),
            disabled: Vec::new(),
            fixed: FxHashSet::default(),
            asked: FxHashSet::default(),
            files: FxHashMap::default(),
            once: FxHashSet::default(),
            opened: Vec::new(),
            absent: Vec::new(),
            sources: Vec::new(),
            contexts: Vec::new(),
            calls: Vec::new(),
            spare: Vec::new(),
            spare_arguments: Vec::new(),
            scratch: Scratch::default(),
            lookahead: None,
            batch: Vec::new(),
            batch_next: 0,
            batch_end: None,
            in_directive: false,
            line: Vec::new(),
            argument_depth: 0,
            held: 0,
            counter: 0,
            conditionals: Vec::new(),
            groups: Vec::new(),
            output: Vec::new(),
            made: 0,
            expanded: 0,
            stopped: false,
            broken: false,
        }
    }

    /// Another one that goes on from here, where no file is open.
    pub(crate) fn branch(&self) -> Self {
        Self {
            map: self.map.clone(),
            diagnostics: self.diagnostics.clone(),
            macros: self.macros.clone(),
            fixed: self.fixed.clone(),
            asked: self.asked.clone(),
            files: self.files.clone(),
            once: self.once.clone(),
            opened: self.opened.clone(),
            absent: self.absent.clone(),
            counter: self.counter,
            conditionals: self.conditionals.clone(),
            output: self.output.clone(),
            made: self.made,
            expanded: self.expanded,
            stopped: self.stopped,
            broken: self.broken,
            ..Self::empty(self.tree, self.config.clone(), self.symbols.clone())
        }
    }

    /// Standard C's own macros, and those of the command line.
    fn predefine(&mut self) {
        self.run_text("<standard>", STANDARD);
        let defines = std::mem::take(&mut self.config.defines);
        self.define_fixed(&defines);
        self.config.defines = defines;
        for name in &self.config.undefines {
            self.fixed.insert(self.symbols.intern(name.as_bytes()));
        }
    }

    /// Defines names for good.
    pub(super) fn define_fixed(&mut self, defines: &[(String, String)]) {
        if defines.is_empty() {
            return;
        }
        let mut text = String::new();
        for (name, value) in defines {
            text.extend(["#define ", name, " ", value, "\n"]);
        }
        self.run_text("<command line>", &text);
        for (name, _) in defines {
            let name = name.split('(').next().unwrap_or(name);
            self.fixed.insert(self.symbols.intern(name.as_bytes()));
        }
    }

    /// Preprocesses text that stands in no file of the tree.
    pub(crate) fn run_text(&mut self, name: &str, text: &str) {
        let text = Arc::new(SourceText::new(Arc::from(name), text.as_bytes().to_vec()));
        self.push_source(text, String::new(), None);
        self.run();
    }

    /// Opens the file of the tree that is then preprocessed step by step; whether it can be read.
    pub(crate) fn open(&mut self, path: &str) -> bool {
        self.open_first(path)
    }

    /// Preprocesses a file of the tree.
    pub(crate) fn run_file(&mut self, path: &str) {
        if self.open(path) {
            self.run();
        }
    }

    fn run(&mut self) {
        let mut output = std::mem::take(&mut self.output);
        while self.step(&mut output) {}
        self.output = output;
    }

    /// Puts the next tokens of the result into `out`; `false` at the end of all files.
    pub(crate) fn step(&mut self, out: &mut Vec<Token>) -> bool {
        let before = out.len();
        if self.made < LIVE && (!self.is_between_calls() || self.fill()) {
            self.take_run(out);
        }
        if out.len() == before {
            let Some(token) = self.next() else { return false };
            if self.made >= LIVE {
                self.stop(format!("the table's source expands to more than {LIVE} tokens"), &token);
                return false;
            }
            out.push(token);
        }
        self.made += out.len() - before;
        true
    }

    /// Exchanges what it shares with a reader of its result: spellings, places and macros.
    pub(crate) fn exchange(&mut self, symbols: &mut Interner, map: &mut SourceMap, macros: &mut Macros) {
        std::mem::swap(&mut self.symbols, symbols);
        std::mem::swap(&mut self.map, map);
        std::mem::swap(&mut self.macros, &mut macros.0);
    }

    /// Gives `tokens`, which are the result so far, to a reader, with all that it shares with it.
    pub(crate) fn lend(&mut self, tokens: Vec<Token>) -> Preprocessed {
        let mut lent = Preprocessed { tokens, absent: self.absent.clone(), ..Preprocessed::default() };
        self.exchange(&mut lent.symbols, &mut lent.map, &mut lent.macros);
        lent
    }

    /// The symbol of a name.
    pub(crate) fn symbol(&mut self, name: &str) -> Symbol {
        self.symbols.intern(name.as_bytes())
    }

    /// Whether no macro is being expanded.
    pub(crate) fn is_between_calls(&self) -> bool {
        self.contexts.is_empty() && self.lookahead.is_none()
    }

    /// The headers that the tree lacks, as far as they were asked for.
    pub(crate) fn absent(&self) -> &[AbsentHeader] {
        &self.absent
    }

    /// Whether an error was found so far.
    pub(crate) fn has_errors(&self) -> bool {
        self.diagnostics.has_errors()
    }

    /// Ends the reading.
    pub(crate) fn finish(self) -> (Preprocessed, Diagnostics) {
        let preprocessed = Preprocessed {
            tokens: self.output,
            conditionals: self.conditionals,
            symbols: self.symbols,
            map: self.map,
            absent: self.absent,
            broken: self.broken || self.stopped,
            opened: self.opened,
            macros: Macros(self.macros),
        };
        (preprocessed, self.diagnostics)
    }

    /// The next token of the files, with directives carried out; in a directive, of its line. `None` at the end of all
    /// files.
    pub(super) fn lex(&mut self) -> Option<Token> {
        if self.in_directive {
            return self.lex_line();
        }
        if self.ahead().is_empty() && !self.fill() {
            return None;
        }
        let token = self.ahead().first().copied();
        self.batch_next += 1;
        token
    }

    /// The next token of a directive's line.
    fn lex_line(&mut self) -> Option<Token> {
        let source = self.sources.last_mut().filter(|_| !self.stopped)?;
        let Some(token) = source.lexer.next(&mut self.symbols, true) else {
            let (kind, flags, symbol, pos) = (TokenKind::Newline, Flags::default(), names::NEWLINE, source.lexer.pos());
            return Some(Token { kind, flags, symbol, pos, origin: Origin::FILE });
        };
        if let Some(fault) = source.lexer.take_fault() {
            self.report_fault(fault, &token);
        }
        Some(token)
    }

    /// The tokens of the file that are read ahead.
    pub(super) fn ahead(&self) -> &[Token] {
        self.batch.get(self.batch_next..).unwrap_or_default()
    }

    /// Whether the file goes on with a token, not with a directive or its end. A macro's name before those is no call: gcc
    /// looks for its parenthesis no further.
    pub(super) fn line_goes_on(&mut self) -> bool {
        if self.ahead().is_empty()
            && self.batch_end.is_none()
            && !self.in_directive
            && let Some(source) = self.sources.last_mut()
        {
            self.batch.clear();
            self.batch_next = 0;
            self.batch_end = source.lexer.read_ahead(&mut self.symbols, &mut self.batch);
        }
        self.in_directive || !self.ahead().is_empty() || self.batch_end.is_some_and(|token| !token.begins_directive())
    }

    /// Reads ahead where nothing is, and carries out the directives up to there; `false` at the end of all files.
    fn fill(&mut self) -> bool {
        while self.ahead().is_empty() {
            let Some(source) = self.sources.last_mut().filter(|_| !self.stopped) else { return false };
            self.batch.clear();
            self.batch_next = 0;
            let Some(token) = self.batch_end.take() else {
                self.batch_end = source.lexer.read_ahead(&mut self.symbols, &mut self.batch);
                if self.batch.is_empty() && self.batch_end.is_none() {
                    self.leave_source();
                }
                continue;
            };
            let fault = source.lexer.take_fault();
            if let Some(fault) = fault {
                self.report_fault(fault, &token);
            }
            if token.begins_directive() {
                self.directive();
            } else if fault != Some(Fault::UnclosedComment) {
                // What stands in for a comment's end is no token of the file.
                self.batch.push(token);
            }
        }
        true
    }

    pub(super) fn report_fault(&mut self, fault: Fault, token: &Token) {
        self.broken = true;
        match fault {
            Fault::UnclosedComment => self.report(Kind::UnclosedComment, "this comment does not end".to_owned(), token),
            Fault::UnclosedLiteral => {
                let what = if token.kind == TokenKind::Str { "string" } else { "character constant" };
                self.report(Kind::UnclosedLiteral, format!("this {what} does not end on its line"), token);
            }
        }
    }

    /// How many tokens the result has so far.
    pub(crate) fn output_len(&self) -> usize {
        self.made
    }

    // Macros by name.

    pub(super) fn macro_named(&self, symbol: Symbol) -> Option<Arc<Macro>> {
        self.macros.get(symbol.0 as usize).and_then(Option::as_ref).map(Arc::clone)
    }

    /// Whether expansion could change this name.
    pub(super) fn may_expand(&self, symbol: Symbol) -> bool {
        may_expand(&self.macros, symbol)
    }

    pub(super) fn is_defined(&self, symbol: Symbol) -> bool {
        symbol == names::HAS_INCLUDE || (self.may_expand(symbol) && symbol != names::PRAGMA_OPERATOR)
    }

    pub(super) fn set_macro(&mut self, symbol: Symbol, definition: Option<Arc<Macro>>) {
        let index = symbol.0 as usize;
        if self.macros.len() <= index {
            self.macros.resize(index + 1, None);
        }
        if let Some(slot) = self.macros.get_mut(index) {
            *slot = definition;
        }
    }

    pub(super) fn is_disabled(&self, symbol: Symbol) -> bool {
        is_disabled(&self.disabled, symbol)
    }

    pub(super) fn set_disabled(&mut self, symbol: Symbol, disabled: bool) {
        set_disabled(&mut self.disabled, symbol, disabled);
    }

    // Limits.

    /// Counts tokens that an expansion made.
    pub(super) fn count(&mut self, tokens: usize) {
        let name = |Expansion { name: symbol, pos, origin }: &Expansion| {
            let (kind, flags) = (TokenKind::Ident, Flags::default());
            Token { kind, flags, symbol: *symbol, pos: *pos, origin: *origin }
        };
        match self.map.last_expansion().map(name) {
            Some(name) => self.count_of(tokens, &name),
            None => self.expanded += tokens + 1,
        }
    }

    /// The same, of the call of a macro with this name.
    pub(super) fn count_of(&mut self, tokens: usize, name: &Token) {
        self.expanded += tokens + 1;
        if self.expanded > EXPANDED {
            self.stop(format!("macros expand to more than {EXPANDED} tokens"), name);
        } else if self.map.expansions() > NOTED {
            self.stop(format!("macros within each other are expanded more than {NOTED} times"), name);
        }
    }

    /// Ends the reading when more tokens would be kept at once than memory should hold.
    pub(super) fn count_live(&mut self, tokens: usize, at: &Token) {
        self.expanded += 1;
        if tokens > ARGUMENT {
            self.stop(format!("a macro argument expands to more than {ARGUMENT} tokens"), at);
        } else if self.expanded > EXPANDED {
            self.count_of(0, at);
        }
    }

    /// Ends the reading at a limit.
    pub(super) fn stop(&mut self, message: String, at: &Token) {
        if !self.stopped {
            self.stopped = true;
            self.report(Kind::LimitReached, message, at);
        }
    }

    /// Notes that text was lost to something that does not end, which is reported.
    pub(super) fn lose(&mut self) {
        self.broken = true;
    }

    /// Ends the reading after an error that says all there is to say.
    pub(super) fn stop_quietly(&mut self) {
        self.stopped = true;
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    // Diagnostics.

    pub(super) fn report(&mut self, kind: Kind, message: String, at: &Token) {
        self.report_with_help(kind, message, at, |_| None);
    }

    /// The same, with what to do about it; neither is worked out where no more is kept.
    pub(super) fn report_with_help(
        &mut self,
        kind: Kind,
        message: String,
        at: &Token,
        help: impl FnOnce(&Self) -> Option<String>,
    ) {
        if !self.diagnostics.has_room(kind.severity()) {
            self.diagnostics.count(kind.severity());
            return;
        }
        let diagnostic = self.diagnose(kind, message, at);
        let diagnostic = match help(self) {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        };
        self.diagnostics.push(diagnostic);
    }

    pub(super) fn diagnose(&self, kind: Kind, message: String, at: &Token) -> Diagnostic {
        self.map.diagnose(kind, message, (at.pos, at.origin, at.symbol), &self.symbols)
    }

    /// The same, with the place where the macro is defined.
    pub(super) fn report_at_definition(&mut self, kind: Kind, message: String, at: &Token, definition: &Macro) {
        if !self.diagnostics.has_room(kind.severity()) {
            self.diagnostics.count(kind.severity());
            return;
        }
        let mut diagnostic = self.diagnose(kind, message, at);
        let name = self.symbols.show(definition.name);
        if let Some(place) = self.map.place(definition.pos, name.chars().count()) {
            diagnostic.related.push(crate::source::Related { message: format!("`{name}` is defined here"), place });
        }
        self.diagnostics.push(diagnostic);
    }
}

/// How many tokens may be made in place after so many: none where a limit is reached, so that it is met on the long way,
/// which says so.
pub(super) fn room_in_place(expanded: usize, map: &SourceMap) -> usize {
    if map.expansions() > NOTED { 0 } else { EXPANDED.saturating_sub(expanded).min(ARGUMENT) }
}

/// Whether expansion could change a name.
pub(super) fn may_expand(macros: &[Option<Arc<Macro>>], symbol: Symbol) -> bool {
    matches!(macros.get(symbol.0 as usize), Some(Some(_))) || is_builtin(symbol)
}

/// Whether a name's macro is being replaced.
pub(super) fn is_disabled(disabled: &[bool], symbol: Symbol) -> bool {
    disabled.get(symbol.0 as usize).copied().unwrap_or(false)
}

/// Notes whether a name's macro is being replaced.
pub(super) fn set_disabled(disabled: &mut Vec<bool>, symbol: Symbol, value: bool) {
    let index = symbol.0 as usize;
    if disabled.len() <= index {
        disabled.resize(index + 1, false);
    }
    if let Some(slot) = disabled.get_mut(index) {
        *slot = value;
    }
}

/// Whether a name means something without a `#define`: `__LINE__`, `__FILE__`, `__COUNTER__`, and the operator `_Pragma`.
pub(super) fn is_builtin(symbol: Symbol) -> bool {
    (names::BUILTIN_LINE..=names::PRAGMA_OPERATOR).contains(&symbol)
}
