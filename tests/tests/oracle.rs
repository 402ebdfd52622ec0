//! The shipped tables against what a compiler stored, through the model; and real trees, where there are some, against
//! the same.

use model::{Class, Edition, Extra, ExtraValue, Family, Monster, OpenEnum as _};
use monstr_tests::oracle::{self, Facts};
use monstr_tests::report::Failures;
use monstr_tests::{Value, adapters, fixtures, program};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The colours, by number.
const COLORS: [&str; 16] = [
    "CLR_BLACK",
    "CLR_RED",
    "CLR_GREEN",
    "CLR_BROWN",
    "CLR_BLUE",
    "CLR_MAGENTA",
    "CLR_CYAN",
    "CLR_GRAY",
    "NO_COLOR",
    "CLR_ORANGE",
    "CLR_BRIGHT_GREEN",
    "CLR_YELLOW",
    "CLR_BRIGHT_BLUE",
    "CLR_BRIGHT_MAGENTA",
    "CLR_BRIGHT_CYAN",
    "CLR_WHITE",
];

/// The name of a colour, by number. SLASH'EM's default configuration has shades, and with them these two exchange their
/// numbers. EvilHack has further colours, of a palette of 256, and `None` is for those.
fn color_name(number: usize, family: &Family) -> Option<&'static str> {
    match (number, family) {
        (0, Family::SlashEm) => Some("NO_COLOR"),
        (8, Family::SlashEm) => Some("CLR_BLACK"),
        _ => COLORS.get(number).copied(),
    }
}

/// EvilHack's colours of the palette, as its `include/color.h` calls them.
const PALETTE: [(i128, &str); 14] = [
    (27, "HI_WATER"),
    (76, "HI_TREE"),
    (93, "HI_PURPLE"),
    (94, "HI_WOOD"),
    (106, "HI_PLANT"),
    (166, "HI_COPPER"),
    (167, "HI_FLESH"),
    (180, "HI_CLOTH"),
    (195, "HI_GLASS"),
    (208, "HI_ORANGE"),
    (220, "HI_GOLD"),
    (228, "HI_MPLAYER"),
    (230, "HI_BONE"),
    (244, "HI_MINERAL"),
];

/// The members of a row that the model has fields for, whatever they are called.
const KNOWN: [&str; 22] = [
    "_index",
    "mname",
    "pmnames",
    "mfemalename",
    "mlet",
    "mlevel",
    "mmove",
    "ac",
    "mr",
    "maligntyp",
    "geno",
    "mattk",
    "cwt",
    "cnutrit",
    "msound",
    "msize",
    "mresists",
    "mconveys",
    "difficulty",
    "mcolor",
    "pmidx",
    "trait words",
];

/// The members of a variant as the facts write them.
fn members(extra: &[Extra]) -> Value {
    Value::Object(extra.iter().map(|extra| (extra.field.to_string(), value(&extra.value))).collect())
}

fn value(extra: &ExtraValue) -> Value {
    match extra {
        ExtraValue::Int(value) => Value::Int(*value),
        ExtraValue::Real(value) => Value::Real(*value),
        ExtraValue::Text(text) => Value::Text(text.to_string()),
        ExtraValue::Symbol(symbol) => Value::Object(vec![("_ptr".to_owned(), Value::Text(symbol.to_string()))]),
        ExtraValue::Null => Value::Null,
        ExtraValue::List(list) => Value::List(list.iter().map(value).collect()),
        ExtraValue::Struct(extra) => members(extra),
    }
}

/// Those members of an object whose names pass.
fn only(object: &Value, passes: impl Fn(&str) -> bool) -> Value {
    let keys = object.keys().into_iter().filter(|key| passes(key));
    Value::Object(keys.map(|key| (key.to_owned(), object.at(key).clone())).collect()).without_zeros()
}

/// The sizes, by number.
const SIZES: [(i128, &str); 6] =
    [(0, "MZ_TINY"), (1, "MZ_SMALL"), (2, "MZ_MEDIUM"), (3, "MZ_LARGE"), (4, "MZ_HUGE"), (7, "MZ_GIGANTIC")];

/// One row of facts against one monster.
struct Check<'a> {
    edition: &'a Edition,
    row: &'a Value,
    monster: &'a Monster,
    compared: usize,
    differences: Vec<String>,
}

impl Check<'_> {
    /// Compares one value.
    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: &T, actual: &T) {
        self.compared += 1;
        if expected != actual {
            let (index, name) = (self.row.at("_index"), self.monster.name());
            self.differences.push(format!("{index} {name}: {what}: expected {expected:?}, got {actual:?}"));
        }
    }

    /// Compares a number that the row has, or has not.
    fn number(&mut self, field: &str, actual: Option<i128>) {
        self.same(field, &self.row.get(field).map(Value::int), &actual);
    }

    /// Compares the name or names.
    fn names(&mut self) {
        let owned = |text: Option<&str>| text.map(str::to_owned);
        let names = &self.monster.names;
        let actual = (owned(names.male.as_deref()), owned(names.female.as_deref()), owned(Some(&names.neuter)));
        let expected = if let Some(name) = self.row.get("mname") {
            let female = self.row.get("mfemalename").and_then(Value::text);
            (
                None,
                owned(female.filter(|female| !female.is_empty() && Some(*female) != name.text())),
                owned(name.text()),
            )
        } else {
            let names = self.row.at("pmnames").list();
            (owned(names[0].text()), owned(names[1].text()), owned(names[2].text()))
        };
        self.same("names", &expected, &actual);
    }

    /// Compares every slot of `mattk`, the empty ones too.
    fn attacks(&mut self) {
        let slots = self.row.at("mattk").list();
        self.same("attack slots", &slots.len(), &usize::from(self.edition.attack_slots));
        for (slot, fact) in slots.iter().enumerate() {
            let attack = self.monster.attacks.iter().find(|attack| usize::from(attack.slot) == slot);
            self.same("an empty slot", &attack.is_none(), &fact.is_zero());
            let actual = attack.map_or((0, 0, 0, 0), |attack| {
                (
                    i128::from(attack.kind_raw),
                    i128::from(attack.damage_raw),
                    i128::from(attack.dice),
                    i128::from(attack.sides),
                )
            });
            let number = |field| fact.at(field).int();
            let expected = (number("aatyp"), number("adtyp"), number("damn"), number("damd"));
            self.same(&format!("mattk[{slot}]"), &expected, &actual);
            self.compared += 3;
            if let Some(attack) = attack {
                // The names are the tree's own for these numbers.
                let extra = only(fact, |key| !["aatyp", "adtyp", "damn", "damd"].contains(&key));
                self.same(&format!("mattk[{slot}]"), &extra, &members(&attack.extra));
                let kind = self.edition.attack_type_value(&attack.kind);
                self.same(&format!("mattk[{slot}].aatyp's name"), &Some(i64::from(attack.kind_raw)), &kind);
                let damage = self.edition.damage_types.iter().find(|named| named.what == attack.damage);
                let value = damage.map(|named| named.value);
                self.same(&format!("mattk[{slot}].adtyp's name"), &Some(i64::from(attack.damage_raw)), &value);
            }
        }
    }

    /// Compares the flag words, and in vanilla the names as well: its numbers are the model's bits.
    fn flags(&mut self, vanilla: bool) {
        let monster = self.monster;
        let geno = self.row.at("geno").int();
        let generation = monster.generation.as_ref().expect("every edition here has geno");
        self.same("geno", &geno, &i128::from(generation.flags.raw));
        self.same("frequency", &(geno & 7), &i128::from(generation.frequency));
        let raw = |flags: &Option<model::NamedFlags<model::Mr>>| flags.as_ref().map(|flags| i128::from(flags.raw));
        self.number("mresists", raw(&monster.resists));
        self.number("mconveys", raw(&monster.conveys));
        let words: Vec<_> = self.edition.trait_words.iter().map(|word| self.row.at(word).int() as u64).collect();
        self.same("traits", &words, &monster.traits.words.to_vec());
        if vanilla {
            let traits = &monster.traits;
            let bits = vec![u64::from(traits.m1.bits()), traits.m2.bits(), u64::from(traits.m3.bits())];
            self.same("trait names", &words, &bits);
            self.same("unknown traits", &0, &monster.traits.others.len());
            self.same("geno names", &(geno & !7), &i128::from(generation.flags.known.bits()));
            for (field, flags) in [("mresists", &monster.resists), ("mconveys", &monster.conveys)] {
                let bits = flags.as_ref().map(|flags| i128::from(flags.known.bits()));
                self.number(field, bits);
            }
        }
    }

    /// Compares what the model has no field for.
    fn extra(&mut self) {
        let words = &self.edition.trait_words;
        let expected = only(self.row, |key| !KNOWN.contains(&key) && !words.iter().any(|word| word == key));
        self.same("extra", &expected, &members(&self.monster.extra));
        if let Some(index) = self.row.get("pmidx") {
            self.same("pmidx", &index.int(), &i128::from(self.monster.id.0));
        }
    }
}

/// A whole edition against its facts; how many values were compared.
fn compare(edition: &Edition, facts: &Facts, failures: &mut Failures) -> usize {
    let rows = facts.rows();
    let mut differences = Vec::new();
    let fields: Vec<_> = edition.fields.iter().map(|field| field.name.as_ref()).collect();
    if fields != rows[0].keys()[1..] {
        differences.push(format!("expected the fields {:?}, got {fields:?}", &rows[0].keys()[1..]));
    }
    let Some((terminator, monsters)) = rows.split_last() else { panic!("no facts about {}", facts.edition) };
    assert!(terminator.at("mlevel").is_zero() && terminator.at("mmove").is_zero(), "the last row is no terminator");
    if edition.monsters.len() != monsters.len() {
        differences.push(format!("expected {} monsters, got {}", monsters.len(), edition.monsters.len()));
    }
    // Before 3.3 many flags had other numbers.
    let vanilla = match edition.family {
        Family::NetHack => (edition.version.major, edition.version.minor) >= (3, 3),
        Family::GlHack => true,
        _ => false,
    };
    let mut compared = 0;
    for (row, monster) in monsters.iter().zip(edition.monsters.iter()) {
        let mut check = Check { edition, row, monster, compared: 0, differences: Vec::new() };
        let wide = |value: Option<i16>| value.map(i128::from);
        check.number("_index", Some(monster.id.0.into()));
        check.names();
        check.number("mlet", edition.class(&monster.class).map(|class| class.value.into()));
        check.number("mlevel", Some(monster.level.into()));
        check.number("mmove", Some(monster.speed.into()));
        check.number("ac", wide(monster.ac));
        check.number("mr", wide(monster.mr));
        check.number("maligntyp", wide(monster.alignment));
        check.number("cwt", monster.weight.map(i128::from));
        check.number("cnutrit", monster.nutrition.map(i128::from));
        check.number("difficulty", monster.difficulty.map(i128::from));
        check.attacks();
        check.flags(vanilla);
        check.extra();
        let color = monster.color.as_ref().map(|color| color.c_name().to_owned());
        let number = row.at("mcolor").int();
        let palette = || PALETTE.iter().find(|(value, _)| *value == number).map(|(_, name)| *name);
        let expected = color_name(usize::try_from(number).unwrap(), &edition.family).or_else(palette);
        check.same("mcolor", &expected.map(str::to_owned), &color);
        let size = monster.size.as_ref().map(|size| size.c_name().to_owned());
        let expected =
            SIZES.iter().find(|(value, _)| *value == row.at("msize").int()).map(|(_, name)| (*name).to_owned());
        check.same("msize", &expected, &size);
        compared += check.compared;
        differences.append(&mut check.differences);
    }
    compared += sounds(edition, monsters, &mut differences);
    compared += classes(edition, facts, &mut differences);
    failures.differences(&facts.edition, &differences);
    compared
}

/// The model keeps no number of a sound: one name must always be one number.
fn sounds(edition: &Edition, rows: &[Value], differences: &mut Vec<String>) -> usize {
    let mut numbers: BTreeMap<String, i128> = BTreeMap::new();
    for (row, monster) in rows.iter().zip(edition.monsters.iter()) {
        let number = row.at("msound").int();
        let Some(sound) = &monster.sound else {
            differences.push(format!("{}: no sound", monster.name()));
            continue;
        };
        let known = *numbers.entry(sound.c_name().to_owned()).or_insert(number);
        if known != number || (number == 0) != (sound.c_name() == "MS_SILENT") {
            differences.push(format!("{}: {} is {known}, but the row has {number}", monster.name(), sound.c_name()));
        }
    }
    rows.len()
}

/// The classes and their symbols.
fn classes(edition: &Edition, facts: &Facts, differences: &mut Vec<String>) -> usize {
    let symbols = facts.class_symbols();
    for (value, symbol) in symbols.iter().enumerate().skip(1) {
        let found = edition.classes.iter().find(|class| usize::from(class.value) == value);
        match found {
            // Up to 3.4.3 the number of DEF_INVISIBLE has no name, and is no class.
            None if symbol.is_none() => {}
            None => differences.push(format!("no class of number {value}")),
            // Before 3.7 the array has no symbol for what is no class of monsters; DEF_INVISIBLE is 'I' all along.
            Some(class) if class.class == Class::Invisible => {}
            Some(class) if class.symbol != *symbol => {
                differences.push(format!("{}: expected {symbol:?}, got {:?}", class.class, class.symbol));
            }
            Some(_) => {}
        }
    }
    // A variant may have classes of its own.
    let known = matches!(edition.family, Family::NetHack | Family::GlHack | Family::SlashEm);
    let unknown = edition.classes.iter().filter(|class| known && matches!(class.class, Class::Other(_)));
    differences.extend(unknown.map(|class| format!("the model has no class {}", class.class)));
    symbols.len()
}

#[test]
fn the_shipped_tables_are_what_a_compiler_stores() {
    let editions = adapters::editions();
    let (mut failures, mut compared) = (Failures::new(), 0);
    let all = oracle::editions();
    for facts in &all {
        match editions.iter().find(|edition| edition.id == facts.edition) {
            Some(edition) => compared += compare(edition, facts, &mut failures),
            None => failures.push(&facts.edition, "is not shipped"),
        }
    }
    for edition in &editions {
        if !all.iter().any(|facts| facts.edition == edition.id) {
            failures.push(edition.id.to_string(), "no facts about it in oracle/editions.tsv");
        }
    }
    println!("{compared} values");
    assert!(compared > 200_000 || editions.is_empty(), "{compared} values only");
    failures.finish(all.len());
}

#[test]
fn the_names_of_kinds_follow_makedefs() {
    let mut failures = Failures::new();
    let editions = adapters::editions();
    let mut count = 0;
    for edition in &editions {
        let mut seen = std::collections::BTreeSet::new();
        for monster in edition.monsters.iter() {
            count += 1;
            if !seen.insert(&monster.symbol) {
                failures.push(edition.id.to_string(), format!("two of {}", monster.symbol));
            }
            // Since 3.7 the table has the names itself.
            if edition.fields.iter().any(|field| field.name == "pmidx") {
                continue;
            }
            let letter = |c: char| if c.is_ascii_alphabetic() { c.to_ascii_uppercase() } else { '_' };
            let plain: String = monster.name().chars().map(letter).collect();
            let expected = match monster.class {
                Class::Human if plain.starts_with("WERE") => format!("HUMAN_{plain}"),
                // EvilHack.
                Class::Demon if plain.starts_with("WERE") => format!("DEMON_{plain}"),
                _ => plain,
            };
            if monster.symbol != expected {
                failures.push(edition.id.to_string(), format!("expected {expected}, got {}", monster.symbol));
            }
        }
    }
    assert!(count > 4000, "{count} monsters only");
    failures.finish(count);
}

/// Where trees may be: `NETHACK_SOURCES`, else `vendor-sources/`.
fn sources() -> PathBuf {
    match std::env::var_os("NETHACK_SOURCES") {
        Some(folder) => folder.into(),
        None => fixtures::folder("../vendor-sources"),
    }
}

#[test]
fn trees_that_are_present_dump_as_a_compiler_stores() {
    let (mut failures, mut checked, mut fields) = (Failures::new(), 0, 0);
    for facts in oracle::editions() {
        let tree = sources().join(&facts.edition);
        if !tree.is_dir() {
            println!("{} is absent", facts.edition);
            continue;
        }
        checked += 1;
        let mut arguments = vec![std::ffi::OsStr::new("dump"), tree.as_os_str()];
        if let Some(name) = &facts.define {
            arguments.extend(["-D", name].map(std::ffi::OsStr::new));
        }
        let ran = program::run(arguments);
        if ran.status != 0 {
            failures.push(&facts.edition, ran.stderr);
            continue;
        }
        let (expected, actual) = (facts.rows(), Value::parse_lines(&ran.stdout));
        fields += expected.iter().map(Value::leaves).sum::<usize>();
        let mut differences = Vec::new();
        Value::List(expected).compare(&Value::List(actual), "", &mut differences);
        failures.differences(&facts.edition, &differences);
    }
    println!("{fields} fields of {checked} trees");
    // Whoever names a place for trees has some there.
    assert!(checked > 0 || std::env::var_os("NETHACK_SOURCES").is_none(), "no tree in {}", sources().display());
    failures.finish(checked);
}

#[test]
fn trees_that_are_present_bind_to_what_a_compiler_stores() {
    let (mut failures, mut checked, mut compared) = (Failures::new(), 0, 0);
    for facts in oracle::editions() {
        let folder = sources().join(&facts.edition);
        if !folder.is_dir() {
            continue;
        }
        checked += 1;
        let defines = facts.define.iter().map(|name| (name.clone(), String::new())).collect();
        let request = parser::Request { defines, ..parser::Request::default() };
        let reading = parser::read(&fixtures::memory_tree(&folder), &request);
        let Some(table) = reading.table else {
            failures.push(&facts.edition, "no table was read");
            continue;
        };
        let identity = table.identify();
        match table.bind(identity) {
            (Some(edition), _) => compared += compare(&edition, &facts, &mut failures),
            (None, diagnostics) => failures.push(&facts.edition, format!("not bound: {diagnostics:?}")),
        }
    }
    println!("{compared} values of {checked} trees");
    failures.finish(checked);
}

#[test]
fn the_facts_are_all_there() {
    for facts in oracle::editions() {
        let rows = facts.rows();
        let classes = facts.class_symbols();
        assert!(rows.len() > 330, "{}: {} rows", facts.edition, rows.len());
        if let Some(difficulties) = facts.difficulties() {
            assert_eq!(difficulties.len(), rows.len() - 1, "{}", facts.edition);
        }
        for row in &rows {
            assert!(usize::try_from(row.at("mlet").int()).unwrap() < classes.len(), "{}", facts.edition);
        }
    }
}

/// The rows whose stored difficulty is not what the edition's own rule, and what the classic one gives.
type Differing = (&'static str, &'static [&'static str], &'static [&'static str]);

const DIFFERING: &[Differing] = &[
    ("nethack-3.7", &[], &["FREEZING_SPHERE", "FLAMING_SPHERE", "SHOCKING_SPHERE"]),
    (
        "nethack-5.0.0",
        &["CLERIC", "WIZARD"],
        &["KILLER_BEE", "SOLDIER_ANT", "FREEZING_SPHERE", "FLAMING_SPHERE", "SHOCKING_SPHERE", "CLERIC", "WIZARD"],
    ),
    (
        "xnethack-9.1",
        &[
            "GIANT_FLY",
            "CERBERUS",
            "FREEZING_SPHERE",
            "QUASIT",
            "GOBLIN",
            "MUMAK",
            "BLACK_MOLD",
            "FIRE_GIANT",
            "FROST_GIANT",
            "STORM_GIANT",
            "KOBOLD_MUMMY",
            "GNOME_MUMMY",
            "ORC_MUMMY",
            "DWARF_MUMMY",
            "ELF_MUMMY",
            "HUMAN_MUMMY",
            "ETTIN_MUMMY",
            "GIANT_MUMMY",
            "ELF",
            "GHOST",
            "SHOPKEEPER",
            "WIZARD_OF_YENDOR",
            "BARBED_DEVIL",
            "ICE_DEVIL",
            "YEENOGHU",
            "BAALZEBUB",
            "DEMOGORGON",
            "SCHLIEMANN",
        ],
        &[
            "KILLER_BEE",
            "SOLDIER_ANT",
            "GIANT_FLY",
            "CERBERUS",
            "FLAMING_SPHERE",
            "SHOCKING_SPHERE",
            "QUASIT",
            "GOBLIN",
            "MUMAK",
            "BLACK_MOLD",
            "FIRE_GIANT",
            "FROST_GIANT",
            "STORM_GIANT",
            "KOBOLD_MUMMY",
            "GNOME_MUMMY",
            "ORC_MUMMY",
            "DWARF_MUMMY",
            "ELF_MUMMY",
            "HUMAN_MUMMY",
            "ETTIN_MUMMY",
            "GIANT_MUMMY",
            "ELF",
            "GHOST",
            "SHOPKEEPER",
            "WIZARD_OF_YENDOR",
            "BARBED_DEVIL",
            "ICE_DEVIL",
            "YEENOGHU",
            "BAALZEBUB",
            "DEMOGORGON",
            "SCHLIEMANN",
        ],
    ),
];

/// How the difficulties by an edition's rule differ from what its game computes. A rule that is only assumed must be
/// needed: it is another than the game's, or the game has none.
fn compare_difficulties(
    comparison: &engine::difficulty::Comparison<'_>,
    expected: Option<&[i128]>,
    compared: &mut usize,
) -> Option<String> {
    let Some(expected) = expected else { return (!comparison.assumed).then(|| "whose rule is it?".to_owned()) };
    let rows = &comparison.rows;
    if rows.len() != expected.len() {
        return Some(format!("expected {} rows, got {}", expected.len(), rows.len()));
    }
    *compared += rows.len();
    let pairs = rows.iter().zip(expected);
    let differing: Vec<_> = pairs.filter(|(row, expected)| i128::from(row.recomputed) != **expected).collect();
    if comparison.assumed {
        return differing.is_empty().then(|| "the rule that is assumed is its own".to_owned());
    }
    let (row, expected) = differing.first()?;
    Some(format!("{} rows, first {}: expected {expected}, got {}", differing.len(), row.symbol, row.recomputed))
}

#[test]
fn recomputed_difficulties_are_the_games_own() {
    let editions = adapters::editions();
    let (mut failures, mut compared) = (Failures::new(), 0);
    let all = oracle::editions();
    for facts in &all {
        let Some(edition) = editions.iter().find(|edition| edition.id == facts.edition) else { continue };
        let comparison = engine::difficulty::compare(edition);
        let mut differences = Vec::new();
        if let Some(difference) = compare_difficulties(&comparison, facts.difficulties().as_deref(), &mut compared) {
            differences.push(difference);
        }
        if comparison.assumed {
            // What is stored follows another rule, or none.
            failures.differences(&facts.edition, &differences);
            continue;
        }
        let known = DIFFERING.iter().find(|(id, ..)| *id == facts.edition);
        let (_, own, classic) = known.copied().unwrap_or(("", &[], &[]));
        let symbols = |rows: Vec<&engine::difficulty::Row<'_>>| -> Vec<String> {
            rows.iter().filter(|_| edition.stores_difficulty()).map(|row| row.symbol.to_owned()).collect()
        };
        let found = (symbols(comparison.differing().collect()), symbols(comparison.differing_from_classic().collect()));
        let known: Vec<Vec<String>> =
            [own, classic].map(|names| names.iter().map(|name| (*name).to_owned()).collect()).into();
        if [&found.0, &found.1] != [&known[0], &known[1]] {
            differences.push(format!("differing from the own and the classic rule: {found:?}"));
        }
        failures.differences(&facts.edition, &differences);
    }
    println!("{compared} difficulties");
    assert!(compared > 4000 || editions.is_empty(), "{compared} difficulties only");
    failures.finish(all.len());
}
