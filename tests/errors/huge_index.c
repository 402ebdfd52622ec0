// expect: limit-reached
struct permonst { const char *mname; int level; };
struct permonst mons[] = { { "newt", 1 }, [1999999999] = { "ogre", 5 } };
