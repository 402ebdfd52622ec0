// why: the ant behind the dogs is never chosen anyway
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("brass ant", S_ANT, 3, 0, (G_GENO | 2)),
    PLAIN("ash dog", S_DOG, 2, 0, (G_GENO | 2)),
    PLAIN("queen ant", S_ANT, 9, 0, (G_NOGEN | G_UNIQ)),
    TAIL,
    TERMINATOR
};
