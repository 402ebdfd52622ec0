//! A row's fields by their names in C, and which differ between two rows.

use super::{FieldChange, Value};
use model::{
    Attack, AttackType, Class, DamageType, Edition, Extra, ExtraValue, FlagSet, M1, M2, M3, Monster, NamedFlags,
    OpenEnum, Str,
};

/// A field of one row: its name, and what it holds. One that the edition lacks is not there.
type Field = (Str, Value);

/// Compares rows of two editions.
pub(super) struct Comparer<'a> {
    old: Reader<'a>,
    new: Reader<'a>,
}

impl<'a> Comparer<'a> {
    /// For rows of these editions.
    pub(super) fn new(old: &'a Edition, new: &'a Edition) -> Self {
        Self { old: Reader::new(old), new: Reader::new(new) }
    }

    /// The fields that differ. A field that only one of the editions has is none of them.
    pub(super) fn changes(&self, old: &Monster, new: &Monster) -> Vec<FieldChange> {
        if are_equal(old, new) {
            return Vec::new();
        }
        let olds = self.old.fields(old);
        let mut news = self.new.fields(new);
        let mut changes = Vec::new();
        for (field, old) in olds {
            let same = news.iter().position(|(name, _)| *name == field);
            let new = same.map(|at| news.remove(at).1).or_else(|| self.new.zero(&field, &old));
            changes.extend(new.map(|new| FieldChange { field, old, new }));
        }
        for (field, new) in news {
            let old = self.old.zero(&field, &new);
            changes.extend(old.map(|old| FieldChange { field, old, new }));
        }
        changes.retain(|change| !change.old.is_same(&change.new) && !self.is_one_class(change));
        changes
    }

    /// Whether a field holds one class by its name and by its letter: editions before 2.2 have no names for classes.
    fn is_one_class(&self, change: &FieldChange) -> bool {
        let (Value::Name(old), Value::Name(new)) = (&change.old, &change.new) else { return false };
        let has_name = |class: &str| class.starts_with(Class::PREFIX);
        change.field == "mlet" && has_name(old) != has_name(new) && self.old.letter(old) == self.new.letter(new)
    }
}

/// Whether two rows of one edition, or of two that number alike, have the same in all but their place.
fn are_equal(old: &Monster, new: &Monster) -> bool {
    // Taken apart so that no field can be forgotten.
    let Monster { id: _, symbol, names, class, level, speed, ac, mr, alignment, generation, .. } = old;
    let Monster { attacks, weight, nutrition, sound, size, resists, conveys, traits, difficulty, color, .. } = old;
    let Monster { extra, line: _, .. } = old;
    (symbol, names, class, level, speed, ac, mr, alignment, generation)
        == (
            &new.symbol,
            &new.names,
            &new.class,
            &new.level,
            &new.speed,
            &new.ac,
            &new.mr,
            &new.alignment,
            &new.generation,
        )
        && (attacks, weight, nutrition, sound, size, resists, conveys, traits)
            == (
                &new.attacks,
                &new.weight,
                &new.nutrition,
                &new.sound,
                &new.size,
                &new.resists,
                &new.conveys,
                &new.traits,
            )
        && (difficulty, color, extra) == (&new.difficulty, &new.color, &new.extra)
}

/// Reads the fields of an edition's rows.
struct Reader<'a> {
    edition: &'a Edition,
    /// The first words of traits that the edition has, by vanilla's name; a variant may have moved all flags of one to
    /// other words.
    words: [(&'static str, bool); 3],
    /// What an empty slot has for `aatyp` and `adtyp`.
    empty: (Str, Str),
}

impl<'a> Reader<'a> {
    fn new(edition: &'a Edition) -> Self {
        let has = |word: &str, uses: fn(&Monster) -> bool| {
            edition.trait_words.iter().any(|name| plain(name) == word) || edition.monsters.iter().any(uses)
        };
        let words = [
            ("mflags1", has("mflags1", |monster| monster.traits.m1 != M1::none())),
            ("mflags2", has("mflags2", |monster| monster.traits.m2 != M2::none())),
            ("mflags3", has("mflags3", |monster| monster.traits.m3 != M3::none())),
        ];
        let kind = edition.attack_types.iter().find(|named| named.value == 0).map(|named| &named.what);
        let damage = edition.damage_types.iter().find(|named| named.value == 0).map(|named| &named.what);
        let empty = (name(kind.unwrap_or(&AttackType::None)), name(damage.unwrap_or(&DamageType::Physical)));
        Self { edition, words, empty }
    }

    /// The fields of a row that the edition has, in the order of vanilla's `struct permonst`.
    fn fields(&self, monster: &Monster) -> Vec<Field> {
        let mut fields = vec![
            (Str::Borrowed("mlet"), Value::Name(name(&monster.class))),
            (Str::Borrowed("mlevel"), Value::Int(monster.level.into())),
            (Str::Borrowed("mmove"), Value::Int(monster.speed.into())),
        ];
        let mut number =
            |name, value: Option<i128>| fields.extend(value.map(|value| (Str::Borrowed(name), Value::Int(value))));
        number("ac", monster.ac.map(Into::into));
        number("mr", monster.mr.map(Into::into));
        number("maligntyp", monster.alignment.map(Into::into));
        if let Some(generation) = &monster.generation {
            fields.push(flags("geno", &generation.flags));
            fields.push((Str::Borrowed("geno & G_FREQ"), Value::Int(generation.frequency.into())));
        }
        self.attacks(monster, &mut fields);
        let mut number =
            |name, value: Option<i128>| fields.extend(value.map(|value| (Str::Borrowed(name), Value::Int(value))));
        number("cwt", monster.weight.map(Into::into));
        number("cnutrit", monster.nutrition.map(Into::into));
        fields.extend(monster.sound.as_ref().map(|sound| (Str::Borrowed("msound"), Value::Name(name(sound)))));
        fields.extend(monster.size.as_ref().map(|size| (Str::Borrowed("msize"), Value::Name(name(size)))));
        fields.extend(monster.resists.as_ref().map(|resists| flags("mresists", resists)));
        fields.extend(monster.conveys.as_ref().map(|conveys| flags("mconveys", conveys)));
        self.traits(monster, &mut fields);
        let difficulty = monster.difficulty.map(|difficulty| Value::Int(difficulty.into()));
        fields.extend(difficulty.map(|difficulty| (Str::Borrowed("difficulty"), difficulty)));
        fields.extend(monster.color.as_ref().map(|color| (Str::Borrowed("mcolor"), Value::Name(name(color)))));
        let extra = |Extra { field, value }: &Extra| (field.clone(), Value::Extra(value.clone()));
        fields.extend(monster.extra.iter().map(extra));
        fields
    }

    /// The slots of `mattk`, empty ones too.
    fn attacks(&self, monster: &Monster, fields: &mut Vec<Field>) {
        for slot in 0..self.edition.attack_slots {
            let attack = monster.attacks.iter().find(|attack| attack.slot == slot);
            let mut field = |name: &str, value| fields.push((format!("mattk[{slot}].{name}").into(), value));
            field("aatyp", Value::Name(attack.map_or_else(|| self.empty.0.clone(), |attack| name(&attack.kind))));
            field("adtyp", Value::Name(attack.map_or_else(|| self.empty.1.clone(), |attack| name(&attack.damage))));
            field("damn", Value::Int(attack.map_or(0, |attack| attack.dice).into()));
            field("damd", Value::Int(attack.map_or(0, |attack| attack.sides).into()));
            for Extra { field: name, value } in attack.into_iter().flat_map(|Attack { extra, .. }| extra.iter()) {
                field(name, Value::Extra(value.clone()));
            }
        }
    }

    /// The words of traits: vanilla's, each with what a variant moved out of it, then the variant's own.
    fn traits(&self, monster: &Monster, fields: &mut Vec<Field>) {
        let traits = &monster.traits;
        let known = [named(traits.m1), named(traits.m2), named(traits.m3)];
        let has = self.words.iter().zip(known).filter(|((_, has), _)| *has);
        let mut words: Vec<(Str, Vec<Str>)> = has.map(|((word, _), flags)| (Str::Borrowed(*word), flags)).collect();
        let own = self.edition.trait_words.iter().map(|word| plain(word));
        for word in own.filter(|word| !self.words.iter().any(|(vanilla, _)| vanilla == word)) {
            words.push((Str::Owned(word.to_owned()), Vec::new()));
        }
        for flag in traits.others.iter() {
            let word = words.iter_mut().find(|(word, _)| prefix(word).is_some_and(|prefix| flag.starts_with(&prefix)));
            if let Some((_, flags)) = word {
                flags.push(flag.clone());
            }
        }
        fields.extend(words.into_iter().map(|(word, flags)| (word, Value::Flags(flags))));
    }

    /// What a row has for a field that is not among its [`fields`](Self::fields) and that holds `other` elsewhere: zero,
    /// for a variant's own that are kept only where they are not zero; `None` where the edition has no such field.
    fn zero(&self, field: &str, other: &Value) -> Option<Value> {
        if field.starts_with("mattk[") {
            return Some(self.empty_slot(field, other));
        }
        let is_there = self.edition.fields.iter().any(|member| member.name == field);
        match other {
            Value::Extra(value) if is_there => Some(Value::Extra(zero_of(value))),
            _ => None,
        }
    }

    /// What an empty slot, or one beyond the edition's last, has for a field.
    fn empty_slot(&self, field: &str, other: &Value) -> Value {
        match other {
            Value::Name(_) if field.split('.').next_back() == Some("aatyp") => Value::Name(self.empty.0.clone()),
            Value::Name(_) => Value::Name(self.empty.1.clone()),
            Value::Extra(value) => Value::Extra(zero_of(value)),
            Value::Int(_) | Value::Flags(_) => Value::Int(0),
        }
    }

    /// The letter on the map of a class: its symbol, or its name where that is nothing but a letter.
    fn letter(&self, class: &str) -> Option<char> {
        let mut letters = class.chars();
        match (letters.next(), letters.next()) {
            (letter, None) => letter,
            _ => self.edition.class(&Class::from_c_name(class.to_owned())).and_then(|class| class.symbol),
        }
    }
}

/// Zero, as a field has it that elsewhere holds `value`.
fn zero_of(value: &ExtraValue) -> ExtraValue {
    match value {
        ExtraValue::Int(_) => ExtraValue::Int(0),
        ExtraValue::Real(_) => ExtraValue::Real(0.0),
        ExtraValue::Text(_) | ExtraValue::Symbol(_) | ExtraValue::Null => ExtraValue::Null,
        ExtraValue::List(_) => ExtraValue::List(Vec::new().into()),
        ExtraValue::Struct(_) => ExtraValue::Struct(Vec::new().into()),
    }
}

/// C's name of a value.
fn name(value: &impl OpenEnum) -> Str {
    Str::Owned(value.c_name().to_owned())
}

fn flags<F: FlagSet>(field: &'static str, flags: &NamedFlags<F>) -> Field {
    (Str::Borrowed(field), Value::Flags(flags.c_names().collect()))
}

/// C's names of traits that the model knows.
fn named<F: FlagSet>(known: F) -> Vec<Str> {
    known.names().map(|name| Str::Owned(format!("{}{name}", F::PREFIX))).collect()
}

/// A word's name without what NH4J puts before every member's.
fn plain(word: &str) -> &str {
    word.strip_prefix("XX").unwrap_or(word)
}

/// The prefix of the flags in a word of traits: `M4_` for `mflags4`, `MH_` for `mhflags`.
fn prefix(word: &str) -> Option<String> {
    let letters = match word.strip_prefix("mflags") {
        Some(letters) => letters,
        None => word.strip_prefix('m')?.strip_suffix("flags")?,
    };
    Some(format!("M{}_", letters.to_uppercase()))
}
