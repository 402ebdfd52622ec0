//! Properties: no input makes the reader panic, and an expression is what a naive evaluator says.

use monstr_tests::{adapters, fixtures, fuzz};
use parser::Request;
use parser::source::MemoryTree;
use proptest::prelude::*;
use std::sync::LazyLock;

/// The fixtures that are mutated, by name.
static SEEDS: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let mut seeds = Vec::new();
    for folder in ["init", "cpp", "errors"] {
        for path in fixtures::files(&fixtures::folder(folder), "c", 40) {
            // Those that reach a limit of the reader take their time.
            let name = fixtures::name(&path);
            if !["macro_bomb.c", "deep_parentheses.c", "deep_if.c"].contains(&name.as_str()) {
                seeds.push((name, std::fs::read(path).unwrap()));
            }
        }
    }
    seeds
});

/// A small tree and some of its files, which are mutated one at a time.
type Mutable = (MemoryTree, Vec<(&'static str, Vec<u8>)>);

/// The small trees.
static TREES: LazyLock<Vec<Mutable>> = LazyLock::new(|| {
    let files = |name: &str, paths: &[&'static str]| {
        let folder = fixtures::folder("trees").join(name);
        let bytes = |path: &&'static str| (*path, std::fs::read(folder.join(path)).unwrap());
        (fixtures::memory_tree(&folder), paths.iter().map(bytes).collect())
    };
    vec![
        files("nethack-3.4.3-like", &["src/monst.c", "include/permonst.h", "include/eshk.h", "include/patchlevel.h"]),
        files("nethack-3.7-like", &["src/monst.c", "include/monsters.h", "include/defsym.h", "include/permonst.h"]),
        files("hack-1.0-like", &["hack.monst.c", "def.permonst.h", "config.h"]),
        files("nethack-3.6.2-like", &["src/monst.c", "include/permonst.h", "include/monattk.h", "include/color.h"]),
        files("slashem-like", &["src/monst.c", "include/permonst.h", "include/monflag.h", "include/monsym.h"]),
    ]
});

/// The seeds of the fuzzers in `fuzz/`, by name, with what each is for.
static FUZZED: LazyLock<Vec<(String, fuzz::Body, Vec<u8>)>> = LazyLock::new(|| {
    let seeds = |(name, body): &(&str, fuzz::Body)| {
        fuzz::seeds(name).into_iter().map(|(seed, bytes)| (seed, *body, bytes)).collect::<Vec<_>>()
    };
    fuzz::BODIES.iter().flat_map(seeds).collect()
});

/// What a mutation puts in: pieces that matter to C.
const PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ",",
    ";",
    "#",
    "##",
    "\"",
    "'",
    "\\",
    "\\\n",
    "\n",
    "/*",
    "*/",
    "//",
    "\n#if 1\n",
    "\n#endif\n",
    "\n#else\n",
    "\n#define A(",
    "\n#undef mons\n",
    "\n#include \"permonst.h\"\n",
    "__VA_ARGS__",
    "...",
    "sizeof",
    "struct",
    "enum",
    "union",
    "typedef",
    "(char)",
    "0x",
    "1e",
    "9999999999999999999999",
    "-",
    "~",
    "<<",
    "%",
    "/",
    "/0",
    "? :",
    "= {",
    ".x =",
    "[1 ... 3] =",
    "[-1] =",
    ": 3",
    ": 99",
    "\0",
    "\u{fffd}",
    "\u{feff}",
    "static",
    "__attribute__((",
    "L'",
    "u8\"",
    "'\\x",
    "'\\777'",
    "defined(",
    "MON(",
    "&",
    "*",
    "(*)()",
    "[0xffffffffffff]",
];

/// One change of a text.
#[derive(Clone, Debug)]
enum Change {
    Insert(usize, usize),
    Delete(usize, usize),
    Repeat(usize, usize),
    Byte(usize, u8),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => (any::<usize>(), 0..PIECES.len()).prop_map(|(at, piece)| Change::Insert(at, piece)),
        3 => (any::<usize>(), 1..40_usize).prop_map(|(at, length)| Change::Delete(at, length)),
        2 => (any::<usize>(), 1..60_usize).prop_map(|(at, length)| Change::Repeat(at, length)),
        1 => (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
    ]
}

fn mutated(bytes: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for change in changes {
        let place = |at: usize| at % (bytes.len() + 1);
        match *change {
            Change::Insert(at, piece) => {
                let at = place(at);
                bytes.splice(at..at, PIECES[piece].bytes());
            }
            Change::Delete(at, length) => {
                let at = place(at);
                bytes.drain(at..(at + length).min(bytes.len()));
            }
            Change::Repeat(at, length) => {
                let at = place(at);
                let piece = bytes[at..(at + length).min(bytes.len())].to_vec();
                bytes.splice(at..at, piece);
            }
            Change::Byte(at, byte) => {
                let at = place(at);
                if let Some(slot) = bytes.get_mut(at) {
                    *slot = byte;
                }
            }
        }
    }
    bytes
}

#[test]
fn the_seeds_of_the_fuzzers_are_read() {
    for (name, body, bytes) in FUZZED.iter() {
        body(bytes);
        let (tree, request) = fuzz::parts(bytes);
        // A seed that is refused leads a fuzzer nowhere.
        if name.starts_with("tree/") {
            let reading = parser::read(&tree, &request);
            let said: Vec<_> = reading.diagnostics.iter().map(ToString::to_string).collect();
            assert!(reading.table.is_some() && !reading.diagnostics.has_errors(), "{name}: {said:?}");
        }
    }
}

#[test]
fn every_target_of_the_fuzzers_is_run_here() {
    let targets = fixtures::files(&fixtures::folder("../fuzz/fuzz_targets"), "rs", 1);
    let mut bodies: Vec<_> = fuzz::BODIES.iter().map(|(name, _)| (*name).to_owned()).collect();
    bodies.sort();
    assert_eq!(targets.iter().map(|path| fixtures::stem(path)).collect::<Vec<_>>(), bodies);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_fixture_makes_it_panic(seed in any::<prop::sample::Index>(), changes in prop::collection::vec(change(), 1..8)) {
        let (name, bytes) = seed.get(&SEEDS);
        let tree = MemoryTree::new().with(name, mutated(bytes, &changes));
        fuzz::read(&tree, &Request { table: Some(name.clone()), ..Request::default() });
        adapters::preprocess(&tree, name, &Request::default()).unwrap();
    }

    #[test]
    fn no_tree_makes_it_panic(
        which in any::<prop::sample::Index>(),
        file in any::<prop::sample::Index>(),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let (tree, files) = which.get(&TREES);
        let (path, bytes) = file.get(files);
        fuzz::read(&tree.clone().with(path, mutated(bytes, &changes)), &Request::default());
    }

    #[test]
    fn no_seed_of_the_fuzzers_makes_it_panic(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec(change(), 1..8),
    ) {
        let (_, body, bytes) = which.get(&FUZZED);
        body(&mutated(bytes, &changes));
    }

    #[test]
    fn no_soup_of_pieces_makes_it_panic(pieces in prop::collection::vec(0..PIECES.len(), 0..80)) {
        let soup: String = pieces.iter().map(|piece| PIECES[*piece]).collect();
        let text = format!("struct permonst {{ int a; }};\n{soup}\nstruct permonst mons[] = {{ {{ {soup} }} }};\n");
        fuzz::tree(text.as_bytes());
        fuzz::preprocessor(soup.as_bytes());
        fuzz::expression(soup.as_bytes());
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for (_, body) in fuzz::BODIES {
            body(&bytes);
        }
    }
}

// ─── expressions ────────────────────────────────────────────────────────────────────────────────────────────────────

/// C's integer types that arithmetic can have, by rank and signedness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Int,
    UnsignedInt,
    Long,
    UnsignedLong,
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Self::Int => "int",
            Self::UnsignedInt => "unsigned int",
            Self::Long => "long",
            Self::UnsignedLong => "unsigned long",
        }
    }

    fn bits(self) -> u32 {
        if matches!(self, Self::Int | Self::UnsignedInt) { 32 } else { 64 }
    }

    fn is_unsigned(self) -> bool {
        matches!(self, Self::UnsignedInt | Self::UnsignedLong)
    }

    /// The type that an operation on both has.
    fn common(self, other: Self) -> Self {
        match (self, other) {
            (Self::UnsignedLong, _) | (_, Self::UnsignedLong) => Self::UnsignedLong,
            (Self::Long, _) | (_, Self::Long) => Self::Long,
            (Self::UnsignedInt, _) | (_, Self::UnsignedInt) => Self::UnsignedInt,
            _ => Self::Int,
        }
    }

    /// The value after conversion to this type.
    fn wrap(self, value: i128) -> i128 {
        let modulus = 1_i128 << self.bits();
        let value = value.rem_euclid(modulus);
        if !self.is_unsigned() && value >= modulus / 2 { value - modulus } else { value }
    }

    /// The value, where this type holds it or goes round; `None` where C leaves it undefined.
    fn fit(self, value: i128) -> Option<i128> {
        let wrapped = self.wrap(value);
        (self.is_unsigned() || wrapped == value).then_some(wrapped)
    }
}

/// An expression.
#[derive(Clone, Debug)]
enum Expr {
    Literal(u64, &'static str),
    Character(u8),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(&'static str, Box<Expr>),
    /// In parentheses that it may not need.
    Group(Box<Expr>),
}

/// How tightly a binary operator binds.
fn precedence(operator: &str) -> u8 {
    match operator {
        "*" | "/" | "%" => 10,
        "+" | "-" => 9,
        "<<" | ">>" => 8,
        "<" | "<=" | ">" | ">=" => 7,
        "==" | "!=" => 6,
        "&" => 5,
        "^" => 4,
        "|" => 3,
        "&&" => 2,
        _ => 1,
    }
}

impl Expr {
    /// The expression in C, with parentheses only where they are needed.
    fn show(&self) -> (String, u8) {
        let within = |expr: &Self, least: u8| {
            let (text, level) = expr.show();
            if level < least { format!("({text})") } else { text }
        };
        match self {
            Self::Literal(value, suffix) => (format!("{value}{suffix}"), 20),
            Self::Character(byte) => (format!("'\\x{byte:02x}'"), 20),
            Self::Unary(operator, inner) => (format!("{operator} {}", within(inner, 15)), 15),
            Self::Cast(name, inner) => (format!("({name}){}", within(inner, 15)), 15),
            Self::Group(inner) => (format!("({})", inner.show().0), 20),
            Self::Binary(operator, a, b) => {
                let level = precedence(operator);
                (format!("{} {operator} {}", within(a, level), within(b, level + 1)), level)
            }
            Self::Choice(condition, a, b) => {
                (format!("{} ? {} : {}", within(condition, 1), a.show().0, within(b, 0)), 0)
            }
        }
    }

    /// The type, whatever the value.
    fn ctype(&self) -> Type {
        match self {
            Self::Literal(value, suffix) => {
                let unsigned = suffix.contains('u');
                let small = if unsigned { *value <= u32::MAX.into() } else { i32::try_from(*value).is_ok() };
                match (small && !suffix.contains('L'), unsigned) {
                    (true, false) => Type::Int,
                    (true, true) => Type::UnsignedInt,
                    (false, false) => Type::Long,
                    (false, true) => Type::UnsignedLong,
                }
            }
            Self::Group(inner) => inner.ctype(),
            Self::Unary(operator, inner) => {
                if *operator == "!" {
                    Type::Int
                } else {
                    inner.ctype()
                }
            }
            Self::Cast(name, _) => match *name {
                "unsigned" => Type::UnsignedInt,
                "long" => Type::Long,
                "unsigned long" => Type::UnsignedLong,
                _ => Type::Int,
            },
            Self::Binary("<<" | ">>", a, _) => a.ctype(),
            Self::Character(_) | Self::Binary("<" | "<=" | ">" | ">=" | "==" | "!=" | "&&" | "||", ..) => Type::Int,
            Self::Binary(_, a, b) | Self::Choice(_, a, b) => a.ctype().common(b.ctype()),
        }
    }

    /// The value; `None` where C leaves it undefined.
    fn value(&self) -> Option<i128> {
        let ctype = self.ctype();
        match self {
            Self::Literal(value, _) => Some(i128::from(*value)),
            Self::Character(byte) => Some(i128::from(*byte as i8)),
            Self::Group(inner) => inner.value(),
            Self::Unary(operator, inner) => {
                let value = inner.value()?;
                match *operator {
                    "-" => ctype.fit(-value),
                    "+" => Some(value),
                    "~" => Some(ctype.wrap(!value)),
                    _ => Some(i128::from(value == 0)),
                }
            }
            Self::Cast(_, inner) => Some(ctype.wrap(inner.value()?)),
            Self::Choice(condition, a, b) => {
                let chosen = if condition.value()? != 0 { a } else { b };
                Some(ctype.wrap(chosen.value()?))
            }
            Self::Binary("&&", a, b) => Some(i128::from(a.value()? != 0 && b.value()? != 0)),
            Self::Binary("||", a, b) => Some(i128::from(a.value()? != 0 || b.value()? != 0)),
            Self::Binary(operator @ ("<<" | ">>"), a, b) => {
                let (value, count) = (a.value()?, b.value()?);
                if !(0..i128::from(ctype.bits())).contains(&count) {
                    return None;
                }
                match *operator {
                    ">>" => Some(value >> count),
                    _ if value < 0 => None,
                    _ => ctype.fit(value << count),
                }
            }
            Self::Binary(operator, a, b) => {
                let common = a.ctype().common(b.ctype());
                let (a, b) = (common.wrap(a.value()?), common.wrap(b.value()?));
                match *operator {
                    "+" => common.fit(a + b),
                    "-" => common.fit(a - b),
                    "*" => common.fit(a.checked_mul(b)?),
                    "/" | "%" if b == 0 => None,
                    // The quotient must fit for the remainder, too.
                    "/" => common.fit(a / b),
                    "%" => common.fit(a / b).map(|_| a % b),
                    "&" => Some(common.wrap(a & b)),
                    "|" => Some(common.wrap(a | b)),
                    "^" => Some(common.wrap(a ^ b)),
                    "<" => Some(i128::from(a < b)),
                    "<=" => Some(i128::from(a <= b)),
                    ">" => Some(i128::from(a > b)),
                    ">=" => Some(i128::from(a >= b)),
                    "==" => Some(i128::from(a == b)),
                    _ => Some(i128::from(a != b)),
                }
            }
        }
    }
}

const OPERATORS: &[&str] =
    &["+", "-", "*", "/", "%", "<<", ">>", "<", "<=", ">", ">=", "==", "!=", "&", "^", "|", "&&", "||"];

fn literal() -> impl Strategy<Value = Expr> {
    let value = prop_oneof![
        4 => 0..70_u64,
        1 => Just(i32::MAX as u64),
        1 => Just(u32::MAX.into()),
        1 => Just(i64::MAX as u64),
        2 => any::<u32>().prop_map(u64::from),
        1 => 0..=i64::MAX as u64,
    ];
    let suffix = prop_oneof![5 => Just(""), 1 => Just("u"), 1 => Just("L"), 1 => Just("uL")];
    prop_oneof![
        9 => (value, suffix).prop_map(|(value, suffix)| Expr::Literal(value, suffix)),
        1 => any::<u8>().prop_map(Expr::Character),
    ]
}

fn expression(casts: bool) -> impl Strategy<Value = Expr> {
    literal().prop_recursive(6, 40, 3, move |inner| {
        let boxed = inner.clone().prop_map(Box::new);
        let unary = prop::sample::select(&["-", "+", "~", "!"][..]);
        let cast = prop::sample::select(&["int", "unsigned", "long", "unsigned long"][..]);
        let binary = (prop::sample::select(OPERATORS), boxed.clone(), boxed.clone());
        prop_oneof![
            8 => binary.prop_map(|(operator, a, b)| Expr::Binary(operator, a, b)),
            3 => (unary, boxed.clone()).prop_map(|(operator, a)| Expr::Unary(operator, a)),
            1 => (boxed.clone(), boxed.clone(), boxed.clone()).prop_map(|(a, b, c)| Expr::Choice(a, b, c)),
            u32::from(casts) => (cast, boxed.clone()).prop_map(|(name, a)| Expr::Cast(name, a)),
            1 => boxed.prop_map(Expr::Group),
        ]
    })
}

/// In `#if` every number is of the widest type.
fn widened(expr: &Expr) -> Expr {
    let boxed = |expr: &Expr| Box::new(widened(expr));
    match expr {
        Expr::Literal(value, "u" | "uL") => Expr::Literal(*value, "uL"),
        Expr::Literal(value, _) => Expr::Literal(*value, "L"),
        Expr::Character(byte) => Expr::Cast("long", Box::new(Expr::Character(*byte))),
        // Truth is signed and of the widest type, too.
        Expr::Unary("!", a) => Expr::Cast("long", Box::new(Expr::Unary("!", boxed(a)))),
        Expr::Unary(operator, a) => Expr::Unary(operator, boxed(a)),
        Expr::Binary(operator @ ("<" | "<=" | ">" | ">=" | "==" | "!=" | "&&" | "||"), a, b) => {
            Expr::Cast("long", Box::new(Expr::Binary(operator, boxed(a), boxed(b))))
        }
        Expr::Binary(operator, a, b) => Expr::Binary(operator, boxed(a), boxed(b)),
        Expr::Choice(a, b, c) => Expr::Choice(boxed(a), boxed(b), boxed(c)),
        Expr::Cast(name, a) => Expr::Cast(name, boxed(a)),
        Expr::Group(a) => Expr::Group(boxed(a)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_expression_is_what_a_naive_evaluator_says(expr in expression(true)) {
        let text = expr.show().0;
        let result = adapters::evaluate("", &text);
        match expr.value() {
            Some(value) => {
                let expected = (expr.ctype().name().to_owned(), value.to_string());
                prop_assert_eq!(result, Ok(expected), "{}", text);
            }
            // Undefined in C: an error, or a number; never a panic.
            None => drop(result),
        }
    }

    #[test]
    fn a_condition_is_what_a_naive_evaluator_says(expr in expression(false)) {
        if let Some(value) = widened(&expr).value() {
            let text = format!("#if {}\nyes\n#else\nno\n#endif\n", expr.show().0);
            let tree = MemoryTree::new().with("condition.c", &text);
            let (tokens, diagnostics) = adapters::preprocess(&tree, "condition.c", &Request::default()).unwrap();
            let shown: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
            prop_assert!(!diagnostics.has_errors(), "{}{:?}", text, shown);
            prop_assert_eq!(tokens, if value == 0 { "no" } else { "yes" }, "{}", text);
        }
    }
}
