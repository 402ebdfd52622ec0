//! The system's package sources, as sources of one kind of packages.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// Writes what `etc` (the folder `/etc/apt`) lists into the empty folder `parts`, each entry as one of this kind: `deb-src`
/// for sources of packages, `deb` for packages. Returns how many files there are.
pub fn derive(etc: &Path, parts: &Path, kind: &str) -> io::Result<usize> {
    let mut lists = vec![etc.join("sources.list")];
    if let Ok(entries) = fs::read_dir(etc.join("sources.list.d")) {
        lists.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
    }
    lists.sort();
    let mut count = 0;
    for list in lists {
        let (extension, convert): (_, fn(&str, &str) -> String) = match list.extension().and_then(|name| name.to_str())
        {
            Some("list") => ("list", one_line),
            Some("sources") => ("sources", deb822),
            _ => continue,
        };
        // A list that is not there, or is not for this user to read.
        let Ok(text) = fs::read_to_string(&list) else { continue };
        let converted = convert(&text, kind);
        if !converted.trim().is_empty() {
            // apt reads only plain names, and the originals' may say more than they should.
            fs::write(parts.join(format!("{count:03}.{extension}")), converted)?;
            count += 1;
        }
    }
    Ok(count)
}

/// A one-line-style list (`deb [options] uri suite component…`) with each entry once, as one of a kind.
fn one_line(text: &str, wanted: &str) -> String {
    let mut seen = BTreeSet::new();
    let mut converted = String::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let Some((kind, rest)) = line.split_once(char::is_whitespace) else { continue };
        let rest = rest.trim();
        if matches!(kind, "deb" | "deb-src") && seen.insert(rest) {
            converted.push_str(wanted);
            converted.push(' ');
            converted.push_str(rest);
            converted.push('\n');
        }
    }
    converted
}

/// A deb822-style list (stanzas of `Field: value`) with each stanza's `Types` set to a kind. All else stays: keys,
/// options, and whether the stanza is enabled.
fn deb822(text: &str, wanted: &str) -> String {
    let mut converted = String::new();
    let mut in_types = false;
    for line in text.lines() {
        if line.starts_with('#') {
            continue;
        }
        // A field goes on in the lines that begin with a space.
        let goes_on = line.starts_with([' ', '\t']) && !line.trim().is_empty();
        if goes_on && in_types {
            continue;
        }
        let field = line.split_once(':').map_or("", |(field, _)| field);
        in_types = !goes_on && field.trim().eq_ignore_ascii_case("types");
        if in_types {
            converted.push_str("Types: ");
        }
        converted.push_str(if in_types { wanted } else { line });
        converted.push('\n');
    }
    converted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_lists_become_source_lists() {
        let text = "\
# deb cdrom:[x] bookworm main
deb http://a.invalid/debian bookworm main contrib # a comment
deb-src http://a.invalid/debian bookworm main contrib
deb\t[signed-by=/k.gpg arch=amd64]  http://b.invalid/x stable main

rpm http://c.invalid/x
";
        let expected = "\
deb-src http://a.invalid/debian bookworm main contrib
deb-src [signed-by=/k.gpg arch=amd64]  http://b.invalid/x stable main
";
        assert_eq!(one_line(text, "deb-src"), expected);
    }

    #[test]
    fn deb822_lists_become_source_lists() {
        let text = "\
# A comment
Types: deb
  deb-src
URIs: http://a.invalid/debian
Suites: bookworm
 bookworm-updates
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 Types: abc

types: deb
URIs: http://b.invalid/debian
Enabled: no
";
        let expected = "\
Types: deb-src
URIs: http://a.invalid/debian
Suites: bookworm
 bookworm-updates
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 Types: abc

Types: deb-src
URIs: http://b.invalid/debian
Enabled: no
";
        assert_eq!(deb822(text, "deb-src"), expected);
    }

    #[test]
    fn every_list_of_a_system_is_taken() {
        let dir = tempfile::tempdir().unwrap();
        let (etc, parts) = (dir.path().join("apt"), dir.path().join("parts"));
        fs::create_dir_all(etc.join("sources.list.d")).unwrap();
        fs::create_dir(&parts).unwrap();
        assert_eq!(derive(&etc, &parts, "deb-src").unwrap(), 0);

        fs::write(etc.join("sources.list"), "deb http://a.invalid/ x main\n").unwrap();
        fs::write(etc.join("sources.list.d/b.sources"), "Types: deb\nURIs: http://b.invalid/\n").unwrap();
        fs::write(etc.join("sources.list.d/c.list.disabled"), "deb http://c.invalid/ x main\n").unwrap();
        fs::write(etc.join("sources.list.d/empty.list"), "# nothing\n").unwrap();
        assert_eq!(derive(&etc, &parts, "deb-src").unwrap(), 2);
        let names: BTreeSet<_> = fs::read_dir(&parts).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, BTreeSet::from(["000.list".into(), "001.sources".into()]));
    }
}
