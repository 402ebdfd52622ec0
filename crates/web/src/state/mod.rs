//! All that the page shows follows from one value, and that value is its URL.

mod depths;
mod read;
mod write;

use crate::sort::Sort;
pub use read::ADJUSTMENTS;

use depths::{deepests, depths, sanctums};
use engine::generation::{Allowance, Caller, LevelAlignment, Place, Sign, Temperature, places};
use model::{Class, Edition, Monster, MonsterId, Role};

/// The experience levels that there are.
pub const EXPERIENCE_LEVELS: (i32, i32) = (1, 30);

/// How many spawns are asked about at first.
const USUAL_SPAWNS: u32 = 10;

/// What the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Which monsters may come.
    Threats,
    /// Which monster of a class comes.
    Class,
    /// One monster.
    Monster,
    /// Two editions.
    Compare,
    /// What comes by depth.
    Curves,
}

impl View {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Threats, Self::Class, Self::Monster, Self::Compare, Self::Curves];

    /// Its word in a URL.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Threats => "threats",
            Self::Class => "class",
            Self::Monster => "monster",
            Self::Compare => "compare",
            Self::Curves => "curves",
        }
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Threats => "Threats",
            Self::Class => "By class",
            Self::Monster => "Monster",
            Self::Compare => "Compare",
            Self::Curves => "Curves",
        }
    }
}

/// The alignments of a level, by their words in a URL.
pub const LEVEL_ALIGNMENTS: [(&str, LevelAlignment); 4] = [
    ("none", LevelAlignment::None),
    ("lawful", LevelAlignment::Lawful),
    ("neutral", LevelAlignment::Neutral),
    ("chaotic", LevelAlignment::Chaotic),
];

/// The temperatures of a level, by their words in a URL.
pub const TEMPERATURES: [(&str, Temperature); 3] =
    [("cold", Temperature::Cold), ("temperate", Temperature::Temperate), ("hot", Temperature::Hot)];

/// The alignments that can be asked of a monster, by their words in a URL.
pub const SIGNS: [(&str, Sign); 3] = [("lawful", Sign::Lawful), ("neutral", Sign::Neutral), ("chaotic", Sign::Chaotic)];

/// What the page shows, and of what.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "the page asks so many questions with yes or no")]
pub struct State {
    /// What is shown.
    pub view: View,
    /// Of which edition.
    pub edition: &'static Edition,
    /// Where the hero is.
    pub place: Place,
    /// At which depth; it does not count on the planes.
    pub depth: i32,
    /// The depth of the level from which a branch is entered that builds up.
    pub entry: i32,
    /// The depth of Moloch's Sanctum, for the planes.
    pub sanctum: i32,
    /// The level's difficulty, where it is given rather than computed.
    pub difficulty: Option<i32>,
    /// The hero's experience level.
    pub experience_level: i32,
    /// Whether the hero has the Amulet.
    pub amulet: bool,
    /// The greatest depth that was reached, for the Amulet.
    pub deepest: i32,
    /// Whether the hero wears what aggravates monsters.
    pub aggravate: bool,
    /// Whether the Wizard was killed, or the invocation performed.
    pub demigod: bool,
    /// The level's alignment, where it is not the place's.
    pub alignment: Option<LevelAlignment>,
    /// The level's temperature, where it is not the place's.
    pub temperature: Option<Temperature>,
    /// The role whose quest it is, by its short name.
    pub role: Option<&'static Role>,
    /// The species that were genocided.
    pub genocided: Vec<MonsterId>,
    /// The species of which too many were born.
    pub extinct: Vec<MonsterId>,
    /// What is added to the least difficulty.
    pub min_adjust: i32,
    /// What is added to the greatest difficulty.
    pub max_adjust: i32,
    /// What is searched for among the monsters.
    pub search: String,
    /// The order of the table.
    pub sort: Sort,
    /// Which page of the table, from 1.
    pub page: usize,
    /// Whether the table is on one page.
    pub whole: bool,
    /// In how many spawns one of the listed is expected.
    pub spawns: u32,
    /// The class that is asked for.
    pub class: Class,
    /// The alignment that a monster of the class must have.
    pub sign: Option<Sign>,
    /// Who asks for a monster of the class.
    pub caller: Option<&'static Caller>,
    /// What whoever asks allows besides ordinary monsters.
    pub allow: Allowance,
    /// The monster that is shown.
    pub monster: MonsterId,
    /// The edition that is compared.
    pub other: &'static Edition,
    /// The monsters whose curves are drawn.
    pub curves: Vec<MonsterId>,
}

impl State {
    /// The query of the page after a change.
    pub fn link(&self, change: impl FnOnce(&mut Self)) -> String {
        let mut changed = self.clone();
        changed.page = 1;
        change(&mut changed);
        changed.query()
    }

    /// The same in another edition, as far as it has what is asked about.
    pub fn in_edition(&self, edition: &'static Edition) -> Self {
        let like = |id: &MonsterId| self.find(*id).and_then(|monster| crate::monsters::like(edition, monster));
        let all = |ids: &[MonsterId]| ids.iter().filter_map(like).map(|monster| monster.id).collect();
        let places = places(edition.rules.generation);
        let place = places.iter().find(|place| place.name == self.place.name).or_else(|| places.first());
        let place = place.cloned().unwrap_or_else(|| self.place.clone());
        let (least, most) = depths(&place, self.entry);
        let role = self.role.and_then(|role| engine::generation::find_role(edition, &role.file_code));
        Self {
            edition,
            depth: self.depth.clamp(least, most),
            place,
            role,
            genocided: all(&self.genocided),
            extinct: all(&self.extinct),
            monster: like(&self.monster).map_or(MonsterId(0), |monster| monster.id),
            curves: all(&self.curves),
            ..self.clone()
        }
    }

    /// The depths that the place can have.
    pub fn depths(&self) -> (i32, i32) {
        depths(&self.place, self.entry)
    }

    /// The depths that Moloch's Sanctum can have.
    pub fn sanctums(&self) -> (i32, i32) {
        sanctums(self.edition.rules.generation)
    }

    /// The depths that may be the deepest that the hero reached.
    pub fn deepests(&self) -> (i32, i32) {
        deepests(self.edition.rules.generation, self.depth)
    }

    /// A monster of the edition.
    pub fn find(&self, id: MonsterId) -> Option<&'static Monster> {
        self.edition.row(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> (State, Vec<String>) {
        State::read(query).unwrap()
    }

    #[test]
    fn without_a_query_the_newest_game_begins() {
        let (state, complaints) = read("");
        assert_eq!(complaints, [""; 0]);
        assert_eq!(state.query(), "?edition=nethack-5.0.0&place=main&depth=1&xl=1");
    }

    #[test]
    fn what_is_asked_for_is_in_the_query() {
        for query in [
            "?edition=nethack-3.6.7&place=main&depth=10&xl=14&amulet=1&deepest=49",
            "?edition=nethack-5.0.0&place=gehennom&depth=40&xl=12&alignment=chaotic&temperature=cold",
            "?edition=nethack-3.6.7&place=sokoban&entry=7&depth=4&xl=8",
            "?edition=slashem-0.0.7E7F3&place=fire&sanctum=60&xl=20&genocided=LICH&genocided=MASTER_LICH&q=dragon",
            "?edition=nethack-3.4.3&place=quest&depth=12&xl=14&role=Sam&sort=name&page=2",
            "?edition=nethack-5.0.0&place=main&depth=5&xl=5&min-adjust=-2&max-adjust=3&extinct=NEWT",
            "?view=class&edition=nethack-5.0.0&place=main&depth=25&xl=14&class=S_LICH&sign=chaotic",
            "?view=class&edition=nethack-5.0.0&place=main&depth=25&xl=14&class=S_EEL&allow=G_NOGEN&allow=G_IGNORE",
            "?view=monster&edition=nethack-3.6.7&place=main&depth=1&xl=1&monster=NEWT",
            "?view=compare&edition=nethack-3.6.7&place=main&depth=1&xl=1&with=nethack-3.4.3",
            "?view=curves&edition=nethack-3.6.7&place=main&depth=1&xl=1&curve=NEWT&curve=SOLDIER_ANT",
        ] {
            let (state, complaints) = read(query);
            assert_eq!(state.query(), query);
            assert_eq!(complaints, [""; 0], "{query}");
        }
    }
}
