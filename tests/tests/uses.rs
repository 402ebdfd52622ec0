//! The other rules of the game against what its own compiled code does: `vectors/uses/`.

use engine::generation::{LevelAlignment, Plane, Scenario};
use engine::uses::{
    self, Answer, Death, Distribution, Drawer, Eater, Effect, Era, Ground, Group, Item, Kill, Offering, Office,
    Purpose, Standing, Worship,
};
use engine::{Generator, Ratio};
use model::{Edition, Monster, MonsterId};
use monstr_tests::report::Failures;
use monstr_tests::{Value, fixtures};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::Read as _;

/// The lines of a file.
fn lines(name: &str) -> Vec<Value> {
    let path = fixtures::folder("vectors").join(format!("uses/{name}.jsonl.gz"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    Value::parse_lines(&text)
}

/// The edition that a line is about.
fn edition(line: &Value) -> &'static Edition {
    let id = match line.at("version").text().unwrap() {
        "343" => "nethack-3.4.3",
        "360" => "nethack-3.6.0",
        "361" => "nethack-3.6.1",
        "362" => "nethack-3.6.2",
        "367" => "nethack-3.6.7",
        "370" => "nethack-3.7",
        "500" => "nethack-5.0.0",
        "slash7" => "slashem-0.0.7E7F3",
        other => panic!("no edition for {other}"),
    };
    bestiary::by_id(id).unwrap_or_else(|| panic!("no table {id}"))
}

/// The monster of a name.
fn monster(edition: &'static Edition, name: &str) -> &'static Monster {
    let mut named = edition.monsters.iter().filter(|monster| monster.name() == name);
    named.next().unwrap_or_else(|| panic!("{} has no {name}", edition.id))
}

/// A small number.
fn number<T: TryFrom<i128, Error: Debug>>(value: &Value) -> T {
    T::try_from(value.int()).unwrap()
}

fn text(value: &Value) -> &str {
    value.text().unwrap()
}

fn flag(value: &Value) -> bool {
    *value == Value::Bool(true)
}

/// `num` over `den`.
fn fraction(value: &Value) -> Ratio {
    Ratio::new(number::<u128>(value.at("num")), number::<u128>(value.at("den"))).unwrap()
}

/// Outcomes and chances, written so that they can be compared whatever their order; those that never happen left out.
type Chances = BTreeMap<String, String>;

/// The entries of a line, with the outcome under `key`; one that is named twice stands there once.
fn expected(entries: &Value, key: &str) -> Chances {
    let mut sums: BTreeMap<String, Ratio> = BTreeMap::new();
    for entry in entries.list() {
        let sum = sums.entry(outcome(entry.at(key))).or_insert_with(Ratio::zero);
        *sum = &*sum + &fraction(entry);
    }
    sums.into_iter().filter(|(_, sum)| !sum.is_zero()).map(|(name, sum)| (name, sum.to_string())).collect()
}

/// An outcome in a word.
fn outcome(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Text(text) => text.clone(),
        other => other.to_string(),
    }
}

/// What the engine says, with the outcome in a word.
fn got<T>(outcomes: &[(T, Ratio)], name: impl Fn(&T) -> String) -> Chances {
    let named: Chances = outcomes.iter().map(|(outcome, chance)| (name(outcome), chance.to_string())).collect();
    assert_eq!(named.len(), outcomes.len(), "an outcome stands there twice");
    named
}

/// Compares the lines of one file, and says how many there were.
struct Comparison {
    file: &'static str,
    failures: Failures,
    count: usize,
}

impl Comparison {
    fn new(file: &'static str) -> Self {
        Self { file, failures: Failures::new(), count: 0 }
    }

    /// Holds one line against what the engine says.
    fn line<T: PartialEq + Debug>(&mut self, line: &Value, expected: &T, got: &T) {
        self.count += 1;
        if expected != got {
            let mut about = line.to_string();
            about.truncate(about.char_indices().nth(300).map_or(about.len(), |(index, _)| index));
            self.failures.push(format!("{} {about}", self.file), format!("expected {expected:?}\n     got {got:?}"));
        }
    }

    fn finish(self) {
        print!("{}: ", self.file);
        assert!(self.count > 0, "{} is empty", self.file);
        self.failures.finish(self.count);
    }
}

#[test]
fn experience() {
    let mut comparison = Comparison::new("experience");
    for line in lines("experience") {
        let edition = edition(&line);
        if text(line.at("what")) == "newuexp" {
            for entry in line.at("entries").list() {
                let points = uses::points_for_next_level(edition, number(entry.at("level"))).unwrap();
                comparison.line(&line, &number(entry.at("points")), &points);
            }
            continue;
        }
        let params = line.at("params");
        let monster = monster(edition, text(params.at("monster")));
        let kill = Kill::ordinary(monster, number(params.at("m_lev")));
        let mut wanted: Vec<u64> = vec![number(line.at("plain"))];
        let mut points = vec![uses::experience(edition, monster, &kill)];
        for entry in line.get("revived_or_cloned").map_or(&[][..], Value::list) {
            let again = Kill { repeated: Some(number(entry.at("kills"))), ..kill };
            wanted.push(number(entry.at("points")));
            points.push(uses::experience(edition, monster, &again));
        }
        comparison.line(&line, &wanted, &points);
    }
    comparison.finish();
}

#[test]
fn experience_of_every_species() {
    let mut comparison = Comparison::new("experience_base");
    for line in lines("experience_base") {
        let edition = edition(&line);
        for row in line.at("monsters").list() {
            let monster = &edition.monsters[number::<usize>(row.at("index"))];
            let level = u8::try_from(monster.level_shown()).unwrap();
            let points = uses::experience(edition, monster, &Kill::ordinary(monster, level));
            let wanted = (text(row.at("name")), number(row.at("base_m_lev")), number(row.at("exp")));
            comparison.line(row, &wanted, &(monster.name(), level, points));
        }
    }
    comparison.finish();
}

#[test]
fn groups() {
    let mut comparison = Comparison::new("groups");
    for line in lines("groups") {
        let edition = edition(&line);
        let params = line.at("params");
        match text(line.at("what")) {
            "extra members tried" => {
                let group = text(params.at("group"));
                let group = Group::ALL.into_iter().find(|kind| kind.words() == group).unwrap();
                let size = uses::group_size(edition, group, number(params.at("ulevel")));
                let size = got(size.outcomes(), ToString::to_string);
                comparison.line(&line, &expected(line.at("entries"), "count"), &size);
            }
            "which group size is chosen" => {
                use model::Gen;
                let flags = match text(params.at("flags")) {
                    "small flag" => Gen::SGROUP,
                    "large flag" => Gen::LGROUP,
                    "both flags" => Gen::SGROUP | Gen::LGROUP,
                    "very large flag" => Gen::VLGROUP,
                    other => panic!("no flags {other}"),
                };
                let mut monster = edition.monsters[0].clone();
                monster.generation.as_mut().unwrap().flags.known = flags;
                let kind = uses::group_kind(edition, &monster);
                let kind = got(kind.outcomes(), |kind| kind.words().to_owned());
                comparison.line(&line, &expected(line.at("entries"), "name"), &kind);
            }
            "monsters made by one random creation" => {
                let monster = monster(edition, text(params.at("monster")));
                let hero = standing(edition, params, false, 0);
                let peaceful = uses::peacefulness(edition, monster, &hero);
                let given = Ratio::new(number::<u32>(params.at("peace_num")), number::<u32>(params.at("peace_den")));
                let total = uses::group_total(edition, monster, number(params.at("ulevel")), &peaceful);
                let total = got(total.outcomes(), ToString::to_string);
                comparison.line(&line, &(given.unwrap(), expected(line.at("entries"), "count")), &(peaceful, total));
            }
            other => panic!("no rule for {other}"),
        }
    }
    comparison.finish();
}

/// The hero of a line.
fn standing(edition: &Edition, params: &Value, has_amulet: bool, abuse: u32) -> Standing {
    let name = text(params.at("hero_race"));
    Standing {
        race: *uses::races(edition).iter().find(|race| race.name == name).unwrap(),
        alignment: number(params.at("hero_align")),
        record: number(params.at("align_record")),
        has_amulet,
        abuse,
    }
}

#[test]
fn hit_points() {
    let mut comparison = Comparison::new("hit_points");
    for line in lines("hit_points") {
        let edition = edition(&line);
        if text(line.at("what")) == "golemhp" {
            let golem = monster(edition, text(line.at("monster")));
            comparison.line(&line, &number(line.at("hp")), &uses::golem_hit_points(edition, golem));
            continue;
        }
        let params = line.at("params");
        let monster = monster(edition, text(params.at("monster")));
        let plane = params.at("plane").text().map(|plane| match plane {
            "astral" => Plane::Astral,
            "fire" => Plane::Fire,
            other => panic!("no plane {other}"),
        });
        let scenario = Scenario::new(number(params.at("level_difficulty")), number(params.at("ulevel")));
        let before = uses::adjusted_level(monster, &scenario);
        let level = uses::level_at_creation(edition, monster, &scenario);
        let level: Vec<_> = level.outcomes().iter().map(|(level, _)| *level).collect();
        let points = uses::hit_points(edition, monster, before, plane);
        let limits = |least, most| format!("{least} to {most}");
        let ratio = |num: &str, den: &str| format!("{num}/{den}");
        let wanted = [
            format!("{:?}", [number::<u8>(line.at("m_lev"))]),
            limits(number::<u32>(line.at("min")), number(line.at("max"))),
            ratio(text(line.at("mean_num")), text(line.at("mean_den"))),
            ratio(text(line.at("var_num")), text(line.at("var_den"))),
        ];
        let all = points.distribution();
        let numbers = || all.outcomes().iter().map(|(points, _)| *points);
        assert_eq!((numbers().min(), numbers().max()), (Some(points.min()), Some(points.max())));
        let found = [
            format!("{level:?}"),
            limits(points.min(), points.max()),
            points.mean().to_string(),
            points.variance().to_string(),
        ];
        let listed = line.get("entries").map(|entries| expected(entries, "hp"));
        let all = got(all.outcomes(), ToString::to_string);
        comparison.line(&line, &(wanted, listed.clone()), &(found, listed.map(|_| all)));
    }
    comparison.finish();
}

#[test]
fn generation_rate() {
    let mut comparison = Comparison::new("generation_rate");
    for line in lines("generation_rate") {
        let params = line.at("params");
        let demigod = flag(params.at("demigod"));
        let era = Era::at(number(params.at("depth")), number(params.at("castle_depth")), demigod);
        let rate = uses::generation_rate(edition(&line), era);
        comparison.line(&line, &fraction(&line.at("entries").list()[0]), &rate);
    }
    comparison.finish();
}

#[test]
fn peace() {
    let mut comparison = Comparison::new("peace_minded");
    let mut asked: BTreeMap<String, Vec<&'static Monster>> = BTreeMap::new();
    for line in lines("peace_minded") {
        let edition = edition(&line);
        let version = text(line.at("version")).to_owned();
        if let Some(list) = line.get("monsters") {
            let monsters = list.list().iter().map(|entry| {
                let monster = monster(edition, text(entry.at("name")));
                assert_eq!(monster.alignment, Some(number(entry.at("alignment"))), "{}", monster.symbol);
                monster
            });
            asked.insert(version, monsters.collect());
            continue;
        }
        let params = line.at("params");
        let hero = standing(edition, params, flag(params.at("has_amulet")), number(params.at("abuse")));
        let chances = asked[&version].iter().map(|monster| {
            let chance = uses::peacefulness(edition, monster, &hero);
            (monster.name(), chance)
        });
        let chances: Vec<_> = chances.filter(|(_, chance)| !chance.is_zero()).collect();
        let chances = got(&chances, |name| (*name).to_owned());
        comparison.line(&line, &expected(line.at("entries"), "name"), &chances);
    }
    comparison.finish();
}

/// The versions that files are kept apart for.
const VERSIONS: [&str; 6] = ["343", "361", "367", "370", "500", "slash7"];

#[test]
fn corpses() {
    let mut comparison = Comparison::new("corpse");
    for line in VERSIONS.iter().flat_map(|version| lines(&format!("corpse_{version}"))) {
        let edition = edition(&line);
        let case = text(line.at("params").at("case"));
        let by_hero = match text(line.at("what")) {
            "corpse_chance true" => false,
            "hero kills it: a corpse object is left" => true,
            other => panic!("no rule for {other}"),
        };
        let death = Death {
            level: if case == "graveyard level" { Ground::Graveyard } else { Ground::Ordinary },
            cloned: case == "cloned",
            shopkeeper: case == "shopkeeper flag",
            by_hero,
        };
        assert!(death.level == Ground::Graveyard || death.cloned || death.shopkeeper || case == "plain", "{case}");
        let mut rows: BTreeMap<usize, (String, String)> = BTreeMap::new();
        for entry in line.at("entries").list() {
            let index: usize = number(entry.at("index"));
            assert_eq!(edition.monsters[index].name(), text(entry.at("name")));
            let species = entry.get("corpse_of").map_or("", text).to_owned();
            rows.insert(index, (species, fraction(entry).to_string()));
        }
        for (index, monster) in edition.monsters.iter().enumerate() {
            let found = if by_hero {
                let corpse = uses::corpse(edition, monster, &death);
                corpse.map(|(species, chance)| (species.name().to_owned(), chance))
            } else {
                Some((String::new(), uses::corpse_chance(edition, monster, &death)))
            };
            let found = found.filter(|(_, chance)| !chance.is_zero());
            let found = found.map(|(species, chance)| (species, chance.to_string()));
            comparison.line(line.at("params"), &(monster.name(), rows.get(&index)), &(monster.name(), found.as_ref()));
        }
    }
    comparison.finish();
}

/// An effect as the files name it; 60 turns of stun are named twice.
fn effect_words(effect: Effect) -> Vec<String> {
    match effect {
        Effect::Stun(60) => vec!["stun".to_owned(); 2],
        Effect::Mimic(turns) => vec![format!("mimic {turns} turns")],
        other => vec![other.words().to_owned()],
    }
}

#[test]
fn meals() {
    let mut comparison = Comparison::new("conveys");
    for version in VERSIONS {
        let mut rows = BTreeMap::new();
        let lines = lines(&format!("conveys_{version}"));
        for line in &lines {
            let monster = &edition(line).monsters[number::<usize>(line.at("index"))];
            assert_eq!((monster.name(), monster.level), (text(line.at("monster")), number(line.at("level"))));
            rows.insert(monster.id, line);
        }
        let edition = edition(&lines[0]);
        for (id, line) in rows {
            let monster = &edition.monsters[usize::from(id.0)];
            let meal = uses::meal(edition, monster, Eater::NEEDY);
            let name = |effects: &Vec<Effect>| {
                let mut words: Vec<_> = effects.iter().copied().flat_map(effect_words).collect();
                words.sort();
                words.join(" + ")
            };
            let joint = got(meal.outcomes(), name);
            let mut alone = Chances::new();
            for effect in meal.outcomes().iter().flat_map(|(effects, _)| effects) {
                let chance = meal.chance_that(|effects| effects.contains(effect));
                alone.insert(effect_words(*effect)[0].clone(), chance.to_string());
            }
            let mut wanted = Chances::new();
            for entry in line.at("entries").list() {
                let mut words: Vec<_> = entry.at("what").list().iter().map(text).collect();
                words.sort_unstable();
                wanted.insert(words.join(" + "), fraction(entry).to_string());
            }
            let wanted = (wanted, expected(line.at("marginal"), "name"));
            comparison.line(line, &wanted, &(joint, alone));
        }
    }
    comparison.finish();
}

#[test]
fn sacrifices() {
    let mut comparison = Comparison::new("sacrifice");
    for line in lines("sacrifice") {
        let edition = edition(&line);
        let params = line.at("params");
        if line.get("what").is_some() {
            let is_chaotic = text(params.at("hero")) == "chaotic";
            let favor = uses::favor(edition, number(params.at("value")), is_chaotic);
            let wanted = (
                number::<u32>(line.at("anger_reduction")),
                number::<u32>(line.at("prayer_timeout_reduction")),
                number::<u32>(line.at("luck_gain")),
                line.get("luck_cap").map(number::<u32>),
            );
            comparison.line(&line, &wanted, &(favor.anger, favor.timeout, favor.luck, favor.luck_cap));
            continue;
        }
        let monster = monster(edition, text(params.at("monster")));
        let left: u32 = number(params.at("oeaten"));
        let offering = Offering { age: number(params.at("age")), left: (left > 0).then_some(left) };
        let worship = Worship {
            hero: number(params.at("hero_align")),
            altar: number(params.at("altar_align")),
            has_eaten_meat: params.get("hero_has_eaten_meat").is_some_and(flag),
        };
        assert_eq!(monster.nutrition, Some(number(params.at("full_nutrition"))), "{line}");
        let value = uses::sacrifice_value(edition, monster, &offering, &worship);
        comparison.line(&line, &number(line.at("value")), &value);
    }
    comparison.finish();
}

/// An item, or nothing.
fn item_words(item: Option<Item>) -> String {
    item.map_or("nothing", Item::words).to_owned()
}

#[test]
fn items() {
    let mut comparison = Comparison::new("muse_items");
    for line in lines("muse_items") {
        let edition = edition(&line);
        let params = line.at("params");
        let monster = monster(edition, text(params.at("monster")));
        let purpose = match text(line.at("what")) {
            "rnd_defensive_item" => Purpose::Defensive,
            "rnd_offensive_item" => Purpose::Offensive,
            "rnd_misc_item" => Purpose::Misc,
            other => panic!("no rule for {other}"),
        };
        let mut drawer = Drawer::PLAIN;
        match text(params.at("scenario")) {
            "plain" | "peaceful_hero_sees_invisible" => {}
            "sokoban" => drawer.site.in_sokoban = true,
            "no_teleport_level" => drawer.site.no_teleport = true,
            "shopkeeper" => drawer.office = Office::ShopkeeperOrPriest,
            "vault_guard" => drawer.office = Office::VaultGuard,
            "peaceful_hero_cannot_see_invisible" => drawer.state.stays_visible = true,
            "metal_helmet_priest_vampshifted" => {
                drawer.office = Office::ShopkeeperOrPriest;
                drawer.state.has_hard_helmet = true;
                drawer.state.is_shifted_vampire = true;
            }
            other => panic!("no situation {other}"),
        }
        let items = uses::draw(edition, monster, purpose, drawer);
        comparison.line(&line, &expected(line.at("entries"), "name"), &got(items.outcomes(), |item| item_words(*item)));
    }
    for line in lines("item_chance") {
        let edition = edition(&line);
        let params = line.at("params");
        let level = number(params.at("monster_level"));
        let purpose = |name| match name {
            "defensive" => Purpose::Defensive,
            "offensive" => Purpose::Offensive,
            "misc" => Purpose::Misc,
            other => panic!("no purpose {other}"),
        };
        if let Some(name) = params.get("monster") {
            let monster = monster(edition, text(name));
            let purpose = purpose(text(params.at("kind")));
            let items = uses::item_at_creation(edition, monster, level, purpose, Drawer::PLAIN);
            comparison.line(
                &line,
                &expected(line.at("entries"), "name"),
                &got(items.outcomes(), |item| item_words(*item)),
            );
            continue;
        }
        assert!(flag(params.at("has_weapon_attack")), "{line}");
        let armed = monster(edition, "hobbit");
        for entry in line.at("entries").list() {
            let chance = uses::draw_chance(edition, armed, level, purpose(text(entry.at("name"))));
            comparison.line(&line, &fraction(entry), &chance);
        }
    }
    comparison.finish();
}

#[test]
fn summons() {
    let mut comparison = Comparison::new("summons");
    for line in lines("summons") {
        let edition = edition(&line);
        let entries = line.at("entries");
        let name = |id: &MonsterId| edition.monsters[usize::from(id.0)].name().to_owned();
        match text(line.at("what")) {
            "nasties list (uniform)" => {
                let found: Vec<_> = uses::nasties(edition).iter().map(|monster| monster.name().to_owned()).collect();
                let each = Ratio::new(1_u8, found.len()).unwrap();
                let found: Vec<_> = found.into_iter().map(|name| (name, each.clone())).collect();
                comparison.line(&line, &expected(entries, "name"), &got(&found, Clone::clone));
            }
            "pick_nasty" => {
                let params = line.at("params");
                let cap = Some(number(params.at("difficulty_cap"))).filter(|cap| *cap > 0);
                let picked = uses::pick_nasty(edition, cap, flag(params.at("in_hell"))).unwrap();
                comparison.line(&line, &expected(entries, "name"), &got(picked.outcomes(), name));
            }
            "first monster of a nasty summons, outside Gehennom" => {
                let summoner = line.at("params").at("summoner").text().map(|name| monster(edition, name));
                let first = uses::summoned(edition, summoner, false).unwrap();
                comparison.line(&line, &expected(entries, "name"), &got(first.outcomes(), name));
            }
            "one shriek" => {
                let params = line.at("params");
                let scenario = Scenario::new(number(params.at("level_difficulty")), number(params.at("ulevel")));
                let answers = uses::shriek(edition, &scenario);
                let words = |answer: &Answer| match answer {
                    Answer::Nothing => "nothing".to_owned(),
                    Answer::Random => "random monster".to_owned(),
                    Answer::Species(id) => name(id),
                };
                comparison.line(&line, &expected(entries, "name"), &got(answers.outcomes(), words));
            }
            "uses a polymorph trap (T) and a wand or potion of polymorph (W)" => {
                let entry =
                    |entry: &Value| (text(entry.at("name")).to_owned(), flag(entry.at("T")), flag(entry.at("W")));
                let mut wanted: Vec<_> = entries.list().iter().map(entry).collect();
                let uses = |monster: &Monster| {
                    let trap = uses::uses_polymorph_trap(edition, monster);
                    let item = uses::uses_polymorph_item(edition, monster);
                    (monster.name().to_owned(), trap, item)
                };
                let mut found: Vec<_> =
                    edition.monsters.iter().map(uses).filter(|(_, trap, item)| *trap || *item).collect();
                wanted.sort();
                wanted.dedup();
                found.sort();
                found.dedup();
                comparison.line(&line, &wanted, &found);
            }
            other => panic!("no rule for {other}"),
        }
    }
    comparison.finish();
}

/// Fails unless the chances add up to 1.
fn assert_whole<T: PartialEq + Debug>(all: &Distribution<T>, what: &str, monster: &Monster) {
    assert_eq!(all.chance_that(|_| true), Ratio::one(), "{what} of {}: {all:?}", monster.symbol);
}

/// Every so many of an edition's monsters: all of them would take long.
fn sample(edition: &Edition, step: usize) -> impl Iterator<Item = &Monster> {
    edition.monsters.iter().step_by(step)
}

#[test]
fn chances_add_up_in_every_edition() {
    let scenario = Scenario::new(12, 9);
    for edition in bestiary::EDITIONS {
        for monster in sample(edition, 37) {
            let level = uses::level_at_creation(edition, monster, &scenario);
            assert_whole(&level, "level", monster);
            let level = level.outcomes()[0].0;
            let points = uses::hit_points(edition, monster, level, None);
            assert_whole(&points.distribution(), "hit points", monster);
            let third = Ratio::new(1_u8, 3_u8).unwrap();
            assert_whole(&uses::group_kind(edition, monster), "group", monster);
            assert_whole(&uses::group_total(edition, monster, 3, &third), "company", monster);
        }
    }
}

#[test]
fn hit_points_have_the_mean_and_variance_of_their_distribution() {
    let edition = bestiary::by_id("nethack-5.0.0").unwrap();
    for (symbol, level) in [("LICHEN", 0), ("NEWT", 1), ("WIZARD_OF_YENDOR", 49), ("RED_DRAGON", 15), ("DEATH", 30)] {
        let points = uses::hit_points(edition, edition.monster(symbol).unwrap(), level, None);
        let moment = |power: u32| {
            let terms = points.distribution();
            let terms = terms
                .outcomes()
                .iter()
                .map(|(points, chance)| &Ratio::new(u64::from(*points).pow(power), 1_u8).unwrap() * chance);
            terms.fold(Ratio::zero(), |sum, term| &sum + &term)
        };
        assert_eq!(points.mean(), moment(1), "{symbol}");
        let square = &points.mean() * &points.mean();
        assert_eq!(&points.variance() + &square, moment(2), "{symbol}");
    }
}

#[test]
fn items_add_up_in_every_edition() {
    for edition in bestiary::EDITIONS {
        for monster in sample(edition, 11) {
            for purpose in Purpose::ALL {
                let all = uses::item_at_creation(edition, monster, 7, purpose, Drawer::PLAIN);
                assert_whole(&all, "items", monster);
            }
        }
    }
}

#[test]
fn meals_add_up_in_every_edition() {
    for edition in bestiary::EDITIONS {
        for monster in &*edition.monsters {
            assert_whole(&uses::meal(edition, monster, Eater::NEEDY), "meal", monster);
        }
    }
}

#[test]
fn rules_that_are_not_an_editions_own_say_so() {
    let from = |id| uses::assumed_from(bestiary::by_id(id).unwrap());
    assert_eq!(from("nethack-3.4.3"), None);
    assert_eq!(from("slashem-0.0.7E7F3"), None);
    assert_eq!(from("xnethack-9.1"), Some("nethack-5.0.0"));
    assert_eq!(from("evilhack-0.9.3"), Some("nethack-3.6.7"));
    assert!(from("gnollhack-4.3.0").is_some());
}

#[test]
fn frequencies_in_words() {
    let edition = bestiary::by_id("nethack-3.6.7").unwrap();
    let words = |symbol| uses::frequency_words(edition.monster(symbol).unwrap());
    assert_eq!(words("NEWT"), "common");
    assert_eq!(words("LICHEN"), "uncommon");
    assert_eq!(words("BABY_GRAY_DRAGON"), "not randomly generated");
    assert_eq!(words("MEDUSA"), "not randomly generated");
    let mut newt = edition.monster("NEWT").unwrap().clone();
    newt.generation.as_mut().unwrap().flags.known = model::Gen::NOGEN;
    assert_eq!(uses::frequency_words(&newt), "not randomly generated");
}

#[test]
fn frequencies_on_aligned_levels() {
    let edition = bestiary::by_id("nethack-3.4.3").unwrap();
    let on = |symbol, level| uses::aligned_frequency(edition, edition.monster(symbol).unwrap(), level);
    // The Oracle's level is neutral.
    assert_eq!(on("KITTEN", LevelAlignment::Neutral), 6);
    assert_eq!(on("BLACK_UNICORN", LevelAlignment::Neutral), 4);
    assert_eq!(on("BLACK_UNICORN", LevelAlignment::None), 1);
    assert_eq!(on("MEDUSA", LevelAlignment::Neutral), 0);
    assert_eq!(uses::words_for(6), "very common");
    assert_eq!(uses::words_for(12), "prolific");
    for edition in bestiary::EDITIONS {
        let generator = Generator::new(edition);
        for level_alignment in LevelAlignment::ALL {
            for weighted in generator.pool(&Scenario { level_alignment, ..Scenario::new(20, 12) }).weights {
                let monster = &edition.monsters[usize::from(weighted.monster.0)];
                let frequency = uses::aligned_frequency(edition, monster, level_alignment);
                assert_eq!(frequency, weighted.weight as i32, "{}: {}", edition.id, monster.symbol);
            }
        }
    }
}
