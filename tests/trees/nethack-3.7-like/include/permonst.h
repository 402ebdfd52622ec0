/* A kind of monster, and the numbers of all kinds. */
#ifndef PERMONST_H
#define PERMONST_H
#include "monattk.h"
#include "monflag.h"
#include "color.h"

enum monnums {
    NON_PM = -1, /* none */
#define MONS_ENUM
#include "monsters.h"
#undef MONS_ENUM
    NUMMONS,
    LOW_PM = NON_PM + 1,
    LEAVESTATUE = NON_PM - 1,
    HIGH_PM = NUMMONS - 1,
    SPECIAL_PM = PM_LONG_WORM_TAIL
};

struct attack {
    uchar aatyp, adtyp;
    uchar damn, damd;
};
#define NATTK 6

struct permonst {
    const char *pmnames[NUM_MGENDERS];
    const enum monnums pmidx;
    char mlet;
    schar mlevel, mmove, ac, mr;
    aligntyp maligntyp;
    unsigned short geno;
    struct attack mattk[NATTK];
    unsigned short cwt, cnutrit;
    uchar msound, msize;
    uchar mresists, mconveys;
    unsigned long mflags1, mflags2;
    unsigned short mflags3;
    uchar difficulty;
    uchar mcolor;
};

extern struct permonst mons[NUMMONS + 1];
#endif
