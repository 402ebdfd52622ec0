//! Roles of heroes, as far as they concern monsters, and how monsters grow up.

use crate::{Class, MonsterId, Str};

bitflags::bitflags! {
    /// Alignments that a hero of a role may have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Alignments: u8 {
        /// `ROLE_LAWFUL`.
        const LAWFUL = 1;
        /// `ROLE_NEUTRAL`.
        const NEUTRAL = 1 << 1;
        /// `ROLE_CHAOTIC`.
        const CHAOTIC = 1 << 2;
    }
}

bitflags::bitflags! {
    /// Genders that a hero of a role may have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Genders: u8 {
        /// `ROLE_MALE`.
        const MALE = 1;
        /// `ROLE_FEMALE`.
        const FEMALE = 1 << 1;
        /// `ROLE_NEUTER`.
        const NEUTER = 1 << 2;
    }
}

/// A role that a hero may have: a row of `roles[]` (`src/role.c`, with `struct Role` of `include/you.h`; since 3.3).
///
/// Only what concerns monsters is kept. A monster is `None` where the row has `NON_PM`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Role {
    /// The name (`name.m`), such as `Caveman`.
    pub name: Str,
    /// The name of a woman, where it differs (`name.f`), such as `Cavewoman`.
    pub female_name: Option<Str>,
    /// The short name (`filecode`), such as `Cav`: of three letters in most versions.
    pub file_code: Str,
    /// What a hero of this role is (`malenum`; `mnum` since 3.7, `monsternum` in GnollHack).
    pub monster: Option<MonsterId>,
    /// What a woman is, where it differs (`femalenum`; up to 3.6).
    pub female_monster: Option<MonsterId>,
    /// The pet that the hero comes with; `None` for a kitten or a little dog (`petnum`).
    pub pet: Option<MonsterId>,
    /// Who leads the quest (`ldrnum`).
    pub leader: Option<MonsterId>,
    /// Who guards the leader (`guardnum`).
    pub guardians: Option<MonsterId>,
    /// Against whom the quest goes (`neminum`).
    pub nemesis: Option<MonsterId>,
    /// The first and the second enemies of the quest; `None` where the version's `struct Role` has none, as in
    /// UnNetHack 6.
    pub enemies: Option<[QuestEnemies; 2]>,
    /// The alignments that it may have (the `ROLE_ALIGNMASK` of `allow`).
    pub alignments: Alignments,
    /// The genders that it may have (the `ROLE_GENDMASK` of `allow`).
    pub genders: Genders,
    /// The tree's own word of what is allowed (`allow`): alignments, and in most versions genders and races.
    pub allow: i64,
}

/// A kind of enemies that come on the levels of the quest (`qt_montype()`, `src/questpgr.c`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestEnemies {
    /// The species (`enemy1num`, `enemy2num`); `None` for any of the class.
    pub species: Option<MonsterId>,
    /// The class (`enemy1sym`, `enemy2sym`); `None` where the row has no class's number, as for two roles of dNAO.
    pub class: Option<Class>,
}

/// What a monster grows up into: a pair of `grownups[]` (`src/mondata.c`, for `little_to_big()`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GrownUp {
    /// The monster that grows up.
    pub young: MonsterId,
    /// What it becomes.
    pub grown: MonsterId,
}
