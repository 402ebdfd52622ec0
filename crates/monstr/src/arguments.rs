//! The command line.

pub mod answer;
pub mod audit;
pub mod difference;
pub mod generation;
pub mod history;
pub mod monsters;

use crate::output::Format;
use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::generation::{Caller, callers};
use model::GenerationRule;
use std::path::PathBuf;

/// NetHack's monsters, read out of the C source as a compiler would.
///
/// An EDITION is the id of a table that is compiled in, such as nethack-3.6.7; `monstr editions` lists them. A TREE is a
/// path: a checkout of the source of NetHack or a variant, a sub-project in it, or the file with the table.
#[derive(Debug, Parser)]
#[command(
    name = "monstr",
    version,
    propagate_version = true,
    max_term_width = 100,
    after_long_help = "\
Results go to standard output, errors to standard error. The exit status is 0 when it is done and \
nothing wrong was found, 1 when something was, and 2 for bad usage or input that could not be read.

Examples:
  monstr editions
  monstr identify path/to/NetHack
  monstr dump path/to/NetHack
  monstr difficulty nethack-5.0.0"
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    /// Whether to use colours; `NO_COLOR` is honoured.
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub color: Color,

    /// Write nothing but ASCII: text in the nearest letters, JSON with escapes.
    #[arg(long, global = true)]
    pub ascii: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` says otherwise.
    #[default]
    Auto,
    /// Even where nobody may see them.
    Always,
    /// Nowhere.
    Never,
}

impl Color {
    /// Makes it the choice of the whole program.
    pub fn apply(self) {
        match self {
            Self::Auto => {}
            Self::Always => anstream::ColorChoice::Always.write_global(),
            Self::Never => anstream::ColorChoice::Never.write_global(),
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the editions that are compiled in.
    ///
    /// Each with its number of monsters, the rule by which it computes difficulty, and the repository or package and
    /// the revision that its table was read from.
    #[command(after_help = "Examples:
  monstr editions
  monstr editions --format json | jq -r '.editions[].id'")]
    Editions(Editions),
    /// Write a tree's table as JSON Lines, as a C compiler would store it.
    ///
    /// One object for each element of the array, the terminator too: `_index`, then each member of the tree's own
    /// `struct permonst` by its C name and in its order. Numbers are what the member's type can hold (LP64).
    #[command(after_help = "Examples:
  monstr dump .
  monstr dump NetHack/src/monst.c | jq -r '.mname // .pmnames[2]'
  monstr dump NetHack-3.1.3 -D TEXTCOLOR
  monstr dump --strict . >table.jsonl
  monstr dump --all games | jq -r '[._tree, .mname // .pmnames[2]] | @tsv'")]
    Dump(Dump),
    /// Recompute difficulties, and hold them against the stored ones.
    ///
    /// By the edition's own rule, and by the classic one of NetHack up to 3.6. Shown are the monsters whose stored
    /// difficulty is not what one of the two gives; all of them where the table stores none.
    #[command(after_help = "Examples:
  monstr difficulty nethack-5.0.0
  monstr difficulty nethack-3.6.7 --full
  monstr difficulty . --format json
  monstr difficulty --all games")]
    Difficulty(Difficulty),
    /// Say what was recognised in a tree.
    ///
    /// The family and version that it says of itself, the rules that are assumed, the table and the `#if`s that decide
    /// on rows, those that are not there among them; and what the model does not know or the tree lacks. Nothing of it
    /// is lost to `monstr dump`; other commands keep what the model does not know by its C name.
    #[command(after_help = "Examples:
  monstr identify .
  monstr identify NetHack -U MAIL
  monstr identify --strict . >/dev/null
  monstr identify --all games --format json | jq -r '[._tree, .edition, .monsters] | @tsv'")]
    Identify(Identify),
    /// Show all there is to know of a monster.
    ///
    /// Its level raw and as shown, its attacks with how bad they are, what eating it does with the exact chance, and where
    /// its row stands. Several words are one name if some monster has it, else a name each. A name is taken as people
    /// type it: of any gender, a PM_ name, a plural, a part of a name, with a typing error, a class's letter where the
    /// class has one monster. Several editions, separated by commas, are shown side by side, and `*` marks what differs.
    #[command(after_help = "Examples:
  monstr show killer bee
  monstr show newt 'soldier ant' -e nethack-3.4.3
  monstr show --line Vlad
  monstr show kobold -e nethack-3.4.3,nethack-3.6.7,nethack-5.0.0
  monstr show djinni --format json | jq '.monsters[0].attacks'")]
    Show(monsters::Show),
    /// List the monsters that fulfil conditions.
    ///
    /// A FILTER is a field, an operator and a value: class=d, 'level>=5', trait=fly, attack=poison, severity=red, name~ant.
    /// All must hold. Fields are index, symbol, name, class, level, rawlevel, speed, ac, mr, alignment, difficulty, freq,
    /// gen, attack, severity, resist, convey, trait, size, sound, color, weight, nutrition and experience. Words are C's
    /// names in small letters or what `monstr show` says. < and > need quotes in a shell.
    #[command(after_help = "Examples:
  monstr list class=d 'level>=5'
  monstr list trait=fly attack=poison 'freq>0' 'difficulty<=12'
  monstr list severity=red --sort -difficulty,name --columns name,difficulty,attack
  monstr list name~dragon resist=fire --format csv
  monstr list 'speed>18' -e nethack-3.4.3,nethack-5.0.0 --format json | jq -r '.monsters[].name'")]
    List(monsters::List),
    /// Explain a monster's numbers: where they come from, and what they mean in play.
    ///
    /// Difficulty term by term, each with its value and where that stands; the level with which it comes into the game; why
    /// it can come in a place or cannot, condition by condition; what its corpse is worth on an altar, what it is given
    /// when it is made, and whether it wants another form. Any field of `monstr list` is a topic as well.
    #[command(
        override_usage = "monstr explain [OPTIONS] <NAME>... [TOPIC]",
        after_help = "Examples:
  monstr explain killer bee
  monstr explain wizard difficulty
  monstr explain soldier ant odds --depth 4..12 --xl 3
  monstr explain djinni odds --level-difficulty 20 --xl 10 -e nethack-3.6.7
  monstr explain lich difficulty -e nethack-3.4.3,nethack-5.0.0 --format json"
    )]
    Explain(monsters::Explain),
    /// Write the table, or some of its monsters, as data or for a wiki.
    ///
    /// Without a NAME every monster, in the order of the table. `json` is as of `monstr show`, a line for each edition;
    /// `csv` and `json` have C's names; `wiki` is the infobox of NetHackWiki ({{monster}}) for each monster, `wiki-table`
    /// a table sorted by difficulty, then by experience; `markdown` is a table as people read it.
    #[command(after_help = "Examples:
  monstr export -e nethack-3.6.7 --format json | jq '.monsters | length'
  monstr export --format wiki 'killer bee' -e nethack-3.6.1
  monstr export --format wiki-table -e nethack-3.4.3
  monstr export --all --format csv --out exports")]
    Export(monsters::Export),
    /// Say what is wrong in a table.
    ///
    /// Each finding has the id of its check, a place, and a sentence that says what the game does because of it. Some
    /// checks need the source, and are only made of a TREE; the last line says which were not made. The file monstr.toml
    /// in TREE can change levels, and accept findings.
    #[command(after_help = "Examples:
  monstr audit .
  monstr audit nethack-5.0.0 --fail-on warning
  monstr audit . --since origin/main --format github
  monstr audit . --write-baseline
  monstr audit --explain class-order
  monstr audit . --format json | jq -r '.findings[] | [.file, .line, .message] | @tsv'")]
    Audit(audit::Audit),
    /// Say which monsters may come at random, and how likely each is.
    ///
    /// By the edition's own rules, and exactly: the game's own weights over their sum. A place is given by its depth
    /// and branch, by a plane of the endgame, or by the difficulty of the level itself.
    #[command(after_help = "Examples:
  monstr odds --depth 5 --xl 3
  monstr odds -e nethack-3.6.7 --depth 8 --branch sokoban --entry 9 --xl 6
  monstr odds --depth 10 --amulet --deepest 49 --xl 14
  monstr odds --place medusa --depth 22 --xl 10
  monstr odds --plane fire --sanctum 50 --xl 14
  monstr odds -e path/to/tree --level-difficulty 20 --xl 10 --genocided \"soldier ant\"
  monstr odds --depth 12 --xl 8 --why \"soldier ant\" --why cockatrice
  monstr odds --branch gehennom --depth 30 --xl 14 --turns 2000
  monstr odds --depth 1..50 --xl 1..30 --format json | jq -c '[.scenario.depth, .scenario.xl, .total_weight]'")]
    Odds(answer::OfOdds),
    /// Draw monsters at random, and hold how often each came against the exact odds.
    ///
    /// By Pearson's chi-square test: what a monster's count lacks of the expected one or has above it, squared and over
    /// the expected one, summed. Monsters that are expected fewer than 5 times are pooled into one for this. The p value
    /// says how often chance alone makes the sum at least as great. Every p value ends with exit status 0.
    #[command(after_help = "Examples:
  monstr simulate --depth 5 --xl 3
  monstr simulate -e nethack-3.6.7 --depth 8 --branch sokoban --entry 9 --xl 6 --draws 10000000
  monstr simulate --depth 1..50 --xl 10 --seed 7 --format json | jq -c '[.scenario.depth, .p]'")]
    Simulate(generation::Simulate),
    /// Say which monster of a class comes when the game asks for one, and how likely each is.
    ///
    /// As for a class on a special level, a throne room, a graveyard or a summons: exactly, with the chance that none
    /// comes. `--caller` names who asks, since special levels allow more than others, demons are asked for until one is
    /// found, and a hero who polymorphs is no matter of difficulty.
    #[command(after_help = CLASS_EXAMPLES, after_long_help = class_help())]
    Class(answer::OfClass),
    /// List the places of an edition, and what they mean for who comes.
    ///
    /// Each branch and special level with the depths that it can have, its alignment and temperature; and what a level's
    /// alignment adds to a monster's frequency. With --monsters for each monster that comes at random the easiest level
    /// and the least experienced hero that it comes to, and where it is likeliest.
    #[command(after_help = "Examples:
  monstr tables
  monstr tables -e slashem-0.0.7E7F3
  monstr tables --monsters
  monstr tables --format json | jq -r '.places[] | select(.gehennom).name'")]
    Tables(generation::Tables),
    /// Say what differs between two tables.
    ///
    /// Of any two editions or trees: monsters added, removed, renamed and moved, and each field that differs, with what
    /// follows from it. A monster is known by its PM_ name, then by its names; flags and values by their names in C,
    /// whatever their numbers are.
    #[command(after_help = "Examples:
  monstr diff nethack-3.6.0 nethack-3.6.1
  monstr diff nethack-3.7 . --odds
  monstr diff nethack-3.4.3 slashem-0.0.7E7F3 --only difficulty --only mattk
  monstr diff nethack-3.7 nethack-5.0.0 --monster \"killer bee\" --format markdown
  monstr diff path/to/upstream . --exit-code")]
    Diff(difference::Diff),
    /// Write what a shell needs to complete command lines.
    #[command(after_help = "Examples:
  monstr completions bash >~/.local/share/bash-completion/completions/monstr
  monstr completions zsh >~/.zfunc/_monstr
  monstr completions fish >~/.config/fish/completions/monstr.fish")]
    Completions(Completions),
    /// Write the manual: a page for each command, made from its help.
    #[command(after_help = "Examples:
  monstr man | man -l -
  monstr man show | man -l -
  monstr man --out ~/.local/share/man/man1
  monstr man --format markdown --out docs/commands")]
    Man(Man),
    /// Say what became of a table, commit by commit.
    ///
    /// Of a git repository, straight from its objects: the work tree is neither needed nor touched. Each commit is
    /// compared with its first parent, and shown where its table differs from that one's. A commit whose table cannot
    /// be read is shown with the reason.
    #[command(after_help = "Examples:
  monstr history --repo path/to/NetHack
  monstr history cleric --repo path/to/NetHack --audit
  monstr history --rev origin/main --first-parent
  monstr history --format json | jq -r 'select(.added != []) | [.commit[:9], .added[].name] | @tsv'
  monstr history --repo path/to/nethack4 --project libnethack -D AIMAKE_BUILDOS_linux")]
    History(history::History),
}

const CLASS_EXAMPLES: &str = "\
Examples:
  monstr class L --depth 25 --xl 14
  monstr class ghost --level-difficulty 20 --xl 10 --allow G_NOGEN
  monstr class ';' --depth 20 --xl 10 --caller special-level --excluded
  monstr class '&' -e nethack-3.6.7 --depth 14 --xl 7 --monster-alignment chaotic";

/// The callers of the newest version, and the examples.
fn class_help() -> String {
    let line = |caller: &Caller| format!("  {:<15} {}\n", caller.name, caller.makes);
    let lines: String = callers(GenerationRule::V5_0).map(line).collect();
    format!("Callers of NetHack 5.0; an unknown name lists those of the edition:\n{lines}\n{CLASS_EXAMPLES}")
}

#[derive(Debug, Args)]
pub struct Completions {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

#[derive(Debug, Args)]
pub struct Man {
    /// The command [default: the program itself]
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub command: Option<String>,

    /// Write the pages of all commands into this folder, all or none
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// The form of the pages
    #[arg(long, value_enum, default_value_t)]
    pub format: ManFormat,
}

/// The form of the manual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ManFormat {
    /// For man.
    #[default]
    Roff,
    /// For docs/ and the web.
    Markdown,
}

impl ManFormat {
    /// How the name of a page of this form ends.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Roff => "1",
            Self::Markdown => "md",
        }
    }
}

#[derive(Debug, Args)]
pub struct Editions {
    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

#[derive(Debug, Args)]
pub struct Dump {
    /// A checkout of the game's source, a sub-project in it, or the file with the table
    #[arg(value_name = "TREE")]
    pub tree: PathBuf,

    /// Take TREE for a folder, and write the tables of all trees below it; each line begins with `_tree`
    #[arg(long)]
    pub all: bool,

    /// List what the model does not know and what the table lacks, on standard error; exit with 1 if anything is unknown
    #[arg(long)]
    pub strict: bool,

    /// The array to read [default: `mons_init` where the tree has it, else `mons`]
    #[arg(long, value_name = "NAME")]
    pub table: Option<String>,

    #[command(flatten)]
    pub names: Names,
}

#[derive(Debug, Args)]
pub struct Difficulty {
    /// An edition's id (see `monstr editions`), or a path as for `monstr dump`
    #[arg(value_name = "EDITION|TREE")]
    pub subject: String,

    /// Take TREE for a folder, and go through all trees below it; each JSON document begins with `_tree`
    #[arg(long)]
    pub all: bool,

    /// Show every monster, not only those that differ
    #[arg(long)]
    pub full: bool,

    /// List what the model does not know and what the table lacks, on standard error; exit with 1 if anything is unknown
    #[arg(long)]
    pub strict: bool,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub names: Names,
}

#[derive(Debug, Args)]
pub struct Identify {
    /// A checkout of the game's source, a sub-project in it, or the file with the table
    #[arg(value_name = "TREE")]
    pub tree: PathBuf,

    /// Take TREE for a folder, and go through all trees below it; each JSON document begins with `_tree`
    #[arg(long)]
    pub all: bool,

    /// List what the model does not know and what the table lacks, on standard error; exit with 1 if anything is unknown
    #[arg(long)]
    pub strict: bool,

    /// The array to read [default: `mons_init` where the tree has it, else `mons`]
    #[arg(long, value_name = "NAME")]
    pub table: Option<String>,

    /// The form of the result
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,

    #[command(flatten)]
    pub names: Names,
}

/// How a tree is configured.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Configuration of a TREE")]
pub struct Names {
    /// Define a macro; the tree's own #define and #undef of it don't count
    #[arg(short = 'D', value_name = "NAME[=VALUE]", value_parser = definition)]
    pub defines: Vec<(String, String)>,

    /// Keep a macro undefined
    #[arg(short = 'U', value_name = "NAME", value_parser = name)]
    pub undefines: Vec<String>,
}

/// A definition as the compiler takes it: without a value, it is 1.
pub fn definition(text: &str) -> Result<(String, String), String> {
    let (defined, value) = text.split_once('=').unwrap_or((text, "1"));
    if value.contains(['\n', '\r']) {
        return Err("a value must be on one line".to_owned());
    }
    Ok((name(defined)?, value.to_owned()))
}

/// A name of C.
pub fn name(text: &str) -> Result<String, String> {
    let valid = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) || !text.chars().all(valid) {
        return Err(format!("`{text}` is no name of C"));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        <Arguments as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn definitions_are_as_the_compiler_takes_them() {
        assert_eq!(definition("MAIL"), Ok(("MAIL".to_owned(), "1".to_owned())));
        assert_eq!(definition("A=B=C"), Ok(("A".to_owned(), "B=C".to_owned())));
        for wrong in ["", "=1", "1A", "A-B", "F(x)=x"] {
            assert!(definition(wrong).is_err(), "{wrong}");
        }
    }
}
