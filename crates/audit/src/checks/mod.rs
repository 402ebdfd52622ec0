//! The checks, a file each.

pub(crate) mod accepted_gone;
mod attack_dice;
mod attack_gap;
mod class_frequency;
mod class_order;
mod class_split;
mod class_tie;
mod classes;
mod code_range;
mod conveys;
mod difficulty;
mod frequency_range;
mod gehennom_lawful;
mod growth;
mod growth_alignment;
mod growth_resistance;
mod misplaced_flag;
mod race_flag;
mod role_alignment;
mod role_gender;
mod size_weight;
mod symbol_name;
mod truncated;
mod unique_generated;
mod unique_group;
mod words;

use crate::Check;

/// Every check, in the order in which they are made: how a monster is generated, what its row stores, and what it
/// should have in common with other rows.
pub const ALL: &[&Check] = &[
    &difficulty::CHECK,
    &class_split::CHECK,
    &class_order::CHECK,
    &class_tie::CHECK,
    &class_frequency::CHECK,
    &code_range::CHECK,
    &gehennom_lawful::CHECK,
    &unique_generated::CHECK,
    &unique_group::CHECK,
    &frequency_range::CHECK,
    &truncated::CHECK,
    &misplaced_flag::CHECK,
    &symbol_name::CHECK,
    &attack_gap::CHECK,
    &attack_dice::CHECK,
    &size_weight::CHECK,
    &race_flag::CHECK,
    &role_gender::CHECK,
    &role_alignment::CHECK,
    &growth_alignment::CHECK,
    &growth_resistance::CHECK,
    &conveys::CHECK,
    &accepted_gone::CHECK,
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique_and_every_check_says_what_and_why_and_where() {
        let ids: BTreeSet<_> = ALL.iter().map(|check| check.id).collect();
        assert_eq!(ids.len(), ALL.len());
        for check in ALL {
            assert!(check.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", check.id);
            assert!(!check.title.is_empty() && check.explanation.ends_with('.'), "{}", check.id);
            assert!(check.rule.contains('/') && check.rule.contains('('), "{}: {}", check.id, check.rule);
            assert_eq!(Check::by_id(check.id).map(|found| found.id), Some(check.id));
        }
    }
}
