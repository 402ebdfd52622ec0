// why: 9 is 8 and 1, also where the tree has a flag that the model does not know
#include "game.h"
#define G_ODD 0x2000

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 9)),
    PLAIN("brass ant", S_ANT, 2, 0, (G_GENO | G_ODD | 15)),
    TAIL,
    TERMINATOR
};
