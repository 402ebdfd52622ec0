//! What differs from version to version, as one value for each.

use super::corpse::{self, CorpseRule};
use super::experience::{self, ExperienceRule};
use super::groups::{self, GroupRule};
use super::hit_points::{self, HitPointRule};
use super::items::{self, ItemRule};
use super::level::PlayerMonsterLevels;
use super::meal::{self, MealRule};
use super::peace::{self, PeaceRule};
use super::rate::{self, Turns};
use super::sacrifice::{self, SacrificeRule};
use super::summons::{self, SummonRule};
use model::{Edition, GenerationRule};

/// The rules of one version, as far as they differ from those of others.
#[derive(Clone, Copy, Debug)]
pub(super) struct RuleSet {
    /// The id of the edition that these rules are taken from, where they are not the version's own in all.
    assumed_from: Option<&'static str>,
    pub(super) corpses: CorpseRule,
    pub(super) experience: ExperienceRule,
    pub(super) groups: GroupRule,
    pub(super) hit_points: HitPointRule,
    pub(super) items: ItemRule,
    pub(super) meals: MealRule,
    pub(super) peace: PeaceRule,
    pub(super) player_monster_levels: PlayerMonsterLevels,
    pub(super) sacrifices: SacrificeRule,
    pub(super) summons: SummonRule,
    pub(super) turns_for_a_monster: Turns,
}

const V3_4_3: RuleSet = RuleSet {
    assumed_from: None,
    corpses: corpse::V3_4_3,
    experience: experience::V3_4_3,
    groups: groups::VANILLA,
    hit_points: hit_points::VANILLA,
    items: items::V3_4_3,
    meals: meal::V3_4_3,
    peace: peace::VANILLA,
    player_monster_levels: PlayerMonsterLevels::LikeOthers,
    sacrifices: sacrifice::VANILLA,
    summons: summons::V3_4_3,
    turns_for_a_monster: rate::VANILLA,
};

const V3_6_0: RuleSet = RuleSet {
    corpses: corpse::V3_6_0,
    experience: experience::V3_6_0,
    items: items::V3_6_0,
    meals: meal::V3_6_0,
    ..V3_4_3
};

const V3_6_1: RuleSet = RuleSet { corpses: corpse::V3_6_1, summons: summons::V3_6_1, ..V3_6_0 };

const V3_6_2: RuleSet = RuleSet { experience: experience::V3_6_2, meals: meal::V3_6_2, ..V3_6_1 };

const V3_7: RuleSet = RuleSet {
    hit_points: hit_points::V3_7,
    items: items::V3_7,
    meals: meal::V3_7,
    peace: peace::V3_7,
    sacrifices: sacrifice::V3_7,
    summons: summons::V3_7,
    ..V3_6_2
};

const V5_0: RuleSet = RuleSet { items: items::V5_0, sacrifices: sacrifice::V5_0, ..V3_7 };

const SLASHEM: RuleSet = RuleSet {
    corpses: corpse::SLASHEM,
    experience: experience::SLASHEM,
    groups: groups::SLASHEM,
    hit_points: hit_points::SLASHEM,
    items: items::SLASHEM,
    meals: meal::SLASHEM,
    peace: peace::SLASHEM,
    player_monster_levels: PlayerMonsterLevels::SlashEm,
    sacrifices: sacrifice::SLASHEM,
    summons: summons::SLASHEM,
    ..V3_4_3
};

const XNETHACK: RuleSet = RuleSet {
    assumed_from: Some("nethack-5.0.0"),
    experience: experience::XNETHACK,
    turns_for_a_monster: rate::XNETHACK,
    ..V5_0
};

const EVILHACK: RuleSet = RuleSet {
    assumed_from: Some("nethack-3.6.7"),
    experience: experience::EVILHACK,
    player_monster_levels: PlayerMonsterLevels::EvilHack,
    turns_for_a_monster: rate::EVILHACK,
    ..V3_6_2
};

impl RuleSet {
    /// Those of an edition.
    pub(super) fn of(edition: &Edition) -> &'static Self {
        match edition.rules.generation {
            GenerationRule::V3_6_0 => &V3_6_0,
            GenerationRule::V3_6_1 => &V3_6_1,
            GenerationRule::V3_6_2 => &V3_6_2,
            GenerationRule::V3_7 => &V3_7,
            GenerationRule::V5_0 => &V5_0,
            GenerationRule::SlashEm => &SLASHEM,
            GenerationRule::XNetHack => &XNETHACK,
            GenerationRule::EvilHack => &EVILHACK,
            // 3.4.3, and a rule that is newer than this.
            _ => &V3_4_3,
        }
    }
}

/// The id of the edition that the rules of this module are taken from; `None` where they are the edition's own.
pub fn assumed_from(edition: &Edition) -> Option<&str> {
    edition.rules.generation_assumed_from.as_deref().or(RuleSet::of(edition).assumed_from)
}
