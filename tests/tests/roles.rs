//! The roles and what grows up into what, against what a compiler stored; and small trees that name monsters in every
//! way that the game had.

use model::{Alignments, Class, Edition, Genders, MonsterId, OpenEnum as _, Role};
use monstr_tests::oracle::{self, Facts};
use monstr_tests::report::Failures;
use monstr_tests::{Value, adapters, fixtures};
use parser::source::{Kind, MemoryTree, Severity};
use parser::{Completion, Request};
use std::path::PathBuf;

/// What C stores for no monster (`NON_PM`).
const NONE: i128 = -1;

fn number(id: Option<MonsterId>) -> i128 {
    id.map_or(NONE, |id| id.0.into())
}

/// One role against the row of facts that it should be.
struct Check<'a> {
    edition: &'a Edition,
    row: &'a Value,
    compared: usize,
    differences: Vec<String>,
}

impl Check<'_> {
    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: &T, actual: &T) {
        self.compared += 1;
        if expected != actual {
            self.differences.push(format!("{}: {what}: expected {expected:?}, got {actual:?}", self.row));
        }
    }

    /// Compares a monster that has one of these names in C; where the row has none of them there is no monster.
    fn monster(&mut self, fields: &[&str], actual: Option<MonsterId>) {
        let expected = fields.iter().find_map(|field| self.row.get(field)).map_or(NONE, Value::int);
        self.same(fields[0], &expected, &number(actual));
    }

    fn role(&mut self, role: &Role) {
        let name = self.row.at("name");
        let text = |value: &Value| value.text().map(str::to_owned);
        self.same("name.m", &text(name.at("m")), &Some(role.name.to_string()));
        self.same("name.f", &text(name.at("f")), &role.female_name.as_ref().map(ToString::to_string));
        self.same("filecode", &text(self.row.at("filecode")), &Some(role.file_code.to_string()));
        self.monster(&["malenum", "mnum", "monsternum"], role.monster);
        self.monster(&["femalenum"], role.female_monster);
        self.monster(&["petnum"], role.pet);
        self.monster(&["ldrnum"], role.leader);
        self.monster(&["guardnum"], role.guardians);
        self.monster(&["neminum"], role.nemesis);
        self.same("enemies", &self.row.get("enemy1num").is_some(), &role.enemies.is_some());
        for (which, enemies) in role.enemies.iter().flatten().enumerate() {
            self.monster(&[["enemy1num", "enemy2num"][which]], enemies.species);
            let class = |class: &Class| self.edition.class(class).map(|class| i128::from(class.value));
            let actual = enemies.class.as_ref().map_or(Some(NONE), class);
            let field = ["enemy1sym", "enemy2sym"][which];
            self.same(field, &Some(self.row.at(field).int()), &actual);
        }
        let allow = self.row.at("allow").int();
        self.same("allow", &allow, &role.allow.into());
        // AM_LAWFUL, AM_NEUTRAL and AM_CHAOTIC of include/align.h, which are the same in every version.
        let bits = [(4, Alignments::LAWFUL), (2, Alignments::NEUTRAL), (1, Alignments::CHAOTIC)];
        let alignments = bits.into_iter().filter(|(bit, _)| allow & bit != 0).map(|(_, alignment)| alignment);
        self.same("alignments", &alignments.collect::<Alignments>(), &role.alignments);
        // ROLE_MALE, ROLE_FEMALE and ROLE_NEUTER of include/you.h; GnollHack moved them up.
        let shift = if self.edition.id.starts_with("gnollhack") { 28 } else { 12 };
        let bits = [1 << shift, 1 << (shift + 1), 1 << (shift + 2)];
        let genders = bits.into_iter().zip([Genders::MALE, Genders::FEMALE, Genders::NEUTER]);
        let genders = genders.filter(|(bit, _)| allow & bit != 0).map(|(_, gender)| gender);
        self.same("genders", &genders.collect::<Genders>(), &role.genders);
    }
}

/// The roles and the grown-ups of an edition against their facts; how many values were compared.
fn compare(edition: &Edition, facts: &Facts, failures: &mut Failures) -> usize {
    let (mut compared, mut differences) = (0, Vec::new());
    if let Some(rows) = facts.roles() {
        let Some((terminator, rows)) = rows.split_last() else { panic!("no roles of {}", facts.edition) };
        assert_eq!(terminator.at("name").at("m"), &Value::Null, "the last row is no terminator");
        if edition.roles.len() != rows.len() {
            differences.push(format!("expected {} roles, got {}", rows.len(), edition.roles.len()));
        }
        for (row, role) in rows.iter().zip(edition.roles.iter()) {
            let mut check = Check { edition, row, compared: 0, differences: Vec::new() };
            check.role(role);
            compared += check.compared;
            differences.append(&mut check.differences);
        }
    }
    if let Some(rows) = facts.grown_ups() {
        let pairs = rows.iter().map(|row| (row.at("_value").list()[0].int(), row.at("_value").list()[1].int()));
        let expected: Vec<_> = pairs.take_while(|(young, _)| *young >= 0).collect();
        let grown_ups = edition.grown_ups.iter();
        let actual: Vec<_> = grown_ups.map(|pair| (i128::from(pair.young.0), i128::from(pair.grown.0))).collect();
        compared += expected.len() * 2;
        if expected != actual {
            differences.push(format!("grownups: expected {expected:?}, got {actual:?}"));
        }
    }
    failures.differences(&facts.edition, &differences);
    compared
}

#[test]
fn the_shipped_roles_are_what_a_compiler_stores() {
    let (mut failures, mut compared, mut checked) = (Failures::new(), 0, 0);
    for edition in adapters::editions() {
        let facts = oracle::editions().into_iter().find(|facts| facts.edition == edition.id).unwrap();
        checked += usize::from(facts.roles().is_some() && facts.grown_ups().is_some());
        compared += compare(edition, &facts, &mut failures);
        // Every version has young monsters; there are roles since 3.3.
        if edition.grown_ups.is_empty()
            || edition.roles.is_empty() != edition.id.starts_with("nethack-3.1")
                && edition.roles.is_empty() != edition.id.starts_with("nethack-3.2")
        {
            let (roles, grown_ups) = (edition.roles.len(), edition.grown_ups.len());
            failures.push(edition.id.to_string(), format!("{roles} roles, {grown_ups} pairs"));
        }
    }
    println!("{compared} values of {checked} editions");
    assert_eq!(checked, 14, "facts are lost");
    failures.finish(checked);
}

#[test]
fn trees_that_are_present_have_the_roles_that_a_compiler_stores() {
    let sources = std::env::var_os("NETHACK_SOURCES");
    let sources = sources.map_or_else(|| fixtures::folder("../vendor-sources"), PathBuf::from);
    let (mut failures, mut compared, mut checked) = (Failures::new(), 0, 0);
    for facts in oracle::editions() {
        let folder = sources.join(&facts.edition);
        if !folder.is_dir() || facts.roles().is_none() {
            continue;
        }
        let defines = facts.define.iter().map(|name| (name.clone(), String::new())).collect();
        let request = Request { defines, ..Request::default() };
        let (edition, completion) = completed(&fixtures::memory_tree(&folder), &request);
        for diagnostic in &completion.diagnostics {
            failures.push(&facts.edition, diagnostic.to_string());
        }
        checked += 1;
        compared += compare(&edition, &facts, &mut failures);
    }
    println!("{compared} values of {checked} trees");
    failures.finish(checked);
}

/// The edition of a tree with what belongs to its table.
fn completed(tree: &MemoryTree, request: &Request) -> (Edition, Completion) {
    let table = parser::read(tree, request).table.expect("a table");
    let identity = table.identify();
    let mut edition = table.bind(identity).0.expect("an edition");
    let completion = parser::complete(tree, request, &mut edition);
    (edition, completion)
}

const TABLE: &str = r#"
#include "permonst.h"
struct permonst mons[] = { { "pup", 4, 1 }, { "dog", 4, 5 }, { "PDP-11", 1, 9 }, { "", 0, 0 } };
"#;

const STRUCT: &str = "
#define S_ANT 1
#define S_DOG 4
#define DEF_ANT 'a'
#define DEF_DOG 'd'
#define NON_PM PM_PLAYERMON
struct permonst { const char *mname; char mlet; signed char mlevel; };
";

const ROLES: &str = r#"
#include "permonst.h"
#include "pm.h"
#include "onames.h"
#define ROLE_LAWFUL 4
#define ROLE_CHAOTIC 1
struct RoleName { const char *m, *f; };
struct Role {
    struct RoleName name;
    short spelspec;
    const char *filecode;
    short malenum, femalenum, ldrnum, enemy1num, enemy2num;
    char enemy1sym, enemy2sym;
    short questarti, allow;
};
const struct Role roles[] = {
    { { "Baker", "Bakeress" }, SPE_DIG, "Bak", PM_DOG, PM_PDP___, PM_PUP, NON_PM, PM_DOG, S_ANT, S_DOG, ART_OVEN, 5 },
    { { "Cook", 0 }, 3, "Coo", PM_PUP, NON_PM, NUMMONS - 1, PM_PUP, NON_PM, 0, 99, 1, ROLE_CHAOTIC },
    { { 0, 0 } },
    { { "Behind the end", 0 } }
};
"#;

const GROWN_UPS: &str = r#"
#include "permonst.h"
#include "pm.h"
static const short grownups[][2] = { { PM_PUP, PM_DOG }, { NON_PM, NON_PM }, { PM_DOG, PM_DOG } };
"#;

fn tree() -> MemoryTree {
    MemoryTree::new()
        .with("include/permonst.h", STRUCT)
        .with("src/monst.c", TABLE)
        .with("src/role.c", ROLES)
        .with("src/mondata.c", GROWN_UPS)
}

#[test]
fn monsters_are_those_of_the_table_that_was_read() {
    // The second tree has a header that was generated from another table.
    let stale = "#define PM_PUP 1\n#define PM_DOG 2\n#define PM_PDP___ 0\n#define NUMMONS 1\n#define PM_PLAYERMON 0\n";
    for tree in [tree(), tree().with("include/pm.h", stale)] {
        let (edition, completion) = completed(&tree, &Request::default());
        assert!(completion.diagnostics.iter().next().is_none(), "{:?}", completion.diagnostics);
        let [baker, cook] = &*edition.roles else { panic!("{:?}", edition.roles) };
        assert_eq!((&*baker.name, baker.female_name.as_deref()), ("Baker", Some("Bakeress")));
        assert_eq!((&*baker.file_code, baker.monster, baker.leader), ("Bak", Some(MonsterId(1)), Some(MonsterId(0))));
        assert_eq!((baker.female_monster, baker.pet, baker.nemesis), (Some(MonsterId(2)), None, None));
        let [first, second] = baker.enemies.clone().unwrap();
        assert_eq!((first.species, first.class), (None, Some(Class::Ant)));
        assert_eq!((second.species, second.class), (Some(MonsterId(1)), Some(Class::Dog)));
        assert_eq!((baker.alignments, baker.allow), (Alignments::LAWFUL | Alignments::CHAOTIC, 5));

        assert_eq!((&*cook.name, &cook.female_name, cook.leader), ("Cook", &None, Some(MonsterId(2))));
        let [first, second] = cook.enemies.clone().unwrap();
        assert_eq!((first.species, first.class), (Some(MonsterId(0)), None));
        assert_eq!((second.species, second.class), (None, Some(Class::from_c_name("99"))));
        assert_eq!(cook.alignments, Alignments::CHAOTIC);

        let pairs: Vec<_> = edition.grown_ups.iter().map(|pair| (pair.young.0, pair.grown.0)).collect();
        assert_eq!(pairs, [(0, 1)]);
        for file in ["src/role.c", "src/mondata.c", "include/permonst.h"] {
            assert!(completion.opened.iter().any(|opened| opened == file), "{file}");
        }
    }
}

/// The errors of completing a tree with another `role.c`.
fn errors(roles: &str) -> Vec<(Kind, String)> {
    let (_, completion) = completed(&tree().with("src/role.c", roles), &Request::default());
    let errors = completion.diagnostics.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error);
    errors.map(|error| (error.kind(), error.message().to_owned())).collect()
}

#[test]
fn what_is_needed_must_be_known() {
    let unknown = errors(&ROLES.replace("PM_PUP, NON_PM, PM_DOG", "PM_CAT, NON_PM, PM_DOG"));
    let says = |kind, what: &str| unknown.iter().any(|(own, message)| *own == kind && message.contains(what));
    assert!(says(Kind::UnknownName, "`PM_CAT`") && says(Kind::UnknownName, "`ldrnum` of `roles[0]`"), "{unknown:?}");

    let beyond = errors(&ROLES.replace("NUMMONS - 1", "NUMMONS"));
    assert_eq!(beyond.len(), 1, "{beyond:?}");
    assert_eq!((beyond[0].0, &*beyond[0].1), (Kind::WrongValue, "`roles[1]` names the monster 3; there are 3"));

    let renamed = errors(&ROLES.replace("name;", "title;"));
    assert!(renamed.iter().any(|(kind, _)| *kind == Kind::UnboundField), "{renamed:?}");
    let gone = errors("int roles;\n");
    assert!(gone.iter().any(|(kind, _)| *kind == Kind::NoTable), "{gone:?}");
}

#[test]
fn a_tree_without_the_files_has_neither() {
    let tree = MemoryTree::new().with("include/permonst.h", STRUCT).with("src/monst.c", TABLE);
    let (edition, completion) = completed(&tree, &Request::default());
    assert!(edition.roles.is_empty() && edition.grown_ups.is_empty());
    assert!(completion.opened.is_empty() && completion.diagnostics.iter().next().is_none());
}

#[test]
fn roles_are_found_by_their_names() {
    let editions = adapters::editions();
    let edition = editions.iter().find(|edition| edition.id == "nethack-3.4.3").unwrap();
    let found = |called| engine::generation::find_role(edition, called).map(|role| &*role.file_code);
    for (called, code) in [("Arc", "Arc"), ("arc", "Arc"), ("ARCHEOLOGIST", "Arc"), ("cavewoman", "Cav")] {
        assert_eq!(found(called), Some(code), "{called}");
    }
    for unknown in ["", "Ar", "Archaeologist", "human"] {
        assert_eq!(found(unknown), None, "{unknown}");
    }
    let older = editions.iter().find(|edition| edition.id == "nethack-3.2.3").unwrap();
    assert!(engine::generation::find_role(older, "Arc").is_none());
}

#[test]
fn the_enemies_of_a_role_are_those_of_its_row() {
    let mut without = Vec::new();
    for edition in adapters::editions() {
        for role in edition.roles.iter() {
            match engine::generation::Enemies::of(role) {
                Some(enemies) => {
                    let rows = role.enemies.as_ref().unwrap();
                    assert_eq!((enemies.first, enemies.second), (rows[0].species, rows[1].species));
                    assert_eq!(Some(enemies.second_class), rows[1].class);
                }
                None => without.push(format!("{} {}", edition.id, role.file_code)),
            }
        }
    }
    without.retain(|role| !role.starts_with("unnethack-6"));
    assert_eq!(without, ["dnao-3.23 Ana", "dnao-3.23 Mon"]);
}
