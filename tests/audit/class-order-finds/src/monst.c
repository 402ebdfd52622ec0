// why: the third ant is easier than the second
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("brass ant", S_ANT, 6, 0, (G_GENO | 2)),
    PLAIN("glass ant", S_ANT, 3, 0, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
