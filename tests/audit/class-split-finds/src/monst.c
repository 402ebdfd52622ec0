// why: an ant stands behind the dogs
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("ash dog", S_DOG, 2, 0, (G_GENO | 2)),
    PLAIN("brass ant", S_ANT, 3, 0, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
