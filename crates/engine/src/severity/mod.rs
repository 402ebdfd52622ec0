//! How bad an attack is for whoever it hits.
//!
//! One table ([`harms`]) says of every damage type of every edition what it does, and how bad that is. It was made by
//! what the functions that are called when an attack hits do in each tree: `mhitu.c` up to 3.6 and in variants of it,
//! `uhitm.c` since 3.7, `xhity.c` in dNAO. How much damage an attack does is not asked: a strong bite may kill as well
//! as a basilisk's look does, but armour, prayer and a potion help against it.

mod table;

use core::fmt;
use model::{Attack, AttackType, DamageType, OpenEnum};

/// How bad an attack is, from the mildest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Hit points at most; or it even heals.
    Plain,
    /// A nuisance that passes: stunned, blind, asleep, held.
    Yellow,
    /// It costs belongings, abilities or control: rust, theft, paralysis, lycanthropy; and fire, cold, shocks and acid,
    /// which destroy what is carried.
    Orange,
    /// It can end the game at once, or takes something for good: petrification, drowning, levels.
    Red,
    /// It depends on what is cast, breathed or summoned; that may be deadly.
    Varies,
}

impl Severity {
    /// All of them, from the mildest on.
    pub const ALL: [Self; 5] = [Self::Plain, Self::Yellow, Self::Orange, Self::Red, Self::Varies];

    /// The name in JSON and in filters: `plain`, `yellow`, `orange`, `red`, `varies`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Yellow => "yellow",
            Self::Orange => "orange",
            Self::Red => "red",
            Self::Varies => "varies",
        }
    }

    /// In a word, for those who see no colours: `plain`, `inconvenient`, `costly`, `deadly`, `varies`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Yellow => "inconvenient",
            Self::Orange => "costly",
            Self::Red => "deadly",
            Self::Varies => "varies",
        }
    }
}

/// The name in JSON.
impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a damage type does: a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// C's name of the damage type, such as `AD_STON`.
    pub damage: &'static str,
    /// C's name of the way of attack for which this row is; `None` for every way that has no row of its own.
    pub kind: Option<&'static str>,
    /// How bad it is.
    pub severity: Severity,
    /// What it does, in a word or a few: `petrification`. Empty where it is damage and nothing else.
    pub words: &'static str,
}

/// The whole table, the worst first.
pub fn harms() -> impl Iterator<Item = Harm> {
    table::ALL.iter().flat_map(|(severity, rows)| {
        rows.iter().map(|row| Harm { damage: row.damage, kind: row.kind, severity: *severity, words: row.words })
    })
}

/// What an attack of this kind and damage does; `None` for a damage type that only an unknown tree has.
pub fn harm(kind: &AttackType, damage: &DamageType) -> Option<Harm> {
    let (kind, damage) = (kind.c_name(), damage.c_name());
    let rows = || harms().filter(|harm| harm.damage == damage);
    rows().find(|harm| harm.kind == Some(kind)).or_else(|| rows().find(|harm| harm.kind.is_none()))
}

/// How bad an attack is; `None` where [`harm`] does not know what it does.
pub fn severity(attack: &Attack) -> Option<Severity> {
    harm(&attack.kind, &attack.damage).map(|harm| harm.severity)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::borrow::ToOwned;
    use alloc::collections::BTreeSet;

    fn of(kind: &str, damage: &str) -> Option<Severity> {
        harm(&AttackType::from_c_name(kind.to_owned()), &DamageType::from_c_name(damage.to_owned()))
            .map(|harm| harm.severity)
    }

    #[test]
    fn a_way_of_attack_and_a_damage_have_one_row() {
        let mut seen = BTreeSet::new();
        for harm in harms() {
            assert!(seen.insert((harm.damage, harm.kind)), "{harm:?} stands there twice");
        }
    }

    #[test]
    fn every_damage_type_that_the_model_knows_has_a_row() {
        for damage in DamageType::KNOWN {
            assert!(of("AT_CLAW", damage.c_name()).is_some(), "{damage} has no severity");
        }
    }

    #[test]
    fn what_can_end_the_game_is_red() {
        for (kind, damage) in [
            ("AT_GAZE", "AD_STON"),
            ("AT_TUCH", "AD_SLIM"),
            ("AT_BREA", "AD_DISN"),
            ("AT_BITE", "AD_DRLI"),
            ("AT_ENGL", "AD_DGST"),
            ("AT_TUCH", "AD_WRAP"),
            ("AT_TENT", "AD_DRIN"),
            ("AT_CLAW", "AD_HEAD"),
        ] {
            assert_eq!(of(kind, damage), Some(Severity::Red), "{kind} {damage}");
        }
    }

    #[test]
    fn the_way_of_attack_may_decide() {
        assert_eq!(of("AT_TUCH", "AD_GOLD"), Some(Severity::Orange));
        assert_eq!(of("AT_BREA", "AD_GOLD"), Some(Severity::Red));
        assert_eq!(of("AT_BITE", "AD_DGST"), Some(Severity::Plain));
        assert_eq!(of("AT_MAGC", "AD_SPEL"), Some(Severity::Varies));
    }

    #[test]
    fn what_nobody_knows_has_no_severity() {
        assert_eq!(of("AT_CLAW", "AD_NOBODY_HAS_THIS"), None);
    }
}
