//! Attacks: how a monster hits (`AT_*`) and what that does (`AD_*`).

use crate::open_enum::open_enum;
use crate::{Extra, List};

open_enum! {
    /// How an attack is made: the `aatyp` of C's `struct attack`, from `include/monattk.h`.
    AttackType, "AT_" {
        /// Passive: it answers the hero's own attack.
        None = "AT_NONE",
        Claw = "AT_CLAW", Bite = "AT_BITE", Kick = "AT_KICK", Butt = "AT_BUTT", Touch = "AT_TUCH",
        Sting = "AT_STNG", Hug = "AT_HUGS", Spit = "AT_SPIT", Engulf = "AT_ENGL", Breath = "AT_BREA",
        /// Explodes when it comes near.
        Explode = "AT_EXPL",
        /// Explodes when it is killed.
        Boom = "AT_BOOM",
        Gaze = "AT_GAZE", Tentacle = "AT_TENT",
        /// Multiplies itself; SLASH'EM.
        Multiply = "AT_MULTIPLY",
        Weapon = "AT_WEAP", Magic = "AT_MAGC",
    }
}

open_enum! {
    /// What an attack does: the `adtyp` of C's `struct attack`, from `include/monattk.h`.
    ///
    /// The numbers behind these names differ from tree to tree; [`Attack::damage_raw`] keeps the tree's own.
    DamageType, "AD_" {
        Physical = "AD_PHYS", MagicMissile = "AD_MAGM", Fire = "AD_FIRE", Cold = "AD_COLD", Sleep = "AD_SLEE",
        Disintegrate = "AD_DISN", Electric = "AD_ELEC", PoisonStrength = "AD_DRST", Acid = "AD_ACID",
        Special1 = "AD_SPC1", Special2 = "AD_SPC2",
        /// Light, in SLASH'EM.
        Light = "AD_LITE",
        Blind = "AD_BLND", Stun = "AD_STUN", Slow = "AD_SLOW", Paralyse = "AD_PLYS", DrainLife = "AD_DRLI",
        DrainEnergy = "AD_DREN", WoundLegs = "AD_LEGS", Stone = "AD_STON", Stick = "AD_STCK", StealGold = "AD_SGLD",
        StealItem = "AD_SITM", SeduceSteal = "AD_SEDU", Teleport = "AD_TLPT", Rust = "AD_RUST", Confuse = "AD_CONF",
        Digest = "AD_DGST", Heal = "AD_HEAL", Wrap = "AD_WRAP", Lycanthropy = "AD_WERE",
        PoisonDexterity = "AD_DRDX", PoisonConstitution = "AD_DRCO", DrainIntelligence = "AD_DRIN",
        Disease = "AD_DISE", Decay = "AD_DCAY", Seduce = "AD_SSEX", Hallucinate = "AD_HALU", Death = "AD_DETH",
        Pestilence = "AD_PEST", Famine = "AD_FAMN", Slime = "AD_SLIM", Disenchant = "AD_ENCH", Corrode = "AD_CORR",
        Polymorph = "AD_POLY",
        /// Calms the hero down; SLASH'EM.
        Calm = "AD_CALM",
        /// Tickles; SLASH'EM.
        Tickle = "AD_TCKL",
        ClericSpell = "AD_CLRC", MageSpell = "AD_SPEL", RandomBreath = "AD_RBRE", StealAmulet = "AD_SAMU",
        Curse = "AD_CURS",
    }
}

/// One attack: a slot of `mattk[]` in which any field is not zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Attack {
    /// The slot's index in `mattk[]`, from 0; empty slots are left out.
    pub slot: u8,
    /// How it is made (`aatyp`).
    pub kind: AttackType,
    /// The tree's own number of [`kind`](Self::kind); rules that compare numbers use it.
    pub kind_raw: u8,
    /// What it does (`adtyp`).
    pub damage: DamageType,
    /// The tree's own number of [`damage`](Self::damage).
    pub damage_raw: u8,
    /// Number of dice (`damn`); `unsigned char` in vanilla, `short` in GnollHack.
    pub dice: i16,
    /// Sides of each die (`damd`).
    pub sides: i16,
    /// What only this variant's `struct attack` has, by C name; values other than zero only.
    pub extra: List<Extra>,
}
