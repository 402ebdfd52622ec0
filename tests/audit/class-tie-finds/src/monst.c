// why: one of two rows of one difficulty is not generated
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("brass ant", S_ANT, 6, 0, (G_GENO | 2)),
    PLAIN("ghost ant", S_ANT, 6, 0, (G_NOGEN | 1)),
    TAIL,
    TERMINATOR
};
