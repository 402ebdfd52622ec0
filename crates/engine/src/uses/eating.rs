//! Eating a monster, in sum: what its corpse conveys in play, and what only the table says.

use super::{Distribution, Eater, Effect, corpse_species, meal};
use crate::Ratio;
use alloc::vec::Vec;
use model::{Edition, M1, Monster, Mr};

/// What comes of eating a monster's corpse.
#[derive(Clone, Debug, PartialEq)]
pub struct Eating<'a> {
    /// The species of the corpse, a human's for a vampire; `None` where none is left to eat.
    pub corpse: Option<&'a Monster>,
    /// What a finished corpse of it does to a hero who has everything still to gain, each effect with its chance.
    pub effects: Vec<(Effect, Ratio)>,
    /// What the monster's own row says that it conveys (`mconveys`), and no meal gives.
    pub in_vain: Mr,
}

/// What a corpse does while it is eaten, whatever comes of it afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bite {
    /// It turns to stone who has no resistance (`flesh_petrifies()`).
    Petrifies,
    /// It turns into green slime.
    Slimes,
    /// It kills: a Rider.
    Kills,
    /// It is poisonous (`M1_POIS`).
    Poisonous,
    /// It is acidic (`M1_ACID`), and so cures petrification.
    Acidic,
    /// It cures petrification and ends most of being stunned and confused: a lizard.
    Lizard,
    /// It aggravates monsters for good, but not for orcs and cavemen: a dog or a cat.
    Aggravates,
}

impl Bite {
    /// In words, such as `poisonous`.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Petrifies => "petrifies who eats it",
            Self::Slimes => "slimes who eats it",
            Self::Kills => "kills who eats it",
            Self::Poisonous => "poisonous",
            Self::Acidic => "acidic, cures petrification",
            Self::Lizard => "cures petrification, stun and confusion",
            Self::Aggravates => "aggravates monsters",
        }
    }
}

/// What eating the corpse of this species does at once.
///
/// `cprefx()` and `eatcorpse()` of `src/eat.c`; a hero who resists is spared. Cannibalism depends on the hero's race, and
/// age on the corpse.
pub fn bites(corpse: &Monster) -> impl Iterator<Item = Bite> {
    let has = |flag| corpse.traits.m1.contains(flag);
    let special = match &*corpse.symbol {
        "COCKATRICE" | "CHICKATRICE" | "MEDUSA" => Some(Bite::Petrifies),
        "GREEN_SLIME" => Some(Bite::Slimes),
        "DEATH" | "PESTILENCE" | "FAMINE" => Some(Bite::Kills),
        "LIZARD" => Some(Bite::Lizard),
        "LITTLE_DOG" | "DOG" | "LARGE_DOG" | "KITTEN" | "HOUSECAT" | "LARGE_CAT" => Some(Bite::Aggravates),
        _ => None,
    };
    let poisonous = has(M1::POIS).then_some(Bite::Poisonous);
    let acidic = has(M1::ACID).then_some(Bite::Acidic);
    [special, poisonous, acidic].into_iter().flatten()
}

/// The resistances that a row can convey, and what a meal gives of them.
const CONVEYED: &[(Mr, Effect)] = &[
    (Mr::FIRE, Effect::FireResistance),
    (Mr::COLD, Effect::ColdResistance),
    (Mr::SLEEP, Effect::SleepResistance),
    (Mr::DISINT, Effect::DisintegrationResistance),
    (Mr::ELEC, Effect::ShockResistance),
    (Mr::POISON, Effect::PoisonResistance),
    (Mr::ACID, Effect::AcidResistance),
    (Mr::STONE, Effect::StoningResistance),
];

/// What comes of eating the corpse of a monster of this species.
///
/// [`corpse_species`] and [`meal`] together, for a hero who is neither brilliant nor full of energy.
pub fn eating<'a>(edition: &'a Edition, monster: &'a Monster) -> Eating<'a> {
    let corpse = corpse_species(edition, monster);
    let mut effects: Vec<(Effect, Ratio)> = Vec::new();
    let meal = corpse.map(|corpse| meal(edition, corpse, Eater::NEEDY));
    for (together, chance) in meal.iter().flat_map(Distribution::outcomes) {
        for effect in together {
            match effects.iter_mut().find(|(known, _)| known == effect) {
                Some((_, sum)) => *sum = &*sum + chance,
                None => effects.push((*effect, chance.clone())),
            }
        }
    }
    let promised = monster.conveys.as_ref().map_or(Mr::empty(), |conveys| conveys.known);
    let is_given =
        |flag| CONVEYED.iter().any(|(of, effect)| *of == flag && effects.iter().any(|(given, _)| given == effect));
    let in_vain = promised.iter().filter(|flag| !is_given(*flag)).fold(Mr::empty(), |sum, flag| sum | flag);
    Eating { corpse, effects, in_vain }
}
