//! What was asked, as JSON repeats it.

use super::Asked;
use crate::arguments::generation::{Branch, Place, word};
use engine::generation::{LevelAlignment, Temperature};
use model::{Edition, MonsterId, Role};
use serde::Serialize;

/// What is asked, as JSON repeats it.
#[derive(Serialize)]
pub struct Description<'a> {
    level_difficulty: i32,
    depth: Option<i32>,
    place: Option<&'static str>,
    branch: Option<String>,
    plane: Option<String>,
    xl: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    level_alignment: Option<&'static str>,
    gehennom: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rogue: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    demigod: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quest: Option<&'a str>,
    genocided: Vec<&'a str>,
    extinct: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min_adjust: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_adjust: Option<i32>,
}

impl Asked {
    /// What was asked about a class.
    pub fn of_class<'a>(&self, edition: &'a Edition, place: &Place) -> Description<'a> {
        let symbols =
            |ids: &[MonsterId]| ids.iter().filter_map(|id| edition.row(*id)).map(|monster| &*monster.symbol).collect();
        Description {
            level_difficulty: self.scenario.level_difficulty,
            depth: self.depth,
            place: self.preset,
            branch: place.branch.as_ref().map(word),
            plane: place.plane.as_ref().map(word),
            xl: self.scenario.experience_level,
            level_alignment: None,
            gehennom: self.scenario.gehennom,
            rogue: None,
            temperature: None,
            demigod: None,
            quest: None,
            genocided: symbols(&self.scenario.genocided),
            extinct: symbols(&self.scenario.extinct),
            min_adjust: None,
            max_adjust: None,
        }
    }

    /// What was asked about random monsters.
    pub fn of_odds<'a>(&self, edition: &'a Edition, place: &Place, quest: Option<&'a Role>) -> Description<'a> {
        let scenario = &self.scenario;
        Description {
            level_alignment: Some(match scenario.level_alignment {
                LevelAlignment::None => "none",
                LevelAlignment::Lawful => "lawful",
                LevelAlignment::Neutral => "neutral",
                LevelAlignment::Chaotic => "chaotic",
            }),
            rogue: Some(scenario.rogue),
            temperature: Some(match scenario.temperature {
                Temperature::Cold => "cold",
                Temperature::Temperate => "temperate",
                Temperature::Hot => "hot",
            }),
            demigod: Some(scenario.demigod),
            min_adjust: Some(scenario.min_adjust),
            max_adjust: Some(scenario.max_adjust),
            branch: quest.map(|_| Branch::Quest).or(place.branch).as_ref().map(word),
            quest: quest.map(|role| &*role.name),
            ..self.of_class(edition, place)
        }
    }
}
