//! From what the page asks to what the game's rules are asked.

use crate::state::State;
use engine::Generator;
use engine::generation::{Allowance, Enemies, Manner, Scenario, Whereabouts, level_difficulty};
use engine::odds::Odds;

/// C's name of the dungeon of the quests.
const QUEST: &str = "The Quest";

impl State {
    /// Leaves out what the edition does not know, and says so.
    pub fn settle(&mut self, generator: &Generator<'_>, complaints: &mut Vec<String>) {
        let title = &self.edition.title;
        let mut drop = |is_asked: bool, is_known: bool, what: &str| {
            if is_asked && !is_known {
                complaints.push(format!("{title} knows no {what}."));
            }
            is_asked && is_known
        };
        self.aggravate = drop(self.aggravate, generator.knows_aggravation(), "levels that aggravating makes harder");
        if !drop(self.temperature.is_some(), generator.knows_temperature(), "temperature of a level") {
            self.temperature = None;
        }
        let is_aligned = generator.knows_alignment_of(self.manner());
        if !drop(self.sign.is_some(), is_aligned, "such choice of a class by alignment") {
            self.sign = None;
        }
        let is_adjusted = (self.min_adjust, self.max_adjust) != (0, 0);
        if !drop(is_adjusted, generator.knows_adjustment(), "adjustment of the difficulties") {
            (self.min_adjust, self.max_adjust) = (0, 0);
        }
        let takes_mask = self.manner() != Manner::Polymorph;
        let known = || generator.allowances().filter(|_| takes_mask).map(|(_, one)| one);
        for name in self.allow.names() {
            let is_known = generator.allowances().any(|(known, _)| takes_mask && known == name);
            drop(true, is_known, &format!("way to allow {name} here"));
        }
        self.allow = known().filter(|one| self.allow.contains(*one)).fold(Allowance::NONE, Allowance::with);
        if !self.is_quest() {
            self.role = None;
        }
    }

    /// Whether the place is on a quest.
    pub fn is_quest(&self) -> bool {
        self.place.dungeon == QUEST
    }

    /// Whether the hero has become a demigod: who has the Amulet, or is on a plane, performed the invocation.
    pub fn is_demigod(&self) -> bool {
        self.demigod || self.implies_demigod()
    }

    /// Whether that follows from what else is asked.
    pub fn implies_demigod(&self) -> bool {
        self.amulet || self.place.plane.is_some()
    }

    /// How a monster of a class is asked for: without a caller, as most callers do.
    pub fn manner(&self) -> Manner {
        self.caller.map_or(Manner::Mask(Allowance::NONE), |caller| caller.manner)
    }

    /// Where and for whom a monster is generated.
    pub fn scenario(&self, generator: &Generator<'_>) -> Scenario {
        let whereabouts = if self.place.plane.is_some() {
            Whereabouts::Endgame { sanctum: self.sanctum }
        } else if self.amulet {
            Whereabouts::WithAmulet { deepest: self.deepest }
        } else {
            self.place.at(self.depth, Some(self.entry))
        };
        self.at(generator, whereabouts)
    }

    /// The same somewhere else in the same place.
    pub fn at(&self, generator: &Generator<'_>, whereabouts: Whereabouts) -> Scenario {
        let computed = || level_difficulty(generator.rule(), whereabouts, self.experience_level, self.aggravate);
        let mut scenario = Scenario::new(self.difficulty.unwrap_or_else(computed), self.experience_level);
        self.place.set(&mut scenario);
        scenario.level_alignment = self.alignment.unwrap_or(scenario.level_alignment);
        scenario.temperature = self.temperature.unwrap_or(scenario.temperature);
        scenario.demigod = self.is_demigod();
        scenario.genocided.clone_from(&self.genocided);
        scenario.extinct.clone_from(&self.extinct);
        scenario.min_adjust = self.min_adjust;
        scenario.max_adjust = self.max_adjust;
        scenario
    }

    /// The odds of what comes there: on a quest, of the role's enemies as well.
    pub fn odds(&self, generator: &Generator<'_>, scenario: &Scenario) -> Odds {
        match self.role.and_then(Enemies::of) {
            Some(enemies) => generator.quest(scenario, &enemies),
            None => generator.random(scenario),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difficulty(query: &str) -> i32 {
        let (state, complaints) = State::read(query).unwrap();
        assert_eq!(complaints, [""; 0]);
        state.scenario(&Generator::new(state.edition)).level_difficulty
    }

    #[test]
    fn the_place_and_the_amulet_make_a_level_hard() {
        assert_eq!(difficulty("?edition=nethack-3.6.7&depth=10&xl=14"), 10);
        assert_eq!(difficulty("?edition=nethack-3.6.7&depth=10&xl=14&amulet=1&deepest=49"), 49);
        assert_eq!(difficulty("?edition=nethack-3.6.7&place=fire&sanctum=50&xl=14"), 57);
        // Two levels above the lowest of Sokoban, which is entered from depth 7.
        assert_eq!(difficulty("?edition=nethack-3.6.7&place=sokoban&entry=7&depth=4&xl=8"), 10);
        assert_eq!(difficulty("?edition=nethack-3.4.3&place=sokoban&entry=7&depth=4&xl=8"), 4);
        assert_eq!(difficulty("?edition=nethack-3.6.7&depth=10&xl=14&difficulty=72"), 72);
    }

    #[test]
    fn who_has_the_amulet_is_a_demigod() {
        for (query, demigod) in [
            ("?edition=xnethack-9.1&depth=10&xl=14", false),
            ("?edition=xnethack-9.1&depth=10&xl=14&demigod=1", true),
            ("?edition=xnethack-9.1&depth=10&xl=14&amulet=1&deepest=49", true),
            ("?edition=xnethack-9.1&place=fire&xl=14", true),
        ] {
            let (state, _) = State::read(query).unwrap();
            assert_eq!(state.scenario(&Generator::new(state.edition)).demigod, demigod, "{query}");
        }
    }

    #[test]
    fn adjustments_move_the_window() {
        let window = |query: &str| {
            let (state, _) = State::read(&format!("?edition=nethack-5.0.0&depth=10&xl=10&{query}")).unwrap();
            let generator = Generator::new(state.edition);
            let window = generator.pool(&state.scenario(&generator)).window;
            (window.min, window.max)
        };
        let (min, max) = window("");
        assert_eq!(window("min-adjust=2&max-adjust=-1"), (min + 2, max - 1));
    }

    #[test]
    fn masks_and_adjustments_are_those_of_the_edition() {
        for (query, adjusts, allows, complaints) in [
            ("?edition=nethack-5.0.0&view=class&allow=G_HELL&allow=G_NOGEN&min-adjust=2", (2, 0), "G_NOGEN G_HELL", 0),
            ("?edition=nethack-3.6.7&view=class&allow=G_HELL&allow=G_NOGEN&max-adjust=2", (0, 0), "G_NOGEN", 2),
            ("?edition=slashem-0.0.7E7F3&view=class&allow=MKC_ULIMIT&allow=G_IGNORE", (0, 0), "MKC_ULIMIT", 1),
            ("?edition=nethack-3.6.7&view=class&allow=G_NOGEN&caller=polymorph", (0, 0), "", 1),
            ("?edition=nethack-3.6.7&view=class&allow=G_LIGHT", (0, 0), "", 1),
            ("?edition=nethack-3.4.3&view=class&allow=G_NOGEN&allow=G_UNIQ", (0, 0), "G_NOGEN G_UNIQ", 0),
        ] {
            let (mut state, mut said) = State::read(query).unwrap();
            state.settle(&Generator::new(state.edition), &mut said);
            let allowed = state.allow.names().collect::<Vec<_>>().join(" ");
            assert_eq!(((state.min_adjust, state.max_adjust), &*allowed), (adjusts, allows), "{query}");
            assert_eq!(said.len(), complaints, "{query}: {said:?}");
        }
    }

    #[test]
    fn what_an_edition_does_not_know_is_left_out_and_said() {
        let (mut state, mut complaints) = State::read("?edition=nethack-3.6.7&aggravate=1&temperature=hot").unwrap();
        state.settle(&Generator::new(state.edition), &mut complaints);
        assert_eq!((state.aggravate, state.temperature), (false, None));
        assert_eq!(complaints.len(), 2);
    }
}
