//! Why monsters do not come, for the commands that say who does.

use crate::arguments::answer::Why;
use crate::exit::Failure;
use crate::names;
use engine::generation::Exclusion;
use model::{Edition, Monster, MonsterId};
use serde::Serialize;
use std::io::{self, Write};

/// A monster with all that keeps it out; with nothing, it may come.
#[derive(Serialize)]
pub struct Excluded<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    conditions: Vec<Condition>,
}

/// One condition.
#[derive(Serialize)]
struct Condition {
    id: &'static str,
    words: String,
}

/// The monsters that are asked about: those that are named, or all.
pub struct Asked<'a> {
    monsters: Vec<&'a Monster>,
    /// Whether those that may come are left out.
    excluded_only: bool,
}

impl<'a> Asked<'a> {
    /// Those that the command line asks about, among `all` where it names none; `None` where it asks about none.
    pub fn of(edition: &'a Edition, why: &Why, all: impl Fn(&Monster) -> bool) -> Result<Option<Self>, Failure> {
        if why.excluded {
            let monsters = edition.monsters.iter().filter(|monster| all(monster)).collect();
            return Ok(Some(Self { monsters, excluded_only: true }));
        }
        if why.why.is_empty() {
            return Ok(None);
        }
        let named: Result<_, _> = why.why.iter().map(|called| names::monster(edition, called)).collect();
        Ok(Some(Self { monsters: named?, excluded_only: false }))
    }

    /// Each of them with what keeps it out.
    pub fn answer(&self, conditions: impl Fn(MonsterId) -> Vec<Exclusion>) -> Vec<Excluded<'a>> {
        let answers = self.monsters.iter().map(|monster| Excluded {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            conditions: conditions(monster.id)
                .into_iter()
                .map(|condition| Condition { id: condition.id(), words: condition.to_string() })
                .collect(),
        });
        answers.filter(|answer| !self.excluded_only || !answer.conditions.is_empty()).collect()
    }
}

/// Writes a line for each.
pub fn write_table(output: &mut impl Write, answers: &[Excluded<'_>]) -> io::Result<()> {
    writeln!(output)?;
    if answers.is_empty() {
        return writeln!(output, "Nothing is kept out.");
    }
    let mut table = super::plain_table();
    table.set_header(["monster", "kept out"]);
    for answer in answers {
        let words: Vec<_> = answer.conditions.iter().map(|condition| &*condition.words).collect();
        let words = if words.is_empty() { "by nothing: it may come".to_owned() } else { words.join("; ") };
        table.add_row([answer.name, &words]);
    }
    super::write_table(output, &table)
}
