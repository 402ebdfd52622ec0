// why: the dog has all that the pup has
#include "game.h"

struct permonst mons[] = {
    MON("ash pup", S_DOG, LVL(2, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), MR_FIRE, 0, M1_ANIMAL, M2_HOSTILE, 0, 3, CLR_BROWN),
    MON("ash dog", S_DOG, LVL(5, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), MR_FIRE | MR_COLD, 0, M1_ANIMAL, M2_HOSTILE, 0, 6, CLR_BROWN),
    TAIL,
    TERMINATOR
};
