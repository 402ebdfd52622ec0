//! Errors, warnings and notes, as values that own all they show.

use std::fmt;
use std::sync::Arc;

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; the result is what a compiler would make of it.
    Note,
    /// Probably not what the author meant; a compiler would accept it.
    Warning,
    /// The table, or a part of it, could not be read.
    Error,
}

/// Declares the kinds of diagnostics with their stable codes and severities.
macro_rules! kinds {
    ($( $(#[$doc:meta])* $kind:ident = $code:literal $severity:ident ),* $(,)?) => {
        /// What a diagnostic is about. The codes are stable: scripts may rely on them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Kind { $( $(#[$doc])* $kind ),* }

        impl Kind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$( Self::$kind ),*];

            /// The stable code, such as `unknown-name`.
            pub const fn code(self) -> &'static str {
                match self { $( Self::$kind => $code ),* }
            }

            /// How bad it is.
            pub const fn severity(self) -> Severity {
                match self { $( Self::$kind => Severity::$severity ),* }
            }
        }
    };
}

kinds! {
    // The tree.
    /// The path holds no table that monstr knows how to find.
    NoTable = "no-table" Error,
    /// Several tables are below the path.
    SeveralTables = "several-tables" Error,
    /// A file is there but cannot be read.
    UnreadableFile = "unreadable-file" Error,
    /// A limit of the reader was reached.
    LimitReached = "limit-reached" Error,

    // Text and tokens.
    /// A comment that does not end.
    UnclosedComment = "unclosed-comment" Error,
    /// A string or character constant that does not end on its line.
    UnclosedLiteral = "unclosed-literal" Error,
    /// The same in a `#define`.
    UnclosedDefinition = "unclosed-definition" Warning,
    /// A byte that begins no token of C.
    StrayByte = "stray-byte" Error,

    // Preprocessing.
    /// A `#name` that is no directive.
    UnknownDirective = "unknown-directive" Error,
    /// A directive that is not written as it must be.
    BadDirective = "bad-directive" Error,
    /// `#if` without `#endif`.
    UnclosedConditional = "unclosed-conditional" Error,
    /// `#else`, `#elif` or `#endif` without `#if`.
    StrayConditional = "stray-conditional" Error,
    /// The expression of an `#if` cannot be computed.
    BadCondition = "bad-condition" Error,
    /// `#error`, in a part that is compiled.
    ErrorDirective = "error-directive" Error,
    /// `#warning`, in a part that is compiled.
    WarningDirective = "warning-directive" Note,
    /// A header that the tree lacks; it is read as empty.
    AbsentHeader = "absent-header" Note,
    /// A header that the tree lacks between rows of the table: it may have rows.
    AbsentRows = "absent-rows" Error,
    /// Files that include each other without end.
    IncludeLoop = "include-loop" Error,
    /// An include that would leave the tree.
    OutsideTree = "outside-tree" Error,
    /// A macro called with too few or too many arguments.
    MacroArguments = "macro-arguments" Error,
    /// A macro call without its closing parenthesis.
    UnclosedCall = "unclosed-call" Error,
    /// A macro that is defined again, differently.
    MacroRedefined = "macro-redefined" Note,
    /// A pragma that would change what is stored, and that the reader does not know.
    IgnoredPragma = "ignored-pragma" Warning,
    /// `##` that does not make one token.
    BadPaste = "bad-paste" Error,

    // The language.
    /// C that the reader does not understand, where it is needed.
    Syntax = "syntax" Error,
    /// A constant or variable that nothing defines.
    UnknownName = "unknown-name" Error,
    /// A type that nothing defines.
    UnknownType = "unknown-type" Error,
    /// More values than the structure or array has room for.
    TooManyValues = "too-many-values" Error,
    /// A value that cannot be stored in its field, such as a string in a number.
    WrongValue = "wrong-value" Error,
    /// An expression that is no constant.
    NotConstant = "not-constant" Error,
    /// Division by zero, or a result that its type cannot hold.
    BadArithmetic = "bad-arithmetic" Error,
    /// A value that changes when it is stored in its field.
    Truncated = "truncated" Warning,
    /// A number, or an escape in a literal, that is too large for any type: its low bits are taken.
    LiteralTooLarge = "literal-too-large" Warning,
    /// A declaration without a type, which is int.
    ImplicitInt = "implicit-int" Warning,

    // The monster table.
    /// No `struct permonst` describes the rows.
    NoStruct = "no-struct" Error,
    /// A field of the model's that this tree declares in a shape that cannot be bound.
    UnboundField = "unbound-field" Error,
    /// Two rows with one PM name.
    DuplicateSymbol = "duplicate-symbol" Warning,
}

/// A place in a source file, with the line to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, from the tree's root.
    pub path: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
    /// How many characters are meant, at least 1.
    pub width: u32,
    /// The whole line; empty where it is too long to be shown.
    pub text: Arc<str>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.path, self.line, self.column)
    }
}

/// A place that helps to understand a diagnostic: how a macro or an include led there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// What the place is, such as "in the expansion of `MON`".
    pub message: String,
    /// Where.
    pub place: Place,
}

/// How many characters a sentence may have: names in it may be of any length.
const MESSAGE: usize = 500;

/// One error, warning or note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub(crate) kind: Kind,
    pub(crate) message: String,
    pub(crate) place: Option<Place>,
    pub(crate) related: Vec<Related>,
    pub(crate) help: Option<String>,
}

impl Diagnostic {
    /// A diagnostic without a place.
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: brief(message.into()), place: None, related: Vec::new(), help: None }
    }

    /// The same with a place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The same with a sentence that says what to do.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(brief(help.into()));
        self
    }

    /// What it is about.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// One sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Where it is, if it is anywhere.
    pub fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// The chain of macros and includes that led there, nearest first.
    pub fn related(&self) -> &[Related] {
        &self.related
    }

    /// Whether another error has the same cause: a name that is unknown everywhere, a mistake in a macro's body.
    fn says_as_much_as(&self, other: &Self) -> bool {
        let everywhere = matches!(self.kind, Kind::UnknownName | Kind::UnknownType);
        self.severity() == Severity::Error
            && self.kind == other.kind
            && (everywhere || self.place == other.place)
            && self.message == other.message
    }

    /// What to do about it.
    pub fn help_text(&self) -> Option<&str> {
        self.help.as_deref()
    }
}

/// A sentence of bearable length.
fn brief(mut sentence: String) -> String {
    if let Some((end, _)) = sentence.char_indices().nth(MESSAGE) {
        sentence.truncate(end);
        sentence.push('…');
    }
    sentence
}

/// Formats as one line: `include/monsters.h:87:5: error[unknown-name]: …`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        let severity = match self.severity() {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        write!(f, "{severity}[{}]: {}", self.kind.code(), self.message)
    }
}

/// How many diagnostics of one reading are kept; more are counted.
const KEPT: usize = 100;

/// The diagnostics of one reading, in the order in which they were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
    /// How many were not kept, by severity.
    dropped: [usize; 3],
}

impl Diagnostics {
    /// No diagnostics.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one. Beyond a hundred, only errors among the first two hundred are kept, and the rest is counted. An error
    /// that says what another says already, each row anew, is said once.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.list.iter().any(|known| known.says_as_much_as(&diagnostic)) {
            return;
        }
        if self.has_room(diagnostic.severity()) {
            self.errors += usize::from(diagnostic.severity() == Severity::Error);
            self.list.push(diagnostic);
        } else {
            self.count(diagnostic.severity());
        }
    }

    /// Whether one more is kept.
    pub(crate) fn has_room(&self, severity: Severity) -> bool {
        self.list.len() < KEPT || (severity == Severity::Error && self.list.len() < 2 * KEPT)
    }

    /// Counts one that is not kept.
    pub(crate) fn count(&mut self, severity: Severity) {
        self.errors += usize::from(severity == Severity::Error);
        if let Some(count) = self.dropped.get_mut(severity as usize) {
            *count += 1;
        }
    }

    /// Adds those of another reading.
    pub fn append(&mut self, other: Self) {
        for (count, more) in self.dropped.iter_mut().zip(other.dropped) {
            *count += more;
        }
        self.errors += other.errors;
        self.list.extend(other.list);
    }

    /// The same with the paths of their places as `shown` makes them of those from the tree's root.
    #[must_use]
    pub fn with_paths(mut self, shown: impl Fn(&str) -> String) -> Self {
        for diagnostic in &mut self.list {
            let related = diagnostic.related.iter_mut().map(|related| &mut related.place);
            for place in diagnostic.place.iter_mut().chain(related) {
                place.path = Arc::from(shown(&place.path));
            }
        }
        self
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// How many errors there were, kept or not.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// How many that are at least as bad as `least` were counted but not kept.
    pub fn dropped(&self, least: Severity) -> usize {
        self.dropped.iter().skip(least as usize).sum()
    }

    /// Those that were kept.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
