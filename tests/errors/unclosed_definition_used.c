// expect: unclosed-definition stray-byte
#define NAME "newt
struct permonst { const char *mname; int mlevel; };
struct permonst mons[] = {
    { NAME, 1 },
    { "ogre", 5 },
};
