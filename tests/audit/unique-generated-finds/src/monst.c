// why: the queen has no G_NOGEN
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("queen ant", S_ANT, 9, 0, (G_UNIQ | 1)),
    TAIL,
    TERMINATOR
};
