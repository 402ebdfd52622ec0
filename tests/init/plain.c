/* The oldest form: one struct, plain braces. */
struct permonst { char *mname; char mlet; int mlevel; };
struct permonst mons[] = {
	{ "newt", ':', 0 },
	{ "ogre", 'O', 5 },
};
