// why: the role has rows for both, or one gender only, or no gender in its row
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    TAIL,
    MON("miller", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("abbot", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MALE, 0, 4, CLR_BROWN),
    MON("abbess", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_FEMALE, 0, 4, CLR_BROWN),
    MON("squire", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MALE, 0, 4, CLR_BROWN),
    TERMINATOR
};
