// why: only others come in groups
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | G_SGROUP | 2)),
    PLAIN("queen ant", S_ANT, 9, 0, (G_UNIQ | G_NOGEN | 1)),
    TAIL,
    TERMINATOR
};
