//! Preprocessing tokens.

use crate::source::{Origin, Pos, Symbol};

/// Declares the punctuators, longest first where one begins another.
macro_rules! punctuators {
    ($( $name:ident = $text:literal ),* $(,)?) => {
        /// A punctuator of C.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Punct { $( #[doc = concat!("`", $text, "`.")] $name ),* }

        impl Punct {
            /// Every punctuator with its spelling; none begins a later one.
            pub const ALL: &'static [(Self, &'static str)] = &[$( (Self::$name, $text) ),*];

            /// The spelling.
            pub const fn text(self) -> &'static str {
                match self { $( Self::$name => $text ),* }
            }
        }
    };
}

punctuators! {
    Ellipsis = "...", ShlAssign = "<<=", ShrAssign = ">>=",
    Arrow = "->", Increment = "++", Decrement = "--", Shl = "<<", Shr = ">>", LessEqual = "<=", GreaterEqual = ">=",
    Equal = "==", NotEqual = "!=", AndAnd = "&&", OrOr = "||", MulAssign = "*=", DivAssign = "/=", RemAssign = "%=",
    AddAssign = "+=", SubAssign = "-=", AndAssign = "&=", XorAssign = "^=", OrAssign = "|=", HashHash = "##",
    OpenBracket = "[", CloseBracket = "]", OpenParen = "(", CloseParen = ")", OpenBrace = "{", CloseBrace = "}",
    Dot = ".", And = "&", Star = "*", Plus = "+", Minus = "-", Tilde = "~", Not = "!", Slash = "/", Percent = "%",
    Less = "<", Greater = ">", Caret = "^", Or = "|", Question = "?", Colon = ":", Semicolon = ";", Assign = "=",
    Comma = ",", Hash = "#",
}

/// The other spellings that some punctuators have, the longest first.
pub(super) const DIGRAPHS: &[(Punct, &str)] = &[
    (Punct::HashHash, "%:%:"),
    (Punct::Hash, "%:"),
    (Punct::OpenBracket, "<:"),
    (Punct::CloseBracket, ":>"),
    (Punct::OpenBrace, "<%"),
    (Punct::CloseBrace, "%>"),
];

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// An identifier; keywords are identifiers to the preprocessor.
    Ident,
    /// A number, of whatever kind.
    Number,
    /// A character constant with its quotes and prefix.
    Char,
    /// A string with its quotes and prefix.
    Str,
    /// A punctuator.
    Punct(Punct),
    /// A byte that begins no token of C.
    Stray,
    /// In the body of a function-like macro: the parameter with this number.
    Param(u8),
    /// The end of a line, while a directive is read.
    Newline,
}

/// A token; where it stood and what it came through go with it from the first day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// White space stands before it, it is the first on its line, and what macro expansion needs to know.
    pub flags: Flags,
    /// Its spelling.
    pub symbol: Symbol,
    /// Where it stands.
    pub pos: Pos,
    /// The macro expansion it came out of.
    pub origin: Origin,
}

impl Token {
    /// Whether it is the `#` of a directive, where one may stand.
    pub fn begins_directive(&self) -> bool {
        self.is(Punct::Hash) && self.flags.has(Flags::LINE_START)
    }

    /// Whether it is this punctuator.
    pub fn is(&self, punct: Punct) -> bool {
        self.kind == TokenKind::Punct(punct)
    }
}

/// Properties of a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(u8);

impl Flags {
    /// White space, or a comment, stands before it.
    pub const SPACE: Self = Self(1);
    /// It is the first of its line.
    pub const LINE_START: Self = Self(2);
    /// It is the name of a macro that was being expanded when it was read: it is never expanded again.
    pub const PAINTED: Self = Self(4);
    /// In a macro's body: `##` follows.
    pub const PASTE: Self = Self(8);
    /// In a macro's body: a parameter with `#` before it.
    pub const STRINGIFY: Self = Self(16);

    /// Whether all of `other` is set.
    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// These and `other`.
    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These without `other`.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
