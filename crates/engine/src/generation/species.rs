//! What the rules ask of a monster, looked up once.

use super::parameters::{Parameters, parameters};
use super::{LevelAlignment, Plane, Sign};
use crate::uses::species_difficulty;
use model::{Class, Edition, Gen, GenerationRule, M1, Monster, MonsterId, Mr, OpenEnum};

/// The highest weight that a monster can have (`rndmonst()`: a `char` holds it).
pub(super) const HIGHEST_WEIGHT: u8 = 127;

/// The greatest alignment value of `align_shift()`.
const FULL_ALIGNMENT: i32 = 20;

/// One monster, as the rules of generation see it.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the game asks so many questions with yes or no")]
pub(super) struct Species {
    pub(super) id: MonsterId,
    /// The tree's own number of its class (`mlet`).
    pub(super) class: Option<u8>,
    pub(super) difficulty: i32,
    pub(super) level: i32,
    /// `G_FREQ` of `geno`.
    pub(super) frequency: u8,
    pub(super) flags: Gen,
    /// The sign of its alignment.
    pub(super) sign: Sign,
    pub(super) resists_fire: bool,
    pub(super) resists_cold: bool,
    /// `M2_DEMON`.
    pub(super) is_demon: bool,
    /// Whether its default map symbol is a capital letter.
    pub(super) is_capital: bool,
    pub(super) is_wizard: bool,
    /// Whether it never comes to an ordinary level.
    pub(super) is_elsewhere: bool,
    /// Whether `mkclass()` never takes it.
    pub(super) is_never_chosen: bool,
    /// EvilHack's `is_mplayer()`.
    pub(super) is_player_monster: bool,
    /// What each alignment of a level adds to its frequency, in the order of [`LevelAlignment::ALL`].
    shifts: [i32; 4],
    /// The planes that keep it out, in the order of [`Plane::ALL`].
    unfit: [bool; 5],
}

impl Species {
    pub(super) fn of(edition: &Edition, monster: &Monster, rule: &Parameters) -> Self {
        let resists = monster.resists.as_ref().map_or(Mr::empty(), |resists| resists.known);
        let alignment = i32::from(monster.alignment.unwrap_or(0));
        let class = edition.class(&monster.class);
        let symbol = class.and_then(|class| class.symbol);
        let generation = monster.generation.as_ref();
        let is_one_of = |names: &[&str]| names.contains(&&*monster.symbol);
        Self {
            id: monster.id,
            class: class.map(|class| class.value),
            difficulty: species_difficulty(edition, monster),
            level: i32::from(monster.level),
            frequency: generation.map_or(0, |generation| generation.frequency),
            flags: generation.map_or(Gen::empty(), |generation| generation.flags.known),
            sign: Sign::of(alignment),
            resists_fire: resists.contains(Mr::FIRE),
            resists_cold: resists.contains(Mr::COLD),
            is_demon: monster.traits.m2.contains(model::M2::DEMON),
            is_capital: symbol.is_some_and(|symbol| symbol.is_ascii_uppercase()),
            is_wizard: monster.symbol == "WIZARD_OF_YENDOR",
            is_elsewhere: is_one_of(rule.elsewhere),
            is_never_chosen: is_one_of(rule.class.never),
            is_player_monster: false,
            shifts: LevelAlignment::ALL.map(|level| align_shift(level, alignment, rule)),
            unfit: Plane::ALL.map(|plane| is_wrong_elemental(plane, monster, resists, rule)),
        }
    }

    /// What the alignment of a level adds to the frequency.
    pub(super) fn shift(&self, level: LevelAlignment) -> i32 {
        let [none, lawful, neutral, chaotic] = self.shifts;
        match level {
            LevelAlignment::None => none,
            LevelAlignment::Lawful => lawful,
            LevelAlignment::Neutral => neutral,
            LevelAlignment::Chaotic => chaotic,
        }
    }

    /// Whether a plane keeps it out.
    pub(super) fn is_unfit(&self, plane: Plane) -> bool {
        let [earth, air, fire, water, astral] = self.unfit;
        match plane {
            Plane::Earth => earth,
            Plane::Air => air,
            Plane::Fire => fire,
            Plane::Water => water,
            Plane::Astral => astral,
        }
    }
}

/// What a level's alignment adds to the frequency of a monster with this alignment: 0 to 5 for alignments of −20 to 20
/// (`align_shift()`, `src/makemon.c`; in SLASH'EM 0 to 2).
pub fn alignment_shift(rule: GenerationRule, level: LevelAlignment, alignment: i32) -> i32 {
    align_shift(level, alignment, parameters(rule))
}

fn align_shift(level: LevelAlignment, alignment: i32, rule: &Parameters) -> i32 {
    const NO_ALIGNMENT: i32 = -128;
    let alignment = match rule.unaligned_as {
        Some(other) if alignment == NO_ALIGNMENT => other,
        _ => alignment,
    };
    let weight = rule.align_weight;
    // Divisions truncate towards zero, as in C.
    match level {
        LevelAlignment::None => 0,
        LevelAlignment::Lawful => (alignment + FULL_ALIGNMENT) / (2 * weight),
        LevelAlignment::Neutral => (FULL_ALIGNMENT - alignment.abs()) / weight,
        LevelAlignment::Chaotic => (FULL_ALIGNMENT - alignment) / (2 * weight),
    }
}

/// `wrong_elem_type()` of `src/makemon.c`: whether a plane's element keeps a monster out.
fn is_wrong_elemental(plane: Plane, monster: &Monster, resists: Mr, rule: &Parameters) -> bool {
    if plane == Plane::Astral {
        return false;
    }
    // Stalkers are of this class, too, and at home on no plane.
    if monster.class == Class::Elemental {
        return !is_at_home(plane, &monster.symbol);
    }
    match plane {
        Plane::Air => !is_airborne(monster, rule),
        Plane::Fire => !resists.contains(Mr::FIRE),
        Plane::Water => !monster.traits.m1.contains(M1::SWIM),
        Plane::Earth | Plane::Astral => false,
    }
}

/// Whether a plane is the home of this species: `is_home_elemental()` of `src/makemon.c`.
pub(crate) fn is_at_home(plane: Plane, symbol: &str) -> bool {
    let home = match plane {
        Plane::Air => "AIR_ELEMENTAL",
        Plane::Fire => "FIRE_ELEMENTAL",
        Plane::Earth => "EARTH_ELEMENTAL",
        Plane::Water => "WATER_ELEMENTAL",
        Plane::Astral => return false,
    };
    symbol == home
}

/// Whether the Plane of Air lets a monster in: a flyer that is no trapper, a floater, or what has no firm body.
fn is_airborne(monster: &Monster, rule: &Parameters) -> bool {
    let m1 = monster.traits.m1;
    let noncorporeal = match rule.noncorporeal_trait {
        Some(name) => monster.traits.others.iter().any(|other| other == name),
        None => monster.class == Class::Ghost,
    };
    m1.contains(M1::FLY) && monster.class != Class::Trapper
        || rule.floaters.contains(&monster.class.c_name())
        || m1.contains(M1::AMORPHOUS)
        || noncorporeal
        // `is_whirly()`; the air elemental, which is, too, has been judged by its class.
        || monster.class == Class::Vortex
}
