//! `monstr explain`: where numbers come from.

use monstr_tests::program::run;
use monstr_tests::report::Failures;
use monstr_tests::{Value, oracle};

/// The sections of an explanation, with an edition's every monster or one.
fn sections(question: &str) -> Vec<Value> {
    let words = ["explain", "--format", "json"].into_iter().chain(question.split(' '));
    Value::parse(run(words).success().trim()).unwrap().at("sections").list().to_vec()
}

fn points(section: &Value) -> Vec<(i128, String, String)> {
    let point = |point: &Value| {
        let amount = if point.at("amount") == &Value::Null { 0 } else { point.at("amount").int() };
        (amount, point.at("what").text().unwrap().to_owned(), point.at("value").text().unwrap().to_owned())
    };
    section.at("points").list().iter().map(point).collect()
}

#[test]
fn the_terms_of_a_difficulty_add_up() {
    let mut failures = Failures::new();
    let has_own_rule = |id: &str| bestiary::by_id(id).unwrap().rules.assumed_from.is_none();
    let mut editions = oracle::editions();
    editions.retain(|facts| facts.difficulties().is_some() && has_own_rule(&facts.edition));
    for facts in &editions {
        let document = run(["show", "PM_SOLDIER_ANT", "-e", &facts.edition, "--format", "json"]).success();
        let document = Value::parse(document.trim()).unwrap();
        let index = usize::try_from(document.at("monsters").list()[0].at("index").int()).unwrap();
        let expected = facts.difficulties().unwrap()[index];
        let points = points(&sections(&format!("PM_SOLDIER_ANT difficulty -e {}", facts.edition))[0]);
        let level: i128 = points[0].2.parse().unwrap();
        let terms: i128 =
            points.iter().filter(|(_, what, _)| !what.starts_with("what it adds")).map(|point| point.0).sum();
        let sum = points.iter().find(|(_, what, _)| what == "sum of the terms").unwrap();
        let adds = points.iter().find(|(_, what, _)| what.starts_with("what")).unwrap().0;
        if sum.2 != terms.to_string() || level + adds != expected {
            failures.push(&*facts.edition, format!("{level} and {adds} of {terms} ({}) should be {expected}", sum.2));
        }
    }
    failures.finish(editions.len());
}

#[test]
fn every_condition_that_keeps_a_monster_out_is_told() {
    let of = |question: &str| points(&sections(question)[0]).into_iter().map(|point| point.2).collect::<Vec<_>>();
    let conditions = of("djinni odds --level-difficulty 20 --xl 10 -e nethack-3.6.7");
    assert!(conditions.len() == 2 && conditions[0].contains("G_NOGEN"), "{conditions:?}");
    let strong = of("arch-lich odds --depth 2 --xl 1 -e nethack-3.6.7");
    assert!(strong[0].contains("montoostrong"), "{strong:?}");
    let comes = of("newt odds --depth 1 --xl 1 -e nethack-3.6.7");
    assert!(comes.iter().any(|value| value == "its chance is 5/21, 23.81 %"), "{comes:?}");
}

#[test]
fn every_topic_and_field_has_an_answer() {
    let topics: Vec<_> = sections("lich -e nethack-3.6.7")
        .iter()
        .map(|section| section.at("topic").text().unwrap().to_owned())
        .collect();
    assert_eq!(topics, ["difficulty", "level", "odds", "sacrifice", "items", "polymorph"]);
    let speed = sections("lich speed -e nethack-3.6.7");
    assert_eq!(points(&speed[0])[0].2, "6");
    // Several words are one name, as for `show`, and the last may be the topic.
    for words in [&["killer", "bee", "speed"][..], &["killer bee", "speed"], &["killer", "bee"]] {
        let text = run(["explain", "-e", "nethack-3.6.7"].iter().chain(words)).success();
        assert!(text.starts_with("killer bee (KILLER_BEE)"), "{words:?}: {text}");
        assert_eq!(text.contains("difficulty"), words.len() == 2 && words[1] == "bee", "{words:?}: {text}");
    }
    let ran = run(["explain", "lich", "beauty"]);
    assert!(ran.status == 2 && ran.stderr.contains("sacrifice") && ran.stderr.contains("speed"), "{}", ran.stderr);
    let ran = run(["explain", "lich", "odds", "--depth", "3"]);
    assert!(ran.status == 2 && ran.stderr.contains("--xl"), "{}", ran.stderr);
}
