//! `monstr show`: cards, lines and editions side by side.

use monstr_tests::fixtures;
use monstr_tests::program::{command, run};

/// What a card says under a label.
fn under<'a>(card: &'a str, label: &str) -> &'a str {
    let line = card.lines().find(|line| line.starts_with(&format!("{label} ")));
    line.and_then(|line| line.get(12..)).unwrap_or_else(|| panic!("no {label} in {card}"))
}

#[test]
fn a_card_has_what_there_is_to_know() {
    let card = run(["show", "killer", "bee", "-e", "nethack-3.6.7"]).success();
    assert!(card.starts_with("a killer bee (KILLER_BEE, S_ANT, number 1) in NetHack 3.6.7\n"), "{card}");
    for (label, text) in [
        ("level", "1"),
        ("speed", "18"),
        ("AC", "-1"),
        ("MR", "0 %"),
        ("alignment", "0 (neutral)"),
        ("difficulty", "5"),
        ("frequency", "2 (quite rare); can be genocided"),
        ("group", "large 66.67 %, small 33.33 %"),
        ("attacks", "1d3 sting poison (costly)"),
        ("resists", "poison"),
        ("first", "main, level difficulty 1, XL 9"),
        ("eating", "poisonous, poison resistance 30 %"),
        ("experience", "26"),
        ("source", "src/monst.c:114"),
    ] {
        assert_eq!(under(&card, label), text, "{label}");
    }
}

#[test]
fn what_differs_between_the_table_and_the_game_is_said() {
    let card = |name: &str, edition: &str| run(["show", name, "-e", edition]).success();
    assert_eq!(under(&card("Dispater", "nethack-3.6.7"), "level"), "36 (in the table 78, a code for its hit points)");
    let cleric = card("cleric", "nethack-5.0.0");
    assert_eq!(under(&cleric, "difficulty"), "12 (stored; the rule 5.0 gives 13)");
    assert_eq!(under(&cleric, "names"), "male priest, female priestess");
    let vampire = card("vampire", "nethack-3.6.7");
    assert!(under(&vampire, "corpse").contains("an old one of a human"), "{vampire}");
    let dragon = card("yellow dragon", "nethack-3.6.7");
    assert!(under(&dragon, "in vain").contains("petrification"), "{dragon}");
    let cockatrice = card("cockatrice", "nethack-3.6.7");
    assert!(under(&cockatrice, "eating").starts_with("petrifies who eats it"), "{cockatrice}");
    let estimate = card("lich", "dnao-3.23");
    assert!(under(&estimate, "difficulty").contains("an estimate"), "{estimate}");
}

#[test]
fn what_an_edition_lacks_is_said_to_be_unknown() {
    let tree = fixtures::folder("trees/hack-1.0-like").display().to_string();
    let text = run(["export", "--format", "markdown", "-e", &tree]).success();
    let name = text.lines().nth(2).unwrap().split(" | ").nth(1).unwrap().to_owned();
    let card = run(["show", &name, "-e", &tree]).success();
    assert_eq!(under(&card, "frequency"), "unknown to this version");
    assert!(!card.contains("likeliest") && !card.contains("sokoban"), "{card}");
}

#[test]
fn a_table_of_the_first_games_has_dice_and_no_kinds_of_attacks() {
    let hack = fixtures::folder("trees/hack-1.0-like").display().to_string();
    let card = run(["show", "tollkeeper", "-e", &hack]).success();
    assert_eq!(under(&card, "attacks"), "4d8; of what kind is not in the table");
    let wiki = run(["export", "--format", "wiki", "tollkeeper", "-e", &hack]).success();
    for parameter in ["genocidable=", "attacks=4d8", "resistances="] {
        assert!(wiki.contains(&format!("|{parameter}\n")), "{wiki}");
    }
}

#[test]
fn monster_0_is_a_monster() {
    let json = run(["show", "giant ant", "-e", "nethack-3.6.7", "--format", "json"]).success();
    assert!(json.contains("\"index\":0,\"symbol\":\"GIANT_ANT\""), "{json}");
}

#[test]
fn several_words_are_one_name_or_a_name_each() {
    let lines = |arguments: &[&str]| run(arguments).success().lines().count();
    assert_eq!(lines(&["show", "--line", "soldier", "ant"]), 1);
    assert_eq!(lines(&["show", "--line", "newt", "soldier ant"]), 2);
    assert_eq!(lines(&["show", "--line", "newt", "-e", "nethack-3.4.3,nethack-5.0.0"]), 2);
}

#[test]
fn editions_are_side_by_side_with_what_differs_marked() {
    let table = run("show killer bee -e nethack-3.4.3,nethack-3.6.7,nethack-5.0.0".split(' ')).success();
    let line = |label: &str| table.lines().find(|line| line.contains(label)).unwrap().to_owned();
    assert!(line("difficulty").starts_with('*') && line("experience").starts_with('*'), "{table}");
    assert!(line("speed").starts_with(' ') && line("source").starts_with(' '), "{table}");
    let words: Vec<_> = line("experience").split_whitespace().map(str::to_owned).collect();
    assert_eq!(words, ["*", "experience", "31", "26", "26"]);
}

#[test]
fn names_that_mean_several_or_nobody_are_refused_with_candidates() {
    let ran = run(["show", "werewolf"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    assert!(ran.stderr.contains("WEREWOLF") && ran.stderr.contains("HUMAN_WEREWOLF"), "{}", ran.stderr);
    let ran = run(["show", "frobnicator"]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("nearest"), "{}", ran.stderr);
    // Whoever mistypes is told what it was taken for.
    let ran = run(["show", "--line", "jackel"]);
    assert_eq!(ran.status, 0);
    assert!(ran.stderr.contains("jackel is taken for jackal"), "{}", ran.stderr);
}

#[test]
fn colours_are_where_they_are_wanted() {
    let colored = |arguments: &[&str]| run(arguments).success().contains('\x1b');
    assert!(colored(&["show", "cockatrice", "--color", "always"]));
    assert!(!colored(&["show", "cockatrice", "--color", "never"]));
    assert!(!colored(&["show", "cockatrice"]), "no terminal, no colours");
    let output = command(["show", "cockatrice", "--color", "auto"]).env("NO_COLOR", "1").output().unwrap();
    assert!(!output.stdout.contains(&b'\x1b'));
}
