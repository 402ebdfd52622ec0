//! Facts of real tables, and what holds for any table.

use super::*;
use alloc::borrow::ToOwned;
use alloc::vec;
use model::{
    AttackType, Class, DamageType, Family, Generation, GenerationRule, List, M1, M3, MonsterId, Named, NamedFlags,
    Names, Provenance, Rules, SourceLine, Str, Traits, Version,
};
use proptest::prelude::*;

/// Vanilla's numbers of the names that the rule asks about.
const VANILLA_KINDS: [(AttackType, i64); 9] = [
    (AttackType::None, 0),
    (AttackType::Claw, 1),
    (AttackType::Bite, 2),
    (AttackType::Sting, 6),
    (AttackType::Spit, 10),
    (AttackType::Explode, 13),
    (AttackType::Gaze, 15),
    (AttackType::Weapon, 254),
    (AttackType::Magic, 255),
];
const VANILLA_DAMAGE: [(DamageType, i64); 9] = [
    (DamageType::Physical, 0),
    (DamageType::Fire, 2),
    (DamageType::Cold, 3),
    (DamageType::Electric, 6),
    (DamageType::PoisonStrength, 7),
    (DamageType::DrainLife, 15),
    (DamageType::StealGold, 20),
    (DamageType::PoisonDexterity, 30),
    (DamageType::MageSpell, 241),
];

fn named<T: Clone>(list: &[(T, i64)]) -> List<Named<T>> {
    list.iter().map(|(what, value)| Named { what: what.clone(), value: *value }).collect()
}

fn edition(rule: DifficultyRule, monsters: Vec<Monster>) -> Edition {
    Edition {
        id: "test-1.0".into(),
        title: "Test 1.0".into(),
        family: Family::NetHack,
        version: Version { major: 1, minor: 0, patch: 0, suffix: Str::default() },
        rules: Rules {
            difficulty: rule,
            assumed_from: None,
            generation: GenerationRule::V3_4_3,
            generation_assumed_from: None,
        },
        provenance: Provenance { origin: "".into(), revision: "".into(), table: "src/monst.c".into() },
        fields: List::default(),
        trait_words: List::default(),
        classes: List::default(),
        attack_types: named(&VANILLA_KINDS),
        damage_types: named(&VANILLA_DAMAGE),
        attack_slots: 6,
        geno: None,
        monsters: monsters.into(),
        roles: List::default(),
        grown_ups: List::default(),
    }
}

fn monster(name: &str, level: i16, speed: i16, ac: i16, attacks: &[(AttackType, DamageType, i16, i16)]) -> Monster {
    let number = |kind: &AttackType| VANILLA_KINDS.iter().find(|(known, _)| known == kind).unwrap().1 as u8;
    let damage_number = |damage: &DamageType| VANILLA_DAMAGE.iter().find(|(known, _)| known == damage).unwrap().1 as u8;
    let attacks = attacks.iter().enumerate().map(|(slot, (kind, damage, dice, sides))| Attack {
        slot: slot as u8,
        kind_raw: number(kind),
        kind: kind.clone(),
        damage_raw: damage_number(damage),
        damage: damage.clone(),
        dice: *dice,
        sides: *sides,
        extra: List::default(),
    });
    Monster {
        id: MonsterId(0),
        symbol: name.to_uppercase().replace(' ', "_").into(),
        names: Names { neuter: name.to_owned().into(), male: None, female: None },
        class: Class::Ant,
        level,
        speed,
        ac: Some(ac),
        mr: Some(0),
        alignment: Some(0),
        generation: Some(Generation {
            frequency: 1,
            flags: NamedFlags { known: Gen::empty(), raw: 0, others: List::default() },
        }),
        attacks: attacks.collect(),
        weight: Some(0),
        nutrition: Some(0),
        sound: None,
        size: None,
        resists: None,
        conveys: None,
        traits: Traits {
            m1: M1::empty(),
            m2: M2::empty(),
            m3: M3::empty(),
            words: List::default(),
            others: List::default(),
        },
        difficulty: None,
        color: None,
        extra: List::default(),
        line: SourceLine { file: "src/monst.c".into(), line: 1 },
    }
}

fn with(mut monster: Monster, gen_flags: Gen, m2: M2) -> Monster {
    if let Some(generation) = &mut monster.generation {
        generation.flags.known |= gen_flags;
    }
    monster.traits.m2 |= m2;
    monster
}

fn killer_bee() -> Monster {
    let bee = monster("killer bee", 1, 18, -1, &[(AttackType::Sting, DamageType::PoisonStrength, 1, 3)]);
    with(bee, Gen::GENO | Gen::LGROUP, M2::HOSTILE | M2::FEMALE)
}

fn value(monster: Monster, rule: DifficultyRule) -> u32 {
    let edition = edition(rule, vec![monster]);
    difficulty(&edition, &edition.monsters[0], rule).value
}

#[test]
fn killer_bees_count_for_more_since_5_0() {
    assert_eq!(value(killer_bee(), DifficultyRule::Classic), 5);
    assert_eq!(value(killer_bee(), DifficultyRule::V3_7), 5);
    assert_eq!(value(killer_bee(), DifficultyRule::V5_0), 6);
    let explained = difficulty(&edition(DifficultyRule::V5_0, vec![]), &killer_bee(), DifficultyRule::V5_0);
    let kinds: Vec<_> = explained.terms.iter().map(|term| (term.what, term.slot, term.amount)).collect();
    assert_eq!(
        kinds,
        [
            (TermKind::LargeGroup, None, 2),
            (TermKind::GoodArmor, None, 1),
            (TermKind::GreatArmor, None, 1),
            (TermKind::Fast, None, 1),
            (TermKind::ActiveAttack, Some(0), 1),
            (TermKind::DeadlyDamage, Some(0), 2),
            (TermKind::PoisonousSwarm, None, 2),
        ]
    );
    assert_eq!((explained.base_level, explained.bonus, explained.adjustment()), (1, 10, 5));
}

#[test]
fn a_leprechaun_has_no_bonus_at_all() {
    let leprechaun = monster("leprechaun", 5, 15, 8, &[(AttackType::Claw, DamageType::StealGold, 1, 2)]);
    let result = difficulty(&edition(DifficultyRule::Classic, vec![]), &leprechaun, DifficultyRule::Classic);
    assert_eq!((result.bonus, result.value), (0, 4));
}

#[test]
fn spheres_count_for_more_since_3_7() {
    let sphere = |name, damage| monster(name, 6, 13, 4, &[(AttackType::Explode, damage, 4, 6)]);
    let freezing = sphere("freezing sphere", DamageType::Cold);
    let shocking = sphere("shocking sphere", DamageType::Electric);
    assert_eq!(value(freezing.clone(), DifficultyRule::Classic), 8);
    assert_eq!(value(freezing, DifficultyRule::V3_7), 9);
    assert_eq!(value(shocking.clone(), DifficultyRule::Classic), 8);
    assert_eq!(value(shocking, DifficultyRule::V3_7), 10);
}

#[test]
fn demogorgon_begins_with_the_level_the_game_shows() {
    let demogorgon = monster(
        "Demogorgon",
        106,
        15,
        -8,
        &[
            (AttackType::Magic, DamageType::MageSpell, 8, 6),
            (AttackType::Sting, DamageType::DrainLife, 1, 4),
            (AttackType::Claw, DamageType::PoisonStrength, 1, 6),
            (AttackType::Claw, DamageType::PoisonStrength, 1, 6),
        ],
    );
    let result = difficulty(&edition(DifficultyRule::Classic, vec![]), &demogorgon, DifficultyRule::Classic);
    assert_eq!((result.base_level, result.bonus, result.value), (50, 16, 58));
}

#[test]
fn grid_bugs_do_not_shock_anybody() {
    let bite = [(AttackType::Bite, DamageType::Electric, 1, 1)];
    assert_eq!(value(monster("grid bug", 0, 12, 9, &bite), DifficultyRule::Classic), 1);
    let result = difficulty(
        &edition(DifficultyRule::Classic, vec![]),
        &monster("xan", 0, 12, 9, &bite),
        DifficultyRule::Classic,
    );
    assert_eq!(result.bonus, 2);
}

#[test]
fn slashem_counts_very_large_groups_and_nastiness() {
    let nasty = with(monster("x", 3, 12, 10, &[]), Gen::VLGROUP, M2::NASTY);
    assert_eq!(value(nasty.clone(), DifficultyRule::SlashEm), 3 + 9 / 2);
    assert_eq!(value(nasty, DifficultyRule::Classic), 2);
}

#[test]
fn the_trees_own_numbers_decide() {
    let tentacles = monster("x", 3, 12, 10, &[(AttackType::Gaze, DamageType::Physical, 1, 4)]);
    let mut edition = edition(DifficultyRule::Classic, vec![]);
    let ranged = |edition: &Edition, monster: &Monster| {
        let result = difficulty(edition, monster, DifficultyRule::Classic);
        result.terms.iter().any(|term| term.what == TermKind::Ranged)
    };
    let mut unknown = tentacles;
    unknown.attacks.to_mut()[0].kind_raw = 14;
    assert!(!ranged(&edition, &unknown));
    // A tree whose AT_WEAP is 14.
    for named in edition.attack_types.to_mut() {
        if named.what == AttackType::Weapon {
            named.value = 14;
        }
    }
    assert!(ranged(&edition, &unknown));
    // A tree without any name: no attack is ranged.
    edition.attack_types = List::default();
    assert!(!ranged(&edition, &unknown));
}

#[test]
fn a_negative_difficulty_is_zero() {
    assert_eq!(value(monster("x", -5, 12, 10, &[]), DifficultyRule::Classic), 0);
    assert_eq!(value(monster("x", 0, 12, 10, &[]), DifficultyRule::Classic), 0);
}

#[test]
fn a_tree_without_armour_class_has_no_such_term() {
    let mut unarmoured = monster("x", 1, 12, 0, &[]);
    unarmoured.ac = None;
    assert_eq!(value(unarmoured, DifficultyRule::Classic), 0);
}

#[test]
fn comparing_names_the_rows_that_differ() {
    let mut bee = killer_bee();
    bee.difficulty = Some(6);
    let edition = edition(DifficultyRule::V5_0, vec![bee]);
    let comparison = compare(&edition);
    assert_eq!(comparison.differing().count(), 0);
    assert_eq!(comparison.differing_from_classic().map(|row| row.name).collect::<Vec<_>>(), ["killer bee"]);
    assert_eq!(alloc::format!("{comparison}"), "own rule (5.0): 0 of 1 rows differ; classic rule: 1");
}

#[test]
fn terms_explain_themselves() {
    let term = Term { what: TermKind::HeavyDamage, slot: Some(1), amount: 1 };
    assert_eq!(alloc::format!("{term}"), "+1 attack 2: up to 24 points of damage or more (damn * damd > 23)");
}

prop_compose! {
    fn any_attack()(
        slot: u8, kind_raw: u8, damage_raw: u8, dice: i16, sides: i16,
    ) -> Attack {
        Attack {
            slot, kind: AttackType::Claw, kind_raw, damage: DamageType::Physical, damage_raw, dice, sides,
            extra: List::default(),
        }
    }
}

prop_compose! {
    fn any_monster()(
        level: i16, speed: i16, ac: Option<i16>, gen_bits: u32, m2_bits: u64,
        name in prop::sample::select(vec!["leprechaun", "grid bug", "killer bee", "soldier ant", "x"]),
        attacks in prop::collection::vec(any_attack(), 0..7),
    ) -> Monster {
        let mut monster = monster(name, level, speed, 0, &[]);
        monster.ac = ac;
        monster.attacks = attacks.into();
        with(monster, Gen::from_bits_truncate(gen_bits), M2::from_bits_truncate(m2_bits))
    }
}

proptest! {
    #[test]
    fn terms_sum_to_the_bonus_for_any_values(monster in any_monster()) {
        let edition = edition(DifficultyRule::Classic, vec![]);
        for rule in DifficultyRule::ALL {
            let result = difficulty(&edition, &monster, rule);
            prop_assert_eq!(result.terms.iter().map(|term| term.amount).sum::<i32>(), result.bonus);
            let unclamped = result.base_level + result.adjustment();
            prop_assert_eq!(i64::from(result.value), i64::from(unclamped.max(0)));
        }
    }
}
