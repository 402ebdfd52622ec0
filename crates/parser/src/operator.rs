//! The binary operators of C, shared by `#if` and the language.

use crate::cpp::{Punct, TokenKind, Tokens};

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    /// `,`
    Comma,
    /// `||`
    OrOr,
    /// `&&`
    AndAnd,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `&`
    And,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `<=`
    LessEqual,
    /// `>=`
    GreaterEqual,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
}

impl Binary {
    /// How tightly it binds: more is tighter. The conditional operator stands between 0 and 1.
    pub(crate) const fn tightness(self) -> u8 {
        match self {
            Self::Comma => 0,
            Self::OrOr => 1,
            Self::AndAnd => 2,
            Self::Or => 3,
            Self::Xor => 4,
            Self::And => 5,
            Self::Equal | Self::NotEqual => 6,
            Self::Less | Self::Greater | Self::LessEqual | Self::GreaterEqual => 7,
            Self::Shl | Self::Shr => 8,
            Self::Add | Self::Sub => 9,
            Self::Mul | Self::Div | Self::Rem => 10,
        }
    }
}

/// The binary operator that comes next, but for the comma, which mostly separates.
pub(crate) fn binary_operator(input: Tokens<'_>) -> Option<Binary> {
    let TokenKind::Punct(punct) = input.first()?.kind else { return None };
    Some(match punct {
        Punct::OrOr => Binary::OrOr,
        Punct::AndAnd => Binary::AndAnd,
        Punct::Or => Binary::Or,
        Punct::Caret => Binary::Xor,
        Punct::And => Binary::And,
        Punct::Equal => Binary::Equal,
        Punct::NotEqual => Binary::NotEqual,
        Punct::Less => Binary::Less,
        Punct::Greater => Binary::Greater,
        Punct::LessEqual => Binary::LessEqual,
        Punct::GreaterEqual => Binary::GreaterEqual,
        Punct::Shl => Binary::Shl,
        Punct::Shr => Binary::Shr,
        Punct::Plus => Binary::Add,
        Punct::Minus => Binary::Sub,
        Punct::Star => Binary::Mul,
        Punct::Slash => Binary::Div,
        Punct::Percent => Binary::Rem,
        _ => return None,
    })
}
