#ifndef PERMONST_H
# define PERMONST_H
# include "config.h"
# include "color.h"
# include "monattk.h"
# include "monflag.h"

struct attack {
    uchar aatyp, adtyp;
    uchar damn, damd;
};
# define NATTK 6

struct permonst {
    const char *mname, *fname;
    char mlet;
    schar mlevel, mmove, ac, mr;
    aligntyp maligntyp;
    unsigned short geno;
    struct attack mattk[NATTK];
    unsigned short cwt, cnutrit;
    short pxlth;
    uchar msound, msize;
    unsigned int mflags1, mflags2;
    unsigned short mflags3;
    uchar mresists, mconveys;
    uchar mcolor;
};

extern const struct permonst mons[];
int lookup(const char *) PURE;
static inline bool big(const struct permonst *p) { return p->msize >= MZ_LARGE; }
#endif
