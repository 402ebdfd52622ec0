//! A monster as JSON: what `monstr show`, `list` and `export` give to programs.

use engine::severity::severity;
use engine::uses::{base_experience, species_difficulty};
use engine::words::trait_names;
use model::{Attack, Edition, Extra, ExtraValue, FlagSet, Monster, NamedFlags, OpenEnum};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The document: some or all monsters of an edition.
#[derive(Serialize)]
pub struct Document<'a> {
    edition: &'a str,
    monsters: Vec<Row<'a>>,
}

/// A monster. Names of flags and types are C's; what the edition lacks is null.
#[derive(Serialize)]
pub struct Row<'a> {
    index: u16,
    symbol: &'a str,
    name: &'a str,
    names: Names<'a>,
    class: Class<'a>,
    level: i16,
    level_shown: i16,
    speed: i16,
    ac: Option<i16>,
    mr: Option<i16>,
    alignment: Option<i16>,
    difficulty: i32,
    frequency: Option<u8>,
    generation: Option<Vec<String>>,
    attacks: Vec<AttackRow<'a>>,
    weight: Option<u32>,
    nutrition: Option<u32>,
    sound: Option<&'a str>,
    size: Option<&'a str>,
    resists: Option<Vec<String>>,
    conveys: Option<Vec<String>>,
    traits: Vec<String>,
    color: Option<&'a str>,
    experience: u64,
    masks: Masks<'a>,
    extra: Fields<'a>,
    source: Source<'a>,
}

#[derive(Serialize)]
struct Names<'a> {
    male: Option<&'a str>,
    female: Option<&'a str>,
    neuter: &'a str,
}

#[derive(Serialize)]
struct Class<'a> {
    symbol: Option<char>,
    name: &'a str,
}

#[derive(Serialize)]
struct AttackRow<'a> {
    slot: u8,
    r#type: &'a str,
    damage: &'a str,
    dice: i16,
    sides: i16,
    severity: Option<&'static str>,
}

#[derive(Serialize)]
struct Source<'a> {
    file: &'a str,
    line: u32,
}

impl<'a> Document<'a> {
    /// The document of these monsters.
    pub fn of(edition: &'a Edition, monsters: impl IntoIterator<Item = &'a Monster>) -> Self {
        Self { edition: &edition.id, monsters: monsters.into_iter().map(|monster| Row::of(edition, monster)).collect() }
    }
}

impl<'a> Row<'a> {
    fn of(edition: &'a Edition, monster: &'a Monster) -> Self {
        let class = edition.class(&monster.class);
        let names = &monster.names;
        Self {
            index: monster.id.0,
            symbol: &monster.symbol,
            name: monster.name(),
            names: Names { male: names.male.as_deref(), female: names.female.as_deref(), neuter: &names.neuter },
            class: Class { symbol: class.and_then(|class| class.symbol), name: monster.class.c_name() },
            level: monster.level,
            level_shown: monster.level_shown(),
            speed: monster.speed,
            ac: monster.ac,
            mr: monster.mr,
            alignment: monster.alignment,
            difficulty: species_difficulty(edition, monster),
            frequency: monster.generation.as_ref().map(|generation| generation.frequency),
            generation: monster.generation.as_ref().map(|generation| c_names(&generation.flags)),
            attacks: monster.attacks.iter().map(AttackRow::of).collect(),
            weight: monster.weight,
            nutrition: monster.nutrition,
            sound: monster.sound.as_ref().map(OpenEnum::c_name),
            size: monster.size.as_ref().map(OpenEnum::c_name),
            resists: monster.resists.as_ref().map(c_names),
            conveys: monster.conveys.as_ref().map(c_names),
            traits: trait_names(&monster.traits).collect(),
            color: monster.color.as_ref().map(OpenEnum::c_name),
            experience: base_experience(edition, monster),
            masks: Masks { edition, monster },
            extra: Fields(&monster.extra),
            source: Source { file: &monster.line.file, line: monster.line.line },
        }
    }
}

impl<'a> AttackRow<'a> {
    fn of(attack: &'a Attack) -> Self {
        Self {
            slot: attack.slot,
            r#type: attack.kind.c_name(),
            damage: attack.damage.c_name(),
            dice: attack.dice,
            sides: attack.sides,
            severity: severity(attack).map(engine::severity::Severity::id),
        }
    }
}

fn c_names<F: FlagSet>(flags: &NamedFlags<F>) -> Vec<String> {
    flags.c_names().map(Into::into).collect()
}

/// The tree's own words of flags, by the C names of their members.
struct Masks<'a> {
    edition: &'a Edition,
    monster: &'a Monster,
}

impl Serialize for Masks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let monster = self.monster;
        let named = [
            ("geno", monster.generation.as_ref().map(|generation| generation.flags.raw)),
            ("mresists", monster.resists.as_ref().map(|flags| flags.raw)),
            ("mconveys", monster.conveys.as_ref().map(|flags| flags.raw)),
        ];
        let mut map = serializer.serialize_map(None)?;
        for (name, word) in named.into_iter().filter_map(|(name, word)| Some((name, word?))) {
            map.serialize_entry(name, &word)?;
        }
        for (name, word) in self.edition.trait_words.iter().zip(&*monster.traits.words) {
            map.serialize_entry(name, word)?;
        }
        map.end()
    }
}

/// What only this variant has, by C name.
struct Fields<'a>(&'a [Extra]);

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|extra| (&*extra.field, Value(&extra.value))))
    }
}

/// A value of what only this variant has; a pointer is the name of what it points to.
struct Value<'a>(&'a ExtraValue);

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            ExtraValue::Int(number) => serializer.serialize_i128(*number),
            ExtraValue::Real(number) => serializer.serialize_f64(*number),
            ExtraValue::Text(text) => serializer.serialize_str(text),
            ExtraValue::Symbol(name) => serializer.collect_map([("_ptr", name)]),
            ExtraValue::Null => serializer.serialize_none(),
            ExtraValue::List(list) => serializer.collect_seq(list.iter().map(Value)),
            ExtraValue::Struct(fields) => Fields(fields).serialize(serializer),
        }
    }
}
