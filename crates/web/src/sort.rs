//! The order of a table of monsters.

use std::fmt;

/// A column that monsters are sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The class, by its number in the edition; the order in the array within it.
    Class,
    /// The name.
    Name,
    /// The difficulty.
    Difficulty,
    /// The level.
    Level,
    /// The speed.
    Speed,
    /// The armour class.
    ArmorClass,
    /// The magic resistance.
    MagicResistance,
    /// The attacks, by the worst of them.
    Attacks,
    /// The chance.
    Odds,
}

impl Column {
    /// All of them, as they stand in the table.
    pub const ALL: [Self; 9] = [
        Self::Class,
        Self::Name,
        Self::Difficulty,
        Self::Level,
        Self::Speed,
        Self::ArmorClass,
        Self::MagicResistance,
        Self::Attacks,
        Self::Odds,
    ];

    /// Its word in a URL.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::Name => "name",
            Self::Difficulty => "difficulty",
            Self::Level => "level",
            Self::Speed => "speed",
            Self::ArmorClass => "ac",
            Self::MagicResistance => "mr",
            Self::Attacks => "attacks",
            Self::Odds => "odds",
        }
    }

    /// Its heading, and what that is short for.
    pub const fn heading(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Class => ("S", Some("symbol")),
            Self::Name => ("Monster", None),
            Self::Difficulty => ("Diff", Some("difficulty")),
            Self::Level => ("Lvl", Some("level")),
            Self::Speed => ("Spd", Some("speed")),
            Self::ArmorClass => ("AC", Some("armour class")),
            Self::MagicResistance => ("MR", Some("magic resistance in percent")),
            Self::Attacks => ("Attacks", None),
            Self::Odds => ("Odds", None),
        }
    }

    /// Whether the greatest is of most interest, and comes first.
    const fn begins_with_the_greatest(self) -> bool {
        !matches!(self, Self::Class | Self::Name | Self::ArmorClass)
    }
}

/// A column, and whether the greatest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The column.
    pub column: Column,
    /// Whether the greatest comes first.
    pub descending: bool,
}

/// The likeliest first.
impl Default for Sort {
    fn default() -> Self {
        Self::by(Column::Odds)
    }
}

impl Sort {
    /// The order in which a column is of most use.
    pub const fn by(column: Column) -> Self {
        Self { column, descending: column.begins_with_the_greatest() }
    }

    /// The order that a column's heading asks for: its usual one, or the other if that is there already.
    #[must_use]
    pub fn asked(self, column: Column) -> Self {
        let usual = Self::by(column);
        if self == usual { Self { descending: !usual.descending, ..usual } } else { usual }
    }

    /// The order that a word of a URL stands for: a column, for the other order than its usual one with a `-` before it.
    pub fn read(word: &str) -> Option<Self> {
        let (name, is_other) = word.strip_prefix('-').map_or((word, false), |name| (name, true));
        let usual = Self::by(Column::ALL.into_iter().find(|column| column.id() == name)?);
        Some(Self { descending: usual.descending != is_other, ..usual })
    }
}

/// The word in a URL.
impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_usual = *self == Self::by(self.column);
        write!(f, "{}{}", if is_usual { "" } else { "-" }, self.column.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_asks_for_its_usual_order_and_then_for_the_other() {
        let by_odds = Sort::default();
        let by_name = by_odds.asked(Column::Name);
        assert_eq!((by_name.to_string(), by_name.descending), ("name".to_owned(), false));
        let turned = by_name.asked(Column::Name);
        assert_eq!((turned.to_string(), turned.descending), ("-name".to_owned(), true));
        assert_eq!(turned.asked(Column::Name), by_name);
        assert!(turned.asked(Column::Speed).descending);
    }

    #[test]
    fn words_stand_for_orders() {
        for column in Column::ALL {
            for sort in [Sort::by(column), Sort::by(column).asked(column)] {
                assert_eq!(Sort::read(&sort.to_string()), Some(sort));
            }
        }
        assert_eq!(Sort::read("weight"), None);
    }
}
