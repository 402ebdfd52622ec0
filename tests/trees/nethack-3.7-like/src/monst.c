/* The table of a small tree for tests, in the shape of 3.7. */

#include "config.h"
#include "permonst.h"

#define NO_ATTK { 0, 0, 0, 0 }

#undef C
#define NAM(n) { (const char *) 0, (const char *) 0, n }
#define NAMS(m, f, n) { m, f, n }
#define MON(who, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue, bn) \
    {                                                                             \
        who, PM_##bn, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue \
    }
#define LVL(level, speed, armour, magic, side) level, speed, armour, magic, side
#define SIZ(weight, food, noise, size) weight, food, noise, size
#define ATTK(how, what, dice, sides) { how, what, dice, sides }
#define A(p, q, r, s, t, u) { p, q, r, s, t, u }

struct permonst mons[NUMMONS + 1];

static const struct permonst mons_init[NUMMONS + 1] = {
#include "monsters.h"
    /* The list has undefined it; the terminator is none of its monsters. */
#define MON(who, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue, bn) \
    { who, bn, cls, stats, often, hits, body, has, gives, w1, w2, w3, d, hue }
    MON(NAM(""), 0, LVL(0, 0, 0, 0, 0), G_NOGEN | G_NOCORPSE,
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0, 0, 0), 0, 0, 0L, M2_NOPOLY, 0, 0, 0, NON_PM)
#undef MON
};

void
monst_globals_init(void)
{
    int i;

    for (i = 0; i < SIZE(mons_init); i++) { *(char *) &mons[i] = *(char *) &mons_init[i]; }
}
