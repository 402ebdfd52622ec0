//! The table of what damage types do, the worst first.
//!
//! A name that several families have stands once if it does the same in all of them.

use super::Severity;

/// A damage type, and what it does.
pub(super) struct Row {
    pub(super) damage: &'static str,
    pub(super) kind: Option<&'static str>,
    pub(super) words: &'static str,
}

/// A damage type that does this whatever the way of attack.
const fn row(damage: &'static str, words: &'static str) -> Row {
    Row { damage, kind: None, words }
}

/// A damage type that does this when the attack is made so.
const fn by(kind: &'static str, damage: &'static str, words: &'static str) -> Row {
    Row { damage, kind: Some(kind), words }
}

/// All rows by their severity.
pub(super) const ALL: &[(Severity, &[Row])] = &[
    (Severity::Red, RED),
    (Severity::Varies, VARIES),
    (Severity::Orange, ORANGE),
    (Severity::Yellow, YELLOW),
    (Severity::Plain, PLAIN),
];

/// What can end the game at once, or takes something for good.
const RED: &[Row] = &[
    row("AD_DISN", "disintegration"),
    row("AD_DRLI", "level drain"),
    row("AD_STON", "petrification"),
    // Only who was swallowed is digested (`gulpmu()`).
    by("AT_ENGL", "AD_DGST", "digestion"),
    row("AD_WRAP", "drowning"),
    row("AD_DRIN", "brain eating"),
    row("AD_DISE", "disease"),
    row("AD_DETH", "touch of death"),
    row("AD_PEST", "pestilence"),
    row("AD_FAMN", "famine"),
    row("AD_SLIM", "sliming"),
    // EvilHack.
    row("AD_BHED", "beheading"),
    // EvilHack and xNetHack: hit points every turn, and their maximum with them.
    row("AD_WTHR", "withering"),
    // GnollHack.
    row("AD_DRAY", "death ray"),
    // UnNetHack.
    row("AD_HEAD", "beheading"),
    // dNAO.
    row("AD_VORP", "beheading"),
    row("AD_DEAD", "deadly gaze"),
    row("AD_SUCK", "dismemberment"),
    row("AD_UVUU", "head smashing"),
    row("AD_SSTN", "slow petrification"),
    row("AD_TENT", "deadly tentacles"),
    row("AD_WEEP", "level teleport and drain"),
    row("AD_VAMP", "blood drain"),
    row("AD_MDWP", "mindwipe"),
    row("AD_MAND", "deadly shriek"),
    row("AD_LSEX", "deadly seduction"),
    row("AD_SURY", "arrows of slaying"),
    row("AD_BLAS", "blasphemy"),
    // Mammon's breath makes a statue of gold.
    by("AT_BREA", "AD_GOLD", "turning to gold"),
    // Fire, shock and cold, and a level.
    row("AD_AXUS", "elements and level drain"),
];

/// What depends on a roll, on the monster's own kind, or on who comes.
const VARIES: &[Row] = &[
    row("AD_CLRC", "clerical spell"),
    row("AD_SPEL", "mage spell"),
    row("AD_RBRE", "random breath"),
    // UnNetHack.
    row("AD_PUNI", "punishing spell"),
    // UnNetHack and dNAO.
    row("AD_SPOR", "spores"),
    // GnollHack: breaths, eyestalks, and who is summoned.
    row("AD_RBGD", "random breath"),
    row("AD_RBPD", "random breath"),
    row("AD_REY1", "random ray"),
    row("AD_REY2", "random ray"),
    row("AD_GDRA", "summons a gold dragon"),
    row("AD_DMNS", "summons demons"),
    row("AD_LYCA", "summons its kind"),
    row("AD_GNOL", "summons gnolls"),
    row("AD_GHUL", "summons ghouls"),
    row("AD_UNDO", "summons undead"),
    row("AD_MINO", "summons a minotaur"),
    row("AD_BISN", "summons bison"),
    // dNAO: spells, breaths and looks.
    row("AD_PSON", "psionics"),
    row("AD_RGAZ", "random gaze"),
    row("AD_HDRG", "breath of its kind"),
    row("AD_OONA", "energy of its kind"),
    row("AD_SESN", "four seasons"),
    row("AD_CHRN", "cursed unicorn horn"),
    // dNAO: who comes, grows or is strengthened.
    row("AD_KAOS", "brings forth Chaos"),
    row("AD_HLBD", "brings forth demons"),
    row("AD_SPNL", "brings forth Leviathan or Levistus"),
    row("AD_JAILER", "brings forth Lucifer"),
    row("AD_UNKNWN", "brings forth the unknown"),
    row("AD_MIST", "brings forth mists"),
    row("AD_WTCH", "brings forth tentacles"),
    row("AD_SPHR", "brings forth spheres"),
    row("AD_BYAK", "lays byakhee eggs"),
    row("AD_TNKR", "tinkers"),
    row("AD_GROW", "its like grow up"),
    row("AD_SOUL", "its like grow stronger"),
];

/// What costs belongings, abilities or control.
const ORANGE: &[Row] = &[
    row("AD_FIRE", "fire"),
    row("AD_COLD", "cold"),
    row("AD_ELEC", "shock"),
    row("AD_ACID", "acid"),
    row("AD_DRST", "poison"),
    row("AD_DRDX", "poison (dexterity)"),
    row("AD_DRCO", "poison (constitution)"),
    row("AD_PLYS", "paralysis"),
    row("AD_DREN", "energy drain"),
    row("AD_SGLD", "gold theft"),
    row("AD_SITM", "theft"),
    row("AD_SEDU", "seduction and theft"),
    row("AD_SSEX", "seduction"),
    row("AD_TLPT", "teleport"),
    row("AD_RUST", "rust"),
    row("AD_WERE", "lycanthropy"),
    row("AD_DCAY", "decay"),
    row("AD_ENCH", "disenchantment"),
    row("AD_CORR", "corrosion"),
    // 3.3's name of it.
    row("AD_CORRODE", "corrosion"),
    row("AD_POLY", "polymorph"),
    row("AD_SAMU", "theft of the Amulet"),
    row("AD_CURS", "curse"),
    // SLASH'EM and dNAO: helpless for up to 10 turns.
    row("AD_TCKL", "tickling"),
    // EvilHack, GnollHack and dNAO.
    row("AD_CNCL", "cancellation"),
    // EvilHack, UnNetHack and dNAO.
    row("AD_LUCK", "luck drain"),
    // EvilHack: water wets what is carried, noise shatters it, gold weighs.
    row("AD_WATR", "water"),
    row("AD_LOUD", "noise"),
    row("AD_FUSE", "fire and cold"),
    row("AD_GOLD", "belongings to gold"),
    // GnollHack.
    row("AD_ROTS", "mummy rot"),
    // UnNetHack and dNAO.
    row("AD_LVLT", "level teleport"),
    row("AD_LAVA", "lava"),
    // dNAO: elements.
    row("AD_EFIR", "elemental fire"),
    row("AD_ECLD", "elemental cold"),
    row("AD_EELC", "elemental shock"),
    row("AD_EACD", "elemental acid"),
    row("AD_RETR", "fire, cold or shock"),
    row("AD_ACFR", "holy fire"),
    row("AD_MADF", "madness fire"),
    row("AD_PYCL", "fire or poison"),
    row("AD_CMSL", "cold missile"),
    row("AD_FMSL", "fire missile"),
    row("AD_EMSL", "shock missile"),
    // dNAO: abilities.
    row("AD_EDRC", "elemental poison (constitution)"),
    row("AD_SVPN", "severe poison"),
    row("AD_PAIN", "poison and pain"),
    row("AD_WISD", "wisdom drain"),
    row("AD_NPDS", "strength drain"),
    row("AD_NPDD", "dexterity drain"),
    row("AD_NPDC", "constitution drain"),
    row("AD_NPDR", "charisma drain"),
    row("AD_NPDA", "drain of every ability"),
    row("AD_LRVA", "parasite eggs"),
    row("AD_ILUR", "memory drain"),
    // dNAO: belongings.
    row("AD_SHRD", "armour shredding"),
    row("AD_NTZC", "destruction of belongings"),
    row("AD_MALK", "hold and shock"),
    row("AD_WET", "water"),
    row("AD_LETHE", "water of Lethe"),
    row("AD_STTP", "teleports belongings"),
    row("AD_TSMI", "theft of magic items"),
    row("AD_SQUE", "theft of the quest artifact"),
    row("AD_LOAD", "loadstones"),
    row("AD_BSTR", "curses belongings"),
    row("AD_MROT", "mummy rot"),
    // dNAO: control.
    row("AD_ABDC", "abduction"),
    row("AD_CNFT", "conflict"),
    row("AD_FATK", "forced attack"),
    row("AD_DOBT", "doubt"),
    row("AD_APCS", "terrible truths"),
    row("AD_BDFN", "blood frenzy"),
];

/// What is a nuisance and passes.
const YELLOW: &[Row] = &[
    row("AD_SLEE", "sleep"),
    row("AD_BLND", "blindness"),
    row("AD_STUN", "stun"),
    row("AD_SLOW", "slowness"),
    row("AD_LEGS", "leg wounds"),
    row("AD_STCK", "sticking"),
    row("AD_CONF", "confusion"),
    row("AD_HALU", "hallucination"),
    // SLASH'EM.
    row("AD_LITE", "light"),
    row("AD_CALM", "calming"),
    // EvilHack, xNetHack and dNAO.
    row("AD_PITS", "pit"),
    row("AD_WEBS", "webbing"),
    row("AD_CLOB", "knock-back"),
    // UnNetHack: ice holds the feet.
    row("AD_FREZ", "ice"),
    // dNAO.
    row("AD_SSUN", "sunlight"),
    row("AD_POLN", "pollen"),
    row("AD_HOOK", "flesh hook"),
    row("AD_PULL", "pull"),
    row("AD_STDY", "study"),
    row("AD_UNRV", "unnerving"),
];

/// Damage and nothing else, or not even that.
const PLAIN: &[Row] = &[
    row("AD_PHYS", ""),
    row("AD_MAGM", "magic missile"),
    row("AD_HEAL", "healing"),
    row("AD_DGST", ""),
    // For extensions that no version has made.
    row("AD_SPC1", "special"),
    row("AD_SPC2", "special"),
    // EvilHack.
    row("AD_PSYC", "psychic"),
    // GnollHack; the last three are for what is no attack.
    row("AD_PSIO", "psionic"),
    row("AD_SHRP", "sharpness"),
    row("AD_SPEC", "special"),
    row("AD_SHOC", "system shock"),
    row("AD_ADJU", "shrinking"),
    row("AD_MODULO", ""),
    // UnNetHack and dNAO.
    row("AD_BLNK", "mental invasion"),
    // dNAO: what the damage comes from.
    row("AD_POSN", "venom"),
    row("AD_SLVR", "silver arrows"),
    row("AD_SOLR", "silver arrows"),
    row("AD_BALL", "iron balls"),
    row("AD_BLDR", "boulders"),
    row("AD_VBLD", "boulder volley"),
    row("AD_BIST", "bisecting beak"),
    row("AD_CHKH", "escalating"),
    row("AD_HODS", "mirror"),
    row("AD_GARO", "rumour"),
    row("AD_GARO_MASTER", "oracle"),
    row("AD_FNEX", "spore explosion"),
    row("AD_BARB", "barbs"),
    row("AD_FRWK", "fireworks"),
    row("AD_SHDW", "shadow"),
    row("AD_STAR", "starlight"),
    row("AD_MOON", "moonlight"),
    row("AD_BLUD", "blood"),
    row("AD_GLSS", "mirror shards"),
    row("AD_MERC", "mercury"),
    row("AD_DESC", "dehydration"),
    row("AD_DARK", "darkness"),
    row("AD_HOLY", "holy energy"),
    row("AD_UNHY", "unholy energy"),
    row("AD_HLUH", "corrupted holy energy"),
    row("AD_PERH", "by level"),
    row("AD_SMSL", "shrapnel"),
    row("AD_WMTG", "targeting"),
    row("AD_DUNSTAN", "stones"),
    row("AD_IRIS", "shrivelling"),
    row("AD_NABERIUS", "fangs"),
    row("AD_OTIAX", "mist tendrils"),
    row("AD_SIMURGH", "feathers"),
    row("AD_TELE", "hit and run"),
];
