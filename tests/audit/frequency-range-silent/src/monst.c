// why: 15 is the most that this tree's G_FREQ holds, and the bit above it is that of a flag of its own
#include "game.h"
#undef G_FREQ
#define G_FREQ 0x000f
#undef G_NOCORPSE
#define G_NOCORPSE 0x0100
#define G_RARE 0x0010

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | G_RARE | 15)),
    TAIL,
    TERMINATOR
};
