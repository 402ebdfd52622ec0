//! Enumerations that are closed for what the model knows and open for what variants add.

use crate::Str;
use core::fmt;

/// A C name that no variant of the enumeration it stands in stands for.
///
/// It cannot be made outside this crate, so `Other` never holds a name that the model knows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unknown(pub(crate) Str);

impl Unknown {
    /// The name as the tree writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What every open enumeration of the model offers: its C names, both ways.
pub trait OpenEnum: Sized + Clone + 'static {
    /// The prefix that C's names of this enumeration share, such as `AT_`.
    const PREFIX: &'static str;
    /// Every value that the model knows by name.
    const KNOWN: &'static [Self];

    /// The value that C calls `name`; `Other` for a name that the model does not know.
    fn from_c_name(name: impl Into<Str>) -> Self;

    /// C's name of this value, such as `AT_CLAW`.
    fn c_name(&self) -> &str;

    /// The name of the Rust variant, `None` for `Other`.
    fn variant_name(&self) -> Option<&'static str>;
}

/// Compares two strings at compile time.
pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        #[expect(clippy::indexing_slicing, reason = "both lengths were compared above")]
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Declares an open enumeration: a doc comment, the C prefix, and `Variant = "C_NAME"` for each known value; further
/// names of the same value may follow after `|`.
macro_rules! open_enum {
    (
        $(#[$meta:meta])*
        $name:ident, $prefix:literal {
            $( $(#[$doc:meta])* $variant:ident = $c:literal $(| $alias:literal)* ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $(
                #[doc = concat!("`", $c, "`.")]
                $(#[$doc])*
                $variant,
            )*
            /// A name that only some variant of the game has, kept as its tree writes it.
            Other($crate::open_enum::Unknown),
        }

        impl $name {
            /// The value that C calls `name`, for a table that is compiled in; `from_c_name` is the same at run time.
            ///
            /// # Panics
            /// When the model knows `name`: a static must use the variant itself. In a `static` that is an error of
            /// the build.
            #[doc(hidden)]
            pub const fn other(name: &'static str) -> Self {
                $(
                    assert!(!$crate::open_enum::same(name, $c), "a known name is written as its variant");
                    $( assert!(!$crate::open_enum::same(name, $alias), "a known name is written as its variant"); )*
                )*
                Self::Other($crate::open_enum::Unknown($crate::Str::Borrowed(name)))
            }
        }

        impl $crate::open_enum::OpenEnum for $name {
            const PREFIX: &'static str = $prefix;
            const KNOWN: &'static [Self] = &[$( Self::$variant ),*];

            fn from_c_name(name: impl Into<$crate::Str>) -> Self {
                let name = name.into();
                match &*name {
                    $( $c $(| $alias)* => Self::$variant, )*
                    _ => Self::Other($crate::open_enum::Unknown(name)),
                }
            }

            fn c_name(&self) -> &str {
                match self {
                    $( Self::$variant => $c, )*
                    Self::Other(name) => name.as_str(),
                }
            }

            fn variant_name(&self) -> Option<&'static str> {
                match self {
                    $( Self::$variant => Some(stringify!($variant)), )*
                    Self::Other(_) => None,
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($crate::open_enum::OpenEnum::c_name(self))
            }
        }
    };
}

pub(crate) use open_enum;
