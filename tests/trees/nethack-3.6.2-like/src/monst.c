/* The monsters of a small tree for tests, in the shape of 3.6.2. */

#include "config.h"
#include "permonst.h"
#include "monsym.h"

#undef C
#ifndef TEXTCOLOR
#define C(hue)
#else
#include "color.h"
#define C(hue) hue
#endif

#define NO_ATTK    \
    {              \
        0, 0, 0, 0 \
    }
#define WT_HUMAN 1450
#define WT_ELF 800

#define MON(who, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue) \
    {                                                                           \
        who, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, C(hue)   \
    }
/* LVL() and SIZ() collapse several fields, ATTK() and A() make the attacks. */
#define LVL(level, speed, armour, magic, side) level, speed, armour, magic, side
#define SIZ(weight, food, noise, size) weight, food, noise, size
#define ATTK(how, what, dice, sides) \
    {                                \
        how, what, dice, sides       \
    }
#define A(p, q, r, s, t, u) \
    {                       \
        p, q, r, s, t, u    \
    }

struct permonst mons[] = {
    MON("paper ant", S_ANT, LVL(0, 9, 9, 0, 0), (G_GENO | G_SGROUP | 4),
        A(ATTK(AT_BITE, AD_PHYS, 1, 2), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(3, 4, MS_SILENT, MZ_TINY), 0, 0, M1_ANIMAL | M1_NOHANDS | M1_OVIPAROUS, M2_HOSTILE, 0, 2, CLR_WHITE),
    MON("slag drake", S_DRAGON, LVL(11, 9, -1, 20, 4), (G_GENO | 1),
        A(ATTK(AT_BREA, AD_FIRE, 4, 6), ATTK(AT_BITE, AD_PHYS, 3, 8), ATTK(AT_CLAW, AD_PHYS, 1, 4),
          ATTK(AT_CLAW, AD_PHYS, 1, 4), NO_ATTK, NO_ATTK),
        SIZ(4500, 1500, MS_ROAR, MZ_GIGANTIC), MR_FIRE, MR_FIRE,
        M1_FLY | M1_THICK_HIDE | M1_NOHANDS | M1_SEE_INVIS | M1_OVIPAROUS | M1_CARNIVORE,
        M2_HOSTILE | M2_STRONG | M2_NASTY | M2_MAGIC, 0, 16, CLR_ORANGE),
#if 0 /* not yet */
    MON("shiny drake", S_DRAGON, LVL(11, 9, -1, 20, 4), (G_GENO | 1), A(), SIZ(), "isn't", 'ready
#endif
    MON("moss nymph", S_NYMPH, LVL(3, 12, 9, 20, 0), (G_GENO | 2),
        A(ATTK(AT_CLAW, AD_SITM, 0, 0), ATTK(AT_CLAW, AD_SEDU, 0, 0), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(WT_ELF * 3 / 4, 300, MS_SEDUCE, MZ_HUMAN), 0, 0, M1_HUMANOID, M2_HOSTILE | M2_FEMALE | M2_COLLECT,
        M3_INFRAVISIBLE, 5, CLR_GREEN),
    MON("tin golem", S_GOLEM, LVL(4, 6, 8, 0, 0), (G_NOCORPSE | 1),
        A(ATTK(AT_CLAW, AD_PHYS, 1, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(WT_HUMAN / 2, 0, MS_SILENT, MZ_LARGE), MR_SLEEP | MR_POISON, 0,
        M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID, M2_HOSTILE | M2_NEUTER, 0, 5, HI_METAL),
    MON("chalk ghost", S_GHOST, LVL(10, 3, -5, 50, -5), (G_NOCORPSE | G_NOGEN),
        A(ATTK(AT_CLAW, AD_PHYS, 1, 1), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(WT_HUMAN, 0, MS_SILENT, MZ_HUMAN), MR_COLD | MR_SLEEP | MR_POISON | MR_STONE, 0,
        M1_FLY | M1_BREATHLESS | M1_HUMANOID | M1_UNSOLID, M2_UNDEAD | M2_STALK | M2_HOSTILE, M3_INFRAVISION, 12,
        CLR_GRAY),
#ifdef MAIL
    MON("letter daemon", S_DEMON, LVL(60, 22, 9, 120, 1), (G_NOGEN | G_NOCORPSE | G_GENO),
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(600, 300, MS_SILENT, MZ_HUMAN),
        MR_FIRE | MR_COLD, 0, M1_FLY | M1_HUMANOID, M2_NOPOLY | M2_PEACEFUL, 0, 26, CLR_BLUE),
#endif
#define SEDUCTION_ATTACKS_YES                                                       \
    A(ATTK(AT_BITE, AD_SSEX, 0, 0), ATTK(AT_CLAW, AD_PHYS, 2, 3), NO_ATTK, NO_ATTK, \
      NO_ATTK, NO_ATTK)
    MON("velvet fiend", S_DEMON, LVL(7, 13, 1, 65, -8), (G_NOCORPSE | 1), SEDUCTION_ATTACKS_YES,
        SIZ(WT_HUMAN, 400, MS_SEDUCE, MZ_HUMAN), MR_FIRE | MR_POISON, 0, M1_HUMANOID | M1_FLY | M1_POIS,
        M2_DEMON | M2_STALK | M2_HOSTILE | M2_NASTY | M2_FEMALE, M3_INFRAVISIBLE | M3_INFRAVISION, 8, CLR_GRAY),
    MON("long worm tail", S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN | G_NOCORPSE | G_UNIQ),
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0, 0, 0), 0, 0, 0L, M2_NOPOLY, 0, 1,
        CLR_BROWN),
    /* the terminator */
    MON("", 0, LVL(0, 0, 0, 0, 0), (0), A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0, 0, 0), 0,
        0, 0L, 0L, 0, 0, 0)
};

void
monst_init(void)
{
    return;
}

struct attack sa_yes[NATTK] = SEDUCTION_ATTACKS_YES;

