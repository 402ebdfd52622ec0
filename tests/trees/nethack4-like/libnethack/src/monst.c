/* The monsters of a small tree for tests, in the shape of the NetHack 4 family: arguments are not in the order of the
   fields. */

#include "permonst.h"
#include "monsym.h"

#define NO_ATTK { AT_NONE, AD_PHYS, 0, 0 }
#define MON(who,cls,stats,often,hits,body,has,gives,w1,w2,w3,hue) \
    {who,who,cls,stats,often,hits,body,w1,w2,w3,has,gives,hue}
#define FMON(who,her,cls,stats,often,hits,body,has,gives,w1,w2,w3,hue) \
    {who,her,cls,stats,often,hits,body,w1,w2,w3,has,gives,hue}
#define LVL(level, speed, armour, magic, side) level, speed, armour, magic, side
#define SIZ(weight, food, more, noise, size) weight, food, more, noise, size
#define ATTK(how, what, dice, sides) {how, what, dice, sides}
#define A(p,q,r,s,t,u) {p,q,r,s,t,u}

const struct permonst mons[] = {
    MON("reed ant", S_ANT, LVL(3, 18, 3, 10, 0), (G_SGROUP | G_GENO | 2),
        A(ATTK(AT_BITE, AD_PHYS, 2, 4), ATTK(AT_STNG, AD_DRST, 3, 4), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(20, 5, 0, MS_SILENT, MZ_TINY), MR_POISON, MR_POISON,
        M1_ANIMAL | M1_NOHANDS | M1_OVIPAROUS | M1_CARNIVORE, M2_HOSTILE, 0, CLR_BLUE),
    MON("iron hound", S_DOG, LVL(12, 14, 4, 20, -7), (G_GENO | G_HELL | 1),
        A(ATTK(AT_BITE, AD_PHYS, 3, 6), ATTK(AT_BREA, AD_RUST, 3, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(700, 300, 0, MS_BARK, MZ_MEDIUM), MR_FIRE, MR_FIRE, M1_ANIMAL | M1_NOHANDS | M1_METALLIVORE,
        M2_HOSTILE | M2_STRONG, M3_INFRAVISIBLE, HI_METAL),
    FMON("ferryman", "ferrywoman", S_HUMAN, LVL(10, 12, 10, 0, A_NONE), G_NOGEN,
        A(ATTK(AT_WEAP, AD_PHYS, 1, 8), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(1450, 400, 0, MS_HUMANOID, MZ_HUMAN), 0, 0, M1_HUMANOID | M1_OMNIVORE, M2_NOPOLY | M2_HUMAN,
        M3_INFRAVISIBLE, CLR_WHITE),
#ifdef LINUX
    MON("penguin", S_NYMPH, LVL(1, 9, 6, 0, 0), (G_GENO | 1),
        A(ATTK(AT_BUTT, AD_COLD, 1, 2), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(60, 40, 0, MS_SILENT, MZ_SMALL), MR_COLD, 0, M1_SWIM, 0, 0, CLR_BLACK),
#endif
    MON("tin golem", S_GOLEM, LVL(4, 6, 8, 0, 0), (G_NOCORPSE | 1),
        A(ATTK(AT_CLAW, AD_PHYS, 1, 6), NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(725, 0, 0, MS_SILENT, MZ_LARGE), MR_SLEEP | MR_POISON, 0, M1_BREATHLESS | M1_MINDLESS | M1_HUMANOID,
        M2_HOSTILE | M2_NEUTER, 0, HI_METAL),
    MON("long worm tail", S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN | G_NOCORPSE | G_UNIQ),
        A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK), SIZ(0, 0, 0, 0, 0), 0, 0, 0L, M2_NOPOLY, 0, CLR_BROWN),
    MON("", 0, LVL(0, 0, 0, 0, 0), (0), A(NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK, NO_ATTK),
        SIZ(0, 0, 0, 0, 0), 0, 0, 0L, 0L, 0, 0)
};
