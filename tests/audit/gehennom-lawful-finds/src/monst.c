// why: Gehennom keeps out what is lawful
#include "game.h"

struct permonst mons[] = {
    PLAIN("brass devil", S_DEMON, 6, 3, (G_HELL | 2)),
    TAIL,
    TERMINATOR
};
