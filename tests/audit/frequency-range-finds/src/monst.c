// why: 9 is 8 and 1
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 9)),
    TAIL,
    TERMINATOR
};
