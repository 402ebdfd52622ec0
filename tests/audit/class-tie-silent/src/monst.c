// why: ties are of rows that are all generated, or the easiest of their class
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("ghost ant", S_ANT, 1, 0, (G_NOGEN | 1)),
    PLAIN("brass ant", S_ANT, 6, 0, (G_GENO | 2)),
    PLAIN("glass ant", S_ANT, 6, 0, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
