//! Summons: who comes when spellcasters, the Wizard's curse or a shrieker call.

use super::{Distribution, RuleSet, chance, species_difficulty};
use crate::generation::Scenario;
use alloc::vec::Vec;
use model::{AttackType, Class, Edition, Gen, Monster, MonsterId};

/// What is particular about summons in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct SummonRule {
    /// The nasties, by PM name.
    nasties: &'static [&'static str],
    /// Whether demons and angels leave each other in peace.
    faiths: bool,
    /// Whether a nasty that is too difficult or out of place is replaced by its smaller form.
    demotes: bool,
    /// How shriekers are answered.
    shriek: Shriek,
}

/// How shriekers are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shriek {
    /// One time in 10, and one of 13 is a purple worm, whatever its difficulty.
    Worm,
    /// Likewise, but the worm is a baby where the adult is too difficult.
    FittingWorm,
    /// One time in 8, by a random monster.
    Random,
}

/// 3.4.3 and 3.6.0.
pub(super) const V3_4_3: SummonRule = SummonRule {
    nasties: &[
        "COCKATRICE",
        "ETTIN",
        "STALKER",
        "MINOTAUR",
        "RED_DRAGON",
        "BLACK_DRAGON",
        "GREEN_DRAGON",
        "OWLBEAR",
        "PURPLE_WORM",
        "ROCK_TROLL",
        "XAN",
        "GREMLIN",
        "UMBER_HULK",
        "VAMPIRE_LORD",
        "XORN",
        "ZRUTY",
        "ELF_LORD",
        "ELVENKING",
        "YELLOW_DRAGON",
        "LEOCROTTA",
        "BALUCHITHERIUM",
        "CARNIVOROUS_APE",
        "FIRE_GIANT",
        "COUATL",
        "CAPTAIN",
        "WINGED_GARGOYLE",
        "MASTER_MIND_FLAYER",
        "FIRE_ELEMENTAL",
        "JABBERWOCK",
        "ARCH_LICH",
        "OGRE_KING",
        "OLOG_HAI",
        "IRON_GOLEM",
        "OCHRE_JELLY",
        "GREEN_SLIME",
        "DISENCHANTER",
    ],
    faiths: false,
    demotes: false,
    shriek: Shriek::Worm,
};

/// 3.6.1.
pub(super) const V3_6_1: SummonRule = SummonRule {
    nasties: &[
        "COCKATRICE",
        "ETTIN",
        "STALKER",
        "MINOTAUR",
        "OWLBEAR",
        "PURPLE_WORM",
        "XAN",
        "UMBER_HULK",
        "XORN",
        "ZRUTY",
        "LEOCROTTA",
        "BALUCHITHERIUM",
        "CARNIVOROUS_APE",
        "FIRE_ELEMENTAL",
        "JABBERWOCK",
        "IRON_GOLEM",
        "OCHRE_JELLY",
        "GREEN_SLIME",
        "BLACK_DRAGON",
        "RED_DRAGON",
        "ARCH_LICH",
        "VAMPIRE_LORD",
        "MASTER_MIND_FLAYER",
        "DISENCHANTER",
        "WINGED_GARGOYLE",
        "STORM_GIANT",
        "OLOG_HAI",
        "ELF_LORD",
        "ELVENKING",
        "OGRE_KING",
        "CAPTAIN",
        "GREMLIN",
        "SILVER_DRAGON",
        "ORANGE_DRAGON",
        "GREEN_DRAGON",
        "YELLOW_DRAGON",
        "GUARDIAN_NAGA",
        "FIRE_GIANT",
        "ALEAX",
        "COUATL",
        "HORNED_DEVIL",
        "BARBED_DEVIL",
    ],
    faiths: true,
    ..V3_4_3
};

/// 3.7 and 5.0.
pub(super) const V3_7: SummonRule = SummonRule {
    nasties: &[
        "COCKATRICE",
        "ETTIN",
        "STALKER",
        "MINOTAUR",
        "OWLBEAR",
        "PURPLE_WORM",
        "XAN",
        "UMBER_HULK",
        "XORN",
        "ZRUTY",
        "LEOCROTTA",
        "BALUCHITHERIUM",
        "CARNIVOROUS_APE",
        "FIRE_ELEMENTAL",
        "JABBERWOCK",
        "IRON_GOLEM",
        "OCHRE_JELLY",
        "GREEN_SLIME",
        "DISPLACER_BEAST",
        "GENETIC_ENGINEER",
        "BLACK_DRAGON",
        "RED_DRAGON",
        "ARCH_LICH",
        "VAMPIRE_LEADER",
        "MASTER_MIND_FLAYER",
        "DISENCHANTER",
        "WINGED_GARGOYLE",
        "STORM_GIANT",
        "OLOG_HAI",
        "ELF_NOBLE",
        "ELVEN_MONARCH",
        "OGRE_TYRANT",
        "CAPTAIN",
        "GREMLIN",
        "SILVER_DRAGON",
        "ORANGE_DRAGON",
        "GREEN_DRAGON",
        "YELLOW_DRAGON",
        "GUARDIAN_NAGA",
        "FIRE_GIANT",
        "ALEAX",
        "COUATL",
        "HORNED_DEVIL",
        "BARBED_DEVIL",
    ],
    demotes: true,
    shriek: Shriek::FittingWorm,
    ..V3_6_1
};

/// SLASH'EM.
pub(super) const SLASHEM: SummonRule = SummonRule {
    nasties: &[
        "COCKATRICE",
        "ETTIN",
        "STALKER",
        "MINOTAUR",
        "RED_DRAGON",
        "BLACK_DRAGON",
        "GREEN_DRAGON",
        "OWLBEAR",
        "PURPLE_WORM",
        "ROCK_TROLL",
        "XAN",
        "GREMLIN",
        "UMBER_HULK",
        "VAMPIRE_MAGE",
        "XORN",
        "ELF_LORD",
        "ELVENKING",
        "YELLOW_DRAGON",
        "LEOCROTTA",
        "BALUCHITHERIUM",
        "CARNIVOROUS_APE",
        "FIRE_GIANT",
        "COUATL",
        "CAPTAIN",
        "WINGED_GARGOYLE",
        "MASTER_MIND_FLAYER",
        "FIRE_ELEMENTAL",
        "JABBERWOCK",
        "MASTER_LICH",
        "OGRE_KING",
        "OLOG_HAI",
        "IRON_GOLEM",
        "OCHRE_JELLY",
        "RHAUMBUSUN",
        "BASILISK",
        "PYROLISK",
        "GREEN_SLIME",
        "DEMON_ORC",
        "MASTODON",
        "ROT_WORM",
        "SNOW_ORC",
        "SILVER_DRAGON",
        "DISENCHANTER",
    ],
    shriek: Shriek::Random,
    ..V3_4_3
};

/// What the nasties grow out of (`grownups[]`, `src/mondata.c` of 3.7), the larger form first. Left out are those who
/// grow out of a baby, a hatchling, a pup or a cub, for which none of them is exchanged.
const SMALLER_FORMS: &[(&str, &str)] = &[
    ("COCKATRICE", "CHICKATRICE"),
    ("MASTER_MIND_FLAYER", "MIND_FLAYER"),
    ("OGRE_TYRANT", "OGRE_LEADER"),
    ("ELF_NOBLE", "ELF"),
    ("ELVEN_MONARCH", "ELF_NOBLE"),
    ("ARCH_LICH", "MASTER_LICH"),
    ("VAMPIRE_LEADER", "VAMPIRE"),
    ("CAPTAIN", "LIEUTENANT"),
];

/// The species that are called nasty, in the order of the game's list.
///
/// `nasties[]` of `src/wizard.c`: 36 up to 3.6.0, 42 up to 3.6.7, 44 since 3.7, 43 in SLASH'EM. A species that an
/// edition lacks is left out.
pub fn nasties(edition: &Edition) -> Vec<&Monster> {
    let symbols = RuleSet::of(edition).summons.nasties;
    symbols.iter().filter_map(|symbol| edition.monster(symbol)).collect()
}

/// One pick among the nasties, while none of them is genocided.
///
/// `pick_nasty()` of `src/wizard.c`, anywhere but on the Rogue level, where 3.7 and 5.0 pick again for what has a lower
/// case letter. Since 3.7 a pick whose difficulty is at or above `cap`, if there is one, or whose place is not this
/// side of Gehennom, becomes its smaller form. `None` if the edition has none of them.
pub fn pick_nasty(edition: &Edition, cap: Option<i32>, in_gehennom: bool) -> Option<Distribution<MonsterId>> {
    let rules = &RuleSet::of(edition).summons;
    let picked = nasties(edition).into_iter().map(|monster| {
        let is_too_difficult = cap.is_some_and(|cap| species_difficulty(edition, monster) >= cap);
        let wrong = if in_gehennom { Gen::NOHELL } else { Gen::HELL };
        let is_misplaced = monster.generation.as_ref().is_some_and(|generation| generation.flags.known.contains(wrong));
        let smaller = SMALLER_FORMS.iter().find(|(large, _)| *large == monster.symbol);
        let smaller = smaller.filter(|_| rules.demotes && (is_too_difficult || is_misplaced));
        smaller.and_then(|(_, symbol)| edition.monster(symbol)).unwrap_or(monster).id
    });
    Distribution::any_of(picked)
}

/// The first monster that comes when nasties are summoned: by a monster, or for `None` by the curse of the Wizard.
///
/// `nasty()` of `src/wizard.c`, while nobody is genocided and there is room. A summoner does not call a spellcaster of
/// its own difficulty or above; since 3.6.1 demons do not call angels, nor angels demons. In Gehennom, one time in ten
/// demons come instead, which is not counted here. `None` where nobody can come.
pub fn summoned(edition: &Edition, summoner: Option<&Monster>, in_gehennom: bool) -> Option<Distribution<MonsterId>> {
    let rules = &RuleSet::of(edition).summons;
    let cap = summoner.map(|summoner| species_difficulty(edition, summoner));
    let class = summoner.map(|summoner| &summoner.class);
    let is_called = |monster: &Monster| {
        let casts = monster.attacks.iter().any(|attack| attack.kind == AttackType::Magic);
        let is_rival = cap.is_some_and(|cap| casts && species_difficulty(edition, monster) >= cap);
        let is_foe = rules.faiths
            && matches!(
                (class, &monster.class),
                (Some(Class::Demon), Class::Angel) | (Some(Class::Angel), Class::Demon)
            );
        !is_rival && !is_foe
    };
    pick_nasty(edition, cap, in_gehennom)?.given(|id| edition.row(*id).is_some_and(is_called))
}

/// What answers a shriek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Nothing.
    Nothing,
    /// A monster that is generated at random.
    Random,
    /// One of this species.
    Species(MonsterId),
}

/// What one shriek of a shrieker brings, for a hero of this level in a place of this difficulty.
///
/// `m_respond()` of `src/mon.c`, since 3.7 `m_respond_shrieker()`; a shrieker shrieks in each of its moves beside the
/// hero. In 3.7 and 5.0 the purple worm is a baby where an adult's difficulty is above the mean of the two numbers. In
/// an edition without purple worms the answer is a random monster.
pub fn shriek(edition: &Edition, scenario: &Scenario) -> Distribution<Answer> {
    let certain = Distribution::certain;
    let shriek = RuleSet::of(edition).summons.shriek;
    if shriek == Shriek::Random {
        return Distribution::either(&chance::of(1, 8), certain(Answer::Random), certain(Answer::Nothing));
    }
    let most = scenario.level_difficulty.saturating_add(scenario.experience_level) / 2;
    let is_too_difficult = |adult: &&Monster| species_difficulty(edition, adult) > most;
    let adult = edition.monster("PURPLE_WORM");
    let baby = adult.filter(is_too_difficult).and_then(|_| edition.monster("BABY_PURPLE_WORM"));
    let worm = if shriek == Shriek::FittingWorm { baby.or(adult) } else { adult };
    let worm = worm.map_or(Answer::Random, |worm| Answer::Species(worm.id));
    let answer = Distribution::either(&chance::of(12, 13), certain(Answer::Random), certain(worm));
    Distribution::either(&chance::of(1, 10), answer, certain(Answer::Nothing))
}
