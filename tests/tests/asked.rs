//! Who asks for a class, and why a monster does not come: what holds in every edition, and what is worked out by hand.

use engine::Generator;
use engine::generation::{Allowance, ClassChoice, Exclusion, Manner, Plane, Scenario, Sign, Temperature, Wanted};
use engine::odds::Odds;
use engine::ratio::Ratio;
use model::{Class, Gen, Monster, MonsterId, OpenEnum};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static GENERATORS: LazyLock<Vec<Generator<'static>>> =
    LazyLock::new(|| bestiary::EDITIONS.iter().map(|edition| Generator::new(edition)).collect());

fn generator(id: &str) -> &'static Generator<'static> {
    GENERATORS.iter().find(|generator| generator.edition().id == id).unwrap()
}

fn any_generator() -> impl Strategy<Value = &'static Generator<'static>> {
    (0..bestiary::EDITIONS.len()).prop_map(|at| &GENERATORS[at])
}

fn row(generator: &Generator<'static>, id: MonsterId) -> &'static Monster {
    generator.edition().monsters.iter().find(|monster| monster.id == id).unwrap()
}

fn id(generator: &Generator<'static>, symbol: &str) -> MonsterId {
    generator.edition().monster(symbol).unwrap().id
}

/// The odds with names, in array order.
fn told(generator: &Generator<'static>, odds: &Odds) -> Vec<String> {
    let of = |chance| format!("{} {}", row(generator, MonsterId::clone(chance)).name(), odds.of_monster(*chance));
    odds.chances().iter().map(|chance| of(&chance.monster)).collect()
}

prop_compose! {
    fn any_scenario()(
        (level, hero) in (1..73_i32, 1..31_i32),
        temperature in prop::sample::select(vec![Temperature::Cold, Temperature::Temperate, Temperature::Hot]),
        plane in prop::option::of(prop::sample::select(Plane::ALL.to_vec())),
        (gehennom, rogue, cocytus, demigod) in any::<(bool, bool, bool, bool)>(),
        genocided in prop::collection::vec(0..400_u16, 0..8),
        extinct in prop::collection::vec(0..400_u16, 0..8),
    ) -> Scenario {
        let ids = |indices: Vec<u16>| indices.into_iter().map(MonsterId).collect();
        Scenario {
            temperature, plane, gehennom, rogue, cocytus, demigod, genocided: ids(genocided), extinct: ids(extinct),
            ..Scenario::new(level, hero)
        }
    }
}

proptest! {
    #[test]
    fn what_comes_at_random_is_what_nothing_keeps_out(generator in any_generator(), scenario in any_scenario()) {
        let odds = generator.random(&scenario);
        for monster in &*generator.edition().monsters {
            let all = generator.exclusions(monster.id, &scenario);
            prop_assert_eq!(odds.has(monster.id), all.is_empty(), "{}: {:?}", monster.name(), all);
            prop_assert_eq!(generator.exclusion(monster.id, &scenario), all.first().copied());
        }
    }

    #[test]
    fn what_comes_of_a_class_is_what_nothing_keeps_out(
        generator in any_generator(),
        scenario in any_scenario(),
        (caller, class) in any::<(prop::sample::Index, prop::sample::Index)>(),
        alignment in prop::option::of(prop::sample::select(vec![Sign::Chaotic, Sign::Neutral, Sign::Lawful])),
        uniques: bool,
    ) {
        let callers: Vec<_> = generator.callers().collect();
        let manner = caller.get(&callers).manner;
        let class = class.get(&generator.edition().classes).class.clone();
        let flags = if uniques { Gen::UNIQ } else { Gen::empty() };
        let choice = ClassChoice { alignment, allow: Allowance { flags, ..Allowance::NONE }, ..ClassChoice::new(class) };
        let odds = generator.called(&scenario, manner, &choice);
        let sum = odds.chances().iter().fold(odds.of_nothing(), |sum, chance| &sum + &odds.ratio(chance));
        prop_assert_eq!(sum, Ratio::one());
        for monster in &*generator.edition().monsters {
            let all = generator.call_exclusions(monster.id, &scenario, manner, &choice, &odds);
            prop_assert_eq!(odds.has(monster.id), all.is_empty(), "{}: {:?}", monster.name(), all);
        }
    }
}

#[test]
fn callers_ask_for_what_their_edition_has() {
    for generator in GENERATORS.iter() {
        let edition = generator.edition();
        let names: Vec<_> = generator.callers().map(|caller| caller.name).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{}: {names:?}", edition.id);
        for caller in generator.callers() {
            assert_eq!(generator.caller(caller.name), Some(caller));
            for class in caller.classes {
                // GnollHack, dNAO and UnNetHack have other classes than the game whose callers they are given.
                let is_there = edition.classes.iter().any(|known| known.class.c_name() == *class);
                let is_own = edition.rules.generation_assumed_from.is_none();
                assert!(is_there || !is_own, "{}: {} asks for {class}", edition.id, caller.name);
            }
        }
        assert_eq!(generator.caller("nobody"), None);
    }
}

#[test]
fn what_special_levels_allow() {
    let mask = |id: &str, caller: &str| match generator(id).caller(caller).unwrap().manner {
        Manner::Mask(mask) => mask,
        manner => panic!("{manner:?}"),
    };
    let nogen = Allowance { flags: Gen::NOGEN, ..Allowance::NONE };
    for id in ["nethack-3.4.3", "nethack-3.6.0", "nethack-3.6.7", "nethack-3.7", "nethack-5.0.0"] {
        assert_eq!(mask(id, "special-level"), nogen, "{id}");
        assert_eq!(mask(id, "throne-room"), Allowance::NONE, "{id}");
        assert_eq!(mask(id, "graveyard"), Allowance::NONE, "{id}");
    }
    assert_eq!(mask("slashem-0.0.7E7F3", "special-level"), Allowance { upper_limit: true, ..nogen });
    assert_eq!(mask("nethack-3.6.7", "special-object"), nogen);
    assert_eq!(mask("nethack-5.0.0", "special-object"), Allowance { ignore_gone: true, ..nogen });
    assert_eq!(generator("nethack-3.4.3").caller("special-object"), None);
    assert_eq!(generator("nethack-3.4.3").caller("polymorph"), None);
    assert_eq!(generator("slashem-0.0.7E7F3").caller("polymorph"), None);
}

#[test]
fn a_caller_and_a_mask_allow_both() {
    let generator = generator("nethack-5.0.0");
    let scenario = Scenario::new(10, 8);
    let level = generator.caller("special-level").unwrap().manner;
    let eels = ClassChoice::new(Class::Eel);
    // As the game itself draws them: a class without frequencies has even ones.
    assert_eq!(
        told(generator, &generator.called(&scenario, level, &eels)),
        [
            "jellyfish 3371/5280",
            "piranha 731/5280",
            "shark 97/1760",
            "giant eel 731/5280",
            "electric eel 21/880",
            "kraken 1/176"
        ]
    );
    let allow = Allowance { flags: Gen::UNIQ, ..Allowance::NONE };
    let both = ClassChoice { allow, ..ClassChoice::new(Class::Angel) };
    let given = Allowance { flags: Gen::NOGEN | Gen::UNIQ, ..Allowance::NONE };
    let as_given = ClassChoice { allow: given, ..ClassChoice::new(Class::Angel) };
    assert_eq!(generator.called(&scenario, level, &both), generator.class(&scenario, &as_given));
}

/// `ndemon()` draws up to 20 times until 3.6.1, and once since.
#[test]
fn demons_are_asked_for_again() {
    let scenario = Scenario { gehennom: true, ..Scenario::new(40, 20) };
    for (id, tries) in [("nethack-3.4.3", 20), ("nethack-3.6.1", 20), ("nethack-3.6.2", 1), ("nethack-5.0.0", 1)] {
        let generator = generator(id);
        let manner = generator.caller("demon").unwrap().manner;
        assert_eq!(manner, Manner::Until { tries, wanted: Wanted::Demon }, "{id}");
        let choice = ClassChoice::new(Class::Demon);
        let drawn = generator.class(&scenario, &choice);
        let demons = generator.called(&scenario, manner, &choice);
        // A sandestin is of the class, and no demon.
        let sandestin = self::id(generator, "SANDESTIN");
        let refused = &drawn.of_monster(sandestin) + &drawn.of_nothing();
        assert!(!refused.is_zero() && !demons.has(sandestin), "{id}");
        let all_refused = (0..tries).fold(Ratio::one(), |all, _| &all * &refused);
        assert_eq!(demons.of_nothing(), all_refused, "{id}");
        // Among each other they are as likely as ever.
        let (balrog, vrock) = (self::id(generator, "BALROG"), self::id(generator, "VROCK"));
        assert_eq!(
            &demons.of_monster(balrog) * &drawn.of_monster(vrock),
            &demons.of_monster(vrock) * &drawn.of_monster(balrog),
            "{id}"
        );
    }
    // Nobody neutral is among them.
    let generator = generator("nethack-3.4.3");
    let choice = ClassChoice { alignment: Some(Sign::Neutral), ..ClassChoice::new(Class::Demon) };
    let manner = generator.caller("demon").unwrap().manner;
    assert_eq!(generator.called(&scenario, manner, &choice).of_nothing(), Ratio::one());
}

#[test]
fn all_that_keeps_a_monster_out() {
    let generator = generator("nethack-3.6.7");
    let scenario = Scenario { genocided: vec![id(generator, "ARCH_LICH")], rogue: true, ..Scenario::new(5, 3) };
    let words = |symbol: &str| {
        let all = generator.exclusions(id(generator, symbol), &scenario);
        all.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let strong = "too strong: difficulty 29, and the greatest is 4 (montoostrong)";
    assert_eq!(words("ARCH_LICH"), [strong, "genocided", "comes in Gehennom only (G_HELL)"]);
    assert_eq!(words("ARCHEOLOGIST").first().unwrap(), "stands behind all that come at random (SPECIAL_PM)");
    assert_eq!(
        words("HORNED_DEVIL"),
        [
            "too strong: difficulty 9, and the greatest is 4 (montoostrong)",
            "no capital letter, on the Rogue level",
            "comes in Gehennom only (G_HELL)"
        ]
    );
    assert_eq!(words("KOBOLD_ZOMBIE"), [""; 0]);
}

#[test]
fn all_that_keeps_a_monster_of_a_class_out() {
    let scenario = Scenario::new(25, 14);
    let all = |id: &str, caller: &str, symbol: &str, choice: ClassChoice| {
        let generator = generator(id);
        let manner = generator.caller(caller).unwrap().manner;
        let odds = generator.called(&scenario, manner, &choice);
        generator.call_exclusions(self::id(generator, symbol), &scenario, manner, &choice, &odds)
    };
    let of = ClassChoice::new;
    assert_eq!(all("nethack-5.0.0", "create", "ARCH_LICH", of(Class::Lich)), [Exclusion::OnlyInGehennom]);
    assert_eq!(all("nethack-5.0.0", "create", "LICH", of(Class::Lich)), []);
    assert_eq!(all("nethack-3.6.7", "create", "ARCH_LICH", of(Class::Lich)), []);
    assert_eq!(all("nethack-3.6.7", "create", "NEWT", of(Class::Lich)), [Exclusion::OtherClass]);
    assert_eq!(all("nethack-3.6.7", "create", "SHARK", of(Class::Eel)), [Exclusion::NotRandom, Exclusion::NoFrequency]);
    assert_eq!(all("nethack-3.6.7", "special-level", "SHARK", of(Class::Eel)), [Exclusion::NoFrequency]);
    assert_eq!(all("nethack-5.0.0", "special-level", "SHARK", of(Class::Eel)), []);
    assert_eq!(all("nethack-3.6.7", "polymorph", "ORC", of(Class::Orc))[0], Exclusion::Placeholder);
    let neutral = ClassChoice { alignment: Some(Sign::Neutral), ..of(Class::Demon) };
    assert_eq!(all("nethack-3.6.7", "demon", "VROCK", neutral), [Exclusion::OtherAlignment]);
    let demon = all("nethack-3.6.7", "demon", "SANDESTIN", of(Class::Demon));
    assert_eq!(demon, [Exclusion::NotWanted]);
    // Up to 3.6.1 vampires who are too strong leave nothing to their lords.
    let generator = generator("nethack-3.4.3");
    let lord = id(generator, "VAMPIRE_LORD");
    let choice = of(Class::Vampire);
    let manner = Manner::Mask(Allowance::NONE);
    let scenario = Scenario::new(40, 5);
    let odds = generator.called(&scenario, manner, &choice);
    let all = generator.call_exclusions(lord, &scenario, manner, &choice, &odds);
    assert_eq!(all, [Exclusion::Unreached]);
}
