/* A kind of monster. */
#ifndef PERMONST_H
#define PERMONST_H

struct attack {
	uchar		aatyp, adtyp;
	uchar		damn, damd;
};

#define NATTK	6

#ifndef ALIGN_H
#include "align.h"
#endif
#include "monattk.h"
#include "monflag.h"

struct permonst {
	const char	*mname;		/* its name */
	char		mlet;		/* its class */
	schar		mlevel,		/* its level */
			mmove,		/* its speed */
			ac,
			mr;
	aligntyp	maligntyp;
	unsigned short	geno;
	struct	attack	mattk[NATTK];
	unsigned short	cwt,
			cnutrit;
	short		pxlth;		/* the length of what it has more */
	uchar		msound;
	uchar		msize;
	uchar		mresists;
	uchar		mconveys;
	unsigned long	mflags1,
			mflags2;
	unsigned short	mflags3;
# ifdef TEXTCOLOR
	uchar		mcolor;
# endif
};

extern struct permonst mons[];
#define NORMAL_SPEED 12
#define NON_PM (-1)
#endif /* PERMONST_H */
