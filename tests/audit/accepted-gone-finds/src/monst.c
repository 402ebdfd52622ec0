// why: what is accepted was mended
#include "game.h"

struct permonst mons[] = {
    MON("paper ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), MR_COLD, MR_COLD, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    TAIL,
    TERMINATOR
};
