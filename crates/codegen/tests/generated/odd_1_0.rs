// Made by `cargo xtask regen TREE --id odd-1.0 --out DIR` from Odd 1.0 (https://github.com/odd/hack.git at 0123456789abcdef0123456789abcdef01234567); to change it, edit the tree and run that again. It needs the crate monstr-model.
// table sha256:7d618338581878a0e77e9af78b635c9cef3b7998edfd6db905f58c76b8c12fd1
// body sha256:7d93494c5b92c7a3e32d38f2e075ca43797ae7d5242a4eb0aed331dc3806c655

//! Odd 1.0: 2 monsters.

use core::mem::ManuallyDrop;
use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, Cow, DamageType,
    DifficultyRule, Edition, Extra, ExtraValue, Family, Field, Gen, Genders, Generation,
    GenerationRule, GenoBits, GrownUp, M1, M2, M3, Monster, MonsterId, Mr, Named,
    NamedFlags, Names, Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine,
    Str, Traits, Version,
};

/// Odd 1.0.
pub static EDITION: Edition = Edition {
    id: Cow::Borrowed("odd-1.0"),
    title: Cow::Borrowed("Odd 1.0"),
    family: Family::other("OddHack"),
    version: Version {
        major: 1,
        minor: 0,
        patch: 0,
        suffix: Cow::Borrowed("beta"),
    },
    rules: Rules {
        difficulty: DifficultyRule::SlashEm,
        assumed_from: Some(Cow::Borrowed("slashem-0.0.7E7F3")),
        generation: GenerationRule::EvilHack,
        generation_assumed_from: None,
    },
    provenance: Provenance {
        origin: Cow::Borrowed("https://github.com/odd/hack.git"),
        revision: Cow::Borrowed("0123456789abcdef0123456789abcdef01234567"),
        table: Cow::Borrowed("src/monst.c"),
    },
    fields: Cow::Borrowed(&FIELDS),
    trait_words: Cow::Borrowed(&TRAIT_WORDS),
    classes: Cow::Borrowed(&CLASSES),
    attack_types: Cow::Borrowed(&ATTACK_TYPES),
    damage_types: Cow::Borrowed(&DAMAGE_TYPES),
    attack_slots: 6,
    geno: Some(GenoBits {
        frequency: 0x7f,
        flags: 0x8000_1080,
    }),
    monsters: Cow::Borrowed(&MONSTERS),
    roles: Cow::Borrowed(&ROLES),
    grown_ups: Cow::Borrowed(&GROWN_UPS),
};

/// Enemies of a quest: a species or none, and a class.
const fn foes(species: Option<MonsterId>, class: Option<Class>) -> QuestEnemies {
    QuestEnemies { species, class }
}

/// A monster, and what it grows up into.
const fn grows(young: MonsterId, grown: MonsterId) -> GrownUp {
    GrownUp { young, grown }
}

/// The roles, in the order of `roles[]`.
pub static ROLES: [Role; 2] = [
    Role {
        name: Cow::Borrowed("Odd \"Hero\""),
        female_name: Some(Cow::Borrowed("Heroine")),
        file_code: Cow::Borrowed("Odd"),
        monster: Some(pm::PLAIN),
        female_monster: Some(pm::_3_HEADED_HYDRA),
        pet: Some(pm::PLAIN),
        leader: Some(pm::PLAIN),
        guardians: Some(pm::PLAIN),
        nemesis: Some(pm::_3_HEADED_HYDRA),
        enemies: Some([
            foes(Some(pm::_3_HEADED_HYDRA), Some(Class::Ant)),
            foes(None, Some(Class::other("S_ODD"))),
        ]),
        alignments: Alignments::LAWFUL.union(Alignments::CHAOTIC),
        genders: Genders::MALE.union(Genders::FEMALE),
        allow: -3,
    },
    Role {
        name: Cow::Borrowed("Outcast"),
        female_name: None,
        file_code: Cow::Borrowed(""),
        monster: None,
        female_monster: None,
        pet: None,
        leader: None,
        guardians: None,
        nemesis: None,
        enemies: None,
        alignments: Alignments::empty(),
        genders: Genders::empty(),
        allow: 0,
    },
];

/// What grows up into what, in the order of `grownups[]`.
pub static GROWN_UPS: [GrownUp; 1] = [grows(pm::PLAIN, pm::_3_HEADED_HYDRA)];

/// The members of `struct permonst`, in order.
pub static FIELDS: [Field; 1] = [field("mname", "const char *")];

/// The members that hold traits.
pub static TRAIT_WORDS: [Str; 2] = [Cow::Borrowed("mflags1"), Cow::Borrowed("mflags2")];

/// The classes, by number.
pub static CLASSES: [ClassDef; 2] = [
    class_def(Class::Ant, 1, Some('a')),
    class_def(Class::other("S_ODD"), 255, Some('\'')),
];

/// The attack types, by number.
pub static ATTACK_TYPES: [Named<AttackType>; 2] = [
    named(AttackType::None, 0),
    named(AttackType::Bite, -2),
];

/// The damage types, by number.
pub static DAMAGE_TYPES: [Named<DamageType>; 1] = [
    named(DamageType::other("AD_ODD"), 1_234_567),
];

const AT_BITE: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 2);
const AT_BITE_2: Kind<AttackType> = Kind(ManuallyDrop::new(AttackType::Bite), 7);
const AT_ODD: Kind<AttackType> = Kind(
    ManuallyDrop::new(AttackType::other("AT_ODD")),
    99,
);
const AD_PHYS: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Physical), 0);
const AD_FIRE: Kind<DamageType> = Kind(ManuallyDrop::new(DamageType::Fire), 2);
const AD_ODD: Kind<DamageType> = Kind(
    ManuallyDrop::new(DamageType::other("AD_ODD")),
    200,
);
const G_GENO: u32 = Gen::GENO.bits();
const G_VLGROUP: u32 = Gen::VLGROUP.bits();
const M1_CARNIVORE: u32 = M1::CARNIVORE.bits();
const M1_FLY: u32 = M1::FLY.bits();
const M1_HERBIVORE: u32 = M1::HERBIVORE.bits();
const M2_NASTY: u64 = M2::NASTY.bits();
const M2_VAMPIRE: u64 = M2::VAMPIRE.bits();
const M3_DISPLACES: u32 = M3::DISPLACES.bits();
const MR_FIRE: u32 = Mr::FIRE.bits();
const G_ODD: Str = Cow::Borrowed("G_ODD");
const MB_ODD: Str = Cow::Borrowed("MB_ODD");
const MR_ODD: Str = Cow::Borrowed("MR_ODD");

static LEV_REQ_MINUS_12: [Extra; 1] = [extra_int("lev_req", -12)];

/// A member of `struct permonst` and its C type.
const fn field(name: &'static str, ctype: &'static str) -> Field {
    Field {
        name: Cow::Borrowed(name),
        ctype: Cow::Borrowed(ctype),
    }
}

/// A class, the tree's own number of it, and its default map symbol.
const fn class_def(class: Class, value: u8, symbol: Option<char>) -> ClassDef {
    ClassDef { class, value, symbol }
}

/// What a C name means, and the tree's own number of it.
const fn named<T>(what: T, value: i64) -> Named<T> {
    Named { what, value }
}

/// One name for all genders.
const fn one_name(neuter: &'static str) -> Names {
    Names {
        neuter: Cow::Borrowed(neuter),
        male: None,
        female: None,
    }
}

/// As `geno`, with flags that only this variant has.
const fn geno_with(
    frequency: u8,
    flags: u32,
    raw: u64,
    others: &'static [Str],
) -> Generation {
    let known = Gen::from_bits_retain(flags);
    Generation {
        frequency,
        flags: NamedFlags {
            known,
            raw,
            others: Cow::Borrowed(others),
        },
    }
}

/// What a C name of an attack means, and the tree's own number of it.
struct Kind<T>(ManuallyDrop<T>, u8);

/// C's `ATTK(aatyp, adtyp, damn, damd)` in a slot of `mattk[]`.
const fn attack(
    slot: u8,
    kind: Kind<AttackType>,
    damage: Kind<DamageType>,
    dice: i16,
    sides: i16,
) -> Attack {
    Attack {
        slot,
        kind: ManuallyDrop::into_inner(kind.0),
        kind_raw: kind.1,
        damage: ManuallyDrop::into_inner(damage.0),
        damage_raw: damage.1,
        dice,
        sides,
        extra: Cow::Borrowed(&[]),
    }
}

/// As `attack`, with members that only this variant has.
const fn attack_with(
    slot: u8,
    kind: Kind<AttackType>,
    damage: Kind<DamageType>,
    dice: i16,
    sides: i16,
    extra: &'static [Extra],
) -> Attack {
    Attack {
        slot,
        kind: ManuallyDrop::into_inner(kind.0),
        kind_raw: kind.1,
        damage: ManuallyDrop::into_inner(damage.0),
        damage_raw: damage.1,
        dice,
        sides,
        extra: Cow::Borrowed(extra),
    }
}

/// As `mresist`, with flags that only this variant has.
const fn mresist_with(flags: u32, raw: u64, others: &'static [Str]) -> NamedFlags<Mr> {
    NamedFlags {
        known: Mr::from_bits_retain(flags),
        raw,
        others: Cow::Borrowed(others),
    }
}

/// As `mflags`, with flags that only this variant has.
const fn mflags_with(
    m1: u32,
    m2: u64,
    m3: u32,
    words: &'static [u64],
    others: &'static [Str],
) -> Traits {
    Traits {
        m1: M1::from_bits_retain(m1),
        m2: M2::from_bits_retain(m2),
        m3: M3::from_bits_retain(m3),
        words: Cow::Borrowed(words),
        others: Cow::Borrowed(others),
    }
}

/// A number that only this variant has.
const fn extra_int(field: &'static str, value: i128) -> Extra {
    Extra {
        field: Cow::Borrowed(field),
        value: ExtraValue::Int(value),
    }
}

/// A text that only this variant has.
const fn extra_text(field: &'static str, value: &'static str) -> Extra {
    Extra {
        field: Cow::Borrowed(field),
        value: ExtraValue::Text(Cow::Borrowed(value)),
    }
}

/// A member that only this variant has.
const fn extra_of(field: &'static str, value: ExtraValue) -> Extra {
    Extra {
        field: Cow::Borrowed(field),
        value,
    }
}

/// A line of `src/monst.c`.
const fn at(line: u32) -> SourceLine {
    SourceLine {
        file: Cow::Borrowed("src/monst.c"),
        line,
    }
}

/// What a row does not say: zero, as in C, and `None` for what this edition's `struct permonst` lacks.
const BLANK: Monster = Monster {
    id: MonsterId(0),
    symbol: Cow::Borrowed(""),
    names: Names {
        neuter: Cow::Borrowed(""),
        male: None,
        female: None,
    },
    class: Class::MimicDefault,
    level: 0,
    speed: 0,
    ac: None,
    mr: None,
    alignment: Some(0),
    generation: Some(Generation {
        frequency: 0,
        flags: NamedFlags {
            known: Gen::empty(),
            raw: 0,
            others: Cow::Borrowed(&[]),
        },
    }),
    attacks: Cow::Borrowed(&[]),
    weight: Some(0),
    nutrition: Some(0),
    sound: Some(Sound::Silent),
    size: Some(Size::Tiny),
    resists: Some(NamedFlags {
        known: Mr::empty(),
        raw: 0,
        others: Cow::Borrowed(&[]),
    }),
    conveys: None,
    traits: Traits {
        m1: M1::empty(),
        m2: M2::empty(),
        m3: M3::empty(),
        words: Cow::Borrowed(&[0, 0]),
        others: Cow::Borrowed(&[]),
    },
    difficulty: None,
    color: Some(Color::Black),
    extra: Cow::Borrowed(&[]),
    line: SourceLine {
        file: Cow::Borrowed(""),
        line: 0,
    },
};

/// The table, in the order of `mons[]`.
pub static MONSTERS: [Monster; 2] = [
    Monster {
        id: pm::PLAIN,
        symbol: Cow::Borrowed("PLAIN"),
        names: one_name("plain"),
        class: Class::Ant,
        ac: Some(0),
        attacks: Cow::Borrowed(&[attack(0, AT_BITE, AD_PHYS, 1, 4)]),
        difficulty: Some(0),
        line: at(12_345),
        ..BLANK
    },
    Monster {
        id: pm::_3_HEADED_HYDRA,
        symbol: Cow::Borrowed("3_HEADED_HYDRA"),
        names: Names {
            neuter: Cow::Borrowed("3-headed `hydra`"),
            male: Some(Cow::Borrowed("he")),
            female: Some(Cow::Borrowed("she \"ü\"")),
        },
        class: Class::other("S_ODD"),
        level: -1,
        speed: 30_000,
        alignment: Some(-128),
        generation: Some(
            geno_with(7, G_GENO | G_VLGROUP, 0xdead_beef_0000_0001, &[G_ODD]),
        ),
        attacks: Cow::Borrowed(
            &[
                attack(5, AT_BITE_2, AD_ODD, -3, 4),
                attack_with(6, AT_ODD, AD_FIRE, 1, 4, &LEV_REQ_MINUS_12),
            ],
        ),
        nutrition: Some(4_000_000_000),
        sound: Some(Sound::other("MS_ODD")),
        size: Some(Size::other("MZ_ODD")),
        resists: Some(mresist_with(MR_FIRE, 0x1, &[MR_ODD])),
        traits: mflags_with(
            M1_FLY | M1_CARNIVORE | M1_HERBIVORE,
            M2_NASTY | M2_VAMPIRE,
            M3_DISPLACES,
            &[0xffff_ffff_ffff_ffff, 0x1],
            &[MB_ODD],
        ),
        color: Some(Color::None),
        extra: Cow::Borrowed(
            &[
                extra_of("real", ExtraValue::Real(-1.25)),
                extra_of(
                    "infinite",
                    ExtraValue::Real(f64::from_bits(0x7ff0_0000_0000_0000)),
                ),
                extra_text("text", "é\n\""),
                extra_of("symbol", ExtraValue::Symbol(Cow::Borrowed("a_table"))),
                extra_int("large", 18_446_744_073_709_551_615),
                Extra {
                    field: Cow::Borrowed("struct"),
                    value: ExtraValue::Struct(
                        Cow::Borrowed(
                            &[
                                Extra {
                                    field: Cow::Borrowed("list"),
                                    value: ExtraValue::List(
                                        Cow::Borrowed(
                                            &[ExtraValue::Null, ExtraValue::List(Cow::Borrowed(&[]))],
                                        ),
                                    ),
                                },
                            ],
                        ),
                    ),
                },
            ],
        ),
        line: SourceLine {
            file: Cow::Borrowed("include/odd.h"),
            line: 7,
        },
        ..BLANK
    },
];

/// The rows of the table by their PM names, each with the line of the source where it stands.
pub mod pm {
    use super::MonsterId;
    /// `plain`, [src/monst.c:12345](https://github.com/odd/hack/blob/0123456789abcdef0123456789abcdef01234567/src/monst.c#L12345).
    pub const PLAIN: MonsterId = MonsterId(0);
    /// `3-headed 'hydra'`, [include/odd.h:7](https://github.com/odd/hack/blob/0123456789abcdef0123456789abcdef01234567/include/odd.h#L7).
    pub const _3_HEADED_HYDRA: MonsterId = MonsterId(1);
}
