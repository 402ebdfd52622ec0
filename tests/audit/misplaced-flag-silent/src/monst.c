// why: each flag stands in its word, one by a macro, and some by a name that is a flag of two words
#include "game.h"
#define ANGRY M2_HOSTILE
#define M3_HIRED (M2_MERC)
#define M3_WINGED (M1_FLY)

struct permonst mons[] = {
    MON("paper ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL | M1_FLY, ANGRY, 0, 4, CLR_BROWN),
    MON("brass ant", S_ANT, LVL(4, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL | M3_WINGED, ANGRY, M3_HIRED, 5, CLR_BROWN),
    TAIL,
    TERMINATOR
};
