// expect: too-many-values
struct permonst { const char *mname; int level, speed; };
struct permonst mons[] = {
    { "newt", 1, 6 },
    { "ogre", 5, 10, 12 },
    { "troll", 7, 12 },
};
