//! What a tree says of itself: the macros of its `patchlevel.h`.

use super::constants::{evaluate, expand};
use super::{Identity, Table};
use crate::c::{Pointee, Scalar, Unit};
use crate::cpp::{Config, Preprocessor};
use crate::source::{Diagnostics, Tree};
use model::{Family, OpenEnum, Provenance, Str, Version};

/// The version macros of a tree; `None` for those that it lacks.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub(super) major: Option<u16>,
    pub(super) minor: Option<u16>,
    pub(super) patch: Option<u16>,
    pub(super) edit: Option<u16>,
    /// `COPYRIGHT_BANNER_A`.
    banner: Option<String>,
    /// The files that say so.
    pub(super) opened: Vec<String>,
}

/// Reads a tree's `patchlevel.h`, if it has one.
pub(super) fn read(tree: &dyn Tree, config: Config) -> Facts {
    let mut preprocessor = Preprocessor::new(tree, config);
    preprocessor.run_text("<version>", "#include \"patchlevel.h\"\n");
    let (preprocessed, _) = preprocessor.finish();
    let opened = preprocessed.opened.clone();
    let mut unit = Unit::new(preprocessed, Diagnostics::new());
    let names = ["VERSION_MAJOR", "VERSION_MINOR", "PATCHLEVEL", "EDITLEVEL", "COPYRIGHT_BANNER_A"];
    let values = names.map(|name| {
        let symbol = unit.symbols.find(name)?;
        let (_, tokens) = expand(&mut unit, &[symbol]).pop()?;
        evaluate(&mut unit, &tokens).map(|constant| constant.value)
    });
    let [major, minor, patch, edit, banner] = values;
    let number = |value| match value {
        Some(Scalar::Int(value)) => u16::try_from(value).ok(),
        _ => None,
    };
    let (major, minor, patch, edit) = (number(major), number(minor), number(patch), number(edit));
    let banner = match banner {
        Some(Scalar::Address(Pointee::Str(bytes), _)) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        _ => None,
    };
    Facts { major, minor, patch, edit, banner, opened }
}

impl Facts {
    /// Family, version and rules as far as the tree says them.
    pub(super) fn identity(&self, table: &Table) -> Identity {
        let family = self.family(&table.table_path());
        // Up to 3.1.0 there is a number of the patch alone.
        let number = |number: Option<u16>| number.filter(|_| self.major.is_some()).unwrap_or(0);
        let version = Version {
            major: number(self.major),
            minor: number(self.minor),
            patch: number(self.patch),
            suffix: Str::Borrowed(""),
        };
        let name = family.c_name().to_owned();
        let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let known = self.major.is_some();
        let title = if known { format!("{name} {version}") } else { name };
        let id = if known { format!("{plain}-{version}") } else { plain };
        Identity {
            id: Str::Owned(id.to_lowercase()),
            title: Str::Owned(title),
            rules: super::rules::rules_of(table, &family, self),
            family,
            version,
            provenance: Provenance {
                origin: Str::Borrowed(""),
                revision: Str::Borrowed(""),
                table: Str::Owned(table.table_path()),
            },
        }
    }

    /// The family by the name that the game gives itself.
    fn family(&self, table: &str) -> Family {
        match &self.banner {
            Some(banner) => Family::from_c_name(game(banner).unwrap_or("NetHack").to_owned()),
            // Before 3.2 there is no banner; all files of Hack are called so.
            None if table.rsplit('/').next() == Some("hack.monst.c") => Family::Hack,
            None => Family::NetHack,
        }
    }
}

/// The game that a banner names: "`EvilHack`, copyright 2018…", "This is SuperLotsoAddedStuffHack-Extended Magic…",
/// "Hack'EM, copyright 2022". The word that names a Hack.
fn game(banner: &str) -> Option<&str> {
    let mut words = banner.split(|c: char| !c.is_ascii_alphanumeric() && c != '\'');
    words.find(|word| word.to_ascii_lowercase().contains("hack")).map(|word| word.trim_matches('\''))
}

#[cfg(test)]
mod tests {
    use super::game;

    #[test]
    fn a_banner_names_its_game() {
        assert_eq!(game("NetHack, Copyright 1985-2003"), Some("NetHack"));
        assert_eq!(game("Hack'EM, copyright 2022-2023 - a NetHack 3.6.x variant,"), Some("Hack'EM"));
        assert_eq!(game("NetHack 4, Copyright (C) 2009-2015; based on NetHack"), Some("NetHack"));
        assert_eq!(game("This is 'SuperLotsoAddedStuffHack-Extended' Magic"), Some("SuperLotsoAddedStuffHack"));
        assert_eq!(game("Copyright 2020"), None);
    }
}
