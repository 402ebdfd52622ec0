// why: the sign is the same, and hatchlings may be neutral
#include "game.h"

struct permonst mons[] = {
    PLAIN("ash pup", S_DOG, 2, -5, (G_GENO | 2)),
    PLAIN("ash dog", S_DOG, 5, -1, (G_GENO | 2)),
    PLAIN("fog hatchling", S_DOG, 6, 0, (G_GENO | 2)),
    PLAIN("fog dog", S_DOG, 9, 4, (G_GENO | 2)),
    TAIL,
    TERMINATOR
};
