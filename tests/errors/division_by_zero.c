// expect: bad-arithmetic
#define WT_NONE 0
struct permonst { const char *mname; int weight; };
struct permonst mons[] = {
    { "newt", 10 / WT_NONE },
    { "ogre", 10 % (1 - 1) },
};
