//! What can be asked of a monster by name: fields, for filters, sorting and columns.

use crate::attacks::{kind_words, short_list};
use crate::severity::{Severity, harm, severity};
use crate::uses::{base_experience, frequency_words, species_difficulty};
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use model::{Edition, FlagSet, Monster, NamedFlags, OpenEnum};

/// Declares the fields with the names by which they are asked for: the first is the one that is shown.
macro_rules! fields {
    ($( $(#[doc = $doc:literal])+ $field:ident = $name:literal $(| $alias:literal)*, $kind:ident; )*) => {
        /// Something that every monster has, and that can be asked for by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Field { $( $(#[doc = $doc])+ $field ),* }

        impl Field {
            /// Every field.
            pub const ALL: &'static [Self] = &[$( Self::$field ),*];

            /// The field of this name; `None` if there is none.
            pub fn from_name(name: &str) -> Option<Self> {
                match name.to_ascii_lowercase().as_str() {
                    $( $name $(| $alias)* => Some(Self::$field), )*
                    _ => None,
                }
            }

            /// Its name, such as `level`.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$field => $name ),* }
            }

            /// What it is, in a sentence or two.
            pub fn about(self) -> &'static str {
                match self { $( Self::$field => concat!($($doc),+).trim_start() ),* }
            }

            /// What its values are.
            pub const fn kind(self) -> Kind {
                match self { $( Self::$field => Kind::$kind ),* }
            }
        }
    };
}

/// What the values of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A number, or none where the edition lacks it.
    Number,
    /// Words: none, one or several.
    Words,
    /// How bad attacks are.
    Severity,
}

fields! {
    /// The index in `mons[]`, from 0.
    Index = "index", Number;
    /// The PM name without its prefix; unique in the edition.
    Symbol = "symbol" | "pm", Words;
    /// The names of all genders (`mname`, `pmnames` since 3.7).
    Name = "name", Words;
    /// The class (`mlet`): its map symbol, or its name.
    Class = "class", Words;
    /// The level that the game works with and shows (`adj_lev()`): above 49 the stored one is a code.
    Level = "level" | "lvl", Number;
    /// The level as stored (`mlevel`); above 49 it is a code for fixed hit points.
    RawLevel = "rawlevel" | "mlevel", Number;
    /// Movement a turn (`mmove`); 12 is the hero's own.
    Speed = "speed" | "spd" | "mmove", Number;
    /// Armour class (`ac`): 10 is none, lower is better.
    Ac = "ac", Number;
    /// Magic resistance in percent (`mr`): how often magic has no effect on it, beside what levels decide.
    Mr = "mr", Number;
    /// Alignment (`maligntyp`): negative chaotic, 0 neutral, positive lawful, −128 none. The further from 0, the less often it is peaceful, and the more a kill counts.
    Alignment = "alignment" | "align" | "maligntyp", Number;
    /// Difficulty: the stored one (`difficulty`, since 3.6.2), else what `mstrength()` computes.
    Difficulty = "difficulty" | "diff", Number;
    /// Frequency (`G_FREQ` of `geno`): its weight among all that may come. Up to 7 in most editions.
    Frequency = "freq" | "frequency", Number;
    /// Flags of generation (`geno`): `sgroup`, `nohell`, and what they mean for the frequency.
    Generation = "gen" | "generation" | "geno", Words;
    /// Attacks (`mattk`): by what way, and what they do.
    Attack = "attack" | "attacks" | "mattk", Words;
    /// How bad the attacks are; the worst is shown.
    Severity = "severity", Severity;
    /// Resistances (`mresists`).
    Resists = "resist" | "resists" | "mresists", Words;
    /// What the table says that a corpse conveys (`mconveys`); one of all, chosen at random, is given with some chance.
    Conveys = "convey" | "conveys" | "mconveys", Words;
    /// What it is and does (`mflags1`, `mflags2`, `mflags3`).
    Traits = "trait" | "traits", Words;
    /// Physical size (`msize`): it decides what is hit by large weapons, what leaves a corpse, and who fits where.
    Size = "size" | "msize", Words;
    /// The noise it makes (`msound`): it decides what chatting to it does.
    Sound = "sound" | "msound", Words;
    /// The colour of its symbol (`mcolor`).
    Color = "color" | "colour" | "mcolor", Words;
    /// Weight of a corpse (`cwt`).
    Weight = "weight" | "cwt", Number;
    /// Nutrition of a corpse (`cnutrit`).
    Nutrition = "nutrition" | "nutr" | "cnutrit", Number;
    /// Experience for a kill at the level of its species (`experience()`, `src/exper.c`).
    Experience = "experience" | "exp" | "xp", Number;
}

impl Field {
    /// A number's value; `None` where the edition lacks it, and for what is no number.
    pub fn number(self, edition: &Edition, monster: &Monster) -> Option<i64> {
        Some(match self {
            Self::Index => monster.id.0.into(),
            Self::Level => monster.level_shown().into(),
            Self::RawLevel => monster.level.into(),
            Self::Speed => monster.speed.into(),
            Self::Ac => monster.ac?.into(),
            Self::Mr => monster.mr?.into(),
            Self::Alignment => monster.alignment?.into(),
            Self::Difficulty => species_difficulty(edition, monster).into(),
            Self::Frequency => monster.generation.as_ref()?.frequency.into(),
            Self::Weight => monster.weight?.into(),
            Self::Nutrition => monster.nutrition?.into(),
            Self::Experience => i64::try_from(base_experience(edition, monster)).ok()?,
            _ => return None,
        })
    }

    /// All words by which a value may be asked for: C's names, and what people call it.
    pub fn words(self, edition: &Edition, monster: &Monster) -> Vec<String> {
        let c_and_small = |name: &str| [name.to_string(), words::small(name)];
        let term = |name: Option<&str>| name.into_iter().flat_map(c_and_small).collect();
        match self {
            Self::Symbol => Vec::from([monster.symbol.to_string()]),
            Self::Name => crate::names::names(monster).map(ToString::to_string).collect(),
            Self::Class => {
                let symbol = edition.class(&monster.class).and_then(|class| class.symbol);
                symbol.map(String::from).into_iter().chain(c_and_small(monster.class.c_name())).collect()
            }
            Self::Generation => flags(monster.generation.as_ref().map(|generation| &generation.flags)),
            Self::Attack => monster.attacks.iter().flat_map(attack_words).collect(),
            Self::Severity => severities(monster).map(|severity| severity.id().to_string()).collect(),
            Self::Resists => resistances(monster.resists.as_ref()),
            Self::Conveys => resistances(monster.conveys.as_ref()),
            Self::Traits => words::trait_names(&monster.traits).flat_map(|name| c_and_small(&name)).collect(),
            Self::Size => term(monster.size.as_ref().map(OpenEnum::c_name)),
            Self::Sound => term(monster.sound.as_ref().map(OpenEnum::c_name)),
            Self::Color => term(monster.color.as_ref().map(OpenEnum::c_name)),
            _ => Vec::new(),
        }
    }

    /// The value as a table shows it; empty where the edition lacks it.
    pub fn text(self, edition: &Edition, monster: &Monster) -> String {
        if let Some(number) = self.number(edition, monster) {
            return number.to_string();
        }
        let last = |words: Vec<String>| words.into_iter().next_back().unwrap_or_default();
        match self {
            Self::Name => monster.name().to_string(),
            Self::Class => {
                edition.class(&monster.class).and_then(|class| class.symbol).map_or_else(String::new, String::from)
            }
            Self::Generation => monster.generation.as_ref().map_or_else(String::new, |generation| {
                let flags = generation.flags.c_names().map(|name| words::small(&name));
                let flags: Vec<_> = [frequency_words(monster).to_string()].into_iter().chain(flags).collect();
                flags.join(", ")
            }),
            Self::Attack => short_list(&monster.attacks),
            Self::Severity => severities(monster).max().map_or("", Severity::id).to_string(),
            Self::Resists => monster.resists.as_ref().map(words::resistances).unwrap_or_default().join(", "),
            Self::Conveys => monster.conveys.as_ref().map(words::resistances).unwrap_or_default().join(", "),
            Self::Traits => words::traits(&monster.traits).join(", "),
            Self::Symbol | Self::Size | Self::Sound | Self::Color => last(self.words(edition, monster)),
            _ => String::new(),
        }
    }
}

/// How bad each attack is.
pub(crate) fn severities(monster: &Monster) -> impl Iterator<Item = Severity> {
    monster.attacks.iter().filter_map(severity)
}

/// C's names of flags, and the same in small letters.
fn flags<F: FlagSet>(flags: Option<&NamedFlags<F>>) -> Vec<String> {
    let names = flags.into_iter().flat_map(NamedFlags::c_names);
    names.flat_map(|name| [name.to_string(), words::small(&name)]).collect()
}

/// The same, and in words.
fn resistances(resistances: Option<&NamedFlags<model::Mr>>) -> Vec<String> {
    let mut all = flags(resistances);
    all.extend(resistances.into_iter().flat_map(words::resistances));
    all
}

/// What an attack may be called: by its way and by what it does, by C's names and in words.
fn attack_words(attack: &model::Attack) -> Vec<String> {
    let (kind, damage) = (attack.kind.c_name(), attack.damage.c_name());
    let mut all = Vec::from([kind.to_string(), damage.to_string(), words::small(kind), words::small(damage)]);
    all.extend(kind_words(&attack.kind).map(ToString::to_string));
    let does = harm(&attack.kind, &attack.damage).map_or("", |harm| harm.words);
    if !does.is_empty() {
        all.push(does.to_string());
        // `poison (dexterity)` is poison, too.
        all.extend(does.split_once(" (").map(|(short, _)| short.to_string()));
    }
    all
}
