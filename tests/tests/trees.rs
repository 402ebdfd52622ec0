//! Small trees of our own, in the shapes that the game had: as a compiler stores them, and bound to the model.

use monstr_tests::report::Failures;
use monstr_tests::{Value, fixtures};
use parser::source::{MemoryTree, Severity};
use parser::{Reading, Request};

/// A tree: folder, sub-project, defines, version, rows without the terminator (Hack has none), whether the table
/// stores difficulty.
type Shape = (&'static str, &'static str, &'static [&'static str], (u16, u16, u16), usize, bool);

/// The trees.
const SHAPES: &[Shape] = &[
    ("hack-1.0-like", "", &[], (0, 0, 0), 6, false),
    ("nethack-3.4.3-like", "", &[], (3, 4, 3), 9, false),
    ("nethack-3.6.2-like", "", &[], (3, 6, 2), 8, true),
    ("nethack-3.7-like", "", &[], (3, 7, 0), 8, true),
    ("nethack4-like", "libnethack", &[], (4, 3, 0), 5, false),
    ("slashem-like", "", &[], (0, 0, 7), 6, false),
];

fn reading(folder: &str, base: &str, defines: &[&str]) -> Reading {
    let tree = fixtures::memory_tree(&fixtures::folder("trees").join(folder));
    let defines = defines.iter().map(|name| ((*name).to_owned(), "1".to_owned())).collect();
    parser::read(&tree, &Request { base: base.to_owned(), defines, ..Request::default() })
}

fn errors(reading: &Reading) -> Vec<String> {
    let error = |diagnostic: &&parser::source::Diagnostic| diagnostic.severity() == Severity::Error;
    reading.diagnostics.iter().filter(error).map(ToString::to_string).collect()
}

fn dumped(reading: &Reading) -> Vec<Value> {
    let mut written = Vec::new();
    reading.table.as_ref().expect("a table").write_json_lines(&mut written).unwrap();
    Value::parse_lines(std::str::from_utf8(&written).unwrap())
}

#[test]
fn every_tree_is_listed() {
    let found = fixtures::folders(&fixtures::folder("trees"), SHAPES.len());
    let names: Vec<_> = found.iter().map(|path| fixtures::name(path)).collect();
    assert_eq!(names, SHAPES.iter().map(|shape| shape.0).collect::<Vec<_>>());
}

#[test]
fn every_tree_is_stored_as_gcc_stores_it() {
    let mut failures = Failures::new();
    for (folder, base, defines, ..) in SHAPES {
        let reading = reading(folder, base, defines);
        let mut differences = errors(&reading);
        let path = fixtures::folder("trees").join(folder).join("expected.jsonl");
        let expected = Value::parse_lines(&fixtures::text(&path));
        let actual = if reading.table.is_some() { dumped(&reading) } else { Vec::new() };
        Value::List(expected).compare(&Value::List(actual), "", &mut differences);
        failures.differences(folder, &differences);
    }
    failures.finish(SHAPES.len());
}

#[test]
fn every_tree_binds_to_the_model() {
    let mut failures = Failures::new();
    for (folder, base, defines, version, rows, stores_difficulty) in SHAPES {
        let reading = reading(folder, base, defines);
        let Some(table) = reading.table else {
            failures.push(*folder, "no table was read");
            continue;
        };
        let identity = table.identify();
        let found = (identity.version.major, identity.version.minor, identity.version.patch);
        if found != *version {
            failures.push(*folder, format!("expected version {version:?}, got {found:?}"));
        }
        let (edition, diagnostics) = table.bind(identity);
        let shown: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        match edition {
            None => failures.push(*folder, format!("not bound: {shown:?}")),
            Some(edition) => {
                if edition.monsters.len() != *rows {
                    failures.push(*folder, format!("expected {rows} monsters, got {}", edition.monsters.len()));
                }
                if edition.stores_difficulty() != *stores_difficulty {
                    failures.push(*folder, "wrong about whether difficulties are stored");
                }
                failures.differences(folder, &shown);
            }
        }
    }
    failures.finish(SHAPES.len());
}

#[test]
fn definitions_from_outside_choose_the_monsters() {
    let names = |rows: Vec<Value>| -> Vec<String> {
        rows.iter().map(|row| row.at("mname").text().unwrap_or_default().to_owned()).collect()
    };
    let tree = fixtures::memory_tree(&fixtures::folder("trees/nethack-3.4.3-like"));
    let undefines = vec!["MAIL".to_owned(), "KOPS".to_owned()];
    let without = parser::read(&tree, &Request { undefines, ..Request::default() });
    assert_eq!(
        names(dumped(&without)),
        ["ember moth", "glass wasp", "marsh hound", "velvet fiend", "tollkeeper", "hedge priest", "long worm tail", ""]
    );
    assert!(
        names(dumped(&reading("nethack4-like", "libnethack", &["AIMAKE_BUILDOS_linux"]))).contains(&"penguin".into())
    );
    // Defining CHARON shows what a compiler would say of that row.
    let charon = reading("nethack-3.4.3-like", "", &["CHARON"]);
    assert!(errors(&charon).iter().any(|error| error.contains("MS_FERRY")), "{:?}", errors(&charon));
    let hack = dumped(&reading("hack-1.0-like", "", &["SWAMP"]));
    assert_eq!(hack[3].at("mname").text(), Some("bog lamp"));
    assert_eq!(hack.last().and_then(|row| row.at("mname").text()), Some("tollkeeper"), "no terminator there");
}

#[test]
fn the_model_has_the_names() {
    use model::OpenEnum as _;
    let table = reading("slashem-like", "", &[]).table.expect("a table");
    let identity = table.identify();
    let edition = table.bind(identity).0.expect("an edition");
    let tick = &edition.monsters[0];
    assert_eq!((tick.symbol.as_ref(), tick.name(), tick.class.c_name()), ("BRASS_TICK", "brass tick", "S_ANT"));
    assert_eq!(tick.attacks.len(), 2);
    assert_eq!((tick.attacks[1].kind.c_name(), tick.attacks[1].kind_raw), ("AT_MULTIPLY", 17));
    let generation = tick.generation.as_ref().expect("a generation");
    assert_eq!(generation.frequency, 3);
    assert_eq!(generation.flags.c_names().collect::<Vec<_>>(), ["G_GENO", "G_NOHELL", "G_VLGROUP"]);
    assert!(tick.traits.m2.contains(model::M2::HOBBIT) && tick.traits.m3.contains(model::M3::TRAITOR));
    assert_eq!(tick.resists.as_ref().unwrap().c_names().collect::<Vec<_>>(), ["MR_POISON", "MR_DRAIN"]);
    assert_eq!(tick.line.file, "src/monst.c");
    // The name of a row in a tree since 3.7 is its own, the line is the header's.
    let table = reading("nethack-3.7-like", "", &[]).table.expect("a table");
    let identity = table.identify();
    let edition = table.bind(identity).0.expect("an edition");
    let keeper = edition.monster("FERRY_KEEPER").expect("a ferry keeper");
    assert_eq!(keeper.name(), "ferry keeper");
    assert_eq!((keeper.names.male.as_deref(), keeper.names.female.as_deref()), (Some("ferryman"), Some("ferrywoman")));
    assert_eq!(keeper.sound.as_ref().unwrap().c_name(), "MS_HUMANOID");
    assert_eq!(keeper.line.file, "include/monsters.h");
    let text = fixtures::text(&fixtures::folder("trees/nethack-3.7-like/include/monsters.h"));
    let line = text.lines().nth(keeper.line.line as usize - 1).unwrap();
    assert!(line.contains("ferry keeper"), "the row begins at {line}");
    assert_eq!(edition.class(&model::Class::Demon).map(|class| (class.value, class.symbol)), Some((55, Some('&'))));
}

#[test]
fn what_a_corpse_conveys_may_have_names_of_its_own() {
    let conveyed = |resists: &str, conveys: &str, more: &str| {
        let header = "#define MR_FIRE 1\n#define MR_DRAIN 2\n#define MC_FIRE 1\n#define MC_TELEPORT 2\n";
        let row = format!("{{ \"ant\", 1, 1, {resists}, {conveys}, 0 }}, {{ \"\", 0, 0, 0, 0, 0 }}");
        let text = format!(
            "{header}struct permonst {{ const char *mname; char mlet, mlevel; int mresists, mconveys, {more}; }};\n\
             struct permonst mons[] = {{ {row} }};\n"
        );
        let table =
            parser::read(&MemoryTree::new().with("src/monst.c", text), &Request::default()).table.expect("a table");
        let identity = table.identify();
        let edition = table.bind(identity).0.expect("an edition");
        let ant = &edition.monsters[0];
        [&ant.resists, &ant.conveys].map(|flags| flags.as_ref().unwrap().c_names().collect::<Vec<_>>().join(" "))
    };
    assert_eq!(conveyed("MR_DRAIN", "MC_FIRE | MC_TELEPORT", "mood"), ["MR_DRAIN", "MR_FIRE MC_TELEPORT"]);
    // They belong to a word of traits there.
    assert_eq!(conveyed("MR_FIRE", "MR_DRAIN", "mflagsc"), ["MR_FIRE", "MR_DRAIN"]);
}
