//! How bad attacks are, over all editions: nothing that any of them has is without a class.

use engine::attacks::{self, kind_words};
use engine::severity::{Severity, harm, severity};
use monstr_tests::report::Failures;

#[test]
fn every_damage_type_of_every_edition_has_a_severity() {
    let mut failures = Failures::new();
    for edition in bestiary::EDITIONS {
        let kinds: Vec<_> = edition.attack_types.iter().map(|named| &named.what).collect();
        for damage in edition.damage_types.iter().map(|named| &named.what) {
            if let Some(kind) = kinds.iter().find(|kind| harm(kind, damage).is_none()) {
                failures.push(&*edition.id, format!("{kind} with {damage} has no severity"));
            }
        }
    }
    failures.finish(bestiary::EDITIONS.len());
}

#[test]
fn every_way_of_attack_of_every_edition_has_a_word() {
    let mut failures = Failures::new();
    for edition in bestiary::EDITIONS {
        for kind in edition.attack_types.iter().map(|named| &named.what).filter(|kind| kind_words(kind).is_none()) {
            failures.push(&*edition.id, format!("{kind} has no word"));
        }
    }
    failures.finish(bestiary::EDITIONS.len());
}

/// The severities of a monster's attacks, and the attacks in the short form.
fn of(edition: &str, symbol: &str) -> (Vec<Option<Severity>>, String) {
    let monster = bestiary::by_id(edition).unwrap().monster(symbol).unwrap();
    (monster.attacks.iter().map(severity).collect(), attacks::short_list(&monster.attacks))
}

#[test]
fn monsters_are_as_players_fear_them() {
    use Severity::{Orange, Plain, Red, Varies, Yellow};
    for (edition, symbol, severities, short) in [
        ("nethack-3.6.7", "SOLDIER_ANT", vec![Plain, Orange], "2d4 bite, 3d4 sting poison"),
        ("nethack-3.6.7", "COCKATRICE", vec![Plain, Red, Red], "1d3 bite, touch petrification, passive petrification"),
        ("nethack-3.6.7", "FLOATING_EYE", vec![Orange], "0d70 passive paralysis"),
        ("nethack-3.6.7", "GIANT_EEL", vec![Plain, Red], "3d6 bite, touch drowning"),
        ("nethack-3.6.7", "YELLOW_LIGHT", vec![Yellow], "10d20 explosion blindness"),
        ("nethack-3.6.7", "NEWT", vec![Plain], "1d2 bite"),
        ("nethack-5.0.0", "LICH", vec![Orange, Varies], "1d10 touch cold, magic mage spell"),
        ("evilhack-0.9.3", "VORPAL_JABBERWOCK", vec![Plain, Plain, Red, Red], ""),
    ] {
        let (found, words) = of(edition, symbol);
        assert_eq!(found, severities.into_iter().map(Some).collect::<Vec<_>>(), "{edition} {symbol}");
        assert!(short.is_empty() || words == short, "{edition} {symbol}: {words}");
    }
}
