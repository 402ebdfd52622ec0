//! Why something could not be computed.

use crate::cpp::Token;
use crate::source::Kind;

/// What went wrong, and at which token. Boxed where it is returned: it is rare, and values are not.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    /// `None` for what has been reported already.
    pub(crate) kind: Option<Kind>,
    pub(crate) message: String,
    pub(crate) at: Option<Token>,
    pub(crate) help: Option<String>,
}

/// A result with a failure.
pub(crate) type Outcome<T> = Result<T, Box<Failure>>;

/// A failure at a token.
pub(crate) fn fail<T>(kind: Kind, message: impl Into<String>, at: Option<Token>) -> Outcome<T> {
    Err(Box::new(Failure { kind: Some(kind), message: message.into(), at, help: None }))
}

/// A failure that has been reported already.
pub(crate) fn reported<T>() -> Outcome<T> {
    Err(Box::new(Failure { kind: None, message: String::new(), at: None, help: None }))
}
