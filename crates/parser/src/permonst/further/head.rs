//! The header that several files begin with, with all that it includes: read once, and before the table's PM names are
//! known. Nearly always it is `hack.h`, which is longer than what is read behind it.

use crate::cpp::{Config, Preprocessor, Token};
use crate::source::Tree;

/// A file of which some was preprocessed.
pub(super) struct Begun<'t> {
    pub(super) preprocessor: Preprocessor<'t>,
    /// The tokens so far.
    pub(super) tokens: Vec<Token>,
}

impl<'t> Begun<'t> {
    /// A file at its beginning. That it cannot be opened is among the preprocessor's errors.
    pub(super) fn at(tree: &'t dyn Tree, config: Config, file: &str) -> Self {
        let mut preprocessor = Preprocessor::new(tree, config);
        preprocessor.open(file);
        Self { preprocessor, tokens: Vec::new() }
    }
}

/// A header that was preprocessed.
pub(super) struct Head<'t> {
    path: String,
    begun: Begun<'t>,
}

impl<'t> Head<'t> {
    /// The header that a file begins with; `None` where it begins with anything else.
    pub(super) fn of(tree: &'t dyn Tree, config: Config, file: &str) -> Option<Self> {
        let mut begun = Begun { preprocessor: Preprocessor::new(tree, config), tokens: Vec::new() };
        let path = begun.preprocessor.run_first_header(file, &mut begun.tokens)?;
        Some(Self { path, begun })
    }

    /// The same as if these names had been defined from the beginning; `None` where it would have been read otherwise.
    pub(super) fn with(mut self, defines: &[(String, String)]) -> Option<Self> {
        self.begun.preprocessor.define_late(defines, &mut self.begun.tokens).then_some(self)
    }

    /// A file behind this header; `None` where it does not begin with it.
    pub(super) fn before(&self, file: &str) -> Option<Begun<'t>> {
        let mut preprocessor = self.begun.preprocessor.branch();
        preprocessor.open_behind(file, &self.path).then(|| Begun { preprocessor, tokens: self.begun.tokens.clone() })
    }

    /// The same for the last of the files, which needs no copy.
    pub(super) fn into_before(mut self, file: &str) -> Option<Begun<'t>> {
        self.begun.preprocessor.open_behind(file, &self.path).then_some(self.begun)
    }
}
