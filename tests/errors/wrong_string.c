// expect: wrong-value
struct permonst { const char *mname; int level; };
struct permonst mons[] = {
    { "newt", "one" },
    { "ogre", 5 },
};
