// why: its level was raised, and its difficulty was not
#include "game.h"

struct permonst mons[] = {
    MON("paper ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    MON("brass ant", S_ANT, LVL(6, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    TAIL,
    TERMINATOR
};
