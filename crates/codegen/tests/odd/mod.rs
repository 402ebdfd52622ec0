//! A made-up edition of two rows: one with nothing in it, one with all that a variant may have.

use model::{
    Alignments, Attack, AttackType, Class, ClassDef, Color, DamageType, DifficultyRule, Edition, Extra, ExtraValue,
    Family, Field, Gen, Genders, Generation, GenerationRule, GenoBits, GrownUp, List, M1, M2, M3, Monster, MonsterId,
    Mr, Named, NamedFlags, Names, OpenEnum, Provenance, QuestEnemies, Role, Rules, Size, Sound, SourceLine, Str,
    Traits, Version,
};

/// The edition.
pub fn edition() -> Edition {
    Edition {
        id: "odd-1.0".into(),
        title: "Odd 1.0".into(),
        family: Family::from_c_name("OddHack"),
        version: Version { major: 1, minor: 0, patch: 0, suffix: "beta".into() },
        rules: Rules {
            difficulty: DifficultyRule::SlashEm,
            assumed_from: Some("slashem-0.0.7E7F3".into()),
            generation: GenerationRule::EvilHack,
            generation_assumed_from: None,
        },
        provenance: Provenance {
            origin: "https://github.com/odd/hack.git".into(),
            revision: "0123456789abcdef0123456789abcdef01234567".into(),
            table: "src/monst.c".into(),
        },
        fields: vec![Field { name: "mname".into(), ctype: "const char *".into() }].into(),
        trait_words: vec![Str::from("mflags1"), Str::from("mflags2")].into(),
        classes: vec![
            ClassDef { class: Class::Ant, value: 1, symbol: Some('a') },
            ClassDef { class: Class::from_c_name("S_ODD"), value: 255, symbol: Some('\'') },
        ]
        .into(),
        attack_types: vec![Named { what: AttackType::None, value: 0 }, Named { what: AttackType::Bite, value: -2 }]
            .into(),
        damage_types: vec![Named { what: DamageType::from_c_name("AD_ODD"), value: 1_234_567 }].into(),
        attack_slots: 6,
        geno: Some(GenoBits { frequency: 0x7f, flags: 0x8000_1080 }),
        monsters: vec![plain(), hydra()].into(),
        roles: vec![hero(), outcast()].into(),
        grown_ups: vec![GrownUp { young: MonsterId(0), grown: MonsterId(1) }].into(),
    }
}

fn attack(slot: u8, kind: AttackType, damage: DamageType, raw: (u8, u8)) -> Attack {
    let (kind_raw, damage_raw) = raw;
    Attack { slot, kind, kind_raw, damage, damage_raw, dice: 1, sides: 4, extra: List::default() }
}

/// A role with all that a role can have.
fn hero() -> Role {
    Role {
        name: "Odd \"Hero\"".into(),
        female_name: Some("Heroine".into()),
        file_code: "Odd".into(),
        monster: Some(MonsterId(0)),
        female_monster: Some(MonsterId(1)),
        pet: Some(MonsterId(0)),
        leader: Some(MonsterId(0)),
        guardians: Some(MonsterId(0)),
        nemesis: Some(MonsterId(1)),
        enemies: Some([
            QuestEnemies { species: Some(MonsterId(1)), class: Some(Class::Ant) },
            QuestEnemies { species: None, class: Some(Class::from_c_name("S_ODD")) },
        ]),
        alignments: Alignments::LAWFUL | Alignments::CHAOTIC,
        genders: Genders::MALE | Genders::FEMALE,
        allow: -3,
    }
}

/// A role that has nothing.
fn outcast() -> Role {
    Role {
        name: "Outcast".into(),
        female_name: None,
        file_code: "".into(),
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
    }
}

/// A row that is C's zero but for a bite.
fn plain() -> Monster {
    Monster {
        id: MonsterId(0),
        symbol: "PLAIN".into(),
        names: Names { neuter: "plain".into(), male: None, female: None },
        class: Class::Ant,
        level: 0,
        speed: 0,
        ac: Some(0),
        mr: None,
        alignment: Some(0),
        generation: Some(Generation { frequency: 0, flags: flags(Gen::empty(), 0, &[]) }),
        attacks: vec![attack(0, AttackType::Bite, DamageType::Physical, (2, 0))].into(),
        weight: Some(0),
        nutrition: Some(0),
        sound: Some(Sound::Silent),
        size: Some(Size::Tiny),
        resists: Some(flags(Mr::empty(), 0, &[])),
        conveys: None,
        traits: Traits {
            m1: M1::empty(),
            m2: M2::empty(),
            m3: M3::empty(),
            words: vec![0, 0].into(),
            others: List::default(),
        },
        difficulty: Some(0),
        color: Some(Color::Black),
        extra: List::default(),
        line: SourceLine { file: "src/monst.c".into(), line: 12_345 },
    }
}

/// A row with something odd in each member.
fn hydra() -> Monster {
    let mut odd_bite = attack(5, AttackType::Bite, DamageType::from_c_name("AD_ODD"), (7, 200));
    odd_bite.dice = -3;
    let mut more = attack(6, AttackType::from_c_name("AT_ODD"), DamageType::Fire, (99, 2));
    more.extra = vec![extra("lev_req", ExtraValue::Int(-12))].into();
    Monster {
        id: MonsterId(1),
        symbol: "3_HEADED_HYDRA".into(),
        names: Names { neuter: "3-headed `hydra`".into(), male: Some("he".into()), female: Some("she \"ü\"".into()) },
        class: Class::from_c_name("S_ODD"),
        level: -1,
        speed: 30_000,
        ac: None,
        mr: None,
        alignment: Some(-128),
        generation: Some(Generation {
            frequency: 7,
            flags: flags(Gen::GENO | Gen::VLGROUP, 0xdead_beef_0000_0001, &["G_ODD"]),
        }),
        attacks: vec![odd_bite, more].into(),
        weight: Some(0),
        nutrition: Some(4_000_000_000),
        sound: Some(Sound::from_c_name("MS_ODD")),
        size: Some(Size::from_c_name("MZ_ODD")),
        resists: Some(flags(Mr::FIRE, 1, &["MR_ODD"])),
        conveys: None,
        traits: Traits {
            m1: M1::FLY | M1::OMNIVORE,
            m2: M2::VAMPIRE | M2::NASTY,
            m3: M3::DISPLACES,
            words: vec![u64::MAX, 1].into(),
            others: vec![Str::from("MB_ODD")].into(),
        },
        difficulty: None,
        color: Some(Color::None),
        extra: vec![
            extra("real", ExtraValue::Real(-1.25)),
            extra("infinite", ExtraValue::Real(f64::INFINITY)),
            extra("text", ExtraValue::Text("\u{e9}\n\"".into())),
            extra("symbol", ExtraValue::Symbol("a_table".into())),
            extra("large", ExtraValue::Int(i128::from(u64::MAX))),
            extra(
                "struct",
                ExtraValue::Struct(
                    vec![extra(
                        "list",
                        ExtraValue::List(vec![ExtraValue::Null, ExtraValue::List(List::default())].into()),
                    )]
                    .into(),
                ),
            ),
        ]
        .into(),
        line: SourceLine { file: "include/odd.h".into(), line: 7 },
    }
}

fn flags<F>(known: F, raw: u64, others: &[&'static str]) -> NamedFlags<F> {
    NamedFlags { known, raw, others: others.iter().map(|name| Str::from(*name)).collect() }
}

fn extra(field: &'static str, value: ExtraValue) -> Extra {
    Extra { field: field.into(), value }
}
