// expect: wrong-value
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { 1.5, 1 },
    { "ogre", 5 },
};
