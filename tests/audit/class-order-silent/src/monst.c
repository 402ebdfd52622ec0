// why: what is harder is not generated, or comes first of its class
#include "game.h"

struct permonst mons[] = {
    PLAIN("brass ant", S_ANT, 6, 0, (G_GENO | 2)),
    PLAIN("paper ant", S_ANT, 3, 0, (G_GENO | 2)),
    PLAIN("ghost ant", S_ANT, 9, 0, (G_NOGEN | 1)),
    PLAIN("glass ant", S_ANT, 8, 0, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
