//! The names that C itself knows: directives, predefined macros, keywords.

use crate::cpp::Punct;
use crate::source::{Interner, Symbol};

/// Declares names that have a fixed symbol in every reading.
macro_rules! names {
    ($( $name:ident = $text:literal ),* $(,)?) => {
        const TEXTS: &[&str] = &[$( $text ),*];
        names!(@number 0; $( $name )*);
    };
    (@number $n:expr; $name:ident $( $rest:ident )*) => {
        // Some keywords are only ever compared as ranges.
        #[allow(dead_code, reason = "a keyword is one whether it is looked for or not")]
        pub(crate) const $name: Symbol = Symbol($n);
        names!(@number $n + 1; $( $rest )*);
    };
    (@number $n:expr;) => {};
}

names! {
    DEFINE = "define", UNDEF = "undef", INCLUDE = "include", INCLUDE_NEXT = "include_next", IMPORT = "import",
    IF = "if", IFDEF = "ifdef", IFNDEF = "ifndef", ELIF = "elif", ELIFDEF = "elifdef", ELIFNDEF = "elifndef",
    ELSE = "else", ENDIF = "endif", LINE = "line", ERROR = "error", WARNING = "warning", PRAGMA = "pragma",
    IDENT = "ident", SCCS = "sccs", ASSERT = "assert", UNASSERT = "unassert", DEFINED = "defined", ONCE = "once", PACK = "pack",
    VA_ARGS = "__VA_ARGS__", VA_OPT = "__VA_OPT__", BUILTIN_LINE = "__LINE__", BUILTIN_FILE = "__FILE__",
    BUILTIN_COUNTER = "__COUNTER__", PRAGMA_OPERATOR = "_Pragma", HAS_INCLUDE = "__has_include",
    // What stands for a macro call that went wrong: it has been reported, and nothing more is said about it.
    POISON = "<a wrong macro call>",
    // The digits, in their order.
    ZERO = "0", ONE = "1", TWO = "2", THREE = "3", FOUR = "4", FIVE = "5", SIX = "6", SEVEN = "7", EIGHT = "8",
    NINE = "9", NEWLINE = "\n",

    TYPEDEF = "typedef", EXTERN = "extern", STATIC = "static", AUTO = "auto", REGISTER = "register",
    INLINE = "inline", INLINE_GNU = "__inline", INLINE_GNU2 = "__inline__", NORETURN = "_Noreturn",
    THREAD_LOCAL = "_Thread_local", CONST = "const", CONST_GNU = "__const", VOLATILE = "volatile",
    VOLATILE_GNU = "__volatile__", RESTRICT = "restrict", RESTRICT_GNU = "__restrict", EXTENSION = "__extension__",
    ATTRIBUTE = "__attribute__", ATTRIBUTE_GNU = "__attribute", ALIGNAS = "_Alignas", ALIGNAS_PLAIN = "alignas",
    TYPEOF = "typeof", TYPEOF_GNU = "__typeof__", VOID = "void", CHAR = "char", SHORT = "short", INT = "int", LONG = "long",
    FLOAT = "float", DOUBLE = "double", SIGNED = "signed", SIGNED_GNU = "__signed__", UNSIGNED = "unsigned",
    BOOL = "_Bool", STRUCT = "struct", UNION = "union", ENUM = "enum", SIZEOF = "sizeof", ALIGNOF = "_Alignof",
    ALIGNOF_PLAIN = "alignof", ALIGNOF_GNU = "__alignof__", ALIGNOF_GNU2 = "__alignof", GENERIC = "_Generic",
    OFFSETOF_GNU = "__builtin_offsetof", STATIC_ASSERT = "_Static_assert", ASM = "__asm__", ASM_PLAIN = "asm",

    PACKED = "packed", PACKED_GNU = "__packed__", ALIGNED = "aligned", ALIGNED_GNU = "__aligned__",
    // A macro of <stddef.h>, which no tree has.
    OFFSETOF = "offsetof", DEFAULT = "default",
}

/// Gives the names and the punctuators their symbols; the interner must be empty.
pub(crate) fn intern_all(symbols: &mut Interner) {
    let punctuators = Punct::ALL.iter().map(|(_, text)| text);
    for text in TEXTS.iter().chain(punctuators) {
        symbols.intern(text.as_bytes());
    }
}

/// The symbol of a punctuator.
pub(crate) fn of_punctuator(punct: Punct) -> Symbol {
    Symbol(TEXTS.len() as u32 + punct as u32)
}

/// The symbol of a digit, given by its character.
pub(crate) fn of_digit(digit: u8) -> Symbol {
    Symbol(ZERO.0 + u32::from(digit - b'0'))
}

/// Whether a word says how something is stored or may be used, and nothing of its type: `typedef` and `extern`, `const`
/// and `volatile`.
pub(crate) fn is_storage_or_qualifier(symbol: Symbol) -> bool {
    (TYPEDEF..=EXTENSION).contains(&symbol)
}

/// Whether a word asks for an alignment.
pub(crate) fn is_alignof(symbol: Symbol) -> bool {
    (ALIGNOF..=ALIGNOF_GNU2).contains(&symbol)
}

/// Whether a word says that what is declared may not be changed, or may change by itself.
pub(crate) fn is_qualifier(symbol: Symbol) -> bool {
    (CONST..=RESTRICT_GNU).contains(&symbol)
}

/// Whether a word begins an attribute that may say something of layout.
pub(crate) fn is_attribute(symbol: Symbol) -> bool {
    (ATTRIBUTE..=ALIGNAS_PLAIN).contains(&symbol)
}

/// Whether a word is part of the name of one of C's own types.
pub(crate) fn is_basic_type(symbol: Symbol) -> bool {
    (VOID..=BOOL).contains(&symbol)
}
