//! Which rules a table is played by.

use super::Table;
use super::facts::Facts;
use model::{DifficultyRule, Family, Rules, Str};

/// The first `EDITLEVEL` of 3.7 with 5.0's formula (`src/mondata.c`, 2025-05-29).
const EDIT_LEVEL_OF_5_0_FORMULA: u16 = 125;

/// The first version of xNetHack with 5.0's formula (`src/mondata.c`).
const FIRST_XNETHACK_OF_5_0: u16 = 9;

/// The rules of a family and version that are modelled as its own.
pub fn rules_for(difficulty: DifficultyRule) -> Rules {
    Rules { difficulty, assumed_from: None }
}

/// The rules of a tree: its own where they are modelled, else those of the edition that its table is most like.
pub(super) fn rules_of(table: &Table, family: &Family, facts: &Facts) -> Rules {
    let version = (facts.major.unwrap_or(0), facts.minor.unwrap_or(0), facts.edit.unwrap_or(0));
    match family {
        Family::NetHack | Family::Hack | Family::GlHack => rules_for(match version {
            (5.., ..) => DifficultyRule::V5_0,
            (3, 7, edit) if edit >= EDIT_LEVEL_OF_5_0_FORMULA => DifficultyRule::V5_0,
            (3, 7, _) => DifficultyRule::V3_7,
            _ => DifficultyRule::Classic,
        }),
        Family::SlashEm => rules_for(DifficultyRule::SlashEm),
        Family::XNetHack if facts.major >= Some(FIRST_XNETHACK_OF_5_0) => rules_for(DifficultyRule::V5_0),
        // Where it stores no difficulty, it has makedefs's formula as it was.
        Family::UnNetHack if !table.has_field("difficulty") => rules_for(DifficultyRule::Classic),
        _ => {
            let (difficulty, from) = if table.has_constant("G_VLGROUP") {
                (DifficultyRule::SlashEm, "slashem-0.0.7E7F3")
            } else if table.has_field("pmnames") {
                (DifficultyRule::V5_0, "nethack-5.0.0")
            } else if table.has_field("difficulty") {
                (DifficultyRule::Classic, "nethack-3.6.7")
            } else {
                (DifficultyRule::Classic, "nethack-3.4.3")
            };
            Rules { difficulty, assumed_from: Some(Str::Borrowed(from)) }
        }
    }
}
