// why: passive acid uses its dice
#include "game.h"

struct permonst mons[] = {
    MON("acid ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6), ATTK(AT_NONE, AD_ACID, 2, 4)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    TAIL,
    TERMINATOR
};
