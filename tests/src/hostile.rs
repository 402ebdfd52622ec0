//! Hostile input: made here, too large or too deep to be kept as files.

use parser::source::MemoryTree;
#[cfg(unix)]
use std::path::Path;

/// How often something is repeated or nested.
const MANY: usize = 100_000;

/// One hostile tree.
pub struct Case {
    /// What is hostile about it.
    pub name: &'static str,
    /// The files, by path; the table is in `src/monst.c`.
    pub files: Vec<(String, Vec<u8>)>,
    /// What a tree in memory does not have.
    pub on_disk: Vec<(String, OnDisk)>,
    /// The codes that must be among its diagnostics, in any order; none where it can be read.
    pub codes: &'static [&'static str],
}

/// What only a disk has.
pub enum OnDisk {
    /// A file of that many zeros, which takes no room.
    Hole(u64),
    /// A symbolic link to that path.
    Link(&'static str),
}

impl Case {
    /// The files as a tree.
    pub fn tree(&self) -> MemoryTree {
        self.files.iter().fold(MemoryTree::new(), |tree, (path, bytes)| tree.with(path, bytes))
    }

    /// Writes the tree below a folder.
    #[cfg(unix)]
    pub fn lay(&self, folder: &Path) {
        let place = |path: &str| {
            let path = folder.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            path
        };
        for (path, bytes) in &self.files {
            std::fs::write(place(path), bytes).unwrap();
        }
        for (path, entry) in &self.on_disk {
            match entry {
                OnDisk::Hole(size) => std::fs::File::create(place(path)).unwrap().set_len(*size).unwrap(),
                OnDisk::Link(target) => std::os::unix::fs::symlink(target, place(path)).unwrap(),
            }
        }
    }
}

const STRUCT: &str = "struct permonst { const char *mname; int mlet, mlevel; };\n";

/// A table of one row whose level is `value`, after `before`.
fn value(name: &'static str, codes: &'static [&'static str], before: &str, value: &str) -> Case {
    let text = format!("{before}\n{STRUCT}struct permonst mons[] = {{ {{ \"newt\", 1, {value} }} }};\n");
    file(name, codes, text)
}

/// A table of one row after `before`.
fn after(name: &'static str, codes: &'static [&'static str], before: &str) -> Case {
    value(name, codes, before, "1")
}

/// A tree of one file.
fn file(name: &'static str, codes: &'static [&'static str], text: impl Into<Vec<u8>>) -> Case {
    Case { name, files: vec![("src/monst.c".to_owned(), text.into())], on_disk: Vec::new(), codes }
}

/// A case with one more file.
fn with(mut case: Case, path: &str, text: impl Into<Vec<u8>>) -> Case {
    case.files.push((path.to_owned(), text.into()));
    case
}

/// `part(0)`, `part(1)` and so on, `count` of them in a row.
fn row(count: usize, part: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |text, number| text + &part(number))
}

/// The same, each on a line of its own.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    row(count, |number| line(number) + "\n")
}

fn nested(open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(MANY), close.repeat(MANY))
}

/// Sixty macros, each of which stands for the one before twice.
fn bomb(prefix: &str) -> String {
    lines(60, |number| match number {
        0 => format!("#define {prefix}0 1"),
        _ => format!("#define {prefix}{number} {prefix}{0} + {prefix}{0}", number - 1),
    })
}

/// All cases that a tree in memory can have.
pub fn cases() -> Vec<Case> {
    [macros(), includes(), conditions(), expressions(), initializers(), declarations(), sizes(), alignments(), texts()]
        .into_iter()
        .flatten()
        .collect()
}

/// The cases that only a disk can have.
pub fn cases_on_disk() -> Vec<Case> {
    let unreadable = &["unreadable-file"];
    let header = |name, codes, entry| {
        let mut case = after(name, codes, "#include \"permonst.h\"");
        case.on_disk.push(("include/permonst.h".to_owned(), entry));
        case
    };
    let gigabyte = 1 << 30;
    vec![
        Case {
            name: "a table of a gigabyte",
            files: Vec::new(),
            on_disk: vec![("src/monst.c".to_owned(), OnDisk::Hole(gigabyte))],
            codes: unreadable,
        },
        header("a header of a gigabyte", unreadable, OnDisk::Hole(gigabyte)),
        header("a link that leads out", unreadable, OnDisk::Link("../../../../../../../../etc/hostname")),
        header("a link to an absolute path", unreadable, OnDisk::Link("/etc/hostname")),
        header("a link to a device", unreadable, OnDisk::Link("/dev/zero")),
        header("a link to itself", unreadable, OnDisk::Link("permonst.h")),
    ]
}

fn macros() -> Vec<Case> {
    let limit = &["limit-reached"];
    let chain = lines(MANY, |number| format!("#define A{number} A{}", number + 1));
    let calls = lines(MANY, |number| format!("#define F{number}(x) F{}(x)", number + 1));
    let arguments = vec!["1"; MANY].join(",");
    let parameters = (0..70_000).map(|number| format!("p{number}")).collect::<Vec<_>>().join(",");
    vec![
        value("a macro bomb", limit, &bomb("A"), "A59"),
        // Not used in the table, but looked at for the names of attacks.
        after("a macro bomb among the constants", &[], &bomb("AT_")),
        value(
            "a macro bomb of arguments",
            limit,
            "#define F(x) x + x",
            &format!("{}1{}", "F(".repeat(60), ")".repeat(60)),
        ),
        value(
            "a bomb of spellings",
            limit,
            "#define PASTE(a, b) a##b\n#define TWICE(x) PASTE(x, x)",
            &format!("{}a{}", "TWICE(".repeat(60), ")".repeat(60)),
        ),
        value(
            "a bomb of strings",
            limit,
            "#define STRING(x) #x\n#define TWICE(x) STRING(x x)",
            &format!("{}\"\"{}", "TWICE(".repeat(60), ")".repeat(60)),
        ),
        value(
            "a bomb of empty macros",
            limit,
            &lines(60, |number| match number {
                0 => "#define E0".to_owned(),
                _ => format!("#define E{number} E{0} E{0}", number - 1),
            }),
            "E59",
        ),
        value(
            "many macros that stand for nothing",
            limit,
            &lines(5, |number| match number {
                0 => "#define E0".to_owned(),
                _ => format!("#define E{number} {}", format!("E{} ", number - 1).repeat(100)),
            }),
            "E4",
        ),
        value("a call nested deep", limit, "#define f(x) x", &nested("f(", "1", ")")),
        value("a call nested deep that does not end", &["unclosed-call"], "#define f(x) x", &"f(".repeat(MANY)),
        value("calls one after another", limit, "#define f(x) f", &format!("f{}", "(1)".repeat(MANY))),
        value("a chain of macros", &["unknown-name"], &chain, "A0"),
        value("a chain of calls", &["not-constant"], &calls, "F0(1)"),
        value("many arguments", &["macro-arguments"], "#define F(a) a", &format!("F({arguments})")),
        value("many variable arguments", limit, "#define F(...) __VA_ARGS__", &format!("(F({arguments}))")),
        value(
            "many tokens as an argument that is needed often",
            limit,
            &format!("#define F(x) {}", "x ".repeat(MANY)),
            &format!("F({})", "1 ".repeat(9 * MANY)),
        ),
        value(
            "many tokens as an argument that is pasted often",
            limit,
            &format!("#define F(x) {}", "x ## 1 ".repeat(MANY)),
            &format!("F({})", "1 ".repeat(9 * MANY)),
        ),
        value(
            "many tokens as an argument of calls within each other",
            limit,
            &lines(60, |number| format!("#define F{number}(x) x x F{}(x)", number + 1)),
            &format!("F0({})", "1 ".repeat(9 * MANY)),
        ),
        after("many parameters", limit, &format!("#define F({parameters}) p0")),
        after("rests within rests", &["bad-directive"], &format!("#define F(...) {}", nested("__VA_OPT__(", "1", ")"))),
        after("a macro defined again and again", &["macro-redefined"], &lines(MANY, |n| format!("#define A {n}"))),
        value("a line number at the end of numbers", &[], "#line 9223372036854775807\n\n\n\n", "__LINE__ != 0"),
    ]
}

fn includes() -> Vec<Case> {
    let tree = |name, codes, first: &str, files: Vec<(&str, String)>| {
        let case = after(name, codes, first);
        files.into_iter().fold(case, |case, (path, text)| with(case, path, text))
    };
    let mut twice = after("headers that include two others each", &["limit-reached"], "#include \"h0.h\"");
    for number in 0..60 {
        let text = format!("#include \"h{0}.h\"\n#include \"h{0}.h\"\n", number + 1);
        twice = with(twice, &format!("include/h{number}.h"), text);
    }
    let deep = (0..10_000).fold(after("a chain of headers", &["include-loop"], "#include \"d0.h\""), |case, number| {
        with(case, &format!("include/d{number}.h"), format!("#include \"d{}.h\"\n", number + 1))
    });
    let large = "/* a comment */\n".repeat(MANY);
    vec![
        tree("a file that includes itself", &["include-loop"], "#include \"monst.c\"", vec![]),
        tree(
            "headers that include each other",
            &["include-loop"],
            "#include \"a.h\"",
            vec![("include/a.h", "#include \"b.h\"\n".to_owned()), ("include/b.h", "#include \"a.h\"\n".to_owned())],
        ),
        twice,
        deep,
        tree(
            "a large header over and over",
            &["limit-reached"],
            &lines(MANY, |_| "#include \"large.h\"".to_owned()),
            vec![("include/large.h", large)],
        ),
        tree(
            "many absent headers",
            &["absent-header"],
            &lines(20_000, |n| format!("#include \"absent{n}.h\"")),
            vec![],
        ),
        tree("a header outside", &["outside-tree"], "#include \"../../../../etc/hostname\"", vec![]),
        tree("no header but outside", &["outside-tree"], &"#include \"/etc/hostname\"\n".repeat(MANY), vec![]),
    ]
}

fn conditions() -> Vec<Case> {
    let bad = &["bad-condition"];
    let condition = |text: String| format!("#if {text}\n#endif");
    vec![
        after("parentheses in a condition", bad, &condition(nested("(", "1", ")"))),
        after("parentheses in a condition that do not end", bad, &condition("(".repeat(MANY))),
        after("signs in a condition", bad, &condition(format!("{}1", "- ".repeat(MANY)))),
        after("choices in a condition", bad, &condition(format!("{}1{}", "1 ? ".repeat(MANY), " : 1".repeat(MANY)))),
        after("operators in a condition", &[], &condition(format!("1{}", " + 1".repeat(MANY)))),
        after("rising operators", bad, &condition("1 || 1 && 1 | 1 ^ 1 & 1 == 1 < 1 << 1 + 1 * (".repeat(MANY))),
        after("conditionals within each other", &[], &nested("#if 1\n", "", "#endif\n")),
        after("conditionals that do not end", &["unclosed-conditional"], &"#if 1\n".repeat(MANY)),
        after("skipped conditionals within each other", &[], &nested("#if 0\n", "", "#endif\n")),
        after("many branches", &[], &format!("#if 0\n{}#endif\n", "#elif 0\n".repeat(MANY))),
        after("many ends", &["stray-conditional"], &"#endif\n".repeat(MANY)),
        after("division by zero in a condition", bad, &condition("1 / 0".to_owned())),
        after("the least number by -1 in a condition", bad, &condition("(-9223372036854775807 - 1) / -1".to_owned())),
        after(
            "a shift by 64 in a condition",
            &[],
            &condition("1 << 64 >> 64 << -1 >> -9223372036854775807".to_owned()),
        ),
    ]
}

fn expressions() -> Vec<Case> {
    let limit = &["limit-reached"];
    let arithmetic = &["bad-arithmetic"];
    let deepest = (0..50).fold("1".to_owned(), |inner, _| format!("({inner}{})", " + 1".repeat(19)));
    let left_nested = (0..150).fold("1".to_owned(), |inner, _| format!("({inner}{})", " + 1".repeat(900)));
    vec![
        value("parentheses", limit, "", &nested("(", "1", ")")),
        value("parentheses that do not end", limit, "", &"(".repeat(MANY)),
        value("operators", limit, "", &format!("1{}", " + 1".repeat(MANY))),
        value("operators and parentheses on the left", limit, "", &left_nested),
        value("as many operators as there may be", &[], "", &deepest),
        value(
            "operators of rising tightness",
            limit,
            "",
            &"1 || 1 && 1 | 1 ^ 1 & 1 == 1 < 1 << 1 + 1 * (".repeat(MANY),
        ),
        value("signs", limit, "", &format!("{}1", "- ".repeat(MANY))),
        value("casts", limit, "", &format!("{}1", "(int)".repeat(MANY))),
        value("sizes", limit, "", &format!("{}1", "sizeof ".repeat(MANY))),
        value("choices", limit, "", &format!("{}1{}", "1 ? ".repeat(MANY), " : 1".repeat(MANY))),
        value("choices without their middle", limit, "", &format!("{}1", "1 ?: ".repeat(MANY))),
        value("selections of values", limit, "", &nested("_Generic(1, int: ", "1", ")")),
        value("selections by values", limit, "", &nested("_Generic(", "1", ", int: 1)")),
        value("selections with many types", limit, "", &format!("_Generic(1{})", ", long: 1".repeat(MANY))),
        value("alignments", limit, "", &format!("{}1", "__alignof__ ".repeat(MANY))),
        value("alignments of members", limit, "", &format!("__alignof__ mons{}", "[0].mlevel".repeat(MANY))),
        value("offsets in offsets", limit, "", &nested("offsetof(struct permonst, mname[", "0", "])")),
        value("offsets of members", limit, "", &format!("offsetof(struct permonst, mname{})", "[0]".repeat(MANY))),
        value("addresses at numbers", limit, "", &nested("(long)&((int *)0)[", "0", "]")),
        value("choices on the right", limit, "", &format!("{}1", "1 ? 1 : ".repeat(MANY))),
        value("commas", limit, "", &format!("(1{})", ", 1".repeat(MANY))),
        value("members", limit, "", &format!("sizeof mons{}", "[0].mlevel".repeat(MANY))),
        value("indices", limit, "", &nested("mons[", "0", "]")),
        value("calls", &["not-constant"], "", &nested("f(", "1", ")")),
        value("compound literals", limit, "", &nested("(int){", "1", "}")),
        value("types in types", limit, "", &format!("sizeof({}int{})", "typeof(".repeat(MANY), ")".repeat(MANY))),
        value("adjacent strings", &["unbound-field"], "", &format!("sizeof({})", "\"a\" ".repeat(MANY))),
        value("division by zero", arithmetic, "", "1 / 0"),
        value("division by zero that is not reached", &[], "", "1 ? 2 : 1 / 0"),
        value("remainder by zero", arithmetic, "", "1 % (1 - 1)"),
        value("the least int by -1", arithmetic, "", "(-2147483647 - 1) / -1"),
        value("the least long by -1", arithmetic, "", "(-9223372036854775807L - 1) % -1"),
        value("a shift by 64", arithmetic, "", "1L << 64"),
        value("an int shifted by 64", arithmetic, "", "1 << 64"),
        value("a shift to the right by 64", arithmetic, "", "1uL >> 64"),
        value("a shift by -1", arithmetic, "", "1 << -1"),
        value("a shift by too much", arithmetic, "", "1 >> 18446744073709551615u"),
        value("a sum that is too large", &["truncated", "unbound-field"], "", "2147483647 + 1"),
        value("a product that is too large", &["truncated"], "", "9223372036854775807L * 9223372036854775807L"),
        value("a pointer far away", arithmetic, "", "&mons[9223372036854775807] - &mons[0]"),
        value(
            "pointers far apart",
            &["truncated", "unbound-field"],
            "",
            "&mons[500000000000000000] - &mons[-500000000000000000]",
        ),
        value("a fraction that no integer holds", &["truncated", "unbound-field"], "", "1e300 - 1e-300"),
        value("conditionals within each other", &[], "", &format!("{}2", "0 ? 1 : ".repeat(90))),
        value("many unknown names", &["unknown-name"], "", &unknown_names()),
    ]
}

/// Twenty thousand names that nothing defines, and as many that are like them.
fn unknown_names() -> String {
    let names: Vec<_> = (0..20_000).map(|number| format!("(UNKNOWN_{number}), 1 }}, {{ \"newt\", 1")).collect();
    names.join(", ")
}

fn initializers() -> Vec<Case> {
    let limit = &["limit-reached"];
    let table = |rows: &str| format!("{STRUCT}struct permonst mons[] = {{ {rows} }};\n");
    let members = row(4000, |number| format!("m{number}, "));
    let designated = row(4000, |number| format!(".m{number} = 1, "));
    vec![
        // Of these the first are more than a file on a disk may hold.
        file("a million rows", limit, table(&"{ \"newt\", 1, 2 },\n".repeat(1_000_000))),
        file("a million short rows", limit, table(&"{\"a\",1,2},\n".repeat(1_000_000))),
        file("a million empty rows", limit, table(&"{},".repeat(1_000_000))),
        file("seventy thousand rows", limit, table(&"{ \"newt\", 1, 2 },\n".repeat(70_000))),
        file("sixty thousand rows", &[], table(&"{ \"newt\", 1, 2 },\n".repeat(60_000))),
        file("wrong directives", &["unknown-directive"], format!("{}{}", "#foo\n".repeat(200_000), table(""))),
        file("errors over and over", &["error-directive"], format!("{}{}", "#error\n".repeat(200_000), table(""))),
        file("ranges over and over", limit, table(&"[0 ... 65535] = { \"newt\" }, ".repeat(2000))),
        file("texts over and over", limit, table(&format!("[0 ... 65535] = {{ \"{}\" }}", "a".repeat(1_000_000)))),
        file("rows without commas", &["syntax"], table(&"{ \"newt\", 1, 2 }\n".repeat(60_000))),
        file("braces", limit, table(&nested("{", "1", "}"))),
        file("braces that do not end", limit, table(&"{".repeat(MANY))),
        file("braces that do not begin", &["syntax"], table(&"}".repeat(MANY))),
        file("many values in a row", &["too-many-values"], table(&format!("{{ \"newt\" {} }}", ", 1".repeat(MANY)))),
        file("an index far away", limit, table("[2000000000] = { \"newt\" }")),
        file(
            "an index beyond all",
            &["too-many-values"],
            table("[18446744073709551615u] = { \"newt\" }, { \"ogre\" }"),
        ),
        file("a negative index", &["wrong-value"], table("[-1] = { \"newt\" }")),
        file("a long range", limit, table("[0 ... 2000000000] = { \"newt\" }")),
        file("a range of many rows", &[], table("[0 ... 60000] = { \"newt\", 1, 1 }")),
        file(
            "ranges within ranges",
            &["no-struct"],
            "struct permonst { short mlevel[250][250]; };\nstruct permonst mons[] = { [0 ... 120] = { { [0 ... 249] = \
             { [0 ... 249] = 1 } } } };\n",
        ),
        file(
            "rows from the last to the first",
            &[],
            table(&lines(30_000, |n| format!("[{}] = {{ \"newt\", 1 }},", 29_999 - n))),
        ),
        file(
            "many designators",
            &[],
            format!(
                "struct permonst {{ const char *mname; int mlet, mlevel, {members} last; }};\nstruct permonst mons[] = {{ {{ {designated} }} }};\n"
            ),
        ),
        file("a huge array", limit, format!("{STRUCT}struct permonst mons[2000000000] = {{ {{ \"newt\" }} }};\n")),
        value("another huge array", limit, "static int a[2000000000];", "sizeof a"),
        file("a large array", limit, format!("{STRUCT}struct permonst mons[50000000] = {{ {{ \"newt\" }} }};\n")),
        file(
            "a huge member",
            limit,
            "struct permonst { int mlevel[50000][50000]; };\nstruct permonst mons[] = { { 1 } };\n",
        ),
        file("an array of all sizes", &[], table(&format!("{{ \"newt\", {} }}", "sizeof(char[65535])"))),
    ]
}

fn alignments() -> Vec<Case> {
    let structure =
        |members: &str| format!("struct permonst {{ {members} }};\nstruct permonst mons[] = {{ {{ 1 }} }};\n");
    vec![
        file(
            "alignments within each other",
            &["limit-reached"],
            structure(&nested("struct { int x __attribute__((aligned(sizeof(", "int", ")))); };")),
        ),
        file(
            "alignments of declarators within each other",
            &["limit-reached"],
            structure(&format!(
                "int (__attribute__((aligned({}1{}))) mlevel);",
                "sizeof(int (__attribute__((aligned(".repeat(MANY),
                "))) *))".repeat(MANY)
            )),
        ),
    ]
}

/// Sizes that are asked for again and again, and cannot be had.
fn sizes() -> Vec<Case> {
    vec![
        file(
            "sizes of an array that is too long",
            &["limit-reached"],
            format!(
                "{STRUCT}int x[] = {{ {} }};\nstruct permonst mons[] = {{ {} }};",
                "1,".repeat(MANY),
                "{ \"newt\", sizeof x },".repeat(2000)
            ),
        ),
        file(
            "sizes of a structure that is too large",
            &["limit-reached"],
            format!(
                "{STRUCT}struct z {{ {} }};\nstruct permonst mons[] = {{ {} }};",
                row(MANY / 2, |n| format!("int a{n};")),
                row(2000, |n| format!("{{ \"newt\", __builtin_offsetof(struct z, a{n}) }},"))
            ),
        ),
    ]
}

fn declarations() -> Vec<Case> {
    let limit = &["limit-reached"];
    let structure =
        |members: &str| format!("struct permonst {{ {members} }};\nstruct permonst mons[] = {{ {{ 1 }} }};\n");
    let chain = lines(MANY, |number| format!("struct s{} {{ struct s{number} inner; }};", number + 1));
    let typedefs = |kind: &str| {
        lines(MANY, |number| format!("typedef t{number} {};", kind.replace('t', &format!("t{}", number + 1))))
    };
    let used = row(2000, |number| format!("t{number} *m{number}; "));
    let enumerations = lines(MANY, |number| format!("enum {{ E{} = E{number} + 1 }};", number + 1));
    vec![
        file("asterisks", limit, structure(&format!("int {}mlevel;", "*".repeat(MANY)))),
        file("declarators in parentheses", limit, structure(&format!("int {};", nested("(*", "mlevel", ")")))),
        file("dimensions", limit, structure(&format!("int mlevel{};", "[1]".repeat(MANY)))),
        file("functions of functions", limit, structure(&format!("int (*mlevel){};", "()".repeat(MANY)))),
        file("many members", limit, structure(&lines(MANY, |number| format!("int m{number};")))),
        file("many members in one declaration", limit, structure(&format!("int m{};", ", m".repeat(MANY)))),
        file("unnamed structures within each other", limit, structure(&nested("struct {", "int mlevel;", "};"))),
        file(
            "named structures within each other",
            limit,
            structure(&format!("{}int mlevel;{}", row(MANY, |n| format!("struct s{n} {{")), "} m;".repeat(MANY))),
        ),
        file(
            "a chain of structures",
            limit,
            format!("struct s0 {{ int x; }};\n{chain}{}", structure("struct s100000 inner;")),
        ),
        file("a structure that holds itself", &["unknown-type"], structure("struct permonst inner[2];")),
        file(
            "structures that hold each other",
            &["unknown-type"],
            format!("struct s {{ struct permonst inner; }};\n{}", structure("struct s inner;")),
        ),
        file(
            "a chain of typedefs",
            limit,
            format!("typedef int t0;\n{}{}", typedefs("t"), structure("t100000 mlevel;")),
        ),
        file(
            "typedefs of pointers, one by one",
            limit,
            format!("typedef int t0;\n{}{}", typedefs("*t"), structure(&used)),
        ),
        file(
            "typedefs of arrays, one by one",
            limit,
            format!("typedef int t0;\n{}{}", typedefs("t[1]"), structure(&used)),
        ),
        file(
            "typedefs of functions, one by one",
            limit,
            format!("typedef int t0;\n{}{}", typedefs("(*t)()"), structure(&used)),
        ),
        value("a chain of enumerations", limit, &format!("enum {{ E0 }};\n{enumerations}"), "E100000"),
        value(
            "many enumerators",
            &["unbound-field"],
            &format!("enum {{ {} }};", row(MANY, |n| format!("E{n},"))),
            "E99999",
        ),
        after("many classes of monsters", &[], &format!("enum {{ {} }};", row(MANY * 3, |n| format!("S_{n},")))),
        value(
            "enumerators at the end of numbers",
            &["bad-arithmetic"],
            "enum { MOST = 9223372036854775807, MORE };",
            "MORE != 0",
        ),
        after("parentheses that close", &[], &") { } ".repeat(MANY)),
        after("attributes that do not end", &["no-table"], &"struct __attribute__((".repeat(MANY)),
        after("attributes", &[], &"struct __attribute__((packed)) s; ".repeat(MANY)),
        after("braces of functions", &[], &format!("int f() {};", nested("{", "", "}"))),
        after("braces of no function", &["no-table"], &"{".repeat(MANY)),
        after("many declarations of the table", &[], &"extern struct permonst mons[]; ".repeat(MANY)),
        file("many tables", &[], format!("{STRUCT}{}", "struct permonst mons[] = { { \"newt\" } };\n".repeat(10_000))),
        value(
            "genders far away",
            &[],
            "enum { MALE = 9223372036854775807, FEMALE = -1, NEUTRAL = 4611686018427387904 };",
            "1",
        ),
        file(
            "names far away",
            &[],
            "enum { MALE = 9223372036854775807, FEMALE = -1, NEUTRAL = 2305843009213693951 };\nstruct permonst { const char \
             *pmnames[3]; int mlet, mlevel; };\nstruct permonst mons[] = { { { \"a\", \"b\", \"c\" }, 1, 2 }, { { 0 } } };\n",
        ),
        file(
            "many attacks",
            &["unbound-field"],
            "struct attack { int aatyp, adtyp, damn, damd; };\nstruct permonst { const char *mname; int mlet, mlevel; struct \
             attack mattk[1000]; };\nstruct permonst mons[] = { { \"newt\", 1, 1, { [900] = { 1, 1, 1, 1 } } } };\n",
        ),
    ]
}

fn texts() -> Vec<Case> {
    let long = "x".repeat(10_000_000);
    vec![
        file("NUL bytes", &["no-table"], vec![0; MANY]),
        after("NUL bytes before", &[], &"\0\0\0;\n".repeat(1000)),
        value("NUL bytes in a string", &[], "", "sizeof(\"a\0b\0\")"),
        value("a NUL byte for a value", &["stray-byte"], "", "\0"),
        value("a long string", &["unbound-field"], "", &format!("sizeof(\"{long}\")")),
        value("a long name", &["unknown-name"], "", &long),
        value("a long number", &["unbound-field"], "", &"1".repeat(10_000_000)),
        value("a long character", &["unbound-field"], "", &format!("'{}'", "x".repeat(1_000_000))),
        after("a long comment", &[], &format!("/* {long} */")),
        after("comments", &[], &"/**/".repeat(1_000_000)),
        after("a comment that does not end", &["unclosed-comment"], &"/* ".repeat(1_000_000)),
        after("quotes", &["unclosed-literal"], &"\"\n".repeat(MANY)),
        after("backslashes", &[], &"\\\n".repeat(1_000_000)),
        after("backslashes before blanks", &[], &format!("\\{}x;", " ".repeat(1_000_000))),
        after("backslashes and blanks", &[], &"\\ \\\t".repeat(300_000)),
        after("hashes", &["unknown-directive"], &"#a\n".repeat(MANY)),
        value(
            "mistakes on a long line",
            &["syntax"],
            "",
            &format!("/*{}*/ {}", "x".repeat(1_000_000), "1 }, { \"newt\" 7 ".repeat(MANY)),
        ),
        value("semicolons", &["syntax"], &";".repeat(1_000_000), ";"),
        file("no text", &["no-table"], ""),
        file("high bytes", &["no-table"], (0x80..=0xFF).cycle().take(1_000_000).collect::<Vec<u8>>()),
        file("half of a UTF-16 character", &["no-table"], [&b"\xFF\xFE"[..], &b"\x00\xD8".repeat(MANY), b"x"].concat()),
    ]
}
