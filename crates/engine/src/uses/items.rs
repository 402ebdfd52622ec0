//! Items: what a monster may be given for its own use when it is made.

use super::{Distribution, RuleSet, chance, species_difficulty};
use crate::Ratio;
use crate::ratio::Natural;
use model::{AttackType, Class, Edition, M1, M2, M3, Monster};

/// Declares the items, in the game's words.
macro_rules! items {
    ($( $item:ident = $words:literal; )*) => {
        /// An item that a monster may be given.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Item { $( #[doc = concat!("A ", $words, ".")] $item ),* }

        impl Item {
            /// In the game's words, such as `wand of digging`.
            pub const fn words(self) -> &'static str {
                match self { $( Self::$item => $words ),* }
            }
        }
    };
}

items! {
    AmuletOfLifeSaving = "amulet of life saving";
    PotionOfAcid = "potion of acid";
    PotionOfBlindness = "potion of blindness";
    PotionOfConfusion = "potion of confusion";
    PotionOfExtraHealing = "potion of extra healing";
    PotionOfFullHealing = "potion of full healing";
    PotionOfGainLevel = "potion of gain level";
    PotionOfHealing = "potion of healing";
    PotionOfInvisibility = "potion of invisibility";
    PotionOfParalysis = "potion of paralysis";
    PotionOfPolymorph = "potion of polymorph";
    PotionOfSickness = "potion of sickness";
    PotionOfSleeping = "potion of sleeping";
    PotionOfSpeed = "potion of speed";
    ScrollOfCreateMonster = "scroll of create monster";
    ScrollOfEarth = "scroll of earth";
    ScrollOfTeleportation = "scroll of teleportation";
    WandOfCold = "wand of cold";
    WandOfCreateMonster = "wand of create monster";
    WandOfDeath = "wand of death";
    WandOfDigging = "wand of digging";
    WandOfDraining = "wand of draining";
    WandOfFire = "wand of fire";
    WandOfFireball = "wand of fireball";
    WandOfLightning = "wand of lightning";
    WandOfMagicMissile = "wand of magic missile";
    WandOfMakeInvisible = "wand of make invisible";
    WandOfPolymorph = "wand of polymorph";
    WandOfSleep = "wand of sleep";
    WandOfSpeedMonster = "wand of speed monster";
    WandOfStriking = "wand of striking";
    WandOfTeleportation = "wand of teleportation";
}

/// What an item is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To get away or to heal (`rnd_defensive_item()`).
    Defensive,
    /// To attack (`rnd_offensive_item()`).
    Offensive,
    /// To become better at it (`rnd_misc_item()`).
    Misc,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Self; 3] = [Self::Defensive, Self::Offensive, Self::Misc];
}

/// Who draws an item, and where, as far as it is not the species' own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawer {
    /// The office that the monster holds.
    pub office: Office,
    /// What it is like at this moment.
    pub state: State,
    /// The level.
    pub site: Site,
}

/// An office that some items are not for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Office {
    /// None.
    None,
    /// A shopkeeper (`isshk`) or a priest (`ispriest`).
    ShopkeeperOrPriest,
    /// The guard of a vault (`isgd`).
    VaultGuard,
}

/// What a monster is like that draws an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Whether it wears a helmet of metal, in 3.7 and 5.0 a hard one. A monster that is being made wears nothing.
    pub has_hard_helmet: bool,
    /// Whether it is a vampire in another shape; since 3.6.0.
    pub is_shifted_vampire: bool,
    /// Whether it is peaceful while the hero cannot see what is invisible.
    pub stays_visible: bool,
}

/// A level, as far as defensive items depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    /// Whether nobody can teleport there (`level.flags.noteleport`).
    pub no_teleport: bool,
    /// Whether it is in Sokoban; only 3.7 and 5.0 ask.
    pub in_sokoban: bool,
}

impl Drawer {
    /// An ordinary monster that is being made on an ordinary level, hostile or watched by a hero who sees everything.
    pub const PLAIN: Self = Self {
        office: Office::None,
        state: State { has_hard_helmet: false, is_shifted_vampire: false, stays_visible: false },
        site: Site { no_teleport: false, in_sokoban: false },
    };
}

/// What is particular about items in a version.
#[derive(Clone, Copy, Debug)]
pub(super) struct ItemRule {
    /// The sides of the die that the level must beat, for each purpose.
    dice: [(Purpose, u32); 3],
    /// One plain soldier in so many draws anything but offensive items.
    soldiers: u32,
    /// What there is to attack with.
    arsenal: Arsenal,
    /// The classes of what floats in the air by itself.
    floaters: &'static [Class],
    /// What is asked that was not asked before.
    scruples: Scruples,
}

/// What a version asks before it gives an item.
#[derive(Clone, Copy, Debug)]
struct Scruples {
    /// Whether vampires in another shape do without life saving.
    vampires: bool,
    /// Whether wands of digging are rare in Sokoban.
    sokoban: bool,
    /// Whether the covetous teleport everywhere.
    covetous: bool,
}

/// What there is to attack with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arsenal {
    Vanilla,
    SlashEm,
}

/// 3.4.3.
pub(super) const V3_4_3: ItemRule = ItemRule {
    dice: [(Purpose::Defensive, 50), (Purpose::Offensive, 75), (Purpose::Misc, 100)],
    soldiers: 13,
    arsenal: Arsenal::Vanilla,
    floaters: &[Class::Eye],
    scruples: Scruples { vampires: false, sokoban: false, covetous: false },
};

/// 3.6.0.
pub(super) const V3_6_0: ItemRule = ItemRule {
    floaters: &[Class::Eye, Class::Light],
    scruples: Scruples { vampires: true, ..V3_4_3.scruples },
    ..V3_4_3
};

/// 3.7.
pub(super) const V3_7: ItemRule = ItemRule { scruples: Scruples { sokoban: true, ..V3_6_0.scruples }, ..V3_6_0 };

/// 5.0.
pub(super) const V5_0: ItemRule = ItemRule { scruples: Scruples { covetous: true, ..V3_7.scruples }, ..V3_7 };

/// SLASH'EM.
pub(super) const SLASHEM: ItemRule = ItemRule {
    dice: [(Purpose::Defensive, 200), (Purpose::Offensive, 200), (Purpose::Misc, 200)],
    soldiers: 15,
    arsenal: Arsenal::SlashEm,
    ..V3_4_3
};

/// The items that a draw may come to; `None` for nothing.
pub type Draw = Distribution<Option<Item>>;

/// The chance that a monster of this level draws an item for a purpose when it is made.
///
/// `m_initweap()` and `m_initinv()` of `src/makemon.c`; the three purposes are independent, and a draw may still come to
/// nothing. Offensive items are for those with a weapon attack; a plain soldier draws the others only one time in 13
/// (SLASH'EM: 15). On the Rogue level nobody draws anything.
pub fn draw_chance(edition: &Edition, monster: &Monster, level: u8, purpose: Purpose) -> Ratio {
    let rules = &RuleSet::of(edition).items;
    let die = rules.dice.iter().find(|(known, _)| *known == purpose).map_or(0, |(_, die)| *die);
    let chance = chance::of(level.into(), die);
    let is_armed = monster.attacks.iter().any(|attack| attack.kind == AttackType::Weapon);
    match purpose {
        Purpose::Offensive if !is_armed => Ratio::zero(),
        Purpose::Defensive | Purpose::Misc if monster.symbol == "SOLDIER" => &chance * &chance::one_in(rules.soldiers),
        _ => chance,
    }
}

/// What one draw comes to; `None` among the outcomes is nothing.
///
/// `rnd_defensive_item()`, `rnd_offensive_item()` and `rnd_misc_item()` of `src/muse.c`. Animals, what has no mind, what
/// explodes, ghosts and Kops get nothing.
pub fn draw(edition: &Edition, monster: &Monster, purpose: Purpose, drawer: Drawer) -> Draw {
    let rules = &RuleSet::of(edition).items;
    let difficulty = species_difficulty(edition, monster);
    let is_useless = monster.traits.m1.intersects(M1::ANIMAL | M1::MINDLESS)
        || monster.attacks.iter().any(|attack| attack.kind == AttackType::Explode)
        || matches!(monster.class, Class::Ghost | Class::Kop);
    if is_useless {
        return Draw::certain(None);
    }
    match purpose {
        Purpose::Defensive => {
            let is_free = rules.scruples.covetous && monster.traits.m3.intersects(M3::COVETOUS);
            defensive(rules, monster, difficulty, drawer, drawer.site.no_teleport && !is_free)
        }
        Purpose::Offensive => offensive(rules, monster, difficulty, drawer),
        Purpose::Misc => misc(rules, monster, difficulty, drawer),
    }
}

/// What a monster of this level is given for a purpose when it is made: whether it draws at all, and what.
pub fn item_at_creation(edition: &Edition, monster: &Monster, level: u8, purpose: Purpose, drawer: Drawer) -> Draw {
    let chance = draw_chance(edition, monster, level, purpose);
    Distribution::either(&chance, draw(edition, monster, purpose, drawer), Draw::certain(None))
}

/// This item for certain.
fn sure(item: Item) -> Draw {
    Draw::certain(Some(item))
}

/// A defensive item; `again` says whether what teleports is drawn once more.
fn defensive(rules: &ItemRule, monster: &Monster, difficulty: i32, drawer: Drawer, again: bool) -> Draw {
    let faces = 8 + u8::from(difficulty > 3) + u8::from(difficulty > 6) + u8::from(difficulty > 8);
    // In Sokoban three of four sevens are rolled again, until something else comes.
    let in_sokoban = rules.scruples.sokoban && drawer.site.in_sokoban;
    let weight = |face| Natural::from(if face == 7 && in_sokoban { 1_u8 } else { 4 });
    let Some(roll) = Distribution::weighed((0..faces).map(|face| (face, weight(face)))) else {
        return Draw::certain(None);
    };
    let third = chance::of(1, 3);
    let stays = drawer.office != Office::None || rules.floaters.contains(&monster.class);
    roll.and_then(|face| match face {
        6 | 9 if again => defensive(rules, monster, difficulty, drawer, false),
        6 | 9 => Distribution::either(&third, sure(Item::WandOfTeleportation), sure(Item::ScrollOfTeleportation)),
        0 | 1 => sure(Item::ScrollOfTeleportation),
        8 | 10 => Distribution::either(&third, sure(Item::WandOfCreateMonster), sure(Item::ScrollOfCreateMonster)),
        2 => sure(Item::ScrollOfCreateMonster),
        3 => sure(Item::PotionOfHealing),
        4 => sure(Item::PotionOfExtraHealing),
        5 if monster.symbol == "PESTILENCE" => sure(Item::PotionOfSickness),
        5 => sure(Item::PotionOfFullHealing),
        _ if stays => Draw::certain(None),
        _ => sure(Item::WandOfDigging),
    })
}

/// An offensive item.
fn offensive(rules: &ItemRule, monster: &Monster, difficulty: i32, drawer: Drawer) -> Draw {
    let faces = 9 - u32::from(difficulty < 4) + if difficulty > 6 { 4 } else { 0 };
    // What cannot be hurt by falling rocks.
    let likes_rocks = drawer.state.has_hard_helmet
        || monster.traits.m1.intersects(M1::AMORPHOUS | M1::WALLWALK | M1::UNSOLID)
        || monster.class == Class::Ghost;
    let item = |face| match (face, rules.arsenal) {
        (0, _) if likes_rocks => Item::ScrollOfEarth,
        (0 | 1, _) => Item::WandOfStriking,
        (2, _) => Item::PotionOfAcid,
        (3, _) => Item::PotionOfConfusion,
        (4, _) => Item::PotionOfBlindness,
        (5, _) => Item::PotionOfSleeping,
        (6, _) => Item::PotionOfParalysis,
        (7, _) | (8, Arsenal::Vanilla) => Item::WandOfMagicMissile,
        (8, Arsenal::SlashEm) | (9, Arsenal::Vanilla) => Item::WandOfSleep,
        (9, Arsenal::SlashEm) | (10, Arsenal::Vanilla) => Item::WandOfFire,
        (10, Arsenal::SlashEm) | (11, Arsenal::Vanilla) => Item::WandOfCold,
        (11, Arsenal::SlashEm) | (_, Arsenal::Vanilla) => Item::WandOfLightning,
        (_, Arsenal::SlashEm) => Item::WandOfDraining,
    };
    let mut draw = Distribution::die(faces).map(|face| Some(item(face)));
    if rules.arsenal == Arsenal::SlashEm && difficulty > 6 {
        draw = Distribution::either(&chance::of(1, 25), sure(Item::WandOfFireball), draw);
    }
    if difficulty > 7 {
        draw = Distribution::either(&chance::of(1, 35), sure(Item::WandOfDeath), draw);
    }
    draw
}

/// An item that makes its bearer better.
fn misc(rules: &ItemRule, monster: &Monster, difficulty: i32, drawer: Drawer) -> Draw {
    let potion_or_wand = |potion, wand| Distribution::either(&chance::of(5, 6), sure(potion), sure(wand));
    let mut draw = Distribution::die(3).and_then(|face| match face {
        0 if drawer.office == Office::VaultGuard => Draw::certain(None),
        0 => potion_or_wand(Item::PotionOfSpeed, Item::WandOfSpeedMonster),
        1 if drawer.state.stays_visible => Draw::certain(None),
        1 => potion_or_wand(Item::PotionOfInvisibility, Item::WandOfMakeInvisible),
        _ => sure(Item::PotionOfGainLevel),
    });
    let is_vampire = rules.scruples.vampires && drawer.state.is_shifted_vampire;
    if !is_nonliving(monster) && !is_vampire {
        draw = Distribution::either(&chance::of(1, 40), sure(Item::AmuletOfLifeSaving), draw);
    }
    if difficulty < 6 {
        let polymorph = potion_or_wand(Item::PotionOfPolymorph, Item::WandOfPolymorph);
        draw = Distribution::either(&chance::of(1, 30), polymorph, draw);
    }
    draw
}

/// `nonliving()` of `include/mondata.h`.
fn is_nonliving(monster: &Monster) -> bool {
    monster.traits.m2.contains(M2::UNDEAD)
        || matches!(monster.class, Class::Golem | Class::Vortex)
        || monster.symbol == "MANES"
}
