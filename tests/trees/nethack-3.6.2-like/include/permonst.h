/* A kind of monster. */
#ifndef PERMONST_H
#define PERMONST_H

struct attack {
    uchar aatyp, adtyp;
    uchar damn, damd;
};

#define NATTK 6

#include "monattk.h"
#include "monflag.h"

struct permonst {
    const char *mname;
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
    uchar difficulty; /* what makedefs once computed */
#ifdef TEXTCOLOR
    uchar mcolor;
#endif
};

extern struct permonst mons[];
#endif
