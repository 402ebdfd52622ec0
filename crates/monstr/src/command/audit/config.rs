//! `monstr.toml`: how a tree is to be audited, and which findings are accepted.

use super::explain;
use crate::exit::Failure;
use audit::{Accepted, Check, Level, Place, Settings, Severity};
use model::{DifficultyRule, Edition, GenerationRule};
use parser::Request;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use toml::Spanned;
use tree::Opened;

/// The file in a tree.
const FILE: &str = "monstr.toml";

/// The file as it is written.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    #[serde(default)]
    defines: Vec<String>,
    #[serde(default)]
    undefines: Vec<String>,
    #[serde(default)]
    rules: Rules,
    #[serde(default)]
    levels: BTreeMap<String, LevelName>,
    #[serde(default)]
    accept: Vec<Spanned<Accept>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    difficulty: Option<String>,
    generation: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LevelName {
    Off,
    On,
    Note,
    Warning,
    Error,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Accept {
    id: String,
    monster: Option<String>,
    class: Option<String>,
    field: Option<String>,
    detail: Option<String>,
    reason: String,
}

/// What the file says.
#[derive(Debug, Default)]
pub struct Config {
    /// The file, whether it is there or not; `None` where nobody named one.
    pub path: Option<PathBuf>,
    /// The same as people see it.
    pub shown: String,
    /// Its path from the tree's root, if it is in the tree.
    pub in_tree: Option<String>,
    /// Its text; empty where it is not there.
    pub text: String,
    pub accepted: Vec<Accepted>,
    levels: BTreeMap<String, Level>,
    difficulty: Option<DifficultyRule>,
    generation: Option<GenerationRule>,
    defines: Vec<(String, String)>,
    undefines: Vec<String>,
}

impl Config {
    /// What a file on the disk says; nothing where it is not there and is about to be written.
    pub fn of_file(path: &Path, opened: Option<&Opened>, may_be_absent: bool) -> Result<Self, Failure> {
        let (shown, in_tree) = (path.display().to_string(), opened.and_then(|opened| below(&opened.root, path)));
        let config = Self { path: Some(path.to_owned()), shown, in_tree, ..Self::default() };
        match std::fs::read_to_string(path) {
            Ok(text) => config.parse(text),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && may_be_absent => Ok(config),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                Err(Failure::Usage(format!("there is no file {}", config.shown)))
            }
            Err(error) => Err(Failure::Usage(format!("cannot read {}: {error}", config.shown))),
        }
    }

    /// What the file in a tree says; nothing where there is none.
    pub fn of_tree(opened: &Opened, base: &str) -> Result<Self, Failure> {
        let inner = if base.is_empty() { FILE.to_owned() } else { format!("{base}/{FILE}") };
        let (path, shown) = (opened.root.join(&inner), opened.shown.path(&inner));
        let bytes = opened.tree.read(&inner).map_err(|error| Failure::Usage(error.to_string()))?;
        let config = Self { path: Some(path), shown, in_tree: Some(inner), ..Self::default() };
        let Some(bytes) = bytes else { return Ok(config) };
        let text = String::from_utf8(bytes).map_err(|_| Failure::Usage(format!("{} is not UTF-8", config.shown)))?;
        config.parse(text)
    }

    /// Adds what the file's text says.
    fn parse(self, text: String) -> Result<Self, Failure> {
        let mut config = self;
        let shown = config.shown.clone();
        let wrong = |message: String| Failure::Usage(format!("{shown}: {message}"));
        let written: Written = toml::from_str(&text).map_err(|error| wrong(error.to_string().trim_end().to_owned()))?;
        for (id, level) in written.levels {
            let check = Check::by_id(&id).ok_or_else(|| wrong(explain::unknown(&id)))?;
            config.levels.insert(check.id.to_owned(), level.into());
        }
        for spanned in written.accept {
            let line = text.get(..spanned.span().start).map_or(0, |before| before.matches('\n').count()) + 1;
            let file = config.in_tree.as_ref().unwrap_or(&shown);
            config.accepted.push(accepted(spanned.into_inner(), file, line).map_err(wrong)?);
        }
        config.difficulty =
            written.rules.difficulty.map(|name| crate::arguments::audit::rule(&name)).transpose().map_err(wrong)?;
        config.generation = written.rules.generation.map(|name| generation(&name)).transpose().map_err(wrong)?;
        let defines = written.defines.iter().map(|text| crate::arguments::definition(text));
        config.defines = defines.collect::<Result<_, _>>().map_err(wrong)?;
        let undefines = written.undefines.iter().map(|text| crate::arguments::name(text));
        config.undefines = undefines.collect::<Result<_, _>>().map_err(wrong)?;
        config.text = text;
        Ok(config)
    }

    /// How the audit is to be made; `rule` is the command line's, and wins.
    pub fn settings(&self, rule: Option<DifficultyRule>) -> Settings {
        Settings { levels: self.levels.clone(), difficulty: rule.or(self.difficulty) }
    }

    /// Adds the names of the file to those of the command line, which win.
    pub fn configure(&self, request: &mut Request) {
        let is_given = |name: &String, request: &Request| {
            request.defines.iter().any(|(given, _)| given == name) || request.undefines.contains(name)
        };
        let defines = self.defines.iter().filter(|(name, _)| !is_given(name, request)).cloned();
        let undefines = self.undefines.iter().filter(|name| !is_given(name, request)).cloned();
        let (defines, undefines): (Vec<_>, Vec<_>) = (defines.collect(), undefines.collect());
        request.defines.extend(defines);
        request.undefines.extend(undefines);
    }

    /// Refuses names for an edition that is compiled in.
    pub fn must_not_define(&self, edition: &str) -> Result<(), Failure> {
        if self.defines.is_empty() && self.undefines.is_empty() {
            return Ok(());
        }
        let message = format!("{edition} is compiled in: `defines` and `undefines` only say how a tree is to be read");
        Err(Failure::Usage(message))
    }

    /// Gives an edition the rule of generation that the file names.
    pub fn set_rules(&self, edition: &mut Edition) {
        if let Some(generation) = self.generation {
            edition.rules.generation = generation;
            edition.rules.generation_assumed_from = None;
        }
    }
}

impl From<LevelName> for Level {
    fn from(name: LevelName) -> Self {
        match name {
            LevelName::Off => Self::Off,
            LevelName::On => Self::Default,
            LevelName::Note => Self::At(Severity::Note),
            LevelName::Warning => Self::At(Severity::Warning),
            LevelName::Error => Self::At(Severity::Error),
        }
    }
}

fn accepted(accept: Accept, file: &str, line: usize) -> Result<Accepted, String> {
    let Accept { id, monster, class, field, detail, reason } = accept;
    let check = Check::by_id(&id).ok_or_else(|| explain::unknown(&id))?;
    let subject = match (monster, class) {
        (Some(monster), None) => monster.strip_prefix("PM_").unwrap_or(&monster).to_owned(),
        (None, Some(class)) => class,
        _ => return Err(format!("line {line}: what is accepted needs either a `monster` or a `class`")),
    };
    if reason.trim().is_empty() {
        return Err(format!("line {line}: `reason` is empty"));
    }
    let line = u32::try_from(line).unwrap_or(u32::MAX);
    let place = Place { file: file.to_owned(), line, column: None, width: 1, text: String::new() };
    Ok(Accepted { id: check.id.to_owned(), subject, field, detail, reason, place: Some(place) })
}

/// The path of a file from a folder that it is in, however it was named.
fn below(folder: &Path, file: &Path) -> Option<String> {
    let file = file.canonicalize().ok()?;
    let names: Option<Vec<_>> = file.strip_prefix(folder).ok()?.iter().map(|name| name.to_str()).collect();
    Some(names?.join("/"))
}

fn generation(name: &str) -> Result<GenerationRule, String> {
    GenerationRule::ALL.into_iter().find(|rule| rule.id() == name).ok_or_else(|| {
        let names = GenerationRule::ALL.map(GenerationRule::id);
        format!("there is no rule of generation called `{name}`; the rules are {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Config, String> {
        let config = Config { shown: FILE.to_owned(), ..Config::default() };
        config.parse(text.to_owned()).map_err(|failure| failure.to_string())
    }

    #[test]
    fn all_that_it_can_say_is_read() {
        let text = "defines = [\"MAIL\", \"A=2\"]\nundefines = [\"KOPS\"]\n[rules]\ndifficulty = \"3.7\"\n\
                    generation = \"5.0\"\n[levels]\nconveys = \"off\"\nsize-weight = \"error\"\n\n[[accept]]\n\
                    id = \"class-order\"\nmonster = \"PM_WOLF\"\nreason = \"as ever\"\n";
        let config = parse(text).unwrap();
        assert_eq!(config.defines, [("MAIL".to_owned(), "1".to_owned()), ("A".to_owned(), "2".to_owned())]);
        assert_eq!(config.settings(None).difficulty, Some(DifficultyRule::V3_7));
        assert_eq!(config.settings(Some(DifficultyRule::Classic)).difficulty, Some(DifficultyRule::Classic));
        assert_eq!(config.generation, Some(GenerationRule::V5_0));
        assert_eq!(config.levels["conveys"], Level::Off);
        assert_eq!(config.levels["size-weight"], Level::At(Severity::Error));
        let [accepted] = config.accepted.as_slice() else { panic!("{:?}", config.accepted) };
        assert_eq!((accepted.subject.as_str(), accepted.place.as_ref().unwrap().line), ("WOLF", 10));
    }

    #[test]
    fn what_is_wrong_in_it_is_said() {
        for (text, expected) in [
            ("[levels]\nconvey = \"off\"\n", "did you mean conveys?"),
            ("[rules]\ndifficulty = \"3.8\"\n", "the rules are classic"),
            ("[[accept]]\nid = \"conveys\"\nreason = \"x\"\n", "line 1: what is accepted needs"),
            ("[[accept]]\nid = \"conveys\"\nmonster = \"XAN\"\nreason = \" \"\n", "`reason` is empty"),
            ("defines = [\"1A\"]\n", "no name of C"),
            ("unknown = 1\n", "unknown field"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.starts_with("monstr.toml: ") && error.contains(expected), "{error}");
        }
    }

    #[test]
    fn names_of_the_command_line_win() {
        let config = parse("defines = [\"MAIL\", \"KOPS=2\"]\nundefines = [\"SEDUCE\"]\n").unwrap();
        let mut request = Request { defines: vec![("SEDUCE".to_owned(), "1".to_owned())], ..Request::default() };
        request.undefines.push("MAIL".to_owned());
        config.configure(&mut request);
        assert_eq!(request.defines, [("SEDUCE".to_owned(), "1".to_owned()), ("KOPS".to_owned(), "2".to_owned())]);
        assert_eq!(request.undefines, ["MAIL"]);
    }
}
