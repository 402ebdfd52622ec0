//! Attacks in the short form that spoilers have: `2d4 bite`, `3d4 sting poison`.

use crate::severity::harm;
use alloc::string::{String, ToString};
use core::fmt;
use model::{Attack, AttackType, OpenEnum};

/// What people call the ways of attack, by C's names.
const KINDS: &[(&str, &str)] = &[
    ("AT_NONE", "passive"),
    ("AT_CLAW", "claw"),
    ("AT_BITE", "bite"),
    ("AT_KICK", "kick"),
    ("AT_BUTT", "butt"),
    ("AT_TUCH", "touch"),
    ("AT_STNG", "sting"),
    ("AT_HUGS", "hug"),
    ("AT_SPIT", "spit"),
    ("AT_ENGL", "engulf"),
    ("AT_BREA", "breath"),
    ("AT_EXPL", "explosion"),
    ("AT_BOOM", "explosion when killed"),
    ("AT_GAZE", "gaze"),
    ("AT_TENT", "tentacle"),
    ("AT_WEAP", "weapon"),
    ("AT_MAGC", "magic"),
    // SLASH'EM.
    ("AT_MULTIPLY", "multiplies"),
    // EvilHack and UnNetHack.
    ("AT_SCRE", "scream"),
    // GnollHack, some in dNAO, too.
    ("AT_EYES", "eyestalks"),
    ("AT_HORN", "horn"),
    ("AT_PASV", "passive"),
    ("AT_RAMS", "ram"),
    ("AT_SMMN", "summons"),
    ("AT_TAIL", "tail"),
    ("AT_TUSK", "tusk"),
    // dNAO.
    ("AT_5SBT", "far bite"),
    ("AT_5SQR", "far touch"),
    ("AT_ARRW", "shot"),
    ("AT_BEAM", "beam"),
    ("AT_BKG2", "horned light"),
    ("AT_BKGT", "hungry mist"),
    ("AT_BRSH", "splashing breath"),
    ("AT_DEVA", "million-arm weapon"),
    ("AT_DSPR", "million-arm spirit blade"),
    ("AT_ESPR", "floating spirit blade"),
    ("AT_HITS", "sure hit"),
    ("AT_HODS", "mirror"),
    ("AT_ILUR", "swallow"),
    ("AT_LNCK", "reaching bite"),
    ("AT_LRCH", "reach"),
    ("AT_MARI", "carried weapon"),
    ("AT_MMGC", "magic"),
    ("AT_MSPR", "extra spirit blade"),
    ("AT_OBIT", "bite"),
    ("AT_REND", "rend"),
    ("AT_SRPR", "spirit blade"),
    ("AT_TNKR", "tinker"),
    ("AT_TONG", "tongue"),
    ("AT_VINE", "vine"),
    ("AT_WBIT", "bite"),
    ("AT_WDGZ", "passive gaze"),
    ("AT_WHIP", "whip"),
    ("AT_WISP", "wisp"),
    ("AT_XSPR", "offhand spirit blade"),
    ("AT_XWEP", "offhand weapon"),
];

/// What people call a way of attack, such as `bite`; `None` for one that only an unknown tree has.
pub fn kind_words(kind: &AttackType) -> Option<&'static str> {
    let name = kind.c_name();
    KINDS.iter().find(|(known, _)| *known == name).map(|(_, words)| *words)
}

/// An attack in the short form: the dice as the table has them, the way of attack, and what it does besides damage.
///
/// Dice of 0 are left out where both numbers are: `gaze petrification`. A passive attack of `0d6` rolls as many dice as
/// the monster has levels, and one more (`passive()`, `src/uhitm.c`).
#[derive(Clone, Copy, Debug)]
pub struct Short<'a>(pub &'a Attack);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let attack = self.0;
        if (attack.dice, attack.sides) != (0, 0) {
            write!(f, "{}d{} ", attack.dice, attack.sides)?;
        }
        match kind_words(&attack.kind) {
            Some(words) => f.write_str(words)?,
            None => f.write_str(&plain(attack.kind.c_name()))?,
        }
        match harm(&attack.kind, &attack.damage) {
            Some(harm) if harm.words.is_empty() => Ok(()),
            Some(harm) => write!(f, " {}", harm.words),
            None => write!(f, " {}", plain(attack.damage.c_name())),
        }
    }
}

/// C's name without its prefix, for want of a better word.
fn plain(name: &str) -> String {
    let name = name.strip_prefix("AT_").or_else(|| name.strip_prefix("AD_"));
    name.unwrap_or_default().to_string().to_ascii_lowercase()
}

/// All attacks in the short form; `none` for a monster without any.
pub fn short_list(attacks: &[Attack]) -> String {
    if attacks.is_empty() {
        return "none".to_string();
    }
    let mut list = String::new();
    for attack in attacks {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(&Short(attack).to_string());
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Cow, DamageType};

    fn attack(kind: AttackType, damage: DamageType, dice: i16, sides: i16) -> Attack {
        Attack { slot: 0, kind, kind_raw: 0, damage, damage_raw: 0, dice, sides, extra: Cow::Borrowed(&[]) }
    }

    #[test]
    fn attacks_are_as_spoilers_write_them() {
        let bite = attack(AttackType::Bite, DamageType::Physical, 2, 4);
        let sting = attack(AttackType::Sting, DamageType::PoisonStrength, 3, 4);
        let gaze = attack(AttackType::Gaze, DamageType::Stone, 0, 0);
        let passive = attack(AttackType::None, DamageType::Paralyse, 0, 70);
        assert_eq!(short_list(&[bite, sting]), "2d4 bite, 3d4 sting poison");
        assert_eq!(short_list(&[gaze, passive]), "gaze petrification, 0d70 passive paralysis");
        assert_eq!(short_list(&[]), "none");
    }

    #[test]
    fn what_nobody_knows_is_shown_by_its_c_name() {
        let odd = attack(AttackType::from_c_name("AT_FROB"), DamageType::from_c_name("AD_QUUX"), 1, 2);
        assert_eq!(short_list(&[odd]), "1d2 frob quux");
    }
}
