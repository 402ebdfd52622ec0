//! The syntax of declarations, expressions and initializers, as far as a table needs it.

use crate::cpp::Token;
use crate::operator::Binary;
use std::sync::Arc;

/// An expression.
#[derive(Clone, Debug)]
pub(crate) enum Expr {
    /// A number, a character constant, or a name.
    Leaf(Token),
    /// Adjacent strings.
    Str(Vec<Token>),
    /// A unary operator.
    Unary(Unary, Token, Box<Expr>),
    /// Names and numbers with `|` between them, as flags are written.
    Flags(Vec<Token>),
    /// A binary operator.
    Binary(Binary, Token, Box<[Expr; 2]>),
    /// `a ? b : c`
    Conditional(Token, Box<[Expr; 3]>),
    /// `a ?: b`, gcc's.
    Either(Token, Box<[Expr; 2]>),
    /// `_Generic (a, type: b, default: c)`
    Generic(Token, Box<Expr>, Vec<Association>),
    /// `(type) a`
    Cast(Token, Box<TypeName>, Box<Expr>),
    /// `sizeof a`
    Sizeof(Token, Box<Expr>),
    /// `sizeof (type)`
    SizeofType(Token, Box<TypeName>),
    /// `_Alignof (type)`
    AlignofType(Token, Box<TypeName>),
    /// `__alignof__ a`, gcc's.
    Alignof(Token, Box<Expr>),
    /// `offsetof (type, a.b[1])`
    Offsetof(Token, Box<TypeName>, Vec<Designator>),
    /// `a[b]`
    Index(Token, Box<[Expr; 2]>),
    /// `a.b`, or `a->b`
    Member(Box<Expr>, Token, bool),
    /// A call, which is no constant.
    Call(Token),
    /// `(type){ … }`
    Compound(Token, Box<TypeName>, Vec<Item>),
}

impl Expr {
    /// The token that stands for the expression in a diagnostic.
    pub(crate) fn token(&self) -> Option<Token> {
        match self {
            Self::Leaf(token)
            | Self::Unary(_, token, _)
            | Self::Binary(_, token, _)
            | Self::Conditional(token, _)
            | Self::Either(token, _)
            | Self::Generic(token, ..)
            | Self::Cast(token, ..)
            | Self::Sizeof(token, _)
            | Self::SizeofType(token, _)
            | Self::AlignofType(token, _)
            | Self::Alignof(token, _)
            | Self::Offsetof(token, ..)
            | Self::Index(token, _)
            | Self::Member(_, token, _)
            | Self::Call(token)
            | Self::Compound(token, ..) => Some(*token),
            Self::Str(tokens) | Self::Flags(tokens) => tokens.first().copied(),
        }
    }
}

/// A value of a generic selection, and what it is for.
#[derive(Clone, Debug)]
pub(crate) struct Association {
    /// `None` for the default.
    pub(crate) name: Option<TypeName>,
    /// Whether the type has qualifiers. No value has such a type, unless they are those of what it points to.
    pub(crate) qualified: bool,
    pub(crate) value: Expr,
}

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `~`
    Complement,
    /// `!`
    Not,
    /// `&`
    Address,
    /// `*`
    Indirection,
}

/// A type's name, as in a cast.
#[derive(Clone, Debug)]
pub(crate) struct TypeName {
    pub(crate) base: Base,
    pub(crate) declarator: Declarator,
}

/// The type that specifiers name.
#[derive(Clone, Debug)]
pub(crate) enum Base {
    /// `void`
    Void,
    /// An integer of C's own.
    Int(super::types::IntKind),
    /// No type at all, which is an int; what stands behind the specifiers.
    Implicit(Option<Token>),
    /// A floating-point number of C's own.
    Float(super::types::FloatKind),
    /// A typedef's name.
    Named(Token),
    /// `struct` or `union`: with a tag, with members, or both.
    Record { union: bool, attributes: Attributes, keyword: Token, tag: Option<Token>, members: Option<Vec<Member>> },
    /// `enum`: with a tag, with enumerators, or both.
    Enum { packed: bool, keyword: Token, tag: Option<Token>, enumerators: Option<Vec<(Token, Option<Expr>)>> },
    /// `typeof`
    Typeof(Box<Expr>),
    /// `typeof` of a type.
    TypeofType(Box<TypeName>),
}

/// A name, and what is derived from the type before it; in the order in which the derivations apply.
#[derive(Clone, Debug, Default)]
pub(crate) struct Declarator {
    pub(crate) name: Option<Token>,
    pub(crate) derived: Vec<Derived>,
    /// Those behind the declarator, then those before it and among the specifiers: the order in which gcc applies them.
    pub(crate) attributes: Attributes,
}

/// What attributes say of how something lies in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attributes {
    /// Whether they say `packed`.
    pub(crate) packed: bool,
    pub(crate) alignments: Vec<Alignment>,
}

impl Attributes {
    /// Adds what others say.
    pub(crate) fn add(&mut self, others: Self) {
        self.packed |= others.packed;
        self.alignments.extend(others.alignments);
    }
}

/// An alignment as it is written.
#[derive(Clone, Debug)]
pub(crate) enum Alignment {
    /// `aligned` alone: the greatest that the machine has a use for.
    Greatest,
    /// `aligned (16)`, `_Alignas (16)`
    Bytes(Expr),
    /// `_Alignas (type)`
    LikeType(TypeName),
}

/// What a declarator makes of a type.
#[derive(Clone, Debug)]
pub(crate) enum Derived {
    /// A pointer to it.
    Pointer,
    /// An array of it, with its length if there is one.
    Array(Option<Expr>, Token),
    /// A function that returns it.
    Function,
}

/// A member of a structure or union.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) base: Arc<Base>,
    pub(crate) declarator: Declarator,
    pub(crate) bits: Option<Expr>,
}

/// A declaration at the top of a file.
#[derive(Clone, Debug)]
pub(crate) struct Declaration {
    pub(crate) base: Base,
    pub(crate) declarators: Vec<Declarator>,
}

/// An initializer.
#[derive(Clone, Debug)]
pub(crate) enum Init {
    /// A value.
    Expr(Expr),
    /// Values in braces.
    List(Token, Vec<Item>),
}

/// A value in braces, with the designators before it.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) designators: Vec<Designator>,
    pub(crate) init: Init,
}

/// Which part of an aggregate a value is for.
#[derive(Clone, Debug)]
pub(crate) enum Designator {
    /// `.name`
    Member(Token),
    /// `[3]`
    Index(Expr),
    /// `[1 ... 3]`, gcc's.
    Range(Expr, Expr),
    /// One element of a range.
    Element(u64),
}
