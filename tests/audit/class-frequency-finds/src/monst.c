// why: no eel has a frequency
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    PLAIN("mud eel", S_EEL, 2, 0, (G_GENO | G_NOGEN)),
    PLAIN("tar eel", S_EEL, 4, 0, (G_GENO | G_NOGEN)),
    TAIL,
    TERMINATOR
};
