//! What a check needs of an edition or of its tree. Where that is lacking nobody knows what there is to find.

use crate::Context;
use model::{AttackType, DamageType, M2, Monster};

/// Something without which a check cannot be made, whoever asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Attacks with a type and a damage type by name (`mattk`).
    Attacks,
    /// Frequency and kind of generation (`geno`).
    Generation,
    /// Alignments (`maligntyp`).
    Alignment,
    /// What monsters resist (`mresists`).
    Resistances,
    /// What their corpses convey (`mconveys`).
    Conveyances,
    /// Sizes (`msize`).
    Size,
    /// Weights (`cwt`).
    Weight,
    /// Difficulties (`difficulty`).
    Difficulty,
    /// Words of flags, of whatever kind.
    Flags,
    /// A row with one of these traits: where there is none, the version does not have them.
    OneOf(M2),
    /// PM names of the tree's own (`pmidx`): where it has no enumeration of them, they are made of the monsters' names.
    Symbols,
    /// The roles: there are none up to 3.2, and where the table was read alone or `role.c` cannot be read.
    Roles,
    /// What grows up into what: there is nothing where the table was read alone or `mondata.c` cannot be read.
    GrownUps,
    /// The tree's source, which an edition that is compiled in has not.
    Source,
}

impl Need {
    /// Whether it is there.
    pub(crate) fn is_met(self, context: &Context<'_>) -> bool {
        let edition = context.edition;
        let any = |has: fn(&Monster) -> bool| edition.monsters.iter().any(has);
        match self {
            Self::Attacks => {
                let has_damage = edition.damage_types.iter().any(|named| named.what == DamageType::Physical);
                has_damage && edition.attack_type_value(&AttackType::None).is_some()
            }
            Self::Generation => edition.geno.is_some(),
            Self::Alignment => any(|row| row.alignment.is_some()),
            Self::Resistances => any(|row| row.resists.is_some()),
            Self::Conveyances => any(|row| row.conveys.is_some()),
            Self::Size => any(|row| row.size.is_some()),
            Self::Weight => any(|row| row.weight.is_some()),
            Self::Difficulty => edition.stores_difficulty(),
            Self::Flags => {
                let words = !edition.trait_words.is_empty() || edition.geno.is_some();
                words || any(|row| row.resists.is_some() || row.conveys.is_some())
            }
            Self::OneOf(traits) => edition.monsters.iter().any(|row| row.traits.m2.intersects(traits)),
            Self::Symbols => edition.fields.iter().any(|field| field.name == "pmidx"),
            Self::Roles => !edition.roles.is_empty(),
            Self::GrownUps => !edition.grown_ups.is_empty(),
            Self::Source => context.source.is_some(),
        }
    }
}
