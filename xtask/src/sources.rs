//! sources.toml: the one list of editions.

use crate::digest::Digest;
use anyhow::{Context, Result, bail, ensure};
use model::{DifficultyRule, Family, GenerationRule, OpenEnum, Provenance, Rules, Version};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Every edition, in the order of the list.
#[derive(Clone, Debug)]
pub struct Sources {
    editions: Vec<Edition>,
}

/// An edition as sources.toml describes it: what it is, where its tree is from, and which files the reader opens.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The id, such as `nethack-3.6.7`; also the name of its tree's folder.
    pub id: String,
    /// The title, such as `NetHack 3.6.7`.
    pub title: String,
    /// The family.
    pub family: Family,
    /// The version.
    pub version: Version,
    /// The edition's difficulty rule.
    pub difficulty: DifficultyRule,
    /// The id of the edition whose difficulty rule that is, where its own is not modelled; `None` where it is its own.
    pub assumed_from: Option<String>,
    /// The edition's rule of generation.
    pub generation: GenerationRule,
    /// The id of the edition whose rule of generation that is, where its own is not modelled; `None` where it is its
    /// own.
    pub generation_assumed_from: Option<String>,
    /// The upstream repository and commit, where there is one.
    pub git: Option<Git>,
    /// The Debian source package that has the same files, where there is one.
    pub debian: Option<Debian>,
    /// The game's folder in the tree; empty for the root.
    pub base: String,
    /// The file with the table, from `base`.
    pub table: String,
    /// The id of the edition whose table this one has, every row and source line of it; `None` where it has its own.
    pub table_of: Option<String>,
    /// The folders of headers, from the tree's root.
    pub include_roots: Vec<String>,
    /// Names that are defined for the whole reading, with their values.
    pub defines: Vec<(String, String)>,
    /// Names that stay undefined for the whole reading.
    pub undefines: Vec<String>,
    /// The licence of the tree, by its SPDX name.
    pub licence: String,
    /// The files that the reader opens, from the tree's root, with their digests.
    pub files: BTreeMap<String, Digest>,
    /// The stanza without its comments and its layout.
    meaning: Vec<u8>,
}

/// A commit of a git repository.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Git {
    /// The repository.
    pub url: String,
    /// The full hash.
    pub commit: String,
}

/// A Debian source package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Debian {
    /// Its name.
    pub package: String,
    /// The upstream version that has the pinned files: `3.6.6` of 3.6.6-3.
    pub version: String,
}

impl Sources {
    /// Reads the list at `path`.
    ///
    /// # Errors
    /// It cannot be read, or says something that it must not.
    pub fn load(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&text).with_context(|| path.display().to_string())
    }

    /// Reads the list in `text`.
    ///
    /// # Errors
    /// As for [`Sources::load`].
    pub fn parse(text: &str) -> Result<Self> {
        let list: List = toml::from_str(text)?;
        let mut ids = BTreeSet::new();
        // The editions so far that have a table of their own.
        let mut owners = BTreeSet::new();
        // The editions so far that have rules of their own, with their difficulty rule.
        let mut rules = BTreeMap::new();
        for stanza in &list.edition {
            ensure!(ids.insert(&stanza.id), "edition {} is listed twice", stanza.id);
            if let Some(from) = &stanza.assumed_from {
                ensure!(
                    rules.get(from) == Some(&&stanza.difficulty),
                    "edition {}: assumed_from `{from}` is no edition above it whose own rule is `{}`",
                    stanza.id,
                    stanza.difficulty
                );
            } else {
                rules.insert(&stanza.id, &stanza.difficulty);
            }
            stanza.check_generation(&list.edition)?;
            let Some(owner) = &stanza.table_of else {
                owners.insert(&stanza.id);
                continue;
            };
            ensure!(
                owners.contains(owner),
                "edition {}: table_of `{owner}` is no edition above it with a table of its own",
                stanza.id
            );
        }
        let editions = list.edition.into_iter().map(|stanza| {
            let id = stanza.id.clone();
            stanza.check().with_context(|| format!("edition {id}"))
        });
        Ok(Self { editions: editions.collect::<Result<_>>()? })
    }

    /// Every edition, in the order of the list.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The edition `id`.
    ///
    /// # Errors
    /// There is none; the message names those that there are.
    pub fn get(&self, id: &str) -> Result<&Edition> {
        self.editions.iter().find(|edition| edition.id == id).with_context(|| {
            let known: Vec<_> = self.editions.iter().map(|edition| edition.id.as_str()).collect();
            format!("sources.toml has no edition {id}; it has {}", known.join(", "))
        })
    }

    /// The editions `ids`, in the order of the list; all of them when `ids` is empty.
    ///
    /// # Errors
    /// One of the ids is unknown.
    pub fn select(&self, ids: &[String]) -> Result<Vec<&Edition>> {
        for id in ids {
            self.get(id)?;
        }
        Ok(self.editions.iter().filter(|edition| ids.is_empty() || ids.contains(&edition.id)).collect())
    }
}

impl Edition {
    /// The digest of all that decides on the generated text of this edition: the stanza with its pins, and `format`,
    /// the version of the text's form.
    pub fn inputs_digest(&self, format: u32) -> Digest {
        let mut bytes = format!("format {format}\n").into_bytes();
        bytes.extend_from_slice(&self.meaning);
        Digest::of(bytes)
    }

    /// What to read of its tree.
    pub fn request(&self) -> parser::Request {
        parser::Request {
            base: self.base.clone(),
            table: Some(self.table.clone()),
            array: None,
            defines: self.defines.clone(),
            undefines: self.undefines.clone(),
            origins: false,
            values_only: false,
        }
    }

    /// What its table does not say.
    pub fn identity(&self) -> parser::Identity {
        parser::Identity {
            id: self.id.clone().into(),
            title: self.title.clone().into(),
            family: self.family.clone(),
            version: self.version.clone(),
            rules: Rules {
                difficulty: self.difficulty,
                assumed_from: self.assumed_from.clone().map(Into::into),
                generation: self.generation,
                generation_assumed_from: self.generation_assumed_from.clone().map(Into::into),
            },
            provenance: self.provenance(),
        }
    }

    /// Where its tree is from.
    pub fn provenance(&self) -> Provenance {
        let (origin, revision) = match (&self.git, &self.debian) {
            (Some(git), _) => (git.url.clone(), git.commit.clone()),
            (None, Some(debian)) => (format!("Debian source package {}", debian.package), debian.version.clone()),
            (None, None) => (String::new(), String::new()),
        };
        Provenance { origin: origin.into(), revision: revision.into(), table: self.table_path().into() }
    }

    /// The file with the table, from the tree's root.
    pub fn table_path(&self) -> String {
        if self.base.is_empty() { self.table.clone() } else { format!("{}/{}", self.base, self.table) }
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    edition: Vec<Stanza>,
}

/// An edition as it is written; the order of the members is that of the inputs' digest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stanza {
    id: String,
    title: String,
    family: String,
    version: Numbers,
    difficulty: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed_from: Option<String>,
    generation: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    generation_assumed_from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    git: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    debian: Option<Debian>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    base: String,
    table: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_of: Option<String>,
    #[serde(default = "usual_include_roots")]
    include_roots: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    defines: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undefines: Vec<String>,
    licence: String,
    #[serde(default)]
    files: BTreeMap<String, String>,
}

/// A version as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    major: u16,
    minor: u16,
    patch: u16,
    #[serde(default)]
    suffix: String,
}

fn usual_include_roots() -> Vec<String> {
    vec!["include".to_owned()]
}

impl Stanza {
    /// Checks that the edition whose rule of generation this one takes has that rule as its own. It may come later in
    /// the list: old editions are played by the rule of a newer one.
    fn check_generation(&self, all: &[Self]) -> Result<()> {
        let Some(from) = &self.generation_assumed_from else { return Ok(()) };
        let has_it = |other: &Self| {
            other.id == *from && other.generation_assumed_from.is_none() && other.generation == self.generation
        };
        ensure!(
            all.iter().any(has_it),
            "edition {}: generation_assumed_from `{from}` is no edition whose own rule is `{}`",
            self.id,
            self.generation
        );
        Ok(())
    }

    /// The edition that the stanza describes, if it makes sense.
    fn check(self) -> Result<Edition> {
        // Serialized before anything is taken out of it.
        let meaning = serde_json::to_vec(&self)?;
        let is_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        ensure!(self.id.bytes().all(is_id) && tree::is_tree_path(&self.id), "the id cannot name a folder");
        ensure!(!self.id.starts_with('.'), "the id begins with a dot");
        ensure!(self.base.is_empty() || tree::is_tree_path(&self.base), "base `{}` leads out of the tree", self.base);
        ensure!(tree::is_tree_path(&self.table), "table `{}` leads out of the tree", self.table);

        let family = Family::from_c_name(self.family);
        if let Family::Other(name) = &family {
            let known: Vec<_> = Family::KNOWN.iter().map(OpenEnum::c_name).collect();
            bail!("family `{name}` is none of {}", known.join(", "));
        }
        let difficulty = DifficultyRule::ALL.into_iter().find(|rule| rule.id() == self.difficulty);
        let generation = GenerationRule::ALL.into_iter().find(|rule| rule.id() == self.generation);
        let git = git(self.git, self.commit)?;
        ensure!(git.is_some() || self.debian.is_some(), "neither git nor debian says where the tree is from");
        if let Some(debian) = &self.debian {
            debian.check()?;
        }

        let edition = Edition {
            id: self.id,
            title: self.title,
            family,
            version: Version {
                major: self.version.major,
                minor: self.version.minor,
                patch: self.version.patch,
                suffix: self.version.suffix.into(),
            },
            difficulty: difficulty.with_context(|| format!("no difficulty rule is called `{}`", self.difficulty))?,
            assumed_from: self.assumed_from,
            generation: generation.with_context(|| format!("no generation rule is called `{}`", self.generation))?,
            generation_assumed_from: self.generation_assumed_from,
            git,
            debian: self.debian,
            base: self.base,
            table: self.table,
            table_of: self.table_of,
            include_roots: self.include_roots,
            defines: self.defines.into_iter().collect(),
            undefines: self.undefines,
            licence: self.licence,
            files: self
                .files
                .into_iter()
                .map(|(path, digest)| Ok((path.clone(), digest.parse().with_context(|| format!("files: {path}"))?)))
                .collect::<Result<_>>()?,
            meaning,
        };
        edition.check_files()?;
        Ok(edition)
    }
}

/// The commit of a repository; both keys or neither.
fn git(url: Option<String>, commit: Option<String>) -> Result<Option<Git>> {
    let (url, commit) = match (url, commit) {
        (Some(url), Some(commit)) => (url, commit),
        (None, None) => return Ok(None),
        _ => bail!("git and commit go together"),
    };
    ensure!(url.starts_with("https://"), "git `{url}` is no https:// URL");
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    ensure!(commit.len() == 40 && commit.bytes().all(is_digit), "commit `{commit}` is no full commit hash");
    Ok(Some(Git { url, commit }))
}

impl Debian {
    /// Checks that name and version are such as Debian has, so that neither can be taken for an option.
    fn check(&self) -> Result<()> {
        let is_plain = |text: &str| {
            text.starts_with(|first: char| first.is_ascii_alphanumeric())
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.~".contains(&byte))
        };
        ensure!(is_plain(&self.package), "debian: `{}` is no package name", self.package);
        ensure!(is_plain(&self.version), "debian: `{}` is no version", self.version);
        Ok(())
    }
}

impl Edition {
    /// Checks that each pinned file is where the table or a header can be.
    fn check_files(&self) -> Result<()> {
        let table = self.table_path();
        let beside = table.rsplit_once('/').map(|(folder, _)| folder);
        for path in self.files.keys() {
            ensure!(tree::is_tree_path(path), "files: `{path}` leads out of the tree");
            let folder = path.rsplit_once('/').map(|(folder, _)| folder);
            let is_header = folder.is_some_and(|folder| self.include_roots.iter().any(|root| root == folder));
            ensure!(
                is_header || folder == beside,
                "files: `{path}` is beside neither the table nor in an include root"
            );
        }
        ensure!(self.files.is_empty() || self.files.contains_key(&table), "files: the table `{table}` is not pinned");
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A stanza of a made-up edition with one file, whose text is `text`.
    pub fn stanza(text: &str) -> String {
        format!(
            r#"
            [[edition]]
            id = "nethack-9.9.9"
            title = "NetHack 9.9.9"
            family = "NetHack"
            version = {{ major = 9, minor = 9, patch = 9 }}
            difficulty = "classic"
            generation = "3.4.3"
            git = "https://example.invalid/NetHack"
            commit = "0123456789abcdef0123456789abcdef01234567"
            table = "src/monst.c"
            licence = "NGPL"
            [edition.files]
            "src/monst.c" = "{}"
            "#,
            Digest::of(text)
        )
    }

    fn error(text: &str) -> String {
        format!("{:#}", Sources::parse(text).unwrap_err())
    }

    #[test]
    fn the_list_of_this_checkout_is_sound() {
        let workspace = crate::Workspace::find(None).unwrap();
        let sources = Sources::load(&workspace.sources_toml()).unwrap();
        for edition in sources.editions() {
            assert!(edition.files.len() > 10, "{} has no pins", edition.id);
        }
    }

    #[test]
    fn a_stanza_becomes_an_edition() {
        let sources = Sources::parse(&stanza("mons")).unwrap();
        let edition = sources.get("nethack-9.9.9").unwrap();
        assert_eq!(edition.version.to_string(), "9.9.9");
        assert_eq!(edition.include_roots, ["include"]);
        assert_eq!(edition.provenance().origin, "https://example.invalid/NetHack");
        assert_eq!(edition.request().table.as_deref(), Some("src/monst.c"));
        assert_eq!(sources.select(&[]).unwrap().len(), 1);
    }

    #[test]
    fn the_digest_covers_meaning_and_not_layout() {
        let digest = |text: &str, format| Sources::parse(text).unwrap().editions()[0].inputs_digest(format);
        let text = stanza("mons");
        assert_eq!(digest(&text, 1), digest(&format!("# A comment.\n{text}"), 1));
        assert_ne!(digest(&text, 1), digest(&text, 2));
        assert_ne!(digest(&text, 1), digest(&stanza("other"), 1));
        assert_ne!(digest(&text, 1), digest(&text.replace("licence", "undefines = [\"MAIL\"]\nlicence"), 1));
    }

    #[test]
    fn mistakes_are_named() {
        let good = stanza("mons");
        for (from, to, expected) in [
            ("licence", "license", "unknown field `license`"),
            ("\"classic\"", "\"hard\"", "edition nethack-9.9.9: no difficulty rule is called `hard`"),
            ("\"3.4.3\"", "\"random\"", "edition nethack-9.9.9: no generation rule is called `random`"),
            ("family = \"NetHack\"", "family = \"Rogue\"", "edition nethack-9.9.9: family `Rogue` is none of Hack, "),
            ("cdef01234567", "cdef", "is no full commit hash"),
            ("https://", "ssh://", "is no https:// URL"),
            ("commit = ", "# commit = ", "git and commit go together"),
            ("id = \"nethack-9.9.9\"", "id = \"../x\"", "the id cannot name a folder"),
            ("\"src/monst.c\" = ", "\"../monst.c\" = ", "`../monst.c` leads out of the tree"),
            ("\"src/monst.c\" = ", "\"dat/monst.c\" = ", "beside neither the table"),
            ("\"src/monst.c\" = ", "\"src/other.c\" = ", "the table `src/monst.c` is not pinned"),
            ("\"src/monst.c\" = \"", "\"src/monst.c\" = \"0", "is no SHA-256 digest"),
        ] {
            assert!(good.contains(from), "{from}");
            let error = error(&good.replacen(from, to, 1));
            assert!(error.contains(expected), "{error}");
        }
        assert!(error(&format!("{good}{good}")).contains("listed twice"));
        let of_itself = good.replacen("licence", "table_of = \"nethack-9.9.9\"\nlicence", 1);
        assert!(error(&of_itself).contains("table_of `nethack-9.9.9` is no edition above it"));
        let assuming = |from: &str, rule: &str| {
            let other = good.replace("nethack-9.9.9", "odd-1.0").replace("\"classic\"", &format!("\"{rule}\""));
            format!("{good}{}", other.replacen("licence", &format!("assumed_from = \"{from}\"\nlicence"), 1))
        };
        let sources = Sources::parse(&assuming("nethack-9.9.9", "classic")).unwrap();
        assert_eq!(sources.get("odd-1.0").unwrap().identity().rules.assumed_from.as_deref(), Some("nethack-9.9.9"));
        for text in [assuming("odd-1.0", "classic"), assuming("nethack-9.9.9", "5.0")] {
            assert!(error(&text).contains("is no edition above it whose own rule is"), "{}", error(&text));
        }
        let taking = |from: &str| {
            let stanza = good.replacen("licence", &format!("generation_assumed_from = \"{from}\"\nlicence"), 1);
            format!("{}{good}", stanza.replace("nethack-9.9.9\"\n            title", "odd-1.0\"\n            title"))
        };
        let sources = Sources::parse(&taking("nethack-9.9.9")).unwrap();
        let rules = sources.get("odd-1.0").unwrap().identity().rules;
        assert_eq!((rules.assumed_from, rules.generation_assumed_from.as_deref()), (None, Some("nethack-9.9.9")));
        assert!(error(&taking("odd-1.0")).contains("is no edition whose own rule is `3.4.3`"));
        let unknown = Sources::parse(&good).unwrap().get("x").unwrap_err().to_string();
        assert_eq!(unknown, "sources.toml has no edition x; it has nethack-9.9.9");
    }
}
