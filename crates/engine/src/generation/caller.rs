//! Who asks for a monster of a class, and how: the callers of `mkclass()` by name.

use super::class::{Allowance, ClassChoice};
use super::generator::Generator;
use super::parameters::{Algorithm, parameters};
use super::{Exclusion, Scenario, Sign};
use crate::odds::Odds;
use crate::ratio::Natural;
use alloc::vec::Vec;
use model::{GenerationRule, M2, MonsterId};

/// A caller of `mkclass()`, `mkclass_aligned()` or `mkclass_poly()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Its name here, such as `throne-room`.
    pub name: &'static str,
    /// What it makes, in words.
    pub makes: &'static str,
    /// Its function and the file of that: `courtmon(), src/mkroom.c`.
    pub function: &'static str,
    /// The classes that it asks for, by C's names; none where it may be any.
    pub classes: &'static [&'static str],
    /// How it asks.
    pub manner: Manner,
}

/// How a monster of a class is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Once, with this mask.
    Mask(Allowance),
    /// So often until it is one that is wanted, and of the alignment that is asked for, or nothing after all; without a
    /// mask.
    Until {
        /// How often at most.
        tries: u32,
        /// What is wanted.
        wanted: Wanted,
    },
    /// As what a hero polymorphs into; see [`polymorph_class`](Generator::polymorph_class).
    Polymorph,
}

/// What a caller takes, of what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A demon that is neither lord nor prince (`is_ndemon()` of `include/mondata.h`).
    Demon,
    /// What is no lord (`is_lord()` of `include/mondata.h`).
    NoLord,
}

/// The callers that a version has.
pub fn callers(rule: GenerationRule) -> impl Iterator<Item = &'static Caller> {
    parameters(rule).callers.iter().copied().flatten()
}

impl Generator<'_> {
    /// The callers that the edition's version has.
    ///
    /// For a version that is not modelled, they are those of the version whose rules are assumed.
    pub fn callers(&self) -> impl Iterator<Item = &'static Caller> {
        callers(self.rule())
    }

    /// The caller of this name.
    pub fn caller(&self, name: &str) -> Option<&'static Caller> {
        self.callers().find(|caller| caller.name == name)
    }

    /// The odds of a monster that is asked for in some manner.
    ///
    /// What `choice` allows is allowed besides the manner's own mask. A hero who polymorphs allows nothing and chooses
    /// no alignment; certainly nothing comes where the edition has no such choice.
    pub fn called(&self, scenario: &Scenario, manner: Manner, choice: &ClassChoice) -> Odds {
        match manner {
            Manner::Mask(mask) => self.class(scenario, &masked(choice, mask)),
            Manner::Until { tries, wanted } => {
                let odds = self.class(scenario, choice);
                until(&odds, tries, |id| self.is_wanted(id, wanted) && self.is_aligned(id, choice.alignment))
            }
            Manner::Polymorph => self.polymorph_class(scenario, &choice.class).unwrap_or_else(Odds::none),
        }
    }

    /// All that keeps a monster from being what comes when a class is asked for in some manner; nothing where it may
    /// come. `odds` are what [`called`](Self::called) says for the same.
    pub fn call_exclusions(
        &self,
        monster: MonsterId,
        scenario: &Scenario,
        manner: Manner,
        choice: &ClassChoice,
        odds: &Odds,
    ) -> Vec<Exclusion> {
        let mut all = match manner {
            Manner::Mask(mask) => self.class_exclusions(monster, scenario, &masked(choice, mask)),
            Manner::Until { wanted, .. } => {
                let mut all = self.class_exclusions(monster, scenario, choice);
                if !self.is_wanted(monster, wanted) {
                    all.push(Exclusion::NotWanted);
                }
                if !self.is_aligned(monster, choice.alignment) && !all.contains(&Exclusion::OtherAlignment) {
                    all.push(Exclusion::OtherAlignment);
                }
                all
            }
            Manner::Polymorph => self.polymorph_exclusions(monster, scenario, &choice.class),
        };
        if all.is_empty() && !odds.has(monster) {
            all.push(Exclusion::Unreached);
        }
        all
    }

    /// Whether a caller takes a monster.
    fn is_wanted(&self, id: MonsterId, wanted: Wanted) -> bool {
        let m2 = self.edition().row(id).map_or(M2::empty(), |monster| monster.traits.m2);
        match wanted {
            Wanted::Demon => m2.contains(M2::DEMON) && !m2.intersects(M2::LORD | M2::PRINCE),
            Wanted::NoLord => !m2.contains(M2::LORD),
        }
    }

    /// Whether a monster is of the alignment that is asked for.
    fn is_aligned(&self, id: MonsterId, asked: Option<Sign>) -> bool {
        let sign = self.edition().row(id).map(|monster| Sign::of(monster.alignment.unwrap_or(0).into()));
        asked.is_none() || asked == sign
    }

    /// Whether demons of one alignment can be asked for: by the choice itself, or by asking again.
    pub fn knows_alignment_of(&self, manner: Manner) -> bool {
        match manner {
            Manner::Mask(_) => matches!(self.rule.class.algorithm, Algorithm::Weighed(_)),
            Manner::Until { wanted, .. } => wanted == Wanted::Demon,
            Manner::Polymorph => false,
        }
    }
}

/// A choice with a mask besides its own.
fn masked(choice: &ClassChoice, mask: Allowance) -> ClassChoice {
    ClassChoice { allow: choice.allow.with(mask), ..choice.clone() }
}

/// The odds of what comes when it is drawn again until it is wanted, so often at most.
fn until(odds: &Odds, tries: u32, wanted: impl Fn(MonsterId) -> bool) -> Odds {
    let taken = || odds.chances().iter().filter(|chance| wanted(chance.monster));
    let refused = taken().fold(odds.total().clone(), |left, chance| left - &chance.weight);
    // Of all sequences of so many draws, which are the total to that power: those in which something is taken, for each
    // unit of its weight, and those in which all is refused.
    let (mut taken_once, mut all_refused) = (Natural::ZERO, Natural::from(1_u8));
    for _ in 0..tries {
        taken_once = taken_once * odds.total() + &all_refused;
        all_refused *= &refused;
    }
    Odds::of(taken().map(|chance| (chance.monster, &chance.weight * &taken_once)), all_refused)
}
