//! Which rules a table is played by.

use super::Table;
use super::facts::Facts;
use model::{DifficultyRule, Family, GenerationRule, Rules, Str};

/// The first `EDITLEVEL` of 3.7 with 5.0's formula of difficulty (`src/mondata.c`, 2025-05-29).
const EDIT_LEVEL_OF_5_0_FORMULA: u16 = 125;

/// The first `EDITLEVEL` of 3.7 after a ring of aggravate monster began to count (`src/dungeon.c`, 2024-03-23), with
/// which 3.7's generation is complete.
const EDIT_LEVEL_OF_3_7_GENERATION: u16 = 102;

/// The `EDITLEVEL` during which 3.7 began to sort the monsters for `mkclass()` (`src/makemon.c`, 2025-02-13).
const EDIT_LEVEL_OF_SORTED_CLASSES: u16 = 119;

/// The first `EDITLEVEL` of 3.7 after the ring doubled the difficulty (`src/dungeon.c`, 2025-05-05), with which 5.0's
/// generation is complete.
const EDIT_LEVEL_OF_5_0_GENERATION: u16 = 124;

/// The first version of xNetHack with 5.0's formula (`src/mondata.c`).
const FIRST_XNETHACK_OF_5_0: u16 = 9;

/// The id of the edition that a rule is taken from; `None` where the rule is the edition's own.
type From = Option<&'static str>;

/// The rules of a tree: its own where they are modelled, else those of the edition that its table is most like.
pub(super) fn rules_of(table: &Table, family: &Family, facts: &Facts) -> Rules {
    let (difficulty, assumed_from) = difficulty(table, family, facts);
    let (generation, generation_assumed_from) = generation(table, family, facts);
    Rules {
        difficulty,
        assumed_from: assumed_from.map(Str::Borrowed),
        generation,
        generation_assumed_from: generation_assumed_from.map(Str::Borrowed),
    }
}

fn difficulty(table: &Table, family: &Family, facts: &Facts) -> (DifficultyRule, From) {
    let version = (facts.major.unwrap_or(0), facts.minor.unwrap_or(0), facts.edit.unwrap_or(0));
    let own = match family {
        Family::NetHack if is_vanilla(table, facts) => match version {
            (5.., ..) => DifficultyRule::V5_0,
            (3, 7, edit) if edit >= EDIT_LEVEL_OF_5_0_FORMULA => DifficultyRule::V5_0,
            (3, 7, _) => DifficultyRule::V3_7,
            _ => DifficultyRule::Classic,
        },
        Family::GlHack => DifficultyRule::Classic,
        Family::SlashEm => DifficultyRule::SlashEm,
        Family::XNetHack if facts.major >= Some(FIRST_XNETHACK_OF_5_0) => DifficultyRule::V5_0,
        // Where it stores no difficulty, it has makedefs's formula as it was.
        Family::UnNetHack if !table.has_field("difficulty") => DifficultyRule::Classic,
        _ => {
            let like = Likeness::of(table);
            return (like.difficulty, Some(like.edition));
        }
    };
    (own, None)
}

fn generation(table: &Table, family: &Family, facts: &Facts) -> (GenerationRule, From) {
    let version = (facts.major.unwrap_or(0), facts.minor.unwrap_or(0), facts.patch.unwrap_or(0));
    match family {
        Family::NetHack if is_vanilla(table, facts) => vanilla_generation(version, facts.edit.unwrap_or(0)),
        Family::Hack | Family::GlHack => (GenerationRule::V3_4_3, Some("nethack-3.4.3")),
        Family::SlashEm => match version {
            (0, 0, 7 | 8) => (GenerationRule::SlashEm, None),
            _ => (GenerationRule::SlashEm, Some("slashem-0.0.7E7F3")),
        },
        Family::XNetHack if version.0 >= FIRST_XNETHACK_OF_5_0 => match version {
            (9, 1, _) => (GenerationRule::XNetHack, None),
            _ => (GenerationRule::XNetHack, Some("xnethack-9.1")),
        },
        Family::EvilHack => match version {
            (0, 9, 3) => (GenerationRule::EvilHack, None),
            _ => (GenerationRule::EvilHack, Some("evilhack-0.9.3")),
        },
        _ => {
            let like = Likeness::of(table);
            (like.generation, Some(like.edition))
        }
    }
}

/// Whether a tree that calls itself NetHack has a version that NetHack had, with a table as it then was. Variants that
/// keep the game's name number themselves, and games before 3.0 had no such rules.
fn is_vanilla(table: &Table, facts: &Facts) -> bool {
    let has_gendered_names = table.has_field("pmnames");
    match (facts.major, facts.minor.unwrap_or(0)) {
        (Some(5), 0) => has_gendered_names,
        (Some(3), 7) => true,
        (Some(3), ..7) => !has_gendered_names,
        _ => false,
    }
}

/// The rule of generation of a version of NetHack itself.
fn vanilla_generation(version: (u16, u16, u16), edit: u16) -> (GenerationRule, From) {
    match version {
        (5.., ..) => (GenerationRule::V5_0, None),
        (3, 7, _) if edit >= EDIT_LEVEL_OF_5_0_GENERATION => (GenerationRule::V5_0, None),
        // Its classes are 5.0's, and its ring is 3.7's.
        (3, 7, _) if edit >= EDIT_LEVEL_OF_SORTED_CLASSES => (GenerationRule::V5_0, Some("nethack-5.0.0")),
        (3, 7, _) if edit >= EDIT_LEVEL_OF_3_7_GENERATION => (GenerationRule::V3_7, None),
        (3, 7, _) => (GenerationRule::V3_7, Some("nethack-3.7")),
        (3, 6, 2..) => (GenerationRule::V3_6_2, None),
        (3, 6, 1) => (GenerationRule::V3_6_1, None),
        (3, 6, 0) => (GenerationRule::V3_6_0, None),
        (3, 5, _) => (GenerationRule::V3_6_0, Some("nethack-3.6.0")),
        (3, 4, 3) => (GenerationRule::V3_4_3, None),
        _ => (GenerationRule::V3_4_3, Some("nethack-3.4.3")),
    }
}

/// The edition that a table is most like, with its rules.
struct Likeness {
    edition: &'static str,
    difficulty: DifficultyRule,
    generation: GenerationRule,
}

impl Likeness {
    fn of(table: &Table) -> Self {
        let (edition, difficulty, generation) = if table.has_constant("G_VLGROUP") {
            ("slashem-0.0.7E7F3", DifficultyRule::SlashEm, GenerationRule::SlashEm)
        } else if table.has_field("pmnames") {
            ("nethack-5.0.0", DifficultyRule::V5_0, GenerationRule::V5_0)
        } else if table.has_field("difficulty") {
            ("nethack-3.6.7", DifficultyRule::Classic, GenerationRule::V3_6_2)
        } else {
            ("nethack-3.4.3", DifficultyRule::Classic, GenerationRule::V3_4_3)
        };
        Self { edition, difficulty, generation }
    }
}
