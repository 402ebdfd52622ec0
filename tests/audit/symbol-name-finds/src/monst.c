// why: the second row has the name of a third
#define WITH_PMIDX
#include "game.h"

enum { PM_PAPER_ANT, PM_GLASS_ANT, PM_LONG_WORM_TAIL };

struct permonst mons[] = {
    MON("paper ant", PM_PAPER_ANT, S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    MON("brass ant", PM_GLASS_ANT, S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    MON("long worm tail", PM_LONG_WORM_TAIL, S_WORM_TAIL, LVL(0, 0, 0, 0, 0), (G_NOGEN | G_NOCORPSE | G_UNIQ),
        A(NO_ATTK), SIZ(0, 0, 0, 0), 0, 0, 0L, 0L, 0, 1, CLR_BROWN),
    TERMINATOR
};
