// expect: unclosed-conditional
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
#ifndef KOPS
    { "ogre", 5 },
#if 1
#endif
};
