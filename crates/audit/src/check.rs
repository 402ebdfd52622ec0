//! What a check is, and what it has before it.

use crate::{Finding, Need, Severity, Source};
use engine::Generator;
use model::{DifficultyRule, Edition, MonsterId};

/// A check: what it is called, why it is made, and how.
#[derive(Debug)]
pub struct Check {
    /// Its stable id, such as `class-order`.
    pub id: &'static str,
    /// How bad its findings are; a finding may say otherwise.
    pub severity: Severity,
    /// What it finds, in a few words.
    pub title: &'static str,
    /// What it compares, and what the game does where it finds something.
    pub explanation: &'static str,
    /// Where the game's own source has the rule: file, function and versions.
    pub rule: &'static str,
    /// What it needs. Where one of these is lacking it is not made, whoever asks for it.
    pub needs: &'static [Need],
    /// Whether it says what the rules of generation make of a table: where these are assumed, its findings are notes.
    pub by_generation: bool,
    /// Whether the game gives no reason to make it of an edition, so that it is made only if it is asked for.
    pub(crate) withheld: fn(&Context<'_>) -> bool,
    pub(crate) run: fn(&Self, &Context<'_>) -> Vec<Finding>,
}

impl Check {
    /// The check with this id.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        crate::checks::ALL.iter().copied().find(|check| check.id == id)
    }

    /// Whether it needs a tree's source, so that it is not made of an edition that is compiled in.
    pub fn needs_source(&self) -> bool {
        self.needs.contains(&Need::Source)
    }
}

/// What a check has before it: an edition, and what was looked up of it once.
#[derive(Debug)]
pub struct Context<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// What generates its monsters, by its own rule.
    pub generator: Generator<'a>,
    /// The rule of difficulty.
    pub rule: DifficultyRule,
    /// Whether somebody named that rule, so that it counts in spite of being no rule of the edition's own.
    pub rule_is_given: bool,
    /// What the source says beside the table; `None` for an edition that is compiled in.
    pub source: Option<&'a Source>,
}

impl<'a> Context<'a> {
    /// The context of an edition; `rule` where the difficulties are to be held against another rule than its own.
    pub fn new(edition: &'a Edition, rule: Option<DifficultyRule>, source: Option<&'a Source>) -> Self {
        let generator = Generator::new(edition);
        let rule_is_given = rule.is_some();
        Self { edition, generator, rule: rule.unwrap_or(edition.rules.difficulty), rule_is_given, source }
    }

    /// Whether a row is chosen when nobody asks for its species: one below the long worm tail that is neither `G_NOGEN`
    /// nor `G_UNIQ`, and has a frequency.
    pub fn is_generated(&self, monster: &model::Monster) -> bool {
        let has_frequency = monster.generation.as_ref().is_some_and(|generation| generation.frequency > 0);
        has_frequency && self.generator.is_ordinary(monster.id)
    }

    /// Whether a row lies before the first that is never generated.
    pub fn is_before_special(&self, monster: MonsterId) -> bool {
        usize::from(monster.0) < self.edition.special_start()
    }
}

/// For a check that is made of every edition that has what it needs.
pub(crate) fn never_withheld(_: &Context<'_>) -> bool {
    false
}
