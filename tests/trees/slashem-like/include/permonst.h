#ifndef PERMONST_H
#define PERMONST_H
struct attack { uchar aatyp; uchar adtyp, damn, damd; };
#define NATTK 6
#include "align.h"
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
	short pxlth;
	uchar msound;
	uchar msize;
	unsigned long mresists;
	unsigned long mconveys;
	unsigned long mflags1, mflags2;
	unsigned short mflags3;
#ifdef TEXTCOLOR
	uchar mcolor;
#endif
};
extern struct permonst mons[];
#endif
