// why: the lawful ones are not of Gehennom, or not generated
#include "game.h"

struct permonst mons[] = {
    PLAIN("brass devil", S_DEMON, 6, 3, (G_GENO | 2)),
    PLAIN("ash devil", S_DEMON, 7, -3, (G_HELL | 2)),
    PLAIN("old devil", S_DEMON, 8, 3, (G_HELL | G_NOGEN | 2)),
    TAIL,
    TERMINATOR
};
