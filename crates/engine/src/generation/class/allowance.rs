//! What a caller of `mkclass()` allows besides ordinary monsters.

use super::super::generator::Generator;
use model::Gen;

/// What a caller allows besides ordinary monsters (`spc` of `mkclass()`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// The flags that do not matter: `G_NOGEN`, `G_UNIQ`; since 3.7 `G_HELL` and `G_NOHELL`, too.
    pub flags: Gen,
    /// Whether monsters count that are genocided or extinct (`G_IGNORE`; since 3.7).
    pub ignore_gone: bool,
    /// Whether nothing comes that is far too strong (`MKC_ULIMIT`; SLASH'EM).
    pub upper_limit: bool,
}

impl Allowance {
    /// What can be allowed, each by C's name.
    pub const ALL: [(&'static str, Self); 6] = [
        ("G_NOGEN", Self::of(Gen::NOGEN)),
        ("G_UNIQ", Self::of(Gen::UNIQ)),
        ("G_HELL", Self::of(Gen::HELL)),
        ("G_NOHELL", Self::of(Gen::NOHELL)),
        ("G_IGNORE", Self { ignore_gone: true, ..Self::NONE }),
        ("MKC_ULIMIT", Self { upper_limit: true, ..Self::NONE }),
    ];

    /// Nothing besides ordinary monsters, as most callers have it.
    pub const NONE: Self = Self { flags: Gen::empty(), ignore_gone: false, upper_limit: false };

    const fn of(flags: Gen) -> Self {
        Self { flags, ..Self::NONE }
    }

    /// Whether this allows all that another does.
    pub const fn contains(self, other: Self) -> bool {
        self.flags.contains(other.flags)
            && (self.ignore_gone || !other.ignore_gone)
            && (self.upper_limit || !other.upper_limit)
    }

    /// C's names of what this allows.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::ALL.into_iter().filter(move |(_, one)| self.contains(*one)).map(|(name, _)| name)
    }

    /// What is allowed by this, that, or both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            flags: self.flags.union(other.flags),
            ignore_gone: self.ignore_gone || other.ignore_gone,
            upper_limit: self.upper_limit || other.upper_limit,
        }
    }
}

impl Generator<'_> {
    /// What a caller can allow in the edition's version, each by C's name.
    pub fn allowances(&self) -> impl Iterator<Item = (&'static str, Allowance)> {
        let places = Gen::HELL | Gen::NOHELL;
        Allowance::ALL.into_iter().filter(move |(_, one)| {
            (self.knows_wrong_places() || !one.flags.intersects(places))
                && (self.knows_ignoring_the_gone() || !one.ignore_gone)
                && (self.knows_upper_limit() || !one.upper_limit)
        })
    }
}
