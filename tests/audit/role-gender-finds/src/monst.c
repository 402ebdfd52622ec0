// why: a miller may be a woman, and her monster is always a man
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    TAIL,
    MON("miller", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MALE, 0, 4, CLR_BROWN),
    TERMINATOR
};
