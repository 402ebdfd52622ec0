// why: 7 is the most
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 7)),
    TAIL,
    TERMINATOR
};
