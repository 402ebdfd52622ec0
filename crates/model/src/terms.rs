//! Sizes, sounds and colours.

use crate::open_enum::open_enum;

open_enum! {
    /// Physical size: `msize`, from `include/monflag.h`.
    Size, "MZ_" {
        Tiny = "MZ_TINY", Small = "MZ_SMALL", Medium = "MZ_MEDIUM" | "MZ_HUMAN", Large = "MZ_LARGE",
        Huge = "MZ_HUGE", Gigantic = "MZ_GIGANTIC",
    }
}

open_enum! {
    /// The noise a monster makes: `msound`, from `include/monflag.h`.
    Sound, "MS_" {
        Silent = "MS_SILENT", Bark = "MS_BARK", Mew = "MS_MEW", Roar = "MS_ROAR", Bellow = "MS_BELLOW",
        Growl = "MS_GROWL", Squeak = "MS_SQEEK", Squawk = "MS_SQAWK", Chirp = "MS_CHIRP", Hiss = "MS_HISS",
        Buzz = "MS_BUZZ", Grunt = "MS_GRUNT", Neigh = "MS_NEIGH", Moo = "MS_MOO", Wail = "MS_WAIL",
        Gurgle = "MS_GURGLE", Burble = "MS_BURBLE", Trumpet = "MS_TRUMPET", Shriek = "MS_SHRIEK",
        Bones = "MS_BONES", Laugh = "MS_LAUGH", Mumble = "MS_MUMBLE", Imitate = "MS_IMITATE", Orc = "MS_ORC",
        Humanoid = "MS_HUMANOID", Arrest = "MS_ARREST", Soldier = "MS_SOLDIER", Guard = "MS_GUARD",
        Djinni = "MS_DJINNI", Nurse = "MS_NURSE", Seduce = "MS_SEDUCE", Vampire = "MS_VAMPIRE",
        Bribe = "MS_BRIBE", Cuss = "MS_CUSS", Rider = "MS_RIDER", Leader = "MS_LEADER", Nemesis = "MS_NEMESIS",
        Guardian = "MS_GUARDIAN", Sell = "MS_SELL", Oracle = "MS_ORACLE", Priest = "MS_PRIEST",
        Spell = "MS_SPELL", Were = "MS_WERE", Boast = "MS_BOAST", Groan = "MS_GROAN",
        /// SLASH'EM.
        Gypsy = "MS_GYPSY",
        /// SLASH'EM.
        Sheep = "MS_SHEEP",
        /// SLASH'EM.
        Chicken = "MS_CHICKEN",
        /// SLASH'EM.
        Cow = "MS_COW",
        /// SLASH'EM.
        Parrot = "MS_PARROT",
    }
}

open_enum! {
    /// The colour of the map symbol: `mcolor`, from `include/color.h`.
    Color, "CLR_" {
        Black = "CLR_BLACK", Red = "CLR_RED", Green = "CLR_GREEN", Brown = "CLR_BROWN", Blue = "CLR_BLUE",
        Magenta = "CLR_MAGENTA", Cyan = "CLR_CYAN", Gray = "CLR_GRAY", None = "NO_COLOR", Orange = "CLR_ORANGE",
        BrightGreen = "CLR_BRIGHT_GREEN", Yellow = "CLR_YELLOW", BrightBlue = "CLR_BRIGHT_BLUE",
        BrightMagenta = "CLR_BRIGHT_MAGENTA", BrightCyan = "CLR_BRIGHT_CYAN", White = "CLR_WHITE",
    }
}
