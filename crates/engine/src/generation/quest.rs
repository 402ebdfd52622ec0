//! What comes on the levels of the quest: `qt_montype()` of `src/questpgr.c`, which `rndmonst()` asks first.

use super::Scenario;
use super::class::ClassChoice;
use super::generator::Generator;
use crate::odds::{Mixture, Odds};
use crate::ratio::Ratio;
use model::{Class, Edition, MonsterId, Role};

/// A role's enemies (`struct Role` of `src/role.c`): two species or none, and two classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enemies {
    /// `enemy1num`; `None` for `NON_PM`.
    pub first: Option<MonsterId>,
    /// `enemy2num`; `None` for `NON_PM`.
    pub second: Option<MonsterId>,
    /// `enemy1sym`.
    pub first_class: Class,
    /// `enemy2sym`.
    pub second_class: Class,
}

impl Enemies {
    /// The enemies of a role; `None` where its row does not name them: in UnNetHack 6, whose quests are scripts, and for
    /// roles of dNAO whose enemies are in the code.
    pub fn of(role: &Role) -> Option<Self> {
        let [first, second] = role.enemies.as_ref()?;
        Some(Self {
            first: first.species,
            second: second.species,
            first_class: first.class.clone()?,
            second_class: second.class.clone()?,
        })
    }
}

/// The role that is called so: by its short name (`Arc`), or by the name of a man or a woman in it (`Archeologist`,
/// `Cavewoman`), in letters of any case. `None` where the edition has none of this name, as none has before 3.3.
///
/// The game takes the beginning of a name as well (`str2role()`, `src/role.c`, since 3.3), which is no help where
/// several begin so.
pub fn find_role<'e>(edition: &'e Edition, called: &str) -> Option<&'e Role> {
    let is = |name: &str| !name.is_empty() && name.eq_ignore_ascii_case(called);
    let is_called = |role: &&Role| is(&role.file_code) || is(&role.name) || role.female_name.as_deref().is_some_and(is);
    edition.roles.iter().find(is_called)
}

/// Four of five: how often the first enemies are asked for, and how often a species itself rather than its class.
const MOSTLY: (u8, u8) = (4, 5);

impl Generator<'_> {
    /// The odds of a random monster on a level of the quest.
    ///
    /// In six of seven cases (always in SLASH'EM) the role's enemies are asked for, the first ones in four of five; the
    /// species in four of five of those, unless it was genocided, and else its class. Where that gives nothing, it is
    /// as elsewhere. An extinct species still comes.
    pub fn quest(&self, scenario: &Scenario, enemies: &Enemies) -> Odds {
        let (asked, of) = self.rule.quest;
        let (Some(asked), Some(mostly)) = (Ratio::new(asked, of), Ratio::new(MOSTLY.0, MOSTLY.1)) else {
            return Odds::none();
        };
        let (Some(otherwise), Some(seldom)) = (asked.complement(), mostly.complement()) else { return Odds::none() };
        let mut mixture = Mixture::new();
        let each = [(&mostly, enemies.first, &enemies.first_class), (&seldom, enemies.second, &enemies.second_class)];
        for (share, species, class) in each {
            let share = &asked * share;
            let of_class = self.class(scenario, &ClassChoice::new(class.clone()));
            match species.filter(|species| !scenario.genocided.contains(species)) {
                Some(species) => {
                    mixture.add_monster(species, &(&share * &mostly));
                    mixture.add(&of_class, &(&share * &seldom));
                }
                None => mixture.add(&of_class, &share),
            }
        }
        let elsewhere = self.random(scenario);
        mixture.fall_back(&elsewhere);
        mixture.add(&elsewhere, &otherwise);
        mixture.odds()
    }
}
