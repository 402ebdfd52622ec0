// why: all but the nemesis are as the role is
#include "game.h"

struct permonst mons[] = {
    PLAIN("paper ant", S_ANT, 1, 0, (G_GENO | 2)),
    TAIL,
    MON("miller", S_HUMAN, LVL(3, 12, 5, 0, 1), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("old miller", S_HUMAN, LVL(3, 12, 5, 0, 0), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("mill guard", S_HUMAN, LVL(3, 12, 5, 0, 2), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN, 0, 4, CLR_BROWN),
    MON("moth king", S_HUMAN, LVL(3, 12, 5, 0, -9), G_NOGEN, A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN, 0, 4, CLR_BROWN),
    TERMINATOR
};
