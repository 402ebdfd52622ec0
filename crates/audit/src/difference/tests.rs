//! Differences of real tables, and of ones with a known change.

use super::*;
use model::{Attack, AttackType, DamageType, Gen, List, M1, NamedFlags};

fn shipped(id: &str) -> &'static Edition {
    bestiary::by_id(id).unwrap()
}

/// 3.6.7 with other rows.
fn altered(change: impl FnOnce(&mut Vec<Monster>)) -> Edition {
    let mut edition = shipped("nethack-3.6.7").clone();
    let mut monsters = edition.monsters.into_owned();
    change(&mut monsters);
    for (index, monster) in monsters.iter_mut().enumerate() {
        monster.id = model::MonsterId(u16::try_from(index).unwrap());
    }
    edition.monsters = List::Owned(monsters);
    edition
}

fn at(monsters: &[Monster], symbol: &str) -> usize {
    monsters.iter().position(|monster| monster.symbol == symbol).unwrap()
}

fn difference(new: &Edition) -> Difference {
    Pairs::of(shipped("nethack-3.6.7"), new).difference()
}

/// The changes of all rows, as `SYMBOL.field: old -> new`.
fn changes(difference: &Difference) -> Vec<String> {
    let lines = difference.changed.iter().flat_map(|changed| {
        let line =
            |change: &FieldChange| format!("{}.{}: {} -> {}", changed.row.symbol, change.field, change.old, change.new);
        changed.fields.iter().map(line).collect::<Vec<_>>()
    });
    lines.collect()
}

fn symbols(rows: &[Row]) -> Vec<&str> {
    rows.iter().map(|row| &*row.symbol).collect()
}

#[test]
fn a_table_does_not_differ_from_itself() {
    for edition in bestiary::EDITIONS {
        let pairs = Pairs::of(edition, edition);
        assert!(pairs.difference().is_empty(), "{}", edition.id);
        assert_eq!(pairs.recomputed(), [], "{}", edition.id);
        assert_eq!(pairs.both().count(), edition.monsters.len(), "{}", edition.id);
    }
}

#[test]
fn each_field_is_old_and_new() {
    let new = altered(|monsters| {
        let newt = at(monsters, "NEWT");
        let newt = &mut monsters[newt];
        newt.level = 3;
        newt.difficulty = Some(4);
        let geno = newt.generation.as_mut().unwrap();
        (geno.frequency, geno.flags.known) = (1, Gen::NOCORPSE);
        newt.traits.m1 |= M1::FLY;
        let sting = Attack {
            slot: 2,
            kind: AttackType::Sting,
            kind_raw: 5,
            damage: DamageType::Physical,
            damage_raw: 0,
            dice: 1,
            sides: 4,
            extra: List::Borrowed(&[]),
        };
        newt.attacks.to_mut().push(sting);
    });
    let difference = difference(&new);
    let expected = [
        "NEWT.mlevel: 0 -> 3",
        "NEWT.geno: G_GENO -> G_NOCORPSE",
        "NEWT.geno & G_FREQ: 5 -> 1",
        "NEWT.mattk[2].aatyp: AT_NONE -> AT_STNG",
        "NEWT.mattk[2].damn: 0 -> 1",
        "NEWT.mattk[2].damd: 0 -> 4",
        "NEWT.mflags1: M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE -> \
         M1_FLY | M1_SWIM | M1_AMPHIBIOUS | M1_NOHANDS | M1_ANIMAL | M1_CARNIVORE",
        "NEWT.difficulty: 1 -> 4",
    ];
    assert_eq!(changes(&difference), expected);
    assert_eq!(difference.renamed, []);
    assert_eq!(difference.moved, []);
}

#[test]
fn names_count_and_numbers_do_not() {
    let new = altered(|monsters| {
        for monster in monsters.iter_mut() {
            monster.resists = monster.resists.take().map(|flags| NamedFlags { raw: flags.raw << 3, ..flags });
            for attack in monster.attacks.to_mut() {
                (attack.kind_raw, attack.damage_raw) = (attack.kind_raw ^ 1, attack.damage_raw ^ 1);
            }
        }
    });
    assert!(difference(&new).is_empty());
}

#[test]
fn a_row_that_comes_or_goes_moves_no_other() {
    let new = altered(|monsters| {
        let newt = monsters[at(monsters, "NEWT")].clone();
        monsters.insert(5, Monster { symbol: "POLYWOG".into(), names: named("polywog"), ..newt });
        let jackal = at(monsters, "JACKAL");
        monsters.remove(jackal);
    });
    let difference = difference(&new);
    assert_eq!(symbols(&difference.added), ["POLYWOG"]);
    assert_eq!(symbols(&difference.removed), ["JACKAL"]);
    assert_eq!(Difference { added: Vec::new(), removed: Vec::new(), ..difference }, Difference::default());
}

fn named(name: &'static str) -> Names {
    Names { neuter: name.into(), male: None, female: None }
}

#[test]
fn what_moves_is_the_fewest_rows() {
    let new = altered(|monsters| {
        let (jackal, newt) = (at(monsters, "JACKAL"), at(monsters, "NEWT"));
        let jackal = monsters.remove(jackal);
        monsters.insert(newt, jackal);
    });
    let difference = difference(&new);
    let [moved] = difference.moved.as_slice() else { panic!("{:?}", difference.moved) };
    assert_eq!(moved.row.symbol, "JACKAL");
    assert_eq!(moved.old, Position { index: 12, after: Some("PYROLISK".into()) });
    assert_eq!(moved.new.after.as_deref(), Some("NEWT"));
}

#[test]
fn a_new_name_is_the_same_monster() {
    let new = altered(|monsters| {
        // Another symbol; another name; both, with nothing else.
        let newt = at(monsters, "NEWT");
        monsters[newt].symbol = "EFT".into();
        let jackal = at(monsters, "JACKAL");
        monsters[jackal].names.female = Some("she-jackal".into());
        let fox = at(monsters, "FOX");
        (monsters[fox].symbol, monsters[fox].names) = ("REYNARD".into(), named("reynard"));
    });
    let difference = difference(&new);
    let renamed: Vec<_> =
        difference.renamed.iter().map(|renamed| (&*renamed.old.symbol, &*renamed.new.symbol)).collect();
    assert_eq!(renamed, [("JACKAL", "JACKAL"), ("FOX", "REYNARD"), ("NEWT", "EFT")]);
    assert_eq!(Difference { renamed: Vec::new(), ..difference }, Difference::default());
}

#[test]
fn rows_of_one_name_are_told_apart_by_their_class_and_place() {
    // The animal and the human wererat have one name, and here new symbols.
    let new = altered(|monsters| {
        for symbol in ["WERERAT", "HUMAN_WERERAT"] {
            let row = at(monsters, symbol);
            monsters[row].symbol = format!("X_{symbol}").into();
        }
    });
    let renamed = difference(&new).renamed;
    let renamed: Vec<_> = renamed.iter().map(|renamed| (&*renamed.old.symbol, &*renamed.new.symbol)).collect();
    assert_eq!(renamed, [("WERERAT", "X_WERERAT"), ("HUMAN_WERERAT", "X_HUMAN_WERERAT")]);
}

#[test]
fn a_field_that_one_edition_lacks_is_said_once() {
    let difference = Pairs::of(shipped("nethack-3.6.1"), shipped("nethack-3.6.2")).difference();
    assert_eq!(difference.members_added, ["difficulty"]);
    assert!(difference.changed.iter().flat_map(|changed| &changed.fields).all(|change| change.field != "difficulty"));
}

#[test]
fn genders_are_names_of_one_monster() {
    let difference = Pairs::of(shipped("nethack-3.6.7"), shipped("nethack-3.7")).difference();
    let renamed = |symbol: &str| difference.renamed.iter().find(|renamed| renamed.new.symbol == symbol).unwrap();
    let cleric = renamed("CLERIC");
    assert_eq!((&*cleric.old.symbol, &*cleric.old.names.neuter), ("PRIEST", "priest"));
    assert_eq!(cleric.new.names.female.as_deref(), Some("priestess"));
    assert!(symbols(&difference.removed).contains(&"PRIESTESS"), "{:?}", difference.removed);
    assert_eq!(renamed("ELF_NOBLE").old.symbol, "ELF_LORD");
}

#[test]
fn a_variant_s_words_are_compared_by_the_flags_in_them() {
    // EvilHack keeps M2_HUMAN in another word, as MH_HUMAN; the archeologist is human all the same.
    let difference = Pairs::of(shipped("nethack-3.6.7"), shipped("evilhack-0.9.3")).difference();
    let archeologist = difference.changed.iter().find(|changed| changed.row.symbol == "ARCHEOLOGIST");
    let flags = archeologist.into_iter().flat_map(|changed| &changed.fields).filter(|change| change.field == "mflags2");
    assert!(flags.flat_map(|change| change.old.flags_without(&change.new)).all(|flag| flag != "M2_HUMAN"));
    assert!(difference.members_added.iter().any(|member| member == "mhflags"), "{:?}", difference.members_added);
}

#[test]
fn difficulty_follows_by_each_edition_s_rule() {
    let new = altered(|monsters| {
        let newt = at(monsters, "NEWT");
        monsters[newt].level = 3;
    });
    let recomputed = Pairs::of(shipped("nethack-3.6.7"), &new).recomputed();
    assert_eq!(recomputed.iter().map(|row| (&*row.row.symbol, row.old, row.new)).collect::<Vec<_>>(), [("NEWT", 1, 4)]);
    // The rule alone: bees and ants count for more since 5.0.
    let pairs = Pairs::of(shipped("nethack-3.7"), shipped("nethack-5.0.0"));
    let row = |symbol: &str| pairs.recomputed().into_iter().find(|row| row.row.symbol == symbol).unwrap();
    assert_eq!((row("SOLDIER_ANT").old, row("SOLDIER_ANT").new), (6, 7));
}

#[test]
fn the_greatest_change_of_odds_comes_first() {
    let new = altered(|monsters| {
        let newt = at(monsters, "NEWT");
        monsters[newt].generation.as_mut().unwrap().frequency = 0;
    });
    let pairs = Pairs::of(shipped("nethack-3.6.7"), &new);
    let places = [Place { depth: 4, experience_level: 4 }, Place { depth: 1, experience_level: 1 }];
    let changes = pairs.odds(places.into_iter());
    let first = &changes[0];
    assert_eq!((&*first.row.symbol, first.place), ("NEWT", places[1]));
    assert_eq!((first.old.to_string(), first.new.to_string()), ("5/21".to_owned(), "0/1".to_owned()));
    // Without it the others come in its stead.
    assert!(changes.iter().skip(1).all(|change| change.new.to_f64() > change.old.to_f64()));
    assert_eq!(Pairs::of(shipped("nethack-3.6.7"), shipped("nethack-3.6.7")).odds(places.into_iter()), []);
}
