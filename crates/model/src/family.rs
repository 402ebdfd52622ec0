//! Families and versions of the game.

use crate::Str;
use crate::open_enum::open_enum;
use core::fmt;

open_enum! {
    /// The line of games that an edition belongs to, by the name the game gives itself.
    Family, "" {
        Hack = "Hack", NetHack = "NetHack", SlashEm = "SLASH'EM" | "SlashEM" | "SuperLotsoAddedStuffHack", GlHack = "GLHack", XNetHack = "xNetHack",
        EvilHack = "EvilHack", UnNetHack = "UnNetHack", DNetHack = "dNetHack" | "dNethack", Dnao = "dNAO",
        GnollHack = "GnollHack",
    }
}

/// A version: what people call it, and its numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// `VERSION_MAJOR` of `include/patchlevel.h`.
    pub major: u16,
    /// `VERSION_MINOR`.
    pub minor: u16,
    /// `PATCHLEVEL`.
    pub patch: u16,
    /// What follows the numbers in the version's usual name: `E7F3` of SLASH'EM 0.0.7E7F3; mostly empty.
    pub suffix: Str,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}{}", self.major, self.minor, self.patch, self.suffix)
    }
}
