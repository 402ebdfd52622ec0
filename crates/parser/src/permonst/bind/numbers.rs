//! What numbers stand for: the tree's own names for classes, colours and the like.

use crate::c::Unit;
use crate::permonst::constants::Constants;
use model::{Class, ClassDef, Color, Named, OpenEnum};

pub(super) fn named<T: OpenEnum>(unit: &mut Unit, constants: &mut Constants, prefix: &str) -> Vec<Named<T>> {
    let names = constants.with_prefix(unit, prefix);
    let not_negative = names.into_iter().filter(|(_, value)| *value >= 0);
    let named = not_negative.map(|(symbol, value)| {
        let name = unit.symbols.show(symbol).into_owned();
        Named { what: T::from_c_name(name), value }
    });
    named.collect()
}

/// The colours: `CLR_RED`, or `RED` up to 3.1. After them come the names that a tree gives to colours by their use
/// (`HI_GOLD`): EvilHack's have numbers of their own, of a palette of 256.
pub(super) fn colors(unit: &mut Unit, constants: &mut Constants) -> Vec<Named<Color>> {
    let mut colors = named::<Color>(unit, constants, Color::PREFIX);
    if colors.is_empty() {
        colors.extend(Color::KNOWN.iter().filter_map(|color| {
            let bare = color.c_name().strip_prefix(Color::PREFIX)?;
            // The one that is also the name of an object.
            let value = constants.named(unit, bare).or_else(|| constants.named(unit, &format!("{bare}_COLORED")))?;
            Some(Named { what: color.clone(), value })
        }));
    }
    // A terminal's way to show black, and no colour of the table.
    let none = constants.named(unit, Color::None.c_name());
    colors.extend(none.map(|value| Named { what: Color::None, value }));
    colors.extend(named::<Color>(unit, constants, "HI_"));
    colors
}

/// What a number stands for: the first name that the tree gives it and the model knows, else the tree's first (it may
/// have the prefix by chance, as GnollHack's `AD_MODULO`); the number itself where it has none.
pub(super) fn by_value<T: OpenEnum>(names: &[Named<T>], value: i64) -> T {
    let mut all = names.iter().filter(|named| named.value == value);
    let first = all.clone().next();
    all.find(|named| named.what.variant_name().is_some())
        .or(first)
        .map_or_else(|| T::from_c_name(value.to_string()), |named| named.what.clone())
}

/// The classes: every `S_NAME` that has a `DEF_NAME`, its symbol; in trees without those, every `S_NAME` in capitals.
pub(super) fn classes(unit: &mut Unit, constants: &mut Constants) -> Vec<ClassDef> {
    let names = constants.with_prefix(unit, Class::PREFIX);
    let mut classes = Vec::new();
    let any_default = Constants::has(unit, "DEF_ANT");
    for (symbol, value) in names {
        let name = unit.symbols.show(symbol).into_owned();
        let bare = name.strip_prefix(Class::PREFIX).unwrap_or(&name);
        let default = constants.named(unit, &format!("DEF_{}", bare.to_ascii_uppercase()));
        let letter = |code: i64| u8::try_from(code & 0xFF).ok().map(char::from);
        let symbol = match (any_default, default) {
            (true, Some(code)) => letter(code),
            // Up to 3.0 a class's number is its letter.
            (false, _) if bare.chars().all(|c| c.is_ascii_uppercase() || c == '_') => letter(value),
            _ => continue,
        };
        if let Ok(value) = u8::try_from(value)
            && !classes.iter().any(|def: &ClassDef| def.value == value)
        {
            classes.push(ClassDef { class: Class::from_c_name(name), value, symbol });
        }
    }
    classes.sort_by_key(|def| def.value);
    classes
}
