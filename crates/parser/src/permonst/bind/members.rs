//! The members of a row and of an attack that the model knows, each found by its C name.

use crate::c::{Failure, Type, TypeId, Unit};
use crate::permonst::constants::Constants;
use crate::permonst::fields::{Member, members, take};
use crate::source::Kind;
use std::ops::{Range, RangeInclusive};

/// The members of a row that the model knows.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) name: NameMembers,
    pub(super) mlet: Member,
    pub(super) mlevel: Member,
    pub(super) mmove: Option<Member>,
    pub(super) ac: Option<Member>,
    pub(super) mr: Option<Member>,
    pub(super) alignment: Option<Member>,
    pub(super) geno: Option<Member>,
    pub(super) weight: Option<Member>,
    pub(super) nutrition: Option<Member>,
    pub(super) sound: Option<Member>,
    pub(super) size: Option<Member>,
    pub(super) resists: Option<Member>,
    pub(super) conveys: Option<Member>,
    pub(super) difficulty: Option<Member>,
    pub(super) color: Option<Member>,
    pub(super) index: Option<Member>,
}

/// Where the names are.
#[derive(Debug)]
pub(super) enum NameMembers {
    /// `mname`, and in some families one for females.
    One { all: Member, female: Option<Member> },
    /// `pmnames[]`, with the offsets of each gender's.
    Gendered { male: usize, female: usize, neuter: usize },
}

/// The members of an attack.
#[derive(Debug)]
pub(super) struct AttackMembers {
    pub(super) array: Member,
    pub(super) size: usize,
    pub(super) slots: usize,
    pub(super) kind: Member,
    pub(super) damage: Member,
    pub(super) dice: Option<Member>,
    pub(super) sides: Option<Member>,
    pub(super) extra: Vec<Member>,
    pub(super) rooms: Vec<Room>,
}

/// A member whose type holds more than the model has room for.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) member: Member,
    /// What the model has room for.
    pub(super) values: RangeInclusive<i64>,
}

impl Room {
    /// `None` for a member whose type keeps it within that room, as nearly all are.
    fn new(unit: &Unit, member: Option<Member>, values: RangeInclusive<i64>) -> Option<Self> {
        let member = member?;
        let kind = unit.types.int_kind(member.ty)?;
        let held = [i128::MIN, i128::MAX].map(|value| kind.clamp(value));
        let fits = |value| i64::try_from(value).is_ok_and(|value| values.contains(&value));
        (!held.into_iter().all(fits)).then_some(Self { member, values })
    }
}

impl Known {
    /// The members that may hold more than the model has room for.
    pub(super) fn rooms(&self, unit: &Unit) -> Vec<Room> {
        let narrow = [Some(self.mlevel), self.mmove, self.ac, self.mr, self.alignment];
        let narrow = narrow.map(|member| (member, i64::from(i16::MIN)..=i64::from(i16::MAX)));
        let wide = [self.weight, self.nutrition].map(|member| (member, 0..=i64::from(u32::MAX)));
        let difficulty = [(self.difficulty, 0..=i64::from(u16::MAX))];
        let all = narrow.into_iter().chain(wide).chain(difficulty);
        all.filter_map(|(member, values)| Room::new(unit, member, values)).collect()
    }
}

/// Finds the members that the model knows; without a name, a class or a level a row is no monster.
pub(super) fn known_members(
    unit: &mut Unit,
    constants: &mut Constants,
    element: TypeId,
    rest: &mut Vec<Member>,
) -> Option<Known> {
    let name = name_members(unit, constants, rest);
    let mlet = take(unit, rest, "mlet");
    let mlevel = take(unit, rest, "mlevel");
    let (Some(name), Some(mlet), Some(mlevel)) = (name, mlet, mlevel) else {
        let message = "the rows have no name, class or level: no monsters".to_owned();
        let at = unit.tokens.get(definition(unit, element).start).copied();
        unit.report(Failure { kind: Some(Kind::NoStruct), message, at, help: None });
        return None;
    };
    let mut bound = true;
    for member in [mlet, mlevel] {
        if !is_number(unit, member) {
            unbound(unit, element, member, "a number");
            bound = false;
        }
    }
    if !bound {
        return None;
    }
    let mut number = |meaning: &str| {
        let member = take(unit, rest, meaning)?;
        if is_number(unit, member) {
            return Some(member);
        }
        // Kept as an extra field, in the shape it has.
        unbound(unit, element, member, "a number");
        rest.push(member);
        None
    };
    Some(Known {
        name,
        mlet,
        mlevel,
        mmove: number("mmove"),
        ac: number("ac"),
        mr: number("mr"),
        alignment: number("maligntyp"),
        geno: number("geno"),
        weight: number("cwt"),
        nutrition: number("cnutrit"),
        sound: number("msound"),
        size: number("msize"),
        resists: number("mresists"),
        conveys: number("mconveys"),
        difficulty: number("difficulty"),
        color: number("mcolor"),
        index: number("pmidx"),
    })
}

fn is_number(unit: &Unit, member: Member) -> bool {
    unit.types.int_kind(member.ty).is_some()
}

/// Reports a member that the model knows in another shape.
fn unbound(unit: &mut Unit, element: TypeId, member: Member, expected: &str) {
    let tokens = unit.tokens.get(definition(unit, element)).unwrap_or_default();
    let at = tokens.iter().find(|token| token.symbol == member.name).copied();
    let name = unit.symbols.show(member.name);
    let message = format!("`{name}` is declared as `{}`; it should be {expected}", unit.show_type(member.ty));
    unit.report(Failure { kind: Some(Kind::UnboundField), message, at, help: None });
}

/// Where a structure with a tag is defined, up to the end of the unit; nothing for one without.
fn definition(unit: &Unit, ty: TypeId) -> Range<usize> {
    let tag = match unit.types.get(ty) {
        Type::Record(id) => unit.types.record(id).and_then(|record| record.tag),
        _ => None,
    };
    let end = unit.tokens.len();
    tag.and_then(|tag| unit.index.records.get(&tag).copied()).map_or(end..end, |begin| begin..end)
}

fn name_members(unit: &mut Unit, constants: &mut Constants, rest: &mut Vec<Member>) -> Option<NameMembers> {
    if let Some(array) = take(unit, rest, "pmnames") {
        let Type::Array(pointer, length) = unit.types.get(array.ty) else { return None };
        let size = unit.types.size(pointer)? as usize;
        let mut offset = |gender: &str, usual: usize| {
            let index = constants.named(unit, gender).and_then(|index| usize::try_from(index).ok());
            let index = index.filter(|index| length.is_some_and(|length| (*index as u64) < length));
            array.offset + index.unwrap_or(usual) * size
        };
        let (male, female, neuter) = (offset("MALE", 0), offset("FEMALE", 1), offset("NEUTRAL", 2));
        return Some(NameMembers::Gendered { male, female, neuter });
    }
    let all = take(unit, rest, "mname")?;
    let female = take(unit, rest, "fname");
    Some(NameMembers::One { all, female })
}

pub(super) fn attack_members(unit: &mut Unit, element: TypeId, rest: &mut Vec<Member>) -> Option<AttackMembers> {
    let array = take(unit, rest, "mattk")?;
    let attacks = match unit.types.get(array.ty) {
        Type::Array(attack, Some(slots @ 0..=255)) => attack_layout(unit, array, attack, slots as usize),
        _ => None,
    };
    if attacks.is_none() {
        // Kept as an extra field, in the shape it has.
        unbound(unit, element, array, "an array of attacks");
        rest.push(array);
    }
    attacks
}

fn attack_layout(unit: &Unit, array: Member, element: TypeId, slots: usize) -> Option<AttackMembers> {
    let size = unit.types.size(element)? as usize;
    let mut own = members(unit, element);
    let kind = take(unit, &mut own, "aatyp")?;
    let damage = take(unit, &mut own, "adtyp")?;
    let dice = take(unit, &mut own, "damn");
    let sides = take(unit, &mut own, "damd");
    let kinds = [Some(kind), Some(damage)].map(|member| (member, 0..=i64::from(u8::MAX)));
    let numbers = [dice, sides].map(|member| (member, i64::from(i16::MIN)..=i64::from(i16::MAX)));
    let all = kinds.into_iter().chain(numbers);
    let rooms = all.filter_map(|(member, values)| Room::new(unit, member, values)).collect();
    Some(AttackMembers { array, size, slots, kind, damage, dice, sides, extra: own, rooms })
}
