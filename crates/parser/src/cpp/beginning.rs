//! The header that a file begins with, read on its own: for several files that begin with the same, and before all is known
//! that their reading needs.

use super::include::{Found, folder_of};
use super::preprocessor::Preprocessor;
use super::token::Token;
use crate::names;
use crate::source::{Expansion, Pos, SourceText};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The header that a file begins with.
struct FirstHeader {
    text: Arc<SourceText>,
    path: String,
    /// Where its name stands in the file.
    at: Pos,
    /// The number of the search folder that it was found in.
    found_in: usize,
}

impl Preprocessor<'_> {
    /// Preprocesses the header that a file of the tree begins with, and nothing else of that file; the header's path.
    /// `None` where the file begins with anything else.
    pub(crate) fn run_first_header(&mut self, file: &str, out: &mut Vec<Token>) -> Option<String> {
        let first = self.first_header(file);
        self.sources.pop();
        let FirstHeader { text, path, at, found_in } = first?;
        self.push_source(text, folder_of(&path), Some((at, found_in)));
        while self.step(out) {}
        Some(path)
    }

    /// Opens a file of the tree behind the header that it begins with, which has been preprocessed; whether it begins with
    /// that one.
    pub(crate) fn open_behind(&mut self, file: &str, header: &str) -> bool {
        let is_behind = self.first_header(file).is_some_and(|first| first.path == header);
        if is_behind {
            self.leave_line();
        } else {
            self.sources.pop();
        }
        is_behind
    }

    /// The header that a file begins with, but for comments. The file is left open behind the header's name.
    fn first_header(&mut self, file: &str) -> Option<FirstHeader> {
        if !self.open(file) {
            return None;
        }
        let lexer = &mut self.sources.last_mut()?.lexer;
        let hash = lexer.next(&mut self.symbols, false)?;
        let directive = lexer.next(&mut self.symbols, true).filter(|_| hash.begins_directive())?;
        if directive.symbol != names::INCLUDE || lexer.take_fault().is_some() {
            return None;
        }
        let (at, name) = lexer.header_name()?;
        let bare = String::from_utf8_lossy(name.get(1..name.len() - 1)?).into_owned();
        match self.find_header(&bare, name.first() == Some(&b'"'), false) {
            Found::File(text, path, found_in) => Some(FirstHeader { text, path, at, found_in }),
            Found::Absent | Found::Outside | Found::Unreadable(_) => None,
        }
    }

    /// Defines names for good, each as a number, as though the command line had, where no file is open; `tokens` are the result so far, and
    /// become what they would have been. `false` where too much would have been another: a condition asked for one of the
    /// names, or a file defined it.
    pub(crate) fn define_late(&mut self, defines: &[(String, String)], tokens: &mut Vec<Token>) -> bool {
        let names: FxHashSet<_> = defines.iter().map(|(name, _)| self.symbols.intern(name.as_bytes())).collect();
        if names.iter().any(|name| self.is_defined(*name) || self.asked.contains(name)) {
            return false;
        }
        self.define_fixed(defines);
        // From the last on, so that those before keep their places.
        for at in (0..tokens.len()).rev() {
            if let Some(token) = tokens.get(at).copied().filter(|token| names.contains(&token.symbol)) {
                tokens.splice(at..=at, self.replacement(token));
            }
        }
        true
    }

    /// What a macro's name stands for that takes no arguments, and whose replacement needs no further one.
    fn replacement(&mut self, name: Token) -> Vec<Token> {
        let origin = self.map.expand(Expansion { name: name.symbol, pos: name.pos, origin: name.origin });
        let body = self.macro_named(name.symbol).map(|definition| definition.body.clone()).unwrap_or_default();
        body.into_iter().map(|part| Token { origin, ..part }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpp::Config;
    use crate::source::MemoryTree;

    const DEFINES: [(&str, &str); 2] = [("PM_NEWT", "3"), ("NUMMONS", "(-1)")];

    fn defines() -> Vec<(String, String)> {
        DEFINES.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
    }

    fn words(preprocessor: &Preprocessor<'_>, tokens: &[Token]) -> Vec<String> {
        tokens.iter().map(|token| preprocessor.symbols.show(token.symbol).into_owned()).collect()
    }

    /// What `a.c` preprocesses to with the names defined at once, and with them defined after its header; the latter is
    /// `None` where that cannot be.
    fn both_ways(header: &str, rest: &str) -> (Vec<String>, Option<Vec<String>>) {
        let file = format!("/* First. */\n#include \"h.h\" /* then */\n{rest}");
        let tree = MemoryTree::new().with("a.c", &file).with("h.h", header);
        let mut at_once = Preprocessor::new(&tree, Config { defines: defines(), ..Config::default() });
        let mut expected = Vec::new();
        at_once.open("a.c");
        while at_once.step(&mut expected) {}

        let mut first = Preprocessor::new(&tree, Config::default());
        let mut tokens = Vec::new();
        assert_eq!(first.run_first_header("a.c", &mut tokens).as_deref(), Some("h.h"));
        let late = first.define_late(&defines(), &mut tokens).then(|| {
            let mut late = first.branch();
            assert!(late.open_behind("a.c", "h.h"));
            while late.step(&mut tokens) {}
            words(&late, &tokens)
        });
        (words(&at_once, &expected), late)
    }

    #[test]
    fn names_can_be_defined_behind_the_header() {
        let headers = [
            "int a[NUMMONS];\n#define IS_NEWT(x) (x == PM_NEWT)\n",
            "#define ID(x) x\nint b = ID(PM_NEWT) + ID(ID)(NUMMONS);\n#ifdef OTHER\n#ifdef PM_NEWT\n#endif\n#endif\n",
            "#define TEXT(x) #x\n#define CAT(x, y) x##y\nTEXT(PM_NEWT) CAT(PM_, NEWT) \"PM_NEWT\"\n",
        ];
        for header in headers {
            let (expected, late) = both_ways(header, "IS_NEWT(PM_NEWT) NUMMONS\n#if PM_NEWT == 3\nyes\n#endif\n");
            assert_eq!(late, Some(expected), "{header}");
        }
    }

    #[test]
    fn names_that_decided_something_in_the_header_cannot() {
        let headers = [
            "#ifdef PM_NEWT\n#endif\n",
            "#if defined(NUMMONS)\n#endif\n",
            "#if 1 + PM_NEWT\n#endif\n",
            "#define LAST NUMMONS\n#if LAST > 5\n#endif\n",
            "#define PM_NEWT 4\nint a = PM_NEWT;\n",
            "#define PM_NEWT 4\nint a = PM_NEWT;\n#undef PM_NEWT\n",
        ];
        for header in headers {
            assert_eq!(both_ways(header, "").1, None, "{header}");
        }
    }

    #[test]
    fn a_file_that_begins_otherwise_has_no_first_header() {
        let files = [
            "int a;\n#include \"h.h\"\n",
            "#define A\n#include \"h.h\"\n",
            "#include \"other.h\"\n",
            "#include HEADER\n",
            "",
        ];
        for file in files {
            let tree = MemoryTree::new().with("a.c", file).with("h.h", "int b;\n");
            let mut preprocessor = Preprocessor::new(&tree, Config::default());
            let mut tokens = Vec::new();
            assert_eq!((preprocessor.run_first_header("a.c", &mut tokens), tokens.len()), (None, 0), "{file}");
            assert!(!preprocessor.open_behind("a.c", "h.h"));
            assert!(!preprocessor.step(&mut tokens), "nothing is left open of {file}");
        }
    }
}
