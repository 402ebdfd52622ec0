//! What a bonus is made of.

use core::fmt;

/// One part of a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What it is for.
    pub what: TermKind,
    /// The attack it is for, by its slot in `mattk[]`; `None` where it is for the monster as a whole.
    pub slot: Option<u8>,
    /// How much it counts.
    pub amount: i32,
}

/// Declares the kinds with the words that people read and the condition that C tests.
macro_rules! kinds {
    ($( $(#[$doc:meta])* $kind:ident = $words:literal, $c:literal; )*) => {
        /// What a part of a bonus is for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum TermKind { $( $(#[$doc])* #[doc = concat!("C: `", $c, "`.")] $kind ),* }

        impl TermKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$( Self::$kind ),*];

            /// In words, such as `comes in small groups`.
            pub const fn words(self) -> &'static str {
                match self { $( Self::$kind => $words ),* }
            }

            /// In C's names, such as `G_SGROUP`.
            pub const fn c_condition(self) -> &'static str {
                match self { $( Self::$kind => $c ),* }
            }
        }
    };
}

kinds! {
    /// It comes in small groups.
    SmallGroup = "comes in small groups", "G_SGROUP";
    /// It comes in large groups.
    LargeGroup = "comes in large groups", "G_LGROUP";
    /// It comes in very large groups; SLASH'EM only.
    VeryLargeGroup = "comes in very large groups", "G_VLGROUP";
    /// It can attack from afar; counted once, for the first such attack.
    Ranged = "attacks from afar", ">= AT_WEAP, AT_BREA, AT_SPIT or AT_GAZE";
    /// Its armour is good.
    GoodArmor = "armour class below 4", "ac < 4";
    /// Its armour is very good; on top of [`GoodArmor`](Self::GoodArmor).
    GreatArmor = "armour class below 0", "ac < 0";
    /// It is fast.
    Fast = "speed of 18 or more", "mmove >= 18";
    /// An attack that is not passive.
    ActiveAttack = "active attack", "aatyp > AT_NONE";
    /// It casts spells.
    MagicAttack = "casts spells", "AT_MAGC";
    /// It is strong and uses a weapon.
    StrongWeapon = "strong, with a weapon", "AT_WEAP && M2_STRONG";
    /// It explodes in fire or cold, which destroys belongings; since 3.7.
    FireOrColdExplosion = "explodes in fire or cold", "AT_EXPL && (AD_FIRE || AD_COLD)";
    /// It explodes in electricity; since 3.7.
    ElectricExplosion = "explodes in electricity", "AT_EXPL && AD_ELEC";
    /// Damage that may kill or undo a hero: level drain, stoning, poison, lycanthropy.
    DeadlyDamage = "drains life, turns to stone, poisons or infects with lycanthropy",
        "AD_DRLI, AD_STON, AD_DRST, AD_DRDX, AD_DRCO or AD_WERE";
    /// Any other damage that is not physical; the grid bug's does not count.
    SpecialDamage = "damage that is not physical", "adtyp != AD_PHYS";
    /// At most 24 points of damage or more.
    HeavyDamage = "up to 24 points of damage or more", "damn * damd > 23";
    /// It is nasty; SLASH'EM only.
    Nasty = "nasty", "M2_NASTY";
    /// It has a high level to be hard to kill, but does little damage.
    Leprechaun = "leprechaun", "leprechaun";
    /// A killer bee or a soldier ant; since 5.0.
    PoisonousSwarm = "killer bee or soldier ant", "killer bee or soldier ant";
}

impl fmt::Display for TermKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Formats as `+1 comes in small groups (G_SGROUP)`, or `+2 attack 1: …`, with attacks counted from 1.
impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} ", self.amount)?;
        if let Some(slot) = self.slot {
            write!(f, "attack {}: ", u16::from(slot) + 1)?;
        }
        write!(f, "{} ({})", self.what.words(), self.what.c_condition())
    }
}
