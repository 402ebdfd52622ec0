//! The roles: `roles[]` of `role.c`, a row for each, with `struct Role` of `you.h`.

use super::Array;
use crate::c::TypeId;
use crate::permonst::constants::{pointed_text, show_text};
use crate::permonst::fields::{Member, members};
use crate::source::Kind;
use model::{Alignments, Class, Edition, Genders, MonsterId, OpenEnum, QuestEnemies, Role, Str};

/// The members of a row that the model knows.
struct Known {
    male_name: Member,
    female_name: Option<Member>,
    file_code: Option<Member>,
    monster: Option<Member>,
    female_monster: Option<Member>,
    pet: Option<Member>,
    leader: Option<Member>,
    guardians: Option<Member>,
    nemesis: Option<Member>,
    /// The species and the class of the first enemies, and of the second.
    enemies: Option<[(Member, Member); 2]>,
    allow: Option<Member>,
}

/// Binds the rows before the first without a name, which ends them.
pub(super) fn bind(array: &mut Array, edition: &Edition) -> Vec<Role> {
    let element = array.object.element;
    let (Some(known), Some(size)) = (Known::find(array, element), array.unit.types.size(element)) else {
        array.report(0, Kind::UnboundField, "the rows of `roles` have no name".to_owned());
        return Vec::new();
    };
    let allowed = Allowed::find(array);
    let mut roles = Vec::new();
    for index in 0..array.len() {
        let row = Row { array, edition, index, base: index * size as usize };
        let Some(role) = row.role(&known, &allowed) else { break };
        roles.push(role);
    }
    roles
}

/// The tree's own numbers of what a role allows.
struct Allowed {
    alignments: [(Alignments, i64); 3],
    genders: [(Genders, i64); 3],
}

impl Allowed {
    fn find(array: &mut Array) -> Self {
        let mut value = |name| array.constants.named(&mut array.unit, name).unwrap_or(0);
        Self {
            alignments: [
                (Alignments::LAWFUL, value("ROLE_LAWFUL")),
                (Alignments::NEUTRAL, value("ROLE_NEUTRAL")),
                (Alignments::CHAOTIC, value("ROLE_CHAOTIC")),
            ],
            genders: [
                (Genders::MALE, value("ROLE_MALE")),
                (Genders::FEMALE, value("ROLE_FEMALE")),
                (Genders::NEUTER, value("ROLE_NEUTER")),
            ],
        }
    }
}

/// Those of which a word of what is allowed has the number.
fn set_in<T: Copy + FromIterator<T>>(values: &[(T, i64)], allow: i64) -> T {
    let set = values.iter().filter(|(_, value)| *value != 0 && allow & value == *value);
    set.map(|(what, _)| *what).collect()
}

impl Known {
    fn find(array: &Array, element: TypeId) -> Option<Self> {
        let own = members(&array.unit, element);
        let find = |names: &[&str]| find(array, &own, names);
        let name = find(&["name"])?;
        let by_gender = members(&array.unit, name.ty);
        let gender = |letter| {
            let member = self::find(array, &by_gender, &[letter])?;
            Some(Member { offset: name.offset + member.offset, ..member })
        };
        let enemies = |species, class| Some((find(&[species])?, find(&[class])?));
        Some(Self {
            male_name: gender("m")?,
            female_name: gender("f"),
            file_code: find(&["filecode"]),
            monster: find(&["malenum", "mnum", "monsternum"]),
            female_monster: find(&["femalenum"]),
            pet: find(&["petnum"]),
            leader: find(&["ldrnum"]),
            guardians: find(&["guardnum"]),
            nemesis: find(&["neminum"]),
            enemies: enemies("enemy1num", "enemy1sym")
                .and_then(|first| Some([first, enemies("enemy2num", "enemy2sym")?])),
            allow: find(&["allow"]),
        })
    }
}

/// The member that has one of these names.
fn find(array: &Array, members: &[Member], names: &[&str]) -> Option<Member> {
    let symbols = names.iter().filter_map(|name| array.unit.symbols.find(name));
    symbols.into_iter().find_map(|symbol| members.iter().find(|member| member.name == symbol)).copied()
}

/// One row.
struct Row<'a> {
    array: &'a mut Array,
    edition: &'a Edition,
    index: usize,
    base: usize,
}

impl Row<'_> {
    /// The role; `None` where the row has no name.
    fn role(mut self, known: &Known, allowed: &Allowed) -> Option<Role> {
        let name = self.text(known.male_name)?;
        let allow = known.allow.map_or(0, |member| self.int(member));
        Some(Role {
            female_name: known.female_name.and_then(|member| self.text(member)).filter(|female| *female != name),
            name,
            file_code: known.file_code.and_then(|member| self.text(member)).unwrap_or_default(),
            monster: self.monster(known.monster),
            female_monster: self.monster(known.female_monster),
            pet: self.monster(known.pet),
            leader: self.monster(known.leader),
            guardians: self.monster(known.guardians),
            nemesis: self.monster(known.nemesis),
            enemies: known.enemies.map(|enemies| {
                enemies.map(|(species, class)| QuestEnemies {
                    species: self.monster(Some(species)),
                    class: self.class(class),
                })
            }),
            alignments: set_in(&allowed.alignments, allow),
            genders: set_in(&allowed.genders, allow),
            allow,
        })
    }

    /// The text that a pointer of the row points to; `None` for none, and for an empty one.
    fn text(&self, member: Member) -> Option<Str> {
        let text = pointed_text(self.array.object.image.pointee(self.base + member.offset))?;
        (!text.is_empty()).then(|| Str::Owned(show_text(&text)))
    }

    fn int(&mut self, member: Member) -> i64 {
        self.array.int(self.index, self.base, member)
    }

    fn monster(&mut self, member: Option<Member>) -> Option<MonsterId> {
        let number = self.int(member?);
        self.array.monster(self.index, number, self.edition)
    }

    /// The class with the number that the row has; `None` for a number that stands for none.
    fn class(&mut self, member: Member) -> Option<Class> {
        let number = self.int(member);
        let known = self.edition.classes.iter().find(|class| i64::from(class.value) == number);
        known.map(|known| known.class.clone()).or_else(|| (number > 0).then(|| Class::from_c_name(number.to_string())))
    }
}
