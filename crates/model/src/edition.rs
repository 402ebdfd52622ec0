//! One version of one family, with its table.

use crate::{
    AttackType, Class, ClassDef, DamageType, Family, GrownUp, List, Monster, MonsterId, Role, Rules, Str, Version,
};
use core::ops::RangeInclusive;

/// A member of the tree's `struct permonst`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The member's C name, such as `mflags1`.
    pub name: Str,
    /// Its C type, such as `unsigned long` or `struct attack [6]`.
    pub ctype: Str,
}

/// A C constant: a value that the model knows by name, and the tree's own number of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T: 'static> {
    /// What the name stands for.
    pub what: T,
    /// The tree's own number.
    pub value: i64,
}

/// What the bits of a tree's `geno` stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GenoBits {
    /// `G_FREQ`: those of the frequency. Vanilla's three where the tree has no such name.
    pub frequency: u64,
    /// Those of all flags that the tree has a name for, be they known to the model or not.
    pub flags: u64,
}

/// Where a table came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// The upstream repository or archive; empty for a tree that is just a folder.
    pub origin: Str,
    /// The full commit, or the archive's version; empty if not known.
    pub revision: Str,
    /// The file with the table, from the tree's root.
    pub table: Str,
}

/// One version of one family of the game, with its whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// The id, such as `nethack-3.6.7`.
    pub id: Str,
    /// The title, such as `NetHack 3.6.7`.
    pub title: Str,
    /// The family.
    pub family: Family,
    /// The version.
    pub version: Version,
    /// The rules it plays by.
    pub rules: Rules,
    /// Where the table came from.
    pub provenance: Provenance,
    /// The members of the tree's `struct permonst`, in order.
    pub fields: List<Field>,
    /// The members that [`Traits::words`](crate::Traits::words) holds, by C name.
    pub trait_words: List<Str>,
    /// The classes, by the tree's own number.
    pub classes: List<ClassDef>,
    /// The tree's attack types, by its own number.
    pub attack_types: List<Named<AttackType>>,
    /// The tree's damage types, by its own number.
    pub damage_types: List<Named<DamageType>>,
    /// How many attacks a monster can have (`NATTK`).
    pub attack_slots: u8,
    /// The bits of `geno`; `None` where a row has none (before 3.0).
    pub geno: Option<GenoBits>,
    /// The table without its terminator, in array order.
    pub monsters: List<Monster>,
    /// The roles without the terminator, in the order of `roles[]` (`src/role.c`). Empty where the version has none (up
    /// to 3.2), and where a table was read alone.
    pub roles: List<Role>,
    /// What grows up into what, in the order of `grownups[]` (`src/mondata.c`). Empty where a table was read alone.
    pub grown_ups: List<GrownUp>,
}

impl Edition {
    /// The tree's own number of an attack type; `None` where the tree does not have it.
    pub fn attack_type_value(&self, kind: &AttackType) -> Option<i64> {
        self.attack_types.iter().find(|named| named.what == *kind).map(|named| named.value)
    }

    /// The class's definition in this edition.
    pub fn class(&self, class: &Class) -> Option<&ClassDef> {
        self.classes.iter().find(|def| def.class == *class)
    }

    /// The monster with this PM name (without the prefix).
    pub fn monster(&self, symbol: &str) -> Option<&Monster> {
        self.monsters.iter().find(|monster| monster.symbol == symbol)
    }

    /// The monster with this index in `mons[]`.
    pub fn row(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.get(usize::from(id.0)).filter(|monster| monster.id == id)
    }

    /// The player monsters: those from the archeologist to the wizard (`is_mplayer()`, `include/mondata.h`). `None` where
    /// the table lacks either.
    pub fn player_monsters(&self) -> Option<RangeInclusive<MonsterId>> {
        Some(self.monster("ARCHEOLOGIST")?.id..=self.monster("WIZARD")?.id)
    }

    /// How many rows precede the first that is never generated: the one named long worm tail (`SPECIAL_PM`,
    /// `include/permonst.h`). All rows where there is none.
    pub fn special_start(&self) -> usize {
        let tail = |monster: &Monster| monster.name() == "long worm tail";
        self.monsters.iter().position(tail).unwrap_or(self.monsters.len())
    }

    /// Whether the table stores a difficulty (since 3.6.2).
    pub fn stores_difficulty(&self) -> bool {
        self.monsters.iter().any(|monster| monster.difficulty.is_some())
    }
}
