/* A kind of monster. */
struct permonst {
	char *mname,mlet;
	schar mlevel,mmove,ac,damn,damd;
	unsigned pxlth;
};

extern struct permonst mons[];
#define	ACID_PUDDLE	&mons[2]
