// why: the pup is chaotic, and the dog is not
#include "game.h"

struct permonst mons[] = {
    PLAIN("ash pup", S_DOG, 2, -5, (G_GENO | 2)),
    PLAIN("ash dog", S_DOG, 5, 0, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
