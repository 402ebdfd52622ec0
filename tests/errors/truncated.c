// expect: truncated
// reads: 3
struct permonst { const char *mname; signed char level; unsigned char dice; };
struct permonst mons[] = {
    { "newt", 1, 4 },
    { "ogre", 200, 4 },
    { "troll", 7, 400 },
};
