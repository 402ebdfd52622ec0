//! An edition with all that its rules of generation ask, looked up once.

use super::bars::Bars;
use super::parameters::{Algorithm, Parameters, parameters};
use super::random::Candidate;
use super::species::Species;
use super::weights::Weights;
use super::{Scenario, level};
use alloc::vec::Vec;
use model::{Class, Edition, Gen, GenerationRule, MonsterId};

/// What generates an edition's monsters, by the edition's own rule.
///
/// Making one looks at each monster once; each question after that is answered out of a small table.
#[derive(Clone, Debug)]
pub struct Generator<'a> {
    edition: &'a Edition,
    pub(super) rule: &'static Parameters,
    /// All monsters, in array order.
    pub(super) species: Vec<Species>,
    /// The difficulties of those that may come at random, in array order.
    pub(super) difficulties: Vec<i32>,
    /// Those themselves.
    pub(super) candidates: Vec<Candidate>,
    /// Their weights.
    pub(super) weights: Weights,
    /// What keeps those out.
    pub(super) bars: Bars,
    /// The first that never comes at random (`SPECIAL_PM`).
    pub(super) special: usize,
    /// The indices of the others in the order in which a class is gone through.
    pub(super) order: Vec<usize>,
}

impl<'a> Generator<'a> {
    /// The generator of an edition.
    pub fn new(edition: &'a Edition) -> Self {
        let rule = parameters(edition.rules.generation);
        let mut species: Vec<_> = edition.monsters.iter().map(|monster| Species::of(edition, monster, rule)).collect();
        if rule.player_monsters {
            mark_player_monsters(edition, &mut species);
        }
        let special = edition.special_start();
        let order = order(&species, special, rule);
        let ordinary = species.get(..special).unwrap_or(&species);
        let difficulties = ordinary.iter().map(|species| species.difficulty).collect();
        let candidates = ordinary.iter().map(Candidate::of).collect();
        let (weights, bars) = (Weights::of(ordinary, rule), Bars::of(ordinary));
        Self { edition, rule, species, difficulties, candidates, weights, bars, special, order }
    }

    /// The edition.
    pub fn edition(&self) -> &'a Edition {
        self.edition
    }

    /// Its rule.
    pub fn rule(&self) -> GenerationRule {
        self.edition.rules.generation
    }

    /// The difficulty of a monster: the stored one, else what the edition's rule of difficulty gives.
    pub fn difficulty(&self, monster: MonsterId) -> Option<i32> {
        self.find(monster).map(|(_, species)| species.difficulty)
    }

    /// The level that a new monster has: `adj_lev()` of `src/makemon.c`.
    ///
    /// EvilHack gives player monsters a random one, from two below the hero's to two above; what is returned for those
    /// is what other monsters of their level have.
    pub fn adjusted_level(&self, monster: MonsterId, scenario: &Scenario) -> Option<i32> {
        self.find(monster).map(|(_, species)| level::adjusted_level(species, scenario))
    }

    /// Whether the rule knows the Rogue level.
    pub fn knows_rogue_level(&self) -> bool {
        self.rule.rogue_filter
    }

    /// Whether the rule knows the temperature of a level (since 3.7).
    pub fn knows_temperature(&self) -> bool {
        self.rule.temperature_shift.is_some()
    }

    /// Whether levels above a branch's entrance are harder (since 3.6.0).
    pub fn knows_building_up(&self) -> bool {
        self.rule.difficulty.builds_up
    }

    /// Whether a class can be asked for with monsters in the wrong place (since 3.7).
    pub fn knows_wrong_places(&self) -> bool {
        matches!(&self.rule.class.algorithm, Algorithm::Weighed(weighed) if weighed.place.is_some())
    }

    /// Whether the rule can move the window (since 3.7).
    pub fn knows_adjustment(&self) -> bool {
        self.rule.adjustable
    }

    /// Whether the rule knows aggravation to make a level harder (since 3.7).
    pub fn knows_aggravation(&self) -> bool {
        !matches!(self.rule.difficulty.aggravate, super::parameters::Aggravate::Nothing)
    }

    /// Whether a class can be asked for with those that are gone (`G_IGNORE`, since 3.7).
    pub fn knows_ignoring_the_gone(&self) -> bool {
        matches!(&self.rule.class.algorithm, Algorithm::Weighed(weighed) if weighed.ignore)
    }

    /// Whether a class can be asked for with an upper limit (`MKC_ULIMIT`; SLASH'EM).
    pub fn knows_upper_limit(&self) -> bool {
        matches!(self.rule.class.algorithm, Algorithm::TwoPasses { upper_limit: true })
    }

    /// Whether the game sorts each class by difficulty before it chooses from it (`init_mongen_order()`, since 5.0), so
    /// that the order of the array does not matter.
    pub fn sorts_classes(&self) -> bool {
        matches!(&self.rule.class.algorithm, Algorithm::Weighed(weighed) if weighed.sorted)
    }

    /// Whether in a class whose frequencies are all 0 each counts as 1 (`mclass_maxf[]`, since 5.0).
    pub fn evens_out_classes(&self) -> bool {
        matches!(&self.rule.class.algorithm, Algorithm::Weighed(weighed) if weighed.even)
    }

    /// Whether a monster may come without being asked for by name, if its frequency allows: it is before `SPECIAL_PM`,
    /// neither `G_NOGEN` nor `G_UNIQ`, and none that `mkclass()` refuses by name.
    pub fn is_ordinary(&self, monster: MonsterId) -> bool {
        let species = self.species.get(..self.special).and_then(|all| all.get(usize::from(monster.0)));
        species.is_some_and(|species| !species.is_never_chosen && !species.flags.intersects(Gen::NOGEN | Gen::UNIQ))
    }

    /// Whether `rndmonnum()` may give a unique monster when nothing comes at random (`src/mkobj.c`, up to 3.4.3 and in
    /// SLASH'EM).
    pub fn falls_back_on_uniques(&self) -> bool {
        self.rule.falls_back_on_uniques
    }

    /// A monster with its place in the array.
    pub(super) fn find(&self, monster: MonsterId) -> Option<(usize, &Species)> {
        let at = usize::from(monster.0);
        self.species.get(at).filter(|species| species.id == monster).map(|species| (at, species))
    }

    /// The monsters that may come at random, in array order.
    pub(super) fn ordinary(&self) -> impl Iterator<Item = &Species> {
        self.species.iter().take(self.special)
    }

    /// The monsters of a class in the order in which the game goes through them, with their positions in it.
    ///
    /// They are taken to lie together, as in C: a class ends with the first monster of another.
    pub(super) fn members(&self, class: &Class) -> impl Iterator<Item = (usize, &Species)> {
        let number = self.edition.class(class).map(|class| class.value);
        let is_member = move |(_, species): &(usize, &Species)| number.is_some() && species.class == number;
        let all = self.order.iter().enumerate();
        let all = all.filter_map(|(position, at)| Some((position, self.species.get(*at)?)));
        all.skip_while(move |found| !is_member(found)).take_while(is_member)
    }
}

/// Marks EvilHack's player monsters.
fn mark_player_monsters(edition: &Edition, species: &mut [Species]) {
    let Some(all) = edition.player_monsters() else { return };
    for species in species.iter_mut().filter(|species| all.contains(&species.id)) {
        species.is_player_monster = true;
    }
}

/// The order in which classes are gone through: that of the array, or by class and difficulty (`init_mongen_order()`,
/// `src/makemon.c`, since 5.0). Monsters of one difficulty stay in array order: C's `qsort()` leaves that open, and
/// glibc's is stable.
fn order(species: &[Species], special: usize, rule: &Parameters) -> Vec<usize> {
    let mut order: Vec<usize> = (0..species.len().min(special)).collect();
    if matches!(&rule.class.algorithm, Algorithm::Weighed(weighed) if weighed.sorted) {
        order.sort_by_key(|at| species.get(*at).map(|species| (species.class, species.difficulty)));
    }
    order
}
