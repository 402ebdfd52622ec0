// why: M2_HOSTILE stands among the first flags by a macro, and in the same place a name for two flags
#include "game.h"
#define ANGRY M2_HOSTILE
#define M2_SOLDIER (M2_MERC | M2_HOSTILE)

struct permonst mons[] = {
    MON("paper ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL | ANGRY, 0, 0, 4, CLR_BROWN),
    MON("brass ant", S_ANT, LVL(4, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M2_SOLDIER | M1_ANIMAL, 0, 0, 5, CLR_BROWN),
    TAIL,
    TERMINATOR
};
