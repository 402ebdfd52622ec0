//! Flags: traits (`M1_*`, `M2_*`, `M3_*`), resistances (`MR_*`) and generation (`G_*`).
//!
//! The bits here are the model's own. A flag is set when the tree's word contains the tree's own value of that name;
//! the tree's word is kept beside it.

use crate::{List, Str};

/// A set of flags that C has names for.
pub trait FlagSet: Copy + Eq + Sized + 'static {
    /// The prefix of C's names, such as `M1_`.
    const PREFIX: &'static str;

    /// The flag, or mask of several flags, that C calls `name`; `None` if the model does not know it.
    fn from_c_name(name: &str) -> Option<Self>;

    /// C's names, without the [`PREFIX`](Self::PREFIX), of the flags that are set, in the order of the bits. A mask of
    /// several flags is named by its parts.
    fn names(self) -> impl Iterator<Item = &'static str>;

    /// This set together with another.
    #[must_use]
    fn with(self, other: Self) -> Self;

    /// The set without any flag.
    fn none() -> Self;
}

/// Declares a set of flags with the C prefix of its names; masks of several flags follow after `;`.
macro_rules! flag_set {
    (@bits ($first:literal, $second:literal)) => { 1 << $first | 1 << $second };
    (@bits $bit:literal) => { 1 << $bit };
    (
        $(#[$meta:meta])*
        $name:ident: $bits:ty, $prefix:literal {
            $( $(#[$($doc:tt)*])* $flag:ident = $bit:tt ),* $(,)?
            $(; $( $(#[$($mdoc:tt)*])* $mask:ident = $( $part:ident )|+ ),* $(,)? )?
        }
    ) => {
        bitflags::bitflags! {
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct $name: $bits {
                $(
                    #[doc = concat!("`", $prefix, stringify!($flag), "`.")]
                    $(#[$($doc)*])*
                    const $flag = flag_set!(@bits $bit);
                )*
                $($(
                    #[doc = concat!("`", $prefix, stringify!($mask), "`, a mask of several flags: test it with `contains`.")]
                    $(#[$($mdoc)*])*
                    const $mask = $( Self::$part.bits() )|+;
                )*)?
            }
        }

        impl FlagSet for $name {
            const PREFIX: &'static str = $prefix;

            fn from_c_name(name: &str) -> Option<Self> {
                Self::from_name(name.strip_prefix($prefix)?)
            }

            fn names(self) -> impl Iterator<Item = &'static str> {
                // A mask that is declared after its parts is never named: its parts are.
                self.iter_names().map(|(name, _)| name)
            }

            fn with(self, other: Self) -> Self {
                self | other
            }

            fn none() -> Self {
                Self::empty()
            }
        }
    };
}

flag_set! {
    /// The first word of traits: bodies and diets (`M1_*` of `include/monflag.h`).
    M1: u32, "M1_" {
        FLY = 0, SWIM = 1, AMORPHOUS = 2, WALLWALK = 3, CLING = 4, TUNNEL = 5, NEEDPICK = 6, CONCEAL = 7, HIDE = 8,
        AMPHIBIOUS = 9, BREATHLESS = 10, NOTAKE = 11, NOEYES = 12,
        /// Neither arms nor legs; it has the bit of [`NOHANDS`](Self::NOHANDS), too, and stands before it so that it is
        /// named instead.
        NOLIMBS = (13, 14),
        NOHANDS = 13, NOHEAD = 15, MINDLESS = 16, HUMANOID = 17, ANIMAL = 18, SLITHY = 19, UNSOLID = 20, THICK_HIDE = 21,
        OVIPAROUS = 22, REGEN = 23, SEE_INVIS = 24, TPORT = 25, TPORT_CNTRL = 26, ACID = 27, POIS = 28,
        CARNIVORE = 29, HERBIVORE = 30, METALLIVORE = 31;
        OMNIVORE = CARNIVORE | HERBIVORE,
    }
}

flag_set! {
    /// The second word of traits: races and conduct (`M2_*` of `include/monflag.h`).
    M2: u64, "M2_" {
        NOPOLY = 0, UNDEAD = 1, WERE = 2, HUMAN = 3, ELF = 4, DWARF = 5, GNOME = 6, ORC = 7, DEMON = 8, MERC = 9,
        LORD = 10, PRINCE = 11, MINION = 12, GIANT = 13, SHAPESHIFTER = 14, MALE = 16, FEMALE = 17, NEUTER = 18,
        PNAME = 19, HOSTILE = 20, PEACEFUL = 21, DOMESTIC = 22, WANDER = 23, STALK = 24, NASTY = 25, STRONG = 26,
        ROCKTHROW = 27, GREEDY = 28, JEWELS = 29, COLLECT = 30, MAGIC = 31,
        /// SLASH'EM.
        HOBBIT = 32,
        /// SLASH'EM.
        VAMPIRE = 33,
    }
}

flag_set! {
    /// The third word of traits: covetousness, waiting, infravision (`M3_*` of `include/monflag.h`; since 3.1).
    M3: u32, "M3_" {
        WANTSAMUL = 0, WANTSBELL = 1, WANTSBOOK = 2, WANTSCAND = 3, WANTSARTI = 4, WAITFORU = 6, CLOSE = 7,
        INFRAVISION = 8, INFRAVISIBLE = 9,
        /// Since 3.6.
        DISPLACES = 10,
        /// SLASH'EM.
        TRAITOR = 11,
        /// SLASH'EM.
        NOTAME = 12;
        WANTSALL = WANTSAMUL | WANTSBELL | WANTSBOOK | WANTSCAND | WANTSARTI,
        COVETOUS = WANTSAMUL | WANTSBELL | WANTSBOOK | WANTSCAND | WANTSARTI,
        WAITMASK = WAITFORU | CLOSE,
    }
}

flag_set! {
    /// Resistances: `mresists` and `mconveys` (`MR_*` of `include/monflag.h`).
    Mr: u32, "MR_" {
        FIRE = 0, COLD = 1, SLEEP = 2, DISINT = 3, ELEC = 4, POISON = 5, ACID = 6, STONE = 7,
        /// SLASH'EM.
        DEATH = 8,
        /// SLASH'EM.
        DRAIN = 9,
        /// It takes a weapon of at least +1 to hit it; SLASH'EM, as the next ones.
        PLUSONE = 10,
        PLUSTWO = 11, PLUSTHREE = 12, PLUSFOUR = 13,
        /// It hits as a weapon of +1 does; SLASH'EM, as the next ones.
        HITASONE = 14,
        HITASTWO = 15, HITASTHREE = 16, HITASFOUR = 17,
    }
}

flag_set! {
    /// How a monster comes into being: `geno` without its frequency (`G_*` of `include/monflag.h`).
    Gen: u32, "G_" {
        /// It leaves no corpse.
        NOCORPSE = 4,
        /// It can be genocided.
        GENO = 5,
        /// It comes in large groups.
        LGROUP = 6,
        /// It comes in small groups.
        SGROUP = 7,
        /// It is never generated at random.
        NOGEN = 9,
        /// It is generated in Gehennom only.
        HELL = 10,
        /// It is not generated in Gehennom.
        NOHELL = 11,
        /// There is only one.
        UNIQ = 12,
        /// It comes in very large groups; SLASH'EM.
        VLGROUP = 13,
    }
}

/// Flags of one word: those that the model knows, the tree's own word, and the names of the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFlags<F: 'static> {
    /// The flags that the model knows.
    pub known: F,
    /// The tree's own word, as stored.
    pub raw: u64,
    /// C names of flags that are set and that the model does not know.
    pub others: List<Str>,
}

impl<F: FlagSet> NamedFlags<F> {
    /// C's full names of all flags that are set: the known ones in the order of the model's bits, then the others.
    pub fn c_names(&self) -> impl Iterator<Item = Str> {
        let known = self.known.names().map(|name| Str::Owned(alloc::format!("{}{name}", F::PREFIX)));
        known.chain(self.others.iter().cloned())
    }
}

/// How often and how a monster is generated: C's `geno` (`include/monflag.h`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generation {
    /// 0 (never at random) to what `G_FREQ` holds: 7 (very often), but 127 in SLASH'EM Extended.
    pub frequency: u8,
    /// The rest of the word.
    pub flags: NamedFlags<Gen>,
}

/// What a monster is and does: the words `mflags1`, `mflags2`, … of C's `struct permonst`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Bodies and diets.
    pub m1: M1,
    /// Races and conduct.
    pub m2: M2,
    /// Covetousness, waiting, infravision.
    pub m3: M3,
    /// The tree's own words, in the order of [`Edition::trait_words`](crate::Edition::trait_words).
    pub words: List<u64>,
    /// C names of traits that are set and that the model does not know.
    pub others: List<Str>,
}
