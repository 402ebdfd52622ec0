// expect: syntax
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", 1 },
    { "ogre", 5 };
