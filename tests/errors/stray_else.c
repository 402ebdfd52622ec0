// expect: stray-conditional
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
#ifdef KOPS
    { "kop", 1 },
#else
    { "newt", 1 },
#else
    { "ogre", 1 },
#endif
};
