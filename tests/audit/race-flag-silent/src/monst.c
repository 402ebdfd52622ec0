// why: who is called human is human; the humane one is not called so
#include "game.h"

struct permonst mons[] = {
    MON("human", S_HUMAN, LVL(3, 12, 5, 0, 0), (G_NOGEN | 1), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("human husk", S_HUMAN, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("humane ant", S_ANT, LVL(3, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_ANIMAL, M2_HOSTILE, 0, 4, CLR_BROWN),
    TAIL,
    TERMINATOR
};
