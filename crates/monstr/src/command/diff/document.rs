//! A difference as JSON.

use super::Told;
use crate::command::chances::integer;
use audit::difference::{self, Difference, Value};
use engine::Ratio;
use engine::ratio::Natural;
use model::{ExtraValue, Str};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number};

/// The document of `monstr diff`.
#[derive(Serialize)]
pub struct Document<'a> {
    a: &'a str,
    b: &'a str,
    #[serde(flatten)]
    rows: Rows,
    difficulty: Difficulty<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<Vec<Odds<'a>>>,
}

impl<'a> Document<'a> {
    pub(super) fn of(told: &'a Told<'_>) -> Self {
        let rules = [told.old, told.new].map(|edition| edition.rules.difficulty.id());
        let changed =
            told.recomputed.iter().map(|row| Recomputed { row: (&row.row).into(), old: row.old, new: row.new });
        Self {
            a: &told.old.id,
            b: &told.new.id,
            rows: Rows::from(&told.difference),
            difficulty: Difficulty { rules, changed: changed.collect() },
            odds: told.odds.as_ref().map(|odds| odds.iter().map(Odds::from).collect()),
        }
    }
}

/// The members that only one `struct permonst` has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Members {
    /// Those that are new.
    pub added: Vec<String>,
    /// Those that are gone.
    pub removed: Vec<String>,
}

/// Which rows differ, and in what.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rows {
    /// The members of the rows.
    pub members: Members,
    /// The rows that are new.
    pub added: Vec<Row>,
    /// The rows that are gone.
    pub removed: Vec<Row>,
    /// The rows that have other names.
    pub renamed: Vec<Renamed>,
    /// The rows that stand elsewhere.
    pub moved: Vec<Moved>,
    /// The rows with fields that differ.
    pub changed: Vec<Changed>,
}

impl Rows {
    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Leaves only the monsters that are meant, by their symbols.
    pub fn retain(&mut self, is_meant: impl Fn(&str) -> bool) {
        self.members = Members::default();
        self.added.retain(|row| is_meant(&row.symbol));
        self.removed.retain(|row| is_meant(&row.symbol));
        self.renamed.retain(|row| is_meant(&row.old.symbol) || is_meant(&row.new.symbol));
        self.moved.retain(|row| is_meant(&row.row.symbol));
        self.changed.retain(|row| is_meant(&row.row.symbol));
    }
}

impl From<&Difference> for Rows {
    fn from(difference: &Difference) -> Self {
        Self {
            members: Members { added: owned(&difference.members_added), removed: owned(&difference.members_removed) },
            added: difference.added.iter().map(Row::from).collect(),
            removed: difference.removed.iter().map(Row::from).collect(),
            renamed: difference.renamed.iter().map(Renamed::from).collect(),
            moved: difference.moved.iter().map(Moved::from).collect(),
            changed: difference.changed.iter().map(Changed::from).collect(),
        }
    }
}

/// A row by what it is called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The index in the table that has it, in the new one where both do.
    pub index: u16,
    /// The PM name without its prefix.
    pub symbol: String,
    /// The name.
    pub name: String,
}

impl From<&difference::Row> for Row {
    fn from(row: &difference::Row) -> Self {
        Self { index: row.index, symbol: row.symbol.to_string(), name: row.name.to_string() }
    }
}

/// A row with other names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Renamed {
    /// What it was called.
    pub old: Called,
    /// What it is called.
    pub new: Called,
}

impl From<&difference::Renamed> for Renamed {
    fn from(renamed: &difference::Renamed) -> Self {
        Self { old: (&renamed.old).into(), new: (&renamed.new).into() }
    }
}

/// What a row is called in one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Called {
    /// The PM name without its prefix.
    pub symbol: String,
    /// The name; the neuter one where there are names by gender.
    pub name: String,
    /// The male name.
    pub male: Option<String>,
    /// The female name.
    pub female: Option<String>,
}

impl From<&difference::Called> for Called {
    fn from(called: &difference::Called) -> Self {
        let owned = |name: &Option<Str>| name.as_ref().map(Str::to_string);
        Self {
            symbol: called.symbol.to_string(),
            name: called.names.neuter.to_string(),
            male: owned(&called.names.male),
            female: owned(&called.names.female),
        }
    }
}

/// A row that stands elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The row.
    #[serde(flatten)]
    pub row: Row,
    /// Where it stood.
    pub old: Position,
    /// Where it stands.
    pub new: Position,
}

impl From<&difference::Moved> for Moved {
    fn from(moved: &difference::Moved) -> Self {
        Self { row: (&moved.row).into(), old: (&moved.old).into(), new: (&moved.new).into() }
    }
}

/// A place in a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The index.
    pub index: u16,
    /// The PM name of the row before it.
    pub after: Option<String>,
}

impl From<&difference::Position> for Position {
    fn from(position: &difference::Position) -> Self {
        Self { index: position.index, after: position.after.as_ref().map(Str::to_string) }
    }
}

/// A row with fields that differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Changed {
    /// The row.
    #[serde(flatten)]
    pub row: Row,
    /// Its fields that differ.
    pub fields: Vec<FieldChange>,
}

impl From<&difference::Changed> for Changed {
    fn from(changed: &difference::Changed) -> Self {
        Self { row: (&changed.row).into(), fields: changed.fields.iter().map(FieldChange::from).collect() }
    }
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FieldChange {
    /// Its name in C.
    pub field: String,
    /// What it held.
    pub old: serde_json::Value,
    /// What it holds.
    pub new: serde_json::Value,
}

impl From<&difference::FieldChange> for FieldChange {
    fn from(change: &difference::FieldChange) -> Self {
        Self { field: change.field.to_string(), old: value(&change.old), new: value(&change.new) }
    }
}

fn value(value: &Value) -> serde_json::Value {
    match value {
        Value::Int(number) => int(*number),
        Value::Name(name) => name.to_string().into(),
        Value::Flags(flags) => owned(flags).into(),
        Value::Extra(value) => extra(value),
    }
}

fn extra(value: &ExtraValue) -> serde_json::Value {
    match value {
        ExtraValue::Int(number) => int(*number),
        ExtraValue::Real(number) => Number::from_f64(*number).into(),
        ExtraValue::Text(text) | ExtraValue::Symbol(text) => text.to_string().into(),
        ExtraValue::Null => serde_json::Value::Null,
        ExtraValue::List(values) => values.iter().map(extra).collect(),
        ExtraValue::Struct(members) => {
            let member = |member: &model::Extra| (member.field.to_string(), extra(&member.value));
            members.iter().map(member).collect::<Map<_, _>>().into()
        }
    }
}

/// A number of C; one of more than 64 bits in words, as many readers of JSON would round it.
fn int(number: i128) -> serde_json::Value {
    Number::from_i128(number).map_or_else(|| number.to_string().into(), Into::into)
}

fn owned(names: &[Str]) -> Vec<String> {
    names.iter().map(Str::to_string).collect()
}

/// Which difficulties follow.
#[derive(Serialize)]
struct Difficulty<'a> {
    rules: [&'a str; 2],
    changed: Vec<Recomputed>,
}

#[derive(Serialize)]
struct Recomputed {
    #[serde(flatten)]
    row: Row,
    old: u32,
    new: u32,
}

/// Where a monster's chance changed most.
#[derive(Serialize)]
struct Odds<'a> {
    #[serde(flatten)]
    row: Row,
    depth: i32,
    xl: i32,
    old: Chance<'a>,
    new: Chance<'a>,
}

impl<'a> From<&'a difference::OddsChange> for Odds<'a> {
    fn from(change: &'a difference::OddsChange) -> Self {
        Self {
            row: (&change.row).into(),
            depth: change.place.depth,
            xl: change.place.experience_level,
            old: Chance::from(&change.old),
            new: Chance::from(&change.new),
        }
    }
}

#[derive(Serialize)]
struct Chance<'a> {
    #[serde(serialize_with = "by_reference")]
    num: &'a Natural,
    #[serde(serialize_with = "by_reference")]
    den: &'a Natural,
}

impl<'a> From<&'a Ratio> for Chance<'a> {
    fn from(ratio: &'a Ratio) -> Self {
        Self { num: ratio.numerator(), den: ratio.denominator() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn by_reference<S: serde::Serializer>(number: &&Natural, serializer: S) -> Result<S::Ok, S::Error> {
    integer(number, serializer)
}
