// why: the healer stands behind them
#include "game.h"

struct permonst mons[] = {
    MON("recruit", S_HUMAN, LVL(2, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MERC | M2_HOSTILE, 0, 3, CLR_BROWN),
    MON("corporal", S_HUMAN, LVL(4, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MERC | M2_HOSTILE, 0, 5, CLR_BROWN),
    MON("major", S_HUMAN, LVL(8, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MERC | M2_HOSTILE, 0, 9, CLR_BROWN),
    MON("marshal", S_HUMAN, LVL(10, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_MERC | M2_HOSTILE, 0, 11, CLR_BROWN),
    MON("healer", S_HUMAN, LVL(11, 12, 5, 0, 0), (G_GENO | 2), A(ATTK(AT_BITE, AD_PHYS, 1, 6)),
        SIZ(100, 100, MS_SILENT, MZ_SMALL), 0, 0, M1_HUMANOID, M2_HUMAN | M2_HOSTILE, 0, 12, CLR_BROWN),
    TAIL,
    TERMINATOR
};
