//! Meals: what a finished corpse does to the hero.

use super::{Distribution, RuleSet, chance};
use crate::Ratio;
use alloc::vec::Vec;
use model::{AttackType, DamageType, Edition, M1, M2, Monster, Mr};

/// Declares what a corpse can do, in words.
macro_rules! effects {
    ($( $(#[doc = $doc:literal])+ $effect:ident $(($turns:ident))? = $words:literal; )*) => {
        /// Something that a corpse does to who eats it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Effect { $( $(#[doc = $doc])+ $effect $(($turns))? ),* }

        impl Effect {
            /// In words, such as `fire resistance`.
            pub const fn words(self) -> &'static str {
                match self { $( effects!(@pattern $effect $($turns)?) => $words ),* }
            }
        }
    };
    (@pattern $effect:ident) => { Self::$effect };
    (@pattern $effect:ident $turns:ident) => { Self::$effect(_) };
}

effects! {
    /// The intrinsic, for good.
    FireResistance = "fire resistance";
    /// The intrinsic, for good.
    ColdResistance = "cold resistance";
    /// The intrinsic, for good.
    SleepResistance = "sleep resistance";
    /// The intrinsic, for good.
    DisintegrationResistance = "disintegration resistance";
    /// The intrinsic, for good.
    ShockResistance = "shock resistance";
    /// The intrinsic, for good.
    PoisonResistance = "poison resistance";
    /// For 3d6 turns; since 3.7.
    AcidResistance = "temporary acid resistance";
    /// For 3d6 turns; since 3.7.
    StoningResistance = "temporary stoning resistance";
    /// The intrinsic, for good.
    Teleportitis = "teleportitis";
    /// The intrinsic, for good.
    TeleportControl = "teleport control";
    /// The intrinsic, for good.
    Telepathy = "telepathy";
    /// At least one more point of strength, if it is not at its most (`gainstr()`).
    Strength = "strength";
    /// One more point of intelligence.
    Intelligence = "intelligence";
    /// 1 to 3 points of energy; where that is more than the most, one time in three the most grows by one.
    Energy = "energy";
    /// 200 turns of hallucination.
    Hallucination = "hallucination";
    /// So many turns of being stunned.
    Stun(u8) = "stun";
    /// Invisible for 50 to 149 turns.
    Invisibility = "temporary invisibility";
    /// Invisible for good, and able to see what is invisible.
    LastingInvisibility = "permanent invisibility, see invisible";
    /// All hit points back.
    FullHitPoints = "full hp";
    /// A level more.
    GainLevel = "gain level";
    /// A level less; SLASH'EM.
    LoseLevel = "lose level";
    /// 4 hit points more at most, 8 points of energy more at most, and all of both back; SLASH'EM.
    GainHealth = "gain 4 max hp, 8 max energy, full";
    /// 4 hit points less, now and at most, and 8 points of energy; SLASH'EM.
    LoseHealth = "lose 4 hp, 4 max hp, 8 max energy";
    /// Lycanthropy.
    Lycanthropy = "lycanthropy";
    /// So many turns of looking like a pile of gold.
    Mimic(u8) = "mimic";
    /// The intrinsic speed, for a hero who had none.
    Speed = "speed";
    /// The loss of the intrinsic speed, for a hero who had it.
    LoseSpeed = "lose speed";
    /// A change of form.
    Polymorph = "polymorph";
    /// The loss of one intrinsic (`attrcurse()`).
    LoseIntrinsic = "lose an intrinsic";
    /// Displacement for 6d6 turns more.
    Displacement = "temporary displacement";
}

/// The hero, as far as a meal depends on who eats it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eater {
    /// Whether intelligence is at its most.
    pub is_brilliant: bool,
    /// Whether three times the energy is more than twice the most there can be.
    pub has_energy: bool,
    /// Invisible and fast, as a meal can change both.
    pub body: Body,
}

/// What of a hero's body a meal can change back and forth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// Whether the hero is invisible.
    pub is_invisible: bool,
    /// Whether the hero has the intrinsic speed.
    pub is_fast: bool,
}

impl Eater {
    /// A hero who has everything still to gain: neither brilliant, nor full of energy, invisible or fast.
    pub const NEEDY: Self =
        Self { is_brilliant: false, has_energy: false, body: Body { is_invisible: false, is_fast: false } };
}

/// What is particular about meals in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct MealRule {
    /// Species with effects of their own; those of [`COMMON`] follow.
    pub(super) dishes: &'static [Dish],
    /// How giants give strength.
    pub(super) giants: Giants,
    /// Whether whatever casts spells gives energy.
    pub(super) spells_give_energy: bool,
    /// Whether acid and stoning resistance may be conveyed, for a while.
    pub(super) conveys_for_a_while: bool,
    /// Whether a wraith is a gamble.
    pub(super) wraiths_gamble: bool,
}

/// How giants give strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Giants {
    /// Always, and besides what else they convey.
    Always,
    /// One time in four, and besides what else they convey.
    OneInFour,
    /// Strength is one of the things they may convey; half the time if it is the only one.
    Candidate,
}

/// A species with effects of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dish {
    /// Its PM name.
    symbol: &'static str,
    /// What it does.
    effects: &'static [Effect],
    /// Whether it conveys as others do besides.
    conveys: bool,
}

/// A species that does this instead of what others do.
const fn dish(symbol: &'static str, effects: &'static [Effect]) -> Dish {
    Dish { symbol, effects, conveys: false }
}

/// A species that does this besides what others do.
const fn besides(symbol: &'static str, effects: &'static [Effect]) -> Dish {
    Dish { symbol, effects, conveys: true }
}

/// What all versions have, if they have the species at all. The stalker stuns besides what it does.
const COMMON: &[Dish] = &[
    dish("WRAITH", &[Effect::GainLevel]),
    dish("HUMAN_WERERAT", &[Effect::Lycanthropy]),
    dish("HUMAN_WEREJACKAL", &[Effect::Lycanthropy]),
    dish("HUMAN_WEREWOLF", &[Effect::Lycanthropy]),
    dish("NURSE", &[Effect::FullHitPoints]),
    dish("STALKER", &[Effect::Stun(60)]),
    dish("YELLOW_LIGHT", &[Effect::Stun(60)]),
    dish("GIANT_BAT", &[Effect::Stun(60)]),
    dish("BAT", &[Effect::Stun(30)]),
    dish("GIANT_MIMIC", &[Effect::Mimic(50)]),
    dish("LARGE_MIMIC", &[Effect::Mimic(40)]),
    dish("SMALL_MIMIC", &[Effect::Mimic(20)]),
    dish("QUANTUM_MECHANIC", &[]),
    dish("LIZARD", &[]),
    dish("CHAMELEON", &[Effect::Polymorph]),
    dish("DOPPELGANGER", &[Effect::Polymorph]),
];

/// 3.4.3.
pub(super) const V3_4_3: MealRule = MealRule {
    dishes: &[],
    giants: Giants::Always,
    spells_give_energy: false,
    conveys_for_a_while: false,
    wraiths_gamble: false,
};

/// 3.6.0.
pub(super) const V3_6_0: MealRule = MealRule {
    dishes: &[dish("SANDESTIN", &[Effect::Polymorph]), dish("DISENCHANTER", &[Effect::LoseIntrinsic])],
    giants: Giants::Candidate,
    ..V3_4_3
};

/// 3.6.2.
pub(super) const V3_6_2: MealRule = MealRule {
    dishes: &[
        dish("SANDESTIN", &[Effect::Polymorph]),
        dish("DISENCHANTER", &[Effect::LoseIntrinsic]),
        besides("NURSE", &[Effect::FullHitPoints]),
    ],
    ..V3_6_0
};

/// 3.7.
pub(super) const V3_7: MealRule = MealRule {
    dishes: &[
        dish("SANDESTIN", &[Effect::Polymorph]),
        dish("GENETIC_ENGINEER", &[Effect::Polymorph]),
        dish("DISENCHANTER", &[Effect::LoseIntrinsic]),
        dish("DISPLACER_BEAST", &[Effect::Displacement]),
        dish("DEATH", &[]),
        dish("PESTILENCE", &[]),
        dish("FAMINE", &[]),
        besides("NURSE", &[Effect::FullHitPoints]),
        besides("LIZARD", &[]),
    ],
    spells_give_energy: true,
    conveys_for_a_while: true,
    ..V3_6_2
};

/// SLASH'EM.
pub(super) const SLASHEM: MealRule = MealRule {
    dishes: &[
        dish("HUMAN_WEREPANTHER", &[Effect::Lycanthropy]),
        dish("HUMAN_WERETIGER", &[Effect::Lycanthropy]),
        dish("HUMAN_WERESNAKE", &[Effect::Lycanthropy]),
        dish("HUMAN_WERESPIDER", &[Effect::Lycanthropy]),
        dish("GENETIC_ENGINEER", &[Effect::Polymorph]),
    ],
    giants: Giants::OneInFour,
    wraiths_gamble: true,
    ..V3_4_3
};

/// A meal's outcomes: the effects of each, in the order in which they come.
type Meal = Distribution<Vec<Effect>>;

/// What a finished corpse of this species does, with the exact chance of each combination.
///
/// `cpostfx()` of `src/eat.c`, with `givit()`, and since 3.7 `corpse_intrinsic()`, of the same file. A resistance that
/// the hero has already is counted as given. What a corpse does while it is eaten (poison, acid, age, petrification) is
/// not part of it, nor whether there is such a corpse: see [`corpse_species`](super::corpse_species).
pub fn meal(edition: &Edition, monster: &Monster, eater: Eater) -> Distribution<Vec<Effect>> {
    let rules = &RuleSet::of(edition).meals;
    let symbol = &*monster.symbol;
    if symbol == "WRAITH" && rules.wraiths_gamble {
        return gamble();
    }
    let mut dishes = rules.dishes.iter().chain(COMMON);
    if let Some(dish) = dishes.find(|dish| dish.symbol == symbol) {
        let mut effects = Vec::new();
        match symbol {
            "STALKER" if eater.body.is_invisible => effects.push(Effect::LastingInvisibility),
            "STALKER" => effects.push(Effect::Invisibility),
            "QUANTUM_MECHANIC" if eater.body.is_fast => effects.push(Effect::LoseSpeed),
            "QUANTUM_MECHANIC" => effects.push(Effect::Speed),
            _ => {}
        }
        effects.extend_from_slice(dish.effects);
        return if dish.conveys { conveyed(rules, monster, eater, effects) } else { Meal::certain(effects) };
    }
    let others = conveyed(rules, monster, eater, Vec::new());
    if is_mind_flayer(symbol) && !eater.is_brilliant {
        let brain = Meal::certain(Vec::from([Effect::Intelligence]));
        return Distribution::either(&chance::of(1, 2), brain, others);
    }
    others
}

/// A wraith in SLASH'EM: a die with ten sides.
fn gamble() -> Meal {
    Distribution::die(10).map(|roll| match roll {
        0 => Vec::from([Effect::LoseLevel]),
        1 => Vec::from([Effect::LoseHealth]),
        2 | 3 => Vec::new(),
        4 => Vec::from([Effect::GainHealth]),
        _ => Vec::from([Effect::GainLevel]),
    })
}

/// What a corpse does as others do, after these effects.
fn conveyed(rules: &MealRule, monster: &Monster, eater: Eater, mut effects: Vec<Effect>) -> Meal {
    let makes_hallucinate = monster.symbol == "VIOLET_FUNGUS"
        || monster.attacks.iter().any(|attack| matches!(attack.damage, DamageType::Stun | DamageType::Hallucinate));
    if makes_hallucinate {
        effects.push(Effect::Hallucination);
    }
    let mut meal = Meal::certain(effects);
    let casts = monster.attacks.iter().any(|attack| attack.kind == AttackType::Magic);
    if monster.symbol == "NEWT" || (rules.spells_give_energy && casts) {
        let chance = if eater.has_energy { chance::of(2, 3) } else { Ratio::one() };
        meal = perhaps(meal, &chance, Effect::Energy);
    }
    let mut candidates = candidates(rules, monster);
    if monster.traits.m2.contains(M2::GIANT) {
        match rules.giants {
            Giants::Always => meal = perhaps(meal, &Ratio::one(), Effect::Strength),
            Giants::OneInFour => meal = perhaps(meal, &chance::of(1, 4), Effect::Strength),
            Giants::Candidate => {
                let chance = if candidates.is_empty() { chance::of(1, 2) } else { Ratio::one() };
                candidates.push((Effect::Strength, chance));
            }
        }
    }
    match Distribution::any_of(candidates) {
        None => meal,
        Some(picked) => meal.and_then(|effects| {
            let given = |(effect, chance)| perhaps(Meal::certain(effects.clone()), &chance, effect);
            picked.clone().and_then(given)
        }),
    }
}

/// A meal with one more effect, with this chance.
fn perhaps(meal: Meal, chance: &Ratio, effect: Effect) -> Meal {
    let with = meal.clone().map(|mut effects| {
        effects.push(effect);
        effects
    });
    Distribution::either(chance, with, meal)
}

/// What a corpse may convey, each with the chance that it does if it is picked (`givit()`).
fn candidates(rules: &MealRule, monster: &Monster) -> Vec<(Effect, Ratio)> {
    let level = monster.level.max(0).unsigned_abs().into();
    let one_try = |sides| chance::of(level, sides);
    // What lasts a while has a second try, at better odds.
    let two_tries = |sides| chance::not(&(&chance::not(&one_try(15)) * &chance::not(&one_try(sides))));
    // What stings with poison is one time in four as easy as can be.
    let is_easy = matches!(&*monster.symbol, "KILLER_BEE" | "SCORPION");
    let poison =
        if is_easy { &(&chance::of(1, 4) * &one_try(1)) + &(&chance::of(3, 4) * &one_try(15)) } else { one_try(15) };
    let resistances = [
        (Mr::FIRE, Effect::FireResistance, one_try(15)),
        (Mr::COLD, Effect::ColdResistance, one_try(15)),
        (Mr::SLEEP, Effect::SleepResistance, one_try(15)),
        (Mr::DISINT, Effect::DisintegrationResistance, one_try(15)),
        (Mr::ELEC, Effect::ShockResistance, one_try(15)),
        (Mr::POISON, Effect::PoisonResistance, poison),
    ];
    let temporary =
        [(Mr::ACID, Effect::AcidResistance, two_tries(3)), (Mr::STONE, Effect::StoningResistance, two_tries(6))];
    let conveys = |flag| monster.conveys.as_ref().is_some_and(|flags| flags.known.contains(flag));
    let temporary = temporary.into_iter().filter(|_| rules.conveys_for_a_while);
    let all = resistances.into_iter().chain(temporary).filter(|(flag, ..)| conveys(*flag));
    let mut all: Vec<_> = all.map(|(_, effect, chance)| (effect, chance)).collect();
    if monster.traits.m1.contains(M1::TPORT) {
        all.push((Effect::Teleportitis, one_try(10)));
    }
    if monster.traits.m1.contains(M1::TPORT_CNTRL) {
        all.push((Effect::TeleportControl, one_try(12)));
    }
    if monster.symbol == "FLOATING_EYE" || is_mind_flayer(&monster.symbol) {
        all.push((Effect::Telepathy, one_try(1)));
    }
    all
}

/// `is_mind_flayer()` of `include/mondata.h`.
fn is_mind_flayer(symbol: &str) -> bool {
    matches!(symbol, "MIND_FLAYER" | "MASTER_MIND_FLAYER")
}
