//! `monstr list`: filters, sorting, columns.

use monstr_tests::program::run;
use monstr_tests::report::Failures;

/// The names that a list of NetHack 3.6.7 has.
fn names(arguments: &[&str]) -> Vec<String> {
    let fixed = ["list", "-e", "nethack-3.6.7", "--format", "csv", "--columns", "symbol"];
    let text = run(fixed.iter().chain(arguments)).success();
    text.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned()).collect()
}

#[test]
fn filters_let_in_whom_they_should() {
    let mut failures = Failures::new();
    for (filter, expected) in [
        (vec!["class=d", "level>=7"], vec!["WARG", "WINTER_WOLF", "HELL_HOUND_PUP", "HELL_HOUND"]),
        (vec!["class=d level>=7 resist=fire"], vec!["HELL_HOUND_PUP", "HELL_HOUND"]),
        (vec!["class=S_LICH"], vec!["LICH", "DEMILICH", "MASTER_LICH", "ARCH_LICH"]),
        (vec!["class=lich", "freq>0"], vec!["LICH", "DEMILICH", "MASTER_LICH", "ARCH_LICH"]),
        (vec!["trait=fly", "attack=poison", "freq>0", "difficulty<=6"], vec!["KILLER_BEE"]),
        (vec!["attack=AT_GAZE", "severity=red"], vec!["MEDUSA"]),
        (vec!["name=\"soldier ant\""], vec!["SOLDIER_ANT"]),
        (vec!["name~mind", "class=h"], vec!["MIND_FLAYER", "MASTER_MIND_FLAYER"]),
        (vec!["ac<-9"], vec!["DISENCHANTER", "MASTER_KAEN"]),
        (vec!["alignment=-128"], vec!["WIZARD_OF_YENDOR"]),
        (vec!["class=e", "attack!=explosion"], vec!["GAS_SPORE", "FLOATING_EYE"]),
        (vec!["index=0"], vec!["GIANT_ANT"]),
        (vec!["severity>=orange", "class=F"], vec!["BROWN_MOLD", "GREEN_MOLD", "RED_MOLD"]),
        (vec!["convey=poison", "class=a", "level>5"], vec!["QUEEN_BEE"]),
    ] {
        let found = names(&filter);
        if found != expected {
            failures.push(filter.join(" "), format!("expected {expected:?}, found {found:?}"));
        }
    }
    failures.finish(14);
}

#[test]
fn lists_are_sorted_as_they_are_asked_to_be() {
    assert_eq!(names(&["class=L", "--sort", "-level"]), ["ARCH_LICH", "MASTER_LICH", "DEMILICH", "LICH"]);
    let bees = names(&["class=a", "--sort", "difficulty,-speed"]);
    assert_eq!(bees, ["GIANT_ANT", "KILLER_BEE", "SOLDIER_ANT", "FIRE_ANT", "GIANT_BEETLE", "QUEEN_BEE"]);
}

#[test]
fn columns_are_those_that_are_asked_for() {
    let text = run(["list", "class=L", "--columns", "name,exp,attack", "-e", "nethack-3.6.7"]).success();
    assert!(text.starts_with("NetHack 3.6.7: 4 of 382 monsters\n\nname"), "{text}");
    assert!(!text.contains("speed"), "{text}");
    assert!(run(["list", "class=L", "difficulty>90"]).success().contains("0 of"));
}

#[test]
fn what_does_not_parse_is_pointed_at() {
    for (filter, carets, hint) in [
        ("class=d levle=5", "        ^^^^^\n", "there is no field `levle`"),
        ("class=d level>=x", "               ^\n", "`x` is none"),
        ("level", "^^^^^\n", "an operator is missing"),
        ("level=", "^^^^^^\n", "a value is missing"),
        ("attack>5", "      ^\n", "no order"),
        ("speed~1", "     ^\n", "is a number"),
        ("severity=rad", "         ^^^\n", "plain, yellow, orange, red, varies"),
        ("name=\"soldier ant", "     ^^^^^^^^^^^^\n", "does not end"),
        ("color=bleu", "      ^^^^\n", "there are black, blue"),
        ("=5", "^^\n", "there is no field"),
        ("name=soldier ant", "             ^^^\n", "in quotes: name=\"soldier ant\""),
    ] {
        let ran = run(["list", filter]);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{filter}");
        assert!(ran.stderr.contains(&format!("| {carets}")), "{filter}: {}", ran.stderr);
        assert!(ran.stderr.contains(hint), "{filter}: {}", ran.stderr);
    }
    let ran = run(["list", "--sort", "beauty"]);
    assert!(ran.status == 2 && ran.stderr.contains("experience"), "{}", ran.stderr);
}
