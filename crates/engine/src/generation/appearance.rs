//! Where a monster appears first, and where it is likeliest: all places of an edition gone through, with every depth that
//! they can have and every experience level.

use super::generator::Generator;
use super::{LevelAlignment, Place, Plane, Scenario, Temperature, Whereabouts, Window, level_difficulty, places};
use crate::ratio::Ratio;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use model::{GenerationRule, MonsterId};

/// The experience levels that a hero can have.
const EXPERIENCE_LEVELS: RangeInclusive<i32> = 1..=30;

/// Where a hero is, and how experienced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The place: an index in [`Appearances::places`].
    pub place: usize,
    /// The depth of the level; on the planes that of Moloch's Sanctum.
    pub depth: i32,
    /// In a branch that builds up, the depth of the level from which it is entered.
    pub entry: Option<i32>,
    /// The difficulty of the level (`level_difficulty()`).
    pub level_difficulty: i32,
    /// The hero's experience level.
    pub experience_level: i32,
}

impl Spot {
    /// What is asked at it, in its own place. Whoever is on the planes has performed the Invocation.
    fn scenario(&self, place: &Place) -> Scenario {
        let mut scenario = Scenario::new(self.level_difficulty, self.experience_level);
        place.set(&mut scenario);
        scenario.demigod = place.plane.is_some();
        scenario
    }

    /// What orders spots by what a level is first, and then by the hero.
    fn by_level(&self) -> [i32; 4] {
        [self.level_difficulty, self.experience_level, self.place as i32, self.depth]
    }

    /// What orders spots by the hero first, and then by the level.
    fn by_hero(&self) -> [i32; 4] {
        [self.experience_level, self.level_difficulty, self.place as i32, self.depth]
    }
}

/// Where a monster comes at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearance {
    /// Which monster.
    pub monster: MonsterId,
    /// The easiest level that it comes to: of the least level difficulty, and there for the hero of the least
    /// experience level.
    pub easiest_level: Spot,
    /// The least experienced hero to whom it comes, and for that one the easiest level.
    pub least_experience: Spot,
    /// Where it is likeliest; of several such spots the one with the easiest level, and there the least experience.
    pub likeliest: Spot,
    /// How likely it is there.
    pub chance: Ratio,
}

/// Where each monster of an edition comes at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearances {
    /// The places that were gone through: all that the edition's rule has.
    pub places: Vec<Place>,
    /// The monsters that come somewhere, in array order.
    pub monsters: Vec<Appearance>,
}

impl Appearances {
    /// That of a monster; `None` where it never comes at random.
    pub fn of(&self, monster: MonsterId) -> Option<&Appearance> {
        let at = self.monsters.binary_search_by_key(&monster, |appearance| appearance.monster);
        at.ok().and_then(|at| self.monsters.get(at))
    }

    /// The place of a spot.
    pub fn place(&self, spot: &Spot) -> Option<&Place> {
        self.places.get(spot.place)
    }
}

/// All of a place that decides who comes, besides difficulty.
type Conditions = (LevelAlignment, bool, Temperature, bool, bool, Option<Plane>);

/// The spots at which the same may come, with the same chances: the first by level and the first by hero.
#[derive(Clone, Copy)]
struct Alike {
    by_level: Spot,
    by_hero: Spot,
}

impl Generator<'_> {
    /// Where each monster comes at random ([`random`](Self::random), exactly): in all [`places`] of the edition's rule,
    /// at every depth that they can have, and from every level from which a branch that builds up can be entered.
    ///
    /// The hero has any experience level from 1 to 30, has the Amulet and is a demigod on the planes only, and aggravates
    /// nobody. Nothing is genocided or extinct. What a quest asks for first is left aside.
    pub fn appearances(&self) -> Appearances {
        let places = places(self.rule());
        let mut alike: BTreeMap<(Conditions, (i32, i32)), Alike> = BTreeMap::new();
        for (at, place) in places.iter().enumerate() {
            for spot in spots(self.rule(), &places, at, place) {
                let Window { min, max } = self.window(&spot.scenario(place));
                let entry = alike.entry((conditions(place), (min, max)));
                entry.and_modify(|alike| alike.take(spot)).or_insert(Alike { by_level: spot, by_hero: spot });
            }
        }
        let mut monsters: BTreeMap<MonsterId, Appearance> = BTreeMap::new();
        for alike in alike.values() {
            let spot = alike.by_level;
            let Some(place) = places.get(spot.place) else { continue };
            let odds = self.random(&spot.scenario(place));
            for chance in odds.chances() {
                let found = Appearance {
                    monster: chance.monster,
                    easiest_level: alike.by_level,
                    least_experience: alike.by_hero,
                    likeliest: spot,
                    chance: odds.ratio(chance),
                };
                monsters.entry(chance.monster).and_modify(|known| known.take(&found)).or_insert(found);
            }
        }
        Appearances { places, monsters: monsters.into_values().collect() }
    }
}

impl Alike {
    /// Takes another spot into account.
    fn take(&mut self, spot: Spot) {
        if spot.by_level() < self.by_level.by_level() {
            self.by_level = spot;
        }
        if spot.by_hero() < self.by_hero.by_hero() {
            self.by_hero = spot;
        }
    }
}

impl Appearance {
    /// Takes into account that the monster comes elsewhere, too.
    fn take(&mut self, other: &Self) {
        if other.easiest_level.by_level() < self.easiest_level.by_level() {
            self.easiest_level = other.easiest_level;
        }
        if other.least_experience.by_hero() < self.least_experience.by_hero() {
            self.least_experience = other.least_experience;
        }
        let is_first = other.likeliest.by_level() < self.likeliest.by_level();
        if other.chance > self.chance || other.chance == self.chance && is_first {
            self.likeliest = other.likeliest;
            self.chance.clone_from(&other.chance);
        }
    }
}

fn conditions(place: &Place) -> Conditions {
    (place.alignment, place.gehennom, place.temperature, place.rogue, place.cocytus, place.plane)
}

/// All spots in a place.
fn spots(rule: GenerationRule, places: &[Place], at: usize, place: &Place) -> Vec<Spot> {
    let mut spots = Vec::new();
    for (depth, entry, whereabouts) in whereabouts(places, place) {
        spots.extend(EXPERIENCE_LEVELS.map(|experience_level| Spot {
            place: at,
            depth,
            entry,
            level_difficulty: level_difficulty(rule, whereabouts, experience_level, false),
            experience_level,
        }));
    }
    spots
}

/// The depths of a place, each with those from which it can be entered where that matters.
fn whereabouts(places: &[Place], place: &Place) -> Vec<(i32, Option<i32>, Whereabouts)> {
    match (&place.depths, &place.climb) {
        (None, _) => {
            let sanctum = places.iter().find(|place| place.name == "sanctum");
            let depths = sanctum.and_then(|sanctum| sanctum.depths.clone());
            let endgame = |sanctum| (sanctum, None, Whereabouts::Endgame { sanctum });
            depths.into_iter().flatten().map(endgame).collect()
        }
        (Some(depths), None) => depths.clone().map(|depth| (depth, None, place.at(depth, None))).collect(),
        (Some(depths), Some(climb)) => {
            let entered = |entry| {
                let within = climb.depths(entry).filter(|depth| depths.contains(depth));
                within.map(move |depth| (depth, Some(entry), place.at(depth, Some(entry))))
            };
            climb.entries.clone().flat_map(entered).collect()
        }
    }
}
